import AerogamiCore
import AerogamiHTTP

/// The one table of what a configuration may hold. Nothing else knows a key's name, type or default.
enum ConfigurationKeys {
  /// The environment where none is named: only in the user's file, which every environment shares.
  static let environment = ConfigurationKey("environment", .environment)
  static let trips = ClientKeys(
    "trips", endpoints: TripClient.endpoints, otherBaseURL: { $0[tripsProvider].defaultBaseURL })
  static let starWars = ClientKeys(
    "starWars", endpoints: StarWarsClient.endpoints, baseURL: BaseURL(known: "https://swapi.info/api"))
  /// One for each client.
  static let clients = [trips, countries, rovers, starWars]
  /// Where the mock trips client takes its answers from, instead of the built-in ones.
  static let tripsData = ConfigurationKey("clients.trips.data", .path)
  /// Whose API the live trips client speaks.
  static let tripsProvider = DefaultedKey("clients.trips.provider", .choice, default: TripProvider.aerogami)
  /// The regions of a provider that knows cities and airports alone.
  static let tripsRegions = DefaultedKey("clients.trips.regions", .regions, default: [])
  /// What prices are asked for in, of a provider that lets one choose.
  static let tripsCurrency = DefaultedKey("clients.trips.currency", .currency, default: "EUR")

  static let countries = ClientKeys(
    "countries", endpoints: CountryClient.endpoints,
    otherBaseURL: { $0[countriesAPI].defaultBaseURL })
  /// Which version of REST Countries the live countries client speaks.
  static let countriesAPI = DefaultedKey("clients.countries.api", .choice, default: CountriesAPI.v3)

  static let rovers = ClientKeys("rovers", endpoints: RoverClient.endpoints, baseURL: .rovers)

  /// What the chance of faults comes from that have no seed of their own.
  static let faultSeed = DefaultedKey("faults.seed", .integer(in: FaultGrammar.seeds), default: 0)

  static let connectTimeout = DefaultedKey(
    "http.connectTimeoutSeconds", .seconds(in: 0.001...3600), default: .seconds(5))
  /// Of one attempt, its body included.
  static let requestTimeout = DefaultedKey(
    "http.requestTimeoutSeconds", .seconds(in: 0.001...3600), default: .seconds(20))
  /// Over all requests of a run, and all their attempts.
  static let deadline = DefaultedKey("http.deadlineSeconds", .seconds(in: 0.001...86_400), default: .seconds(60))
  static let maxAttempts = DefaultedKey("http.maxAttempts", .integer(in: 1...10), default: 3)
  /// After decompression.
  static let maxBodyBytes = DefaultedKey("http.maxBodyBytes", .integer(in: 1...1 << 30), default: 1 << 26)

  /// Certificate authorities in PEM, trusted beside the system's.
  static let caFile = ConfigurationKey("http.caFile", .path)

  /// The page that booking links lead to.
  static let bookingBaseURL = DefaultedKey("booking.baseURL", .baseURL, default: BaseURL.booking)
  /// Tells that site who sent a traveller. It stands in every link, and is no secret.
  static let bookingMarker = ConfigurationKey("booking.marker", .marker)

  /// How favorites and answers are kept: in a database, in memory, or not at all.
  static let storeVariant = DefaultedKey("store.variant", .choice, default: StoreVariant.live)
  /// The database's file; by default one for each environment, in the user's own directory for data.
  static let storePath = ConfigurationKey("store.path", .path)

  /// What is kept of answers, all in all; 0 for nothing.
  static let cacheMaxBytes = DefaultedKey("cache.maxBytes", .integer(in: 0...1 << 40), default: 1 << 28)
  /// What is younger stands in for an answer that did not come; 0 for nothing.
  static let cacheMaxStale = DefaultedKey(
    "cache.maxStaleSeconds", .seconds(in: 0...315_360_000), default: .seconds(86_400))

  /// Whether a fetch records the prices that it sees, and marks deals among them.
  static let historyRecord = DefaultedKey("history.record", .choice, default: HistoryRecording.always)

