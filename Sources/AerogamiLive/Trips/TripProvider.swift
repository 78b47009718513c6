import AerogamiContainer
import AerogamiCore
import AerogamiHTTP

/// A provider of trips: the service behind the live trips client, and its rules. A new provider needs a folder with its
/// client, and a line in ``all``.
struct TripProvider: Sendable {
  enum Token: Sendable {
    case none, optional
    /// Every request needs a token, which users get at this page.
    case required(page: String)
  }

  /// The value of `clients.trips.provider`.
  let name: String
  /// The name in messages.
  let title: String
  /// The public address; `nil` if there is none.
  var defaultBaseURL: BaseURL?
  /// The rate limit; `nil` if none is known.
  var rateLimit: RateLimit?
  var token = Token.optional
  /// Whether the terms allow only private use, so that the trips must not be served to other machines.
  var isPrivate = false
  /// Whether the service may send prices in another currency than the requested one.
  var mayIgnoreCurrency = false
  /// Whether regions are sets of cities and airports.
  var hasOrigins = true
  /// Whether prices depend on the market, ``TripOptions/market``.
  var hasMarkets = false
  /// The maximum number of nights that the service can search for; `nil` for any number.
  var maxNights: Int?
  /// Creates the client of a service, which does not check ``maxNights``.
  let client: @Sendable (Service, TripOptions, ClientContext) -> TripClient
  /// Sends one small request that succeeds on every service with this API.
  let probe: @Sendable (Service, TripOptions, ClientContext) async throws -> Void

  /// All providers. The first is the default.
  static let all = [aerogami, travelpayouts, ryanair]
}

extension TripProvider {
  /// Creates the client of a service. A search that the service cannot answer is an error before any request.
  func live(_ service: Service, _ options: TripOptions, _ context: ClientContext) -> TripClient {
    var client = client(service, options, context)
    guard maxNights != nil else { return client }
    let (trips, calendar) = (client.trips, client.calendar)
    client.trips = { request in
      let origin = request.origin
      try check(
        request.search, requested: origin.map { "the trips in \($0.printable(maxLength: 60))" } ?? "every region")
      return try await trips(request)
    }
    client.calendar = { request in
      try check(request.search, requested: "the calendar of \(request.route.text.printable(maxLength: 60))")
      return try await calendar(request)
    }
    return client
  }

  private func check(_ search: TripSearch, requested: String) throws(ClientError) {
    guard let maxNights, let nights = search.shape.nights, nights.upperBound > maxNights else { return }
    throw ClientError(
      requested: requested,
      reason: .failed(
        .unimplemented, detail: "at most \(maxNights) nights can be searched with \(title)",
        remedy: "search fewer nights, or use another provider"),
      attempts: 0)
  }
}

extension ConfigurationFormat<TripProvider> {
  static func provider(among providers: [TripProvider]) -> Self {
    let names = providers.map(\.name)
    return Self(
      expectation: names.listed(with: "or"), words: names, parse: { name in providers.first { $0.name == name } },
      text: \.name)
  }
}
