package import AerogamiContainer
package import AerogamiCore
import Foundation

/// Finds cities and days on which people from several homes can meet.
///
/// Searches all homes at the same time. Then requests exactly the routes and days that the best incomplete meetings
/// lack. A home that fails or is late does not affect the others. If the task is canceled, every request is canceled, and
/// the result has what had arrived.
package struct FindMeetings: Sendable {
  package struct Request: Sendable {
    package var homes: [String]
    /// The number of people from each home, in the order of ``homes``.
    package var people: [Int]
    /// The search for the trips of each home.
    package var search: TripSearch
    package var flex = 0
    package var order = MeetingOrder.total
    /// Whether a cached response is used instead of a failed one.
    package var acceptsStale = true
    /// The maximum number of requests for single days in progress, 1 or more.
    package var concurrency = 4
    /// The time from the start after which nothing more is waited for; `nil` if the clients have a deadline.
    package var timeLimit: Duration?

    /// - Parameter search: The search of ``MeetingText/search(at:naming:home:)``, with the codes of the airlines.
    package init(_ text: MeetingText, _ search: TripSearch) {
      (homes, people, flex, order) = (text.homes, text.people, text.flex, text.order)
      self.search = search
    }
  }

  /// What happens during a search.
  package enum Progress: Sendable {
    /// A home has been searched, with this many matching trips.
    case home(String, tripCount: Int)
    /// This many requests for single days are about to be sent.
    case gaps(Int)
    /// A request for a single day has ended.
    case gap(tripCount: Int)
  }

  /// The maximum number of requests to complete meetings with arrivals on the same day, to stay below the limits of free
  /// services.
  static let maximumGapCount = 60
  /// The maximum number of further requests for each day that arrivals may lie apart.
  static let furtherGapCount = 20

  /// The maximum number of requests for single days in one search.
  package static func maximumGapCount(flex: Int) -> Int { maximumGapCount + furtherGapCount * flex }

  private let search: SearchTrips
  private let home: Home
  private let clock: any Clock<Duration>

  package init(_ search: SearchTrips, home: Home, clock: any Clock<Duration>) {
    (self.search, self.home, self.clock) = (search, home, clock)
  }

  /// - Parameter report: Receives the progress.
  /// - Returns: The meetings, with what is missing. Never throws: see ``MeetingResult/error``.
  package func callAsFunction(
    _ request: Request, report: (Progress) async -> Void = { _ in }
  ) async -> MeetingResult {
    let deadline = request.timeLimit.map { Deadline($0, clock: clock) }
    let cities = request.homes.map { city(of: $0, to: request.search.to) }
    var result = MeetingResult(request, cities: cities)
    result.overlaps = home.overlaps(of: request.homes, destinations: request.search.to)
    let homes = Feed<Int, HomeTrips>({ try await Fetched(trips(of: $0, request)) }, clock: clock)
    let travelers = request.travelers(from: cities)
    let missing = await homes.run(travelers, concurrency: max(1, travelers.count)) { outcome in
      result.take(outcome)
      await report(.home(request.homes[outcome.key], tripCount: outcome.response?.value.count ?? 0))
      return .continue
    }
    for outcome in missing { result.take(outcome) }
    let gaps = Task.isCancelled || result.currencies.count > 1 ? [] : result.gaps()
    result.update()
    if gaps.isEmpty { return result }
    await report(.gaps(gaps.count))
    // A source that has sent all trips, or that cannot filter by day, has nothing new. One request shows that.
    var homesWithGap: Set<Int> = []
    let first = gaps.filter { homesWithGap.insert($0.home).inserted }
    await fill(first, &result, request, until: deadline, report)
    let rest = Task.isCancelled ? [] : result.needed(of: gaps.filter { !first.contains($0) })
    if !rest.isEmpty {
      if first.count + rest.count < gaps.count { await report(.gaps(first.count + rest.count)) }
      await fill(rest, &result, request, until: deadline, report)
    }
    result.update()
    return result
  }

  /// Checks the homes before a search, without a request for trips.
  ///
  /// - Throws: The first of ``errors(ofHomes:destinations:naming:)``, or `CancellationError`.
  package func checkHomes(of request: Request, naming names: FieldNames) async throws {
    let errors = try await errors(ofHomes: request.homes, destinations: request.search.to, naming: names)
    if let first = errors.first { throw first.error }
  }

  /// Returns what is wrong with homes, each with the index of the home: `TripSearchError` for an unknown or ambiguous name
  /// and for a home in the same city or with the same places as an earlier one, or `HomeError` if `home` is not
  /// configured. Sends no request for trips.
  ///
  /// - Parameter acceptsEveryCode: Whether every code of three letters is accepted. Otherwise, the service must have a
  ///   code that no table has.
  /// - Throws: `CancellationError`.
  package func errors(
    ofHomes homes: [String], destinations: [Place], naming names: FieldNames, acceptsEveryCode: Bool = true
  ) async throws -> [(index: Int, error: any ReportedError)] {
    let ends = TripEnds(destinations: destinations.map(\.word), home: home.places)
    var errors: [(index: Int, error: any ReportedError)] = []
    var known: [(name: String, places: Set<String>)] = []
    for (index, name) in homes.enumerated() {
      let words: [String]
      do {
        words = ends.resolvedDepartures(try home.expanded(origins(of: name)))
        if let error = ends.undecidedDeparture(among: words) { throw error }
        try await search.checkNames(words, acceptsEveryCode: acceptsEveryCode)
      } catch let error as HomeError {
        errors.append((index, error))
        continue
      } catch let error as any ReportedError {
        errors.append(
          (index, TripSearchError("\(names("home")): \(error.message)", remedy: error.remedy, at: "home")))
        continue
      }
      let (kind, places) = home.identity(of: name, to: destinations, words)
      if let other = known.first(where: { $0.places == places })?.name {
        errors.append((index, TripSearchError.same(kind, name, as: other, naming: names)))
      }
      known.append((name, places))
    }
    return errors
  }

  /// Sends requests for single days, and adds their trips to the result.
  private func fill(
    _ gaps: [MeetingGap], _ result: inout MeetingResult, _ request: Request, until deadline: Deadline?,
    _ report: (Progress) async -> Void
  ) async {
    let feed = Feed<MeetingGap, HomeTrips>(
      { try await fares(for: $0, request, until: deadline) }, clock: clock)
    let canceled = await feed.run(gaps, concurrency: request.concurrency) { outcome in
      result.take(outcome)
      await report(.gap(tripCount: outcome.response?.value.count ?? 0))
      return .continue
    }
    for outcome in canceled { result.take(outcome) }
  }

  private func trips(of index: Int, _ request: Request) async throws -> HomeTrips {
    var trips = HomeTrips(fares: MeetingFares(for: request.order))
    var wanted = SearchTrips.Request(request.search, from: .named(origins(of: request.homes[index])))
    (wanted.acceptsStale, wanted.timeLimit) = (request.acceptsStale, request.timeLimit)
    trips.summary = try await search(wanted, prepare: Self.fares(for: request.order)) { outcome, _ in
      guard let (fares, count, _) = outcome.response else { return .continue }
      trips.fares.add(fares)
      trips.count += count
      return .continue
    }
    return trips
  }

  private func fares(
    for gap: MeetingGap, _ request: Request, until deadline: Deadline?
  ) async throws -> Fetched<HomeTrips> {
    var trips = HomeTrips(fares: MeetingFares(for: request.order))
    guard let narrow = gap.search(request.search) else { return Fetched(trips) }
    var wanted = SearchTrips.Request(narrow, from: .named(origins(of: request.homes[gap.home])))
    (wanted.acceptsStale, wanted.timeLimit) = (request.acceptsStale, deadline?.remaining())
    let summary = try await search(wanted, prepare: Self.fares(for: request.order, on: gap.day)) { outcome, _ in
      guard let (fares, count, hasOtherDays) = outcome.response else { return .continue }
      trips.fares.add(fares)
      trips.count += count
      trips.hasOtherDays = trips.hasOtherDays || hasOtherDays
      return .continue
    }
    let error = summary.origins.ordered.lazy.compactMap(\.status.error).first
    // Without an error, the request was canceled.
    if summary.origins.status == .failed { throw error ?? CancellationError() }
    guard let error = error as? ClientError else { return Fetched(trips) }
    return Fetched(trips, status: .partial(because: error))
  }

  /// Reduces a response to the trips that a meeting may need, the number of matches, and whether there are trips on other
  /// days than a single one that was requested. Runs concurrently with other responses.
  private static func fares(
    for order: MeetingOrder, on day: Int? = nil
  ) -> @Sendable (SearchTrips.Found) async -> (MeetingFares, Int, Bool) {
    { found in
      (
        MeetingFares(found.matches.lazy.map { found.fetched.value[$0] }, for: order), found.matches.count,
        day.map { day in found.fetched.value.contains { $0.departureAt.dayNumber != day } } ?? false
      )
    }
  }

  private func origins(of home: String) -> [String] { Home.origins(of: home) }

  /// Returns the homes from which people fly, as indices: all except the only city where people may meet.
  package func travelers(of request: Request) -> [Int] {
    request.travelers(from: request.homes.map { city(of: $0, to: request.search.to) })
  }

  private func city(of name: String, to destinations: [Place]) -> MeetingCity? {
    home.city(of: name, to: destinations)
  }
}

