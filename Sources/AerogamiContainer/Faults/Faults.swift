/// Faults to inject into the calls of a client of any variant.
///
/// A failure simulates a call that failed after all of its retries: the call throws the error, and no request is sent.
/// A latency delays the call.
///
/// ```swift
/// let faults = Faults([FaultRule(.failure(.status(503)), endpoint: "temperature", rate: 0.1)], seed: 42)
/// let weather = faults.applied(to: WeatherClient.mock, WeatherClient.endpoints, clock: ContinuousClock())
/// ```
///
/// A decision depends only on the seed, the rules and their order, the endpoint, the key and the number of the call
/// with that key. A run can therefore be repeated with the same faults, even if concurrent calls start in another order.
/// Of concurrent calls with the same key, their order decides which one is affected. The numbers of a key may restart at
/// 1 after calls with 10,000 or more other keys.
public struct Faults: Hashable, Sendable {
  /// The effect of all rules on one call.
  public struct Decision: Hashable, Sendable {
    /// The delay before the call, 0 or more.
    public var latency: Duration
    /// The failure of the call; `nil` to make the call.
    public var failure: Failure?

    /// Creates a decision that, by default, makes the call without a delay.
    public init(latency: Duration = .zero, failure: Failure? = nil) {
      self.latency = latency
      self.failure = failure
    }
  }

  /// The rules. If several apply to a call, their latencies add up, and the call fails with the first failure.
  ///
  /// Probabilities are independent: two rules with rate 0.5 leave a quarter of the calls unaffected.
  public var rules: [FaultRule]
  /// The seed for rules without their own seed.
  public var seed: UInt64

  /// Creates faults from rules.
  public init(_ rules: [FaultRule], seed: UInt64 = 0) {
    self.rules = rules
    self.seed = seed
  }

  /// Returns the effect on a call. Takes time proportional to the number of rules.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint's name in the client's table.
  ///   - key: The key of the call.
  ///   - ordinal: The number of the call with this key, starting at 1.
  public func decision(endpoint: String, key: CallKey, ordinal: Int) -> Decision {
    precondition(ordinal >= 1, "the number of a call must be at least 1")
    let call = key.hash(endpoint: endpoint)
    var decision = Decision()
    for (position, rule) in rules.enumerated() where rule.applies(to: endpoint, key) && ordinal % rule.every == 0 {
      var chance = Chance(
        [rule.seed ?? seed, UInt64(truncatingIfNeeded: call), UInt64(truncatingIfNeeded: call >> 64)]
          + [ordinal, position].map { UInt64($0) })
      guard chance.next() < rule.rate else { continue }
      switch rule.effect {
      case .latency(let range):
        decision.latency += range.lowerBound + (range.upperBound - range.lowerBound) * chance.next()
      case .failure(let failure):
        decision.failure = decision.failure ?? failure
      }
    }
    return decision
  }
}

/// A SplitMix64 generator, seeded with a list of numbers.
private struct Chance {
  private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var state: UInt64 = 0

  init(_ words: [UInt64]) {
    for word in words { state = Self.mixed(state ^ word) }
  }

  /// Returns a number in `0..<1`.
  mutating func next() -> Double {
    state = state &+ Self.step
    return Double(Self.mixed(state) >> 11) * 0x1p-53
  }

  private static func mixed(_ word: UInt64) -> UInt64 {
    var word = word &+ step
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}

extension Faults {
  /// Returns a client to which these faults apply. It behaves like `client` otherwise.
  ///
  /// An affected call waits on `clock`, fails with ``ClientError/Reason/fault(_:)``, or does both in this order. If a
  /// call is canceled while it waits, it throws `CancellationError` at once. Each returned client counts its own calls,
  /// including canceled ones.
  ///
  /// - Parameters:
  ///   - client: The client to wrap, of any variant.
  ///   - endpoints: The client's table of endpoints. A rule for an endpoint that is not in it has no effect, so several
  ///     clients can share the same faults.
  ///   - clock: Measures latencies.
  public func applied<Client>(
    to client: Client, _ endpoints: [Endpoint<Client>], clock: any Clock<Duration>
  ) -> Client {
    let counter = CallCounter()
    var client = client
    for endpoint in endpoints where rules.contains(where: { $0.applies(to: endpoint.name) }) {
      let name = endpoint.name
      endpoint.intercept(&client) { key, requested in
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

/// Counts the calls with each key. Memory is bounded: the count of a key may restart at 1 after calls with ``capacity``
/// or more other keys.
actor CallCounter {
  /// The maximum number of keys in each of ``recent`` and ``earlier``. Together, the two need less than 1 MB.
  static let capacity = 10_000

  /// Maps the hash of each recently called key to its number of calls. When `recent` is full, it replaces `earlier`,
  /// whose counts are dropped.
  private var recent: [UInt128: Int] = [:]
  private var earlier: [UInt128: Int] = [:]

  /// Counts a call and returns its number among the calls with the same key; 1 for the first.
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
