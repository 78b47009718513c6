import AerogamiCore
import TestSupport

/// Makes documents in the format of Aerogami's API, the same for a seed on every machine.
struct TripDocuments {
  private var numbers: SplitMix64

  init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

  /// Returns a list of trips, of about 370 bytes each.
  ///
  /// A quarter of the trips are one way. Half of the prices have decimals. All are for sale until the year 2100, so that a
  /// measurement does not depend on its day.
  mutating func trips(count: Int) -> [UInt8] {
    var text = "["
    text.reserveCapacity(count * 380)
    for index in 0..<count { text += (index == 0 ? "" : ",") + trip() }
    return Array((text + "]").utf8)
  }

  static func regions(_ ids: [String]) -> [UInt8] {
    let regions = ids.map { #"{"id":"\#($0)","name":"Region \#($0)","country_codes":["LT","LV","EE"]}"# }
    return Array("[\(regions.joined(separator: ","))]".utf8)
  }

  /// Returns a page of fares in the format of Travelpayouts: round trips from an origin, with two nights.
  ///
  /// - Parameter day: The day of departure, as days since 1970.
  static func fares(count: Int, from origin: String, on day: Int) -> [UInt8] {
    let (departure, back) = ("\(day.asDay)T07:00:00+02:00", "\((day + 2).asDay)T20:00:00+01:00")
    let fares = (0..<count).map { number in
      fareJSON([
        "origin": "\"\(origin)\"", "origin_airport": "\"\(origin)\"", "destination": "\"BCN\"",
        "destination_airport": "\"BCN\"", "flight_number": "\(number)", "price": "\(20 + number)",
        "departure_at": "\"\(departure)\"", "return_at": "\"\(back)\"",
      ])
    }
    return Array(farePage(fares, currency: "eur").utf8)
  }

  private mutating func trip() -> String {
    let departure = number(in: 0..<places.count)
    let destination = (departure + number(in: 1..<places.count)) % places.count
    let departureAt = 1_899_800_000_000 + number(in: 0..<100_000) * 300_000
    let returnAt = departureAt + number(in: 1..<4000) * 300_000
    let createdAt = 1_793_500_000_000 + number(in: 0..<86_400_000)
    let wayBack =
      switch number(in: 0..<8) {
      case 0: ""
      case 1: #","return_at":null"#
      default: #","return_at":\#(returnAt)"#
      }
    return """
      {"id":"\(id())","price":\(price()),"currency":"EUR","airlines":"\(airlines[number(in: 0..<airlines.count)])",\
      "flight_number":\(number(in: 1..<9999)),"departure":\(places[departure]),"destination":\(places[destination]),\
      "departure_at":\(departureAt)\(wayBack),"created_at":\(createdAt),"expires_at":4102444800000}
      """
  }

  /// A UUID, as text.
  private mutating func id() -> String {
    [8, 4, 4, 4, 12].map { digits in
      let hexadecimal = String(numbers.next(), radix: 16)
      return (String(repeating: "0", count: 16 - hexadecimal.count) + hexadecimal).suffix(digits)
    }.joined(separator: "-")
  }

  /// Returns a price: half of them whole, the others with one or two decimals.
  private mutating func price() -> String {
    let whole = number(in: 9..<700)
    return switch number(in: 0..<4) {
    case 0: "\(whole).\(number(in: 0..<10))"
    case 1: "\(whole).\(number(in: 0..<10))\(number(in: 0..<10))"
    default: "\(whole)"
    }
  }

  private mutating func number(in range: Range<Int>) -> Int { .random(in: range, using: &numbers) }
}

private let airlines = ["FR", "W6", "U2", "BT", "LO", "SK", "LH", "AF", "VS,DL", "TP", "IB", "AY"]

private let places = [
  ("Copenhagen", "DK", "CPH"), ("Málaga", "ES", "AGP"), ("Vilnius", "LT", "VNO"), ("Rīga", "LV", "RIX"),
  ("Milan", "IT", "MXP"), ("London", "GB", "LHR"), ("New York", "US", "JFK"), ("São Paulo", "BR", "GRU"),
  ("Reykjavík", "IS", "KEF"), ("Kraków", "PL", "KRK"), ("Bergamo", "IT", "BGY"), ("Düsseldorf", "DE", "DUS"),
  ("Tokyo", "JP", "NRT"), ("Paris", "FR", "CDG"), ("Lisbon", "PT", "LIS"), ("Αθήνα", "GR", "ATH"),
  ("Oslo", "NO", "OSL"), ("Budapest", "HU", "BUD"), ("San Francisco", "US", "SFO"), ("Barcelona", "ES", "BCN"),
  ("Warsaw", "PL", "WAW"), ("Bangkok", "TH", "BKK"), ("Frankfurt", "DE", "FRA"), ("Amsterdam", "NL", "AMS"),
].map { city, country, airport in
  #"{"city":"\#(city)","country_code":"\#(country)","airport_code":"\#(airport)"}"#
}
