import AerogamiCore

/// What makes two requests one.
struct SharedRequest: Hashable {
  let target: String
  let origin: String

  init(_ request: RouteRequest) {
    (target, origin) = (request.target, request.origin)
  }
}

/// Shares the work for a response among all requests for the same thing that are under way at the same time.
///
/// The work runs in a task of its own, a child of ``run(_:)``: it goes on while anyone waits for it, and is cancelled
/// when the last one leaves. That one waits for its end.
actor SharedResponses {
  fileprivate typealias Outcome = Result<RouteResponse, any Error>

  private struct Work {
    let id: Int
    /// Finished when no one waits any more.
    let interest: AsyncStream<Never>.Continuation
    var waiting: [Int: AsyncStream<Outcome>.Continuation] = [:]
  }

  private var works: [SharedRequest: Work] = [:]
  /// The last ones to leave, by the work that is being cancelled.
  private var leaving: [Int: CheckedContinuation<Outcome, Never>] = [:]
  private var nextID = 0
  private let jobs: AsyncStream<@Sendable () async -> Void>.Continuation

  private init(jobs: AsyncStream<@Sendable () async -> Void>.Continuation) {
    self.jobs = jobs
  }

  /// Runs `body`, which may share work until it returns. What is still under way then is cancelled and awaited.
  static func run(_ body: @Sendable (SharedResponses) async throws -> Void) async throws {
    let (jobs, feed) = AsyncStream<@Sendable () async -> Void>.makeStream()
    try await withThrowingDiscardingTaskGroup { group in
      // Beside the body, so that no work belongs to the request that happened to be first.
      group.addTask {
        await withDiscardingTaskGroup { group in
          for await job in jobs { group.addTask { await job() } }
        }
      }
      defer { group.cancelAll() }
      try await body(SharedResponses(jobs: feed))
    }
  }

  /// A request that waits for an answer. Every ticket has to be passed to ``wait(for:)``.
  struct Ticket: Sendable {
    fileprivate let request: SharedRequest
    fileprivate let work: @Sendable () async throws -> RouteResponse
    fileprivate let workID: Int
    fileprivate let id: Int
    /// Whether the work was under way already.
    fileprivate let hasJoined: Bool
    fileprivate let outcomes: AsyncStream<Outcome>
  }

  /// Joins equal work that is under way, or starts it.
  func join(_ request: SharedRequest, _ work: @escaping @Sendable () async throws -> RouteResponse) -> Ticket {
    let (outcomes, continuation) = AsyncStream<Outcome>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let hasJoined = works[request] != nil
    let (workID, id) = (works[request]?.id ?? start(request, work), newID())
    works[request]?.waiting[id] = continuation
    return Ticket(
      request: request, work: work, workID: workID, id: id, hasJoined: hasJoined, outcomes: outcomes)
  }

  /// The answer of the work.
  ///
  /// When the calling task is cancelled and others wait, this throws `CancellationError` at once. When no one else waits,
  /// this cancels the work and returns its result: work that is nearly done may still succeed.
  ///
  /// - Throws: What the work throws, or `CancellationError`.
  func wait(for ticket: Ticket) async throws -> RouteResponse {
    var ticket = ticket
    while true {
      var outcome: Outcome?
      for await ended in ticket.outcomes { outcome = ended }
      guard let outcome else { return try await leave(ticket) }
      // The time that was up was that of an earlier request. This one has its own.
      guard ticket.hasJoined, case .failure(let error as ClientError) = outcome, error.isTimeout else {
        return try outcome.get()
      }
      ticket = join(ticket.request, ticket.work)
    }
  }

  private func newID() -> Int {
    nextID += 1
    return nextID
  }

  private func start(_ request: SharedRequest, _ work: @escaping @Sendable () async throws -> RouteResponse) -> Int {
    let id = newID()
    let (interest, continuation) = AsyncStream<Never>.makeStream()
    works[request] = Work(id: id, interest: continuation)
    jobs.yield {
      let outcome = await Result {
        try await withThrowingTaskGroup(of: RouteResponse?.self) { group in
          group.addTask { try await work() }
          // Ends the work when no one waits any more.
          group.addTask {
            for await _ in interest {}
            return nil
          }
          while let ended = try await group.next() {
            group.cancelAll()
            if let ended { return ended }
          }
          throw CancellationError()
        }
      }
      await self.end(request, id, outcome)
    }
    return id
  }

  private func leave(_ ticket: Ticket) async throws -> RouteResponse {
    let (request, workID) = (ticket.request, ticket.workID)
    guard works[request]?.id == workID else { throw CancellationError() }
    works[request]?.waiting[ticket.id] = nil
    guard works[request]?.waiting.isEmpty == true else { throw CancellationError() }
    // The next request starts new work, and does not join what is being cancelled.
    works.removeValue(forKey: request)?.interest.finish()
    return try await withCheckedContinuation { leaving[workID] = $0 }.get()
  }

  private func end(_ request: SharedRequest, _ id: Int, _ outcome: Outcome) {
    if let last = leaving.removeValue(forKey: id) { return last.resume(returning: outcome) }
    guard works[request]?.id == id, let work = works.removeValue(forKey: request) else { return }
    for waiting in work.waiting.values {
      waiting.yield(outcome)
      waiting.finish()
    }
  }
}

extension Result where Failure == any Error {
  fileprivate init(_ body: () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
