public import AerogamiContainer
import AerogamiCore

/// A notifier to add to the user's own file: see ``UserFile/add(_:)``.
public struct NewNotifier: Hashable, Sendable {
  public enum Target: Hashable, Sendable {
    /// A topic at an ntfy server; without a server, at ntfy.sh.
    case ntfy(server: String?, topic: String)
    /// A webhook. Without a template, the one of the URL's service is used.
    case webhook(url: String, template: String?)
    /// A chat of a Telegram bot. Without a token, a variable must set it.
    case telegram(server: String?, chat: String, token: String?)
    case email(address: String)
  }

  public let name: String
  public let target: Target

  /// - Parameter name: A valid name: see `Watch.isName(_:)`.
  public init(name: String, target: Target) { (self.name, self.target) = (name, target) }

  /// The first key with an invalid value, such as `url`, and its problem, which quotes no secret; `nil` if all values
  /// are valid.
  public var problem: (key: String, problem: Problem)? {
    let keys = NotifierKeys(name).all
    for (name, value) in members {
      let key = keys.first { $0.path == "\(NotifierKeys.root).\(self.name).\(name)" }
      if let problem = key?.problem(value) { return (name, problem) }
    }
    if case .telegram(_, _, let token?) = target, !token.isTelegramToken {
      return ("token", Problem("the value is not a Telegram token such as 123456:ABC-DEF"))
    }
    return nil
  }

  /// The address of the topic, which a browser and the app of ntfy open; `nil` for other kinds.
  public var topicAddress: String? {
    guard case .ntfy(let server, let topic) = target else { return nil }
    return "\((server.flatMap { BaseURL($0) } ?? .ntfy).text)/\(topic)"
  }

  /// The names of the keys to save, with their values.
  var members: [(key: String, value: String)] {
    let values: [(key: String, value: String?)] =
      switch target {
      case .ntfy(let server, let topic): [("kind", "ntfy"), ("server", server), ("topic", topic)]
      case .webhook(let url, let template):
        [("kind", "webhook"), ("url", url), ("template", template ?? Self.template(of: url).rawValue)]
      case .telegram(let server, let chat, let token):
        [("kind", "telegram"), ("server", server), ("chat", chat), ("token", token)]
      case .email(let address): [("kind", "email"), ("address", address)]
      }
    return values.compactMap { key, value in value.map { (key, $0) } }
  }

  private static func template(of url: String) -> WebhookTemplate {
    if url.hasPrefix("https://hooks.slack.com/") { return .slack }
    let isDiscord = ["https://discord.com/api/", "https://discordapp.com/api/"].contains { url.hasPrefix($0) }
    return isDiscord ? .discord : .json
  }

  /// The variable that sets the token of a notifier.
  public static func tokenVariable(of name: String) -> String { AnyConfigurationKey(NotifierKeys(name).token).variable }

  /// Returns the variables without those that set keys of a notifier which is not defined yet. Otherwise they are
  /// errors.
  public static func variables(_ variables: [String: String], without name: String) -> [String: String] {
    let keys = NotifierKeys(name)
    let own = Set(keys.all.map(\.variable)).subtracting([AnyConfigurationKey(keys.kind).variable])
    return variables.filter { !own.contains($0.key) }
  }
}
