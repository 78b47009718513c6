extension MockTrips {
  /// The regions, each with its routes, cheapest first. Each country is in only one region, so no trip occurs in two.
  static let departures: [(region: Region, routes: [SampleRoute])] = [
    (
      Region(
        id: "EU", name: "Europe",
        countryCodes: [
          "AL", "AT", "BA", "BE", "BG", "CH", "CY", "CZ", "DE", "ES", "FR", "GB", "GR", "HR", "HU", "IE", "IT", "LU",
          "MD", "ME", "MK", "MT", "NL", "PL", "PT", "RO", "RS", "SI", "SK", "UA",
        ]), europe
    ),
    (Region(id: "US", name: "United States", countryCodes: ["US"]), unitedStates),
    (
      Region(
        id: "AS", name: "Asia",
        countryCodes: [
          "AM", "AZ", "BD", "BN", "BT", "CN", "GE", "HK", "ID", "IN", "JP", "KG", "KH", "KR", "KZ", "LA", "LK", "MM",
          "MN", "MO", "MV", "MY", "NP", "PH", "PK", "SG", "TH", "TW", "UZ", "VN",
        ]), asia
    ),
    (
      Region(
        id: "AF", name: "Africa",
        countryCodes: [
          "BW", "CI", "CV", "DZ", "EG", "ET", "GH", "KE", "MA", "MG", "MU", "MZ", "NA", "NG", "RE", "RW", "SC", "SN",
          "TN", "TZ", "UG", "ZA", "ZM", "ZW",
        ]), africa
    ),
    (Region(id: "OC", name: "Oceania", countryCodes: ["AU", "CK", "FJ", "NC", "NZ", "PF", "VU", "WS"]), oceania),
    (
      Region(
        id: "LATAM", name: "Latin America",
        countryCodes: [
          "AR", "BO", "BR", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PY", "SV", "UY",
        ]), latinAmerica
    ),
    (Region(id: "blc", name: "Baltics", countryCodes: ["EE", "LT", "LV"]), baltics),
    (Region(id: "scd", name: "Scandinavia", countryCodes: ["DK", "FI", "IS", "NO", "SE"]), scandinavia),
    (
      Region(
        id: "ME", name: "Middle East",
        countryCodes: ["AE", "BH", "IL", "IQ", "JO", "KW", "LB", "OM", "QA", "SA", "TR"]), middleEast
    ),
    (Region(id: "CA", name: "Canada", countryCodes: ["CA"]), canada),
  ]

  private static let europe: [SampleRoute] = [
    SampleRoute("CRL", "BUD", "FR", 8402, eur: .cents(14_99), days: 19, at: (13, 55), stay: 3),
    SampleRoute("STN", "DUB", "FR", 205, eur: .cents(16_99), days: 12, at: (9, 10), stay: 2),
    SampleRoute("BUD", "BCN", "W6", 2375, eur: .cents(24_99), days: 33, at: (4, 5), stay: 5),
    SampleRoute("BER", "MXP", "U2", 5199, eur: .cents(31_48), days: 8, at: (15, 20), stay: 2, isDeal: true),
    SampleRoute("ATH", "JTR", "A3", 354, eur: .cents(41_50), days: 46, at: (10, 35), stay: 6),
    SampleRoute("LGW", "FAO", "U2", 8911, eur: 47, days: 27, at: (5, 45), stay: 7),
    SampleRoute("LIS", "FNC", "TP", 1685, eur: 59, days: 40, at: (14, 15), stay: 7),
    SampleRoute("WAW", "TBS", "LO", 723, eur: 118, days: 58, at: (20, 50)),
    SampleRoute("DUB", "BOS", "EI", 137, eur: 279, days: 75, at: (10, 30), stay: 8),
    SampleRoute("LHR", "JFK", "VS", 3, eur: .cents(328_60), days: 62, at: (10, 45), stay: 6),
    SampleRoute("CDG", "YUL", "AC", 871, eur: 371, days: 88, at: (11, 20), stay: 12),
    SampleRoute("AMS", "CUR", "KL", 735, eur: 449, days: 104, at: (12, 5), stay: 14),
    SampleRoute("FRA", "BKK", "TG", 921, eur: .cents(497_70), days: 119, at: (12, 40), stay: 21),
  ]

  private static let unitedStates: [SampleRoute] = [
    SampleRoute("DEN", "LAS", "F9", 2085, eur: 22, days: 16, at: (13, 30), stay: 3),
    SampleRoute("ATL", "MCO", "F9", 1203, eur: .cents(27_40), days: 9, at: (20, 15), stay: 4),
    SampleRoute("FLL", "SJU", "B6", 453, eur: 64, days: 31, at: (16, 5)),
    SampleRoute("JFK", "LAX", "B6", 23, eur: 79, days: 22, at: (12, 0), stay: 5, hasExpired: true),
    SampleRoute("SEA", "ANC", "AS", 97, eur: 139, days: 54, at: (18, 25), stay: 7, isDeal: true),
    SampleRoute("ATL", "CUN", "DL", 1853, eur: 174, days: 37, at: (14, 40), stay: 6),
    SampleRoute("SFO", "HNL", "HA", 11, eur: .cents(198_20), days: 67, at: (15, 10), stay: 9),
    SampleRoute("MIA", "BOG", "AV", 127, eur: 206, days: 43, at: (21, 35), stay: 10),
    SampleRoute("BOS", "KEF", "FI", 630, eur: 259, days: 81, at: (1, 30), stay: 5),
    SampleRoute("JFK", "LHR", "B6", 7, eur: .cents(289_90), days: 59, at: (22, 10), stay: 7),
    SampleRoute("ORD", "DUB", "EI", 122, eur: 328, days: 96, at: (21, 45), stay: 11),
    SampleRoute("JFK", "LIS", "TP", 210, eur: 341, days: 72, at: (2, 55), stay: 13),
    SampleRoute("LAX", "NRT", "ZG", 23, eur: 396, days: 110, at: (18, 20), stay: 14),
    SampleRoute("SFO", "AKL", "NZ", 7, eur: 612, days: 137, at: (4, 45), stay: 20),
  ]

  private static let asia: [SampleRoute] = [
    SampleRoute("DMK", "CNX", "FD", 3437, eur: .cents(17_90), days: 11, at: (5, 15), stay: 4),
    SampleRoute("HAN", "DAD", "VJ", 505, eur: .cents(19_99), days: 24, at: (1, 40), stay: 5),
    SampleRoute("MNL", "CEB", "5J", 553, eur: .cents(22_75), days: 18, at: (2, 20), stay: 6),
    SampleRoute("SIN", "KUL", "TR", 452, eur: .cents(24_50), days: 7, at: (3, 35)),
    SampleRoute("NRT", "CTS", "GK", 105, eur: 33, days: 29, at: (22, 50), stay: 4),
    SampleRoute("KUL", "DPS", "AK", 378, eur: 38, days: 36, at: (6, 30), stay: 8),
    SampleRoute("DEL", "KTM", "6E", 1153, eur: 58, days: 48, at: (7, 25), stay: 9),
    SampleRoute("ICN", "KIX", "7C", 1302, eur: 69, days: 14, at: (1, 55), stay: 3, isDeal: true),
    SampleRoute("TPE", "NRT", "IT", 200, eur: 88, days: 52, at: (22, 40), stay: 6),
    SampleRoute("CMB", "MLE", "UL", 101, eur: .cents(98_30), days: 63, at: (1, 25), stay: 5),
    SampleRoute("BOM", "DXB", "EK", 501, eur: 164, days: 41, at: (23, 0), stay: 4),
    SampleRoute("SIN", "MEL", "TR", 24, eur: 165, days: 77, at: (15, 45), stay: 12),
    SampleRoute("NRT", "HNL", "ZG", 2, eur: 305, days: 93, at: (10, 10), stay: 7),
    SampleRoute("HKG", "LHR", "CX", 251, eur: 521, days: 124, at: (15, 5), stay: 16),
  ]

  private static let africa: [SampleRoute] = [
    SampleRoute("RAK", "MAD", "FR", 5501, eur: .cents(19_99), days: 21, at: (17, 30), stay: 4),
    SampleRoute("JNB", "CPT", "FA", 203, eur: 41, days: 13, at: (6, 20), stay: 5, isDeal: true),
    SampleRoute("NBO", "MBA", "JM", 8602, eur: 46, days: 10, at: (5, 0), stay: 3),
    SampleRoute("LOS", "ACC", "P4", 7574, eur: 96, days: 26, at: (9, 15)),
    SampleRoute("TUN", "FCO", "TU", 752, eur: 119, days: 38, at: (8, 50), stay: 6),
    SampleRoute("MRU", "RUN", "UU", 105, eur: 129, days: 34, at: (11, 30), stay: 4),
    SampleRoute("CAI", "IST", "MS", 737, eur: 138, days: 45, at: (7, 40), stay: 5),
    SampleRoute("NBO", "ZNZ", "KQ", 492, eur: .cents(138_50), days: 57, at: (4, 35), stay: 8),
    SampleRoute("CPT", "WDH", "4Z", 320, eur: 148, days: 69, at: (9, 5), stay: 10),
    SampleRoute("ADD", "DXB", "ET", 600, eur: 223, days: 83, at: (19, 45), stay: 7),
    SampleRoute("DSS", "LIS", "TP", 1486, eur: 239, days: 50, at: (1, 10), stay: 14),
    SampleRoute("CMN", "JFK", "AT", 200, eur: 412, days: 101, at: (14, 20), stay: 12),
    SampleRoute("CPT", "LHR", "BA", 58, eur: 544, days: 116, at: (17, 35), stay: 18),
    SampleRoute("JNB", "SYD", "QF", 64, eur: 719, days: 143, at: (16, 0), stay: 21),
  ]

  private static let oceania: [SampleRoute] = [
    SampleRoute("SYD", "OOL", "JQ", 404, eur: 27, days: 6, at: (21, 10)),
    SampleRoute("SYD", "MEL", "JQ", 501, eur: .cents(29_50), days: 15, at: (20, 0), stay: 3),
    SampleRoute("AKL", "WLG", "JQ", 253, eur: .cents(31_25), days: 23, at: (19, 30), stay: 4, isDeal: true),
    SampleRoute("MEL", "HBA", "JQ", 701, eur: 33, days: 30, at: (21, 45), stay: 5),
    SampleRoute("BNE", "CNS", "VA", 781, eur: 58, days: 42, at: (22, 35), stay: 7),
    SampleRoute("AKL", "ZQN", "NZ", 615, eur: 64, days: 55, at: (20, 50), stay: 6),
    SampleRoute("SYD", "AKL", "JQ", 201, eur: 119, days: 28, at: (23, 15), stay: 8, hasExpired: true),
    SampleRoute("PER", "SIN", "TR", 9, eur: 128, days: 35, at: (7, 55), stay: 5),
    SampleRoute("SYD", "DPS", "JQ", 37, eur: .cents(188_80), days: 61, at: (6, 40), stay: 10),
    SampleRoute("SYD", "NAN", "FJ", 910, eur: 246, days: 74, at: (2, 25), stay: 9),
    SampleRoute("SYD", "HNL", "JQ", 3, eur: 338, days: 90, at: (7, 20), stay: 11),
    SampleRoute("AKL", "PPT", "TN", 102, eur: 372, days: 107, at: (4, 5), stay: 12),
    SampleRoute("AKL", "LAX", "NZ", 6, eur: 641, days: 128, at: (7, 0), stay: 17),
    SampleRoute("PER", "LHR", "QF", 9, eur: 866, days: 149, at: (10, 45), stay: 21),
  ]

  private static let latinAmerica: [SampleRoute] = [
    SampleRoute("SCL", "CJC", "JA", 184, eur: .cents(23_50), days: 17, at: (11, 40), stay: 4),
    SampleRoute("BOG", "CTG", "LA", 4118, eur: 29, days: 25, at: (16, 30), stay: 5),
    SampleRoute("MEX", "CUN", "Y4", 722, eur: 38, days: 20, at: (13, 10), stay: 7, isDeal: true),
    SampleRoute("LIM", "CUZ", "LA", 2025, eur: 44, days: 32, at: (10, 55), stay: 6),
    SampleRoute("GRU", "GIG", "G3", 1670, eur: .cents(52_40), days: 9, at: (12, 25), stay: 3),
    SampleRoute("AEP", "BRC", "FO", 5240, eur: 61, days: 47, at: (14, 50), stay: 8),
    SampleRoute("MVD", "AEP", "AR", 1209, eur: 86, days: 5, at: (22, 45), stay: 2),
    SampleRoute("SJO", "FLL", "B6", 1694, eur: 118, days: 39, at: (19, 20)),
    SampleRoute("UIO", "GPS", "LA", 1411, eur: 132, days: 64, at: (14, 0), stay: 9),
    SampleRoute("PTY", "HAV", "CM", 346, eur: 214, days: 56, at: (16, 15), stay: 10),
    SampleRoute("GIG", "LIS", "TP", 74, eur: 487, days: 98, at: (0, 20), stay: 15),
    SampleRoute("MEX", "MAD", "AM", 1, eur: .cents(571_10), days: 113, at: (4, 5), stay: 18),
    SampleRoute("GRU", "JNB", "LA", 8058, eur: 655, days: 131, at: (20, 5), stay: 16),
  ]

  private static let baltics: [SampleRoute] = [
    SampleRoute("VNO", "BGY", "FR", 4739, eur: .cents(17_99), days: 14, at: (17, 25), stay: 3),
    SampleRoute("KUN", "STN", "FR", 2904, eur: .cents(21_99), days: 22, at: (6, 15), stay: 4),
    SampleRoute("VNO", "LTN", "W6", 8001, eur: .cents(26_99), days: 35, at: (4, 20), stay: 5),
    SampleRoute("RIX", "DUB", "FR", 1976, eur: .cents(34_27), days: 19, at: (18, 50), stay: 4),
    SampleRoute("VNO", "BCN", "W6", 8047, eur: 44, days: 32, at: (10, 20), stay: 5, isDeal: true),
    SampleRoute("VNO", "AGP", "FR", 2879, eur: 57, days: 49, at: (11, 5), stay: 7),
    SampleRoute("TLL", "HEL", "AY", 1014, eur: 59, days: 3, at: (8, 30)),
    SampleRoute("VNO", "WAW", "LO", 772, eur: 94, days: 28, at: (13, 0), stay: 2),
    SampleRoute("RIX", "BCN", "BT", 683, eur: 109, days: 60, at: (13, 15), stay: 6),
    SampleRoute("PLQ", "CPH", "SK", 2740, eur: 118, days: 44, at: (15, 10), stay: 3),
    SampleRoute("RIX", "KEF", "BT", 169, eur: .cents(148_80), days: 71, at: (8, 40), stay: 5),
    SampleRoute("TLL", "IST", "TK", 1424, eur: 176, days: 53, at: (17, 40), stay: 8),
    SampleRoute("RIX", "DXB", "BT", 791, eur: 268, days: 86, at: (9, 45), stay: 10),
    SampleRoute("RIX", "JFK", "AY,AA", 1072, eur: 398, days: 120, at: (7, 30), stay: 14),
  ]

  private static let scandinavia: [SampleRoute] = [
    SampleRoute("GOT", "GDN", "W6", 1742, eur: .cents(15_99), days: 10, at: (10, 20), stay: 3, isDeal: true),
    SampleRoute("CPH", "STN", "FR", 7382, eur: .cents(22_63), days: 17, at: (20, 10), stay: 2),
    SampleRoute("OSL", "BGO", "DY", 602, eur: 41, days: 4, at: (5, 0), stay: 2),
    SampleRoute("HEL", "RVN", "AY", 531, eur: 58, days: 30, at: (7, 5), stay: 4),
    SampleRoute("OSL", "TOS", "SK", 4414, eur: .cents(62_40), days: 38, at: (11, 15), stay: 5),
    SampleRoute("ARN", "BCN", "DY", 4451, eur: 69, days: 51, at: (5, 25), stay: 6, isDeal: true),
    SampleRoute("CPH", "AGP", "FR", 4048, eur: 72, days: 24, at: (18, 40), stay: 4),
    SampleRoute("KEF", "CPH", "FI", 204, eur: 129, days: 34, at: (7, 40), stay: 5),
    SampleRoute("CPH", "FAE", "RC", 451, eur: 138, days: 45, at: (10, 0), stay: 6),
    SampleRoute("OSL", "JFK", "N0", 7001, eur: .cents(218_90), days: 78, at: (15, 30)),
    SampleRoute("KEF", "BOS", "FI", 631, eur: 248, days: 66, at: (17, 0), stay: 9),
    SampleRoute("CPH", "EWR", "SK", 909, eur: 389, days: 92, at: (10, 15), stay: 10),
    SampleRoute("HEL", "NRT", "AY", 73, eur: 618, days: 126, at: (14, 45), stay: 16),
  ]

  private static let middleEast: [SampleRoute] = [
    SampleRoute("SAW", "AYT", "PC", 2006, eur: .cents(21_99), days: 8, at: (6, 45), stay: 5),
    SampleRoute("RUH", "JED", "XY", 61, eur: .cents(36_50), days: 13, at: (14, 30), stay: 3),
    SampleRoute("AMM", "AQJ", "RJ", 304, eur: 47, days: 21, at: (5, 40)),
    SampleRoute("KWI", "DXB", "J9", 127, eur: 58, days: 16, at: (11, 50), stay: 4),
    SampleRoute("SAW", "BER", "PC", 977, eur: 64, days: 40, at: (8, 15), stay: 6),
    SampleRoute("SHJ", "TBS", "G9", 297, eur: .cents(68_25), days: 33, at: (12, 10), stay: 7),
    SampleRoute("RUH", "CAI", "XY", 265, eur: 89, days: 27, at: (17, 55), stay: 8),
    SampleRoute("AUH", "CMB", "3L", 197, eur: 97, days: 55, at: (18, 5), stay: 11),
    SampleRoute("MCT", "BKK", "OV", 257, eur: 131, days: 68, at: (19, 25), stay: 13),
    SampleRoute("DXB", "MLE", "EK", 656, eur: 238, days: 79, at: (0, 30), stay: 7, isDeal: true),
    SampleRoute("DXB", "LHR", "EK", 1, eur: 398, days: 95, at: (3, 45), stay: 9),
    SampleRoute("IST", "JFK", "TK", 1, eur: .cents(511_80), days: 109, at: (11, 35), stay: 12),
    SampleRoute("DOH", "AKL", "QR", 920, eur: 941, days: 146, at: (23, 10), stay: 21),
  ]

  private static let canada: [SampleRoute] = [
    SampleRoute("YVR", "YYC", "F8", 815, eur: .cents(26_80), days: 7, at: (15, 25), stay: 3),
    SampleRoute("YYZ", "YUL", "F8", 630, eur: 29, days: 18, at: (12, 15), stay: 2),
    SampleRoute("YYZ", "YHZ", "PD", 263, eur: 49, days: 31, at: (14, 0), stay: 6, isDeal: true),
    SampleRoute("YOW", "YYZ", "PD", 2254, eur: 52, days: 11, at: (20, 30)),
    SampleRoute("YYC", "LAS", "WS", 1786, eur: 84, days: 26, at: (16, 45), stay: 4),
    SampleRoute("YYZ", "CUN", "TS", 186, eur: 148, days: 43, at: (11, 50), stay: 7),
    SampleRoute("YVR", "HNL", "WS", 1852, eur: .cents(191_70), days: 62, at: (18, 5), stay: 10),
    SampleRoute("YUL", "PUJ", "TS", 234, eur: 243, days: 70, at: (11, 10), stay: 7),
    SampleRoute("YYZ", "KEF", "FI", 602, eur: 279, days: 82, at: (0, 40), stay: 6),
    SampleRoute("YYZ", "LGW", "TS", 122, eur: 331, days: 91, at: (2, 30), stay: 12),
    SampleRoute("YUL", "CDG", "TS", 110, eur: .cents(344_40), days: 100, at: (1, 45), stay: 14),
    SampleRoute("YVR", "NRT", "ZG", 21, eur: 438, days: 115, at: (21, 40), stay: 15),
    SampleRoute("YUL", "CMN", "AT", 209, eur: 468, days: 122, at: (0, 50), stay: 18),
    SampleRoute("YVR", "SYD", "AC", 33, eur: 789, days: 140, at: (6, 55), stay: 21),
  ]
}

extension Price {
  fileprivate static func cents(_ cents: Int64) -> Price {
    Price(significand: cents, scale: 2)
  }
}
