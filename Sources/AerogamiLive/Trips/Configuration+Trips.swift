public import AerogamiContainer
public import AerogamiCore
import AerogamiHTTP
import AerogamiJSON

extension Configuration {
  private var trips: ClientConfiguration? { client(.trips) }
  private var tripOptions: TripOptions { options(of: TripRegistration()) }
  /// The options of each source.
  private var sourceOptions: [TripOptions] { (trips?.services ?? []).compactMap { $0.options as? TripOptions } }

  /// The names of the configured sources; none if trips are not from services, live or recorded.
  public var tripSources: [String] { usesProvider ? sourceOptions.map(\.provider.name) : [] }

  /// The configured sources, and what they cannot search; none if trips are not from services, live or recorded.
  public var tripSourceRules: [SourceRules] {
    if !usesProvider { return [] }
    return sourceOptions.map { SourceRules($0.provider.name, objection: $0.objection(to:)) }
  }

  /// Why live sources cannot be requested, by name: their token is missing.
  public var unusableTripSources: [String: Problem] {
    guard let trips, trips.endpoints.contains(where: { $0.variant == .live }) else { return [:] }
    return trips.services.reduce(into: [:]) { problems, service in
      guard service.token == nil, let provider = (service.options as? TripOptions)?.provider else { return }
      problems[provider.name] = TripRegistration.missingToken(of: provider, service.keys)
    }
  }

  /// The limits of the sources that have their own, whatever the user chooses.
  public var tripSourceLimits: [(source: String, concurrency: Int?, attempts: Int?)] {
    if !usesProvider { return [] }
    return sourceOptions.map(\.provider).filter { $0.maxConcurrency != nil || $0.maxAttempts != nil }
      .map { ($0.name, $0.maxConcurrency, $0.maxAttempts) }
  }

  /// The names of the sources if none of them can look up the current price of a trip, whether or not the running
  /// command uses them; `nil` if one can.
  public var tripSourcesWithoutChecks: String? {
    let variant = trips?.configuredVariant(of: "check")
    guard variant == .live || variant == .replay else { return nil }
    let providers = sourceOptions.map(\.provider)
    return providers.contains(where: \.checksTrips) ? nil : providers.map(\.title).listed(with: "and")
  }

  /// Whether regions are sets of cities and airports. If so, each city or airport can be requested like a region.
  public var acceptsOrigins: Bool {
    usesProvider && sourceOptions.contains(where: \.provider.hasOrigins)
  }

  /// Whether the responses of the providers are used, live or recorded.
  private var usesProvider: Bool {
    guard let variant = trips?.variant(of: "trips") else { return false }
    return variant == .live || variant == .replay
  }

  /// The service whose trips are for private use only, and must not be served to others; `nil` for any other services.
  public var privateTripService: String? {
    usesProvider ? sourceOptions.map(\.provider).first(where: \.isPrivate)?.title : nil
  }

  /// Returns whether one of these sources, by name, needs neither a token nor an address.
  public static func hasFreeSource(among names: [String]) -> Bool {
    TripProvider.all.contains { names.contains($0.name) && !$0.requiresToken && $0.defaultBaseURL != nil }
  }

  /// The page where users get a token for Travelpayouts.
  public static var tokenPage: String {
    if case .required(let page) = TripProvider.travelpayouts.token { page } else { "" }
  }

  /// The currency that is requested from a service that may ignore it, or from sample data, which does; `nil` for other
  /// services.
  public var requestedTripCurrency: String? {
    let mayBeIgnored =
      usesProvider ? sourceOptions.contains(where: \.provider.mayIgnoreCurrency) : showsSampleTrips
    return mayBeIgnored ? tripOptions.currency : nil
  }

  /// The currency of all prices of a search that names none; `nil` if a service decides it.
  public var tripCurrency: String? {
    if showsSampleTrips { return MockTrips.currency }
    // A service with regions of its own converts no prices.
    let converts = usesProvider && sourceOptions.map(\.provider).allSatisfy { $0.hasOrigins && !$0.mayIgnoreCurrency }
    return converts ? tripOptions.currency : nil
  }

  /// Whether a search for a single destination finds all trips of a source that otherwise sends only the cheapest.
  public var findsAllTripsOfRoutes: Bool {
    usesProvider && sourceOptions.contains(where: \.provider.hasAllTripsOfRoutes)
  }

  /// Returns whether a name can be requested although it is not a listed region, because it is a city or an airport.
  public func isOrigin(_ name: TripOrigin) -> Bool {
    acceptsOrigins && (name.iataCode != nil || Place(name)?.originCodes != nil)
  }

  /// Whether trips come from a live service, whether or not the running command uses it. Only prices from a live
  /// service are recorded.
  public var showsLiveTrips: Bool { trips?.configuredVariant(of: "trips") == .live }

