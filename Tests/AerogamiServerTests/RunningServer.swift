import AerogamiCore
import AerogamiHTTP
import AerogamiLive
import AsyncHTTPClient
import Foundation
import Logging
import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization
import TestSupport

@testable import AerogamiServer

/// A server on loopback while a test's body runs, and its client.
struct RunningServer: Sendable {
  let port: Int
  let lines: Lines
  private let client: HTTPClient

  var address: String { "http://127.0.0.1:\(port)" }

  /// Runs `body` beside the server, which is stopped when `body` returns or `stop` opens.
  static func run<Result: Sendable>(
    _ dependencies: Dependencies, limits: Server.Limits = .patient, baseURL: BaseURL? = nil, stop: Gate = Gate(),
    _ body: (RunningServer) async throws -> Result
  ) async throws -> Result {
    let lines = Lines()
    let server = Server(
      dependencies, environment: "test", limits: limits, baseURL: baseURL, logger: .writing(to: lines))
    let (ports, found) = AsyncStream<Int>.makeStream()
    var configuration = HTTPClient.Configuration()
    configuration.connectionPool.retryConnectionEstablishment = false
    configuration.timeout.connect = .hours(1)
    let client = HTTPClient(eventLoopGroup: MultiThreadedEventLoopGroup.singleton, configuration: configuration)
    return try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        defer { found.finish() }
        try await server.run(
          port: 0, isListening: { found.yield($0) }, until: { try? await stop.wait() })
      }
      for await port in ports {
        let result: Swift.Result<Result, any Error>
        do {
          result = .success(try await body(RunningServer(port: port, lines: lines, client: client)))
        } catch {
          result = .failure(error)
        }
        stop.open()
        try await client.shutdown()
        try await group.waitForAll()
        return try result.get()
      }
      try await group.waitForAll()
      throw CancellationError()
    }
  }

  struct Reply: Sendable {
    var status: Int
    fileprivate var headers: HTTPHeaders
    var body: String

    /// The value of a header, or the values with a comma between them.
    func header(_ name: String) -> String? { headers[name].isEmpty ? nil : headers[name].joined(separator: ", ") }
  }

  func ask(_ target: String, method: String = "GET", headers: [String: String] = [:]) async throws -> Reply {
    var request = HTTPClientRequest(url: address + target)
    request.method = HTTPMethod(rawValue: method)
    request.headers = HTTPHeaders(headers.map { ($0.key, $0.value) })
    // Longer than the tests' own time limit.
    let response = try await client.execute(request, timeout: .hours(1))
    let body = try await response.body.collect(upTo: 1 << 24)
    return Reply(status: Int(response.status.code), headers: response.headers, body: String(buffer: body))
  }
}

extension Server.Limits {
  /// Limits for tests with a connection that is silent at first. On a busy machine, a test may need longer than the
  /// default limits, which are real time.
  static var patient: Server.Limits {
    var limits = Server.Limits()
    (limits.timing.head, limits.timing.idle) = (.hours(1), .hours(1))
    return limits
  }
}

extension Logger {
  static func writing(to lines: Lines) -> Logger {
    Logger(label: "test") { _ in
      JSONLogHandler(level: .debug, now: { Date(timeIntervalSince1970: 0) }) { lines.append($0) }
    }
  }
}

/// The lines of the log.
final class Lines: Sendable {
  private let all = Mutex<[String]>([])
  private let (arrivals, feed) = AsyncStream<String>.makeStream()

  func append(_ line: [UInt8]) {
    let line = String(decoding: line, as: UTF8.self)
    all.withLock { $0.append(line) }
    feed.yield(line)
  }

  /// The lines that contain `text`.
  func with(_ text: String) -> [String] { all.withLock { $0.filter { $0.contains(text) } } }

  /// Returns once `count` lines contain `text`. One task may wait, once.
  func wait(for text: String, count: Int) async {
    var found = 0
    for await line in arrivals where line.contains(text) {
      found += 1
      if found == count { return }
    }
  }
}
