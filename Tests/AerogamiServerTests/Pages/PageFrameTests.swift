import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiHTTP
import Foundation
import TestSupport
import Testing

@testable import AerogamiServer

/// What all pages have in common: headers, compression, assets and errors.
@Suite(.timeLimit(.minutes(20))) struct PageFrameTests {
  private static var dependencies: Dependencies {
    var dependencies = Dependencies.mock
    dependencies.trips = .mock(trips: [.fixture()])
    return dependencies
  }

  private static let paths = [
    "/", "/?wait=true", "/?max_price=x", "/map", "/favorites", "/status", "/dates/VNO-BCN", "/dates/nowhere",
    "/history/VNO-BCN", "/watches", "/watches/new?to=ES", "/watches/removal?name=none",
  ]

  @Test("every page allows only its own files, and tells other sites nothing", arguments: paths)
  func headers(path: String) async throws {
    try await RunningServer.run(Self.dependencies) { server in
      let browser = ["Accept": "text/html"]
      let page = try await server.ask(path, headers: browser)
      #expect(page.header("Content-Type") == "text/html; charset=utf-8")
      let policy = try #require(page.header("Content-Security-Policy")).components(separatedBy: "; ")
      #expect(
        Set(policy) == [
          "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self'", "connect-src 'self'",
          "form-action 'self'", "frame-ancestors 'none'", "base-uri 'none'",
        ])
      #expect(page.header("X-Content-Type-Options") == "nosniff")
      #expect(page.header("Referrer-Policy") == "no-referrer")
      #expect(!page.body.contains(" style=\""))
      #expect(!page.body.contains(" onclick="))
      #expect(!page.body.contains("<style"))
      #expect(page.body.components(separatedBy: "<script").count == 2)
      #expect(page.body.components(separatedBy: "<h1").count == 2)
      let head = try await server.ask(path, method: "HEAD", headers: browser)
      #expect(head.status == page.status)
      #expect(head.body == "")
    }
  }

  @Test("a page is compressed for clients that accept gzip, with an ETag of its own")
  func compression() async throws {
    try await RunningServer.run(Self.dependencies) { server in
      let plain = try await server.ask("/favorites")
      #expect(plain.header("Content-Encoding") == nil)
      #expect(plain.header("Vary") == "Accept, Accept-Encoding")
      let packed = try await server.ask("/favorites", headers: ["Accept-Encoding": "br, gzip;q=0.5"])
      #expect(packed.header("Content-Encoding") == "gzip")
      #expect(packed.header("Vary") == "Accept, Accept-Encoding")
      #expect(packed.byteCount < plain.byteCount)
      #expect(try packed.unzipped() == Array(plain.body.utf8))
      let tags = (try #require(plain.header("ETag")), try #require(packed.header("ETag")))
      #expect(tags.0 != tags.1)
      // Each ETag names the bytes of one encoding.
      for (encoding, tag, status) in [
        ("gzip", tags.1, 304), ("gzip", tags.0, 200), ("identity", tags.0, 304), ("identity", tags.1, 200),
      ] {
        let again = try await server.ask(
          "/favorites", headers: ["Accept-Encoding": encoding, "If-None-Match": tag])
        #expect(again.status == status, "\(encoding) \(tag)")
      }
      let json = try await server.ask("/trips", headers: ["Accept-Encoding": "gzip"])
      #expect(json.header("Content-Encoding") == nil)
    }
  }

  @Test(
    "the header Accept-Encoding is read as RFC 9110 says",
    arguments: [
      ("gzip", true), ("GZIP", true), ("x-gzip", true), ("deflate, gzip;q=0.2", true), ("*", true), ("", false),
      ("br", false), ("gzip;q=0", false), ("gzip; q=0.0, *", false), ("*;q=0", false), ("*;q=0, gzip", true),
      ("gzip;q=x", false), ("identity", false),
    ])
  func acceptEncoding(header: String, isAccepted: Bool) {
    #expect(isGzipAccepted(by: header) == isAccepted)
  }

  @Test("an asset may be cached forever, and refers to no other server", arguments: Asset.all.map(\.link.text))
  func asset(path: String) async throws {
    try await RunningServer.run(Self.dependencies) { server in
      let asset = try await server.ask(path)
      #expect(asset.status == 200)
      #expect(asset.header("Cache-Control") == "public, max-age=31536000, immutable")
      #expect(asset.header("X-Content-Type-Options") == "nosniff")
      let urls = asset.body.components(separatedBy: "://").count - 1
      // Only the icon has a URL: the name of the SVG format.
      #expect(urls == (path.hasSuffix(".svg") ? 1 : 0))
      #expect(!asset.body.contains("url("))
      let packed = try await server.ask(path, headers: ["Accept-Encoding": "gzip"])
      let isCompressed = packed.header("Content-Encoding") == "gzip"
      #expect(isCompressed == (asset.byteCount >= 1024))
      #expect(try isCompressed ? packed.unzipped() == asset.bytes : packed.bytes == asset.bytes)
      #expect(try await server.ask(path + "x").status == 404)
    }
  }

  @Test("a person gets a page for an unknown path, and a program the paths")
  func unknownPath() async throws {
    try await RunningServer.run(Self.dependencies) { server in
      let page = try await server.ask("/nothing", headers: ["Accept": "text/html,application/xhtml+xml"])
      #expect(page.status == 404)
      #expect(page.body.contains("There is no such page"))
      let json = try await server.ask("/nothing")
      #expect(json.header("Content-Type") == "application/json")
    }
  }

  @Test("a person gets a page for a rejected request, which does not name the version, and a program gets JSON")
  func rejections() async throws {
    let requests = [
      ("GET / HTTP/1.1\r\n", 401), ("POST /favorites/add HTTP/1.1\r\nAuthorization: Bearer hush\r\n", 403),
      ("DELETE / HTTP/1.1\r\nAuthorization: Bearer hush\r\n", 405),
      ("GET / HTTP/1.1\r\nAuthorization: Bearer hush\r\nContent-Length: 1\r\n", 413),
    ]
    try await RunningServer.run(Self.dependencies, password: "hush") { server in
      for (head, status) in requests {
        for (accepted, type) in [("text/html,*/*", "text/html; charset=utf-8"), ("*/*", "application/json")] {
          let text = try await RawConnection.run(port: server.port) { client in
            try await client.send("\(head)Host: localhost\r\nAccept: \(accepted)\r\n\r\n")
            return await client.receivedToTheEnd()
          }
          #expect(text.hasPrefix("HTTP/1.1 \(status) "))
          #expect(text.contains("Content-Type: \(type)\r\n"))
          #expect(!text.contains(aerogamiVersion))
        }
      }
    }
  }

  @Test("the page about the server says where its data comes from, and counts its responses")
  func status() async throws {
    var environment = ServedEnvironment(name: "home")
    environment.endpoints = [.init(name: "trips.trips", variant: .live, source: "clients.trips.variant, home.json")]
    environment.endpoints.append(
      .init(name: "rovers.photos", variant: .live, source: "clients.rovers.variant, home.json", isExample: true))
    environment.faults = "trips.trips/US:status:503"
    environment.sources = ["kiwi"].map { SourceRules($0) }
    var dependencies = Self.dependencies
    var kiwi = ServiceHealth(.source, "kiwi")
    kiwi.count(Problem("status 401 <b>", remedy: "check the token"), at: Date(timeIntervalSince1970: 1_800_000_000))
    dependencies.services = .mock([kiwi])
    try await RunningServer.run(dependencies, environment: environment) { server in
      let browser = ["Accept": "text/html"]
      _ = try await server.ask("/nothing")
      let page = try await server.ask("/status", headers: browser)
      #expect(page.body.contains("<dd>home</dd>"))
      #expect(page.body.contains("<th scope=\"row\">trips.trips</th><td data-column=\"Variant\">live</td>"))
      #expect(page.body.contains("clients.trips.variant, home.json"))
      #expect(page.body.contains("Simulated faults are active: trips.trips/US:status:503"))
      #expect(page.body.contains(">404 Not Found</span></th><td class=\"number\">1</td>"))
      #expect(page.body.contains("<td data-column=\"Status\"><span class=\"state-bad\">failing</span></td>"))
      #expect(page.body.contains("status 401 &lt;b&gt;; check the token"))
      #expect(!page.body.contains("rovers.photos"))
      let all = try await server.ask("/status?examples=true", headers: browser)
      #expect(all.body.contains("rovers.photos"))
      let json = try await server.ask("/status")
      #expect(json.header("Content-Type") == "application/json")
      #expect(json.body.hasPrefix(#"{"environment":"home","ok":false,"started_at":"#))
      #expect(
        json.body.contains(
          #"{"kind":"source","name":"kiwi","ok":false,"status":"failing","last_success":null,"#
            + #""last_failure":"2027-01-15T08:00:00Z","successes":0,"failures":1,"#
            + #""details":"status 401 <b>; check the token"}"#), "\(json.body)")
    }
  }

  @Test("the page about the server does not count sample prices as none recorded", arguments: [true, false])
  func samplePrices(areSamples: Bool) async throws {
    var environment = ServedEnvironment(name: "home")
    environment.showsSampleTrips = areSamples
    var dependencies = Self.dependencies
    dependencies.history = .mock()
    try await RunningServer.run(dependencies, environment: environment) { server in
      let page = try await server.ask("/status", headers: ["Accept": "text/html"]).body
      #expect(page.contains("sample prices are not recorded") == areSamples, "\(page)")
      #expect(page.contains("<dd>0 <small>on 0 routes</small></dd>") != areSamples)
    }
  }

  @Test("a database that cannot be used is named on the page about the server")
  func brokenDatabase() async throws {
    var dependencies = Self.dependencies
    dependencies.favorites = .failing(.status(500))
    dependencies.cache = .failing(.status(500))
    try await RunningServer.run(dependencies) { server in
      let page = try await server.ask("/status", headers: ["Accept": "text/html"])
      #expect(page.status == 200)
      #expect(page.body.components(separatedBy: "<p class=\"note warning\">").count == 3)
      let feed = try await server.ask("/")
      #expect(feed.status == 200)
      #expect(feed.body.contains("The favorites cannot be read"))
      #expect(server.lines.with("the favorites cannot be read").count == 1)
      let favorites = try await server.ask("/favorites")
      #expect(favorites.status == 500)
      #expect(favorites.header("Content-Type") == "text/html; charset=utf-8")
    }
  }

  @Test("the error of a page is logged")
  func logged() async throws {
    var dependencies = Self.dependencies
    dependencies.favorites.find = { _, _ in throw Problem("the database is locked", remedy: "close the other program") }
    try await RunningServer.run(dependencies) { server in
      let page = try await server.ask("/favorites")
      #expect(page.status == 500)
      #expect(page.body.contains("The database is locked; close the other program"))
      let lines = server.lines.with("\"level\":\"error\"")
      #expect(lines.count == 1)
      #expect(lines.first?.contains("the database is locked") == true)
    }
  }
}
