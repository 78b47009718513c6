/// Where an answer comes from.
public enum AnswerSource: Hashable, Sendable {
  /// From the service, which has just answered with it or confirmed that it still holds.
  case service
  /// From an earlier time: as it was wished, the service was not asked again.
  case kept(age: Duration)
  /// From an earlier time, although the service was asked: `because` is how that failed.
  case stale(age: Duration, because: ClientError)
  /// From the service, which did not answer all that had to be asked for it: `because` is how the rest failed.
  case partial(because: ClientError)

  /// How long ago the service answered, or last confirmed the answer; `nil` where that was just now.
  public var age: Duration? {
    switch self {
    case .service, .partial: nil
    case .kept(let age), .stale(let age, _): age
    }
  }

  /// How the request failed, or a part of it.
  public var failure: ClientError? {
    switch self {
    case .service, .kept: nil
    case .stale(_, let error), .partial(let error): error
    }
  }

  /// The source of two responses that are shown as one: the greater age, and the failure of either.
  public func joined(with other: AnswerSource) -> AnswerSource {
    let age = [age, other.age].compactMap(\.self).max()
    return switch (age, failure ?? other.failure) {
    case (nil, nil): .service
    case (let age?, nil): .kept(age: age)
    case (nil, let error?): .partial(because: error)
    // Where a part failed, the rest may be old.
    case (let age?, let error?): .stale(age: age, because: error)
    }
  }
}
