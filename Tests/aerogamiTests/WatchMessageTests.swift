import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import aerogami

/// Tests of the messages of a watch beside a region that never responds, with the program's own container.
@Suite(.timeLimit(.minutes(20))) struct WatchMessageTests {
  private let aerogami = Aerogami()
  private let messages = Log<String>()
  private let requests = Log<String>()

  /// Runs `body` with a server that is the service and the notifier. The region EU has a trip whose price falls with
  /// each request, and the region US never responds.
  ///
  /// Requests have a deadline of one second in all.
  private func withServer(_ body: () async throws -> Void) async throws {
    try await TestServer.run { [messages, requests] request in
      if request.method == "POST" {
        await messages.append(String(decoding: request.body, as: UTF8.self))
        return .init(#"{"id":"a"}"#)
      }
      if request.path == "/trips/US" { try await Gate().wait() }
      let price = await requests.append { "\(72 - $0)" }
      return .init(SampleTrips.list(SampleTrips.malaga.replacing(#""price":72"#, with: #""price":\#(price)"#)))
    } _: { server in
      try aerogami.write(
        """
        {"clients": {"trips": {"variant": "live", "baseURL": "\(server.address)"}, "notifications": {"variant": "live"}},
         "notifiers": {"phone": {"kind": "ntfy", "server": "\(server.address)", "topic": "hush-topic"}},
         "http": {"connectTimeoutSeconds": 3600, "requestTimeoutSeconds": 3600, "deadlineSeconds": 1}}
        """, to: "Config/dev.json")
      try await body()
    }
  }

  @Test("with --once, a message is sent after the deadline of a region that does not respond")
  func once() async throws {
    try await withServer {
      var run: Run
      // Repeats the round if the other region did not respond in time, as on a busy machine.
      repeat {
        run = try await aerogami.run(
          "watch", "EU,US", "--once", "--below", "80", "--notify", "phone", "--exec", "cat > received")
      } while run.output.isEmpty
      #expect(run.exitCode == 3)
      #expect(run.errors.contains("aerogami: US failed: "), "\(run)")
      #expect(!run.errors.contains("phone"), "\(run)")
      #expect(await messages.entries.count == 1)
      #expect(FileManager.default.fileExists(atPath: "\(aerogami.directory)/received"))
    }
  }

  @Test("every round sends its message after the deadline of a region that does not respond")
  func rounds() async throws {
    try await withServer {
      let configuration = try Configuration.load(
        environment: "dev", path: nil, variables: [:],
        directories: Configuration.Directories(
          currentDirectory: aerogami.directory, userDirectory: nil, dataDirectory: aerogami.dataDirectory)
      ).using(.trips, .notifications).notifying(with: ["phone"])
      let command = try await WatchStartCommand.asyncParse(["EU,US", "--below", "80", "--notify", "phone"])
      let output = try WatchedStream.pipe()
      let console = Console(
        output: StandardStream(descriptor: output.descriptor),
        errors: .discarding)
      let loop = WatchLoop(command.rounds, .ndjson, console)
      var state = WatchState(of: try command.watch(named: nil))
      var written = WatchOutput(
        .ndjson, color: .never, stream: console.output, link: BookingLink(base: "https://example.com", marker: nil))
      var rounds = 0
      while rounds < 3 {
        let status = try await Dependencies.withConfiguration(configuration) {
          try await loop.check(&state, &written, CheckWatch.Context(configuration, now: $0.now), "dev", $0, nil)
        }
        // Repeats the round if the other region did not respond in time, as on a busy machine.
        if status == .failed { continue }
        rounds += 1
        #expect(status == .partial)
        #expect(await messages.entries.count == rounds)
      }
      try output.closeWriteEnd()
    }
  }
}
