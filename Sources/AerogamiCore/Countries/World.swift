import AerogamiContainer
import Foundation

/// Every country of the world: all entries of ISO 3166-1, including territories, and Kosovo. Names, codes and borders
/// follow REST Countries, except that every border is listed for both countries.
enum World {
  static let countries = [europe, asia, africa, americas, oceania].flatMap(read)

  /// Returns suggestions for a name that no country has: a common alternative name, otherwise names that contain `name`
  /// as whole words, otherwise the nearest name. A text of one or two letters matches only alternative names.
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
    "uae": "United Arab Emirates", "holland": "Netherlands", "bosnia": "Bosnia and Herzegovina", "burma": "Myanmar",
    "swaziland": "Eswatini", "holysee": "Vatican City", "vatican": "Vatican City", "easttimor": "Timor-Leste",
    "roc": "Taiwan", "capeverde": "Cape Verde", "macedonia": "North Macedonia", "persia": "Iran", "ceylon": "Sri Lanka",
    "siam": "Thailand", "espana": "Spain", "cotedivoire": "Ivory Coast", "saotome": "São Tomé and Príncipe",
    "aland": "Åland Islands", "stlucia": "Saint Lucia", "stkitts": "Saint Kitts and Nevis",
    "stvincent": "Saint Vincent and the Grenadines",
  ]

  /// The keys of ``otherNames`` that denote only a part of a country.
  static let partNames: Set = ["england", "scotland", "wales", "northernireland"]

  private static func read(_ table: String) -> [Country] {
    table.tableEntries.map { key, neighbors in
      let names = key.dropFirst("AX ALA ".count).split(separator: ";", omittingEmptySubsequences: false)
        .map { String($0) }
      let (name, others) = (names[0], names.dropFirst())
      return Country(
        name: name, officialName: others.first.flatMap { $0.isEmpty ? nil : $0 } ?? name,
        nativeNames: others.count > 1 ? Array(others.dropFirst()) : [name], alpha2: String(key.prefix(2)),
        alpha3: String(key.dropFirst(3).prefix(3)), borders: neighbors.split(separator: " ").map { String($0) })
    }
  }
}
