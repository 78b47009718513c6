import AerogamiCore
import AerogamiHTTP
import Foundation

/// The kind of a notifier: the service that delivers its messages.
enum NotifierKind: String, CaseIterable {
  case ntfy, webhook, telegram, email
}

enum WebhookTemplate: String, CaseIterable {
  case slack, discord, json
}

/// The keys of one notifier. Their paths start with `notifiers.` and the name that the user chose for the notifier.
struct NotifierKeys: Sendable {
  let name: String
  private let path: String

  init(_ name: String) {
    self.name = name
    path = "\(Self.root).\(name)."
  }

  var kind: ConfigurationKey<NotifierKind> { ConfigurationKey(path + "kind", .choice) }
  /// The address of the ntfy server or of Telegram's Bot API.
  var server: ConfigurationKey<BaseURL> { ConfigurationKey(path + "server", .baseURL) }
  /// The ntfy topic: a secret, because anyone who knows the topic can read its messages.
  var topic: ConfigurationKey<String> { ConfigurationKey(path + "topic", .topic, isSecret: true) }
  /// The address of a webhook: a secret, because it usually contains a token.
  var url: ConfigurationKey<String> { ConfigurationKey(path + "url", .webhookURL, isSecret: true) }
  var template: DefaultedKey<WebhookTemplate> { DefaultedKey(path + "template", .choice, default: .json) }
  var chat: ConfigurationKey<String> { ConfigurationKey(path + "chat", .chat) }
  var address: ConfigurationKey<String> { ConfigurationKey(path + "address", .mailAddress) }
  var token: ConfigurationKey<String> { ConfigurationKey(path + "token", .token, isSecret: true) }

  /// All keys, in the order of `config show`.
  var all: [AnyConfigurationKey] {
    [
      AnyConfigurationKey(kind), AnyConfigurationKey(server), AnyConfigurationKey(topic), AnyConfigurationKey(url),
      AnyConfigurationKey(template), AnyConfigurationKey(chat), AnyConfigurationKey(address),
      AnyConfigurationKey(token),
    ]
  }

  /// Returns the keys that a notifier of this kind can have; only the key `kind` if the kind is `nil`.
  func keys(of kind: NotifierKind?) -> [AnyConfigurationKey] {
    let own: [AnyConfigurationKey] =
      switch kind {
      case .ntfy: [AnyConfigurationKey(server), AnyConfigurationKey(topic), AnyConfigurationKey(token)]
      case .webhook: [AnyConfigurationKey(url), AnyConfigurationKey(template), AnyConfigurationKey(token)]
      case .telegram: [AnyConfigurationKey(server), AnyConfigurationKey(chat), AnyConfigurationKey(token)]
      case .email: [AnyConfigurationKey(address)]
      case nil: []
      }
    return [AnyConfigurationKey(self.kind)] + own
  }
}

extension NotifierKeys {
  static let root = "notifiers"
  static let variablePrefix = "AEROGAMI_NOTIFIERS_"
  /// The remedy for a variable of a notifier that neither a file nor a `_KIND` variable defines.
  static let undefinedRemedy =
    "define the notifier in a configuration file, or with the variable \(variablePrefix)NAME_KIND"

  /// Returns the notifier that a variable defines: `my-phone` for `AEROGAMI_NOTIFIERS_MY_PHONE_KIND`; `nil` for none.
  static func name(definedBy variable: String) -> String? {
    let suffix = "_KIND"
    guard variable.hasPrefix(variablePrefix), variable.hasSuffix(suffix) else { return nil }
    let words = variable.dropFirst(variablePrefix.count).dropLast(suffix.count)
    let name = words.lowercased().replacing("_", with: "-")
    return words == words.uppercased() && Watch.isName(name) ? name : nil
  }
}

extension ConfigurationFormat<String> {
  static let topic = text("an ntfy topic (at most 64 letters, digits, hyphens and underscores)") { text in
    (1...64).contains(text.utf8.count) && text.utf8.allSatisfy(\.isInWord)
  }

  /// The format of a webhook's address. Only visible ASCII characters are valid, as in ``token``.
  static let webhookURL = text("an http or https URL without user, password or fragment") { text in
    guard let parts = URLComponents(string: text), Origin(of: text) != nil else { return false }
    return parts.user == nil && parts.password == nil && parts.fragment == nil
      && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }

  /// The format of an e-mail address. It has no character with a meaning in a header or at the start of an argument.
  static let mailAddress = text("an e-mail address such as me@example.com") { text in
    let parts = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    guard parts.count == 2, text.utf8.count <= 254, text.utf8.first != UInt8(ascii: "-") else { return false }
    let (name, host) = (parts[0], parts[1])
    return !name.isEmpty && name.allSatisfy { $0.isInWord || ".+%'&=/".utf8.contains($0) }
      && host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { label in
        !label.isEmpty && label.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") }
      }
  }

  static let chat = text(
    #"the id of a chat, such as "123456789", or the name of a channel, such as "@channel""#
  ) { text in
    let isName = text.hasPrefix("@")
    let rest = text.dropFirst(isName || text.hasPrefix("-") ? 1 : 0)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return (1...64).contains(rest.utf8.count)
      && rest.utf8.allSatisfy { isName ? $0.isInWord : digits.contains($0) }
  }
}

extension UInt8 {
  /// Whether this is an ASCII letter, a digit, `-` or `_`.
  var isInWord: Bool { isLetterOrDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_") }
}
