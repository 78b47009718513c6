/// Each entry has an alpha-2 code, an alpha-3 code, names separated by semicolons, a colon, and the alpha-3 codes of the
/// neighbors. The names are the common one, the official one (empty if it is equal), and those in the country's languages
/// (none if they are equal). See `tableEntries`.
extension World {
  static let europe = """
    AX ALA Åland Islands;;Åland: | AL ALB Albania;Republic of Albania;Shqipëria: GRC MKD MNE UNK
    AD AND Andorra;Principality of Andorra: ESP FRA
    AT AUT Austria;Republic of Austria;Österreich: CHE CZE DEU HUN ITA LIE SVK SVN
    BY BLR Belarus;Republic of Belarus;Беларусь: LTU LVA POL RUS UKR
    BE BEL Belgium;Kingdom of Belgium;België;Belgique;Belgien: DEU FRA LUX NLD
    BA BIH Bosnia and Herzegovina;;Bosna i Hercegovina;Босна и Херцеговина: HRV MNE SRB
    BG BGR Bulgaria;Republic of Bulgaria;България: GRC MKD ROU SRB TUR
    HR HRV Croatia;Republic of Croatia;Hrvatska: BIH HUN MNE SRB SVN | CY CYP Cyprus;Republic of Cyprus;Κύπρος;Kıbrıs:
    CZ CZE Czechia;Czech Republic;Česko: AUT DEU POL SVK | DK DNK Denmark;Kingdom of Denmark;Danmark: DEU
    EE EST Estonia;Republic of Estonia;Eesti: LVA RUS | FO FRO Faroe Islands;;Føroyar;Færøerne:
    FI FIN Finland;Republic of Finland;Suomi;Finland: NOR RUS SWE
    FR FRA France;French Republic: AND BEL CHE DEU ESP ITA LUX MCO
    DE DEU Germany;Federal Republic of Germany;Deutschland: AUT BEL CHE CZE DNK FRA LUX NLD POL | GI GIB Gibraltar: ESP
    GR GRC Greece;Hellenic Republic;Ελλάδα: ALB BGR MKD TUR | GG GGY Guernsey;Bailiwick of Guernsey:
    HU HUN Hungary;;Magyarország: AUT HRV ROU SRB SVK SVN UKR | IS ISL Iceland;;Ísland:
    IE IRL Ireland;;Éire;Ireland: GBR | IM IMN Isle of Man;;Ellan Vannin;Isle of Man:
    IT ITA Italy;Italian Republic;Italia: AUT CHE FRA SMR SVN VAT | JE JEY Jersey;Bailiwick of Jersey:
    XK UNK Kosovo;Republic of Kosovo;Kosova;Косово: ALB MKD MNE SRB
    LV LVA Latvia;Republic of Latvia;Latvija: BLR EST LTU RUS
    LI LIE Liechtenstein;Principality of Liechtenstein: AUT CHE
    LT LTU Lithuania;Republic of Lithuania;Lietuva: BLR LVA POL RUS
    LU LUX Luxembourg;Grand Duchy of Luxembourg;Lëtzebuerg;Luxembourg;Luxemburg: BEL DEU FRA
    MT MLT Malta;Republic of Malta: | MD MDA Moldova;Republic of Moldova: ROU UKR
    MC MCO Monaco;Principality of Monaco: FRA | ME MNE Montenegro;;Crna Gora;Црна Гора: ALB BIH HRV SRB UNK
    NL NLD Netherlands;Kingdom of the Netherlands;Nederland: BEL DEU
    MK MKD North Macedonia;Republic of North Macedonia;Северна Македонија: ALB BGR GRC SRB UNK
    NO NOR Norway;Kingdom of Norway;Norge;Noreg;Norga: FIN RUS SWE
    PL POL Poland;Republic of Poland;Polska: BLR CZE DEU LTU RUS SVK UKR | PT PRT Portugal;Portuguese Republic: ESP
    RO ROU Romania;;România: BGR HUN MDA SRB UKR
    RU RUS Russia;Russian Federation;Россия: AZE BLR CHN EST FIN GEO KAZ LTU LVA MNG NOR POL PRK UKR
    SM SMR San Marino;Republic of San Marino: ITA
    RS SRB Serbia;Republic of Serbia;Србија;Srbija: BGR BIH HRV HUN MKD MNE ROU UNK
    SK SVK Slovakia;Slovak Republic;Slovensko: AUT CZE HUN POL UKR
    SI SVN Slovenia;Republic of Slovenia;Slovenija: AUT HRV HUN ITA
    ES ESP Spain;Kingdom of Spain;España: AND FRA GIB MAR PRT | SJ SJM Svalbard and Jan Mayen;;Svalbard og Jan Mayen:
    SE SWE Sweden;Kingdom of Sweden;Sverige: FIN NOR
    CH CHE Switzerland;Swiss Confederation;Schweiz;Suisse;Svizzera;Svizra: AUT DEU FRA ITA LIE
    UA UKR Ukraine;;Україна: BLR HUN MDA POL ROU RUS SVK
    GB GBR United Kingdom;United Kingdom of Great Britain and Northern Ireland: IRL
    VA VAT Vatican City;Vatican City State;Città del Vaticano;Civitas Vaticana: ITA
    """

