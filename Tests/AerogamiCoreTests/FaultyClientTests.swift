import AerogamiContainer
import TestSupport
import Testing

@testable import AerogamiCore

@Suite(.timeLimit(.minutes(20))) struct FaultyClientTests {
  private func trips(
    _ faults: Faults, of client: TripClient = .mock(trips: []), clock: any Clock<Duration> = ManualClock()
  ) -> TripClient {
    faults.applied(to: client, TripClient.endpoints, clock: clock)
  }

  private func clientError(_ call: () async throws -> Void) async -> ClientError? {
    do {
      try await call()
      return nil
    } catch {
      return error as? ClientError
    }
  }

  @Test("a fault's error names the call and the fault, and no request is sent")
  func words() async throws {
    let requested = Log<String>()
    var client = TripClient.mock(trips: [])
    client.trips = { request in
      let region = request.origin
      await requested.append(region ?? "anywhere")
      return Fetched([])
    }
    let faulty = trips(Faults([FaultRule(.failure(.status(503)), endpoint: "trips", keys: ["US"])]), of: client)
    let error = await clientError { _ = try await faulty.trips(in: "US") }
    #expect(error == ClientError(requested: #"TripClient.trips(in: "US")"#, reason: .fault(.status(503)), attempts: 0))
    #expect(
      error?.description == #"TripClient.trips(in: "US") was called, and a simulated fault makes it fail: status 503"#)
    _ = try await faulty.trips(in: "EU")
    _ = try await faulty.regions()
    #expect(await requested.entries == ["EU"])
  }

  @Test("simulated failures can be distinguished from real ones")
  func injected() {
    let reasons: [(ClientError.Reason, Failure?)] = [
      (.fault(.offline), .offline), (.injected(.status(500)), .status(500)),
      (.failed(.status(500), detail: "from the service"), nil), (.unknown("region", named: "XX", known: []), nil),
    ]
    for (reason, failure) in reasons { #expect(ClientError(requested: "it", reason: reason).injected == failure) }
  }

  @Test("faults apply to every variant, and a failing client still fails in its own way without them")
  func variants() async throws {
    let faults = Faults([FaultRule(.failure(.timeout), endpoint: "trips", keys: ["anywhere"])])
    for client in [TripClient.mock(trips: []), .failing(.offline)] {
      let faulty = trips(faults, of: client)
      #expect(await clientError { _ = try await faulty.trips(in: nil) }?.reason == .fault(.timeout))
    }
    let failing = trips(faults, of: .failing(.offline))
    #expect(await clientError { _ = try await failing.trips(in: "EU") }?.reason == .injected(.offline))
    #expect(try await trips(faults).trips(in: "EU").value == [])
  }

  @Test("faults can select every endpoint of every client by name and key")
  func endpoints() async {
    func checkFaults<Client>(
      _ client: Client, _ endpoints: [Endpoint<Client>],
      _ calls: [(endpoint: String, key: String?, call: @Sendable (Client) async throws -> Void)],
      sourceLocation: SourceLocation = #_sourceLocation
    ) async {
      #expect(calls.map(\.endpoint) == endpoints.map(\.name), sourceLocation: sourceLocation)
      for (endpoint, key, call) in calls {
        func faults(keys: [String]?) -> Faults {
          Faults([FaultRule(.failure(.offline), endpoint: endpoint, keys: keys)])
        }
        let faulty = faults(keys: key.map { [$0] }).applied(to: client, endpoints, clock: ManualClock())
        for other in calls {
          let error = await clientError { try await other.call(faulty) }
          let expected = other.endpoint == endpoint ? ClientError.Reason.fault(.offline) : nil
          #expect(error?.reason == expected, "\(endpoint), \(other.endpoint)", sourceLocation: sourceLocation)
        }
        let unaffected = faults(keys: ["another key"]).applied(to: client, endpoints, clock: ManualClock())
        #expect(await clientError { try await call(unaffected) } == nil, sourceLocation: sourceLocation)
      }
    }
    await checkFaults(
      TripClient.mock(trips: []), TripClient.endpoints,
      [
        ("trips", "EU", { _ = try await $0.trips(in: "EU") }), ("regions", nil, { _ = try await $0.regions() }),
        ("airport", "VNO", { _ = try await $0.airport("VNO") }), ("airlines", nil, { _ = try await $0.airlines() }),
        ("calendar", "Vilnius-ES", { _ = try await $0.calendar(.fixture("Vilnius-Spain", month: "2027-01")) }),
        ("check", "t1", { _ = try await $0.check(FareCheck(.fixture(id: "t1"))) }),
      ])
    await checkFaults(
      CountryClient.mock(), CountryClient.endpoints,
      [
        ("named", "Peru", { _ = try await $0.named("Peru", .full) }),
        ("coded", "LVA", { _ = try await $0.coded(["LTU", "LVA"]) }),
      ])
    await checkFaults(
      RoverClient.mock, RoverClient.endpoints,
      [
        ("photos", "curiosity", { _ = try await $0.photos(.init(rover: .curiosity, day: .sol(1000)), 1) }),
        ("manifest", "curiosity", { _ = try await $0.manifest(.curiosity) }),
        ("picture", "https://a.example/1.png", { _ = try await $0.picture("https://a.example/1.png") }),
      ])
    await checkFaults(
      StarWarsClient.mock, StarWarsClient.endpoints,
      [
        ("film", "1", { _ = try await $0[.film](1) }), ("person", "1", { _ = try await $0[.person](1) }),
        ("planet", "1", { _ = try await $0[.planet](1) }), ("starship", "10", { _ = try await $0[.starship](10) }),
        ("species", "1", { _ = try await $0[.species](1) }), ("vehicle", "14", { _ = try await $0[.vehicle](14) }),
        ("list", "people", { _ = try await $0.list(.person, 1) }),
        ("search", "people", { _ = try await $0.search(.person, "luke", 1) }),
      ])
  }

  @Test("a fault does not change the limit of codes per request")
  func codesAtOnce() async throws {
    var client = CountryClient.mock()
    client.codesAtOnce = 1
    let faulty = Faults([FaultRule(.failure(.offline))]).applied(
      to: client, CountryClient.endpoints, clock: ManualClock())
    #expect(faulty.codesAtOnce == 1)
    #expect(await clientError { _ = try await faulty.coded(["LTU"]) } != nil)
  }

  /// Returns for each key which of its calls failed, after `rounds` feeds with one call for each key.
  private func failures(seed: UInt64, concurrency: Int, rounds: Int = 8) async -> [String: [Bool]] {
    var client = TripClient.mock(trips: [])
    client.trips = { _ in Fetched([]) }
    let rule = FaultRule(.failure(.status(503)), endpoint: "trips", rate: 0.3)
    let clock = ManualClock()
    let faulty = trips(Faults([rule], seed: seed), of: client, clock: clock)
    let feed = TripFeed(
      { region in
        // Lets calls overtake each other, in a different order each time.
        for _ in 0..<Int.random(in: 0..<20) { await Task.yield() }
        return try await faulty.trips(in: region)
      }, clock: clock)
    var failures: [String: [Bool]] = [:]
    for _ in 0..<rounds {
      let missing = await feed.run((1...64).map { "\($0)" }, concurrency: concurrency) { outcome in
        failures[outcome.key ?? "", default: []].append(outcome.response == nil)
        return .continue
      }
      #expect(missing.isEmpty)
    }
    return failures
  }

  @Test(
    "with the same seed, the same calls fail at any concurrency", arguments: [0, 7, 1 << 40] as [UInt64])
  func concurrency(seed: UInt64) async {
    let one = await failures(seed: seed, concurrency: 1)
    #expect(one.count == 64)
    #expect(one.values.allSatisfy { $0.count == 8 })
    #expect((100...210).contains(one.values.joined().count { $0 }))
    #expect(await failures(seed: seed, concurrency: 16) == one)
    #expect(await failures(seed: seed + 1, concurrency: 16) != one)
  }

  @Test("as many concurrent calls for the same key fail as sequential ones")
  func sameKey() async {
    let faults = Faults([FaultRule(.failure(.offline), rate: 0.4)], seed: 3)
    let expected = (1...100).count {
      faults.decision(endpoint: "trips", key: CallKey("EU"), ordinal: $0).failure != nil
    }
    let faulty = trips(faults)
    let failed = await withTaskGroup(of: Bool.self) { group in
      for _ in 1...100 { group.addTask { await clientError { _ = try await faulty.trips(in: "EU") } != nil } }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(failed == expected)
  }

  @Test("pages requested concurrently are counted separately")
  func pages() async {
    let faults = Faults([FaultRule(.failure(.offline), keys: ["curiosity"], every: 2)])
    let faulty = faults.applied(to: .mock, RoverClient.endpoints, clock: ManualClock())
    let query = RoverPhotoQuery(rover: .curiosity, day: .sol(1000))
    for isFailing in [false, true, false] {
      for page in 1...3 {
        #expect((await clientError { _ = try await faulty.photos(query, page) } != nil) == isFailing)
      }
    }
  }

  @Test("a latency delays the call or the failure on the container's clock")
  func latency() async throws {
    let clock = ManualClock()
    let requested = Log<String>()
    var client = TripClient.mock(trips: [])
    client.trips = { request in
      let region = request.origin
      await requested.append(region ?? "")
      return Fetched([])
    }
    let wait = FaultRule(.latency(.milliseconds(200) ... .milliseconds(200)))
    let faulty = trips(Faults([wait, FaultRule(.failure(.timeout), keys: ["US"])]), of: client, clock: clock)
    async let response = faulty.trips(in: "EU")
    async let failure = clientError { _ = try await faulty.trips(in: "US") }
    await clock.waitForSleepers(2)
    clock.advance(by: .milliseconds(199))
    #expect(clock.sleeperCount == 2)
    #expect(await requested.entries.isEmpty)
    clock.advance(by: .milliseconds(1))
    #expect(try await response.value == [])
    #expect(await failure?.reason == .fault(.timeout))
    #expect(await requested.entries == ["EU"])
  }

  @Test("a call that is canceled during its latency ends at once and still counts")
  func cancellation() async {
    let clock = ManualClock()
    let second = Duration.seconds(1) ... .seconds(1)
    let faulty = trips(
      Faults([FaultRule(.latency(second)), FaultRule(.failure(.offline), every: 2)]), clock: clock)
    let waiting = Task { try await faulty.trips(in: "EU").value }
    await clock.waitForSleepers(1)
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    #expect(clock.sleeperCount == 0)

    async let error = clientError { _ = try await faulty.trips(in: "EU") }
    await clock.waitForSleepers(1)
    clock.advance(by: .seconds(1))
    #expect(await error?.reason == .fault(.offline), "this is the second call")
  }

  @Test("each client with faults has its own counts")
  func counts() async {
    let faults = Faults([FaultRule(.failure(.offline), every: 2)])
    let (one, other) = (trips(faults), trips(faults))
    #expect(await clientError { _ = try await one.trips(in: "EU") } == nil)
    #expect(await clientError { _ = try await other.trips(in: "EU") } == nil)
    #expect(await clientError { _ = try await one.trips(in: "US") } == nil)
    #expect(await clientError { _ = try await one.trips(in: "EU") } != nil)
  }
}
