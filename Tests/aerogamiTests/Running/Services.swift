import Foundation
import TestSupport

extension TestServer {
  /// A service that responds with `responses` by path, and with 404 to other paths.
  static func run<Result: Sendable>(
    _ responses: [String: Response],
    _ body: (TestServer) async throws -> Result
  ) async throws -> Result {
    try await run({ responses[$0.path] ?? Response(status: 404, "") }, body)
  }

  /// Runs `body` with a service that never responds, and with a gate that its first request opens.
  static func runUnresponsive<Result: Sendable>(
    _ body: (TestServer, _ isAsked: Gate) async throws -> Result
  ) async throws -> Result {
    let (isAsked, never) = (Gate(), Gate())
    return try await run { _ in
      isAsked.open()
      try await never.wait()
      return .noTrips
    } _: { server in
      try await body(server, isAsked)
    }
  }

  /// The requested paths, in the order of arrival.
  var paths: [String] { get async { await requests.entries.map(\.path) } }
}

extension TestServer.Response {
  static let malaga = Self(SampleTrips.list(SampleTrips.malaga))
  static let bergamo = Self(SampleTrips.list(SampleTrips.bergamo))
  static let noTrips = Self("[]")

  /// A service's list of regions, by their ids.
  static func regions(_ ids: String...) -> Self {
    Self("[" + ids.map { #"{"id":"\#($0)","name":"","country_codes":[]}"# }.joined(separator: ",") + "]")
  }
}

extension Aerogami {
  /// Makes the environment `dev` use the service at `server`.
  func use(_ server: TestServer) throws { try use(address: server.address) }

  func use(address: String) throws { try useLive("trips", at: address) }

  /// Makes the environment `dev` use the service at an address, for one client.
  ///
  /// The timeouts are longer than all tests take on a busy machine, because services and tests may wait for a thread.
  /// Flags and variables override them.
  func useLive(_ client: String, at address: String) throws {
    try write(
      """
      {"clients": {"\(client)": {"variant": "live", "baseURL": "\(address)"}},
       "http": {"connectTimeoutSeconds": 3600, "requestTimeoutSeconds": 3600, "deadlineSeconds": 3600}}
      """, to: "Config/dev.json")
  }
}