  static let asia = """
    AF AFG Afghanistan;Islamic Republic of Afghanistan;افغانستان: CHN IRN PAK TJK TKM UZB
    AM ARM Armenia;Republic of Armenia;Հայաստան: AZE GEO IRN TUR
    AZ AZE Azerbaijan;Republic of Azerbaijan;Azərbaycan: ARM GEO IRN RUS TUR
    BH BHR Bahrain;Kingdom of Bahrain;البحرين: | BD BGD Bangladesh;People's Republic of Bangladesh;বাংলাদেশ: IND MMR
    BT BTN Bhutan;Kingdom of Bhutan;འབྲུག་ཡུལ་: CHN IND | IO IOT British Indian Ocean Territory:
    BN BRN Brunei;Brunei Darussalam;Negara Brunei Darussalam: MYS
    KH KHM Cambodia;Kingdom of Cambodia;កម្ពុជា: LAO THA VNM
    CN CHN China;People's Republic of China;中国: AFG BTN HKG IND KAZ KGZ LAO MAC MMR MNG NPL PAK PRK RUS TJK VNM
    CX CXR Christmas Island;Territory of Christmas Island:
    CC CCK Cocos (Keeling) Islands;Territory of the Cocos (Keeling) Islands:
    GE GEO Georgia;;საქართველო: ARM AZE RUS TUR
    HK HKG Hong Kong;Hong Kong Special Administrative Region of the People's Republic of China;香港;Hong Kong: CHN
    IN IND India;Republic of India;भारत;India: BGD BTN CHN MMR NPL PAK
    ID IDN Indonesia;Republic of Indonesia: MYS PNG TLS
    IR IRN Iran;Islamic Republic of Iran;ایران: AFG ARM AZE IRQ PAK TKM TUR
    IQ IRQ Iraq;Republic of Iraq;العراق;عێراق: IRN JOR KWT SAU SYR TUR
    IL ISR Israel;State of Israel;ישראל;إسرائيل: EGY JOR LBN PSE SYR | JP JPN Japan;;日本:
    JO JOR Jordan;Hashemite Kingdom of Jordan;الأردن: IRQ ISR PSE SAU SYR
    KZ KAZ Kazakhstan;Republic of Kazakhstan;Қазақстан;Казахстан: CHN KGZ RUS TKM UZB
    KW KWT Kuwait;State of Kuwait;الكويت: IRQ SAU
    KG KGZ Kyrgyzstan;Kyrgyz Republic;Кыргызстан;Киргизия: CHN KAZ TJK UZB
    LA LAO Laos;Lao People's Democratic Republic;ລາວ: CHN KHM MMR THA VNM
    LB LBN Lebanon;Lebanese Republic;لبنان;Liban: ISR SYR
    MO MAC Macau;Macao Special Administrative Region of the People's Republic of China;澳門;Macau: CHN
    MY MYS Malaysia: BRN IDN THA | MV MDV Maldives;Republic of Maldives;ދިވެހިރާއްޖެ:
    MN MNG Mongolia;;Монгол улс: CHN RUS | MM MMR Myanmar;Republic of the Union of Myanmar;မြန်မာ: BGD CHN IND LAO THA
    NP NPL Nepal;Federal Democratic Republic of Nepal;नेपाल: CHN IND
    KP PRK North Korea;Democratic People's Republic of Korea;조선: CHN KOR RUS
    OM OMN Oman;Sultanate of Oman;عمان: ARE SAU YEM
    PK PAK Pakistan;Islamic Republic of Pakistan;پاکستان;Pakistan: AFG CHN IND IRN
    PS PSE Palestine;State of Palestine;فلسطين: EGY ISR JOR
    PH PHL Philippines;Republic of the Philippines;Pilipinas;Philippines: | QA QAT Qatar;State of Qatar;قطر: SAU
    SA SAU Saudi Arabia;Kingdom of Saudi Arabia;السعودية: ARE IRQ JOR KWT OMN QAT YEM
    SG SGP Singapore;Republic of Singapore;Singapore;Singapura;新加坡;சிங்கப்பூர்:
    KR KOR South Korea;Republic of Korea;한국: PRK
    LK LKA Sri Lanka;Democratic Socialist Republic of Sri Lanka;ශ්‍රී ලංකාව;இலங்கை:
    SY SYR Syria;Syrian Arab Republic;سوريا: IRQ ISR JOR LBN TUR | TW TWN Taiwan;Republic of China (Taiwan);台灣:
    TJ TJK Tajikistan;Republic of Tajikistan;Тоҷикистон;Таджикистан: AFG CHN KGZ UZB
    TH THA Thailand;Kingdom of Thailand;ประเทศไทย: KHM LAO MMR MYS
    TL TLS Timor-Leste;Democratic Republic of Timor-Leste;Timor-Leste;Timór Lorosa'e: IDN
    TR TUR Turkey;Republic of Türkiye;Türkiye: ARM AZE BGR GEO GRC IRN IRQ SYR
    TM TKM Turkmenistan;;Türkmenistan: AFG IRN KAZ UZB | AE ARE United Arab Emirates;;الإمارات العربية المتحدة: OMN SAU
    UZ UZB Uzbekistan;Republic of Uzbekistan;Oʻzbekiston: AFG KAZ KGZ TJK TKM
    VN VNM Vietnam;Socialist Republic of Vietnam;Việt Nam: CHN KHM LAO | YE YEM Yemen;Republic of Yemen;اليمن: OMN SAU
    """

