public import AerogamiContainer

/// Fetches trips from a service, and merges equal requests that are in progress at the same time. Requests with
/// different limits are not equal, because the response to the request with the lower limit may lack trips.
///
/// Sends the name of a region to the service unchanged. If the service does not know the name, or there is no
/// connection, looks it up among the service's regions and known places: see ``response(to:)``.
///
/// The actor protects the list of regions. A complete list is used again for ten minutes, so that a program that runs
/// for days notices new regions. A stale or partial list is used only by the requests that wait for it.
public actor TripRepository {
  private enum AllRegions { case all }

  static let listLifetime = Duration.seconds(600)

  private let client: TripClient
  private let clock: any Clock<Duration>
  private let requests = RequestCoalescer<TripRequest, Fetched<[Trip]>>()
  private let regionRequests = RequestCoalescer<AllRegions, Fetched<[Region]>>()
  /// The last complete list of regions, and until when it is used.
  private var remembered: (list: Fetched<[Region]>, end: Deadline)?

  /// Creates a repository that requests trips from a client. `clock` measures how long the list of regions is used.
  public init(_ client: TripClient, clock: any Clock<Duration>) { (self.client, self.clock) = (client, clock) }

  /// Returns the trips from the request's origin, in the service's order, even if they do not match the search.
  ///
  /// - Throws: The errors of ``response(to:)``, and `ClientError.Reason.domain(_:)` if the search filters by a
  ///   field that no trip in the response has.
  public nonisolated func trips(_ request: TripRequest) async throws -> Fetched<[Trip]> {
    try request.checked(try await response(to: request))
  }

  /// Returns the trips of a request, even if the search filters by a field that no trip in the response has.
  ///
  /// If the service does not know the origin, its name may also be:
  ///
  /// - the id or the name of a listed region, ignoring case and accents
  /// - a country, a city or an airport. The result has the trips that depart there, from every region that contains
  ///   the country of the place. If there is no such region, the result is empty, or an error if the user configured
  ///   the regions.
  ///
  /// Also looks up a place when there is no connection, because the list of regions and the trips may be cached.
  ///
  /// - Throws: An error of the client. For an unknown name, the error lists the service's regions, if they are known.
  public nonisolated func response(to request: TripRequest) async throws -> Fetched<[Trip]> {
    do {
      return try await sharedResponse(to: request)
    } catch let error as ClientError {
      guard let name = request.origin, error.isUnknown || error.mayHideCachedPlace(name) else { throw error }
      let listing = await Result { try await regions() }
      try Task.checkCancellation()
      let listed = try? listing.get()
      guard let regions = listed, let match = RegionMatch(name, among: regions.value) else {
        // A known place may be in a region of the list, so report why the list could not be fetched.
        if error.isUnknown, Place(name) != nil { _ = try listing.get() }
        throw error.isUnknown ? error.explained(by: listed?.value) : error
      }
      // If the list is old or incomplete, the place may be in a region that the list lacks.
      if match.regions.isEmpty {
        if !error.isUnknown { throw error }
        if let failure = regions.status.clientError { throw failure }
        // The service may have trips from there, but none of the user's regions does.
        if regions.value.contains(where: \.isSelection) { throw error.lackingRegion(of: name) }
      }
      return try await trips(of: match, request)
    }
  }

  /// Checks that a name may be an origin, without a request for its trips. Accepts every name if the regions cannot be
  /// listed, or not until the deadline.
  ///
  /// - Parameter acceptsEveryCode: Whether every code of three letters is accepted. Otherwise, a code that no table has
  ///   must be a region, unless the service takes the codes of airports and cities, and its regions are the user's.
  /// - Returns: Whether the name could be checked.
  /// - Throws: `ClientError` for an unknown name, or `CancellationError`.
  @discardableResult
  package nonisolated func checkOrigin(
    _ name: TripOrigin, acceptsEveryCode: Bool = true, until deadline: Deadline? = nil
  ) async throws -> Bool {
    let isCode = LetterCode(name) != nil
    if isCode && acceptsEveryCode || Place(name) != nil && !Place.isCodeInLowercase(name) { return true }
    let listing = await Result {
      guard let deadline else { return try await regions() }
      return try await deadline.value(of: "the regions") { try await self.regions() }
    }
    try Task.checkCancellation()
    guard let listed = try? listing.get() else { return false }
    if RegionMatch(name, among: listed.value) != nil || listed.value.contains(where: { $0.id == name }) { return true }
    if isCode, listed.value.contains(where: \.isSelection) { return true }
    guard listed.status.kind == .ok else { return false }
    throw ClientError.unknownPlace(name, requested: listed.requested ?? "the regions", regions: listed.value)
  }

  private nonisolated func sharedResponse(to request: TripRequest) async throws -> Fetched<[Trip]> {
    try await requests.value(for: request) { [client] in try await client.trips(request) }
  }

  /// Requests the regions one after another, because the caller's concurrency limit counts them as one request.
  private nonisolated func trips(of match: RegionMatch, _ request: TripRequest) async throws -> Fetched<[Trip]> {
    var responses: [(name: String, response: Result<Fetched<[Trip]>, ClientError>)] = []
    for region in match.regions {
      do {
        var request = request
        request.origin = region
        // Request all trips: the service would count trips that do not depart from the place toward the limit.
        if match.place != nil { request.limit = nil }
        responses.append((region, .success(try await sharedResponse(to: request))))
      } catch let error as ClientError {
        responses.append((region, .failure(error)))
      }
    }
    var joined = try Fetched(joining: responses, of: "regions")
    if let place = match.place { joined.value.removeAll { !place.contains($0.departure) } }
    joined.completeness = joined.completeness.joined(with: match.completeness)
    for index in joined.sources.indices {
      joined.sources[index].completeness = joined.sources[index].completeness.joined(with: match.completeness)
    }
    return joined
  }

  /// Returns the service's regions. A complete list is used again for ten minutes.
  ///
  /// - Throws: An error of the client, or `CancellationError`.
  public func regions() async throws -> Fetched<[Region]> {
    if let listed { return listed }
    return try await regionRequests.value(for: .all) { [client] in
      // Another caller's request may have finished between the check above and this closure.
      if let listed = await self.listed { return listed }
      let regions = try await client.regions()
      // Store the list before the request counts as finished, so that a later caller finds the list or the request.
      await self.remember(regions)
      return regions
    }
  }

  private var listed: Fetched<[Region]>? { remembered.flatMap { $0.end.remaining() > .zero ? $0.list : nil } }

  private func remember(_ regions: Fetched<[Region]>) {
    guard regions.status.kind == .ok, regions.skipped.count == 0 else { return }
    remembered = (regions, Deadline(Self.listLifetime, clock: clock))
  }
}

