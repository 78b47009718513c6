public import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
public import Foundation

/// The last request of a probe, and its response or error.
private actor ProbeLog {
  private(set) var last: (request: HTTPRequest, result: Result<HTTPResponse, AttemptError>)?

  func record(_ request: HTTPRequest, _ result: Result<HTTPResponse, AttemptError>) { last = (request, result) }
}

extension HTTPTransport {
  /// Returns a transport that sends each request once, and records its response or error.
  fileprivate func recording(in log: ProbeLog) -> HTTPTransport {
    HTTPTransport { request in
      do {
        let response = try await send(request)
        await log.record(request, .success(response))
        return response
      } catch let error as AttemptError {
        await log.record(request, .failure(error))
        throw ClientError(request.description, error.failure, error.detail, remedy: error.remedy)
      }
    }
  }
}

extension Configuration {
  /// Sends one request to the service of an API, and reports each stage up to the first that failed. Also reports
  /// whether the token is sent and, after a response, whether the clocks agree. Throws only `CancellationError`.
  func probe<Registration: ClientRegistration>(
    _ registration: Registration, _ client: ClientConfiguration, _ base: BaseURL, over transport: HTTPTransport,
    _ proxies: Proxies, _ context: ClientContext, failure failureVerdict: Check.Verdict
  ) async throws -> [Check] {
    let log = ProbeLog()
    let service = service(
      of: client, at: base, transport: transport.recording(in: log).followingRedirects(), cache: .none)
    let options = client.options as? Registration.Options ?? options(of: registration)
    var failure: ClientError?
    let elapsed = context.clock.stopwatch()
    do {
      try await registration.probe(service, options, context)
    } catch let error as ClientError {
      failure = error
    }
    let latency = elapsed()
    try Task.checkCancellation()

    let results = ProbeChecks(client: client, failureVerdict: failureVerdict)
    let last = await log.last
    let request = last?.request
    let origin = request.flatMap { Origin(of: $0.url) } ?? Origin(of: base.text)
    let error: AttemptError? = if case .failure(let error)? = last?.result { error } else { nil }
    let stage = error?.stage ?? .response
    var checks: [Check] = []
    for passed in AttemptError.Stage.allCases.prefix(while: { $0 != stage }) where passed != .resolve {
      if passed == .secure, origin?.scheme != "https" { continue }
      let proxy = passed == .connect ? origin.flatMap { try? proxies.proxy(for: $0) } : nil
      checks.append(
        Check(
          "\(client.name.rawValue).\(passed.rawValue)", .ok,
          (origin?.description ?? "") + (proxy.map { ", through the proxy \($0.host):\($0.port)" } ?? "")))
    }
    if let error {
      let found = "\(request?.description ?? ""): \(client.withoutToken(error.detail))"
      let remedy = error.remedy.map(client.withoutToken)
      checks.append(Check("\(client.name.rawValue).\(stage.rawValue)", failureVerdict, found, remedy: remedy))
    } else if case .success(let response)? = last?.result {
      checks.append(results.response(response, to: request, failure, after: latency))
      checks.append(results.clock(response, now: context.now()))
    } else if let failure {
      checks.append(Check("\(client.name.rawValue).response", failureVerdict, failure))
    }
    checks.append(results.token)
    return checks
  }
}

private struct ProbeChecks {
  let client: ClientConfiguration
  let failureVerdict: Check.Verdict
  private var name: String { client.name.rawValue }

  func response(
    _ response: HTTPResponse, to request: HTTPRequest?, _ failure: ClientError?, after latency: Duration
  ) -> Check {
    let name = "\(name).response"
    let requested = request?.description ?? ""
    // A probe requests a resource that exists, so a 404 is a failure even if the client returns an empty result for it.
    if response.status == 404 {
      return Check(
        name, failureVerdict, "\(requested): status 404", remedy: "check the base URL (\(client.keys.baseURL.path))")
    }
    if let failure { return Check(name, failureVerdict, failure) }
    let milliseconds = Int((latency / .milliseconds(1)).rounded())
    return Check(name, .ok, "\(requested): status \(response.status) in \(milliseconds) ms")
  }

