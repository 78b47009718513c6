public import AerogamiCore
import AerogamiHTTP

/// Whether the token of a client goes with its requests, and why.
public enum TokenUse: Hashable, Sendable {
  /// It is sent to the client's own origin; the variable or file that gave it.
  case sent(from: String)
  /// There is none; the variable that would give it one.
  case unset(variable: String)
  /// There is one, and it stays here, for a reason that also says how to change that.
  case withheld(Problem)
}

extension TokenUse: CustomStringConvertible {
  public var description: String {
    switch self {
    case .sent(let source): "sent, from \(source)"
    case .unset(let variable): "none is sent, as \(variable) is not set"
    case .withheld(let reason): "\(reason)"
    }
  }
}

extension Settings {
  /// The environment's variables that hold secrets, which are nobody else's.
  public static let secretVariables = Set(ConfigurationKeys.all.filter(\.isSecret).map(\.variable))

  func tokenUse(of keys: ClientKeys) -> TokenUse {
    let variable = AnyConfigurationKey(keys.token).variable
    switch entry(keys.token.path)?.layer {
    case nil, .default: return .unset(variable: variable)
    case .file: return .sent(from: file.name)
    case .userFile, .variable, .flag:
      let name = source(of: keys.token.path) ?? ""
      if maySend(keys.token, to: keys.baseURL) { return .sent(from: name) }
      let token = entry(keys.token.path)?.layer == .userFile ? "\(keys.token.path) of \(name)" : name
      return .withheld(
        Problem(
          "\(token) is not sent to \(self[keys.baseURL]?.text ?? ""): only \(file.name), found below the current "
            + "directory, names that address",
          remedy: "to trust it, give the file with --config \(file.name)"))
    }
  }

  /// Of the clients that are asked and have a live endpoint, in their order.
  public var tokenUses: [(client: String, use: TokenUse)] {
    ConfigurationKeys.clients.filter { VariantTable($0, settings: self).uses(.live) }
      .map { ($0.name, tokenUse(of: $0)) }
  }
}