extension Place {
  /// Finds a place like ``init(_:)``, but accepts the two-letter code of a country only in capitals, because words such
  /// as `de` and `in` occur in names and sentences.
  init?(argument name: String) {
    if name.utf8.count == 2, name != name.uppercasedASCII { return nil }
    self.init(name)
  }
}

/// The regions that a name refers to, if the name is not itself a region's id.
struct RegionMatch {
  let regions: [Region.ID]
  /// The place from which trips must depart; `nil` for all trips of the regions.
  let place: Place?
  /// What the regions lack of the place.
  private(set) var completeness = Completeness.complete

  /// Returns `nil` if the name is the id of a listed region, or neither a region nor a known place.
  init?(_ name: String, among listed: [Region]) {
    if let region = listed.named(name) {
      if region.id == name { return nil }
      (regions, place) = ([region.id], nil)
    } else if let place = Place(argument: name) {
      let containing = listed.containing(place)
      regions = containing.map(\.id)
      self.place = place
      if containing.isEmpty {
        let missing = "no region of the service contains \(name.printable(maxLength: 60))"
        completeness = Completeness(.notRequested, missing: [missing])
      } else if containing.contains(where: \.isSelection) {
        completeness = .cheapestOnly(missing: "no departures from places that are in none of your regions")
      }
    } else {
      return nil
    }
  }
}

