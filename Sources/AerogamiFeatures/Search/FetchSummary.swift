package import AerogamiContainer
package import AerogamiCore
import Foundation

/// What a fetch delivered and what it left out, without the trips themselves.
///
/// The terminal and the web page derive their notes and the status of a fetch from this summary.
package struct FetchSummary: Sendable {
  package let search: TripSearch
  package var origins = OutcomeSummaries<TripOrigin?>()
  /// The reason why the list of regions could not be fetched; `nil` if it was fetched or was not needed.
  package var listingError: String?
  /// The note that a cached list of regions is used because the request for the list failed; otherwise `nil`.
  package var staleListing: String?
  /// Notes about countries whose neighbors are unknown, one line each.
  package var filterGaps: [String] = []
  /// The invalid rows of the list of regions.
  package var skippedRegions = SkippedRows()
  /// Whether only deals are shown.
  package let showsOnlyDeals: Bool
  package var shown = ShownTrips()
  /// The currency that was requested from a service that may ignore it; `nil` for other services.
  package var requestedCurrency: String?
  private var comparison = PriceComparison()
  /// Maps each field to the number of trips left out because the field is unknown.
  package private(set) var leftOut: [TripField: Int] = [:]
  /// The currencies of the received prices, compared with those of the search.
  package private(set) var currencies: PriceCurrencies
  /// Whether a trip matches, and whether a one-way trip does.
  private var (hasMatch, hasOneWayMatch) = (false, false)
  /// The destinations to which a trip matches: see ``SearchTrips/Found``.
  private var destinations: Set<Place> = []
  /// The filters that exclude the trips of the responses without a matching trip; `nil` if there are none.
  private var excluding: ExcludingFilters?

  package init(_ search: TripSearch, showsOnlyDeals: Bool = false) {
    (self.search, self.showsOnlyDeals) = (search, showsOnlyDeals)
    currencies = PriceCurrencies(search)
  }

  mutating func begin(_ requested: RequestedOrigins) {
    origins.keys = requested.origins
    skippedRegions = requested.listed?.skipped ?? SkippedRows()
    staleListing = requested.listed?.status.note(of: "the list of regions")
  }

  mutating func take(_ outcome: Outcome<TripOrigin?, (found: SearchTrips.Found, row: any Sendable)>) {
    let found = outcome.response?.found
    let fetched = outcome.map { $0.found.fetched }
    origins[outcome.key] = OutcomeSummary(fetched, id: outcome.key) { _ in found?.tripCount ?? 0 }
    guard let found else { return }
    hasMatch = hasMatch || found.hasMatch
    hasOneWayMatch = hasOneWayMatch || found.hasOneWayMatch
    destinations.formUnion(found.destinations)
    leftOut.merge(found.leftOut, uniquingKeysWith: +)
    currencies += found.currencies
    comparison += found.comparison
    guard let more = found.excluding else { return }
    if excluding == nil { excluding = more } else { excluding? += more }
  }

  /// The filters that exclude all received trips; `nil` if a trip matches, or if no trip was received.
  package var excludingAll: ExcludingFilters? {
    excluding.flatMap { $0.tripCount == receivedCount ? $0 : nil }
  }

  /// Whether the calendar for this search is known to be empty, because the responses have all trips of its days, and none
  /// of them is to the destination.
  package var lacksRoute: Bool {
    // A calendar has other days, too.
    if search.departure?.day != nil || search.departAfter != nil || search.departBefore != nil { return false }
    guard status == .ok, let excluding = excludingAll, excluding.excludesAll("to") else { return false }
    // The round trips among the sample trips are of all routes.
    return completenessKind == .complete || search.shape.needsReturn && lacksAtMostSamples
  }

  /// Whether the calendar of the searched month is known to be empty, because the responses have all trips of the month,
  /// and none of them is to the destination.
  private var lacksMonth: Bool {
    // Sources may apply other filters themselves, which a calendar does not have. And a calendar has other days, too.
    let route = TripSearch(to: search.to, departure: search.departure, isOneWay: search.isOneWay, shape: search.shape)
    guard search == route, !search.to.isEmpty, search.departure?.day == nil else { return false }
    return status == .ok && completenessKind == .complete && excludingAll?.lacksSearchedPart == true
  }

  private var receivedCount: Int { origins.ordered.reduce(0) { $0 + $1.count } }

  package var leftOutCount: Int { leftOut.values.reduce(0, +) }

  /// The error if trips were received, but none in the currency that the user chose; otherwise `nil`.
  package var currencyError: PriceCurrencyError? { currencies.error }

  /// The error that concerns the whole fetch; `nil` if there is none.
  package var error: String? { listingError ?? currencyError?.description ?? staleListing }

  package var status: Status.Kind {
    if listingError != nil || currencyError != nil { return .failed }
    return origins.status.partial(if: staleListing != nil || !filterGaps.isEmpty)
  }

  /// The outcomes with what is missing as users see it. Fares are round trips unless a search is for one-way trips. That
  /// one-way trips are missing matters only if nothing matches, or if other trips are one-way ones.
  package var reported: OutcomeSummaries<TripOrigin?> {
    hasMatch && !hasOneWayMatch ? origins.without(search.completenessOfRoundTrips.missing) : origins
  }

  /// The completeness of all responses together, and of the list of regions.
  package var completenessKind: Completeness.Kind {
    if listingError != nil { return .failed }
    return max(reported.completenessKind, isPartial ? .partial : .complete)
  }

  /// ``completenessKind`` in a few words: see ``OutcomeSummaries/completenessWords``.
  package var completenessWords: String {
    lacksAtMostSamples ? reported.completenessWords : "incomplete"
  }

  /// Whether nothing is missing, except for sample trips.
  package var lacksAtMostSamples: Bool { listingError == nil && !isPartial && reported.lackAtMostSamples }

  private var isPartial: Bool { staleListing != nil || !filterGaps.isEmpty || skippedRegions.count > 0 }

  /// The note about what is missing: see ``OutcomeSummaries/completenessNote(advice:includesSamples:)``. That sample trips
  /// are missing matters only if no trip matches.
  package func completenessNote(advice: String? = nil) -> String? {
    reported.completenessNote(advice: advice, includesSamples: shown.count == 0 && !showsOnlyDeals)
  }

  /// Returns the notes for the user, one line each, except ``completenessNote(advice:)``.
  ///
  /// - Parameters:
  ///   - destinationAdvice: What to do with a place from which no trip departs, because it was probably meant as a
  ///     destination.
  ///   - dealAdvice: How to record days, if there are too few to find deals; `nil` if they cannot be recorded.
  ///   - filterName: Returns the name of a filter that excludes trips.
  ///   - nightsName: The name of the field for nights, if another one sets them.
  ///   - daysAdvice: How to find days with trips, if most are excluded by a filter about days. Left out if a
  ///     calendar is known to be empty.
  package func notes(
    destinationAdvice: String, dealAdvice: String?, filterName: (String) -> String, nightsName: String? = nil,
    daysAdvice: String? = nil
  ) -> [String] {
    if let listingError { return ["the regions could not be listed: \(listingError)"] }
    var notes =
      filterGaps + [staleListing, skippedRegions.note(of: "the list of regions")].compactMap(\.self) + origins.notes
    if origins.keys.isEmpty {
      notes.append("the service lists no regions")
    } else if showsOnlyDeals, let note = comparison.note(dealCount: shown.count, advice: dealAdvice) {
      notes.append(note)
    } else if shown.count == 0, status != .failed {
      notes.append(
        receivedCount == 0
          ? "no trips" + (advice(filterName).map { "; try \($0)" } ?? "")
          : excludingAll?.note(
            filterName, nightsName: nightsName, daysAdvice: lacksRoute || lacksMonth ? nil : daysAdvice)
            ?? "no trips match (\(counted(receivedCount, "trip")) found)")
    }
    let names = placesWithoutTrips
    if !names.isEmpty {
      // Services that filter send nothing from these places either.
      let found = "no trips from \(names.firstFew) \(search.filterNames.isEmpty ? "were found" : "match")"
      // The first place is hardly meant as a destination.
      notes.append(origins.keys.first == names[0] ? found : "\(found); \(destinationAdvice)")
    }
    if let note = emptyDestinations { notes.append(note) }
    if let note = currencies.note(of: search) { notes.append(note) }
    if let note = ignoredCurrency { notes.append(note) }
    return notes + leftOut.notes + shown.notes(comparing: currencies.compared)
  }

  /// Returns a sentence with the number of trips and regions, and the cheapest offer; `nil` without trips.
  ///
  /// - Parameters:
  ///   - cheapest: The cheapest trip whose offer has not ended; `nil` if there is none. It is omitted if there are
  ///     several currencies, because their prices cannot be compared.
  ///   - total: The number of trips of which a limit leaves out some; `nil` if it is unknown.
  ///   - isMinimum: Whether a source that knows the limit may have left out further trips.
  ///   - withRegions: Whether to include the number of regions.
  ///   - isByPrice: Whether the trips are sorted by price, so that trips beyond a limit are not cheaper.
  package func headline(
    cheapest: Trip?, of total: Int? = nil, isMinimum: Bool = false, withRegions: Bool = true, isByPrice: Bool = true
  ) -> String? {
    if shown.count == 0 { return nil }
    var summary = counted(shown.count, "trip")
    let isLimited = total.map { $0 > shown.count } ?? false
    if let total, isLimited {
      summary = "\(shown.count) of \(isMinimum ? "at least " : "")\(counted(total, "trip"))"
    }
    // A request for all regions together has no id, and is not counted as a region.
    let delivered = origins.ordered.count { $0.id != nil && [.ok, .stale, .partial].contains($0.status.kind) }
    if withRegions, delivered > 0 { summary += " in \(counted(delivered, "region"))" }
    if let cheapest, shown.currencies.union(currencies.compared).count == 1 {
      summary +=
        ", cheapest \(isLimited && !isByPrice ? "of these " : "")\(cheapest.priceText) "
        + "\(cheapest.departure.airportCode)–\(cheapest.destination.airportCode)"
      // The trips that a limit leaves out may have a return.
      let mayMixOneWay = shown.mixesOneWay || !search.isOneWay && (isLimited || isMinimum)
      if cheapest.returnAt == nil, mayMixOneWay { summary += " one way" }
    }
    return summary
  }

  /// What to try if no trips were received; `nil` if nothing is known to help.
  private func advice(_ filterName: (String) -> String) -> String? {
    let oneWay = search.completenessOfRoundTrips.missing
    let lacksOneWay = origins.completeness.contains { $0.completeness.missing.contains(where: oneWay.contains) }
    // Services that filter by price send nothing. With other filters, a higher price may find nothing either.
    let advice = [
      lacksOneWay ? filterName("one_way") : nil,
      search.filterNames == ["max_price"] ? "a higher \(filterName("max_price"))" : nil,
    ].compactMap(\.self)
    return advice.isEmpty ? nil : advice.listed(with: "or")
  }

  /// Whether every response that is incomplete lacks only one-way trips, which a search for a route does not add.
  package var lacksOnlyOneWayTrips: Bool {
    origins.completeness.map(\.completeness).allSatisfy { $0 == .complete || $0 == search.completenessOfRoundTrips }
  }

  /// The note about a service that ignores the requested currency, unless another note or error reports it.
  private var ignoredCurrency: String? {
    guard let requestedCurrency, currencies.note(of: search) == nil else { return nil }
    if let wanted = search.requestedCurrency {
      let others = currencies.others.map { $0.printable(maxLength: 20) }
      return others.isEmpty
        ? nil : "the service ignores the currency \(wanted); trips in \(others.firstFew) are left out"
    }
    return ignoredCurrencyNote(requested: requestedCurrency, found: shown.currencies)
  }

  /// The places from which no trip departs, if trips depart from other places; otherwise empty. In `Vilnius Barcelona`,
  /// the second place is probably a destination.
  private var placesWithoutTrips: [String] {
    guard search.to.isEmpty, origins.ordered.contains(where: { $0.count > 0 }) else { return [] }
    let without = origins.ordered.filter { $0.count == 0 && $0.status.kind == .ok }
    return without.compactMap(\.id).filter { $0.utf8.count > 2 && Place($0) != nil }
  }

  /// The note about destinations without trips, if there are trips to others; `nil` if there are none, or if a request
  /// failed that might have found some.
  private var emptyDestinations: String? {
    guard status == .ok, !destinations.isEmpty else { return nil }
    let names = search.to.filter { !destinations.contains($0) }.map { place in
      (place.countryCode.flatMap { Country.name(ofAlpha2: $0) } ?? place.word).printable(maxLength: 60)
    }
    return names.isEmpty ? nil : "no trips to \(names.uniqued().firstFew) were found"
  }
}

