import AerogamiContainer
import AerogamiCore
import AerogamiJSON

// Decodes responses of Kiwi.com's endpoint for agents: JSON-RPC, as one message of an event stream or as plain JSON.
// The service is not documented, so a row with a missing or unexpected value is skipped, and unknown keys are ignored.

struct KiwiPage: Sendable {
  var itineraries: DecodedList<KiwiItinerary>
  /// The ISO 4217 code of the currency.
  var currency: String
  /// The numbers of adults and children for whom the prices are; `nil` if the service does not say.
  var party: [Int]?

  /// The number of itineraries from which a page may lack some: the service sends no more at once.
  static let size = 15
  /// Whether the service may have more itineraries than those on the page.
  var isFull: Bool { itineraries.elements.count + itineraries.skipped.count >= Self.size }
}

/// Decodes the result of a search. Throws `ResponseError.status(200)` if the service reports an error, whose text
/// ``kiwiErrorMessage(_:)`` returns. Notifications before the result are ignored.
func decodeKiwiPage(_ bytes: Span<UInt8>, isOneWay: Bool) throws(ResponseError) -> KiwiPage {
  for message in jsonMessages(bytes) {
    let reply = try decodeJSON(message.span) { json throws(JSONError) in try json.readReply(isOneWay: isOneWay) }
    switch reply {
    case .page(let page): return page
    case .failed: throw .status(200)
    case .other: continue
    }
  }
  throw .mismatched("expected JSON or an event stream with the result of the search, found neither")
}

/// Returns the text of an error: of JSON-RPC, of the tool, or of the search; `nil` if there is none.
func kiwiErrorMessage(_ bytes: Span<UInt8>) -> String? {
  jsonMessages(bytes).lazy.compactMap { message in (try? JSONTree.parse(message.span))?.failure }.first
}

extension JSONTree {
  fileprivate var failure: String? {
    if let error = self["error"], let text = error.message ?? error["data"]?.message { return text }
    if let text = self["result"]?["structuredContent"]?["error"]?.message { return text }
    guard let result = self["result"], case .bool(true)? = result["isError"]?.value,
      case .array(let parts)? = result["content"]?.value
    else { return nil }
    return parts.lazy.compactMap { $0["text"]?.message }.first
  }
}

/// Returns what to do about an error of the service, whose texts are known only from reports; `nil` for others.
func kiwiRefusal(_ message: String) -> Refusal? {
  let text = message.lowercased()
  func mentions(_ words: String...) -> Bool { words.contains { text.contains($0) } }
  if mentions("timeout", "timed out", "time out", "overload", "unavailable", "internal error", "try again", "upstream")
  {
    return .remedy("try again later")
  }
  if mentions("too many requests", "rate limit") {
    return .remedy("send fewer requests at once, or try again later")
  }
  if mentions("location", "place", "airport", "flyfrom", "flyto") {
    return .remedy("check the places of the search, or use another source")
  }
  if mentions("unknown tool", "method not found", "not acceptable", "parse error", "invalid") {
    return .remedy("the service may have changed: update aerogami, or use another source")
  }
  return nil
}

private enum Reply {
  case page(KiwiPage)
  case failed
  /// A message without a result, such as a notification of progress.
  case other
}

private struct Content {
  var itineraries: DecodedList<KiwiItinerary>?
  var currency: String?
  var party: [Int]?
  var hasError = false
  /// The offset of the object.
  let object: Int
}

private struct Segment {
  var origin: TripLocation
  var destination: TripLocation
  var departureAt: LocalTime
  var carrier: String
  var flightNumber: String
}

extension JSONReader {
  fileprivate mutating func readReply(isOneWay: Bool) throws(JSONError) -> Reply {
    var reply = Reply.other
    try beginObject()
    while let key = try nextKey() {
      switch key {
      case "result": reply = try readResult(isOneWay: isOneWay)
      case "error":
        if try skipNull() { continue }
        try skipValue()
        reply = .failed
      default: try skipValue()
      }
    }
    return reply
  }

  private mutating func readResult(isOneWay: Bool) throws(JSONError) -> Reply {
    var isError = false
    var content: Content?
    let object = try beginObject()
    while let key = try nextKey() {
      switch key {
      case "isError": isError = try readFlag()
      case "structuredContent": content = try skipNull() ? nil : readContent(isOneWay: isOneWay)
      default: try skipValue()
      }
    }
    if isError || content?.hasError == true { return .failed }
    let found = try content.required("structuredContent", in: object)
    return .page(
      KiwiPage(
        itineraries: try found.itineraries.required("itineraries", in: found.object),
        currency: try found.currency.required("currency", in: found.object), party: found.party))
  }

  private mutating func readContent(isOneWay: Bool) throws(JSONError) -> Content {
    var content = Content(object: try beginObject())
    while let key = try nextKey() {
      switch key {
      case "itineraries":
        if try skipNull() { continue }
        content.itineraries = try readList { json throws(JSONError) in try json.readItinerary(isOneWay: isOneWay) }
      case "currency": content.currency = try skipNull() ? nil : readCode("a currency code")
      case "passengers": content.party = try readParty()
      case "error":
        if try skipNull() { continue }
        content.hasError = true
        try skipValue()
      default: try skipValue()
      }
    }
    return content
  }

