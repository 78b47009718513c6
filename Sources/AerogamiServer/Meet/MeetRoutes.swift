import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiJSON
import Foundation
import HTTPTypes
import Hummingbird

/// The route `/meet`: a page for browsers, and JSON for other clients. Both have the same parameters.
struct MeetRoutes: Sendable {
  let environment: ServedEnvironment
  let find: FindMeetings
  let trips: TripClient
  /// The time after which homes without a response are given up, so that the others can be shown.
  let timeLimit: Duration
  let now: @Sendable () -> Date

  func add(to routes: Routes) {
    routes.get("meet") { request in
      request.acceptsPages ? try await page(request) : try await json(request)
    }
  }

  /// A search that can be sent.
  private struct Search {
    let text: MeetingText
    let request: FindMeetings.Request
    /// The maximum number of meetings to show; `nil` if there is no limit in the address.
    let limit: Int?
  }

  /// - Throws: ``InvalidField`` for an invalid parameter, or the errors of ``TripClient/airlineCodes(of:)``.
  private func search(
    _ query: [(name: String, value: String)?], at now: Date, naming names: FieldNames = .parameters
  ) async throws -> Search {
    let known = query.compactMap(\.self)
    if known.count < query.count { throw InvalidField("home", "the address is not valid percent-encoded UTF-8") }
    let limits = known.filter { $0.name == "limit" && !$0.value.isEmpty }
    let limit = try limits.first.map { try SearchForm.limit($0.value) }
    if limits.count > 1 { throw InvalidField("limit", "appears more than once; remove one") }
    do {
      let text = try MeetingText(known.filter { $0.name != "limit" }, naming: names)
      for home in text.homes {
        if let error = environment.homeError(in: home) { throw InvalidField("home", "\(error)") }
      }
      let localNow = LocalTime(here: now)
      if let error = text.contradiction(at: localNow, naming: names) { throw error }
      var search = try text.search(at: localNow, naming: names) {
        _ = try environment.home.expanded([Home.word])
        return environment.places(Home.word) ?? []
      }
      if let error = search.refusal(by: environment.sources, naming: names) { throw error }
      search.airlines = try await trips.airlineCodes(of: text.airlines)
      var request = FindMeetings.Request(text, search)
      request.timeLimit = timeLimit
      try await find.checkHomes(of: request, naming: names)
      return Search(text: text, request: request, limit: limit)
    } catch let error as TripSearchError {
      throw InvalidField(error, naming: names)
    } catch let error as HomeError {
      throw InvalidField("to", "\(error)")
    }
  }

  private func page(_ request: RouteRequest) async throws -> RouteResponse {
    let now = now()
    let parameters = request.query.compactMap(\.self).filter { !$0.value.isEmpty }
    let page = MeetPage(environment: environment, parameters: parameters, now: now)
    if parameters.isEmpty { return RouteResponse(page: page.html()) }
    let search: Search
    do {
      search = try await self.search(request.query, at: now, naming: MeetPage.names)
    } catch let error as InvalidField {
      let others = try await invalidFields(
        request.query.compactMap(\.self).filter { $0.name == "home" || !$0.value.isEmpty }, at: now)
      // The error of the search may be one of the others, or may concern several fields.
      let isKnown = error.name != nil && others.contains { $0.name == error.name }
      return RouteResponse(.badRequest, page: page.html((isKnown ? [] : [error]) + others))
    } catch let error as ClientError {
      return RouteResponse(.badGateway, errorPage: "the airlines could not be looked up: \(error)", at: request.target)
    }
    let result = await find(search.request)
    try Task.checkCancellation()
    let unknown = result.unknownHomes
    if !unknown.isEmpty {
      let shown = result.status == .failed ? page.html(unknown) : page.html(result, limit: search.limit, unknown)
      return RouteResponse(.badRequest, page: shown)
    }
    var response = RouteResponse(result.responseStatus, page: page.html(result, limit: search.limit))
    if result.status == .failed { response.failure = result.notes(naming: .parameters) { $0 }.joined(separator: "; ") }
    return response
  }

  /// Returns the errors in single fields, for a form that shows all at once, although a search stops at the first. Only
  /// homes may be empty.
  private func invalidFields(
    _ parameters: [(name: String, value: String)], at now: Date
  ) async throws -> [InvalidField] {
    let (names, local) = (MeetPage.names, LocalTime(here: now))
    let fields = parameters.filter { $0.name == "home" }.map(\.value)
    let homes = fields.filter { !$0.isEmpty }
    var errors = try await find.invalidHomes(named: "home", in: parameters, environment, at: local)
    for parameter in parameters where MeetingText.filterNames.contains(parameter.name) && parameter.name != "weekend" {
      let ends = TripEnds(departures: homes, home: environment.home.places)
      errors += [SearchForm.error(in: parameter, environment, near: ends, at: local, naming: names)].compactMap(\.self)
    }
    // The homes are not checked again: these two are valid for any number of people.
    let two = [(name: "home", value: "VNO"), (name: "home", value: "BER")]
    for parameter in parameters where ["flex", "sort", "weekend"].contains(parameter.name) {
      do throws(TripSearchError) {
        _ = try MeetingText(two + [parameter], naming: names)
      } catch {
        errors.append(InvalidField(error, naming: names))
      }
    }
    if let people = parameters.first(where: { $0.name == "people" }), homes.count > 1 {
      // Homes that are invalid have errors of their own, and are numbered here.
      let numbered = fields.indices.map { index in
        fields[index].isEmpty ? "" : "home \(fields[...index].count { !$0.isEmpty })"
      }
      for words in [fields, numbered] {
        do throws(TripSearchError) {
          _ = try MeetingText(words.map { (name: "home", value: $0) } + [people], naming: names)
        } catch {
          guard error.field == people.name else { continue }
          errors.append(InvalidField(error, naming: names))
        }
        break
      }
    }
    if let limit = parameters.first(where: { $0.name == "limit" }) {
      do throws(InvalidField) { _ = try SearchForm.limit(limit.value) } catch { errors.append(error) }
    }
    return errors
  }

