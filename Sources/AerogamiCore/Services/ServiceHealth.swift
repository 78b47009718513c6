public import AerogamiContainer
public import Foundation

/// How the requests to a source of trips, or the messages of a notifier, went so far.
public struct ServiceHealth: Hashable, Sendable {
  /// What a service does. Raw values are used in JSON and in the database.
  public enum Kind: String, Sendable {
    case source, notifier
  }

  public var kind: Kind
  /// The name in the configuration, such as `ryanair` or `phone`.
  public var name: String
  /// The numbers of successful and of failed requests, without retries. A response from the cache counts as neither.
  public var successCount = 0
  public var failureCount = 0
  /// The times of the last success and of the last failure; `nil` if there was none.
  public var lastSuccess: Date?
  public var lastFailure: Date?
  /// Why the last failed request failed, without secrets; `nil` if none has failed.
  public var problem: Problem?

  /// Creates the health of a service without any request.
  public init(_ kind: Kind, _ name: String) { (self.kind, self.name) = (kind, name) }

  /// Whether the last request failed.
  public var isFailing: Bool {
    guard let lastFailure else { return false }
    return lastSuccess.map { $0 < lastFailure } ?? true
  }

  /// Counts a request: a successful one, or a failed one with its problem.
  public mutating func count(_ problem: Problem?, at now: Date) {
    guard let problem else {
      successCount += 1
      lastSuccess = now
      return
    }
    failureCount += 1
    (lastFailure, self.problem) = (now, problem)
  }

  /// Adds the requests of the same service that ended after these.
  public mutating func add(_ later: ServiceHealth) {
    successCount += later.successCount
    failureCount += later.failureCount
    lastSuccess = later.lastSuccess ?? lastSuccess
    if later.lastFailure != nil { (lastFailure, problem) = (later.lastFailure, later.problem) }
  }
}

/// Saves how the requests to services went.
///
/// The live clients count each of their requests in memory. A search, or a round of a watch, saves the counts when it
/// ends, so that it writes once.
public struct ServiceStore: Sendable {
  /// Saves the counts of the requests since the last call, even if the task is canceled. Does nothing without any.
  ///
  /// If nothing else in this process has opened the database, opens or creates it if `opens` is set. Otherwise the
  /// counts are saved when the database is closed, if it is ever opened.
  public var save: @Sendable (_ opens: Bool) async throws -> Void
  /// Returns the health of each service that was requested, sorted by kind and name. Includes counts that are not saved
  /// yet.
  public var all: @Sendable () async throws -> [ServiceHealth]
  /// Whether live clients count their requests. If not, callers need not save the counts.
  public var isCounting: Bool

  public init(
    isCounting: Bool = true, save: @escaping @Sendable (_ opens: Bool) async throws -> Void,
    all: @escaping @Sendable () async throws -> [ServiceHealth]
  ) {
    (self.isCounting, self.save, self.all) = (isCounting, save, all)
  }

  /// The endpoints of this store.
  public static let endpoints: [Endpoint<ServiceStore>] = [
    Endpoint("save", \.save, call: { "save(opens: \($0))" }), Endpoint("all", \.all),
  ]

  /// A store with fixed values.
  public static func mock(_ all: [ServiceHealth] = []) -> ServiceStore {
    ServiceStore(isCounting: false, save: { _ in }, all: { all })
  }

  /// A store in which every call throws a `ClientError` with `failure`, after passing its description to `report`.
  public static func failing(
    _ failure: Failure = .unimplemented, report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> ServiceStore {
    endpoints.failing(.mock(), with: failure, report: report)
  }

  /// Saves the counts if there may be any, and if the database is open. Ignores errors, because a search succeeds
  /// without them.
  package func saveIfCounting() async {
    if isCounting { try? await save(false) }
  }
}
