import AerogamiContainer

extension CountryClient {
  /// A client with built-in data: every country of the world, as in REST Countries.
  public static func mock() -> CountryClient { mock(World.countries) }

  /// A client that returns the matching entries of `countries`, in the same order. Each call evaluates `countries`.
  public static func mock(_ countries: @autoclosure @escaping @Sendable () -> [Country]) -> CountryClient {
    CountryClient(
      named: { name, match in
        Fetched(
          countries().filter { country in
            switch match {
            case .full: country.isNamed(name)
            case .part: country.hasPart(name)
            }
          })
      },
      coded: { codes in Fetched(countries().filter { country in codes.contains(where: country.hasCode) }) })
  }
}

extension Country {
  /// Returns whether the common or official name contains `text`, ignoring case, as in the search of REST Countries.
  fileprivate func hasPart(_ text: String) -> Bool {
    let text = text.lowercased()
    return [name, officialName ?? ""].contains { $0.lowercased().contains(text) }
  }
}
