import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiJSON
import Foundation
import HTTPTypes
import Hummingbird
import Logging

/// The routes of the web pages.
struct PageRoutes: Sendable {
  let dependencies: Dependencies
  let environment: ServedEnvironment
  private let search: SearchRoutes
  private let meet: MeetRoutes
  private let watches: WatchRoutes
  private let status: StatusRoutes
  private let findDates: FindDates
  private let findTrip: FindTrip
  private let findPrices: FindPrices
  private let favorites: Favorites
  private let watchFavorites: WatchFavorites
  private let logger: Logger
  /// The time after which a page is shown without the months or regions that have not responded.
  private let limit: Duration

  init(
    _ dependencies: Dependencies, _ environment: ServedEnvironment, deadline: Duration, logger: Logger,
    responseCounts: @escaping @Sendable () -> [(status: Int, count: Int)]
  ) {
    (self.dependencies, self.environment, self.logger) = (dependencies, environment, logger)
    // Leaves a tenth of the time to send the page.
    limit = deadline * 9 / 10
    search = SearchRoutes(
      environment: environment,
      search: dependencies.searchTrips(home: environment.home, requestedCurrency: environment.requestedCurrency),
      favorites: dependencies.favorites, limit: limit, now: dependencies.now, logger: logger)
    let find = dependencies.findMeetings(home: environment.home, requestedCurrency: environment.requestedCurrency)
    meet = MeetRoutes(
      environment: environment, find: find, trips: dependencies.trips, timeLimit: limit, now: dependencies.now)
    let manage = ManageWatches(
      dependencies.watches, dependencies.notifications, in: environment, now: dependencies.now)
    watches = WatchRoutes(
      environment: environment, manage: manage,
      forms: ManageWatches(
        dependencies.watches, dependencies.notifications, in: environment,
        naming: FieldNames(WatchFormPage.title(of:)), now: dependencies.now),
      search: dependencies.searchTrips(home: environment.home), find: find, now: dependencies.now)
    status = StatusRoutes(
      environment: environment, check: CheckStatus(dependencies, in: environment), cache: dependencies.cache,
      favorites: dependencies.favorites, history: dependencies.history, startedAt: dependencies.now(),
      now: dependencies.now, responseCounts: responseCounts)
    findDates = dependencies.findDates(requestedCurrency: environment.requestedCurrency)
    findTrip = dependencies.findTrip(home: environment.home)
    findPrices = FindPrices(dependencies.history, now: dependencies.now)
    favorites = Favorites(dependencies.favorites, now: dependencies.now)
    watchFavorites = WatchFavorites(favorites, manage, now: dependencies.now)
  }

  /// The paths that accept POST.
  static let postPaths = Set(["/favorites/add", "/favorites/remove"] + WatchRoutes.postPaths)

  /// Adds the pages, the changes of the favorites, the stream of results, and the assets.
  func add(to routes: Routes) {
    search.add(to: routes)
    meet.add(to: routes)
    watches.add(to: routes)
    status.add(to: routes)
    routes.get("favorites", errors: .page) { request in
      try request.refuseUnknown(except: [])
      return try await favoritesPage()
    }
    routes.get("history", errors: .page) { try await historyForm($0) }
    routes.get("dates", errors: .page) { try datesForm($0) }
    routes.get("history/:route", errors: .page) { try await history($0) }
    routes.get("dates/:route", errors: .page) { try await dates($0) }
    routes.post("favorites/add") { try await add($0).response(isForScript: $1) }
    routes.post("favorites/remove") { try await remove($0).response(isForScript: $1) }
    routes.get("places") { try await places($0) }
    for asset in Asset.all {
      let response = RouteResponse(asset: asset)
      routes.get("assets/\(asset.fileName)") { _ in response }
    }
  }

  // MARK: Favorites

  private func favoritesPage() async throws -> RouteResponse {
    let newest = try await favorites.newest()
    let prices: [LatestPrice?]?
    do {
      prices = try await dependencies.history.pricesNow(of: newest)
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      logger.warning("the recorded prices cannot be read", metadata: ["error": .string("\(error)".printable)])
      prices = nil
    }
    let page = FavoritesPage(
      environment: environment, favorites: newest, pricesNow: prices,
      outdatedWatches: try await watchFavorites.outdated(of: newest), now: dependencies.now())
    return RouteResponse(page: page.html())
  }

