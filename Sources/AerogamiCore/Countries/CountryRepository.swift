public import AerogamiContainer

/// Fetches countries from a service and remembers them for the lifetime of the repository.
///
/// Callers that need the same value at the same time share one request.
///
/// Invariant: `responses` and `countries` contain neither errors nor stale responses, so a failed request is sent again
/// for the next caller. A response is stored before its request counts as finished. A later caller therefore finds
/// either the running request or the stored response, and the service gets one request.
public actor CountryRepository {
  private let client: CountryClient
  private let requests = RequestCoalescer<Request, Fetched<[Country]>>()
  /// Maps each request by name to its response, which may be empty.
  private var responses: [Request: Fetched<[Country]>] = [:]
  private var countries: [Country.Code: (country: Country, status: Status)] = [:]

  /// Creates a repository that requests countries from a client.
  public init(_ client: CountryClient) {
    self.client = client
  }

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

  /// Returns the countries with a name. See ``CountryClient/named``.
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

/// The key under which callers share a request.
///
/// The response to a request by name is remembered under this key. The response to a request by codes is remembered
/// country by country.
private enum Request: Hashable, Sendable {
  /// A request by name, in lowercase.
  case named(String, CountryClient.NameMatch)
  case coded([Country.Code])
}
