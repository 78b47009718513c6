@testable import AerogamiCore
import AerogamiContainer
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct CountryRepositoryTests {
  private let mock = CountryRepository(.mock())

  @Test(
    "a whole name matches first, then a code, then a whole word of a single country's name",
    arguments: [
      ("germany", "DEU"), ("Deutschland", "DEU"), ("Federal Republic of Germany", "DEU"), ("DE", "DEU"), ("deu", "DEU"),
      ("Guinea", "GIN"), ("AND", "AND"), ("Niger", "NER"), ("Bosnia", "BIH"), ("China", "CHN"),
      ("Republic of Korea", "KOR"),
    ])
  func found(name: String, code: String) async throws {
    #expect(try await mock.country(named: name).value.alpha3 == code)
  }

  @Test("codes ignore the case of ASCII letters only", arguments: [("is", true), ("ıs", false)])
  func codes(text: String, isIceland: Bool) {
    #expect(Country(name: "Iceland", alpha2: "IS", alpha3: "ISL").hasCode(text) == isIceland)
  }

  @Test(
    "an unknown and an ambiguous name have different errors",
    arguments: [
      (
        "Congo",
        "\"Congo\" matches several countries: DR Congo (COD) and Republic of the Congo (COG); "
          + "enter the full name or the code"
      ),
      ("Gemrany", "there is no country \"Gemrany\"; did you mean \"Germany\"?"),
      ("UK", "there is no country \"UK\"; did you mean \"United Kingdom\"?"),
      ("Atlantis", "there is no country \"Atlantis\"; enter the English name or the code, such as DE or DEU"),
    ])
  func notFound(name: String, message: String) async {
    let error = await #expect(throws: CountryNameError.self) { try await mock.country(named: name) }
    #expect(error?.description == message)
  }

  @Test("1,000 callers that need the same countries cause two requests")
  func shared() async throws {
    let requested = Log<String>()
    let gate = Gate()
    let client = CountryClient.mock()
    let repository = CountryRepository(
      CountryClient(
        named: { name, match in
          await requested.append("named")
          try await gate.wait()
          return try await client.named(name, match)
        },
        coded: { codes in
          await requested.append("coded")
          return try await client.coded(codes)
        }))
    try await withThrowingTaskGroup(of: [Country.Code].self) { group in
      for _ in 0..<1000 {
        group.addTask {
          let country = try await repository.country(named: "Germany").value
          _ = await repository.neighbors(of: country, concurrency: 4, clock: ContinuousClock())
          return try await repository.countries(coded: country.borders).value.map(\.alpha3).sorted()
        }
      }
      await gate.waitForWaiters(1)
      gate.open()
      for try await codes in group { #expect(codes.count == 9) }
    }
    #expect(await requested.entries == ["named", "coded"])
  }

  @Test("errors and stale fallbacks are not remembered")
  func notRemembered() async throws {
    let requested = Log<Void>()
    let failure = ClientError(requested: "GET /", reason: .failed(.offline, detail: "gone"))
    var client = CountryClient.mock()
    let named = client.named
    client.named = { name, match in
      await requested.append(())
      switch await requested.entries.count {
      case 1: throw failure
      case 2:
        var response = try await named(name, match)
        response.status = .stale(age: .seconds(1), because: failure)
        return response
      default: return try await named(name, match)
      }
    }
    let repository = CountryRepository(client)
    await #expect(throws: failure) { try await repository.country(named: "Germany") }
    for _ in 0..<3 { #expect(try await repository.country(named: "Germany").value.alpha3 == "DEU") }
    #expect(await requested.entries.count == 3)
  }

  @Test("neighbors are requested in batches of the client's size, and each has its own outcome")
  func neighbors() async throws {
    let requested = Log<[Country.Code]>()
    let client = CountryClient.mock()
    let repository = CountryRepository(
      CountryClient(
        named: client.named,
        coded: { codes in
          await requested.append(codes)
          if codes == ["FRA"] {
            throw ClientError(requested: "GET /FRA", reason: .failed(.status(503), detail: "down"))
          }
          if codes == ["POL"] { return Fetched([]) }
          return try await client.coded(codes)
        }, codesAtOnce: 1))
    let germany = try await repository.country(named: "Germany").value
    let outcomes = await repository.neighbors(of: germany, concurrency: 3, clock: ContinuousClock())
    #expect(outcomes.map(\.key) == germany.borders)
    let failed = outcomes.compactMap { outcome in
      outcome.status.error.map { "\(outcome.key): \($0)" }
    }
    #expect(
      failed == [
        "FRA: GET /FRA: down", "POL: CountryClient.coded([\"POL\"]): country not found",
      ])
    let island = await repository.neighbors(
      of: Country(name: "Iceland", alpha2: "IS", alpha3: "ISL"), concurrency: 3, clock: ContinuousClock())
    #expect(island.isEmpty)
    #expect(await requested.entries.count == 9)
  }

  @Test("replacing an endpoint also replaces its limit of codes per request")
  func endpoints() {
    let source = CountryClient(named: { _, _ in Fetched([]) }, coded: { _ in Fetched([]) }, codesAtOnce: 1)
    var client = CountryClient.mock()
    for endpoint in CountryClient.endpoints where endpoint.name == "named" { endpoint.copy(source, &client) }
    #expect(client.codesAtOnce == .max)
    for endpoint in CountryClient.endpoints where endpoint.name == "coded" { endpoint.copy(source, &client) }
    #expect(client.codesAtOnce == 1)
  }

  @Test("the error of the failing client names the call")
  func failing() async {
    let client = CountryClient.failing(.status(503))
    let named = await #expect(throws: ClientError.self) { try await client.named("Germany", .full) }
    #expect(named?.requested == "CountryClient.named(\"Germany\", .full)")
    let coded = await #expect(throws: ClientError.self) { try await client.coded(["AUT", "BEL"]) }
    #expect(coded?.requested == "CountryClient.coded([\"AUT\", \"BEL\"])")
  }

  @Test("remembered countries have the age of their fetch, also together with new ones")
  func remembered() async throws {
    let client = CountryClient(
      named: { _, _ in Fetched([]) },
      coded: { codes in
        Fetched(
          codes.map { Country(name: $0, alpha2: nil, alpha3: $0) },
          status: codes.contains("AUT") ? .cached(age: .seconds(5)) : .ok)
      }, codesAtOnce: 1)
    let repository = CountryRepository(client)
    _ = try await repository.countries(coded: ["AUT"])
    #expect(try await repository.countries(coded: ["AUT"]).status == .cached(age: .seconds(5)))
    let both = try await repository.countries(coded: ["AUT", "BEL"])
    #expect(both.value.map(\.alpha3) == ["AUT", "BEL"])
    #expect(both.status == .cached(age: .seconds(5)))
    #expect(both.attempts == 1)
    #expect(try await repository.countries(coded: ["BEL"]).status == .ok)
  }
}
