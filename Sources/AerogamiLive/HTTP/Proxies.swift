import FoundationEssentials

/// A server that connections go through.
struct Proxy: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Speaks CONNECT, for `http` as well as for `https` addresses.
    case http
    case socks5
  }

  let kind: Kind
  let host: String
  let port: Int
  /// Sent to the proxy alone, and never shown.
  var user: String?
  var password: String?
}

/// Which proxy each origin is reached through, as the customary variables say: `HTTPS_PROXY`, `HTTP_PROXY`, `ALL_PROXY`
/// and `NO_PROXY`. In lowercase they win over those in capitals; an empty one counts as unset.
struct Proxies: Sendable {
  private let byScheme: [String: Proxy]
  /// What follows no proxy: hosts, domains with all that is below them, either with or without a port, or `*`.
  private let exceptions: [String]

  /// None.
  init() {
    byScheme = [:]
    exceptions = []
  }

  /// - Throws: ``ConfigurationError`` for a proxy that cannot be used; it names the variable and not the value, which may
  ///   hold a password.
  init(variables: [String: String]) throws(ConfigurationError) {
    func variable(_ name: String) -> (name: String, text: String)? {
      [name.lowercased(), name].lazy.compactMap { name in variables[name].map { (name, $0) } }.first { !$0.1.isEmpty }
    }
    func proxy(_ name: String) throws(ConfigurationError) -> Proxy? {
      guard let given = variable(name) else { return nil }
      guard let proxy = Proxy(given.text) else {
        throw ConfigurationError("\(given.name): the value is not the address of a proxy such as http://127.0.0.1:3128")
      }
      return proxy
    }
    let all = try proxy("ALL_PROXY")
    byScheme = ["http": try proxy("HTTP_PROXY") ?? all, "https": try proxy("HTTPS_PROXY") ?? all].compactMapValues(
      \.self)
    exceptions = (variable("NO_PROXY")?.text ?? "").split { $0 == "," || $0 == " " }.map { $0.lowercased() }
  }

  /// Every proxy there is, each once.
  var all: Set<Proxy> { Set(byScheme.values) }

  /// `nil` for an origin that is reached directly. This machine itself always is.
  func proxy(for origin: Origin) -> Proxy? {
    isExcepted(origin) ? nil : byScheme[origin.scheme]
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
  /// Reads `http://user:password@host:port`, `socks5://host:port` or `host:port`; `nil` for anything else. The port is
  /// 80 or 1080 where none is given.
  init?(_ text: String) {
    guard let parts = URLComponents(string: text.contains("://") ? text : "http://" + text),
      let host = parts.host, !host.isEmpty
    else { return nil }
    switch parts.scheme?.lowercased() {
    case "http": self.init(kind: .http, host: host, port: parts.port ?? 80)
    case "socks5", "socks5h": self.init(kind: .socks5, host: host, port: parts.port ?? 1080)
    default: return nil
    }
    guard (1...65535).contains(port) else { return nil }
    // The library's SOCKS has no log-in, and going on without one would not be what was asked for.
    if kind == .socks5, parts.user != nil { return nil }
    user = parts.user
    password = parts.password
  }
}
