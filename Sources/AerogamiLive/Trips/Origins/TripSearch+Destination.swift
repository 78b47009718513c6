import AerogamiCore

extension TripSearch {
  /// The IATA code of the only destination: an airport, a metropolitan area, or a city with one code. `nil` for a
  /// search without destinations or with several, for a country, and for a city whose airports have several codes.
  var onlyDestination: String? {
    guard to.count == 1, let codes = to[0].originCodes, codes.count == 1 else { return nil }
    return codes[0]
  }
}
