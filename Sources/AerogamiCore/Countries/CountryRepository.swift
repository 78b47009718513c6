public import AerogamiContainer

/// Fetches countries from a service and remembers them for the lifetime of the repository.
///
/// Callers that need the same value at the same time share one request.
///
/// Invariant: `responses` and `countries` contain nothing from failed requests or stale responses, so a failed request
/// is sent again for the next caller. A response is stored before its request counts as finished. A later caller
/// therefore finds either the running request or the stored response, and the service gets one request.
public actor CountryRepository {
  private let client: CountryClient
  private let requests = RequestCoalescer<Request, Fetched<[Country]>>()
  /// The responses to requests by name. A response may contain no countries.
  private var responses: [Request: Fetched<[Country]>] = [:]
  private var countries: [Country.Code: (country: Country, status: Status)] = [:]

  /// Creates a repository that requests countries from a client.
  public init(_ client: CountryClient) { self.client = client }

  /// The maximum number of codes that ``countries(coded:)`` sends in one request.
  public nonisolated var codesAtOnce: Int { client.codesAtOnce }

  /// Returns the countries with these codes, in any order. Unknown codes are left out.
  ///
  /// Requests only the codes that are not remembered. Countries are remembered by alpha-3 code, so an alpha-2 code is
  /// always requested.
  ///
  /// - Parameter codes: At most ``codesAtOnce`` alpha-3 codes, or a single alpha-2 code.
  /// - Throws: An error of the client.
  public nonisolated func countries(coded codes: [Country.Code]) async throws -> Fetched<[Country]> {
    var all = await countries(remembered: codes)
    let others = codes.filter { code in !all.value.contains { $0.alpha3 == code } }
    if !others.isEmpty { all.append(try await response(to: .coded(others)) { try await $0.coded(others) }) }
    return all
  }

  nonisolated func countries(named name: String, _ match: CountryClient.NameMatch) async throws -> Fetched<[Country]> {
    try await response(to: .named(name.lowercased(), match)) { try await $0.named(name, match) }
  }

  private nonisolated func response(
    to request: Request, fetch: @Sendable (CountryClient) async throws -> Fetched<[Country]>
  ) async throws -> Fetched<[Country]> {
    if let remembered = await response(remembered: request) { return remembered }
    return try await requests.value(for: request) { [client] in
      // Another caller's request may have finished between the check above and this closure.
      if let remembered = await self.response(remembered: request) { return remembered }
      let response = try await fetch(client)
      await self.remember(response, to: request)
      return response
    }
  }

  private func countries(remembered codes: [Country.Code]) -> Fetched<[Country]> {
    let known = codes.compactMap { countries[$0] }
    return Fetched(known.map(\.country), attempts: 0, status: known.reduce(.ok) { $0.joined(with: $1.status) })
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

/// The key under which callers share a request. The response to a request by name is remembered under this key. The
/// response to a request by codes is remembered country by country.
private enum Request: Hashable, Sendable {
  /// A request by name, in lowercase.
  case named(String, CountryClient.NameMatch)
  case coded([Country.Code])
}

extension CountryRepository {
  /// Returns the country that a name or code identifies.
  ///
  /// Compares `name`, in this order and until something matches, with whole names, with alpha-2 and alpha-3 codes, and
  /// with whole words of names. Other parts of a name do not match: `UK` is not Ukraine.
  ///
  /// - Throws: ``CountryNameError`` if no country or more than one matches, or an error of the client.
  public nonisolated func country(named name: String) async throws -> Fetched<Country> {
    var response = try await countries(named: name, .full)
    // A service may match parts of names even if the request is for whole names.
    if let country = try response.value.filter({ $0.isNamed(name) }).onlyOne(for: name) {
      return response.with(country)
    }
    let first = response

    if name.isCountryCode {
      let code = name.uppercased()
      response = try await countries(coded: [code])
      if let country = try response.value.filter({ $0.hasCode(code) }).onlyOne(for: name) {
        return response.with(country)
      }
    }

    response = try await countries(named: name, .part)
    response.value += first.value
    response.status = response.status.joined(with: first.status)
    if let country = try response.value.filter({ $0.isMentioned(by: name) }).onlyOne(for: name) {
      return response.with(country)
    }
    var similar = World.names(like: name)
    // One or two letters match too many names to suggest any.
    if similar.isEmpty, name.count > 2 { similar = response.value.map(\.name).uniqued() }
    throw CountryNameError.unknown(name, similar: similar, requested: first.requested)
  }
}

extension [Country] {
  /// Returns the only country, ignoring duplicates; `nil` if the list is empty. Throws an error if there are several.
  fileprivate func onlyOne(for name: String) throws(CountryNameError) -> Country? {
    var codes: Set<Country.Code> = []
    let countries = filter { codes.insert($0.alpha3).inserted }
    if countries.count > 1 { throw .ambiguous(name, countries.sorted(by: Country.isInOrder)) }
    return countries.first
  }
}

extension Fetched {
  func with<Other>(_ other: Other) -> Fetched<Other> {
    Fetched<Other>(other, attempts: attempts, skipped: skipped, requested: requested, status: status)
  }
}

extension CountryRepository {
  /// Fetches the countries that border a country, with as few requests as ``codesAtOnce`` allows. Sends no request for
  /// a country without borders.
  ///
  /// A neighbor that the service does not know counts as failed. If the calling task is canceled, all requests are
  /// canceled, and neighbors without a response have a canceled outcome.
  ///
  /// - Parameters:
  ///   - country: The country whose neighbors to fetch.
  ///   - concurrency: The maximum number of requests in progress, 1 or more.
  ///   - clock: Measures the elapsed time of each request.
  /// - Returns: One outcome for each code, in the order of ``Country/borders``.
  public nonisolated func neighbors(
    of country: Country, concurrency: Int, clock: any Clock<Duration>
  ) async -> [Outcome<Country.Code, Fetched<Country>>] {
    let codes = country.borders.uniqued()
    let size = min(codesAtOnce, max(codes.count, 1))
    let batches = stride(from: 0, to: codes.count, by: size).map { Array(codes[$0..<min($0 + size, codes.count)]) }
    let feed = Feed<[Country.Code], [Country]>(countries(coded:), clock: clock)
    var outcomes: [Country.Code: Outcome<Country.Code, Fetched<Country>>] = [:]
    let cancelled = await feed.run(batches, concurrency: concurrency) { outcome in
      for code in outcome.key { outcomes[code] = outcome.of(code) }
      return .continue
    }
    for outcome in cancelled { for code in outcome.key { outcomes[code] = outcome.of(code) } }
    return codes.compactMap { outcomes[$0] }
  }
}

extension Outcome where Key == [Country.Code], Response == Fetched<[Country]> {
  /// Returns the outcome for one of the countries of a shared request.
  fileprivate func of(_ code: Country.Code) -> Outcome<Country.Code, Fetched<Country>> {
    var (country, status) = (Fetched<Country>?.none, status)
    if let response {
      if let found = response.value.first(where: { $0.alpha3 == code }) {
        country = Fetched<Country>(found, attempts: attempts, requested: response.requested, status: status)
      } else {
        // A partial or stale response has an error, which explains why the country is missing.
        status = .failed(status.error ?? response.missing(code))
      }
    }
    return Outcome<Country.Code, Fetched<Country>>(
      key: code, response: country, status: status, attempts: attempts, elapsed: elapsed)
  }
}

extension Fetched<[Country]> {
  fileprivate func missing(_ code: Country.Code) -> ClientError {
    let invalidRow = skipped.reasons.first.map { reason in
      ClientError.Reason.failed(.malformed, detail: "the response lacks this country, and a row is invalid: \(reason)")
    }
    return ClientError(
      requested: requested ?? "CountryClient.coded([\"\(code)\"])",
      reason: invalidRow ?? .failed(.status(404), detail: "country not found"), attempts: attempts)
  }
}

/// An error for a country name or code that does not identify exactly one country.
public enum CountryNameError: Error, Hashable, Sendable {
  /// No country has this name or code. `similar` lists likely alternatives. `requested` is the request that found
  /// nothing; `nil` if the client does not report its requests.
  case unknown(String, similar: [String], requested: String?)
  /// Two or more countries match.
  case ambiguous(String, [Country])
}

extension CountryNameError: ReportedError {
  /// 4 if no country has the name, as for every id, code and route that nothing has; 1 for an ambiguous name.
  public var exitCode: Int32 { if case .unknown = self { 4 } else { 1 } }

  public var message: String {
    switch self {
    case .unknown(let name, let similar, let requested):
      let source = similar.isEmpty ? requested.map { " (\($0))" } ?? "" : ""
      return "there is no country \"\(name.printable(maxLength: 60))\"\(source)"
    case .ambiguous(let name, let countries):
      let candidates = countries.prefix(Self.candidateCount).map {
        "\($0.name.printable(maxLength: 60)) (\($0.alpha3))"
      }
      let others = countries.count - candidates.count
      return "\"\(name.printable(maxLength: 60))\" matches several countries: "
        + (others > 0
          ? candidates.joined(separator: ", ") + " and \(others) more" : candidates.listed(with: "and"))
    }
  }

  public var remedy: String? {
    switch self {
    case .unknown(_, let similar, _) where !similar.isEmpty:
      let names = similar.prefix(Self.candidateCount).map { "\"\($0.printable(maxLength: 60))\"" }
      return "did you mean \(names.listed(with: "or"))?"
    case .unknown: return "enter the English name or the code, such as DE or DEU"
    case .ambiguous: return "enter the full name or the code"
    }
  }

  private static let candidateCount = 10
}
