import AerogamiContainer
import Foundation
import TestSupport
import Testing

@testable import AerogamiCore

@Suite struct PlaceTests {
  /// The open airports, each with the name of its city: all whose name another airport has too or that are in an area,
  /// which may be confused, and every eighth other one.
  private static let sample: [(airport: KnownAirport, city: String)] = {
    let all = KnownAirport.all.filter { !$0.isClosed }.map { ($0, String($0.city.prefix { $0 != "," })) }
    let counts = Dictionary(grouping: all, by: \.1).mapValues(\.count)
    let inAreas = Set(CityNames.builtInAreas.values.flatMap(\.airports))
    return all.enumerated().filter { index, row in
      index.isMultiple(of: 8) || counts[row.1] != 1 || inAreas.contains(row.0.code)
    }.map { (airport: $0.element.0, city: $0.element.1) }
  }()

  @Test(
    "a word is resolved without regard to case, accents and punctuation",
    arguments: [
      ("Spain", "ES"), ("españa", "ES"), ("ESPANA", "ES"), ("Kingdom of Spain", "ES"), ("es", "ES"), ("ESP", "ES"),
      ("Deutschland", "DE"), ("Czech Republic", "CZ"), ("Cote d'Ivoire", "CI"), ("日本", "JP"), ("Holland", "NL"),
      ("Saint Helena", "SH"),
      ("UK", "GB"), ("u.k.", "GB"), ("USA", "US"), ("UAE", "AE"), ("bosnia", "BA"),
      ("BCN", "BCN"), ("bcn", "BCN"), ("LON", "LON"), ("par", "PAR"), ("mil", "MIL"), ("NYC", "NYC"),
      ("paris", "Paris"), ("málaga", "Málaga"), ("Malaga", "Málaga"), ("lodz", "Łódź"), ("NEW-YORK", "New York"),
      ("st petersburg", "Saint Petersburg"), ("St Johns", "St. John's"), ("Saint John’s", "St. John's"),
      ("Xi an", "Xi'an"), ("washington d.c.", "Washington DC"), ("Vilnius Airport", "Vilnius"),
      ("Frankfurt", "Frankfurt"), ("palma", "Palma"), ("Kos Island", "Kos Island"),
    ])
  func resolved(word: String, expected: String) throws {
    #expect(try #require(Place(word)).word == expected)
  }

  @Test(
    "an airport is found by its own name, with or without the city and the words Airport and International",
    arguments: [
      ("Heathrow", "LHR"), ("heathrow airport", "LHR"), ("London Heathrow", "LHR"), ("London Heathrow Airport", "LHR"),
      ("Charles de Gaulle", "CDG"), ("Charles de Gaulle International Airport", "CDG"), ("Schiphol", "AMS"),
      ("Amsterdam Airport Schiphol", "AMS"), ("Orly", "ORY"), ("Ciampino", "CIA"), ("Linate", "LIN"),
      ("barajas", "MAD"), ("Adolfo Suarez", "MAD"), ("O'Hare", "ORD"), ("London City", "LCY"), ("Gatwick", "LGW"),
      ("John F. Kennedy", "JFK"),
    ])
  func airports(name: String, code: String) throws {
    let place = try #require(Place(name))
    #expect(place.word == code && place == Place(code))
  }

  @Test(
    "a name in several countries is the city with the largest airport that has scheduled service",
    arguments: [
      ("Berlin", ["BER"]), ("London", ["LON"]), ("Valencia", ["VLC"]), ("Washington", ["WAS"]), ("Milano", ["MIL"]),
      ("Naples", ["NAP"]), ("Moskva", ["MOW"]), ("Brussels", ["BRU", "CRL"]), ("Crete", ["CHQ", "HER", "JSH"]),
    ])
  func largest(name: String, codes: [String]) throws {
    #expect(try #require(Place(name)).originCodes == codes)
  }