  static let africa = """
    DZ DZA Algeria;People's Democratic Republic of Algeria;الجزائر: ESH LBY MAR MLI MRT NER TUN
    AO AGO Angola;Republic of Angola: COD COG NAM ZMB | BJ BEN Benin;Republic of Benin;Bénin: BFA NER NGA TGO
    BW BWA Botswana;Republic of Botswana: NAM ZAF ZMB ZWE | BF BFA Burkina Faso: BEN CIV GHA MLI NER TGO
    BI BDI Burundi;Republic of Burundi;Uburundi;Burundi: COD RWA TZA
    CM CMR Cameroon;Republic of Cameroon;Cameroun;Cameroon: CAF COG GAB GNQ NGA TCD
    CV CPV Cape Verde;Republic of Cabo Verde;Cabo Verde:
    CF CAF Central African Republic;;République centrafricaine;Bêafrîka: CMR COD COG SDN SSD TCD
    TD TCD Chad;Republic of Chad;Tchad;تشاد: CAF CMR LBY NER NGA SDN
    KM COM Comoros;Union of the Comoros;Komori;Comores;القمر:
    CD COD DR Congo;Democratic Republic of the Congo;RD Congo: AGO BDI CAF COG RWA SSD TZA UGA ZMB
    DJ DJI Djibouti;Republic of Djibouti;Djibouti;جيبوتي: ERI ETH SOM
    EG EGY Egypt;Arab Republic of Egypt;مصر: ISR LBY PSE SDN
    GQ GNQ Equatorial Guinea;Republic of Equatorial Guinea;Guinea Ecuatorial;Guinée équatoriale: CMR GAB
    ER ERI Eritrea;State of Eritrea;ኤርትራ;إرتريا: DJI ETH SDN | SZ SWZ Eswatini;Kingdom of Eswatini;eSwatini: MOZ ZAF
    ET ETH Ethiopia;Federal Democratic Republic of Ethiopia;ኢትዮጵያ: DJI ERI KEN SDN SOM SSD
    GA GAB Gabon;Gabonese Republic: CMR COG GNQ | GM GMB Gambia;Republic of the Gambia: SEN
    GH GHA Ghana;Republic of Ghana: BFA CIV TGO | GN GIN Guinea;Republic of Guinea;Guinée: CIV GNB LBR MLI SEN SLE
    GW GNB Guinea-Bissau;Republic of Guinea-Bissau;Guiné-Bissau: GIN SEN
    CI CIV Ivory Coast;Republic of Côte d'Ivoire;Côte d'Ivoire: BFA GHA GIN LBR MLI
    KE KEN Kenya;Republic of Kenya: ETH SOM SSD TZA UGA | LS LSO Lesotho;Kingdom of Lesotho: ZAF
    LR LBR Liberia;Republic of Liberia: CIV GIN SLE | LY LBY Libya;State of Libya;ليبيا: DZA EGY NER SDN TCD TUN
    MG MDG Madagascar;Republic of Madagascar;Madagasikara;Madagascar:
    MW MWI Malawi;Republic of Malawi;Malaŵi;Malawi: MOZ TZA ZMB
    ML MLI Mali;Republic of Mali: BFA CIV DZA GIN MRT NER SEN
    MR MRT Mauritania;Islamic Republic of Mauritania;موريتانيا: DZA ESH MLI SEN
    MU MUS Mauritius;Republic of Mauritius;Mauritius;Maurice;Moris: | YT MYT Mayotte;Department of Mayotte:
    MA MAR Morocco;Kingdom of Morocco;المغرب;ⵍⵎⴰⵖⵔⵉⴱ: DZA ESH ESP
    MZ MOZ Mozambique;Republic of Mozambique;Moçambique: MWI SWZ TZA ZAF ZMB ZWE
    NA NAM Namibia;Republic of Namibia: AGO BWA ZAF ZMB
    NE NER Niger;Republic of the Niger: BEN BFA DZA LBY MLI NGA TCD
    NG NGA Nigeria;Federal Republic of Nigeria: BEN CMR NER TCD
    CG COG Republic of the Congo;;République du Congo: AGO CAF CMR COD GAB | RE REU Réunion;;La Réunion:
    RW RWA Rwanda;Republic of Rwanda: BDI COD TZA UGA | SH SHN Saint Helena, Ascension and Tristan da Cunha:
    SN SEN Senegal;Republic of Senegal;Sénégal: GIN GMB GNB MLI MRT
    SC SYC Seychelles;Republic of Seychelles;Sesel;Seychelles: | SL SLE Sierra Leone;Republic of Sierra Leone: GIN LBR
    SO SOM Somalia;Federal Republic of Somalia;Soomaaliya;الصومال: DJI ETH KEN
    ZA ZAF South Africa;Republic of South Africa;South Africa;Suid-Afrika: BWA LSO MOZ NAM SWZ ZWE
    SS SSD South Sudan;Republic of South Sudan: CAF COD ETH KEN SDN UGA
    SD SDN Sudan;Republic of the Sudan;السودان: CAF EGY ERI ETH LBY SSD TCD
    ST STP São Tomé and Príncipe;Democratic Republic of São Tomé and Príncipe;São Tomé e Príncipe:
    TZ TZA Tanzania;United Republic of Tanzania: BDI COD KEN MOZ MWI RWA UGA ZMB
    TG TGO Togo;Togolese Republic: BEN BFA GHA | TN TUN Tunisia;Republic of Tunisia;تونس: DZA LBY
    UG UGA Uganda;Republic of Uganda: COD KEN RWA SSD TZA
    EH ESH Western Sahara;Sahrawi Arab Democratic Republic;الصحراء الغربية: DZA MAR MRT
    ZM ZMB Zambia;Republic of Zambia: AGO BWA COD MOZ MWI NAM TZA ZWE
    ZW ZWE Zimbabwe;Republic of Zimbabwe: BWA MOZ ZAF ZMB
    """

