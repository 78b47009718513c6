import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
import AerogamiJSON

/// The keys of one source of trips. Their paths start with `clients.trips.sources.` and the provider's name. Only the
/// keys that the provider has are valid.
struct TripSourceKeys: Sendable {
  let provider: TripProvider
  let baseURL: ConfigurationKey<BaseURL>
  let token: ConfigurationKey<String>
  let market: ConfigurationKey<String>
  let faults: DefaultedKey<[FaultRule]>
  let faultGrammar: FaultGrammar

  /// The path of the list of sources.
  static let root = "clients.trips.sources"
  /// The path of the short form for one source.
  static let single = "clients.trips.provider"

  init(_ provider: TripProvider) {
    let path = "\(Self.root).\(provider.name)."
    self.provider = provider
    baseURL = ConfigurationKey(path + "baseURL", .baseURL)
    token = ConfigurationKey(path + "token", .token, isSecret: true)
    market = ConfigurationKey(path + "market", .market)
    faultGrammar = FaultGrammar(
      client: "\(ClientName.trips.rawValue)@\(provider.name)",
      endpoints: TripClient.endpoints.map { ($0.name, $0.keys) })
    faults = DefaultedKey(path + "faults", .faults(faultGrammar), default: [])
  }

  /// All keys, in the order of `config show`.
  var all: [AnyConfigurationKey] {
    var keys = [AnyConfigurationKey(baseURL)]
    if provider.takesToken { keys.append(AnyConfigurationKey(token)) }
    if provider.hasMarkets { keys.append(AnyConfigurationKey(market)) }
    return keys + [AnyConfigurationKey(faults)]
  }

  /// Returns the keys that the source uses. The client's own keys are the short form for a single source. They also
  /// apply to one of several sources, if it is the only one that requires a token or has markets.
  func resolved(
    _ client: ClientKeys, among providers: [TripProvider], _ layers: ConfigurationLayers
  ) -> (keys: ClientKeys, market: ConfigurationKey<String>) {
    let isOnly = providers.count == 1
    var keys = client
    keys.baseURL = isOnly ? layers.latest(baseURL, orShort: client.baseURL, isOnly: true) : baseURL
    let needsToken = provider.requiresToken && providers.count(where: \.requiresToken) == 1
    keys.token = isOnly || needsToken ? layers.latest(token, orShort: client.token, isOnly: isOnly) : token
    if isOnly {
      keys.sourceFaults = faults
    } else {
      (keys.name, keys.faults, keys.faultGrammar) = (faultGrammar.client, faults, faultGrammar)
    }
    return (keys, layers.latest(market, orShort: TripRegistration.market, isOnly: isOnly))
  }
}

extension ConfigurationLayers {
  /// Returns the key of a source or its short form, whichever a later layer sets. If none is set, returns the short
  /// form for the only source.
  fileprivate func latest<Value>(
    _ own: ConfigurationKey<Value>, orShort short: ConfigurationKey<Value>, isOnly: Bool
  ) -> ConfigurationKey<Value> {
    guard let ofOwn = layer(of: own.path) else { return isOnly || layer(of: short.path) != nil ? short : own }
    guard let ofShort = layer(of: short.path) else { return own }
    return ofShort > ofOwn ? short : own
  }
}

extension ConfigurationFormat<[String]> {
  /// The format of the list of sources: an object in a file, and names with commas between them in a variable.
  static func sources(among names: [String]) -> Self {
    let expectation = #"an object of sources such as {"ryanair": {}}, or names such as travelpayouts,ryanair"#
    @Sendable func parsed(_ text: String) -> [String]? {
      text.commaSeparated.flatMap { $0.allSatisfy(names.contains) ? $0.uniqued() : nil }
    }
    return Self(
      expectation: expectation, words: names,
      check: { text in
        guard let words = text.commaSeparated else {
          return Problem("\"\(text.printable(maxLength: 60))\" is not \(expectation)")
        }
        return words.first { !names.contains($0) }.map { word in
          Problem(
            "there is no source \"\(word.printable(maxLength: 60))\"", remedy: word.correction(among: names))
        }
      },
      structure: { node, problems in
        problems.add(at: node.offset, "expected \(expectation)")
        return nil
      }, parse: parsed, text: { $0.joined(separator: ",") })
  }
}