extension [Region] {
  /// Returns the region with this id or name. Ignores case, and accents in names. Prefers an id with the same case.
  public func named(_ name: String) -> Region? {
    first { $0.id == name } ?? first { $0.id.equalsIgnoringASCIICase(name) }
      ?? first { $0.name.placeKey == name.placeKey }
  }

  /// Returns the regions that contain the country of a place.
  public func containing(_ place: Place) -> [Region] {
    filter { !place.countryCodes.isDisjoint(with: $0.countryCodes) }
  }
}

extension ClientError {
  /// Returns the error for a name that is neither a region nor a known place. `requested` is the request for the list.
  public static func unknownPlace(_ name: String, requested: String, regions: [Region]) -> ClientError {
    ClientError(requested: requested, reason: .unknownPlace(name, known: regions.map(\.id)))
  }

  /// Returns whether the trips of `name` may be cached, although the request for them failed without a connection.
  /// Trips may be cached if no request was sent, as with `--offline`, or if `name` is a known place.
  fileprivate func mayHideCachedPlace(_ name: String) -> Bool {
    guard case .failed(.offline, _, _) = reason else { return false }
    return attempts == 0 || Place(name) != nil
  }

  fileprivate func lackingRegion(of name: String) -> ClientError {
    ClientError(
      requested: requested,
      reason: .failed(
        .unimplemented, detail: "none of the configured regions has departures from \(name.printable(maxLength: 60))",
        remedy: "name cities or airports instead"),
      attempts: attempts)
  }

  /// Returns this error with suggestions from `regions`, which is `nil` if the list could not be fetched. If the
  /// service lists the name, returns an error with status 404 instead, because the service contradicts itself.
  fileprivate func explained(by regions: [Region]?) -> ClientError {
    var error = self
    guard case .unknown(let kind, let name, let known, _) = reason else { return self }
    let ids = known.isEmpty ? (regions ?? []).map(\.id) : known
    let names = (regions ?? []).map(\.name)
    let isNameMistyped = name.nearest(in: ids) == nil && name.nearest(in: names) != nil
    error.reason =
      ids.contains(name)
      ? .failed(
        .status(404), detail: "the service lists this \(kind) but then reports that it does not exist",
        remedy: "try again later")
      : .unknownPlace(name, known: isNameMistyped ? names : ids)
    return error
  }
}

extension ClientError.Reason {
  /// The reason for a name that is neither a region nor a known place, or that is ambiguous. Suggests a route's
  /// departure, a code in capitals, or the nearest name.
  fileprivate static func unknownPlace(_ name: String, known: [String]) -> ClientError.Reason {
    if let meanings = Place.meanings(of: name) {
      return .unknown("region", named: name, known: known, remedy: "it is in \(meanings); write a code")
    }
    var remedy: String?
    // Looking up a long text takes long.
    if name.utf8.count <= 100, let route = CalendarRoute(insteadOfPlaces: name) {
      let ends = [route.from, route.to].map { $0.map(\.word).joined(separator: ", ").printable(maxLength: 60) }
      remedy = "it is a route: request \(ends[0]), with \(ends[1]) as the destination"
    } else if Place.isCodeInLowercase(name) {
      remedy = "did you mean \"\(name.uppercasedASCII)\"?"
    } else if name.nearest(in: known) == nil {
      let similar = Place.suggestions(for: name).first
      remedy =
        Self.remedy(ofRoute: name) ?? Self.remedy(ofPlaces: name, unlike: similar, known)
        ?? similar.flatMap { name.correction(among: known, or: $0) } ?? Self.remedy(naming: known, besides: name)
    }
    return .unknown("region or place", named: name, known: known, remedy: remedy)
  }

