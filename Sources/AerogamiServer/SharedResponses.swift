import AerogamiContainer
import AerogamiCore

/// The parts of a request that decide its response. Requests with equal parts share their work.
struct SharedRequest: Hashable {
  let target: String
  let origin: String
  /// Whether the client accepts HTML, as browsers do.
  var acceptsPages = false
  /// The number of changes before the request, so that a page after a change shows it.
  var changeCount = 0
  /// Whether the response to a change is for the page's script.
  var isForScript = false
}

extension SharedRequest {
  init(_ request: RouteRequest, afterChanges changeCount: Int, isForScript: Bool) {
    self.init(
      target: request.target, origin: request.origin, acceptsPages: request.acceptsPages, changeCount: changeCount,
      isForScript: isForScript)
  }
}

/// Shares the work for a response among all equal requests at the same time.
///
/// The work runs in its own child task of ``run(_:)``, and continues as long as a request waits for its response. When
/// the last waiting request is canceled, that request cancels the work and waits until the work ends.
///
/// `RequestCoalescer` is simpler: its work runs in the task of the first caller, and starts again in another one's if
/// that caller is canceled. Here, the callers are clients that may leave at any time. Each one that leaves would send
/// the service another request, and enough of them could delay the others until their deadlines.
actor SharedResponses {
  fileprivate typealias Outcome = Result<RouteResponse, any Error>

  private struct Work {
    let id: Int
    /// The continuation of an empty stream. The stream is finished when no more requests wait for the work, and the end
    /// of the stream cancels the work.
    let interest: AsyncStream<Never>.Continuation
    var waiting: [Int: AsyncStream<Outcome>.Continuation] = [:]
  }

  private var works: [SharedRequest: Work] = [:]
  /// Maps the id of each canceled work to the request that canceled the work and waits for its end. Only a work's last
  /// waiting request cancels it.
  private var leaving: [Int: CheckedContinuation<Outcome, Never>] = [:]
  /// Maps the id of a ticket to the outcome of its work. Contains the tickets of canceled requests that had not called
  /// ``leave(_:)`` when the work ended.
  private var missed: [Int: Outcome] = [:]
  private var nextID = 0
  private let jobs: AsyncStream<@Sendable () async -> Void>.Continuation

  private init(jobs: AsyncStream<@Sendable () async -> Void>.Continuation) {
    self.jobs = jobs
  }

  /// Creates a value for sharing work, and runs `body` with it. When `body` ends, cancels unfinished work and waits for
  /// its end.
  static func run(_ body: @Sendable (SharedResponses) async throws -> Void) async throws {
    let (jobs, continuation) = AsyncStream<@Sendable () async -> Void>.makeStream()
    try await withThrowingDiscardingTaskGroup { group in
      // Run work in tasks beside `body`, so that it does not end with the request that started it.
      group.addTask {
        await withDiscardingTaskGroup { group in
          for await job in jobs { group.addTask { await job() } }
        }
      }
      defer { group.cancelAll() }
      try await body(SharedResponses(jobs: continuation))
    }
  }

  /// A request that waits for a response. Every ticket must be passed to ``wait(for:)``.
  struct Ticket: Sendable {
    fileprivate let request: SharedRequest
    fileprivate let work: @Sendable () async throws -> RouteResponse
    fileprivate let workID: Int
    fileprivate let id: Int
    /// Whether the work was already under way when the request joined.
    fileprivate let hasJoined: Bool
    fileprivate let outcomes: AsyncStream<Outcome>
  }

  /// Joins the unfinished work of an equal request, or starts `work` if there is none. After the task of ``run(_:)`` was
  /// canceled, no work starts, and the request ends with `CancellationError`.
  func join(_ request: SharedRequest, _ work: @escaping @Sendable () async throws -> RouteResponse) -> Ticket {
    let (outcomes, continuation) = AsyncStream<Outcome>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let hasJoined = works[request] != nil
    let (workID, id) = (works[request]?.id ?? start(request, work), newID())
    if works[request] != nil {
      works[request]?.waiting[id] = continuation
    } else {
      continuation.yield(.failure(CancellationError()))
      continuation.finish()
    }
    return Ticket(
      request: request, work: work, workID: workID, id: id, hasJoined: hasJoined, outcomes: outcomes)
  }

  /// Returns the response of the work.
  ///
  /// If the calling task is canceled while other requests wait for the same work, throws `CancellationError` at once.
  /// If it is canceled while no other request waits, cancels the work, and then returns the work's response or throws
  /// its error: work that is nearly done may still succeed.
  ///
  /// - Throws: The errors of the work, or `CancellationError`.
  func wait(for ticket: Ticket) async throws -> RouteResponse {
    var ticket = ticket
    while true {
      var outcome: Outcome?
      for await ended in ticket.outcomes { outcome = ended }
      guard let outcome else { return try await leave(ticket) }
      // A timeout of joined work belongs to the earlier request that started it. This request has its own deadline.
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

  /// Starts work, unless the task of ``run(_:)`` was canceled.
  private func start(_ request: SharedRequest, _ work: @escaping @Sendable () async throws -> RouteResponse) -> Int {
    let id = newID()
    let (interest, continuation) = AsyncStream<Never>.makeStream()
    works[request] = Work(id: id, interest: continuation)
    let result = jobs.yield {
      let outcome = await Result {
        try await withThrowingTaskGroup(of: RouteResponse?.self) { group in
          group.addTask { try await work() }
          // End the work when no more requests wait for it.
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
    if case .terminated = result { works[request] = nil }
    return id
  }

  private func leave(_ ticket: Ticket) async throws -> RouteResponse {
    let (request, workID) = (ticket.request, ticket.workID)
    if let outcome = missed.removeValue(forKey: ticket.id) { return try outcome.get() }
    guard works[request]?.id == workID else { throw CancellationError() }
    works[request]?.waiting[ticket.id] = nil
    guard works[request]?.waiting.isEmpty == true else { throw CancellationError() }
    // The next request must start new work instead of joining the canceled one.
    works.removeValue(forKey: request)?.interest.finish()
    return try await withCheckedContinuation { leaving[workID] = $0 }.get()
  }

  private func end(_ request: SharedRequest, _ id: Int, _ outcome: Outcome) {
    if let last = leaving.removeValue(forKey: id) { return last.resume(returning: outcome) }
    guard works[request]?.id == id, let work = works.removeValue(forKey: request) else { return }
    for (id, waiting) in work.waiting {
      if case .terminated = waiting.yield(outcome) { missed[id] = outcome }
      waiting.finish()
    }
  }
}
