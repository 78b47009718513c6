import AerogamiCore

/// How requests reach a service: one closure, and behaviors that wrap it.
///
/// `send` throws ``ClientError`` when no complete answer came, and `CancellationError` when the calling task was
/// cancelled; any status is an answer. The connection is done with when it returns or throws.
struct HTTPTransport: Sendable {
  var send: @Sendable (HTTPRequest) async throws -> HTTPResponse
}

/// A GET request: the only kind there is.
struct HTTPRequest: Hashable, Sendable {
  /// Absolute, already percent-encoded.
  var url: String
  /// Names are sent as they are; values may be secret, so ``description`` leaves them out.
  var headers: [Header] = []

  struct Header: Hashable, Sendable {
    var name: String
    var value: String
  }
}

extension HTTPRequest: CustomStringConvertible {
  var description: String { "GET \(url)" }
}

struct HTTPResponse: Sendable {
  var status: Int
  /// Decompressed and complete.
  var body: [UInt8]
}

extension HTTPTransport {
  /// Gives up on a request that has not been answered in full, its body included, after `limit` on `clock`.
  func timingOut(after limit: Duration, clock: any Clock<Duration>) -> HTTPTransport {
    HTTPTransport { request in
      try await withThrowingTaskGroup(of: HTTPResponse?.self) { group in
        group.addTask { try await send(request) }
        group.addTask {
          try await clock.sleep(for: limit)
          return nil
        }
        defer { group.cancelAll() }
        for try await first in group {
          if let response = first { return response }
          break
        }
        throw ClientError(
          asked: request.description,
          reason: .failed(
            .timeout,
            detail: "no complete answer within \(limit.inSeconds) s; try again, or raise "
              + "\(ConfigurationKeys.requestTimeout.path)"))
      }
    }
  }
}
