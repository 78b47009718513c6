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
  private var answers: [Request: Fetched<[Country]>] = [:]
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
    if !others.isEmpty { all.append(try await answer(to: .coded(others)) { try await $0.coded(others) }) }
    return all
  }

  /// The countries with a name. See ``CountryClient/named``.
  nonisolated func countries(named name: String, _ match: CountryClient.NameMatch) async throws -> Fetched<[Country]> {
    try await answer(to: .named(name.lowercased(), match)) { try await $0.named(name, match) }
  }

  private nonisolated func answer(
    to request: Request, ask: @Sendable (CountryClient) async throws -> Fetched<[Country]>
  ) async throws -> Fetched<[Country]> {
    if let remembered = await answer(remembered: request) { return remembered }
    return try await requests.value(for: request) { [client] in
      // Another may have been answered, and have left, after the look above and before this one's turn.
      if let remembered = await self.answer(remembered: request) { return remembered }
      let answer = try await ask(client)
      await self.remember(answer, to: request)
      return answer
    }
  }

  private func countries(remembered codes: [Country.Code]) -> Fetched<[Country]> {
    let known = codes.compactMap { countries[$0] }
    return Fetched(
      known.map(\.country), attempts: 0, status: known.reduce(.ok) { $0.joined(with: $1.status) })
  }

  private func answer(remembered request: Request) -> Fetched<[Country]>? {
    switch request {
    case .named: return answers[request]
    case .coded(let codes):
      let known = countries(remembered: codes)
      return known.value.count == codes.count ? known : nil
    }
  }

  private func remember(_ answer: Fetched<[Country]>, to request: Request) {
    if answer.status.kind == .stale { return }
    for country in answer.value { countries[country.alpha3] = (country, answer.status) }
    if case .named = request { answers[request] = answer }
  }
}

/// What makes two requests equal.
private enum Request: Hashable, Sendable {
  /// By a name in lowercase.
  case named(String, CountryClient.NameMatch)
  case coded([Country.Code])
}
