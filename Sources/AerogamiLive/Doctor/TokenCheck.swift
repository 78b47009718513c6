public import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
public import Foundation

/// Whether a service accepts the token that is configured for it.
public enum TokenCheck: Sendable {
  case accepted
  /// The service refused the request with status 401 or 403, as it does for an invalid token.
  case refused(any ReportedError)
  /// The request failed for another reason, or could not be sent.
  case unchecked(any ReportedError)
}

extension Configuration {
  /// Sends one request, without retries, to the service of the live trips client, to check whether it accepts the
  /// token.
  ///
  /// - Parameter limit: The time limit of the request.
  /// - Throws: ``ConfigurationError`` if no request can be sent, and `CancellationError`.
  public func checkTripsToken(
    within limit: Duration, clock: any Clock<Duration>, now: @escaping @Sendable () -> Date
  ) async throws -> TokenCheck {
    let registration = TripRegistration()
    try check(registration)
    guard let client = client(registration.name), let base = client.baseURL else {
      throw ConfigurationError("environment \(environment) requests no trips from a service")
    }
    // Without the token, the response would not show whether the service accepts it.
    if case .withheld(let reason) = client.tokenUse { return .unchecked(reason) }
    let limits = HTTPTransport.Limits(
      connectTimeout: connectTimeout(within: limit), maxBodyBytes: http.maxBodyBytes, remedyText: Remedy.text)
    let behavior = HTTPTransport.Behavior(
      attemptTimeout: limit, deadline: Deadline(limit, on: clock), maxAttempts: 1, clock: clock, now: now,
      random: { 0 }, remedyText: Remedy.text)
    return try await HTTPTransport.withAsyncHTTPClient(limits: limits, network: try network()) { transport in
      let service = service(of: client, at: base, transport: transport.configured(with: behavior), cache: .none)
      let context = ClientContext(clock: clock, now: now, clocks: SharedAirportClocks(zones: .none))
      do {
        try await registration.probe(service, options(of: registration), context)
        return .accepted
      } catch let error as ClientError {
        try Task.checkCancellation()
        if case .failed(.status(401), _, _) = error.reason { return .refused(error) }
        if case .failed(.status(403), _, _) = error.reason { return .refused(error) }
        return .unchecked(error)
      }
    }
  }
}