  /// Returns what is wrong with a route such as `VNO-Barcelno`, one end of which is not a place; `nil` for any other
  /// text.
  private static func remedy(ofRoute text: String) -> String? {
    var ends = text.withHyphens.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    func isPlace(_ end: String) -> Bool { Place(end) != nil || Place.meanings(of: end) != nil }
    guard ends.count == 2, !ends.contains(""), let wrong = ends.firstIndex(where: { !isPlace($0) }),
      isPlace(ends[1 - wrong])
    else { return nil }
    let similar = Place.suggestions(for: ends[wrong])
    let error = TripSearchError.unknownPlace(ends[wrong], similar: similar)
    guard let correction = similar.first else { return error.description }
    ends[wrong] = correction
    return "\(error.message); did you mean \"\(ends.joined(separator: "-"))\"?"
  }

  /// Returns how to write several places, such as `Vilnius Riga` or `Vilnius to Spain`; `nil` for any other text, and if
  /// all of its words are in the name of a similar place, as for `Palma Mallorca`.
  private static func remedy(ofPlaces text: String, unlike similar: String?, _ known: [String]) -> String? {
    // Looking up a word takes some milliseconds.
    guard text.utf8.count <= 100 else { return nil }
    let words = text.split { $0 == ";" || $0.isWhitespace }.map(String.init)
    guard (2...8).contains(words.count) else { return nil }
    if let similar, words.allSatisfy({ similar.placeKey.contains($0.placeKey) }) { return nil }
    func places(_ words: ArraySlice<String>) -> [String]? {
      let names = joiningNames(Array(words)).filter { !["and", "from"].contains($0) }
      let isEachPlace = names.allSatisfy { name in
        known.contains(name) || Place.isPartOfWorld(name) || Place.isKnown(name) && !Place.isCodeInLowercase(name)
      }
      return isEachPlace && !names.isEmpty ? names : nil
    }
    if let index = words.firstIndex(of: "to"), let from = places(words[..<index]),
      let to = places(words[(index + 1)...])
    {
      let destinations = to.joined(separator: ", ")
      return "it is a route: request \(from.joined(separator: ", ")), with \(destinations) as the destination"
    }
    guard let names = places(words[...]), names.count > 1 else { return nil }
    return "separate places by commas: \(names.joined(separator: ", "))"
  }

  /// Returns the known regions and examples of places; `nil` if no regions are known.
  private static func remedy(naming known: [String], besides name: String) -> String? {
    // A service without regions of its own lists what it accepts instead.
    if known.contains(where: { $0.hasPrefix("any ") }) { return nil }
    return name.correction(among: known).map {
      "\($0), and any country, city or airport code, such as Spain, Vilnius or VNO"
    }
  }

  fileprivate static func unanswerable(_ field: TripField) -> ClientError.Reason {
    .domain(
      Problem(
        "no trip in the response has a known \(field.name), so \(field.condition) cannot be applied",
        remedy: "search without \(field.condition)"))
  }
}

extension TripRequest {
  /// Returns the response. Throws if the search filters by a field that no trip in the response has.
  fileprivate func checked(_ fetched: Fetched<[Trip]>) throws(ClientError) -> Fetched<[Trip]> {
    guard let field = search.missingField(of: fetched.value) else { return fetched }
    let place = origin.map { "in \($0.printable(maxLength: 60))" } ?? "anywhere"
    throw ClientError(
      requested: fetched.requested ?? "the trips \(place)", reason: .unanswerable(field), attempts: fetched.attempts)
  }
}

extension TripFeed {
  package init(_ trips: TripRepository, search: TripSearch = TripSearch(), clock: any Clock<Duration>) {
    self.init({ try await trips.trips(TripRequest(origin: $0, search: search)) }, clock: clock)
  }
}
