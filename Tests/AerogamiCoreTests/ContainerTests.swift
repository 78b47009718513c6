import AerogamiContainer
import AerogamiCore
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite struct ContainerTests {
  private typealias Call = @Sendable (Dependencies) async throws -> Void

  /// A call of every closure of every client and store, by property name.
  private static let calls: [String: [String: Call]] = [
    "trips": [
      "trips": { _ = try await $0.trips.trips(in: "EU") }, "regions": { _ = try await $0.trips.regions() },
      "airport": { _ = try await $0.trips.airport("VNO") }, "airlines": { _ = try await $0.trips.airlines() },
      "calendar": { _ = try await $0.trips.calendar(.fixture("VNO-BCN", month: "2027-01")) },
      "check": { _ = try await $0.trips.check(FareCheck(.fixture(id: "t1"))) },
    ],
    "countries": [
      "named": { _ = try await $0.countries.named("Germany", .full) },
      "coded": { _ = try await $0.countries.coded(["DEU"]) },
    ],
    "rovers": [
      "photos": { _ = try await $0.rovers.photos(RoverPhotoQuery(rover: .curiosity, day: .sol(1)), 1) },
      "manifest": { _ = try await $0.rovers.manifest(.curiosity) },
      "picture": { _ = try await $0.rovers.picture("https://example.com/a.jpg") },
    ],
    "starWars": [
      "resource": { _ = try await $0.starWars.resource(StarWarsReference(.film, 1)) },
      "list": { _ = try await $0.starWars.list(.film, 1) },
      "search": { _ = try await $0.starWars.search(.person, "luke", 1) },
    ],
    "notifications": [
      "send": { _ = try await $0.notifications.send(AerogamiCore.Notification(to: "phone", title: "", lines: [])) }
    ],
    "favorites": [
      "save": { _ = try await $0.favorites.add([]) },
      "trips": { _ = try await $0.favorites.trips(TripQuery(), Date()) },
      "find": { _ = try await $0.favorites.find("a", 1) }, "remove": { _ = try await $0.favorites.remove([]) },
      "ids": { _ = try await $0.favorites.ids() }, "clear": { _ = try await $0.favorites.clear() },
      "count": { _ = try await $0.favorites.count() },
    ],
    "regions": [
      "selected": { _ = try await $0.regions.selected() }, "select": { try await $0.regions.select([]) },
      "fetches": { _ = try await $0.regions.fetches() },
      "saveFetch": { try await $0.regions.saveFetch(TripFetch(origins: [])) },
    ],
    "watches": [
      "seen": { _ = try await $0.watches.seen(WatchSubject(source: "", search: TripSearch(), region: "EU")) },
      "save": { try await $0.watches.save(SeenTrips([]), subject, Date()) },
      "find": { _ = try await $0.watches.find("a", 1) }, "named": { _ = try await $0.watches.named() },
      "add": { _ = try await $0.watches.add(try Watch(name: "a", fields: []), "a") },
      "unsentRegions": { _ = try await $0.watches.unsentRegions(subject) },
      "remove": { _ = try await $0.watches.remove("a", false) },
      "reported": { _ = try await $0.watches.reported("a") },
      "replace": { _ = try await $0.watches.replace(try Watch(name: "a", fields: []), "a", nil) },
      "health": { _ = try await $0.watches.health() },
      "setPaused": { try await $0.watches.setPaused("a", true) },
      "requestRun": { try await $0.watches.requestRun("a", Date()) },
      "saveNotice": { try await $0.watches.saveNotice("a", nil) },
      "saveRound": { _ = try await $0.watches.saveRound(FinishedRound(of: "a"), Date()) },
    ],
    "history": [
      "record": { try await $0.history.record([], Date()) }, "usual": { _ = try await $0.history.usual([], 0) },
      "histories": { _ = try await $0.history.histories(.vilniusMalaga) },
      "routes": { _ = try await $0.history.routes(Date()) },
      "prune": { _ = try await $0.history.prune(Date(), true) }, "size": { _ = try await $0.history.size() },
    ],
    "services": [
      "save": { try await $0.services.save(false) }, "all": { _ = try await $0.services.all() },
    ],
    "cache": ["contents": { _ = try await $0.cache.contents() }, "clear": { _ = try await $0.cache.clear() }],
  ]

  private static let subject = WatchSubject(source: "", search: TripSearch(), region: nil)

  /// The endpoints of each client and store, by property name.
  private static let endpoints = [
    "trips": TripClient.endpoints.map(\.name), "countries": CountryClient.endpoints.map(\.name),
    "rovers": RoverClient.endpoints.map(\.name),
    // The closure `resource` is one endpoint for each kind.
    "starWars": StarWarsClient.endpoints.map { StarWarsKind(rawValue: $0.name) == nil ? $0.name : "resource" }
      .uniqued(),
    "notifications": NotificationClient.endpoints.map(\.name), "favorites": FavoriteStore.endpoints.map(\.name),
    "regions": RegionStore.endpoints.map(\.name), "watches": WatchStore.endpoints.map(\.name),
    "history": PriceHistoryStore.endpoints.map(\.name), "services": ServiceStore.endpoints.map(\.name),
    "cache": CacheStore.endpoints.map(\.name),
  ]

  @Test("every closure of the container is in its client's table and in the calls of this test")
  func complete() throws {
    var unwired = Self.calls
    for field in Mirror(reflecting: Dependencies.failing).children {
      let name = try #require(field.label)
      if ["clock", "now", "random"].contains(name) { continue }
      let closures = Mirror(reflecting: field.value).children.filter { "\(type(of: $0.value))".contains("->") }
      let names = closures.compactMap(\.label)
      #expect(!names.isEmpty)
      #expect(unwired.removeValue(forKey: name).map { Set($0.keys) } == Set(names), "\(name)")
      #expect(Self.endpoints[name] == names, "\(name)")
    }
    #expect(unwired.isEmpty)
  }

  @Test("every call of the failing container reports itself and then fails with its name")
  func failing() async throws {
    let reported = Mutex<[String]>([])
    let dependencies = Dependencies.failing { message in reported.withLock { $0.append(message) } }
    var count = 0
    for (field, calls) in Self.calls {
      for (closure, call) in calls {
        count += 1
        let error = await #expect(throws: ClientError.self, "\(field).\(closure)") { try await call(dependencies) }
        let message = try #require(error?.description)
        #expect(message.contains(closure == "resource" ? ".film(1)" : ".\(closure)("))
        #expect(message.hasSuffix(" was called, and this environment makes it fail: unimplemented"))
        #expect(reported.withLock { $0.last } == message)
      }
    }
    await #expect(throws: ClientError.self) { try await dependencies.clock.sleep(for: .seconds(5)) }
    #expect(
      reported.withLock { $0.last }
        == "Dependencies.clock.sleep(for: 5.0 seconds) was called, and this environment makes it fail: unimplemented")
    #expect(dependencies.now() == Date(timeIntervalSince1970: 0))
    #expect(dependencies.random() == 0)
    #expect(reported.withLock { $0.count } == count + 3)
  }

  @Test("the error of a failing client has the call with its arguments")
  func words() async throws {
    let dependencies = Dependencies.failing
    let calls: [(expected: String, call: Call)] = [
      ("TripClient.trips(in: \"EU\")", { _ = try await $0.trips.trips(in: "EU") }),
      ("TripClient.trips()", { _ = try await $0.trips.trips(in: nil) }),
      ("TripClient.airport(\"VNO\")", { _ = try await $0.trips.airport("VNO") }),
      (
        "WatchStore.save(in: nil)",
        { try await $0.watches.save(SeenTrips([]), Self.subject, Date()) }
      ),
    ]
    for (expected, call) in calls {
      let error = await #expect(throws: ClientError.self) { try await call(dependencies) }
      #expect(error?.description == "\(expected) was called, and this environment makes it fail: unimplemented")
    }
  }

  @Test("a test overrides the closures that it uses, and all others still fail")
  func override() async throws {
    var dependencies = Dependencies.failing
    dependencies.trips.trips = { _ in Fetched([.fixture()]) }
    #expect(try await dependencies.trips.trips(in: "EU").value.count == 1)
    await #expect(throws: ClientError.self) { try await dependencies.trips.regions() }
  }

  @Test(
    "a failing client fails with the given failure",
    arguments: [
      (Failure.offline, "offline"), (.timeout, "timeout"), (.malformed, "malformed"), (.status(503), "status 503"),
    ])
  func failure(failure: Failure, words: String) async {
    let error = await #expect(throws: ClientError.self) { try await TripClient.failing(failure).trips(in: "EU") }
    #expect(
      error?.description == "TripClient.trips(in: \"EU\") was called, and this environment makes it fail: \(words)")
  }

  @Test(
    "failures are parsed from the text in a configuration",
    arguments: [
      ("unimplemented", Failure.unimplemented), ("offline", .offline), ("timeout", .timeout), ("malformed", .malformed),
      ("status:400", .status(400)), ("status:503", .status(503)), ("status:599", .status(599)),
      ("status:200", nil), ("status:399", nil), ("status:600", nil), ("status:", nil), ("status:+50", nil),
      ("status:5030", nil), ("Offline", nil), ("", nil),
    ] as [(String, Failure?)])
  func failureWords(text: String, expected: Failure?) {
    #expect(Failure(text) == expected)
  }

  @Test("the table of endpoints has every closure of the client and copies each one separately")
  func endpoints() async throws {
    #expect(TripClient.endpoints.map(\.name) == Mirror(reflecting: TripClient.failing()).children.map(\.label))

    let source = TripClient.mock(trips: [])
    for endpoint in TripClient.endpoints {
      var client = TripClient.failing()
      endpoint.copy(source, &client)
      let responding = [
        "trips": (try? await client.trips(in: "EU")) != nil, "regions": (try? await client.regions()) != nil,
        "airport": (try? await client.airport("VNO")) != nil, "airlines": (try? await client.airlines()) != nil,
        "calendar": (try? await client.calendar(.fixture("VNO-BCN", month: "2027-01"))) != nil,
        "check": (try? await client.check(FareCheck(.fixture(id: "t1")))) != nil,
      ]
      #expect(responding.filter(\.value).map(\.key) == [endpoint.name])
    }
  }

  @Test("a mock with given trips returns for each region those that depart there")
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

  @Test("the error for an unknown region suggests the nearest and lists all known ones")
  func unknownRegion() async throws {
    let known = try await TripClient.mock(trips: []).regions().value.map(\.id).joined(separator: ", ")
    let error = await #expect(throws: ClientError.self) { try await TripClient.mock(trips: []).trips(in: "LATM") }
    #expect(
      error?.description == "there is no region \"LATM\"; did you mean \"LATAM\"? Known: \(known)")
  }
}

