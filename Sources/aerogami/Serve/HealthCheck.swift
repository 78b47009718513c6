import AerogamiContainer
import AerogamiHTTP
import AerogamiLive
import Foundation

/// Requests `/health` once, which requires no password. For containers, which may have no curl. A server that listens
/// on all addresses is checked on the loopback address.
///
/// - Throws: `Problem` unless the server responds with the status 200; `CancellationError` when canceled.
func checkHealth(host: String, port: Int) async throws {
  let limit = Duration.seconds(3)
  let local = ["0.0.0.0": "127.0.0.1", "::": "::1"][host] ?? host
  let address = "http://\(local.contains(":") ? "[\(local)]" : local):\(port)/health"
  let clock = SystemTime.clock
  let limits = HTTPTransport.Limits(connectTimeout: limit, maxBodyBytes: 1 << 16, remedyText: Remedy.text)
  let status: Int
  do {
    status = try await HTTPTransport.withAsyncHTTPClient(limits: limits) { transport in
      let behavior = HTTPTransport.Behavior(
        attemptTimeout: limit, deadline: Deadline(limit, clock: clock), maxAttempts: 1, clock: clock,
        now: SystemTime.now, random: { 0 }, remedyText: Remedy.text)
      return try await transport.configured(with: behavior).send(HTTPRequest(url: address)).status
    }
  } catch let error as any ReportedError {
    throw Problem("no server responds: \(error.message)")
  }
  guard status == 200 else { throw Problem("\(address) responds with the status \(status) instead of 200") }
}
