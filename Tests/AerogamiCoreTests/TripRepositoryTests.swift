@testable import AerogamiContainer
@testable import AerogamiCore
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct TripRepositoryTests {
  @Test("concurrent equal requests share one request")
  func coalescing() async throws {
    let gate = Gate()
    let requested = Log<String?>()
    var client = TripClient.failing()
    client.trips = { request in
      let region = request.origin
      await requested.append(region)
      try await gate.wait()
      return Fetched([.fixture(id: region ?? "anywhere")])
    }
    let repository = TripRepository(client, clock: ManualClock())

    let responses = try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<50 {
        for region in ["EU", "US", nil] {
          group.addTask { try await repository.trips(TripRequest(origin: region)).value.map(\.id) }
        }
      }
      await gate.waitForWaiters(3)
      gate.open()
      return try await group.reduce(into: [:] as [String: Int]) { counts, ids in counts[ids[0], default: 0] += 1 }
    }
    #expect(responses == ["EU": 50, "US": 50, "anywhere": 50])
    // A caller after a response sends a new request, so there may be more than three; each region has at least one.
    #expect(await Set(requested.entries) == ["EU", "US", nil])
  }

  @Test("requests with different limits are not merged, because the smaller response may lack trips")
  func limits() async throws {
    let gate = Gate()
    let requested = Log<Int?>()
    var client = TripClient.failing()
    client.trips = { request in
      await requested.append(request.limit)
      try await gate.wait()
      return Fetched([.fixture(id: request.limit.map { "\($0)" } ?? "all")])
    }
    let repository = TripRepository(client, clock: ManualClock())
    let ids = try await withThrowingTaskGroup(of: [String].self) { group in
      for limit in [nil, 1, 2] {
        group.addTask { try await repository.trips(TripRequest(origin: "EU", limit: limit)).value.map(\.id) }
      }
      await gate.waitForWaiters(3)
      gate.open()
      return try await group.reduce(into: Set<String>()) { $0.formUnion($1) }
    }
    #expect(ids == ["all", "1", "2"])
    #expect(await requested.entries.count == 3)
  }

  @Test("a limit is sent for the name of a region, and not for a place, whose trips are chosen from the response")
  func limitOfPlace() async throws {
    let requested = Log<TripRequest>()
    var client = TripClient.failing()
    client.trips = { request in
      await requested.append(request)
      guard request.origin == "eu" else {
        throw ClientError(requested: "GET", reason: .unknown("region", named: request.origin ?? "", known: []))
      }
      return Fetched([])
    }
    client.regions = { Fetched([Region(id: "eu", name: "Europe", countryCodes: ["LT"])]) }
    for name in ["eu", "Europe", "Lithuania"] {
      _ = try await TripRepository(client, clock: ManualClock()).trips(TripRequest(origin: name, limit: 5))
    }
    #expect(await requested.entries.filter { $0.origin == "eu" }.map(\.limit) == [5, 5, nil])
  }

  @Test("a place in no region of the service is not requested, and its response is not complete")
  func placeInNoRegion() async throws {
    var client = TripClient.failing()
    client.trips = { request in
      #expect(request.origin == "Tokyo")
      throw ClientError(requested: "GET", reason: .unknown("region", named: "Tokyo", known: []))
    }
    for countries in [["LT"], []] as [Set<String>] {
      client.regions = { Fetched([Region(id: "eu", name: "Europe", countryCodes: countries.sorted())]) }
      let fetched = try await TripRepository(client, clock: ManualClock()).trips(TripRequest(origin: "Tokyo"))
      #expect(fetched.value.isEmpty)
      #expect(
        fetched.completeness
          == Completeness(.notRequested, missing: ["no region of the service contains Tokyo"]))
    }
  }

  @Test("an unknown region's error lists the known ones, which are requested once")
  func unknownRegion() async throws {
    let regionRequests = Log<Void>()
    var client = TripClient.failing()
    client.trips = { request in
      let region = request.origin
      throw ClientError(requested: "GET /trips", reason: .unknown("region", named: region ?? "", known: []))
    }
    client.regions = {
      await regionRequests.append(())
      return Fetched([Region(id: "EU", name: "Europe", countryCodes: ["FR"])])
    }
    let repository = TripRepository(client, clock: ManualClock())

    await withTaskGroup(of: Void.self) { group in
      for index in 0..<20 {
        group.addTask {
          let error = await #expect(throws: ClientError.self) {
            try await repository.trips(TripRequest(origin: "X\(index)"))
          }
          let remedy = "known: EU, and any country, city or airport code, such as Spain, Vilnius or VNO"
          #expect(
            error?.reason == .unknown("region or place", named: "X\(index)", known: ["EU"], remedy: remedy))
        }
      }
    }
    await #expect(throws: ClientError.self) { try await repository.trips(TripRequest(origin: "XX")) }
    #expect(await regionRequests.entries.count == 1)
  }

  @Test("a complete list of regions is used for ten minutes, a stale or partial one only once")
  func listAge() async throws {
    let (clock, requests) = (ManualClock(), Log<Int>())
    let error = ClientError(requested: "GET /regions", reason: .failed(.offline, detail: "down"))
    var client = TripClient.failing()
    client.trips = {
      throw ClientError(requested: "GET /trips", reason: .unknown("region", named: $0.origin ?? "", known: []))
    }
    client.regions = {
      let number = await requests.append { $0 }
      var fetched = Fetched([Region(id: "list \(number)", name: "", countryCodes: [])])
      if number == 1 { fetched.status = .stale(age: .seconds(900), because: error) }
      if number == 2 { fetched.status = .partial(because: error) }
      if number == 3 { fetched.skipped = SkippedRows(count: 1, reasons: ["a name is missing"]) }
      return fetched
    }
    let repository = TripRepository(client, clock: clock)
    func known() async -> [String] {
      let error = await #expect(throws: ClientError.self) { try await repository.trips(TripRequest(origin: "XX")) }
      guard case .unknown(_, _, let known, _) = error?.reason else { return [] }
      return known
    }
    for number in 1...4 { #expect(await known() == ["list \(number)"]) }
    clock.advance(by: .seconds(599))
    #expect(await known() == ["list 4"])
    clock.advance(by: .seconds(1))
    #expect(await known() == ["list 5"])
  }

  @Test("a region that the service lists but does not know is not reported as mistyped")
  func listedAndUnknown() async {
    var client = TripClient.failing()
    client.trips = { request in
      let region = request.origin
      throw ClientError(requested: "GET /trips/EU", reason: .unknown("region", named: region ?? "", known: []))
    }
    client.regions = { Fetched([Region(id: "EU", name: "Europe", countryCodes: [])]) }
    let error = await #expect(throws: ClientError.self) {
      try await TripRepository(client, clock: ManualClock()).trips(TripRequest(origin: "EU"))
    }
    #expect(
      error?.description
        == "GET /trips/EU: the service lists this region but then reports that it does not exist; try again later")
  }

  @Test("an unknown region of a service that lists no regions is still unknown")
  func unknownRegionUnknownRegions() async {
    var client = TripClient.failing(.offline)
    client.trips = { request in
      let region = request.origin
      throw ClientError(requested: "GET /trips", reason: .unknown("region", named: region ?? "", known: []))
    }
    let error = await #expect(throws: ClientError.self) {
      try await TripRepository(client, clock: ManualClock()).trips(TripRequest(origin: "XX"))
    }
    #expect(
      error?.description
        == "there is no region or place \"XX\" (GET /trips); check the spelling and the service's address")
  }
}

