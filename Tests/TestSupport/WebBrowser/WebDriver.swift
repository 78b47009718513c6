import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

/// A session of the WebDriver protocol: <https://www.w3.org/TR/webdriver2/>.
struct WebDriver: Sendable {
  /// The time limit of a page load and of a wait. Hundreds of other tests may run at the same time.
  static let patience = Duration.seconds(120)

  private let client: HTTPClient
  /// The URL of the session, without a slash at its end.
  private let address: String

  /// An error that the driver reports.
  struct Failure: Error, CustomStringConvertible {
    /// Such as `no such element`.
    let code: String
    let message: String

    var description: String { message.hasPrefix(code) ? message : "\(code): \(message)" }
  }

  static func start(
    _ client: HTTPClient, at address: String, browser: String, arguments: [String]
  ) async throws -> WebDriver {
    struct Session: Decodable { let sessionId: String }
    let milliseconds = patience / .milliseconds(1)
    let capabilities: [String: Any] = [
      "goog:chromeOptions": ["binary": browser, "args": arguments], "goog:loggingPrefs": ["browser": "ALL"],
      "timeouts": ["script": milliseconds, "pageLoad": milliseconds],
    ]
    let session = try await WebDriver(client: client, address: address + "/session")
      .post("", ["capabilities": ["alwaysMatch": capabilities]], as: Session.self)
    return WebDriver(client: client, address: "\(address)/session/\(session.sessionId)")
  }

  func get<Value: Decodable>(_ path: String, as type: Value.Type = Value.self) async throws -> Value {
    try await send(.GET, path, nil)
  }

  func post<Value: Decodable>(
    _ path: String, _ body: [String: Any] = [:], as type: Value.Type = Value.self
  ) async throws -> Value {
    try await send(.POST, path, JSONSerialization.data(withJSONObject: body))
  }

  func post(_ path: String, _ body: [String: Any] = [:]) async throws {
    _ = try await post(path, body, as: Ignored.self)
  }

  func delete(_ path: String) async throws { _ = try await send(.DELETE, path, nil) as Ignored }

  /// Runs a command of Chromium's own protocol: <https://chromedevtools.github.io/devtools-protocol/>.
  func devTools<Value: Decodable>(
    _ command: String, _ parameters: [String: Any] = [:], as type: Value.Type = Value.self
  ) async throws -> Value {
    try await post("/goog/cdp/execute", ["cmd": command, "params": parameters])
  }

  func devTools(_ command: String, _ parameters: [String: Any] = [:]) async throws {
    _ = try await devTools(command, parameters, as: Ignored.self)
  }

  private struct Ignored: Decodable { init(from decoder: any Decoder) {} }

  private struct Reply<Value: Decodable>: Decodable { let value: Value }

  private struct Problem: Decodable { let error, message: String }

  private func send<Value: Decodable>(_ method: HTTPMethod, _ path: String, _ body: Data?) async throws -> Value {
    var request = HTTPClientRequest(url: address + path)
    request.method = method
    if let body {
      request.headers.add(name: "Content-Type", value: "application/json")
      request.body = .bytes(body)
    }
    let response = try await client.execute(request, timeout: .hours(1))
    let reply = Data(try await response.body.collect(upTo: 1 << 26).readableBytesView)
    guard response.status == .ok else {
      let problem = try JSONDecoder().decode(Reply<Problem>.self, from: reply).value
      throw Failure(code: problem.error, message: problem.message)
    }
    return try JSONDecoder().decode(Reply<Value>.self, from: reply).value
  }
}
