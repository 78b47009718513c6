import Testing

@testable import AerogamiLive

@Suite struct ChildVariablesTests {
  @Test(
    "a proxy address is passed on without user and password, or not at all if they cannot be separated",
    arguments: [
      ("http://proxy.example:3128", "http://proxy.example:3128"),
      ("http://me:s3cret@proxy.example:3128", "http://proxy.example:3128"),
      ("http://me:s3cret@proxy.example:3128/", "http://proxy.example:3128/"),
      ("http://s3cret@proxy.example", "http://proxy.example"),
      ("me:s3cret@proxy.example:3128", "proxy.example:3128"),
      ("proxy.example:3128", "proxy.example:3128"),
      ("socks5h://me:s3cret@[::1]:1080", "socks5h://[::1]:1080"),
      ("http://me:s3%40cret@proxy.example", "http://proxy.example"),
      ("", ""),
      ("http://me:s3cret/@proxy.example", nil),
      ("http://me:1/s3cret@proxy.example", nil),
      ("http://me:1?s3cret@proxy.example", nil),
      ("http://me:1#s3cret@proxy.example", nil),
      ("http://me:s3cret", nil),
      ("me:s3cret", nil),
      ("http://:s3cret@", nil),
      ("http:///s3cret", nil),
    ] as [(String, String?)])
  func proxy(address: String, expected: String?) throws {
    let configuration = try Configuration.load(file: "{}")
    #expect(Configuration.proxyAddressWithoutUser(address) == expected)
    for name in ["http_proxy", "HTTP_PROXY", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"] {
      let passed = configuration.variables(forCommandFrom: [name: address, "NO_PROXY": "a@b", "OTHER": "me:x@y"])
      #expect(
        passed == ["NO_PROXY": "a@b", "OTHER": "me:x@y"].merging([name: expected].compactMapValues(\.self)) { $1 })
    }
  }

  @Test("a command gets no token and not the password of serve")
  func secrets() throws {
    let configuration = try Configuration.load(file: "{}")
    let passed = configuration.variables(forCommandFrom: [
      "AEROGAMI_SERVE_PASSWORD": "s3cret", "AEROGAMI_CLIENTS_TRIPS_TOKEN": "s3cret", "AEROGAMI_ENV": "dev",
    ])
    #expect(passed == ["AEROGAMI_ENV": "dev"])
  }

  @Test("in an address with several @, nothing before the last one is passed on")
  func severalSigns() {
    let passed = Configuration.proxyAddressWithoutUser("http://me:s3@cret@proxy.example:3128")
    #expect(passed == nil || passed == "http://proxy.example:3128")
  }

  @Test("a browser gets the variables that it needs, but no token or proxy")
  func browser() {
    let needed = [
      "HOME": "/home/me", "PATH": "/bin", "DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": "/run/me",
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=/run/me/bus", "LANG": "C", "LC_ALL": "C", "BROWSER": "firefox",
    ]
    let others = [
      "AEROGAMI_CLIENTS_TRIPS_TOKEN": "s3cret", "AEROGAMI_HTTP_MAX_ATTEMPTS": "2", "http_proxy": "http://me:s3cret@a",
      "HTTPS_PROXY": "http://me:s3cret@a", "AWS_SECRET_ACCESS_KEY": "s3cret", "home": "x",
    ]
    #expect(Configuration.variables(forBrowserFrom: needed.merging(others) { $1 }) == needed)
  }
}
