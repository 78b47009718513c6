import AerogamiContainer
import Synchronization

/// The airports with scheduled service by their own names, such as Heathrow.
///
/// The table has full names: `London Heathrow Airport`, `Paris-Orly Airport`. An airport is found by that name and by
/// its part without the city, with or without the words Airport and International.
enum AirportNames {
  /// The minimum length of a name. Shorter words are codes.
  static let minimumLength = 4

  /// The names without cities, for suggestions. Built on first use, which is slow: every name is split into words.
  static let names = names(startingWith: "")

  /// Returns the names without cities that may start with a text, the first spelling of each.
  static func names(startingWith text: String) -> [String] {
    var keys: Set<String> = []
    return rows(withWordLike: text.placeKey).flatMap { code, name in
      KnownAirport(code: code).map { names(of: name, in: $0.city).own } ?? []
    }.filter { $0.key.utf8.count >= minimumLength && keys.insert($0.key).inserted }.map(\.name)
  }

  /// Returns the airports that a name without the words Airport and International means: the largest one; several if
  /// these are of the same size.
  static func airports(named name: String) -> [CityNames.City] {
    let key = name.nameKey
    guard key.utf8.count >= minimumLength else { return [] }
    let start = String(decoding: key.utf8.prefix(2).prefix { $0 < 0x80 }, as: UTF8.self)
    if let airports = byStart.withLock({ $0[start] }) { return (airports[key] ?? []).mostImportant }
    let airports = airports(startingWith: start)
    byStart.withLock { $0[start] = airports }
    return (airports[key] ?? []).mostImportant
  }

  /// The airports by the first two letters of their keys, and by their keys, built when a name with these letters is
  /// looked up first: most commands never need the others.
  private static let byStart = Mutex<[String: [String: [CityNames.City]]]>([:])

  private static func airports(startingWith start: String) -> [String: [CityNames.City]] {
    var airports: [String: [CityNames.City]] = [:]
    for (code, name) in rows(withWordLike: start) {
      guard let airport = KnownAirport(code: code) else { continue }
      let (whole, own) = names(of: name, in: airport.city)
      for (name, key) in own + [whole] where key.hasPrefix(start) && airports[key]?.last?.airports != [code] {
        let city = CityNames.City(name: name, country: airport.countryCode, airports: [code], isAirport: true)
        airports[key, default: []].append(city)
      }
    }
    return airports
  }

  /// Returns the full name of an airport with scheduled service, by its code of three capital letters.
  static func fullName(ofAirport code: String) -> String? {
    table.withUTF8Buffer { bytes in
      guard let number = LetterCode(capitals: code)?.number, let row = unsafe bytes.row(of: number) else { return nil }
      return unsafe String(decoding: bytes[row].dropFirst(4), as: UTF8.self)
    }
  }

  /// The codes and full names of the airports with scheduled service.
  static var all: [(code: String, name: String)] { rows(withWordLike: "") }

  /// Returns the codes and full names of the airports with a word that begins like a key, or as which the key begins.
  /// Only their names are split into words, which is slow: of 4,000 airports, these are a few.
  private static func rows(withWordLike key: String) -> [(code: String, name: String)] {
    // A key has `st` for `saint`.
    let letters = Array((key.hasPrefix("st") ? "s" : key).utf8)
    var rows: [(code: String, name: String)] = []
    table.withUTF8Buffer { bytes in
      var start = 0
      while start < bytes.count {
        let row = unsafe start..<bytes.endOfRow(at: start)
        if unsafe bytes.hasWord(in: row.lowerBound + 4..<row.upperBound, like: letters) {
          let (code, name) = unsafe (
            bytes[row.lowerBound..<row.lowerBound + 3], bytes[row.lowerBound + 4..<row.upperBound]
          )
          unsafe rows.append((String(decoding: code, as: UTF8.self), String(decoding: name, as: UTF8.self)))
        }
        start = row.upperBound + 1
      }
    }
    return rows
  }

  /// A name and its ``Swift/String/nameKey``.
  private typealias Name = (name: String, key: String)

  /// A word of a name and its ``Swift/String/placeKey``.
  private struct Word {
    let word: String
    let key: String

    init(_ word: String) { (self.word, key) = (word, word.placeKey) }
  }

  /// Returns the name without the words Airport and International, and its parts without the city: `London Heathrow`
  /// and `Heathrow`.
  private static func names(of name: String, in city: String) -> (whole: Name, own: [Name]) {
    let parts = name.unicodeScalars.split(whereSeparator: isBetweenParts).map { part in
      Substring(part).utf8.split(separator: UInt8(ascii: " ")).map { Word(String(Substring($0))) }.filter {
        !airportWords.contains($0.key)
      }
    }
    let cityKeys = city.placeKey.split(separator: " ")
    let own = parts.map { part in
      // The table has Milan, but also Milano Linate Airport.
      part.filter { word in
        !cityKeys.contains { word.key == $0 || $0.utf8.count >= 4 && word.key.hasPrefix($0) }
      }
    }
    let named = ([own.flatMap(\.self)] + own).filter { !$0.allSatisfy { kindWords.contains($0.key) } }
    let joined = { (words: [Word]) in
      (words.map(\.word).joined(separator: " "), String.nameKey(of: words.map(\.key).joined(separator: " ")))
    }
    return (joined(parts.flatMap(\.self)), named.map(joined))
  }

  private static func isBetweenParts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "–", "—", "/", "(", ")", ",": true
    default: false
    }
  }

  fileprivate static let airportWords: Set<String> = ["airport", "international"]
  /// Words that are not the name of an airport without another word.
  private static let kindWords: Set<String> = [
    "aerodrome", "air", "airfield", "airstrip", "base", "central", "city", "county", "domestic", "downtown", "east",
    "field", "island", "municipal", "national", "new", "north", "old", "regional", "south", "west",
  ]
}

extension String {
  /// This name without the words Airport and International.
  var withoutAirportWords: String {
    split(separator: " ").filter { !AirportNames.airportWords.contains(String($0).placeKey) }.joined(separator: " ")
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether a word in a range begins like a key, or the key like a word; `true` for an empty key. The rest of a
  /// word after a letter with an accent is not compared.
  fileprivate func hasWord(in range: Range<Int>, like key: [UInt8]) -> Bool {
    guard let first = key.first else { return true }
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      index += 1
      let byte = unsafe self[start]
      if byte | 0x20 != first, byte < 0x80 { continue }
      // A dash that is not ASCII ends a word, an accent is in one.
      let before = start == range.lowerBound ? UInt8(ascii: " ") : unsafe self[start - 1]
      if before.isASCIIWord || byte >= 0x80 && before >= 0x80 { continue }
      let end = Swift.min(range.upperBound, start + key.count)
      var next = start
      while next < end, unsafe self[next].isASCIIWord, unsafe self[next] | 0x20 == key[next - start] { next += 1 }
      if next == end { return true }
      if unsafe !self[next].isASCIIWord { return true }
    }
    return false
  }
}

extension UInt8 {
  /// Whether this is a letter or a digit of ASCII.
  fileprivate var isASCIIWord: Bool {
    let letter = self | 0x20
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
      || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")
  }
}