  var token: Check {
    let name = "\(name).token"
    if case .withheld(let reason) = client.tokenUse { return Check(name, .warning, reason) }
    return Check(name, .ok, "\(client.tokenUse)")
  }

  /// Compares this machine's clock with the service's. A small difference is normal, because the `Date` header has only
  /// whole seconds, and some time passes until the response arrives.
  func clock(_ response: HTTPResponse, now: Date) -> Check {
    let name = "\(name).clock"
    guard let date = response.header("Date").flatMap({ HTTPDate.date($0) }) else {
      return Check(name, .ok, "not checked: the response has no valid Date header")
    }
    let ahead = now.timeIntervalSince(date)
    let seconds = Int(min(abs(ahead), 1e15))
    guard seconds > Self.clockTolerance else {
      return Check(name, .ok, "within \(Self.clockTolerance) s of the service's clock")
    }
    return Check(
      name, .warning,
      "this machine's clock is \(seconds) s \(ahead > 0 ? "ahead of" : "behind") the service's clock",
      remedy: "unless the service's clock is wrong, set this machine's clock, which decides which offers have ended")
  }

  /// The maximum difference between the clocks, in seconds, that causes no warning.
  static let clockTolerance = 60
}

extension ClientConfiguration {
  /// Returns the text of a library's error with the token replaced, because the error may quote the request.
  fileprivate func withoutToken(_ text: String) -> String { token.map(text.hiding) ?? text }
}

/// Whether a service accepts the token that is configured for it.
public enum TokenCheck: Sendable {
  case accepted
  /// The service refused the request with status 401 or 403, as it does for an invalid token.
  case refused(any ReportedError)
  /// The request failed for another reason, or could not be sent.
  case unchecked(any ReportedError)
}

extension Configuration {
  /// Sends one request, without retries, to check whether the service of the live trips client accepts the token.
  ///
  /// - Parameter limit: The time limit of the request.
  /// - Throws: ``ConfigurationError`` if no request can be sent, and `CancellationError`.
  public func checkTripsToken(
    within limit: Duration, clock: any Clock<Duration>, now: @escaping @Sendable () -> Date
  ) async throws -> TokenCheck {
    let registration = TripRegistration()
    _ = try checked(registration)
    // Only a required token can be refused.
    let services = client(registration.name)?.services ?? []
    guard let client = services.first(where: registration.requiresToken) ?? services.first, let base = client.baseURL
    else {
      throw ConfigurationError("environment \(environment) requests no trips from a service")
    }
    // Without the token, the response would not show whether the service accepts it.
    if case .withheld(let reason) = client.tokenUse { return .unchecked(reason) }
    // The time limit of this request cannot be raised.
    let remedyText: Remedy.Formatter = { remedy in
      switch remedy {
      case .allowLongerConnecting, .allowLongerAttempts, .allowLaterDeadline: "check the connection"
      default: Remedy.text(remedy)
      }
    }
    let limits = HTTPTransport.Limits(
      connectTimeout: connectTimeout(within: limit), maxBodyBytes: http.maxBodyBytes, remedyText: remedyText)
    let behavior = HTTPTransport.Behavior(
      attemptTimeout: limit, deadline: Deadline(limit, clock: clock), maxAttempts: 1, clock: clock, now: now,
      random: { 0 }, remedyText: remedyText)
    return try await HTTPTransport.withAsyncHTTPClient(limits: limits, network: try network()) { transport in
      let service = service(of: client, at: base, transport: transport.configured(with: behavior), cache: .none)
      let context = ClientContext(clock: clock, now: now, clocks: SharedAirportClocks(zones: .none))
      do {
        try await registration.probe(service, client.options as? TripOptions ?? options(of: registration), context)
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
