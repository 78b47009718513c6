public import AerogamiContainer
import AerogamiCore
import AerogamiHTTP

// The parts of a configuration that users can see, without secrets.
extension Configuration {
  /// A row of the listing: one key, or one part of its value.
  public struct KeyRow: Hashable, Sendable {
    /// The path of the key; for a part of a value, followed by a dot and the name of the part.
    public let key: String
    /// The value, in the format of a configuration file; `(secret)` for a secret; `nil` if there is no value.
    public let value: String?
    /// The source of the value: `default`, a file's name, a variable or a flag; `nil` if there is no value.
    public let source: String?
    /// The environment variable that sets the key; `nil` if only files can set it.
    public let variable: String?
  }

  /// An endpoint of a client, and its variant.
  public struct EndpointRow: Hashable, Sendable {
    public let client: String
    public let endpoint: String
    public let variant: Variant
    /// The path of the key that decides the variant: the endpoint's key if it is set, otherwise the client's key.
    public let key: String
  }

  /// The name of the environment's file: its path, or a text such as `built-in dev.json`.
  public var source: String { layers.file.name }
  /// The path of the user's own file, which applies to every environment; `nil` if there is none.
  public var userSource: String? { layers.userFile?.name }
  /// The path of the user's own file, whether or not it exists, for messages.
  public var userFilePath: String { "\(layers.directories.userDirectory ?? "~/.config/aerogami")/config.json" }
  /// The names of the environment's file and of the user's own file, for messages.
  public var sources: String { userSource.map { "\(source) and \($0)" } ?? source }

  /// Every key: first the clients' keys, then the global ones, then the notifiers' and the watches'. A value with
  /// several parts has a row for each part. The keys of watches, the keys of sources that are not used, and keys that a
  /// notifier's kind does not have, are listed only if they are set.
  public var listing: [KeyRow] {
    clients.flatMap { client in client.allKeys.filter(isListed).flatMap { rows(of: $0, client) } }
      + ConfigurationKeys.global.map { row(of: $0) } + notifierKeys.flatMap(rows(of:))
      + layers.names(of: .watches).flatMap { rows(of: WatchKeys($0.name)) }
  }

  private func rows(of key: AnyConfigurationKey, _ client: ClientConfiguration) -> [KeyRow] {
    let service = client.services.first { $0.keys.baseURL.path == key.path }
    let row = row(of: key, default: service?.baseURL?.text)
    let parts = layers.text(of: key.path).map(key.parts) ?? []
    return parts.isEmpty
      ? [row]
      : parts.map { part in
        KeyRow(key: "\(key.path).\(part.name)", value: part.text, source: row.source, variable: row.variable)
      }
  }

  private func rows(of notifier: NotifierKeys) -> [KeyRow] {
    let used = Set(notifier.keys(of: layers[notifier.kind]).map(\.path))
    return notifier.all.filter { used.contains($0.path) || layers.text(of: $0.path) != nil }.map { row(of: $0) }
  }

  private func rows(of watch: WatchKeys) -> [KeyRow] {
    watch.all.map { AnyConfigurationKey($0.key) }.compactMap { key in
      layers.text(of: key.path).map {
        KeyRow(key: key.path, value: $0, source: layers.source(of: key.path), variable: nil)
      }
    }
  }

  private func row(of key: AnyConfigurationKey, default computed: String? = nil) -> KeyRow {
    let storePath = key.path == ConfigurationKeys.storePath.path ? layers.defaultStorePath : nil
    let byDefault = computed ?? storePath ?? key.defaultText()
    let text = layers.text(of: key.path).map { key.isSecret ? "(secret)" : $0 }
    return KeyRow(
      key: key.path, value: text ?? byDefault,
      source: layers.source(of: key.path) ?? byDefault.map { _ in "default" }, variable: key.variable)
  }

  /// All endpoints of the used clients, in the order of the clients and their ``ClientRegistration/endpoints``.
  public var endpoints: [EndpointRow] { usedClients.flatMap(\.endpoints) }

  /// The lines that `--verbose` prints before any request.
  public var summary: [String] {
    ["environment \(environment), from \(sources)"]
      + usedClients.map { client in
        "\(client.name.rawValue): "
          + client.endpoints.map { "\($0.endpoint) is \($0.variant.rawValue)" }.joined(separator: ", ")
      } + (faultsInForce.map { ["faults: \($0)"] } ?? [])
  }

  /// The faults of the used clients, each in the format of `--fault`, and the seed; `nil` if there are no faults.
  public var faultsInForce: String? {
    let texts = usedClients.flatMap { [$0] + $0.sources }.filter { !$0.faults.isEmpty }
      .map { $0.keys.faultGrammar.text($0.faults) }
    return texts.isEmpty ? nil : texts.joined(separator: " ") + " (seed \(faultSeed))"
  }

  /// Problems that do not prevent a command from running.
  public var warnings: [Problem] {
    (foreignPath.map { [Problem("\($0) was skipped, because it has none of aerogami's keys")] } ?? [])
      + usedClients.flatMap(warnings(of:))
      + clients.filter { !$0.isUsed }.compactMap { client in
        guard case .flag(let flag) = layers.layer(of: client.keys.faults.path) else { return nil }
        return Problem("\(flag) has no effect, because this command does not use the client \(client.name.rawValue)")
      } + unusedSourceFaults
  }

  private func warnings(of client: ClientConfiguration) -> [Problem] {
    guard client.uses(.live) else {
      guard case .variable(let variable) = layers.layer(of: client.keys.baseURL.path) else { return [] }
      let remedy =
        client.name == .trips
        ? "try --env local" : "set \(AnyConfigurationKey(client.keys.variant).variable)=\(Variant.live.rawValue)"
      return [
        Problem(
          "\(variable) is not used, because the client \(client.name.rawValue) sends no requests in this environment",
          remedy: remedy)
      ]
    }
    return client.services.compactMap { if case .withheld(let reason) = $0.tokenUse { reason } else { nil } }
      + (client.name == .trips ? unusedTripKeys : [])
  }
}