  /// Whether trips are built-in sample data instead of data from the user's file, whether or not the running command
  /// uses trips. Their price history is sample data too.
  public var showsSampleTrips: Bool { showsSamples(of: "trips") }

  /// Whether calendars are built-in sample data, whether or not the running command uses calendars.
  public var showsSampleCalendars: Bool { showsSamples(of: "calendar") }

  private func showsSamples(of endpoint: String) -> Bool {
    tripOptions.data == nil && trips?.configuredVariant(of: endpoint) == .mock
  }

  /// Whether there is a price history: of a live service, or of the sample data.
  public var hasPriceHistory: Bool { showsLiveTrips || showsSampleTrips }

  /// Returns a text that identifies the source of trips. Different services, or different files, have different texts.
  ///
  /// - Parameter origin: The requested origin, whose places a configuration may define; `nil` for all regions.
  public func tripsSource(of origin: TripOrigin?) -> String {
    let variant = trips?.variant(of: "trips") ?? .failing
    let location =
      switch variant {
      case .live: priceSources.map(\.url).sorted().joined(separator: " ")
      case .mock: tripOptions.data?.resolved
      case .replay: trips?.fixtures?.resolved
      case .failing: String?.none
      }
    let market = sourceOptions.lazy.compactMap(\.market).first.map { " \($0)" }
    return "\(variant.rawValue) \(location ?? "")"
      + (acceptsOrigins ? " \(tripOptions.currency) \(codes(of: origin))\(market ?? "")" : "")
  }

  /// The names and the addresses of the live services whose prices are recorded. Leaves out services without an
  /// address.
  var priceSources: [(name: String, url: String)] {
    (trips?.services ?? []).compactMap { service in
      guard let url = service.baseURL?.text, let options = service.options as? TripOptions else { return nil }
      return (options.provider.name, url)
    }
  }

  /// Returns the places that the word `home` or the id of a region means; `nil` for any other word, for a region whose
  /// places are not configured or not used (``acceptsOrigins``), and for a `home` that includes such a region.
  public func places(named word: String) -> [Place]? {
    if Home.isNamed(by: word), !home.places.isEmpty {
      let ends = TripEnds(home: home.places)
      let places = home.places.map { name in
        Place(name).map { [$0] } ?? origins(ofRegion: name) ?? ends.departures(named: name)
      }
      return places.contains { $0 == nil } ? nil : places.compactMap(\.self).flatMap(\.self).uniqued()
    }
    return origins(ofRegion: word)
  }

  private func origins(ofRegion id: Region.ID) -> [Place]? {
    guard acceptsOrigins, let region = tripOptions.regions.first(where: { $0.id == id }) else { return nil }
    return region.origins.compactMap { Place($0) }
  }

  private func codes(of origin: TripOrigin?) -> String {
    let regions = tripOptions.regions.filter { origin == nil || $0.id == origin }
    return regions.flatMap(\.origins).uniqued().sorted().joined(separator: ",")
  }
}

extension Configuration {
  /// The regions and places that the word `home` means.
  public var home: Home {
    Home(
      places: homePlaces, isRegion: options(of: TripRegistration()).regions.contains { $0.id == Home.word },
      remedy: "run aerogami setup, or set \"\(ConfigurationKeys.home.path)\" in \(userFilePath)")
  }
}

extension ConfigurationFormat<[String]> {
  /// The format of places: an array of names, or one text with commas between them. `all` and `home` are invalid. Other
  /// names are not checked here, because only the service knows all valid names.
  static let places = Self(
    expectation: "a list of places such as VNO,Riga",
    structure: { names(in: $0, problems: &$1).joined(separator: ",") }, parse: { names(in: $0) },
    text: { $0.joined(separator: ",") })

  private static func names(in text: String) -> [String]? {
    guard let names = text.commaSeparated, !names.contains(where: { $0 == "all" || Home.isNamed(by: $0) }) else {
      return nil
    }
    return names.uniqued()
  }

  private static func names(in node: JSONTree, problems: inout ConfigurationProblems) -> [String] {
    guard case .array(let elements) = node.value, !elements.isEmpty else {
      problems.add(at: node.offset, #"expected an array of places such as ["VNO", "Riga"]"#)
      return []
    }
    return elements.flatMap { element -> [String] in
      if case .string(let text) = element.value, let names = names(in: text), names.count == 1 { return names }
      problems.add(at: element.offset, "\(element.quoted) is not the name of one place, such as \"VNO\"")
      return []
    }
  }
}

extension JSONTree {
  /// An element of an array in a message: a text in quotation marks, or the words "an element".
  var quoted: String {
    if case .string(let text) = value { "\"\(text.printable(maxLength: 60))\"" } else { "an element" }
  }
}
