import AerogamiContainer
import AerogamiCore
import AerogamiStore
import Foundation

/// Counts the requests of live clients, for a user who wants to know why a service fails.
struct RequestCounter: Sendable {
  let counts: ServiceCounts
  let clock: any Clock<Duration>
  let now: @Sendable () -> Date

  /// After this time, a call that is canceled counts as failed: its caller has given up waiting. Before that, it says
  /// nothing about the service.
  static let patience = Duration.seconds(10)

  /// Makes a call, and counts it if it sent a request.
  func counted<Value>(
    _ kind: ServiceHealth.Kind, _ name: String, _ call: () async throws -> Fetched<Value>
  ) async throws -> Fetched<Value> {
    let patience = Deadline(Self.patience, clock: clock)
    do {
      let fetched = try await call()
      if let error = fetched.status.clientError {
        count(error, kind, name)
      } else if fetched.attempts > 0, fetched.status.age == nil {
        counts.count(nil, kind, name, at: now())
      }
      return fetched
    } catch {
      if let error = error as? ClientError {
        count(error, kind, name)
      } else if error is CancellationError, patience.remaining() <= .zero {
        let waited = (Self.patience - patience.remaining()).components.seconds
        counts.count(Problem("stopped after \(waited) s without a response"), kind, name, at: now())
      }
      throw error
    }
  }

  private func count(_ error: ClientError, _ kind: ServiceHealth.Kind, _ name: String) {
    switch error.reason {
    case .failed(.unimplemented, _, _), .injected, .fault, .busy: return
    case .unknown:
      // The service has responded that it does not know a name.
      if error.attempts > 0 { counts.count(nil, kind, name, at: now()) }
    case .failed, .domain:
      if error.attempts > 0 { counts.count(Problem(error), kind, name, at: now()) }
    }
  }
}

extension TripClient {
  /// Returns this client, which counts its requests as those of a source.
  func counting(as source: String, _ counter: RequestCounter?) -> TripClient {
    guard let counter else { return self }
    return TripClient(
      trips: { [trips] request in try await counter.counted(.source, source) { try await trips(request) } },
      regions: { [regions] in try await counter.counted(.source, source) { try await regions() } },
      airport: { [airport] code in try await counter.counted(.source, source) { try await airport(code) } },
      airlines: { [airlines] in try await counter.counted(.source, source) { try await airlines() } },
      calendar: { [calendar] request in try await counter.counted(.source, source) { try await calendar(request) } },
      check: { [check] request in try await counter.counted(.source, source) { try await check(request) } })
  }
}

extension NotificationClient {
  /// Returns this client, which counts the messages of each notifier.
  func counting(_ counter: RequestCounter?) -> NotificationClient {
    guard let counter else { return self }
    return NotificationClient { [send] notification in
      try await counter.counted(.notifier, notification.notifier) { try await send(notification) }
    }
  }
}
