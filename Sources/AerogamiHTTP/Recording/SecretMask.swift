import AerogamiCore
import Foundation

/// Replaces secrets with ``hiddenSecret``, so that recorded text can be shared.
///
/// It replaces the secrets of the configuration, also in base64 or hexadecimal. It also replaces values whose names
/// suggest a secret: `api_key=…` in an address or a form, `"access_token": "…"` in JSON, and the user and password of
/// an address. Masking a text twice has the same result as masking it once, so requests can be compared with recorded
/// ones.
package struct SecretMask: Sendable {
  /// All forms of the secrets to search for. The longest are first, because a form may be a part of another.
  private let secrets: [[UInt8]]

  package init(_ secrets: [String]) {
    self.secrets = Set(secrets.flatMap(\.forms)).map { Array($0.utf8) }.sorted { $0.count > $1.count }
  }

  func text(_ text: String) -> String { String(decoding: self.text(Array(text.utf8)), as: UTF8.self) }

  func text(_ bytes: [UInt8]) -> [UInt8] { data(bytes.maskingNamedSecrets()) }

  /// Masks only the configured secrets, in data that might not be text.
  func data(_ bytes: [UInt8]) -> [UInt8] { bytes.hiding(secrets) }
}

extension String {
  /// The forms of the secret to search for: unchanged, in hexadecimal, and in base64, as in headers and signatures. A
  /// secret of fewer than 6 bytes has no base64 form, because that form would match unrelated text.
  fileprivate var forms: [String] {
    if isEmpty { return [] }
    let base64 = utf8.count < 6 ? [] : (0..<3).map(base64(after:))
    let ofURLs = base64.map { $0.replacing("+", with: "-").replacing("/", with: "_") }
    return [self, utf8.hexadecimal] + base64 + ofURLs
  }

  /// Returns this secret as it appears in the base64 form of a longer text such as `USER:PASSWORD`. `count` is the
  /// number of bytes before the secret, modulo 3. Leaves out characters that also encode neighboring bytes.
  private func base64(after count: Int) -> String {
    let encoded = Data(repeatElement(0, count: count) + Array(utf8)).base64EncodedString()
    let isShared = (count + utf8.count) % 3 != 0
    return String(encoded.prefix { $0 != "=" }.dropLast(isShared ? 1 : 0).dropFirst([0, 2, 3][count]))
  }
}

extension [UInt8] {
  fileprivate func maskingNamedSecrets() -> [UInt8] {
    replacingSecrets { index in
      let isSeparator = self[index] == UInt8(ascii: "=") || self[index] == UInt8(ascii: ":")
      return isSeparator ? namedSecret(after: index) : nil
    }
  }

  /// Returns the range of the secret after a `=` or `:`; `nil` if the text around the separator does not suggest one.
  private func namedSecret(after separator: Int) -> Range<Int>? {
    let isParameter = self[separator] == UInt8(ascii: "=")
    let secret = isParameter ? parameter(at: separator) : user(at: separator) ?? member(at: separator)
    return secret.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the range of `VALUE` in `api_key=VALUE`. It ends before the next part of an address or a form.
  private func parameter(at separator: Int) -> Range<Int>? {
    let name = self[..<separator].suffix(64).reversed().prefix(while: \.isInName)
    guard soundsSecret(String(decoding: name.reversed(), as: UTF8.self)) else { return nil }
    var end = separator + 1
    while end < count, !"&;#\"'<>,(){}[] \t\r\n".utf8.contains(self[end]) || isMark(at: end) {
      if isMark(at: end) {
        end += hiddenSecret.utf8.count
      } else if self[end] == UInt8(ascii: "\\") {
        // In JSON, a backslash may escape a slash within the value, or the quotation mark that ends the value.
        if self[end...].dropFirst().first != UInt8(ascii: "/") { break }
        end += 2
      } else {
        end += 1
      }
    }
    return separator + 1..<end
  }

  private func isMark(at index: Int) -> Bool { self[index...].starts(with: hiddenSecret.utf8) }

  /// Returns the range of `USER:PASSWORD` in `://USER:PASSWORD@`, even if the slashes are escaped.
  private func user(at separator: Int) -> Range<Int>? {
    let rest = self[(separator + 1)...]
    guard let slashes = ["//", "\\/\\/"].first(where: { rest.starts(with: $0.utf8) }) else { return nil }
    let authority = rest.dropFirst(slashes.utf8.count).prefix(1024).prefix { !"/?#\\\"'<> \t\r\n".utf8.contains($0) }
    return authority.lastIndex(of: UInt8(ascii: "@")).map { authority.startIndex..<$0 }
  }

  /// Returns the range of `VALUE` in `"access_token": "VALUE"`.
  private func member(at separator: Int) -> Range<Int>? {
    guard separator > 1, self[separator - 1] == UInt8(ascii: "\"") else { return nil }
    let name = self[..<(separator - 1)].suffix(32).reversed().prefix(while: \.isInName).reversed()
    let plain = String(decoding: name, as: UTF8.self).lowercased().filter { $0 != "_" && $0 != "-" }
    guard secretMembers.contains(plain) else { return nil }
    let value = self[(separator + 1)...].drop { " \t\r\n".utf8.contains($0) }
    guard value.first == UInt8(ascii: "\"") else { return nil }
    var end = value.startIndex + 1
    while end < count, self[end] != UInt8(ascii: "\"") { end += self[end] == UInt8(ascii: "\\") ? 2 : 1 }
    return value.startIndex + 1..<Swift.min(end, count)
  }
}

/// JSON keys whose values are always secret, without word separators. The whole key must match, because a key that only
/// contains such a word may be data: `passengers` contains `pass`. In an address, a part of the name is enough.
private let secretMembers: Set<String> = [
  "accesskey", "accesstoken", "apikey", "apitoken", "authorization", "authtoken", "clientsecret", "cookie", "idtoken",
  "passwd", "password", "privatekey", "refreshtoken", "secret", "secretkey", "sessionid", "sessiontoken", "setcookie",
  "token", "xapikey", "xaccesstoken", "xauthtoken",
]

extension UInt8 {
  fileprivate var isInName: Bool { isLetterOrDigit || "-_.%[]".utf8.contains(self) }
}
