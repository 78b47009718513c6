import AerogamiCore
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite struct ContainerTests {
  @Test("every call of the failing environment fails by name, and is reported before it fails")
  func failing() async throws {
    let reported = Mutex<[String]>([])
    let dependencies = Dependencies.failing { message in reported.withLock { $0.append(message) } }
    let calls: [(expected: String, call: @Sendable () async throws -> Void)] = [
      ("TripClient.trips(in: \"EU\")", { _ = try await dependencies.trips.trips(in: "EU") }),
      ("TripClient.trips()", { _ = try await dependencies.trips.trips(in: nil) }),
      ("TripClient.regions()", { _ = try await dependencies.trips.regions() }),
      ("TripClient.airport(\"VNO\")", { _ = try await dependencies.trips.airport("VNO") }),
      (
        "WatchStore.trips(in: \"EU\")",
        { _ = try await dependencies.watches.trips(WatchSubject(source: "", search: TripSearch(), region: "EU")) }
      ),
      (
        "WatchStore.keep(in: nil)",
        { try await dependencies.watches.keep([], WatchSubject(source: "", search: TripSearch(), region: nil), Date()) }
      ),
      ("Dependencies.clock.sleep(for: 5.0 seconds)", { try await dependencies.clock.sleep(for: .seconds(5)) }),
    ]
    for (expected, call) in calls {
      let error = await #expect(throws: ClientError.self) { try await call() }
      let message = "\(expected) was called, and this environment makes it fail: unimplemented"
      #expect(error?.description == message)
      #expect(reported.withLock { $0.last } == message)
    }
    #expect(dependencies.now() == Date(timeIntervalSince1970: 0))
    #expect(dependencies.random() == 0)
    #expect(reported.withLock { $0.count } == calls.count + 2)
  }

  @Test("a test overrides just what it uses, and the rest still fails")
  func override() async throws {
    var dependencies = Dependencies.failing
    dependencies.trips.trips = { _ in Fetched([.fixture()]) }
    #expect(try await dependencies.trips.trips(in: "EU").value.count == 1)
    await #expect(throws: ClientError.self) { try await dependencies.trips.regions() }
  }

  @Test(
    "a failing client fails in the way it is told",
    arguments: [
      (Failure.offline, "offline"), (.timeout, "timeout"), (.malformed, "malformed"), (.status(503), "status 503"),
    ])
  func failure(failure: Failure, words: String) async {
    let error = await #expect(throws: ClientError.self) { try await TripClient.failing(failure).trips(in: "EU") }
    #expect(
      error?.description == "TripClient.trips(in: \"EU\") was called, and this environment makes it fail: \(words)")
  }

  @Test(
    "failures are read from the words of a configuration",
    arguments: [
      ("unimplemented", Failure.unimplemented), ("offline", .offline), ("timeout", .timeout), ("malformed", .malformed),
      ("status:400", .status(400)), ("status:503", .status(503)), ("status:599", .status(599)),
      ("status:200", nil), ("status:399", nil), ("status:600", nil), ("status:", nil), ("status:+50", nil),
      ("status:5030", nil), ("Offline", nil), ("", nil),
    ] as [(String, Failure?)])
  func failureWords(text: String, expected: Failure?) {
    #expect(Failure(text) == expected)
  }

  @Test("the table of endpoints has every closure of the client, and copies each by itself")
  func endpoints() async throws {
    #expect(TripClient.endpoints.map(\.name) == Mirror(reflecting: TripClient.failing()).children.map(\.label))

    let source = TripClient.mock(trips: [])
    for endpoint in TripClient.endpoints {
      var client = TripClient.failing()
      endpoint.copy(source, &client)
      let answered = [
        "trips": (try? await client.trips(in: "EU")) != nil, "regions": (try? await client.regions()) != nil,
        "airport": (try? await client.airport("VNO")) != nil,
      ]
      #expect(answered.filter(\.value).map(\.key) == [endpoint.name])
    }
  }

  @Test("the mock with trips of its own answers each region with those that depart there")
  func mockTrips() async throws {
    let trips: [Trip] = [
      .fixture(id: "a", from: .copenhagen), .fixture(id: "b", from: .vilnius),
      .fixture(id: "c", from: TripLocation(city: "Nowhere", countryCode: "XX", airportCode: "XXX")),
    ]
    let client = TripClient.mock(trips: trips)
    #expect(try await client.trips(in: "scd").value.map(\.id) == ["a"])
    #expect(try await client.trips(in: "blc").value.map(\.id) == ["b"])
    #expect(try await client.trips(in: "OC").value.isEmpty)
    #expect(try await client.trips(in: nil).value == trips)
  }

  @Test("an unknown region's error names the nearest and all the known ones")
  func unknownRegion() async throws {
    let known = try await TripClient.mock(trips: []).regions().value.map(\.id).joined(separator: ", ")
    let error = await #expect(throws: ClientError.self) { try await TripClient.mock(trips: []).trips(in: "LATM") }
    #expect(
      error?.description == "there is no region \"LATM\"; did you mean \"LATAM\"? Known: \(known)")
  }
}

@Suite struct NearestWordTests {
  @Test(
    "the nearest word is the one that was probably meant",
    arguments: [
      ("liv", "live"), ("mokc", "mock"), ("LIVE", "live"), ("varaint", "variant"), ("failng", "failing"),
      ("xyz", nil), ("", nil), ("l", nil),
    ] as [(String, String?)])
  func nearest(word: String, expected: String?) {
    #expect(word.nearest(in: ["live", "mock", "failing", "variant"]) == expected)
  }

  @Test("of equally near words the first wins")
  func ties() {
    #expect("bat".nearest(in: ["cat", "hat"]) == "cat")
  }
}
