/// How one request ended: its response, if any, and its status.
///
/// `Response` is what the caller made of the response; without a preparation it is the fetched value itself.
public struct Outcome<Key: Hashable & Sendable, Response: Sendable>: Sendable {
  public let key: Key
  /// What was delivered; `nil` when the request failed or was canceled.
  public let response: Response?
  public let status: Status
  /// How many requests were sent; 0 when canceled, although one may have been sent then.
  public let attempts: Int
  /// From the first request until the response is ready, by the container's clock; zero when nothing was requested.
  public let elapsed: Duration

  init(key: Key, response: Response?, status: Status, attempts: Int, elapsed: Duration = .zero) {
    self.key = key
    self.response = response
    self.status = status
    self.attempts = attempts
    self.elapsed = elapsed
  }
}

extension Outcome {
  /// Sends one request, outside of a feed, and measures it on `clock`. Canceled when the calling task is.
  public init<Value>(
    requesting key: Key, clock: any Clock<Duration>, _ fetch: (Key) async throws -> Fetched<Value>
  ) async where Response == Fetched<Value> {
    await self.init(requesting: key, clock: clock, fetch) { $1 }
  }

  /// - Parameter prepare: Makes the response of what was fetched. Its time counts.
  init<Value>(
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
        // A canceled request has not failed, whichever error its client throws.
      }
    }
    self.init(key: key, response: response, status: status, attempts: attempts, elapsed: elapsed)
  }

  /// The outcome of a request that was sent outside of a feed, without its time.
  public init<Value>(of fetched: Fetched<Value>, for key: Key) where Response == Fetched<Value> {
    self.init(key: key, response: fetched, status: fetched.status, attempts: fetched.attempts)
  }

  /// The outcome of a request that did not end before the run did, or was never sent.
  public init(cancelled key: Key) {
    self.init(key: key, response: nil, status: .cancelled, attempts: 0)
  }

  /// The outcome of a request that failed without anything to use instead.
  public init(key: Key, failed error: any Error, attempts: Int = 1, elapsed: Duration = .zero) {
    self.init(key: key, response: nil, status: .failed(error), attempts: attempts, elapsed: elapsed)
  }
}
