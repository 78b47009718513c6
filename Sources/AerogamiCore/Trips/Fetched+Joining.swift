package import AerogamiContainer

extension Fetched<[Trip]> {
  /// Joins the trips of several responses. Each flight occurs once in each currency: as a preferred trip if there is
  /// one, at its lowest price. Offers with the same first flight have the same id, but may differ in stops and travel
  /// time. If one that is left out comes first in `order`, the completeness says so.
  ///
  /// If any response is fresh, stale responses count as failed, and their trips are left out. The result is as old as
  /// its oldest trips. If a response failed, the result is partial, or stale if it contains cached trips. Throws only if
  /// every response failed. `parts` is what messages call the responses, such as `origins`.
  package init(
    joining responses: [(name: String, response: Result<Fetched, ClientError>)], of parts: String,
    preferring isPreferred: (Trip) -> Bool = { _ in true }, order: TripOrder = .price
  ) throws(ClientError) {
    var indices: [PricedID: Int] = [:]
    var leftOut = LeftOutOffers(order: order)
    try self.init(joining: responses, of: parts) { joined, trips in
      for trip in trips {
        let key = PricedID(id: trip.id, currency: trip.currency)
        guard let index = indices[key] else {
          indices[key] = joined.count
          joined.append(trip)
          continue
        }
        let (isBetter, isKnown) = (isPreferred(trip), isPreferred(joined[index]))
        let replaces = isBetter == isKnown ? trip.price < joined[index].price : isBetter
        // An offer that does not match the search is not missed.
        if isBetter, isKnown { leftOut.add(replaces ? joined[index] : trip, at: index) }
        if replaces { joined[index] = trip }
      }
    }
    completeness = completeness.joined(with: leftOut.completeness(of: value))
  }
}

extension [SourceResponse] {
  /// Adds what the same sources contributed to another part of the response. A source that failed for one of several
  /// parts is partial.
  fileprivate mutating func join(_ others: [SourceResponse]) {
    for other in others {
      guard let index = firstIndex(where: { $0.source == other.source }) else {
        append(other)
        continue
      }
      self[index].count += other.count
      self[index].completeness = self[index].completeness.joined(with: other.completeness)
      if self[index].status.kind != .failed || other.status.kind != .failed {
        self[index].status = self[index].status.joined(with: other.status)
      }
    }
  }
}

/// Prices in different currencies are not compared.
private struct PricedID: Hashable {
  let id: Trip.ID
  let currency: String
}

/// The more expensive offers of flights that have a cheaper one, if an order other than by price may need them.
struct LeftOutOffers {
  private let order: TripOrder
  private var offers: [(trip: Trip, index: Int)] = []

  init(order: TripOrder) { self.order = order }

  /// Adds an offer that is left out because of the trip at an index of the result.
  mutating func add(_ trip: Trip, at index: Int) {
    if order.comparesOffers { offers.append((trip, index)) }
  }

  /// What the result lacks because of these offers, or because of those of one source.
  func completeness(of result: [Trip], from source: String? = nil) -> Completeness {
    offers.contains { trip, index in
      (source.map(trip.sources.contains) ?? true) && order.prefers(trip, to: result[index])
    }
      ? .cheapestOnly(missing: "only the cheapest of several offers with the same first flight") : .complete
  }
}

extension TripOrder {
  /// Whether offers of the same flight may differ in this order, in another way than by price.
  fileprivate var comparesOffers: Bool { self == .duration || self == .created }

  /// Returns whether one offer of a flight comes before another one.
  fileprivate func prefers(_ offer: Trip, to other: Trip) -> Bool {
    switch self {
    case .duration: (offer.travelMinutes ?? .max) < (other.travelMinutes ?? .max)
    case .created: offer.createdAt > other.createdAt
    case .price, .departure, .nights: false
    }
  }
}

extension [Trip] {
  /// Makes each id identify one trip: the same flight has the same id in every currency, and with other tickets or bags.
  /// The first of these trips keeps its id; the others get their currency or a number, as in `ba7816bf8f01cfea-gbp`.
  package mutating func makeIDsUnique() {
    var known: [Trip.ID: String] = [:]
    for index in indices {
      let (id, currency) = (self[index].id, self[index].currency.lowercased())
      guard let first = known[id] else {
        known[id] = currency
        continue
      }
      var (unique, number) = (currency == first ? "\(id)-2" : "\(id)-\(currency)", 2)
      while known[unique] != nil {
        number += 1
        unique = "\(id)-\(number)"
      }
      known[unique] = currency
      self[index].id = unique
    }
  }
}

extension Fetched<[CalendarDay]> {
  /// Joins calendars like the initializer for trips. The result has each day once, with its best offer, sorted by day.
  package init(
    joining responses: [(name: String, response: Result<Fetched, ClientError>)], of parts: String,
    in currency: String? = nil
  ) throws(ClientError) {
    try self.init(joining: responses, of: parts) { $0 += $1 }
    value.keepBest(in: currency)
  }
}

extension Fetched {
  /// Joins the lists of several responses. `add` appends the elements of a response.
  package init<Element>(
    joining responses: [(name: String, response: Result<Fetched, ClientError>)], of parts: String,
    add: (inout Value, Value) -> Void
  ) throws(ClientError) where Value == [Element] {
    self.init([], attempts: 0)
    var failures: [(name: String, error: ClientError)] = []
    let isFresh = responses.contains {
      if case .success(let fetched) = $0.response { fetched.status.isFresh } else { false }
    }
    for (name, response) in responses {
      switch response {
      case .success(let fetched) where isFresh && fetched.status.kind == .stale:
        attempts += fetched.attempts
        fetched.status.clientError.map { failures.append((name, $0)) }
      case .failure(let error):
        attempts += error.attempts
        failures.append((name, error))
      case .success(let fetched):
        attempts += fetched.attempts
        skipped.count += fetched.skipped.count
        skipped.reasons += fetched.skipped.reasons.prefix(max(0, 3 - skipped.reasons.count)).map { "\(name): \($0)" }
        status = status.joined(with: fetched.status)
        completeness = completeness.joined(with: fetched.completeness)
        sources.join(fetched.sources)
        add(&value, fetched.value)
      }
    }
    guard let first = failures.first else { return }
    var error = first.error
    error.attempts = attempts
    if failures.count == responses.count { throw error }
    let names = failures.map(\.name).prefix(5).joined(separator: ", ")
    let others = failures.count > 5 ? " and \(failures.count - 5) more" : ""
    error.add(remark: "\(failures.count) of \(responses.count) \(parts) failed: \(names)\(others)")
    // `joined(with:)` uses the first error. Put the error about missing elements first, because missing elements matter
    // more than old ones.
    status = Status.partial(because: error).joined(with: status)
  }
}
