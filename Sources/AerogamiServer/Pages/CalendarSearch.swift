import AerogamiCore

/// Searches the months of a calendar for a page.
struct CalendarSearch {
  private let dependencies: Dependencies

  init(_ dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  /// The months that were received, and what to tell the user about them.
  struct Result {
    fileprivate var requests = OutcomeSummaries<CalendarRequest>()
    fileprivate var days: [CalendarRequest: [CalendarDay]] = [:]
    fileprivate var currencies: PriceCurrencies

    /// Whether no month was received.
    var isFailed: Bool { requests.status == .failed }

    /// The notes for the user, one line each.
    var notes: [String] {
      if let error = currencies.error { return requests.notes + ["\(error)"] }
      let others = currencies.others.map { $0.printable(maxLength: 20) }
      return requests.notes
        + (others.isEmpty ? [] : ["prices in other currencies are left out: \(others.firstFew)"])
    }

    func calendar(of route: CalendarRoute) -> PriceCalendar {
      PriceCalendar(
        route: route, search: requests.keys.first?.search ?? TripSearch(),
        months: requests.keys.filter { days[$0] != nil }.map { ($0.month, days[$0] ?? []) })
    }
  }

  /// Requests the months, and records their prices.
  ///
  /// - Parameters:
  ///   - requests: The months; at least one.
  ///   - today: The first day to show, as days since 1970.
  /// - Throws: `CancellationError`.
  func run(_ requests: [CalendarRequest], from today: Int) async throws -> Result {
    var result = Result(currencies: PriceCurrencies(requests.first?.search ?? TripSearch()))
    result.requests.keys = requests
    let recording = PriceRecording(in: dependencies.history, at: dependencies.now())
    let feed = Feed(dependencies.trips.calendar, clock: dependencies.clock)
    _ = await feed.run(requests, concurrency: 4) { outcome in
      let request = outcome.key
      let id = "\(request.route.text) \(request.month.text)"
      result.requests[request] = OutcomeSummary(outcome, id: id) { $0.count }
      if let fetched = outcome.response {
        await recording.record(fetched)
        result.days[request] = request.days(of: fetched.value, from: today)
        result.currencies.add(fetched.value)
      }
      return .continue
    }
    try Task.checkCancellation()
    await recording.finish()
    return result
  }
}
