public import AerogamiContainer
public import Foundation

/// Stores favorites and searches them with the same queries as a fetch. Every closure is atomic; callers need no lock.
public struct FavoriteStore: Sendable {
  /// Saves all of the favorites, or none if it throws or may not replace one of those that already exist. Returns the
  /// earlier versions of the existing ones.
  ///
  /// An existing favorite gets the new trip, and the new region unless that is `nil`. Its ``Favorite/addedAt`` does not
  /// change.
  public var save: @Sendable (_ favorites: [Favorite], _ mayReplace: @escaping Replacement) async throws -> [Favorite]
  /// Returns the favorites that match a query, in the query's order. `now` decides whether a trip has expired.
  public var trips: @Sendable (_ query: TripQuery, _ now: Date) async throws -> [FoundTrip]
  /// Returns the ids of all favorites.
  public var ids: @Sendable () async throws -> Set<Trip.ID>
  /// Returns the favorite with exactly this id, otherwise those whose ids start with it, sorted, up to the limit.
  public var find: @Sendable (_ id: String, _ limit: Int) async throws -> [Favorite]
  /// Removes the favorites with these ids and returns how many existed. Unknown ids are ignored.
  public var remove: @Sendable (_ ids: [Trip.ID]) async throws -> Int
  /// Removes every favorite and returns how many there were.
  public var clear: @Sendable () async throws -> Int
  /// Returns the number of favorites.
  public var count: @Sendable () async throws -> Int

  public init(
    save: @escaping @Sendable (_ favorites: [Favorite], _ mayReplace: @escaping Replacement) async throws -> [Favorite],
    trips: @escaping @Sendable (_ query: TripQuery, _ now: Date) async throws -> [FoundTrip],
    ids: @escaping @Sendable () async throws -> Set<Trip.ID>,
    find: @escaping @Sendable (_ id: String, _ limit: Int) async throws -> [Favorite],
    remove: @escaping @Sendable (_ ids: [Trip.ID]) async throws -> Int,
    clear: @escaping @Sendable () async throws -> Int,
    count: @escaping @Sendable () async throws -> Int
  ) {
    self.save = save
    self.trips = trips
    self.ids = ids
    self.find = find
    self.remove = remove
    self.clear = clear
    self.count = count
  }

  /// Returns whether a saved favorite may be replaced with a new version.
  public typealias Replacement = @Sendable (_ saved: Favorite, _ new: Favorite) -> Bool

  /// Saves all of the favorites, or none if it throws, and returns the earlier versions of those that already existed.
  @discardableResult
  package func add(_ favorites: [Favorite]) async throws -> [Favorite] { try await save(favorites) { _, _ in true } }

  /// The endpoints of this store.
  public static let endpoints: [Endpoint<FavoriteStore>] = [
    Endpoint("save", \.save, call: { favorites, _ in "save(\(quoted(favorites.map(\.id))))" }),
    Endpoint("trips", \.trips),
    Endpoint("ids", \.ids),
    Endpoint("find", \.find, call: { id, _ in "find(\"\(id)\")" }),
    Endpoint("remove", \.remove, call: { "remove(\(quoted($0)))" }),
    Endpoint("clear", \.clear),
    Endpoint("count", \.count),
  ]

  private static func quoted(_ ids: [Trip.ID]) -> String { ids.map { "\"\($0)\"" }.joined(separator: ", ") }

  /// A store in which every call throws a `ClientError` with `failure`, after passing its description to `report`.
  public static func failing(
    _ failure: Failure = .unimplemented, report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> FavoriteStore {
    endpoints.failing(.mock(), with: failure, report: report)
  }
}

/// A trip that the user saved. The whole trip is stored, so the favorite remains when the trip expires or the service
/// no longer offers it.
public struct Favorite: Hashable, Identifiable, Sendable {
  /// The trip as it was when last added, with the price at that time.
  public var trip: Trip
  /// The region in which the trip was found; `nil` if unknown.
  public var region: Region.ID?
  /// When the trip was first added.
  public var addedAt: Date

  public init(trip: Trip, region: Region.ID?, addedAt: Date) {
    (self.trip, self.region, self.addedAt) = (trip, region, addedAt)
  }

  /// The id of the trip.
  public var id: Trip.ID { trip.id }
}
