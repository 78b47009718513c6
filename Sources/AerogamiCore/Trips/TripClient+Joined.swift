package import AerogamiContainer

/// One of several sources of trips.
package struct TripSource: Sendable {
  let name: String
  let client: TripClient
  /// The ids of the configured regions, if the source takes other names for those of places; `nil` if the source has
  /// regions of its own.
  let configuredRegions: Set<Region.ID>?
  /// Returns why the source cannot answer a search; `nil` if it can.
  let objection: @Sendable (TripSearch) -> Problem?

  /// Creates a source whose name its trips have in ``Trip/sources``.
  package init(
    _ name: String, _ client: TripClient, configuredRegions: Set<Region.ID>? = nil,
    objection: @escaping @Sendable (TripSearch) -> Problem? = { _ in nil }
  ) {
    (self.name, self.client, self.objection) = (name, client, objection)
    self.configuredRegions = configuredRegions
  }
}

extension TripClient {
  /// A client that requests several sources concurrently, and joins their responses.
  ///
  /// A source that fails does not cancel the others: the response is then partial, and ``Fetched/sources`` names it. A
  /// task that is canceled, for example by a deadline, gets what the other sources have sent. A source that cannot
  /// answer a search, or does not have the region, is not requested. A flight that several sources offer in the same
  /// currency is one trip, at the lowest price. In several currencies, it is several trips with different ids.
  package static func joined(_ sources: [TripSource]) -> TripClient {
    let joined = JoinedSources(all: sources)
    return TripClient(
      trips: { try await joined.trips($0) }, regions: { try await joined.regions() },
      airport: { try await joined.airport($0) }, airlines: { try await joined.airlines() },
      calendar: { try await joined.calendar($0) }, check: { try await joined.check($0) })
  }
}

private struct JoinedSources: Sendable {
  let all: [TripSource]

  func trips(_ request: TripRequest) async throws -> Fetched<[Trip]> {
    let requested = request.origin.map { "the trips in \($0.printable(maxLength: 60))" } ?? "every region"
    // The sources themselves know no names of sources.
    var single = request
    single.search.sources = []
    let withoutRegion = try await sourcesWithoutRegion(request)
    var answers = try await answers(to: request.search, requested, leavingOut: withoutRegion) { [single] in
      try await $0.trips(single)
    }
    answers.leaveOutUnsupported()
    // If another source knows the city or airport, a source that does not know it has no trips there.
    if answers.hasFreshResponse {
      for (index, source) in answers.sources.enumerated() {
        guard case .failed(let error) = source.answer, error.isUnknown else { continue }
        let isPlace = request.origin.flatMap { Place($0) }.map { $0.countryCode == nil } ?? false
        answers.sources[index].answer =
          isPlace ? .sent(Fetched([], attempts: error.attempts)) : .leftOut(Problem(error.message))
      }
    }
    var fetched = try answers.joinedTrips(bags: request.search.passengers.bags, order: request.order)
    fetched.value.makeIDsUnique()
    return fetched
  }

  /// Returns why sources cannot answer a request for a region of another source, by name: they would take an id such as
  /// `blc` for the code of an airport. Throws `CancellationError`.
  private func sourcesWithoutRegion(_ request: TripRequest) async throws -> [String: Problem] {
    let chosen = chosen(for: request.search)
    guard let id = request.origin, id.utf8.count == 3, id != id.uppercasedASCII || Place(id) == nil,
      chosen.contains(where: { $0.configuredRegions?.contains(id) == false })
    else { return [:] }
    var owner: String?
    for source in chosen where owner == nil && source.configuredRegions == nil {
      let regions = await Result { try await source.client.regions() }
      try Task.checkCancellation()
      if let listed = try? regions.get(), listed.value.contains(where: { $0.id == id }) { owner = source.name }
    }
    guard let owner else { return [:] }
    let others = chosen.filter { $0.configuredRegions?.contains(id) == false }
    let problem = Problem(
      "\(id.printable(maxLength: 60)) is a region of \(owner)",
      remedy: "name cities or airports, or configure a region with this id")
    return Dictionary(others.map { ($0.name, problem) }) { first, _ in first }
  }

  private func chosen(for search: TripSearch) -> [TripSource] {
    all.filter { search.sources.isEmpty || search.sources.contains($0.name) }
  }

