import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
import AerogamiJSON
import Foundation

/// The searches for itineraries from the origins of regions, and for single trips.
struct KiwiFares: Sendable {
  var service: Service
  let origins: OriginTrips
  let options: TripOptions
  let context: ClientContext

  /// The maximum number of searches for one region, without the further pages of a single search.
  static let maxRequests = 8
  /// The maximum number of pages of a search. Several searches share it, but each has at least one.
  static let maxPages = 4

  /// Sends the searches of a region: one for up to 10 origins and each range of consecutive days. Throws `ClientError`
  /// if all of them fail, or `CancellationError`.
  func trips(_ request: TripRequest) async throws -> Fetched<[Trip]> {
    let codes = try origins.codes(of: request.origin)
    let (requests, leftOut) = plan(request.search, from: codes)
    if let notePlan = context.notePlan {
      let region = request.origin?.printable(maxLength: 60) ?? "all regions"
      for missing in leftOut.missing { await notePlan("\(region): \(missing)") }
    }
    let pageLimit = max(1, Self.maxPages / max(1, requests.count))
    let responses = try await origins.responses(of: requests) { first in
      try await OriginTrips.Response {
        var fetched = try await pages(from: first, upTo: pageLimit, order: request.order) {
          areEnough($0, for: request)
        }
        fetched.leaveOutOtherRoutes(than: first)
        return fetched
      }
    }
    var fetched = try Fetched(
      joining: zip(requests, responses).map { ($0.name, $1) }, of: "searches", order: request.order)
    if request.search.destinationCodes == nil, !fetched.value.isEmpty {
      // The service applies only some filters, and sends the cheapest trip to each city that it has found with these.
      let now = context.now()
      let lacksCities = fetched.value.contains { !request.search.matches($0, at: now) }
      let missing = lacksCities ? ", and no city whose cheapest trip does not match" : ""
      fetched.completeness = fetched.completeness.joined(
        with: .cheapestOnly(missing: "only the cheapest trip to each destination" + missing))
    }
    for part in [leftOut, request.search.completenessOfRoundTrips] {
      fetched.completeness = fetched.completeness.joined(with: part)
    }
    try await origins.checkIfEmpty(fetched, of: request.origin, codes)
    return fetched
  }

  /// Returns the searches from some origins, for the nearest days first, and what they leave out.
  func plan(_ search: TripSearch, from codes: [String]) -> (requests: [KiwiRequest], leftOut: Completeness) {
    let groups = stride(from: 0, to: codes.count, by: KiwiRequest.originLimit).map {
      Array(codes[$0..<min(codes.count, $0 + KiwiRequest.originLimit)])
    }
    guard let first = codes.first, let days = context.days(of: search, from: first) else { return ([], .complete) }
    let ranges = days.ranges(on: search.shape.departureDays)
    let included = ranges.prefix(max(1, Self.maxRequests / groups.count))
    let requests = included.flatMap { days in
      groups.map {
        KiwiRequest(
          origins: $0, destinations: search.destinationCodes ?? [], days: days, currency: options.currency(of: search),
          search: search)
      }
    }
    guard let last = included.last else { return ([], .complete) }
    guard included.count < ranges.count else {
      return (requests, search.completeness(ofSearchTo: last.upperBound, nights: KiwiRequest.nights))
    }
    let count = (ranges.count - included.count) * groups.count
    let missing = "no departures after \(DepartureLimit.day(last.upperBound).text), which need \(count) more searches"
    let leftOut = Completeness(.partial, missing: [missing])
    return (requests, leftOut.joined(with: search.completeness(ofSearchTo: nil, nights: KiwiRequest.nights)))
  }

  /// Requests one page after another, cheapest first, until a page is not full or the trips are enough. The service has
  /// no numbers of pages, so each page starts at the last price of the one before. Throws `ClientError` if the first
  /// page fails, or `CancellationError`.
  private func pages(
    from first: KiwiRequest, upTo limit: Int, preferring isPreferred: (Trip) -> Bool = { _ in true },
    order: TripOrder = .price, areEnough: ([Trip]) -> Bool
  ) async throws -> Fetched<[Trip]> {
    var next = first
    var received: [Trip] = []
    var known: Set<Trip.ID> = []
    var cut = Completeness.complete
    var fetched = try await Fetched(pagesUpTo: limit, preferring: isPreferred, order: order) { number in
      let page = try await service.get(.searchFlight(next.search), next)
      let trips = trips(of: page, next)
      received += trips.value
      let isNew = trips.value.reduce(false) { known.insert($1.id).inserted || $0 }
      if !page.value.isFull || areEnough(received) { return (trips, isLast: true) }
      if !isNew {
        let missing = "no trips after the first \(known.count), because a full page has no new ones"
        cut = Completeness(.partial, missing: [missing])
        return (trips, isLast: true)
      }
      let prices = trips.value.map(\.price)
      guard let lowest = prices.first, let highest = prices.last,
        zip(prices, prices.dropFirst()).allSatisfy({ $0 <= $1 })
      else {
        cut = Completeness(.partial, missing: ["no trips after the first \(received.count), which are not sorted"])
        return (trips, isLast: true)
      }
      let price = highest.wholeUnits(.down)
      let shown = "\(price) \(page.value.currency)"
      if price <= lowest.wholeUnits(.down) {
        cut = Completeness(.partial, missing: ["no trips for \(shown) and more after the first \(received.count)"])
        return (trips, isLast: true)
      }
      if number == limit {
        cut = .cheapestOnly(missing: "no trips for more than \(highest) \(page.value.currency)")
      }
      next.minPrice = price
      return (trips, isLast: false)
    }
    fetched.completeness = fetched.completeness.joined(with: cut)
    return fetched
  }

