import Foundation
import TestSupport
import Testing

/// Tests of the program with a watch that confirms prices.
@Suite(.timeLimit(.minutes(20))) struct ConfirmedWatchRunTests {
  private let aerogami = Aerogami()
  /// The bodies of the responses that list trips, the latest last.
  private let lists = Log<String>()

  /// Runs `body` with a server that lists trips, and a program that takes messages. For the first message, that program
  /// kills the one that sends it, so that no test has to be quick enough.
  private func withServer(_ body: () async throws -> Void) async throws {
    try await TestServer.run { [lists] _ in
      .init(await lists.entries.last ?? "")
    } _: { server in
      try aerogami.write(
        """
        {"clients": {"trips": {"variant": "live", "baseURL": "\(server.address)", "endpoints": {"check": "mock"},
                               "data": "fares.json"},
                     "notifications": {"variant": "live"}},
         "notifiers": {"mail": {"kind": "email", "address": "me@example.com"}},
         "watches": {"cheap": {"regions": "EU", "below": 100, "notify": ["mail"], "confirm": true}}}
        """, to: "Config/dev.json")
      try aerogami.write(
        """
        #!/bin/sh
        cd '\(aerogami.directory)' || exit 1
        count=$(ls mail-* 2>/dev/null | wc -l)
        cat > "mail-$count"
        [ "$count" -gt 0 ] || kill -KILL "$PPID"

        """, to: "bin/sendmail")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: aerogami.directory + "/bin/sendmail")
      try await body()
    }
  }

  /// Writes the fares that a check finds.
  private func setFares(_ fares: String...) throws {
    try aerogami.write("[" + fares.joined(separator: ",") + "]", to: "Config/fares.json")
  }

  private func runOnce() async throws -> Run {
    try await aerogami.run(
      "watch", "run", "--once", environment: ["PATH": "\(aerogami.directory)/bin:/usr/bin:/bin"])
  }

  /// The subjects and texts of the messages.
  private func messages() throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: aerogami.directory).filter { $0.hasPrefix("mail-") }
    return try names.sorted().map { name in
      let mail = try String(contentsOfFile: "\(aerogami.directory)/\(name)", encoding: .utf8)
      let subject = mail.matches(of: /=\?UTF-8\?B\?([^?]+)\?=/).map { "\($0.1)" }
      let body = mail.firstRange(of: "\n\n").map { "\(mail[$0.upperBound...])" }
      return try (subject + [try #require(body)])
        .map { try #require(Data(base64Encoded: $0, options: .ignoreUnknownCharacters)) }
        .map { String(decoding: $0, as: UTF8.self) }.joined()
    }
  }

  @Test("after a kill between a check and its message, the next run checks again before it sends")
  func killed() async throws {
    let cheaper = SampleTrips.malaga.replacing(#""price":72"#, with: #""price":71"#)
    try await withServer {
      await lists.append(SampleTrips.list(SampleTrips.malaga, SampleTrips.bergamo))
      try setFares(SampleTrips.bergamo)
      let killed = try await runOnce()
      #expect(killed.exitCode == 137, "\(killed)")

      // The fare of the unsent message is gone, and the service has not found the other one again.
      try setFares(cheaper)
      let second = try await runOnce()
      #expect(second.exitCode == 0 && second.errors == "", "\(second)")
      #expect(try messages().count == 1)

      await lists.append(SampleTrips.list(cheaper, SampleTrips.bergamo))
      for _ in 1...2 {
        let run = try await runOnce()
        #expect(run.exitCode == 0 && run.errors == "", "\(run)")
      }
      let texts = try messages()
      try #require(texts.count == 2, "\(texts)")
      #expect(texts[0].contains("cheap: 1 trip from 19.90 EUR") && texts[0].contains("BGY Bergamo"), "\(texts)")
      #expect(texts[1].contains("cheap: 1 trip from 71 EUR") && texts[1].contains("AGP M"), "\(texts)")
      #expect(texts.allSatisfy { $0.contains(", price confirmed ") }, "\(texts)")
    }
  }
}
