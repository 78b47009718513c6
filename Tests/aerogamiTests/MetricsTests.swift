import Foundation
import Subprocess
import TestSupport
import Testing

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// `serve --metrics`, as Prometheus sees it.
@Suite(.timeLimit(.minutes(20))) struct MetricsTests {
  private static let program = "/usr/bin/promtool"
  /// Without `promtool`, tests that need it are skipped, unless they are required.
  static let hasPromtool: Bool =
    FileManager.default.isExecutableFile(atPath: program)
    || ProcessInfo.processInfo.environment["AEROGAMI_REQUIRE_PROMTOOL"] == "1"

  private let aerogami = Aerogami()

  /// Runs `promtool`, and expects that it finds nothing wrong.
  private func promtool(_ arguments: [String], input: String = "") async throws {
    let result = try await run(
      .path(FilePath(Self.program)), arguments: Arguments(arguments), input: .string(input),
      output: .string(limit: 1 << 20), error: .string(limit: 1 << 20))
    #expect(
      result.terminationStatus.isSuccess && result.standardError == "",
      "\(result.standardOutput) \(result.standardError)")
  }

  /// Returns the response of `serve --metrics` after a round of a watch.
  private func metrics() async throws -> String {
    try await aerogami.saveWatch("spain", "VNO", "--every", "1h")
    _ = try await aerogami.run("watch", "run", "--once", "spain")
    let output = try WatchedStream.pipe()
    var response = ""
    let served = try await aerogami.run(
      ["serve", "--port", "0", "--metrics", "--no-watches"], output: output, errors: .pipe()
    ) { send in
      await output.wait(for: "\n")
      let port = output.text.trimmingCharacters(in: .newlines).split(separator: ":").last.flatMap { Int($0) }
      response = try await RawConnection.run(port: try #require(port)) { client in
        try await client.send("GET /metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        return await client.receivedToTheEnd()
      }
      try send(.terminate)
    }
    #expect(served.exitCode == 0, "\(served)")
    return response
  }

  @Test("promtool accepts the metrics of the program", .enabled(if: hasPromtool, "promtool is not installed"))
  func promtoolAccepts() async throws {
    let response = try await metrics()
    #expect(response.hasPrefix("HTTP/1.1 200 "))
    let body = try #require(response.firstRange(of: "\r\n\r\n").map { String(response[$0.upperBound...]) })
    #expect(body.contains("aerogami_watch_failing{watch=\"spain\"} 0\n"))
    #expect(body.contains(#/aerogami_watch_cheapest_price\{watch="spain",currency="[A-Z]{3}"\} [0-9.]+\n/#), "\(body)")
    try await promtool(["check", "metrics"], input: body)
  }

  @Test(
    "promtool accepts the configuration and the rules of the article, whose metrics exist",
    .enabled(if: hasPromtool, "promtool is not installed"))
  func article() async throws {
    let document = try Document("Sources/aerogami/Documentation.docc/SelfHosting.md")
    let texts = document.blocks.filter { $0.language == "yaml" }.map {
      document.lines[$0.lines].joined(separator: "\n") + "\n"
    }
    let configuration = try #require(texts.first { $0.hasPrefix("scrape_configs:") })
    let rules = try #require(texts.first { $0.hasPrefix("groups:") })
    try aerogami.write(configuration, to: "prometheus.yml")
    try aerogami.write(rules, to: "rules.yml")
    try await promtool(["check", "config", "--syntax-only", aerogami.directory + "/prometheus.yml"])
    try await promtool(["check", "rules", aerogami.directory + "/rules.yml"])
  }

  @Test("metrics that other machines can read require a password")
  func access() async throws {
    let remedy = "set AEROGAMI_SERVE_PASSWORD, or give --password-file PATH"
    let run = try await aerogami.run(
      "serve", "--port", "0", "--metrics", "--no-password", "--base-url", "https://example.com")
    #expect(run.exitCode == 64 && run.output == "", "\(run)")
    #expect(run.errors.contains("--metrics requires a password at https://example.com, because"), "\(run)")
    #expect(run.errors.contains(remedy), "\(run)")
  }
}
