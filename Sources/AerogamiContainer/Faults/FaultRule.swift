/// A rule that delays or fails some calls of a client.
///
/// A rule applies to calls of ``endpoint`` with one of ``keys``. The calls with each key are counted separately. If
/// ``every`` is 3, only every third call (the third, the sixth and so on) can be affected, with the probability
/// ``rate``. By default, a rule affects all calls.
///
/// ```swift
/// // Every third request for the temperature at an airport times out.
/// FaultRule(.failure(.timeout), endpoint: "temperature", every: 3)
/// ```
public struct FaultRule: Hashable, Sendable {
  /// What happens to a call.
  public enum Effect: Hashable, Sendable {
    /// Delays the call by a random time in this range, uniformly distributed. The range starts at 0 or more.
    case latency(ClosedRange<Duration>)
    /// Fails the call without sending a request.
    case failure(Failure)
  }

  /// What happens to the calls that this rule applies to.
  public let effect: Effect
  /// The name of an endpoint; `nil` for all endpoints of the client. If the client has none with this name, the rule has
  /// no effect.
  public let endpoint: String?
  /// The rule applies to calls whose ``CallKey/names`` include at least one of these names; `nil` for all calls. A rule
  /// with keys has no effect on an ``Endpoint`` without `key`, because its calls have no names.
  public let keys: [String]?
  /// The probability of an effect on each call that the other properties select, from 0 (never) to 1 (always).
  public let rate: Double
  /// Which calls of the same key can be affected: 1 for all, 3 for the third, sixth, ninth and so on.
  public let every: Int
  /// The seed of this rule's random numbers; `nil` for the seed of ``Faults``.
  public let seed: UInt64?

  /// Creates a rule that, by default, applies to every call.
  ///
  /// - Precondition: `rate` is in `0...1`, `every` is at least 1, and a latency is not negative.
  public init(
    _ effect: Effect, endpoint: String? = nil, keys: [String]? = nil, rate: Double = 1, every: Int = 1,
    seed: UInt64? = nil
  ) {
    precondition((0...1).contains(rate), "a rate must be in 0...1")
    precondition(every >= 1, "every must be at least 1")
    if case .latency(let range) = effect { precondition(range.lowerBound >= .zero, "a latency must not be negative") }
    self.effect = effect
    self.endpoint = endpoint
    self.keys = keys
    self.rate = rate
    self.every = every
    self.seed = seed
  }

  /// Returns whether the rule can affect at least some calls of an endpoint.
  func applies(to endpoint: String) -> Bool { self.endpoint == nil || self.endpoint == endpoint }

  func applies(to endpoint: String, _ key: CallKey) -> Bool {
    applies(to: endpoint) && keys?.contains(where: key.names.contains) ?? true
  }
}
