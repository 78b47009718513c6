/// Records the prices from all responses of one fetch.
///
/// Prices recorded before the fetch decide which trips are deals. Each route is looked up once. Prices are recorded in
/// batches, because responses often share routes. Errors of the store are ignored: without a working store, no trip is
/// a deal, and the fetch continues.
public actor PriceRecording {
  private let store: PriceHistoryStore
  private let now: Date
  private let batchSize: Int
  private var deals = Deals()
  private var knownRoutes: Set<PricedRoute> = []
  /// The prices that are not recorded yet.
  private var sightings: [Sighting] = []

  /// Starts a recording.
  ///
  /// - Parameters:
  ///   - store: Stores the prices.
  ///   - now: The start of the fetch, which also decides whether a trip has departed.
  ///   - batchSize: The number of prices to collect before recording them. Each price needs about 50 bytes.
  public init(in store: PriceHistoryStore, at now: Date, batchSize: Int = 1 << 16) {
    self.store = store
    self.now = now
    self.batchSize = batchSize
  }

  /// Returns the deals among the trips of a response, and records the prices if the service sent or confirmed the
  /// response just now.
  ///
  /// Prices of a cached response are not recorded, because they may no longer be valid.
  public nonisolated func deals(of fetched: Fetched<[Trip]>) async -> Deals {
    guard store.isRecording else { return Deals() }
    // Runs outside the actor, concurrently with other responses.
    let seen = [Sighting](of: fetched.value, at: now)
    // A deal is cheaper than earlier prices, so the prices of this response are recorded only after the lookup.
    let deals = await deals(on: seen.routes)
    if fetched.status.isFresh { await add(seen) }
    return deals
  }

  /// Records prices like ``deals(of:)``, and returns the trips of the response that are deals.
  ///
  /// The returned `deals` also contain the median price of each trip's route. A trip is left out if this median cannot
  /// be read.
  public nonisolated func dealsWithMedians(of fetched: Fetched<[Trip]>) async -> (deals: Deals, trips: [Trip]) {
    var deals = await deals(of: fetched)
    let trips = fetched.value.filter { deals.contains($0, at: now) }
    let routes = trips.compactMap { PricedRoute(of: $0) }.uniqued()
    deals.set(medians: routes.isEmpty ? [:] : (try? await store.medians(routes)) ?? [:])
    return (deals, trips.filter { deals.percentBelowMedian(of: $0) != nil })
  }

  /// Records prices like ``deals(of:)``, and returns the trips to choose from: those of ``dealsWithMedians(of:)`` if
  /// only deals are shown, and otherwise all trips of the response.
  package nonisolated func candidates(
    in fetched: Fetched<[Trip]>, onlyDeals: Bool
  ) async -> (deals: Deals, trips: [Trip]) {
    onlyDeals ? await dealsWithMedians(of: fetched) : (await deals(of: fetched), fetched.value)
  }

  /// Returns the lowest recorded prices of each route, both up to `moment` and before this fetch. Leaves out routes
  /// without a price up to `moment`.
  ///
  /// Once a batch of this fetch has been recorded, the result may include prices of this fetch.
  public nonisolated func lows(on routes: [PricedRoute], until moment: Date) async -> [PricedRoute: RecordedLow] {
    guard store.isRecording, !routes.isEmpty else { return [:] }
    let lowest = (try? await store.lows(routes, nil)) ?? [:]
    let earlier = (try? await store.lows(routes, moment)) ?? [:]
    return Dictionary(
      earlier.map { ($0.key, RecordedLow(earlier: $0.value, lowest: lowest[$0.key] ?? $0.value)) }
    ) { $1 }
  }

  /// Records the prices of a calendar if the service sent or confirmed it just now.
  public nonisolated func record(_ fetched: Fetched<[CalendarDay]>) async {
    if store.isRecording, fetched.status.isFresh { await add([Sighting](of: fetched.value)) }
  }

  /// Records the prices that are not recorded yet. They are lost if the fetch is canceled before this call.
  public func finish() async {
    var batch = sightings
    sightings = []
    if batch.isEmpty { return }
    batch.keepCheapest()
    try? await store.record(batch, now)
  }

  private func add(_ seen: [Sighting]) async {
    sightings += seen
    if sightings.count >= batchSize { await finish() }
  }

  private func deals(on routes: [PricedRoute]) async -> Deals {
    let unknown = routes.filter { !knownRoutes.contains($0) }
    if unknown.isEmpty { return deals }
    if let found = try? await store.deals(unknown) {
      deals.formUnion(found)
      knownRoutes.formUnion(unknown)
    }
    return deals
  }
}

/// The lowest recorded prices of a route, which a watch uses to detect new lows.
public struct RecordedLow: Hashable, Sendable {
  /// The lowest price recorded up to the watch's last round.
  public var earlier: Price
  /// The lowest recorded price overall, including prices that other watches or fetches have recorded since that round.
  public var lowest: Price

  /// Creates a value.
  public init(earlier: Price, lowest: Price) {
    self.earlier = earlier
    self.lowest = lowest
  }

  /// Returns whether a price is below ``earlier`` and not above ``lowest``.
  func isUndercut(by price: Price) -> Bool { price < earlier && price <= lowest }
}
