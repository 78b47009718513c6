import AerogamiCore
import AerogamiHTTP
import AerogamiJSON

extension TripClient {
  /// The trips client that the settings ask for. Without a transport its live endpoints are checked, and fail.
  ///
  /// - Parameters:
  ///   - connections: How many requests a client that makes several of one call sends at once.
  ///   - clocks: What trips from services and data that send moments have their local times from.
  static func configured(
    _ settings: Settings, transport: HTTPTransport?, cache: ResponseCache = .none, connections: Int = 4,
    clock: any Clock<Duration> = ContinuousClock(), clocks: SharedAirportClocks,
    now: @escaping @Sendable () -> Date
  ) throws(ConfigurationError) -> TripClient {
    let keys = ConfigurationKeys.trips
    let provider = settings[ConfigurationKeys.tripsProvider]
    if provider == .travelpayouts, VariantTable(keys, settings: settings).uses(.live), settings[keys.token] == nil {
      throw ConfigurationError(
        "\(keys.token.path) is not set, and Travelpayouts answers nobody without one: get one for free at "
          + "https://www.travelpayouts.com/programs/100/tools/api and set \(AnyConfigurationKey(keys.token).variable)")
    }
    return try settings.client(
      keys, endpoints, transport: transport, cache: cache, clock: clock,
      live: { service in
        switch provider {
        case .aerogami: live(service, clocks: clocks)
        case .travelpayouts:
          travelpayouts(
            service, regions: settings[ConfigurationKeys.tripsRegions],
            currency: settings[ConfigurationKeys.tripsCurrency],
            semaphore: AsyncSemaphore(connections), clock: clock, clocks: clocks, now: now)
        }
      },
      mock: { () throws(ConfigurationError) in
        let key = ConfigurationKeys.tripsData
        guard let path = settings.path(key) else { return .mock(now: now, clocks: clocks) }
        return .mock(trips: try mockTrips(path, shownAs: settings[key] ?? path, key: key.path, clocks))
      }, failing: { failing($0) })
  }

  /// A list of trips in the service's shape. Strict, unlike a service's answer: the file is the user's own to mend.
  private static func mockTrips(
    _ path: String, shownAs name: String, key: String, _ clocks: SharedAirportClocks
  ) throws(ConfigurationError) -> [Trip] {
    guard let bytes = try FileContents.read(path, shownAs: "\(key): \(name)", maxBytes: 1 << 30) else {
      throw ConfigurationError("\(key): \(name): there is no such file (looked for \(path))")
    }
    let decoded: DecodedList<Trip>
    do throws(ResponseError) {
      decoded = try decodeTrips(bytes.span, clocks: clocks)
    } catch {
      throw ConfigurationError("\(key): \(name): \(error.message)", remedy: error.remedy)
    }
    guard decoded.skippedCount == 0 else {
      let others = decoded.skippedCount - decoded.skipReasons.count
      throw ConfigurationError(
        (decoded.skipReasons + (others > 0 ? ["\(others) more rows are wrong"] : [])).map {
          Problem("\(key): \(name): \($0)")
        })
    }
    return decoded.elements
  }
}
