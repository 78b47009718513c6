extension MockStarWars {
  static let starships = """
    id|name|model|manufacturer|cost_in_credits|length|max_atmosphering_speed|crew|passengers|cargo_capacity|\
    consumables|hyperdrive_rating|MGLT|starship_class
    2|CR90 corvette|CR90 corvette|Corellian Engineering Corporation|3500000|150|950|30-165|600|3000000|1 year|2.0|60|\
    corvette
    3|Star Destroyer|Imperial I-class Star Destroyer|Kuat Drive Yards|150000000|1,600|975|47,060|n/a|36000000|2 years|\
    2.0|60|Star Destroyer
    5|Sentinel-class landing craft|Sentinel-class landing craft|Sienar Fleet Systems, Cyngus Spaceworks|240000|38|\
    1000|5|75|180000|1 month|1.0|70|landing craft
    9|Death Star|DS-1 Orbital Battle Station|Imperial Department of Military Research, Sienar Fleet Systems|\
    1000000000000|120000|n/a|342,953|843,342|1000000000000|3 years|4.0|10|Deep Space Mobile Battlestation
    10|Millennium Falcon|YT-1300 light freighter|Corellian Engineering Corporation|100000|34.37|1050|4|6|100000|2 \
    months|0.5|75|Light freighter
    11|Y-wing|BTL Y-wing|Koensayr Manufacturing|134999|14|1000km|2|0|110|1 week|1.0|80|assault starfighter
    12|X-wing|T-65 X-wing|Incom Corporation|149999|12.5|1050|1|0|110|1 week|1.0|100|Starfighter
    13|TIE Advanced x1|Twin Ion Engine Advanced x1|Sienar Fleet Systems|unknown|9.2|1200|1|0|150|5 days|1.0|105|\
    Starfighter
    15|Executor|Executor-class star dreadnought|Kuat Drive Yards, Fondor Shipyards|1143350000|19000|n/a|279,144|38000|\
    250000000|6 years|2.0|40|Star dreadnought
    17|Rebel transport|GR-75 medium transport|Gallofree Yards, Inc.|unknown|90|650|6|90|19000000|6 months|4.0|20|\
    Medium transport
    21|Slave 1|Firespray-31-class patrol and attack|Kuat Systems Engineering|unknown|21.5|1000|1|6|70000|1 month|3.0|\
    70|Patrol craft
    22|Imperial shuttle|Lambda-class T-4a shuttle|Sienar Fleet Systems|240000|20|850|6|20|80000|2 months|1.0|50|Armed \
    government transport
    23|EF76 Nebulon-B escort frigate|EF76 Nebulon-B escort frigate|Kuat Drive Yards|8500000|300|800|854|75|6000000|2 \
    years|2.0|40|Escort ship
    27|Calamari Cruiser|MC80 Liberty type Star Cruiser|Mon Calamari shipyards|104000000|1200|n/a|5400|1200|unknown|2 \
    years|1.0|60|Star Cruiser
    28|A-wing|RZ-1 A-wing Interceptor|Alliance Underground Engineering, Incom Corporation|175000|9.6|1300|1|0|40|1 \
    week|1.0|120|Starfighter
    29|B-wing|A/SF-01 B-wing starfighter|Slayn & Korpil|220000|16.9|950|1|0|45|1 week|2.0|91|Assault Starfighter
    31|Republic Cruiser|Consular-class cruiser|Corellian Engineering Corporation|unknown|115|900|9|16|unknown|unknown|\
    2.0|unknown|Space cruiser
    32|Droid control ship|Lucrehulk-class Droid Control Ship|Hoersch-Kessel Drive, Inc.|unknown|3170|n/a|175|139000|\
    4000000000|500 days|2.0|unknown|Droid control ship
    39|Naboo fighter|N-1 starfighter|Theed Palace Space Vessel Engineering Corps|200000|11|1100|1|0|65|7 days|1.0|\
    unknown|Starfighter
    40|Naboo Royal Starship|J-type 327 Nubian royal starship|Theed Palace Space Vessel Engineering Corps, Nubia Star \
    Drives|unknown|76|920|8|unknown|unknown|unknown|1.8|unknown|yacht
    41|Scimitar|Star Courier|Republic Sienar Systems|55000000|26.5|1180|1|6|2500000|30 days|1.5|unknown|Space Transport
    48|Jedi starfighter|Delta-7 Aethersprite-class interceptor|Kuat Systems Engineering|180000|8|1150|1|0|60|7 days|\
    1.0|unknown|Starfighter
    """

  static let species = """
    id|name|classification|designation|average_height|skin_colors|hair_colors|eye_colors|average_lifespan|homeworld|\
    language
    1|Human|mammal|sentient|180|caucasian, black, asian, hispanic|blonde, brown, black, red|brown, blue, green, \
    hazel, grey, amber|120|9|Galactic Basic
    2|Droid|artificial|sentient|n/a|n/a|n/a|n/a|indefinite||n/a
    3|Wookie|mammal|sentient|210|gray|black, brown|blue, green, yellow, brown, golden, red|400|14|Shyriiwook
    4|Rodian|sentient|reptilian|170|green, blue|n/a|black|unknown|23|Galactic Basic
    5|Hutt|gastropod|sentient|300|green, brown, tan|n/a|yellow, red|1000|24|Huttese
    6|Yoda's species|mammal|sentient|66|green, yellow|brown, white|brown, green, yellow|900|28|Galactic basic
    7|Trandoshan|reptile|sentient|200|brown, green|none|yellow, orange|unknown|29|Dosh
    8|Mon Calamari|amphibian|sentient|160|red, blue, brown, magenta|none|yellow|unknown|31|Mon Calamarian
    9|Ewok|mammal|sentient|100|brown|white, brown, black|orange, brown|unknown|7|Ewokese
    10|Sullustan|mammal|sentient|180|pale|none|black|unknown|33|Sullutese
    11|Neimodian|unknown|sentient|180|grey, green|none|red, pink|unknown|18|Neimoidia
    12|Gungan|amphibian|sentient|190|brown, green|none|orange|unknown|8|Gungan basic
    22|Zabrak|mammal|sentient|180|pale, brown, red, orange, yellow|black|brown, orange|unknown|36|Zabraki
    36|Kaleesh|reptile|sentient|170|reddish brown|none|yellow|80|59|Kaleesh
    """

  static let vehicles = """
    id|name|model|manufacturer|cost_in_credits|length|max_atmosphering_speed|crew|passengers|cargo_capacity|\
    consumables|vehicle_class
    4|Sand Crawler|Digger Crawler|Corellia Mining Corporation|150000|36.8|30|46|30|50000|2 months|wheeled
    6|T-16 skyhopper|T-16 skyhopper|Incom Corporation|14500|10.4|1200|1|1|50|0|repulsorcraft
    7|X-34 landspeeder|X-34 landspeeder|SoroSuub Corporation|10550|3.4|250|1|1|5|unknown|repulsorcraft
    8|TIE/LN starfighter|Twin Ion Engine/Ln Starfighter|Sienar Fleet Systems|unknown|6.4|1200|1|0|65|2 days|starfighter
    14|Snowspeeder|t-47 airspeeder|Incom corporation|unknown|4.5|650|2|0|10|none|airspeeder
    16|TIE bomber|TIE/sa bomber|Sienar Fleet Systems|unknown|7.8|850|1|0|none|2 days|space/planetary bomber
    18|AT-AT|All Terrain Armored Transport|Kuat Drive Yards, Imperial Department of Military Research|unknown|20|60|5|\
    40|1000|unknown|assault walker
    19|AT-ST|All Terrain Scout Transport|Kuat Drive Yards, Imperial Department of Military Research|unknown|2|90|2|0|\
    200|none|walker
    20|Storm IV Twin-Pod cloud car|Storm IV Twin-Pod|Bespin Motors|75000|7|1500|2|0|10|1 day|repulsorcraft
    24|Sail barge|Modified Luxury Sail Barge|Ubrikkian Industries Custom Vehicle Division|285000|30|100|26|500|\
    2000000|Live food tanks|sail barge
    25|Bantha-II cargo skiff|Bantha-II|Ubrikkian Industries|8000|9.5|250|5|16|135000|1 day|repulsorcraft cargo skiff
    26|TIE/IN interceptor|Twin Ion Engine Interceptor|Sienar Fleet Systems|unknown|9.6|1250|1|0|75|2 days|starfighter
    30|Imperial Speeder Bike|74-Z speeder bike|Aratech Repulsor Company|8000|3|360|1|1|4|1 day|speeder
    38|Tribubble bongo|Tribubble bongo|Otoh Gunga Bongameken Cooperative|unknown|15|85|1|2|1600|unknown|submarine
    42|Sith speeder|FC-20 speeder bike|Razalon|4000|1.5|180|1|0|2|unknown|speeder
    44|Zephyr-G swoop bike|Zephyr-G swoop bike|Mobquet Swoops and Speeders|5750|3.68|350|1|1|200|none|repulsorcraft
    46|Koro-2 Exodrive airspeeder|Koro-2 Exodrive airspeeder|Desler Gizh Outworld Mobility Corporation|unknown|6.6|\
    800|1|1|80|unknown|airspeeder
    55|Flitknot speeder|Flitknot speeder|Huppla Pasa Tisc Shipwrights Collective|8000|2|634|1|0|unknown|unknown|speeder
    60|Tsmeu-6 personal wheel bike|Tsmeu-6 personal wheel bike|Z-Gomot Ternbuell Guppat Corporation|15000|3.5|330|1|1|\
    10|none|wheeled walker
    """
}
