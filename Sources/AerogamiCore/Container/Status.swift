/// How a request ended, with the age of what it delivered and why it is not ``Kind/ok``.
///
/// Everything that reports on requests derives from it: exit codes, notes, JSON, and what a watch compares.
public struct Status: Sendable {
  public enum Kind: String, Sendable {
    /// Everything was delivered: by the service just now or, as requested, from the cache.
    case ok
    /// The request failed, and an earlier response is used instead.
    case stale
    /// A part of the request failed, and the rest was delivered.
    case partial
    case failed
    /// The run ended before there was a response.
    case cancelled
  }

  public let kind: Kind
  /// How long ago the service responded with what was delivered, or last confirmed it; `nil` for just now, and where
  /// nothing was delivered.
  public let age: Duration?
  /// Why it is not ``Kind/ok``; `nil` where it is, and where it was cancelled.
  public let error: (any Error)?

  private init(_ kind: Kind, age: Duration? = nil, error: (any Error)? = nil) {
    (self.kind, self.age, self.error) = (kind, age, error)
  }

  /// The service has just responded, or confirmed that an earlier response is still valid.
  public static let ok = Status(.ok)
  /// An earlier response, which was requested: the service was not.
  public static func cached(age: Duration) -> Status { Status(.ok, age: age) }
  /// An earlier response, because a new request failed.
  public static func stale(age: Duration, because error: ClientError) -> Status {
    Status(.stale, age: age, error: error)
  }
  /// A part of what was requested.
  public static func partial(because error: ClientError) -> Status { Status(.partial, error: error) }
  public static func failed(_ error: any Error) -> Status { Status(.failed, error: error) }
  public static let cancelled = Status(.cancelled)

  /// ``error``, where a client threw it: always so for what is stale or partial.
  public var clientError: ClientError? { error as? ClientError }

  /// Whether all that was delivered came from the service just now.
  public var isFresh: Bool { age == nil && (kind == .ok || kind == .partial) }

  /// The status of two responses that are delivered as one: the greater age, and the error of either.
  public func joined(with other: Status) -> Status {
    let age = [age, other.age].compactMap(\.self).max()
    return switch (age, clientError ?? other.clientError) {
    case (nil, nil): .ok
    case (let age?, nil): .cached(age: age)
    case (nil, let error?): .partial(because: error)
    // Where a part failed, the rest may be old.
    case (let age?, let error?): .stale(age: age, because: error)
    }
  }
}
