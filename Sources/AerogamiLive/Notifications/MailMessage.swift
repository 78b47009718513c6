public import AerogamiContainer
import Foundation

/// An e-mail with plain text.
public struct MailMessage: Hashable, Sendable {
  /// The address of the only recipient. It does not begin with a hyphen, and has no spaces or control characters.
  public let recipient: String
  /// The subject, without control characters.
  let subject: String
  /// The lines of the body, without control characters.
  let lines: [String]

  /// The message with its headers, in the form that `sendmail` reads: ASCII, with a line feed after each line.
  ///
  /// The subject and the body are in Base64. So no text can add a header or end the message, and no line is too long.
  /// `sendmail` adds the sender and the date.
  public var source: String {
    let body = Data((lines.joined(separator: "\r\n") + "\r\n").utf8)
    return """
      To: \(recipient)
      Subject: \(subject.encodedWords)
      MIME-Version: 1.0
      Content-Type: text/plain; charset=utf-8
      Content-Transfer-Encoding: base64
      Auto-Submitted: auto-generated

      \(body.base64EncodedString(options: [.lineLength76Characters, .endLineWithLineFeed]))

      """
  }
}

extension String {
  /// This text as encoded words (RFC 2047), each on a line of its own that is not too long after `Subject: `.
  fileprivate var encodedWords: String {
    let limit = 39
    var words: [[UInt8]] = []
    for scalar in unicodeScalars {
      let bytes = Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      if let last = words.last, last.count + bytes.count <= limit {
        words[words.count - 1] += bytes
      } else {
        words.append(bytes)
      }
    }
    return words.map { "=?UTF-8?B?\(Data($0).base64EncodedString())?=" }.joined(separator: "\n ")
  }
}

/// The reason why an e-mail was not handed over for delivery.
public struct MailError: Error, Hashable, Sendable {
  public let problem: Problem

  public init(_ message: String, remedy: String? = nil) { problem = Problem(message, remedy: remedy) }
}
