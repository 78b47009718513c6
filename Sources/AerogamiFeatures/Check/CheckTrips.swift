package import AerogamiContainer
package import AerogamiCore
package import Foundation

/// Looks up the current prices of trips, with every source that can look up each of them.
///
/// Trips are looked up concurrently. One that cannot be looked up does not affect the others. Current prices are
/// recorded in the price history, also if the task is canceled.
package struct CheckTrips: Sendable {
  package struct Request: Sendable {
    /// The trips, with the prices that are known so far.
    package var trips: [Trip]
    /// The party for whom the prices must be; `nil` for the party of each known price.
    package var passengers: Passengers?
    /// The maximum number of trips in progress, 1 or more.
    package var concurrency = 4
    /// The time from the start after which trips without a response are unknown; `nil` if the clients have a deadline.
    package var timeLimit: Duration?
    /// The names of the sources to ask; empty for all.
    package var sources: [String] = []
    /// Whether the deadline of the clients does not apply, because it may have passed.
    package var isAfterDeadline = false

    package init(_ trips: [Trip]) { self.trips = trips }
  }

  private let trips: TripClient
  private let history: PriceHistoryStore
  private let services: ServiceStore
  private let clock: any Clock<Duration>
  private let now: @Sendable () -> Date

  package init(_ dependencies: Dependencies) {
    (trips, history, services) = (dependencies.trips, dependencies.history, dependencies.services)
    (clock, now) = (dependencies.clock, dependencies.now)
  }

  /// Looks up each trip once. A trip that has departed is gone, without a request.
  ///
  /// - Parameter take: Receives each trip as it completes, and returns how to proceed.
  /// - Returns: The trips that were not taken, because the task was canceled or `take` stopped.
  /// - Throws: Only the errors of `take`.
  package func callAsFunction(
    _ request: Request,
    take: (CheckedTrip) async throws -> Feed<FareCheck, [Trip]>.Step
  ) async throws -> [Trip] {
    let start = now()
    let deadline = request.timeLimit.map { Deadline($0, clock: clock) }
    let checks = request.trips.map {
      FareCheck(
        $0, passengers: request.passengers ?? $0.terms.party, sources: request.sources,
        isAfterDeadline: request.isAfterDeadline)
    }
    return try await PriceRecording.run(in: history, services, at: start, isWide: false) { recording in
      let feed = Feed<FareCheck, [Trip]>(
        { check in
          if check.trip.departureAt.instant <= start { return Fetched([], attempts: 0) }
          return try await deadline.value(of: check.name) { [self] in try await current(check, recording, at: start) }
        }, clock: clock)
      let missing = try await feed.run(checks, concurrency: request.concurrency) { _, fetched in
        _ = await recording.deals(of: fetched)
        return fetched
      } take: { outcome in
        try await take(CheckedTrip(outcome, at: start))
      }
      return missing.map(\.key.trip)
    }
  }

  /// Returns the current offers of a trip. Looks up both tickets of a pair concurrently, and returns their cheapest
  /// offers as a pair with the same id. A pair is gone if one of its tickets is.
  private func current(
    _ check: FareCheck, _ recording: PriceRecording, at now: Date
  ) async throws -> Fetched<[Trip]> {
    guard check.trip.tickets.count == 2 else { return try await trips.check(check) }
    async let first = Result { try await ticket(0, of: check, recording, at: now) }
    let second = await Result { try await ticket(1, of: check, recording, at: now) }
    let both = await [first, second]
    let isGone = both.contains { result in
      guard case .success(let fetched) = result else { return false }
      return fetched.value.isEmpty && fetched.isComplete && fetched.status.isFresh
    }
    if isGone { return Fetched([], attempts: both.reduce(0) { $0 + ((try? $1.get().attempts) ?? 0) }) }
    var (outbound, back) = (try both[0].get(), try both[1].get())
    let pair = zip(outbound.value, back.value).compactMap { Trip(outbound: $0, back: $1) }.map { pair in
      var pair = pair
      pair.id = check.trip.id
      return pair
    }
    (outbound.value, back.value) = ([], [])
    outbound.append(back)
    outbound.value = pair
    outbound.sources.joinByName()
    return outbound
  }

  /// Returns the cheapest current offer of a ticket; none if there is none. Records the prices.
  private func ticket(
    _ index: Int, of check: FareCheck, _ recording: PriceRecording, at now: Date
  ) async throws -> Fetched<[Trip]> {
    var single = check
    single.trip = check.trip.tickets[index]
    var fetched = try await trips.check(single)
    await recording.recordOneWay(fetched)
    let offers = fetched.value.filter { !$0.hasExpired(at: now) }
    let comparable = offers.filter {
      $0.problem(comparedWith: single.trip, for: check.passengers) == nil
    }
    fetched.value = [(comparable.isEmpty ? offers : comparable).min { $0.price < $1.price }].compactMap(\.self)
    return fetched
  }
}

