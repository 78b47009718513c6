public import AerogamiContainer

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
  /// Returns a copy with another value, and with the same attempts, skipped rows, request and status.
  func with<Other>(_ other: Other) -> Fetched<Other> {
    Fetched<Other>(other, attempts: attempts, skipped: skipped, requested: requested, status: status)
  }
}
