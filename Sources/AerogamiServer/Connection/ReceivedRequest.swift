import AerogamiCore
import AerogamiMCP
import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1

/// A request as a client sent it.
enum ReceivedRequest: Sendable {
  case head(HTTPRequestHead, ReceivedBody)
  /// Bytes that the HTTP parser rejected, such as a malformed head. Nothing after them is read.
  case malformed
}

/// The body of a request.
enum ReceivedBody: Equatable, Sendable {
  case none
  /// The complete body of a request for the path ``Server/toolPath``.
  case complete(ByteBuffer)
  /// A body that is not read, because the path accepts none or the body is too long.
  case ignored
}

extension HTTPRequestHead {
  /// Returns whether the server reads the body that follows, which only requests for tools have.
  func hasReadBody(below site: SitePath) -> Bool {
    guard hasBody, method == .POST, isSupportedVersion, let target = RequestTarget(uri, below: site) else {
      return false
    }
    return target.path.prefix { $0 != "?" } == Server.toolPath
      // A request with both headers means different things to different readers.
      && !(headers.contains(name: "Transfer-Encoding") && headers.contains(name: "Content-Length"))
      && headers["Content-Length"].allSatisfy { Int($0).map { $0 <= HTTPExchange.maxBytes } == true }
  }

  /// Whether the client waits for permission to send the body.
  var expectsContinue: Bool { version == .http1_1 && headers["Expect"].contains { $0.lowercased() == "100-continue" } }

  /// Whether a body follows (RFC 9112, section 6.3).
  var hasBody: Bool {
    headers.contains(name: "Transfer-Encoding") || headers["Content-Length"].contains { Int($0) != 0 }
  }

  var isSupportedVersion: Bool { version == .http1_0 || version == .http1_1 }

  /// Whether the client requests a switch to another protocol. The HTTP parser stops after such a request.
  var wantsUpgrade: Bool { headers.contains(name: "Upgrade") }
}

/// The target of a request: the path with its query, and the host if the target contains one.
struct RequestTarget: Hashable, Sendable {
  /// The path with its query, without the path of the site. Starts with a slash.
  var path: String
  /// The host and port of the absolute form (`GET http://localhost/trips`), which override the `Host` header (RFC 9112,
  /// section 3.2.2); `nil` for the origin form (`GET /trips`).
  var authority: String?
  /// The tokens that ``separatingFeedTokens`` has removed from the query.
  var feedTokens: [String] = []

  /// Parses a target in origin form, or in absolute form with `http` or `https`. Returns `nil` for other forms.
  init?(_ text: String, below site: SitePath) {
    if text.hasPrefix("/") {
      path = site.removed(from: text)
      return
    }
    let lowercased = text.lowercased()
    guard let scheme = ["http://", "https://"].first(where: lowercased.hasPrefix) else { return nil }
    let rest = text.dropFirst(scheme.count)
    let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
    authority = String(rest[..<end])
    let path = String(rest[end...])
    self.path = site.removed(from: path.hasPrefix("/") ? path : "/" + path)
  }
}

/// A `Host` header or the authority of a target (RFC 9110, section 7.2): a host and an optional port, without a user.
struct Host: Hashable, Sendable {
  /// The host in lowercase; an IPv6 address in brackets.
  let name: String

  /// Parses a host. Returns `nil` for invalid text, and for text that other parsers might read differently.
  init?(_ text: String) {
    // A DNS name has at most 253 bytes. A period at its end and a port add at most 7.
    guard text.utf8.count <= 260 else { return nil }
    let text = text.lowercased()
    let name: Substring
    if text.first == "[" {
      guard let end = text.firstIndex(of: "]") else { return nil }
      name = text[...end]
      guard name.count > 2, name.dropFirst().dropLast().allSatisfy("0123456789abcdef:.".contains) else { return nil }
    } else {
      name = text.prefix { $0 != ":" }
      guard !name.isEmpty, name.allSatisfy("abcdefghijklmnopqrstuvwxyz0123456789.-_".contains) else { return nil }
    }
    let port = text[name.endIndex...]
    if !port.isEmpty {
      let digits = port.dropFirst()
      guard port.first == ":", digits.allSatisfy("0123456789".contains),
        digits.isEmpty || (0...65_535).contains(Int(digits) ?? -1)
      else { return nil }
    }
    self.name = String(name)
  }
}

extension BaseURL {
  /// The URL's host in lowercase, without the port, to compare with ``Host/name``; `nil` if the host is not valid.
  var host: String? { text.authority.flatMap { Host($0)?.name } }
}

extension Request {
  /// Whether this request comes from a page of this server. Without this check, another site could make a browser send
  /// a change (cross-site request forgery).
  ///
  /// Browsers report where a request comes from in `Sec-Fetch-Site`, but only over TLS and on loopback. Without that
  /// header, `Origin` must name the host of the request, or be that of `baseURL`, at which a proxy serves it.
  func isSameOrigin(baseURL: BaseURL?) -> Bool {
    let sites = headers[values: .secFetchSite]
    if !sites.isEmpty { return sites == ["same-origin"] }
    let origins = headers[values: .origin]
    guard origins.count == 1, let origin = WebOrigin(origins[0]) else { return false }
    let base = baseURL.flatMap { WebOrigin($0.text) }
    if origin == base { return true }
    // Another scheme at the address of the base URL is another site.
    guard let host = head.authority?.lowercased(), host != base?.authority else { return false }
    // Without a base URL, the scheme is not known: a proxy may accept https and forward http.
    return host == origin.authority
  }
}

extension Request {
  /// Whether a page of another site sent this request. Programs that are not browsers send neither of the headers.
  func isCrossOrigin(baseURL: BaseURL?) -> Bool {
    (headers[.secFetchSite] ?? headers[.origin]) != nil && !isSameOrigin(baseURL: baseURL)
  }
}

/// The scheme and the host of a URL in lowercase, with its port unless it is the scheme's default port.
private struct WebOrigin: Equatable {
  let scheme: String
  let authority: String

  init?(_ url: String) {
    let url = url.lowercased()
    guard let authority = url.authority else { return nil }
    scheme = String(url.prefix { $0 != ":" })
    let defaultPort = ["http": ":80", "https": ":443"][scheme] ?? ""
    self.authority = authority.hasSuffix(defaultPort) ? String(authority.dropLast(defaultPort.count)) : authority
  }
}

extension String {
  /// The host and the port of a URL.
  fileprivate var authority: String? {
    firstRange(of: "://").map { String(self[$0.upperBound...].prefix { $0 != "/" }) }
  }
}

extension HTTPField.Name {
  static let requestID = required("X-Request-Id")
  static let mcpProtocolVersion = required("MCP-Protocol-Version")
  static let mcpMethod = required("Mcp-Method")
  static let mcpName = required("Mcp-Name")
  static let secFetchSite = required("Sec-Fetch-Site")
  static let referrerPolicy = required("Referrer-Policy")
  static let accelBuffering = required("X-Accel-Buffering")
  static let completeness = required("Aerogami-Completeness")
  static let note = required("Aerogami-Note")
  /// The header in which `RoverClient` sends its token, which can be the password of this server.
  static let apiKey = required("X-API-Key")

  private static func required(_ text: String) -> HTTPField.Name {
    guard let name = HTTPField.Name(text) else { preconditionFailure("\(text) is not a valid header name") }
    return name
  }
}
