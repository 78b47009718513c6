/// What is remembered of regions between runs: which a user has selected, and which were fetched last.
///
/// Every closure is one step that is taken as a whole or not at all.
public struct RegionStore: Sendable {
  /// The regions that are fetched when none is named, in the order in which they were selected; empty for all.
  public var selected: @Sendable () async throws -> [Region.ID]
  /// Replaces the selection.
  public var select: @Sendable (_ regions: [Region.ID]) async throws -> Void
  /// The requests of the last fetch; `nil` where there was none, or where its responses are not cached.
  public var lastFetch: @Sendable () async throws -> TripFetch?
  public var noteFetch: @Sendable (_ fetch: TripFetch) async throws -> Void

  public init(
    selected: @escaping @Sendable () async throws -> [Region.ID],
    select: @escaping @Sendable (_ regions: [Region.ID]) async throws -> Void,
    lastFetch: @escaping @Sendable () async throws -> TripFetch?,
    noteFetch: @escaping @Sendable (_ fetch: TripFetch) async throws -> Void
  ) {
    self.selected = selected
    self.select = select
    self.lastFetch = lastFetch
    self.noteFetch = noteFetch
  }
}

extension RegionStore {
  /// Remembers in memory, for as long as this value or a copy of it is there.
  public static func mock(selected: [Region.ID] = []) -> RegionStore {
    let memory = RegionMemory(selected: selected)
    return RegionStore(
      selected: { await memory.selected }, select: { await memory.select($0) },
      lastFetch: { await memory.lastFetch }, noteFetch: { await memory.noteFetch($0) })
  }

  /// Fails every call with `failure`, after telling `report` what was called.
  public static func failing(
    _ failure: Failure = .unimplemented, report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> RegionStore {
    let fail: @Sendable (String) -> ClientError = { call in
      let error = ClientError(requested: "RegionStore.\(call)", reason: .injected(failure))
      report(error.description)
      return error
    }
    return RegionStore(
      selected: { throw fail("selected()") },
      select: { throw fail("select(\($0.map { "\"\($0)\"" }.joined(separator: ", ")))") },
      lastFetch: { throw fail("lastFetch()") },
      noteFetch: { _ in throw fail("noteFetch()") })
  }
}

/// No method waits for anything, so each is one step.
private actor RegionMemory {
  private(set) var selected: [Region.ID]
  private(set) var lastFetch: TripFetch?

  init(selected: [Region.ID]) {
    self.selected = selected
  }

  func select(_ regions: [Region.ID]) { selected = regions }
  func noteFetch(_ fetch: TripFetch) { lastFetch = fetch }
}
