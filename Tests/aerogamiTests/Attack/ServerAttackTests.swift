import Foundation
import Subprocess
import TestSupport
import Testing

/// Tests of raw bytes sent to the built program as a server. Tables with the same settings share a server.
@Suite(.timeLimit(.minutes(20))) struct ServerAttackTests {
  private let aerogami = Aerogami()

  @Test("each attack gets its response, and the server continues as before", arguments: WireTable.servers)
  func tables(_ tables: [WireTable]) async throws {
    let settings = try #require(tables.first)
    let output = try WatchedStream.pipe()
    let served = try await aerogami.run(
      ["serve", "--port", "0", "--log-level", "debug"] + settings.arguments, output: output, errors: .pipe(),
      environment: settings.variables
    ) { send in
      await output.wait(for: "\n")
      do {
        let address = output.text.trimmingCharacters(in: .newlines)
        let port = try #require(address.split(separator: ":").last.flatMap { Int($0) })
        for table in tables {
          await withDiscardingTaskGroup { group in
            for wire in table.cases { group.addTask { await attempt(wire, port: port) } }
          }
          let last = try await RawClient.exchange(port: port, sending: [Array(WireCase.probe.utf8)])
          let isWell = String(decoding: last, as: UTF8.self).hasPrefix("HTTP/1.1 200 OK\r\n")
          #expect(isWell, "/health after the attacks of \(table.name)")
        }
      } catch {
        try send(.kill)
        throw error
      }
      try send(.terminate)
    }
    #expect(served.exitCode == 0)
    for line in served.errors.split(separator: "\n") {
      if line.contains("SECRET") { Issue.record("a secret in the log: \(line)") }
      if line.contains("smuggled") { Issue.record("a request inside another one was handled: \(line)") }
      if !line.hasPrefix("{") { Issue.record("a line of the log is not JSON: \(line)") }
    }
  }

  private func attempt(_ wire: WireCase, port: Int) async {
    do {
      let received = try await RawClient.exchange(port: port, sending: wire.pieces + [Array(WireCase.probe.utf8)])
      if let problem = wire.problem(in: received) { Issue.record("\(wire.name): \(problem)") }
    } catch {
      Issue.record("\(wire.name): \(error)")
    }
  }
}
