import AerogamiContainer
import AerogamiCore
import Testing

@testable import AerogamiHTTP

@Suite struct ProxiesTests {
  private let proxy = Proxy(kind: .http, host: "proxy.example", port: 3128)

  private func proxy(for url: String, _ variables: [String: String]) throws -> Proxy? {
    try Proxies(variables: variables).proxy(for: #require(Origin(of: url)))
  }

  @Test("each scheme uses its own proxy, or the one for all schemes")
  func schemes() throws {
    let both = ["HTTP_PROXY": "http://a.example:1", "HTTPS_PROXY": "http://b.example:2"]
    #expect(try proxy(for: "http://x.example", both)?.host == "a.example")
    #expect(try proxy(for: "https://x.example", both)?.host == "b.example")
    let all = ["ALL_PROXY": "http://c.example:3", "HTTPS_PROXY": "http://b.example:2"]
    #expect(try proxy(for: "http://x.example", all)?.host == "c.example")
    #expect(try proxy(for: "https://x.example", all)?.host == "b.example")
    #expect(try proxy(for: "http://x.example", [:]) == nil)
    #expect(try proxy(for: "http://x.example", ["HTTP_PROXY": ""]) == nil)
    let lowercase = ["http_proxy": "http://d.example:4", "HTTP_PROXY": "http://a.example:1"]
    #expect(try proxy(for: "http://x.example", lowercase)?.host == "d.example")
  }

  @Test(
    "local hosts and those in NO_PROXY are reached directly",
    arguments: [
      ("http://x.example", "x.example", true), ("http://a.x.example", "x.example", true),
      ("http://a.x.example", ".x.example", true), ("http://ax.example", "x.example", false),
      ("http://x.example", "*", true), ("http://x.example", "y.example, x.example", true),
      ("http://x.example:8080", "x.example:8080", true), ("http://x.example", "x.example:8080", false),
      ("http://X.EXAMPLE", "x.example", true), ("http://x.example", "", false), ("http://x.example", ".", false),
      ("http://10.0.0.1", "10.0.0.1", true), ("http://[fe80::1]", "fe80::1", true),
      ("http://localhost:8080", "", true), ("http://127.0.0.1:8080", "", true), ("http://[::1]", "", true),
      ("http://127.0.0.1.example", "", false), ("http://127.example", "", false),
      ("http://127.0.0.300", "", false),
    ])
  func exceptions(url: String, exceptions: String, isDirect: Bool) throws {
    let found = try proxy(for: url, ["HTTP_PROXY": "http://proxy.example:3128", "NO_PROXY": exceptions])
    #expect(found == (isDirect ? nil : proxy))
  }

  @Test(
    "a proxy's address is parsed in the usual forms",
    arguments: [
      ("http://h:1", Proxy(kind: .http, host: "h", port: 1)), ("h:1", Proxy(kind: .http, host: "h", port: 1)),
      ("http://h", Proxy(kind: .http, host: "h", port: 80)),
      ("socks5://h", Proxy(kind: .socks5, host: "h", port: 1080)),
      ("http://u:p%40@h:1", Proxy(kind: .http, host: "h", port: 1, user: "u", password: "p@")),
    ])
  func address(text: String, expected: Proxy) throws {
    #expect(try Proxy(text, from: "HTTP_PROXY") == expected)
  }

  @Test(
    "an unusable proxy is an error with the variable and the problem, but not the value",
    arguments: [
      ("https://user:hunter2@h:1", "a proxy that uses TLS itself (https://) is unsupported"),
      ("socks4://h", "only SOCKS version 5 is supported, as in socks5://127.0.0.1:1080"),
      ("socks4a://hunter2@h:1", "only SOCKS version 5 is supported, as in socks5://127.0.0.1:1080"),
      ("ftp://user:hunter2@h", "only http and socks5 proxies are supported"),
      ("socks5://user:hunter2@h", "a user and password are unsupported with SOCKS"),
      ("http://", "the value has no host"), ("http://user:hunter2@:80", "the value has no host"),
      ("http://h:0", "the port is not a number from 1 to 65535"),
      ("h:65536", "the port is not a number from 1 to 65535"),
      ("http://user:hunter2@h h", "the value is not a valid address"),
      ("http://user:hunter2@h:x", "the value is not a valid address"),
    ])
  func wrong(text: String, problem: String) {
    let error = #expect(throws: Problem.self) {
      try proxy(for: "https://x.example", ["HTTPS_PROXY": text])
    }
    #expect(error?.description == "HTTPS_PROXY: \(problem); set it to a proxy's address such as http://127.0.0.1:3128")
  }

  @Test("an unusable proxy is an error only for requests that would use it")
  func unneeded() throws {
    let wrong = ["HTTPS_PROXY": "https://h", "HTTP_PROXY": "http://proxy.example:3128", "NO_PROXY": "y.example"]
    #expect(try proxy(for: "http://x.example", wrong) == proxy)
    for url in ["https://y.example", "https://localhost", "https://127.0.0.1:8080"] {
      #expect(try proxy(for: url, wrong) == nil)
    }
  }
}