  @Test("an airport is found by its own name, also with accents, dashes or Saint, and without its city")
  func airportNames() {
    let words = [
      "Saint-Exupéry", "Ciampino–G. B. Pastine International", "ADOLFO SUAREZ", "Bole", "O'Hare", "Île-de-Ré",
    ]
    #expect(
      words.map { AirportNames.airports(named: $0.withoutAirportWords).map(\.airports) } == [
        [["LYS"]], [["CIA"]], [["MAD"]], [["ADD"]], [["ORD"]], [["LRH"]],
      ])
    let names = stride(from: 0, to: AirportNames.names.count, by: 101).map { AirportNames.names[$0] }
    #expect(names.filter { AirportNames.airports(named: $0).isEmpty } == [])
    #expect(names.filter { !AirportNames.names(startingWith: $0).contains($0) } == [])
  }

  @Test("a closed airport is found only by its code")
  func closed() {
    let (code, name) = ("TXL", "Tegel")
    #expect(Place(code)?.airportCodes == [code])
    #expect(Place(name) == nil)
  }

  @Test(
    "a word with several meanings is a country, else an IATA code, else a city, else an alpha-3 code",
    arguments: [
      // Alpha-2 codes: ME is Montenegro and not Maine, and CA is Canada and not California.
      ("ME", "ME"), ("CA", "CA"), ("AS", "AS"), ("Bo", "BO"),
      // Countries with cities of the same name in other countries.
      ("Jordan", "JO"), ("Liberia", "LR"), ("Peru", "PE"), ("Georgia", "GE"), ("Singapore", "SG"),
      // Airports that are alpha-3 codes of other countries.
      ("FRA", "FRA"), ("CAN", "CAN"), ("AND", "AND"), ("PER", "PER"), ("BRN", "BRN"),
      // Alpha-3 codes that are not airports.
      ("CHE", "CH"), ("DEU", "DE"), ("PRT", "PT"), ("SWE", "SE"),
      // Airports that are spelled like cities elsewhere: Kos is an island, KOS is in Cambodia.
      ("KOS", "KOS"), ("kos", "KOS"), ("Kos", "Kos"), ("Ufa", "Ufa"),
      // Phones begin a word with a capital.
      ("Vno", "VNO"), ("Lon", "LON"), ("Deu", "DE"),
    ])
  func ambiguous(word: String, expected: String) throws {
    #expect(try #require(Place(word)).word == expected)
  }

  @Test(
    "a place contains the airports of the tables and those that the service says are in it",
    arguments: [
      ("Spain", "ES", "Madrid", "MAD", true), ("Spain", "es", "Madrid", "MAD", true),
      ("Spain", "VE", "Barcelona", "BLA", false), ("Spain", "", "Madrid", "MAD", false),
      ("BCN", "ES", "Barcelona", "BCN", true), ("BCN", "ES", "Barcelona", "bcn", true),
      ("BCN", "ES", "Barcelona", "GRO", false),
      ("LON", "GB", "Southend", "SEN", true), ("LON", "GB", "London", "LHR", true),
      ("LON", "CA", "London", "YXU", false), ("London", "CA", "London", "YXU", false),
      ("London", "GB", "London", "BQH", true), ("London", "", "London", "XXX", true),
      ("London", "GB", "LON", "XXX", true), ("Berlin", "DE", "BER", "XXX", true),
      ("Berlin", "US", "Berlin", "BML", false), ("Valencia", "ve", "Valencia", "VLN", false),
      // Services file both airports under the city's code.
      ("IST", "TR", "Istanbul", "SAW", true), ("IST", "TR", "Istanbul", "IST", true),
      ("Istanbul", "TR", "Arnavutköy", "IST", true), ("SAW", "TR", "Istanbul", "IST", false),
      ("MIL", "IT", "Bergamo", "BGY", true), ("MIL", "IT", "MIL", "XXX", true),
      ("Milan", "IT", "Bergamo", "BGY", true), ("New York", "US", "Newark", "EWR", true),
      ("Brussels", "BE", "Charleroi", "CRL", true), ("Charleroi", "BE", "Brussels South", "CRL", true),
      ("Málaga", "ES", "Malaga", "AGP", true), ("Malaga", "ES", "MÁLAGA", "XXX", true),
      ("Malaga", "ES", "Malagueta", "XXX", false), ("Malaga", "ES", "", "XXX", false),
      ("Venice", "IT", "Venezia", "VCE", true), ("Rome", "IT", "Roma", "CIA", true),
      ("Frankfurt", "DE", "Frankfurt am Main", "FRA", true), ("Kos Island", "GR", "Kos", "KGS", true),
    ])
  func contains(word: String, country: String, city: String, airport: String, expected: Bool) throws {
    let place = try #require(Place(word))
    let location = TripLocation(city: city, countryCode: country, airportCode: airport)
    #expect(place.contains(location) == expected)
  }

  @Test(
    "an unknown word has suggestions",
    arguments: [
      ("Pari", ["Paris"]), ("Espania", ["Spain"]),
      ("Scotland", ["United Kingdom"]), ("Tristan", ["Saint Helena"]),
      ("Congo", ["DR Congo", "Republic of the Congo"]),
      ("viln", ["Vilnius"]), ("spane", ["Spain"]), ("spoons", []),
      ("mala", ["Málaga", "Malay", "Malta"]), ("Mexic", ["Mexico"]),
      ("Frnakfurt", ["Frankfurt"]), ("Budpst", ["Budapest"]),
      ("Nowhereville", []),
      ("Sharm", ["Sharm el-Sheikh"]), ("Gaulle", ["Charles de Gaulle"]), ("Heathrw", ["Heathrow"]),
      ("XXX", []), ("ZZ", []), ("é", []), ("--", []),
      (String(repeating: "x", count: 10_000), []),
    ])
  func suggestions(word: String, expected: [String]) {
    #expect(Place(word) == nil)
    #expect(Place.suggestions(for: word) == expected)
    for suggestion in expected { #expect(Place.isKnown(suggestion)) }
  }

  @Test("the code of an airport to which no airline flies is not suggested")
  func suggestedCodes() {
    #expect(!Place.suggestions(for: "Foo").contains("FOO"))
  }

  @Test("metropolitan areas have codes that are not airports, except Istanbul, and consist of known airports")
  func areas() throws {
    #expect(CityNames.builtInAreas.count == CityNames.areas.split { "|\n".contains($0) }.count)
    #expect(CityNames.builtInAreas.count == 41)
    for (code, area) in CityNames.builtInAreas {
      #expect(KnownAirport(code: code) == nil || code == "IST", "\(code)")
      #expect(code.wholeMatch(of: /[A-Z]{3}/) != nil)
      #expect(!area.airports.isEmpty && area.airports.allSatisfy { KnownAirport(code: $0) != nil }, "\(code)")
      // Malmö, `MMA`, is a city too.
      #expect(try #require(Place(code)).word == code)
    }
  }

  @Test("the other names of cities have known airports, and are not countries or codes")
  func otherNames() throws {
    let entries = CityNames.others.tableEntries
    #expect(entries.count == CityNames.others.split { "|\n".contains($0) }.count)
    for (names, codes) in entries {
      let airports = codes.split(separator: " ").map(String.init)
      for name in names.split(separator: ";").map(String.init) {
        if Place.isAmbiguous(name) { continue }
        let place = try #require(Place(name))
        #expect(place.word.nameKey == name.nameKey)
        for airport in airports {
          let known = try #require(KnownAirport(code: airport), "\(names)")
          #expect(
            place.contains(TripLocation(city: "", countryCode: known.countryCode, airportCode: airport)), "\(name)")
        }
      }
    }
  }

  @Test("the name of a city finds whatever its codes find")
  func codes() throws {
    var ambiguous: Set<String> = []
    var wrong: [String] = []
    for (_, name) in Self.sample {
      guard let city = Place(name) else {
        ambiguous.insert(name)
        continue
      }
      if Place(city.word) != city { wrong.append(name) }
      for code in city.originCodes ?? [] {
        let ofCode = try #require(Place(code))
        // Concord and Rochester have the codes USA and ROC, which are names of countries. IST is all of Istanbul.
        if ofCode.countryCode != nil || city.airportCodes == ["IST"] { continue }
        if ofCode.word != code { wrong.append(code) }
        for found in try ofCode.airportCodes.map({ try #require(KnownAirport(code: $0)) }) {
          // No city name, or the code of the city, as from a service without names.
          for text in ["", code] {
            let location = TripLocation(city: text, countryCode: found.countryCode, airportCode: found.code)
            if !city.contains(location) { wrong.append("\(name) \(found.code)") }
          }
        }
        let elsewhere = TripLocation(city: code, countryCode: "", airportCode: "XXX")
        if !city.contains(elsewhere) { wrong.append("\(name) \(code)") }
      }
    }
    #expect(wrong == [])
    #expect(ambiguous.allSatisfy(Place.isAmbiguous))
    #expect(ambiguous.count < 40 && ambiguous.isSuperset(of: ["Barcelona", "Birmingham", "Manchester", "Richmond"]))
  }

  @Test("an airport with scheduled service is in its city, unless the name means another country or place")
  func cities() throws {
    var others: Set<String> = []
    var outside: [String] = []
    for (airport, name) in Self.sample where airport.hasService {
      guard let city = Place(name) else { continue }
      let location = TripLocation(city: "", countryCode: airport.countryCode, airportCode: airport.code)
      if !city.contains(location), city.countryCodes.contains(airport.countryCode) { others.insert(city.word) }
      let named = TripLocation(city: airport.city, countryCode: airport.countryCode, airportCode: airport.code)
      if !city.contains(named), city.contains(location) { outside.append(airport.code) }
    }
    #expect(outside == [])
    // Countries and codes that are also names of cities.
    #expect(others.allSatisfy { $0.wholeMatch(of: /[A-Z]{2,3}/) != nil }, "\(others)")
  }

  @Test("arguments that together are a name are joined, and the others are kept")
  func joinedNames() {
    #expect(joiningNames(["New", "York", "Riga"]) == ["New York", "Riga"])
    #expect(joiningNames(["Bosnia and", "Herzegovina", "Spain"]) == ["Bosnia and Herzegovina", "Spain"])
    #expect(joiningNames(["VNO", "New", "Spain", "EU"]) == ["VNO", "New", "Spain", "EU"])
    #expect(joiningNames(["Vilnius", "/", "New", "York", "→", "Riga"]) == ["Vilnius", "/", "New York", "→", "Riga"])
  }

  @Test("every country is found by each of its names and codes, except alpha-3 codes of airports")
  func countries() throws {
    for country in World.countries {
      let alpha2 = try #require(country.alpha2)
      for name in country.names + [alpha2] { #expect(Place(name)?.word == alpha2, "\(name)") }
      let code = try #require(Place(country.alpha3))
      #expect(code.word == alpha2 || code.word == country.alpha3 || country.alpha3 == "USA")
    }
  }

  @Test("every sample trip is found by the cities, the countries and the airports that it names")
  func samples() throws {
    for airport in MockTrips.airports {
      let location = TripLocation(city: airport.city, countryCode: airport.countryCode, airportCode: airport.code)
      for word in [airport.city, airport.code, airport.countryCode] where !Place.isAmbiguous(word) {
        #expect(try #require(Place(word), "\(word)").contains(location), "\(word)")
      }
    }
  }

  @Test(
    "an unknown word of a saved search matches an airport, a country or a city of that name",
    arguments: [("Barcelno", true), ("BARCÉLNO", true), ("QQQ", true), ("ZZ", true), ("Barcel", false)])
  func saved(word: String, expected: Bool) {
    #expect(Place(word) == nil)
    let place = Place(saved: word)
    #expect(place.word == word)
    #expect(place.contains(TripLocation(city: "Barcelno", countryCode: "ZZ", airportCode: "QQQ")) == expected)
    #expect(Place(saved: "spain") == Place("ES"))
  }

  @Test("a list with an unknown word is an error that quotes the word and suggests another")
  func errors() {
    for (text, description) in [
      ("to=Spain,Barcelno", #"to: "Barcelno" is not a known place; did you mean Barcelona?"#),
      (
        "to=Barcelona", #"to: "Barcelona" is in Spain (BCN) and Venezuela (BLA); write a code"#
      ),
      (
        "from=san+jose",
        #"from: "san jose" is in United States (SJC) and Costa Rica (SJO, SYQ); write a code"#
      ),
      (
        "from=XXX",
        #"from: "XXX" is not a known place; give a country, a city or an airport code, such as Spain, Vilnius or VNO"#
      ),
      (
        "to=Europe",
        #"to: "Europe" is a region, which cannot be used here; give a country, a city or an airport code, such as "#
          + "Spain, Vilnius or VNO"
      ),
      ("to=Congo", #"to: "Congo" is not a known place; did you mean DR Congo or Republic of the Congo?"#),
      ("to=\u{1B}[1m", "to: \"\u{FFFD}[1m\" is not a known place; "),
      ("airline=ryaner", #"airline: "ryaner" is not a known airline; did you mean Ryanair?"#),
      ("airline=FR,qwertz", #"airline: "qwertz" is not a known airline; give its two-character code, such as FR"#),
    ] {
      let error = #expect(throws: TripSearchError.self) { try TripSearch(text: text) }
      #expect(error?.description.hasPrefix(description) == true, "\(String(describing: error))")
    }
  }

  @Test("the text form of any places and airlines is parsed back to the same search")
  func text() throws {
    var random = SplitMix64(seed: 11)
    // Every fifth one is enough for the few that are drawn.
    let airports = Self.sample.enumerated().filter { $0.offset.isMultiple(of: 5) && Place($0.element.city) != nil }
      .map(\.element)
    // A list cannot contain a name with a comma.
    let countryNames = World.countries.flatMap { [$0.listedName] + $0.names.filter { !$0.contains(",") } }
    let words: [() -> String?] = [
      { airports.randomElement(using: &random)?.airport.code.lowercased() },
      { airports.randomElement(using: &random)?.city },
      { countryNames.randomElement(using: &random) },
      { World.countries.randomElement(using: &random)?.alpha3 },
      { CityNames.builtInAreas.keys.sorted().randomElement(using: &random) },
      { "wörd \(Int.random(in: 0..<100, using: &random))" },
    ]
    func list(of kinds: some Collection<() -> String?>) throws -> String {
      try (0..<3).map { index in
        let kind = kinds[kinds.index(kinds.startIndex, offsetBy: index % kinds.count)]
        return try #require(kind()).percentEncoded
      }.joined(separator: ",")
    }
    for round in 0..<30 {
      let known = Array(words.dropLast().shuffled(using: &random))
      let text = "from=\(try list(of: known))&to=\(try list(of: known))&airline=u2,Wizz%20Air"
      let search = try TripSearch(text: text)
      #expect(try TripSearch(text: search.text) == search, "\(text)")
      #expect(try TripSearch(savedText: search.text) == search, "\(text)")
      let saved = try TripSearch(savedText: "to=\(try list(of: words.suffix(2)))&airline=no%20longer%20\(round)")
      #expect(try TripSearch(savedText: saved.text) == saved)
      // Looks for suggestions, which takes far longer than all else here.
      if round == 0 { #expect(throws: TripSearchError.self) { try TripSearch(text: saved.text) } }
    }
  }
}
