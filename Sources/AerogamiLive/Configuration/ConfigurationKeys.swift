import AerogamiCore
import AerogamiHTTP

/// The names, types and defaults of the global keys, which belong to no API. `KeyDescription` has their meanings.
enum ConfigurationKeys {
  /// The default environment. Only the user's file can set it, because that file applies to every environment.
  static let environment = ConfigurationKey("environment", .environment)

  static let home = ConfigurationKey("home", .places)

  /// The seed of faults without their own seed.
  static let faultSeed = DefaultedKey("faults.seed", .integer(in: FaultGrammar.seeds), default: 0)

  static let connectTimeout = DefaultedKey(
    "http.connectTimeoutSeconds", .seconds(in: 0.001...3600), default: .seconds(5))
  static let requestTimeout = DefaultedKey(
    "http.requestTimeoutSeconds", .seconds(in: 0.001...3600), default: .seconds(20))
  static let deadline = DefaultedKey("http.deadlineSeconds", .seconds(in: 0.001...86_400), default: .seconds(60))
  static let maxAttempts = DefaultedKey("http.maxAttempts", .integer(in: 1...10), default: 3)
  static let maxBodyBytes = DefaultedKey("http.maxBodyBytes", .integer(in: 1...1 << 30), default: 1 << 26)
  static let caFile = ConfigurationKey("http.caFile", .path)

  static let storeVariant = DefaultedKey("store.variant", .choice, default: StoreVariant.live)
  static let storePath = ConfigurationKey("store.path", .path)

  static let cacheMaxBytes = DefaultedKey("cache.maxBytes", .integer(in: 0...1 << 40), default: 1 << 28)
  static let cacheMaxStale = DefaultedKey(
    "cache.maxStaleSeconds", .seconds(in: 0...315_360_000), default: .seconds(86_400))

  static let historyRecord = DefaultedKey("history.record", .choice, default: HistoryRecording.always)

  static let bookingBaseURL = DefaultedKey("booking.baseURL", .baseURL, default: BaseURL.booking)
  /// Identifies the affiliate to the booking site. It is part of every link, so it is not a secret.
  static let bookingMarker = ConfigurationKey("booking.marker", .marker)

  /// For how long a watch with a name fails before its notifiers say so; zero for never.
  static let failureNotice = DefaultedKey(
    "failureNotice", .failureNotice, default: WatchHealth.defaultFailureNotice)

  /// All global keys, in the order of `config show`.
  static let global: [AnyConfigurationKey] = [
    AnyConfigurationKey(home), AnyConfigurationKey(faultSeed), AnyConfigurationKey(connectTimeout),
    AnyConfigurationKey(requestTimeout), AnyConfigurationKey(deadline), AnyConfigurationKey(maxAttempts),
    AnyConfigurationKey(maxBodyBytes),
    AnyConfigurationKey(caFile), AnyConfigurationKey(storeVariant), AnyConfigurationKey(storePath),
    AnyConfigurationKey(cacheMaxBytes), AnyConfigurationKey(cacheMaxStale), AnyConfigurationKey(historyRecord),
    AnyConfigurationKey(bookingBaseURL), AnyConfigurationKey(bookingMarker),
    AnyConfigurationKey(failureNotice),
  ]
}

enum StoreVariant: String, CaseIterable {
  /// Stores data in a database.
  case live
  /// Stores data in memory, for one run.
  case mock
  /// Stores nothing. Every use fails.
  case failing
}

enum HistoryRecording: String, CaseIterable {
  case always, never
}
