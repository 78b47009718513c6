/// One thing that goes wrong with some calls of a client, and with which.
///
/// It strikes a call of ``endpoint`` for one of ``keys`` that is the ``every``th for its key, as often as ``rate``
/// says; what is left at its default leaves nothing out.
public struct FaultRule: Hashable, Sendable {
  public enum Effect: Hashable, Sendable {
    /// The call begins later by a time in this range, each equally likely; 0 or more.
    case latency(ClosedRange<Duration>)
    /// The call fails, and nobody is asked.
    case failure(Failure)
  }

  public var effect: Effect
  /// The name of an endpoint; `nil` for each one of the client.
  public var endpoint: String?
  /// The names that ``CallKey`` has for what is asked for, in any order; `nil` for all of them.
  public var keys: [String]?
  /// How many of the calls that are left, from 0 for none to 1 for all.
  public var rate: Double
  /// 1 for all calls, 3 for the third, sixth, ninth… for the same key.
  public var every: Int
  /// What the rule's chance comes from; `nil` for the seed of ``Faults``.
  public var seed: UInt64?

  public init(
    _ effect: Effect, endpoint: String? = nil, keys: [String]? = nil, rate: Double = 1, every: Int = 1,
    seed: UInt64? = nil
  ) {
    precondition((0...1).contains(rate), "a rate is from 0 to 1")
    precondition(every >= 1, "at most every call is struck")
    if case .latency(let range) = effect { precondition(range.lowerBound >= .zero, "a call begins after it is made") }
    self.effect = effect
    self.endpoint = endpoint
    self.keys = keys
    self.rate = rate
    self.every = every
    self.seed = seed
  }

  /// Whether any call of an endpoint may be struck.
  func concerns(_ endpoint: String) -> Bool { self.endpoint == nil || self.endpoint == endpoint }

  /// Whether any call of an endpoint for a key may be struck.
  func concerns(_ endpoint: String, _ key: CallKey) -> Bool {
    concerns(endpoint) && keys?.contains(where: key.names.contains) ?? true
  }
}

/// What a call asks for, as faults see it.
public struct CallKey: Hashable, Sendable {
  /// What a ``FaultRule`` may name: the region, or each one of several country codes that are asked for at once.
  public var names: [String]
  /// What tells apart calls for the same names that may be under way at the same time, such as the pages of a list.
  /// Each has its own count, so that which one comes first does not matter.
  public var part: String

  public init(_ names: String..., part: String = "") {
    self.init(names: names, part: part)
  }

  public init(names: [String], part: String = "") {
    self.names = names
    self.part = part
  }

  /// The same in every process for equal calls.
  func hash(endpoint: String) -> UInt128 {
    fnv1a(([endpoint] + names + [part]).joined(separator: "\0"))
  }
}
