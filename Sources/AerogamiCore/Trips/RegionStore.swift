/// Saves the user's selection of regions and the last fetch.
///
/// Every closure is atomic.
public struct RegionStore: Sendable {
  /// Returns the regions to fetch by default, in the order of selection; empty for all regions.
  public var selected: @Sendable () async throws -> [Region.ID]
  /// Replaces the selection.
  public var select: @Sendable (_ regions: [Region.ID]) async throws -> Void
  /// Returns the requests of the last fetch; `nil` if there was none or its responses are not cached.
  public var lastFetch: @Sendable () async throws -> TripFetch?
  /// Saves the requests of a fetch as the last fetch.
  public var saveFetch: @Sendable (_ fetch: TripFetch) async throws -> Void

  /// Creates a store from its closures.
  public init(
    selected: @escaping @Sendable () async throws -> [Region.ID],
    select: @escaping @Sendable (_ regions: [Region.ID]) async throws -> Void,
    lastFetch: @escaping @Sendable () async throws -> TripFetch?,
    saveFetch: @escaping @Sendable (_ fetch: TripFetch) async throws -> Void
  ) {
    self.selected = selected
    self.select = select
    self.lastFetch = lastFetch
    self.saveFetch = saveFetch
  }
}

extension RegionStore {
  /// A store in memory. Copies of the returned value share the same data.
  public static func mock(selected: [Region.ID] = []) -> RegionStore {
    let memory = RegionMemory(selected: selected)
    return RegionStore(
      selected: { await memory.selected }, select: { await memory.select($0) },
      lastFetch: { await memory.lastFetch }, saveFetch: { await memory.saveFetch($0) })
  }

  /// A store in which every call throws a ``ClientError`` with `failure`.
  ///
  /// Passes the description of each error to `report` before throwing it.
  public static func failing(
    _ failure: Failure = .unimplemented, report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> RegionStore {
    let fail = failure.errors(of: "RegionStore", report: report)
    return RegionStore(
      selected: { throw fail("selected()") },
      select: { throw fail("select(\($0.map { "\"\($0)\"" }.joined(separator: ", ")))") },
      lastFetch: { throw fail("lastFetch()") },
      saveFetch: { _ in throw fail("saveFetch()") })
  }
}

/// The selection and the last fetch in memory. No method suspends, so each method is atomic.
private actor RegionMemory {
  private(set) var selected: [Region.ID]
  private(set) var lastFetch: TripFetch?

  init(selected: [Region.ID]) {
    self.selected = selected
  }

  func select(_ regions: [Region.ID]) { selected = regions }
  func saveFetch(_ fetch: TripFetch) { lastFetch = fetch }
}
