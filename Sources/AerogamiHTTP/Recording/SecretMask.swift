import AerogamiCore

/// Puts ``hiddenSecret`` in the place of secrets, so that what is written down can be shown to anyone.
///
/// Two kinds are known: the secrets of a configuration, wherever they are repeated, also in base64 or hexadecimal; and
/// what sounds like one by its name: `api_key=…` in an address or a form, `"access_token": "…"` in JSON, and the user
/// and password of an address. What is masked already is left as it is, so that a masked request finds its answer.
package struct SecretMask: Sendable {
  /// In every form that they are looked for in, the longest first: one may be a part of another.
  private let secrets: [[UInt8]]

  package init(_ secrets: [String]) {
    self.secrets = Set(secrets.flatMap(\.forms)).map { Array($0.utf8) }.sorted { $0.count > $1.count }
  }

  func text(_ text: String) -> String { String(decoding: self.text(Array(text.utf8)), as: UTF8.self) }

  func text(_ bytes: [UInt8]) -> [UInt8] { data(bytes.maskingNamedSecrets()) }

  /// What may be no text: nothing has a name in it.
  func data(_ bytes: [UInt8]) -> [UInt8] { bytes.hiding(secrets) }
}

extension String {
  /// This, and what it is when it is encoded as headers and signatures are. As base64 a short one may be a part of
  /// anything, and is not looked for.
  fileprivate var forms: [String] {
    if isEmpty { return [] }
    let base64 = utf8.count < 6 ? [] : (0..<3).map(base64(behind:))
    let ofURLs = base64.map { $0.replacing("+", with: "-").replacing("/", with: "_") }
    return [self, utf8.hexadecimal] + base64 + ofURLs
  }

  /// What base64 makes of this where so many other bytes, modulo 3, come before it, without what it shares with what is
  /// around it: `Bearer ` is before a token, and a user's name before a password.
  private func base64(behind count: Int) -> String {
    let encoded = Data(repeatElement(0, count: count) + Array(utf8)).base64EncodedString()
    let isShared = (count + utf8.count) % 3 != 0
    return String(encoded.prefix { $0 != "=" }.dropLast(isShared ? 1 : 0).dropFirst([0, 2, 3][count]))
  }
}

extension [UInt8] {
  fileprivate func maskingNamedSecrets() -> [UInt8] {
    var masked: [UInt8] = []
    masked.reserveCapacity(count)
    // Where what has not been copied yet begins.
    var start = 0
    var index = 0
    while index < count {
      let byte = self[index]
      guard byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":"), let secret = namedSecret(after: index) else {
        index += 1
        continue
      }
      masked += self[start..<secret.lowerBound]
      masked += hiddenSecret.utf8
      (start, index) = (secret.upperBound, secret.upperBound)
    }
    return masked + self[start...]
  }

  /// Where the secret is that is named before a `=` or a `:`.
  private func namedSecret(after separator: Int) -> Range<Int>? {
    let isParameter = self[separator] == UInt8(ascii: "=")
    let secret = isParameter ? parameter(at: separator) : user(at: separator) ?? member(at: separator)
    return secret.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// `api_key=VALUE`, to where an address or a form goes on.
  private func parameter(at separator: Int) -> Range<Int>? {
    let name = self[..<separator].suffix(64).reversed().prefix(while: \.isInName)
    guard soundsSecret(String(decoding: name.reversed(), as: UTF8.self)) else { return nil }
    var end = separator + 1
    while end < count, !"&;#\"'<>,(){}[] \t\r\n".utf8.contains(self[end]) || isMark(at: end) {
      if isMark(at: end) {
        end += hiddenSecret.utf8.count
      } else if self[end] == UInt8(ascii: "\\") {
        // In JSON a slash may be escaped, and so may be what ends the value.
        if self[end...].dropFirst().first != UInt8(ascii: "/") { break }
        end += 2
      } else {
        end += 1
      }
    }
    return separator + 1..<end
  }

  private func isMark(at index: Int) -> Bool { self[index...].starts(with: hiddenSecret.utf8) }

  /// `://USER:PASSWORD@`, also where the slashes are escaped.
  private func user(at separator: Int) -> Range<Int>? {
    let rest = self[(separator + 1)...]
    guard let slashes = ["//", "\\/\\/"].first(where: { rest.starts(with: $0.utf8) }) else { return nil }
    let authority = rest.dropFirst(slashes.utf8.count).prefix(1024).prefix { !"/?#\\\"'<> \t\r\n".utf8.contains($0) }
    return authority.lastIndex(of: UInt8(ascii: "@")).map { authority.startIndex..<$0 }
  }

  /// `"access_token": "VALUE"`
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

/// The names under which JSON has secrets and nothing else, without what joins their words: unlike in an address, what
/// only sounds like one may be data, such as the passengers of a starship.
private let secretMembers: Set<String> = [
  "accesskey", "accesstoken", "apikey", "apitoken", "authorization", "authtoken", "clientsecret", "cookie", "idtoken",
  "passwd", "password", "privatekey", "refreshtoken", "secret", "secretkey", "sessionid", "sessiontoken", "setcookie",
  "token", "xapikey", "xaccesstoken", "xauthtoken",
]

extension UInt8 {
  fileprivate var isInName: Bool { isLetterOrDigit || "-_.%[]".utf8.contains(self) }
}
