import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import Foundation

/// A query for all offers on one route, cheapest first.
struct OfferQuery: Hashable, Sendable {
  /// The route, with a destination.
  var route: FareRequest
  /// The days of departure: a range of days, or at most five days; empty for any.
  var days: [Int]
  /// The number of offers before the requested ones.
  var offset = 0
}

/// A GraphQL request with several queries.
struct OfferRequest: Hashable, Sendable {
  var queries: [OfferQuery]

  /// The maximum number of queries in a request.
  static let maxQueries = 10
  /// The maximum number of offers that a query returns at once. The service documents no maximum.
  static let pageSize = 100
  /// The maximum number of pages of a query.
  static let maxPages = 50
}

/// The offers of each query, in its order; `nil` for a query without a result.
struct OfferPage: Sendable {
  var lists: [DecodedList<Fare>?]
  /// The errors that the service reports beside the offers.
  var errors: [OfferError] = []
}

/// An error in a GraphQL response.
struct OfferError: Hashable, Sendable {
  /// The index of the query, from the error's path; `nil` if the error does not name one.
  var query: Int?
  /// Untrusted text.
  var message: String
}

extension Resource<OfferRequest, OfferPage> {
  /// Requests offers from the GraphQL endpoint. Fails if no query has a result.
  static var offers: Resource {
    Resource(
      { _ in ["graphql", "v1", "query"] },
      decodeRows: { body throws(ResponseError) in try decodeOffers(body) }
    )
    .posting { request in
      var json = JSONWriter()
      json.object { $0.member("query", request.text) }
      return json.bytes
    }
  }
}

extension OfferRequest {
  /// The query in GraphQL. Its values are literals: the service documents no types for variables.
  var text: String {
    let parts = queries.enumerated().map { index, query in "\(Self.alias(index)):\(query.text)" }
    return "{\(parts.joined(separator: " "))}"
  }

  fileprivate static func alias(_ index: Int) -> String { "q\(index)" }

  fileprivate static let aliases = (0..<maxQueries).map(alias)
}

extension OfferQuery {
  fileprivate var text: String {
    let search = route.search
    var params = [("origin", quoted(route.origin)), ("destination", quoted(route.destination ?? ""))]
    if let first = days.first, let last = days.last {
      if last - first == days.count - 1 {
        params += [("depart_date_min", quoted(first.asDay)), ("depart_date_max", quoted(last.asDay))]
      } else {
        params.append(("depart_dates", "[\(days.map { quoted($0.asDay) }.joined(separator: ","))]"))
      }
      if let nights = search.shape.nights {
        params += [
          ("return_date_min", quoted((first + nights.lowerBound).asDay)),
          ("return_date_max", quoted((last + nights.upperBound).asDay)),
        ]
      }
    }
    if search.needsDirect { params.append(("direct", "true")) }
    if let maximum = search.maxPrice, maximum.currency.map({ $0 == search.currency?.uppercasedASCII }) ?? true {
      // Rounded up, in case the service accepts only whole amounts.
      params.append(("value_max", "\(maximum.amount.roundedUp)"))
    }
    let arguments = [
      ("params", "{\(params.map { "\($0):\($1)" }.joined(separator: ","))}"),
      ("paging", "{limit:\(OfferRequest.pageSize),offset:\(offset)}"), ("sorting", "VALUE_ASC"), ("grouping", "NONE"),
      ("currency", quoted(search.currency?.lowercased() ?? "")), ("market", quoted(route.market)),
    ]
    return (search.isOneWay ? "prices_one_way" : "prices_round_trip")
      + "(\(arguments.map { "\($0):\($1)" }.joined(separator: ","))){\(fields)}"
  }

  private var fields: String {
    "value currency departure_at \(route.search.isOneWay ? "" : "return_at ")found_at duration number_of_changes "
      + "main_airline ticket_link origin_city_iata destination_city_iata origin_airport_iata "
      + "destination_airport_iata segments{flight_legs{flight_number}}"
  }

