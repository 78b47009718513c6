import AerogamiContainer
import AerogamiCore
public import AerogamiLive

/// What the web pages say of the environment, and need from its configuration.
public struct ServedEnvironment: Sendable {
  /// An endpoint of a client.
  struct Endpoint: Sendable {
    /// The client and the endpoint, such as `trips.calendar`.
    let name: String
    let variant: Variant
    /// The key that decides the variant, and the source of its value, such as a file or a variable.
    let source: String
  }

  /// The name of the environment.
  public let name: String
  /// The regions and places of the word `home`.
  var home = Home(places: [])
  /// Returns the places for a word that is not a place itself: `home` or the id of a region of the user; `nil` for any
  /// other word.
  var places: @Sendable (_ word: String) -> [Place]? = { _ in nil }
  /// Creates the links to booking pages.
  var booking = BookingLink(base: "https://jetradar.com/searches/new", marker: nil)
  /// The currency that is requested from a service that may ignore it; `nil` for other services.
  var requestedCurrency: String?
  /// Whether the trips and their price history are sample data.
  var showsSampleTrips = false
  /// Whether the calendars are sample data.
  var showsSampleCalendars = false
  /// Whether prices of this environment can be recorded.
  var hasPriceHistory = true
  /// The endpoints of all clients.
  var endpoints: [Endpoint] = []
  /// The simulated faults that are active; `nil` if there are none.
  var faults: String?

  /// Creates an environment without a configuration.
  public init(name: String) {
    self.name = name
  }

  /// Creates the environment of a configuration. Its properties show no secrets.
  public init(_ configuration: Configuration) {
    name = configuration.environment
    home = configuration.home
    places = { configuration.places(named: $0) }
    booking = configuration.bookingLink
    requestedCurrency = configuration.requestedTripCurrency
    showsSampleTrips = configuration.showsSampleTrips
    showsSampleCalendars = configuration.showsSampleCalendars
    hasPriceHistory = configuration.hasPriceHistory
    let sources = Dictionary(configuration.listing.map { ($0.key, $0.source) }) { first, _ in first }
    endpoints = configuration.endpoints.map { row in
      Endpoint(
        name: "\(row.client).\(row.endpoint)", variant: row.variant,
        source: "\(row.key), \((sources[row.key] ?? nil) ?? "default")")
    }
    faults = configuration.faultsInForce
  }

  /// Returns the note that the rows of a page, such as `trips`, are sample data.
  static func sampleNote(_ rows: String) -> String {
    "these \(rows) are sample data; run aerogami setup for real fares"
  }

  /// Returns the error if places or a route contain the word `home`, but it is not configured; otherwise `nil`.
  func homeError(in text: String) -> ConfigurationError? {
    let words = text.split { ",-".contains($0) }.map { $0.trimming(\.isWhitespace) }
    guard words.contains(where: Home.isNamed(by:)) else { return nil }
    do throws(ConfigurationError) {
      _ = try home.expanded([Home.word])
      return nil
    } catch {
      return error
    }
  }
}