extension TripSearch {
  /// The names of the parameters that exclude trips of a source.
  fileprivate var filterNames: [String] {
    let others = Passengers.parameterNames + ["currency", "hide_expired", "source"]
    return parameters.map(\.name).filter { !others.contains($0) }
  }
}

extension PriceCurrencies {
  /// Returns the note that all trips are in currencies other than the search's, or that a price limit left out trips in
  /// other currencies. Returns `nil` if neither is the case.
  package func note(of search: TripSearch) -> String? {
    if let error { return "\(error)" }
    guard leftOutCount > 0, search.currency == nil, let limit = search.maxPrice, limit.currency != nil else {
      return nil
    }
    return "the maximum price of \(limit) left out \(counted(leftOutCount, "trip")) in other currencies"
  }
}

extension ExcludingFilters {
  /// The note that no trip matches, the filter that excludes most trips, and what to try.
  ///
  /// - Parameters:
  ///   - name: Returns the name of a filter.
  ///   - nightsName: The name of the field for nights, if another one sets them.
  ///   - daysAdvice: What to try if the filter is about days.
  ///   - allowsOtherStays: Whether a search for other nights, or for one-way trips, may help.
  package func note(
    _ name: (String) -> String, nightsName: String? = nil, daysAdvice: String? = nil, allowsOtherStays: Bool = true
  ) -> String? {
    let filters = ranked
    guard let first = filters.first else { return nil }
    if oneWayCount > 0 {
      let trips =
        switch oneWayCount {
        case 1: "the only received trip that matches otherwise is"
        case 2: "both received trips that match otherwise are"
        default: "all \(oneWayCount) received trips that match otherwise are"
        }
      if !allowsOtherStays { return "no trips match: \(trips) one way" }
      let pairs = otherStay == .twoTickets ? "\(name("two_tickets")), or " : ""
      let without = "without \(aboutReturn.map { name($0.name) }.listed(with: "and"))"
      return "no trips match: \(trips) one way; try \(pairs)\(without)"
    }
    let count = countedTripCount
    func excluded(_ filter: Filter, _ others: [Filter] = []) -> String {
      let excluding = [filter] + others
      if filter.excludedCount == count, excluding.contains(where: { $0.name == "to" }) {
        // A source that knows the destinations sends only a few trips to others.
        let subject = ["no received trip", condition].compactMap(\.self).joined(separator: " ")
        return "\(subject) matches \(excluding.map { name($0.name) }.listed(with: "or"))"
      }
      let trips =
        if filter.excludedCount < count {
          "\(filter.excludedCount) of \(count) received trips"
        } else {
          // A service that knows filters sends only some trips.
          count == 1 ? "the only received trip" : count == 2 ? "both received trips" : "all \(count) received trips"
        }
      let subject = [trips, condition].compactMap(\.self).joined(separator: " ")
      let names = excluding.map { name($0.name) }.listed(with: "and")
      return "\(subject) \(filter.excludedCount == 1 ? "is" : "are") excluded by \(names)"
    }
    let second = filters.count > 1 ? filters[1] : nil
    let each = isParty ? " for each passenger" : ""
    let next: String? =
      if first.name == "max_price", let lowest {
        "the cheapest that matches otherwise is \(lowest.text)\(each)"
      } else if allowsOtherStays, let otherStay {
        // A pair of tickets may have the requested nights.
        otherStay.advice { $0 == "nights" ? nightsName ?? name($0) : name($0) }
          + (lowest.map { "; for the requested nights, the cheapest is \($0.text)\(each)" } ?? "")
      } else if first.isAboutDays, best?.isAboutDays != false, let daysAdvice {
        daysAdvice
      } else if let best {
        "try without \(name(best.name))"
      } else {
        second.flatMap { $0.excludedCount > 0 && $0.excludedCount < count ? excluded($0) : nil }
      }
    // If several filters exclude all trips, no single one is the reason.
    let others = best == nil ? filters.dropFirst().filter { $0.excludedCount == count } : []
    let reason = excluded(first, first.excludedCount == count ? others : [])
    return ["no trips match: \(reason)", next].compactMap(\.self).joined(separator: "; ")
  }

