import AerogamiCore
import AerogamiHTTP

/// The global keys, which belong to no API. Their names, types and defaults are defined only here.
enum ConfigurationKeys {
  /// The default environment. Only the user's file can set it, because that file applies to every environment.
  static let environment = ConfigurationKey("environment", .environment)

  /// The regions and places that the word `home` means. They are also fetched if no regions are named or selected.
  static let home = ConfigurationKey("home", .places)

  /// The seed of faults without their own seed.
  static let faultSeed = DefaultedKey("faults.seed", .integer(in: FaultGrammar.seeds), default: 0)

  static let connectTimeout = DefaultedKey(
    "http.connectTimeoutSeconds", .seconds(in: 0.001...3600), default: .seconds(5))
  /// The time limit of one attempt, including the response body.
  static let requestTimeout = DefaultedKey(
    "http.requestTimeoutSeconds", .seconds(in: 0.001...3600), default: .seconds(20))
  /// The time limit of all requests of a run together.
  static let deadline = DefaultedKey("http.deadlineSeconds", .seconds(in: 0.001...86_400), default: .seconds(60))
  static let maxAttempts = DefaultedKey("http.maxAttempts", .integer(in: 1...10), default: 3)
  /// The size limit of a response body, after decompression.
  static let maxBodyBytes = DefaultedKey("http.maxBodyBytes", .integer(in: 1...1 << 30), default: 1 << 26)
  /// The path of a PEM file of certificate authorities to trust in addition to the system's.
  static let caFile = ConfigurationKey("http.caFile", .path)

  /// Where data such as favorites, prices and cached responses is stored: in a database, in memory, or nowhere.
  static let storeVariant = DefaultedKey("store.variant", .choice, default: StoreVariant.live)
  /// The path of the database. By default, each environment has its own database in the user's data directory.
  static let storePath = ConfigurationKey("store.path", .path)

  /// The size limit of all cached responses together; 0 for no cache.
  static let cacheMaxBytes = DefaultedKey("cache.maxBytes", .integer(in: 0...1 << 40), default: 1 << 28)
  /// The maximum age of a cached response that may be used when a request fails; 0 disables this fallback.
  static let cacheMaxStale = DefaultedKey(
    "cache.maxStaleSeconds", .seconds(in: 0...315_360_000), default: .seconds(86_400))

  /// Whether a fetch records prices and marks deals.
  static let historyRecord = DefaultedKey("history.record", .choice, default: HistoryRecording.always)

  /// The page that booking links lead to.
  static let bookingBaseURL = DefaultedKey("booking.baseURL", .baseURL, default: BaseURL.booking)
  /// Identifies the affiliate to the booking site. It is part of every link, so it is not a secret.
  static let bookingMarker = ConfigurationKey("booking.marker", .marker)

  /// All global keys, in the order in which they are listed.
  static let global: [AnyConfigurationKey] = [
    AnyConfigurationKey(home), AnyConfigurationKey(faultSeed), AnyConfigurationKey(connectTimeout),
    AnyConfigurationKey(requestTimeout), AnyConfigurationKey(deadline), AnyConfigurationKey(maxAttempts),
    AnyConfigurationKey(maxBodyBytes),
    AnyConfigurationKey(caFile), AnyConfigurationKey(storeVariant), AnyConfigurationKey(storePath),
    AnyConfigurationKey(cacheMaxBytes), AnyConfigurationKey(cacheMaxStale), AnyConfigurationKey(historyRecord),
    AnyConfigurationKey(bookingBaseURL), AnyConfigurationKey(bookingMarker),
  ]
}

/// The storage of data such as favorites, prices and cached responses.
enum StoreVariant: String, CaseIterable {
  /// Stores data in a database.
  case live
  /// Stores data in memory, for one run.
  case mock
  /// Stores nothing. Every use fails.
  case failing
}

/// Whether prices are recorded.
enum HistoryRecording: String, CaseIterable {
  case always, never
}
