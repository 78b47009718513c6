import AerogamiContainer
public import AerogamiCore
import Hummingbird

/// The path of the base URL, below which a proxy serves this server: `/flights`, or empty for the root.
///
/// Routes and pages use paths such as `/favorites`. This path is removed from the target of each request
/// (``removed(from:)``), and put in front of each local address of a response (``RouteResponse/response(to:below:)``).
public struct SitePath: Hashable, Sendable {
  /// The path without a slash at its end, percent-encoded.
  let text: String
  /// The decoded segments.
  private let segments: [String]

  static let root = SitePath(segments: [])

  /// Returns the path of a base URL; `nil` if it has an empty segment, a segment that is `.` or `..`, or a slash,
  /// control character or invalid UTF-8 that is percent-encoded.
  public init?(of url: BaseURL) {
    let path = url.text.drop { $0 != ":" }.dropFirst(3).drop { $0 != "/" }
    var segments: [String] = []
    for segment in path.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      guard let decoded = String(segment).percentDecoded, !["", ".", ".."].contains(decoded),
        !decoded.contains(where: { "/\\".contains($0) }), !decoded.unicodeScalars.contains(where: \.isUnsafeToPrint)
      else { return nil }
      segments.append(decoded)
    }
    self.init(segments: segments)
  }

  private init(segments: [String]) {
    self.segments = segments
    text = segments.map { "/" + $0.percentEncoded }.joined()
  }

  /// Whether a path of the server's own begins with the first segment, such as `/trips`. A request for such a path could
  /// then mean either of two paths, depending on whether the proxy has removed this one.
  func isAmbiguous(among paths: [RouterPath]) -> Bool {
    guard let first = segments.first else { return false }
    return paths.contains { "\($0)".split(separator: "/").first.map(String.init) == first }
  }

  /// Returns the target of a request without this path. Returns any other target unchanged, because a proxy may have
  /// removed the path already.
  func removed(from target: String) -> String {
    let path = target.prefix { $0 != "?" && $0 != "#" }
    var rest = path
    for segment in segments {
      guard rest.first == "/" else { return target }
      let first = rest.dropFirst().prefix { $0 != "/" }
      guard String(first).percentDecoded == segment else { return target }
      rest = rest[first.endIndex...]
    }
    return (rest.isEmpty ? "/" : "") + rest + target[path.endIndex...]
  }
}
