public import AerogamiContainer

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
    guard let response else {
      return Outcome<Country.Code, Fetched<Country>>(
        key: code, response: nil, status: status, attempts: attempts, elapsed: elapsed)
    }
    do throws(ClientError) {
      return Outcome<Country.Code, Fetched<Country>>(
        key: code, response: try response.country(code), status: status, attempts: attempts, elapsed: elapsed)
    } catch {
      // A partial or stale response has an error, which explains why the country is missing.
      return Outcome<Country.Code, Fetched<Country>>(
        key: code, failed: status.error ?? error, attempts: attempts, elapsed: elapsed)
    }
  }
}

extension Fetched<[Country]> {
  fileprivate func country(_ code: Country.Code) throws(ClientError) -> Fetched<Country> {
    if let country = value.first(where: { $0.alpha3 == code }) {
      return Fetched<Country>(country, attempts: attempts, requested: requested, status: status)
    }
    let requested = requested ?? "CountryClient.coded([\"\(code)\"])"
    guard let reason = skipped.reasons.first else {
      throw ClientError(
        requested: requested, reason: .failed(.status(404), detail: "country not found"),
        attempts: attempts)
    }
    throw ClientError(
      requested: requested,
      reason: .failed(.malformed, detail: "the response lacks this country, and a row is invalid: \(reason)"),
      attempts: attempts)
  }
}
