import AerogamiContainer
public import Foundation

/// The program's connections to the outside world: clients, stores, the clock, the date and random numbers.
///
/// The container is built once, when the program starts, and passed down as a parameter. Code that depends on the
/// outside world gets everything from here, so a test can replace all of it.
///
/// A test starts from ``failing``, in which every call throws an error that names the call, and overrides the closures
/// that it uses:
///
/// ```swift
/// var dependencies = Dependencies.failing
/// dependencies.trips.trips = { _ in Fetched([trip]) }
/// dependencies.now = { Date(timeIntervalSince1970: 0) }
/// ```
public struct Dependencies: Sendable {
  /// Requests trips, regions and airports.
  public var trips: TripClient
  /// Requests countries.
  public var countries: CountryClient
  /// Requests photos of Mars rovers.
  public var rovers: RoverClient
  /// Requests Star Wars data.
  public var starWars: StarWarsClient
  /// Sends notifications.
  public var notifications: NotificationClient
  /// Stores favorites.
  public var favorites: FavoriteStore
  /// Stores the selected regions and the recent fetches.
  public var regions: RegionStore
  /// Stores watches, and the trips that they have seen.
  public var watches: WatchStore
  /// Stores recorded prices.
  public var history: PriceHistoryStore
  /// Reports how the requests to services went.
  public var services: ServiceStore
  /// Inspects and clears the cached responses.
  public var cache: CacheStore
  /// Measures timeouts, delays and elapsed time.
  public var clock: any Clock<Duration>
  /// Returns the current date, for comparison with dates such as a trip's expiry.
  public var now: @Sendable () -> Date
  /// Returns a random number in `0..<1`, for example to spread retries over time.
  public var random: @Sendable () -> Double

  /// Creates a container from all of its parts. There are no default arguments, so a call that lacks a part does not
  /// compile.
  public init(
    trips: TripClient, countries: CountryClient, rovers: RoverClient, starWars: StarWarsClient,
    notifications: NotificationClient,
    favorites: FavoriteStore, regions: RegionStore, watches: WatchStore, history: PriceHistoryStore,
    services: ServiceStore, cache: CacheStore,
    clock: any Clock<Duration>, now: @escaping @Sendable () -> Date, random: @escaping @Sendable () -> Double
  ) {
    self.trips = trips
    self.countries = countries
    self.rovers = rovers
    self.starWars = starWars
    self.notifications = notifications
    self.favorites = favorites
    self.regions = regions
    self.watches = watches
    self.history = history
    self.services = services
    self.cache = cache
    self.clock = clock
    self.now = now
    self.random = random
  }

  /// A container with sample data, in-memory stores, and the system's clock, date and random numbers.
  public static var mock: Dependencies {
    Dependencies(
      trips: .mock(now: { Date() }), countries: .mock(), rovers: .mock, starWars: .mock,
      notifications: .mock(print: { print($0.joined(separator: "\n")) }), favorites: .mock(), regions: .mock(),
      watches: .mock(),
      history: .mock(), services: .mock(), cache: .mock, clock: ContinuousClock(), now: { Date() },
      random: { .random(in: 0..<1) })
  }

  /// A container in which every call fails with an error that names the call.
  public static var failing: Dependencies { failing(report: { _ in }) }

  /// Returns a container in which every call fails with an error that names the call.
  ///
  /// `Feed` turns errors into outcomes, so a test may not notice an unexpected call. To detect it, pass a `report`
  /// that records an issue:
  ///
  /// ```swift
  /// let dependencies = Dependencies.failing { Issue.record("\($0)") }
  /// ```
  ///
  /// - Parameter report: Receives a description of each call before the call fails. ``now`` and ``random`` cannot
  ///   throw: after the report, they return the start of 1970 and 0. Reading the time of ``clock`` is not reported.
  public static func failing(report: @escaping @Sendable (String) -> Void) -> Dependencies {
    Dependencies(
      trips: .failing(report: report), countries: .failing(report: report), rovers: .failing(report: report),
      starWars: .failing(report: report), notifications: .failing(report: report), favorites: .failing(report: report),
      regions: .failing(report: report), watches: .failing(report: report), history: .failing(report: report),
      services: .failing(report: report), cache: .failing(report: report),
      clock: FailingClock("Dependencies.clock", report: report),
      now: {
        report("Dependencies.now was called, and this environment makes it fail: unimplemented")
        return Date(timeIntervalSince1970: 0)
      },
      random: {
        report("Dependencies.random was called, and this environment makes it fail: unimplemented")
        return 0
      })
  }
}
