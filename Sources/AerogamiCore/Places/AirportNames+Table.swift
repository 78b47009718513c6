// swift-format-ignore-file
// Generated from airportsdata 20260905 (MIT, https://github.com/mborsetti/airportsdata), airports-py 3.1.0 (MIT,
// https://github.com/aashishvanand/airports-py) and ourairports 20221011 (public domain, https://ourairports.com):
// replace it as a whole.

extension AirportNames {
  /// A line for each airport with scheduled service, ascending by code: code and name, separated by a tab.
  static var table: StaticString {
#"""
AAA	Anaa Airport
AAC	El Arish International Airport
AAE	Annaba Rabah Bitat Airport
AAG	Avelino Vieira Airport
AAI	Arraias Airport
AAK	Aranuka Airport
AAL	Aalborg Airport
AAN	Al Ain International Airport
AAP	Aji Pangeran Tumenggung Pranoto International Airport
AAQ	Anapa Vityazevo Airport
AAR	Aarhus Airport
AAT	Altay Xuedu Airport
AAX	Romeu Zema Airport
AAY	Al Ghaydah International Airport
AAZ	Quezaltenango Airport
ABA	Abakan International Airport
ABD	Abadan Airport
ABE	Lehigh Valley International Airport
ABI	Abilene Regional Airport
ABJ	Félix-Houphouët-Boigny International Airport
ABK	Kebri Dahar Airport
ABL	Ambler Airport
ABM	Northern Peninsula Airport
ABQ	Albuquerque International Sunport
ABR	Aberdeen Regional Airport
ABS	Abu Simbel Airport
ABT	King Saud Bin Abdulaziz (Al Baha) Airport
ABU	AA Bere Tallo (Haliwen) Airport
ABV	Nnamdi Azikiwe International Airport
ABX	Albury Airport
ABY	Southwest Georgia Regional Airport
ABZ	Aberdeen Dyce Airport
ACA	General Juan N Alvarez International Airport
ACC	Kotoka International Airport
ACE	César Manrique-Lanzarote Airport
ACF	Aral Tarim Airport
ACH	St Gallen Altenrhein Airport
ACI	Alderney Airport
ACK	Nantucket Memorial Airport
ACT	Waco Regional Airport
ACV	California Redwood Coast-Humboldt County Airport
ACX	Xingyi Wanfenglin Airport
ACY	Atlantic City International Airport
ADA	Adana Şakirpaşa Airport
ADB	Adnan Menderes International Airport
ADD	Addis Ababa Bole International Airport
ADE	Aden International Airport
ADF	Adıyaman Airport
ADJ	Amman Civil (Marka International) Airport
ADK	Adak Airport
ADL	Adelaide International Airport
ADQ	Kodiak Airport
ADU	Ardabil Airport
ADZ	Gustavo Rojas Pinilla International Airport
AEB	Baise Youjiang Airport
AEH	Abeche Airport
AEP	Jorge Newbery Airpark
AER	Sochi International Airport
AES	Ålesund Airport, Vigra
AET	Allakaket Airport
AEU	Abu Musa Island Airport
AEX	Alexandria International Airport
AEY	Akureyri Airport
AFA	Suboficial Ay Santiago Germano Airport
AFL	Piloto Osvaldo Marques Dias Airport
AFS	Sugraly Airport
AFZ	Sabzevar National Airport
AGA	Al Massira Airport
AGE	Wangerooge Airport
AGH	Ängelholm-Helsingborg Airport
AGI	Wageningen Airstrip
AGJ	Aguni Airport
AGN	Angoon Seaplane Base
AGP	Málaga-Costa del Sol Airport
AGR	Agra Airport / Agra Air Force Station
AGS	Augusta Regional At Bush Field
AGT	Guarani International Airport
AGU	Governor Jesús Terán Peredo International Airport
AGX	Agatti Airport
AHA	Maa Mahamaya Ambikapur Airport
AHB	Abha International Airport
AHE	Ahe Airport
AHO	Alghero-Fertilia Airport
AIA	Alliance Municipal Airport
AIN	Wainwright Airport
AIP	Adampur Airport
AIT	Aitutaki Airport
AIU	Enua Airport
AJA	Ajaccio-Napoléon Bonaparte Airport
AJF	Al-Jawf Domestic Airport
AJI	Ağrı Airport
AJL	Lengpui Airport
AJN	Ouani Airport
AJR	Arvidsjaur Airport
AJU	Aracaju - Santa Maria International Airport
AJY	Mano Dayak International Airport
AKA	Ankang Fuqiang Airport
AKB	Atka Airport
AKF	Kufra Airport
AKI	Akiak Airport
AKJ	Asahikawa Airport
AKK	Akhiok Airport
AKL	Auckland International Airport
AKN	King Salmon Airport
AKP	Anaktuvuk Pass Airport
AKS	Gwaunaru'u Airport
AKU	Aksu Hongqipo Airport
AKV	Akulivik Airport
AKX	Aktobe Airport
AKY	Sittwe Airport
ALA	Almaty International Airport
ALB	Albany International Airport
ALC	Alicante-Elche Miguel Hernández Airport
ALF	Alta Airport
ALG	Houari Boumediene Airport
ALH	Albany Airport
ALO	Waterloo Regional Airport
ALP	Aleppo International Airport
ALS	San Luis Valley Regional Airport/Bergman Field
ALW	Walla Walla Regional Airport
AMA	Rick Husband Amarillo International Airport
AMD	Sardar Vallabhbhai Patel International Airport
AMH	Arba Minch Airport
AMM	Queen Alia International Airport
AMQ	Pattimura International Airport
AMS	Amsterdam Airport Schiphol
AMV	Amderma Airport
ANC	Ted Stevens Anchorage International Airport
ANF	Andrés Sabella Gálvez International Airport
ANI	Aniak Airport
ANR	Antwerp International Airport (Deurne)
ANS	Andahuaylas Airport
ANU	V.C. Bird International Airport
ANV	Anvik Airport
ANX	Andøya Airport, Andenes
AOE	Anadolu Airport
AOG	Anshan Teng'ao Airport / Anshan Air Base
AOI	Marche Airport
AOJ	Aomori Airport
AOK	Karpathos Airport
AOO	Altoona Blair County Airport
AOR	Sultan Abdul Halim Airport
APK	Apataki Airport
APL	Nampula Airport
APN	Alpena County Regional Airport
APO	Antonio Roldan Betancourt Airport
APW	Faleolo International Airport
APY	Alto Parnaíba Airport
AQA	Araraquara Airport
AQG	Anqing Tianzhushan Airport / Anqing North Air Base
AQI	Al Qaisumah/Hafr Al Batin Airport
AQJ	Aqaba King Hussein International Airport
AQP	Rodríguez Ballón International Airport
ARC	Arctic Village Airport
ARD	Mali Airport
ARH	Talagi Airport
ARI	Chacalluta Airport
ARK	Arusha Airport
ARM	Armidale Airport
ARN	Stockholm-Arlanda Airport
ART	Watertown International Airport
ARU	Araçatuba Airport
ARW	Arad International Airport
ASA	Assab International Airport
ASB	Ashgabat International Airport
ASE	Aspen-Pitkin Co/Sardy Field
ASF	Astrakhan Narimanovo Boris M. Kustodiev International Airport
ASI	RAF Ascension Island
ASJ	Amami Airport
ASM	Asmara International Airport
ASO	Asosa Airport
ASP	Alice Springs Airport
ASR	Kayseri Erkilet Airport
ASU	Silvio Pettirossi International Airport
ASV	Amboseli Airport
ASW	Aswan International Airport
ATC	Arthur's Town Airport
ATH	Athens Eleftherios Venizelos International Airport
ATK	Atqasuk Edward Burnell Sr Memorial Airport
ATL	Hartsfield Jackson Atlanta International Airport
ATM	Altamira Interstate Airport
ATQ	Sri Guru Ram Dass Jee International Airport
ATT	Atmautluak Airport
ATW	Appleton International Airport
ATY	Watertown Regional Airport
ATZ	Asyut International Airport
AUA	Queen Beatrix International Airport
AUC	Santiago Perez Airport
AUG	Augusta State Airport
AUH	Abu Dhabi International Airport
AUK	Alakanuk Airport
AUQ	Hiva Oa-Atuona Airport
AUR	Aurillac Airport
AUS	Austin Bergstrom International Airport
AUU	Aurukun Airport
AUX	Araguaína Airport
AVA	Anshun Huangguoshu Airport
AVK	Arvaikheer Airport
AVL	Asheville Regional Airport
AVN	Avignon-Caumont Airport
AVP	Wilkes Barre Scranton International Airport
AVV	Avalon Airport
AWA	Hawassa International Airport
AWK	Wake Island Airfield
AWZ	Lieutenant General Qasem Soleimani International Airport
AXA	Clayton J Lloyd International Airport
AXD	Alexandroupoli Democritus Airport
AXF	Alxa Left Banner Bayanhot Airport
AXJ	Amakusa Airport
AXM	El Eden Airport
AXP	Spring Point Airport
AXR	Arutua Airport
AXT	Akita Airport
AXU	Axum Airport
AYJ	Ayodhya Airport
AYP	Air Force Colonel Alfredo Mendivil Duarte Airport
AYQ	Ayers Rock Connellan Airport
AYT	Antalya International Airport
AZA	Phoenix–Mesa Gateway Airport
AZD	Shahid Sadooghi Airport
AZN	Andizhan Airport
AZO	Kalamazoo Battle Creek International Airport
AZR	Touat Cheikh Sidi Mohamed Belkebir Airport
AZS	Samaná El Catey International Airport
BAG	Loakan Airport
BAH	Bahrain International Airport
BAL	Batman Airport
BAQ	Ernesto Cortissoz International Airport
BAR	Qionghai Bo'ao Airport
BAS	Ballalae Airport
BAV	Baotou Donghe Airport
BAX	Barnaul Airport
BAY	Maramureș International Airport
BAZ	Barcelos Airport
BBA	Balmaceda Airport
BBG	Butaritari Airport
BBI	Biju Patnaik Airport
BBK	Kasane Airport
BBM	Battambang Airport
BBN	Bario Airport
BBO	Berbera Airport
BBR	Basse-Terre Baillif Airport
BBU	Băneasa International Airport
BCA	Gustavo Rizo Airport
BCD	Bacolod-Silay Airport
BCI	Barcaldine Airport
BCM	Bacău Airport
BCN	Josep Tarradellas Barcelona-El Prat Airport
BDA	L.F. Wade International International Airport
BDB	Bundaberg Airport
BDD	Badu Island Airport
BDH	Bandar Lengeh International Airport
BDJ	Syamsudin Noor International Airport
BDL	Bradley International Airport
BDO	Husein Sastranegara International Airport
BDP	Bhadrapur Airport
BDQ	Vadodara Airport
BDS	Brindisi Airport
BDT	Gbadolite Airport
BDU	Bardufoss Airport
BEB	Benbecula Airport
BED	Laurence G Hanscom Field
BEF	Bluefields Airport
BEG	Belgrade Nikola Tesla Airport
BEJ	Kalimarau Airport
BEK	Bareilly Air Force Station
BEL	Val de Cans/Júlio Cezar Ribeiro International Airport
BEN	Benina International Airport
BER	Berlin Brandenburg Airport
BES	Brest Bretagne Airport
BET	Bethel Airport
BEU	Bedourie Airport
BEW	Beira Airport
BEY	Beirut Rafic Hariri International Airport
BFD	Bradford Regional Airport
BFF	Western Neb. Rgnl/William B. Heilig Airport
BFI	Boeing Field King County International Airport
BFJ	Bijie Feixiong Airport
BFL	Meadows Field
BFN	Bram Fischer International Airport
BFS	Belfast International Airport
BFV	Buri Ram Airport
BGA	Palonegro Airport
BGC	Bragança Airport
BGF	Bangui M'Poko International Airport
BGG	Bingöl Çeltiksuyu Airport
BGI	Grantley Adams International Airport
BGK	Big Creek Airport
BGM	Greater Binghamton/Edwin A Link field
BGO	Bergen Airport, Flesland
BGR	Bangor International Airport
BGW	Baghdad International Airport / New Al Muthana Air Base
BGY	Milan Bergamo Airport
BHB	Hancock County-Bar Harbor Airport
BHD	George Best Belfast City Airport
BHE	Woodbourne Airport
BHH	Bisha Airport
BHI	Comandante Espora Airport
BHJ	Bhuj Airport
BHK	Bukhara International Airport
BHM	Birmingham-Shuttlesworth International Airport
BHO	Raja Bhoj International Airport
BHQ	Broken Hill Airport
BHR	Bharatpur Airport
BHS	Bathurst Airport
BHU	Bhavnagar Airport
BHV	Bahawalpur Airport
BHX	Birmingham International Airport
BHY	Beihai Fucheng Airport
BIA	Bastia-Poretta Airport
BID	Block Island State Airport
BIH	Eastern Sierra Regional Airport
BIK	Frans Kaisiepo Airport
BIL	Billings Logan International Airport
BIM	South Bimini Airport
BIO	Bilbao Airport
BIQ	Biarritz-Anglet-Bayonne Airport
BIR	Biratnagar Airport
BIS	Bismarck Municipal Airport
BJA	Soummam–Abane Ramdane Airport
BJB	Bojnord Airport
BJC	Rocky Mountain Metropolitan Airport
BJF	Båtsfjord Airport
BJL	Banjul International Airport
BJM	Bujumbura Melchior Ndadaye International Airport
BJR	Bahir Dar Airport
BJV	Milas Bodrum International Airport
BJX	Del Bajío International Airport
BJZ	Badajoz Airport
BKC	Buckland Airport
BKG	Branson Airport
BKI	Kota Kinabalu International Airport
BKK	Suvarnabhumi Airport
BKM	Bakalalan Airport
BKO	Modibo Keita International Airport
BKQ	Blackall Airport
BKS	Fatmawati Soekarno Airport
BKW	Raleigh County Memorial Airport
BKZ	Bukoba Airport
BLA	General José Antonio Anzoategui International Airport
BLB	Panamá Pacífico International Airport
BLE	Dala Airport
BLI	Bellingham International Airport
BLJ	Batna Mostefa Ben Boulaid Airport
BLL	Billund Airport
BLP	Huallaga Airport
BLQ	Bologna Guglielmo Marconi Airport
BLR	Kempegowda International Airport
BLV	Scott AFB/Midamerica Airport
BLZ	Chileka International Airport
BMA	Stockholm-Bromma Airport
BME	Broome International Airport
BMI	Central Illinois Regional Airport at Bloomington-Normal
BMK	Borkum Airport
BMO	Banmaw Airport
BMR	Baltrum Airport
BMS	Sócrates Mariani Bittencourt Airport
BMU	Muhammad Salahuddin Airport
BMV	Buon Ma Thuot Airport
BMW	Bordj Badji Mokhtar Airport
BMY	Île Art - Waala Airport
BNA	Nashville International Airport
BNB	Boende Airport
BND	Bandar Abbas International Airport
BNE	Brisbane International Airport
BNI	Benin Airport
BNK	Ballina Byron Gateway Airport
BNN	Brønnøysund Airport, Brønnøy
BNS	Barinas Airport
BNX	Banja Luka International Airport
BNY	Bellona/Anua Airport
BOB	Bora Bora Airport
BOC	Bocas del Toro International Airport
BOD	Bordeaux-Mérignac Airport
BOG	El Dorado International Airport
BOH	Bournemouth Airport
BOI	Boise Air Terminal/Gowen Field
BOJ	Burgas Airport
BOM	Chhatrapati Shivaji International Airport
BON	Flamingo International Airport
BOO	Bodø Airport
BOS	Logan International Airport
BOY	Bobo Dioulasso Airport
BPE	Qinhuangdao Beidaihe Airport
BPL	Bole Alashankou Airport
BPN	Sultan Aji Muhamad Sulaiman Airport
BPS	Porto Seguro Airport
BPT	Jack Brooks Regional Airport
BPX	Qamdo Bangda Airport
BPY	Besalampy Airport
BQB	Busselton Margaret River Regional Airport
BQG	Bogorodskoye Airport
BQK	Brunswick Golden Isles Airport
BQL	Boulia Airport
BQS	Ignatyevo Airport
BQT	Brest Airport
BQU	J F Mitchell Airport
BRA	Barreiras Airport
BRB	Barreirinhas National Airport
BRC	San Carlos De Bariloche Airport
BRD	Brainerd Lakes Regional Airport
BRE	Bremen Airport
BRI	Bari Karol Wojtyła Airport
BRK	Bourke Airport
BRL	Southeast Iowa Regional Airport
BRM	Barquisimeto International Airport
BRN	Bern-Belp Airport
BRO	Brownsville South Padre Island International Airport
BRQ	Brno-Tuřany Airport
BRR	Barra Airport
BRS	Bristol Airport
BRU	Brussels Airport
BRW	Wiley Post Will Rogers Memorial Airport
BRX	Maria Montez International Airport
BSA	Bosaso / Bender Qassim International Airport
BSB	Presidente Juscelino Kubitschek International Airport
BSC	José Celestino Mutis Airport
BSD	Baoshan Yunrui Airport
BSG	Bata Airport
BSK	Biskra - Mohamed Khider Airport
BSL	EuroAirport Basel-Mulhouse-Freiburg Airport
BSO	Basco Airport
BSR	Basra International Airport
BSX	Pathein Airport
BSZ	Manas International Airport
BTC	Batticaloa Airport
BTE	Sherbro International Airport
BTH	Hang Nadim International Airport
BTI	Barter Island Long Range Radar Station Airport
BTJ	Sultan Iskandar Muda International Airport
BTK	Bratsk Airport
BTM	Bert Mooney Airport
BTO	Botopasi Airport
BTR	Baton Rouge Metropolitan Airport
BTS	M. R. Štefánik Airport
BTT	Bettles Airport
BTU	Bintulu Airport
BTV	Burlington International Airport
BTW	Batu Licin Airport
BUA	Buka Airport
BUC	Burketown Airport
BUD	Budapest Liszt Ferenc International Airport
BUF	Buffalo Niagara International Airport
BUI	Bokondini Airport
BUN	Gerardo Tobar López Airport
BUQ	Joshua Mqabuko Nkomo International Airport
BUR	Bob Hope Airport
BUS	Batumi International Airport
BUT	Bathpalathang Airport
BUX	Bunia Airport
BUZ	Bushehr Airport
BVA	Paris Beauvais Tillé Airport
BVB	Atlas Brasil Cantanhede Airport
BVC	Rabil Airport
BVE	Brive-Souillac
BVG	Berlevåg Airport
BVH	Brigadeiro Camarão Airport
BVI	Birdsville Airport
BVJ	Bovanenkovo Airport
BVS	Breves Airport
BWA	Gautam Buddha International Airport
BWI	Baltimore/Washington International Thurgood Marshall Airport
BWK	Brač Airport
BWN	Brunei International Airport
BWO	Balakovo Airport
BWT	Wynyard Airport
BXG	Bendigo Airport
BXH	Balkhash Airport
BXR	Bam Airport
BXT	Bontang Airport
BXU	Bancasi Airport
BYK	Bouaké Airport
BYM	Carlos Manuel de Cespedes Airport
BYN	Bayankhongor Airport
BYO	Bonito Airport
BYR	Læsø Airport
BYW	Blakely Island Airport
BZE	Philip S. W. Goldson International Airport
BZG	Bydgoszcz Ignacy Jan Paderewski Airport
BZI	Balıkesir Merkez Airport
BZK	Bryansk Airport
BZL	Barisal Airport
BZN	Gallatin Field
BZO	Bolzano Airport
BZR	Béziers-Vias Airport
BZV	Maya-Maya Airport
BZX	Bazhong Enyang Airport
CAA	Catacamas Airport
CAB	Cabinda Airport
CAC	Coronel Adalberto Mendes da Silva Airport
CAE	Columbia Metropolitan Airport
CAF	Carauari Airport
CAG	Cagliari Elmas Airport
CAH	Cà Mau Airport
CAI	Cairo International Airport
CAJ	Canaima Airport
CAK	Akron Canton Regional Airport
CAL	Campbeltown Airport
CAN	Guangzhou Baiyun International Airport
CAP	Cap Haitien International Airport
CAT	Cascais Airport
CAU	Caruaru Airport
CAW	Bartolomeu Lisandro Airport
CAY	Cayenne – Félix Eboué Airport
CAZ	Cobar Airport
CBB	Jorge Wilsterman International Airport
CBH	Béchar Boudghene Ben Ali Lotfi Airport
CBO	Awang Airport
CBQ	Margaret Ekpo International Airport
CBR	Canberra International Airport
CBT	Catumbela Airport
CCC	Jardines Del Rey Airport
CCF	Carcassonne Airport
CCJ	Calicut International Airport
CCK	Cocos (Keeling) Islands Airport
CCM	Diomício Freitas Airport
CCP	Carriel Sur Airport
CCR	Buchanan Field
CCS	Simón Bolívar International Airport
CCU	Netaji Subhash Chandra Bose International Airport
CCV	Craig Cove Airport
CCZ	Chub Cay Airport
CDB	Cold Bay Airport
CDC	Cedar City Regional Airport
CDE	Chengde Puning Airport
CDG	Charles de Gaulle International Airport
CDP	Kadapa Airport
CDR	Chadron Municipal Airport
CDT	Castellón-Costa Azahar Airport
CDV	Merle K (Mudhole) Smith Airport
CEB	Mactan Cebu International Airport
CEC	Jack Mc Namara Field Airport
CED	Ceduna Airport
CEE	Cherepovets Airport
CEI	Mae Fah Luang - Chiang Rai International Airport
CEK	Chelyabinsk Balandino Airport
CEL	Canela
CEM	Central Airport
CEN	Ciudad Obregón International Airport
CEZ	Cortez Municipal Airport
CFB	Cabo Frio Airport
CFE	Clermont-Ferrand Auvergne Airport
CFG	Jaime Gonzalez Airport
CFK	Chlef Aboubakr Belkaid International Airport
CFN	Donegal Airport
CFR	Caen-Carpiquet Airport
CFS	Coffs Harbour Airport
CFU	Ioannis Kapodistrias International Airport
CGA	Craig Seaplane Base
CGB	Marechal Rondon Airport
CGD	Changde Taohuayuan Airport
CGH	Congonhas Airport
CGI	Cape Girardeau Regional Airport
CGK	Soekarno-Hatta International Airport
CGM	Camiguin Airport
CGN	Cologne Bonn Airport
CGO	Zhengzhou Xinzheng International Airport
CGP	Shah Amanat International Airport
CGQ	Changchun Longjia International Airport
CGR	Campo Grande Airport
CGY	Laguindingan International Airport
CHA	Chattanooga Metropolitan Airport (Lovell Field)
CHC	Christchurch International Airport
CHG	Chaoyang Airport
CHH	Chachapoyas Airport
CHM	FAP Lieutenant Jaime Andres de Montreuil Morales Airport
CHO	Charlottesville Albemarle Airport
CHQ	Chania International Airport
CHS	Charleston International Airport
CHT	Chatham Islands / Tuuta Airport
CHU	Chuathbaluk Airport
CHX	Cap Manuel Niño International Airport
CHY	Choiseul Bay Airport
CIA	Ciampino–G. B. Pastine International Airport
CID	The Eastern Iowa Airport
CIF	Chifeng Yulong Airport
CIH	Changzhi Wangcun Airport
CIJ	Capitán Aníbal Arab Airport
CIK	Chalkyitsik Airport
CIT	Shymkent Airport
CIU	Chippewa County International Airport
CIW	Canouan Airport
CIX	Air Force Captain Jose A Quinones Gonzales International Airport
CIY	Comiso Airport
CJA	Mayor General FAP Armando Revoredo Iglesias Airport
CJB	Coimbatore International Airport
CJC	El Loa Airport
CJJ	Cheongju International Airport/Cheongju Air Base (K-59/G-513)
CJL	Chitral Airport
CJM	Chumphon Airport
CJS	Abraham González International Airport
CJU	Jeju International Airport
CKB	North Central West Virginia Airport
CKD	Crooked Creek Airport
CKG	Chongqing Jiangbei International Airport
CKH	Chokurdakh Airport
CKS	Carajás Airport
CKW	Christmas Creek Airport
CKX	Chicken Airport
CKY	Conakry International Airport
CKZ	Çanakkale Airport
CLD	McClellan-Palomar Airport
CLE	Cleveland Hopkins International Airport
CLJ	Cluj-Napoca International Airport
CLL	Easterwood Field
CLO	Alfonso Bonilla Aragon International Airport
CLP	Clarks Point Airport
CLQ	Licenciado Miguel de la Madrid Airport
CLT	Charlotte Douglas International Airport
CLV	Nelson Ribeiro Guimarães Airport
CLY	Calvi-Sainte-Catherine Airport
CMA	Cunnamulla Airport
CMB	Bandaranaike International Colombo Airport
CME	Ciudad del Carmen International Airport
CMF	Chambéry-Savoie Airport
CMG	Corumbá International Airport
CMH	John Glenn Columbus International Airport
CMI	University of Illinois Willard Airport
CMN	Mohammed V International Airport
CMP	Santana do Araguaia Airport
CMU	Chimbu Airport
CMW	Ignacio Agramonte International Airport
CMX	Houghton County Memorial Airport
CNB	Coonamble Airport
CNC	Coconut Island Airport
CND	Mihail Kogălniceanu International Airport
CNF	Tancredo Neves International Airport
CNI	Changhai Airport
CNJ	Cloncurry Airport
CNM	Cavern City Air Terminal
CNN	Kannur International Airport
CNP	Neerlerit Inaat Airport
CNQ	Corrientes Airport
CNS	Cairns International Airport
CNX	Chiang Mai International Airport
CNY	Canyonlands Field
COD	Yellowstone Regional Airport
COK	Cochin International Airport
COL	Coll Airport
COO	Cadjehoun Airport
COR	Ingeniero Ambrosio Taravella Airport
COS	City of Colorado Springs Municipal Airport
COU	Columbia Regional Airport
COV	Çukurova International Airport
CPC	Aviador C. Campos Airport
CPD	Coober Pedy Airport
CPE	Ingeniero Alberto Acuña Ongay International Airport
CPH	Copenhagen Kastrup Airport
CPO	Desierto de Atacama Airport
CPR	Casper-Natrona County International Airport
CPT	Cape Town International Airport
CPV	Presidente João Suassuna Airport
CQW	Chongqing Xiannüshan Airport
CRA	Craiova Airport
CRD	General E. Mosconi Airport
CRI	Colonel Hill Airport
CRK	Clark International Airport / Clark Air Base
CRL	Brussels South Charleroi Airport
CRM	Catarman National Airport
CRP	Corpus Christi International Airport
CRU	Lauriston Airport
CRV	Crotone Airport
CRW	Yeager Airport
CRZ	Türkmenabat International Airport
CSG	Columbus Metropolitan Airport
CSH	Solovki Airport
CSK	Cap Skirring Airport
CSX	Changsha Huanghua International Airport
CSY	Cheboksary Airport
CTA	Catania-Fontanarossa Airport
CTC	Catamarca Airport
CTD	Alonso Valderrama Airport
CTG	Rafael Nuñez International Airport
CTL	Charleville Airport
CTM	Chetumal International Airport
CTN	Cooktown Airport
CTP	Carutapera Airport
CTQ	Santa Vitória do Palmar Airport
CTS	New Chitose Airport
CTU	Chengdu Shuangliu International Airport
CUA	Ciudad Constitución National Airport
CUC	Camilo Daza International Airport
CUE	Mariscal Lamar Airport
CUF	Cuneo International Airport
CUK	Caye Caulker Airport
CUL	Bachigualato Federal International Airport
CUM	Cumaná (Antonio José de Sucre) Airport
CUN	Cancún International Airport
CUP	General Francisco Bermúdez Airport
CUQ	Coen Airport
CUR	Hato International Airport
CUU	General Roberto Fierro Villalobos International Airport
CUZ	Alejandro Velasco Astete International Airport
CVG	Cincinnati Northern Kentucky International Airport
CVM	General Pedro Jose Mendez International Airport
CVN	Clovis Municipal Airport
CVQ	Carnarvon Airport
CVU	Corvo Airport
CWA	Central Wisconsin Airport
CWB	Afonso Pena Airport
CWC	Chernivtsi International Airport
CWL	Cardiff International Airport
CWS	Center Island Airport
CXB	Cox's Bazar Airport
CXH	Vancouver Harbour Water Aerodrome
CXI	Cassidy International Airport
CXJ	Hugo Cantergiani Regional Airport
CXP	Tunggul Wulung Airport
CXR	Cam Ranh International Airport / Cam Ranh Air Base
CYA	Les Cayes Airport
CYB	Charles Kirkconnell International Airport
CYF	Chefornak Airport
CYI	Chiayi Airport
CYO	Vilo Acuña International Airport
CYP	Calbayog Airport
CYS	Cheyenne Regional Airport
CYT	Yakataga Airport
CYU	Cuyo Airport
CYX	Cherskiy Airport
CYZ	Cauayan Airport
CZE	José Leonardo Chirinos Airport
CZL	Mohamed Boudiaf International Airport
CZM	Cozumel International Airport
CZS	Cruzeiro do Sul Airport
CZU	Las Brujas Airport
CZX	Changzhou Benniu International Airport
DAB	Daytona Beach International Airport
DAC	Hazrat Shahjalal International Airport
DAD	Da Nang International Airport
DAL	Dallas Love Field
DAM	Damascus International Airport
DAR	Julius Nyerere International Airport
DAT	Datong Yungang Airport
DAU	Daru Airport
DAV	Enrique Malek International Airport
DAY	James M Cox Dayton International Airport
DBA	Dalbandin Airport
DBB	El Alamein International Airport
DBO	Dubbo City Regional Airport
DBQ	Dubuque Regional Airport
DBR	Darbhanga Airport
DBV	Dubrovnik Airport
DCA	Ronald Reagan Washington National Airport
DCF	Canefield Airport
DCM	Castres-Mazamet Airport
DCY	Daocheng Yading Airport
DDC	Dodge City Regional Airport
DDG	Dandong Langtou Airport
DDR	Xigaze Dingri Airport
DEA	Dera Ghazi Khan Airport
DEB	Debrecen International Airport
DEC	Decatur Airport
DED	Dehradun Jolly Grant Airport
DEE	Yuzhno-Kurilsk Mendeleyevo Airport
DEF	Dezful Airport
DEL	Indira Gandhi International Airport
DEM	Dembidollo Airport
DEN	Denver International Airport
DFW	Dallas Fort Worth International Airport
DGA	Dangriga Airport
DGH	Deoghar Airport
DGO	General Guadalupe Victoria International Airport
DGT	Sibulan Airport
DHM	Kangra Airport
DHN	Dothan Regional Airport
DIB	Dibrugarh Airport
DIE	Arrachart Airport
DIG	Diqing Shangri-La Airport
DIJ	Dijon-Bourgogne Airport
DIK	Dickinson Theodore Roosevelt Regional Airport
DIL	Presidente Nicolau Lobato International Airport
DIN	Dien Bien Phu Airport
DIR	Aba Tenna Dejazmach Yilma International Airport
DIS	Ngot Nzoungou Airport
DIU	Diu Airport
DIY	Diyarbakır Airport
DJB	Sultan Thaha Airport
DJE	Djerba Zarzis International Airport
DJG	Djanet Inedbirene Airport
DJJ	Sentani International Airport
DLA	Douala International Airport
DLC	Dalian Zhoushuizi International Airport
DLE	Dole-Tavaux Airport
DLG	Dillingham Airport
DLH	Duluth International Airport
DLI	Lien Khuong Airport
DLM	Dalaman International Airport
DLU	Dali Fengyi Airport
DLZ	Dalanzadgad Airport
DMB	Taraz Airport
DMD	Doomadgee Airport
DME	Domodedovo International Airport
DMK	Don Mueang International Airport
DMM	King Fahd International Airport
DMU	Dimapur Airport
DND	Dundee Airport
DNH	Dunhuang Mogao International Airport
DNK	Dnipropetrovsk International Airport
DNR	Dinard-Pleurtuit-Saint-Malo Airport
DNZ	Çardak Airport
DOD	Dodoma Airport
DOE	Djumu-Djomoe Airport
DOG	Dongola Airport
DOH	Hamad International Airport
DOL	Deauville-Saint-Gatien Airport
DOM	Douglas-Charles Airport
DOP	Dolpa Airport
DOY	Dongying Shengli Airport
DPL	Dipolog Airport
DPO	Devonport Airport
DPS	Ngurah Rai (Bali) International Airport
DQA	Daqing Sa'ertu Airport
DQM	Duqm International Airport
DRG	Deering Airport
DRJ	Drietabbetje Airport
DRO	Durango La Plata County Airport
DRP	Bicol International Airport
DRS	Dresden Airport
DRV	Dharavandhoo Airport
DRW	Darwin International Airport / RAAF Darwin
DSD	La Désirade Airport
DSE	Combolcha Airport
DSI	Destin Executive Airport
DSM	Des Moines International Airport
DSN	Ordos Ejin Horo Airport
DSO	Sondok Airport
DSS	Blaise Diagne International Airport
DTB	Silangit Airport
DTD	Datadawai Airport
DTM	Dortmund Airport
DTR	Decatur Shores Airport
DTW	Detroit Metropolitan Wayne County Airport
DUB	Dublin Airport
DUD	Dunedin International Airport
DUE	Dundo Airport
DUJ	DuBois Regional Airport
DUM	Pinang Kampai Airport
DUR	King Shaka International Airport
DUS	Düsseldorf Airport
DUT	Tom Madsen (Dutch Harbor) Airport
DVL	Devils Lake Regional Airport
DVO	Francisco Bangoy International Airport
DWB	Soalala Airport
DWC	Al Maktoum International Airport
DWD	King Salman Abdulaziz Airport
DXB	Dubai International Airport
DXJ	Xiangxi Biancheng Airport
DYG	Zhangjiajie Hehua International Airport
DYR	Ugolny Yuri Ryktheu Airport
DYU	Dushanbe Airport
DZA	Dzaoudzi Pamandzi International Airport
DZH	Dazhou Jinya Airport
DZN	Zhezkazgan National Airport
EAA	Eagle Airport
EAM	Najran Domestic Airport
EAR	Kearney Regional Airport
EAS	San Sebastián Airport
EAT	Pangborn Memorial Airport
EAU	Chippewa Valley Regional Airport
EAX	Paramaribo Eduard Alexander Gummels Airport
EBA	Marina Di Campo Airport
EBB	Entebbe International Airport
EBD	El Obeid Airport
EBJ	Esbjerg Airport
EBL	Erbil International Airport
ECN	Ercan International Airport
ECP	Northwest Florida Beaches International Airport
EDI	Edinburgh Airport
EDL	Eldoret International Airport
EDO	Balıkesir Koca Seyit Airport
EDR	Pormpuraaw Airport
EEK	Eek Airport
EFL	Kefallinia Airport
EGC	Bergerac-Roumanière Airport
EGE	Eagle County Regional Airport
EGO	Belgorod International Airport
EGS	Egilsstaðir Airport
EGX	Egegik Airport
EHU	Ezhou Huahu Airport (under construction)
EIE	Yeniseysk Airport
EIK	Yeysk Airport
EIN	Eindhoven Airport
EIS	Terrance B. Lettsome International Airport
EJA	Yariguíes Airport
EJH	Al Wajh Domestic Airport
EJN	Ejin Banner Taolai Airport
EKO	Elko Regional Airport
EKS	Shakhtyorsk Airport
ELC	Elcho Island Airport
ELD	South Arkansas Regional Airport at Goodwin Field
ELF	El Fasher Airport
ELG	El Golea Airport
ELH	North Eleuthera Airport
ELI	Elim Airport
ELM	Elmira Corning Regional Airport
ELP	El Paso International Airport
ELQ	Gassim Airport
ELS	Ben Schoeman Airport
ELU	Guemar Airport
EMA	East Midlands Airport
EMD	Emerald Airport
EME	Emden Airport
EMK	Emmonak Airport
ENA	Kenai Municipal Airport
ENE	Ende (H Hasan Aroeboesman) Airport
ENF	Enontekio Airport
ENH	Enshi Xujiaping Airport
ENI	El Nido Airport
ENO	Teniente Amin Ayub Gonzalez Airport
ENU	Akanu Ibiam International Airport
ENY	Yan'an Nanniwan Airport
EOH	Enrique Olaya Herrera Airport
EOI	Eday Airport
EPR	Esperance Airport
EPU	Pärnu Airport
EQS	Brigadier Antonio Parodi Airport
ERC	Erzincan Airport
ERF	Erfurt Airport
ERH	Moulay Ali Cherif Airport
ERI	Erie International Tom Ridge Field
ERL	Erenhot Saiwusu International Airport
ERS	Eros Airport
ERZ	Erzurum International Airport
ESB	Esenboğa International Airport
ESC	Delta County Airport
ESD	Orcas Island Airport
ESL	Elista Airport
ESM	General Rivadeneira Airport
ESR	Ricardo García Posada Airport
ESU	Essaouira-Mogador Airport
ETM	Ramon International Airport
ETR	Santa Rosa - Artillery Colonel Victor Larrea International Airport
ETZ	Metz-Nancy-Lorraine Airport
EUA	Kaufana Airport
EUG	Mahlon Sweet Field
EUN	Hassan I Airport
EUX	F. D. Roosevelt Airport
EVE	Harstad/Narvik Airport, Evenes
EVG	Sveg Airport
EVN	Zvartnots International Airport
EVV	Evansville Regional Airport
EWB	New Bedford Regional Airport
EWN	Coastal Carolina Regional Airport
EWR	Newark Liberty International Airport
EXT	Exeter International Airport
EYP	El Yopal Airport
EYW	Key West International Airport
EZE	Ministro Pistarini International Airport
EZS	Elazığ Airport
FAE	Vágar Airport
FAI	Fairbanks International Airport
FAO	Faro Airport
FAR	Hector International Airport
FAT	Fresno Yosemite International Airport
FAV	Fakarava Airport
FAY	Fayetteville Regional Airport - Grannis Field
FBD	Fayzabad Airport
FBE	Francisco Beltrão Airport
FBM	Lubumbashi International Airport
FCA	Glacier Park International Airport
FCO	Rome–Fiumicino Leonardo da Vinci International Airport
FDE	Førde Airport, Bringeland
FDF	Martinique Aimé Césaire International Airport
FDH	Friedrichshafen Airport
FDU	Bandundu Airport
FEC	João Durval Carneiro Airport
FEG	Fergana International Airport
FEN	Fernando de Noronha Airport
FEZ	Fes Saïss International Airport
FGU	Fangatau Airport
FHZ	Fakahina Airport
FIE	Fair Isle Airport
FIH	Ndjili International Airport
FIZ	Fitzroy Crossing Airport
FJR	Fujairah International Airport
FKB	Karlsruhe Baden-Baden Airport
FKI	Bangoka International Airport
FKQ	Fakfak Airport
FKS	Fukushima Airport
FLA	Gustavo Artunduaga Paredes Airport
FLG	Flagstaff Pulliam International Airport
FLL	Fort Lauderdale Hollywood International Airport
FLN	Hercílio Luz International Airport
FLO	Florence Regional Airport
FLR	Peretola Airport
FLS	Flinders Island Airport
FLW	Flores Airport
FLZ	Dr. Ferdinand Lumban Tobing Airport
FMA	Formosa Airport
FMG	Flamingo Airport
FMI	Kalemie Airport
FMM	Memmingen Allgau Airport
FMO	Münster Osnabrück Airport
FNA	Lungi International Airport
FNC	Madeira International Airport Cristiano Ronaldo
FNI	Nîmes-Arles-Camargue Airport
FNJ	Pyongyang Sunan International Airport
FNT	Bishop International Airport
FOC	Fuzhou Changle International Airport
FOD	Fort Dodge Regional Airport
FOG	Foggia "Gino Lisa" Airport
FOR	Pinto Martins International Airport
FPO	Grand Bahama International Airport
FRA	Frankfurt Airport
FRD	Friday Harbor Airport
FRE	Fera/Maringe Airport
FRL	Forlì Airport
FRO	Florø Airport
FRS	Mundo Maya International Airport
FRW	P G Matante Intl
FSC	Figari Sud-Corse Airport
FSD	Sioux Falls Regional Airport / Joe Foss Field
FSM	Fort Smith Regional Airport
FSP	St Pierre Airport
FSZ	Mount Fuji Shizuoka Airport
FTA	Futuna Airport
FTE	El Calafate - Commander Armando Tola International Airport
FTI	Fitiuta Airport
FTU	Tôlanaro Airport
FUE	Fuerteventura Airport
FUG	Fuyang Xiguan Airport
FUJ	Fukue Airport
FUK	Fukuoka Airport
FUN	Funafuti International Airport
FUO	Foshan Shadi Airport
FUT	Pointe Vele Airport
FWA	Fort Wayne International Airport
FYU	Fort Yukon Airport
GAE	Gabès Matmata International Airport
GAF	Gafsa Ksar International Airport
GAJ	Yamagata Airport
GAL	Edward G. Pitka Sr Airport
GAM	Gambell Airport
GAN	Gan International Airport
GAQ	Gao Airport
GAU	Lokpriya Gopinath Bordoloi International Airport
GAY	Gaya Airport
GBB	Gabala International Airport
GBE	Sir Seretse Khama International Airport
GBI	Kalaburagi Airport
GBJ	Les Bases Airport
GCC	Northeast Wyoming Regional Airport
GCH	Gachsaran Airport
GCI	Guernsey Airport
GCK	Garden City Regional Airport
GCM	Owen Roberts International Airport
GCN	Grand Canyon National Park Airport
GDE	Gode Airport
GDL	Don Miguel Hidalgo Y Costilla International Airport
GDN	Gdańsk Lech Wałęsa Airport
GDQ	Gondar Airport
GDT	JAGS McCartney International Airport
GDV	Dawson Community Airport
GDX	Sokol Airport
GDZ	Gelendzhik Airport
GEA	Nouméa Magenta Airport
GEG	Spokane International Airport
GEL	Santo Ângelo Airport
GEO	Cheddi Jagan International Airport
GER	Rafael Cabrera Airport
GES	General Santos International Airport
GET	Geraldton Airport
GEV	Gällivare Airport
GFF	Griffith Airport
GFK	Grand Forks International Airport
GGF	Almeirim Airport
GGG	East Texas Regional Airport
GGR	Garowe Airport
GGS	Gobernador Gregores Airport
GGT	Exuma International Airport
GGW	Wokal Field/Glasgow-Valley County Airport
GHA	Noumérat - Moufdi Zakaria Airport
GHB	Governor's Harbour Airport
GHT	Ghat Airport
GHV	Brașov-Ghimbav International Airport
GIB	Gibraltar Airport
GIC	Boigu Airport
GIG	Rio Galeão – Tom Jobim International Airport
GIL	Gilgit Airport
GIS	Gisborne Airport
GIZ	Jizan Regional Airport / King Abdullah bin Abdulaziz Airport
GJA	La Laguna Airport
GJL	Jijel Ferhat Abbas Airport
GJT	Grand Junction Regional Airport
GKA	Goroka Airport
GKK	Kooddoo Airport
GKN	Gulkana Airport
GLA	Glasgow International Airport
GLF	Golfito Airport
GLH	Mid Delta Regional Airport
GLK	Galcaio Airport
GLT	Gladstone Airport
GLV	Golovin Airport
GMA	Gemena Airport
GMB	Gambella Airport
GME	Gomel Airport
GMI	Gasmata Island Airport
GMO	Gombe Lawanti International Airport
GMP	Gimpo International Airport
GMR	Totegegie Airport
GMS	Antônio Guerreiro Airport
GMZ	La Gomera Airport
GNB	Grenoble-Isère Airport
GND	Point Salines International Airport
GNJ	Gyandzha Airport
GNS	Binaka Airport
GNU	Goodnews Airport
GNV	Gainesville Regional Airport
GNY	Şanlıurfa GAP Airport
GOA	Genoa Cristoforo Colombo Airport
GOH	Nuuk Airport
GOI	Dabolim Airport
GOJ	Nizhny Novgorod Strigino International Airport
GOM	Goma International Airport
GOP	Gorakhpur Airport
GOQ	Golmud Airport
GOT	Gothenburg-Landvetter Airport
GOU	Garoua International Airport
GOV	Gove Airport
GOX	Mopa International Airport (under construction)
GPA	Patras Araxos Agamemnon Airport
GPB	Tancredo Thomas de Faria Airport
GPI	Juan Casiano Airport
GPS	Seymour Galapagos Ecological Airport
GPT	Gulfport Biloxi International Airport
GRB	Austin Straubel International Airport
GRI	Central Nebraska Regional Airport
GRJ	George Airport
GRK	Killeen-Fort Hood Regional Airport / Robert Gray Army Air Field
GRO	Girona-Costa Brava Airport
GRQ	Eelde Airport
GRR	Gerald R. Ford International Airport
GRU	Guarulhos - Governador André Franco Montoro International Airport
GRV	Grozny Airport
GRW	Graciosa Airport
GRX	F.G.L. Airport Granada-Jaén Airport
GRY	Grímsey Airport
GRZ	Graz Airport
GSM	Qeshm Dayrestan International Airport
GSO	Piedmont Triad International Airport
GSP	Greenville Spartanburg International Airport
GST	Gustavus Airport
GSV	Gagarin International Airport
GTA	Gatokae Aerodrome
GTE	Groote Eylandt Airport
GTF	Great Falls International Airport
GTO	Jalaluddin Airport
GTR	Golden Triangle Regional Airport
GUA	La Aurora Airport
GUB	Guerrero Negro Airport
GUC	Gunnison Crested Butte Regional Airport
GUM	Antonio B. Won Pat International Airport
GUP	Gallup Municipal Airport
GUR	Gurney Airport
GUW	Atyrau International Airport
GUZ	Guarapari Airport
GVA	Geneva Cointrin International Airport
GVR	Coronel Altino Machado de Oliveira Airport
GWD	Gwadar International Airport
GWL	Gwalior Airport
GWT	Westerland Sylt Airport
GXF	Seiyun Hadhramaut International Airport
GXG	Negage Airport
GXH	Gannan Xiahe Airport
GYA	Capitán de Av. Emilio Beltrán Airport
GYD	Heydar Aliyev International Airport
GYE	José Joaquín de Olmedo International Airport
GYM	General José María Yáñez International Airport
GYN	Santa Genoveva Airport
GYS	Guangyuan Panlong Airport
GYU	Guyuan Liupanshan Airport
GYZ	Gruyere Airport
GZG	Garze Gesar Airport
GZO	Nusatupe Airport
GZP	Gazipaşa-Alanya Airport
GZT	Gaziantep International Airport
HAA	Hasvik Airport
HAC	Hachijojima Airport
HAD	Halmstad Airport
HAH	Prince Said Ibrahim International Airport
HAJ	Hannover Airport
HAK	Haikou Meilan International Airport
HAM	Hamburg Helmut Schmidt Airport
HAN	Noi Bai International Airport
HAQ	Hanimaadhoo Airport
HAS	Ha'il Airport
HAU	Haugesund Airport, Karmøy
HAV	José Martí International Airport
HBA	Hobart International Airport
HBE	Borj El Arab International Airport
HBQ	Haibei Qilian Airport
HBX	Hubli Airport
HCR	Holy Cross Airport
HCZ	Chenzhou Beihu Airport
HDD	Hyderabad Airport
HDF	Heringsdorf Airport
HDG	Handan Airport
HDK	Kulhudhuffushi Airport
HDM	Hamadan Airport
HDN	Yampa Valley Airport
HDO	Hindon Airport
HDS	Hoedspruit Air Force Base Airport
HDY	Hat Yai International Airport
HEA	Herat - Khwaja Abdullah Ansari International Airport
HEH	Heho Airport
HEI	Heide-Büsum Airport
HEK	Heihe Aihui Airport
HEL	Helsinki Vantaa Airport
HER	Heraklion International Nikos Kazantzakis Airport
HET	Hohhot Baita International Airport
HFA	Haifa International Airport
HFE	Hefei Xinqiao International Airport
HFN	Hornafjörður Airport
HFS	Hagfors Airport
HFT	Hammerfest Airport
HGA	Egal International Airport
HGD	Hughenden Airport
HGH	Hangzhou Xiaoshan International Airport
HGI	Itanagar Donyi Polo Hollongi Airport
HGL	Helgoland-Düne Airport
HGN	Mae Hong Son Airport
HGO	Korhogo Airport
HGR	Hagerstown Regional Richard A Henson Field
HGU	Mount Hagen Kagamuga Airport
HHH	Hilton Head Airport
HHN	Frankfurt-Hahn Airport
HHQ	Hua Hin Airport
HHR	Jack Northrop Field Hawthorne Municipal Airport
HHZ	Hikueru Airport
HIA	Huai'an Lianshui International Airport
HIB	Range Regional Airport
HID	Horn Island Airport
HIJ	Hiroshima Airport
HIN	Sacheon Airport / Sacheon Air Base
HIR	Honiara International Airport
HJJ	Huaihua Zhijiang Airport
HJR	Khajuraho Airport
HKD	Hakodate Airport
HKG	Hong Kong International Airport
HKK	Hokitika Airfield
HKN	Hoskins Airport
HKT	Phuket International Airport
HLA	Lanseria International Airport
HLD	Hulunbuir Hailar Airport
HLE	Saint Helena Airport
HLH	Ulanhot Yilelite Airport
HLN	Helena Regional Airport
HLP	Halim Perdanakusuma International Airport
HLU	Nesson Airport
HLZ	Hamilton International Airport
HMA	Khanty Mansiysk Airport
HMB	Suhaj Mubarak International Airport
HME	Hassi Messaoud-Oued Irara Krim Belkacem Airport
HMI	Hami Airport
HMO	General Ignacio P. Garcia International Airport
HMV	Hemavan Airport
HNA	Iwate Hanamaki Airport
HND	Tokyo Haneda International Airport
HNH	Hoonah Airport
HNL	Daniel K Inouye International Airport
HNM	Hana Airport
HNS	Haines Airport
HNY	Hengyang Nanyue Airport
HOB	Lea County Regional Airport
HOD	Hodeidah International Airport
HOF	Al-Ahsa International Airport
HOG	Frank Pais International Airport
HOI	Hao Airport
HOK	Hooker Creek Airport
HOM	Homer Airport
HOR	Horta Airport
HOT	Memorial Field Airport
HOU	William P Hobby Airport
HOV	Ørsta-Volda Airport, Hovden
HPA	Lifuka Island Airport
HPB	Hooper Bay Airport
HPH	Cat Bi International Airport
HPN	Westchester County Airport
HQL	Tashkurgan Airport (under construction)
HRB	Harbin Taiping International Airport
HRE	Robert Gabriel Mugabe International Airport
HRF	Hoarafushi Airport
HRG	Hurghada International Airport
HRI	Mattala Rajapaksa International Airport
HRK	Kharkiv International Airport
HRL	Valley International Airport
HRO	Boone County Airport
HSA	Hazrat Sultan International Airport
HSC	Shaoguan Danxia Airport
HSG	Saga Airport
HSL	Huslia Airport
HSN	Zhoushan Putuoshan Airport
HSS	Hissar Airport
HSV	Huntsville International Carl T Jones Field
HTA	Chita-Kadala International Airport
HTG	Khatanga Airport
HTI	Hamilton Island Airport
HTN	Hotan Airport
HTS	Tri-State/Milton J. Ferguson Field
HTY	Hatay Airport
HUG	Huehuetenango Airport
HUH	Huahine-Fare Airport
HUI	Phu Bai International Airport
HUN	Hualien Airport
HUO	Holingol Huolinhe Airport
HUS	Hughes Airport
HUU	Alferez Fap David Figueroa Fernandini Airport
HUX	Bahías de Huatulco International Airport
HUY	Humberside Airport
HUZ	Huizhou Pingtan Airport
HVB	Hervey Bay Airport
HVD	Khovd Airport
HVG	Honningsvåg Airport, Valan
HVN	Tweed New Haven Airport
HVR	Havre City County Airport
HXD	Delingha Airport
HYA	Barnstable Municipal Boardman Polando Field
HYD	Rajiv Gandhi International Airport
HYL	Hollis Clark Bay Seaplane Base
HYN	Taizhou Luqiao Airport
HYS	Hays Regional Airport
HZA	Heze Mudan Airport
HZG	Hanzhong Chenggu Airport
HZH	Liping Airport
HZK	Húsavík Airport
IAA	Igarka Airport
IAD	Washington Dulles International Airport
IAG	Niagara Falls International Airport
IAH	George Bush Intercontinental Houston Airport
IAM	Zarzaitine - In Aménas Airport
IAN	Bob Baker Memorial Airport
IAO	Siargao Airport
IAS	Iaşi Airport
IBA	Ibadan Airport
IBB	General Villamil Airport
IBE	Perales Airport
IBR	Ibaraki Airport / JASDF Hyakuri Air Base
IBZ	Ibiza Airport
ICC	Andrés Miguel Salazar Marcano Airport
ICI	Cicia Airport
ICN	Incheon International Airport
ICT	Wichita Eisenhower National Airport
IDA	Idaho Falls Regional Airport
IDR	Devi Ahilyabai Holkar Airport
IDY	Île d'Yeu Airport
IEG	Zielona Góra-Babimost Airport
IEV	Kiev Zhuliany International Airport
IFJ	Ísafjörður Airport
IFN	Esfahan Shahid Beheshti International Airport
IFO	Ivano-Frankivsk International Airport
IGA	Inagua Airport
IGD	Iğdır Airport
IGG	Igiugig Airport
IGR	Cataratas Del Iguazú International Airport
IGT	Magas Airport
IGU	Cataratas International Airport
IHA	Niihama Airport
IIA	Inishmaan Aerodrome
IJK	Izhevsk Airport
IKA	Imam Khomeini International Airport
IKG	Karakol International Airport
IKI	Iki Airport
IKO	Nikolski Air Station
IKS	Tiksi Airport
IKT	Irkutsk International Airport
IKU	Issyk-Kul International Airport
ILD	Lleida-Alguaire Airport
ILF	Ilford Airport
ILG	New Castle Airport
ILI	Iliamna Airport
ILM	Wilmington International Airport
ILO	Iloilo International Airport
ILP	Île des Pins Airport
ILQ	Ilo Airport
ILR	Ilorin International Airport
ILS	Ilopango International Airport
ILY	Islay Airport
IMF	Imphal Airport
IMK	Simikot Airport
IMP	Prefeito Renato Moreira Airport
IMT	Ford Airport
INC	Yinchuan Hedong International Airport
IND	Indianapolis International Airport
INH	Inhambane Airport
INI	Nis Airport
INL	Falls International Airport
INN	Innsbruck Airport
INO	Inongo Airport
INQ	Inisheer Aerodrome
INU	Nauru International Airport
INV	Inverness Airport
INZ	In Salah Airport
IOA	Ioannina Airport
IOM	Isle of Man Airport
IOR	Inishmore Aerodrome
IOS	Bahia - Jorge Amado Airport
IOU	Île Ouen/Edmond Cané Airport
IPC	Mataveri Airport
IPH	Sultan Azlan Shah Airport
IPI	San Luis Airport
IPL	Imperial County Airport
IPN	Vale do Aço Regional Airport
IPT	Williamsport Regional Airport
IQM	Qiemo Yudu Airport
IQN	Qingyang Xifeng Airport
IQQ	Diego Aracena Airport
IQT	Coronel FAP Francisco Secada Vignetta International Airport
IRA	Ngorangora Airport
IRC	Circle City (New) Airport
IRG	Lockhart River Airport
IRJ	Capitan V A Almonacid Airport
IRK	Kirksville Regional Airport
IRP	Matari Airport
IRZ	Tapuruquara Airport
ISA	Mount Isa Airport
ISB	Islamabad International Airport
ISC	St. Mary's Airport
ISE	Süleyman Demirel International Airport
ISG	New Ishigaki Airport
ISK	Nashik Airport
ISP	Long Island Mac Arthur Airport
IST	İstanbul Airport
ISU	Sulaymaniyah International Airport
ITB	Itaituba Airport
ITH	Ithaca Tompkins Regional Airport
ITI	Itambacuri Airport
ITM	Osaka International Airport
ITO	Hilo International Airport
IUE	Niue International Airport
IVC	Invercargill Airport
IVL	Ivalo Airport
IWA	Ivanovo South Airport
IWD	Gogebic Iron County Airport
IWJ	Iwami Airport
IWK	Iwakuni Kintaikyo Airport / Marine Corps Air Station Iwakuni
IXA	Agartala - Maharaja Bir Bikram Airport
IXB	Bagdogra Airport
IXC	Chandigarh International Airport
IXD	Prayagraj Deendayal Upadhyay Airport / Bamrauli Air Force Station
IXE	Mangalore International Airport
IXG	Belagavi Airport
IXI	Lilabari North Lakhimpur Airport
IXJ	Jammu Airport
IXK	Keshod Airport
IXL	Leh Kushok Bakula Rimpochee Airport
IXM	Madurai Airport
IXP	Pathankot Airport
IXR	Birsa Munda Airport
IXS	Silchar Airport
IXU	Aurangabad Airport
IXY	Kandla Airport
IXZ	Veer Savarkar International Airport / INS Utkrosh
IZA	Presidente Itamar Franco Airport
IZO	Izumo Enmusubi Airport
IZT	Ixtepec Airport
JAC	Jackson Hole Airport
JAE	Shumba Airport
JAF	Jaffna International Airport
JAI	Jaipur International Airport
JAN	Jackson-Medgar Wiley Evers International Airport
JAU	Francisco Carle Airport
JAV	Ilulissat Airport
JAX	Jacksonville International Airport
JBK	Qitai Jiangbulake Airport
JBQ	La Isabela International Airport
JBR	Jonesboro Municipal Airport
JCK	Julia Creek Airport
JDF	Francisco de Assis Airport
JDH	Jodhpur Airport
JDO	Orlando Bezerra de Menezes Airport
JDZ	Jingdezhen Luojia Airport
JED	King Abdulaziz International Airport
JEE	Jérémie Airport
JEG	Aasiaat Airport
JER	Jersey Airport
JFK	John F Kennedy International Airport
JFR	Paamiut Airport
JGA	Jamnagar Airport
JGN	Jiayuguan Airport
JGS	Jinggangshan Airport
JHB	Senai International Airport
JHG	Xishuangbanna Gasa International Airport
JHM	Kapalua Airport
JHS	Sisimiut Airport
JIB	Djibouti-Ambouli Airport
JIC	Jinchang Jinchuan Airport
JIJ	Wilwal International Airport
JIK	Ikaria Airport
JIM	Jimma Airport
JIQ	Qianjiang Wulingshan Airport
JIU	Jiujiang Lushan Airport
JIW	Jiwani Airport
JJD	Jericoacoara - Comandante Ariston Pessoa Regional Airport
JJG	Humberto Ghizzo Bortoluzzi Regional Airport
JJM	Mulika Lodge Airport
JJN	Quanzhou Jinjiang International Airport
JKG	Jönköping Airport
JKH	Chios Island National Airport
JKL	Kalymnos Airport
JKR	Janakpur Airport
JLN	Joplin Regional Airport
JLR	Jabalpur Airport
JMK	Mikonos Airport
JMO	Jomsom Airport
JMS	Jamestown Regional Airport
JMU	Jiamusi Dongjiao Airport
JNB	OR Tambo International Airport
JNG	Jining Qufu Airport
JNU	Juneau International Airport
JNX	Naxos Apollon Airport
JNZ	Jinzhou Bay Airport
JOE	Joensuu Airport
JOG	Adisutjipto International Airport
JOI	Lauro Carneiro de Loyola Airport
JOL	Jolo Airport
JOS	Yakubu Gowon Airport
JPA	Presidente Castro Pinto International Airport
JPR	Ji-Paraná Airport
JQA	Qaarsut Airport
JRG	Jharsuguda Airport
JRH	Jorhat Airport
JRN	Juruena Airport
JRO	Kilimanjaro International Airport
JSA	Jaisalmer Airport
JSH	Sitia Airport
JSI	Skiathos Island National Airport
JSR	Jessore Airport
JST	John Murtha Johnstown Cambria County Airport
JSU	Maniitsoq Airport
JSY	Syros Airport
JTC	Bauru/Arealva–Moussa Nakhal Tobias State Airport
JTR	Santorini Airport
JTY	Astypalaia Airport
JUB	Juba International Airport
JUI	Juist Airport
JUJ	Gobernador Horacio Guzman International Airport
JUL	Inca Manco Capac International Airport
JUM	Jumla Airport
JUV	Upernavik Airport
JUZ	Quzhou Airport
JXA	Jixi Xingkaihu Airport
JYV	Jyväskylä Airport
JZH	Jiuzhai Huanglong Airport
KAA	Kasama Airport
KAC	Qamishli Airport
KAD	Kaduna Airport
KAE	Kake Seaplane Base
KAJ	Kajaani Airport
KAL	Kaltag Airport
KAN	Mallam Aminu International Airport
KAO	Kuusamo Airport
KAT	Kaitaia Airport
KAW	Kawthoung Airport
KAX	Kalbarri Airport
KBC	Birch Creek Airport
KBL	Kabul International Airport
KBP	Boryspil International Airport
KBR	Sultan Ismail Petra Airport
KBU	Gusti Syamsir Alam Airport
KBV	Krabi Airport
KCA	Kuqa Qiuci Airport
KCH	Kuching International Airport
KCM	Kahramanmaraş Airport
KCQ	Chignik Lake Airport
KCT	Koggala Airport
KCZ	Kochi Ryoma Airport
KDD	Khuzdar Airport
KDH	Ahmad Shah Baba International Airport / Kandahar Airfield
KDI	Haluoleo Airport
KDL	Kärdla Airport
KDM	Kaadedhdhoo Airport
KDO	Kadhdhoo Airport
KDU	Skardu Airport
KDV	Vunisea Airport
KEB	Nanwalek Airport
KEF	Keflavik International Airport
KEJ	Kemerovo Airport
KEM	Kemi-Tornio Airport
KEP	Nepalgunj Airport
KER	Ayatollah Hashemi Rafsanjani International Airport
KET	Kengtung Airport
KFG	Kalkgurung Airport
KFP	False Pass Airport
KGA	Kananga Airport
KGC	Kingscote Airport
KGD	Khrabrovo Airport
KGE	Kaghau Airport
KGF	Sary-Arka Airport
KGI	Kalgoorlie Boulder Airport
KGK	Koliganek Airport
KGL	Kigali International Airport
KGP	Kogalym International Airport
KGS	Kos Airport
KGT	Kangding Airport
KGX	Grayling Airport
KHD	Khoram Abad Airport
KHG	Kashgar Airport
KHH	Kaohsiung International Airport
KHI	Jinnah International Airport
KHK	Khark Island Airport
KHM	Kanti Airport
KHN	Nanchang Changbei International Airport
KHS	Khasab Airport
KHV	Khabarovsk Novy Airport
KHZ	Kauehi Airport
KIE	Aropa Airport
KIF	Kingfisher Lake Airport
KIH	Kish International Airport
KIJ	Niigata Airport
KIM	Kimberley Airport
KIN	Norman Manley International Airport
KIR	Kerry Airport
KIS	Kisumu Airport
KIT	Kithira Airport
KIX	Kansai International Airport
KJA	Krasnoyarsk International Airport
KJB	Kurnool Airport
KJH	Kaili Airport
KJT	Kertajati International Airport
KKA	Koyuk Alfred Adams Airport
KKC	Khon Kaen Airport
KKE	Kerikeri Airport
KKH	Kongiganak Airport
KKJ	Kitakyushu Airport
KKM	Sa Pran Nak Airport
KKN	Kirkenes Airport, Høybuktmoen
KKR	Kaukura Airport
KKS	Kashan Airport
KKW	Kikwit Airport
KKX	Kikai Airport
KLG	Kalskag Airport
KLH	Kolhapur Airport
KLN	Larsen Bay Airport
KLO	Kalibo International Airport
KLR	Kalmar Airport
KLU	Klagenfurt Airport
KLV	Karlovy Vary International Airport
KLW	Klawock Airport
KLX	Kalamata Airport
KMA	Kerema Airport
KME	Kamembe Airport
KMG	Kunming Changshui International Airport
KMI	Miyazaki Airport
KMJ	Kumamoto Airport
KMN	Kamina Ville Airport
KMO	Manokotak Airport
KMQ	Komatsu Airport / JASDF Komatsu Air Base
KMS	Kumasi Airport
KMW	Kostroma Sokerkino Airport
KND	Kindu Airport
KNG	Kaimana Airport
KNH	Kinmen Airport
KNK	Kokhanok Airport
KNO	Kualanamu International Airport
KNQ	Koné Airport
KNS	King Island Airport
KNU	Kanpur Airport
KNW	New Stuyahok Airport
KNX	East Kimberley Regional (Kununurra) Airport
KOA	Ellison Onizuka Kona International Airport at Keahole
KOC	Koumac Airport
KOE	El Tari Airport
KOI	Kirkwall Airport
KOJ	Kagoshima Airport
KOK	Kokkola-Pietarsaari Airport
KOP	Nakhon Phanom Airport
KOS	Sihanoukville International Airport
KOT	Kotlik Airport
KOV	Kokshetau Airport
KOW	Ganzhou Huangjin Airport
KPN	Kipnuk Airport
KPO	Pohang Airport (G-815/K-3)
KPV	Perryville Airport
KPW	Keperveem Airport
KQA	Akutan Airport
KQH	Kishangarh Airport Ajmer
KQT	Qurghonteppa International Airport
KRB	Karumba Airport
KRC	Departi Parbo Airport
KRE	Kirundo Airport
KRF	Kramfors-Sollefteå Höga Kusten Airport
KRI	Kikori Airport
KRK	Kraków John Paul II International Airport
KRL	Korla Licheng Airport
KRN	Kiruna Airport
KRO	Kurgan Airport
KRP	Karup Airport
KRR	Krasnodar Pashkovsky International Airport
KRS	Kristiansand Airport, Kjevik
KRT	Khartoum International Airport
KRW	Turkmenbashi International Airport
KRY	Karamay Airport
KSA	Kosrae International Airport
KSC	Košice Airport
KSD	Karlstad Airport
KSF	Kassel-Calden Airport
KSH	Shahid Ashrafi Esfahani Airport
KSJ	Kasos Airport
KSL	Kassala Airport
KSM	St Mary's Airport
KSN	Kostanay West Airport
KSO	Kastoria National Airport Aristotle
KSQ	Karshi Airport
KSU	Kristiansund Airport, Kvernberget
KSY	Kars Airport
KSZ	Kotlas Airport
KTA	Karratha Airport
KTD	Kitadaito Airport
KTG	Rahadi Osman Airport
KTI	Kratie Airport
KTM	Tribhuvan International Airport
KTN	Ketchikan International Airport
KTP	Tinson Pen Airport
KTS	Brevig Mission Airport
KTT	Kittilä Airport
KTW	Katowice International Airport
KUA	Kuantan Airport
KUD	Kudat Airport
KUF	Kurumoch International Airport
KUG	Kubin Airport
KUH	Kushiro Airport
KUK	Kasigluk Airport
KUL	Kuala Lumpur International Airport
KUM	Yakushima Airport
KUN	Kaunas International Airport
KUO	Kuopio Airport
KUS	Kulusuk Airport
KUT	David the Builder Kutaisi International Airport
KUU	Kullu Manali Airport
KUV	Kunsan Air Base
KVA	Kavala Alexander the Great International Airport
KVC	King Cove Airport
KVG	Kavieng Airport
KVL	Kivalina Airport
KVM	Markovo Airport
KVX	Pobedilovo Airport
KWA	Bucholz Army Air Field
KWE	Guiyang Longdongbao International Airport
KWG	Kryvyi Rih International Airport
KWI	Kuwait International Airport
KWJ	Gwangju Airport
KWK	Kwigillingok Airport
KWL	Guilin Liangjiang International Airport
KWM	Kowanyama Airport
KWN	Quinhagak Airport
KWP	West Point Village Seaplane Base
KWT	Kwethluk Airport
KWZ	Kolwezi Airport
KXB	Sangia Nibandera Airport
KXF	Koro Island Airport
KXK	Komsomolsk-on-Amur Airport
KYA	Konya Airport
KYD	Lanyu Airport
KYK	Karluk Airport
KYP	Kyaukpyu Airport
KYU	Koyukuk Airport
KYZ	Kyzyl Airport
KZI	Kozani State Airport Filippos
KZN	Kazan International Airport
KZO	Kyzylorda Airport
KZR	Zafer Airport
KZS	Kastelorizo Airport
LAD	Quatro de Fevereiro International Airport
LAE	Nadzab Airport
LAF	Purdue University Airport
LAJ	Lages Airport
LAK	Aklavik/Freddie Carmichael Airport
LAL	Lakeland Linder International Airport
LAN	Capital City Airport
LAO	Laoag International Airport
LAP	Manuel Márquez de León International Airport
LAQ	Al Abraq International Airport
LAR	Laramie Regional Airport
LAS	Harry Reid International Airport
LAU	Manda Airport
LAW	Lawton Fort Sill Regional Airport
LAX	Los Angeles International Airport
LBA	Leeds Bradford Airport
LBB	Lubbock Preston Smith International Airport
LBC	Lübeck Blankensee Airport
LBD	Khujand Airport
LBE	Arnold Palmer Regional Airport
LBF	North Platte Regional Airport Lee Bird Field
LBJ	Komodo Airport
LBL	Liberal Mid-America Regional Airport
LBR	Lábrea Airport
LBS	Labasa Airport
LBU	Labuan Airport
LBV	Libreville Leon M'ba International Airport
LBW	Long Bawan Airport
LCA	Larnaca International Airport
LCE	Goloson International Airport
LCG	A Coruña Airport
LCH	Lake Charles Regional Airport
LCJ	Łódź Władysław Reymont Airport
LCK	Rickenbacker International Airport
LCX	Longyan Guanzhishan Airport
LCY	London City Airport
LDB	Governador José Richa Airport
LDE	Tarbes-Lourdes-Pyrénées Airport
LDG	Leshukonskoye Airport
LDH	Lord Howe Island Airport
LDS	Yichun Lindu Airport
LDU	Lahad Datu Airport
LDX	Saint-Laurent-du-Maroni Airport
LDY	City of Derry Airport
LEA	Learmonth Airport
LEB	Lebanon Municipal Airport
LEC	Coronel Horácio de Mattos Airport
LED	Pulkovo Airport
LEI	Almería Airport
LEJ	Leipzig/Halle Airport
LEL	Lake Evella Airport
LEN	León Airport
LEP	Leopoldina Airport
LEQ	Land's End Airport
LER	Leinster Airport
LET	Alfredo Vásquez Cobo International Airport
LEU	Pirineus - la Seu d'Urgel Airport
LEV	Levuka Airfield
LEX	Blue Grass Airport
LFM	Lamerd Airport
LFQ	Linfen Yaodu Airport
LFT	Lafayette Regional Airport
LFW	Lomé–Tokoin International Airport
LGA	La Guardia Airport
LGB	Long Beach Airport (Daugherty Field)
LGG	Liège Airport
LGI	Deadman's Cay Airport
LGK	Langkawi International Airport
LGL	Long Lellang Airport
LGW	London Gatwick Airport
LHE	Allama Iqbal International Airport
LHG	Lightning Ridge Airport
LHR	London Heathrow Airport
LHS	Las Heras Airport
LHW	Lanzhou Zhongchuan International Airport
LIF	Lifou Airport
LIG	Limoges Airport
LIH	Lihue Airport
LIL	Lille-Lesquin Airport
LIM	Jorge Chávez International Airport
LIN	Milano Linate Airport
LIO	Limon International Airport
LIR	Guanacaste Airport
LIS	Humberto Delgado Airport (Lisbon Portela Airport)
LIT	Bill & Hillary Clinton National Airport/Adams Field
LIW	Loikaw Airport
LJG	Lijiang Sanyi International Airport
LJU	Ljubljana Jože Pučnik Airport
LKA	Gewayentana Airport
LKB	Lakeba Island Airport
LKL	Lakselv Airport, Banak
LKN	Leknes Airport
LKO	Chaudhary Charan Singh International Airport
LLA	Luleå Airport
LLB	Libo Airport
LLF	Yongzhou Lingling Airport
LLK	Lankaran International Airport
LLV	Lüliang Dawu Airport
LLW	Lilongwe International Airport
LMA	Minchumina Airport
LME	Le Mans-Arnage Airport
LMM	Valle del Fuerte International Airport
LMN	Limbang Airport
LMP	Lampedusa Airport
LMY	Lake Murray Airport
LNB	Lamen Bay Airport
LNE	Lonorore Airport
LNJ	Lincang Boshang Airport
LNK	Lincoln Airport
LNL	Longnan Chengzhou Airport
LNO	Leonora Airport
LNS	Lancaster Airport
LNV	Londolovit Airport
LNX	Smolensk North Airport
LNY	Lanai Airport
LNZ	Linz-Hörsching Airport / Vogler Air Base
LOD	Longana Airport
LOE	Loei Airport
LOH	Camilo Ponce Enriquez Airport
LOP	Lombok International Airport
LOS	Murtala Muhammed International Airport
LPA	Gran Canaria Airport
LPB	El Alto International Airport
LPD	La Pedrera Airport
LPF	Liupanshui Yuezhao Airport
LPI	Linköping City Airport
LPK	Lipetsk Airport
LPL	Liverpool John Lennon Airport
LPM	Lamap Airport
LPP	Lappeenranta Airport
LPQ	Luang Phabang International Airport
LPS	Lopez Island Airport
LPT	Lampang Airport
LPU	Long Apung Airport
LPY	Le Puy-Loudes Airfield
LQM	Caucaya Airport
LRD	Laredo International Airport
LRE	Longreach Airport
LRH	La Rochelle-Île de Ré Airport
LRM	Casa De Campo International Airport
LRR	Lar Airport
LRS	Leros Airport
LRT	Lorient South Brittany (Bretagne Sud) Airport
LRU	Las Cruces International Airport
LRV	Los Roques Airport
LSA	Losuia Airport
LSC	La Florida Airport
LSE	La Crosse Regional Airport
LSH	Lashio Airport
LSI	Sumburgh Airport
LSP	Josefa Camejo International Airport
LST	Launceston Airport
LSW	Malikus Saleh Airport
LSY	Lismore Airport
LTI	Altai Airport
LTM	Lethem Airport
LTN	London Luton Airport
LTO	Loreto International Airport
LTT	La Môle Airport
LTU	Murod Kond Airport
LTX	Cotopaxi International Airport
LUA	Lukla Airport
LUD	Luderitz Airport
LUG	Lugano Airport
LUK	Cincinnati Municipal Airport Lunken Field
LUM	Dehong Mangshi Airport
LUN	Kenneth Kaunda International Airport
LUP	Kalaupapa Airport
LUQ	Brigadier Mayor D Cesar Raul Ojeda Airport
LUR	Cape Lisburne LRRS Airport
LUV	Karel Sadsuitubun Airport
LUX	Luxembourg-Findel International Airport
LUZ	Lublin Airport
LVI	Harry Mwanga Nkumbula International Airport
LVO	Laverton Airport
LWB	Greenbrier Valley Airport
LWK	Lerwick / Tingwall Airport
LWN	Shirak International Airport
LWO	Lviv International Airport
LWS	Lewiston Nez Perce County Airport
LWY	Lawas Airport
LXA	Lhasa Gonggar Airport
LXG	Luang Namtha Airport
LXR	Luxor International Airport
LXS	Limnos Airport
LYA	Luoyang Beijiao Airport
LYC	Lycksele Airport
LYG	Lianyungang Huaguoshan International Airport
LYH	Lynchburg Regional Airport - Preston Glenn Field
LYI	Linyi Qiyang Airport
LYP	Faisalabad International Airport
LYR	Svalbard Airport, Longyear
LYS	Lyon Saint-Exupéry Airport
LZG	Langzhong Gucheng Airport
LZH	Liuzhou Bailian Airport / Bailian Air Base
LZN	Matsu Nangan Airport
LZO	Luzhou Yunlong Airport
LZY	Nyingchi Mainling Airport
MAA	Chennai International Airport
MAB	João Correa da Rocha Airport
MAD	Adolfo Suárez Madrid–Barajas Airport
MAF	Midland International Airport
MAG	Madang Airport
MAH	Menorca Airport
MAJ	Marshall Islands International Airport
MAM	General Servando Canales International Airport
MAN	Manchester Airport
MAO	Eduardo Gomes International Airport
MAQ	Mae Sot Airport
MAR	La Chinita International Airport
MAS	Momote Airport
MAU	Maupiti Airport
MBA	Moi International Airport
MBD	Mmabatho International Airport
MBE	Monbetsu Airport
MBI	Songwe Airport
MBJ	Sangster International Airport
MBL	Manistee County Blacker Airport
MBS	MBS International Airport
MBT	Moises R. Espinosa Airport
MBW	Melbourne Moorabbin Airport
MCE	Merced Regional Macready Field
MCG	McGrath Airport
MCI	Kansas City International Airport
MCK	Mc Cook Ben Nelson Regional Airport
MCN	Middle Georgia Regional Airport
MCO	Orlando International Airport
MCP	Macapá - Alberto Alcolumbre International Airport
MCR	Melchor de Mencos Airport
MCT	Muscat International Airport
MCV	McArthur River Mine Airport
MCW	Mason City Municipal Airport
MCX	Makhachkala Uytash International Airport
MCY	Sunshine Coast Airport
MCZ	Zumbi dos Palmares Airport
MDC	Sam Ratulangi Airport
MDE	Jose Maria Córdova International Airport
MDG	Mudanjiang Hailang International Airport
MDI	Makurdi Airport
MDK	Mbandaka Airport
MDL	Mandalay International Airport
MDQ	Ástor Piazzola International Airport
MDT	Harrisburg International Airport
MDU	Mendi Airport
MDW	Chicago Midway International Airport
MDZ	El Plumerillo Airport
MEB	Melbourne Essendon Airport
MEC	Eloy Alfaro International Airport
MED	Prince Mohammad Bin Abdulaziz Airport
MEE	Maré Airport
MEG	Malanje Airport
MEH	Mehamn Airport
MEI	Key Field / Meridian Regional Airport
MEL	Melbourne International Airport
MEM	Memphis International Airport
MEQ	Cut Nyak Dhien Airport
MEX	Licenciado Benito Juarez International Airport
MFA	Mafia Airport
MFE	McAllen Miller International Airport
MFJ	Moala Airport
MFK	Matsu Beigan Airport
MFM	Macau International Airport
MFR	Rogue Valley International Medford Airport
MFU	Mfuwe Airport
MGA	Augusto C. Sandino (Managua) International Airport
MGB	Mount Gambier Airport
MGF	Regional de Maringá - Sílvio Name Júnior Airport
MGH	Margate Airport
MGM	Montgomery Regional (Dannelly Field) Airport
MGQ	Aden Adde International Airport
MGT	Milingimbi Airport
MGW	Morgantown Municipal Airport Walter L. (Bill) Hart Field
MGZ	Myeik Airport
MHC	Mocopulli Airport
MHD	Mashhad International Airport
MHG	Mannheim-City Airport
MHH	Leonard M Thompson International Airport
MHK	Manhattan Regional Airport
MHQ	Mariehamn Airport
MHT	Manchester-Boston Regional Airport
MHU	Mount Hotham Airport
MHX	Manihiki Island Airport
MIA	Miami International Airport
MID	Licenciado Manuel Crescencio Rejon Int Airport
MIG	Mianyang Nanjiao Airport
MII	Frank Miloye Milenkowichi–Marília State Airport
MIJ	Mili Island Airport
MIM	Merimbula Airport
MIP	Ramon Air Base
MIR	Monastir Habib Bourguiba International Airport
MIS	Misima Island Airport
MIU	Maiduguri International Airport
MJF	Mosjøen Airport, Kjærstad
MJI	Mitiga International Airport
MJK	Shark Bay Airport
MJM	Mbuji Mayi Airport
MJN	Amborovy Airport
MJT	Mytilene International Airport
MJZ	Mirny Airport
MKE	General Mitchell International Airport
MKG	Muskegon County Airport
MKK	Molokai Airport
MKL	McKellar-Sipes Regional Airport
MKM	Mukah Airport
MKP	Makemo Airport
MKQ	Mopah International Airport
MKR	Meekatharra Airport
MKU	Makokou Airport
MKW	Rendani Airport
MKY	Mackay Airport
MLA	Malta International Airport
MLB	Melbourne Orlando International Airport
MLE	Malé International Airport
MLG	Abdul Rachman Saleh Airport
MLI	Quad City International Airport
MLL	Marshall Don Hunter Sr Airport
MLM	General Francisco J. Mujica International Airport
MLN	Melilla Airport
MLO	Milos Airport
MLU	Monroe Regional Airport
MLW	Spriggs Payne Airport
MLX	Malatya Erhaç Airport
MLY	Manley Hot Springs Airport
MMB	Memanbetsu Airport
MMD	Minamidaito Airport
MME	Teesside International Airport
MMG	Mount Magnet Airport
MMH	Mammoth Yosemite Airport
MMJ	Shinshu-Matsumoto Airport
MMK	Murmansk Airport
MMO	Maio Airport
MMX	Malmö Sturup Airport
MMY	Miyako Airport
MMZ	Maymana Zahiraddin Faryabi Airport
MNF	Mana Island Airport
MNG	Maningrida Airport
MNI	John A. Osborne Airport
MNJ	Mananjary Airport
MNL	Ninoy Aquino International Airport
MNU	Mawlamyine Airport
MNX	Manicoré Airport
MNY	Mono Airport
MOB	Mobile Regional Airport
MOC	Mário Ribeiro Airport
MOF	Maumere(Wai Oti) Airport
MOG	Mong Hsat Airport
MOI	Mitiaro Island Airport
MOJ	Moengo Airstrip
MOL	Molde Airport, Årø
MOQ	Morondava Airport
MOT	Minot International Airport
MOU	Mountain Village Airport
MOV	Moranbah Airport
MOZ	Moorea Temae Airport
MPA	Katima Mulilo Airport
MPC	Muko Muko Airport
MPH	Godofredo P. Ramos Airport
MPL	Montpellier-Méditerranée Airport
MPM	Maputo Airport
MPN	Mount Pleasant Airport
MPW	Mariupol International Airport
MQC	Miquelon Airport
MQF	Magnitogorsk International Airport
MQJ	Moma Airport
MQL	Mildura Airport
MQM	Mardin Airport
MQN	Mo i Rana Airport, Røssvoll
MQP	Kruger Mpumalanga International Airport
MQS	Mustique Airport
MQT	Sawyer International Airport
MQX	Mekele Airport
MRA	Misrata International Airport
MRE	Mara Serena Lodge Airstrip
MRI	Merrill Field
MRS	Marseille Provence Airport
MRU	Sir Seewoosagur Ramgoolam International Airport
MRV	Mineralnyye Vody Airport
MRX	Mahshahr Airport
MRY	Monterey Peninsula Airport
MRZ	Moree Airport
MSA	Muskrat Dam Airport
MSJ	Misawa Air Base / Misawa Airport
MSL	Northwest Alabama Regional Airport
MSN	Dane County Regional Truax Field
MSO	Missoula International Airport
MSP	Minneapolis–Saint Paul International Airport / Wold–Chamberlain Field
MSQ	Minsk National Airport
MSR	Muş Airport
MSS	Massena International Airport Richards Field
MST	Maastricht Aachen Airport
MSU	Moshoeshoe I International Airport
MSY	Louis Armstrong New Orleans International Airport
MSZ	Welwitschia Mirabilis International Airport
MTF	Mizan Teferi Airport
MTG	Vila Bela da Santíssima Trindade Airport
MTJ	Montrose Regional Airport
MTP	Montauk Airport
MTR	Los Garzones Airport
MTT	Minatitlán/Coatzacoalcos International Airport
MTY	General Mariano Escobedo International Airport
MUA	Munda Airport
MUB	Maun Airport
MUC	Munich Airport
MUE	Waimea Kohala Airport
MUH	Marsa Matruh Airport
MUK	Mauke Airport
MUN	Maturín Airport
MUR	Marudi Airport
MUX	Multan International Airport
MUZ	Musoma Airport
MVB	M'Vengue El Hadj Omar Bongo Ondimba International Airport
MVD	Carrasco International /General C L Berisso Airport
MVF	Dix-Sept Rosado Airport
MVP	Fabio Alberto Leon Bentley Airport
MVQ	Mogilev Airport
MVR	Salak Airport
MVT	Mataiva Airport
MVY	Martha's Vineyard Airport
MWA	Veterans Airport of Southern Illinois
MWQ	Magway Airport
MWX	Muan International Airport
MWZ	Mwanza Airport
MXB	Andi Jemma Airport
MXH	Moro Airport
MXL	General Rodolfo Sánchez Taboada International Airport
MXP	Malpensa International Airport
MXV	Mörön Airport
MXX	Mora Airport
MXZ	Meizhou Meixian Changgangji International Airport
MYA	Moruya Airport
MYD	Malindi Airport
MYE	Miyakejima Airport
MYG	Mayaguana Airport
MYI	Murray Island Airport
MYJ	Matsuyama Airport
MYK	May Creek Airport
MYL	McCall Municipal Airport
MYP	Mary International Airport
MYQ	Mysore Airport
MYR	Myrtle Beach International Airport
MYT	Myitkyina Airport
MYU	Mekoryuk Airport
MYW	Mtwara Airport
MYY	Miri Airport
MZG	Penghu Magong Airport
MZH	Amasya Merzifon Airport
MZI	Mopti Ambodédjo International Airport
MZL	La Nubia Airport
MZO	Sierra Maestra International Airport
MZR	Mazar-i-Sharif International Airport
MZT	General Rafael Buelna International Airport
MZV	Mulu Airport
NAA	Narrabri Airport
NAG	Dr. Babasaheb Ambedkar International Airport
NAH	Naha Airport
NAJ	Nakhchivan Airport
NAL	Nalchik Airport
NAM	Namlea Airport
NAN	Nadi International Airport
NAO	Nanchong Gaoping Airport
NAP	Naples International Airport
NAQ	Qaanaaq Airport
NAS	Lynden Pindling International Airport
NAT	São Gonçalo do Amarante - Governador Aluízio Alves International Airport
NAU	Napuka Island Airport
NAV	Nevşehir Kapadokya Airport
NAW	Narathiwat Airport
NBC	Begishevo Airport
NBE	Enfidha - Hammamet International Airport
NBO	Jomo Kenyatta International Airport
NBS	Changbaishan Airport
NCA	North Caicos Airport
NCE	Nice-Côte d'Azur Airport
NCL	Newcastle Airport
NCN	Chenega Bay Airport
NCU	Nukus Airport
NCY	Annecy-Haute-Savoie-Mont Blanc Airport
NDB	Nouadhibou International Airport
NDC	Nanded Airport
NDG	Qiqihar Sanjiazi Airport
NDJ	N'Djamena International Airport
NDR	Nador Al Aaroui International Airport
NDU	Rundu Airport
NDY	Sanday Airport
NEC	Necochea Airport
NER	Chulman Airport
NEV	Vance W. Amory International Airport
NFG	Nefteyugansk Airport
NGB	Ningbo Lishe International Airport
NGE	N'Gaoundéré Airport
NGI	Ngau Airport
NGO	Chubu Centrair International Airport
NGQ	Ngari Gunsa Airport
NGS	Nagasaki Airport
NHV	Nuku Hiva Airport
NIB	Nikolai Airport
NIM	Diori Hamani International Airport
NIU	Naiu Airport
NJC	Nizhnevartovsk Airport
NJF	Al Najaf International Airport
NKC	Nouakchott–Oumtounsy International Airport
NKG	Nanjing Lukou International Airport
NKM	Nagoya Airport / JASDF Komaki Air Base
NKT	Şırnak Şerafettin Elçi Airport
NLA	Simon Mwansa Kapwepwe International Airport
NLD	Quetzalcóatl International Airport
NLF	Darnley Island Airport
NLG	Nelson Lagoon Airport
NLI	Nikolayevsk-na-Amure Airport
NLK	Norfolk Island International Airport
NLU	Santa Lucía Air Force Base / General Felipe Ángeles International Airport
NMA	Namangan Airport
NME	Nightmute Airport
NMF	Maafaru International Airport
NMI	Navi Mumbai International Airport
NNB	Santa Ana Airport
NNG	Nanning Wuxu Airport
NNM	Naryan Mar Airport
NNR	Connemara Regional Airport
NNT	Nan Airport
NNX	Nunukan Airport
NNY	Nanyang Jiangying Airport
NOB	Nosara Airport
NOC	Ireland West Knock Airport
NOD	Norden-Norddeich Airport
NOJ	Noyabrsk Airport
NOP	Sinop Airport
NOS	Fascene Airport
NOU	La Tontouta International Airport
NOV	Nova Lisboa Airport
NOZ	Spichenkovo Airport
NPE	Hawke's Bay Airport
NPL	New Plymouth Airport
NPO	Nanga Pinoh Airport
NPT	Newport State Airport
NQN	Presidente Peron Airport
NQU	Reyes Murillo Airport
NQY	Newquay Cornwall Airport
NQZ	Nursultan Nazarbayev International Airport
NRA	Narrandera Airport
NRD	Norderney Airport
NRK	Norrköping Airport
NRL	North Ronaldsay Airport
NRN	Weeze Airport
NRT	Narita International Airport
NSH	Nowshahr Airport
NSI	Yaoundé Nsimalen International Airport
NSK	Norilsk-Alykel Airport
NSN	Nelson Airport
NST	Nakhon Si Thammarat Airport
NTE	Nantes Atlantique Airport
NTG	Nantong Xingdong International Airport
NTL	Newcastle Airport
NTN	Normanton Airport
NTQ	Noto Satoyama Airport
NTT	Kuini Lavenia Airport
NTX	Ranai-Natuna Airport
NUE	Nuremberg Airport
NUI	Nuiqsut Airport
NUL	Nulato Airport
NUM	Neom Bay Airport
NUP	Nunapitchuk Airport
NUS	Norsup Airport
NUX	Novy Urengoy Airport
NVA	Benito Salas Airport
NVI	Navoi Airport
NVT	Ministro Victor Konder International Airport
NWI	Norwich International Airport
NYA	Nyagan Airport
NYI	Sunyani Airport
NYK	Nanyuki Airport
NYM	Nadym Airport
NYO	Stockholm Skavsta Airport
NYT	Nay Pyi Taw International Airport
NYU	Bagan Airport
NZC	Maria Reiche Neuman Airport
NZH	Manzhouli Xijiao Airport
NZL	Zhalantun Genghis Khan Airport
OAJ	Albert J Ellis Airport
OAK	Metropolitan Oakland International Airport
OAL	Cacoal Airport
OAX	Xoxocotlán International Airport
OBN	Oban Airport
OBO	Tokachi-Obihiro Airport
OBU	Kobuk Airport
OCC	Francisco De Orellana Airport
OCJ	Ian Fleming International Airport
ODE	Odense Airport
ODN	Long Seridan Airport
ODO	Bodaybo Airport
ODS	Odessa International Airport
ODY	Oudomsay Airport
OER	Örnsköldsvik Airport
OES	Antoine de Saint Exupéry Airport
OGD	Ogden Hinckley Airport
OGG	Kahului Airport
OGL	Eugene F. Correira International Airport
OGN	Yonaguni Airport
OGS	Ogdensburg International Airport
OGU	Ordu–Giresun Airport
OGX	Ain Beida Airport
OGZ	Vladikavkaz Beslan International Airport
OHD	Ohrid St. Paul the Apostle Airport
OHE	Mohe Gulian Airport
OHO	Okhotsk Airport
OHS	Sohar Airport
OIM	Oshima Airport
OIR	Okushiri Airport
OIT	Oita Airport
OKA	Naha Airport / JASDF Naha Air Base
OKC	Will Rogers World Airport
OKD	Sapporo Okadama Airport
OKE	Okinoerabu Airport
OKI	Oki Global Geopark Airport
OKJ	Okayama Momotaro Airport
OKL	Oksibil Airport
OKR	Yorke Island Airport
OKY	Oakey Army Aviation Centre
OLA	Ørland Airport
OLB	Olbia Costa Smeralda Airport
OLF	L M Clayton Airport
OLH	Old Harbor Airport
OLJ	North West Santo Airport
OLM	Olympia Regional Airport
OLP	Olympic Dam Airport
OLZ	Olyokminsk Airport
OMA	Eppley Airfield
OMD	Oranjemund Airport
OME	Nome Airport
OMH	Urmia Airport
OMO	Mostar International Airport
OMR	Oradea International Airport
OMS	Omsk Central Airport
OND	Ondangwa Airport
ONG	Mornington Island Airport
ONJ	Odate Noshiro Airport
ONQ	Zonguldak Çaycuma Airport
ONT	Ontario International Airport
ONX	Enrique Adolfo Jimenez Airport
OOK	Toksook Bay Airport
OOL	Gold Coast Airport
OOM	Cooma Snowy Mountains Airport
OPF	Miami-Opa Locka Executive Airport
OPO	Francisco de Sá Carneiro Airport
OPP	Salinópolis Airport
OPS	Presidente João Batista Figueiredo Airport
OPU	Balimo Airport
ORB	Örebro Airport
ORD	Chicago O'Hare International Airport
ORF	Norfolk International Airport
ORG	Zorg en Hoop Airport
ORH	Worcester Regional Airport
ORI	Port Lions Airport
ORK	Cork Airport
ORN	Oran Es-Sénia (Ahmed Ben Bella) International Airport
ORT	Northway Airport
ORV	Robert (Bob) Curtis Memorial Airport
ORY	Paris-Orly Airport
OSD	Åre Östersund Airport
OSI	Osijek Airport
OSL	Oslo Airport, Gardermoen
OSR	Ostrava Leos Janáček Airport
OSS	Osh Airport
OST	Ostend-Bruges International Airport
OSW	Orsk Airport
OSY	Namsos Airport
OTH	Southwest Oregon Regional Airport
OTP	Henri Coandă International Airport
OTZ	Ralph Wien Memorial Airport
OUA	Ouagadougou Airport
OUD	Oujda Angads Airport
OUL	Oulu Airport
OUZ	Tazadit Airport
OVB	Novosibirsk Tolmachevo Airport
OVD	Asturias Airport
OVS	Sovetskiy Airport
OWB	Owensboro Daviess County Airport
OXB	Osvaldo Vieira International Airport
OYE	Oyem Airport
OZC	Labo Airport
OZH	Zaporizhzhia International Airport
OZZ	Ouarzazate Airport
PAB	Bilaspur Airport
PAC	Marcos A. Gelabert International Airport
PAD	Paderborn Lippstadt Airport
PAE	Snohomish County (Paine Field) Airport
PAG	Pagadian Airport
PAH	Barkley Regional Airport
PAP	Toussaint Louverture International Airport
PAS	Paros National Airport
PAT	Jay Prakash Narayan Airport
PAV	Paulo Afonso Airport
PAZ	El Tajín National Airport
PBC	Hermanos Serdán International Airport
PBD	Porbandar Airport
PBG	Plattsburgh International Airport
PBH	Paro International Airport
PBI	Palm Beach International Airport
PBJ	Tavie Airport
PBM	Johan Adolf Pengel International Airport
PBO	Paraburdoo Airport
PBR	Puerto Barrios Airport
PBU	Putao Airport
PCG	Paso Caballos Airport
PCL	Cap FAP David Abenzur Rengifo International Airport
PCN	Picton Aerodrome
PCP	Principe Airport
PCR	German Olano Airport
PDA	Obando Cesar Gaviria Trujillo Airport
PDB	Pedro Bay Airport
PDG	Minangkabau International Airport
PDK	DeKalb Peachtree Airport
PDL	João Paulo II Airport
PDO	Pendopo Airport
PDP	Capitan Corbeta CA Curbelo International Airport
PDS	Piedras Negras International Airport
PDT	Eastern Oregon Regional Airport at Pendleton
PDV	Plovdiv International Airport
PDX	Portland International Airport
PED	Pardubice Airport
PEE	Perm International Airport
PEG	Perugia San Francesco d'Assisi – Umbria International Airport
PEI	Matecaña International Airport
PEK	Beijing Capital International Airport
PEM	Padre Aldamiz International Airport
PEN	Penang International Airport
PER	Perth International Airport
PES	Petrozavodsk Airport
PET	João Simões Lopes Neto International Airport
PEU	Puerto Lempira Airport
PEV	Pécs-Pogány Airport
PEW	Peshawar International Airport
PEX	Pechora Airport
PEZ	Penza Airport
PFB	Lauro Kurtz Airport
PFO	Paphos International Airport
PFQ	Parsabad-Moghan Airport
PFR	Ilebo Airport
PGA	Page Municipal Airport
PGD	Charlotte County Airport
PGF	Perpignan-Rivesaltes (Llabanère) Airport
PGH	Pantnagar Airport
PGK	Depati Amir Airport
PGM	Port Graham Airport
PGU	Persian Gulf International Airport
PGV	Pitt Greenville Airport
PGZ	Ponta Grossa Airport - Comandante Antonio Amilton Beraldo
PHB	Parnaíba - Prefeito Doutor João Silva Filho International Airport
PHC	Port Harcourt International Airport
PHE	Port Hedland International Airport
PHF	Newport News Williamsburg International Airport
PHH	Phan Thiet Airport
PHL	Philadelphia International Airport
PHO	Point Hope Airport
PHS	Phitsanulok Airport
PHW	Hendrik Van Eck Airport
PHX	Phoenix Sky Harbor International Airport
PHY	Phetchabun Airport
PIA	General Wayne A. Downing Peoria International Airport
PIB	Hattiesburg Laurel Regional Airport
PIE	St Petersburg Clearwater International Airport
PIF	Pingtung North Airport
PIH	Pocatello Regional Airport
PIK	Glasgow Prestwick Airport
PIP	Pilot Point Airport
PIR	Pierre Regional Airport
PIS	Poitiers-Biard Airport
PIT	Pittsburgh International Airport
PIU	Capitán FAP Guillermo Concha Iberico International Airport
PIX	Pico Airport
PIZ	Point Lay LRRS Airport
PJA	Pajala Airport
PJM	Puerto Jimenez Airport
PKA	Napaskiak Airport
PKB	Mid Ohio Valley Regional Airport
PKC	Yelizovo Airport
PKE	Parkes Airport
PKG	Pulau Pangkor Airport
PKN	Iskandar Airport
PKP	Puka Puka Airport
PKR	Pokhara Airport
PKU	Sultan Syarif Kasim II International Airport / Roesmin Nurjadin AFB
PKV	Pskov Airport
PKX	Beijing Daxing International Airport
PKY	Tjilik Riwut Airport
PKZ	Pakse International Airport
PLJ	Placencia Airport
PLM	Sultan Mahmud Badaruddin II Airport
PLN	Pellston Regional Airport of Emmet County Airport
PLO	Port Lincoln Airport
PLQ	Palanga International Airport
PLS	Providenciales International Airport
PLW	Mutiara - SIS Al-Jufrie Airport
PLX	Semey Airport
PLZ	Chief Dawid Stuurman International Airport
PMC	El Tepual Airport
PMF	Parma Airport
PMG	Ponta Porã Airport
PMI	Palma de Mallorca Airport
PMK	Palm Island Airport
PMO	Falcone–Borsellino Airport
PMQ	Perito Moreno Airport
PMR	Palmerston North Airport
PMV	Del Caribe Santiago Mariño International Airport
PMW	Brigadeiro Lysias Rodrigues Airport
PMY	El Tehuelche Airport
PNA	Pamplona Airport
PNI	Pohnpei International Airport
PNK	Supadio Airport
PNL	Pantelleria Airport
PNP	Girua Airport
PNQ	Pune Airport / Lohagaon Air Force Station
PNR	Antonio Agostinho-Neto International Airport
PNS	Pensacola International Airport
PNT	Lieutenant Julio Gallardo Airport
PNY	Pondicherry Airport
PNZ	Senador Nilo Coelho Airport
POA	Salgado Filho International Airport
POG	Port Gentil Airport
POL	Pemba Airport
POM	Port Moresby Jacksons International Airport
POP	Gregorio Luperon International Airport
POR	Pori Airport
POS	Piarco International Airport
POZ	Poznań-Ławica Airport
PPB	Presidente Prudente Airport
PPE	Mar de Cortés International Airport
PPG	Pago Pago International Airport
PPK	Petropavl Airport
PPN	Guillermo León Valencia Airport
PPP	Proserpine Whitsunday Coast Airport
PPS	Puerto Princesa Airport
PPT	Faa'a International Airport
PPW	Papa Westray Airport
PQC	Phu Quoc International Airport
PQI	Presque Isle International Airport
PQQ	Port Macquarie Airport
PQS	Pilot Station Airport
PRA	General Urquiza Airport
PRC	Prescott International Airport - Ernest A. Love Field
PRG	Václav Havel Airport Prague
PRI	Praslin Airport
PRM	Portimão Airport
PRN	Priština Adem Jashari International Airport
PSA	Pisa International Airport
PSC	Tri Cities Airport
PSG	Petersburg James A Johnson Airport
PSM	Portsmouth International at Pease Airport
PSO	Antonio Narino Airport
PSP	Palm Springs International Airport
PSR	Abruzzo Airport
PSS	Libertador Gral D Jose De San Martin Airport
PSU	Pangsuma Airport
PSY	Port Stanley Airport
PSZ	Capitán Av. Salvador Ogaya G. airport
PTA	Port Alsworth Airport
PTF	Malolo Lailai Island Airport
PTG	Polokwane International Airport
PTH	Port Heiden Airport
PTJ	Portland Airport
PTO	Juvenal Loureiro Cardoso Airport
PTP	Pointe-à-Pitre Le Raizet International  Airport
PTU	Platinum Airport
PTY	Tocumen International Airport
PTZ	Rio Amazonas Airport
PUB	Pueblo Memorial Airport
PUD	Puerto Deseado Airport
PUF	Pau Pyrénées Airport
PUG	Port Augusta Airport
PUJ	Punta Cana International Airport
PUQ	President Carlos Ibañez del Campo International Airport
PUR	Puerto Rico Airport
PUS	Gimhae International Airport
PUU	Tres De Mayo Airport
PUW	Pullman Moscow Regional Airport
PUY	Pula Airport
PUZ	Puerto Cabezas Airport
PVA	El Embrujo Airport
PVD	Theodore Francis Green State Airport
PVG	Shanghai Pudong International Airport
PVH	Governador Jorge Teixeira de Oliveira Airport
PVK	Aktion National Airport
PVR	President Gustavo Díaz Ordaz International Airport
PVU	Provo-Utah Lake International Airport
PWE	Pevek Airport
PWM	Portland International Jetport
PWQ	Pavlodar Airport
PXM	Puerto Escondido International Airport
PXO	Porto Santo Airport
PXR	Surin Airport
PXU	Pleiku Airport
PYG	Pakyong Airport
PYJ	Polyarny Airport
PYK	Payam Karaj International Airport
PZB	Pietermaritzburg Airport
PZH	Zhob Airport
PZI	Panzhihua Bao'anying Airport
PZO	General Manuel Carlos Piar International Airport
PZU	Port Sudan New International Airport
QBC	Bella Coola Airport
QGY	Gyor-Per International Airport
QHV	Novo Hamburgo Airport
QNC	Neuchatel railway station
QOW	Sam Mbakwe International Airport
QRO	Querétaro Intercontinental Airport
QSF	Ain Arnat Airport
QSR	Salerno Costa d'Amalfi Airport
QSZ	Shache Airport
QXC	Caxias
RAB	Tokua Airport
RAE	Arar Domestic Airport
RAH	Rafha Domestic Airport
RAI	Praia International Airport
RAK	Menara Airport
RAM	Ramingining Airport
RAO	Leite Lopes Airport
RAP	Rapid City Regional Airport
RAR	Rarotonga International Airport
RAS	Sardar-e-Jangal Airport
RBA	Rabat-Salé Airport
RBB	Borba Airport
RBQ	Rurenabaque Airport
RBR	Rio Branco-Plácido de Castro International Airport
RBV	Ramata Airport
RBY	Ruby Airport
RCB	Richards Bay Airport
RCE	Roche Harbor Airport
RCH	Almirante Padilla Airport
RCM	Richmond Airport
RDD	Redding Municipal Airport
RDM	Roberts Field
RDO	Radom Airport
RDU	Raleigh Durham International Airport
RDV	Red Devil Airport
RDZ	Rodez-Marcillac Airport
REC	Recife/Guararapes - Gilberto Freyre International Airport
REG	Reggio Calabria Airport
REL	Almirante Marco Andres Zar Airport
REN	Orenburg Central Airport
RER	Retalhuleu Airport
RES	Resistencia International Airport
RET	Røst Airport
REU	Reus Airport
REX	General Lucio Blanco International Airport
RFD	Chicago Rockford International Airport
RFP	Raiatea Airport
RGA	Hermes Quijada International Airport
RGI	Rangiroa Airport
RGL	Piloto Civil N. Fernández Airport
RGN	Yangon International Airport
RGO	Orang (Chongjin) Airport
RHD	Termas de Río Hondo international Airport
RHI	Rhinelander Oneida County Airport
RHO	Diagoras Airport
RHT	Alxa Right Banner Badanjilin Airport
RIA	Santa Maria Airport
RIB	Capitán Av. Selin Zeitun Lopez Airport
RIC	Richmond International Airport
RIH	Scarlett Martinez International Airport
RIS	Rishiri Airport
RIW	Riverton Regional Airport
RIX	Riga International Airport
RIY	Riyan Mukalla International Airport
RJA	Rajahmundry Airport
RJH	Shah Mokhdum Airport
RJK	Rijeka Airport
RJN	Rafsanjan Airport
RKD	Knox County Regional Airport
RKE	Copenhagen Roskilde Airport
RKS	Southwest Wyoming Regional Airport
RKT	Ras Al Khaimah International Airport
RKV	Reykjavik Airport
RLG	Rostock-Laage Airport
RLK	Bayannur Tianjitai Airport
RMA	Roma Airport
RMF	Marsa Alam International Airport
RMI	Federico Fellini International Airport
RML	Colombo Ratmalana Airport
RMO	Chisinau International Airport
RMP	Rampart Airport
RMQ	Taichung International Airport / Ching Chuang Kang Air Base
RMU	Región de Murcia International Airport
RNB	Ronneby Airport
RNJ	Yoron Airport
RNL	Rennell/Tingoa Airport
RNN	Bornholm Airport
RNO	Reno Tahoe International Airport
RNS	Rennes-Saint-Jacques Airport
ROA	Roanoke–Blacksburg Regional Airport
ROB	Roberts International Airport
ROC	Frederick Douglass Greater Rochester International Airport
ROI	Roi Et Airport
ROK	Rockhampton Airport
ROO	Maestro Marinho Franco Airport
ROP	Rota International Airport
ROR	Babelthuap Airport
ROS	Rosario Islas Malvinas International Airport
ROT	Rotorua Regional Airport
ROV	Platov International Airport
ROW	Roswell Air Center Airport
RPR	Swami Vivekananda Airport
RQA	Ruoqiang Loulan Airport
RRG	Sir Charles Gaetan Duval Airport
RRR	Raroia Airport
RRS	Røros Airport
RSA	Santa Rosa Airport
RSH	Russian Mission Airport
RSI	Red Sea International Airport (under construction)
RST	Rochester International Airport
RSU	Yeosu Airport
RSW	Southwest Florida International Airport
RTA	Rotuma Airport
RTB	Juan Manuel Gálvez International Airport
RTG	Frans Sales Lega Airport
RTM	Rotterdam The Hague Airport
RUA	Arua Airport
RUH	King Khaled International Airport
RUL	Maavaarulaa Airport
RUN	Roland Garros Airport
RUR	Rurutu Airport
RUS	Marau Airport
RUT	Rutland - Southern Vermont Regional Airport
RVE	Los Colonizadores Airport
RVK	Rørvik Airport, Ryum
RVN	Rovaniemi Airport
RVV	Raivavae Airport
RWN	Rivne International Airport
RXS	Roxas Airport
RYB	Staroselye Airport
RYK	Shaikh Zaid Airport
RYO	28 de Noviembre Airport
RZE	Rzeszów-Jasionka Airport
RZR	Ramsar Airport
RZV	Rize–Artvin Airport
SAB	Juancho E. Yrausquin Airport
SAF	Santa Fe Municipal Airport
SAH	Sana'a International Airport
SAI	Siem Reap–Angkor International Airport
SAL	Monseñor Óscar Arnulfo Romero International Airport
SAN	San Diego International Airport
SAP	Ramón Villeda Morales International Airport
SAQ	San Andros Airport
SAT	San Antonio International Airport
SAV	Savannah Hilton Head International Airport
SAW	Istanbul Sabiha Gökçen International Airport
SBA	Santa Barbara Municipal Airport
SBD	San Bernardino International Airport
SBH	Saint Barthélemy - Rémy de Haenen Airport
SBN	South Bend Regional Airport
SBP	San Luis County Regional Airport
SBR	Saibai Island Airport
SBT	Sabetta International Airport
SBW	Sibu Airport
SBY	Salisbury Ocean City Wicomico Regional Airport
SBZ	Sibiu International Airport
SCC	Deadhorse Airport
SCE	University Park Airport
SCK	Stockton Metropolitan Airport
SCL	Comodoro Arturo Merino Benítez International Airport
SCM	Scammon Bay Airport
SCN	Saarbrücken Airport
SCO	Aktau Airport
SCQ	Santiago-Rosalía de Castro Airport
SCR	Scandinavian Mountains Airport
SCT	Socotra International Airport
SCU	Antonio Maceo International Airport
SCV	Suceava Stefan cel Mare Airport
SCW	Syktyvkar Airport
SCY	San Cristóbal Airport
SCZ	Santa Cruz/Graciosa Bay/Luova Airport
SDD	Lubango Airport
SDE	Vicecomodoro Angel D. La Paz Aragonés Airport
SDF	Louisville Muhammad Ali International Airport
SDG	Sanandaj Airport
SDJ	Sendai Airport
SDK	Sandakan Airport
SDL	Sundsvall-Härnösand Airport
SDN	Sandane Airport, Anda
SDP	Sand Point Airport
SDQ	Las Américas International Airport
SDR	Seve Ballesteros-Santander Airport
SDS	Sado Airport
SDU	Santos Dumont Airport
SDY	Sidney - Richland Regional Airport
SEA	Seattle–Tacoma International Airport
SEB	Sabha Airport
SEN	Southend Airport
SEU	Seronera Airport
SEW	Siwa Oasis North Airport
SEZ	Seychelles International Airport
SFA	Sfax Thyna International Airport
SFB	Orlando Sanford International Airport
SFC	St-François Airport
SFG	Grand Case-Espérance Airport
SFJ	Kangerlussuaq Airport
SFL	São Filipe Airport
SFN	Sauce Viejo Airport
SFO	San Francisco International Airport
SFQ	Şanlıurfa Airport
SFS	Subic Bay International Airport / Naval Air Station Cubi Point
SFT	Skellefteå Airport
SGC	Surgut Airport
SGD	Sønderborg Airport
SGF	Springfield Branson National Airport
SGN	Tan Son Nhat International Airport
SGO	St George Airport
SGU	St George Regional Airport
SGY	Skagway Airport
SHA	Shanghai Hongqiao International Airport
SHB	Nakashibetsu Airport
SHC	Shire Inda Selassie Airport
SHD	Shenandoah Valley Regional Airport
SHE	Shenyang Taoxian International Airport
SHG	Shungnak Airport
SHH	Shishmaref Airport
SHI	Miyako Shimojishima Airport
SHJ	Sharjah International Airport
SHL	Shillong Airport
SHM	Nanki Shirahama Airport
SHO	King Mswati III International Airport
SHR	Sheridan County Airport
SHS	Jingzhou Shashi Airport
SHV	Shreveport Regional Airport
SHW	Sharurah Domestic Airport
SHY	Shinyanga Airport
SID	Amílcar Cabral International Airport
SIF	Simara Airport
SIH	Silgadi Doti Airport
SIN	Singapore Changi Airport
SIP	Simferopol International Airport
SIS	Sishen Airport
SIT	Sitka Rocky Gutierrez Airport
SJC	Norman Y. Mineta San Jose International Airport
SJD	Los Cabos International Airport
SJE	Jorge E. Gonzalez Torres Airport
SJI	San Jose Airport
SJJ	Sarajevo International Airport
SJK	Professor Urbano Ernesto Stumpf Airport
SJL	São Gabriel da Cachoeira Airport
SJO	Juan Santamaría International Airport
SJP	Prof. Eribelto Manoel Reino State Airport
SJT	San Angelo Regional Mathis Field
SJW	Shijiazhuang Zhengding International Airport
SJZ	São Jorge Airport
SKB	Robert L. Bradshaw International Airport
SKD	Samarkand Airport
SKG	Thessaloniki Macedonia International Airport
SKH	Surkhet Airport
SKK	Shaktoolik Airport
SKN	Stokmarknes Airport, Skagen
SKO	Sadiq Abubakar III International Airport
SKP	Skopje International Airport
SKT	Sialkot International Airport
SKU	Skiros Airport
SKX	Saransk Airport
SKZ	Sukkur Airport
SLA	Martin Miguel De Guemes International Airport
SLC	Salt Lake City International Airport
SLD	Sliač Airport
SLE	Salem Municipal Airport/McNary Field
SLH	Sola Airport
SLI	Solwesi Airport
SLK	Adirondack Regional Airport
SLL	Salalah Airport
SLM	Salamanca Airport
SLN	Salina Municipal Airport
SLP	Ponciano Arriaga International Airport
SLQ	Sleetmute Airport
SLU	George F. L. Charles Airport
SLX	Salt Cay Airport
SLY	Salekhard Airport
SLZ	Marechal Cunha Machado International Airport
SMA	Santa Maria Airport
SMF	Sacramento International Airport
SMI	Samos Airport
SMK	St Michael Airport
SML	Stella Maris Airport
SMN	Lemhi County Airport
SMQ	Sampit (Hasan) Airport
SMR	Simón Bolívar International Airport
SMS	Sainte Marie Airport
SMW	Smara Airport
SMX	Santa Maria Public Airport Captain G Allan Hancock Field
SNA	John Wayne Airport-Orange County Airport
SNB	Snake Bay Airport
SNE	Preguiça Airport
SNN	Shannon Airport
SNO	Sakon Nakhon Airport
SNP	St Paul Island Airport
SNR	Saint-Nazaire-Montoir Airport
SNU	Abel Santamaria Airport
SNW	Thandwe Airport
SNX	Semnan Municipal Airport
SOB	Hévíz–Balaton Airport
SOC	Adisumarmo International Airport
SOD	Sorocaba Airport
SOF	Sofia Airport
SOG	Sogndal Airport, Haukåsen
SOJ	Sørkjosen Airport
SOM	San Tomé Airport
SON	Santo Pekoa International Airport
SOQ	Domine Eduard Osok Airport
SOU	Southampton Airport
SOV	Seldovia Airport
SOW	Show Low Regional Airport
SOY	Stronsay Airport
SPC	La Palma Airport
SPD	Saidpur Airport
SPI	Abraham Lincoln Capital Airport
SPN	Saipan International Airport
SPP	Menongue Airport
SPS	Sheppard Air Force Base / Wichita Falls Municipal Airport
SPU	Split Airport
SPX	Sphinx International Airport
SPY	San Pedro Airport
SQD	Shangrao Sanqingshan Airport
SQJ	Sanming Shaxian Airport
SQL	San Carlos Airport
SRA	Santa Rosa Airport
SRE	Alcantarí Airport
SRG	Achmad Yani Airport
SRP	Stord Airport, Sørstokken
SRQ	Sarasota Bradenton International Airport
SRT	Soroti Airport
SRV	Stony River 2 Airport
SRY	Sari Dasht-e Naz International Airport
SRZ	El Trompillo Airport
SSA	Deputado Luiz Eduardo Magalhães International Airport
SSG	Malabo Airport
SSH	Sharm El Sheikh International Airport
SSJ	Sandnessjøen Airport, Stokka
SSR	Sara Airport
SST	Santa Teresita Airport
SSW	Stuart Island Airpark
SSY	Mbanza Congo Airport
STC	Saint Cloud Regional Airport
STD	Mayor Buenaventura Vivas International Airport
STG	St George Airport
STI	Cibao International Airport
STL	St Louis Lambert International Airport
STM	Santarém - Maestro Wilson Fonseca International Airport
STN	London Stansted Airport
STR	Stuttgart Airport
STS	Charles M. Schulz Sonoma County Airport
STV	Surat Airport
STW	Stavropol Shpakovskoye Airport
STZ	Santa Terezinha Airport
SUB	Juanda International Airport
SUF	Lamezia Terme Airport
SUG	Surigao Airport
SUI	Sukhumi Babushara /  Vladislav Ardzinba International Airport
SUJ	Satu Mare Airport
SUN	Friedman Memorial Airport
SUR	Summer Beaver Airport
SUV	Nausori International Airport
SUX	Sioux Gateway Airport / Brigadier General Bud Day Field
SUY	Suntar Airport
SVA	Savoonga Airport
SVB	Sambava Airport
SVC	Grant County Airport
SVD	Argyle International Airport
SVG	Stavanger Airport, Sola
SVI	Eduardo Falla Solano Airport
SVJ	Svolvær Airport, Helle
SVL	Savonlinna Airport
SVO	Sheremetyevo International Airport
SVQ	Sevilla Airport
SVS	Stevens Village Airport
SVU	Savusavu Airport
SVX	Koltsovo Airport
SVZ	San Antonio Del Tachira Airport
SWA	Jieyang Chaoshan International Airport
SWF	New York Stewart International Airport
SWO	Stillwater Regional Airport
SWQ	Sumbawa Besar Airport
SWX	Shakawe Airport
SXB	Strasbourg Airport
SXK	Mathilda Batlayeri Airport
SXM	Princess Juliana International Airport
SXP	Nunam Iqua Airport
SXR	Sheikh ul Alam International Airport
SYD	Sydney Kingsford Smith International Airport
SYM	Pu'er Simao Airport
SYO	Shonai Airport
SYQ	Tobías Bolaños International Airport
SYR	Syracuse Hancock International Airport
SYS	Saskylakh Airport
SYU	Warraber Island Airport
SYX	Sanya Phoenix International Airport
SYY	Stornoway Airport
SYZ	Shiraz Shahid Dastghaib International Airport
SZA	Soyo Airport
SZB	Sultan Abdul Aziz Shah International Airport
SZF	Samsun-Çarşamba Airport
SZG	Salzburg Airport
SZT	San Cristóbal de las Casas Airport
SZX	Shenzhen Bao'an International Airport
SZY	Olsztyn-Mazury Airport
SZZ	Szczecin-Goleniów "Solidarność" Airport
TAB	Tobago-Crown Point Airport
TAC	Daniel Z. Romualdez Airport
TAE	Daegu Airport
TAG	Bohol-Panglao International Airport
TAH	Tanna Airport
TAI	Ta'izz International Airport
TAJ	Tadji Airport
TAK	Takamatsu Airport
TAL	Ralph M Calhoun Memorial Airport
TAM	General Francisco Javier Mina International Airport
TAO	Qingdao Jiaodong International Airport
TAP	Tapachula International Airport
TAS	Tashkent International Airport
TAT	Poprad-Tatry Airport
TAY	Tartu Airport
TAZ	Daşoguz Airport
TBB	Dong Tac Airport
TBG	Tabubil Airport
TBH	Tugdan Airport
TBI	New Bight Airport
TBJ	Tabarka-Aïn Draham International Airport
TBN	Waynesville-St. Robert Regional Forney field
TBO	Tabora Airport
TBP	Captain Pedro Canga Rodriguez International Airport
TBS	Tbilisi International Airport
TBT	Tabatinga Airport
TBU	Fua'amotu International Airport
TBZ	Tabriz International Airport
TCA	Tennant Creek Airport
TCB	Treasure Cay Airport
TCG	Tacheng Airport
TCO	La Florida Airport
TCP	Taba International Airport
TCQ	Coronel FAP Carlos Ciriani Santa Rosa International Airport
TCR	Tuticorin Airport
TCT	Takotna Airport
TCZ	Tengchong Tuofeng Airport
TDK	Taldykorgan Airport
TDS	Sasereme Airport
TDX	Trat Airport
TEB	Teterboro Airport
TEE	Cheikh Larbi Tébessi Airport
TEK	Tatitlek Airport
TEN	Tongren Fenghuang Airport
TEQ	Tekirdağ Çorlu Airport
TER	Lajes Airport
TET	Chingozi Airport
TEX	Telluride Regional Airport
TEZ	Tezpur Airport
TFF	Tefé Airport
TFI	Tufi Airport
TFN	Tenerife Norte-Ciudad de La Laguna Airport
TFS	Tenerife Sur Airport
TFU	Chengdu Tianfu International Airport
TGD	Podgorica Airport / Podgorica Golubovci Airbase
TGG	Sultan Mahmud Airport
TGH	Tongoa Airport
TGJ	Tiga Airport
TGK	Taganrog Yuzhny Airport
TGM	Transilvania Târgu Mureş International Airport
TGO	Tongliao Airport
TGQ	Tangará da Serra Airport
TGR	Touggourt Sidi Madhi Airport
TGT	Tanga Airport
TGU	Toncontín International Airport
TGZ	Angel Albino Corzo International Airport
THD	Tho Xuan Airport
THE	Senador Petrônio Portela Airport
THL	Tachileik Airport
THN	Trollhättan-Vänersborg Airport
THO	Þórshöfn Airport
THQ	Tianshui Maijishan Airport
THR	Mehrabad International Airport
THS	Sukhothai Airport
THU	Thule Air Base
THX	Turukhansk Airport
TIA	Tirana International Airport Mother Teresa
TIE	Tippi Airport
TIF	Ta’if Regional Airport
TIH	Tikehau Airport
TIJ	General Abelardo L. Rodríguez International Airport
TIM	Mozes Kilangin Airport
TIN	Tindouf Airport
TIQ	Tinian International Airport
TIR	Tirupati Airport
TIU	Timaru Airport
TIV	Tivat Airport
TIW	Tacoma Narrows Airport
TIZ	Tari Airport
TJA	Capitan Oriel Lea Plaza Airport
TJG	Warukin Airport
TJH	Konotori Tajima Airport
TJK	Tokat Airport
TJL	Plínio Alarcom Airport
TJM	Roshchino International Airport
TJN	Takume Airport
TJQ	H A S Hanandjoeddin International Airport
TJS	Tanjung Harapan Airport
TJU	Kulob Airport
TKD	Takoradi Airport
TKF	Truckee Tahoe Airport
TKG	Radin Inten II International Airport
TKJ	Tok Junction Airport
TKK	Chuuk International Airport
TKN	Tokunoshima Airport
TKP	Takapoto Airport
TKQ	Kigoma Airport
TKS	Tokushima Awaodori Airport / JMSDF Tokushima Air Base
TKU	Turku Airport
TKV	Tatakoto Airport
TKX	Takaroa Airport
TLA	Teller Airport
TLC	President Adolfo López Mateos International Airport
TLD	Limpopo Valley Airport
TLE	Toliara Airport
TLH	Tallahassee Regional Airport
TLI	Sultan Bantilan Airport
TLL	Lennart Meri Tallinn Airport
TLM	Zenata – Messali El Hadj Airport
TLN	Toulon-Hyères Airport
TLQ	Turpan Jiaohe Airport
TLS	Toulouse-Blagnac Airport
TLT	Tuluksak Airport
TLU	Golfo de Morrosquillo Airport
TLV	Ben Gurion International Airport
TLY	Plastun Airport
TMC	Tambolaka Airport
TME	Gustavo Vargas Airport
TMF	Thimarafushi Airport
TMG	Tomanggong Airport
TMH	Tanah Merah Airport
TMI	Tumling Tar Airport
TMJ	Termez Airport
TML	Tamale Airport
TMM	Toamasina Ambalamanasy Airport
TMP	Tampere-Pirkkala Airport
TMR	Aguenar – Hadj Bey Akhamok Airport
TMS	São Tomé International Airport
TMT	Trombetas Airport
TMW	Tamworth Airport
TMX	Timimoun Airport
TNA	Jinan Yaoqiang International Airport
TNC	Tin City Long Range Radar Station Airport
TND	Alberto Delgado Airport
TNE	New Tanegashima Airport
TNG	Tangier Ibn Battuta Airport
TNH	Tonghua Sanyuanpu Airport
TNJ	Raja Haji Fisabilillah International Airport
TNK	Tununak Airport
TNM	Teniente Rodolfo Marsh Martin Airport
TNN	Tainan International Airport / Tainan Air Base
TNR	Ivato Airport
TOB	Tobruk International Airport
TOD	Tioman Airport
TOE	Tozeur Nefta International Airport
TOF	Bogashevo Airport
TOG	Togiak Airport
TOL	Eugene F. Kranz Toledo Express Airport
TOM	Timbuktu Airport
TOS	Tromsø Airport, Langnes
TOU	Touho Airport
TOW	Toledo - Luiz Dalcanale Filho Municipal Airport
TOY	Toyama Airport
TPA	Tampa International Airport
TPE	Taiwan Taoyuan International Airport
TPI	Tapini Airport
TPJ	Taplejung Airport
TPP	Cadete FAP Guillermo Del Castillo Paredes Airport
TPQ	Amado Nervo National Airport
TPS	Vincenzo Florio Airport Trapani-Birgi
TQO	Felipe Carrillo Puerto International Airport
TRA	Tarama Airport
TRC	Francisco Sarabia Tinoco International Airport
TRD	Trondheim Airport, Værnes
TRE	Tiree Airport
TRF	Sandefjord Airport, Torp
TRG	Tauranga Airport
TRI	Tri-Cities Regional TN/VA Airport
TRK	Juwata International Airport / Suharnoko Harbani AFB
TRN	Turin Airport
TRR	China Bay Airport
TRS	Trieste–Friuli Venezia Giulia Airport
TRU	Capitan FAP Carlos Martinez De Pinillos International Airport
TRV	Trivandrum International Airport
TRW	Bonriki International Airport
TRZ	Tiruchirappalli International Airport
TSA	Taipei Songshan Airport
TSF	Treviso-Sant'Angelo Airport
TSJ	Tsushima Airport
TSM	Taos Regional Airport
TSN	Tianjin Binhai International Airport
TSR	Timişoara Traian Vuia Airport
TST	Trang Airport
TSV	Townsville Airport / RAAF Base Townsville
TSX	Tanjung Santan Airport
TTA	Tan Tan Airport
TTE	Sultan Babullah Airport
TTJ	Tottori Sand Dunes Conan Airport
TTN	Trenton Mercer Airport
TTS	Tsaratanana Airport
TTT	Taitung Airport
TTU	Sania Ramel Airport
TUA	Teniente Coronel Luis a Mantilla Airport
TUB	Tubuai Airport
TUC	Teniente Benjamin Matienzo Airport
TUF	Tours-Val-de-Loire Airport
TUG	Tuguegarao Airport
TUI	Turaif Domestic Airport
TUJ	Tum Airport
TUK	Turbat International Airport
TUL	Tulsa International Airport
TUN	Tunis Carthage International Airport
TUO	Taupo Airport
TUP	Tupelo Regional Airport
TUR	Tucuruí Airport
TUS	Tucson International Airport / Morris Air National Guard Base
TUU	Tabuk Airport
TVC	Cherry Capital Airport
TVF	Thief River Falls Regional Airport
TVS	Tangshan Sannühe Airport
TVU	Matei Airport
TVY	Dawei Airport
TWA	Twin Hills Airport
TWF	Joslin Field Magic Valley Regional Airport
TWU	Tawau Airport
TXK	Texarkana Regional Webb Field
TXN	Tunxi International Airport
TYF	Torsby Airport
TYL	Captain Victor Montes Arias International Airport
TYN	Taiyuan Wusu Airport
TYR	Tyler Pounds Regional Airport
TYS	McGhee Tyson Airport
TZL	Tuzla International Airport
TZX	Trabzon International Airport
UAH	Ua Huka Airport
UAK	Narsarsuaq Airport
UAP	Ua Pou Airport
UAQ	Domingo Faustino Sarmiento Airport
UBA	Mário de Almeida Franco Airport
UBB	Mabuiag Island Airport
UBJ	Yamaguchi Ube Airport
UBN	Ulaanbaatar Chinggis Khaan International Airport
UBP	Ubon Ratchathani Airport
UCB	Ulanqab Jining Airport
UCT	Ukhta Airport
UDI	Ten. Cel. Aviador César Bombonato Airport
UDJ	Uzhhorod International Airport
UDR	Maharana Pratap Airport
UEL	Quelimane Airport
UEO	Kumejima Airport
UET	Quetta International Airport
UFA	Ufa International Airport
UGA	Bulgan Airport
UGC	Urgench Airport
UIB	El Caraño Airport
UIH	Phu Cat Airport
UII	Utila Airport
UIN	Quincy Regional Baldwin Field
UIO	Mariscal Sucre International Airport
UKB	Kobe Airport
UKG	Ust-Kuyga Airport
UKK	Ust-Kamenogorsk Airport
UKX	Ust-Kut Airport
ULG	Ölgii Mongolei Airport
ULK	Lensk Airport
ULO	Ulaangom Airport
ULP	Quilpie Airport
ULU	Gulu Airport
ULV	Ulyanovsk Baratayevka Airport
ULY	Ulyanovsk East Airport
UME	Umeå Airport
UMS	Ust-Maya Airport
UMU	Orlando de Carvalho Airport
UNA	Una-Comandatuba Airport
UNG	Kiunga Airport
UNI	Union Island International Airport
UNK	Unalakleet Airport
UNN	Ranong Airport
UNT	Unst Airport
UOL	Buol Airport
UPG	Hasanuddin International Airport
UPN	Uruapan - Licenciado y General Ignacio Lopez Rayon International Airport
URA	Uralsk Airport
URC	Ürümqi Diwopu International Airport
URE	Kuressaare Airport
URG	Rubem Berta Airport
URJ	Uray Airport
URS	Kursk East Airport
URT	Surat Thani Airport
URY	Gurayat Domestic Airport
USA	Concord-Padgett Regional Airport
USH	Malvinas Argentinas Airport
USJ	Usharal Airport
USK	Usinsk Airport
USM	Samui Airport
USN	Ulsan Airport
USR	Ust-Nera Airport
UST	Northeast Florida Regional Airport
USU	Francisco B. Reyes Airport
UTH	Udon Thani Airport
UTN	Pierre Van Ryneveld Airport
UTO	Indian Mountain LRRS Airport
UTP	U-Tapao International Airport
UTT	K. D. Matanzima Airport
UUA	Bugulma Airport
UUD	Baikal International Airport
UUS	Yuzhno-Sakhalinsk Airport
UVE	Ouvéa Airport
UVF	Hewanorra International Airport
UYL	Nyala Airport
UYN	Yulin Yuyang Airport
UYU	Uyuni Joya Andina Airport
VAA	Vaasa Airport
VAI	Vanimo Airport
VAK	Chevak Airport
VAL	Valença Airport
VAM	Villa Airport
VAN	Van Ferit Melen Airport
VAO	Suavanao Airport
VAR	Varna Airport
VAS	Sivas Nuri Demirağ Airport
VAV	Vava'u International Airport
VAW	Vardø Airport, Svartnes
VBS	Brescia Airport
VBV	Vanua Balavu Airport
VBY	Visby Airport
VCA	Can Tho International Airport
VCE	Venice Marco Polo Airport
VCL	Chu Lai Airport
VCP	Viracopos International Airport
VCS	Con Dao Airport
VCT	Victoria Regional Airport
VDC	Glauber de Andrade Rocha Airport
VDE	El Hierro Airport
VDH	Dong Hoi Airport
VDM	Gobernador Castello Airport
VDO	Van Don International Airport
VDS	Vadsø Airport
VDZ	Valdez Pioneer Field
VEE	Venetie Airport
VEL	Vernal Regional Airport
VER	General Heriberto Jara International Airport
VFA	Victoria Falls International Airport
VGA	Vijayawada Airport
VGO	Vigo Airport
VHM	Vilhelmina South Lapland Airport
VHV	Verkhnevilyuisk Airport
VIE	Vienna International Airport
VIG	Juan Pablo Pérez Alfonso Airport
VII	Vinh Airport
VIJ	Virgin Gorda Airport
VIL	Dakhla Airport
VIT	Vitoria Airport
VIX	Eurico de Aguiar Salles Airport
VJB	Xai-Xai Airport
VKG	Rach Gia Airport
VKO	Vnukovo International Airport
VKT	Vorkuta Airport
VLC	Valencia Airport
VLD	Valdosta Regional Airport
VLI	Bauerfield International Airport
VLL	Valladolid Airport
VLN	Arturo Michelena International Airport
VLS	Valesdir Airport
VLV	Dr. Antonio Nicolás Briceño Airport
VMU	Baimuru Airport
VNO	Vilnius International Airport
VNS	Lal Bahadur Shastri Airport
VNX	Vilankulo Airport
VOG	Volgograd International Airport
VOL	Nea Anchialos National Airport
VOZ	Voronezh International Airport
VPE	Ngjiva Pereira Airport
VPN	Vopnafjörður Airport
VPS	Destin-Fort Walton Beach Airport
VPY	Chimoio Airport
VRA	Juan Gualberto Gomez International Airport
VRB	Vero Beach Regional Airport
VRC	Virac Airport
VRL	Vila Real Airport
VRN	Verona-Villafranca Valerio Catullo Airport
VSA	Carlos Rovirosa Pérez International Airport
VSE	Aerodromo Goncalves Lobato (Viseu Airport)
VSG	Luhansk International Airport
VST	Stockholm Västerås Airport
VSV	Shravasti Airport
VTE	Wattay International Airport
VTU	Hermanos Ameijeiras Airport
VTZ	Visakhapatnam Airport / INS Dega
VUP	Alfonso López Pumarejo Airport
VUS	Velikiy Ustyug Airport
VVC	Vanguardia Airport
VVI	Viru Viru International Airport
VVO	Vladivostok International Airport
VVZ	Illizi Takhamalt Airport
VXC	Lichinga Airport
VXE	São Pedro Airport
VXO	Växjö Kronoberg Airport
VYI	Vilyuisk Airport
WAA	Wales Airport
WAE	Wadi Al Dawasir Domestic Airport
WAG	Wanganui Airport
WAW	Warsaw Chopin Airport
WBB	Stebbins Airport
WBM	Wapenamanda Airport
WBQ	Beaver Airport
WDH	Hosea Kutako International Airport
WDN	Waldron Airstrip
WDS	Shiyan Wudangshan Airport
WEF	Weifang Nanyuan Airport
WEH	Weihai Dashuibo Airport
WEI	Weipa Airport
WGA	Wagga Wagga City Airport
WGB	Bahawalnagar Airport
WGE	Walgett Airport
WGP	Umbu Mehang Kunda Airport
WHA	Wuhu Xuanzhou Airport
WHK	Whakatane Airport
WIC	Wick Airport
WIL	Nairobi Wilson Airport
WIN	Winton Airport
WJR	Wajir Airport
WJU	Wonju Airport / Hoengseong Air Base (K-38/K-46)
WKA	Wanaka Airport
WKJ	Wakkanai Airport
WKK	Aleknagik / New Airport
WLG	Wellington International Airport
WLH	Walaha Airport
WLK	Selawik Airport
WLS	Hihifo Airport
WMI	Modlin Airport
WMN	Maroantsetra Airport
WMO	White Mountain Airport
WMT	Zunyi Maotai Airport
WMX	Wamena Airport
WNA	Napakiak Airport
WNN	Wunnumin Lake Airport
WNP	Naga Airport
WNR	Windorah Airport
WNS	Shaheed Benazirabad Airport
WNZ	Wenzhou Longwan International Airport
WOL	Shellharbour Airport
WRE	Whangarei Airport
WRG	Wrangell Airport
WRO	Copernicus Wrocław Airport
WRY	Westray Airport
WSK	Chongqing Wushan Airport
WSN	South Naknek Number 2 Airport
WST	Westerly State Airport
WSZ	Westport Airport
WTA	Tambohorano Airport
WTB	Toowoomba Wellcamp Airport
WTK	Noatak Airport
WTL	Tuntutuliak Airport
WUA	Wuhai Airport
WUH	Wuhan Tianhe International Airport
WUN	Wiluna Airport
WUS	Nanping Wuyishan Airport
WUX	Sunan Shuofang International Airport
WUZ	Wuzhou Xijiang Airport
WVB	Walvis Bay Airport
WWK	Wewak International Airport
WWT	Newtok Airport
WXN	Wanzhou Wuqiao Airport
WYA	Whyalla Airport
WYS	Yellowstone Airport
XAI	Xinyang Minggang Airport
XAP	Serafin Enoss Bertaso Airport
XBE	Bearskin Lake Airport
XBJ	Birjand International Airport
XCH	Christmas Island Airport
XCR	Châlons-Vatry Airport
XFN	Xiangyang Liuji Airport
XGR	Kangiqsualujjuaq (Georges River) Airport
XIC	Xichang Qingshan Airport
XIL	Xilinhot Airport
XIY	Xi'an Xianyang International Airport
XKH	Xieng Khouang Airport
XKS	Kasabonika Airport
XLB	Lac Brochet Airport
XMH	Manihi Airport
XMN	Xiamen Gaoqi International Airport
XMS	Coronel E Carvajal Airport
XMY	Yam Island Airport
XNA	Northwest Arkansas Regional Airport
XNN	Xining Caojiabao International Airport
XPK	Pukatawagan Airport
XPL	Palmerola International Airport
XQP	Quepos Managua Airport
XQU	Qualicum Beach Airport
XRY	Jerez Airport
XSC	South Caicos Airport
XSI	South Indian Lake Airport
XSP	Seletar Airport
XTG	Thargomindah Airport
XTL	Tadoule Lake Airport
XUZ	Xuzhou Guanyin International Airport
XWA	Williston Basin International Airport
XYA	Yandina Airport
YAA	Anahim Lake Airport
YAB	Arctic Bay Airport
YAC	Cat Lake Airport
YAG	Fort Frances Municipal Airport
YAK	Yakutat Airport
YAL	Alert Bay Airport
YAM	Sault Ste Marie Airport
YAP	Yap International Airport
YAS	Yasawa Island Airport
YAT	Attawapiskat Airport
YAX	Wapekeka Airport
YAY	St. Anthony Airport
YAZ	Tofino / Long Beach Airport
YBB	Kugaaruk Airport
YBC	Baie-Comeau Airport
YBE	Uranium City Airport
YBG	CFB Bagotville
YBI	Black Tickle Airport
YBK	Baker Lake Airport
YBL	Campbell River Airport
YBP	Yibin Wuliangye Airport
YBR	Brandon Municipal Airport
YBT	Brochet Airport
YBV	Berens River Airport
YBX	Lourdes-de-Blanc-Sablon Airport
YBY	Bonnyville Airport
YCB	Cambridge Bay Airport
YCD	Nanaimo Airport
YCG	Castlegar/West Kootenay Regional Airport
YCK	Tommy Kochon Airport
YCL	Charlo Airport
YCM	Niagara District Airport
YCO	Kugluktuk Airport
YCR	Cross Lake (Charlie Sinclair Memorial) Airport
YCS	Chesterfield Inlet Airport
YCU	Yuncheng Zhangxiao Airport
YCY	Clyde River Airport
YDA	Dawson City Airport
YDF	Deer Lake Airport
YDL	Dease Lake Airport
YDN	Dauphin Barker Airport
YDP	Nain Airport
YDV	Bloodvein River Airport
YEG	Edmonton International Airport
YEH	Yinchuan Helanshan Airport
YEI	Bursa Yenişehir Airport
YEK	Arviat Airport
YER	Fort Severn Airport
YEV	Inuvik Mike Zubko Airport
YFA	Fort Albany Airport
YFB	Iqaluit Airport
YFC	Fredericton Airport
YFH	Fort Hope Airport
YFJ	Wekweètì Airport
YFO	Flin Flon Airport
YFS	Fort Simpson Airport
YFX	St. Lewis (Fox Harbour) Airport
YGH	Fort Good Hope Airport
YGJ	Yonago Kitaro Airport / JASDF Miho Air Base
YGL	La Grande Rivière Airport
YGO	Gods Lake Narrows Airport
YGP	Gaspé (Michel-Pouliot) Airport
YGR	Îles-de-la-Madeleine Airport
YGT	Igloolik Airport
YGV	Havre-Saint-Pierre Airport
YGW	Kuujjuarapik Airport
YGX	Gillam Airport
YGZ	Grise Fiord Airport
YHA	Port Hope Simpson Airport
YHG	Charlottetown Airport
YHI	Ulukhaktok Holman Airport
YHK	Gjoa Haven Airport
YHM	John C. Munro Hamilton International Airport
YHO	Hopedale Airport
YHP	Poplar Hill Airport
YHR	Chevery Airport
YHU	Montréal / Saint-Hubert Airport
YHY	Hay River / Merlyn Carter Airport
YHZ	Halifax / Stanfield International Airport
YIA	Yogyakarta International Airport
YIE	Arxan Yi'ershi Airport
YIF	St Augustin Airport
YIH	Yichang Sanxia Airport
YIK	Ivujivik Airport
YIN	Yining Airport
YIO	Pond Inlet Airport
YIV	Island Lake Airport
YIW	Yiwu Airport
YKA	Kamloops Airport
YKF	Waterloo Airport
YKG	Kangirsuk Airport
YKH	Yingkou Lanqi Airport
YKL	Schefferville Airport
YKM	Yakima Air Terminal McAllister Field
YKO	Hakkari Yüksekova Airport
YKQ	Waskaganish Airport
YKS	Yakutsk Airport
YKU	Chisasibi Airport
YLC	Kimmirut Airport
YLE	Whatì Airport
YLH	Lansdowne House Airport
YLK	Barrie-Lake Simcoe Regional Airport
YLL	Lloydminster Airport
YLW	Kelowna International Airport
YLX	Yulin Fumian Airport
YMH	Mary's Harbour Airport
YMM	Fort McMurray Airport
YMN	Makkovik Airport
YMO	Moosonee Airport
YMS	Moises Benzaquen Rengifo Airport
YMT	Chapais Airport
YNA	Natashquan Airport
YNB	Yanbu Airport / Prince Abdul Mohsin bin Abdulaziz international Airport
YNC	Wemindji Airport
YND	Ottawa / Gatineau Airport
YNE	Norway House Airport
YNJ	Yanji Chaoyangchuan Airport
YNL	Points North Landing Airport
YNO	North Spirit Lake Airport
YNP	Natuashish Airport
YNS	Nemiscau Airport
YNT	Yantai Penglai International Airport
YNY	Yangyang International Airport
YNZ	Yancheng Nanyang International Airport
YOC	Old Crow Airport
YOG	Ogoki Post Airport
YOH	Oxford House Airport
YOJ	High Level Airport
YOL	Yola Airport
YOW	Ottawa Macdonald-Cartier International Airport
YPA	Prince Albert Glass Field
YPC	Paulatuk (Nora Aliqatchialuk Ruben) Airport
YPE	Peace River Airport
YPH	Inukjuak Airport
YPJ	Aupaluk Airport
YPL	Pickle Lake Airport
YPM	Pikangikum Airport
YPN	Port Menier Airport
YPO	Peawanuck Airport
YPR	Prince Rupert Airport
YPW	Powell River Airport
YPX	Puvirnituq Airport
YPY	Fort Chipewyan Airport
YPZ	Burns Lake Airport
YQA	Muskoka Airport
YQB	Quebec Jean Lesage International Airport
YQC	Quaqtaq Airport
YQD	The Pas Airport
YQG	Windsor Airport
YQH	Watson Lake Airport
YQK	Kenora Airport
YQL	Lethbridge County Airport
YQM	Greater Moncton Roméo LeBlanc International Airport
YQN	Nakina Airport
YQQ	Comox Valley Airport / CFB Comox
YQR	Regina International Airport
YQT	Thunder Bay Airport
YQU	Grande Prairie Airport
YQX	Gander International Airport / CFB Gander
YQY	Sydney / J.A. Douglas McCurdy Airport
YQZ	Quesnel Airport
YRA	Rae Lakes Airport
YRB	Resolute Bay Airport
YRF	Cartwright Airport
YRG	Rigolet Airport
YRJ	Roberval Airport
YRL	Red Lake Airport
YRS	Red Sucker Lake Airport
YRT	Rankin Inlet Airport
YSB	Sudbury Airport
YSF	Stony Rapids Airport
YSG	Lutselk'e Airport
YSJ	Saint John Airport
YSK	Sanikiluaq Airport
YSM	Fort Smith Airport
YSO	Postville Airport
YSQ	Songyuan Chaganhu Airport
YST	St. Theresa Point Airport
YSY	Sachs Harbour (David Nasogaluak Jr. Saaryuaq) Airport
YTE	Cape Dorset Airport
YTH	Thompson Airport
YTL	Big Trout Lake Airport
YTQ	Tasiujaq Airport
YTS	Timmins/Victor M. Power
YTW	Yutian Wanfang Airport
YTY	Yangzhou Taizhou Airport
YTZ	Billy Bishop Toronto City Centre Airport
YUD	Umiujaq Airport
YUL	Montreal / Pierre Elliott Trudeau International Airport
YUM	Yuma International Airport / Marine Corps Air Station Yuma
YUS	Yushu Batang Airport
YUT	Naujaat Airport
YUX	Hall Beach Airport
YUY	Rouyn Noranda Airport
YVB	Bonaventure Airport
YVC	La Ronge Airport
YVM	Qikiqtarjuaq Airport
YVO	Val-d'Or Airport
YVP	Kuujjuaq Airport
YVQ	Norman Wells Airport
YVR	Vancouver International Airport
YVV	Wiarton Airport
YVZ	Deer Lake Airport
YWB	Kangiqsujuaq (Wakeham Bay) Airport
YWG	Winnipeg / James Armstrong Richardson International Airport
YWH	Victoria Harbour Seaplane Base
YWJ	Déline Airport
YWK	Wabush Airport
YWL	Williams Lake Airport
YWM	Williams Harbour Airport
YWP	Webequie Airport
YXC	Cranbrook/Canadian Rockies International Airport
YXE	Saskatoon John G. Diefenbaker International Airport
YXH	Medicine Hat Regional Airport
YXJ	Fort St John Airport
YXK	Rimouski Airport
YXL	Sioux Lookout Airport
YXN	Whale Cove Airport
YXP	Pangnirtung Airport
YXS	Prince George Airport
YXT	Northwest Regional Airport Terrace-Kitimat
YXU	London Airport
YXX	Abbotsford International Airport
YXY	Whitehorse / Erik Nielsen International Airport
YYA	Yueyang Sanhe Airport
YYB	North Bay Jack Garland Airport
YYC	Calgary International Airport
YYD	Smithers Airport
YYE	Fort Nelson Airport
YYF	Penticton Airport
YYG	Charlottetown Airport
YYH	Taloyoak Airport
YYJ	Victoria International Airport
YYL	Lynn Lake Airport
YYQ	Churchill Airport
YYR	Goose Bay Airport
YYT	St. John's International Airport
YYY	Mont Joli Airport
YYZ	Lester B. Pearson International Airport
YZF	Yellowknife International Airport
YZG	Salluit Airport
YZP	Sandspit Airport
YZS	Coral Harbour Airport
YZT	Port Hardy Airport
YZU	Whitecourt Airport
YZV	Sept-Îles Airport
YZY	Zhangye Ganzhou Airport
YZZ	Trail Airport
ZAD	Zadar Airport
ZAG	Zagreb Airport
ZAH	Zahedan International Airport
ZAL	Pichoy Airport
ZAM	Zamboanga International Airport
ZAT	Zhaotong Airport
ZAZ	Zaragoza Airport
ZBF	Bathurst Airport
ZBR	Chah-Bahar Airport
ZCL	General Leobardo C. Ruiz International Airport
ZCO	La Araucanía Airport
ZEL	Bella Bella (Campbell Island) Airport
ZEM	Eastmain River Airport
ZFD	Fond-Du-Lac Airport
ZFL	Zhaosu Tianma Airport
ZFM	Fort Mcpherson Airport
ZFN	Tulita Airport
ZGI	Gods River Airport
ZHA	Zhanjiang Wuchuan Airport
ZHY	Zhongwei Shapotou Airport
ZIA	Zhukovsky International Airport
ZIH	Ixtapa Zihuatanejo International Airport
ZIX	Zhigansk Airport
ZKE	Kashechewan Airport
ZKP	Zyryanka Airport
ZLO	Playa De Oro International Airport
ZLT	La Tabatière Airport
ZMT	Masset Airport
ZND	Zinder Airport
ZNE	Newman Airport
ZNZ	Abeid Amani Karume International Airport
ZOS	Cañal Bajo Carlos - Hott Siebert Airport
ZPB	Sachigo Lake Airport
ZPC	Pucón Airport
ZQN	Queenstown International Airport
ZRH	Zürich Airport
ZRJ	Round Lake (Weagamow Lake) Airport
ZSA	San Salvador Airport
ZSE	Pierrefonds Airport
ZSJ	Sandy Lake Airport
ZTB	Tête-à-la-Baleine Airport
ZTH	Zakynthos International Airport "Dionysios Solomos"
ZTM	Shamattawa Airport
ZUH	Zhuhai Jinwan Airport
ZUM	Churchill Falls Airport
ZWL	Wollaston Lake Airport
ZYI	Zunyi Xinzhou Airport
ZYL	Osmany International Airport
"""#
  }
}
