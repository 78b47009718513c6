import AerogamiContainer
import AerogamiCore
import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import TestSupport
import Testing

@testable import AerogamiServer

/// The server behind the proxies of the article about self-hosting, with its snippets.
enum ProxySnippet: String, CaseIterable, CustomTestStringConvertible {
  case nginxRoot, nginxKeepingPath, nginxRemovingPath, caddyRoot, caddyPath

  private static let article = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/aerogami/Documentation.docc/SelfHosting.md")

  var testDescription: String { rawValue }

  private var isNginx: Bool { rawValue.hasPrefix("nginx") }

  private var proxy: TestProxy { isNginx ? .nginx : .caddy }

  var path: String { rawValue.hasSuffix("Root") ? "" : "/flights" }

  /// Whether the proxy has TLS with a certificate of the test. Caddy would request one from a public authority.
  var hasTLS: Bool { isNginx }

  func url(host: String, port: Int) -> String { "\(hasTLS ? "https" : "http")://\(host):\(port)\(path)" }

  /// Returns the snippet for a host and the ports of the proxy and the server, with files in a directory.
  func text(host: String, port: Int, server: Int, in directory: String) throws -> String {
    let article = try String(contentsOf: Self.article, encoding: .utf8)
    let language = isNginx ? "nginx" : "caddy"
    let blocks = article.matches(of: /```(\w+)\n((?s).*?)```/).filter { $0.1 == language }.map { String($0.2) }
    try #require(blocks.count == 2)
    var text = blocks[path.isEmpty ? 0 : 1]
    func replace(_ old: String, _ new: String) throws {
      try #require(text.contains(old), "\(text)")
      text = text.replacing(old, with: new)
    }
    guard isNginx else {
      try replace("flights.example.com {", "http://\(host):\(port) {")
      try replace("127.0.0.1:8080", "127.0.0.1:\(server)")
      return text
    }
    if !path.isEmpty {
      let location = try #require(blocks[0].range(of: "    location / {"))
      text = blocks[0][..<location.lowerBound] + text + "}\n"
    }
    if self == .nginxRemovingPath { try replace("127.0.0.1:8080;", "127.0.0.1:8080/;") }
    try replace("127.0.0.1:8080", "127.0.0.1:\(server)")
    try replace("listen 443", "listen 127.0.0.1:\(port)")
    try replace("server_name flights.example.com", "server_name \(host)")
    try replace("/etc/ssl", directory)
    return text
  }

  /// Runs `body` with the address of a proxy, which forwards requests to a server.
  func run(
    _ dependencies: Dependencies, host: String, password: String? = nil,
    _ body: (_ url: String, _ port: Int) async throws -> Void
  ) async throws {
    let directory = TemporaryDirectory()
    try FileManager.default.createDirectory(atPath: directory.path, withIntermediateDirectories: true)
    let identity = try TestIdentity.selfSigned()
    for (name, text) in [("pem", identity.certificatePEM), ("key", identity.keyPEM)] {
      try Data(text.utf8).write(to: URL(filePath: directory.path).appending(path: "flights.\(name)"))
    }
    try await TestProxy.onFreePort { port in
      let url = url(host: host, port: port)
      let base = try #require(BaseURL(url))
      try await RunningServer.run(dependencies, baseURL: base, password: password) { server in
        let snippet = try text(host: host, port: port, server: server.port, in: directory.path)
        try await proxy.run(snippet) { try await body(url, port) }
      }
    }
  }
}

extension TestProxy {
  /// Whether tests have to fail without the proxies, instead of being skipped.
  static let isRequired = ProcessInfo.processInfo.environment["AEROGAMI_REQUIRE_NGINX"] == "1"

  static var areAvailable: Bool { (nginx.isInstalled && caddy.isInstalled) || isRequired }
}

@Suite(.timeLimit(.minutes(20)), .enabled(if: TestProxy.areAvailable, "nginx and caddy are not installed"))
struct ProxyTests {
  private static var dependencies: Dependencies {
    var dependencies = Dependencies.mock
    dependencies.trips.regions = { Fetched([Region(id: "EU", name: "Europe", countryCodes: [])]) }
    dependencies.trips.trips = { _ in Fetched([.fixture(id: "a", price: 50)]) }
    return dependencies
  }

  private static func send(
    _ client: HTTPClient, _ url: String, _ method: HTTPMethod = .GET, _ headers: [String: String] = [:]
  ) async throws -> (response: HTTPClientResponse, body: String) {
    var request = HTTPClientRequest(url: url)
    request.method = method
    request.headers = HTTPHeaders(headers.map { ($0.key, $0.value) })
    let response = try await client.execute(request, timeout: .hours(1))
    return (response, String(buffer: try await response.body.collect(upTo: 1 << 24)))
  }

