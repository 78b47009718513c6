import Foundation

/// Returns a flight in the format of Kiwi.com's endpoint for agents, with some members replaced or, by `nil`, left out.
public func kiwiSegmentJSON(_ changes: [String: String?] = [:]) -> String {
  object(
    [
      ("from", #""VNO""#), ("to", #""BCN""#), ("fromCity", #""Vilnius""#), ("toCity", #""Barcelona""#),
      ("departureTime", #""2027-01-12T07:25:00""#), ("arrivalTime", #""2027-01-12T10:05:00""#),
      ("carrier", #""FR""#), ("carrierName", #""Ryanair""#), ("flightNumber", #""2878""#),
    ], changes)
}

/// Returns one direction of an itinerary.
public func kiwiDirectionJSON(_ changes: [String: String?] = [:], segments: [String] = [kiwiSegmentJSON()]) -> String {
  object(
    [
      ("from", #""VNO""#), ("to", #""BCN""#), ("departureTime", #""2027-01-12T07:25:00""#),
      ("arrivalTime", #""2027-01-12T10:05:00""#), ("durationSeconds", "13200"), ("stops", "\(segments.count - 1)"),
      ("segments", "[\(segments.joined(separator: ","))]"),
    ], changes)
}

/// The direction back from Barcelona to Vilnius.
public let kiwiReturnJSON = kiwiDirectionJSON(
  ["from": #""BCN""#, "to": #""VNO""#, "durationSeconds": "12900"],
  segments: [
    kiwiSegmentJSON([
      "from": #""BCN""#, "to": #""VNO""#, "fromCity": #""Barcelona""#, "toCity": #""Vilnius""#,
      "departureTime": #""2027-01-16T16:05:00""#, "arrivalTime": #""2027-01-16T20:40:00""#, "flightNumber": #""2879""#,
    ])
  ])

/// An itinerary of ``KiwiService``.
public struct KiwiOffer: Sendable {
  public var price: Double
  private let members: [(key: String, value: String)]
  private var changes: [String: String?]

  /// The round trip.
  public var json: String { object(members, changes) }

  /// Whether all flights are of these airlines.
  fileprivate func isOnly(_ airlines: [String]) -> Bool {
    json.matches(of: /"carrier":"(..)"/).allSatisfy { airlines.contains($0.1.uppercased()) }
  }

  fileprivate var oneWayJSON: String { object(members, changes.merging(["inbound": "null"]) { $1 }) }

  /// Creates a round trip from Vilnius to Barcelona, with some members replaced or, by `nil`, left out.
  public init(_ price: Double, flight: Int = 2878, _ changes: [String: String?] = [:]) {
    (self.price, self.changes) = (price, changes)
    let out = kiwiDirectionJSON(segments: [kiwiSegmentJSON(["flightNumber": "\"\(flight)\""])])
    members = [
      ("id", #""0a1b2c_0|0a1b2c_1""#), ("price", price == price.rounded() ? "\(Int(price))" : "\(price)"),
      ("totalDurationSeconds", "26100"), ("bookingUrl", #""https://on.kiwi.com/aBc123""#),
      ("baggage", #"{"personalItem":1,"cabinBag":0,"checkedBag":0}"#), ("outbound", out), ("inbound", kiwiReturnJSON),
    ]
  }
}

/// A simulation of Kiwi.com's endpoint for agents, after the reports of others.
public struct KiwiService: Sendable {
  /// The itineraries of every search.
  public var offers: [KiwiOffer]
  /// The maximum number of itineraries in a response.
  public static let pageSize = 15

  public init(_ offers: [KiwiOffer] = []) { self.offers = offers }

  /// Returns the response to a request, as the service would.
  public func response(to request: TestServer.Request) -> TestServer.Response {
    guard request.method == "POST", request.path == "/" else {
      return .init(status: 405, "Method Not Allowed", contentType: "text/plain")
    }
    let accepted = request.header("Accept").joined()
    guard accepted.contains("application/json"), accepted.contains("text/event-stream") else {
      return .init(status: 406, Self.error(-32000, "Not Acceptable: Client must accept both"))
    }
    guard let call = kiwiObject(request.body), call["jsonrpc"] as? String == "2.0", call["id"] as? Int == 1 else {
      return .init(status: 400, Self.error(-32700, "Parse error"))
    }
    guard call["method"] as? String == "tools/call", let params = call["params"] as? [String: Any] else {
      return .event(Self.error(-32601, "Method not found"))
    }
    guard params["name"] as? String == "search-flight" else {
      return .event(Self.error(-32602, "Unknown tool: \(params["name"] as? String ?? "")"))
    }
    let arguments = params["arguments"] as? [String: Any] ?? [:]
    if let problem = Self.problem(of: arguments) { return .event(Self.toolError(problem)) }
    let prices = (arguments["price_from"] as? Int ?? 0)...(arguments["price_to"] as? Int ?? 1_000_000)
    let airlines = (arguments["select_airlines"] as? String)?.split(separator: ",").map(String.init)
    let found = offers.filter { offer in
      Double(prices.lowerBound)...Double(prices.upperBound) ~= offer.price && airlines.map(offer.isOnly) ?? true
    }.sorted { $0.price < $1.price }
    let isOneWay = arguments["returnDate"] == nil && arguments["nights_in_dst_from"] == nil
    let page = found.prefix(Self.pageSize).map { isOneWay ? $0.oneWayJSON : $0.json }
    let party = (arguments["adults"] as? Int ?? 1, arguments["children"] as? Int ?? 0)
    return .event(Self.result(page, currency: arguments["currency"] as? String ?? "EUR", party: party))
  }

  private static func problem(of arguments: [String: Any]) -> String? {
    let texts: Set<String> = [
      "flyFrom", "flyTo", "departureDate", "departureDateTo", "returnDate", "returnDateTo", "currency", "sort",
      "select_airlines",
    ]
    let numbers: Set<String> = [
      "nights_in_dst_from", "nights_in_dst_to", "adults", "children", "infants", "price_from", "price_to",
      "max_sector_stopovers",
    ]
    for (name, value) in arguments.sorted(by: { $0.key < $1.key }) {
      let isValid =
        switch name {
        case _ where texts.contains(name): value is String
        case _ where numbers.contains(name): value is Int
        case "one_for_city", "allow_self_transfer": value is Bool
        case "adults_hold_bags", "adults_hand_bags": value is [Int]
        default: false
        }
      if !isValid { return "Invalid arguments for tool search-flight: \(name)" }
      if name.hasSuffix("Date") || name.hasSuffix("DateTo"),
        (value as? String)?.wholeMatch(of: /[0-3][0-9]\/[01][0-9]\/20[0-9]{2}/) == nil
      {
        return "Invalid date format for \(name): expected dd/mm/yyyy"
      }
    }
    return ["flyFrom", "flyTo", "departureDate"].first { arguments[$0] == nil }.map {
      "Invalid arguments for tool search-flight: \($0) is required"
    }
  }

  /// The JSON-RPC response with these itineraries.
  public static func result(
    _ itineraries: [String], currency: String = "EUR", party: (adults: Int, children: Int) = (1, 0),
    error: String = "null"
  ) -> String {
    let content = """
      {"query":{"flyFrom":"VNO"},"currency":"\(currency)",\
      "passengers":{"adults":\(party.adults),"children":\(party.children),"infants":0},\
      "resultsCount":\(itineraries.count),"itineraries":[\(itineraries.joined(separator: ","))],\
      "searchTimeMs":10412,"error":\(error)}
      """
    return #"{"result":{"content":[{"type":"text","text":"see structuredContent"}],"structuredContent":"#
      + content + #"},"jsonrpc":"2.0","id":1}"#
  }

  public static func error(_ code: Int, _ message: String) -> String {
    #"{"jsonrpc":"2.0","error":{"code":\#(code),"message":"\#(message)"},"id":1}"#
  }

  public static func toolError(_ text: String) -> String {
    #"{"result":{"content":[{"type":"text","text":"\#(text)"}],"isError":true},"jsonrpc":"2.0","id":1}"#
  }
}

extension TestServer.Response {
  /// A response with one server-sent event.
  public static func event(_ json: String) -> Self {
    Self("event: message\ndata: \(json)\n\n", contentType: "text/event-stream")
  }
}

extension TestServer.Request {
  /// The arguments of a call of a tool, as JSON with sorted keys.
  public var toolArguments: String {
    let params = kiwiObject(body)?["params"] as? [String: Any]
    let data = try? JSONSerialization.data(
      withJSONObject: params?["arguments"] ?? [:], options: [.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}

private func kiwiObject(_ bytes: [UInt8]) -> [String: Any]? {
  (try? JSONSerialization.jsonObject(with: Data(bytes))) as? [String: Any]
}
