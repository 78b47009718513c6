import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import Foundation
import TestSupport
import Testing

/// Mutates documents at random, from fixed seeds, and compares accepted ones with Foundation's result.
@Suite("JSON under mutation")
struct JSONFuzzTests {
  private static let documents = [
    "[\(tripJSON())]",
    "[\(tripJSON(["price": "72.50", "return_at": "null", "id": #""\u00e9\ud83d\ude00\n""#])), null ,true]",
    "\u{FEFF}[\(tripJSON(["price": "-1.5E-3", "airlines": "\"é東😀\"", "flight_number": "1e3"])),[[],{}, -0.0]]\n",
  ]

  private static let bits = [
    "\"", "\\", "{", "}", "[", "]", ",", ":", "0", "1", "9", "-", "+", ".", "e", "E", "e5", "null", "true", "\\u",
    "\\ud83d",
    "\\ude00", "\\n", " ", "\n", "\0", "\u{1F}", "é", "😀", "\u{FEFF}", "00", "12345678901234567890", "/", "\"a\":1,",
  ].map { Array($0.utf8) }

  @Test("1,250 mutated documents cause no crash, and accepted ones equal Foundation's result", arguments: 0..<1)
  func mutations(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var acceptedCount = 0
    for _ in 0..<1_250 {
      let document = try #require(Self.documents.randomElement(using: &random))
      let bytes = try mutated(Array(document.utf8), using: &random)
      if try check(bytes) { acceptedCount += 1 }
    }
    #expect(acceptedCount > 40, "hardly anything was compared")
  }

  private func mutated(_ original: [UInt8], using random: inout SplitMix64) throws -> [UInt8] {
    var bytes = original
    for _ in 0...Int.random(in: 0...2, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...3, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes.replaceSubrange(place..<end, with: try #require(Self.bits.randomElement(using: &random)))
      case 1: bytes.insert(contentsOf: try #require(Self.bits.randomElement(using: &random)), at: place)
      case 2: bytes.removeSubrange(place..<end)
      case 3: bytes.replaceSubrange(place..<end, with: [UInt8.random(in: 0...255, using: &random)])
      default: if end < bytes.count { bytes.swapAt(place, end) }
      }
    }
    return bytes
  }

  /// Returns whether the document was accepted, and records an issue if Foundation's result differs.
  private func check(_ bytes: [UInt8]) throws -> Bool {
    var tree: JSONTree?
    var failure: JSONError?
    do throws(JSONError) { tree = try JSONTree.parse(bytes.span) } catch { failure = error }
    var skipFailure: JSONError?
    do throws(JSONError) {
      try readJSON(bytes) { json throws(JSONError) in try json.skipValue() }
    } catch {
      skipFailure = error
    }
    let shown = String(decoding: bytes, as: UTF8.self)
    #expect(failure == skipFailure, "\(shown)")

    let trips = Result { try decodeTrips(bytes.span, clocks: SharedAirportClocks(zones: .none)) }
    guard let tree else {
      let failure = try #require(failure)
      #expect(failure.isSyntax && (0...bytes.count).contains(failure.offset), "\(failure) in \(shown)")
      let message = failure.message(in: bytes.span)
      #expect(throws: ResponseError.malformed(message), "\(shown)") { try trips.get() }
      return false
    }
    if !tree.isComparable { return true }

    let data = Data(bytes)
    let theirs = try #require(try? JSONDecoder().decode(FoundationTree.self, from: data), "\(shown)")
    #expect(theirs.equals(tree), "\(shown)")
    if let list = try? trips.get(), list.skipped.count == 0 {
      let mirrors = try #require(try? FoundationTrip.decoder.decode([FoundationTrip].self, from: data), "\(shown)")
      #expect(mirrors == list.elements.map(FoundationTrip.init), "\(shown)")
    }
    return true
  }
}

extension JSONTree {
  /// Whether Foundation should read the document equally. Exceptions: duplicate keys, which JSON leaves open; numbers
  /// beyond a double's range; and, with an exponent, zero and numbers close to it, which Foundation rejects.
  fileprivate var isComparable: Bool {
    switch value {
    case .object(let members):
      Set(members.map(\.key)).count == members.count && members.allSatisfy { $0.value.isComparable }
    case .array(let elements): elements.allSatisfy(\.isComparable)
    case .number(let text):
      Double(text).map { $0.isFinite && ($0 != 0 || !text.lowercased().contains("e")) } ?? false
    default: true
    }
  }
}

/// Any document as read by Foundation's decoder.
private enum FoundationTree: Decodable {
  case object([String: FoundationTree])
  case array([FoundationTree])
  case string(String)
  case number(Double)
  case bool(Bool)
  case null

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let array = try? container.decode([FoundationTree].self) {
      self = .array(array)
    } else {
      self = .object(try container.decode([String: FoundationTree].self))
    }
  }

  func equals(_ tree: JSONTree) -> Bool {
    switch (self, tree.value) {
    case (.object(let theirs), .object(let ours)):
      theirs.count == ours.count && ours.allSatisfy { theirs[$0.key]?.equals($0.value) == true }
    case (.array(let theirs), .array(let ours)):
      theirs.count == ours.count && zip(theirs, ours).allSatisfy { $0.equals($1) }
    case (.string(let theirs), .string(let ours)): theirs.unicodeScalars.elementsEqual(ours.unicodeScalars)
    case (.number(let theirs), .number(let ours)): theirs.bitPattern == Double(ours)?.bitPattern
    case (.bool(let theirs), .bool(let ours)): theirs == ours
    case (.null, .null): true
    default: false
    }
  }
}

private struct FoundationTrip: Decodable, Equatable {
  struct Location: Decodable, Equatable {
    let city: String
    let countryCode: String
    let airportCode: String

    enum CodingKeys: String, CodingKey {
      case city
      case countryCode = "country_code"
      case airportCode = "airport_code"
    }

    init(_ location: TripLocation) {
      (city, countryCode, airportCode) = (location.city, location.countryCode, location.airportCode)
    }
  }

  let id: String
  let price: Decimal
  let currency: String
  let airlines: String
  let flightNumber: Int
  let departure: Location
  let destination: Location
  let departureAt: Date
  let returnAt: Date?
  let createdAt: Date
  let expiresAt: Date

  // Not `convertFromSnakeCase`, which treats `rEturn_at` as `return_at`.
  enum CodingKeys: String, CodingKey {
    case id, price, currency, airlines, departure, destination
    case flightNumber = "flight_number"
    case departureAt = "departure_at"
    case returnAt = "return_at"
    case createdAt = "created_at"
    case expiresAt = "expires_at"
  }

  init(_ trip: Trip) {
    id = trip.id
    price = Decimal(string: trip.price.description) ?? .nan
    (currency, airlines, flightNumber) = (trip.currency, trip.airlines, trip.flightNumber)
    (departure, destination) = (Location(trip.departure), Location(trip.destination))
    (departureAt, returnAt) = (trip.departureAt.instant, trip.returnAt?.instant)
    (createdAt, expiresAt) = (trip.createdAt, trip.expiresAt)
  }

  static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .millisecondsSince1970
    return decoder
  }
}