extension Home {
  fileprivate static func origins(of home: String) -> [String] { home.commaSeparated ?? [home] }

  /// Returns the city of a home of a meeting; `nil` if it is in several cities, or in no table.
  fileprivate func city(of name: String, to destinations: [Place]) -> MeetingCity? {
    let words = Self.origins(of: name).flatMap { Self.isNamed(by: $0) ? places : [$0] }
    let ends = TripEnds(destinations: destinations.map(\.word), home: places)
    var found: [Place] = []
    for word in words {
      guard let named = Place(word).map({ [$0] }) ?? ends.departures(named: word) else { return nil }
      found += named
    }
    return MeetingCity(of: found)
  }

  /// Returns the pairs of homes of a meeting that have a city in common, such as `VNO,RIX` and `Vilnius`. Ignores
  /// countries, regions, and places that are in no table.
  fileprivate func overlaps(of homes: [String], destinations: [Place]) -> [(first: String, second: String)] {
    let cities = homes.map { name in
      let words = Self.origins(of: name).flatMap { Self.isNamed(by: $0) ? places : [$0] }
      return Set(words.compactMap { city(of: $0, to: destinations)?.key })
    }
    return homes.indices.flatMap { second in
      homes[..<second].indices.filter { !cities[$0].isDisjoint(with: cities[second]) }
        .map { (first: homes[$0], second: homes[second]) }
    }
  }

