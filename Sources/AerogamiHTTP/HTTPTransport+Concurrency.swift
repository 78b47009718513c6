import AerogamiContainer
import AerogamiCore

extension HTTPTransport {
  /// Limits concurrent requests with a semaphore.
  ///
  /// A request that gets no permit within `maxWait` fails as busy, because an early error is better for a server's
  /// clients than a long wait.
  func limitingConcurrency(
    _ semaphore: AsyncSemaphore, maxWait: Duration, clock: any Clock<Duration>, remedyText: @escaping Remedy.Formatter
  ) -> HTTPTransport {
    HTTPTransport { request in
      let response = try await semaphore.withPermit(within: maxWait, on: clock) { try await send(request) }
      guard let response else {
        throw ClientError(
          requested: request.description,
          reason: .busy(
            detail:
              "the server is busy: it is already sending \(semaphore.size) "
              + "\(semaphore.size == 1 ? "request" : "requests") to services, its maximum, and could not send this one "
              + "within \(maxWait.inSeconds) s",
            remedy: "try again, or \(remedyText(.allowMoreAtOnce))"),
          attempts: 0)
      }
      return response
    }
  }
}
