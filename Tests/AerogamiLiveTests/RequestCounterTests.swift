import AerogamiContainer
import AerogamiCore
import AerogamiStore
import Foundation
import TestSupport
import Testing

@testable import AerogamiLive

@Suite struct RequestCounterTests {
  private let clock = ManualClock()
  private let counts = ServiceCounts()
  private var counter: RequestCounter {
    RequestCounter(counts: counts, clock: clock, now: { Date(timeIntervalSince1970: 0) })
  }

  /// The numbers of successes and failures, and the reason of the last failure.
  private func counted(_ call: @escaping @Sendable () async throws -> Fetched<[Trip]>) async throws -> (
    successes: Int, failures: Int, problem: Problem?
  ) {
    var client = TripClient.failing()
    client.trips = { _ in try await call() }
    _ = try? await client.counting(as: "kiwi", counter).trips(TripRequest(origin: nil))
    let store = ServiceStore.live(TemporaryStore().database(), counts)
    let health = try await store.all().first
    return (health?.successCount ?? 0, health?.failureCount ?? 0, health?.problem)
  }

  private static func error(_ reason: ClientError.Reason, attempts: Int = 1) -> ClientError {
    ClientError(requested: "GET https://kiwi.example", reason: reason, attempts: attempts)
  }

  @Test("a response that was requested is a success")
  func success() async throws {
    #expect(try await counted { Fetched([]) } == (1, 0, nil))
  }

  @Test("a name that the service does not know is a success")
  func unknown() async throws {
    #expect(try await counted { throw Self.error(.unknown("region", named: "XX", known: [])) } == (1, 0, nil))
  }

  @Test("a failed request, a stale response and a partial one are failures with their reason and remedy")
  func failures() async throws {
    let error = Self.error(.failed(.status(401), detail: "status 401", remedy: "check the token"))
    let problem = Problem("GET https://kiwi.example: status 401", remedy: "check the token")
    #expect(try await counted { throw error } == (0, 1, problem))
    #expect(try await counted { Fetched([], status: .stale(age: .seconds(1), because: error)) } == (0, 2, problem))
    #expect(try await counted { Fetched([], status: .partial(because: error)) } == (0, 3, problem))
  }

  @Test(
    "what sent no request does not count",
    arguments: [
      error(.failed(.offline, detail: "no requests are sent"), attempts: 0), error(.injected(.timeout)),
      error(.fault(.timeout)), error(.busy(detail: "too many")), error(.failed(.unimplemented, detail: "no calendar")),
    ])
  func unsent(_ error: ClientError) async throws {
    #expect(try await counted { throw error } == (0, 0, nil))
    #expect(try await counted { Fetched([], attempts: 0, status: .cached(age: .seconds(1))) } == (0, 0, nil))
  }

  @Test("a canceled call counts as a failure only after 10 s without a response")
  func canceled() async throws {
    let clock = clock
    #expect(
      try await counted {
        clock.advance(by: .seconds(9))
        throw CancellationError()
      } == (0, 0, nil))
    #expect(
      try await counted {
        clock.advance(by: .seconds(12))
        throw CancellationError()
      } == (0, 1, Problem("stopped after 12 s without a response")))
  }

  @Test("each notifier has its own counts")
  func notifiers() async throws {
    let client = NotificationClient { notification in
      if notification.notifier == "phone" { throw Self.error(.failed(.status(500), detail: "status 500")) }
      return Fetched(.init(kind: "ntfy"))
    }.counting(counter)
    for notifier in ["mail", "phone"] {
      _ = try? await client.send(Notification(to: notifier, title: "", lines: []))
    }
    let all = try await ServiceStore.live(TemporaryStore().database(), counts).all()
    #expect(all.map(\.kind) == [.notifier, .notifier] && all.map(\.name) == ["mail", "phone"])
    #expect(all.map(\.isFailing) == [false, true])
  }
}
