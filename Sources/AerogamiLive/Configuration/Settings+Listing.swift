public import AerogamiCore
import AerogamiHTTP

/// What can be said about settings, for those who want to see them. Secrets are left out.
extension Settings {
  public struct KeyRow: Hashable, Sendable {
    public let key: String
    /// As it would be written, and a secret as `(secret)`; `nil` where no layer has one.
    public let value: String?
    /// `default`, the file's name, or the variable; `nil` where no layer has a value.
    public let source: String?
    /// The variable that would override it.
    public let variable: String
  }

  public struct EndpointRow: Hashable, Sendable {
    public let client: String
    public let endpoint: String
    public let variant: Variant
    /// The path of the key that decided: the endpoint's own, else the client's.
    public let key: String
  }

  /// Where the environment's file was found: its path, or `built-in dev.json`.
  public var source: String { file.name }
  /// The path of the user's own file, which holds in every environment; `nil` where there is none.
  public var userSource: String? { userFile?.name }
  /// Both of them, for a sentence.
  public var sources: String { userSource.map { "\(source) and \($0)" } ?? source }

  /// Every key, in the table's order. Each region has a row of its own.
  public var listing: [KeyRow] { ConfigurationKeys.all.flatMap(rows(of:)) }

  private func rows(of key: AnyConfigurationKey) -> [KeyRow] {
    let row = row(of: key)
    let regions = self[ConfigurationKeys.tripsRegions]
    if key.path != ConfigurationKeys.tripsRegions.path || regions.isEmpty { return [row] }
    return regions.map { region in
      KeyRow(
        key: "\(key.path).\(region.id)", value: "\(region.name): \(region.origins.joined(separator: ", "))",
        source: row.source, variable: row.variable)
    }
  }

  private func row(of key: AnyConfigurationKey) -> KeyRow {
    let entry = entry(key.path)
    let source = source(of: key.path)
    let value = entry.map { key.isSecret ? "(secret)" : $0.text }
    if value == nil, let address = otherBaseURL(key) {
      return KeyRow(key: key.path, value: address.text, source: "default", variable: key.variable)
    }
    if value == nil, key.path == ConfigurationKeys.storePath.path, let path = defaultStorePath {
      return KeyRow(key: key.path, value: path, source: "default", variable: key.variable)
    }
    return KeyRow(key: key.path, value: value, source: source, variable: key.variable)
  }

  /// What gave a key its value, as a user knows it; `nil` where nothing has.
  func source(of path: String) -> String? {
    switch entry(path)?.layer {
    case .default: "default"
    case .userFile: userFile?.name
    case .file: file.name
    case .variable(let name), .flag(let name): name
    case nil: nil
    }
  }

  /// The address that a key stands for where it is not set, and which depends on other keys.
  private func otherBaseURL(_ key: AnyConfigurationKey) -> BaseURL? {
    ConfigurationKeys.clients.first { $0.baseURL.path == key.path }?.otherBaseURL(self)
  }

  /// Every endpoint of every client, in the order of their tables.
  public var endpoints: [EndpointRow] {
    tables.flatMap { table in
      table.rows.map { EndpointRow(client: table.client, endpoint: $0.endpoint, variant: $0.variant, key: $0.key) }
    }
  }

  /// What `--verbose` says before anything is asked, one line each.
  public var summary: [String] {
    ["environment \(environment), from \(sources)"]
      + tables.map { table in
        "\(table.client): " + table.rows.map { "\($0.endpoint) is \($0.variant.rawValue)" }.joined(separator: ", ")
      } + (faultsInForce.map { ["faults: \($0)"] } ?? [])
  }

  /// The faults of the clients that are asked, each as `--fault` takes it, and the seed; `nil` where there are none.
  public var faultsInForce: String? {
    let texts = ConfigurationKeys.clients.filter { asks($0) && !self[$0.faults].isEmpty }
      .map { $0.faultGrammar.text(self[$0.faults]) }
    return texts.isEmpty ? nil : texts.joined(separator: " ") + " (seed \(self[ConfigurationKeys.faultSeed]))"
  }
}
