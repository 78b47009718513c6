import AerogamiContainer

/// Returns a URL without secrets, for errors and logs: without user and password, and without values of parameters
/// whose names suggest a secret.
///
/// Servers split URLs in different ways. Therefore `?`, `#` and `;` separate parameters as `&` does, names are
/// percent-decoded repeatedly, and a value that itself contains a secret parameter, like a nested URL, is removed too.
package func redacted(_ url: String) -> String {
  let separators = Array("?#&;".utf8)
  let start = url.utf8.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? url.endIndex
  var shown = withoutUser(url[..<start])
  var rest = url[start...]
  while !rest.isEmpty {
    let first = rest.utf8.index(after: rest.startIndex)
    let end = rest[first...].utf8.firstIndex(where: separators.contains) ?? rest.endIndex
    shown += rest[..<first] + redactedParameter(rest[first..<end])
    rest = rest[end...]
  }
  return shown
}

private func withoutUser(_ url: Substring) -> String {
  // This function runs for almost every request. Without this check, the search for the scheme took 2.5% of the
  // instructions of 1,000 small requests.
  guard url.utf8.contains(UInt8(ascii: "@")) else { return String(url) }
  guard let scheme = url.firstRange(of: "://") else { return String(url) }
  let authority = url[scheme.upperBound...].prefix { $0 != "/" }
  guard let at = authority.lastIndex(of: "@") else { return String(url) }
  return url[..<scheme.upperBound] + "…" + url[at...]
}

private func redactedParameter(_ parameter: Substring) -> String {
  guard let equals = parameter.utf8.firstIndex(of: UInt8(ascii: "=")) else {
    return holdsSecret(parameter) ? "…" : String(parameter)
  }
  let (name, value) = (parameter[..<equals], parameter[equals...].dropFirst())
  if holdsSecret(name) { return "…" }
  return fullyDecoded(name).map(isSecretParameter) ?? true || holdsSecret(value) ? name + "=…" : String(parameter)
}

/// Returns whether a text contains a parameter whose name suggests a secret, or a URL with a user. Also returns `true`
/// if the text has too many levels of percent-encoding to be decoded.
private func holdsSecret(_ text: Substring) -> Bool {
  guard let text = fullyDecoded(text) else { return true }
  if text.contains("://"), text.contains("@") { return true }
  return text.split { "?#&;".contains($0) }.contains { part in
    part.split(separator: "=", omittingEmptySubsequences: false).dropLast().contains(where: isSecretParameter)
  }
}

/// Returns whether a parameter name suggests a secret.
package func soundsSecret(_ name: some StringProtocol) -> Bool {
  let name = name.lowercased()
  return ["key", "token", "secret", "pass", "sig", "auth", "cred", "session"].contains { name.contains($0) }
}

private func isSecretParameter(_ name: some StringProtocol) -> Bool {
  let lowercased = name.lowercased()
  if soundsSecret(name) || ["pwd", "jwt", "bearer", "otp", "sess"].contains(where: lowercased.contains) { return true }
  // The following words match only whole words, or the last word in camel case such as `userPin`. So `codes` and
  // `shipping` are not secrets.
  return name.split { !$0.isLetter }.contains { word in
    // The code of an airport or a country, as in `departureAirportIataCode`, is not a secret.
    if ["IataCode", "CountryCode"].contains(where: word.hasSuffix) { return false }
    return ["pw", "sid", "pin", "code"].contains(word.lowercased())
      || ["Pw", "Sid", "Pin", "Code"].contains(where: word.hasSuffix)
  }
}

/// Removes percent-encoding, even if it was applied several times; `nil` if it was applied more than eight times.
private func fullyDecoded(_ text: Substring) -> String? {
  var bytes = Array(text.utf8)
  for _ in 0...8 {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      // A `%` that is not followed by two hexadecimal digits is copied.
      if bytes[index] == UInt8(ascii: "%"), let byte = bytes[(index + 1)...].prefix(2).hexadecimalByte {
        decoded.append(byte)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    if decoded.count == bytes.count { return String(decoding: bytes, as: UTF8.self) }
    bytes = decoded
  }
  return nil
}

extension ArraySlice<UInt8> {
  fileprivate var hexadecimalByte: UInt8? {
    guard count == 2, allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    return UInt8(String(decoding: self, as: UTF8.self), radix: 16)
  }
}

extension String {
  /// An invalid URL in quotes, for an error: only its scheme, host and path. Leaves out the whole URL if it may contain
  /// a user. Leaves out each path component that may be a token: one with a digit and at least 20 bytes.
  package var quotedAddress: String {
    if utf8.contains(where: "@%".utf8.contains) { return "\"…\"" }
    let end = utf8.firstIndex(where: "?#;&=".utf8.contains)
    var parts = self[..<(end ?? endIndex)].split(separator: "/", omittingEmptySubsequences: false)
    let host = parts.count > 2 && parts[0].hasSuffix(":") && parts[1].isEmpty ? 2 : nil
    for index in parts.indices
    where index != host && parts[index].utf8.count >= 20 && parts[index].contains(where: \.isNumber) {
      parts[index] = "…"
    }
    let shown = parts.joined(separator: "/").printable(maxLength: 60)
    return "\"\(shown)\(end.map { "\(unicodeScalars[$0])…" } ?? "")\""
  }
}
