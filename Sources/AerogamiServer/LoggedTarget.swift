import AerogamiContainer
import AerogamiCore
import HummingbirdCore

extension URI {
  /// The target of a request as the log shows it: the path, and the query parameters that a route reads. One `…` at the
  /// end replaces all other parameters, because they may be secrets.
  var logged: String {
    var shown = decodedQuery(of: string).map { parameter in
      guard let (name, value) = parameter, Self.knownParameters.contains(name) else { return "…" }
      // Hide a value with any other character, such as `=` or `:`: it may contain another parameter, or a URL with a
      // password.
      let isPlain = value.allSatisfy { $0.isLetter || $0.isNumber || " -_.,;'".contains($0) }
      return "\(name)=\(isPlain ? value : "…")"
    }
    let isWhole = !shown.contains("…")
    shown.removeAll { $0 == "…" }
    if !isWhole { shown.append("…") }
    // Hide parameters in the path, such as `;jsessionid=`, because no route reads them.
    let plain = path.prefix { $0 != "#" && $0 != ";" }
    let path = path.dropFirst(plain.count).hasPrefix(";") ? plain + "…" : plain
    return "\(path)\(shown.isEmpty ? "" : "?")\(shown.joined(separator: "&"))".printable(maxLength: 300)
  }

  private static let knownParameters = Set(
    RouteRegistration.apis.flatMap(\.parameters) + SearchForm.ownParameterNames + ["region"])
}