  static let americas = """
    AI AIA Anguilla: | AG ATG Antigua and Barbuda: | AR ARG Argentina;Argentine Republic: BOL BRA CHL PRY URY
    AW ABW Aruba: | BS BHS Bahamas;Commonwealth of the Bahamas: | BB BRB Barbados:
    BZ BLZ Belize;;Belize;Belice: GTM MEX | BM BMU Bermuda:
    BO BOL Bolivia;Plurinational State of Bolivia;Bolivia;Wuliwya;Puliwya: ARG BRA CHL PER PRY
    BR BRA Brazil;Federative Republic of Brazil;Brasil: ARG BOL COL GUF GUY PER PRY SUR URY VEN
    VG VGB British Virgin Islands;Virgin Islands: | CA CAN Canada: USA
    BQ BES Caribbean Netherlands;Bonaire, Sint Eustatius and Saba;Caribisch Nederland: | KY CYM Cayman Islands:
    CL CHL Chile;Republic of Chile: ARG BOL PER | CO COL Colombia;Republic of Colombia: BRA ECU PAN PER VEN
    CR CRI Costa Rica;Republic of Costa Rica: NIC PAN | CU CUB Cuba;Republic of Cuba:
    CW CUW Curaçao;Country of Curaçao;Curaçao;Kòrsou: | DM DMA Dominica;Commonwealth of Dominica:
    DO DOM Dominican Republic;;República Dominicana: HTI | EC ECU Ecuador;Republic of Ecuador: COL PER
    SV SLV El Salvador;Republic of El Salvador: GTM HND | FK FLK Falkland Islands:
    GF GUF French Guiana;Guiana;Guyane: BRA SUR | GL GRL Greenland;;Kalaallit Nunaat: | GD GRD Grenada:
    GP GLP Guadeloupe: | GT GTM Guatemala;Republic of Guatemala: BLZ HND MEX SLV
    GY GUY Guyana;Co-operative Republic of Guyana: BRA SUR VEN | HT HTI Haiti;Republic of Haiti;Haïti;Ayiti: DOM
    HN HND Honduras;Republic of Honduras: GTM NIC SLV | JM JAM Jamaica: | MQ MTQ Martinique:
    MX MEX Mexico;United Mexican States;México: BLZ GTM USA | MS MSR Montserrat:
    NI NIC Nicaragua;Republic of Nicaragua: CRI HND | PA PAN Panama;Republic of Panama;Panamá: COL CRI
    PY PRY Paraguay;Republic of Paraguay;Paraguay;Paraguái: ARG BOL BRA
    PE PER Peru;Republic of Peru;Perú;Piruw: BOL BRA CHL COL ECU | PR PRI Puerto Rico;Commonwealth of Puerto Rico:
    BL BLM Saint Barthélemy;Collectivity of Saint Barthélemy;Saint-Barthélemy:
    KN KNA Saint Kitts and Nevis;Federation of Saint Kitts and Nevis: | LC LCA Saint Lucia:
    MF MAF Saint Martin;Collectivity of Saint Martin;Saint-Martin: SXM
    PM SPM Saint Pierre and Miquelon;;Saint-Pierre-et-Miquelon: | VC VCT Saint Vincent and the Grenadines:
    SX SXM Sint Maarten;Country of Sint Maarten: MAF
    GS SGS South Georgia;South Georgia and the South Sandwich Islands:
    SR SUR Suriname;Republic of Suriname: BRA GUF GUY | TT TTO Trinidad and Tobago;Republic of Trinidad and Tobago:
    TC TCA Turks and Caicos Islands: | US USA United States;United States of America: CAN MEX
    VI VIR United States Virgin Islands;Virgin Islands of the United States:
    UY URY Uruguay;Oriental Republic of Uruguay: ARG BRA
    VE VEN Venezuela;Bolivarian Republic of Venezuela: BRA COL GUY
    """

