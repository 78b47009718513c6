/// Returns one direction of a fare in the format of Ryanair's fare finder, with some members replaced or, by `nil`, left
/// out.
public func ryanairLegJSON(_ changes: [String: String?] = [:]) -> String {
  object(
    [
      ("departureAirport", ryanairAirportJSON("DUB", "Dublin", "ie")),
      ("arrivalAirport", ryanairAirportJSON("STN", "London", "gb")),
      ("departureDate", #""2027-01-12T07:25:00""#), ("arrivalDate", #""2027-01-12T08:50:00""#),
      ("price", #"{"value":20.16,"valueMainUnit":"20","currencyCode":"EUR"}"#), ("flightKey", #""FR~3820""#),
      ("flightNumber", #""FR3820""#), ("previousPrice", "null"), ("priceUpdated", "1710484779000"),
    ], changes)
}

/// Returns the flight back from London to Dublin.
public func ryanairReturnJSON(_ changes: [String: String?] = [:]) -> String {
  let back: [String: String?] = [
    "departureAirport": ryanairAirportJSON("STN", "London", "gb"),
    "arrivalAirport": ryanairAirportJSON("DUB", "Dublin", "ie"), "departureDate": #""2027-01-15T21:10:00""#,
    "arrivalDate": #""2027-01-15T22:25:00""#, "price": #"{"value":15.5,"currencyCode":"EUR"}"#,
    "flightNumber": #""RK215""#,
  ]
  return ryanairLegJSON(back.merging(changes) { $1 })
}

/// Returns a round trip, or with `inbound: nil` a one-way fare.
public func ryanairFareJSON(_ changes: [String: String?] = [:]) -> String {
  object(
    [
      ("outbound", ryanairLegJSON()), ("inbound", ryanairReturnJSON()),
      ("summary", #"{"price":{"value":35.66,"currencyCode":"EUR"},"newRoute":false,"tripDurationDays":3}"#),
    ], changes)
}

/// Returns a round trip from Dublin to London in January 2090, for tests with the current time.
public func laterRyanairFareJSON(_ price: String, _ currency: String = "EUR") -> String {
  ryanairFareJSON([
    "outbound": ryanairLegJSON([
      "departureDate": #""2090-01-12T07:25:00""#, "arrivalDate": #""2090-01-12T08:50:00""#,
    ]),
    "inbound": ryanairReturnJSON([
      "departureDate": #""2090-01-15T21:10:00""#, "arrivalDate": #""2090-01-15T22:25:00""#,
    ]),
    "summary": #"{"price":{"value":\#(price),"currencyCode":"\#(currency)"}}"#,
  ])
}

public func ryanairAirportJSON(_ code: String, _ city: String, _ country: String) -> String {
  """
  {"countryName":"","iataCode":"\(code)","name":"\(city) \(code)","seoName":"x",\
  "city":{"name":"\(city)","code":"X","countryCode":"\(country)"}}
  """
}

func object(_ members: [(key: String, value: String)], _ changes: [String: String?]) -> String {
  let texts = members.compactMap { key, value in (changes[key] ?? value).map { "\"\(key)\":\($0)" } }
  let others = changes.filter { change in !members.contains { $0.key == change.key } }
  let added = others.sorted { $0.key < $1.key }.compactMap { key, value in value.map { "\"\(key)\":\($0)" } }
  return "{\((texts + added).joined(separator: ","))}"
}

/// Returns a response with these fares.
public func ryanairPage(_ fares: [String], nextPage: String = "null") -> String {
  #"{"arrivalAirportCategories":null,"fares":[\#(fares.joined(separator: ","))],"nextPage":\#(nextPage),"size":20}"#
}

/// Returns a day of a calendar with a fare, with some members replaced or, by `nil`, left out.
public func ryanairDayJSON(_ day: String, _ price: String, _ changes: [String: String?] = [:]) -> String {
  object(
    [
      ("day", "\"\(day)\""), ("arrivalDate", "\"\(day)T08:50:00\""), ("departureDate", "\"\(day)T07:25:00\""),
      ("price", #"{"value":\#(price),"valueMainUnit":"20","valueFractionalUnit":"16","currencyCode":"EUR"}"#),
      ("soldOut", "false"), ("unavailable", "false"),
    ], changes)
}

/// Returns a day of a calendar without a fare. Without a flag, the service says nothing about the day.
public func ryanairDayJSON(_ day: String, soldOut: Bool = false, unavailable: Bool = false) -> String {
  ryanairDayJSON(
    day, "0",
    [
      "arrivalDate": "null", "departureDate": "null", "price": "null", "soldOut": "\(soldOut)",
      "unavailable": "\(unavailable)",
    ])
}

/// Returns a calendar with these days.
public func ryanairCalendar(_ days: [String]) -> String {
  #"{"outbound":{"fares":[\#(days.joined(separator: ","))],"minFare":null,"maxFare":null}}"#
}

/// A simulation of Ryanair's fare finder below the path `/api/farfnd/v4`, and of the list of airports.
public struct RyanairService: Sendable {
  /// The fares by airport of departure, of both endpoints.
  public var fares: [String: [String]]
  /// The number of fares on a page.
  public static let pageSize = 20
  /// The days of the calendars by route, such as `DUB-STN`, of all months. A route without days does not exist.
  public var calendars: [String: [String]]
  /// Responses to send instead: for fares by airport of departure, or by airport, slash and `pageNumber`, such as
  /// `DUB/1`, for calendars by route, or by route, slash and month, such as `DUB-STN/2027-01`, and for `airports`.
  public var responses: [String: TestServer.Response]

  public init(
    _ fares: [String: [String]] = [:], calendars: [String: [String]] = [:],
    responses: [String: TestServer.Response] = [:]
  ) {
    self.fares = fares
    self.calendars = calendars
    self.responses = responses
  }

  public static let airports = """
    [{"code":"DUB","name":"Dublin","timeZone":"Europe/Dublin","city":{"name":"Dublin","code":"DUBLIN"},\
    "country":{"code":"ie","name":"Ireland"},"coordinates":{"latitude":53.4213,"longitude":-6.27007},"aliases":[]},\
    {"code":"STN","name":"London Stansted","timeZone":"Europe/London","city":{"name":"London","code":"LONDON"},\
    "country":{"code":"gb","name":"United Kingdom"},"coordinates":{"latitude":51.885,"longitude":0.235}},\
    {"code":"LTN","name":"London Luton","timeZone":"Europe/London","city":{"name":"London","code":"LONDON"},\
    "country":{"code":"gb","name":"United Kingdom"},"coordinates":null},{"code":"?","country":{"code":"xx"}}]
    """

  /// Returns the response to a request, as the service would.
  public func response(to request: TestServer.Request) -> TestServer.Response {
    let parts = request.path.split(separator: "?", maxSplits: 1)
    switch parts.first {
    case "/api/views/locate/5/airports/en/active": return responses["airports"] ?? .init(Self.airports)
    case "/api/farfnd/v4/oneWayFares", "/api/farfnd/v4/roundTripFares": break
    default: return calendar(request.path) ?? .init(status: 404, "<h1>404</h1>", contentType: "text/html")
    }
    let pairs = (parts.count == 2 ? parts[1] : "").split(separator: "&").map { $0.split(separator: "=", maxSplits: 1) }
    let query = Dictionary(pairs.map { (String($0[0]), $0.count == 2 ? String($0[1]) : "") }) { $1 }
    var required = ["departureAirportIataCode", "outboundDepartureDateFrom", "outboundDepartureDateTo", "currency"]
    let isRoundTrip = parts[0].hasSuffix("roundTripFares")
    if isRoundTrip { required += ["inboundDepartureDateFrom", "inboundDepartureDateTo"] }
    guard required.allSatisfy({ query[$0]?.isEmpty == false }), let origin = query["departureAirportIataCode"] else {
      return .init(status: 400, #"{"error":"a parameter is missing"}"#)
    }
    // As recorded: the parameter `page` is ignored, and the first page of round trips names a next page even if all
    // fares are on it.
    let number = query["pageNumber"].flatMap { Int($0) } ?? 0
    if let response = responses["\(origin)/\(number)"] ?? responses[origin] { return response }
    let rest = (fares[origin] ?? []).filter { Self.departs($0, within: query) }.dropFirst(number * Self.pageSize)
    let hasNext = rest.count > Self.pageSize || isRoundTrip && number == 0
    return .init(ryanairPage(Array(rest.prefix(Self.pageSize)), nextPage: hasNext ? "\(number + 1)" : "null"))
  }

  /// Returns whether the flights of a fare depart in the hours of a request.
  private static func departs(_ fare: String, within query: [String: String]) -> Bool {
    let times = fare.matches(of: /"departureDate":"[0-9-]{10}T([0-9]{2}:[0-9]{2})/).map { String($0.1) }
    return zip(["outbound", "inbound"], times).allSatisfy { direction, time in
      let ends = ["From", "To"].compactMap { query["\(direction)DepartureTime\($0)"]?.replacing("%3A", with: ":") }
      return ends.count != 2 || ends[0] <= time && time <= ends[1]
    }
  }

  /// Returns the response to a request for a calendar; `nil` for any other path.
  private func calendar(_ path: String) -> TestServer.Response? {
    let pattern = /\/api\/farfnd\/v4\/oneWayFares\/([A-Z]{3})\/([A-Z]{3})\/cheapestPerDay\?(.*)/
    let query = /outboundMonthOfDate=([0-9]{4}-[0-9]{2})-01&currency=[A-Z]{3}/
    guard let match = path.wholeMatch(of: pattern), let items = match.3.wholeMatch(of: query) else { return nil }
    let (route, month) = ("\(match.1)-\(match.2)", String(items.1))
    if let response = responses["\(route)/\(month)"] ?? responses[route] { return response }
    guard let days = calendars[route] else { return .init(status: 404, #"{"message":"no such route"}"#) }
    return .init(ryanairCalendar(days.filter { $0.contains("\"day\":\"\(month)-") }))
  }
}
