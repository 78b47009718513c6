public import Foundation

/// Collects trips of many responses for a query. Callers filter them: a selection does not check whether they match.
///
/// A trip that several origins return is selected once, with the first of these origins in the order of the request.
///
/// Memory is bounded if the query has a limit or selects one trip for each city. The maximum number of trips is then
/// about twice the limit, or twice the number of cities plus 1,000.
public struct TripSelection: Sendable {
  /// The query, which decides the order and the number of trips.
  public let query: TripQuery
  /// The time at which a trip counts as expired or not.
  public let now: Date
  /// The requested origins in their order. A trip of several origins has the first of these; without this list, the
  /// first in alphabetical order. A response that is not stale comes before a stale one.
  package var origins: [TripOrigin?] = []
  private var parts: [TripPart] = []
  private var count = 0
  /// The number of cities at the last reduction to one trip for each city.
  private var cityCount = 0

  /// Creates an empty selection. `now` decides whether a trip has expired, also for trips that are added later.
  public init(_ query: TripQuery, at now: Date) { (self.query, self.now) = (query, now) }

  /// Adds the trips of a response at some indices, by default all, and marks the deals among them. `origin` is `nil`
  /// for all regions. A stale response is a cached one that was delivered because the request failed.
  public mutating func add(
    _ response: [Trip], at indices: [Int]? = nil, from origin: TripOrigin?, deals: Deals = Deals(),
    isStale: Bool = false
  ) {
    let indices = ofOneResponse.sorted(indices ?? Array(response.indices), of: response, at: now)
    add(TripPart(response, at: indices, from: origin, deals: deals, isStale: isStale))
    truncate()
  }

  /// Adds the trips of another selection for the same query.
  public mutating func add(_ other: TripSelection) {
    for part in other.parts { add(part) }
    truncate()
  }

  private mutating func add(_ part: TripPart) {
    if part.indices.isEmpty { return }
    parts.append(part)
    count += part.indices.count
  }

  /// Returns the collected trips in the query's order, each once, up to its limit.
  public func sorted() -> [FoundTrip] { Array(selected(by: query)) }

  /// The collected trips in the query's order, each once, up to its limit. Makes no array of them.
  package var selected: SelectedTrips { selected(by: query) }

  private func selected(by query: TripQuery) -> SelectedTrips {
    SelectedTrips(parts, query.sorted(uniquePositions, of: parts, at: now), at: now)
  }

  /// The positions of the collected trips of each part, in its order, without those that another origin also returned.
  /// Ids that repeat within one response are not merged.
  private var uniquePositions: [[TripPosition]] {
    let positions = parts.indices.map { number in
      parts[number].indices.map { TripPosition(part: number, index: $0) }
    }
    guard parts.contains(where: { $0.origin != parts[0].origin }) else { return positions }
    // Different hashes are of different ids. A sorted array of them needs a sixth of the memory of the dictionary below.
    let hashes = parts.flatMap(\.idHashes).sorted()
    if zip(hashes, hashes.dropFirst()).allSatisfy(!=) { return positions }
    var ranks: [TripOrigin?: Int] = [:]
    for (rank, origin) in origins.enumerated() { ranks[origin] = rank }
    func precedes(_ left: TripPart, _ right: TripPart) -> Bool {
      if left.isStale != right.isStale { return right.isStale }
      let (own, other) = (ranks[left.origin] ?? .max, ranks[right.origin] ?? .max)
      return own != other ? own < other : left.origin ?? "" < right.origin ?? ""
    }
    // The best part with each trip.
    var best: [Trip.ID: Int] = [:]
    best.reserveCapacity(count)
    for position in positions.joined() {
      // The in-place access hashes an id once.
      { (part: inout Int) in
        if position.part != part, precedes(parts[position.part], parts[part]) { part = position.part }
      }(&best[parts.id(at: position), default: position.part])
    }
    return positions.map { positions in
      positions.filter { parts[$0.part].origin == parts[best[parts.id(at: $0)] ?? $0.part].origin }
    }
  }

  /// The query for one response. The limit applies only after the cheapest trip to each city is known.
  private var ofOneResponse: TripQuery {
    var query = query
    if query.isOnePerCity { (query.limit, query.isOnePerCity) = (nil, false) }
    return query
  }

  /// Drops the trips that the query does not select, once there are twice as many as it selects: dropping them at each
  /// call would sort too often. A selection of one trip for each city collects 1,000 trips first.
  private mutating func truncate() {
    var query = query
    if query.isOnePerCity {
      guard count / 2 > cityCount + 500 else { return }
      query.limit = nil
    } else {
      guard let limit = query.limit, count / 2 > limit else { return }
    }
    let kept = Dictionary(grouping: query.sorted(uniquePositions, of: parts, at: now), by: \.part)
    parts = parts.indices.compactMap { part in kept[part].map { parts[part].keeping($0.map(\.index)) } }
    count = parts.reduce(0) { $0 + $1.indices.count }
    cityCount = count
  }
}