extension ConfigurationLayers {
  /// Adds the values of the environment's file to those of the user's file.
  ///
  /// The sources of both files are used together. But `provider` in the environment's file replaces the sources in the
  /// user's file, and sources in the environment's file replace `provider` in the user's file.
  static func add(_ values: [String: String], to entries: inout [String: Entry]) {
    let ofUser = entries[TripSourceKeys.root]
    for (path, text) in values { entries[path] = Entry(text: text, layer: .file) }
    if values[TripSourceKeys.single] != nil {
      entries[TripSourceKeys.root] = nil
    } else if let text = values[TripSourceKeys.root] {
      entries[TripSourceKeys.single] = nil
      if let ofUser {
        let names = text.split(separator: ",") + ofUser.text.split(separator: ",")
        entries[TripSourceKeys.root]?.text = names.uniqued().joined(separator: ",")
      }
    }
  }

  /// Lets a variable that names the provider or the sources replace both in files. Adds a problem if variables name
  /// both.
  static func settleSources(_ entries: inout [String: Entry], problems: inout ConfigurationProblems) {
    func variable(_ path: String) -> String? {
      if case .variable(let name)? = entries[path]?.layer { name } else { nil }
    }
    switch (variable(TripSourceKeys.single), variable(TripSourceKeys.root)) {
    case (let single?, let root?):
      problems.add("\(single) and \(root) cannot be used together", remedy: "unset \(single)")
    case (_?, nil): entries[TripSourceKeys.root] = nil
    case (nil, _?): entries[TripSourceKeys.single] = nil
    case (nil, nil): break
    }
  }
}

extension Configuration {
  /// Returns whether a key is listed: a key of a source only if it is set or the source is one of several, and
  /// `provider` only if it decides.
  func isListed(_ key: AnyConfigurationKey) -> Bool {
    if layers.text(of: key.path) != nil { return true }
    if key.path == TripSourceKeys.single { return layers.text(of: TripSourceKeys.root) == nil }
    guard key.path.hasPrefix(TripSourceKeys.root) else { return true }
    let used = client(.trips)?.sources.map(\.keys.baseURL.path.dropLastComponent) ?? []
    return used.contains { key.path.hasPrefix($0) }
  }

  /// Faults on the command line for sources that are not requested.
  var unusedSourceFaults: [Problem] {
    TripRegistration().faultTargets.dropFirst().compactMap { target in
      guard case .flag(let flag)? = layers.layer(of: target.key.path),
        !tripSources.contains(where: { target.grammar.client == "\(ClientName.trips.rawValue)@\($0)" })
      else { return nil }
      return Problem("\(flag) has no effect on \(target.grammar.client), because it is not a source here")
    }
  }

  /// Keys that are set, but that no source uses.
  var unusedTripKeys: [Problem] {
    guard let trips = client(.trips), !trips.sources.isEmpty else { return [] }
    let keys = TripRegistration().clientKeys
    var used = Set(trips.sources.flatMap { [$0.keys.baseURL.path, $0.keys.token.path] })
    if trips.sources.contains(where: { ($0.options as? TripOptions)?.provider.hasMarkets == true }) {
      used.insert(TripRegistration.market.path)
    }
    return [keys.baseURL.path, keys.token.path, TripRegistration.market.path].compactMap { path in
      guard !used.contains(path), let source = layers.source(of: path) else { return nil }
      let name = path.split(separator: ".").last ?? ""
      return Problem(
        "\(path) (\(source)) has no effect, because there are several sources",
        remedy: "set \(TripSourceKeys.root).NAME.\(name)")
    }
  }
}

extension String {
  /// The path up to its last period, inclusive.
  fileprivate var dropLastComponent: String { String(prefix(upTo: lastIndex(of: ".").map(index(after:)) ?? endIndex)) }
}
