import AerogamiCore
import HummingbirdCore

extension URI {
  /// The target of a request as the log shows it: the path, and the parameters that a route reads. Anything else may be a
  /// secret and is left out, which `…` says.
  var logged: String {
    var shown = decodedQuery(of: string).map { parameter in
      guard let (name, value) = parameter, Self.knownParameters.contains(name) else { return "…" }
      // Another parameter, or a URL with a password, may be hidden in a value.
      let isPlain = value.allSatisfy { $0.isLetter || $0.isNumber || " -_.,;'".contains($0) }
      return "\(name)=\(isPlain ? value : "…")"
    }
    let isWhole = !shown.contains("…")
    shown.removeAll { $0 == "…" }
    if !isWhole { shown.append("…") }
    // Routes have no parameters in their segments, such as `;jsessionid=`.
    let plain = path.prefix { $0 != "#" && $0 != ";" }
    let path = path.dropFirst(plain.count).hasPrefix(";") ? plain + "…" : plain
    return "\(path)\(shown.isEmpty ? "" : "?")\(shown.joined(separator: "&"))".printable(maxLength: 300)
  }

  private static let knownParameters = Set(
    ["camera", "codes", "earth_date", "fullText", "page", "search", "sol"] + TripSearch.parameterNames)
}
