package import AerogamiContainer
package import AerogamiCore
import Foundation

/// Finds the cheapest days of routes.
///
/// Requests each month of each route concurrently, and records the prices. The months that arrive are returned and
/// recorded even if the time limit is reached or the task is canceled.
package struct FindDates: Sendable {
  fileprivate let calendar: @Sendable (CalendarRequest) async throws -> Fetched<[CalendarDay]>
  fileprivate let history: PriceHistoryStore
  fileprivate let services: ServiceStore
  fileprivate let requestedCurrency: String?
  fileprivate let clock: any Clock<Duration>
  fileprivate let now: @Sendable () -> Date

  /// - Parameters:
  ///   - months: The months of the routes; a month that occurs twice is requested once.
  ///   - today: The first day of the result, as days since 1970.
  ///   - concurrency: The maximum number of months in progress, 1 or more.
  ///   - timeLimit: The time after which months without a response fail; `nil` if the client has its own deadline.
  ///   - take: Called after each month, with the number of days in its response.
  /// - Returns: The summary, with an outcome for each month.
  package func callAsFunction(
    _ months: [CalendarRequest], from today: Int, concurrency: Int = 4, timeLimit: Duration? = nil,
    take: (_ dayCount: Int) async -> Void = { _ in }
  ) async -> CalendarSummary {
    let deadline = timeLimit.map { Deadline($0, clock: clock) }
    var summary = CalendarSummary(months, today: today, requestedCurrency: requestedCurrency)
    // A month of a calendar is not a wide search.
    await PriceRecording.run(in: history, services, at: now(), isWide: false) { recording in
      let single = { @Sendable [calendar] (request: CalendarRequest) in
        try await deadline.value(of: request.name) { try await calendar(request) }
      }
      let feed = Feed<CalendarRequest, [CalendarDay]>(
        { request in
          if !request.search.allowsTwoTickets { return try await single(request) }
          return try await daysAndPairs(request, recording, single)
        }, clock: clock)
      let missing = await feed.run(months, concurrency: concurrency) { outcome in
        if let fetched = outcome.response { await recording.record(fetched) }
        summary.take(outcome)
        await take(outcome.response?.value.dayCount ?? 0)
        return .continue
      }
      for outcome in missing { summary.take(outcome) }
    }
    return summary
  }

  /// Requests the month and, at the same time, the one-way fares for pairs of tickets. Returns what has arrived if the
  /// other requests fail or are canceled.
  private func daysAndPairs(
    _ request: CalendarRequest, _ recording: PriceRecording,
    _ send: @escaping @Sendable (CalendarRequest) async throws -> Fetched<[CalendarDay]>
  ) async throws -> Fetched<[CalendarDay]> {
    async let pairs = Result { try await self.pairs(request, recording, send) }
    let days = await Result { try await send(request.withoutPairs) }
    let parts = try [("round trips", days), ("pairs of tickets", await pairs)].map { name, result in
      (name, try result.stopped(request.name))
    }
    if case .failure(let error) = days, parts.allSatisfy({ (try? $0.1.get()) == nil }) { throw error }
    // Keeps all offers of a day: a cheap fare for other nights must not hide a pair that matches.
    return try Fetched<[CalendarDay]>(joining: parts.map { ($0.0, $0.1) }, of: "searches", add: { $0 += $1 })
  }

  private func pairs(
    _ request: CalendarRequest, _ recording: PriceRecording,
    _ send: @escaping @Sendable (CalendarRequest) async throws -> Fetched<[CalendarDay]>
  ) async throws -> Fetched<[CalendarDay]> {
    let requests = request.requestsOfPairs
    async let sent = Result { try await send(requests.outbound) }
    var responses: [(name: String, response: Result<Fetched<[CalendarDay]>, ClientError>)] = []
    for back in requests.back {
      let response = try await Result { try await send(back) }.stopped(back.name)
      if case .success(let fetched) = response { await recording.record(fetched) }
      responses.append((back.month.text, response))
    }
    var outbound = try await sent.get()
    await recording.record(outbound)
    let back = try Fetched(joining: responses, of: "months of return flights")
    let pairs = request.pairs(outbound: outbound.value, back: back.value)
    outbound.append(back)
    outbound.value = pairs
    return outbound
  }
}

extension Result where Failure == any Error, Success: Sendable {
  /// This result with a `ClientError` in place of a cancellation. Throws any other error.
  func stopped(_ requested: String) throws -> Result<Success, ClientError> {
    do {
      return .success(try get())
    } catch let error as ClientError {
      return .failure(error)
    } catch is CancellationError {
      return .failure(.stopped(requested))
    }
  }
}

extension Dependencies {
  /// - Parameter requestedCurrency: The currency that is requested from a service that may ignore it; `nil` for other
  ///   services.
  package func findDates(requestedCurrency: String?) -> FindDates {
    FindDates(
      calendar: trips.calendar, history: history, services: services, requestedCurrency: requestedCurrency,
      clock: clock, now: now)
  }
}

