/// What is remembered of regions between runs: which a user has selected, and which were fetched last.
///
/// Every closure is one step that is taken as a whole or not at all.
public struct RegionStore: Sendable {
  /// The regions that are fetched when none is named, in the order in which they were selected; empty for all.
  public var selected: @Sendable () async throws -> [Region.ID]
  /// Replaces the selection.
  public var select: @Sendable (_ regions: [Region.ID]) async throws -> Void
  /// What a fetch asked for last, `nil` among them for all regions in one request. Empty where there was none, or nothing
  /// is kept of what it was answered.
  public var lastFetched: @Sendable () async throws -> [Region.ID?]
  public var noteFetched: @Sendable (_ regions: [Region.ID?]) async throws -> Void

  public init(
    selected: @escaping @Sendable () async throws -> [Region.ID],
    select: @escaping @Sendable (_ regions: [Region.ID]) async throws -> Void,
    lastFetched: @escaping @Sendable () async throws -> [Region.ID?],
    noteFetched: @escaping @Sendable (_ regions: [Region.ID?]) async throws -> Void
  ) {
    self.selected = selected
    self.select = select
    self.lastFetched = lastFetched
    self.noteFetched = noteFetched
  }
}

extension RegionStore {
  /// Remembers in memory, for as long as this value or a copy of it is there.
  public static func mock(selected: [Region.ID] = []) -> RegionStore {
    let memory = RegionMemory(selected: selected)
    return RegionStore(
      selected: { await memory.selected }, select: { await memory.select($0) },
      lastFetched: { await memory.lastFetched }, noteFetched: { await memory.noteFetched($0) })
  }

  /// Fails every call with `failure`, after telling `report` what was called.
  public static func failing(
    _ failure: Failure = .unimplemented, report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> RegionStore {
    let fail: @Sendable (String) -> ClientError = { call in
      let error = ClientError(asked: "RegionStore.\(call)", reason: .injected(failure))
      report(error.description)
      return error
    }
    return RegionStore(
      selected: { throw fail("selected()") },
      select: { throw fail("select(\($0.map { "\"\($0)\"" }.joined(separator: ", ")))") },
      lastFetched: { throw fail("lastFetched()") },
      noteFetched: { _ in throw fail("noteFetched()") })
  }
}

/// No method waits for anything, so each is one step.
private actor RegionMemory {
  private(set) var selected: [Region.ID]
  private(set) var lastFetched: [Region.ID?] = []

  init(selected: [Region.ID]) {
    self.selected = selected
  }

  func select(_ regions: [Region.ID]) { selected = regions }
  func noteFetched(_ regions: [Region.ID?]) { lastFetched = regions }
}
