import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiJSON
import Foundation
import Hummingbird

extension Routes {
  /// Adds Aerogami's own API: `/trips`, `/trips/EU`, `/regions`, `/airports/VNO`, `/calendar/VNO-BCN`. The first two
  /// paths accept search parameters in the query, and the last path accepts calendar parameters.
  func addTrips(of dependencies: Dependencies) {
    let (client, now) = (dependencies.trips, dependencies.now)
    let search = dependencies.searchTrips(home: Home(places: []))
    let findDates = dependencies.findDates(requestedCurrency: nil)
    get("trips") { [sources] in try await trips(from: nil, $0, sources, search, now: now) }
    get("trips/:region") { [sources] in
      try await trips(from: $0.path("region"), $0, sources, search, now: now)
    }
    get("regions") { _ in
      try await RouteResponse(client.regions()) { json, regions in
        json.array(of: regions) { json, region in json.region(region) }
      }
    }
    get("airports/:code") { request in
      try await RouteResponse(client.airport(request.path("code"))) { json, airport in json.airport(airport) }
    }
    get("calendar/:route") { [sources] in try await calendar($0, sources, findDates, now: now) }
  }
}

/// Returns the days of the requested month from today on. If the request has no month, uses the current month.
private func calendar(
  _ request: RouteRequest, _ sources: [String], _ findDates: FindDates, now: @Sendable () -> Date
) async throws -> RouteResponse {
  // As on pages, a part of the path that names nothing is 404, and an invalid parameter is 400.
  let route: CalendarRoute
  do {
    route = try CalendarRoute(request.path("route"))
  } catch let error as TripSearchError {
    return RouteResponse(.notFound, "\(error)")
  }
  let local = LocalTime(here: now())
  let names = CalendarRequest.parameterNames + ["month"]
  // Check the names first, because the error of `TripSearch` would suggest parameters that a calendar does not accept.
  for (name, _) in request.query.compactMap(\.self) where !names.contains(name) {
    throw BadRequest(
      "a calendar cannot be filtered by \"\(name.printable(maxLength: 60))\"; use \(names.listed(with: "or"))")
  }
  // Days such as `tomorrow` are in the server's time zone.
  let filters = try TripSearch(query: request.query, at: local)
  if let error = filters.unknownSource(among: sources) { throw error }
  guard let today = local?.dayNumber, let month = filters.departure ?? DepartureDays(monthOf: today) else {
    throw BadRequest("month is missing; add it, for example month=2027-01")
  }
  let calendar = CalendarRequest(route, month: month, filters: filters)
  let summary = await findDates([calendar], from: today)
  if let error = summary.currencyError { return RouteResponse(.unprocessableContent, "\(error)") }
  guard let status = summary.requests[calendar]?.status, status.kind != .cancelled else { throw CancellationError() }
  if status.kind == .failed, let error = status.error { throw error }
  var response = RouteResponse(Fetched(summary.days(of: calendar), status: status)) { json, days in
    json.calendar(days)
  }
  response.describe(summary.requests, notes: summary.notesOfEmptyRoutes())
  return response
}

/// Returns the trips that match the search in the query, in the service's order.
private func trips(
  from origin: TripOrigin?, _ request: RouteRequest, _ sources: [String], _ searchTrips: SearchTrips,
  now: @Sendable () -> Date
) async throws -> RouteResponse {
  let ends = TripEnds(departures: [origin].compactMap(\.self))
  let search = try TripSearch(query: request.query, at: LocalTime(here: now()), near: ends)
  if let error = search.unknownSource(among: sources) { throw error }
  var response: Fetched<[Trip]>?
  let summary = try await searchTrips(.init(search, from: .exactly([origin])), prepare: { $0.matching }) {
    outcome, _ in
    response = outcome.response
    if outcome.response == nil, let error = outcome.status.error { throw error }
    return .continue
  }
  if let error = summary.currencyError { return RouteResponse(.unprocessableContent, "\(error)") }
  guard let response else { throw CancellationError() }
  var routeResponse = try RouteResponse(response) { json, trips in
    let writesTerms = search.passengers != Passengers() || search.allowsSelfTransfer || search.allowsTwoTickets
    try json.array(of: trips) { json, trip in try json.aerogamiTrip(trip, writesTerms: writesTerms) }
  }
  routeResponse.describe(
    summary.origins,
    notes: [summary.excludingAll?.note { $0 == "weekend" ? "days and return_days" : $0 }].compactMap(\.self))
  return routeResponse
}

extension RouteResponse {
  /// Adds the headers about the completeness of the responses: `Aerogami-Completeness` with their kind and, if there is
  /// something to report, `Aerogami-Note`: why the list is empty, what failed, and what is missing.
  fileprivate mutating func describe<Key>(_ outcomes: OutcomeSummaries<Key>, notes: [String]) {
    headers[.completeness] = outcomes.completenessKind.rawValue
    let missing = outcomes.completenessNote(includesSamples: true)
    let notes = (notes + outcomes.notes + [missing].compactMap(\.self)).joined(separator: "; ")
    // Clients disagree about the encoding of other characters, and many refuse long headers.
    let shown = notes.printable(maxLength: 1000).replacing("…", with: "...")
    if !notes.isEmpty { headers[.note] = String(shown.map { $0.isASCII ? $0 : "?" }) }
  }
}

extension JSONWriter {
  fileprivate mutating func region(_ region: Region) {
    beginObject()
    member("id", region.id)
    member("name", region.name)
    member("country_codes", region.countryCodes)
    endObject()
  }

  /// Writes the airport as a plain object, without the outer object that the service's gateway puts around it.
  fileprivate mutating func airport(_ airport: Airport) {
    beginObject()
    member("code", airport.code)
    member("city", airport.city)
    member("name", airport.name)
    member("country", airport.countryCode)
    member("state", airport.state)
    member("tz", airport.timeZone)
    member("lon", airport.longitude)
    member("lat", airport.latitude)
    endObject()
  }
}