  /// The search for other nights, if that filter is the reason, or for pairs of tickets, if only one-way trips match
  /// otherwise; `nil` if neither may help.
  package var otherStay: OtherStay? {
    if oneWayCount > 0 { return search.mayAddTwoTickets ? .twoTickets : nil }
    return best?.name == "nights" ? search.otherNights(among: otherNights) : nil
  }

  /// The first filter without which trips match; `nil` if there is none.
  package var best: Filter? { ranked.first { $0.otherwiseCount > 0 } }
}

extension PriceLimit {
  /// The price of a service as printable text.
  package var text: String { "\(amount)\(currency.map { " \($0.printable(maxLength: 20))" } ?? "")" }
}

extension [TripField: Int] {
  package var notes: [String] {
    map { field, count in "left out \(counted(count, "trip")) with an unknown \(field.name)" }
      .sorted()
  }
}

/// The number and the currencies of the shown trips.
package struct ShownTrips: Sendable {
  package private(set) var count = 0
  package private(set) var currencies: Set<String> = []
  /// The number of trips whose price includes fewer checked bags than the search has.
  private var withoutBagsCount = 0
  /// The number of trips whose source does not say how many checked bags the price includes.
  private var unknownBagsCount = 0
  /// The number of pairs of tickets.
  private var pairCount = 0
  /// The number of trips without a return.
  private var oneWayCount = 0
  private var lastCurrency: String?

  package init() {}

  /// Whether there are one-way trips and round trips, whose prices mean different things.
  var mixesOneWay: Bool { oneWayCount > 0 && oneWayCount < count }

  /// Counts a trip.
  ///
  /// - Parameter bags: The number of checked bags of the search.
  package mutating func note(_ trip: borrowing Trip, bags: Int = 0) {
    note(
      currency: trip.currency, bags: trip.terms.inclusion(ofBags: bags), isPair: !trip.tickets.isEmpty,
      isOneWay: trip.returnAt == nil)
  }

  /// Counts a trip by what matters of it, so that callers with many trips need not copy them.
  package mutating func note(currency: String, bags: FareTerms.BagInclusion, isPair: Bool, isOneWay: Bool) {
    count += 1
    if isPair { pairCount += 1 }
    if isOneWay { oneWayCount += 1 }
    switch bags {
    case .included: break
    case .notIncluded: withoutBagsCount += 1
    case .unknown: unknownBagsCount += 1
    }
    // Nearly all trips have the same currency, and hashing it each time takes 2 % of the instructions of a fetch.
    if currency == lastCurrency { return }
    lastCurrency = currency
    currencies.insert(currency)
  }

  /// The notes that prices in different currencies are compared, that some include no bags, and that two tickets are two
  /// contracts.
  ///
  /// - Parameter compared: The currencies of all prices among which the shown ones were chosen.
  package func notes(comparing compared: Set<String> = []) -> [String] {
    currencyNotes(currencies.union(compared)) + bagNotes + pairNotes
  }

  /// The note that two tickets are two contracts, if there are pairs of tickets.
  package var pairNotes: [String] {
    if pairCount == 0 { return [] }
    return [
      "\(counted(pairCount, "trip")) of 2 tickets: these are two contracts, so if one flight is changed or canceled, no "
        + "airline helps with the other"
    ]
  }

  private var bagNotes: [String] {
    func subject(_ part: Int) -> String { part == count ? "any price" : "the price of \(part) of \(count) trips" }
    return [
      withoutBagsCount == 0 ? nil : "bags not included in \(subject(withoutBagsCount)); they cost extra",
      unknownBagsCount == 0
        ? nil : "it is unknown whether bags are included in \(subject(unknownBagsCount)); see the booking page",
    ].compactMap(\.self)
  }

  private func currencyNotes(_ currencies: Set<String>) -> [String] {
    if currencies.count <= 1 { return [] }
    let names = currencies.map { $0.isEmpty ? "unknown" : $0.printable(maxLength: 20) }.sorted()
    return ["prices in different currencies (\(names.firstFew)) are compared as numbers, without conversion"]
  }

  package static func += (total: inout ShownTrips, more: ShownTrips) {
    total.count += more.count
    total.withoutBagsCount += more.withoutBagsCount
    total.unknownBagsCount += more.unknownBagsCount
    total.pairCount += more.pairCount
    total.oneWayCount += more.oneWayCount
    total.currencies.formUnion(more.currencies)
  }
}