  private func add(_ request: RouteRequest) async throws -> FavoriteChange {
    let (id, back) = (try request.required("id"), try Back(request["back"]))
    let region = try request["region"]
    // The page with favorites adds what it has removed before, and has no search that would find the trip.
    if back.isFavorites, try await favorites.restore(id) { return FavoriteChange(isFavorite: true, back: back.link) }
    // Finds the trip by repeating the search of the page that showed it, because a removed favorite with the same id
    // may be for another party. The response is usually cached.
    let form: SearchForm
    do throws(InvalidFields) {
      form = try SearchForm(back.query, in: environment, at: dependencies.now())
    } catch {
      throw BadRequest("back: \(error.text)")
    }
    var wanted = FindTrip.Request([id], in: .response(region, form.query.search))
    wanted.acceptsPrefixes = false
    do {
      // An older page may show the star of a trip that was saved for another party since.
      let added = try await favorites.add(wanted, with: findTrip, replacesOtherParties: false)
      let trip = added.changes.first?.trip
      return FavoriteChange(isFavorite: true, back: trip.map { back.link(to: $0, in: region) } ?? back.link)
    } catch let error as TripChoiceError {
      guard case .unknown(let searched) = error.reason else { throw error }
      throw searched.failure ?? searched.storeError ?? MissingTrip()
    }
  }

  private func remove(_ request: RouteRequest) async throws -> FavoriteChange {
    let (id, back) = (try request.required("id"), try Back(request["back"]))
    let region = try request["region"]
    let removed = try await favorites.remove(exactly: id)
    return FavoriteChange(isFavorite: false, back: removed.map { back.link(to: $0.trip, in: region) } ?? back.link)
  }

  // MARK: Suggestions

  /// Returns at most 30 regions and places whose names or codes begin with a text, for a field's suggestions. A text of less
  /// than two characters or more than 60 has none. `regions=false` leaves out the regions, which are not destinations.
  private func places(_ request: RouteRequest) async throws -> RouteResponse {
    let text = String(try request.required("q")[...].trimming(\.isWhitespace))
    let isSuggested = (2...60).contains(text.utf8.count)
    let withRegions = try request["regions"] != "false" && isSuggested
    let regions = withRegions ? await search.search.suggestedRegions : []
    let start = text.folded
    let named = regions.filter { $0.id.folded.hasPrefix(start) || $0.name.folded.hasPrefix(start) }
    let places = isSuggested ? FoundPlace.completions(of: text, limit: 30) : []
    var rows = named.map { (word: $0.id, label: [$0.name, "region"]) }
    rows += places.map { place in
      let country = FoundPlace.named(place.countryCode, limit: 1).places.first?.name ?? ""
      let codes = place.airports.prefix(4).joined(separator: " ")
      return (
        // The name of a country says more than its code, which may also be the id of a region.
        word: place.kind == .country ? place.name : place.word,
        label: [place.name, country, codes].filter { !$0.isEmpty }.uniqued()
      )
    }
    return RouteResponse { [rows] json in
      json.array(of: Array(rows.prefix(30))) { json, row in
        json.object { json in
          json.member("word", row.word)
          json.member("label", row.label.joined(separator: ", "))
        }
      }
    }
  }

  // MARK: Prices and dates

  private func historyForm(_ request: RouteRequest) async throws -> RouteResponse {
    guard environment.hasPriceHistory else { return noPriceHistory }
    try request.refuseUnknown(except: ["from", "to", "month", "currency", "kind"])
    let recorded = try await recordedRoutes()
    var form = RouteForm(
      request, in: environment.naming(recorded), at: dependencies.now(), needsBothEnds: false)
    let filter = PriceFilter(form.others, at: LocalTime(here: dependencies.now()))
    form.errors += filter.errors
    if form.errors.isEmpty, let route = form.route {
      return .seeOther(PageLink("/history/", route, query: form.others))
    }
    return try await historyForm(form, recorded, filter)
  }

  private func recordedRoutes() async throws -> [PricedRoute] {
    try await dependencies.history.routes(dependencies.now()).map(\.route)
  }

  /// Returns the page with the form. If only one end of a route is entered, `filter` selects the prices of its routes.
  /// `problem` is why a route has no prices; it is found, but its page does not exist.
  private func historyForm(
    _ form: RouteForm, _ recorded: [PricedRoute], _ filter: PriceFilter? = nil, problem: String? = nil,
    recordedRoute: Route? = nil, invalid: HTTPResponse.Status = .badRequest
  ) async throws -> RouteResponse {
    let places = environment.naming(recorded).places
    var recorded = recorded
    var page = HistoryFormPage(form: form, areSamples: environment.showsSampleTrips)
    if let filter, let ends = form.onlyEnd, form.errors.isEmpty {
      recorded = recorded.filter { priced in
        filter.selects(priced) && (ends.from.isEmpty || ends.from.contain(priced.route.departure))
          && (ends.to.isEmpty || ends.to.contain(priced.route.destination))
      }
      let words = (ends.from + ends.to).map(\.word).joined(separator: ",")
      page.end = (ends.to.isEmpty ? "from " : "to ") + SearchWords.places(words).printable(maxLength: 60)
      page.prices = filter.words
    }
    page.recorded = recorded.map(\.route).uniqued()
    if page.end != nil, let filter, filter.departure != nil {
      page.recorded = try await routes(page.recorded, with: filter)
    }
    (page.problem, page.recordedRoute) = (problem, recordedRoute)
    if problem != nil {
      page.route = CalendarRoute(ifValid: form.path, resolving: places, home: environment.home.places)
    }
    let isValid = form.errors.isEmpty && problem == nil
    return RouteResponse(isValid ? .ok : invalid, page: page.html())
  }