  private func json(_ request: RouteRequest) async throws -> RouteResponse {
    let now = now()
    let search: Search
    do {
      search = try await self.search(request.query, at: now)
    } catch let error as InvalidField {
      throw BadRequest(error.text(titled: \.self))
    }
    let result = await find(search.request)
    try Task.checkCancellation()
    if let error = result.error(naming: .parameters) { return RouteResponse(.unprocessableContent, "\(error)") }
    if result.status == .failed {
      let unknown = result.unknownHomes
      if !unknown.isEmpty { throw BadRequest(InvalidFields(all: unknown).text) }
      let notes = result.notes(naming: .parameters) { $0 }
      return RouteResponse(.badGateway, notes.joined(separator: "; "))
    }
    var response = try RouteResponse { json in
      try json.meetings(result, limit: search.limit, booking: environment.booking, at: now)
    }
    response.headers[.completeness] = result.completenessKind.rawValue
    return response
  }
}

extension FindMeetings {
  /// Returns the errors of single homes, each for its own field. The fields of homes have the name `field`.
  ///
  /// - Parameter acceptsEveryCode: Whether every code of three letters may be a home: a search shows whether it is one.
  /// - Throws: `CancellationError`.
  func invalidHomes(
    named field: String, in parameters: [(name: String, value: String)], _ environment: ServedEnvironment,
    at now: LocalTime?, acceptsEveryCode: Bool = true
  ) async throws -> [InvalidField] {
    let homes = parameters.filter { $0.name == field && !$0.value.isEmpty }.map(\.value)
    let to = parameters.filter { $0.name == "to" }
    let destinations = (try? TripSearch(query: to, at: now, resolving: environment.places))?.to ?? []
    let wrongHomes = try await errors(
      ofHomes: homes, destinations: destinations, naming: MeetPage.quotedNames, acceptsEveryCode: acceptsEveryCode)
    return wrongHomes.map { home in
      var error =
        (home.error as? TripSearchError).map { InvalidField($0, naming: MeetPage.quotedNames) }
        ?? InvalidField("home", "\(home.error)")
      (error.name, error.index) = (field, home.index)
      return error
    }
  }
}

extension MeetingResult {
  /// The errors of the homes with a place that no source knows.
  fileprivate var unknownHomes: [InvalidField] {
    homes.enumerated().compactMap { index, home in
      home.unknownName.map { error in
        var field = InvalidField("home", "\(error)")
        field.index = index
        return field
      }
    }
  }

  fileprivate var responseStatus: HTTPResponse.Status {
    if error(naming: .parameters) != nil { return .unprocessableContent }
    return status == .failed ? .badGateway : .ok
  }
}

extension JSONWriter {
  fileprivate mutating func meetings(
    _ result: MeetingResult, limit: Int?, booking: BookingLink, at now: Date
  ) throws(TripEncodingError) {
    beginObject()
    key("meetings")
    beginArray()
    for meeting in result.meetings.prefix(limit ?? .max) { try self.meeting(meeting, booking: booking, at: now) }
    endArray()
    key("completeness")
    beginArray()
    for home in result.homes {
      beginObject()
      member("home", home.name)
      member("kind", home.completeness.kind.rawValue)
      member("missing", home.completeness.missing)
      member("trip_count", home.tripCount)
      member("error", home.error)
      endObject()
    }
    endArray()
    member("day_request_count", result.gapCount)
    member("failed_day_request_count", result.failedGapCount)
    endObject()
  }

  private mutating func meeting(_ meeting: Meeting, booking: BookingLink, at now: Date) throws(TripEncodingError) {
    beginObject()
    member("total", meeting.total)
    member("currency", meeting.currency)
    member("city", meeting.cityName)
    member("country_code", meeting.countryCode)
    member("arrives_between", [meeting.arrivals.lowerBound.asDay, meeting.arrivals.upperBound.asDay])
    member("returns_between", [meeting.returns.lowerBound.asDay, meeting.returns.upperBound.asDay])
    member("highest_share", meeting.highest.price)
    member("highest_share_home", meeting.highest.home)
    member("minutes_together", meeting.minutesTogether)
    member("max_transfers", meeting.stops)
    member("without", meeting.missing)
    key("trips")
    beginArray()
    for share in meeting.shares {
      beginObject()
      member("home", share.home)
      member("people", share.people)
      key("trip")
      if let trip = share.trip { try aerogamiTrip(trip) } else { null() }
      member("booking_link", share.bookedTrip.map { booking.url(for: $0, at: now) })
      endObject()
    }
    endArray()
    endObject()
  }
}