/// What a check of a trip found.
package struct CheckedTrip: Sendable {
  /// The price now, compared with the price that was known. Raw values are used in JSON.
  package enum Finding: String, CaseIterable, Sendable {
    case same
    case cheaper
    case moreExpensive = "more_expensive"
    /// Every source that can look up the trip has looked, and none has it.
    case gone
    /// No source could look, or some could not and the others do not have the trip.
    case unknown
  }

  /// The trip with the price that was known before.
  package let before: Trip
  /// The trip with its lowest current price; `nil` if it was not found.
  package let current: Trip?
  package let finding: Finding
  /// Why the finding is unknown, or that the trip has departed; otherwise `nil`.
  package let problem: Problem?
  /// What each source contributed; empty if there is only one source, or if the check failed.
  package let sources: [SourceResponse]
  /// How the requests ended.
  package let status: Status
  /// The time of the check.
  package let checkedAt: Date

  init(_ outcome: Outcome<FareCheck, Fetched<[Trip]>>, at now: Date) {
    (before, status, checkedAt) = (outcome.key.trip, outcome.status, now)
    sources = outcome.response?.sources ?? []
    guard let fetched = outcome.response, fetched.status.isFresh else {
      (current, finding, problem) = (nil, .unknown, Problem(checkFailedWith: outcome.status))
      return
    }
    let offers = fetched.value.filter { !$0.hasExpired(at: now) }
    let passengers = outcome.key.passengers
    let comparable = offers.filter { [before] in $0.problem(comparedWith: before, for: passengers) == nil }
    let current = (comparable.isEmpty ? offers : comparable).min { $0.price < $1.price }
    self.current = current
    if let current {
      var problem = current.problem(comparedWith: before, for: passengers)
      if problem == nil, current.price > before.price { problem = current.problem(amongOthersOf: before, in: fetched) }
      self.problem = problem
      finding =
        problem != nil
        ? .unknown : current.price == before.price ? .same : current.price < before.price ? .cheaper : .moreExpensive
    } else if fetched.isComplete {
      finding = .gone
      problem = before.departureAt.instant <= now ? Problem("it has departed") : nil
    } else {
      finding = .unknown
      problem = Problem("it was not found, but the response is incomplete: \(fetched.missing.joined(separator: "; "))")
    }
  }

  /// The difference from the known price, negative if the trip is cheaper now; `nil` if the prices cannot be compared.
  package var difference: Price? {
    finding == .unknown ? nil : current.flatMap { $0.price.subtracting(before.price) }
  }

  /// The page on which each ticket of the trip can be booked: of the current fare, or for an unknown one, of the known
  /// fare or of a search for it. Empty if the trip is gone.
  package func urls(_ link: BookingLink) -> [String] {
    finding == .gone ? [] : link.urls(for: current ?? before, at: checkedAt)
  }
}

extension [CheckedTrip] {
  /// The combined status: `ok` if all findings are known, `failed` if no trip could be looked up, otherwise `partial`.
  package var status: Status.Kind {
    let unknown = filter { $0.finding == .unknown }
    if unknown.isEmpty { return .ok }
    return unknown.count == count && unknown.allSatisfy { $0.current == nil } ? .failed : .partial
  }
}

