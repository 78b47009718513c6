import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation
import TestSupport
import Testing

@testable import AerogamiServer

@Suite(.timeLimit(.minutes(20))) struct MetricsTests {
  private let store = WatchStore.mock()
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private var dependencies: Dependencies {
    var dependencies = Dependencies.mock
    dependencies.watches = store
    return dependencies
  }

  private func add(_ name: String) async throws {
    _ = try await store.add(try Watch(name: name, fields: [("to", "ES")]), name)
  }

  @Test("each watch has its cheapest price, its last success, and whether it fails")
  func watches() async throws {
    for name in ["italy", "new", "spain"] { try await add(name) }
    var round = FinishedRound(of: "spain")
    round.cheapest = .init(Price(significand: 4990, scale: 2), "EUR")
    _ = try await store.saveRound(round, now)
    (round.name, round.cheapest) = ("italy", nil)
    _ = try await store.saveRound(round, now)
    round.failure = "status 401"
    _ = try await store.saveRound(round, now + 60)
    try await RunningServer.run(dependencies, servesMetrics: true) { server in
      #expect(try await server.ask("/favorites").status == 200)
      #expect(try await server.ask("/nothing").status == 404)
      let reply = try await server.ask("/metrics")
      #expect(reply.status == 200)
      #expect(reply.header("Content-Type") == "text/plain; version=0.0.4; charset=utf-8")
      #expect(reply.header("Cache-Control") == "no-store")
      let samples = reply.body.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
      #expect(
        samples == [
          "aerogami_build_info{version=\"\(aerogamiVersion)\"} 1",
          "aerogami_watch_cheapest_price{watch=\"spain\",currency=\"EUR\"} 49.90",
          "aerogami_watch_last_success_timestamp_seconds{watch=\"italy\"} 1800000000",
          "aerogami_watch_last_success_timestamp_seconds{watch=\"spain\"} 1800000000",
          "aerogami_watch_failing{watch=\"italy\"} 1", "aerogami_watch_failing{watch=\"new\"} 0",
          "aerogami_watch_failing{watch=\"spain\"} 0",
          "aerogami_http_responses_total{status=\"200\"} 1", "aerogami_http_responses_total{status=\"404\"} 1",
        ])
    }
  }

  @Test("each source has its requests and failures, and each notifier its messages")
  func services() async throws {
    var source = ServiceHealth(.source, "ryanair")
    (source.successCount, source.failureCount) = (40, 2)
    var notifier = ServiceHealth(.notifier, "phone")
    (notifier.successCount, notifier.failureCount) = (5, 1)
    var dependencies = dependencies
    dependencies.services = .mock([notifier, source])
    try await RunningServer.run(dependencies, servesMetrics: true) { server in
      let body = try await server.ask("/metrics").body
      for line in [
        "aerogami_source_requests_total{source=\"ryanair\"} 42", "aerogami_source_failures_total{source=\"ryanair\"} 2",
        "aerogami_notifications_total{notifier=\"phone\",result=\"sent\"} 5",
        "aerogami_notifications_total{notifier=\"phone\",result=\"failed\"} 1",
      ] { #expect(body.contains("\n\(line)\n"), "\(line)") }
    }
  }

  @Test("a damaged database that was moved aside is counted, because its watches are missing", arguments: [0, 1])
  func damaged(count: Int) async throws {
    var environment = ServedEnvironment(name: "test")
    environment.databaseFile = {
      var file = DatabaseFile(path: "/data/aerogami.sqlite")
      file.damagedPaths = Array(repeating: "/data/aerogami.sqlite.damaged", count: count)
      return file
    }
    try await RunningServer.run(dependencies, environment: environment, servesMetrics: true) { server in
      let body = try await server.ask("/metrics").body
      #expect(body.contains("\naerogami_database_damaged_files \(count)\n"), "\(body)")
    }
  }

  @Test("metrics exist only if they are wanted, and only for GET and HEAD")
  func wanted() async throws {
    try await RunningServer.run(dependencies) { server in
      let reply = try await server.ask("/metrics")
      #expect(reply.status == 404)
    }
    try await RunningServer.run(dependencies, servesMetrics: true) { server in
      let replies = [
        try await server.ask("/metrics", method: "HEAD"), try await server.ask("/metrics", method: "POST"),
        try await server.ask("/metrics", headers: ["Host": "evil.example"]),
      ]
      #expect(replies.map(\.status) == [200, 405, 421])
    }
  }

  @Test("metrics require the password, and the token of feeds does not open them")
  func password() async throws {
    try await RunningServer.run(
      dependencies, password: "secret", feedToken: { "0123456789abcdef" }, servesMetrics: true
    ) { server in
      for target in ["/metrics", "/metrics?token=0123456789abcdef", "/metrics?token=secret"] {
        let reply = try await server.ask(target)
        #expect(reply.status == 401 && !reply.body.contains("aerogami_"))
      }
      let basic = "Basic " + Data("prometheus:secret".utf8).base64EncodedString()
      for credentials in ["Bearer secret", basic] {
        #expect(try await server.ask("/metrics", headers: ["Authorization": credentials]).status == 200)
      }
    }
  }

  @Test("if the watches cannot be read, the request fails, so that no watch seems to be removed")
  func unreadable() async throws {
    var failing = dependencies
    failing.watches.health = { throw ClientError(requested: "health", reason: .failed(.offline, detail: "no")) }
    try await RunningServer.run(failing, servesMetrics: true) { server in
      let reply = try await server.ask("/metrics")
      #expect(reply.status == 502)
    }
  }

  @Test("the value of a label cannot end the label or the line")
  func escaping() {
    var text = MetricText()
    text.write(.gauge, "a", "Help.", [.init(["b": "x\"} 1\nc\\\u{202E}", "d": "é"], "2")])
    text.write(.counter, "none_total", "Help.", [])
    let lines = text.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 4 && lines[0] == "# HELP a Help." && lines[1] == "# TYPE a gauge" && lines[3] == "")
    #expect(lines[2].wholeMatch(of: /a\{b="x\\"\} 1[^\n"\u{202E}]+",d="é"\} 2/) != nil, "\(lines[2])")
  }
}
