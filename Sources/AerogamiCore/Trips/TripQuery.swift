/// Which trips to show, in which order, and how many: a pure value.
public struct TripQuery: Hashable, Sendable {
  public var search: TripSearch
  public var order: TripOrder
  /// At most this many in all, of the first in order; `nil` for every one.
  public var limit: Int?

  public init(_ search: TripSearch = TripSearch(), order: TripOrder = .price, limit: Int? = nil) {
    self.search = search
    self.order = order
    self.limit = limit
  }
}

/// A trip, and the region whose answer it was in; `nil` when every region was asked for at once.
public struct FoundTrip: Hashable, Sendable {
  public var trip: Trip
  public var region: Region.ID?
  /// Whether its price is among the lowest of its route; see ``Deals``.
  public var isDeal: Bool

  public init(trip: Trip, region: Region.ID?, isDeal: Bool = false) {
    self.trip = trip
    self.region = region
    self.isDeal = isDeal
  }
}

/// Gathers what a query wants of one answer after another, in no more space than its limit asks for.
public struct TripSelection: Sendable {
  public let query: TripQuery
  public let now: Date
  private var trips: [FoundTrip] = []

  /// - Parameter now: What decides whether a trip has expired; one moment for the whole selection.
  public init(_ query: TripQuery, at now: Date) {
    self.query = query
    self.now = now
  }

  public mutating func add(_ response: [Trip], in region: Region.ID?, deals: Deals = Deals()) {
    for place in query.places(of: response, at: now) {
      let trip = response[place]
      trips.append(FoundTrip(trip: trip, region: region, isDeal: deals.contains(trip, at: now)))
    }
    cut()
  }

  /// Adds what a selection of the same query gathered elsewhere.
  public mutating func add(_ other: TripSelection) {
    trips += other.trips
    cut()
  }

  /// What was gathered, in the query's order, at most its limit.
  public func sorted() -> [FoundTrip] {
    query.sorted(trips, at: now)
  }

  /// Cutting at twice the limit makes the sorting linear over all: each cut drops as many as it keeps.
  private mutating func cut() {
    if let limit = query.limit, trips.count / 2 > limit { trips = sorted() }
  }
}
