import AerogamiCore

extension Settings {
  /// Where the live variant of a client asks; `nil` where it has to be told, and is not.
  func baseURL(of keys: ClientKeys) -> BaseURL? { self[keys.baseURL] ?? keys.otherBaseURL(self) }

  /// What goes wrong with the calls of a client.
  private func faults(of keys: ClientKeys) -> Faults {
    Faults(asks(keys) ? self[keys.faults] : [], seed: UInt64(self[ConfigurationKeys.faultSeed]))
  }

  /// A client whose endpoints are of the variants that the settings ask for, with the faults that they set.
  ///
  /// - Parameters:
  ///   - transport: Without one, live endpoints are checked, and fail.
  ///   - clock: What latencies are waited for on.
  ///   - live: Makes the client that asks a service.
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
            "\(keys.baseURL.path) is not set, and the live variant of \(keys.name) needs it: set "
              + "\(AnyConfigurationKey(keys.baseURL).variable), or the key in "
              + (file.origin == .builtIn ? "a file of yours (--config)" : file.name))
        }
        guard let transport else { return failing(.offline) }
        return live(
          Service(
            base: baseURL, token: maySend(keys.token, to: keys.baseURL) ? self[keys.token] : nil,
            tokenVariable: AnyConfigurationKey(keys.token).variable, transport: transport, cache: cache))
      case .mock: return try mock()
      case .failing: return failing(self[keys.failure])
      }
    }
    return faults(of: keys).applied(to: client, endpoints, clock: clock, failing: failing)
  }
}
