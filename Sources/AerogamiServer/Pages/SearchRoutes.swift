import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation
import HTTPTypes
import Hummingbird
import Logging

/// The routes of the page with the search form and the trips, and of the stream of its results.
struct SearchRoutes: Sendable {
  let environment: ServedEnvironment
  let search: SearchTrips
  let favorites: FavoriteStore
  /// The time after which the regions without a response are given up, so that the others can be shown.
  let limit: Duration
  let now: @Sendable () -> Date
  let logger: Logger

  func add(to routes: Routes) {
    routes.get("/", errors: .page) { try await page($0) }
    routes.get("map", errors: .page) { try await page($0, isMap: true) }
    routes.stream("stream") { try stream($0) }
  }

  /// Returns the page. A browser gets it without trips, which the script then requests, unless the form waits for them.
  /// A map is always complete. Its errors are on the page with the form.
  private func page(_ request: RouteRequest, isMap: Bool = false) async throws -> RouteResponse {
    var form: SearchForm
    do throws(InvalidFields) {
      form = try SearchForm(request.query, in: environment, at: now(), naming: FieldNames(SearchPage.title(of:)))
    } catch {
      let form = SearchForm(filling: request.query)
      let invalid = InvalidFields(all: error.all + (try await invalidRegions(form, besides: error)))
      return refusal(invalid, of: form, isMap: isMap)
    }
    // Before the page of a browser, because its stream would show the trips from the other places.
    let invalid = try await invalidRegions(form)
    if !invalid.isEmpty { return refusal(InvalidFields(all: invalid), of: form, isMap: isMap) }
    if isMap { form.selectCities() }
    if request.acceptsPages, !form.waits, !isMap {
      return RouteResponse(page: SearchPage(environment: environment, form: form, favorites: [:]).htmlBeforeSearch())
    }
    let result: SearchResult
    do {
      result = try await .found(by: search, for: form, at: now(), within: limit)
    } catch let error as HomeError {
      return refusal(InvalidFields(all: [InvalidField("regions", "\(error)")]), of: form, isMap: isMap)
    }
    // Reads the favorites after the search, because the user may change them while it runs.
    let page = SearchPage(environment: environment, form: form, favorites: await savedTrips(), isForMap: isMap)
    let status: HTTPResponse.Status =
      if !result.invalidFields.isEmpty {
        .badRequest
      } else if result.hasFailed {
        .badGateway
      } else {
        result.summary.currencyError == nil ? .ok : .unprocessableContent
      }
    let isDrawn = isMap && result.invalidFields.isEmpty
    var response = RouteResponse(status, page: isDrawn ? page.map(of: result) : page.html(result))
    if status.isServiceFailure { response.failure = page.warnings(of: result).joined(separator: "; ") }
    return response
  }

  private func refusal(_ errors: InvalidFields, of form: SearchForm, isMap: Bool) -> RouteResponse {
    let page = SearchPage(environment: environment, form: form, favorites: [:], isForMap: isMap)
    return RouteResponse(.badRequest, page: page.html(errors))
  }

  /// Returns the errors of the regions and places of a form, unless its other errors are about them.
  private func invalidRegions(
    _ form: SearchForm, besides others: InvalidFields? = nil
  ) async throws -> [InvalidField] {
    guard others?.all.contains(where: { $0.name == "regions" }) != true else { return [] }
    return try await search.errors(
      ofOrigins: form.text("regions").commaSeparated ?? [], destinations: form.text("to").commaSeparated ?? []
    ).map { InvalidField("regions", "\($0)") }
  }

  /// Streams the results of a search: the progress, the notes and the new rows, whenever a region has responded.
  private func stream(_ request: RouteRequest) throws(InvalidFields) -> EventStream<SearchResult> {
    let form = try SearchForm(request.query, in: environment, at: now())
    return EventStream(
      // Ignore errors: without results, the page's script loads the complete page, which shows what is wrong.
      produce: { results in
        guard (try? await invalidRegions(form))?.isEmpty == true else { return }
        _ = try? await SearchResult.found(by: search, for: form, at: now(), within: limit) { results.yield($0) }
      },
      // Reads the favorites for each event, because the user may change them during the search.
      render: { result, sent in
        SearchPage(environment: environment, form: form, favorites: await savedTrips())
          .events(of: result, after: &sent, below: request.site)
      })
  }

