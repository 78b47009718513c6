import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
import Foundation

/// The last request of a probe, and its response or error.
private actor ProbeLog {
  private(set) var response: HTTPResponse?
  private(set) var error: AttemptError?
  private(set) var request: HTTPRequest?

  func record(_ request: HTTPRequest, _ response: HTTPResponse) {
    (self.request, self.response) = (request, response)
  }

  func record(_ request: HTTPRequest, _ error: AttemptError) {
    (self.request, self.error) = (request, error)
  }
}

extension HTTPTransport {
  /// Returns a transport that sends each request once, and records its response or error.
  fileprivate func recording(in log: ProbeLog) -> HTTPTransport {
    HTTPTransport { request in
      do {
        let response = try await send(request)
        await log.record(request, response)
        return response
      } catch let error as AttemptError {
        await log.record(request, error)
        throw ClientError(
          requested: request.description,
          reason: .failed(error.failure, detail: error.detail, remedy: error.remedy))
      }
    }
  }
}

extension Configuration {
  /// Sends one request to the service of an API, and reports each stage up to the first that failed. Also reports
  /// whether the token is sent, and after a response, whether the clocks agree.
  ///
  /// - Parameter failureVerdict: The verdict of the stage that failed.
  /// - Throws: `CancellationError`.
  func probe<Registration: ClientRegistration>(
    _ registration: Registration, _ client: ClientConfiguration, _ base: BaseURL, over transport: HTTPTransport,
    _ proxies: Proxies, _ context: ClientContext, failure failureVerdict: Check.Verdict
  ) async throws -> [Check] {
    let log = ProbeLog()
    let service = service(
      of: client, at: base, transport: transport.recording(in: log).followingRedirects(), cache: .none)
    let options = options(of: registration)
    var failure: ClientError?
    let latency = try await context.clock.measureThrowing {
      do {
        try await registration.probe(service, options, context)
      } catch let error as ClientError {
        failure = error
      }
    }
    try Task.checkCancellation()

    let results = ProbeChecks(client: client, failureVerdict: failureVerdict)
    let request = await log.request
    let origin = request.flatMap { Origin(of: $0.url) } ?? Origin(of: base.text)
    let error = await log.error
    let stage = error?.stage ?? .response
    var checks: [Check] = []
    for passed in AttemptError.Stage.allCases where passed < stage && passed != .resolve {
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
    } else if let response = await log.response {
      checks.append(results.response(response, to: request, failure, after: latency))
      checks.append(results.clock(response, now: context.now()))
    } else if let failure {
      checks.append(Check("\(client.name.rawValue).response", failureVerdict, failure))
    }
    checks.append(results.token)
    return checks
  }
}

/// Creates the checks of one probe from its results.
private struct ProbeChecks {
  let client: ClientConfiguration
  let failureVerdict: Check.Verdict
  private var name: String { client.name.rawValue }

  func response(
    _ response: HTTPResponse, to request: HTTPRequest?, _ failure: ClientError?, after latency: Duration
  ) -> Check {
    let name = "\(name).response"
    let requested = request?.description ?? ""
    // Some clients return an empty result for a 404, but the resource that a probe requests exists.
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

extension Clock where Duration == Swift.Duration {
  fileprivate func measureThrowing(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
  ) async rethrows -> Duration {
    let start = now
    try await body()
    return start.duration(to: now)
  }
}
