extension MockStarWars {
  /// Returns a table with a line for each resource: its id and the attributes of its kind that are not derived. Columns
  /// are separated by `|`, ids by commas, and `^` stands for a line break. The opening crawls are paraphrased.
  static func table(of kind: StarWarsKind) -> String {
    switch kind {
    case .film: films
    case .person: people
    case .planet: planets
    case .starship: starships
    case .species: species
    case .vehicle: vehicles
    }
  }
}

private let films = """
  1|A New Hope|4|Rebels have struck the Galactic^Empire and stolen the plans^of its newest weapon, a^station that \
  can break worlds.^^A princess carries the plans^home, and a cruiser is on^her heels....|George Lucas|Gary Kurtz, \
  Rick McCallum|1977-05-25|1,2,3,4,5,6,7,8,9,10,12,13,14,15,16,18,19|1,2,3|2,3,5,9,10,11,12,13|4,6,7,8|1,2,3,4,5
  2|The Empire Strikes Back|5|The great weapon is gone, and^still the Rebels are hunted^from star to star.^^They \
  have dug in on a world^of ice, while Darth Vader^sends probes in search of^young Skywalker....|Irvin Kershner|\
  Gary Kurtz, Rick McCallum|1980-05-17|1,2,3,4,5,10,13,14,18,20,21,22,23,24,25,26|4,5,6,27|\
  3,10,11,12,15,17,21,22,23|8,14,16,18,19,20|1,2,3,6,7
  3|Return of the Jedi|6|Luke is home on Tatooine to^free his friend Han from the^halls of a gangster.^^He does not \
  know that the^Empire is building again, and^that what it builds will be^worse than before....|Richard Marquand|\
  Howard G. Kazanjian, George Lucas, Rick McCallum|1983-05-25|\
  1,2,3,4,5,10,13,14,16,18,20,21,22,25,27,28,29,30,31,45|1,5,7,8,9|2,3,10,11,12,15,17,22,23,27,28,29|\
  8,16,18,19,24,25,26,30|1,2,3,5,6,8,9,10,15
  4|The Phantom Menace|1|Taxes on far trade routes have^split the Republic, and a ring^of warships lies around the^\
  small planet of Naboo.^^While the Senate talks, the^Chancellor sends two Jedi in^secret to end it....|George \
  Lucas|Rick McCallum|1999-05-19|2,3,10,11,16,20,21,32,33,34,35,36,43,44,46,51,52,53|1,8,9|31,32,39,40,41|\
  33,34,35,36,37,38,42|1,2,6,11,12,22
  5|Attack of the Clones|2|Thousands of systems want to^leave the Republic, behind a^count who is hard to find.^^\
  The Jedi are too few to keep^the peace, and a senator is on^her way to vote on whether to^raise an army....|\
  George Lucas|Rick McCallum|2002-05-16|2,3,6,7,10,11,20,21,22,33,35,36,43,46,51,52,53,66,67,68,69|1,8,9,10,11|\
  21,32,39,43,47,48,49,52,58|4,44,45,46,50,51,53,54,55,56,57|1,2,6,12,15,22
  6|Revenge of the Sith|3|It is war. The Republic reels^under the blows of a count,^and neither side is free of^\
  guilt.^^A general of droids has taken^the Chancellor out of the^capital, and two Jedi fly to^bring him back....|\
  George Lucas|Rick McCallum|2005-05-19|1,2,3,4,5,6,7,10,11,12,13,20,21,33,35,46,51,52,53,67,68,79|\
  1,2,5,8,9,12,13,14|2,32,48,59,61,63,64,65,66,68,74,75|33,50,53,56,60,62,67,69,70,71,72,73,76|1,2,3,6,15,22,36
  """

private let people = """
  1|Luke Skywalker|172|77|blond|fair|blue|19BBY|male|1||14,30|12,22
  2|C-3PO|167|75|n/a|gold|yellow|112BBY|n/a|1|2||
  3|R2-D2|96|32|n/a|white, blue|red|33BBY|n/a|8|2||
  4|Darth Vader|202|136|none|white|yellow|41.9BBY|male|1|||13
  5|Leia Organa|150|49|brown|light|brown|19BBY|female|2||30|
  6|Owen Lars|178|120|brown, grey|light|blue|52BBY|male|1|||
  7|Beru Whitesun lars|165|75|brown|light|blue|47BBY|female|1|||
  8|R5-D4|97|32|n/a|white, red|red|unknown|n/a|1|2||
  9|Biggs Darklighter|183|84|black|light|brown|24BBY|male|1|||12
  10|Obi-Wan Kenobi|182|77|auburn, white|fair|blue-gray|57BBY|male|20||38|48,59,64,65,74
  11|Anakin Skywalker|188|84|blond|fair|blue|41.9BBY|male|1||44,46|39,59,65
  12|Wilhuff Tarkin|180|unknown|auburn, grey|fair|blue|64BBY|male|21|||
  13|Chewbacca|228|112|brown|unknown|blue|200BBY|male|14|3|19|10,22
  14|Han Solo|180|80|brown|fair|brown|29BBY|male|22|||10,22
  15|Greedo|173|74|n/a|green|black|44BBY|male|23|4||
  16|Jabba Desilijic Tiure|175|1,358|n/a|green-tan, brown|orange|600BBY|hermaphrodite|24|5||
  18|Wedge Antilles|170|77|brown|fair|hazel|21BBY|male|22||14|12
  19|Jek Tono Porkins|180|110|brown|fair|blue|unknown|male|26|||12
  20|Yoda|66|17|white|green|brown|896BBY|male|28|6||
  21|Palpatine|170|75|grey|pale|yellow|82BBY|male|8|||
  22|Boba Fett|183|78.2|black|fair|brown|31.5BBY|male|10|||21
  23|IG-88|200|140|none|metal|red|15BBY|none|28|2||
  24|Bossk|190|113|none|green|red|53BBY|male|29|7||
  25|Lando Calrissian|177|79|black|dark|brown|31BBY|male|30|||10
  26|Lobot|175|79|none|light|blue|37BBY|male|6|||
  27|Ackbar|180|83|none|brown mottle|orange|41BBY|male|31|8||
  28|Mon Mothma|150|unknown|auburn|fair|blue|48BBY|female|32|||
  29|Arvel Crynyd|unknown|unknown|brown|fair|brown|unknown|male|28|||28
  30|Wicket Systri Warrick|88|20|brown|brown|brown|8BBY|male|7|9||
  31|Nien Nunb|160|68|none|grey|black|unknown|male|33|10||10
  32|Qui-Gon Jinn|193|89|brown|fair|blue|92BBY|male|28||38|
  33|Nute Gunray|191|90|none|mottled green|red|unknown|male|18|11||
  35|Padmé Amidala|185|45|brown|light|brown|46BBY|female|8|||39,49,64
  36|Jar Jar Binks|196|66|none|orange|orange|52BBY|male|8|12||
  43|Shmi Skywalker|163|unknown|black|fair|brown|72BBY|female|1|||
  44|Darth Maul|175|80|none|red|yellow|54BBY|male|36|22|42|41
  51|Mace Windu|188|84|none|dark|brown|72BBY|male|42|||
  66|Dormé|165|unknown|brown|light|brown|unknown|female|8|1||
  67|Dooku|193|80|white|fair|brown|102BBY|male|52|1|55|
  68|Bail Prestor Organa|191|unknown|black|tan|brown|67BBY|male|2|1||
  69|Jango Fett|183|79|black|tan|brown|66BBY|male|53|||
  79|Grievous|216|159|none|brown, white|green, yellow|unknown|male|59|36|60|74
  """

