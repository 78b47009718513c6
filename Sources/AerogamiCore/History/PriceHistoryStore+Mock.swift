import Foundation

extension PriceHistoryStore {
  /// A store in memory. Copies of the returned value share the same data.
  public static func mock(_ histories: [PriceHistory] = []) -> PriceHistoryStore {
    let memory = PriceHistoryMemory(histories)
    return PriceHistoryStore(
      record: { await memory.record($0, at: $1) },
      usual: { await memory.usual(of: $0, on: $1) },
      histories: { route in
        await memory.histories.values.filter { $0.route.route == route }
          .sorted { ($1.observations.count, $0.route) < ($0.observations.count, $1.route) }
      },
      routes: { now in
        await memory.histories.values.compactMap { RecordedRoute($0, at: now) }.sorted { $0.route < $1.route }
      },
      prune: { await memory.prune(before: $0, isDryRun: $1) },
      size: { await memory.size })
  }
}

/// Price histories by their routes. No method suspends, so each method is atomic.
private actor PriceHistoryMemory {
  private(set) var histories: [PricedRoute: PriceHistory] = [:]

  init(_ histories: [PriceHistory]) {
    for history in histories { self.histories[history.route] = history }
  }

  var size: HistorySize {
    HistorySize(
      observationCount: histories.values.reduce(0) { $0 + $1.observations.count },
      dayCount: histories.values.reduce(0) { $0 + $1.days.count }, routeCount: histories.count)
  }

  func usual(of routes: [PricedRoute], on day: Int) -> [PricedRoute: UsualPrices] {
    Dictionary(
      routes.compactMap { route in histories[route].map { (route, UsualPrices($0.days, before: day)) } }
    ) { first, _ in first }
  }

  func record(_ sightings: [Sighting], at now: Date) {
    let now = now.inWholeSeconds
    for sighting in sightings {
      histories[sighting.route, default: PriceHistory(sighting.route)].record(sighting, at: now)
    }
    guard let day = now.dayNumber else { return }
    for sighting in sightings.cheapestOfRoutes { histories[sighting.route]?.add(sighting.low(on: day)) }
  }

  func prune(before moment: Date, isDryRun: Bool) -> HistorySize {
    let before = size
    let remaining = histories.mapValues { $0.pruned(before: moment) }.filter { !$0.value.observations.isEmpty }
    let count = remaining.values.reduce(0) { $0 + $1.observations.count }
    let dayCount = remaining.values.reduce(0) { $0 + $1.days.count }
    defer { if !isDryRun { histories = remaining } }
    return HistorySize(
      observationCount: before.observationCount - count, dayCount: before.dayCount - dayCount,
      routeCount: before.routeCount - remaining.count)
  }
}

extension PriceHistory {
  fileprivate mutating func record(_ sighting: Sighting, at now: Date) {
    let (dates, price) = (sighting.dates, sighting.price)
    defer { lastSeen[dates] = now }
    if let seenAt = lastSeen[dates], let known = observations.last(where: { $0.dates == dates && $0.seenAt <= seenAt })
    {
      // Of two prices of the same fetch, the lower one counts.
      if known.price == price || known.price < price && seenAt == now { return }
    }
    observations.removeAll { $0.dates == dates && $0.seenAt == now }
    // Inserts the observation in order of time, because the system clock may have been set back.
    observations.insert(
      PriceObservation(dates: dates, seenAt: now, price: price),
      at: observations.lastIndex { $0.seenAt <= now }.map { $0 + 1 } ?? 0)
  }

  fileprivate mutating func add(_ low: DailyLow) {
    let index = days.partitioningIndex { $0.day >= low.day }
    if index < days.count, days[index].day == low.day {
      days[index].join(low)
    } else {
      days.insert(low, at: index)
    }
  }

  fileprivate func pruned(before moment: Date) -> PriceHistory {
    let lastSeen = lastSeen.filter { $0.value >= moment }
    var later: Set<TripDates> = []
    let remaining = observations.reversed().filter { observation in
      // Of the observations up to `moment`, the newest for each pair of dates remains: its price was valid at `moment`.
      lastSeen[observation.dates] != nil
        && (observation.seenAt > moment || later.insert(observation.dates).inserted)
    }
    return PriceHistory(
      route, observations: remaining.reversed(), lastSeen: lastSeen,
      days: days.filter { $0.day >= moment.dayNumber ?? 0 })
  }
}

extension RecordedRoute {
  fileprivate init?(_ history: PriceHistory, at now: Date) {
    guard let latest = history.latestSighting else { return nil }
    let (start, seenAt) = (history.latestWideSighting, history.latestWideSighting ?? latest)
    self.init(
      route: history.route, minimum: history.days.filter(\.isWide).map(\.price).min(),
      current: start.flatMap { history.current(at: now, since: $0)?.price },
      usual: UsualPrices(history.days, before: seenAt.dayNumber ?? 0), seenAt: seenAt)
  }
}