/// The trips of one response that a ``TripSelection`` has collected.
package struct TripPart: Sendable {
  package let origin: TripOrigin?
  package let isStale: Bool
  package let deals: Deals
  /// The collected trips, among others if those are fewer than half.
  @usableFromInline let trips: [Trip]
  /// The indices of the collected trips in the query's order.
  let indices: [Int]
  /// The hashes of the ids of the collected trips. Computed with the part, in its origin's own task.
  let idHashes: [Int]

  fileprivate init(_ trips: [Trip], at indices: [Int], from origin: TripOrigin?, deals: Deals, isStale: Bool) {
    (self.origin, self.deals, self.isStale) = (origin, deals, isStale)
    // Shares the response instead of copying its trips, unless that keeps more others than collected ones.
    if indices.count >= trips.count / 2 {
      (self.trips, self.indices) = (trips, indices)
    } else {
      (self.trips, self.indices) = (indices.map { trips[$0] }, Array(0..<indices.count))
    }
    idHashes = indices.map { trips[$0].id.hashValue }
  }

  fileprivate func keeping(_ indices: [Int]) -> TripPart {
    TripPart(trips, at: indices, from: origin, deals: deals, isStale: isStale)
  }
}

/// The position of a trip among the parts of a ``TripSelection``. Takes 8 bytes.
@usableFromInline struct TripPosition: Sendable {
  @usableFromInline let numbers: (part: Int32, index: Int32)

  init(part: Int, index: Int) { numbers = (Int32(part), Int32(index)) }

  @inlinable var part: Int { Int(numbers.part) }
  /// The index in ``TripPart/trips``.
  @inlinable var index: Int { Int(numbers.index) }
}

extension [TripPart] {
  func id(at position: TripPosition) -> Trip.ID { self[position.part].trips[position.index].id }
}

/// The selected trips in their order. Refers to the responses. An element is a copy of a trip; see ``withTrip(at:_:)``.
package struct SelectedTrips: RandomAccessCollection, Sendable {
  @usableFromInline let parts: [TripPart]
  @usableFromInline private(set) var positions: [TripPosition]
  private let now: Date

  fileprivate init(_ parts: [TripPart], _ positions: [TripPosition], at now: Date) {
    (self.parts, self.positions, self.now) = (parts, positions, now)
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { positions.count }
  package subscript(index: Int) -> FoundTrip {
    withTrip(at: index) { trip, part in
      let usual = part.deals.usual(ofDeal: trip, at: now)
      return FoundTrip(
        trip: copy trip, origin: part.origin, isDeal: usual != nil, isStale: part.isStale, usual: usual)
    }
  }

  /// Calls `body` with a trip, without copying it, and with its response. Copying each trip takes about an eighth of
  /// the processor time of a large fetch in JSON. Not inlined, a call copies it as well.
  @inlinable package func withTrip<Result>(at index: Int, _ body: (borrowing Trip, TripPart) -> Result) -> Result {
    let part = parts[positions[index].part]
    return part.trips.span.withElement(at: positions[index].index) { body($0, part) }
  }

  package mutating func removeLast(_ count: Int) { positions.removeLast(count) }
}

/// A trip and the request that found it.
public struct FoundTrip: Hashable, Sendable {
  /// The trip as the service sent it.
  public var trip: Trip
  /// The requested origin; `nil` if all regions were requested at once, or if the origin of a favorite is unknown.
  public var origin: TripOrigin?
  /// Whether the price is a deal: see ``UsualPrices/isDeal(_:)``.
  public var isDeal: Bool
  /// Whether the trip is from a cached response that was delivered because the request failed.
  public var isStale: Bool
  /// The usual prices of the route; `nil` if the trip is not a deal, and for a saved change of a watch.
  public var usual: UsualPrices?
  /// When the price was fetched, for a trip that was found by its id; `nil` if this is unknown.
  package var fetchedAt: Date?

  public init(
    trip: Trip, origin: TripOrigin?, isDeal: Bool = false, isStale: Bool = false, usual: UsualPrices? = nil
  ) {
    self.trip = trip
    self.origin = origin
    self.isDeal = isDeal
    self.isStale = isStale
    self.usual = usual
  }

  /// Creates a trip whose price was fetched at a time.
  package init(trip: Trip, origin: TripOrigin?, fetchedAt: Date) {
    self.init(trip: trip, origin: origin)
    self.fetchedAt = fetchedAt
  }

  /// How the price compares with the usual ones, such as `lowest of 34 days, usually 62–80 EUR`; `nil` if ``usual`` is.
  public var comparison: String? { usual?.text(for: trip.price, in: trip.currency) }
}

extension [FoundTrip] {
  /// Returns the trip with this id. If there is none, returns the trips whose ids start with this text, in their order.
  /// A trip that was found from several origins is returned only once, with the first of these origins.
  public func named(_ id: String) -> [FoundTrip] {
    if let exact = first(where: { $0.trip.id == id }) { return [exact] }
    var seen: Set<Trip.ID> = []
    return filter { $0.trip.id.hasPrefix(id) && seen.insert($0.trip.id).inserted }
  }
}