@Suite struct NearestWordTests {
  @Test(
    "the nearest word is the one most likely meant",
    arguments: [
      ("liv", "live"), ("mokc", "mock"), ("LIVE", "live"), ("varaint", "variant"), ("failng", "failing"),
      ("xyz", nil), ("", nil), ("l", nil),
    ] as [(String, String?)])
  func nearest(word: String, expected: String?) {
    #expect(word.nearest(in: ["live", "mock", "failing", "variant"]) == expected)
  }

  @Test("of equally near words, the first with the same first letter wins, else the first")
  func ties() {
    #expect("bat".nearest(in: ["cat", "hat"]) == "cat")
    #expect("bat".nearest(in: ["cat", "Bar", "bad"]) == "Bar")
    #expect("--bat".nearest(in: ["--cat", "--bar"]) == "--bar")
    #expect("--form".nearest(in: ["--sort", "--from"]) == "--from")
  }

  @Test(
    "the nearest word has the smallest distance in the whole table, for any characters",
    arguments: [["a", "b", "C", "-"], ["a", "B", "é", "e\u{301}", ";", "\u{37E}", "\r", "\n"]])
  func wholeTable(characters: [String]) {
    var random = SplitMix64(seed: 1)
    func word() -> String {
      let count = Int.random(in: 0...9, using: &random)
      return (0..<count).map { _ in characters[Int.random(in: 0..<characters.count, using: &random)] }.joined()
    }
    for limit in [nil, 0, 1, 2, 3] as [Int?] {
      for _ in 0..<60 {
        let (typed, words) = (word(), (0..<6).map { _ in word() })
        let letters = Array(typed.lowercased())
        var best: (word: String, rank: (Int, Int))?
        for word in words {
          let other = Array(word.lowercased())
          let edits = distance(letters, other)
          guard edits <= limit ?? max(1, min(letters.count, other.count) / 3), edits < other.count else { continue }
          let isSameLetter = letters.first(where: \.isLetter) == other.first(where: \.isLetter)
          let rank = (edits, isSameLetter ? 0 : 1)
          if best.map({ rank < $0.rank }) ?? true { best = (word, rank) }
        }
        #expect(typed.nearest(in: words, within: limit) == best?.word, "\(typed.debugDescription) in \(words)")
      }
    }
  }
}

/// Returns the optimal string alignment distance from its whole table.
private func distance(_ left: [Character], _ right: [Character]) -> Int {
  var table = (0...left.count).map { row in (0...right.count).map { row == 0 ? $0 : row } }
  for row in left.indices {
    for column in right.indices {
      let (mine, theirs) = (left[row], right[column])
      let substituted = table[row][column] + (mine == theirs ? 0 : 1)
      var edits = min(table[row][column + 1] + 1, table[row + 1][column] + 1, substituted)
      if row > 0, column > 0, mine == right[column - 1], left[row - 1] == theirs {
        edits = min(edits, table[row - 1][column - 1] + 1)
      }
      table[row + 1][column + 1] = edits
    }
  }
  return table[left.count][right.count]
}
