import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
import AerogamiJSON

extension Notifier {
  /// Returns the request that sends a notification. It has no owner, so it is neither rate-limited nor recorded.
  func request(_ notification: Notification) -> HTTPRequest {
    let isInHeader = kind != .telegram
    let authorization = token.map { HTTPRequest.Header(name: "Authorization", value: "Bearer \($0)", isSecret: true) }
    return HTTPRequest(
      url: url, shownURL: redacted.url, headers: isInHeader ? [authorization].compactMap(\.self) : [],
      body: body(MessageText(notification)), deadline: notification.deadline)
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
  /// the lines, but not the URL. `escape` returns the text for a scalar that could be markup.
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
