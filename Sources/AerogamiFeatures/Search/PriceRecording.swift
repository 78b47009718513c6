package import AerogamiContainer
package import AerogamiCore
package import Foundation

/// Records the prices from all responses of one fetch.
///
/// Prices recorded before the fetch decide which trips are deals. Each route is looked up once. The prices are recorded
/// together when the fetch ends, because responses often share routes and dates, and the cheapest price of the whole
/// fetch counts. The day counts for the routes of complete responses to a wide search. Errors of the store are ignored:
/// without a working store, no trip is a deal, and the fetch continues.
package actor PriceRecording {
  private let store: PriceHistoryStore
  private let services: ServiceStore
  private let now: Date
  private let isWide: Bool
  private var deals = Deals()
  private var knownRoutes: Set<PricedRoute> = []
  /// The prices to record. There may be several for the same route and dates.
  private var sightings: [Sighting] = []
  /// The number of ``sightings`` at which the more expensive ones of the same route and dates are removed.
  private var limit: Int

  /// Runs `body` with a recording. Then records the prices that arrived, and how the requests to services went, even if
  /// `body` throws an error or the task is canceled.
  ///
  /// A recording holds at most twice as many prices as there are different routes and dates, about 50 bytes for each.
  ///
  /// - Parameters:
  ///   - now: The start of the fetch, which also decides whether a trip has departed.
  ///   - isWide: Whether the search is wide enough for the day to count: see ``TripSearch/isWide``.
  package static func run<Result>(
    in store: PriceHistoryStore, _ services: ServiceStore = .mock(), at now: Date, isWide: Bool,
    _ body: (PriceRecording) async throws -> Result
  ) async rethrows -> Result {
    let recording = PriceRecording(in: store, services, at: now, isWide: isWide)
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
  init(
    in store: PriceHistoryStore, _ services: ServiceStore = .mock(), at now: Date, isWide: Bool = true,
    limit: Int = 1 << 17
  ) {
    self.services = services
    (self.store, self.now, self.isWide, self.limit) = (store, now, isWide, limit)
  }

  /// Returns the deals among the trips of a response, and records the prices if the service sent or confirmed the
  /// response just now.
  ///
  /// Prices of a cached response are not recorded, because they may no longer be valid. Prices of a partial response are
  /// recorded, but the day does not count because of them.
  package nonisolated func deals(of fetched: Fetched<[Trip]>) async -> Deals {
    guard store.isRecording else { return Deals() }
    // Runs outside the actor, concurrently with other responses.
    let isComplete =
      fetched.status.kind == .ok && fetched.skipped.count == 0
      && ![.partial, .failed].contains(fetched.completeness.kind)
    let seen = [Sighting](of: fetched.value, at: now, isWide: isWide && isComplete, sources: store.sources)
    // A deal is cheaper than earlier prices, so the prices of this response are recorded only after the lookup.
    let deals = await deals(on: seen.routes)
    if fetched.status.isFresh { await add(seen) }
    return deals
  }

  /// Records the prices of a response with one-way trips for pairs of tickets, if the service sent or confirmed it just
  /// now. The day does not count, because only some days and places are requested. The pairs themselves are not recorded:
  /// their prices are not those of round trips.
  nonisolated func recordOneWay(_ fetched: Fetched<[Trip]>) async {
    if store.isRecording, fetched.status.isFresh {
      await add([Sighting](of: fetched.value, at: now, isWide: false, sources: store.sources))
    }
  }

  /// Records the prices of a calendar if the service sent or confirmed it just now.
  package nonisolated func record(_ fetched: Fetched<[CalendarDay]>) async {
    if store.isRecording, fetched.status.isFresh { await add([Sighting](of: fetched.value, sources: store.sources)) }
  }

  /// Records the prices and how the requests went. Called once, at the end of the fetch: if an early part were recorded
  /// alone, a price in it would count as a change, even if a later part has the same price as the previous fetch.
  func finish() async {
    sightings.keepCheapest()
    if !sightings.isEmpty { try? await store.record(sightings, now) }
    await services.saveIfCounting()
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
    if let day = now.dayNumber, let found = try? await store.usual(unknown, day) {
      deals.add(found)
      knownRoutes.formUnion(unknown)
    }
    return deals
  }
}
