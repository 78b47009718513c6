import AerogamiCore

/// Returns a fare in the format of Travelpayouts, with some members replaced or, by `nil`, left out.
public func fareJSON(_ changes: [String: String?] = [:]) -> String {
  let members = [
    ("origin", #""MOW""#), ("destination", #""LED""#), ("origin_airport", #""SVO""#),
    ("destination_airport", #""LED""#), ("price", "45"), ("airline", #""SU""#), ("flight_number", #""20""#),
    ("departure_at", #""2026-05-10T07:00:00+03:00""#), ("return_at", #""""#), ("transfers", "0"),
    ("return_transfers", "0"), ("duration", "90"), ("duration_to", "90"), ("duration_back", "0"),
    ("link", #""/search/MOW1005LED1?t=SU1""#),
  ]
  let texts = members.compactMap { key, value in (changes[key] ?? value).map { "\"\(key)\":\($0)" } }
  return "{\(texts.joined(separator: ","))}"
}

/// Returns a response with these fares.
public func farePage(_ fares: [String], currency: String = "usd") -> String {
  #"{"success":true,"data":[\#(fares.joined(separator: ","))],"currency":"\#(currency)"}"#
}

/// Returns a response with the cheapest fare of each day, by day; `data` may also be any other JSON.
public func groupedFares(_ data: String, currency: String = "usd") -> String {
  #"{"success":true,"data":\#(data),"currency":"\#(currency)"}"#
}

/// A simulation of Travelpayouts' Data API as documented: pages of fares by origin, the cheapest fare of each day, and
/// files of names.
public struct FareService: Sendable {
  /// The fares by origin, in the order of the service.
  public var fares: [String: [String]]
  /// The token that requests for fares must send.
  public var token: String
  /// Responses to send instead, by origin or by origin, slash and page, such as `VNO/2`, by a route with grouped prices
  /// such as `VNO-BCN`, or by the name of a file.
  public var responses: [String: TestServer.Response]
  /// Whether the destination, the days and the nights of a request are ignored.
  public var ignoresFilters = false

  public init(
    _ fares: [String: [String]] = [:], token: String = "s3cret-token", responses: [String: TestServer.Response] = [:]
  ) {
    self.fares = fares
    self.token = token
    self.responses = responses
  }

  public static let cities = """
    [{"code":"MOW","name":"Moscow","country_code":"RU","time_zone":"Europe/Moscow","coordinates":{"lat":55.7,"lon":37.6},\
    "name_translations":{"en":"Moscow"}},{"code":"LED","name":"Saint Petersburg","country_code":"RU"},\
    {"code":"VNO","name":"Vilnius","country_code":"LT"},{"code":"LON","name":"London","country_code":"GB"},\
    {"code":"BCN","name":"Barcelona","country_code":"ES"},{"code":"XXX","name":null,"country_code":"XX"}]
    """

  public static let airports = """
    [{"code":"VNO","name":"Vilnius International Airport","country_code":"LT","city_code":"VNO",\
    "time_zone":"Europe/Vilnius","coordinates":{"lat":54.643078,"lon":25.279606}},\
    {"code":"STN","name":"London Stansted Airport","country_code":"GB","city_code":"LON",\
    "time_zone":"Europe/London","coordinates":{"lat":51.8865,"lon":0.238861}},\
    {"code":"PLQ","name":"Palanga","country_code":"LT","city_code":"PLQ",\
    "time_zone":null,"coordinates":{"lat":55.97,"lon":21.09}},\
    {"code":"QQQ","name":"Nowhere","country_code":"LT","city_code":"VNO","time_zone":null,"coordinates":null}]
    """

  public static let airlines = """
    [{"code":"zx","name":"Tumbleweed Air","name_translations":{"en":"Tumbleweed Air"},"is_lowcost":false},\
    {"code":"SU","name":"Aeroflot","is_lowcost":false},{"code":"ZYX","name":"Three Letters"},{"code":"ZW","name":null}]
    """

  /// Returns the response to a request, as the API would.
  public func response(to request: TestServer.Request) -> TestServer.Response {
    let parts = request.path.split(separator: "?", maxSplits: 1)
    switch parts.first {
    case "/data/en/cities.json": return responses["cities.json"] ?? .init(Self.cities)
    case "/data/en/airports.json": return responses["airports.json"] ?? .init(Self.airports)
    case "/data/en/airlines.json": return responses["airlines.json"] ?? .init(Self.airlines)
    case "/aviasales/v3/prices_for_dates", "/aviasales/v3/grouped_prices": break
    default: return .init(status: 404, "<h1>404</h1>", contentType: "text/html")
    }
    let pairs = (parts.count == 2 ? parts[1] : "").split(separator: "&").map { $0.split(separator: "=", maxSplits: 1) }
    let query = Dictionary(pairs.map { (String($0[0]), $0.count == 2 ? String($0[1]) : "") }) { $1 }
    guard request.header("X-Access-Token") == [token] else {
      return .init(status: 401, #"{"success":false,"error":"Unauthorized","data":{}}"#)
    }
    let badRequest = TestServer.Response(status: 400, #"{"success":false,"error":"bad request","data":{}}"#)
    guard let origin = query["origin"], let currency = query["currency"], let market = query["market"],
      market.wholeMatch(of: /[a-z]{2}/) != nil, query["direct"] != nil
    else { return badRequest }
    var rows = fares[origin] ?? []
    if !ignoresFilters { rows.removeAll { !$0.matches(query) } }
    if parts[0].hasSuffix("grouped_prices") {
      guard let destination = query["destination"], query["group_by"] == "departure_at", query["departure_at"] != nil
      else { return badRequest }
      return responses["\(origin)-\(destination)"]
        ?? .init(groupedFares(rows.groupedByDay, currency: currency))
    }
    guard let limit = query["limit"].flatMap(Int.init), (1...1000).contains(limit),
      let page = query["page"].flatMap(Int.init), page >= 1, ["true", "false"].contains(query["unique"])
    else { return badRequest }
    if let response = responses["\(origin)/\(page)"] ?? responses[origin] { return response }
    return .init(farePage(Array(rows.dropFirst((page - 1) * limit).prefix(limit)), currency: currency))
  }
}

extension String {
  /// Returns the text of a member of this fare.
  private func member(_ name: String) -> String? {
    firstRange(of: "\"\(name)\":").map {
      String(self[$0.upperBound...].prefix { !",}".contains($0) }.filter { $0 != "\"" })
    }
  }

  /// The days of departure and return of this fare, as days since 1970.
  private var days: [Int] {
    ["departure_at", "return_at"].compactMap { name in
      member(name).flatMap { RFC3339.day($0.prefix(10)) }?.dayNumber
    }
  }

  /// Returns whether this fare matches the destination, the day or month of departure, and the nights of a request.
  fileprivate func matches(_ query: [String: String]) -> Bool {
    if let wanted = query["destination"],
      !["destination", "destination_airport"].contains(where: { member($0) == wanted })
    {
      return false
    }
    if let wanted = query["departure_at"], member("departure_at")?.hasPrefix(wanted) != true { return false }
    guard let least = query["min_trip_duration"].flatMap(Int.init),
      let most = query["max_trip_duration"].flatMap(Int.init)
    else { return true }
    return days.count == 2 && least...most ~= days[1] - days[0]
  }

  /// The price of this fare.
  fileprivate var price: Double { member("price").flatMap(Double.init) ?? .infinity }
  /// The local day of departure of this fare.
  fileprivate var day: String { String((member("departure_at") ?? "").prefix(10)) }
}

extension [String] {
  /// An object with the cheapest of these fares for each day of departure.
  fileprivate var groupedByDay: String {
    let cheapest = Dictionary(map { ($0.day, $0) }) { $1.price < $0.price ? $1 : $0 }
    let members = cheapest.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1)" }
    return "{\(members.joined(separator: ","))}"
  }
}
