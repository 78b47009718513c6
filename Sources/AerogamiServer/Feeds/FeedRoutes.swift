import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation
import HTTPTypes
import Hummingbird

/// The routes of the feeds, for feed readers and calendars.
struct FeedRoutes: Sendable {
  let environment: ServedEnvironment
  let search: SearchTrips
  let favorites: Favorites
  let history: PriceHistoryStore
  let watches: ManageWatches
  /// The time after which the regions without a response are given up, so that the others can be listed.
  let limit: Duration
  let now: @Sendable () -> Date

  init(_ dependencies: Dependencies, _ environment: ServedEnvironment, limit: Duration) {
    (self.environment, self.limit, now) = (environment, limit, dependencies.now)
    search = dependencies.searchTrips(home: environment.home, requestedCurrency: environment.requestedCurrency)
    favorites = Favorites(dependencies.favorites, now: dependencies.now)
    history = dependencies.history
    watches = ManageWatches(
      dependencies.watches, dependencies.notifications, in: environment, now: dependencies.now)
  }

  func add(to routes: Routes) {
    routes.get("trips.atom") { try await trips($0) }
    routes.get("favorites.ics") { _ in try await calendar() }
    routes.get("watches/{name}.atom") { try await watch($0) }
  }

  private func watch(_ request: RouteRequest) async throws -> RouteResponse {
    let (row, changes) = try await watches.reported(try request.path("name"))
    return WatchFeedDocument(row: row, changes: changes, origin: request.origin, now: now()).feed().response
  }

  private func calendar() async throws -> RouteResponse {
    let calendar = FavoritesCalendar(environment: environment, favorites: try await favorites.newest(), now: now())
    return RouteResponse(contentType: "text/calendar; charset=utf-8", body: calendar.bytes())
  }

  private func trips(_ request: RouteRequest) async throws -> RouteResponse {
    let now = now()
    let form = try SearchForm(request.query, in: environment, at: now)
    var result: SearchResult
    do {
      result = try await .found(by: search, for: form, at: now, within: limit)
    } catch let error as HomeError {
      throw BadRequest("\(error)")
    }
    if !result.invalidFields.isEmpty { throw InvalidFields(all: result.invalidFields) }
    if !result.hasFailed, let error = result.summary.currencyError {
      return RouteResponse(.unprocessableContent, "\(error)")
    }
    let (shown, total) = result.selectTrips()
    // A trip of several regions has one entry.
    var ids: Set<StableID> = []
    let trips = shown.filter { ids.insert($0.trip.feedEntryID).inserted }
    let dates = try await history.firstSeen(trips.map(\.trip))
    return TripFeedDocument(
      environment: environment, result: result,
      trips: zip(trips, dates).map { (found: $0, seenAt: $1) }, areMore: total > shown.count, origin: request.origin
    ).feed().response
  }
}

/// The trips of a search as a feed.
struct TripFeedDocument {
  let environment: ServedEnvironment
  let result: SearchResult
  /// The trips, each with the time at which its price was first seen.
  let trips: [(found: FoundTrip, seenAt: Date)]
  /// Whether the limit of the search leaves out trips.
  let areMore: Bool
  /// The start of the addresses of this server.
  let origin: String

  func feed() -> AtomFeed {
    let form = result.form
    let query = form.parameters.filter { $0.name != "wait" }
    let words = query.filter { !["sort", "limit"].contains($0.name) }.map { name, value in
      name == "regions" ? value : "\(name.replacing("_", with: " ")) \(value)"
    }
    let id = StableID("trips.atom", query.map { "\($0.name)=\($0.value)" }.joined(separator: "&"))
    let notes = notes
    let sorted = trips.sorted { ($0.seenAt, $0.found.trip.id) > ($1.seenAt, $1.found.trip.id) }
    var entries = sorted.map { entry(of: $0.found, seenAt: $0.seenAt) }
    if result.hasFailed {
      // One entry a day, however often a reader requests the feed.
      entries = [
        AtomFeed.Entry(
          id: StableID("could not look", "\(id)", result.now.asDay), title: "Could not look for trips",
          updated: result.now, lines: notes)
      ]
    }
    return AtomFeed(
      id: id, title: "Trips" + (words.isEmpty ? "" : ": \(words.joined(separator: ", "))"),
      subtitle: notes.joined(separator: "; "), address: origin + PageLink("/trips.atom", query: query).text,
      page: origin + PageLink("/", query: query).text, entries: entries, now: result.now)
  }

  /// How complete the trips are, and what failed.
  private var notes: [String] {
    let page = SearchPage(environment: environment, form: result.form, favorites: [:])
    var notes = result.summary.notes(
      destinationAdvice: "use them in to", dealAdvice: environment.recordingAdvice, filterName: \.self)
    notes.insert(page.completeness(of: result) ?? "The search failed", at: 0)
    if let regions = result.defaultRegions { notes.append(regions) }
    if areMore {
      notes.append("the list ends after \(counted(trips.count, "trip")); narrow the search, or raise limit")
    }
    if environment.showsSampleTrips { notes.append(ServedEnvironment.sampleNote("trips")) }
    return notes
  }

  private func entry(of found: FoundTrip, seenAt: Date) -> AtomFeed.Entry {
    let trip = found.trip
    let times = [trip.departureAt.text(at: result.now), trip.returnText].joined(separator: " – ")
    let lines = [
      "\(trip.priceText), \(trip.departure.title) → \(trip.destination.title), \(times)",
      trip.nights.map { counted($0, "night") },
      trip.flightText,
      found.isDeal ? "deal" + (found.comparison.map { ": \($0)" } ?? "") : nil,
      found.isStale ? "from an earlier response, because the request failed" : nil,
      environment.showsSources && !trip.sources.isEmpty ? "from \(trip.sources.listed(with: "and"))" : nil,
    ]
    return AtomFeed.Entry(
      id: trip.feedEntryID, title: trip.summary(at: result.now), updated: seenAt, lines: lines.compactMap(\.self),
      link: PageLink(external: environment.booking.url(for: trip.tickets.first ?? trip, at: result.now))?.text)
  }
}

extension Trip {
  /// The id of the entry of a feed for this trip at this price: another price is another entry.
  fileprivate var feedEntryID: StableID { StableID("trip", id, "\(price)", currency) }
}
