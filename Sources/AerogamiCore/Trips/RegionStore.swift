public import AerogamiContainer

/// Saves the user's selection of regions and the recent fetches. Every closure is atomic.
public struct RegionStore: Sendable {
  /// Returns the regions to fetch by default, in the order of selection; empty for all regions.
  public var selected: @Sendable () async throws -> [Region.ID]
  /// Replaces the selection.
  public var select: @Sendable (_ regions: [Region.ID]) async throws -> Void
  /// Returns the last ``fetchCount`` different fetches, newest first; none if their responses are not cached.
  public var fetches: @Sendable () async throws -> [TripFetch]
  /// Saves the requests of a fetch as the newest fetch.
  public var saveFetch: @Sendable (_ fetch: TripFetch) async throws -> Void

  /// The maximum number of saved fetches. Trips of these fetches can be found by their ids.
  public static let fetchCount = 50

  public init(
    selected: @escaping @Sendable () async throws -> [Region.ID],
    select: @escaping @Sendable (_ regions: [Region.ID]) async throws -> Void,
    fetches: @escaping @Sendable () async throws -> [TripFetch],
    saveFetch: @escaping @Sendable (_ fetch: TripFetch) async throws -> Void
  ) {
    self.selected = selected
    self.select = select
    self.fetches = fetches
    self.saveFetch = saveFetch
  }

  /// A store in memory. Copies of the returned value share the same data.
  public static func mock(selected: [Region.ID] = []) -> RegionStore {
    let memory = RegionMemory(selected: selected)
    return RegionStore(
      selected: { await memory.selected }, select: { await memory.select($0) },
      fetches: { await memory.fetches }, saveFetch: { await memory.saveFetch($0) })
  }

  /// The endpoints of this store.
  public static let endpoints: [Endpoint<RegionStore>] = [
    Endpoint("selected", \.selected),
    Endpoint("select", \.select, call: { "select(\($0.map { "\"\($0)\"" }.joined(separator: ", ")))" }),
    Endpoint("fetches", \.fetches),
    Endpoint("saveFetch", \.saveFetch),
  ]

  /// A store in which every call throws a `ClientError` with `failure`, after passing its description to `report`.
  public static func failing(
    _ failure: Failure = .unimplemented, report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> RegionStore {
    endpoints.failing(.mock(), with: failure, report: report)
  }
}

/// The selection and the fetches in memory. No method suspends, so each method is atomic.
private actor RegionMemory {
  private(set) var selected: [Region.ID]
  private(set) var fetches: [TripFetch] = []

  init(selected: [Region.ID]) { self.selected = selected }

  func select(_ regions: [Region.ID]) { selected = regions }
  func saveFetch(_ fetch: TripFetch) { fetches = Array(([fetch] + fetches).uniqued().prefix(RegionStore.fetchCount)) }
}

/// A set of countries in which trips depart, as defined by the service.
public struct Region: Hashable, Identifiable, Sendable {
  /// The service's id, such as `EU` or `blc`. Case-sensitive.
  public var id: String
  /// The service's name for the region.
  public var name: String
  /// The countries, usually as ISO 3166-1 alpha-2 codes. Codes of other lengths occur.
  public var countryCodes: [String]
  /// Whether the region has only some cities and airports of its countries, because the user configured these.
  public var isSelection: Bool

  public init(id: String, name: String, countryCodes: [String], isSelection: Bool = false) {
    (self.id, self.name, self.countryCodes, self.isSelection) = (id, name, countryCodes, isSelection)
  }
}
