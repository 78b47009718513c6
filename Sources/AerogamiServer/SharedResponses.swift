import AerogamiContainer
import AerogamiCore

/// The parts of a request that decide its response. Requests with equal parts share their work.
struct SharedRequest: Hashable {
  let target: String
  let origin: String
  /// Whether the client accepts HTML, as browsers do.
  var acceptsPages = false
  /// Whether the response to a change is for the page's script.
  var isForScript = false
  /// Whether text is compressed for the client.
  var isCompressed = false
  /// The number of changes before the request, so that a request after a change does not join earlier work.
  var changeCount = 0
}

/// Shares the work for a response among all equal requests at the same time.
///
/// The work runs in its own child task of ``run(_:)``, and continues as long as a request waits for its response. When
/// the last waiting request is canceled, that request cancels the work and waits until the work ends.
///
/// `RequestCoalescer` is simpler: its work runs in the task of the first caller, and restarts in the task of another
/// if the first is canceled. Here, the callers are clients that may leave at any time. Each one that leaves would send
/// the service another request, and enough of them could delay the others until their deadlines.
actor SharedResponses {
  private struct Work {
    let id: Int
    /// The continuation of an empty stream. The stream is finished when no more requests wait for the work, and the end
    /// of the stream cancels the work.
    let interest: AsyncStream<Never>.Continuation
    var waiting: [Int: CheckedContinuation<RouteResponse, any Error>] = [:]
  }

  private var works: [SharedRequest: Work] = [:]
  /// The canceled work that has not ended, by id. Its last request still waits for it.
  private var ending: [Int: Work] = [:]
  private var nextID = 0
  private var changeCount = 0
  private let jobs: AsyncStream<@Sendable () async -> Void>.Continuation
  /// Receives each canceled request, and the id under which it waits.
  private let departures: AsyncStream<(SharedRequest, Int)>.Continuation

  private init(
    jobs: AsyncStream<@Sendable () async -> Void>.Continuation,
    departures: AsyncStream<(SharedRequest, Int)>.Continuation
  ) {
    (self.jobs, self.departures) = (jobs, departures)
  }

  /// Creates a value for sharing work, and runs `body` with it. When `body` ends, cancels unfinished work and waits for
  /// its end.
  static func run(_ body: @Sendable (SharedResponses) async throws -> Void) async throws {
    let (jobs, jobSink) = AsyncStream<@Sendable () async -> Void>.makeStream()
    let (departures, departureSink) = AsyncStream<(SharedRequest, Int)>.makeStream()
    let shared = SharedResponses(jobs: jobSink, departures: departureSink)
    try await withThrowingDiscardingTaskGroup { group in
      // Run work in tasks beside `body`, so that it does not end with the request that started it.
      group.addTask {
        await withDiscardingTaskGroup { group in
          for await job in jobs { group.addTask { await job() } }
        }
      }
      group.addTask {
        for await (request, id) in departures { await shared.leave(request, id) }
      }
      defer { group.cancelAll() }
      try await body(shared)
    }
  }

  /// Joins the unfinished work of an equal request, or starts `work` if there is none, and returns the response.
  ///
  /// If the calling task is canceled while other requests wait for the same work, throws `CancellationError` at once.
  /// If it is canceled while no other request waits, cancels the work, and then returns the work's response or throws
  /// its error: work that is nearly done may still succeed. After the task of ``run(_:)`` was canceled, no work starts.
  func response(
    to request: SharedRequest, _ work: @escaping @Sendable () async throws -> RouteResponse
  ) async throws -> RouteResponse {
    var current = request
    current.changeCount = changeCount
    let hasJoined = works[current] != nil
    if !hasJoined { try start(current, work) }
    let id = newID()
    do {
      return try await withTaskCancellationHandler { [current] in
        try await withCheckedThrowingContinuation { works[current]?.waiting[id] = $0 }
      } onCancel: { [current] in
        departures.yield((current, id))
      }
    } catch let error as ClientError where hasJoined && error.isTimeout && !Task.isCancelled {
      // A timeout of joined work belongs to the earlier request that started it. This request has its own deadline.
      return try await response(to: request, work)
    }
  }

  /// Notes that a client has changed something. Later requests do not join work that started before.
  func noteChange() { changeCount += 1 }

  private func newID() -> Int {
    nextID += 1
    return nextID
  }

  private func start(
    _ request: SharedRequest, _ work: @escaping @Sendable () async throws -> RouteResponse
  ) throws(CancellationError) {
    let id = newID()
    let (interest, continuation) = AsyncStream<Never>.makeStream()
    let result = jobs.yield {
      let outcome = await Result {
        // Cancel the work when no more requests wait for it.
        try await awaitResponse(of: work) { for await _ in interest {} }
      }
      await self.end(request, id, outcome)
    }
    if case .terminated = result { throw CancellationError() }
    works[request] = Work(id: id, interest: continuation)
  }

  private func leave(_ request: SharedRequest, _ id: Int) {
    guard let work = works[request], let continuation = work.waiting[id] else { return }
    if work.waiting.count > 1 {
      works[request]?.waiting[id] = nil
      continuation.resume(throwing: CancellationError())
    } else {
      // The next request must start new work instead of joining the canceled one.
      works[request] = nil
      ending[work.id] = work
      work.interest.finish()
    }
  }

  private func end(_ request: SharedRequest, _ id: Int, _ outcome: Result<RouteResponse, any Error>) {
    let work = works[request]?.id == id ? works.removeValue(forKey: request) : ending.removeValue(forKey: id)
    for continuation in (work?.waiting ?? [:]).values { continuation.resume(with: outcome) }
  }
}

/// Returns the response of `work`. Cancels it when `stop` returns, and still waits for its response or its error.
func awaitResponse(
  of work: @escaping @Sendable () async throws -> RouteResponse, until stop: @escaping @Sendable () async -> Void
) async throws -> RouteResponse {
  try await withThrowingTaskGroup(of: RouteResponse?.self) { group in
    group.addTask { try await work() }
    group.addTask {
      await stop()
      return nil
    }
    while let ended = try await group.next() {
      group.cancelAll()
      if let ended { return ended }
    }
    throw CancellationError()
  }
}