  private func trips(of page: Fetched<KiwiPage>, _ request: KiwiRequest) -> Fetched<[Trip]> {
    let seenAt = page.date(at: context.now())
    return context.clocks.withClocks { clocks in
      page.map { page in
        page.itineraries.elements.compactMap { itinerary in
          itinerary.outbound.flightNumber.map {
            Trip(
              itinerary, flightNumber: $0, currency: page.currency, passengers: request.search.passengers,
              seenAt: seenAt, &clocks)
          }
        }.filter { $0.terms.tickets == 1 || request.search.allowsSelfTransfer }
      }
    }
  }

  /// Returns whether the pages include as many of the cheapest matches as the caller needs. Only trips below the last
  /// price count: the next page may have a trip at that price that departs earlier.
  private func areEnough(_ trips: [Trip], for request: TripRequest) -> Bool {
    guard let limit = request.limit, let last = trips.last?.price else { return false }
    let now = context.now()
    return Set(trips.lazy.filter { $0.price < last && request.search.matches($0, at: now) }.map(\.id)).count >= limit
  }
}

extension KiwiFares {
  /// Returns the current offer of a trip: the cheapest with the same first flights on the same days.
  func check(_ request: FareCheck) async throws -> Fetched<[Trip]> {
    let trip = request.trip
    let isOwn = trip.sources.contains(TripProvider.kiwi.name)
    guard isOwn || trip.departureAt.offset != nil else {
      throw ClientError.noCheck(request, because: "the local times of the trip are unknown")
    }
    guard let from = trip.departure.airportCode.iataCode, let to = trip.destination.airportCode.iataCode,
      let currency = trip.currency.iataCode, trip.airlines.utf8.count == 2
    else { throw ClientError.noCheck(request, because: "the airports, the airline or the currency are unknown") }
    let day = trip.departureAt.dayNumber
    let search = TripSearch(
      // The airline of a trip is that of the first flight, and other flights may have another one.
      airlines: trip.returnAt == nil && trip.transfers == 0 ? [trip.airlines] : [], departAfter: .day(day),
      departBefore: .day(day + 1), isOneWay: trip.returnAt == nil,
      shape: TripShape(nights: trip.nights.map { $0...$0 }, maxTransfers: trip.transfers),
      passengers: request.passengers, allowsSelfTransfer: trip.terms.tickets > 1)
    guard let days = context.days(of: search, from: from) else { return Fetched([], attempts: 0) }
    let first = KiwiRequest(origins: [from], destinations: [to], days: days, currency: currency, search: search)
    let id = Trip.id(
      from: from, to: to, departureAt: trip.departureAt, returnAt: trip.returnAt, airline: trip.airlines,
      flightNumber: trip.flightNumber)
    var fares = self
    fares.service.cache = .none
    var fetched = try await origins.semaphore.withPermit { [fares] in
      // Several connections may begin with the same flight.
      func isKnown(_ other: Trip) -> Bool {
        other.terms.tickets == trip.terms.tickets && other.transfers == trip.transfers ?? other.transfers
          // Sources count the minutes differently.
          && (!isOwn || other.travelMinutes == trip.travelMinutes)
      }
      return try await fares.pages(from: first, upTo: Self.maxPages, preferring: isKnown) { received in
        received.contains { $0.id == id && isKnown($0) }
      }
    }
    let isUnsold = fetched.skipped.count == 0 && !fetched.value.contains { $0.airlines == trip.airlines }
    if isUnsold, !isOwn, fetched.completeness == .complete, fetched.status.kind == .ok {
      // Another source may have the flights. If it says that the trip is gone, that counts.
      throw ClientError(
        request.name, .unimplemented,
        "it has no \(trip.airlines.printable(maxLength: 20)) flights on this route and day, and may not sell them",
        attempts: fetched.attempts)
    }
    fetched.value = fetched.value.filter { $0.id == id }
    for index in fetched.value.indices { fetched.value[index].id = trip.id }
    if !fetched.value.isEmpty {
      fetched.completeness = .complete
    } else if fetched.completeness != .complete {
      fetched.completeness = Completeness(.partial, missing: fetched.completeness.missing)
    }
    return fetched
  }
}

extension ClosedRange<Int> {
  /// The ranges of consecutive days on some weekdays; this range itself for no weekdays, which stand for any.
  fileprivate func ranges(on weekdays: Set<Weekday>) -> [ClosedRange] {
    if weekdays.isEmpty { return [self] }
    var ranges: [ClosedRange] = []
    for day in self where weekdays.contains(Weekday(dayNumber: day)) {
      if let last = ranges.last, last.upperBound == day - 1 {
        ranges[ranges.count - 1] = last.lowerBound...day
      } else {
        ranges.append(day...day)
      }
    }
    return ranges
  }
}

extension Fetched<[Trip]> {
  /// Counts trips that fly from or to other places than the requested ones as skipped rows: the service mixes up the
  /// codes of cities and airports at times.
  fileprivate mutating func leaveOutOtherRoutes(than request: KiwiRequest) {
    let from = request.origins.compactMap { Place($0) }
    let to = request.destinations.isEmpty ? [] : request.search.to
    func isRequested(_ location: TripLocation, _ codes: [String], _ places: [Place]) -> Bool {
      codes.isEmpty || codes.contains(location.airportCode) || places.contains { $0.contains(location) }
    }
    value.removeAll { trip in
      if isRequested(trip.departure, request.origins, from), isRequested(trip.destination, request.destinations, to) {
        return false
      }
      skipped.count += 1
      if skipped.reasons.count < 3 {
        let route = "\(trip.departure.airportCode)-\(trip.destination.airportCode)"
        skipped.reasons.append("a trip on the route \(route), which was not requested")
      }
      return true
    }
  }
}
