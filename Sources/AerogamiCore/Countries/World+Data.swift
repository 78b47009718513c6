extension World {
  static let europe = """
    Åland Islands||Åland|AX|ALA|
    Albania|Republic of Albania|Shqipëria|AL|ALB|GRC MKD MNE UNK
    Andorra|Principality of Andorra|Andorra|AD|AND|ESP FRA
    Austria|Republic of Austria|Österreich|AT|AUT|CHE CZE DEU HUN ITA LIE SVK SVN
    Belarus|Republic of Belarus|Беларусь|BY|BLR|LTU LVA POL RUS UKR
    Belgium|Kingdom of Belgium|België;Belgique;Belgien|BE|BEL|DEU FRA LUX NLD
    Bosnia and Herzegovina||Bosna i Hercegovina;Босна и Херцеговина|BA|BIH|HRV MNE SRB
    Bulgaria|Republic of Bulgaria|България|BG|BGR|GRC MKD ROU SRB TUR
    Croatia|Republic of Croatia|Hrvatska|HR|HRV|BIH HUN MNE SRB SVN
    Cyprus|Republic of Cyprus|Κύπρος;Kıbrıs|CY|CYP|
    Czechia|Czech Republic|Česko|CZ|CZE|AUT DEU POL SVK
    Denmark|Kingdom of Denmark|Danmark|DK|DNK|DEU
    Estonia|Republic of Estonia|Eesti|EE|EST|LVA RUS
    Faroe Islands||Føroyar;Færøerne|FO|FRO|
    Finland|Republic of Finland|Suomi;Finland|FI|FIN|NOR RUS SWE
    France|French Republic|France|FR|FRA|AND BEL CHE DEU ESP ITA LUX MCO
    Germany|Federal Republic of Germany|Deutschland|DE|DEU|AUT BEL CHE CZE DNK FRA LUX NLD POL
    Gibraltar||Gibraltar|GI|GIB|ESP
    Greece|Hellenic Republic|Ελλάδα|GR|GRC|ALB BGR MKD TUR
    Guernsey|Bailiwick of Guernsey|Guernsey|GG|GGY|
    Hungary||Magyarország|HU|HUN|AUT HRV ROU SRB SVK SVN UKR
    Iceland||Ísland|IS|ISL|
    Ireland||Éire;Ireland|IE|IRL|GBR
    Isle of Man||Ellan Vannin;Isle of Man|IM|IMN|
    Italy|Italian Republic|Italia|IT|ITA|AUT CHE FRA SMR SVN VAT
    Jersey|Bailiwick of Jersey|Jersey|JE|JEY|
    Kosovo|Republic of Kosovo|Kosova;Косово|XK|UNK|ALB MKD MNE SRB
    Latvia|Republic of Latvia|Latvija|LV|LVA|BLR EST LTU RUS
    Liechtenstein|Principality of Liechtenstein|Liechtenstein|LI|LIE|AUT CHE
    Lithuania|Republic of Lithuania|Lietuva|LT|LTU|BLR LVA POL RUS
    Luxembourg|Grand Duchy of Luxembourg|Lëtzebuerg;Luxembourg;Luxemburg|LU|LUX|BEL DEU FRA
    Malta|Republic of Malta|Malta|MT|MLT|
    Moldova|Republic of Moldova|Moldova|MD|MDA|ROU UKR
    Monaco|Principality of Monaco|Monaco|MC|MCO|FRA
    Montenegro||Crna Gora;Црна Гора|ME|MNE|ALB BIH HRV SRB UNK
    Netherlands|Kingdom of the Netherlands|Nederland|NL|NLD|BEL DEU
    North Macedonia|Republic of North Macedonia|Северна Македонија|MK|MKD|ALB BGR GRC SRB UNK
    Norway|Kingdom of Norway|Norge;Noreg;Norga|NO|NOR|FIN RUS SWE
    Poland|Republic of Poland|Polska|PL|POL|BLR CZE DEU LTU RUS SVK UKR
    Portugal|Portuguese Republic|Portugal|PT|PRT|ESP
    Romania||România|RO|ROU|BGR HUN MDA SRB UKR
    Russia|Russian Federation|Россия|RU|RUS|AZE BLR CHN EST FIN GEO KAZ LTU LVA MNG NOR POL PRK UKR
    San Marino|Republic of San Marino|San Marino|SM|SMR|ITA
    Serbia|Republic of Serbia|Србија;Srbija|RS|SRB|BGR BIH HRV HUN MKD MNE ROU UNK
    Slovakia|Slovak Republic|Slovensko|SK|SVK|AUT CZE HUN POL UKR
    Slovenia|Republic of Slovenia|Slovenija|SI|SVN|AUT HRV HUN ITA
    Spain|Kingdom of Spain|España|ES|ESP|AND FRA GIB MAR PRT
    Svalbard and Jan Mayen||Svalbard og Jan Mayen|SJ|SJM|
    Sweden|Kingdom of Sweden|Sverige|SE|SWE|FIN NOR
    Switzerland|Swiss Confederation|Schweiz;Suisse;Svizzera;Svizra|CH|CHE|AUT DEU FRA ITA LIE
    Ukraine||Україна|UA|UKR|BLR HUN MDA POL ROU RUS SVK
    United Kingdom|United Kingdom of Great Britain and Northern Ireland|United Kingdom|GB|GBR|IRL
    Vatican City|Vatican City State|Città del Vaticano;Civitas Vaticana|VA|VAT|ITA
    """

  static let asia = """
    Afghanistan|Islamic Republic of Afghanistan|افغانستان|AF|AFG|CHN IRN PAK TJK TKM UZB
    Armenia|Republic of Armenia|Հայաստան|AM|ARM|AZE GEO IRN TUR
    Azerbaijan|Republic of Azerbaijan|Azərbaycan|AZ|AZE|ARM GEO IRN RUS TUR
    Bahrain|Kingdom of Bahrain|البحرين|BH|BHR|
    Bangladesh|People's Republic of Bangladesh|বাংলাদেশ|BD|BGD|IND MMR
    Bhutan|Kingdom of Bhutan|འབྲུག་ཡུལ་|BT|BTN|CHN IND
    British Indian Ocean Territory||British Indian Ocean Territory|IO|IOT|
    Brunei|Brunei Darussalam|Negara Brunei Darussalam|BN|BRN|MYS
    Cambodia|Kingdom of Cambodia|កម្ពុជា|KH|KHM|LAO THA VNM
    China|People's Republic of China|中国|CN|CHN|\
    AFG BTN HKG IND KAZ KGZ LAO MAC MMR MNG NPL PAK PRK RUS TJK VNM
    Christmas Island|Territory of Christmas Island|Christmas Island|CX|CXR|
    Cocos (Keeling) Islands|Territory of the Cocos (Keeling) Islands|Cocos (Keeling) Islands|CC|CCK|
    Georgia||საქართველო|GE|GEO|ARM AZE RUS TUR
    Hong Kong|Hong Kong Special Administrative Region of the People's Republic of China|香港;Hong Kong|HK|HKG|CHN
    India|Republic of India|भारत;India|IN|IND|BGD BTN CHN MMR NPL PAK
    Indonesia|Republic of Indonesia|Indonesia|ID|IDN|MYS PNG TLS
    Iran|Islamic Republic of Iran|ایران|IR|IRN|AFG ARM AZE IRQ PAK TKM TUR
    Iraq|Republic of Iraq|العراق;عێراق|IQ|IRQ|IRN JOR KWT SAU SYR TUR
    Israel|State of Israel|ישראל;إسرائيل|IL|ISR|EGY JOR LBN PSE SYR
    Japan||日本|JP|JPN|
    Jordan|Hashemite Kingdom of Jordan|الأردن|JO|JOR|IRQ ISR PSE SAU SYR
    Kazakhstan|Republic of Kazakhstan|Қазақстан;Казахстан|KZ|KAZ|CHN KGZ RUS TKM UZB
    Kuwait|State of Kuwait|الكويت|KW|KWT|IRQ SAU
    Kyrgyzstan|Kyrgyz Republic|Кыргызстан;Киргизия|KG|KGZ|CHN KAZ TJK UZB
    Laos|Lao People's Democratic Republic|ລາວ|LA|LAO|CHN KHM MMR THA VNM
    Lebanon|Lebanese Republic|لبنان;Liban|LB|LBN|ISR SYR
    Macau|Macao Special Administrative Region of the People's Republic of China|澳門;Macau|MO|MAC|CHN
    Malaysia||Malaysia|MY|MYS|BRN IDN THA
    Maldives|Republic of Maldives|ދިވެހިރާއްޖެ|MV|MDV|
    Mongolia||Монгол улс|MN|MNG|CHN RUS
    Myanmar|Republic of the Union of Myanmar|မြန်မာ|MM|MMR|BGD CHN IND LAO THA
    Nepal|Federal Democratic Republic of Nepal|नेपाल|NP|NPL|CHN IND
    North Korea|Democratic People's Republic of Korea|조선|KP|PRK|CHN KOR RUS
    Oman|Sultanate of Oman|عمان|OM|OMN|ARE SAU YEM
    Pakistan|Islamic Republic of Pakistan|پاکستان;Pakistan|PK|PAK|AFG CHN IND IRN
    Palestine|State of Palestine|فلسطين|PS|PSE|EGY ISR JOR
    Philippines|Republic of the Philippines|Pilipinas;Philippines|PH|PHL|
    Qatar|State of Qatar|قطر|QA|QAT|SAU
    Saudi Arabia|Kingdom of Saudi Arabia|السعودية|SA|SAU|ARE IRQ JOR KWT OMN QAT YEM
    Singapore|Republic of Singapore|Singapore;Singapura;新加坡;சிங்கப்பூர்|SG|SGP|
    South Korea|Republic of Korea|한국|KR|KOR|PRK
    Sri Lanka|Democratic Socialist Republic of Sri Lanka|ශ්‍රී ලංකාව;இலங்கை|LK|LKA|
    Syria|Syrian Arab Republic|سوريا|SY|SYR|IRQ ISR JOR LBN TUR
    Taiwan|Republic of China (Taiwan)|台灣|TW|TWN|
    Tajikistan|Republic of Tajikistan|Тоҷикистон;Таджикистан|TJ|TJK|AFG CHN KGZ UZB
    Thailand|Kingdom of Thailand|ประเทศไทย|TH|THA|KHM LAO MMR MYS
    Timor-Leste|Democratic Republic of Timor-Leste|Timor-Leste;Timór Lorosa'e|TL|TLS|IDN
    Turkey|Republic of Türkiye|Türkiye|TR|TUR|ARM AZE BGR GEO GRC IRN IRQ SYR
    Turkmenistan||Türkmenistan|TM|TKM|AFG IRN KAZ UZB
    United Arab Emirates||الإمارات العربية المتحدة|AE|ARE|OMN SAU
    Uzbekistan|Republic of Uzbekistan|Oʻzbekiston|UZ|UZB|AFG KAZ KGZ TJK TKM
    Vietnam|Socialist Republic of Vietnam|Việt Nam|VN|VNM|CHN KHM LAO
    Yemen|Republic of Yemen|اليمن|YE|YEM|OMN SAU
    """

  static let africa = """
    Algeria|People's Democratic Republic of Algeria|الجزائر|DZ|DZA|ESH LBY MAR MLI MRT NER TUN
    Angola|Republic of Angola|Angola|AO|AGO|COD COG NAM ZMB
    Benin|Republic of Benin|Bénin|BJ|BEN|BFA NER NGA TGO
    Botswana|Republic of Botswana|Botswana|BW|BWA|NAM ZAF ZMB ZWE
    Burkina Faso||Burkina Faso|BF|BFA|BEN CIV GHA MLI NER TGO
    Burundi|Republic of Burundi|Uburundi;Burundi|BI|BDI|COD RWA TZA
    Cameroon|Republic of Cameroon|Cameroun;Cameroon|CM|CMR|CAF COG GAB GNQ NGA TCD
    Cape Verde|Republic of Cabo Verde|Cabo Verde|CV|CPV|
    Central African Republic||République centrafricaine;Bêafrîka|CF|CAF|CMR COD COG SDN SSD TCD
    Chad|Republic of Chad|Tchad;تشاد|TD|TCD|CAF CMR LBY NER NGA SDN
    Comoros|Union of the Comoros|Komori;Comores;القمر|KM|COM|
    DR Congo|Democratic Republic of the Congo|RD Congo|CD|COD|AGO BDI CAF COG RWA SSD TZA UGA ZMB
    Djibouti|Republic of Djibouti|Djibouti;جيبوتي|DJ|DJI|ERI ETH SOM
    Egypt|Arab Republic of Egypt|مصر|EG|EGY|ISR LBY PSE SDN
    Equatorial Guinea|Republic of Equatorial Guinea|Guinea Ecuatorial;Guinée équatoriale|GQ|GNQ|CMR GAB
    Eritrea|State of Eritrea|ኤርትራ;إرتريا|ER|ERI|DJI ETH SDN
    Eswatini|Kingdom of Eswatini|eSwatini|SZ|SWZ|MOZ ZAF
    Ethiopia|Federal Democratic Republic of Ethiopia|ኢትዮጵያ|ET|ETH|DJI ERI KEN SDN SOM SSD
    Gabon|Gabonese Republic|Gabon|GA|GAB|CMR COG GNQ
    Gambia|Republic of the Gambia|Gambia|GM|GMB|SEN
    Ghana|Republic of Ghana|Ghana|GH|GHA|BFA CIV TGO
    Guinea|Republic of Guinea|Guinée|GN|GIN|CIV GNB LBR MLI SEN SLE
    Guinea-Bissau|Republic of Guinea-Bissau|Guiné-Bissau|GW|GNB|GIN SEN
    Ivory Coast|Republic of Côte d'Ivoire|Côte d'Ivoire|CI|CIV|BFA GHA GIN LBR MLI
    Kenya|Republic of Kenya|Kenya|KE|KEN|ETH SOM SSD TZA UGA
    Lesotho|Kingdom of Lesotho|Lesotho|LS|LSO|ZAF
    Liberia|Republic of Liberia|Liberia|LR|LBR|CIV GIN SLE
    Libya|State of Libya|ليبيا|LY|LBY|DZA EGY NER SDN TCD TUN
    Madagascar|Republic of Madagascar|Madagasikara;Madagascar|MG|MDG|
    Malawi|Republic of Malawi|Malaŵi;Malawi|MW|MWI|MOZ TZA ZMB
    Mali|Republic of Mali|Mali|ML|MLI|BFA CIV DZA GIN MRT NER SEN
    Mauritania|Islamic Republic of Mauritania|موريتانيا|MR|MRT|DZA ESH MLI SEN
    Mauritius|Republic of Mauritius|Mauritius;Maurice;Moris|MU|MUS|
    Mayotte|Department of Mayotte|Mayotte|YT|MYT|
    Morocco|Kingdom of Morocco|المغرب;ⵍⵎⴰⵖⵔⵉⴱ|MA|MAR|DZA ESH ESP
    Mozambique|Republic of Mozambique|Moçambique|MZ|MOZ|MWI SWZ TZA ZAF ZMB ZWE
    Namibia|Republic of Namibia|Namibia|NA|NAM|AGO BWA ZAF ZMB
    Niger|Republic of the Niger|Niger|NE|NER|BEN BFA DZA LBY MLI NGA TCD
    Nigeria|Federal Republic of Nigeria|Nigeria|NG|NGA|BEN CMR NER TCD
    Republic of the Congo||République du Congo|CG|COG|AGO CAF CMR COD GAB
    Réunion||La Réunion|RE|REU|
    Rwanda|Republic of Rwanda|Rwanda|RW|RWA|BDI COD TZA UGA
    Saint Helena, Ascension and Tristan da Cunha||Saint Helena, Ascension and Tristan da Cunha|SH|SHN|
    Senegal|Republic of Senegal|Sénégal|SN|SEN|GIN GMB GNB MLI MRT
    Seychelles|Republic of Seychelles|Sesel;Seychelles|SC|SYC|
    Sierra Leone|Republic of Sierra Leone|Sierra Leone|SL|SLE|GIN LBR
    Somalia|Federal Republic of Somalia|Soomaaliya;الصومال|SO|SOM|DJI ETH KEN
    South Africa|Republic of South Africa|South Africa;Suid-Afrika|ZA|ZAF|BWA LSO MOZ NAM SWZ ZWE
    South Sudan|Republic of South Sudan|South Sudan|SS|SSD|CAF COD ETH KEN SDN UGA
    Sudan|Republic of the Sudan|السودان|SD|SDN|CAF EGY ERI ETH LBY SSD TCD
    São Tomé and Príncipe|Democratic Republic of São Tomé and Príncipe|São Tomé e Príncipe|ST|STP|
    Tanzania|United Republic of Tanzania|Tanzania|TZ|TZA|BDI COD KEN MOZ MWI RWA UGA ZMB
    Togo|Togolese Republic|Togo|TG|TGO|BEN BFA GHA
    Tunisia|Republic of Tunisia|تونس|TN|TUN|DZA LBY
    Uganda|Republic of Uganda|Uganda|UG|UGA|COD KEN RWA SSD TZA
    Western Sahara|Sahrawi Arab Democratic Republic|الصحراء الغربية|EH|ESH|DZA MAR MRT
    Zambia|Republic of Zambia|Zambia|ZM|ZMB|AGO BWA COD MOZ MWI NAM TZA ZWE
    Zimbabwe|Republic of Zimbabwe|Zimbabwe|ZW|ZWE|BWA MOZ ZAF ZMB
    """

  static let americas = """
    Anguilla||Anguilla|AI|AIA|
    Antigua and Barbuda||Antigua and Barbuda|AG|ATG|
    Argentina|Argentine Republic|Argentina|AR|ARG|BOL BRA CHL PRY URY
    Aruba||Aruba|AW|ABW|
    Bahamas|Commonwealth of the Bahamas|Bahamas|BS|BHS|
    Barbados||Barbados|BB|BRB|
    Belize||Belize;Belice|BZ|BLZ|GTM MEX
    Bermuda||Bermuda|BM|BMU|
    Bolivia|Plurinational State of Bolivia|Bolivia;Wuliwya;Puliwya|BO|BOL|ARG BRA CHL PER PRY
    Brazil|Federative Republic of Brazil|Brasil|BR|BRA|ARG BOL COL GUF GUY PER PRY SUR URY VEN
    British Virgin Islands|Virgin Islands|British Virgin Islands|VG|VGB|
    Canada||Canada|CA|CAN|USA
    Caribbean Netherlands|Bonaire, Sint Eustatius and Saba|Caribisch Nederland|BQ|BES|
    Cayman Islands||Cayman Islands|KY|CYM|
    Chile|Republic of Chile|Chile|CL|CHL|ARG BOL PER
    Colombia|Republic of Colombia|Colombia|CO|COL|BRA ECU PAN PER VEN
    Costa Rica|Republic of Costa Rica|Costa Rica|CR|CRI|NIC PAN
    Cuba|Republic of Cuba|Cuba|CU|CUB|
    Curaçao|Country of Curaçao|Curaçao;Kòrsou|CW|CUW|
    Dominica|Commonwealth of Dominica|Dominica|DM|DMA|
    Dominican Republic||República Dominicana|DO|DOM|HTI
    Ecuador|Republic of Ecuador|Ecuador|EC|ECU|COL PER
    El Salvador|Republic of El Salvador|El Salvador|SV|SLV|GTM HND
    Falkland Islands||Falkland Islands|FK|FLK|
    French Guiana|Guiana|Guyane|GF|GUF|BRA SUR
    Greenland||Kalaallit Nunaat|GL|GRL|
    Grenada||Grenada|GD|GRD|
    Guadeloupe||Guadeloupe|GP|GLP|
    Guatemala|Republic of Guatemala|Guatemala|GT|GTM|BLZ HND MEX SLV
    Guyana|Co-operative Republic of Guyana|Guyana|GY|GUY|BRA SUR VEN
    Haiti|Republic of Haiti|Haïti;Ayiti|HT|HTI|DOM
    Honduras|Republic of Honduras|Honduras|HN|HND|GTM NIC SLV
    Jamaica||Jamaica|JM|JAM|
    Martinique||Martinique|MQ|MTQ|
    Mexico|United Mexican States|México|MX|MEX|BLZ GTM USA
    Montserrat||Montserrat|MS|MSR|
    Nicaragua|Republic of Nicaragua|Nicaragua|NI|NIC|CRI HND
    Panama|Republic of Panama|Panamá|PA|PAN|COL CRI
    Paraguay|Republic of Paraguay|Paraguay;Paraguái|PY|PRY|ARG BOL BRA
    Peru|Republic of Peru|Perú;Piruw|PE|PER|BOL BRA CHL COL ECU
    Puerto Rico|Commonwealth of Puerto Rico|Puerto Rico|PR|PRI|
    Saint Barthélemy|Collectivity of Saint Barthélemy|Saint-Barthélemy|BL|BLM|
    Saint Kitts and Nevis|Federation of Saint Kitts and Nevis|Saint Kitts and Nevis|KN|KNA|
    Saint Lucia||Saint Lucia|LC|LCA|
    Saint Martin|Collectivity of Saint Martin|Saint-Martin|MF|MAF|SXM
    Saint Pierre and Miquelon||Saint-Pierre-et-Miquelon|PM|SPM|
    Saint Vincent and the Grenadines||Saint Vincent and the Grenadines|VC|VCT|
    Sint Maarten|Country of Sint Maarten|Sint Maarten|SX|SXM|MAF
    South Georgia|South Georgia and the South Sandwich Islands|South Georgia|GS|SGS|
    Suriname|Republic of Suriname|Suriname|SR|SUR|BRA GUF GUY
    Trinidad and Tobago|Republic of Trinidad and Tobago|Trinidad and Tobago|TT|TTO|
    Turks and Caicos Islands||Turks and Caicos Islands|TC|TCA|
    United States|United States of America|United States|US|USA|CAN MEX
    United States Virgin Islands|Virgin Islands of the United States|United States Virgin Islands|VI|VIR|
    Uruguay|Oriental Republic of Uruguay|Uruguay|UY|URY|ARG BRA
    Venezuela|Bolivarian Republic of Venezuela|Venezuela|VE|VEN|BRA COL GUY
    """

  static let oceania = """
    American Samoa||American Samoa|AS|ASM|
    Antarctica||Antarctica|AQ|ATA|
    Australia|Commonwealth of Australia|Australia|AU|AUS|
    Bouvet Island||Bouvetøya|BV|BVT|
    Cook Islands||Cook Islands;Kūki 'Āirani|CK|COK|
    Fiji|Republic of Fiji|Viti;Fiji;फिजी|FJ|FJI|
    French Polynesia||Polynésie française|PF|PYF|
    French Southern and Antarctic Lands|Territory of the French Southern and Antarctic Lands|Terres australes et antarctiques françaises|TF|ATF|
    Guam||Guam;Guåhån|GU|GUM|
    Heard Island and McDonald Islands||Heard Island and McDonald Islands|HM|HMD|
    Kiribati|Republic of Kiribati|Kiribati|KI|KIR|
    Marshall Islands|Republic of the Marshall Islands|M̧ajeļ;Marshall Islands|MH|MHL|
    Micronesia|Federated States of Micronesia|Micronesia|FM|FSM|
    Nauru|Republic of Nauru|Naoero;Nauru|NR|NRU|
    New Caledonia||Nouvelle-Calédonie|NC|NCL|
    New Zealand||New Zealand;Aotearoa|NZ|NZL|
    Niue||Niuē;Niue|NU|NIU|
    Norfolk Island|Territory of Norfolk Island|Norfolk Island;Norf'k Ailen|NF|NFK|
    Northern Mariana Islands|Commonwealth of the Northern Mariana Islands|Northern Mariana Islands|MP|MNP|
    Palau|Republic of Palau|Belau;Palau|PW|PLW|
    Papua New Guinea|Independent State of Papua New Guinea|Papua Niugini;Papua New Guinea|PG|PNG|IDN
    Pitcairn Islands|Pitcairn Group of Islands|Pitcairn Islands|PN|PCN|
    Samoa|Independent State of Samoa|Sāmoa;Samoa|WS|WSM|
    Solomon Islands||Solomon Islands|SB|SLB|
    Tokelau||Tokelau|TK|TKL|
    Tonga|Kingdom of Tonga|Tonga|TO|TON|
    Tuvalu||Tuvalu|TV|TUV|
    United States Minor Outlying Islands||United States Minor Outlying Islands|UM|UMI|
    Vanuatu|Republic of Vanuatu|Vanuatu|VU|VUT|
    Wallis and Futuna|Territory of the Wallis and Futuna Islands|Wallis-et-Futuna|WF|WLF|
    """
}
