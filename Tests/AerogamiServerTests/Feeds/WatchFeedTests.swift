import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation
import TestSupport
import Testing

@testable import AerogamiServer

@Suite(.timeLimit(.minutes(20))) struct WatchFeedTests {
  private let store = WatchStore.mock()
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private var dependencies: Dependencies {
    var dependencies = Dependencies.mock
    dependencies.watches = store
    return dependencies
  }

  private func add(_ name: String = "spain") async throws {
    _ = try await store.add(try Watch(name: name, fields: [("to", "ES")]), name)
  }

  private func report(_ title: String, _ link: String? = "https://book.example/a", at time: Date) async throws {
    var seen = SeenTrips([])
    seen.reported = [
      ReportedChange(
        id: "a \(time)", .drop, reportedAt: time, title: title, lines: [title, "second line"], link: link)
    ]
    try await store.save(seen, WatchSubject(source: "test", watch: "spain", region: nil), time)
  }

  private func feed(_ server: RunningServer) async throws -> ParsedFeed {
    let reply = try await server.ask("/watches/spain.atom")
    #expect(reply.status == 200)
    #expect(reply.header("Content-Type") == "application/atom+xml; charset=utf-8")
    let feed = try ParsedFeed(reply.bytes)
    #expect(feed.problems == [])
    return feed
  }

  @Test("the reported changes of a watch are entries, with the newest first and ids that stay the same")
  func entries() async throws {
    try await add()
    try await report("70 EUR, was 80", at: now)
    try await RunningServer.run(dependencies) { server in
      let before = try await feed(server)
      try await report("60 EUR, was 70", at: now + 900)
      let feed = try await feed(server)
      #expect(feed.entries.map { $0["title"] } == ["60 EUR, was 70", "70 EUR, was 80"])
      #expect(feed.entries.map { $0["updated"] } == ["2027-01-15T08:15:00Z", "2027-01-15T08:00:00Z"])
      #expect(feed.entries[0]["content"] == "60 EUR, was 70\nsecond line")
      #expect(feed.entries[1] == before.entries[0])
      #expect(feed.head["id"] == before.head["id"] && feed.head["title"] == "Watch: spain")
      #expect(feed.links["self"] == "\(server.address)/watches/spain.atom")
      #expect(feed.links["alternate"] == "\(server.address)/watches#watch-spain")
      let body = try await server.ask("/watches/spain.atom").body
      #expect(body.contains("<link rel=\"alternate\" href=\"https://book.example/a\"/>"))
      #expect(body.contains("<category term=\"drop\"/>"))
    }
  }

  @Test("without changes the feed is valid and empty, and its subtitle says how the watch is")
  func subtitle() async throws {
    try await add()
    try await RunningServer.run(dependencies) { server in
      #expect(try await feed(server).entries.isEmpty)
      #expect(try await feed(server).head["subtitle"] == "The watch has not run yet")
      _ = try await store.saveRound(FinishedRound(of: "spain"), now)
      #expect(try await feed(server).head["subtitle"] == "The last round succeeded")
      var failed = FinishedRound(of: "spain")
      failed.failure = "EU: status <401>"
      _ = try await store.saveRound(failed, now)
      #expect(
        try await feed(server).head["subtitle"] == "The watch is failing since 2027-01-15 08:00 UTC: EU: status <401>")
      try await store.setPaused("spain", true)
      #expect(try await feed(server).head["subtitle"] == "The watch is paused")
    }
  }

  @Test("a watch of a file whose fields are invalid says so")
  func unusable() async throws {
    var environment = ServedEnvironment(name: "test")
    let problem = Problem("below: expected an amount")
    environment.watches = [
      (watch: .failure(UnusableWatch(name: "spain", words: ["below=x"], problem: problem)), source: "aerogami.toml")
    ]
    try await RunningServer.run(dependencies, environment: environment) { server in
      let feed = try await feed(server)
      #expect(feed.head["subtitle"] == "The watch cannot run: below: expected an amount")
    }
  }

  @Test("an unknown watch is an error, and a store that cannot be read is not an empty feed")
  func unknown() async throws {
    try await add()
    var failing = dependencies
    failing.watches.reported = { _ in throw ClientError(requested: "reported", reason: .failed(.offline, detail: "no"))
    }
    try await RunningServer.run(failing) { server in
      #expect(try await server.ask("/watches/spain.atom").status == 502)
      let reply = try await server.ask("/watches/spian.atom")
      #expect(reply.status == 404 && reply.body.contains("did you mean \\\"spain\\\"?"))
      for path in ["/watches/.atom", "/watches/%3Cb%3E.atom", "/watches/spain.rss", "/watches/a/spain.atom"] {
        #expect(try await server.ask(path).status == 404, "\(path)")
      }
      #expect(try await server.ask("/watches/spain.atom", method: "POST").status == 405)
    }
  }

  @Test("a reader that has the feed gets 304 until a change is reported")
  func conditionalRequest() async throws {
    try await add()
    try await RunningServer.run(dependencies) { server in
      _ = try await store.saveRound(FinishedRound(of: "spain"), now)
      let tag = try #require(try await server.ask("/watches/spain.atom").header("ETag"))
      _ = try await store.saveRound(FinishedRound(of: "spain"), now + 900)
      #expect(try await server.ask("/watches/spain.atom", headers: ["If-None-Match": tag]).status == 304)
      try await report("70 EUR", at: now + 1800)
      #expect(try await server.ask("/watches/spain.atom", headers: ["If-None-Match": tag]).status == 200)
    }
  }

  @Test("texts and links of services cannot add markup or other schemes")
  func hostileTexts() async throws {
    try await add()
    try await report("</title><script>\u{1}\u{FFFE}&\"'", "javascript:alert(1)", at: now)
    try await RunningServer.run(dependencies) { server in
      let feed = try await feed(server)
      #expect(feed.entries.count == 1 && !feed.elements.contains("script"))
      #expect(try await !server.ask("/watches/spain.atom").body.contains("javascript"))
    }
  }

  @Test("the page of the watches links to the feed of each, below the path of the site")
  func links() async throws {
    try await add()
    try await add("italy")
    let baseURL = try #require(BaseURL("https://example.com/flights"))
    try await RunningServer.run(dependencies, baseURL: baseURL) { server in
      let page = try await server.ask("/flights/watches", headers: ["Accept": "text/html"]).body
      for name in ["spain", "italy"] {
        let address = "/flights/watches/\(name).atom"
        #expect(
          page.contains(
            "<link rel=\"alternate\" type=\"application/atom+xml\" href=\"\(address)\" title=\"\(name)\">"))
        #expect(page.contains("<a href=\"\(address)\">"))
        let feed = try ParsedFeed(try await server.ask(address).bytes)
        #expect(feed.links["self"] == "https://example.com\(address)")
      }
    }
  }
}