  /// Asks every source that can look up the trip. Those that cannot are left out.
  func check(_ request: FareCheck) async throws -> Fetched<[Trip]> {
    let search = TripSearch(passengers: request.passengers, sources: request.sources)
    var answers = try await answers(to: search, request.name) { try await $0.check(request) }
    answers.leaveOutUnsupported(evenIfAll: true)
    return try answers.joinedTrips(bags: search.passengers.bags)
  }

  func regions() async throws -> Fetched<[Region]> {
    var answers = try await answers(to: TripSearch(), "the regions") { try await $0.regions() }
    answers.leaveOutUnsupported()
    var indices: [Region.ID: Int] = [:]
    return try answers.joined { joined, regions in
      for region in regions {
        if let index = indices[region.id] {
          joined[index].countryCodes = Set(joined[index].countryCodes + region.countryCodes).sorted()
          joined[index].isSelection = joined[index].isSelection && region.isSelection
        } else {
          indices[region.id] = joined.count
          joined.append(region)
        }
      }
    }
  }

  /// Requests one source after another until one knows the airport.
  func airport(_ code: String) async throws -> Fetched<Airport> {
    var failure: ClientError?
    for source in all {
      do {
        return try await source.client.airport(code)
      } catch let error as ClientError {
        // An error other than an unknown code means that the airport may exist.
        if failure?.isUnknown != false { failure = error }
      }
    }
    throw failure
      ?? ClientError(requested: "the airport \(code)", reason: .unknown("airport", named: code, known: []), attempts: 0)
  }

  func airlines() async throws -> Fetched<[Airline]> {
    var answers = try await answers(to: TripSearch(), "the airlines") { try await $0.airlines() }
    answers.leaveOutUnsupported()
    return try answers.joined { joined, airlines in
      let known = Set(joined.map(\.code))
      joined += airlines.filter { !known.contains($0.code) }
    }
  }

  func calendar(_ request: CalendarRequest) async throws -> Fetched<[CalendarDay]> {
    let requested = "the calendar of \(request.route.text.printable(maxLength: 60))"
    var single = request
    single.search.sources = []
    var answers = try await answers(to: request.search, requested) { [single] in try await $0.calendar(single) }
    answers.leaveOutUnsupported()
    answers.nameSources()
    var fetched = try answers.joined { $0 += $1 }
    fetched.value.keepBest(in: request.search.requestedCurrency)
    return fetched
  }

  /// Requests all sources that the search names and that can answer it. Throws `ClientError` if the search names an
  /// unknown source, or `CancellationError`.
  private func answers<Element>(
    to search: TripSearch, _ requested: String, leavingOut excluded: [String: Problem] = [:],
    _ send: @escaping @Sendable (TripClient) async throws -> Fetched<[Element]>
  ) async throws -> Answers<Element> {
    if let error = search.unknownSource(among: all.map(\.name)) {
      throw ClientError(
        requested: requested, reason: .domain(Problem(error.message, remedy: error.remedy)), attempts: 0)
    }
    let chosen = chosen(for: search)
    var answers: [Answer<Element>?] = chosen.map { source in
      (excluded[source.name] ?? source.objection(search)).map { .leftOut($0) }
    }
    try await withThrowingTaskGroup(of: (Int, Answer<Element>).self) { group in
      for (index, source) in chosen.enumerated() where answers[index] == nil {
        group.addTask { (index, try await answer(of: source, requested, send)) }
      }
      for try await (index, answer) in group { answers[index] = answer }
    }
    let hasResponse = answers.contains { if case .sent = $0 { true } else { false } }
    if !hasResponse { try Task.checkCancellation() }
    return Answers(
      requested: requested,
      sources: zip(chosen, answers).compactMap { source, answer in answer.map { (source.name, $0) } })
  }

  /// A function of its own, because the optimizer of Swift 6.3 loses the index if a child task returns such a tuple in
  /// two places, after success and in `catch`.
  private func answer<Element>(
    of source: TripSource, _ requested: String, _ send: @Sendable (TripClient) async throws -> Fetched<[Element]>
  ) async throws -> Answer<Element> {
    do {
      return .sent(try await send(source.client))
    } catch let error as ClientError {
      return .failed(error)
    } catch is CancellationError {
      return .failed(
        ClientError(
          requested: requested,
          reason: .failed(
            .timeout, detail: "the request was stopped before the source responded",
            remedy: "try again, or give a later deadline"),
          attempts: 1))
    }
  }
}

