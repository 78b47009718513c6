import AerogamiContainer
import Testing

/// What runs on the actor of its caller, and what leaves it. See the decision CallersActor.
@Suite("The caller's actor") @MainActor
struct CallersActorTests {
  typealias Isolation = @Sendable () async -> (any Actor)?

  @Test("a closure of a client runs on the actor of its caller")
  func closure() async {
    let isolation: Isolation = { #isolation }
    #expect(await isolation() === MainActor.shared)
  }

  // Newer compilers may fix this; then the decision and its advice change.
  #if !compiler(>=6.4)
    @Test("a closure with a capture list leaves the actor of its caller")
    func captureList() async {
      let key = "VNO"
      let isolation: Isolation = { [key] in
        _ = key
        return #isolation
      }
      #expect(await isolation() == nil)
    }
  #endif

  @Test("the request of a coalescer leaves the actors of its caller and of the coalescer")
  func coalescer() async throws {
    let requests = RequestCoalescer<String, Bool>()
    #expect(try await requests.value(for: "VNO") { #isolation == nil })
  }

  @Test("the requests of a feed leave the actor of its caller, and their outcomes are taken on it")
  func feed() async {
    let feed = Feed<String, Bool>({ _ in Fetched(#isolation == nil) }, clock: ContinuousClock())
    var hasLeft: [Bool] = []
    _ = await feed.run(["VNO", "RIX"], concurrency: 2) { outcome in
      MainActor.assertIsolated()
      if let response = outcome.response { hasLeft.append(response.value) }
      return .continue
    }
    #expect(hasLeft == [true, true])
  }

  @Test("a request without a feed, and the report of a failing client, run on the actor of the caller")
  func withoutFeed() async {
    let outcome = await Outcome(requesting: "VNO", clock: ContinuousClock()) { _ in
      Fetched(#isolation === MainActor.shared)
    }
    #expect(outcome.response?.value == true)
    let weather = WeatherClient.failing { _ in MainActor.assertIsolated() }
    await #expect(throws: ClientError.self) { try await weather.temperature("VNO") }
  }

  @Test("work with a time limit leaves the actor of its caller")
  func timeLimit() async throws {
    let hasLeft = try await withTimeLimit(.seconds(1), clock: ContinuousClock()) { #isolation == nil }
    #expect(hasLeft.value == true)
  }

  @Test("a semaphore runs its work on the actor of the caller")
  func semaphore() async throws {
    let isOnActor = try await AsyncSemaphore(1).withPermit { #isolation === MainActor.shared }
    #expect(isOnActor)
  }
}