  /// Reads the numbers of adults and children; `nil` unless both are numbers.
  private mutating func readParty() throws(JSONError) -> [Int]? {
    guard try peek() == .object else {
      try skipValue()
      return nil
    }
    var (adults, children): (Int?, Int?)
    func number(_ json: inout JSONReader) throws(JSONError) -> Int? {
      if try json.peek() == .number { return Int(try json.readNumberText()) }
      try json.skipValue()
      return nil
    }
    try beginObject()
    while let key = try nextKey() {
      switch key {
      case "adults": adults = try number(&self)
      case "children": children = try number(&self)
      default: try skipValue()
      }
    }
    guard let adults, let children else { return nil }
    return [adults, children]
  }

  private mutating func readItinerary(isOneWay: Bool) throws(JSONError) -> KiwiItinerary {
    var id: String?
    var price: Price?
    var link: FareLink?
    var checkedBags: Int?
    var outbound: KiwiItinerary.Direction?
    var inbound: KiwiItinerary.Direction?
    let start = self
    let object = try beginObject()
    while let key = try nextKey() {
      switch key {
      case "id": id = try readString()
      case "price": price = try readPriceToPay()
      case "bookingUrl": link = try readTextIfAny().flatMap { FareLink($0) }
      case "baggage": checkedBags = try readCheckedBags()
      case "outbound": outbound = try readDirection()
      case "inbound": inbound = try skipNull() ? nil : readDirection()
      default: try skipValue()
      }
    }
    let out = try outbound.required("outbound", in: object)
    _ = try out.flightNumber.required("outbound.segments[0].flightNumber", in: object)
    if isOneWay, inbound != nil { throw start.outOfRange("a one-way trip") }
    let back = isOneWay ? nil : try inbound.required("inbound", in: object)
    return KiwiItinerary(
      outbound: out, inbound: back, price: try price.required("price", in: object),
      ticketCount: try id.required("id", in: object).ticketCount, checkedBags: checkedBags, link: link)
  }

  private mutating func readDirection() throws(JSONError) -> KiwiItinerary.Direction {
    var seconds: Int?
    var stops: Int?
    var segments: [Segment]?
    let object = try beginObject()
    while let key = try nextKey() {
      switch key {
      case "durationSeconds": seconds = try skipNull() ? nil : readCount()
      case "stops": stops = try skipNull() ? nil : readCount()
      case "segments": segments = try readArray { json throws(JSONError) in try json.readSegment() }
      default: try skipValue()
      }
    }
    let all = try segments.required("segments", in: object)
    // The airports are those of the segments: the service may send the codes of cities for the whole direction.
    let first = try all.first.required("segments[0]", in: object)
    return KiwiItinerary.Direction(
      origin: first.origin, destination: all[all.count - 1].destination, departureAt: first.departureAt,
      airline: first.carrier, flightNumber: first.number, stops: stops ?? all.count - 1,
      minutes: seconds.map { $0 / 60 })
  }

  private mutating func readSegment() throws(JSONError) -> Segment {
    var from: String?
    var to: String?
    var (fromCity, toCity): (String?, String?)
    var departureAt: LocalTime?
    var carrier: String?
    var number: String?
    let object = try beginObject()
    while let key = try nextKey() {
      switch key {
      case "from": from = try readCode("an airport code")
      case "to": to = try readCode("an airport code")
      case "fromCity": fromCity = try readTextIfAny()
      case "toCity": toCity = try readTextIfAny()
      case "departureTime": departureAt = try readWallClock()
      case "carrier":
        carrier = try readString(as: "an airline code such as FR") {
          $0.wholeMatch(of: /[A-Za-z0-9]{2}/) == nil ? nil : $0.uppercasedASCII
        }
      case "flightNumber": number = try peek() == .number ? "\(readCount())" : readTextIfAny()
      default: try skipValue()
      }
    }
    return Segment(
      origin: TripLocation(airport: try from.required("from", in: object), city: fromCity),
      destination: TripLocation(airport: try to.required("to", in: object), city: toCity),
      departureAt: try departureAt.required("departureTime", in: object),
      carrier: try carrier.required("carrier", in: object), flightNumber: number ?? "")
  }

  /// Reads the number of checked bags. No report describes the values, so `nil` for all but a number and `false`.
  private mutating func readCheckedBags() throws(JSONError) -> Int? {
    guard try peek() == .object else {
      try skipValue()
      return nil
    }
    return try readMember("checkedBag") { json throws(JSONError) -> Int? in
      switch try json.peek() {
      case .number: return Int(try json.readNumberText())
      case .bool: return try json.readBool() ? nil : 0
      default:
        try json.skipValue()
        return nil
      }
    } ?? nil
  }
}

extension Segment {
  /// The number of the flight, which the service may send with the carrier's code, such as `FR3820`.
  fileprivate var number: Int? {
    let digits = flightNumber.hasPrefix(carrier) ? flightNumber.dropFirst(carrier.count) : flightNumber[...]
    return Int(digits.drop { $0 == " " }).flatMap { $0 > 0 ? $0 : nil }
  }
}

extension TripLocation {
  fileprivate init(airport: String, city: String?) {
    let known = KnownAirport(code: airport)
    self.init(
      city: city ?? known?.city ?? airport, countryCode: known?.countryCode ?? "", airportCode: airport)
  }
}

extension String {
  /// The number of tickets in the id of an itinerary: the distinct prefixes of its parts, such as 2 in `a_0|a_1|b_0`.
  fileprivate var ticketCount: Int {
    max(1, Set(split(separator: "|").map { $0.prefix { $0 != "_" } }).count)
  }
}
