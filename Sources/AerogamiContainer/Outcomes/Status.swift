/// The result of a request: its kind, the age of the delivered value, and the error.
///
/// A program derives its exit code, notes and JSON output from this status.
public struct Status: Sendable {
  /// The possible results of a request.
  public enum Kind: String, Sendable {
    /// Everything was delivered, either by the service or, if cached responses were requested, from the cache.
    case ok
    /// The request failed, and a cached response was delivered instead.
    case stale
    /// Part of the request failed, and the rest was delivered.
    case partial
    /// The request failed, and nothing was delivered.
    case failed
    /// The run ended before the response arrived.
    case cancelled = "canceled"
  }

  /// The result of the request.
  public let kind: Kind
  /// The time since the service sent or last confirmed the delivered response; `nil` if that was just now or nothing
  /// was delivered.
  public let age: Duration?
  /// Why all or part of the request failed; `nil` for ``Kind/ok`` and ``Kind/cancelled``.
  public let error: (any Error)?

  private init(_ kind: Kind, age: Duration? = nil, error: (any Error)? = nil) {
    (self.kind, self.age, self.error) = (kind, age, error)
  }

  /// A response that the service sent just now, or a cached response that the service confirmed just now (HTTP status
  /// 304).
  public static let ok = Status(.ok)
  /// A cached response that was delivered as requested, without a request to the service.
  public static func cached(age: Duration) -> Status { Status(.ok, age: age) }
  /// A cached response that was delivered because the request failed.
  public static func stale(age: Duration, because error: ClientError) -> Status {
    Status(.stale, age: age, error: error)
  }
  /// A response that lacks part of the requested value.
  ///
  /// - Parameter age: The age of the rest, if it was delivered from the cache as requested.
  public static func partial(age: Duration? = nil, because error: ClientError) -> Status {
    Status(.partial, age: age, error: error)
  }
  /// A request that delivered nothing.
  public static func failed(_ error: any Error) -> Status { Status(.failed, error: error) }
  /// A request whose response had not arrived when the run ended.
  public static let cancelled = Status(.cancelled)

  /// ``error`` as a ``ClientError``. Never `nil` for ``Kind/stale`` and ``Kind/partial``.
  public var clientError: ClientError? { error as? ClientError }

  /// Whether the delivered value is new: the service sent or confirmed all of it just now.
  public var isFresh: Bool { age == nil && (kind == .ok || kind == .partial) }

  /// Returns the status of two responses delivered as one: the greater age, and the first error.
  public func joined(with other: Status) -> Status {
    let age = [age, other.age].compactMap(\.self).max()
    return switch (age, clientError ?? other.clientError) {
    case (nil, nil): .ok
    case (let age?, nil): .cached(age: age)
    // An old part that was delivered because its request failed makes the whole `stale`.
    case (let age?, let error?) where kind == .stale || other.kind == .stale: .stale(age: age, because: error)
    case (let age, let error?): .partial(age: age, because: error)
    }
  }
}
