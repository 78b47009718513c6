public import Foundation

/// How the rounds of a watch with a name went, and whether it is paused.
public struct WatchHealth: Hashable, Sendable {
  /// What a user wants to know first about a watch.
  public enum Status: Hashable, Sendable {
    /// The last round fetched everything, and sent all messages.
    case ok
    /// Every round since `since` failed, at least in part. `reason` is why the last one did.
    case failing(since: Date, reason: String)
    case neverRan
    case paused
  }

  /// The time of the last round, whether it failed or not; `nil` before the first one.
  public var lastRound: Date?
  /// The time of the last round that fetched everything and sent all messages.
  public var lastSuccess: Date?
  /// The time of the first of the failed rounds at the end; `nil` if the last round succeeded.
  public var failingSince: Date?
  /// Why the last round failed, without secrets; `nil` if it succeeded.
  public var failure: String?
  /// When a message said that the watch fails; `nil` after a message said that it works again.
  public var noticeSentAt: Date?
  /// The number of changes that the last round found.
  public var changeCount = 0
  /// The number of messages about changes that were sent, by all rounds, and the time of the last one.
  public var messageCount = 0
  public var lastMessage: Date?
  /// The cheapest trip or meeting that the last successful round found; `nil` if it found none, or several currencies.
  public var cheapest: Cheapest?
  /// Whether rounds are left out until the watch is resumed.
  public var isPaused = false
  /// When a user asked for a round that does not wait for its time; `nil` if it has begun.
  public var runRequestedAt: Date?

  public init() {}

  /// A price with its currency; for a meeting, the total of all people.
  public struct Cheapest: Hashable, Sendable {
    public let price: Price
    public let currency: String

    public init(_ price: Price, _ currency: String) { (self.price, self.currency) = (price, currency) }
  }

  /// For how long a watch fails before a message says so, by default: 6 hours.
  package static let defaultFailureNotice = Duration.seconds(6 * 3600)

  public var status: Status {
    if isPaused { return .paused }
    if lastRound == nil { return .neverRan }
    if let failingSince { return .failing(since: failingSince, reason: failure ?? "unknown") }
    return .ok
  }

  /// Takes the result of a round.
  public mutating func take(_ round: FinishedRound, at now: Date) {
    lastRound = now
    (failure, changeCount) = (round.failure, round.changeCount)
    if round.failure == nil {
      (lastSuccess, failingSince, cheapest) = (now, nil, round.cheapest)
    } else if failingSince == nil {
      failingSince = now
    }
    messageCount += round.messageCount
    if round.messageCount > 0 { lastMessage = now }
    runRequestedAt = nil
  }

  /// Removes the results of the rounds, which were of another search. The watch stays paused, and what was sent stays
  /// known.
  package mutating func forgetRounds() {
    (lastRound, lastSuccess, failingSince, failure) = (nil, nil, nil, nil)
    (changeCount, cheapest, runRequestedAt) = (0, nil, nil)
  }
}

extension WatchHealth.Status {
  /// The status in a few words, such as `failing since 2027-01-31 08:15 UTC: status 401`.
  public var words: String { words { "\($0.minuteText) UTC" } }

  /// The status in a few words, with a time in the form that `time` returns.
  public func words(time: (Date) -> String) -> String {
    switch self {
    case .ok: "ok"
    case .failing(let since, let reason): "failing since \(time(since)): \(reason)"
    case .neverRan: "never ran"
    case .paused: "paused"
    }
  }

  /// Whether the last round failed.
  public var isFailing: Bool { if case .failing = self { true } else { false } }
}
