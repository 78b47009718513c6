// swift-format-ignore-file
// Generated from airportsdata 20260905 (MIT, https://github.com/mborsetti/airportsdata): replace it as a whole.

extension KnownAirport {
  /// A line for each airport, ascending by code: code, city, country, zone, latitude and longitude, separated by tabs.
  ///
  /// A `StaticString` is constant data in the executable: it costs nothing at launch and compiles in under a second.
  static var table: StaticString {
#"""
AAA	Anaa Airport	PF	Pacific/Tahiti	-17.35	-145.51
AAB	Arrabury Airport	AU	Australia/Brisbane	-26.70	141.05
AAC	El Arish	EG	Africa/Cairo	31.07	33.84
AAD	Adado	SO	Africa/Mogadishu	6.10	46.64
AAE	Annabah	DZ	Africa/Algiers	36.82	7.81
AAF	Apalachicola	US	America/New_York	29.73	-85.03
AAG	Arapoti	BR	America/Sao_Paulo	-24.10	-49.79
AAH	Aachen	DE	Europe/Berlin	50.82	6.19
AAI	Arraias	BR	America/Araguaina	-13.02	-46.89
AAJ	Awaradam	SR	America/Paramaribo	3.90	-55.58
AAK	Buariki	KI	Pacific/Tarawa	0.19	173.64
AAL	Aalborg	DK	Europe/Copenhagen	57.09	9.85
AAM	Malamala	ZA	Africa/Johannesburg	-24.82	31.54
AAN	Al Ain	AE	Asia/Dubai	24.26	55.61
AAO	Anaco	VE	America/Caracas	9.43	-64.47
AAP	Samarinda, Borneo Island	ID	Asia/Makassar	-0.38	117.25
AAQ	Anapa	RU	Europe/Moscow	45.00	37.35
AAR	Aarhus	DK	Europe/Copenhagen	56.30	10.62
AAT	Altay	CN	Asia/Shanghai	47.75	88.09
AAU	Asau	WS	Pacific/Apia	-13.51	-172.63
AAV	Surallah	PH	Asia/Manila	6.37	124.75
AAW	Abbottabad	PK	Asia/Karachi	34.20	73.25
AAX	Araxa	BR	America/Sao_Paulo	-19.56	-46.96
AAY	Al Ghaidah International Airport	YE	Asia/Aden	16.19	52.17
AAZ	Quezaltenango	GT	America/Guatemala	14.87	-91.50
ABA	Abakan	RU	Asia/Krasnoyarsk	53.74	91.39
ABB	Asaba	NG	Africa/Lagos	6.20	6.66
ABC	Albacete	ES	Europe/Madrid	38.95	-1.86
ABD	Abadan	IR	Asia/Tehran	30.37	48.23
ABE	Allentown	US	America/New_York	40.65	-75.44
ABF	Abaiang	KI	Pacific/Tarawa	1.80	173.04
ABG	Abingdon Downs Airport	AU	Australia/Brisbane	-17.62	143.17
ABH	Alpha Airport	AU	Australia/Brisbane	-23.65	146.58
ABI	Abilene	US	America/Chicago	32.41	-99.68
ABJ	Abidjan	CI	Africa/Abidjan	5.26	-3.93
ABK	Kabri Dehar	ET	Africa/Addis_Ababa	6.73	44.25
ABL	Ambler	US	America/Anchorage	67.11	-157.86
ABM	Bamaga Injinoo Airport	AU	Australia/Brisbane	-10.95	142.46
ABO	Aboisso	CI	Africa/Abidjan	5.46	-3.23
ABQ	Albuquerque	US	America/Denver	35.04	-106.61
ABR	Aberdeen	US	America/Chicago	45.45	-98.42
ABS	Abu Simbel	EG	Africa/Cairo	22.38	31.61
ABT	Al Baha Airport	SA	Asia/Riyadh	20.30	41.63
ABU	Atambua-Timor Island	ID	Asia/Makassar	-9.07	124.91
ABV	Abuja	NG	Africa/Lagos	9.01	7.26
ABX	Albury	AU	Australia/Sydney	-36.07	146.96
ABY	Albany	US	America/New_York	31.54	-84.19
ABZ	Aberdeen	GB	Europe/London	57.20	-2.20
ACA	Acapulco	MX	America/Mexico_City	16.76	-99.75
ACB	Bellaire	US	America/Detroit	44.99	-85.20
ACC	Accra	GH	Africa/Accra	5.61	-0.17
ACD	Acandi	CO	America/Bogota	8.52	-77.30
ACE	Lanzarote Island	ES	Atlantic/Canary	28.95	-13.61
ACF	Aral	CN	Asia/Shanghai	40.43	81.26
ACH	Altenrhein	CH	Europe/Zurich	47.48	9.56
ACI	Saint Anne	GG	Europe/Guernsey	49.71	-2.21
ACJ	Anuradhapura	LK	Asia/Colombo	8.30	80.43
ACK	Nantucket	US	America/New_York	41.25	-70.06
ACN	Ciudad Acuna	MX	America/Mexico_City	29.33	-101.10
ACO	C?bano	CR	America/Costa_Rica	9.69	-85.09
ACP	Maragheh	IR	Asia/Tehran	37.35	46.13
ACR	Araracuara	CO	America/Bogota	-0.58	-72.41
ACS	Achinsk	RU	Asia/Krasnoyarsk	56.27	90.57
ACT	Waco	US	America/Chicago	31.61	-97.23
ACV	Arcata	US	America/Los_Angeles	40.98	-124.11
ACX	Xingyi	CN	Asia/Shanghai	25.09	104.96
ACY	Atlantic City	US	America/New_York	39.46	-74.58
ACZ	Zabol Airport	IR	Asia/Tehran	31.10	61.54
ADA	Adana	TR	Europe/Istanbul	36.98	35.28
ADB	Izmir	TR	Europe/Istanbul	38.29	27.16
ADC	Andekombe	PG	Pacific/Port_Moresby	-7.14	145.74
ADD	Addis Ababa	ET	Africa/Addis_Ababa	8.98	38.80
ADE	Aden	YE	Asia/Aden	12.83	45.03
ADF	Adiyaman	TR	Europe/Istanbul	37.73	38.47
ADG	Adrian	US	America/Detroit	41.87	-84.08
ADH	Aldan	RU	Asia/Yakutsk	58.60	125.41
ADI	Arandis	NA	Africa/Windhoek	-22.46	14.98
ADJ	Amman	JO	Asia/Amman	31.97	35.99
ADK	Adak Island	US	America/Adak	51.88	-176.64
ADL	Adelaide	AU	Australia/Adelaide	-34.95	138.53
ADM	Ardmore	US	America/Chicago	34.30	-97.02
ADO	Andamooka Airport	AU	Australia/Adelaide	-30.44	137.14
ADQ	Kodiak	US	America/Anchorage	57.75	-152.49
ADR	Andrews	US	America/New_York	33.45	-79.53
ADS	Dallas	US	America/Chicago	32.97	-96.84
ADT	Ada	US	America/Chicago	34.80	-96.67
ADU	Ardabil	IR	Asia/Tehran	38.33	48.42
ADW	Camp Springs	US	America/New_York	38.81	-76.87
ADX	St. Andrews	GB	Europe/London	56.37	-2.87
ADY	Alldays	ZA	Africa/Johannesburg	-22.68	29.06
ADZ	San Andres	CO	America/Bogota	12.58	-81.71
AEA	Abemama Atoll	KI	Pacific/Tarawa	0.49	173.83
AEB	Baise	CN	Asia/Shanghai	23.72	106.96
AEG	Padang Sidempuan, Sumatra Island	ID	Asia/Jakarta	1.40	99.43
AEH	Abeche Airport	TD	Africa/Ndjamena	13.85	20.84
AEL	Albert Lea	US	America/Chicago	43.68	-93.37
AEM	Amgu	RU	Asia/Vladivostok	45.84	137.67
AEO	Aioun El Atrouss	MR	Africa/Nouakchott	16.71	-9.64
AEP	Buenos Aires	AR	America/Argentina/Buenos_Aires	-34.56	-58.42
AER	Sochi	RU	Europe/Moscow	43.45	39.96
AES	Ålesund	NO	Europe/Oslo	62.56	6.12
AET	Allakaket	US	America/Anchorage	66.55	-152.62
AEU	Abumusa Island Airport	IR	Asia/Tehran	25.88	55.03
AEX	Alexandria	US	America/Chicago	31.33	-92.55
AEY	Akureyri	IS	Atlantic/Reykjavik	65.66	-18.07
AFA	San Rafael	AR	America/Argentina/Mendoza	-34.59	-68.40
AFD	Port Alfred	ZA	Africa/Johannesburg	-33.55	26.88
AFF	Colorado Springs	US	America/Denver	38.97	-104.82
AFI	Amalfi	CO	America/Bogota	6.92	-75.07
AFL	Alta Floresta	BR	America/Cuiaba	-9.87	-56.10
AFN	Jaffrey	US	America/New_York	42.81	-72.00
AFO	Afton	US	America/Denver	42.71	-110.94
AFR	Afore	PG	Pacific/Port_Moresby	-9.14	148.39
AFS	Zarafshan	UZ	Asia/Samarkand	41.61	64.23
AFT	Bila	SB	Pacific/Guadalcanal	-9.19	160.95
AFW	Fort Worth	US	America/Chicago	32.99	-97.32
AFY	Afyonkarahisar	TR	Europe/Istanbul	38.73	30.60
AFZ	Sabzevar	IR	Asia/Tehran	36.17	57.60
AGA	Agadir	MA	Africa/Casablanca	30.32	-9.41
AGB	Augsburg	DE	Europe/Berlin	48.43	10.93
AGC	Pittsburgh	US	America/New_York	40.35	-79.93
AGE	Wangerooge	DE	Europe/Berlin	53.78	7.91
AGF	Agen	FR	Europe/Paris	44.17	0.59
AGH	Angelholm	SE	Europe/Stockholm	56.30	12.85
AGI	Wageningen Airport	SR	America/Paramaribo	5.77	-56.63
AGJ	Aguni	JP	Asia/Tokyo	26.59	127.24
AGL	Wanigela Airport	PG	Pacific/Port_Moresby	-9.34	149.16
AGN	Angoon	US	America/Juneau	57.50	-134.59
AGO	Magnolia	US	America/Chicago	33.23	-93.22
AGP	Malaga	ES	Europe/Madrid	36.67	-4.50
AGQ	Agrinion	GR	Europe/Athens	38.60	21.35
AGR	Agra Airport	IN	Asia/Kolkata	27.16	77.96
AGS	Augusta	US	America/New_York	33.37	-81.96
AGT	Ciudad del Este	PY	America/Asuncion	-25.46	-54.84
AGU	Aguascalientes	MX	America/Mexico_City	21.71	-102.32
AGV	Acarigua	VE	America/Caracas	9.55	-69.24
AGX	Agatti Airport	IN	Asia/Kolkata	10.82	72.18
AGZ	Aggeneys	ZA	Africa/Johannesburg	-29.28	18.81
AHA	Ambikapur	IN	Asia/Kolkata	22.99	83.19
AHB	Abha	SA	Asia/Riyadh	18.24	42.66
AHC	Herlong	US	America/Los_Angeles	40.27	-120.15
AHD	Ardmore	US	America/Chicago	34.15	-97.12
AHE	Ahe Atoll	PF	Pacific/Tahiti	-14.43	-146.26
AHF	Arapahoe	US	America/Chicago	40.34	-99.91
AHG	Vingt Cinq	MU	Indian/Mauritius	-10.37	56.61
AHH	Amery	US	America/Chicago	45.28	-92.38
AHI	Amahai-Seram Island	ID	Asia/Jayapura	-3.35	128.93
AHJ	Hongyuan	CN	Asia/Shanghai	32.53	102.36
AHL	Aishalton	GY	America/Guyana	2.49	-59.31
AHM	Ashland	US	America/Los_Angeles	42.19	-122.66
AHN	Athens	US	America/New_York	33.95	-83.33
AHO	Alghero	IT	Europe/Rome	40.63	8.29
AHS	Ahuas	HN	America/Tegucigalpa	15.47	-84.35
AHU	Al Hoceima	MA	Africa/Casablanca	35.18	-3.84
AHZ	Bourg	FR	Europe/Paris	45.09	6.08
AIA	Alliance	US	America/Denver	42.05	-102.80
AID	Anderson	US	America/Indiana/Indianapolis	40.11	-85.61
AIE	Aiome	PG	Pacific/Port_Moresby	-5.15	144.73
AIF	Assis	BR	America/Sao_Paulo	-22.64	-50.45
AIG	Yalinga	CF	Africa/Bangui	6.52	23.26
AII	Ali-Sabieh	DJ	Africa/Djibouti	11.15	42.72
AIK	Aiken	US	America/New_York	33.65	-81.69
AIN	Wainwright	US	America/Anchorage	70.64	-159.99
AIO	Atlantic	US	America/Chicago	41.40	-95.05
AIP	Adampur Air Force Station	IN	Asia/Kolkata	31.43	75.76
AIR	Aripuanã	BR	America/Sao_Paulo	-10.19	-59.46
AIS	Arorae Island	KI	Pacific/Tarawa	-2.62	176.80
AIT	Aitutaki	CK	Pacific/Rarotonga	-18.83	-159.76
AIU	Atiu Island	CK	Pacific/Rarotonga	-19.97	-158.12
AIV	Aliceville	US	America/Chicago	33.11	-88.20
AIZ	Kaiser	US	America/Chicago	38.10	-92.55
AJA	Ajaccio	FR	Europe/Paris	41.92	8.80
AJF	Al-Jawf	SA	Asia/Riyadh	29.79	40.10
AJI	Agri	TR	Europe/Istanbul	39.65	43.03
AJJ	Akjoujt	MR	Africa/Nouakchott	19.73	-14.38
AJK	Araak	IR	Asia/Tehran	34.14	49.85
AJL	Aizawl	IN	Asia/Kolkata	23.84	92.62
AJN	Ouani	KM	Indian/Comoro	-12.13	44.43
AJR	Arvidsjaur	SE	Europe/Stockholm	65.59	19.28
AJU	Aracaju	BR	America/Fortaleza	-10.98	-37.07
AJY	Agadez	NE	Africa/Niamey	16.97	8.00
AKA	Ankang	CN	Asia/Shanghai	32.71	108.93
AKB	Atka	US	America/Adak	52.22	-174.21
AKC	Akron	US	America/New_York	41.04	-81.47
AKD	Akola Airport	IN	Asia/Kolkata	20.70	77.06
AKE	Akiéni	GA	Africa/Libreville	-1.13	13.90
AKF	Kufra	LY	Africa/Tripoli	24.18	23.31
AKH	Prince Sultan Air Base	SA	Asia/Riyadh	24.06	47.58
AKI	Akiak	US	America/Anchorage	60.90	-161.23
AKJ	Asahikawa	JP	Asia/Tokyo	43.67	142.45
AKK	Akhiok	US	America/Anchorage	56.94	-154.18
AKL	Auckland	NZ	Pacific/Auckland	-37.01	174.79
AKN	King Salmon	US	America/Anchorage	58.68	-156.65
AKO	Akron	US	America/Denver	40.18	-103.22
AKP	Anaktuvuk Pass	US	America/Anchorage	68.13	-151.74
AKQ	Menggala, Sumatra Island	ID	Asia/Jakarta	-4.49	105.22
AKS	Auki	SB	Pacific/Guadalcanal	-8.70	160.68
AKT	RAF Akrotiri	CY	Asia/Nicosia	34.59	32.99
AKU	Aksu	CN	Asia/Shanghai	41.26	80.29
AKV	Akulivik	CA	America/Toronto	60.82	-78.15
AKW	Omidiyeh	IR	Asia/Tehran	30.74	49.68
AKX	Aktyubinsk	KZ	Asia/Aqtobe	50.25	57.21
AKY	Sittwe	MM	Asia/Yangon	20.13	92.87
ALA	Almaty	KZ	Asia/Almaty	43.35	77.04
ALB	Albany	US	America/New_York	42.75	-73.80
ALC	Alicante	ES	Europe/Madrid	38.28	-0.56
ALD	Fortaleza	PE	America/Lima	-11.68	-69.33
ALE	Alpine	US	America/Chicago	30.38	-103.68
ALF	Alta	NO	Europe/Oslo	69.98	23.37
ALG	Algiers	DZ	Africa/Algiers	36.69	3.22
ALH	Albany	AU	Australia/Perth	-34.94	117.81
ALI	Alice	US	America/Chicago	27.74	-98.03
ALJ	Alexander Bay	ZA	Africa/Johannesburg	-28.57	16.53
ALL	Albenga	IT	Europe/Rome	44.05	8.13
ALM	Alamogordo	US	America/Denver	32.84	-105.99
ALN	Alton	US	America/Chicago	38.89	-90.05
ALO	Waterloo	US	America/Chicago	42.56	-92.40
ALP	Aleppo	SY	Asia/Damascus	36.18	37.22
ALQ	Alegrete	BR	America/Sao_Paulo	-29.81	-55.89
ALR	Alexandra	NZ	Pacific/Auckland	-45.21	169.37
ALS	Alamosa	US	America/Denver	37.44	-105.87
ALT	Alenquer	BR	America/Santarem	-1.92	-54.72
ALU	Alula	SO	Africa/Mogadishu	11.96	50.75
ALW	Walla Walla	US	America/Los_Angeles	46.09	-118.28
ALX	Alexander City	US	America/Chicago	32.91	-85.96
AMA	Amarillo	US	America/Chicago	35.22	-101.71
AMB	Ambilobe Airport	MG	Indian/Antananarivo	-13.19	48.99
AMC	Am Timan	TD	Africa/Ndjamena	11.03	20.27
AMD	Ahmedabad	IN	Asia/Kolkata	23.08	72.63
AMH	Arba Minch Airport	ET	Africa/Addis_Ababa	6.04	37.59
AMJ	Almenara	BR	America/Sao_Paulo	-16.18	-40.67
AMK	Durango	US	America/Denver	37.20	-107.87
AMM	Amman	JO	Asia/Amman	31.72	35.99
AMN	Alma	US	America/Detroit	43.32	-84.69
AMO	Mao	TD	Africa/Ndjamena	14.15	15.31
AMP	Ampanihy	MG	Indian/Antananarivo	-24.70	44.73
AMQ	Ambon	ID	Asia/Jayapura	-3.71	128.09
AMS	Amsterdam	NL	Europe/Amsterdam	52.31	4.76
AMT	Amata Airport	AU	Australia/Adelaide	-26.11	131.21
AMU	Amanab	PG	Pacific/Port_Moresby	-3.59	141.21
AMV	Amderma	RU	Europe/Moscow	69.76	61.56
AMW	Ames	US	America/Chicago	41.99	-93.62
AMX	Ammaroo Airport	AU	Australia/Darwin	-21.74	135.24
AMZ	Manurewa	NZ	Pacific/Auckland	-37.03	174.97
ANB	Anniston	US	America/Chicago	33.59	-85.86
ANC	Anchorage	US	America/Anchorage	61.17	-150.00
AND	Anderson	US	America/New_York	34.49	-82.71
ANE	Angers	FR	Europe/Paris	47.56	-0.31
ANF	Antofagasta	CL	America/Santiago	-23.44	-70.45
ANG	Angouleme	FR	Europe/Paris	45.73	0.22
ANI	Aniak	US	America/Anchorage	61.58	-159.55
ANJ	Zanaga	CG	Africa/Brazzaville	-2.85	13.82
ANK	Ankara	TR	Europe/Istanbul	39.95	32.69
ANM	Antsirabato Airport	MG	Indian/Antananarivo	-15.00	50.32
ANN	Annette	US	America/Anchorage	55.04	-131.57
ANO	Angoche	MZ	Africa/Maputo	-16.18	39.95
ANP	Annapolis	US	America/New_York	38.94	-76.57
ANQ	Angola	US	America/Indiana/Indianapolis	41.64	-85.08
ANR	Antwerp	BE	Europe/Brussels	51.11	4.27
ANS	Andahuaylas	PE	America/Lima	-13.71	-73.35
ANU	St. George	AG	America/Antigua	17.14	-61.79
ANV	Anvik	US	America/Anchorage	62.65	-160.19
ANW	Ainsworth	US	America/Chicago	42.58	-99.99
ANX	Andenes	NO	Europe/Oslo	69.29	16.14
ANY	Anthony	US	America/Chicago	37.16	-98.08
AOC	Altenburg	DE	Europe/Berlin	50.98	12.51
AOE	Eskişehir	TR	Europe/Istanbul	39.81	30.52
AOG	Anshan	CN	Asia/Shanghai	41.11	122.85
AOH	Lima	US	America/New_York	40.71	-84.03
AOI	Ancona	IT	Europe/Rome	43.62	13.36
AOJ	Aomori	JP	Asia/Tokyo	40.73	140.69
AOK	Karpathos Island	GR	Europe/Athens	35.42	27.15
AOL	Paso de los Libres	AR	America/Argentina/Cordoba	-29.69	-57.15
AOM	Adam	OM	Asia/Muscat	22.49	57.38
AOO	Altoona	US	America/New_York	40.30	-78.32
AOP	Andoas	PE	America/Lima	-2.80	-76.47
AOR	Alor Satar	MY	Asia/Kuala_Lumpur	6.19	100.40
AOT	Aosta	IT	Europe/Rome	45.74	7.37
AOY	Asaloyeh	IR	Asia/Tehran	27.48	52.62
APA	Denver	US	America/Denver	39.57	-104.85
APB	Apolo	BO	America/La_Paz	-14.74	-68.41
APC	Napa	US	America/Los_Angeles	38.21	-122.28
APE	San Juan Aposento	PE	America/Lima	-15.35	-75.17
APF	Naples	US	America/New_York	26.15	-81.78
APG	Aberdeen	US	America/New_York	39.47	-76.17
APH	Bowling Green	US	America/New_York	38.07	-77.32
API	Apiay	CO	America/Bogota	4.08	-73.56
APJ	Burang	CN	Asia/Shanghai	30.39	81.14
APK	Apataki	PF	Pacific/Tahiti	-15.57	-146.41
APL	Nampula	MZ	Africa/Maputo	-15.11	39.28
APN	Alpena	US	America/New_York	45.08	-83.56
APO	Carepa	CO	America/Bogota	7.81	-76.72
APQ	Arapiraca	BR	America/Maceio	-9.78	-36.63
APS	Anapolis	BR	America/Sao_Paulo	-16.36	-48.93
APT	Jasper	US	America/Chicago	35.06	-85.59
APU	Apucarana	BR	America/Sao_Paulo	-23.61	-51.38
APV	Apple Valley	US	America/Los_Angeles	34.58	-117.19
APW	Apia	WS	Pacific/Apia	-13.83	-172.01
APX	Arapongas	BR	America/Sao_Paulo	-23.35	-51.49
APY	Alto Parnaiba	BR	America/Fortaleza	-9.08	-45.95
APZ	Zapala	AR	America/Argentina/Salta	-38.98	-70.11
AQA	Araraquara	BR	America/Sao_Paulo	-21.81	-48.13
AQB	Santa Cruz del Quiche	GT	America/Guatemala	15.01	-91.15
AQG	Anqing	CN	Asia/Shanghai	30.58	117.05
AQI	Qaisumah	SA	Asia/Riyadh	28.34	46.13
AQJ	Aqaba	JO	Asia/Amman	29.61	35.02
AQM	Ariquemes	BR	America/Porto_Velho	-10.18	-62.83
AQP	Arequipa	PE	America/Lima	-16.34	-71.58
AQY	Girdwood	US	America/Anchorage	60.97	-149.12
ARA	New Iberia	US	America/Chicago	30.04	-91.88
ARB	Ann Arbor	US	America/Detroit	42.22	-83.75
ARC	Arctic Village	US	America/Anchorage	68.11	-145.58
ARD	Alor Island	ID	Asia/Makassar	-8.13	124.60
ARE	Arecibo	US	America/Puerto_Rico	18.45	-66.68
ARG	Walnut Ridge	US	America/Chicago	36.12	-90.93
ARH	Archangelsk	RU	Europe/Moscow	64.60	40.72
ARI	Arica	CL	America/Santiago	-18.35	-70.34
ARJ	Arso-Papua Island	ID	Asia/Jayapura	-2.93	140.78
ARK	Arusha	TZ	Africa/Dar_es_Salaam	-3.37	36.63
ARL	Arly	BF	Africa/Ouagadougou	11.60	1.48
ARM	Armidale	AU	Australia/Sydney	-30.53	151.62
ARN	Stockholm	SE	Europe/Stockholm	59.65	17.92
ARR	Alto Rio Senguerr	AR	America/Argentina/Catamarca	-45.01	-70.81
ARS	Aragarcas	BR	America/Cuiaba	-15.90	-52.10
ART	Watertown	US	America/New_York	43.99	-76.02
ARU	Aracatuba	BR	America/Sao_Paulo	-21.14	-50.42
ARV	Minocqua-Woodruff	US	America/Chicago	45.93	-89.73
ARW	Arad	RO	Europe/Bucharest	46.18	21.26
ARY	Ararat Airport	AU	Australia/Melbourne	-37.31	142.99
ARZ	N'zeto	AO	Africa/Luanda	-7.26	12.86
ASA	Assab	ER	Africa/Asmara	13.07	42.65
ASB	Ashgabat	TM	Asia/Ashgabat	37.99	58.36
ASC	Ascension de Guarayos	BO	America/La_Paz	-15.93	-63.16
ASD	Andros Town Airport	BS	America/Nassau	24.70	-77.80
ASE	Aspen	US	America/Denver	39.22	-106.87
ASF	Astrakhan	RU	Europe/Astrakhan	46.28	48.01
ASG	Ashburton Aerodrome	NZ	Pacific/Auckland	-43.90	171.80
ASH	Nashua	US	America/New_York	42.78	-71.51
ASI	Ascension Island	SH	Atlantic/St_Helena	-7.97	-14.39
ASJ	Amami	JP	Asia/Tokyo	28.43	129.71
ASK	Yamoussoukro	CI	Africa/Abidjan	6.90	-5.37
ASL	Marshall	US	America/Chicago	32.52	-94.31
ASM	Asmara	ER	Africa/Asmara	15.29	38.91
ASN	Talladega	US	America/Chicago	33.57	-86.05
ASO	Asosa	ET	Africa/Addis_Ababa	10.02	34.59
ASP	Alice Springs	AU	Australia/Darwin	-23.81	133.90
ASQ	Austin	US	America/Los_Angeles	39.47	-117.20
ASR	Kayseri	TR	Europe/Istanbul	38.77	35.50
ASS	Arathusa	ZA	Africa/Johannesburg	-24.74	31.52
AST	Astoria	US	America/Los_Angeles	46.16	-123.88
ASU	Asuncion	PY	America/Asuncion	-25.24	-57.52
ASV	Amboseli National Park	KE	Africa/Nairobi	-2.65	37.25
ASW	Aswan	EG	Africa/Cairo	23.96	32.82
ASX	Ashland	US	America/Chicago	46.55	-90.92
ASY	Ashley	US	America/Chicago	46.02	-99.35
ATA	Anta	PE	America/Lima	-9.35	-77.60
ATB	Atbara	SD	Africa/Khartoum	17.71	34.06
ATC	Arthur's Town	BS	America/Nassau	24.63	-75.67
ATD	Atoifi	SB	Pacific/Guadalcanal	-8.87	161.01
ATE	Antlers	US	America/Chicago	34.19	-95.65
ATF	Ambato	EC	America/Guayaquil	-1.21	-78.57
ATH	Athens	GR	Europe/Athens	37.94	23.94
ATI	Artigas	UY	America/Montevideo	-30.40	-56.51
ATJ	Antsirabe	MG	Indian/Antananarivo	-19.84	47.06
ATK	Atqasuk	US	America/Anchorage	70.47	-157.44
ATL	Atlanta	US	America/New_York	33.64	-84.43
ATM	Altamira	BR	America/Santarem	-3.25	-52.25
ATO	Athens	US	America/New_York	39.21	-82.23
ATP	Aitape	PG	Pacific/Port_Moresby	-3.14	142.35
ATQ	Amritsar	IN	Asia/Kolkata	31.71	74.80
ATR	Atar	MR	Africa/Nouakchott	20.51	-13.04
ATS	Artesia	US	America/Denver	32.85	-104.47
ATT	Atmautluak	US	America/Nome	60.87	-162.27
ATU	Attu	US	America/Adak	52.83	173.18
ATV	Ati	TD	Africa/Ndjamena	13.24	18.31
ATW	Appleton	US	America/Chicago	44.26	-88.52
ATY	Watertown	US	America/Chicago	44.91	-97.15
ATZ	Assiut	EG	Africa/Cairo	27.05	31.01
AUA	Oranjestad	AW	America/Aruba	12.50	-70.02
AUC	Arauca	CO	America/Bogota	7.07	-70.74
AUD	Augustus Downs Airport	AU	Australia/Brisbane	-18.52	139.88
AUF	Auxerre	FR	Europe/Paris	47.85	3.50
AUG	Augusta	US	America/New_York	44.32	-69.80
AUH	Abu Dhabi	AE	Asia/Dubai	24.43	54.65
AUJ	Ambunti	PG	Pacific/Port_Moresby	-4.22	142.82
AUK	Alakanuk	US	America/Anchorage	62.68	-164.72
AUM	Austin	US	America/Chicago	43.66	-92.93
AUN	Auburn	US	America/Los_Angeles	38.95	-121.08
AUO	Auburn	US	America/Chicago	32.62	-85.43
AUQ	Hiva Oa-Atuona Airport	PF	Pacific/Marquesas	-9.77	-139.01
AUR	Aurillac	FR	Europe/Paris	44.89	2.42
AUS	Austin	US	America/Chicago	30.19	-97.67
AUT	Atauro	TL	Asia/Dili	-8.21	125.62
AUU	Aurukun Airport	AU	Australia/Brisbane	-13.35	141.72
AUW	Wausau	US	America/Chicago	44.93	-89.63
AUX	Araguaina	BR	America/Fortaleza	-7.23	-48.24
AUY	Anelghowhat	VU	Pacific/Efate	-20.25	169.77
AUZ	Chicago	US	America/Chicago	41.77	-88.48
AVA	Anshun	CN	Asia/Shanghai	26.26	105.87
AVB	Aviano	IT	Europe/Rome	46.03	12.60
AVG	Auvergne Airport	AU	Australia/Darwin	-15.70	130.00
AVI	Ciego de Avila	CU	America/Havana	22.03	-78.79
AVK	Arvaikheer	MN	Asia/Ulaanbaatar	46.25	102.80
AVL	Asheville	US	America/New_York	35.44	-82.54
AVN	Avignon	FR	Europe/Paris	43.91	4.90
AVO	Avon Park	US	America/New_York	27.59	-81.53
AVP	Wilkes-Barre	US	America/New_York	41.34	-75.72
AVU	Avu Avu Airport	SB	Pacific/Guadalcanal	-9.87	160.41
AVV	Melbourne	AU	Australia/Melbourne	-38.04	144.47
AVW	Marana	US	America/Phoenix	32.41	-111.22
AVX	Avalon	US	America/Los_Angeles	33.40	-118.42
AWA	Awassa	ET	Africa/Addis_Ababa	7.07	38.50
AWB	Awaba	PG	Pacific/Port_Moresby	-8.01	142.75
AWD	Aniwa	VU	Pacific/Efate	-19.24	169.60
AWK	Wake Island	UM	Pacific/Wake	19.28	166.64
AWM	West Memphis	US	America/Chicago	35.14	-90.23
AWN	Alton Downs Airport	AU	Australia/Adelaide	-26.53	139.27
AWP	Austral Downs Airport	AU	Australia/Darwin	-20.50	137.75
AWZ	Ahwaz	IR	Asia/Tehran	31.34	48.76
AXA	The Valley	AI	America/Anguilla	18.20	-63.06
AXB	Alexandria Bay	US	America/New_York	44.32	-75.90
AXC	Aramac Airport	AU	Australia/Brisbane	-22.97	145.24
AXD	Alexandroupolis	GR	Europe/Athens	40.86	25.96
AXE	Xanxere	BR	America/Sao_Paulo	-26.88	-52.37
AXF	Bayanhot	CN	Asia/Shanghai	38.75	105.59
AXG	Algona	US	America/Chicago	43.08	-94.27
AXJ	Amakusa Airport	JP	Asia/Tokyo	32.48	130.16
AXK	Ataq Airport	YE	Asia/Aden	14.55	46.83
AXL	Alexandria Homestead Airport	AU	Australia/Darwin	-19.06	136.71
AXM	Armenia	CO	America/Bogota	4.45	-75.77
AXN	Alexandria	US	America/Chicago	45.87	-95.39
AXP	Spring Point	BS	America/Nassau	22.44	-73.97
AXR	Arutua Airport	PF	Pacific/Tahiti	-15.25	-146.62
AXS	Altus	US	America/Chicago	34.70	-99.34
AXT	Akita	JP	Asia/Tokyo	39.62	140.22
AXU	Axum Airport	ET	Africa/Addis_Ababa	14.15	38.77
AXV	Wapakoneta	US	America/New_York	40.49	-84.30
AXX	Angel Fire	US	America/Denver	36.42	-105.29
AYG	San Vicente Del Caguan	CO	America/Bogota	1.54	-73.93
AYJ	Ayodhya	IN	Asia/Kolkata	26.75	82.15
AYL	Anthony Lagoon Airport	AU	Australia/Darwin	-18.02	135.54
AYM	Yas Island	AE	Asia/Dubai	24.47	54.61
AYN	Anyang	CN	Asia/Shanghai	36.13	114.34
AYO	Ayolas	PY	America/Asuncion	-27.37	-56.85
AYP	Ayacucho	PE	America/Lima	-13.15	-74.20
AYQ	Ayers Rock	AU	Australia/Darwin	-25.19	130.98
AYR	Ayr Airport	AU	Australia/Brisbane	-19.58	147.33
AYS	Waycross	US	America/New_York	31.25	-82.40
AYT	Antalya	TR	Europe/Istanbul	36.90	30.80
AYU	Aiyura Valley	PG	Pacific/Port_Moresby	-6.34	145.90
AYX	Atalaya	PE	America/Lima	-10.73	-73.77
AZA	Phoenix	US	America/Phoenix	33.31	-111.66
AZD	Yazd	IR	Asia/Tehran	31.90	54.28
AZH	Azamgarh	IN	Asia/Kolkata	26.15	83.12
AZI	Abu Dhabi	AE	Asia/Dubai	24.43	54.46
AZL	Sapezal	BR	America/Cuiaba	-13.47	-58.87
AZN	Andizhan	UZ	Asia/Tashkent	40.73	72.29
AZO	Kalamazoo	US	America/Detroit	42.23	-85.55
AZP	Atizapan De Zaragoza Airport	MX	America/Mexico_City	19.57	-99.29
AZR	Touat Cheikh Sidi Mohamed Belkebir Airport	DZ	Africa/Algiers	27.84	-0.19
AZS	Samana	DO	America/Santo_Domingo	19.27	-69.74
AZZ	Ambriz	AO	Africa/Luanda	-7.86	13.12
BAA	Bialla	PG	Pacific/Port_Moresby	-5.33	151.01
BAB	Marysville	US	America/Los_Angeles	39.14	-121.44
BAD	Bossier City	US	America/Chicago	32.50	-93.66
BAE	Le Castellet	FR	Europe/Paris	44.39	6.61
BAF	Westfield	US	America/New_York	42.16	-72.72
BAG	Baguio City	PH	Asia/Manila	16.38	120.62
BAH	Manama	BH	Asia/Bahrain	26.27	50.63
BAI	Punta Arenas	CR	America/Costa_Rica	9.16	-83.33
BAL	Batman	TR	Europe/Istanbul	37.93	41.12
BAM	Battle Mountain	US	America/Los_Angeles	40.60	-116.87
BAN	Basongo	CD	Africa/Lubumbashi	-4.32	20.43
BAO	Ban Mak Khaen	TH	Asia/Bangkok	17.38	102.80
BAQ	Barranquilla	CO	America/Bogota	10.89	-74.78
BAR	Qionghai	CN	Asia/Shanghai	19.14	110.46
BAS	Ballalae	SB	Pacific/Guadalcanal	-6.99	155.89
BAT	Barretos	BR	America/Sao_Paulo	-20.58	-48.59
BAU	Bauru	BR	America/Sao_Paulo	-22.34	-49.05
BAV	Baotou	CN	Asia/Shanghai	40.56	110.00
BAX	Barnaul	RU	Asia/Barnaul	53.36	83.54
BAY	Baia Mare	RO	Europe/Bucharest	47.66	23.47
BAZ	Barcelos	BR	America/Boa_Vista	-0.98	-62.92
BBA	Balmaceda	CL	America/Santiago	-45.92	-71.69
BBB	Benson	US	America/Chicago	45.33	-95.65
BBC	Bay City	US	America/Chicago	28.97	-95.86
BBD	Brady	US	America/Chicago	31.18	-99.32
BBG	Butaritari Atoll	KI	Pacific/Tarawa	3.09	172.81
BBH	Barth Airport	DE	Europe/Berlin	54.34	12.70
BBI	Bhubaneswar	IN	Asia/Kolkata	20.24	85.82
BBJ	Bitburg	DE	Europe/Berlin	49.95	6.57
BBK	Kasane	BW	Africa/Gaborone	-17.83	25.16
BBL	Ballera Airport	AU	Australia/Brisbane	-27.41	141.81
BBM	Battambang	KH	Asia/Phnom_Penh	13.10	103.22
BBN	Bario	MY	Asia/Kuala_Lumpur	3.73	115.48
BBO	Berbera	SO	Africa/Mogadishu	10.39	44.94
BBP	Bembridge	GB	Europe/London	50.68	-1.11
BBR	Basse Terre	GP	America/Guadeloupe	16.01	-61.74
BBS	Yateley	GB	Europe/London	51.32	-0.85
BBT	Berberati	CF	Africa/Bangui	4.22	15.79
BBU	Bucharest	RO	Europe/Bucharest	44.50	26.10
BBV	Grand-Bereby	CI	Africa/Abidjan	4.64	-6.92
BBW	Broken Bow	US	America/Chicago	41.44	-99.64
BBX	Philadelphia	US	America/New_York	40.14	-75.27
BBY	Bambari	CF	Africa/Bangui	5.85	20.65
BBZ	Zambezi	ZM	Africa/Lusaka	-13.54	23.11
BCA	Baracoa	CU	America/Havana	20.37	-74.51
BCB	Blacksburg	US	America/New_York	37.21	-80.41
BCC	Bear Creek	US	America/Anchorage	63.57	-156.14
BCD	Bacolod City	PH	Asia/Manila	10.78	123.02
BCE	Bryce Canyon	US	America/Denver	37.71	-112.15
BCF	Bouca	CF	Africa/Bangui	6.52	18.27
BCG	Bemichi	GY	America/Guyana	7.70	-59.17
BCH	Baucau	TL	Asia/Dili	-8.49	126.40
BCI	Barcaldine	AU	Australia/Brisbane	-23.57	145.31
BCL	Pococi	CR	America/Costa_Rica	10.77	-83.59
BCM	Bacau	RO	Europe/Bucharest	46.52	26.91
BCN	Barcelona	ES	Europe/Madrid	41.30	2.08
BCO	Baco	ET	Africa/Addis_Ababa	5.78	36.56
BCR	Boca Do Acre	BR	America/Manaus	-8.83	-67.31
BCS	Belle Chasse	US	America/Chicago	29.87	-90.02
BCT	Boca Raton	US	America/New_York	26.38	-80.11
BCX	Beloretsk	RU	Asia/Yekaterinburg	53.94	58.34
BDA	Hamilton	BM	Atlantic/Bermuda	32.36	-64.68
BDB	Bundaberg	AU	Australia/Brisbane	-24.90	152.32
BDC	Barra Do Corda	BR	America/Fortaleza	-5.50	-45.22
BDD	Badu Island Airport	AU	Australia/Brisbane	-10.15	142.17
BDE	Baudette	US	America/Chicago	48.73	-94.61
BDF	Bradford	US	America/Chicago	41.23	-89.62
BDG	Blanding	US	America/Denver	37.58	-109.48
BDH	Bandar Lengeh	IR	Asia/Tehran	26.53	54.82
BDI	Bird Island	SC	Indian/Mahe	-3.72	55.21
BDJ	Banjarmasin, Borneo Island	ID	Asia/Makassar	-3.44	114.76
BDK	Bondoukou	CI	Africa/Abidjan	8.02	-2.76
BDL	Windsor Locks	US	America/New_York	41.94	-72.68
BDM	Bandirma	TR	Europe/Istanbul	40.32	27.98
BDN	Badin	PK	Asia/Karachi	24.84	68.84
BDO	Bandung, Java Island	ID	Asia/Jakarta	-6.90	107.58
BDP	Bhadrapur	NP	Asia/Kathmandu	26.57	88.08
BDQ	Vadodara	IN	Asia/Kolkata	22.34	73.23
BDR	Bridgeport	US	America/New_York	41.16	-73.13
BDS	Brindisi	IT	Europe/Rome	40.66	17.95
BDT	Gbadolite Airport	CD	Africa/Kinshasa	4.25	20.98
BDU	Malselv	NO	Europe/Oslo	69.06	18.54
BDV	Moba	CD	Africa/Lubumbashi	-7.07	29.78
BDW	Bedford Downs Airport	AU	Australia/Perth	-17.29	127.46
BDX	Broadus	US	America/Denver	45.47	-105.46
BDY	Bandon	US	America/Los_Angeles	43.09	-124.41
BDZ	Baindoung Airport	PG	Pacific/Port_Moresby	-6.35	146.94
BEB	Balivanich	GB	Europe/London	57.48	-7.36
BEC	Wichita	US	America/Chicago	37.69	-97.21
BED	Bedford	US	America/New_York	42.47	-71.29
BEF	Bluefileds	NI	America/Managua	11.99	-83.77
BEG	Belgrad	RS	Europe/Belgrade	44.82	20.31
BEH	Benton Harbor	US	America/Detroit	42.13	-86.42
BEI	Beica	ET	Africa/Addis_Ababa	9.39	34.52
BEJ	Tanjung Redep, Borneo Island	ID	Asia/Makassar	2.16	117.43
BEK	Bareilly Air Force Station	IN	Asia/Kolkata	28.42	79.45
BEL	Belem	BR	America/Belem	-1.38	-48.48
BEM	Beni Mellal Airport	MA	Africa/Casablanca	32.40	-6.33
BEN	Benghazi	LY	Africa/Tripoli	32.10	20.27
BEO	Aeropelican Airport	AU	Australia/Sydney	-33.07	151.65
BEP	Bellary	IN	Asia/Kolkata	15.16	76.88
BEQ	Thetford	GB	Europe/London	52.34	0.77
BER	Berlin	DE	Europe/Berlin	52.36	13.50
BES	Brest	FR	Europe/Paris	48.45	-4.42
BET	Bethel	US	America/Anchorage	60.78	-161.84
BEU	Bedourie Airport	AU	Australia/Brisbane	-24.35	139.46
BEV	Beersheva	IL	Asia/Jerusalem	31.29	34.72
BEW	Beira	MZ	Africa/Maputo	-19.80	34.91
BEX	Benson	GB	Europe/London	51.62	-1.10
BEY	Beirut	LB	Asia/Beirut	33.82	35.49
BEZ	Beru	KI	Pacific/Tarawa	-1.35	176.01
BFA	Bahia Negra	PY	America/Asuncion	-20.22	-58.18
BFD	Bradford	US	America/New_York	41.80	-78.64
BFE	Bielefeld	DE	Europe/Berlin	51.96	8.54
BFF	Scottsbluff	US	America/Denver	41.87	-103.60
BFG	Glen Canyon Natl Rec Area	US	America/Denver	37.55	-110.71
BFH	Curitiba	BR	America/Sao_Paulo	-25.41	-49.23
BFI	Seattle	US	America/Los_Angeles	47.53	-122.30
BFJ	Bijie	CN	Asia/Shanghai	27.27	105.47
BFK	Aurora	US	America/Denver	39.70	-104.75
BFL	Bakersfield	US	America/Los_Angeles	35.43	-119.06
BFM	Mobile	US	America/Chicago	30.63	-88.07
BFN	Bloemfontain	ZA	Africa/Johannesburg	-29.09	26.30
BFO	Chiredzi	ZW	Africa/Harare	-21.01	31.58
BFP	Beaver Falls	US	America/New_York	40.77	-80.39
BFR	Bedford	US	America/Indiana/Indianapolis	38.84	-86.45
BFS	Belfast	GB	Europe/London	54.66	-6.22
BFT	Beaufort	US	America/New_York	32.41	-80.63
BFU	Bengbu	CN	Asia/Shanghai	32.85	117.32
BFV	Buri Ram Airport	TH	Asia/Bangkok	15.23	103.25
BFW	Sidi Bel Abbes Airport	DZ	Africa/Algiers	35.17	-0.59
BFX	Bafoussam	CM	Africa/Douala	5.54	10.35
BFY	Bengbu	CN	Asia/Shanghai	33.17	117.06
BGA	Bucaramanga	CO	America/Bogota	7.13	-73.18
BGB	Booue	GA	Africa/Libreville	-0.10	11.95
BGC	Bragança	PT	Europe/Lisbon	41.86	-6.71
BGD	Borger	US	America/Chicago	35.70	-101.39
BGE	Bainbridge	US	America/New_York	30.97	-84.64
BGF	Bangui	CF	Africa/Bangui	4.40	18.52
BGG	Bingöl	TR	Europe/Istanbul	38.86	40.59
BGH	Boghe	MR	Africa/Nouakchott	16.63	-14.20
BGI	Bridgetown	BB	America/Barbados	13.07	-59.49
BGJ	Borgarfjordur eystri	IS	Atlantic/Reykjavik	65.52	-13.80
BGK	Big Creek	BZ	America/Belize	16.52	-88.41
BGM	Binghamton	US	America/New_York	42.21	-75.98
BGN	Belaya Gora	RU	Asia/Magadan	68.56	146.23
BGO	Bergen	NO	Europe/Oslo	60.29	5.22
BGQ	Big Lake	US	America/Anchorage	61.53	-149.81
BGR	Bangor	US	America/New_York	44.81	-68.83
BGT	Bagdad	US	America/Phoenix	34.59	-113.17
BGU	Bangassou	CF	Africa/Bangui	4.79	22.78
BGV	Bento Goncalves	BR	America/Sao_Paulo	-29.15	-51.54
BGW	Baghdad	IQ	Asia/Baghdad	33.26	44.23
BGX	Bage	BR	America/Sao_Paulo	-31.39	-54.11
BGY	Bergamo	IT	Europe/Rome	45.67	9.70
BHA	Bahia de Caraquez	EC	America/Guayaquil	-0.61	-80.40
BHB	Bar Harbor	US	America/New_York	44.45	-68.36
BHD	Belfast	GB	Europe/London	54.62	-5.87
BHE	Blenheim	NZ	Pacific/Auckland	-41.52	173.87
BHF	Bahia Solano	CO	America/Bogota	6.69	-77.48
BHH	Bisha Airport	SA	Asia/Riyadh	19.98	42.62
BHI	Bahia Blanca	AR	America/Argentina/Buenos_Aires	-38.73	-62.17
BHJ	Bhuj	IN	Asia/Kolkata	23.29	69.67
BHK	Bukhara	UZ	Asia/Samarkand	39.77	64.48
BHM	Birmingham	US	America/Chicago	33.56	-86.75
BHO	Bhopal	IN	Asia/Kolkata	23.29	77.34
BHP	Bhojpur	NP	Asia/Kathmandu	27.15	87.05
BHQ	Broken Hill	AU	Australia/Adelaide	-32.00	141.47
BHR	Bharatpur	NP	Asia/Kathmandu	27.68	84.43
BHS	Bathurst	AU	Australia/Sydney	-33.41	149.65
BHU	Bhavnagar	IN	Asia/Kolkata	21.75	72.19
BHV	Bahawalpur	PK	Asia/Karachi	29.35	71.72
BHW	Bhagatanwala	PK	Asia/Karachi	32.06	72.95
BHX	Birmingham	GB	Europe/London	52.45	-1.75
BHY	Beihai	CN	Asia/Shanghai	21.54	109.29
BIA	Bastia	FR	Europe/Paris	42.55	9.48
BIB	Baidoa	SO	Africa/Mogadishu	3.10	43.63
BID	Block Island	US	America/New_York	41.17	-71.58
BIE	Beatrice	US	America/Chicago	40.30	-96.75
BIF	Fort Bliss	US	America/Denver	31.85	-106.38
BIG	Delta Junction Ft Greely	US	America/Anchorage	64.00	-145.72
BIH	Bishop	US	America/Los_Angeles	37.37	-118.36
BIK	Biak-Supiori Island	ID	Asia/Jayapura	-1.19	136.11
BIL	Billings	US	America/Denver	45.81	-108.54
BIM	South Bimini	BS	America/Nassau	25.70	-79.26
BIN	Bamiyan	AF	Asia/Kabul	34.82	67.82
BIO	Bilbao	ES	Europe/Madrid	43.30	-2.91
BIP	Bulimba Airport	AU	Australia/Brisbane	-16.88	143.48
BIQ	Biarritz	FR	Europe/Paris	43.47	-1.52
BIR	Biratnagar	NP	Asia/Kathmandu	26.48	87.26
BIS	Bismarck	US	America/Chicago	46.77	-100.75
BIT	Baitadi	NP	Asia/Kathmandu	29.47	80.55
BIU	Bíldudalur	IS	Atlantic/Reykjavik	65.64	-23.55
BIV	Bria	CF	Africa/Bangui	6.53	21.99
BIW	Billiluna Airport	AU	Australia/Perth	-19.57	127.67
BIX	Biloxi	US	America/Chicago	30.41	-88.92
BIY	Bisho	ZA	Africa/Johannesburg	-32.90	27.28
BJA	Bejaia	DZ	Africa/Algiers	36.71	5.07
BJB	Bojnord	IR	Asia/Tehran	37.49	57.31
BJC	Denver	US	America/Denver	39.91	-105.12
BJD	Bakkafjordur	IS	Atlantic/Reykjavik	66.02	-14.82
BJF	Båtsfjord	NO	Europe/Oslo	70.60	29.69
BJI	Bemidji	US	America/Chicago	47.51	-94.93
BJJ	Wooster	US	America/New_York	40.87	-81.89
BJK	Maikoor Island	ID	Asia/Jayapura	-6.07	134.27
BJL	Banjul	GM	Africa/Banjul	13.34	-16.65
BJM	Bujumbura	BI	Africa/Bujumbura	-3.32	29.32
BJO	Bermejo	BO	America/La_Paz	-22.77	-64.31
BJP	Braganca Paulista	BR	America/Sao_Paulo	-22.98	-46.54
BJR	Bahir Dar	ET	Africa/Addis_Ababa	11.61	37.32
BJU	Bajura	NP	Asia/Kathmandu	29.50	81.67
BJV	Bodrum	TR	Europe/Istanbul	37.25	27.66
BJW	Bajawa	ID	Asia/Makassar	-8.71	121.06
BJX	Silao	MX	America/Mexico_City	20.99	-101.48
BJY	Batajnica	RS	Europe/Belgrade	44.94	20.26
BJZ	Badajoz	ES	Europe/Madrid	38.89	-6.82
BKA	Moscow	RU	Europe/Moscow	55.62	38.06
BKB	Bikaner	IN	Asia/Kolkata	28.07	73.21
BKC	Buckland	US	America/Anchorage	65.98	-161.15
BKD	Breckenridge	US	America/Chicago	32.72	-98.89
BKE	Baker City	US	America/Los_Angeles	44.84	-117.81
BKG	Branson	US	America/Chicago	36.53	-93.20
BKH	Kekaha,Kauai	US	Pacific/Honolulu	22.02	-159.79
BKI	Kota Kinabalu	MY	Asia/Kuching	5.94	116.05
BKJ	Boke	GN	Africa/Conakry	10.97	-14.28
BKK	Bangkok	TH	Asia/Bangkok	13.68	100.75
BKL	Cleveland	US	America/New_York	41.52	-81.68
BKM	Bakalalan	MY	Asia/Kuala_Lumpur	3.97	115.62
BKN	Jebel	TM	Asia/Ashgabat	39.68	54.20
BKO	Senou	ML	Africa/Bamako	12.53	-7.95
BKP	Barkly Downs Airport	AU	Australia/Brisbane	-20.50	138.47
BKQ	Blackall	AU	Australia/Brisbane	-24.43	145.43
BKR	Bokoro	TD	Africa/Ndjamena	12.38	17.07
BKS	Bengkulu, Sumatra Island	ID	Asia/Jakarta	-3.86	102.34
BKT	Blackstone	US	America/New_York	37.07	-77.95
BKU	Betioky	MG	Indian/Antananarivo	-23.73	44.39
BKW	Beckley	US	America/New_York	37.79	-81.12
BKX	Brookings	US	America/Chicago	44.30	-96.82
BKY	Bukavu Kavumu Airport	CD	Africa/Lubumbashi	-2.31	28.81
BKZ	Bukoba	TZ	Africa/Dar_es_Salaam	-1.33	31.82
BLA	Barcelona	VE	America/Caracas	10.11	-64.69
BLB	Panama City	PA	America/Panama	8.91	-79.60
BLC	Bali	CM	Africa/Douala	5.90	10.03
BLD	Boulder City	US	America/Los_Angeles	35.95	-114.86
BLE	Borlange Airport	SE	Europe/Stockholm	60.42	15.52
BLF	Bluefield	US	America/New_York	37.30	-81.21
BLG	Belaga	MY	Asia/Kuala_Lumpur	2.65	113.77
BLH	Blythe	US	America/Los_Angeles	33.62	-114.72
BLI	Bellingham	US	America/Los_Angeles	48.79	-122.54
BLJ	Batna	DZ	Africa/Algiers	35.75	6.31
BLK	Blackpool	GB	Europe/London	53.77	-3.03
BLL	Billund	DK	Europe/Copenhagen	55.74	9.15
BLM	Belmar	US	America/New_York	40.19	-74.12
BLN	Benalla Airport	AU	Australia/Melbourne	-36.55	146.01
BLO	Blönduós	IS	Atlantic/Reykjavik	65.64	-20.29
BLP	Bellavista	PE	America/Lima	-7.06	-76.58
BLQ	Bologna	IT	Europe/Rome	44.54	11.29
BLR	Bangalore	IN	Asia/Kolkata	13.20	77.71
BLS	Bollon Airport	AU	Australia/Brisbane	-28.06	147.48
BLT	Blackwater Airport	AU	Australia/Brisbane	-23.60	148.81
BLU	Emigrant Gap	US	America/Los_Angeles	39.27	-120.71
BLV	Belleville	US	America/Chicago	38.55	-89.84
BLX	Belluno	IT	Europe/Rome	46.17	12.25
BLY	Belmullet	IE	Europe/Dublin	54.22	-10.03
BLZ	Blantyre	MW	Africa/Blantyre	-15.68	34.97
BMA	Stockholm	SE	Europe/Stockholm	59.35	17.94
BMB	Bumbar	CD	Africa/Kinshasa	2.18	22.48
BMC	Brigham City	US	America/Denver	41.55	-112.06
BMD	Belo sur Tsiribihina	MG	Indian/Antananarivo	-19.69	44.54
BME	Broome	AU	Australia/Perth	-17.94	122.23
BMF	Bakouma	CF	Africa/Bangui	5.69	22.80
BMG	Bloomington	US	America/New_York	39.15	-86.62
BMI	Bloomington	US	America/Chicago	40.48	-88.92
BMJ	Baramita	GY	America/Guyana	7.37	-60.49
BMK	Borkum	DE	Europe/Berlin	53.60	6.71
BML	Berlin	US	America/New_York	44.58	-71.18
BMM	Bitam	GA	Africa/Libreville	2.08	11.49
BMN	Bamarni	IQ	Asia/Baghdad	37.10	43.27
BMO	Banmaw	MM	Asia/Yangon	24.27	97.25
BMP	Brampton Island Airport	AU	Australia/Brisbane	-20.80	149.27
BMR	Baltrum	DE	Europe/Berlin	53.72	7.37
BMS	Brumado	BR	America/Bahia	-14.26	-41.82
BMT	Beaumont	US	America/Chicago	30.07	-94.22
BMU	Bima-Sumbawa Island	ID	Asia/Makassar	-8.54	118.69
BMV	Buon Ma Thuot	VN	Asia/Ho_Chi_Minh	12.67	108.12
BMW	Bordj Badji Mokhtar	DZ	Africa/Algiers	21.38	0.92
BMX	Big Mountain	US	America/Anchorage	59.36	-155.26
BMY	Waala	NC	Pacific/Noumea	-19.72	163.66
BNA	Nashville	US	America/Chicago	36.12	-86.68
BNB	Boende	CD	Africa/Kinshasa	-0.22	20.85
BNC	Beni	CD	Africa/Lubumbashi	0.57	29.47
BND	Bandar Abbas	IR	Asia/Tehran	27.22	56.38
BNE	Brisbane	AU	Australia/Brisbane	-27.38	153.12
BNG	Banning	US	America/Los_Angeles	33.92	-116.85
BNI	Benin	NG	Africa/Lagos	6.32	5.60
BNJ	Bonn	DE	Europe/Berlin	50.77	7.16
BNK	Ballina	AU	Australia/Sydney	-28.83	153.56
BNL	Barnwell	US	America/New_York	33.26	-81.39
BNN	Brønnøy	NO	Europe/Oslo	65.46	12.22
BNO	Burns	US	America/Los_Angeles	43.59	-118.96
BNP	Bannu	PK	Asia/Karachi	32.97	70.53
BNR	Banfora	BF	Africa/Ouagadougou	10.68	-4.72
BNS	Barinas	VE	America/Caracas	8.62	-70.22
BNU	Blumenau	BR	America/Sao_Paulo	-26.83	-49.09
BNW	Boone	US	America/Chicago	42.05	-93.85
BNX	Banja Luka	BA	Europe/Sarajevo	44.94	17.30
BNY	Anua	SB	Pacific/Guadalcanal	-11.30	159.80
BOA	Boma	CD	Africa/Kinshasa	-5.85	13.06
BOB	Motu Mute	PF	Pacific/Tahiti	-16.44	-151.75
BOC	Isla Colon	PA	America/Panama	9.34	-82.25
BOD	Bordeaux	FR	Europe/Paris	44.83	-0.72
BOE	Boundji	CG	Africa/Brazzaville	-1.03	15.38
BOG	Bogota	CO	America/Bogota	4.70	-74.15
BOH	Bournemouth	GB	Europe/London	50.78	-1.84
BOI	Boise	US	America/Boise	43.56	-116.22
BOJ	Burgas	BG	Europe/Sofia	42.57	27.52
BOK	Brookings	US	America/Los_Angeles	42.07	-124.29
BOL	Ballykelly	GB	Europe/London	55.06	-7.02
BOM	Mumbai	IN	Asia/Kolkata	19.09	72.87
BON	Kralendijk	BQ	America/Kralendijk	12.13	-68.27
BOO	Bodø	NO	Europe/Oslo	67.27	14.37
BOP	Bouar	CF	Africa/Bangui	5.96	15.64
BOS	Boston	US	America/New_York	42.36	-71.01
BOU	Bourges	FR	Europe/Paris	47.06	2.37
BOW	Bartow	US	America/New_York	27.94	-81.78
BOX	Borroloola Airport	AU	Australia/Darwin	-16.08	136.30
BOY	Bobo Dioulasso	BF	Africa/Ouagadougou	11.16	-4.33
BOZ	Bozoum	CF	Africa/Bangui	6.34	16.32
BPC	Bamenda	CM	Africa/Douala	6.04	10.12
BPE	Qinhuangdao	CN	Asia/Shanghai	39.67	119.06
BPF	Batuna Mission Station	SB	Pacific/Guadalcanal	-8.56	158.12
BPG	Barra Do Garcas	BR	America/Campo_Grande	-15.86	-52.39
BPH	Bislig Airport	PH	Asia/Manila	8.20	126.32
BPI	Big Piney	US	America/Denver	42.58	-110.11
BPL	Bole	CN	Asia/Shanghai	44.90	82.30
BPM	Hyderabad	IN	Asia/Kolkata	17.45	78.47
BPN	Balikpapan, Borneo Island	ID	Asia/Makassar	-1.27	116.89
BPR	Borongan City	PH	Asia/Manila	11.67	125.48
BPS	Porto Seguro	BR	America/Bahia	-16.44	-39.08
BPT	Beaumont	US	America/Chicago	29.95	-94.02
BPX	Bangda	CN	Asia/Shanghai	30.55	97.11
BPY	Besalampy Airport	MG	Indian/Antananarivo	-16.74	44.48
BQA	Baler	PH	Asia/Manila	15.73	121.50
BQB	Busselton	AU	Australia/Perth	-33.69	115.40
BQE	Bubaque	GW	Africa/Bissau	11.30	-15.84
BQG	Bogorodskoye	RU	Asia/Vladivostok	52.38	140.45
BQH	London	GB	Europe/London	51.33	0.03
BQK	Brunswick	US	America/New_York	31.26	-81.47
BQL	Boulia Airport	AU	Australia/Brisbane	-22.91	139.90
BQN	Aguadilla	US	America/Puerto_Rico	18.49	-67.13
BQO	Bouna	CI	Africa/Abidjan	9.28	-3.03
BQQ	Barra	BR	America/Bahia	-11.08	-43.15
BQS	Blagoveschensk	RU	Asia/Yakutsk	50.43	127.41
BQT	Brest	BY	Europe/Minsk	52.11	23.90
BQU	Bequia	VC	America/St_Vincent	12.99	-61.26
BQW	Balgo Hill Airport	AU	Australia/Perth	-20.15	127.97
BRA	Barreiras	BR	America/Fortaleza	-12.08	-45.01
BRB	Barreirinhas	BR	America/Fortaleza	-2.76	-42.81
BRC	San Carlos de Bariloche	AR	America/Argentina/Salta	-41.15	-71.16
BRD	Brainerd	US	America/Chicago	46.40	-94.13
BRE	Bremen	DE	Europe/Berlin	53.05	8.79
BRI	Bari	IT	Europe/Rome	41.14	16.76
BRK	Bourke Airport	AU	Australia/Sydney	-30.04	145.95
BRL	Burlington	US	America/Chicago	40.78	-91.13
BRM	Barquisimeto	VE	America/Caracas	10.04	-69.36
BRN	Bern	CH	Europe/Zurich	46.91	7.50
BRO	Brownsville	US	America/Chicago	25.91	-97.43
BRQ	Brno	CZ	Europe/Prague	49.15	16.69
BRR	Eoligarry	GB	Europe/London	57.02	-7.44
BRS	Bristol	GB	Europe/London	51.38	-2.72
BRT	Bathurst Island Airport	AU	Australia/Darwin	-11.77	130.62
BRU	Brussels	BE	Europe/Brussels	50.54	4.29
BRW	Utqiagvik	US	America/Anchorage	71.28	-156.77
BRX	Barahona	DO	America/Santo_Domingo	18.25	-71.12
BRY	Bardstown	US	America/New_York	37.81	-85.50
BSA	Bosaso	SO	Africa/Mogadishu	11.28	49.15
BSB	Brasilia	BR	America/Sao_Paulo	-15.87	-47.92
BSC	Bahia Solano	CO	America/Bogota	6.20	-77.39
BSD	Baoshan Yunduan Airport	CN	Asia/Shanghai	25.05	99.17
BSE	Sematan	MY	Asia/Kuching	1.81	109.76
BSF	Camp Pohakuloa	US	Pacific/Honolulu	19.76	-155.55
BSG	Bata Airport	GQ	Africa/Malabo	1.91	9.81
BSJ	Bairnsdale Airport	AU	Australia/Hobart	-37.89	147.57
BSK	Biskra	DZ	Africa/Algiers	34.79	5.74
BSL	Bale	FR	Europe/Paris	47.59	7.53
BSM	Amol	IR	Asia/Tehran	36.66	52.35
BSN	Bossangoa	CF	Africa/Bangui	6.49	17.43
BSO	Basco	PH	Asia/Manila	20.45	121.98
BSQ	Bisbee	US	America/Phoenix	31.37	-109.88
BSR	Basrah	IQ	Asia/Baghdad	30.55	47.66
BSS	Balsas	BR	America/Fortaleza	-7.53	-46.05
BST	Bost	AF	Asia/Kabul	31.56	64.36
BSU	Basankusu	CD	Africa/Kinshasa	1.22	19.79
BSW	Boswell Bay	US	America/Anchorage	60.42	-146.15
BSX	Pathein	MM	Asia/Yangon	16.82	94.78
BSY	Bardera Airport	SO	Africa/Mogadishu	2.34	42.31
BSZ	Bishkek	KG	Asia/Bishkek	43.06	74.48
BTA	Bertoua	CM	Africa/Douala	4.55	13.73
BTB	Betou	CG	Africa/Brazzaville	3.05	18.50
BTC	Batticaloa	LK	Asia/Colombo	7.71	81.68
BTD	Brunette Downs Airport	AU	Australia/Darwin	-18.64	135.94
BTE	Bonthe	SL	Africa/Freetown	7.53	-12.52
BTF	Bountiful	US	America/Denver	40.87	-111.93
BTG	Batangafo	CF	Africa/Bangui	7.31	18.31
BTH	Batam, Batam Island	ID	Asia/Jakarta	1.12	104.12
BTI	Barter Island	US	America/Anchorage	70.11	-143.65
BTJ	Banda Aceh, Sumatra Island	ID	Asia/Jakarta	5.52	95.42
BTK	Bratsk	RU	Asia/Irkutsk	56.37	101.70
BTL	Battle Creek	US	America/Detroit	42.31	-85.25
BTM	Butte	US	America/Denver	45.95	-112.50
BTN	Bennettsville	US	America/New_York	34.62	-79.73
BTO	Botopasi	SR	America/Paramaribo	4.22	-55.45
BTP	Butler	US	America/New_York	40.78	-79.95
BTQ	Butare	RW	Africa/Kigali	-2.60	29.74
BTR	Baton Rouge	US	America/Chicago	30.53	-91.15
BTS	Bratislava	SK	Europe/Bratislava	48.17	17.21
BTT	Bettles	US	America/Anchorage	66.91	-151.53
BTU	Bintulu	MY	Asia/Kuching	3.12	113.02
BTV	Burlington	US	America/New_York	44.47	-73.15
BTW	Batu Licin, Borneo Island	ID	Asia/Makassar	-3.41	116.00
BTX	Betoota Airport	AU	Australia/Brisbane	-25.64	140.78
BTY	Beatty	US	America/Los_Angeles	36.86	-116.79
BTZ	Bursa	TR	Europe/Istanbul	40.23	29.01
BUA	Buka Island	PG	Pacific/Port_Moresby	-5.42	154.67
BUB	Burwell	US	America/Chicago	41.78	-99.15
BUC	Burketown Airport	AU	Australia/Brisbane	-17.75	139.53
BUD	Budapest	HU	Europe/Budapest	47.44	19.26
BUF	Buffalo	US	America/New_York	42.94	-78.73
BUG	Benguela	AO	Africa/Luanda	-12.61	13.40
BUI	Bokondini-Papua Island	ID	Asia/Jayapura	-3.58	138.53
BUJ	Bou Saada Airport	DZ	Africa/Algiers	35.33	4.21
BUL	Bulolo	PG	Pacific/Port_Moresby	-7.22	146.65
BUM	Butler	US	America/Chicago	38.29	-94.34
BUN	Buenaventura	CO	America/Bogota	3.82	-76.99
BUO	Burao	SO	Africa/Mogadishu	9.53	45.55
BUP	Bhatinda Air Force Station	IN	Asia/Kolkata	30.27	74.76
BUQ	Bulawayo	ZW	Africa/Harare	-20.02	28.62
BUR	Burbank	US	America/Los_Angeles	34.20	-118.36
BUS	Batumi	GE	Asia/Tbilisi	41.61	41.60
BUT	Jakar	BT	Asia/Thimphu	27.56	90.75
BUW	Bau Bau-Butung Island	ID	Asia/Makassar	-5.49	122.57
BUX	Bunia Airport	CD	Africa/Lubumbashi	1.57	30.22
BUY	Bunbury Airport	AU	Australia/Perth	-33.38	115.68
BUZ	Bushehr	IR	Asia/Tehran	28.94	50.83
BVA	Beauvais	FR	Europe/Paris	49.45	2.11
BVB	Boa Vista	BR	America/Boa_Vista	2.84	-60.69
BVC	Rabil	CV	Atlantic/Cape_Verde	16.14	-22.89
BVE	Nespouls	FR	Europe/Paris	45.04	1.49
BVG	Berlevåg	NO	Europe/Oslo	70.87	29.03
BVH	Vilhena	BR	America/Boa_Vista	-12.69	-60.10
BVI	Birdsville Airport	AU	Australia/Brisbane	-25.90	139.35
BVJ	Bovanenkovo	RU	Asia/Yekaterinburg	70.32	68.33
BVK	Itenes	BO	America/La_Paz	-13.55	-63.75
BVL	Baures	BO	America/La_Paz	-13.58	-63.58
BVM	Belmonte	BR	America/Bahia	-15.87	-38.87
BVO	Bartlesville	US	America/Chicago	36.76	-96.01
BVR	Brava Island	CV	Atlantic/Cape_Verde	14.86	-24.75
BVS	Breves	BR	America/Belem	-1.64	-50.44
BVU	Beluga	US	America/Anchorage	61.17	-151.05
BVV	Iturup Island	RU	Asia/Vladivostok	44.92	147.62
BVX	Batesville	US	America/Chicago	35.73	-91.65
BVY	Beverly	US	America/New_York	42.58	-70.92
BVZ	Beverley Springs Airport	AU	Australia/Perth	-16.73	125.43
BWA	Bhairawa	NP	Asia/Kathmandu	27.51	83.42
BWB	Barrow Island Airport	AU	Australia/Perth	-20.86	115.41
BWC	Brawley	US	America/Los_Angeles	32.99	-115.52
BWD	Brownwood	US	America/Chicago	31.79	-98.96
BWE	Braunschweig Wolfsburg Airport	DE	Europe/Berlin	52.32	10.56
BWF	Barrow-in-Furness	GB	Europe/London	54.13	-3.26
BWG	Bowling Green	US	America/Chicago	36.96	-86.42
BWH	Butterworth	MY	Asia/Kuala_Lumpur	5.47	100.39
BWI	Baltimore	US	America/New_York	39.18	-76.67
BWK	Brac Island	HR	Europe/Zagreb	43.29	16.68
BWL	Blackwell	US	America/Chicago	36.75	-97.35
BWN	Bandar Seri Begawan	BN	Asia/Brunei	4.94	114.93
BWO	Balakovo	RU	Europe/Saratov	51.86	47.75
BWQ	Brewarrina Airport	AU	Australia/Sydney	-29.97	146.82
BWT	Burnie	AU	Australia/Melbourne	-41.00	145.73
BWU	Sydney	AU	Australia/Sydney	-33.92	150.99
BWW	Cayo Santa Maria	CU	America/Havana	22.62	-79.15
BXA	Bogalusa	US	America/Chicago	30.81	-89.86
BXB	Babo-Papua Island	ID	Asia/Jayapura	-2.53	133.44
BXD	Bade-Papua Island	ID	Asia/Jayapura	-7.71	139.57
BXE	Bakel	SN	Africa/Dakar	14.85	-12.47
BXF	Bellburn	AU	Australia/Perth	-17.55	128.31
BXG	Bendigo Airport	AU	Australia/Hobart	-36.74	144.33
BXH	Balkhash	KZ	Asia/Qyzylorda	46.89	75.00
BXI	Boundiali	CI	Africa/Abidjan	9.53	-6.47
BXJ	Aima Ata	KZ	Asia/Almaty	43.35	76.88
BXK	Buckeye	US	America/Phoenix	33.42	-112.69
BXN	Bodrum	TR	Europe/Istanbul	37.14	27.67
BXO	Buochs	CH	Europe/Zurich	46.97	8.40
BXR	Bam Airport	IR	Asia/Tehran	29.08	58.45
BXS	Borrego Springs	US	America/Los_Angeles	33.26	-116.32
BXT	Bontang, Borneo Island	ID	Asia/Makassar	0.12	117.47
BXU	Butuan City	PH	Asia/Manila	8.95	125.48
BXV	Breiðdalsvík	IS	Atlantic/Reykjavik	64.79	-14.02
BXY	Baikonur	KZ	Asia/Almaty	45.62	63.22
BYA	Boundary	US	America/Anchorage	64.08	-141.11
BYC	Yacuiba	BO	America/La_Paz	-21.96	-63.65
BYD	Al-Bayda	YE	Asia/Aden	13.97	45.58
BYF	Albert	FR	Europe/Paris	49.97	2.70
BYG	Buffalo	US	America/Denver	44.38	-106.72
BYH	Blytheville	US	America/Chicago	35.96	-89.94
BYI	Burley	US	America/Boise	42.54	-113.77
BYJ	Beja	PT	Europe/Lisbon	38.08	-7.93
BYK	Bouake Airport	CI	Africa/Abidjan	7.74	-5.07
BYM	Bayamo	CU	America/Havana	20.40	-76.62
BYN	Bayankhongor	MN	Asia/Ulaanbaatar	46.16	100.70
BYO	Bonito	BR	America/Campo_Grande	-21.23	-56.46
BYP	Barimunya Airport	AU	Australia/Perth	-22.67	119.17
BYR	Laeso	DK	Europe/Copenhagen	57.28	11.00
BYS	Fort Irwin	US	America/Los_Angeles	35.28	-116.63
BYT	Bantry	IE	Europe/Dublin	51.67	-9.48
BYU	Bayreuth	DE	Europe/Berlin	49.98	11.64
BYW	Blakely Island	US	America/Los_Angeles	48.58	-122.83
BZA	Bonanza	NI	America/Managua	13.95	-84.60
BZC	Cabo Frio	BR	America/Sao_Paulo	-22.77	-41.96
BZD	Balranald Airport	AU	Australia/Sydney	-34.62	143.58
BZE	Belize City	BZ	America/Belize	17.54	-88.31
BZF	Redding	US	America/Los_Angeles	40.57	-122.41
BZG	Bydgoszcz	PL	Europe/Warsaw	53.10	17.98
BZI	Balikesir	TR	Europe/Istanbul	39.62	27.93
BZK	Bryansk	RU	Europe/Moscow	53.21	34.18
BZL	Barisal	BD	Asia/Dhaka	22.80	90.30
BZN	Bozeman	US	America/Denver	45.78	-111.15
BZO	Bolzano	IT	Europe/Rome	46.46	11.33
BZP	Lakefield National Park	AU	Australia/Brisbane	-14.74	144.12
BZR	Beziers	FR	Europe/Paris	43.32	3.35
BZT	Brazoria	US	America/Chicago	28.98	-95.58
BZU	Buta Zega Airport	CD	Africa/Lubumbashi	2.82	24.79
BZV	Brazzaville	CG	Africa/Brazzaville	-4.25	15.25
BZX	Bazhong	CN	Asia/Shanghai	31.74	106.64
BZY	Strymba	MD	Europe/Chisinau	47.84	27.78
BZZ	Brize Norton	GB	Europe/London	51.75	-1.58
CAA	Catacamas	HN	America/Tegucigalpa	14.92	-85.90
CAB	Cabinda	AO	Africa/Luanda	-5.60	12.19
CAC	Cascavel	BR	America/Sao_Paulo	-25.00	-53.50
CAD	Cadillac	US	America/Detroit	44.28	-85.42
CAE	Columbia	US	America/New_York	33.94	-81.12
CAF	Carauari	BR	America/Boa_Vista	-4.87	-66.90
CAG	Cagliari	IT	Europe/Rome	39.25	9.05
CAH	Ca Mau City	VN	Asia/Ho_Chi_Minh	9.18	105.18
CAI	Cairo	EG	Africa/Cairo	30.12	31.41
CAJ	Canaima	VE	America/Caracas	6.23	-62.85
CAK	Akron	US	America/New_York	40.92	-81.44
CAL	Campbeltown	GB	Europe/London	55.44	-5.69
CAM	Camiri	BO	America/La_Paz	-20.01	-63.53
CAN	Guangzhou	CN	Asia/Shanghai	23.39	113.30
CAO	Clayton	US	America/Denver	36.45	-103.15
CAP	Cap Haitien	HT	America/Port-au-Prince	19.73	-72.19
CAQ	Caucasia	CO	America/Bogota	7.97	-75.20
CAR	Caribou	US	America/New_York	46.87	-68.02
CAT	Cascais	PT	Europe/Lisbon	38.73	-9.36
CAU	Caruaru	BR	America/Fortaleza	-8.28	-36.01
CAV	Cazombo	AO	Africa/Luanda	-11.89	22.92
CAW	Campos Dos Goytacazes	BR	America/Sao_Paulo	-21.70	-41.30
CAX	Carlisle	GB	Europe/London	54.94	-2.81
CAY	Cayenne	GF	America/Cayenne	4.82	-52.36
CAZ	Cobar Airport	AU	Australia/Sydney	-31.54	145.79
CBB	Cochabamba	BO	America/La_Paz	-17.42	-66.18
CBD	Car Nicobar Air Force Station	IN	Asia/Kolkata	9.15	92.82
CBE	Cumberland	US	America/New_York	39.62	-78.76
CBF	Council Bluffs	US	America/Chicago	41.26	-95.76
CBG	Cambridge	GB	Europe/London	52.20	0.17
CBH	Bechar	DZ	Africa/Algiers	31.65	-2.27
CBI	Cape Barren Island Airport	AU	Australia/Hobart	-40.39	148.02
CBJ	Cabo Rojo	DO	America/Santo_Domingo	17.93	-71.64
CBK	Colby	US	America/Chicago	39.43	-101.05
CBL	Ciudad Bolivar Airport	VE	America/Caracas	8.12	-63.54
CBM	Columbus	US	America/Chicago	33.65	-88.45
CBN	Cirebon, Java Island	ID	Asia/Jakarta	-6.76	108.54
CBO	Cotabato City	PH	Asia/Manila	7.17	124.21
CBQ	Calabar	NG	Africa/Lagos	4.98	8.35
CBR	Canberra	AU	Australia/Sydney	-35.31	149.20
CBS	Cabimas	VE	America/Caracas	10.33	-71.32
CBT	Catumbela	AO	Africa/Luanda	-12.48	13.49
CBU	Cottbus	DE	Europe/Berlin	51.89	14.53
CBV	Coban	GT	America/Guatemala	15.47	-90.41
CBW	Campo Mourao	BR	America/Sao_Paulo	-24.01	-52.36
CBX	Condobolin Airport	AU	Australia/Sydney	-33.06	147.21
CBY	Canobie	AU	Australia/Brisbane	-19.48	140.93
CCB	Upland	US	America/Los_Angeles	34.11	-117.69
CCC	Cayo Coco	CU	America/Havana	22.46	-78.33
CCE	New Administrative Capital	EG	Africa/Cairo	30.07	31.83
CCF	Carcassonne	FR	Europe/Paris	43.22	2.31
CCG	Crane	US	America/Chicago	31.41	-102.36
CCH	Chile Chico	CL	America/Santiago	-46.58	-71.69
CCI	Concordia	BR	America/Sao_Paulo	-27.18	-52.05
CCJ	Calicut	IN	Asia/Kolkata	11.14	75.96
CCK	Cocos	CC	Indian/Cocos	-12.19	96.83
CCL	Chinchilla Airport	AU	Australia/Brisbane	-26.77	150.62
CCM	Criciuma	BR	America/Sao_Paulo	-28.72	-49.42
CCN	Chakcharan	AF	Asia/Kabul	34.53	65.27
CCO	Puerto Lopez	CO	America/Bogota	4.56	-71.34
CCP	Concepcion	CL	America/Santiago	-36.77	-73.06
CCR	Concord	US	America/Los_Angeles	37.99	-122.06
CCS	Caracas	VE	America/Caracas	10.60	-66.99
CCT	Colonia Catriel	AR	America/Argentina/Salta	-37.91	-67.83
CCU	Kolkata	IN	Asia/Kolkata	22.65	88.45
CCV	Craig Cove	VU	Pacific/Efate	-16.27	167.92
CCW	Cowell Airport	AU	Australia/Adelaide	-33.67	136.89
CCX	Caceres	BR	America/Cuiaba	-16.04	-57.63
CCY	Charles City	US	America/Chicago	43.07	-92.61
CCZ	Chub Cay Airport	BS	America/Nassau	25.42	-77.88
CDA	Cooinda Airport	AU	Australia/Darwin	-12.90	132.53
CDB	Cold Bay	US	America/Anchorage	55.21	-162.73
CDC	Cedar City	US	America/Denver	37.70	-113.10
CDD	Cauquira	HN	America/Tegucigalpa	15.32	-83.59
CDE	Chengde	CN	Asia/Shanghai	41.12	118.07
CDG	Paris	FR	Europe/Paris	49.01	2.55
CDH	Camden	US	America/Chicago	33.62	-92.76
CDI	Cachoeiro Do Itapemirim	BR	America/Sao_Paulo	-20.83	-41.19
CDJ	Conceicao Do Araguaia	BR	America/Belem	-8.35	-49.30
CDK	Cedar Key	US	America/New_York	29.13	-83.05
CDL	Candle	US	America/Anchorage	65.91	-161.93
CDN	Camden	US	America/New_York	34.28	-80.56
CDO	Cradock	ZA	Africa/Johannesburg	-32.16	25.65
CDP	Cuddapah Airport	IN	Asia/Kolkata	14.51	78.77
CDQ	Croydon Airport	AU	Australia/Brisbane	-18.23	142.26
CDR	Chadron	US	America/Denver	42.84	-103.10
CDS	Childress	US	America/Chicago	34.43	-100.29
CDT	Castellón de la Plana	ES	Europe/Madrid	40.21	0.07
CDU	Camden Airport	AU	Australia/Sydney	-34.04	150.69
CDV	Cordova	US	America/Anchorage	60.49	-145.48
CDW	Caldwell	US	America/New_York	40.88	-74.28
CDY	Mapun	PH	Asia/Manila	7.01	118.50
CEA	Wichita	US	America/Chicago	37.65	-97.25
CEB	Lapu-Lapu City	PH	Asia/Manila	10.31	123.98
CEC	Crescent City	US	America/Los_Angeles	41.78	-124.24
CED	Ceduna Airport	AU	Australia/Adelaide	-32.13	133.71
CEE	Cherepovets	RU	Europe/Moscow	59.28	38.03
CEF	Springfield	US	America/New_York	42.19	-72.53
CEG	Hawarden	GB	Europe/London	53.18	-2.98
CEH	Chelinda Malawi Airport	MW	Africa/Blantyre	-10.55	33.80
CEI	Chiang Rai	TH	Asia/Bangkok	19.95	99.88
CEK	Chelyabinsk	RU	Asia/Yekaterinburg	55.31	61.50
CEL	Canela	BR	America/Sao_Paulo	-29.37	-50.83
CEM	Central	US	America/Anchorage	65.57	-144.78
CEN	Ciudad Obregon	MX	America/Hermosillo	27.39	-109.83
CEO	Waco Kungo	AO	Africa/Luanda	-11.43	15.10
CEP	Concepcion	BO	America/La_Paz	-16.14	-62.03
CEQ	Cannes	FR	Europe/Paris	43.54	6.95
CER	Cherbourg	FR	Europe/Paris	49.65	-1.47
CES	Cessnock Airport	AU	Australia/Sydney	-32.79	151.34
CET	Cholet	FR	Europe/Paris	47.08	-0.88
CEU	Clemson	US	America/New_York	34.67	-82.89
CEV	Connersville	US	America/Indiana/Indianapolis	39.70	-85.13
CEW	Crestview	US	America/Chicago	30.78	-86.52
CEX	Chena Hot Springs	US	America/Anchorage	65.05	-146.05
CEY	Murray	US	America/Chicago	36.66	-88.37
CEZ	Cortez	US	America/Denver	37.30	-108.63
CFB	Cabo Frio	BR	America/Sao_Paulo	-22.92	-42.07
CFC	Caçador	BR	America/Sao_Paulo	-26.79	-50.94
CFD	Bryan	US	America/Chicago	30.72	-96.33
CFE	Clermont-Ferrand	FR	Europe/Paris	45.79	3.17
CFF	Cafunfo	AO	Africa/Luanda	-8.78	17.99
CFG	Cienfuegos	CU	America/Havana	22.15	-80.41
CFH	Clifton Hills Station	AU	Australia/Adelaide	-27.02	138.89
CFI	Camfield Airport	AU	Australia/Darwin	-17.02	131.33
CFK	Chlef	DZ	Africa/Algiers	36.22	1.34
CFN	Donegal	IE	Europe/Dublin	55.04	-8.34
CFO	Confresa	BR	America/Campo_Grande	-10.63	-51.56
CFQ	Creston	CA	America/Creston	49.04	-116.50
CFR	Caen	FR	Europe/Paris	49.17	-0.45
CFS	Coffs Harbour	AU	Australia/Sydney	-30.32	153.12
CFT	Clifton	US	America/Phoenix	32.96	-109.21
CFU	Kerkyra Island	GR	Europe/Athens	39.60	19.91
CFV	Coffeyville	US	America/Chicago	37.09	-95.57
CGA	Craig	US	America/Anchorage	55.48	-133.15
CGB	Cuiaba	BR	America/Cuiaba	-15.65	-56.12
CGC	Cape Gloucester	PG	Pacific/Port_Moresby	-5.46	148.42
CGD	Changde	CN	Asia/Shanghai	28.92	111.64
CGE	Cambridge	US	America/New_York	38.54	-76.03
CGF	Cleveland	US	America/New_York	41.56	-81.49
CGH	Sao Paulo	BR	America/Sao_Paulo	-23.63	-46.66
CGI	Cape Girardeau	US	America/Chicago	37.23	-89.57
CGJ	Kasompe	ZM	Africa/Lusaka	-12.57	27.89
CGK	Jakarta	ID	Asia/Jakarta	-6.13	106.66
CGL	Chagual	PE	America/Lima	-7.80	-77.65
CGM	Camiguin Airport	PH	Asia/Manila	9.25	124.71
CGN	Cologne	DE	Europe/Berlin	50.87	7.14
CGO	Zhengzhou	CN	Asia/Shanghai	34.52	113.84
CGP	Chittagong	BD	Asia/Dhaka	22.25	91.81
CGQ	Changchun	CN	Asia/Shanghai	44.00	125.69
CGR	Campo Grande	BR	America/Campo_Grande	-20.47	-54.67
CGS	College Park	US	America/New_York	38.98	-76.92
CGV	Caiguna Airport	AU	Australia/Perth	-32.27	125.49
CGY	Laguindingan	PH	Asia/Manila	8.61	124.46
CGZ	Casa Grande	US	America/Phoenix	32.95	-111.77
CHA	Chattanooga	US	America/New_York	35.04	-85.20
CHB	Chilas	PK	Asia/Karachi	35.43	74.08
CHC	Christchurch	NZ	Pacific/Auckland	-43.49	172.53
CHF	Jinhae	KR	Asia/Seoul	35.14	128.70
CHG	Chaoyang	CN	Asia/Shanghai	41.54	120.44
CHH	Chachapoyas	PE	America/Lima	-6.20	-77.86
CHJ	Chipinge	ZW	Africa/Harare	-20.21	32.63
CHK	Chickasha	US	America/Chicago	35.10	-97.97
CHL	Challis	US	America/Boise	44.52	-114.22
CHM	Chimbote	PE	America/Lima	-9.15	-78.52
CHO	Charlottesville	US	America/New_York	38.14	-78.45
CHP	Circle Hot Springs	US	America/Anchorage	65.49	-144.61
CHQ	Souda	GR	Europe/Athens	35.53	24.15
CHR	Chateauroux	FR	Europe/Paris	46.86	1.73
CHS	Charleston	US	America/New_York	32.90	-80.04
CHT	Waitangi	NZ	Pacific/Chatham	-43.81	-176.46
CHU	Chuathbaluk	US	America/Anchorage	61.58	-159.22
CHX	Changuinola	PA	America/Panama	9.46	-82.52
CHY	Choiseul Bay Airport	SB	Pacific/Guadalcanal	-6.71	156.40
CHZ	Chiloquin	US	America/Los_Angeles	42.58	-121.88
CIA	Roma	IT	Europe/Rome	41.80	12.59
CIC	Chico	US	America/Los_Angeles	39.80	-121.86
CID	Cedar Rapids	US	America/Chicago	41.88	-91.71
CIE	Collie Airport	AU	Australia/Perth	-33.37	116.22
CIF	Chifeng	CN	Asia/Shanghai	42.23	118.91
CIG	Craig	US	America/Denver	40.50	-107.52
CIH	Changzhi	CN	Asia/Shanghai	36.25	113.13
CII	Aydin	TR	Europe/Istanbul	37.81	27.90
CIJ	Cobija	BO	America/La_Paz	-11.04	-68.78
CIK	Chalkyitsik	US	America/Anchorage	66.65	-143.74
CIL	Council	US	America/Nome	64.90	-163.70
CIM	Cimitarra	CO	America/Bogota	6.37	-73.97
CIN	Carroll	US	America/Chicago	42.05	-94.79
CIO	Concepcion	PY	America/Asuncion	-23.44	-57.43
CIP	Chipata	ZM	Africa/Lusaka	-13.56	32.59
CIQ	Chiquimula	GT	America/Guatemala	14.83	-89.52
CIR	Cairo	US	America/Chicago	37.06	-89.22
CIS	Abariringa	KI	Pacific/Enderbury	-2.77	-171.71
CIT	Shymkent	KZ	Asia/Almaty	42.36	69.48
CIU	Sault Ste Marie	US	America/New_York	46.25	-84.47
CIW	Canouan	VC	America/St_Vincent	12.70	-61.34
CIX	Chiclayo	PE	America/Lima	-6.79	-79.83
CIY	Comiso	IT	Europe/Rome	36.99	14.61
CIZ	Coari	BR	America/Boa_Vista	-4.13	-63.13
CJA	Cajamarca	PE	America/Lima	-7.14	-78.49
CJB	Coimbatore	IN	Asia/Kolkata	11.03	77.04
CJC	Calama	CL	America/Santiago	-22.50	-68.90
CJF	Coondewanna Airport	AU	Australia/Perth	-22.97	118.81
CJJ	Cheongju	KR	Asia/Seoul	36.72	127.50
CJL	Chitral	PK	Asia/Karachi	35.89	71.80
CJM	Chumphon Airport	TH	Asia/Bangkok	10.71	99.36
CJS	Ciudad Juarez	MX	America/Mazatlan	31.64	-106.43
CJT	Comitan Airport	MX	America/Mexico_City	16.18	-92.05
CJU	Jeju City	KR	Asia/Seoul	33.51	126.49
CKA	Cherokee	US	America/Chicago	36.74	-98.12
CKB	Clarksburg	US	America/New_York	39.30	-80.23
CKC	Cherkasy	UA	Europe/Kyiv	49.42	32.00
CKD	Crooked Creek	US	America/Anchorage	61.87	-158.14
CKE	Lakeport	US	America/Los_Angeles	38.99	-122.90
CKG	Chongqing	CN	Asia/Shanghai	29.72	106.64
CKH	Chokurdah	RU	Asia/Srednekolymsk	70.62	147.90
CKI	Croker Island Airport	AU	Australia/Darwin	-11.16	132.48
CKK	Ash Flat	US	America/Chicago	36.26	-91.56
CKL	Moscow	RU	Europe/Moscow	55.88	38.06
CKM	Clarksdale	US	America/Chicago	34.30	-90.51
CKN	Crookston	US	America/Chicago	47.84	-96.62
CKO	Cornelio Procopio	BR	America/Sao_Paulo	-23.15	-50.60
CKS	Carajas	BR	America/Araguaina	-6.12	-50.00
CKT	Sarakhs	IR	Asia/Tehran	36.50	61.06
CKU	Cordova	US	America/Anchorage	60.54	-145.73
CKV	Clarksville	US	America/Chicago	36.62	-87.41
CKW	Christmas Creek mine	AU	Australia/Perth	-22.36	119.65
CKX	Chicken	US	America/Anchorage	64.07	-141.95
CKY	Conakry	GN	Africa/Conakry	9.58	-13.61
CKZ	Canakkale	TR	Europe/Istanbul	40.14	26.43
CLD	Carlsbad	US	America/Los_Angeles	33.13	-117.28
CLE	Cleveland	US	America/New_York	41.41	-81.85
CLG	Coalinga	US	America/Los_Angeles	36.16	-120.29
CLH	Coolah Airport	AU	Australia/Sydney	-31.77	149.61
CLI	Clintonville	US	America/Chicago	44.61	-88.73
CLJ	Cluj-Napoca	RO	Europe/Bucharest	46.79	23.69
CLK	Clinton	US	America/Chicago	35.54	-98.93
CLL	College Station	US	America/Chicago	30.59	-96.36
CLM	Port Angeles	US	America/Los_Angeles	48.12	-123.50
CLN	Carolina	BR	America/Araguaina	-7.32	-47.46
CLO	Cali	CO	America/Bogota	3.54	-76.38
CLP	Clarks Point	US	America/Anchorage	58.83	-158.53
CLQ	Colima	MX	America/Mexico_City	19.28	-103.58
CLR	Calipatria	US	America/Los_Angeles	33.13	-115.52
CLS	Chehalis	US	America/Los_Angeles	46.68	-122.98
CLT	Charlotte	US	America/New_York	35.21	-80.95
CLU	Columbus	US	America/Indiana/Indianapolis	39.26	-85.90
CLV	Caldas Novas	BR	America/Sao_Paulo	-17.73	-48.61
CLW	Clearwater	US	America/New_York	27.98	-82.76
CLX	Clorinda	AR	America/Argentina/Cordoba	-25.30	-57.73
CLY	Calvi	FR	Europe/Paris	42.53	8.79
CLZ	Guarico	VE	America/Caracas	8.92	-67.42
CMA	Cunnamulla Airport	AU	Australia/Brisbane	-28.03	145.62
CMB	Colombo	LK	Asia/Colombo	7.18	79.88
CMC	Camocim	BR	America/Fortaleza	-2.90	-40.86
CMD	Cootamundra Airport	AU	Australia/Sydney	-34.62	148.03
CME	Ciudad del Carmen	MX	America/Mexico_City	18.65	-91.80
CMF	Chambery	FR	Europe/Paris	45.64	5.88
CMG	Corumba	BR	America/Campo_Grande	-19.01	-57.67
CMH	Columbus	US	America/New_York	40.00	-82.89
CMI	Champaign	US	America/Chicago	40.04	-88.28
CMJ	Qimei	TW	Asia/Taipei	23.21	119.42
CMK	Club Makokola	MW	Africa/Blantyre	-14.31	35.13
CML	Camooweal Airport	AU	Australia/Brisbane	-19.91	138.12
CMM	Carmelita	GT	America/Guatemala	17.46	-90.05
CMN	Casablanca	MA	Africa/Casablanca	33.37	-7.59
CMO	Obbia	SO	Africa/Mogadishu	5.37	48.52
CMP	Santana Do Araguaia	BR	America/Belem	-9.32	-50.33
CMQ	Clermont Airport	AU	Australia/Brisbane	-22.77	147.62
CMR	Colmar	FR	Europe/Paris	48.11	7.36
CMS	Scusciuban	SO	Africa/Mogadishu	10.30	50.23
CMU	Kundiawa	PG	Pacific/Port_Moresby	-6.02	144.97
CMV	Coromandel Aerodrome	NZ	Pacific/Auckland	-36.79	175.51
CMW	Camaguey	CU	America/Havana	21.42	-77.85
CMX	Hancock	US	America/New_York	47.17	-88.49
CMY	Sparta	US	America/Chicago	43.96	-90.74
CNA	Cananea Airport	MX	America/Hermosillo	31.07	-110.10
CNB	Coonamble Airport	AU	Australia/Sydney	-30.98	148.38
CNC	Coconut Island Airport	AU	Australia/Brisbane	-10.05	143.07
CND	Constanta	RO	Europe/Bucharest	44.36	28.49
CNE	Canon City	US	America/Denver	38.43	-105.11
CNF	Belo Horizonte	BR	America/Sao_Paulo	-19.62	-43.97
CNG	Cognac	FR	Europe/Paris	45.66	-0.32
CNH	Claremont	US	America/New_York	43.37	-72.37
CNI	Changhai	CN	Asia/Shanghai	39.27	122.67
CNJ	Cloncurry	AU	Australia/Brisbane	-20.67	140.50
CNK	Concordia	US	America/Chicago	39.55	-97.65
CNL	Sindal	DK	Europe/Copenhagen	57.50	10.23
CNM	Carlsbad	US	America/Denver	32.34	-104.26
CNN	Mattannur	IN	Asia/Kolkata	11.92	75.55
CNO	Chino	US	America/Los_Angeles	33.97	-117.64
CNP	Neerlerit Inaat	GL	America/Scoresbysund	70.74	-22.65
CNQ	Corrientes	AR	America/Argentina/Cordoba	-27.45	-58.76
CNR	Chanaral	CL	America/Santiago	-26.33	-70.61
CNS	Cairns	AU	Australia/Brisbane	-16.89	145.75
CNU	Chanute	US	America/Chicago	37.67	-95.49
CNV	Canavieiras	BR	America/Bahia	-15.67	-38.95
CNW	Waco	US	America/Chicago	31.64	-97.07
CNX	Chiang Mai	TH	Asia/Bangkok	18.77	98.96
CNY	Moab	US	America/Denver	38.76	-109.75
COA	Columbia	US	America/Los_Angeles	38.03	-120.41
COC	Concordia	AR	America/Argentina/Cordoba	-31.30	-58.00
COD	Cody	US	America/Denver	44.52	-109.02
COE	Coeur D'Alene	US	America/Los_Angeles	47.77	-116.82
COF	Cocoa Beach	US	America/New_York	28.24	-80.61
COG	Condoto	CO	America/Bogota	5.08	-76.70
COH	Cooch Behar Airport	IN	Asia/Kolkata	26.33	89.47
COI	Merritt Island	US	America/New_York	28.34	-80.69
COJ	Coonabarabran Airport	AU	Australia/Sydney	-31.33	149.27
COK	Cochin	IN	Asia/Kolkata	10.15	76.40
COL	Coll Island	GB	Europe/London	56.60	-6.62
COM	Coleman	US	America/Chicago	31.84	-99.40
CON	Concord	US	America/New_York	43.20	-71.50
COO	Cotonou	BJ	Africa/Porto-Novo	6.36	2.38
COP	Cooperstown	US	America/New_York	42.63	-74.89
COQ	Choibalsan Airport	MN	Asia/Ulaanbaatar	48.14	114.65
COR	Cordoba	AR	America/Argentina/Cordoba	-31.32	-64.21
COS	Colorado Springs	US	America/Denver	38.81	-104.70
COT	Cotulla	US	America/Chicago	28.46	-99.22
COU	Columbia	US	America/Chicago	38.82	-92.22
COV	Tarsus	TR	Europe/Istanbul	36.89	35.07
COW	Coquimbo	CL	America/Santiago	-30.20	-71.25
COX	Andros	BS	America/Nassau	24.16	-77.59
COY	Coolawanyah Airport	AU	Australia/Perth	-21.78	117.80
COZ	Costanza	DO	America/Santo_Domingo	18.91	-70.72
CPB	Capurgana	CO	America/Bogota	8.63	-77.35
CPC	Chapelco	AR	America/Argentina/Salta	-40.08	-71.14
CPD	Coober Pedy Airport	AU	Australia/Adelaide	-29.04	134.72
CPE	Campeche	MX	America/Merida	19.82	-90.50
CPF	Tjepu, Java Island	ID	Asia/Jakarta	-7.19	111.55
CPH	Copenhagen	DK	Europe/Copenhagen	55.62	12.66
CPL	Chaparral	CO	America/Bogota	3.72	-75.47
CPM	Compton	US	America/Los_Angeles	33.89	-118.24
CPO	Copiapo	CL	America/Santiago	-27.26	-70.78
CPP	Pica	CL	America/Santiago	-20.75	-68.68
CPQ	Campinas	BR	America/Sao_Paulo	-22.86	-47.11
CPR	Casper	US	America/Denver	42.91	-106.46
CPS	Cahokia	US	America/Chicago	38.57	-90.16
CPT	Cape Town	ZA	Africa/Johannesburg	-33.96	18.60
CPU	Cururupu	BR	America/Fortaleza	-1.82	-44.87
CPV	Campina Grande	BR	America/Fortaleza	-7.27	-35.90
CPX	Isla De Culebra	US	America/Puerto_Rico	18.31	-65.30
CQA	Canarana	BR	America/Cuiaba	-13.57	-52.27
CQD	Shahrekord	IR	Asia/Tehran	32.30	50.84
CQF	Marck	FR	Europe/Paris	50.96	1.95
CQM	Ciudad Real	ES	Europe/Madrid	38.86	-3.97
CQS	Costa Marques	BR	America/Porto_Velho	-12.42	-64.25
CQW	Wulong	CN	Asia/Shanghai	29.47	107.69
CRA	Craiova	RO	Europe/Bucharest	44.32	23.89
CRB	Collarenebri Airport	AU	Australia/Sydney	-29.52	148.58
CRC	Cartago	CO	America/Bogota	4.76	-75.96
CRD	Comodoro Rivadavia	AR	America/Argentina/Catamarca	-45.79	-67.47
CRE	North Myrtle Beach	US	America/New_York	33.81	-78.72
CRF	Carnot	CF	Africa/Bangui	4.94	15.89
CRG	Jacksonville	US	America/New_York	30.34	-81.51
CRI	Colonel Hill	BS	America/Nassau	22.75	-74.18
CRK	Angeles City	PH	Asia/Manila	15.19	120.56
CRL	Brussels	BE	Europe/Brussels	50.27	4.27
CRM	Catarman	PH	Asia/Manila	12.50	124.64
CRP	Corpus Christi	US	America/Chicago	27.77	-97.50
CRQ	Caravelas	BR	America/Bahia	-17.65	-39.25
CRR	Ceres	AR	America/Argentina/Cordoba	-29.86	-61.87
CRS	Corsicana	US	America/Chicago	32.03	-96.40
CRT	Crossett	US	America/Chicago	33.18	-91.88
CRU	Carriacou Island	GD	America/Grenada	12.48	-61.47
CRV	Crotone	IT	Europe/Rome	39.00	17.08
CRW	Charleston	US	America/New_York	38.38	-81.59
CRX	Corinth	US	America/Chicago	34.91	-88.60
CRZ	Turkmenabat	TM	Asia/Ashgabat	39.08	63.61
CSA	Colonsay	GB	Europe/London	56.06	-6.24
CSB	Caransebes	RO	Europe/Bucharest	45.42	22.25
CSC	Canas	CR	America/Costa_Rica	10.43	-85.17
CSE	Crested Butte	US	America/Denver	38.85	-106.93
CSF	Creil	FR	Europe/Paris	49.25	2.52
CSG	Columbus	US	America/New_York	32.52	-84.94
CSH	Solovetsky Islands	RU	Europe/Moscow	65.03	35.73
CSI	Casino Airport	AU	Australia/Sydney	-28.88	153.07
CSK	Cap Skirring	SN	Africa/Dakar	12.41	-16.75
CSM	Burns Flat	US	America/Chicago	35.34	-99.20
CSN	Carson City	US	America/Los_Angeles	39.19	-119.73
CSO	Magdeburg	DE	Europe/Berlin	51.86	11.42
CSQ	Creston	US	America/Chicago	41.02	-94.36
CSS	Cassilandia	BR	America/Campo_Grande	-19.15	-51.69
CSU	Santa Cruz Do Sul	BR	America/Sao_Paulo	-29.68	-52.41
CSV	Crossville	US	America/Chicago	35.95	-85.08
CSW	Cabo San Lucas	MX	America/Mazatlan	22.95	-109.94
CSX	Changsha	CN	Asia/Shanghai	28.19	113.22
CSY	Cheboksary	RU	Europe/Moscow	56.09	47.35
CSZ	Coronel Suarez	AR	America/Argentina/Buenos_Aires	-37.45	-61.89
CTA	Catania	IT	Europe/Rome	37.47	15.07
CTB	Cut Bank	US	America/Denver	48.61	-112.38
CTC	Catamarca	AR	America/Argentina/Catamarca	-28.60	-65.75
CTD	Chitre	PA	America/Panama	7.99	-80.41
CTF	Coatepeque	GT	America/Guatemala	14.69	-91.88
CTG	Cartagena	CO	America/Bogota	10.44	-75.51
CTH	Coatesville	US	America/New_York	39.98	-75.87
CTI	Cuito Cuanavale	AO	Africa/Luanda	-15.16	19.16
CTK	Canton	US	America/Chicago	40.57	-90.07
CTL	Charleville	AU	Australia/Brisbane	-26.41	146.26
CTM	Chetumal	MX	America/Cancun	18.50	-88.33
CTN	Cooktown Airport	AU	Australia/Brisbane	-15.44	145.18
CTO	Calverton	US	America/New_York	40.91	-72.78
CTP	Carutapera	BR	America/Fortaleza	-1.25	-46.02
CTQ	Santa Vitoria Do Palmar	BR	America/Sao_Paulo	-33.50	-53.34
CTS	Chitose	JP	Asia/Tokyo	42.78	141.69
CTT	Le Castellet	FR	Europe/Paris	43.25	5.79
CTU	Chengdu	CN	Asia/Shanghai	30.58	103.95
CTW	Cottonwood	US	America/Phoenix	34.73	-112.04
CTX	Cortland	US	America/New_York	42.59	-76.21
CTY	Cross City	US	America/New_York	29.64	-83.10
CTZ	Clinton	US	America/New_York	34.97	-78.37
CUA	Ciudad Constitucion	MX	America/Mazatlan	25.05	-111.61
CUB	Columbia	US	America/New_York	33.97	-81.00
CUC	Cucuta	CO	America/Bogota	7.93	-72.51
CUD	Caloundra Airport	AU	Australia/Brisbane	-26.80	153.10
CUE	Cuenca	EC	America/Guayaquil	-2.89	-78.98
CUF	Cuneo	IT	Europe/Rome	44.55	7.62
CUG	Cudal Airport	AU	Australia/Sydney	-33.28	148.76
CUH	Cushing	US	America/Chicago	35.95	-96.77
CUK	Caye Caulker	BZ	America/Belize	17.73	-88.03
CUL	Culiacan	MX	America/Mazatlan	24.76	-107.47
CUM	Cumana	VE	America/Caracas	10.45	-64.13
CUN	Cancun	MX	America/Cancun	21.04	-86.88
CUO	Caruru	CO	America/Bogota	1.01	-71.30
CUP	Carupano	VE	America/Caracas	10.66	-63.26
CUQ	Coen Airport	AU	Australia/Brisbane	-13.76	143.11
CUR	Willemstad	CW	America/Curacao	12.19	-68.96
CUS	Columbus	US	America/Denver	31.82	-107.63
CUT	Cutral-Co	AR	America/Argentina/Salta	-38.94	-69.26
CUU	Chihuahua	MX	America/Mazatlan	28.70	-105.97
CUV	Casigua El Cubo	VE	America/Caracas	8.76	-72.54
CUY	Cue Airport	AU	Australia/Perth	-27.45	117.92
CUZ	Cusco	PE	America/Lima	-13.54	-71.94
CVC	Cleve Airport	AU	Australia/Adelaide	-33.71	136.50
CVE	Covenas	CO	America/Bogota	9.40	-75.69
CVF	Courcheval	FR	Europe/Paris	45.40	6.63
CVG	Covington	US	America/New_York	39.05	-84.67
CVH	Lafontaine	AR	America/Argentina/Salta	-37.85	-71.01
CVJ	General Mariano Matamoros Airport	MX	America/Mexico_City	18.83	-99.26
CVM	Ciudad Victoria	MX	America/Monterrey	23.70	-98.96
CVN	Clovis	US	America/Denver	34.43	-103.08
CVO	Corvallis	US	America/Los_Angeles	44.50	-123.29
CVQ	Carnarvon Airport	AU	Australia/Perth	-24.88	113.67
CVS	Clovis	US	America/Denver	34.38	-103.32
CVT	Coventry	GB	Europe/London	52.37	-1.48
CVU	Corvo	PT	Atlantic/Azores	39.67	-31.11
CWA	Mosinee	US	America/Chicago	44.78	-89.67
CWB	Curitiba	BR	America/Sao_Paulo	-25.53	-49.18
CWC	Chernivtsi	UA	Europe/Uzhgorod	48.26	25.98
CWF	Lake Charles	US	America/Chicago	30.21	-93.14
CWI	Clinton	US	America/Chicago	41.83	-90.33
CWK	Chitrakoot	IN	Asia/Kolkata	25.17	80.94
CWL	Cardiff	GB	Europe/London	51.40	-3.34
CWR	Cowarie Airport	AU	Australia/Adelaide	-27.71	138.33
CWS	Center Island	US	America/Los_Angeles	48.49	-122.83
CWT	Cowra Airport	AU	Australia/Sydney	-33.84	148.65
CWW	Corowa Airport	AU	Australia/Sydney	-35.99	146.36
CWX	Willcox	US	America/Phoenix	32.25	-109.89
CXA	Caicara del Orinoco Airport	VE	America/Caracas	7.63	-66.16
CXB	Cox's Bazar	BD	Asia/Dhaka	21.45	91.96
CXC	Chitina	US	America/Anchorage	61.58	-144.43
CXF	Coldfoot	US	America/Anchorage	67.25	-150.20
CXH	Vancouver	CA	America/Vancouver	49.28	-123.10
CXI	Banana	KI	Pacific/Kiritimati	1.99	-157.35
CXJ	Caxias Do Sul	BR	America/Sao_Paulo	-29.20	-51.19
CXL	Calexico	US	America/Los_Angeles	32.67	-115.52
CXN	Candala	SO	Africa/Mogadishu	11.50	49.92
CXO	Houston	US	America/Chicago	30.35	-95.42
CXP	Cilacap, Java Island	ID	Asia/Jakarta	-7.65	109.03
CXQ	Christmas Creek Station Airport	AU	Australia/Perth	-18.88	125.92
CXR	Nha Trang	VN	Asia/Ho_Chi_Minh	12.00	109.22
CXT	Charters Towers Airport	AU	Australia/Brisbane	-20.04	146.27
CXY	Cat Cay	BS	America/Nassau	25.60	-79.27
CYA	Les Cayes	HT	America/Port-au-Prince	18.27	-73.79
CYB	Cayman Brac	KY	America/Cayman	19.69	-79.88
CYF	Chefornak	US	America/Anchorage	60.14	-164.28
CYG	Corryong Airport	AU	Australia/Melbourne	-36.18	147.89
CYI	Chiayi City	TW	Asia/Taipei	23.46	120.39
CYL	Coyoles	HN	America/Tegucigalpa	15.45	-86.68
CYO	Cayo Largo del Sur	CU	America/Havana	21.62	-81.55
CYP	Calbayog City	PH	Asia/Manila	12.07	124.55
CYR	Colonia	UY	America/Montevideo	-34.46	-57.77
CYS	Cheyenne	US	America/Denver	41.16	-104.81
CYT	Yakataga	US	America/Anchorage	60.08	-142.50
CYU	Cuyo	PH	Asia/Manila	10.86	121.07
CYW	Celaya	MX	America/Mexico_City	20.55	-100.89
CYX	Cherskiy	RU	Asia/Srednekolymsk	68.74	161.34
CYZ	Cauayan City	PH	Asia/Manila	16.93	121.75
CZA	Chichen Itza International Airport	MX	America/Mexico_City	20.64	-88.45
CZC	Copper Center	US	America/Anchorage	61.94	-145.29
CZE	Coro	VE	America/Caracas	11.41	-69.68
CZF	Cape Romanzof	US	America/Anchorage	61.78	-166.04
CZK	Cascade Locks	US	America/Los_Angeles	45.68	-121.88
CZL	Constantine	DZ	Africa/Algiers	36.28	6.62
CZM	Cozumel	MX	America/Cancun	20.52	-86.93
CZN	Chisana	US	America/Anchorage	62.07	-142.05
CZO	Chistochina	US	America/Anchorage	62.56	-144.67
CZS	Cruzeiro Do Sul	BR	America/Eirunepe	-7.60	-72.77
CZT	Carrizo Springs	US	America/Chicago	28.52	-99.82
CZU	Corozal	CO	America/Bogota	9.33	-75.29
CZX	Changzhou	CN	Asia/Shanghai	31.92	119.78
CZY	Cluny Airport	AU	Australia/Brisbane	-24.52	139.62
DAA	Fort Belvoir	US	America/New_York	38.71	-77.18
DAB	Daytona Beach	US	America/New_York	29.18	-81.06
DAC	Dhaka	BD	Asia/Dhaka	23.84	90.40
DAD	Da Nang	VN	Asia/Ho_Chi_Minh	16.04	108.20
DAG	Daggett	US	America/Los_Angeles	34.85	-116.79
DAK	Dakhla Airport	EG	Africa/Cairo	25.41	29.00
DAL	Dallas	US	America/Chicago	32.85	-96.85
DAM	Damascus	SY	Asia/Damascus	33.41	36.52
DAN	Danville	US	America/New_York	36.57	-79.34
DAO	Dabo	PG	Pacific/Port_Moresby	-5.75	141.99
DAR	Dar es Salaam	TZ	Africa/Dar_es_Salaam	-6.88	39.20
DAS	Great Bear Lake	CA	America/Yellowknife	66.70	-119.71
DAT	Datong	CN	Asia/Shanghai	40.06	113.48
DAU	Daru	PG	Pacific/Port_Moresby	-9.09	143.21
DAV	David	PA	America/Panama	8.39	-82.44
DAY	Dayton	US	America/New_York	39.90	-84.22
DAZ	Darwaz	AF	Asia/Kabul	38.46	70.88
DBA	Dalbandin	PK	Asia/Karachi	28.88	64.40
DBB	El Alamein	EG	Africa/Cairo	30.92	28.46
DBD	Dhanbad Airport	IN	Asia/Kolkata	23.83	86.43
DBM	Debra Marcos	ET	Africa/Addis_Ababa	10.35	37.72
DBN	Dublin	US	America/New_York	32.56	-82.98
DBO	Dubbo	AU	Australia/Sydney	-32.22	148.57
DBP	Debepare	PG	Pacific/Port_Moresby	-6.31	141.91
DBQ	Dubuque	US	America/Chicago	42.40	-90.71
DBR	Darbhanga Airport	IN	Asia/Kolkata	26.19	85.92
DBS	Dubois	US	America/Boise	44.16	-112.22
DBT	Debre Tabor	ET	Africa/Addis_Ababa	11.97	38.00
DBV	Dubrovnik	HR	Europe/Zagreb	42.56	18.27
DBY	Dalby Airport	AU	Australia/Brisbane	-27.16	151.27
DCA	Washington	US	America/New_York	38.85	-77.04
DCF	Canefield	DM	America/Dominica	15.34	-61.39
DCI	Decimomannu	IT	Europe/Rome	39.35	8.97
DCK	Dahl Creek	US	America/Anchorage	66.94	-156.89
DCM	Castres	FR	Europe/Paris	43.56	2.29
DCN	RAAF Base Curtin	AU	Australia/Perth	-17.58	123.83
DCT	Duncan Town Airport	BS	America/Nassau	22.18	-75.73
DCU	Decatur	US	America/Chicago	34.65	-86.95
DCY	Daocheng County	CN	Asia/Shanghai	29.32	100.05
DDC	Dodge City	US	America/Chicago	37.76	-99.97
DDD	Dhaalu Atoll	MV	Indian/Maldives	2.67	72.89
DDG	Dandong	CN	Asia/Shanghai	40.02	124.29
DDN	Delta Downs Airport	AU	Australia/Brisbane	-16.99	141.32
DDR	Rikaze Dingri Airport	CN	Asia/Shanghai	28.60	86.81
DDU	Dadu	PK	Asia/Karachi	26.55	67.67
DEA	Dera Ghazi Khan	PK	Asia/Karachi	29.96	70.49
DEB	Debrecen	HU	Europe/Budapest	47.49	21.62
DEC	Decatur	US	America/Chicago	39.83	-88.87
DED	Dehradun	IN	Asia/Kolkata	30.19	78.18
DEE	Kunashir Island	RU	Asia/Vladivostok	43.96	145.68
DEF	Dezful Airport	IR	Asia/Tehran	32.43	48.40
DEH	Decorah	US	America/Chicago	43.28	-91.74
DEI	Denis Island	SC	Indian/Mahe	-3.80	55.67
DEJ	Deijan	CN	Asia/Shanghai	28.12	108.16
DEL	New Delhi	IN	Asia/Kolkata	28.57	77.10
DEM	Dembidollo	ET	Africa/Addis_Ababa	8.55	34.86
DEN	Denver	US	America/Denver	39.86	-104.67
DEP	Daporijo	IN	Asia/Kolkata	27.99	94.22
DEQ	Deqing	CN	Asia/Shanghai	30.50	120.11
DER	Derim	PG	Pacific/Port_Moresby	-6.14	147.11
DES	Desroches Island	SC	Indian/Mahe	-5.70	53.66
DET	Detroit	US	America/Detroit	42.41	-83.01
DEZ	Deir ez-Zor	SY	Asia/Damascus	35.29	40.18
DFI	Defiance	US	America/New_York	41.34	-84.43
DFP	Drumduff	AU	Australia/Brisbane	-16.05	143.01
DFW	Dallas-Fort Worth	US	America/Chicago	32.90	-97.04
DGA	Dangriga	BZ	America/Belize	16.98	-88.23
DGD	Dalgaranga Gold Mine Airport	AU	Australia/Perth	-27.83	117.32
DGE	Mudgee	AU	Australia/Sydney	-32.56	149.61
DGF	Douglas Lake	CA	America/Vancouver	50.17	-120.17
DGH	Deoghar	IN	Asia/Kolkata	24.45	86.71
DGL	Douglas	US	America/Phoenix	31.34	-109.51
DGN	Dahlgren	US	America/New_York	38.33	-77.04
DGO	Durango	MX	America/Monterrey	24.12	-104.53
DGR	Dargaville Aerodrome	NZ	Pacific/Auckland	-35.94	173.89
DGT	Dumaguete City	PH	Asia/Manila	9.33	123.30
DGU	Dedougou	BF	Africa/Ouagadougou	12.46	-3.49
DGW	Douglas	US	America/Denver	42.80	-105.39
DHD	Durham Downs Airport	AU	Australia/Brisbane	-27.07	141.90
DHF	Al Bihouth	AE	Asia/Dubai	24.25	54.55
DHH	Barkol	CN	Asia/Shanghai	43.75	93.13
DHI	Dhangarhi	NP	Asia/Kathmandu	28.75	80.58
DHM	Kangra Airport	IN	Asia/Kolkata	32.17	76.26
DHN	Dothan	US	America/Chicago	31.32	-85.45
DHR	Den Helder	NL	Europe/Amsterdam	52.92	4.78
DHT	Dalhart	US	America/Chicago	36.02	-102.55
DIA	Doha	QA	Asia/Qatar	25.26	51.57
DIB	Dibrugarh	IN	Asia/Kolkata	27.48	95.02
DIE	Arrachart Airport	MG	Indian/Antananarivo	-12.35	49.29
DIG	Shangri-La	CN	Asia/Shanghai	27.79	99.68
DIJ	Dijon	FR	Europe/Paris	47.27	5.09
DIK	Dickinson	US	America/Denver	46.80	-102.80
DIL	Dili	TL	Asia/Dili	-8.55	125.53
DIM	Dimbokro	CI	Africa/Abidjan	6.65	-4.64
DIN	Dien Bien Phu	VN	Asia/Ho_Chi_Minh	21.40	103.01
DIP	Diapaga	BF	Africa/Ouagadougou	12.05	1.78
DIQ	Divinopolis	BR	America/Sao_Paulo	-20.18	-44.87
DIR	Dire Dawa	ET	Africa/Addis_Ababa	9.62	41.85
DIS	Dolisie	CG	Africa/Brazzaville	-4.21	12.66
DIU	Diu	IN	Asia/Kolkata	20.71	70.92
DIY	Diyarbakir	TR	Europe/Istanbul	37.89	40.20
DJA	Djougou	BJ	Africa/Porto-Novo	9.69	1.64
DJB	Jambi, Sumatra Island	ID	Asia/Jakarta	-1.64	103.64
DJE	Djerba	TN	Africa/Tunis	33.88	10.78
DJG	Djanet	DZ	Africa/Algiers	24.29	9.45
DJJ	Jayapura-Papua Island	ID	Asia/Jayapura	-2.58	140.52
DJM	Djambala	CG	Africa/Brazzaville	-2.53	14.75
DJN	Delta Junction	US	America/Anchorage	64.05	-145.72
DJO	Daloa Airport	CI	Africa/Abidjan	6.79	-6.47
DJU	Djúpivogur	IS	Atlantic/Reykjavik	64.64	-14.28
DKI	Dunk Island Airport	AU	Australia/Brisbane	-17.94	146.14
DKK	Dunkirk	US	America/New_York	42.49	-79.27
DKR	Dakar	SN	Africa/Dakar	14.74	-17.49
DKS	Dikson	RU	Asia/Krasnoyarsk	73.52	80.38
DKV	Docker River Airport	AU	Australia/Darwin	-24.86	129.07
DLA	Douala	CM	Africa/Douala	4.01	9.72
DLC	Dalian	CN	Asia/Shanghai	38.97	121.54
DLE	Dole	FR	Europe/Paris	47.04	5.43
DLF	Del Rio	US	America/Chicago	29.36	-100.78
DLG	Dillingham	US	America/Anchorage	59.04	-158.51
DLH	Duluth	US	America/Chicago	46.84	-92.19
DLI	Dalat	VN	Asia/Ho_Chi_Minh	11.75	108.37
DLK	Dulkaninna	AU	Australia/Adelaide	-29.01	138.48
DLL	Dillon	US	America/New_York	34.45	-79.37
DLM	Dalaman	TR	Europe/Istanbul	36.71	28.79
DLN	Dillon	US	America/Denver	45.26	-112.55
DLS	The Dalles	US	America/Los_Angeles	45.62	-121.17
DLU	Xiaguan	CN	Asia/Shanghai	25.65	100.32
DLV	Delissaville Airport	AU	Australia/Darwin	-12.55	130.69
DLY	Dillon's Bay	VU	Pacific/Efate	-18.77	169.00
DLZ	Dalanzadgad	MN	Asia/Ulaanbaatar	43.59	104.43
DMA	Tucson	US	America/Phoenix	32.17	-110.88
DMB	Taraz	KZ	Asia/Qyzylorda	42.85	71.30
DMD	Doomadgee Airport	AU	Australia/Brisbane	-17.94	138.82
DME	Moscow	RU	Europe/Moscow	55.41	37.91
DMK	Bangkok	TH	Asia/Bangkok	13.91	100.61
DMM	Ad Dammam	SA	Asia/Riyadh	26.47	49.80
DMN	Deming	US	America/Denver	32.26	-107.72
DMO	Sedalia	US	America/Chicago	38.71	-93.18
DMT	Diamantino	BR	America/Campo_Grande	-14.38	-56.40
DMU	Dimapur	IN	Asia/Kolkata	25.88	93.77
DNA	Kadena Air Base	JP	Asia/Tokyo	26.36	127.77
DNB	Dunbar Airport	AU	Australia/Brisbane	-16.05	142.40
DND	Dundee	GB	Europe/London	56.45	-3.03
DNH	Dunhuang	CN	Asia/Shanghai	40.16	94.81
DNK	Dnipro	UA	Europe/Kyiv	48.36	35.10
DNL	Augusta	US	America/New_York	33.47	-82.04
DNN	Dalton	US	America/New_York	34.72	-84.87
DNO	Dianopolis	BR	America/Araguaina	-11.60	-46.85
DNP	Dang	NP	Asia/Kathmandu	28.11	82.29
DNQ	Deniliquin Airport	AU	Australia/Sydney	-35.56	144.95
DNR	Dinard	FR	Europe/Paris	48.59	-2.08
DNS	Denison	US	America/Chicago	41.99	-95.38
DNV	Danville	US	America/Chicago	40.20	-87.60
DNX	Dinder	SD	Africa/Khartoum	12.53	35.07
DNZ	Denizli	TR	Europe/Istanbul	37.79	29.70
DOB	Dobo-Kobror Island	ID	Asia/Jayapura	-5.77	134.21
DOD	Dodoma	TZ	Africa/Dar_es_Salaam	-6.17	35.75
DOE	Djumu-Djomoe	SR	America/Paramaribo	4.01	-55.48
DOG	Dongola	SD	Africa/Khartoum	19.15	30.43
DOH	Doha	QA	Asia/Qatar	25.26	51.61
DOK	Donetsk	UA	Europe/Kyiv	48.07	37.74
DOL	Deauville	FR	Europe/Paris	49.37	0.15
DOM	Marigot	DM	America/Dominica	15.55	-61.30
DON	Dos Lagunas	GT	America/Guatemala	17.61	-89.69
DOP	Dolpa	NP	Asia/Kathmandu	28.99	82.82
DOR	Dori	BF	Africa/Ouagadougou	14.03	-0.03
DOU	Dourados	BR	America/Campo_Grande	-22.20	-54.93
DOV	Dover	US	America/New_York	39.13	-75.47
DOX	Dongara Airport	AU	Australia/Perth	-29.30	114.93
DOY	Dongying	CN	Asia/Shanghai	37.51	118.79
DPA	Chicago	US	America/Chicago	41.91	-88.25
DPB	Bahia Inutil	CL	America/Punta_Arenas	-54.05	-68.83
DPE	Dieppe	FR	Europe/Paris	49.88	1.09
DPG	Dugway Proving Ground	US	America/Denver	40.20	-112.94
DPL	Dipolog City	PH	Asia/Manila	8.60	123.34
DPO	Devonport	AU	Australia/Melbourne	-41.17	146.43
DPS	Denpasar-Bali Island	ID	Asia/Makassar	-8.75	115.17
DQA	Daqing Shi	CN	Asia/Shanghai	46.75	125.14
DQM	Duqm	OM	Asia/Muscat	19.50	57.63
DRA	Mercury	US	America/Los_Angeles	36.62	-116.03
DRB	Derby Airport	AU	Australia/Perth	-17.37	123.66
DRD	Dorunda Airport	AU	Australia/Brisbane	-16.56	141.81
DRE	Drummond Island	US	America/New_York	46.01	-83.74
DRF	Kenai	US	America/Anchorage	60.59	-152.16
DRG	Deering	US	America/Anchorage	66.07	-162.77
DRI	De Ridder	US	America/Chicago	30.83	-93.34
DRJ	Drietabbetje	SR	America/Paramaribo	4.12	-54.67
DRK	Puntarenas	CR	America/Costa_Rica	8.72	-83.64
DRN	Dirranbandi Airport	AU	Australia/Brisbane	-28.59	148.22
DRO	Durango	US	America/Denver	37.15	-107.75
DRP	Daraga	PH	Asia/Manila	13.11	123.68
DRR	Durrie Airport	AU	Australia/Brisbane	-25.68	140.23
DRS	Dresden	DE	Europe/Berlin	51.13	13.77
DRT	Del Rio	US	America/Chicago	29.37	-100.93
DRU	Drummond	US	America/Denver	46.62	-113.21
DRV	Dharavandhoo	MV	Indian/Maldives	5.16	73.13
DRW	Darwin	AU	Australia/Darwin	-12.41	130.88
DRY	Drysdale River Airport	AU	Australia/Perth	-15.71	126.38
DSC	Dschang	CM	Africa/Douala	5.45	10.07
DSD	Grande Anse	GP	America/Guadeloupe	16.30	-61.08
DSE	Dessie	ET	Africa/Addis_Ababa	11.08	39.71
DSI	Destin	US	America/Chicago	30.40	-86.47
DSK	Dera Ismael Khan	PK	Asia/Karachi	31.91	70.90
DSM	Des Moines	US	America/Chicago	41.53	-93.66
DSN	Ordos	CN	Asia/Shanghai	39.49	109.86
DSO	Sondok Airport	KP	Asia/Pyongyang	39.75	127.47
DSS	Diass	SN	Africa/Dakar	14.67	-17.07
DSV	Dansville	US	America/New_York	42.57	-77.71
DTA	Delta	US	America/Denver	39.38	-112.50
DTB	Tingkeum, Sumatra Island	ID	Asia/Jakarta	2.26	98.99
DTD	Datadawai, Borneo Island	ID	Asia/Makassar	0.63	116.60
DTE	Daet	PH	Asia/Manila	14.13	122.98
DTH	Death Valley National Park	US	America/Los_Angeles	36.46	-116.88
DTI	Diamantina	BR	America/Sao_Paulo	-18.23	-43.65
DTL	Detroit Lakes	US	America/Chicago	46.82	-95.88
DTM	Dortmund	DE	Europe/Berlin	51.52	7.61
DTN	Shreveport	US	America/Chicago	32.54	-93.74
DTR	Anacortes	US	America/Los_Angeles	48.50	-122.81
DTW	Detroit	US	America/New_York	42.21	-83.35
DUA	Durant	US	America/Chicago	33.94	-96.40
DUB	Dublin	IE	Europe/Dublin	53.42	-6.27
DUC	Duncan	US	America/Chicago	34.47	-97.96
DUD	Dunedin	NZ	Pacific/Auckland	-45.93	170.20
DUE	Chitato	AO	Africa/Luanda	-7.40	20.82
DUF	Corolla	US	America/New_York	36.25	-75.79
DUG	Douglas Bisbee	US	America/Phoenix	31.47	-109.60
DUJ	Dubois	US	America/New_York	41.18	-78.90
DUK	Mubatuba	ZA	Africa/Johannesburg	-28.37	32.25
DUM	Dumai, Sumatra Island	ID	Asia/Jakarta	1.61	101.43
DUQ	Duncan	CA	America/Vancouver	48.75	-123.71
DUR	Durban	ZA	Africa/Johannesburg	-29.61	31.12
DUS	Dusseldorf	DE	Europe/Berlin	51.29	6.77
DUT	Unalaska	US	America/Anchorage	53.90	-166.55
DVK	Diavik	CA	America/Yellowknife	64.51	-110.29
DVL	Devils Lake	US	America/Chicago	48.12	-98.91
DVN	Davenport	US	America/Chicago	41.61	-90.59
DVO	Davao City	PH	Asia/Manila	7.13	125.65
DVP	Davenport Downs Airport	AU	Australia/Brisbane	-24.15	141.11
DVR	Daly River Airport	AU	Australia/Darwin	-13.75	130.69
DVT	Phoenix	US	America/Phoenix	33.69	-112.08
DWB	Soalala	MG	Indian/Antananarivo	-16.10	45.36
DWC	Jebel Ali	AE	Asia/Dubai	24.90	55.16
DWD	Al Dawadmi	SA	Asia/Riyadh	24.45	44.12
DWH	Houston	US	America/Chicago	30.06	-95.55
DXB	Dubai	AE	Asia/Dubai	25.25	55.36
DXD	New Dixie	AU	Australia/Brisbane	-15.12	143.32
DXE	Madison	US	America/Chicago	32.44	-90.10
DXJ	Xiangxi	CN	Asia/Shanghai	28.50	109.52
DXN	Jewar	IN	Asia/Kolkata	28.18	77.61
DXR	Danbury	US	America/New_York	41.37	-73.48
DYA	Dysart Airport	AU	Australia/Brisbane	-22.62	148.36
DYG	Dayong	CN	Asia/Shanghai	29.10	110.44
DYL	Doylestown	US	America/New_York	40.33	-75.12
DYR	Anadyr	RU	Asia/Anadyr	64.73	177.74
DYS	Abilene	US	America/Chicago	32.42	-99.86
DYU	Dushanbe	TJ	Asia/Dushanbe	38.54	68.83
DYW	Daly Waters	AU	Australia/Darwin	-16.26	133.38
DZA	Dzaoudzi	YT	Indian/Mayotte	-12.80	45.28
DZH	Dazhou	CN	Asia/Shanghai	31.05	107.44
DZN	Zhezkazgan	KZ	Asia/Almaty	47.71	67.73
DZO	Durazno	UY	America/Montevideo	-33.36	-56.50
EAA	Eagle	US	America/Anchorage	64.78	-141.15
EAB	Abs	YE	Asia/Aden	16.01	43.18
EAE	Sangafa	VU	Pacific/Efate	-17.09	168.34
EAM	Nejran	SA	Asia/Riyadh	17.61	44.42
EAN	Wheatland	US	America/Denver	42.06	-104.93
EAR	Kearney	US	America/Chicago	40.73	-99.01
EAS	Hondarribia	ES	Europe/Madrid	43.36	-1.79
EAT	Wenatchee	US	America/Los_Angeles	47.40	-120.21
EAU	Eau Claire	US	America/Chicago	44.87	-91.48
EAX	Paramaribo	SR	America/Paramaribo	5.86	-55.19
EBA	Marina  Di Campo	IT	Europe/Rome	42.76	10.24
EBB	Kampala	UG	Africa/Kampala	0.04	32.44
EBD	Al-Ubayyid	SD	Africa/Khartoum	13.15	30.23
EBG	El Bagre	CO	America/Bogota	7.60	-74.81
EBH	El Bayadh	DZ	Africa/Algiers	33.72	1.09
EBJ	Esbjerg	DK	Europe/Copenhagen	55.53	8.55
EBL	Arbil	IQ	Asia/Baghdad	36.24	43.96
EBM	El Borma	TN	Africa/Tunis	31.70	9.25
EBS	Webster City	US	America/Chicago	42.44	-93.87
EBU	Saint-Etienne	FR	Europe/Paris	45.54	4.30
EBW	Ebolowa	CM	Africa/Douala	2.88	11.19
ECA	East Tawas	US	America/New_York	44.31	-83.42
ECG	Elizabeth City	US	America/New_York	36.26	-76.17
ECH	Echuca Airport	AU	Australia/Melbourne	-36.16	144.76
ECN	Nicosia	CY	Asia/Nicosia	35.15	33.50
ECP	Panama City	US	America/Chicago	30.36	-85.80
ECS	Newcastle	US	America/Denver	43.88	-104.31
EDB	El Debba	SD	Africa/Khartoum	18.02	30.96
EDC	Austin	US	America/Chicago	30.40	-97.57
EDE	Edenton	US	America/New_York	36.03	-76.57
EDF	Anchorage	US	America/Anchorage	61.25	-149.81
EDI	Edinburgh	GB	Europe/London	55.95	-3.37
EDK	El Dorado	US	America/Chicago	37.77	-96.82
EDL	Eldoret	KE	Africa/Nairobi	0.40	35.24
EDM	La Roche-sur-Yon	FR	Europe/Paris	46.70	-1.38
EDO	Edremit	TR	Europe/Istanbul	39.55	27.01
EDR	Pormpuraaw Airport	AU	Australia/Brisbane	-14.90	141.61
EDW	Edwards	US	America/Los_Angeles	34.91	-117.89
EED	Needles	US	America/Los_Angeles	34.77	-114.62
EEK	Eek	US	America/Anchorage	60.21	-162.04
EEN	Keene	US	America/New_York	42.90	-72.27
EFD	Houston	US	America/Chicago	29.61	-95.16
EFK	Newport	US	America/New_York	44.89	-72.23
EFL	Kefallinia Island	GR	Europe/Athens	38.12	20.50
EFW	Jefferson	US	America/Chicago	42.01	-94.34
EGC	Bergerac	FR	Europe/Paris	44.83	0.52
EGE	Eagle	US	America/Denver	39.64	-106.92
EGI	Crestview	US	America/Chicago	30.65	-86.52
EGM	Sege	SB	Pacific/Guadalcanal	-8.58	157.88
EGN	Geneina	SD	Africa/Khartoum	13.48	22.47
EGO	Belgorod	RU	Europe/Moscow	50.64	36.59
EGP	Eagle Pass	US	America/Chicago	28.86	-100.51
EGS	Egilsstaðir	IS	Atlantic/Reykjavik	65.28	-14.40
EGV	Eagle River	US	America/Chicago	45.93	-89.27
EGX	Egegik	US	America/Anchorage	58.19	-157.38
EHL	El Bolson	AR	America/Argentina/Salta	-41.94	-71.53
EHM	Cape Newenham	US	America/Anchorage	58.65	-162.06
EHU	Ezhou	CN	Asia/Shanghai	30.34	115.03
EIB	Eisenach	DE	Europe/Berlin	50.99	10.47
EIE	Yeniseysk	RU	Asia/Krasnoyarsk	58.47	92.11
EIH	Einasleigh	AU	Australia/Brisbane	-18.50	144.09
EIK	Yeysk	RU	Europe/Moscow	46.68	38.21
EIL	Fairbanks	US	America/Anchorage	64.67	-147.10
EIN	Eindhoven	NL	Europe/Amsterdam	51.45	5.37
EIS	Road Town	VG	America/Tortola	18.44	-64.54
EIY	Sapir	IL	Asia/Jerusalem	30.62	35.20
EJA	Barrancabermeja	CO	America/Bogota	7.02	-73.81
EJH	Al Wajh	SA	Asia/Riyadh	26.20	36.48
EJN	Ejina Banner Taolai Airport	CN	Asia/Shanghai	42.02	101.00
EKA	Eureka	US	America/Los_Angeles	40.80	-124.11
EKI	Elkhart	US	America/Indiana/Indianapolis	41.72	-86.00
EKN	Elkins	US	America/New_York	38.89	-79.86
EKO	Elko	US	America/Los_Angeles	40.82	-115.79
EKS	Shakhtersk	RU	Asia/Vladivostok	49.19	142.08
EKT	Eskilstuna	SE	Europe/Stockholm	59.35	16.71
EKX	Elizabethtown	US	America/New_York	37.69	-85.93
ELA	Eagle Lake	US	America/Chicago	29.60	-96.32
ELB	El Banco	CO	America/Bogota	9.05	-73.97
ELC	Elcho Island	AU	Australia/Darwin	-12.02	135.57
ELD	El Dorado	US	America/Chicago	33.22	-92.81
ELF	El Fasher	SD	Africa/Khartoum	13.61	25.32
ELG	El Golea Airport	DZ	Africa/Algiers	30.57	2.86
ELH	North Eleuthera	BS	America/Nassau	25.47	-76.68
ELI	Elim	US	America/Anchorage	64.61	-162.27
ELK	Elk City	US	America/Chicago	35.43	-99.39
ELL	Ellisras	ZA	Africa/Johannesburg	-23.73	27.69
ELM	Elmira	US	America/New_York	42.16	-76.89
ELN	Ellensburg	US	America/Los_Angeles	47.03	-120.53
ELO	El Dorado	AR	America/Argentina/Cordoba	-26.40	-54.57
ELP	El Paso	US	America/Denver	31.81	-106.38
ELQ	Gassim Airport	SA	Asia/Riyadh	26.30	43.77
ELS	East London	ZA	Africa/Johannesburg	-33.04	27.83
ELT	El Tor Airport	EG	Africa/Cairo	28.21	33.65
ELU	Guemar	DZ	Africa/Algiers	33.51	6.78
ELY	Ely	US	America/Los_Angeles	39.30	-114.84
ELZ	Wellsville	US	America/New_York	42.11	-77.99
EMA	Nottingham	GB	Europe/London	52.83	-1.33
EMD	Emerald	AU	Australia/Brisbane	-23.57	148.18
EME	Emden	DE	Europe/Berlin	53.39	7.23
EMG	Empangeni	ZA	Africa/Johannesburg	-28.72	31.89
EMK	Emmonak	US	America/Anchorage	62.79	-164.49
EML	Emmen Airport	CH	Europe/Zurich	47.09	8.31
EMM	Kemmerer	US	America/Denver	41.82	-110.56
EMN	Nema	MR	Africa/Nouakchott	16.62	-7.32
EMP	Emporia	US	America/Chicago	38.33	-96.19
EMT	El Monte	US	America/Los_Angeles	34.09	-118.03
EMX	El Maiten	AR	America/Argentina/Catamarca	-42.03	-71.17
ENA	Kenai	US	America/Anchorage	60.57	-151.24
ENB	Eneabba	AU	Australia/Perth	-29.83	115.25
ENC	Nancy	FR	Europe/Paris	48.69	6.23
END	Enid	US	America/Chicago	36.34	-97.92
ENE	Ende-Flores Island	ID	Asia/Makassar	-8.85	121.66
ENF	Enontekio	FI	Europe/Helsinki	68.36	23.42
ENH	Enshi	CN	Asia/Shanghai	30.32	109.48
ENI	El Nido	PH	Asia/Manila	11.20	119.42
ENK	Enniskillen	GB	Europe/London	54.40	-7.65
ENL	Centralia	US	America/Chicago	38.52	-89.09
ENN	Nenana	US	America/Anchorage	64.55	-149.07
ENO	Encarnacion	PY	America/Asuncion	-27.30	-55.91
ENS	Enschede	NL	Europe/Amsterdam	52.27	6.87
ENU	Enegu	NG	Africa/Lagos	6.47	7.56
ENV	Wendover	US	America/Denver	40.72	-114.03
ENW	Kenosha	US	America/Chicago	42.60	-87.93
ENY	Yan'an	CN	Asia/Shanghai	36.64	109.55
EOH	Medellin	CO	America/Bogota	6.22	-75.59
EOI	Eday	GB	Europe/London	59.19	-2.77
EOK	Keokuk	US	America/Chicago	40.46	-91.43
EOR	Bolivar	VE	America/Caracas	6.73	-61.58
EOS	Neosho	US	America/Chicago	36.81	-94.39
EOZ	Elorza Airport	VE	America/Caracas	7.08	-69.53
EPA	El Palomar	AR	America/Argentina/Buenos_Aires	-34.61	-58.61
EPG	Weeping Water	US	America/Chicago	40.87	-96.11
EPH	Ephrata	US	America/Los_Angeles	47.31	-119.52
EPL	Epinal	FR	Europe/Paris	48.33	6.07
EPR	Esperance Airport	AU	Australia/Perth	-33.68	121.82
EPS	Arroyo Barril	DO	America/Santo_Domingo	19.20	-69.43
EPU	Parnu	EE	Europe/Tallinn	58.42	24.47
EQS	Esquel	AR	America/Argentina/Catamarca	-42.91	-71.14
ERA	Erigavo	SO	Africa/Mogadishu	10.64	47.39
ERB	Ernabella Airport	AU	Australia/Adelaide	-26.26	132.18
ERC	Erzincan	TR	Europe/Istanbul	39.71	39.53
ERD	Berdiansk	UA	Europe/Zaporozhye	46.81	36.76
ERF	Erfurt	DE	Europe/Berlin	50.98	10.96
ERG	Erbogachen	RU	Asia/Irkutsk	61.27	108.03
ERH	Errachidia	MA	Africa/Casablanca	31.95	-4.40
ERI	Erie	US	America/New_York	42.08	-80.17
ERL	Erenhot	CN	Asia/Shanghai	43.42	112.10
ERM	Erechim	BR	America/Sao_Paulo	-27.66	-52.27
ERN	Eirunepe	BR	America/Boa_Vista	-6.64	-69.88
ERR	Errol	US	America/New_York	44.79	-71.16
ERS	Windhoek	NA	Africa/Windhoek	-22.61	17.08
ERV	Kerrville	US	America/Chicago	29.98	-99.09
ERZ	Erzurum	TR	Europe/Istanbul	39.96	41.17
ESB	Ankara	TR	Europe/Istanbul	40.13	33.00
ESC	Escanaba	US	America/New_York	45.72	-87.09
ESD	Eastsound	US	America/Los_Angeles	48.71	-122.91
ESE	Ensenada Airport	MX	America/Tijuana	31.80	-116.60
ESF	Alexandria	US	America/Chicago	31.39	-92.30
ESG	Mariscal Estigarribia	PY	America/Asuncion	-22.05	-60.62
ESH	Brighton	GB	Europe/London	50.84	-0.30
ESI	Espinosa	BR	America/Sao_Paulo	-14.93	-42.81
ESK	Eskişehir	TR	Europe/Istanbul	39.78	30.58
ESL	Elista	RU	Europe/Moscow	46.37	44.33
ESM	Tachina	EC	America/Guayaquil	0.98	-79.63
ESN	Easton	US	America/New_York	38.80	-76.07
ESO	Espanola	US	America/Denver	36.03	-106.05
ESR	El Salvador	CL	America/Santiago	-26.31	-69.77
ESS	Essen Mulheim Airport	DE	Europe/Berlin	51.40	6.94
EST	Estherville	US	America/Chicago	43.41	-94.75
ESU	Essaouira	MA	Africa/Casablanca	31.40	-9.68
ESW	Easton	US	America/Los_Angeles	47.25	-121.19
ETB	West Bend	US	America/Chicago	43.42	-88.13
ETD	Etadunna	AU	Australia/Adelaide	-28.74	138.59
ETE	Metema	ET	Africa/Addis_Ababa	12.93	36.17
ETM	Eilat	IL	Asia/Jerusalem	29.73	35.01
ETN	Eastland	US	America/Chicago	32.41	-98.81
ETR	Santa Rosa	EC	America/Guayaquil	-3.44	-79.98
ETS	Enterprise	US	America/Chicago	31.30	-85.90
ETZ	Metz	FR	Europe/Paris	48.98	6.25
EUA	Eua Island	TO	Pacific/Tongatapu	-21.38	-174.96
EUC	Eucla Airport	AU	Australia/Eucla	-31.70	128.88
EUE	Eureka	US	America/Los_Angeles	39.60	-116.00
EUF	Eufaula	US	America/Chicago	31.95	-85.13
EUG	Eugene	US	America/Los_Angeles	44.12	-123.21
EUM	Neumunster	DE	Europe/Berlin	54.08	9.94
EUN	El Aaiun	EH	Africa/Casablanca	27.15	-13.22
EUQ	San Jose	PH	Asia/Manila	10.77	121.93
EUX	Sint Eustatius	BQ	America/Kralendijk	17.50	-62.98
EVD	Eva Downs	AU	Australia/Darwin	-18.00	134.86
EVE	Evenes	NO	Europe/Oslo	68.49	16.68
EVG	Sveg Airport	SE	Europe/Stockholm	62.05	14.42
EVH	Evans Head Aerodrome	AU	Australia/Sydney	-29.09	153.42
EVM	Eveleth	US	America/Chicago	47.42	-92.50
EVN	Yerevan	AM	Asia/Yerevan	40.15	44.40
EVV	Evansville	US	America/Chicago	38.04	-87.53
EVW	Evanston	US	America/Denver	41.27	-111.03
EVX	Evreux	FR	Europe/Paris	49.03	1.22
EWB	New Bedford	US	America/New_York	41.68	-70.96
EWI	Enarotali-Papua Island	ID	Asia/Jayapura	-3.93	136.38
EWK	Newton	US	America/Chicago	38.06	-97.28
EWN	New Bern	US	America/New_York	35.07	-77.04
EWO	Ewo	CG	Africa/Brazzaville	-0.88	14.80
EWR	Newark	US	America/New_York	40.69	-74.17
EXM	Exmouth Airport	AU	Australia/Perth	-22.03	114.10
EXT	Exeter	GB	Europe/London	50.73	-3.41
EYL	Yelimane	ML	Africa/Bamako	15.13	-10.57
EYP	El Yopal	CO	America/Bogota	5.32	-72.38
EYR	Yerington	US	America/Los_Angeles	39.01	-119.16
EYS	Eliye Springs	KE	Africa/Nairobi	3.22	35.97
EYW	Key West	US	America/New_York	24.56	-81.76
EZE	Ezeiza	AR	America/Argentina/Buenos_Aires	-34.82	-58.54
EZS	Elazig	TR	Europe/Istanbul	38.61	39.29
EZV	Berezovo Airport	RU	Asia/Yekaterinburg	63.92	65.03
FAA	Faranah Airport	GN	Africa/Conakry	10.04	-10.77
FAB	Farnborough	GB	Europe/London	51.28	-0.78
FAC	Faaite Airport	PF	Pacific/Tahiti	-16.69	-145.33
FAE	Vagar	FO	Atlantic/Faroe	62.06	-7.28
FAF	Fort Eustis	US	America/New_York	37.13	-76.61
FAG	Fagurhólsmýri	IS	Atlantic/Reykjavik	63.87	-16.64
FAH	Farah	AF	Asia/Kabul	32.37	62.18
FAI	Fairbanks	US	America/Anchorage	64.82	-147.86
FAM	Farmington	US	America/Chicago	37.76	-90.43
FAO	Faro	PT	Europe/Lisbon	37.01	-7.97
FAQ	Frieda River	PG	Pacific/Port_Moresby	-4.61	141.96
FAR	Fargo	US	America/Chicago	46.92	-96.82
FAT	Fresno	US	America/Los_Angeles	36.78	-119.72
FAU	Fahud	OM	Asia/Muscat	22.35	56.48
FAV	Fakarava Airport	PF	Pacific/Tahiti	-16.05	-145.66
FAY	Fayetteville	US	America/New_York	34.99	-78.88
FAZ	Fasa	IR	Asia/Tehran	28.89	53.72
FBA	Fonte Boa	BR	America/Boa_Vista	-2.53	-66.08
FBD	Faizabad	AF	Asia/Kabul	37.12	70.52
FBE	Francisco Beltrao	BR	America/Sao_Paulo	-26.06	-53.06
FBG	Fort Bragg	US	America/New_York	35.13	-78.94
FBK	Fairbanks	US	America/Anchorage	64.84	-147.61
FBL	Faribault	US	America/Chicago	44.33	-93.31
FBM	Lubumbashi	CD	Africa/Lubumbashi	-11.59	27.53
FBR	Fort Bridger	US	America/Denver	41.39	-110.41
FBY	Fairbury	US	America/Chicago	40.18	-97.17
FCA	Kalispell	US	America/Denver	48.31	-114.26
FCB	Ficksburg	ZA	Africa/Johannesburg	-28.82	27.91
FCH	Fresno	US	America/Los_Angeles	36.73	-119.82
FCM	Minneapolis	US	America/Chicago	44.83	-93.46
FCO	Rome	IT	Europe/Rome	41.80	12.25
FCS	Fort Carson	US	America/Denver	38.68	-104.76
FCY	Forrest City	US	America/Chicago	34.94	-90.77
FDA	Fundacion	CO	America/Bogota	10.53	-74.20
FDE	Førde	NO	Europe/Oslo	61.39	5.76
FDF	Fort-de-France	MQ	America/Martinique	14.59	-61.00
FDH	Friedrichshafen	DE	Europe/Berlin	47.67	9.51
FDK	Frederick	US	America/New_York	39.42	-77.37
FDO	San Fernando	AR	America/Argentina/Buenos_Aires	-34.45	-58.59
FDR	Frederick	US	America/Chicago	34.35	-98.98
FDU	Bandundu Airport	CD	Africa/Kinshasa	-3.31	17.38
FDY	Findlay	US	America/New_York	41.01	-83.67
FEB	Sanfebagar	NP	Asia/Kathmandu	29.23	81.22
FEC	Feira De Santana	BR	America/Bahia	-12.20	-38.91
FEG	Fergana	UZ	Asia/Tashkent	40.36	71.75
FEJ	Feijó	BR	America/Rio_Branco	-8.14	-70.35
FEK	Ferkessedougou	CI	Africa/Abidjan	9.60	-5.20
FEL	Furstenfeldbruck	DE	Europe/Berlin	48.21	11.27
FEN	Fernando De Noronha	BR	America/Fortaleza	-3.85	-32.42
FEP	Freeport	US	America/Chicago	42.25	-89.58
FET	Fremont	US	America/Chicago	41.45	-96.52
FEZ	Fes	MA	Africa/Casablanca	33.93	-4.98
FFA	Kill Devil Hills	US	America/New_York	36.02	-75.67
FFD	Fairford	GB	Europe/London	51.68	-1.79
FFL	Fairfield	US	America/Chicago	41.06	-91.98
FFM	Fergus Falls	US	America/Chicago	46.28	-96.16
FFO	Dayton	US	America/New_York	39.83	-84.05
FFT	Frankfort	US	America/New_York	38.18	-84.91
FFU	Futaleufu	CL	America/Santiago	-43.19	-71.85
FGD	Fderik	MR	Africa/Nouakchott	22.67	-12.73
FGI	Apia	WS	Pacific/Apia	-13.85	-171.74
FGU	Fangatau Airport	PF	Pacific/Tahiti	-15.82	-140.89
FHU	Fort Huachuca Sierra Vista	US	America/Phoenix	31.59	-110.34
FHZ	Fakahina	PF	Pacific/Tahiti	-15.99	-140.16
FID	Fishers Island	US	America/New_York	41.25	-72.03
FIE	Fair Isle	GB	Europe/London	59.54	-1.63
FIG	Fria Airport	GN	Africa/Conakry	10.35	-13.57
FIH	Kinshasa	CD	Africa/Kinshasa	-4.39	15.44
FIK	Finke	AU	Australia/Darwin	-25.59	134.58
FIL	Fillmore	US	America/Denver	38.96	-112.36
FIN	Buki	PG	Pacific/Port_Moresby	-6.62	147.85
FIZ	Fitzroy Crossing Airport	AU	Australia/Perth	-18.18	125.56
FJR	Fujairah International Airport	AE	Asia/Dubai	25.11	56.32
FKB	Baden-Baden	DE	Europe/Berlin	48.78	8.08
FKI	Kisangani	CD	Africa/Lubumbashi	0.48	25.34
FKJ	Fukui Airport	JP	Asia/Tokyo	36.14	136.22
FKL	Franklin	US	America/New_York	41.38	-79.86
FKN	Franklin	US	America/New_York	36.70	-76.90
FKQ	Fakfak-Papua Island	ID	Asia/Jayapura	-2.92	132.27
FKS	Sukagawa	JP	Asia/Tokyo	37.23	140.43
FLA	Florencia	CO	America/Bogota	1.59	-75.56
FLB	Floriano	BR	America/Fortaleza	-6.85	-43.08
FLD	Fond Du Lac	US	America/Chicago	43.77	-88.49
FLF	Flensburg	DE	Europe/Berlin	54.77	9.38
FLG	Flagstaff	US	America/Phoenix	35.14	-111.67
FLI	Flateyri	IS	Atlantic/Reykjavik	66.01	-23.44
FLL	Fort Lauderdale	US	America/New_York	26.07	-80.15
FLM	Filadelfia	PY	America/Asuncion	-22.36	-60.05
FLN	Florianopolis	BR	America/Sao_Paulo	-27.67	-48.55
FLO	Florence	US	America/New_York	34.19	-79.72
FLP	Flippin	US	America/Chicago	36.29	-92.59
FLR	Firenze	IT	Europe/Rome	43.81	11.21
FLS	Flinders Island Airport	AU	Australia/Melbourne	-40.09	147.99
FLT	Flat	US	America/Anchorage	62.45	-157.99
FLV	Fort Leavenworth	US	America/Chicago	39.37	-94.91
FLW	Santa Cruz das Flores	PT	Atlantic/Azores	39.46	-31.13
FLX	Fallon	US	America/Los_Angeles	39.50	-118.75
FLY	Finley Airport	AU	Australia/Sydney	-35.67	145.55
FLZ	Sibolga, Sumatra Island	ID	Asia/Jakarta	1.56	98.89
FMA	Formosa	AR	America/Argentina/Cordoba	-26.21	-58.23
FME	Fort Meade	US	America/New_York	39.09	-76.76
FMG	Brasilito	CR	America/Costa_Rica	10.42	-85.78
FMH	Falmouth	US	America/New_York	41.66	-70.52
FMI	Kalemie Airport	CD	Africa/Lubumbashi	-5.88	29.25
FMM	Memmingen	DE	Europe/Berlin	47.99	10.24
FMN	Farmington	US	America/Denver	36.74	-108.23
FMO	Munster	DE	Europe/Berlin	52.13	7.68
FMS	Fort Madison	US	America/Chicago	40.66	-91.33
FMU	Florence	US	America/Los_Angeles	43.98	-124.11
FMY	Fort Myers	US	America/New_York	26.59	-81.86
FNA	Freetown	SL	Africa/Freetown	8.62	-13.20
FNB	Neubrandenburg Airport	DE	Europe/Berlin	53.60	13.31
FNC	Funchal	PT	Europe/Lisbon	32.70	-16.77
FND	Funadhoo	MV	Indian/Maldives	6.16	73.29
FNE	Fane Mission	PG	Pacific/Port_Moresby	-8.55	147.09
FNG	Fada N'gourma	BF	Africa/Ouagadougou	12.03	0.35
FNH	Fincha	ET	Africa/Addis_Ababa	9.58	37.35
FNI	Nimes	FR	Europe/Paris	43.76	4.42
FNJ	Pyongyang	KP	Asia/Pyongyang	39.22	125.67
FNL	Fort Collins	US	America/Denver	40.45	-105.01
FNT	Flint	US	America/New_York	42.97	-83.74
FNU	Oristano	IT	Europe/Rome	39.89	8.64
FOB	Fort Bragg	US	America/Los_Angeles	39.47	-123.80
FOC	Fuzhou	CN	Asia/Shanghai	25.94	119.66
FOD	Fort Dodge	US	America/Chicago	42.55	-94.19
FOE	Topeka	US	America/Chicago	38.95	-95.66
FOG	Foggia	IT	Europe/Rome	41.43	15.54
FOK	Westhampton Beach	US	America/New_York	40.84	-72.63
FOM	Foumban	CM	Africa/Douala	5.64	10.75
FON	La Fortuna	CR	America/Costa_Rica	10.48	-84.63
FOO	Kornasoren-Numfoor Island	ID	Asia/Jayapura	-0.94	134.87
FOR	Fortaleza	BR	America/Fortaleza	-3.78	-38.53
FOS	Forrest Airport	AU	Australia/Perth	-30.84	128.12
FOT	Forster	AU	Australia/Sydney	-32.20	152.48
FOU	Fougamou	GA	Africa/Libreville	-1.28	10.62
FPO	Freeport	BS	America/Nassau	26.56	-78.70
FPR	Fort Pierce	US	America/New_York	27.50	-80.37
FPY	Perry	US	America/New_York	30.07	-83.58
FRA	Frankfurt am Main	DE	Europe/Berlin	50.03	8.54
FRB	Forbes	AU	Australia/Sydney	-33.36	147.94
FRC	Franca	BR	America/Sao_Paulo	-20.59	-47.38
FRD	Friday Harbor	US	America/Los_Angeles	48.52	-123.02
FRE	Fera Island	SB	Pacific/Guadalcanal	-8.11	159.58
FRG	Farmingdale	US	America/New_York	40.73	-73.41
FRH	French Lick	US	America/Indiana/Indianapolis	38.51	-86.64
FRI	Fort Riley	US	America/Chicago	39.05	-96.76
FRK	Fregate Island	SC	Indian/Mahe	-4.58	55.95
FRL	Forli	IT	Europe/Rome	44.19	12.07
FRM	Fairmont	US	America/Chicago	43.64	-94.42
FRN	Fort Richardson	US	America/Anchorage	61.27	-149.65
FRO	Florø	NO	Europe/Oslo	61.58	5.02
FRR	Front Royal	US	America/New_York	38.92	-78.25
FRS	San Benito	GT	America/Guatemala	16.91	-89.87
FRT	Frutillar	CL	America/Santiago	-41.13	-73.06
FRW	Francistown	BW	Africa/Gaborone	-21.16	27.47
FRY	Fryeburg	US	America/New_York	43.99	-70.95
FRZ	Fritzlar	DE	Europe/Berlin	51.11	9.29
FSC	Figari Sud-Corse	FR	Europe/Paris	41.50	9.10
FSD	Sioux Falls	US	America/Chicago	43.58	-96.74
FSI	Fort Sill	US	America/Chicago	34.65	-98.40
FSK	Fort Scott	US	America/Chicago	37.80	-94.77
FSM	Fort Smith	US	America/Chicago	35.34	-94.37
FSP	Saint-Pierre	PM	America/Miquelon	46.76	-56.17
FSS	Kinloss	GB	Europe/London	57.65	-3.56
FST	Fort Stockton	US	America/Chicago	30.92	-102.91
FSU	Fort Sumner	US	America/Denver	34.49	-104.22
FSZ	Mt. Fuji Shizuoka Airport	JP	Asia/Tokyo	34.80	138.19
FTA	Futuna Island	VU	Pacific/Efate	-19.52	170.23
FTE	El Calafate	AR	America/Argentina/Rio_Gallegos	-50.28	-72.05
FTI	Fitiuta Village	AS	Pacific/Pago_Pago	-14.22	-169.42
FTK	Fort Knox	US	America/New_York	37.91	-85.97
FTU	Tolanaro	MG	Indian/Antananarivo	-25.04	46.96
FTW	Fort Worth	US	America/Chicago	32.82	-97.36
FTX	Owando	CG	Africa/Brazzaville	-0.53	15.95
FTY	Atlanta	US	America/New_York	33.78	-84.52
FUE	Fuerteventura Island	ES	Atlantic/Canary	28.45	-13.86
FUG	Fuyang	CN	Asia/Shanghai	32.88	115.73
FUJ	Goto	JP	Asia/Tokyo	32.67	128.83
FUK	Fukuoka	JP	Asia/Tokyo	33.59	130.45
FUL	Fullerton	US	America/Los_Angeles	33.87	-117.98
FUN	Funafuti	TV	Pacific/Funafuti	-8.53	179.20
FUO	Foshan	CN	Asia/Shanghai	23.08	113.07
FUT	Futuna Island	WF	Pacific/Wallis	-14.31	-178.07
FVL	Flora Valley Airport	AU	Australia/Perth	-18.28	128.42
FVM	Fuvahmulah Island	MV	Indian/Maldives	-0.31	73.44
FWA	Fort Wayne	US	America/New_York	40.98	-85.20
FWH	Fort Worth	US	America/Chicago	32.77	-97.44
FWL	Farewell	US	America/Anchorage	62.51	-153.89
FXE	Fort Lauderdale	US	America/New_York	26.20	-80.17
FXO	Cuamba	MZ	Africa/Maputo	-14.81	36.53
FXY	Forest City	US	America/Chicago	43.23	-93.62
FYM	Fayetteville	US	America/Chicago	35.06	-86.56
FYT	Faya Largeau Airport	TD	Africa/Ndjamena	17.92	19.11
FYU	Fort Yukon	US	America/Anchorage	66.57	-145.25
FYV	Fayetteville	US	America/Chicago	36.01	-94.17
GAB	Gabbs	US	America/Los_Angeles	38.92	-117.96
GAC	El Molino	HN	America/Tegucigalpa	14.60	-88.59
GAD	Gadsden	US	America/Chicago	33.97	-86.09
GAE	Gabès	TN	Africa/Tunis	33.88	10.10
GAF	Gafsa	TN	Africa/Tunis	34.42	8.82
GAG	Gage	US	America/Chicago	36.30	-99.78
GAH	Gayndah Airport	AU	Australia/Brisbane	-25.61	151.62
GAI	Gaithersburg	US	America/New_York	39.17	-77.17
GAJ	Yamagata	JP	Asia/Tokyo	38.41	140.37
GAL	Galena	US	America/Anchorage	64.74	-156.93
GAM	Gambell	US	America/Anchorage	63.77	-171.73
GAN	Gan	MV	Indian/Maldives	-0.69	73.16
GAO	Guantanamo	CU	America/Havana	20.09	-75.16
GAP	Gusap	PG	Pacific/Port_Moresby	-6.05	145.96
GAQ	Gao Airport	ML	Africa/Bamako	16.25	-0.01
GAR	Garaina	PG	Pacific/Port_Moresby	-7.88	147.14
GAS	Garissa	KE	Africa/Nairobi	-0.46	39.65
GAT	Avignon	FR	Europe/Paris	44.45	6.04
GAU	Guwahati	IN	Asia/Kolkata	26.11	91.59
GAW	Gangaw	MM	Asia/Yangon	22.17	94.13
GAY	Gaya Airport	IN	Asia/Kolkata	24.74	84.95
GBA	Kemble	GB	Europe/London	51.67	-2.06
GBB	Gabala	AZ	Asia/Baku	40.83	47.71
GBD	Great Bend	US	America/Chicago	38.34	-98.86
GBE	Gaborone	BW	Africa/Gaborone	-24.56	25.92
GBF	Negarbo	PG	Pacific/Port_Moresby	-6.57	144.70
GBG	Galesburg	US	America/Chicago	40.94	-90.43
GBH	Galbraith Lake	US	America/Anchorage	68.48	-149.49
GBI	Gulbarga	IN	Asia/Kolkata	17.31	76.96
GBJ	Grand Bourg	GP	America/Guadeloupe	15.87	-61.27
GBK	Gbangbatok	SL	Africa/Freetown	7.77	-12.38
GBL	South Goulburn Is Airport	AU	Australia/Darwin	-11.65	133.38
GBP	Gamboola Airport	AU	Australia/Brisbane	-16.55	143.67
GBR	Great Barrington	US	America/New_York	42.18	-73.40
GBT	Gorgan	IR	Asia/Tehran	36.91	54.40
GBU	Khashm El Girba	SD	Africa/Khartoum	14.93	35.88
GBV	Gibb River Airport	AU	Australia/Perth	-16.42	126.44
GBW	Ginbata	AU	Australia/Perth	-22.58	120.04
GBZ	Claris	NZ	Pacific/Auckland	-36.24	175.47
GCC	Gillette	US	America/Denver	44.35	-105.54
GCD	Electric City	US	America/Los_Angeles	47.92	-119.08
GCH	Gachsaran Airport	IR	Asia/Tehran	30.34	50.83
GCI	Saint Peter Port	GG	Europe/Guernsey	49.44	-2.60
GCJ	Midrand	ZA	Africa/Johannesburg	-25.99	28.14
GCK	Garden City	US	America/Chicago	37.93	-100.72
GCM	Georgetown	KY	America/Cayman	19.29	-81.36
GCN	Grand Canyon	US	America/Phoenix	35.95	-112.15
GCT	Whitmore	US	America/Phoenix	36.26	-113.23
GCW	Peach Springs	US	America/Phoenix	35.99	-113.82
GCY	Greeneville	US	America/New_York	36.20	-82.81
GDC	Greenville	US	America/New_York	34.76	-82.38
GDD	Gordon Downs	AU	Australia/Perth	-18.68	128.59
GDE	Gode	ET	Africa/Addis_Ababa	5.94	43.58
GDG	Magdagachi	RU	Asia/Yakutsk	53.47	125.80
GDI	Melle	CF	Africa/Bangui	9.58	21.73
GDJ	Gandajika	CD	Africa/Lubumbashi	-6.73	23.95
GDL	Guadalajara	MX	America/Mexico_City	20.52	-103.31
GDM	Gardner	US	America/New_York	42.55	-72.02
GDN	Gdańsk	PL	Europe/Warsaw	54.38	18.47
GDO	Guasdalito Airport	VE	America/Caracas	7.23	-70.80
GDP	Guadalupe	BR	America/Fortaleza	-6.78	-43.58
GDQ	Gondar	ET	Africa/Addis_Ababa	12.52	37.43
GDT	Cockburn Town	TC	America/Grand_Turk	21.44	-71.14
GDV	Glendive	US	America/Denver	47.14	-104.81
GDW	Gladwin	US	America/New_York	43.97	-84.48
GDX	Magadan	RU	Asia/Magadan	59.91	150.72
GDZ	Gelendzhik	RU	Europe/Moscow	44.58	38.01
GEA	Noumea	NC	Pacific/Noumea	-22.26	166.47
GEB	Gebe Island	ID	Asia/Jayapura	-0.08	129.46
GED	Georgetown	US	America/New_York	38.69	-75.36
GEE	Georgetown	AU	Australia/Hobart	-41.08	146.84
GEF	Liangia	SB	Pacific/Guadalcanal	-7.58	156.60
GEG	Spokane	US	America/Los_Angeles	47.62	-117.54
GEL	Santo Angelo	BR	America/Sao_Paulo	-28.28	-54.17
GEO	Georgetown	GY	America/Guyana	6.50	-58.25
GER	Nueva Gerona	CU	America/Havana	21.83	-82.78
GES	General Santos	PH	Asia/Manila	6.06	125.10
GET	Geraldton Airport	AU	Australia/Perth	-28.80	114.71
GEV	Gallivare	SE	Europe/Stockholm	67.13	20.81
GEY	Greybull	US	America/Denver	44.52	-108.08
GFD	Greenfield	US	America/Indiana/Indianapolis	39.79	-85.74
GFF	Griffith	AU	Australia/Sydney	-34.25	146.07
GFK	Grand Forks	US	America/Chicago	47.95	-97.18
GFL	Glens Falls	US	America/New_York	43.34	-73.61
GFN	Grafton Airport	AU	Australia/Sydney	-29.76	153.03
GFO	Bartica	GY	America/Guyana	6.37	-58.64
GFR	Granville	FR	Europe/Paris	48.88	-1.56
GFY	Grootfontein	NA	Africa/Windhoek	-19.60	18.12
GGB	Agua Boa	BR	America/Cuiaba	-14.02	-52.15
GGD	Gregory Downs Airport	AU	Australia/Brisbane	-18.62	139.23
GGE	Georgetown	US	America/New_York	33.31	-79.32
GGF	Almeirim	BR	America/Santarem	-1.49	-52.58
GGG	Longview	US	America/Chicago	32.38	-94.71
GGH	Cianorte	BR	America/Sao_Paulo	-23.69	-52.64
GGM	Kakamega	KE	Africa/Nairobi	0.27	34.79
GGN	Gagnoa	CI	Africa/Abidjan	6.13	-5.95
GGO	Guiglo	CI	Africa/Abidjan	6.52	-7.48
GGR	Garowe	SO	Africa/Mogadishu	8.46	48.57
GGS	Gobernador Gregores	AR	America/Argentina/Rio_Gallegos	-48.78	-70.15
GGT	George Town	BS	America/Nassau	23.56	-75.88
GGW	Glasgow	US	America/Denver	48.21	-106.61
GHA	Ghardaia	DZ	Africa/Algiers	32.38	3.79
GHB	Governor's Harbour	BS	America/Nassau	25.28	-76.33
GHC	Great Harbour Cay Airport	BS	America/Nassau	25.74	-77.84
GHF	Giebelstadt Army Air Field	DE	Europe/Berlin	49.65	9.97
GHM	Centerville	US	America/Chicago	35.84	-87.45
GHT	Ghat	LY	Africa/Tripoli	25.15	10.14
GHU	Gualeguaychu	AR	America/Argentina/Cordoba	-33.01	-58.61
GHV	Braşov	RO	Europe/Bucharest	45.71	25.52
GIB	Gibraltar	GI	Europe/Madrid	36.15	-5.35
GIC	Boigu Airport	AU	Australia/Brisbane	-9.23	142.22
GID	Gitega	BI	Africa/Bujumbura	-3.42	29.91
GIF	Winter Haven	US	America/New_York	28.06	-81.75
GIG	Rio De Janeiro	BR	America/Sao_Paulo	-22.81	-43.25
GII	Siguiri	GN	Africa/Conakry	11.43	-9.17
GIL	Gilgit	PK	Asia/Karachi	35.92	74.33
GIR	Girardot	CO	America/Bogota	4.28	-74.80
GIS	Gisborne	NZ	Pacific/Auckland	-38.66	177.98
GIU	Sigiriya	LK	Asia/Colombo	7.96	80.73
GIY	Giyani	ZA	Africa/Johannesburg	-23.28	30.65
GIZ	Jizan	SA	Asia/Riyadh	16.90	42.59
GJA	Guanaja	HN	America/Tegucigalpa	16.45	-85.91
GJL	Jijel	DZ	Africa/Algiers	36.80	5.87
GJM	Guajara-Mirim	BR	America/Boa_Vista	-10.79	-65.28
GJR	Gjögur	IS	Atlantic/Reykjavik	66.00	-21.33
GJT	Grand Junction	US	America/Denver	39.12	-108.53
GKA	Goronka	PG	Pacific/Port_Moresby	-6.08	145.39
GKD	Gokceada	TR	Europe/Istanbul	40.20	25.88
GKE	Geilenkirchen Airport	DE	Europe/Berlin	50.96	6.04
GKK	Kooddoo	MV	Indian/Maldives	0.73	73.43
GKL	Great Keppel Is Airport	AU	Australia/Lindeman	-23.18	150.94
GKN	Gulkana	US	America/Anchorage	62.15	-145.46
GKT	Sevierville	US	America/New_York	35.86	-83.53
GLA	Glasgow	GB	Europe/London	55.87	-4.43
GLB	Globe	US	America/Phoenix	33.35	-110.67
GLD	Goodland	US	America/Denver	39.37	-101.70
GLE	Gainesville	US	America/Chicago	33.65	-97.20
GLF	Golfito	CR	America/Costa_Rica	8.65	-83.18
GLG	Glengyle Airport	AU	Australia/Brisbane	-24.81	139.60
GLH	Greenville	US	America/Chicago	33.49	-90.98
GLI	Glen Innes Airport	AU	Australia/Sydney	-29.68	151.69
GLJ	Garzon	CO	America/Bogota	2.15	-75.69
GLK	Galcaio	SO	Africa/Mogadishu	6.78	47.45
GLL	Klanten	NO	Europe/Oslo	60.79	9.05
GLM	Glenormiston Airport	AU	Australia/Brisbane	-22.89	138.82
GLO	Staverton	GB	Europe/London	51.89	-2.17
GLR	Gaylord	US	America/Detroit	45.01	-84.70
GLS	Galveston	US	America/Chicago	29.27	-94.86
GLT	Gladstone	AU	Australia/Brisbane	-23.87	151.22
GLU	Gelephu	BT	Asia/Thimphu	26.88	90.46
GLV	Golovin	US	America/Anchorage	64.55	-163.01
GLW	Glasgow	US	America/Chicago	37.03	-85.95
GLX	Galela-Celebes Island	ID	Asia/Jayapura	1.84	127.79
GLZ	Breda	NL	Europe/Amsterdam	51.57	4.93
GMA	Gemena	CD	Africa/Kinshasa	3.24	19.77
GMB	Gambela	ET	Africa/Addis_Ababa	8.13	34.56
GMD	Ben Slimane	MA	Africa/Casablanca	33.66	-7.22
GME	Gomel	BY	Europe/Minsk	52.53	31.02
GMI	Gasmata Island	PG	Pacific/Port_Moresby	-6.27	150.33
GMM	Gamboma	CG	Africa/Brazzaville	-1.83	15.89
GMN	Greymouth Airport	NZ	Pacific/Auckland	-42.46	171.19
GMO	Gombe	NG	Africa/Lagos	10.30	10.90
GMP	Seoul	KR	Asia/Seoul	37.56	126.79
GMR	Totegegie Airport	PF	Pacific/Gambier	-23.08	-134.89
GMS	Uberlandia	BR	America/Sao_Paulo	-18.86	-48.42
GMT	Granite Mountain	US	America/Anchorage	65.40	-161.28
GMU	Greenville	US	America/New_York	34.85	-82.35
GMV	Monument Valley	US	America/Denver	37.02	-110.20
GMZ	Alajero	ES	Atlantic/Canary	28.03	-17.21
GNA	Hrodna	BY	Europe/Minsk	53.60	24.05
GNB	Grenoble	FR	Europe/Paris	45.36	5.33
GND	Saint George's	GD	America/Grenada	12.00	-61.79
GNF	Quincy	US	America/Los_Angeles	39.94	-120.95
GNG	Gooding	US	America/Boise	42.92	-114.77
GNI	Lyudao	TW	Asia/Taipei	22.67	121.47
GNJ	Ganja	AZ	Asia/Baku	40.74	46.32
GNM	Guanambi	BR	America/Fortaleza	-14.21	-42.75
GNR	General Roca	AR	America/Argentina/Salta	-39.00	-67.62
GNS	Gunung Sitoli, Nias Island	ID	Asia/Jakarta	1.17	97.70
GNT	Grants	US	America/Denver	35.17	-107.90
GNU	Goodnews	US	America/Anchorage	59.12	-161.57
GNV	Gainesville	US	America/New_York	29.69	-82.27
GNY	Sanliurfa	TR	Europe/Istanbul	37.45	38.90
GNZ	Ghanzi	BW	Africa/Gaborone	-21.69	21.66
GOA	Genova	IT	Europe/Rome	44.41	8.84
GOB	Goba	ET	Africa/Addis_Ababa	7.02	40.00
GOG	Gobabis	NA	Africa/Windhoek	-22.50	18.97
GOH	Nuuk	GL	America/Nuuk	64.19	-51.68
GOI	Dabolim	IN	Asia/Kolkata	15.38	73.83
GOJ	Nizhny Novgorod	RU	Europe/Moscow	56.23	43.78
GOK	Guthrie	US	America/Chicago	35.85	-97.42
GOL	Gold Beach	US	America/Los_Angeles	42.42	-124.42
GOM	Goma	CD	Africa/Kigali	-1.67	29.24
GON	Groton	US	America/New_York	41.33	-72.05
GOO	Goondiwindi Airport	AU	Australia/Brisbane	-28.52	150.32
GOP	Gorakhpur	IN	Asia/Kolkata	26.74	83.45
GOQ	Golmud	CN	Asia/Shanghai	36.40	94.79
GOR	Gore	ET	Africa/Addis_Ababa	8.16	35.55
GOT	Gothenburg	SE	Europe/Stockholm	57.66	12.28
GOU	Garoua	CM	Africa/Douala	9.34	13.37
GOV	Nhulunbuy	AU	Australia/Darwin	-12.27	136.82
GOX	Mopa	IN	Asia/Kolkata	15.73	73.87
GOY	Amparai	LK	Asia/Colombo	7.34	81.63
GOZ	Gorna Oryahovitsa	BG	Europe/Sofia	43.15	25.71
GPA	Patras	GR	Europe/Athens	38.15	21.43
GPB	Guarapuava	BR	America/Sao_Paulo	-25.39	-51.52
GPI	Guapi	CO	America/Bogota	2.57	-77.90
GPL	Pococi	CR	America/Costa_Rica	10.22	-83.80
GPN	Garden Point Airport	AU	Australia/Darwin	-11.40	130.42
GPO	General Pico	AR	America/Argentina/Salta	-35.70	-63.76
GPS	Baltra	EC	Pacific/Galapagos	-0.45	-90.27
GPT	Gulfport	US	America/Chicago	30.41	-89.07
GPZ	Grand Rapids	US	America/Chicago	47.21	-93.51
GQQ	Galion	US	America/New_York	40.75	-82.72
GRB	Green Bay	US	America/Chicago	44.48	-88.13
GRD	Greenwood	US	America/New_York	34.25	-82.16
GRE	Greenville	US	America/Chicago	38.84	-89.38
GRF	Fort Lewis	US	America/Los_Angeles	47.08	-122.58
GRI	Grand Island	US	America/Chicago	40.97	-98.31
GRJ	George	ZA	Africa/Johannesburg	-34.01	22.38
GRK	Fort Hood	US	America/Chicago	31.07	-97.83
GRL	Au	PG	Pacific/Port_Moresby	-7.98	147.21
GRM	Grand Marais	US	America/Chicago	47.84	-90.38
GRN	Gordon	US	America/Denver	42.81	-102.18
GRO	Girona	ES	Europe/Madrid	41.90	2.76
GRP	Gurupi	BR	America/Fortaleza	-11.74	-49.13
GRQ	Groningen	NL	Europe/Amsterdam	53.12	6.58
GRR	Grand Rapids	US	America/New_York	42.88	-85.52
GRS	Grosetto	IT	Europe/Rome	42.76	11.07
GRU	Sao Paulo	BR	America/Sao_Paulo	-23.44	-46.47
GRV	Grozny	RU	Europe/Moscow	43.39	45.70
GRW	Santa Cruz da Graciosa	PT	Atlantic/Azores	39.09	-28.03
GRX	Granada	ES	Europe/Madrid	37.19	-3.78
GRY	Grímsey	IS	Atlantic/Reykjavik	66.55	-18.02
GRZ	Graz	AT	Europe/Vienna	46.99	15.44
GSA	Long Miau	MY	Asia/Kuching	4.40	115.72
GSB	Goldsboro	US	America/New_York	35.34	-77.96
GSC	Gascoyne Junction Airport	AU	Australia/Perth	-25.05	115.20
GSE	Gothenburg	SE	Europe/Stockholm	57.77	11.87
GSH	Goshen	US	America/Indiana/Indianapolis	41.53	-85.79
GSI	Grand-Santi	GF	America/Cayenne	4.29	-54.37
GSJ	Puerto San Jose	GT	America/Guatemala	13.94	-90.84
GSM	Dayrestan Airport	IR	Asia/Tehran	26.75	55.90
GSN	Mount Gunson	AU	Australia/Adelaide	-31.46	137.17
GSO	Greensboro	US	America/New_York	36.10	-79.94
GSP	Greer	US	America/New_York	34.90	-82.22
GSQ	Shark El Oweinat International Airport	EG	Africa/Cairo	22.59	28.72
GSR	Gardo	SO	Africa/Mogadishu	9.52	49.08
GSS	Belfast	ZA	Africa/Johannesburg	-24.94	31.44
GST	Gustavus	US	America/Anchorage	58.43	-135.71
GSU	Gedaref	SD	Africa/Khartoum	14.13	35.32
GSV	Saratov	RU	Europe/Saratov	51.71	46.17
GTA	Gatokae	SB	Pacific/Guadalcanal	-8.74	158.20
GTE	Groote Eylandt	AU	Australia/Darwin	-13.97	136.46
GTF	Great Falls	US	America/Denver	47.48	-111.37
GTG	Grantsburg	US	America/Chicago	45.80	-92.66
GTI	Rugen	DE	Europe/Berlin	54.38	13.33
GTN	Glentanner Station	NZ	Pacific/Auckland	-43.91	170.13
GTO	Gorontalo-Celebes Island	ID	Asia/Makassar	0.64	122.85
GTP	Grants Pass	US	America/Los_Angeles	42.51	-123.39
GTR	Columbus	US	America/Chicago	33.45	-88.59
GTS	The Granites	AU	Australia/Darwin	-20.55	130.35
GTT	Georgetown Airport	AU	Australia/Brisbane	-18.30	143.53
GTY	Gettysburg	US	America/New_York	39.84	-77.27
GUA	Guatemala City	GT	America/Guatemala	14.58	-90.53
GUB	Guerrero Negro	MX	America/Tijuana	28.03	-114.02
GUC	Gunnison	US	America/Denver	38.53	-106.93
GUD	Goundam	ML	Africa/Bamako	16.36	-3.60
GUF	Gulf Shores	US	America/Chicago	30.29	-87.67
GUH	Gunnedah Airport	AU	Australia/Sydney	-30.96	150.25
GUI	Guiria Airport	VE	America/Caracas	10.57	-62.31
GUJ	Guaratingueta	BR	America/Sao_Paulo	-22.79	-45.20
GUL	Goulburn Airport	AU	Australia/Sydney	-34.81	149.73
GUM	Tamuning	GU	Pacific/Guam	13.48	144.80
GUP	Gallup	US	America/Denver	35.51	-108.79
GUQ	Guanare	VE	America/Caracas	9.03	-69.76
GUR	Gurney	PG	Pacific/Port_Moresby	-10.31	150.33
GUS	Peru	US	America/Indiana/Indianapolis	40.65	-86.15
GUT	Gutersloh	DE	Europe/Berlin	51.92	8.31
GUU	Grundarfjörður	IS	Atlantic/Reykjavik	64.99	-23.22
GUV	Mougulu	PG	Pacific/Port_Moresby	-6.28	142.42
GUW	Atyrau	KZ	Asia/Oral	47.12	51.82
GUX	Guna Airport	IN	Asia/Kolkata	24.65	77.35
GUY	Guymon	US	America/Chicago	36.68	-101.51
GUZ	Guarapari	BR	America/Sao_Paulo	-20.65	-40.49
GVA	Geneva	CH	Europe/Zurich	46.24	6.11
GVE	Gordonsville	US	America/New_York	38.16	-78.17
GVI	Green River	PG	Pacific/Port_Moresby	-3.90	141.17
GVL	Gainesville	US	America/New_York	34.27	-83.83
GVN	Sovetskaya Gavan	RU	Asia/Vladivostok	48.93	140.03
GVP	Greenvale Airport	AU	Australia/Brisbane	-18.98	145.12
GVR	Governador Valadares	BR	America/Sao_Paulo	-18.90	-41.98
GVT	Greenville	US	America/Chicago	33.07	-96.07
GVX	Gavle	SE	Europe/Stockholm	60.59	16.95
GWA	Gwa	MM	Asia/Yangon	17.60	94.58
GWD	Gwadar	PK	Asia/Karachi	25.23	62.33
GWE	Gweru	ZW	Africa/Harare	-19.44	29.86
GWL	Gwalior	IN	Asia/Kolkata	26.29	78.23
GWO	Greenwood	US	America/Chicago	33.49	-90.09
GWS	Glenwood Springs	US	America/Denver	39.51	-107.31
GWT	Westerland	DE	Europe/Berlin	54.91	8.34
GWV	Bush	US	America/Chicago	30.59	-89.87
GXF	Sayun	YE	Asia/Aden	15.97	48.79
GXG	Negage	AO	Africa/Luanda	-7.75	15.29
GXH	Xiahe	CN	Asia/Shanghai	34.82	102.62
GXM	Kuala Kurun	ID	Asia/Makassar	-1.13	113.87
GXQ	Coyhaique	CL	America/Santiago	-45.59	-72.11
GXX	Yagoua	CM	Africa/Douala	10.36	15.24
GXY	Greeley	US	America/Denver	40.44	-104.63
GYA	Guayaramerin	BO	America/La_Paz	-10.82	-65.35
GYD	Baku	AZ	Asia/Baku	40.47	50.05
GYE	Guayaquil	EC	America/Guayaquil	-2.16	-79.88
GYG	Magan	RU	Asia/Yakutsk	62.10	129.55
GYI	Gisenyi	RW	Africa/Kigali	-1.68	29.26
GYL	Argyle Airport	AU	Australia/Perth	-16.64	128.45
GYM	Guaymas	MX	America/Hermosillo	27.97	-110.92
GYN	Goiania	BR	America/Sao_Paulo	-16.63	-49.22
GYP	Gympie Airport	AU	Australia/Brisbane	-26.28	152.70
GYR	Goodyear	US	America/Phoenix	33.42	-112.38
GYS	Guangyuan	CN	Asia/Shanghai	32.39	105.70
GYU	Guyuan	CN	Asia/Shanghai	36.08	106.22
GYY	Gary	US	America/Chicago	41.62	-87.41
GYZ	Gruyere Airport	AU	Australia/Perth	-28.03	123.81
GZG	Garze	CN	Asia/Shanghai	31.76	99.55
GZO	Gizo	SB	Pacific/Guadalcanal	-8.10	156.86
GZP	Gazipasa	TR	Europe/Istanbul	36.30	32.30
GZT	Gaziantep	TR	Europe/Istanbul	36.95	37.48
GZW	Qazvin	IR	Asia/Tehran	36.24	50.05
HAA	Hasvik	NO	Europe/Oslo	70.49	22.14
HAB	Hamilton	US	America/Chicago	34.12	-88.00
HAC	Hachijojima	JP	Asia/Tokyo	33.12	139.79
HAD	Halmstad	SE	Europe/Stockholm	56.69	12.82
HAF	Half Moon Bay	US	America/Los_Angeles	37.51	-122.50
HAH	Moroni	KM	Indian/Comoro	-11.53	43.27
HAI	Three Rivers	US	America/Detroit	41.96	-85.59
HAJ	Hannover	DE	Europe/Berlin	52.46	9.69
HAK	Haikou	CN	Asia/Shanghai	19.93	110.46
HAM	Hamburg	DE	Europe/Berlin	53.63	9.99
HAN	Hanoi	VN	Asia/Ho_Chi_Minh	21.22	105.81
HAO	Hamilton	US	America/New_York	39.36	-84.52
HAQ	Haa Dhaalu	MV	Indian/Maldives	6.75	73.17
HAR	Harrisburg	US	America/New_York	40.22	-76.85
HAS	Hail Airport	SA	Asia/Riyadh	27.44	41.69
HAT	Heathlands Airport	AU	Australia/Brisbane	-11.75	142.58
HAU	Karmoy	NO	Europe/Oslo	59.35	5.21
HAV	Havana	CU	America/Havana	22.99	-82.41
HAW	Haverfordwest	GB	Europe/London	51.83	-4.96
HAY	Aguachica	CO	America/Bogota	8.30	-73.63
HBA	Hobart	AU	Australia/Hobart	-42.84	147.51
HBB	Hobbs	US	America/Denver	32.77	-103.21
HBE	Alexandria	EG	Africa/Cairo	30.92	29.70
HBG	Hattiesburg	US	America/Chicago	31.26	-89.25
HBK	Holbrook	US	America/Phoenix	34.94	-110.14
HBQ	Haibei	CN	Asia/Shanghai	38.01	100.64
HBR	Hobart	US	America/Chicago	34.99	-99.05
HBT	King Khaled Military City	SA	Asia/Riyadh	27.90	45.53
HBU	Bulgan Sum Airport	MN	Asia/Hovd	46.10	91.58
HBX	Hubli	IN	Asia/Kolkata	15.36	75.08
HCA	Big Spring	US	America/Chicago	32.21	-101.52
HCC	Hudson	US	America/New_York	42.29	-73.71
HCM	Eil	SO	Africa/Mogadishu	7.92	49.80
HCN	Hengchung	TW	Asia/Taipei	22.04	120.73
HCQ	Halls Creek Airport	AU	Australia/Perth	-18.23	127.67
HCR	Holy Cross	US	America/Anchorage	62.19	-159.77
HCW	Cheraw	US	America/New_York	34.71	-79.96
HCZ	Chenzhou	CN	Asia/Shanghai	25.75	112.84
HDD	Hyderabad	PK	Asia/Karachi	25.32	68.37
HDE	Holdrege	US	America/Chicago	40.45	-99.34
HDF	Heringsdorf	DE	Europe/Berlin	53.88	14.15
HDG	Handan	CN	Asia/Shanghai	36.53	114.43
HDH	Mokuleia	US	Pacific/Honolulu	21.58	-158.20
HDK	Kulhudhuffushi	MV	Indian/Maldives	6.63	73.07
HDM	Hamadan	IR	Asia/Tehran	34.87	48.55
HDN	Hayden	US	America/Denver	40.48	-107.22
HDO	Ghaziabad	IN	Asia/Kolkata	28.71	77.34
HDR	Havadarya	IR	Asia/Tehran	27.16	56.17
HDS	Hoedspruit	ZA	Africa/Johannesburg	-24.37	31.05
HDY	Hat Yai	TH	Asia/Bangkok	6.93	100.39
HEA	Herat Airport	AF	Asia/Kabul	34.21	62.23
HED	Herendeen Bay	US	America/Anchorage	55.80	-160.90
HEE	Helena	US	America/Chicago	34.58	-90.68
HEH	Heho	MM	Asia/Yangon	20.75	96.79
HEI	Busum	DE	Europe/Berlin	54.15	8.90
HEK	Heihe	CN	Asia/Shanghai	50.17	127.31
HEL	Helsinki	FI	Europe/Helsinki	60.32	24.96
HER	Heraklion	GR	Europe/Athens	35.34	25.18
HES	Hermiston	US	America/Los_Angeles	45.83	-119.26
HET	Hohhot	CN	Asia/Shanghai	40.85	111.82
HEW	Athens	GR	Europe/Athens	37.89	23.73
HEZ	Natchez	US	America/Chicago	31.61	-91.30
HFA	Haifa	IL	Asia/Jerusalem	32.81	35.04
HFD	Hartford	US	America/New_York	41.74	-72.65
HFE	Hefei	CN	Asia/Shanghai	31.99	116.97
HFF	Camp Mackall	US	America/New_York	35.04	-79.50
HFN	Höfn	IS	Atlantic/Reykjavik	64.30	-15.23
HFS	Hagfors Airport	SE	Europe/Stockholm	60.02	13.58
HFT	Hammerfest	NO	Europe/Oslo	70.68	23.67
HGA	Hargeisa	SO	Africa/Mogadishu	9.52	44.09
HGD	Hughenden Airport	AU	Australia/Brisbane	-20.82	144.23
HGE	Higuerote Airport	VE	America/Caracas	10.46	-66.09
HGH	Hangzhou	CN	Asia/Shanghai	30.23	120.43
HGI	Itanagar	IN	Asia/Kolkata	26.97	93.64
HGL	Helgoland	DE	Europe/Berlin	54.19	7.92
HGN	Mae Hong Son Airport	TH	Asia/Bangkok	19.30	97.98
HGO	Korhogo Airport	CI	Africa/Abidjan	9.39	-5.56
HGR	Hagerstown	US	America/New_York	39.71	-77.73
HGS	Freetown	SL	Africa/Freetown	8.40	-13.13
HGU	Mount Hagen	PG	Pacific/Port_Moresby	-5.83	144.30
HGZ	Hogatza	US	America/Anchorage	66.18	-155.68
HHE	Hachinohe Airport	JP	Asia/Tokyo	40.56	141.47
HHH	Hilton Head Island	US	America/New_York	32.22	-80.70
HHI	Wahiawa	US	Pacific/Honolulu	21.48	-158.04
HHN	Hahn	DE	Europe/Berlin	49.95	7.26
HHQ	Hua Hin	TH	Asia/Bangkok	12.64	99.95
HHR	Hawthorne	US	America/Los_Angeles	33.92	-118.34
HHZ	Hikueru Atoll	PF	Pacific/Tahiti	-17.54	-142.61
HIA	Huai'an	CN	Asia/Shanghai	33.79	119.12
HIB	Hibbing	US	America/Chicago	47.39	-92.84
HID	Horn Island	AU	Australia/Brisbane	-10.59	142.29
HIE	Whitefield	US	America/New_York	44.37	-71.55
HIF	Ogden	US	America/Denver	41.12	-111.97
HIG	Highbury Airport	AU	Australia/Brisbane	-16.43	143.15
HII	Lake Havasu City	US	America/Phoenix	34.57	-114.36
HIJ	Hiroshima	JP	Asia/Tokyo	34.44	132.92
HIM	Hingurakgoda	LK	Asia/Colombo	8.05	80.98
HIN	Sacheon	KR	Asia/Seoul	35.09	128.07
HIO	Portland	US	America/Los_Angeles	45.54	-122.95
HIP	Headingly Airport	AU	Australia/Brisbane	-21.33	138.28
HIR	Honiara	SB	Pacific/Guadalcanal	-9.43	160.05
HJJ	Huaihua	CN	Asia/Shanghai	27.44	109.70
HJR	Khajuraho	IN	Asia/Kolkata	24.82	79.92
HJT	Khujirt Airport	MN	Asia/Ulaanbaatar	46.93	102.77
HKA	Blytheville	US	America/Chicago	35.94	-89.83
HKD	Hakodate	JP	Asia/Tokyo	41.77	140.82
HKG	Hong Kong	HK	Asia/Hong_Kong	22.31	113.92
HKK	Hokitika Airfield	NZ	Pacific/Auckland	-42.71	170.99
HKN	Hoskins	PG	Pacific/Port_Moresby	-5.46	150.41
HKS	Jackson	US	America/Chicago	32.33	-90.22
HKT	Phuket	TH	Asia/Bangkok	8.11	98.32
HKY	Hickory	US	America/New_York	35.74	-81.39
HLA	Johannesburg	ZA	Africa/Johannesburg	-25.94	27.93
HLB	Batesville	US	America/Indiana/Indianapolis	39.34	-85.26
HLC	Hill City	US	America/Chicago	39.38	-99.83
HLD	Hailar	CN	Asia/Shanghai	49.20	119.83
HLE	Saint Helena	SH	Atlantic/St_Helena	-15.96	-5.65
HLF	Hultsfred Airport	SE	Europe/Stockholm	57.53	15.82
HLG	Wheeling	US	America/New_York	40.18	-80.65
HLH	Ulanhot	CN	Asia/Shanghai	46.20	122.01
HLI	Hollister	US	America/Los_Angeles	36.89	-121.41
HLJ	Barysiai	LT	Europe/Vilnius	56.07	23.56
HLL	Hillside Airport	AU	Australia/Perth	-21.75	119.42
HLN	Helena	US	America/Denver	46.61	-111.98
HLP	Jakarta	ID	Asia/Jakarta	-6.27	106.89
HLR	Fort Hood	US	America/Chicago	31.14	-97.71
HLS	St Helens Airport	AU	Australia/Hobart	-41.34	148.28
HLT	Hamilton Airport	AU	Australia/Hobart	-37.65	142.06
HLU	Houailou	NC	Pacific/Noumea	-21.26	165.62
HLW	Hluhluwe	ZA	Africa/Johannesburg	-28.02	32.28
HLZ	Hamilton	NZ	Pacific/Auckland	-37.87	175.33
HMA	Khanty-Mansiysk	RU	Asia/Yekaterinburg	61.03	69.09
HMB	Sohag	EG	Africa/Cairo	26.34	31.74
HME	Hassi Messaoud	DZ	Africa/Algiers	31.67	6.14
HMG	Hermannsburg Airport	AU	Australia/Darwin	-23.93	132.80
HMI	Hami	CN	Asia/Shanghai	42.84	93.67
HMJ	Khmelnytskyi	UA	Europe/Kyiv	49.36	26.93
HMN	Alamogordo	US	America/Denver	32.85	-106.11
HMO	Hermosillo	MX	America/Hermosillo	29.10	-111.05
HMR	Hamar	NO	Europe/Oslo	60.82	11.07
HMT	Hemet	US	America/Los_Angeles	33.73	-117.02
HMV	Hemavan Airport	SE	Europe/Stockholm	65.81	15.08
HMY	Seosan	KR	Asia/Seoul	36.70	126.49
HNA	Hanamaki Airport	JP	Asia/Tokyo	39.43	141.13
HNB	Huntingburg	US	America/Indiana/Vincennes	38.25	-86.95
HNC	Hatteras	US	America/New_York	35.23	-75.62
HND	Tokyo	JP	Asia/Tokyo	35.55	139.78
HNH	Hoonah	US	America/Anchorage	58.10	-135.41
HNI	Hechi	CN	Asia/Shanghai	24.80	107.71
HNL	Honolulu	US	Pacific/Honolulu	21.32	-157.92
HNM	Hana	US	Pacific/Honolulu	20.80	-156.01
HNS	Haines	US	America/Anchorage	59.24	-135.52
HNY	Hengyang	CN	Asia/Shanghai	26.91	112.63
HOA	Hola	KE	Africa/Nairobi	-1.52	40.00
HOB	Hobbs	US	America/Denver	32.69	-103.22
HOD	Hodeida	YE	Asia/Aden	14.75	42.98
HOF	Al Ahsa Airport	SA	Asia/Riyadh	25.29	49.49
HOG	Holguin	CU	America/Havana	20.79	-76.32
HOH	Hohenems	AT	Europe/Vienna	47.38	9.70
HOI	Hao Airport	PF	Pacific/Tahiti	-18.07	-140.95
HOK	Hooker Creek Airport	AU	Australia/Darwin	-18.34	130.64
HOM	Homer	US	America/Anchorage	59.65	-151.48
HON	Huron	US	America/Chicago	44.39	-98.23
HOP	Fort Campbell	US	America/Chicago	36.67	-87.49
HOQ	Hof	DE	Europe/Berlin	50.29	11.86
HOR	Horta	PT	Atlantic/Azores	38.52	-28.72
HOS	Chos Malal	AR	America/Argentina/Salta	-37.44	-70.22
HOT	Hot Springs	US	America/Chicago	34.48	-93.10
HOU	Houston	US	America/Chicago	29.65	-95.28
HOV	Ørsta	NO	Europe/Oslo	62.18	6.07
HOX	Hommalinn	MM	Asia/Yangon	24.90	94.91
HPA	Lifuka	TO	Pacific/Tongatapu	-19.78	-174.34
HPB	Hooper Bay	US	America/Anchorage	61.52	-166.15
HPH	Haiphong	VN	Asia/Ho_Chi_Minh	20.82	106.72
HPN	White Plains	US	America/New_York	41.07	-73.71
HPT	Hampton	US	America/Chicago	42.72	-93.23
HPV	Hanalei	US	Pacific/Honolulu	22.21	-159.45
HPY	Baytown	US	America/Chicago	29.79	-94.95
HQL	Tashkurgan	CN	Asia/Shanghai	37.66	75.29
HQM	Hoquiam	US	America/Los_Angeles	46.97	-123.94
HRB	Harbin	CN	Asia/Shanghai	45.62	126.25
HRE	Harare	ZW	Africa/Harare	-17.93	31.09
HRF	Hoarafushi	MV	Indian/Maldives	6.97	72.90
HRG	Hurghada	EG	Africa/Cairo	27.18	33.80
HRI	Hambantota	LK	Asia/Colombo	6.28	81.12
HRK	Kharkiv	UA	Europe/Kyiv	49.92	36.29
HRL	Harlingen	US	America/Chicago	26.23	-97.66
HRM	Hassi R'Mel Airport	DZ	Africa/Algiers	32.93	3.31
HRO	Harrison	US	America/Chicago	36.26	-93.15
HRS	Harrismith	ZA	Africa/Johannesburg	-28.24	29.11
HRT	Linton-On-Ouse	GB	Europe/London	54.05	-1.25
HRY	Henbury Airport	AU	Australia/Darwin	-24.55	133.22
HRZ	Horizontina	BR	America/Sao_Paulo	-27.64	-54.34
HSA	Turkistan	KZ	Asia/Almaty	43.31	68.55
HSB	Harrisburg	US	America/Chicago	37.81	-88.55
HSC	Shaoguan	CN	Asia/Shanghai	24.97	113.42
HSG	Saga	JP	Asia/Tokyo	33.15	130.30
HSH	Las Vegas	US	America/Los_Angeles	35.97	-115.13
HSI	Hastings	US	America/Chicago	40.61	-98.43
HSK	Monflorite	ES	Europe/Madrid	42.08	-0.32
HSL	Huslia	US	America/Anchorage	65.70	-156.35
HSM	Horsham Airport	AU	Australia/Melbourne	-36.67	142.17
HSN	Zhoushan	CN	Asia/Shanghai	29.93	122.36
HSP	Hot Springs	US	America/New_York	37.95	-79.83
HSR	Rajkot	IN	Asia/Kolkata	22.38	71.03
HSS	Hissar Airport	IN	Asia/Kolkata	29.18	75.76
HST	Homestead	US	America/New_York	25.49	-80.38
HSV	Huntsville	US	America/Chicago	34.64	-86.78
HSZ	Hsinchu City	TW	Asia/Taipei	24.82	120.94
HTA	Chita	RU	Asia/Chita	52.03	113.31
HTG	Khatanga	RU	Asia/Krasnoyarsk	71.98	102.49
HTH	Hawthorne	US	America/Los_Angeles	38.55	-118.63
HTI	Hamilton Island	AU	Australia/Lindeman	-20.36	148.95
HTL	Houghton Lake	US	America/Detroit	44.36	-84.67
HTN	Hotan	CN	Asia/Shanghai	37.04	79.86
HTO	East Hampton	US	America/New_York	40.96	-72.25
HTR	Hateruma	JP	Asia/Tokyo	24.06	123.81
HTS	Huntington	US	America/New_York	38.37	-82.56
HTU	Hopetoun Airport	AU	Australia/Melbourne	-35.72	142.36
HTV	Huntsville	US	America/Chicago	30.75	-95.59
HTW	Chesapeake	US	America/New_York	38.42	-82.49
HTY	Hatay	TR	Europe/Istanbul	36.36	36.28
HTZ	Hato Corozal	CO	America/Bogota	6.15	-71.75
HUA	Redstone Arsnl Huntsville	US	America/Chicago	34.68	-86.68
HUB	Humbert River Airport	AU	Australia/Darwin	-16.49	130.63
HUC	Humacao	US	America/Puerto_Rico	18.14	-65.80
HUD	Humboldt	US	America/Chicago	42.73	-94.25
HUE	Humera	ET	Africa/Addis_Ababa	14.25	36.58
HUF	Terre Haute	US	America/Indiana/Indianapolis	39.45	-87.31
HUG	Huehuetenango	GT	America/Guatemala	15.33	-91.46
HUH	Fare	PF	Pacific/Tahiti	-16.69	-151.02
HUI	Hue	VN	Asia/Ho_Chi_Minh	16.40	107.70
HUJ	Hugo	US	America/Chicago	34.03	-95.54
HUL	Houlton	US	America/New_York	46.12	-67.79
HUM	Houma	US	America/Chicago	29.57	-90.66
HUN	Hualien City	TW	Asia/Taipei	24.02	121.62
HUO	Holingol	CN	Asia/Shanghai	45.49	119.41
HUQ	Hon Airport	LY	Africa/Tripoli	29.11	15.97
HUS	Hughes	US	America/Anchorage	66.04	-154.26
HUT	Hutchinson	US	America/Chicago	38.07	-97.86
HUU	Huanuco	PE	America/Lima	-9.88	-76.20
HUW	Humaita	BR	America/Manaus	-7.53	-63.07
HUX	Huatulco	MX	America/Mexico_City	15.78	-96.26
HUY	Grimsby	GB	Europe/London	53.57	-0.35
HUZ	Huizhou	CN	Asia/Shanghai	23.05	114.60
HVA	Analalava Airport	MG	Indian/Antananarivo	-14.63	47.76
HVB	Hervey Bay	AU	Australia/Brisbane	-25.32	152.88
HVD	Khovd	MN	Asia/Hovd	47.95	91.63
HVE	Hanksville	US	America/Denver	38.42	-110.70
HVG	Honningsvåg	NO	Europe/Oslo	71.01	25.98
HVK	Hólmavík	IS	Atlantic/Reykjavik	65.70	-21.70
HVN	New Haven	US	America/New_York	41.26	-72.89
HVR	Havre	US	America/Denver	48.54	-109.76
HVS	Hartsville	US	America/New_York	34.40	-80.12
HWD	Hayward	US	America/Los_Angeles	37.66	-122.12
HWK	Hawker	AU	Australia/Adelaide	-31.86	138.47
HWN	Hwange	ZW	Africa/Harare	-18.63	27.02
HWO	Hollywood	US	America/New_York	26.00	-80.24
HWR	Ludhiana	IN	Asia/Kolkata	30.75	75.63
HXD	Delingha	CN	Asia/Shanghai	37.12	97.27
HXX	Hay Airport	AU	Australia/Sydney	-34.53	144.83
HYA	Hyannis	US	America/New_York	41.67	-70.28
HYC	High Wycombe	GB	Europe/London	51.61	-0.81
HYD	Hyderabad	IN	Asia/Kolkata	17.23	78.43
HYL	Hollis	US	America/Anchorage	55.49	-132.62
HYN	Huangyan	CN	Asia/Shanghai	28.56	121.43
HYR	Hayward	US	America/Chicago	46.03	-91.44
HYS	Hays	US	America/Chicago	38.84	-99.27
HYV	Hyvinkaa Airport	FI	Europe/Helsinki	60.65	24.88
HZA	Heze	CN	Asia/Shanghai	35.21	115.74
HZB	Merville	FR	Europe/Paris	50.62	2.64
HZG	Hanzhong	CN	Asia/Shanghai	33.06	107.01
HZH	Qiandongnan Liping Airport	CN	Asia/Shanghai	26.32	109.15
HZK	Húsavík	IS	Atlantic/Reykjavik	65.95	-17.43
HZL	Hazleton	US	America/New_York	40.99	-75.99
HZP	Fort Mackay	CA	America/Edmonton	57.38	-111.70
IAA	Igarka	RU	Asia/Krasnoyarsk	67.44	86.62
IAB	Wichita	US	America/Chicago	37.62	-97.27
IAD	Washington	US	America/New_York	38.95	-77.46
IAG	Niagara Falls	US	America/New_York	43.11	-78.95
IAH	Houston	US	America/Chicago	29.98	-95.34
IAM	Amenas	DZ	Africa/Algiers	28.05	9.64
IAN	Kiana	US	America/Anchorage	66.98	-160.44
IAO	Del Carmen	PH	Asia/Manila	9.86	126.01
IAQ	Bushehr	IR	Asia/Tehran	29.84	50.27
IAR	Tunoshna Airport	RU	Europe/Moscow	57.56	40.16
IAS	Iasi	RO	Europe/Bucharest	47.18	27.62
IBA	Ibadan	NG	Africa/Lagos	7.36	3.98
IBB	Isabela	EC	Pacific/Galapagos	-0.94	-90.95
IBE	Ibague	CO	America/Bogota	4.42	-75.13
IBP	Iberia	PE	America/Lima	-11.41	-69.49
IBR	Omitama	JP	Asia/Tokyo	36.18	140.41
IBZ	Ibiza	ES	Europe/Madrid	38.87	1.37
ICA	Icabaru Airport	VE	America/Caracas	4.34	-61.74
ICC	Isla de Coche	VE	America/Caracas	10.79	-63.98
ICI	Cicia	FJ	Pacific/Fiji	-17.74	-179.34
ICK	Nieuw Nickerie	SR	America/Paramaribo	5.96	-57.04
ICL	Clarinda	US	America/Chicago	40.72	-95.03
ICN	Seoul	KR	Asia/Seoul	37.47	126.45
ICR	Nicaro	CU	America/Havana	20.69	-75.53
ICS	Cascade	US	America/Boise	44.49	-116.01
ICT	Wichita	US	America/Chicago	37.65	-97.43
ICY	Icy Bay	US	America/Anchorage	59.97	-141.66
IDA	Idaho Falls	US	America/Boise	43.51	-112.07
IDB	Idre	SE	Europe/Stockholm	61.87	12.69
IDF	Idiofa	CD	Africa/Kinshasa	-5.00	19.60
IDG	Ida Grove	US	America/Chicago	42.33	-95.44
IDH	Grangeville	US	America/Los_Angeles	45.94	-116.12
IDI	Indiana	US	America/New_York	40.63	-79.10
IDK	Indulkana Airport	AU	Australia/Adelaide	-26.97	133.32
IDO	Cristalandia	BR	America/Araguaina	-11.57	-50.67
IDP	Independence	US	America/Chicago	37.16	-95.78
IDR	Indore	IN	Asia/Kolkata	22.72	75.80
IDY	Ile d'Yeu	FR	Europe/Paris	46.72	-2.39
IEG	Babimost	PL	Europe/Warsaw	52.14	15.80
IEJ	Ie Jima Airport	JP	Asia/Tokyo	26.72	127.78
IES	Riesa	DE	Europe/Berlin	51.29	13.36
IEV	Kyiv	UA	Europe/Kyiv	50.40	30.45
IFA	Iowa Falls	US	America/Chicago	42.47	-93.27
IFF	Iffley Airport	AU	Australia/Brisbane	-18.90	141.22
IFH	Hesa	IR	Asia/Tehran	32.93	51.56
IFJ	Ísafjörður	IS	Atlantic/Reykjavik	66.06	-23.14
IFL	Innisfail Airport	AU	Australia/Brisbane	-17.56	146.01
IFN	Isfahan	IR	Asia/Tehran	32.75	51.86
IFO	Ivano-Frankivsk	UA	Europe/Kyiv	48.88	24.69
IFP	Bullhead City	US	America/Phoenix	35.15	-114.56
IFU	Ifuru	MV	Indian/Maldives	5.71	73.03
IGA	Matthew Town	BS	America/Nassau	20.98	-73.67
IGB	Ingeniero Jacobacci	AR	America/Argentina/Salta	-41.32	-69.57
IGD	Igdir	TR	Europe/Istanbul	39.98	43.88
IGG	Igiugig	US	America/Anchorage	59.32	-155.90
IGH	Ingham Airport	AU	Australia/Brisbane	-18.66	146.15
IGL	Izmir	TR	Europe/Istanbul	38.51	27.01
IGM	Kingman	US	America/Phoenix	35.26	-113.94
IGN	Iligan Airport	PH	Asia/Manila	8.13	124.22
IGO	Chigorodo	CO	America/Bogota	7.68	-76.69
IGR	Puerto Iguazu	AR	America/Argentina/Cordoba	-25.74	-54.47
IGS	Manching	DE	Europe/Berlin	48.72	11.53
IGT	Magas	RU	Europe/Moscow	43.32	45.01
IGU	Foz Do Iguacu	BR	America/Sao_Paulo	-25.60	-54.48
IHA	Niijima Airport	JP	Asia/Tokyo	34.37	139.27
IHC	Inhaca	MZ	Africa/Maputo	-26.00	32.93
IHO	Ihosy	MG	Indian/Antananarivo	-22.40	46.16
IHR	Iran Shahr Airport	IR	Asia/Tehran	27.24	60.72
IIA	Inis Meain	IE	Europe/Dublin	53.09	-9.57
IIL	Ilam	IR	Asia/Tehran	33.59	46.40
IJK	Izhevsk	RU	Europe/Samara	56.83	53.46
IJU	Ijui	BR	America/Sao_Paulo	-28.37	-53.85
IJX	Jacksonville	US	America/Chicago	39.77	-90.24
IKA	Tehran	IR	Asia/Tehran	35.42	51.15
IKB	North Wilkesboro	US	America/New_York	36.22	-81.10
IKG	Karakol	KG	Asia/Bishkek	42.51	78.41
IKI	Iki	JP	Asia/Tokyo	33.75	129.78
IKK	Kankakee	US	America/Chicago	41.07	-87.85
IKL	Ikela	CD	Africa/Kinshasa	-1.20	23.28
IKO	Nikolski	US	America/Adak	52.94	-168.85
IKP	Inkerman Airport	AU	Australia/Brisbane	-16.27	141.44
IKS	Tiksi	RU	Asia/Yakutsk	71.70	128.90
IKT	Irkutsk	RU	Asia/Irkutsk	52.27	104.39
IKU	Tamchy	KG	Asia/Bishkek	42.59	76.71
ILA	Illaga-Papua Island	ID	Asia/Jayapura	-3.83	137.58
ILD	Lleida	ES	Europe/Madrid	41.73	0.54
ILE	Killeen	US	America/Chicago	31.09	-97.69
ILF	Ilford	CA	America/Winnipeg	56.06	-95.61
ILG	Wilmington	US	America/New_York	39.68	-75.61
ILH	Illesheim Air Base	DE	Europe/Berlin	49.47	10.39
ILI	Iliamna	US	America/Anchorage	59.76	-154.92
ILK	Ilaka	MG	Indian/Antananarivo	-19.58	48.80
ILL	Willmar	US	America/Chicago	45.12	-95.13
ILM	Wilmington	US	America/New_York	34.27	-77.90
ILN	Wilmington	US	America/New_York	39.43	-83.79
ILO	Iloilo City	PH	Asia/Manila	10.83	122.49
ILP	Ile des Pins	NC	Pacific/Noumea	-22.59	167.46
ILQ	Ilo	PE	America/Lima	-17.70	-71.34
ILR	Ilorin	NG	Africa/Lagos	8.44	4.49
ILS	San Salvador	SV	America/El_Salvador	13.70	-89.12
ILU	Kilaguni	KE	Africa/Nairobi	-2.91	38.07
ILY	Port Ellen	GB	Europe/London	55.68	-6.26
ILZ	Zilina	SK	Europe/Bratislava	49.23	18.61
IMB	Imbaimadai	GY	America/Guyana	5.71	-60.29
IMF	Imphal	IN	Asia/Kolkata	24.76	93.90
IMK	Simikot	NP	Asia/Kathmandu	29.97	81.82
IML	Imperial	US	America/Denver	40.51	-101.62
IMM	Immokalee	US	America/New_York	26.43	-81.40
IMO	Zemio	CF	Africa/Bangui	5.05	25.15
IMP	Imperatriz	BR	America/Fortaleza	-5.53	-47.46
IMQ	Makou	IR	Asia/Tehran	39.33	44.43
IMT	Iron Mountain Kingsford	US	America/Chicago	45.82	-88.11
INA	Inta	RU	Europe/Moscow	66.05	60.11
INC	Yinchuan	CN	Asia/Shanghai	38.32	106.39
IND	Indianapolis	US	America/New_York	39.72	-86.29
INF	In Guezzam	DZ	Africa/Algiers	19.57	5.75
ING	El Calafate	AR	America/Argentina/Rio_Gallegos	-50.34	-72.25
INH	Inhambabe	MZ	Africa/Maputo	-23.88	35.41
INI	Nis	RS	Europe/Belgrade	43.34	21.85
INJ	Injune Airport	AU	Australia/Brisbane	-25.85	148.53
INK	Wink	US	America/Chicago	31.78	-103.20
INL	International Falls	US	America/Chicago	48.57	-93.40
INM	Innamincka Airport	AU	Australia/Adelaide	-27.70	140.73
INN	Innsbruck	AT	Europe/Vienna	47.26	11.34
INO	Inongo	CD	Africa/Kinshasa	-1.95	18.29
INQ	Inis Oirr	IE	Europe/Dublin	53.06	-9.51
INS	Indian Springs	US	America/Los_Angeles	36.59	-115.68
INT	Winston Salem	US	America/New_York	36.13	-80.22
INU	Yaren District	NR	Pacific/Nauru	-0.55	166.92
INV	Inverness	GB	Europe/London	57.54	-4.05
INW	Winslow	US	America/Phoenix	35.02	-110.72
INX	Inanwatan Airport-Papua Island	ID	Asia/Jayapura	-2.13	132.16
INZ	In Salah	DZ	Africa/Algiers	27.25	2.51
IOA	Ioannina	GR	Europe/Athens	39.70	20.82
IOM	Castletown	IM	Europe/Isle_of_Man	54.08	-4.62
ION	Impfondo	CG	Africa/Brazzaville	1.62	18.07
IOR	Inis Mor	IE	Europe/Dublin	53.11	-9.65
IOS	Ilheus	BR	America/Bahia	-14.82	-39.03
IOU	Ile Ouen	NC	Pacific/Noumea	-22.46	166.78
IOW	Iowa City	US	America/Chicago	41.64	-91.55
IPA	Ipota	VU	Pacific/Efate	-18.86	169.28
IPC	Isla De Pascua	CL	Pacific/Easter	-27.16	-109.42
IPE	Ipil	PH	Asia/Manila	7.79	122.60
IPG	Santo Antonio Do Ica	BR	America/Manaus	-2.94	-69.69
IPH	Ipoh	MY	Asia/Kuala_Lumpur	4.57	101.09
IPI	Ipiales	CO	America/Bogota	0.86	-77.67
IPL	Imperial	US	America/Los_Angeles	32.83	-115.58
IPN	Ipatinga	BR	America/Sao_Paulo	-19.47	-42.49
IPT	Williamsport	US	America/New_York	41.24	-76.92
IPU	Ipiau	BR	America/Bahia	-14.13	-39.73
IPZ	Perez Zeledon	CR	America/Costa_Rica	9.35	-83.71
IQA	Hit	IQ	Asia/Baghdad	33.79	42.44
IQM	Qiemo	CN	Asia/Shanghai	38.15	85.53
IQN	Qingyang	CN	Asia/Shanghai	35.80	107.60
IQQ	Iquique	CL	America/Santiago	-20.54	-70.18
IQT	Iquitos	PE	America/Lima	-3.78	-73.31
IRA	Kirakira	SB	Pacific/Guadalcanal	-10.45	161.90
IRB	Iraan	US	America/Chicago	30.91	-101.89
IRC	Circle	US	America/Anchorage	65.83	-144.08
IRE	Irece	BR	America/Bahia	-11.34	-41.85
IRG	Lockhart River Airport	AU	Australia/Brisbane	-12.79	143.30
IRI	Nduli	TZ	Africa/Dar_es_Salaam	-7.67	35.75
IRJ	La Rioja	AR	America/Argentina/La_Rioja	-29.38	-66.80
IRK	Kirksville	US	America/Chicago	40.09	-92.54
IRM	Igrim Airport	RU	Asia/Yekaterinburg	63.20	64.44
IRN	Iriona	HN	America/Tegucigalpa	15.94	-85.14
IRO	Birao	CF	Africa/Bangui	10.24	22.72
IRP	Matari Airport	CD	Africa/Lubumbashi	2.83	27.59
IRS	Sturgis	US	America/Detroit	41.81	-85.44
IRZ	Santa Isabel Do Rio Negro	BR	America/Manaus	-0.42	-65.03
ISA	Mount Isa	AU	Australia/Brisbane	-20.66	139.49
ISB	Islamabad	PK	Asia/Karachi	33.55	72.83
ISC	St. Mary's	GB	Europe/London	49.91	-6.29
ISE	Isparta	TR	Europe/Istanbul	37.86	30.37
ISG	Ishigaki	JP	Asia/Tokyo	24.34	124.19
ISI	Isisford Airport	AU	Australia/Brisbane	-24.26	144.43
ISJ	Isla Mujeres Airport	MX	America/Cancun	21.25	-86.74
ISK	Nasik	IN	Asia/Kolkata	20.12	73.91
ISL	Istanbul	TR	Europe/Istanbul	40.98	28.81
ISM	Orlando	US	America/New_York	28.29	-81.44
ISO	Kinston	US	America/New_York	35.33	-77.61
ISP	New York	US	America/New_York	40.80	-73.10
ISQ	Manistique	US	America/Detroit	45.97	-86.17
ISS	Wiscasset	US	America/New_York	43.96	-69.71
IST	Arnavutköy, Istanbul	TR	Europe/Istanbul	41.28	28.75
ISU	Sulaymaniyah	IQ	Asia/Baghdad	35.56	45.32
ISW	Wisconsin Rapids	US	America/Chicago	44.36	-89.84
ITA	Itacoatiara	BR	America/Boa_Vista	-3.13	-58.48
ITB	Itaituba	BR	America/Belem	-4.24	-56.00
ITE	Itubera	BR	America/Bahia	-13.73	-39.14
ITH	Ithaca	US	America/New_York	42.49	-76.46
ITI	Cumaru Do Norte	BR	America/Santarem	-8.70	-51.17
ITM	Osaka	JP	Asia/Tokyo	34.79	135.44
ITO	Hilo	US	Pacific/Honolulu	19.72	-155.05
ITP	Itaperuna	BR	America/Sao_Paulo	-21.22	-41.88
ITQ	Itaqui	BR	America/Sao_Paulo	-29.17	-56.54
IUD	Ar Rayyan	QA	Asia/Qatar	25.12	51.31
IUE	Alofi	NU	Pacific/Niue	-19.08	-169.93
IVA	Ambanja	MG	Indian/Antananarivo	-13.65	48.46
IVC	Invercargill	NZ	Pacific/Auckland	-46.41	168.31
IVG	Berane	ME	Europe/Podgorica	42.84	19.86
IVL	Ivalo	FI	Europe/Helsinki	68.61	27.41
IVR	Inverell Airport	AU	Australia/Sydney	-29.89	151.14
IVW	Inverway	AU	Australia/Darwin	-17.84	129.64
IWA	Ivanovo	RU	Europe/Moscow	56.94	40.94
IWD	Ironwood	US	America/Menominee	46.53	-90.13
IWJ	Masuda	JP	Asia/Tokyo	34.68	131.79
IWK	Iwakuni	JP	Asia/Tokyo	34.14	132.24
IWO	Iwo Jima Airport	JP	Asia/Tokyo	24.78	141.32
IWS	Houston	US	America/Chicago	29.82	-95.67
IXA	Agartala	IN	Asia/Kolkata	23.89	91.24
IXB	Siliguri	IN	Asia/Kolkata	26.68	88.33
IXC	Chandigarh	IN	Asia/Kolkata	30.67	76.79
IXD	Allahabad	IN	Asia/Kolkata	25.44	81.73
IXE	Mangalore	IN	Asia/Kolkata	12.96	74.89
IXG	Belgaum Airport	IN	Asia/Kolkata	15.86	74.62
IXH	Kailashahar Airport	IN	Asia/Kolkata	24.31	92.01
IXI	Lilabari	IN	Asia/Kolkata	27.30	94.10
IXJ	Jammu	IN	Asia/Kolkata	32.69	74.84
IXK	Keshod Airport	IN	Asia/Kolkata	21.32	70.27
IXL	Leh	IN	Asia/Kolkata	34.14	77.55
IXM	Madurai	IN	Asia/Kolkata	9.83	78.09
IXN	Khowai	IN	Asia/Kolkata	24.06	91.60
IXP	Pathankot Air Force Station	IN	Asia/Kolkata	32.23	75.63
IXQ	Kamalpur Airport	IN	Asia/Kolkata	24.13	91.81
IXR	Ranchi	IN	Asia/Kolkata	23.31	85.32
IXS	Silchar	IN	Asia/Kolkata	24.91	92.98
IXT	Pasighat	IN	Asia/Kolkata	28.07	95.34
IXU	Aurangabad	IN	Asia/Kolkata	19.86	75.40
IXV	Along Airport	IN	Asia/Kolkata	28.18	94.80
IXW	Jamshedpur Airport	IN	Asia/Kolkata	22.81	86.17
IXY	Kandla	IN	Asia/Kolkata	23.11	70.10
IXZ	Port Blair	IN	Asia/Kolkata	11.64	92.73
IYK	Inyokern	US	America/Los_Angeles	35.66	-117.83
IZA	Juiz De Fora	BR	America/Sao_Paulo	-21.51	-43.17
IZO	Izumo	JP	Asia/Tokyo	35.41	132.89
IZT	Ixtepec Airport	MX	America/Mexico_City	16.45	-95.09
JAA	Jalalabad Airport	AF	Asia/Kabul	34.40	70.50
JAB	Jabiru Airport	AU	Australia/Darwin	-12.66	132.89
JAC	Jackson	US	America/Denver	43.61	-110.74
JAD	Perth	AU	Australia/Perth	-32.10	115.88
JAE	Jaen	PE	America/Lima	-5.59	-78.77
JAF	Jaffna	LK	Asia/Colombo	9.79	80.07
JAG	Jacobabad	PK	Asia/Karachi	28.28	68.45
JAI	Jaipur	IN	Asia/Kolkata	26.82	75.81
JAK	Jacmel	HT	America/Port-au-Prince	18.24	-72.52
JAL	Xalapa	MX	America/Mexico_City	19.48	-96.80
JAM	Yambol	BG	Europe/Sofia	42.45	26.35
JAN	Jackson	US	America/Chicago	32.31	-90.08
JAP	Puntarenas	CR	America/Costa_Rica	9.98	-84.77
JAR	Jahrom Airport	IR	Asia/Tehran	28.59	53.58
JAS	Jasper	US	America/Chicago	30.89	-94.03
JAU	Jauja	PE	America/Lima	-11.78	-75.47
JAV	Ilulissat	GL	America/Nuuk	69.24	-51.06
JAW	Araripina	BR	America/Recife	-7.59	-40.54
JAX	Jacksonville	US	America/New_York	30.49	-81.69
JBK	Qitai	CN	Asia/Shanghai	44.18	89.59
JBQ	La Isabela	DO	America/Santo_Domingo	18.57	-69.99
JBR	Jonesboro	US	America/Chicago	35.83	-90.65
JCB	Joacaba	BR	America/Sao_Paulo	-27.17	-51.55
JCI	Olathe	US	America/Chicago	38.83	-94.89
JCK	Julia Creek Airport	AU	Australia/Brisbane	-20.67	141.72
JCL	Ceske Budejovice	CZ	Europe/Prague	48.95	14.43
JCM	Jacobina	BR	America/Bahia	-11.16	-40.55
JCR	Jacareacanga	BR	America/Santarem	-6.23	-57.78
JCT	Junction	US	America/Chicago	30.51	-99.76
JCY	Johnson City	US	America/Chicago	30.25	-98.62
JDA	John Day	US	America/Los_Angeles	44.40	-118.97
JDF	Juiz De Fora	BR	America/Sao_Paulo	-21.79	-43.39
JDG	Jeongseok Airport	KR	Asia/Seoul	33.40	126.71
JDH	Jodhpur	IN	Asia/Kolkata	26.25	73.05
JDN	Jordan	US	America/Denver	47.33	-106.95
JDO	Juazeiro Do Norte	BR	America/Fortaleza	-7.22	-39.27
JDR	Sao Joao Del Rei	BR	America/Sao_Paulo	-21.09	-44.22
JDZ	Jingdezhen	CN	Asia/Shanghai	29.34	117.18
JED	Jeddah	SA	Asia/Riyadh	21.68	39.16
JEE	Jeremie	HT	America/Port-au-Prince	18.66	-74.17
JEF	Jefferson City	US	America/Chicago	38.59	-92.16
JEG	Aasiaat	GL	America/Nuuk	68.72	-52.78
JEK	Lower Zambezi National Park	ZM	Africa/Lusaka	-15.63	29.60
JEQ	Jequie	BR	America/Bahia	-13.88	-40.07
JER	Saint Helier	JE	Europe/Jersey	49.21	-2.20
JFK	New York	US	America/New_York	40.64	-73.78
JFN	Ashtabula	US	America/New_York	41.78	-80.70
JFR	Paamiut	GL	America/Nuuk	62.01	-49.67
JGA	Jamnagar	IN	Asia/Kolkata	22.47	70.01
JGN	Jiayuguan	CN	Asia/Shanghai	39.86	98.34
JGS	Ji'an	CN	Asia/Shanghai	26.86	114.74
JHB	Senai	MY	Asia/Kuala_Lumpur	1.64	103.67
JHF	São Roque	BR	America/Sao_Paulo	-23.43	-47.17
JHG	Jinghong	CN	Asia/Shanghai	21.97	100.76
JHL	Albian Village	CA	America/Edmonton	57.22	-111.42
JHM	Lahaina	US	Pacific/Honolulu	20.96	-156.67
JHS	Sisimiut	GL	America/Nuuk	66.95	-53.73
JHW	Jamestown	US	America/New_York	42.15	-79.26
JIA	Juina	BR	America/Cuiaba	-11.42	-58.70
JIB	Djibouti City	DJ	Africa/Djibouti	11.55	43.16
JIC	Jinchang	CN	Asia/Shanghai	38.54	102.35
JIJ	Jijiga	ET	Africa/Addis_Ababa	9.33	42.91
JIK	Ikaria Island	GR	Europe/Athens	37.68	26.35
JIL	Jilin	CN	Asia/Shanghai	44.00	126.40
JIM	Jimma	ET	Africa/Addis_Ababa	7.67	36.82
JIN	Jinja	UG	Africa/Kampala	0.45	33.20
JIP	Jipijapa	EC	America/Guayaquil	-1.00	-80.67
JIQ	Chongqing	CN	Asia/Shanghai	29.51	108.83
JIR	Jiri	NP	Asia/Kathmandu	27.62	86.22
JIU	Jiujiang	CN	Asia/Shanghai	29.48	115.80
JIW	Jiwani	PK	Asia/Karachi	25.07	61.81
JJD	Jijoca de Jericoacoara	BR	America/Fortaleza	-2.91	-40.36
JJG	Jaguaruna	BR	America/Sao_Paulo	-28.68	-49.06
JJI	Juanjui	PE	America/Lima	-7.17	-76.73
JJM	Meru-Kinna	KE	Africa/Nairobi	0.17	38.20
JJN	Quanzhou	CN	Asia/Shanghai	24.80	118.59
JKG	Jonkoping	SE	Europe/Stockholm	57.76	14.07
JKH	Chios Island	GR	Europe/Athens	38.34	26.14
JKL	Kalymnos Island	GR	Europe/Athens	36.96	26.94
JKR	Janakpur	NP	Asia/Kathmandu	26.71	85.92
JKV	Jacksonville	US	America/Chicago	31.87	-95.22
JLA	Cooper Landing	US	America/Anchorage	60.48	-149.72
JLN	Joplin	US	America/Chicago	37.15	-94.50
JLR	Jabalpur Airport	IN	Asia/Kolkata	23.18	80.05
JLS	Jales	BR	America/Sao_Paulo	-20.29	-50.55
JMK	Mykonos Island	GR	Europe/Athens	37.44	25.35
JMO	Jomsom	NP	Asia/Kathmandu	28.78	83.72
JMS	Jamestown	US	America/Chicago	46.93	-98.68
JMU	Jiamusi	CN	Asia/Shanghai	46.84	130.47
JNA	Januaria	BR	America/Sao_Paulo	-15.47	-44.39
JNB	Johannesburg	ZA	Africa/Johannesburg	-26.13	28.24
JNG	Jining	CN	Asia/Shanghai	35.65	116.74
JNH	Jiaxing	CN	Asia/Shanghai	30.70	120.66
JNI	Junin	AR	America/Argentina/Buenos_Aires	-34.55	-60.93
JNU	Juneau	US	America/Anchorage	58.35	-134.58
JNX	Naxos Island	GR	Europe/Athens	37.08	25.37
JNZ	Jinzhou	CN	Asia/Shanghai	41.10	121.06
JOE	Joensuu	FI	Europe/Helsinki	62.66	29.61
JOG	Yogyakarta, Java Island	ID	Asia/Jakarta	-7.79	110.43
JOH	Port St Johns	ZA	Africa/Johannesburg	-31.61	29.52
JOI	Joinville	BR	America/Sao_Paulo	-26.22	-48.80
JOL	Jolo Airport	PH	Asia/Manila	6.05	121.01
JOM	Njombe	TZ	Africa/Dar_es_Salaam	-9.35	34.80
JOS	Jos	NG	Africa/Lagos	9.64	8.87
JOT	Joliet	US	America/Chicago	41.52	-88.18
JPA	Joao Pessoa	BR	America/Fortaleza	-7.15	-34.95
JPR	Ji-Parana	BR	America/Boa_Vista	-10.87	-61.85
JQA	Uummannaq	GL	America/Nuuk	70.73	-52.70
JQE	Jaque	PA	America/Panama	7.52	-78.16
JRF	Kapolei	US	Pacific/Honolulu	21.31	-158.07
JRG	Veer Surendra Sai	IN	Asia/Kolkata	21.91	84.05
JRH	Jorhat	IN	Asia/Kolkata	26.73	94.18
JRN	Juruena	BR	America/Cuiaba	-10.31	-58.49
JRO	Arusha	TZ	Africa/Dar_es_Salaam	-3.43	37.07
JSA	Jaisalmer Airport	IN	Asia/Kolkata	26.89	70.86
JSH	Crete Island	GR	Europe/Athens	35.22	26.10
JSI	Skiathos	GR	Europe/Athens	39.18	23.50
JSM	Chubut	AR	America/Argentina/Catamarca	-44.05	-70.46
JSR	Jashahor	BD	Asia/Dhaka	23.18	89.16
JST	Johnstown	US	America/New_York	40.32	-78.83
JSU	Maniitsoq	GL	America/Nuuk	65.41	-52.94
JSY	Syros Island	GR	Europe/Athens	37.42	24.95
JTC	Bauru	BR	America/Sao_Paulo	-22.16	-49.07
JTI	Jatai	BR	America/Sao_Paulo	-17.83	-51.77
JTR	Santorini Island	GR	Europe/Athens	36.40	25.48
JTY	Astypalaia Island	GR	Europe/Athens	36.58	26.38
JUA	Juara	BR	America/Cuiaba	-11.29	-57.54
JUB	Juba	SS	Africa/Juba	4.87	31.60
JUI	Juist	DE	Europe/Berlin	53.68	7.06
JUJ	San Salvador de Jujuy	AR	America/Argentina/Jujuy	-24.39	-65.10
JUL	Juliaca	PE	America/Lima	-15.47	-70.16
JUM	Jumla	NP	Asia/Kathmandu	29.27	82.19
JUN	Jundah Airport	AU	Australia/Brisbane	-24.84	143.06
JUR	Jurien Bay Airport	AU	Australia/Perth	-30.30	115.03
JUT	Jutigalpa	HN	America/Tegucigalpa	14.65	-86.22
JUV	Upernavik	GL	America/Nuuk	72.79	-56.13
JUZ	Quzhou	CN	Asia/Shanghai	28.97	118.90
JVA	Ankavandra	MG	Indian/Antananarivo	-18.81	45.27
JVI	Manville	US	America/New_York	40.52	-74.60
JVL	Janesville	US	America/Chicago	42.62	-89.04
JWA	Jwaneng Airport	BW	Africa/Gaborone	-24.60	24.69
JWN	Zanjan Airport	IR	Asia/Tehran	36.77	48.36
JWO	Jungwon Air Base	KR	Asia/Seoul	37.03	127.89
JXA	Jixi	CN	Asia/Shanghai	45.30	131.18
JXN	Jackson	US	America/Detroit	42.26	-84.46
JYR	Jiroft Airport	IR	Asia/Tehran	28.73	57.67
JYV	Jyvaskylan Maalaiskunta	FI	Europe/Helsinki	62.40	25.68
JZH	Jiuzhaigou	CN	Asia/Shanghai	32.85	103.68
KAA	Kasama	ZM	Africa/Lusaka	-10.22	31.13
KAB	Kariba	ZW	Africa/Harare	-16.52	28.89
KAC	Kamishly	SY	Asia/Damascus	37.02	41.19
KAD	Kaduna	NG	Africa/Lagos	10.70	7.32
KAE	Kake	US	America/Anchorage	56.97	-133.95
KAG	Gangneung Airport	KR	Asia/Seoul	37.75	128.94
KAJ	Kajaani	FI	Europe/Helsinki	64.29	27.69
KAL	Kaltag	US	America/Anchorage	64.32	-158.74
KAN	Kano	NG	Africa/Lagos	12.05	8.52
KAO	Kuusamo	FI	Europe/Helsinki	65.99	29.24
KAP	Kapanga	CD	Africa/Lubumbashi	-8.35	22.58
KAR	Kamarang	GY	America/Guyana	5.87	-60.61
KAT	Kaitaia	NZ	Pacific/Auckland	-35.07	173.28
KAU	Kauhava	FI	Europe/Helsinki	63.13	23.05
KAV	Kavanayen Airport	VE	America/Caracas	5.63	-61.78
KAW	Kawthoung	MM	Asia/Yangon	10.05	98.54
KAX	Kalbarri Airport	AU	Australia/Perth	-27.69	114.26
KAY	Wakaya Island	FJ	Pacific/Fiji	-17.62	179.02
KAZ	Kao-Celebes Island	ID	Asia/Jayapura	1.19	127.90
KBA	Kabala	SL	Africa/Freetown	9.64	-11.52
KBB	Kirkimbie	AU	Australia/Darwin	-17.78	129.21
KBC	Birch Creek	US	America/Anchorage	66.27	-145.82
KBG	Kabalega Falls	UG	Africa/Kampala	2.33	31.50
KBH	Kahama	TZ	Africa/Dar_es_Salaam	-3.79	32.65
KBI	Kribi	CM	Africa/Douala	2.87	9.98
KBJ	Kings Canyon Airport	AU	Australia/Darwin	-24.26	131.49
KBK	Kushinagar Airport	IN	Asia/Kolkata	26.77	83.90
KBL	Kabul	AF	Asia/Kabul	34.57	69.21
KBM	Kabwum	PG	Pacific/Port_Moresby	-6.16	147.19
KBN	Kabinda	CD	Africa/Lubumbashi	-6.13	24.48
KBO	Kabalo	CD	Africa/Lubumbashi	-6.08	26.92
KBP	Kyiv	UA	Europe/Kyiv	50.34	30.89
KBQ	Kasungu	MW	Africa/Blantyre	-13.01	33.47
KBR	Kota Baharu	MY	Asia/Kuala_Lumpur	6.17	102.29
KBS	Bo	SL	Africa/Freetown	7.94	-11.76
KBU	Laut Island	ID	Asia/Makassar	-3.29	116.17
KBV	Krabi	TH	Asia/Bangkok	8.10	98.99
KBY	Streaky Bay Airport	AU	Australia/Adelaide	-32.84	134.29
KBZ	Kaikoura Airport	NZ	Pacific/Auckland	-42.42	173.60
KCA	Kuqa	CN	Asia/Shanghai	41.72	82.99
KCB	Kasikasima	SR	America/Paramaribo	3.15	-55.72
KCE	Collinsville Airport	AU	Australia/Brisbane	-20.60	147.86
KCF	Kadanwari	PK	Asia/Karachi	27.21	69.29
KCG	Chignik	US	America/Anchorage	56.31	-158.37
KCH	Kuching	MY	Asia/Kuala_Lumpur	1.48	110.35
KCK	Kirensk	RU	Asia/Irkutsk	57.77	108.06
KCL	Chignik Lagoon	US	America/Anchorage	56.31	-158.53
KCM	Kahramanmaraş	TR	Europe/Istanbul	37.54	36.95
KCO	Cengiz Topel Airport	TR	Europe/Istanbul	40.73	30.08
KCQ	Chignik Lake	US	America/Anchorage	56.26	-158.78
KCR	Colorado Creek	US	America/Anchorage	63.57	-155.99
KCS	Kings Creek Airport	AU	Australia/Darwin	-24.42	131.84
KCT	Galle	LK	Asia/Colombo	5.99	80.32
KCU	Masindi	UG	Africa/Kampala	1.76	31.74
KCZ	Nankoku	JP	Asia/Tokyo	33.55	133.67
KDA	Kolda	SN	Africa/Dakar	12.90	-14.97
KDB	Kambalda Airport	AU	Australia/Perth	-31.18	121.60
KDC	Kandi	BJ	Africa/Porto-Novo	11.13	2.93
KDD	Khuzdar	PK	Asia/Karachi	27.79	66.65
KDH	Kandahar Airport	AF	Asia/Kabul	31.51	65.85
KDI	Kendari-Celebes Island	ID	Asia/Makassar	-4.08	122.42
KDJ	N'Djole	GA	Africa/Libreville	-0.18	10.75
KDK	Kodiak	US	America/Anchorage	57.81	-152.37
KDL	Kardla	EE	Europe/Tallinn	58.99	22.83
KDM	Huvadhu Atoll	MV	Indian/Maldives	0.49	73.00
KDN	Ndende	GA	Africa/Libreville	-2.40	11.37
KDO	Kadhdhoo	MV	Indian/Maldives	1.86	73.52
KDR	Kandrian	PG	Pacific/Port_Moresby	-6.27	149.56
KDT	Nakhon Pathom	TH	Asia/Bangkok	14.10	99.92
KDU	Skardu	PK	Asia/Karachi	35.34	75.54
KDV	Vunisea	FJ	Pacific/Fiji	-19.06	178.16
KDX	Kadugli	SD	Africa/Khartoum	11.14	29.70
KDY	Tyopliy Klyuch	RU	Asia/Vladivostok	62.79	136.85
KEA	Kerki	TM	Asia/Ashgabat	37.81	65.21
KEB	Nanwalek	US	America/Anchorage	59.35	-151.93
KEC	Kasenga	CD	Africa/Lusaka	-10.35	28.63
KED	Kaedi	MR	Africa/Nouakchott	16.16	-13.51
KEE	Kelle	CG	Africa/Brazzaville	-0.08	14.53
KEF	Reykjavik	IS	Atlantic/Reykjavik	63.98	-22.61
KEI	Kepi-Papua Island	ID	Asia/Jayapura	-6.59	139.36
KEJ	Kemerovo	RU	Asia/Novokuznetsk	55.27	86.11
KEK	Ekwok	US	America/Anchorage	59.36	-157.47
KEL	Kiel	DE	Europe/Berlin	54.38	10.15
KEM	Kemi	FI	Europe/Helsinki	65.78	24.58
KEN	Kenema	SL	Africa/Freetown	7.89	-11.18
KEO	Odienne	CI	Africa/Abidjan	9.50	-7.57
KEP	Nepalgunj	NP	Asia/Kathmandu	28.10	81.67
KEQ	Kebar-Papua Island	ID	Asia/Jayapura	-0.64	133.13
KER	Kerman	IR	Asia/Tehran	30.27	56.95
KES	Kelsey	CA	America/Winnipeg	56.04	-96.51
KET	Kengtung	MM	Asia/Yangon	21.30	99.64
KEU	Keekorok	KE	Africa/Nairobi	-1.58	35.25
KEV	Halli	FI	Europe/Helsinki	61.86	24.79
KEY	Kericho	KE	Africa/Nairobi	-0.42	35.25
KFA	Kiffa	MR	Africa/Nouakchott	16.59	-11.41
KFE	Cloudbreak Village	AU	Australia/Perth	-22.29	119.44
KFG	Kalkgurung Airport	AU	Australia/Darwin	-17.43	130.81
KFP	False Pass	US	America/Anchorage	54.85	-163.41
KFS	Kastamonu	TR	Europe/Istanbul	41.31	33.80
KFZ	Kukes	AL	Europe/Tirane	42.03	20.42
KGA	Kananga	CD	Africa/Lubumbashi	-5.90	22.47
KGC	Kingscote Airport	AU	Australia/Adelaide	-35.71	137.52
KGD	Kaliningrad	RU	Europe/Kaliningrad	54.89	20.59
KGE	Kagau Island	SB	Pacific/Guadalcanal	-7.33	157.58
KGF	Karaganda	KZ	Asia/Almaty	49.67	73.33
KGG	Kedougou	SN	Africa/Dakar	12.57	-12.22
KGI	Kalgoorlie	AU	Australia/Perth	-30.79	121.46
KGJ	Karonga	MW	Africa/Blantyre	-9.95	33.89
KGK	Koliganek	US	America/Anchorage	59.73	-157.26
KGL	Kigali	RW	Africa/Kigali	-1.97	30.14
KGN	Kasongo	CD	Africa/Lubumbashi	-4.53	26.62
KGO	Kropyvnytskyi	UA	Europe/Kyiv	48.54	32.28
KGP	Kogalym	RU	Asia/Yekaterinburg	62.19	74.53
KGS	Kos Island	GR	Europe/Athens	36.79	27.09
KGT	Kangding	CN	Asia/Shanghai	30.14	101.74
KGU	Keningau	MY	Asia/Kuching	5.36	116.16
KGX	Grayling	US	America/Anchorage	62.89	-160.07
KGY	Kingaroy Airport	AU	Australia/Brisbane	-26.58	151.84
KGZ	Glacier Creek	US	America/Anchorage	61.46	-142.38
KHC	Kerch	UA	Europe/Simferopol	45.37	36.40
KHD	Khoram Abad Airport	IR	Asia/Tehran	33.44	48.28
KHG	Kashgar	CN	Asia/Shanghai	39.54	76.02
KHH	Kaohsiung City	TW	Asia/Taipei	22.58	120.35
KHI	Karachi	PK	Asia/Karachi	24.91	67.16
KHJ	Kauhajoki Airport	FI	Europe/Helsinki	62.46	22.39
KHK	Khark Island Airport	IR	Asia/Tehran	29.26	50.32
KHM	Kanti	MM	Asia/Yangon	25.99	95.67
KHN	Nanchang	CN	Asia/Shanghai	28.86	115.90
KHR	Kharkhorin Airport	MN	Asia/Ulaanbaatar	47.25	102.83
KHS	Khasab	OM	Asia/Muscat	26.17	56.24
KHT	Khost	AF	Asia/Kabul	33.33	69.95
KHV	Khabarovsk	RU	Asia/Vladivostok	48.53	135.19
KHW	Khwai River Lodge	BW	Africa/Gaborone	-19.15	23.78
KHY	Khoy	IR	Asia/Tehran	38.43	44.97
KHZ	Kauehi	PF	Pacific/Tahiti	-15.78	-145.12
KIA	Kaieteur Falls	GY	America/Guyana	5.17	-59.49
KIC	King City	US	America/Los_Angeles	36.23	-121.12
KID	Kristianstad	SE	Europe/Stockholm	55.92	14.09
KIE	Kieta	PG	Pacific/Bougainville	-6.30	155.73
KIF	Kingfisher Lake	CA	America/Toronto	53.01	-89.86
KIH	Kish Island	IR	Asia/Tehran	26.53	53.98
KIJ	Niigata	JP	Asia/Tokyo	37.96	139.12
KIK	Kirkuk	IQ	Asia/Baghdad	35.47	44.35
KIM	Kimberley	ZA	Africa/Johannesburg	-28.80	24.77
KIN	Kingston	JM	America/Jamaica	17.94	-76.79
KIP	Wichita Falls	US	America/Chicago	33.86	-98.49
KIR	Killarney	IE	Europe/Dublin	52.18	-9.52
KIS	Kisumu	KE	Africa/Nairobi	-0.09	34.73
KIT	Kithira Island	GR	Europe/Athens	36.27	23.02
KIW	Kitwe	ZM	Africa/Lusaka	-12.90	28.15
KIX	Osaka	JP	Asia/Tokyo	34.43	135.24
KIY	Kilwa Masoko	TZ	Africa/Dar_es_Salaam	-8.93	39.52
KJA	Krasnoyarsk	RU	Asia/Krasnoyarsk	56.17	92.49
KJB	Kurnool	IN	Asia/Kolkata	15.71	78.16
KJH	Kaili	CN	Asia/Shanghai	26.97	107.99
KJK	Wevelgem	BE	Europe/Brussels	50.49	3.12
KJP	Kerama	JP	Asia/Tokyo	26.17	127.29
KJT	Bandung, Majalengka Regency	ID	Asia/Jakarta	-6.65	108.17
KKA	Koyuk	US	America/Anchorage	64.94	-161.15
KKC	Khon Kaen	TH	Asia/Bangkok	16.47	102.78
KKD	Kokoda	PG	Pacific/Port_Moresby	-8.88	147.73
KKE	Kerikeri	NZ	Pacific/Auckland	-35.26	173.91
KKH	Kongiganak	US	America/Anchorage	59.96	-162.88
KKI	Akiachak	US	America/Anchorage	60.91	-161.49
KKJ	Kitakyushu	JP	Asia/Tokyo	33.85	131.03
KKK	Kalakaket Creek	US	America/Anchorage	64.42	-156.84
KKM	Khok Kathiam Airport	TH	Asia/Bangkok	14.87	100.66
KKN	Kirkenes	NO	Europe/Oslo	69.73	29.89
KKO	Kaikohe Airport	NZ	Pacific/Auckland	-35.45	173.82
KKP	Koolburra	AU	Australia/Brisbane	-15.32	143.96
KKQ	Krasnoselkup	RU	Asia/Yekaterinburg	65.72	82.45
KKR	Kaukura Airport	PF	Pacific/Tahiti	-15.66	-146.88
KKS	Kashan Airport	IR	Asia/Tehran	33.90	51.58
KKT	Kentland	US	America/Chicago	40.76	-87.43
KKU	Ekuk	US	America/Anchorage	58.81	-158.56
KKW	Kikwit Airport	CD	Africa/Kinshasa	-5.04	18.79
KKX	Kikai Airport	JP	Asia/Tokyo	28.32	129.93
KKY	Kilkenny	IE	Europe/Dublin	52.65	-7.30
KLB	Kalabo	ZM	Africa/Lusaka	-15.00	22.65
KLC	Kaolack	SN	Africa/Dakar	14.15	-16.05
KLD	Tver	RU	Europe/Moscow	56.82	35.76
KLE	Kaele	CM	Africa/Douala	10.09	14.45
KLF	Kaluga	RU	Europe/Moscow	54.55	36.37
KLG	Kalskag	US	America/Anchorage	61.54	-160.35
KLH	Kolhapur Airport	IN	Asia/Kolkata	16.66	74.29
KLI	Kotakoli Airport	CD	Africa/Kinshasa	4.16	21.65
KLK	Kalokol	KE	Africa/Nairobi	3.48	35.83
KLM	Kalaleh Airport	IR	Asia/Tehran	37.38	55.45
KLN	Larsen Bay	US	America/Anchorage	57.54	-153.98
KLO	Kalibo	PH	Asia/Manila	11.68	122.38
KLQ	Keluang, Sumatra Island	ID	Asia/Jakarta	-2.62	103.95
KLR	Kalmar Airport	SE	Europe/Stockholm	56.69	16.29
KLS	Kelso	US	America/Los_Angeles	46.12	-122.90
KLU	Klagenfurt am Worthersee	AT	Europe/Vienna	46.64	14.34
KLV	Karlovy Vary	CZ	Europe/Prague	50.20	12.91
KLW	Klawock	US	America/Anchorage	55.58	-133.08
KLX	Kalamata	GR	Europe/Athens	37.07	22.03
KLY	Kalima	CD	Africa/Lubumbashi	-2.58	26.73
KLZ	Kleinsee	ZA	Africa/Johannesburg	-29.69	17.09
KMA	Kerema	PG	Pacific/Port_Moresby	-7.96	145.77
KME	Kamembe	RW	Africa/Kigali	-2.46	28.91
KMG	Kunming	CN	Asia/Shanghai	24.99	102.74
KMH	Kuruman	ZA	Africa/Johannesburg	-27.46	23.41
KMI	Miyazaki	JP	Asia/Tokyo	31.88	131.45
KMJ	Kumamoto	JP	Asia/Tokyo	32.84	130.85
KMK	Makabana	CG	Africa/Brazzaville	-3.48	12.62
KML	Kamileroi Airport	AU	Australia/Brisbane	-19.38	140.06
KMN	Kamina	CD	Africa/Lubumbashi	-8.73	24.99
KMO	Manokotak	US	America/Anchorage	58.93	-158.90
KMP	Keetmanshoop	NA	Africa/Windhoek	-26.54	18.11
KMQ	Kanazawa	JP	Asia/Tokyo	36.39	136.41
KMR	Karimui	PG	Pacific/Port_Moresby	-6.49	144.82
KMS	Kumasi	GH	Africa/Accra	6.71	-1.59
KMU	Kisimayu Airport	SO	Africa/Mogadishu	-0.38	42.46
KMV	Kalemyo	MM	Asia/Yangon	23.19	94.05
KMW	Kostroma	RU	Europe/Moscow	57.80	41.02
KMX	King Khaled Air Base	SA	Asia/Riyadh	18.30	42.80
KMZ	Kaoma	ZM	Africa/Lusaka	-14.80	24.78
KNA	Vina Del Mar	CL	America/Santiago	-32.95	-71.48
KNB	Kanab	US	America/Denver	37.01	-112.53
KND	Kindu	CD	Africa/Lubumbashi	-2.92	25.92
KNF	Marham	GB	Europe/London	52.65	0.55
KNG	Kaimana-Papua Island	ID	Asia/Jayapura	-3.64	133.70
KNH	Shang-I	TW	Asia/Taipei	24.43	118.36
KNI	Katanning Airport	AU	Australia/Perth	-33.72	117.63
KNJ	Kindamba	CG	Africa/Brazzaville	-3.95	14.52
KNK	Kokhanok	US	America/Anchorage	59.43	-154.80
KNM	Kaniama	CD	Africa/Lubumbashi	-7.58	24.15
KNN	Kankan	GN	Africa/Conakry	10.39	-9.30
KNO	Medan, Sumatra Island	ID	Asia/Jakarta	3.64	98.87
KNQ	Kone	NC	Pacific/Noumea	-21.05	164.84
KNR	Kangan	IR	Asia/Tehran	27.82	52.35
KNS	King Island Airport	AU	Australia/Melbourne	-39.88	143.88
KNT	Kennett	US	America/Chicago	36.23	-90.04
KNU	Kanpur	IN	Asia/Kolkata	26.40	80.41
KNW	New Stuyahok	US	America/Anchorage	59.45	-157.37
KNX	Kununurra	AU	Australia/Perth	-15.78	128.71
KNZ	Kenieba	ML	Africa/Bamako	12.83	-11.25
KOA	Kailua-Kona	US	Pacific/Honolulu	19.74	-156.05
KOC	Koumac	NC	Pacific/Noumea	-20.55	164.26
KOE	Kupang-Timor Island	ID	Asia/Makassar	-10.17	123.67
KOF	Komatipoort	ZA	Africa/Johannesburg	-25.44	31.93
KOH	Koolatah Airport	AU	Australia/Brisbane	-15.92	142.45
KOI	Orkney Islands	GB	Europe/London	58.96	-2.90
KOJ	Kagoshima	JP	Asia/Tokyo	31.80	130.72
KOK	Kokkola	FI	Europe/Helsinki	63.72	23.14
KOO	Kongolo	CD	Africa/Lubumbashi	-5.39	26.99
KOP	Nakhon Phanom Airport	TH	Asia/Bangkok	17.38	104.64
KOQ	Kothen	DE	Europe/Berlin	51.72	11.95
KOS	Sihanukville	KH	Asia/Phnom_Penh	10.58	103.64
KOT	Kotlik	US	America/Anchorage	63.03	-163.53
KOU	Koulamoutou	GA	Africa/Libreville	-1.18	12.44
KOV	Kokshetau	KZ	Asia/Almaty	53.33	69.59
KOW	Ganzhou	CN	Asia/Shanghai	25.83	114.91
KOX	Kokonau-Papua Island	ID	Asia/Jayapura	-4.72	136.43
KOZ	Ouzinkie	US	America/Anchorage	57.94	-152.46
KPC	Port Clarence	US	America/Nome	65.25	-166.86
KPI	Kapit	MY	Asia/Kuching	2.02	112.95
KPM	Kompiam Airport	PG	Pacific/Port_Moresby	-5.38	143.92
KPN	Kipnuk	US	America/Anchorage	59.93	-164.03
KPO	Pohang	KR	Asia/Seoul	35.99	129.42
KPP	Kalpowar Airport	AU	Australia/Brisbane	-14.90	144.20
KPS	Kempsey Airport	AU	Australia/Sydney	-31.07	152.77
KPT	Jackpot	US	America/Los_Angeles	41.98	-114.66
KPV	Perryville	US	America/Anchorage	55.91	-159.16
KPW	Keperveem	RU	Asia/Anadyr	67.84	166.14
KQA	Akutan	US	America/Nome	54.14	-165.60
KQH	Kishangarh	IN	Asia/Kolkata	26.59	74.82
KQT	Kurgan-Tyube	TJ	Asia/Dushanbe	37.87	68.86
KRA	Kerang Airport	AU	Australia/Melbourne	-35.75	143.94
KRB	Karumba Airport	AU	Australia/Brisbane	-17.46	140.83
KRC	Sungai Penuh	ID	Asia/Jakarta	-2.09	101.46
KRE	Kirundo	BI	Africa/Bujumbura	-2.54	30.09
KRF	Kramfors	SE	Europe/Stockholm	63.05	17.77
KRG	Karasabai	GY	America/Guyana	4.03	-59.53
KRI	Kikori	PG	Pacific/Port_Moresby	-7.42	144.25
KRJ	Karawari Airstrip	PG	Pacific/Port_Moresby	-4.60	143.52
KRK	Kraków	PL	Europe/Warsaw	50.08	19.78
KRL	Korla	CN	Asia/Shanghai	41.70	86.13
KRM	Karanambo	GY	America/Guyana	3.75	-59.31
KRN	Kiruna Airport	SE	Europe/Stockholm	67.82	20.34
KRO	Kurgan	RU	Asia/Yekaterinburg	55.48	65.42
KRP	Karup	DK	Europe/Copenhagen	56.30	9.12
KRQ	Kramatorsk	UA	Europe/Zaporozhye	48.71	37.63
KRR	Krasnodar	RU	Europe/Moscow	45.03	39.17
KRS	Kjevik	NO	Europe/Oslo	58.20	8.09
KRT	Khartoum	SD	Africa/Khartoum	15.59	32.55
KRW	Krasnovodsk	TM	Asia/Ashgabat	40.06	53.01
KRY	Karamay	CN	Asia/Shanghai	45.47	84.95
KRZ	Kiri	CD	Africa/Kinshasa	-1.44	19.02
KSA	Kosrae	FM	Pacific/Kosrae	5.36	162.96
KSC	Kosice	SK	Europe/Bratislava	48.66	21.24
KSD	Karlstad	SE	Europe/Stockholm	59.44	13.34
KSE	Kasese	UG	Africa/Kampala	0.18	30.10
KSF	Kassel	DE	Europe/Berlin	51.41	9.38
KSH	Kermanshah	IR	Asia/Tehran	34.35	47.16
KSI	Kissidougou	GN	Africa/Conakry	9.16	-10.12
KSJ	Kasos Island	GR	Europe/Athens	35.42	26.91
KSK	Karlskoga Airport	SE	Europe/Stockholm	59.35	14.50
KSL	Kassala	SD	Africa/Khartoum	15.39	36.33
KSM	St Mary'S	US	America/Nome	62.06	-163.30
KSN	Kostanay	KZ	Asia/Qyzylorda	53.21	63.55
KSO	Kastoria	GR	Europe/Athens	40.45	21.28
KSQ	Karshi	UZ	Asia/Samarkand	38.80	65.77
KSS	Sikasso	ML	Africa/Bamako	11.33	-5.70
KST	Kosti	SD	Africa/Khartoum	13.18	32.73
KSU	Kvernberget	NO	Europe/Oslo	63.11	7.82
KSV	Springvale Airport	AU	Australia/Brisbane	-23.55	140.70
KSW	Kiryat Shmona	IL	Asia/Jerusalem	33.22	35.60
KSY	Kars	TR	Europe/Istanbul	40.56	43.12
KSZ	Kotlas	RU	Europe/Moscow	61.24	46.70
KTA	Karratha	AU	Australia/Perth	-20.71	116.77
KTD	Kitadaito Airport	JP	Asia/Tokyo	25.94	131.33
KTE	Kerteh	MY	Asia/Kuala_Lumpur	4.54	103.43
KTF	Takaka Airport	NZ	Pacific/Auckland	-40.81	172.77
KTG	Ketapang, Borneo Island	ID	Asia/Pontianak	-1.82	109.96
KTI	Krong Ta Khmau	KH	Asia/Phnom_Penh	11.36	104.92
KTL	Kitale	KE	Africa/Nairobi	0.97	34.96
KTM	Kathmandu	NP	Asia/Kathmandu	27.70	85.36
KTN	Ketchikan	US	America/Anchorage	55.35	-131.71
KTO	Kato	GY	America/Guyana	4.65	-59.83
KTP	Tinson Pen	JM	America/Jamaica	17.99	-76.82
KTQ	Kitee Airport	FI	Europe/Helsinki	62.17	30.07
KTR	Tindal Airport	AU	Australia/Darwin	-14.52	132.38
KTS	Brevig Mission	US	America/Anchorage	65.33	-166.47
KTT	Kittila	FI	Europe/Helsinki	67.70	24.85
KTU	Kota Airport	IN	Asia/Kolkata	25.16	75.85
KTW	Katowice	PL	Europe/Warsaw	50.47	19.08
KTX	Koutiala	ML	Africa/Bamako	12.38	-5.47
KTY	Kalutara	LK	Asia/Colombo	6.55	79.98
KUA	Kuantan	MY	Asia/Kuala_Lumpur	3.78	103.21
KUC	Kuria	KI	Pacific/Tarawa	0.22	173.44
KUD	Kudat	MY	Asia/Kuching	6.92	116.84
KUF	Samara	RU	Europe/Samara	53.50	50.16
KUG	Kubin Airport	AU	Australia/Brisbane	-10.22	142.22
KUH	Kushiro	JP	Asia/Tokyo	43.04	144.19
KUK	Kasigluk	US	America/Anchorage	60.87	-162.52
KUL	Kuala Lumpur	MY	Asia/Kuala_Lumpur	2.75	101.71
KUM	Yakushima Airport	JP	Asia/Tokyo	30.39	130.66
KUN	Kaunas	LT	Europe/Vilnius	54.96	24.08
KUO	Kuopio	FI	Europe/Helsinki	63.01	27.80
KUQ	Kuri	PG	Pacific/Port_Moresby	-7.14	143.28
KUS	Kulusuk	GL	America/Nuuk	65.57	-37.12
KUT	Kutaisi	GE	Asia/Tbilisi	42.18	42.48
KUU	Kullu Manali Airport	IN	Asia/Kolkata	31.88	77.15
KUV	Kunsan	KR	Asia/Seoul	35.90	126.62
KVA	Kavala	GR	Europe/Athens	40.91	24.62
KVB	Skovde	SE	Europe/Stockholm	58.46	13.97
KVC	King Cove	US	America/Anchorage	55.12	-162.27
KVG	Kavieng	PG	Pacific/Port_Moresby	-2.58	150.81
KVK	Apatity	RU	Europe/Moscow	67.46	33.59
KVL	Kivalina	US	America/Anchorage	67.74	-164.56
KVM	Markovo	RU	Asia/Anadyr	64.67	170.42
KVX	Kirov	RU	Europe/Moscow	58.50	49.35
KWA	Kwajalein	MH	Pacific/Kwajalein	8.72	167.73
KWE	Guiyang	CN	Asia/Shanghai	26.54	106.80
KWG	Kryvyi Rih	UA	Europe/Zaporozhye	48.04	33.21
KWH	Khwahan	AF	Asia/Kabul	37.88	70.22
KWI	Kuwait City	KW	Asia/Kuwait	29.23	47.98
KWJ	Gwangju	KR	Asia/Seoul	35.13	126.81
KWK	Kwigillingok	US	America/Anchorage	59.88	-163.17
KWL	Guilin City	CN	Asia/Shanghai	25.22	110.04
KWM	Kowanyama	AU	Australia/Brisbane	-15.49	141.75
KWN	Quinhagak	US	America/Anchorage	59.76	-161.85
KWO	Kawito	PG	Pacific/Port_Moresby	-7.98	142.82
KWP	West Point	US	America/Anchorage	57.77	-153.55
KWT	Kwethluk	US	America/Anchorage	60.79	-161.44
KWZ	Kolwezi Airport	CD	Africa/Lubumbashi	-10.77	25.51
KXB	Kolaka	ID	Asia/Makassar	-4.34	121.52
KXD	Kondinskoye	RU	Asia/Yekaterinburg	59.66	67.43
KXE	Klerksdorp	ZA	Africa/Johannesburg	-26.87	26.72
KXF	Koro Island	FJ	Pacific/Fiji	-17.35	179.42
KXK	Komsomolsk-on-Amur	RU	Asia/Vladivostok	50.41	136.93
KXU	Katiu	PF	Pacific/Tahiti	-16.34	-144.40
KYA	Konya	TR	Europe/Istanbul	37.98	32.56
KYD	Orchid Island	TW	Asia/Taipei	22.03	121.53
KYE	Tripoli	LB	Asia/Beirut	34.59	36.01
KYF	Yeelirrie Airport	AU	Australia/Perth	-27.28	120.10
KYI	Yalata Mission	AU	Australia/Adelaide	-31.47	131.82
KYK	Karluk	US	America/Anchorage	57.57	-154.45
KYO	Tampa	US	America/New_York	28.22	-82.37
KYP	Kyaukpyu	MM	Asia/Yangon	19.43	93.53
KYS	Kayes Dag Dag Airport	ML	Africa/Bamako	14.48	-11.40
KYT	Kyauktu	MM	Asia/Yangon	21.40	94.13
KYU	Koyukuk	US	America/Anchorage	64.88	-157.73
KYZ	Kyzyl	RU	Asia/Krasnoyarsk	51.67	94.40
KZF	Kaintiba	PG	Pacific/Port_Moresby	-7.50	146.03
KZG	Kitzingen	DE	Europe/Berlin	49.74	10.20
KZI	Kozani	GR	Europe/Athens	40.29	21.84
KZN	Kazan	RU	Europe/Moscow	55.61	49.28
KZO	Kzyl-Orda	KZ	Asia/Qyzylorda	44.71	65.59
KZR	Altintas	TR	Europe/Istanbul	39.11	30.14
KZS	Kastelorizo Island	GR	Europe/Athens	36.14	29.58
LAA	Lamar	US	America/Denver	38.07	-102.69
LAD	Luanda	AO	Africa/Luanda	-8.86	13.23
LAE	Nadzab	PG	Pacific/Port_Moresby	-6.57	146.73
LAF	Lafayette	US	America/New_York	40.41	-86.94
LAH	Labuha-Halmahera Island	ID	Asia/Jayapura	-0.64	127.50
LAI	Lannion	FR	Europe/Paris	48.75	-3.47
LAJ	Lages	BR	America/Sao_Paulo	-27.78	-50.28
LAK	Aklavik	CA	America/Edmonton	68.22	-135.01
LAL	Lakeland	US	America/New_York	27.99	-82.02
LAM	Los Alamos	US	America/Denver	35.88	-106.27
LAN	Lansing	US	America/Detroit	42.78	-84.59
LAO	Laoag City	PH	Asia/Manila	18.18	120.53
LAP	La Paz	MX	America/Mazatlan	24.07	-110.36
LAQ	Al Bayda'	LY	Africa/Tripoli	32.79	21.96
LAR	Laramie	US	America/Denver	41.31	-105.67
LAS	Las Vegas	US	America/Los_Angeles	36.08	-115.15
LAU	Lamu	KE	Africa/Nairobi	-2.25	40.91
LAW	Lawton	US	America/Chicago	34.57	-98.42
LAX	Los Angeles	US	America/Los_Angeles	33.94	-118.41
LAY	Ladysmith	ZA	Africa/Johannesburg	-28.58	29.75
LAZ	Bom Jesus Da Lapa	BR	America/Bahia	-13.26	-43.41
LBA	Leeds	GB	Europe/London	53.87	-1.66
LBB	Lubbock	US	America/Chicago	33.66	-101.82
LBC	Lubeck	DE	Europe/Berlin	53.81	10.72
LBD	Khudzhand	TJ	Asia/Dushanbe	40.22	69.69
LBE	Latrobe	US	America/New_York	40.27	-79.41
LBF	North Platte	US	America/Chicago	41.13	-100.68
LBG	Paris	FR	Europe/Paris	48.97	2.44
LBI	Albi	FR	Europe/Paris	43.91	2.11
LBJ	Labuan Bajo-Flores Island	ID	Asia/Makassar	-8.49	119.89
LBL	Liberal	US	America/Chicago	37.04	-100.96
LBO	Lusambo	CD	Africa/Lubumbashi	-4.96	23.38
LBQ	Lambarene	GA	Africa/Libreville	-0.70	10.25
LBR	Labrea	BR	America/Boa_Vista	-7.28	-64.77
LBS	Labasa Airport	FJ	Pacific/Fiji	-16.47	179.34
LBT	Lumberton	US	America/New_York	34.61	-79.06
LBU	Labuan	MY	Asia/Kuching	5.30	115.25
LBV	Libreville	GA	Africa/Libreville	0.46	9.41
LBW	Long Bawan, Borneo Island	ID	Asia/Makassar	3.87	115.68
LBX	Lubang Airport	PH	Asia/Manila	13.86	120.11
LBY	La Baule-Escoublac	FR	Europe/Paris	47.29	-2.35
LBZ	Lucapa	AO	Africa/Luanda	-8.45	20.73
LCA	Larnaca	CY	Asia/Nicosia	34.88	33.62
LCC	Lecce Airport	IT	Europe/Rome	40.24	18.13
LCD	Louis Trichardt	ZA	Africa/Johannesburg	-23.06	29.86
LCE	La Ceiba	HN	America/Tegucigalpa	15.74	-86.85
LCF	Rio Dulce	GT	America/Guatemala	15.67	-88.96
LCG	Culleredo	ES	Europe/Madrid	43.30	-8.38
LCH	Lake Charles	US	America/Chicago	30.13	-93.22
LCI	Laconia	US	America/New_York	43.57	-71.42
LCJ	Łódź	PL	Europe/Warsaw	51.72	19.40
LCK	Columbus	US	America/New_York	39.81	-82.93
LCL	Pinar del Rio	CU	America/Havana	22.34	-83.64
LCM	La Cumbre	AR	America/Argentina/Cordoba	-31.01	-64.53
LCN	Balcanoona Airport	AU	Australia/Adelaide	-30.54	139.34
LCO	Lague	CG	Africa/Brazzaville	-2.45	14.53
LCQ	Lake City	US	America/New_York	30.18	-82.58
LCV	Lucca	IT	Europe/Rome	43.83	10.58
LCX	Longyan	CN	Asia/Shanghai	25.67	116.75
LCY	London	GB	Europe/London	51.51	0.06
LDA	Malda	IN	Asia/Kolkata	25.01	88.13
LDB	Londrina	BR	America/Sao_Paulo	-23.33	-51.13
LDC	Lindeman Island	AU	Australia/Lindeman	-20.45	149.04
LDE	Tarbes	FR	Europe/Paris	43.18	-0.01
LDG	Leshukonskoye	RU	Europe/Moscow	64.90	45.72
LDH	Lord Howe Island	AU	Australia/Lord_Howe	-31.54	159.08
LDI	Lindi	TZ	Africa/Dar_es_Salaam	-9.85	39.76
LDJ	Linden	US	America/New_York	40.62	-74.24
LDK	Lidkoping	SE	Europe/Stockholm	58.47	13.17
LDM	Ludington	US	America/Detroit	43.96	-86.41
LDN	Lamidanda	NP	Asia/Kathmandu	27.25	86.67
LDO	Aurora	SR	America/Paramaribo	4.38	-55.41
LDS	Yichun	CN	Asia/Shanghai	47.75	129.02
LDU	Lahad Datu	MY	Asia/Kuala_Lumpur	5.03	118.32
LDV	Landivisiau	FR	Europe/Paris	48.53	-4.15
LDX	Saint-Laurent-du-Maroni	GF	America/Cayenne	5.48	-54.03
LDY	Derry	GB	Europe/London	55.04	-7.16
LDZ	Londolozi	ZA	Africa/Johannesburg	-24.75	31.48
LEA	Exmouth	AU	Australia/Perth	-22.24	114.09
LEB	Lebanon	US	America/New_York	43.63	-72.30
LEC	Lencois	BR	America/Bahia	-12.48	-41.28
LED	St. Petersburg	RU	Europe/Moscow	59.80	30.26
LEE	Leesburg	US	America/New_York	28.82	-81.81
LEF	Lebakeng	LS	Africa/Maseru	-29.89	28.66
LEH	Le Havre	FR	Europe/Paris	49.53	0.09
LEI	Almeria	ES	Europe/Madrid	36.84	-2.37
LEJ	Leipzig	DE	Europe/Berlin	51.43	12.24
LEK	Labe Airport	GN	Africa/Conakry	11.33	-12.29
LEL	Lake Evella Airport	AU	Australia/Darwin	-12.50	135.81
LEM	Lemmon	US	America/Denver	45.92	-102.11
LEN	Leon	ES	Europe/Madrid	42.59	-5.66
LEP	Leopoldina	BR	America/Sao_Paulo	-21.47	-42.73
LEQ	Land's End	GB	Europe/London	50.10	-5.67
LER	Leinster Airport	AU	Australia/Perth	-27.84	120.70
LES	Lesobeng	LS	Africa/Maseru	-29.78	28.32
LET	Leticia	CO	America/Bogota	-4.19	-69.94
LEU	Montferrer	ES	Europe/Madrid	42.34	1.41
LEV	Bureta	FJ	Pacific/Fiji	-17.71	178.76
LEW	Auburn	US	America/New_York	44.05	-70.28
LEX	Lexington	US	America/New_York	38.04	-84.61
LEY	Lelystad	NL	Europe/Amsterdam	52.46	5.53
LFB	Lumbo	MZ	Africa/Maputo	-15.03	40.67
LFI	Hampton	US	America/New_York	37.08	-76.36
LFK	Lufkin	US	America/Chicago	31.23	-94.75
LFM	Lamerd	IR	Asia/Tehran	27.37	53.19
LFN	Louisburg	US	America/New_York	36.02	-78.33
LFO	Kelafo	ET	Africa/Addis_Ababa	5.66	44.35
LFP	Lakefield Airport	AU	Australia/Brisbane	-14.93	144.20
LFQ	Linfen	CN	Asia/Shanghai	36.13	111.64
LFR	La Fria Airport	VE	America/Caracas	8.24	-72.27
LFT	Lafayette	US	America/Chicago	30.21	-91.99
LFW	Lome	TG	Africa/Lome	6.17	1.25
LGA	New York	US	America/New_York	40.78	-73.87
LGB	Long Beach	US	America/Los_Angeles	33.82	-118.15
LGC	Lagrange	US	America/New_York	33.01	-85.07
LGD	La Grande	US	America/Los_Angeles	45.29	-118.01
LGF	Yuma Proving Ground	US	America/Phoenix	32.86	-114.39
LGG	Liege	BE	Europe/Brussels	50.38	5.26
LGH	Leigh Creek Airport	AU	Australia/Adelaide	-30.60	138.43
LGI	Deadman's Cay	BS	America/Nassau	23.18	-75.09
LGK	Langkawi	MY	Asia/Kuala_Lumpur	6.33	99.73
LGL	Long Datih	MY	Asia/Kuala_Lumpur	3.42	115.15
LGO	Langeoog	DE	Europe/Berlin	53.74	7.50
LGQ	Lago Agrio	EC	America/Guayaquil	0.09	-76.87
LGR	Cochrane	CL	America/Santiago	-47.24	-72.59
LGS	Malargue	AR	America/Argentina/Mendoza	-35.49	-69.57
LGT	La Gaviota Airport	CO	America/Bogota	4.55	-70.92
LGU	Logan	US	America/Denver	41.79	-111.85
LGW	London	GB	Europe/London	51.15	-0.19
LHA	Lahr Airport	DE	Europe/Berlin	48.37	7.83
LHB	Bruntingthorpe	GB	Europe/London	52.49	-1.13
LHE	Lahore	PK	Asia/Karachi	31.52	74.40
LHG	Lightning Ridge Airport	AU	Australia/Sydney	-29.46	147.98
LHI	Lereh-Papua Island	ID	Asia/Jayapura	-3.13	139.94
LHK	Guanghua	CN	Asia/Shanghai	32.39	111.69
LHL	Lachın	AZ	Asia/Baku	40.50	49.98
LHR	London	GB	Europe/London	51.47	-0.46
LHS	Las Heras	AR	America/Argentina/Rio_Gallegos	-46.54	-68.97
LHU	Muneambuanas	NA	Africa/Windhoek	-18.12	23.39
LHV	Lock Haven	US	America/New_York	41.14	-77.42
LHW	Lanzhou	CN	Asia/Shanghai	36.52	103.62
LIA	Liangping	CN	Asia/Shanghai	30.68	107.79
LIB	Limbunya Station Airport	AU	Australia/Darwin	-17.25	129.88
LIC	Limon	US	America/Denver	39.27	-103.67
LIE	Libenge	CD	Africa/Kinshasa	3.63	18.63
LIF	Lifou	NC	Pacific/Noumea	-20.77	167.24
LIG	Limoges	FR	Europe/Paris	45.86	1.18
LIH	Lihue	US	Pacific/Honolulu	21.98	-159.34
LII	Mulia-Papua Island	ID	Asia/Jayapura	-3.71	137.98
LIL	Lille	FR	Europe/Paris	50.56	3.09
LIM	Lima	PE	America/Lima	-12.02	-77.11
LIN	Milan	IT	Europe/Rome	45.45	9.28
LIO	Puerto Limon	CR	America/Costa_Rica	9.96	-83.02
LIP	Lins	BR	America/Sao_Paulo	-21.66	-49.73
LIQ	Lisala	CD	Africa/Lubumbashi	2.17	21.50
LIR	Liberia	CR	America/Costa_Rica	10.59	-85.54
LIS	Lisbon	PT	Europe/Lisbon	38.78	-9.14
LIT	Little Rock	US	America/Chicago	34.73	-92.22
LIV	Livengood	US	America/Anchorage	65.47	-148.65
LIW	Loikaw	MM	Asia/Yangon	19.69	97.21
LIX	Likoma Island	MW	Africa/Blantyre	-12.08	34.73
LIY	Fort Stewart	US	America/New_York	31.89	-81.56
LIZ	Limestone	US	America/New_York	46.95	-67.89
LJA	Lodja	CD	Africa/Lubumbashi	-3.42	23.45
LJG	Lijiang	CN	Asia/Shanghai	26.68	100.25
LJN	Angleton	US	America/Chicago	29.11	-95.46
LJU	Ljubljana	SI	Europe/Ljubljana	46.22	14.46
LKA	Larantuka-Flores Island	ID	Asia/Makassar	-8.35	122.98
LKB	Lakeba Island	FJ	Pacific/Fiji	-18.20	-178.82
LKD	Lakeland Airport	AU	Australia/Brisbane	-15.83	144.85
LKG	Lokichoggio	KE	Africa/Nairobi	4.20	34.35
LKH	Long Akah	MY	Asia/Kuala_Lumpur	3.30	114.78
LKK	Kulik Lake	US	America/Anchorage	58.97	-155.10
LKL	Lakselv	NO	Europe/Oslo	70.07	24.97
LKN	Leknes	NO	Europe/Oslo	68.15	13.61
LKO	Lucknow	IN	Asia/Kolkata	26.76	80.89
LKP	Lake Placid	US	America/New_York	44.26	-73.96
LKV	Lakeview	US	America/Los_Angeles	42.16	-120.40
LKW	Lekhwair Airport	OM	Asia/Muscat	22.80	55.37
LKY	Lake Manyara National Park	TZ	Africa/Dar_es_Salaam	-3.38	35.82
LKZ	Lakenheath	GB	Europe/London	52.41	0.56
LLA	Lulea	SE	Europe/Stockholm	65.54	22.12
LLB	Qiannan Libo Airport	CN	Asia/Shanghai	25.45	107.96
LLE	Malelane	ZA	Africa/Johannesburg	-25.43	31.58
LLF	Yongzhou	CN	Asia/Shanghai	26.34	111.61
LLG	Chillagoe Airport	AU	Australia/Brisbane	-17.14	144.53
LLI	Lalibela	ET	Africa/Addis_Ababa	11.97	38.98
LLJ	Lubuk Linggau, Sumatra Island	ID	Asia/Jakarta	-3.28	102.92
LLK	Lankaran	AZ	Asia/Baku	38.75	48.82
LLS	Las Lomitas	AR	America/Argentina/Cordoba	-24.72	-60.55
LLT	Lobito	AO	Africa/Luanda	-12.37	13.54
LLV	L?liang	CN	Asia/Shanghai	37.68	111.14
LLW	Lilongwe	MW	Africa/Blantyre	-13.79	33.78
LLX	Lyndonville	US	America/New_York	44.57	-72.02
LLY	Mount Holly	US	America/New_York	39.94	-74.85
LMA	Minchumina	US	America/Anchorage	63.89	-152.30
LMB	Salima	MW	Africa/Blantyre	-13.76	34.58
LME	Le Mans	FR	Europe/Paris	47.95	0.20
LMI	Lumi	PG	Pacific/Port_Moresby	-3.48	142.04
LMM	Los Mochis	MX	America/Mazatlan	25.69	-109.08
LMN	Limbang	MY	Asia/Kuala_Lumpur	4.81	115.01
LMO	Lossiemouth	GB	Europe/London	57.71	-3.34
LMP	Lampedusa	IT	Europe/Rome	35.50	12.62
LMQ	Marsa Brega Airport	LY	Africa/Tripoli	30.38	19.58
LMR	Lime Acres	ZA	Africa/Johannesburg	-28.36	23.44
LMS	Louisville	US	America/Chicago	33.15	-89.06
LMT	Klamath Falls	US	America/Los_Angeles	42.16	-121.73
LMV	Madivaru	MV	Indian/Maldives	5.46	73.37
LMY	Lake Murray	PG	Pacific/Port_Moresby	-7.01	141.49
LNA	West Palm Beach	US	America/New_York	26.59	-80.09
LNB	Lamen Bay	VU	Pacific/Efate	-16.58	168.16
LND	Lander	US	America/Denver	42.82	-108.73
LNE	Lonorore	VU	Pacific/Efate	-15.87	168.17
LNH	Lake Nash Airport	AU	Australia/Darwin	-20.97	137.92
LNI	Lonely	US	America/Anchorage	70.91	-153.24
LNJ	Lincang	CN	Asia/Shanghai	23.74	100.03
LNK	Lincoln	US	America/Chicago	40.85	-96.76
LNL	Longnan	CN	Asia/Shanghai	33.79	105.80
LNN	Willoughby	US	America/New_York	41.68	-81.39
LNO	Leonora	AU	Australia/Perth	-28.88	121.31
LNP	Wise	US	America/New_York	36.99	-82.53
LNR	Lone Rock	US	America/Chicago	43.21	-90.18
LNS	Lancaster	US	America/New_York	40.12	-76.29
LNV	Londolovit	PG	Pacific/Port_Moresby	-3.04	152.63
LNX	Smolensk	RU	Europe/Moscow	54.74	32.06
LNY	Lanai City	US	Pacific/Honolulu	20.79	-156.95
LNZ	Linz	AT	Europe/Vienna	48.23	14.19
LOA	Lorraine Airport	AU	Australia/Brisbane	-18.99	139.91
LOB	Los Andes	CL	America/Santiago	-32.81	-70.65
LOC	Lock	AU	Australia/Adelaide	-33.54	135.69
LOD	Longana	VU	Pacific/Efate	-15.31	167.97
LOE	Loei Airport	TH	Asia/Bangkok	17.44	101.72
LOH	La Toma	EC	America/Guayaquil	-4.00	-79.37
LOI	Lontras	BR	America/Sao_Paulo	-27.16	-49.54
LOK	Lodwar	KE	Africa/Nairobi	3.12	35.61
LOL	Lovelock	US	America/Los_Angeles	40.07	-118.57
LOO	Laghouat	DZ	Africa/Algiers	33.76	2.93
LOP	Mataram	ID	Asia/Makassar	-8.76	116.28
LOS	Lagos	NG	Africa/Lagos	6.58	3.32
LOT	Chicago	US	America/Chicago	41.61	-88.10
LOU	Louisville	US	America/New_York	38.23	-85.66
LOV	Monclova International Airport	MX	America/Monterrey	26.96	-101.47
LOW	Louisa	US	America/New_York	38.01	-77.97
LOY	Loyengalani	KE	Africa/Nairobi	2.75	36.72
LOZ	London	US	America/New_York	37.09	-84.08
LPA	Gran Canaria Island	ES	Atlantic/Canary	27.93	-15.39
LPB	La Paz	BO	America/La_Paz	-16.51	-68.19
LPC	Lompoc	US	America/Los_Angeles	34.67	-120.47
LPD	La Pedrera	CO	America/Bogota	-1.33	-69.58
LPF	Liupanshui	CN	Asia/Shanghai	26.61	104.98
LPG	La Plata	AR	America/Argentina/Buenos_Aires	-34.97	-57.89
LPI	Linkoping	SE	Europe/Stockholm	58.41	15.68
LPJ	Guayabal	VE	America/Caracas	6.58	-66.82
LPK	Lipetsk	RU	Europe/Moscow	52.70	39.54
LPL	Liverpool	GB	Europe/London	53.33	-2.85
LPM	Lamap	VU	Pacific/Efate	-16.45	167.82
LPO	La Porte	US	America/Chicago	41.57	-86.73
LPP	Lappeenranta	FI	Europe/Helsinki	61.04	28.14
LPQ	Luang Phabang	LA	Asia/Vientiane	19.90	102.16
LPS	Lopez	US	America/Los_Angeles	48.48	-122.94
LPT	Lampang Airport	TH	Asia/Bangkok	18.27	99.50
LPU	Long Apung, Borneo Island	ID	Asia/Makassar	1.70	114.97
LPX	Liepaja	LV	Europe/Riga	56.52	21.10
LPY	Le Puy	FR	Europe/Paris	45.08	3.76
LPZ	San Gil	CO	America/Bogota	6.58	-73.13
LQK	Pickens	US	America/New_York	34.81	-82.70
LQM	Puerto Leguizamo	CO	America/Bogota	-0.18	-74.77
LQN	Qala-I-Naw	AF	Asia/Kabul	34.98	63.12
LRA	Larisa	GR	Europe/Athens	39.66	22.34
LRB	Leribe	LS	Africa/Maseru	-28.86	28.05
LRD	Laredo	US	America/Chicago	27.54	-99.46
LRE	Longreach	AU	Australia/Brisbane	-23.43	144.28
LRF	Jacksonville	US	America/Chicago	34.92	-92.15
LRG	Loralai	PK	Asia/Karachi	30.36	68.61
LRH	La Rochelle	FR	Europe/Paris	46.18	-1.20
LRJ	Le Mars	US	America/Chicago	42.78	-96.19
LRL	Niamtougou	TG	Africa/Lome	9.77	1.09
LRM	La Romana	DO	America/Santo_Domingo	18.45	-68.91
LRR	Lar	IR	Asia/Tehran	27.67	54.38
LRS	Leros Island	GR	Europe/Athens	37.18	26.80
LRT	Lorient	FR	Europe/Paris	47.76	-3.44
LRU	Las Cruces	US	America/Denver	32.29	-106.92
LRV	Los Roques	VE	America/Caracas	11.95	-66.67
LSA	Losuia	PG	Pacific/Port_Moresby	-8.51	151.08
LSB	Lordsburg	US	America/Denver	32.33	-108.69
LSC	La Serena-Coquimbo	CL	America/Santiago	-29.92	-71.20
LSE	La Crosse	US	America/Chicago	43.88	-91.26
LSF	Fort Benning	US	America/New_York	32.33	-84.99
LSG	Leshan	CN	Asia/Shanghai	29.55	103.77
LSH	Lashio	MM	Asia/Yangon	22.98	97.75
LSI	Lerwick	GB	Europe/London	59.88	-1.30
LSK	Lusk	US	America/Denver	42.75	-104.40
LSL	Los Chiles	CR	America/Costa_Rica	11.04	-84.71
LSM	Long Semado	MY	Asia/Kuching	4.22	115.60
LSN	Los Banos	US	America/Los_Angeles	37.06	-120.87
LSO	Les Sables-d'Olonne	FR	Europe/Paris	46.48	-1.72
LSP	Paraguana	VE	America/Caracas	11.78	-70.15
LSQ	Los Angeles	CL	America/Santiago	-37.40	-72.43
LSS	Les Saintes	GP	America/Guadeloupe	15.86	-61.58
LST	Launceston	AU	Australia/Melbourne	-41.55	147.21
LSU	Long Sukang	MY	Asia/Kuching	4.55	115.49
LSV	Las Vegas	US	America/Los_Angeles	36.24	-115.03
LSW	Lhok Seumawe, Sumatra Island	ID	Asia/Jakarta	5.23	96.95
LSX	Lhok Sukon, Sumatra Island	ID	Asia/Jakarta	5.07	97.26
LSY	Lismore	AU	Australia/Sydney	-28.83	153.26
LSZ	Losinj	HR	Europe/Zagreb	44.57	14.39
LTA	Tzaneen	ZA	Africa/Johannesburg	-23.82	30.33
LTC	Lai	TD	Africa/Ndjamena	9.40	16.30
LTD	Ghadames	LY	Africa/Tripoli	30.15	9.72
LTG	Langtang	NP	Asia/Kathmandu	28.20	85.58
LTI	Altai	MN	Asia/Ulaanbaatar	46.38	96.22
LTK	Latakia	SY	Asia/Damascus	35.40	35.95
LTL	Lastourville	GA	Africa/Libreville	-0.83	12.75
LTM	Lethem	GY	America/Guyana	3.37	-59.79
LTN	London	GB	Europe/London	51.87	-0.37
LTO	Loreto	MX	America/Mazatlan	25.99	-111.35
LTP	Lyndhurst	AU	Australia/Brisbane	-19.20	144.37
LTQ	Le Touquet-Paris-Plage	FR	Europe/Paris	50.52	1.62
LTS	Altus	US	America/Chicago	34.67	-99.27
LTT	La Mole	FR	Europe/Paris	43.21	6.48
LTU	Latur	IN	Asia/Kolkata	18.41	76.46
LTV	Lotus Vale	AU	Australia/Brisbane	-17.05	141.38
LTW	Leonardtown	US	America/New_York	38.32	-76.55
LTX	Latacunga	EC	America/Guayaquil	-0.91	-78.62
LUA	Lukla	NP	Asia/Kathmandu	27.69	86.73
LUB	Lumid Pau	GY	America/Guyana	2.39	-59.44
LUC	Laucala Island	FJ	Pacific/Fiji	-16.75	-179.67
LUD	Luderitz	NA	Africa/Windhoek	-26.69	15.24
LUE	Lucenec	SK	Europe/Bratislava	48.34	19.74
LUF	Glendale	US	America/Phoenix	33.53	-112.38
LUG	Lugano	CH	Europe/Zurich	46.00	8.91
LUH	Ludhiana	IN	Asia/Kolkata	30.86	75.95
LUK	Cincinnati	US	America/New_York	39.10	-84.42
LUL	Laurel	US	America/Chicago	31.67	-89.17
LUM	Luxi	CN	Asia/Shanghai	24.40	98.53
LUN	Lusaka	ZM	Africa/Lusaka	-15.33	28.45
LUO	Luena	AO	Africa/Luanda	-11.77	19.90
LUP	Kalaupapa	US	Pacific/Honolulu	21.21	-156.97
LUQ	San Luis	AR	America/Argentina/San_Luis	-33.27	-66.36
LUR	Cape Lisburne	US	America/Anchorage	68.88	-166.11
LUS	Lusanga	CD	Africa/Kinshasa	-4.80	18.72
LUT	New Laura Airport	AU	Australia/Brisbane	-15.18	144.37
LUU	Laura Airport	AU	Australia/Brisbane	-15.55	144.45
LUV	Langgur-Seram Island	ID	Asia/Jayapura	-5.66	132.73
LUW	Luwok-Celebes Island	ID	Asia/Makassar	-1.04	122.77
LUX	Luxembourg	LU	Europe/Luxembourg	49.37	6.12
LUZ	Lublin	PL	Europe/Warsaw	51.24	22.71
LVA	Laval	FR	Europe/Paris	48.03	-0.74
LVD	Lime Village	US	America/Anchorage	61.36	-155.44
LVI	Livingstone	ZM	Africa/Lusaka	-17.82	25.82
LVK	Livermore	US	America/Los_Angeles	37.69	-121.82
LVL	Lawrenceville	US	America/New_York	36.77	-77.79
LVM	Livingston	US	America/Denver	45.70	-110.45
LVO	Laverton Airport	AU	Australia/Perth	-28.61	122.42
LVP	Lavan Island Airport	IR	Asia/Tehran	26.81	53.36
LVR	Lucas do Rio Verde	BR	America/Cuiaba	-13.04	-55.95
LVS	Las Vegas	US	America/Denver	35.65	-105.14
LWB	Lewisburg	US	America/New_York	37.86	-80.40
LWC	Lawrence	US	America/Chicago	39.01	-95.22
LWH	Lawn Hill Airport	AU	Australia/Brisbane	-18.57	138.63
LWI	Lowai	PG	Pacific/Port_Moresby	-6.33	146.65
LWK	Lerwick	GB	Europe/London	60.19	-1.24
LWL	Wells	US	America/Los_Angeles	41.12	-114.92
LWM	Lawrence	US	America/New_York	42.72	-71.12
LWN	Gyumri	AM	Asia/Yerevan	40.75	43.86
LWO	Lviv	UA	Europe/Kyiv	49.81	23.96
LWR	Leeuwarden	NL	Europe/Amsterdam	53.23	5.76
LWS	Lewiston	US	America/Los_Angeles	46.37	-117.02
LWT	Lewistown	US	America/Denver	47.05	-109.47
LWV	Lawrenceville	US	America/Chicago	38.76	-87.61
LWY	Lawas	MY	Asia/Kuala_Lumpur	4.85	115.41
LXA	Lhasa	CN	Asia/Shanghai	29.30	90.91
LXG	Luang Namtha	LA	Asia/Vientiane	20.97	101.40
LXN	Lexington	US	America/Chicago	40.79	-99.78
LXR	Luxor	EG	Africa/Cairo	25.67	32.71
LXS	Limnos Island	GR	Europe/Athens	39.92	25.24
LXU	Lukulu	ZM	Africa/Lusaka	-14.37	23.25
LXV	Leadville	US	America/Denver	39.22	-106.32
LYA	Luoyang	CN	Asia/Shanghai	34.74	112.39
LYB	Little Cayman	KY	America/Cayman	19.67	-80.10
LYC	Lycksele Airport	SE	Europe/Stockholm	64.55	18.72
LYG	Lianyungang	CN	Asia/Shanghai	34.57	118.87
LYH	Lynchburg	US	America/New_York	37.33	-79.20
LYI	Linyi	CN	Asia/Shanghai	35.05	118.41
LYN	Lyon	FR	Europe/Paris	45.73	4.94
LYO	Lyons	US	America/Chicago	38.34	-98.23
LYP	Faisalabad	PK	Asia/Karachi	31.36	72.99
LYR	Longyearbyen	NO	Arctic/Longyearbyen	78.25	15.47
LYS	Lyon	FR	Europe/Paris	45.73	5.09
LYU	Ely	US	America/Chicago	47.82	-91.83
LYX	Lydd	GB	Europe/London	50.96	0.94
LZA	Luiza	CD	Africa/Lubumbashi	-7.18	22.40
LZC	Lazaro Cardenas	MX	America/Mexico_City	18.00	-102.22
LZG	Langzhong	CN	Asia/Shanghai	31.50	106.04
LZH	Liuzhou	CN	Asia/Shanghai	24.21	109.39
LZI	Luozi	CD	Africa/Kinshasa	-4.95	14.13
LZM	Luzamba	AO	Africa/Luanda	-9.12	18.05
LZN	Nangang Island	TW	Asia/Taipei	26.16	119.96
LZO	Luzhou	CN	Asia/Shanghai	28.85	105.39
LZR	Lizard Island Airport	AU	Australia/Brisbane	-14.67	145.45
LZU	Lawrenceville	US	America/New_York	33.98	-83.96
LZY	Nyingchi	CN	Asia/Shanghai	29.30	94.34
MAA	Chennai	IN	Asia/Kolkata	12.99	80.17
MAB	Maraba	BR	America/Araguaina	-5.37	-49.14
MAC	Macon	US	America/New_York	32.82	-83.56
MAD	Madrid	ES	Europe/Madrid	40.49	-3.57
MAE	Madera	US	America/Los_Angeles	36.99	-120.11
MAF	Midland	US	America/Chicago	31.94	-102.20
MAG	Madang	PG	Pacific/Port_Moresby	-5.21	145.79
MAH	Menorca Island	ES	Europe/Madrid	39.86	4.22
MAJ	Majuro Atoll	MH	Pacific/Majuro	7.06	171.27
MAK	Malakal	SS	Africa/Juba	9.56	31.65
MAL	Mangole Island	ID	Asia/Jayapura	-1.88	125.83
MAM	Matamoros	MX	America/Mexico_City	25.77	-97.53
MAN	Manchester	GB	Europe/London	53.35	-2.27
MAO	Manaus	BR	America/Boa_Vista	-3.04	-60.05
MAQ	Mae Sot Airport	TH	Asia/Bangkok	16.70	98.55
MAR	Maracaibo	VE	America/Caracas	10.56	-71.73
MAS	Momote Airport	PG	Pacific/Port_Moresby	-2.06	147.42
MAT	Matadi	CD	Africa/Kinshasa	-5.80	13.44
MAU	Maupiti Airport	PF	Pacific/Tahiti	-16.43	-152.24
MAW	Malden	US	America/Chicago	36.60	-89.99
MAX	Matam	SN	Africa/Dakar	15.59	-13.32
MAY	Mangrove Cay	BS	America/Nassau	24.29	-77.68
MAZ	Mayaguez	US	America/Puerto_Rico	18.26	-67.15
MBA	Mombasa	KE	Africa/Nairobi	-4.03	39.59
MBB	Marble Bar Airport	AU	Australia/Perth	-21.16	119.83
MBC	M'Bigou	GA	Africa/Libreville	-1.88	11.93
MBD	Mafeking	ZA	Africa/Johannesburg	-25.80	25.55
MBE	Monbetsu	JP	Asia/Tokyo	44.30	143.40
MBF	Porepunkah Airport	AU	Australia/Melbourne	-36.72	146.89
MBG	Mobridge	US	America/Chicago	45.55	-100.41
MBH	Maryborough Airport	AU	Australia/Brisbane	-25.51	152.72
MBI	Mbeya	TZ	Africa/Dar_es_Salaam	-8.92	33.47
MBJ	Montego Bay	JM	America/Jamaica	18.50	-77.91
MBK	Matupa	BR	America/Cuiaba	-10.17	-54.95
MBL	Manistee	US	America/Detroit	44.27	-86.25
MBO	Mamburao Airport	PH	Asia/Manila	13.21	120.61
MBP	Moyobamba	PE	America/Lima	-6.02	-76.99
MBQ	Mbarara	UG	Africa/Kampala	-0.56	30.60
MBS	Saginaw	US	America/New_York	43.53	-84.08
MBT	Masbate	PH	Asia/Manila	12.37	123.63
MBU	Mbambanakira	SB	Pacific/Guadalcanal	-9.75	159.84
MBW	Melbourne	AU	Australia/Melbourne	-37.98	145.10
MBX	Maribor Airport	SI	Europe/Ljubljana	46.48	15.69
MBY	Moberly	US	America/Chicago	39.46	-92.43
MBZ	Maues	BR	America/Boa_Vista	-3.37	-57.72
MCA	Macenta	GN	Africa/Conakry	8.53	-9.47
MCB	Mc Comb	US	America/Chicago	31.18	-90.47
MCC	Sacramento	US	America/Los_Angeles	38.67	-121.40
MCD	Mackinac Island	US	America/Detroit	45.86	-84.64
MCE	Merced	US	America/Los_Angeles	37.28	-120.51
MCF	Tampa	US	America/New_York	27.85	-82.52
MCG	Mc Grath	US	America/Anchorage	62.95	-155.61
MCH	Machala	EC	America/Guayaquil	-3.27	-79.96
MCI	Kansas City	US	America/Chicago	39.30	-94.71
MCJ	La Mina-Maicao	CO	America/Bogota	11.23	-72.49
MCK	Mc Cook	US	America/Chicago	40.21	-100.59
MCL	Mckinley Park	US	America/Anchorage	63.73	-148.91
MCN	Macon	US	America/New_York	32.69	-83.65
MCO	Orlando	US	America/New_York	28.43	-81.31
MCP	Macapa	BR	America/Belem	0.05	-51.07
MCR	Melchor de Mencos	GT	America/Guatemala	17.07	-89.15
MCS	Monte Caseros	AR	America/Argentina/Cordoba	-30.27	-57.64
MCT	Muscat	OM	Asia/Muscat	23.59	58.28
MCU	Montlucon	FR	Europe/Paris	46.22	2.36
MCV	McArthur River Mine	AU	Australia/Darwin	-16.44	136.08
MCW	Mason City	US	America/Chicago	43.16	-93.33
MCX	Makhachkala	RU	Europe/Moscow	42.82	47.65
MCY	Maroochydore	AU	Australia/Brisbane	-26.60	153.09
MCZ	Maceio	BR	America/Maceio	-9.51	-35.79
MDC	Manado-Celebes Island	ID	Asia/Makassar	1.55	124.93
MDD	Midland	US	America/Chicago	32.04	-102.10
MDE	Rionegro	CO	America/Bogota	6.16	-75.42
MDF	Medford	US	America/Chicago	45.10	-90.30
MDG	Mudanjiang	CN	Asia/Shanghai	44.52	129.57
MDH	Carbondale	US	America/Chicago	37.78	-89.25
MDI	Makurdi	NG	Africa/Lagos	7.70	8.61
MDJ	Madras	US	America/Los_Angeles	44.67	-121.16
MDK	Mbandaka	CD	Africa/Kinshasa	0.02	18.29
MDL	Mandalay	MM	Asia/Yangon	21.70	95.98
MDN	Madison	US	America/Indiana/Indianapolis	38.76	-85.46
MDO	Middleton Island	US	America/Anchorage	59.45	-146.31
MDP	Mindiptana-Papua Island	ID	Asia/Jayapura	-5.75	140.37
MDQ	Mar del Plata	AR	America/Argentina/Buenos_Aires	-37.93	-57.57
MDS	Middle Caicos	TC	America/Grand_Turk	21.83	-71.80
MDT	Harrisburg	US	America/New_York	40.19	-76.76
MDU	Mendi Airport	PG	Pacific/Port_Moresby	-6.15	143.66
MDW	Chicago	US	America/Chicago	41.79	-87.75
MDX	Mercedes	AR	America/Argentina/Cordoba	-29.22	-58.09
MDY	Midway Atoll	UM	Pacific/Midway	28.20	-177.38
MDZ	Mendoza	AR	America/Argentina/Mendoza	-32.83	-68.79
MEA	Macae	BR	America/Sao_Paulo	-22.34	-41.77
MEB	Melbourne Essendon Airport	AU	Australia/Melbourne	-37.73	144.90
MEC	Manta	EC	America/Guayaquil	-0.95	-80.68
MED	Medina	SA	Asia/Riyadh	24.55	39.71
MEE	Mare	NC	Pacific/Noumea	-21.48	168.04
MEG	Malanje	AO	Africa/Luanda	-9.53	16.31
MEH	Mehamn	NO	Europe/Oslo	71.03	27.83
MEI	Meridian	US	America/Chicago	32.33	-88.75
MEJ	Meadville	US	America/New_York	41.63	-80.21
MEK	Meknes	MA	Africa/Casablanca	33.88	-5.52
MEL	Melbourne	AU	Australia/Melbourne	-37.67	144.84
MEM	Memphis	US	America/Chicago	35.04	-89.98
MEN	Mende	FR	Europe/Paris	44.50	3.53
MEO	Manteo	US	America/New_York	35.92	-75.70
MEP	Mersing	MY	Asia/Kuala_Lumpur	2.38	103.87
MEQ	Peureumeue, Sumatra Island	ID	Asia/Jakarta	4.25	96.22
MER	Atwater	US	America/Los_Angeles	37.38	-120.57
MES	Medan, Sumatra Island	ID	Asia/Jakarta	3.56	98.67
MET	Moreton	AU	Australia/Brisbane	-12.44	142.64
MEU	Almeirim	BR	America/Belem	-0.89	-52.60
MEV	Minden	US	America/Los_Angeles	39.00	-119.75
MEW	Mweka	CD	Africa/Lubumbashi	-4.85	21.55
MEX	Mexico City	MX	America/Mexico_City	19.44	-99.07
MEY	Meghauli	NP	Asia/Kathmandu	27.58	84.23
MEZ	Musina	ZA	Africa/Johannesburg	-22.36	29.99
MFA	Mafia Island	TZ	Africa/Dar_es_Salaam	-7.92	39.67
MFC	Mafeteng	LS	Africa/Maseru	-29.80	27.24
MFD	Mansfield	US	America/New_York	40.82	-82.52
MFE	Mc Allen	US	America/Chicago	26.18	-98.24
MFF	Moanda	GA	Africa/Libreville	-1.53	13.27
MFG	Muzaffarabad	PK	Asia/Karachi	34.34	73.51
MFH	Mesquite	US	America/Los_Angeles	36.83	-114.06
MFI	Marshfield	US	America/Chicago	44.64	-90.19
MFJ	Moala	FJ	Pacific/Fiji	-18.57	179.95
MFK	Beigan Island	TW	Asia/Taipei	26.22	120.00
MFM	Taipa	MO	Asia/Macau	22.15	113.59
MFN	Milford Sound Airport	NZ	Pacific/Auckland	-44.67	167.92
MFO	Manguna	PG	Pacific/Port_Moresby	-5.58	151.79
MFP	Manners Creek Airport	AU	Australia/Darwin	-22.10	137.98
MFQ	Maradi	NE	Africa/Niamey	13.50	7.13
MFR	Medford	US	America/Los_Angeles	42.37	-122.87
MFS	Miraflores	CO	America/Bogota	1.35	-71.94
MFU	Mfuwe	ZM	Africa/Lusaka	-13.26	31.94
MFV	Melfa	US	America/New_York	37.65	-75.76
MFX	Ajaccio	FR	Europe/Paris	45.41	6.58
MGA	Managua	NI	America/Managua	12.14	-86.17
MGB	Mount Gambier Airport	AU	Australia/Adelaide	-37.75	140.78
MGC	Michigan City	US	America/Chicago	41.70	-86.82
MGD	Magdalena	BO	America/La_Paz	-13.26	-64.06
MGE	Marietta	US	America/New_York	33.91	-84.51
MGF	Maringa	BR	America/Sao_Paulo	-23.48	-52.01
MGH	Margate	ZA	Africa/Johannesburg	-30.86	30.34
MGJ	Montgomery	US	America/New_York	41.51	-74.26
MGK	Mong Tong	MM	Asia/Yangon	20.30	98.90
MGL	Monchengladbach	DE	Europe/Berlin	51.23	6.50
MGM	Montgomery	US	America/Chicago	32.30	-86.39
MGN	Magangue	CO	America/Bogota	9.28	-74.85
MGQ	Mogadishu	SO	Africa/Mogadishu	2.01	45.30
MGR	Moultrie	US	America/New_York	31.09	-83.80
MGS	Mangaia Island	CK	Pacific/Rarotonga	-21.90	-157.91
MGT	Milingimbi Island	AU	Australia/Darwin	-12.09	134.89
MGU	Manaung	MM	Asia/Yangon	18.85	93.69
MGV	Margaret River	AU	Australia/Perth	-18.62	126.88
MGW	Morgantown	US	America/New_York	39.64	-79.92
MGX	Moabi	GA	Africa/Libreville	-2.43	11.00
MGY	Dayton	US	America/New_York	39.59	-84.22
MGZ	Mkeik	MM	Asia/Yangon	12.44	98.62
MHA	Mahdia	GY	America/Guyana	5.28	-59.15
MHC	Dalcahue	CL	America/Santiago	-42.34	-73.72
MHD	Mashhad	IR	Asia/Tehran	36.24	59.64
MHE	Mitchell	US	America/Chicago	43.77	-98.04
MHG	Mannheim	DE	Europe/Berlin	49.47	8.51
MHH	Marsh Harbour	BS	America/Nassau	26.51	-77.08
MHI	Moucha Island	DJ	Africa/Djibouti	11.72	43.20
MHK	Manhattan	US	America/Chicago	39.14	-96.67
MHL	Marshall	US	America/Chicago	39.10	-93.20
MHN	Mullen	US	America/Chicago	42.04	-101.06
MHO	Mount House Airport	AU	Australia/Perth	-17.05	125.71
MHQ	Mariehamn Airport	FI	Europe/Mariehamn	60.12	19.90
MHR	Sacramento	US	America/Los_Angeles	38.56	-121.30
MHS	Dunsmuir	US	America/Los_Angeles	41.26	-122.27
MHT	Manchester	US	America/New_York	42.93	-71.44
MHU	Mount Hotham	AU	Australia/Hobart	-37.05	147.33
MHV	Mojave	US	America/Los_Angeles	35.06	-118.15
MHW	El Banado	BO	America/La_Paz	-19.83	-63.96
MHX	Manihiki Island	CK	Pacific/Rarotonga	-10.38	-161.00
MHZ	Mildenhall	GB	Europe/London	52.36	0.49
MIA	Miami	US	America/New_York	25.80	-80.29
MIB	Minot	US	America/Chicago	48.42	-101.36
MIC	Minneapolis	US	America/Chicago	45.06	-93.35
MID	Merida	MX	America/Merida	20.94	-89.66
MIE	Muncie	US	America/Indiana/Indianapolis	40.24	-85.40
MIF	Monahans	US	America/Chicago	31.58	-102.91
MIG	Mianyang	CN	Asia/Shanghai	31.43	104.74
MIH	Mitchell Plateau	AU	Australia/Perth	-14.79	125.82
MII	Marilia	BR	America/Sao_Paulo	-22.20	-49.93
MIJ	Mili Island	MH	Pacific/Majuro	6.08	171.73
MIK	Mikkeli	FI	Europe/Helsinki	61.69	27.20
MIM	Merimbula	AU	Australia/Sydney	-36.91	149.90
MIN	Minnipa Airport	AU	Australia/Adelaide	-32.84	135.15
MIO	Miami	US	America/Chicago	36.91	-94.89
MIP	Mitzpe Ramon	IL	Asia/Jerusalem	30.65	34.81
MIQ	Omaha	US	America/Chicago	41.20	-96.11
MIR	Monastir	TN	Africa/Tunis	35.76	10.75
MIS	Misima Island	PG	Pacific/Port_Moresby	-10.69	152.84
MIT	Shafter	US	America/Los_Angeles	35.51	-119.19
MIU	Maiduguri	NG	Africa/Lagos	11.86	13.08
MIV	Millville	US	America/New_York	39.37	-75.07
MIW	Marshalltown	US	America/Chicago	42.11	-92.92
MJA	Manja	MG	Indian/Antananarivo	-21.43	44.32
MJC	Man Airport	CI	Africa/Abidjan	7.27	-7.59
MJD	Moenjodaro	PK	Asia/Karachi	27.34	68.14
MJF	Mosjøen Airport Kjaerstad	NO	Europe/Oslo	65.78	13.21
MJG	Mayajigua	CU	America/Havana	22.23	-79.06
MJI	Tripoli	LY	Africa/Tripoli	32.89	13.28
MJK	Monkey Mia	AU	Australia/Perth	-25.89	113.58
MJL	Mouila	GA	Africa/Libreville	-1.85	11.06
MJM	Mbuji Mayi	CD	Africa/Lubumbashi	-6.12	23.57
MJN	Amborovy Airport	MG	Indian/Antananarivo	-15.67	46.35
MJO	Mount Etjo Airport	NA	Africa/Windhoek	-21.02	16.45
MJP	Manjimup Airport	AU	Australia/Perth	-34.27	116.14
MJQ	Jackson	US	America/Chicago	43.65	-94.99
MJR	Miramar	AR	America/Argentina/Buenos_Aires	-38.23	-57.87
MJT	Mytilene	GR	Europe/Athens	39.06	26.60
MJU	Mamuju-Celebes Island	ID	Asia/Makassar	-2.58	119.03
MJX	Toms River	US	America/New_York	39.93	-74.30
MJZ	Mirny	RU	Asia/Yakutsk	62.53	114.04
MKA	Marianske Lazne	CZ	Europe/Prague	49.92	12.72
MKB	Mekambo	GA	Africa/Libreville	1.02	13.93
MKC	Kansas City	US	America/Chicago	39.12	-94.59
MKE	Milwaukee	US	America/Chicago	42.95	-87.90
MKG	Muskegon	US	America/New_York	43.17	-86.24
MKH	Mokhotlong	LS	Africa/Maseru	-29.28	29.07
MKI	Mboki	CF	Africa/Bangui	5.33	25.93
MKJ	Makoua	CG	Africa/Brazzaville	-0.02	15.58
MKK	Kaunakakai	US	Pacific/Honolulu	21.15	-157.10
MKL	Jackson	US	America/Chicago	35.60	-88.92
MKM	Mukah	MY	Asia/Kuching	2.91	112.08
MKO	Muskogee	US	America/Chicago	35.66	-95.36
MKP	Makemo Airport	PF	Pacific/Tahiti	-16.58	-143.66
MKQ	Merauke-Papua Island	ID	Asia/Jayapura	-8.52	140.42
MKR	Meekatharra Airport	AU	Australia/Perth	-26.61	118.55
MKT	Mankato	US	America/Chicago	44.22	-93.92
MKU	Makokou	GA	Africa/Libreville	0.58	12.89
MKV	Mount Cavenagh Airport	AU	Australia/Darwin	-25.97	133.20
MKW	Manokwari-Papua Island	ID	Asia/Jayapura	-0.89	134.05
MKY	Mackay	AU	Australia/Brisbane	-21.17	149.18
MKZ	Malacca	MY	Asia/Kuala_Lumpur	2.26	102.25
MLA	Luqa	MT	Europe/Malta	35.86	14.48
MLB	Melbourne	US	America/New_York	28.10	-80.65
MLC	Mc Alester	US	America/Chicago	34.88	-95.78
MLD	Malad City	US	America/Denver	42.17	-112.29
MLE	Malé	MV	Indian/Maldives	4.19	73.53
MLF	Milford	US	America/Denver	38.43	-113.01
MLG	Malang, Java Island	ID	Asia/Jakarta	-7.93	112.72
MLH	Saint-Louis	FR	Europe/Paris	47.59	7.53
MLI	Moline	US	America/Chicago	41.45	-90.51
MLJ	Milledgeville	US	America/New_York	33.15	-83.24
MLK	Malta	US	America/Denver	48.37	-107.92
MLL	Marshall	US	America/Nome	61.86	-162.03
MLM	Morelia	MX	America/Mexico_City	19.85	-101.03
MLN	Melilla Island	ES	Europe/Madrid	35.28	-2.96
MLO	Milos Island	GR	Europe/Athens	36.70	24.48
MLP	Malabang	PH	Asia/Manila	7.62	124.06
MLR	Millicent Airport	AU	Australia/Adelaide	-37.58	140.37
MLS	Miles City	US	America/Denver	46.43	-105.89
MLT	Millinocket	US	America/New_York	45.65	-68.69
MLU	Monroe	US	America/Chicago	32.51	-92.04
MLV	Merluna Airport	AU	Australia/Brisbane	-13.05	142.48
MLW	Monrovia	LR	Africa/Monrovia	6.29	-10.76
MLX	Malatya	TR	Europe/Istanbul	38.44	38.09
MLY	Manley Hot Springs	US	America/Anchorage	64.99	-150.65
MLZ	Melo	UY	America/Montevideo	-32.34	-54.22
MMB	Ozora	JP	Asia/Tokyo	43.88	144.16
MMC	Ciudad Mante	MX	America/Monterrey	22.74	-99.02
MMD	Minami Daito Airport	JP	Asia/Tokyo	25.85	131.26
MME	Durham	GB	Europe/London	54.51	-1.43
MMF	Mamfe	CM	Africa/Douala	5.70	9.31
MMG	Mount Magnet Airport	AU	Australia/Perth	-28.12	117.84
MMH	Mammoth Lakes	US	America/Los_Angeles	37.62	-118.84
MMI	Athens	US	America/New_York	35.40	-84.56
MMJ	Matsumoto	JP	Asia/Tokyo	36.17	137.92
MMK	Murmansk	RU	Europe/Moscow	68.78	32.75
MML	Marshall	US	America/Chicago	44.45	-95.82
MMM	Middlemount Airport	AU	Australia/Brisbane	-22.80	148.71
MMN	Stow	US	America/New_York	42.46	-71.52
MMO	Vila do Maio	CV	Atlantic/Cape_Verde	15.16	-23.21
MMP	Mompos	CO	America/Bogota	9.26	-74.44
MMQ	Mbala	ZM	Africa/Lusaka	-8.86	31.34
MMS	Marks	US	America/Chicago	34.23	-90.29
MMT	Eastover	US	America/New_York	33.92	-80.80
MMU	Morristown	US	America/New_York	40.80	-74.41
MMX	Malmo	SE	Europe/Stockholm	55.54	13.38
MMY	Miyako City	JP	Asia/Tokyo	24.78	125.30
MMZ	Maimana Airport	AF	Asia/Kabul	35.93	64.76
MNA	Karakelong Island	ID	Asia/Makassar	4.01	126.67
MNB	Muanda Airport	CD	Africa/Kinshasa	-5.93	12.35
MNC	Nacala	MZ	Africa/Maputo	-14.49	40.71
MNE	Mungeranie	AU	Australia/Adelaide	-28.01	138.66
MNF	Mana Island	FJ	Pacific/Fiji	-17.67	177.10
MNG	Maningrida	AU	Australia/Darwin	-12.06	134.23
MNH	Al Muladdah	OM	Asia/Muscat	23.64	57.49
MNI	Gerald's Park	MS	America/Montserrat	16.79	-62.19
MNJ	Mananjary Airport	MG	Indian/Antananarivo	-21.20	48.36
MNK	Maiana	KI	Pacific/Tarawa	1.00	173.03
MNL	Manila	PH	Asia/Manila	14.51	121.02
MNM	Menominee	US	America/Menominee	45.13	-87.64
MNN	Marion	US	America/New_York	40.62	-83.06
MNO	Manono	CD	Africa/Lubumbashi	-7.29	27.39
MNQ	Monto Airport	AU	Australia/Brisbane	-24.89	151.10
MNR	Mongu	ZM	Africa/Lusaka	-15.25	23.16
MNS	Mansa	ZM	Africa/Lusaka	-11.14	28.87
MNT	Minto	US	America/Anchorage	65.15	-149.37
MNU	Mawlamyine	MM	Asia/Yangon	16.44	97.66
MNW	Macdonald Downs Airport	AU	Australia/Darwin	-22.47	135.23
MNX	Manicore	BR	America/Manaus	-5.81	-61.28
MNY	Stirling Island	SB	Pacific/Guadalcanal	-7.42	155.56
MNZ	Washington	US	America/New_York	38.72	-77.52
MOA	Moa	CU	America/Havana	20.65	-74.92
MOB	Mobile	US	America/Chicago	30.69	-88.24
MOC	Montes Claros	BR	America/Sao_Paulo	-16.71	-43.82
MOD	Modesto	US	America/Los_Angeles	37.63	-120.95
MOE	Momeik Airport	MM	Asia/Yangon	23.09	96.65
MOF	Maumere-Flores Island	ID	Asia/Makassar	-8.64	122.24
MOG	Mong Hsat	MM	Asia/Yangon	20.52	99.26
MOI	Mitiaro Island	CK	Pacific/Rarotonga	-19.84	-157.70
MOJ	Moengo	SR	America/Paramaribo	5.61	-54.40
MOL	Aro	NO	Europe/Oslo	62.74	7.26
MOM	Moudjeria	MR	Africa/Nouakchott	17.75	-12.50
MON	Mount Cook Airport	NZ	Pacific/Auckland	-43.77	170.13
MOO	Moomba Airport	AU	Australia/Adelaide	-28.10	140.20
MOP	Mount Pleasant	US	America/Detroit	43.62	-84.74
MOQ	Morondava Airport	MG	Indian/Antananarivo	-20.28	44.32
MOR	Morristown	US	America/New_York	36.18	-83.38
MOS	Elim	US	America/Nome	64.70	-162.06
MOT	Minot	US	America/Chicago	48.26	-101.28
MOU	Mountain Village	US	America/Anchorage	62.09	-163.68
MOV	Moranbah	AU	Australia/Brisbane	-22.06	148.08
MOX	Morris	US	America/Chicago	45.56	-95.97
MOZ	Moorea Airport	PF	Pacific/Tahiti	-17.49	-149.76
MPA	Mpacha	NA	Africa/Windhoek	-17.63	24.18
MPC	Muko Muko, Sumatra Island	ID	Asia/Jakarta	-2.54	101.09
MPD	Sindhri	PK	Asia/Karachi	25.68	69.07
MPH	Malay	PH	Asia/Manila	11.92	121.95
MPJ	Morrilton	US	America/Chicago	35.14	-92.91
MPL	Montpellier	FR	Europe/Paris	43.58	3.96
MPM	Maputo	MZ	Africa/Maputo	-25.92	32.57
MPN	Mount Pleasant	FK	Atlantic/Stanley	-51.82	-58.45
MPO	Mount Pocono	US	America/New_York	41.14	-75.38
MPR	Mc Pherson	US	America/Chicago	38.35	-97.69
MPS	Mount Pleasant	US	America/Chicago	33.10	-94.96
MPT	Maliana	TL	Asia/Dili	-8.97	125.22
MPV	Barre	US	America/New_York	44.20	-72.56
MPW	Mariupol	UA	Europe/Kyiv	47.08	37.45
MPY	Maripasoula	GF	America/Cayenne	3.66	-54.04
MPZ	Mount Pleasant	US	America/Chicago	40.95	-91.51
MQA	Mandora	AU	Australia/Perth	-19.74	120.84
MQB	Macomb	US	America/Chicago	40.52	-90.65
MQC	Miquelon	PM	America/Miquelon	47.10	-56.38
MQD	Maquinchao	AR	America/Argentina/Salta	-41.24	-68.71
MQE	Marqua	AU	Australia/Darwin	-22.81	137.25
MQF	Magnitogorsk	RU	Asia/Yekaterinburg	53.39	58.76
MQH	Minacu	BR	America/Sao_Paulo	-13.55	-48.20
MQJ	Honuu	RU	Asia/Srednekolymsk	66.45	143.26
MQK	San Matias	BO	America/La_Paz	-16.34	-58.40
MQL	Mildura	AU	Australia/Hobart	-34.23	142.09
MQM	Mardin	TR	Europe/Istanbul	37.22	40.63
MQN	Mo i Rana	NO	Europe/Oslo	66.36	14.30
MQP	Mpumalanga	ZA	Africa/Johannesburg	-25.38	31.11
MQQ	Moundou Airport	TD	Africa/Ndjamena	8.62	16.07
MQS	Mustique Island	VC	America/St_Vincent	12.89	-61.18
MQT	Marquette	US	America/New_York	46.35	-87.40
MQU	Mariquita	CO	America/Bogota	5.21	-74.88
MQW	Mc Rae	US	America/New_York	32.10	-82.88
MQX	Mekele Airport	ET	Africa/Addis_Ababa	13.47	39.53
MQY	Smyrna	US	America/Chicago	36.01	-86.52
MQZ	Margaret River Airport	AU	Australia/Perth	-33.93	115.10
MRA	Misrata	LY	Africa/Tripoli	32.33	15.06
MRB	Martinsburg	US	America/New_York	39.40	-77.98
MRC	Columbia	US	America/Chicago	35.55	-87.18
MRD	Merida	VE	America/Caracas	8.58	-71.16
MRE	Masai Mara	KE	Africa/Nairobi	-1.41	35.01
MRF	Marfa	US	America/Chicago	30.37	-104.02
MRG	Mareeba Airport	AU	Australia/Brisbane	-17.07	145.42
MRI	Anchorage	US	America/Anchorage	61.21	-149.84
MRK	Marco Island	US	America/New_York	26.00	-81.67
MRN	Morganton	US	America/New_York	35.82	-81.61
MRO	Masterton	NZ	Pacific/Auckland	-40.97	175.63
MRP	Marla Airport	AU	Australia/Adelaide	-27.33	133.63
MRQ	Gasan	PH	Asia/Manila	13.36	121.83
MRR	Macara	EC	America/Guayaquil	-4.38	-79.94
MRS	Marseille	FR	Europe/Paris	43.44	5.22
MRU	Port Louis	MU	Indian/Mauritius	-20.43	57.68
MRV	Mineralnyye Vody	RU	Europe/Moscow	44.23	43.08
MRW	Lolland Falster	DK	Europe/Copenhagen	54.70	11.44
MRX	Mahshahr Airport	IR	Asia/Tehran	30.56	49.15
MRY	Monterey	US	America/Los_Angeles	36.59	-121.84
MRZ	Moree	AU	Australia/Sydney	-29.50	149.84
MSA	Muskrat Dam	CA	America/Winnipeg	53.44	-91.76
MSC	Mesa	US	America/Phoenix	33.46	-111.73
MSF	Mount Swan Airport	AU	Australia/Darwin	-22.60	135.02
MSG	Matsaile	LS	Africa/Maseru	-29.84	28.78
MSH	Masirah	OM	Asia/Muscat	20.68	58.89
MSJ	Misawa	JP	Asia/Tokyo	40.70	141.37
MSL	Muscle Shoals	US	America/Chicago	34.75	-87.61
MSM	Masi Manimba	CD	Africa/Kinshasa	-4.78	17.85
MSN	Madison	US	America/Chicago	43.14	-89.34
MSO	Missoula	US	America/Denver	46.92	-114.09
MSP	Minneapolis	US	America/Chicago	44.88	-93.22
MSQ	Minsk	BY	Europe/Minsk	53.88	28.03
MSR	Muş	TR	Europe/Istanbul	38.75	41.66
MSS	Massena	US	America/New_York	44.94	-74.85
MST	Maastricht	NL	Europe/Amsterdam	50.91	5.77
MSU	Maseru	LS	Africa/Maseru	-29.46	27.55
MSV	Monticello	US	America/New_York	41.70	-74.80
MSW	Massawa	ER	Africa/Asmara	15.67	39.37
MSX	Mossendjo	CG	Africa/Brazzaville	-2.95	12.70
MSY	New Orleans	US	America/Chicago	29.99	-90.26
MSZ	Namibe	AO	Africa/Luanda	-15.26	12.15
MTA	Matamata Glider Airport	NZ	Pacific/Auckland	-37.73	175.74
MTB	Montelibano	CO	America/Bogota	7.97	-75.43
MTC	Mount Clemens	US	America/Detroit	42.61	-82.84
MTD	Mount Sanford Station Airport	AU	Australia/Darwin	-16.98	130.55
MTE	Monte Alegre	BR	America/Santarem	-2.00	-54.07
MTF	Mizan Teferi	ET	Africa/Addis_Ababa	6.96	35.55
MTG	Vila Bela Da Santissima Trindade	BR	America/Cuiaba	-15.02	-59.97
MTH	Marathon	US	America/New_York	24.73	-81.05
MTI	Vila do Mosteiros	CV	Atlantic/Cape_Verde	15.04	-24.34
MTJ	Montrose	US	America/Denver	38.51	-107.89
MTK	Makin Island	KI	Pacific/Tarawa	3.37	172.99
MTL	Maitland Airport	AU	Australia/Sydney	-32.70	151.49
MTN	Baltimore	US	America/New_York	39.33	-76.41
MTO	Mattoon	US	America/Chicago	39.48	-88.28
MTP	Montauk	US	America/New_York	41.08	-71.92
MTQ	Mitchell Airport	AU	Australia/Brisbane	-26.48	147.94
MTR	Monteria	CO	America/Bogota	8.82	-75.83
MTS	Manzini	SZ	Africa/Mbabane	-26.53	31.31
MTT	Minatitlan	MX	America/Mexico_City	18.10	-94.58
MTV	Ablow	VU	Pacific/Efate	-13.67	167.71
MTW	Manitowoc	US	America/Chicago	44.13	-87.68
MTX	Fairbanks	US	America/Anchorage	64.81	-147.76
MTY	Monterrey	MX	America/Mexico_City	25.78	-100.11
MTZ	Masada	IL	Asia/Jerusalem	31.33	35.39
MUA	Munda Airport	SB	Pacific/Guadalcanal	-8.33	157.26
MUB	Maun	BW	Africa/Gaborone	-19.97	23.43
MUC	Munich	DE	Europe/Berlin	48.35	11.79
MUD	Mueda	MZ	Africa/Maputo	-11.67	39.56
MUE	Kamuela	US	Pacific/Honolulu	20.00	-155.67
MUG	Mulege	MX	America/Mazatlan	26.90	-111.96
MUH	Mersa Matruh	EG	Africa/Cairo	31.33	27.22
MUI	Fort Indiantown Gap	US	America/New_York	40.44	-76.57
MUK	Mauke Island	CK	Pacific/Rarotonga	-20.14	-157.34
MUL	Moultrie	US	America/New_York	31.14	-83.70
MUM	Malé	MV	Indian/Maldives	2.91	73.58
MUN	Maturin Airport	VE	America/Caracas	9.75	-63.15
MUO	Mountain Home	US	America/Denver	43.04	-115.87
MUP	Mulga Park Airport	AU	Australia/Darwin	-25.90	131.67
MUQ	Muccan Station	AU	Australia/Perth	-20.66	120.07
MUR	Marudi	MY	Asia/Kuching	4.18	114.33
MUS	Minami Torishima Airport	JP	Asia/Tokyo	24.29	153.98
MUT	Muscatine	US	America/Chicago	41.37	-91.15
MUW	Ghriss Airport	DZ	Africa/Algiers	35.21	0.15
MUX	Multan	PK	Asia/Karachi	30.20	71.42
MUY	Mouyondzi	CG	Africa/Brazzaville	-4.01	13.97
MUZ	Musoma	TZ	Africa/Dar_es_Salaam	-1.50	33.80
MVA	Reykjahlíð	IS	Atlantic/Reykjavik	65.66	-16.92
MVB	Franceville	GA	Africa/Libreville	-1.66	13.44
MVC	Monroeville	US	America/Chicago	31.46	-87.35
MVD	Montevideo	UY	America/Montevideo	-34.84	-56.03
MVE	Montevideo	US	America/Chicago	44.97	-95.71
MVF	Mossoro	BR	America/Fortaleza	-5.20	-37.36
MVK	Mulka	AU	Australia/Adelaide	-28.35	138.65
MVL	Morrisville	US	America/New_York	44.53	-72.61
MVM	Kayenta	US	America/Denver	36.72	-110.23
MVN	Mount Vernon	US	America/Chicago	38.32	-88.86
MVO	Mongo	TD	Africa/Ndjamena	12.17	18.68
MVP	Mitu	CO	America/Bogota	1.25	-70.23
MVQ	Mogilev	BY	Europe/Minsk	53.95	30.10
MVR	Maroua	CM	Africa/Douala	10.45	14.26
MVS	Mucuri	BR	America/Fortaleza	-18.05	-39.86
MVT	Mataiva Airport	PF	Pacific/Tahiti	-14.87	-148.72
MVU	Musgrave Airport	AU	Australia/Brisbane	-14.78	143.50
MVV	Verdun	FR	Europe/Paris	45.82	6.65
MVW	Burlington	US	America/Los_Angeles	48.47	-122.42
MVX	Minvoul	GA	Africa/Libreville	2.15	12.13
MVY	Vineyard Haven	US	America/New_York	41.39	-70.61
MVZ	Masvingo	ZW	Africa/Harare	-20.06	30.86
MWA	Marion	US	America/Chicago	37.75	-89.01
MWB	Morawa Airport	AU	Australia/Perth	-29.20	116.02
MWC	Milwaukee	US	America/Chicago	43.11	-88.03
MWD	Mianwali	PK	Asia/Karachi	32.56	71.57
MWE	Merowe	SD	Africa/Khartoum	18.45	31.83
MWF	Maewo Island	VU	Pacific/Efate	-15.00	168.08
MWH	Moses Lake	US	America/Los_Angeles	47.21	-119.32
MWJ	Matthews Ridge	GY	America/Guyana	7.49	-60.18
MWK	Matak Island	ID	Asia/Jakarta	3.35	106.26
MWL	Mineral Wells	US	America/Chicago	32.78	-98.06
MWM	Windom	US	America/Chicago	43.91	-95.11
MWN	Mwadui	TZ	Africa/Dar_es_Salaam	-3.50	33.62
MWO	Middletown	US	America/New_York	39.53	-84.40
MWQ	Magway	MM	Asia/Yangon	20.17	94.94
MWT	Moolawatana Airport	AU	Australia/Adelaide	-29.92	139.75
MWX	Muan International Airport	KR	Asia/Seoul	34.99	126.38
MWY	Miralwyn Airport	AU	Australia/Sydney	-30.15	147.34
MWZ	Mwanza	TZ	Africa/Dar_es_Salaam	-2.44	32.93
MXA	Manila	US	America/Chicago	35.89	-90.15
MXB	Masamba-Celebes Island	ID	Asia/Makassar	-2.56	120.32
MXC	Monticello	US	America/Denver	37.93	-109.34
MXD	Marion Downs Airport	AU	Australia/Brisbane	-23.37	139.67
MXE	Maxton	US	America/New_York	34.79	-79.37
MXF	Montgomery	US	America/Chicago	32.38	-86.37
MXH	Moro	PG	Pacific/Port_Moresby	-6.36	143.24
MXI	Mati National Airport	PH	Asia/Manila	6.95	126.27
MXJ	Minna	NG	Africa/Lagos	9.65	6.46
MXK	Mindik	PG	Pacific/Port_Moresby	-6.47	147.44
MXL	Mexicali	MX	America/Tijuana	32.63	-115.24
MXM	Morombe Airport	MG	Indian/Antananarivo	-21.75	43.38
MXN	Morlaix	FR	Europe/Paris	48.60	-3.82
MXO	Monticello	US	America/Chicago	42.22	-91.16
MXP	Milan	IT	Europe/Rome	45.63	8.73
MXQ	Cairu	BR	America/Bahia	-13.39	-38.91
MXR	Myrhorod	UA	Europe/Kyiv	49.93	33.64
MXS	Maota	WS	Pacific/Apia	-13.74	-172.26
MXT	Maintirano	MG	Indian/Antananarivo	-18.05	44.03
MXU	Mullewa Airport	AU	Australia/Perth	-28.48	115.52
MXV	Moron	MN	Asia/Ulaanbaatar	49.66	100.10
MXX	Mora Airport	SE	Europe/Stockholm	60.96	14.51
MXY	Mccarthy	US	America/Anchorage	61.44	-142.90
MXZ	Meixian	CN	Asia/Shanghai	24.35	116.13
MYA	Moruya	AU	Australia/Sydney	-35.90	150.14
MYB	Mayumba	GA	Africa/Libreville	-3.46	10.67
MYC	Maracay	VE	America/Caracas	10.25	-67.65
MYD	Malindi	KE	Africa/Nairobi	-3.23	40.10
MYE	Miyakejima	JP	Asia/Tokyo	34.07	139.56
MYF	San Diego	US	America/Los_Angeles	32.82	-117.14
MYG	Mayaguana	BS	America/Nassau	22.38	-73.01
MYH	Marble Canyon	US	America/Phoenix	36.81	-111.64
MYI	Murray Island	AU	Australia/Brisbane	-9.92	144.05
MYJ	Matsuyama	JP	Asia/Tokyo	33.83	132.70
MYK	May Creek	US	America/Anchorage	61.34	-142.69
MYL	Mc Call	US	America/Boise	44.89	-116.10
MYM	Monkey Mountain	GY	America/Guyana	4.48	-59.68
MYN	Mareb	YE	Asia/Aden	15.47	45.33
MYO	Myroodan Station Airport	AU	Australia/Perth	-18.12	124.27
MYP	Mary	TM	Asia/Ashgabat	37.62	61.90
MYQ	Mysore	IN	Asia/Kolkata	12.31	76.65
MYR	Myrtle Beach	US	America/New_York	33.68	-78.93
MYT	Myitkyina	MM	Asia/Yangon	25.38	97.35
MYU	Mekoryuk	US	America/Anchorage	60.37	-166.27
MYV	Marysville	US	America/Los_Angeles	39.10	-121.57
MYW	Mtwara	TZ	Africa/Dar_es_Salaam	-10.34	40.18
MYX	Menyamya	PG	Pacific/Port_Moresby	-7.21	146.02
MYY	Miri	MY	Asia/Kuching	4.32	113.99
MYZ	Monkey Bay	MW	Africa/Blantyre	-14.08	34.92
MZA	Mazamari	PE	America/Lima	-11.33	-74.54
MZB	Mocimboa da Praia	MZ	Africa/Maputo	-11.36	40.35
MZE	Spanish Lookout	BZ	America/Belize	17.28	-89.02
MZG	Makung City	TW	Asia/Taipei	23.57	119.63
MZH	Amasya	TR	Europe/Istanbul	40.83	35.52
MZI	Ambodedjo Airport	ML	Africa/Bamako	14.51	-4.08
MZJ	Marana	US	America/Phoenix	32.51	-111.33
MZK	Marakei	KI	Pacific/Tarawa	2.06	173.27
MZL	Manizales	CO	America/Bogota	5.03	-75.46
MZM	Metz	FR	Europe/Paris	49.07	6.13
MZO	Manzanillo	CU	America/Havana	20.29	-77.09
MZP	Motueka Airport	NZ	Pacific/Auckland	-41.12	172.99
MZQ	Mkuze	ZA	Africa/Johannesburg	-27.63	32.04
MZR	Mazar I Sharif Airport	AF	Asia/Kabul	36.71	67.21
MZT	Mazatlan	MX	America/Mazatlan	23.16	-106.27
MZU	Muzaffarpur Airport	IN	Asia/Kolkata	26.12	85.31
MZV	Mulu	MY	Asia/Kuala_Lumpur	4.05	114.81
MZW	Mecheria	DZ	Africa/Algiers	33.54	-0.24
MZX	Masslo	ET	Africa/Addis_Ababa	6.41	39.72
MZY	Mossel Bay	ZA	Africa/Johannesburg	-34.16	22.06
MZZ	Marion	US	America/Indiana/Indianapolis	40.49	-85.68
NAA	Narrabri	AU	Australia/Sydney	-30.32	149.83
NAC	Naracoorte Airport	AU	Australia/Adelaide	-36.99	140.73
NAE	Natitingou	BJ	Africa/Porto-Novo	10.32	1.38
NAG	Naqpur	IN	Asia/Kolkata	21.09	79.05
NAH	Tahuna-Sangihe Island	ID	Asia/Makassar	3.68	125.53
NAI	Annai	GY	America/Guyana	3.96	-59.12
NAJ	Nakhchivan	AZ	Asia/Baku	39.19	45.46
NAK	Nakhon Ratchasima Airport	TH	Asia/Bangkok	14.95	102.31
NAL	Nalchik	RU	Europe/Moscow	43.51	43.64
NAM	Namlea-Buru Island	ID	Asia/Jayapura	-3.24	127.10
NAN	Nadi	FJ	Pacific/Fiji	-17.76	177.44
NAO	Nanchong	CN	Asia/Shanghai	30.80	106.16
NAP	Napoli	IT	Europe/Rome	40.89	14.29
NAQ	Qaanaaq	GL	America/Thule	77.49	-69.39
NAR	Armenia	CO	America/Bogota	6.21	-74.59
NAS	Nassau	BS	America/Nassau	25.04	-77.47
NAT	São Gonçalo do Amarante	BR	America/Recife	-5.77	-35.37
NAU	Napuka Island	PF	Pacific/Tahiti	-14.18	-141.27
NAV	Nevşehir	TR	Europe/Istanbul	38.77	34.53
NAW	Narathiwat Airport	TH	Asia/Bangkok	6.52	101.74
NAY	Beijing	CN	Asia/Shanghai	39.78	116.39
NBC	Nizhnekamsk	RU	Europe/Moscow	55.56	52.09
NBE	Enfidha	TN	Africa/Tunis	36.08	10.44
NBG	New Orleans	US	America/Chicago	29.83	-90.03
NBH	Nambucca Heads	AU	Australia/Sydney	-30.65	153.00
NBJ	Luanda	AO	Africa/Luanda	-9.05	13.51
NBL	Wannukandi	PA	America/Panama	9.45	-78.98
NBO	Nairobi	KE	Africa/Nairobi	-1.32	36.93
NBS	Baishan	CN	Asia/Shanghai	42.07	127.61
NBW	Guantanamo Bay Naval Station	CU	America/Havana	19.91	-75.21
NBX	Nabire-Papua Island	ID	Asia/Jayapura	-3.37	135.50
NCA	North Caicos Airport	TC	America/Grand_Turk	21.92	-71.94
NCE	Nice	FR	Europe/Paris	43.66	7.22
NCG	Nuevo Casas Grandes Airport	MX	America/Chihuahua	30.40	-107.88
NCH	Nachingwea	TZ	Africa/Dar_es_Salaam	-10.36	38.78
NCI	Necocli	CO	America/Bogota	8.45	-76.78
NCJ	Sunchales	AR	America/Argentina/Cordoba	-30.96	-61.53
NCL	Newcastle	GB	Europe/London	55.04	-1.69
NCN	Chenega	US	America/Anchorage	60.08	-147.99
NCO	North Kingstown	US	America/New_York	41.60	-71.41
NCR	San Carlos	NI	America/Managua	11.13	-84.77
NCS	Newcastle	ZA	Africa/Johannesburg	-27.77	29.98
NCT	Nicoya	CR	America/Costa_Rica	10.14	-85.45
NCU	Nukus	UZ	Asia/Samarkand	42.49	59.62
NCY	Annecy	FR	Europe/Paris	45.93	6.10
NDA	Banda Island	ID	Asia/Jakarta	5.12	97.12
NDB	Nouadhibou	MR	Africa/Nouakchott	20.93	-17.03
NDC	Nanded	IN	Asia/Kolkata	19.18	77.32
NDD	Sumbe	AO	Africa/Luanda	-11.17	13.85
NDE	Mandera	KE	Africa/Nairobi	3.93	41.85
NDG	Qiqihar	CN	Asia/Shanghai	47.24	123.92
NDJ	N'Djamena	TD	Africa/Ndjamena	12.13	15.03
NDL	N'Dele	CF	Africa/Bangui	8.43	20.64
NDM	Mendi	ET	Africa/Addis_Ababa	9.77	35.10
NDR	Nador	MA	Africa/Casablanca	34.99	-3.03
NDS	Sandstone	AU	Australia/Perth	-27.98	119.30
NDU	Rundu	NA	Africa/Windhoek	-17.96	19.72
NDY	Sanday	GB	Europe/London	59.25	-2.58
NEC	Necochea	AR	America/Argentina/Buenos_Aires	-38.48	-58.82
NEF	Neftekamsk	RU	Asia/Yekaterinburg	56.11	54.35
NEG	Negril	JM	America/Jamaica	18.34	-78.33
NEJ	Nejjo	ET	Africa/Addis_Ababa	9.55	35.47
NEK	Nekemte	ET	Africa/Addis_Ababa	9.05	36.60
NEL	Lakehurst	US	America/New_York	40.04	-74.35
NEN	Jacksonville	US	America/New_York	30.35	-81.87
NER	Chulman	RU	Asia/Yakutsk	56.91	124.91
NEU	Nong Khang	LA	Asia/Vientiane	20.61	104.07
NEV	Charlestown	KN	America/St_Kitts	17.21	-62.59
NEW	New Orleans	US	America/Chicago	30.04	-90.03
NFG	Nefteyugansk	RU	Asia/Yekaterinburg	61.11	72.65
NFL	Fallon	US	America/Los_Angeles	39.42	-118.70
NFO	Angaha	TO	Pacific/Tongatapu	-15.57	-175.63
NFR	Nafurah 1	LY	Africa/Tripoli	29.21	21.59
NGA	Young Airport	AU	Australia/Sydney	-34.26	148.25
NGB	Ningbo	CN	Asia/Shanghai	29.83	121.46
NGD	Anegada	VG	America/Tortola	18.73	-64.33
NGE	N'Gaoundere	CM	Africa/Douala	7.36	13.56
NGF	Kaneohe	US	Pacific/Honolulu	21.45	-157.77
NGI	Ngau	FJ	Pacific/Fiji	-18.12	179.34
NGL	Ngala	ZA	Africa/Johannesburg	-24.39	31.33
NGO	Tokoname	JP	Asia/Tokyo	34.86	136.80
NGP	Corpus Christi	US	America/Chicago	27.69	-97.29
NGQ	Shiquanhe	CN	Asia/Shanghai	32.10	80.05
NGS	Nagasaki	JP	Asia/Tokyo	32.92	129.91
NGU	Norfolk	US	America/New_York	36.94	-76.29
NGW	Corpus Christi	US	America/Chicago	27.70	-97.44
NHD	Dubai	AE	Asia/Dubai	25.03	55.37
NHF	New Halfa	SD	Africa/Khartoum	15.36	35.73
NHK	Patuxent River	US	America/New_York	38.29	-76.41
NHS	Nushki	PK	Asia/Karachi	29.54	66.02
NHT	London	GB	Europe/London	51.55	-0.42
NHV	Nuku Hiva Airport	PF	Pacific/Marquesas	-8.80	-140.23
NHX	Foley	US	America/Chicago	30.39	-87.63
NHZ	Brunswick	US	America/New_York	43.89	-69.94
NIA	Nimba	LR	Africa/Monrovia	7.50	-8.60
NIB	Nikolai	US	America/Anchorage	63.02	-154.36
NIF	Camp Nifty Airport	AU	Australia/Perth	-21.67	121.59
NIG	Nikunau	KI	Pacific/Tarawa	-1.31	176.41
NIM	Niamey	NE	Africa/Niamey	13.48	2.18
NIN	Ninilchik	US	America/Anchorage	60.02	-151.59
NIO	Nioki	CD	Africa/Kinshasa	-2.72	17.68
NIP	Jacksonville	US	America/New_York	30.23	-81.68
NIR	Beeville	US	America/Chicago	28.36	-97.66
NIS	Simberi Island	PG	Pacific/Port_Moresby	-2.66	152.00
NIT	Niort	FR	Europe/Paris	46.31	-0.40
NIU	Niau	PF	Pacific/Tahiti	-16.12	-146.37
NIX	Nioro du Sahel	ML	Africa/Bamako	15.24	-9.58
NJA	Atsugi Naval Air Facility	JP	Asia/Tokyo	35.45	139.45
NJC	Nizhnevartovsk	RU	Asia/Yekaterinburg	60.95	76.48
NJF	Najaf	IQ	Asia/Baghdad	31.99	44.40
NJK	El Centro	US	America/Los_Angeles	32.83	-115.67
NKC	Nouakchott	MR	Africa/Nouakchott	18.10	-15.95
NKG	Nanjing	CN	Asia/Shanghai	31.74	118.86
NKL	Nkolo Fuma	CD	Africa/Kinshasa	-5.45	14.83
NKM	Nagoya	JP	Asia/Tokyo	35.26	136.92
NKS	Nkongsamba	CM	Africa/Douala	4.95	9.93
NKT	Şırnak	TR	Europe/Istanbul	37.36	42.06
NKU	Nkaus	LS	Africa/Maseru	-30.02	28.20
NKX	San Diego	US	America/Los_Angeles	32.87	-117.14
NKY	Nkayi	CG	Africa/Brazzaville	-4.22	13.28
NLA	Ndola	ZM	Africa/Lusaka	-12.96	28.52
NLC	Lemoore	US	America/Los_Angeles	36.33	-119.95
NLD	Nuevo Laredo	MX	America/Mexico_City	27.44	-99.57
NLE	Niles	US	America/Detroit	41.84	-86.23
NLF	Darnley Island	AU	Australia/Brisbane	-9.58	143.77
NLG	Nelson Lagoon	US	America/Anchorage	56.01	-161.16
NLI	Nikolayevsk-na-Amure Airport	RU	Asia/Vladivostok	53.16	140.65
NLK	Burnt Pine	NF	Pacific/Norfolk	-29.04	167.94
NLL	Nullagine Airport	AU	Australia/Perth	-21.91	120.20
NLN	Eureka	US	America/Los_Angeles	40.72	-123.93
NLO	Ndolo Airport	CD	Africa/Kinshasa	-4.33	15.33
NLP	Nelspruit	ZA	Africa/Johannesburg	-25.50	30.91
NLS	Nicholson Airport	AU	Australia/Perth	-18.05	128.90
NLU	Reyes Acozac	MX	America/Mexico_City	19.76	-99.02
NMA	Namangan	UZ	Asia/Samarkand	40.98	71.56
NMB	Daman Airport	IN	Asia/Kolkata	20.43	72.84
NMC	Normans Cay Airport	BS	America/Nassau	24.59	-76.82
NME	Nightmute	US	America/Anchorage	60.47	-164.70
NMF	Maafaru	MV	Indian/Maldives	5.82	73.47
NMI	Navi Mumbai	IN	Asia/Kolkata	18.59	73.04
NML	Fort McMurray	CA	America/Edmonton	57.06	-111.57
NMR	Nappa Merrie Airport	AU	Australia/Brisbane	-27.56	141.13
NMS	Namsang	MM	Asia/Yangon	20.89	97.74
NNA	Kenitra Airport	MA	Africa/Casablanca	34.30	-6.60
NNB	Santa Ana Island	SB	Pacific/Guadalcanal	-10.85	162.45
NNG	Nanning	CN	Asia/Shanghai	22.61	108.17
NNI	Namutoni	NA	Africa/Windhoek	-18.81	16.93
NNK	Naknek	US	America/Anchorage	58.73	-157.03
NNL	Nondalton	US	America/Anchorage	59.98	-154.84
NNM	Naryan Mar	RU	Europe/Moscow	67.64	53.12
NNR	Inverin	IE	Europe/Dublin	53.23	-9.47
NNT	Nan Airport	TH	Asia/Bangkok	18.81	100.78
NNU	Nanuque	BR	America/Sao_Paulo	-17.82	-40.33
NNX	Nunukan-Nunukan Island	ID	Asia/Makassar	4.14	117.67
NNY	Nanyang	CN	Asia/Shanghai	32.98	112.61
NOA	Nowra Airport	AU	Australia/Sydney	-34.95	150.54
NOB	Nicoya	CR	America/Costa_Rica	9.98	-85.65
NOC	Charleston	IE	Europe/Dublin	53.91	-8.82
NOD	Norddeich	DE	Europe/Berlin	53.63	7.19
NOG	Nogales International Airport	MX	America/Hermosillo	31.23	-110.98
NOJ	Noyabrsk	RU	Asia/Yekaterinburg	63.18	75.27
NOK	Nova Xavantina	BR	America/Cuiaba	-14.70	-52.35
NON	Nonouti	KI	Pacific/Tarawa	-0.64	174.43
NOP	Sinop	TR	Europe/Istanbul	42.02	35.07
NOR	Norðfjörður	IS	Atlantic/Reykjavik	65.13	-13.75
NOS	Nosy Be	MG	Indian/Antananarivo	-13.31	48.31
NOT	Novato	US	America/Los_Angeles	38.14	-122.56
NOU	Noumea	NC	Pacific/Noumea	-22.01	166.21
NOV	Huambo	AO	Africa/Luanda	-12.81	15.76
NOZ	Novokuznetsk	RU	Asia/Krasnoyarsk	53.81	86.88
NPA	Pensacola	US	America/Chicago	30.35	-87.32
NPE	Napier Airport	NZ	Pacific/Auckland	-39.47	176.87
NPH	Nephi	US	America/Denver	39.74	-111.87
NPL	New Plymouth	NZ	Pacific/Auckland	-39.01	174.18
NPO	Nanga Pinoh, Borneo Island	ID	Asia/Jakarta	-0.35	111.75
NPR	Novo Progresso	BR	America/Santarem	-7.13	-55.40
NPT	Newport	US	America/New_York	41.53	-71.28
NQA	Millington	US	America/Chicago	35.36	-89.87
NQI	Kingsville	US	America/Chicago	27.50	-97.81
NQL	Niquelandia	BR	America/Sao_Paulo	-14.43	-48.49
NQN	Neuquen	AR	America/Argentina/Salta	-38.95	-68.16
NQT	Nottingham	GB	Europe/London	52.92	-1.08
NQU	Nuqui	CO	America/Bogota	5.70	-77.28
NQX	Key West	US	America/New_York	24.57	-81.69
NQY	Newquay	GB	Europe/London	50.44	-5.00
NQZ	Astana	KZ	Asia/Almaty	51.02	71.47
NRA	Narrandera	AU	Australia/Sydney	-34.70	146.51
NRB	Mayport	US	America/New_York	30.39	-81.42
NRD	Norderney	DE	Europe/Berlin	53.71	7.23
NRE	Namrole-Buru Island	ID	Asia/Jayapura	-3.82	126.72
NRG	Narrogin Airport	AU	Australia/Perth	-32.93	117.08
NRI	Afton	US	America/Chicago	36.58	-94.86
NRK	Norrkoping	SE	Europe/Stockholm	58.59	16.25
NRL	North Ronaldsay	GB	Europe/London	59.37	-2.43
NRM	Nara	ML	Africa/Bamako	15.22	-7.27
NRN	Weeze	DE	Europe/Berlin	51.60	6.14
NRR	Ceiba	US	America/Puerto_Rico	18.25	-65.64
NRS	Imperial Beach	US	America/Los_Angeles	32.57	-117.11
NRT	Tokyo	JP	Asia/Tokyo	35.76	140.39
NSE	Milton	US	America/Chicago	30.72	-87.02
NSH	Noshahr Airport	IR	Asia/Tehran	36.66	51.46
NSI	Yaounde	CM	Africa/Douala	3.72	11.55
NSK	Norilsk	RU	Asia/Krasnoyarsk	69.31	87.33
NSL	Slayton	US	America/Chicago	43.99	-95.78
NSM	Norseman Airport	AU	Australia/Perth	-32.21	121.75
NSN	Nelson	NZ	Pacific/Auckland	-41.30	173.22
NSO	Scone Airport	AU	Australia/Sydney	-32.04	150.83
NSR	Sao Raimundo Nonato	BR	America/Fortaleza	-9.08	-42.64
NST	Nakhon Si Thammarat	TH	Asia/Bangkok	8.54	99.94
NSV	Noosa Airport	AU	Australia/Brisbane	-26.42	153.06
NSY	Sigonella Airport	IT	Europe/Rome	37.40	14.92
NTB	Notodden Airport	NO	Europe/Oslo	59.57	9.21
NTD	Oxnard	US	America/Los_Angeles	34.12	-119.12
NTE	Nantes	FR	Europe/Paris	47.15	-1.61
NTG	Nantong	CN	Asia/Shanghai	32.07	120.98
NTI	Bintuni-Papua Island	ID	Asia/Jayapura	-2.10	133.52
NTJ	Manti	US	America/Denver	39.33	-111.61
NTL	Williamtown	AU	Australia/Sydney	-32.80	151.83
NTN	Normanton Airport	AU	Australia/Brisbane	-17.68	141.07
NTO	Ponta do Sol	CV	Atlantic/Cape_Verde	17.20	-25.09
NTQ	Wajima	JP	Asia/Tokyo	37.29	136.96
NTR	Del Norte International Airport	MX	America/Mexico_City	25.87	-100.24
NTT	Niuatoputapu	TO	Pacific/Tongatapu	-15.98	-173.79
NTU	Virginia Beach	US	America/New_York	36.82	-76.03
NTX	Ranai, Natuna Besar Island	ID	Asia/Jakarta	3.91	108.39
NTY	Pilanesberg	ZA	Africa/Johannesburg	-25.33	27.17
NUB	Numbulwar Airport	AU	Australia/Darwin	-14.27	135.72
NUD	En Nahud	SD	Africa/Khartoum	12.67	28.33
NUE	Nuremberg	DE	Europe/Berlin	49.50	11.07
NUI	Nuiqsut	US	America/Anchorage	70.21	-151.01
NUJ	Hamadan	IR	Asia/Tehran	35.21	48.65
NUK	Nukutavake	PF	Pacific/Tahiti	-19.29	-138.77
NUL	Nulato	US	America/Anchorage	64.73	-158.07
NUM	Neom Bay	SA	Asia/Riyadh	27.92	35.29
NUP	Nunapitchuk	US	America/Nome	60.91	-162.44
NUQ	Mountain View	US	America/Los_Angeles	37.42	-122.05
NUR	Nullabor Motel Airport	AU	Australia/Adelaide	-31.44	130.90
NUS	Norsup	VU	Pacific/Efate	-16.08	167.40
NUU	Nakuru	KE	Africa/Nairobi	-0.30	36.16
NUW	Oak Harbor	US	America/Los_Angeles	48.35	-122.66
NUX	Novy Urengoy	RU	Asia/Yekaterinburg	66.07	76.52
NVA	Neiva	CO	America/Bogota	2.95	-75.29
NVD	Nevada	US	America/Chicago	37.85	-94.30
NVG	Nueva Guinea	NI	America/Managua	11.67	-84.45
NVI	Navoi	UZ	Asia/Samarkand	40.12	65.17
NVN	Beckwourth	US	America/Los_Angeles	39.82	-120.35
NVP	Novo Aripuana	BR	America/Boa_Vista	-5.12	-60.36
NVS	Nevers	FR	Europe/Paris	47.00	3.11
NVT	Navegantes	BR	America/Sao_Paulo	-26.88	-48.65
NWA	Moheli Bandar Es Eslam Airport	KM	Indian/Comoro	-12.30	43.77
NWH	Newport	US	America/New_York	43.39	-72.19
NWI	Norwich	GB	Europe/London	52.68	1.28
NYA	Nyagan	RU	Asia/Yekaterinburg	62.11	65.61
NYE	Nyeri	KE	Africa/Nairobi	-0.36	36.98
NYG	Quantico	US	America/New_York	38.50	-77.31
NYI	Sunyani	GH	Africa/Accra	7.36	-2.33
NYK	Nanyuki	KE	Africa/Nairobi	-0.06	37.04
NYM	Nadym	RU	Asia/Yekaterinburg	65.48	72.70
NYN	Nyngan Airport	AU	Australia/Sydney	-31.55	147.20
NYO	Stockholm	SE	Europe/Stockholm	58.79	16.91
NYR	Nyurba	RU	Asia/Yakutsk	63.30	118.34
NYS	New York	US	America/New_York	40.73	-73.97
NYT	Pyinmana	MM	Asia/Yangon	19.62	96.20
NYU	Nyaung U	MM	Asia/Yangon	21.18	94.93
NYW	Monywar	MM	Asia/Yangon	22.23	95.12
NZA	Nzagi	AO	Africa/Luanda	-7.72	21.36
NZC	Maria Reiche Neuman Airport	PE	America/Lima	-14.85	-74.96
NZE	Nzerekore	GN	Africa/Conakry	7.81	-8.70
NZH	Manzhouli	CN	Asia/Shanghai	49.57	117.33
NZL	Zalantun	CN	Asia/Shanghai	47.87	122.77
NZY	San Diego	US	America/Los_Angeles	32.70	-117.21
OAG	Orange	AU	Australia/Sydney	-33.38	149.13
OAH	Shindand Airport	AF	Asia/Kabul	33.39	62.26
OAI	Bagram	AF	Asia/Kabul	34.95	69.27
OAJ	Jacksonville	US	America/New_York	34.83	-77.61
OAK	Oakland	US	America/Los_Angeles	37.72	-122.22
OAL	Cacoal	BR	America/Porto_Velho	-11.50	-61.45
OAM	Oamaru Airport	NZ	Pacific/Auckland	-44.97	171.08
OAN	Olanchito	HN	America/Tegucigalpa	15.51	-86.57
OAR	Marina	US	America/Los_Angeles	36.68	-121.76
OAS	Sharana	AF	Asia/Kabul	33.13	68.84
OAX	Oaxaca	MX	America/Mexico_City	17.00	-96.73
OAZ	Camp Bastion Airport	AF	Asia/Kabul	31.86	64.22
OBC	Obock	DJ	Africa/Djibouti	11.97	43.27
OBE	Okeechobee	US	America/New_York	27.27	-80.85
OBF	Oberpfaffenhofen Airport	DE	Europe/Berlin	48.08	11.28
OBI	Obidos	BR	America/Santarem	-1.87	-55.51
OBL	Zoersel	BE	Europe/Brussels	51.26	4.75
OBN	North Connel	GB	Europe/London	56.46	-5.40
OBO	Obihiro	JP	Asia/Tokyo	42.73	143.22
OBS	Aubenas	FR	Europe/Paris	44.54	4.37
OBU	Kobuk	US	America/Anchorage	66.91	-156.90
OCA	Key Largo	US	America/New_York	25.32	-80.28
OCC	Coca	EC	America/Guayaquil	-0.46	-76.99
OCE	Ocean City	US	America/New_York	38.31	-75.12
OCF	Ocala	US	America/New_York	29.17	-82.22
OCH	Nacogdoches	US	America/Chicago	31.58	-94.71
OCJ	Ocho Rios	JM	America/Jamaica	18.40	-76.97
OCM	Boolgeeda Airport	AU	Australia/Perth	-22.54	117.27
OCN	Oceanside	US	America/Los_Angeles	33.22	-117.35
OCV	Ocana	CO	America/Bogota	8.32	-73.36
OCW	Washington	US	America/New_York	35.57	-77.05
ODA	Ouadda	CF	Africa/Bangui	8.01	22.40
ODB	Cordoba	ES	Europe/Madrid	37.84	-4.85
ODC	Oakdale	US	America/Los_Angeles	37.76	-120.80
ODD	Oodnadatta Airport	AU	Australia/Adelaide	-27.56	135.45
ODE	Odense	DK	Europe/Copenhagen	55.48	10.33
ODH	Odiham	GB	Europe/London	51.23	-0.94
ODJ	Ouanda Djalle	CF	Africa/Bangui	8.90	22.78
ODL	Cordillo Downs	AU	Australia/Adelaide	-26.75	140.64
ODM	Oakland	US	America/New_York	39.58	-79.34
ODN	Long Seridan	MY	Asia/Kuala_Lumpur	3.97	115.05
ODO	Bodaybo	RU	Asia/Irkutsk	57.87	114.24
ODR	Ord River	AU	Australia/Perth	-17.34	128.91
ODS	Odesa	UA	Europe/Kyiv	46.43	30.68
ODT	Odessa	US	America/Chicago	31.92	-102.39
ODW	Oak Harbor	US	America/Los_Angeles	48.25	-122.67
ODY	Oudomsay	LA	Asia/Vientiane	20.68	101.99
OEC	Oecussi-Ambeno	TL	Asia/Dili	-9.20	124.34
OEL	Orel	RU	Europe/Moscow	52.93	36.00
OEM	Paloemeu	SR	America/Paramaribo	3.35	-55.44
OEO	Osceola	US	America/Chicago	45.31	-92.69
OER	Ornskoldsvik	SE	Europe/Stockholm	63.41	18.99
OES	San Antonio Oeste	AR	America/Argentina/Salta	-40.75	-65.03
OFF	Omaha	US	America/Chicago	41.12	-95.91
OFI	Ouango Fitini	CI	Africa/Abidjan	9.60	-4.05
OFJ	Ólafsfjörður	IS	Atlantic/Reykjavik	66.08	-18.67
OFK	Norfolk	US	America/Chicago	41.99	-97.44
OGA	Ogallala	US	America/Denver	41.12	-101.77
OGB	Orangeburg	US	America/New_York	33.46	-80.86
OGD	Ogden	US	America/Denver	41.20	-112.01
OGE	Ogeranang Airport	PG	Pacific/Port_Moresby	-6.47	147.36
OGG	Kahului	US	Pacific/Honolulu	20.90	-156.43
OGL	Ogle	GY	America/Guyana	6.81	-58.11
OGN	Yonaguni Airport	JP	Asia/Tokyo	24.47	122.98
OGO	Abengourou	CI	Africa/Abidjan	6.72	-3.47
OGR	Bongor	TD	Africa/Ndjamena	10.29	15.38
OGS	Ogdensburg	US	America/New_York	44.68	-75.46
OGU	Ordu	TR	Europe/Istanbul	40.97	38.08
OGX	Ouargla	DZ	Africa/Algiers	31.92	5.41
OGZ	Beslan	RU	Europe/Moscow	43.21	44.61
OHA	RNZAF Base Ohakea	NZ	Pacific/Auckland	-40.21	175.39
OHB	Moramanga	MG	Indian/Antananarivo	-18.92	48.22
OHD	Ohrid	MK	Europe/Skopje	41.18	20.74
OHE	Mohe	CN	Asia/Shanghai	52.91	122.43
OHH	Okha	RU	Asia/Vladivostok	53.52	142.89
OHO	Okhotsk	RU	Asia/Vladivostok	59.41	143.06
OHR	Wyk auf Fohr	DE	Europe/Berlin	54.68	8.53
OHS	Sohar	OM	Asia/Muscat	24.46	56.63
OHT	Kohat	PK	Asia/Karachi	33.57	71.44
OIA	Ourilandia Do Norte	BR	America/Santarem	-6.76	-51.05
OIC	Norwich	US	America/New_York	42.57	-75.52
OIM	Izu Oshima	JP	Asia/Tokyo	34.78	139.36
OIR	Okushiri Airport	JP	Asia/Tokyo	42.07	139.43
OIT	Oita	JP	Asia/Tokyo	33.48	131.74
OJC	Olathe	US	America/Chicago	38.85	-94.74
OKA	Naha	JP	Asia/Tokyo	26.20	127.65
OKC	Oklahoma City	US	America/Chicago	35.39	-97.60
OKD	Sapporo	JP	Asia/Tokyo	43.12	141.38
OKE	Okierabu Airport	JP	Asia/Tokyo	27.43	128.70
OKF	Okaukuejo	NA	Africa/Windhoek	-19.15	15.91
OKH	Cottesmore	GB	Europe/London	52.74	-0.65
OKI	Okinoshima	JP	Asia/Tokyo	36.18	133.32
OKJ	Okayama City	JP	Asia/Tokyo	34.76	133.85
OKK	Kokomo	US	America/Indiana/Indianapolis	40.53	-86.06
OKL	Oksibil-Papua Island	ID	Asia/Jayapura	-5.09	140.61
OKM	Okmulgee	US	America/Chicago	35.67	-95.95
OKN	Okondja	GA	Africa/Libreville	-0.67	13.67
OKO	Fussa	JP	Asia/Tokyo	35.75	139.35
OKQ	Okaba-Papua Island	ID	Asia/Jayapura	-8.09	139.72
OKR	Yorke Island	AU	Australia/Brisbane	-9.76	143.41
OKS	Oshkosh	US	America/Denver	41.40	-102.36
OKT	Kzyl-Yar	RU	Asia/Yekaterinburg	54.44	53.39
OKU	Mokuti Lodge	NA	Africa/Windhoek	-18.81	17.06
OKY	Oakey Airport	AU	Australia/Brisbane	-27.41	151.74
OLA	Ørland	NO	Europe/Oslo	63.70	9.60
OLB	Olbia	IT	Europe/Rome	40.90	9.52
OLC	Sao Paulo De Olivenca	BR	America/Manaus	-3.47	-68.92
OLD	Old Town	US	America/New_York	44.95	-68.67
OLE	Olean	US	America/New_York	42.24	-78.37
OLF	Wolf Point	US	America/Denver	48.09	-105.58
OLH	Old Harbor	US	America/Anchorage	57.22	-153.27
OLI	Rif	IS	Atlantic/Reykjavik	64.91	-23.82
OLJ	Olpoi	VU	Pacific/Efate	-14.88	166.56
OLK	Fuerte Olimpo	PY	America/Asuncion	-21.05	-57.88
OLM	Olympia	US	America/Los_Angeles	46.97	-122.90
OLN	Sarmiento	AR	America/Argentina/Catamarca	-45.58	-69.07
OLO	Olomouc	CZ	Europe/Prague	49.59	17.21
OLP	Olympic Dam	AU	Australia/Adelaide	-30.48	136.88
OLS	Nogales	US	America/Phoenix	31.42	-110.85
OLU	Columbus	US	America/Chicago	41.45	-97.34
OLV	Olive Branch	US	America/Chicago	34.98	-89.79
OLY	Olney-Noble	US	America/Chicago	38.72	-88.18
OLZ	Olyokminsk	RU	Asia/Yakutsk	60.40	120.47
OMA	Omaha	US	America/Chicago	41.30	-95.89
OMB	Omboue	GA	Africa/Libreville	-1.57	9.26
OMC	Ormoc City	PH	Asia/Manila	11.06	124.56
OMD	Oranjemund	NA	Africa/Windhoek	-28.58	16.45
OME	Nome	US	America/Anchorage	64.51	-165.44
OMF	Mafraq	JO	Asia/Amman	32.36	36.26
OMG	Omega	NA	Africa/Windhoek	-18.03	22.19
OMH	Urmia	IR	Asia/Tehran	37.67	45.07
OMI	Omidiyeh	IR	Asia/Tehran	30.84	49.53
OMK	Omak	US	America/Los_Angeles	48.46	-119.52
OMM	Marmul	OM	Asia/Muscat	18.14	55.18
OMN	Lyaylyakul	UZ	Asia/Tashkent	40.02	68.41
OMO	Mostar	BA	Europe/Sarajevo	43.28	17.85
OMR	Oradea	RO	Europe/Bucharest	47.03	21.90
OMS	Omsk	RU	Asia/Omsk	54.97	73.31
ONA	Winona	US	America/Chicago	44.08	-91.71
OND	Ondangwa	NA	Africa/Windhoek	-17.88	15.95
ONG	Mornington Island Airport	AU	Australia/Brisbane	-16.66	139.18
ONH	Oneonta	US	America/New_York	42.52	-75.06
ONI	Moanamani-Papua Island	ID	Asia/Jayapura	-3.98	136.08
ONJ	Odate	JP	Asia/Tokyo	40.19	140.37
ONK	Olenyok	RU	Asia/Yakutsk	68.52	112.48
ONL	O'Neill	US	America/Chicago	42.47	-98.69
ONM	Socorro	US	America/Denver	34.02	-106.90
ONO	Ontario	US	America/Denver	44.02	-117.01
ONP	Newport	US	America/Los_Angeles	44.58	-124.06
ONQ	Zonguldak	TR	Europe/Istanbul	41.51	32.09
ONR	Monkira Airport	AU	Australia/Brisbane	-24.82	140.53
ONS	Onslow Airport	AU	Australia/Perth	-21.67	115.11
ONT	Ontario	US	America/Los_Angeles	34.06	-117.60
ONU	Ono-I-Lau	FJ	Pacific/Fiji	-20.65	-178.70
ONX	Colon	PA	America/Panama	9.36	-79.87
ONY	Olney	US	America/Chicago	33.35	-98.82
OOA	Oskaloosa	US	America/Chicago	41.23	-92.49
OOK	Toksook Bay	US	America/Anchorage	60.54	-165.09
OOL	Gold Coast	AU	Australia/Brisbane	-28.16	153.50
OOM	Cooma	AU	Australia/Sydney	-36.30	148.97
OOR	Mooraberree Airport	AU	Australia/Brisbane	-25.25	140.98
OOT	Onotoa	KI	Pacific/Tarawa	-1.80	175.53
OPA	Kópasker	IS	Atlantic/Reykjavik	66.31	-16.47
OPF	Miami	US	America/New_York	25.91	-80.28
OPI	Oenpelli Airport	AU	Australia/Darwin	-12.32	133.01
OPL	Opelousas	US	America/Chicago	30.56	-92.10
OPO	Porto	PT	Europe/Lisbon	41.25	-8.68
OPP	Salinopolis	BR	America/Belem	-0.70	-47.33
OPS	Sinop	BR	America/Campo_Grande	-11.88	-55.59
OPU	Balimo	PG	Pacific/Port_Moresby	-8.05	142.93
OQN	Kokand	UZ	Asia/Tashkent	40.54	70.97
ORA	Oran	AR	America/Argentina/Salta	-23.15	-64.33
ORB	Orebro	SE	Europe/Stockholm	59.22	15.04
ORC	Orocue	CO	America/Bogota	4.79	-71.36
ORD	Chicago	US	America/Chicago	41.98	-87.91
ORE	Orleans	FR	Europe/Paris	47.90	2.16
ORF	Norfolk	US	America/New_York	36.90	-76.20
ORG	Paramaribo	SR	America/Paramaribo	5.81	-55.19
ORH	Worcester	US	America/New_York	42.27	-71.88
ORI	Port Lions	US	America/Anchorage	57.88	-152.85
ORJ	Orinduik	GY	America/Guyana	4.73	-60.03
ORK	Cork	IE	Europe/Dublin	51.84	-8.49
ORL	Orlando	US	America/New_York	28.55	-81.33
ORM	Northampton	GB	Europe/London	52.31	-0.79
ORN	Oran	DZ	Africa/Algiers	35.62	-0.62
ORP	Orapa Airport	BW	Africa/Gaborone	-21.27	25.32
ORR	Yorketown Airport	AU	Australia/Adelaide	-35.00	137.62
ORT	Northway	US	America/Anchorage	62.96	-141.93
ORU	Oruro	BO	America/La_Paz	-17.96	-67.08
ORV	Noorvik	US	America/Anchorage	66.82	-161.02
ORW	Ormara Raik	PK	Asia/Karachi	25.27	64.59
ORX	Oriximina	BR	America/Belem	-1.71	-55.84
ORY	Paris	FR	Europe/Paris	48.73	2.36
OSB	Mosul	IQ	Asia/Baghdad	36.31	43.15
OSC	Oscoda	US	America/Detroit	44.45	-83.39
OSD	Ostersund	SE	Europe/Stockholm	63.19	14.50
OSE	Omora	PG	Pacific/Port_Moresby	-7.83	147.08
OSF	Moscow	RU	Europe/Moscow	55.51	37.51
OSH	Oshkosh	US	America/Chicago	43.98	-88.56
OSI	Osijek	HR	Europe/Zagreb	45.46	18.81
OSK	Oskarshamn Airport	SE	Europe/Stockholm	57.35	16.50
OSL	Oslo	NO	Europe/Oslo	60.19	11.10
OSN	Osan Air Base	KR	Asia/Seoul	37.09	127.03
OSO	Osborne Mine Airport	AU	Australia/Brisbane	-22.08	140.55
OSR	Ostrava	CZ	Europe/Prague	49.70	18.11
OSS	Osh	KG	Asia/Bishkek	40.61	72.79
OST	Ostend	BE	Europe/Brussels	51.12	2.51
OSU	Columbus	US	America/New_York	40.08	-83.07
OSW	Orsk	RU	Asia/Yekaterinburg	51.07	58.60
OSX	Kosciusko	US	America/Chicago	33.09	-89.54
OSY	Namsos	NO	Europe/Oslo	64.47	11.58
OTC	Bol	TD	Africa/Ndjamena	13.44	14.74
OTG	Worthington	US	America/Chicago	43.66	-95.58
OTH	North Bend	US	America/Los_Angeles	43.42	-124.25
OTI	Gotalalamo-Morotai Island	ID	Asia/Jayapura	2.05	128.32
OTJ	Otjiwarongo	NA	Africa/Windhoek	-20.43	16.66
OTK	Tillamook	US	America/Los_Angeles	45.42	-123.81
OTL	Boutilimit	MR	Africa/Nouakchott	17.53	-14.68
OTM	Ottumwa	US	America/Chicago	41.11	-92.45
OTN	Oaktown	US	America/Indiana/Vincennes	38.85	-87.50
OTP	Bucharest	RO	Europe/Bucharest	44.57	26.10
OTR	Corredores	CR	America/Costa_Rica	8.60	-82.97
OTS	Anacortes	US	America/Los_Angeles	48.50	-122.66
OTU	El Rhin	CO	America/Bogota	7.01	-74.72
OTZ	Kotzebue	US	America/Anchorage	66.88	-162.60
OUA	Ouagadougou	BF	Africa/Ouagadougou	12.35	-1.51
OUD	Oujda	MA	Africa/Casablanca	34.79	-1.92
OUE	Ouesso Airport	CG	Africa/Brazzaville	1.62	16.04
OUG	Ouahigouya	BF	Africa/Ouagadougou	13.57	-2.42
OUH	Oudtshoorn	ZA	Africa/Johannesburg	-33.61	22.19
OUI	Ban Huoeisay Airport	LA	Asia/Vientiane	20.26	100.44
OUK	Shetland	GB	Europe/London	60.43	-0.75
OUL	Oulu	FI	Europe/Helsinki	64.93	25.35
OUN	Norman	US	America/Chicago	35.25	-97.47
OUR	Batouri	CM	Africa/Douala	4.47	14.36
OUS	Ourinhos	BR	America/Sao_Paulo	-22.97	-49.91
OUT	Bousso	TD	Africa/Ndjamena	10.48	16.72
OUZ	Zouerate	MR	Africa/Nouakchott	22.76	-12.48
OVA	Bekily	MG	Indian/Antananarivo	-24.24	45.30
OVB	Novosibirsk	RU	Asia/Krasnoyarsk	55.01	82.65
OVD	Ranon	ES	Europe/Madrid	43.56	-6.03
OVE	Oroville	US	America/Los_Angeles	39.49	-121.62
OVG	Overberg	ZA	Africa/Johannesburg	-34.55	20.25
OVL	Ovalle	CL	America/Santiago	-30.56	-71.18
OVR	Olavarria	AR	America/Argentina/Buenos_Aires	-36.89	-60.22
OVS	Sovetskiy	RU	Asia/Yekaterinburg	61.33	63.60
OWA	Owatonna	US	America/Chicago	44.12	-93.26
OWB	Owensboro	US	America/Chicago	37.74	-87.17
OWD	Norwood	US	America/New_York	42.19	-71.17
OWK	Norridgewock	US	America/New_York	44.72	-69.87
OXB	Bissau	GW	Africa/Bissau	11.89	-15.65
OXC	Oxford	US	America/New_York	41.48	-73.14
OXD	Oxford	US	America/New_York	39.50	-84.78
OXF	Kidlington	GB	Europe/London	51.84	-1.32
OXP	Saint-Georges-de-l'Oyapock Airport	GF	America/Cayenne	3.90	-51.80
OXR	Oxnard	US	America/Los_Angeles	34.20	-119.21
OXY	Morney Airport	AU	Australia/Brisbane	-25.36	141.43
OYA	Goya	AR	America/Argentina/Cordoba	-29.11	-59.22
OYE	Oyem	GA	Africa/Libreville	1.54	11.58
OYK	Oiapoque	BR	America/Cayenne	3.86	-51.80
OYL	Moyale	KE	Africa/Nairobi	3.47	39.10
OYN	Ouyen Airport	AU	Australia/Melbourne	-35.09	142.35
OYO	Tres Arroyos	AR	America/Argentina/Buenos_Aires	-38.39	-60.33
OZA	Ozona	US	America/Chicago	30.74	-101.20
OZC	Ozamiz City	PH	Asia/Manila	8.18	123.84
OZG	Zagora	MA	Africa/Casablanca	30.32	-5.87
OZH	Zaporizhzhia	UA	Europe/Zaporozhye	47.87	35.32
OZP	Moron	ES	Europe/Madrid	37.17	-5.62
OZR	Fort Rucker	US	America/Chicago	31.28	-85.71
OZZ	Ouarzazate	MA	Africa/Casablanca	30.94	-6.91
PAB	Bilaspur Airport	IN	Asia/Kolkata	21.99	82.11
PAC	Albrook	PA	America/Panama	8.97	-79.56
PAD	Paderborn	DE	Europe/Berlin	51.61	8.62
PAE	Everett	US	America/Los_Angeles	47.91	-122.28
PAF	Pakuba Airport	UG	Africa/Kampala	2.20	31.55
PAG	Pagadian City	PH	Asia/Manila	7.83	123.46
PAH	Paducah	US	America/Chicago	37.06	-88.77
PAJ	Parachinar	PK	Asia/Karachi	33.90	70.07
PAK	Hanapepe	US	Pacific/Honolulu	21.90	-159.60
PAM	Panama City	US	America/New_York	30.07	-85.57
PAN	Pattani Airport	TH	Asia/Bangkok	6.79	101.15
PAO	Palo Alto	US	America/Los_Angeles	37.46	-122.12
PAP	Port-au-Prince	HT	America/Port-au-Prince	18.58	-72.29
PAQ	Palmer	US	America/Anchorage	61.59	-149.09
PAS	Paros Island	GR	Europe/Athens	37.01	25.13
PAT	Patna	IN	Asia/Kolkata	25.59	85.09
PAU	Pauk	MM	Asia/Yangon	21.45	94.49
PAV	Paulo Afonso	BR	America/Maceio	-9.40	-38.25
PAY	Pamol	MY	Asia/Kuching	6.00	117.40
PAZ	Poza Rica	MX	America/Mexico_City	20.60	-97.46
PBA	Cairu	BR	America/Bahia	-13.56	-38.94
PBB	Paranaiba	BR	America/Campo_Grande	-19.65	-51.20
PBC	Puebla	MX	America/Mexico_City	19.16	-98.37
PBD	Porbandar	IN	Asia/Kolkata	21.65	69.66
PBE	Puerto Berrio	CO	America/Bogota	6.46	-74.41
PBF	Pine Bluff	US	America/Chicago	34.17	-91.94
PBG	Plattsburgh	US	America/New_York	44.65	-73.47
PBH	Paro	BT	Asia/Thimphu	27.40	89.42
PBI	West Palm Beach	US	America/New_York	26.68	-80.10
PBJ	Paama Island	VU	Pacific/Efate	-16.44	168.26
PBL	General Bartolome Salom International Airport	VE	America/Caracas	10.48	-68.07
PBM	Zandery	SR	America/Paramaribo	5.45	-55.19
PBN	Port Amboim	AO	Africa/Luanda	-10.72	13.77
PBO	Paraburdoo	AU	Australia/Perth	-23.17	117.75
PBP	Nandayure	CR	America/Costa_Rica	9.86	-85.37
PBQ	Pimenta Bueno	BR	America/Porto_Velho	-11.64	-61.18
PBR	Puerto Barrios	GT	America/Guatemala	15.73	-88.58
PBU	Putao	MM	Asia/Yangon	27.33	97.43
PBV	Porto Dos Gauchos	BR	America/Cuiaba	-11.52	-57.33
PBX	Porto Alegre Do Norte	BR	America/Cuiaba	-10.86	-51.69
PCA	Portage Creek	US	America/Anchorage	58.91	-157.71
PCB	Jakarta	ID	Asia/Jakarta	-6.34	106.77
PCD	Prairie Du Chien	US	America/Chicago	43.02	-91.12
PCF	Potchefstroom	ZA	Africa/Johannesburg	-26.67	27.08
PCG	Paso Caballos	GT	America/Guatemala	17.26	-90.26
PCH	Palacios	HN	America/Tegucigalpa	15.96	-84.94
PCL	Pucallpa	PE	America/Lima	-8.38	-74.57
PCN	Picton	NZ	Pacific/Auckland	-41.35	173.96
PCO	La Ribera	MX	America/Mazatlan	23.58	-109.54
PCP	Principe Airport	ST	Africa/Sao_Tome	1.66	7.41
PCQ	Boun Neau	LA	Asia/Vientiane	21.65	101.90
PCR	Puerto Carreno	CO	America/Bogota	6.18	-67.49
PCS	Picos	BR	America/Fortaleza	-7.06	-41.52
PCT	Princeton	US	America/New_York	40.40	-74.66
PCU	Poplarville	US	America/Chicago	30.79	-89.50
PDA	Puerto Inirida	CO	America/Bogota	3.85	-67.91
PDB	Pedro Bay	US	America/Anchorage	59.80	-154.13
PDC	Mueo	NC	Pacific/Noumea	-21.32	165.00
PDD	Ponta do Ouro	MZ	Africa/Maputo	-26.83	32.84
PDE	Pandie Pandie Airport	AU	Australia/Adelaide	-26.12	139.40
PDF	Prado	BR	America/Bahia	-17.30	-39.27
PDG	Ketaping	ID	Asia/Jakarta	-0.79	100.28
PDI	Pindiu	PG	Pacific/Port_Moresby	-6.45	147.52
PDK	Atlanta	US	America/New_York	33.88	-84.30
PDL	Ponta Delgada	PT	Atlantic/Azores	37.74	-25.70
PDN	Parndana	AU	Australia/Adelaide	-35.81	137.26
PDO	Talang Gudang, Sumatra Island	ID	Asia/Jakarta	-3.29	103.88
PDP	Punta del Este	UY	America/Montevideo	-34.86	-55.09
PDS	Piedras Negras International Airport	MX	America/Mexico_City	28.63	-100.53
PDT	Pendleton	US	America/Los_Angeles	45.70	-118.84
PDU	Paysandu	UY	America/Montevideo	-32.36	-58.06
PDV	Plovdiv	BG	Europe/Sofia	42.07	24.85
PDX	Portland	US	America/Los_Angeles	45.59	-122.60
PDZ	Pedernales Airport	VE	America/Caracas	9.98	-62.23
PEA	Ironstone	AU	Australia/Adelaide	-35.76	137.96
PED	Pardubice	CZ	Europe/Prague	50.01	15.74
PEE	Perm	RU	Asia/Yekaterinburg	57.91	56.02
PEF	Peenemunde	DE	Europe/Berlin	54.16	13.77
PEG	Perugia	IT	Europe/Rome	43.10	12.51
PEH	Pehuajo	AR	America/Argentina/Buenos_Aires	-35.84	-61.86
PEI	Pereira	CO	America/Bogota	4.81	-75.74
PEK	Beijing	CN	Asia/Shanghai	40.08	116.58
PEL	Pelaneng	LS	Africa/Maseru	-29.12	28.51
PEM	Puerto Maldonado	PE	America/Lima	-12.61	-69.23
PEN	Penang	MY	Asia/Kuala_Lumpur	5.30	100.28
PEQ	Pecos	US	America/Chicago	31.38	-103.51
PER	Perth	AU	Australia/Perth	-31.94	115.97
PES	Petrozavodsk	RU	Europe/Moscow	61.89	34.15
PET	Pelotas	BR	America/Sao_Paulo	-31.72	-52.33
PEU	Puerto Lempira	HN	America/Tegucigalpa	15.26	-83.78
PEV	Pecs-Pogany	HU	Europe/Budapest	45.99	18.24
PEW	Peshawar	PK	Asia/Karachi	33.99	71.51
PEX	Pechora	RU	Europe/Moscow	65.12	57.13
PEZ	Penza	RU	Europe/Moscow	53.11	45.02
PFB	Passo Fundo	BR	America/Sao_Paulo	-28.24	-52.33
PFC	Pacific City	US	America/Los_Angeles	45.20	-123.96
PFO	Paphos	CY	Asia/Nicosia	34.72	32.49
PFQ	Parsabad	IR	Asia/Tehran	39.60	47.88
PFR	Ilebo	CD	Africa/Lubumbashi	-4.33	20.58
PGA	Page	US	America/Phoenix	36.93	-111.45
PGC	Hyannis	US	America/Denver	42.01	-101.77
PGD	Punta Gorda	US	America/New_York	26.92	-81.99
PGF	Perpignan	FR	Europe/Paris	42.74	2.87
PGH	Pantnagar	IN	Asia/Kolkata	29.03	79.47
PGI	Chitato	AO	Africa/Luanda	-7.36	20.80
PGK	Pangkal Pinang, Palaubangka Island	ID	Asia/Jakarta	-2.16	106.14
PGL	Pascagoula	US	America/Chicago	30.46	-88.53
PGM	Port Graham	US	America/Anchorage	59.35	-151.83
PGO	Pagosa Springs	US	America/Denver	37.29	-107.06
PGR	Paragould	US	America/Chicago	36.06	-90.51
PGS	Peach Springs	US	America/Phoenix	35.53	-113.25
PGU	Asaluyeh	IR	Asia/Tehran	27.38	52.74
PGV	Greenville	US	America/New_York	35.64	-77.38
PGX	Perigueux	FR	Europe/Paris	45.20	0.82
PGZ	Ponta Grossa	BR	America/Sao_Paulo	-25.18	-50.14
PHA	Phan Rang	VN	Asia/Ho_Chi_Minh	11.63	108.95
PHB	Parnaiba	BR	America/Fortaleza	-2.89	-41.73
PHC	Port Harcourt	NG	Africa/Lagos	5.02	6.95
PHD	New Philadelphia	US	America/New_York	40.47	-81.42
PHE	Port Hedland	AU	Australia/Perth	-20.38	118.63
PHF	Newport News	US	America/New_York	37.13	-76.49
PHH	Phan Thiet	VN	Asia/Ho_Chi_Minh	10.91	108.07
PHI	Pinheiro	BR	America/Fortaleza	-2.48	-45.07
PHK	Pahokee	US	America/New_York	26.79	-80.69
PHL	Philadelphia	US	America/New_York	39.87	-75.24
PHN	Port Huron	US	America/New_York	42.91	-82.53
PHO	Point Hope	US	America/Nome	68.35	-166.80
PHP	Philip	US	America/Denver	44.05	-101.60
PHQ	The Monument Airport	AU	Australia/Brisbane	-21.81	139.92
PHS	Phitsanulok Airport	TH	Asia/Bangkok	16.78	100.28
PHT	Paris	US	America/Chicago	36.34	-88.38
PHW	Phalaborwa	ZA	Africa/Johannesburg	-23.94	31.16
PHX	Phoenix	US	America/Phoenix	33.43	-112.01
PHY	Phetchabun Airport	TH	Asia/Bangkok	16.68	101.19
PIA	Peoria	US	America/Chicago	40.66	-89.69
PIB	Hattiesburg-Laurel	US	America/Chicago	31.47	-89.34
PIC	Pine Cay	TC	America/Grand_Turk	21.90	-72.10
PID	Nassau	BS	America/Nassau	25.08	-77.30
PIE	St Petersburg-Clearwater	US	America/New_York	27.91	-82.69
PIF	Pingtung	TW	Asia/Taipei	22.70	120.48
PIH	Pocatello	US	America/Denver	42.91	-112.60
PIK	Glasgow	GB	Europe/London	55.51	-4.59
PIL	Pilar	PY	America/Asuncion	-26.88	-58.32
PIM	Pine Mountain	US	America/New_York	32.84	-84.88
PIN	Parintins	BR	America/Boa_Vista	-2.67	-56.78
PIO	Pisco	PE	America/Lima	-13.74	-76.22
PIP	Pilot Point	US	America/Anchorage	57.58	-157.57
PIR	Pierre	US	America/Chicago	44.38	-100.29
PIS	Poitiers	FR	Europe/Paris	46.59	0.31
PIT	Pittsburgh	US	America/New_York	40.49	-80.23
PIU	Piura	PE	America/Lima	-5.21	-80.62
PIV	Pirapora	BR	America/Sao_Paulo	-17.32	-44.86
PIW	Pikwitonei	CA	America/Winnipeg	55.59	-97.16
PIX	Pico Island	PT	Atlantic/Azores	38.55	-28.44
PIZ	Point Lay	US	America/Anchorage	69.73	-163.01
PJA	Pajala Airport	SE	Europe/Stockholm	67.25	23.07
PJB	Payson	US	America/Phoenix	34.26	-111.34
PJC	Pedro Juan Caballero	PY	America/Asuncion	-22.64	-55.83
PJG	Panjgur	PK	Asia/Karachi	26.95	64.13
PJM	Puerto Jimenez	CR	America/Costa_Rica	8.53	-83.30
PKA	Napaskiak	US	America/Anchorage	60.70	-161.78
PKB	Parkersburg	US	America/New_York	39.34	-81.44
PKC	Petropavlovsk-Kamchatsky	RU	Asia/Anadyr	53.17	158.45
PKD	Park Rapids	US	America/Chicago	46.90	-95.07
PKE	Parkes	AU	Australia/Sydney	-33.13	148.24
PKF	Park Falls	US	America/Chicago	45.96	-90.42
PKG	Pangkor Island	MY	Asia/Kuala_Lumpur	4.24	100.55
PKH	Porto Cheli	GR	Europe/Athens	37.30	23.15
PKJ	Playa Grande	GT	America/Guatemala	16.00	-90.74
PKK	Pakhokku	MM	Asia/Yangon	21.40	95.11
PKN	Pangkalanbun, Borneo Island	ID	Asia/Jakarta	-2.71	111.67
PKO	Parakou	BJ	Africa/Porto-Novo	9.36	2.61
PKP	Puka Puka Airport	PF	Pacific/Tahiti	-14.81	-138.81
PKR	Pokhara	NP	Asia/Kathmandu	28.20	83.98
PKT	Port Keats Airport	AU	Australia/Darwin	-14.25	129.53
PKU	Pekanbaru, Sumatra Island	ID	Asia/Jakarta	0.46	101.44
PKV	Pskov	RU	Europe/Moscow	57.78	28.40
PKW	Selebi Phikwe Airport	BW	Africa/Gaborone	-22.06	27.83
PKX	Beijing	CN	Asia/Shanghai	39.50	116.40
PKY	Palangkaraya-Kalimantan Tengah	ID	Asia/Jakarta	-2.23	113.94
PKZ	Pakse	LA	Asia/Vientiane	15.13	105.78
PLF	Pala	TD	Africa/Ndjamena	9.38	14.93
PLJ	Placencia	BZ	America/Belize	16.54	-88.36
PLK	Branson	US	America/Chicago	36.63	-93.23
PLL	Manaus	BR	America/Manaus	-3.15	-59.99
PLM	Palembang, Sumatra Island	ID	Asia/Jakarta	-2.90	104.70
PLN	Pellston	US	America/Detroit	45.57	-84.80
PLO	Port Lincoln	AU	Australia/Adelaide	-34.61	135.88
PLQ	Palanga	LT	Europe/Vilnius	55.97	21.09
PLR	Pell City	US	America/Chicago	33.56	-86.25
PLS	Providenciales Island	TC	America/Grand_Turk	21.77	-72.27
PLT	Plato	CO	America/Bogota	9.80	-74.78
PLU	Belo Horizonte	BR	America/Sao_Paulo	-19.85	-43.95
PLV	Poltava	UA	Europe/Zaporozhye	49.57	34.40
PLW	Palu-Celebes Island	ID	Asia/Makassar	-0.92	119.91
PLX	Semey	KZ	Asia/Almaty	50.35	80.23
PLY	Plymouth	US	America/New_York	43.78	-71.75
PLZ	Port Elizabeth	ZA	Africa/Johannesburg	-33.98	25.62
PMA	Chake	TZ	Africa/Dar_es_Salaam	-5.26	39.81
PMB	Pembina	US	America/Chicago	48.94	-97.24
PMC	Puerto Montt	CL	America/Santiago	-41.44	-73.09
PMD	Palmdale	US	America/Los_Angeles	34.63	-118.08
PMF	Parma	IT	Europe/Rome	44.82	10.30
PMG	Ponta Pora	BR	America/Campo_Grande	-22.55	-55.70
PMH	Portsmouth	US	America/New_York	38.84	-82.85
PMI	Palma De Mallorca	ES	Europe/Madrid	39.55	2.74
PMK	Palm Island Airport	AU	Australia/Brisbane	-18.76	146.58
PML	Cold Bay	US	America/Anchorage	56.01	-160.56
PMO	Palermo	IT	Europe/Rome	38.18	13.09
PMQ	Perito Moreno	AR	America/Argentina/Rio_Gallegos	-46.54	-70.98
PMR	Palmerston North Airport	NZ	Pacific/Auckland	-40.32	175.62
PMS	Palmyra Airport	SY	Asia/Damascus	34.56	38.32
PMV	Isla Margarita	VE	America/Caracas	10.91	-63.97
PMW	Palmas	BR	America/Araguaina	-10.29	-48.36
PMY	Puerto Madryn	AR	America/Argentina/Catamarca	-42.76	-65.10
PMZ	Palmar Sur	CR	America/Costa_Rica	8.95	-83.47
PNA	Pamplona	ES	Europe/Madrid	42.77	-1.65
PNB	Porto Nacional	BR	America/Fortaleza	-10.72	-48.40
PNC	Ponca City	US	America/Chicago	36.73	-97.10
PNE	Philadelphia	US	America/New_York	40.08	-75.01
PNG	Paranagua	BR	America/Sao_Paulo	-25.54	-48.53
PNI	Pohnpei Island	FM	Pacific/Pohnpei	6.99	158.21
PNK	Pontianak, Borneo Island	ID	Asia/Pontianak	-0.15	109.40
PNL	Pantelleria	IT	Europe/Rome	36.82	11.97
PNM	Nuevo Mundo	PE	America/Lima	-11.54	-73.14
PNN	Princeton	US	America/New_York	45.20	-67.56
PNP	Popondetta	PG	Pacific/Port_Moresby	-8.80	148.31
PNQ	Pune	IN	Asia/Kolkata	18.58	73.92
PNR	Pointe Noire	CG	Africa/Brazzaville	-4.82	11.89
PNS	Pensacola	US	America/Chicago	30.47	-87.19
PNT	Puerto Natales	CL	America/Santiago	-51.67	-72.53
PNU	Panguitch	US	America/Denver	37.85	-112.39
PNX	Sherman	US	America/Chicago	33.71	-96.67
PNY	Pondicherry Airport	IN	Asia/Kolkata	11.97	79.81
PNZ	Petrolina	BR	America/Bahia	-9.36	-40.57
POA	Porto Alegre	BR	America/Sao_Paulo	-29.99	-51.17
POB	Fayetteville	US	America/New_York	35.17	-79.01
POC	La Verne	US	America/Los_Angeles	34.09	-117.78
POD	Podor	SN	Africa/Dakar	16.68	-14.97
POE	Fort Polk	US	America/Chicago	31.04	-93.19
POF	Poplar Bluff	US	America/Chicago	36.77	-90.32
POG	Port Gentil	GA	Africa/Libreville	-0.71	8.75
POH	Pocahontas	US	America/Chicago	42.74	-94.65
POI	Potosi	BO	America/La_Paz	-19.54	-65.72
POJ	Patos De Minas	BR	America/Sao_Paulo	-18.67	-46.49
POL	Pemba	MZ	Africa/Maputo	-12.99	40.52
POM	Port Moresby	PG	Pacific/Port_Moresby	-9.44	147.22
PON	Poptun	GT	America/Guatemala	16.33	-89.42
POO	Pocos De Caldas	BR	America/Sao_Paulo	-21.84	-46.57
POP	Puerto Plata	DO	America/Santo_Domingo	19.76	-70.57
POR	Pori	FI	Europe/Helsinki	61.46	21.80
POS	Port of Spain	TT	America/Port_of_Spain	10.60	-61.34
POT	Ken Jones	JM	America/Jamaica	18.20	-76.53
POU	Poughkeepsie	US	America/New_York	41.63	-73.88
POV	Presov	SK	Europe/Bratislava	49.03	21.32
POW	Portoroz	SI	Europe/Ljubljana	45.47	13.62
POX	Pontoise	FR	Europe/Paris	49.10	2.04
POY	Powell	US	America/Denver	44.87	-108.79
POZ	Poznań	PL	Europe/Warsaw	52.42	16.83
PPA	Pampa	US	America/Chicago	35.61	-101.00
PPB	Presidente Prudente	BR	America/Sao_Paulo	-22.18	-51.42
PPC	Prospect Creek	US	America/Anchorage	66.81	-150.64
PPE	Puerto Penasco	MX	America/Hermosillo	31.36	-113.53
PPF	Parsons	US	America/Chicago	37.33	-95.51
PPG	Pago Pago	AS	Pacific/Pago_Pago	-14.33	-170.71
PPH	Perai Tepuy Airport	VE	America/Caracas	4.57	-61.48
PPI	Port Pirie Airport	AU	Australia/Adelaide	-33.24	138.00
PPK	Petropavlosk	KZ	Asia/Qyzylorda	54.77	69.18
PPL	Phaplu	NP	Asia/Kathmandu	27.52	86.58
PPM	Pompano Beach	US	America/New_York	26.25	-80.11
PPN	Popayan	CO	America/Bogota	2.45	-76.61
PPP	Proserpine	AU	Australia/Brisbane	-20.50	148.55
PPQ	Paraparaumu Airport	NZ	Pacific/Auckland	-40.90	174.99
PPR	Pasir Pengarayan, Sumatra Island	ID	Asia/Jakarta	0.85	100.37
PPS	Puerto Princesa City	PH	Asia/Manila	9.74	118.76
PPT	Papeete	PF	Pacific/Tahiti	-17.55	-149.61
PPU	Pa Pun	MM	Asia/Yangon	18.07	97.45
PPW	Papa Westray	GB	Europe/London	59.35	-2.90
PPY	Pouso Alegre	BR	America/Sao_Paulo	-22.29	-45.92
PQC	Duong Dong	VN	Asia/Ho_Chi_Minh	10.17	104.00
PQE	La Dorada	CO	America/Bogota	5.48	-74.66
PQI	Presque Isle	US	America/New_York	46.69	-68.04
PQM	Palenque International Airport	MX	America/Mexico_City	17.53	-91.98
PQQ	Port Macquarie	AU	Australia/Sydney	-31.44	152.86
PQS	Pilot Station	US	America/Nome	61.96	-162.94
PRA	Paraná	AR	America/Argentina/Cordoba	-31.79	-60.48
PRB	Paso Robles	US	America/Los_Angeles	35.67	-120.63
PRC	Prescott	US	America/Phoenix	34.65	-112.42
PRD	Pardoo	AU	Australia/Perth	-20.12	119.59
PRG	Prague	CZ	Europe/Prague	50.10	14.26
PRH	Phrae Airport	TH	Asia/Bangkok	18.13	100.17
PRI	Praslin Island	SC	Indian/Mahe	-4.32	55.69
PRK	Prieska	ZA	Africa/Johannesburg	-29.68	22.77
PRM	Portimão	PT	Europe/Lisbon	37.15	-8.58
PRN	Lipjan	XK	Europe/Belgrade	42.57	21.04
PRO	Perry	US	America/Chicago	41.83	-94.16
PRP	Propriano	FR	Europe/Paris	41.66	8.89
PRQ	Presidencia Roque Saenz Pena	AR	America/Argentina/Cordoba	-26.75	-60.49
PRR	Paruma	GY	America/Guyana	5.82	-61.06
PRS	Parasi	SB	Pacific/Guadalcanal	-9.64	161.43
PRU	Pye	MM	Asia/Yangon	18.82	95.27
PRV	Prerov	CZ	Europe/Prague	49.43	17.40
PRW	Prentice	US	America/Chicago	45.54	-90.28
PRX	Paris	US	America/Chicago	33.64	-95.45
PRY	Pretoria	ZA	Africa/Johannesburg	-25.65	28.22
PRZ	Prineville	US	America/Los_Angeles	44.29	-120.91
PSA	Pisa	IT	Europe/Rome	43.68	10.39
PSB	Philipsburg	US	America/New_York	40.88	-78.09
PSC	Pasco	US	America/Los_Angeles	46.26	-119.12
PSD	Port Said	EG	Africa/Cairo	31.28	32.24
PSE	Ponce	US	America/Puerto_Rico	18.01	-66.56
PSF	Pittsfield	US	America/New_York	42.43	-73.29
PSG	Petersburg	US	America/Juneau	56.80	-132.95
PSH	Sankt Peter-Ording	DE	Europe/Berlin	54.31	8.69
PSI	Pasni	PK	Asia/Karachi	25.29	63.35
PSJ	Poso-Celebes Island	ID	Asia/Makassar	-1.42	120.66
PSK	Dublin	US	America/New_York	37.14	-80.68
PSL	Perth	GB	Europe/London	56.44	-3.37
PSM	Portsmouth	US	America/New_York	43.08	-70.82
PSN	Palestine	US	America/Chicago	31.78	-95.71
PSO	Pasto	CO	America/Bogota	1.40	-77.29
PSP	Palm Springs	US	America/Los_Angeles	33.83	-116.51
PSR	Pescara	IT	Europe/Rome	42.43	14.18
PSS	Posadas	AR	America/Argentina/Cordoba	-27.39	-55.97
PSU	Putussibau, Borneo Island	ID	Asia/Jakarta	0.84	112.94
PSW	Passos	BR	America/Sao_Paulo	-20.73	-46.66
PSX	Palacios	US	America/Chicago	28.73	-96.25
PSY	Stanley	FK	Atlantic/Stanley	-51.69	-57.78
PSZ	Puerto Suarez	BO	America/La_Paz	-18.98	-57.82
PTA	Port Alsworth	US	America/Anchorage	60.20	-154.32
PTB	Petersburg	US	America/New_York	37.18	-77.51
PTF	Malolo Lailai Island	FJ	Pacific/Fiji	-17.78	177.20
PTG	Potgietersrus	ZA	Africa/Johannesburg	-23.85	29.46
PTH	Port Heiden	US	America/Anchorage	56.96	-158.63
PTJ	Portland Airport	AU	Australia/Hobart	-38.32	141.47
PTK	Pontiac	US	America/New_York	42.67	-83.42
PTM	Palmarito	VE	America/Caracas	7.57	-70.18
PTN	Patterson	US	America/Chicago	29.71	-91.34
PTO	Pato Branco	BR	America/Sao_Paulo	-26.22	-52.69
PTP	Pointe-a-Pitre Le Raizet	GP	America/Guadeloupe	16.27	-61.53
PTQ	Porto De Moz	BR	America/Santarem	-1.74	-52.24
PTS	Pittsburg	US	America/Chicago	37.45	-94.73
PTT	Pratt	US	America/Chicago	37.70	-98.75
PTU	Platinum	US	America/Anchorage	59.02	-161.83
PTV	Porterville	US	America/Los_Angeles	36.03	-119.06
PTW	Pottstown	US	America/New_York	40.24	-75.56
PTX	Pitalito	CO	America/Bogota	1.86	-76.09
PTY	Tocumen	PA	America/Panama	9.07	-79.38
PTZ	Shell Mera	EC	America/Guayaquil	-1.51	-78.06
PUB	Pueblo	US	America/Denver	38.29	-104.50
PUC	Price	US	America/Denver	39.61	-110.75
PUD	Puerto Deseado	AR	America/Argentina/Rio_Gallegos	-47.74	-65.90
PUE	Puerto Obaldia	PA	America/Panama	8.69	-77.52
PUF	Pau	FR	Europe/Paris	43.38	-0.42
PUG	Port Augusta Airport	AU	Australia/Adelaide	-32.51	137.72
PUJ	Punta Cana	DO	America/Santo_Domingo	18.57	-68.36
PUK	Pukarua	PF	Pacific/Tahiti	-18.30	-137.02
PUN	Punia	CD	Africa/Lubumbashi	-1.37	26.33
PUP	Po	BF	Africa/Ouagadougou	11.15	-1.15
PUQ	Punta Arenas	CL	America/Punta_Arenas	-53.00	-70.85
PUR	Puerto Rico	BO	America/La_Paz	-11.11	-67.55
PUS	Busan	KR	Asia/Seoul	35.18	128.94
PUU	Puerto Asis	CO	America/Bogota	0.51	-76.50
PUV	Poum	NC	Pacific/Noumea	-20.29	164.10
PUW	Pullman	US	America/Los_Angeles	46.74	-117.11
PUX	Puerto Varas	CL	America/Santiago	-41.35	-72.95
PUY	Pula	HR	Europe/Zagreb	44.89	13.92
PUZ	Puerto Cabezas	NI	America/Managua	14.05	-83.39
PVA	Providencia	CO	America/Bogota	13.36	-81.36
PVC	Provincetown	US	America/New_York	42.07	-70.22
PVD	Providence	US	America/New_York	41.72	-71.43
PVE	El Porvenir	PA	America/Panama	9.56	-79.00
PVF	Placerville	US	America/Los_Angeles	38.72	-120.75
PVG	Shanghai	CN	Asia/Shanghai	31.14	121.81
PVH	Porto Velho	BR	America/Porto_Velho	-8.71	-63.90
PVI	Paranavai	BR	America/Sao_Paulo	-23.09	-52.49
PVK	Preveza	GR	Europe/Athens	38.93	20.77
PVL	Pikeville	US	America/New_York	37.56	-82.57
PVO	Portoviejo	EC	America/Guayaquil	-1.04	-80.47
PVR	Puerto Vallarta	MX	America/Mexico_City	20.68	-105.25
PVS	Chukotka	RU	Asia/Anadyr	64.38	-173.24
PVU	Provo	US	America/Denver	40.22	-111.72
PVW	Plainview	US	America/Chicago	34.17	-101.72
PWA	Oklahoma City	US	America/Chicago	35.53	-97.65
PWD	Plentywood	US	America/Denver	48.79	-104.52
PWE	Pevek	RU	Asia/Anadyr	69.78	170.60
PWK	Chicago	US	America/Chicago	42.11	-87.90
PWM	Portland	US	America/New_York	43.65	-70.31
PWN	Pitts Town	BS	America/Nassau	22.83	-74.35
PWO	Pweto	CD	Africa/Lubumbashi	-8.47	28.88
PWQ	Pavlodar	KZ	Asia/Qyzylorda	52.20	77.07
PWT	Bremerton	US	America/Los_Angeles	47.49	-122.76
PWY	Pinedale	US	America/Denver	42.80	-109.81
PXL	Polacca	US	America/Phoenix	35.79	-110.42
PXM	Puerto Escondido	MX	America/Mexico_City	15.88	-97.09
PXO	Porto Santo	PT	Europe/Lisbon	33.07	-16.35
PXR	Surin Airport	TH	Asia/Bangkok	14.87	103.50
PXU	Pleiku	VN	Asia/Ho_Chi_Minh	14.00	108.02
PYA	Velasquez	CO	America/Bogota	5.94	-74.46
PYB	Jeypore	IN	Asia/Kolkata	18.88	82.55
PYE	Penrhyn Island	CK	Pacific/Rarotonga	-9.01	-158.03
PYG	Pakyong	IN	Asia/Kolkata	27.23	88.59
PYH	Cacique Aramare Airport	VE	America/Caracas	5.62	-67.61
PYJ	Yakutia	RU	Asia/Yakutsk	66.40	112.03
PYK	Payam Airport	IR	Asia/Tehran	35.78	50.83
PYM	Plymouth	US	America/New_York	41.91	-70.73
PYO	Puerto Putumayo	EC	America/Guayaquil	0.08	-75.90
PYR	Andravida	GR	Europe/Athens	37.92	21.29
PYS	Paradise	US	America/Los_Angeles	39.71	-121.62
PYY	Mae Hong Son	TH	Asia/Bangkok	19.37	98.44
PYZ	Pataz	PE	America/Lima	-7.87	-77.55
PZA	Paz De Ariporo	CO	America/Bogota	5.88	-71.89
PZB	Pietermaritzburg	ZA	Africa/Johannesburg	-29.65	30.40
PZH	Fort Sandeman	PK	Asia/Karachi	31.36	69.46
PZI	Panzhihua	CN	Asia/Shanghai	26.54	101.80
PZL	Phinda	ZA	Africa/Johannesburg	-27.85	32.31
PZO	Puerto Ordaz-Ciudad Guayana	VE	America/Caracas	8.29	-62.76
PZU	Port Sudan	SD	Africa/Khartoum	19.43	37.23
PZY	Piestany	SK	Europe/Bratislava	48.63	17.83
QAC	Castro	BR	America/Sao_Paulo	-24.81	-49.96
QAK	Barbacena	BR	America/Sao_Paulo	-21.27	-43.76
QAQ	L'Aquila	IT	Europe/Rome	42.38	13.31
QBC	Bella Coola	CA	America/Vancouver	52.39	-126.60
QBX	Sobral	BR	America/Fortaleza	-3.68	-40.34
QCB	Bamberg	DE	Europe/Berlin	49.92	10.91
QCH	Colatina	BR	America/Sao_Paulo	-19.49	-40.58
QCJ	Botucatu	BR	America/Sao_Paulo	-22.94	-48.47
QCN	Hohn	DE	Europe/Berlin	54.31	9.54
QCO	Colon	CU	America/Havana	22.71	-80.92
QCP	Currais Novos	BR	America/Recife	-6.28	-36.54
QCR	Curitibanos	BR	America/Sao_Paulo	-27.28	-50.61
QCY	Coningsby	GB	Europe/London	53.09	-0.17
QDB	Cachoeira Do Sul	BR	America/Sao_Paulo	-30.00	-52.94
QDC	Dracena	BR	America/Sao_Paulo	-21.46	-51.61
QDF	Conselheiro Lafaiete	BR	America/Sao_Paulo	-20.74	-43.80
QGA	Guaira	BR	America/Sao_Paulo	-24.08	-54.19
QGB	Limeira	BR	America/Sao_Paulo	-22.60	-47.41
QGC	Lencois Paulista	BR	America/Sao_Paulo	-22.58	-48.77
QGF	Montenegro	BR	America/Sao_Paulo	-29.72	-51.49
QGP	Garanhuns	BR	America/Recife	-8.83	-36.47
QGS	Alagoinhas	BR	America/Bahia	-12.18	-38.38
QGU	Gifu	JP	Asia/Tokyo	35.39	136.87
QGY	Gyor	HU	Europe/Budapest	47.62	17.81
QHB	Piracicaba	BR	America/Sao_Paulo	-22.71	-47.62
QHN	Taguatinga	BR	America/Araguaina	-12.43	-46.40
QHP	Taubate	BR	America/Sao_Paulo	-23.04	-45.52
QHU	Husum	DE	Europe/Berlin	54.51	9.14
QHV	Novo Hamburgo	BR	America/Sao_Paulo	-29.70	-51.08
QID	Tres Coracoes	BR	America/Sao_Paulo	-21.79	-45.27
QIG	Iguatu	BR	America/Fortaleza	-6.35	-39.29
QIQ	Rio Claro	BR	America/Sao_Paulo	-22.43	-47.56
QIT	Itapetinga	BR	America/Bahia	-15.24	-40.28
QJB	Jubail	SA	Asia/Riyadh	27.04	49.41
QLS	Lausanne	CH	Europe/Zurich	46.55	6.62
QMF	Mafra	BR	America/Sao_Paulo	-26.16	-49.83
QNC	Neuchatel Airport	CH	Europe/Zurich	46.96	6.86
QND	Novi Sad	RS	Europe/Belgrade	45.39	19.84
QNS	Porto Alegre	BR	America/Sao_Paulo	-29.95	-51.14
QNV	Nova Iguacu	BR	America/Sao_Paulo	-22.75	-43.46
QOA	Mococa	BR	America/Sao_Paulo	-21.49	-47.03
QOJ	Sao Borja	BR	America/Sao_Paulo	-28.65	-56.03
QOW	Owerri	NG	Africa/Lagos	5.43	7.21
QPD	Pinar del Rio	CU	America/Havana	22.42	-83.68
QPG	Paya Lebar Air Base	SG	Asia/Singapore	1.36	103.91
QPS	Pirassununga	BR	America/Sao_Paulo	-21.98	-47.33
QRA	Johannesburg	ZA	Africa/Johannesburg	-26.24	28.15
QRC	Rancagua	CL	America/Santiago	-34.17	-70.78
QRO	Queretaro	MX	America/Mexico_City	20.62	-100.19
QRZ	Resende	BR	America/Sao_Paulo	-22.48	-44.48
QSC	Sao Carlos	BR	America/Sao_Paulo	-21.88	-47.90
QSF	Setif	DZ	Africa/Algiers	36.18	5.32
QSN	San Nicolas	CU	America/Havana	22.76	-81.92
QSR	Salerno	IT	Europe/Rome	40.62	14.91
QSX	New Amsterdam	GY	America/Guyana	6.24	-57.47
QSZ	Shache	CN	Asia/Shanghai	38.25	77.06
QUG	Chichester	GB	Europe/London	50.86	-0.76
QUN	Chun Chon City	KR	Asia/Seoul	37.88	127.72
QUT	Utsunomiya Airport	JP	Asia/Tokyo	36.51	139.87
QUY	St. Ives	GB	Europe/London	52.36	-0.11
QVB	Uniao Da Vitoria	BR	America/Sao_Paulo	-26.23	-51.07
QVP	Avare	BR	America/Sao_Paulo	-23.09	-48.99
QWV	Valjevo	RS	Europe/Belgrade	44.30	20.02
QXB	Lyon	FR	Europe/Paris	43.51	5.37
QXC	Barra De Santo Antonio	BR	America/Maceio	-9.38	-35.54
QZD	Szeged	HU	Europe/Budapest	46.25	20.09
RAB	Tokua	PG	Pacific/Port_Moresby	-4.34	152.38
RAC	Racine	US	America/Chicago	42.76	-87.81
RAE	Arar	SA	Asia/Riyadh	30.91	41.14
RAF	Rafaela	AR	America/Argentina/Cordoba	-31.28	-61.50
RAG	Raglan Airfield	NZ	Pacific/Auckland	-37.80	174.86
RAH	Rafha	SA	Asia/Riyadh	29.63	43.49
RAI	Praia	CV	Atlantic/Cape_Verde	14.92	-23.49
RAK	Marrakech	MA	Africa/Casablanca	31.61	-8.04
RAL	Riverside	US	America/Los_Angeles	33.95	-117.45
RAM	Ramingining Airport	AU	Australia/Darwin	-12.36	134.90
RAN	Ravenna	IT	Europe/Rome	44.36	12.22
RAO	Ribeirao Preto	BR	America/Sao_Paulo	-21.14	-47.78
RAP	Rapid City	US	America/Denver	44.05	-103.06
RAR	Avarua	CK	Pacific/Rarotonga	-21.20	-159.81
RAS	Rasht	IR	Asia/Tehran	37.32	49.62
RAV	Cravo Norte	CO	America/Bogota	6.32	-70.21
RAZ	Rawalakot	PK	Asia/Karachi	33.85	73.80
RBA	Rabat	MA	Africa/Casablanca	34.05	-6.75
RBB	Borba	BR	America/Boa_Vista	-4.41	-59.60
RBC	Robinvale Airport	AU	Australia/Melbourne	-34.65	142.78
RBD	Dallas	US	America/Chicago	32.68	-96.87
RBE	Ratanakiri	KH	Asia/Phnom_Penh	13.73	106.99
RBF	Big Bear City	US	America/Los_Angeles	34.26	-116.86
RBG	Roseburg	US	America/Los_Angeles	43.24	-123.36
RBK	Murrieta	US	America/Los_Angeles	33.57	-117.13
RBL	Red Bluff	US	America/Los_Angeles	40.15	-122.25
RBM	Straubing	DE	Europe/Berlin	48.90	12.52
RBO	Robore	BO	America/La_Paz	-18.33	-59.77
RBQ	Rurenabaque	BO	America/La_Paz	-14.43	-67.50
RBR	Rio Branco	BR	America/Rio_Branco	-9.87	-67.90
RBS	Orbost Airport	AU	Australia/Melbourne	-37.79	148.61
RBT	Marsabit	KE	Africa/Nairobi	2.35	37.98
RBU	Roebourne	AU	Australia/Perth	-20.76	117.16
RBV	Ramata	SB	Pacific/Guadalcanal	-8.17	157.64
RBW	Walterboro	US	America/New_York	32.92	-80.64
RBX	Rumbek	SS	Africa/Juba	6.83	29.67
RBY	Ruby	US	America/Anchorage	64.73	-155.47
RCA	Rapid City	US	America/Denver	44.15	-103.10
RCB	Richards Bay	ZA	Africa/Johannesburg	-28.74	32.09
RCE	Roche Harbor	US	America/Los_Angeles	48.61	-123.16
RCH	Riohacha	CO	America/Bogota	11.53	-72.93
RCK	Rockdale	US	America/Chicago	30.63	-96.99
RCL	Redcliffe	VU	Pacific/Efate	-15.47	167.84
RCM	Richmond Airport	AU	Australia/Brisbane	-20.70	143.12
RCO	Rochefort	FR	Europe/Paris	45.89	-0.98
RCQ	Reconquista	AR	America/Argentina/Cordoba	-29.21	-59.68
RCR	Rochester	US	America/Indiana/Indianapolis	41.07	-86.18
RCS	Rochester	GB	Europe/London	51.35	0.50
RCT	Reed City	US	America/Detroit	43.90	-85.52
RCU	Rio Cuarto	AR	America/Argentina/Cordoba	-33.09	-64.26
RCY	Rum Cay Airport	BS	America/Nassau	23.68	-74.84
RDB	Red Dog	US	America/Nome	68.03	-162.90
RDC	Redencao	BR	America/Belem	-8.03	-49.98
RDD	Redding	US	America/Los_Angeles	40.51	-122.29
RDE	Merdei-Papua Island	ID	Asia/Jayapura	-1.58	133.33
RDG	Reading	US	America/New_York	40.38	-75.97
RDM	Redmond	US	America/Los_Angeles	44.25	-121.15
RDN	Redang	MY	Asia/Kuala_Lumpur	5.77	103.01
RDO	Radom-Sadkow Airport	PL	Europe/Warsaw	51.39	21.21
RDR	Grand Forks	US	America/Chicago	47.96	-97.40
RDS	Rincon de los Sauces	AR	America/Argentina/Salta	-37.39	-68.90
RDT	Richard Toll	SN	Africa/Dakar	16.43	-15.65
RDU	Raleigh	US	America/New_York	35.88	-78.79
RDV	Red Devil	US	America/Anchorage	61.79	-157.35
RDZ	Rodez	FR	Europe/Paris	44.41	2.48
REA	Reao Airport	PF	Pacific/Tahiti	-18.47	-136.44
REB	Larz	DE	Europe/Berlin	53.31	12.75
REC	Recife	BR	America/Recife	-8.13	-34.92
RED	Reedsville	US	America/New_York	40.68	-77.63
REE	Lubbock	US	America/Chicago	33.59	-102.04
REG	Reggio Calabria	IT	Europe/Rome	38.07	15.65
REI	Regina	GF	America/Cayenne	4.31	-52.13
REL	Rawson	AR	America/Argentina/Catamarca	-43.21	-65.27
REN	Orenburg	RU	Asia/Yekaterinburg	51.80	55.46
REO	Rome	US	America/Boise	42.58	-117.89
REQ	Requena	PE	America/Lima	-5.07	-73.87
RER	Retalhuleu	GT	America/Guatemala	14.52	-91.70
RES	Resistencia	AR	America/Argentina/Cordoba	-27.45	-59.06
RET	Røst Airport	NO	Europe/Oslo	67.53	12.10
REU	Reus	ES	Europe/Madrid	41.15	1.17
REX	Reynosa	MX	America/Mexico_City	26.01	-98.23
REY	Reyes	BO	America/La_Paz	-14.30	-67.35
RFA	Rafai	CF	Africa/Bangui	4.99	23.93
RFD	Chicago	US	America/Chicago	42.20	-89.10
RFG	Refugio	US	America/Chicago	28.30	-97.33
RFK	Rolling Fork	US	America/Chicago	32.95	-90.85
RFN	Raufarhöfn	IS	Atlantic/Reykjavik	66.41	-15.92
RFP	Uturoa	PF	Pacific/Tahiti	-16.72	-151.47
RFR	Rio Frio	CR	America/Costa_Rica	10.33	-83.89
RFS	La Rosita	NI	America/Managua	13.89	-84.41
RGA	Rio Grande	AR	America/Argentina/Ushuaia	-53.78	-67.75
RGH	Balurghat	IN	Asia/Kolkata	25.26	88.80
RGI	Rangiroa Airport	PF	Pacific/Tahiti	-14.95	-147.66
RGK	Gorno-Altaysk	RU	Asia/Krasnoyarsk	51.97	85.83
RGL	Rio Gallegos	AR	America/Argentina/Rio_Gallegos	-51.61	-69.31
RGN	Yangon	MM	Asia/Yangon	16.91	96.13
RGO	Orang Airport	KP	Asia/Pyongyang	41.43	129.65
RGR	Ranger	US	America/Chicago	32.45	-98.68
RGS	Burgos	ES	Europe/Madrid	42.36	-3.62
RGT	Rengat, Sumatra Island	ID	Asia/Jakarta	-0.35	102.33
RHA	Reykholar	IS	Atlantic/Reykjavik	65.45	-22.21
RHD	Rio Hondo	AR	America/Argentina/Cordoba	-27.47	-64.91
RHE	Reims	FR	Europe/Paris	49.31	4.05
RHG	Ruhengeri	RW	Africa/Kigali	-1.50	29.63
RHI	Rhinelander	US	America/Chicago	45.63	-89.47
RHL	Roy Hill Station Airport	AU	Australia/Perth	-22.63	119.96
RHN	Rosh Pinah	NA	Africa/Windhoek	-27.88	16.65
RHO	Rodes Island	GR	Europe/Athens	36.41	28.09
RHP	Ramechhap	NP	Asia/Kathmandu	27.39	86.06
RHT	Badanjilin	CN	Asia/Shanghai	39.23	101.55
RHV	San Jose	US	America/Los_Angeles	37.33	-121.82
RIA	Santa Maria	BR	America/Sao_Paulo	-29.71	-53.69
RIB	Riberalta	BO	America/La_Paz	-11.00	-66.00
RIC	Richmond	US	America/New_York	37.51	-77.32
RID	Richmond	US	America/New_York	39.76	-84.84
RIE	Rice Lake	US	America/Chicago	45.42	-91.77
RIF	Richfield	US	America/Denver	38.73	-112.10
RIG	Rio Grande	BR	America/Sao_Paulo	-32.08	-52.16
RIH	Río Hato	PA	America/Panama	8.38	-80.13
RIJ	Rioja	PE	America/Lima	-6.07	-77.16
RIK	Nicoya	CR	America/Costa_Rica	9.87	-85.48
RIL	Rifle	US	America/Denver	39.53	-107.73
RIM	Rodriguez de Mendoza	PE	America/Lima	-6.39	-77.50
RIN	Ringi Cove	SB	Pacific/Guadalcanal	-8.13	157.14
RIR	Riverside	US	America/Los_Angeles	33.99	-117.41
RIS	Rishiri	JP	Asia/Tokyo	45.24	141.19
RIV	Riverside	US	America/Los_Angeles	33.88	-117.26
RIW	Riverton	US	America/Denver	43.06	-108.46
RIX	Riga	LV	Europe/Riga	56.92	23.97
RIY	Riyan	YE	Asia/Aden	14.66	49.38
RJA	Rajahmundry	IN	Asia/Kolkata	17.11	81.82
RJB	Rajbiraj	NP	Asia/Kathmandu	26.52	86.75
RJH	Rajshahi	BD	Asia/Dhaka	24.44	88.62
RJK	Rijeka	HR	Europe/Zagreb	45.22	14.57
RJL	Logrono	ES	Europe/Madrid	42.46	-2.32
RJN	Rafsanjan Airport	IR	Asia/Tehran	30.30	56.05
RKA	Aratika Nord Airport	PF	Pacific/Tahiti	-15.49	-145.47
RKD	Rockland	US	America/New_York	44.06	-69.10
RKE	Copenhagen	DK	Europe/Copenhagen	55.59	12.13
RKH	Rock Hill	US	America/New_York	34.99	-81.06
RKO	Sipora Island	ID	Asia/Jakarta	-2.10	99.70
RKP	Rockport	US	America/Chicago	28.09	-97.04
RKR	Poteau	US	America/Chicago	35.02	-94.62
RKS	Rock Springs	US	America/Denver	41.59	-109.07
RKT	Ras Al Khaimah	AE	Asia/Dubai	25.61	55.94
RKV	Reykjavik	IS	Atlantic/Reykjavik	64.13	-21.94
RKW	Rockwood	US	America/Chicago	35.92	-84.69
RLD	Richland	US	America/Los_Angeles	46.31	-119.30
RLG	Rostock	DE	Europe/Berlin	53.92	12.28
RLK	Bayannur	CN	Asia/Shanghai	40.93	107.74
RLO	Merlo	AR	America/Argentina/San_Luis	-32.38	-65.19
RLT	Arlit	NE	Africa/Niamey	18.79	7.37
RMA	Roma	AU	Australia/Brisbane	-26.55	148.77
RMB	Buraimi	OM	Asia/Muscat	24.23	55.78
RME	Rome	US	America/New_York	43.23	-75.41
RMF	Marsa Alam	EG	Africa/Cairo	25.56	34.58
RMG	Rome	US	America/New_York	34.35	-85.16
RMI	Rimini	IT	Europe/Rome	44.02	12.61
RMK	Renmark Airport	AU	Australia/Adelaide	-34.20	140.67
RML	Colombo	LK	Asia/Colombo	6.82	79.89
RMN	Rumginae Airport	PG	Pacific/Port_Moresby	-5.90	141.27
RMO	Chișinău	MD	Europe/Chisinau	46.93	28.93
RMP	Rampart	US	America/Anchorage	65.51	-150.14
RMQ	Taichung City	TW	Asia/Taipei	24.26	120.62
RMS	Ramstein	DE	Europe/Berlin	49.44	7.60
RMU	Corvera	ES	Europe/Madrid	37.80	-1.12
RMY	Mariposa	US	America/Los_Angeles	37.51	-120.04
RNA	Arona	SB	Pacific/Guadalcanal	-9.86	161.98
RNB	Ronneby Airport	SE	Europe/Stockholm	56.27	15.27
RNC	Mc Minnville	US	America/Chicago	35.70	-85.84
RND	Universal City	US	America/Chicago	29.53	-98.28
RNE	Roanne	FR	Europe/Paris	46.06	4.00
RNG	Rangely	US	America/Denver	40.09	-108.76
RNH	New Richmond	US	America/Chicago	45.15	-92.54
RNI	Corn Island	NI	America/Managua	12.16	-83.06
RNJ	Yoron Airport	JP	Asia/Tokyo	27.04	128.40
RNL	Rennell Island	SB	Pacific/Guadalcanal	-11.53	160.06
RNM	Ghaba	OM	Asia/Muscat	21.38	57.05
RNN	Ronne	DK	Europe/Copenhagen	55.06	14.76
RNO	Reno	US	America/Los_Angeles	39.50	-119.77
RNS	Rennes	FR	Europe/Paris	48.07	-1.73
RNT	Renton	US	America/Los_Angeles	47.49	-122.22
RNU	Ranau	MY	Asia/Kuching	5.95	116.67
RNZ	Rensselaer	US	America/Chicago	40.95	-87.18
ROA	Roanoke	US	America/New_York	37.33	-79.98
ROB	Monrovia	LR	Africa/Monrovia	6.23	-10.36
ROC	Rochester	US	America/New_York	43.12	-77.67
ROD	Robertson	ZA	Africa/Johannesburg	-33.81	19.90
ROF	Montague	US	America/Los_Angeles	41.73	-122.54
ROG	Rogers	US	America/Chicago	36.37	-94.11
ROH	Robinhood Airport	AU	Australia/Brisbane	-18.84	143.71
ROI	Roi Et Airport	TH	Asia/Bangkok	16.12	103.77
ROK	Rockhampton	AU	Australia/Brisbane	-23.38	150.48
ROL	Roosevelt	US	America/Denver	40.28	-110.05
RON	Paipa	CO	America/Bogota	5.76	-73.11
ROO	Rondonopolis	BR	America/Cuiaba	-16.59	-54.72
ROP	Rota Island	MP	Pacific/Saipan	14.17	145.24
ROR	Babelthuap Island	PW	Pacific/Palau	7.37	134.54
ROS	Rosario	AR	America/Argentina/Cordoba	-32.90	-60.78
ROT	Rotorua	NZ	Pacific/Auckland	-38.11	176.32
ROV	Rostov-on-Don	RU	Europe/Moscow	47.50	39.93
ROW	Roswell	US	America/Denver	33.30	-104.53
ROX	Roseau	US	America/Chicago	48.86	-95.70
ROY	Rio Mayo	AR	America/Argentina/Catamarca	-45.70	-70.25
ROZ	Rota	ES	Europe/Madrid	36.65	-6.35
RPB	Roper Bar Airport	AU	Australia/Darwin	-14.74	134.52
RPM	Ngukurr Airport	AU	Australia/Darwin	-14.72	134.75
RPN	Rosh Pina	IL	Asia/Jerusalem	32.98	35.57
RPR	Raipur	IN	Asia/Kolkata	21.18	81.74
RPX	Roundup	US	America/Denver	46.48	-108.54
RQA	Ruoqiang	CN	Asia/Shanghai	38.97	88.01
RQW	Qayyarah	IQ	Asia/Baghdad	35.77	43.13
RQY	Shimoga	IN	Asia/Kolkata	13.85	75.61
RRE	Marree Airport	AU	Australia/Adelaide	-29.66	138.06
RRG	Port Mathurin	MU	Indian/Mauritius	-19.76	63.36
RRK	Rourkela Airport	IN	Asia/Kolkata	22.26	84.81
RRL	Merrill	US	America/Chicago	45.20	-89.71
RRR	Raroia Airport	PF	Pacific/Tahiti	-16.05	-142.48
RRS	Roros	NO	Europe/Oslo	62.58	11.34
RRT	Warroad	US	America/Chicago	48.94	-95.35
RSA	Santa Rosa	AR	America/Argentina/Salta	-36.59	-64.28
RSB	Roseberth Airport	AU	Australia/Brisbane	-25.83	139.65
RSD	Rock Sound	BS	America/Nassau	24.90	-76.18
RSH	Russian Mission	US	America/Anchorage	61.77	-161.32
RSI	Hanak	SA	Asia/Riyadh	25.63	37.09
RSK	Ransiki-Papua Island	ID	Asia/Jayapura	-1.51	134.19
RSL	Russell	US	America/Chicago	38.87	-98.81
RSN	Ruston	US	America/Chicago	32.51	-92.59
RSS	Ad Damazin	SD	Africa/Khartoum	11.79	34.34
RST	Rochester	US	America/Chicago	43.91	-92.50
RSU	Yeosu	KR	Asia/Seoul	34.84	127.62
RSW	Fort Myers	US	America/New_York	26.54	-81.76
RTA	Rotuma	FJ	Pacific/Fiji	-12.48	177.07
RTB	Roatan Island	HN	America/Tegucigalpa	16.32	-86.52
RTC	Ratnagiri Airport	IN	Asia/Kolkata	17.01	73.33
RTG	Satar Tacik-Flores Island	ID	Asia/Makassar	-8.60	120.48
RTL	Spirit Lake	US	America/Chicago	43.39	-95.14
RTM	Rotterdam	NL	Europe/Amsterdam	51.96	4.44
RTN	Raton	US	America/Denver	36.74	-104.50
RTP	Rutland Plains Airport	AU	Australia/Brisbane	-15.64	141.84
RTS	Rottnest Island Airport	AU	Australia/Perth	-32.01	115.54
RTU	Maratua Island	ID	Asia/Makassar	2.20	118.60
RTY	Merty Merty Airport	AU	Australia/Adelaide	-28.58	140.32
RUA	Arua	UG	Africa/Kampala	3.05	30.92
RUD	Shahroud Airport	IR	Asia/Tehran	36.43	55.10
RUE	Butembo	CD	Africa/Lubumbashi	0.12	29.31
RUG	Rugao	CN	Asia/Shanghai	32.26	120.50
RUH	Riyadh	SA	Asia/Riyadh	24.96	46.70
RUI	Ruidoso	US	America/Denver	33.46	-105.53
RUK	Rukumkot	NP	Asia/Kathmandu	28.63	82.19
RUL	Gadhdhoo	MV	Indian/Maldives	0.34	73.51
RUM	Rumjatar	NP	Asia/Kathmandu	27.30	86.55
RUN	St Denis	RE	Indian/Reunion	-20.89	55.51
RUP	Rupsi India Airport	IN	Asia/Kolkata	26.14	89.91
RUR	Rurutu Airport	PF	Pacific/Tahiti	-22.43	-151.36
RUS	Marau	SB	Pacific/Guadalcanal	-9.86	160.82
RUT	Rutland	US	America/New_York	43.53	-72.95
RUV	Rubelsanto	GT	America/Guatemala	15.99	-90.45
RUY	Ruinas de Copan	HN	America/Tegucigalpa	14.84	-89.14
RVA	Farafangana Airport	MG	Indian/Antananarivo	-22.81	47.82
RVD	Rio Verde	BR	America/Sao_Paulo	-17.83	-50.96
RVE	Saravena	CO	America/Bogota	6.95	-71.86
RVI	Rostov-on-Don	RU	Europe/Moscow	47.26	39.82
RVK	Rorvik	NO	Europe/Oslo	64.84	11.15
RVN	Rovaniemi	FI	Europe/Helsinki	66.56	25.83
RVO	Reivilo	ZA	Africa/Johannesburg	-27.55	24.17
RVR	Green River	US	America/Denver	38.96	-110.23
RVS	Tulsa	US	America/Chicago	36.04	-95.98
RVT	Ravensthorpe Airport	AU	Australia/Perth	-33.80	120.21
RVV	Raivavae Airport	PF	Pacific/Tahiti	-23.89	-147.66
RVY	Rivera	UY	America/Montevideo	-30.97	-55.48
RWF	Redwood Falls	US	America/Chicago	44.55	-95.08
RWI	Rocky Mount	US	America/New_York	35.86	-77.89
RWL	Rawlins	US	America/Denver	41.81	-107.20
RWN	Rivne	UA	Europe/Kyiv	50.61	26.14
RXE	Rexburg	US	America/Boise	43.83	-111.81
RXS	Roxas City	PH	Asia/Manila	11.60	122.75
RYB	Rybinsk	RU	Europe/Moscow	58.10	38.93
RYK	Rahim Yar Khan	PK	Asia/Karachi	28.38	70.28
RYN	Royan	FR	Europe/Paris	45.63	-0.97
RYO	El Turbio	AR	America/Argentina/Rio_Gallegos	-51.61	-72.22
RZA	Santa Cruz	AR	America/Argentina/Rio_Gallegos	-50.02	-68.58
RZE	Rzeszow	PL	Europe/Warsaw	50.11	22.02
RZN	Ryazan	RU	Europe/Moscow	54.56	39.86
RZP	Taytay Airport	PH	Asia/Manila	10.82	119.51
RZR	Ramsar Airport	IR	Asia/Tehran	36.91	50.68
RZV	Rize–Artvin Airport	TR	Europe/Istanbul	41.17	40.83
RZZ	Roanoke Rapids	US	America/New_York	36.33	-77.64
SAA	Saratoga	US	America/Denver	41.44	-106.83
SAB	Saba	BQ	America/Kralendijk	17.64	-63.22
SAC	Sacramento	US	America/Los_Angeles	38.51	-121.49
SAD	Safford	US	America/Phoenix	32.85	-109.64
SAF	Santa Fe	US	America/Denver	35.62	-106.09
SAH	Sana'a	YE	Asia/Aden	15.48	44.22
SAI	Siem Reap	KH	Asia/Phnom_Penh	13.37	104.22
SAK	Sauðárkrókur	IS	Atlantic/Reykjavik	65.73	-19.57
SAL	Santa Clara	SV	America/El_Salvador	13.44	-89.06
SAN	San Diego	US	America/Los_Angeles	32.73	-117.19
SAP	La Mesa	HN	America/Tegucigalpa	15.45	-87.92
SAQ	Andros Island	BS	America/Nassau	25.05	-78.05
SAR	Sparta	US	America/Chicago	38.15	-89.70
SAS	Salton City	US	America/Los_Angeles	33.24	-115.95
SAT	San Antonio	US	America/Chicago	29.53	-98.47
SAU	Sawu-Sawu Island	ID	Asia/Makassar	-10.48	121.90
SAV	Savannah	US	America/New_York	32.13	-81.20
SAW	Istanbul	TR	Europe/Istanbul	40.90	29.31
SAY	Siena	IT	Europe/Rome	43.26	11.26
SAZ	Sasstown	LR	Africa/Monrovia	4.67	-8.43
SBA	Santa Barbara	US	America/Los_Angeles	34.43	-119.84
SBB	Santa Barbara	VE	America/Caracas	7.80	-71.17
SBD	San Bernardino	US	America/Los_Angeles	34.10	-117.23
SBE	Suabi Airport	PG	Pacific/Port_Moresby	-6.10	142.28
SBG	Sabang, We Island	ID	Asia/Jakarta	5.87	95.34
SBH	Gustavia	BL	America/St_Barthelemy	17.90	-62.84
SBI	Koundara	GN	Africa/Conakry	12.57	-13.36
SBJ	Sao Mateus	BR	America/Sao_Paulo	-18.72	-39.83
SBK	Saint-Brieuc	FR	Europe/Paris	48.54	-2.85
SBL	Santa Ana del Yacuma	BO	America/La_Paz	-13.76	-65.44
SBM	Sheboygan	US	America/Chicago	43.77	-87.85
SBN	South Bend	US	America/Indiana/Indianapolis	41.71	-86.32
SBO	Salina	US	America/Denver	39.03	-111.84
SBP	San Luis Obispo	US	America/Los_Angeles	35.24	-120.64
SBQ	Sibi	PK	Asia/Karachi	29.57	67.85
SBR	Saibai Island	AU	Australia/Brisbane	-9.38	142.62
SBS	Steamboat Springs	US	America/Denver	40.52	-106.87
SBT	Sabetta	RU	Asia/Yekaterinburg	71.22	72.04
SBU	Springbok	ZA	Africa/Johannesburg	-29.69	17.94
SBW	Sibu	MY	Asia/Kuching	2.26	111.98
SBX	Shelby	US	America/Denver	48.54	-111.87
SBY	Salisbury	US	America/New_York	38.34	-75.51
SBZ	Sibiu	RO	Europe/Bucharest	45.79	24.09
SCB	Scribner	US	America/Chicago	41.61	-96.63
SCC	Deadhorse	US	America/Anchorage	70.19	-148.47
SCE	State College	US	America/New_York	40.85	-77.85
SCF	Scottsdale	US	America/Phoenix	33.62	-111.91
SCG	Spring Creek Airport	AU	Australia/Brisbane	-18.63	144.57
SCH	Schenectady	US	America/New_York	42.85	-73.93
SCI	Paramillo Airport	VE	America/Caracas	7.80	-72.20
SCK	Stockton	US	America/Los_Angeles	37.89	-121.24
SCL	Santiago	CL	America/Santiago	-33.39	-70.79
SCM	Scammon Bay	US	America/Anchorage	61.84	-165.57
SCN	Saarbrucken	DE	Europe/Berlin	49.21	7.11
SCO	Aktau	KZ	Asia/Oral	43.86	51.09
SCP	Mende	FR	Europe/Paris	44.70	6.60
SCQ	Santiago de Compostela	ES	Europe/Madrid	42.90	-8.42
SCR	Rörbäcksnäs	SE	Europe/Stockholm	61.16	12.83
SCT	Socotra Islands	YE	Asia/Aden	12.63	53.91
SCU	Santiago	CU	America/Havana	19.97	-75.84
SCV	Suceava	RO	Europe/Bucharest	47.69	26.35
SCW	Syktyvkar	RU	Europe/Moscow	61.65	50.85
SCY	San Cristobal	EC	Pacific/Galapagos	-0.91	-89.62
SCZ	Santa Cruz	SB	Pacific/Guadalcanal	-10.72	165.79
SDB	Langebaanweg	ZA	Africa/Johannesburg	-32.97	18.16
SDD	Lubango	AO	Africa/Luanda	-14.92	13.57
SDE	Santiago del Estero	AR	America/Argentina/Cordoba	-27.77	-64.31
SDF	Louisville	US	America/Kentucky/Louisville	38.17	-85.74
SDG	Sanandaj Airport	IR	Asia/Tehran	35.25	47.01
SDJ	Sendai	JP	Asia/Tokyo	38.14	140.92
SDK	Sandakan	MY	Asia/Kuching	5.90	118.06
SDL	Sundsvall	SE	Europe/Stockholm	62.53	17.44
SDM	San Diego	US	America/Los_Angeles	32.57	-116.98
SDN	Sandane	NO	Europe/Oslo	61.83	6.11
SDP	Sand Point	US	America/Anchorage	55.31	-160.52
SDQ	Santo Domingo	DO	America/Santo_Domingo	18.43	-69.67
SDR	Santander	ES	Europe/Madrid	43.43	-3.82
SDS	Sado Airport	JP	Asia/Tokyo	38.06	138.41
SDT	Saidu Sharif	PK	Asia/Karachi	34.81	72.35
SDU	Rio De Janeiro	BR	America/Sao_Paulo	-22.91	-43.16
SDX	Sedona	US	America/Phoenix	34.85	-111.79
SDY	Sidney	US	America/Denver	47.71	-104.19
SEA	Seattle	US	America/Los_Angeles	47.45	-122.31
SEB	Sabha	LY	Africa/Tripoli	26.99	14.47
SEE	San Diego	US	America/Los_Angeles	32.83	-116.97
SEF	Sebring	US	America/New_York	27.46	-81.34
SEG	Selinsgrove	US	America/New_York	40.82	-76.86
SEH	Senggeh-Papua Island	ID	Asia/Jayapura	-3.43	140.82
SEM	Selma	US	America/Chicago	32.34	-86.99
SEN	Southend	GB	Europe/London	51.57	0.70
SEO	Seguela	CI	Africa/Abidjan	7.97	-6.71
SEP	Stephenville	US	America/Chicago	32.22	-98.18
SER	Seymour	US	America/Indiana/Indianapolis	38.92	-85.91
SEU	Seronera	TZ	Africa/Dar_es_Salaam	-2.46	34.82
SEV	Sievierodonetsk	UA	Europe/Zaporozhye	48.90	38.54
SEW	Siwa	EG	Africa/Cairo	29.35	25.51
SEY	Selibaby	MR	Africa/Nouakchott	15.18	-12.21
SEZ	Mahe Island	SC	Indian/Mahe	-4.67	55.52
SFA	Sfax	TN	Africa/Tunis	34.72	10.69
SFB	Orlando	US	America/New_York	28.78	-81.23
SFC	St-Francois	GP	America/Guadeloupe	16.26	-61.26
SFD	Inglaterra	VE	America/Caracas	7.88	-67.44
SFE	San Fernando Airport	PH	Asia/Manila	16.60	120.30
SFF	Spokane	US	America/Los_Angeles	47.68	-117.32
SFG	Grand Case	MF	America/Marigot	18.10	-63.05
SFH	San Felipe International Airport	MX	America/Tijuana	30.93	-114.81
SFJ	Kangerlussuaq	GL	America/Nuuk	67.01	-50.71
SFK	Soure	BR	America/Belem	-0.70	-48.52
SFL	Sao Filipe	CV	Atlantic/Cape_Verde	14.88	-24.48
SFM	Sanford	US	America/New_York	43.39	-70.71
SFN	Santa Fe	AR	America/Argentina/Cordoba	-31.71	-60.81
SFO	San Francisco	US	America/Los_Angeles	37.62	-122.38
SFQ	Sanliurfa	TR	Europe/Istanbul	37.09	38.85
SFS	Olongapo City	PH	Asia/Manila	14.79	120.27
SFT	Skelleftea	SE	Europe/Stockholm	64.62	21.08
SFZ	Pawtucket	US	America/New_York	41.92	-71.49
SGA	Sheghnan	AF	Asia/Kabul	37.57	71.50
SGC	Surgut	RU	Asia/Yekaterinburg	61.34	73.40
SGD	Sonderborg	DK	Europe/Copenhagen	54.96	9.79
SGE	Siegerland Airport	DE	Europe/Berlin	50.71	8.08
SGF	Springfield	US	America/Chicago	37.25	-93.39
SGG	Simanggang	MY	Asia/Kuching	1.22	111.45
SGH	Springfield	US	America/New_York	39.84	-83.84
SGI	Sargodha	PK	Asia/Karachi	32.05	72.67
SGL	Cavite City	PH	Asia/Manila	14.50	120.90
SGN	Ho Chi Minh City	VN	Asia/Ho_Chi_Minh	10.82	106.65
SGO	St George Airport	AU	Australia/Brisbane	-28.05	148.59
SGP	Shay Gap	AU	Australia/Perth	-20.42	120.14
SGQ	Sanggata-Timor Island	ID	Asia/Makassar	0.50	117.33
SGR	Houston	US	America/Chicago	29.62	-95.66
SGS	Sanga Sanga Airport	PH	Asia/Manila	5.05	119.74
SGT	Stuttgart	US	America/Chicago	34.60	-91.58
SGU	St George	US	America/Denver	37.04	-113.51
SGV	Sierra Grande	AR	America/Argentina/Salta	-41.59	-65.34
SGX	Songea	TZ	Africa/Dar_es_Salaam	-10.68	35.58
SGY	Skagway	US	America/Anchorage	59.46	-135.32
SGZ	Songkhla Airport	TH	Asia/Bangkok	7.19	100.61
SHA	Shanghai	CN	Asia/Shanghai	31.20	121.34
SHB	Nakashibetsu	JP	Asia/Tokyo	43.58	144.96
SHC	Shire	ET	Africa/Addis_Ababa	14.08	38.27
SHD	Staunton	US	America/New_York	38.26	-78.90
SHE	Shenyang	CN	Asia/Shanghai	41.64	123.48
SHG	Shungnak	US	America/Anchorage	66.89	-157.16
SHH	Shishmaref	US	America/Anchorage	66.25	-166.09
SHI	Shimojishima Airport	JP	Asia/Tokyo	24.83	125.14
SHJ	Sharjah	AE	Asia/Dubai	25.33	55.52
SHK	Sehonghong	LS	Africa/Maseru	-29.73	28.77
SHL	Shillong	IN	Asia/Kolkata	25.70	91.98
SHM	Shirahama	JP	Asia/Tokyo	33.66	135.36
SHN	Shelton	US	America/Los_Angeles	47.23	-123.15
SHO	Manzini	SZ	Africa/Mbabane	-26.36	31.72
SHQ	Southport Airport	AU	Australia/Brisbane	-27.91	153.37
SHR	Sheridan	US	America/Denver	44.77	-106.98
SHS	Shashi	CN	Asia/Shanghai	30.32	112.28
SHT	Shepparton Airport	AU	Australia/Hobart	-36.43	145.39
SHU	Smith Point Airport	AU	Australia/Darwin	-11.15	132.15
SHV	Shreveport	US	America/Chicago	32.45	-93.83
SHW	Sharurah Airport	SA	Asia/Riyadh	17.47	47.12
SHX	Shageluk	US	America/Anchorage	62.69	-159.57
SHY	Shinyanga	TZ	Africa/Dar_es_Salaam	-3.61	33.50
SHZ	Seshutes	LS	Africa/Maseru	-29.27	28.55
SIB	Sibiti	CG	Africa/Brazzaville	-3.68	13.35
SID	Espargos	CV	Atlantic/Cape_Verde	16.74	-22.95
SIE	Sines	PT	Europe/Lisbon	37.94	-8.82
SIF	Simara	NP	Asia/Kathmandu	27.16	84.98
SIG	San Juan	US	America/Puerto_Rico	18.46	-66.10
SIH	Silgadi Doti	NP	Asia/Kathmandu	29.26	80.94
SII	Sidi Ifni	MA	Africa/Casablanca	29.37	-10.19
SIJ	Siglufjörður	IS	Atlantic/Reykjavik	66.13	-18.92
SIK	Sikeston	US	America/Chicago	36.90	-89.56
SIL	Sila Mission	PG	Pacific/Port_Moresby	-9.07	148.39
SIM	Simbai	PG	Pacific/Port_Moresby	-5.28	144.54
SIN	Singapore	SG	Asia/Singapore	1.35	103.99
SIO	Smithton Airport	AU	Australia/Hobart	-40.84	145.08
SIP	Simferopol	UA	Europe/Simferopol	45.05	33.98
SIQ	Pasirkuning-Singkep Island	ID	Asia/Jakarta	-0.48	104.58
SIR	Sion	CH	Europe/Zurich	46.22	7.33
SIS	Sishen	ZA	Africa/Johannesburg	-27.65	23.00
SIT	Sitka	US	America/Anchorage	57.05	-135.36
SIU	Siuna	NI	America/Managua	13.73	-84.78
SIV	Sullivan	US	America/Indiana/Indianapolis	39.11	-87.45
SIW	Parapat, Sumatra Island	ID	Asia/Jakarta	2.67	98.93
SIX	Singleton	AU	Australia/Sydney	-32.60	151.19
SIY	Montague	US	America/Los_Angeles	41.78	-122.47
SJA	San Juan de Marcona	PE	America/Lima	-15.35	-75.14
SJB	San Joaquin	BO	America/La_Paz	-13.05	-64.66
SJC	San Jose	US	America/Los_Angeles	37.36	-121.93
SJD	San Jose del Cabo	MX	America/Mazatlan	23.15	-109.72
SJE	San Jose Del Guaviare	CO	America/Bogota	2.58	-72.64
SJI	San Jose	PH	Asia/Manila	12.36	121.05
SJJ	Sarajevo	BA	Europe/Sarajevo	43.82	18.33
SJK	Sao Jose Dos Campos	BR	America/Sao_Paulo	-23.23	-45.86
SJL	Sao Gabriel Da Cachoeira	BR	America/Boa_Vista	-0.15	-66.99
SJN	St Johns	US	America/Phoenix	34.52	-109.38
SJO	San Jose	CR	America/Costa_Rica	9.99	-84.21
SJP	Sao Jose Do Rio Preto	BR	America/Sao_Paulo	-20.82	-49.41
SJQ	Sesheke	ZM	Africa/Lusaka	-17.48	24.30
SJS	San Jose de Chiquitos	BO	America/La_Paz	-17.83	-60.74
SJT	San Angelo	US	America/Chicago	31.36	-100.50
SJU	San Juan	US	America/Puerto_Rico	18.44	-66.00
SJV	San Javier	BO	America/La_Paz	-16.27	-62.47
SJW	Shijiazhuang	CN	Asia/Shanghai	38.28	114.70
SJY	Seinajoki	FI	Europe/Helsinki	62.69	22.83
SJZ	Velas	PT	Atlantic/Azores	38.67	-28.18
SKA	Spokane	US	America/Los_Angeles	47.62	-117.66
SKB	Basseterre	KN	America/St_Kitts	17.31	-62.72
SKC	Suki	PG	Pacific/Port_Moresby	-8.05	141.72
SKD	Samarkand	UZ	Asia/Samarkand	39.70	66.98
SKF	San Antonio	US	America/Chicago	29.38	-98.58
SKG	Thessaloniki	GR	Europe/Athens	40.52	22.97
SKH	Surkhet	NP	Asia/Kathmandu	28.59	81.64
SKK	Shaktoolik	US	America/Anchorage	64.37	-161.22
SKL	Broadford	GB	Europe/London	57.25	-5.83
SKN	Hadsel	NO	Europe/Oslo	68.58	15.03
SKO	Sokoto	NG	Africa/Lagos	12.92	5.21
SKP	Skopje	MK	Europe/Skopje	41.96	21.62
SKQ	Sekakes	LS	Africa/Maseru	-30.04	28.37
SKS	Vojens	DK	Europe/Copenhagen	55.23	9.26
SKT	Sialkot	PK	Asia/Karachi	32.54	74.36
SKU	Skiros Island	GR	Europe/Athens	38.97	24.49
SKV	St Catherine International Airport	EG	Africa/Cairo	28.69	34.06
SKW	Skwentna	US	America/Anchorage	61.97	-151.20
SKX	Saransk	RU	Europe/Moscow	54.13	45.21
SKZ	Mirpur Khas	PK	Asia/Karachi	27.72	68.79
SLA	Salta	AR	America/Argentina/Salta	-24.86	-65.49
SLB	Storm Lake	US	America/Chicago	42.60	-95.24
SLC	Salt Lake City	US	America/Denver	40.79	-111.98
SLD	Sliac	SK	Europe/Bratislava	48.64	19.13
SLE	Salem	US	America/Los_Angeles	44.91	-123.00
SLF	Sulayel Airport	SA	Asia/Riyadh	20.46	45.62
SLG	Siloam Springs	US	America/Chicago	36.19	-94.49
SLH	Sola	VU	Pacific/Efate	-13.85	167.54
SLI	Solwesi	ZM	Africa/Lusaka	-12.17	26.37
SLJ	Karijini National Park	AU	Australia/Perth	-22.26	117.76
SLK	Saranac Lake	US	America/New_York	44.39	-74.21
SLL	Salalah	OM	Asia/Muscat	17.04	54.09
SLM	Salamanca	ES	Europe/Madrid	40.95	-5.50
SLN	Salina	US	America/Chicago	38.79	-97.65
SLO	Salem	US	America/Chicago	38.64	-88.96
SLP	San Luis Potosi	MX	America/Mexico_City	22.25	-100.93
SLQ	Sleetmute	US	America/Anchorage	61.70	-157.17
SLR	Sulphur Springs	US	America/Chicago	33.16	-95.62
SLT	Salida	US	America/Denver	38.54	-106.05
SLU	Castries	LC	America/St_Lucia	14.02	-60.99
SLV	Shimla Airport	IN	Asia/Kolkata	31.08	77.07
SLW	Saltillo	MX	America/Monterrey	25.55	-100.93
SLX	Salt Cay	TC	America/Grand_Turk	21.33	-71.20
SLY	Salekhard	RU	Asia/Yekaterinburg	66.59	66.61
SLZ	Sao Luis	BR	America/Fortaleza	-2.59	-44.23
SMA	Vila do Porto	PT	Atlantic/Azores	36.97	-25.17
SMB	Cerro Sombrero	CL	America/Punta_Arenas	-52.74	-69.33
SMD	Fort Wayne	US	America/New_York	41.14	-85.15
SME	Somerset	US	America/New_York	37.05	-84.62
SMF	Sacramento	US	America/Los_Angeles	38.70	-121.59
SMG	Santa Maria	PE	America/Lima	-11.98	-77.00
SMI	Samos Island	GR	Europe/Athens	37.69	26.91
SMK	St Michael	US	America/Nome	63.49	-162.11
SML	Stella Maris	BS	America/Nassau	23.58	-75.27
SMM	Semporna	MY	Asia/Kuching	4.45	118.58
SMN	Salmon	US	America/Denver	45.12	-113.88
SMO	Santa Monica	US	America/Los_Angeles	34.02	-118.45
SMQ	Sampit, Borneo Island	ID	Asia/Pontianak	-2.50	112.97
SMR	Santa Marta	CO	America/Bogota	11.12	-74.23
SMS	Sainte Marie Airport	MG	Indian/Antananarivo	-17.09	49.82
SMU	Sheep Mountain	US	America/Anchorage	61.81	-147.51
SMV	Samedan Airport	CH	Europe/Zurich	46.53	9.88
SMW	Smara	EH	Africa/Casablanca	26.73	-11.68
SMX	Santa Maria	US	America/Los_Angeles	34.90	-120.46
SMY	Simenti	SN	Africa/Dakar	13.05	-13.30
SMZ	Stoelmanseiland	SR	America/Paramaribo	4.35	-54.42
SNA	Santa Ana	US	America/Los_Angeles	33.68	-117.87
SNB	Snake Bay Airport	AU	Australia/Darwin	-11.42	130.65
SNC	Salinas	EC	America/Guayaquil	-2.20	-80.99
SNE	Preguica	CV	Atlantic/Cape_Verde	16.59	-24.28
SNF	San Felipe	VE	America/Caracas	10.28	-68.76
SNG	San Ignacio de Velasco	BO	America/La_Paz	-16.38	-60.96
SNH	Stanthorpe Airport	AU	Australia/Brisbane	-28.62	151.99
SNI	Greenville	LR	Africa/Monrovia	5.03	-9.07
SNJ	Pinar Del Rio	CU	America/Havana	22.10	-84.15
SNK	Snyder	US	America/Chicago	32.69	-100.95
SNL	Shawnee	US	America/Chicago	35.36	-96.94
SNM	San Ignacio de Moxos	BO	America/La_Paz	-14.00	-65.63
SNN	Shannon	IE	Europe/Dublin	52.70	-8.92
SNO	Sakon Nakhon Airport	TH	Asia/Bangkok	17.20	104.12
SNP	St Paul Island	US	America/Adak	57.17	-170.22
SNR	Saint-Nazaire	FR	Europe/Paris	47.31	-2.15
SNS	Salinas	US	America/Los_Angeles	36.66	-121.61
SNU	Santa Clara	CU	America/Havana	22.49	-79.94
SNV	Santa Elena de Uairen Airport	VE	America/Caracas	4.55	-61.15
SNW	Thandwe	MM	Asia/Yangon	18.46	94.30
SNX	Semnan	IR	Asia/Tehran	35.59	53.50
SNY	Sidney	US	America/Denver	41.10	-102.98
SNZ	Rio De Janeiro	BR	America/Sao_Paulo	-22.93	-43.72
SOB	Sarmellek	HU	Europe/Budapest	46.69	17.16
SOC	Sukarata	ID	Asia/Jakarta	-7.52	110.76
SOD	Sorocaba	BR	America/Sao_Paulo	-23.48	-47.49
SOE	Souanke	CG	Africa/Brazzaville	2.07	14.13
SOF	Sofia	BG	Europe/Sofia	42.70	23.41
SOG	Sogndal	NO	Europe/Oslo	61.16	7.14
SOJ	Sørkjosen	NO	Europe/Oslo	69.79	20.96
SOK	Semonkong	LS	Africa/Maseru	-29.84	28.06
SOL	Solomon	US	America/Nome	64.56	-164.44
SOM	San Tome Airport	VE	America/Caracas	8.95	-64.15
SON	Luganville	VU	Pacific/Efate	-15.51	167.22
SOO	Soderhamn	SE	Europe/Stockholm	61.26	17.10
SOP	Pinehurst	US	America/New_York	35.24	-79.39
SOQ	Sorong-Papua Island	ID	Asia/Jayapura	-0.93	131.12
SOT	Sodankyla	FI	Europe/Helsinki	67.39	26.62
SOU	Southampton	GB	Europe/London	50.95	-1.36
SOV	Seldovia	US	America/Anchorage	59.44	-151.71
SOW	Show Low	US	America/Phoenix	34.27	-110.01
SOX	Sogamoso	CO	America/Bogota	5.68	-72.97
SOY	Stronsay	GB	Europe/London	59.16	-2.64
SOZ	Solenzara	FR	Europe/Paris	41.92	9.41
SPA	Spartanburg	US	America/New_York	34.92	-81.96
SPC	Sta Cruz de la Palma	ES	Atlantic/Canary	28.63	-17.76
SPD	Saidpur	BD	Asia/Dhaka	25.76	88.91
SPE	Sepulot	MY	Asia/Kuching	4.73	116.47
SPF	Spearfish	US	America/Denver	44.48	-103.79
SPG	St Petersburg	US	America/New_York	27.77	-82.63
SPI	Springfield	US	America/Chicago	39.84	-89.68
SPJ	Sparti	GR	Europe/Athens	36.97	22.53
SPM	Trier	DE	Europe/Berlin	49.97	6.69
SPN	Saipan Island	MP	Pacific/Saipan	15.12	145.73
SPP	Menongue	AO	Africa/Luanda	-14.66	17.72
SPS	Wichita Falls	US	America/Chicago	33.99	-98.49
SPU	Split	HR	Europe/Zagreb	43.54	16.30
SPW	Spencer	US	America/Chicago	43.17	-95.20
SPX	Giza	EG	Africa/Cairo	30.11	30.89
SPY	San Pedro Airport	CI	Africa/Abidjan	4.75	-6.66
SPZ	Springdale	US	America/Chicago	36.18	-94.12
SQA	Santa Ynez	US	America/Los_Angeles	34.61	-120.08
SQC	Southern Cross Airport	AU	Australia/Perth	-31.24	119.36
SQD	Shangrao	CN	Asia/Shanghai	28.38	117.96
SQH	Son-La	VN	Asia/Ho_Chi_Minh	21.22	104.03
SQI	Sterling	US	America/Chicago	41.74	-89.68
SQJ	Sanming	CN	Asia/Shanghai	26.43	117.84
SQL	San Carlos	US	America/Los_Angeles	37.51	-122.25
SQM	Sao Miguel Do Araguaia	BR	America/Sao_Paulo	-13.33	-50.20
SQN	Sanana-Seram Island	ID	Asia/Jayapura	-2.08	125.97
SQO	Storuman Airport	SE	Europe/Stockholm	64.96	17.70
SQQ	Siauliai	LT	Europe/Vilnius	55.89	23.39
SQR	Soroako-Celebes Island	ID	Asia/Makassar	-2.53	121.36
SQU	Plaza Saposoa	PE	America/Lima	-6.96	-76.77
SQV	Sequim	US	America/Los_Angeles	48.10	-123.19
SQW	Skive	DK	Europe/Copenhagen	56.55	9.17
SQX	Sao Miguel Do Oeste	BR	America/Sao_Paulo	-26.78	-53.50
SQY	Sao Lourenco Do Sul	BR	America/Sao_Paulo	-31.38	-52.03
SQZ	Scampton	GB	Europe/London	53.31	-0.55
SRA	Santa Rosa	BR	America/Sao_Paulo	-27.91	-54.52
SRB	Santa Rosa	BO	America/La_Paz	-14.07	-66.79
SRC	Searcy	US	America/Chicago	35.21	-91.74
SRD	San Ramon	BO	America/La_Paz	-13.26	-64.60
SRE	Yamparáez	BO	America/La_Paz	-19.24	-65.15
SRF	San Rafael	US	America/Los_Angeles	38.02	-122.52
SRG	Semarang, Java Island	ID	Asia/Jakarta	-6.97	110.38
SRH	Sarh	TD	Africa/Ndjamena	9.14	18.37
SRJ	San Borja	BO	America/La_Paz	-14.86	-66.74
SRN	Strahan Airport	AU	Australia/Melbourne	-42.16	145.29
SRP	Leirvik	NO	Europe/Oslo	59.79	5.34
SRQ	Sarasota	US	America/New_York	27.40	-82.55
SRT	Soroti	UG	Africa/Kampala	1.73	33.62
SRV	Stony River	US	America/Anchorage	61.79	-156.59
SRW	Salisbury	US	America/New_York	35.65	-80.52
SRX	Sirt	LY	Africa/Tripoli	31.06	16.59
SRY	Sari	IR	Asia/Tehran	36.64	53.19
SRZ	Santa Cruz	BO	America/La_Paz	-17.81	-63.17
SSA	Salvador	BR	America/Bahia	-12.91	-38.32
SSC	Sumter	US	America/New_York	33.97	-80.47
SSD	San Felipe	CL	America/Santiago	-32.75	-70.70
SSE	Solapur	IN	Asia/Kolkata	17.63	75.93
SSF	San Antonio	US	America/Chicago	29.34	-98.47
SSG	Malabo	GQ	Africa/Malabo	3.76	8.71
SSH	Sharm el-Sheikh	EG	Africa/Cairo	27.98	34.40
SSI	St Simons Island	US	America/New_York	31.15	-81.39
SSJ	Alstahaug	NO	Europe/Oslo	65.96	12.47
SSM	Sault Ste Marie	US	America/Detroit	46.48	-84.37
SSN	Seoul Air Base	KR	Asia/Seoul	37.45	127.11
SSO	Sao Lourenco	BR	America/Sao_Paulo	-22.09	-45.04
SSR	Pentecost Island	VU	Pacific/Efate	-15.47	168.15
SST	Santa Teresita	AR	America/Argentina/Buenos_Aires	-36.54	-56.72
SSW	Stuart Island	US	America/Los_Angeles	48.67	-123.18
SSX	Samsun	TR	Europe/Istanbul	41.28	36.31
SSY	Mbanza Congo	AO	Africa/Luanda	-6.27	14.25
SSZ	Guaruja	BR	America/Sao_Paulo	-23.93	-46.30
STA	Skjern	DK	Europe/Copenhagen	55.99	8.35
STB	Santa Barbara del Zulia Airport	VE	America/Caracas	8.97	-71.94
STC	St Cloud	US	America/Chicago	45.55	-94.06
STD	Santo Domingo	VE	America/Caracas	7.57	-72.04
STE	Stevens Point	US	America/Chicago	44.55	-89.53
STG	St George	US	America/Anchorage	56.58	-169.66
STH	Strathmore Airport	AU	Australia/Brisbane	-17.85	142.57
STI	Santiago	DO	America/Santo_Domingo	19.41	-70.60
STJ	St Joseph	US	America/Chicago	39.77	-94.91
STK	Sterling	US	America/Denver	40.61	-103.26
STL	St Louis	US	America/Chicago	38.75	-90.37
STM	Santarem	BR	America/Belem	-2.42	-54.79
STN	London	GB	Europe/London	51.88	0.23
STP	St Paul	US	America/Chicago	44.93	-93.06
STQ	St Marys	US	America/New_York	41.41	-78.50
STR	Stuttgart	DE	Europe/Berlin	48.69	9.22
STS	Santa Rosa	US	America/Los_Angeles	38.51	-122.81
STT	Charlotte Amalie	US	America/St_Thomas	18.34	-64.97
STV	Surat Airport	IN	Asia/Kolkata	21.11	72.74
STW	Stavropol	RU	Europe/Moscow	45.11	42.11
STX	Christiansted	US	America/St_Thomas	17.70	-64.80
STY	Salto	UY	America/Montevideo	-31.44	-57.99
STZ	Santa Terezinha	BR	America/Araguaina	-10.46	-50.52
SUA	Stuart	US	America/New_York	27.18	-80.22
SUB	Surabaya	ID	Asia/Jakarta	-7.38	112.79
SUD	Stroud	US	America/Chicago	35.79	-96.66
SUE	Sturgeon Bay	US	America/Chicago	44.84	-87.42
SUF	Lamezia Terme	IT	Europe/Rome	38.91	16.24
SUG	Surigao City	PH	Asia/Manila	9.76	125.48
SUH	Sur	OM	Asia/Muscat	22.53	59.48
SUI	Sukhumi	GE	Asia/Tbilisi	42.86	41.13
SUJ	Satu Mare	RO	Europe/Bucharest	47.70	22.89
SUL	Sui	PK	Asia/Karachi	28.65	69.18
SUM	Sumter	US	America/New_York	34.00	-80.36
SUN	Hailey	US	America/Denver	43.50	-114.30
SUO	Sunriver	US	America/Los_Angeles	43.88	-121.45
SUP	Sumenep-Madura Island	ID	Asia/Jakarta	-7.02	113.89
SUQ	Sucua	EC	America/Guayaquil	-2.48	-78.17
SUR	Summer Beaver	CA	America/Toronto	52.71	-88.54
SUS	St Louis	US	America/Chicago	38.66	-90.65
SUT	Sumbawanga	TZ	Africa/Dar_es_Salaam	-7.97	31.67
SUU	Fairfield	US	America/Los_Angeles	38.26	-121.92
SUV	Nausori	FJ	Pacific/Fiji	-18.04	178.56
SUW	Superior	US	America/Chicago	46.69	-92.09
SUX	Sioux City	US	America/Chicago	42.40	-96.38
SUY	Suntar	RU	Asia/Yakutsk	62.19	117.64
SVA	Savoonga	US	America/Anchorage	63.69	-170.49
SVB	Sambava Airport	MG	Indian/Antananarivo	-14.28	50.17
SVC	Silver City	US	America/Denver	32.64	-108.16
SVD	Argyle	VC	America/St_Vincent	13.16	-61.15
SVE	Susanville	US	America/Los_Angeles	40.38	-120.57
SVF	Save	BJ	Africa/Porto-Novo	8.02	2.46
SVG	Stavanger	NO	Europe/Oslo	58.88	5.64
SVH	Statesville	US	America/New_York	35.76	-80.95
SVI	San Vicente Del Caguan	CO	America/Bogota	2.15	-74.77
SVJ	Svolvær	NO	Europe/Oslo	68.24	14.67
SVL	Savonlinna	FI	Europe/Helsinki	61.94	28.95
SVN	Savannah	US	America/New_York	32.01	-81.15
SVO	Moscow	RU	Europe/Moscow	55.97	37.41
SVP	Kuito	AO	Africa/Luanda	-12.40	16.95
SVQ	Sevilla	ES	Europe/Madrid	37.42	-5.89
SVS	Stevens Village	US	America/Anchorage	66.02	-149.05
SVT	Savuti	BW	Africa/Gaborone	-18.52	24.08
SVU	Savusavu	FJ	Pacific/Fiji	-16.80	179.34
SVW	Sparrevohn	US	America/Anchorage	61.10	-155.57
SVX	Yekaterinburg	RU	Asia/Yekaterinburg	56.74	60.80
SVZ	San Antonio Del Tachira Airport	VE	America/Caracas	7.84	-72.44
SWA	Shantou	CN	Asia/Shanghai	23.43	116.76
SWC	Stawell Airport	AU	Australia/Melbourne	-37.07	142.74
SWD	Seward	US	America/Anchorage	60.13	-149.42
SWF	New York	US	America/New_York	41.50	-74.10
SWH	Swan Hill Airport	AU	Australia/Melbourne	-35.38	143.53
SWJ	Malekula Island	VU	Pacific/Efate	-16.49	167.45
SWN	Sahiwal	PK	Asia/Karachi	31.89	72.39
SWO	Stillwater	US	America/Chicago	36.16	-97.09
SWP	Swakopmund	NA	Africa/Windhoek	-22.66	14.57
SWQ	Sumbawa Island	ID	Asia/Makassar	-8.49	117.41
SWS	Swansea	GB	Europe/London	51.61	-4.07
SWT	Strezhevoy	RU	Asia/Krasnoyarsk	60.71	77.66
SWU	Suwon Airport	KR	Asia/Seoul	37.24	127.01
SWV	Evensk	RU	Asia/Srednekolymsk	61.92	159.23
SWW	Sweetwater	US	America/Chicago	32.47	-100.47
SWX	Shakawe	BW	Africa/Gaborone	-18.37	21.83
SWY	Sitiawan	MY	Asia/Kuala_Lumpur	4.22	100.70
SXB	Strasbourg	FR	Europe/Paris	48.54	7.63
SXE	West Sale	AU	Australia/Melbourne	-38.09	146.97
SXG	Senanga	ZM	Africa/Lusaka	-16.10	23.27
SXI	Sirri Island Airport	IR	Asia/Tehran	25.91	54.54
SXJ	Shanshan	CN	Asia/Shanghai	42.91	90.25
SXK	Saumlaki-Yamdena Island	ID	Asia/Jayapura	-7.99	131.31
SXL	Sligo	IE	Europe/Dublin	54.28	-8.60
SXM	Saint Martin	SX	America/Lower_Princes	18.04	-63.11
SXN	Sua Pan Airport	BW	Africa/Gaborone	-20.55	26.12
SXO	Sao Felix Do Araguaia	BR	America/Campo_Grande	-11.63	-50.69
SXP	Nunam Iqua	US	America/Nome	62.52	-164.85
SXQ	Soldotna	US	America/Anchorage	60.48	-151.04
SXR	Srinagar	IN	Asia/Kolkata	33.99	74.77
SXS	Sahabat	MY	Asia/Kuching	5.09	119.09
SXT	Taman Negara	MY	Asia/Kuala_Lumpur	4.33	102.39
SXV	Salem Airport	IN	Asia/Kolkata	11.78	78.07
SXX	Sao Felix Do Xingu	BR	America/Belem	-6.64	-51.99
SXY	Sidney	US	America/New_York	42.30	-75.42
SXZ	Siirt	TR	Europe/Istanbul	37.98	41.84
SYA	Shemya	US	America/Adak	52.71	174.11
SYC	Shiringayoc	PE	America/Lima	-11.88	-69.20
SYD	Sydney	AU	Australia/Sydney	-33.95	151.18
SYI	Shelbyville	US	America/Chicago	35.56	-86.44
SYJ	Sirjan Airport	IR	Asia/Tehran	29.55	55.67
SYK	Stykkishólmur	IS	Atlantic/Reykjavik	65.06	-22.79
SYM	Simao	CN	Asia/Shanghai	22.79	100.96
SYN	Stanton	US	America/Chicago	44.48	-93.02
SYO	Shonai	JP	Asia/Tokyo	38.81	139.79
SYP	Santiago	PA	America/Panama	8.09	-80.95
SYQ	San Jose	CR	America/Costa_Rica	9.96	-84.14
SYR	Syracuse	US	America/New_York	43.11	-76.11
SYS	Saskylakh	RU	Asia/Yakutsk	71.93	114.08
SYT	Saint-Yan	FR	Europe/Paris	46.41	4.01
SYU	Sue Islet	AU	Australia/Brisbane	-10.21	142.82
SYV	Sylvester	US	America/New_York	31.56	-83.89
SYW	Sehwan Sharif	PK	Asia/Karachi	26.47	67.72
SYX	Sanya	CN	Asia/Shanghai	18.30	109.41
SYY	Stornoway	GB	Europe/London	58.22	-6.33
SYZ	Shiraz	IR	Asia/Tehran	29.54	52.59
SZA	Soyo	AO	Africa/Luanda	-6.14	12.37
SZB	Subang	MY	Asia/Kuala_Lumpur	3.13	101.55
SZF	Samsun	TR	Europe/Istanbul	41.25	36.57
SZG	Salzburg	AT	Europe/Vienna	47.79	13.00
SZH	Shuozhou	CN	Asia/Shanghai	39.27	112.69
SZJ	Isla de la Juventud	CU	America/Havana	21.64	-82.96
SZK	Skukuza	ZA	Africa/Johannesburg	-24.96	31.59
SZL	Knob Noster	US	America/Chicago	38.73	-93.55
SZM	Sesriem Airstrip	NA	Africa/Windhoek	-24.51	15.75
SZP	Santa Paula	US	America/Los_Angeles	34.35	-119.06
SZS	Oban	NZ	Pacific/Auckland	-46.90	168.10
SZT	San Cristobal De Las Casas Airport	MX	America/Mexico_City	16.69	-92.53
SZV	Suzhou	CN	Asia/Shanghai	31.26	120.40
SZW	Schwerin Parchim Airport	DE	Europe/Berlin	53.43	11.78
SZX	Shenzhen	CN	Asia/Shanghai	22.64	113.81
SZY	Szymany	PL	Europe/Warsaw	53.48	20.94
SZZ	Goleniow	PL	Europe/Warsaw	53.58	14.90
TAB	Scarborough	TT	America/Port_of_Spain	11.15	-60.83
TAC	Tacloban City	PH	Asia/Manila	11.23	125.03
TAD	Trinidad	US	America/Denver	37.26	-104.34
TAE	Daegu	KR	Asia/Seoul	35.89	128.66
TAF	Tafaraoui Airport	DZ	Africa/Algiers	35.54	-0.53
TAG	Panglao	PH	Asia/Manila	9.57	123.77
TAH	Tanna Airport	VU	Pacific/Efate	-19.46	169.22
TAI	Ta'izz	YE	Asia/Aden	13.69	44.14
TAJ	Aitape	PG	Pacific/Port_Moresby	-3.20	142.43
TAK	Takamatsu	JP	Asia/Tokyo	34.21	134.02
TAL	Tanana	US	America/Anchorage	65.17	-152.11
TAM	Tampico	MX	America/Mexico_City	22.30	-97.87
TAN	Tangalooma Airport	AU	Australia/Brisbane	-27.13	153.36
TAO	Qingdao	CN	Asia/Shanghai	36.37	120.10
TAP	Tapachula	MX	America/Mexico_City	14.79	-92.37
TAQ	Tarcoola	AU	Australia/Adelaide	-30.70	134.58
TAR	Grottaglie	IT	Europe/Rome	40.52	17.40
TAS	Tashkent	UZ	Asia/Samarkand	41.26	69.28
TAT	Poprad	SK	Europe/Bratislava	49.07	20.24
TAU	Tauramena	CO	America/Bogota	5.01	-72.74
TAW	Tacuarembo	UY	America/Montevideo	-31.75	-55.93
TAX	Tikong-Taliabu Island	ID	Asia/Jayapura	-1.64	124.56
TAY	Tartu	EE	Europe/Tallinn	58.31	26.69
TAZ	Dashoguz	TM	Asia/Ashgabat	41.76	59.83
TBB	Tuy Hoa	VN	Asia/Ho_Chi_Minh	13.05	109.33
TBC	Tuba City	US	America/Denver	36.09	-111.38
TBF	Tabiteuea North Airport	KI	Pacific/Tarawa	-1.22	174.78
TBG	Tabubil	PG	Pacific/Port_Moresby	-5.28	141.23
TBH	Romblon	PH	Asia/Manila	12.31	122.08
TBI	Cat Island	BS	America/Nassau	24.32	-75.45
TBJ	Tabarka	TN	Africa/Tunis	36.98	8.88
TBK	Timber Creek Airport	AU	Australia/Darwin	-15.62	130.45
TBL	Tableland Homestead Airport	AU	Australia/Perth	-17.28	126.90
TBN	Fort Leonard Wood	US	America/Chicago	37.74	-92.14
TBO	Tabora	TZ	Africa/Dar_es_Salaam	-5.08	32.83
TBP	Tumbes	PE	America/Lima	-3.55	-80.38
TBR	Statesboro	US	America/New_York	32.48	-81.74
TBS	Tbilisi	GE	Asia/Tbilisi	41.67	44.95
TBT	Tabatinga	BR	America/Porto_Velho	-4.26	-69.94
TBU	Nuku'alofa	TO	Pacific/Tongatapu	-21.24	-175.15
TBW	Tambov	RU	Europe/Moscow	52.81	41.48
TBY	Tshabong	BW	Africa/Gaborone	-26.03	22.40
TBZ	Tabriz	IR	Asia/Tehran	38.13	46.23
TCA	Tennant Creek	AU	Australia/Darwin	-19.63	134.18
TCB	Treasure Cay	BS	America/Nassau	26.75	-77.39
TCC	Tucumcari	US	America/Denver	35.18	-103.60
TCE	Tulcea	RO	Europe/Bucharest	45.06	28.71
TCG	Tacheng	CN	Asia/Shanghai	46.67	83.34
TCH	Tchibanga	GA	Africa/Libreville	-2.85	11.02
TCL	Tuscaloosa	US	America/Chicago	33.22	-87.61
TCM	Tacoma	US	America/Los_Angeles	47.14	-122.48
TCN	Tehuacan Airport	MX	America/Mexico_City	18.50	-97.42
TCO	Tumaco	CO	America/Bogota	1.81	-78.75
TCP	Taba	EG	Africa/Cairo	29.59	34.78
TCQ	Tacna	PE	America/Lima	-18.05	-70.28
TCR	Tuticorin Southwest Airport	IN	Asia/Kolkata	8.72	78.03
TCS	Truth Or Consequences	US	America/Denver	33.24	-107.27
TCT	Takotna	US	America/Anchorage	62.99	-156.03
TCU	Homeward	ZA	Africa/Johannesburg	-29.32	26.82
TCV	Hog Cay	BS	America/Nassau	23.40	-75.50
TCW	Tocumwal Airport	AU	Australia/Sydney	-35.81	145.61
TCX	Tabas	IR	Asia/Tehran	33.67	56.89
TCZ	Tengchong	CN	Asia/Shanghai	24.94	98.49
TDA	Trinidad	CO	America/Bogota	5.43	-71.66
TDD	Trinidad	BO	America/La_Paz	-14.82	-64.92
TDG	Tandag Airport	PH	Asia/Manila	9.07	126.17
TDJ	Tadjoura	DJ	Africa/Djibouti	11.78	42.92
TDK	Taldy Kurgan	KZ	Asia/Almaty	45.13	78.45
TDL	Tandil	AR	America/Argentina/Buenos_Aires	-37.24	-59.23
TDN	Theda Station Airport	AU	Australia/Perth	-14.79	126.50
TDO	Toledo	US	America/Los_Angeles	46.48	-122.81
TDP	Corrientes	PE	America/Lima	-3.81	-75.04
TDR	Theodore Airport	AU	Australia/Brisbane	-24.99	150.09
TDS	Sasereme	PG	Pacific/Port_Moresby	-7.62	142.87
TDT	Welverdiend	ZA	Africa/Johannesburg	-24.53	31.30
TDV	Tanandava	MG	Indian/Antananarivo	-21.70	43.73
TDW	Amarillo	US	America/Chicago	35.17	-101.83
TDX	Trat Airport	TH	Asia/Bangkok	12.27	102.32
TDZ	Toledo	US	America/New_York	41.56	-83.48
TEA	Tela	HN	America/Tegucigalpa	15.78	-87.48
TEB	Teterboro	US	America/New_York	40.85	-74.06
TEC	Telemaco Borba	BR	America/Sao_Paulo	-24.32	-50.65
TED	Thisted	DK	Europe/Copenhagen	57.07	8.71
TEE	Tebessi	DZ	Africa/Algiers	35.43	8.12
TEF	Telfer Airport	AU	Australia/Perth	-21.71	122.23
TEG	Tenkodogo	BF	Africa/Ouagadougou	11.80	-0.37
TEH	Tetlin	US	America/Anchorage	63.12	-142.52
TEI	Tezu	IN	Asia/Kolkata	27.94	96.13
TEK	Tatitlek	US	America/Anchorage	60.87	-146.69
TEL	Telupid	MY	Asia/Kuching	5.63	117.13
TEM	Temora Airport	AU	Australia/Sydney	-34.42	147.51
TEN	Tongren Fenghuang Airport	CN	Asia/Shanghai	27.88	109.31
TEQ	Corlu	TR	Europe/Istanbul	41.14	27.92
TER	Lajes	PT	Atlantic/Azores	38.76	-27.09
TES	Teseney	ER	Africa/Asmara	15.12	36.68
TET	Tete	MZ	Africa/Maputo	-16.10	33.64
TEU	Manapouri Airport	NZ	Pacific/Auckland	-45.53	167.65
TEV	Teruel	ES	Europe/Madrid	40.41	-1.22
TEX	Telluride	US	America/Denver	37.95	-107.91
TEY	Þingeyri	IS	Atlantic/Reykjavik	65.87	-23.56
TEZ	Tezpur Airport	IN	Asia/Kolkata	26.71	92.78
TFF	Tefe	BR	America/Boa_Vista	-3.38	-64.72
TFI	Tufi	PG	Pacific/Port_Moresby	-9.08	149.32
TFL	Teofilo Otoni	BR	America/Sao_Paulo	-17.89	-41.51
TFM	Telefomin	PG	Pacific/Port_Moresby	-5.13	141.64
TFN	Tenerife Island	ES	Atlantic/Canary	28.48	-16.34
TFS	Tenerife Island	ES	Atlantic/Canary	28.04	-16.57
TFT	Taftan	PK	Asia/Karachi	28.96	61.60
TFU	Tianfu	CN	Asia/Shanghai	30.29	104.44
TGA	Tengah Air Base	SG	Asia/Singapore	1.39	103.71
TGC	Tanjung Manis	MY	Asia/Kuching	2.18	111.20
TGD	Podgorica	ME	Europe/Podgorica	42.36	19.25
TGG	Kuala Terengganu	MY	Asia/Kuala_Lumpur	5.38	103.10
TGH	Tongoa Island	VU	Pacific/Efate	-16.89	168.55
TGI	Tingo Maria	PE	America/Lima	-9.13	-75.95
TGJ	Tiga	NC	Pacific/Noumea	-21.10	167.80
TGK	Taganrog	RU	Europe/Moscow	47.20	38.85
TGM	Targu Mures	RO	Europe/Bucharest	46.47	24.41
TGN	Latrobe Valley Airport	AU	Australia/Melbourne	-38.21	146.47
TGO	Tongliao	CN	Asia/Shanghai	43.56	122.20
TGP	Bor	RU	Asia/Krasnoyarsk	61.59	89.99
TGQ	Tangara Da Serra	BR	America/Cuiaba	-14.66	-57.44
TGR	Touggourt	DZ	Africa/Algiers	33.07	6.09
TGT	Tanga	TZ	Africa/Dar_es_Salaam	-5.09	39.07
TGU	Tegucigalpa	HN	America/Tegucigalpa	14.06	-87.22
TGZ	Tuxtla Gutierrez	MX	America/Mexico_City	16.56	-93.02
THA	Tullahoma	US	America/Chicago	35.38	-86.25
THB	Thaba-Tseka	LS	Africa/Maseru	-29.52	28.62
THC	Tchien	LR	Africa/Monrovia	6.05	-8.14
THD	Thanh Hóa	VN	Asia/Ho_Chi_Minh	19.90	105.47
THE	Teresina	BR	America/Fortaleza	-5.06	-42.82
THI	Tichitt	MR	Africa/Nouakchott	18.45	-9.52
THK	Thakhek	LA	Asia/Bangkok	17.40	104.80
THL	Tachileik	MM	Asia/Yangon	20.48	99.94
THM	Thompson Falls	US	America/Denver	47.57	-115.28
THN	Trollhattan	SE	Europe/Stockholm	58.32	12.35
THO	Þórshöfn	IS	Atlantic/Reykjavik	66.22	-15.34
THP	Thermopolis	US	America/Denver	43.71	-108.39
THQ	Tianshui	CN	Asia/Shanghai	34.56	105.86
THR	Tehran	IR	Asia/Tehran	35.69	51.31
THS	Sukhothai Airport	TH	Asia/Bangkok	17.24	99.82
THT	Tamchakett	MR	Africa/Nouakchott	17.23	-10.82
THU	Thule	GL	America/Thule	76.53	-68.70
THV	York	US	America/New_York	39.92	-76.87
THX	Turukhansk	RU	Asia/Krasnoyarsk	65.80	87.94
THY	Thohoyandou	ZA	Africa/Johannesburg	-23.08	30.38
THZ	Tahoua	NE	Africa/Niamey	14.88	5.27
TIA	Tirana	AL	Europe/Tirane	41.41	19.72
TIB	Tibu	CO	America/Bogota	8.63	-72.73
TID	Tiaret	DZ	Africa/Algiers	35.34	1.46
TIE	Tippi	ET	Africa/Addis_Ababa	7.20	35.41
TIF	Taif Airport	SA	Asia/Riyadh	21.48	40.54
TIH	Tikehau Airport	PF	Pacific/Tahiti	-15.12	-148.23
TII	Tarin Kowt	AF	Asia/Kabul	32.60	65.87
TIJ	Tijuana	MX	America/Tijuana	32.54	-116.97
TIK	Oklahoma City	US	America/Chicago	35.41	-97.39
TIM	Timika-Papua Island	ID	Asia/Jayapura	-4.53	136.89
TIN	Tindouf	DZ	Africa/Algiers	27.70	-8.17
TIO	Tilin	MM	Asia/Yangon	21.70	94.10
TIP	Tripoli	LY	Africa/Tripoli	32.66	13.16
TIQ	Tinian Island	MP	Pacific/Saipan	15.00	145.62
TIR	Tirupati	IN	Asia/Kolkata	13.63	79.54
TIU	Timaru Airport	NZ	Pacific/Auckland	-44.30	171.23
TIV	Tivat	ME	Europe/Podgorica	42.40	18.72
TIW	Tacoma	US	America/Los_Angeles	47.27	-122.58
TIX	Titusville	US	America/New_York	28.51	-80.80
TIY	Tidjikja	MR	Africa/Nouakchott	18.57	-11.42
TIZ	Tari	PG	Pacific/Port_Moresby	-5.84	142.95
TJA	Tarija	BO	America/La_Paz	-21.56	-64.70
TJB	Karinmunbesar Island	ID	Asia/Jakarta	1.05	103.38
TJG	Tanta-Tabalong, Borneo Island	ID	Asia/Makassar	-2.22	115.44
TJH	Tajima	JP	Asia/Tokyo	35.51	134.79
TJI	Trujillo	HN	America/Tegucigalpa	15.93	-85.94
TJK	Tokat	TR	Europe/Istanbul	40.31	36.37
TJL	Tres Lagoas	BR	America/Campo_Grande	-20.75	-51.68
TJM	Tyumen	RU	Asia/Yekaterinburg	57.19	65.32
TJN	Takume	PF	Pacific/Tahiti	-15.85	-142.27
TJQ	Tanjung Pandan, Belitung Island	ID	Asia/Jakarta	-2.75	107.75
TJS	Tanjung Selor, Borneo Island	ID	Asia/Makassar	2.84	117.37
TJU	Kulyab	TJ	Asia/Dushanbe	37.99	69.81
TJV	Thanjavur	IN	Asia/Kolkata	10.72	79.10
TKA	Talkeetna	US	America/Anchorage	62.32	-150.09
TKC	Tiko	CM	Africa/Douala	4.09	9.36
TKD	Sekondi-Takoradi	GH	Africa/Accra	4.90	-1.77
TKF	Truckee	US	America/Los_Angeles	39.32	-120.14
TKG	Bandar Lampung, Sumatra Island	ID	Asia/Jakarta	-5.24	105.18
TKH	Takhli Airport	TH	Asia/Bangkok	15.28	100.30
TKJ	Tok	US	America/Anchorage	63.33	-142.95
TKK	Weno Island	FM	Pacific/Chuuk	7.46	151.84
TKN	Tokunoshima	JP	Asia/Tokyo	27.84	128.88
TKO	Tlokoeng	LS	Africa/Maseru	-29.23	28.88
TKP	Takapoto Airport	PF	Pacific/Tahiti	-14.71	-145.25
TKQ	Kigoma	TZ	Africa/Dar_es_Salaam	-4.89	29.67
TKS	Tokushima	JP	Asia/Tokyo	34.13	134.61
TKT	Tak Airport	TH	Asia/Bangkok	16.90	99.25
TKU	Turku	FI	Europe/Helsinki	60.51	22.26
TKV	Tatakoto	PF	Pacific/Tahiti	-17.36	-138.45
TKW	Tekin	PG	Pacific/Port_Moresby	-5.24	142.17
TKX	Takaroa Airport	PF	Pacific/Tahiti	-14.46	-145.02
TKY	Turkey Creek	AU	Australia/Perth	-17.04	128.21
TKZ	Tokoroa	NZ	Pacific/Auckland	-38.24	175.89
TLA	Teller	US	America/Anchorage	65.24	-166.34
TLB	Tarbela	PK	Asia/Karachi	33.99	72.61
TLC	Toluca	MX	America/Mexico_City	19.34	-99.57
TLD	Tuli Lodge	BW	Africa/Gaborone	-22.19	29.13
TLE	Toliara Airport	MG	Indian/Antananarivo	-23.38	43.73
TLF	Telida	US	America/Anchorage	63.38	-153.28
TLH	Tallahassee	US	America/New_York	30.40	-84.35
TLI	Toli Toli-Celebes Island	ID	Asia/Makassar	-1.03	120.82
TLJ	Takotna	US	America/Anchorage	62.89	-155.98
TLK	Lenskiy Ulus	RU	Asia/Yakutsk	59.88	111.05
TLL	Tallinn	EE	Europe/Tallinn	59.41	24.83
TLM	Tlemcen	DZ	Africa/Algiers	35.02	-1.45
TLN	Toulon	FR	Europe/Paris	43.10	6.15
TLQ	Turpan	CN	Asia/Shanghai	43.03	89.10
TLR	Tulare	US	America/Los_Angeles	36.16	-119.33
TLS	Toulouse	FR	Europe/Paris	43.63	1.36
TLT	Tuluksak	US	America/Anchorage	61.09	-160.92
TLU	Tolu	CO	America/Bogota	9.51	-75.59
TLV	Tel Aviv	IL	Asia/Jerusalem	32.01	34.89
TLX	Talca	CL	America/Santiago	-35.38	-71.60
TLY	Plastun	RU	Asia/Vladivostok	44.81	136.29
TLZ	Catalao	BR	America/Sao_Paulo	-18.22	-47.90
TMA	Tifton	US	America/New_York	31.43	-83.49
TMB	Miami	US	America/New_York	25.65	-80.43
TMC	Waikabubak-Sumba Island	ID	Asia/Makassar	-9.41	119.24
TMD	Timbedra	MR	Africa/Nouakchott	16.23	-8.17
TME	Tame	CO	America/Bogota	6.45	-71.76
TMF	Thimarafushi	MV	Indian/Maldives	2.21	73.15
TMG	Tomanggong	MY	Asia/Kuala_Lumpur	5.40	118.65
TMH	Tanah Merah-Papua Island	ID	Asia/Jayapura	-6.10	140.30
TMI	Tumling Tar	NP	Asia/Kathmandu	27.32	87.19
TMJ	Termez	UZ	Asia/Samarkand	37.29	67.31
TML	Tamale	GH	Africa/Accra	9.56	-0.86
TMM	Toamasina Airport	MG	Indian/Antananarivo	-18.11	49.39
TMN	Tamana Island	KI	Pacific/Tarawa	-2.49	175.97
TMO	Tumeremo Airport	VE	America/Caracas	7.25	-61.43
TMP	Tampere	FI	Europe/Helsinki	61.41	23.60
TMQ	Tambao	BF	Africa/Ouagadougou	14.80	0.05
TMR	Tamanrasset	DZ	Africa/Algiers	22.81	5.45
TMS	Sao Tome	ST	Africa/Sao_Tome	0.38	6.71
TMT	Oriximina	BR	America/Belem	-1.49	-56.40
TMU	Nicoya	CR	America/Costa_Rica	9.74	-85.01
TMW	Tamworth	AU	Australia/Sydney	-31.08	150.85
TMX	Timimoun	DZ	Africa/Algiers	29.24	0.28
TMZ	Thames Aerodrome	NZ	Pacific/Auckland	-37.16	175.55
TNA	Jinan	CN	Asia/Shanghai	36.86	117.22
TNB	Tanah Grogot, Borneo Island	ID	Asia/Makassar	-1.91	116.20
TNC	Tin City	US	America/Nome	65.56	-167.92
TND	Trinidad	CU	America/Havana	21.79	-80.00
TNE	New Tanegashima Airport	JP	Asia/Tokyo	30.61	130.99
TNF	Toussus-le-Noble	FR	Europe/Paris	48.75	2.11
TNG	Tangier	MA	Africa/Casablanca	35.73	-5.92
TNH	Tonghua	CN	Asia/Shanghai	42.25	125.70
TNI	Satna Airport	IN	Asia/Kolkata	24.56	80.85
TNJ	Tanjung Pinang-Bintan Island	ID	Asia/Jakarta	0.92	104.53
TNK	Tununak	US	America/Nome	60.57	-165.25
TNL	Ternopil	UA	Europe/Kyiv	49.52	25.70
TNM	Isla Rey Jorge	AQ	Antarctica/Palmer	-62.19	-58.99
TNN	Tainan City	TW	Asia/Taipei	22.95	120.21
TNO	Santa Cruz	CR	America/Costa_Rica	10.31	-85.82
TNP	Twentynine Palms	US	America/Los_Angeles	34.13	-115.95
TNR	Antananarivo	MG	Indian/Antananarivo	-18.80	47.48
TNT	Miami	US	America/New_York	25.86	-80.90
TNU	Newton	US	America/Chicago	41.67	-93.02
TNV	Tabuaeran Island	KI	Pacific/Kiritimati	3.90	-159.39
TNZ	Tosontsengel	MN	Asia/Ulaanbaatar	48.74	98.29
TOA	Torrance	US	America/Los_Angeles	33.80	-118.34
TOB	Tobruk	LY	Africa/Tripoli	31.86	23.91
TOC	Toccoa	US	America/New_York	34.59	-83.30
TOD	Pulau Tioman	MY	Asia/Kuala_Lumpur	2.82	104.16
TOE	Tozeur	TN	Africa/Tunis	33.94	8.11
TOF	Tomsk	RU	Asia/Tomsk	56.38	85.21
TOG	Togiak Village	US	America/Anchorage	59.05	-160.40
TOH	Loh	VU	Pacific/Efate	-13.33	166.64
TOI	Troy	US	America/Chicago	31.86	-86.01
TOJ	Madrid	ES	Europe/Madrid	40.50	-3.45
TOL	Toledo	US	America/New_York	41.59	-83.81
TOM	Timbuktu	ML	Africa/Bamako	16.73	-3.01
TOO	Coto Brus	CR	America/Costa_Rica	8.83	-82.96
TOP	Topeka	US	America/Chicago	39.07	-95.62
TOQ	Tocopilla	CL	America/Santiago	-22.14	-70.06
TOR	Torrington	US	America/Denver	42.06	-104.15
TOS	Tromsø	NO	Europe/Oslo	69.68	18.92
TOT	Totness	SR	America/Paramaribo	5.87	-56.33
TOU	Touho	NC	Pacific/Noumea	-20.79	165.26
TOW	Toledo	BR	America/Sao_Paulo	-24.69	-53.70
TOX	Tobolsk	RU	Asia/Yekaterinburg	58.14	68.23
TOY	Toyama	JP	Asia/Tokyo	36.65	137.19
TPA	Tampa	US	America/New_York	27.98	-82.53
TPC	Tarapoa	EC	America/Guayaquil	-0.12	-76.34
TPE	Taipei	TW	Asia/Taipei	25.08	121.23
TPF	Tampa	US	America/New_York	27.92	-82.45
TPG	Taiping	MY	Asia/Kuala_Lumpur	4.87	100.72
TPH	Tonopah	US	America/Los_Angeles	38.06	-117.09
TPI	Tapini	PG	Pacific/Port_Moresby	-8.36	146.99
TPJ	Taplejung	NP	Asia/Kathmandu	27.35	87.70
TPK	Tapak Tuan, Sumatra Island	ID	Asia/Jakarta	3.26	97.18
TPL	Temple	US	America/Chicago	31.15	-97.41
TPN	Tiputini	EC	America/Guayaquil	-0.78	-75.53
TPP	Tarapoto	PE	America/Lima	-6.51	-76.37
TPQ	Tepic	MX	America/Mazatlan	21.42	-104.84
TPR	Tom Price	AU	Australia/Perth	-22.75	117.87
TPS	Trapani	IT	Europe/Rome	37.91	12.49
TPU	Tikapur	NP	Asia/Kathmandu	28.52	81.15
TQD	Al Habbaniyah	IQ	Asia/Baghdad	33.34	43.60
TQL	Tarko-Sale	RU	Asia/Yekaterinburg	64.93	77.82
TQN	Taloqan	AF	Asia/Kabul	36.77	69.53
TQO	Tulum	MX	America/Cancun	20.17	-87.67
TQP	Trepell Airport	AU	Australia/Brisbane	-21.84	140.89
TQQ	Waha-Tomea Island	ID	Asia/Makassar	-5.76	123.92
TQS	Tres Esquinas	CO	America/Bogota	0.75	-75.23
TRA	Tarama Airport	JP	Asia/Tokyo	24.65	124.67
TRB	Turbo	CO	America/Bogota	8.07	-76.74
TRC	Torreon	MX	America/Mexico_City	25.57	-103.41
TRD	Trondheim	NO	Europe/Oslo	63.46	10.92
TRE	Balemartine	GB	Europe/London	56.50	-6.87
TRF	Torp	NO	Europe/Oslo	59.19	10.26
TRG	Tauranga	NZ	Pacific/Auckland	-37.67	176.20
TRH	Trona	US	America/Los_Angeles	35.81	-117.33
TRI	Bristol	US	America/New_York	36.48	-82.41
TRK	Tarakan Island	ID	Asia/Makassar	3.33	117.57
TRL	Terrell	US	America/Chicago	32.71	-96.27
TRM	Palm Springs	US	America/Los_Angeles	33.63	-116.16
TRN	Torino	IT	Europe/Rome	45.20	7.65
TRO	Taree	AU	Australia/Sydney	-31.89	152.51
TRQ	Tarauaca	BR	America/Rio_Branco	-8.16	-70.78
TRR	Trincomalee	LK	Asia/Colombo	8.54	81.18
TRS	Trieste	IT	Europe/Rome	45.83	13.47
TRU	Trujillo	PE	America/Lima	-8.08	-79.11
TRV	Trivandrum	IN	Asia/Kolkata	8.48	76.92
TRW	Tarawa	KI	Pacific/Tarawa	1.38	173.15
TRX	Trenton	US	America/Chicago	40.08	-93.59
TRY	Tororo	UG	Africa/Kampala	0.68	34.17
TRZ	Tiruchirappally	IN	Asia/Kolkata	10.77	78.71
TSA	Taipei City	TW	Asia/Taipei	25.07	121.55
TSB	Tsumeb	NA	Africa/Windhoek	-19.26	17.73
TSC	Taisha	EC	America/Guayaquil	-2.38	-77.50
TSF	Treviso	IT	Europe/Rome	45.65	12.19
TSG	Tanacross	US	America/Anchorage	63.37	-143.33
TSH	Tshikapa	CD	Africa/Lubumbashi	-6.44	20.79
TSJ	Tsushima	JP	Asia/Tokyo	34.28	129.33
TSL	Tamuin Airport	MX	America/Mexico_City	22.04	-98.81
TSM	Taos	US	America/Denver	36.45	-105.67
TSN	Tianjin	CN	Asia/Shanghai	39.12	117.35
TSP	Tehachapi	US	America/Los_Angeles	35.13	-118.44
TSQ	Torres	BR	America/Sao_Paulo	-29.41	-49.81
TSR	Timisoara	RO	Europe/Bucharest	45.81	21.34
TST	Trang Airport	TH	Asia/Bangkok	7.51	99.62
TSU	Tabiteuea South	KI	Pacific/Tarawa	-1.47	175.06
TSV	Townsville	AU	Australia/Brisbane	-19.25	146.76
TSX	Santan, Borneo Island	ID	Asia/Makassar	-0.09	117.45
TSY	Tasikmalaya, Java Island	ID	Asia/Jakarta	-7.35	108.25
TTA	Tan Tan	MA	Africa/Casablanca	28.45	-11.16
TTB	Arbatax	IT	Europe/Rome	39.92	9.68
TTC	Taltal	CL	America/Santiago	-25.56	-70.38
TTD	Portland	US	America/Los_Angeles	45.55	-122.40
TTE	Sango-Ternate Island	ID	Asia/Jayapura	0.83	127.38
TTG	Tartagal	AR	America/Argentina/Salta	-22.62	-63.79
TTH	Thumrait	OM	Asia/Muscat	17.67	54.02
TTI	Tetiaroa	PF	Pacific/Tahiti	-17.01	-149.59
TTJ	Tottori	JP	Asia/Tokyo	35.53	134.17
TTN	Trenton	US	America/New_York	40.28	-74.81
TTO	Britton	US	America/Chicago	45.82	-97.74
TTQ	Roxana	CR	America/Costa_Rica	10.57	-83.51
TTS	Tsaratanana	MG	Indian/Antananarivo	-16.75	47.62
TTT	Taitung City	TW	Asia/Taipei	22.75	121.10
TTU	Saniat Rmel Airport	MA	Africa/Casablanca	35.59	-5.32
TTX	Truscott Mungalalu Airport	AU	Australia/Perth	-14.09	126.38
TUA	Tulcan	EC	America/Guayaquil	0.81	-77.71
TUB	Tubuai Airport	PF	Pacific/Tahiti	-23.37	-149.52
TUC	San Miguel de Tucuman	AR	America/Argentina/Tucuman	-26.84	-65.10
TUD	Tambacounda	SN	Africa/Dakar	13.74	-13.65
TUF	Tours	FR	Europe/Paris	47.43	0.73
TUG	Tuguegarao City	PH	Asia/Manila	17.64	121.73
TUI	Turaif Domestic Airport	SA	Asia/Riyadh	31.69	38.73
TUJ	Maji	ET	Africa/Addis_Ababa	5.83	35.53
TUK	Turbat	PK	Asia/Karachi	25.99	63.03
TUL	Tulsa	US	America/Chicago	36.20	-95.89
TUM	Tumut Airport	AU	Australia/Sydney	-35.26	148.24
TUN	Tunis	TN	Africa/Tunis	36.85	10.23
TUO	Taupo	NZ	Pacific/Auckland	-38.74	176.08
TUP	Tupelo	US	America/Chicago	34.27	-88.77
TUQ	Tougan	BF	Africa/Ouagadougou	13.07	-3.07
TUR	Tucurui	BR	America/Belem	-3.79	-49.72
TUS	Tucson	US	America/Phoenix	32.12	-110.94
TUU	Tabuk Airport	SA	Asia/Riyadh	28.37	36.62
TUV	Tucupita	VE	America/Caracas	9.09	-62.09
TVA	Morafenobe	MG	Indian/Antananarivo	-17.85	44.92
TVC	Traverse City	US	America/New_York	44.74	-85.58
TVF	Thief River Falls	US	America/Chicago	48.07	-96.18
TVI	Thomasville	US	America/New_York	30.90	-83.88
TVL	South Lake Tahoe	US	America/Los_Angeles	38.89	-120.00
TVS	Tangshan	CN	Asia/Shanghai	39.72	118.00
TVU	Matei	FJ	Pacific/Fiji	-16.69	-179.88
TVY	Dawei	MM	Asia/Yangon	14.10	98.20
TWA	Twin Hills	US	America/Anchorage	59.07	-160.28
TWB	Toowoomba Airport	AU	Australia/Brisbane	-27.54	151.92
TWC	Tumxuk	CN	Asia/Shanghai	39.89	79.23
TWD	Port Townsend	US	America/Los_Angeles	48.05	-122.81
TWE	Taylor	US	America/Nome	65.68	-164.80
TWF	Twin Falls	US	America/Boise	42.48	-114.49
TWU	Tawau	MY	Asia/Kuala_Lumpur	4.32	118.13
TWZ	Twitzel	NZ	Pacific/Auckland	-44.23	170.12
TXF	Teixeira De Freitas	BR	America/Bahia	-17.52	-39.67
TXG	Taichung City	TW	Asia/Taipei	24.19	120.65
TXK	Texarkana	US	America/Chicago	33.45	-93.99
TXL	Berlin	DE	Europe/Berlin	52.56	13.29
TXM	Atinjoe-Papua Island	ID	Asia/Jayapura	-1.44	132.02
TXN	Huangshan	CN	Asia/Shanghai	29.73	118.26
TXU	Tabou	CI	Africa/Abidjan	4.44	-7.36
TYB	Tibooburra Airport	AU	Australia/Sydney	-29.45	142.06
TYD	Tynda	RU	Asia/Yakutsk	55.28	124.78
TYE	Tyonek	US	America/Anchorage	61.08	-151.14
TYF	Torsby Airport	SE	Europe/Stockholm	60.16	12.99
TYG	Thylungra Airport	AU	Australia/Brisbane	-26.08	143.47
TYL	Capitan Montes Airport	PE	America/Lima	-4.58	-81.25
TYM	Staniel Cay Airport	BS	America/Nassau	24.17	-76.44
TYN	Taiyuan	CN	Asia/Shanghai	37.75	112.63
TYP	Tobermorey	AU	Australia/Darwin	-22.26	137.95
TYR	Tyler	US	America/Chicago	32.35	-95.40
TYS	Knoxville	US	America/New_York	35.81	-83.99
TYT	Treinta y Tres	UY	America/Montevideo	-33.20	-54.35
TYZ	Taylor	US	America/Phoenix	34.45	-110.12
TZC	Caro	US	America/Detroit	43.46	-83.45
TZL	Tuzla	BA	Europe/Sarajevo	44.46	18.72
TZR	Taszar	HU	Europe/Budapest	46.39	17.92
TZX	Trabzon	TR	Europe/Istanbul	41.00	39.79
UAB	Adana	TR	Europe/Istanbul	37.00	35.43
UAH	Ua Huka	PF	Pacific/Marquesas	-8.94	-139.55
UAI	Suai	TL	Asia/Dili	-9.30	125.29
UAK	Narsarsuaq	GL	America/Nuuk	61.16	-45.43
UAL	Luau	AO	Africa/Luanda	-10.72	22.23
UAM	Yigo	GU	Pacific/Guam	13.58	144.93
UAP	Ua Pou	PF	Pacific/Marquesas	-9.35	-140.08
UAQ	San Juan	AR	America/Argentina/San_Juan	-31.57	-68.42
UAR	Bouarfa	MA	Africa/Casablanca	32.51	-1.98
UAS	Samburu South	KE	Africa/Nairobi	0.53	37.53
UBA	Uberaba	BR	America/Sao_Paulo	-19.76	-47.97
UBB	Mabuiag Island	AU	Australia/Brisbane	-9.95	142.18
UBJ	Ube	JP	Asia/Tokyo	33.93	131.28
UBN	Ulaanbaatar	MN	Asia/Ulaanbaatar	47.65	106.82
UBP	Ubon Ratchathani	TH	Asia/Bangkok	15.25	104.87
UBR	Ubrub-Papua Island	ID	Asia/Jayapura	-3.67	140.85
UBS	Columbus	US	America/Chicago	33.47	-88.38
UBT	Ubatuba	BR	America/Sao_Paulo	-23.44	-45.08
UBU	Kalumburu Airport	AU	Australia/Perth	-14.29	126.63
UCB	Ulanqab	CN	Asia/Shanghai	41.13	113.11
UCE	Eunice	US	America/Chicago	30.47	-92.42
UCK	Lutsk	UA	Europe/Kyiv	50.68	25.49
UCN	Buchanan	LR	Africa/Monrovia	5.17	-9.28
UCT	Ukhta	RU	Europe/Moscow	63.57	53.80
UCY	Union City	US	America/Chicago	36.38	-88.99
UCZ	Uchiza	PE	America/Lima	-8.47	-76.35
UDA	Undara Airport	AU	Australia/Brisbane	-18.20	144.60
UDD	Palm Springs	US	America/Los_Angeles	33.75	-116.27
UDE	Uden	NL	Europe/Amsterdam	51.66	5.71
UDI	Uberlandia	BR	America/Sao_Paulo	-18.88	-48.23
UDJ	Uzhhorod	UA	Europe/Uzhgorod	48.63	22.26
UDR	Udaipur	IN	Asia/Kolkata	24.62	73.90
UEE	Queenstown Airport	AU	Australia/Hobart	-42.08	145.53
UEL	Quelimane	MZ	Africa/Maputo	-17.86	36.87
UEN	Urengoy	RU	Asia/Yekaterinburg	65.96	78.44
UEO	Kumejima Airport	JP	Asia/Tokyo	26.36	126.71
UES	Waukesha	US	America/Chicago	43.04	-88.24
UET	Quetta	PK	Asia/Karachi	30.25	66.94
UFA	Ufa	RU	Asia/Yekaterinburg	54.56	55.87
UGA	Bulgan	MN	Asia/Ulaanbaatar	48.85	103.48
UGB	Pilot Point	US	America/Anchorage	57.43	-157.74
UGC	Urgench	UZ	Asia/Samarkand	41.58	60.64
UGL	Antartica	AQ	Antarctica/Palmer	-79.78	-83.32
UGN	Chicago	US	America/Chicago	42.42	-87.87
UGO	Uige	AO	Africa/Luanda	-7.60	15.03
UGS	Ugashik	US	America/Anchorage	57.52	-157.40
UGT	Umnugobitour	MN	Asia/Ulaanbaatar	43.75	104.11
UHE	Uherske Hradiste	CZ	Europe/Prague	49.03	17.44
UIB	Quibdo	CO	America/Bogota	5.69	-76.64
UIH	Quy Nohn	VN	Asia/Ho_Chi_Minh	13.96	109.04
UII	Utila Island	HN	America/Tegucigalpa	16.11	-86.88
UIK	Ust-Ilimsk	RU	Asia/Irkutsk	58.14	102.56
UIL	Quillayute	US	America/Los_Angeles	47.94	-124.56
UIN	Quincy	US	America/Chicago	39.94	-91.19
UIO	Quito	EC	America/Guayaquil	-0.13	-78.36
UIP	Quimper	FR	Europe/Paris	47.98	-4.17
UIQ	Quion Hill	VU	Pacific/Efate	-17.54	168.44
UIR	Quirindi Airport	AU	Australia/Sydney	-31.49	150.51
UKA	Ukunda	KE	Africa/Nairobi	-4.29	39.57
UKB	Kobe	JP	Asia/Tokyo	34.63	135.22
UKG	Ust-Kuyga	RU	Asia/Vladivostok	70.01	135.65
UKI	Ukiah	US	America/Los_Angeles	39.13	-123.20
UKK	Ust Kamenogorsk	KZ	Asia/Almaty	50.04	82.49
UKN	Waukon	US	America/Chicago	43.28	-91.47
UKS	Sevastopol	UA	Europe/Simferopol	44.69	33.57
UKT	Quakertown	US	America/New_York	40.44	-75.38
UKU	Nuku	PG	Pacific/Port_Moresby	-3.68	142.48
UKX	Ust-Kut	RU	Asia/Irkutsk	56.86	105.73
ULA	San Julian	AR	America/Argentina/Rio_Gallegos	-49.31	-67.80
ULB	Ambryn Island	VU	Pacific/Efate	-16.33	168.30
ULD	Ulundi	ZA	Africa/Johannesburg	-28.32	31.42
ULG	Ulgii Mongolei Airport	MN	Asia/Hovd	48.99	89.92
ULK	Lensk	RU	Asia/Yakutsk	60.72	114.83
ULM	New Ulm	US	America/Chicago	44.32	-94.50
ULN	Ulan Bator	MN	Asia/Ulaanbaatar	47.84	106.77
ULO	Ulaangom Airport	MN	Asia/Hovd	49.97	92.08
ULP	Quilpie Airport	AU	Australia/Brisbane	-26.61	144.25
ULQ	Tulua	CO	America/Bogota	4.09	-76.24
ULU	Gulu	UG	Africa/Kampala	2.81	32.27
ULV	Ulyanovsk	RU	Europe/Samara	54.27	48.23
ULX	Ulusaba	ZA	Africa/Johannesburg	-24.79	31.35
ULY	Ulyanovsk	RU	Europe/Ulyanovsk	54.40	48.80
UMA	Maisi	CU	America/Havana	20.25	-74.15
UME	Umea	SE	Europe/Stockholm	63.79	20.28
UMI	Quince Mil	PE	America/Lima	-13.23	-70.75
UMM	Summit	US	America/Anchorage	63.33	-149.13
UMR	Woomera	AU	Australia/Adelaide	-31.14	136.82
UMS	Ust-Maya	RU	Asia/Yakutsk	60.36	134.44
UMT	Umiat	US	America/Anchorage	69.37	-152.13
UMU	Umuarama	BR	America/Sao_Paulo	-23.80	-53.31
UMY	Sumy	UA	Europe/Kyiv	50.86	34.76
UMZ	Mena	US	America/Chicago	34.55	-94.20
UNA	Una	BR	America/Bahia	-15.36	-39.00
UND	Konduz Airport	AF	Asia/Kabul	36.67	68.91
UNE	Qacha's Nek	LS	Africa/Maseru	-30.11	28.67
UNG	Kiunga	PG	Pacific/Port_Moresby	-6.13	141.28
UNI	Union Island	VC	America/St_Vincent	12.60	-61.41
UNK	Unalakleet	US	America/Anchorage	63.89	-160.80
UNN	Ranong Airport	TH	Asia/Bangkok	9.78	98.59
UNT	Shetland Islands	GB	Europe/London	60.75	-0.85
UNU	Juneau	US	America/Chicago	43.43	-88.70
UOA	Mururoa Atoll	PF	Pacific/Tahiti	-21.87	-138.92
UOL	Buol-Celebes Island	ID	Asia/Makassar	1.16	121.43
UOS	Sewanee	US	America/Chicago	35.21	-85.90
UOX	Oxford	US	America/Chicago	34.38	-89.54
UPB	Havana	CU	America/Havana	23.03	-82.58
UPG	Ujung Pandang-Celebes Island	ID	Asia/Makassar	-5.06	119.55
UPL	Upala	CR	America/Costa_Rica	10.89	-85.02
UPN	Licenciado y General Ignacio Lopez Rayon Airport	MX	America/Mexico_City	19.40	-102.04
UPP	Hawi	US	Pacific/Honolulu	20.27	-155.86
UPV	Upavon	GB	Europe/London	51.29	-1.78
URA	Uralsk	KZ	Asia/Oral	51.15	51.54
URC	Urumqi	CN	Asia/Shanghai	43.91	87.47
URD	Ebermannstadt	DE	Europe/Berlin	49.79	11.13
URE	Kuressaare	EE	Europe/Tallinn	58.23	22.51
URG	Uruguaiana	BR	America/Sao_Paulo	-29.78	-57.04
URJ	Uray	RU	Asia/Yekaterinburg	60.10	64.83
URM	Uriman Airport	VE	America/Caracas	5.33	-62.77
URO	Rouen	FR	Europe/Paris	49.38	1.17
URR	Urrao	CO	America/Bogota	6.33	-76.14
URS	Kursk	RU	Europe/Moscow	51.75	36.30
URT	Surat Thani	TH	Asia/Bangkok	9.13	99.14
URY	Guriat Domestic Airport	SA	Asia/Riyadh	31.41	37.28
USA	Concord	US	America/New_York	35.39	-80.71
USC	Union	US	America/New_York	34.69	-81.64
USH	Ushuahia	AR	America/Argentina/Ushuaia	-54.84	-68.30
USI	Mabaruma	GY	America/Guyana	8.20	-59.78
USJ	Usharal	KZ	Asia/Almaty	46.19	80.83
USK	Usinsk	RU	Europe/Moscow	66.00	57.37
USL	Useless Loop Airport	AU	Australia/Perth	-26.17	113.40
USM	Na Thon	TH	Asia/Bangkok	9.55	100.06
USN	Ulsan	KR	Asia/Seoul	35.59	129.35
USQ	Uşak	TR	Europe/Istanbul	38.68	29.47
USR	Ust-Nera	RU	Asia/Vladivostok	64.55	143.12
USS	Sancti Spiritus	CU	America/Havana	21.97	-79.44
UST	St Augustine	US	America/New_York	29.96	-81.34
USU	Coron	PH	Asia/Manila	12.12	120.10
UTA	Mutare Airport	ZW	Africa/Harare	-19.00	32.63
UTB	Muttaburra Airport	AU	Australia/Brisbane	-22.58	144.53
UTG	Quthing	LS	Africa/Maseru	-30.41	27.69
UTH	Udon Thani	TH	Asia/Bangkok	17.39	102.79
UTI	Utti	FI	Europe/Helsinki	60.90	26.94
UTM	Tunica	US	America/Chicago	34.69	-90.35
UTN	Upington	ZA	Africa/Johannesburg	-28.40	21.26
UTO	Utopia Creek	US	America/Anchorage	65.99	-153.70
UTP	Rayong	TH	Asia/Bangkok	12.68	101.00
UTR	Uttaradit	TH	Asia/Bangkok	17.62	100.10
UTS	Ust-Tsylma	RU	Europe/Moscow	65.44	52.20
UTT	Mthatha	ZA	Africa/Johannesburg	-31.55	28.67
UTW	Queenstown	ZA	Africa/Johannesburg	-31.92	26.88
UUA	Bugulma	RU	Europe/Moscow	54.64	52.80
UUD	Ulan Ude	RU	Asia/Irkutsk	51.81	107.44
UUK	Kuparuk	US	America/Anchorage	70.33	-149.60
UUN	Baruun Urt Airport	MN	Asia/Choibalsan	46.66	113.28
UUS	Yuzhno-Sakhalinsk	RU	Asia/Vladivostok	46.89	142.72
UVA	Uvalde	US	America/Chicago	29.21	-99.74
UVE	Ouvea	NC	Pacific/Noumea	-20.64	166.57
UVF	Vieux Fort	LC	America/St_Lucia	13.73	-60.95
UVL	El Kharga Airport	EG	Africa/Cairo	25.47	30.59
UWA	Ware	US	America/New_York	42.28	-72.21
UYL	Nyala	SD	Africa/Khartoum	12.05	24.96
UYN	Yulin	CN	Asia/Shanghai	38.27	109.73
UYU	Quijarro	BO	America/La_Paz	-20.45	-66.85
UZC	Uzice	RS	Europe/Belgrade	43.90	19.70
UZU	Curuzu Cuatia	AR	America/Argentina/Cordoba	-29.77	-57.98
VAA	Vaasa	FI	Europe/Helsinki	63.05	21.76
VAC	Cloppenburg	DE	Europe/Berlin	52.91	8.04
VAD	Valdosta	US	America/New_York	30.97	-83.19
VAF	Valence	FR	Europe/Paris	44.92	4.97
VAG	Varginha	BR	America/Sao_Paulo	-21.59	-45.47
VAH	Vallegrande	BO	America/La_Paz	-18.48	-64.10
VAI	Vanimo Airport	PG	Pacific/Port_Moresby	-2.70	141.30
VAK	Chevak	US	America/Anchorage	61.54	-165.60
VAL	Valenca	BR	America/Fortaleza	-13.30	-38.99
VAM	Maamigili	MV	Indian/Maldives	3.47	72.83
VAN	Van	TR	Europe/Istanbul	38.47	43.33
VAO	Suavanao	SB	Pacific/Guadalcanal	-7.59	158.73
VAP	Vina Del Mar	CL	America/Santiago	-33.07	-71.56
VAR	Varna	BG	Europe/Sofia	43.23	27.83
VAS	Sivas	TR	Europe/Istanbul	39.81	36.90
VAT	Vatomandry	MG	Indian/Antananarivo	-19.38	48.95
VAV	Vava'u Island	TO	Pacific/Tongatapu	-18.59	-173.96
VAW	Vardø	NO	Europe/Oslo	70.36	31.04
VBA	Aeng	MM	Asia/Yangon	19.77	94.03
VBG	Lompoc	US	America/Los_Angeles	34.74	-120.58
VBP	Bokpyinn	MM	Asia/Yangon	11.27	98.77
VBS	Brescia	IT	Europe/Rome	45.43	10.33
VBV	Vanua Balavu	FJ	Pacific/Fiji	-17.27	-178.98
VBY	Visby	SE	Europe/Stockholm	57.66	18.35
VCA	Can Tho	VN	Asia/Ho_Chi_Minh	10.09	105.71
VCD	Victoria River Downs Airport	AU	Australia/Darwin	-16.40	131.00
VCE	Venezia	IT	Europe/Rome	45.51	12.35
VCH	Vichadero	UY	America/Montevideo	-31.77	-54.62
VCL	Dung Quat Bay	VN	Asia/Ho_Chi_Minh	15.40	108.71
VCP	Campinas	BR	America/Sao_Paulo	-23.01	-47.13
VCR	Carora	VE	America/Caracas	10.18	-70.07
VCS	Con Ong	VN	Asia/Ho_Chi_Minh	8.73	106.63
VCT	Victoria	US	America/Chicago	28.85	-96.92
VCV	Victorville	US	America/Los_Angeles	34.60	-117.38
VDC	Vitória da Conquista	BR	America/Bahia	-14.91	-40.91
VDE	El Hierro Island	ES	Atlantic/Canary	27.81	-17.89
VDH	Dong Hoi	VN	Asia/Ho_Chi_Minh	17.52	106.59
VDI	Vidalia	US	America/New_York	32.19	-82.37
VDM	Viedma	AR	America/Argentina/Salta	-40.87	-63.00
VDO	Vân Đồn	VN	Asia/Ho_Chi_Minh	21.12	107.41
VDP	Valle de La Pascua Airport	VE	America/Caracas	9.22	-65.99
VDR	Villa Dolores	AR	America/Argentina/Cordoba	-31.95	-65.15
VDS	Vadsø	NO	Europe/Oslo	70.07	29.84
VDY	Vijayanagar Aerodrome	IN	Asia/Kolkata	15.17	76.63
VDZ	Valdez	US	America/Anchorage	61.13	-146.24
VEE	Venetie	US	America/Anchorage	67.01	-146.37
VEL	Vernal	US	America/Denver	40.44	-109.51
VER	Veracruz	MX	America/Mexico_City	19.15	-96.19
VEV	Barakoma	SB	Pacific/Guadalcanal	-7.91	156.71
VEX	Tioga	US	America/Chicago	48.38	-102.90
VEY	Vestmannaeyjar	IS	Atlantic/Reykjavik	63.42	-20.28
VFA	Victoria Falls	ZW	Africa/Harare	-18.10	25.84
VGA	Vijayawada Airport	IN	Asia/Kolkata	16.53	80.80
VGD	Vologda	RU	Europe/Moscow	59.28	39.94
VGO	Vigo	ES	Europe/Madrid	42.23	-8.63
VGT	Las Vegas	US	America/Los_Angeles	36.21	-115.19
VGZ	Villagarzon	CO	America/Bogota	0.98	-76.61
VHC	Saurimo	AO	Africa/Luanda	-9.69	20.43
VHM	Vilhelmina Airport	SE	Europe/Stockholm	64.58	16.83
VHN	Van Horn	US	America/Chicago	31.06	-104.78
VHV	Verkhnevilyuisk	RU	Asia/Yakutsk	63.46	120.27
VHY	Vichy	FR	Europe/Paris	46.17	3.40
VHZ	Vahitahi	PF	Pacific/Tahiti	-18.78	-138.85
VIA	Videira	BR	America/Sao_Paulo	-27.00	-51.14
VIE	Vienna	AT	Europe/Vienna	48.11	16.57
VIG	El Vigia	VE	America/Caracas	8.62	-71.67
VIH	Rolla	US	America/Chicago	38.13	-91.77
VII	Vinh	VN	Asia/Ho_Chi_Minh	18.74	105.67
VIJ	Spanish Town	VG	America/Tortola	18.45	-64.43
VIL	Dakhla	EH	Africa/Casablanca	23.72	-15.93
VIN	Vinnitsa	UA	Europe/Kyiv	49.24	28.61
VIP	Payerne	CH	Europe/Zurich	46.84	6.92
VIQ	Viqueque	TL	Asia/Dili	-8.88	126.37
VIR	Durban	ZA	Africa/Johannesburg	-29.77	31.06
VIS	Visalia	US	America/Los_Angeles	36.32	-119.39
VIT	Alava	ES	Europe/Madrid	42.88	-2.72
VIX	Vitoria	BR	America/Sao_Paulo	-20.26	-40.29
VIY	Villacoublay	FR	Europe/Paris	48.77	2.20
VJB	Xai-Xai	MZ	Africa/Maputo	-25.04	33.63
VJI	Abingdon	US	America/New_York	36.69	-82.03
VKG	Rach Gia	VN	Asia/Ho_Chi_Minh	9.96	105.13
VKO	Moscow	RU	Europe/Moscow	55.59	37.26
VKS	Vicksburg	US	America/Chicago	32.24	-90.93
VKT	Vorkuta	RU	Europe/Moscow	67.49	63.99
VLA	Vandalia	US	America/Chicago	38.99	-89.17
VLC	Valencia	ES	Europe/Madrid	39.49	-0.48
VLD	Valdosta	US	America/New_York	30.78	-83.28
VLE	Grand Canyon	US	America/Phoenix	35.65	-112.15
VLG	Villa Gesell	AR	America/Argentina/Buenos_Aires	-37.24	-57.03
VLI	Port Vila	VU	Pacific/Efate	-17.70	168.32
VLL	Valladolid	ES	Europe/Madrid	41.71	-4.85
VLM	Villamontes	BO	America/La_Paz	-21.26	-63.41
VLN	Valencia	VE	America/Caracas	10.15	-67.93
VLO	Vlora	AL	Europe/Tirane	40.61	19.43
VLP	Vila Rica	BR	America/Cuiaba	-9.98	-51.14
VLR	Vallenar	CL	America/Santiago	-28.60	-70.76
VLS	Valesdir	VU	Pacific/Efate	-16.80	168.18
VLU	Velikiye Luki	RU	Europe/Moscow	56.38	30.61
VLV	Valera	VE	America/Caracas	9.34	-70.58
VME	Villa Reynolds	AR	America/Argentina/San_Luis	-33.73	-65.39
VMU	Baimuru	PG	Pacific/Port_Moresby	-7.50	144.82
VNC	Venice	US	America/New_York	27.07	-82.44
VND	Vangaindrano	MG	Indian/Antananarivo	-23.35	47.58
VNE	Vannes	FR	Europe/Paris	47.72	-2.72
VNO	Vilnius	LT	Europe/Vilnius	54.63	25.29
VNR	Vanrook Station Airport	AU	Australia/Brisbane	-16.96	141.95
VNS	Varanasi	IN	Asia/Kolkata	25.45	82.86
VNT	Ventspils	LV	Europe/Riga	57.36	21.54
VNX	Vilanculo	MZ	Africa/Maputo	-22.02	35.31
VNY	Van Nuys	US	America/Los_Angeles	34.21	-118.49
VOD	Vodochoky	CZ	Europe/Prague	50.22	14.40
VOG	Volgograd	RU	Europe/Volgograd	48.78	44.35
VOH	Vohimarina Airport	MG	Indian/Antananarivo	-13.38	50.00
VOI	Voinjama	LR	Africa/Monrovia	8.40	-9.77
VOK	Camp Douglas	US	America/Chicago	43.94	-90.25
VOL	Nea Anchialos	GR	Europe/Athens	39.22	22.79
VOT	Votuporanga	BR	America/Sao_Paulo	-20.46	-50.00
VOZ	Voronezh	RU	Europe/Moscow	51.81	39.23
VPE	Ngiva	AO	Africa/Luanda	-17.04	15.68
VPN	Vopnafjörður	IS	Atlantic/Reykjavik	65.72	-14.85
VPS	Valparaiso	US	America/Chicago	30.48	-86.53
VPY	Chimoio	MZ	Africa/Maputo	-19.15	33.43
VPZ	Valparaiso	US	America/Chicago	41.45	-87.01
VQQ	Jacksonville	US	America/New_York	30.22	-81.88
VQS	Isla De Vieques	US	America/Puerto_Rico	18.13	-65.49
VRA	Varadero	CU	America/Havana	23.03	-81.44
VRB	Vero Beach	US	America/New_York	27.66	-80.42
VRC	Virac	PH	Asia/Manila	13.58	124.21
VRE	Vredendal	ZA	Africa/Johannesburg	-31.64	18.54
VRI	Varandey Airport	RU	Europe/Moscow	68.85	58.20
VRK	Varkaus	FI	Europe/Helsinki	62.17	27.87
VRL	Vila Real	PT	Europe/Lisbon	41.27	-7.72
VRN	Verona	IT	Europe/Rome	45.40	10.89
VRO	Matanzas	CU	America/Havana	23.12	-81.30
VRS	Versailles	US	America/Chicago	38.43	-92.88
VRU	Vyrburg	ZA	Africa/Johannesburg	-26.98	24.73
VSA	Villahermosa	MX	America/Mexico_City	18.00	-92.82
VSE	Viseu	PT	Europe/Lisbon	40.73	-7.89
VSF	Springfield	US	America/New_York	43.34	-72.52
VSG	Luhansk	UA	Europe/Kyiv	48.42	39.37
VST	Stockholm	SE	Europe/Stockholm	59.59	16.63
VSV	Shravasti	IN	Asia/Kolkata	27.50	82.03
VTB	Vitebsk	BY	Europe/Minsk	55.13	30.35
VTE	Vientiane	LA	Asia/Vientiane	17.99	102.56
VTF	Vatulele	FJ	Pacific/Fiji	-18.51	177.64
VTG	Vung Tau	VN	Asia/Ho_Chi_Minh	10.37	107.09
VTL	Luxeuil	FR	Europe/Paris	48.22	5.94
VTM	Beersheba	IL	Asia/Jerusalem	31.21	35.01
VTN	Valentine	US	America/Chicago	42.86	-100.55
VTU	Las Tunas	CU	America/Havana	20.99	-76.94
VTZ	Visakhapatnam	IN	Asia/Kolkata	17.72	83.22
VUP	Valledupar	CO	America/Bogota	10.44	-73.25
VUS	Velikiy Ustyug	RU	Europe/Moscow	60.79	46.26
VVB	Mahanoro	MG	Indian/Antananarivo	-19.83	48.80
VVC	Villavicencio	CO	America/Bogota	4.17	-73.61
VVI	Santa Cruz	BO	America/La_Paz	-17.64	-63.14
VVK	Vastervik	SE	Europe/Stockholm	57.78	16.52
VVO	Vladivostok	RU	Asia/Vladivostok	43.40	132.15
VVZ	Illizi	DZ	Africa/Algiers	26.72	8.62
VXC	Lichinga	MZ	Africa/Maputo	-13.27	35.27
VXE	Sao Pedro	CV	Atlantic/Cape_Verde	16.83	-25.06
VXO	Vaxjo	SE	Europe/Stockholm	56.93	14.73
VYD	Vryheid	ZA	Africa/Johannesburg	-27.79	30.80
VYI	Vilyuisk	RU	Asia/Yakutsk	63.76	121.69
VYS	Peru	US	America/Chicago	41.35	-89.15
WAA	Wales	US	America/Anchorage	65.62	-168.09
WAC	Waca	ET	Africa/Addis_Ababa	7.17	37.17
WAE	Wadi Al Dawasir Airport	SA	Asia/Riyadh	20.50	45.20
WAF	Waana	PK	Asia/Karachi	32.30	69.57
WAG	Wanganui	NZ	Pacific/Auckland	-39.96	175.02
WAH	Wahpeton	US	America/Chicago	46.24	-96.61
WAI	Antsohihy	MG	Indian/Antananarivo	-14.90	47.99
WAK	Ankazoabo	MG	Indian/Antananarivo	-22.30	44.53
WAL	Wallops Island	US	America/New_York	37.94	-75.47
WAM	Ambatondrazaka	MG	Indian/Antananarivo	-17.80	48.44
WAO	Wabo	PG	Pacific/Port_Moresby	-6.99	145.08
WAP	Alto Palena	CL	America/Santiago	-43.61	-71.81
WAQ	Antsalova	MG	Indian/Antananarivo	-18.70	44.61
WAR	Waris-Papua Island	ID	Asia/Jayapura	-3.22	140.98
WAT	Waterford	IE	Europe/Dublin	52.19	-7.09
WAV	Wave Hill Airport	AU	Australia/Darwin	-17.39	131.12
WAW	Warsaw	PL	Europe/Warsaw	52.17	20.97
WAX	Zuwara	LY	Africa/Tripoli	32.95	12.02
WAY	Waynesburg	US	America/New_York	39.90	-80.13
WAZ	Warwick Airport	AU	Australia/Brisbane	-28.15	151.94
WBA	Seram Island	ID	Asia/Jayapura	-2.81	129.48
WBB	Stebbins	US	America/Nome	63.52	-162.28
WBG	Schleswig Airport	DE	Europe/Berlin	54.46	9.52
WBK	West Branch	US	America/Detroit	44.24	-84.18
WBM	Wapenamanda Airport	PG	Pacific/Port_Moresby	-5.64	143.90
WBO	Beroroha	MG	Indian/Antananarivo	-21.61	45.14
WBQ	Beaver	US	America/Anchorage	66.36	-147.41
WBR	Big Rapids	US	America/Detroit	43.72	-85.51
WBU	Boulder	US	America/Denver	40.04	-105.23
WBW	Wilkes-Barre	US	America/New_York	41.30	-75.85
WCA	Castro	CL	America/Santiago	-42.49	-73.77
WCH	Chaiten	CL	America/Santiago	-42.93	-72.70
WCR	Chandalar Lake	US	America/Anchorage	67.50	-148.48
WDG	Enid	US	America/Chicago	36.38	-97.79
WDH	Windhoek	NA	Africa/Windhoek	-22.48	17.47
WDI	Wondai Airport	AU	Australia/Brisbane	-26.28	151.86
WDN	East Sound	US	America/Los_Angeles	48.71	-123.02
WDR	Winder	US	America/New_York	33.98	-83.67
WDS	Shiyan	CN	Asia/Shanghai	32.59	110.91
WEA	Weatherford	US	America/Chicago	32.75	-97.68
WEF	Weifang	CN	Asia/Shanghai	36.65	119.12
WEH	Weihai	CN	Asia/Shanghai	37.19	122.23
WEI	Weipa	AU	Australia/Brisbane	-12.68	141.93
WEL	Welkom	ZA	Africa/Johannesburg	-28.00	26.67
WET	Wagethe-Papua Island	ID	Asia/Jayapura	-4.04	136.28
WEW	Wee Waa Airport	AU	Australia/Sydney	-30.26	149.41
WFD	Manchester	GB	Europe/London	53.34	-2.15
WFI	Fianarantsoa Airport	MG	Indian/Antananarivo	-21.44	47.11
WFK	Frenchville	US	America/New_York	47.29	-68.31
WGA	Wagga Wagga	AU	Australia/Sydney	-35.17	147.47
WGB	Bahawalnagar	PK	Asia/Karachi	29.95	73.25
WGC	Warrangal	IN	Asia/Kolkata	17.91	79.60
WGE	Walgett Airport	AU	Australia/Sydney	-30.03	148.13
WGO	Winchester	US	America/New_York	39.14	-78.14
WGP	Waingapu-Sumba Island	ID	Asia/Makassar	-9.67	120.30
WGT	Wangaratta Airport	AU	Australia/Melbourne	-36.42	146.31
WHA	Wuhu	CN	Asia/Shanghai	31.10	118.67
WHF	Wadi Halfa	SD	Africa/Khartoum	21.80	31.52
WHK	Whakatane Airport	NZ	Pacific/Auckland	-37.92	176.91
WHO	Franz Josef Aerodrome	NZ	Pacific/Auckland	-43.36	170.13
WHP	Los Angeles	US	America/Los_Angeles	34.26	-118.41
WHS	Whalsay	GB	Europe/London	60.38	-0.93
WHT	Wharton	US	America/Chicago	29.25	-96.15
WHU	Wuhu	CN	Asia/Shanghai	31.39	118.41
WIB	Vernon	US	America/Chicago	34.23	-99.28
WIC	Wick	GB	Europe/London	58.46	-3.09
WIE	Wiesbaden	DE	Europe/Berlin	50.05	8.33
WIK	Waiheke Reeve Airport	NZ	Pacific/Auckland	-36.81	175.09
WIL	Nairobi	KE	Africa/Nairobi	-1.32	36.81
WIN	Winton Airport	AU	Australia/Brisbane	-22.36	143.09
WIO	Wilcannia Airport	AU	Australia/Sydney	-31.53	143.38
WIR	Wairoa	NZ	Pacific/Auckland	-39.01	177.41
WIT	Wittenoom Airport	AU	Australia/Perth	-22.22	118.35
WIX	Tuxpan Airport	MX	America/Mexico_City	19.58	-103.38
WJF	Lancaster	US	America/Los_Angeles	34.74	-118.22
WJR	Wajir	KE	Africa/Nairobi	1.73	40.09
WJU	Wonju	KR	Asia/Seoul	37.44	127.96
WKA	Wanaka Airport	NZ	Pacific/Auckland	-44.72	169.25
WKB	Warracknabeal Airport	AU	Australia/Melbourne	-36.32	142.42
WKF	Pretoria	ZA	Africa/Johannesburg	-25.83	28.22
WKI	Hwange	ZW	Africa/Harare	-18.36	26.52
WKJ	Wakkanai	JP	Asia/Tokyo	45.40	141.80
WKK	Aleknagik	US	America/Anchorage	59.28	-158.62
WKR	Abaco I Walker C Airport	BS	America/Nassau	27.27	-78.40
WLA	Wallal	AU	Australia/Perth	-19.77	120.65
WLC	Walcha Airport	AU	Australia/Sydney	-31.00	151.57
WLD	Winfield	US	America/Chicago	37.17	-97.04
WLE	Miles Airport	AU	Australia/Brisbane	-26.81	150.18
WLG	Wellington	NZ	Pacific/Auckland	-41.33	174.80
WLH	Walaha	VU	Pacific/Efate	-15.41	167.69
WLK	Selawik	US	America/Anchorage	66.60	-159.99
WLL	Wollogorang Airport	AU	Australia/Darwin	-17.22	137.92
WLO	Waterloo Airport	AU	Australia/Darwin	-16.63	129.32
WLP	West Angelas Airport	AU	Australia/Perth	-23.14	118.71
WLS	Wallis Island	WF	Pacific/Wallis	-13.24	-176.20
WLW	Willows	US	America/Los_Angeles	39.52	-122.22
WMA	Mandritsara	MG	Indian/Antananarivo	-15.83	48.83
WMB	Warrnambool Airport	AU	Australia/Melbourne	-38.30	142.45
WMC	Winnemucca	US	America/Los_Angeles	40.90	-117.81
WMD	Mandabe	MG	Indian/Antananarivo	-21.05	44.94
WME	Mount Keith Airport	AU	Australia/Perth	-27.29	120.56
WMH	Mountain Home	US	America/Chicago	36.37	-92.47
WMI	Warsaw	PL	Europe/Warsaw	52.45	20.65
WMN	Maroantsetra Airport	MG	Indian/Antananarivo	-15.44	49.69
WMO	White Mountain	US	America/Anchorage	64.69	-163.41
WMR	Mananara Nord	MG	Indian/Antananarivo	-16.16	49.77
WMT	Zunyi	CN	Asia/Shanghai	27.97	106.44
WMX	Wamena-Papua Island	ID	Asia/Jayapura	-4.10	138.96
WNA	Napakiak	US	America/Anchorage	60.69	-161.98
WND	Windarra Airport	AU	Australia/Perth	-28.48	122.24
WNJ	Leshan	CN	Asia/Shanghai	26.85	104.33
WNN	Wunnumin Lake	CA	America/Winnipeg	52.89	-89.29
WNP	Naga	PH	Asia/Manila	13.58	123.27
WNR	Windorah Airport	AU	Australia/Brisbane	-25.41	142.67
WNS	Nawabash	PK	Asia/Karachi	26.22	68.39
WNZ	Wenzhou	CN	Asia/Shanghai	27.91	120.85
WOA	Wonenara	PG	Pacific/Port_Moresby	-6.80	145.89
WOE	Bergen Op Zoom	NL	Europe/Amsterdam	51.45	4.34
WOL	Wollongong Airport	AU	Australia/Sydney	-34.56	150.79
WON	Wondoola Airport	AU	Australia/Brisbane	-18.57	140.89
WOT	Wang-an	TW	Asia/Taipei	23.37	119.50
WOW	Willow	US	America/Anchorage	61.75	-150.05
WPA	Puerto Aysen	CL	America/Santiago	-45.40	-72.67
WPB	Port Berge	MG	Indian/Antananarivo	-15.58	47.62
WPC	Pincher Creek	CA	America/Edmonton	49.52	-114.00
WPK	Wrotham Park Airport	AU	Australia/Brisbane	-16.66	144.00
WPO	Paonia	US	America/Denver	38.83	-107.65
WPR	Porvenir	CL	America/Santiago	-53.25	-70.32
WPU	Puerto Williams	CL	America/Santiago	-54.93	-67.63
WRB	Warner Robins	US	America/New_York	32.64	-83.59
WRE	Whangarei Airport	NZ	Pacific/Auckland	-35.77	174.37
WRG	Wrangell	US	America/Anchorage	56.48	-132.37
WRI	Wrightstown	US	America/New_York	40.02	-74.59
WRL	Worland	US	America/Denver	43.96	-107.95
WRO	Wrocław	PL	Europe/Warsaw	51.10	16.89
WRT	Warton	GB	Europe/London	53.75	-2.88
WRW	Warrawagine Airport	AU	Australia/Perth	-20.85	120.71
WRY	Westray	GB	Europe/London	59.35	-2.95
WRZ	Weerawila	LK	Asia/Colombo	6.25	81.24
WSF	Cape Sarichef	US	America/Nome	54.58	-164.91
WSG	Washington	US	America/New_York	40.14	-80.29
WSH	Shirley	US	America/New_York	40.82	-72.87
WSI	Badgerys Creek	AU	Australia/Sydney	-33.89	150.71
WSK	Wushan	CN	Asia/Shanghai	31.06	109.71
WSM	Wiseman	US	America/Anchorage	67.41	-150.12
WSN	South Naknek	US	America/Anchorage	58.70	-157.00
WSO	Washabo	SR	America/Paramaribo	5.25	-57.17
WSP	Waspam	NI	America/Managua	14.74	-83.97
WSR	Wasior-Papua Island	ID	Asia/Jayapura	-2.73	134.52
WST	Westerly	US	America/New_York	41.35	-71.80
WSU	Wasu	PG	Pacific/Port_Moresby	-5.96	147.20
WSZ	Westport Airport	NZ	Pacific/Auckland	-41.74	171.58
WTA	Tambohorano	MG	Indian/Antananarivo	-17.48	43.97
WTB	Wellcamp	AU	Australia/Brisbane	-27.56	151.79
WTD	West End	BS	America/Nassau	26.69	-78.97
WTK	Noatak	US	America/Anchorage	67.56	-162.98
WTL	Tuntutuliak	US	America/Nome	60.35	-162.65
WTN	Waddington	GB	Europe/London	53.17	-0.52
WTP	Fatima Mission	PG	Pacific/Port_Moresby	-8.55	147.25
WTR	Whiteriver	US	America/Phoenix	33.81	-109.99
WTS	Tsiroanomandidy	MG	Indian/Antananarivo	-18.76	46.05
WTZ	Whitianga Airport	NZ	Pacific/Auckland	-36.83	175.68
WUA	Wuhai	CN	Asia/Shanghai	39.79	106.80
WUD	Wudinna Airport	AU	Australia/Adelaide	-33.04	135.45
WUG	Wau	PG	Pacific/Port_Moresby	-7.35	146.72
WUH	Wuhan	CN	Asia/Shanghai	30.78	114.21
WUI	Murrin Murrin Airport	AU	Australia/Perth	-28.71	121.89
WUN	Wiluna Airport	AU	Australia/Perth	-26.63	120.22
WUS	Wuyishan	CN	Asia/Shanghai	27.70	118.00
WUU	Wau	SS	Africa/Juba	7.73	27.98
WUX	Wuxi	CN	Asia/Shanghai	31.49	120.43
WUZ	Wuzhou	CN	Asia/Shanghai	23.40	111.10
WVB	Walvis Bay	NA	Africa/Windhoek	-22.98	14.65
WVI	Watsonville	US	America/Los_Angeles	36.94	-121.79
WVK	Manakara Airport	MG	Indian/Antananarivo	-22.12	48.02
WVL	Waterville	US	America/New_York	44.53	-69.68
WVN	Wilhelmshaven	DE	Europe/Berlin	53.50	8.05
WWA	Wasilla	US	America/Anchorage	61.57	-149.54
WWD	Wildwood	US	America/New_York	39.01	-74.91
WWI	Woodie Woodie	AU	Australia/Perth	-21.66	121.23
WWK	Wewak	PG	Pacific/Port_Moresby	-3.58	143.67
WWR	Woodward	US	America/Chicago	36.44	-99.52
WWT	Mertarvik	US	America/Nome	60.81	-164.50
WWY	West Wyalong	AU	Australia/Sydney	-33.94	147.19
WXN	Wanxian	CN	Asia/Shanghai	30.80	108.43
WYA	Whyalla	AU	Australia/Adelaide	-33.06	137.51
WYE	Yengema	SL	Africa/Freetown	8.61	-11.05
WYK	Batu Raja, Sumatra Island	ID	Asia/Jakarta	-4.39	104.40
WYN	Wyndham Airport	AU	Australia/Perth	-15.51	128.15
WYS	West Yellowstone	US	America/Denver	44.69	-111.12
WZA	Wa	GH	Africa/Accra	10.08	-2.51
XAI	Xinyang	CN	Asia/Shanghai	32.54	114.08
XAP	Chapeco	BR	America/Sao_Paulo	-27.13	-52.66
XAR	Aribinda	BF	Africa/Ouagadougou	14.22	-0.88
XAU	Saul	GF	America/Cayenne	3.61	-53.20
XBE	Bearskin Lake	CA	America/Winnipeg	53.97	-91.03
XBG	Bogande	BF	Africa/Ouagadougou	12.98	-0.17
XBJ	Birjand	IR	Asia/Tehran	32.90	59.27
XBK	Bourg	FR	Europe/Paris	46.20	5.29
XBO	Boulsa	BF	Africa/Ouagadougou	12.65	-0.57
XBR	Brockville	CA	America/Toronto	44.64	-75.75
XCH	Christmas Island	CX	Indian/Christmas	-10.45	105.69
XCL	Cluff Lake	CA	America/Regina	58.39	-109.52
XCM	Chatham-Kent	CA	America/Toronto	42.31	-82.08
XCO	Colac Airport	AU	Australia/Melbourne	-38.29	143.68
XCR	Chalons	FR	Europe/Paris	48.78	4.18
XDE	Diebougou	BF	Africa/Ouagadougou	10.95	-3.25
XDJ	Djibo	BF	Africa/Ouagadougou	14.10	-1.63
XEN	Xingcheng Air Base	CN	Asia/Shanghai	40.58	120.70
XFN	Xiangfan	CN	Asia/Shanghai	32.15	112.29
XFW	Hamburg	DE	Europe/Berlin	53.54	9.84
XGA	Gaoua	BF	Africa/Ouagadougou	10.30	-3.25
XGG	Gorom-Gorom	BF	Africa/Ouagadougou	14.45	-0.23
XGN	Xangongo	AO	Africa/Luanda	-16.76	14.97
XGR	Kangiqsualujjuaq	CA	America/Iqaluit	58.71	-65.99
XIC	Xichang	CN	Asia/Shanghai	27.99	102.18
XIJ	Ahmed Al Jaber AB	KW	Asia/Kuwait	28.93	47.79
XIL	Xilinhot	CN	Asia/Shanghai	43.92	115.96
XIN	Xingning	CN	Asia/Shanghai	24.15	115.76
XIY	Xianyang	CN	Asia/Shanghai	34.45	108.75
XJM	Mangla	PK	Asia/Karachi	33.05	73.64
XKA	Kantchari	BF	Africa/Ouagadougou	12.47	1.50
XKH	Xieng Khouang	LA	Asia/Vientiane	19.45	103.16
XKS	Kasabonika	CA	America/Toronto	53.52	-88.64
XKY	Kaya	BF	Africa/Ouagadougou	13.07	-1.10
XLB	Lac Brochet	CA	America/Winnipeg	58.62	-101.47
XLS	Saint Louis	SN	Africa/Dakar	16.05	-16.46
XLU	Leo	BF	Africa/Ouagadougou	11.10	-2.10
XMC	Mallacoota Airport	AU	Australia/Hobart	-37.60	149.72
XMD	Madison	US	America/Chicago	44.02	-97.09
XMH	Manihi Airport	PF	Pacific/Tahiti	-14.44	-146.07
XMI	Masasi	TZ	Africa/Dar_es_Salaam	-10.73	38.77
XML	Minlaton Airport	AU	Australia/Adelaide	-34.75	137.53
XMN	Xiamen	CN	Asia/Shanghai	24.54	118.13
XMP	Macmillan Pass	CA	America/Whitehorse	63.18	-130.20
XMS	Macas	EC	America/Guayaquil	-2.30	-78.12
XMU	Moulins	FR	Europe/Paris	46.53	3.42
XMY	Yam Island	AU	Australia/Brisbane	-9.90	142.78
XNA	Fayetteville	US	America/Chicago	36.28	-94.31
XNN	Xining	CN	Asia/Shanghai	36.53	102.04
XNU	Nouna	BF	Africa/Ouagadougou	12.75	-3.87
XPA	Pama	BF	Africa/Ouagadougou	11.25	0.70
XPK	Pukatawagan	CA	America/Winnipeg	55.75	-101.27
XPL	Comayagua	HN	America/Tegucigalpa	14.38	-87.62
XPP	Poplar River	CA	America/Winnipeg	53.00	-97.27
XPR	Pine Ridge	US	America/Denver	43.02	-102.51
XQP	Quepos	CR	America/Costa_Rica	9.44	-84.13
XQU	Qualicum Beach	CA	America/Vancouver	49.34	-124.39
XRH	Richmond	AU	Australia/Sydney	-33.60	150.78
XRR	Ross River	CA	America/Whitehorse	61.97	-132.42
XRY	Jerez de la Forntera	ES	Europe/Madrid	36.74	-6.06
XSB	Sir Bani Yas	AE	Asia/Dubai	24.28	52.58
XSC	South Caicos Airport	TC	America/Grand_Turk	21.52	-71.53
XSD	Tonopah	US	America/Los_Angeles	37.80	-116.78
XSE	Sebba	BF	Africa/Ouagadougou	13.45	0.52
XSI	South Indian Lake	CA	America/Winnipeg	56.79	-98.91
XSP	Seletar	SG	Asia/Singapore	1.42	103.87
XTG	Thargomindah Airport	AU	Australia/Brisbane	-27.99	143.81
XTL	Tadoule Lake	CA	America/Winnipeg	58.71	-98.51
XTO	Taroom Airport	AU	Australia/Brisbane	-25.80	149.90
XTR	Tara Airport	AU	Australia/Brisbane	-27.16	150.48
XUZ	Xuzhou	CN	Asia/Shanghai	34.06	117.56
XWA	Williston	US	America/Chicago	48.26	-103.75
XXN	Riyadh	SA	Asia/Riyadh	24.71	46.73
XYA	Yandina	SB	Pacific/Guadalcanal	-9.09	159.22
XYR	Yellow River Mission	PG	Pacific/Port_Moresby	-3.88	141.79
XZA	Zabre	BF	Africa/Ouagadougou	11.17	-0.62
YAA	Anahim Lake	CA	America/Vancouver	52.45	-125.30
YAB	Arctic Bay Airport	CA	America/Rankin_Inlet	73.01	-85.04
YAC	Cat Lake	CA	America/Winnipeg	51.73	-91.82
YAD	Moose Lake	CA	America/Vancouver	53.07	-125.41
YAG	Fort Frances	CA	America/Winnipeg	48.65	-93.44
YAH	La Grande-4	CA	America/Toronto	53.75	-73.68
YAI	Chillan	CL	America/Santiago	-36.58	-72.03
YAK	Yakutat	US	America/Anchorage	59.50	-139.66
YAL	Alert Bay	CA	America/Vancouver	50.58	-126.92
YAM	Sault Sainte Marie	CA	America/Toronto	46.48	-84.51
YAN	Yangambi	CD	Africa/Lubumbashi	0.78	24.47
YAO	Yaounde	CM	Africa/Douala	3.84	11.52
YAP	Yap Island	FM	Pacific/Chuuk	9.50	138.08
YAR	La Grande-3	CA	America/Toronto	53.57	-76.20
YAS	Yasawa Island	FJ	Pacific/Fiji	-16.76	177.54
YAT	Attawapiskat	CA	America/Toronto	52.93	-82.43
YAU	Kattiniq	CA	America/Toronto	61.66	-73.32
YAX	Angling Lake	CA	America/Winnipeg	53.85	-89.58
YAY	St. Anthony	CA	America/St_Johns	51.39	-56.08
YAZ	Tofino	CA	America/Vancouver	49.08	-125.78
YBA	Banff	CA	America/Edmonton	51.21	-115.54
YBB	Kugaaruk	CA	America/Edmonton	68.53	-89.81
YBC	Baie-Comeau	CA	America/Toronto	49.13	-68.20
YBE	Uranium City	CA	America/Regina	59.56	-108.48
YBG	Bagotville	CA	America/Toronto	48.33	-71.00
YBI	Black Tickle	CA	America/Halifax	53.47	-55.78
YBK	Baker Lake	CA	America/Winnipeg	64.30	-96.08
YBL	Campbell River	CA	America/Vancouver	49.95	-125.27
YBO	Bob Quinn Lake	CA	America/Vancouver	56.97	-130.25
YBP	Yibin	CN	Asia/Shanghai	28.86	104.53
YBR	Brandon	CA	America/Winnipeg	49.91	-99.95
YBT	Brochet	CA	America/Winnipeg	57.89	-101.68
YBV	Berens River	CA	America/Winnipeg	52.36	-97.02
YBX	Lourdes-De-Blanc-Sablon	CA	America/Blanc-Sablon	51.44	-57.19
YBY	Bonnyville	CA	America/Edmonton	54.30	-110.74
YCA	Courtenay	CA	America/Vancouver	49.68	-124.98
YCB	Cambridge Bay	CA	America/Edmonton	69.11	-105.14
YCC	Cornwall	CA	America/Toronto	45.09	-74.56
YCD	Nanaimo	CA	America/Vancouver	49.05	-123.87
YCE	Centralia	CA	America/Toronto	43.29	-81.51
YCG	Castlegar	CA	America/Vancouver	49.30	-117.63
YCH	Miramichi	CA	America/Halifax	47.01	-65.45
YCK	Colville Lake	CA	America/Yellowknife	67.03	-126.08
YCL	Charlo	CA	America/Halifax	47.99	-66.33
YCM	Niagara-on-the-lake	CA	America/Toronto	43.19	-79.17
YCN	Cochrane	CA	America/Toronto	49.11	-81.01
YCO	Kugluktuk	CA	America/Edmonton	67.82	-115.14
YCQ	Chetwynd	CA	America/Dawson_Creek	55.69	-121.63
YCR	Cross Lake	CA	America/Winnipeg	54.61	-97.76
YCS	Chesterfield Inlet	CA	America/Winnipeg	63.35	-90.73
YCT	Coronation	CA	America/Edmonton	52.08	-111.44
YCU	Yuncheng	CN	Asia/Shanghai	35.12	111.03
YCW	Chilliwack	CA	America/Vancouver	49.15	-121.94
YCY	Clyde River	CA	America/Toronto	70.49	-68.52
YCZ	Fairmont Hot Springs	CA	America/Edmonton	50.33	-115.87
YDA	Dawson City	CA	America/Vancouver	64.04	-139.13
YDB	Burwash	CA	America/Vancouver	61.37	-139.04
YDC	Drayton Valley	CA	America/Edmonton	53.27	-114.96
YDF	Deer Lake	CA	America/St_Johns	49.21	-57.39
YDG	Digby	CA	America/Halifax	44.55	-65.79
YDJ	Hatchet Lake	CA	America/Regina	58.66	-103.54
YDL	Dease Lake	CA	America/Vancouver	58.42	-130.03
YDN	Dauphin	CA	America/Winnipeg	51.10	-100.05
YDO	Saint-Félicien	CA	America/Toronto	48.78	-72.38
YDP	Nain	CA	America/Halifax	56.55	-61.68
YDQ	Dawson Creek	CA	America/Dawson_Creek	55.74	-120.18
YDT	Ladner	CA	America/Vancouver	49.07	-123.01
YDU	Kasba Lake	CA	America/Yellowknife	60.29	-102.50
YDV	Bloodvein River	CA	America/Winnipeg	51.78	-96.70
YDW	Obre Lake	CA	America/Yellowknife	60.32	-103.13
YEB	Bar River	CA	America/Toronto	46.42	-84.09
YEC	Yecheon Airport	KR	Asia/Seoul	36.63	128.35
YEG	Edmonton	CA	America/Edmonton	53.31	-113.58
YEH	Yinchuan	CN	Asia/Shanghai	38.48	106.01
YEI	Bursa	TR	Europe/Istanbul	40.26	29.56
YEK	Arviat	CA	America/Winnipeg	61.09	-94.07
YEL	Elliot Lake	CA	America/Toronto	46.35	-82.56
YEM	Manitowaning	CA	America/Toronto	45.84	-81.86
YEN	Estevan	CA	America/Regina	49.21	-102.97
YEO	Yeovil	GB	Europe/London	51.01	-2.64
YER	Fort Severn	CA	America/Toronto	56.02	-87.68
YES	Yasouj Airport	IR	Asia/Tehran	30.70	51.55
YET	Edson	CA	America/Edmonton	53.58	-116.47
YEU	Eureka	CA	America/Rankin_Inlet	79.99	-85.81
YEV	Inuvik	CA	America/Inuvik	68.30	-133.48
YEY	Amos	CA	America/Toronto	48.56	-78.25
YFA	Fort Albany	CA	America/Toronto	52.20	-81.70
YFB	Iqaluit	CA	America/Toronto	63.76	-68.56
YFC	Fredericton	CA	America/Moncton	45.87	-66.54
YFE	Forestville	CA	America/Toronto	48.75	-69.10
YFG	Fontanges	CA	America/Toronto	54.55	-71.17
YFH	Fort Hope	CA	America/Toronto	51.56	-87.91
YFI	Suncor Energy Site	CA	America/Edmonton	57.28	-110.98
YFJ	Wekweeti	CA	America/Edmonton	64.19	-114.08
YFO	Flin Flon	CA	America/Winnipeg	54.68	-101.68
YFR	Fort Resolution	CA	America/Edmonton	61.18	-113.69
YFS	Fort Simpson	CA	America/Edmonton	61.76	-121.24
YFX	St. Lewis	CA	America/St_Johns	52.37	-55.67
YGB	Texada	CA	America/Vancouver	49.69	-124.52
YGC	Grande Cache	CA	America/Edmonton	53.92	-118.87
YGH	Fort Good Hope	CA	America/Edmonton	66.24	-128.65
YGJ	Yonago	JP	Asia/Tokyo	35.49	133.24
YGK	Kingston	CA	America/Toronto	44.23	-76.60
YGL	Radisson	CA	America/Toronto	53.63	-77.70
YGM	Gimli	CA	America/Winnipeg	50.63	-97.04
YGO	Gods Lake Narrows	CA	America/Winnipeg	54.56	-94.49
YGP	Gaspe	CA	America/Toronto	48.78	-64.48
YGQ	Geraldton	CA	America/Toronto	49.78	-86.94
YGR	Iles-de-la-Madeleine	CA	America/Toronto	47.42	-61.78
YGT	Igloolik	CA	America/Toronto	69.36	-81.82
YGV	Havre St-Pierre	CA	America/Toronto	50.28	-63.61
YGW	Kuujjuarapik	CA	America/Toronto	55.28	-77.77
YGX	Gillam	CA	America/Winnipeg	56.36	-94.71
YGZ	Grise Fiord	CA	America/Toronto	76.43	-82.91
YHA	Port Hope Simpson	CA	America/St_Johns	52.53	-56.29
YHB	Hudson Bay	CA	America/Regina	52.82	-102.31
YHD	Dryden	CA	America/Winnipeg	49.83	-92.74
YHE	Hope	CA	America/Vancouver	49.37	-121.50
YHF	Hearst	CA	America/Toronto	49.71	-83.69
YHG	Charlottetown	CA	America/St_Johns	52.77	-56.12
YHI	Ulukhaktok	CA	America/Yellowknife	70.76	-117.81
YHJ	Nanchang	CN	Asia/Shanghai	28.70	116.11
YHK	Gjoa Haven	CA	America/Edmonton	68.64	-95.85
YHM	Hamilton	CA	America/Toronto	43.17	-79.94
YHN	Hornepayne	CA	America/Toronto	49.19	-84.76
YHO	Hopedale	CA	America/Halifax	55.45	-60.23
YHP	Poplar Hill	CA	America/Winnipeg	52.11	-94.26
YHR	Chevery	CA	America/Blanc-Sablon	50.47	-59.64
YHS	Sechelt-Gibsons	CA	America/Vancouver	49.46	-123.72
YHT	Haines Junction	CA	America/Whitehorse	60.79	-137.55
YHU	Longueuil	CA	America/Toronto	45.52	-73.42
YHY	Hay River	CA	America/Yellowknife	60.84	-115.78
YHZ	Halifax	CA	America/Halifax	44.88	-63.51
YIA	Yogyakarta, Java Island	ID	Asia/Jakarta	-7.90	110.06
YIB	Atikokan	CA	America/Panama	48.77	-91.64
YIE	Arxan	CN	Asia/Shanghai	47.31	119.91
YIF	St-Augustin	CA	America/Blanc-Sablon	51.21	-58.66
YIH	Yichang	CN	Asia/Shanghai	30.56	111.48
YIK	Ivujivik	CA	America/Toronto	62.42	-77.93
YIN	Yining	CN	Asia/Shanghai	43.96	81.33
YIO	Pond Inlet	CA	America/Toronto	72.68	-77.97
YIP	Detroit	US	America/New_York	42.24	-83.53
YIV	Island Lake	CA	America/Winnipeg	53.86	-94.65
YIW	Yiwu	CN	Asia/Shanghai	29.34	120.03
YJA	Jasper	CA	America/Edmonton	53.00	-118.06
YJF	Fort Liard	CA	America/Yellowknife	60.24	-123.47
YJN	Saint Jean	CA	America/Toronto	45.29	-73.28
YJP	Hinton	CA	America/Edmonton	53.32	-117.75
YJS	Samjiyon	KP	Asia/Pyongyang	41.91	128.41
YJT	Stephenville	CA	America/St_Johns	48.54	-58.55
YKA	Kamloops	CA	America/Vancouver	50.70	-120.44
YKC	Collins Bay	CA	America/Regina	58.24	-103.68
YKD	Kincardine	CA	America/Toronto	44.20	-81.61
YKE	Knee Lake	CA	America/Winnipeg	54.92	-94.80
YKF	Waterloo	CA	America/Toronto	43.46	-80.38
YKG	Kangirsuk	CA	America/Toronto	60.03	-70.00
YKH	Yingkou	CN	Asia/Shanghai	40.54	122.36
YKJ	Key Lake	CA	America/Regina	57.26	-105.62
YKL	Schefferville	CA	America/Toronto	54.81	-66.81
YKM	Yakima	US	America/Los_Angeles	46.57	-120.54
YKN	Yankton	US	America/Chicago	42.92	-97.39
YKO	Yüksekova	TR	Europe/Istanbul	37.55	44.24
YKQ	Waskaganish	CA	America/Toronto	51.47	-78.76
YKS	Yakutsk	RU	Asia/Yakutsk	62.09	129.77
YKU	Chisasibi	CA	America/Toronto	53.81	-78.92
YKX	Kirkland Lake	CA	America/Toronto	48.21	-79.98
YKY	Kindersley	CA	America/Regina	51.52	-109.18
YLB	Lac La Biche	CA	America/Edmonton	54.77	-112.03
YLC	Kimmirut	CA	America/Toronto	62.85	-69.88
YLD	Chapleau	CA	America/Toronto	47.82	-83.35
YLE	Whati	CA	America/Edmonton	63.13	-117.25
YLG	Yalgoo	AU	Australia/Perth	-28.36	116.68
YLH	Lansdowne House	CA	America/Toronto	52.20	-87.93
YLI	Ylivieska Airport	FI	Europe/Helsinki	64.06	24.72
YLJ	Meadow Lake	CA	America/Regina	54.13	-108.52
YLK	Barrie-Orillia	CA	America/Toronto	44.49	-79.56
YLL	Lloydminster	CA	America/Edmonton	53.31	-110.07
YLQ	La Tuque	CA	America/Toronto	47.41	-72.79
YLR	Leaf Rapids	CA	America/Winnipeg	56.51	-99.99
YLS	Lebel-sur-Quevillon	CA	America/Toronto	49.03	-77.02
YLT	Alert	CA	America/Toronto	82.52	-62.28
YLV	Yevlakh	AZ	Asia/Baku	40.63	47.14
YLW	Kelowna	CA	America/Vancouver	49.96	-119.38
YLX	Yulin	CN	Asia/Shanghai	22.44	110.12
YLY	Langley	CA	America/Vancouver	49.10	-122.63
YMA	Mayo	CA	America/Vancouver	63.62	-135.87
YMB	Merritt	CA	America/Vancouver	50.12	-120.75
YME	Matane	CA	America/Toronto	48.86	-67.45
YMG	Manitouwadge	CA	America/Toronto	49.08	-85.86
YMH	Mary's Harbour	CA	America/St_Johns	52.30	-55.85
YMJ	Moose Jaw	CA	America/Regina	50.33	-105.56
YMK	Mys Kamennyi	RU	Asia/Yekaterinburg	68.48	73.57
YML	Charlevoix	CA	America/Toronto	47.60	-70.22
YMM	Fort McMurray	CA	America/Edmonton	56.65	-111.22
YMN	Makkovik	CA	America/Halifax	55.08	-59.19
YMO	Moosonee	CA	America/Toronto	51.29	-80.61
YMS	Yurimaguas	PE	America/Lima	-5.89	-76.12
YMT	Chibougamau	CA	America/Toronto	49.77	-74.53
YMW	Maniwaki	CA	America/Toronto	46.27	-75.99
YMX	Mirabel	CA	America/Toronto	45.68	-74.04
YNA	Natashquan	CA	America/Toronto	50.19	-61.79
YNB	Yenbo Airport	SA	Asia/Riyadh	24.14	38.06
YNC	Wemindji	CA	America/Toronto	53.01	-78.83
YND	Gatineau	CA	America/Toronto	45.52	-75.56
YNE	Norway House	CA	America/Winnipeg	53.96	-97.84
YNG	Youngstown	US	America/New_York	41.26	-80.68
YNH	Hudson's Hope	CA	America/Dawson_Creek	56.04	-121.98
YNJ	Yanji	CN	Asia/Shanghai	42.88	129.45
YNL	Points North Landing	CA	America/Regina	58.28	-104.08
YNM	Matagami	CA	America/Toronto	49.76	-77.80
YNN	Nejanilini Lake	CA	America/Winnipeg	59.49	-97.78
YNO	North Spirit Lake	CA	America/Winnipeg	52.49	-92.97
YNP	Natuashish	CA	America/Goose_Bay	55.91	-61.18
YNS	Nemiscau	CA	America/Toronto	51.69	-76.14
YNT	Yantai	CN	Asia/Shanghai	37.66	120.99
YNX	Snap Lake	CA	America/Yellowknife	63.59	-110.91
YNY	Sokcho	KR	Asia/Seoul	38.06	128.67
YNZ	Yancheng	CN	Asia/Shanghai	33.43	120.20
YOA	Ekati	CA	America/Edmonton	64.70	-110.61
YOC	Old Crow	CA	America/Vancouver	67.57	-139.84
YOD	Cold Lake	CA	America/Edmonton	54.41	-110.28
YOE	Donnelly	CA	America/Edmonton	55.71	-117.09
YOG	Ogoki Post	CA	America/Toronto	51.66	-85.90
YOH	Oxford House	CA	America/Winnipeg	54.93	-95.28
YOJ	High Level	CA	America/Edmonton	58.62	-117.17
YOL	Yola	NG	Africa/Lagos	9.26	12.43
YOO	Oshawa	CA	America/Toronto	43.92	-78.89
YOP	Rainbow Lake	CA	America/Edmonton	58.49	-119.41
YOS	Owen Sound	CA	America/Toronto	44.59	-80.84
YOT	Yotvata	IL	Asia/Jerusalem	29.91	35.07
YOW	Ottawa	CA	America/Toronto	45.32	-75.67
YPA	Prince Albert	CA	America/Regina	53.21	-105.67
YPB	Port Alberni	CA	America/Vancouver	49.32	-124.93
YPC	Paulatuk	CA	America/Edmonton	69.36	-124.08
YPD	Parry Sound	CA	America/Toronto	45.26	-79.83
YPE	Peace River	CA	America/Edmonton	56.23	-117.45
YPG	Portage	CA	America/Winnipeg	49.90	-98.27
YPH	Inukjuak	CA	America/Toronto	58.47	-78.08
YPJ	Aupaluk	CA	America/Toronto	59.30	-69.60
YPK	Pitt Meadows	CA	America/Vancouver	49.22	-122.71
YPL	Pickle Lake	CA	America/Panama	51.45	-90.21
YPM	Pikangikum	CA	America/Winnipeg	51.82	-93.97
YPN	Port-Menier	CA	America/Toronto	49.84	-64.29
YPO	Peawanuck	CA	America/Toronto	54.99	-85.44
YPQ	Peterborough	CA	America/Toronto	44.23	-78.36
YPR	Prince Rupert	CA	America/Vancouver	54.29	-130.45
YPS	Port Hawkesbury	CA	America/Halifax	45.66	-61.37
YPW	Powell River	CA	America/Vancouver	49.83	-124.50
YPX	Puvirnituq	CA	America/Toronto	60.05	-77.29
YPY	Fort Chipewyan	CA	America/Edmonton	58.77	-111.12
YPZ	Burns Lake	CA	America/Vancouver	54.38	-125.95
YQA	Muskoka	CA	America/Toronto	44.97	-79.30
YQB	Quebec City	CA	America/Toronto	46.79	-71.39
YQC	Quaqtaq	CA	America/Toronto	61.05	-69.62
YQD	The Pas	CA	America/Winnipeg	53.97	-101.09
YQF	Red Deer	CA	America/Edmonton	52.18	-113.89
YQG	Windsor	CA	America/Toronto	42.28	-82.96
YQH	Watson Lake	CA	America/Vancouver	60.12	-128.82
YQI	Yarmouth	CA	America/Halifax	43.83	-66.09
YQK	Kenora	CA	America/Winnipeg	49.79	-94.36
YQL	Lethbridge	CA	America/Edmonton	49.63	-112.80
YQM	Moncton	CA	America/Halifax	46.11	-64.68
YQN	Nakina	CA	America/Toronto	50.18	-86.70
YQQ	Comox	CA	America/Vancouver	49.71	-124.89
YQR	Regina	CA	America/Regina	50.43	-104.67
YQS	St Thomas	CA	America/Toronto	42.77	-81.11
YQT	Thunder Bay	CA	America/Thunder_Bay	48.37	-89.32
YQU	Grande Prairie	CA	America/Edmonton	55.18	-118.89
YQV	Yorkton	CA	America/Regina	51.26	-102.46
YQW	North Battleford	CA	America/Regina	52.77	-108.24
YQX	Gander	CA	America/St_Johns	48.94	-54.57
YQY	Sydney	CA	America/Glace_Bay	46.16	-60.05
YQZ	Quesnel	CA	America/Vancouver	53.03	-122.51
YRA	Gameti	CA	America/Yellowknife	64.12	-117.31
YRB	Resolute Bay	CA	America/Winnipeg	74.72	-94.97
YRF	Cartwright	CA	America/Halifax	53.68	-57.04
YRG	Rigolet	CA	America/Halifax	54.18	-58.46
YRI	Riviere-du-Loup	CA	America/Toronto	47.76	-69.58
YRJ	Roberval	CA	America/Toronto	48.52	-72.27
YRL	Red Lake	CA	America/Winnipeg	51.07	-93.79
YRM	Rocky Mountain House	CA	America/Edmonton	52.43	-114.90
YRO	Ottawa	CA	America/Toronto	45.46	-75.65
YRQ	Trois-Rivieres	CA	America/Toronto	46.35	-72.68
YRS	Red Sucker Lake	CA	America/Winnipeg	54.17	-93.56
YRT	Rankin Inlet	CA	America/Winnipeg	62.81	-92.12
YRV	Revelstoke	CA	America/Vancouver	50.97	-118.18
YSA	Sable Island	CA	America/Halifax	43.93	-59.96
YSB	Falconbridge	CA	America/Toronto	46.62	-80.80
YSC	Sherbrooke	CA	America/Toronto	45.44	-71.69
YSE	Squamish	CA	America/Vancouver	49.78	-123.16
YSF	Stony Rapids	CA	America/Regina	59.25	-105.84
YSG	Lutselk'e	CA	America/Yellowknife	62.42	-110.68
YSH	Smiths Falls	CA	America/Toronto	44.95	-75.94
YSJ	Saint John	CA	America/Halifax	45.32	-65.89
YSK	Sanikiluaq	CA	America/Iqaluit	56.54	-79.25
YSL	St Leonard	CA	America/Moncton	47.16	-67.83
YSM	Fort Smith	CA	America/Edmonton	60.02	-111.96
YSN	Salmon Arm	CA	America/Vancouver	50.68	-119.23
YSO	Postville	CA	America/Halifax	54.91	-59.79
YSP	Marathon	CA	America/Toronto	48.76	-86.34
YSQ	Songyuan	CN	Asia/Shanghai	44.94	124.55
YST	St. Theresa Point	CA	America/Winnipeg	53.85	-94.85
YSU	Summerside	CA	America/Halifax	46.44	-63.83
YSY	Sachs Harbour	CA	America/Edmonton	71.99	-125.24
YTA	Pembroke	CA	America/Toronto	45.86	-77.25
YTD	Thicket Portage	CA	America/Winnipeg	55.32	-97.71
YTE	Cape Dorset	CA	America/Toronto	64.23	-76.53
YTF	Alma	CA	America/Toronto	48.51	-71.64
YTH	Thompson	CA	America/Winnipeg	55.80	-97.86
YTL	Big Trout Lake	CA	America/Winnipeg	53.82	-89.90
YTM	Riviere Rouge	CA	America/Toronto	46.41	-74.78
YTQ	Tasiujaq	CA	America/Toronto	58.67	-69.96
YTR	Trenton	CA	America/Toronto	44.12	-77.53
YTS	Timmins	CA	America/Toronto	48.57	-81.38
YTT	Tisdale	CA	America/Regina	52.84	-104.07
YTW	Yutian	CN	Asia/Shanghai	36.81	81.78
YTX	Telegraph Creek	CA	America/Vancouver	57.92	-131.12
YTY	Yangzhou	CN	Asia/Shanghai	32.56	119.72
YTZ	Toronto	CA	America/Toronto	43.63	-79.40
YUB	Tuktoyaktuk	CA	America/Yellowknife	69.43	-133.03
YUD	Umiujaq	CA	America/Toronto	56.54	-76.52
YUE	Yuendumu Airport	AU	Australia/Darwin	-22.25	131.78
YUL	Dorval	CA	America/Toronto	45.47	-73.74
YUM	Yuma	US	America/Phoenix	32.66	-114.61
YUS	Yushu	CN	Asia/Shanghai	32.84	97.04
YUT	Repulse Bay	CA	America/Winnipeg	66.52	-86.22
YUX	Hall Beach	CA	America/Toronto	68.78	-81.24
YUY	McWatters	CA	America/Toronto	48.21	-78.84
YVA	Moroni	KM	Indian/Comoro	-11.71	43.24
YVB	Bonaventure	CA	America/Toronto	48.07	-65.46
YVC	La Ronge	CA	America/Regina	55.15	-105.26
YVE	Vernon	CA	America/Vancouver	50.25	-119.33
YVG	Vermilion	CA	America/Edmonton	53.36	-110.82
YVM	Qikiqtarjuaq	CA	America/Toronto	67.55	-64.03
YVO	Bourlamaque	CA	America/Toronto	48.05	-77.78
YVP	Kuujjuaq	CA	America/Toronto	58.10	-68.43
YVQ	Norman Wells	CA	America/Edmonton	65.28	-126.80
YVR	Richmond	CA	America/Vancouver	49.19	-123.18
YVT	Buffalo Narrows	CA	America/Regina	55.84	-108.42
YVV	Wiarton	CA	America/Toronto	44.75	-81.11
YVZ	Deer Lake	CA	America/Winnipeg	52.66	-94.06
YWA	Petawawa	CA	America/Toronto	45.95	-77.32
YWB	Kangiqsujuaq	CA	America/Toronto	61.59	-71.93
YWG	Winnipeg	CA	America/Winnipeg	49.91	-97.24
YWH	Victoria	CA	America/Vancouver	48.42	-123.37
YWJ	Deline	CA	America/Edmonton	65.21	-123.44
YWK	Wabush	CA	America/Halifax	52.92	-66.86
YWL	Williams Lake	CA	America/Vancouver	52.18	-122.05
YWM	Williams Harbour	CA	America/St_Johns	52.57	-55.78
YWP	Webequie	CA	America/Toronto	52.96	-87.37
YWY	Wrigley	CA	America/Edmonton	63.21	-123.44
YXC	Cranbrook	CA	America/Edmonton	49.61	-115.78
YXE	Saskatoon	CA	America/Regina	52.17	-106.70
YXH	Medicine Hat	CA	America/Edmonton	50.02	-110.72
YXJ	Fort Saint John	CA	America/Dawson_Creek	56.24	-120.74
YXK	Rimouski	CA	America/Toronto	48.48	-68.50
YXL	Sioux Lookout	CA	America/Winnipeg	50.11	-91.91
YXN	Whale Cove	CA	America/Winnipeg	62.24	-92.60
YXP	Pangnirtung	CA	America/Toronto	66.14	-65.71
YXQ	Beaver Creek	CA	America/Whitehorse	62.41	-140.87
YXR	Earlton	CA	America/Toronto	47.70	-79.85
YXS	Prince George	CA	America/Vancouver	53.89	-122.68
YXT	Terrace	CA	America/Vancouver	54.47	-128.58
YXU	London	CA	America/Toronto	43.04	-81.15
YXX	Abbotsford	CA	America/Vancouver	49.03	-122.36
YXY	Whitehorse	CA	America/Whitehorse	60.71	-135.07
YXZ	Wawa	CA	America/Toronto	47.97	-84.79
YYA	Yueyang	CN	Asia/Shanghai	29.31	113.28
YYB	North Bay	CA	America/Toronto	46.36	-79.42
YYC	Calgary	CA	America/Edmonton	51.11	-114.02
YYD	Smithers	CA	America/Vancouver	54.82	-127.18
YYE	Fort Nelson	CA	America/Fort_Nelson	58.84	-122.60
YYF	Penticton	CA	America/Vancouver	49.46	-119.60
YYG	Charlottetown	CA	America/Halifax	46.29	-63.12
YYH	Taloyoak	CA	America/Edmonton	69.55	-93.58
YYJ	Victoria	CA	America/Vancouver	48.65	-123.43
YYL	Lynn Lake	CA	America/Winnipeg	56.86	-101.08
YYM	Cowley	CA	America/Edmonton	49.64	-114.09
YYN	Swift Current	CA	America/Regina	50.29	-107.69
YYQ	Churchill	CA	America/Winnipeg	58.74	-94.06
YYR	Goose Bay	CA	America/Goose_Bay	53.32	-60.43
YYT	Saint John	CA	America/St_Johns	47.62	-52.75
YYU	Kapuskasing	CA	America/Toronto	49.41	-82.47
YYW	Armstrong	CA	America/Toronto	50.29	-88.91
YYY	Mont Jolie	CA	America/Toronto	48.61	-68.21
YYZ	Mississauga	CA	America/Toronto	43.68	-79.63
YZE	Gore Bay	CA	America/Toronto	45.89	-82.57
YZF	Yellowknife	CA	America/Edmonton	62.46	-114.44
YZG	Salluit	CA	America/Toronto	62.18	-75.67
YZH	Slave Lake	CA	America/Edmonton	55.29	-114.78
YZP	Sandspit	CA	America/Vancouver	53.25	-131.81
YZR	Sarnia	CA	America/Toronto	43.00	-82.31
YZS	Coral Harbour	CA	America/Panama	64.19	-83.36
YZT	Port Hardy	CA	America/Vancouver	50.68	-127.37
YZU	Whitecourt	CA	America/Edmonton	54.14	-115.79
YZV	Sept-Iles	CA	America/Toronto	50.22	-66.27
YZW	Teslin	CA	America/Vancouver	60.17	-132.74
YZX	Greenwood	CA	America/Halifax	44.98	-64.92
YZY	Zhangye	CN	Asia/Shanghai	38.81	100.66
YZZ	Trail	CA	America/Vancouver	49.06	-117.61
ZAC	York Landing	CA	America/Winnipeg	56.09	-96.09
ZAD	Zadar	HR	Europe/Zagreb	44.11	15.35
ZAG	Zagreb	HR	Europe/Zagreb	45.74	16.07
ZAH	Zahedan	IR	Asia/Tehran	29.48	60.91
ZAJ	Zaranj	AF	Asia/Kabul	30.97	61.87
ZAL	Valdivia	CL	America/Santiago	-39.65	-73.09
ZAM	Zamboanga City	PH	Asia/Manila	6.92	122.06
ZAO	Cahors	FR	Europe/Paris	44.35	1.48
ZAR	Zaria	NG	Africa/Lagos	11.13	7.69
ZAT	Zhaotong	CN	Asia/Shanghai	27.33	103.75
ZAZ	Zaragoza	ES	Europe/Madrid	41.67	-1.04
ZBE	Zabreh	CZ	Europe/Prague	49.93	18.08
ZBF	Bathurst	CA	America/Halifax	47.63	-65.74
ZBL	Biloela	AU	Australia/Brisbane	-24.49	150.58
ZBM	Bromont	CA	America/Toronto	45.29	-72.74
ZBO	Bowen Airport	AU	Australia/Brisbane	-20.02	148.22
ZBR	Chabahar	IR	Asia/Tehran	25.44	60.38
ZBY	Sayaboury	LA	Asia/Vientiane	19.23	101.73
ZCL	Zacatecas	MX	America/Mexico_City	22.90	-102.69
ZCO	Freire	CL	America/Santiago	-38.93	-72.65
ZEC	Secunda	ZA	Africa/Johannesburg	-26.52	29.17
ZEL	Bella Bella	CA	America/Vancouver	52.19	-128.16
ZEM	Eastmain River	CA	America/Toronto	52.23	-78.52
ZER	Zero Airport	IN	Asia/Kolkata	27.59	93.83
ZFA	Faro	CA	America/Vancouver	62.21	-133.38
ZFD	Fond-Du-Lac	CA	America/Regina	59.33	-107.18
ZFL	Zhaosu	CN	Asia/Shanghai	43.09	81.23
ZFM	Fort Mcpherson	CA	America/Edmonton	67.41	-134.86
ZFN	Tulita	CA	America/Edmonton	64.91	-125.57
ZFW	Fairview	CA	America/Edmonton	56.08	-118.44
ZGF	Grand Forks	CA	America/Vancouver	49.02	-118.43
ZGI	Gods River	CA	America/Winnipeg	54.84	-94.08
ZGL	South Galway Airport	AU	Australia/Brisbane	-25.68	142.11
ZGM	Ngoma	ZM	Africa/Lusaka	-15.97	25.93
ZGR	Little Grand Rapids	CA	America/Winnipeg	52.05	-95.47
ZGU	Gaua Island	VU	Pacific/Efate	-14.22	167.59
ZHA	Zhanjiang	CN	Asia/Shanghai	21.21	110.36
ZHI	Grenchen Airport	CH	Europe/Zurich	47.18	7.42
ZHP	High Prairie	CA	America/Edmonton	55.39	-116.47
ZHY	Zhongwei	CN	Asia/Shanghai	37.57	105.15
ZHZ	Oppin	DE	Europe/Berlin	51.55	12.05
ZIA	Zhukovsky	RU	Europe/Moscow	55.55	38.15
ZIC	Victoria	CL	America/Santiago	-38.25	-72.35
ZIG	Ziguinchor	SN	Africa/Dakar	12.56	-16.28
ZIH	Ixtapa	MX	America/Mexico_City	17.60	-101.46
ZIN	Interlaken Air Base	CH	Europe/Zurich	46.68	7.88
ZIX	Zhigansk	RU	Asia/Yakutsk	66.80	123.36
ZJG	Jenpeg	CA	America/Winnipeg	54.52	-98.05
ZJI	Locarno Airport	CH	Europe/Zurich	46.16	8.88
ZJN	Swan River	CA	America/Winnipeg	52.12	-101.24
ZKB	Kasaba Bay	ZM	Africa/Lusaka	-8.53	30.66
ZKE	Kashechewan	CA	America/Toronto	52.28	-81.68
ZKP	Zyryanka	RU	Asia/Magadan	65.74	150.71
ZLO	Manzanillo	MX	America/Mexico_City	19.14	-104.56
ZLR	Linares	CL	America/Santiago	-35.86	-71.55
ZLT	La Tabatiere	CA	America/Blanc-Sablon	50.83	-58.98
ZLX	Zalingei	SD	Africa/Khartoum	12.90	23.48
ZMH	108 Mile	CA	America/Vancouver	51.74	-121.33
ZMM	Zamora Airport	MX	America/Mexico_City	20.05	-102.28
ZMT	Masset	CA	America/Vancouver	54.03	-132.12
ZNC	Nyac	US	America/Anchorage	60.98	-159.99
ZND	Zinder	NE	Africa/Niamey	13.78	8.98
ZNE	Newman	AU	Australia/Perth	-23.42	119.80
ZNZ	Kiembi Samaki	TZ	Africa/Dar_es_Salaam	-6.22	39.22
ZOS	Osorno	CL	America/Santiago	-40.61	-73.06
ZPB	Sachigo Lake	CA	America/Winnipeg	53.89	-92.20
ZPC	Pucon	CL	America/Santiago	-39.29	-71.92
ZPH	Zephyrhills	US	America/New_York	28.23	-82.16
ZPO	Pinehouse Lake	CA	America/Regina	55.53	-106.58
ZQN	Queenstown	NZ	Pacific/Auckland	-45.02	168.74
ZRE	Zrenjanin	RS	Europe/Belgrade	45.34	20.45
ZRH	Zurich	CH	Europe/Zurich	47.46	8.55
ZRI	Serui-Japen Island	ID	Asia/Jayapura	-1.88	136.24
ZRJ	Round Lake	CA	America/Winnipeg	52.94	-91.31
ZRM	Sarmi-Papua Island	ID	Asia/Jayapura	-1.87	138.75
ZSA	San Salvador	BS	America/Nassau	24.06	-74.52
ZSE	St Pierre	RE	Indian/Reunion	-21.32	55.42
ZSJ	Sandy Lake	CA	America/Winnipeg	53.06	-93.34
ZSP	Shiyan	CN	Asia/Shanghai	32.63	110.80
ZSS	Sassandra	CI	Africa/Abidjan	4.93	-6.13
ZST	Stewart	CA	America/Vancouver	55.94	-129.98
ZTA	Tureia Airport	PF	Pacific/Tahiti	-20.79	-138.57
ZTB	Tete-a-la-Baleine	CA	America/Blanc-Sablon	50.67	-59.38
ZTH	Zakynthos Island	GR	Europe/Athens	37.75	20.88
ZTM	Shamattawa	CA	America/Winnipeg	55.87	-92.08
ZTR	Zhytomyr	UA	Europe/Kyiv	50.27	28.74
ZTU	Zaqatala	AZ	Asia/Baku	41.56	46.67
ZUC	Ignace	CA	America/Winnipeg	49.43	-91.72
ZUD	Ancud	CL	America/Santiago	-41.90	-73.80
ZUH	Zhuhai	CN	Asia/Shanghai	22.01	113.38
ZUL	Zilfi	SA	Asia/Riyadh	26.35	44.83
ZUM	Churchill Falls	CA	America/Halifax	53.56	-64.11
ZVA	Miandrivazo Airport	MG	Indian/Antananarivo	-19.56	45.45
ZVK	Savannakhet Airport	LA	Asia/Vientiane	16.56	104.76
ZWA	Andapa Airport	MG	Indian/Antananarivo	-14.65	49.62
ZWL	Wollaston Lake	CA	America/Regina	58.11	-103.17
ZXT	Baku	AZ	Asia/Baku	40.50	49.98
ZYI	Zunyi	CN	Asia/Shanghai	27.59	107.00
ZYL	Sylhet	BD	Asia/Dhaka	24.96	91.87
ZZE	Zangilan	AZ	Asia/Baku	39.09	46.73
ZZO	Tymovskoye	RU	Asia/Vladivostok	50.67	142.76
ZZV	Zanesville	US	America/New_York	39.94	-81.89
"""#
  }
}
