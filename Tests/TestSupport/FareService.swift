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

/// A simulation of Travelpayouts' Data API as documented: pages of fares by origin, and files of names.
public struct FareService: Sendable {
  /// The fares by origin, in the order of the service.
  public var fares: [String: [String]]
  /// The token that requests for fares must send.
  public var token: String
  /// Responses to send instead, by origin or by origin, slash and page, such as `VNO/2`, or by the name of a file.
  public var responses: [String: TestServer.Response]

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
    case "/aviasales/v3/prices_for_dates": break
    default: return .init(status: 404, "<h1>404</h1>", contentType: "text/html")
    }
    let pairs = (parts.count == 2 ? parts[1] : "").split(separator: "&").map { $0.split(separator: "=", maxSplits: 1) }
    let query = Dictionary(pairs.map { (String($0[0]), $0.count == 2 ? String($0[1]) : "") }) { $1 }
    guard request.header("X-Access-Token") == [token] else {
      return .init(status: 401, #"{"success":false,"error":"Unauthorized","data":{}}"#)
    }
    guard let origin = query["origin"], let limit = query["limit"].flatMap(Int.init), (1...1000).contains(limit),
      let page = query["page"].flatMap(Int.init), page >= 1, let currency = query["currency"]
    else { return .init(status: 400, #"{"success":false,"error":"bad request","data":{}}"#) }
    if let response = responses["\(origin)/\(page)"] ?? responses[origin] { return response }
    let rows = (fares[origin] ?? []).dropFirst((page - 1) * limit).prefix(limit)
    return .init(farePage(Array(rows), currency: currency))
  }
}
