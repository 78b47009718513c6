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
  public func applied<Client>(
    to client: Client, _ endpoints: [Endpoint<Client>], clock: any Clock<Duration>
  ) -> Client {
    let counter = CallCounter()
    var client = client
    for endpoint in endpoints where rules.contains(where: { $0.applies(to: endpoint.name) }) {
      endpoint.intercept(&client) { [rules, name = endpoint.name] key, requested in
        guard rules.contains(where: { $0.applies(to: name, key) }) else { return }
        let ordinal = await counter.ordinal(ofNext: key.hash(endpoint: name))
        let decision = decision(endpoint: name, key: key, ordinal: ordinal)
        if decision.latency > .zero { try await clock.sleep(for: decision.latency) }
        guard let failure = decision.failure else { return }
        throw ClientError(requested: requested(), reason: .fault(failure), attempts: 0)
      }
    }
    return client
  }
}

/// Counts the calls with each key.
///
/// Memory is bounded: the count of a key may restart at 1 after calls with ``capacity`` or more other keys.
actor CallCounter {
  /// The maximum number of keys in each of ``recent`` and ``earlier``. Together, the two need less than 1 MB.
  static let capacity = 10_000

  /// Maps the hash of each recently called key to its number of calls. When `recent` is full, it replaces `earlier`,
  /// whose counts are dropped.
  private var recent: [UInt128: Int] = [:]
  private var earlier: [UInt128: Int] = [:]

  /// Counts a call and returns its number among the calls with the same key; 1 for the first.
  ///
  /// - Parameter keyHash: The result of ``CallKey/hash(endpoint:)``.
  func ordinal(ofNext keyHash: UInt128) -> Int {
    let ordinal = (recent[keyHash] ?? earlier[keyHash] ?? 0) + 1
    if recent.count >= Self.capacity, recent[keyHash] == nil {
      earlier = recent
      recent = [:]
    }
    recent[keyHash] = ordinal
    return ordinal
  }
}
