import AerogamiCore
import AerogamiHTTP

extension Settings {
  /// Where the live variant of a client asks; `nil` where it has to be told, and is not.
  func baseURL(of keys: ClientKeys) -> BaseURL? { self[keys.baseURL] ?? keys.otherBaseURL(self) }

  /// The service that the live variant of a client asks, with its token where that may be sent.
  func service(of keys: ClientKeys, at base: BaseURL, transport: HTTPTransport, cache: ResponseCache) -> Service {
    Service(
      client: keys.name, base: base, token: maySend(keys.token, to: keys.baseURL) ? self[keys.token] : nil,
      tokenVariable: tokenPlace(of: keys), transport: transport, cache: cache)
  }

  /// Where a user sets the token of a client, or has set it in their own file.
  private func tokenPlace(of keys: ClientKeys) -> String {
    guard entry(keys.token.path)?.layer == .userFile, let userFile else {
      return AnyConfigurationKey(keys.token).variable
    }
    return "\(keys.token.path) in \(userFile.name)"
  }

  /// What goes wrong with the calls of a client.
  private func faults(of keys: ClientKeys) -> Faults {
    Faults(asks(keys) ? self[keys.faults] : [], seed: UInt64(self[ConfigurationKeys.faultSeed]))
  }

  /// How a key that is missing can be set.
  func remedy<Value>(for key: ConfigurationKey<Value>) -> String {
    "set \(AnyConfigurationKey(key).variable), or the key in "
      + (file.origin == .builtIn ? "a file of yours (--config)" : file.name)
  }

  /// A client whose endpoints are of the variants that the settings ask for, with the faults that they set.
  ///
  /// - Parameters:
  ///   - transport: Without one, live endpoints are checked, and fail.
  ///   - clock: What latencies are waited for on.
  ///   - live: Makes the client that asks a service, or believes so when it is replayed.
  ///   - mock: Makes the one that answers from data, which may be the user's and unusable.
  func client<Client>(
    _ keys: ClientKeys, _ endpoints: [Endpoint<Client>], transport: HTTPTransport?, cache: ResponseCache,
    clock: any Clock<Duration>, live: (Service) -> Client, mock: () throws(ConfigurationError) -> Client,
    failing: @escaping @Sendable (Failure) -> Client
  ) throws(ConfigurationError) -> Client {
    let client = try VariantTable(keys, settings: self).assemble(endpoints) { variant throws(ConfigurationError) in
      switch variant {
      case .live:
        guard let baseURL = baseURL(of: keys) else {
          throw ConfigurationError(
            "\(keys.baseURL.path) is not set, and the live variant of \(keys.name) needs it: "
              + remedy(for: keys.baseURL))
        }
        guard let transport else { return failing(.offline) }
        return live(service(of: keys, at: baseURL, transport: transport, cache: cache))
      case .replay:
        // The live client, to which answers come from files. What is kept of other ones is none of its memory.
        let fixtures = try fixtures(of: keys)
        return live(
          Service(
            client: keys.name, base: fixtures.base ?? .unrecorded, token: fixtures.token,
            tokenVariable: AnyConfigurationKey(keys.token).variable, transport: fixtures.transport))
      case .mock: return try mock()
      case .failing: return failing(self[keys.failure])
      }
    }
    return faults(of: keys).applied(to: client, endpoints, clock: clock, failing: failing)
  }
}