  /// Returns those of the routes that have prices selected by a filter, whose pages exist.
  private func routes(_ routes: [Route], with filter: PriceFilter) async throws -> [Route] {
    var found: [Route] = []
    for route in routes {
      do {
        _ = try await findPrices(filter.request(route))
        found.append(route)
      } catch is RecordedPricesError {
        continue
      }
    }
    return found
  }

  private var noPriceHistory: RouteResponse {
    RouteResponse(
      .notFound, errorPage: "environment \(environment.name) has no service for trips, so no prices are recorded")
  }

  private func datesForm(_ request: RouteRequest) throws -> RouteResponse {
    var form = RouteForm(request, in: environment, at: dependencies.now())
    if let route = form.route { return .seeOther(PageLink("/dates/", route, query: form.others)) }
    do throws(InvalidFields) {
      _ = try DatesForm.filters(form.others, in: environment, at: LocalTime(here: dependencies.now()))
    } catch {
      form.errors += error.all
    }
    return RouteResponse(form.errors.isEmpty ? .ok : .badRequest, page: DatesForm(route: form).html())
  }

  private func history(_ request: RouteRequest) async throws -> RouteResponse {
    guard environment.hasPriceHistory else { return noPriceHistory }
    try request.refuseUnknown(except: ["month", "currency", "kind"])
    let text = try request.path("route")
    let parameters = request.query.compactMap(\.self).filter { !["", "from", "to"].contains($0.name) }
    let filter = PriceFilter(parameters, at: LocalTime(here: dependencies.now()))
    var form = RouteForm(route: text, parameters, in: environment, at: dependencies.now())
    if !form.errors.isEmpty || !filter.errors.isEmpty {
      let recorded = try await recordedRoutes()
      form = RouteForm(route: text, parameters, in: environment.naming(recorded), at: dependencies.now())
      if !form.errors.isEmpty || !filter.errors.isEmpty {
        let status: HTTPResponse.Status = form.errors.isEmpty ? .badRequest : .notFound
        form.errors += filter.errors
        return try await historyForm(form, recorded, invalid: status)
      }
    }
    let routes: [Route]
    do {
      routes = try await findPrices.routes(
        text, resolving: environment.places, home: environment.home.places)
    } catch let error as RecordedPricesError {
      let advice =
        environment.showsSampleTrips
        ? "choose one of the recorded routes below" : "search trips on this route to record some"
      var problem = error.advised(advice)
      problem.route = form.words.joined(separator: "–")
      return try await historyForm(form, try await recordedRoutes(), problem: "\(problem)", invalid: .notFound)
    }
    do {
      let (prices, problem) = try await pricesOfAnyKind(of: routes[0], preferring: filter)
      let shown = problem == nil ? parameters : parameters.filter { $0.name != "kind" }
      let page = HistoryPage(
        prices: prices, departure: filter.departure, form: RouteForm(ends(of: routes[0]) + shown, []),
        otherRoutes: Array(routes.dropFirst()), areSamples: environment.showsSampleTrips, problem: problem)
      return RouteResponse(page: page.html())
    } catch let error as RecordedPricesError {
      form = RouteForm(ends(of: routes[0]) + parameters, [])
      var problem = error
      problem.route = form.words.joined(separator: "–")
      var message = "\(problem)"
      if case .noDeparture(let month) = error.reason {
        message = message.replacing(month.phrase, with: "in \(month.title)")
      }
      return try await historyForm(
        form, try await recordedRoutes(), problem: message, recordedRoute: routes[0], invalid: .notFound)
    }
  }

