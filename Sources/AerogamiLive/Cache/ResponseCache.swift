import AerogamiCore
import AerogamiHTTP
import AerogamiStore

/// What is cached of earlier answers, and when it is shown.
public enum CacheMode: Hashable, Sendable {
  /// The service is asked, and what is cached stands in where that fails.
  case normal
  /// The same, but what is younger than this is shown without asking.
  case maxAge(Duration)
  /// Nobody is asked.
  case offline

  /// Who is asked once need not be asked again.
  public static let anyAge = CacheMode.maxAge(.seconds(Int64.max))
}

/// A transport's memory: keeps what can be read, and answers with it.
///
/// It wraps the transport as a whole, and the reading of what comes as well: an answer is cached only once it has been
/// understood, and one that cannot be understood is a failure for which an earlier one stands in. What is cached is read
/// like what has just come, and what cannot be read is as good as not cached.
struct ResponseCache: Sendable {
  /// Where answers are cached; `nil` where none is, and none is looked for.
  var store: ResponseStore?
  var mode = CacheMode.normal
  /// What is younger than this stands in for an answer that did not come; zero for nothing.
  var maxStale: Duration
  var now: @Sendable () -> Date
  /// What is cached when the deadline of a run has passed; `nil` where each request has its own.
  var pastDeadline: CachedKeys?

  static let none = ResponseCache(store: nil, maxStale: .zero, now: { Date() })

  /// - Parameters:
  ///   - secret: What is sent and never cached: an answer that repeats it is not.
  ///   - read: What a complete answer says, or why it is none.
  /// - Throws: ``ClientError``, or `CancellationError`.
  func answer<Value>(
    to request: HTTPRequest, from transport: HTTPTransport, excluding secret: String? = nil,
    reading read: (HTTPResponse) throws(ClientError) -> Fetched<Value>
  ) async throws -> Fetched<Value> {
    guard let store else { return try read(try await transport.send(request)) }
    let key = ResponseKey(request)
    let cached = try await found(key, in: store, for: request)
    if let cached, mode.serves(age(of: cached)), var fetched = try? read(cached.response()) {
      fetched.status = .cached(age: age(of: cached))
      try await store.use(key, nil)
      return fetched
    }
    if mode == .offline {
      throw request.error(.offline, Problem("nothing usable is cached of it", remedy: "fetch once without --offline"))
    }

    do {
      return try await requested(request, key, cached, in: store, transport, excluding: secret, read)
    } catch let error as ClientError {
      // A region that the service does not know has no trips, whatever it had before.
      if case .unknown = error.reason { throw error }
      try Task.checkCancellation()
      guard let cached, age(of: cached) < maxStale, var fetched = try? read(cached.response(attempts: error.attempts))
      else {
        throw error
      }
      fetched.status = .stale(age: age(of: cached), because: error)
      try await store.use(key, nil)
      return fetched
    }
  }
}

extension ResponseCache {
  /// What the service says now, which is cached.
  private func requested<Value>(
    _ request: HTTPRequest, _ key: ResponseKey, _ cached: CachedResponse?, in store: ResponseStore,
    _ transport: HTTPTransport, excluding secret: String?, _ read: (HTTPResponse) throws(ClientError) -> Fetched<Value>
  ) async throws -> Fetched<Value> {
    var conditional = request
    conditional.headers += cached?.conditions ?? []
    var response = try await transport.send(conditional)
    // Only who was asked about what is cached can confirm it, and no one else to whom a redirect led.
    let isAboutCached = conditional != request && (response.request ?? conditional) == conditional
    if response.status == 304, isAboutCached, let cached {
      if let fetched = try? read(cached.response(attempts: response.attempts)) {
        try await store.use(key, now())
        return fetched
      }
      // It still holds and cannot be read: it is not what the service sent.
      let attempts = response.attempts
      response = try await transport.send(request)
      response.attempts += attempts
    }
    let fetched = try read(response)
    if secret.map(response.repeats) != true {
      try await store.save(CachedResponse(response, to: request, at: now()), key)
    }
    return fetched
  }

  /// Past the deadline thousands of requests may end at once, most of them with nothing cached: then one read of all
  /// keys is used instead of one look-up for each.
  private func found(
    _ key: ResponseKey, in store: ResponseStore, for request: HTTPRequest
  ) async throws -> CachedResponse? {
    do {
      if let pastDeadline, pastDeadline.deadline.remaining() <= .zero {
        if try await !pastDeadline.keys(of: store).contains(key) { return nil }
      }
      return try await store.response(key)
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      throw request.error(.offline, Problem(error))
    }
  }

  /// Zero for what comes from the future, after a clock was set back.
  private func age(of cached: CachedResponse) -> Duration {
    max(.zero, .seconds(now().timeIntervalSince(cached.fetchedAt)))
  }
}

/// The keys of all cached responses, read once when a run's deadline has passed.
actor CachedKeys {
  nonisolated let deadline: Deadline
  private var known: Set<ResponseKey>?

  init(after deadline: Deadline) {
    self.deadline = deadline
  }

  func keys(of store: ResponseStore) async throws -> Set<ResponseKey> {
    if let known { return known }
    let keys = try await store.keys()
    known = keys
    return keys
  }
}

extension HTTPResponse {
  /// Whether a text stands in the body or a header, as it is.
  fileprivate func repeats(_ text: String) -> Bool {
    let sought = Array(text.utf8)
    guard let first = sought.first else { return false }
    var rest = body[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: sought) { return true }
      rest = rest.dropFirst()
    }
    return headers.contains { $0.value.contains(text) }
  }
}

extension CacheMode {
  /// Whether what is that old is shown without asking.
  fileprivate func serves(_ age: Duration) -> Bool {
    switch self {
    case .normal: false
    case .maxAge(let limit): age < limit
    case .offline: true
    }
  }
}

extension HTTPRequest {
  /// Of a request that was not made.
  fileprivate func error(_ failure: Failure, _ problem: Problem) -> ClientError {
    ClientError(
      requested: description, reason: .failed(failure, detail: problem.message, remedy: problem.remedy), attempts: 0)
  }
}
