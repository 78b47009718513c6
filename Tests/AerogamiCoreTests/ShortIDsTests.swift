import AerogamiCore
import TestSupport
import Testing

@Suite struct ShortIDsTests {
  @Test("a prefix has at least eight characters, and as many more as it takes to be unambiguous")
  func shortest() {
    let ids = ShortIDs(["0123456789abcdef", "01234567890bcdef", "a123456789abcdef", "short", "01234567x"])
    #expect(ids.prefix(of: "0123456789abcdef") == "0123456789a")
    #expect(ids.prefix(of: "01234567890bcdef") == "01234567890")
    #expect(ids.prefix(of: "01234567x") == "01234567x")
    #expect(ids.prefix(of: "a123456789abcdef") == "a1234567")
    #expect(ids.prefix(of: "short") == "short")
  }

  @Test("an id that is the start of another is whole, and the longer one has one character more")
  func nested() {
    let ids = ShortIDs(["12345678", "123456789", "12345678900"])
    #expect(ids.prefix(of: "12345678") == "12345678")
    #expect(ids.prefix(of: "123456789") == "123456789")
    #expect(ids.prefix(of: "12345678900") == "1234567890")
  }

  @Test("an id outside of ASCII is whole, and an id that is not in the list is as long as needed")
  func others() {
    let ids = ShortIDs(["Málaga-2030-03-15", "Málaga-2030-03-16", "aaaaaaaaab"])
    #expect(ids.prefix(of: "Málaga-2030-03-15") == "Málaga-2030-03-15")
    #expect(ids.prefix(of: "aaaaaaaaacdefgh") == "aaaaaaaaac")
    #expect(ShortIDs([]).prefix(of: "0123456789") == "01234567")
  }

  @Test("each prefix finds its trip among all trips, and no shorter one of eight characters or more does")
  func found() {
    // Few letters, so that many ids share long prefixes.
    let trips = (0..<300).map { number in
      let digits = String(number * 7919 % 2048, radix: 2)
      return FoundTrip(trip: .fixture(id: String(repeating: "0", count: 16 - digits.count) + digits), origin: "EU")
    }
    let ids = ShortIDs(trips.map(\.trip.id))
    for found in trips {
      let prefix = ids.prefix(of: found.trip.id)
      #expect(trips.named(prefix).map(\.trip.id) == [found.trip.id])
      #expect(prefix.count == 8 || trips.named(String(prefix.dropLast())).count > 1)
    }
  }
}
