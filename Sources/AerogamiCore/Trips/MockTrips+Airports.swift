extension MockTrips {
  /// The airports of all sample routes and some other well-known airports, sorted by code.
  static let airports: [Airport] = [
    africanAirports, americanAirports, asianAirports, europeanAirports, oceanianAirports,
  ]
  .flatMap(\.self)
  .sorted { $0.code < $1.code }

  private static let africanAirports: [Airport] = [
    airport("ACC", "Kotoka International", "Accra", "GH", "Africa/Accra", 5.605, -0.167),
    airport("ADD", "Addis Ababa Bole International", "Addis Ababa", "ET", "Africa/Addis_Ababa", 8.978, 38.799),
    airport("CAI", "Cairo International", "Cairo", "EG", "Africa/Cairo", 30.122, 31.406),
    airport("CMN", "Mohammed V International", "Casablanca", "MA", "Africa/Casablanca", 33.367, -7.590),
    airport("CPT", "Cape Town International", "Cape Town", "ZA", "Africa/Johannesburg", -33.965, 18.602),
    airport("DSS", "Blaise Diagne International", "Dakar", "SN", "Africa/Dakar", 14.670, -17.073),
    airport("JNB", "O. R. Tambo International", "Johannesburg", "ZA", "Africa/Johannesburg", -26.139, 28.246),
    airport("LOS", "Murtala Muhammed International", "Lagos", "NG", "Africa/Lagos", 6.577, 3.321),
    airport("MBA", "Moi International", "Mombasa", "KE", "Africa/Nairobi", -4.035, 39.594),
    airport("MRU", "Sir Seewoosagur Ramgoolam International", "Port Louis", "MU", "Indian/Mauritius", -20.430, 57.684),
    airport("NBO", "Jomo Kenyatta International", "Nairobi", "KE", "Africa/Nairobi", -1.319, 36.928),
    airport("RAK", "Marrakesh Menara", "Marrakesh", "MA", "Africa/Casablanca", 31.607, -8.036),
    airport("RUN", "Roland Garros", "Saint-Denis", "RE", "Indian/Reunion", -20.887, 55.510),
    airport("TUN", "Tunis-Carthage International", "Tunis", "TN", "Africa/Tunis", 36.851, 10.227),
    airport("WDH", "Hosea Kutako International", "Windhoek", "NA", "Africa/Windhoek", -22.480, 17.471),
    airport("ZNZ", "Abeid Amani Karume International", "Zanzibar", "TZ", "Africa/Dar_es_Salaam", -6.222, 39.225),
  ]

  private static let americanAirports: [Airport] = [
    airport("AEP", "Jorge Newbery", "Buenos Aires", "AR", "America/Argentina/Buenos_Aires", -34.559, -58.416),
    airport(
      "ANC", "Ted Stevens Anchorage International", "Anchorage", "US",
      "America/Anchorage", 61.174, -149.996, state: "AK"),
    airport(
      "ATL", "Hartsfield-Jackson Atlanta International", "Atlanta", "US",
      "America/New_York", 33.637, -84.428, state: "GA"),
    airport("BOG", "El Dorado International", "Bogotá", "CO", "America/Bogota", 4.702, -74.147),
    airport("BOS", "Logan International", "Boston", "US", "America/New_York", 42.364, -71.005, state: "MA"),
    airport("BRC", "Teniente Luis Candelaria", "Bariloche", "AR", "America/Argentina/Salta", -41.151, -71.157),
    airport("CJC", "El Loa", "Calama", "CL", "America/Santiago", -22.498, -68.904),
    airport("CTG", "Rafael Núñez International", "Cartagena", "CO", "America/Bogota", 10.442, -75.513),
    airport("CUN", "Cancún International", "Cancún", "MX", "America/Cancun", 21.037, -86.877),
    airport("CUR", "Curaçao International", "Willemstad", "CW", "America/Curacao", 12.189, -68.960),
    airport("CUZ", "Alejandro Velasco Astete International", "Cusco", "PE", "America/Lima", -13.536, -71.939),
    airport("DEN", "Denver International", "Denver", "US", "America/Denver", 39.862, -104.673, state: "CO"),
    airport("EWR", "Newark Liberty International", "Newark", "US", "America/New_York", 40.693, -74.169, state: "NJ"),
    airport(
      "FLL", "Fort Lauderdale-Hollywood International", "Fort Lauderdale", "US",
      "America/New_York", 26.073, -80.153, state: "FL"),
    airport(
      "GIG", "Rio de Janeiro-Galeão International", "Rio de Janeiro", "BR",
      "America/Sao_Paulo", -22.809, -43.251, state: "RJ"),
    airport("GPS", "Seymour", "Baltra", "EC", "Pacific/Galapagos", -0.454, -90.266, state: "Galápagos"),
    airport(
      "GRU", "São Paulo-Guarulhos International", "São Paulo", "BR",
      "America/Sao_Paulo", -23.436, -46.473, state: "SP"),
    airport("HAV", "José Martí International", "Havana", "CU", "America/Havana", 22.989, -82.409),
    airport(
      "HNL", "Daniel K. Inouye International", "Honolulu", "US",
      "Pacific/Honolulu", 21.319, -157.923, state: "HI"),
    airport("JFK", "John F. Kennedy International", "New York", "US", "America/New_York", 40.640, -73.779, state: "NY"),
    airport("LAS", "Harry Reid International", "Las Vegas", "US", "America/Los_Angeles", 36.080, -115.152, state: "NV"),
    airport(
      "LAX", "Los Angeles International", "Los Angeles", "US",
      "America/Los_Angeles", 33.943, -118.408, state: "CA"),
    airport("LIM", "Jorge Chávez International", "Lima", "PE", "America/Lima", -12.022, -77.114),
    airport("MCO", "Orlando International", "Orlando", "US", "America/New_York", 28.429, -81.309, state: "FL"),
    airport("MEX", "Benito Juárez International", "Mexico City", "MX", "America/Mexico_City", 19.436, -99.072),
    airport("MIA", "Miami International", "Miami", "US", "America/New_York", 25.793, -80.291, state: "FL"),
    airport("MVD", "Carrasco International", "Montevideo", "UY", "America/Montevideo", -34.838, -56.031),
    airport("ORD", "O'Hare International", "Chicago", "US", "America/Chicago", 41.979, -87.905, state: "IL"),
    airport("PTY", "Tocumen International", "Panama City", "PA", "America/Panama", 9.071, -79.383),
    airport("PUJ", "Punta Cana International", "Punta Cana", "DO", "America/Santo_Domingo", 18.567, -68.363),
    airport("SCL", "Arturo Merino Benítez International", "Santiago", "CL", "America/Santiago", -33.393, -70.786),
    airport(
      "SEA", "Seattle-Tacoma International", "Seattle", "US",
      "America/Los_Angeles", 47.449, -122.309, state: "WA"),
    airport(
      "SFO", "San Francisco International", "San Francisco", "US",
      "America/Los_Angeles", 37.619, -122.375, state: "CA"),
    airport("SJO", "Juan Santamaría International", "San José", "CR", "America/Costa_Rica", 9.994, -84.209),
    airport("SJU", "Luis Muñoz Marín International", "San Juan", "PR", "America/Puerto_Rico", 18.439, -66.002),
    airport("UIO", "Mariscal Sucre International", "Quito", "EC", "America/Guayaquil", -0.129, -78.358),
    airport("YHZ", "Halifax Stanfield International", "Halifax", "CA", "America/Halifax", 44.881, -63.509, state: "NS"),
    airport(
      "YOW", "Ottawa Macdonald-Cartier International", "Ottawa", "CA",
      "America/Toronto", 45.322, -75.669, state: "ON"),
    airport("YUL", "Montréal-Trudeau International", "Montreal", "CA", "America/Toronto", 45.471, -73.741, state: "QC"),
    airport("YVR", "Vancouver International", "Vancouver", "CA", "America/Vancouver", 49.194, -123.184, state: "BC"),
    airport("YYC", "Calgary International", "Calgary", "CA", "America/Edmonton", 51.114, -114.020, state: "AB"),
    airport("YYZ", "Toronto Pearson International", "Toronto", "CA", "America/Toronto", 43.677, -79.631, state: "ON"),
  ]

  private static let asianAirports: [Airport] = [
    airport("AMM", "Queen Alia International", "Amman", "JO", "Asia/Amman", 31.723, 35.993),
    airport("AQJ", "King Hussein International", "Aqaba", "JO", "Asia/Amman", 29.612, 35.018),
    airport("AUH", "Zayed International", "Abu Dhabi", "AE", "Asia/Dubai", 24.433, 54.651),
    airport("BKK", "Suvarnabhumi", "Bangkok", "TH", "Asia/Bangkok", 13.681, 100.747),
    airport("BOM", "Chhatrapati Shivaji Maharaj International", "Mumbai", "IN", "Asia/Kolkata", 19.089, 72.868),
    airport("CEB", "Mactan-Cebu International", "Cebu", "PH", "Asia/Manila", 10.307, 123.979),
    airport("CMB", "Bandaranaike International", "Colombo", "LK", "Asia/Colombo", 7.181, 79.884),
    airport("CNX", "Chiang Mai International", "Chiang Mai", "TH", "Asia/Bangkok", 18.767, 98.963),
    airport("CTS", "New Chitose", "Sapporo", "JP", "Asia/Tokyo", 42.775, 141.692),
    airport("DAD", "Da Nang International", "Da Nang", "VN", "Asia/Ho_Chi_Minh", 16.044, 108.199),
    airport("DEL", "Indira Gandhi International", "Delhi", "IN", "Asia/Kolkata", 28.567, 77.103),
    airport("DMK", "Don Mueang International", "Bangkok", "TH", "Asia/Bangkok", 13.913, 100.607),
    airport("DOH", "Hamad International", "Doha", "QA", "Asia/Qatar", 25.273, 51.608),
    airport(
      "DPS", "I Gusti Ngurah Rai International", "Denpasar", "ID",
      "Asia/Makassar", -8.748, 115.167, state: "Bali"),
    airport("DXB", "Dubai International", "Dubai", "AE", "Asia/Dubai", 25.253, 55.364),
    airport("HAN", "Noi Bai International", "Hanoi", "VN", "Asia/Ho_Chi_Minh", 21.221, 105.807),
    airport("HKG", "Hong Kong International", "Hong Kong", "HK", "Asia/Hong_Kong", 22.308, 113.918),
    airport("HND", "Haneda", "Tokyo", "JP", "Asia/Tokyo", 35.552, 139.780),
    airport("ICN", "Incheon International", "Seoul", "KR", "Asia/Seoul", 37.469, 126.451),
    airport("JED", "King Abdulaziz International", "Jeddah", "SA", "Asia/Riyadh", 21.680, 39.157),
    airport("KIX", "Kansai International", "Osaka", "JP", "Asia/Tokyo", 34.427, 135.244),
    airport("KTM", "Tribhuvan International", "Kathmandu", "NP", "Asia/Kathmandu", 27.697, 85.359),
    airport("KUL", "Kuala Lumpur International", "Kuala Lumpur", "MY", "Asia/Kuala_Lumpur", 2.746, 101.710),
    airport("KWI", "Kuwait International", "Kuwait City", "KW", "Asia/Kuwait", 29.227, 47.969),
    airport("MCT", "Muscat International", "Muscat", "OM", "Asia/Muscat", 23.593, 58.284),
    airport("MLE", "Velana International", "Malé", "MV", "Indian/Maldives", 4.192, 73.529),
    airport("MNL", "Ninoy Aquino International", "Manila", "PH", "Asia/Manila", 14.509, 121.019),
    airport("NRT", "Narita International", "Tokyo", "JP", "Asia/Tokyo", 35.765, 140.386),
    airport("RUH", "King Khalid International", "Riyadh", "SA", "Asia/Riyadh", 24.958, 46.699),
    airport("SHJ", "Sharjah International", "Sharjah", "AE", "Asia/Dubai", 25.329, 55.517),
    airport("SIN", "Singapore Changi", "Singapore", "SG", "Asia/Singapore", 1.350, 103.994),
    airport("TBS", "Shota Rustaveli Tbilisi International", "Tbilisi", "GE", "Asia/Tbilisi", 41.669, 44.955),
    airport("TPE", "Taiwan Taoyuan International", "Taipei", "TW", "Asia/Taipei", 25.078, 121.233),
  ]

  private static let europeanAirports: [Airport] = [
    airport("AGP", "Málaga-Costa del Sol", "Málaga", "ES", "Europe/Madrid", 36.675, -4.499),
    airport("AMS", "Amsterdam Schiphol", "Amsterdam", "NL", "Europe/Amsterdam", 52.309, 4.764),
    airport("ARN", "Stockholm Arlanda", "Stockholm", "SE", "Europe/Stockholm", 59.652, 17.919),
    airport("ATH", "Athens International", "Athens", "GR", "Europe/Athens", 37.936, 23.945),
    airport("AYT", "Antalya", "Antalya", "TR", "Europe/Istanbul", 36.899, 30.800),
    airport("BCN", "Josep Tarradellas Barcelona-El Prat", "Barcelona", "ES", "Europe/Madrid", 41.297, 2.079),
    airport("BER", "Berlin Brandenburg", "Berlin", "DE", "Europe/Berlin", 52.367, 13.503),
    airport("BGO", "Bergen Flesland", "Bergen", "NO", "Europe/Oslo", 60.293, 5.218),
    airport("BGY", "Milan Bergamo", "Bergamo", "IT", "Europe/Rome", 45.674, 9.704),
    airport("BUD", "Budapest Ferenc Liszt International", "Budapest", "HU", "Europe/Budapest", 47.437, 19.256),
    airport("CDG", "Paris Charles de Gaulle", "Paris", "FR", "Europe/Paris", 49.013, 2.550),
    airport("CPH", "Copenhagen", "Copenhagen", "DK", "Europe/Copenhagen", 55.618, 12.656),
    airport("CRL", "Brussels South Charleroi", "Charleroi", "BE", "Europe/Brussels", 50.459, 4.454),
    airport("DUB", "Dublin", "Dublin", "IE", "Europe/Dublin", 53.421, -6.270),
    airport("FAE", "Vágar", "Sørvágur", "FO", "Atlantic/Faroe", 62.064, -7.277),
    airport("FAO", "Faro", "Faro", "PT", "Europe/Lisbon", 37.014, -7.966),
    airport("FCO", "Leonardo da Vinci-Fiumicino", "Rome", "IT", "Europe/Rome", 41.800, 12.239),
    airport("FNC", "Madeira Cristiano Ronaldo", "Funchal", "PT", "Atlantic/Madeira", 32.698, -16.774),
    airport("FRA", "Frankfurt", "Frankfurt", "DE", "Europe/Berlin", 50.033, 8.571),
    airport("GDN", "Lech Wałęsa", "Gdańsk", "PL", "Europe/Warsaw", 54.378, 18.466),
    airport("GOT", "Göteborg Landvetter", "Gothenburg", "SE", "Europe/Stockholm", 57.663, 12.280),
    airport("HEL", "Helsinki-Vantaa", "Helsinki", "FI", "Europe/Helsinki", 60.317, 24.963),
    airport("IST", "Istanbul", "Istanbul", "TR", "Europe/Istanbul", 41.275, 28.752),
    airport("JTR", "Santorini", "Santorini", "GR", "Europe/Athens", 36.399, 25.479),
    airport("KEF", "Keflavík International", "Reykjavík", "IS", "Atlantic/Reykjavik", 63.985, -22.606),
    airport("KUN", "Kaunas", "Kaunas", "LT", "Europe/Vilnius", 54.964, 24.085),
    airport("LGW", "London Gatwick", "London", "GB", "Europe/London", 51.148, -0.190),
    airport("LHR", "London Heathrow", "London", "GB", "Europe/London", 51.471, -0.462),
    airport("LIS", "Humberto Delgado", "Lisbon", "PT", "Europe/Lisbon", 38.781, -9.136),
    airport("LTN", "London Luton", "London", "GB", "Europe/London", 51.875, -0.368),
    airport("MAD", "Adolfo Suárez Madrid-Barajas", "Madrid", "ES", "Europe/Madrid", 40.472, -3.563),
    airport("MUC", "Munich", "Munich", "DE", "Europe/Berlin", 48.354, 11.786),
    airport("MXP", "Milan Malpensa", "Milan", "IT", "Europe/Rome", 45.631, 8.728),
    airport("OSL", "Oslo Gardermoen", "Oslo", "NO", "Europe/Oslo", 60.194, 11.100),
    airport("PLQ", "Palanga International", "Palanga", "LT", "Europe/Vilnius", 55.973, 21.094),
    airport("PRG", "Václav Havel Prague", "Prague", "CZ", "Europe/Prague", 50.101, 14.260),
    airport("RIX", "Riga International", "Riga", "LV", "Europe/Riga", 56.924, 23.971),
    airport("RVN", "Rovaniemi", "Rovaniemi", "FI", "Europe/Helsinki", 66.565, 25.830),
    airport("SAW", "Sabiha Gökçen International", "Istanbul", "TR", "Europe/Istanbul", 40.899, 29.309),
    airport("STN", "London Stansted", "London", "GB", "Europe/London", 51.885, 0.235),
    airport("TLL", "Lennart Meri Tallinn", "Tallinn", "EE", "Europe/Tallinn", 59.413, 24.833),
    airport("TOS", "Tromsø Langnes", "Tromsø", "NO", "Europe/Oslo", 69.683, 18.919),
    airport("VIE", "Vienna International", "Vienna", "AT", "Europe/Vienna", 48.110, 16.570),
    airport("VNO", "Vilnius Čiurlionis International", "Vilnius", "LT", "Europe/Vilnius", 54.634, 25.286),
    airport("WAW", "Warsaw Chopin", "Warsaw", "PL", "Europe/Warsaw", 52.166, 20.967),
  ]

  private static let oceanianAirports: [Airport] = [
    airport("AKL", "Auckland", "Auckland", "NZ", "Pacific/Auckland", -37.008, 174.792),
    airport("BNE", "Brisbane", "Brisbane", "AU", "Australia/Brisbane", -27.384, 153.118, state: "QLD"),
    airport("CNS", "Cairns", "Cairns", "AU", "Australia/Brisbane", -16.886, 145.755, state: "QLD"),
    airport("HBA", "Hobart", "Hobart", "AU", "Australia/Hobart", -42.836, 147.510, state: "TAS"),
    airport("MEL", "Melbourne", "Melbourne", "AU", "Australia/Melbourne", -37.673, 144.843, state: "VIC"),
    airport("NAN", "Nadi International", "Nadi", "FJ", "Pacific/Fiji", -17.755, 177.443),
    airport("OOL", "Gold Coast", "Gold Coast", "AU", "Australia/Brisbane", -28.164, 153.505, state: "QLD"),
    airport("PER", "Perth", "Perth", "AU", "Australia/Perth", -31.940, 115.967, state: "WA"),
    airport("PPT", "Fa'a'ā International", "Papeete", "PF", "Pacific/Tahiti", -17.554, -149.607),
    airport("SYD", "Sydney Kingsford Smith", "Sydney", "AU", "Australia/Sydney", -33.946, 151.177, state: "NSW"),
    airport("WLG", "Wellington International", "Wellington", "NZ", "Pacific/Auckland", -41.327, 174.805),
    airport("ZQN", "Queenstown", "Queenstown", "NZ", "Pacific/Auckland", -45.021, 168.739),
  ]
}

/// Creates an airport. Appends "Airport" to the name. The coordinates are accurate to a few hundred meters.
private func airport(
  _ code: String, _ name: String, _ city: String, _ country: String, _ timeZone: String,
  _ latitude: Double, _ longitude: Double, state: String? = nil
) -> Airport {
  Airport(
    code: code, name: "\(name) Airport", city: city, countryCode: country, state: state, timeZone: timeZone,
    latitude: latitude, longitude: longitude)
}
