import AerogamiContainer
package import AerogamiCore

extension FindPrices {
  /// Returns the recorded routes that a text such as `VNO-BCN` or `Vilnius-Barcelona` names, the one with the most
  /// recorded days first. Two codes name their own route if it is recorded. Otherwise, each side is a list of places, and
  /// names all routes between their airports. An ambiguous name means the only city that has recorded routes.
  ///
  /// - Parameters:
  ///   - places: Returns the places for a word that is not a place itself, such as `home`; `nil` if there are none.
  ///   - home: The user's places of departure, which decide what an ambiguous name means if several of its cities have
  ///     recorded routes.
  /// - Throws: `TripSearchError` if the text is not a route or has an unknown place, ``RecordedPricesError`` if no prices
  ///   are recorded for the route, or an error of the store.
  package func routes(
    _ text: String, resolving places: (_ word: String) -> [Place]? = { _ in nil }, home: [String] = []
  ) async throws -> [Route] {
    let text = text.withHyphens
    let codes = Route(text)
    if let codes, !(try await history.histories(codes).isEmpty) { return [codes] }
    let recorded = try await history.routes(now()).map(\.route.route).uniqued()
    let named: CalendarRoute
    do throws(TripSearchError) {
      named = try CalendarRoute(text, resolving: { places($0) ?? Place.ends(named: $0, of: recorded) }, home: home)
    } catch {
      let similar = codes.flatMap { codes in
        "\(codes)".nearest(in: recorded.filter { $0.isNear(codes) }.map { "\($0)" })
      }
      throw similar.map { TripSearchError(error.message, remedy: "did you mean \($0)?") } ?? error
    }
    var found: [(route: Route, count: Int)] = []
    for route in recorded where named.contains(route) {
      found.append((route, try await history.histories(route).reduce(0) { $0 + $1.days.count }))
    }
    if found.isEmpty {
      let name = codes.map { "\($0)" } ?? text.printable(maxLength: 60)
      throw RecordedPricesError(name, .unknownRoute(known: recorded))
    }
    // The sort is stable, so routes with equal counts stay sorted by code.
    return found.sorted { $0.count > $1.count }.map(\.route)
  }
}

extension Route {
  /// Returns whether both ends are like those of another route. Two different letters of one end are another place.
  fileprivate func isNear(_ other: Route) -> Bool {
    "\(departure)".nearest(in: ["\(other.departure)"]) != nil
      && "\(destination)".nearest(in: ["\(other.destination)"]) != nil
  }
}

extension CalendarRoute {
  /// Returns whether a route between airports is one between these places.
  fileprivate func contains(_ route: Route) -> Bool {
    from.contain(route.departure) && to.contain(route.destination)
  }
}

extension [Place] {
  /// Returns whether an airport is in one of these places.
  package func contain(_ airport: LetterCode) -> Bool {
    let code = "\(airport)"
    // A service may use the code of a city instead of an airport's.
    let location = TripLocation(
      city: code, countryCode: KnownAirport(code: code)?.countryCode ?? "", airportCode: code)
    return contains { $0.contains(location) }
  }
}
