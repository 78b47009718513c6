import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
import AerogamiStore
import Foundation

/// Decides when cached responses are used.
public enum CacheMode: Hashable, Sendable {
  /// Sends each request. If the request fails, falls back to the cached response, unless that response is too old
  /// (`cache.maxStaleSeconds`) or the service does not know the requested resource.
  case normal
  /// Like `normal`, but uses cached responses younger than the given age without a request.
  case maxAge(Duration)
  /// Sends no requests, and uses only cached responses.
  case offline

  /// Uses every cached response without a request, whatever its age.
  public static let anyAge = CacheMode.maxAge(.seconds(Int64.max))
}

/// A cache of responses that wraps both a transport and the decoding of the transport's responses.
///
/// A response is cached only if it can be decoded. Otherwise the request has failed, and a cached response may be used
/// instead. A cached response that cannot be decoded counts as missing.
struct ResponseCache: Sendable {
  /// The stored responses; `nil` for no cache.
  var store: ResponseStore?
  var mode = CacheMode.normal
  /// The maximum age of a cached response that may be used when a request fails; zero disables this fallback.
  var maxStale: Duration
  var now: @Sendable () -> Date
  /// The keys of all cached responses, used only after the deadline of a run; `nil` if no requests are sent, or if each
  /// request has its own deadline.
  var pastDeadline: CachedKeys?

  static let none = ResponseCache(store: nil, maxStale: .zero, now: { Date() })

  /// Returns the decoded response to a request, from the cache or over the transport.
  ///
  /// - Parameters:
  ///   - secret: The secret in the request. A response that repeats it is not cached.
  ///   - read: Decodes a complete response, or throws the reason why it is invalid.
  /// - Throws: `ClientError`, or `CancellationError`.
  func fetch<Value>(
    _ request: HTTPRequest, over transport: HTTPTransport, excluding secret: String? = nil,
    reading read: (HTTPResponse) throws(ClientError) -> Fetched<Value>
  ) async throws -> Fetched<Value> {
    guard let store else { return try read(try await transport.send(request)) }
    let key = ResponseKey(request)
    let cached = try await cachedResponse(key, in: store, for: request)
    if let cached, mode.serves(age(of: cached)), var fetched = try? read(cached.response()) {
      fetched.status = .cached(age: age(of: cached))
      try await store.use(key, nil)
      return fetched
    }
    if mode == .offline {
      throw request.notSent(.offline, Problem("no cached response", remedy: "run the command once without --offline"))
    }

    do {
      return try await send(request, key, cached, in: store, transport, excluding: secret, read)
    } catch let error as ClientError {
      // The service does not know the resource, so an earlier response is no longer valid.
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
  /// Sends a request, conditionally if there is a cached response, and caches the new response.
  private func send<Value>(
    _ request: HTTPRequest, _ key: ResponseKey, _ cached: CachedResponse?, in store: ResponseStore,
    _ transport: HTTPTransport, excluding secret: String?, _ read: (HTTPResponse) throws(ClientError) -> Fetched<Value>
  ) async throws -> Fetched<Value> {
    var conditional = request
    conditional.headers += cached?.conditions ?? []
    var response = try await transport.send(conditional)
    // A 304 confirms the cached response only if it is the response to the conditional request itself, not to a
    // redirect.
    let isRevalidation = conditional != request && (response.request ?? conditional) == conditional
    if response.status == 304, isRevalidation, let cached {
      if let fetched = try? read(cached.response(attempts: response.attempts)) {
        try await store.use(key, now())
        return fetched
      }
      // The cached response is damaged: the service confirmed it, but it cannot be decoded. Requests the response
      // again, this time without conditions.
      let attempts = response.attempts
      response = try await transport.send(request)
      response.attempts += attempts
    }
    let fetched = try read(response)
    if secret.map(response.contains) != true {
      let new = CachedResponse(response, to: request, at: now())
      // An unchanged body need not be written again, which takes longer than the request on a fast connection.
      if let cached, new.isSame(as: cached) {
        try await store.use(key, new.fetchedAt)
      } else {
        try await store.save(new, key)
      }
    }
    return fetched
  }

  /// Returns the cached response for a key; `nil` if there is none.
  ///
  /// After the deadline, thousands of requests may end at once, most of them without a cached response. To avoid a
  /// query for each request, all keys are then read once.
  private func cachedResponse(
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
      throw request.notSent(.offline, Problem(error))
    }
  }

  /// Returns the age of a cached response; zero if its date is in the future because the clock was set back.
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
  /// Returns whether the body or a header contains a text literally.
  fileprivate func contains(_ text: String) -> Bool {
    let pattern = Array(text.utf8)
    guard let first = pattern.first else { return false }
    var rest = body[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: pattern) { return true }
      rest = rest.dropFirst()
    }
    return headers.contains { $0.value.contains(text) }
  }
}

extension CacheMode {
  /// Returns whether a cached response of this age is used without a request.
  fileprivate func serves(_ age: Duration) -> Bool {
    switch self {
    case .normal: false
    case .maxAge(let limit): age < limit
    case .offline: true
    }
  }
}

extension HTTPRequest {
  /// Returns the error for a request that was not sent.
  fileprivate func notSent(_ failure: Failure, _ problem: Problem) -> ClientError {
    ClientError(
      requested: description, reason: .failed(failure, detail: problem.message, remedy: problem.remedy), attempts: 0)
  }
}
