/// Records the prices of one fetch, which takes many answers.
///
/// What is a deal is judged by what was recorded before the fetch, and each route is looked up once. Prices are recorded
/// many at a time: answers that share routes share what has to be read and written for them. Who fetches can do without:
/// where nothing can be recorded, there are no deals.
public actor PriceRecording {
  private let store: PriceHistoryStore
  private let now: Date
  private let batchSize: Int
  private var deals = Deals()
  private var knownRoutes: Set<PricedRoute> = []
  /// What is still to be recorded.
  private var sightings: [Sighting] = []

  /// - Parameters:
  ///   - now: The moment of the fetch, which decides too whether a trip has departed.
  ///   - batchSize: How many prices are gathered before they are recorded, of some 50 bytes each.
  public init(in store: PriceHistoryStore, at now: Date, batchSize: Int = 1 << 16) {
    self.store = store
    self.now = now
    self.batchSize = batchSize
  }

  /// Which trips of an answer are deals. What the service says now is recorded, and what it said earlier is not: the
  /// answer does not tell whether it still holds.
  public nonisolated func deals(of fetched: Fetched<[Trip]>) async -> Deals {
    guard store.isRecording else { return Deals() }
    // Not in the way of other answers.
    let seen = [Sighting](of: fetched.value, at: now)
    // Before anything of this fetch is recorded.
    let deals = await deals(on: seen.routes)
    if fetched.status.isFresh { await add(seen) }
    return deals
  }

  /// Records what is left. A fetch that is cancelled before that leaves out the last of its prices.
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
