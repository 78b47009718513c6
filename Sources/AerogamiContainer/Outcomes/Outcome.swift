/// The result of fetching one key.
///
/// A ``Feed`` delivers one outcome per key. `Response` is `Fetched<Value>`, or the type that the feed's `prepare`
/// closure returns.
public struct Outcome<Key: Hashable & Sendable, Response: Sendable>: Sendable {
  /// The key that was requested.
  public let key: Key
  /// The delivered response; `nil` if the request failed or was canceled.
  public let response: Response?
  /// How the request ended.
  public let status: Status
  /// The number of requests sent. 0 for a canceled key, even if a request was in progress.
  public let attempts: Int
  /// The time from the start of the fetch until the response was ready, or the fetch failed or was canceled. Zero if the
  /// time was not measured.
  public let elapsed: Duration

  /// Creates an outcome from its parts.
  public init(key: Key, response: Response?, status: Status, attempts: Int, elapsed: Duration = .zero) {
    self.key = key
    self.response = response
    self.status = status
    self.attempts = attempts
    self.elapsed = elapsed
  }

  /// Fetches one key without a feed, on the caller's actor, and measures the elapsed time on `clock`. If `fetch` throws
  /// after the calling task was canceled, the outcome is canceled, not failed.
  public init<Value>(
    requesting key: Key, clock: any Clock<Duration>, _ fetch: (Key) async throws -> Fetched<Value>
  ) async where Response == Fetched<Value> {
    await self.init(requesting: key, clock: clock, fetch) { $1 }
  }

  /// Fetches one key and converts the value. If `fetch` throws after the calling task was canceled, the outcome is
  /// canceled.
  ///
  /// - Parameter prepare: Converts the fetched value to the response. ``elapsed`` includes the time for this.
  @inlinable init<Value>(
    requesting key: Key, clock: any Clock<Duration>, _ fetch: (Key) async throws -> Fetched<Value>,
    prepare: (Key, Fetched<Value>) async -> Response
  ) async {
    var response: Response?
    var status = Status.cancelled
    var attempts = 0
    let elapsed = await clock.measure {
      do {
        let fetched = try await fetch(key)
        attempts = fetched.attempts
        response = await prepare(key, fetched)
        status = fetched.status
      } catch  where !Task.isCancelled {
        (status, attempts) = (.failed(error), (error as? ClientError)?.attempts ?? 1)
      } catch {
        // The outcome of a canceled task is canceled, not failed, whichever error the client throws.
      }
    }
    self.init(key: key, response: response, status: status, attempts: attempts, elapsed: elapsed)
  }

  /// Creates the outcome of a value that was fetched without a feed. ``elapsed`` is zero.
  public init<Value>(of fetched: Fetched<Value>, for key: Key) where Response == Fetched<Value> {
    self.init(key: key, response: fetched, status: fetched.status, attempts: fetched.attempts)
  }

  /// Creates the outcome of a key that was not fetched before the run ended.
  @inlinable public init(cancelled key: Key) {
    self.init(key: key, response: nil, status: .cancelled, attempts: 0)
  }

  /// Creates the outcome of a request that failed without a cached response to fall back to.
  public init(key: Key, failed error: any Error, attempts: Int = 1, elapsed: Duration = .zero) {
    self.init(key: key, response: nil, status: .failed(error), attempts: attempts, elapsed: elapsed)
  }

  /// Returns this outcome with its response, if there is one, converted by `transform`.
  @inlinable public func map<Other>(_ transform: (Response) throws -> Other) rethrows -> Outcome<Key, Other> {
    Outcome<Key, Other>(
      key: key, response: try response.map(transform), status: status, attempts: attempts, elapsed: elapsed)
  }
}
