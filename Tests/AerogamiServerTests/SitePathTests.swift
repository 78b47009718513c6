import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation
import TestSupport
import Testing

@testable import AerogamiServer

/// A server whose base URL has a path, as behind a proxy that serves other sites too.
@Suite(.timeLimit(.minutes(20))) struct SitePathTests {
  private static let base = "https://home.example/flights"
  private static let own = ["Host": "home.example", "Origin": "https://home.example"]
  private static let add = "/favorites/add?id=a&region=EU&back=%2F%3Fmax_price%3D60"

  private static var dependencies: Dependencies {
    var dependencies = Dependencies.mock
    dependencies.trips.regions = { Fetched([Region(id: "EU", name: "Europe", countryCodes: [])]) }
    dependencies.trips.trips = { _ in Fetched([.fixture(id: "a", price: 50)]) }
    return dependencies
  }

  private static func run(
    password: String? = nil, _ body: (RunningServer) async throws -> Void
  ) async throws {
    let base = try #require(BaseURL(base))
    try await RunningServer.run(dependencies, baseURL: base, password: password, body)
  }

  /// Returns the addresses in a page, or in a part of one.
  private static func addresses(in page: String) -> [String] {
    page.matches(of: /(?:href|src|action|content)="(?:0;url=)?([^"]*)"/).map {
      String($0.1).replacing("&amp;", with: "&").replacing("&#39;", with: "'")
    }.filter { $0.contains("/") || $0.contains("#") || $0.contains("?") }
  }

  @Test("every local address of every page that the pages lead to begins with the path, and leads somewhere")
  func pages() async throws {
    try await Self.run { server in
      let prefix = "/flights"
      // Pages that no other page leads to, and the first one.
      let starts = [
        "/?max_price=x", "/nowhere", "/history/", "/dates/nowhere", "/?wait=true&max_price=1", "/?wait=true", "/",
      ].map { prefix + $0 }
      var waiting = starts
      var visited: Set<String> = []
      while let address = waiting.popLast() {
        // One page of each kind is enough.
        let kind = starts.contains(address) ? address : String(address.prefix { $0 != "?" && $0 != "#" })
        guard visited.insert(kind).inserted, visited.count < 60 else { continue }
        let target = String(address.prefix { $0 != "#" })
        let kept = try await server.ask(target, headers: Self.own.merging(["Accept": "text/html"]) { $1 })
        let removed = try await server.ask(
          String(target.dropFirst(prefix.count)), headers: Self.own.merging(["Accept": "text/html"]) { $1 })
        #expect(kept.status == removed.status)
        #expect(kept.status < 500, "\(target)")
        guard kept.header("Content-Type")?.hasPrefix("text/html") == true else { continue }
        // The status page counts the responses.
        if kind != "/flights/status" { #expect(kept.body == removed.body, "\(target)") }
        let found = Self.addresses(in: kept.body)
        #expect(found.count > 5, "\(target)")
        for other in found where !other.hasPrefix("https://") && !other.hasPrefix("#") {
          #expect(other.hasPrefix(prefix + "/") && !other.hasPrefix(prefix + prefix), "\(target): \(other)")
          waiting.append(other)
        }
      }
      for name in ["/map", "/meet", "/favorites", "/status", "/history/CPH-AGP", "/dates/CPH-AGP", "/favorites/add"] {
        #expect(visited.contains(prefix + name), "\(visited)")
      }
    }
  }

  @Test("the rows of a stream, a redirect after a change, and links in JSON begin with the path")
  func otherResponses() async throws {
    try await Self.run { server in
      let stream = try await server.ask("/flights/stream?regions=EU", headers: Self.own)
      let addresses = Self.addresses(in: stream.body).filter { !$0.hasPrefix("https://") && !$0.hasPrefix("#") }
      #expect(addresses.count >= 3)
      #expect(addresses.allSatisfy { $0.hasPrefix("/flights/") }, "\(addresses)")
      for target in ["/flights" + Self.add, Self.add] {
        let change = try await server.ask(target, method: "POST", headers: Self.own)
        #expect(change.status == 303)
        #expect(change.header("Location")?.hasPrefix("/flights/?max_price=60#t-") == true, "\(change.body)")
      }
      let film = try await server.ask("/flights/starwars/films/1", headers: Self.own)
      #expect(film.body.contains(#""url":"https://home.example/flights/starwars/films/1/""#))
    }
  }

  @Test("the files of the pages have no address that begins with a slash")
  func assets() {
    for asset in Asset.all {
      let text = String(decoding: asset.bytes, as: UTF8.self)
      #expect(!text.contains(/["'`(]\/[a-z?$]/), "\(asset.fileName)")
    }
  }

  @Test("a page has another ETag below another path, so that no browser keeps the addresses of an earlier one")
  func etag() async throws {
    var tags: Set<String?> = []
    for url in ["https://home.example", "https://home.example/flights", "https://home.example/fares"] {
      let base = try #require(BaseURL(url))
      let tag = try await RunningServer.run(Self.dependencies, baseURL: base) { server in
        try await server.ask("/favorites", headers: Self.own).header("ETag")
      }
      tags.insert(tag)
    }
    #expect(tags.count == 3)
  }

  @Test("requests are rejected below the path as at the root")
  func rejections() async throws {
    try await Self.run(password: "hush") { server in
      let health = try await server.ask("/flights/health", headers: Self.own)
      #expect(health.status == 200)
      for target in ["/flights", "/flights/", "/flights/favorites", "/flights/nowhere", "/flightshealth"] {
        let reply = try await server.ask(target, headers: Self.own)
        #expect(reply.status == 401, "\(target)")
      }
    }
    try await Self.run { server in
      for (target, host, status) in [
        (Self.add, "home.example", 405), ("/mcp", "home.example", 405), ("/health", "evil.example", 421),
      ] {
        let reply = try await server.ask("/flights" + target, headers: ["Host": host])
        #expect(reply.status == status, "\(target)")
      }
      // Only the first occurrence of the path is removed, and only whole segments.
      for target in ["/flights/flights/health", "/flightshealth", "/Flights/health", "//flights/health"] {
        let reply = try await server.ask(target, headers: Self.own)
        #expect(reply.status == 404, "\(target)")
      }
    }
  }

  @Test(
    "a change is accepted only from the origin of the base URL, or of the host of a direct request",
    arguments: [
      ("home.example", "https://home.example", 303), ("home.example", "https://home.example:443", 303),
      ("127.0.0.1", "https://HOME.example", 303), ("127.0.0.1", "http://127.0.0.1", 303),
      // Another scheme or port is another site.
      ("home.example", "http://home.example", 403), ("home.example", "https://home.example:8443", 403),
      ("127.0.0.1", "http://home.example", 403), ("home.example", "https://evil.example", 403),
      ("home.example", "https://home.example.evil.example", 403), ("home.example", "null", 403),
    ])
  func origins(host: String, origin: String, status: Int) async throws {
    try await Self.run { server in
      for path in ["/flights", ""] {
        let change = try await server.ask(
          path + Self.add, method: "POST", headers: ["Host": host, "Origin": origin])
        #expect(change.status == status)
      }
    }
  }

  @Test("tools are served below the path, with the body of the request")
  func tools() async throws {
    let body = #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}"#
    try await Self.run { server in
      let head =
        "POST /flights/mcp HTTP/1.1\r\nHost: home.example\r\nConnection: close\r\nContent-Length: \(body.utf8.count)"
      let response = try await RawConnection.run(port: server.port) { client in
        try await client.send(head + "\r\n\r\n" + body)
        return await client.receivedToTheEnd()
      }
      #expect(response.hasPrefix("HTTP/1.1 200 OK\r\n"), "\(response)")
    }
  }

  @Test(
    "the path is that of the URL, in one form of percent-encoding",
    arguments: [
      ("https://h", ""), ("https://h/", ""), ("https://h/flights//", "/flights"), ("https://h/a/B-c.d", "/a/B-c.d"),
      ("https://h/fl%69ghts", "/flights"), ("https://h/fl%c3%bcge", "/fl%C3%BCge"), ("https://h/@me", "/%40me"),
      ("https://h/a//b", nil), ("https://h/..", nil), ("https://h/a/./b", nil), ("https://h/%2e%2E/a", nil),
      ("https://h/a%2Fb", nil), ("https://h/a%5Cb", nil), ("https://h/%00", nil), ("https://h/%0d%0a", nil),
      ("https://h/%ff", nil), ("https://h/%E2%80%AE", nil),
    ])
  func parsed(url: String, text: String?) throws {
    let base = try #require(BaseURL(url))
    #expect(SitePath(of: base)?.text == text)
  }

  @Test(
    "the path is removed from a target once, if it is there",
    arguments: [
      ("/@me/a", "/"), ("/@me/a/", "/"), ("/@me/a?x=1", "/?x=1"), ("/@me/a/b/?x=/@me/a", "/b/?x=/@me/a"),
      ("/%40me/%61/b", "/b"), ("/b", "/b"), ("/@me/ab", "/@me/ab"), ("/@me", "/@me"), ("/?/@me/a", "/?/@me/a"),
      ("/@me//a/b", "/@me//a/b"), ("/%/a/b", "/%/a/b"), ("/@me/a/@me/a/b", "/@me/a/b"),
    ])
  func removed(target: String, rest: String) throws {
    let base = try #require(BaseURL("https://h/@me/a"))
    let site = try #require(SitePath(of: base))
    #expect(site.removed(from: target) == rest)
    #expect(SitePath.root.removed(from: target) == target)
  }

  @Test(
    "a path that begins like a path of the server's own is an error, as a proxy may remove it",
    arguments: ["trips", "favorites/x", "assets", "mcp", "health"])
  func ambiguous(path: String) async throws {
    let url = try #require(BaseURL("https://home.example/\(path)"))
    let server = Server(
      Self.dependencies, environment: ServedEnvironment(name: "test"), baseURL: url, logger: .writing(to: Lines()))
    await #expect(throws: AmbiguousSitePath.self) {
      try await server.run(port: 0, isListening: { _ in }, until: {})
    }
  }
}
