import AerogamiContainer
import AerogamiCore
import Foundation
import NIOSSL
import TestSupport
import Testing

@testable import AerogamiHTTP
@testable import AerogamiLive

/// The client that is tested with the faults.
enum FaultClient {
  /// The number of attempts before a failure is final.
  static let attempts = 3
  static let attemptTimeout = Duration.seconds(20)
  static let token = "s3cret"

  /// Runs `body` with a live client of the service at `address`, without waits between attempts.
  ///
  /// - Parameter authority: A certificate authority that is trusted in addition to the system's.
  static func run<Result: Sendable>(
    at address: String, authority: TestAuthority? = nil, proxies: Proxies = Proxies(),
    connectTimeout: Duration = .seconds(3600), clock: ManualClock = ManualClock(),
    _ body: (TripClient) async throws -> Result
  ) async throws -> Result {
    let limits = HTTPTransport.Limits(
      connectTimeout: connectTimeout, maxBodyBytes: 2 << 20, remedyText: Remedy.text)
    let base = try #require(BaseURL(address))
    var network = HTTPTransport.Network(proxies: proxies)
    if let authority { network.authorities = try CertificateAuthorities(pem: Array(authority.certificatePEM.utf8)) }
    let behavior = HTTPTransport.Behavior(
      attemptTimeout: attemptTimeout, deadline: Deadline(.seconds(600), clock: clock), maxAttempts: attempts,
      clock: clock, now: { Date(timeIntervalSince1970: 0) }, random: { 0 }, remedyText: Remedy.text)
    return try await HTTPTransport.withAsyncHTTPClient(limits: limits, network: network) { transport in
      try await body(
        .live(
          Service(base: base, token: token, tokenVariable: "TOKEN", transport: transport.configured(with: behavior))))
    }
  }
}

extension TripClient {
  func outcome() async -> Result<Fetched<[Trip]>, any Error> {
    do { return .success(try await trips(in: "EU")) } catch { return .failure(error) }
  }
}

extension Fault.Outcome {
  /// - Parameter attempts: The expected number of attempts; `nil` for any number.
  func expect(
    _ result: Result<Fetched<[Trip]>, any Error>, after attempts: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if let attempts {
      switch result {
      case .success(let fetched): #expect(fetched.attempts == attempts, sourceLocation: sourceLocation)
      case .failure(let error):
        #expect((error as? ClientError)?.attempts == attempts, sourceLocation: sourceLocation)
      }
    }
    switch (self, result) {
    case (.trips(let count, let skipped), .success(let fetched)):
      #expect(fetched.value.count == count, sourceLocation: sourceLocation)
      #expect(fetched.skipped.count == skipped, sourceLocation: sourceLocation)
    case (.fails(let failure, let text), .failure(let error as ClientError)):
      #expect("\(error)".contains(text), sourceLocation: sourceLocation)
      guard case .failed(failure, _, _) = error.reason else {
        Issue.record("expected \(failure): \(error.reason)", sourceLocation: sourceLocation)
        return
      }
    case (.unknown, .failure(let error as ClientError)):
      #expect(error.reason == .unknown("region", named: "EU", known: []), sourceLocation: sourceLocation)
    default:
      Issue.record("expected \(self): \(result)", sourceLocation: sourceLocation)
    }
  }
}
