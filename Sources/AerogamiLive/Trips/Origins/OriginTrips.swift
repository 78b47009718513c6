import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
import Foundation

/// The regions of a provider that knows only cities and airports, and the requests for trips from their origins.
struct OriginTrips: Sendable {
  /// The configured regions. The code of any city or airport can be requested like a region, but is not listed here.
  let regions: [OriginRegion]
  let places: PlaceFiles
  /// Limits concurrent fare requests across all calls, because a region may have many origins. Requests for names need
  /// no permit: they would have to wait while paused fare requests hold all permits.
  let semaphore: AsyncSemaphore

  typealias Response = Result<Fetched<[Trip]>, ClientError>

  func codes(of origin: TripOrigin?) throws(ClientError) -> [String] {
    guard let origin else {
      if regions.isEmpty { throw noRegions }
      return regions.flatMap(\.origins).uniqued()
    }
    if let known = regions.first(where: { $0.id == origin }) { return known.origins }
    if let code = origin.iataCode { return [code] }
    if let codes = Place(origin)?.originCodes { return codes }
    throw unknown(origin)
  }

  private var noRegions: ClientError {
    ClientError(
      "every region", .unimplemented, "no regions are configured (\(TripRegistration.regions.path))",
      remedy: "configure regions, or request cities or airports such as VNO", attempts: 0)
  }

  func unknown(_ origin: TripOrigin, attempts: Int = 0) -> ClientError {
    ClientError(
      requested: "the trips in \(origin.printable(maxLength: 60))",
      reason: .unknown("region", named: origin, known: regions.map(\.id) + ["any city or airport"]),
      attempts: attempts)
  }

  /// Checks the code of an origin whose response is empty, because that may mean that the code does not exist. Accepts
  /// every code if a file of names cannot be fetched. `codes` are those whose trips were requested. Throws
  /// `ClientError` if no file has the code, or `CancellationError`.
  func checkIfEmpty(_ fetched: Fetched<[Trip]>, of origin: TripOrigin?, _ codes: [String]) async throws {
    guard fetched.value.isEmpty, fetched.status.kind == .ok, fetched.status.isFresh, let origin,
      let code = origin.iataCode, codes == [code]
    else { return }
    if try await !isKnown(code) { throw unknown(origin, attempts: fetched.attempts) }
  }

  /// Returns whether a file of names has a code, or the built-in table if the service has no files. Accepts every code if
  /// a file cannot be fetched.
  func isKnown(_ code: String) async throws -> Bool {
    if places.files.isEmpty { return Place(code) != nil }
    for file in places.files {
      let names = try await places.readIfPossible(file).names
      if names.isEmpty || names[code] != nil { return true }
    }
    return false
  }