@Suite(.timeLimit(.minutes(20))) struct RequestCoalescerTests {
  private struct Broken: Error {}

  @Test("if the leader is canceled, a waiting caller sends a second request")
  func leaderCancelled() async throws {
    let requests = RequestCoalescer<String, Int>()
    let requested = Log<String>()
    let leaderGate = Gate()

    let response = try await withThrowingTaskGroup(of: Int.self) { waiters in
      await withTaskGroup(of: Void.self) { leader in
        leader.addTask {
          await #expect(throws: CancellationError.self) {
            try await requests.value(for: "EU") {
              await requested.append("leader")
              try await leaderGate.wait()
              return 1
            }
          }
        }
        await leaderGate.waitForWaiters(1)
        waiters.addTask {
          try await requests.value(for: "EU") {
            await requested.append("waiter")
            return 2
          }
        }
        await requests.waitForWaiting(1, on: "EU")
        leader.cancelAll()
      }
      return try await waiters.next()
    }
    #expect(response == 2)
    #expect(await requested.entries == ["leader", "waiter"])
  }

  @Test("what a canceled leader has is not the response of a waiting caller")
  func leaderCancelledWithResponse() async throws {
    let requests = RequestCoalescer<String, Int>()
    let gate = Gate()
    let leader = Task {
      try await requests.value(for: "EU") {
        try? await gate.wait()
        return 1
      }
    }
    await gate.waitForWaiters(1)
    let waiter = Task { try await requests.value(for: "EU") { 2 } }
    await requests.waitForWaiting(1, on: "EU")
    leader.cancel()
    #expect(try await leader.value == 1)
    #expect(try await waiter.value == 2)
  }

  @Test("a canceled waiting caller returns at once, and the leader continues")
  func waiterCancelled() async throws {
    let requests = RequestCoalescer<String, Int>()
    let gate = Gate()
    async let leader = requests.value(for: "EU") {
      try await gate.wait()
      return 1
    }
    await gate.waitForWaiters(1)
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        await #expect(throws: CancellationError.self) {
          try await requests.value(for: "EU") {
            Issue.record("a waiting caller sends no request")
            return 2
          }
        }
      }
      await requests.waitForWaiting(1, on: "EU")
      group.cancelAll()
    }
    gate.open()
    #expect(try await leader == 1)
  }

  @Test("each caller of a shared request has all of its attempts")
  func attempts() async throws {
    let requests = RequestCoalescer<String, Fetched<Int>>()
    let gate = Gate()
    async let leader = requests.value(for: "EU") {
      try await gate.wait()
      return Fetched(1, attempts: 3)
    }
    await gate.waitForWaiters(1)
    async let waiter = requests.value(for: "EU") {
      Issue.record("a waiting caller sends no request")
      return Fetched(2)
    }
    await requests.waitForWaiting(1, on: "EU")
    gate.open()
    #expect(try await leader.attempts == 3)
    #expect(try await waiter.attempts == 3)
  }

  @Test("an error is shared like a response, and the next caller sends a new request")
  func failure() async throws {
    let requests = RequestCoalescer<String, Int>()
    let gate = Gate()
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        await #expect(throws: Broken.self) {
          try await requests.value(for: "EU") {
            try await gate.wait()
            throw Broken()
          }
        }
      }
      await gate.waitForWaiters(1)
      group.addTask {
        await #expect(throws: Broken.self) {
          try await requests.value(for: "EU") {
            Issue.record("a waiting caller sends no request")
            return 2
          }
        }
      }
      await requests.waitForWaiting(1, on: "EU")
      gate.open()
    }
    #expect(try await requests.value(for: "EU") { 3 } == 3)
  }

  @Test("1,000 callers, half of them canceled at random moments, all get a response and leave no state behind")
  func hard() async throws {
    let requests = RequestCoalescer<Int, Int>()
    await withTaskGroup(of: Void.self) { group in
      for caller in 0..<1000 {
        group.addTask {
          let key = caller % 7
          await withTaskGroup(of: Int?.self) { one in
            one.addTask {
              try? await requests.value(for: key) {
                for _ in 0..<(caller % 5) { await Task.yield() }
                try Task.checkCancellation()
                return key
              }
            }
            if caller.isMultiple(of: 2) {
              for _ in 0..<(caller % 11) { await Task.yield() }
              one.cancelAll()
            }
            for await response in one {
              if let response { #expect(response == key) } else { #expect(caller.isMultiple(of: 2)) }
            }
          }
        }
      }
    }
    for key in 0..<7 { #expect(await requests.waitingCount(on: key) == nil) }
  }
}

extension RequestCoalescer {
  /// Returns once at least `count` callers wait for another caller's response.
  fileprivate func waitForWaiting(_ count: Int, on key: Key) async {
    while waitingCount(on: key) ?? 0 < count { await Task.yield() }
  }
}