  /// Returns what identifies a home of a meeting: its city or, if it is not in exactly one, its places.
  ///
  /// - Parameter words: The places of the home.
  fileprivate func identity(
    of name: String, to destinations: [Place], _ words: [String]
  ) -> (kind: String, places: Set<String>) {
    if let city = city(of: name, to: destinations) { return ("city", [city.key]) }
    return ("home", Set(words.map { Place($0)?.word ?? $0.placeKey }))
  }

  /// Returns the error for the first home of a meeting that is the same as an earlier one, among those whose places are
  /// in the tables; `nil` if there is none. See ``FindMeetings/errors(ofHomes:destinations:naming:)``.
  func sameHomeError(
    among homes: [String], destinations: [Place], naming names: FieldNames
  ) -> TripSearchError? {
    let ends = TripEnds(destinations: destinations.map(\.word), home: places)
    var known: [(name: String, places: Set<String>)] = []
    for name in homes {
      guard let words = try? ends.resolvedDepartures(expanded(Self.origins(of: name))),
        words.allSatisfy({ Place($0) != nil })
      else { continue }
      let (kind, places) = identity(of: name, to: destinations, words)
      if let other = known.first(where: { $0.places == places })?.name {
        return TripSearchError.same(kind, name, as: other, naming: names)
      }
      known.append((name, places))
    }
    return nil
  }
}

extension TripSearchError {
  /// Returns the error for a home that is the same home or city as another one.
  fileprivate static func same(
    _ kind: String, _ name: String, as other: String, naming names: FieldNames
  ) -> TripSearchError {
    let (first, second) = (other.printable(maxLength: 60), name.printable(maxLength: 60))
    return TripSearchError(
      "\(names("home")): \(second) is the same \(kind) as \(first)",
      remedy: "give it once, and the number of people with \(names("people"))", at: "home")
  }
}

extension FindMeetings.Request {
  /// Returns the homes from which people fly, as indices: all except the only city where people may meet.
  func travelers(from cities: [MeetingCity?]) -> [Int] {
    let destinations = Set(search.to.map { MeetingCity(of: [$0]) })
    return homes.indices.filter { cities[$0] == nil || destinations != [cities[$0]] }
  }
}

extension Dependencies {
  /// - Parameters:
  ///   - home: The places of the word `home`.
  ///   - requestedCurrency: The currency that is requested from a service that may ignore it; `nil` for other services.
  package func findMeetings(home: Home, requestedCurrency: String? = nil) -> FindMeetings {
    FindMeetings(
      searchTrips(home: home, requestedCurrency: requestedCurrency), home: home, clock: clock)
  }
}

/// The trips of one home.
struct HomeTrips: Sendable {
  var fares: MeetingFares
  /// The number of matching trips.
  var count = 0
  var summary: FetchSummary?
  /// Whether the response to a request for a single day has trips on other days.
  var hasOtherDays = false
}
