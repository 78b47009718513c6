import AerogamiContainer
import AerogamiCore

/// Searches the months of a calendar for a page.
struct CalendarSearch {
  let dependencies: Dependencies
  let environment: ServedEnvironment
  /// The time after which the months without a response are given up, so that the others can still be shown.
  let limit: Duration

  /// Requests the months, and records their prices, also if the search is canceled.
  ///
  /// - Parameters:
  ///   - requests: The months; at least one.
  ///   - today: The first day to show, as days since 1970.
  /// - Returns: The months. If the time limit passes, the missing ones have failed.
  /// - Throws: `CancellationError`.
  func run(_ requests: [CalendarRequest], from today: Int) async throws -> CalendarSummary {
    let now = dependencies.now()
    var (result, hasTimedOut) = try await PriceRecording.run(in: dependencies.history, at: now) { recording in
      try await limited(to: limit, on: dependencies.clock) { [self] in
        await unlimited(requests, from: today, recording)
      }
    }
    if hasTimedOut {
      for request in result.requests.unfinished {
        let route = request.route.text.printable(maxLength: 60)
        let error = ClientError.timedOut("the calendar of \(route)", after: limit)
        result.take(Outcome(key: request, failed: error))
      }
    }
    return result
  }

  private func unlimited(
    _ requests: [CalendarRequest], from today: Int, _ recording: PriceRecording
  ) async -> CalendarSummary {
    var summary = CalendarSummary(requests, today: today, requestedCurrency: environment.requestedCurrency)
    let feed = Feed(dependencies.trips.calendar, clock: dependencies.clock)
    let cancelled = await feed.run(requests, concurrency: FeedSearch.concurrency) { outcome in
      if let fetched = outcome.response { await recording.record(fetched) }
      summary.take(outcome)
      return .continue
    }
    for outcome in cancelled { summary.take(outcome) }
    return summary
  }
}
