public import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
public import Foundation

extension Configuration {
  /// Checks everything that a command may need: the configuration, the time zones, the store, and whether the service
  /// of each live client responds. Changes nothing, and sends each service one request, without retries.
  ///
  /// The services of the example APIs are checked only if `examples` is set. A failure is then only a warning, unless the
  /// address or the token is configured.
  ///
  /// - Parameters:
  ///   - limit: The time limit of all checks together, on `clock`. Unfinished checks then count as failures.
  ///   - now: Returns the current time of this machine, which is compared with the clocks of services.
  ///   - mailProblem: Why e-mails cannot be sent; `nil` if they can. Notifiers that send e-mails then fail.
  /// - Returns: The checks in a fixed order. If the calling task is canceled, unfinished checks count as failures.
  public func diagnosis(
    within limit: Duration, clock: any Clock<Duration>, now: @escaping @Sendable () -> Date,
    mailProblem: Problem? = nil, examples: Bool = false
  ) async throws -> [Check] {
    let checks = try await checks(within: limit, clock: clock, now: now, examples: examples)
    guard let mailProblem, sendsNotifications else { return checks }
    let names = notifiers.filter { $0.kind == "email" }.map { "\(ClientName.notifications.rawValue).\($0.name)" }
    return checks.map { check in
      check.verdict == .ok && names.contains(check.name) ? Check(check.name, .failed, mailProblem) : check
    }
  }

  /// Whether a client is that of an example API.
  public func isExample(client name: String) -> Bool {
    registrations.contains { $0.name.rawValue == name && $0.isExample }
  }

  private func checks(
    within limit: Duration, clock: any Clock<Duration>, now: @escaping @Sendable () -> Date, examples: Bool
  ) async throws -> [Check] {
    // Withheld tokens are reported by a separate check.
    let withheld = tokenUses.compactMap { if case .withheld(let reason) = $0.use { reason } else { nil } }
    var checks = [Check("configuration", .ok, "environment \(environment), from \(sources)")]
    if !home.places.isEmpty { checks.append(homeCheck) }
    checks += warnings.filter { !withheld.contains($0) }.map { Check("configuration", .warning, $0) }
    if let faults = faultsInForce {
      checks.append(
        Check(
          "configuration", .warning, "simulated faults are active: \(faults)",
          remedy: "remove clients.NAME.faults from the configuration file, or unset AEROGAMI_CLIENTS_NAME_FAULTS"))
    }
    checks.append(.timeZones(.live()))

    var network: HTTPTransport.Network?
    do throws(ConfigurationError) {
      if usesNetwork { network = try self.network() }
    } catch {
      checks += Check.failures(error)
    }
    let context = ClientContext(clock: clock, now: now, clocks: SharedAirportClocks(zones: .none))
    let store = CheckGroup(name: "store") { [self] in try await storeChecks() }
    guard let network else {
      let groups = [store] + registrations.flatMap { checkGroups(of: $0, examples, over: nil, Proxies(), context) }
      return checks + (await groups.run(within: limit, clock: clock))
    }
    let limits = HTTPTransport.Limits(
      connectTimeout: connectTimeout(within: limit),
      maxBodyBytes: http.maxBodyBytes, remedyText: Remedy.text)
    return try await HTTPTransport.withAsyncHTTPClient(limits: limits, network: network) { transport in
      let groups =
        [store] + registrations.flatMap { checkGroups(of: $0, examples, over: transport, network.proxies, context) }
      return checks + (await groups.run(within: limit, clock: clock))
    }
  }

  /// A warning if a place of the home is unknown. A server with Aerogami's API may have any regions.
  private var homeCheck: Check {
    let found = "home is \(home.places.joined(separator: ", "))"
    let builtIn = Configuration.knownRegions(in: Directories(currentDirectory: "/", userDirectory: nil))
    let regions =
      builtIn
      + options(of: TripRegistration()).regions.map { Region(id: $0.id, name: $0.name, countryCodes: []) }
    guard acceptsOrigins || showsSampleTrips,
      let unknown = home.places.first(where: { !UserSetting.isKnown($0, regions: regions) })
    else { return Check("configuration", .ok, found) }
    let error = TripSearchError.unknownPlace(unknown)
    return Check("configuration", .warning, "\(found), but \(error.message)", remedy: error.remedy)
  }

  /// Returns the checks of a client: a group for each of its sources, or a single one. An example that is left out can
  /// still have an invalid configuration, with which no server starts.
  ///
  /// - Parameter transport: Sends the request of a live client; `nil` if no network is needed, or if it is
  ///   misconfigured.
  private func checkGroups(
    of registration: some ClientRegistration, _ examples: Bool, over transport: HTTPTransport?, _ proxies: Proxies,
    _ context: ClientContext
  ) -> [CheckGroup] {
    let name = registration.name.rawValue
    guard let client = client(registration.name) else { return [] }
    func group(_ name: String, _ run: @escaping @Sendable (Check.Verdict) async throws -> [Check]) -> CheckGroup {
      let failure: Check.Verdict = registration.isExample && client.isAtDefaultService ? .warning : .failed
      return CheckGroup(name: "\(name).response", failure: failure) { try await run(failure) }
    }
    do throws(ConfigurationError) {
      _ = try checked(registration)
    } catch {
      return [group(name) { _ in Check.failures(of: name, error) }]
    }
    if registration.isExample, !examples { return [] }
    if !registration.hasService {
      return [group(name) { _ in registration.checks(options(of: registration), client) }]
    }
    guard client.uses(.live) else {
      return [
        group(name) { _ in [Check(name, .ok, "sends no requests (variants: \(variants(of: registration.name)))")] }
      ]
    }
    return client.services.map { service in
      group(service.name.rawValue) { failure in
        if let problem = (service.options as? TripOptions)?.missingToken {
          return [Check(service.name.rawValue, .warning, problem)]
        }
        guard let base = service.baseURL, let transport else {
          return [
            Check(
              service.name.rawValue, .warning,
              "no request was sent: the proxy or the certificate settings are invalid",
              remedy: "fix the configuration first")
          ]
        }
        return try await probe(registration, service, base, over: transport, proxies, context, failure: failure)
      }
    }
  }

  /// Returns the variants of a client's endpoints in words, such as `mock and failing`.
  private func variants(of name: ClientName) -> String {
    let used = client(name)?.endpoints.map(\.variant) ?? []
    return Variant.allCases.filter(used.contains).map(\.rawValue).listed(with: "and")
  }
}
