import AerogamiContainer
import Foundation

/// Every country of the world: the data of the mock client, and the source of suggestions for unknown names.
///
/// Contains all entries of ISO 3166-1, including territories, and Kosovo. Names, codes and borders follow REST
/// Countries, except that every border is listed for both countries.
enum World {
  /// All countries, by continent and then by name.
  static let countries = [europe, asia, africa, americas, oceania].flatMap(read)

  /// Returns suggestions for a name that no country has.
  ///
  /// Tries, in this order, until something matches: common alternative names, names that contain `name` as whole words,
  /// and the name with the smallest edit distance. A text of one or two letters matches only alternative names.
  static func names(like name: String) -> [String] {
    let letters = name.lowercased().filter(\.isLetter)
    if let meant = otherNames[letters] { return [meant] }
    if name.count < 3 { return [] }
    let mentioned = countries.filter { $0.isMentioned(by: name) && !$0.isNamed(name) }.map(\.name)
    if !mentioned.isEmpty { return mentioned.sorted() }
    let nearest = name.nearest(in: countries.map(\.name))
    return [nearest].compactMap(\.self).filter { $0.lowercased() != name.lowercased() }
  }

  /// Maps common alternative names, written in lowercase letters without spaces, to the names of countries. Includes
  /// the names of parts of countries, such as Scotland.
  static let otherNames = [
    "uk": "United Kingdom", "gb": "United Kingdom", "greatbritain": "United Kingdom", "britain": "United Kingdom",
    "england": "United Kingdom", "scotland": "United Kingdom", "wales": "United Kingdom",
    "northernireland": "United Kingdom", "america": "United States", "usa": "United States",
    "uae": "United Arab Emirates",
    "holland": "Netherlands", "bosnia": "Bosnia and Herzegovina", "burma": "Myanmar", "swaziland": "Eswatini",
    "holysee": "Vatican City",
    "vatican": "Vatican City", "easttimor": "Timor-Leste", "roc": "Taiwan", "capeverde": "Cape Verde",
    "macedonia": "North Macedonia", "persia": "Iran", "ceylon": "Sri Lanka", "siam": "Thailand",
    "espana": "Spain", "cotedivoire": "Ivory Coast", "saotome": "São Tomé and Príncipe", "aland": "Åland Islands",
    "stlucia": "Saint Lucia", "stkitts": "Saint Kitts and Nevis", "stvincent": "Saint Vincent and the Grenadines",
  ]

  /// The keys of ``otherNames`` that denote only a part of a country.
  static let partNames: Set = ["england", "scotland", "wales", "northernireland"]

  /// Parses a table with one country per line: name, official name (empty if equal to the name), native names, alpha-2
  /// code, alpha-3 code, and the alpha-3 codes of the neighbors.
  ///
  /// Vertical bars separate fields, semicolons separate native names, and spaces separate neighbors. Lines with another
  /// number of fields are skipped; a test checks that the table has no such line.
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
