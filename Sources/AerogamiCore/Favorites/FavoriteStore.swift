/// Where favorites are kept: a second source of trips, which takes the queries of a fetch and answers with what one
/// finds.
///
/// Every closure is one step that is taken as a whole or not at all, whoever else does something at the same time. There
/// is no repository above it: nothing would be left for one to guard.
public struct FavoriteStore: Sendable {
  /// Keeps all of the favorites or, when it throws, none. Of one that is there already the trip and, where it is known,
  /// the region are replaced. Answers with those that were there, as they were.
  public var add: @Sendable (_ favorites: [Favorite]) async throws -> [Favorite]
  /// The trips that a query asks for, in its order. The date decides whether a trip has expired.
  public var trips: @Sendable (_ query: TripQuery, _ now: Date) async throws -> [FoundTrip]
  /// What an id that may be shortened stands for: the favorite with exactly that id, else those whose ids begin with it,
  /// in the order of their ids and at most so many.
  public var find: @Sendable (_ id: String, _ limit: Int) async throws -> [Favorite]
  /// Forgets the favorites with exactly these ids; the others are none already. Answers how many there were.
  public var remove: @Sendable (_ ids: [Trip.ID]) async throws -> Int
  /// Forgets every favorite, and answers how many there were.
  public var clear: @Sendable () async throws -> Int
  public var count: @Sendable () async throws -> Int

  public init(
    add: @escaping @Sendable (_ favorites: [Favorite]) async throws -> [Favorite],
    trips: @escaping @Sendable (_ query: TripQuery, _ now: Date) async throws -> [FoundTrip],
    find: @escaping @Sendable (_ id: String, _ limit: Int) async throws -> [Favorite],
    remove: @escaping @Sendable (_ ids: [Trip.ID]) async throws -> Int,
    clear: @escaping @Sendable () async throws -> Int,
    count: @escaping @Sendable () async throws -> Int
  ) {
    self.add = add
    self.trips = trips
    self.find = find
    self.remove = remove
    self.clear = clear
    self.count = count
  }
}