  static let oceania = """
    AS ASM American Samoa: | AQ ATA Antarctica: | AU AUS Australia;Commonwealth of Australia:
    BV BVT Bouvet Island;;Bouvetøya: | CK COK Cook Islands;;Cook Islands;Kūki 'Āirani:
    FJ FJI Fiji;Republic of Fiji;Viti;Fiji;फिजी: | PF PYF French Polynesia;;Polynésie française:
    TF ATF French Southern and Antarctic Lands;Territory of the French Southern and Antarctic Lands;Terres australes et antarctiques françaises:
    GU GUM Guam;;Guam;Guåhån: | HM HMD Heard Island and McDonald Islands: | KI KIR Kiribati;Republic of Kiribati:
    MH MHL Marshall Islands;Republic of the Marshall Islands;M̧ajeļ;Marshall Islands:
    FM FSM Micronesia;Federated States of Micronesia: | NR NRU Nauru;Republic of Nauru;Naoero;Nauru:
    NC NCL New Caledonia;;Nouvelle-Calédonie: | NZ NZL New Zealand;;New Zealand;Aotearoa: | NU NIU Niue;;Niuē;Niue:
    NF NFK Norfolk Island;Territory of Norfolk Island;Norfolk Island;Norf'k Ailen:
    MP MNP Northern Mariana Islands;Commonwealth of the Northern Mariana Islands:
    PW PLW Palau;Republic of Palau;Belau;Palau:
    PG PNG Papua New Guinea;Independent State of Papua New Guinea;Papua Niugini;Papua New Guinea: IDN
    PN PCN Pitcairn Islands;Pitcairn Group of Islands: | WS WSM Samoa;Independent State of Samoa;Sāmoa;Samoa:
    SB SLB Solomon Islands: | TK TKL Tokelau: | TO TON Tonga;Kingdom of Tonga: | TV TUV Tuvalu:
    UM UMI United States Minor Outlying Islands: | VU VUT Vanuatu;Republic of Vanuatu:
    WF WLF Wallis and Futuna;Territory of the Wallis and Futuna Islands;Wallis-et-Futuna:
    """
}