extension Problem {
  /// Why a check has no current response. Does not name the trip, which the reader knows.
  fileprivate init(checkFailedWith status: Status) {
    guard let error = status.error else {
      self.init("there is only a cached response")
      return
    }
    if case .failed(.unimplemented, let detail, let remedy) = status.clientError?.reason {
      self.init(detail, remedy: remedy)
    } else {
      self.init(error)
    }
  }
}

extension Trip {
  /// Why the current price for a party cannot be compared with a known one; `nil` if it can. Prices for different
  /// parties, with different bags or for different numbers of tickets are not compared.
  fileprivate func problem(comparedWith known: Trip, for passengers: Passengers) -> Problem? {
    let start = "the price is now \(price.shown) \(currency)"
    if !currency.equalsIgnoringASCIICase(known.currency) {
      return Problem("\(start), which cannot be compared with \(known.currency)")
    }
    let party = Passengers(
      adults: terms.passengers - terms.children, children: terms.children, bags: passengers.bags)
    if party != known.terms.party {
      let before = known.terms.party
      let isForOthers = (party.adults, party.children) != (before.adults, before.children)
      return Problem(
        "\(start) for \(party.text), and was for \(before.text); prices "
          + (isForOthers ? "for different passengers" : "with different bags") + " are not compared")
    }
    if terms.tickets != known.terms.tickets {
      let (now, before) = (counted(terms.tickets, "ticket"), counted(known.terms.tickets, "ticket"))
      return Problem("\(start) for \(now), and was for \(before)")
    }
    // Without requested bags, a free one does not matter.
    if party.bags == 0 { return nil }
    let bags = counted(party.bags, "bag")
    guard let now = terms.bags else { return Problem("\(start), and it is unknown whether it includes \(bags)") }
    guard let before = known.terms.bags else {
      return Problem("\(start), and it is unknown whether the earlier price includes \(bags)")
    }
    let (included, earlier) = (min(now, party.bags), min(before, party.bags))
    if included == earlier { return nil }
    func words(_ count: Int) -> String { count == 0 ? "without bags" : "with \(counted(count, "bag"))" }
    return Problem("\(start) \(words(included)), and was \(words(earlier))")
  }

  /// Why this price, which is higher than the known one, may not be the lowest; `nil` if it is. If a source that sent
  /// the known price has the trip, its price counts. Otherwise a source that failed may still have the known price.
  fileprivate func problem(amongOthersOf known: Trip, in fetched: Fetched<[Trip]>) -> Problem? {
    let own = fetched.value.filter { !Set($0.sources).isDisjoint(with: known.sources) }
    let hasComparable = own.contains { $0.currency.equalsIgnoringASCIICase(known.currency) }
    if let other = own.first, !hasComparable {
      return Problem(
        "\(other.sources.listed(with: "and")) now has the trip for \(other.price.shown) \(other.currency), which cannot "
          + "be compared with \(known.currency)")
    }
    if fetched.sources.contains(where: { $0.count > 0 && known.sources.contains($0.source) }) { return nil }
    guard let other = fetched.sources.first(where: { $0.count == 0 && !$0.missing.isEmpty }) else { return nil }
    let sellers = sources.isEmpty ? "" : " at \(sources.listed(with: "and"))"
    return Problem(
      "the price is now \(price.shown) \(currency)\(sellers), but \(other.source) may have a lower one: "
        + other.missing.joined(separator: "; "))
  }
}

extension SourceResponse {
  /// What a source that was requested did not send; empty for a complete response.
  fileprivate var missing: [String] {
    completeness.kind == .notRequested ? [] : completeness.with(status).missing
  }
}

extension Fetched<[Trip]> {
  /// What the response lacks, without the sources that cannot look up the trip.
  fileprivate var missing: [String] {
    let ofSources = sources.flatMap { source in source.missing.map { "\(source.source): \($0)" } }
    let all = ofSources.isEmpty ? completeness.with(status) : Completeness(.partial, missing: ofSources)
    return all.with(skipped).missing
  }
}

extension Dependencies {
  package var checkTrips: CheckTrips { CheckTrips(self) }
}