  /// Returns the response for each part of a request, in the order of the parts. Each part needs one permit. Throws
  /// `CancellationError`, the only error of `send`.
  func responses<Part: Sendable, Response: Sendable>(
    of parts: [Part], _ send: @escaping @Sendable (Part) async throws -> Response
  ) async throws -> [Response] {
    let responses = try await withThrowingTaskGroup(of: (Int, Response).self) { group in
      for (index, part) in parts.enumerated() {
        let (turn, hasPermit) = AsyncStream<Never>.makeStream()
        group.addTask {
          defer { hasPermit.finish() }
          return try await semaphore.withPermit {
            hasPermit.finish()
            return (index, try await send(part))
          }
        }
        // Starts the parts in order. Only one part of each call waits for a permit at a time, so that concurrent calls
        // take turns.
        for await _ in turn {}
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    return parts.indices.compactMap { responses[$0] }
  }

  /// Returns the configured regions. Requests only the files of names, to find the regions' countries. If the service
  /// has no files, the countries are those of the built-in table.
  func listedRegions() async throws -> Fetched<[Region]> {
    if regions.isEmpty { throw noRegions }
    var files: [(names: PlaceNames, failure: ClientError?)] = []
    for file in places.files {
      let isMissing = regions.contains { $0.origins.contains { code in files.allSatisfy { $0.names[code] == nil } } }
      if isMissing { files.append(try await places.readIfPossible(file)) }
    }
    let listed = regions.map { region in
      let countries =
        places.files.isEmpty
        ? region.origins.flatMap { Place($0)?.countryCodes ?? [] }
        : region.origins.compactMap { code in files.lazy.compactMap { $0.names[code] }.first?.countryCode }
      return Region(id: region.id, name: region.name, countryCodes: Set(countries).sorted(), isSelection: true)
    }
    var failure: ClientError? = files.lazy.compactMap(\.failure).first
    failure?.add(remark: "the countries of regions are unknown")
    return Fetched(listed, attempts: 0, status: failure.map { .partial(because: $0) } ?? .ok)
  }

  func airport(_ code: String) async throws -> Fetched<Airport> {
    if places.files.isEmpty { return try builtInAirport(code) }
    let airports = try await places.read(.airports)
    let requested = airports.requested ?? "the airport \(code)"
    guard let place = airports.value[code] else {
      throw ClientError(
        requested: requested, reason: .unknown("airport", named: code, known: []), attempts: airports.attempts)
    }
    guard let coordinates = place.coordinates else {
      throw ClientError(
        requested, .malformed, "the response has no coordinates of \(code)", attempts: airports.attempts)
    }
    let (cities, failure) =
      places.files.contains(.cities) ? try await places.readIfPossible(.cities) : (PlaceNames(), nil)
    let airport = Airport(
      code: place.code, name: place.name,
      city: place.cityName ?? place.cityCode.flatMap { cities[$0]?.name ?? $0 } ?? place.name,
      countryCode: place.countryCode, state: nil, timeZone: place.timeZone, latitude: coordinates.latitude,
      longitude: coordinates.longitude)
    return Fetched(
      airport, attempts: airports.attempts, requested: airports.requested,
      status: failure.map { airports.status.joined(with: .partial(because: $0)) } ?? airports.status)
  }

  /// The built-in table has no names of airports, so the name is that of the city.
  private func builtInAirport(_ code: String) throws(ClientError) -> Fetched<Airport> {
    guard let known = KnownAirport(code: code) else {
      throw ClientError(
        requested: "the airport \(code.printable(maxLength: 60))",
        reason: .unknown("airport", named: code, known: []), attempts: 0)
    }
    let airport = Airport(
      code: code, name: known.city, city: known.city, countryCode: known.countryCode, state: nil,
      timeZone: known.timeZone, latitude: known.latitude, longitude: known.longitude)
    return Fetched(airport, attempts: 0)
  }
}

extension Result where Failure == ClientError {
  /// Calls a closure that requests a part of a fetch. Throws `CancellationError`.
  init(_ send: () async throws -> Success) async throws {
    do { self = .success(try await send()) } catch let error as ClientError { self = .failure(error) }
  }
}

extension TripOptions {
  /// The currency to request.
  func currency(of search: TripSearch) -> String { search.requestedCurrency?.uppercasedASCII ?? currency }
}

extension ClientContext {
  /// Returns the days to request, in local time at an airport; `nil` if no requested day is left.
  func days(of search: TripSearch, from origin: String) -> ClosedRange<Int>? {
    clocks.withClocks { search.days(from: origin, at: now(), &$0) }
  }
}

extension Service {
  /// This service without a token, whose requests name this program and its version.
  var withoutToken: Service {
    var service = self
    service.token = nil
    service.takesToken = false
    service.headers = [.init(name: "User-Agent", value: "aerogami/\(aerogamiVersion)")]
    return service
  }
}

extension Fetched {
  /// Returns the converted value; everything else is unchanged.
  func map<Other>(_ transform: (Value) -> Other) -> Fetched<Other> {
    Fetched<Other>(
      transform(value), attempts: attempts, skipped: skipped, requested: requested, status: status,
      completeness: completeness, sources: sources)
  }

  /// The time at which the service sent the value: earlier than now for a cached response.
  func date(at now: Date) -> Date { now.addingTimeInterval(-((status.age ?? .zero) / .seconds(1))) }
}

extension Fetched<[Trip]> {
  /// Requests one page after another, starting at 1, and joins their trips. Stops after `limit` pages, and after a page
  /// that fails, is the last, or has no new trips: a service that ignores page numbers sends the first page every time.
  /// Of trips with the same id, uses a preferred one; `order` is that of the caller. Throws `ClientError` if the first
  /// page fails, or `CancellationError`.
  init(
    pagesUpTo limit: Int, preferring isPreferred: (Trip) -> Bool = { _ in true }, order: TripOrder = .price,
    _ send: (_ page: Int) async throws -> (trips: Fetched<[Trip]>, isLast: Bool)
  ) async throws {
    var pages: [(name: String, response: OriginTrips.Response)] = []
    var seen: Set<Trip.ID> = []
    for page in 1...limit {
      do {
        let (trips, isLast) = try await send(page)
        pages.append(("page \(page)", .success(trips)))
        let isNew = trips.value.reduce(false) { seen.insert($1.id).inserted || $0 }
        if isLast || !isNew { break }
      } catch let error as ClientError {
        pages.append(("page \(page)", .failure(error)))
        break
      }
    }
    try self.init(joining: pages, of: "pages", preferring: isPreferred, order: order)
  }
}

extension TripSearch {
  /// The IATA codes of all destinations: of airports, metropolitan areas and cities. `nil` for a search without
  /// destinations, or with one that is a country or unknown.
  var destinationCodes: [String]? {
    let codes = to.map(\.originCodes)
    return to.isEmpty || codes.contains(nil) ? nil : codes.compactMap(\.self).flatMap(\.self).uniqued()
  }

  /// What trips lack because a service needs limits that the search does not have: a last day of departure, as days since
  /// 1970 and `nil` if another phrase names it, and a number of nights.
  func completeness(ofSearchTo lastDay: Int?, nights: ClosedRange<Int>) -> Completeness {
    var missing: [String] = []
    if let lastDay, departure == nil, departBefore == nil {
      missing.append("no departures after \(DepartureLimit.day(lastDay).text)")
    }
    if !isOneWay, shape.nights == nil {
      missing.append("no trips of fewer than \(nights.lowerBound) nights or more than \(nights.upperBound)")
    }
    return missing.isEmpty ? .complete : Completeness(.cheapestOnly, missing: missing)
  }

  /// The number of days from the first to the last departure day, for a search without a last day.
  static let dayCount = 180

  /// Returns the departure days to request, local at the departure airport; `nil` if the search allows no day from
  /// today on. If the UTC offset is unknown, today is the day in UTC, and a limit that is an instant allows every day
  /// that is possible with an offset from -12 to +14 hours.
  func days(from origin: String, at now: Date, _ clocks: inout AirportClocks) -> ClosedRange<Int>? {
    func day(of moment: Date, hoursEast: Int = 0) -> Int? {
      if let local = clocks.localTime(at: origin, moment), local.offset != nil { return local.dayNumber }
      return (moment + Double(hoursEast) * 3600).dayNumber
    }
    guard let today = day(of: now) else { return nil }
    var first = max(today, firstDay ?? today)
    if case .moment(let moment) = departAfter, let limit = day(of: moment, hoursEast: -12) {
      first = max(first, limit)
    }
    var last = endDay.map { $0 - 1 }
    if case .moment(let moment) = departBefore, let limit = day(of: moment, hoursEast: 14) {
      last = min(last ?? limit, limit)
    }
    let end = last ?? first + Self.dayCount
    return first <= end ? first...end : nil
  }
}
