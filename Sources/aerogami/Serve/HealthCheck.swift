import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
import AerogamiLive

/// The check of `serve --check`: whether a server on this machine responds. For containers, which may have no curl.
enum HealthCheck {
  /// Requests `/health` once, which requires no password.
  ///
  /// - Parameters:
  ///   - host: The value of the server's `--host`. A server that listens on all addresses is checked on the loopback
  ///     address.
  ///   - limit: The time limit of the request.
  /// - Throws: `Problem` unless the server responds with the status 200; `CancellationError` when canceled.
  static func run(host: String, port: Int, limit: Duration = .seconds(3)) async throws {
    let local = ["0.0.0.0": "127.0.0.1", "::": "::1"][host] ?? host
    let address = "http://\(local.contains(":") ? "[\(local)]" : local):\(port)/health"
    let clock = SystemTime.clock
    let limits = HTTPTransport.Limits(connectTimeout: limit, maxBodyBytes: 1 << 16, remedyText: Remedy.text)
    let status: Int
    do {
      status = try await HTTPTransport.withAsyncHTTPClient(limits: limits) { transport in
        let behavior = HTTPTransport.Behavior(
          attemptTimeout: limit, deadline: Deadline(limit, on: clock), maxAttempts: 1, clock: clock,
          now: SystemTime.now, random: { 0 }, remedyText: Remedy.text)
        return try await transport.configured(with: behavior).send(HTTPRequest(url: address)).status
      }
    } catch let error as any ReportedError {
      throw Problem("no server responds: \(error.message)")
    }
    guard status == 200 else { throw Problem("\(address) responds with the status \(status) instead of 200") }
  }
}