  /// Returns the selected prices of a route. If there are none of the kind of trip, returns those of the other kind, and
  /// the error as a text: the pages with trips and dates link to prices without knowing which are recorded.
  private func pricesOfAnyKind(
    of route: Route, preferring filter: PriceFilter
  ) async throws -> (prices: RecordedPrices, problem: String?) {
    do {
      return (try await findPrices(filter.request(route)), nil)
    } catch let error as RecordedPricesError {
      guard case .notRecorded = error.reason, filter.isOneWay != nil else { throw error }
      var ofAnyKind = filter
      ofAnyKind.isOneWay = nil
      var problem = error
      problem.route = "\(route.departure)–\(route.destination)"
      return (try await findPrices(ofAnyKind.request(route)), "\(problem)".firstCapitalized)
    }
  }

  private func ends(of route: Route) -> [(name: String, value: String)] {
    [("from", "\(route.departure)"), ("to", "\(route.destination)")]
  }

  private func dates(_ request: RouteRequest) async throws -> RouteResponse {
    let text = try request.path("route")
    let query = request.query.joiningWeekdays
    var form = RouteForm(route: text, query.compactMap(\.self), in: environment, at: dependencies.now())
    let route: CalendarRoute
    do throws(TripSearchError) {
      route = try CalendarRoute(text, resolving: environment.places, home: environment.home.places)
    } catch {
      if form.errors.isEmpty { form.errors = [InvalidField("to", "\(error)")] }
      return RouteResponse(.notFound, page: DatesForm(route: form).html())
    }
    guard let now = LocalTime(here: dependencies.now()) else {
      return RouteResponse(.internalServerError, errorPage: "the server's clock is wrong")
    }
    let page = DatesPage(
      form: form, airports: Route(route.text), now: now, areSamples: environment.showsSampleCalendars)
    let filters: TripSearch
    do throws(InvalidFields) {
      filters = try DatesForm.filters(query, in: environment, at: now)
    } catch {
      return RouteResponse(.badRequest, page: page.html(error.all))
    }
    // Without a month, the current one may have few days left.
    let current = DepartureDays(monthOf: now.dayNumber)
    let next = current.flatMap { DepartureDays(monthOf: $0.days.upperBound) }
    let months = filters.departure.map { [$0] } ?? [current, next].compactMap(\.self)
    let requests = months.map { CalendarRequest(route, month: $0, filters: filters) }
    let summary = await findDates(requests, from: now.dayNumber, timeLimit: limit)
    try Task.checkCancellation()
    let status: HTTPResponse.Status =
      summary.currencyError != nil ? .unprocessableContent : summary.hasFailed ? .badGateway : .ok
    let notes = summary.notes(
      currencyAdvice: "enter one in Currency, such as", filterName: { "\"\(DatesForm.title(of: $0))\"" },
      naming: page.words)
    var response = RouteResponse(status, page: page.html(summary, of: route, notes: notes))
    if status.isServiceFailure { response.failure = notes.joined(separator: "; ") }
    return response
  }
}

extension ServedEnvironment {
  /// Returns this environment with places in which an ambiguous name means the only city that has recorded routes.
  fileprivate func naming(_ recorded: [PricedRoute]) -> ServedEnvironment {
    let (places, routes) = (self.places, recorded.map(\.route))
    var environment = self
    environment.places = { places($0) ?? Place.ends(named: $0, of: routes) }
    return environment
  }
}

extension RouteRequest {
  /// Returns the value of a parameter, which must not be missing or empty.
  func required(_ name: String) throws(BadRequest) -> String {
    guard let value = try self[name], !value.isEmpty else { throw BadRequest("the parameter \(name) is missing") }
    return value
  }
}

/// The page to which the user returns after a change: the page with trips, or the one with favorites.
private struct Back {
  /// The parameters of the page with trips; empty for another page.
  let query: [(name: String, value: String)?]
  /// Whether it is the page with favorites.
  let isFavorites: Bool

  init(_ text: String?) throws(BadRequest) {
    let text = text ?? "/"
    guard ["/", "/favorites"].contains(text) || text.hasPrefix("/?") else {
      throw BadRequest("the parameter back must be / with a query, or /favorites")
    }
    isFavorites = text == "/favorites"
    query = decodedQuery(of: text)
  }

  var link: PageLink { link(fragment: nil) }

  /// Returns the address of the page and, on the page with trips, of the row of a trip.
  func link(to trip: Trip, in region: Region.ID?) -> PageLink {
    link(fragment: TripRow.elementID(of: trip, in: region))
  }

  private func link(fragment: String?) -> PageLink {
    isFavorites ? PageLink("/favorites") : PageLink("/", query: query.compactMap(\.self), fragment: fragment)
  }
}

extension RouteResponse {
  /// Creates the response with an asset, which browsers may cache forever, because changed content has a new name.
  fileprivate init(asset: Asset) {
    self.init(contentType: asset.contentType, body: asset.bytes)
    headers[.cacheControl] = "public, max-age=31536000, immutable"
  }
}