/// The received months of a calendar, and what to report about them.
///
/// The terminal and the web page derive their calendars, their notes and the status of a search from this summary.
package struct CalendarSummary: Sendable {
  package private(set) var requests = OutcomeSummaries<CalendarRequest>()
  private let today: Int
  /// The currency that is requested from a service that may ignore it; `nil` for other services.
  private let requestedCurrency: String?
  private var days: [CalendarRequest: [CalendarDay]] = [:]
  /// The lowest price of each month in which every price is above the maximum price.
  private var lowest: [CalendarRequest: CalendarFare] = [:]
  /// The numbers of nights of each month in which no trip has the requested number; `nil` stands for one-way fares.
  private var otherStays: [CalendarRequest: Set<Int?>] = [:]
  private var currencies: Set<String> = []
  /// The currencies of the received prices, compared with the one that the user chose; empty if the user chose none.
  private var compared: PriceCurrencies

  /// - Parameter today: The first day to show, as days since 1970.
  fileprivate init(_ requests: [CalendarRequest], today: Int, requestedCurrency: String?) {
    self.requests.keys = requests
    compared = PriceCurrencies(requests.first?.search ?? TripSearch())
    (self.today, self.requestedCurrency) = (today, requestedCurrency)
  }

  fileprivate mutating func take(_ outcome: Outcome<CalendarRequest, Fetched<[CalendarDay]>>) {
    let request = outcome.key
    requests[request] = OutcomeSummary(outcome, id: "\(request.route.text) \(request.month.text)") { $0.dayCount }
    guard let fetched = outcome.response else { return }
    days[request] = request.days(of: fetched.value, from: today)
    let hasFare = days(of: request).contains { $0.offer.fare != nil }
    if request.search.maxPrice != nil, !hasFare {
      var filters = request.search
      (filters.currency, filters.maxPrice) = (filters.requestedCurrency, nil)
      let all = CalendarRequest(request.route, month: request.month, filters: filters)
      lowest[request] = all.days(of: fetched.value, from: today).compactMap(\.offer.fare).min { $0.price < $1.price }
    }
    if request.search.shape.nights != nil, !hasFare {
      otherStays[request] = request.stays(in: fetched.value, from: today)
    }
    currencies.formUnion(fetched.value.compactMap(\.offer.fare?.currency))
    compared.add(fetched.value)
  }

  /// Returns the days to show of a month; none if the month was not received.
  package func days(of request: CalendarRequest) -> [CalendarDay] { days[request] ?? [] }

  /// Returns the calendar of a route, with the months that were received.
  package func calendar(of route: CalendarRoute) -> PriceCalendar {
    let requests = requests.keys.filter { $0.route == route }
    return PriceCalendar(
      route: route, search: requests.first?.search ?? TripSearch(),
      months: requests.compactMap { request in days[request].map { (request.month, $0) } })
  }

  /// The calendars of the routes for which at least one month was received.
  package var calendars: [PriceCalendar] {
    requests.keys.map(\.route).uniqued().map { calendar(of: $0) }.filter { !$0.months.isEmpty }
  }

  /// The error if prices were received, but none in the currency that the user chose; otherwise `nil`.
  package var currencyError: PriceCurrencyError? { compared.error }

  /// The currencies of received prices besides the one that the user chose; empty if the user chose none.
  package var otherCurrencies: [String] { compared.others }

  /// The combined status of all months; `failed` if there is a ``currencyError``.
  package var status: Status.Kind { currencyError == nil ? requests.status : .failed }

  /// Returns the notes for the user, one line each.
  ///
  /// - Parameters:
  ///   - currencyAdvice: How to choose a currency. The note appends an example of one.
  ///   - filterName: Returns the name of a filter that excludes trips.
  ///   - words: Returns some months of a route in words; `nil` to name them by their codes.
  package func notes(
    currencyAdvice: String, filterName: (String) -> String = { $0 },
    naming words: ((_ route: CalendarRoute, _ months: [DepartureDays]) -> String)? = nil
  ) -> [String] {
    var named = self
    if let words {
      for request in requests.keys { named.requests[request]?.name = words(request.route, [request.month]) }
    }
    if let error = currencyError { return named.requests.notes + ["\(error)"] }
    let completeness = named.requests.completenessNote()
    let others = [pairNote, currencyNote(advice: currencyAdvice), completeness].compactMap(\.self)
    return named.requests.notes + named.uncertain + notesOfEmptyRoutes(filterName: filterName, naming: words) + others
  }

  /// The note that some prices are for two tickets; `nil` if none is.
  private var pairNote: String? {
    let count = days.values.joined().count { $0.offer.fare?.back != nil }
    if count == 0 { return nil }
    return
      "the prices of \(counted(count, "day")) are for 2 tickets: these are two contracts, so if one flight is changed "
      + "or canceled, no airline helps with the other"
  }

  /// Returns a note for each route without prices, or without prices up to the maximum price, in months that were
  /// requested completely.
  ///
  /// - Parameters:
  ///   - filterName: See ``notes(currencyAdvice:filterName:naming:)``.
  ///   - words: See ``notes(currencyAdvice:filterName:naming:)``.
  package func notesOfEmptyRoutes(
    filterName: (String) -> String = { $0 },
    naming words: ((_ route: CalendarRoute, _ months: [DepartureDays]) -> String)? = nil
  ) -> [String] {
    calendars.filter(\.fares.isEmpty).compactMap { calendar in
      let months = requests.keys.filter { $0.route == calendar.route && requests[$0]?.status.kind == .ok }
      if months.isEmpty { return nil }
      let place =
        words?(calendar.route, months.map(\.month))
        ?? "\(calendar.route.text.printable(maxLength: 60)) in \(months.map(\.month.text).firstFew)"
      let other = otherStay(for: calendar)
      guard let limit = calendar.search.maxPrice, other == nil else {
        guard let other else { return "no prices for \(place)" }
        let price = calendar.search.maxPrice.map { "no price at or below \($0)" } ?? "no prices"
        let advice = other.advice(filterName, isWeekend: !calendar.search.shape.returnDays.isEmpty)
        return "\(price) for \(calendar.kind) on \(place); \(advice)"
      }
      let fares = months.compactMap { lowest[$0] }
      let cheapest = Set(fares.map(\.currency)).count == 1 ? fares.min { $0.price < $1.price } : nil
      let advice = cheapest.map { "; the lowest is \($0.price.shown) \($0.currency.printable(maxLength: 20))" } ?? ""
      return "no price at or below \(limit) for \(place)\(advice)"
    }
  }

  /// Returns what may help if a calendar has no price, because no trip has the requested number of nights; `nil` if
  /// nothing is known to help, or if that is not the reason.
  package func otherStay(for calendar: PriceCalendar) -> OtherStay? {
    guard calendar.fares.isEmpty, calendar.search.shape.nights != nil else { return nil }
    let months = requests.keys.filter { $0.route == calendar.route }
    if months.contains(where: { lowest[$0] != nil }) { return nil }
    let stays = months.reduce(into: Set<Int?>()) { $0.formUnion(otherStays[$1] ?? []) }
    if let other = calendar.search.otherNights(among: stays.compactMap(\.self)) { return other }
    // With a maximum price, days are left out, so the others do not show whether there are flights.
    let whole = calendar.search.maxPrice == nil ? months.filter { !hasReason($0) } : []
    let mayHaveOneWay =
      stays.contains(nil) || whole.contains { days(of: $0).contains { $0.offer != .noFlight } }
    return mayHaveOneWay && calendar.search.mayAddTwoTickets ? .twoTickets : nil
  }

  /// Whether every source says itself why it knows only part of a month, such as nothing about the route. Then an unknown
  /// day is no sign of flights.
  private func hasReason(_ month: CalendarRequest) -> Bool {
    let kinds = requests[month]?.rows.map(\.completeness.kind) ?? []
    return !kinds.isEmpty && kinds.allSatisfy { $0 == .cheapestOnly || $0 == .notRequested }
  }

  /// A note for each month with days that may have a price, because part of the request for the month failed.
  private var uncertain: [String] {
    requests.keys.compactMap { request in
      guard let summary = requests[request], summary.status.kind == .partial, let shown = days[request] else {
        return nil
      }
      let allowed = request.month.days.filter { $0 >= today && request.allows(departure: $0) }
      let priced = Set(shown.filter { $0.offer.fare != nil }.map(\.day))
      let others = allowed.filter { !priced.contains($0) }.map { "\(CivilDay(daysSince1970: $0).day)" }
      return others.isEmpty
        ? nil : "\(summary.name): days without a price that may have one: \(others.joined(separator: ", "))"
    }
  }

  /// Whether no month could be looked up.
  package var hasFailed: Bool { status == .failed && currencyError == nil }

  /// Returns the note about the currencies of the prices; `nil` if there is nothing to report.
  ///
  /// If the user chose a currency, the note is about prices in other currencies. Otherwise, the note is about a service
  /// that ignores the configured currency, or about prices in several currencies.
  private func currencyNote(advice: String) -> String? {
    guard let wanted = requests.keys.first?.search.requestedCurrency else {
      if let requestedCurrency { return ignoredCurrencyNote(requested: requestedCurrency, found: currencies) }
      let names = currencies.map { $0.printable(maxLength: 20) }.sorted()
      return names.count < 2
        ? nil : "prices in different currencies (\(names.firstFew)) are not compared; \(advice) \(names[0])"
    }
    let others = compared.others.map { $0.printable(maxLength: 20) }
    return others.isEmpty ? nil : "prices in currencies other than \(wanted) are left out: \(others.firstFew)"
  }
}

extension [CalendarDay] {
  /// The number of days, each of which may be listed several times.
  fileprivate var dayCount: Int { Set(lazy.map(\.day)).count }
}
