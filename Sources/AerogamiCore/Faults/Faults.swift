/// What goes wrong with the calls of a client, whatever its variant.
///
/// A fault stands for a call that failed for good, after all its retries; it is decided before the call is made, and
/// what is to fail asks nobody. Decisions are values: each follows from the seed, the rules, the endpoint, the key and
/// how many calls there were for that key, and from nothing else, so that it does not matter who ran when.
public struct Faults: Hashable, Sendable {
  /// What is to come of one call.
  public struct Decision: Hashable, Sendable {
    /// How long the call waits before anything else happens, 0 or more.
    public var latency: Duration
    /// How it fails then; `nil` where it is made.
    public var failure: Failure?

    public init(latency: Duration = .zero, failure: Failure? = nil) {
      self.latency = latency
      self.failure = failure
    }
  }

  /// Of several that strike the same call, the latencies add up and the first failure counts. Each has its own chance:
  /// two of rate 0.5 leave a quarter of the calls alone.
  public var rules: [FaultRule]
  /// What the chance of the rules comes from that have no seed of their own.
  public var seed: UInt64

  public init(_ rules: [FaultRule], seed: UInt64 = 0) {
    self.rules = rules
    self.seed = seed
  }

  /// What is to come of a call.
  ///
  /// - Parameters:
  ///   - endpoint: Its name in the client's table of endpoints.
  ///   - ordinal: Which call for this key it is; the first is 1.
  public func decision(endpoint: String, key: CallKey, ordinal: Int) -> Decision {
    let call = key.hash(endpoint: endpoint)
    var decision = Decision()
    for (position, rule) in rules.enumerated() where rule.concerns(endpoint, key) && ordinal % rule.every == 0 {
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

/// Numbers that follow from what they are made of, and look like chance: SplitMix64.
private struct Chance {
  private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var state: UInt64 = 0

  init(_ words: [UInt64]) {
    for word in words { state = Self.mixed(state ^ word) }
  }

  /// From 0 up to but not including 1.
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
