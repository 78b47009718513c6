import AerogamiContainer
import AerogamiCore
import AerogamiHTTP

/// A notifier with all keys that its kind needs, except that the token may be missing for Telegram.
struct Notifier: Sendable {
  enum Target: Sendable {
    case ntfy(server: String, topic: String)
    case webhook(url: String, WebhookTemplate)
    case telegram(server: String, chat: String)
  }

  let name: String
  let kind: NotifierKind
  var target: Target
  var token: String?
  /// The name of the token's setting, for messages: an environment variable, or a key in the user's own file.
  let tokenSource: String
}

extension Notifier {
  var url: String {
    switch target {
    case .ntfy(let server, _): server + "/"
    case .webhook(let url, _): url
    case .telegram(let server, _): "\(server)/bot\(token ?? "")/sendMessage"
    }
  }

  /// The scheme, host and port of ``url``, as configured.
  var origin: String {
    guard let scheme = url.firstRange(of: "://") else { return "" }
    return String(url[..<scheme.upperBound]) + url[scheme.upperBound...].prefix { !"/?".contains($0) }
  }

  /// This notifier with placeholders instead of its secrets.
  var redacted: Notifier {
    let secret = "(secret)"
    var shown = self
    shown.token = token.map { _ in secret }
    switch target {
    case .ntfy(let server, _): shown.target = .ntfy(server: server, topic: secret)
    case .webhook(_, let template): shown.target = .webhook(url: "\(origin)/\(secret)", template)
    case .telegram: break
    }
    return shown
  }

  /// The secrets to hide if a response repeats them. Leaves out a topic or a webhook's path of fewer than 4 bytes: it
  /// is too short to be a secret, and hiding it would also hide parts of other words.
  var secrets: [String] {
    let named: String? =
      switch target {
      case .ntfy(_, let topic): topic
      case .webhook: String(url.dropFirst(origin.count + 1))
      case .telegram: nil
      }
    return [token, named.flatMap { $0.utf8.count < 4 ? nil : $0 }].compactMap(\.self)
  }
}

/// A notifier of a configuration, or the problems that prevent its use.
struct NotifierOptions: Sendable {
  let name: String
  /// The notifier; `nil` if a required key is not set.
  private(set) var notifier: Notifier?
  /// Problems that prevent the use of the notifier in every environment, such as a missing key.
  private(set) var problems: [Problem] = []
  /// Problems that prevent sending, such as a token that is missing or must not be sent.
  private(set) var sendingProblems: [Problem] = []
}

extension NotifierOptions {
  init(_ keys: NotifierKeys, _ layers: ConfigurationLayers) {
    name = keys.name
    guard let kind = layers[keys.kind] else {
      problems.append(
        Problem(
          "\(keys.kind.path) is not set",
          remedy: "set it to \(NotifierKind.allCases.map(\.rawValue).listed(with: "or"))"))
      return
    }
    let known = keys.keys(of: kind).map(\.path)
    for key in keys.all where !known.contains(key.path) && layers.text(of: key.path) != nil {
      problems.append(
        Problem(
          "\(key.path) is set, but a notifier of kind \(kind.rawValue) has no such key",
          remedy: "remove it (\(layers.source(of: key.path) ?? ""))"))
    }

    func required<Value>(_ key: ConfigurationKey<Value>, _ problems: inout [Problem]) -> Value? {
      if let value = layers[key] { return value }
      let variable = AnyConfigurationKey(key).variable
      let source = layers.source(of: keys.kind.path) ?? ""
      let isVariable = if case .variable = layers.layer(of: keys.kind.path) { true } else { false }
      problems.append(
        Problem(
          "\(key.path) is not set, and a notifier of kind \(kind.rawValue) needs it",
          remedy: isVariable ? "set \(variable)" : "set the key in \(source), or the variable \(variable)"))
      return nil
    }
    let target: Notifier.Target? =
      switch kind {
      case .ntfy:
        required(keys.topic, &problems).map { .ntfy(server: (layers[keys.server] ?? .ntfy).text, topic: $0) }
      case .webhook:
        required(keys.url, &problems).map { .webhook(url: $0, layers[keys.template]) }
      case .telegram:
        required(keys.chat, &problems).map { .telegram(server: (layers[keys.server] ?? .telegram).text, chat: $0) }
      }
    guard let target else { return }
    let tokenFile: String? =
      switch layers.layer(of: keys.token.path) {
      case .userFile: layers.userFile?.name
      case .file: layers.file.name
      case .variable, .flag, nil: nil
      }
    let variable = AnyConfigurationKey(keys.token).variable
    let notifier = Notifier(
      name: keys.name, kind: kind, target: target, token: layers[keys.token],
      tokenSource: tokenFile.map { "\(keys.token.path) in \($0)" } ?? variable)
    self.notifier = notifier
    sendingProblems = notifier.problems(keys, layers)
  }
}

extension Notifier {
  fileprivate func problems(_ keys: NotifierKeys, _ layers: ConfigurationLayers) -> [Problem] {
    var problems: [Problem] = []
    if kind == .telegram {
      if let token {
        // The token becomes a part of the URL, so it may contain only characters that need no encoding.
        if !token.utf8.allSatisfy({ $0.isInTopic || $0 == UInt8(ascii: ":") }) {
          problems.append(
            Problem(
              "\(keys.token.path) is not a Telegram token such as 123456:ABC-DEF", remedy: "check \(tokenSource)"))
        }
      } else {
        problems.append(
          Problem(
            "\(keys.token.path) is not set, and Telegram requires a token",
            remedy: "set \(AnyConfigurationKey(keys.token).variable), or the key in your own file; the bot @BotFather "
              + "creates tokens"))
      }
    }
    for secret in [keys.token] + (kind == .ntfy ? [keys.topic] : []) {
      let withheld =
        kind == .webhook
        ? layers.withheld(secret, from: keys.url, at: origin, note: " (\(keys.url.path))")
        : layers.withheld(secret, from: keys.server, at: origin, note: " (\(keys.server.path))")
      if let withheld { problems.append(withheld) }
    }
    return problems
  }
}

extension BaseURL {
  fileprivate static let ntfy = BaseURL(known: "https://ntfy.sh")
  fileprivate static let telegram = BaseURL(known: "https://api.telegram.org")
}
