import AerogamiCore

extension HTTPTransport {
  /// Sends no more requests at the same time than the semaphore has room for. A request that finds none within `patience`
  /// fails as busy: where clients wait at the other end, a late refusal is worth less than an early one.
  func limitingConcurrency(
    _ semaphore: AsyncSemaphore, patience: Duration, clock: any Clock<Duration>, words: @escaping Remedy.Words
  ) -> HTTPTransport {
    HTTPTransport { request in
      let response = try await semaphore.withPermit(within: patience, on: clock) { try await send(request) }
      guard let response else {
        throw ClientError(
          requested: request.description,
          reason: .busy(
            detail: "the gateway is busy: all \(semaphore.size) upstream connections have been in use for "
              + "\(patience.inSeconds) s",
            remedy: "try again, or \(words(.allowMoreAtOnce))"),
          attempts: 0)
      }
      return response
    }
  }
}
