public import AerogamiCore
import AerogamiHTTP

extension Settings {
  /// Looks at everything that a command may need: the configuration, the time zones, the store, and whether each live
  /// client's service answers. Nothing is made or changed, each service is sent one request, and nothing is tried twice.
  ///
  /// - Parameters:
  ///   - limit: What all of it together may take, on `clock`. What has not ended then has failed.
  ///   - now: What services' clocks are compared with.
  /// - Returns: The checks in a fixed order; when the calling task is cancelled, what has not ended has failed.
  public func diagnosis(
    within limit: Duration = .seconds(5), clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() }
  ) async throws -> [Check] {
    let withheld = tokenUses.map { "\($0.use)" }
    var checks = [Check("configuration", .ok, "environment \(environment), from \(sources)")]
    checks += warnings.filter { !withheld.contains($0) }.map { Check("configuration", .warning, $0) }
    if let faults = faultsInForce {
      checks.append(
        Check(
          "configuration", .warning, "faults are in force: \(faults)", remedy: "they are set by clients.NAME.faults"))
    }
    checks.append(.timeZones(.live()))

    var network: HTTPTransport.Network?
    do throws(ConfigurationError) {
      if usesNetwork { network = try self.network() }
    } catch {
      checks += Check.failures(error)
    }
    let store = CheckGroup(name: "store") { [self] in try await storeChecks() }
    guard let network else {
      return checks
        + (await ([store] + checkGroups(over: nil, Proxies(), clock: clock, now: now)).run(within: limit, clock: clock))
    }
    let limits = HTTPTransport.Limits(
      connections: Probe.all.count, connectTimeout: connectTimeout(within: limit),
      maxBodyBytes: self[ConfigurationKeys.maxBodyBytes], words: Remedy.words)
    return try await HTTPTransport.withAsyncHTTPClient(limits: limits, network: network) { transport in
      let checkGroups = [store] + checkGroups(over: transport, network.proxies, clock: clock, now: now)
      return checks + (await checkGroups.run(within: limit, clock: clock))
    }
  }

  /// One for each client.
  private func checkGroups(
    over transport: HTTPTransport?, _ proxies: Proxies, clock: any Clock<Duration>, now: @escaping @Sendable () -> Date
  ) -> [CheckGroup] {
    Probe.all.map { probe in
      CheckGroup(name: "\(probe.keys.name).answer") { [self] in
        do throws(ConfigurationError) {
          try probe.check(self)
        } catch {
          return Check.failures(of: probe.keys.name, error)
        }
        guard VariantTable(probe.keys, settings: self).uses(.live), let base = baseURL(of: probe.keys) else {
          return [Check(probe.keys.name, .ok, "nothing is asked: \(variants(of: probe.keys))")]
        }
        guard let transport else {
          return [Check(probe.keys.name, .warning, "not asked", remedy: "mend the configuration first")]
        }
        return try await probe.checks(self, base, over: transport, proxies, clock: clock, now: now)
      }
    }
  }

  /// `mock and failing`
  private func variants(of keys: ClientKeys) -> String {
    let rows = VariantTable(keys, settings: self).rows
    return Variant.allCases.filter { variant in rows.contains { $0.variant == variant } }
      .map(\.rawValue).listed(with: "and")
  }
}
