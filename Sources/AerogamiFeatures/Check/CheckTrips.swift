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
    /// The party for whom the prices must be.
    package var passengers = Passengers()
    /// The maximum number of trips in progress, 1 or more.
    package var concurrency = 4
    /// The time from the start after which trips without a response are unknown; `nil` if the clients have a deadline.
    package var timeLimit: Duration?

    package init(_ trips: [Trip]) { self.trips = trips }
  }

  private let trips: TripClient
  private let history: PriceHistoryStore
  private let clock: any Clock<Duration>
  private let now: @Sendable () -> Date

  package init(_ dependencies: Dependencies) {
    (trips, history) = (dependencies.trips, dependencies.history)
    (clock, now) = (dependencies.clock, dependencies.now)
  }

  /// Looks up each trip once.
  ///
  /// - Parameter take: Receives each trip as it completes, and returns how to proceed.
  /// - Returns: The trips that were not taken, because the task was canceled or `take` stopped.
  /// - Throws: Only the errors of `take`.
  package func callAsFunction(
    _ request: Request, isolation: isolated (any Actor)? = #isolation,
    take: (CheckedTrip) async throws -> Feed<FareCheck, [Trip]>.Step
  ) async throws -> [Trip] {
    let start = now()
    let deadline = request.timeLimit.map { Deadline($0, on: clock) }
    let feed = Feed<FareCheck, [Trip]>(
      { check in try await deadline.value(of: check.name) { [trips] in try await trips.check(check) } }, clock: clock)
    let checks = request.trips.map { FareCheck($0, passengers: request.passengers) }
    return try await PriceRecording.run(in: history, at: start, isWide: false) { recording in
      let missing = try await feed.run(checks, concurrency: request.concurrency) { _, fetched in
        _ = await recording.deals(of: fetched)
        return fetched
      } take: { outcome in
        try await take(CheckedTrip(outcome, at: start))
      }
      return missing.map(\.key.trip)
    }
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
  /// Why nothing is known; `nil` for other findings.
  package let problem: Problem?
  /// What each source contributed; empty if there is only one source, or if the check failed.
  package let sources: [SourceResponse]
  /// The time of the check.
  package let checkedAt: Date

  init(_ outcome: Outcome<FareCheck, Fetched<[Trip]>>, at now: Date) {
    (before, checkedAt) = (outcome.key.trip, now)
    sources = outcome.response?.sources ?? []
    let offers = (outcome.response?.value ?? []).filter { !$0.hasExpired(at: now) }
    let comparable = offers.filter { $0.currency.equalsIgnoringASCIICase(outcome.key.trip.currency) }
    current = (comparable.isEmpty ? offers : comparable).min { $0.price < $1.price }
    guard let fetched = outcome.response, fetched.status.isFresh else {
      (finding, problem) = (.unknown, outcome.status.error.map { Problem($0) } ?? Problem("the check was canceled"))
      return
    }
    if let current, comparable.isEmpty {
      finding = .unknown
      problem = Problem(
        "the price is now \(current.price) \(current.currency), which cannot be compared with \(before.currency)")
    } else if let current {
      finding = current.price == before.price ? .same : current.price < before.price ? .cheaper : .moreExpensive
      problem = nil
    } else if fetched.status.kind == .ok, fetched.completeness.kind <= .notRequested, fetched.skipped.count == 0 {
      (finding, problem) = (.gone, nil)
    } else {
      finding = .unknown
      let missing = fetched.completeness.with(fetched.status).with(fetched.skipped).missing
      problem = Problem("no source that responded has it, but \(missing.joined(separator: "; "))")
    }
  }
}

extension Dependencies {
  package var checkTrips: CheckTrips { CheckTrips(self) }
}
