import AerogamiCore
import Foundation

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

/// A simulation of Travelpayouts' Data API as documented: pages of fares by origin, the cheapest fare of each day, offers
/// by GraphQL, and files of names.
public struct FareService: Sendable {
  /// The fares by origin, in the order of the service.
  public var fares: [String: [String]]
  /// Whether pages of fares have only the cheapest fare to each destination or of each pair of dates, sorted by price,
  /// and only round trips or only one-way trips, as documented. Otherwise, pages have all fares that a test chose.
  public var isSelective = false
  /// The codes that the service knows; `nil` for all.
  public var knownCodes: Set<String>?
  /// The routes, such as `VNO-BCN`, for which a GraphQL response has an error instead of offers.
  public var brokenRoutes: Set<String> = []
  /// The token that requests for fares must send.
  public var token: String
  /// Responses to send instead, by origin or by origin, slash and page, such as `VNO/2`, by a route with grouped prices
  /// such as `VNO-BCN`, by the name of a file, or `graphql`.
  public var responses: [String: TestServer.Response]
  /// Whether the destination, the days and the nights of a request are ignored.
  public var ignoresFilters = false
  /// The maximum number of offers in a GraphQL list.
  public var maxOffers = Int.max

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
    case "/aviasales/v3/prices_for_dates", "/aviasales/v3/grouped_prices", "/graphql/v1/query": break
    default: return .init(status: 404, "<h1>404</h1>", contentType: "text/html")
    }
    let pairs = (parts.count == 2 ? parts[1] : "").split(separator: "&").map { $0.split(separator: "=", maxSplits: 1) }
    let query = Dictionary(pairs.map { (String($0[0]), $0.count == 2 ? String($0[1]) : "") }) { $1 }
    guard request.header("X-Access-Token") == [token] else {
      return .init(status: 401, #"{"success":false,"error":"Unauthorized","data":{}}"#)
    }
    if parts[0].hasSuffix("query") { return responses["graphql"] ?? offers(request) }
    let badRequest = TestServer.Response(status: 400, #"{"success":false,"error":"bad request","data":{}}"#)
    guard let origin = query["origin"], let currency = query["currency"], let market = query["market"],
      market.wholeMatch(of: /[a-z]{2}/) != nil, query["direct"] != nil
    else { return badRequest }
    if isSelective, !["eur", "usd", "gbp"].contains(currency) {
      return .refusal("bad request: unknown currency code \(currency.uppercased())")
    }
    for code in [origin] + (query["destination"].map { [$0] } ?? []) where knownCodes?.contains(code) == false {
      return .refusal("bad request: unknown location code `\(code)`")
    }
    var rows = fares[origin] ?? []
    if !ignoresFilters { rows.removeAll { !$0.matches(query) } }
    if isSelective { rows = rows.selected(query) }
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

  /// Returns the response to a GraphQL request.
  private func offers(_ request: TestServer.Request) -> TestServer.Response {
    let body = try? JSONDecoder().decode([String: String].self, from: Data(request.body))
    let syntax =
      /(?<alias>\w+):(?<kind>prices_\w+)\(params:\{(?<params>[^}]*)\},paging:\{limit:(?<limit>\d+),offset:(?<offset>\d+)\},sorting:VALUE_ASC,grouping:NONE,currency:"(?<currency>\w+)",market:"[a-z]{2}"\)\{/
    guard request.method == "POST", let text = body?["query"] else { return .init(status: 400, #"{"errors":[]}"#) }
    var (members, errors): ([String], [String]) = ([], [])
    for query in text.matches(of: syntax) {
      let params = Dictionary(
        query.params.matches(of: /(\w+):("[^"]*"|\[[^\]]*\]|\w+)/).map {
          (String($0.1), $0.2.filter { !"\"[]".contains($0) })
        }
      ) { $1 }
      let route = "\(params["origin"] ?? "")-\(params["destination"] ?? "")"
      guard !brokenRoutes.contains(route), let limit = Int(query.limit), let offset = Int(query.offset) else {
        members.append(#""\#(query.alias)":null"#)
        errors.append(#"{"message":"no offers on \#(route)","path":["\#(query.alias)"]}"#)
        continue
      }
      let isOneWay = query.kind == "prices_one_way"
      let rows = (fares[params["origin"] ?? ""] ?? []).filter {
        ignoresFilters || $0.isOffered(params, isOneWay: isOneWay)
      }.byPrice
      let page = rows.dropFirst(offset).prefix(min(limit, maxOffers)).map { $0.offer(currency: String(query.currency)) }
      members.append(#""\#(query.alias)":[\#(page.joined(separator: ","))]"#)
    }
    let data = #""data":{\#(members.joined(separator: ","))}"#
    return .init(errors.isEmpty ? "{\(data)}" : #"{\#(data),"errors":[\#(errors.joined(separator: ","))]}"#)
  }
}

extension TestServer.Response {
  public static func refusal(_ message: String) -> Self {
    Self(status: 400, #"{"error":"\#(message)","data":null,"success":false}"#)
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
    // The service has hardly any fares for a day of return.
    if let wanted = query["return_at"], wanted.count != 7 || member("return_at")?.hasPrefix(wanted) != true {
      return false
    }
    guard let least = query["min_trip_duration"].flatMap(Int.init),
      let most = query["max_trip_duration"].flatMap(Int.init)
    else { return true }
    return days.count == 2 && least...most ~= days[1] - days[0]
  }

  /// Returns whether an offer matches the parameters of a GraphQL query.
  fileprivate func isOffered(_ params: [String: String], isOneWay: Bool) -> Bool {
    guard let wanted = params["destination"],
      ["destination", "destination_airport"].contains(where: { member($0) == wanted }),
      isOneWay == (returnDay.isEmpty)
    else { return false }
    if let first = params["depart_date_min"], day < first { return false }
    if let last = params["depart_date_max"], day > last { return false }
    if let dates = params["depart_dates"] {
      let days = dates.split(separator: ",")
      if days.count > 5 || !days.contains(where: { $0 == day }) { return false }
    }
    if let first = params["return_date_min"], returnDay < first { return false }
    if let last = params["return_date_max"], returnDay > last { return false }
    if params["direct"] == "true", !isDirect { return false }
    return params["value_max"].flatMap(Double.init).map { price <= $0 } ?? true
  }

  /// This fare in the format of GraphQL.
  fileprivate func offer(currency: String) -> String {
    let changes = ["transfers", "return_transfers"].compactMap { member($0).flatMap { Int($0) } }.max() ?? 0
    let members = [
      ("value", member("price") ?? "null"), ("currency", "\"\(currency)\""),
      ("departure_at", quoted("departure_at")), ("return_at", quoted("return_at")),
      ("found_at", #""2026-05-05T10:00:00Z""#), ("duration", member("duration") ?? "null"),
      ("number_of_changes", "\(changes)"), ("main_airline", quoted("airline")), ("ticket_link", quoted("link")),
      ("origin_city_iata", quoted("origin")), ("destination_city_iata", quoted("destination")),
      ("origin_airport_iata", quoted("origin_airport")),
      ("destination_airport_iata", quoted("destination_airport")),
      ("segments", #"[{"flight_legs":[{"flight_number":\#(quoted("flight_number"))}]}]"#),
    ]
    return "{\(members.map { "\"\($0)\":\($1)" }.joined(separator: ","))}"
  }

  private func quoted(_ name: String) -> String {
    member(name).flatMap { $0.isEmpty || $0 == "null" ? nil : "\"\($0)\"" } ?? "null"
  }

  fileprivate var isDirect: Bool {
    ["transfers", "return_transfers"].allSatisfy { member($0).map { $0 == "0" } ?? true }
  }

  /// The local day of the return flight; empty for a one-way fare.
  fileprivate var returnDay: String { String((member("return_at") ?? "").prefix(10)) }
  fileprivate var destination: String { member("destination") ?? "" }

  /// The price of this fare.
  fileprivate var price: Double { member("price").flatMap(Double.init) ?? .infinity }
  /// The local day of departure of this fare.
  fileprivate var day: String { String((member("departure_at") ?? "").prefix(10)) }
}

extension [String] {
  fileprivate var byPrice: [String] { sorted { ($0.price, $0) < ($1.price, $1) } }

  /// The fares that the service has for a query, cheapest first: the cheapest to each destination or, without `unique`,
  /// the cheapest to each destination on each pair of dates.
  fileprivate func selected(_ query: [String: String]) -> [String] {
    var seen: Set<String> = []
    return byPrice.filter { fare in
      guard (query["one_way"] == "true") == fare.returnDay.isEmpty, query["direct"] != "true" || fare.isDirect else {
        return false
      }
      let dates = query["unique"] == "true" ? "" : " \(fare.day) \(fare.returnDay)"
      return seen.insert(fare.destination + dates).inserted
    }
  }

  /// An object with the cheapest of these fares for each day of departure.
  fileprivate var groupedByDay: String {
    let cheapest = Dictionary(map { ($0.day, $0) }) { $1.price < $0.price ? $1 : $0 }
    let members = cheapest.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1)" }
    return "{\(members.joined(separator: ","))}"
  }
}