  /// A string of GraphQL, which has the escapes of JSON.
  private func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.string(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}

/// Decodes a response of the GraphQL endpoint. Offers that are not valid are skipped and counted. Throws
/// `ResponseError.status(200)` for a response without a result, and an error if all offers are invalid.
func decodeOffers(_ bytes: Span<UInt8>) throws(ResponseError) -> (OfferPage, SkippedRows) {
  let (lists, hasErrors) = try decodeJSON(bytes) { json throws(JSONError) in try json.readOffers() }
  let found = lists.values.compactMap(\.self)
  if found.isEmpty { throw .status(200) }
  var all = DecodedList<Fare>()
  for list in found {
    all.elements += list.elements
    all.skipped.count += list.skipped.count
    all.skipped.reasons += list.skipped.reasons.prefix(max(0, 3 - all.skipped.reasons.count))
  }
  let errors = hasErrors ? (try? JSONTree.parse(bytes))?["errors"]?.offerErrors ?? [] : []
  let page = OfferPage(lists: OfferRequest.aliases.map { lists[$0] ?? nil }, errors: errors)
  return (page, try all.skippedRows())
}

extension JSONTree {
  /// The errors in the member `errors` of a GraphQL response. The path of an error starts with the alias of its query.
  fileprivate var offerErrors: [OfferError] {
    guard case .array(let errors) = value else { return message.map { [OfferError(message: $0)] } ?? [] }
    return errors.map { error in
      var query: Int?
      if case .array(let path)? = error["path"]?.value, case .string(let alias)? = path.first?.value {
        query = OfferRequest.aliases.firstIndex(of: alias)
      }
      return OfferError(query: query, message: error.message ?? "an error without a message")
    }
  }
}

extension JSONReader {
  /// Reads the offers by alias, and whether the response has errors.
  fileprivate mutating func readOffers() throws(JSONError) -> ([String: DecodedList<Fare>?], hasErrors: Bool) {
    var lists: [String: DecodedList<Fare>?] = [:]
    var hasErrors = false
    try beginObject()
    while let key = try nextKey() {
      switch key {
      case "data":
        if try skipNull() { continue }
        try beginObject()
        while let alias = try nextKey() {
          let name = alias.string
          let list = try skipNull() ? nil : readList { json throws(JSONError) in try Fare(offer: &json) }
          lists.updateValue(list, forKey: name)
        }
      case "errors":
        if try skipNull() { continue }
        hasErrors = true
        try skipValue()
      default: try skipValue()
      }
    }
    return (lists, hasErrors)
  }

  /// Reads the number of the first flight, with or without its airline, such as `2878` or `FR2878`; `nil` if there is
  /// none.
  fileprivate mutating func readFirstFlightNumber() throws(JSONError) -> Int? {
    if try skipNull() { return nil }
    var number: Int?
    try beginArray()
    while try nextElement() {
      try beginObject()
      while let key = try nextKey() {
        guard "flight_legs" ~= key else {
          try skipValue()
          continue
        }
        try beginArray()
        while try nextElement() {
          let found = try readMember("flight_number") { json throws(JSONError) -> Int? in
            if try json.peek() == .number { return try json.readInt() }
            return try json.readTextIfAny().flatMap { Int(String($0.reversed().prefix { $0.isNumber }.reversed())) }
          }
          number = number ?? found ?? nil
        }
      }
    }
    return number
  }
}

extension Fare {
  fileprivate init(offer json: inout JSONReader) throws(JSONError) {
    var origin: String?
    var originAirport: String?
    var destination: String?
    var destinationAirport: String?
    var price: Price?
    var currency: String?
    var airline: String?
    var flightNumber: Int?
    var departureAt: LocalTime?
    var returnAt: LocalTime?
    var foundAt: Date?
    var transfers: Int?
    var minutes: Int?
    var link: FareLink?

    let object = try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "origin_city_iata": origin = try json.readString()
      case "origin_airport_iata": originAirport = try json.readTextIfAny()
      case "destination_city_iata": destination = try json.readString()
      case "destination_airport_iata": destinationAirport = try json.readTextIfAny()
      case "value": price = try json.readPriceToPay()
      case "currency":
        currency = try json.readString(as: "a three-letter currency code, such as eur") { $0.iataCode }
      case "main_airline": airline = try json.readTextIfAny()
      case "segments": flightNumber = try json.readFirstFlightNumber()
      case "departure_at": departureAt = try json.readTime()
      case "return_at": returnAt = try json.readTimeIfAny()
      case "found_at": foundAt = try json.readTextIfAny().flatMap { RFC3339.date($0) }
      case "number_of_changes": transfers = try json.skipNull() ? nil : json.readCount()
      case "duration": minutes = try json.skipNull() ? nil : json.readCount()
      case "ticket_link": link = try json.readTextIfAny().flatMap { FareLink($0) }
      default: try json.skipValue()
      }
    }
    let from = try origin.required("origin_city_iata", in: object)
    let to = try destination.required("destination_city_iata", in: object)
    let departure = try departureAt.required("departure_at", in: object)
    try returnAt.checkOrder(after: departure, in: object)
    self.init(
      origin: TripLocation(city: from, countryCode: "", airportCode: originAirport ?? from),
      destination: TripLocation(city: to, countryCode: "", airportCode: destinationAirport ?? to),
      price: try price.required("value", in: object), airline: try airline.required("main_airline", in: object),
      flightNumber: try flightNumber.required("segments[0].flight_legs[0].flight_number", in: object),
      departureAt: departure, returnAt: returnAt, transfers: transfers,
      minutes: minutes, link: link, currency: try currency.required("currency", in: object), foundAt: foundAt)
  }
}