/// Counts matching trips, and their routes with and without enough recorded days to find deals.
struct PriceComparison: Sendable {
  /// The number of matching trips whose offer has not ended, whether they are deals or not.
  private var matchCount = 0
  private var routes: Set<PricedRoute> = []
  /// The routes with fewer than ``UsualPrices/minimumDayCount`` recorded days, with the number of these days.
  private var withoutHistory: [PricedRoute: Int] = [:]

  mutating func add(_ trips: [Trip], at indices: [Int], _ deals: Deals, at now: Date) {
    for index in indices where !trips[index].hasExpired(at: now) {
      matchCount += 1
      guard let route = PricedRoute(of: trips[index]) else { continue }
      routes.insert(route)
      let dayCount = deals.dayCount(of: route)
      if dayCount < UsualPrices.minimumDayCount { withoutHistory[route] = dayCount }
    }
  }

  static func += (total: inout PriceComparison, more: PriceComparison) {
    total.matchCount += more.matchCount
    total.routes.formUnion(more.routes)
    total.withoutHistory.merge(more.withoutHistory) { $1 }
  }

  /// Returns the note about a result without deals, or about routes with too few recorded days to find deals.
  ///
  /// Returns `nil` if no matching trip has a route whose prices can be recorded. Also returns `nil` if there are deals
  /// and every route has enough recorded days.
  ///
  /// - Parameter advice: How to record more days; `nil` if they cannot be recorded.
  func note(dealCount: Int, advice: String?) -> String? {
    if matchCount == 0 || routes.isEmpty { return nil }
    let advice = advice.map { "; \($0)" } ?? ""
    let minimum = UsualPrices.minimumDayCount
    if withoutHistory.count == routes.count {
      if let (route, dayCount) = withoutHistory.first, routes.count == 1 {
        return "no deals can be found: \(route.route) has \(dayCount) of \(minimum) recorded days\(advice)"
      }
      return
        "no deals can be found: all \(routes.count) routes have fewer than \(minimum) recorded days\(advice)"
    }
    let missing =
      withoutHistory.isEmpty
      ? ""
      : "\(withoutHistory.count) of \(counted(routes.count, "route")) "
        + "\(withoutHistory.count == 1 ? "has" : "have") fewer than \(minimum) recorded days"
    if dealCount > 0 { return missing.isEmpty ? nil : "\(missing) and cannot have deals\(advice)" }
    return "no deals among \(counted(matchCount, "trip"))" + (missing.isEmpty ? "" : "; \(missing)")
  }
}
