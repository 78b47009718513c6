import AerogamiCore
import Foundation

extension Configuration {
  /// Returns the environment variables for a command that the user passed to `watch`. Leaves out the variables of
  /// secret keys, the password of `serve`, and the user and password in a proxy's address. Leaves out a proxy variable
  /// whose address is invalid, or in which it is unclear where the password ends.
  public func variables(forCommandFrom variables: [String: String]) -> [String: String] {
    let secretVariables = Set(keys.filter(\.isSecret).map(\.variable) + [Self.servePasswordVariable])
    return variables.reduce(into: [:]) { passed, variable in
      let (name, value) = variable
      if secretVariables.contains(name) { return }
      passed[name] = Self.proxyVariables.contains(name.lowercased()) ? Self.proxyAddressWithoutUser(value) : value
    }
  }

  /// Returns only the variables that a browser, or the program that opens it, needs.
  public static func variables(forBrowserFrom variables: [String: String]) -> [String: String] {
    variables.filter { name, _ in
      browserVariables.contains(name) || ["LC_", "XDG_"].contains { name.hasPrefix($0) }
    }
  }

  /// The names of the proxy variables in lowercase. Programs also read their uppercase names.
  private static let proxyVariables: Set = ["http_proxy", "https_proxy", "ftp_proxy", "all_proxy"]

  private static let browserVariables: Set = [
    "BROWSER", "HOME", "LANG", "LANGUAGE", "LOGNAME", "PATH", "SHELL", "TERM", "TMPDIR", "TZ", "USER",
    // Variables of the display, and of the desktop environment, which opens the default browser.
    "DBUS_SESSION_BUS_ADDRESS", "DESKTOP_SESSION", "DISPLAY", "GNOME_DESKTOP_SESSION_ID", "KDE_FULL_SESSION",
    "KDE_SESSION_VERSION", "WAYLAND_DISPLAY", "XAUTHORITY",
    // Variables of the Windows Subsystem for Linux and of macOS.
    "WSL_DISTRO_NAME", "WSL_INTEROP", "__CF_USER_TEXT_ENCODING",
  ]

  /// Returns a proxy's address without user and password; `nil` if it is invalid or its password's end is unclear.
  static func proxyAddressWithoutUser(_ address: String) -> String? {
    if address.isEmpty { return address }
    let hasScheme = address.contains("://")
    guard var parts = URLComponents(string: hasScheme ? address : "http://" + address),
      parts.host?.isEmpty == false
    else { return nil }
    guard address.contains("@") else { return address }
    // With an unescaped slash in a password, the rest of the password is parsed as the path.
    guard ["", "/"].contains(parts.path), parts.query == nil, parts.fragment == nil else { return nil }
    (parts.user, parts.password) = (nil, nil)
    guard let shown = parts.string, !shown.contains("@") else { return nil }
    return hasScheme ? shown : String(shown.dropFirst("http://".count))
  }
}
