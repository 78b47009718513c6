import AerogamiContainer
import AerogamiCore

extension FareSource {
  /// The maximum number of pairs of cities or airports on one route. Each pair needs at least one request for a month.
  private static let maxPairs = 20

  /// Returns the cheapest price of each day of a month. Leaves out days without a fare: the service knows only fares
  /// that its users found recently.
  ///
  /// - Throws: `ClientError`, or `CancellationError`.
  func calendar(_ request: CalendarRequest) async throws -> Fetched<[CalendarDay]> {
    if request.month.arePast(at: now()) { return Fetched([], attempts: 0) }
    let currency = request.search.requestedCurrency ?? currency
    let pairs = try pairs(of: request, currency: currency)
    let responses = try await origins.responses(of: pairs) { try await calendar(of: $0, request) }
    return try Fetched(
      joining: zip(pairs, responses).map { ($0.name, $1) }, of: "routes", in: currency)
  }

  /// A pair of cities or airports, and its requests.
  private struct Pair: Sendable {
    /// The codes joined by a hyphen, such as `VNO-BCN`.
    let name: String
    let requests: [GroupedFaresRequest]
  }

  private func pairs(of request: CalendarRequest, currency: String) throws(ClientError) -> [Pair] {
    let (origins, destinations) = (try request.codes(of: \.from), try request.codes(of: \.to))
    let codes = origins.flatMap { origin in destinations.map { (origin, $0) } }.filter { $0 != $1 }
    guard codes.count <= Self.maxPairs else {
      throw request.error(
        "the route has \(codes.count) pairs of cities or airports, but at most \(Self.maxPairs) are supported",
        remedy: "name fewer places")
    }
    return codes.map { origin, destination in
      Pair(
        name: "\(origin)-\(destination)",
        requests: request.requestedNights.map { nights in
          GroupedFaresRequest(
            origin: origin, destination: destination, departure: request.month, nights: nights,
            isDirect: request.search.needsDirect, currency: currency, market: market ?? origin.market)
        })
    }
  }

  /// - Throws: `CancellationError`.
  private func calendar(
    of pair: Pair, _ request: CalendarRequest
  ) async throws -> Result<Fetched<[CalendarDay]>, ClientError> {
    var responses: [(name: String, response: Result<Fetched<[CalendarDay]>, ClientError>)] = []
    for part in pair.requests {
      let nights = part.nights?.lowerBound
      let name = nights.map { "\($0) \($0 == 1 ? "night" : "nights")" } ?? "any number of nights"
      do {
        let fetched = try await trips(part)
        let allowed = fetched.value.filter { request.allows($0, of: part) }
        responses.append((name, .success(fetched.map { _ in [CalendarDay](cheapestOf: allowed, in: part.currency) })))
      } catch let error as ClientError {
        responses.append((name, .failure(error.unknownCode == nil ? error : error.about(request.name))))
      }
    }
    if responses.count == 1 { return responses[0].response }
    do throws(ClientError) {
      return .success(try Fetched(joining: responses, of: "lengths of stay", in: pair.requests.first?.currency))
    } catch {
      return .failure(error)
    }
  }
}

extension CalendarRequest {
  /// The numbers of nights in each request for a pair; `nil` for any number. The cheapest fare of a day may return on a
  /// weekday that the search does not allow. So a search with return weekdays sends a request for each number of
  /// nights, if it allows at most three numbers.
  fileprivate var requestedNights: [ClosedRange<Int>?] {
    guard let nights = search.shape.nights else { return [nil] }
    return search.shape.returnDays.isEmpty || nights.count > 3 ? [nights] : nights.map { $0...$0 }
  }

  /// Returns the codes with which the service finds all trips from or to the places of the route.
  fileprivate func codes(of places: KeyPath<CalendarRoute, [Place]>) throws(ClientError) -> [String] {
    var codes: [String] = []
    for place in route[keyPath: places] {
      guard let ofPlace = place.originCodes else {
        throw error(
          "the service has a calendar for cities and airports, but not for \(place.word.printable(maxLength: 60))",
          remedy: "name cities or airports, as in VNO-BCN")
      }
      codes += ofPlace
    }
    return codes.uniqued()
  }

  fileprivate var name: String { "the calendar of \(route.text.printable(maxLength: 60))" }

  fileprivate func error(_ detail: String, remedy: String) -> ClientError {
    ClientError(
      requested: name, reason: .failed(.unimplemented, detail: detail, remedy: remedy), attempts: 0)
  }

  /// Returns whether a trip, with codes instead of the names of cities, is on the requested route and matches the
  /// search. This must be checked because the service may ignore a parameter.
  fileprivate func allows(_ trip: Trip, of request: GroupedFaresRequest) -> Bool {
    func isAt(_ places: [Place], _ code: String, _ location: TripLocation) -> Bool {
      location.city == code || places.contains { $0.contains(location) }
    }
    if search.needsDirect, trip.transfers != 0 { return false }
    guard isAt(route.from, request.origin, trip.departure), isAt(route.to, request.destination, trip.destination) else {
      return false
    }
    guard isRoundTrip else { return trip.returnAt == nil }
    return trip.returnAt.map { allows(returning: $0.dayNumber, after: trip.departureAt.dayNumber) } ?? false
  }
}
