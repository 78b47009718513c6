import AerogamiCore
import AerogamiFeatures
import AerogamiHTTP
import AerogamiLive
import AsyncHTTPClient
import CZlib
import Foundation
import Logging
import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization
import TestSupport
import Testing

@testable import AerogamiServer

/// A server on loopback while a test's body runs, and its client.
struct RunningServer: Sendable {
  let port: Int
  let lines: Lines
  private let client: HTTPClient

  var address: String { "http://127.0.0.1:\(port)" }

  /// Runs `body` beside the server, which is stopped when `body` returns or `stop` opens.
  static func run<Result: Sendable>(
    _ dependencies: Dependencies, environment: ServedEnvironment = ServedEnvironment(name: "test"),
    limits: Server.Limits = .patient, baseURL: BaseURL? = nil, password: String? = nil, logsRequests: Bool = true,
    feedToken: @escaping @Sendable () -> String? = { nil }, servesMetrics: Bool = false, stop: Gate = Gate(),
    _ body: (RunningServer) async throws -> Result
  ) async throws -> Result {
    let lines = Lines()
    var dependencies = dependencies
    // On a busy machine, a page must not reach a time limit.
    if dependencies.clock is ContinuousClock { dependencies.clock = ManualClock() }
    var server = Server(
      dependencies, environment: environment, limits: limits, baseURL: baseURL, logger: .writing(to: lines))
    server.logsRequests = logsRequests
    server.password = try password.map { try Server.Password($0) }
    server.servesMetrics = servesMetrics
    server.feedToken = { feedToken().flatMap { try? Server.Password($0) } }
    let (ports, found) = AsyncStream<Int>.makeStream()
    var configuration = HTTPClient.Configuration()
    configuration.connectionPool.retryConnectionEstablishment = false
    configuration.timeout.connect = .hours(1)
    configuration.redirectConfiguration = .disallow
    let client = HTTPClient(eventLoopGroup: MultiThreadedEventLoopGroup.singleton, configuration: configuration)
    return try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { [server] in
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
    fileprivate(set) var bytes: [UInt8]

    var body: String { String(decoding: bytes, as: UTF8.self) }
    var byteCount: Int { bytes.count }

    /// The body, which must be in the gzip format, without compression.
    func unzipped() throws -> [UInt8] { try #require(gunzip(bytes)) }

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
    return Reply(status: Int(response.status.code), headers: response.headers, bytes: Array(body.readableBytesView))
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

/// Expands bytes in the gzip format to at most 16 MB; `nil` if they are not in that format.
func gunzip(_ bytes: [UInt8]) -> [UInt8]? {
  var stream = unsafe z_stream()
  guard unsafe inflateInit2_(&stream, 31, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return nil }
  defer { unsafe inflateEnd(&stream) }
  var (input, output) = (bytes, [UInt8](repeating: 0, count: 1 << 24))
  let isWhole = unsafe input.withUnsafeMutableBufferPointer { input in
    unsafe output.withUnsafeMutableBufferPointer { output in
      unsafe (stream.next_in, stream.avail_in) = (input.baseAddress, UInt32(input.count))
      unsafe (stream.next_out, stream.avail_out) = (output.baseAddress, UInt32(output.count))
      return unsafe inflate(&stream, Z_FINISH) == Z_STREAM_END
    }
  }
  return unsafe isWhole ? Array(output.prefix(Int(stream.total_out))) : nil
}
