import AerogamiCore
import AerogamiHTTP

/// How it is found out whether the service of a client is well.
struct Probe: Sendable {
  let keys: ClientKeys
  /// Why the client could not be made.
  let check: @Sendable (Settings) throws(ConfigurationError) -> Void
  /// A small request that each service of this kind answers.
  let ask: @Sendable (Service, Settings) async throws -> Void

  static let all = [
    Probe(
      keys: ConfigurationKeys.trips,
      check: { settings throws(ConfigurationError) in
        _ = try TripClient.configured(
          settings, transport: nil, clocks: SharedAirportClocks(zones: .none), now: { Date() })
      },
      ask: { service, settings in
        switch settings[ConfigurationKeys.tripsProvider] {
        case .aerogami: _ = try await TripClient.live(service, clocks: SharedAirportClocks(zones: .none)).regions()
        case .travelpayouts: try await service.askTravelpayouts()
        }
      }),
    Probe(
      keys: ConfigurationKeys.countries,
      check: { settings throws(ConfigurationError) in _ = try CountryClient.configured(settings, transport: nil) },
      ask: { service, settings in
        _ = try await CountryClient.live(service, settings[ConfigurationKeys.countriesAPI]).coded(["LTU"])
      }),
    Probe(
      keys: ConfigurationKeys.rovers,
      check: { settings throws(ConfigurationError) in _ = try RoverClient.configured(settings, transport: nil) },
      ask: { service, _ in _ = try await RoverClient.live(service).manifest(.curiosity) }),
    Probe(
      keys: ConfigurationKeys.starWars,
      check: { settings throws(ConfigurationError) in _ = try StarWarsClient.configured(settings, transport: nil) },
      ask: { service, _ in _ = try await StarWarsClient.live(service).list(.film, 1) }),
  ]
}

/// What was seen of the requests of one probe.
private actor ProbeLog {
  private(set) var response: HTTPResponse?
  private(set) var error: AttemptError?
  private(set) var request: HTTPRequest?

  func note(_ request: HTTPRequest, _ response: HTTPResponse) {
    (self.request, self.response) = (request, response)
  }

  func note(_ request: HTTPRequest, _ error: AttemptError) {
    (self.request, self.error) = (request, error)
  }
}

extension HTTPTransport {
  /// Sends once what the innermost transport sends, and says what came of it.
  fileprivate func sending(noting log: ProbeLog) -> HTTPTransport {
    HTTPTransport { request in
      do {
        let response = try await send(request)
        await log.note(request, response)
        return response
      } catch let error as AttemptError {
        await log.note(request, error)
        throw ClientError(
          requested: request.description,
          reason: .failed(error.failure, detail: error.detail, remedy: error.remedy))
      }
    }
  }
}

extension Probe {
  /// Asks the service once, and says of each stage how it went, up to the first that failed.
  ///
  /// - Throws: `CancellationError`.
  func checks(
    _ settings: Settings, _ base: BaseURL, over transport: HTTPTransport, _ proxies: Proxies,
    clock: any Clock<Duration>,
    now: @Sendable () -> Date
  ) async throws -> [Check] {
    let log = ProbeLog()
    let service = settings.service(
      of: keys, at: base, transport: transport.sending(noting: log).followingRedirects(), cache: .none)
    var failure: ClientError?
    let latency = try await clock.measureThrowing {
      do {
        try await ask(service, settings)
      } catch let error as ClientError {
        failure = error
      }
    }
    try Task.checkCancellation()

    let request = await log.request
    let origin = request.flatMap { Origin(of: $0.url) } ?? Origin(of: base.text)
    let error = await log.error
    let stage = error?.stage ?? .answer
    var checks: [Check] = []
    for passed in AttemptError.Stage.allCases where passed < stage && passed != .resolve {
      if passed == .secure, origin?.scheme != "https" { continue }
      let proxy = passed == .connect ? origin.flatMap { try? proxies.proxy(for: $0) } : nil
      checks.append(
        Check(
          "\(keys.name).\(passed.rawValue)", .ok,
          (origin?.description ?? "") + (proxy.map { ", through the proxy \($0.host):\($0.port)" } ?? "")))
    }
    if let error {
      let found = "\(request?.description ?? ""): \(settings.hiding(keys, error.detail))"
      let remedy = error.remedy.map { settings.hiding(keys, $0) }
      checks.append(Check("\(keys.name).\(stage.rawValue)", .failed, found, remedy: remedy))
    } else if let response = await log.response {
      checks.append(answer(response, to: request, failure, after: latency))
      checks.append(clockCheck(response, now: now()))
    } else if let failure {
      checks.append(Check("\(keys.name).answer", .failed, failure))
    }
    checks.append(token(settings.tokenUse(of: keys)))
    return checks
  }

  private func answer(
    _ response: HTTPResponse, to request: HTTPRequest?, _ failure: ClientError?, after latency: Duration
  ) -> Check {
    let name = "\(keys.name).answer"
    let requested = request?.description ?? ""
    // For some clients this is no failure, but says that what was asked for does not exist, which it does.
    if response.status == 404 {
      return Check(
        name, .failed, "\(requested): the service answered 404", remedy: "check the base URL (\(keys.baseURL.path))")
    }
    if let failure { return Check(name, .failed, failure) }
    let milliseconds = Int((latency / .milliseconds(1)).rounded())
    return Check(name, .ok, "\(requested): \(response.status) in \(milliseconds) ms")
  }

  private func token(_ use: TokenUse) -> Check {
    let name = "\(keys.name).token"
    if case .withheld(let reason) = use { return Check(name, .warning, reason) }
    return Check(name, .ok, "\(use)")
  }

  /// Dates in answers are to the second, and an answer takes a while.
  private func clockCheck(_ response: HTTPResponse, now: Date) -> Check {
    let name = "\(keys.name).clock"
    guard let date = response.header("Date").flatMap({ HTTPDate.date($0, now: now) }) else {
      return Check(name, .ok, "the service does not say what time it has")
    }
    let ahead = now.timeIntervalSince(date)
    let seconds = Int(min(abs(ahead), 1e15))
    guard seconds > Self.clockTolerance else {
      return Check(name, .ok, "within \(Self.clockTolerance) s of the service's")
    }
    return Check(
      name, .warning, "this machine's is \(seconds) s \(ahead > 0 ? "ahead of" : "behind") the service's",
      remedy: "set this machine's clock, unless the service's is wrong; trips expire by it")
  }

  /// In seconds.
  static let clockTolerance = 60
}

extension Settings {
  /// A library's error may repeat what was sent.
  fileprivate func hiding(_ keys: ClientKeys, _ text: String) -> String { self[keys.token].map(text.hiding) ?? text }
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
