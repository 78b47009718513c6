import AerogamiCore

/// A server that connections go through.
package struct Proxy: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Speaks CONNECT, for `http` as well as for `https` addresses.
    case http
    case socks5
  }

  let kind: Kind
  package let host: String
  package let port: Int
  /// Sent to the proxy alone, and never shown.
  var user: String?
  var password: String?
}

/// Why a proxy that a variable names cannot be used, without the variable's value.
package struct ProxyError: ReportedError, Hashable {
  package let message: String
  package let remedy: String?
}

/// Which proxy each origin is reached through, as the customary variables say: `HTTPS_PROXY`, `HTTP_PROXY`, `ALL_PROXY`
/// and `NO_PROXY`. In lowercase they win over those in capitals; an empty one counts as unset.
package struct Proxies: Sendable {
  /// One that cannot be used is an error only for what it is needed for.
  private let byScheme: [String: Result<Proxy, ProxyError>]
  /// What follows no proxy: hosts, domains with all that is below them, either with or without a port, or `*`.
  private let exceptions: [String]

  /// None.
  package init() {
    byScheme = [:]
    exceptions = []
  }

  package init(variables: [String: String]) {
    func variable(_ name: String) -> (name: String, text: String)? {
      [name.lowercased(), name].lazy.compactMap { name in variables[name].map { (name, $0) } }.first { !$0.1.isEmpty }
    }
    func proxy(_ name: String) -> Result<Proxy, ProxyError>? {
      variable(name).map { given in
        Result { () throws(ProxyError) in try Proxy(given.text, from: given.name) }
      }
    }
    let all = proxy("ALL_PROXY")
    byScheme = ["http": proxy("HTTP_PROXY") ?? all, "https": proxy("HTTPS_PROXY") ?? all].compactMapValues(\.self)
    exceptions = (variable("NO_PROXY")?.text ?? "").split { $0 == "," || $0 == " " }.map { $0.lowercased() }
  }

  /// Whether there is none, not even one that cannot be used.
  var isEmpty: Bool { byScheme.isEmpty }

  /// Every proxy there is, each once.
  var all: Set<Proxy> { Set(byScheme.values.compactMap { try? $0.get() }) }

  /// `nil` for an origin that is reached directly. This machine itself always is.
  ///
  /// - Throws: ``ProxyError`` where the proxy cannot be used: going directly is not what was asked for.
  package func proxy(for origin: Origin) throws(ProxyError) -> Proxy? {
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
  /// Reads `http://user:password@host:port`, `socks5://host:port` or `host:port`. The port is 80 or 1080 where none is
  /// given.
  ///
  /// - Throws: What is wrong with anything else. It names the variable and not the value, which may hold a password.
  init(_ text: String, from variable: String) throws(ProxyError) {
    func unusable(_ why: String) -> ProxyError {
      ProxyError(
        message: "\(variable): \(why)", remedy: "give the address of a proxy such as http://127.0.0.1:3128")
    }
    guard let parts = URLComponents(string: text.contains("://") ? text : "http://" + text) else {
      throw unusable("the value is no address")
    }
    switch parts.scheme?.lowercased() {
    case "http": (kind, port) = (.http, parts.port ?? 80)
    case "socks5", "socks5h": (kind, port) = (.socks5, parts.port ?? 1080)
    case "https": throw unusable("a proxy that itself speaks TLS (https://) is not supported")
    case "socks", "socks4", "socks4a":
      throw unusable("of SOCKS, version 5 alone is supported, as in socks5://127.0.0.1:1080")
    default: throw unusable("that kind of proxy is not supported")
    }
    guard let host = parts.host, !host.isEmpty else { throw unusable("the value names no host") }
    guard (1...65535).contains(port) else { throw unusable("the port is not one from 1 to 65535") }
    // The library's SOCKS has no log-in, and going on without one would not be what was asked for.
    if kind == .socks5, parts.user != nil { throw unusable("a user and password are not supported with SOCKS") }
    self.host = host
    user = parts.user
    password = parts.password
  }
}
