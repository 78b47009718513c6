extension CountryClient {
  /// Answers from built-in data: every country of the world, as REST Countries has them.
  public static func mock() -> CountryClient { mock(World.countries) }

  /// Answers with those of `countries` that are asked for, in their order.
  ///
  /// - Parameter countries: Asked for when a call needs them, and not before.
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
      coded: { codes in Fetched(countries().filter { country in codes.contains(where: country.isCoded) }) })
  }
}

extension Country {
  /// Whether its common or its official name has `text` anywhere in it, case aside: what services look for.
  fileprivate func hasPart(_ text: String) -> Bool {
    let text = text.lowercased()
    return [name, officialName ?? ""].contains { $0.lowercased().contains(text) }
  }
}
