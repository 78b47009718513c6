import AerogamiContainer
import TestSupport
import Testing

@testable import AerogamiCore

/// Names of regions and places that are not the id of a region.
@Suite(.timeLimit(.minutes(20))) struct TripPlaceTests {
  private static let listed = [
    Region(id: "EU", name: "Europe", countryCodes: ["LT", "ES", "DK"]),
    Region(id: "blc", name: "Baltics", countryCodes: ["LT", "LV", "EE"]),
    Region(id: "ME", name: "Middle East", countryCodes: ["AE"]),
    Region(id: "balkans", name: "Côte Adriatique", countryCodes: ["HR", "ME"]),
  ]
  private let requested = Log<String>()

  /// Returns a client that knows the regions by their exact ids. A trip is named after its region and its airport.
  private func client(failing: [Region.ID: Failure] = [:]) -> TripClient {
    var client = TripClient.failing()
    client.trips = { [requested] request in
      let region = request.origin ?? "anywhere"
      await requested.append(region)
      if let failure = failing[region] {
        throw ClientError(requested: region, reason: .failed(failure, detail: "\(failure)"))
      }
      guard let known = Self.listed.first(where: { $0.id == region }) else {
        throw ClientError(requested: region, reason: .unknown("region", named: region, known: []))
      }
      return Fetched(
        [("Vilnius", "LT", "VNO"), ("Kaunas", "LT", "KUN"), ("Riga", "LV", "RIX"), ("Malaga", "ES", "AGP")]
          .filter { known.countryCodes.contains($0.1) }
          .map { city, country, code in
            .fixture(id: code, from: TripLocation(city: city, countryCode: country, airportCode: code))
          })
    }
    client.regions = { [requested] in
      await requested.append("regions")
      return Fetched(Self.listed)
    }
    return client
  }

  private func trips(_ name: String, failing: [Region.ID: Failure] = [:]) async throws -> Fetched<[Trip]> {
    try await TripRepository(client(failing: failing), clock: ManualClock()).trips(TripRequest(origin: name))
  }

  @Test("regions that a user configured may lack departures from a country", arguments: [true, false])
  func selection(isSelection: Bool) async throws {
    var client = client()
    client.regions = {
      Fetched([Region(id: "blc", name: "Baltics", countryCodes: ["LT", "LV"], isSelection: isSelection)])
    }
    let fetched = try await TripRepository(client, clock: ManualClock()).trips(TripRequest(origin: "Lithuania"))
    #expect(fetched.value.map(\.id) == ["VNO", "KUN"])
    let lacking = Completeness.cheapestOnly(missing: "no departures from places that are in none of your regions")
    #expect(fetched.completeness == (isSelection ? lacking : .complete))
  }

  @Test("a country in none of the regions that a user configured cannot be looked up")
  func noSelection() async throws {
    var client = client()
    client.regions = {
      Fetched([Region(id: "blc", name: "Baltics", countryCodes: ["LT"], isSelection: true)])
    }
    let error = await #expect(throws: ClientError.self) {
      try await TripRepository(client, clock: ManualClock()).trips(TripRequest(origin: "Spain"))
    }
    #expect(error?.isUnknown == false)
    #expect(error?.message == "Spain: none of the configured regions has departures from Spain")
  }

  @Test("what each source has in the regions of a place is added up, and a source that failed for one is partial")
  func sources() async throws {
    let error = ClientError(requested: "blc", reason: .failed(.offline, detail: "down"))
    var client = client()
    client.trips = { request in
      guard let id = request.origin, ["EU", "blc"].contains(id) else {
        throw ClientError(requested: "x", reason: .unknown("region", named: request.origin ?? "", known: []))
      }
      return Fetched(
        [.fixture(id: id)],
        sources: [
          SourceResponse(source: "one", status: .ok, count: 1, completeness: .cheapestOnly(missing: "rest of \(id)")),
          SourceResponse(source: "two", status: id == "EU" ? .ok : .failed(error), count: 2),
        ])
    }
    client.regions = {
      Fetched(["EU", "blc"].map { Region(id: $0, name: $0, countryCodes: ["LT"], isSelection: $0 == "EU") })
    }
    let fetched = try await TripRepository(client, clock: ManualClock()).trips(TripRequest(origin: "Lithuania"))
    #expect(fetched.sources.map { "\($0.source) \($0.status.kind) \($0.count)" } == ["one ok 2", "two partial 4"])
    // The regions lack the same of each source.
    let lacking = "no departures from places that are in none of your regions"
    #expect(fetched.sources.map(\.completeness.missing) == [["rest of EU", "rest of blc", lacking], [lacking]])
  }

  @Test("an id is requested as typed, without the list of regions", arguments: listed.map(\.id))
  func id(name: String) async throws {
    _ = try await trips(name)
    #expect(await requested.entries == [name])
  }

  @Test(
    "a region is found by its id or name in any case, without accents",
    arguments: [
      ("eu", "EU"), ("BLC", "blc"), ("europe", "EU"), ("BALTICS", "blc"), ("me", "ME"), ("middle east", "ME"),
      ("cote adriatique", "balkans"),
    ])
  func name(name: String, id: String) async throws {
    _ = try await trips(name)
    #expect(await requested.entries == [name, "regions", id])
  }

  @Test(
    "a place finds the trips that depart there, in all regions that contain its country, each trip once",
    arguments: [
      ("VNO", ["VNO"], ["EU", "blc"]), ("vilnius", ["VNO"], ["EU", "blc"]), ("RIX", ["RIX"], ["blc"]),
      ("Lithuania", ["VNO", "KUN"], ["EU", "blc"]), ("Málaga", ["AGP"], ["EU"]),
      ("CPH", [], ["EU"]),
    ])
  func place(name: String, ids: [String], regions: [String]) async throws {
    #expect(try await trips(name).value.map(\.id) == ids)
    #expect(await requested.entries == [name, "regions"] + regions)
  }

  @Test("a word that is both a region and a country is the region")
  func regionFirst() async throws {
    _ = try await trips("ME")
    _ = try await trips("me")
    #expect(await requested.entries == ["ME", "me", "regions", "ME"])
  }

  @Test("a known place in none of the regions has no trips, and is not an error")
  func elsewhere() async throws {
    let fetched = try await trips("Tokyo")
    #expect(fetched.value.isEmpty)
    #expect(fetched.status == .ok)
    #expect(await requested.entries == ["Tokyo", "regions"])
  }

  @Test(
    "a name that is neither a region nor a place is an error with a suggestion",
    arguments: [
      ("Barcelno", "did you mean \"Barcelona\"?"), ("Eu2", "did you mean \"EU\"?"),
      ("Eurpoe", "did you mean \"Europe\"? Known: Europe, Baltics, "),
      ("Qwfpgj", "known: EU, blc, ME, balkans, and any country, city or airport code, such as Spain, Vilnius or VNO"),
      ("Vilnius Riga", "separate places by commas: Vilnius, Riga"),
      ("New York;Riga", "separate places by commas: New York, Riga"),
      ("EU and Vilnius", "separate places by commas: EU, Vilnius"),
      ("Vilnius to Spain", "it is a route: request Vilnius, with Spain as the destination"),
      ("from Vilnius to Spain", "it is a route: request Vilnius, with Spain as the destination"),
      ("Palma Mallorca", "did you mean \"Palma De Mallorca\"?"),
      ("Vilnius Qwfpgj", "known: EU"),
      ("VNO-Barcelno", "\"Barcelno\" is not a known place; did you mean \"VNO-Barcelona\"?"),
      ("Qwfpgj-Vilnius", "\"Qwfpgj\" is not a known place; give a country, a city or an airport code"),
      ("VNO-BCN", "it is a route: request VNO, with BCN as the destination"),
      ("VNO–BCN", "it is a route: request VNO, with BCN as the destination"),
      ("Vilnius → Spain", "it is a route: request Vilnius, with ES as the destination"),
      ("VNO–Barcelno", "\"Barcelno\" is not a known place; did you mean \"VNO-Barcelona\"?"),
    ])
  func unknown(name: String, remedy: String) async throws {
    let error = try await #require(throws: ClientError.self) { try await trips(name) }
    #expect(error.message == "there is no region or place \"\(name)\"")
    #expect(error.remedy?.hasPrefix(remedy) == true, "\(error)")
  }

  @Test("if one of the regions of a place fails, the result is partial; if all fail, it is an error")
  func failing() async throws {
    let partial = try await trips("VNO", failing: ["EU": .status(503)])
    #expect(partial.value.map(\.id) == ["VNO"])
    #expect(partial.status.kind == .partial)
    #expect(partial.status.clientError?.description.contains("1 of 2 regions failed: EU") == true)
    let error = try await #require(throws: ClientError.self) {
      try await trips("VNO", failing: ["EU": .status(503), "blc": .status(503)])
    }
    #expect(error.reason == .failed(.status(503), detail: "status 503"))
  }

  @Test(
    "without a connection, places are looked up, because their regions may be cached; other names fail",
    arguments: [("VNO", true), ("EU", false), ("Erope", false)])
  func offline(name: String, isLookedUp: Bool) async throws {
    let result = await Result { try await trips(name, failing: [name: .offline]).value.map(\.id) }
    #expect((try? result.get()) == (isLookedUp ? ["VNO"] : nil))
    #expect(await requested.entries == [name] + (isLookedUp ? ["regions", "EU", "blc"] : []))
  }

  @Test(
    "a place is not without trips if the regions or their countries could not be fetched", arguments: [true, false])
  func withoutList(isPartial: Bool) async throws {
    var client = client()
    let down = ClientError(requested: "GET /names", reason: .failed(.status(503), detail: "down"))
    client.regions = {
      guard isPartial else { throw down }
      return Fetched([Region(id: "EU", name: "Europe", countryCodes: [])], status: .partial(because: down))
    }
    let repository = TripRepository(client, clock: ManualClock())
    let error = try await #require(throws: ClientError.self) { try await repository.trips(TripRequest(origin: "Riga")) }
    #expect(error == down)
    let unknown = try await #require(throws: ClientError.self) {
      try await repository.trips(TripRequest(origin: "Xyz1"))
    }
    #expect(unknown.message.hasPrefix("there is no region or place \"Xyz1\""))
  }

  @Test("a look-up that is canceled throws CancellationError, whatever the name is", arguments: ["Riga", "Xyz1", "eu"])
  func cancelled(name: String) async throws {
    var client = client()
    let gate = Gate()
    client.regions = {
      try await gate.wait()
      return Fetched(Self.listed)
    }
    let repository = TripRepository(client, clock: ManualClock())
    await withThrowingTaskGroup(of: Fetched<[Trip]>.self) { group in
      group.addTask { try await repository.trips(TripRequest(origin: name)) }
      await gate.waitForWaiters(1)
      group.cancelAll()
      await #expect(throws: CancellationError.self) { try await group.next() }
    }
  }

  @Test("without a connection, a place that is in no listed region fails")
  func offlineElsewhere() async throws {
    let error = try await #require(throws: ClientError.self) { try await trips("Tokyo", failing: ["Tokyo": .offline]) }
    #expect(error.reason == .failed(.offline, detail: "offline"))
  }

  @Test(
    "the codes of countries are in capitals, because small words are parts of names", arguments: ["de", "in", "lt"])
  func smallWords(word: String) async throws {
    await #expect(throws: ClientError.self) { try await trips(word) }
  }

  @Test(
    "after a timeout, an error status or a malformed response, nothing more is requested",
    arguments: [Failure.timeout, .status(503), .malformed])
  func otherFailures(failure: Failure) async throws {
    await #expect(throws: ClientError.self) { try await trips("VNO", failing: ["VNO": failure]) }
    #expect(await requested.entries == ["VNO"])
  }
}
