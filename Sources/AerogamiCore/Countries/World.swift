/// Every country of the world, which is what the mock answers with, and where the names are from that may be meant by
/// one that nobody knows.
///
/// These are all entries of ISO 3166-1, which has territories too, and Kosovo. Names, codes and borders follow REST
/// Countries, except that a border counts for both of its sides.
enum World {
  /// By continent, and in the order of their names there.
  static let countries = [europe, asia, africa, americas, oceania].flatMap(read)

  /// The names that may be meant by one that no country has: the one that people also know it by, those that it is a
  /// whole word of, else the nearest; none for one or two letters that nobody uses.
  static func names(like name: String) -> [String] {
    let letters = name.lowercased().filter(\.isLetter)
    if let meant = otherNames[letters] { return [meant] }
    if name.count < 3 { return [] }
    let mentioned = countries.filter { $0.isMentioned(by: name) && !$0.isNamed(name) }.map(\.name)
    if !mentioned.isEmpty { return mentioned.sorted() }
    let nearest = name.nearest(in: countries.map(\.name))
    return [nearest].compactMap(\.self).filter { $0.lowercased() != name.lowercased() }
  }

  /// What people say instead, in small letters alone. A part of a country stands for the country, but is not taken for it.
  static let otherNames = [
    "uk": "United Kingdom", "gb": "United Kingdom", "greatbritain": "United Kingdom", "britain": "United Kingdom",
    "england": "United Kingdom", "scotland": "United Kingdom", "wales": "United Kingdom",
    "northernireland": "United Kingdom", "america": "United States", "uae": "United Arab Emirates",
    "holland": "Netherlands", "burma": "Myanmar", "swaziland": "Eswatini", "holysee": "Vatican City",
    "vatican": "Vatican City", "easttimor": "Timor-Leste", "roc": "Taiwan", "capeverde": "Cape Verde",
    "macedonia": "North Macedonia", "persia": "Iran", "ceylon": "Sri Lanka", "siam": "Thailand",
    "espana": "Spain", "cotedivoire": "Ivory Coast", "saotome": "São Tomé and Príncipe", "aland": "Åland Islands",
    "stlucia": "Saint Lucia", "stkitts": "Saint Kitts and Nevis", "stvincent": "Saint Vincent and the Grenadines",
  ]

  /// A line for each country: its name, its official one where that is another, its native ones, its codes, and those of
  /// its neighbors. What is no such line, which the tests rule out, is left out.
  private static func read(_ table: String) -> [Country] {
    table.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 6 else { return nil }
      return Country(
        name: fields[0], officialName: fields[1].isEmpty ? fields[0] : fields[1],
        nativeNames: fields[2].split(separator: ";").map(String.init), alpha2: fields[3], alpha3: fields[4],
        borders: fields[5].split(separator: " ").map(String.init))
    }
  }
}