  @Test(
    "the snippets of the article forward pages, changes, streams and the password", arguments: ProxySnippet.allCases)
  func snippets(snippet: ProxySnippet) async throws {
    let host = "home.example"
    try await snippet.run(Self.dependencies, host: host, password: "hush") { url, port in
      try await HTTPClient.withHTTPClient(configuration: .unverified(reaching: host)) { client in
        let origin = String(url.dropLast(snippet.path.count))
        let password = ["Authorization": "Basic " + Data("me:hush".utf8).base64EncodedString()]
        let health = try await Self.send(client, url + "/health").response
        #expect(health.status == .ok)
        let refused = try await Self.send(client, url + "/favorites").response
        #expect(refused.status == .unauthorized)
        #expect(refused.headers["WWW-Authenticate"].first?.hasPrefix("Basic ") == true)

        let page = try await Self.send(client, url + "/?wait=true", .GET, password)
        #expect(page.response.status == .ok)
        #expect(page.body.contains("href=\"\(snippet.path)/favorites\""))
        if snippet.hasTLS { #expect(page.response.headers["Strict-Transport-Security"] == ["max-age=31536000"]) }

        let stream = try await Self.send(client, url + "/stream?regions=EU", .GET, password)
        #expect(stream.response.headers["Content-Type"] == ["text/event-stream"])
        #expect(stream.body.contains("action=\"\(snippet.path)/favorites/add?id=a"))

        let add = url + "/favorites/add?id=a&region=EU"
        for (origin, status) in [(origin, HTTPResponseStatus.seeOther), ("https://evil.example", .forbidden)] {
          let change = try await Self.send(client, add, .POST, password.merging(["Origin": origin]) { $1 })
          #expect(change.response.status == status, "\(change.body)")
          if status == .seeOther {
            #expect(change.response.headers["Location"].first?.hasPrefix(snippet.path + "/#t-") == true)
          }
        }
        if !snippet.path.isEmpty {
          let redirect = try await Self.send(client, url).response
          #expect([.movedPermanently, .found].contains(redirect.status))
          #expect(redirect.headers["Location"].first?.hasSuffix(snippet.path + "/") == true)
        }
      }
    }
  }

  @Test("a proxy whose host is not that of the base URL gets the option to set")
  func wrongHost() async throws {
    let host = "home.example"
    try await TestProxy.onFreePort { port in
      try await RunningServer.run(Self.dependencies) { server in
        let directory = TemporaryDirectory()
        try FileManager.default.createDirectory(atPath: directory.path, withIntermediateDirectories: true)
        let text = """
          server { listen 127.0.0.1:\(port);
            location / { proxy_pass http://127.0.0.1:\(server.port); proxy_set_header Host $host; } }
          """
        try await TestProxy.nginx.run(text) {
          try await HTTPClient.withHTTPClient(configuration: .unverified(reaching: host)) { client in
            let refused = try await Self.send(client, "http://\(host):\(port)/")
            #expect(refused.response.status == .misdirectedRequest)
            #expect(refused.body.contains("--base-url https://home.example"))
          }
        }
      }
    }
  }
}

extension InBrowser {
  /// The pages below a path, as users have them behind a proxy.
  @Suite(.enabled(if: TestProxy.areAvailable, "nginx and caddy are not installed")) struct ProxyInBrowserTests {
    private func expect(_ page: WebPage, at url: String, sourceLocation: SourceLocation = #_sourceLocation) async throws
    {
      let shown = try await page.url()
      #expect(shown == url, sourceLocation: sourceLocation)
    }

    @Test(
      "a search, its results as they arrive, favorites and Back work behind a proxy", arguments: ProxySnippet.allCases)
    func pages(snippet: ProxySnippet) async throws {
      let gates = ["EU": Gate(), "US": Gate()]
      var dependencies = Dependencies.mock
      dependencies.trips.regions = { Fetched(["EU", "US"].map { Region(id: $0, name: $0, countryCodes: []) }) }
      dependencies.trips.trips = { request in
        let region = request.origin ?? ""
        try await gates[region]?.wait()
        return Fetched([.fixture(id: region, price: region == "EU" ? 50 : 90)])
      }
      try await snippet.run(dependencies, host: "127.0.0.1") { url, _ in
        let page = try await WebBrowser.newPage()
        try await page.open(url + "/")
        let rows = "document.querySelectorAll('.trip').length"
        gates["EU"]?.open()
        // The row arrives while the other region has not responded, so the proxy does not hold it back.
        try await page.waitUntil("\(rows) === 1")
        gates["US"]?.open()
        try await page.waitUntil("\(rows) === 2 && document.querySelector('#progress').hidden")

        try await page.find("#max_price").type("60")
        try await page.find("button[type=submit]").click()
        try await page.waitUntil("\(rows) === 1 && document.querySelector('#progress').hidden")
        try await expect(page, at: url + "/?max_price=60&sort=price")

        try await page.find("button.favorite").click()
        try await page.waitUntil("document.querySelector('button.favorite').ariaPressed === 'true'")
        let action = try await page.find("form.favorite-form").attribute("action")
        #expect(action?.contains("/favorites/remove?") == true)
        try await page.find(".site-nav a", named: "Favorites").click()
        try await page.waitUntil("document.title.startsWith('Favorites') && \(rows) === 1")
        try await expect(page, at: url + "/favorites")
        // A form without the script, whose redirect leads back.
        try await page.run("document.querySelector('form.favorite-form').submit()")
        try await page.waitUntil("document.querySelector('main').textContent.includes('No favorites yet')")
        try await expect(page, at: url + "/favorites")

        try await page.open(url + "/?max_price=60")
        try await page.waitUntil("\(rows) === 1 && document.querySelector('#progress').hidden")
        try await page.find("#search-fold > summary").click()
        try await page.find("#max_price").clear()
        try await page.find("button[type=submit]").click()
        try await page.waitUntil("\(rows) === 2 && document.querySelector('#progress').hidden")
        try await expect(page, at: url + "/?sort=price")
        try await page.back()
        try await page.waitUntil("location.search === '?max_price=60' && \(rows) === 1")
        try await expect(page, at: url + "/?max_price=60")
        let errors = try await page.loggedErrors()
        #expect(errors == [])
      }
    }
  }
}
