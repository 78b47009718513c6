@testable import AerogamiCore
import Testing

@Suite struct WorldTests {
  private let byCode = Dictionary(World.countries.map { ($0.alpha3, $0) }, uniquingKeysWith: { first, _ in first })

  @Test("every entry of the tables is a country, and codes and names are unique")
  func table() {
    let tables = [World.europe, World.asia, World.africa, World.americas, World.oceania]
    #expect(World.countries.count == tables.reduce(0) { $0 + $1.split { "|\n".contains($0) }.count })
    #expect(World.countries.count == 250)
    #expect(byCode.count == World.countries.count)
    #expect(Set(World.countries.map(\.alpha2)).count == World.countries.count)
    #expect(Set(World.countries.map(\.name)).count == World.countries.count)
    for country in World.countries {
      #expect(country.alpha3.wholeMatch(of: /[A-Z]{3}/) != nil, "\(country)")
      #expect(country.alpha2?.wholeMatch(of: /[A-Z]{2}/) != nil, "\(country)")
      #expect(!country.nativeNames.isEmpty && !country.name.isEmpty, "\(country)")
    }
  }

  @Test("borders are symmetric, without duplicates, and no country borders itself")
  func symmetry() {
    for country in World.countries {
      #expect(Set(country.borders).count == country.borders.count, "\(country.name)")
      for code in country.borders {
        #expect(code != country.alpha3)
        #expect(byCode[code]?.borders.contains(country.alpha3) == true, "\(country.name) and \(code)")
      }
    }
  }

  @Test("Germany has its nine neighbors, and islands have none")
  func known() {
    #expect(byCode["DEU"]?.borders == ["AUT", "BEL", "CHE", "CZE", "DNK", "FRA", "LUX", "NLD", "POL"])
    for code in ["ISL", "JPN", "AUS", "NZL", "CUB", "MDG", "MLT", "LKA", "PHL", "JAM"] {
      #expect(byCode[code]?.borders == [])
    }
    #expect(byCode["PRT"]?.borders == ["ESP"])
    #expect(byCode["CHN"]?.borders.count == 16)
  }

  @Test(
    "alternative names suggest the country, and other texts of one or two letters suggest nothing",
    arguments: [
      ("UK", ["United Kingdom"]), ("U.K.", ["United Kingdom"]), ("Holland", ["Netherlands"]), ("Espana", ["Spain"]),
      ("a", []), ("é", []), ("Germny", ["Germany"]),
    ])
  func otherNames(name: String, expected: [String]) {
    #expect(World.names(like: name) == expected)
  }

  @Test("every alternative name suggests a country and is not itself the name of one")
  func otherNamesOfCountries() {
    #expect(!World.otherNames.isEmpty)
    for (letters, meant) in World.otherNames {
      #expect(byName[meant] != nil, "\(letters)")
      #expect(letters == letters.lowercased().filter(\.isLetter))
      #expect(!World.countries.contains { $0.isNamed(letters) }, "\(letters)")
    }
  }

  private let byName = Dictionary(World.countries.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  @Test("the countries of all sample airports exist")
  func airports() {
    let codes = Set(World.countries.compactMap(\.alpha2))
    for airport in MockTrips.airports { #expect(codes.contains(airport.countryCode), "\(airport.code)") }
  }
}
