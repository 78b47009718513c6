/// All that the program knows of the outside world, as one value.
///
/// It is built once and passed down; nothing reaches for the network, the time or chance by itself. A test starts from
/// ``failing`` and replaces just the closures that it uses:
///
/// ```swift
/// var dependencies = Dependencies.failing
/// dependencies.trips.trips = { request in Fetched([]) }
/// ```
public struct Dependencies: Sendable {
  public var trips: TripClient
  public var countries: CountryClient
  public var rovers: RoverClient
  public var starWars: StarWarsClient
  public var favorites: FavoriteStore
  public var regions: RegionStore
  public var watches: WatchStore
  public var history: PriceHistoryStore
  public var cache: CacheStore
  /// What waits and measures: latencies, timeouts, elapsed times.
  public var clock: any Clock<Duration>
  /// The time of day, for what is compared with dates: has a trip expired?
  public var now: @Sendable () -> Date
  /// Chance: a number from 0 up to but not including 1, for what must not happen in step with others.
  public var random: @Sendable () -> Double

  /// Without default arguments: what is not wired does not compile.
  public init(
    trips: TripClient, countries: CountryClient, rovers: RoverClient, starWars: StarWarsClient,
    favorites: FavoriteStore, regions: RegionStore, watches: WatchStore, history: PriceHistoryStore, cache: CacheStore,
    clock: any Clock<Duration>, now: @escaping @Sendable () -> Date, random: @escaping @Sendable () -> Double
  ) {
    self.trips = trips
    self.countries = countries
    self.rovers = rovers
    self.starWars = starWars
    self.favorites = favorites
    self.regions = regions
    self.watches = watches
    self.history = history
    self.cache = cache
    self.clock = clock
    self.now = now
    self.random = random
  }
}

extension Dependencies {
  /// Built-in data, all that is kept in memory, the real clock and the real time of day.
  public static var mock: Dependencies {
    Dependencies(
      trips: .mock(now: { Date() }), countries: .mock(), rovers: .mock, starWars: .mock, favorites: .mock(),
      regions: .mock(), watches: .mock(), history: .mock(), cache: .mock, clock: ContinuousClock(), now: { Date() },
      random: { .random(in: 0..<1) })
  }

  /// Everything fails, and says what was called.
  public static var failing: Dependencies { failing(report: { _ in }) }

  /// Everything fails, and `report` is told what was called before the call fails.
  ///
  /// A feed turns errors into outcomes, so a call that a test did not expect would go unseen; a test that wants to know
  /// passes a `report` that records an issue. What cannot throw (`now`, `random`) reports and answers zero.
  public static func failing(report: @escaping @Sendable (String) -> Void) -> Dependencies {
    Dependencies(
      trips: .failing(report: report),
      countries: .failing(report: report),
      rovers: .failing(report: report),
      starWars: .failing(report: report),
      favorites: .failing(report: report),
      regions: .failing(report: report),
      watches: .failing(report: report),
      history: .failing(report: report),
      cache: .failing(report: report),
      clock: FailingClock(report: report),
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
