import AerogamiCore

// The environment of a child process. Tokens and the passwords of proxies are for this program alone.

extension Settings {
  /// The variables for a command of the user: all but tokens, with proxies without their user and password.
  public static func variables(forCommandFrom variables: [String: String]) -> [String: String] {
    variables.reduce(into: [:]) { passed, variable in
      let (name, value) = variable
      if secretVariables.contains(name) { return }
      passed[name] = proxyVariables.contains(name.lowercased()) ? proxyAddressWithoutUser(value) : value
    }
  }

  /// The variables for a browser: only those that a browser, or what opens it, needs.
  public static func variables(forBrowserFrom variables: [String: String]) -> [String: String] {
    variables.filter { name, _ in
      browserVariables.contains(name) || ["LC_", "XDG_"].contains { name.hasPrefix($0) }
    }
  }

  /// In either case.
  private static let proxyVariables: Set = ["http_proxy", "https_proxy", "ftp_proxy", "all_proxy"]

  private static let browserVariables: Set = [
    "BROWSER", "HOME", "LANG", "LANGUAGE", "LOGNAME", "PATH", "SHELL", "TERM", "TMPDIR", "TZ", "USER",
    // The display, and the desktop that knows the user's browser.
    "DBUS_SESSION_BUS_ADDRESS", "DESKTOP_SESSION", "DISPLAY", "GNOME_DESKTOP_SESSION_ID", "KDE_FULL_SESSION",
    "KDE_SESSION_VERSION", "WAYLAND_DISPLAY", "XAUTHORITY",
    // Windows around a Linux (WSL), and macOS.
    "WSL_DISTRO_NAME", "WSL_INTEROP", "__CF_USER_TEXT_ENCODING",
  ]

  /// The address without a user and password, or `nil` where they cannot be told from the rest of it.
  static func proxyAddressWithoutUser(_ address: String) -> String? {
    if address.isEmpty { return address }
    let hasScheme = address.contains("://")
    guard var parts = URLComponents(string: hasScheme ? address : "http://" + address),
      parts.host?.isEmpty == false
    else { return nil }
    guard address.contains("@") else { return address }
    // An unescaped slash, for one, ends the host and leaves the rest of a password in the path.
    guard ["", "/"].contains(parts.path), parts.query == nil, parts.fragment == nil else { return nil }
    (parts.user, parts.password) = (nil, nil)
    guard let shown = parts.string, !shown.contains("@") else { return nil }
    return hasScheme ? shown : String(shown.dropFirst("http://".count))
  }
}
