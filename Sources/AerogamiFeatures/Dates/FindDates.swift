package import AerogamiContainer
package import AerogamiCore
package import Foundation

/// Finds the cheapest days of routes.
///
/// Requests each month of each route concurrently, and records the prices. What arrived is kept and recorded, even if
/// the time is up or the task is canceled.
package struct FindDates: Sendable {
  private let calendar: @Sendable (CalendarRequest) async throws -> Fetched<[CalendarDay]>
  private let history: PriceHistoryStore
  /// The currency that is requested from a service that may ignore it; `nil` for other services.
  private let requestedCurrency: String?
  private let clock: any Clock<Duration>
  private let now: @Sendable () -> Date

  package init(
    calendar: @escaping @Sendable (CalendarRequest) async throws -> Fetched<[CalendarDay]>,
    history: PriceHistoryStore, requestedCurrency: String?, clock: any Clock<Duration>,
    now: @escaping @Sendable () -> Date
  ) {
    (self.calendar, self.history, self.requestedCurrency) = (calendar, history, requestedCurrency)
    (self.clock, self.now) = (clock, now)
  }

  /// Requests months.
  ///
  /// - Parameters:
  ///   - months: The months of the routes; a month that occurs twice is requested once.
  ///   - today: The first day of the result, as days since 1970.
  ///   - concurrency: The maximum number of months in progress, 1 or more.
  ///   - timeLimit: The time after which the months without a response have failed; `nil` if the client has a deadline.
  ///   - isolation: The actor on which `take` runs; the caller's by default.
  ///   - take: Called after each month, with the number of days in its response.
  /// - Returns: The summary, with an outcome for each month.
  package func callAsFunction(
    _ months: [CalendarRequest], from today: Int, concurrency: Int = 4, timeLimit: Duration? = nil,
    isolation: isolated (any Actor)? = #isolation, take: (_ dayCount: Int) async -> Void = { _ in }
  ) async -> CalendarSummary {
    let deadline = timeLimit.map { Deadline($0, on: clock) }
    var summary = CalendarSummary(months, today: today, requestedCurrency: requestedCurrency)
    let feed = Feed<CalendarRequest, [CalendarDay]>(
      { [calendar] request in
        guard let deadline else { return try await calendar(request) }
        let name = "the calendar of \(request.route.text.printable(maxLength: 60))"
        return try await deadline.value(of: name) { try await calendar(request) }
      }, clock: clock)
    await PriceRecording.run(in: history, at: now()) { recording in
      let missing = await feed.run(months, concurrency: concurrency) { outcome in
        if let fetched = outcome.response { await recording.record(fetched) }
        summary.take(outcome)
        await take(outcome.response?.value.count ?? 0)
        return .continue
      }
      for outcome in missing { summary.take(outcome) }
    }
    return summary
  }
}

extension Dependencies {
  /// The search for dates with the clients and stores of this container.
  ///
  /// - Parameter requestedCurrency: The currency that is requested from a service that may ignore it; `nil` for other
  ///   services.
  package func findDates(requestedCurrency: String?) -> FindDates {
    FindDates(
      calendar: trips.calendar, history: history, requestedCurrency: requestedCurrency, clock: clock, now: now)
  }
}
