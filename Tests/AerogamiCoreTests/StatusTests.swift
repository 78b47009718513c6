import AerogamiCore
import TestSupport
import Testing

@Suite struct StatusTests {
  private let error = ClientError(requested: "GET", reason: .failed(.offline, detail: "down"))

  @Test("joining two statuses results in the error and the greater age, in any order")
  func joined() {
    let (old, older) = (Duration.seconds(5), Duration.seconds(9))
    for (left, right, expected) in [
      (.ok, .ok, .ok), (.ok, .cached(age: old), .cached(age: old)),
      (.cached(age: old), .cached(age: older), .cached(age: older)),
      (.ok, .partial(because: error), .partial(because: error)),
      (.ok, .stale(age: old, because: error), .stale(age: old, because: error)),
      (.cached(age: older), .stale(age: old, because: error), .stale(age: older, because: error)),
      (.cached(age: old), .partial(because: error), .stale(age: old, because: error)),
      (.partial(because: error), .stale(age: old, because: error), .stale(age: old, because: error)),
    ] as [(Status, Status, Status)] {
      #expect(left.joined(with: right) == expected)
      #expect(right.joined(with: left) == expected)
    }
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
