import AerogamiCore
import FoundationEssentials

extension TripClient {
  /// The trips client that the settings ask for. Without a transport its live endpoints are checked, and fail.
  static func configured(
    _ settings: Settings, transport: HTTPTransport?, cache: ResponseCache = .none,
    now: @escaping @Sendable () -> Date
  ) throws(ConfigurationError) -> TripClient {
    let keys = ConfigurationKeys.trips
    return try VariantTable(keys, settings: settings).assemble(TripClient.endpoints) {
      variant throws(ConfigurationError) in
      switch variant {
      case .live:
        guard let baseURL = settings[keys.baseURL] else {
          throw ConfigurationError(
            "\(keys.baseURL.path) is not set, and the live variant of \(keys.name) needs it: set "
              + "\(AnyConfigurationKey(keys.baseURL).variable), or the key in "
              + (settings.file.origin == .builtIn ? "a file of yours (--config)" : settings.file.name))
        }
        let token = settings.maySend(keys.token, to: keys.baseURL) ? settings[keys.token] : nil
        return transport.map {
          .live(
            Service(
              base: baseURL, token: token, tokenVariable: AnyConfigurationKey(keys.token).variable, transport: $0,
              cache: cache))
        } ?? .failing(.offline)
      case .mock:
        guard let path = settings.path(keys.data) else { return .mock(now: now) }
        return .mock(trips: try mockTrips(path, shownAs: settings[keys.data] ?? path, key: keys.data.path))
      case .failing:
        return .failing(settings[keys.failure])
      }
    }
  }

  /// A list of trips in the service's shape. Strict, unlike a service's answer: the file is the user's own to mend.
  private static func mockTrips(_ path: String, shownAs name: String, key: String) throws(ConfigurationError) -> [Trip]
  {
    guard let bytes = try FileContents.read(path, shownAs: "\(key): \(name)", maxBytes: 1 << 30) else {
      throw ConfigurationError("\(key): \(name): there is no such file (looked for \(path))")
    }
    let decoded: DecodedList<Trip>
    do throws(ReplyError) {
      decoded = try decodeTrips(bytes.span)
    } catch {
      throw ConfigurationError("\(key): \(name): \(error)")
    }
    guard decoded.skippedCount == 0 else {
      let others = decoded.skippedCount - decoded.skipReasons.count
      throw ConfigurationError(
        (decoded.skipReasons + (others > 0 ? ["\(others) more rows are wrong"] : [])).map { "\(key): \(name): \($0)" })
    }
    return decoded.elements
  }
}
