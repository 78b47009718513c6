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

/// A cache of responses that wraps both a transport and the decoding of the transport's responses. Only a response that
/// can be decoded is cached. Otherwise the request has failed, and a cached response may be used instead. A cached
/// response that cannot be decoded counts as missing.
struct ResponseCache: Sendable {
  /// The stored responses; `nil` for no cache.
  var store: ResponseStore?
  var mode = CacheMode.normal
  /// The maximum age of a cached response that may be used when a request fails; zero disables this fallback.
  var maxStale: Duration
  var now: @Sendable () -> Date

  static let none = ResponseCache(store: nil, maxStale: .zero, now: { Date() })

  /// Returns the decoded response to a request, from the cache or over the transport. A response that repeats `secret`
  /// is not cached. Throws `ClientError`, or `CancellationError`.
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
      throw ClientError(
        request.description, .offline, "no cached response", remedy: "run the command once without --offline",
        attempts: 0)
    }

    do {
      return try await send(request, key, cached, in: store, transport, excluding: secret, read)
    } catch let error as ClientError {
      // If the service does not know the resource, the cached response is no longer valid.
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
    // A condition has another meaning for a POST request (RFC 9110, section 13.1.2).
    if request.body == nil { conditional.headers += cached?.conditions ?? [] }
    var response = try await transport.send(conditional)
    // A 304 confirms the cached response only if it responds to the conditional request itself, not to a redirect.
    let isRevalidation = conditional != request && (response.request ?? conditional) == conditional
    if response.status == 304, isRevalidation, let cached {
      let confirmed = cached.confirmed(by: response, at: now())
      if let fetched = try? read(confirmed.response(attempts: response.attempts)) {
        if confirmed.isSame(as: cached) {
          try await store.use(key, confirmed.fetchedAt)
        } else {
          try await store.save(confirmed, key)
        }
        return fetched
      }
      // The service confirmed a response that cannot be decoded. Requests it again, without conditions.
      let attempts = response.attempts
      response = try await transport.send(request)
      response.attempts += attempts
    }
    let fetched = try read(response)
    if secret.map(response.contains) != true {
      let new = CachedResponse(response, to: request, at: now())
      // Does not write an unchanged body again: on a fast connection, writing takes longer than the request.
      if let cached, new.isSame(as: cached) {
        try await store.use(key, new.fetchedAt)
      } else {
        try await store.save(new, key)
      }
    }
    return fetched
  }

  private func cachedResponse(
    _ key: ResponseKey, in store: ResponseStore, for request: HTTPRequest
  ) async throws -> CachedResponse? {
    do {
      return try await store.response(key)
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      let problem = Problem(error)
      throw ClientError(request.description, .offline, problem.message, remedy: problem.remedy, attempts: 0)
    }
  }

  /// Returns the age of a cached response; zero if its date is in the future because the clock was set back.
  private func age(of cached: CachedResponse) -> Duration {
    max(.zero, .seconds(now().timeIntervalSince(cached.fetchedAt)))
  }
}

extension HTTPResponse {
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
  fileprivate func serves(_ age: Duration) -> Bool {
    switch self {
    case .normal: false
    case .maxAge(let limit): age < limit
    case .offline: true
    }
  }
}

extension CachedResponse {
  init(_ response: HTTPResponse, to request: HTTPRequest, at now: Date) {
    self.init(url: request.url, body: response.body, fetchedAt: now)
    completeness = response.storable(HTTPResponse.completenessHeader)
    note = response.storable(HTTPResponse.noteHeader)
    // After a redirect, the validators belong to the redirect's target, not to the requested URL.
    guard response.request?.url ?? request.url == request.url else { return }
    etag = response.storable("ETag")
    lastModified = response.storable("Last-Modified")
  }

  /// Returns this response after the service has confirmed its body. How complete that is may have changed since; a
  /// response without these headers leaves it unchanged (RFC 9111, section 3.2).
  fileprivate func confirmed(by response: HTTPResponse, at now: Date) -> CachedResponse {
    var confirmed = self
    confirmed.fetchedAt = now
    if let completeness = response.storable(HTTPResponse.completenessHeader) {
      confirmed.completeness = completeness
      confirmed.note = response.storable(HTTPResponse.noteHeader)
    }
    return confirmed
  }

  /// The headers of a conditional request (RFC 9110, section 13.1), to which the service may respond with 304 and no
  /// body.
  var conditions: [HTTPRequest.Header] {
    [
      etag.map { .init(name: "If-None-Match", value: $0) },
      lastModified.map { .init(name: "If-Modified-Since", value: $0) },
    ]
    .compactMap(\.self)
  }

  /// - Parameter attempts: How many requests were sent before the cached response was used.
  func response(attempts: Int = 0) -> HTTPResponse {
    let headers = [(HTTPResponse.completenessHeader, completeness), (HTTPResponse.noteHeader, note)]
    return HTTPResponse(
      status: 200, headers: headers.compactMap { name, value in value.map { .init(name: name, value: $0) } },
      body: body, attempts: attempts)
  }
}

extension HTTPResponse {
  /// The headers in which `aerogami serve` says how complete a response is, and what is missing.
  static let completenessHeader = "Aerogami-Completeness"
  static let noteHeader = "Aerogami-Note"

  /// Returns a header to store; `nil` if it is missing, longer than 1024 bytes or not printable ASCII.
  fileprivate func storable(_ name: String) -> String? {
    guard let value = header(name), value.utf8.count <= 1024 else { return nil }
    return value.utf8.allSatisfy { (0x20...0x7E).contains($0) } ? value : nil
  }
}

extension ResponseKey {
  init(_ request: HTTPRequest) {
    let parts =
      [request.url] + (request.body.map { [SHA256.digest(Array($0)).hexadecimal] } ?? [])
      + request.headers.filter(\.isSecret).flatMap { [$0.name.lowercased(), $0.value] }
    // Line breaks are unambiguous separators, because neither a URL nor a header can contain one.
    self.init(text: SHA256.digest(Array(parts.joined(separator: "\n").utf8)).hexadecimal)
  }
}
