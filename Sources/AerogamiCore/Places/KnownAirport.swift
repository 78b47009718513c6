/// An airport of the built-in table. The table has data that services do not send: time zones, cities and coordinates.
///
/// A value stores only the byte range of its row, and parses a property on each access.
package struct KnownAirport: Hashable, Sendable {
  /// The range of the row's bytes, without its line feed.
  private let row: Range<Int>

  /// Finds the airport with an IATA code of three capital letters; `nil` if the table has no such code.
  package init?(code: String) {
    guard let number = AirportCode(code)?.number, let row = Self.withTable({ $0.row(of: number) }) else { return nil }
    self.row = row
  }

  private init(row: Range<Int>) { self.row = row }

  /// All airports, sorted by code.
  package static var all: some Sequence<KnownAirport> {
    sequence(state: 0) { start in
      withTable { bytes in
        guard start < bytes.count else { return nil }
        let row = start..<bytes.endOfRow(at: start)
        start = row.upperBound + 1
        return KnownAirport(row: row)
      }
    }
  }

  /// The IATA code, such as `VNO`.
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

  private func column(_ index: Int) -> String {
    Self.withTable { bytes in
      var start = row.lowerBound
      for _ in 0..<index { start = bytes.end(of: start..<row.upperBound, before: tab) + 1 }
      return String(decoding: bytes[start..<bytes.end(of: start..<row.upperBound, before: tab)], as: UTF8.self)
    }
  }

  private static func withTable<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    table.withUTF8Buffer(body)
  }
}

/// An IATA code as a number from 0 to 17,575, in alphabetical order.
struct AirportCode {
  static let count = 26 * 26 * 26

  let number: Int

  /// Parses three capital letters; `nil` for any other text.
  @inline(__always) init?(_ text: String) {
    guard let number = text.utf8.withContiguousStorageIfAvailable(Self.number(of:)) ?? Self.number(ofCopy: text) else {
      return nil
    }
    self.number = number
  }

  @inline(__always) private static func number(of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let letters = UInt8(ascii: "A")...UInt8(ascii: "Z")
    guard bytes.count == 3, letters.contains(bytes[0]), letters.contains(bytes[1]), letters.contains(bytes[2]) else {
      return nil
    }
    return number(bytes[0], bytes[1], bytes[2])
  }

  /// Returns the number of a code without contiguous UTF-8 storage, such as a bridged `NSString`.
  private static func number(ofCopy text: String) -> Int? {
    var text = text
    return text.withUTF8(number(of:))
  }

  /// Returns the number of a code.
  ///
  /// - Precondition: The bytes are capital letters.
  static func number(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    (Int(first) * 26 + Int(second)) * 26 + Int(third) - Int(UInt8(ascii: "A")) * (26 * 26 + 26 + 1)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Finds the row of a code by binary search over rows in ascending order. Each row ends with a line feed.
  fileprivate func row(of code: Int) -> Range<Int>? {
    var (low, high) = (0, count)
    while low < high {
      var start = low + (high - low) / 2
      while start > low, self[start - 1] != lineFeed { start -= 1 }
      let found = AirportCode.number(self[start], self[start + 1], self[start + 2])
      if found > code {
        high = start
        continue
      }
      let end = endOfRow(at: start)
      if found == code { return start..<end }
      low = end + 1
    }
    return nil
  }

  /// Returns the index of the line feed that ends the row at `index`.
  fileprivate func endOfRow(at index: Int) -> Int { end(of: index..<count, before: lineFeed) }

  fileprivate func end(of range: Range<Int>, before byte: UInt8) -> Int {
    var end = range.lowerBound
    while end < range.upperBound, self[end] != byte { end += 1 }
    return end
  }
}

private let lineFeed = UInt8(ascii: "\n")
private let tab = UInt8(ascii: "\t")
