/// An airport of the built-in table. The table has data that services do not send: time zones, cities, coordinates and
/// sizes.
/// A value stores only the byte range of its row, and parses a property on each access.
package struct KnownAirport: Hashable, Sendable {
  private let row: Range<Int>

  /// Finds the airport with an IATA code of three capital letters; `nil` if the table has no such code.
  package init?(code: String) {
    guard let number = LetterCode(capitals: code)?.number,
      let row = unsafe Self.withTable({ unsafe $0.row(of: number) })
    else {
      return nil
    }
    self.row = row
  }

  private init(row: Range<Int>) { self.row = row }

  /// All airports, sorted by code.
  package static var all: some Sequence<KnownAirport> {
    sequence(state: 0) { start in
      unsafe withTable { bytes in
        guard start < bytes.count else { return nil }
        let row = unsafe start..<bytes.endOfRow(at: start)
        start = row.upperBound + 1
        return KnownAirport(row: row)
      }
    }
  }

  package var code: String { column(0) }
  /// The city that the airport serves, such as `Brussels` for `CRL`.
  package var city: String { column(1) }
  /// The ISO 3166-1 alpha-2 code of the country, such as `LT`.
  package var countryCode: String { column(2) }
  /// The name of the IANA time zone, such as `Europe/Vilnius`.
  package var timeZone: String { column(3) }
  /// The latitude in degrees, -90 to 90; north is positive.
  package var latitude: Double { Double(column(4)) ?? .nan }
  /// The longitude in degrees, -180 to 180; east is positive.
  package var longitude: Double { Double(column(5)) ?? .nan }
  /// The size; `nil` if it is unknown.
  package var size: Size? { unsafe Self.withTable { unsafe Size(rawValue: $0[row.upperBound - 3]) } }
  /// Whether airlines fly to the airport on a schedule.
  package var hasService: Bool {
    unsafe Self.withTable { unsafe $0[row.upperBound - 1] == UInt8(ascii: "y") } && !isClosed
  }
  package var isClosed: Bool { size == .closed }

  /// Returns whether the city may begin with a lowercase letter of ASCII when it is compared: it does, or it begins with
  /// an accent or with punctuation. Much faster than reading the city. `true` without a letter.
  func cityMayStart(with letter: UInt8?) -> Bool {
    guard let letter else { return true }
    let first = unsafe Self.withTable { unsafe $0[row.lowerBound + 4] | 0x20 }
    return first == letter || !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
  }

  private func column(_ index: Int) -> String {
    unsafe Self.withTable { bytes in
      var start = row.lowerBound
      for _ in 0..<index { start = unsafe bytes.end(of: start..<row.upperBound, before: tab) + 1 }
      return unsafe String(decoding: bytes[start..<bytes.end(of: start..<row.upperBound, before: tab)], as: UTF8.self)
    }
  }

  private static func withTable<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    table.withUTF8Buffer(body)
  }
}

extension KnownAirport {
  /// A size of an airport, as the letter of the table.
  package enum Size: UInt8 {
    case large = 0x6C  // l
    case medium = 0x6D  // m
    case small = 0x73  // s
    /// An airport on water, for seaplanes.
    case waterdrome = 0x77  // w
    case heliport = 0x68  // h
    case closed = 0x63  // c
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Finds the row of an airport by the number of its code, by binary search. The rows are lines sorted by code.
  func row(of code: UInt16) -> Range<Int>? {
    var (low, high) = (0, count)
    while low < high {
      var start = low + (high - low) / 2
      while start > low, unsafe self[start - 1] != lineFeed { start -= 1 }
      guard let found = unsafe LetterCode.number(of: self[start..<start + 3]) else { return nil }
      if found > code {
        high = start
        continue
      }
      let end = unsafe endOfRow(at: start)
      if found == code { return start..<end }
      low = end + 1
    }
    return nil
  }

  /// Returns the index of the end of the row that starts at an index.
  func endOfRow(at index: Int) -> Int { unsafe end(of: index..<count, before: lineFeed) }

  fileprivate func end(of range: Range<Int>, before byte: UInt8) -> Int {
    var end = range.lowerBound
    while end < range.upperBound, unsafe self[end] != byte { end += 1 }
    return end
  }
}

private let lineFeed = UInt8(ascii: "\n")
private let tab = UInt8(ascii: "\t")