private enum Answer<Element: Sendable>: Sendable {
  case sent(Fetched<[Element]>)
  case failed(ClientError)
  /// The source was not requested, or has no such list.
  case leftOut(Problem)
}

private struct Answers<Element: Sendable> {
  let requested: String
  /// The answers in the order of the sources.
  var sources: [(name: String, answer: Answer<Element>)]

  var hasResponse: Bool {
    sources.contains { if case .sent = $0.answer { true } else { false } }
  }

  /// Whether a source responded just now, so that this counts more than cached responses.
  var hasFreshResponse: Bool {
    sources.contains { if case .sent(let fetched) = $0.answer { fetched.status.isFresh } else { false } }
  }

  /// Leaves out the sources that have no such list or calendar, or cannot look up the trip, if another source can.
  ///
  /// - Parameter evenIfAll: Whether such a source is left out even if no other source responded.
  mutating func leaveOutUnsupported(evenIfAll: Bool = false) {
    guard hasResponse || evenIfAll else { return }
    for (index, source) in sources.enumerated() {
      // Without any response, a source that was requested belongs in the error.
      guard case .failed(let error) = source.answer, case .failed(.unimplemented, let detail, _) = error.reason,
        hasResponse || error.attempts == 0
      else { continue }
      sources[index].answer = .leftOut(Problem(detail))
    }
  }

  /// Joins the responses. Throws if no source responded.
  func joined(
    add: (inout [Element], [Element]) -> Void
  ) throws(ClientError) -> Fetched<[Element]> {
    guard hasResponse else { throw failure }
    let responses = sources.compactMap { source -> (name: String, response: Result<Fetched<[Element]>, ClientError>)? in
      switch source.answer {
      case .sent(let fetched): (source.name, .success(fetched))
      case .failed(let error): (source.name, .failure(error))
      case .leftOut: nil
      }
    }
    var joined = try Fetched(joining: responses, of: "sources", add: add)
    joined.sources = sources.map { name, answer in
      switch answer {
      case .sent(let fetched) where fetched.status.kind == .stale && joined.status.kind != .stale:
        // Its cached elements were left out, because another source sent new ones.
        SourceResponse(source: name, status: fetched.status.error.map { .failed($0) } ?? fetched.status, count: 0)
      case .sent(let fetched):
        SourceResponse(
          source: name, status: fetched.status, count: fetched.value.count, completeness: fetched.completeness)
      case .failed(let error): SourceResponse(source: name, status: .failed(error), count: 0)
      case .leftOut(let problem):
        SourceResponse(
          source: name, status: .ok, count: 0, completeness: Completeness(.notRequested, missing: [problem.message]))
      }
    }
    for case (let name, .leftOut(let problem)) in sources {
      joined.completeness = joined.completeness.joined(
        with: Completeness(.notRequested, missing: ["\(name): \(problem.message)"]))
    }
    return joined
  }

  /// The error if no source responded: of the only requested source, or one that names every source.
  private var failure: ClientError {
    let errors = sources.compactMap { if case .failed(let error) = $0.answer { error } else { nil } }
    // Callers look up an unknown name in another way.
    if let first = errors.first, errors.count == 1 && sources.count == 1 || errors.allSatisfy(\.isUnknown) {
      return first
    }
    if sources.count == 1, case .leftOut(let problem) = sources[0].answer {
      return ClientError(
        requested: requested, reason: .failed(.unimplemented, detail: problem.message, remedy: problem.remedy),
        attempts: 0)
    }
    let texts = sources.map { name, answer in
      switch answer {
      case .failed(let error): "\(name): \(error.message)"
      case .leftOut(let problem): "\(name) was not requested: \(problem.message)"
      case .sent: name
      }
    }
    let remedies = sources.compactMap { name, answer -> (name: String, text: String)? in
      switch answer {
      case .failed(let error): error.remedy.map { (name, $0) }
      case .leftOut(let problem): problem.remedy.map { (name, $0) }
      case .sent: nil
      }
    }
    // Unless it is the same for all, a remedy belongs to its own source.
    let isShared = remedies.count == sources.count && Set(remedies.map(\.text)).count == 1
    let named = remedies.map { "\($0.name): \($0.text)" }.joined(separator: "; ")
    return ClientError(
      requested: requested,
      reason: .failed(
        errors.lazy.compactMap(\.failure).first ?? .unimplemented,
        detail: "every source failed or was left out: " + texts.joined(separator: "; "),
        remedy: isShared ? remedies.first?.text : named.isEmpty ? nil : named),
      attempts: errors.reduce(0) { $0 + $1.attempts })
  }
}

