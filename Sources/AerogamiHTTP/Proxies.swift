package import AerogamiContainer
import AerogamiCore
import Foundation

package struct Proxy: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A proxy that supports CONNECT, which async-http-client uses for `http` addresses too.
    case http
    case socks5
  }

  let kind: Kind
  package let host: String
  package let port: Int
  /// Credentials, sent only to the proxy and never printed.
  var user: String?
  var password: String?
}

/// The proxies set with the variables `HTTPS_PROXY`, `HTTP_PROXY`, `ALL_PROXY` and `NO_PROXY`. Lowercase names take
/// precedence over uppercase ones. An empty variable counts as unset.
package struct Proxies: Sendable {
  /// Maps each scheme to its proxy. An unusable proxy is an error only for requests that need it.
  private let byScheme: [String: Result<Proxy, Problem>]
  /// The entries of `NO_PROXY`, in lowercase: `*`, or hosts or domains (with subdomains), each with or without a port.
  private let exceptions: [String]

  package init() {
    byScheme = [:]
    exceptions = []
  }

  /// Reads the proxies from environment variables. An unusable proxy is not an error until a request needs it.
  package init(variables: [String: String]) {
    func variable(_ name: String) -> (name: String, text: String)? {
      [name.lowercased(), name].lazy.compactMap { name in variables[name].map { (name, $0) } }.first { !$0.1.isEmpty }
    }
    func proxy(_ name: String) -> Result<Proxy, Problem>? {
      variable(name).map { given in
        Result { () throws(Problem) in try Proxy(given.text, from: given.name) }
      }
    }
    let all = proxy("ALL_PROXY")
    byScheme = ["http": proxy("HTTP_PROXY") ?? all, "https": proxy("HTTPS_PROXY") ?? all].compactMapValues(\.self)
    exceptions = (variable("NO_PROXY")?.text ?? "").split { $0 == "," || $0 == " " }.map { $0.lowercased() }
  }

  /// Whether no proxy is set, not even an unusable one.
  var isEmpty: Bool { byScheme.isEmpty }

  var all: Set<Proxy> { Set(byScheme.values.compactMap { try? $0.get() }) }

  /// Returns the proxy for an origin; `nil` for a direct connection, which localhost always gets. Throws if the proxy
  /// is unusable, because a direct connection would ignore the user's setting.
  package func proxy(for origin: Origin) throws(Problem) -> Proxy? {
    isExcepted(origin) ? nil : try byScheme[origin.scheme]?.get()
  }

  private func isExcepted(_ origin: Origin) -> Bool {
    let host = origin.host.filter { $0 != "[" && $0 != "]" }
    let octets = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    if host == "localhost" || host == "::1" || octets.count == 4 && octets[0] == 127 && !octets.contains(nil) {
      return true
    }
    return exceptions.contains { exception in
      if exception == "*" || exception == host { return true }
      let (name, port) =
        exception.lastIndex(of: ":").map { colon in
          (exception[..<colon], Int(exception[exception.index(after: colon)...]))
        } ?? (exception[...], nil)
      if let port, port != origin.port { return false }
      let domain = (port == nil ? exception[...] : name).drop { $0 == "." }
      return !domain.isEmpty && (host == domain || host.hasSuffix("." + domain))
    }
  }
}

extension Proxy {
  /// Parses `http://user:password@host:port`, `socks5://host:port` or `host:port`. The default port is 80, or 1080 for
  /// SOCKS. An error names the variable but not its value, which may hold a password.
  init(_ text: String, from variable: String) throws(Problem) {
    func unusable(_ problem: String) -> Problem {
      Problem("\(variable): \(problem)", remedy: "set it to a proxy's address such as http://127.0.0.1:3128")
    }
    guard let parts = URLComponents(string: text.contains("://") ? text : "http://" + text) else {
      throw unusable("the value is not a valid address")
    }
    switch parts.scheme?.lowercased() {
    case "http": (kind, port) = (.http, parts.port ?? 80)
    case "socks5", "socks5h": (kind, port) = (.socks5, parts.port ?? 1080)
    case "https": throw unusable("a proxy that uses TLS itself (https://) is unsupported")
    case "socks", "socks4", "socks4a":
      throw unusable("only SOCKS version 5 is supported, as in socks5://127.0.0.1:1080")
    default: throw unusable("only http and socks5 proxies are supported")
    }
    guard let host = parts.host, !host.isEmpty else { throw unusable("the value has no host") }
    guard (1...65535).contains(port) else { throw unusable("the port is not a number from 1 to 65535") }
    // async-http-client does not support authentication with SOCKS. Connecting without it would ignore the setting.
    if kind == .socks5, parts.user != nil { throw unusable("a user and password are unsupported with SOCKS") }
    self.host = host
    user = parts.user
    password = parts.password
  }
}
