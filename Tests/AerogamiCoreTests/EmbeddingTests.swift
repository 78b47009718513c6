import AerogamiContainer
import AerogamiCore
import TestSupport
import Testing

/// Uses the container and the feed like another program, with the code of the article `AerogamiCore.md`.
@Suite(.timeLimit(.minutes(20))) struct EmbeddingTests {
  private struct MyService {
    func trips(in region: Region.ID?) async throws -> [Trip] { [.fixture(id: "from \(region ?? "anywhere")")] }
  }

  @Test("a program replaces one closure of the container and fetches")
  func embedding() async throws {
    let myService = MyService()
    var shown: Set<String> = []
    func show(_ trips: [Trip]) { shown.formUnion(trips.map(\.id)) }
    func show(_ error: any Error) { Issue.record(error) }

    var dependencies = Dependencies.mock
    dependencies.trips.trips = { request in Fetched(try await myService.trips(in: request.origin)) }

    let feed = TripFeed(TripRepository(dependencies.trips, clock: dependencies.clock), clock: dependencies.clock)
    let missing = await feed.run(["EU", "US"], concurrency: 4) { outcome in
      if let fetched = outcome.response { show(fetched.value) }
      if let error = outcome.status.error { show(error) }
      return .continue
    }

    #expect(shown == ["from EU", "from US"])
    #expect(missing.isEmpty)
  }

  @Test("a program applies faults to its own client and reads the simulated failures")
  func faults() async throws {
    var dependencies = Dependencies.mock
    dependencies.trips.trips = { _ in Fetched([.fixture()]) }

    let faults = Faults([FaultRule(.failure(.status(503)), endpoint: "trips", rate: 0.3)], seed: 7)
    dependencies.trips = faults.applied(to: dependencies.trips, TripClient.endpoints, clock: dependencies.clock)

    var failures: [Failure?] = []
    for _ in 1...8 {
      do {
        failures.append(nil)
        _ = try await dependencies.trips.trips(in: "EU")
      } catch let error as ClientError {
        failures[failures.count - 1] = error.injected
      }
    }
    #expect(failures == [.status(503), .status(503), .status(503), nil, nil, nil, nil, .status(503)])
  }

  @Test("a test starts from the failing container and overrides the closures that it uses")
  func failingByDefault() async {
    var dependencies = Dependencies.failing { Issue.record(Comment(rawValue: $0)) }
    dependencies.trips.trips = { _ in Fetched([]) }

    let feed = TripFeed(TripRepository(dependencies.trips, clock: dependencies.clock), clock: dependencies.clock)
    var statuses: [Status] = []
    _ = await feed.run(["EU"], concurrency: 1) { outcome in
      statuses.append(outcome.status)
      return .continue
    }
    #expect(statuses == [.ok])
  }

  @Test("an unexpected call in a test is reported by name, although the feed turns its error into an outcome")
  func unexpectedCall() async {
    let (messages, report) = AsyncStream<String>.makeStream()
    let dependencies = Dependencies.failing { report.yield($0) }
    let feed = TripFeed(TripRepository(dependencies.trips, clock: dependencies.clock), clock: dependencies.clock)
    _ = await feed.run(["EU"], concurrency: 1) { _ in .continue }
    report.finish()
    #expect(
      await messages.reduce(into: []) { $0.append($1) }
        == ["TripClient.trips(in: \"EU\") was called, and this environment makes it fail: unimplemented"])
  }
}