  /// Returns the favorites as they were saved; `nil` if they cannot be read, which is logged.
  private func savedTrips() async -> [Trip.ID: Trip]? {
    do {
      return Dictionary(try await favorites.find("", .max).map { ($0.id, $0.trip) }) { first, _ in first }
    } catch {
      if !Task.isCancelled {
        logger.warning("the favorites cannot be read", metadata: ["error": .string("\(error)".printable)])
      }
      return nil
    }
  }
}

/// The trips of a search, and what to tell the user about them. It is complete only when all regions have responded.
struct SearchResult: Sendable {
  let form: SearchForm
  let now: Date
  private(set) var summary: FetchSummary
  private var selection: TripSelection
  /// The ids of all matching trips, because the selection keeps only those within the limit.
  private var ids: Set<Trip.ID> = []
  /// The note that only some regions are searched; `nil` if all are, or if the user named them.
  private(set) var defaultRegions: String?

  /// Creates a result without trips.
  init(_ form: SearchForm, at now: Date) {
    (self.form, self.now) = (form, now)
    summary = FetchSummary(form.query.search, showsOnlyDeals: form.showsOnlyDeals)
    selection = TripSelection(form.selectedQuery, at: now)
  }

  /// Selects the trips to show, in the order of the form, and counts them for the notes and the headline. Also
  /// returns the number of trips without the limit of the form.
  mutating func selectTrips() -> (shown: [FoundTrip], total: Int) {
    let sorted = selection.sorted()
    let shown = Array(sorted.prefix(form.query.limit ?? .max))
    summary.shown = ShownTrips()
    let bags = form.query.search.passengers.bags
    for found in shown { summary.shown.note(found.trip, bags: bags) }
    return (shown, form.query.isOnePerCity ? sorted.count : max(ids.count, sorted.count))
  }

  /// The number of regions that are requested.
  var regionCount: Int { summary.origins.keys.count }
  /// The number of regions that have responded or failed.
  var doneCount: Int { summary.origins.ordered.count }
  /// The names of the regions that have neither responded nor failed.
  var leftRegions: [String] {
    summary.origins.keys.filter { summary.origins[$0] == nil }.map { $0 ?? "all regions" }
  }

  /// Whether nothing could be fetched. If there are only trips in other currencies, the search itself has not failed.
  var hasFailed: Bool { summary.status == .failed && (summary.currencyError == nil || summary.listingError != nil) }

  /// The errors of the field From: one for each region or place there that does not exist.
  var invalidFields: [InvalidField] {
    form.regions.compactMap { region in
      guard let error = summary.origins[region]?.status.clientError, error.isUnknown else { return nil }
      return InvalidField("regions", "\(error)")
    }
  }

  /// Searches the trips of a form. After the limit, regions without a response count as failed, so that the others can
  /// be shown. `update` receives the result before the first response, and whenever it changes. Throws `HomeError` if
  /// `home` is not configured, or `CancellationError`.
  static func found(
    by search: SearchTrips, for form: SearchForm, at now: Date, within limit: Duration,
    update: (SearchResult) async -> Void = { _ in }
  ) async throws -> SearchResult {
    var result = SearchResult(form, at: now)
    var searched = SearchTrips.Request(form.query.search, from: .named(form.regions))
    searched.order = form.query.order
    searched.onlyDeals = form.showsOnlyDeals
    searched.timeLimit = limit
    result.summary = try await search(searched, prepare: { ($0.selection(of: form.selectedQuery), $0.matchingIDs) }) {
      requested, summary in
      result.summary = summary
      result.selection.origins = requested.origins
      result.defaultRegions = requested.defaults?.note(advice: "enter all in From for all regions")
      await update(result)
    } take: { outcome, summary in
      result.summary = summary
      if let (selection, ids) = outcome.response {
        result.selection.add(selection)
        result.ids.formUnion(ids)
      }
      await update(result)
      return .continue
    }
    try Task.checkCancellation()
    if result.summary.listingError != nil { await update(result) }
    return result
  }
}
