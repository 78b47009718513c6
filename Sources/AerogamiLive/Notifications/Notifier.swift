import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
import AerogamiJSON

/// A notifier with all keys that its kind needs, except that the token may be missing for Telegram.
struct Notifier: Sendable {
  enum Target: Sendable {
    case ntfy(server: String, topic: String)
    case webhook(url: String, WebhookTemplate)
    case telegram(server: String, chat: String)
    case email(address: String)
  }

  let name: String
  let kind: NotifierKind
  var target: Target
  var token: String?
  /// The name of the token's setting, for messages: an environment variable, or a key in the user's own file.
  let tokenSource: String
}

extension Notifier {
  /// The URL of requests; for e-mail, the address of the recipient as a `mailto` URL.
  var url: String {
    switch target {
    case .ntfy(let server, _): server + "/"
    case .webhook(let url, _): url
    case .telegram(let server, _): "\(server)/bot\(token ?? "")/sendMessage"
    case .email(let address): "mailto:\(address)"
    }
  }

  /// Where messages arrive, for users, with a placeholder instead of a secret.
  var destination: String {
    switch target {
    case .ntfy(let server, _): "\(server)/(secret)"
    case .webhook: redacted.url
    case .telegram(let server, let chat): "\(server), chat \(chat)"
    case .email(let address): address
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
    case .telegram, .email: break
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
      case .telegram, .email: nil
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
      case .email: required(keys.address, &problems).map { .email(address: $0) }
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
        if !token.isTelegramToken {
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

extension String {
  /// Whether this is a possible token of Telegram. It becomes a part of the URL, so it may contain only characters that
  /// need no encoding.
  var isTelegramToken: Bool { utf8.allSatisfy { $0.isInWord || $0 == UInt8(ascii: ":") } }
}

extension BaseURL {
  static let ntfy = BaseURL(known: "https://ntfy.sh")
  fileprivate static let telegram = BaseURL(known: "https://api.telegram.org")
}

extension Notifier {
  /// Returns the request that sends a notification. It has no owner, so it is neither rate-limited nor recorded.
  func request(_ notification: Notification) -> HTTPRequest {
    let isInHeader = kind != .telegram
    let authorization = token.map { HTTPRequest.Header(name: "Authorization", value: "Bearer \($0)", isSecret: true) }
    return HTTPRequest(
      url: url, shownURL: redacted.url, headers: isInHeader ? [authorization].compactMap(\.self) : [],
      body: body(MessageText(notification)), deadline: notification.deadline)
  }

  /// Returns the e-mail for a notification; `nil` if the notifier sends requests instead.
  func mail(_ notification: Notification) -> MailMessage? {
    guard case .email(let address) = target else { return nil }
    let text = MessageText(notification)
    return MailMessage(recipient: address, subject: text.title, lines: text.lines + [text.url].compactMap(\.self))
  }

  /// Returns the JSON that the service documents, or the title, text, lines and URL for the template `json`:
  /// - ntfy: https://docs.ntfy.sh/publish/#publish-as-json. This form has no text in headers, which could contain only
  ///   ASCII. A message of more than 4,096 bytes would become an attachment.
  /// - Slack: https://docs.slack.dev/messaging/formatting-message-text, at most 4,000 characters.
  /// - Discord: https://discord.com/developers/docs/resources/webhook#execute-webhook, at most 2,000 characters.
  /// - Telegram: https://core.telegram.org/bots/api#sendmessage, at most 4,096 characters. Without `parse_mode`, the
  ///   text has no markup.
  ///
  /// The limits of Slack, Discord and Telegram are applied to UTF-16 code units, because a text never has more
  /// characters than code units.
  private func body(_ text: MessageText) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      switch target {
      case .ntfy(_, let topic):
        json.member("topic", topic)
        json.member("title", text.title)
        json.member("message", text.lines.joined(separator: "\n").shortened(to: 4096) { $0.utf8.count })
        if let url = text.url { json.member("click", url) }
        json.key("tags")
        json.array(of: ["airplane"]) { $0.string($1) }
      case .webhook(_, .slack):
        json.member("text", text.joined(limit: 4000, escaping: \.escapedForSlack))
        json.member("mrkdwn", false)
      case .webhook(_, .discord):
        json.member("content", text.joined(limit: 2000, escaping: \.escapedForDiscord))
        json.key("allowed_mentions")
        json.object { json in
          json.key("parse")
          json.array(of: [String]()) { $0.string($1) }
        }
      case .webhook(_, .json):
        json.member("title", text.title)
        json.member("text", text.lines.joined(separator: "\n"))
        json.key("lines")
        json.array(of: text.lines) { $0.string($1) }
        json.member("url", text.url)
      case .telegram(_, let chat):
        json.member("chat_id", chat)
        json.member("text", text.joined(limit: 4096, escaping: { String($0) }))
      case .email: break
      }
    }
    return json.bytes
  }
}

/// The texts of a notification, without control characters and line breaks.
private struct MessageText {
  let title: String
  let lines: [String]
  /// The address to open; `nil` if there is none or if it is unsafe: not an `http` or `https` URL, longer than 1,000
  /// bytes, or with characters that a service could interpret as markup.
  let url: String?

  init(_ notification: Notification) {
    title = notification.title.printable.shortened(to: 250) { $0.utf16.count }
    lines = notification.lines.map(\.printable)
    url = notification.url.flatMap { url in
      let isSafe = url.utf8.allSatisfy { (0x21...0x7E).contains($0) && !#"<>"\^`{|}[]"#.utf8.contains($0) }
      return isSafe && url.utf8.count <= 1000 && Origin(of: url) != nil ? url : nil
    }
  }

  /// Returns the title, the lines and the URL as one text of at most `limit` UTF-16 code units. Shortens the title and
  /// the lines, but not the URL. `escape` returns the text of one scalar, escaped if it could be markup.
  func joined(limit: Int, escaping escape: (Unicode.Scalar) -> String) -> String {
    // Escapes only `&` in the URL. Escaping any other character, such as `_`, would change the address.
    let link = url.map { "\n" + $0.unicodeScalars.map { $0 == "&" ? escape($0) : String($0) }.joined() } ?? ""
    let text = ([title] + lines).joined(separator: "\n")
    return text.shortened(to: limit - link.utf16.count, escaping: escape) { $0.utf16.count } + link
  }
}

extension Unicode.Scalar {
  fileprivate var escapedForSlack: String {
    switch self {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    default: String(self)
    }
  }

  /// This character, preceded by a backslash if the character has a meaning in Discord's Markdown.
  fileprivate var escapedForDiscord: String {
    switch self {
    case "\\", "*", "_", "~", "`", "|", "<", ">", "[", "]", "#": "\\\(self)"
    default: String(self)
    }
  }
}

extension String {
  /// Returns this text. If it is longer than `limit`, in the unit of `length`, returns its beginning, followed by `…`.
  /// Cuts only between characters, and never within an escaped one. Reads no more of the text than fits.
  func shortened(
    to limit: Int, escaping escape: (Unicode.Scalar) -> String = { String($0) }, length: (String) -> Int
  ) -> String {
    let ellipsis = "…"
    let room = limit - length(ellipsis)
    var text = ""
    var count = 0
    // The number of bytes that stay if the text is too long.
    var kept = 0
    for character in self {
      let piece = character.unicodeScalars.map(escape).joined()
      count += length(piece)
      if count > limit { return String(decoding: Array(text.utf8.prefix(kept)), as: UTF8.self) + ellipsis }
      text += piece
      if count <= room { kept = text.utf8.count }
    }
    return text
  }
}
