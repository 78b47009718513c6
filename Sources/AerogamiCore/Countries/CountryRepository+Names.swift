extension CountryRepository {
  /// The one country that a person means by a name or a code.
  ///
  /// A country whose whole name it is comes first, then one whose alpha-2 or alpha-3 code it is, and then the only one of
  /// which it is a whole word, or several. Nothing else is taken for a country: `UK` is not Ukraine.
  ///
  /// - Throws: ``CountryNameError`` when that is none or several, and what the client throws.
  public nonisolated func country(named name: String) async throws -> Fetched<Country> {
    var response = try await countries(named: name, .full)
    // A service may take part of a name for all of it.
    if let country = try response.value.filter({ $0.isNamed(name) }).onlyOne(for: name) {
      return response.with(country)
    }
    let first = response

    if name.isCountryCode {
      let code = name.uppercased()
      response = try await countries(coded: [code])
      if let country = try response.value.filter({ $0.isCoded(code) }).onlyOne(for: name) {
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
    // Of one or two letters anything could be meant.
    if similar.isEmpty, name.count > 2 { similar = response.value.map(\.name).uniqued() }
    throw CountryNameError.unknown(name, similar: similar, requested: first.requested)
  }
}

extension [Country] {
  /// Its only country; `nil` for none.
  fileprivate func onlyOne(for name: String) throws(CountryNameError) -> Country? {
    var codes: Set<Country.Code> = []
    let countries = filter { codes.insert($0.alpha3).inserted }
    if countries.count > 1 { throw .ambiguous(name, countries.sorted(by: Country.isInOrder)) }
    return countries.first
  }
}

extension Fetched {
  /// The same of another value.
  func with<Other>(_ other: Other) -> Fetched<Other> {
    Fetched<Other>(other, attempts: attempts, skipped: skipped, requested: requested, status: status)
  }
}
