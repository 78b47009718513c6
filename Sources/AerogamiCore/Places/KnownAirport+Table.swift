// swift-format-ignore-file
// Generated from airportsdata 20260905 (MIT, https://github.com/mborsetti/airportsdata), airports-py 3.1.0 (MIT,
// https://github.com/aashishvanand/airports-py) and ourairports 20221011 (public domain, https://ourairports.com):
// replace it as a whole. Corrected: the coordinates of ANR, BRU, CRL, KJK, LGG and OST, which airportsdata has in degrees
// and minutes, and the accents in the cities of AGP, BOG, CGH, CUN, GRU, KEF, RKV, SJO and SYQ.

extension KnownAirport {
  /// A line for each airport, ascending by code: code, city, country, zone, latitude, longitude, size (large, medium,
  /// small, waterdrome, heliport, closed or -) and scheduled service (yes, no or -), separated by tabs. Rows are short,
  /// because an airport is found by a search over their bytes.
  ///
  /// A `StaticString` is constant data in the executable: it costs nothing at launch and compiles in under a second.
  static var table: StaticString {
#"""
AAA	Anaa Airport	PF	Pacific/Tahiti	-17.35	-145.51	m	y
AAB	Arrabury Airport	AU	Australia/Brisbane	-26.70	141.05	s	n
AAC	El Arish	EG	Africa/Cairo	31.07	33.84	m	y
AAD	Adado	SO	Africa/Mogadishu	6.10	46.64	s	n
AAE	Annabah	DZ	Africa/Algiers	36.82	7.81	m	y
AAF	Apalachicola	US	America/New_York	29.73	-85.03	s	n
AAG	Arapoti	BR	America/Sao_Paulo	-24.10	-49.79	m	y
AAH	Aachen	DE	Europe/Berlin	50.82	6.19	s	n
AAI	Arraias	BR	America/Araguaina	-13.02	-46.89	m	y
AAJ	Awaradam	SR	America/Paramaribo	3.90	-55.58	s	n
AAK	Buariki	KI	Pacific/Tarawa	0.19	173.64	s	y
AAL	Aalborg	DK	Europe/Copenhagen	57.09	9.85	l	y
AAM	Malamala	ZA	Africa/Johannesburg	-24.82	31.54	m	n
AAN	Al Ain	AE	Asia/Dubai	24.26	55.61	m	y
AAO	Anaco	VE	America/Caracas	9.43	-64.47	m	n
AAP	Samarinda, Borneo Island	ID	Asia/Makassar	-0.38	117.25	m	y
AAQ	Anapa	RU	Europe/Moscow	45.00	37.35	m	y
AAR	Aarhus	DK	Europe/Copenhagen	56.30	10.62	m	y
AAT	Altay	CN	Asia/Shanghai	47.75	88.09	m	y
AAU	Asau	WS	Pacific/Apia	-13.51	-172.63	s	n
AAV	Surallah	PH	Asia/Manila	6.37	124.75	m	n
AAW	Abbottabad	PK	Asia/Karachi	34.20	73.25	s	-
AAX	Araxa	BR	America/Sao_Paulo	-19.56	-46.96	m	y
AAY	Al Ghaidah International Airport	YE	Asia/Aden	16.19	52.17	m	y
AAZ	Quezaltenango	GT	America/Guatemala	14.87	-91.50	s	y
ABA	Abakan	RU	Asia/Krasnoyarsk	53.74	91.39	m	y
ABB	Asaba	NG	Africa/Lagos	6.20	6.66	m	n
ABC	Albacete	ES	Europe/Madrid	38.95	-1.86	m	n
ABD	Abadan	IR	Asia/Tehran	30.37	48.23	m	y
ABE	Allentown	US	America/New_York	40.65	-75.44	l	y
ABF	Abaiang	KI	Pacific/Tarawa	1.80	173.04	s	n
ABG	Abingdon Downs Airport	AU	Australia/Brisbane	-17.62	143.17	s	n
ABH	Alpha Airport	AU	Australia/Brisbane	-23.65	146.58	s	n
ABI	Abilene	US	America/Chicago	32.41	-99.68	m	y
ABJ	Abidjan	CI	Africa/Abidjan	5.26	-3.93	m	y
ABK	Kabri Dehar	ET	Africa/Addis_Ababa	6.73	44.25	m	y
ABL	Ambler	US	America/Anchorage	67.11	-157.86	m	y
ABM	Bamaga Injinoo Airport	AU	Australia/Brisbane	-10.95	142.46	s	y
ABO	Aboisso	CI	Africa/Abidjan	5.46	-3.23	s	n
ABQ	Albuquerque	US	America/Denver	35.04	-106.61	l	y
ABR	Aberdeen	US	America/Chicago	45.45	-98.42	m	y
ABS	Abu Simbel	EG	Africa/Cairo	22.38	31.61	m	y
ABT	Al Baha Airport	SA	Asia/Riyadh	20.30	41.63	m	y
ABU	Atambua-Timor Island	ID	Asia/Makassar	-9.07	124.91	s	y
ABV	Abuja	NG	Africa/Lagos	9.01	7.26	l	y
ABX	Albury	AU	Australia/Sydney	-36.07	146.96	m	y
ABY	Albany	US	America/New_York	31.54	-84.19	m	y
ABZ	Aberdeen	GB	Europe/London	57.20	-2.20	l	y
ACA	Acapulco	MX	America/Mexico_City	16.76	-99.75	m	y
ACB	Bellaire	US	America/Detroit	44.99	-85.20	s	n
ACC	Accra	GH	Africa/Accra	5.61	-0.17	l	y
ACD	Acandi	CO	America/Bogota	8.52	-77.30	s	n
ACE	Lanzarote Island	ES	Atlantic/Canary	28.95	-13.61	l	y
ACF	Aral	CN	Asia/Shanghai	40.43	81.26	s	y
ACH	Altenrhein	CH	Europe/Zurich	47.48	9.56	m	y
ACI	Saint Anne	GG	Europe/Guernsey	49.71	-2.21	m	y
ACJ	Anuradhapura	LK	Asia/Colombo	8.30	80.43	m	n
ACK	Nantucket	US	America/New_York	41.25	-70.06	l	y
ACN	Ciudad Acuna	MX	America/Mexico_City	29.33	-101.10	s	n
ACO	C?bano	CR	America/Costa_Rica	9.69	-85.09	-	-
ACP	Maragheh	IR	Asia/Tehran	37.35	46.13	s	n
ACR	Araracuara	CO	America/Bogota	-0.58	-72.41	s	n
ACS	Achinsk	RU	Asia/Krasnoyarsk	56.27	90.57	m	n
ACT	Waco	US	America/Chicago	31.61	-97.23	m	y
ACV	Arcata	US	America/Los_Angeles	40.98	-124.11	m	y
ACX	Xingyi	CN	Asia/Shanghai	25.09	104.96	m	y
ACY	Atlantic City	US	America/New_York	39.46	-74.58	m	y
ACZ	Zabol Airport	IR	Asia/Tehran	31.10	61.54	m	n
ADA	Adana	TR	Europe/Istanbul	36.98	35.28	m	y
ADB	Izmir	TR	Europe/Istanbul	38.29	27.16	l	y
ADC	Andekombe	PG	Pacific/Port_Moresby	-7.14	145.74	s	n
ADD	Addis Ababa	ET	Africa/Addis_Ababa	8.98	38.80	l	y
ADE	Aden	YE	Asia/Aden	12.83	45.03	m	y
ADF	Adiyaman	TR	Europe/Istanbul	37.73	38.47	m	y
ADG	Adrian	US	America/Detroit	41.87	-84.08	s	n
ADH	Aldan	RU	Asia/Yakutsk	58.60	125.41	s	n
ADI	Arandis	NA	Africa/Windhoek	-22.46	14.98	m	n
ADJ	Amman	JO	Asia/Amman	31.97	35.99	m	y
ADK	Adak Island	US	America/Adak	51.88	-176.64	m	y
ADL	Adelaide	AU	Australia/Adelaide	-34.95	138.53	l	y
ADM	Ardmore	US	America/Chicago	34.30	-97.02	s	n
ADO	Andamooka Airport	AU	Australia/Adelaide	-30.44	137.14	s	n
ADQ	Kodiak	US	America/Anchorage	57.75	-152.49	l	y
ADR	Andrews	US	America/New_York	33.45	-79.53	s	n
ADS	Dallas	US	America/Chicago	32.97	-96.84	l	n
ADT	Ada	US	America/Chicago	34.80	-96.67	m	n
ADU	Ardabil	IR	Asia/Tehran	38.33	48.42	m	y
ADW	Camp Springs	US	America/New_York	38.81	-76.87	l	n
ADX	St. Andrews	GB	Europe/London	56.37	-2.87	m	n
ADY	Alldays	ZA	Africa/Johannesburg	-22.68	29.06	s	n
ADZ	San Andres	CO	America/Bogota	12.58	-81.71	m	y
AEA	Abemama Atoll	KI	Pacific/Tarawa	0.49	173.83	s	n
AEB	Baise	CN	Asia/Shanghai	23.72	106.96	m	y
AEG	Padang Sidempuan, Sumatra Island	ID	Asia/Jakarta	1.40	99.43	m	n
AEH	Abeche Airport	TD	Africa/Ndjamena	13.85	20.84	m	y
AEL	Albert Lea	US	America/Chicago	43.68	-93.37	s	n
AEM	Amgu	RU	Asia/Vladivostok	45.84	137.67	s	n
AEO	Aioun El Atrouss	MR	Africa/Nouakchott	16.71	-9.64	s	n
AEP	Buenos Aires	AR	America/Argentina/Buenos_Aires	-34.56	-58.42	l	y
AER	Sochi	RU	Europe/Moscow	43.45	39.96	l	y
AES	Ålesund	NO	Europe/Oslo	62.56	6.12	m	y
AET	Allakaket	US	America/Anchorage	66.55	-152.62	s	y
AEU	Abumusa Island Airport	IR	Asia/Tehran	25.88	55.03	m	y
AEX	Alexandria	US	America/Chicago	31.33	-92.55	m	y
AEY	Akureyri	IS	Atlantic/Reykjavik	65.66	-18.07	m	y
AFA	San Rafael	AR	America/Argentina/Mendoza	-34.59	-68.40	m	y
AFD	Port Alfred	ZA	Africa/Johannesburg	-33.55	26.88	s	n
AFF	Colorado Springs	US	America/Denver	38.97	-104.82	s	n
AFI	Amalfi	CO	America/Bogota	6.92	-75.07	s	n
AFL	Alta Floresta	BR	America/Cuiaba	-9.87	-56.10	m	y
AFN	Jaffrey	US	America/New_York	42.81	-72.00	s	n
AFO	Afton	US	America/Denver	42.71	-110.94	s	n
AFR	Afore	PG	Pacific/Port_Moresby	-9.14	148.39	s	n
AFS	Zarafshan	UZ	Asia/Samarkand	41.61	64.23	s	y
AFT	Bila	SB	Pacific/Guadalcanal	-9.19	160.95	s	n
AFW	Fort Worth	US	America/Chicago	32.99	-97.32	l	n
AFY	Afyonkarahisar	TR	Europe/Istanbul	38.73	30.60	m	n
AFZ	Sabzevar	IR	Asia/Tehran	36.17	57.60	m	y
AGA	Agadir	MA	Africa/Casablanca	30.32	-9.41	l	y
AGB	Augsburg	DE	Europe/Berlin	48.43	10.93	m	n
AGC	Pittsburgh	US	America/New_York	40.35	-79.93	m	n
AGE	Wangerooge	DE	Europe/Berlin	53.78	7.91	s	y
AGF	Agen	FR	Europe/Paris	44.17	0.59	m	n
AGH	Angelholm	SE	Europe/Stockholm	56.30	12.85	m	y
AGI	Wageningen Airport	SR	America/Paramaribo	5.77	-56.63	s	y
AGJ	Aguni	JP	Asia/Tokyo	26.59	127.24	s	y
AGL	Wanigela Airport	PG	Pacific/Port_Moresby	-9.34	149.16	s	n
AGN	Angoon	US	America/Juneau	57.50	-134.59	w	y
AGO	Magnolia	US	America/Chicago	33.23	-93.22	s	n
AGP	Málaga	ES	Europe/Madrid	36.67	-4.50	l	y
AGQ	Agrinion	GR	Europe/Athens	38.60	21.35	c	n
AGR	Agra Airport	IN	Asia/Kolkata	27.16	77.96	m	y
AGS	Augusta	US	America/New_York	33.37	-81.96	m	y
AGT	Ciudad del Este	PY	America/Asuncion	-25.46	-54.84	l	y
AGU	Aguascalientes	MX	America/Mexico_City	21.71	-102.32	m	y
AGV	Acarigua	VE	America/Caracas	9.55	-69.24	m	n
AGX	Agatti Airport	IN	Asia/Kolkata	10.82	72.18	m	y
AGZ	Aggeneys	ZA	Africa/Johannesburg	-29.28	18.81	m	n
AHA	Ambikapur	IN	Asia/Kolkata	22.99	83.19	s	y
AHB	Abha	SA	Asia/Riyadh	18.24	42.66	l	y
AHC	Herlong	US	America/Los_Angeles	40.27	-120.15	s	n
AHD	Ardmore	US	America/Chicago	34.15	-97.12	s	n
AHE	Ahe Atoll	PF	Pacific/Tahiti	-14.43	-146.26	m	y
AHF	Arapahoe	US	America/Chicago	40.34	-99.91	s	n
AHG	Vingt Cinq	MU	Indian/Mauritius	-10.37	56.61	-	-
AHH	Amery	US	America/Chicago	45.28	-92.38	s	n
AHI	Amahai-Seram Island	ID	Asia/Jayapura	-3.35	128.93	s	n
AHJ	Hongyuan	CN	Asia/Shanghai	32.53	102.36	m	n
AHL	Aishalton	GY	America/Guyana	2.49	-59.31	s	n
AHM	Ashland	US	America/Los_Angeles	42.19	-122.66	s	n
AHN	Athens	US	America/New_York	33.95	-83.33	m	n
AHO	Alghero	IT	Europe/Rome	40.63	8.29	m	y
AHS	Ahuas	HN	America/Tegucigalpa	15.47	-84.35	s	n
AHU	Al Hoceima	MA	Africa/Casablanca	35.18	-3.84	m	n
AHZ	Bourg	FR	Europe/Paris	45.09	6.08	s	n
AIA	Alliance	US	America/Denver	42.05	-102.80	m	y
AID	Anderson	US	America/Indiana/Indianapolis	40.11	-85.61	s	n
AIE	Aiome	PG	Pacific/Port_Moresby	-5.15	144.73	s	n
AIF	Assis	BR	America/Sao_Paulo	-22.64	-50.45	s	n
AIG	Yalinga	CF	Africa/Bangui	6.52	23.26	s	n
AII	Ali-Sabieh	DJ	Africa/Djibouti	11.15	42.72	s	n
AIK	Aiken	US	America/New_York	33.65	-81.69	s	n
AIN	Wainwright	US	America/Anchorage	70.64	-159.99	m	y
AIO	Atlantic	US	America/Chicago	41.40	-95.05	s	n
AIP	Adampur Air Force Station	IN	Asia/Kolkata	31.43	75.76	s	y
AIR	Aripuanã	BR	America/Sao_Paulo	-10.19	-59.46	s	n
AIS	Arorae Island	KI	Pacific/Tarawa	-2.62	176.80	s	n
AIT	Aitutaki	CK	Pacific/Rarotonga	-18.83	-159.76	s	y
AIU	Atiu Island	CK	Pacific/Rarotonga	-19.97	-158.12	s	y
AIV	Aliceville	US	America/Chicago	33.11	-88.20	s	n
AIZ	Kaiser	US	America/Chicago	38.10	-92.55	s	n
AJA	Ajaccio	FR	Europe/Paris	41.92	8.80	m	y
AJF	Al-Jawf	SA	Asia/Riyadh	29.79	40.10	m	y
AJI	Agri	TR	Europe/Istanbul	39.65	43.03	m	y
AJJ	Akjoujt	MR	Africa/Nouakchott	19.73	-14.38	s	n
AJK	Araak	IR	Asia/Tehran	34.14	49.85	s	n
AJL	Aizawl	IN	Asia/Kolkata	23.84	92.62	m	y
AJN	Ouani	KM	Indian/Comoro	-12.13	44.43	m	y
AJR	Arvidsjaur	SE	Europe/Stockholm	65.59	19.28	m	y
AJU	Aracaju	BR	America/Fortaleza	-10.98	-37.07	m	y
AJY	Agadez	NE	Africa/Niamey	16.97	8.00	m	y
AKA	Ankang	CN	Asia/Shanghai	32.71	108.93	s	y
AKB	Atka	US	America/Adak	52.22	-174.21	s	y
AKC	Akron	US	America/New_York	41.04	-81.47	m	n
AKD	Akola Airport	IN	Asia/Kolkata	20.70	77.06	m	n
AKE	Akiéni	GA	Africa/Libreville	-1.13	13.90	s	n
AKF	Kufra	LY	Africa/Tripoli	24.18	23.31	m	y
AKH	Prince Sultan Air Base	SA	Asia/Riyadh	24.06	47.58	m	n
AKI	Akiak	US	America/Anchorage	60.90	-161.23	s	y
AKJ	Asahikawa	JP	Asia/Tokyo	43.67	142.45	m	y
AKK	Akhiok	US	America/Anchorage	56.94	-154.18	s	y
AKL	Auckland	NZ	Pacific/Auckland	-37.01	174.79	l	y
AKN	King Salmon	US	America/Anchorage	58.68	-156.65	m	y
AKO	Akron	US	America/Denver	40.18	-103.22	s	n
AKP	Anaktuvuk Pass	US	America/Anchorage	68.13	-151.74	m	y
AKQ	Menggala, Sumatra Island	ID	Asia/Jakarta	-4.49	105.22	s	n
AKS	Auki	SB	Pacific/Guadalcanal	-8.70	160.68	s	y
AKT	RAF Akrotiri	CY	Asia/Nicosia	34.59	32.99	m	n
AKU	Aksu	CN	Asia/Shanghai	41.26	80.29	m	y
AKV	Akulivik	CA	America/Toronto	60.82	-78.15	s	y
AKW	Omidiyeh	IR	Asia/Tehran	30.74	49.68	m	n
AKX	Aktyubinsk	KZ	Asia/Aqtobe	50.25	57.21	m	y
AKY	Sittwe	MM	Asia/Yangon	20.13	92.87	m	y
ALA	Almaty	KZ	Asia/Almaty	43.35	77.04	l	y
ALB	Albany	US	America/New_York	42.75	-73.80	l	y
ALC	Alicante	ES	Europe/Madrid	38.28	-0.56	l	y
ALD	Fortaleza	PE	America/Lima	-11.68	-69.33	s	n
ALE	Alpine	US	America/Chicago	30.38	-103.68	s	n
ALF	Alta	NO	Europe/Oslo	69.98	23.37	m	y
ALG	Algiers	DZ	Africa/Algiers	36.69	3.22	l	y
ALH	Albany	AU	Australia/Perth	-34.94	117.81	m	y
ALI	Alice	US	America/Chicago	27.74	-98.03	m	n
ALJ	Alexander Bay	ZA	Africa/Johannesburg	-28.57	16.53	m	n
ALL	Albenga	IT	Europe/Rome	44.05	8.13	s	n
ALM	Alamogordo	US	America/Denver	32.84	-105.99	m	n
ALN	Alton	US	America/Chicago	38.89	-90.05	m	n
ALO	Waterloo	US	America/Chicago	42.56	-92.40	m	y
ALP	Aleppo	SY	Asia/Damascus	36.18	37.22	m	y
ALQ	Alegrete	BR	America/Sao_Paulo	-29.81	-55.89	s	n
ALR	Alexandra	NZ	Pacific/Auckland	-45.21	169.37	m	n
ALS	Alamosa	US	America/Denver	37.44	-105.87	m	y
ALT	Alenquer	BR	America/Santarem	-1.92	-54.72	s	n
ALU	Alula	SO	Africa/Mogadishu	11.96	50.75	s	n
ALW	Walla Walla	US	America/Los_Angeles	46.09	-118.28	m	y
ALX	Alexander City	US	America/Chicago	32.91	-85.96	s	n
AMA	Amarillo	US	America/Chicago	35.22	-101.71	l	y
AMB	Ambilobe Airport	MG	Indian/Antananarivo	-13.19	48.99	s	n
AMC	Am Timan	TD	Africa/Ndjamena	11.03	20.27	s	n
AMD	Ahmedabad	IN	Asia/Kolkata	23.08	72.63	l	y
AMH	Arba Minch Airport	ET	Africa/Addis_Ababa	6.04	37.59	m	y
AMJ	Almenara	BR	America/Sao_Paulo	-16.18	-40.67	s	n
AMK	Durango	US	America/Denver	37.20	-107.87	s	n
AMM	Amman	JO	Asia/Amman	31.72	35.99	l	y
AMN	Alma	US	America/Detroit	43.32	-84.69	s	n
AMO	Mao	TD	Africa/Ndjamena	14.15	15.31	s	n
AMP	Ampanihy	MG	Indian/Antananarivo	-24.70	44.73	s	n
AMQ	Ambon	ID	Asia/Jayapura	-3.71	128.09	m	y
AMS	Amsterdam	NL	Europe/Amsterdam	52.31	4.76	l	y
AMT	Amata Airport	AU	Australia/Adelaide	-26.11	131.21	s	n
AMU	Amanab	PG	Pacific/Port_Moresby	-3.59	141.21	s	n
AMV	Amderma	RU	Europe/Moscow	69.76	61.56	m	y
AMW	Ames	US	America/Chicago	41.99	-93.62	s	n
AMX	Ammaroo Airport	AU	Australia/Darwin	-21.74	135.24	s	n
AMZ	Manurewa	NZ	Pacific/Auckland	-37.03	174.97	m	n
ANB	Anniston	US	America/Chicago	33.59	-85.86	m	n
ANC	Anchorage	US	America/Anchorage	61.17	-150.00	l	y
AND	Anderson	US	America/New_York	34.49	-82.71	m	n
ANE	Angers	FR	Europe/Paris	47.56	-0.31	m	n
ANF	Antofagasta	CL	America/Santiago	-23.44	-70.45	l	y
ANG	Angouleme	FR	Europe/Paris	45.73	0.22	m	n
ANI	Aniak	US	America/Anchorage	61.58	-159.55	m	y
ANJ	Zanaga	CG	Africa/Brazzaville	-2.85	13.82	s	n
ANK	Ankara	TR	Europe/Istanbul	39.95	32.69	m	n
ANM	Antsirabato Airport	MG	Indian/Antananarivo	-15.00	50.32	m	n
ANN	Annette	US	America/Anchorage	55.04	-131.57	m	n
ANO	Angoche	MZ	Africa/Maputo	-16.18	39.95	s	n
ANP	Annapolis	US	America/New_York	38.94	-76.57	s	n
ANQ	Angola	US	America/Indiana/Indianapolis	41.64	-85.08	s	n
ANR	Antwerp	BE	Europe/Brussels	51.19	4.46	m	y
ANS	Andahuaylas	PE	America/Lima	-13.71	-73.35	s	y
ANU	St. George	AG	America/Antigua	17.14	-61.79	l	y
ANV	Anvik	US	America/Anchorage	62.65	-160.19	m	y
ANW	Ainsworth	US	America/Chicago	42.58	-99.99	s	n
ANX	Andenes	NO	Europe/Oslo	69.29	16.14	m	y
ANY	Anthony	US	America/Chicago	37.16	-98.08	s	n
AOC	Altenburg	DE	Europe/Berlin	50.98	12.51	m	n
AOE	Eskişehir	TR	Europe/Istanbul	39.81	30.52	m	y
AOG	Anshan	CN	Asia/Shanghai	41.11	122.85	m	y
AOH	Lima	US	America/New_York	40.71	-84.03	s	n
AOI	Ancona	IT	Europe/Rome	43.62	13.36	m	y
AOJ	Aomori	JP	Asia/Tokyo	40.73	140.69	m	y
AOK	Karpathos Island	GR	Europe/Athens	35.42	27.15	m	y
AOL	Paso de los Libres	AR	America/Argentina/Cordoba	-29.69	-57.15	m	n
AOM	Adam	OM	Asia/Muscat	22.49	57.38	s	n
AOO	Altoona	US	America/New_York	40.30	-78.32	m	y
AOP	Andoas	PE	America/Lima	-2.80	-76.47	s	n
AOR	Alor Satar	MY	Asia/Kuala_Lumpur	6.19	100.40	m	y
AOT	Aosta	IT	Europe/Rome	45.74	7.37	m	n
AOY	Asaloyeh	IR	Asia/Tehran	27.48	52.62	-	-
APA	Denver	US	America/Denver	39.57	-104.85	m	n
APB	Apolo	BO	America/La_Paz	-14.74	-68.41	s	n
APC	Napa	US	America/Los_Angeles	38.21	-122.28	s	n
APE	San Juan Aposento	PE	America/Lima	-15.35	-75.17	c	n
APF	Naples	US	America/New_York	26.15	-81.78	m	n
APG	Aberdeen	US	America/New_York	39.47	-76.17	m	n
APH	Bowling Green	US	America/New_York	38.07	-77.32	s	n
API	Apiay	CO	America/Bogota	4.08	-73.56	m	n
APJ	Burang	CN	Asia/Shanghai	30.39	81.14	s	n
APK	Apataki	PF	Pacific/Tahiti	-15.57	-146.41	s	y
APL	Nampula	MZ	Africa/Maputo	-15.11	39.28	m	y
APN	Alpena	US	America/New_York	45.08	-83.56	m	y
APO	Carepa	CO	America/Bogota	7.81	-76.72	m	y
APQ	Arapiraca	BR	America/Maceio	-9.78	-36.63	s	n
APS	Anapolis	BR	America/Sao_Paulo	-16.36	-48.93	s	n
APT	Jasper	US	America/Chicago	35.06	-85.59	s	n
APU	Apucarana	BR	America/Sao_Paulo	-23.61	-51.38	s	n
APV	Apple Valley	US	America/Los_Angeles	34.58	-117.19	s	n
APW	Apia	WS	Pacific/Apia	-13.83	-172.01	m	y
APX	Arapongas	BR	America/Sao_Paulo	-23.35	-51.49	s	n
APY	Alto Parnaiba	BR	America/Fortaleza	-9.08	-45.95	m	y
APZ	Zapala	AR	America/Argentina/Salta	-38.98	-70.11	m	n
AQA	Araraquara	BR	America/Sao_Paulo	-21.81	-48.13	m	y
AQB	Santa Cruz del Quiche	GT	America/Guatemala	15.01	-91.15	s	n
AQG	Anqing	CN	Asia/Shanghai	30.58	117.05	m	y
AQI	Qaisumah	SA	Asia/Riyadh	28.34	46.13	m	y
AQJ	Aqaba	JO	Asia/Amman	29.61	35.02	m	y
AQM	Ariquemes	BR	America/Porto_Velho	-10.18	-62.83	s	n
AQP	Arequipa	PE	America/Lima	-16.34	-71.58	l	y
AQY	Girdwood	US	America/Anchorage	60.97	-149.12	s	n
ARA	New Iberia	US	America/Chicago	30.04	-91.88	m	n
ARB	Ann Arbor	US	America/Detroit	42.22	-83.75	s	n
ARC	Arctic Village	US	America/Anchorage	68.11	-145.58	m	y
ARD	Alor Island	ID	Asia/Makassar	-8.13	124.60	s	y
ARE	Arecibo	US	America/Puerto_Rico	18.45	-66.68	-	-
ARG	Walnut Ridge	US	America/Chicago	36.12	-90.93	s	n
ARH	Archangelsk	RU	Europe/Moscow	64.60	40.72	m	y
ARI	Arica	CL	America/Santiago	-18.35	-70.34	m	y
ARJ	Arso-Papua Island	ID	Asia/Jayapura	-2.93	140.78	s	-
ARK	Arusha	TZ	Africa/Dar_es_Salaam	-3.37	36.63	m	y
ARL	Arly	BF	Africa/Ouagadougou	11.60	1.48	s	n
ARM	Armidale	AU	Australia/Sydney	-30.53	151.62	m	y
ARN	Stockholm	SE	Europe/Stockholm	59.65	17.92	l	y
ARR	Alto Rio Senguerr	AR	America/Argentina/Catamarca	-45.01	-70.81	s	n
ARS	Aragarcas	BR	America/Cuiaba	-15.90	-52.10	s	n
ART	Watertown	US	America/New_York	43.99	-76.02	m	y
ARU	Aracatuba	BR	America/Sao_Paulo	-21.14	-50.42	m	y
ARV	Minocqua-Woodruff	US	America/Chicago	45.93	-89.73	s	n
ARW	Arad	RO	Europe/Bucharest	46.18	21.26	m	y
ARY	Ararat Airport	AU	Australia/Melbourne	-37.31	142.99	m	n
ARZ	N'zeto	AO	Africa/Luanda	-7.26	12.86	s	n
ASA	Assab	ER	Africa/Asmara	13.07	42.65	m	y
ASB	Ashgabat	TM	Asia/Ashgabat	37.99	58.36	l	y
ASC	Ascension de Guarayos	BO	America/La_Paz	-15.93	-63.16	s	n
ASD	Andros Town Airport	BS	America/Nassau	24.70	-77.80	m	n
ASE	Aspen	US	America/Denver	39.22	-106.87	m	y
ASF	Astrakhan	RU	Europe/Astrakhan	46.28	48.01	m	y
ASG	Ashburton Aerodrome	NZ	Pacific/Auckland	-43.90	171.80	s	n
ASH	Nashua	US	America/New_York	42.78	-71.51	s	n
ASI	Ascension Island	SH	Atlantic/St_Helena	-7.97	-14.39	m	y
ASJ	Amami	JP	Asia/Tokyo	28.43	129.71	m	y
ASK	Yamoussoukro	CI	Africa/Abidjan	6.90	-5.37	m	n
ASL	Marshall	US	America/Chicago	32.52	-94.31	s	n
ASM	Asmara	ER	Africa/Asmara	15.29	38.91	m	y
ASN	Talladega	US	America/Chicago	33.57	-86.05	s	n
ASO	Asosa	ET	Africa/Addis_Ababa	10.02	34.59	m	y
ASP	Alice Springs	AU	Australia/Darwin	-23.81	133.90	m	y
ASQ	Austin	US	America/Los_Angeles	39.47	-117.20	s	n
ASR	Kayseri	TR	Europe/Istanbul	38.77	35.50	m	y
ASS	Arathusa	ZA	Africa/Johannesburg	-24.74	31.52	s	n
AST	Astoria	US	America/Los_Angeles	46.16	-123.88	m	n
ASU	Asuncion	PY	America/Asuncion	-25.24	-57.52	l	y
ASV	Amboseli National Park	KE	Africa/Nairobi	-2.65	37.25	m	y
ASW	Aswan	EG	Africa/Cairo	23.96	32.82	m	y
ASX	Ashland	US	America/Chicago	46.55	-90.92	s	n
ASY	Ashley	US	America/Chicago	46.02	-99.35	s	n
ATA	Anta	PE	America/Lima	-9.35	-77.60	m	n
ATB	Atbara	SD	Africa/Khartoum	17.71	34.06	s	n
ATC	Arthur's Town	BS	America/Nassau	24.63	-75.67	m	y
ATD	Atoifi	SB	Pacific/Guadalcanal	-8.87	161.01	s	n
ATE	Antlers	US	America/Chicago	34.19	-95.65	s	n
ATF	Ambato	EC	America/Guayaquil	-1.21	-78.57	m	n
ATH	Athens	GR	Europe/Athens	37.94	23.94	l	y
ATI	Artigas	UY	America/Montevideo	-30.40	-56.51	s	n
ATJ	Antsirabe	MG	Indian/Antananarivo	-19.84	47.06	s	n
ATK	Atqasuk	US	America/Anchorage	70.47	-157.44	m	y
ATL	Atlanta	US	America/New_York	33.64	-84.43	l	y
ATM	Altamira	BR	America/Santarem	-3.25	-52.25	m	y
ATO	Athens	US	America/New_York	39.21	-82.23	s	n
ATP	Aitape	PG	Pacific/Port_Moresby	-3.14	142.35	s	n
ATQ	Amritsar	IN	Asia/Kolkata	31.71	74.80	m	y
ATR	Atar	MR	Africa/Nouakchott	20.51	-13.04	m	n
ATS	Artesia	US	America/Denver	32.85	-104.47	s	n
ATT	Atmautluak	US	America/Nome	60.87	-162.27	s	y
ATU	Attu	US	America/Adak	52.83	173.18	c	n
ATV	Ati	TD	Africa/Ndjamena	13.24	18.31	s	n
ATW	Appleton	US	America/Chicago	44.26	-88.52	l	y
ATY	Watertown	US	America/Chicago	44.91	-97.15	m	y
ATZ	Assiut	EG	Africa/Cairo	27.05	31.01	m	y
AUA	Oranjestad	AW	America/Aruba	12.50	-70.02	l	y
AUC	Arauca	CO	America/Bogota	7.07	-70.74	m	y
AUD	Augustus Downs Airport	AU	Australia/Brisbane	-18.52	139.88	s	n
AUF	Auxerre	FR	Europe/Paris	47.85	3.50	m	n
AUG	Augusta	US	America/New_York	44.32	-69.80	m	y
AUH	Abu Dhabi	AE	Asia/Dubai	24.43	54.65	l	y
AUJ	Ambunti	PG	Pacific/Port_Moresby	-4.22	142.82	s	n
AUK	Alakanuk	US	America/Anchorage	62.68	-164.72	s	y
AUM	Austin	US	America/Chicago	43.66	-92.93	s	n
AUN	Auburn	US	America/Los_Angeles	38.95	-121.08	s	n
AUO	Auburn	US	America/Chicago	32.62	-85.43	s	n
AUQ	Hiva Oa-Atuona Airport	PF	Pacific/Marquesas	-9.77	-139.01	m	y
AUR	Aurillac	FR	Europe/Paris	44.89	2.42	m	y
AUS	Austin	US	America/Chicago	30.19	-97.67	l	y
AUT	Atauro	TL	Asia/Dili	-8.21	125.62	s	n
AUU	Aurukun Airport	AU	Australia/Brisbane	-13.35	141.72	s	y
AUW	Wausau	US	America/Chicago	44.93	-89.63	m	n
AUX	Araguaina	BR	America/Fortaleza	-7.23	-48.24	m	y
AUY	Anelghowhat	VU	Pacific/Efate	-20.25	169.77	s	n
AUZ	Chicago	US	America/Chicago	41.77	-88.48	s	n
AVA	Anshun	CN	Asia/Shanghai	26.26	105.87	m	y
AVB	Aviano	IT	Europe/Rome	46.03	12.60	m	n
AVG	Auvergne Airport	AU	Australia/Darwin	-15.70	130.00	s	n
AVI	Ciego de Avila	CU	America/Havana	22.03	-78.79	m	n
AVK	Arvaikheer	MN	Asia/Ulaanbaatar	46.25	102.80	m	y
AVL	Asheville	US	America/New_York	35.44	-82.54	l	y
AVN	Avignon	FR	Europe/Paris	43.91	4.90	m	y
AVO	Avon Park	US	America/New_York	27.59	-81.53	s	n
AVP	Wilkes-Barre	US	America/New_York	41.34	-75.72	m	y
AVU	Avu Avu Airport	SB	Pacific/Guadalcanal	-9.87	160.41	s	n
AVV	Melbourne	AU	Australia/Melbourne	-38.04	144.47	m	y
AVW	Marana	US	America/Phoenix	32.41	-111.22	s	n
AVX	Avalon	US	America/Los_Angeles	33.40	-118.42	s	n
AWA	Awassa	ET	Africa/Addis_Ababa	7.07	38.50	m	y
AWB	Awaba	PG	Pacific/Port_Moresby	-8.01	142.75	s	n
AWD	Aniwa	VU	Pacific/Efate	-19.24	169.60	s	n
AWK	Wake Island	UM	Pacific/Wake	19.28	166.64	m	y
AWM	West Memphis	US	America/Chicago	35.14	-90.23	s	n
AWN	Alton Downs Airport	AU	Australia/Adelaide	-26.53	139.27	s	n
AWP	Austral Downs Airport	AU	Australia/Darwin	-20.50	137.75	s	n
AWZ	Ahwaz	IR	Asia/Tehran	31.34	48.76	m	y
AXA	The Valley	AI	America/Anguilla	18.20	-63.06	m	y
AXB	Alexandria Bay	US	America/New_York	44.32	-75.90	s	n
AXC	Aramac Airport	AU	Australia/Brisbane	-22.97	145.24	s	n
AXD	Alexandroupolis	GR	Europe/Athens	40.86	25.96	m	y
AXE	Xanxere	BR	America/Sao_Paulo	-26.88	-52.37	s	n
AXF	Bayanhot	CN	Asia/Shanghai	38.75	105.59	m	y
AXG	Algona	US	America/Chicago	43.08	-94.27	s	n
AXJ	Amakusa Airport	JP	Asia/Tokyo	32.48	130.16	s	y
AXK	Ataq Airport	YE	Asia/Aden	14.55	46.83	m	n
AXL	Alexandria Homestead Airport	AU	Australia/Darwin	-19.06	136.71	s	n
AXM	Armenia	CO	America/Bogota	4.45	-75.77	m	y
AXN	Alexandria	US	America/Chicago	45.87	-95.39	m	n
AXP	Spring Point	BS	America/Nassau	22.44	-73.97	m	y
AXR	Arutua Airport	PF	Pacific/Tahiti	-15.25	-146.62	m	y
AXS	Altus	US	America/Chicago	34.70	-99.34	s	n
AXT	Akita	JP	Asia/Tokyo	39.62	140.22	l	y
AXU	Axum Airport	ET	Africa/Addis_Ababa	14.15	38.77	m	y
AXV	Wapakoneta	US	America/New_York	40.49	-84.30	s	n
AXX	Angel Fire	US	America/Denver	36.42	-105.29	s	n
AYG	San Vicente Del Caguan	CO	America/Bogota	1.54	-73.93	s	n
AYJ	Ayodhya	IN	Asia/Kolkata	26.75	82.15	s	y
AYL	Anthony Lagoon Airport	AU	Australia/Darwin	-18.02	135.54	s	n
AYM	Yas Island	AE	Asia/Dubai	24.47	54.61	w	n
AYN	Anyang	CN	Asia/Shanghai	36.13	114.34	s	n
AYO	Ayolas	PY	America/Asuncion	-27.37	-56.85	m	n
AYP	Ayacucho	PE	America/Lima	-13.15	-74.20	m	y
AYQ	Ayers Rock	AU	Australia/Darwin	-25.19	130.98	m	y
AYR	Ayr Airport	AU	Australia/Brisbane	-19.58	147.33	s	n
AYS	Waycross	US	America/New_York	31.25	-82.40	s	n
AYT	Antalya	TR	Europe/Istanbul	36.90	30.80	l	y
AYU	Aiyura Valley	PG	Pacific/Port_Moresby	-6.34	145.90	s	n
AYX	Atalaya	PE	America/Lima	-10.73	-73.77	m	n
AZA	Phoenix	US	America/Phoenix	33.31	-111.66	m	y
AZD	Yazd	IR	Asia/Tehran	31.90	54.28	m	y
AZH	Azamgarh	IN	Asia/Kolkata	26.15	83.12	s	n
AZI	Abu Dhabi	AE	Asia/Dubai	24.43	54.46	m	n
AZL	Sapezal	BR	America/Cuiaba	-13.47	-58.87	s	n
AZN	Andizhan	UZ	Asia/Tashkent	40.73	72.29	m	y
AZO	Kalamazoo	US	America/Detroit	42.23	-85.55	m	y
AZP	Atizapan De Zaragoza Airport	MX	America/Mexico_City	19.57	-99.29	s	n
AZR	Touat Cheikh Sidi Mohamed Belkebir Airport	DZ	Africa/Algiers	27.84	-0.19	m	y
AZS	Samana	DO	America/Santo_Domingo	19.27	-69.74	m	y
AZZ	Ambriz	AO	Africa/Luanda	-7.86	13.12	s	n
BAA	Bialla	PG	Pacific/Port_Moresby	-5.33	151.01	s	n
BAB	Marysville	US	America/Los_Angeles	39.14	-121.44	m	n
BAD	Bossier City	US	America/Chicago	32.50	-93.66	m	n
BAE	Le Castellet	FR	Europe/Paris	44.39	6.61	s	n
BAF	Westfield	US	America/New_York	42.16	-72.72	m	n
BAG	Baguio City	PH	Asia/Manila	16.38	120.62	m	y
BAH	Manama	BH	Asia/Bahrain	26.27	50.63	l	y
BAI	Punta Arenas	CR	America/Costa_Rica	9.16	-83.33	m	n
BAL	Batman	TR	Europe/Istanbul	37.93	41.12	m	y
BAM	Battle Mountain	US	America/Los_Angeles	40.60	-116.87	s	n
BAN	Basongo	CD	Africa/Lubumbashi	-4.32	20.43	s	n
BAO	Ban Mak Khaen	TH	Asia/Bangkok	17.38	102.80	s	n
BAQ	Barranquilla	CO	America/Bogota	10.89	-74.78	l	y
BAR	Qionghai	CN	Asia/Shanghai	19.14	110.46	m	y
BAS	Ballalae	SB	Pacific/Guadalcanal	-6.99	155.89	s	y
BAT	Barretos	BR	America/Sao_Paulo	-20.58	-48.59	m	n
BAU	Bauru	BR	America/Sao_Paulo	-22.34	-49.05	s	n
BAV	Baotou	CN	Asia/Shanghai	40.56	110.00	l	y
BAX	Barnaul	RU	Asia/Barnaul	53.36	83.54	m	y
BAY	Baia Mare	RO	Europe/Bucharest	47.66	23.47	m	y
BAZ	Barcelos	BR	America/Boa_Vista	-0.98	-62.92	s	y
BBA	Balmaceda	CL	America/Santiago	-45.92	-71.69	m	y
BBB	Benson	US	America/Chicago	45.33	-95.65	s	n
BBC	Bay City	US	America/Chicago	28.97	-95.86	s	n
BBD	Brady	US	America/Chicago	31.18	-99.32	m	n
BBG	Butaritari Atoll	KI	Pacific/Tarawa	3.09	172.81	s	y
BBH	Barth Airport	DE	Europe/Berlin	54.34	12.70	s	n
BBI	Bhubaneswar	IN	Asia/Kolkata	20.24	85.82	m	y
BBJ	Bitburg	DE	Europe/Berlin	49.95	6.57	s	n
BBK	Kasane	BW	Africa/Gaborone	-17.83	25.16	m	y
BBL	Ballera Airport	AU	Australia/Brisbane	-27.41	141.81	s	n
BBM	Battambang	KH	Asia/Phnom_Penh	13.10	103.22	m	y
BBN	Bario	MY	Asia/Kuala_Lumpur	3.73	115.48	m	y
BBO	Berbera	SO	Africa/Mogadishu	10.39	44.94	m	y
BBP	Bembridge	GB	Europe/London	50.68	-1.11	s	n
BBR	Basse Terre	GP	America/Guadeloupe	16.01	-61.74	s	y
BBS	Yateley	GB	Europe/London	51.32	-0.85	m	n
BBT	Berberati	CF	Africa/Bangui	4.22	15.79	m	n
BBU	Bucharest	RO	Europe/Bucharest	44.50	26.10	m	y
BBV	Grand-Bereby	CI	Africa/Abidjan	4.64	-6.92	s	n
BBW	Broken Bow	US	America/Chicago	41.44	-99.64	s	n
BBX	Philadelphia	US	America/New_York	40.14	-75.27	s	n
BBY	Bambari	CF	Africa/Bangui	5.85	20.65	s	n
BBZ	Zambezi	ZM	Africa/Lusaka	-13.54	23.11	s	n
BCA	Baracoa	CU	America/Havana	20.37	-74.51	m	y
BCB	Blacksburg	US	America/New_York	37.21	-80.41	s	n
BCC	Bear Creek	US	America/Anchorage	63.57	-156.14	s	n
BCD	Bacolod City	PH	Asia/Manila	10.78	123.02	l	y
BCE	Bryce Canyon	US	America/Denver	37.71	-112.15	m	n
BCF	Bouca	CF	Africa/Bangui	6.52	18.27	s	n
BCG	Bemichi	GY	America/Guyana	7.70	-59.17	s	n
BCH	Baucau	TL	Asia/Dili	-8.49	126.40	m	n
BCI	Barcaldine	AU	Australia/Brisbane	-23.57	145.31	m	y
BCL	Pococi	CR	America/Costa_Rica	10.77	-83.59	m	n
BCM	Bacau	RO	Europe/Bucharest	46.52	26.91	m	y
BCN	Barcelona	ES	Europe/Madrid	41.30	2.08	l	y
BCO	Baco	ET	Africa/Addis_Ababa	5.78	36.56	s	n
BCR	Boca Do Acre	BR	America/Manaus	-8.83	-67.31	s	n
BCS	Belle Chasse	US	America/Chicago	29.87	-90.02	s	n
BCT	Boca Raton	US	America/New_York	26.38	-80.11	m	n
BCX	Beloretsk	RU	Asia/Yekaterinburg	53.94	58.34	s	n
BDA	Hamilton	BM	Atlantic/Bermuda	32.36	-64.68	m	y
BDB	Bundaberg	AU	Australia/Brisbane	-24.90	152.32	m	y
BDC	Barra Do Corda	BR	America/Fortaleza	-5.50	-45.22	s	n
BDD	Badu Island Airport	AU	Australia/Brisbane	-10.15	142.17	s	y
BDE	Baudette	US	America/Chicago	48.73	-94.61	m	n
BDF	Bradford	US	America/Chicago	41.23	-89.62	s	n
BDG	Blanding	US	America/Denver	37.58	-109.48	s	n
BDH	Bandar Lengeh	IR	Asia/Tehran	26.53	54.82	m	y
BDI	Bird Island	SC	Indian/Mahe	-3.72	55.21	s	n
BDJ	Banjarmasin, Borneo Island	ID	Asia/Makassar	-3.44	114.76	l	y
BDK	Bondoukou	CI	Africa/Abidjan	8.02	-2.76	s	n
BDL	Windsor Locks	US	America/New_York	41.94	-72.68	l	y
BDM	Bandirma	TR	Europe/Istanbul	40.32	27.98	m	n
BDN	Badin	PK	Asia/Karachi	24.84	68.84	s	n
BDO	Bandung, Java Island	ID	Asia/Jakarta	-6.90	107.58	l	y
BDP	Bhadrapur	NP	Asia/Kathmandu	26.57	88.08	s	y
BDQ	Vadodara	IN	Asia/Kolkata	22.34	73.23	m	y
BDR	Bridgeport	US	America/New_York	41.16	-73.13	m	n
BDS	Brindisi	IT	Europe/Rome	40.66	17.95	l	y
BDT	Gbadolite Airport	CD	Africa/Kinshasa	4.25	20.98	m	y
BDU	Malselv	NO	Europe/Oslo	69.06	18.54	m	y
BDV	Moba	CD	Africa/Lubumbashi	-7.07	29.78	s	n
BDW	Bedford Downs Airport	AU	Australia/Perth	-17.29	127.46	s	n
BDX	Broadus	US	America/Denver	45.47	-105.46	s	n
BDY	Bandon	US	America/Los_Angeles	43.09	-124.41	s	n
BDZ	Baindoung Airport	PG	Pacific/Port_Moresby	-6.35	146.94	s	n
BEB	Balivanich	GB	Europe/London	57.48	-7.36	m	y
BEC	Wichita	US	America/Chicago	37.69	-97.21	s	n
BED	Bedford	US	America/New_York	42.47	-71.29	m	y
BEF	Bluefileds	NI	America/Managua	11.99	-83.77	m	y
BEG	Belgrad	RS	Europe/Belgrade	44.82	20.31	l	y
BEH	Benton Harbor	US	America/Detroit	42.13	-86.42	s	n
BEI	Beica	ET	Africa/Addis_Ababa	9.39	34.52	s	n
BEJ	Tanjung Redep, Borneo Island	ID	Asia/Makassar	2.16	117.43	s	y
BEK	Bareilly Air Force Station	IN	Asia/Kolkata	28.42	79.45	m	y
BEL	Belem	BR	America/Belem	-1.38	-48.48	l	y
BEM	Beni Mellal Airport	MA	Africa/Casablanca	32.40	-6.33	s	n
BEN	Benghazi	LY	Africa/Tripoli	32.10	20.27	m	y
BEO	Aeropelican Airport	AU	Australia/Sydney	-33.07	151.65	s	n
BEP	Bellary	IN	Asia/Kolkata	15.16	76.88	m	n
BEQ	Thetford	GB	Europe/London	52.34	0.77	m	n
BER	Berlin	DE	Europe/Berlin	52.36	13.50	l	y
BES	Brest	FR	Europe/Paris	48.45	-4.42	m	y
BET	Bethel	US	America/Anchorage	60.78	-161.84	l	y
BEU	Bedourie Airport	AU	Australia/Brisbane	-24.35	139.46	m	y
BEV	Beersheva	IL	Asia/Jerusalem	31.29	34.72	s	n
BEW	Beira	MZ	Africa/Maputo	-19.80	34.91	m	y
BEX	Benson	GB	Europe/London	51.62	-1.10	m	n
BEY	Beirut	LB	Asia/Beirut	33.82	35.49	l	y
BEZ	Beru	KI	Pacific/Tarawa	-1.35	176.01	s	n
BFA	Bahia Negra	PY	America/Asuncion	-20.22	-58.18	s	n
BFD	Bradford	US	America/New_York	41.80	-78.64	m	y
BFE	Bielefeld	DE	Europe/Berlin	51.96	8.54	s	n
BFF	Scottsbluff	US	America/Denver	41.87	-103.60	m	y
BFG	Glen Canyon Natl Rec Area	US	America/Denver	37.55	-110.71	s	n
BFH	Curitiba	BR	America/Sao_Paulo	-25.41	-49.23	m	n
BFI	Seattle	US	America/Los_Angeles	47.53	-122.30	l	y
BFJ	Bijie	CN	Asia/Shanghai	27.27	105.47	m	y
BFK	Aurora	US	America/Denver	39.70	-104.75	m	n
BFL	Bakersfield	US	America/Los_Angeles	35.43	-119.06	m	y
BFM	Mobile	US	America/Chicago	30.63	-88.07	m	n
BFN	Bloemfontain	ZA	Africa/Johannesburg	-29.09	26.30	m	y
BFO	Chiredzi	ZW	Africa/Harare	-21.01	31.58	m	n
BFP	Beaver Falls	US	America/New_York	40.77	-80.39	m	n
BFR	Bedford	US	America/Indiana/Indianapolis	38.84	-86.45	s	n
BFS	Belfast	GB	Europe/London	54.66	-6.22	l	y
BFT	Beaufort	US	America/New_York	32.41	-80.63	s	n
BFU	Bengbu	CN	Asia/Shanghai	32.85	117.32	m	n
BFV	Buri Ram Airport	TH	Asia/Bangkok	15.23	103.25	m	y
BFW	Sidi Bel Abbes Airport	DZ	Africa/Algiers	35.17	-0.59	s	n
BFX	Bafoussam	CM	Africa/Douala	5.54	10.35	m	n
BFY	Bengbu	CN	Asia/Shanghai	33.17	117.06	-	-
BGA	Bucaramanga	CO	America/Bogota	7.13	-73.18	m	y
BGB	Booue	GA	Africa/Libreville	-0.10	11.95	s	n
BGC	Bragança	PT	Europe/Lisbon	41.86	-6.71	m	y
BGD	Borger	US	America/Chicago	35.70	-101.39	s	n
BGE	Bainbridge	US	America/New_York	30.97	-84.64	s	n
BGF	Bangui	CF	Africa/Bangui	4.40	18.52	m	y
BGG	Bingöl	TR	Europe/Istanbul	38.86	40.59	s	y
BGH	Boghe	MR	Africa/Nouakchott	16.63	-14.20	s	n
BGI	Bridgetown	BB	America/Barbados	13.07	-59.49	l	y
BGJ	Borgarfjordur eystri	IS	Atlantic/Reykjavik	65.52	-13.80	s	n
BGK	Big Creek	BZ	America/Belize	16.52	-88.41	m	y
BGM	Binghamton	US	America/New_York	42.21	-75.98	m	y
BGN	Belaya Gora	RU	Asia/Magadan	68.56	146.23	m	n
BGO	Bergen	NO	Europe/Oslo	60.29	5.22	l	y
BGQ	Big Lake	US	America/Anchorage	61.53	-149.81	s	n
BGR	Bangor	US	America/New_York	44.81	-68.83	m	y
BGT	Bagdad	US	America/Phoenix	34.59	-113.17	s	n
BGU	Bangassou	CF	Africa/Bangui	4.79	22.78	s	n
BGV	Bento Goncalves	BR	America/Sao_Paulo	-29.15	-51.54	s	n
BGW	Baghdad	IQ	Asia/Baghdad	33.26	44.23	l	y
BGX	Bage	BR	America/Sao_Paulo	-31.39	-54.11	m	n
BGY	Bergamo	IT	Europe/Rome	45.67	9.70	l	y
BHA	Bahia de Caraquez	EC	America/Guayaquil	-0.61	-80.40	s	n
BHB	Bar Harbor	US	America/New_York	44.45	-68.36	m	y
BHD	Belfast	GB	Europe/London	54.62	-5.87	l	y
BHE	Blenheim	NZ	Pacific/Auckland	-41.52	173.87	m	y
BHF	Bahia Solano	CO	America/Bogota	6.69	-77.48	s	n
BHH	Bisha Airport	SA	Asia/Riyadh	19.98	42.62	m	y
BHI	Bahia Blanca	AR	America/Argentina/Buenos_Aires	-38.73	-62.17	m	y
BHJ	Bhuj	IN	Asia/Kolkata	23.29	69.67	m	y
BHK	Bukhara	UZ	Asia/Samarkand	39.77	64.48	m	y
BHM	Birmingham	US	America/Chicago	33.56	-86.75	l	y
BHO	Bhopal	IN	Asia/Kolkata	23.29	77.34	m	y
BHP	Bhojpur	NP	Asia/Kathmandu	27.15	87.05	s	n
BHQ	Broken Hill	AU	Australia/Adelaide	-32.00	141.47	m	y
BHR	Bharatpur	NP	Asia/Kathmandu	27.68	84.43	s	y
BHS	Bathurst	AU	Australia/Sydney	-33.41	149.65	m	y
BHU	Bhavnagar	IN	Asia/Kolkata	21.75	72.19	m	y
BHV	Bahawalpur	PK	Asia/Karachi	29.35	71.72	m	y
BHW	Bhagatanwala	PK	Asia/Karachi	32.06	72.95	s	n
BHX	Birmingham	GB	Europe/London	52.45	-1.75	l	y
BHY	Beihai	CN	Asia/Shanghai	21.54	109.29	m	y
BIA	Bastia	FR	Europe/Paris	42.55	9.48	m	y
BIB	Baidoa	SO	Africa/Mogadishu	3.10	43.63	s	n
BID	Block Island	US	America/New_York	41.17	-71.58	s	y
BIE	Beatrice	US	America/Chicago	40.30	-96.75	s	n
BIF	Fort Bliss	US	America/Denver	31.85	-106.38	m	n
BIG	Delta Junction Ft Greely	US	America/Anchorage	64.00	-145.72	m	n
BIH	Bishop	US	America/Los_Angeles	37.37	-118.36	m	y
BIK	Biak-Supiori Island	ID	Asia/Jayapura	-1.19	136.11	m	y
BIL	Billings	US	America/Denver	45.81	-108.54	l	y
BIM	South Bimini	BS	America/Nassau	25.70	-79.26	m	y
BIN	Bamiyan	AF	Asia/Kabul	34.82	67.82	s	n
BIO	Bilbao	ES	Europe/Madrid	43.30	-2.91	l	y
BIP	Bulimba Airport	AU	Australia/Brisbane	-16.88	143.48	s	n
BIQ	Biarritz	FR	Europe/Paris	43.47	-1.52	m	y
BIR	Biratnagar	NP	Asia/Kathmandu	26.48	87.26	m	y
BIS	Bismarck	US	America/Chicago	46.77	-100.75	m	y
BIT	Baitadi	NP	Asia/Kathmandu	29.47	80.55	s	n
BIU	Bíldudalur	IS	Atlantic/Reykjavik	65.64	-23.55	s	n
BIV	Bria	CF	Africa/Bangui	6.53	21.99	s	n
BIW	Billiluna Airport	AU	Australia/Perth	-19.57	127.67	s	n
BIX	Biloxi	US	America/Chicago	30.41	-88.92	m	n
BIY	Bisho	ZA	Africa/Johannesburg	-32.90	27.28	m	n
BJA	Bejaia	DZ	Africa/Algiers	36.71	5.07	m	y
BJB	Bojnord	IR	Asia/Tehran	37.49	57.31	m	y
BJC	Denver	US	America/Denver	39.91	-105.12	m	y
BJD	Bakkafjordur	IS	Atlantic/Reykjavik	66.02	-14.82	s	n
BJF	Båtsfjord	NO	Europe/Oslo	70.60	29.69	m	y
BJI	Bemidji	US	America/Chicago	47.51	-94.93	m	n
BJJ	Wooster	US	America/New_York	40.87	-81.89	s	n
BJK	Maikoor Island	ID	Asia/Jayapura	-6.07	134.27	s	n
BJL	Banjul	GM	Africa/Banjul	13.34	-16.65	l	y
BJM	Bujumbura	BI	Africa/Bujumbura	-3.32	29.32	m	y
BJO	Bermejo	BO	America/La_Paz	-22.77	-64.31	m	n
BJP	Braganca Paulista	BR	America/Sao_Paulo	-22.98	-46.54	s	n
BJR	Bahir Dar	ET	Africa/Addis_Ababa	11.61	37.32	m	y
BJU	Bajura	NP	Asia/Kathmandu	29.50	81.67	s	n
BJV	Bodrum	TR	Europe/Istanbul	37.25	27.66	l	y
BJW	Bajawa	ID	Asia/Makassar	-8.71	121.06	s	n
BJX	Silao	MX	America/Mexico_City	20.99	-101.48	l	y
BJY	Batajnica	RS	Europe/Belgrade	44.94	20.26	m	n
BJZ	Badajoz	ES	Europe/Madrid	38.89	-6.82	m	y
BKA	Moscow	RU	Europe/Moscow	55.62	38.06	c	n
BKB	Bikaner	IN	Asia/Kolkata	28.07	73.21	m	n
BKC	Buckland	US	America/Anchorage	65.98	-161.15	s	y
BKD	Breckenridge	US	America/Chicago	32.72	-98.89	s	n
BKE	Baker City	US	America/Los_Angeles	44.84	-117.81	m	n
BKG	Branson	US	America/Chicago	36.53	-93.20	m	y
BKH	Kekaha,Kauai	US	Pacific/Honolulu	22.02	-159.79	m	n
BKI	Kota Kinabalu	MY	Asia/Kuching	5.94	116.05	l	y
BKJ	Boke	GN	Africa/Conakry	10.97	-14.28	s	n
BKK	Bangkok	TH	Asia/Bangkok	13.68	100.75	l	y
BKL	Cleveland	US	America/New_York	41.52	-81.68	m	n
BKM	Bakalalan	MY	Asia/Kuala_Lumpur	3.97	115.62	s	y
BKN	Jebel	TM	Asia/Ashgabat	39.68	54.20	s	n
BKO	Senou	ML	Africa/Bamako	12.53	-7.95	l	y
BKP	Barkly Downs Airport	AU	Australia/Brisbane	-20.50	138.47	s	n
BKQ	Blackall	AU	Australia/Brisbane	-24.43	145.43	m	y
BKR	Bokoro	TD	Africa/Ndjamena	12.38	17.07	s	n
BKS	Bengkulu, Sumatra Island	ID	Asia/Jakarta	-3.86	102.34	m	y
BKT	Blackstone	US	America/New_York	37.07	-77.95	s	n
BKU	Betioky	MG	Indian/Antananarivo	-23.73	44.39	s	n
BKW	Beckley	US	America/New_York	37.79	-81.12	m	y
BKX	Brookings	US	America/Chicago	44.30	-96.82	s	n
BKY	Bukavu Kavumu Airport	CD	Africa/Lubumbashi	-2.31	28.81	m	n
BKZ	Bukoba	TZ	Africa/Dar_es_Salaam	-1.33	31.82	s	y
BLA	Barcelona	VE	America/Caracas	10.11	-64.69	l	y
BLB	Panama City	PA	America/Panama	8.91	-79.60	s	y
BLC	Bali	CM	Africa/Douala	5.90	10.03	s	n
BLD	Boulder City	US	America/Los_Angeles	35.95	-114.86	m	n
BLE	Borlange Airport	SE	Europe/Stockholm	60.42	15.52	m	y
BLF	Bluefield	US	America/New_York	37.30	-81.21	m	n
BLG	Belaga	MY	Asia/Kuala_Lumpur	2.65	113.77	s	n
BLH	Blythe	US	America/Los_Angeles	33.62	-114.72	m	n
BLI	Bellingham	US	America/Los_Angeles	48.79	-122.54	m	y
BLJ	Batna	DZ	Africa/Algiers	35.75	6.31	m	y
BLK	Blackpool	GB	Europe/London	53.77	-3.03	m	n
BLL	Billund	DK	Europe/Copenhagen	55.74	9.15	l	y
BLM	Belmar	US	America/New_York	40.19	-74.12	s	n
BLN	Benalla Airport	AU	Australia/Melbourne	-36.55	146.01	m	n
BLO	Blönduós	IS	Atlantic/Reykjavik	65.64	-20.29	s	n
BLP	Bellavista	PE	America/Lima	-7.06	-76.58	m	y
BLQ	Bologna	IT	Europe/Rome	44.54	11.29	l	y
BLR	Bangalore	IN	Asia/Kolkata	13.20	77.71	l	y
BLS	Bollon Airport	AU	Australia/Brisbane	-28.06	147.48	s	n
BLT	Blackwater Airport	AU	Australia/Brisbane	-23.60	148.81	m	n
BLU	Emigrant Gap	US	America/Los_Angeles	39.27	-120.71	s	n
BLV	Belleville	US	America/Chicago	38.55	-89.84	m	y
BLX	Belluno	IT	Europe/Rome	46.17	12.25	s	n
BLY	Belmullet	IE	Europe/Dublin	54.22	-10.03	s	n
BLZ	Blantyre	MW	Africa/Blantyre	-15.68	34.97	m	y
BMA	Stockholm	SE	Europe/Stockholm	59.35	17.94	l	y
BMB	Bumbar	CD	Africa/Kinshasa	2.18	22.48	s	n
BMC	Brigham City	US	America/Denver	41.55	-112.06	s	n
BMD	Belo sur Tsiribihina	MG	Indian/Antananarivo	-19.69	44.54	s	n
BME	Broome	AU	Australia/Perth	-17.94	122.23	m	y
BMF	Bakouma	CF	Africa/Bangui	5.69	22.80	s	n
BMG	Bloomington	US	America/New_York	39.15	-86.62	m	n
BMI	Bloomington	US	America/Chicago	40.48	-88.92	m	y
BMJ	Baramita	GY	America/Guyana	7.37	-60.49	s	n
BMK	Borkum	DE	Europe/Berlin	53.60	6.71	s	y
BML	Berlin	US	America/New_York	44.58	-71.18	s	n
BMM	Bitam	GA	Africa/Libreville	2.08	11.49	m	n
BMN	Bamarni	IQ	Asia/Baghdad	37.10	43.27	s	n
BMO	Banmaw	MM	Asia/Yangon	24.27	97.25	s	y
BMP	Brampton Island Airport	AU	Australia/Brisbane	-20.80	149.27	s	n
BMR	Baltrum	DE	Europe/Berlin	53.72	7.37	s	y
BMS	Brumado	BR	America/Bahia	-14.26	-41.82	m	y
BMT	Beaumont	US	America/Chicago	30.07	-94.22	s	n
BMU	Bima-Sumbawa Island	ID	Asia/Makassar	-8.54	118.69	s	y
BMV	Buon Ma Thuot	VN	Asia/Ho_Chi_Minh	12.67	108.12	m	y
BMW	Bordj Badji Mokhtar	DZ	Africa/Algiers	21.38	0.92	s	y
BMX	Big Mountain	US	America/Anchorage	59.36	-155.26	s	n
BMY	Waala	NC	Pacific/Noumea	-19.72	163.66	s	y
BNA	Nashville	US	America/Chicago	36.12	-86.68	l	y
BNB	Boende	CD	Africa/Kinshasa	-0.22	20.85	s	y
BNC	Beni	CD	Africa/Lubumbashi	0.57	29.47	s	n
BND	Bandar Abbas	IR	Asia/Tehran	27.22	56.38	m	y
BNE	Brisbane	AU	Australia/Brisbane	-27.38	153.12	l	y
BNG	Banning	US	America/Los_Angeles	33.92	-116.85	s	n
BNI	Benin	NG	Africa/Lagos	6.32	5.60	m	y
BNJ	Bonn	DE	Europe/Berlin	50.77	7.16	s	n
BNK	Ballina	AU	Australia/Sydney	-28.83	153.56	m	y
BNL	Barnwell	US	America/New_York	33.26	-81.39	s	n
BNN	Brønnøy	NO	Europe/Oslo	65.46	12.22	m	y
BNO	Burns	US	America/Los_Angeles	43.59	-118.96	m	n
BNP	Bannu	PK	Asia/Karachi	32.97	70.53	s	n
BNR	Banfora	BF	Africa/Ouagadougou	10.68	-4.72	s	n
BNS	Barinas	VE	America/Caracas	8.62	-70.22	m	y
BNU	Blumenau	BR	America/Sao_Paulo	-26.83	-49.09	s	n
BNW	Boone	US	America/Chicago	42.05	-93.85	s	n
BNX	Banja Luka	BA	Europe/Sarajevo	44.94	17.30	m	y
BNY	Anua	SB	Pacific/Guadalcanal	-11.30	159.80	s	y
BOA	Boma	CD	Africa/Kinshasa	-5.85	13.06	s	n
BOB	Motu Mute	PF	Pacific/Tahiti	-16.44	-151.75	m	y
BOC	Isla Colon	PA	America/Panama	9.34	-82.25	m	y
BOD	Bordeaux	FR	Europe/Paris	44.83	-0.72	l	y
BOE	Boundji	CG	Africa/Brazzaville	-1.03	15.38	s	n
BOG	Bogotá	CO	America/Bogota	4.70	-74.15	l	y
BOH	Bournemouth	GB	Europe/London	50.78	-1.84	m	y
BOI	Boise	US	America/Boise	43.56	-116.22	l	y
BOJ	Burgas	BG	Europe/Sofia	42.57	27.52	l	y
BOK	Brookings	US	America/Los_Angeles	42.07	-124.29	s	n
BOL	Ballykelly	GB	Europe/London	55.06	-7.02	s	-
BOM	Mumbai	IN	Asia/Kolkata	19.09	72.87	l	y
BON	Kralendijk	BQ	America/Kralendijk	12.13	-68.27	l	y
BOO	Bodø	NO	Europe/Oslo	67.27	14.37	l	y
BOP	Bouar	CF	Africa/Bangui	5.96	15.64	s	n
BOS	Boston	US	America/New_York	42.36	-71.01	l	y
BOU	Bourges	FR	Europe/Paris	47.06	2.37	m	n
BOW	Bartow	US	America/New_York	27.94	-81.78	s	n
BOX	Borroloola Airport	AU	Australia/Darwin	-16.08	136.30	s	n
BOY	Bobo Dioulasso	BF	Africa/Ouagadougou	11.16	-4.33	m	y
BOZ	Bozoum	CF	Africa/Bangui	6.34	16.32	s	n
BPC	Bamenda	CM	Africa/Douala	6.04	10.12	m	n
BPE	Qinhuangdao	CN	Asia/Shanghai	39.67	119.06	m	y
BPF	Batuna Mission Station	SB	Pacific/Guadalcanal	-8.56	158.12	s	n
BPG	Barra Do Garcas	BR	America/Campo_Grande	-15.86	-52.39	m	n
BPH	Bislig Airport	PH	Asia/Manila	8.20	126.32	m	n
BPI	Big Piney	US	America/Denver	42.58	-110.11	m	n
BPL	Bole	CN	Asia/Shanghai	44.90	82.30	m	y
BPM	Hyderabad	IN	Asia/Kolkata	17.45	78.47	m	n
BPN	Balikpapan, Borneo Island	ID	Asia/Makassar	-1.27	116.89	l	y
BPR	Borongan City	PH	Asia/Manila	11.67	125.48	-	-
BPS	Porto Seguro	BR	America/Bahia	-16.44	-39.08	l	y
BPT	Beaumont	US	America/Chicago	29.95	-94.02	m	y
BPX	Bangda	CN	Asia/Shanghai	30.55	97.11	m	y
BPY	Besalampy Airport	MG	Indian/Antananarivo	-16.74	44.48	m	y
BQA	Baler	PH	Asia/Manila	15.73	121.50	m	n
BQB	Busselton	AU	Australia/Perth	-33.69	115.40	s	y
BQE	Bubaque	GW	Africa/Bissau	11.30	-15.84	s	n
BQG	Bogorodskoye	RU	Asia/Vladivostok	52.38	140.45	s	y
BQH	London	GB	Europe/London	51.33	0.03	m	n
BQK	Brunswick	US	America/New_York	31.26	-81.47	m	y
BQL	Boulia Airport	AU	Australia/Brisbane	-22.91	139.90	m	y
BQN	Aguadilla	US	America/Puerto_Rico	18.49	-67.13	-	-
BQO	Bouna	CI	Africa/Abidjan	9.28	-3.03	s	n
BQQ	Barra	BR	America/Bahia	-11.08	-43.15	s	n
BQS	Blagoveschensk	RU	Asia/Yakutsk	50.43	127.41	m	y
BQT	Brest	BY	Europe/Minsk	52.11	23.90	m	y
BQU	Bequia	VC	America/St_Vincent	12.99	-61.26	m	y
BQW	Balgo Hill Airport	AU	Australia/Perth	-20.15	127.97	s	n
BRA	Barreiras	BR	America/Fortaleza	-12.08	-45.01	s	y
BRB	Barreirinhas	BR	America/Fortaleza	-2.76	-42.81	s	y
BRC	San Carlos de Bariloche	AR	America/Argentina/Salta	-41.15	-71.16	m	y
BRD	Brainerd	US	America/Chicago	46.40	-94.13	m	y
BRE	Bremen	DE	Europe/Berlin	53.05	8.79	l	y
BRI	Bari	IT	Europe/Rome	41.14	16.76	l	y
BRK	Bourke Airport	AU	Australia/Sydney	-30.04	145.95	m	y
BRL	Burlington	US	America/Chicago	40.78	-91.13	m	y
BRM	Barquisimeto	VE	America/Caracas	10.04	-69.36	m	y
BRN	Bern	CH	Europe/Zurich	46.91	7.50	m	y
BRO	Brownsville	US	America/Chicago	25.91	-97.43	m	y
BRQ	Brno	CZ	Europe/Prague	49.15	16.69	m	y
BRR	Eoligarry	GB	Europe/London	57.02	-7.44	m	y
BRS	Bristol	GB	Europe/London	51.38	-2.72	l	y
BRT	Bathurst Island Airport	AU	Australia/Darwin	-11.77	130.62	m	n
BRU	Brussels	BE	Europe/Brussels	50.9	4.48	l	y
BRW	Utqiagvik	US	America/Anchorage	71.28	-156.77	m	y
BRX	Barahona	DO	America/Santo_Domingo	18.25	-71.12	m	y
BRY	Bardstown	US	America/New_York	37.81	-85.50	s	n
BSA	Bosaso	SO	Africa/Mogadishu	11.28	49.15	s	y
BSB	Brasilia	BR	America/Sao_Paulo	-15.87	-47.92	l	y
BSC	Bahia Solano	CO	America/Bogota	6.20	-77.39	m	y
BSD	Baoshan Yunduan Airport	CN	Asia/Shanghai	25.05	99.17	m	y
BSE	Sematan	MY	Asia/Kuching	1.81	109.76	s	n
BSF	Camp Pohakuloa	US	Pacific/Honolulu	19.76	-155.55	s	n
BSG	Bata Airport	GQ	Africa/Malabo	1.91	9.81	m	y
BSJ	Bairnsdale Airport	AU	Australia/Hobart	-37.89	147.57	m	n
BSK	Biskra	DZ	Africa/Algiers	34.79	5.74	m	y
BSL	Bale	FR	Europe/Paris	47.59	7.53	l	y
BSM	Amol	IR	Asia/Tehran	36.66	52.35	s	n
BSN	Bossangoa	CF	Africa/Bangui	6.49	17.43	s	n
BSO	Basco	PH	Asia/Manila	20.45	121.98	m	y
BSQ	Bisbee	US	America/Phoenix	31.37	-109.88	s	n
BSR	Basrah	IQ	Asia/Baghdad	30.55	47.66	m	y
BSS	Balsas	BR	America/Fortaleza	-7.53	-46.05	s	n
BST	Bost	AF	Asia/Kabul	31.56	64.36	s	n
BSU	Basankusu	CD	Africa/Kinshasa	1.22	19.79	s	n
BSW	Boswell Bay	US	America/Anchorage	60.42	-146.15	s	n
BSX	Pathein	MM	Asia/Yangon	16.82	94.78	s	y
BSY	Bardera Airport	SO	Africa/Mogadishu	2.34	42.31	s	n
BSZ	Bishkek	KG	Asia/Bishkek	43.06	74.48	l	y
BTA	Bertoua	CM	Africa/Douala	4.55	13.73	s	n
BTB	Betou	CG	Africa/Brazzaville	3.05	18.50	s	n
BTC	Batticaloa	LK	Asia/Colombo	7.71	81.68	m	y
BTD	Brunette Downs Airport	AU	Australia/Darwin	-18.64	135.94	s	n
BTE	Bonthe	SL	Africa/Freetown	7.53	-12.52	m	y
BTF	Bountiful	US	America/Denver	40.87	-111.93	s	n
BTG	Batangafo	CF	Africa/Bangui	7.31	18.31	s	n
BTH	Batam, Batam Island	ID	Asia/Jakarta	1.12	104.12	l	y
BTI	Barter Island	US	America/Anchorage	70.11	-143.65	m	y
BTJ	Banda Aceh, Sumatra Island	ID	Asia/Jakarta	5.52	95.42	m	y
BTK	Bratsk	RU	Asia/Irkutsk	56.37	101.70	m	y
BTL	Battle Creek	US	America/Detroit	42.31	-85.25	m	n
BTM	Butte	US	America/Denver	45.95	-112.50	m	y
BTN	Bennettsville	US	America/New_York	34.62	-79.73	s	n
BTO	Botopasi	SR	America/Paramaribo	4.22	-55.45	s	y
BTP	Butler	US	America/New_York	40.78	-79.95	s	n
BTQ	Butare	RW	Africa/Kigali	-2.60	29.74	s	n
BTR	Baton Rouge	US	America/Chicago	30.53	-91.15	m	y
BTS	Bratislava	SK	Europe/Bratislava	48.17	17.21	l	y
BTT	Bettles	US	America/Anchorage	66.91	-151.53	s	y
BTU	Bintulu	MY	Asia/Kuching	3.12	113.02	m	y
BTV	Burlington	US	America/New_York	44.47	-73.15	l	y
BTW	Batu Licin, Borneo Island	ID	Asia/Makassar	-3.41	116.00	s	y
BTX	Betoota Airport	AU	Australia/Brisbane	-25.64	140.78	s	n
BTY	Beatty	US	America/Los_Angeles	36.86	-116.79	s	n
BTZ	Bursa	TR	Europe/Istanbul	40.23	29.01	-	-
BUA	Buka Island	PG	Pacific/Port_Moresby	-5.42	154.67	m	y
BUB	Burwell	US	America/Chicago	41.78	-99.15	s	n
BUC	Burketown Airport	AU	Australia/Brisbane	-17.75	139.53	s	y
BUD	Budapest	HU	Europe/Budapest	47.44	19.26	l	y
BUF	Buffalo	US	America/New_York	42.94	-78.73	l	y
BUG	Benguela	AO	Africa/Luanda	-12.61	13.40	m	n
BUI	Bokondini-Papua Island	ID	Asia/Jayapura	-3.58	138.53	s	y
BUJ	Bou Saada Airport	DZ	Africa/Algiers	35.33	4.21	m	n
BUL	Bulolo	PG	Pacific/Port_Moresby	-7.22	146.65	s	n
BUM	Butler	US	America/Chicago	38.29	-94.34	s	n
BUN	Buenaventura	CO	America/Bogota	3.82	-76.99	m	y
BUO	Burao	SO	Africa/Mogadishu	9.53	45.55	s	n
BUP	Bhatinda Air Force Station	IN	Asia/Kolkata	30.27	74.76	m	n
BUQ	Bulawayo	ZW	Africa/Harare	-20.02	28.62	m	y
BUR	Burbank	US	America/Los_Angeles	34.20	-118.36	l	y
BUS	Batumi	GE	Asia/Tbilisi	41.61	41.60	m	y
BUT	Jakar	BT	Asia/Thimphu	27.56	90.75	s	y
BUW	Bau Bau-Butung Island	ID	Asia/Makassar	-5.49	122.57	s	n
BUX	Bunia Airport	CD	Africa/Lubumbashi	1.57	30.22	m	y
BUY	Bunbury Airport	AU	Australia/Perth	-33.38	115.68	s	n
BUZ	Bushehr	IR	Asia/Tehran	28.94	50.83	m	y
BVA	Beauvais	FR	Europe/Paris	49.45	2.11	l	y
BVB	Boa Vista	BR	America/Boa_Vista	2.84	-60.69	m	y
BVC	Rabil	CV	Atlantic/Cape_Verde	16.14	-22.89	m	y
BVE	Nespouls	FR	Europe/Paris	45.04	1.49	m	y
BVG	Berlevåg	NO	Europe/Oslo	70.87	29.03	m	y
BVH	Vilhena	BR	America/Boa_Vista	-12.69	-60.10	m	y
BVI	Birdsville Airport	AU	Australia/Brisbane	-25.90	139.35	m	y
BVJ	Bovanenkovo	RU	Asia/Yekaterinburg	70.32	68.33	m	y
BVK	Itenes	BO	America/La_Paz	-13.55	-63.75	s	n
BVL	Baures	BO	America/La_Paz	-13.58	-63.58	s	n
BVM	Belmonte	BR	America/Bahia	-15.87	-38.87	s	n
BVO	Bartlesville	US	America/Chicago	36.76	-96.01	s	n
BVR	Brava Island	CV	Atlantic/Cape_Verde	14.86	-24.75	s	n
BVS	Breves	BR	America/Belem	-1.64	-50.44	s	y
BVU	Beluga	US	America/Anchorage	61.17	-151.05	s	n
BVV	Iturup Island	RU	Asia/Vladivostok	44.92	147.62	s	n
BVX	Batesville	US	America/Chicago	35.73	-91.65	s	n
BVY	Beverly	US	America/New_York	42.58	-70.92	m	n
BVZ	Beverley Springs Airport	AU	Australia/Perth	-16.73	125.43	s	n
BWA	Bhairawa	NP	Asia/Kathmandu	27.51	83.42	m	y
BWB	Barrow Island Airport	AU	Australia/Perth	-20.86	115.41	s	n
BWC	Brawley	US	America/Los_Angeles	32.99	-115.52	s	n
BWD	Brownwood	US	America/Chicago	31.79	-98.96	s	n
BWE	Braunschweig Wolfsburg Airport	DE	Europe/Berlin	52.32	10.56	m	n
BWF	Barrow-in-Furness	GB	Europe/London	54.13	-3.26	m	n
BWG	Bowling Green	US	America/Chicago	36.96	-86.42	m	n
BWH	Butterworth	MY	Asia/Kuala_Lumpur	5.47	100.39	m	n
BWI	Baltimore	US	America/New_York	39.18	-76.67	l	y
BWK	Brac Island	HR	Europe/Zagreb	43.29	16.68	m	y
BWL	Blackwell	US	America/Chicago	36.75	-97.35	s	n
BWN	Bandar Seri Begawan	BN	Asia/Brunei	4.94	114.93	l	y
BWO	Balakovo	RU	Europe/Saratov	51.86	47.75	m	y
BWQ	Brewarrina Airport	AU	Australia/Sydney	-29.97	146.82	m	n
BWT	Burnie	AU	Australia/Melbourne	-41.00	145.73	m	y
BWU	Sydney	AU	Australia/Sydney	-33.92	150.99	m	n
BWW	Cayo Santa Maria	CU	America/Havana	22.62	-79.15	s	n
BXA	Bogalusa	US	America/Chicago	30.81	-89.86	s	n
BXB	Babo-Papua Island	ID	Asia/Jayapura	-2.53	133.44	m	n
BXD	Bade-Papua Island	ID	Asia/Jayapura	-7.71	139.57	s	n
BXE	Bakel	SN	Africa/Dakar	14.85	-12.47	m	n
BXF	Bellburn	AU	Australia/Perth	-17.55	128.31	s	n
BXG	Bendigo Airport	AU	Australia/Hobart	-36.74	144.33	s	y
BXH	Balkhash	KZ	Asia/Qyzylorda	46.89	75.00	m	y
BXI	Boundiali	CI	Africa/Abidjan	9.53	-6.47	s	n
BXJ	Aima Ata	KZ	Asia/Almaty	43.35	76.88	s	n
BXK	Buckeye	US	America/Phoenix	33.42	-112.69	s	n
BXN	Bodrum	TR	Europe/Istanbul	37.14	27.67	s	n
BXO	Buochs	CH	Europe/Zurich	46.97	8.40	s	n
BXR	Bam Airport	IR	Asia/Tehran	29.08	58.45	m	y
BXS	Borrego Springs	US	America/Los_Angeles	33.26	-116.32	s	n
BXT	Bontang, Borneo Island	ID	Asia/Makassar	0.12	117.47	s	y
BXU	Butuan City	PH	Asia/Manila	8.95	125.48	m	y
BXV	Breiðdalsvík	IS	Atlantic/Reykjavik	64.79	-14.02	s	n
BXY	Baikonur	KZ	Asia/Almaty	45.62	63.22	m	n
BYA	Boundary	US	America/Anchorage	64.08	-141.11	s	n
BYC	Yacuiba	BO	America/La_Paz	-21.96	-63.65	m	n
BYD	Al-Bayda	YE	Asia/Aden	13.97	45.58	s	n
BYF	Albert	FR	Europe/Paris	49.97	2.70	s	n
BYG	Buffalo	US	America/Denver	44.38	-106.72	s	n
BYH	Blytheville	US	America/Chicago	35.96	-89.94	m	n
BYI	Burley	US	America/Boise	42.54	-113.77	m	n
BYJ	Beja	PT	Europe/Lisbon	38.08	-7.93	m	n
BYK	Bouake Airport	CI	Africa/Abidjan	7.74	-5.07	m	y
BYM	Bayamo	CU	America/Havana	20.40	-76.62	m	y
BYN	Bayankhongor	MN	Asia/Ulaanbaatar	46.16	100.70	m	y
BYO	Bonito	BR	America/Campo_Grande	-21.23	-56.46	s	y
BYP	Barimunya Airport	AU	Australia/Perth	-22.67	119.17	s	n
BYR	Laeso	DK	Europe/Copenhagen	57.28	11.00	s	y
BYS	Fort Irwin	US	America/Los_Angeles	35.28	-116.63	m	n
BYT	Bantry	IE	Europe/Dublin	51.67	-9.48	s	n
BYU	Bayreuth	DE	Europe/Berlin	49.98	11.64	m	n
BYW	Blakely Island	US	America/Los_Angeles	48.58	-122.83	s	y
BZA	Bonanza	NI	America/Managua	13.95	-84.60	s	n
BZC	Cabo Frio	BR	America/Sao_Paulo	-22.77	-41.96	m	n
BZD	Balranald Airport	AU	Australia/Sydney	-34.62	143.58	m	n
BZE	Belize City	BZ	America/Belize	17.54	-88.31	l	y
BZF	Redding	US	America/Los_Angeles	40.57	-122.41	s	n
BZG	Bydgoszcz	PL	Europe/Warsaw	53.10	17.98	m	y
BZI	Balikesir	TR	Europe/Istanbul	39.62	27.93	m	y
BZK	Bryansk	RU	Europe/Moscow	53.21	34.18	m	y
BZL	Barisal	BD	Asia/Dhaka	22.80	90.30	m	y
BZN	Bozeman	US	America/Denver	45.78	-111.15	l	y
BZO	Bolzano	IT	Europe/Rome	46.46	11.33	m	y
BZP	Lakefield National Park	AU	Australia/Brisbane	-14.74	144.12	s	n
BZR	Beziers	FR	Europe/Paris	43.32	3.35	m	y
BZT	Brazoria	US	America/Chicago	28.98	-95.58	s	n
BZU	Buta Zega Airport	CD	Africa/Lubumbashi	2.82	24.79	m	n
BZV	Brazzaville	CG	Africa/Brazzaville	-4.25	15.25	l	y
BZX	Bazhong	CN	Asia/Shanghai	31.74	106.64	l	y
BZY	Strymba	MD	Europe/Chisinau	47.84	27.78	m	n
BZZ	Brize Norton	GB	Europe/London	51.75	-1.58	m	n
CAA	Catacamas	HN	America/Tegucigalpa	14.92	-85.90	m	y
CAB	Cabinda	AO	Africa/Luanda	-5.60	12.19	m	y
CAC	Cascavel	BR	America/Sao_Paulo	-25.00	-53.50	m	y
CAD	Cadillac	US	America/Detroit	44.28	-85.42	s	n
CAE	Columbia	US	America/New_York	33.94	-81.12	l	y
CAF	Carauari	BR	America/Boa_Vista	-4.87	-66.90	s	y
CAG	Cagliari	IT	Europe/Rome	39.25	9.05	l	y
CAH	Ca Mau City	VN	Asia/Ho_Chi_Minh	9.18	105.18	m	y
CAI	Cairo	EG	Africa/Cairo	30.12	31.41	l	y
CAJ	Canaima	VE	America/Caracas	6.23	-62.85	m	y
CAK	Akron	US	America/New_York	40.92	-81.44	l	y
CAL	Campbeltown	GB	Europe/London	55.44	-5.69	m	y
CAM	Camiri	BO	America/La_Paz	-20.01	-63.53	s	n
CAN	Guangzhou	CN	Asia/Shanghai	23.39	113.30	l	y
CAO	Clayton	US	America/Denver	36.45	-103.15	s	n
CAP	Cap Haitien	HT	America/Port-au-Prince	19.73	-72.19	m	y
CAQ	Caucasia	CO	America/Bogota	7.97	-75.20	m	n
CAR	Caribou	US	America/New_York	46.87	-68.02	m	n
CAT	Cascais	PT	Europe/Lisbon	38.73	-9.36	m	y
CAU	Caruaru	BR	America/Fortaleza	-8.28	-36.01	s	y
CAV	Cazombo	AO	Africa/Luanda	-11.89	22.92	s	n
CAW	Campos Dos Goytacazes	BR	America/Sao_Paulo	-21.70	-41.30	m	y
CAX	Carlisle	GB	Europe/London	54.94	-2.81	m	n
CAY	Cayenne	GF	America/Cayenne	4.82	-52.36	l	y
CAZ	Cobar Airport	AU	Australia/Sydney	-31.54	145.79	m	y
CBB	Cochabamba	BO	America/La_Paz	-17.42	-66.18	l	y
CBD	Car Nicobar Air Force Station	IN	Asia/Kolkata	9.15	92.82	m	n
CBE	Cumberland	US	America/New_York	39.62	-78.76	s	n
CBF	Council Bluffs	US	America/Chicago	41.26	-95.76	s	n
CBG	Cambridge	GB	Europe/London	52.20	0.17	m	n
CBH	Bechar	DZ	Africa/Algiers	31.65	-2.27	m	y
CBI	Cape Barren Island Airport	AU	Australia/Hobart	-40.39	148.02	s	n
CBJ	Cabo Rojo	DO	America/Santo_Domingo	17.93	-71.64	m	n
CBK	Colby	US	America/Chicago	39.43	-101.05	s	n
CBL	Ciudad Bolivar Airport	VE	America/Caracas	8.12	-63.54	m	n
CBM	Columbus	US	America/Chicago	33.65	-88.45	m	n
CBN	Cirebon, Java Island	ID	Asia/Jakarta	-6.76	108.54	s	n
CBO	Cotabato City	PH	Asia/Manila	7.17	124.21	m	y
CBQ	Calabar	NG	Africa/Lagos	4.98	8.35	m	y
CBR	Canberra	AU	Australia/Sydney	-35.31	149.20	l	y
CBS	Cabimas	VE	America/Caracas	10.33	-71.32	s	n
CBT	Catumbela	AO	Africa/Luanda	-12.48	13.49	m	y
CBU	Cottbus	DE	Europe/Berlin	51.89	14.53	c	n
CBV	Coban	GT	America/Guatemala	15.47	-90.41	m	n
CBW	Campo Mourao	BR	America/Sao_Paulo	-24.01	-52.36	s	n
CBX	Condobolin Airport	AU	Australia/Sydney	-33.06	147.21	s	n
CBY	Canobie	AU	Australia/Brisbane	-19.48	140.93	s	n
CCB	Upland	US	America/Los_Angeles	34.11	-117.69	s	n
CCC	Cayo Coco	CU	America/Havana	22.46	-78.33	m	y
CCE	New Administrative Capital	EG	Africa/Cairo	30.07	31.83	m	n
CCF	Carcassonne	FR	Europe/Paris	43.22	2.31	m	y
CCG	Crane	US	America/Chicago	31.41	-102.36	s	n
CCH	Chile Chico	CL	America/Santiago	-46.58	-71.69	m	n
CCI	Concordia	BR	America/Sao_Paulo	-27.18	-52.05	s	n
CCJ	Calicut	IN	Asia/Kolkata	11.14	75.96	l	y
CCK	Cocos	CC	Indian/Cocos	-12.19	96.83	m	y
CCL	Chinchilla Airport	AU	Australia/Brisbane	-26.77	150.62	m	n
CCM	Criciuma	BR	America/Sao_Paulo	-28.72	-49.42	m	y
CCN	Chakcharan	AF	Asia/Kabul	34.53	65.27	s	n
CCO	Puerto Lopez	CO	America/Bogota	4.56	-71.34	s	n
CCP	Concepcion	CL	America/Santiago	-36.77	-73.06	m	y
CCR	Concord	US	America/Los_Angeles	37.99	-122.06	m	y
CCS	Caracas	VE	America/Caracas	10.60	-66.99	l	y
CCT	Colonia Catriel	AR	America/Argentina/Salta	-37.91	-67.83	c	n
CCU	Kolkata	IN	Asia/Kolkata	22.65	88.45	l	y
CCV	Craig Cove	VU	Pacific/Efate	-16.27	167.92	s	y
CCW	Cowell Airport	AU	Australia/Adelaide	-33.67	136.89	s	n
CCX	Caceres	BR	America/Cuiaba	-16.04	-57.63	s	n
CCY	Charles City	US	America/Chicago	43.07	-92.61	m	n
CCZ	Chub Cay Airport	BS	America/Nassau	25.42	-77.88	m	y
CDA	Cooinda Airport	AU	Australia/Darwin	-12.90	132.53	s	n
CDB	Cold Bay	US	America/Anchorage	55.21	-162.73	m	y
CDC	Cedar City	US	America/Denver	37.70	-113.10	m	y
CDD	Cauquira	HN	America/Tegucigalpa	15.32	-83.59	s	n
CDE	Chengde	CN	Asia/Shanghai	41.12	118.07	m	y
CDG	Paris	FR	Europe/Paris	49.01	2.55	l	y
CDH	Camden	US	America/Chicago	33.62	-92.76	s	n
CDI	Cachoeiro Do Itapemirim	BR	America/Sao_Paulo	-20.83	-41.19	s	n
CDJ	Conceicao Do Araguaia	BR	America/Belem	-8.35	-49.30	m	n
CDK	Cedar Key	US	America/New_York	29.13	-83.05	s	n
CDL	Candle	US	America/Anchorage	65.91	-161.93	s	n
CDN	Camden	US	America/New_York	34.28	-80.56	s	n
CDO	Cradock	ZA	Africa/Johannesburg	-32.16	25.65	s	n
CDP	Cuddapah Airport	IN	Asia/Kolkata	14.51	78.77	m	y
CDQ	Croydon Airport	AU	Australia/Brisbane	-18.23	142.26	s	n
CDR	Chadron	US	America/Denver	42.84	-103.10	m	y
CDS	Childress	US	America/Chicago	34.43	-100.29	m	n
CDT	Castellón de la Plana	ES	Europe/Madrid	40.21	0.07	m	y
CDU	Camden Airport	AU	Australia/Sydney	-34.04	150.69	m	n
CDV	Cordova	US	America/Anchorage	60.49	-145.48	m	y
CDW	Caldwell	US	America/New_York	40.88	-74.28	s	n
CDY	Mapun	PH	Asia/Manila	7.01	118.50	s	n
CEA	Wichita	US	America/Chicago	37.65	-97.25	s	n
CEB	Lapu-Lapu City	PH	Asia/Manila	10.31	123.98	l	y
CEC	Crescent City	US	America/Los_Angeles	41.78	-124.24	m	y
CED	Ceduna Airport	AU	Australia/Adelaide	-32.13	133.71	m	y
CEE	Cherepovets	RU	Europe/Moscow	59.28	38.03	m	y
CEF	Springfield	US	America/New_York	42.19	-72.53	m	n
CEG	Hawarden	GB	Europe/London	53.18	-2.98	m	n
CEH	Chelinda Malawi Airport	MW	Africa/Blantyre	-10.55	33.80	s	n
CEI	Chiang Rai	TH	Asia/Bangkok	19.95	99.88	m	y
CEK	Chelyabinsk	RU	Asia/Yekaterinburg	55.31	61.50	m	y
CEL	Canela	BR	America/Sao_Paulo	-29.37	-50.83	s	y
CEM	Central	US	America/Anchorage	65.57	-144.78	s	y
CEN	Ciudad Obregon	MX	America/Hermosillo	27.39	-109.83	m	y
CEO	Waco Kungo	AO	Africa/Luanda	-11.43	15.10	s	n
CEP	Concepcion	BO	America/La_Paz	-16.14	-62.03	s	n
CEQ	Cannes	FR	Europe/Paris	43.54	6.95	m	n
CER	Cherbourg	FR	Europe/Paris	49.65	-1.47	m	n
CES	Cessnock Airport	AU	Australia/Sydney	-32.79	151.34	s	n
CET	Cholet	FR	Europe/Paris	47.08	-0.88	s	n
CEU	Clemson	US	America/New_York	34.67	-82.89	s	n
CEV	Connersville	US	America/Indiana/Indianapolis	39.70	-85.13	s	n
CEW	Crestview	US	America/Chicago	30.78	-86.52	m	n
CEX	Chena Hot Springs	US	America/Anchorage	65.05	-146.05	s	n
CEY	Murray	US	America/Chicago	36.66	-88.37	s	n
CEZ	Cortez	US	America/Denver	37.30	-108.63	m	y
CFB	Cabo Frio	BR	America/Sao_Paulo	-22.92	-42.07	s	y
CFC	Caçador	BR	America/Sao_Paulo	-26.79	-50.94	s	n
CFD	Bryan	US	America/Chicago	30.72	-96.33	s	n
CFE	Clermont-Ferrand	FR	Europe/Paris	45.79	3.17	m	y
CFF	Cafunfo	AO	Africa/Luanda	-8.78	17.99	s	n
CFG	Cienfuegos	CU	America/Havana	22.15	-80.41	m	y
CFH	Clifton Hills Station	AU	Australia/Adelaide	-27.02	138.89	s	n
CFI	Camfield Airport	AU	Australia/Darwin	-17.02	131.33	s	n
CFK	Chlef	DZ	Africa/Algiers	36.22	1.34	m	y
CFN	Donegal	IE	Europe/Dublin	55.04	-8.34	m	y
CFO	Confresa	BR	America/Campo_Grande	-10.63	-51.56	s	n
CFQ	Creston	CA	America/Creston	49.04	-116.50	s	n
CFR	Caen	FR	Europe/Paris	49.17	-0.45	m	y
CFS	Coffs Harbour	AU	Australia/Sydney	-30.32	153.12	m	y
CFT	Clifton	US	America/Phoenix	32.96	-109.21	s	n
CFU	Kerkyra Island	GR	Europe/Athens	39.60	19.91	m	y
CFV	Coffeyville	US	America/Chicago	37.09	-95.57	s	n
CGA	Craig	US	America/Anchorage	55.48	-133.15	w	y
CGB	Cuiaba	BR	America/Cuiaba	-15.65	-56.12	l	y
CGC	Cape Gloucester	PG	Pacific/Port_Moresby	-5.46	148.42	s	n
CGD	Changde	CN	Asia/Shanghai	28.92	111.64	m	y
CGE	Cambridge	US	America/New_York	38.54	-76.03	s	n
CGF	Cleveland	US	America/New_York	41.56	-81.49	m	n
CGH	São Paulo	BR	America/Sao_Paulo	-23.63	-46.66	l	y
CGI	Cape Girardeau	US	America/Chicago	37.23	-89.57	m	y
CGJ	Kasompe	ZM	Africa/Lusaka	-12.57	27.89	m	n
CGK	Jakarta	ID	Asia/Jakarta	-6.13	106.66	l	y
CGL	Chagual	PE	America/Lima	-7.80	-77.65	-	-
CGM	Camiguin Airport	PH	Asia/Manila	9.25	124.71	m	y
CGN	Cologne	DE	Europe/Berlin	50.87	7.14	l	y
CGO	Zhengzhou	CN	Asia/Shanghai	34.52	113.84	l	y
CGP	Chittagong	BD	Asia/Dhaka	22.25	91.81	l	y
CGQ	Changchun	CN	Asia/Shanghai	44.00	125.69	l	y
CGR	Campo Grande	BR	America/Campo_Grande	-20.47	-54.67	l	y
CGS	College Park	US	America/New_York	38.98	-76.92	s	n
CGV	Caiguna Airport	AU	Australia/Perth	-32.27	125.49	s	n
CGY	Laguindingan	PH	Asia/Manila	8.61	124.46	m	y
CGZ	Casa Grande	US	America/Phoenix	32.95	-111.77	s	n
CHA	Chattanooga	US	America/New_York	35.04	-85.20	l	y
CHB	Chilas	PK	Asia/Karachi	35.43	74.08	s	n
CHC	Christchurch	NZ	Pacific/Auckland	-43.49	172.53	l	y
CHF	Jinhae	KR	Asia/Seoul	35.14	128.70	s	n
CHG	Chaoyang	CN	Asia/Shanghai	41.54	120.44	m	y
CHH	Chachapoyas	PE	America/Lima	-6.20	-77.86	m	y
CHJ	Chipinge	ZW	Africa/Harare	-20.21	32.63	s	n
CHK	Chickasha	US	America/Chicago	35.10	-97.97	s	n
CHL	Challis	US	America/Boise	44.52	-114.22	s	n
CHM	Chimbote	PE	America/Lima	-9.15	-78.52	m	y
CHO	Charlottesville	US	America/New_York	38.14	-78.45	l	y
CHP	Circle Hot Springs	US	America/Anchorage	65.49	-144.61	s	n
CHQ	Souda	GR	Europe/Athens	35.53	24.15	m	y
CHR	Chateauroux	FR	Europe/Paris	46.86	1.73	m	n
CHS	Charleston	US	America/New_York	32.90	-80.04	l	y
CHT	Waitangi	NZ	Pacific/Chatham	-43.81	-176.46	m	y
CHU	Chuathbaluk	US	America/Anchorage	61.58	-159.22	s	y
CHX	Changuinola	PA	America/Panama	9.46	-82.52	m	y
CHY	Choiseul Bay Airport	SB	Pacific/Guadalcanal	-6.71	156.40	s	y
CHZ	Chiloquin	US	America/Los_Angeles	42.58	-121.88	s	n
CIA	Roma	IT	Europe/Rome	41.80	12.59	l	y
CIC	Chico	US	America/Los_Angeles	39.80	-121.86	s	n
CID	Cedar Rapids	US	America/Chicago	41.88	-91.71	l	y
CIE	Collie Airport	AU	Australia/Perth	-33.37	116.22	s	n
CIF	Chifeng	CN	Asia/Shanghai	42.23	118.91	m	y
CIG	Craig	US	America/Denver	40.50	-107.52	s	n
CIH	Changzhi	CN	Asia/Shanghai	36.25	113.13	s	y
CII	Aydin	TR	Europe/Istanbul	37.81	27.90	s	n
CIJ	Cobija	BO	America/La_Paz	-11.04	-68.78	m	y
CIK	Chalkyitsik	US	America/Anchorage	66.65	-143.74	s	y
CIL	Council	US	America/Nome	64.90	-163.70	s	n
CIM	Cimitarra	CO	America/Bogota	6.37	-73.97	s	n
CIN	Carroll	US	America/Chicago	42.05	-94.79	s	n
CIO	Concepcion	PY	America/Asuncion	-23.44	-57.43	m	n
CIP	Chipata	ZM	Africa/Lusaka	-13.56	32.59	s	n
CIQ	Chiquimula	GT	America/Guatemala	14.83	-89.52	s	n
CIR	Cairo	US	America/Chicago	37.06	-89.22	s	n
CIS	Abariringa	KI	Pacific/Enderbury	-2.77	-171.71	m	n
CIT	Shymkent	KZ	Asia/Almaty	42.36	69.48	m	y
CIU	Sault Ste Marie	US	America/New_York	46.25	-84.47	m	y
CIW	Canouan	VC	America/St_Vincent	12.70	-61.34	m	y
CIX	Chiclayo	PE	America/Lima	-6.79	-79.83	m	y
CIY	Comiso	IT	Europe/Rome	36.99	14.61	m	y
CIZ	Coari	BR	America/Boa_Vista	-4.13	-63.13	s	n
CJA	Cajamarca	PE	America/Lima	-7.14	-78.49	m	y
CJB	Coimbatore	IN	Asia/Kolkata	11.03	77.04	m	y
CJC	Calama	CL	America/Santiago	-22.50	-68.90	m	y
CJF	Coondewanna Airport	AU	Australia/Perth	-22.97	118.81	s	n
CJJ	Cheongju	KR	Asia/Seoul	36.72	127.50	m	y
CJL	Chitral	PK	Asia/Karachi	35.89	71.80	m	y
CJM	Chumphon Airport	TH	Asia/Bangkok	10.71	99.36	m	y
CJS	Ciudad Juarez	MX	America/Mazatlan	31.64	-106.43	m	y
CJT	Comitan Airport	MX	America/Mexico_City	16.18	-92.05	s	n
CJU	Jeju City	KR	Asia/Seoul	33.51	126.49	l	y
CKA	Cherokee	US	America/Chicago	36.74	-98.12	s	n
CKB	Clarksburg	US	America/New_York	39.30	-80.23	m	y
CKC	Cherkasy	UA	Europe/Kyiv	49.42	32.00	m	n
CKD	Crooked Creek	US	America/Anchorage	61.87	-158.14	s	y
CKE	Lakeport	US	America/Los_Angeles	38.99	-122.90	s	n
CKG	Chongqing	CN	Asia/Shanghai	29.72	106.64	l	y
CKH	Chokurdah	RU	Asia/Srednekolymsk	70.62	147.90	m	y
CKI	Croker Island Airport	AU	Australia/Darwin	-11.16	132.48	s	n
CKK	Ash Flat	US	America/Chicago	36.26	-91.56	s	n
CKL	Moscow	RU	Europe/Moscow	55.88	38.06	m	n
CKM	Clarksdale	US	America/Chicago	34.30	-90.51	s	n
CKN	Crookston	US	America/Chicago	47.84	-96.62	s	n
CKO	Cornelio Procopio	BR	America/Sao_Paulo	-23.15	-50.60	s	n
CKS	Carajas	BR	America/Araguaina	-6.12	-50.00	m	y
CKT	Sarakhs	IR	Asia/Tehran	36.50	61.06	m	n
CKU	Cordova	US	America/Anchorage	60.54	-145.73	s	n
CKV	Clarksville	US	America/Chicago	36.62	-87.41	s	n
CKW	Christmas Creek mine	AU	Australia/Perth	-22.36	119.65	s	y
CKX	Chicken	US	America/Anchorage	64.07	-141.95	s	y
CKY	Conakry	GN	Africa/Conakry	9.58	-13.61	m	y
CKZ	Canakkale	TR	Europe/Istanbul	40.14	26.43	m	y
CLD	Carlsbad	US	America/Los_Angeles	33.13	-117.28	m	y
CLE	Cleveland	US	America/New_York	41.41	-81.85	l	y
CLG	Coalinga	US	America/Los_Angeles	36.16	-120.29	s	n
CLH	Coolah Airport	AU	Australia/Sydney	-31.77	149.61	s	n
CLI	Clintonville	US	America/Chicago	44.61	-88.73	s	n
CLJ	Cluj-Napoca	RO	Europe/Bucharest	46.79	23.69	m	y
CLK	Clinton	US	America/Chicago	35.54	-98.93	s	n
CLL	College Station	US	America/Chicago	30.59	-96.36	m	y
CLM	Port Angeles	US	America/Los_Angeles	48.12	-123.50	m	n
CLN	Carolina	BR	America/Araguaina	-7.32	-47.46	m	n
CLO	Cali	CO	America/Bogota	3.54	-76.38	l	y
CLP	Clarks Point	US	America/Anchorage	58.83	-158.53	s	y
CLQ	Colima	MX	America/Mexico_City	19.28	-103.58	m	y
CLR	Calipatria	US	America/Los_Angeles	33.13	-115.52	s	n
CLS	Chehalis	US	America/Los_Angeles	46.68	-122.98	s	n
CLT	Charlotte	US	America/New_York	35.21	-80.95	l	y
CLU	Columbus	US	America/Indiana/Indianapolis	39.26	-85.90	m	n
CLV	Caldas Novas	BR	America/Sao_Paulo	-17.73	-48.61	s	y
CLW	Clearwater	US	America/New_York	27.98	-82.76	s	n
CLX	Clorinda	AR	America/Argentina/Cordoba	-25.30	-57.73	s	n
CLY	Calvi	FR	Europe/Paris	42.53	8.79	m	y
CLZ	Guarico	VE	America/Caracas	8.92	-67.42	m	n
CMA	Cunnamulla Airport	AU	Australia/Brisbane	-28.03	145.62	m	y
CMB	Colombo	LK	Asia/Colombo	7.18	79.88	l	y
CMC	Camocim	BR	America/Fortaleza	-2.90	-40.86	s	n
CMD	Cootamundra Airport	AU	Australia/Sydney	-34.62	148.03	m	n
CME	Ciudad del Carmen	MX	America/Mexico_City	18.65	-91.80	m	y
CMF	Chambery	FR	Europe/Paris	45.64	5.88	m	y
CMG	Corumba	BR	America/Campo_Grande	-19.01	-57.67	m	y
CMH	Columbus	US	America/New_York	40.00	-82.89	l	y
CMI	Champaign	US	America/Chicago	40.04	-88.28	m	y
CMJ	Qimei	TW	Asia/Taipei	23.21	119.42	s	n
CMK	Club Makokola	MW	Africa/Blantyre	-14.31	35.13	s	n
CML	Camooweal Airport	AU	Australia/Brisbane	-19.91	138.12	s	n
CMM	Carmelita	GT	America/Guatemala	17.46	-90.05	s	n
CMN	Casablanca	MA	Africa/Casablanca	33.37	-7.59	l	y
CMO	Obbia	SO	Africa/Mogadishu	5.37	48.52	s	n
CMP	Santana Do Araguaia	BR	America/Belem	-9.32	-50.33	m	y
CMQ	Clermont Airport	AU	Australia/Brisbane	-22.77	147.62	m	n
CMR	Colmar	FR	Europe/Paris	48.11	7.36	m	n
CMS	Scusciuban	SO	Africa/Mogadishu	10.30	50.23	s	n
CMU	Kundiawa	PG	Pacific/Port_Moresby	-6.02	144.97	m	y
CMV	Coromandel Aerodrome	NZ	Pacific/Auckland	-36.79	175.51	s	n
CMW	Camaguey	CU	America/Havana	21.42	-77.85	m	y
CMX	Hancock	US	America/New_York	47.17	-88.49	m	y
CMY	Sparta	US	America/Chicago	43.96	-90.74	s	n
CNA	Cananea Airport	MX	America/Hermosillo	31.07	-110.10	s	n
CNB	Coonamble Airport	AU	Australia/Sydney	-30.98	148.38	m	y
CNC	Coconut Island Airport	AU	Australia/Brisbane	-10.05	143.07	s	y
CND	Constanta	RO	Europe/Bucharest	44.36	28.49	m	y
CNE	Canon City	US	America/Denver	38.43	-105.11	s	n
CNF	Belo Horizonte	BR	America/Sao_Paulo	-19.62	-43.97	l	y
CNG	Cognac	FR	Europe/Paris	45.66	-0.32	m	n
CNH	Claremont	US	America/New_York	43.37	-72.37	s	n
CNI	Changhai	CN	Asia/Shanghai	39.27	122.67	m	y
CNJ	Cloncurry	AU	Australia/Brisbane	-20.67	140.50	m	y
CNK	Concordia	US	America/Chicago	39.55	-97.65	s	n
CNL	Sindal	DK	Europe/Copenhagen	57.50	10.23	m	n
CNM	Carlsbad	US	America/Denver	32.34	-104.26	m	y
CNN	Mattannur	IN	Asia/Kolkata	11.92	75.55	m	y
CNO	Chino	US	America/Los_Angeles	33.97	-117.64	s	n
CNP	Neerlerit Inaat	GL	America/Scoresbysund	70.74	-22.65	s	y
CNQ	Corrientes	AR	America/Argentina/Cordoba	-27.45	-58.76	m	y
CNR	Chanaral	CL	America/Santiago	-26.33	-70.61	m	n
CNS	Cairns	AU	Australia/Brisbane	-16.89	145.75	l	y
CNU	Chanute	US	America/Chicago	37.67	-95.49	m	n
CNV	Canavieiras	BR	America/Bahia	-15.67	-38.95	s	n
CNW	Waco	US	America/Chicago	31.64	-97.07	s	n
CNX	Chiang Mai	TH	Asia/Bangkok	18.77	98.96	l	y
CNY	Moab	US	America/Denver	38.76	-109.75	m	y
COA	Columbia	US	America/Los_Angeles	38.03	-120.41	s	n
COC	Concordia	AR	America/Argentina/Cordoba	-31.30	-58.00	m	n
COD	Cody	US	America/Denver	44.52	-109.02	m	y
COE	Coeur D'Alene	US	America/Los_Angeles	47.77	-116.82	m	n
COF	Cocoa Beach	US	America/New_York	28.24	-80.61	m	n
COG	Condoto	CO	America/Bogota	5.08	-76.70	s	n
COH	Cooch Behar Airport	IN	Asia/Kolkata	26.33	89.47	s	n
COI	Merritt Island	US	America/New_York	28.34	-80.69	s	n
COJ	Coonabarabran Airport	AU	Australia/Sydney	-31.33	149.27	m	n
COK	Cochin	IN	Asia/Kolkata	10.15	76.40	l	y
COL	Coll Island	GB	Europe/London	56.60	-6.62	s	y
COM	Coleman	US	America/Chicago	31.84	-99.40	s	n
CON	Concord	US	America/New_York	43.20	-71.50	m	n
COO	Cotonou	BJ	Africa/Porto-Novo	6.36	2.38	m	y
COP	Cooperstown	US	America/New_York	42.63	-74.89	s	n
COQ	Choibalsan Airport	MN	Asia/Ulaanbaatar	48.14	114.65	m	n
COR	Cordoba	AR	America/Argentina/Cordoba	-31.32	-64.21	l	y
COS	Colorado Springs	US	America/Denver	38.81	-104.70	l	y
COT	Cotulla	US	America/Chicago	28.46	-99.22	s	n
COU	Columbia	US	America/Chicago	38.82	-92.22	m	y
COV	Tarsus	TR	Europe/Istanbul	36.89	35.07	l	y
COW	Coquimbo	CL	America/Santiago	-30.20	-71.25	s	n
COX	Andros	BS	America/Nassau	24.16	-77.59	-	-
COY	Coolawanyah Airport	AU	Australia/Perth	-21.78	117.80	s	n
COZ	Costanza	DO	America/Santo_Domingo	18.91	-70.72	s	n
CPB	Capurgana	CO	America/Bogota	8.63	-77.35	s	n
CPC	Chapelco	AR	America/Argentina/Salta	-40.08	-71.14	m	y
CPD	Coober Pedy Airport	AU	Australia/Adelaide	-29.04	134.72	m	y
CPE	Campeche	MX	America/Merida	19.82	-90.50	m	y
CPF	Tjepu, Java Island	ID	Asia/Jakarta	-7.19	111.55	s	n
CPH	Copenhagen	DK	Europe/Copenhagen	55.62	12.66	l	y
CPL	Chaparral	CO	America/Bogota	3.72	-75.47	s	n
CPM	Compton	US	America/Los_Angeles	33.89	-118.24	s	n
CPO	Copiapo	CL	America/Santiago	-27.26	-70.78	m	y
CPP	Pica	CL	America/Santiago	-20.75	-68.68	s	n
CPQ	Campinas	BR	America/Sao_Paulo	-22.86	-47.11	s	n
CPR	Casper	US	America/Denver	42.91	-106.46	m	y
CPS	Cahokia	US	America/Chicago	38.57	-90.16	s	n
CPT	Cape Town	ZA	Africa/Johannesburg	-33.96	18.60	l	y
CPU	Cururupu	BR	America/Fortaleza	-1.82	-44.87	s	n
CPV	Campina Grande	BR	America/Fortaleza	-7.27	-35.90	m	y
CPX	Isla De Culebra	US	America/Puerto_Rico	18.31	-65.30	-	-
CQA	Canarana	BR	America/Cuiaba	-13.57	-52.27	s	n
CQD	Shahrekord	IR	Asia/Tehran	32.30	50.84	m	n
CQF	Marck	FR	Europe/Paris	50.96	1.95	m	n
CQM	Ciudad Real	ES	Europe/Madrid	38.86	-3.97	m	n
CQS	Costa Marques	BR	America/Porto_Velho	-12.42	-64.25	s	n
CQW	Wulong	CN	Asia/Shanghai	29.47	107.69	m	y
CRA	Craiova	RO	Europe/Bucharest	44.32	23.89	m	y
CRB	Collarenebri Airport	AU	Australia/Sydney	-29.52	148.58	s	n
CRC	Cartago	CO	America/Bogota	4.76	-75.96	m	n
CRD	Comodoro Rivadavia	AR	America/Argentina/Catamarca	-45.79	-67.47	m	y
CRE	North Myrtle Beach	US	America/New_York	33.81	-78.72	m	n
CRF	Carnot	CF	Africa/Bangui	4.94	15.89	s	n
CRG	Jacksonville	US	America/New_York	30.34	-81.51	m	n
CRI	Colonel Hill	BS	America/Nassau	22.75	-74.18	m	y
CRK	Angeles City	PH	Asia/Manila	15.19	120.56	m	y
CRL	Brussels	BE	Europe/Brussels	50.46	4.45	l	y
CRM	Catarman	PH	Asia/Manila	12.50	124.64	m	y
CRP	Corpus Christi	US	America/Chicago	27.77	-97.50	l	y
CRQ	Caravelas	BR	America/Bahia	-17.65	-39.25	m	n
CRR	Ceres	AR	America/Argentina/Cordoba	-29.86	-61.87	s	n
CRS	Corsicana	US	America/Chicago	32.03	-96.40	s	n
CRT	Crossett	US	America/Chicago	33.18	-91.88	s	n
CRU	Carriacou Island	GD	America/Grenada	12.48	-61.47	s	y
CRV	Crotone	IT	Europe/Rome	39.00	17.08	m	y
CRW	Charleston	US	America/New_York	38.38	-81.59	l	y
CRX	Corinth	US	America/Chicago	34.91	-88.60	s	n
CRZ	Turkmenabat	TM	Asia/Ashgabat	39.08	63.61	m	y
CSA	Colonsay	GB	Europe/London	56.06	-6.24	s	n
CSB	Caransebes	RO	Europe/Bucharest	45.42	22.25	m	n
CSC	Canas	CR	America/Costa_Rica	10.43	-85.17	s	n
CSE	Crested Butte	US	America/Denver	38.85	-106.93	s	n
CSF	Creil	FR	Europe/Paris	49.25	2.52	m	n
CSG	Columbus	US	America/New_York	32.52	-84.94	m	y
CSH	Solovetsky Islands	RU	Europe/Moscow	65.03	35.73	s	y
CSI	Casino Airport	AU	Australia/Sydney	-28.88	153.07	s	n
CSK	Cap Skirring	SN	Africa/Dakar	12.41	-16.75	m	y
CSM	Burns Flat	US	America/Chicago	35.34	-99.20	s	n
CSN	Carson City	US	America/Los_Angeles	39.19	-119.73	s	n
CSO	Magdeburg	DE	Europe/Berlin	51.86	11.42	s	n
CSQ	Creston	US	America/Chicago	41.02	-94.36	s	n
CSS	Cassilandia	BR	America/Campo_Grande	-19.15	-51.69	s	n
CSU	Santa Cruz Do Sul	BR	America/Sao_Paulo	-29.68	-52.41	s	n
CSV	Crossville	US	America/Chicago	35.95	-85.08	m	n
CSW	Cabo San Lucas	MX	America/Mazatlan	22.95	-109.94	-	-
CSX	Changsha	CN	Asia/Shanghai	28.19	113.22	l	y
CSY	Cheboksary	RU	Europe/Moscow	56.09	47.35	m	y
CSZ	Coronel Suarez	AR	America/Argentina/Buenos_Aires	-37.45	-61.89	s	n
CTA	Catania	IT	Europe/Rome	37.47	15.07	l	y
CTB	Cut Bank	US	America/Denver	48.61	-112.38	m	n
CTC	Catamarca	AR	America/Argentina/Catamarca	-28.60	-65.75	m	y
CTD	Chitre	PA	America/Panama	7.99	-80.41	m	y
CTF	Coatepeque	GT	America/Guatemala	14.69	-91.88	s	n
CTG	Cartagena	CO	America/Bogota	10.44	-75.51	l	y
CTH	Coatesville	US	America/New_York	39.98	-75.87	s	n
CTI	Cuito Cuanavale	AO	Africa/Luanda	-15.16	19.16	s	n
CTK	Canton	US	America/Chicago	40.57	-90.07	s	n
CTL	Charleville	AU	Australia/Brisbane	-26.41	146.26	m	y
CTM	Chetumal	MX	America/Cancun	18.50	-88.33	m	y
CTN	Cooktown Airport	AU	Australia/Brisbane	-15.44	145.18	m	y
CTO	Calverton	US	America/New_York	40.91	-72.78	s	n
CTP	Carutapera	BR	America/Fortaleza	-1.25	-46.02	m	y
CTQ	Santa Vitoria Do Palmar	BR	America/Sao_Paulo	-33.50	-53.34	m	y
CTS	Chitose	JP	Asia/Tokyo	42.78	141.69	l	y
CTT	Le Castellet	FR	Europe/Paris	43.25	5.79	m	n
CTU	Chengdu	CN	Asia/Shanghai	30.58	103.95	l	y
CTW	Cottonwood	US	America/Phoenix	34.73	-112.04	s	n
CTX	Cortland	US	America/New_York	42.59	-76.21	s	n
CTY	Cross City	US	America/New_York	29.64	-83.10	s	n
CTZ	Clinton	US	America/New_York	34.97	-78.37	s	n
CUA	Ciudad Constitucion	MX	America/Mazatlan	25.05	-111.61	s	y
CUB	Columbia	US	America/New_York	33.97	-81.00	m	n
CUC	Cucuta	CO	America/Bogota	7.93	-72.51	m	y
CUD	Caloundra Airport	AU	Australia/Brisbane	-26.80	153.10	s	n
CUE	Cuenca	EC	America/Guayaquil	-2.89	-78.98	m	y
CUF	Cuneo	IT	Europe/Rome	44.55	7.62	m	y
CUG	Cudal Airport	AU	Australia/Sydney	-33.28	148.76	s	n
CUH	Cushing	US	America/Chicago	35.95	-96.77	s	n
CUK	Caye Caulker	BZ	America/Belize	17.73	-88.03	l	y
CUL	Culiacan	MX	America/Mazatlan	24.76	-107.47	l	y
CUM	Cumana	VE	America/Caracas	10.45	-64.13	m	y
CUN	Cancún	MX	America/Cancun	21.04	-86.88	l	y
CUO	Caruru	CO	America/Bogota	1.01	-71.30	s	n
CUP	Carupano	VE	America/Caracas	10.66	-63.26	m	y
CUQ	Coen Airport	AU	Australia/Brisbane	-13.76	143.11	m	y
CUR	Willemstad	CW	America/Curacao	12.19	-68.96	l	y
CUS	Columbus	US	America/Denver	31.82	-107.63	s	n
CUT	Cutral-Co	AR	America/Argentina/Salta	-38.94	-69.26	m	n
CUU	Chihuahua	MX	America/Mazatlan	28.70	-105.97	l	y
CUV	Casigua El Cubo	VE	America/Caracas	8.76	-72.54	s	n
CUY	Cue Airport	AU	Australia/Perth	-27.45	117.92	s	n
CUZ	Cusco	PE	America/Lima	-13.54	-71.94	l	y
CVC	Cleve Airport	AU	Australia/Adelaide	-33.71	136.50	m	n
CVE	Covenas	CO	America/Bogota	9.40	-75.69	m	n
CVF	Courcheval	FR	Europe/Paris	45.40	6.63	s	n
CVG	Covington	US	America/New_York	39.05	-84.67	l	y
CVH	Lafontaine	AR	America/Argentina/Salta	-37.85	-71.01	s	n
CVJ	General Mariano Matamoros Airport	MX	America/Mexico_City	18.83	-99.26	m	n
CVM	Ciudad Victoria	MX	America/Monterrey	23.70	-98.96	m	y
CVN	Clovis	US	America/Denver	34.43	-103.08	m	y
CVO	Corvallis	US	America/Los_Angeles	44.50	-123.29	m	n
CVQ	Carnarvon Airport	AU	Australia/Perth	-24.88	113.67	m	y
CVS	Clovis	US	America/Denver	34.38	-103.32	m	n
CVT	Coventry	GB	Europe/London	52.37	-1.48	m	n
CVU	Corvo	PT	Atlantic/Azores	39.67	-31.11	s	y
CWA	Mosinee	US	America/Chicago	44.78	-89.67	m	y
CWB	Curitiba	BR	America/Sao_Paulo	-25.53	-49.18	l	y
CWC	Chernivtsi	UA	Europe/Uzhgorod	48.26	25.98	m	y
CWF	Lake Charles	US	America/Chicago	30.21	-93.14	s	n
CWI	Clinton	US	America/Chicago	41.83	-90.33	s	n
CWK	Chitrakoot	IN	Asia/Kolkata	25.17	80.94	s	n
CWL	Cardiff	GB	Europe/London	51.40	-3.34	m	y
CWR	Cowarie Airport	AU	Australia/Adelaide	-27.71	138.33	s	n
CWS	Center Island	US	America/Los_Angeles	48.49	-122.83	s	y
CWT	Cowra Airport	AU	Australia/Sydney	-33.84	148.65	m	n
CWW	Corowa Airport	AU	Australia/Sydney	-35.99	146.36	m	n
CWX	Willcox	US	America/Phoenix	32.25	-109.89	s	n
CXA	Caicara del Orinoco Airport	VE	America/Caracas	7.63	-66.16	m	n
CXB	Cox's Bazar	BD	Asia/Dhaka	21.45	91.96	m	y
CXC	Chitina	US	America/Anchorage	61.58	-144.43	s	n
CXF	Coldfoot	US	America/Anchorage	67.25	-150.20	s	n
CXH	Vancouver	CA	America/Vancouver	49.28	-123.10	w	y
CXI	Banana	KI	Pacific/Kiritimati	1.99	-157.35	m	y
CXJ	Caxias Do Sul	BR	America/Sao_Paulo	-29.20	-51.19	m	y
CXL	Calexico	US	America/Los_Angeles	32.67	-115.52	s	n
CXN	Candala	SO	Africa/Mogadishu	11.50	49.92	s	n
CXO	Houston	US	America/Chicago	30.35	-95.42	m	n
CXP	Cilacap, Java Island	ID	Asia/Jakarta	-7.65	109.03	m	y
CXQ	Christmas Creek Station Airport	AU	Australia/Perth	-18.88	125.92	s	n
CXR	Nha Trang	VN	Asia/Ho_Chi_Minh	12.00	109.22	m	y
CXT	Charters Towers Airport	AU	Australia/Brisbane	-20.04	146.27	s	n
CXY	Cat Cay	BS	America/Nassau	25.60	-79.27	c	n
CYA	Les Cayes	HT	America/Port-au-Prince	18.27	-73.79	m	y
CYB	Cayman Brac	KY	America/Cayman	19.69	-79.88	m	y
CYF	Chefornak	US	America/Anchorage	60.14	-164.28	s	y
CYG	Corryong Airport	AU	Australia/Melbourne	-36.18	147.89	m	n
CYI	Chiayi City	TW	Asia/Taipei	23.46	120.39	m	y
CYL	Coyoles	HN	America/Tegucigalpa	15.45	-86.68	s	n
CYO	Cayo Largo del Sur	CU	America/Havana	21.62	-81.55	m	y
CYP	Calbayog City	PH	Asia/Manila	12.07	124.55	m	y
CYR	Colonia	UY	America/Montevideo	-34.46	-57.77	s	n
CYS	Cheyenne	US	America/Denver	41.16	-104.81	m	y
CYT	Yakataga	US	America/Anchorage	60.08	-142.50	s	y
CYU	Cuyo	PH	Asia/Manila	10.86	121.07	s	y
CYW	Celaya	MX	America/Mexico_City	20.55	-100.89	m	n
CYX	Cherskiy	RU	Asia/Srednekolymsk	68.74	161.34	m	y
CYZ	Cauayan City	PH	Asia/Manila	16.93	121.75	m	y
CZA	Chichen Itza International Airport	MX	America/Mexico_City	20.64	-88.45	s	n
CZC	Copper Center	US	America/Anchorage	61.94	-145.29	s	n
CZE	Coro	VE	America/Caracas	11.41	-69.68	m	y
CZF	Cape Romanzof	US	America/Anchorage	61.78	-166.04	m	n
CZK	Cascade Locks	US	America/Los_Angeles	45.68	-121.88	s	n
CZL	Constantine	DZ	Africa/Algiers	36.28	6.62	m	y
CZM	Cozumel	MX	America/Cancun	20.52	-86.93	l	y
CZN	Chisana	US	America/Anchorage	62.07	-142.05	s	n
CZO	Chistochina	US	America/Anchorage	62.56	-144.67	s	n
CZS	Cruzeiro Do Sul	BR	America/Eirunepe	-7.60	-72.77	m	y
CZT	Carrizo Springs	US	America/Chicago	28.52	-99.82	s	n
CZU	Corozal	CO	America/Bogota	9.33	-75.29	m	y
CZX	Changzhou	CN	Asia/Shanghai	31.92	119.78	l	y
CZY	Cluny Airport	AU	Australia/Brisbane	-24.52	139.62	s	n
DAA	Fort Belvoir	US	America/New_York	38.71	-77.18	m	n
DAB	Daytona Beach	US	America/New_York	29.18	-81.06	m	y
DAC	Dhaka	BD	Asia/Dhaka	23.84	90.40	l	y
DAD	Da Nang	VN	Asia/Ho_Chi_Minh	16.04	108.20	l	y
DAG	Daggett	US	America/Los_Angeles	34.85	-116.79	m	n
DAK	Dakhla Airport	EG	Africa/Cairo	25.41	29.00	s	n
DAL	Dallas	US	America/Chicago	32.85	-96.85	l	y
DAM	Damascus	SY	Asia/Damascus	33.41	36.52	l	y
DAN	Danville	US	America/New_York	36.57	-79.34	m	n
DAO	Dabo	PG	Pacific/Port_Moresby	-5.75	141.99	s	n
DAR	Dar es Salaam	TZ	Africa/Dar_es_Salaam	-6.88	39.20	l	y
DAS	Great Bear Lake	CA	America/Yellowknife	66.70	-119.71	s	n
DAT	Datong	CN	Asia/Shanghai	40.06	113.48	s	y
DAU	Daru	PG	Pacific/Port_Moresby	-9.09	143.21	m	y
DAV	David	PA	America/Panama	8.39	-82.44	m	y
DAY	Dayton	US	America/New_York	39.90	-84.22	l	y
DAZ	Darwaz	AF	Asia/Kabul	38.46	70.88	s	n
DBA	Dalbandin	PK	Asia/Karachi	28.88	64.40	s	y
DBB	El Alamein	EG	Africa/Cairo	30.92	28.46	m	y
DBD	Dhanbad Airport	IN	Asia/Kolkata	23.83	86.43	m	n
DBM	Debra Marcos	ET	Africa/Addis_Ababa	10.35	37.72	s	n
DBN	Dublin	US	America/New_York	32.56	-82.98	s	n
DBO	Dubbo	AU	Australia/Sydney	-32.22	148.57	m	y
DBP	Debepare	PG	Pacific/Port_Moresby	-6.31	141.91	s	n
DBQ	Dubuque	US	America/Chicago	42.40	-90.71	m	y
DBR	Darbhanga Airport	IN	Asia/Kolkata	26.19	85.92	m	y
DBS	Dubois	US	America/Boise	44.16	-112.22	s	n
DBT	Debre Tabor	ET	Africa/Addis_Ababa	11.97	38.00	s	n
DBV	Dubrovnik	HR	Europe/Zagreb	42.56	18.27	m	y
DBY	Dalby Airport	AU	Australia/Brisbane	-27.16	151.27	s	n
DCA	Washington	US	America/New_York	38.85	-77.04	l	y
DCF	Canefield	DM	America/Dominica	15.34	-61.39	m	y
DCI	Decimomannu	IT	Europe/Rome	39.35	8.97	m	n
DCK	Dahl Creek	US	America/Anchorage	66.94	-156.89	s	n
DCM	Castres	FR	Europe/Paris	43.56	2.29	m	y
DCN	RAAF Base Curtin	AU	Australia/Perth	-17.58	123.83	m	n
DCT	Duncan Town Airport	BS	America/Nassau	22.18	-75.73	m	n
DCU	Decatur	US	America/Chicago	34.65	-86.95	s	n
DCY	Daocheng County	CN	Asia/Shanghai	29.32	100.05	m	y
DDC	Dodge City	US	America/Chicago	37.76	-99.97	m	y
DDD	Dhaalu Atoll	MV	Indian/Maldives	2.67	72.89	s	n
DDG	Dandong	CN	Asia/Shanghai	40.02	124.29	m	y
DDN	Delta Downs Airport	AU	Australia/Brisbane	-16.99	141.32	s	n
DDR	Rikaze Dingri Airport	CN	Asia/Shanghai	28.60	86.81	s	y
DDU	Dadu	PK	Asia/Karachi	26.55	67.67	s	n
DEA	Dera Ghazi Khan	PK	Asia/Karachi	29.96	70.49	m	y
DEB	Debrecen	HU	Europe/Budapest	47.49	21.62	m	y
DEC	Decatur	US	America/Chicago	39.83	-88.87	m	y
DED	Dehradun	IN	Asia/Kolkata	30.19	78.18	m	y
DEE	Kunashir Island	RU	Asia/Vladivostok	43.96	145.68	s	y
DEF	Dezful Airport	IR	Asia/Tehran	32.43	48.40	m	y
DEH	Decorah	US	America/Chicago	43.28	-91.74	s	n
DEI	Denis Island	SC	Indian/Mahe	-3.80	55.67	s	n
DEJ	Deijan	CN	Asia/Shanghai	28.12	108.16	-	-
DEL	New Delhi	IN	Asia/Kolkata	28.57	77.10	l	y
DEM	Dembidollo	ET	Africa/Addis_Ababa	8.55	34.86	s	y
DEN	Denver	US	America/Denver	39.86	-104.67	l	y
DEP	Daporijo	IN	Asia/Kolkata	27.99	94.22	s	n
DEQ	Deqing	CN	Asia/Shanghai	30.50	120.11	s	n
DER	Derim	PG	Pacific/Port_Moresby	-6.14	147.11	s	n
DES	Desroches Island	SC	Indian/Mahe	-5.70	53.66	s	n
DET	Detroit	US	America/Detroit	42.41	-83.01	m	n
DEZ	Deir ez-Zor	SY	Asia/Damascus	35.29	40.18	m	n
DFI	Defiance	US	America/New_York	41.34	-84.43	s	n
DFP	Drumduff	AU	Australia/Brisbane	-16.05	143.01	s	n
DFW	Dallas-Fort Worth	US	America/Chicago	32.90	-97.04	l	y
DGA	Dangriga	BZ	America/Belize	16.98	-88.23	l	y
DGD	Dalgaranga Gold Mine Airport	AU	Australia/Perth	-27.83	117.32	s	n
DGE	Mudgee	AU	Australia/Sydney	-32.56	149.61	m	n
DGF	Douglas Lake	CA	America/Vancouver	50.17	-120.17	s	n
DGH	Deoghar	IN	Asia/Kolkata	24.45	86.71	s	y
DGL	Douglas	US	America/Phoenix	31.34	-109.51	s	n
DGN	Dahlgren	US	America/New_York	38.33	-77.04	s	n
DGO	Durango	MX	America/Monterrey	24.12	-104.53	l	y
DGR	Dargaville Aerodrome	NZ	Pacific/Auckland	-35.94	173.89	s	n
DGT	Dumaguete City	PH	Asia/Manila	9.33	123.30	m	y
DGU	Dedougou	BF	Africa/Ouagadougou	12.46	-3.49	s	n
DGW	Douglas	US	America/Denver	42.80	-105.39	s	n
DHD	Durham Downs Airport	AU	Australia/Brisbane	-27.07	141.90	s	n
DHF	Al Bihouth	AE	Asia/Dubai	24.25	54.55	m	n
DHH	Barkol	CN	Asia/Shanghai	43.75	93.13	-	-
DHI	Dhangarhi	NP	Asia/Kathmandu	28.75	80.58	s	n
DHM	Kangra Airport	IN	Asia/Kolkata	32.17	76.26	m	y
DHN	Dothan	US	America/Chicago	31.32	-85.45	m	y
DHR	Den Helder	NL	Europe/Amsterdam	52.92	4.78	m	n
DHT	Dalhart	US	America/Chicago	36.02	-102.55	m	n
DIA	Doha	QA	Asia/Qatar	25.26	51.57	m	n
DIB	Dibrugarh	IN	Asia/Kolkata	27.48	95.02	m	y
DIE	Arrachart Airport	MG	Indian/Antananarivo	-12.35	49.29	m	y
DIG	Shangri-La	CN	Asia/Shanghai	27.79	99.68	m	y
DIJ	Dijon	FR	Europe/Paris	47.27	5.09	m	y
DIK	Dickinson	US	America/Denver	46.80	-102.80	m	y
DIL	Dili	TL	Asia/Dili	-8.55	125.53	m	y
DIM	Dimbokro	CI	Africa/Abidjan	6.65	-4.64	s	n
DIN	Dien Bien Phu	VN	Asia/Ho_Chi_Minh	21.40	103.01	m	y
DIP	Diapaga	BF	Africa/Ouagadougou	12.05	1.78	s	n
DIQ	Divinopolis	BR	America/Sao_Paulo	-20.18	-44.87	s	n
DIR	Dire Dawa	ET	Africa/Addis_Ababa	9.62	41.85	m	y
DIS	Dolisie	CG	Africa/Brazzaville	-4.21	12.66	m	y
DIU	Diu	IN	Asia/Kolkata	20.71	70.92	s	y
DIY	Diyarbakir	TR	Europe/Istanbul	37.89	40.20	m	y
DJA	Djougou	BJ	Africa/Porto-Novo	9.69	1.64	s	n
DJB	Jambi, Sumatra Island	ID	Asia/Jakarta	-1.64	103.64	s	y
DJE	Djerba	TN	Africa/Tunis	33.88	10.78	m	y
DJG	Djanet	DZ	Africa/Algiers	24.29	9.45	m	y
DJJ	Jayapura-Papua Island	ID	Asia/Jayapura	-2.58	140.52	l	y
DJM	Djambala	CG	Africa/Brazzaville	-2.53	14.75	s	n
DJN	Delta Junction	US	America/Anchorage	64.05	-145.72	s	n
DJO	Daloa Airport	CI	Africa/Abidjan	6.79	-6.47	m	n
DJU	Djúpivogur	IS	Atlantic/Reykjavik	64.64	-14.28	s	n
DKI	Dunk Island Airport	AU	Australia/Brisbane	-17.94	146.14	s	n
DKK	Dunkirk	US	America/New_York	42.49	-79.27	s	n
DKR	Dakar	SN	Africa/Dakar	14.74	-17.49	m	n
DKS	Dikson	RU	Asia/Krasnoyarsk	73.52	80.38	m	n
DKV	Docker River Airport	AU	Australia/Darwin	-24.86	129.07	s	n
DLA	Douala	CM	Africa/Douala	4.01	9.72	l	y
DLC	Dalian	CN	Asia/Shanghai	38.97	121.54	l	y
DLE	Dole	FR	Europe/Paris	47.04	5.43	m	y
DLF	Del Rio	US	America/Chicago	29.36	-100.78	m	n
DLG	Dillingham	US	America/Anchorage	59.04	-158.51	m	y
DLH	Duluth	US	America/Chicago	46.84	-92.19	m	y
DLI	Dalat	VN	Asia/Ho_Chi_Minh	11.75	108.37	m	y
DLK	Dulkaninna	AU	Australia/Adelaide	-29.01	138.48	s	n
DLL	Dillon	US	America/New_York	34.45	-79.37	s	n
DLM	Dalaman	TR	Europe/Istanbul	36.71	28.79	l	y
DLN	Dillon	US	America/Denver	45.26	-112.55	s	n
DLS	The Dalles	US	America/Los_Angeles	45.62	-121.17	m	n
DLU	Xiaguan	CN	Asia/Shanghai	25.65	100.32	m	y
DLV	Delissaville Airport	AU	Australia/Darwin	-12.55	130.69	s	n
DLY	Dillon's Bay	VU	Pacific/Efate	-18.77	169.00	s	n
DLZ	Dalanzadgad	MN	Asia/Ulaanbaatar	43.59	104.43	m	y
DMA	Tucson	US	America/Phoenix	32.17	-110.88	m	n
DMB	Taraz	KZ	Asia/Qyzylorda	42.85	71.30	m	y
DMD	Doomadgee Airport	AU	Australia/Brisbane	-17.94	138.82	s	y
DME	Moscow	RU	Europe/Moscow	55.41	37.91	l	y
DMK	Bangkok	TH	Asia/Bangkok	13.91	100.61	l	y
DMM	Ad Dammam	SA	Asia/Riyadh	26.47	49.80	l	y
DMN	Deming	US	America/Denver	32.26	-107.72	m	n
DMO	Sedalia	US	America/Chicago	38.71	-93.18	s	n
DMT	Diamantino	BR	America/Campo_Grande	-14.38	-56.40	s	n
DMU	Dimapur	IN	Asia/Kolkata	25.88	93.77	m	y
DNA	Kadena Air Base	JP	Asia/Tokyo	26.36	127.77	l	n
DNB	Dunbar Airport	AU	Australia/Brisbane	-16.05	142.40	s	n
DND	Dundee	GB	Europe/London	56.45	-3.03	m	y
DNH	Dunhuang	CN	Asia/Shanghai	40.16	94.81	m	y
DNK	Dnipro	UA	Europe/Kyiv	48.36	35.10	m	y
DNL	Augusta	US	America/New_York	33.47	-82.04	m	n
DNN	Dalton	US	America/New_York	34.72	-84.87	s	n
DNO	Dianopolis	BR	America/Araguaina	-11.60	-46.85	s	n
DNP	Dang	NP	Asia/Kathmandu	28.11	82.29	s	n
DNQ	Deniliquin Airport	AU	Australia/Sydney	-35.56	144.95	m	n
DNR	Dinard	FR	Europe/Paris	48.59	-2.08	m	y
DNS	Denison	US	America/Chicago	41.99	-95.38	s	n
DNV	Danville	US	America/Chicago	40.20	-87.60	s	n
DNX	Dinder	SD	Africa/Khartoum	12.53	35.07	s	n
DNZ	Denizli	TR	Europe/Istanbul	37.79	29.70	m	y
DOB	Dobo-Kobror Island	ID	Asia/Jayapura	-5.77	134.21	s	n
DOD	Dodoma	TZ	Africa/Dar_es_Salaam	-6.17	35.75	m	y
DOE	Djumu-Djomoe	SR	America/Paramaribo	4.01	-55.48	s	y
DOG	Dongola	SD	Africa/Khartoum	19.15	30.43	m	y
DOH	Doha	QA	Asia/Qatar	25.26	51.61	l	y
DOK	Donetsk	UA	Europe/Kyiv	48.07	37.74	c	n
DOL	Deauville	FR	Europe/Paris	49.37	0.15	m	y
DOM	Marigot	DM	America/Dominica	15.55	-61.30	m	y
DON	Dos Lagunas	GT	America/Guatemala	17.61	-89.69	s	n
DOP	Dolpa	NP	Asia/Kathmandu	28.99	82.82	s	y
DOR	Dori	BF	Africa/Ouagadougou	14.03	-0.03	s	n
DOU	Dourados	BR	America/Campo_Grande	-22.20	-54.93	s	n
DOV	Dover	US	America/New_York	39.13	-75.47	m	n
DOX	Dongara Airport	AU	Australia/Perth	-29.30	114.93	s	n
DOY	Dongying	CN	Asia/Shanghai	37.51	118.79	m	y
DPA	Chicago	US	America/Chicago	41.91	-88.25	m	n
DPB	Bahia Inutil	CL	America/Punta_Arenas	-54.05	-68.83	s	n
DPE	Dieppe	FR	Europe/Paris	49.88	1.09	s	n
DPG	Dugway Proving Ground	US	America/Denver	40.20	-112.94	s	n
DPL	Dipolog City	PH	Asia/Manila	8.60	123.34	m	y
DPO	Devonport	AU	Australia/Melbourne	-41.17	146.43	m	y
DPS	Denpasar-Bali Island	ID	Asia/Makassar	-8.75	115.17	l	y
DQA	Daqing Shi	CN	Asia/Shanghai	46.75	125.14	s	y
DQM	Duqm	OM	Asia/Muscat	19.50	57.63	l	y
DRA	Mercury	US	America/Los_Angeles	36.62	-116.03	m	n
DRB	Derby Airport	AU	Australia/Perth	-17.37	123.66	m	n
DRD	Dorunda Airport	AU	Australia/Brisbane	-16.56	141.81	s	n
DRE	Drummond Island	US	America/New_York	46.01	-83.74	s	n
DRF	Kenai	US	America/Anchorage	60.59	-152.16	s	n
DRG	Deering	US	America/Anchorage	66.07	-162.77	m	y
DRI	De Ridder	US	America/Chicago	30.83	-93.34	m	n
DRJ	Drietabbetje	SR	America/Paramaribo	4.12	-54.67	s	y
DRK	Puntarenas	CR	America/Costa_Rica	8.72	-83.64	s	n
DRN	Dirranbandi Airport	AU	Australia/Brisbane	-28.59	148.22	m	n
DRO	Durango	US	America/Denver	37.15	-107.75	m	y
DRP	Daraga	PH	Asia/Manila	13.11	123.68	m	y
DRR	Durrie Airport	AU	Australia/Brisbane	-25.68	140.23	s	n
DRS	Dresden	DE	Europe/Berlin	51.13	13.77	l	y
DRT	Del Rio	US	America/Chicago	29.37	-100.93	m	n
DRU	Drummond	US	America/Denver	46.62	-113.21	s	n
DRV	Dharavandhoo	MV	Indian/Maldives	5.16	73.13	s	y
DRW	Darwin	AU	Australia/Darwin	-12.41	130.88	l	y
DRY	Drysdale River Airport	AU	Australia/Perth	-15.71	126.38	s	n
DSC	Dschang	CM	Africa/Douala	5.45	10.07	s	n
DSD	Grande Anse	GP	America/Guadeloupe	16.30	-61.08	s	y
DSE	Dessie	ET	Africa/Addis_Ababa	11.08	39.71	s	y
DSI	Destin	US	America/Chicago	30.40	-86.47	m	y
DSK	Dera Ismael Khan	PK	Asia/Karachi	31.91	70.90	m	n
DSM	Des Moines	US	America/Chicago	41.53	-93.66	l	y
DSN	Ordos	CN	Asia/Shanghai	39.49	109.86	l	y
DSO	Sondok Airport	KP	Asia/Pyongyang	39.75	127.47	m	y
DSS	Diass	SN	Africa/Dakar	14.67	-17.07	l	y
DSV	Dansville	US	America/New_York	42.57	-77.71	s	n
DTA	Delta	US	America/Denver	39.38	-112.50	s	n
DTB	Tingkeum, Sumatra Island	ID	Asia/Jakarta	2.26	98.99	s	y
DTD	Datadawai, Borneo Island	ID	Asia/Makassar	0.63	116.60	s	y
DTE	Daet	PH	Asia/Manila	14.13	122.98	m	n
DTH	Death Valley National Park	US	America/Los_Angeles	36.46	-116.88	s	n
DTI	Diamantina	BR	America/Sao_Paulo	-18.23	-43.65	s	n
DTL	Detroit Lakes	US	America/Chicago	46.82	-95.88	s	n
DTM	Dortmund	DE	Europe/Berlin	51.52	7.61	m	y
DTN	Shreveport	US	America/Chicago	32.54	-93.74	s	n
DTR	Anacortes	US	America/Los_Angeles	48.50	-122.81	s	y
DTW	Detroit	US	America/New_York	42.21	-83.35	l	y
DUA	Durant	US	America/Chicago	33.94	-96.40	m	n
DUB	Dublin	IE	Europe/Dublin	53.42	-6.27	l	y
DUC	Duncan	US	America/Chicago	34.47	-97.96	s	n
DUD	Dunedin	NZ	Pacific/Auckland	-45.93	170.20	m	y
DUE	Chitato	AO	Africa/Luanda	-7.40	20.82	m	y
DUF	Corolla	US	America/New_York	36.25	-75.79	s	n
DUG	Douglas Bisbee	US	America/Phoenix	31.47	-109.60	m	n
DUJ	Dubois	US	America/New_York	41.18	-78.90	m	y
DUK	Mubatuba	ZA	Africa/Johannesburg	-28.37	32.25	s	n
DUM	Dumai, Sumatra Island	ID	Asia/Jakarta	1.61	101.43	m	y
DUQ	Duncan	CA	America/Vancouver	48.75	-123.71	s	n
DUR	Durban	ZA	Africa/Johannesburg	-29.61	31.12	l	y
DUS	Dusseldorf	DE	Europe/Berlin	51.29	6.77	l	y
DUT	Unalaska	US	America/Anchorage	53.90	-166.55	m	y
DVK	Diavik	CA	America/Yellowknife	64.51	-110.29	s	n
DVL	Devils Lake	US	America/Chicago	48.12	-98.91	m	y
DVN	Davenport	US	America/Chicago	41.61	-90.59	s	n
DVO	Davao City	PH	Asia/Manila	7.13	125.65	l	y
DVP	Davenport Downs Airport	AU	Australia/Brisbane	-24.15	141.11	s	n
DVR	Daly River Airport	AU	Australia/Darwin	-13.75	130.69	s	n
DVT	Phoenix	US	America/Phoenix	33.69	-112.08	s	n
DWB	Soalala	MG	Indian/Antananarivo	-16.10	45.36	s	y
DWC	Jebel Ali	AE	Asia/Dubai	24.90	55.16	l	y
DWD	Al Dawadmi	SA	Asia/Riyadh	24.45	44.12	m	y
DWH	Houston	US	America/Chicago	30.06	-95.55	s	n
DXB	Dubai	AE	Asia/Dubai	25.25	55.36	l	y
DXD	New Dixie	AU	Australia/Brisbane	-15.12	143.32	s	n
DXE	Madison	US	America/Chicago	32.44	-90.10	s	n
DXJ	Xiangxi	CN	Asia/Shanghai	28.50	109.52	s	y
DXN	Jewar	IN	Asia/Kolkata	28.18	77.61	m	n
DXR	Danbury	US	America/New_York	41.37	-73.48	m	n
DYA	Dysart Airport	AU	Australia/Brisbane	-22.62	148.36	m	n
DYG	Dayong	CN	Asia/Shanghai	29.10	110.44	s	y
DYL	Doylestown	US	America/New_York	40.33	-75.12	s	n
DYR	Anadyr	RU	Asia/Anadyr	64.73	177.74	m	y
DYS	Abilene	US	America/Chicago	32.42	-99.86	m	n
DYU	Dushanbe	TJ	Asia/Dushanbe	38.54	68.83	m	y
DYW	Daly Waters	AU	Australia/Darwin	-16.26	133.38	s	n
DZA	Dzaoudzi	YT	Indian/Mayotte	-12.80	45.28	m	y
DZH	Dazhou	CN	Asia/Shanghai	31.05	107.44	m	y
DZN	Zhezkazgan	KZ	Asia/Almaty	47.71	67.73	m	y
DZO	Durazno	UY	America/Montevideo	-33.36	-56.50	m	n
EAA	Eagle	US	America/Anchorage	64.78	-141.15	s	y
EAB	Abs	YE	Asia/Aden	16.01	43.18	s	n
EAE	Sangafa	VU	Pacific/Efate	-17.09	168.34	s	n
EAM	Nejran	SA	Asia/Riyadh	17.61	44.42	m	y
EAN	Wheatland	US	America/Denver	42.06	-104.93	s	n
EAR	Kearney	US	America/Chicago	40.73	-99.01	m	y
EAS	Hondarribia	ES	Europe/Madrid	43.36	-1.79	m	y
EAT	Wenatchee	US	America/Los_Angeles	47.40	-120.21	m	y
EAU	Eau Claire	US	America/Chicago	44.87	-91.48	m	y
EAX	Paramaribo	SR	America/Paramaribo	5.86	-55.19	s	y
EBA	Marina  Di Campo	IT	Europe/Rome	42.76	10.24	m	y
EBB	Kampala	UG	Africa/Kampala	0.04	32.44	l	y
EBD	Al-Ubayyid	SD	Africa/Khartoum	13.15	30.23	m	y
EBG	El Bagre	CO	America/Bogota	7.60	-74.81	m	n
EBH	El Bayadh	DZ	Africa/Algiers	33.72	1.09	s	n
EBJ	Esbjerg	DK	Europe/Copenhagen	55.53	8.55	m	y
EBL	Arbil	IQ	Asia/Baghdad	36.24	43.96	l	y
EBM	El Borma	TN	Africa/Tunis	31.70	9.25	m	n
EBS	Webster City	US	America/Chicago	42.44	-93.87	s	n
EBU	Saint-Etienne	FR	Europe/Paris	45.54	4.30	m	n
EBW	Ebolowa	CM	Africa/Douala	2.88	11.19	s	n
ECA	East Tawas	US	America/New_York	44.31	-83.42	s	n
ECG	Elizabeth City	US	America/New_York	36.26	-76.17	m	n
ECH	Echuca Airport	AU	Australia/Melbourne	-36.16	144.76	m	n
ECN	Nicosia	CY	Asia/Nicosia	35.15	33.50	m	y
ECP	Panama City	US	America/Chicago	30.36	-85.80	l	y
ECS	Newcastle	US	America/Denver	43.88	-104.31	s	n
EDB	El Debba	SD	Africa/Khartoum	18.02	30.96	s	n
EDC	Austin	US	America/Chicago	30.40	-97.57	s	n
EDE	Edenton	US	America/New_York	36.03	-76.57	s	n
EDF	Anchorage	US	America/Anchorage	61.25	-149.81	m	n
EDI	Edinburgh	GB	Europe/London	55.95	-3.37	l	y
EDK	El Dorado	US	America/Chicago	37.77	-96.82	s	n
EDL	Eldoret	KE	Africa/Nairobi	0.40	35.24	m	y
EDM	La Roche-sur-Yon	FR	Europe/Paris	46.70	-1.38	m	n
EDO	Edremit	TR	Europe/Istanbul	39.55	27.01	m	y
EDR	Pormpuraaw Airport	AU	Australia/Brisbane	-14.90	141.61	s	y
EDW	Edwards	US	America/Los_Angeles	34.91	-117.89	m	n
EED	Needles	US	America/Los_Angeles	34.77	-114.62	m	n
EEK	Eek	US	America/Anchorage	60.21	-162.04	s	y
EEN	Keene	US	America/New_York	42.90	-72.27	m	n
EFD	Houston	US	America/Chicago	29.61	-95.16	m	n
EFK	Newport	US	America/New_York	44.89	-72.23	s	n
EFL	Kefallinia Island	GR	Europe/Athens	38.12	20.50	m	y
EFW	Jefferson	US	America/Chicago	42.01	-94.34	s	n
EGC	Bergerac	FR	Europe/Paris	44.83	0.52	m	y
EGE	Eagle	US	America/Denver	39.64	-106.92	m	y
EGI	Crestview	US	America/Chicago	30.65	-86.52	m	n
EGM	Sege	SB	Pacific/Guadalcanal	-8.58	157.88	s	n
EGN	Geneina	SD	Africa/Khartoum	13.48	22.47	s	n
EGO	Belgorod	RU	Europe/Moscow	50.64	36.59	m	y
EGP	Eagle Pass	US	America/Chicago	28.86	-100.51	s	n
EGS	Egilsstaðir	IS	Atlantic/Reykjavik	65.28	-14.40	m	y
EGV	Eagle River	US	America/Chicago	45.93	-89.27	s	n
EGX	Egegik	US	America/Anchorage	58.19	-157.38	m	y
EHL	El Bolson	AR	America/Argentina/Salta	-41.94	-71.53	m	n
EHM	Cape Newenham	US	America/Anchorage	58.65	-162.06	m	n
EHU	Ezhou	CN	Asia/Shanghai	30.34	115.03	l	y
EIB	Eisenach	DE	Europe/Berlin	50.99	10.47	m	n
EIE	Yeniseysk	RU	Asia/Krasnoyarsk	58.47	92.11	m	y
EIH	Einasleigh	AU	Australia/Brisbane	-18.50	144.09	s	n
EIK	Yeysk	RU	Europe/Moscow	46.68	38.21	m	y
EIL	Fairbanks	US	America/Anchorage	64.67	-147.10	m	n
EIN	Eindhoven	NL	Europe/Amsterdam	51.45	5.37	l	y
EIS	Road Town	VG	America/Tortola	18.44	-64.54	l	y
EIY	Sapir	IL	Asia/Jerusalem	30.62	35.20	s	n
EJA	Barrancabermeja	CO	America/Bogota	7.02	-73.81	m	y
EJH	Al Wajh	SA	Asia/Riyadh	26.20	36.48	m	y
EJN	Ejina Banner Taolai Airport	CN	Asia/Shanghai	42.02	101.00	s	y
EKA	Eureka	US	America/Los_Angeles	40.80	-124.11	m	n
EKI	Elkhart	US	America/Indiana/Indianapolis	41.72	-86.00	s	n
EKN	Elkins	US	America/New_York	38.89	-79.86	m	n
EKO	Elko	US	America/Los_Angeles	40.82	-115.79	m	y
EKS	Shakhtersk	RU	Asia/Vladivostok	49.19	142.08	s	y
EKT	Eskilstuna	SE	Europe/Stockholm	59.35	16.71	m	n
EKX	Elizabethtown	US	America/New_York	37.69	-85.93	s	n
ELA	Eagle Lake	US	America/Chicago	29.60	-96.32	s	n
ELB	El Banco	CO	America/Bogota	9.05	-73.97	m	n
ELC	Elcho Island	AU	Australia/Darwin	-12.02	135.57	m	y
ELD	El Dorado	US	America/Chicago	33.22	-92.81	m	y
ELF	El Fasher	SD	Africa/Khartoum	13.61	25.32	m	y
ELG	El Golea Airport	DZ	Africa/Algiers	30.57	2.86	m	y
ELH	North Eleuthera	BS	America/Nassau	25.47	-76.68	m	y
ELI	Elim	US	America/Anchorage	64.61	-162.27	s	y
ELK	Elk City	US	America/Chicago	35.43	-99.39	s	n
ELL	Ellisras	ZA	Africa/Johannesburg	-23.73	27.69	s	n
ELM	Elmira	US	America/New_York	42.16	-76.89	m	y
ELN	Ellensburg	US	America/Los_Angeles	47.03	-120.53	s	n
ELO	El Dorado	AR	America/Argentina/Cordoba	-26.40	-54.57	s	n
ELP	El Paso	US	America/Denver	31.81	-106.38	l	y
ELQ	Gassim Airport	SA	Asia/Riyadh	26.30	43.77	m	y
ELS	East London	ZA	Africa/Johannesburg	-33.04	27.83	m	y
ELT	El Tor Airport	EG	Africa/Cairo	28.21	33.65	s	n
ELU	Guemar	DZ	Africa/Algiers	33.51	6.78	m	y
ELY	Ely	US	America/Los_Angeles	39.30	-114.84	m	n
ELZ	Wellsville	US	America/New_York	42.11	-77.99	s	n
EMA	Nottingham	GB	Europe/London	52.83	-1.33	l	y
EMD	Emerald	AU	Australia/Brisbane	-23.57	148.18	m	y
EME	Emden	DE	Europe/Berlin	53.39	7.23	s	y
EMG	Empangeni	ZA	Africa/Johannesburg	-28.72	31.89	s	n
EMK	Emmonak	US	America/Anchorage	62.79	-164.49	m	y
EML	Emmen Airport	CH	Europe/Zurich	47.09	8.31	m	n
EMM	Kemmerer	US	America/Denver	41.82	-110.56	s	n
EMN	Nema	MR	Africa/Nouakchott	16.62	-7.32	s	n
EMP	Emporia	US	America/Chicago	38.33	-96.19	s	n
EMT	El Monte	US	America/Los_Angeles	34.09	-118.03	s	n
EMX	El Maiten	AR	America/Argentina/Catamarca	-42.03	-71.17	s	n
ENA	Kenai	US	America/Anchorage	60.57	-151.24	l	y
ENB	Eneabba	AU	Australia/Perth	-29.83	115.25	s	n
ENC	Nancy	FR	Europe/Paris	48.69	6.23	m	n
END	Enid	US	America/Chicago	36.34	-97.92	m	n
ENE	Ende-Flores Island	ID	Asia/Makassar	-8.85	121.66	s	y
ENF	Enontekio	FI	Europe/Helsinki	68.36	23.42	m	y
ENH	Enshi	CN	Asia/Shanghai	30.32	109.48	m	y
ENI	El Nido	PH	Asia/Manila	11.20	119.42	s	y
ENK	Enniskillen	GB	Europe/London	54.40	-7.65	m	n
ENL	Centralia	US	America/Chicago	38.52	-89.09	s	n
ENN	Nenana	US	America/Anchorage	64.55	-149.07	m	n
ENO	Encarnacion	PY	America/Asuncion	-27.30	-55.91	l	y
ENS	Enschede	NL	Europe/Amsterdam	52.27	6.87	m	n
ENU	Enegu	NG	Africa/Lagos	6.47	7.56	m	y
ENV	Wendover	US	America/Denver	40.72	-114.03	m	n
ENW	Kenosha	US	America/Chicago	42.60	-87.93	m	n
ENY	Yan'an	CN	Asia/Shanghai	36.64	109.55	m	y
EOH	Medellin	CO	America/Bogota	6.22	-75.59	l	y
EOI	Eday	GB	Europe/London	59.19	-2.77	m	y
EOK	Keokuk	US	America/Chicago	40.46	-91.43	s	n
EOR	Bolivar	VE	America/Caracas	6.73	-61.58	m	n
EOS	Neosho	US	America/Chicago	36.81	-94.39	s	n
EOZ	Elorza Airport	VE	America/Caracas	7.08	-69.53	m	n
EPA	El Palomar	AR	America/Argentina/Buenos_Aires	-34.61	-58.61	m	n
EPG	Weeping Water	US	America/Chicago	40.87	-96.11	s	n
EPH	Ephrata	US	America/Los_Angeles	47.31	-119.52	s	n
EPL	Epinal	FR	Europe/Paris	48.33	6.07	m	n
EPR	Esperance Airport	AU	Australia/Perth	-33.68	121.82	m	y
EPS	Arroyo Barril	DO	America/Santo_Domingo	19.20	-69.43	-	-
EPU	Parnu	EE	Europe/Tallinn	58.42	24.47	m	y
EQS	Esquel	AR	America/Argentina/Catamarca	-42.91	-71.14	m	y
ERA	Erigavo	SO	Africa/Mogadishu	10.64	47.39	s	n
ERB	Ernabella Airport	AU	Australia/Adelaide	-26.26	132.18	s	n
ERC	Erzincan	TR	Europe/Istanbul	39.71	39.53	m	y
ERD	Berdiansk	UA	Europe/Zaporozhye	46.81	36.76	c	n
ERF	Erfurt	DE	Europe/Berlin	50.98	10.96	m	y
ERG	Erbogachen	RU	Asia/Irkutsk	61.27	108.03	s	n
ERH	Errachidia	MA	Africa/Casablanca	31.95	-4.40	m	y
ERI	Erie	US	America/New_York	42.08	-80.17	m	y
ERL	Erenhot	CN	Asia/Shanghai	43.42	112.10	m	y
ERM	Erechim	BR	America/Sao_Paulo	-27.66	-52.27	s	n
ERN	Eirunepe	BR	America/Boa_Vista	-6.64	-69.88	s	n
ERR	Errol	US	America/New_York	44.79	-71.16	s	n
ERS	Windhoek	NA	Africa/Windhoek	-22.61	17.08	m	y
ERV	Kerrville	US	America/Chicago	29.98	-99.09	s	n
ERZ	Erzurum	TR	Europe/Istanbul	39.96	41.17	m	y
ESB	Ankara	TR	Europe/Istanbul	40.13	33.00	l	y
ESC	Escanaba	US	America/New_York	45.72	-87.09	m	y
ESD	Eastsound	US	America/Los_Angeles	48.71	-122.91	m	y
ESE	Ensenada Airport	MX	America/Tijuana	31.80	-116.60	s	n
ESF	Alexandria	US	America/Chicago	31.39	-92.30	m	n
ESG	Mariscal Estigarribia	PY	America/Asuncion	-22.05	-60.62	l	n
ESH	Brighton	GB	Europe/London	50.84	-0.30	m	n
ESI	Espinosa	BR	America/Sao_Paulo	-14.93	-42.81	s	n
ESK	Eskişehir	TR	Europe/Istanbul	39.78	30.58	m	n
ESL	Elista	RU	Europe/Moscow	46.37	44.33	m	y
ESM	Tachina	EC	America/Guayaquil	0.98	-79.63	m	y
ESN	Easton	US	America/New_York	38.80	-76.07	s	n
ESO	Espanola	US	America/Denver	36.03	-106.05	s	n
ESR	El Salvador	CL	America/Santiago	-26.31	-69.77	m	y
ESS	Essen Mulheim Airport	DE	Europe/Berlin	51.40	6.94	s	n
EST	Estherville	US	America/Chicago	43.41	-94.75	s	n
ESU	Essaouira	MA	Africa/Casablanca	31.40	-9.68	m	y
ESW	Easton	US	America/Los_Angeles	47.25	-121.19	s	n
ETB	West Bend	US	America/Chicago	43.42	-88.13	s	n
ETD	Etadunna	AU	Australia/Adelaide	-28.74	138.59	s	n
ETE	Metema	ET	Africa/Addis_Ababa	12.93	36.17	s	n
ETM	Eilat	IL	Asia/Jerusalem	29.73	35.01	l	y
ETN	Eastland	US	America/Chicago	32.41	-98.81	s	n
ETR	Santa Rosa	EC	America/Guayaquil	-3.44	-79.98	m	y
ETS	Enterprise	US	America/Chicago	31.30	-85.90	s	n
ETZ	Metz	FR	Europe/Paris	48.98	6.25	m	y
EUA	Eua Island	TO	Pacific/Tongatapu	-21.38	-174.96	s	y
EUC	Eucla Airport	AU	Australia/Eucla	-31.70	128.88	s	n
EUE	Eureka	US	America/Los_Angeles	39.60	-116.00	s	n
EUF	Eufaula	US	America/Chicago	31.95	-85.13	s	n
EUG	Eugene	US	America/Los_Angeles	44.12	-123.21	l	y
EUM	Neumunster	DE	Europe/Berlin	54.08	9.94	s	n
EUN	El Aaiun	EH	Africa/Casablanca	27.15	-13.22	m	y
EUQ	San Jose	PH	Asia/Manila	10.77	121.93	m	n
EUX	Sint Eustatius	BQ	America/Kralendijk	17.50	-62.98	m	y
EVD	Eva Downs	AU	Australia/Darwin	-18.00	134.86	s	n
EVE	Evenes	NO	Europe/Oslo	68.49	16.68	m	y
EVG	Sveg Airport	SE	Europe/Stockholm	62.05	14.42	s	y
EVH	Evans Head Aerodrome	AU	Australia/Sydney	-29.09	153.42	s	n
EVM	Eveleth	US	America/Chicago	47.42	-92.50	s	n
EVN	Yerevan	AM	Asia/Yerevan	40.15	44.40	l	y
EVV	Evansville	US	America/Chicago	38.04	-87.53	m	y
EVW	Evanston	US	America/Denver	41.27	-111.03	m	n
EVX	Evreux	FR	Europe/Paris	49.03	1.22	m	n
EWB	New Bedford	US	America/New_York	41.68	-70.96	m	y
EWI	Enarotali-Papua Island	ID	Asia/Jayapura	-3.93	136.38	s	n
EWK	Newton	US	America/Chicago	38.06	-97.28	s	n
EWN	New Bern	US	America/New_York	35.07	-77.04	m	y
EWO	Ewo	CG	Africa/Brazzaville	-0.88	14.80	s	n
EWR	Newark	US	America/New_York	40.69	-74.17	l	y
EXM	Exmouth Airport	AU	Australia/Perth	-22.03	114.10	s	n
EXT	Exeter	GB	Europe/London	50.73	-3.41	m	y
EYL	Yelimane	ML	Africa/Bamako	15.13	-10.57	s	n
EYP	El Yopal	CO	America/Bogota	5.32	-72.38	m	y
EYR	Yerington	US	America/Los_Angeles	39.01	-119.16	s	n
EYS	Eliye Springs	KE	Africa/Nairobi	3.22	35.97	s	n
EYW	Key West	US	America/New_York	24.56	-81.76	l	y
EZE	Ezeiza	AR	America/Argentina/Buenos_Aires	-34.82	-58.54	l	y
EZS	Elazig	TR	Europe/Istanbul	38.61	39.29	m	y
EZV	Berezovo Airport	RU	Asia/Yekaterinburg	63.92	65.03	m	n
FAA	Faranah Airport	GN	Africa/Conakry	10.04	-10.77	s	n
FAB	Farnborough	GB	Europe/London	51.28	-0.78	m	n
FAC	Faaite Airport	PF	Pacific/Tahiti	-16.69	-145.33	s	n
FAE	Vagar	FO	Atlantic/Faroe	62.06	-7.28	m	y
FAF	Fort Eustis	US	America/New_York	37.13	-76.61	m	n
FAG	Fagurhólsmýri	IS	Atlantic/Reykjavik	63.87	-16.64	s	n
FAH	Farah	AF	Asia/Kabul	32.37	62.18	s	n
FAI	Fairbanks	US	America/Anchorage	64.82	-147.86	l	y
FAM	Farmington	US	America/Chicago	37.76	-90.43	s	n
FAO	Faro	PT	Europe/Lisbon	37.01	-7.97	l	y
FAQ	Frieda River	PG	Pacific/Port_Moresby	-4.61	141.96	s	n
FAR	Fargo	US	America/Chicago	46.92	-96.82	l	y
FAT	Fresno	US	America/Los_Angeles	36.78	-119.72	l	y
FAU	Fahud	OM	Asia/Muscat	22.35	56.48	s	n
FAV	Fakarava Airport	PF	Pacific/Tahiti	-16.05	-145.66	m	y
FAY	Fayetteville	US	America/New_York	34.99	-78.88	m	y
FAZ	Fasa	IR	Asia/Tehran	28.89	53.72	m	n
FBA	Fonte Boa	BR	America/Boa_Vista	-2.53	-66.08	s	n
FBD	Faizabad	AF	Asia/Kabul	37.12	70.52	s	y
FBE	Francisco Beltrao	BR	America/Sao_Paulo	-26.06	-53.06	s	y
FBG	Fort Bragg	US	America/New_York	35.13	-78.94	m	n
FBK	Fairbanks	US	America/Anchorage	64.84	-147.61	m	n
FBL	Faribault	US	America/Chicago	44.33	-93.31	s	n
FBM	Lubumbashi	CD	Africa/Lubumbashi	-11.59	27.53	m	y
FBR	Fort Bridger	US	America/Denver	41.39	-110.41	s	n
FBY	Fairbury	US	America/Chicago	40.18	-97.17	s	n
FCA	Kalispell	US	America/Denver	48.31	-114.26	m	y
FCB	Ficksburg	ZA	Africa/Johannesburg	-28.82	27.91	m	n
FCH	Fresno	US	America/Los_Angeles	36.73	-119.82	s	n
FCM	Minneapolis	US	America/Chicago	44.83	-93.46	s	n
FCO	Rome	IT	Europe/Rome	41.80	12.25	l	y
FCS	Fort Carson	US	America/Denver	38.68	-104.76	m	n
FCY	Forrest City	US	America/Chicago	34.94	-90.77	s	n
FDA	Fundacion	CO	America/Bogota	10.53	-74.20	s	n
FDE	Førde	NO	Europe/Oslo	61.39	5.76	s	y
FDF	Fort-de-France	MQ	America/Martinique	14.59	-61.00	l	y
FDH	Friedrichshafen	DE	Europe/Berlin	47.67	9.51	m	y
FDK	Frederick	US	America/New_York	39.42	-77.37	s	n
FDO	San Fernando	AR	America/Argentina/Buenos_Aires	-34.45	-58.59	-	-
FDR	Frederick	US	America/Chicago	34.35	-98.98	s	n
FDU	Bandundu Airport	CD	Africa/Kinshasa	-3.31	17.38	m	y
FDY	Findlay	US	America/New_York	41.01	-83.67	m	n
FEB	Sanfebagar	NP	Asia/Kathmandu	29.23	81.22	s	n
FEC	Feira De Santana	BR	America/Bahia	-12.20	-38.91	s	y
FEG	Fergana	UZ	Asia/Tashkent	40.36	71.75	m	y
FEJ	Feijó	BR	America/Rio_Branco	-8.14	-70.35	s	n
FEK	Ferkessedougou	CI	Africa/Abidjan	9.60	-5.20	c	n
FEL	Furstenfeldbruck	DE	Europe/Berlin	48.21	11.27	c	n
FEN	Fernando De Noronha	BR	America/Fortaleza	-3.85	-32.42	m	y
FEP	Freeport	US	America/Chicago	42.25	-89.58	s	n
FET	Fremont	US	America/Chicago	41.45	-96.52	s	n
FEZ	Fes	MA	Africa/Casablanca	33.93	-4.98	l	y
FFA	Kill Devil Hills	US	America/New_York	36.02	-75.67	s	n
FFD	Fairford	GB	Europe/London	51.68	-1.79	m	n
FFL	Fairfield	US	America/Chicago	41.06	-91.98	s	n
FFM	Fergus Falls	US	America/Chicago	46.28	-96.16	s	n
FFO	Dayton	US	America/New_York	39.83	-84.05	m	n
FFT	Frankfort	US	America/New_York	38.18	-84.91	s	n
FFU	Futaleufu	CL	America/Santiago	-43.19	-71.85	s	n
FGD	Fderik	MR	Africa/Nouakchott	22.67	-12.73	s	n
FGI	Apia	WS	Pacific/Apia	-13.85	-171.74	c	n
FGU	Fangatau Airport	PF	Pacific/Tahiti	-15.82	-140.89	m	y
FHU	Fort Huachuca Sierra Vista	US	America/Phoenix	31.59	-110.34	m	n
FHZ	Fakahina	PF	Pacific/Tahiti	-15.99	-140.16	s	y
FID	Fishers Island	US	America/New_York	41.25	-72.03	s	n
FIE	Fair Isle	GB	Europe/London	59.54	-1.63	s	y
FIG	Fria Airport	GN	Africa/Conakry	10.35	-13.57	s	n
FIH	Kinshasa	CD	Africa/Kinshasa	-4.39	15.44	l	y
FIK	Finke	AU	Australia/Darwin	-25.59	134.58	s	n
FIL	Fillmore	US	America/Denver	38.96	-112.36	s	n
FIN	Buki	PG	Pacific/Port_Moresby	-6.62	147.85	s	n
FIZ	Fitzroy Crossing Airport	AU	Australia/Perth	-18.18	125.56	m	y
FJR	Fujairah International Airport	AE	Asia/Dubai	25.11	56.32	m	y
FKB	Baden-Baden	DE	Europe/Berlin	48.78	8.08	m	y
FKI	Kisangani	CD	Africa/Lubumbashi	0.48	25.34	m	y
FKJ	Fukui Airport	JP	Asia/Tokyo	36.14	136.22	m	n
FKL	Franklin	US	America/New_York	41.38	-79.86	m	n
FKN	Franklin	US	America/New_York	36.70	-76.90	s	n
FKQ	Fakfak-Papua Island	ID	Asia/Jayapura	-2.92	132.27	m	y
FKS	Sukagawa	JP	Asia/Tokyo	37.23	140.43	m	y
FLA	Florencia	CO	America/Bogota	1.59	-75.56	m	y
FLB	Floriano	BR	America/Fortaleza	-6.85	-43.08	s	n
FLD	Fond Du Lac	US	America/Chicago	43.77	-88.49	s	n
FLF	Flensburg	DE	Europe/Berlin	54.77	9.38	s	n
FLG	Flagstaff	US	America/Phoenix	35.14	-111.67	m	y
FLI	Flateyri	IS	Atlantic/Reykjavik	66.01	-23.44	s	n
FLL	Fort Lauderdale	US	America/New_York	26.07	-80.15	l	y
FLM	Filadelfia	PY	America/Asuncion	-22.36	-60.05	s	n
FLN	Florianopolis	BR	America/Sao_Paulo	-27.67	-48.55	l	y
FLO	Florence	US	America/New_York	34.19	-79.72	m	y
FLP	Flippin	US	America/Chicago	36.29	-92.59	s	n
FLR	Firenze	IT	Europe/Rome	43.81	11.21	l	y
FLS	Flinders Island Airport	AU	Australia/Melbourne	-40.09	147.99	s	y
FLT	Flat	US	America/Anchorage	62.45	-157.99	s	n
FLV	Fort Leavenworth	US	America/Chicago	39.37	-94.91	s	n
FLW	Santa Cruz das Flores	PT	Atlantic/Azores	39.46	-31.13	m	y
FLX	Fallon	US	America/Los_Angeles	39.50	-118.75	s	n
FLY	Finley Airport	AU	Australia/Sydney	-35.67	145.55	s	n
FLZ	Sibolga, Sumatra Island	ID	Asia/Jakarta	1.56	98.89	m	y
FMA	Formosa	AR	America/Argentina/Cordoba	-26.21	-58.23	m	y
FME	Fort Meade	US	America/New_York	39.09	-76.76	m	n
FMG	Brasilito	CR	America/Costa_Rica	10.42	-85.78	m	y
FMH	Falmouth	US	America/New_York	41.66	-70.52	s	n
FMI	Kalemie Airport	CD	Africa/Lubumbashi	-5.88	29.25	m	y
FMM	Memmingen	DE	Europe/Berlin	47.99	10.24	m	y
FMN	Farmington	US	America/Denver	36.74	-108.23	m	n
FMO	Munster	DE	Europe/Berlin	52.13	7.68	m	y
FMS	Fort Madison	US	America/Chicago	40.66	-91.33	s	n
FMU	Florence	US	America/Los_Angeles	43.98	-124.11	s	n
FMY	Fort Myers	US	America/New_York	26.59	-81.86	m	n
FNA	Freetown	SL	Africa/Freetown	8.62	-13.20	l	y
FNB	Neubrandenburg Airport	DE	Europe/Berlin	53.60	13.31	m	n
FNC	Funchal	PT	Europe/Lisbon	32.70	-16.77	l	y
FND	Funadhoo	MV	Indian/Maldives	6.16	73.29	s	n
FNE	Fane Mission	PG	Pacific/Port_Moresby	-8.55	147.09	s	n
FNG	Fada N'gourma	BF	Africa/Ouagadougou	12.03	0.35	s	n
FNH	Fincha	ET	Africa/Addis_Ababa	9.58	37.35	s	n
FNI	Nimes	FR	Europe/Paris	43.76	4.42	m	y
FNJ	Pyongyang	KP	Asia/Pyongyang	39.22	125.67	l	y
FNL	Fort Collins	US	America/Denver	40.45	-105.01	m	n
FNT	Flint	US	America/New_York	42.97	-83.74	m	y
FNU	Oristano	IT	Europe/Rome	39.89	8.64	s	n
FOB	Fort Bragg	US	America/Los_Angeles	39.47	-123.80	s	n
FOC	Fuzhou	CN	Asia/Shanghai	25.94	119.66	l	y
FOD	Fort Dodge	US	America/Chicago	42.55	-94.19	m	y
FOE	Topeka	US	America/Chicago	38.95	-95.66	m	n
FOG	Foggia	IT	Europe/Rome	41.43	15.54	m	y
FOK	Westhampton Beach	US	America/New_York	40.84	-72.63	s	n
FOM	Foumban	CM	Africa/Douala	5.64	10.75	m	n
FON	La Fortuna	CR	America/Costa_Rica	10.48	-84.63	s	n
FOO	Kornasoren-Numfoor Island	ID	Asia/Jayapura	-0.94	134.87	s	n
FOR	Fortaleza	BR	America/Fortaleza	-3.78	-38.53	l	y
FOS	Forrest Airport	AU	Australia/Perth	-30.84	128.12	m	n
FOT	Forster	AU	Australia/Sydney	-32.20	152.48	s	n
FOU	Fougamou	GA	Africa/Libreville	-1.28	10.62	s	n
FPO	Freeport	BS	America/Nassau	26.56	-78.70	m	y
FPR	Fort Pierce	US	America/New_York	27.50	-80.37	m	n
FPY	Perry	US	America/New_York	30.07	-83.58	s	n
FRA	Frankfurt am Main	DE	Europe/Berlin	50.03	8.54	l	y
FRB	Forbes	AU	Australia/Sydney	-33.36	147.94	m	n
FRC	Franca	BR	America/Sao_Paulo	-20.59	-47.38	s	n
FRD	Friday Harbor	US	America/Los_Angeles	48.52	-123.02	m	y
FRE	Fera Island	SB	Pacific/Guadalcanal	-8.11	159.58	s	y
FRG	Farmingdale	US	America/New_York	40.73	-73.41	m	n
FRH	French Lick	US	America/Indiana/Indianapolis	38.51	-86.64	s	n
FRI	Fort Riley	US	America/Chicago	39.05	-96.76	m	n
FRK	Fregate Island	SC	Indian/Mahe	-4.58	55.95	s	n
FRL	Forli	IT	Europe/Rome	44.19	12.07	m	y
FRM	Fairmont	US	America/Chicago	43.64	-94.42	s	n
FRN	Fort Richardson	US	America/Anchorage	61.27	-149.65	s	n
FRO	Florø	NO	Europe/Oslo	61.58	5.02	m	y
FRR	Front Royal	US	America/New_York	38.92	-78.25	s	n
FRS	San Benito	GT	America/Guatemala	16.91	-89.87	m	y
FRT	Frutillar	CL	America/Santiago	-41.13	-73.06	s	n
FRW	Francistown	BW	Africa/Gaborone	-21.16	27.47	m	y
FRY	Fryeburg	US	America/New_York	43.99	-70.95	s	n
FRZ	Fritzlar	DE	Europe/Berlin	51.11	9.29	m	n
FSC	Figari Sud-Corse	FR	Europe/Paris	41.50	9.10	m	y
FSD	Sioux Falls	US	America/Chicago	43.58	-96.74	l	y
FSI	Fort Sill	US	America/Chicago	34.65	-98.40	m	n
FSK	Fort Scott	US	America/Chicago	37.80	-94.77	s	n
FSM	Fort Smith	US	America/Chicago	35.34	-94.37	m	y
FSP	Saint-Pierre	PM	America/Miquelon	46.76	-56.17	m	y
FSS	Kinloss	GB	Europe/London	57.65	-3.56	c	n
FST	Fort Stockton	US	America/Chicago	30.92	-102.91	m	n
FSU	Fort Sumner	US	America/Denver	34.49	-104.22	s	n
FSZ	Mt. Fuji Shizuoka Airport	JP	Asia/Tokyo	34.80	138.19	m	y
FTA	Futuna Island	VU	Pacific/Efate	-19.52	170.23	s	y
FTE	El Calafate	AR	America/Argentina/Rio_Gallegos	-50.28	-72.05	m	y
FTI	Fitiuta Village	AS	Pacific/Pago_Pago	-14.22	-169.42	s	y
FTK	Fort Knox	US	America/New_York	37.91	-85.97	m	n
FTU	Tolanaro	MG	Indian/Antananarivo	-25.04	46.96	m	y
FTW	Fort Worth	US	America/Chicago	32.82	-97.36	m	n
FTX	Owando	CG	Africa/Brazzaville	-0.53	15.95	m	n
FTY	Atlanta	US	America/New_York	33.78	-84.52	m	n
FUE	Fuerteventura Island	ES	Atlantic/Canary	28.45	-13.86	l	y
FUG	Fuyang	CN	Asia/Shanghai	32.88	115.73	m	y
FUJ	Goto	JP	Asia/Tokyo	32.67	128.83	m	y
FUK	Fukuoka	JP	Asia/Tokyo	33.59	130.45	l	y
FUL	Fullerton	US	America/Los_Angeles	33.87	-117.98	s	n
FUN	Funafuti	TV	Pacific/Funafuti	-8.53	179.20	m	y
FUO	Foshan	CN	Asia/Shanghai	23.08	113.07	m	y
FUT	Futuna Island	WF	Pacific/Wallis	-14.31	-178.07	s	y
FVL	Flora Valley Airport	AU	Australia/Perth	-18.28	128.42	s	n
FVM	Fuvahmulah Island	MV	Indian/Maldives	-0.31	73.44	s	n
FWA	Fort Wayne	US	America/New_York	40.98	-85.20	l	y
FWH	Fort Worth	US	America/Chicago	32.77	-97.44	m	n
FWL	Farewell	US	America/Anchorage	62.51	-153.89	s	n
FXE	Fort Lauderdale	US	America/New_York	26.20	-80.17	m	n
FXO	Cuamba	MZ	Africa/Maputo	-14.81	36.53	s	n
FXY	Forest City	US	America/Chicago	43.23	-93.62	s	n
FYM	Fayetteville	US	America/Chicago	35.06	-86.56	s	n
FYT	Faya Largeau Airport	TD	Africa/Ndjamena	17.92	19.11	m	n
FYU	Fort Yukon	US	America/Anchorage	66.57	-145.25	m	y
FYV	Fayetteville	US	America/Chicago	36.01	-94.17	m	n
GAB	Gabbs	US	America/Los_Angeles	38.92	-117.96	s	n
GAC	El Molino	HN	America/Tegucigalpa	14.60	-88.59	s	n
GAD	Gadsden	US	America/Chicago	33.97	-86.09	s	n
GAE	Gabès	TN	Africa/Tunis	33.88	10.10	m	y
GAF	Gafsa	TN	Africa/Tunis	34.42	8.82	m	y
GAG	Gage	US	America/Chicago	36.30	-99.78	s	n
GAH	Gayndah Airport	AU	Australia/Brisbane	-25.61	151.62	s	n
GAI	Gaithersburg	US	America/New_York	39.17	-77.17	s	n
GAJ	Yamagata	JP	Asia/Tokyo	38.41	140.37	m	y
GAL	Galena	US	America/Anchorage	64.74	-156.93	m	y
GAM	Gambell	US	America/Anchorage	63.77	-171.73	m	y
GAN	Gan	MV	Indian/Maldives	-0.69	73.16	m	y
GAO	Guantanamo	CU	America/Havana	20.09	-75.16	m	n
GAP	Gusap	PG	Pacific/Port_Moresby	-6.05	145.96	s	n
GAQ	Gao Airport	ML	Africa/Bamako	16.25	-0.01	m	y
GAR	Garaina	PG	Pacific/Port_Moresby	-7.88	147.14	s	n
GAS	Garissa	KE	Africa/Nairobi	-0.46	39.65	s	n
GAT	Avignon	FR	Europe/Paris	44.45	6.04	s	n
GAU	Guwahati	IN	Asia/Kolkata	26.11	91.59	l	y
GAW	Gangaw	MM	Asia/Yangon	22.17	94.13	s	n
GAY	Gaya Airport	IN	Asia/Kolkata	24.74	84.95	m	y
GBA	Kemble	GB	Europe/London	51.67	-2.06	s	n
GBB	Gabala	AZ	Asia/Baku	40.83	47.71	m	y
GBD	Great Bend	US	America/Chicago	38.34	-98.86	s	n
GBE	Gaborone	BW	Africa/Gaborone	-24.56	25.92	l	y
GBF	Negarbo	PG	Pacific/Port_Moresby	-6.57	144.70	s	n
GBG	Galesburg	US	America/Chicago	40.94	-90.43	s	n
GBH	Galbraith Lake	US	America/Anchorage	68.48	-149.49	s	n
GBI	Gulbarga	IN	Asia/Kolkata	17.31	76.96	s	y
GBJ	Grand Bourg	GP	America/Guadeloupe	15.87	-61.27	m	y
GBK	Gbangbatok	SL	Africa/Freetown	7.77	-12.38	s	n
GBL	South Goulburn Is Airport	AU	Australia/Darwin	-11.65	133.38	s	n
GBP	Gamboola Airport	AU	Australia/Brisbane	-16.55	143.67	s	n
GBR	Great Barrington	US	America/New_York	42.18	-73.40	s	n
GBT	Gorgan	IR	Asia/Tehran	36.91	54.40	m	n
GBU	Khashm El Girba	SD	Africa/Khartoum	14.93	35.88	s	n
GBV	Gibb River Airport	AU	Australia/Perth	-16.42	126.44	s	n
GBW	Ginbata	AU	Australia/Perth	-22.58	120.04	s	n
GBZ	Claris	NZ	Pacific/Auckland	-36.24	175.47	s	n
GCC	Gillette	US	America/Denver	44.35	-105.54	m	y
GCD	Electric City	US	America/Los_Angeles	47.92	-119.08	s	n
GCH	Gachsaran Airport	IR	Asia/Tehran	30.34	50.83	m	y
GCI	Saint Peter Port	GG	Europe/Guernsey	49.44	-2.60	m	y
GCJ	Midrand	ZA	Africa/Johannesburg	-25.99	28.14	m	n
GCK	Garden City	US	America/Chicago	37.93	-100.72	m	y
GCM	Georgetown	KY	America/Cayman	19.29	-81.36	l	y
GCN	Grand Canyon	US	America/Phoenix	35.95	-112.15	m	y
GCT	Whitmore	US	America/Phoenix	36.26	-113.23	s	n
GCW	Peach Springs	US	America/Phoenix	35.99	-113.82	s	n
GCY	Greeneville	US	America/New_York	36.20	-82.81	s	n
GDC	Greenville	US	America/New_York	34.76	-82.38	s	n
GDD	Gordon Downs	AU	Australia/Perth	-18.68	128.59	s	n
GDE	Gode	ET	Africa/Addis_Ababa	5.94	43.58	m	y
GDG	Magdagachi	RU	Asia/Yakutsk	53.47	125.80	s	n
GDI	Melle	CF	Africa/Bangui	9.58	21.73	s	n
GDJ	Gandajika	CD	Africa/Lubumbashi	-6.73	23.95	s	n
GDL	Guadalajara	MX	America/Mexico_City	20.52	-103.31	l	y
GDM	Gardner	US	America/New_York	42.55	-72.02	s	n
GDN	Gdańsk	PL	Europe/Warsaw	54.38	18.47	l	y
GDO	Guasdalito Airport	VE	America/Caracas	7.23	-70.80	m	n
GDP	Guadalupe	BR	America/Fortaleza	-6.78	-43.58	s	n
GDQ	Gondar	ET	Africa/Addis_Ababa	12.52	37.43	m	y
GDT	Cockburn Town	TC	America/Grand_Turk	21.44	-71.14	m	y
GDV	Glendive	US	America/Denver	47.14	-104.81	m	y
GDW	Gladwin	US	America/New_York	43.97	-84.48	s	n
GDX	Magadan	RU	Asia/Magadan	59.91	150.72	m	y
GDZ	Gelendzhik	RU	Europe/Moscow	44.58	38.01	m	y
GEA	Noumea	NC	Pacific/Noumea	-22.26	166.47	m	y
GEB	Gebe Island	ID	Asia/Jayapura	-0.08	129.46	s	n
GED	Georgetown	US	America/New_York	38.69	-75.36	s	n
GEE	Georgetown	AU	Australia/Hobart	-41.08	146.84	s	n
GEF	Liangia	SB	Pacific/Guadalcanal	-7.58	156.60	s	n
GEG	Spokane	US	America/Los_Angeles	47.62	-117.54	l	y
GEL	Santo Angelo	BR	America/Sao_Paulo	-28.28	-54.17	m	y
GEO	Georgetown	GY	America/Guyana	6.50	-58.25	m	y
GER	Nueva Gerona	CU	America/Havana	21.83	-82.78	m	y
GES	General Santos	PH	Asia/Manila	6.06	125.10	m	y
GET	Geraldton Airport	AU	Australia/Perth	-28.80	114.71	m	y
GEV	Gallivare	SE	Europe/Stockholm	67.13	20.81	m	y
GEY	Greybull	US	America/Denver	44.52	-108.08	s	n
GFD	Greenfield	US	America/Indiana/Indianapolis	39.79	-85.74	s	n
GFF	Griffith	AU	Australia/Sydney	-34.25	146.07	m	y
GFK	Grand Forks	US	America/Chicago	47.95	-97.18	l	y
GFL	Glens Falls	US	America/New_York	43.34	-73.61	m	n
GFN	Grafton Airport	AU	Australia/Sydney	-29.76	153.03	m	n
GFO	Bartica	GY	America/Guyana	6.37	-58.64	s	n
GFR	Granville	FR	Europe/Paris	48.88	-1.56	m	n
GFY	Grootfontein	NA	Africa/Windhoek	-19.60	18.12	m	n
GGB	Agua Boa	BR	America/Cuiaba	-14.02	-52.15	s	n
GGD	Gregory Downs Airport	AU	Australia/Brisbane	-18.62	139.23	s	n
GGE	Georgetown	US	America/New_York	33.31	-79.32	s	n
GGF	Almeirim	BR	America/Santarem	-1.49	-52.58	s	y
GGG	Longview	US	America/Chicago	32.38	-94.71	m	y
GGH	Cianorte	BR	America/Sao_Paulo	-23.69	-52.64	s	n
GGM	Kakamega	KE	Africa/Nairobi	0.27	34.79	s	n
GGN	Gagnoa	CI	Africa/Abidjan	6.13	-5.95	s	n
GGO	Guiglo	CI	Africa/Abidjan	6.52	-7.48	s	n
GGR	Garowe	SO	Africa/Mogadishu	8.46	48.57	s	y
GGS	Gobernador Gregores	AR	America/Argentina/Rio_Gallegos	-48.78	-70.15	s	y
GGT	George Town	BS	America/Nassau	23.56	-75.88	m	y
GGW	Glasgow	US	America/Denver	48.21	-106.61	m	y
GHA	Ghardaia	DZ	Africa/Algiers	32.38	3.79	m	y
GHB	Governor's Harbour	BS	America/Nassau	25.28	-76.33	m	y
GHC	Great Harbour Cay Airport	BS	America/Nassau	25.74	-77.84	m	n
GHF	Giebelstadt Army Air Field	DE	Europe/Berlin	49.65	9.97	s	n
GHM	Centerville	US	America/Chicago	35.84	-87.45	s	n
GHT	Ghat	LY	Africa/Tripoli	25.15	10.14	m	y
GHU	Gualeguaychu	AR	America/Argentina/Cordoba	-33.01	-58.61	m	n
GHV	Braşov	RO	Europe/Bucharest	45.71	25.52	m	y
GIB	Gibraltar	GI	Europe/Madrid	36.15	-5.35	l	y
GIC	Boigu Airport	AU	Australia/Brisbane	-9.23	142.22	s	y
GID	Gitega	BI	Africa/Bujumbura	-3.42	29.91	s	n
GIF	Winter Haven	US	America/New_York	28.06	-81.75	s	n
GIG	Rio De Janeiro	BR	America/Sao_Paulo	-22.81	-43.25	l	y
GII	Siguiri	GN	Africa/Conakry	11.43	-9.17	s	n
GIL	Gilgit	PK	Asia/Karachi	35.92	74.33	m	y
GIR	Girardot	CO	America/Bogota	4.28	-74.80	m	n
GIS	Gisborne	NZ	Pacific/Auckland	-38.66	177.98	m	y
GIU	Sigiriya	LK	Asia/Colombo	7.96	80.73	s	n
GIY	Giyani	ZA	Africa/Johannesburg	-23.28	30.65	s	n
GIZ	Jizan	SA	Asia/Riyadh	16.90	42.59	m	y
GJA	Guanaja	HN	America/Tegucigalpa	16.45	-85.91	m	y
GJL	Jijel	DZ	Africa/Algiers	36.80	5.87	m	y
GJM	Guajara-Mirim	BR	America/Boa_Vista	-10.79	-65.28	m	n
GJR	Gjögur	IS	Atlantic/Reykjavik	66.00	-21.33	s	n
GJT	Grand Junction	US	America/Denver	39.12	-108.53	l	y
GKA	Goronka	PG	Pacific/Port_Moresby	-6.08	145.39	m	y
GKD	Gokceada	TR	Europe/Istanbul	40.20	25.88	s	n
GKE	Geilenkirchen Airport	DE	Europe/Berlin	50.96	6.04	m	n
GKK	Kooddoo	MV	Indian/Maldives	0.73	73.43	s	y
GKL	Great Keppel Is Airport	AU	Australia/Lindeman	-23.18	150.94	s	n
GKN	Gulkana	US	America/Anchorage	62.15	-145.46	m	y
GKT	Sevierville	US	America/New_York	35.86	-83.53	s	n
GLA	Glasgow	GB	Europe/London	55.87	-4.43	l	y
GLB	Globe	US	America/Phoenix	33.35	-110.67	s	n
GLD	Goodland	US	America/Denver	39.37	-101.70	m	n
GLE	Gainesville	US	America/Chicago	33.65	-97.20	s	n
GLF	Golfito	CR	America/Costa_Rica	8.65	-83.18	m	y
GLG	Glengyle Airport	AU	Australia/Brisbane	-24.81	139.60	s	n
GLH	Greenville	US	America/Chicago	33.49	-90.98	m	y
GLI	Glen Innes Airport	AU	Australia/Sydney	-29.68	151.69	m	n
GLJ	Garzon	CO	America/Bogota	2.15	-75.69	-	-
GLK	Galcaio	SO	Africa/Mogadishu	6.78	47.45	s	y
GLL	Klanten	NO	Europe/Oslo	60.79	9.05	s	n
GLM	Glenormiston Airport	AU	Australia/Brisbane	-22.89	138.82	s	n
GLO	Staverton	GB	Europe/London	51.89	-2.17	m	n
GLR	Gaylord	US	America/Detroit	45.01	-84.70	s	n
GLS	Galveston	US	America/Chicago	29.27	-94.86	m	n
GLT	Gladstone	AU	Australia/Brisbane	-23.87	151.22	m	y
GLU	Gelephu	BT	Asia/Thimphu	26.88	90.46	m	n
GLV	Golovin	US	America/Anchorage	64.55	-163.01	s	y
GLW	Glasgow	US	America/Chicago	37.03	-85.95	s	n
GLX	Galela-Celebes Island	ID	Asia/Jayapura	1.84	127.79	s	n
GLZ	Breda	NL	Europe/Amsterdam	51.57	4.93	m	n
GMA	Gemena	CD	Africa/Kinshasa	3.24	19.77	m	y
GMB	Gambela	ET	Africa/Addis_Ababa	8.13	34.56	m	y
GMD	Ben Slimane	MA	Africa/Casablanca	33.66	-7.22	s	n
GME	Gomel	BY	Europe/Minsk	52.53	31.02	m	y
GMI	Gasmata Island	PG	Pacific/Port_Moresby	-6.27	150.33	s	y
GMM	Gamboma	CG	Africa/Brazzaville	-1.83	15.89	s	n
GMN	Greymouth Airport	NZ	Pacific/Auckland	-42.46	171.19	s	n
GMO	Gombe	NG	Africa/Lagos	10.30	10.90	m	y
GMP	Seoul	KR	Asia/Seoul	37.56	126.79	l	y
GMR	Totegegie Airport	PF	Pacific/Gambier	-23.08	-134.89	m	y
GMS	Uberlandia	BR	America/Sao_Paulo	-18.86	-48.42	m	y
GMT	Granite Mountain	US	America/Anchorage	65.40	-161.28	s	n
GMU	Greenville	US	America/New_York	34.85	-82.35	m	n
GMV	Monument Valley	US	America/Denver	37.02	-110.20	s	n
GMZ	Alajero	ES	Atlantic/Canary	28.03	-17.21	s	y
GNA	Hrodna	BY	Europe/Minsk	53.60	24.05	m	n
GNB	Grenoble	FR	Europe/Paris	45.36	5.33	m	y
GND	Saint George's	GD	America/Grenada	12.00	-61.79	m	y
GNF	Quincy	US	America/Los_Angeles	39.94	-120.95	s	n
GNG	Gooding	US	America/Boise	42.92	-114.77	s	n
GNI	Lyudao	TW	Asia/Taipei	22.67	121.47	s	n
GNJ	Ganja	AZ	Asia/Baku	40.74	46.32	m	y
GNM	Guanambi	BR	America/Fortaleza	-14.21	-42.75	s	n
GNR	General Roca	AR	America/Argentina/Salta	-39.00	-67.62	s	n
GNS	Gunung Sitoli, Nias Island	ID	Asia/Jakarta	1.17	97.70	m	y
GNT	Grants	US	America/Denver	35.17	-107.90	s	n
GNU	Goodnews	US	America/Anchorage	59.12	-161.57	s	y
GNV	Gainesville	US	America/New_York	29.69	-82.27	m	y
GNY	Sanliurfa	TR	Europe/Istanbul	37.45	38.90	m	y
GNZ	Ghanzi	BW	Africa/Gaborone	-21.69	21.66	s	n
GOA	Genova	IT	Europe/Rome	44.41	8.84	l	y
GOB	Goba	ET	Africa/Addis_Ababa	7.02	40.00	s	n
GOG	Gobabis	NA	Africa/Windhoek	-22.50	18.97	s	n
GOH	Nuuk	GL	America/Nuuk	64.19	-51.68	m	y
GOI	Dabolim	IN	Asia/Kolkata	15.38	73.83	l	y
GOJ	Nizhny Novgorod	RU	Europe/Moscow	56.23	43.78	m	y
GOK	Guthrie	US	America/Chicago	35.85	-97.42	s	n
GOL	Gold Beach	US	America/Los_Angeles	42.42	-124.42	s	n
GOM	Goma	CD	Africa/Kigali	-1.67	29.24	m	y
GON	Groton	US	America/New_York	41.33	-72.05	m	n
GOO	Goondiwindi Airport	AU	Australia/Brisbane	-28.52	150.32	s	n
GOP	Gorakhpur	IN	Asia/Kolkata	26.74	83.45	m	y
GOQ	Golmud	CN	Asia/Shanghai	36.40	94.79	m	y
GOR	Gore	ET	Africa/Addis_Ababa	8.16	35.55	s	n
GOT	Gothenburg	SE	Europe/Stockholm	57.66	12.28	l	y
GOU	Garoua	CM	Africa/Douala	9.34	13.37	m	y
GOV	Nhulunbuy	AU	Australia/Darwin	-12.27	136.82	m	y
GOX	Mopa	IN	Asia/Kolkata	15.73	73.87	l	y
GOY	Amparai	LK	Asia/Colombo	7.34	81.63	-	-
GOZ	Gorna Oryahovitsa	BG	Europe/Sofia	43.15	25.71	m	n
GPA	Patras	GR	Europe/Athens	38.15	21.43	m	y
GPB	Guarapuava	BR	America/Sao_Paulo	-25.39	-51.52	s	y
GPI	Guapi	CO	America/Bogota	2.57	-77.90	m	y
GPL	Pococi	CR	America/Costa_Rica	10.22	-83.80	m	n
GPN	Garden Point Airport	AU	Australia/Darwin	-11.40	130.42	m	n
GPO	General Pico	AR	America/Argentina/Salta	-35.70	-63.76	m	n
GPS	Baltra	EC	Pacific/Galapagos	-0.45	-90.27	s	y
GPT	Gulfport	US	America/Chicago	30.41	-89.07	m	y
GPZ	Grand Rapids	US	America/Chicago	47.21	-93.51	s	n
GQQ	Galion	US	America/New_York	40.75	-82.72	s	n
GRB	Green Bay	US	America/Chicago	44.48	-88.13	l	y
GRD	Greenwood	US	America/New_York	34.25	-82.16	s	n
GRE	Greenville	US	America/Chicago	38.84	-89.38	s	n
GRF	Fort Lewis	US	America/Los_Angeles	47.08	-122.58	m	n
GRI	Grand Island	US	America/Chicago	40.97	-98.31	m	y
GRJ	George	ZA	Africa/Johannesburg	-34.01	22.38	m	y
GRK	Fort Hood	US	America/Chicago	31.07	-97.83	m	y
GRL	Au	PG	Pacific/Port_Moresby	-7.98	147.21	s	n
GRM	Grand Marais	US	America/Chicago	47.84	-90.38	s	n
GRN	Gordon	US	America/Denver	42.81	-102.18	s	n
GRO	Girona	ES	Europe/Madrid	41.90	2.76	m	y
GRP	Gurupi	BR	America/Fortaleza	-11.74	-49.13	s	n
GRQ	Groningen	NL	Europe/Amsterdam	53.12	6.58	m	y
GRR	Grand Rapids	US	America/New_York	42.88	-85.52	l	y
GRS	Grosetto	IT	Europe/Rome	42.76	11.07	m	n
GRU	São Paulo	BR	America/Sao_Paulo	-23.44	-46.47	l	y
GRV	Grozny	RU	Europe/Moscow	43.39	45.70	m	y
GRW	Santa Cruz da Graciosa	PT	Atlantic/Azores	39.09	-28.03	m	y
GRX	Granada	ES	Europe/Madrid	37.19	-3.78	m	y
GRY	Grímsey	IS	Atlantic/Reykjavik	66.55	-18.02	s	y
GRZ	Graz	AT	Europe/Vienna	46.99	15.44	l	y
GSA	Long Miau	MY	Asia/Kuching	4.40	115.72	s	n
GSB	Goldsboro	US	America/New_York	35.34	-77.96	m	n
GSC	Gascoyne Junction Airport	AU	Australia/Perth	-25.05	115.20	s	n
GSE	Gothenburg	SE	Europe/Stockholm	57.77	11.87	m	n
GSH	Goshen	US	America/Indiana/Indianapolis	41.53	-85.79	s	n
GSI	Grand-Santi	GF	America/Cayenne	4.29	-54.37	s	n
GSJ	Puerto San Jose	GT	America/Guatemala	13.94	-90.84	m	n
GSM	Dayrestan Airport	IR	Asia/Tehran	26.75	55.90	s	y
GSN	Mount Gunson	AU	Australia/Adelaide	-31.46	137.17	s	n
GSO	Greensboro	US	America/New_York	36.10	-79.94	l	y
GSP	Greer	US	America/New_York	34.90	-82.22	l	y
GSQ	Shark El Oweinat International Airport	EG	Africa/Cairo	22.59	28.72	s	n
GSR	Gardo	SO	Africa/Mogadishu	9.52	49.08	s	n
GSS	Belfast	ZA	Africa/Johannesburg	-24.94	31.44	s	n
GST	Gustavus	US	America/Anchorage	58.43	-135.71	m	y
GSU	Gedaref	SD	Africa/Khartoum	14.13	35.32	c	n
GSV	Saratov	RU	Europe/Saratov	51.71	46.17	l	y
GTA	Gatokae	SB	Pacific/Guadalcanal	-8.74	158.20	s	y
GTE	Groote Eylandt	AU	Australia/Darwin	-13.97	136.46	m	y
GTF	Great Falls	US	America/Denver	47.48	-111.37	m	y
GTG	Grantsburg	US	America/Chicago	45.80	-92.66	s	n
GTI	Rugen	DE	Europe/Berlin	54.38	13.33	s	n
GTN	Glentanner Station	NZ	Pacific/Auckland	-43.91	170.13	m	n
GTO	Gorontalo-Celebes Island	ID	Asia/Makassar	0.64	122.85	s	y
GTP	Grants Pass	US	America/Los_Angeles	42.51	-123.39	s	n
GTR	Columbus	US	America/Chicago	33.45	-88.59	m	y
GTS	The Granites	AU	Australia/Darwin	-20.55	130.35	s	n
GTT	Georgetown Airport	AU	Australia/Brisbane	-18.30	143.53	s	n
GTY	Gettysburg	US	America/New_York	39.84	-77.27	s	n
GUA	Guatemala City	GT	America/Guatemala	14.58	-90.53	l	y
GUB	Guerrero Negro	MX	America/Tijuana	28.03	-114.02	s	y
GUC	Gunnison	US	America/Denver	38.53	-106.93	m	y
GUD	Goundam	ML	Africa/Bamako	16.36	-3.60	s	n
GUF	Gulf Shores	US	America/Chicago	30.29	-87.67	s	n
GUH	Gunnedah Airport	AU	Australia/Sydney	-30.96	150.25	m	n
GUI	Guiria Airport	VE	America/Caracas	10.57	-62.31	m	n
GUJ	Guaratingueta	BR	America/Sao_Paulo	-22.79	-45.20	m	n
GUL	Goulburn Airport	AU	Australia/Sydney	-34.81	149.73	m	n
GUM	Tamuning	GU	Pacific/Guam	13.48	144.80	l	y
GUP	Gallup	US	America/Denver	35.51	-108.79	m	y
GUQ	Guanare	VE	America/Caracas	9.03	-69.76	m	n
GUR	Gurney	PG	Pacific/Port_Moresby	-10.31	150.33	m	y
GUS	Peru	US	America/Indiana/Indianapolis	40.65	-86.15	m	n
GUT	Gutersloh	DE	Europe/Berlin	51.92	8.31	c	n
GUU	Grundarfjörður	IS	Atlantic/Reykjavik	64.99	-23.22	s	n
GUV	Mougulu	PG	Pacific/Port_Moresby	-6.28	142.42	s	n
GUW	Atyrau	KZ	Asia/Oral	47.12	51.82	m	y
GUX	Guna Airport	IN	Asia/Kolkata	24.65	77.35	s	n
GUY	Guymon	US	America/Chicago	36.68	-101.51	m	n
GUZ	Guarapari	BR	America/Sao_Paulo	-20.65	-40.49	s	y
GVA	Geneva	CH	Europe/Zurich	46.24	6.11	l	y
GVE	Gordonsville	US	America/New_York	38.16	-78.17	s	n
GVI	Green River	PG	Pacific/Port_Moresby	-3.90	141.17	s	n
GVL	Gainesville	US	America/New_York	34.27	-83.83	s	n
GVN	Sovetskaya Gavan	RU	Asia/Vladivostok	48.93	140.03	m	n
GVP	Greenvale Airport	AU	Australia/Brisbane	-18.98	145.12	s	n
GVR	Governador Valadares	BR	America/Sao_Paulo	-18.90	-41.98	m	y
GVT	Greenville	US	America/Chicago	33.07	-96.07	s	n
GVX	Gavle	SE	Europe/Stockholm	60.59	16.95	m	n
GWA	Gwa	MM	Asia/Yangon	17.60	94.58	s	n
GWD	Gwadar	PK	Asia/Karachi	25.23	62.33	m	y
GWE	Gweru	ZW	Africa/Harare	-19.44	29.86	m	n
GWL	Gwalior	IN	Asia/Kolkata	26.29	78.23	m	y
GWO	Greenwood	US	America/Chicago	33.49	-90.09	m	n
GWS	Glenwood Springs	US	America/Denver	39.51	-107.31	s	n
GWT	Westerland	DE	Europe/Berlin	54.91	8.34	m	y
GWV	Bush	US	America/Chicago	30.59	-89.87	s	n
GXF	Sayun	YE	Asia/Aden	15.97	48.79	m	y
GXG	Negage	AO	Africa/Luanda	-7.75	15.29	m	y
GXH	Xiahe	CN	Asia/Shanghai	34.82	102.62	m	y
GXM	Kuala Kurun	ID	Asia/Makassar	-1.13	113.87	-	-
GXQ	Coyhaique	CL	America/Santiago	-45.59	-72.11	m	n
GXX	Yagoua	CM	Africa/Douala	10.36	15.24	s	n
GXY	Greeley	US	America/Denver	40.44	-104.63	s	n
GYA	Guayaramerin	BO	America/La_Paz	-10.82	-65.35	s	y
GYD	Baku	AZ	Asia/Baku	40.47	50.05	l	y
GYE	Guayaquil	EC	America/Guayaquil	-2.16	-79.88	l	y
GYG	Magan	RU	Asia/Yakutsk	62.10	129.55	m	n
GYI	Gisenyi	RW	Africa/Kigali	-1.68	29.26	m	n
GYL	Argyle Airport	AU	Australia/Perth	-16.64	128.45	s	n
GYM	Guaymas	MX	America/Hermosillo	27.97	-110.92	m	y
GYN	Goiania	BR	America/Sao_Paulo	-16.63	-49.22	l	y
GYP	Gympie Airport	AU	Australia/Brisbane	-26.28	152.70	s	n
GYR	Goodyear	US	America/Phoenix	33.42	-112.38	s	n
GYS	Guangyuan	CN	Asia/Shanghai	32.39	105.70	m	y
GYU	Guyuan	CN	Asia/Shanghai	36.08	106.22	m	y
GYY	Gary	US	America/Chicago	41.62	-87.41	s	n
GYZ	Gruyere Airport	AU	Australia/Perth	-28.03	123.81	s	y
GZG	Garze	CN	Asia/Shanghai	31.76	99.55	s	y
GZO	Gizo	SB	Pacific/Guadalcanal	-8.10	156.86	s	y
GZP	Gazipasa	TR	Europe/Istanbul	36.30	32.30	m	y
GZT	Gaziantep	TR	Europe/Istanbul	36.95	37.48	m	y
GZW	Qazvin	IR	Asia/Tehran	36.24	50.05	m	n
HAA	Hasvik	NO	Europe/Oslo	70.49	22.14	s	y
HAB	Hamilton	US	America/Chicago	34.12	-88.00	s	n
HAC	Hachijojima	JP	Asia/Tokyo	33.12	139.79	m	y
HAD	Halmstad	SE	Europe/Stockholm	56.69	12.82	m	y
HAF	Half Moon Bay	US	America/Los_Angeles	37.51	-122.50	s	n
HAH	Moroni	KM	Indian/Comoro	-11.53	43.27	m	y
HAI	Three Rivers	US	America/Detroit	41.96	-85.59	s	n
HAJ	Hannover	DE	Europe/Berlin	52.46	9.69	l	y
HAK	Haikou	CN	Asia/Shanghai	19.93	110.46	l	y
HAM	Hamburg	DE	Europe/Berlin	53.63	9.99	l	y
HAN	Hanoi	VN	Asia/Ho_Chi_Minh	21.22	105.81	l	y
HAO	Hamilton	US	America/New_York	39.36	-84.52	s	n
HAQ	Haa Dhaalu	MV	Indian/Maldives	6.75	73.17	m	y
HAR	Harrisburg	US	America/New_York	40.22	-76.85	s	n
HAS	Hail Airport	SA	Asia/Riyadh	27.44	41.69	m	y
HAT	Heathlands Airport	AU	Australia/Brisbane	-11.75	142.58	s	n
HAU	Karmoy	NO	Europe/Oslo	59.35	5.21	m	y
HAV	Havana	CU	America/Havana	22.99	-82.41	l	y
HAW	Haverfordwest	GB	Europe/London	51.83	-4.96	m	n
HAY	Aguachica	CO	America/Bogota	8.30	-73.63	s	n
HBA	Hobart	AU	Australia/Hobart	-42.84	147.51	l	y
HBB	Hobbs	US	America/Denver	32.77	-103.21	s	n
HBE	Alexandria	EG	Africa/Cairo	30.92	29.70	m	y
HBG	Hattiesburg	US	America/Chicago	31.26	-89.25	m	n
HBK	Holbrook	US	America/Phoenix	34.94	-110.14	s	n
HBQ	Haibei	CN	Asia/Shanghai	38.01	100.64	s	y
HBR	Hobart	US	America/Chicago	34.99	-99.05	m	n
HBT	King Khaled Military City	SA	Asia/Riyadh	27.90	45.53	-	-
HBU	Bulgan Sum Airport	MN	Asia/Hovd	46.10	91.58	s	n
HBX	Hubli	IN	Asia/Kolkata	15.36	75.08	m	y
HCA	Big Spring	US	America/Chicago	32.21	-101.52	c	n
HCC	Hudson	US	America/New_York	42.29	-73.71	s	n
HCM	Eil	SO	Africa/Mogadishu	7.92	49.80	s	n
HCN	Hengchung	TW	Asia/Taipei	22.04	120.73	m	n
HCQ	Halls Creek Airport	AU	Australia/Perth	-18.23	127.67	m	n
HCR	Holy Cross	US	America/Anchorage	62.19	-159.77	m	y
HCW	Cheraw	US	America/New_York	34.71	-79.96	s	n
HCZ	Chenzhou	CN	Asia/Shanghai	25.75	112.84	m	y
HDD	Hyderabad	PK	Asia/Karachi	25.32	68.37	s	y
HDE	Holdrege	US	America/Chicago	40.45	-99.34	s	n
HDF	Heringsdorf	DE	Europe/Berlin	53.88	14.15	m	y
HDG	Handan	CN	Asia/Shanghai	36.53	114.43	m	y
HDH	Mokuleia	US	Pacific/Honolulu	21.58	-158.20	s	n
HDK	Kulhudhuffushi	MV	Indian/Maldives	6.63	73.07	s	y
HDM	Hamadan	IR	Asia/Tehran	34.87	48.55	m	y
HDN	Hayden	US	America/Denver	40.48	-107.22	m	y
HDO	Ghaziabad	IN	Asia/Kolkata	28.71	77.34	s	y
HDR	Havadarya	IR	Asia/Tehran	27.16	56.17	s	n
HDS	Hoedspruit	ZA	Africa/Johannesburg	-24.37	31.05	s	y
HDY	Hat Yai	TH	Asia/Bangkok	6.93	100.39	l	y
HEA	Herat Airport	AF	Asia/Kabul	34.21	62.23	m	y
HED	Herendeen Bay	US	America/Anchorage	55.80	-160.90	s	n
HEE	Helena	US	America/Chicago	34.58	-90.68	s	n
HEH	Heho	MM	Asia/Yangon	20.75	96.79	s	y
HEI	Busum	DE	Europe/Berlin	54.15	8.90	s	y
HEK	Heihe	CN	Asia/Shanghai	50.17	127.31	m	y
HEL	Helsinki	FI	Europe/Helsinki	60.32	24.96	l	y
HER	Heraklion	GR	Europe/Athens	35.34	25.18	l	y
HES	Hermiston	US	America/Los_Angeles	45.83	-119.26	s	n
HET	Hohhot	CN	Asia/Shanghai	40.85	111.82	l	y
HEW	Athens	GR	Europe/Athens	37.89	23.73	-	-
HEZ	Natchez	US	America/Chicago	31.61	-91.30	s	n
HFA	Haifa	IL	Asia/Jerusalem	32.81	35.04	m	y
HFD	Hartford	US	America/New_York	41.74	-72.65	m	n
HFE	Hefei	CN	Asia/Shanghai	31.99	116.97	l	y
HFF	Camp Mackall	US	America/New_York	35.04	-79.50	s	n
HFN	Höfn	IS	Atlantic/Reykjavik	64.30	-15.23	m	y
HFS	Hagfors Airport	SE	Europe/Stockholm	60.02	13.58	s	y
HFT	Hammerfest	NO	Europe/Oslo	70.68	23.67	m	y
HGA	Hargeisa	SO	Africa/Mogadishu	9.52	44.09	m	y
HGD	Hughenden Airport	AU	Australia/Brisbane	-20.82	144.23	s	y
HGE	Higuerote Airport	VE	America/Caracas	10.46	-66.09	s	n
HGH	Hangzhou	CN	Asia/Shanghai	30.23	120.43	l	y
HGI	Itanagar	IN	Asia/Kolkata	26.97	93.64	s	y
HGL	Helgoland	DE	Europe/Berlin	54.19	7.92	s	y
HGN	Mae Hong Son Airport	TH	Asia/Bangkok	19.30	97.98	m	y
HGO	Korhogo Airport	CI	Africa/Abidjan	9.39	-5.56	m	y
HGR	Hagerstown	US	America/New_York	39.71	-77.73	m	y
HGS	Freetown	SL	Africa/Freetown	8.40	-13.13	s	n
HGU	Mount Hagen	PG	Pacific/Port_Moresby	-5.83	144.30	m	y
HGZ	Hogatza	US	America/Anchorage	66.18	-155.68	s	n
HHE	Hachinohe Airport	JP	Asia/Tokyo	40.56	141.47	m	n
HHH	Hilton Head Island	US	America/New_York	32.22	-80.70	m	y
HHI	Wahiawa	US	Pacific/Honolulu	21.48	-158.04	s	n
HHN	Hahn	DE	Europe/Berlin	49.95	7.26	l	y
HHQ	Hua Hin	TH	Asia/Bangkok	12.64	99.95	m	y
HHR	Hawthorne	US	America/Los_Angeles	33.92	-118.34	m	y
HHZ	Hikueru Atoll	PF	Pacific/Tahiti	-17.54	-142.61	s	y
HIA	Huai'an	CN	Asia/Shanghai	33.79	119.12	m	y
HIB	Hibbing	US	America/Chicago	47.39	-92.84	m	y
HID	Horn Island	AU	Australia/Brisbane	-10.59	142.29	m	y
HIE	Whitefield	US	America/New_York	44.37	-71.55	s	n
HIF	Ogden	US	America/Denver	41.12	-111.97	m	n
HIG	Highbury Airport	AU	Australia/Brisbane	-16.43	143.15	s	n
HII	Lake Havasu City	US	America/Phoenix	34.57	-114.36	m	n
HIJ	Hiroshima	JP	Asia/Tokyo	34.44	132.92	l	y
HIM	Hingurakgoda	LK	Asia/Colombo	8.05	80.98	m	n
HIN	Sacheon	KR	Asia/Seoul	35.09	128.07	m	y
HIO	Portland	US	America/Los_Angeles	45.54	-122.95	m	n
HIP	Headingly Airport	AU	Australia/Brisbane	-21.33	138.28	s	n
HIR	Honiara	SB	Pacific/Guadalcanal	-9.43	160.05	l	y
HJJ	Huaihua	CN	Asia/Shanghai	27.44	109.70	m	y
HJR	Khajuraho	IN	Asia/Kolkata	24.82	79.92	m	y
HJT	Khujirt Airport	MN	Asia/Ulaanbaatar	46.93	102.77	s	n
HKA	Blytheville	US	America/Chicago	35.94	-89.83	s	n
HKD	Hakodate	JP	Asia/Tokyo	41.77	140.82	m	y
HKG	Hong Kong	HK	Asia/Hong_Kong	22.31	113.92	l	y
HKK	Hokitika Airfield	NZ	Pacific/Auckland	-42.71	170.99	m	y
HKN	Hoskins	PG	Pacific/Port_Moresby	-5.46	150.41	m	y
HKS	Jackson	US	America/Chicago	32.33	-90.22	s	n
HKT	Phuket	TH	Asia/Bangkok	8.11	98.32	l	y
HKY	Hickory	US	America/New_York	35.74	-81.39	m	n
HLA	Johannesburg	ZA	Africa/Johannesburg	-25.94	27.93	m	y
HLB	Batesville	US	America/Indiana/Indianapolis	39.34	-85.26	s	n
HLC	Hill City	US	America/Chicago	39.38	-99.83	s	n
HLD	Hailar	CN	Asia/Shanghai	49.20	119.83	m	y
HLE	Saint Helena	SH	Atlantic/St_Helena	-15.96	-5.65	s	y
HLF	Hultsfred Airport	SE	Europe/Stockholm	57.53	15.82	s	n
HLG	Wheeling	US	America/New_York	40.18	-80.65	m	n
HLH	Ulanhot	CN	Asia/Shanghai	46.20	122.01	s	y
HLI	Hollister	US	America/Los_Angeles	36.89	-121.41	s	n
HLJ	Barysiai	LT	Europe/Vilnius	56.07	23.56	s	n
HLL	Hillside Airport	AU	Australia/Perth	-21.75	119.42	s	n
HLN	Helena	US	America/Denver	46.61	-111.98	m	y
HLP	Jakarta	ID	Asia/Jakarta	-6.27	106.89	m	y
HLR	Fort Hood	US	America/Chicago	31.14	-97.71	h	n
HLS	St Helens Airport	AU	Australia/Hobart	-41.34	148.28	s	n
HLT	Hamilton Airport	AU	Australia/Hobart	-37.65	142.06	m	n
HLU	Houailou	NC	Pacific/Noumea	-21.26	165.62	m	y
HLW	Hluhluwe	ZA	Africa/Johannesburg	-28.02	32.28	s	n
HLZ	Hamilton	NZ	Pacific/Auckland	-37.87	175.33	m	y
HMA	Khanty-Mansiysk	RU	Asia/Yekaterinburg	61.03	69.09	m	y
HMB	Sohag	EG	Africa/Cairo	26.34	31.74	m	y
HME	Hassi Messaoud	DZ	Africa/Algiers	31.67	6.14	m	y
HMG	Hermannsburg Airport	AU	Australia/Darwin	-23.93	132.80	s	n
HMI	Hami	CN	Asia/Shanghai	42.84	93.67	m	y
HMJ	Khmelnytskyi	UA	Europe/Kyiv	49.36	26.93	m	n
HMN	Alamogordo	US	America/Denver	32.85	-106.11	m	n
HMO	Hermosillo	MX	America/Hermosillo	29.10	-111.05	l	y
HMR	Hamar	NO	Europe/Oslo	60.82	11.07	s	n
HMT	Hemet	US	America/Los_Angeles	33.73	-117.02	s	n
HMV	Hemavan Airport	SE	Europe/Stockholm	65.81	15.08	s	y
HMY	Seosan	KR	Asia/Seoul	36.70	126.49	s	n
HNA	Hanamaki Airport	JP	Asia/Tokyo	39.43	141.13	m	y
HNB	Huntingburg	US	America/Indiana/Vincennes	38.25	-86.95	s	n
HNC	Hatteras	US	America/New_York	35.23	-75.62	s	n
HND	Tokyo	JP	Asia/Tokyo	35.55	139.78	l	y
HNH	Hoonah	US	America/Anchorage	58.10	-135.41	s	y
HNI	Hechi	CN	Asia/Shanghai	24.80	107.71	-	-
HNL	Honolulu	US	Pacific/Honolulu	21.32	-157.92	l	y
HNM	Hana	US	Pacific/Honolulu	20.80	-156.01	m	y
HNS	Haines	US	America/Anchorage	59.24	-135.52	m	y
HNY	Hengyang	CN	Asia/Shanghai	26.91	112.63	s	y
HOA	Hola	KE	Africa/Nairobi	-1.52	40.00	s	n
HOB	Hobbs	US	America/Denver	32.69	-103.22	m	y
HOD	Hodeida	YE	Asia/Aden	14.75	42.98	s	y
HOF	Al Ahsa Airport	SA	Asia/Riyadh	25.29	49.49	m	y
HOG	Holguin	CU	America/Havana	20.79	-76.32	m	y
HOH	Hohenems	AT	Europe/Vienna	47.38	9.70	s	n
HOI	Hao Airport	PF	Pacific/Tahiti	-18.07	-140.95	m	y
HOK	Hooker Creek Airport	AU	Australia/Darwin	-18.34	130.64	s	y
HOM	Homer	US	America/Anchorage	59.65	-151.48	m	y
HON	Huron	US	America/Chicago	44.39	-98.23	m	n
HOP	Fort Campbell	US	America/Chicago	36.67	-87.49	m	n
HOQ	Hof	DE	Europe/Berlin	50.29	11.86	m	n
HOR	Horta	PT	Atlantic/Azores	38.52	-28.72	m	y
HOS	Chos Malal	AR	America/Argentina/Salta	-37.44	-70.22	s	n
HOT	Hot Springs	US	America/Chicago	34.48	-93.10	m	y
HOU	Houston	US	America/Chicago	29.65	-95.28	l	y
HOV	Ørsta	NO	Europe/Oslo	62.18	6.07	m	y
HOX	Hommalinn	MM	Asia/Yangon	24.90	94.91	s	n
HPA	Lifuka	TO	Pacific/Tongatapu	-19.78	-174.34	m	y
HPB	Hooper Bay	US	America/Anchorage	61.52	-166.15	s	y
HPH	Haiphong	VN	Asia/Ho_Chi_Minh	20.82	106.72	m	y
HPN	White Plains	US	America/New_York	41.07	-73.71	l	y
HPT	Hampton	US	America/Chicago	42.72	-93.23	s	n
HPV	Hanalei	US	Pacific/Honolulu	22.21	-159.45	s	n
HPY	Baytown	US	America/Chicago	29.79	-94.95	s	n
HQL	Tashkurgan	CN	Asia/Shanghai	37.66	75.29	s	y
HQM	Hoquiam	US	America/Los_Angeles	46.97	-123.94	m	n
HRB	Harbin	CN	Asia/Shanghai	45.62	126.25	l	y
HRE	Harare	ZW	Africa/Harare	-17.93	31.09	l	y
HRF	Hoarafushi	MV	Indian/Maldives	6.97	72.90	s	y
HRG	Hurghada	EG	Africa/Cairo	27.18	33.80	l	y
HRI	Hambantota	LK	Asia/Colombo	6.28	81.12	l	y
HRK	Kharkiv	UA	Europe/Kyiv	49.92	36.29	m	y
HRL	Harlingen	US	America/Chicago	26.23	-97.66	m	y
HRM	Hassi R'Mel Airport	DZ	Africa/Algiers	32.93	3.31	m	n
HRO	Harrison	US	America/Chicago	36.26	-93.15	m	y
HRS	Harrismith	ZA	Africa/Johannesburg	-28.24	29.11	m	n
HRT	Linton-On-Ouse	GB	Europe/London	54.05	-1.25	l	n
HRY	Henbury Airport	AU	Australia/Darwin	-24.55	133.22	s	n
HRZ	Horizontina	BR	America/Sao_Paulo	-27.64	-54.34	s	n
HSA	Turkistan	KZ	Asia/Almaty	43.31	68.55	m	y
HSB	Harrisburg	US	America/Chicago	37.81	-88.55	s	n
HSC	Shaoguan	CN	Asia/Shanghai	24.97	113.42	m	y
HSG	Saga	JP	Asia/Tokyo	33.15	130.30	m	y
HSH	Las Vegas	US	America/Los_Angeles	35.97	-115.13	s	n
HSI	Hastings	US	America/Chicago	40.61	-98.43	s	n
HSK	Monflorite	ES	Europe/Madrid	42.08	-0.32	s	n
HSL	Huslia	US	America/Anchorage	65.70	-156.35	m	y
HSM	Horsham Airport	AU	Australia/Melbourne	-36.67	142.17	m	n
HSN	Zhoushan	CN	Asia/Shanghai	29.93	122.36	m	y
HSP	Hot Springs	US	America/New_York	37.95	-79.83	s	n
HSR	Rajkot	IN	Asia/Kolkata	22.38	71.03	l	n
HSS	Hissar Airport	IN	Asia/Kolkata	29.18	75.76	m	y
HST	Homestead	US	America/New_York	25.49	-80.38	m	n
HSV	Huntsville	US	America/Chicago	34.64	-86.78	l	y
HSZ	Hsinchu City	TW	Asia/Taipei	24.82	120.94	m	n
HTA	Chita	RU	Asia/Chita	52.03	113.31	m	y
HTG	Khatanga	RU	Asia/Krasnoyarsk	71.98	102.49	m	y
HTH	Hawthorne	US	America/Los_Angeles	38.55	-118.63	s	n
HTI	Hamilton Island	AU	Australia/Lindeman	-20.36	148.95	m	y
HTL	Houghton Lake	US	America/Detroit	44.36	-84.67	s	n
HTN	Hotan	CN	Asia/Shanghai	37.04	79.86	m	y
HTO	East Hampton	US	America/New_York	40.96	-72.25	s	n
HTR	Hateruma	JP	Asia/Tokyo	24.06	123.81	s	n
HTS	Huntington	US	America/New_York	38.37	-82.56	m	y
HTU	Hopetoun Airport	AU	Australia/Melbourne	-35.72	142.36	m	n
HTV	Huntsville	US	America/Chicago	30.75	-95.59	m	n
HTW	Chesapeake	US	America/New_York	38.42	-82.49	s	n
HTY	Hatay	TR	Europe/Istanbul	36.36	36.28	m	y
HTZ	Hato Corozal	CO	America/Bogota	6.15	-71.75	s	n
HUA	Redstone Arsnl Huntsville	US	America/Chicago	34.68	-86.68	m	n
HUB	Humbert River Airport	AU	Australia/Darwin	-16.49	130.63	s	n
HUC	Humacao	US	America/Puerto_Rico	18.14	-65.80	-	-
HUD	Humboldt	US	America/Chicago	42.73	-94.25	s	n
HUE	Humera	ET	Africa/Addis_Ababa	14.25	36.58	s	n
HUF	Terre Haute	US	America/Indiana/Indianapolis	39.45	-87.31	m	n
HUG	Huehuetenango	GT	America/Guatemala	15.33	-91.46	s	y
HUH	Fare	PF	Pacific/Tahiti	-16.69	-151.02	m	y
HUI	Hue	VN	Asia/Ho_Chi_Minh	16.40	107.70	m	y
HUJ	Hugo	US	America/Chicago	34.03	-95.54	s	n
HUL	Houlton	US	America/New_York	46.12	-67.79	m	n
HUM	Houma	US	America/Chicago	29.57	-90.66	s	n
HUN	Hualien City	TW	Asia/Taipei	24.02	121.62	m	y
HUO	Holingol	CN	Asia/Shanghai	45.49	119.41	m	y
HUQ	Hon Airport	LY	Africa/Tripoli	29.11	15.97	s	n
HUS	Hughes	US	America/Anchorage	66.04	-154.26	s	y
HUT	Hutchinson	US	America/Chicago	38.07	-97.86	m	n
HUU	Huanuco	PE	America/Lima	-9.88	-76.20	m	y
HUW	Humaita	BR	America/Manaus	-7.53	-63.07	s	n
HUX	Huatulco	MX	America/Mexico_City	15.78	-96.26	m	y
HUY	Grimsby	GB	Europe/London	53.57	-0.35	m	y
HUZ	Huizhou	CN	Asia/Shanghai	23.05	114.60	m	y
HVA	Analalava Airport	MG	Indian/Antananarivo	-14.63	47.76	m	n
HVB	Hervey Bay	AU	Australia/Brisbane	-25.32	152.88	m	y
HVD	Khovd	MN	Asia/Hovd	47.95	91.63	m	y
HVE	Hanksville	US	America/Denver	38.42	-110.70	s	n
HVG	Honningsvåg	NO	Europe/Oslo	71.01	25.98	m	y
HVK	Hólmavík	IS	Atlantic/Reykjavik	65.70	-21.70	s	n
HVN	New Haven	US	America/New_York	41.26	-72.89	m	y
HVR	Havre	US	America/Denver	48.54	-109.76	m	y
HVS	Hartsville	US	America/New_York	34.40	-80.12	s	n
HWD	Hayward	US	America/Los_Angeles	37.66	-122.12	s	n
HWK	Hawker	AU	Australia/Adelaide	-31.86	138.47	s	n
HWN	Hwange	ZW	Africa/Harare	-18.63	27.02	m	n
HWO	Hollywood	US	America/New_York	26.00	-80.24	s	n
HWR	Ludhiana	IN	Asia/Kolkata	30.75	75.63	s	n
HXD	Delingha	CN	Asia/Shanghai	37.12	97.27	s	y
HXX	Hay Airport	AU	Australia/Sydney	-34.53	144.83	m	n
HYA	Hyannis	US	America/New_York	41.67	-70.28	l	y
HYC	High Wycombe	GB	Europe/London	51.61	-0.81	s	n
HYD	Hyderabad	IN	Asia/Kolkata	17.23	78.43	l	y
HYL	Hollis	US	America/Anchorage	55.49	-132.62	w	y
HYN	Huangyan	CN	Asia/Shanghai	28.56	121.43	m	y
HYR	Hayward	US	America/Chicago	46.03	-91.44	m	n
HYS	Hays	US	America/Chicago	38.84	-99.27	m	y
HYV	Hyvinkaa Airport	FI	Europe/Helsinki	60.65	24.88	s	n
HZA	Heze	CN	Asia/Shanghai	35.21	115.74	m	y
HZB	Merville	FR	Europe/Paris	50.62	2.64	m	n
HZG	Hanzhong	CN	Asia/Shanghai	33.06	107.01	s	y
HZH	Qiandongnan Liping Airport	CN	Asia/Shanghai	26.32	109.15	m	y
HZK	Húsavík	IS	Atlantic/Reykjavik	65.95	-17.43	m	y
HZL	Hazleton	US	America/New_York	40.99	-75.99	s	n
HZP	Fort Mackay	CA	America/Edmonton	57.38	-111.70	s	n
IAA	Igarka	RU	Asia/Krasnoyarsk	67.44	86.62	m	y
IAB	Wichita	US	America/Chicago	37.62	-97.27	m	n
IAD	Washington	US	America/New_York	38.95	-77.46	l	y
IAG	Niagara Falls	US	America/New_York	43.11	-78.95	m	y
IAH	Houston	US	America/Chicago	29.98	-95.34	l	y
IAM	Amenas	DZ	Africa/Algiers	28.05	9.64	m	y
IAN	Kiana	US	America/Anchorage	66.98	-160.44	m	y
IAO	Del Carmen	PH	Asia/Manila	9.86	126.01	s	y
IAQ	Bushehr	IR	Asia/Tehran	29.84	50.27	s	n
IAR	Tunoshna Airport	RU	Europe/Moscow	57.56	40.16	s	n
IAS	Iasi	RO	Europe/Bucharest	47.18	27.62	m	y
IBA	Ibadan	NG	Africa/Lagos	7.36	3.98	m	y
IBB	Isabela	EC	Pacific/Galapagos	-0.94	-90.95	s	y
IBE	Ibague	CO	America/Bogota	4.42	-75.13	m	y
IBP	Iberia	PE	America/Lima	-11.41	-69.49	m	n
IBR	Omitama	JP	Asia/Tokyo	36.18	140.41	m	y
IBZ	Ibiza	ES	Europe/Madrid	38.87	1.37	l	y
ICA	Icabaru Airport	VE	America/Caracas	4.34	-61.74	s	n
ICC	Isla de Coche	VE	America/Caracas	10.79	-63.98	s	y
ICI	Cicia	FJ	Pacific/Fiji	-17.74	-179.34	s	y
ICK	Nieuw Nickerie	SR	America/Paramaribo	5.96	-57.04	s	n
ICL	Clarinda	US	America/Chicago	40.72	-95.03	s	n
ICN	Seoul	KR	Asia/Seoul	37.47	126.45	l	y
ICR	Nicaro	CU	America/Havana	20.69	-75.53	s	n
ICS	Cascade	US	America/Boise	44.49	-116.01	s	n
ICT	Wichita	US	America/Chicago	37.65	-97.43	l	y
ICY	Icy Bay	US	America/Anchorage	59.97	-141.66	s	n
IDA	Idaho Falls	US	America/Boise	43.51	-112.07	m	y
IDB	Idre	SE	Europe/Stockholm	61.87	12.69	s	n
IDF	Idiofa	CD	Africa/Kinshasa	-5.00	19.60	s	n
IDG	Ida Grove	US	America/Chicago	42.33	-95.44	s	n
IDH	Grangeville	US	America/Los_Angeles	45.94	-116.12	s	n
IDI	Indiana	US	America/New_York	40.63	-79.10	s	n
IDK	Indulkana Airport	AU	Australia/Adelaide	-26.97	133.32	s	n
IDO	Cristalandia	BR	America/Araguaina	-11.57	-50.67	s	n
IDP	Independence	US	America/Chicago	37.16	-95.78	s	n
IDR	Indore	IN	Asia/Kolkata	22.72	75.80	m	y
IDY	Ile d'Yeu	FR	Europe/Paris	46.72	-2.39	s	y
IEG	Babimost	PL	Europe/Warsaw	52.14	15.80	m	y
IEJ	Ie Jima Airport	JP	Asia/Tokyo	26.72	127.78	m	n
IES	Riesa	DE	Europe/Berlin	51.29	13.36	s	n
IEV	Kyiv	UA	Europe/Kyiv	50.40	30.45	m	y
IFA	Iowa Falls	US	America/Chicago	42.47	-93.27	s	n
IFF	Iffley Airport	AU	Australia/Brisbane	-18.90	141.22	s	n
IFH	Hesa	IR	Asia/Tehran	32.93	51.56	s	n
IFJ	Ísafjörður	IS	Atlantic/Reykjavik	66.06	-23.14	m	y
IFL	Innisfail Airport	AU	Australia/Brisbane	-17.56	146.01	s	n
IFN	Isfahan	IR	Asia/Tehran	32.75	51.86	m	y
IFO	Ivano-Frankivsk	UA	Europe/Kyiv	48.88	24.69	m	y
IFP	Bullhead City	US	America/Phoenix	35.15	-114.56	m	n
IFU	Ifuru	MV	Indian/Maldives	5.71	73.03	s	n
IGA	Matthew Town	BS	America/Nassau	20.98	-73.67	m	y
IGB	Ingeniero Jacobacci	AR	America/Argentina/Salta	-41.32	-69.57	s	n
IGD	Igdir	TR	Europe/Istanbul	39.98	43.88	m	y
IGG	Igiugig	US	America/Anchorage	59.32	-155.90	s	y
IGH	Ingham Airport	AU	Australia/Brisbane	-18.66	146.15	s	n
IGL	Izmir	TR	Europe/Istanbul	38.51	27.01	m	n
IGM	Kingman	US	America/Phoenix	35.26	-113.94	m	n
IGN	Iligan Airport	PH	Asia/Manila	8.13	124.22	s	n
IGO	Chigorodo	CO	America/Bogota	7.68	-76.69	s	n
IGR	Puerto Iguazu	AR	America/Argentina/Cordoba	-25.74	-54.47	m	y
IGS	Manching	DE	Europe/Berlin	48.72	11.53	m	n
IGT	Magas	RU	Europe/Moscow	43.32	45.01	m	y
IGU	Foz Do Iguacu	BR	America/Sao_Paulo	-25.60	-54.48	m	y
IHA	Niijima Airport	JP	Asia/Tokyo	34.37	139.27	m	y
IHC	Inhaca	MZ	Africa/Maputo	-26.00	32.93	s	n
IHO	Ihosy	MG	Indian/Antananarivo	-22.40	46.16	s	n
IHR	Iran Shahr Airport	IR	Asia/Tehran	27.24	60.72	m	n
IIA	Inis Meain	IE	Europe/Dublin	53.09	-9.57	s	y
IIL	Ilam	IR	Asia/Tehran	33.59	46.40	m	n
IJK	Izhevsk	RU	Europe/Samara	56.83	53.46	m	y
IJU	Ijui	BR	America/Sao_Paulo	-28.37	-53.85	s	n
IJX	Jacksonville	US	America/Chicago	39.77	-90.24	s	n
IKA	Tehran	IR	Asia/Tehran	35.42	51.15	l	y
IKB	North Wilkesboro	US	America/New_York	36.22	-81.10	s	n
IKG	Karakol	KG	Asia/Bishkek	42.51	78.41	s	y
IKI	Iki	JP	Asia/Tokyo	33.75	129.78	m	y
IKK	Kankakee	US	America/Chicago	41.07	-87.85	m	n
IKL	Ikela	CD	Africa/Kinshasa	-1.20	23.28	s	n
IKO	Nikolski	US	America/Adak	52.94	-168.85	s	y
IKP	Inkerman Airport	AU	Australia/Brisbane	-16.27	141.44	s	n
IKS	Tiksi	RU	Asia/Yakutsk	71.70	128.90	m	y
IKT	Irkutsk	RU	Asia/Irkutsk	52.27	104.39	l	y
IKU	Tamchy	KG	Asia/Bishkek	42.59	76.71	m	y
ILA	Illaga-Papua Island	ID	Asia/Jayapura	-3.83	137.58	s	n
ILD	Lleida	ES	Europe/Madrid	41.73	0.54	m	y
ILE	Killeen	US	America/Chicago	31.09	-97.69	s	n
ILF	Ilford	CA	America/Winnipeg	56.06	-95.61	s	y
ILG	Wilmington	US	America/New_York	39.68	-75.61	m	y
ILH	Illesheim Air Base	DE	Europe/Berlin	49.47	10.39	h	n
ILI	Iliamna	US	America/Anchorage	59.76	-154.92	m	y
ILK	Ilaka	MG	Indian/Antananarivo	-19.58	48.80	s	n
ILL	Willmar	US	America/Chicago	45.12	-95.13	s	n
ILM	Wilmington	US	America/New_York	34.27	-77.90	l	y
ILN	Wilmington	US	America/New_York	39.43	-83.79	m	n
ILO	Iloilo City	PH	Asia/Manila	10.83	122.49	l	y
ILP	Ile des Pins	NC	Pacific/Noumea	-22.59	167.46	m	y
ILQ	Ilo	PE	America/Lima	-17.70	-71.34	m	y
ILR	Ilorin	NG	Africa/Lagos	8.44	4.49	m	y
ILS	San Salvador	SV	America/El_Salvador	13.70	-89.12	m	y
ILU	Kilaguni	KE	Africa/Nairobi	-2.91	38.07	s	n
ILY	Port Ellen	GB	Europe/London	55.68	-6.26	m	y
ILZ	Zilina	SK	Europe/Bratislava	49.23	18.61	m	n
IMB	Imbaimadai	GY	America/Guyana	5.71	-60.29	s	n
IMF	Imphal	IN	Asia/Kolkata	24.76	93.90	m	y
IMK	Simikot	NP	Asia/Kathmandu	29.97	81.82	s	y
IML	Imperial	US	America/Denver	40.51	-101.62	s	n
IMM	Immokalee	US	America/New_York	26.43	-81.40	s	n
IMO	Zemio	CF	Africa/Bangui	5.05	25.15	s	n
IMP	Imperatriz	BR	America/Fortaleza	-5.53	-47.46	m	y
IMQ	Makou	IR	Asia/Tehran	39.33	44.43	m	n
IMT	Iron Mountain Kingsford	US	America/Chicago	45.82	-88.11	m	y
INA	Inta	RU	Europe/Moscow	66.05	60.11	m	n
INC	Yinchuan	CN	Asia/Shanghai	38.32	106.39	l	y
IND	Indianapolis	US	America/New_York	39.72	-86.29	l	y
INF	In Guezzam	DZ	Africa/Algiers	19.57	5.75	s	n
ING	El Calafate	AR	America/Argentina/Rio_Gallegos	-50.34	-72.25	c	y
INH	Inhambabe	MZ	Africa/Maputo	-23.88	35.41	m	y
INI	Nis	RS	Europe/Belgrade	43.34	21.85	m	y
INJ	Injune Airport	AU	Australia/Brisbane	-25.85	148.53	s	n
INK	Wink	US	America/Chicago	31.78	-103.20	m	n
INL	International Falls	US	America/Chicago	48.57	-93.40	m	y
INM	Innamincka Airport	AU	Australia/Adelaide	-27.70	140.73	s	n
INN	Innsbruck	AT	Europe/Vienna	47.26	11.34	m	y
INO	Inongo	CD	Africa/Kinshasa	-1.95	18.29	s	y
INQ	Inis Oirr	IE	Europe/Dublin	53.06	-9.51	s	y
INS	Indian Springs	US	America/Los_Angeles	36.59	-115.68	s	n
INT	Winston Salem	US	America/New_York	36.13	-80.22	m	n
INU	Yaren District	NR	Pacific/Nauru	-0.55	166.92	m	y
INV	Inverness	GB	Europe/London	57.54	-4.05	m	y
INW	Winslow	US	America/Phoenix	35.02	-110.72	m	n
INX	Inanwatan Airport-Papua Island	ID	Asia/Jayapura	-2.13	132.16	s	n
INZ	In Salah	DZ	Africa/Algiers	27.25	2.51	m	y
IOA	Ioannina	GR	Europe/Athens	39.70	20.82	m	y
IOM	Castletown	IM	Europe/Isle_of_Man	54.08	-4.62	m	y
ION	Impfondo	CG	Africa/Brazzaville	1.62	18.07	s	n
IOR	Inis Mor	IE	Europe/Dublin	53.11	-9.65	s	y
IOS	Ilheus	BR	America/Bahia	-14.82	-39.03	m	y
IOU	Ile Ouen	NC	Pacific/Noumea	-22.46	166.78	m	y
IOW	Iowa City	US	America/Chicago	41.64	-91.55	s	n
IPA	Ipota	VU	Pacific/Efate	-18.86	169.28	s	n
IPC	Isla De Pascua	CL	Pacific/Easter	-27.16	-109.42	m	y
IPE	Ipil	PH	Asia/Manila	7.79	122.60	s	n
IPG	Santo Antonio Do Ica	BR	America/Manaus	-2.94	-69.69	s	n
IPH	Ipoh	MY	Asia/Kuala_Lumpur	4.57	101.09	m	y
IPI	Ipiales	CO	America/Bogota	0.86	-77.67	m	y
IPL	Imperial	US	America/Los_Angeles	32.83	-115.58	m	y
IPN	Ipatinga	BR	America/Sao_Paulo	-19.47	-42.49	m	y
IPT	Williamsport	US	America/New_York	41.24	-76.92	m	y
IPU	Ipiau	BR	America/Bahia	-14.13	-39.73	s	n
IPZ	Perez Zeledon	CR	America/Costa_Rica	9.35	-83.71	s	n
IQA	Hit	IQ	Asia/Baghdad	33.79	42.44	m	n
IQM	Qiemo	CN	Asia/Shanghai	38.15	85.53	m	y
IQN	Qingyang	CN	Asia/Shanghai	35.80	107.60	m	y
IQQ	Iquique	CL	America/Santiago	-20.54	-70.18	m	y
IQT	Iquitos	PE	America/Lima	-3.78	-73.31	m	y
IRA	Kirakira	SB	Pacific/Guadalcanal	-10.45	161.90	s	y
IRB	Iraan	US	America/Chicago	30.91	-101.89	s	n
IRC	Circle	US	America/Anchorage	65.83	-144.08	s	y
IRE	Irece	BR	America/Bahia	-11.34	-41.85	s	n
IRG	Lockhart River Airport	AU	Australia/Brisbane	-12.79	143.30	m	y
IRI	Nduli	TZ	Africa/Dar_es_Salaam	-7.67	35.75	m	n
IRJ	La Rioja	AR	America/Argentina/La_Rioja	-29.38	-66.80	m	y
IRK	Kirksville	US	America/Chicago	40.09	-92.54	m	y
IRM	Igrim Airport	RU	Asia/Yekaterinburg	63.20	64.44	s	n
IRN	Iriona	HN	America/Tegucigalpa	15.94	-85.14	s	n
IRO	Birao	CF	Africa/Bangui	10.24	22.72	s	n
IRP	Matari Airport	CD	Africa/Lubumbashi	2.83	27.59	m	y
IRS	Sturgis	US	America/Detroit	41.81	-85.44	s	n
IRZ	Santa Isabel Do Rio Negro	BR	America/Manaus	-0.42	-65.03	s	y
ISA	Mount Isa	AU	Australia/Brisbane	-20.66	139.49	m	y
ISB	Islamabad	PK	Asia/Karachi	33.55	72.83	l	y
ISC	St. Mary's	GB	Europe/London	49.91	-6.29	s	y
ISE	Isparta	TR	Europe/Istanbul	37.86	30.37	m	y
ISG	Ishigaki	JP	Asia/Tokyo	24.34	124.19	l	y
ISI	Isisford Airport	AU	Australia/Brisbane	-24.26	144.43	s	n
ISJ	Isla Mujeres Airport	MX	America/Cancun	21.25	-86.74	s	n
ISK	Nasik	IN	Asia/Kolkata	20.12	73.91	m	y
ISL	Istanbul	TR	Europe/Istanbul	40.98	28.81	m	n
ISM	Orlando	US	America/New_York	28.29	-81.44	m	n
ISO	Kinston	US	America/New_York	35.33	-77.61	m	n
ISP	New York	US	America/New_York	40.80	-73.10	l	y
ISQ	Manistique	US	America/Detroit	45.97	-86.17	s	n
ISS	Wiscasset	US	America/New_York	43.96	-69.71	s	n
IST	Arnavutköy, Istanbul	TR	Europe/Istanbul	41.28	28.75	l	y
ISU	Sulaymaniyah	IQ	Asia/Baghdad	35.56	45.32	m	y
ISW	Wisconsin Rapids	US	America/Chicago	44.36	-89.84	s	n
ITA	Itacoatiara	BR	America/Boa_Vista	-3.13	-58.48	m	n
ITB	Itaituba	BR	America/Belem	-4.24	-56.00	m	y
ITE	Itubera	BR	America/Bahia	-13.73	-39.14	s	n
ITH	Ithaca	US	America/New_York	42.49	-76.46	m	y
ITI	Cumaru Do Norte	BR	America/Santarem	-8.70	-51.17	m	y
ITM	Osaka	JP	Asia/Tokyo	34.79	135.44	l	y
ITO	Hilo	US	Pacific/Honolulu	19.72	-155.05	l	y
ITP	Itaperuna	BR	America/Sao_Paulo	-21.22	-41.88	s	n
ITQ	Itaqui	BR	America/Sao_Paulo	-29.17	-56.54	s	n
IUD	Ar Rayyan	QA	Asia/Qatar	25.12	51.31	-	-
IUE	Alofi	NU	Pacific/Niue	-19.08	-169.93	m	y
IVA	Ambanja	MG	Indian/Antananarivo	-13.65	48.46	s	n
IVC	Invercargill	NZ	Pacific/Auckland	-46.41	168.31	m	y
IVG	Berane	ME	Europe/Podgorica	42.84	19.86	s	n
IVL	Ivalo	FI	Europe/Helsinki	68.61	27.41	m	y
IVR	Inverell Airport	AU	Australia/Sydney	-29.89	151.14	m	n
IVW	Inverway	AU	Australia/Darwin	-17.84	129.64	s	n
IWA	Ivanovo	RU	Europe/Moscow	56.94	40.94	m	y
IWD	Ironwood	US	America/Menominee	46.53	-90.13	s	y
IWJ	Masuda	JP	Asia/Tokyo	34.68	131.79	m	y
IWK	Iwakuni	JP	Asia/Tokyo	34.14	132.24	m	y
IWO	Iwo Jima Airport	JP	Asia/Tokyo	24.78	141.32	m	n
IWS	Houston	US	America/Chicago	29.82	-95.67	s	n
IXA	Agartala	IN	Asia/Kolkata	23.89	91.24	m	y
IXB	Siliguri	IN	Asia/Kolkata	26.68	88.33	m	y
IXC	Chandigarh	IN	Asia/Kolkata	30.67	76.79	m	y
IXD	Allahabad	IN	Asia/Kolkata	25.44	81.73	m	y
IXE	Mangalore	IN	Asia/Kolkata	12.96	74.89	m	y
IXG	Belgaum Airport	IN	Asia/Kolkata	15.86	74.62	m	y
IXH	Kailashahar Airport	IN	Asia/Kolkata	24.31	92.01	m	n
IXI	Lilabari	IN	Asia/Kolkata	27.30	94.10	m	y
IXJ	Jammu	IN	Asia/Kolkata	32.69	74.84	m	y
IXK	Keshod Airport	IN	Asia/Kolkata	21.32	70.27	m	y
IXL	Leh	IN	Asia/Kolkata	34.14	77.55	m	y
IXM	Madurai	IN	Asia/Kolkata	9.83	78.09	m	y
IXN	Khowai	IN	Asia/Kolkata	24.06	91.60	s	n
IXP	Pathankot Air Force Station	IN	Asia/Kolkata	32.23	75.63	m	y
IXQ	Kamalpur Airport	IN	Asia/Kolkata	24.13	91.81	s	n
IXR	Ranchi	IN	Asia/Kolkata	23.31	85.32	m	y
IXS	Silchar	IN	Asia/Kolkata	24.91	92.98	m	y
IXT	Pasighat	IN	Asia/Kolkata	28.07	95.34	s	n
IXU	Aurangabad	IN	Asia/Kolkata	19.86	75.40	m	y
IXV	Along Airport	IN	Asia/Kolkata	28.18	94.80	m	n
IXW	Jamshedpur Airport	IN	Asia/Kolkata	22.81	86.17	m	n
IXY	Kandla	IN	Asia/Kolkata	23.11	70.10	m	y
IXZ	Port Blair	IN	Asia/Kolkata	11.64	92.73	m	y
IYK	Inyokern	US	America/Los_Angeles	35.66	-117.83	s	n
IZA	Juiz De Fora	BR	America/Sao_Paulo	-21.51	-43.17	m	y
IZO	Izumo	JP	Asia/Tokyo	35.41	132.89	m	y
IZT	Ixtepec Airport	MX	America/Mexico_City	16.45	-95.09	m	y
JAA	Jalalabad Airport	AF	Asia/Kabul	34.40	70.50	m	n
JAB	Jabiru Airport	AU	Australia/Darwin	-12.66	132.89	s	n
JAC	Jackson	US	America/Denver	43.61	-110.74	m	y
JAD	Perth	AU	Australia/Perth	-32.10	115.88	m	n
JAE	Jaen	PE	America/Lima	-5.59	-78.77	m	y
JAF	Jaffna	LK	Asia/Colombo	9.79	80.07	m	y
JAG	Jacobabad	PK	Asia/Karachi	28.28	68.45	m	n
JAI	Jaipur	IN	Asia/Kolkata	26.82	75.81	l	y
JAK	Jacmel	HT	America/Port-au-Prince	18.24	-72.52	m	n
JAL	Xalapa	MX	America/Mexico_City	19.48	-96.80	m	n
JAM	Yambol	BG	Europe/Sofia	42.45	26.35	m	n
JAN	Jackson	US	America/Chicago	32.31	-90.08	l	y
JAP	Puntarenas	CR	America/Costa_Rica	9.98	-84.77	s	n
JAR	Jahrom Airport	IR	Asia/Tehran	28.59	53.58	s	n
JAS	Jasper	US	America/Chicago	30.89	-94.03	s	n
JAU	Jauja	PE	America/Lima	-11.78	-75.47	m	y
JAV	Ilulissat	GL	America/Nuuk	69.24	-51.06	m	y
JAW	Araripina	BR	America/Recife	-7.59	-40.54	s	n
JAX	Jacksonville	US	America/New_York	30.49	-81.69	l	y
JBK	Qitai	CN	Asia/Shanghai	44.18	89.59	s	y
JBQ	La Isabela	DO	America/Santo_Domingo	18.57	-69.99	m	y
JBR	Jonesboro	US	America/Chicago	35.83	-90.65	m	y
JCB	Joacaba	BR	America/Sao_Paulo	-27.17	-51.55	s	n
JCI	Olathe	US	America/Chicago	38.83	-94.89	s	n
JCK	Julia Creek Airport	AU	Australia/Brisbane	-20.67	141.72	s	y
JCL	Ceske Budejovice	CZ	Europe/Prague	48.95	14.43	s	n
JCM	Jacobina	BR	America/Bahia	-11.16	-40.55	s	n
JCR	Jacareacanga	BR	America/Santarem	-6.23	-57.78	m	n
JCT	Junction	US	America/Chicago	30.51	-99.76	m	n
JCY	Johnson City	US	America/Chicago	30.25	-98.62	s	n
JDA	John Day	US	America/Los_Angeles	44.40	-118.97	s	n
JDF	Juiz De Fora	BR	America/Sao_Paulo	-21.79	-43.39	m	y
JDG	Jeongseok Airport	KR	Asia/Seoul	33.40	126.71	m	n
JDH	Jodhpur	IN	Asia/Kolkata	26.25	73.05	m	y
JDN	Jordan	US	America/Denver	47.33	-106.95	s	n
JDO	Juazeiro Do Norte	BR	America/Fortaleza	-7.22	-39.27	s	y
JDR	Sao Joao Del Rei	BR	America/Sao_Paulo	-21.09	-44.22	s	n
JDZ	Jingdezhen	CN	Asia/Shanghai	29.34	117.18	m	y
JED	Jeddah	SA	Asia/Riyadh	21.68	39.16	l	y
JEE	Jeremie	HT	America/Port-au-Prince	18.66	-74.17	m	y
JEF	Jefferson City	US	America/Chicago	38.59	-92.16	s	n
JEG	Aasiaat	GL	America/Nuuk	68.72	-52.78	m	y
JEK	Lower Zambezi National Park	ZM	Africa/Lusaka	-15.63	29.60	s	n
JEQ	Jequie	BR	America/Bahia	-13.88	-40.07	s	n
JER	Saint Helier	JE	Europe/Jersey	49.21	-2.20	m	y
JFK	New York	US	America/New_York	40.64	-73.78	l	y
JFN	Ashtabula	US	America/New_York	41.78	-80.70	m	n
JFR	Paamiut	GL	America/Nuuk	62.01	-49.67	s	y
JGA	Jamnagar	IN	Asia/Kolkata	22.47	70.01	m	y
JGN	Jiayuguan	CN	Asia/Shanghai	39.86	98.34	s	y
JGS	Ji'an	CN	Asia/Shanghai	26.86	114.74	m	y
JHB	Senai	MY	Asia/Kuala_Lumpur	1.64	103.67	l	y
JHF	São Roque	BR	America/Sao_Paulo	-23.43	-47.17	m	n
JHG	Jinghong	CN	Asia/Shanghai	21.97	100.76	l	y
JHL	Albian Village	CA	America/Edmonton	57.22	-111.42	s	n
JHM	Lahaina	US	Pacific/Honolulu	20.96	-156.67	m	y
JHS	Sisimiut	GL	America/Nuuk	66.95	-53.73	m	y
JHW	Jamestown	US	America/New_York	42.15	-79.26	m	n
JIA	Juina	BR	America/Cuiaba	-11.42	-58.70	s	n
JIB	Djibouti City	DJ	Africa/Djibouti	11.55	43.16	l	y
JIC	Jinchang	CN	Asia/Shanghai	38.54	102.35	s	y
JIJ	Jijiga	ET	Africa/Addis_Ababa	9.33	42.91	m	y
JIK	Ikaria Island	GR	Europe/Athens	37.68	26.35	s	y
JIL	Jilin	CN	Asia/Shanghai	44.00	126.40	s	n
JIM	Jimma	ET	Africa/Addis_Ababa	7.67	36.82	m	y
JIN	Jinja	UG	Africa/Kampala	0.45	33.20	s	n
JIP	Jipijapa	EC	America/Guayaquil	-1.00	-80.67	s	n
JIQ	Chongqing	CN	Asia/Shanghai	29.51	108.83	m	y
JIR	Jiri	NP	Asia/Kathmandu	27.62	86.22	s	n
JIU	Jiujiang	CN	Asia/Shanghai	29.48	115.80	s	y
JIW	Jiwani	PK	Asia/Karachi	25.07	61.81	s	y
JJD	Jijoca de Jericoacoara	BR	America/Fortaleza	-2.91	-40.36	m	y
JJG	Jaguaruna	BR	America/Sao_Paulo	-28.68	-49.06	s	y
JJI	Juanjui	PE	America/Lima	-7.17	-76.73	m	n
JJM	Meru-Kinna	KE	Africa/Nairobi	0.17	38.20	s	y
JJN	Quanzhou	CN	Asia/Shanghai	24.80	118.59	l	y
JKG	Jonkoping	SE	Europe/Stockholm	57.76	14.07	m	y
JKH	Chios Island	GR	Europe/Athens	38.34	26.14	m	y
JKL	Kalymnos Island	GR	Europe/Athens	36.96	26.94	s	y
JKR	Janakpur	NP	Asia/Kathmandu	26.71	85.92	m	y
JKV	Jacksonville	US	America/Chicago	31.87	-95.22	s	n
JLA	Cooper Landing	US	America/Anchorage	60.48	-149.72	s	n
JLN	Joplin	US	America/Chicago	37.15	-94.50	m	y
JLR	Jabalpur Airport	IN	Asia/Kolkata	23.18	80.05	m	y
JLS	Jales	BR	America/Sao_Paulo	-20.29	-50.55	s	n
JMK	Mykonos Island	GR	Europe/Athens	37.44	25.35	m	y
JMO	Jomsom	NP	Asia/Kathmandu	28.78	83.72	s	y
JMS	Jamestown	US	America/Chicago	46.93	-98.68	m	y
JMU	Jiamusi	CN	Asia/Shanghai	46.84	130.47	m	y
JNA	Januaria	BR	America/Sao_Paulo	-15.47	-44.39	s	n
JNB	Johannesburg	ZA	Africa/Johannesburg	-26.13	28.24	l	y
JNG	Jining	CN	Asia/Shanghai	35.65	116.74	m	y
JNH	Jiaxing	CN	Asia/Shanghai	30.70	120.66	-	-
JNI	Junin	AR	America/Argentina/Buenos_Aires	-34.55	-60.93	c	n
JNU	Juneau	US	America/Anchorage	58.35	-134.58	l	y
JNX	Naxos Island	GR	Europe/Athens	37.08	25.37	s	y
JNZ	Jinzhou	CN	Asia/Shanghai	41.10	121.06	m	y
JOE	Joensuu	FI	Europe/Helsinki	62.66	29.61	m	y
JOG	Yogyakarta, Java Island	ID	Asia/Jakarta	-7.79	110.43	m	y
JOH	Port St Johns	ZA	Africa/Johannesburg	-31.61	29.52	m	n
JOI	Joinville	BR	America/Sao_Paulo	-26.22	-48.80	m	y
JOL	Jolo Airport	PH	Asia/Manila	6.05	121.01	m	y
JOM	Njombe	TZ	Africa/Dar_es_Salaam	-9.35	34.80	s	n
JOS	Jos	NG	Africa/Lagos	9.64	8.87	m	y
JOT	Joliet	US	America/Chicago	41.52	-88.18	s	n
JPA	Joao Pessoa	BR	America/Fortaleza	-7.15	-34.95	m	y
JPR	Ji-Parana	BR	America/Boa_Vista	-10.87	-61.85	s	y
JQA	Uummannaq	GL	America/Nuuk	70.73	-52.70	s	y
JQE	Jaque	PA	America/Panama	7.52	-78.16	s	n
JRF	Kapolei	US	Pacific/Honolulu	21.31	-158.07	m	n
JRG	Veer Surendra Sai	IN	Asia/Kolkata	21.91	84.05	s	y
JRH	Jorhat	IN	Asia/Kolkata	26.73	94.18	m	y
JRN	Juruena	BR	America/Cuiaba	-10.31	-58.49	m	y
JRO	Arusha	TZ	Africa/Dar_es_Salaam	-3.43	37.07	l	y
JSA	Jaisalmer Airport	IN	Asia/Kolkata	26.89	70.86	m	y
JSH	Crete Island	GR	Europe/Athens	35.22	26.10	m	y
JSI	Skiathos	GR	Europe/Athens	39.18	23.50	m	y
JSM	Chubut	AR	America/Argentina/Catamarca	-44.05	-70.46	s	n
JSR	Jashahor	BD	Asia/Dhaka	23.18	89.16	m	y
JST	Johnstown	US	America/New_York	40.32	-78.83	m	y
JSU	Maniitsoq	GL	America/Nuuk	65.41	-52.94	s	y
JSY	Syros Island	GR	Europe/Athens	37.42	24.95	s	y
JTC	Bauru	BR	America/Sao_Paulo	-22.16	-49.07	m	y
JTI	Jatai	BR	America/Sao_Paulo	-17.83	-51.77	s	n
JTR	Santorini Island	GR	Europe/Athens	36.40	25.48	m	y
JTY	Astypalaia Island	GR	Europe/Athens	36.58	26.38	s	y
JUA	Juara	BR	America/Cuiaba	-11.29	-57.54	s	n
JUB	Juba	SS	Africa/Juba	4.87	31.60	l	y
JUI	Juist	DE	Europe/Berlin	53.68	7.06	s	y
JUJ	San Salvador de Jujuy	AR	America/Argentina/Jujuy	-24.39	-65.10	m	y
JUL	Juliaca	PE	America/Lima	-15.47	-70.16	m	y
JUM	Jumla	NP	Asia/Kathmandu	29.27	82.19	s	y
JUN	Jundah Airport	AU	Australia/Brisbane	-24.84	143.06	s	n
JUR	Jurien Bay Airport	AU	Australia/Perth	-30.30	115.03	s	n
JUT	Jutigalpa	HN	America/Tegucigalpa	14.65	-86.22	s	n
JUV	Upernavik	GL	America/Nuuk	72.79	-56.13	s	y
JUZ	Quzhou	CN	Asia/Shanghai	28.97	118.90	m	y
JVA	Ankavandra	MG	Indian/Antananarivo	-18.81	45.27	s	n
JVI	Manville	US	America/New_York	40.52	-74.60	s	n
JVL	Janesville	US	America/Chicago	42.62	-89.04	s	n
JWA	Jwaneng Airport	BW	Africa/Gaborone	-24.60	24.69	m	n
JWN	Zanjan Airport	IR	Asia/Tehran	36.77	48.36	m	n
JWO	Jungwon Air Base	KR	Asia/Seoul	37.03	127.89	m	n
JXA	Jixi	CN	Asia/Shanghai	45.30	131.18	m	y
JXN	Jackson	US	America/Detroit	42.26	-84.46	m	n
JYR	Jiroft Airport	IR	Asia/Tehran	28.73	57.67	m	n
JYV	Jyvaskylan Maalaiskunta	FI	Europe/Helsinki	62.40	25.68	m	y
JZH	Jiuzhaigou	CN	Asia/Shanghai	32.85	103.68	m	y
KAA	Kasama	ZM	Africa/Lusaka	-10.22	31.13	s	y
KAB	Kariba	ZW	Africa/Harare	-16.52	28.89	m	n
KAC	Kamishly	SY	Asia/Damascus	37.02	41.19	m	y
KAD	Kaduna	NG	Africa/Lagos	10.70	7.32	m	y
KAE	Kake	US	America/Anchorage	56.97	-133.95	m	y
KAG	Gangneung Airport	KR	Asia/Seoul	37.75	128.94	m	n
KAJ	Kajaani	FI	Europe/Helsinki	64.29	27.69	m	y
KAL	Kaltag	US	America/Anchorage	64.32	-158.74	s	y
KAN	Kano	NG	Africa/Lagos	12.05	8.52	m	y
KAO	Kuusamo	FI	Europe/Helsinki	65.99	29.24	m	y
KAP	Kapanga	CD	Africa/Lubumbashi	-8.35	22.58	s	n
KAR	Kamarang	GY	America/Guyana	5.87	-60.61	s	n
KAT	Kaitaia	NZ	Pacific/Auckland	-35.07	173.28	m	y
KAU	Kauhava	FI	Europe/Helsinki	63.13	23.05	m	n
KAV	Kavanayen Airport	VE	America/Caracas	5.63	-61.78	s	n
KAW	Kawthoung	MM	Asia/Yangon	10.05	98.54	m	y
KAX	Kalbarri Airport	AU	Australia/Perth	-27.69	114.26	s	y
KAY	Wakaya Island	FJ	Pacific/Fiji	-17.62	179.02	s	n
KAZ	Kao-Celebes Island	ID	Asia/Jayapura	1.19	127.90	s	n
KBA	Kabala	SL	Africa/Freetown	9.64	-11.52	s	n
KBB	Kirkimbie	AU	Australia/Darwin	-17.78	129.21	s	n
KBC	Birch Creek	US	America/Anchorage	66.27	-145.82	s	y
KBG	Kabalega Falls	UG	Africa/Kampala	2.33	31.50	s	n
KBH	Kahama	TZ	Africa/Dar_es_Salaam	-3.79	32.65	s	n
KBI	Kribi	CM	Africa/Douala	2.87	9.98	s	n
KBJ	Kings Canyon Airport	AU	Australia/Darwin	-24.26	131.49	s	n
KBK	Kushinagar Airport	IN	Asia/Kolkata	26.77	83.90	s	n
KBL	Kabul	AF	Asia/Kabul	34.57	69.21	m	y
KBM	Kabwum	PG	Pacific/Port_Moresby	-6.16	147.19	s	n
KBN	Kabinda	CD	Africa/Lubumbashi	-6.13	24.48	s	n
KBO	Kabalo	CD	Africa/Lubumbashi	-6.08	26.92	s	n
KBP	Kyiv	UA	Europe/Kyiv	50.34	30.89	l	y
KBQ	Kasungu	MW	Africa/Blantyre	-13.01	33.47	s	n
KBR	Kota Baharu	MY	Asia/Kuala_Lumpur	6.17	102.29	l	y
KBS	Bo	SL	Africa/Freetown	7.94	-11.76	m	n
KBU	Laut Island	ID	Asia/Makassar	-3.29	116.17	s	y
KBV	Krabi	TH	Asia/Bangkok	8.10	98.99	m	y
KBY	Streaky Bay Airport	AU	Australia/Adelaide	-32.84	134.29	s	n
KBZ	Kaikoura Airport	NZ	Pacific/Auckland	-42.42	173.60	s	n
KCA	Kuqa	CN	Asia/Shanghai	41.72	82.99	s	y
KCB	Kasikasima	SR	America/Paramaribo	3.15	-55.72	s	n
KCE	Collinsville Airport	AU	Australia/Brisbane	-20.60	147.86	s	n
KCF	Kadanwari	PK	Asia/Karachi	27.21	69.29	s	n
KCG	Chignik	US	America/Anchorage	56.31	-158.37	c	n
KCH	Kuching	MY	Asia/Kuala_Lumpur	1.48	110.35	l	y
KCK	Kirensk	RU	Asia/Irkutsk	57.77	108.06	s	n
KCL	Chignik Lagoon	US	America/Anchorage	56.31	-158.53	s	n
KCM	Kahramanmaraş	TR	Europe/Istanbul	37.54	36.95	m	y
KCO	Cengiz Topel Airport	TR	Europe/Istanbul	40.73	30.08	m	n
KCQ	Chignik Lake	US	America/Anchorage	56.26	-158.78	s	y
KCR	Colorado Creek	US	America/Anchorage	63.57	-155.99	s	n
KCS	Kings Creek Airport	AU	Australia/Darwin	-24.42	131.84	s	n
KCT	Galle	LK	Asia/Colombo	5.99	80.32	m	y
KCU	Masindi	UG	Africa/Kampala	1.76	31.74	s	n
KCZ	Nankoku	JP	Asia/Tokyo	33.55	133.67	m	y
KDA	Kolda	SN	Africa/Dakar	12.90	-14.97	s	n
KDB	Kambalda Airport	AU	Australia/Perth	-31.18	121.60	s	n
KDC	Kandi	BJ	Africa/Porto-Novo	11.13	2.93	s	n
KDD	Khuzdar	PK	Asia/Karachi	27.79	66.65	s	y
KDH	Kandahar Airport	AF	Asia/Kabul	31.51	65.85	m	y
KDI	Kendari-Celebes Island	ID	Asia/Makassar	-4.08	122.42	s	y
KDJ	N'Djole	GA	Africa/Libreville	-0.18	10.75	s	n
KDK	Kodiak	US	America/Anchorage	57.81	-152.37	s	n
KDL	Kardla	EE	Europe/Tallinn	58.99	22.83	m	y
KDM	Huvadhu Atoll	MV	Indian/Maldives	0.49	73.00	m	y
KDN	Ndende	GA	Africa/Libreville	-2.40	11.37	s	n
KDO	Kadhdhoo	MV	Indian/Maldives	1.86	73.52	m	y
KDR	Kandrian	PG	Pacific/Port_Moresby	-6.27	149.56	s	n
KDT	Nakhon Pathom	TH	Asia/Bangkok	14.10	99.92	m	n
KDU	Skardu	PK	Asia/Karachi	35.34	75.54	m	y
KDV	Vunisea	FJ	Pacific/Fiji	-19.06	178.16	s	y
KDX	Kadugli	SD	Africa/Khartoum	11.14	29.70	s	n
KDY	Tyopliy Klyuch	RU	Asia/Vladivostok	62.79	136.85	s	n
KEA	Kerki	TM	Asia/Ashgabat	37.81	65.21	s	n
KEB	Nanwalek	US	America/Anchorage	59.35	-151.93	s	y
KEC	Kasenga	CD	Africa/Lusaka	-10.35	28.63	s	n
KED	Kaedi	MR	Africa/Nouakchott	16.16	-13.51	s	n
KEE	Kelle	CG	Africa/Brazzaville	-0.08	14.53	s	n
KEF	Reykjavík	IS	Atlantic/Reykjavik	63.98	-22.61	l	y
KEI	Kepi-Papua Island	ID	Asia/Jayapura	-6.59	139.36	s	n
KEJ	Kemerovo	RU	Asia/Novokuznetsk	55.27	86.11	m	y
KEK	Ekwok	US	America/Anchorage	59.36	-157.47	s	n
KEL	Kiel	DE	Europe/Berlin	54.38	10.15	m	n
KEM	Kemi	FI	Europe/Helsinki	65.78	24.58	m	y
KEN	Kenema	SL	Africa/Freetown	7.89	-11.18	m	n
KEO	Odienne	CI	Africa/Abidjan	9.50	-7.57	s	n
KEP	Nepalgunj	NP	Asia/Kathmandu	28.10	81.67	m	y
KEQ	Kebar-Papua Island	ID	Asia/Jayapura	-0.64	133.13	s	n
KER	Kerman	IR	Asia/Tehran	30.27	56.95	m	y
KES	Kelsey	CA	America/Winnipeg	56.04	-96.51	m	n
KET	Kengtung	MM	Asia/Yangon	21.30	99.64	m	y
KEU	Keekorok	KE	Africa/Nairobi	-1.58	35.25	s	n
KEV	Halli	FI	Europe/Helsinki	61.86	24.79	m	n
KEY	Kericho	KE	Africa/Nairobi	-0.42	35.25	s	n
KFA	Kiffa	MR	Africa/Nouakchott	16.59	-11.41	s	n
KFE	Cloudbreak Village	AU	Australia/Perth	-22.29	119.44	s	n
KFG	Kalkgurung Airport	AU	Australia/Darwin	-17.43	130.81	s	y
KFP	False Pass	US	America/Anchorage	54.85	-163.41	s	y
KFS	Kastamonu	TR	Europe/Istanbul	41.31	33.80	m	n
KFZ	Kukes	AL	Europe/Tirane	42.03	20.42	m	n
KGA	Kananga	CD	Africa/Lubumbashi	-5.90	22.47	m	y
KGC	Kingscote Airport	AU	Australia/Adelaide	-35.71	137.52	m	y
KGD	Kaliningrad	RU	Europe/Kaliningrad	54.89	20.59	m	y
KGE	Kagau Island	SB	Pacific/Guadalcanal	-7.33	157.58	s	y
KGF	Karaganda	KZ	Asia/Almaty	49.67	73.33	m	y
KGG	Kedougou	SN	Africa/Dakar	12.57	-12.22	m	n
KGI	Kalgoorlie	AU	Australia/Perth	-30.79	121.46	m	y
KGJ	Karonga	MW	Africa/Blantyre	-9.95	33.89	m	n
KGK	Koliganek	US	America/Anchorage	59.73	-157.26	s	y
KGL	Kigali	RW	Africa/Kigali	-1.97	30.14	l	y
KGN	Kasongo	CD	Africa/Lubumbashi	-4.53	26.62	s	n
KGO	Kropyvnytskyi	UA	Europe/Kyiv	48.54	32.28	s	n
KGP	Kogalym	RU	Asia/Yekaterinburg	62.19	74.53	m	y
KGS	Kos Island	GR	Europe/Athens	36.79	27.09	m	y
KGT	Kangding	CN	Asia/Shanghai	30.14	101.74	m	y
KGU	Keningau	MY	Asia/Kuching	5.36	116.16	s	n
KGX	Grayling	US	America/Anchorage	62.89	-160.07	s	y
KGY	Kingaroy Airport	AU	Australia/Brisbane	-26.58	151.84	m	n
KGZ	Glacier Creek	US	America/Anchorage	61.46	-142.38	s	n
KHC	Kerch	UA	Europe/Simferopol	45.37	36.40	s	n
KHD	Khoram Abad Airport	IR	Asia/Tehran	33.44	48.28	m	y
KHG	Kashgar	CN	Asia/Shanghai	39.54	76.02	m	y
KHH	Kaohsiung City	TW	Asia/Taipei	22.58	120.35	l	y
KHI	Karachi	PK	Asia/Karachi	24.91	67.16	l	y
KHJ	Kauhajoki Airport	FI	Europe/Helsinki	62.46	22.39	m	n
KHK	Khark Island Airport	IR	Asia/Tehran	29.26	50.32	m	y
KHM	Kanti	MM	Asia/Yangon	25.99	95.67	s	y
KHN	Nanchang	CN	Asia/Shanghai	28.86	115.90	l	y
KHR	Kharkhorin Airport	MN	Asia/Ulaanbaatar	47.25	102.83	s	n
KHS	Khasab	OM	Asia/Muscat	26.17	56.24	m	y
KHT	Khost	AF	Asia/Kabul	33.33	69.95	m	n
KHV	Khabarovsk	RU	Asia/Vladivostok	48.53	135.19	m	y
KHW	Khwai River Lodge	BW	Africa/Gaborone	-19.15	23.78	s	n
KHY	Khoy	IR	Asia/Tehran	38.43	44.97	s	n
KHZ	Kauehi	PF	Pacific/Tahiti	-15.78	-145.12	s	y
KIA	Kaieteur Falls	GY	America/Guyana	5.17	-59.49	-	-
KIC	King City	US	America/Los_Angeles	36.23	-121.12	s	n
KID	Kristianstad	SE	Europe/Stockholm	55.92	14.09	m	n
KIE	Kieta	PG	Pacific/Bougainville	-6.30	155.73	s	y
KIF	Kingfisher Lake	CA	America/Toronto	53.01	-89.86	s	y
KIH	Kish Island	IR	Asia/Tehran	26.53	53.98	m	y
KIJ	Niigata	JP	Asia/Tokyo	37.96	139.12	l	y
KIK	Kirkuk	IQ	Asia/Baghdad	35.47	44.35	m	n
KIM	Kimberley	ZA	Africa/Johannesburg	-28.80	24.77	m	y
KIN	Kingston	JM	America/Jamaica	17.94	-76.79	l	y
KIP	Wichita Falls	US	America/Chicago	33.86	-98.49	s	n
KIR	Killarney	IE	Europe/Dublin	52.18	-9.52	m	y
KIS	Kisumu	KE	Africa/Nairobi	-0.09	34.73	m	y
KIT	Kithira Island	GR	Europe/Athens	36.27	23.02	s	y
KIW	Kitwe	ZM	Africa/Lusaka	-12.90	28.15	m	n
KIX	Osaka	JP	Asia/Tokyo	34.43	135.24	l	y
KIY	Kilwa Masoko	TZ	Africa/Dar_es_Salaam	-8.93	39.52	s	n
KJA	Krasnoyarsk	RU	Asia/Krasnoyarsk	56.17	92.49	l	y
KJB	Kurnool	IN	Asia/Kolkata	15.71	78.16	m	y
KJH	Kaili	CN	Asia/Shanghai	26.97	107.99	m	y
KJK	Wevelgem	BE	Europe/Brussels	50.82	3.21	m	n
KJP	Kerama	JP	Asia/Tokyo	26.17	127.29	s	n
KJT	Bandung, Majalengka Regency	ID	Asia/Jakarta	-6.65	108.17	m	y
KKA	Koyuk	US	America/Anchorage	64.94	-161.15	s	y
KKC	Khon Kaen	TH	Asia/Bangkok	16.47	102.78	m	y
KKD	Kokoda	PG	Pacific/Port_Moresby	-8.88	147.73	s	n
KKE	Kerikeri	NZ	Pacific/Auckland	-35.26	173.91	m	y
KKH	Kongiganak	US	America/Anchorage	59.96	-162.88	s	y
KKI	Akiachak	US	America/Anchorage	60.91	-161.49	w	n
KKJ	Kitakyushu	JP	Asia/Tokyo	33.85	131.03	l	y
KKK	Kalakaket Creek	US	America/Anchorage	64.42	-156.84	s	n
KKM	Khok Kathiam Airport	TH	Asia/Bangkok	14.87	100.66	m	y
KKN	Kirkenes	NO	Europe/Oslo	69.73	29.89	m	y
KKO	Kaikohe Airport	NZ	Pacific/Auckland	-35.45	173.82	s	n
KKP	Koolburra	AU	Australia/Brisbane	-15.32	143.96	s	n
KKQ	Krasnoselkup	RU	Asia/Yekaterinburg	65.72	82.45	s	n
KKR	Kaukura Airport	PF	Pacific/Tahiti	-15.66	-146.88	m	y
KKS	Kashan Airport	IR	Asia/Tehran	33.90	51.58	m	y
KKT	Kentland	US	America/Chicago	40.76	-87.43	s	n
KKU	Ekuk	US	America/Anchorage	58.81	-158.56	s	n
KKW	Kikwit Airport	CD	Africa/Kinshasa	-5.04	18.79	m	y
KKX	Kikai Airport	JP	Asia/Tokyo	28.32	129.93	m	y
KKY	Kilkenny	IE	Europe/Dublin	52.65	-7.30	s	n
KLB	Kalabo	ZM	Africa/Lusaka	-15.00	22.65	s	n
KLC	Kaolack	SN	Africa/Dakar	14.15	-16.05	m	n
KLD	Tver	RU	Europe/Moscow	56.82	35.76	m	n
KLE	Kaele	CM	Africa/Douala	10.09	14.45	s	n
KLF	Kaluga	RU	Europe/Moscow	54.55	36.37	m	n
KLG	Kalskag	US	America/Anchorage	61.54	-160.35	s	y
KLH	Kolhapur Airport	IN	Asia/Kolkata	16.66	74.29	m	y
KLI	Kotakoli Airport	CD	Africa/Kinshasa	4.16	21.65	s	n
KLK	Kalokol	KE	Africa/Nairobi	3.48	35.83	s	n
KLM	Kalaleh Airport	IR	Asia/Tehran	37.38	55.45	s	n
KLN	Larsen Bay	US	America/Anchorage	57.54	-153.98	s	y
KLO	Kalibo	PH	Asia/Manila	11.68	122.38	l	y
KLQ	Keluang, Sumatra Island	ID	Asia/Jakarta	-2.62	103.95	c	n
KLR	Kalmar Airport	SE	Europe/Stockholm	56.69	16.29	m	y
KLS	Kelso	US	America/Los_Angeles	46.12	-122.90	m	n
KLU	Klagenfurt am Worthersee	AT	Europe/Vienna	46.64	14.34	m	y
KLV	Karlovy Vary	CZ	Europe/Prague	50.20	12.91	m	y
KLW	Klawock	US	America/Anchorage	55.58	-133.08	m	y
KLX	Kalamata	GR	Europe/Athens	37.07	22.03	m	y
KLY	Kalima	CD	Africa/Lubumbashi	-2.58	26.73	s	n
KLZ	Kleinsee	ZA	Africa/Johannesburg	-29.69	17.09	m	n
KMA	Kerema	PG	Pacific/Port_Moresby	-7.96	145.77	m	y
KME	Kamembe	RW	Africa/Kigali	-2.46	28.91	m	y
KMG	Kunming	CN	Asia/Shanghai	24.99	102.74	l	y
KMH	Kuruman	ZA	Africa/Johannesburg	-27.46	23.41	m	n
KMI	Miyazaki	JP	Asia/Tokyo	31.88	131.45	l	y
KMJ	Kumamoto	JP	Asia/Tokyo	32.84	130.85	l	y
KMK	Makabana	CG	Africa/Brazzaville	-3.48	12.62	s	n
KML	Kamileroi Airport	AU	Australia/Brisbane	-19.38	140.06	s	n
KMN	Kamina	CD	Africa/Lubumbashi	-8.73	24.99	s	y
KMO	Manokotak	US	America/Anchorage	58.93	-158.90	s	y
KMP	Keetmanshoop	NA	Africa/Windhoek	-26.54	18.11	m	n
KMQ	Kanazawa	JP	Asia/Tokyo	36.39	136.41	l	y
KMR	Karimui	PG	Pacific/Port_Moresby	-6.49	144.82	s	n
KMS	Kumasi	GH	Africa/Accra	6.71	-1.59	m	y
KMU	Kisimayu Airport	SO	Africa/Mogadishu	-0.38	42.46	m	n
KMV	Kalemyo	MM	Asia/Yangon	23.19	94.05	s	n
KMW	Kostroma	RU	Europe/Moscow	57.80	41.02	m	y
KMX	King Khaled Air Base	SA	Asia/Riyadh	18.30	42.80	m	n
KMZ	Kaoma	ZM	Africa/Lusaka	-14.80	24.78	s	n
KNA	Vina Del Mar	CL	America/Santiago	-32.95	-71.48	m	n
KNB	Kanab	US	America/Denver	37.01	-112.53	s	n
KND	Kindu	CD	Africa/Lubumbashi	-2.92	25.92	m	y
KNF	Marham	GB	Europe/London	52.65	0.55	m	n
KNG	Kaimana-Papua Island	ID	Asia/Jayapura	-3.64	133.70	m	y
KNH	Shang-I	TW	Asia/Taipei	24.43	118.36	m	y
KNI	Katanning Airport	AU	Australia/Perth	-33.72	117.63	s	n
KNJ	Kindamba	CG	Africa/Brazzaville	-3.95	14.52	s	n
KNK	Kokhanok	US	America/Anchorage	59.43	-154.80	s	y
KNM	Kaniama	CD	Africa/Lubumbashi	-7.58	24.15	s	n
KNN	Kankan	GN	Africa/Conakry	10.39	-9.30	s	n
KNO	Medan, Sumatra Island	ID	Asia/Jakarta	3.64	98.87	l	y
KNQ	Kone	NC	Pacific/Noumea	-21.05	164.84	m	y
KNR	Kangan	IR	Asia/Tehran	27.82	52.35	m	n
KNS	King Island Airport	AU	Australia/Melbourne	-39.88	143.88	m	y
KNT	Kennett	US	America/Chicago	36.23	-90.04	s	n
KNU	Kanpur	IN	Asia/Kolkata	26.40	80.41	m	y
KNW	New Stuyahok	US	America/Anchorage	59.45	-157.37	s	y
KNX	Kununurra	AU	Australia/Perth	-15.78	128.71	m	y
KNZ	Kenieba	ML	Africa/Bamako	12.83	-11.25	s	n
KOA	Kailua-Kona	US	Pacific/Honolulu	19.74	-156.05	l	y
KOC	Koumac	NC	Pacific/Noumea	-20.55	164.26	s	y
KOE	Kupang-Timor Island	ID	Asia/Makassar	-10.17	123.67	s	y
KOF	Komatipoort	ZA	Africa/Johannesburg	-25.44	31.93	s	n
KOH	Koolatah Airport	AU	Australia/Brisbane	-15.92	142.45	s	n
KOI	Orkney Islands	GB	Europe/London	58.96	-2.90	m	y
KOJ	Kagoshima	JP	Asia/Tokyo	31.80	130.72	l	y
KOK	Kokkola	FI	Europe/Helsinki	63.72	23.14	m	y
KOO	Kongolo	CD	Africa/Lubumbashi	-5.39	26.99	s	n
KOP	Nakhon Phanom Airport	TH	Asia/Bangkok	17.38	104.64	m	y
KOQ	Kothen	DE	Europe/Berlin	51.72	11.95	s	n
KOS	Sihanukville	KH	Asia/Phnom_Penh	10.58	103.64	s	y
KOT	Kotlik	US	America/Anchorage	63.03	-163.53	s	y
KOU	Koulamoutou	GA	Africa/Libreville	-1.18	12.44	m	n
KOV	Kokshetau	KZ	Asia/Almaty	53.33	69.59	m	y
KOW	Ganzhou	CN	Asia/Shanghai	25.83	114.91	s	y
KOX	Kokonau-Papua Island	ID	Asia/Jayapura	-4.72	136.43	s	n
KOZ	Ouzinkie	US	America/Anchorage	57.94	-152.46	s	n
KPC	Port Clarence	US	America/Nome	65.25	-166.86	m	n
KPI	Kapit	MY	Asia/Kuching	2.02	112.95	s	n
KPM	Kompiam Airport	PG	Pacific/Port_Moresby	-5.38	143.92	s	n
KPN	Kipnuk	US	America/Anchorage	59.93	-164.03	s	y
KPO	Pohang	KR	Asia/Seoul	35.99	129.42	m	y
KPP	Kalpowar Airport	AU	Australia/Brisbane	-14.90	144.20	s	n
KPS	Kempsey Airport	AU	Australia/Sydney	-31.07	152.77	m	n
KPT	Jackpot	US	America/Los_Angeles	41.98	-114.66	s	n
KPV	Perryville	US	America/Anchorage	55.91	-159.16	s	y
KPW	Keperveem	RU	Asia/Anadyr	67.84	166.14	m	y
KQA	Akutan	US	America/Nome	54.14	-165.60	s	y
KQH	Kishangarh	IN	Asia/Kolkata	26.59	74.82	m	y
KQT	Kurgan-Tyube	TJ	Asia/Dushanbe	37.87	68.86	m	y
KRA	Kerang Airport	AU	Australia/Melbourne	-35.75	143.94	m	n
KRB	Karumba Airport	AU	Australia/Brisbane	-17.46	140.83	s	y
KRC	Sungai Penuh	ID	Asia/Jakarta	-2.09	101.46	s	y
KRE	Kirundo	BI	Africa/Bujumbura	-2.54	30.09	s	y
KRF	Kramfors	SE	Europe/Stockholm	63.05	17.77	m	y
KRG	Karasabai	GY	America/Guyana	4.03	-59.53	s	n
KRI	Kikori	PG	Pacific/Port_Moresby	-7.42	144.25	s	y
KRJ	Karawari Airstrip	PG	Pacific/Port_Moresby	-4.60	143.52	s	n
KRK	Kraków	PL	Europe/Warsaw	50.08	19.78	l	y
KRL	Korla	CN	Asia/Shanghai	41.70	86.13	m	y
KRM	Karanambo	GY	America/Guyana	3.75	-59.31	s	n
KRN	Kiruna Airport	SE	Europe/Stockholm	67.82	20.34	m	y
KRO	Kurgan	RU	Asia/Yekaterinburg	55.48	65.42	m	y
KRP	Karup	DK	Europe/Copenhagen	56.30	9.12	m	y
KRQ	Kramatorsk	UA	Europe/Zaporozhye	48.71	37.63	s	n
KRR	Krasnodar	RU	Europe/Moscow	45.03	39.17	l	y
KRS	Kjevik	NO	Europe/Oslo	58.20	8.09	l	y
KRT	Khartoum	SD	Africa/Khartoum	15.59	32.55	l	y
KRW	Krasnovodsk	TM	Asia/Ashgabat	40.06	53.01	m	y
KRY	Karamay	CN	Asia/Shanghai	45.47	84.95	s	y
KRZ	Kiri	CD	Africa/Kinshasa	-1.44	19.02	s	n
KSA	Kosrae	FM	Pacific/Kosrae	5.36	162.96	m	y
KSC	Kosice	SK	Europe/Bratislava	48.66	21.24	m	y
KSD	Karlstad	SE	Europe/Stockholm	59.44	13.34	m	y
KSE	Kasese	UG	Africa/Kampala	0.18	30.10	s	n
KSF	Kassel	DE	Europe/Berlin	51.41	9.38	m	y
KSH	Kermanshah	IR	Asia/Tehran	34.35	47.16	m	y
KSI	Kissidougou	GN	Africa/Conakry	9.16	-10.12	s	n
KSJ	Kasos Island	GR	Europe/Athens	35.42	26.91	s	y
KSK	Karlskoga Airport	SE	Europe/Stockholm	59.35	14.50	m	n
KSL	Kassala	SD	Africa/Khartoum	15.39	36.33	m	y
KSM	St Mary'S	US	America/Nome	62.06	-163.30	s	y
KSN	Kostanay	KZ	Asia/Qyzylorda	53.21	63.55	m	y
KSO	Kastoria	GR	Europe/Athens	40.45	21.28	s	y
KSQ	Karshi	UZ	Asia/Samarkand	38.80	65.77	s	y
KSS	Sikasso	ML	Africa/Bamako	11.33	-5.70	s	n
KST	Kosti	SD	Africa/Khartoum	13.18	32.73	c	n
KSU	Kvernberget	NO	Europe/Oslo	63.11	7.82	m	y
KSV	Springvale Airport	AU	Australia/Brisbane	-23.55	140.70	s	n
KSW	Kiryat Shmona	IL	Asia/Jerusalem	33.22	35.60	s	n
KSY	Kars	TR	Europe/Istanbul	40.56	43.12	m	y
KSZ	Kotlas	RU	Europe/Moscow	61.24	46.70	m	y
KTA	Karratha	AU	Australia/Perth	-20.71	116.77	m	y
KTD	Kitadaito Airport	JP	Asia/Tokyo	25.94	131.33	m	y
KTE	Kerteh	MY	Asia/Kuala_Lumpur	4.54	103.43	m	n
KTF	Takaka Airport	NZ	Pacific/Auckland	-40.81	172.77	s	n
KTG	Ketapang, Borneo Island	ID	Asia/Pontianak	-1.82	109.96	m	y
KTI	Krong Ta Khmau	KH	Asia/Phnom_Penh	11.36	104.92	s	y
KTL	Kitale	KE	Africa/Nairobi	0.97	34.96	m	n
KTM	Kathmandu	NP	Asia/Kathmandu	27.70	85.36	l	y
KTN	Ketchikan	US	America/Anchorage	55.35	-131.71	l	y
KTO	Kato	GY	America/Guyana	4.65	-59.83	s	n
KTP	Tinson Pen	JM	America/Jamaica	17.99	-76.82	m	y
KTQ	Kitee Airport	FI	Europe/Helsinki	62.17	30.07	m	n
KTR	Tindal Airport	AU	Australia/Darwin	-14.52	132.38	m	n
KTS	Brevig Mission	US	America/Anchorage	65.33	-166.47	s	y
KTT	Kittila	FI	Europe/Helsinki	67.70	24.85	m	y
KTU	Kota Airport	IN	Asia/Kolkata	25.16	75.85	m	n
KTW	Katowice	PL	Europe/Warsaw	50.47	19.08	l	y
KTX	Koutiala	ML	Africa/Bamako	12.38	-5.47	s	n
KTY	Kalutara	LK	Asia/Colombo	6.55	79.98	s	n
KUA	Kuantan	MY	Asia/Kuala_Lumpur	3.78	103.21	m	y
KUC	Kuria	KI	Pacific/Tarawa	0.22	173.44	s	n
KUD	Kudat	MY	Asia/Kuching	6.92	116.84	s	y
KUF	Samara	RU	Europe/Samara	53.50	50.16	l	y
KUG	Kubin Airport	AU	Australia/Brisbane	-10.22	142.22	s	y
KUH	Kushiro	JP	Asia/Tokyo	43.04	144.19	m	y
KUK	Kasigluk	US	America/Anchorage	60.87	-162.52	s	y
KUL	Kuala Lumpur	MY	Asia/Kuala_Lumpur	2.75	101.71	l	y
KUM	Yakushima Airport	JP	Asia/Tokyo	30.39	130.66	m	y
KUN	Kaunas	LT	Europe/Vilnius	54.96	24.08	m	y
KUO	Kuopio	FI	Europe/Helsinki	63.01	27.80	m	y
KUQ	Kuri	PG	Pacific/Port_Moresby	-7.14	143.28	s	n
KUS	Kulusuk	GL	America/Nuuk	65.57	-37.12	m	y
KUT	Kutaisi	GE	Asia/Tbilisi	42.18	42.48	m	y
KUU	Kullu Manali Airport	IN	Asia/Kolkata	31.88	77.15	m	y
KUV	Kunsan	KR	Asia/Seoul	35.90	126.62	m	y
KVA	Kavala	GR	Europe/Athens	40.91	24.62	m	y
KVB	Skovde	SE	Europe/Stockholm	58.46	13.97	m	n
KVC	King Cove	US	America/Anchorage	55.12	-162.27	s	y
KVG	Kavieng	PG	Pacific/Port_Moresby	-2.58	150.81	m	y
KVK	Apatity	RU	Europe/Moscow	67.46	33.59	s	n
KVL	Kivalina	US	America/Anchorage	67.74	-164.56	s	y
KVM	Markovo	RU	Asia/Anadyr	64.67	170.42	s	y
KVX	Kirov	RU	Europe/Moscow	58.50	49.35	m	y
KWA	Kwajalein	MH	Pacific/Kwajalein	8.72	167.73	m	y
KWE	Guiyang	CN	Asia/Shanghai	26.54	106.80	l	y
KWG	Kryvyi Rih	UA	Europe/Zaporozhye	48.04	33.21	m	y
KWH	Khwahan	AF	Asia/Kabul	37.88	70.22	s	n
KWI	Kuwait City	KW	Asia/Kuwait	29.23	47.98	l	y
KWJ	Gwangju	KR	Asia/Seoul	35.13	126.81	m	y
KWK	Kwigillingok	US	America/Anchorage	59.88	-163.17	s	y
KWL	Guilin City	CN	Asia/Shanghai	25.22	110.04	l	y
KWM	Kowanyama	AU	Australia/Brisbane	-15.49	141.75	m	y
KWN	Quinhagak	US	America/Anchorage	59.76	-161.85	s	y
KWO	Kawito	PG	Pacific/Port_Moresby	-7.98	142.82	s	n
KWP	West Point	US	America/Anchorage	57.77	-153.55	w	y
KWT	Kwethluk	US	America/Anchorage	60.79	-161.44	s	y
KWZ	Kolwezi Airport	CD	Africa/Lubumbashi	-10.77	25.51	m	y
KXB	Kolaka	ID	Asia/Makassar	-4.34	121.52	m	y
KXD	Kondinskoye	RU	Asia/Yekaterinburg	59.66	67.43	s	n
KXE	Klerksdorp	ZA	Africa/Johannesburg	-26.87	26.72	m	n
KXF	Koro Island	FJ	Pacific/Fiji	-17.35	179.42	s	y
KXK	Komsomolsk-on-Amur	RU	Asia/Vladivostok	50.41	136.93	m	y
KXU	Katiu	PF	Pacific/Tahiti	-16.34	-144.40	s	n
KYA	Konya	TR	Europe/Istanbul	37.98	32.56	m	y
KYD	Orchid Island	TW	Asia/Taipei	22.03	121.53	m	y
KYE	Tripoli	LB	Asia/Beirut	34.59	36.01	m	n
KYF	Yeelirrie Airport	AU	Australia/Perth	-27.28	120.10	s	n
KYI	Yalata Mission	AU	Australia/Adelaide	-31.47	131.82	s	n
KYK	Karluk	US	America/Anchorage	57.57	-154.45	s	y
KYO	Tampa	US	America/New_York	28.22	-82.37	s	n
KYP	Kyaukpyu	MM	Asia/Yangon	19.43	93.53	m	y
KYS	Kayes Dag Dag Airport	ML	Africa/Bamako	14.48	-11.40	m	n
KYT	Kyauktu	MM	Asia/Yangon	21.40	94.13	s	n
KYU	Koyukuk	US	America/Anchorage	64.88	-157.73	s	y
KYZ	Kyzyl	RU	Asia/Krasnoyarsk	51.67	94.40	m	y
KZF	Kaintiba	PG	Pacific/Port_Moresby	-7.50	146.03	s	n
KZG	Kitzingen	DE	Europe/Berlin	49.74	10.20	s	n
KZI	Kozani	GR	Europe/Athens	40.29	21.84	m	y
KZN	Kazan	RU	Europe/Moscow	55.61	49.28	l	y
KZO	Kzyl-Orda	KZ	Asia/Qyzylorda	44.71	65.59	s	y
KZR	Altintas	TR	Europe/Istanbul	39.11	30.14	s	y
KZS	Kastelorizo Island	GR	Europe/Athens	36.14	29.58	s	y
LAA	Lamar	US	America/Denver	38.07	-102.69	m	n
LAD	Luanda	AO	Africa/Luanda	-8.86	13.23	l	y
LAE	Nadzab	PG	Pacific/Port_Moresby	-6.57	146.73	m	y
LAF	Lafayette	US	America/New_York	40.41	-86.94	m	y
LAH	Labuha-Halmahera Island	ID	Asia/Jayapura	-0.64	127.50	s	n
LAI	Lannion	FR	Europe/Paris	48.75	-3.47	m	n
LAJ	Lages	BR	America/Sao_Paulo	-27.78	-50.28	m	y
LAK	Aklavik	CA	America/Edmonton	68.22	-135.01	s	y
LAL	Lakeland	US	America/New_York	27.99	-82.02	m	y
LAM	Los Alamos	US	America/Denver	35.88	-106.27	s	n
LAN	Lansing	US	America/Detroit	42.78	-84.59	l	y
LAO	Laoag City	PH	Asia/Manila	18.18	120.53	m	y
LAP	La Paz	MX	America/Mazatlan	24.07	-110.36	m	y
LAQ	Al Bayda'	LY	Africa/Tripoli	32.79	21.96	m	y
LAR	Laramie	US	America/Denver	41.31	-105.67	m	y
LAS	Las Vegas	US	America/Los_Angeles	36.08	-115.15	l	y
LAU	Lamu	KE	Africa/Nairobi	-2.25	40.91	m	y
LAW	Lawton	US	America/Chicago	34.57	-98.42	m	y
LAX	Los Angeles	US	America/Los_Angeles	33.94	-118.41	l	y
LAY	Ladysmith	ZA	Africa/Johannesburg	-28.58	29.75	m	n
LAZ	Bom Jesus Da Lapa	BR	America/Bahia	-13.26	-43.41	m	n
LBA	Leeds	GB	Europe/London	53.87	-1.66	l	y
LBB	Lubbock	US	America/Chicago	33.66	-101.82	l	y
LBC	Lubeck	DE	Europe/Berlin	53.81	10.72	m	y
LBD	Khudzhand	TJ	Asia/Dushanbe	40.22	69.69	m	y
LBE	Latrobe	US	America/New_York	40.27	-79.41	m	y
LBF	North Platte	US	America/Chicago	41.13	-100.68	m	y
LBG	Paris	FR	Europe/Paris	48.97	2.44	m	n
LBI	Albi	FR	Europe/Paris	43.91	2.11	m	n
LBJ	Labuan Bajo-Flores Island	ID	Asia/Makassar	-8.49	119.89	s	y
LBL	Liberal	US	America/Chicago	37.04	-100.96	m	y
LBO	Lusambo	CD	Africa/Lubumbashi	-4.96	23.38	s	n
LBQ	Lambarene	GA	Africa/Libreville	-0.70	10.25	m	n
LBR	Labrea	BR	America/Boa_Vista	-7.28	-64.77	s	y
LBS	Labasa Airport	FJ	Pacific/Fiji	-16.47	179.34	m	y
LBT	Lumberton	US	America/New_York	34.61	-79.06	m	n
LBU	Labuan	MY	Asia/Kuching	5.30	115.25	m	y
LBV	Libreville	GA	Africa/Libreville	0.46	9.41	l	y
LBW	Long Bawan, Borneo Island	ID	Asia/Makassar	3.87	115.68	s	y
LBX	Lubang Airport	PH	Asia/Manila	13.86	120.11	m	n
LBY	La Baule-Escoublac	FR	Europe/Paris	47.29	-2.35	m	n
LBZ	Lucapa	AO	Africa/Luanda	-8.45	20.73	s	n
LCA	Larnaca	CY	Asia/Nicosia	34.88	33.62	l	y
LCC	Lecce Airport	IT	Europe/Rome	40.24	18.13	m	n
LCD	Louis Trichardt	ZA	Africa/Johannesburg	-23.06	29.86	s	n
LCE	La Ceiba	HN	America/Tegucigalpa	15.74	-86.85	m	y
LCF	Rio Dulce	GT	America/Guatemala	15.67	-88.96	s	n
LCG	Culleredo	ES	Europe/Madrid	43.30	-8.38	m	y
LCH	Lake Charles	US	America/Chicago	30.13	-93.22	m	y
LCI	Laconia	US	America/New_York	43.57	-71.42	s	n
LCJ	Łódź	PL	Europe/Warsaw	51.72	19.40	m	y
LCK	Columbus	US	America/New_York	39.81	-82.93	l	y
LCL	Pinar del Rio	CU	America/Havana	22.34	-83.64	m	n
LCM	La Cumbre	AR	America/Argentina/Cordoba	-31.01	-64.53	s	n
LCN	Balcanoona Airport	AU	Australia/Adelaide	-30.54	139.34	s	n
LCO	Lague	CG	Africa/Brazzaville	-2.45	14.53	s	n
LCQ	Lake City	US	America/New_York	30.18	-82.58	s	n
LCV	Lucca	IT	Europe/Rome	43.83	10.58	s	n
LCX	Longyan	CN	Asia/Shanghai	25.67	116.75	m	y
LCY	London	GB	Europe/London	51.51	0.06	l	y
LDA	Malda	IN	Asia/Kolkata	25.01	88.13	s	n
LDB	Londrina	BR	America/Sao_Paulo	-23.33	-51.13	m	y
LDC	Lindeman Island	AU	Australia/Lindeman	-20.45	149.04	s	n
LDE	Tarbes	FR	Europe/Paris	43.18	-0.01	m	y
LDG	Leshukonskoye	RU	Europe/Moscow	64.90	45.72	s	y
LDH	Lord Howe Island	AU	Australia/Lord_Howe	-31.54	159.08	s	y
LDI	Lindi	TZ	Africa/Dar_es_Salaam	-9.85	39.76	s	n
LDJ	Linden	US	America/New_York	40.62	-74.24	s	n
LDK	Lidkoping	SE	Europe/Stockholm	58.47	13.17	s	n
LDM	Ludington	US	America/Detroit	43.96	-86.41	s	n
LDN	Lamidanda	NP	Asia/Kathmandu	27.25	86.67	s	n
LDO	Aurora	SR	America/Paramaribo	4.38	-55.41	s	n
LDS	Yichun	CN	Asia/Shanghai	47.75	129.02	m	y
LDU	Lahad Datu	MY	Asia/Kuala_Lumpur	5.03	118.32	m	y
LDV	Landivisiau	FR	Europe/Paris	48.53	-4.15	m	n
LDX	Saint-Laurent-du-Maroni	GF	America/Cayenne	5.48	-54.03	s	y
LDY	Derry	GB	Europe/London	55.04	-7.16	m	y
LDZ	Londolozi	ZA	Africa/Johannesburg	-24.75	31.48	s	n
LEA	Exmouth	AU	Australia/Perth	-22.24	114.09	m	y
LEB	Lebanon	US	America/New_York	43.63	-72.30	m	y
LEC	Lencois	BR	America/Bahia	-12.48	-41.28	s	y
LED	St. Petersburg	RU	Europe/Moscow	59.80	30.26	l	y
LEE	Leesburg	US	America/New_York	28.82	-81.81	m	n
LEF	Lebakeng	LS	Africa/Maseru	-29.89	28.66	s	n
LEH	Le Havre	FR	Europe/Paris	49.53	0.09	m	n
LEI	Almeria	ES	Europe/Madrid	36.84	-2.37	m	y
LEJ	Leipzig	DE	Europe/Berlin	51.43	12.24	l	y
LEK	Labe Airport	GN	Africa/Conakry	11.33	-12.29	s	n
LEL	Lake Evella Airport	AU	Australia/Darwin	-12.50	135.81	s	y
LEM	Lemmon	US	America/Denver	45.92	-102.11	s	n
LEN	Leon	ES	Europe/Madrid	42.59	-5.66	m	y
LEP	Leopoldina	BR	America/Sao_Paulo	-21.47	-42.73	m	y
LEQ	Land's End	GB	Europe/London	50.10	-5.67	s	y
LER	Leinster Airport	AU	Australia/Perth	-27.84	120.70	m	y
LES	Lesobeng	LS	Africa/Maseru	-29.78	28.32	s	n
LET	Leticia	CO	America/Bogota	-4.19	-69.94	m	y
LEU	Montferrer	ES	Europe/Madrid	42.34	1.41	s	y
LEV	Bureta	FJ	Pacific/Fiji	-17.71	178.76	s	y
LEW	Auburn	US	America/New_York	44.05	-70.28	s	n
LEX	Lexington	US	America/New_York	38.04	-84.61	l	y
LEY	Lelystad	NL	Europe/Amsterdam	52.46	5.53	m	n
LFB	Lumbo	MZ	Africa/Maputo	-15.03	40.67	s	n
LFI	Hampton	US	America/New_York	37.08	-76.36	m	n
LFK	Lufkin	US	America/Chicago	31.23	-94.75	m	n
LFM	Lamerd	IR	Asia/Tehran	27.37	53.19	m	y
LFN	Louisburg	US	America/New_York	36.02	-78.33	s	n
LFO	Kelafo	ET	Africa/Addis_Ababa	5.66	44.35	s	n
LFP	Lakefield Airport	AU	Australia/Brisbane	-14.93	144.20	s	n
LFQ	Linfen	CN	Asia/Shanghai	36.13	111.64	m	y
LFR	La Fria Airport	VE	America/Caracas	8.24	-72.27	m	n
LFT	Lafayette	US	America/Chicago	30.21	-91.99	m	y
LFW	Lome	TG	Africa/Lome	6.17	1.25	m	y
LGA	New York	US	America/New_York	40.78	-73.87	l	y
LGB	Long Beach	US	America/Los_Angeles	33.82	-118.15	l	y
LGC	Lagrange	US	America/New_York	33.01	-85.07	s	n
LGD	La Grande	US	America/Los_Angeles	45.29	-118.01	s	n
LGF	Yuma Proving Ground	US	America/Phoenix	32.86	-114.39	s	n
LGG	Liege	BE	Europe/Brussels	50.64	5.44	m	y
LGH	Leigh Creek Airport	AU	Australia/Adelaide	-30.60	138.43	m	n
LGI	Deadman's Cay	BS	America/Nassau	23.18	-75.09	m	y
LGK	Langkawi	MY	Asia/Kuala_Lumpur	6.33	99.73	l	y
LGL	Long Datih	MY	Asia/Kuala_Lumpur	3.42	115.15	s	y
LGO	Langeoog	DE	Europe/Berlin	53.74	7.50	s	n
LGQ	Lago Agrio	EC	America/Guayaquil	0.09	-76.87	s	n
LGR	Cochrane	CL	America/Santiago	-47.24	-72.59	m	n
LGS	Malargue	AR	America/Argentina/Mendoza	-35.49	-69.57	m	n
LGT	La Gaviota Airport	CO	America/Bogota	4.55	-70.92	s	n
LGU	Logan	US	America/Denver	41.79	-111.85	m	n
LGW	London	GB	Europe/London	51.15	-0.19	l	y
LHA	Lahr Airport	DE	Europe/Berlin	48.37	7.83	m	n
LHB	Bruntingthorpe	GB	Europe/London	52.49	-1.13	-	-
LHE	Lahore	PK	Asia/Karachi	31.52	74.40	l	y
LHG	Lightning Ridge Airport	AU	Australia/Sydney	-29.46	147.98	m	y
LHI	Lereh-Papua Island	ID	Asia/Jayapura	-3.13	139.94	s	n
LHK	Guanghua	CN	Asia/Shanghai	32.39	111.69	m	n
LHL	Lachın	AZ	Asia/Baku	40.50	49.98	s	-
LHR	London	GB	Europe/London	51.47	-0.46	l	y
LHS	Las Heras	AR	America/Argentina/Rio_Gallegos	-46.54	-68.97	m	y
LHU	Muneambuanas	NA	Africa/Windhoek	-18.12	23.39	s	n
LHV	Lock Haven	US	America/New_York	41.14	-77.42	s	n
LHW	Lanzhou	CN	Asia/Shanghai	36.52	103.62	l	y
LIA	Liangping	CN	Asia/Shanghai	30.68	107.79	s	n
LIB	Limbunya Station Airport	AU	Australia/Darwin	-17.25	129.88	s	n
LIC	Limon	US	America/Denver	39.27	-103.67	s	n
LIE	Libenge	CD	Africa/Kinshasa	3.63	18.63	s	n
LIF	Lifou	NC	Pacific/Noumea	-20.77	167.24	m	y
LIG	Limoges	FR	Europe/Paris	45.86	1.18	m	y
LIH	Lihue	US	Pacific/Honolulu	21.98	-159.34	l	y
LII	Mulia-Papua Island	ID	Asia/Jayapura	-3.71	137.98	s	n
LIL	Lille	FR	Europe/Paris	50.56	3.09	l	y
LIM	Lima	PE	America/Lima	-12.02	-77.11	l	y
LIN	Milan	IT	Europe/Rome	45.45	9.28	l	y
LIO	Puerto Limon	CR	America/Costa_Rica	9.96	-83.02	m	y
LIP	Lins	BR	America/Sao_Paulo	-21.66	-49.73	m	n
LIQ	Lisala	CD	Africa/Lubumbashi	2.17	21.50	m	n
LIR	Liberia	CR	America/Costa_Rica	10.59	-85.54	l	y
LIS	Lisbon	PT	Europe/Lisbon	38.78	-9.14	l	y
LIT	Little Rock	US	America/Chicago	34.73	-92.22	l	y
LIV	Livengood	US	America/Anchorage	65.47	-148.65	s	n
LIW	Loikaw	MM	Asia/Yangon	19.69	97.21	m	y
LIX	Likoma Island	MW	Africa/Blantyre	-12.08	34.73	s	n
LIY	Fort Stewart	US	America/New_York	31.89	-81.56	s	n
LIZ	Limestone	US	America/New_York	46.95	-67.89	s	n
LJA	Lodja	CD	Africa/Lubumbashi	-3.42	23.45	s	n
LJG	Lijiang	CN	Asia/Shanghai	26.68	100.25	l	y
LJN	Angleton	US	America/Chicago	29.11	-95.46	m	n
LJU	Ljubljana	SI	Europe/Ljubljana	46.22	14.46	l	y
LKA	Larantuka-Flores Island	ID	Asia/Makassar	-8.35	122.98	s	y
LKB	Lakeba Island	FJ	Pacific/Fiji	-18.20	-178.82	s	y
LKD	Lakeland Airport	AU	Australia/Brisbane	-15.83	144.85	s	n
LKG	Lokichoggio	KE	Africa/Nairobi	4.20	34.35	m	n
LKH	Long Akah	MY	Asia/Kuala_Lumpur	3.30	114.78	s	n
LKK	Kulik Lake	US	America/Anchorage	58.97	-155.10	s	n
LKL	Lakselv	NO	Europe/Oslo	70.07	24.97	m	y
LKN	Leknes	NO	Europe/Oslo	68.15	13.61	m	y
LKO	Lucknow	IN	Asia/Kolkata	26.76	80.89	l	y
LKP	Lake Placid	US	America/New_York	44.26	-73.96	s	n
LKV	Lakeview	US	America/Los_Angeles	42.16	-120.40	s	n
LKW	Lekhwair Airport	OM	Asia/Muscat	22.80	55.37	s	n
LKY	Lake Manyara National Park	TZ	Africa/Dar_es_Salaam	-3.38	35.82	m	n
LKZ	Lakenheath	GB	Europe/London	52.41	0.56	m	n
LLA	Lulea	SE	Europe/Stockholm	65.54	22.12	l	y
LLB	Qiannan Libo Airport	CN	Asia/Shanghai	25.45	107.96	s	y
LLE	Malelane	ZA	Africa/Johannesburg	-25.43	31.58	s	n
LLF	Yongzhou	CN	Asia/Shanghai	26.34	111.61	m	y
LLG	Chillagoe Airport	AU	Australia/Brisbane	-17.14	144.53	s	n
LLI	Lalibela	ET	Africa/Addis_Ababa	11.97	38.98	s	n
LLJ	Lubuk Linggau, Sumatra Island	ID	Asia/Jakarta	-3.28	102.92	s	n
LLK	Lankaran	AZ	Asia/Baku	38.75	48.82	s	y
LLS	Las Lomitas	AR	America/Argentina/Cordoba	-24.72	-60.55	s	n
LLT	Lobito	AO	Africa/Luanda	-12.37	13.54	s	n
LLV	L?liang	CN	Asia/Shanghai	37.68	111.14	m	y
LLW	Lilongwe	MW	Africa/Blantyre	-13.79	33.78	m	y
LLX	Lyndonville	US	America/New_York	44.57	-72.02	s	n
LLY	Mount Holly	US	America/New_York	39.94	-74.85	s	n
LMA	Minchumina	US	America/Anchorage	63.89	-152.30	s	y
LMB	Salima	MW	Africa/Blantyre	-13.76	34.58	s	n
LME	Le Mans	FR	Europe/Paris	47.95	0.20	m	y
LMI	Lumi	PG	Pacific/Port_Moresby	-3.48	142.04	s	n
LMM	Los Mochis	MX	America/Mazatlan	25.69	-109.08	m	y
LMN	Limbang	MY	Asia/Kuala_Lumpur	4.81	115.01	m	y
LMO	Lossiemouth	GB	Europe/London	57.71	-3.34	m	n
LMP	Lampedusa	IT	Europe/Rome	35.50	12.62	m	y
LMQ	Marsa Brega Airport	LY	Africa/Tripoli	30.38	19.58	m	n
LMR	Lime Acres	ZA	Africa/Johannesburg	-28.36	23.44	m	n
LMS	Louisville	US	America/Chicago	33.15	-89.06	s	n
LMT	Klamath Falls	US	America/Los_Angeles	42.16	-121.73	m	n
LMV	Madivaru	MV	Indian/Maldives	5.46	73.37	s	n
LMY	Lake Murray	PG	Pacific/Port_Moresby	-7.01	141.49	s	y
LNA	West Palm Beach	US	America/New_York	26.59	-80.09	s	n
LNB	Lamen Bay	VU	Pacific/Efate	-16.58	168.16	s	y
LND	Lander	US	America/Denver	42.82	-108.73	m	n
LNE	Lonorore	VU	Pacific/Efate	-15.87	168.17	s	y
LNH	Lake Nash Airport	AU	Australia/Darwin	-20.97	137.92	s	n
LNI	Lonely	US	America/Anchorage	70.91	-153.24	s	n
LNJ	Lincang	CN	Asia/Shanghai	23.74	100.03	m	y
LNK	Lincoln	US	America/Chicago	40.85	-96.76	m	y
LNL	Longnan	CN	Asia/Shanghai	33.79	105.80	m	y
LNN	Willoughby	US	America/New_York	41.68	-81.39	s	n
LNO	Leonora	AU	Australia/Perth	-28.88	121.31	m	y
LNP	Wise	US	America/New_York	36.99	-82.53	s	n
LNR	Lone Rock	US	America/Chicago	43.21	-90.18	s	n
LNS	Lancaster	US	America/New_York	40.12	-76.29	m	y
LNV	Londolovit	PG	Pacific/Port_Moresby	-3.04	152.63	s	y
LNX	Smolensk	RU	Europe/Moscow	54.74	32.06	m	y
LNY	Lanai City	US	Pacific/Honolulu	20.79	-156.95	m	y
LNZ	Linz	AT	Europe/Vienna	48.23	14.19	m	y
LOA	Lorraine Airport	AU	Australia/Brisbane	-18.99	139.91	s	n
LOB	Los Andes	CL	America/Santiago	-32.81	-70.65	s	n
LOC	Lock	AU	Australia/Adelaide	-33.54	135.69	s	n
LOD	Longana	VU	Pacific/Efate	-15.31	167.97	s	y
LOE	Loei Airport	TH	Asia/Bangkok	17.44	101.72	m	y
LOH	La Toma	EC	America/Guayaquil	-4.00	-79.37	s	y
LOI	Lontras	BR	America/Sao_Paulo	-27.16	-49.54	s	n
LOK	Lodwar	KE	Africa/Nairobi	3.12	35.61	m	n
LOL	Lovelock	US	America/Los_Angeles	40.07	-118.57	m	n
LOO	Laghouat	DZ	Africa/Algiers	33.76	2.93	m	n
LOP	Mataram	ID	Asia/Makassar	-8.76	116.28	l	y
LOS	Lagos	NG	Africa/Lagos	6.58	3.32	l	y
LOT	Chicago	US	America/Chicago	41.61	-88.10	s	n
LOU	Louisville	US	America/New_York	38.23	-85.66	m	n
LOV	Monclova International Airport	MX	America/Monterrey	26.96	-101.47	m	n
LOW	Louisa	US	America/New_York	38.01	-77.97	s	n
LOY	Loyengalani	KE	Africa/Nairobi	2.75	36.72	s	n
LOZ	London	US	America/New_York	37.09	-84.08	m	n
LPA	Gran Canaria Island	ES	Atlantic/Canary	27.93	-15.39	l	y
LPB	La Paz	BO	America/La_Paz	-16.51	-68.19	l	y
LPC	Lompoc	US	America/Los_Angeles	34.67	-120.47	s	n
LPD	La Pedrera	CO	America/Bogota	-1.33	-69.58	s	y
LPF	Liupanshui	CN	Asia/Shanghai	26.61	104.98	m	y
LPG	La Plata	AR	America/Argentina/Buenos_Aires	-34.97	-57.89	m	n
LPI	Linkoping	SE	Europe/Stockholm	58.41	15.68	m	y
LPJ	Guayabal	VE	America/Caracas	6.58	-66.82	s	n
LPK	Lipetsk	RU	Europe/Moscow	52.70	39.54	m	y
LPL	Liverpool	GB	Europe/London	53.33	-2.85	l	y
LPM	Lamap	VU	Pacific/Efate	-16.45	167.82	s	y
LPO	La Porte	US	America/Chicago	41.57	-86.73	s	n
LPP	Lappeenranta	FI	Europe/Helsinki	61.04	28.14	m	y
LPQ	Luang Phabang	LA	Asia/Vientiane	19.90	102.16	m	y
LPS	Lopez	US	America/Los_Angeles	48.48	-122.94	s	y
LPT	Lampang Airport	TH	Asia/Bangkok	18.27	99.50	m	y
LPU	Long Apung, Borneo Island	ID	Asia/Makassar	1.70	114.97	s	y
LPX	Liepaja	LV	Europe/Riga	56.52	21.10	m	n
LPY	Le Puy	FR	Europe/Paris	45.08	3.76	s	y
LPZ	San Gil	CO	America/Bogota	6.58	-73.13	s	n
LQK	Pickens	US	America/New_York	34.81	-82.70	s	n
LQM	Puerto Leguizamo	CO	America/Bogota	-0.18	-74.77	s	y
LQN	Qala-I-Naw	AF	Asia/Kabul	34.98	63.12	s	n
LRA	Larisa	GR	Europe/Athens	39.66	22.34	s	n
LRB	Leribe	LS	Africa/Maseru	-28.86	28.05	s	n
LRD	Laredo	US	America/Chicago	27.54	-99.46	m	y
LRE	Longreach	AU	Australia/Brisbane	-23.43	144.28	m	y
LRF	Jacksonville	US	America/Chicago	34.92	-92.15	m	n
LRG	Loralai	PK	Asia/Karachi	30.36	68.61	s	n
LRH	La Rochelle	FR	Europe/Paris	46.18	-1.20	m	y
LRJ	Le Mars	US	America/Chicago	42.78	-96.19	s	n
LRL	Niamtougou	TG	Africa/Lome	9.77	1.09	m	n
LRM	La Romana	DO	America/Santo_Domingo	18.45	-68.91	l	y
LRR	Lar	IR	Asia/Tehran	27.67	54.38	m	y
LRS	Leros Island	GR	Europe/Athens	37.18	26.80	s	y
LRT	Lorient	FR	Europe/Paris	47.76	-3.44	m	y
LRU	Las Cruces	US	America/Denver	32.29	-106.92	m	y
LRV	Los Roques	VE	America/Caracas	11.95	-66.67	s	y
LSA	Losuia	PG	Pacific/Port_Moresby	-8.51	151.08	s	y
LSB	Lordsburg	US	America/Denver	32.33	-108.69	s	n
LSC	La Serena-Coquimbo	CL	America/Santiago	-29.92	-71.20	m	y
LSE	La Crosse	US	America/Chicago	43.88	-91.26	m	y
LSF	Fort Benning	US	America/New_York	32.33	-84.99	m	n
LSG	Leshan	CN	Asia/Shanghai	29.55	103.77	-	-
LSH	Lashio	MM	Asia/Yangon	22.98	97.75	m	y
LSI	Lerwick	GB	Europe/London	59.88	-1.30	m	y
LSK	Lusk	US	America/Denver	42.75	-104.40	s	n
LSL	Los Chiles	CR	America/Costa_Rica	11.04	-84.71	m	n
LSM	Long Semado	MY	Asia/Kuching	4.22	115.60	s	n
LSN	Los Banos	US	America/Los_Angeles	37.06	-120.87	s	n
LSO	Les Sables-d'Olonne	FR	Europe/Paris	46.48	-1.72	s	n
LSP	Paraguana	VE	America/Caracas	11.78	-70.15	m	y
LSQ	Los Angeles	CL	America/Santiago	-37.40	-72.43	s	n
LSS	Les Saintes	GP	America/Guadeloupe	15.86	-61.58	s	n
LST	Launceston	AU	Australia/Melbourne	-41.55	147.21	l	y
LSU	Long Sukang	MY	Asia/Kuching	4.55	115.49	s	n
LSV	Las Vegas	US	America/Los_Angeles	36.24	-115.03	m	n
LSW	Lhok Seumawe, Sumatra Island	ID	Asia/Jakarta	5.23	96.95	s	y
LSX	Lhok Sukon, Sumatra Island	ID	Asia/Jakarta	5.07	97.26	m	n
LSY	Lismore	AU	Australia/Sydney	-28.83	153.26	m	y
LSZ	Losinj	HR	Europe/Zagreb	44.57	14.39	s	n
LTA	Tzaneen	ZA	Africa/Johannesburg	-23.82	30.33	m	n
LTC	Lai	TD	Africa/Ndjamena	9.40	16.30	s	n
LTD	Ghadames	LY	Africa/Tripoli	30.15	9.72	m	n
LTG	Langtang	NP	Asia/Kathmandu	28.20	85.58	s	n
LTI	Altai	MN	Asia/Ulaanbaatar	46.38	96.22	m	y
LTK	Latakia	SY	Asia/Damascus	35.40	35.95	m	n
LTL	Lastourville	GA	Africa/Libreville	-0.83	12.75	s	n
LTM	Lethem	GY	America/Guyana	3.37	-59.79	m	y
LTN	London	GB	Europe/London	51.87	-0.37	l	y
LTO	Loreto	MX	America/Mazatlan	25.99	-111.35	m	y
LTP	Lyndhurst	AU	Australia/Brisbane	-19.20	144.37	s	n
LTQ	Le Touquet-Paris-Plage	FR	Europe/Paris	50.52	1.62	m	n
LTS	Altus	US	America/Chicago	34.67	-99.27	m	n
LTT	La Mole	FR	Europe/Paris	43.21	6.48	s	y
LTU	Latur	IN	Asia/Kolkata	18.41	76.46	m	y
LTV	Lotus Vale	AU	Australia/Brisbane	-17.05	141.38	s	n
LTW	Leonardtown	US	America/New_York	38.32	-76.55	s	n
LTX	Latacunga	EC	America/Guayaquil	-0.91	-78.62	m	y
LUA	Lukla	NP	Asia/Kathmandu	27.69	86.73	s	y
LUB	Lumid Pau	GY	America/Guyana	2.39	-59.44	s	n
LUC	Laucala Island	FJ	Pacific/Fiji	-16.75	-179.67	s	n
LUD	Luderitz	NA	Africa/Windhoek	-26.69	15.24	m	y
LUE	Lucenec	SK	Europe/Bratislava	48.34	19.74	s	n
LUF	Glendale	US	America/Phoenix	33.53	-112.38	m	n
LUG	Lugano	CH	Europe/Zurich	46.00	8.91	m	y
LUH	Ludhiana	IN	Asia/Kolkata	30.86	75.95	m	n
LUK	Cincinnati	US	America/New_York	39.10	-84.42	m	y
LUL	Laurel	US	America/Chicago	31.67	-89.17	s	n
LUM	Luxi	CN	Asia/Shanghai	24.40	98.53	m	y
LUN	Lusaka	ZM	Africa/Lusaka	-15.33	28.45	l	y
LUO	Luena	AO	Africa/Luanda	-11.77	19.90	m	n
LUP	Kalaupapa	US	Pacific/Honolulu	21.21	-156.97	s	y
LUQ	San Luis	AR	America/Argentina/San_Luis	-33.27	-66.36	m	y
LUR	Cape Lisburne	US	America/Anchorage	68.88	-166.11	m	y
LUS	Lusanga	CD	Africa/Kinshasa	-4.80	18.72	s	n
LUT	New Laura Airport	AU	Australia/Brisbane	-15.18	144.37	s	n
LUU	Laura Airport	AU	Australia/Brisbane	-15.55	144.45	s	n
LUV	Langgur-Seram Island	ID	Asia/Jayapura	-5.66	132.73	m	y
LUW	Luwok-Celebes Island	ID	Asia/Makassar	-1.04	122.77	m	n
LUX	Luxembourg	LU	Europe/Luxembourg	49.37	6.12	l	y
LUZ	Lublin	PL	Europe/Warsaw	51.24	22.71	m	y
LVA	Laval	FR	Europe/Paris	48.03	-0.74	m	n
LVD	Lime Village	US	America/Anchorage	61.36	-155.44	s	n
LVI	Livingstone	ZM	Africa/Lusaka	-17.82	25.82	m	y
LVK	Livermore	US	America/Los_Angeles	37.69	-121.82	s	n
LVL	Lawrenceville	US	America/New_York	36.77	-77.79	s	n
LVM	Livingston	US	America/Denver	45.70	-110.45	m	n
LVO	Laverton Airport	AU	Australia/Perth	-28.61	122.42	s	y
LVP	Lavan Island Airport	IR	Asia/Tehran	26.81	53.36	m	n
LVR	Lucas do Rio Verde	BR	America/Cuiaba	-13.04	-55.95	s	n
LVS	Las Vegas	US	America/Denver	35.65	-105.14	m	n
LWB	Lewisburg	US	America/New_York	37.86	-80.40	m	y
LWC	Lawrence	US	America/Chicago	39.01	-95.22	s	n
LWH	Lawn Hill Airport	AU	Australia/Brisbane	-18.57	138.63	s	n
LWI	Lowai	PG	Pacific/Port_Moresby	-6.33	146.65	s	n
LWK	Lerwick	GB	Europe/London	60.19	-1.24	s	y
LWL	Wells	US	America/Los_Angeles	41.12	-114.92	s	n
LWM	Lawrence	US	America/New_York	42.72	-71.12	m	n
LWN	Gyumri	AM	Asia/Yerevan	40.75	43.86	m	y
LWO	Lviv	UA	Europe/Kyiv	49.81	23.96	l	y
LWR	Leeuwarden	NL	Europe/Amsterdam	53.23	5.76	m	n
LWS	Lewiston	US	America/Los_Angeles	46.37	-117.02	m	y
LWT	Lewistown	US	America/Denver	47.05	-109.47	m	n
LWV	Lawrenceville	US	America/Chicago	38.76	-87.61	s	n
LWY	Lawas	MY	Asia/Kuala_Lumpur	4.85	115.41	s	y
LXA	Lhasa	CN	Asia/Shanghai	29.30	90.91	m	y
LXG	Luang Namtha	LA	Asia/Vientiane	20.97	101.40	s	y
LXN	Lexington	US	America/Chicago	40.79	-99.78	s	n
LXR	Luxor	EG	Africa/Cairo	25.67	32.71	m	y
LXS	Limnos Island	GR	Europe/Athens	39.92	25.24	s	y
LXU	Lukulu	ZM	Africa/Lusaka	-14.37	23.25	s	n
LXV	Leadville	US	America/Denver	39.22	-106.32	s	n
LYA	Luoyang	CN	Asia/Shanghai	34.74	112.39	m	y
LYB	Little Cayman	KY	America/Cayman	19.67	-80.10	m	n
LYC	Lycksele Airport	SE	Europe/Stockholm	64.55	18.72	m	y
LYG	Lianyungang	CN	Asia/Shanghai	34.57	118.87	m	y
LYH	Lynchburg	US	America/New_York	37.33	-79.20	m	y
LYI	Linyi	CN	Asia/Shanghai	35.05	118.41	m	y
LYN	Lyon	FR	Europe/Paris	45.73	4.94	m	n
LYO	Lyons	US	America/Chicago	38.34	-98.23	s	n
LYP	Faisalabad	PK	Asia/Karachi	31.36	72.99	m	y
LYR	Longyearbyen	NO	Arctic/Longyearbyen	78.25	15.47	m	y
LYS	Lyon	FR	Europe/Paris	45.73	5.09	l	y
LYU	Ely	US	America/Chicago	47.82	-91.83	m	n
LYX	Lydd	GB	Europe/London	50.96	0.94	m	n
LZA	Luiza	CD	Africa/Lubumbashi	-7.18	22.40	s	n
LZC	Lazaro Cardenas	MX	America/Mexico_City	18.00	-102.22	m	n
LZG	Langzhong	CN	Asia/Shanghai	31.50	106.04	s	y
LZH	Liuzhou	CN	Asia/Shanghai	24.21	109.39	m	y
LZI	Luozi	CD	Africa/Kinshasa	-4.95	14.13	s	n
LZM	Luzamba	AO	Africa/Luanda	-9.12	18.05	s	n
LZN	Nangang Island	TW	Asia/Taipei	26.16	119.96	m	y
LZO	Luzhou	CN	Asia/Shanghai	28.85	105.39	m	y
LZR	Lizard Island Airport	AU	Australia/Brisbane	-14.67	145.45	s	n
LZU	Lawrenceville	US	America/New_York	33.98	-83.96	s	n
LZY	Nyingchi	CN	Asia/Shanghai	29.30	94.34	m	y
MAA	Chennai	IN	Asia/Kolkata	12.99	80.17	l	y
MAB	Maraba	BR	America/Araguaina	-5.37	-49.14	m	y
MAC	Macon	US	America/New_York	32.82	-83.56	s	n
MAD	Madrid	ES	Europe/Madrid	40.49	-3.57	l	y
MAE	Madera	US	America/Los_Angeles	36.99	-120.11	s	n
MAF	Midland	US	America/Chicago	31.94	-102.20	l	y
MAG	Madang	PG	Pacific/Port_Moresby	-5.21	145.79	m	y
MAH	Menorca Island	ES	Europe/Madrid	39.86	4.22	l	y
MAJ	Majuro Atoll	MH	Pacific/Majuro	7.06	171.27	m	y
MAK	Malakal	SS	Africa/Juba	9.56	31.65	m	n
MAL	Mangole Island	ID	Asia/Jayapura	-1.88	125.83	s	n
MAM	Matamoros	MX	America/Mexico_City	25.77	-97.53	m	y
MAN	Manchester	GB	Europe/London	53.35	-2.27	l	y
MAO	Manaus	BR	America/Boa_Vista	-3.04	-60.05	l	y
MAQ	Mae Sot Airport	TH	Asia/Bangkok	16.70	98.55	m	y
MAR	Maracaibo	VE	America/Caracas	10.56	-71.73	m	y
MAS	Momote Airport	PG	Pacific/Port_Moresby	-2.06	147.42	m	y
MAT	Matadi	CD	Africa/Kinshasa	-5.80	13.44	s	n
MAU	Maupiti Airport	PF	Pacific/Tahiti	-16.43	-152.24	m	y
MAW	Malden	US	America/Chicago	36.60	-89.99	s	n
MAX	Matam	SN	Africa/Dakar	15.59	-13.32	m	n
MAY	Mangrove Cay	BS	America/Nassau	24.29	-77.68	m	n
MAZ	Mayaguez	US	America/Puerto_Rico	18.26	-67.15	-	-
MBA	Mombasa	KE	Africa/Nairobi	-4.03	39.59	l	y
MBB	Marble Bar Airport	AU	Australia/Perth	-21.16	119.83	s	n
MBC	M'Bigou	GA	Africa/Libreville	-1.88	11.93	s	n
MBD	Mafeking	ZA	Africa/Johannesburg	-25.80	25.55	m	y
MBE	Monbetsu	JP	Asia/Tokyo	44.30	143.40	m	y
MBF	Porepunkah Airport	AU	Australia/Melbourne	-36.72	146.89	s	n
MBG	Mobridge	US	America/Chicago	45.55	-100.41	m	n
MBH	Maryborough Airport	AU	Australia/Brisbane	-25.51	152.72	s	n
MBI	Mbeya	TZ	Africa/Dar_es_Salaam	-8.92	33.47	m	y
MBJ	Montego Bay	JM	America/Jamaica	18.50	-77.91	l	y
MBK	Matupa	BR	America/Cuiaba	-10.17	-54.95	s	n
MBL	Manistee	US	America/Detroit	44.27	-86.25	s	y
MBO	Mamburao Airport	PH	Asia/Manila	13.21	120.61	m	n
MBP	Moyobamba	PE	America/Lima	-6.02	-76.99	s	n
MBQ	Mbarara	UG	Africa/Kampala	-0.56	30.60	s	n
MBS	Saginaw	US	America/New_York	43.53	-84.08	m	y
MBT	Masbate	PH	Asia/Manila	12.37	123.63	m	y
MBU	Mbambanakira	SB	Pacific/Guadalcanal	-9.75	159.84	s	n
MBW	Melbourne	AU	Australia/Melbourne	-37.98	145.10	m	y
MBX	Maribor Airport	SI	Europe/Ljubljana	46.48	15.69	m	n
MBY	Moberly	US	America/Chicago	39.46	-92.43	s	n
MBZ	Maues	BR	America/Boa_Vista	-3.37	-57.72	s	n
MCA	Macenta	GN	Africa/Conakry	8.53	-9.47	s	n
MCB	Mc Comb	US	America/Chicago	31.18	-90.47	m	n
MCC	Sacramento	US	America/Los_Angeles	38.67	-121.40	m	n
MCD	Mackinac Island	US	America/Detroit	45.86	-84.64	s	n
MCE	Merced	US	America/Los_Angeles	37.28	-120.51	m	y
MCF	Tampa	US	America/New_York	27.85	-82.52	m	n
MCG	Mc Grath	US	America/Anchorage	62.95	-155.61	m	y
MCH	Machala	EC	America/Guayaquil	-3.27	-79.96	m	-
MCI	Kansas City	US	America/Chicago	39.30	-94.71	l	y
MCJ	La Mina-Maicao	CO	America/Bogota	11.23	-72.49	m	n
MCK	Mc Cook	US	America/Chicago	40.21	-100.59	m	y
MCL	Mckinley Park	US	America/Anchorage	63.73	-148.91	s	n
MCN	Macon	US	America/New_York	32.69	-83.65	m	y
MCO	Orlando	US	America/New_York	28.43	-81.31	l	y
MCP	Macapa	BR	America/Belem	0.05	-51.07	m	y
MCR	Melchor de Mencos	GT	America/Guatemala	17.07	-89.15	m	y
MCS	Monte Caseros	AR	America/Argentina/Cordoba	-30.27	-57.64	m	n
MCT	Muscat	OM	Asia/Muscat	23.59	58.28	l	y
MCU	Montlucon	FR	Europe/Paris	46.22	2.36	m	n
MCV	McArthur River Mine	AU	Australia/Darwin	-16.44	136.08	s	y
MCW	Mason City	US	America/Chicago	43.16	-93.33	m	y
MCX	Makhachkala	RU	Europe/Moscow	42.82	47.65	m	y
MCY	Maroochydore	AU	Australia/Brisbane	-26.60	153.09	m	y
MCZ	Maceio	BR	America/Maceio	-9.51	-35.79	l	y
MDC	Manado-Celebes Island	ID	Asia/Makassar	1.55	124.93	l	y
MDD	Midland	US	America/Chicago	32.04	-102.10	s	n
MDE	Rionegro	CO	America/Bogota	6.16	-75.42	l	y
MDF	Medford	US	America/Chicago	45.10	-90.30	s	n
MDG	Mudanjiang	CN	Asia/Shanghai	44.52	129.57	m	y
MDH	Carbondale	US	America/Chicago	37.78	-89.25	m	n
MDI	Makurdi	NG	Africa/Lagos	7.70	8.61	m	y
MDJ	Madras	US	America/Los_Angeles	44.67	-121.16	s	n
MDK	Mbandaka	CD	Africa/Kinshasa	0.02	18.29	m	y
MDL	Mandalay	MM	Asia/Yangon	21.70	95.98	l	y
MDN	Madison	US	America/Indiana/Indianapolis	38.76	-85.46	s	n
MDO	Middleton Island	US	America/Anchorage	59.45	-146.31	s	n
MDP	Mindiptana-Papua Island	ID	Asia/Jayapura	-5.75	140.37	s	n
MDQ	Mar del Plata	AR	America/Argentina/Buenos_Aires	-37.93	-57.57	m	y
MDS	Middle Caicos	TC	America/Grand_Turk	21.83	-71.80	s	n
MDT	Harrisburg	US	America/New_York	40.19	-76.76	l	y
MDU	Mendi Airport	PG	Pacific/Port_Moresby	-6.15	143.66	m	y
MDW	Chicago	US	America/Chicago	41.79	-87.75	l	y
MDX	Mercedes	AR	America/Argentina/Cordoba	-29.22	-58.09	s	n
MDY	Midway Atoll	UM	Pacific/Midway	28.20	-177.38	m	n
MDZ	Mendoza	AR	America/Argentina/Mendoza	-32.83	-68.79	l	y
MEA	Macae	BR	America/Sao_Paulo	-22.34	-41.77	m	n
MEB	Melbourne Essendon Airport	AU	Australia/Melbourne	-37.73	144.90	m	y
MEC	Manta	EC	America/Guayaquil	-0.95	-80.68	m	y
MED	Medina	SA	Asia/Riyadh	24.55	39.71	l	y
MEE	Mare	NC	Pacific/Noumea	-21.48	168.04	m	y
MEG	Malanje	AO	Africa/Luanda	-9.53	16.31	m	y
MEH	Mehamn	NO	Europe/Oslo	71.03	27.83	m	y
MEI	Meridian	US	America/Chicago	32.33	-88.75	m	y
MEJ	Meadville	US	America/New_York	41.63	-80.21	s	n
MEK	Meknes	MA	Africa/Casablanca	33.88	-5.52	m	n
MEL	Melbourne	AU	Australia/Melbourne	-37.67	144.84	l	y
MEM	Memphis	US	America/Chicago	35.04	-89.98	l	y
MEN	Mende	FR	Europe/Paris	44.50	3.53	m	n
MEO	Manteo	US	America/New_York	35.92	-75.70	s	n
MEP	Mersing	MY	Asia/Kuala_Lumpur	2.38	103.87	s	n
MEQ	Peureumeue, Sumatra Island	ID	Asia/Jakarta	4.25	96.22	m	y
MER	Atwater	US	America/Los_Angeles	37.38	-120.57	m	n
MES	Medan, Sumatra Island	ID	Asia/Jakarta	3.56	98.67	m	n
MET	Moreton	AU	Australia/Brisbane	-12.44	142.64	s	n
MEU	Almeirim	BR	America/Belem	-0.89	-52.60	m	n
MEV	Minden	US	America/Los_Angeles	39.00	-119.75	s	n
MEW	Mweka	CD	Africa/Lubumbashi	-4.85	21.55	s	n
MEX	Mexico City	MX	America/Mexico_City	19.44	-99.07	l	y
MEY	Meghauli	NP	Asia/Kathmandu	27.58	84.23	s	n
MEZ	Musina	ZA	Africa/Johannesburg	-22.36	29.99	s	n
MFA	Mafia Island	TZ	Africa/Dar_es_Salaam	-7.92	39.67	s	y
MFC	Mafeteng	LS	Africa/Maseru	-29.80	27.24	s	n
MFD	Mansfield	US	America/New_York	40.82	-82.52	m	n
MFE	Mc Allen	US	America/Chicago	26.18	-98.24	m	y
MFF	Moanda	GA	Africa/Libreville	-1.53	13.27	s	n
MFG	Muzaffarabad	PK	Asia/Karachi	34.34	73.51	m	n
MFH	Mesquite	US	America/Los_Angeles	36.83	-114.06	m	n
MFI	Marshfield	US	America/Chicago	44.64	-90.19	s	n
MFJ	Moala	FJ	Pacific/Fiji	-18.57	179.95	s	y
MFK	Beigan Island	TW	Asia/Taipei	26.22	120.00	m	y
MFM	Taipa	MO	Asia/Macau	22.15	113.59	l	y
MFN	Milford Sound Airport	NZ	Pacific/Auckland	-44.67	167.92	s	n
MFO	Manguna	PG	Pacific/Port_Moresby	-5.58	151.79	s	n
MFP	Manners Creek Airport	AU	Australia/Darwin	-22.10	137.98	s	n
MFQ	Maradi	NE	Africa/Niamey	13.50	7.13	m	n
MFR	Medford	US	America/Los_Angeles	42.37	-122.87	l	y
MFS	Miraflores	CO	America/Bogota	1.35	-71.94	s	n
MFU	Mfuwe	ZM	Africa/Lusaka	-13.26	31.94	m	y
MFV	Melfa	US	America/New_York	37.65	-75.76	s	n
MFX	Ajaccio	FR	Europe/Paris	45.41	6.58	s	n
MGA	Managua	NI	America/Managua	12.14	-86.17	m	y
MGB	Mount Gambier Airport	AU	Australia/Adelaide	-37.75	140.78	m	y
MGC	Michigan City	US	America/Chicago	41.70	-86.82	s	n
MGD	Magdalena	BO	America/La_Paz	-13.26	-64.06	s	n
MGE	Marietta	US	America/New_York	33.91	-84.51	m	n
MGF	Maringa	BR	America/Sao_Paulo	-23.48	-52.01	m	y
MGH	Margate	ZA	Africa/Johannesburg	-30.86	30.34	m	y
MGJ	Montgomery	US	America/New_York	41.51	-74.26	s	n
MGK	Mong Tong	MM	Asia/Yangon	20.30	98.90	s	n
MGL	Monchengladbach	DE	Europe/Berlin	51.23	6.50	m	n
MGM	Montgomery	US	America/Chicago	32.30	-86.39	m	y
MGN	Magangue	CO	America/Bogota	9.28	-74.85	m	n
MGQ	Mogadishu	SO	Africa/Mogadishu	2.01	45.30	m	y
MGR	Moultrie	US	America/New_York	31.09	-83.80	s	n
MGS	Mangaia Island	CK	Pacific/Rarotonga	-21.90	-157.91	s	n
MGT	Milingimbi Island	AU	Australia/Darwin	-12.09	134.89	s	y
MGU	Manaung	MM	Asia/Yangon	18.85	93.69	s	n
MGV	Margaret River	AU	Australia/Perth	-18.62	126.88	s	n
MGW	Morgantown	US	America/New_York	39.64	-79.92	m	y
MGX	Moabi	GA	Africa/Libreville	-2.43	11.00	s	n
MGY	Dayton	US	America/New_York	39.59	-84.22	s	n
MGZ	Mkeik	MM	Asia/Yangon	12.44	98.62	m	y
MHA	Mahdia	GY	America/Guyana	5.28	-59.15	s	n
MHC	Dalcahue	CL	America/Santiago	-42.34	-73.72	s	y
MHD	Mashhad	IR	Asia/Tehran	36.24	59.64	l	y
MHE	Mitchell	US	America/Chicago	43.77	-98.04	s	n
MHG	Mannheim	DE	Europe/Berlin	49.47	8.51	m	y
MHH	Marsh Harbour	BS	America/Nassau	26.51	-77.08	m	y
MHI	Moucha Island	DJ	Africa/Djibouti	11.72	43.20	s	n
MHK	Manhattan	US	America/Chicago	39.14	-96.67	m	y
MHL	Marshall	US	America/Chicago	39.10	-93.20	s	n
MHN	Mullen	US	America/Chicago	42.04	-101.06	s	n
MHO	Mount House Airport	AU	Australia/Perth	-17.05	125.71	s	n
MHQ	Mariehamn Airport	FI	Europe/Mariehamn	60.12	19.90	m	y
MHR	Sacramento	US	America/Los_Angeles	38.56	-121.30	m	n
MHS	Dunsmuir	US	America/Los_Angeles	41.26	-122.27	s	n
MHT	Manchester	US	America/New_York	42.93	-71.44	l	y
MHU	Mount Hotham	AU	Australia/Hobart	-37.05	147.33	m	y
MHV	Mojave	US	America/Los_Angeles	35.06	-118.15	s	n
MHW	El Banado	BO	America/La_Paz	-19.83	-63.96	s	n
MHX	Manihiki Island	CK	Pacific/Rarotonga	-10.38	-161.00	s	y
MHZ	Mildenhall	GB	Europe/London	52.36	0.49	m	n
MIA	Miami	US	America/New_York	25.80	-80.29	l	y
MIB	Minot	US	America/Chicago	48.42	-101.36	m	n
MIC	Minneapolis	US	America/Chicago	45.06	-93.35	s	n
MID	Merida	MX	America/Merida	20.94	-89.66	l	y
MIE	Muncie	US	America/Indiana/Indianapolis	40.24	-85.40	m	n
MIF	Monahans	US	America/Chicago	31.58	-102.91	s	n
MIG	Mianyang	CN	Asia/Shanghai	31.43	104.74	m	y
MIH	Mitchell Plateau	AU	Australia/Perth	-14.79	125.82	s	n
MII	Marilia	BR	America/Sao_Paulo	-22.20	-49.93	m	y
MIJ	Mili Island	MH	Pacific/Majuro	6.08	171.73	s	y
MIK	Mikkeli	FI	Europe/Helsinki	61.69	27.20	m	n
MIM	Merimbula	AU	Australia/Sydney	-36.91	149.90	m	y
MIN	Minnipa Airport	AU	Australia/Adelaide	-32.84	135.15	s	n
MIO	Miami	US	America/Chicago	36.91	-94.89	s	n
MIP	Mitzpe Ramon	IL	Asia/Jerusalem	30.65	34.81	m	y
MIQ	Omaha	US	America/Chicago	41.20	-96.11	s	n
MIR	Monastir	TN	Africa/Tunis	35.76	10.75	m	y
MIS	Misima Island	PG	Pacific/Port_Moresby	-10.69	152.84	s	y
MIT	Shafter	US	America/Los_Angeles	35.51	-119.19	s	n
MIU	Maiduguri	NG	Africa/Lagos	11.86	13.08	m	y
MIV	Millville	US	America/New_York	39.37	-75.07	m	n
MIW	Marshalltown	US	America/Chicago	42.11	-92.92	s	n
MJA	Manja	MG	Indian/Antananarivo	-21.43	44.32	s	n
MJC	Man Airport	CI	Africa/Abidjan	7.27	-7.59	m	n
MJD	Moenjodaro	PK	Asia/Karachi	27.34	68.14	m	n
MJF	Mosjøen Airport Kjaerstad	NO	Europe/Oslo	65.78	13.21	m	y
MJG	Mayajigua	CU	America/Havana	22.23	-79.06	s	n
MJI	Tripoli	LY	Africa/Tripoli	32.89	13.28	l	y
MJK	Monkey Mia	AU	Australia/Perth	-25.89	113.58	m	y
MJL	Mouila	GA	Africa/Libreville	-1.85	11.06	m	n
MJM	Mbuji Mayi	CD	Africa/Lubumbashi	-6.12	23.57	m	y
MJN	Amborovy Airport	MG	Indian/Antananarivo	-15.67	46.35	m	y
MJO	Mount Etjo Airport	NA	Africa/Windhoek	-21.02	16.45	s	n
MJP	Manjimup Airport	AU	Australia/Perth	-34.27	116.14	s	n
MJQ	Jackson	US	America/Chicago	43.65	-94.99	s	n
MJR	Miramar	AR	America/Argentina/Buenos_Aires	-38.23	-57.87	s	n
MJT	Mytilene	GR	Europe/Athens	39.06	26.60	m	y
MJU	Mamuju-Celebes Island	ID	Asia/Makassar	-2.58	119.03	s	n
MJX	Toms River	US	America/New_York	39.93	-74.30	s	n
MJZ	Mirny	RU	Asia/Yakutsk	62.53	114.04	m	y
MKA	Marianske Lazne	CZ	Europe/Prague	49.92	12.72	s	-
MKB	Mekambo	GA	Africa/Libreville	1.02	13.93	s	n
MKC	Kansas City	US	America/Chicago	39.12	-94.59	l	n
MKE	Milwaukee	US	America/Chicago	42.95	-87.90	l	y
MKG	Muskegon	US	America/New_York	43.17	-86.24	m	y
MKH	Mokhotlong	LS	Africa/Maseru	-29.28	29.07	s	n
MKI	Mboki	CF	Africa/Bangui	5.33	25.93	s	n
MKJ	Makoua	CG	Africa/Brazzaville	-0.02	15.58	s	n
MKK	Kaunakakai	US	Pacific/Honolulu	21.15	-157.10	l	y
MKL	Jackson	US	America/Chicago	35.60	-88.92	m	y
MKM	Mukah	MY	Asia/Kuching	2.91	112.08	m	y
MKO	Muskogee	US	America/Chicago	35.66	-95.36	s	n
MKP	Makemo Airport	PF	Pacific/Tahiti	-16.58	-143.66	m	y
MKQ	Merauke-Papua Island	ID	Asia/Jayapura	-8.52	140.42	m	y
MKR	Meekatharra Airport	AU	Australia/Perth	-26.61	118.55	m	y
MKT	Mankato	US	America/Chicago	44.22	-93.92	s	n
MKU	Makokou	GA	Africa/Libreville	0.58	12.89	m	y
MKV	Mount Cavenagh Airport	AU	Australia/Darwin	-25.97	133.20	c	n
MKW	Manokwari-Papua Island	ID	Asia/Jayapura	-0.89	134.05	m	y
MKY	Mackay	AU	Australia/Brisbane	-21.17	149.18	m	y
MKZ	Malacca	MY	Asia/Kuala_Lumpur	2.26	102.25	m	n
MLA	Luqa	MT	Europe/Malta	35.86	14.48	l	y
MLB	Melbourne	US	America/New_York	28.10	-80.65	m	y
MLC	Mc Alester	US	America/Chicago	34.88	-95.78	m	n
MLD	Malad City	US	America/Denver	42.17	-112.29	s	n
MLE	Malé	MV	Indian/Maldives	4.19	73.53	l	y
MLF	Milford	US	America/Denver	38.43	-113.01	s	n
MLG	Malang, Java Island	ID	Asia/Jakarta	-7.93	112.72	m	y
MLH	Saint-Louis	FR	Europe/Paris	47.59	7.53	-	-
MLI	Moline	US	America/Chicago	41.45	-90.51	l	y
MLJ	Milledgeville	US	America/New_York	33.15	-83.24	s	n
MLK	Malta	US	America/Denver	48.37	-107.92	s	n
MLL	Marshall	US	America/Nome	61.86	-162.03	s	y
MLM	Morelia	MX	America/Mexico_City	19.85	-101.03	m	y
MLN	Melilla Island	ES	Europe/Madrid	35.28	-2.96	m	y
MLO	Milos Island	GR	Europe/Athens	36.70	24.48	s	y
MLP	Malabang	PH	Asia/Manila	7.62	124.06	s	n
MLR	Millicent Airport	AU	Australia/Adelaide	-37.58	140.37	s	n
MLS	Miles City	US	America/Denver	46.43	-105.89	m	n
MLT	Millinocket	US	America/New_York	45.65	-68.69	s	n
MLU	Monroe	US	America/Chicago	32.51	-92.04	m	y
MLV	Merluna Airport	AU	Australia/Brisbane	-13.05	142.48	s	n
MLW	Monrovia	LR	Africa/Monrovia	6.29	-10.76	m	y
MLX	Malatya	TR	Europe/Istanbul	38.44	38.09	m	y
MLY	Manley Hot Springs	US	America/Anchorage	64.99	-150.65	s	y
MLZ	Melo	UY	America/Montevideo	-32.34	-54.22	s	n
MMB	Ozora	JP	Asia/Tokyo	43.88	144.16	m	y
MMC	Ciudad Mante	MX	America/Monterrey	22.74	-99.02	s	n
MMD	Minami Daito Airport	JP	Asia/Tokyo	25.85	131.26	m	y
MME	Durham	GB	Europe/London	54.51	-1.43	m	y
MMF	Mamfe	CM	Africa/Douala	5.70	9.31	s	n
MMG	Mount Magnet Airport	AU	Australia/Perth	-28.12	117.84	m	y
MMH	Mammoth Lakes	US	America/Los_Angeles	37.62	-118.84	s	y
MMI	Athens	US	America/New_York	35.40	-84.56	s	n
MMJ	Matsumoto	JP	Asia/Tokyo	36.17	137.92	m	y
MMK	Murmansk	RU	Europe/Moscow	68.78	32.75	m	y
MML	Marshall	US	America/Chicago	44.45	-95.82	s	n
MMM	Middlemount Airport	AU	Australia/Brisbane	-22.80	148.71	s	n
MMN	Stow	US	America/New_York	42.46	-71.52	s	n
MMO	Vila do Maio	CV	Atlantic/Cape_Verde	15.16	-23.21	m	y
MMP	Mompos	CO	America/Bogota	9.26	-74.44	s	n
MMQ	Mbala	ZM	Africa/Lusaka	-8.86	31.34	s	n
MMS	Marks	US	America/Chicago	34.23	-90.29	s	n
MMT	Eastover	US	America/New_York	33.92	-80.80	m	n
MMU	Morristown	US	America/New_York	40.80	-74.41	m	n
MMX	Malmo	SE	Europe/Stockholm	55.54	13.38	l	y
MMY	Miyako City	JP	Asia/Tokyo	24.78	125.30	m	y
MMZ	Maimana Airport	AF	Asia/Kabul	35.93	64.76	m	y
MNA	Karakelong Island	ID	Asia/Makassar	4.01	126.67	s	n
MNB	Muanda Airport	CD	Africa/Kinshasa	-5.93	12.35	s	n
MNC	Nacala	MZ	Africa/Maputo	-14.49	40.71	s	n
MNE	Mungeranie	AU	Australia/Adelaide	-28.01	138.66	s	n
MNF	Mana Island	FJ	Pacific/Fiji	-17.67	177.10	s	y
MNG	Maningrida	AU	Australia/Darwin	-12.06	134.23	m	y
MNH	Al Muladdah	OM	Asia/Muscat	23.64	57.49	m	n
MNI	Gerald's Park	MS	America/Montserrat	16.79	-62.19	m	y
MNJ	Mananjary Airport	MG	Indian/Antananarivo	-21.20	48.36	m	y
MNK	Maiana	KI	Pacific/Tarawa	1.00	173.03	s	n
MNL	Manila	PH	Asia/Manila	14.51	121.02	l	y
MNM	Menominee	US	America/Menominee	45.13	-87.64	s	n
MNN	Marion	US	America/New_York	40.62	-83.06	s	n
MNO	Manono	CD	Africa/Lubumbashi	-7.29	27.39	s	n
MNQ	Monto Airport	AU	Australia/Brisbane	-24.89	151.10	s	n
MNR	Mongu	ZM	Africa/Lusaka	-15.25	23.16	m	n
MNS	Mansa	ZM	Africa/Lusaka	-11.14	28.87	s	n
MNT	Minto	US	America/Anchorage	65.15	-149.37	s	n
MNU	Mawlamyine	MM	Asia/Yangon	16.44	97.66	s	y
MNW	Macdonald Downs Airport	AU	Australia/Darwin	-22.47	135.23	s	n
MNX	Manicore	BR	America/Manaus	-5.81	-61.28	m	y
MNY	Stirling Island	SB	Pacific/Guadalcanal	-7.42	155.56	s	y
MNZ	Washington	US	America/New_York	38.72	-77.52	m	n
MOA	Moa	CU	America/Havana	20.65	-74.92	m	n
MOB	Mobile	US	America/Chicago	30.69	-88.24	l	y
MOC	Montes Claros	BR	America/Sao_Paulo	-16.71	-43.82	m	y
MOD	Modesto	US	America/Los_Angeles	37.63	-120.95	m	n
MOE	Momeik Airport	MM	Asia/Yangon	23.09	96.65	m	n
MOF	Maumere-Flores Island	ID	Asia/Makassar	-8.64	122.24	s	y
MOG	Mong Hsat	MM	Asia/Yangon	20.52	99.26	m	y
MOI	Mitiaro Island	CK	Pacific/Rarotonga	-19.84	-157.70	s	y
MOJ	Moengo	SR	America/Paramaribo	5.61	-54.40	s	y
MOL	Aro	NO	Europe/Oslo	62.74	7.26	m	y
MOM	Moudjeria	MR	Africa/Nouakchott	17.75	-12.50	s	n
MON	Mount Cook Airport	NZ	Pacific/Auckland	-43.77	170.13	m	n
MOO	Moomba Airport	AU	Australia/Adelaide	-28.10	140.20	s	n
MOP	Mount Pleasant	US	America/Detroit	43.62	-84.74	s	n
MOQ	Morondava Airport	MG	Indian/Antananarivo	-20.28	44.32	m	y
MOR	Morristown	US	America/New_York	36.18	-83.38	s	n
MOS	Elim	US	America/Nome	64.70	-162.06	s	n
MOT	Minot	US	America/Chicago	48.26	-101.28	m	y
MOU	Mountain Village	US	America/Anchorage	62.09	-163.68	s	y
MOV	Moranbah	AU	Australia/Brisbane	-22.06	148.08	m	y
MOX	Morris	US	America/Chicago	45.56	-95.97	s	n
MOZ	Moorea Airport	PF	Pacific/Tahiti	-17.49	-149.76	m	y
MPA	Mpacha	NA	Africa/Windhoek	-17.63	24.18	m	y
MPC	Muko Muko, Sumatra Island	ID	Asia/Jakarta	-2.54	101.09	s	y
MPD	Sindhri	PK	Asia/Karachi	25.68	69.07	s	n
MPH	Malay	PH	Asia/Manila	11.92	121.95	l	y
MPJ	Morrilton	US	America/Chicago	35.14	-92.91	s	n
MPL	Montpellier	FR	Europe/Paris	43.58	3.96	l	y
MPM	Maputo	MZ	Africa/Maputo	-25.92	32.57	l	y
MPN	Mount Pleasant	FK	Atlantic/Stanley	-51.82	-58.45	m	y
MPO	Mount Pocono	US	America/New_York	41.14	-75.38	s	n
MPR	Mc Pherson	US	America/Chicago	38.35	-97.69	s	n
MPS	Mount Pleasant	US	America/Chicago	33.10	-94.96	s	n
MPT	Maliana	TL	Asia/Dili	-8.97	125.22	s	n
MPV	Barre	US	America/New_York	44.20	-72.56	m	n
MPW	Mariupol	UA	Europe/Kyiv	47.08	37.45	m	y
MPY	Maripasoula	GF	America/Cayenne	3.66	-54.04	s	n
MPZ	Mount Pleasant	US	America/Chicago	40.95	-91.51	s	n
MQA	Mandora	AU	Australia/Perth	-19.74	120.84	s	n
MQB	Macomb	US	America/Chicago	40.52	-90.65	s	n
MQC	Miquelon	PM	America/Miquelon	47.10	-56.38	s	y
MQD	Maquinchao	AR	America/Argentina/Salta	-41.24	-68.71	s	n
MQE	Marqua	AU	Australia/Darwin	-22.81	137.25	s	n
MQF	Magnitogorsk	RU	Asia/Yekaterinburg	53.39	58.76	m	y
MQH	Minacu	BR	America/Sao_Paulo	-13.55	-48.20	m	n
MQJ	Honuu	RU	Asia/Srednekolymsk	66.45	143.26	m	y
MQK	San Matias	BO	America/La_Paz	-16.34	-58.40	s	n
MQL	Mildura	AU	Australia/Hobart	-34.23	142.09	m	y
MQM	Mardin	TR	Europe/Istanbul	37.22	40.63	m	y
MQN	Mo i Rana	NO	Europe/Oslo	66.36	14.30	m	y
MQP	Mpumalanga	ZA	Africa/Johannesburg	-25.38	31.11	m	y
MQQ	Moundou Airport	TD	Africa/Ndjamena	8.62	16.07	m	n
MQS	Mustique Island	VC	America/St_Vincent	12.89	-61.18	m	y
MQT	Marquette	US	America/New_York	46.35	-87.40	m	y
MQU	Mariquita	CO	America/Bogota	5.21	-74.88	m	n
MQW	Mc Rae	US	America/New_York	32.10	-82.88	s	n
MQX	Mekele Airport	ET	Africa/Addis_Ababa	13.47	39.53	m	y
MQY	Smyrna	US	America/Chicago	36.01	-86.52	m	n
MQZ	Margaret River Airport	AU	Australia/Perth	-33.93	115.10	s	n
MRA	Misrata	LY	Africa/Tripoli	32.33	15.06	s	y
MRB	Martinsburg	US	America/New_York	39.40	-77.98	m	n
MRC	Columbia	US	America/Chicago	35.55	-87.18	s	n
MRD	Merida	VE	America/Caracas	8.58	-71.16	m	n
MRE	Masai Mara	KE	Africa/Nairobi	-1.41	35.01	m	y
MRF	Marfa	US	America/Chicago	30.37	-104.02	s	n
MRG	Mareeba Airport	AU	Australia/Brisbane	-17.07	145.42	m	n
MRI	Anchorage	US	America/Anchorage	61.21	-149.84	m	y
MRK	Marco Island	US	America/New_York	26.00	-81.67	s	n
MRN	Morganton	US	America/New_York	35.82	-81.61	s	n
MRO	Masterton	NZ	Pacific/Auckland	-40.97	175.63	m	n
MRP	Marla Airport	AU	Australia/Adelaide	-27.33	133.63	s	n
MRQ	Gasan	PH	Asia/Manila	13.36	121.83	m	n
MRR	Macara	EC	America/Guayaquil	-4.38	-79.94	m	n
MRS	Marseille	FR	Europe/Paris	43.44	5.22	l	y
MRU	Port Louis	MU	Indian/Mauritius	-20.43	57.68	l	y
MRV	Mineralnyye Vody	RU	Europe/Moscow	44.23	43.08	l	y
MRW	Lolland Falster	DK	Europe/Copenhagen	54.70	11.44	m	n
MRX	Mahshahr Airport	IR	Asia/Tehran	30.56	49.15	m	y
MRY	Monterey	US	America/Los_Angeles	36.59	-121.84	l	y
MRZ	Moree	AU	Australia/Sydney	-29.50	149.84	m	y
MSA	Muskrat Dam	CA	America/Winnipeg	53.44	-91.76	s	y
MSC	Mesa	US	America/Phoenix	33.46	-111.73	s	n
MSF	Mount Swan Airport	AU	Australia/Darwin	-22.60	135.02	s	n
MSG	Matsaile	LS	Africa/Maseru	-29.84	28.78	s	n
MSH	Masirah	OM	Asia/Muscat	20.68	58.89	m	n
MSJ	Misawa	JP	Asia/Tokyo	40.70	141.37	m	y
MSL	Muscle Shoals	US	America/Chicago	34.75	-87.61	m	y
MSM	Masi Manimba	CD	Africa/Kinshasa	-4.78	17.85	s	n
MSN	Madison	US	America/Chicago	43.14	-89.34	l	y
MSO	Missoula	US	America/Denver	46.92	-114.09	m	y
MSP	Minneapolis	US	America/Chicago	44.88	-93.22	l	y
MSQ	Minsk	BY	Europe/Minsk	53.88	28.03	l	y
MSR	Muş	TR	Europe/Istanbul	38.75	41.66	m	y
MSS	Massena	US	America/New_York	44.94	-74.85	m	y
MST	Maastricht	NL	Europe/Amsterdam	50.91	5.77	m	y
MSU	Maseru	LS	Africa/Maseru	-29.46	27.55	m	y
MSV	Monticello	US	America/New_York	41.70	-74.80	s	n
MSW	Massawa	ER	Africa/Asmara	15.67	39.37	m	n
MSX	Mossendjo	CG	Africa/Brazzaville	-2.95	12.70	s	n
MSY	New Orleans	US	America/Chicago	29.99	-90.26	l	y
MSZ	Namibe	AO	Africa/Luanda	-15.26	12.15	m	y
MTA	Matamata Glider Airport	NZ	Pacific/Auckland	-37.73	175.74	s	n
MTB	Montelibano	CO	America/Bogota	7.97	-75.43	s	n
MTC	Mount Clemens	US	America/Detroit	42.61	-82.84	m	n
MTD	Mount Sanford Station Airport	AU	Australia/Darwin	-16.98	130.55	s	n
MTE	Monte Alegre	BR	America/Santarem	-2.00	-54.07	s	n
MTF	Mizan Teferi	ET	Africa/Addis_Ababa	6.96	35.55	s	y
MTG	Vila Bela Da Santissima Trindade	BR	America/Cuiaba	-15.02	-59.97	m	y
MTH	Marathon	US	America/New_York	24.73	-81.05	m	n
MTI	Vila do Mosteiros	CV	Atlantic/Cape_Verde	15.04	-24.34	s	n
MTJ	Montrose	US	America/Denver	38.51	-107.89	m	y
MTK	Makin Island	KI	Pacific/Tarawa	3.37	172.99	s	n
MTL	Maitland Airport	AU	Australia/Sydney	-32.70	151.49	s	n
MTN	Baltimore	US	America/New_York	39.33	-76.41	m	n
MTO	Mattoon	US	America/Chicago	39.48	-88.28	s	n
MTP	Montauk	US	America/New_York	41.08	-71.92	s	y
MTQ	Mitchell Airport	AU	Australia/Brisbane	-26.48	147.94	s	n
MTR	Monteria	CO	America/Bogota	8.82	-75.83	m	y
MTS	Manzini	SZ	Africa/Mbabane	-26.53	31.31	m	n
MTT	Minatitlan	MX	America/Mexico_City	18.10	-94.58	m	y
MTV	Ablow	VU	Pacific/Efate	-13.67	167.71	s	n
MTW	Manitowoc	US	America/Chicago	44.13	-87.68	s	n
MTX	Fairbanks	US	America/Anchorage	64.81	-147.76	s	n
MTY	Monterrey	MX	America/Mexico_City	25.78	-100.11	l	y
MTZ	Masada	IL	Asia/Jerusalem	31.33	35.39	m	n
MUA	Munda Airport	SB	Pacific/Guadalcanal	-8.33	157.26	m	y
MUB	Maun	BW	Africa/Gaborone	-19.97	23.43	m	y
MUC	Munich	DE	Europe/Berlin	48.35	11.79	l	y
MUD	Mueda	MZ	Africa/Maputo	-11.67	39.56	m	n
MUE	Kamuela	US	Pacific/Honolulu	20.00	-155.67	m	y
MUG	Mulege	MX	America/Mazatlan	26.90	-111.96	s	n
MUH	Mersa Matruh	EG	Africa/Cairo	31.33	27.22	m	y
MUI	Fort Indiantown Gap	US	America/New_York	40.44	-76.57	m	n
MUK	Mauke Island	CK	Pacific/Rarotonga	-20.14	-157.34	s	y
MUL	Moultrie	US	America/New_York	31.14	-83.70	s	n
MUM	Malé	MV	Indian/Maldives	2.91	73.58	-	-
MUN	Maturin Airport	VE	America/Caracas	9.75	-63.15	m	y
MUO	Mountain Home	US	America/Denver	43.04	-115.87	m	n
MUP	Mulga Park Airport	AU	Australia/Darwin	-25.90	131.67	s	n
MUQ	Muccan Station	AU	Australia/Perth	-20.66	120.07	s	n
MUR	Marudi	MY	Asia/Kuching	4.18	114.33	m	y
MUS	Minami Torishima Airport	JP	Asia/Tokyo	24.29	153.98	s	n
MUT	Muscatine	US	America/Chicago	41.37	-91.15	s	n
MUW	Ghriss Airport	DZ	Africa/Algiers	35.21	0.15	m	n
MUX	Multan	PK	Asia/Karachi	30.20	71.42	m	y
MUY	Mouyondzi	CG	Africa/Brazzaville	-4.01	13.97	s	n
MUZ	Musoma	TZ	Africa/Dar_es_Salaam	-1.50	33.80	s	y
MVA	Reykjahlíð	IS	Atlantic/Reykjavik	65.66	-16.92	s	n
MVB	Franceville	GA	Africa/Libreville	-1.66	13.44	m	y
MVC	Monroeville	US	America/Chicago	31.46	-87.35	s	n
MVD	Montevideo	UY	America/Montevideo	-34.84	-56.03	l	y
MVE	Montevideo	US	America/Chicago	44.97	-95.71	s	n
MVF	Mossoro	BR	America/Fortaleza	-5.20	-37.36	m	y
MVK	Mulka	AU	Australia/Adelaide	-28.35	138.65	s	n
MVL	Morrisville	US	America/New_York	44.53	-72.61	s	n
MVM	Kayenta	US	America/Denver	36.72	-110.23	s	n
MVN	Mount Vernon	US	America/Chicago	38.32	-88.86	s	n
MVO	Mongo	TD	Africa/Ndjamena	12.17	18.68	s	n
MVP	Mitu	CO	America/Bogota	1.25	-70.23	m	y
MVQ	Mogilev	BY	Europe/Minsk	53.95	30.10	m	y
MVR	Maroua	CM	Africa/Douala	10.45	14.26	m	y
MVS	Mucuri	BR	America/Fortaleza	-18.05	-39.86	s	n
MVT	Mataiva Airport	PF	Pacific/Tahiti	-14.87	-148.72	m	y
MVU	Musgrave Airport	AU	Australia/Brisbane	-14.78	143.50	s	n
MVV	Verdun	FR	Europe/Paris	45.82	6.65	s	n
MVW	Burlington	US	America/Los_Angeles	48.47	-122.42	s	n
MVX	Minvoul	GA	Africa/Libreville	2.15	12.13	s	n
MVY	Vineyard Haven	US	America/New_York	41.39	-70.61	l	y
MVZ	Masvingo	ZW	Africa/Harare	-20.06	30.86	m	n
MWA	Marion	US	America/Chicago	37.75	-89.01	m	y
MWB	Morawa Airport	AU	Australia/Perth	-29.20	116.02	s	n
MWC	Milwaukee	US	America/Chicago	43.11	-88.03	s	n
MWD	Mianwali	PK	Asia/Karachi	32.56	71.57	m	n
MWE	Merowe	SD	Africa/Khartoum	18.45	31.83	m	n
MWF	Maewo Island	VU	Pacific/Efate	-15.00	168.08	s	n
MWH	Moses Lake	US	America/Los_Angeles	47.21	-119.32	m	n
MWJ	Matthews Ridge	GY	America/Guyana	7.49	-60.18	s	n
MWK	Matak Island	ID	Asia/Jakarta	3.35	106.26	s	n
MWL	Mineral Wells	US	America/Chicago	32.78	-98.06	s	n
MWM	Windom	US	America/Chicago	43.91	-95.11	s	n
MWN	Mwadui	TZ	Africa/Dar_es_Salaam	-3.50	33.62	s	n
MWO	Middletown	US	America/New_York	39.53	-84.40	s	n
MWQ	Magway	MM	Asia/Yangon	20.17	94.94	s	y
MWT	Moolawatana Airport	AU	Australia/Adelaide	-29.92	139.75	s	n
MWX	Muan International Airport	KR	Asia/Seoul	34.99	126.38	l	y
MWY	Miralwyn Airport	AU	Australia/Sydney	-30.15	147.34	s	n
MWZ	Mwanza	TZ	Africa/Dar_es_Salaam	-2.44	32.93	m	y
MXA	Manila	US	America/Chicago	35.89	-90.15	s	n
MXB	Masamba-Celebes Island	ID	Asia/Makassar	-2.56	120.32	s	y
MXC	Monticello	US	America/Denver	37.93	-109.34	s	n
MXD	Marion Downs Airport	AU	Australia/Brisbane	-23.37	139.67	s	n
MXE	Maxton	US	America/New_York	34.79	-79.37	s	n
MXF	Montgomery	US	America/Chicago	32.38	-86.37	m	n
MXH	Moro	PG	Pacific/Port_Moresby	-6.36	143.24	s	y
MXI	Mati National Airport	PH	Asia/Manila	6.95	126.27	m	n
MXJ	Minna	NG	Africa/Lagos	9.65	6.46	m	n
MXK	Mindik	PG	Pacific/Port_Moresby	-6.47	147.44	s	n
MXL	Mexicali	MX	America/Tijuana	32.63	-115.24	m	y
MXM	Morombe Airport	MG	Indian/Antananarivo	-21.75	43.38	m	n
MXN	Morlaix	FR	Europe/Paris	48.60	-3.82	m	n
MXO	Monticello	US	America/Chicago	42.22	-91.16	s	n
MXP	Milan	IT	Europe/Rome	45.63	8.73	l	y
MXQ	Cairu	BR	America/Bahia	-13.39	-38.91	s	n
MXR	Myrhorod	UA	Europe/Kyiv	49.93	33.64	s	n
MXS	Maota	WS	Pacific/Apia	-13.74	-172.26	s	n
MXT	Maintirano	MG	Indian/Antananarivo	-18.05	44.03	s	n
MXU	Mullewa Airport	AU	Australia/Perth	-28.48	115.52	s	n
MXV	Moron	MN	Asia/Ulaanbaatar	49.66	100.10	m	y
MXX	Mora Airport	SE	Europe/Stockholm	60.96	14.51	m	y
MXY	Mccarthy	US	America/Anchorage	61.44	-142.90	s	n
MXZ	Meixian	CN	Asia/Shanghai	24.35	116.13	s	y
MYA	Moruya	AU	Australia/Sydney	-35.90	150.14	m	y
MYB	Mayumba	GA	Africa/Libreville	-3.46	10.67	s	n
MYC	Maracay	VE	America/Caracas	10.25	-67.65	m	n
MYD	Malindi	KE	Africa/Nairobi	-3.23	40.10	m	y
MYE	Miyakejima	JP	Asia/Tokyo	34.07	139.56	m	y
MYF	San Diego	US	America/Los_Angeles	32.82	-117.14	s	n
MYG	Mayaguana	BS	America/Nassau	22.38	-73.01	m	y
MYH	Marble Canyon	US	America/Phoenix	36.81	-111.64	s	n
MYI	Murray Island	AU	Australia/Brisbane	-9.92	144.05	s	y
MYJ	Matsuyama	JP	Asia/Tokyo	33.83	132.70	l	y
MYK	May Creek	US	America/Anchorage	61.34	-142.69	s	y
MYL	Mc Call	US	America/Boise	44.89	-116.10	m	y
MYM	Monkey Mountain	GY	America/Guyana	4.48	-59.68	s	n
MYN	Mareb	YE	Asia/Aden	15.47	45.33	s	n
MYO	Myroodan Station Airport	AU	Australia/Perth	-18.12	124.27	s	n
MYP	Mary	TM	Asia/Ashgabat	37.62	61.90	m	y
MYQ	Mysore	IN	Asia/Kolkata	12.31	76.65	s	y
MYR	Myrtle Beach	US	America/New_York	33.68	-78.93	l	y
MYT	Myitkyina	MM	Asia/Yangon	25.38	97.35	m	y
MYU	Mekoryuk	US	America/Anchorage	60.37	-166.27	m	y
MYV	Marysville	US	America/Los_Angeles	39.10	-121.57	m	n
MYW	Mtwara	TZ	Africa/Dar_es_Salaam	-10.34	40.18	m	y
MYX	Menyamya	PG	Pacific/Port_Moresby	-7.21	146.02	s	n
MYY	Miri	MY	Asia/Kuching	4.32	113.99	l	y
MYZ	Monkey Bay	MW	Africa/Blantyre	-14.08	34.92	s	n
MZA	Mazamari	PE	America/Lima	-11.33	-74.54	s	n
MZB	Mocimboa da Praia	MZ	Africa/Maputo	-11.36	40.35	m	n
MZE	Spanish Lookout	BZ	America/Belize	17.28	-89.02	s	n
MZG	Makung City	TW	Asia/Taipei	23.57	119.63	m	y
MZH	Amasya	TR	Europe/Istanbul	40.83	35.52	s	y
MZI	Ambodedjo Airport	ML	Africa/Bamako	14.51	-4.08	m	y
MZJ	Marana	US	America/Phoenix	32.51	-111.33	s	n
MZK	Marakei	KI	Pacific/Tarawa	2.06	173.27	s	n
MZL	Manizales	CO	America/Bogota	5.03	-75.46	m	y
MZM	Metz	FR	Europe/Paris	49.07	6.13	c	n
MZO	Manzanillo	CU	America/Havana	20.29	-77.09	m	y
MZP	Motueka Airport	NZ	Pacific/Auckland	-41.12	172.99	s	n
MZQ	Mkuze	ZA	Africa/Johannesburg	-27.63	32.04	m	n
MZR	Mazar I Sharif Airport	AF	Asia/Kabul	36.71	67.21	m	y
MZT	Mazatlan	MX	America/Mazatlan	23.16	-106.27	l	y
MZU	Muzaffarpur Airport	IN	Asia/Kolkata	26.12	85.31	m	n
MZV	Mulu	MY	Asia/Kuala_Lumpur	4.05	114.81	m	y
MZW	Mecheria	DZ	Africa/Algiers	33.54	-0.24	m	n
MZX	Masslo	ET	Africa/Addis_Ababa	6.41	39.72	s	n
MZY	Mossel Bay	ZA	Africa/Johannesburg	-34.16	22.06	s	n
MZZ	Marion	US	America/Indiana/Indianapolis	40.49	-85.68	s	n
NAA	Narrabri	AU	Australia/Sydney	-30.32	149.83	m	y
NAC	Naracoorte Airport	AU	Australia/Adelaide	-36.99	140.73	s	n
NAE	Natitingou	BJ	Africa/Porto-Novo	10.32	1.38	s	n
NAG	Naqpur	IN	Asia/Kolkata	21.09	79.05	m	y
NAH	Tahuna-Sangihe Island	ID	Asia/Makassar	3.68	125.53	m	y
NAI	Annai	GY	America/Guyana	3.96	-59.12	s	n
NAJ	Nakhchivan	AZ	Asia/Baku	39.19	45.46	m	y
NAK	Nakhon Ratchasima Airport	TH	Asia/Bangkok	14.95	102.31	m	n
NAL	Nalchik	RU	Europe/Moscow	43.51	43.64	m	y
NAM	Namlea-Buru Island	ID	Asia/Jayapura	-3.24	127.10	m	y
NAN	Nadi	FJ	Pacific/Fiji	-17.76	177.44	l	y
NAO	Nanchong	CN	Asia/Shanghai	30.80	106.16	s	y
NAP	Napoli	IT	Europe/Rome	40.89	14.29	l	y
NAQ	Qaanaaq	GL	America/Thule	77.49	-69.39	s	y
NAR	Armenia	CO	America/Bogota	6.21	-74.59	s	n
NAS	Nassau	BS	America/Nassau	25.04	-77.47	l	y
NAT	São Gonçalo do Amarante	BR	America/Recife	-5.77	-35.37	l	y
NAU	Napuka Island	PF	Pacific/Tahiti	-14.18	-141.27	s	y
NAV	Nevşehir	TR	Europe/Istanbul	38.77	34.53	s	y
NAW	Narathiwat Airport	TH	Asia/Bangkok	6.52	101.74	m	y
NAY	Beijing	CN	Asia/Shanghai	39.78	116.39	m	n
NBC	Nizhnekamsk	RU	Europe/Moscow	55.56	52.09	m	y
NBE	Enfidha	TN	Africa/Tunis	36.08	10.44	m	y
NBG	New Orleans	US	America/Chicago	29.83	-90.03	m	n
NBH	Nambucca Heads	AU	Australia/Sydney	-30.65	153.00	s	n
NBJ	Luanda	AO	Africa/Luanda	-9.05	13.51	s	n
NBL	Wannukandi	PA	America/Panama	9.45	-78.98	s	n
NBO	Nairobi	KE	Africa/Nairobi	-1.32	36.93	l	y
NBS	Baishan	CN	Asia/Shanghai	42.07	127.61	m	y
NBW	Guantanamo Bay Naval Station	CU	America/Havana	19.91	-75.21	m	n
NBX	Nabire-Papua Island	ID	Asia/Jayapura	-3.37	135.50	m	n
NCA	North Caicos Airport	TC	America/Grand_Turk	21.92	-71.94	m	y
NCE	Nice	FR	Europe/Paris	43.66	7.22	l	y
NCG	Nuevo Casas Grandes Airport	MX	America/Chihuahua	30.40	-107.88	s	n
NCH	Nachingwea	TZ	Africa/Dar_es_Salaam	-10.36	38.78	s	n
NCI	Necocli	CO	America/Bogota	8.45	-76.78	s	n
NCJ	Sunchales	AR	America/Argentina/Cordoba	-30.96	-61.53	s	n
NCL	Newcastle	GB	Europe/London	55.04	-1.69	l	y
NCN	Chenega	US	America/Anchorage	60.08	-147.99	s	y
NCO	North Kingstown	US	America/New_York	41.60	-71.41	m	n
NCR	San Carlos	NI	America/Managua	11.13	-84.77	s	n
NCS	Newcastle	ZA	Africa/Johannesburg	-27.77	29.98	m	n
NCT	Nicoya	CR	America/Costa_Rica	10.14	-85.45	s	n
NCU	Nukus	UZ	Asia/Samarkand	42.49	59.62	m	y
NCY	Annecy	FR	Europe/Paris	45.93	6.10	m	y
NDA	Banda Island	ID	Asia/Jakarta	5.12	97.12	s	n
NDB	Nouadhibou	MR	Africa/Nouakchott	20.93	-17.03	m	y
NDC	Nanded	IN	Asia/Kolkata	19.18	77.32	m	y
NDD	Sumbe	AO	Africa/Luanda	-11.17	13.85	m	n
NDE	Mandera	KE	Africa/Nairobi	3.93	41.85	s	n
NDG	Qiqihar	CN	Asia/Shanghai	47.24	123.92	m	y
NDJ	N'Djamena	TD	Africa/Ndjamena	12.13	15.03	l	y
NDL	N'Dele	CF	Africa/Bangui	8.43	20.64	s	n
NDM	Mendi	ET	Africa/Addis_Ababa	9.77	35.10	s	n
NDR	Nador	MA	Africa/Casablanca	34.99	-3.03	m	y
NDS	Sandstone	AU	Australia/Perth	-27.98	119.30	s	n
NDU	Rundu	NA	Africa/Windhoek	-17.96	19.72	m	y
NDY	Sanday	GB	Europe/London	59.25	-2.58	s	y
NEC	Necochea	AR	America/Argentina/Buenos_Aires	-38.48	-58.82	m	y
NEF	Neftekamsk	RU	Asia/Yekaterinburg	56.11	54.35	s	n
NEG	Negril	JM	America/Jamaica	18.34	-78.33	s	n
NEJ	Nejjo	ET	Africa/Addis_Ababa	9.55	35.47	s	n
NEK	Nekemte	ET	Africa/Addis_Ababa	9.05	36.60	s	n
NEL	Lakehurst	US	America/New_York	40.04	-74.35	m	n
NEN	Jacksonville	US	America/New_York	30.35	-81.87	s	n
NER	Chulman	RU	Asia/Yakutsk	56.91	124.91	m	y
NEU	Nong Khang	LA	Asia/Vientiane	20.61	104.07	m	n
NEV	Charlestown	KN	America/St_Kitts	17.21	-62.59	m	y
NEW	New Orleans	US	America/Chicago	30.04	-90.03	m	n
NFG	Nefteyugansk	RU	Asia/Yekaterinburg	61.11	72.65	m	y
NFL	Fallon	US	America/Los_Angeles	39.42	-118.70	m	n
NFO	Angaha	TO	Pacific/Tongatapu	-15.57	-175.63	s	n
NFR	Nafurah 1	LY	Africa/Tripoli	29.21	21.59	s	n
NGA	Young Airport	AU	Australia/Sydney	-34.26	148.25	m	n
NGB	Ningbo	CN	Asia/Shanghai	29.83	121.46	l	y
NGD	Anegada	VG	America/Tortola	18.73	-64.33	s	n
NGE	N'Gaoundere	CM	Africa/Douala	7.36	13.56	m	y
NGF	Kaneohe	US	Pacific/Honolulu	21.45	-157.77	m	n
NGI	Ngau	FJ	Pacific/Fiji	-18.12	179.34	s	y
NGL	Ngala	ZA	Africa/Johannesburg	-24.39	31.33	s	n
NGO	Tokoname	JP	Asia/Tokyo	34.86	136.80	l	y
NGP	Corpus Christi	US	America/Chicago	27.69	-97.29	m	n
NGQ	Shiquanhe	CN	Asia/Shanghai	32.10	80.05	m	y
NGS	Nagasaki	JP	Asia/Tokyo	32.92	129.91	l	y
NGU	Norfolk	US	America/New_York	36.94	-76.29	m	n
NGW	Corpus Christi	US	America/Chicago	27.70	-97.44	s	n
NHD	Dubai	AE	Asia/Dubai	25.03	55.37	m	n
NHF	New Halfa	SD	Africa/Khartoum	15.36	35.73	s	n
NHK	Patuxent River	US	America/New_York	38.29	-76.41	m	n
NHS	Nushki	PK	Asia/Karachi	29.54	66.02	c	n
NHT	London	GB	Europe/London	51.55	-0.42	m	n
NHV	Nuku Hiva Airport	PF	Pacific/Marquesas	-8.80	-140.23	m	y
NHX	Foley	US	America/Chicago	30.39	-87.63	s	n
NHZ	Brunswick	US	America/New_York	43.89	-69.94	m	n
NIA	Nimba	LR	Africa/Monrovia	7.50	-8.60	s	n
NIB	Nikolai	US	America/Anchorage	63.02	-154.36	s	y
NIF	Camp Nifty Airport	AU	Australia/Perth	-21.67	121.59	s	n
NIG	Nikunau	KI	Pacific/Tarawa	-1.31	176.41	s	n
NIM	Niamey	NE	Africa/Niamey	13.48	2.18	l	y
NIN	Ninilchik	US	America/Anchorage	60.02	-151.59	s	n
NIO	Nioki	CD	Africa/Kinshasa	-2.72	17.68	s	n
NIP	Jacksonville	US	America/New_York	30.23	-81.68	m	n
NIR	Beeville	US	America/Chicago	28.36	-97.66	s	n
NIS	Simberi Island	PG	Pacific/Port_Moresby	-2.66	152.00	s	n
NIT	Niort	FR	Europe/Paris	46.31	-0.40	m	n
NIU	Niau	PF	Pacific/Tahiti	-16.12	-146.37	s	y
NIX	Nioro du Sahel	ML	Africa/Bamako	15.24	-9.58	s	n
NJA	Atsugi Naval Air Facility	JP	Asia/Tokyo	35.45	139.45	m	n
NJC	Nizhnevartovsk	RU	Asia/Yekaterinburg	60.95	76.48	m	y
NJF	Najaf	IQ	Asia/Baghdad	31.99	44.40	m	y
NJK	El Centro	US	America/Los_Angeles	32.83	-115.67	m	n
NKC	Nouakchott	MR	Africa/Nouakchott	18.10	-15.95	l	y
NKG	Nanjing	CN	Asia/Shanghai	31.74	118.86	l	y
NKL	Nkolo Fuma	CD	Africa/Kinshasa	-5.45	14.83	s	n
NKM	Nagoya	JP	Asia/Tokyo	35.26	136.92	m	y
NKS	Nkongsamba	CM	Africa/Douala	4.95	9.93	c	n
NKT	Şırnak	TR	Europe/Istanbul	37.36	42.06	m	y
NKU	Nkaus	LS	Africa/Maseru	-30.02	28.20	s	n
NKX	San Diego	US	America/Los_Angeles	32.87	-117.14	m	n
NKY	Nkayi	CG	Africa/Brazzaville	-4.22	13.28	s	n
NLA	Ndola	ZM	Africa/Lusaka	-12.96	28.52	s	y
NLC	Lemoore	US	America/Los_Angeles	36.33	-119.95	m	n
NLD	Nuevo Laredo	MX	America/Mexico_City	27.44	-99.57	m	y
NLE	Niles	US	America/Detroit	41.84	-86.23	s	n
NLF	Darnley Island	AU	Australia/Brisbane	-9.58	143.77	s	y
NLG	Nelson Lagoon	US	America/Anchorage	56.01	-161.16	s	y
NLI	Nikolayevsk-na-Amure Airport	RU	Asia/Vladivostok	53.16	140.65	m	y
NLK	Burnt Pine	NF	Pacific/Norfolk	-29.04	167.94	m	y
NLL	Nullagine Airport	AU	Australia/Perth	-21.91	120.20	s	n
NLN	Eureka	US	America/Los_Angeles	40.72	-123.93	s	n
NLO	Ndolo Airport	CD	Africa/Kinshasa	-4.33	15.33	m	n
NLP	Nelspruit	ZA	Africa/Johannesburg	-25.50	30.91	s	n
NLS	Nicholson Airport	AU	Australia/Perth	-18.05	128.90	s	n
NLU	Reyes Acozac	MX	America/Mexico_City	19.76	-99.02	l	y
NMA	Namangan	UZ	Asia/Samarkand	40.98	71.56	s	y
NMB	Daman Airport	IN	Asia/Kolkata	20.43	72.84	m	n
NMC	Normans Cay Airport	BS	America/Nassau	24.59	-76.82	m	n
NME	Nightmute	US	America/Anchorage	60.47	-164.70	s	y
NMF	Maafaru	MV	Indian/Maldives	5.82	73.47	m	y
NMI	Navi Mumbai	IN	Asia/Kolkata	18.59	73.04	m	y
NML	Fort McMurray	CA	America/Edmonton	57.06	-111.57	s	n
NMR	Nappa Merrie Airport	AU	Australia/Brisbane	-27.56	141.13	s	n
NMS	Namsang	MM	Asia/Yangon	20.89	97.74	m	n
NNA	Kenitra Airport	MA	Africa/Casablanca	34.30	-6.60	m	n
NNB	Santa Ana Island	SB	Pacific/Guadalcanal	-10.85	162.45	s	y
NNG	Nanning	CN	Asia/Shanghai	22.61	108.17	l	y
NNI	Namutoni	NA	Africa/Windhoek	-18.81	16.93	s	n
NNK	Naknek	US	America/Anchorage	58.73	-157.03	s	n
NNL	Nondalton	US	America/Anchorage	59.98	-154.84	s	n
NNM	Naryan Mar	RU	Europe/Moscow	67.64	53.12	m	y
NNR	Inverin	IE	Europe/Dublin	53.23	-9.47	s	y
NNT	Nan Airport	TH	Asia/Bangkok	18.81	100.78	m	y
NNU	Nanuque	BR	America/Sao_Paulo	-17.82	-40.33	s	n
NNX	Nunukan-Nunukan Island	ID	Asia/Makassar	4.14	117.67	s	y
NNY	Nanyang	CN	Asia/Shanghai	32.98	112.61	s	y
NOA	Nowra Airport	AU	Australia/Sydney	-34.95	150.54	m	n
NOB	Nicoya	CR	America/Costa_Rica	9.98	-85.65	m	y
NOC	Charleston	IE	Europe/Dublin	53.91	-8.82	m	y
NOD	Norddeich	DE	Europe/Berlin	53.63	7.19	s	y
NOG	Nogales International Airport	MX	America/Hermosillo	31.23	-110.98	s	n
NOJ	Noyabrsk	RU	Asia/Yekaterinburg	63.18	75.27	m	y
NOK	Nova Xavantina	BR	America/Cuiaba	-14.70	-52.35	s	n
NON	Nonouti	KI	Pacific/Tarawa	-0.64	174.43	s	n
NOP	Sinop	TR	Europe/Istanbul	42.02	35.07	m	y
NOR	Norðfjörður	IS	Atlantic/Reykjavik	65.13	-13.75	s	n
NOS	Nosy Be	MG	Indian/Antananarivo	-13.31	48.31	m	y
NOT	Novato	US	America/Los_Angeles	38.14	-122.56	s	n
NOU	Noumea	NC	Pacific/Noumea	-22.01	166.21	m	y
NOV	Huambo	AO	Africa/Luanda	-12.81	15.76	m	y
NOZ	Novokuznetsk	RU	Asia/Krasnoyarsk	53.81	86.88	m	y
NPA	Pensacola	US	America/Chicago	30.35	-87.32	m	n
NPE	Napier Airport	NZ	Pacific/Auckland	-39.47	176.87	m	y
NPH	Nephi	US	America/Denver	39.74	-111.87	s	n
NPL	New Plymouth	NZ	Pacific/Auckland	-39.01	174.18	m	y
NPO	Nanga Pinoh, Borneo Island	ID	Asia/Jakarta	-0.35	111.75	m	y
NPR	Novo Progresso	BR	America/Santarem	-7.13	-55.40	s	n
NPT	Newport	US	America/New_York	41.53	-71.28	s	y
NQA	Millington	US	America/Chicago	35.36	-89.87	m	n
NQI	Kingsville	US	America/Chicago	27.50	-97.81	m	n
NQL	Niquelandia	BR	America/Sao_Paulo	-14.43	-48.49	s	n
NQN	Neuquen	AR	America/Argentina/Salta	-38.95	-68.16	m	y
NQT	Nottingham	GB	Europe/London	52.92	-1.08	m	n
NQU	Nuqui	CO	America/Bogota	5.70	-77.28	s	y
NQX	Key West	US	America/New_York	24.57	-81.69	m	n
NQY	Newquay	GB	Europe/London	50.44	-5.00	m	y
NQZ	Astana	KZ	Asia/Almaty	51.02	71.47	l	y
NRA	Narrandera	AU	Australia/Sydney	-34.70	146.51	m	y
NRB	Mayport	US	America/New_York	30.39	-81.42	m	n
NRD	Norderney	DE	Europe/Berlin	53.71	7.23	s	y
NRE	Namrole-Buru Island	ID	Asia/Jayapura	-3.82	126.72	s	n
NRG	Narrogin Airport	AU	Australia/Perth	-32.93	117.08	s	n
NRI	Afton	US	America/Chicago	36.58	-94.86	s	n
NRK	Norrkoping	SE	Europe/Stockholm	58.59	16.25	m	y
NRL	North Ronaldsay	GB	Europe/London	59.37	-2.43	s	y
NRM	Nara	ML	Africa/Bamako	15.22	-7.27	s	n
NRN	Weeze	DE	Europe/Berlin	51.60	6.14	m	y
NRR	Ceiba	US	America/Puerto_Rico	18.25	-65.64	-	-
NRS	Imperial Beach	US	America/Los_Angeles	32.57	-117.11	s	n
NRT	Tokyo	JP	Asia/Tokyo	35.76	140.39	l	y
NSE	Milton	US	America/Chicago	30.72	-87.02	m	n
NSH	Noshahr Airport	IR	Asia/Tehran	36.66	51.46	m	y
NSI	Yaounde	CM	Africa/Douala	3.72	11.55	m	y
NSK	Norilsk	RU	Asia/Krasnoyarsk	69.31	87.33	m	y
NSL	Slayton	US	America/Chicago	43.99	-95.78	s	n
NSM	Norseman Airport	AU	Australia/Perth	-32.21	121.75	s	n
NSN	Nelson	NZ	Pacific/Auckland	-41.30	173.22	l	y
NSO	Scone Airport	AU	Australia/Sydney	-32.04	150.83	s	n
NSR	Sao Raimundo Nonato	BR	America/Fortaleza	-9.08	-42.64	s	n
NST	Nakhon Si Thammarat	TH	Asia/Bangkok	8.54	99.94	m	y
NSV	Noosa Airport	AU	Australia/Brisbane	-26.42	153.06	s	n
NSY	Sigonella Airport	IT	Europe/Rome	37.40	14.92	s	n
NTB	Notodden Airport	NO	Europe/Oslo	59.57	9.21	m	n
NTD	Oxnard	US	America/Los_Angeles	34.12	-119.12	m	n
NTE	Nantes	FR	Europe/Paris	47.15	-1.61	l	y
NTG	Nantong	CN	Asia/Shanghai	32.07	120.98	m	y
NTI	Bintuni-Papua Island	ID	Asia/Jayapura	-2.10	133.52	s	n
NTJ	Manti	US	America/Denver	39.33	-111.61	s	n
NTL	Williamtown	AU	Australia/Sydney	-32.80	151.83	l	y
NTN	Normanton Airport	AU	Australia/Brisbane	-17.68	141.07	m	y
NTO	Ponta do Sol	CV	Atlantic/Cape_Verde	17.20	-25.09	s	n
NTQ	Wajima	JP	Asia/Tokyo	37.29	136.96	m	y
NTR	Del Norte International Airport	MX	America/Mexico_City	25.87	-100.24	m	n
NTT	Niuatoputapu	TO	Pacific/Tongatapu	-15.98	-173.79	s	y
NTU	Virginia Beach	US	America/New_York	36.82	-76.03	m	n
NTX	Ranai, Natuna Besar Island	ID	Asia/Jakarta	3.91	108.39	m	y
NTY	Pilanesberg	ZA	Africa/Johannesburg	-25.33	27.17	s	n
NUB	Numbulwar Airport	AU	Australia/Darwin	-14.27	135.72	s	n
NUD	En Nahud	SD	Africa/Khartoum	12.67	28.33	s	n
NUE	Nuremberg	DE	Europe/Berlin	49.50	11.07	l	y
NUI	Nuiqsut	US	America/Anchorage	70.21	-151.01	m	y
NUJ	Hamadan	IR	Asia/Tehran	35.21	48.65	m	n
NUK	Nukutavake	PF	Pacific/Tahiti	-19.29	-138.77	s	n
NUL	Nulato	US	America/Anchorage	64.73	-158.07	s	y
NUM	Neom Bay	SA	Asia/Riyadh	27.92	35.29	m	y
NUP	Nunapitchuk	US	America/Nome	60.91	-162.44	s	y
NUQ	Mountain View	US	America/Los_Angeles	37.42	-122.05	m	n
NUR	Nullabor Motel Airport	AU	Australia/Adelaide	-31.44	130.90	s	n
NUS	Norsup	VU	Pacific/Efate	-16.08	167.40	s	y
NUU	Nakuru	KE	Africa/Nairobi	-0.30	36.16	s	n
NUW	Oak Harbor	US	America/Los_Angeles	48.35	-122.66	m	n
NUX	Novy Urengoy	RU	Asia/Yekaterinburg	66.07	76.52	m	y
NVA	Neiva	CO	America/Bogota	2.95	-75.29	m	y
NVD	Nevada	US	America/Chicago	37.85	-94.30	s	n
NVG	Nueva Guinea	NI	America/Managua	11.67	-84.45	c	n
NVI	Navoi	UZ	Asia/Samarkand	40.12	65.17	m	y
NVN	Beckwourth	US	America/Los_Angeles	39.82	-120.35	s	n
NVP	Novo Aripuana	BR	America/Boa_Vista	-5.12	-60.36	s	n
NVS	Nevers	FR	Europe/Paris	47.00	3.11	m	n
NVT	Navegantes	BR	America/Sao_Paulo	-26.88	-48.65	m	y
NWA	Moheli Bandar Es Eslam Airport	KM	Indian/Comoro	-12.30	43.77	m	n
NWH	Newport	US	America/New_York	43.39	-72.19	s	n
NWI	Norwich	GB	Europe/London	52.68	1.28	m	y
NYA	Nyagan	RU	Asia/Yekaterinburg	62.11	65.61	m	y
NYE	Nyeri	KE	Africa/Nairobi	-0.36	36.98	s	n
NYG	Quantico	US	America/New_York	38.50	-77.31	m	n
NYI	Sunyani	GH	Africa/Accra	7.36	-2.33	m	y
NYK	Nanyuki	KE	Africa/Nairobi	-0.06	37.04	m	y
NYM	Nadym	RU	Asia/Yekaterinburg	65.48	72.70	m	y
NYN	Nyngan Airport	AU	Australia/Sydney	-31.55	147.20	s	n
NYO	Stockholm	SE	Europe/Stockholm	58.79	16.91	m	y
NYR	Nyurba	RU	Asia/Yakutsk	63.30	118.34	s	n
NYS	New York	US	America/New_York	40.73	-73.97	s	n
NYT	Pyinmana	MM	Asia/Yangon	19.62	96.20	m	y
NYU	Nyaung U	MM	Asia/Yangon	21.18	94.93	s	y
NYW	Monywar	MM	Asia/Yangon	22.23	95.12	s	n
NZA	Nzagi	AO	Africa/Luanda	-7.72	21.36	s	n
NZC	Maria Reiche Neuman Airport	PE	America/Lima	-14.85	-74.96	m	y
NZE	Nzerekore	GN	Africa/Conakry	7.81	-8.70	s	n
NZH	Manzhouli	CN	Asia/Shanghai	49.57	117.33	m	y
NZL	Zalantun	CN	Asia/Shanghai	47.87	122.77	m	y
NZY	San Diego	US	America/Los_Angeles	32.70	-117.21	m	n
OAG	Orange	AU	Australia/Sydney	-33.38	149.13	m	n
OAH	Shindand Airport	AF	Asia/Kabul	33.39	62.26	s	n
OAI	Bagram	AF	Asia/Kabul	34.95	69.27	m	n
OAJ	Jacksonville	US	America/New_York	34.83	-77.61	m	y
OAK	Oakland	US	America/Los_Angeles	37.72	-122.22	l	y
OAL	Cacoal	BR	America/Porto_Velho	-11.50	-61.45	s	y
OAM	Oamaru Airport	NZ	Pacific/Auckland	-44.97	171.08	m	n
OAN	Olanchito	HN	America/Tegucigalpa	15.51	-86.57	s	n
OAR	Marina	US	America/Los_Angeles	36.68	-121.76	s	n
OAS	Sharana	AF	Asia/Kabul	33.13	68.84	s	n
OAX	Oaxaca	MX	America/Mexico_City	17.00	-96.73	m	y
OAZ	Camp Bastion Airport	AF	Asia/Kabul	31.86	64.22	s	n
OBC	Obock	DJ	Africa/Djibouti	11.97	43.27	s	n
OBE	Okeechobee	US	America/New_York	27.27	-80.85	s	n
OBF	Oberpfaffenhofen Airport	DE	Europe/Berlin	48.08	11.28	m	n
OBI	Obidos	BR	America/Santarem	-1.87	-55.51	s	n
OBL	Zoersel	BE	Europe/Brussels	51.26	4.75	s	n
OBN	North Connel	GB	Europe/London	56.46	-5.40	s	y
OBO	Obihiro	JP	Asia/Tokyo	42.73	143.22	m	y
OBS	Aubenas	FR	Europe/Paris	44.54	4.37	m	n
OBU	Kobuk	US	America/Anchorage	66.91	-156.90	s	y
OCA	Key Largo	US	America/New_York	25.32	-80.28	s	n
OCC	Coca	EC	America/Guayaquil	-0.46	-76.99	m	y
OCE	Ocean City	US	America/New_York	38.31	-75.12	s	n
OCF	Ocala	US	America/New_York	29.17	-82.22	s	n
OCH	Nacogdoches	US	America/Chicago	31.58	-94.71	s	n
OCJ	Ocho Rios	JM	America/Jamaica	18.40	-76.97	m	y
OCM	Boolgeeda Airport	AU	Australia/Perth	-22.54	117.27	s	n
OCN	Oceanside	US	America/Los_Angeles	33.22	-117.35	s	n
OCV	Ocana	CO	America/Bogota	8.32	-73.36	m	n
OCW	Washington	US	America/New_York	35.57	-77.05	s	n
ODA	Ouadda	CF	Africa/Bangui	8.01	22.40	s	n
ODB	Cordoba	ES	Europe/Madrid	37.84	-4.85	m	n
ODC	Oakdale	US	America/Los_Angeles	37.76	-120.80	s	n
ODD	Oodnadatta Airport	AU	Australia/Adelaide	-27.56	135.45	s	n
ODE	Odense	DK	Europe/Copenhagen	55.48	10.33	m	y
ODH	Odiham	GB	Europe/London	51.23	-0.94	m	n
ODJ	Ouanda Djalle	CF	Africa/Bangui	8.90	22.78	s	n
ODL	Cordillo Downs	AU	Australia/Adelaide	-26.75	140.64	s	n
ODM	Oakland	US	America/New_York	39.58	-79.34	s	n
ODN	Long Seridan	MY	Asia/Kuala_Lumpur	3.97	115.05	s	y
ODO	Bodaybo	RU	Asia/Irkutsk	57.87	114.24	s	y
ODR	Ord River	AU	Australia/Perth	-17.34	128.91	s	n
ODS	Odesa	UA	Europe/Kyiv	46.43	30.68	m	y
ODT	Odessa	US	America/Chicago	31.92	-102.39	s	n
ODW	Oak Harbor	US	America/Los_Angeles	48.25	-122.67	s	n
ODY	Oudomsay	LA	Asia/Vientiane	20.68	101.99	s	y
OEC	Oecussi-Ambeno	TL	Asia/Dili	-9.20	124.34	m	n
OEL	Orel	RU	Europe/Moscow	52.93	36.00	m	n
OEM	Paloemeu	SR	America/Paramaribo	3.35	-55.44	s	n
OEO	Osceola	US	America/Chicago	45.31	-92.69	s	n
OER	Ornskoldsvik	SE	Europe/Stockholm	63.41	18.99	m	y
OES	San Antonio Oeste	AR	America/Argentina/Salta	-40.75	-65.03	s	y
OFF	Omaha	US	America/Chicago	41.12	-95.91	m	n
OFI	Ouango Fitini	CI	Africa/Abidjan	9.60	-4.05	s	n
OFJ	Ólafsfjörður	IS	Atlantic/Reykjavik	66.08	-18.67	s	n
OFK	Norfolk	US	America/Chicago	41.99	-97.44	m	n
OGA	Ogallala	US	America/Denver	41.12	-101.77	s	n
OGB	Orangeburg	US	America/New_York	33.46	-80.86	m	n
OGD	Ogden	US	America/Denver	41.20	-112.01	m	y
OGE	Ogeranang Airport	PG	Pacific/Port_Moresby	-6.47	147.36	s	n
OGG	Kahului	US	Pacific/Honolulu	20.90	-156.43	l	y
OGL	Ogle	GY	America/Guyana	6.81	-58.11	m	y
OGN	Yonaguni Airport	JP	Asia/Tokyo	24.47	122.98	m	y
OGO	Abengourou	CI	Africa/Abidjan	6.72	-3.47	s	n
OGR	Bongor	TD	Africa/Ndjamena	10.29	15.38	s	n
OGS	Ogdensburg	US	America/New_York	44.68	-75.46	m	y
OGU	Ordu	TR	Europe/Istanbul	40.97	38.08	m	y
OGX	Ouargla	DZ	Africa/Algiers	31.92	5.41	m	y
OGZ	Beslan	RU	Europe/Moscow	43.21	44.61	m	y
OHA	RNZAF Base Ohakea	NZ	Pacific/Auckland	-40.21	175.39	m	n
OHB	Moramanga	MG	Indian/Antananarivo	-18.92	48.22	s	n
OHD	Ohrid	MK	Europe/Skopje	41.18	20.74	m	y
OHE	Mohe	CN	Asia/Shanghai	52.91	122.43	m	y
OHH	Okha	RU	Asia/Vladivostok	53.52	142.89	s	n
OHO	Okhotsk	RU	Asia/Vladivostok	59.41	143.06	m	y
OHR	Wyk auf Fohr	DE	Europe/Berlin	54.68	8.53	s	n
OHS	Sohar	OM	Asia/Muscat	24.46	56.63	s	y
OHT	Kohat	PK	Asia/Karachi	33.57	71.44	s	n
OIA	Ourilandia Do Norte	BR	America/Santarem	-6.76	-51.05	s	n
OIC	Norwich	US	America/New_York	42.57	-75.52	s	n
OIM	Izu Oshima	JP	Asia/Tokyo	34.78	139.36	m	y
OIR	Okushiri Airport	JP	Asia/Tokyo	42.07	139.43	m	y
OIT	Oita	JP	Asia/Tokyo	33.48	131.74	l	y
OJC	Olathe	US	America/Chicago	38.85	-94.74	s	n
OKA	Naha	JP	Asia/Tokyo	26.20	127.65	l	y
OKC	Oklahoma City	US	America/Chicago	35.39	-97.60	l	y
OKD	Sapporo	JP	Asia/Tokyo	43.12	141.38	m	y
OKE	Okierabu Airport	JP	Asia/Tokyo	27.43	128.70	m	y
OKF	Okaukuejo	NA	Africa/Windhoek	-19.15	15.91	s	n
OKH	Cottesmore	GB	Europe/London	52.74	-0.65	c	n
OKI	Okinoshima	JP	Asia/Tokyo	36.18	133.32	m	y
OKJ	Okayama City	JP	Asia/Tokyo	34.76	133.85	m	y
OKK	Kokomo	US	America/Indiana/Indianapolis	40.53	-86.06	s	n
OKL	Oksibil-Papua Island	ID	Asia/Jayapura	-5.09	140.61	m	y
OKM	Okmulgee	US	America/Chicago	35.67	-95.95	s	n
OKN	Okondja	GA	Africa/Libreville	-0.67	13.67	m	n
OKO	Fussa	JP	Asia/Tokyo	35.75	139.35	l	n
OKQ	Okaba-Papua Island	ID	Asia/Jayapura	-8.09	139.72	s	n
OKR	Yorke Island	AU	Australia/Brisbane	-9.76	143.41	s	y
OKS	Oshkosh	US	America/Denver	41.40	-102.36	s	n
OKT	Kzyl-Yar	RU	Asia/Yekaterinburg	54.44	53.39	s	n
OKU	Mokuti Lodge	NA	Africa/Windhoek	-18.81	17.06	s	n
OKY	Oakey Airport	AU	Australia/Brisbane	-27.41	151.74	m	y
OLA	Ørland	NO	Europe/Oslo	63.70	9.60	m	y
OLB	Olbia	IT	Europe/Rome	40.90	9.52	m	y
OLC	Sao Paulo De Olivenca	BR	America/Manaus	-3.47	-68.92	s	n
OLD	Old Town	US	America/New_York	44.95	-68.67	s	n
OLE	Olean	US	America/New_York	42.24	-78.37	s	n
OLF	Wolf Point	US	America/Denver	48.09	-105.58	m	y
OLH	Old Harbor	US	America/Anchorage	57.22	-153.27	s	y
OLI	Rif	IS	Atlantic/Reykjavik	64.91	-23.82	s	n
OLJ	Olpoi	VU	Pacific/Efate	-14.88	166.56	s	y
OLK	Fuerte Olimpo	PY	America/Asuncion	-21.05	-57.88	s	n
OLM	Olympia	US	America/Los_Angeles	46.97	-122.90	m	y
OLN	Sarmiento	AR	America/Argentina/Catamarca	-45.58	-69.07	s	n
OLO	Olomouc	CZ	Europe/Prague	49.59	17.21	s	n
OLP	Olympic Dam	AU	Australia/Adelaide	-30.48	136.88	s	y
OLS	Nogales	US	America/Phoenix	31.42	-110.85	m	n
OLU	Columbus	US	America/Chicago	41.45	-97.34	m	n
OLV	Olive Branch	US	America/Chicago	34.98	-89.79	s	n
OLY	Olney-Noble	US	America/Chicago	38.72	-88.18	s	n
OLZ	Olyokminsk	RU	Asia/Yakutsk	60.40	120.47	m	y
OMA	Omaha	US	America/Chicago	41.30	-95.89	l	y
OMB	Omboue	GA	Africa/Libreville	-1.57	9.26	m	n
OMC	Ormoc City	PH	Asia/Manila	11.06	124.56	m	n
OMD	Oranjemund	NA	Africa/Windhoek	-28.58	16.45	m	y
OME	Nome	US	America/Anchorage	64.51	-165.44	l	y
OMF	Mafraq	JO	Asia/Amman	32.36	36.26	s	n
OMG	Omega	NA	Africa/Windhoek	-18.03	22.19	s	n
OMH	Urmia	IR	Asia/Tehran	37.67	45.07	m	y
OMI	Omidiyeh	IR	Asia/Tehran	30.84	49.53	s	n
OMK	Omak	US	America/Los_Angeles	48.46	-119.52	s	n
OMM	Marmul	OM	Asia/Muscat	18.14	55.18	s	n
OMN	Lyaylyakul	UZ	Asia/Tashkent	40.02	68.41	s	n
OMO	Mostar	BA	Europe/Sarajevo	43.28	17.85	m	y
OMR	Oradea	RO	Europe/Bucharest	47.03	21.90	m	y
OMS	Omsk	RU	Asia/Omsk	54.97	73.31	m	y
ONA	Winona	US	America/Chicago	44.08	-91.71	s	n
OND	Ondangwa	NA	Africa/Windhoek	-17.88	15.95	m	y
ONG	Mornington Island Airport	AU	Australia/Brisbane	-16.66	139.18	s	y
ONH	Oneonta	US	America/New_York	42.52	-75.06	s	n
ONI	Moanamani-Papua Island	ID	Asia/Jayapura	-3.98	136.08	s	n
ONJ	Odate	JP	Asia/Tokyo	40.19	140.37	m	y
ONK	Olenyok	RU	Asia/Yakutsk	68.52	112.48	s	n
ONL	O'Neill	US	America/Chicago	42.47	-98.69	s	n
ONM	Socorro	US	America/Denver	34.02	-106.90	s	n
ONO	Ontario	US	America/Denver	44.02	-117.01	m	n
ONP	Newport	US	America/Los_Angeles	44.58	-124.06	m	n
ONQ	Zonguldak	TR	Europe/Istanbul	41.51	32.09	m	y
ONR	Monkira Airport	AU	Australia/Brisbane	-24.82	140.53	s	n
ONS	Onslow Airport	AU	Australia/Perth	-21.67	115.11	s	n
ONT	Ontario	US	America/Los_Angeles	34.06	-117.60	l	y
ONU	Ono-I-Lau	FJ	Pacific/Fiji	-20.65	-178.70	s	n
ONX	Colon	PA	America/Panama	9.36	-79.87	m	y
ONY	Olney	US	America/Chicago	33.35	-98.82	s	n
OOA	Oskaloosa	US	America/Chicago	41.23	-92.49	s	n
OOK	Toksook Bay	US	America/Anchorage	60.54	-165.09	s	y
OOL	Gold Coast	AU	Australia/Brisbane	-28.16	153.50	l	y
OOM	Cooma	AU	Australia/Sydney	-36.30	148.97	m	y
OOR	Mooraberree Airport	AU	Australia/Brisbane	-25.25	140.98	s	n
OOT	Onotoa	KI	Pacific/Tarawa	-1.80	175.53	s	n
OPA	Kópasker	IS	Atlantic/Reykjavik	66.31	-16.47	s	n
OPF	Miami	US	America/New_York	25.91	-80.28	m	y
OPI	Oenpelli Airport	AU	Australia/Darwin	-12.32	133.01	s	n
OPL	Opelousas	US	America/Chicago	30.56	-92.10	s	n
OPO	Porto	PT	Europe/Lisbon	41.25	-8.68	l	y
OPP	Salinopolis	BR	America/Belem	-0.70	-47.33	s	y
OPS	Sinop	BR	America/Campo_Grande	-11.88	-55.59	s	y
OPU	Balimo	PG	Pacific/Port_Moresby	-8.05	142.93	m	y
OQN	Kokand	UZ	Asia/Tashkent	40.54	70.97	s	n
ORA	Oran	AR	America/Argentina/Salta	-23.15	-64.33	m	n
ORB	Orebro	SE	Europe/Stockholm	59.22	15.04	m	y
ORC	Orocue	CO	America/Bogota	4.79	-71.36	s	n
ORD	Chicago	US	America/Chicago	41.98	-87.91	l	y
ORE	Orleans	FR	Europe/Paris	47.90	2.16	s	n
ORF	Norfolk	US	America/New_York	36.90	-76.20	l	y
ORG	Paramaribo	SR	America/Paramaribo	5.81	-55.19	s	y
ORH	Worcester	US	America/New_York	42.27	-71.88	m	y
ORI	Port Lions	US	America/Anchorage	57.88	-152.85	s	y
ORJ	Orinduik	GY	America/Guyana	4.73	-60.03	s	n
ORK	Cork	IE	Europe/Dublin	51.84	-8.49	m	y
ORL	Orlando	US	America/New_York	28.55	-81.33	s	n
ORM	Northampton	GB	Europe/London	52.31	-0.79	s	n
ORN	Oran	DZ	Africa/Algiers	35.62	-0.62	m	y
ORP	Orapa Airport	BW	Africa/Gaborone	-21.27	25.32	s	n
ORR	Yorketown Airport	AU	Australia/Adelaide	-35.00	137.62	s	n
ORT	Northway	US	America/Anchorage	62.96	-141.93	m	y
ORU	Oruro	BO	America/La_Paz	-17.96	-67.08	m	n
ORV	Noorvik	US	America/Anchorage	66.82	-161.02	s	y
ORW	Ormara Raik	PK	Asia/Karachi	25.27	64.59	s	n
ORX	Oriximina	BR	America/Belem	-1.71	-55.84	s	n
ORY	Paris	FR	Europe/Paris	48.73	2.36	l	y
OSB	Mosul	IQ	Asia/Baghdad	36.31	43.15	-	-
OSC	Oscoda	US	America/Detroit	44.45	-83.39	s	n
OSD	Ostersund	SE	Europe/Stockholm	63.19	14.50	m	y
OSE	Omora	PG	Pacific/Port_Moresby	-7.83	147.08	s	n
OSF	Moscow	RU	Europe/Moscow	55.51	37.51	m	n
OSH	Oshkosh	US	America/Chicago	43.98	-88.56	m	n
OSI	Osijek	HR	Europe/Zagreb	45.46	18.81	m	y
OSK	Oskarshamn Airport	SE	Europe/Stockholm	57.35	16.50	s	n
OSL	Oslo	NO	Europe/Oslo	60.19	11.10	l	y
OSN	Osan Air Base	KR	Asia/Seoul	37.09	127.03	m	n
OSO	Osborne Mine Airport	AU	Australia/Brisbane	-22.08	140.55	s	n
OSR	Ostrava	CZ	Europe/Prague	49.70	18.11	m	y
OSS	Osh	KG	Asia/Bishkek	40.61	72.79	l	y
OST	Ostend	BE	Europe/Brussels	51.2	2.86	m	y
OSU	Columbus	US	America/New_York	40.08	-83.07	m	n
OSW	Orsk	RU	Asia/Yekaterinburg	51.07	58.60	m	y
OSX	Kosciusko	US	America/Chicago	33.09	-89.54	s	n
OSY	Namsos	NO	Europe/Oslo	64.47	11.58	s	y
OTC	Bol	TD	Africa/Ndjamena	13.44	14.74	s	n
OTG	Worthington	US	America/Chicago	43.66	-95.58	s	n
OTH	North Bend	US	America/Los_Angeles	43.42	-124.25	m	y
OTI	Gotalalamo-Morotai Island	ID	Asia/Jayapura	2.05	128.32	m	n
OTJ	Otjiwarongo	NA	Africa/Windhoek	-20.43	16.66	s	n
OTK	Tillamook	US	America/Los_Angeles	45.42	-123.81	s	n
OTL	Boutilimit	MR	Africa/Nouakchott	17.53	-14.68	s	n
OTM	Ottumwa	US	America/Chicago	41.11	-92.45	m	n
OTN	Oaktown	US	America/Indiana/Vincennes	38.85	-87.50	s	n
OTP	Bucharest	RO	Europe/Bucharest	44.57	26.10	l	y
OTR	Corredores	CR	America/Costa_Rica	8.60	-82.97	m	n
OTS	Anacortes	US	America/Los_Angeles	48.50	-122.66	s	n
OTU	El Rhin	CO	America/Bogota	7.01	-74.72	c	n
OTZ	Kotzebue	US	America/Anchorage	66.88	-162.60	l	y
OUA	Ouagadougou	BF	Africa/Ouagadougou	12.35	-1.51	m	y
OUD	Oujda	MA	Africa/Casablanca	34.79	-1.92	m	y
OUE	Ouesso Airport	CG	Africa/Brazzaville	1.62	16.04	m	n
OUG	Ouahigouya	BF	Africa/Ouagadougou	13.57	-2.42	s	n
OUH	Oudtshoorn	ZA	Africa/Johannesburg	-33.61	22.19	m	n
OUI	Ban Huoeisay Airport	LA	Asia/Vientiane	20.26	100.44	-	-
OUK	Shetland	GB	Europe/London	60.43	-0.75	s	n
OUL	Oulu	FI	Europe/Helsinki	64.93	25.35	m	y
OUN	Norman	US	America/Chicago	35.25	-97.47	s	n
OUR	Batouri	CM	Africa/Douala	4.47	14.36	s	n
OUS	Ourinhos	BR	America/Sao_Paulo	-22.97	-49.91	s	n
OUT	Bousso	TD	Africa/Ndjamena	10.48	16.72	s	n
OUZ	Zouerate	MR	Africa/Nouakchott	22.76	-12.48	s	y
OVA	Bekily	MG	Indian/Antananarivo	-24.24	45.30	s	n
OVB	Novosibirsk	RU	Asia/Krasnoyarsk	55.01	82.65	l	y
OVD	Ranon	ES	Europe/Madrid	43.56	-6.03	m	y
OVE	Oroville	US	America/Los_Angeles	39.49	-121.62	s	n
OVG	Overberg	ZA	Africa/Johannesburg	-34.55	20.25	s	n
OVL	Ovalle	CL	America/Santiago	-30.56	-71.18	s	n
OVR	Olavarria	AR	America/Argentina/Buenos_Aires	-36.89	-60.22	s	n
OVS	Sovetskiy	RU	Asia/Yekaterinburg	61.33	63.60	m	y
OWA	Owatonna	US	America/Chicago	44.12	-93.26	s	n
OWB	Owensboro	US	America/Chicago	37.74	-87.17	m	y
OWD	Norwood	US	America/New_York	42.19	-71.17	m	n
OWK	Norridgewock	US	America/New_York	44.72	-69.87	s	n
OXB	Bissau	GW	Africa/Bissau	11.89	-15.65	m	y
OXC	Oxford	US	America/New_York	41.48	-73.14	s	n
OXD	Oxford	US	America/New_York	39.50	-84.78	s	n
OXF	Kidlington	GB	Europe/London	51.84	-1.32	m	n
OXP	Saint-Georges-de-l'Oyapock Airport	GF	America/Cayenne	3.90	-51.80	-	-
OXR	Oxnard	US	America/Los_Angeles	34.20	-119.21	m	n
OXY	Morney Airport	AU	Australia/Brisbane	-25.36	141.43	s	n
OYA	Goya	AR	America/Argentina/Cordoba	-29.11	-59.22	m	n
OYE	Oyem	GA	Africa/Libreville	1.54	11.58	m	y
OYK	Oiapoque	BR	America/Cayenne	3.86	-51.80	m	n
OYL	Moyale	KE	Africa/Nairobi	3.47	39.10	s	n
OYN	Ouyen Airport	AU	Australia/Melbourne	-35.09	142.35	s	n
OYO	Tres Arroyos	AR	America/Argentina/Buenos_Aires	-38.39	-60.33	m	n
OZA	Ozona	US	America/Chicago	30.74	-101.20	s	n
OZC	Ozamiz City	PH	Asia/Manila	8.18	123.84	m	y
OZG	Zagora	MA	Africa/Casablanca	30.32	-5.87	m	n
OZH	Zaporizhzhia	UA	Europe/Zaporozhye	47.87	35.32	m	y
OZP	Moron	ES	Europe/Madrid	37.17	-5.62	m	n
OZR	Fort Rucker	US	America/Chicago	31.28	-85.71	m	n
OZZ	Ouarzazate	MA	Africa/Casablanca	30.94	-6.91	m	y
PAB	Bilaspur Airport	IN	Asia/Kolkata	21.99	82.11	m	y
PAC	Albrook	PA	America/Panama	8.97	-79.56	m	y
PAD	Paderborn	DE	Europe/Berlin	51.61	8.62	m	y
PAE	Everett	US	America/Los_Angeles	47.91	-122.28	m	y
PAF	Pakuba Airport	UG	Africa/Kampala	2.20	31.55	s	n
PAG	Pagadian City	PH	Asia/Manila	7.83	123.46	m	y
PAH	Paducah	US	America/Chicago	37.06	-88.77	m	y
PAJ	Parachinar	PK	Asia/Karachi	33.90	70.07	s	n
PAK	Hanapepe	US	Pacific/Honolulu	21.90	-159.60	s	n
PAM	Panama City	US	America/New_York	30.07	-85.57	m	n
PAN	Pattani Airport	TH	Asia/Bangkok	6.79	101.15	m	n
PAO	Palo Alto	US	America/Los_Angeles	37.46	-122.12	m	n
PAP	Port-au-Prince	HT	America/Port-au-Prince	18.58	-72.29	l	y
PAQ	Palmer	US	America/Anchorage	61.59	-149.09	m	n
PAS	Paros Island	GR	Europe/Athens	37.01	25.13	s	y
PAT	Patna	IN	Asia/Kolkata	25.59	85.09	m	y
PAU	Pauk	MM	Asia/Yangon	21.45	94.49	s	n
PAV	Paulo Afonso	BR	America/Maceio	-9.40	-38.25	m	y
PAY	Pamol	MY	Asia/Kuching	6.00	117.40	s	n
PAZ	Poza Rica	MX	America/Mexico_City	20.60	-97.46	m	y
PBA	Cairu	BR	America/Bahia	-13.56	-38.94	-	-
PBB	Paranaiba	BR	America/Campo_Grande	-19.65	-51.20	s	n
PBC	Puebla	MX	America/Mexico_City	19.16	-98.37	m	y
PBD	Porbandar	IN	Asia/Kolkata	21.65	69.66	m	y
PBE	Puerto Berrio	CO	America/Bogota	6.46	-74.41	s	n
PBF	Pine Bluff	US	America/Chicago	34.17	-91.94	m	n
PBG	Plattsburgh	US	America/New_York	44.65	-73.47	m	y
PBH	Paro	BT	Asia/Thimphu	27.40	89.42	m	y
PBI	West Palm Beach	US	America/New_York	26.68	-80.10	l	y
PBJ	Paama Island	VU	Pacific/Efate	-16.44	168.26	s	y
PBL	General Bartolome Salom International Airport	VE	America/Caracas	10.48	-68.07	m	n
PBM	Zandery	SR	America/Paramaribo	5.45	-55.19	l	y
PBN	Port Amboim	AO	Africa/Luanda	-10.72	13.77	m	n
PBO	Paraburdoo	AU	Australia/Perth	-23.17	117.75	m	y
PBP	Nandayure	CR	America/Costa_Rica	9.86	-85.37	s	n
PBQ	Pimenta Bueno	BR	America/Porto_Velho	-11.64	-61.18	s	n
PBR	Puerto Barrios	GT	America/Guatemala	15.73	-88.58	m	y
PBU	Putao	MM	Asia/Yangon	27.33	97.43	m	y
PBV	Porto Dos Gauchos	BR	America/Cuiaba	-11.52	-57.33	c	n
PBX	Porto Alegre Do Norte	BR	America/Cuiaba	-10.86	-51.69	s	n
PCA	Portage Creek	US	America/Anchorage	58.91	-157.71	s	n
PCB	Jakarta	ID	Asia/Jakarta	-6.34	106.77	s	n
PCD	Prairie Du Chien	US	America/Chicago	43.02	-91.12	s	n
PCF	Potchefstroom	ZA	Africa/Johannesburg	-26.67	27.08	m	n
PCG	Paso Caballos	GT	America/Guatemala	17.26	-90.26	m	y
PCH	Palacios	HN	America/Tegucigalpa	15.96	-84.94	s	n
PCL	Pucallpa	PE	America/Lima	-8.38	-74.57	m	y
PCN	Picton	NZ	Pacific/Auckland	-41.35	173.96	s	y
PCO	La Ribera	MX	America/Mazatlan	23.58	-109.54	s	n
PCP	Principe Airport	ST	Africa/Sao_Tome	1.66	7.41	m	y
PCQ	Boun Neau	LA	Asia/Vientiane	21.65	101.90	s	n
PCR	Puerto Carreno	CO	America/Bogota	6.18	-67.49	m	y
PCS	Picos	BR	America/Fortaleza	-7.06	-41.52	s	n
PCT	Princeton	US	America/New_York	40.40	-74.66	s	n
PCU	Poplarville	US	America/Chicago	30.79	-89.50	s	n
PDA	Puerto Inirida	CO	America/Bogota	3.85	-67.91	m	y
PDB	Pedro Bay	US	America/Anchorage	59.80	-154.13	l	y
PDC	Mueo	NC	Pacific/Noumea	-21.32	165.00	s	n
PDD	Ponta do Ouro	MZ	Africa/Maputo	-26.83	32.84	s	n
PDE	Pandie Pandie Airport	AU	Australia/Adelaide	-26.12	139.40	s	n
PDF	Prado	BR	America/Bahia	-17.30	-39.27	s	n
PDG	Ketaping	ID	Asia/Jakarta	-0.79	100.28	l	y
PDI	Pindiu	PG	Pacific/Port_Moresby	-6.45	147.52	s	n
PDK	Atlanta	US	America/New_York	33.88	-84.30	l	y
PDL	Ponta Delgada	PT	Atlantic/Azores	37.74	-25.70	l	y
PDN	Parndana	AU	Australia/Adelaide	-35.81	137.26	s	n
PDO	Talang Gudang, Sumatra Island	ID	Asia/Jakarta	-3.29	103.88	m	y
PDP	Punta del Este	UY	America/Montevideo	-34.86	-55.09	m	y
PDS	Piedras Negras International Airport	MX	America/Mexico_City	28.63	-100.53	m	y
PDT	Pendleton	US	America/Los_Angeles	45.70	-118.84	m	y
PDU	Paysandu	UY	America/Montevideo	-32.36	-58.06	m	n
PDV	Plovdiv	BG	Europe/Sofia	42.07	24.85	m	y
PDX	Portland	US	America/Los_Angeles	45.59	-122.60	l	y
PDZ	Pedernales Airport	VE	America/Caracas	9.98	-62.23	s	n
PEA	Ironstone	AU	Australia/Adelaide	-35.76	137.96	s	n
PED	Pardubice	CZ	Europe/Prague	50.01	15.74	m	y
PEE	Perm	RU	Asia/Yekaterinburg	57.91	56.02	m	y
PEF	Peenemunde	DE	Europe/Berlin	54.16	13.77	s	n
PEG	Perugia	IT	Europe/Rome	43.10	12.51	m	y
PEH	Pehuajo	AR	America/Argentina/Buenos_Aires	-35.84	-61.86	m	n
PEI	Pereira	CO	America/Bogota	4.81	-75.74	m	y
PEK	Beijing	CN	Asia/Shanghai	40.08	116.58	l	y
PEL	Pelaneng	LS	Africa/Maseru	-29.12	28.51	s	n
PEM	Puerto Maldonado	PE	America/Lima	-12.61	-69.23	m	y
PEN	Penang	MY	Asia/Kuala_Lumpur	5.30	100.28	l	y
PEQ	Pecos	US	America/Chicago	31.38	-103.51	s	n
PER	Perth	AU	Australia/Perth	-31.94	115.97	l	y
PES	Petrozavodsk	RU	Europe/Moscow	61.89	34.15	m	y
PET	Pelotas	BR	America/Sao_Paulo	-31.72	-52.33	m	y
PEU	Puerto Lempira	HN	America/Tegucigalpa	15.26	-83.78	s	y
PEV	Pecs-Pogany	HU	Europe/Budapest	45.99	18.24	m	y
PEW	Peshawar	PK	Asia/Karachi	33.99	71.51	m	y
PEX	Pechora	RU	Europe/Moscow	65.12	57.13	m	y
PEZ	Penza	RU	Europe/Moscow	53.11	45.02	m	y
PFB	Passo Fundo	BR	America/Sao_Paulo	-28.24	-52.33	m	y
PFC	Pacific City	US	America/Los_Angeles	45.20	-123.96	s	n
PFO	Paphos	CY	Asia/Nicosia	34.72	32.49	l	y
PFQ	Parsabad	IR	Asia/Tehran	39.60	47.88	s	y
PFR	Ilebo	CD	Africa/Lubumbashi	-4.33	20.58	s	y
PGA	Page	US	America/Phoenix	36.93	-111.45	m	y
PGC	Hyannis	US	America/Denver	42.01	-101.77	s	n
PGD	Punta Gorda	US	America/New_York	26.92	-81.99	m	y
PGF	Perpignan	FR	Europe/Paris	42.74	2.87	m	y
PGH	Pantnagar	IN	Asia/Kolkata	29.03	79.47	m	y
PGI	Chitato	AO	Africa/Luanda	-7.36	20.80	s	n
PGK	Pangkal Pinang, Palaubangka Island	ID	Asia/Jakarta	-2.16	106.14	m	y
PGL	Pascagoula	US	America/Chicago	30.46	-88.53	s	n
PGM	Port Graham	US	America/Anchorage	59.35	-151.83	s	y
PGO	Pagosa Springs	US	America/Denver	37.29	-107.06	s	n
PGR	Paragould	US	America/Chicago	36.06	-90.51	s	n
PGS	Peach Springs	US	America/Phoenix	35.53	-113.25	s	n
PGU	Asaluyeh	IR	Asia/Tehran	27.38	52.74	m	y
PGV	Greenville	US	America/New_York	35.64	-77.38	m	y
PGX	Perigueux	FR	Europe/Paris	45.20	0.82	m	n
PGZ	Ponta Grossa	BR	America/Sao_Paulo	-25.18	-50.14	m	y
PHA	Phan Rang	VN	Asia/Ho_Chi_Minh	11.63	108.95	s	n
PHB	Parnaiba	BR	America/Fortaleza	-2.89	-41.73	m	y
PHC	Port Harcourt	NG	Africa/Lagos	5.02	6.95	l	y
PHD	New Philadelphia	US	America/New_York	40.47	-81.42	s	n
PHE	Port Hedland	AU	Australia/Perth	-20.38	118.63	m	y
PHF	Newport News	US	America/New_York	37.13	-76.49	m	y
PHH	Phan Thiet	VN	Asia/Ho_Chi_Minh	10.91	108.07	s	y
PHI	Pinheiro	BR	America/Fortaleza	-2.48	-45.07	s	n
PHK	Pahokee	US	America/New_York	26.79	-80.69	s	n
PHL	Philadelphia	US	America/New_York	39.87	-75.24	l	y
PHN	Port Huron	US	America/New_York	42.91	-82.53	s	n
PHO	Point Hope	US	America/Nome	68.35	-166.80	s	y
PHP	Philip	US	America/Denver	44.05	-101.60	s	n
PHQ	The Monument Airport	AU	Australia/Brisbane	-21.81	139.92	s	n
PHS	Phitsanulok Airport	TH	Asia/Bangkok	16.78	100.28	m	y
PHT	Paris	US	America/Chicago	36.34	-88.38	s	n
PHW	Phalaborwa	ZA	Africa/Johannesburg	-23.94	31.16	m	y
PHX	Phoenix	US	America/Phoenix	33.43	-112.01	l	y
PHY	Phetchabun Airport	TH	Asia/Bangkok	16.68	101.19	m	y
PIA	Peoria	US	America/Chicago	40.66	-89.69	l	y
PIB	Hattiesburg-Laurel	US	America/Chicago	31.47	-89.34	m	y
PIC	Pine Cay	TC	America/Grand_Turk	21.90	-72.10	s	n
PID	Nassau	BS	America/Nassau	25.08	-77.30	c	n
PIE	St Petersburg-Clearwater	US	America/New_York	27.91	-82.69	m	y
PIF	Pingtung	TW	Asia/Taipei	22.70	120.48	m	y
PIH	Pocatello	US	America/Denver	42.91	-112.60	m	y
PIK	Glasgow	GB	Europe/London	55.51	-4.59	m	y
PIL	Pilar	PY	America/Asuncion	-26.88	-58.32	m	n
PIM	Pine Mountain	US	America/New_York	32.84	-84.88	s	n
PIN	Parintins	BR	America/Boa_Vista	-2.67	-56.78	s	n
PIO	Pisco	PE	America/Lima	-13.74	-76.22	m	n
PIP	Pilot Point	US	America/Anchorage	57.58	-157.57	s	y
PIR	Pierre	US	America/Chicago	44.38	-100.29	m	y
PIS	Poitiers	FR	Europe/Paris	46.59	0.31	m	y
PIT	Pittsburgh	US	America/New_York	40.49	-80.23	l	y
PIU	Piura	PE	America/Lima	-5.21	-80.62	m	y
PIV	Pirapora	BR	America/Sao_Paulo	-17.32	-44.86	s	n
PIW	Pikwitonei	CA	America/Winnipeg	55.59	-97.16	m	n
PIX	Pico Island	PT	Atlantic/Azores	38.55	-28.44	m	y
PIZ	Point Lay	US	America/Anchorage	69.73	-163.01	m	y
PJA	Pajala Airport	SE	Europe/Stockholm	67.25	23.07	s	y
PJB	Payson	US	America/Phoenix	34.26	-111.34	s	n
PJC	Pedro Juan Caballero	PY	America/Asuncion	-22.64	-55.83	m	n
PJG	Panjgur	PK	Asia/Karachi	26.95	64.13	m	n
PJM	Puerto Jimenez	CR	America/Costa_Rica	8.53	-83.30	m	y
PKA	Napaskiak	US	America/Anchorage	60.70	-161.78	s	y
PKB	Parkersburg	US	America/New_York	39.34	-81.44	m	y
PKC	Petropavlovsk-Kamchatsky	RU	Asia/Anadyr	53.17	158.45	m	y
PKD	Park Rapids	US	America/Chicago	46.90	-95.07	s	n
PKE	Parkes	AU	Australia/Sydney	-33.13	148.24	m	y
PKF	Park Falls	US	America/Chicago	45.96	-90.42	s	n
PKG	Pangkor Island	MY	Asia/Kuala_Lumpur	4.24	100.55	s	y
PKH	Porto Cheli	GR	Europe/Athens	37.30	23.15	c	n
PKJ	Playa Grande	GT	America/Guatemala	16.00	-90.74	s	n
PKK	Pakhokku	MM	Asia/Yangon	21.40	95.11	s	n
PKN	Pangkalanbun, Borneo Island	ID	Asia/Jakarta	-2.71	111.67	s	y
PKO	Parakou	BJ	Africa/Porto-Novo	9.36	2.61	s	n
PKP	Puka Puka Airport	PF	Pacific/Tahiti	-14.81	-138.81	s	y
PKR	Pokhara	NP	Asia/Kathmandu	28.20	83.98	m	y
PKT	Port Keats Airport	AU	Australia/Darwin	-14.25	129.53	m	n
PKU	Pekanbaru, Sumatra Island	ID	Asia/Jakarta	0.46	101.44	l	y
PKV	Pskov	RU	Europe/Moscow	57.78	28.40	m	y
PKW	Selebi Phikwe Airport	BW	Africa/Gaborone	-22.06	27.83	m	n
PKX	Beijing	CN	Asia/Shanghai	39.50	116.40	l	y
PKY	Palangkaraya-Kalimantan Tengah	ID	Asia/Jakarta	-2.23	113.94	m	y
PKZ	Pakse	LA	Asia/Vientiane	15.13	105.78	m	y
PLF	Pala	TD	Africa/Ndjamena	9.38	14.93	s	n
PLJ	Placencia	BZ	America/Belize	16.54	-88.36	l	y
PLK	Branson	US	America/Chicago	36.63	-93.23	s	n
PLL	Manaus	BR	America/Manaus	-3.15	-59.99	m	n
PLM	Palembang, Sumatra Island	ID	Asia/Jakarta	-2.90	104.70	l	y
PLN	Pellston	US	America/Detroit	45.57	-84.80	m	y
PLO	Port Lincoln	AU	Australia/Adelaide	-34.61	135.88	m	y
PLQ	Palanga	LT	Europe/Vilnius	55.97	21.09	m	y
PLR	Pell City	US	America/Chicago	33.56	-86.25	s	n
PLS	Providenciales Island	TC	America/Grand_Turk	21.77	-72.27	l	y
PLT	Plato	CO	America/Bogota	9.80	-74.78	s	n
PLU	Belo Horizonte	BR	America/Sao_Paulo	-19.85	-43.95	m	n
PLV	Poltava	UA	Europe/Zaporozhye	49.57	34.40	s	n
PLW	Palu-Celebes Island	ID	Asia/Makassar	-0.92	119.91	m	y
PLX	Semey	KZ	Asia/Almaty	50.35	80.23	m	y
PLY	Plymouth	US	America/New_York	43.78	-71.75	s	n
PLZ	Port Elizabeth	ZA	Africa/Johannesburg	-33.98	25.62	l	y
PMA	Chake	TZ	Africa/Dar_es_Salaam	-5.26	39.81	m	n
PMB	Pembina	US	America/Chicago	48.94	-97.24	s	n
PMC	Puerto Montt	CL	America/Santiago	-41.44	-73.09	m	y
PMD	Palmdale	US	America/Los_Angeles	34.63	-118.08	m	n
PMF	Parma	IT	Europe/Rome	44.82	10.30	m	y
PMG	Ponta Pora	BR	America/Campo_Grande	-22.55	-55.70	m	y
PMH	Portsmouth	US	America/New_York	38.84	-82.85	s	n
PMI	Palma De Mallorca	ES	Europe/Madrid	39.55	2.74	l	y
PMK	Palm Island Airport	AU	Australia/Brisbane	-18.76	146.58	s	y
PML	Cold Bay	US	America/Anchorage	56.01	-160.56	s	n
PMO	Palermo	IT	Europe/Rome	38.18	13.09	l	y
PMQ	Perito Moreno	AR	America/Argentina/Rio_Gallegos	-46.54	-70.98	m	y
PMR	Palmerston North Airport	NZ	Pacific/Auckland	-40.32	175.62	m	y
PMS	Palmyra Airport	SY	Asia/Damascus	34.56	38.32	m	n
PMV	Isla Margarita	VE	America/Caracas	10.91	-63.97	l	y
PMW	Palmas	BR	America/Araguaina	-10.29	-48.36	m	y
PMY	Puerto Madryn	AR	America/Argentina/Catamarca	-42.76	-65.10	m	y
PMZ	Palmar Sur	CR	America/Costa_Rica	8.95	-83.47	m	n
PNA	Pamplona	ES	Europe/Madrid	42.77	-1.65	m	y
PNB	Porto Nacional	BR	America/Fortaleza	-10.72	-48.40	m	n
PNC	Ponca City	US	America/Chicago	36.73	-97.10	m	n
PNE	Philadelphia	US	America/New_York	40.08	-75.01	m	n
PNG	Paranagua	BR	America/Sao_Paulo	-25.54	-48.53	s	n
PNI	Pohnpei Island	FM	Pacific/Pohnpei	6.99	158.21	m	y
PNK	Pontianak, Borneo Island	ID	Asia/Pontianak	-0.15	109.40	l	y
PNL	Pantelleria	IT	Europe/Rome	36.82	11.97	m	y
PNM	Nuevo Mundo	PE	America/Lima	-11.54	-73.14	-	-
PNN	Princeton	US	America/New_York	45.20	-67.56	s	n
PNP	Popondetta	PG	Pacific/Port_Moresby	-8.80	148.31	m	y
PNQ	Pune	IN	Asia/Kolkata	18.58	73.92	l	y
PNR	Pointe Noire	CG	Africa/Brazzaville	-4.82	11.89	l	y
PNS	Pensacola	US	America/Chicago	30.47	-87.19	l	y
PNT	Puerto Natales	CL	America/Santiago	-51.67	-72.53	m	y
PNU	Panguitch	US	America/Denver	37.85	-112.39	s	n
PNX	Sherman	US	America/Chicago	33.71	-96.67	m	n
PNY	Pondicherry Airport	IN	Asia/Kolkata	11.97	79.81	m	y
PNZ	Petrolina	BR	America/Bahia	-9.36	-40.57	m	y
POA	Porto Alegre	BR	America/Sao_Paulo	-29.99	-51.17	l	y
POB	Fayetteville	US	America/New_York	35.17	-79.01	m	n
POC	La Verne	US	America/Los_Angeles	34.09	-117.78	s	n
POD	Podor	SN	Africa/Dakar	16.68	-14.97	s	n
POE	Fort Polk	US	America/Chicago	31.04	-93.19	m	n
POF	Poplar Bluff	US	America/Chicago	36.77	-90.32	s	n
POG	Port Gentil	GA	Africa/Libreville	-0.71	8.75	m	y
POH	Pocahontas	US	America/Chicago	42.74	-94.65	s	n
POI	Potosi	BO	America/La_Paz	-19.54	-65.72	m	n
POJ	Patos De Minas	BR	America/Sao_Paulo	-18.67	-46.49	s	n
POL	Pemba	MZ	Africa/Maputo	-12.99	40.52	m	y
POM	Port Moresby	PG	Pacific/Port_Moresby	-9.44	147.22	l	y
PON	Poptun	GT	America/Guatemala	16.33	-89.42	s	n
POO	Pocos De Caldas	BR	America/Sao_Paulo	-21.84	-46.57	m	n
POP	Puerto Plata	DO	America/Santo_Domingo	19.76	-70.57	m	y
POR	Pori	FI	Europe/Helsinki	61.46	21.80	m	y
POS	Port of Spain	TT	America/Port_of_Spain	10.60	-61.34	l	y
POT	Ken Jones	JM	America/Jamaica	18.20	-76.53	m	n
POU	Poughkeepsie	US	America/New_York	41.63	-73.88	m	n
POV	Presov	SK	Europe/Bratislava	49.03	21.32	s	n
POW	Portoroz	SI	Europe/Ljubljana	45.47	13.62	m	n
POX	Pontoise	FR	Europe/Paris	49.10	2.04	m	n
POY	Powell	US	America/Denver	44.87	-108.79	s	n
POZ	Poznań	PL	Europe/Warsaw	52.42	16.83	l	y
PPA	Pampa	US	America/Chicago	35.61	-101.00	s	n
PPB	Presidente Prudente	BR	America/Sao_Paulo	-22.18	-51.42	m	y
PPC	Prospect Creek	US	America/Anchorage	66.81	-150.64	s	n
PPE	Puerto Penasco	MX	America/Hermosillo	31.36	-113.53	s	y
PPF	Parsons	US	America/Chicago	37.33	-95.51	s	n
PPG	Pago Pago	AS	Pacific/Pago_Pago	-14.33	-170.71	m	y
PPH	Perai Tepuy Airport	VE	America/Caracas	4.57	-61.48	s	n
PPI	Port Pirie Airport	AU	Australia/Adelaide	-33.24	138.00	m	n
PPK	Petropavlosk	KZ	Asia/Qyzylorda	54.77	69.18	m	y
PPL	Phaplu	NP	Asia/Kathmandu	27.52	86.58	s	n
PPM	Pompano Beach	US	America/New_York	26.25	-80.11	s	n
PPN	Popayan	CO	America/Bogota	2.45	-76.61	m	y
PPP	Proserpine	AU	Australia/Brisbane	-20.50	148.55	m	y
PPQ	Paraparaumu Airport	NZ	Pacific/Auckland	-40.90	174.99	m	n
PPR	Pasir Pengarayan, Sumatra Island	ID	Asia/Jakarta	0.85	100.37	s	n
PPS	Puerto Princesa City	PH	Asia/Manila	9.74	118.76	m	y
PPT	Papeete	PF	Pacific/Tahiti	-17.55	-149.61	l	y
PPU	Pa Pun	MM	Asia/Yangon	18.07	97.45	s	n
PPW	Papa Westray	GB	Europe/London	59.35	-2.90	s	y
PPY	Pouso Alegre	BR	America/Sao_Paulo	-22.29	-45.92	s	n
PQC	Duong Dong	VN	Asia/Ho_Chi_Minh	10.17	104.00	m	y
PQE	La Dorada	CO	America/Bogota	5.48	-74.66	-	-
PQI	Presque Isle	US	America/New_York	46.69	-68.04	m	y
PQM	Palenque International Airport	MX	America/Mexico_City	17.53	-91.98	s	n
PQQ	Port Macquarie	AU	Australia/Sydney	-31.44	152.86	m	y
PQS	Pilot Station	US	America/Nome	61.96	-162.94	s	y
PRA	Paraná	AR	America/Argentina/Cordoba	-31.79	-60.48	m	y
PRB	Paso Robles	US	America/Los_Angeles	35.67	-120.63	m	n
PRC	Prescott	US	America/Phoenix	34.65	-112.42	m	y
PRD	Pardoo	AU	Australia/Perth	-20.12	119.59	s	n
PRG	Prague	CZ	Europe/Prague	50.10	14.26	l	y
PRH	Phrae Airport	TH	Asia/Bangkok	18.13	100.17	m	n
PRI	Praslin Island	SC	Indian/Mahe	-4.32	55.69	m	y
PRK	Prieska	ZA	Africa/Johannesburg	-29.68	22.77	s	n
PRM	Portimão	PT	Europe/Lisbon	37.15	-8.58	m	y
PRN	Lipjan	XK	Europe/Belgrade	42.57	21.04	m	y
PRO	Perry	US	America/Chicago	41.83	-94.16	s	n
PRP	Propriano	FR	Europe/Paris	41.66	8.89	s	n
PRQ	Presidencia Roque Saenz Pena	AR	America/Argentina/Cordoba	-26.75	-60.49	s	n
PRR	Paruma	GY	America/Guyana	5.82	-61.06	s	n
PRS	Parasi	SB	Pacific/Guadalcanal	-9.64	161.43	s	n
PRU	Pye	MM	Asia/Yangon	18.82	95.27	s	n
PRV	Prerov	CZ	Europe/Prague	49.43	17.40	m	n
PRW	Prentice	US	America/Chicago	45.54	-90.28	s	n
PRX	Paris	US	America/Chicago	33.64	-95.45	m	n
PRY	Pretoria	ZA	Africa/Johannesburg	-25.65	28.22	m	n
PRZ	Prineville	US	America/Los_Angeles	44.29	-120.91	s	n
PSA	Pisa	IT	Europe/Rome	43.68	10.39	l	y
PSB	Philipsburg	US	America/New_York	40.88	-78.09	s	n
PSC	Pasco	US	America/Los_Angeles	46.26	-119.12	m	y
PSD	Port Said	EG	Africa/Cairo	31.28	32.24	m	n
PSE	Ponce	US	America/Puerto_Rico	18.01	-66.56	-	-
PSF	Pittsfield	US	America/New_York	42.43	-73.29	s	n
PSG	Petersburg	US	America/Juneau	56.80	-132.95	m	y
PSH	Sankt Peter-Ording	DE	Europe/Berlin	54.31	8.69	s	n
PSI	Pasni	PK	Asia/Karachi	25.29	63.35	m	n
PSJ	Poso-Celebes Island	ID	Asia/Makassar	-1.42	120.66	s	n
PSK	Dublin	US	America/New_York	37.14	-80.68	s	n
PSL	Perth	GB	Europe/London	56.44	-3.37	s	n
PSM	Portsmouth	US	America/New_York	43.08	-70.82	m	y
PSN	Palestine	US	America/Chicago	31.78	-95.71	s	n
PSO	Pasto	CO	America/Bogota	1.40	-77.29	m	y
PSP	Palm Springs	US	America/Los_Angeles	33.83	-116.51	l	y
PSR	Pescara	IT	Europe/Rome	42.43	14.18	m	y
PSS	Posadas	AR	America/Argentina/Cordoba	-27.39	-55.97	m	y
PSU	Putussibau, Borneo Island	ID	Asia/Jakarta	0.84	112.94	m	y
PSW	Passos	BR	America/Sao_Paulo	-20.73	-46.66	s	n
PSX	Palacios	US	America/Chicago	28.73	-96.25	s	n
PSY	Stanley	FK	Atlantic/Stanley	-51.69	-57.78	m	y
PSZ	Puerto Suarez	BO	America/La_Paz	-18.98	-57.82	m	y
PTA	Port Alsworth	US	America/Anchorage	60.20	-154.32	s	y
PTB	Petersburg	US	America/New_York	37.18	-77.51	s	n
PTF	Malolo Lailai Island	FJ	Pacific/Fiji	-17.78	177.20	s	y
PTG	Potgietersrus	ZA	Africa/Johannesburg	-23.85	29.46	m	y
PTH	Port Heiden	US	America/Anchorage	56.96	-158.63	m	y
PTJ	Portland Airport	AU	Australia/Hobart	-38.32	141.47	m	y
PTK	Pontiac	US	America/New_York	42.67	-83.42	m	n
PTM	Palmarito	VE	America/Caracas	7.57	-70.18	m	n
PTN	Patterson	US	America/Chicago	29.71	-91.34	s	n
PTO	Pato Branco	BR	America/Sao_Paulo	-26.22	-52.69	s	y
PTP	Pointe-a-Pitre Le Raizet	GP	America/Guadeloupe	16.27	-61.53	l	y
PTQ	Porto De Moz	BR	America/Santarem	-1.74	-52.24	s	n
PTS	Pittsburg	US	America/Chicago	37.45	-94.73	s	n
PTT	Pratt	US	America/Chicago	37.70	-98.75	s	n
PTU	Platinum	US	America/Anchorage	59.02	-161.83	m	y
PTV	Porterville	US	America/Los_Angeles	36.03	-119.06	s	n
PTW	Pottstown	US	America/New_York	40.24	-75.56	s	n
PTX	Pitalito	CO	America/Bogota	1.86	-76.09	m	n
PTY	Tocumen	PA	America/Panama	9.07	-79.38	l	y
PTZ	Shell Mera	EC	America/Guayaquil	-1.51	-78.06	m	y
PUB	Pueblo	US	America/Denver	38.29	-104.50	m	y
PUC	Price	US	America/Denver	39.61	-110.75	s	n
PUD	Puerto Deseado	AR	America/Argentina/Rio_Gallegos	-47.74	-65.90	m	y
PUE	Puerto Obaldia	PA	America/Panama	8.69	-77.52	s	n
PUF	Pau	FR	Europe/Paris	43.38	-0.42	m	y
PUG	Port Augusta Airport	AU	Australia/Adelaide	-32.51	137.72	m	y
PUJ	Punta Cana	DO	America/Santo_Domingo	18.57	-68.36	l	y
PUK	Pukarua	PF	Pacific/Tahiti	-18.30	-137.02	s	n
PUN	Punia	CD	Africa/Lubumbashi	-1.37	26.33	s	n
PUP	Po	BF	Africa/Ouagadougou	11.15	-1.15	s	n
PUQ	Punta Arenas	CL	America/Punta_Arenas	-53.00	-70.85	m	y
PUR	Puerto Rico	BO	America/La_Paz	-11.11	-67.55	s	y
PUS	Busan	KR	Asia/Seoul	35.18	128.94	l	y
PUU	Puerto Asis	CO	America/Bogota	0.51	-76.50	m	y
PUV	Poum	NC	Pacific/Noumea	-20.29	164.10	s	n
PUW	Pullman	US	America/Los_Angeles	46.74	-117.11	m	y
PUX	Puerto Varas	CL	America/Santiago	-41.35	-72.95	s	n
PUY	Pula	HR	Europe/Zagreb	44.89	13.92	m	y
PUZ	Puerto Cabezas	NI	America/Managua	14.05	-83.39	m	y
PVA	Providencia	CO	America/Bogota	13.36	-81.36	m	y
PVC	Provincetown	US	America/New_York	42.07	-70.22	s	n
PVD	Providence	US	America/New_York	41.72	-71.43	l	y
PVE	El Porvenir	PA	America/Panama	9.56	-79.00	s	n
PVF	Placerville	US	America/Los_Angeles	38.72	-120.75	s	n
PVG	Shanghai	CN	Asia/Shanghai	31.14	121.81	l	y
PVH	Porto Velho	BR	America/Porto_Velho	-8.71	-63.90	m	y
PVI	Paranavai	BR	America/Sao_Paulo	-23.09	-52.49	s	n
PVK	Preveza	GR	Europe/Athens	38.93	20.77	m	y
PVL	Pikeville	US	America/New_York	37.56	-82.57	s	n
PVO	Portoviejo	EC	America/Guayaquil	-1.04	-80.47	m	n
PVR	Puerto Vallarta	MX	America/Mexico_City	20.68	-105.25	l	y
PVS	Chukotka	RU	Asia/Anadyr	64.38	-173.24	m	n
PVU	Provo	US	America/Denver	40.22	-111.72	m	y
PVW	Plainview	US	America/Chicago	34.17	-101.72	s	n
PWA	Oklahoma City	US	America/Chicago	35.53	-97.65	s	n
PWD	Plentywood	US	America/Denver	48.79	-104.52	s	n
PWE	Pevek	RU	Asia/Anadyr	69.78	170.60	m	y
PWK	Chicago	US	America/Chicago	42.11	-87.90	m	n
PWM	Portland	US	America/New_York	43.65	-70.31	l	y
PWN	Pitts Town	BS	America/Nassau	22.83	-74.35	s	n
PWO	Pweto	CD	Africa/Lubumbashi	-8.47	28.88	s	n
PWQ	Pavlodar	KZ	Asia/Qyzylorda	52.20	77.07	m	y
PWT	Bremerton	US	America/Los_Angeles	47.49	-122.76	m	n
PWY	Pinedale	US	America/Denver	42.80	-109.81	m	n
PXL	Polacca	US	America/Phoenix	35.79	-110.42	s	n
PXM	Puerto Escondido	MX	America/Mexico_City	15.88	-97.09	m	y
PXO	Porto Santo	PT	Europe/Lisbon	33.07	-16.35	m	y
PXR	Surin Airport	TH	Asia/Bangkok	14.87	103.50	m	y
PXU	Pleiku	VN	Asia/Ho_Chi_Minh	14.00	108.02	m	y
PYA	Velasquez	CO	America/Bogota	5.94	-74.46	s	n
PYB	Jeypore	IN	Asia/Kolkata	18.88	82.55	s	n
PYE	Penrhyn Island	CK	Pacific/Rarotonga	-9.01	-158.03	s	n
PYG	Pakyong	IN	Asia/Kolkata	27.23	88.59	s	y
PYH	Cacique Aramare Airport	VE	America/Caracas	5.62	-67.61	m	n
PYJ	Yakutia	RU	Asia/Yakutsk	66.40	112.03	m	y
PYK	Payam Airport	IR	Asia/Tehran	35.78	50.83	m	y
PYM	Plymouth	US	America/New_York	41.91	-70.73	s	n
PYO	Puerto Putumayo	EC	America/Guayaquil	0.08	-75.90	s	n
PYR	Andravida	GR	Europe/Athens	37.92	21.29	m	n
PYS	Paradise	US	America/Los_Angeles	39.71	-121.62	s	n
PYY	Mae Hong Son	TH	Asia/Bangkok	19.37	98.44	s	n
PYZ	Pataz	PE	America/Lima	-7.87	-77.55	-	-
PZA	Paz De Ariporo	CO	America/Bogota	5.88	-71.89	m	n
PZB	Pietermaritzburg	ZA	Africa/Johannesburg	-29.65	30.40	m	y
PZH	Fort Sandeman	PK	Asia/Karachi	31.36	69.46	m	y
PZI	Panzhihua	CN	Asia/Shanghai	26.54	101.80	m	y
PZL	Phinda	ZA	Africa/Johannesburg	-27.85	32.31	s	n
PZO	Puerto Ordaz-Ciudad Guayana	VE	America/Caracas	8.29	-62.76	m	y
PZU	Port Sudan	SD	Africa/Khartoum	19.43	37.23	m	y
PZY	Piestany	SK	Europe/Bratislava	48.63	17.83	m	n
QAC	Castro	BR	America/Sao_Paulo	-24.81	-49.96	-	-
QAK	Barbacena	BR	America/Sao_Paulo	-21.27	-43.76	-	-
QAQ	L'Aquila	IT	Europe/Rome	42.38	13.31	s	n
QBC	Bella Coola	CA	America/Vancouver	52.39	-126.60	m	y
QBX	Sobral	BR	America/Fortaleza	-3.68	-40.34	-	-
QCB	Bamberg	DE	Europe/Berlin	49.92	10.91	s	n
QCH	Colatina	BR	America/Sao_Paulo	-19.49	-40.58	s	n
QCJ	Botucatu	BR	America/Sao_Paulo	-22.94	-48.47	-	-
QCN	Hohn	DE	Europe/Berlin	54.31	9.54	s	n
QCO	Colon	CU	America/Havana	22.71	-80.92	-	-
QCP	Currais Novos	BR	America/Recife	-6.28	-36.54	s	n
QCR	Curitibanos	BR	America/Sao_Paulo	-27.28	-50.61	s	n
QCY	Coningsby	GB	Europe/London	53.09	-0.17	m	n
QDB	Cachoeira Do Sul	BR	America/Sao_Paulo	-30.00	-52.94	s	n
QDC	Dracena	BR	America/Sao_Paulo	-21.46	-51.61	-	-
QDF	Conselheiro Lafaiete	BR	America/Sao_Paulo	-20.74	-43.80	-	-
QGA	Guaira	BR	America/Sao_Paulo	-24.08	-54.19	s	n
QGB	Limeira	BR	America/Sao_Paulo	-22.60	-47.41	-	-
QGC	Lencois Paulista	BR	America/Sao_Paulo	-22.58	-48.77	s	n
QGF	Montenegro	BR	America/Sao_Paulo	-29.72	-51.49	s	n
QGP	Garanhuns	BR	America/Recife	-8.83	-36.47	s	n
QGS	Alagoinhas	BR	America/Bahia	-12.18	-38.38	-	-
QGU	Gifu	JP	Asia/Tokyo	35.39	136.87	s	n
QGY	Gyor	HU	Europe/Budapest	47.62	17.81	s	y
QHB	Piracicaba	BR	America/Sao_Paulo	-22.71	-47.62	s	n
QHN	Taguatinga	BR	America/Araguaina	-12.43	-46.40	s	n
QHP	Taubate	BR	America/Sao_Paulo	-23.04	-45.52	-	-
QHU	Husum	DE	Europe/Berlin	54.51	9.14	s	n
QHV	Novo Hamburgo	BR	America/Sao_Paulo	-29.70	-51.08	m	y
QID	Tres Coracoes	BR	America/Sao_Paulo	-21.79	-45.27	s	n
QIG	Iguatu	BR	America/Fortaleza	-6.35	-39.29	s	n
QIQ	Rio Claro	BR	America/Sao_Paulo	-22.43	-47.56	s	n
QIT	Itapetinga	BR	America/Bahia	-15.24	-40.28	s	n
QJB	Jubail	SA	Asia/Riyadh	27.04	49.41	s	n
QLS	Lausanne	CH	Europe/Zurich	46.55	6.62	-	-
QMF	Mafra	BR	America/Sao_Paulo	-26.16	-49.83	-	-
QNC	Neuchatel Airport	CH	Europe/Zurich	46.96	6.86	s	y
QND	Novi Sad	RS	Europe/Belgrade	45.39	19.84	-	-
QNS	Porto Alegre	BR	America/Sao_Paulo	-29.95	-51.14	s	n
QNV	Nova Iguacu	BR	America/Sao_Paulo	-22.75	-43.46	-	-
QOA	Mococa	BR	America/Sao_Paulo	-21.49	-47.03	s	n
QOJ	Sao Borja	BR	America/Sao_Paulo	-28.65	-56.03	-	-
QOW	Owerri	NG	Africa/Lagos	5.43	7.21	m	y
QPD	Pinar del Rio	CU	America/Havana	22.42	-83.68	-	-
QPG	Paya Lebar Air Base	SG	Asia/Singapore	1.36	103.91	m	n
QPS	Pirassununga	BR	America/Sao_Paulo	-21.98	-47.33	m	n
QRA	Johannesburg	ZA	Africa/Johannesburg	-26.24	28.15	m	n
QRC	Rancagua	CL	America/Santiago	-34.17	-70.78	-	-
QRO	Queretaro	MX	America/Mexico_City	20.62	-100.19	m	y
QRZ	Resende	BR	America/Sao_Paulo	-22.48	-44.48	-	-
QSC	Sao Carlos	BR	America/Sao_Paulo	-21.88	-47.90	s	n
QSF	Setif	DZ	Africa/Algiers	36.18	5.32	m	y
QSN	San Nicolas	CU	America/Havana	22.76	-81.92	m	n
QSR	Salerno	IT	Europe/Rome	40.62	14.91	m	y
QSX	New Amsterdam	GY	America/Guyana	6.24	-57.47	s	n
QSZ	Shache	CN	Asia/Shanghai	38.25	77.06	m	y
QUG	Chichester	GB	Europe/London	50.86	-0.76	s	n
QUN	Chun Chon City	KR	Asia/Seoul	37.88	127.72	c	n
QUT	Utsunomiya Airport	JP	Asia/Tokyo	36.51	139.87	s	n
QUY	St. Ives	GB	Europe/London	52.36	-0.11	s	n
QVB	Uniao Da Vitoria	BR	America/Sao_Paulo	-26.23	-51.07	-	-
QVP	Avare	BR	America/Sao_Paulo	-23.09	-48.99	s	n
QWV	Valjevo	RS	Europe/Belgrade	44.30	20.02	-	-
QXB	Lyon	FR	Europe/Paris	43.51	5.37	s	n
QXC	Barra De Santo Antonio	BR	America/Maceio	-9.38	-35.54	m	y
QZD	Szeged	HU	Europe/Budapest	46.25	20.09	-	-
RAB	Tokua	PG	Pacific/Port_Moresby	-4.34	152.38	m	y
RAC	Racine	US	America/Chicago	42.76	-87.81	s	n
RAE	Arar	SA	Asia/Riyadh	30.91	41.14	m	y
RAF	Rafaela	AR	America/Argentina/Cordoba	-31.28	-61.50	s	n
RAG	Raglan Airfield	NZ	Pacific/Auckland	-37.80	174.86	s	n
RAH	Rafha	SA	Asia/Riyadh	29.63	43.49	m	y
RAI	Praia	CV	Atlantic/Cape_Verde	14.92	-23.49	l	y
RAK	Marrakech	MA	Africa/Casablanca	31.61	-8.04	l	y
RAL	Riverside	US	America/Los_Angeles	33.95	-117.45	m	n
RAM	Ramingining Airport	AU	Australia/Darwin	-12.36	134.90	s	y
RAN	Ravenna	IT	Europe/Rome	44.36	12.22	s	n
RAO	Ribeirao Preto	BR	America/Sao_Paulo	-21.14	-47.78	l	y
RAP	Rapid City	US	America/Denver	44.05	-103.06	m	y
RAR	Avarua	CK	Pacific/Rarotonga	-21.20	-159.81	m	y
RAS	Rasht	IR	Asia/Tehran	37.32	49.62	m	y
RAV	Cravo Norte	CO	America/Bogota	6.32	-70.21	s	n
RAZ	Rawalakot	PK	Asia/Karachi	33.85	73.80	m	n
RBA	Rabat	MA	Africa/Casablanca	34.05	-6.75	l	y
RBB	Borba	BR	America/Boa_Vista	-4.41	-59.60	s	y
RBC	Robinvale Airport	AU	Australia/Melbourne	-34.65	142.78	s	n
RBD	Dallas	US	America/Chicago	32.68	-96.87	s	n
RBE	Ratanakiri	KH	Asia/Phnom_Penh	13.73	106.99	m	n
RBF	Big Bear City	US	America/Los_Angeles	34.26	-116.86	s	n
RBG	Roseburg	US	America/Los_Angeles	43.24	-123.36	s	n
RBK	Murrieta	US	America/Los_Angeles	33.57	-117.13	s	n
RBL	Red Bluff	US	America/Los_Angeles	40.15	-122.25	m	n
RBM	Straubing	DE	Europe/Berlin	48.90	12.52	s	n
RBO	Robore	BO	America/La_Paz	-18.33	-59.77	s	n
RBQ	Rurenabaque	BO	America/La_Paz	-14.43	-67.50	s	y
RBR	Rio Branco	BR	America/Rio_Branco	-9.87	-67.90	m	y
RBS	Orbost Airport	AU	Australia/Melbourne	-37.79	148.61	s	n
RBT	Marsabit	KE	Africa/Nairobi	2.35	37.98	s	n
RBU	Roebourne	AU	Australia/Perth	-20.76	117.16	s	n
RBV	Ramata	SB	Pacific/Guadalcanal	-8.17	157.64	s	y
RBW	Walterboro	US	America/New_York	32.92	-80.64	s	n
RBX	Rumbek	SS	Africa/Juba	6.83	29.67	s	n
RBY	Ruby	US	America/Anchorage	64.73	-155.47	m	y
RCA	Rapid City	US	America/Denver	44.15	-103.10	m	n
RCB	Richards Bay	ZA	Africa/Johannesburg	-28.74	32.09	m	y
RCE	Roche Harbor	US	America/Los_Angeles	48.61	-123.16	s	y
RCH	Riohacha	CO	America/Bogota	11.53	-72.93	m	y
RCK	Rockdale	US	America/Chicago	30.63	-96.99	s	n
RCL	Redcliffe	VU	Pacific/Efate	-15.47	167.84	s	n
RCM	Richmond Airport	AU	Australia/Brisbane	-20.70	143.12	s	y
RCO	Rochefort	FR	Europe/Paris	45.89	-0.98	m	n
RCQ	Reconquista	AR	America/Argentina/Cordoba	-29.21	-59.68	m	n
RCR	Rochester	US	America/Indiana/Indianapolis	41.07	-86.18	s	n
RCS	Rochester	GB	Europe/London	51.35	0.50	s	n
RCT	Reed City	US	America/Detroit	43.90	-85.52	s	n
RCU	Rio Cuarto	AR	America/Argentina/Cordoba	-33.09	-64.26	m	n
RCY	Rum Cay Airport	BS	America/Nassau	23.68	-74.84	s	n
RDB	Red Dog	US	America/Nome	68.03	-162.90	s	n
RDC	Redencao	BR	America/Belem	-8.03	-49.98	s	n
RDD	Redding	US	America/Los_Angeles	40.51	-122.29	m	y
RDE	Merdei-Papua Island	ID	Asia/Jayapura	-1.58	133.33	s	n
RDG	Reading	US	America/New_York	40.38	-75.97	m	n
RDM	Redmond	US	America/Los_Angeles	44.25	-121.15	l	y
RDN	Redang	MY	Asia/Kuala_Lumpur	5.77	103.01	s	n
RDO	Radom-Sadkow Airport	PL	Europe/Warsaw	51.39	21.21	m	y
RDR	Grand Forks	US	America/Chicago	47.96	-97.40	m	n
RDS	Rincon de los Sauces	AR	America/Argentina/Salta	-37.39	-68.90	m	n
RDT	Richard Toll	SN	Africa/Dakar	16.43	-15.65	s	n
RDU	Raleigh	US	America/New_York	35.88	-78.79	l	y
RDV	Red Devil	US	America/Anchorage	61.79	-157.35	s	y
RDZ	Rodez	FR	Europe/Paris	44.41	2.48	m	y
REA	Reao Airport	PF	Pacific/Tahiti	-18.47	-136.44	m	n
REB	Larz	DE	Europe/Berlin	53.31	12.75	s	n
REC	Recife	BR	America/Recife	-8.13	-34.92	l	y
RED	Reedsville	US	America/New_York	40.68	-77.63	s	n
REE	Lubbock	US	America/Chicago	33.59	-102.04	s	n
REG	Reggio Calabria	IT	Europe/Rome	38.07	15.65	m	y
REI	Regina	GF	America/Cayenne	4.31	-52.13	s	n
REL	Rawson	AR	America/Argentina/Catamarca	-43.21	-65.27	m	y
REN	Orenburg	RU	Asia/Yekaterinburg	51.80	55.46	m	y
REO	Rome	US	America/Boise	42.58	-117.89	s	n
REQ	Requena	PE	America/Lima	-5.07	-73.87	-	-
RER	Retalhuleu	GT	America/Guatemala	14.52	-91.70	m	y
RES	Resistencia	AR	America/Argentina/Cordoba	-27.45	-59.06	m	y
RET	Røst Airport	NO	Europe/Oslo	67.53	12.10	s	y
REU	Reus	ES	Europe/Madrid	41.15	1.17	m	y
REX	Reynosa	MX	America/Mexico_City	26.01	-98.23	m	y
REY	Reyes	BO	America/La_Paz	-14.30	-67.35	s	n
RFA	Rafai	CF	Africa/Bangui	4.99	23.93	s	n
RFD	Chicago	US	America/Chicago	42.20	-89.10	m	y
RFG	Refugio	US	America/Chicago	28.30	-97.33	s	n
RFK	Rolling Fork	US	America/Chicago	32.95	-90.85	s	n
RFN	Raufarhöfn	IS	Atlantic/Reykjavik	66.41	-15.92	s	n
RFP	Uturoa	PF	Pacific/Tahiti	-16.72	-151.47	m	y
RFR	Rio Frio	CR	America/Costa_Rica	10.33	-83.89	s	n
RFS	La Rosita	NI	America/Managua	13.89	-84.41	s	n
RGA	Rio Grande	AR	America/Argentina/Ushuaia	-53.78	-67.75	m	y
RGH	Balurghat	IN	Asia/Kolkata	25.26	88.80	s	n
RGI	Rangiroa Airport	PF	Pacific/Tahiti	-14.95	-147.66	m	y
RGK	Gorno-Altaysk	RU	Asia/Krasnoyarsk	51.97	85.83	m	n
RGL	Rio Gallegos	AR	America/Argentina/Rio_Gallegos	-51.61	-69.31	m	y
RGN	Yangon	MM	Asia/Yangon	16.91	96.13	l	y
RGO	Orang Airport	KP	Asia/Pyongyang	41.43	129.65	m	y
RGR	Ranger	US	America/Chicago	32.45	-98.68	s	n
RGS	Burgos	ES	Europe/Madrid	42.36	-3.62	m	n
RGT	Rengat, Sumatra Island	ID	Asia/Jakarta	-0.35	102.33	m	n
RHA	Reykholar	IS	Atlantic/Reykjavik	65.45	-22.21	s	n
RHD	Rio Hondo	AR	America/Argentina/Cordoba	-27.47	-64.91	m	y
RHE	Reims	FR	Europe/Paris	49.31	4.05	c	n
RHG	Ruhengeri	RW	Africa/Kigali	-1.50	29.63	s	n
RHI	Rhinelander	US	America/Chicago	45.63	-89.47	m	y
RHL	Roy Hill Station Airport	AU	Australia/Perth	-22.63	119.96	s	n
RHN	Rosh Pinah	NA	Africa/Windhoek	-27.88	16.65	s	n
RHO	Rodes Island	GR	Europe/Athens	36.41	28.09	m	y
RHP	Ramechhap	NP	Asia/Kathmandu	27.39	86.06	s	n
RHT	Badanjilin	CN	Asia/Shanghai	39.23	101.55	s	y
RHV	San Jose	US	America/Los_Angeles	37.33	-121.82	s	n
RIA	Santa Maria	BR	America/Sao_Paulo	-29.71	-53.69	m	y
RIB	Riberalta	BO	America/La_Paz	-11.00	-66.00	m	y
RIC	Richmond	US	America/New_York	37.51	-77.32	l	y
RID	Richmond	US	America/New_York	39.76	-84.84	s	n
RIE	Rice Lake	US	America/Chicago	45.42	-91.77	s	n
RIF	Richfield	US	America/Denver	38.73	-112.10	s	n
RIG	Rio Grande	BR	America/Sao_Paulo	-32.08	-52.16	s	n
RIH	Río Hato	PA	America/Panama	8.38	-80.13	s	y
RIJ	Rioja	PE	America/Lima	-6.07	-77.16	m	n
RIK	Nicoya	CR	America/Costa_Rica	9.87	-85.48	-	-
RIL	Rifle	US	America/Denver	39.53	-107.73	m	n
RIM	Rodriguez de Mendoza	PE	America/Lima	-6.39	-77.50	s	n
RIN	Ringi Cove	SB	Pacific/Guadalcanal	-8.13	157.14	s	n
RIR	Riverside	US	America/Los_Angeles	33.99	-117.41	s	n
RIS	Rishiri	JP	Asia/Tokyo	45.24	141.19	m	y
RIV	Riverside	US	America/Los_Angeles	33.88	-117.26	m	n
RIW	Riverton	US	America/Denver	43.06	-108.46	m	y
RIX	Riga	LV	Europe/Riga	56.92	23.97	l	y
RIY	Riyan	YE	Asia/Aden	14.66	49.38	m	y
RJA	Rajahmundry	IN	Asia/Kolkata	17.11	81.82	m	y
RJB	Rajbiraj	NP	Asia/Kathmandu	26.52	86.75	s	n
RJH	Rajshahi	BD	Asia/Dhaka	24.44	88.62	m	y
RJK	Rijeka	HR	Europe/Zagreb	45.22	14.57	m	y
RJL	Logrono	ES	Europe/Madrid	42.46	-2.32	m	n
RJN	Rafsanjan Airport	IR	Asia/Tehran	30.30	56.05	m	y
RKA	Aratika Nord Airport	PF	Pacific/Tahiti	-15.49	-145.47	s	n
RKD	Rockland	US	America/New_York	44.06	-69.10	m	y
RKE	Copenhagen	DK	Europe/Copenhagen	55.59	12.13	m	y
RKH	Rock Hill	US	America/New_York	34.99	-81.06	s	n
RKO	Sipora Island	ID	Asia/Jakarta	-2.10	99.70	s	n
RKP	Rockport	US	America/Chicago	28.09	-97.04	s	n
RKR	Poteau	US	America/Chicago	35.02	-94.62	s	n
RKS	Rock Springs	US	America/Denver	41.59	-109.07	m	y
RKT	Ras Al Khaimah	AE	Asia/Dubai	25.61	55.94	m	y
RKV	Reykjavík	IS	Atlantic/Reykjavik	64.13	-21.94	m	y
RKW	Rockwood	US	America/Chicago	35.92	-84.69	s	n
RLD	Richland	US	America/Los_Angeles	46.31	-119.30	s	n
RLG	Rostock	DE	Europe/Berlin	53.92	12.28	m	y
RLK	Bayannur	CN	Asia/Shanghai	40.93	107.74	m	y
RLO	Merlo	AR	America/Argentina/San_Luis	-32.38	-65.19	s	n
RLT	Arlit	NE	Africa/Niamey	18.79	7.37	s	n
RMA	Roma	AU	Australia/Brisbane	-26.55	148.77	m	y
RMB	Buraimi	OM	Asia/Muscat	24.23	55.78	s	n
RME	Rome	US	America/New_York	43.23	-75.41	m	n
RMF	Marsa Alam	EG	Africa/Cairo	25.56	34.58	m	y
RMG	Rome	US	America/New_York	34.35	-85.16	m	n
RMI	Rimini	IT	Europe/Rome	44.02	12.61	m	y
RMK	Renmark Airport	AU	Australia/Adelaide	-34.20	140.67	m	n
RML	Colombo	LK	Asia/Colombo	6.82	79.89	m	y
RMN	Rumginae Airport	PG	Pacific/Port_Moresby	-5.90	141.27	s	n
RMO	Chișinău	MD	Europe/Chisinau	46.93	28.93	m	y
RMP	Rampart	US	America/Anchorage	65.51	-150.14	s	y
RMQ	Taichung City	TW	Asia/Taipei	24.26	120.62	m	y
RMS	Ramstein	DE	Europe/Berlin	49.44	7.60	m	n
RMU	Corvera	ES	Europe/Madrid	37.80	-1.12	m	y
RMY	Mariposa	US	America/Los_Angeles	37.51	-120.04	s	n
RNA	Arona	SB	Pacific/Guadalcanal	-9.86	161.98	s	n
RNB	Ronneby Airport	SE	Europe/Stockholm	56.27	15.27	m	y
RNC	Mc Minnville	US	America/Chicago	35.70	-85.84	s	n
RND	Universal City	US	America/Chicago	29.53	-98.28	m	n
RNE	Roanne	FR	Europe/Paris	46.06	4.00	m	n
RNG	Rangely	US	America/Denver	40.09	-108.76	s	n
RNH	New Richmond	US	America/Chicago	45.15	-92.54	m	n
RNI	Corn Island	NI	America/Managua	12.16	-83.06	s	n
RNJ	Yoron Airport	JP	Asia/Tokyo	27.04	128.40	m	y
RNL	Rennell Island	SB	Pacific/Guadalcanal	-11.53	160.06	s	y
RNM	Ghaba	OM	Asia/Muscat	21.38	57.05	s	n
RNN	Ronne	DK	Europe/Copenhagen	55.06	14.76	m	y
RNO	Reno	US	America/Los_Angeles	39.50	-119.77	l	y
RNS	Rennes	FR	Europe/Paris	48.07	-1.73	m	y
RNT	Renton	US	America/Los_Angeles	47.49	-122.22	s	n
RNU	Ranau	MY	Asia/Kuching	5.95	116.67	s	n
RNZ	Rensselaer	US	America/Chicago	40.95	-87.18	s	n
ROA	Roanoke	US	America/New_York	37.33	-79.98	l	y
ROB	Monrovia	LR	Africa/Monrovia	6.23	-10.36	l	y
ROC	Rochester	US	America/New_York	43.12	-77.67	l	y
ROD	Robertson	ZA	Africa/Johannesburg	-33.81	19.90	m	n
ROF	Montague	US	America/Los_Angeles	41.73	-122.54	s	n
ROG	Rogers	US	America/Chicago	36.37	-94.11	s	n
ROH	Robinhood Airport	AU	Australia/Brisbane	-18.84	143.71	s	n
ROI	Roi Et Airport	TH	Asia/Bangkok	16.12	103.77	m	y
ROK	Rockhampton	AU	Australia/Brisbane	-23.38	150.48	m	y
ROL	Roosevelt	US	America/Denver	40.28	-110.05	s	n
RON	Paipa	CO	America/Bogota	5.76	-73.11	s	n
ROO	Rondonopolis	BR	America/Cuiaba	-16.59	-54.72	m	y
ROP	Rota Island	MP	Pacific/Saipan	14.17	145.24	m	y
ROR	Babelthuap Island	PW	Pacific/Palau	7.37	134.54	m	y
ROS	Rosario	AR	America/Argentina/Cordoba	-32.90	-60.78	m	y
ROT	Rotorua	NZ	Pacific/Auckland	-38.11	176.32	m	y
ROV	Rostov-on-Don	RU	Europe/Moscow	47.50	39.93	l	y
ROW	Roswell	US	America/Denver	33.30	-104.53	m	y
ROX	Roseau	US	America/Chicago	48.86	-95.70	s	n
ROY	Rio Mayo	AR	America/Argentina/Catamarca	-45.70	-70.25	s	n
ROZ	Rota	ES	Europe/Madrid	36.65	-6.35	m	n
RPB	Roper Bar Airport	AU	Australia/Darwin	-14.74	134.52	s	n
RPM	Ngukurr Airport	AU	Australia/Darwin	-14.72	134.75	m	n
RPN	Rosh Pina	IL	Asia/Jerusalem	32.98	35.57	m	n
RPR	Raipur	IN	Asia/Kolkata	21.18	81.74	m	y
RPX	Roundup	US	America/Denver	46.48	-108.54	s	n
RQA	Ruoqiang	CN	Asia/Shanghai	38.97	88.01	m	y
RQW	Qayyarah	IQ	Asia/Baghdad	35.77	43.13	m	n
RQY	Shimoga	IN	Asia/Kolkata	13.85	75.61	s	n
RRE	Marree Airport	AU	Australia/Adelaide	-29.66	138.06	s	n
RRG	Port Mathurin	MU	Indian/Mauritius	-19.76	63.36	m	y
RRK	Rourkela Airport	IN	Asia/Kolkata	22.26	84.81	m	n
RRL	Merrill	US	America/Chicago	45.20	-89.71	s	n
RRR	Raroia Airport	PF	Pacific/Tahiti	-16.05	-142.48	s	y
RRS	Roros	NO	Europe/Oslo	62.58	11.34	m	y
RRT	Warroad	US	America/Chicago	48.94	-95.35	s	n
RSA	Santa Rosa	AR	America/Argentina/Salta	-36.59	-64.28	m	y
RSB	Roseberth Airport	AU	Australia/Brisbane	-25.83	139.65	s	n
RSD	Rock Sound	BS	America/Nassau	24.90	-76.18	m	n
RSH	Russian Mission	US	America/Anchorage	61.77	-161.32	s	y
RSI	Hanak	SA	Asia/Riyadh	25.63	37.09	m	y
RSK	Ransiki-Papua Island	ID	Asia/Jayapura	-1.51	134.19	s	n
RSL	Russell	US	America/Chicago	38.87	-98.81	m	n
RSN	Ruston	US	America/Chicago	32.51	-92.59	s	n
RSS	Ad Damazin	SD	Africa/Khartoum	11.79	34.34	s	n
RST	Rochester	US	America/Chicago	43.91	-92.50	l	y
RSU	Yeosu	KR	Asia/Seoul	34.84	127.62	m	y
RSW	Fort Myers	US	America/New_York	26.54	-81.76	l	y
RTA	Rotuma	FJ	Pacific/Fiji	-12.48	177.07	s	y
RTB	Roatan Island	HN	America/Tegucigalpa	16.32	-86.52	m	y
RTC	Ratnagiri Airport	IN	Asia/Kolkata	17.01	73.33	m	n
RTG	Satar Tacik-Flores Island	ID	Asia/Makassar	-8.60	120.48	s	y
RTL	Spirit Lake	US	America/Chicago	43.39	-95.14	s	n
RTM	Rotterdam	NL	Europe/Amsterdam	51.96	4.44	l	y
RTN	Raton	US	America/Denver	36.74	-104.50	s	n
RTP	Rutland Plains Airport	AU	Australia/Brisbane	-15.64	141.84	s	n
RTS	Rottnest Island Airport	AU	Australia/Perth	-32.01	115.54	s	n
RTU	Maratua Island	ID	Asia/Makassar	2.20	118.60	s	n
RTY	Merty Merty Airport	AU	Australia/Adelaide	-28.58	140.32	s	n
RUA	Arua	UG	Africa/Kampala	3.05	30.92	m	y
RUD	Shahroud Airport	IR	Asia/Tehran	36.43	55.10	s	n
RUE	Butembo	CD	Africa/Lubumbashi	0.12	29.31	s	n
RUG	Rugao	CN	Asia/Shanghai	32.26	120.50	m	n
RUH	Riyadh	SA	Asia/Riyadh	24.96	46.70	l	y
RUI	Ruidoso	US	America/Denver	33.46	-105.53	m	n
RUK	Rukumkot	NP	Asia/Kathmandu	28.63	82.19	s	n
RUL	Gadhdhoo	MV	Indian/Maldives	0.34	73.51	s	y
RUM	Rumjatar	NP	Asia/Kathmandu	27.30	86.55	s	n
RUN	St Denis	RE	Indian/Reunion	-20.89	55.51	l	y
RUP	Rupsi India Airport	IN	Asia/Kolkata	26.14	89.91	s	n
RUR	Rurutu Airport	PF	Pacific/Tahiti	-22.43	-151.36	m	y
RUS	Marau	SB	Pacific/Guadalcanal	-9.86	160.82	s	y
RUT	Rutland	US	America/New_York	43.53	-72.95	m	y
RUV	Rubelsanto	GT	America/Guatemala	15.99	-90.45	m	n
RUY	Ruinas de Copan	HN	America/Tegucigalpa	14.84	-89.14	s	n
RVA	Farafangana Airport	MG	Indian/Antananarivo	-22.81	47.82	s	n
RVD	Rio Verde	BR	America/Sao_Paulo	-17.83	-50.96	s	n
RVE	Saravena	CO	America/Bogota	6.95	-71.86	s	y
RVI	Rostov-on-Don	RU	Europe/Moscow	47.26	39.82	c	n
RVK	Rorvik	NO	Europe/Oslo	64.84	11.15	m	y
RVN	Rovaniemi	FI	Europe/Helsinki	66.56	25.83	m	y
RVO	Reivilo	ZA	Africa/Johannesburg	-27.55	24.17	s	n
RVR	Green River	US	America/Denver	38.96	-110.23	s	n
RVS	Tulsa	US	America/Chicago	36.04	-95.98	m	n
RVT	Ravensthorpe Airport	AU	Australia/Perth	-33.80	120.21	s	n
RVV	Raivavae Airport	PF	Pacific/Tahiti	-23.89	-147.66	s	y
RVY	Rivera	UY	America/Montevideo	-30.97	-55.48	s	n
RWF	Redwood Falls	US	America/Chicago	44.55	-95.08	m	n
RWI	Rocky Mount	US	America/New_York	35.86	-77.89	m	n
RWL	Rawlins	US	America/Denver	41.81	-107.20	m	n
RWN	Rivne	UA	Europe/Kyiv	50.61	26.14	m	y
RXE	Rexburg	US	America/Boise	43.83	-111.81	s	n
RXS	Roxas City	PH	Asia/Manila	11.60	122.75	m	y
RYB	Rybinsk	RU	Europe/Moscow	58.10	38.93	m	y
RYK	Rahim Yar Khan	PK	Asia/Karachi	28.38	70.28	m	y
RYN	Royan	FR	Europe/Paris	45.63	-0.97	m	n
RYO	El Turbio	AR	America/Argentina/Rio_Gallegos	-51.61	-72.22	s	y
RZA	Santa Cruz	AR	America/Argentina/Rio_Gallegos	-50.02	-68.58	m	n
RZE	Rzeszow	PL	Europe/Warsaw	50.11	22.02	m	y
RZN	Ryazan	RU	Europe/Moscow	54.56	39.86	s	n
RZP	Taytay Airport	PH	Asia/Manila	10.82	119.51	s	n
RZR	Ramsar Airport	IR	Asia/Tehran	36.91	50.68	m	y
RZV	Rize–Artvin Airport	TR	Europe/Istanbul	41.17	40.83	m	y
RZZ	Roanoke Rapids	US	America/New_York	36.33	-77.64	c	n
SAA	Saratoga	US	America/Denver	41.44	-106.83	s	n
SAB	Saba	BQ	America/Kralendijk	17.64	-63.22	m	y
SAC	Sacramento	US	America/Los_Angeles	38.51	-121.49	m	n
SAD	Safford	US	America/Phoenix	32.85	-109.64	s	n
SAF	Santa Fe	US	America/Denver	35.62	-106.09	m	y
SAH	Sana'a	YE	Asia/Aden	15.48	44.22	m	y
SAI	Siem Reap	KH	Asia/Phnom_Penh	13.37	104.22	l	y
SAK	Sauðárkrókur	IS	Atlantic/Reykjavik	65.73	-19.57	s	n
SAL	Santa Clara	SV	America/El_Salvador	13.44	-89.06	l	y
SAN	San Diego	US	America/Los_Angeles	32.73	-117.19	l	y
SAP	La Mesa	HN	America/Tegucigalpa	15.45	-87.92	l	y
SAQ	Andros Island	BS	America/Nassau	25.05	-78.05	m	y
SAR	Sparta	US	America/Chicago	38.15	-89.70	s	n
SAS	Salton City	US	America/Los_Angeles	33.24	-115.95	s	n
SAT	San Antonio	US	America/Chicago	29.53	-98.47	l	y
SAU	Sawu-Sawu Island	ID	Asia/Makassar	-10.48	121.90	s	n
SAV	Savannah	US	America/New_York	32.13	-81.20	l	y
SAW	Istanbul	TR	Europe/Istanbul	40.90	29.31	l	y
SAY	Siena	IT	Europe/Rome	43.26	11.26	s	n
SAZ	Sasstown	LR	Africa/Monrovia	4.67	-8.43	s	n
SBA	Santa Barbara	US	America/Los_Angeles	34.43	-119.84	l	y
SBB	Santa Barbara	VE	America/Caracas	7.80	-71.17	s	n
SBD	San Bernardino	US	America/Los_Angeles	34.10	-117.23	m	y
SBE	Suabi Airport	PG	Pacific/Port_Moresby	-6.10	142.28	s	n
SBG	Sabang, We Island	ID	Asia/Jakarta	5.87	95.34	s	n
SBH	Gustavia	BL	America/St_Barthelemy	17.90	-62.84	l	y
SBI	Koundara	GN	Africa/Conakry	12.57	-13.36	s	n
SBJ	Sao Mateus	BR	America/Sao_Paulo	-18.72	-39.83	s	n
SBK	Saint-Brieuc	FR	Europe/Paris	48.54	-2.85	m	n
SBL	Santa Ana del Yacuma	BO	America/La_Paz	-13.76	-65.44	m	n
SBM	Sheboygan	US	America/Chicago	43.77	-87.85	s	n
SBN	South Bend	US	America/Indiana/Indianapolis	41.71	-86.32	l	y
SBO	Salina	US	America/Denver	39.03	-111.84	s	n
SBP	San Luis Obispo	US	America/Los_Angeles	35.24	-120.64	m	y
SBQ	Sibi	PK	Asia/Karachi	29.57	67.85	s	n
SBR	Saibai Island	AU	Australia/Brisbane	-9.38	142.62	s	y
SBS	Steamboat Springs	US	America/Denver	40.52	-106.87	s	n
SBT	Sabetta	RU	Asia/Yekaterinburg	71.22	72.04	m	y
SBU	Springbok	ZA	Africa/Johannesburg	-29.69	17.94	m	n
SBW	Sibu	MY	Asia/Kuching	2.26	111.98	l	y
SBX	Shelby	US	America/Denver	48.54	-111.87	s	n
SBY	Salisbury	US	America/New_York	38.34	-75.51	m	y
SBZ	Sibiu	RO	Europe/Bucharest	45.79	24.09	m	y
SCB	Scribner	US	America/Chicago	41.61	-96.63	s	n
SCC	Deadhorse	US	America/Anchorage	70.19	-148.47	m	y
SCE	State College	US	America/New_York	40.85	-77.85	m	y
SCF	Scottsdale	US	America/Phoenix	33.62	-111.91	s	n
SCG	Spring Creek Airport	AU	Australia/Brisbane	-18.63	144.57	s	n
SCH	Schenectady	US	America/New_York	42.85	-73.93	m	n
SCI	Paramillo Airport	VE	America/Caracas	7.80	-72.20	m	n
SCK	Stockton	US	America/Los_Angeles	37.89	-121.24	m	y
SCL	Santiago	CL	America/Santiago	-33.39	-70.79	l	y
SCM	Scammon Bay	US	America/Anchorage	61.84	-165.57	s	y
SCN	Saarbrucken	DE	Europe/Berlin	49.21	7.11	m	y
SCO	Aktau	KZ	Asia/Oral	43.86	51.09	m	y
SCP	Mende	FR	Europe/Paris	44.70	6.60	s	n
SCQ	Santiago de Compostela	ES	Europe/Madrid	42.90	-8.42	l	y
SCR	Rörbäcksnäs	SE	Europe/Stockholm	61.16	12.83	m	y
SCT	Socotra Islands	YE	Asia/Aden	12.63	53.91	m	y
SCU	Santiago	CU	America/Havana	19.97	-75.84	m	y
SCV	Suceava	RO	Europe/Bucharest	47.69	26.35	m	y
SCW	Syktyvkar	RU	Europe/Moscow	61.65	50.85	m	y
SCY	San Cristobal	EC	Pacific/Galapagos	-0.91	-89.62	s	y
SCZ	Santa Cruz	SB	Pacific/Guadalcanal	-10.72	165.79	s	y
SDB	Langebaanweg	ZA	Africa/Johannesburg	-32.97	18.16	m	n
SDD	Lubango	AO	Africa/Luanda	-14.92	13.57	m	y
SDE	Santiago del Estero	AR	America/Argentina/Cordoba	-27.77	-64.31	m	y
SDF	Louisville	US	America/Kentucky/Louisville	38.17	-85.74	l	y
SDG	Sanandaj Airport	IR	Asia/Tehran	35.25	47.01	m	y
SDJ	Sendai	JP	Asia/Tokyo	38.14	140.92	l	y
SDK	Sandakan	MY	Asia/Kuching	5.90	118.06	m	y
SDL	Sundsvall	SE	Europe/Stockholm	62.53	17.44	m	y
SDM	San Diego	US	America/Los_Angeles	32.57	-116.98	m	n
SDN	Sandane	NO	Europe/Oslo	61.83	6.11	s	y
SDP	Sand Point	US	America/Anchorage	55.31	-160.52	m	y
SDQ	Santo Domingo	DO	America/Santo_Domingo	18.43	-69.67	l	y
SDR	Santander	ES	Europe/Madrid	43.43	-3.82	m	y
SDS	Sado Airport	JP	Asia/Tokyo	38.06	138.41	m	y
SDT	Saidu Sharif	PK	Asia/Karachi	34.81	72.35	m	n
SDU	Rio De Janeiro	BR	America/Sao_Paulo	-22.91	-43.16	l	y
SDX	Sedona	US	America/Phoenix	34.85	-111.79	s	n
SDY	Sidney	US	America/Denver	47.71	-104.19	m	y
SEA	Seattle	US	America/Los_Angeles	47.45	-122.31	l	y
SEB	Sabha	LY	Africa/Tripoli	26.99	14.47	m	y
SEE	San Diego	US	America/Los_Angeles	32.83	-116.97	s	n
SEF	Sebring	US	America/New_York	27.46	-81.34	s	n
SEG	Selinsgrove	US	America/New_York	40.82	-76.86	s	n
SEH	Senggeh-Papua Island	ID	Asia/Jayapura	-3.43	140.82	s	n
SEM	Selma	US	America/Chicago	32.34	-86.99	s	n
SEN	Southend	GB	Europe/London	51.57	0.70	m	y
SEO	Seguela	CI	Africa/Abidjan	7.97	-6.71	s	n
SEP	Stephenville	US	America/Chicago	32.22	-98.18	s	n
SER	Seymour	US	America/Indiana/Indianapolis	38.92	-85.91	s	n
SEU	Seronera	TZ	Africa/Dar_es_Salaam	-2.46	34.82	s	y
SEV	Sievierodonetsk	UA	Europe/Zaporozhye	48.90	38.54	s	n
SEW	Siwa	EG	Africa/Cairo	29.35	25.51	s	y
SEY	Selibaby	MR	Africa/Nouakchott	15.18	-12.21	s	n
SEZ	Mahe Island	SC	Indian/Mahe	-4.67	55.52	l	y
SFA	Sfax	TN	Africa/Tunis	34.72	10.69	m	y
SFB	Orlando	US	America/New_York	28.78	-81.23	l	y
SFC	St-Francois	GP	America/Guadeloupe	16.26	-61.26	s	y
SFD	Inglaterra	VE	America/Caracas	7.88	-67.44	m	n
SFE	San Fernando Airport	PH	Asia/Manila	16.60	120.30	m	n
SFF	Spokane	US	America/Los_Angeles	47.68	-117.32	m	n
SFG	Grand Case	MF	America/Marigot	18.10	-63.05	m	y
SFH	San Felipe International Airport	MX	America/Tijuana	30.93	-114.81	s	n
SFJ	Kangerlussuaq	GL	America/Nuuk	67.01	-50.71	m	y
SFK	Soure	BR	America/Belem	-0.70	-48.52	s	n
SFL	Sao Filipe	CV	Atlantic/Cape_Verde	14.88	-24.48	s	y
SFM	Sanford	US	America/New_York	43.39	-70.71	s	n
SFN	Santa Fe	AR	America/Argentina/Cordoba	-31.71	-60.81	m	y
SFO	San Francisco	US	America/Los_Angeles	37.62	-122.38	l	y
SFQ	Sanliurfa	TR	Europe/Istanbul	37.09	38.85	m	y
SFS	Olongapo City	PH	Asia/Manila	14.79	120.27	m	y
SFT	Skelleftea	SE	Europe/Stockholm	64.62	21.08	m	y
SFZ	Pawtucket	US	America/New_York	41.92	-71.49	s	n
SGA	Sheghnan	AF	Asia/Kabul	37.57	71.50	s	n
SGC	Surgut	RU	Asia/Yekaterinburg	61.34	73.40	m	y
SGD	Sonderborg	DK	Europe/Copenhagen	54.96	9.79	m	y
SGE	Siegerland Airport	DE	Europe/Berlin	50.71	8.08	m	n
SGF	Springfield	US	America/Chicago	37.25	-93.39	l	y
SGG	Simanggang	MY	Asia/Kuching	1.22	111.45	c	n
SGH	Springfield	US	America/New_York	39.84	-83.84	m	n
SGI	Sargodha	PK	Asia/Karachi	32.05	72.67	m	n
SGL	Cavite City	PH	Asia/Manila	14.50	120.90	m	n
SGN	Ho Chi Minh City	VN	Asia/Ho_Chi_Minh	10.82	106.65	l	y
SGO	St George Airport	AU	Australia/Brisbane	-28.05	148.59	s	y
SGP	Shay Gap	AU	Australia/Perth	-20.42	120.14	s	n
SGQ	Sanggata-Timor Island	ID	Asia/Makassar	0.50	117.33	s	n
SGR	Houston	US	America/Chicago	29.62	-95.66	m	n
SGS	Sanga Sanga Airport	PH	Asia/Manila	5.05	119.74	-	-
SGT	Stuttgart	US	America/Chicago	34.60	-91.58	s	n
SGU	St George	US	America/Denver	37.04	-113.51	m	y
SGV	Sierra Grande	AR	America/Argentina/Salta	-41.59	-65.34	s	n
SGX	Songea	TZ	Africa/Dar_es_Salaam	-10.68	35.58	s	n
SGY	Skagway	US	America/Anchorage	59.46	-135.32	s	y
SGZ	Songkhla Airport	TH	Asia/Bangkok	7.19	100.61	m	n
SHA	Shanghai	CN	Asia/Shanghai	31.20	121.34	l	y
SHB	Nakashibetsu	JP	Asia/Tokyo	43.58	144.96	m	y
SHC	Shire	ET	Africa/Addis_Ababa	14.08	38.27	s	y
SHD	Staunton	US	America/New_York	38.26	-78.90	m	y
SHE	Shenyang	CN	Asia/Shanghai	41.64	123.48	l	y
SHG	Shungnak	US	America/Anchorage	66.89	-157.16	s	y
SHH	Shishmaref	US	America/Anchorage	66.25	-166.09	s	y
SHI	Shimojishima Airport	JP	Asia/Tokyo	24.83	125.14	m	y
SHJ	Sharjah	AE	Asia/Dubai	25.33	55.52	l	y
SHK	Sehonghong	LS	Africa/Maseru	-29.73	28.77	s	n
SHL	Shillong	IN	Asia/Kolkata	25.70	91.98	m	y
SHM	Shirahama	JP	Asia/Tokyo	33.66	135.36	m	y
SHN	Shelton	US	America/Los_Angeles	47.23	-123.15	s	n
SHO	Manzini	SZ	Africa/Mbabane	-26.36	31.72	l	y
SHQ	Southport Airport	AU	Australia/Brisbane	-27.91	153.37	s	n
SHR	Sheridan	US	America/Denver	44.77	-106.98	m	y
SHS	Shashi	CN	Asia/Shanghai	30.32	112.28	m	y
SHT	Shepparton Airport	AU	Australia/Hobart	-36.43	145.39	m	n
SHU	Smith Point Airport	AU	Australia/Darwin	-11.15	132.15	s	n
SHV	Shreveport	US	America/Chicago	32.45	-93.83	l	y
SHW	Sharurah Airport	SA	Asia/Riyadh	17.47	47.12	m	y
SHX	Shageluk	US	America/Anchorage	62.69	-159.57	s	n
SHY	Shinyanga	TZ	Africa/Dar_es_Salaam	-3.61	33.50	s	y
SHZ	Seshutes	LS	Africa/Maseru	-29.27	28.55	s	n
SIB	Sibiti	CG	Africa/Brazzaville	-3.68	13.35	s	n
SID	Espargos	CV	Atlantic/Cape_Verde	16.74	-22.95	l	y
SIE	Sines	PT	Europe/Lisbon	37.94	-8.82	c	n
SIF	Simara	NP	Asia/Kathmandu	27.16	84.98	s	y
SIG	San Juan	US	America/Puerto_Rico	18.46	-66.10	-	-
SIH	Silgadi Doti	NP	Asia/Kathmandu	29.26	80.94	s	y
SII	Sidi Ifni	MA	Africa/Casablanca	29.37	-10.19	c	n
SIJ	Siglufjörður	IS	Atlantic/Reykjavik	66.13	-18.92	m	n
SIK	Sikeston	US	America/Chicago	36.90	-89.56	s	n
SIL	Sila Mission	PG	Pacific/Port_Moresby	-9.07	148.39	s	n
SIM	Simbai	PG	Pacific/Port_Moresby	-5.28	144.54	s	n
SIN	Singapore	SG	Asia/Singapore	1.35	103.99	l	y
SIO	Smithton Airport	AU	Australia/Hobart	-40.84	145.08	m	n
SIP	Simferopol	UA	Europe/Simferopol	45.05	33.98	m	y
SIQ	Pasirkuning-Singkep Island	ID	Asia/Jakarta	-0.48	104.58	s	n
SIR	Sion	CH	Europe/Zurich	46.22	7.33	m	n
SIS	Sishen	ZA	Africa/Johannesburg	-27.65	23.00	m	y
SIT	Sitka	US	America/Anchorage	57.05	-135.36	m	y
SIU	Siuna	NI	America/Managua	13.73	-84.78	s	n
SIV	Sullivan	US	America/Indiana/Indianapolis	39.11	-87.45	s	n
SIW	Parapat, Sumatra Island	ID	Asia/Jakarta	2.67	98.93	s	n
SIX	Singleton	AU	Australia/Sydney	-32.60	151.19	s	n
SIY	Montague	US	America/Los_Angeles	41.78	-122.47	s	n
SJA	San Juan de Marcona	PE	America/Lima	-15.35	-75.14	s	n
SJB	San Joaquin	BO	America/La_Paz	-13.05	-64.66	s	n
SJC	San Jose	US	America/Los_Angeles	37.36	-121.93	l	y
SJD	San Jose del Cabo	MX	America/Mazatlan	23.15	-109.72	l	y
SJE	San Jose Del Guaviare	CO	America/Bogota	2.58	-72.64	m	y
SJI	San Jose	PH	Asia/Manila	12.36	121.05	m	y
SJJ	Sarajevo	BA	Europe/Sarajevo	43.82	18.33	l	y
SJK	Sao Jose Dos Campos	BR	America/Sao_Paulo	-23.23	-45.86	m	y
SJL	Sao Gabriel Da Cachoeira	BR	America/Boa_Vista	-0.15	-66.99	m	y
SJN	St Johns	US	America/Phoenix	34.52	-109.38	s	n
SJO	San José	CR	America/Costa_Rica	9.99	-84.21	l	y
SJP	Sao Jose Do Rio Preto	BR	America/Sao_Paulo	-20.82	-49.41	m	y
SJQ	Sesheke	ZM	Africa/Lusaka	-17.48	24.30	s	n
SJS	San Jose de Chiquitos	BO	America/La_Paz	-17.83	-60.74	s	n
SJT	San Angelo	US	America/Chicago	31.36	-100.50	m	y
SJU	San Juan	US	America/Puerto_Rico	18.44	-66.00	-	-
SJV	San Javier	BO	America/La_Paz	-16.27	-62.47	s	n
SJW	Shijiazhuang	CN	Asia/Shanghai	38.28	114.70	l	y
SJY	Seinajoki	FI	Europe/Helsinki	62.69	22.83	m	n
SJZ	Velas	PT	Atlantic/Azores	38.67	-28.18	m	y
SKA	Spokane	US	America/Los_Angeles	47.62	-117.66	m	n
SKB	Basseterre	KN	America/St_Kitts	17.31	-62.72	m	y
SKC	Suki	PG	Pacific/Port_Moresby	-8.05	141.72	s	n
SKD	Samarkand	UZ	Asia/Samarkand	39.70	66.98	m	y
SKF	San Antonio	US	America/Chicago	29.38	-98.58	m	n
SKG	Thessaloniki	GR	Europe/Athens	40.52	22.97	l	y
SKH	Surkhet	NP	Asia/Kathmandu	28.59	81.64	s	y
SKK	Shaktoolik	US	America/Anchorage	64.37	-161.22	s	y
SKL	Broadford	GB	Europe/London	57.25	-5.83	s	n
SKN	Hadsel	NO	Europe/Oslo	68.58	15.03	m	y
SKO	Sokoto	NG	Africa/Lagos	12.92	5.21	m	y
SKP	Skopje	MK	Europe/Skopje	41.96	21.62	l	y
SKQ	Sekakes	LS	Africa/Maseru	-30.04	28.37	s	n
SKS	Vojens	DK	Europe/Copenhagen	55.23	9.26	m	n
SKT	Sialkot	PK	Asia/Karachi	32.54	74.36	m	y
SKU	Skiros Island	GR	Europe/Athens	38.97	24.49	s	y
SKV	St Catherine International Airport	EG	Africa/Cairo	28.69	34.06	m	n
SKW	Skwentna	US	America/Anchorage	61.97	-151.20	s	n
SKX	Saransk	RU	Europe/Moscow	54.13	45.21	m	y
SKZ	Mirpur Khas	PK	Asia/Karachi	27.72	68.79	m	y
SLA	Salta	AR	America/Argentina/Salta	-24.86	-65.49	m	y
SLB	Storm Lake	US	America/Chicago	42.60	-95.24	s	n
SLC	Salt Lake City	US	America/Denver	40.79	-111.98	l	y
SLD	Sliac	SK	Europe/Bratislava	48.64	19.13	m	y
SLE	Salem	US	America/Los_Angeles	44.91	-123.00	m	y
SLF	Sulayel Airport	SA	Asia/Riyadh	20.46	45.62	s	n
SLG	Siloam Springs	US	America/Chicago	36.19	-94.49	s	n
SLH	Sola	VU	Pacific/Efate	-13.85	167.54	s	y
SLI	Solwesi	ZM	Africa/Lusaka	-12.17	26.37	s	y
SLJ	Karijini National Park	AU	Australia/Perth	-22.26	117.76	s	n
SLK	Saranac Lake	US	America/New_York	44.39	-74.21	m	y
SLL	Salalah	OM	Asia/Muscat	17.04	54.09	m	y
SLM	Salamanca	ES	Europe/Madrid	40.95	-5.50	m	y
SLN	Salina	US	America/Chicago	38.79	-97.65	m	y
SLO	Salem	US	America/Chicago	38.64	-88.96	s	n
SLP	San Luis Potosi	MX	America/Mexico_City	22.25	-100.93	m	y
SLQ	Sleetmute	US	America/Anchorage	61.70	-157.17	s	y
SLR	Sulphur Springs	US	America/Chicago	33.16	-95.62	s	n
SLT	Salida	US	America/Denver	38.54	-106.05	s	n
SLU	Castries	LC	America/St_Lucia	14.02	-60.99	m	y
SLV	Shimla Airport	IN	Asia/Kolkata	31.08	77.07	s	n
SLW	Saltillo	MX	America/Monterrey	25.55	-100.93	m	n
SLX	Salt Cay	TC	America/Grand_Turk	21.33	-71.20	s	y
SLY	Salekhard	RU	Asia/Yekaterinburg	66.59	66.61	m	y
SLZ	Sao Luis	BR	America/Fortaleza	-2.59	-44.23	l	y
SMA	Vila do Porto	PT	Atlantic/Azores	36.97	-25.17	m	y
SMB	Cerro Sombrero	CL	America/Punta_Arenas	-52.74	-69.33	s	n
SMD	Fort Wayne	US	America/New_York	41.14	-85.15	s	n
SME	Somerset	US	America/New_York	37.05	-84.62	m	n
SMF	Sacramento	US	America/Los_Angeles	38.70	-121.59	l	y
SMG	Santa Maria	PE	America/Lima	-11.98	-77.00	c	n
SMI	Samos Island	GR	Europe/Athens	37.69	26.91	m	y
SMK	St Michael	US	America/Nome	63.49	-162.11	s	y
SML	Stella Maris	BS	America/Nassau	23.58	-75.27	m	y
SMM	Semporna	MY	Asia/Kuching	4.45	118.58	s	n
SMN	Salmon	US	America/Denver	45.12	-113.88	m	y
SMO	Santa Monica	US	America/Los_Angeles	34.02	-118.45	m	n
SMQ	Sampit, Borneo Island	ID	Asia/Pontianak	-2.50	112.97	s	y
SMR	Santa Marta	CO	America/Bogota	11.12	-74.23	m	y
SMS	Sainte Marie Airport	MG	Indian/Antananarivo	-17.09	49.82	m	y
SMU	Sheep Mountain	US	America/Anchorage	61.81	-147.51	s	n
SMV	Samedan Airport	CH	Europe/Zurich	46.53	9.88	m	n
SMW	Smara	EH	Africa/Casablanca	26.73	-11.68	m	y
SMX	Santa Maria	US	America/Los_Angeles	34.90	-120.46	m	y
SMY	Simenti	SN	Africa/Dakar	13.05	-13.30	s	n
SMZ	Stoelmanseiland	SR	America/Paramaribo	4.35	-54.42	s	n
SNA	Santa Ana	US	America/Los_Angeles	33.68	-117.87	l	y
SNB	Snake Bay Airport	AU	Australia/Darwin	-11.42	130.65	m	y
SNC	Salinas	EC	America/Guayaquil	-2.20	-80.99	m	n
SNE	Preguica	CV	Atlantic/Cape_Verde	16.59	-24.28	m	y
SNF	San Felipe	VE	America/Caracas	10.28	-68.76	m	n
SNG	San Ignacio de Velasco	BO	America/La_Paz	-16.38	-60.96	s	n
SNH	Stanthorpe Airport	AU	Australia/Brisbane	-28.62	151.99	s	n
SNI	Greenville	LR	Africa/Monrovia	5.03	-9.07	s	n
SNJ	Pinar Del Rio	CU	America/Havana	22.10	-84.15	m	n
SNK	Snyder	US	America/Chicago	32.69	-100.95	s	n
SNL	Shawnee	US	America/Chicago	35.36	-96.94	s	n
SNM	San Ignacio de Moxos	BO	America/La_Paz	-14.00	-65.63	s	n
SNN	Shannon	IE	Europe/Dublin	52.70	-8.92	l	y
SNO	Sakon Nakhon Airport	TH	Asia/Bangkok	17.20	104.12	m	y
SNP	St Paul Island	US	America/Adak	57.17	-170.22	m	y
SNR	Saint-Nazaire	FR	Europe/Paris	47.31	-2.15	m	y
SNS	Salinas	US	America/Los_Angeles	36.66	-121.61	m	n
SNU	Santa Clara	CU	America/Havana	22.49	-79.94	m	y
SNV	Santa Elena de Uairen Airport	VE	America/Caracas	4.55	-61.15	m	n
SNW	Thandwe	MM	Asia/Yangon	18.46	94.30	m	y
SNX	Semnan	IR	Asia/Tehran	35.59	53.50	s	y
SNY	Sidney	US	America/Denver	41.10	-102.98	m	n
SNZ	Rio De Janeiro	BR	America/Sao_Paulo	-22.93	-43.72	m	n
SOB	Sarmellek	HU	Europe/Budapest	46.69	17.16	m	y
SOC	Sukarata	ID	Asia/Jakarta	-7.52	110.76	m	y
SOD	Sorocaba	BR	America/Sao_Paulo	-23.48	-47.49	s	y
SOE	Souanke	CG	Africa/Brazzaville	2.07	14.13	s	n
SOF	Sofia	BG	Europe/Sofia	42.70	23.41	l	y
SOG	Sogndal	NO	Europe/Oslo	61.16	7.14	s	y
SOJ	Sørkjosen	NO	Europe/Oslo	69.79	20.96	m	y
SOK	Semonkong	LS	Africa/Maseru	-29.84	28.06	s	n
SOL	Solomon	US	America/Nome	64.56	-164.44	s	n
SOM	San Tome Airport	VE	America/Caracas	8.95	-64.15	m	y
SON	Luganville	VU	Pacific/Efate	-15.51	167.22	m	y
SOO	Soderhamn	SE	Europe/Stockholm	61.26	17.10	m	n
SOP	Pinehurst	US	America/New_York	35.24	-79.39	s	n
SOQ	Sorong-Papua Island	ID	Asia/Jayapura	-0.93	131.12	m	y
SOT	Sodankyla	FI	Europe/Helsinki	67.39	26.62	m	n
SOU	Southampton	GB	Europe/London	50.95	-1.36	m	y
SOV	Seldovia	US	America/Anchorage	59.44	-151.71	s	y
SOW	Show Low	US	America/Phoenix	34.27	-110.01	m	y
SOX	Sogamoso	CO	America/Bogota	5.68	-72.97	s	n
SOY	Stronsay	GB	Europe/London	59.16	-2.64	s	y
SOZ	Solenzara	FR	Europe/Paris	41.92	9.41	m	n
SPA	Spartanburg	US	America/New_York	34.92	-81.96	s	n
SPC	Sta Cruz de la Palma	ES	Atlantic/Canary	28.63	-17.76	m	y
SPD	Saidpur	BD	Asia/Dhaka	25.76	88.91	m	y
SPE	Sepulot	MY	Asia/Kuching	4.73	116.47	s	n
SPF	Spearfish	US	America/Denver	44.48	-103.79	s	n
SPG	St Petersburg	US	America/New_York	27.77	-82.63	s	n
SPI	Springfield	US	America/Chicago	39.84	-89.68	m	y
SPJ	Sparti	GR	Europe/Athens	36.97	22.53	s	n
SPM	Trier	DE	Europe/Berlin	49.97	6.69	m	n
SPN	Saipan Island	MP	Pacific/Saipan	15.12	145.73	m	y
SPP	Menongue	AO	Africa/Luanda	-14.66	17.72	m	y
SPS	Wichita Falls	US	America/Chicago	33.99	-98.49	m	y
SPU	Split	HR	Europe/Zagreb	43.54	16.30	m	y
SPW	Spencer	US	America/Chicago	43.17	-95.20	s	n
SPX	Giza	EG	Africa/Cairo	30.11	30.89	m	y
SPY	San Pedro Airport	CI	Africa/Abidjan	4.75	-6.66	m	y
SPZ	Springdale	US	America/Chicago	36.18	-94.12	s	n
SQA	Santa Ynez	US	America/Los_Angeles	34.61	-120.08	s	n
SQC	Southern Cross Airport	AU	Australia/Perth	-31.24	119.36	s	n
SQD	Shangrao	CN	Asia/Shanghai	28.38	117.96	m	y
SQH	Son-La	VN	Asia/Ho_Chi_Minh	21.22	104.03	s	n
SQI	Sterling	US	America/Chicago	41.74	-89.68	s	n
SQJ	Sanming	CN	Asia/Shanghai	26.43	117.84	m	y
SQL	San Carlos	US	America/Los_Angeles	37.51	-122.25	m	y
SQM	Sao Miguel Do Araguaia	BR	America/Sao_Paulo	-13.33	-50.20	s	n
SQN	Sanana-Seram Island	ID	Asia/Jayapura	-2.08	125.97	s	n
SQO	Storuman Airport	SE	Europe/Stockholm	64.96	17.70	m	n
SQQ	Siauliai	LT	Europe/Vilnius	55.89	23.39	m	n
SQR	Soroako-Celebes Island	ID	Asia/Makassar	-2.53	121.36	s	n
SQU	Plaza Saposoa	PE	America/Lima	-6.96	-76.77	s	n
SQV	Sequim	US	America/Los_Angeles	48.10	-123.19	s	n
SQW	Skive	DK	Europe/Copenhagen	56.55	9.17	m	n
SQX	Sao Miguel Do Oeste	BR	America/Sao_Paulo	-26.78	-53.50	s	n
SQY	Sao Lourenco Do Sul	BR	America/Sao_Paulo	-31.38	-52.03	s	n
SQZ	Scampton	GB	Europe/London	53.31	-0.55	m	n
SRA	Santa Rosa	BR	America/Sao_Paulo	-27.91	-54.52	s	y
SRB	Santa Rosa	BO	America/La_Paz	-14.07	-66.79	s	n
SRC	Searcy	US	America/Chicago	35.21	-91.74	s	n
SRD	San Ramon	BO	America/La_Paz	-13.26	-64.60	s	n
SRE	Yamparáez	BO	America/La_Paz	-19.24	-65.15	m	y
SRF	San Rafael	US	America/Los_Angeles	38.02	-122.52	c	n
SRG	Semarang, Java Island	ID	Asia/Jakarta	-6.97	110.38	l	y
SRH	Sarh	TD	Africa/Ndjamena	9.14	18.37	s	n
SRJ	San Borja	BO	America/La_Paz	-14.86	-66.74	s	n
SRN	Strahan Airport	AU	Australia/Melbourne	-42.16	145.29	s	n
SRP	Leirvik	NO	Europe/Oslo	59.79	5.34	m	y
SRQ	Sarasota	US	America/New_York	27.40	-82.55	l	y
SRT	Soroti	UG	Africa/Kampala	1.73	33.62	m	y
SRV	Stony River	US	America/Anchorage	61.79	-156.59	s	y
SRW	Salisbury	US	America/New_York	35.65	-80.52	s	n
SRX	Sirt	LY	Africa/Tripoli	31.06	16.59	m	n
SRY	Sari	IR	Asia/Tehran	36.64	53.19	m	y
SRZ	Santa Cruz	BO	America/La_Paz	-17.81	-63.17	m	y
SSA	Salvador	BR	America/Bahia	-12.91	-38.32	l	y
SSC	Sumter	US	America/New_York	33.97	-80.47	m	n
SSD	San Felipe	CL	America/Santiago	-32.75	-70.70	-	-
SSE	Solapur	IN	Asia/Kolkata	17.63	75.93	m	n
SSF	San Antonio	US	America/Chicago	29.34	-98.47	m	n
SSG	Malabo	GQ	Africa/Malabo	3.76	8.71	m	y
SSH	Sharm el-Sheikh	EG	Africa/Cairo	27.98	34.40	l	y
SSI	St Simons Island	US	America/New_York	31.15	-81.39	m	n
SSJ	Alstahaug	NO	Europe/Oslo	65.96	12.47	m	y
SSM	Sault Ste Marie	US	America/Detroit	46.48	-84.37	s	n
SSN	Seoul Air Base	KR	Asia/Seoul	37.45	127.11	m	n
SSO	Sao Lourenco	BR	America/Sao_Paulo	-22.09	-45.04	s	n
SSR	Pentecost Island	VU	Pacific/Efate	-15.47	168.15	s	y
SST	Santa Teresita	AR	America/Argentina/Buenos_Aires	-36.54	-56.72	m	y
SSW	Stuart Island	US	America/Los_Angeles	48.67	-123.18	s	y
SSX	Samsun	TR	Europe/Istanbul	41.28	36.31	-	-
SSY	Mbanza Congo	AO	Africa/Luanda	-6.27	14.25	m	y
SSZ	Guaruja	BR	America/Sao_Paulo	-23.93	-46.30	m	n
STA	Skjern	DK	Europe/Copenhagen	55.99	8.35	m	n
STB	Santa Barbara del Zulia Airport	VE	America/Caracas	8.97	-71.94	m	n
STC	St Cloud	US	America/Chicago	45.55	-94.06	m	y
STD	Santo Domingo	VE	America/Caracas	7.57	-72.04	m	y
STE	Stevens Point	US	America/Chicago	44.55	-89.53	s	n
STG	St George	US	America/Anchorage	56.58	-169.66	m	y
STH	Strathmore Airport	AU	Australia/Brisbane	-17.85	142.57	s	n
STI	Santiago	DO	America/Santo_Domingo	19.41	-70.60	m	y
STJ	St Joseph	US	America/Chicago	39.77	-94.91	m	n
STK	Sterling	US	America/Denver	40.61	-103.26	s	n
STL	St Louis	US	America/Chicago	38.75	-90.37	l	y
STM	Santarem	BR	America/Belem	-2.42	-54.79	m	y
STN	London	GB	Europe/London	51.88	0.23	l	y
STP	St Paul	US	America/Chicago	44.93	-93.06	m	n
STQ	St Marys	US	America/New_York	41.41	-78.50	s	n
STR	Stuttgart	DE	Europe/Berlin	48.69	9.22	l	y
STS	Santa Rosa	US	America/Los_Angeles	38.51	-122.81	m	y
STT	Charlotte Amalie	US	America/St_Thomas	18.34	-64.97	-	-
STV	Surat Airport	IN	Asia/Kolkata	21.11	72.74	m	y
STW	Stavropol	RU	Europe/Moscow	45.11	42.11	m	y
STX	Christiansted	US	America/St_Thomas	17.70	-64.80	-	-
STY	Salto	UY	America/Montevideo	-31.44	-57.99	m	n
STZ	Santa Terezinha	BR	America/Araguaina	-10.46	-50.52	m	y
SUA	Stuart	US	America/New_York	27.18	-80.22	s	n
SUB	Surabaya	ID	Asia/Jakarta	-7.38	112.79	l	y
SUD	Stroud	US	America/Chicago	35.79	-96.66	s	n
SUE	Sturgeon Bay	US	America/Chicago	44.84	-87.42	s	n
SUF	Lamezia Terme	IT	Europe/Rome	38.91	16.24	m	y
SUG	Surigao City	PH	Asia/Manila	9.76	125.48	m	y
SUH	Sur	OM	Asia/Muscat	22.53	59.48	c	n
SUI	Sukhumi	GE	Asia/Tbilisi	42.86	41.13	m	y
SUJ	Satu Mare	RO	Europe/Bucharest	47.70	22.89	m	y
SUL	Sui	PK	Asia/Karachi	28.65	69.18	m	n
SUM	Sumter	US	America/New_York	34.00	-80.36	s	n
SUN	Hailey	US	America/Denver	43.50	-114.30	m	y
SUO	Sunriver	US	America/Los_Angeles	43.88	-121.45	s	n
SUP	Sumenep-Madura Island	ID	Asia/Jakarta	-7.02	113.89	s	n
SUQ	Sucua	EC	America/Guayaquil	-2.48	-78.17	s	n
SUR	Summer Beaver	CA	America/Toronto	52.71	-88.54	s	y
SUS	St Louis	US	America/Chicago	38.66	-90.65	l	n
SUT	Sumbawanga	TZ	Africa/Dar_es_Salaam	-7.97	31.67	s	n
SUU	Fairfield	US	America/Los_Angeles	38.26	-121.92	m	n
SUV	Nausori	FJ	Pacific/Fiji	-18.04	178.56	m	y
SUW	Superior	US	America/Chicago	46.69	-92.09	s	n
SUX	Sioux City	US	America/Chicago	42.40	-96.38	m	y
SUY	Suntar	RU	Asia/Yakutsk	62.19	117.64	s	y
SVA	Savoonga	US	America/Anchorage	63.69	-170.49	m	y
SVB	Sambava Airport	MG	Indian/Antananarivo	-14.28	50.17	m	y
SVC	Silver City	US	America/Denver	32.64	-108.16	m	y
SVD	Argyle	VC	America/St_Vincent	13.16	-61.15	m	y
SVE	Susanville	US	America/Los_Angeles	40.38	-120.57	s	n
SVF	Save	BJ	Africa/Porto-Novo	8.02	2.46	s	n
SVG	Stavanger	NO	Europe/Oslo	58.88	5.64	l	y
SVH	Statesville	US	America/New_York	35.76	-80.95	s	n
SVI	San Vicente Del Caguan	CO	America/Bogota	2.15	-74.77	m	y
SVJ	Svolvær	NO	Europe/Oslo	68.24	14.67	m	y
SVL	Savonlinna	FI	Europe/Helsinki	61.94	28.95	m	y
SVN	Savannah	US	America/New_York	32.01	-81.15	m	n
SVO	Moscow	RU	Europe/Moscow	55.97	37.41	l	y
SVP	Kuito	AO	Africa/Luanda	-12.40	16.95	m	n
SVQ	Sevilla	ES	Europe/Madrid	37.42	-5.89	l	y
SVS	Stevens Village	US	America/Anchorage	66.02	-149.05	s	y
SVT	Savuti	BW	Africa/Gaborone	-18.52	24.08	s	n
SVU	Savusavu	FJ	Pacific/Fiji	-16.80	179.34	s	y
SVW	Sparrevohn	US	America/Anchorage	61.10	-155.57	m	n
SVX	Yekaterinburg	RU	Asia/Yekaterinburg	56.74	60.80	l	y
SVZ	San Antonio Del Tachira Airport	VE	America/Caracas	7.84	-72.44	m	y
SWA	Shantou	CN	Asia/Shanghai	23.43	116.76	l	y
SWC	Stawell Airport	AU	Australia/Melbourne	-37.07	142.74	m	n
SWD	Seward	US	America/Anchorage	60.13	-149.42	m	n
SWF	New York	US	America/New_York	41.50	-74.10	m	y
SWH	Swan Hill Airport	AU	Australia/Melbourne	-35.38	143.53	m	n
SWJ	Malekula Island	VU	Pacific/Efate	-16.49	167.45	s	n
SWN	Sahiwal	PK	Asia/Karachi	31.89	72.39	s	n
SWO	Stillwater	US	America/Chicago	36.16	-97.09	m	y
SWP	Swakopmund	NA	Africa/Windhoek	-22.66	14.57	s	n
SWQ	Sumbawa Island	ID	Asia/Makassar	-8.49	117.41	s	y
SWS	Swansea	GB	Europe/London	51.61	-4.07	m	n
SWT	Strezhevoy	RU	Asia/Krasnoyarsk	60.71	77.66	m	n
SWU	Suwon Airport	KR	Asia/Seoul	37.24	127.01	m	n
SWV	Evensk	RU	Asia/Srednekolymsk	61.92	159.23	m	n
SWW	Sweetwater	US	America/Chicago	32.47	-100.47	s	n
SWX	Shakawe	BW	Africa/Gaborone	-18.37	21.83	s	y
SWY	Sitiawan	MY	Asia/Kuala_Lumpur	4.22	100.70	s	n
SXB	Strasbourg	FR	Europe/Paris	48.54	7.63	l	y
SXE	West Sale	AU	Australia/Melbourne	-38.09	146.97	m	n
SXG	Senanga	ZM	Africa/Lusaka	-16.10	23.27	s	n
SXI	Sirri Island Airport	IR	Asia/Tehran	25.91	54.54	m	n
SXJ	Shanshan	CN	Asia/Shanghai	42.91	90.25	m	n
SXK	Saumlaki-Yamdena Island	ID	Asia/Jayapura	-7.99	131.31	s	y
SXL	Sligo	IE	Europe/Dublin	54.28	-8.60	m	n
SXM	Saint Martin	SX	America/Lower_Princes	18.04	-63.11	l	y
SXN	Sua Pan Airport	BW	Africa/Gaborone	-20.55	26.12	m	n
SXO	Sao Felix Do Araguaia	BR	America/Campo_Grande	-11.63	-50.69	s	n
SXP	Nunam Iqua	US	America/Nome	62.52	-164.85	s	y
SXQ	Soldotna	US	America/Anchorage	60.48	-151.04	m	n
SXR	Srinagar	IN	Asia/Kolkata	33.99	74.77	l	y
SXS	Sahabat	MY	Asia/Kuching	5.09	119.09	s	n
SXT	Taman Negara	MY	Asia/Kuala_Lumpur	4.33	102.39	s	n
SXV	Salem Airport	IN	Asia/Kolkata	11.78	78.07	m	n
SXX	Sao Felix Do Xingu	BR	America/Belem	-6.64	-51.99	s	n
SXY	Sidney	US	America/New_York	42.30	-75.42	s	n
SXZ	Siirt	TR	Europe/Istanbul	37.98	41.84	m	n
SYA	Shemya	US	America/Adak	52.71	174.11	m	n
SYC	Shiringayoc	PE	America/Lima	-11.88	-69.20	s	n
SYD	Sydney	AU	Australia/Sydney	-33.95	151.18	l	y
SYI	Shelbyville	US	America/Chicago	35.56	-86.44	s	n
SYJ	Sirjan Airport	IR	Asia/Tehran	29.55	55.67	m	n
SYK	Stykkishólmur	IS	Atlantic/Reykjavik	65.06	-22.79	s	n
SYM	Simao	CN	Asia/Shanghai	22.79	100.96	s	y
SYN	Stanton	US	America/Chicago	44.48	-93.02	s	n
SYO	Shonai	JP	Asia/Tokyo	38.81	139.79	m	y
SYP	Santiago	PA	America/Panama	8.09	-80.95	m	n
SYQ	San José	CR	America/Costa_Rica	9.96	-84.14	m	y
SYR	Syracuse	US	America/New_York	43.11	-76.11	l	y
SYS	Saskylakh	RU	Asia/Yakutsk	71.93	114.08	m	y
SYT	Saint-Yan	FR	Europe/Paris	46.41	4.01	m	n
SYU	Sue Islet	AU	Australia/Brisbane	-10.21	142.82	s	y
SYV	Sylvester	US	America/New_York	31.56	-83.89	s	n
SYW	Sehwan Sharif	PK	Asia/Karachi	26.47	67.72	m	n
SYX	Sanya	CN	Asia/Shanghai	18.30	109.41	l	y
SYY	Stornoway	GB	Europe/London	58.22	-6.33	m	y
SYZ	Shiraz	IR	Asia/Tehran	29.54	52.59	l	y
SZA	Soyo	AO	Africa/Luanda	-6.14	12.37	m	y
SZB	Subang	MY	Asia/Kuala_Lumpur	3.13	101.55	l	y
SZF	Samsun	TR	Europe/Istanbul	41.25	36.57	m	y
SZG	Salzburg	AT	Europe/Vienna	47.79	13.00	l	y
SZH	Shuozhou	CN	Asia/Shanghai	39.27	112.69	s	n
SZJ	Isla de la Juventud	CU	America/Havana	21.64	-82.96	m	n
SZK	Skukuza	ZA	Africa/Johannesburg	-24.96	31.59	m	n
SZL	Knob Noster	US	America/Chicago	38.73	-93.55	m	n
SZM	Sesriem Airstrip	NA	Africa/Windhoek	-24.51	15.75	s	n
SZP	Santa Paula	US	America/Los_Angeles	34.35	-119.06	s	n
SZS	Oban	NZ	Pacific/Auckland	-46.90	168.10	s	n
SZT	San Cristobal De Las Casas Airport	MX	America/Mexico_City	16.69	-92.53	m	y
SZV	Suzhou	CN	Asia/Shanghai	31.26	120.40	m	n
SZW	Schwerin Parchim Airport	DE	Europe/Berlin	53.43	11.78	m	n
SZX	Shenzhen	CN	Asia/Shanghai	22.64	113.81	l	y
SZY	Szymany	PL	Europe/Warsaw	53.48	20.94	m	y
SZZ	Goleniow	PL	Europe/Warsaw	53.58	14.90	m	y
TAB	Scarborough	TT	America/Port_of_Spain	11.15	-60.83	m	y
TAC	Tacloban City	PH	Asia/Manila	11.23	125.03	m	y
TAD	Trinidad	US	America/Denver	37.26	-104.34	s	n
TAE	Daegu	KR	Asia/Seoul	35.89	128.66	m	y
TAF	Tafaraoui Airport	DZ	Africa/Algiers	35.54	-0.53	m	n
TAG	Panglao	PH	Asia/Manila	9.57	123.77	m	y
TAH	Tanna Airport	VU	Pacific/Efate	-19.46	169.22	m	y
TAI	Ta'izz	YE	Asia/Aden	13.69	44.14	m	y
TAJ	Aitape	PG	Pacific/Port_Moresby	-3.20	142.43	s	y
TAK	Takamatsu	JP	Asia/Tokyo	34.21	134.02	m	y
TAL	Tanana	US	America/Anchorage	65.17	-152.11	s	y
TAM	Tampico	MX	America/Mexico_City	22.30	-97.87	m	y
TAN	Tangalooma Airport	AU	Australia/Brisbane	-27.13	153.36	s	n
TAO	Qingdao	CN	Asia/Shanghai	36.37	120.10	l	y
TAP	Tapachula	MX	America/Mexico_City	14.79	-92.37	m	y
TAQ	Tarcoola	AU	Australia/Adelaide	-30.70	134.58	s	n
TAR	Grottaglie	IT	Europe/Rome	40.52	17.40	m	n
TAS	Tashkent	UZ	Asia/Samarkand	41.26	69.28	l	y
TAT	Poprad	SK	Europe/Bratislava	49.07	20.24	m	y
TAU	Tauramena	CO	America/Bogota	5.01	-72.74	s	n
TAW	Tacuarembo	UY	America/Montevideo	-31.75	-55.93	s	n
TAX	Tikong-Taliabu Island	ID	Asia/Jayapura	-1.64	124.56	s	n
TAY	Tartu	EE	Europe/Tallinn	58.31	26.69	m	y
TAZ	Dashoguz	TM	Asia/Ashgabat	41.76	59.83	m	y
TBB	Tuy Hoa	VN	Asia/Ho_Chi_Minh	13.05	109.33	m	y
TBC	Tuba City	US	America/Denver	36.09	-111.38	s	n
TBF	Tabiteuea North Airport	KI	Pacific/Tarawa	-1.22	174.78	m	n
TBG	Tabubil	PG	Pacific/Port_Moresby	-5.28	141.23	s	y
TBH	Romblon	PH	Asia/Manila	12.31	122.08	m	y
TBI	Cat Island	BS	America/Nassau	24.32	-75.45	m	y
TBJ	Tabarka	TN	Africa/Tunis	36.98	8.88	m	y
TBK	Timber Creek Airport	AU	Australia/Darwin	-15.62	130.45	s	n
TBL	Tableland Homestead Airport	AU	Australia/Perth	-17.28	126.90	s	n
TBN	Fort Leonard Wood	US	America/Chicago	37.74	-92.14	m	y
TBO	Tabora	TZ	Africa/Dar_es_Salaam	-5.08	32.83	s	y
TBP	Tumbes	PE	America/Lima	-3.55	-80.38	m	y
TBR	Statesboro	US	America/New_York	32.48	-81.74	s	n
TBS	Tbilisi	GE	Asia/Tbilisi	41.67	44.95	l	y
TBT	Tabatinga	BR	America/Porto_Velho	-4.26	-69.94	m	y
TBU	Nuku'alofa	TO	Pacific/Tongatapu	-21.24	-175.15	m	y
TBW	Tambov	RU	Europe/Moscow	52.81	41.48	m	n
TBY	Tshabong	BW	Africa/Gaborone	-26.03	22.40	s	n
TBZ	Tabriz	IR	Asia/Tehran	38.13	46.23	m	y
TCA	Tennant Creek	AU	Australia/Darwin	-19.63	134.18	m	y
TCB	Treasure Cay	BS	America/Nassau	26.75	-77.39	m	y
TCC	Tucumcari	US	America/Denver	35.18	-103.60	m	n
TCE	Tulcea	RO	Europe/Bucharest	45.06	28.71	m	n
TCG	Tacheng	CN	Asia/Shanghai	46.67	83.34	s	y
TCH	Tchibanga	GA	Africa/Libreville	-2.85	11.02	s	n
TCL	Tuscaloosa	US	America/Chicago	33.22	-87.61	m	n
TCM	Tacoma	US	America/Los_Angeles	47.14	-122.48	m	n
TCN	Tehuacan Airport	MX	America/Mexico_City	18.50	-97.42	s	n
TCO	Tumaco	CO	America/Bogota	1.81	-78.75	m	y
TCP	Taba	EG	Africa/Cairo	29.59	34.78	m	y
TCQ	Tacna	PE	America/Lima	-18.05	-70.28	m	y
TCR	Tuticorin Southwest Airport	IN	Asia/Kolkata	8.72	78.03	s	y
TCS	Truth Or Consequences	US	America/Denver	33.24	-107.27	m	n
TCT	Takotna	US	America/Anchorage	62.99	-156.03	s	y
TCU	Homeward	ZA	Africa/Johannesburg	-29.32	26.82	s	n
TCV	Hog Cay	BS	America/Nassau	23.40	-75.50	-	-
TCW	Tocumwal Airport	AU	Australia/Sydney	-35.81	145.61	s	n
TCX	Tabas	IR	Asia/Tehran	33.67	56.89	m	n
TCZ	Tengchong	CN	Asia/Shanghai	24.94	98.49	m	y
TDA	Trinidad	CO	America/Bogota	5.43	-71.66	s	n
TDD	Trinidad	BO	America/La_Paz	-14.82	-64.92	m	n
TDG	Tandag Airport	PH	Asia/Manila	9.07	126.17	m	n
TDJ	Tadjoura	DJ	Africa/Djibouti	11.78	42.92	s	n
TDK	Taldy Kurgan	KZ	Asia/Almaty	45.13	78.45	m	y
TDL	Tandil	AR	America/Argentina/Buenos_Aires	-37.24	-59.23	m	n
TDN	Theda Station Airport	AU	Australia/Perth	-14.79	126.50	s	n
TDO	Toledo	US	America/Los_Angeles	46.48	-122.81	s	n
TDP	Corrientes	PE	America/Lima	-3.81	-75.04	s	n
TDR	Theodore Airport	AU	Australia/Brisbane	-24.99	150.09	s	n
TDS	Sasereme	PG	Pacific/Port_Moresby	-7.62	142.87	s	y
TDT	Welverdiend	ZA	Africa/Johannesburg	-24.53	31.30	s	n
TDV	Tanandava	MG	Indian/Antananarivo	-21.70	43.73	s	n
TDW	Amarillo	US	America/Chicago	35.17	-101.83	s	n
TDX	Trat Airport	TH	Asia/Bangkok	12.27	102.32	m	y
TDZ	Toledo	US	America/New_York	41.56	-83.48	s	n
TEA	Tela	HN	America/Tegucigalpa	15.78	-87.48	m	n
TEB	Teterboro	US	America/New_York	40.85	-74.06	l	y
TEC	Telemaco Borba	BR	America/Sao_Paulo	-24.32	-50.65	m	n
TED	Thisted	DK	Europe/Copenhagen	57.07	8.71	m	n
TEE	Tebessi	DZ	Africa/Algiers	35.43	8.12	m	y
TEF	Telfer Airport	AU	Australia/Perth	-21.71	122.23	m	n
TEG	Tenkodogo	BF	Africa/Ouagadougou	11.80	-0.37	s	n
TEH	Tetlin	US	America/Anchorage	63.12	-142.52	s	n
TEI	Tezu	IN	Asia/Kolkata	27.94	96.13	s	n
TEK	Tatitlek	US	America/Anchorage	60.87	-146.69	s	y
TEL	Telupid	MY	Asia/Kuching	5.63	117.13	s	n
TEM	Temora Airport	AU	Australia/Sydney	-34.42	147.51	m	n
TEN	Tongren Fenghuang Airport	CN	Asia/Shanghai	27.88	109.31	m	y
TEQ	Corlu	TR	Europe/Istanbul	41.14	27.92	m	y
TER	Lajes	PT	Atlantic/Azores	38.76	-27.09	m	y
TES	Teseney	ER	Africa/Asmara	15.12	36.68	s	n
TET	Tete	MZ	Africa/Maputo	-16.10	33.64	m	y
TEU	Manapouri Airport	NZ	Pacific/Auckland	-45.53	167.65	m	n
TEV	Teruel	ES	Europe/Madrid	40.41	-1.22	m	n
TEX	Telluride	US	America/Denver	37.95	-107.91	m	y
TEY	Þingeyri	IS	Atlantic/Reykjavik	65.87	-23.56	s	n
TEZ	Tezpur Airport	IN	Asia/Kolkata	26.71	92.78	m	y
TFF	Tefe	BR	America/Boa_Vista	-3.38	-64.72	m	y
TFI	Tufi	PG	Pacific/Port_Moresby	-9.08	149.32	s	y
TFL	Teofilo Otoni	BR	America/Sao_Paulo	-17.89	-41.51	s	n
TFM	Telefomin	PG	Pacific/Port_Moresby	-5.13	141.64	s	n
TFN	Tenerife Island	ES	Atlantic/Canary	28.48	-16.34	l	y
TFS	Tenerife Island	ES	Atlantic/Canary	28.04	-16.57	l	y
TFT	Taftan	PK	Asia/Karachi	28.96	61.60	s	n
TFU	Tianfu	CN	Asia/Shanghai	30.29	104.44	l	y
TGA	Tengah Air Base	SG	Asia/Singapore	1.39	103.71	m	n
TGC	Tanjung Manis	MY	Asia/Kuching	2.18	111.20	s	n
TGD	Podgorica	ME	Europe/Podgorica	42.36	19.25	l	y
TGG	Kuala Terengganu	MY	Asia/Kuala_Lumpur	5.38	103.10	m	y
TGH	Tongoa Island	VU	Pacific/Efate	-16.89	168.55	s	y
TGI	Tingo Maria	PE	America/Lima	-9.13	-75.95	s	n
TGJ	Tiga	NC	Pacific/Noumea	-21.10	167.80	m	y
TGK	Taganrog	RU	Europe/Moscow	47.20	38.85	m	y
TGM	Targu Mures	RO	Europe/Bucharest	46.47	24.41	m	y
TGN	Latrobe Valley Airport	AU	Australia/Melbourne	-38.21	146.47	m	n
TGO	Tongliao	CN	Asia/Shanghai	43.56	122.20	m	y
TGP	Bor	RU	Asia/Krasnoyarsk	61.59	89.99	m	n
TGQ	Tangara Da Serra	BR	America/Cuiaba	-14.66	-57.44	s	y
TGR	Touggourt	DZ	Africa/Algiers	33.07	6.09	m	y
TGT	Tanga	TZ	Africa/Dar_es_Salaam	-5.09	39.07	m	y
TGU	Tegucigalpa	HN	America/Tegucigalpa	14.06	-87.22	m	y
TGZ	Tuxtla Gutierrez	MX	America/Mexico_City	16.56	-93.02	l	y
THA	Tullahoma	US	America/Chicago	35.38	-86.25	s	n
THB	Thaba-Tseka	LS	Africa/Maseru	-29.52	28.62	s	n
THC	Tchien	LR	Africa/Monrovia	6.05	-8.14	s	n
THD	Thanh Hóa	VN	Asia/Ho_Chi_Minh	19.90	105.47	s	y
THE	Teresina	BR	America/Fortaleza	-5.06	-42.82	m	y
THI	Tichitt	MR	Africa/Nouakchott	18.45	-9.52	s	n
THK	Thakhek	LA	Asia/Bangkok	17.40	104.80	s	n
THL	Tachileik	MM	Asia/Yangon	20.48	99.94	m	y
THM	Thompson Falls	US	America/Denver	47.57	-115.28	s	n
THN	Trollhattan	SE	Europe/Stockholm	58.32	12.35	m	y
THO	Þórshöfn	IS	Atlantic/Reykjavik	66.22	-15.34	s	y
THP	Thermopolis	US	America/Denver	43.71	-108.39	s	n
THQ	Tianshui	CN	Asia/Shanghai	34.56	105.86	m	y
THR	Tehran	IR	Asia/Tehran	35.69	51.31	l	y
THS	Sukhothai Airport	TH	Asia/Bangkok	17.24	99.82	m	y
THT	Tamchakett	MR	Africa/Nouakchott	17.23	-10.82	s	n
THU	Thule	GL	America/Thule	76.53	-68.70	m	y
THV	York	US	America/New_York	39.92	-76.87	s	n
THX	Turukhansk	RU	Asia/Krasnoyarsk	65.80	87.94	s	y
THY	Thohoyandou	ZA	Africa/Johannesburg	-23.08	30.38	s	n
THZ	Tahoua	NE	Africa/Niamey	14.88	5.27	m	n
TIA	Tirana	AL	Europe/Tirane	41.41	19.72	l	y
TIB	Tibu	CO	America/Bogota	8.63	-72.73	s	n
TID	Tiaret	DZ	Africa/Algiers	35.34	1.46	m	n
TIE	Tippi	ET	Africa/Addis_Ababa	7.20	35.41	s	y
TIF	Taif Airport	SA	Asia/Riyadh	21.48	40.54	m	y
TIH	Tikehau Airport	PF	Pacific/Tahiti	-15.12	-148.23	m	y
TII	Tarin Kowt	AF	Asia/Kabul	32.60	65.87	s	n
TIJ	Tijuana	MX	America/Tijuana	32.54	-116.97	l	y
TIK	Oklahoma City	US	America/Chicago	35.41	-97.39	m	n
TIM	Timika-Papua Island	ID	Asia/Jayapura	-4.53	136.89	m	y
TIN	Tindouf	DZ	Africa/Algiers	27.70	-8.17	m	y
TIO	Tilin	MM	Asia/Yangon	21.70	94.10	s	n
TIP	Tripoli	LY	Africa/Tripoli	32.66	13.16	c	n
TIQ	Tinian Island	MP	Pacific/Saipan	15.00	145.62	m	y
TIR	Tirupati	IN	Asia/Kolkata	13.63	79.54	s	y
TIU	Timaru Airport	NZ	Pacific/Auckland	-44.30	171.23	m	y
TIV	Tivat	ME	Europe/Podgorica	42.40	18.72	m	y
TIW	Tacoma	US	America/Los_Angeles	47.27	-122.58	m	y
TIX	Titusville	US	America/New_York	28.51	-80.80	m	n
TIY	Tidjikja	MR	Africa/Nouakchott	18.57	-11.42	s	n
TIZ	Tari	PG	Pacific/Port_Moresby	-5.84	142.95	s	y
TJA	Tarija	BO	America/La_Paz	-21.56	-64.70	m	y
TJB	Karinmunbesar Island	ID	Asia/Jakarta	1.05	103.38	s	n
TJG	Tanta-Tabalong, Borneo Island	ID	Asia/Makassar	-2.22	115.44	m	y
TJH	Tajima	JP	Asia/Tokyo	35.51	134.79	m	y
TJI	Trujillo	HN	America/Tegucigalpa	15.93	-85.94	m	n
TJK	Tokat	TR	Europe/Istanbul	40.31	36.37	m	y
TJL	Tres Lagoas	BR	America/Campo_Grande	-20.75	-51.68	s	y
TJM	Tyumen	RU	Asia/Yekaterinburg	57.19	65.32	l	y
TJN	Takume	PF	Pacific/Tahiti	-15.85	-142.27	m	y
TJQ	Tanjung Pandan, Belitung Island	ID	Asia/Jakarta	-2.75	107.75	s	y
TJS	Tanjung Selor, Borneo Island	ID	Asia/Makassar	2.84	117.37	s	y
TJU	Kulyab	TJ	Asia/Dushanbe	37.99	69.81	m	y
TJV	Thanjavur	IN	Asia/Kolkata	10.72	79.10	s	n
TKA	Talkeetna	US	America/Anchorage	62.32	-150.09	m	n
TKC	Tiko	CM	Africa/Douala	4.09	9.36	m	n
TKD	Sekondi-Takoradi	GH	Africa/Accra	4.90	-1.77	m	y
TKF	Truckee	US	America/Los_Angeles	39.32	-120.14	m	y
TKG	Bandar Lampung, Sumatra Island	ID	Asia/Jakarta	-5.24	105.18	m	y
TKH	Takhli Airport	TH	Asia/Bangkok	15.28	100.30	m	n
TKJ	Tok	US	America/Anchorage	63.33	-142.95	s	y
TKK	Weno Island	FM	Pacific/Chuuk	7.46	151.84	m	y
TKN	Tokunoshima	JP	Asia/Tokyo	27.84	128.88	m	y
TKO	Tlokoeng	LS	Africa/Maseru	-29.23	28.88	s	n
TKP	Takapoto Airport	PF	Pacific/Tahiti	-14.71	-145.25	m	y
TKQ	Kigoma	TZ	Africa/Dar_es_Salaam	-4.89	29.67	s	y
TKS	Tokushima	JP	Asia/Tokyo	34.13	134.61	m	y
TKT	Tak Airport	TH	Asia/Bangkok	16.90	99.25	m	n
TKU	Turku	FI	Europe/Helsinki	60.51	22.26	m	y
TKV	Tatakoto	PF	Pacific/Tahiti	-17.36	-138.45	s	y
TKW	Tekin	PG	Pacific/Port_Moresby	-5.24	142.17	s	n
TKX	Takaroa Airport	PF	Pacific/Tahiti	-14.46	-145.02	m	y
TKY	Turkey Creek	AU	Australia/Perth	-17.04	128.21	s	n
TKZ	Tokoroa	NZ	Pacific/Auckland	-38.24	175.89	s	n
TLA	Teller	US	America/Anchorage	65.24	-166.34	s	y
TLB	Tarbela	PK	Asia/Karachi	33.99	72.61	s	n
TLC	Toluca	MX	America/Mexico_City	19.34	-99.57	m	y
TLD	Tuli Lodge	BW	Africa/Gaborone	-22.19	29.13	s	y
TLE	Toliara Airport	MG	Indian/Antananarivo	-23.38	43.73	m	y
TLF	Telida	US	America/Anchorage	63.38	-153.28	s	n
TLH	Tallahassee	US	America/New_York	30.40	-84.35	l	y
TLI	Toli Toli-Celebes Island	ID	Asia/Makassar	-1.03	120.82	s	y
TLJ	Takotna	US	America/Anchorage	62.89	-155.98	m	n
TLK	Lenskiy Ulus	RU	Asia/Yakutsk	59.88	111.05	s	n
TLL	Tallinn	EE	Europe/Tallinn	59.41	24.83	l	y
TLM	Tlemcen	DZ	Africa/Algiers	35.02	-1.45	m	y
TLN	Toulon	FR	Europe/Paris	43.10	6.15	m	y
TLQ	Turpan	CN	Asia/Shanghai	43.03	89.10	m	y
TLR	Tulare	US	America/Los_Angeles	36.16	-119.33	s	n
TLS	Toulouse	FR	Europe/Paris	43.63	1.36	l	y
TLT	Tuluksak	US	America/Anchorage	61.09	-160.92	s	y
TLU	Tolu	CO	America/Bogota	9.51	-75.59	s	y
TLV	Tel Aviv	IL	Asia/Jerusalem	32.01	34.89	l	y
TLX	Talca	CL	America/Santiago	-35.38	-71.60	m	n
TLY	Plastun	RU	Asia/Vladivostok	44.81	136.29	s	y
TLZ	Catalao	BR	America/Sao_Paulo	-18.22	-47.90	s	n
TMA	Tifton	US	America/New_York	31.43	-83.49	s	n
TMB	Miami	US	America/New_York	25.65	-80.43	m	n
TMC	Waikabubak-Sumba Island	ID	Asia/Makassar	-9.41	119.24	s	y
TMD	Timbedra	MR	Africa/Nouakchott	16.23	-8.17	s	n
TME	Tame	CO	America/Bogota	6.45	-71.76	m	y
TMF	Thimarafushi	MV	Indian/Maldives	2.21	73.15	s	y
TMG	Tomanggong	MY	Asia/Kuala_Lumpur	5.40	118.65	s	y
TMH	Tanah Merah-Papua Island	ID	Asia/Jayapura	-6.10	140.30	m	y
TMI	Tumling Tar	NP	Asia/Kathmandu	27.32	87.19	s	y
TMJ	Termez	UZ	Asia/Samarkand	37.29	67.31	m	y
TML	Tamale	GH	Africa/Accra	9.56	-0.86	m	y
TMM	Toamasina Airport	MG	Indian/Antananarivo	-18.11	49.39	m	y
TMN	Tamana Island	KI	Pacific/Tarawa	-2.49	175.97	s	n
TMO	Tumeremo Airport	VE	America/Caracas	7.25	-61.43	m	n
TMP	Tampere	FI	Europe/Helsinki	61.41	23.60	m	y
TMQ	Tambao	BF	Africa/Ouagadougou	14.80	0.05	s	n
TMR	Tamanrasset	DZ	Africa/Algiers	22.81	5.45	m	y
TMS	Sao Tome	ST	Africa/Sao_Tome	0.38	6.71	l	y
TMT	Oriximina	BR	America/Belem	-1.49	-56.40	m	y
TMU	Nicoya	CR	America/Costa_Rica	9.74	-85.01	s	n
TMW	Tamworth	AU	Australia/Sydney	-31.08	150.85	m	y
TMX	Timimoun	DZ	Africa/Algiers	29.24	0.28	m	y
TMZ	Thames Aerodrome	NZ	Pacific/Auckland	-37.16	175.55	s	n
TNA	Jinan	CN	Asia/Shanghai	36.86	117.22	l	y
TNB	Tanah Grogot, Borneo Island	ID	Asia/Makassar	-1.91	116.20	s	n
TNC	Tin City	US	America/Nome	65.56	-167.92	s	y
TND	Trinidad	CU	America/Havana	21.79	-80.00	m	y
TNE	New Tanegashima Airport	JP	Asia/Tokyo	30.61	130.99	m	y
TNF	Toussus-le-Noble	FR	Europe/Paris	48.75	2.11	m	n
TNG	Tangier	MA	Africa/Casablanca	35.73	-5.92	l	y
TNH	Tonghua	CN	Asia/Shanghai	42.25	125.70	m	y
TNI	Satna Airport	IN	Asia/Kolkata	24.56	80.85	s	n
TNJ	Tanjung Pinang-Bintan Island	ID	Asia/Jakarta	0.92	104.53	s	y
TNK	Tununak	US	America/Nome	60.57	-165.25	s	y
TNL	Ternopil	UA	Europe/Kyiv	49.52	25.70	s	n
TNM	Isla Rey Jorge	AQ	Antarctica/Palmer	-62.19	-58.99	s	y
TNN	Tainan City	TW	Asia/Taipei	22.95	120.21	m	y
TNO	Santa Cruz	CR	America/Costa_Rica	10.31	-85.82	s	n
TNP	Twentynine Palms	US	America/Los_Angeles	34.13	-115.95	s	n
TNR	Antananarivo	MG	Indian/Antananarivo	-18.80	47.48	l	y
TNT	Miami	US	America/New_York	25.86	-80.90	s	n
TNU	Newton	US	America/Chicago	41.67	-93.02	s	n
TNV	Tabuaeran Island	KI	Pacific/Kiritimati	3.90	-159.39	s	n
TNZ	Tosontsengel	MN	Asia/Ulaanbaatar	48.74	98.29	s	n
TOA	Torrance	US	America/Los_Angeles	33.80	-118.34	s	n
TOB	Tobruk	LY	Africa/Tripoli	31.86	23.91	s	y
TOC	Toccoa	US	America/New_York	34.59	-83.30	s	n
TOD	Pulau Tioman	MY	Asia/Kuala_Lumpur	2.82	104.16	m	y
TOE	Tozeur	TN	Africa/Tunis	33.94	8.11	m	y
TOF	Tomsk	RU	Asia/Tomsk	56.38	85.21	m	y
TOG	Togiak Village	US	America/Anchorage	59.05	-160.40	s	y
TOH	Loh	VU	Pacific/Efate	-13.33	166.64	s	n
TOI	Troy	US	America/Chicago	31.86	-86.01	m	n
TOJ	Madrid	ES	Europe/Madrid	40.50	-3.45	m	n
TOL	Toledo	US	America/New_York	41.59	-83.81	m	y
TOM	Timbuktu	ML	Africa/Bamako	16.73	-3.01	m	y
TOO	Coto Brus	CR	America/Costa_Rica	8.83	-82.96	s	n
TOP	Topeka	US	America/Chicago	39.07	-95.62	m	n
TOQ	Tocopilla	CL	America/Santiago	-22.14	-70.06	m	n
TOR	Torrington	US	America/Denver	42.06	-104.15	s	n
TOS	Tromsø	NO	Europe/Oslo	69.68	18.92	l	y
TOT	Totness	SR	America/Paramaribo	5.87	-56.33	s	n
TOU	Touho	NC	Pacific/Noumea	-20.79	165.26	m	y
TOW	Toledo	BR	America/Sao_Paulo	-24.69	-53.70	s	y
TOX	Tobolsk	RU	Asia/Yekaterinburg	58.14	68.23	s	n
TOY	Toyama	JP	Asia/Tokyo	36.65	137.19	m	y
TPA	Tampa	US	America/New_York	27.98	-82.53	l	y
TPC	Tarapoa	EC	America/Guayaquil	-0.12	-76.34	m	n
TPE	Taipei	TW	Asia/Taipei	25.08	121.23	l	y
TPF	Tampa	US	America/New_York	27.92	-82.45	s	n
TPG	Taiping	MY	Asia/Kuala_Lumpur	4.87	100.72	s	n
TPH	Tonopah	US	America/Los_Angeles	38.06	-117.09	m	n
TPI	Tapini	PG	Pacific/Port_Moresby	-8.36	146.99	s	y
TPJ	Taplejung	NP	Asia/Kathmandu	27.35	87.70	m	y
TPK	Tapak Tuan, Sumatra Island	ID	Asia/Jakarta	3.26	97.18	s	n
TPL	Temple	US	America/Chicago	31.15	-97.41	m	n
TPN	Tiputini	EC	America/Guayaquil	-0.78	-75.53	s	n
TPP	Tarapoto	PE	America/Lima	-6.51	-76.37	m	y
TPQ	Tepic	MX	America/Mazatlan	21.42	-104.84	m	y
TPR	Tom Price	AU	Australia/Perth	-22.75	117.87	s	n
TPS	Trapani	IT	Europe/Rome	37.91	12.49	m	y
TPU	Tikapur	NP	Asia/Kathmandu	28.52	81.15	s	n
TQD	Al Habbaniyah	IQ	Asia/Baghdad	33.34	43.60	m	n
TQL	Tarko-Sale	RU	Asia/Yekaterinburg	64.93	77.82	s	n
TQN	Taloqan	AF	Asia/Kabul	36.77	69.53	s	n
TQO	Tulum	MX	America/Cancun	20.17	-87.67	m	y
TQP	Trepell Airport	AU	Australia/Brisbane	-21.84	140.89	s	n
TQQ	Waha-Tomea Island	ID	Asia/Makassar	-5.76	123.92	s	n
TQS	Tres Esquinas	CO	America/Bogota	0.75	-75.23	m	n
TRA	Tarama Airport	JP	Asia/Tokyo	24.65	124.67	m	y
TRB	Turbo	CO	America/Bogota	8.07	-76.74	h	n
TRC	Torreon	MX	America/Mexico_City	25.57	-103.41	m	y
TRD	Trondheim	NO	Europe/Oslo	63.46	10.92	l	y
TRE	Balemartine	GB	Europe/London	56.50	-6.87	m	y
TRF	Torp	NO	Europe/Oslo	59.19	10.26	l	y
TRG	Tauranga	NZ	Pacific/Auckland	-37.67	176.20	m	y
TRH	Trona	US	America/Los_Angeles	35.81	-117.33	s	n
TRI	Bristol	US	America/New_York	36.48	-82.41	m	y
TRK	Tarakan Island	ID	Asia/Makassar	3.33	117.57	m	y
TRL	Terrell	US	America/Chicago	32.71	-96.27	s	n
TRM	Palm Springs	US	America/Los_Angeles	33.63	-116.16	m	n
TRN	Torino	IT	Europe/Rome	45.20	7.65	l	y
TRO	Taree	AU	Australia/Sydney	-31.89	152.51	m	n
TRQ	Tarauaca	BR	America/Rio_Branco	-8.16	-70.78	m	n
TRR	Trincomalee	LK	Asia/Colombo	8.54	81.18	m	y
TRS	Trieste	IT	Europe/Rome	45.83	13.47	m	y
TRU	Trujillo	PE	America/Lima	-8.08	-79.11	m	y
TRV	Trivandrum	IN	Asia/Kolkata	8.48	76.92	l	y
TRW	Tarawa	KI	Pacific/Tarawa	1.38	173.15	m	y
TRX	Trenton	US	America/Chicago	40.08	-93.59	s	n
TRY	Tororo	UG	Africa/Kampala	0.68	34.17	s	n
TRZ	Tiruchirappally	IN	Asia/Kolkata	10.77	78.71	m	y
TSA	Taipei City	TW	Asia/Taipei	25.07	121.55	l	y
TSB	Tsumeb	NA	Africa/Windhoek	-19.26	17.73	m	n
TSC	Taisha	EC	America/Guayaquil	-2.38	-77.50	s	n
TSF	Treviso	IT	Europe/Rome	45.65	12.19	m	y
TSG	Tanacross	US	America/Anchorage	63.37	-143.33	s	n
TSH	Tshikapa	CD	Africa/Lubumbashi	-6.44	20.79	s	n
TSJ	Tsushima	JP	Asia/Tokyo	34.28	129.33	m	y
TSL	Tamuin Airport	MX	America/Mexico_City	22.04	-98.81	s	n
TSM	Taos	US	America/Denver	36.45	-105.67	m	y
TSN	Tianjin	CN	Asia/Shanghai	39.12	117.35	l	y
TSP	Tehachapi	US	America/Los_Angeles	35.13	-118.44	s	n
TSQ	Torres	BR	America/Sao_Paulo	-29.41	-49.81	s	n
TSR	Timisoara	RO	Europe/Bucharest	45.81	21.34	m	y
TST	Trang Airport	TH	Asia/Bangkok	7.51	99.62	m	y
TSU	Tabiteuea South	KI	Pacific/Tarawa	-1.47	175.06	s	n
TSV	Townsville	AU	Australia/Brisbane	-19.25	146.76	l	y
TSX	Santan, Borneo Island	ID	Asia/Makassar	-0.09	117.45	m	y
TSY	Tasikmalaya, Java Island	ID	Asia/Jakarta	-7.35	108.25	s	n
TTA	Tan Tan	MA	Africa/Casablanca	28.45	-11.16	m	y
TTB	Arbatax	IT	Europe/Rome	39.92	9.68	s	n
TTC	Taltal	CL	America/Santiago	-25.56	-70.38	m	n
TTD	Portland	US	America/Los_Angeles	45.55	-122.40	m	n
TTE	Sango-Ternate Island	ID	Asia/Jayapura	0.83	127.38	m	y
TTG	Tartagal	AR	America/Argentina/Salta	-22.62	-63.79	m	n
TTH	Thumrait	OM	Asia/Muscat	17.67	54.02	m	n
TTI	Tetiaroa	PF	Pacific/Tahiti	-17.01	-149.59	s	n
TTJ	Tottori	JP	Asia/Tokyo	35.53	134.17	m	y
TTN	Trenton	US	America/New_York	40.28	-74.81	m	y
TTO	Britton	US	America/Chicago	45.82	-97.74	s	n
TTQ	Roxana	CR	America/Costa_Rica	10.57	-83.51	s	n
TTS	Tsaratanana	MG	Indian/Antananarivo	-16.75	47.62	s	y
TTT	Taitung City	TW	Asia/Taipei	22.75	121.10	m	y
TTU	Saniat Rmel Airport	MA	Africa/Casablanca	35.59	-5.32	m	y
TTX	Truscott Mungalalu Airport	AU	Australia/Perth	-14.09	126.38	s	n
TUA	Tulcan	EC	America/Guayaquil	0.81	-77.71	m	y
TUB	Tubuai Airport	PF	Pacific/Tahiti	-23.37	-149.52	m	y
TUC	San Miguel de Tucuman	AR	America/Argentina/Tucuman	-26.84	-65.10	m	y
TUD	Tambacounda	SN	Africa/Dakar	13.74	-13.65	m	n
TUF	Tours	FR	Europe/Paris	47.43	0.73	m	y
TUG	Tuguegarao City	PH	Asia/Manila	17.64	121.73	m	y
TUI	Turaif Domestic Airport	SA	Asia/Riyadh	31.69	38.73	m	y
TUJ	Maji	ET	Africa/Addis_Ababa	5.83	35.53	m	y
TUK	Turbat	PK	Asia/Karachi	25.99	63.03	m	y
TUL	Tulsa	US	America/Chicago	36.20	-95.89	l	y
TUM	Tumut Airport	AU	Australia/Sydney	-35.26	148.24	m	n
TUN	Tunis	TN	Africa/Tunis	36.85	10.23	l	y
TUO	Taupo	NZ	Pacific/Auckland	-38.74	176.08	m	y
TUP	Tupelo	US	America/Chicago	34.27	-88.77	m	y
TUQ	Tougan	BF	Africa/Ouagadougou	13.07	-3.07	s	n
TUR	Tucurui	BR	America/Belem	-3.79	-49.72	m	y
TUS	Tucson	US	America/Phoenix	32.12	-110.94	l	y
TUU	Tabuk Airport	SA	Asia/Riyadh	28.37	36.62	m	y
TUV	Tucupita	VE	America/Caracas	9.09	-62.09	m	n
TVA	Morafenobe	MG	Indian/Antananarivo	-17.85	44.92	s	n
TVC	Traverse City	US	America/New_York	44.74	-85.58	m	y
TVF	Thief River Falls	US	America/Chicago	48.07	-96.18	m	y
TVI	Thomasville	US	America/New_York	30.90	-83.88	s	n
TVL	South Lake Tahoe	US	America/Los_Angeles	38.89	-120.00	m	n
TVS	Tangshan	CN	Asia/Shanghai	39.72	118.00	s	y
TVU	Matei	FJ	Pacific/Fiji	-16.69	-179.88	s	y
TVY	Dawei	MM	Asia/Yangon	14.10	98.20	m	y
TWA	Twin Hills	US	America/Anchorage	59.07	-160.28	s	y
TWB	Toowoomba Airport	AU	Australia/Brisbane	-27.54	151.92	s	n
TWC	Tumxuk	CN	Asia/Shanghai	39.89	79.23	s	n
TWD	Port Townsend	US	America/Los_Angeles	48.05	-122.81	s	n
TWE	Taylor	US	America/Nome	65.68	-164.80	s	n
TWF	Twin Falls	US	America/Boise	42.48	-114.49	m	y
TWU	Tawau	MY	Asia/Kuala_Lumpur	4.32	118.13	m	y
TWZ	Twitzel	NZ	Pacific/Auckland	-44.23	170.12	m	n
TXF	Teixeira De Freitas	BR	America/Bahia	-17.52	-39.67	s	n
TXG	Taichung City	TW	Asia/Taipei	24.19	120.65	c	n
TXK	Texarkana	US	America/Chicago	33.45	-93.99	m	y
TXL	Berlin	DE	Europe/Berlin	52.56	13.29	c	n
TXM	Atinjoe-Papua Island	ID	Asia/Jayapura	-1.44	132.02	s	n
TXN	Huangshan	CN	Asia/Shanghai	29.73	118.26	m	y
TXU	Tabou	CI	Africa/Abidjan	4.44	-7.36	s	n
TYB	Tibooburra Airport	AU	Australia/Sydney	-29.45	142.06	m	n
TYD	Tynda	RU	Asia/Yakutsk	55.28	124.78	s	n
TYE	Tyonek	US	America/Anchorage	61.08	-151.14	s	n
TYF	Torsby Airport	SE	Europe/Stockholm	60.16	12.99	m	y
TYG	Thylungra Airport	AU	Australia/Brisbane	-26.08	143.47	s	n
TYL	Capitan Montes Airport	PE	America/Lima	-4.58	-81.25	m	y
TYM	Staniel Cay Airport	BS	America/Nassau	24.17	-76.44	m	n
TYN	Taiyuan	CN	Asia/Shanghai	37.75	112.63	l	y
TYP	Tobermorey	AU	Australia/Darwin	-22.26	137.95	s	n
TYR	Tyler	US	America/Chicago	32.35	-95.40	m	y
TYS	Knoxville	US	America/New_York	35.81	-83.99	l	y
TYT	Treinta y Tres	UY	America/Montevideo	-33.20	-54.35	s	n
TYZ	Taylor	US	America/Phoenix	34.45	-110.12	s	n
TZC	Caro	US	America/Detroit	43.46	-83.45	s	n
TZL	Tuzla	BA	Europe/Sarajevo	44.46	18.72	m	y
TZR	Taszar	HU	Europe/Budapest	46.39	17.92	s	n
TZX	Trabzon	TR	Europe/Istanbul	41.00	39.79	l	y
UAB	Adana	TR	Europe/Istanbul	37.00	35.43	m	n
UAH	Ua Huka	PF	Pacific/Marquesas	-8.94	-139.55	s	y
UAI	Suai	TL	Asia/Dili	-9.30	125.29	m	n
UAK	Narsarsuaq	GL	America/Nuuk	61.16	-45.43	m	y
UAL	Luau	AO	Africa/Luanda	-10.72	22.23	s	n
UAM	Yigo	GU	Pacific/Guam	13.58	144.93	m	n
UAP	Ua Pou	PF	Pacific/Marquesas	-9.35	-140.08	s	y
UAQ	San Juan	AR	America/Argentina/San_Juan	-31.57	-68.42	m	y
UAR	Bouarfa	MA	Africa/Casablanca	32.51	-1.98	m	n
UAS	Samburu South	KE	Africa/Nairobi	0.53	37.53	s	n
UBA	Uberaba	BR	America/Sao_Paulo	-19.76	-47.97	m	y
UBB	Mabuiag Island	AU	Australia/Brisbane	-9.95	142.18	s	y
UBJ	Ube	JP	Asia/Tokyo	33.93	131.28	m	y
UBN	Ulaanbaatar	MN	Asia/Ulaanbaatar	47.65	106.82	l	y
UBP	Ubon Ratchathani	TH	Asia/Bangkok	15.25	104.87	m	y
UBR	Ubrub-Papua Island	ID	Asia/Jayapura	-3.67	140.85	s	n
UBS	Columbus	US	America/Chicago	33.47	-88.38	s	n
UBT	Ubatuba	BR	America/Sao_Paulo	-23.44	-45.08	s	n
UBU	Kalumburu Airport	AU	Australia/Perth	-14.29	126.63	s	n
UCB	Ulanqab	CN	Asia/Shanghai	41.13	113.11	m	y
UCE	Eunice	US	America/Chicago	30.47	-92.42	s	n
UCK	Lutsk	UA	Europe/Kyiv	50.68	25.49	s	n
UCN	Buchanan	LR	Africa/Monrovia	5.17	-9.28	s	n
UCT	Ukhta	RU	Europe/Moscow	63.57	53.80	m	y
UCY	Union City	US	America/Chicago	36.38	-88.99	s	n
UCZ	Uchiza	PE	America/Lima	-8.47	-76.35	s	n
UDA	Undara Airport	AU	Australia/Brisbane	-18.20	144.60	s	n
UDD	Palm Springs	US	America/Los_Angeles	33.75	-116.27	s	n
UDE	Uden	NL	Europe/Amsterdam	51.66	5.71	m	n
UDI	Uberlandia	BR	America/Sao_Paulo	-18.88	-48.23	m	y
UDJ	Uzhhorod	UA	Europe/Uzhgorod	48.63	22.26	m	y
UDR	Udaipur	IN	Asia/Kolkata	24.62	73.90	m	y
UEE	Queenstown Airport	AU	Australia/Hobart	-42.08	145.53	s	n
UEL	Quelimane	MZ	Africa/Maputo	-17.86	36.87	m	y
UEN	Urengoy	RU	Asia/Yekaterinburg	65.96	78.44	s	n
UEO	Kumejima Airport	JP	Asia/Tokyo	26.36	126.71	m	y
UES	Waukesha	US	America/Chicago	43.04	-88.24	s	n
UET	Quetta	PK	Asia/Karachi	30.25	66.94	m	y
UFA	Ufa	RU	Asia/Yekaterinburg	54.56	55.87	l	y
UGA	Bulgan	MN	Asia/Ulaanbaatar	48.85	103.48	m	y
UGB	Pilot Point	US	America/Anchorage	57.43	-157.74	s	n
UGC	Urgench	UZ	Asia/Samarkand	41.58	60.64	m	y
UGL	Antartica	AQ	Antarctica/Palmer	-79.78	-83.32	s	n
UGN	Chicago	US	America/Chicago	42.42	-87.87	s	n
UGO	Uige	AO	Africa/Luanda	-7.60	15.03	m	n
UGS	Ugashik	US	America/Anchorage	57.52	-157.40	s	n
UGT	Umnugobitour	MN	Asia/Ulaanbaatar	43.75	104.11	s	n
UHE	Uherske Hradiste	CZ	Europe/Prague	49.03	17.44	m	n
UIB	Quibdo	CO	America/Bogota	5.69	-76.64	m	y
UIH	Quy Nohn	VN	Asia/Ho_Chi_Minh	13.96	109.04	m	y
UII	Utila Island	HN	America/Tegucigalpa	16.11	-86.88	s	y
UIK	Ust-Ilimsk	RU	Asia/Irkutsk	58.14	102.56	s	n
UIL	Quillayute	US	America/Los_Angeles	47.94	-124.56	s	n
UIN	Quincy	US	America/Chicago	39.94	-91.19	m	y
UIO	Quito	EC	America/Guayaquil	-0.13	-78.36	l	y
UIP	Quimper	FR	Europe/Paris	47.98	-4.17	m	n
UIQ	Quion Hill	VU	Pacific/Efate	-17.54	168.44	c	n
UIR	Quirindi Airport	AU	Australia/Sydney	-31.49	150.51	s	n
UKA	Ukunda	KE	Africa/Nairobi	-4.29	39.57	s	n
UKB	Kobe	JP	Asia/Tokyo	34.63	135.22	l	y
UKG	Ust-Kuyga	RU	Asia/Vladivostok	70.01	135.65	s	y
UKI	Ukiah	US	America/Los_Angeles	39.13	-123.20	m	n
UKK	Ust Kamenogorsk	KZ	Asia/Almaty	50.04	82.49	m	y
UKN	Waukon	US	America/Chicago	43.28	-91.47	s	n
UKS	Sevastopol	UA	Europe/Simferopol	44.69	33.57	m	n
UKT	Quakertown	US	America/New_York	40.44	-75.38	s	n
UKU	Nuku	PG	Pacific/Port_Moresby	-3.68	142.48	s	n
UKX	Ust-Kut	RU	Asia/Irkutsk	56.86	105.73	m	y
ULA	San Julian	AR	America/Argentina/Rio_Gallegos	-49.31	-67.80	m	n
ULB	Ambryn Island	VU	Pacific/Efate	-16.33	168.30	s	n
ULD	Ulundi	ZA	Africa/Johannesburg	-28.32	31.42	m	n
ULG	Ulgii Mongolei Airport	MN	Asia/Hovd	48.99	89.92	s	y
ULK	Lensk	RU	Asia/Yakutsk	60.72	114.83	m	y
ULM	New Ulm	US	America/Chicago	44.32	-94.50	s	n
ULN	Ulan Bator	MN	Asia/Ulaanbaatar	47.84	106.77	m	n
ULO	Ulaangom Airport	MN	Asia/Hovd	49.97	92.08	s	y
ULP	Quilpie Airport	AU	Australia/Brisbane	-26.61	144.25	m	y
ULQ	Tulua	CO	America/Bogota	4.09	-76.24	m	n
ULU	Gulu	UG	Africa/Kampala	2.81	32.27	m	y
ULV	Ulyanovsk	RU	Europe/Samara	54.27	48.23	m	y
ULX	Ulusaba	ZA	Africa/Johannesburg	-24.79	31.35	s	n
ULY	Ulyanovsk	RU	Europe/Ulyanovsk	54.40	48.80	m	y
UMA	Maisi	CU	America/Havana	20.25	-74.15	s	n
UME	Umea	SE	Europe/Stockholm	63.79	20.28	l	y
UMI	Quince Mil	PE	America/Lima	-13.23	-70.75	s	n
UMM	Summit	US	America/Anchorage	63.33	-149.13	s	n
UMR	Woomera	AU	Australia/Adelaide	-31.14	136.82	s	n
UMS	Ust-Maya	RU	Asia/Yakutsk	60.36	134.44	s	y
UMT	Umiat	US	America/Anchorage	69.37	-152.13	s	n
UMU	Umuarama	BR	America/Sao_Paulo	-23.80	-53.31	s	y
UMY	Sumy	UA	Europe/Kyiv	50.86	34.76	s	n
UMZ	Mena	US	America/Chicago	34.55	-94.20	s	n
UNA	Una	BR	America/Bahia	-15.36	-39.00	s	y
UND	Konduz Airport	AF	Asia/Kabul	36.67	68.91	m	n
UNE	Qacha's Nek	LS	Africa/Maseru	-30.11	28.67	s	n
UNG	Kiunga	PG	Pacific/Port_Moresby	-6.13	141.28	s	y
UNI	Union Island	VC	America/St_Vincent	12.60	-61.41	m	y
UNK	Unalakleet	US	America/Anchorage	63.89	-160.80	m	y
UNN	Ranong Airport	TH	Asia/Bangkok	9.78	98.59	m	y
UNT	Shetland Islands	GB	Europe/London	60.75	-0.85	m	y
UNU	Juneau	US	America/Chicago	43.43	-88.70	s	n
UOA	Mururoa Atoll	PF	Pacific/Tahiti	-21.87	-138.92	s	n
UOL	Buol-Celebes Island	ID	Asia/Makassar	1.16	121.43	s	y
UOS	Sewanee	US	America/Chicago	35.21	-85.90	s	n
UOX	Oxford	US	America/Chicago	34.38	-89.54	m	n
UPB	Havana	CU	America/Havana	23.03	-82.58	m	n
UPG	Ujung Pandang-Celebes Island	ID	Asia/Makassar	-5.06	119.55	l	y
UPL	Upala	CR	America/Costa_Rica	10.89	-85.02	m	n
UPN	Licenciado y General Ignacio Lopez Rayon Airport	MX	America/Mexico_City	19.40	-102.04	m	y
UPP	Hawi	US	Pacific/Honolulu	20.27	-155.86	s	n
UPV	Upavon	GB	Europe/London	51.29	-1.78	s	n
URA	Uralsk	KZ	Asia/Oral	51.15	51.54	m	y
URC	Urumqi	CN	Asia/Shanghai	43.91	87.47	l	y
URD	Ebermannstadt	DE	Europe/Berlin	49.79	11.13	s	n
URE	Kuressaare	EE	Europe/Tallinn	58.23	22.51	m	y
URG	Uruguaiana	BR	America/Sao_Paulo	-29.78	-57.04	m	y
URJ	Uray	RU	Asia/Yekaterinburg	60.10	64.83	m	y
URM	Uriman Airport	VE	America/Caracas	5.33	-62.77	s	n
URO	Rouen	FR	Europe/Paris	49.38	1.17	m	n
URR	Urrao	CO	America/Bogota	6.33	-76.14	s	n
URS	Kursk	RU	Europe/Moscow	51.75	36.30	m	y
URT	Surat Thani	TH	Asia/Bangkok	9.13	99.14	m	y
URY	Guriat Domestic Airport	SA	Asia/Riyadh	31.41	37.28	m	y
USA	Concord	US	America/New_York	35.39	-80.71	m	y
USC	Union	US	America/New_York	34.69	-81.64	s	n
USH	Ushuahia	AR	America/Argentina/Ushuaia	-54.84	-68.30	m	y
USI	Mabaruma	GY	America/Guyana	8.20	-59.78	s	n
USJ	Usharal	KZ	Asia/Almaty	46.19	80.83	s	y
USK	Usinsk	RU	Europe/Moscow	66.00	57.37	m	y
USL	Useless Loop Airport	AU	Australia/Perth	-26.17	113.40	s	n
USM	Na Thon	TH	Asia/Bangkok	9.55	100.06	l	y
USN	Ulsan	KR	Asia/Seoul	35.59	129.35	m	y
USQ	Uşak	TR	Europe/Istanbul	38.68	29.47	m	n
USR	Ust-Nera	RU	Asia/Vladivostok	64.55	143.12	m	y
USS	Sancti Spiritus	CU	America/Havana	21.97	-79.44	s	n
UST	St Augustine	US	America/New_York	29.96	-81.34	m	y
USU	Coron	PH	Asia/Manila	12.12	120.10	m	y
UTA	Mutare Airport	ZW	Africa/Harare	-19.00	32.63	s	n
UTB	Muttaburra Airport	AU	Australia/Brisbane	-22.58	144.53	s	n
UTG	Quthing	LS	Africa/Maseru	-30.41	27.69	s	n
UTH	Udon Thani	TH	Asia/Bangkok	17.39	102.79	m	y
UTI	Utti	FI	Europe/Helsinki	60.90	26.94	m	n
UTM	Tunica	US	America/Chicago	34.69	-90.35	s	n
UTN	Upington	ZA	Africa/Johannesburg	-28.40	21.26	m	y
UTO	Utopia Creek	US	America/Anchorage	65.99	-153.70	m	y
UTP	Rayong	TH	Asia/Bangkok	12.68	101.00	m	y
UTR	Uttaradit	TH	Asia/Bangkok	17.62	100.10	s	n
UTS	Ust-Tsylma	RU	Europe/Moscow	65.44	52.20	m	n
UTT	Mthatha	ZA	Africa/Johannesburg	-31.55	28.67	m	y
UTW	Queenstown	ZA	Africa/Johannesburg	-31.92	26.88	m	n
UUA	Bugulma	RU	Europe/Moscow	54.64	52.80	m	y
UUD	Ulan Ude	RU	Asia/Irkutsk	51.81	107.44	m	y
UUK	Kuparuk	US	America/Anchorage	70.33	-149.60	s	n
UUN	Baruun Urt Airport	MN	Asia/Choibalsan	46.66	113.28	m	n
UUS	Yuzhno-Sakhalinsk	RU	Asia/Vladivostok	46.89	142.72	m	y
UVA	Uvalde	US	America/Chicago	29.21	-99.74	s	n
UVE	Ouvea	NC	Pacific/Noumea	-20.64	166.57	m	y
UVF	Vieux Fort	LC	America/St_Lucia	13.73	-60.95	l	y
UVL	El Kharga Airport	EG	Africa/Cairo	25.47	30.59	s	n
UWA	Ware	US	America/New_York	42.28	-72.21	s	n
UYL	Nyala	SD	Africa/Khartoum	12.05	24.96	m	y
UYN	Yulin	CN	Asia/Shanghai	38.27	109.73	l	y
UYU	Quijarro	BO	America/La_Paz	-20.45	-66.85	s	y
UZC	Uzice	RS	Europe/Belgrade	43.90	19.70	m	n
UZU	Curuzu Cuatia	AR	America/Argentina/Cordoba	-29.77	-57.98	m	n
VAA	Vaasa	FI	Europe/Helsinki	63.05	21.76	m	y
VAC	Cloppenburg	DE	Europe/Berlin	52.91	8.04	s	n
VAD	Valdosta	US	America/New_York	30.97	-83.19	m	n
VAF	Valence	FR	Europe/Paris	44.92	4.97	m	n
VAG	Varginha	BR	America/Sao_Paulo	-21.59	-45.47	m	n
VAH	Vallegrande	BO	America/La_Paz	-18.48	-64.10	s	n
VAI	Vanimo Airport	PG	Pacific/Port_Moresby	-2.70	141.30	m	y
VAK	Chevak	US	America/Anchorage	61.54	-165.60	s	y
VAL	Valenca	BR	America/Fortaleza	-13.30	-38.99	s	y
VAM	Maamigili	MV	Indian/Maldives	3.47	72.83	m	y
VAN	Van	TR	Europe/Istanbul	38.47	43.33	m	y
VAO	Suavanao	SB	Pacific/Guadalcanal	-7.59	158.73	s	y
VAP	Vina Del Mar	CL	America/Santiago	-33.07	-71.56	s	n
VAR	Varna	BG	Europe/Sofia	43.23	27.83	l	y
VAS	Sivas	TR	Europe/Istanbul	39.81	36.90	s	y
VAT	Vatomandry	MG	Indian/Antananarivo	-19.38	48.95	s	n
VAV	Vava'u Island	TO	Pacific/Tongatapu	-18.59	-173.96	m	y
VAW	Vardø	NO	Europe/Oslo	70.36	31.04	m	y
VBA	Aeng	MM	Asia/Yangon	19.77	94.03	s	n
VBG	Lompoc	US	America/Los_Angeles	34.74	-120.58	m	n
VBP	Bokpyinn	MM	Asia/Yangon	11.27	98.77	s	n
VBS	Brescia	IT	Europe/Rome	45.43	10.33	m	y
VBV	Vanua Balavu	FJ	Pacific/Fiji	-17.27	-178.98	s	y
VBY	Visby	SE	Europe/Stockholm	57.66	18.35	m	y
VCA	Can Tho	VN	Asia/Ho_Chi_Minh	10.09	105.71	m	y
VCD	Victoria River Downs Airport	AU	Australia/Darwin	-16.40	131.00	s	n
VCE	Venezia	IT	Europe/Rome	45.51	12.35	l	y
VCH	Vichadero	UY	America/Montevideo	-31.77	-54.62	s	n
VCL	Dung Quat Bay	VN	Asia/Ho_Chi_Minh	15.40	108.71	s	y
VCP	Campinas	BR	America/Sao_Paulo	-23.01	-47.13	l	y
VCR	Carora	VE	America/Caracas	10.18	-70.07	m	n
VCS	Con Ong	VN	Asia/Ho_Chi_Minh	8.73	106.63	m	y
VCT	Victoria	US	America/Chicago	28.85	-96.92	m	y
VCV	Victorville	US	America/Los_Angeles	34.60	-117.38	s	n
VDC	Vitória da Conquista	BR	America/Bahia	-14.91	-40.91	m	y
VDE	El Hierro Island	ES	Atlantic/Canary	27.81	-17.89	m	y
VDH	Dong Hoi	VN	Asia/Ho_Chi_Minh	17.52	106.59	m	y
VDI	Vidalia	US	America/New_York	32.19	-82.37	s	n
VDM	Viedma	AR	America/Argentina/Salta	-40.87	-63.00	m	y
VDO	Vân Đồn	VN	Asia/Ho_Chi_Minh	21.12	107.41	l	y
VDP	Valle de La Pascua Airport	VE	America/Caracas	9.22	-65.99	m	n
VDR	Villa Dolores	AR	America/Argentina/Cordoba	-31.95	-65.15	m	n
VDS	Vadsø	NO	Europe/Oslo	70.07	29.84	m	y
VDY	Vijayanagar Aerodrome	IN	Asia/Kolkata	15.17	76.63	s	n
VDZ	Valdez	US	America/Anchorage	61.13	-146.24	m	y
VEE	Venetie	US	America/Anchorage	67.01	-146.37	s	y
VEL	Vernal	US	America/Denver	40.44	-109.51	m	y
VER	Veracruz	MX	America/Mexico_City	19.15	-96.19	l	y
VEV	Barakoma	SB	Pacific/Guadalcanal	-7.91	156.71	s	n
VEX	Tioga	US	America/Chicago	48.38	-102.90	s	n
VEY	Vestmannaeyjar	IS	Atlantic/Reykjavik	63.42	-20.28	m	n
VFA	Victoria Falls	ZW	Africa/Harare	-18.10	25.84	m	y
VGA	Vijayawada Airport	IN	Asia/Kolkata	16.53	80.80	m	y
VGD	Vologda	RU	Europe/Moscow	59.28	39.94	m	n
VGO	Vigo	ES	Europe/Madrid	42.23	-8.63	m	y
VGT	Las Vegas	US	America/Los_Angeles	36.21	-115.19	m	n
VGZ	Villagarzon	CO	America/Bogota	0.98	-76.61	s	n
VHC	Saurimo	AO	Africa/Luanda	-9.69	20.43	m	n
VHM	Vilhelmina Airport	SE	Europe/Stockholm	64.58	16.83	m	y
VHN	Van Horn	US	America/Chicago	31.06	-104.78	s	n
VHV	Verkhnevilyuisk	RU	Asia/Yakutsk	63.46	120.27	s	y
VHY	Vichy	FR	Europe/Paris	46.17	3.40	m	n
VHZ	Vahitahi	PF	Pacific/Tahiti	-18.78	-138.85	s	n
VIA	Videira	BR	America/Sao_Paulo	-27.00	-51.14	s	n
VIE	Vienna	AT	Europe/Vienna	48.11	16.57	l	y
VIG	El Vigia	VE	America/Caracas	8.62	-71.67	m	y
VIH	Rolla	US	America/Chicago	38.13	-91.77	s	n
VII	Vinh	VN	Asia/Ho_Chi_Minh	18.74	105.67	m	y
VIJ	Spanish Town	VG	America/Tortola	18.45	-64.43	s	y
VIL	Dakhla	EH	Africa/Casablanca	23.72	-15.93	m	y
VIN	Vinnitsa	UA	Europe/Kyiv	49.24	28.61	m	n
VIP	Payerne	CH	Europe/Zurich	46.84	6.92	s	n
VIQ	Viqueque	TL	Asia/Dili	-8.88	126.37	s	n
VIR	Durban	ZA	Africa/Johannesburg	-29.77	31.06	m	n
VIS	Visalia	US	America/Los_Angeles	36.32	-119.39	m	n
VIT	Alava	ES	Europe/Madrid	42.88	-2.72	m	y
VIX	Vitoria	BR	America/Sao_Paulo	-20.26	-40.29	l	y
VIY	Villacoublay	FR	Europe/Paris	48.77	2.20	m	n
VJB	Xai-Xai	MZ	Africa/Maputo	-25.04	33.63	s	y
VJI	Abingdon	US	America/New_York	36.69	-82.03	s	n
VKG	Rach Gia	VN	Asia/Ho_Chi_Minh	9.96	105.13	m	y
VKO	Moscow	RU	Europe/Moscow	55.59	37.26	l	y
VKS	Vicksburg	US	America/Chicago	32.24	-90.93	s	n
VKT	Vorkuta	RU	Europe/Moscow	67.49	63.99	m	y
VLA	Vandalia	US	America/Chicago	38.99	-89.17	s	n
VLC	Valencia	ES	Europe/Madrid	39.49	-0.48	l	y
VLD	Valdosta	US	America/New_York	30.78	-83.28	m	y
VLE	Grand Canyon	US	America/Phoenix	35.65	-112.15	s	n
VLG	Villa Gesell	AR	America/Argentina/Buenos_Aires	-37.24	-57.03	m	n
VLI	Port Vila	VU	Pacific/Efate	-17.70	168.32	l	y
VLL	Valladolid	ES	Europe/Madrid	41.71	-4.85	m	y
VLM	Villamontes	BO	America/La_Paz	-21.26	-63.41	m	n
VLN	Valencia	VE	America/Caracas	10.15	-67.93	m	y
VLO	Vlora	AL	Europe/Tirane	40.61	19.43	-	-
VLP	Vila Rica	BR	America/Cuiaba	-9.98	-51.14	s	n
VLR	Vallenar	CL	America/Santiago	-28.60	-70.76	m	n
VLS	Valesdir	VU	Pacific/Efate	-16.80	168.18	s	y
VLU	Velikiye Luki	RU	Europe/Moscow	56.38	30.61	m	n
VLV	Valera	VE	America/Caracas	9.34	-70.58	m	y
VME	Villa Reynolds	AR	America/Argentina/San_Luis	-33.73	-65.39	m	n
VMU	Baimuru	PG	Pacific/Port_Moresby	-7.50	144.82	m	y
VNC	Venice	US	America/New_York	27.07	-82.44	s	n
VND	Vangaindrano	MG	Indian/Antananarivo	-23.35	47.58	s	n
VNE	Vannes	FR	Europe/Paris	47.72	-2.72	m	n
VNO	Vilnius	LT	Europe/Vilnius	54.63	25.29	l	y
VNR	Vanrook Station Airport	AU	Australia/Brisbane	-16.96	141.95	s	n
VNS	Varanasi	IN	Asia/Kolkata	25.45	82.86	m	y
VNT	Ventspils	LV	Europe/Riga	57.36	21.54	s	n
VNX	Vilanculo	MZ	Africa/Maputo	-22.02	35.31	m	y
VNY	Van Nuys	US	America/Los_Angeles	34.21	-118.49	m	n
VOD	Vodochoky	CZ	Europe/Prague	50.22	14.40	m	n
VOG	Volgograd	RU	Europe/Volgograd	48.78	44.35	m	y
VOH	Vohimarina Airport	MG	Indian/Antananarivo	-13.38	50.00	m	n
VOI	Voinjama	LR	Africa/Monrovia	8.40	-9.77	s	n
VOK	Camp Douglas	US	America/Chicago	43.94	-90.25	m	n
VOL	Nea Anchialos	GR	Europe/Athens	39.22	22.79	m	y
VOT	Votuporanga	BR	America/Sao_Paulo	-20.46	-50.00	s	n
VOZ	Voronezh	RU	Europe/Moscow	51.81	39.23	m	y
VPE	Ngiva	AO	Africa/Luanda	-17.04	15.68	m	y
VPN	Vopnafjörður	IS	Atlantic/Reykjavik	65.72	-14.85	s	y
VPS	Valparaiso	US	America/Chicago	30.48	-86.53	m	y
VPY	Chimoio	MZ	Africa/Maputo	-19.15	33.43	m	y
VPZ	Valparaiso	US	America/Chicago	41.45	-87.01	m	n
VQQ	Jacksonville	US	America/New_York	30.22	-81.88	m	n
VQS	Isla De Vieques	US	America/Puerto_Rico	18.13	-65.49	-	-
VRA	Varadero	CU	America/Havana	23.03	-81.44	l	y
VRB	Vero Beach	US	America/New_York	27.66	-80.42	m	y
VRC	Virac	PH	Asia/Manila	13.58	124.21	m	y
VRE	Vredendal	ZA	Africa/Johannesburg	-31.64	18.54	m	n
VRI	Varandey Airport	RU	Europe/Moscow	68.85	58.20	s	n
VRK	Varkaus	FI	Europe/Helsinki	62.17	27.87	m	n
VRL	Vila Real	PT	Europe/Lisbon	41.27	-7.72	m	y
VRN	Verona	IT	Europe/Rome	45.40	10.89	l	y
VRO	Matanzas	CU	America/Havana	23.12	-81.30	m	n
VRS	Versailles	US	America/Chicago	38.43	-92.88	s	n
VRU	Vyrburg	ZA	Africa/Johannesburg	-26.98	24.73	m	n
VSA	Villahermosa	MX	America/Mexico_City	18.00	-92.82	l	y
VSE	Viseu	PT	Europe/Lisbon	40.73	-7.89	m	y
VSF	Springfield	US	America/New_York	43.34	-72.52	s	n
VSG	Luhansk	UA	Europe/Kyiv	48.42	39.37	l	y
VST	Stockholm	SE	Europe/Stockholm	59.59	16.63	m	y
VSV	Shravasti	IN	Asia/Kolkata	27.50	82.03	s	y
VTB	Vitebsk	BY	Europe/Minsk	55.13	30.35	m	n
VTE	Vientiane	LA	Asia/Vientiane	17.99	102.56	l	y
VTF	Vatulele	FJ	Pacific/Fiji	-18.51	177.64	s	n
VTG	Vung Tau	VN	Asia/Ho_Chi_Minh	10.37	107.09	s	n
VTL	Luxeuil	FR	Europe/Paris	48.22	5.94	c	n
VTM	Beersheba	IL	Asia/Jerusalem	31.21	35.01	m	n
VTN	Valentine	US	America/Chicago	42.86	-100.55	m	n
VTU	Las Tunas	CU	America/Havana	20.99	-76.94	m	y
VTZ	Visakhapatnam	IN	Asia/Kolkata	17.72	83.22	m	y
VUP	Valledupar	CO	America/Bogota	10.44	-73.25	m	y
VUS	Velikiy Ustyug	RU	Europe/Moscow	60.79	46.26	m	y
VVB	Mahanoro	MG	Indian/Antananarivo	-19.83	48.80	s	n
VVC	Villavicencio	CO	America/Bogota	4.17	-73.61	m	y
VVI	Santa Cruz	BO	America/La_Paz	-17.64	-63.14	l	y
VVK	Vastervik	SE	Europe/Stockholm	57.78	16.52	s	n
VVO	Vladivostok	RU	Asia/Vladivostok	43.40	132.15	l	y
VVZ	Illizi	DZ	Africa/Algiers	26.72	8.62	m	y
VXC	Lichinga	MZ	Africa/Maputo	-13.27	35.27	m	y
VXE	Sao Pedro	CV	Atlantic/Cape_Verde	16.83	-25.06	m	y
VXO	Vaxjo	SE	Europe/Stockholm	56.93	14.73	m	y
VYD	Vryheid	ZA	Africa/Johannesburg	-27.79	30.80	s	n
VYI	Vilyuisk	RU	Asia/Yakutsk	63.76	121.69	m	y
VYS	Peru	US	America/Chicago	41.35	-89.15	s	n
WAA	Wales	US	America/Anchorage	65.62	-168.09	s	y
WAC	Waca	ET	Africa/Addis_Ababa	7.17	37.17	s	n
WAE	Wadi Al Dawasir Airport	SA	Asia/Riyadh	20.50	45.20	m	y
WAF	Waana	PK	Asia/Karachi	32.30	69.57	s	n
WAG	Wanganui	NZ	Pacific/Auckland	-39.96	175.02	m	y
WAH	Wahpeton	US	America/Chicago	46.24	-96.61	s	n
WAI	Antsohihy	MG	Indian/Antananarivo	-14.90	47.99	m	n
WAK	Ankazoabo	MG	Indian/Antananarivo	-22.30	44.53	s	n
WAL	Wallops Island	US	America/New_York	37.94	-75.47	s	n
WAM	Ambatondrazaka	MG	Indian/Antananarivo	-17.80	48.44	s	n
WAO	Wabo	PG	Pacific/Port_Moresby	-6.99	145.08	s	n
WAP	Alto Palena	CL	America/Santiago	-43.61	-71.81	s	n
WAQ	Antsalova	MG	Indian/Antananarivo	-18.70	44.61	s	n
WAR	Waris-Papua Island	ID	Asia/Jayapura	-3.22	140.98	s	n
WAT	Waterford	IE	Europe/Dublin	52.19	-7.09	m	n
WAV	Wave Hill Airport	AU	Australia/Darwin	-17.39	131.12	s	n
WAW	Warsaw	PL	Europe/Warsaw	52.17	20.97	l	y
WAX	Zuwara	LY	Africa/Tripoli	32.95	12.02	s	n
WAY	Waynesburg	US	America/New_York	39.90	-80.13	s	n
WAZ	Warwick Airport	AU	Australia/Brisbane	-28.15	151.94	s	n
WBA	Seram Island	ID	Asia/Jayapura	-2.81	129.48	s	n
WBB	Stebbins	US	America/Nome	63.52	-162.28	s	y
WBG	Schleswig Airport	DE	Europe/Berlin	54.46	9.52	m	n
WBK	West Branch	US	America/Detroit	44.24	-84.18	s	n
WBM	Wapenamanda Airport	PG	Pacific/Port_Moresby	-5.64	143.90	m	y
WBO	Beroroha	MG	Indian/Antananarivo	-21.61	45.14	s	n
WBQ	Beaver	US	America/Anchorage	66.36	-147.41	s	y
WBR	Big Rapids	US	America/Detroit	43.72	-85.51	s	n
WBU	Boulder	US	America/Denver	40.04	-105.23	s	n
WBW	Wilkes-Barre	US	America/New_York	41.30	-75.85	s	n
WCA	Castro	CL	America/Santiago	-42.49	-73.77	s	n
WCH	Chaiten	CL	America/Santiago	-42.93	-72.70	m	n
WCR	Chandalar Lake	US	America/Anchorage	67.50	-148.48	s	n
WDG	Enid	US	America/Chicago	36.38	-97.79	s	n
WDH	Windhoek	NA	Africa/Windhoek	-22.48	17.47	l	y
WDI	Wondai Airport	AU	Australia/Brisbane	-26.28	151.86	s	n
WDN	East Sound	US	America/Los_Angeles	48.71	-123.02	s	y
WDR	Winder	US	America/New_York	33.98	-83.67	s	n
WDS	Shiyan	CN	Asia/Shanghai	32.59	110.91	m	y
WEA	Weatherford	US	America/Chicago	32.75	-97.68	s	n
WEF	Weifang	CN	Asia/Shanghai	36.65	119.12	m	y
WEH	Weihai	CN	Asia/Shanghai	37.19	122.23	m	y
WEI	Weipa	AU	Australia/Brisbane	-12.68	141.93	m	y
WEL	Welkom	ZA	Africa/Johannesburg	-28.00	26.67	s	n
WET	Wagethe-Papua Island	ID	Asia/Jayapura	-4.04	136.28	s	n
WEW	Wee Waa Airport	AU	Australia/Sydney	-30.26	149.41	s	n
WFD	Manchester	GB	Europe/London	53.34	-2.15	s	n
WFI	Fianarantsoa Airport	MG	Indian/Antananarivo	-21.44	47.11	m	n
WFK	Frenchville	US	America/New_York	47.29	-68.31	s	n
WGA	Wagga Wagga	AU	Australia/Sydney	-35.17	147.47	m	y
WGB	Bahawalnagar	PK	Asia/Karachi	29.95	73.25	m	y
WGC	Warrangal	IN	Asia/Kolkata	17.91	79.60	s	n
WGE	Walgett Airport	AU	Australia/Sydney	-30.03	148.13	m	y
WGO	Winchester	US	America/New_York	39.14	-78.14	s	n
WGP	Waingapu-Sumba Island	ID	Asia/Makassar	-9.67	120.30	s	y
WGT	Wangaratta Airport	AU	Australia/Melbourne	-36.42	146.31	m	n
WHA	Wuhu	CN	Asia/Shanghai	31.10	118.67	m	y
WHF	Wadi Halfa	SD	Africa/Khartoum	21.80	31.52	s	n
WHK	Whakatane Airport	NZ	Pacific/Auckland	-37.92	176.91	m	y
WHO	Franz Josef Aerodrome	NZ	Pacific/Auckland	-43.36	170.13	s	n
WHP	Los Angeles	US	America/Los_Angeles	34.26	-118.41	s	n
WHS	Whalsay	GB	Europe/London	60.38	-0.93	s	n
WHT	Wharton	US	America/Chicago	29.25	-96.15	s	n
WHU	Wuhu	CN	Asia/Shanghai	31.39	118.41	s	n
WIB	Vernon	US	America/Chicago	34.23	-99.28	s	n
WIC	Wick	GB	Europe/London	58.46	-3.09	m	y
WIE	Wiesbaden	DE	Europe/Berlin	50.05	8.33	m	n
WIK	Waiheke Reeve Airport	NZ	Pacific/Auckland	-36.81	175.09	s	n
WIL	Nairobi	KE	Africa/Nairobi	-1.32	36.81	m	y
WIN	Winton Airport	AU	Australia/Brisbane	-22.36	143.09	m	y
WIO	Wilcannia Airport	AU	Australia/Sydney	-31.53	143.38	s	n
WIR	Wairoa	NZ	Pacific/Auckland	-39.01	177.41	m	n
WIT	Wittenoom Airport	AU	Australia/Perth	-22.22	118.35	s	n
WIX	Tuxpan Airport	MX	America/Mexico_City	19.58	-103.38	-	-
WJF	Lancaster	US	America/Los_Angeles	34.74	-118.22	m	n
WJR	Wajir	KE	Africa/Nairobi	1.73	40.09	m	y
WJU	Wonju	KR	Asia/Seoul	37.44	127.96	m	y
WKA	Wanaka Airport	NZ	Pacific/Auckland	-44.72	169.25	m	y
WKB	Warracknabeal Airport	AU	Australia/Melbourne	-36.32	142.42	m	n
WKF	Pretoria	ZA	Africa/Johannesburg	-25.83	28.22	m	n
WKI	Hwange	ZW	Africa/Harare	-18.36	26.52	s	n
WKJ	Wakkanai	JP	Asia/Tokyo	45.40	141.80	m	y
WKK	Aleknagik	US	America/Anchorage	59.28	-158.62	m	y
WKR	Abaco I Walker C Airport	BS	America/Nassau	27.27	-78.40	s	n
WLA	Wallal	AU	Australia/Perth	-19.77	120.65	s	n
WLC	Walcha Airport	AU	Australia/Sydney	-31.00	151.57	s	n
WLD	Winfield	US	America/Chicago	37.17	-97.04	s	n
WLE	Miles Airport	AU	Australia/Brisbane	-26.81	150.18	s	n
WLG	Wellington	NZ	Pacific/Auckland	-41.33	174.80	l	y
WLH	Walaha	VU	Pacific/Efate	-15.41	167.69	s	y
WLK	Selawik	US	America/Anchorage	66.60	-159.99	s	y
WLL	Wollogorang Airport	AU	Australia/Darwin	-17.22	137.92	s	n
WLO	Waterloo Airport	AU	Australia/Darwin	-16.63	129.32	s	n
WLP	West Angelas Airport	AU	Australia/Perth	-23.14	118.71	s	n
WLS	Wallis Island	WF	Pacific/Wallis	-13.24	-176.20	m	y
WLW	Willows	US	America/Los_Angeles	39.52	-122.22	s	n
WMA	Mandritsara	MG	Indian/Antananarivo	-15.83	48.83	s	n
WMB	Warrnambool Airport	AU	Australia/Melbourne	-38.30	142.45	s	n
WMC	Winnemucca	US	America/Los_Angeles	40.90	-117.81	m	n
WMD	Mandabe	MG	Indian/Antananarivo	-21.05	44.94	s	n
WME	Mount Keith Airport	AU	Australia/Perth	-27.29	120.56	m	n
WMH	Mountain Home	US	America/Chicago	36.37	-92.47	m	n
WMI	Warsaw	PL	Europe/Warsaw	52.45	20.65	m	y
WMN	Maroantsetra Airport	MG	Indian/Antananarivo	-15.44	49.69	m	y
WMO	White Mountain	US	America/Anchorage	64.69	-163.41	s	y
WMR	Mananara Nord	MG	Indian/Antananarivo	-16.16	49.77	m	n
WMT	Zunyi	CN	Asia/Shanghai	27.97	106.44	m	y
WMX	Wamena-Papua Island	ID	Asia/Jayapura	-4.10	138.96	l	y
WNA	Napakiak	US	America/Anchorage	60.69	-161.98	s	y
WND	Windarra Airport	AU	Australia/Perth	-28.48	122.24	s	n
WNJ	Leshan	CN	Asia/Shanghai	26.85	104.33	-	-
WNN	Wunnumin Lake	CA	America/Winnipeg	52.89	-89.29	s	y
WNP	Naga	PH	Asia/Manila	13.58	123.27	m	y
WNR	Windorah Airport	AU	Australia/Brisbane	-25.41	142.67	m	y
WNS	Nawabash	PK	Asia/Karachi	26.22	68.39	m	y
WNZ	Wenzhou	CN	Asia/Shanghai	27.91	120.85	l	y
WOA	Wonenara	PG	Pacific/Port_Moresby	-6.80	145.89	s	n
WOE	Bergen Op Zoom	NL	Europe/Amsterdam	51.45	4.34	m	n
WOL	Wollongong Airport	AU	Australia/Sydney	-34.56	150.79	m	y
WON	Wondoola Airport	AU	Australia/Brisbane	-18.57	140.89	s	n
WOT	Wang-an	TW	Asia/Taipei	23.37	119.50	s	n
WOW	Willow	US	America/Anchorage	61.75	-150.05	s	n
WPA	Puerto Aysen	CL	America/Santiago	-45.40	-72.67	s	n
WPB	Port Berge	MG	Indian/Antananarivo	-15.58	47.62	s	n
WPC	Pincher Creek	CA	America/Edmonton	49.52	-114.00	m	n
WPK	Wrotham Park Airport	AU	Australia/Brisbane	-16.66	144.00	s	n
WPO	Paonia	US	America/Denver	38.83	-107.65	s	n
WPR	Porvenir	CL	America/Santiago	-53.25	-70.32	m	n
WPU	Puerto Williams	CL	America/Santiago	-54.93	-67.63	m	n
WRB	Warner Robins	US	America/New_York	32.64	-83.59	m	n
WRE	Whangarei Airport	NZ	Pacific/Auckland	-35.77	174.37	m	y
WRG	Wrangell	US	America/Anchorage	56.48	-132.37	m	y
WRI	Wrightstown	US	America/New_York	40.02	-74.59	m	n
WRL	Worland	US	America/Denver	43.96	-107.95	m	n
WRO	Wrocław	PL	Europe/Warsaw	51.10	16.89	l	y
WRT	Warton	GB	Europe/London	53.75	-2.88	m	n
WRW	Warrawagine Airport	AU	Australia/Perth	-20.85	120.71	s	n
WRY	Westray	GB	Europe/London	59.35	-2.95	s	y
WRZ	Weerawila	LK	Asia/Colombo	6.25	81.24	s	n
WSF	Cape Sarichef	US	America/Nome	54.58	-164.91	s	n
WSG	Washington	US	America/New_York	40.14	-80.29	s	n
WSH	Shirley	US	America/New_York	40.82	-72.87	s	n
WSI	Badgerys Creek	AU	Australia/Sydney	-33.89	150.71	s	-
WSK	Wushan	CN	Asia/Shanghai	31.06	109.71	s	y
WSM	Wiseman	US	America/Anchorage	67.41	-150.12	s	n
WSN	South Naknek	US	America/Anchorage	58.70	-157.00	s	y
WSO	Washabo	SR	America/Paramaribo	5.25	-57.17	s	n
WSP	Waspam	NI	America/Managua	14.74	-83.97	s	n
WSR	Wasior-Papua Island	ID	Asia/Jayapura	-2.73	134.52	s	n
WST	Westerly	US	America/New_York	41.35	-71.80	m	y
WSU	Wasu	PG	Pacific/Port_Moresby	-5.96	147.20	s	n
WSZ	Westport Airport	NZ	Pacific/Auckland	-41.74	171.58	m	y
WTA	Tambohorano	MG	Indian/Antananarivo	-17.48	43.97	s	y
WTB	Wellcamp	AU	Australia/Brisbane	-27.56	151.79	m	y
WTD	West End	BS	America/Nassau	26.69	-78.97	s	n
WTK	Noatak	US	America/Anchorage	67.56	-162.98	s	y
WTL	Tuntutuliak	US	America/Nome	60.35	-162.65	s	y
WTN	Waddington	GB	Europe/London	53.17	-0.52	m	n
WTP	Fatima Mission	PG	Pacific/Port_Moresby	-8.55	147.25	s	n
WTR	Whiteriver	US	America/Phoenix	33.81	-109.99	s	n
WTS	Tsiroanomandidy	MG	Indian/Antananarivo	-18.76	46.05	s	n
WTZ	Whitianga Airport	NZ	Pacific/Auckland	-36.83	175.68	s	n
WUA	Wuhai	CN	Asia/Shanghai	39.79	106.80	s	y
WUD	Wudinna Airport	AU	Australia/Adelaide	-33.04	135.45	s	n
WUG	Wau	PG	Pacific/Port_Moresby	-7.35	146.72	s	n
WUH	Wuhan	CN	Asia/Shanghai	30.78	114.21	l	y
WUI	Murrin Murrin Airport	AU	Australia/Perth	-28.71	121.89	s	n
WUN	Wiluna Airport	AU	Australia/Perth	-26.63	120.22	m	y
WUS	Wuyishan	CN	Asia/Shanghai	27.70	118.00	m	y
WUU	Wau	SS	Africa/Juba	7.73	27.98	m	n
WUX	Wuxi	CN	Asia/Shanghai	31.49	120.43	l	y
WUZ	Wuzhou	CN	Asia/Shanghai	23.40	111.10	m	y
WVB	Walvis Bay	NA	Africa/Windhoek	-22.98	14.65	m	y
WVI	Watsonville	US	America/Los_Angeles	36.94	-121.79	s	n
WVK	Manakara Airport	MG	Indian/Antananarivo	-22.12	48.02	m	n
WVL	Waterville	US	America/New_York	44.53	-69.68	s	n
WVN	Wilhelmshaven	DE	Europe/Berlin	53.50	8.05	s	n
WWA	Wasilla	US	America/Anchorage	61.57	-149.54	m	n
WWD	Wildwood	US	America/New_York	39.01	-74.91	m	n
WWI	Woodie Woodie	AU	Australia/Perth	-21.66	121.23	s	n
WWK	Wewak	PG	Pacific/Port_Moresby	-3.58	143.67	m	y
WWR	Woodward	US	America/Chicago	36.44	-99.52	m	n
WWT	Mertarvik	US	America/Nome	60.81	-164.50	s	y
WWY	West Wyalong	AU	Australia/Sydney	-33.94	147.19	m	n
WXN	Wanxian	CN	Asia/Shanghai	30.80	108.43	s	y
WYA	Whyalla	AU	Australia/Adelaide	-33.06	137.51	m	y
WYE	Yengema	SL	Africa/Freetown	8.61	-11.05	m	n
WYK	Batu Raja, Sumatra Island	ID	Asia/Jakarta	-4.39	104.40	-	-
WYN	Wyndham Airport	AU	Australia/Perth	-15.51	128.15	s	n
WYS	West Yellowstone	US	America/Denver	44.69	-111.12	m	y
WZA	Wa	GH	Africa/Accra	10.08	-2.51	s	n
XAI	Xinyang	CN	Asia/Shanghai	32.54	114.08	m	y
XAP	Chapeco	BR	America/Sao_Paulo	-27.13	-52.66	m	y
XAR	Aribinda	BF	Africa/Ouagadougou	14.22	-0.88	s	n
XAU	Saul	GF	America/Cayenne	3.61	-53.20	s	n
XBE	Bearskin Lake	CA	America/Winnipeg	53.97	-91.03	s	y
XBG	Bogande	BF	Africa/Ouagadougou	12.98	-0.17	s	n
XBJ	Birjand	IR	Asia/Tehran	32.90	59.27	m	y
XBK	Bourg	FR	Europe/Paris	46.20	5.29	-	-
XBO	Boulsa	BF	Africa/Ouagadougou	12.65	-0.57	s	n
XBR	Brockville	CA	America/Toronto	44.64	-75.75	s	n
XCH	Christmas Island	CX	Indian/Christmas	-10.45	105.69	m	y
XCL	Cluff Lake	CA	America/Regina	58.39	-109.52	s	n
XCM	Chatham-Kent	CA	America/Toronto	42.31	-82.08	s	n
XCO	Colac Airport	AU	Australia/Melbourne	-38.29	143.68	s	n
XCR	Chalons	FR	Europe/Paris	48.78	4.18	m	y
XDE	Diebougou	BF	Africa/Ouagadougou	10.95	-3.25	s	n
XDJ	Djibo	BF	Africa/Ouagadougou	14.10	-1.63	s	n
XEN	Xingcheng Air Base	CN	Asia/Shanghai	40.58	120.70	m	n
XFN	Xiangfan	CN	Asia/Shanghai	32.15	112.29	m	y
XFW	Hamburg	DE	Europe/Berlin	53.54	9.84	m	n
XGA	Gaoua	BF	Africa/Ouagadougou	10.30	-3.25	s	n
XGG	Gorom-Gorom	BF	Africa/Ouagadougou	14.45	-0.23	s	n
XGN	Xangongo	AO	Africa/Luanda	-16.76	14.97	m	n
XGR	Kangiqsualujjuaq	CA	America/Iqaluit	58.71	-65.99	s	y
XIC	Xichang	CN	Asia/Shanghai	27.99	102.18	m	y
XIJ	Ahmed Al Jaber AB	KW	Asia/Kuwait	28.93	47.79	m	n
XIL	Xilinhot	CN	Asia/Shanghai	43.92	115.96	m	y
XIN	Xingning	CN	Asia/Shanghai	24.15	115.76	s	n
XIY	Xianyang	CN	Asia/Shanghai	34.45	108.75	l	y
XJM	Mangla	PK	Asia/Karachi	33.05	73.64	m	n
XKA	Kantchari	BF	Africa/Ouagadougou	12.47	1.50	s	n
XKH	Xieng Khouang	LA	Asia/Vientiane	19.45	103.16	s	y
XKS	Kasabonika	CA	America/Toronto	53.52	-88.64	m	y
XKY	Kaya	BF	Africa/Ouagadougou	13.07	-1.10	s	n
XLB	Lac Brochet	CA	America/Winnipeg	58.62	-101.47	s	y
XLS	Saint Louis	SN	Africa/Dakar	16.05	-16.46	m	n
XLU	Leo	BF	Africa/Ouagadougou	11.10	-2.10	s	n
XMC	Mallacoota Airport	AU	Australia/Hobart	-37.60	149.72	s	n
XMD	Madison	US	America/Chicago	44.02	-97.09	s	n
XMH	Manihi Airport	PF	Pacific/Tahiti	-14.44	-146.07	m	y
XMI	Masasi	TZ	Africa/Dar_es_Salaam	-10.73	38.77	s	n
XML	Minlaton Airport	AU	Australia/Adelaide	-34.75	137.53	s	n
XMN	Xiamen	CN	Asia/Shanghai	24.54	118.13	l	y
XMP	Macmillan Pass	CA	America/Whitehorse	63.18	-130.20	s	n
XMS	Macas	EC	America/Guayaquil	-2.30	-78.12	m	y
XMU	Moulins	FR	Europe/Paris	46.53	3.42	s	n
XMY	Yam Island	AU	Australia/Brisbane	-9.90	142.78	s	y
XNA	Fayetteville	US	America/Chicago	36.28	-94.31	l	y
XNN	Xining	CN	Asia/Shanghai	36.53	102.04	l	y
XNU	Nouna	BF	Africa/Ouagadougou	12.75	-3.87	s	n
XPA	Pama	BF	Africa/Ouagadougou	11.25	0.70	s	n
XPK	Pukatawagan	CA	America/Winnipeg	55.75	-101.27	s	y
XPL	Comayagua	HN	America/Tegucigalpa	14.38	-87.62	l	y
XPP	Poplar River	CA	America/Winnipeg	53.00	-97.27	s	n
XPR	Pine Ridge	US	America/Denver	43.02	-102.51	s	n
XQP	Quepos	CR	America/Costa_Rica	9.44	-84.13	m	y
XQU	Qualicum Beach	CA	America/Vancouver	49.34	-124.39	m	y
XRH	Richmond	AU	Australia/Sydney	-33.60	150.78	m	n
XRR	Ross River	CA	America/Whitehorse	61.97	-132.42	m	n
XRY	Jerez de la Forntera	ES	Europe/Madrid	36.74	-6.06	m	y
XSB	Sir Bani Yas	AE	Asia/Dubai	24.28	52.58	m	n
XSC	South Caicos Airport	TC	America/Grand_Turk	21.52	-71.53	m	y
XSD	Tonopah	US	America/Los_Angeles	37.80	-116.78	s	n
XSE	Sebba	BF	Africa/Ouagadougou	13.45	0.52	s	n
XSI	South Indian Lake	CA	America/Winnipeg	56.79	-98.91	s	y
XSP	Seletar	SG	Asia/Singapore	1.42	103.87	m	y
XTG	Thargomindah Airport	AU	Australia/Brisbane	-27.99	143.81	m	y
XTL	Tadoule Lake	CA	America/Winnipeg	58.71	-98.51	s	y
XTO	Taroom Airport	AU	Australia/Brisbane	-25.80	149.90	s	n
XTR	Tara Airport	AU	Australia/Brisbane	-27.16	150.48	s	n
XUZ	Xuzhou	CN	Asia/Shanghai	34.06	117.56	m	y
XWA	Williston	US	America/Chicago	48.26	-103.75	m	y
XXN	Riyadh	SA	Asia/Riyadh	24.71	46.73	m	n
XYA	Yandina	SB	Pacific/Guadalcanal	-9.09	159.22	s	y
XYR	Yellow River Mission	PG	Pacific/Port_Moresby	-3.88	141.79	s	n
XZA	Zabre	BF	Africa/Ouagadougou	11.17	-0.62	s	n
YAA	Anahim Lake	CA	America/Vancouver	52.45	-125.30	m	y
YAB	Arctic Bay Airport	CA	America/Rankin_Inlet	73.01	-85.04	s	y
YAC	Cat Lake	CA	America/Winnipeg	51.73	-91.82	s	y
YAD	Moose Lake	CA	America/Vancouver	53.07	-125.41	c	n
YAG	Fort Frances	CA	America/Winnipeg	48.65	-93.44	m	y
YAH	La Grande-4	CA	America/Toronto	53.75	-73.68	m	n
YAI	Chillan	CL	America/Santiago	-36.58	-72.03	m	n
YAK	Yakutat	US	America/Anchorage	59.50	-139.66	m	y
YAL	Alert Bay	CA	America/Vancouver	50.58	-126.92	s	y
YAM	Sault Sainte Marie	CA	America/Toronto	46.48	-84.51	m	y
YAN	Yangambi	CD	Africa/Lubumbashi	0.78	24.47	s	n
YAO	Yaounde	CM	Africa/Douala	3.84	11.52	m	n
YAP	Yap Island	FM	Pacific/Chuuk	9.50	138.08	m	y
YAR	La Grande-3	CA	America/Toronto	53.57	-76.20	s	n
YAS	Yasawa Island	FJ	Pacific/Fiji	-16.76	177.54	s	y
YAT	Attawapiskat	CA	America/Toronto	52.93	-82.43	s	y
YAU	Kattiniq	CA	America/Toronto	61.66	-73.32	s	n
YAX	Angling Lake	CA	America/Winnipeg	53.85	-89.58	s	y
YAY	St. Anthony	CA	America/St_Johns	51.39	-56.08	m	y
YAZ	Tofino	CA	America/Vancouver	49.08	-125.78	m	y
YBA	Banff	CA	America/Edmonton	51.21	-115.54	s	n
YBB	Kugaaruk	CA	America/Edmonton	68.53	-89.81	s	y
YBC	Baie-Comeau	CA	America/Toronto	49.13	-68.20	m	y
YBE	Uranium City	CA	America/Regina	59.56	-108.48	s	y
YBG	Bagotville	CA	America/Toronto	48.33	-71.00	m	y
YBI	Black Tickle	CA	America/Halifax	53.47	-55.78	s	y
YBK	Baker Lake	CA	America/Winnipeg	64.30	-96.08	m	y
YBL	Campbell River	CA	America/Vancouver	49.95	-125.27	m	y
YBO	Bob Quinn Lake	CA	America/Vancouver	56.97	-130.25	s	n
YBP	Yibin	CN	Asia/Shanghai	28.86	104.53	m	y
YBR	Brandon	CA	America/Winnipeg	49.91	-99.95	m	y
YBT	Brochet	CA	America/Winnipeg	57.89	-101.68	s	y
YBV	Berens River	CA	America/Winnipeg	52.36	-97.02	s	y
YBX	Lourdes-De-Blanc-Sablon	CA	America/Blanc-Sablon	51.44	-57.19	m	y
YBY	Bonnyville	CA	America/Edmonton	54.30	-110.74	m	y
YCA	Courtenay	CA	America/Vancouver	49.68	-124.98	s	n
YCB	Cambridge Bay	CA	America/Edmonton	69.11	-105.14	m	y
YCC	Cornwall	CA	America/Toronto	45.09	-74.56	m	n
YCD	Nanaimo	CA	America/Vancouver	49.05	-123.87	m	y
YCE	Centralia	CA	America/Toronto	43.29	-81.51	m	n
YCG	Castlegar	CA	America/Vancouver	49.30	-117.63	m	y
YCH	Miramichi	CA	America/Halifax	47.01	-65.45	m	n
YCK	Colville Lake	CA	America/Yellowknife	67.03	-126.08	s	y
YCL	Charlo	CA	America/Halifax	47.99	-66.33	m	y
YCM	Niagara-on-the-lake	CA	America/Toronto	43.19	-79.17	m	y
YCN	Cochrane	CA	America/Toronto	49.11	-81.01	m	n
YCO	Kugluktuk	CA	America/Edmonton	67.82	-115.14	s	y
YCQ	Chetwynd	CA	America/Dawson_Creek	55.69	-121.63	m	n
YCR	Cross Lake	CA	America/Winnipeg	54.61	-97.76	s	y
YCS	Chesterfield Inlet	CA	America/Winnipeg	63.35	-90.73	s	y
YCT	Coronation	CA	America/Edmonton	52.08	-111.44	s	n
YCU	Yuncheng	CN	Asia/Shanghai	35.12	111.03	m	y
YCW	Chilliwack	CA	America/Vancouver	49.15	-121.94	s	n
YCY	Clyde River	CA	America/Toronto	70.49	-68.52	s	y
YCZ	Fairmont Hot Springs	CA	America/Edmonton	50.33	-115.87	s	n
YDA	Dawson City	CA	America/Vancouver	64.04	-139.13	m	y
YDB	Burwash	CA	America/Vancouver	61.37	-139.04	m	n
YDC	Drayton Valley	CA	America/Edmonton	53.27	-114.96	s	n
YDF	Deer Lake	CA	America/St_Johns	49.21	-57.39	l	y
YDG	Digby	CA	America/Halifax	44.55	-65.79	m	n
YDJ	Hatchet Lake	CA	America/Regina	58.66	-103.54	s	n
YDL	Dease Lake	CA	America/Vancouver	58.42	-130.03	s	y
YDN	Dauphin	CA	America/Winnipeg	51.10	-100.05	m	y
YDO	Saint-Félicien	CA	America/Toronto	48.78	-72.38	m	n
YDP	Nain	CA	America/Halifax	56.55	-61.68	s	y
YDQ	Dawson Creek	CA	America/Dawson_Creek	55.74	-120.18	m	n
YDT	Ladner	CA	America/Vancouver	49.07	-123.01	m	n
YDU	Kasba Lake	CA	America/Yellowknife	60.29	-102.50	s	n
YDV	Bloodvein River	CA	America/Winnipeg	51.78	-96.70	s	y
YDW	Obre Lake	CA	America/Yellowknife	60.32	-103.13	s	n
YEB	Bar River	CA	America/Toronto	46.42	-84.09	s	n
YEC	Yecheon Airport	KR	Asia/Seoul	36.63	128.35	m	n
YEG	Edmonton	CA	America/Edmonton	53.31	-113.58	l	y
YEH	Yinchuan	CN	Asia/Shanghai	38.48	106.01	m	y
YEI	Bursa	TR	Europe/Istanbul	40.26	29.56	m	y
YEK	Arviat	CA	America/Winnipeg	61.09	-94.07	s	y
YEL	Elliot Lake	CA	America/Toronto	46.35	-82.56	m	n
YEM	Manitowaning	CA	America/Toronto	45.84	-81.86	m	n
YEN	Estevan	CA	America/Regina	49.21	-102.97	m	n
YEO	Yeovil	GB	Europe/London	51.01	-2.64	m	n
YER	Fort Severn	CA	America/Toronto	56.02	-87.68	s	y
YES	Yasouj Airport	IR	Asia/Tehran	30.70	51.55	m	n
YET	Edson	CA	America/Edmonton	53.58	-116.47	m	n
YEU	Eureka	CA	America/Rankin_Inlet	79.99	-85.81	s	n
YEV	Inuvik	CA	America/Inuvik	68.30	-133.48	m	y
YEY	Amos	CA	America/Toronto	48.56	-78.25	m	n
YFA	Fort Albany	CA	America/Toronto	52.20	-81.70	s	y
YFB	Iqaluit	CA	America/Toronto	63.76	-68.56	m	y
YFC	Fredericton	CA	America/Moncton	45.87	-66.54	m	y
YFE	Forestville	CA	America/Toronto	48.75	-69.10	m	n
YFG	Fontanges	CA	America/Toronto	54.55	-71.17	s	n
YFH	Fort Hope	CA	America/Toronto	51.56	-87.91	s	y
YFI	Suncor Energy Site	CA	America/Edmonton	57.28	-110.98	s	n
YFJ	Wekweeti	CA	America/Edmonton	64.19	-114.08	s	y
YFO	Flin Flon	CA	America/Winnipeg	54.68	-101.68	s	y
YFR	Fort Resolution	CA	America/Edmonton	61.18	-113.69	m	n
YFS	Fort Simpson	CA	America/Edmonton	61.76	-121.24	m	y
YFX	St. Lewis	CA	America/St_Johns	52.37	-55.67	s	y
YGB	Texada	CA	America/Vancouver	49.69	-124.52	s	n
YGC	Grande Cache	CA	America/Edmonton	53.92	-118.87	c	n
YGH	Fort Good Hope	CA	America/Edmonton	66.24	-128.65	s	y
YGJ	Yonago	JP	Asia/Tokyo	35.49	133.24	m	y
YGK	Kingston	CA	America/Toronto	44.23	-76.60	m	n
YGL	Radisson	CA	America/Toronto	53.63	-77.70	m	y
YGM	Gimli	CA	America/Winnipeg	50.63	-97.04	m	n
YGO	Gods Lake Narrows	CA	America/Winnipeg	54.56	-94.49	s	y
YGP	Gaspe	CA	America/Toronto	48.78	-64.48	m	y
YGQ	Geraldton	CA	America/Toronto	49.78	-86.94	m	n
YGR	Iles-de-la-Madeleine	CA	America/Toronto	47.42	-61.78	m	y
YGT	Igloolik	CA	America/Toronto	69.36	-81.82	s	y
YGV	Havre St-Pierre	CA	America/Toronto	50.28	-63.61	m	y
YGW	Kuujjuarapik	CA	America/Toronto	55.28	-77.77	m	y
YGX	Gillam	CA	America/Winnipeg	56.36	-94.71	s	y
YGZ	Grise Fiord	CA	America/Toronto	76.43	-82.91	s	y
YHA	Port Hope Simpson	CA	America/St_Johns	52.53	-56.29	s	y
YHB	Hudson Bay	CA	America/Regina	52.82	-102.31	s	n
YHD	Dryden	CA	America/Winnipeg	49.83	-92.74	m	n
YHE	Hope	CA	America/Vancouver	49.37	-121.50	s	n
YHF	Hearst	CA	America/Toronto	49.71	-83.69	m	n
YHG	Charlottetown	CA	America/St_Johns	52.77	-56.12	s	y
YHI	Ulukhaktok	CA	America/Yellowknife	70.76	-117.81	s	y
YHJ	Nanchang	CN	Asia/Shanghai	28.70	116.11	s	n
YHK	Gjoa Haven	CA	America/Edmonton	68.64	-95.85	s	y
YHM	Hamilton	CA	America/Toronto	43.17	-79.94	l	y
YHN	Hornepayne	CA	America/Toronto	49.19	-84.76	m	n
YHO	Hopedale	CA	America/Halifax	55.45	-60.23	s	y
YHP	Poplar Hill	CA	America/Winnipeg	52.11	-94.26	s	y
YHR	Chevery	CA	America/Blanc-Sablon	50.47	-59.64	s	y
YHS	Sechelt-Gibsons	CA	America/Vancouver	49.46	-123.72	s	n
YHT	Haines Junction	CA	America/Whitehorse	60.79	-137.55	m	n
YHU	Longueuil	CA	America/Toronto	45.52	-73.42	m	y
YHY	Hay River	CA	America/Yellowknife	60.84	-115.78	m	y
YHZ	Halifax	CA	America/Halifax	44.88	-63.51	l	y
YIA	Yogyakarta, Java Island	ID	Asia/Jakarta	-7.90	110.06	l	y
YIB	Atikokan	CA	America/Panama	48.77	-91.64	m	n
YIE	Arxan	CN	Asia/Shanghai	47.31	119.91	m	y
YIF	St-Augustin	CA	America/Blanc-Sablon	51.21	-58.66	m	y
YIH	Yichang	CN	Asia/Shanghai	30.56	111.48	m	y
YIK	Ivujivik	CA	America/Toronto	62.42	-77.93	s	y
YIN	Yining	CN	Asia/Shanghai	43.96	81.33	s	y
YIO	Pond Inlet	CA	America/Toronto	72.68	-77.97	s	y
YIP	Detroit	US	America/New_York	42.24	-83.53	l	n
YIV	Island Lake	CA	America/Winnipeg	53.86	-94.65	m	y
YIW	Yiwu	CN	Asia/Shanghai	29.34	120.03	m	y
YJA	Jasper	CA	America/Edmonton	53.00	-118.06	s	n
YJF	Fort Liard	CA	America/Yellowknife	60.24	-123.47	m	n
YJN	Saint Jean	CA	America/Toronto	45.29	-73.28	m	n
YJP	Hinton	CA	America/Edmonton	53.32	-117.75	s	n
YJS	Samjiyon	KP	Asia/Pyongyang	41.91	128.41	s	n
YJT	Stephenville	CA	America/St_Johns	48.54	-58.55	m	n
YKA	Kamloops	CA	America/Vancouver	50.70	-120.44	m	y
YKC	Collins Bay	CA	America/Regina	58.24	-103.68	s	n
YKD	Kincardine	CA	America/Toronto	44.20	-81.61	m	n
YKE	Knee Lake	CA	America/Winnipeg	54.92	-94.80	s	n
YKF	Waterloo	CA	America/Toronto	43.46	-80.38	m	y
YKG	Kangirsuk	CA	America/Toronto	60.03	-70.00	s	y
YKH	Yingkou	CN	Asia/Shanghai	40.54	122.36	m	y
YKJ	Key Lake	CA	America/Regina	57.26	-105.62	m	n
YKL	Schefferville	CA	America/Toronto	54.81	-66.81	m	y
YKM	Yakima	US	America/Los_Angeles	46.57	-120.54	m	y
YKN	Yankton	US	America/Chicago	42.92	-97.39	m	n
YKO	Yüksekova	TR	Europe/Istanbul	37.55	44.24	m	y
YKQ	Waskaganish	CA	America/Toronto	51.47	-78.76	s	y
YKS	Yakutsk	RU	Asia/Yakutsk	62.09	129.77	l	y
YKU	Chisasibi	CA	America/Toronto	53.81	-78.92	s	y
YKX	Kirkland Lake	CA	America/Toronto	48.21	-79.98	m	n
YKY	Kindersley	CA	America/Regina	51.52	-109.18	m	n
YLB	Lac La Biche	CA	America/Edmonton	54.77	-112.03	s	n
YLC	Kimmirut	CA	America/Toronto	62.85	-69.88	s	y
YLD	Chapleau	CA	America/Toronto	47.82	-83.35	m	n
YLE	Whati	CA	America/Edmonton	63.13	-117.25	s	y
YLG	Yalgoo	AU	Australia/Perth	-28.36	116.68	s	n
YLH	Lansdowne House	CA	America/Toronto	52.20	-87.93	s	y
YLI	Ylivieska Airport	FI	Europe/Helsinki	64.06	24.72	m	n
YLJ	Meadow Lake	CA	America/Regina	54.13	-108.52	m	n
YLK	Barrie-Orillia	CA	America/Toronto	44.49	-79.56	m	y
YLL	Lloydminster	CA	America/Edmonton	53.31	-110.07	m	y
YLQ	La Tuque	CA	America/Toronto	47.41	-72.79	s	n
YLR	Leaf Rapids	CA	America/Winnipeg	56.51	-99.99	m	n
YLS	Lebel-sur-Quevillon	CA	America/Toronto	49.03	-77.02	s	n
YLT	Alert	CA	America/Toronto	82.52	-62.28	m	n
YLV	Yevlakh	AZ	Asia/Baku	40.63	47.14	s	n
YLW	Kelowna	CA	America/Vancouver	49.96	-119.38	l	y
YLX	Yulin	CN	Asia/Shanghai	22.44	110.12	m	y
YLY	Langley	CA	America/Vancouver	49.10	-122.63	m	n
YMA	Mayo	CA	America/Vancouver	63.62	-135.87	m	n
YMB	Merritt	CA	America/Vancouver	50.12	-120.75	s	n
YME	Matane	CA	America/Toronto	48.86	-67.45	m	n
YMG	Manitouwadge	CA	America/Toronto	49.08	-85.86	m	n
YMH	Mary's Harbour	CA	America/St_Johns	52.30	-55.85	s	y
YMJ	Moose Jaw	CA	America/Regina	50.33	-105.56	m	n
YMK	Mys Kamennyi	RU	Asia/Yekaterinburg	68.48	73.57	s	n
YML	Charlevoix	CA	America/Toronto	47.60	-70.22	m	n
YMM	Fort McMurray	CA	America/Edmonton	56.65	-111.22	l	y
YMN	Makkovik	CA	America/Halifax	55.08	-59.19	s	y
YMO	Moosonee	CA	America/Toronto	51.29	-80.61	m	y
YMS	Yurimaguas	PE	America/Lima	-5.89	-76.12	m	y
YMT	Chibougamau	CA	America/Toronto	49.77	-74.53	m	y
YMW	Maniwaki	CA	America/Toronto	46.27	-75.99	s	n
YMX	Mirabel	CA	America/Toronto	45.68	-74.04	m	n
YNA	Natashquan	CA	America/Toronto	50.19	-61.79	m	y
YNB	Yenbo Airport	SA	Asia/Riyadh	24.14	38.06	m	y
YNC	Wemindji	CA	America/Toronto	53.01	-78.83	s	y
YND	Gatineau	CA	America/Toronto	45.52	-75.56	m	y
YNE	Norway House	CA	America/Winnipeg	53.96	-97.84	s	y
YNG	Youngstown	US	America/New_York	41.26	-80.68	m	n
YNH	Hudson's Hope	CA	America/Dawson_Creek	56.04	-121.98	s	n
YNJ	Yanji	CN	Asia/Shanghai	42.88	129.45	m	y
YNL	Points North Landing	CA	America/Regina	58.28	-104.08	m	y
YNM	Matagami	CA	America/Toronto	49.76	-77.80	m	n
YNN	Nejanilini Lake	CA	America/Winnipeg	59.49	-97.78	-	-
YNO	North Spirit Lake	CA	America/Winnipeg	52.49	-92.97	s	y
YNP	Natuashish	CA	America/Goose_Bay	55.91	-61.18	s	y
YNS	Nemiscau	CA	America/Toronto	51.69	-76.14	s	y
YNT	Yantai	CN	Asia/Shanghai	37.66	120.99	l	y
YNX	Snap Lake	CA	America/Yellowknife	63.59	-110.91	s	n
YNY	Sokcho	KR	Asia/Seoul	38.06	128.67	m	y
YNZ	Yancheng	CN	Asia/Shanghai	33.43	120.20	m	y
YOA	Ekati	CA	America/Edmonton	64.70	-110.61	m	n
YOC	Old Crow	CA	America/Vancouver	67.57	-139.84	s	y
YOD	Cold Lake	CA	America/Edmonton	54.41	-110.28	m	n
YOE	Donnelly	CA	America/Edmonton	55.71	-117.09	s	n
YOG	Ogoki Post	CA	America/Toronto	51.66	-85.90	s	y
YOH	Oxford House	CA	America/Winnipeg	54.93	-95.28	s	y
YOJ	High Level	CA	America/Edmonton	58.62	-117.17	m	y
YOL	Yola	NG	Africa/Lagos	9.26	12.43	m	y
YOO	Oshawa	CA	America/Toronto	43.92	-78.89	m	n
YOP	Rainbow Lake	CA	America/Edmonton	58.49	-119.41	m	n
YOS	Owen Sound	CA	America/Toronto	44.59	-80.84	m	n
YOT	Yotvata	IL	Asia/Jerusalem	29.91	35.07	s	n
YOW	Ottawa	CA	America/Toronto	45.32	-75.67	l	y
YPA	Prince Albert	CA	America/Regina	53.21	-105.67	m	y
YPB	Port Alberni	CA	America/Vancouver	49.32	-124.93	s	n
YPC	Paulatuk	CA	America/Edmonton	69.36	-124.08	s	y
YPD	Parry Sound	CA	America/Toronto	45.26	-79.83	s	n
YPE	Peace River	CA	America/Edmonton	56.23	-117.45	m	y
YPG	Portage	CA	America/Winnipeg	49.90	-98.27	m	n
YPH	Inukjuak	CA	America/Toronto	58.47	-78.08	s	y
YPJ	Aupaluk	CA	America/Toronto	59.30	-69.60	s	y
YPK	Pitt Meadows	CA	America/Vancouver	49.22	-122.71	-	-
YPL	Pickle Lake	CA	America/Panama	51.45	-90.21	m	y
YPM	Pikangikum	CA	America/Winnipeg	51.82	-93.97	s	y
YPN	Port-Menier	CA	America/Toronto	49.84	-64.29	m	y
YPO	Peawanuck	CA	America/Toronto	54.99	-85.44	s	y
YPQ	Peterborough	CA	America/Toronto	44.23	-78.36	m	n
YPR	Prince Rupert	CA	America/Vancouver	54.29	-130.45	m	y
YPS	Port Hawkesbury	CA	America/Halifax	45.66	-61.37	m	n
YPW	Powell River	CA	America/Vancouver	49.83	-124.50	m	y
YPX	Puvirnituq	CA	America/Toronto	60.05	-77.29	m	y
YPY	Fort Chipewyan	CA	America/Edmonton	58.77	-111.12	m	y
YPZ	Burns Lake	CA	America/Vancouver	54.38	-125.95	m	y
YQA	Muskoka	CA	America/Toronto	44.97	-79.30	m	y
YQB	Quebec City	CA	America/Toronto	46.79	-71.39	l	y
YQC	Quaqtaq	CA	America/Toronto	61.05	-69.62	s	y
YQD	The Pas	CA	America/Winnipeg	53.97	-101.09	m	y
YQF	Red Deer	CA	America/Edmonton	52.18	-113.89	m	n
YQG	Windsor	CA	America/Toronto	42.28	-82.96	m	y
YQH	Watson Lake	CA	America/Vancouver	60.12	-128.82	m	y
YQI	Yarmouth	CA	America/Halifax	43.83	-66.09	m	n
YQK	Kenora	CA	America/Winnipeg	49.79	-94.36	m	y
YQL	Lethbridge	CA	America/Edmonton	49.63	-112.80	m	y
YQM	Moncton	CA	America/Halifax	46.11	-64.68	l	y
YQN	Nakina	CA	America/Toronto	50.18	-86.70	m	y
YQQ	Comox	CA	America/Vancouver	49.71	-124.89	m	y
YQR	Regina	CA	America/Regina	50.43	-104.67	l	y
YQS	St Thomas	CA	America/Toronto	42.77	-81.11	m	n
YQT	Thunder Bay	CA	America/Thunder_Bay	48.37	-89.32	l	y
YQU	Grande Prairie	CA	America/Edmonton	55.18	-118.89	m	y
YQV	Yorkton	CA	America/Regina	51.26	-102.46	m	n
YQW	North Battleford	CA	America/Regina	52.77	-108.24	m	n
YQX	Gander	CA	America/St_Johns	48.94	-54.57	m	y
YQY	Sydney	CA	America/Glace_Bay	46.16	-60.05	m	y
YQZ	Quesnel	CA	America/Vancouver	53.03	-122.51	m	y
YRA	Gameti	CA	America/Yellowknife	64.12	-117.31	s	y
YRB	Resolute Bay	CA	America/Winnipeg	74.72	-94.97	m	y
YRF	Cartwright	CA	America/Halifax	53.68	-57.04	s	y
YRG	Rigolet	CA	America/Halifax	54.18	-58.46	s	y
YRI	Riviere-du-Loup	CA	America/Toronto	47.76	-69.58	m	n
YRJ	Roberval	CA	America/Toronto	48.52	-72.27	m	y
YRL	Red Lake	CA	America/Winnipeg	51.07	-93.79	m	y
YRM	Rocky Mountain House	CA	America/Edmonton	52.43	-114.90	s	n
YRO	Ottawa	CA	America/Toronto	45.46	-75.65	m	n
YRQ	Trois-Rivieres	CA	America/Toronto	46.35	-72.68	m	n
YRS	Red Sucker Lake	CA	America/Winnipeg	54.17	-93.56	s	y
YRT	Rankin Inlet	CA	America/Winnipeg	62.81	-92.12	m	y
YRV	Revelstoke	CA	America/Vancouver	50.97	-118.18	m	n
YSA	Sable Island	CA	America/Halifax	43.93	-59.96	s	n
YSB	Falconbridge	CA	America/Toronto	46.62	-80.80	l	y
YSC	Sherbrooke	CA	America/Toronto	45.44	-71.69	m	n
YSE	Squamish	CA	America/Vancouver	49.78	-123.16	s	n
YSF	Stony Rapids	CA	America/Regina	59.25	-105.84	m	y
YSG	Lutselk'e	CA	America/Yellowknife	62.42	-110.68	s	y
YSH	Smiths Falls	CA	America/Toronto	44.95	-75.94	m	n
YSJ	Saint John	CA	America/Halifax	45.32	-65.89	m	y
YSK	Sanikiluaq	CA	America/Iqaluit	56.54	-79.25	s	y
YSL	St Leonard	CA	America/Moncton	47.16	-67.83	m	n
YSM	Fort Smith	CA	America/Edmonton	60.02	-111.96	m	y
YSN	Salmon Arm	CA	America/Vancouver	50.68	-119.23	m	n
YSO	Postville	CA	America/Halifax	54.91	-59.79	s	y
YSP	Marathon	CA	America/Toronto	48.76	-86.34	m	n
YSQ	Songyuan	CN	Asia/Shanghai	44.94	124.55	m	y
YST	St. Theresa Point	CA	America/Winnipeg	53.85	-94.85	s	y
YSU	Summerside	CA	America/Halifax	46.44	-63.83	m	n
YSY	Sachs Harbour	CA	America/Edmonton	71.99	-125.24	s	y
YTA	Pembroke	CA	America/Toronto	45.86	-77.25	m	n
YTD	Thicket Portage	CA	America/Winnipeg	55.32	-97.71	m	n
YTE	Cape Dorset	CA	America/Toronto	64.23	-76.53	s	y
YTF	Alma	CA	America/Toronto	48.51	-71.64	m	n
YTH	Thompson	CA	America/Winnipeg	55.80	-97.86	m	y
YTL	Big Trout Lake	CA	America/Winnipeg	53.82	-89.90	s	y
YTM	Riviere Rouge	CA	America/Toronto	46.41	-74.78	m	n
YTQ	Tasiujaq	CA	America/Toronto	58.67	-69.96	s	y
YTR	Trenton	CA	America/Toronto	44.12	-77.53	m	n
YTS	Timmins	CA	America/Toronto	48.57	-81.38	l	y
YTT	Tisdale	CA	America/Regina	52.84	-104.07	s	n
YTW	Yutian	CN	Asia/Shanghai	36.81	81.78	s	y
YTX	Telegraph Creek	CA	America/Vancouver	57.92	-131.12	c	n
YTY	Yangzhou	CN	Asia/Shanghai	32.56	119.72	m	y
YTZ	Toronto	CA	America/Toronto	43.63	-79.40	l	y
YUB	Tuktoyaktuk	CA	America/Yellowknife	69.43	-133.03	s	n
YUD	Umiujaq	CA	America/Toronto	56.54	-76.52	s	y
YUE	Yuendumu Airport	AU	Australia/Darwin	-22.25	131.78	s	n
YUL	Dorval	CA	America/Toronto	45.47	-73.74	l	y
YUM	Yuma	US	America/Phoenix	32.66	-114.61	l	y
YUS	Yushu	CN	Asia/Shanghai	32.84	97.04	m	y
YUT	Repulse Bay	CA	America/Winnipeg	66.52	-86.22	s	y
YUX	Hall Beach	CA	America/Toronto	68.78	-81.24	m	y
YUY	McWatters	CA	America/Toronto	48.21	-78.84	m	y
YVA	Moroni	KM	Indian/Comoro	-11.71	43.24	s	-
YVB	Bonaventure	CA	America/Toronto	48.07	-65.46	m	y
YVC	La Ronge	CA	America/Regina	55.15	-105.26	m	y
YVE	Vernon	CA	America/Vancouver	50.25	-119.33	m	n
YVG	Vermilion	CA	America/Edmonton	53.36	-110.82	s	n
YVM	Qikiqtarjuaq	CA	America/Toronto	67.55	-64.03	s	y
YVO	Bourlamaque	CA	America/Toronto	48.05	-77.78	m	y
YVP	Kuujjuaq	CA	America/Toronto	58.10	-68.43	m	y
YVQ	Norman Wells	CA	America/Edmonton	65.28	-126.80	m	y
YVR	Richmond	CA	America/Vancouver	49.19	-123.18	l	y
YVT	Buffalo Narrows	CA	America/Regina	55.84	-108.42	s	n
YVV	Wiarton	CA	America/Toronto	44.75	-81.11	m	y
YVZ	Deer Lake	CA	America/Winnipeg	52.66	-94.06	s	y
YWA	Petawawa	CA	America/Toronto	45.95	-77.32	h	n
YWB	Kangiqsujuaq	CA	America/Toronto	61.59	-71.93	s	y
YWG	Winnipeg	CA	America/Winnipeg	49.91	-97.24	l	y
YWH	Victoria	CA	America/Vancouver	48.42	-123.37	w	y
YWJ	Deline	CA	America/Edmonton	65.21	-123.44	s	y
YWK	Wabush	CA	America/Halifax	52.92	-66.86	m	y
YWL	Williams Lake	CA	America/Vancouver	52.18	-122.05	m	y
YWM	Williams Harbour	CA	America/St_Johns	52.57	-55.78	s	y
YWP	Webequie	CA	America/Toronto	52.96	-87.37	s	y
YWY	Wrigley	CA	America/Edmonton	63.21	-123.44	m	n
YXC	Cranbrook	CA	America/Edmonton	49.61	-115.78	m	y
YXE	Saskatoon	CA	America/Regina	52.17	-106.70	l	y
YXH	Medicine Hat	CA	America/Edmonton	50.02	-110.72	m	y
YXJ	Fort Saint John	CA	America/Dawson_Creek	56.24	-120.74	m	y
YXK	Rimouski	CA	America/Toronto	48.48	-68.50	m	y
YXL	Sioux Lookout	CA	America/Winnipeg	50.11	-91.91	l	y
YXN	Whale Cove	CA	America/Winnipeg	62.24	-92.60	s	y
YXP	Pangnirtung	CA	America/Toronto	66.14	-65.71	s	y
YXQ	Beaver Creek	CA	America/Whitehorse	62.41	-140.87	m	n
YXR	Earlton	CA	America/Toronto	47.70	-79.85	m	n
YXS	Prince George	CA	America/Vancouver	53.89	-122.68	m	y
YXT	Terrace	CA	America/Vancouver	54.47	-128.58	m	y
YXU	London	CA	America/Toronto	43.04	-81.15	m	y
YXX	Abbotsford	CA	America/Vancouver	49.03	-122.36	m	y
YXY	Whitehorse	CA	America/Whitehorse	60.71	-135.07	m	y
YXZ	Wawa	CA	America/Toronto	47.97	-84.79	m	n
YYA	Yueyang	CN	Asia/Shanghai	29.31	113.28	m	y
YYB	North Bay	CA	America/Toronto	46.36	-79.42	m	y
YYC	Calgary	CA	America/Edmonton	51.11	-114.02	l	y
YYD	Smithers	CA	America/Vancouver	54.82	-127.18	m	y
YYE	Fort Nelson	CA	America/Fort_Nelson	58.84	-122.60	m	y
YYF	Penticton	CA	America/Vancouver	49.46	-119.60	m	y
YYG	Charlottetown	CA	America/Halifax	46.29	-63.12	m	y
YYH	Taloyoak	CA	America/Edmonton	69.55	-93.58	s	y
YYJ	Victoria	CA	America/Vancouver	48.65	-123.43	l	y
YYL	Lynn Lake	CA	America/Winnipeg	56.86	-101.08	m	y
YYM	Cowley	CA	America/Edmonton	49.64	-114.09	s	n
YYN	Swift Current	CA	America/Regina	50.29	-107.69	m	n
YYQ	Churchill	CA	America/Winnipeg	58.74	-94.06	m	y
YYR	Goose Bay	CA	America/Goose_Bay	53.32	-60.43	m	y
YYT	Saint John	CA	America/St_Johns	47.62	-52.75	l	y
YYU	Kapuskasing	CA	America/Toronto	49.41	-82.47	m	n
YYW	Armstrong	CA	America/Toronto	50.29	-88.91	m	n
YYY	Mont Jolie	CA	America/Toronto	48.61	-68.21	m	y
YYZ	Mississauga	CA	America/Toronto	43.68	-79.63	l	y
YZE	Gore Bay	CA	America/Toronto	45.89	-82.57	m	n
YZF	Yellowknife	CA	America/Edmonton	62.46	-114.44	l	y
YZG	Salluit	CA	America/Toronto	62.18	-75.67	s	y
YZH	Slave Lake	CA	America/Edmonton	55.29	-114.78	m	n
YZP	Sandspit	CA	America/Vancouver	53.25	-131.81	m	y
YZR	Sarnia	CA	America/Toronto	43.00	-82.31	m	n
YZS	Coral Harbour	CA	America/Panama	64.19	-83.36	m	y
YZT	Port Hardy	CA	America/Vancouver	50.68	-127.37	m	y
YZU	Whitecourt	CA	America/Edmonton	54.14	-115.79	m	y
YZV	Sept-Iles	CA	America/Toronto	50.22	-66.27	l	y
YZW	Teslin	CA	America/Vancouver	60.17	-132.74	m	n
YZX	Greenwood	CA	America/Halifax	44.98	-64.92	m	n
YZY	Zhangye	CN	Asia/Shanghai	38.81	100.66	s	y
YZZ	Trail	CA	America/Vancouver	49.06	-117.61	s	y
ZAC	York Landing	CA	America/Winnipeg	56.09	-96.09	s	n
ZAD	Zadar	HR	Europe/Zagreb	44.11	15.35	m	y
ZAG	Zagreb	HR	Europe/Zagreb	45.74	16.07	l	y
ZAH	Zahedan	IR	Asia/Tehran	29.48	60.91	m	y
ZAJ	Zaranj	AF	Asia/Kabul	30.97	61.87	s	n
ZAL	Valdivia	CL	America/Santiago	-39.65	-73.09	m	y
ZAM	Zamboanga City	PH	Asia/Manila	6.92	122.06	m	y
ZAO	Cahors	FR	Europe/Paris	44.35	1.48	m	n
ZAR	Zaria	NG	Africa/Lagos	11.13	7.69	m	n
ZAT	Zhaotong	CN	Asia/Shanghai	27.33	103.75	s	y
ZAZ	Zaragoza	ES	Europe/Madrid	41.67	-1.04	m	y
ZBE	Zabreh	CZ	Europe/Prague	49.93	18.08	s	n
ZBF	Bathurst	CA	America/Halifax	47.63	-65.74	m	y
ZBL	Biloela	AU	Australia/Brisbane	-24.49	150.58	s	n
ZBM	Bromont	CA	America/Toronto	45.29	-72.74	m	n
ZBO	Bowen Airport	AU	Australia/Brisbane	-20.02	148.22	s	n
ZBR	Chabahar	IR	Asia/Tehran	25.44	60.38	m	y
ZBY	Sayaboury	LA	Asia/Vientiane	19.23	101.73	s	n
ZCL	Zacatecas	MX	America/Mexico_City	22.90	-102.69	m	y
ZCO	Freire	CL	America/Santiago	-38.93	-72.65	m	y
ZEC	Secunda	ZA	Africa/Johannesburg	-26.52	29.17	m	n
ZEL	Bella Bella	CA	America/Vancouver	52.19	-128.16	m	y
ZEM	Eastmain River	CA	America/Toronto	52.23	-78.52	s	y
ZER	Zero Airport	IN	Asia/Kolkata	27.59	93.83	m	n
ZFA	Faro	CA	America/Vancouver	62.21	-133.38	m	n
ZFD	Fond-Du-Lac	CA	America/Regina	59.33	-107.18	s	y
ZFL	Zhaosu	CN	Asia/Shanghai	43.09	81.23	s	y
ZFM	Fort Mcpherson	CA	America/Edmonton	67.41	-134.86	s	y
ZFN	Tulita	CA	America/Edmonton	64.91	-125.57	s	y
ZFW	Fairview	CA	America/Edmonton	56.08	-118.44	s	n
ZGF	Grand Forks	CA	America/Vancouver	49.02	-118.43	m	n
ZGI	Gods River	CA	America/Winnipeg	54.84	-94.08	s	y
ZGL	South Galway Airport	AU	Australia/Brisbane	-25.68	142.11	s	n
ZGM	Ngoma	ZM	Africa/Lusaka	-15.97	25.93	s	n
ZGR	Little Grand Rapids	CA	America/Winnipeg	52.05	-95.47	s	n
ZGU	Gaua Island	VU	Pacific/Efate	-14.22	167.59	m	n
ZHA	Zhanjiang	CN	Asia/Shanghai	21.21	110.36	m	y
ZHI	Grenchen Airport	CH	Europe/Zurich	47.18	7.42	m	n
ZHP	High Prairie	CA	America/Edmonton	55.39	-116.47	s	n
ZHY	Zhongwei	CN	Asia/Shanghai	37.57	105.15	m	y
ZHZ	Oppin	DE	Europe/Berlin	51.55	12.05	-	-
ZIA	Zhukovsky	RU	Europe/Moscow	55.55	38.15	l	y
ZIC	Victoria	CL	America/Santiago	-38.25	-72.35	m	n
ZIG	Ziguinchor	SN	Africa/Dakar	12.56	-16.28	m	n
ZIH	Ixtapa	MX	America/Mexico_City	17.60	-101.46	m	y
ZIN	Interlaken Air Base	CH	Europe/Zurich	46.68	7.88	c	n
ZIX	Zhigansk	RU	Asia/Yakutsk	66.80	123.36	m	y
ZJG	Jenpeg	CA	America/Winnipeg	54.52	-98.05	m	n
ZJI	Locarno Airport	CH	Europe/Zurich	46.16	8.88	s	n
ZJN	Swan River	CA	America/Winnipeg	52.12	-101.24	m	n
ZKB	Kasaba Bay	ZM	Africa/Lusaka	-8.53	30.66	s	n
ZKE	Kashechewan	CA	America/Toronto	52.28	-81.68	s	y
ZKP	Zyryanka	RU	Asia/Magadan	65.74	150.71	m	y
ZLO	Manzanillo	MX	America/Mexico_City	19.14	-104.56	m	y
ZLR	Linares	CL	America/Santiago	-35.86	-71.55	s	n
ZLT	La Tabatiere	CA	America/Blanc-Sablon	50.83	-58.98	s	y
ZLX	Zalingei	SD	Africa/Khartoum	12.90	23.48	s	n
ZMH	108 Mile	CA	America/Vancouver	51.74	-121.33	s	n
ZMM	Zamora Airport	MX	America/Mexico_City	20.05	-102.28	s	n
ZMT	Masset	CA	America/Vancouver	54.03	-132.12	m	y
ZNC	Nyac	US	America/Anchorage	60.98	-159.99	s	n
ZND	Zinder	NE	Africa/Niamey	13.78	8.98	m	y
ZNE	Newman	AU	Australia/Perth	-23.42	119.80	m	y
ZNZ	Kiembi Samaki	TZ	Africa/Dar_es_Salaam	-6.22	39.22	l	y
ZOS	Osorno	CL	America/Santiago	-40.61	-73.06	m	y
ZPB	Sachigo Lake	CA	America/Winnipeg	53.89	-92.20	s	y
ZPC	Pucon	CL	America/Santiago	-39.29	-71.92	s	y
ZPH	Zephyrhills	US	America/New_York	28.23	-82.16	s	n
ZPO	Pinehouse Lake	CA	America/Regina	55.53	-106.58	s	n
ZQN	Queenstown	NZ	Pacific/Auckland	-45.02	168.74	m	y
ZRE	Zrenjanin	RS	Europe/Belgrade	45.34	20.45	-	-
ZRH	Zurich	CH	Europe/Zurich	47.46	8.55	l	y
ZRI	Serui-Japen Island	ID	Asia/Jayapura	-1.88	136.24	m	n
ZRJ	Round Lake	CA	America/Winnipeg	52.94	-91.31	s	y
ZRM	Sarmi-Papua Island	ID	Asia/Jayapura	-1.87	138.75	s	n
ZSA	San Salvador	BS	America/Nassau	24.06	-74.52	m	y
ZSE	St Pierre	RE	Indian/Reunion	-21.32	55.42	m	y
ZSJ	Sandy Lake	CA	America/Winnipeg	53.06	-93.34	m	y
ZSP	Shiyan	CN	Asia/Shanghai	32.63	110.80	-	-
ZSS	Sassandra	CI	Africa/Abidjan	4.93	-6.13	s	n
ZST	Stewart	CA	America/Vancouver	55.94	-129.98	m	n
ZTA	Tureia Airport	PF	Pacific/Tahiti	-20.79	-138.57	s	n
ZTB	Tete-a-la-Baleine	CA	America/Blanc-Sablon	50.67	-59.38	s	y
ZTH	Zakynthos Island	GR	Europe/Athens	37.75	20.88	m	y
ZTM	Shamattawa	CA	America/Winnipeg	55.87	-92.08	s	y
ZTR	Zhytomyr	UA	Europe/Kyiv	50.27	28.74	s	n
ZTU	Zaqatala	AZ	Asia/Baku	41.56	46.67	m	n
ZUC	Ignace	CA	America/Winnipeg	49.43	-91.72	m	n
ZUD	Ancud	CL	America/Santiago	-41.90	-73.80	s	n
ZUH	Zhuhai	CN	Asia/Shanghai	22.01	113.38	l	y
ZUL	Zilfi	SA	Asia/Riyadh	26.35	44.83	s	n
ZUM	Churchill Falls	CA	America/Halifax	53.56	-64.11	s	y
ZVA	Miandrivazo Airport	MG	Indian/Antananarivo	-19.56	45.45	m	n
ZVK	Savannakhet Airport	LA	Asia/Vientiane	16.56	104.76	m	n
ZWA	Andapa Airport	MG	Indian/Antananarivo	-14.65	49.62	m	n
ZWL	Wollaston Lake	CA	America/Regina	58.11	-103.17	s	y
ZXT	Baku	AZ	Asia/Baku	40.50	49.98	m	n
ZYI	Zunyi	CN	Asia/Shanghai	27.59	107.00	m	y
ZYL	Sylhet	BD	Asia/Dhaka	24.96	91.87	m	y
ZZE	Zangilan	AZ	Asia/Baku	39.09	46.73	s	n
ZZO	Tymovskoye	RU	Asia/Vladivostok	50.67	142.76	s	n
ZZV	Zanesville	US	America/New_York	39.94	-81.89	m	n
"""#
  }
}