  /// In the order in which they are listed.
  static let all: [AnyConfigurationKey] =
    trips.all + [
      AnyConfigurationKey(tripsData), AnyConfigurationKey(tripsProvider), AnyConfigurationKey(tripsRegions),
      AnyConfigurationKey(tripsCurrency),
    ] + countries.all + [AnyConfigurationKey(countriesAPI)] + rovers.all + starWars.all + [
      AnyConfigurationKey(faultSeed), AnyConfigurationKey(connectTimeout), AnyConfigurationKey(requestTimeout),
      AnyConfigurationKey(deadline), AnyConfigurationKey(maxAttempts), AnyConfigurationKey(maxBodyBytes),
      AnyConfigurationKey(caFile), AnyConfigurationKey(storeVariant), AnyConfigurationKey(storePath),
      AnyConfigurationKey(cacheMaxBytes), AnyConfigurationKey(cacheMaxStale), AnyConfigurationKey(historyRecord),
      AnyConfigurationKey(bookingBaseURL), AnyConfigurationKey(bookingMarker),
    ]
}

/// What stands behind the store.
enum StoreVariant: String, CaseIterable {
  /// A database.
  case live
  /// Memory, for one run.
  case mock
  /// Nothing: every use fails.
  case failing
}

/// Whose API the live trips client speaks.
enum TripProvider: String, CaseIterable {
  /// Aerogami's own.
  case aerogami
  /// The Data API of Travelpayouts.
  case travelpayouts

  /// Where it answers publicly; `nil` where there is no such place.
  var defaultBaseURL: BaseURL? {
    switch self {
    case .aerogami: nil
    case .travelpayouts: BaseURL(known: "https://api.travelpayouts.com")
    }
  }

  /// How many requests it takes; `nil` where it does not say.
  var rateLimit: RateLimit? {
    switch self {
    case .aerogami: nil
    case .travelpayouts: RateLimit(600, in: .seconds(60))
    }
  }
}

/// The keys that every client has, below `clients.` and its name.
struct ClientKeys: Sendable {
  let name: String
  let variant: DefaultedKey<Variant>
  /// How the failing variant fails.
  let failure: DefaultedKey<Failure>
  let baseURL: ConfigurationKey<BaseURL>
  /// Where the live variant asks when it is not told otherwise; `nil` where it has to be told.
  let defaultBaseURL: BaseURL?
  /// The same where that depends on the other settings.
  let otherBaseURL: @Sendable (Settings) -> BaseURL?
  let token: ConfigurationKey<String>
  /// The directory of a recording, which the replay variant answers from.
  let fixtures: ConfigurationKey<String>
  /// By endpoint: the variant of that endpoint alone, instead of the client's.
  let endpoints: [(name: String, variant: ConfigurationKey<Variant>)]
  /// What goes wrong with the calls of the client, whatever its variant.
  let faults: DefaultedKey<[FaultRule]>
  let faultGrammar: FaultGrammar

  init<Client>(
    _ name: String, endpoints: [Endpoint<Client>], baseURL defaultBaseURL: BaseURL? = nil,
    otherBaseURL: @escaping @Sendable (Settings) -> BaseURL? = { _ in nil }
  ) {
    let path = "clients.\(name)."
    self.name = name
    variant = DefaultedKey(path + "variant", .choice, default: .mock)
    failure = DefaultedKey(path + "failure", .failure, default: .unimplemented)
    self.defaultBaseURL = defaultBaseURL
    self.otherBaseURL = otherBaseURL
    baseURL = ConfigurationKey(path + "baseURL", .baseURL)
    token = ConfigurationKey(path + "token", .token, isSecret: true)
    fixtures = ConfigurationKey(path + "fixtures", .path)
    self.endpoints = endpoints.map { endpoint in
      (endpoint.name, ConfigurationKey(path + "endpoints." + endpoint.name, .choice))
    }
    faultGrammar = FaultGrammar(client: name, endpoints: endpoints.map { ($0.name, $0.keys) })
    faults = DefaultedKey(path + "faults", .faults(faultGrammar), default: [])
  }

  var all: [AnyConfigurationKey] {
    let ofEndpoints = endpoints.map { AnyConfigurationKey($0.variant) }
    return [AnyConfigurationKey(variant)] + ofEndpoints + [
      AnyConfigurationKey(baseURL, default: defaultBaseURL), AnyConfigurationKey(token), AnyConfigurationKey(failure),
      AnyConfigurationKey(faults), AnyConfigurationKey(fixtures),
    ]
  }
}
