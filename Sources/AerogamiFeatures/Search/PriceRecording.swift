package import AerogamiContainer
package import AerogamiCore
package import Foundation

/// Records the prices from all responses of one fetch.
///
/// Prices recorded before the fetch decide which trips are deals. Each route is looked up once. The prices are recorded
/// together when the fetch ends, because responses often share routes and dates, and the cheapest price of the whole
/// fetch counts. Errors of the store are ignored: without a working store, no trip is a deal, and the fetch continues.
package actor PriceRecording {
  private let store: PriceHistoryStore
  private let now: Date
  private var deals = Deals()
  private var knownRoutes: Set<PricedRoute> = []
  /// The prices to record. There may be several for the same route and dates.
  private var sightings: [Sighting] = []
  /// The number of ``sightings`` at which the more expensive ones of the same route and dates are removed.
  private var limit: Int

  /// Runs `body` with a recording. Then records the prices that arrived, even if `body` throws an error or the task is
  /// canceled.
  ///
  /// A recording holds at most twice as many prices as there are different routes and dates, about 50 bytes for each.
  ///
  /// - Parameter now: The start of the fetch, which also decides whether a trip has departed.
  package static func run<Result>(
    in store: PriceHistoryStore, at now: Date, isolation: isolated (any Actor)? = #isolation,
    _ body: (PriceRecording) async throws -> Result
  ) async rethrows -> Result {
    let recording = PriceRecording(in: store, at: now)
    do {
      let result = try await body(recording)
      await recording.finish()
      return result
    } catch {
      await recording.finish()
      throw error
    }
  }

  /// - Parameter limit: The number of prices at which duplicates are first removed. The default is enough for the trips
  ///   of 64 large regions.
  init(in store: PriceHistoryStore, at now: Date, limit: Int = 1 << 17) {
    (self.store, self.now, self.limit) = (store, now, limit)
  }

  /// Returns the deals among the trips of a response, and records the prices if the service sent or confirmed the
  /// response just now.
  ///
  /// Prices of a cached response are not recorded, because they may no longer be valid.
  package nonisolated func deals(of fetched: Fetched<[Trip]>) async -> Deals {
    guard store.isRecording else { return Deals() }
    // Runs outside the actor, concurrently with other responses.
    let seen = [Sighting](of: fetched.value, at: now)
    // A deal is cheaper than earlier prices, so the prices of this response are recorded only after the lookup.
    let deals = await deals(on: seen.routes)
    if fetched.status.isFresh { await add(seen) }
    return deals
  }

  /// Records prices like ``deals(of:)``, and returns the indices of the deals among some trips of the response.
  ///
  /// The returned `deals` also contain the median price of each trip's route. A trip is left out if this median cannot
  /// be read.
  package nonisolated func dealsWithMedians(
    of fetched: Fetched<[Trip]>, among indices: [Int]
  ) async -> (deals: Deals, indices: [Int]) {
    let trips = fetched.value
    var deals = await deals(of: fetched)
    let found = indices.filter { deals.contains(trips[$0], at: now) }
    let routes = found.compactMap { PricedRoute(of: trips[$0]) }.uniqued()
    deals.set(medians: routes.isEmpty ? [:] : (try? await store.medians(routes)) ?? [:])
    return (deals, found.filter { deals.percentBelowMedian(of: trips[$0]) != nil })
  }

  /// Records the prices of a calendar if the service sent or confirmed it just now.
  package nonisolated func record(_ fetched: Fetched<[CalendarDay]>) async {
    if store.isRecording, fetched.status.isFresh { await add([Sighting](of: fetched.value)) }
  }

  /// Records the prices. Called once, at the end of the fetch: if an early part were recorded alone, a price in it
  /// would count as a change, even if a later part has the same price as the previous fetch.
  func finish() async {
    sightings.keepCheapest()
    if !sightings.isEmpty { try? await store.record(sightings, now) }
  }

  private func add(_ seen: [Sighting]) {
    sightings += seen
    guard sightings.count >= limit else { return }
    sightings.keepCheapest()
    limit = max(limit, 2 * sightings.count)
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