private let planets = """
  1|Tatooine|23|304|10465|arid|1 standard|desert|1|200000
  2|Alderaan|24|364|12500|temperate|1 standard|grasslands, mountains|40|2000000000
  3|Yavin IV|24|4818|10200|temperate, tropical|1 standard|jungle, rainforests|8|1000
  4|Hoth|23|549|7200|frozen|1.1 standard|tundra, ice caves, mountain ranges|100|unknown
  5|Dagobah|23|341|8900|murky|N/A|swamp, jungles|8|unknown
  6|Bespin|12|5110|118000|temperate|1.5 (surface), 1 standard (Cloud City)|gas giant|0|6000000
  7|Endor|18|402|4900|temperate|0.85 standard|forests, mountains, lakes|8|30000000
  8|Naboo|26|312|12120|temperate|1 standard|grassy hills, swamps, forests, mountains|12|4500000000
  9|Coruscant|24|368|12240|temperate|1 standard|cityscape, mountains|unknown|1000000000000
  10|Kamino|27|463|19720|temperate|1 standard|ocean|100|1000000000
  11|Geonosis|30|256|11370|temperate, arid|0.9 standard|rock, desert, mountain, barren|5|100000000000
  12|Utapau|27|351|12900|temperate, arid, windy|1 standard|scrublands, savanna, canyons, sinkholes|0.9|95000000
  13|Mustafar|36|412|4200|hot|1 standard|volcanoes, lava rivers, mountains, caves|0|20000
  14|Kashyyyk|26|381|12765|tropical|1 standard|jungle, forests, lakes, rivers|60|45000000
  18|Cato Neimoidia|25|278|0|temperate, moist|1 standard|mountains, fields, forests, rock arches|unknown|10000000
  20|Stewjon|unknown|unknown|0|temperate|1 standard|grass|unknown|unknown
  21|Eriadu|24|360|13490|polluted|1 standard|cityscape|unknown|22000000000
  22|Corellia|25|329|11000|temperate|1 standard|plains, urban, hills, forests|70|3000000000
  23|Rodia|29|305|7549|hot|1 standard|jungles, oceans, urban, swamps|60|1300000000
  24|Nal Hutta|87|413|12150|temperate|1 standard|urban, oceans, swamps, bogs|unknown|7000000000
  26|Bestine IV|26|680|6400|temperate|unknown|rocky islands, oceans|98|62000000
  27|Ord Mantell|26|334|14050|temperate|1 standard|plains, seas, mesas|10|4000000000
  28|unknown|0|0|0|unknown|unknown|unknown|unknown|unknown
  29|Trandosha|25|371|0|arid|0.62 standard|mountains, seas, grasslands, deserts|unknown|42000000
  30|Socorro|20|326|0|arid|1 standard|deserts, mountains|unknown|300000000
  31|Mon Cala|21|398|11030|temperate|1|oceans, reefs, islands|100|27000000000
  32|Chandrila|20|368|13500|temperate|1|plains, forests|40|1200000000
  33|Sullust|20|263|12780|superheated|1|mountains, volcanoes, rocky deserts|5|18500000000
  36|Dathomir|24|491|10480|temperate|0.9|forests, deserts, savannas|unknown|5200
  42|Haruun Kal|25|383|10120|temperate|0.98|toxic cloudsea, plateaus, volcanoes|unknown|705300
  52|Serenno|unknown|unknown|unknown|unknown|unknown|rainforests, rivers, mountains|unknown|unknown
  53|Concord Dawn|unknown|unknown|unknown|unknown|unknown|jungles, forests, deserts|unknown|unknown
  59|Kalee|23|378|13850|arid, temperate, tropical|1|rainforests, cliffs, canyons, seas|unknown|4000000000
  """

private let starships = """
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

private let species = """
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

private let vehicles = """
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
