extension Faults {
  /// A client that these faults strike, and that is otherwise the same. Counting begins anew with each one made.
  ///
  /// A call that is struck waits on `clock`, fails, or does the one and then the other. Calls are counted when they are
  /// made, also those that are cancelled: one that waits then throws `CancellationError` at once, and leaves nothing
  /// behind.
  /// Failures are ``ClientError`` with ``ClientError/Reason/fault(_:)``.
  ///
  /// - Parameters:
  ///   - endpoints: The client's table of endpoints.
  ///   - failing: Makes the failing variant of the client, in whose words a failure says what was called.
  public func applied<Client>(
    to client: Client, _ endpoints: [Endpoint<Client>], clock: any Clock<Duration>,
    failing: @escaping @Sendable (Failure) -> Client
  ) -> Client {
    let counter = CallCounter()
    var client = client
    for endpoint in endpoints where rules.contains(where: { $0.concerns(endpoint.name) }) {
      endpoint.intercept(&client, failing) { [rules, name = endpoint.name] key in
        guard rules.contains(where: { $0.concerns(name, key) }) else { return nil }
        let ordinal = await counter.ordinal(ofNext: key.hash(endpoint: name))
        let decision = decision(endpoint: name, key: key, ordinal: ordinal)
        if decision.latency > .zero { try await clock.sleep(for: decision.latency) }
        return decision.failure
      }
    }
    return client
  }
}

/// How many calls there were, for each kind of call.
///
/// Bounded, since whoever calls may ask for ever new keys: what was not called for while ``capacity`` other kinds were
/// may be forgotten, and then begins at 1 again.
actor CallCounter {
  static let capacity = 10_000

  /// What was called since the last time that so many kinds had been; `earlier` has what was called before that.
  private var recent: [UInt128: Int] = [:]
  private var earlier: [UInt128: Int] = [:]

  /// - Returns: 1 for the first call of its kind.
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
