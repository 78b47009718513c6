public import AerogamiContainer
public import AerogamiCore

/// The environment as shown on the web pages, and what they need from its configuration.
public struct ServedEnvironment: Sendable {
  /// An endpoint of a client.
  public struct Endpoint: Sendable {
    let name: String
    let variant: Variant
    let source: String

    /// Creates a value.
    ///
    /// - Parameters:
    ///   - name: The client and the endpoint, such as `trips.calendar`.
    ///   - variant: The variant of the endpoint.
    ///   - source: The configuration key that sets the variant, and the file or variable that its value comes from.
    public init(name: String, variant: Variant, source: String) {
      (self.name, self.variant, self.source) = (name, variant, source)
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
  /// The names of the sources of trips; empty for sample data.
  public var sources: [String] = []
  /// The currency to request from a service that may respond in another one; `nil` for other services.
  public var requestedCurrency: String?
  /// Whether the trips and their price history are sample data.
  public var showsSampleTrips = false
  /// Whether the calendars are sample data.
  public var showsSampleCalendars = false
  /// Whether prices of this environment can be recorded.
  public var hasPriceHistory = true
  /// The endpoints of all clients.
  public var endpoints: [Endpoint] = []
  /// The simulated faults that are active; `nil` if there are none.
  public var faults: String?

  /// Creates an environment. Set its other properties from the configuration; they must not contain secrets.
  public init(name: String) { self.name = name }

  /// Whether a search for a single destination finds more trips.
  public var findsAllTripsOfRoutes = false

  /// Whether rows show the sources of trips, because there are several.
  var showsSources: Bool { sources.count > 1 }

  /// Returns the note that the rows of a page, such as `trips`, are sample data.
  static func sampleNote(_ rows: String) -> String {
    "these \(rows) are sample data; run aerogami setup for real fares"
  }

  /// Returns the error if places or a route contain the word `home`, but it is not configured; otherwise `nil`.
  func homeError(in text: String) -> HomeError? {
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
