extension Faults {
  /// Returns a client to which these faults apply. It behaves like `client` otherwise.
  ///
  /// An affected call waits on `clock`, fails with ``ClientError/Reason/fault(_:)``, or does both in this order. If a
  /// call is canceled while it waits, it throws `CancellationError` at once. Each returned client counts its own calls,
  /// including canceled ones.
  ///
  /// - Parameters:
  ///   - client: The client to wrap, of any variant.
  ///   - endpoints: The client's table of endpoints.
  ///   - clock: Measures latencies.
  ///   - failing: Creates the failing variant of the client, whose errors name the call.
  public func applied<Client>(
    to client: Client, _ endpoints: [Endpoint<Client>], clock: any Clock<Duration>,
    failing: @escaping @Sendable (Failure) -> Client
  ) -> Client {
    let counter = CallCounter()
    var client = client
    for endpoint in endpoints where rules.contains(where: { $0.applies(to: endpoint.name) }) {
      endpoint.intercept(&client, failing) { [rules, name = endpoint.name] key in
        guard rules.contains(where: { $0.applies(to: name, key) }) else { return nil }
        let ordinal = await counter.ordinal(ofNext: key.hash(endpoint: name))
        let decision = decision(endpoint: name, key: key, ordinal: ordinal)
        if decision.latency > .zero { try await clock.sleep(for: decision.latency) }
        return decision.failure
      }
    }
    return client
  }
}

/// Counts the calls with each key.
///
/// Memory is bounded: after calls with ``capacity`` or more other keys, the count of a key may restart at 1.
actor CallCounter {
  static let capacity = 10_000

  /// The counts of recently called keys. When `recent` is full, it replaces `earlier`, whose counts are dropped.
  private var recent: [UInt128: Int] = [:]
  private var earlier: [UInt128: Int] = [:]

  /// Returns the number of the next call with this key; 1 for the first.
  func ordinal(ofNext kind: UInt128) -> Int {
    let ordinal = (recent[kind] ?? earlier[kind] ?? 0) + 1
    if recent.count >= Self.capacity, recent[kind] == nil {
      earlier = recent
      recent = [:]
    }
    recent[kind] = ordinal
    return ordinal
  }
}