extension Answers<CalendarDay> {
  /// Adds the name of its source to each fare, under which its price is recorded.
  fileprivate mutating func nameSources() {
    for (index, source) in sources.enumerated() {
      guard case .sent(var fetched) = source.answer else { continue }
      fetched.value = fetched.value.map { day in
        guard var fare = day.offer.fare else { return day }
        fare.source = source.name
        return CalendarDay(day.day, .fare(fare))
      }
      sources[index].answer = .sent(fetched)
    }
  }
}

extension ClientError {
  /// The kind of the failure; `nil` if the request was refused for another reason.
  fileprivate var failure: Failure? {
    switch reason {
    case .injected(let failure), .fault(let failure), .failed(let failure, _, _): failure
    case .busy, .unknown, .domain: nil
    }
  }
}

extension Answers<Trip> {
  /// Joins the responses, with one trip for each flight. A price that includes more of the requested bags is not the
  /// same as one that includes fewer.
  fileprivate func joinedTrips(bags: Int, order: TripOrder = .price) throws(ClientError) -> Fetched<[Trip]> {
    var indices: [Flight: Int] = [:]
    var leftOut = LeftOutOffers(order: order)
    var fetched = try joined { joined, trips in
      joined.reserveCapacity(joined.count + trips.count)
      for trip in trips {
        let flight = Flight(trip, requestedBags: bags)
        if let index = indices[flight], !joined[index].sources.contains(where: trip.sources.contains) {
          leftOut.add(trip.price < joined[index].price ? joined[index] : trip, at: index)
          joined[index].merge(trip)
        } else {
          indices[flight] = joined.count
          joined.append(trip)
        }
      }
    }
    fetched.completeness = fetched.completeness.joined(with: leftOut.completeness(of: fetched.value))
    for index in fetched.sources.indices {
      let source = fetched.sources[index]
      fetched.sources[index].completeness = source.completeness.joined(
        with: leftOut.completeness(of: fetched.value, from: source.source))
    }
    return fetched
  }
}

/// What makes trips of different sources the same flight. Trips in different currencies are not compared.
private struct Flight: Hashable {
  let departure: String
  let destination: String
  let days: [Int]
  let minutes: [Int]
  let airlines: String
  let number: Int
  let currency: String
  let tickets: Int
  let passengers: Int
  let children: Int
  /// How many of the requested bags the price includes; `nil` if that is unknown.
  let bags: Int?

  init(_ trip: Trip, requestedBags: Int) {
    departure = trip.departure.airportCode
    destination = trip.destination.airportCode
    let times = [trip.departureAt, trip.returnAt].compactMap(\.self)
    (days, minutes) = (times.map(\.dayNumber), times.map(\.minuteOfDay))
    (airlines, number) = (trip.airlines.uppercasedASCII, trip.flightNumber)
    currency = trip.currency.uppercasedASCII
    (tickets, passengers, children) = (trip.terms.tickets, trip.terms.passengers, trip.terms.children)
    bags = requestedBags == 0 ? 0 : trip.terms.bags.map { min($0, requestedBags) }
  }
}

extension Trip {
  /// Whether this is the same flight, at any price, as a trip of another source, whose ids may differ.
  package func isSameFlight(as other: Trip) -> Bool {
    Flight(self, requestedBags: 0) == Flight(other, requestedBags: 0)
  }

  /// Adds the sources of the same flight, and takes over its price and link if it is cheaper. Keeps the id.
  fileprivate mutating func merge(_ other: Trip) {
    var (best, rest) = other.price < price ? (other, self) : (self, other)
    best.id = id
    best.sources += rest.sources
    best.transfers = best.transfers ?? rest.transfers
    best.travelMinutes = best.travelMinutes ?? rest.travelMinutes
    self = best
  }
}
