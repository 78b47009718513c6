import AerogamiCore
import HTTPTypes

extension RequestTarget {
  /// This target, without the tokens in the query of a feed. Routes, logs and links in responses never have a token.
  var separatingFeedTokens: RequestTarget {
    guard isFeed, let start = path.firstIndex(of: "?") else { return self }
    var target = self
    let items = path[path.index(after: start)...].split(separator: "&", omittingEmptySubsequences: false)
    var rest: [Substring] = []
    for item in items {
      let name = item.prefix { $0 != "=" }
      if String(name).percentDecoded == "token" {
        target.feedTokens.append(String(item.dropFirst(name.count + 1)))
      } else {
        rest.append(item)
      }
    }
    if !target.feedTokens.isEmpty {
      target.path = path[..<start] + (rest.isEmpty ? "" : "?" + rest.joined(separator: "&"))
    }
    return target
  }

  /// Whether the path is that of a feed. A path in another encoding is not, and so requires the password.
  private var isFeed: Bool {
    let path = path.prefix { $0 != "?" }
    if ["/trips.atom", "/favorites.ics"].contains(path) { return true }
    guard path.hasPrefix("/watches/"), path.hasSuffix(".atom") else { return false }
    return Watch.isName(String(path.dropFirst("/watches/".count).dropLast(".atom".count)))
  }
}

extension Rejection {
  static let wrongFeedToken = Rejection(
    .unauthorized,
    "the token is wrong, or was replaced; run aerogami serve --show-feed-token for the current addresses of feeds")
}
