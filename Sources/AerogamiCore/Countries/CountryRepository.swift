/// The countries of a service, asked for no more often than needed.
///
/// Equal requests that are under way at the same time are one request, and what was answered is remembered for as long
/// as the repository lives.
///
/// Invariant: what is in `answers` and `countries` is what the service answered, or what was kept of that by wish; never
/// an error, nor what stood in for an answer that failed. A request's answer is in them before the request counts as
/// over, so that of all who ask for the same, whenever they do, one asks the service.
public actor CountryRepository {
  private let client: CountryClient
  private let requests = RequestCoalescer<Request, Fetched<[Country]>>()
  /// By a name, also where there is no country for it.
  private var responses: [Request: Fetched<[Country]>] = [:]
  private var countries: [Country.Code: (country: Country, status: Status)] = [:]

  public init(_ client: CountryClient) {
    self.client = client
  }

  /// How many codes ``countries(coded:)`` makes one request for.
  public nonisolated var codesAtOnce: Int { client.codesAtOnce }

  /// The countries with these alpha-3 codes, at most ``codesAtOnce``, in any order; what the service does not know is
  /// left out. Only those that are not remembered are asked for.
  ///
  /// - Throws: What the client throws.
  public nonisolated func countries(coded codes: [Country.Code]) async throws -> Fetched<[Country]> {
    var all = await countries(remembered: codes)
    let others = codes.filter { code in !all.value.contains { $0.alpha3 == code } }
    if !others.isEmpty { all.append(try await response(to: .coded(others)) { try await $0.coded(others) }) }
    return all
  }

  /// The countries with a name. See ``CountryClient/named``.
  nonisolated func countries(named name: String, _ match: CountryClient.NameMatch) async throws -> Fetched<[Country]> {
    try await response(to: .named(name.lowercased(), match)) { try await $0.named(name, match) }
  }

  private nonisolated func response(
    to request: Request, ask: @Sendable (CountryClient) async throws -> Fetched<[Country]>
  ) async throws -> Fetched<[Country]> {
    if let remembered = await response(remembered: request) { return remembered }
    return try await requests.value(for: request) { [client] in
      // Another may have been answered, and have left, after the look above and before this one's turn.
      if let remembered = await self.response(remembered: request) { return remembered }
      let response = try await ask(client)
      await self.remember(response, to: request)
      return response
    }
  }

  private func countries(remembered codes: [Country.Code]) -> Fetched<[Country]> {
    let known = codes.compactMap { countries[$0] }
    return Fetched(
      known.map(\.country), attempts: 0, status: known.reduce(.ok) { $0.joined(with: $1.status) })
  }

  private func response(remembered request: Request) -> Fetched<[Country]>? {
    switch request {
    case .named: return responses[request]
    case .coded(let codes):
      let known = countries(remembered: codes)
      return known.value.count == codes.count ? known : nil
    }
  }

  private func remember(_ response: Fetched<[Country]>, to request: Request) {
    if response.status.kind == .stale { return }
    for country in response.value { countries[country.alpha3] = (country, response.status) }
    if case .named = request { responses[request] = response }
  }
}

/// What makes two requests equal.
private enum Request: Hashable, Sendable {
  /// By a name in lowercase.
  case named(String, CountryClient.NameMatch)
  case coded([Country.Code])
}
