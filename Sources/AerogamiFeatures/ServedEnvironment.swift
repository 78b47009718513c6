public import AerogamiContainer
public import AerogamiCore

/// The environment as shown on the web pages and by the tools, and what they need from its configuration.
public struct ServedEnvironment: Sendable {
  /// An endpoint of a client.
  public struct Endpoint: Sendable {
    package let name: String
    package let variant: Variant
    package let source: String
    /// Whether the client is an example that has nothing to do with flights.
    package let isExample: Bool

    /// Creates a value.
    ///
    /// - Parameters:
    ///   - name: The client and the endpoint, such as `trips.calendar`.
    ///   - variant: The variant of the endpoint.
    ///   - source: The configuration key that sets the variant, and the file or variable that its value comes from.
    ///   - isExample: Whether the client is an example that has nothing to do with flights.
    public init(name: String, variant: Variant, source: String, isExample: Bool = false) {
      (self.name, self.variant, self.source, self.isExample) = (name, variant, source, isExample)
    }
  }

  /// The name of the environment.
  public let name: String
  /// The regions and places that the word `home` means.
  public var home = Home(places: [])
  /// Returns the places for a word that is not a place itself: `home` or the id of a region of the user; `nil` for any
  /// other word.
  public var places: @Sendable (_ word: String) -> [Place]? = { _ in nil }
  /// Creates the links to booking pages.
  public var booking = BookingLink(base: "https://jetradar.com/searches/new", marker: nil)
  /// The sources of trips; empty for sample data.
  public var sources: [SourceRules] = []
  /// Why sources cannot be requested, such as for lack of a token, by name.
  public var unusableSources: [String: Problem] = [:]
  /// The currency to request from a service that may respond in another one; `nil` for other services.
  public var requestedCurrency: String?
  /// The currency of all prices of a search that names none; `nil` if a service decides it.
  public var tripCurrency: String?
  /// Whether the trips and their price history are sample data.
  public var showsSampleTrips = false
  /// Whether the calendars are sample data.
  public var showsSampleCalendars = false
  /// Whether prices of this environment can be recorded.
  public var hasPriceHistory = true
  /// The watches of the configuration files, each with the name of its file.
  public var watches: [(watch: DefinedWatch, source: String?)] = []
  /// The names of the notifiers that watches can use.
  public var notifiers: [String] = []
  /// Why notifiers cannot be used, such as for lack of a token, by name.
  public var unusableNotifiers: [String: Problem] = [:]
  /// Whether notifiers print messages instead of sending them.
  public var printsMessages = false
  /// Returns the file of the database; `nil` if nothing is saved in a file.
  public var databaseFile: @Sendable () async -> DatabaseFile? = { nil }
  /// Returns the process that runs a watch; `nil` if none does.
  package var watchHolder: @Sendable (_ watch: String) async -> WatchHolder? = { _ in nil }
  /// Whether this process runs the watches, and sends their messages.
  public var runsWatches = false
  /// Whether this process continues with the configuration that it read when it started. A notifier that it does not
  /// know may then exist.
  public var isLongRunning = false
  /// The endpoints of all clients.
  public var endpoints: [Endpoint] = []
  /// The simulated faults that are active; `nil` if there are none.
  public var faults: String?

  /// Creates an environment. Set its other properties from the configuration; they must not contain secrets.
  public init(name: String) { self.name = name }

  /// Whether a search for a single destination finds more trips.
  public var findsAllTripsOfRoutes = false

  /// Whether rows show the sources of trips, because there are several.
  package var showsSources: Bool { sources.count > 1 }

  /// Whether a form has a field with this value: those for several passengers only if a source knows them, the one for
  /// sources only if there are several, and each if it is filled.
  package func offers(_ field: String, filledWith value: String) -> Bool {
    switch field {
    case "adults", "children": sources.knowPassengers || !value.isEmpty
    case "source": showsSources || !value.isEmpty
    default: true
    }
  }

  /// Returns the note that the rows of a page, such as `trips`, are sample data.
  package static func sampleNote(_ rows: String) -> String {
    "these \(rows) are sample data; run aerogami setup for real fares"
  }

  /// How to record a day on the pages, if there are too few to find deals; `nil` for sample data, whose prices are not
  /// recorded.
  package var recordingAdvice: String? {
    showsSampleTrips ? nil : "to record a day, search \(TripSearch.wideCondition)"
  }

  /// What happens to the messages of an environment that ``printsMessages``.
  package static let printedWords = "printed by the server and not sent, because notifications are not live"

  /// Returns the error if places or a route contain the word `home`, but it is not configured; otherwise `nil`.
  package func homeError(in text: String) -> HomeError? {
    let words = text.split { ",-".contains($0) }.map { $0.trimming(\.isWhitespace) }
    guard words.contains(where: Home.isNamed(by:)) else { return nil }
    do throws(HomeError) {
      _ = try home.expanded([Home.word])
      return nil
    } catch {
      return error
    }
  }
}

extension ServedEnvironment {
  /// Returns the search of a text at a time, with the codes of its airlines.
  ///
  /// - Throws: `TripSearchError` if no trip can match, or for an unknown name; `HomeError` if `home` is not configured;
  ///   `Problem` if the airlines could not be looked up; or `CancellationError`.
  package func search(_ text: SearchText, at now: LocalTime?, airlines trips: TripClient) async throws -> TripSearch {
    if let error = text.contradiction(at: now) { throw error }
    return try await search(text.search(at: now, home: homePlaces), flownBy: text.airlines, trips)
  }

  /// Returns the search for the trips of each home, like the function for a `SearchText`.
  package func search(_ text: MeetingText, at now: LocalTime?, airlines trips: TripClient) async throws -> TripSearch {
    if let error = text.contradiction(at: now) { throw error }
    return try await search(text.search(at: now, home: homePlaces), flownBy: text.airlines, trips)
  }

  private func search(_ search: TripSearch, flownBy airlines: [String], _ trips: TripClient) async throws -> TripSearch
  {
    if let error = search.refusal(by: sources) { throw error }
    var search = search
    do {
      search.airlines = try await trips.airlineCodes(of: airlines)
    } catch var error as ClientError {
      error.add(remark: "to avoid this request, give airline codes such as FR")
      throw Problem(error).prefixed(with: "the airlines could not be looked up: ")
    }
    return search
  }

  /// - Throws: `HomeError` if `home` is not configured, or `Problem` if it contains a region, which has no places.
  package func homePlaces() throws -> [Place] {
    if let places = places(Home.word) { return places }
    let names = try home.expanded([Home.word])
    let region = names.first { Place($0) == nil && places($0) == nil } ?? Home.word
    if Place.isAmbiguous(region) { throw Problem("home: \(TripSearchError.unknownPlace(region))") }
    throw Problem(
      "home contains \"\(region.printable(maxLength: 60))\", which is not an airport, a city or a country",
      remedy: "give airports, cities or countries instead")
  }
}
