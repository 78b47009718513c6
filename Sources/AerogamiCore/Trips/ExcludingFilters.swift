import AerogamiContainer
package import Foundation

/// Why no trip of some responses matches a search: how many trips each of its filters excludes.
package struct ExcludingFilters: Sendable {
  package struct Filter: Sendable {
    /// The name of the parameter; `weekend` for the parameters that it stands for.
    package let name: String
    /// The number of trips that do not match this filter, whatever the others are.
    package fileprivate(set) var excludedCount = 0
    /// The number of trips that match all other filters.
    package fileprivate(set) var otherwiseCount = 0
    fileprivate let search: TripSearch
    fileprivate let others: TripSearch

    /// Whether the filter is about the days of the flights.
    package var isAboutDays: Bool { ExcludingFilters.dayNames.contains(name) }

    /// Whether the filter excludes one-way trips.
    fileprivate var needsReturn: Bool { search.shape.needsReturn }
  }

  /// The number of trips in the responses.
  package var tripCount: Int { all.tripCount }
  /// The number of trips for which the filters are counted: those to the search's destinations on its days of departure
  /// if there are any, otherwise those to its destinations, otherwise those on its days, otherwise all. What excludes the
  /// trips to other places is of no use, and a source that knows the days sends only some trips of other days.
  package var countedTripCount: Int { counted.tripCount }
  /// How the counted trips differ from the others, such as `on this day`; `nil` if all trips are counted.
  package var condition: String? {
    countedTripCount == tripCount ? nil : parts.first { $0.counts.tripCount > 0 }?.condition
  }
  /// The filters, the most restrictive first. Of filters that exclude equally many trips, those that a user can relax
  /// most easily come first: the price, then the days.
  package var ranked: [Filter] {
    counted.filters.enumerated().sorted { left, right in
      (-left.element.excludedCount, left.element.rank, left.offset)
        < (-right.element.excludedCount, right.element.rank, right.offset)
    }.map(\.element)
  }
  /// The filters without which one-way trips match, if ``oneWayCount`` is not 0. Other trips may match without another
  /// filter, such as the destination, but these are not what the user wants.
  package var aboutReturn: [Filter] { ranked.filter(\.needsReturn) }
  /// The lowest price of a current offer for each passenger that all filters except the maximum price allow; `nil` if
  /// there is none.
  package private(set) var lowest: PriceLimit?
  /// The number of one-way trips that match a search for round trips, except that they have no return. 0 if round trips
  /// match all filters that are not about the return.
  package var oneWayCount: Int { withoutReturn.roundTrips > 0 ? 0 : withoutReturn.oneWay }
  /// The numbers of trips that match all filters that are not about the return; 0 if there are no such filters.
  private var withoutReturn = (oneWay: 0, roundTrips: 0)
  /// The numbers of nights of the trips that match all filters except ``TripShape/nights``.
  package private(set) var otherNights: Set<Int> = []
  /// The search that no trip matches.
  package let search: TripSearch
  /// Whether the search is for several passengers.
  package var isParty: Bool { search.passengers.count > 1 }
  private var all: Counts
  /// The trips to the destinations and on the days of the search, if it has any, the narrowest part first.
  private var parts: [(condition: String, counts: Counts)]
  private var counted: Counts { parts.map(\.counts).first { $0.tripCount > 0 } ?? all }

  fileprivate static let dayNames = [
    "weekend", "days", "return_days", "nights", "month", "date", "depart_after", "depart_before",
  ]

  /// Counts the trips of a response, none of which matches the search.
  package init(_ search: TripSearch, _ trips: [Trip], at now: Date) {
    self.search = search
    let filters = search.filters
    let days = TripSearch(
      departure: search.departure, departAfter: search.departAfter, departBefore: search.departBefore)
    let destinations = TripSearch(to: search.to, toCountries: search.toCountries)
    let isOneDestination = search.to.count == 1 && search.toCountries == nil
    let conditions = [
      (isOneDestination ? "to this destination" : "to these destinations", destinations),
      (search.departure?.day == nil ? "on these days" : "on this day", days),
    ].filter { $0.1 != TripSearch() }
    all = Counts(of: trips, filters, at: now)
    parts = conditions.map { condition, part in
      (condition, Counts(of: trips.filter { part.matches($0, at: now) }, filters, at: now))
    }
    if conditions.count > 1 {
      let both = trips.filter { trip in conditions.allSatisfy { $0.1.matches(trip, at: now) } }
      parts.insert((conditions.map(\.0).joined(separator: " "), Counts(of: both, filters, at: now)), at: 0)
    }
    if search.shape.needsReturn {
      var rest = search
      (rest.shape.nights, rest.shape.returnDays, rest.shape.returnHours) = (nil, [], nil)
      for trip in trips where rest.matches(trip, at: now) {
        if trip.returnAt == nil { withoutReturn.oneWay += 1 } else { withoutReturn.roundTrips += 1 }
      }
    }
    if let nights = filters.first(where: { $0.name == "nights" }) {
      for trip in trips where nights.others.matches(trip, at: now) {
        if let count = trip.nights { otherNights.insert(count) }
      }
    }
    guard let price = filters.first(where: { $0.name == "max_price" }) else { return }
    for trip in trips where price.others.matches(trip, at: now) && !trip.hasExpired(at: now) {
      if search.maxPrice?.currency.map({ trip.currency.equalsIgnoringASCIICase($0) }) != false {
        keepLowest(PriceLimit(trip.pricePerPerson, currency: trip.currency))
      }
    }
  }

  /// The filters, counted for some of the trips.
  private struct Counts: Sendable {
    var tripCount: Int
    var filters: [Filter]

    init(of trips: [Trip], _ filters: [Filter], at now: Date) {
      (tripCount, self.filters) = (trips.count, filters)
      for (index, filter) in filters.enumerated() {
        self.filters[index].excludedCount = trips.count { !filter.search.matches($0, at: now) }
        self.filters[index].otherwiseCount = trips.count { filter.others.matches($0, at: now) }
      }
    }

    static func += (left: inout Counts, right: Counts) {
      left.tripCount += right.tripCount
      for (index, filter) in right.filters.enumerated() where index < left.filters.count {
        left.filters[index].excludedCount += filter.excludedCount
        left.filters[index].otherwiseCount += filter.otherwiseCount
      }
    }
  }

  private mutating func keepLowest(_ price: PriceLimit?) {
    guard let price else { return }
    if lowest.map({ price.amount < $0.amount }) ?? true { lowest = price }
  }

  /// Returns whether a filter excludes each trip of the responses, on whatever day it departs.
  package func excludesAll(_ name: String) -> Bool {
    all.filters.contains { $0.name == name && $0.excludedCount == tripCount }
  }

  /// Whether none of the trips is to the search's destinations on its days of departure; on a search with only one of
  /// these filters, whether none matches it.
  package var lacksSearchedPart: Bool { parts.first?.counts.tripCount == 0 }

  /// Adds another response to the same search.
  package static func += (left: inout ExcludingFilters, right: ExcludingFilters) {
    left.all += right.all
    for (index, part) in right.parts.enumerated() where index < left.parts.count {
      left.parts[index].counts += part.counts
    }
    left.withoutReturn.oneWay += right.withoutReturn.oneWay
    left.withoutReturn.roundTrips += right.withoutReturn.roundTrips
    left.otherNights.formUnion(right.otherNights)
    left.keepLowest(right.lowest)
  }
}

extension ExcludingFilters.Filter {
  fileprivate var rank: Int { name == "max_price" ? 0 : isAboutDays ? 1 : 2 }
}

extension TripSearch {
  /// Each filter, and the search without it. The filters of a weekend are one.
  fileprivate var filters: [ExcludingFilters.Filter] {
    let weekend = TripShape.weekend
    let isWeekend =
      shape.departureDays == weekend.departureDays && shape.returnDays == weekend.returnDays && shape.nights != nil
    let name: (String) -> String = {
      $0 == "days" || $0 == "return_days" || $0 == "nights" && shape.nights == weekend.nights ? "weekend" : $0
    }
    let named = parameters.filter { !Passengers.parameterNames.contains($0.name) }.map {
      (name: isWeekend ? name($0.name) : $0.name, parameter: $0)
    }
    return named.map(\.name).uniqued().compactMap { name in
      let own = named.filter { $0.name == name }.map(\.parameter)
      let others = named.filter { $0.name != name }.map(\.parameter)
      guard let search = try? TripSearch(savedText: own.asQuery),
        let rest = try? TripSearch(savedText: others.asQuery)
      else { return nil }
      return ExcludingFilters.Filter(name: name, search: search, others: rest)
    }
  }
}
