import Foundation
import Subprocess
import TestSupport
import Testing

/// Tests of the program with a watch that confirms prices.
@Suite(.timeLimit(.minutes(20))) struct ConfirmedWatchRunTests {
  private let aerogami = Aerogami()
  /// The bodies of the messages.
  private let messages = Log<String>()
  /// The trips that the service lists, the latest last.
  private let lists = Log<String>()

  /// Runs `body` with a server that lists trips and receives messages. It never responds to the first message.
  private func withServer(_ body: () async throws -> Void) async throws {
    try await TestServer.run { [messages, lists] request in
      guard request.method == "POST" else { return .init(await lists.entries.last ?? "") }
      let isFirst = await messages.entries.isEmpty
      await messages.append(String(decoding: request.body, as: UTF8.self))
      if isFirst { try await Gate().wait() }
      return .init("ok")
    } _: { server in
      try aerogami.write(
        """
        {"clients": {"trips": {"variant": "live", "baseURL": "\(server.address)", "endpoints": {"check": "mock"},
                               "data": "fares.json"},
                     "notifications": {"variant": "live"}},
         "notifiers": {"hook": {"kind": "webhook", "url": "\(server.address)/hook", "template": "slack"}},
         "watches": {"cheap": {"regions": "EU", "below": 100, "notify": ["hook"], "confirm": true}}}
        """, to: "Config/dev.json")
      try await body()
    }
  }

  /// Writes the fares that a check finds.
  private func setFares(_ fares: String...) throws {
    try aerogami.write("[" + fares.joined(separator: ",") + "]", to: "Config/fares.json")
  }

  private func runOnce() async throws {
    let run = try await aerogami.run("watch", "run", "--once")
    #expect(run.exitCode == 0 && run.errors == "", "\(run)")
  }

  @Test("after a kill between a check and its message, the next run checks again before it sends")
  func killed() async throws {
    let cheaper = SampleTrips.malaga.replacing(#""price":72"#, with: #""price":71"#)
    try await withServer {
      await lists.append(SampleTrips.list(SampleTrips.malaga, SampleTrips.bergamo))
      try setFares(SampleTrips.bergamo)
      let killed = try await aerogami.run("watch", "run", "--once", output: .pipe(), errors: .pipe()) { send in
        // The message has a deadline of a minute, for which this must not wait behind other tests.
        try await withTaskExecutorPreference(OneThread()) {
          await messages.waitForEntries(1)
          try send(.kill)
        }
      }
      #expect(killed.exitCode == 137, "\(killed)")

      // The fare of the unsent message is gone, and the service has not found the other one again.
      try setFares(cheaper)
      try await runOnce()
      #expect(await messages.entries.count == 1)

      await lists.append(SampleTrips.list(cheaper, SampleTrips.bergamo))
      try await runOnce()
      try await runOnce()
      let texts = await messages.entries
      #expect(texts.count == 2)
      #expect(texts[0].contains("cheap: 1 trip from 19.90 EUR") && texts[0].contains("BGY Bergamo"), "\(texts)")
      #expect(texts[1].contains("cheap: 1 trip from 71 EUR") && texts[1].contains("AGP M"), "\(texts)")
      #expect(texts.allSatisfy { $0.contains(", price confirmed ") }, "\(texts)")
    }
  }
}
