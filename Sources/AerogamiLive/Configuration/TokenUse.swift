public import AerogamiContainer
import AerogamiCore
import AerogamiHTTP

/// Whether the token of a client is sent with its requests, and why.
public enum TokenUse: Hashable, Sendable {
  /// The token is sent to the service's own origin. The value is the variable or file that sets the token.
  case sent(from: String)
  /// The token is not set. The value is the variable that can set it.
  case unset(variable: String)
  /// The service requires no token, so none is sent.
  case unneeded
  /// The token is set, but not sent. The value is the reason and the remedy.
  case withheld(Problem)
}

extension TokenUse: CustomStringConvertible {
  public var description: String {
    switch self {
    case .sent(let source): "sent, from \(source)"
    case .unset(let variable): "not sent: \(variable) is not set"
    case .unneeded: "not sent: the service requires no token"
    case .withheld(let reason): "\(reason)"
    }
  }
}

extension TokenUse {
  init(_ keys: ClientKeys, _ layers: ConfigurationLayers) {
    let path = keys.token.path
    guard let layer = layers.layer(of: path), let source = layers.source(of: path) else {
      self = .unset(variable: AnyConfigurationKey(keys.token).variable)
      return
    }
    if layers.maySend(keys.token, to: keys.baseURL) {
      self = .sent(from: source)
      return
    }
    let token = layer == .userFile ? "\(path) in \(source)" : source
    self = .withheld(
      Problem(
        "\(token) is not sent to \(layers[keys.baseURL]?.text ?? ""), because \(layers.file.name), below the current "
          + "directory, sets that address and is not trusted with secrets",
        remedy: "to trust that file, use --config \(layers.file.name)"))
  }
}

extension Configuration {
  /// Whether the token of each used client is sent, in the order of the clients. Leaves out clients without a live
  /// endpoint, and clients whose ``ClientRegistration/hasService`` is `false`.
  public var tokenUses: [(client: String, use: TokenUse)] {
    clients.filter { $0.uses(.live) && $0.keys.hasService }.map { ($0.name.rawValue, $0.tokenUse) }
  }
}
