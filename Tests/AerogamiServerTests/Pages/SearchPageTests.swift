import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import Foundation
import TestSupport
import Testing

@testable import AerogamiServer

/// The page with the search form and the trips.
@Suite(.timeLimit(.minutes(20))) struct SearchPageTests {
  /// Dependencies with two regions, EU and US, each with these trips.
  private func dependencies(_ trips: [Trip]) -> Dependencies {
    var dependencies = Dependencies.mock
    dependencies.trips.regions = {
      Fetched(["EU", "US"].map { Region(id: $0, name: $0, countryCodes: []) })
    }
    dependencies.trips.trips = { _ in Fetched(trips) }
    return dependencies
  }

  @Test("the page shows the trips of all regions, cheapest first, with what a traveler needs")
  func trips() async throws {
    var dear = Trip.fixture(id: "dear", price: 90)
    dear.returnAt = .at("2096-10-06T10:00:00+02:00")
    dear.departureAt = .at("2096-10-03T07:00:00+02:00")
    (dear.transfers, dear.travelMinutes) = (0, 195)
    let dependencies = dependencies([dear, .fixture(id: "cheap", price: 14)])
    try await RunningServer.run(dependencies) { server in
      let page = try await server.ask("/?regions=EU")
      #expect(page.status == 200)
      #expect(page.header("Content-Type") == "text/html; charset=utf-8")
      #expect(page.body.contains(">2 trips in 1 region, cheapest 14 EUR CPH–AGP one way</p>"))
      let rows = page.body.components(separatedBy: "<li class=\"trip").dropFirst().map { $0 }
      try #require(rows.count == 2)
      #expect(rows[0].contains(">14 <small>EUR</small>"))
      #expect(rows[0].contains("<span class=\"nights\">one way</span>"))
      #expect(rows[1].contains("<b>CPH</b> <bdi>Copenhagen</bdi>"))
      #expect(rows[1].contains("<span class=\"time\">Wed  3 Oct 2096 07:00</span>"))
      #expect(rows[1].contains("<span class=\"nights\">3 nights</span>"))
      #expect(rows[1].contains("<span class=\"legs\">direct, 3:15 both ways</span>"))
      #expect(rows[1].contains("<span class=\"flight\">FR 4048</span>"))
      #expect(rows[1].contains("href=\"https://jetradar.com/searches/new?origin_iata=CPH&amp;destination_iata=AGP"))
      #expect(rows[0].contains("href=\"/history/CPH-AGP?kind=one-way\""))
      #expect(rows[1].contains("href=\"/history/CPH-AGP?kind=round-trip\""))
      #expect(rows[1].contains("href=\"/dates/CPH-AGP?month=2096-10&amp;nights=3\""))
      // A row has its region, but not the code of its airport again.
      #expect(rows[1].contains("<span class=\"region\">EU</span>"))
      let airport = try await server.ask("/?regions=CPH").body
      #expect(airport.contains("<b>CPH</b>") && !airport.contains("class=\"region\""), "\(airport)")
    }
  }

  @Test("a city has the name that the service sends, and that of the table if this is empty or a code")
  func cities() async throws {
    let trips = [("YVR", "Vancouver"), ("AGP", ""), ("agp", "AGP"), ("QQQ", "Nowhere")].map { code, city in
      Trip.fixture(id: code, to: TripLocation(city: city, countryCode: "ES", airportCode: code))
    }
    try await RunningServer.run(dependencies(trips)) { server in
      let page = try await server.ask("/?regions=EU").body
      let cities = [("YVR", "Vancouver"), ("AGP", "Málaga"), ("agp", "Málaga"), ("QQQ", "Nowhere")]
      for (code, city) in cities { #expect(page.contains("<b>\(code)</b> <bdi>\(city)</bdi>"), "\(page)") }
    }
  }

  @Test("a row for a party has the total, the price for each and the bags, and the form keeps the party")
  func party() async throws {
    var (with, without) = (Trip.fixture(id: "with", price: 145), Trip.fixture(id: "without", price: 100))
    with.terms = FareTerms(passengers: 2, tickets: 2, bags: 1)
    (with.transfers, without.terms) = (1, FareTerms(passengers: 2))
    try await RunningServer.run(dependencies([with, without])) { server in
      let page = try await server.ask("/?regions=EU&adults=2&bags=1&self_transfer=true&max_price=72.50")
      #expect(page.status == 200)
      #expect(page.body.contains(">2 trips in 1 region, cheapest 100 EUR for 2 CPH–AGP</p>"))
      #expect(page.body.contains("it is unknown whether bags are included in the price of 1 of 2 trips"))
      let rows = page.body.components(separatedBy: "<li class=\"trip").dropFirst().map { $0 }
      try #require(rows.count == 2)
      let unknown = "unknown whether bags are included"
      #expect(rows[0].contains("<span class=\"terms\">total for 2, 50 EUR each, \(unknown)</span>"))
      #expect(rows[1].contains("<span class=\"terms\">total for 2, 72.50 EUR each, 1 bag included</span>"))
      #expect(rows[1].contains("<span class=\"legs\">1 stop, 2 tickets</span>"))
      #expect(rows[1].contains("&amp;adults=2&amp;children=0&amp;"))
      for field in ["name=\"adults\" type=\"text\" value=\"2\"", "name=\"self_transfer\" value=\"true\" checked"] {
        #expect(page.body.contains(field))
      }
      #expect(try await server.ask("/?regions=EU&bags=4&adults=2").status == 200)
      let trips = try await server.ask("/trips/EU?adults=2&bags=1")
      let terms =
        #""passengers":2,"children":0,"ticket_count":1,"bags":null,"requested_bags":0,"tickets":[]}"#
      #expect(trips.body.contains(terms), "\(trips.body)")
      let two = try await server.ask("/?regions=EU&adults=2&bags=2")
      #expect(two.body.contains("bags not included in the price of 1 of 2 trips; they cost extra"))
      let plain = try await server.ask("/?regions=EU&max_price=72")
      #expect(!plain.body.contains("bags are") && plain.body.contains("total for 2, 50 EUR each</span>"))
    }
  }

  @Test("with several sources, a row names its sources, and the form chooses among them")
  func sources() async throws {
    let requests = Log<TripRequest>()
    var dependencies = dependencies([])
    dependencies.trips.trips = {
      await requests.append($0)
      var trip = Trip.fixture(id: "a", price: 50)
      trip.sources = ["two", "one"]
      return Fetched([trip])
    }
    var environment = ServedEnvironment(name: "test")
    environment.sources = ["one", "two"].map { SourceRules($0) }
    try await RunningServer.run(dependencies, environment: environment) { server in
      let page = try await server.ask("/?regions=EU&source=two&wait=true")
      #expect(page.body.contains("name=\"source\" type=\"text\" value=\"two\""))
      #expect(page.body.contains("from two and one"))
      let wrong = try await server.ask("/?regions=EU&source=too&wait=true")
      #expect(wrong.status == 400)
      #expect(wrong.body.contains("There is no source "))
      for path in ["/trips/EU?source=too", "/calendar/VNO-BCN?source=too", "/dates/VNO-BCN?source=too"] {
        #expect(try await server.ask(path).status == 400, "\(path)")
      }
    }
    #expect(await requests.entries.map(\.search.sources) == [["two"]])
  }

  @Test("the form keeps the search, and its parameters are those of the command line")
  func form() async throws {
    let requests = Log<TripRequest>()
    var dependencies = dependencies([])
    dependencies.trips.trips = {
      await requests.append($0)
      return Fetched([.fixture(id: "a", price: 50), .fixture(id: "b", price: 70), .fixture(id: "c", price: 60)])
    }
    try await RunningServer.run(dependencies) { server in
      let page = try await server.ask(
        "/?regions=EU,+US&to=Spain&max_price=65&month=&nights=&sort=departure&hide_expired=true&limit=1")
      #expect(page.status == 200)
      #expect(page.body.contains("name=\"regions\" type=\"text\" value=\"EU, US\""))
      #expect(page.body.contains("name=\"max_price\" type=\"text\" value=\"65\""))
      #expect(page.body.contains("<option value=\"departure\" selected>"))
      #expect(page.body.contains("name=\"hide_expired\" value=\"true\" checked>"))
      #expect(page.body.contains("<details class=\"more-filters\" open>"))
      #expect(page.body.contains("The list ends after 1 trip; narrow the search"))
      #expect(page.body.components(separatedBy: "<li class=\"trip").count == 2)
      // Every parameter of a search has a field, except the sources if there are none to choose.
      for name in TripSearch.parameterNames + SearchForm.ownParameterNames where name != "source" {
        #expect(page.body.contains(" name=\"\(name)\""), "\(name) has no field")
      }
    }
    let sent = await requests.entries
    #expect(Set(sent.map(\.origin)) == ["EU", "US"])
    #expect(Set(sent.map(\.search.text)) == ["max_price=65&to=ES&hide_expired=true"])
  }

  @Test(
    "a list that ends advises to raise the limit, unless it is the greatest",
    arguments: [(999, "narrow the search, or raise the limit"), (1000, "narrow the search")])
  func greatestLimit(limit: Int, advice: String) async throws {
    let trips = (0...1000).map { number in
      Trip.fixture(id: "trip\(number)", departureAt: Date(timeIntervalSince1970: 4_000_000_000 + 60 * Double(number)))
    }
    try await RunningServer.run(dependencies(trips)) { server in
      let page = try await server.ask("/?regions=EU&limit=\(limit)").body
      let note = page.firstMatch(of: /The list ends after ([^<]*)</)?.1
      #expect(note.map(String.init) == "\(limit) trips; \(advice)")
    }
  }

  @Test("passengers are offered only if a source knows them, and are an error of their field if none does")
  func passengers() async throws {
    let requests = Log<TripRequest>()
    var dependencies = dependencies([])
    dependencies.trips.trips = {
      await requests.append($0)
      return Fetched([])
    }
    var environment = ServedEnvironment(name: "test")
    environment.sources = [
      SourceRules(
        "one",
        objection: { search in
          search.passengers.count == 1 ? nil : TripSearchError("one has no prices for several", at: "children")
        })
    ]
    try await RunningServer.run(dependencies, environment: environment) { server in
      for path in ["/", "/watches/new"] {
        let page = try await server.ask(path)
        #expect(!page.body.contains("name=\"adults\" type=\"text\""), "\(path)")
      }
      let page = try await server.ask("/?regions=EU&children=2&wait=true")
      #expect(page.status == 400)
      #expect(page.body.contains("id=\"children-error\">One has no prices for several"))
    }
    #expect(await requests.entries.allSatisfy { $0.search.passengers.count == 1 })
    environment.sources.append(SourceRules("two"))
    try await RunningServer.run(dependencies, environment: environment) { server in
      for path in ["/", "/watches/new"] {
        let page = try await server.ask(path)
        #expect(page.body.contains("name=\"adults\" type=\"text\""), "\(path)")
      }
      let found = try await server.ask("/?regions=EU&children=2&wait=true")
      #expect(found.status == 200)
    }
  }

  @Test("sources are offered on each page only if there are several, or if the address has one")
  func offeredSources() async throws {
    let field = "name=\"source\" type=\"text\""
    var environment = ServedEnvironment(name: "test")
    for names in [[], ["one"], ["one", "two"]] {
      environment.sources = names.map { SourceRules($0) }
      try await RunningServer.run(dependencies([]), environment: environment) { server in
        for path in ["/?", "/meet?", "/watches/new?", "/watches/new?meet=Vilnius&"] {
          let page = try await server.ask(path, headers: ["Accept": "text/html"])
          #expect(page.body.contains(field) == (names.count > 1), "\(path) \(names)")
          let filled = try await server.ask("\(path)source=one", headers: ["Accept": "text/html"])
          #expect(filled.body.contains(field), "\(path) \(names)")
        }
      }
    }
  }

  @Test(
    "an invalid field is an error beside the field, and all fields keep their values",
    arguments: [
      ("max_price=cheap", "max_price", "Expected an amount such as 60"),
      (
        "to=Spainn", "to",
        "&quot;Spainn&quot; is not a known place; did you mean <a href=\"/?nights=2-4&amp;to=Spain\">Spain</a>?"
      ),
      ("regions=Vilnius&to=VNO", "to", "Departure and destination are the same place"),
      ("adults=0", "adults", "Expected a number of adults from 1 to 9"),
      ("adults=\(Int.max)&children=1&max_price=60", "adults", "Expected a number of adults from 1 to 9"),
      ("bags=5", "bags", "1 passenger has at most 2 checked bags; search with fewer bags"),
      ("limit=0", "limit", "Expected a whole number from 1 to 1000"),
      ("to_countries=ES,ZZ", "to_countries", "&quot;ZZ&quot; is not the code of a country; give a code such as ES"),
      ("sort=cheap", "sort", "Expected price, departure, duration, nights or created"),
      ("regions=,", "regions", "Expected places or regions, separated by commas"),
      (
        "regions=" + Array(repeating: "a", count: 51).joined(separator: ","), "regions",
        "Expected at most 50 places or regions"
      ),
      ("month=2020-01", "month", "2020-01 is in the past; specify a later day or month"),
    ])
  func invalid(query: String, name: String, message: String) async throws {
    try await RunningServer.run(dependencies([])) { server in
      let page = try await server.ask("/?nights=2-4&\(query)")
      #expect(page.status == 400)
      #expect(page.body.contains("aria-invalid=\"true\" aria-describedby=\"\(name)-error\""))
      #expect(page.body.contains("id=\"\(name)-error\">\(message)"))
      #expect(page.body.contains("name=\"nights\" type=\"text\" value=\"2-4\""))
    }
  }

  @Test("all invalid fields are errors at once, each beside its field")
  func allInvalid() async throws {
    try await RunningServer.run(dependencies([])) { server in
      let query = "nights=x&to=Spainn&limit=0&month=2020-01&max_price=60&x=1"
      let page = try await server.ask("/?\(query)")
      #expect(page.status == 400)
      for name in ["nights", "to", "limit", "month"] { #expect(page.body.contains("id=\"\(name)-error\">")) }
      #expect(page.body.components(separatedBy: "aria-invalid=\"true\"").count == 5)
      #expect(page.body.components(separatedBy: "<li class=\"note warning\">").count == 6)
      #expect(page.body.contains("Unknown parameter &quot;x&quot;"))
      #expect(page.body.contains("one_per_city, deals, weekend, wait"))
      // The list leads to the fields, of which the first has the focus.
      for (name, title) in [("nights", "Nights"), ("to", "To"), ("limit", "Limit"), ("month", "Month")] {
        #expect(page.body.contains("<li class=\"note warning\"><a href=\"#\(name)\">\(title): "), "\(name)")
      }
      #expect(page.body.contains("aria-describedby=\"to-error\" autofocus>"))
      #expect(page.body.components(separatedBy: " autofocus").count == 2)
      let stream = try await server.ask("/stream?\(query)")
      #expect(stream.body.contains("2020-01 is in the past"))
      #expect(stream.body.contains("; limit: expected a whole number from 1 to 1000"))
    }
  }

  @Test(
    "the form is folded to the words of the search, and open without a search or with an error",
    arguments: [
      ("/?wait=true", "Default regions → anywhere", true),
      (
        "/?regions=Vilnius,EU&to=Spain&month=2097-01&nights=2-4&max_price=60&currency=eur&wait=true",
        "Vilnius, EU → Spain, January 2097, 2–4 nights, up to 60 EUR", false
      ),
      (
        "/?regions=VNO&date=2097-01-31&direct=true&adults=2&children=1&sort=nights&wait=true",
        "VNO → anywhere, Thu 31 Jan 2097, direct only, 2 adults, 1 child, sorted by nights", false
      ),
      (
        "/?regions=VNO&date=2097-01-31&return_date=2097-02-03&flex=0&bags=2&max_transfers=1&max_hours=6:30&wait=true",
        "VNO → anywhere, Thu 31 Jan 2097, back Sun 3 Feb 2097, 2 checked bags, up to 1 stop, up to 6:30 hours both ways",
        false
      ),
      (
        "/?regions=VNO&depart_after=2097-01-31&days=sun,fri&airline=FR,W6&children=0&max_transfers=0&wait=true",
        "VNO → anywhere, departing on or after Thu 31 Jan 2097, departing Fri or Sun, with FR, W6, no stops", false
      ), ("/?nights=1&month=x", "Default regions → anywhere, 1 night, x", true),
    ])
  func words(target: String, words: String, isOpen: Bool) async throws {
    try await RunningServer.run(dependencies([])) { server in
      let page = try await server.ask(target)
      #expect(page.body.contains("<span id=\"search-words\">\(words)</span>"), "\(page.body)")
      let form = isOpen ? target.contains("month") ? "search-fold\" open" : "search-fold blank\" open" : "search-fold\""
      #expect(page.body.contains("<details id=\"search-fold\" class=\"\(form)>"), "\(page.body)")
    }
  }

  @Test("the checkboxes of the weekdays are one list, and a word that a picker lacks stays in a plain field")
  func pickers() async throws {
    try await RunningServer.run(dependencies([])) { server in
      let page = try await server.ask("/?days=fri&days=sat&return_days=monday&month=next&date=&wait=true").body
      for day in ["fri", "sat"] { #expect(page.contains("name=\"days\" value=\"\(day)\" checked>")) }
      #expect(page.contains("name=\"days\" value=\"sun\">"))
      #expect(page.contains("name=\"return_days\" value=\"mon\" checked>"))
      #expect(page.contains("name=\"month\" type=\"text\" value=\"next\""))
      #expect(page.contains("name=\"date\" type=\"date\" value placeholder"))
      #expect(page.contains("departing Fri or Sat"))
      let wrong = try await server.ask("/?days=fri&days=x")
      #expect(wrong.status == 400)
      #expect(wrong.body.contains("name=\"days\" type=\"text\" value=\"fri,x\""))
      #expect(try await server.ask("/?nights=1&nights=2").status == 400)
    }
  }

  @Test(
    "places are suggested by the start of a name or code, and none for very short or long texts",
    arguments: [
      ("viln", #"[{"word":"Vilnius","label":"Vilnius, Lithuania, VNO"}]"#),
      ("Heathr", #"[{"word":"LHR","#), ("pari", #"[{"word":"Paris","#),
      ("Spa", #"[{"word":"Spain","label":"Spain"}"#), ("Ger", #"[{"word":"Germany","#),
      ("por", #"[{"word":"Portugal","#),
      ("m%C3%A1la", #"[{"word":"Málaga","#), ("Malag", #"[{"word":"Málaga","#), ("mala", #"[{"word":"Malawi"#),
      ("lond", #"[{"word":"London","#),
      ("eu", #"[{"word":"EU","label":"EU, region"}"#), ("eu&regions=false", #"[{"word":"Eu"#),
      ("bcn", #"[{"word":"BCN","label":"Barcelona, Spain, BCN"}"#), ("v", "[]"), ("xyzzy", "[]"), ("%3Cb%3E", "[]"),
      (String(repeating: "a", count: 61), "[]"),
    ])
  func places(text: String, body: String) async throws {
    try await RunningServer.run(dependencies([])) { server in
      let response = try await server.ask("/places?q=\(text)")
      #expect(response.status == 200)
      #expect(response.body.hasPrefix(body), "\(response.body)")
    }
  }

  @Test("at most 30 places are suggested, and only for a text")
  func manyPlaces() async throws {
    try await RunningServer.run(dependencies([])) { server in
      let many = try await server.ask("/places?q=sa")
      #expect(many.body.components(separatedBy: "\"word\"").count == 31)
      for path in ["/places", "/places?q=%ff"] {
        let response = try await server.ask(path)
        #expect(response.status == 400)
      }
    }
  }

  @Test(
    "the words that an error suggests are its corrections",
    arguments: [
      ("\"Spainn\" is not a known place; did you mean Spain?", "Spain"),
      ("\"x\" is not a known place; did you mean A, B or C?", "A|B|C"),
      ("there is no region \"e\"; did you mean \"EU\"? Known: EU, US", "EU"),
      ("there is no region \"e\"; known: EU, US", ""), ("expected true or false", ""),
    ])
  func corrections(message: String, suggestions: String) {
    let parts = InvalidField("to", message).parts
    // The field's own suggestions have the other words.
    #expect(parts.map(\.text).joined() == message.replacing(" Known: EU, US", with: "").firstCapitalized)
    #expect(parts.compactMap(\.correction?.suggestion).joined(separator: "|") == suggestions)
  }

  @Test(
    "an unknown place in From is an error beside the field, also beside valid ones, and nothing is searched",
    arguments: ["Vilnus", "EU,+Vilnus", "VNO,+Vilnus"])
  func unknownPlace(regions: String) async throws {
    var dependencies = dependencies([])
    dependencies.trips.trips = { request in
      Issue.record("a search that was refused requests trips from \(request.origin ?? "anywhere")")
      return Fetched([])
    }
    try await RunningServer.run(dependencies) { server in
      let start = regions.hasSuffix("+Vilnus") ? "\(regions.prefix { $0 != "," })%2C" : ""
      for (path, accepted) in [("/", "*/*"), ("/", "text/html"), ("/map", "text/html")] {
        let message =
          "There is no region or place &quot;Vilnus&quot;; did you mean "
          + "<a href=\"\(path)?regions=\(start)Vilnius\">&quot;Vilnius&quot;</a>?"
        let page = try await server.ask("\(path)?nights=&regions=\(regions)", headers: ["Accept": accepted])
        #expect(page.status == 400)
        #expect(page.body.contains("aria-invalid=\"true\" aria-describedby=\"regions-error\""))
        #expect(page.body.contains("id=\"regions-error\">\(message)</p>"), "\(page.body)")
        #expect(page.body.contains("class=\"status\" role=\"status\">No search yet</p>"))
      }
      // Without results, the script of the page loads the page, which has the error in its form.
      let stream = try await server.ask("/stream?regions=\(regions)")
      #expect(!stream.body.contains("event: results"))
      #expect(stream.body.hasSuffix("event: end\ndata: {}\n\n"))
    }
  }

  @Test("a code that only the service can refuse is an error beside the field, and the trips from others are a list")
  func unknownCode() async throws {
    var dependencies = dependencies([])
    dependencies.trips.trips = { request in
      if request.origin == "EU" { return Fetched([.fixture()]) }
      throw ClientError(requested: "trips", reason: .unknown("city", named: request.origin ?? "", known: []))
    }
    try await RunningServer.run(dependencies) { server in
      for path in ["/", "/map"] {
        let page = try await server.ask("\(path)?regions=EU,QQQ")
        #expect(page.status == 400)
        #expect(page.body.contains("id=\"regions-error\">There is no region or place &quot;QQQ&quot;"))
        #expect(page.body.contains("<li class=\"trip") && !page.body.contains("class=\"map"), "\(path)")
      }
      let page = try await server.ask("/?regions=QQQ")
      #expect(page.body.contains(">Clear the form</a>") && !page.body.contains("Try again later"))
    }
  }

  @Test("the headline counts all trips that match, each once, or all cities, although a limit leaves out some")
  func countsAll() async throws {
    let oslo = TripLocation(city: "Oslo", countryCode: "NO", airportCode: "OSL")
    let trips = [Trip.fixture(id: "a"), .fixture(id: "b"), .fixture(id: "c", price: 80), .fixture(id: "d", to: oslo)]
    try await RunningServer.run(dependencies(trips)) { server in
      for (query, headline) in [
        ("limit=2", "2 of 4 trips in 2 regions"), ("limit=4", "4 trips in 2 regions"),
        ("limit=2&max_price=75", "2 of 3 trips in 2 regions"),
        ("limit=1&one_per_city=true", "1 of 2 trips in 2 regions"), ("one_per_city=true", "2 trips in 2 regions"),
      ] {
        let page = try await server.ask("/?regions=EU,US&\(query)").body
        #expect(page.contains(">\(headline), cheapest 72 EUR"), "\(query): \(page)")
        #expect(page.contains("The list ends after") == headline.contains(" of "))
        let stream = try await server.ask("/stream?regions=EU,US&\(query)").body
        #expect(stream.contains("data-summary=\"\(headline), cheapest 72 EUR"))
      }
    }
  }

  @Test("names are accepted unchecked if the regions cannot be listed within five seconds")
  func unlistedRegions() async throws {
    let (clock, gate) = (ManualClock(), Gate())
    var dependencies = dependencies([.fixture()])
    dependencies.clock = clock
    dependencies.trips.regions = {
      try await gate.wait()
      return Fetched([])
    }
    let search = dependencies.searchTrips(home: Home(places: []))
    async let errors = search.errors(ofOrigins: ["Vilnus"], destinations: [])
    await gate.waitForWaiters(1)
    await clock.waitForSleepers(1)
    clock.advance(by: .seconds(5))
    #expect(try await errors.isEmpty)
  }

  @Test(
    "the checkbox Weekend searches as --weekend does",
    arguments: [
      ("weekend=true", "nights=1-3&days=fri,sat&return_days=mon,sun"),
      ("weekend=true&nights=2", "nights=2&days=fri,sat&return_days=mon,sun"), ("weekend=false&nights=2", "nights=2"),
    ])
  func weekend(query: String, search: String) async throws {
    let requests = Log<TripRequest>()
    var dependencies = dependencies([])
    dependencies.trips.trips = {
      await requests.append($0)
      return Fetched([])
    }
    try await RunningServer.run(dependencies) { server in
      let status = try await server.ask("/?regions=EU&\(query)").status
      #expect(status == 200)
    }
    let expected = try TripSearch(text: search)
    #expect(await requests.entries.map(\.search) == [expected])
  }

  @Test("the checkbox Weekend cannot be combined", arguments: ["days=mon", "return_days=mon", "one_way=true"])
  func contradictoryWeekend(query: String) async throws {
    try await RunningServer.run(dependencies([])) { server in
      let page = try await server.ask("/?weekend=true&\(query)")
      #expect(page.status == 400)
      #expect(page.body.contains("Weekend: cannot be used with Departure days, Return days or One way; remove one"))
    }
  }

  @Test("only deals of a party are an error, because its prices are not recorded")
  func dealsOfParty() async throws {
    try await RunningServer.run(dependencies([])) { server in
      let page = try await server.ask("/?adults=2&deals=true")
      #expect(page.status == 400)
      #expect(
        page.body.contains("Deals only cannot be used with Adults: recorded prices are for one adult without bags"))
    }
  }

  @Test("a note about too few recorded days says how to record one, not for sample data", arguments: [true, false])
  func dealAdvice(areSamples: Bool) async throws {
    var environment = ServedEnvironment(name: "test")
    environment.showsSampleTrips = areSamples
    try await RunningServer.run(dependencies([.fixture()]), environment: environment) { server in
      for path in ["/", "/trips.atom"] {
        let body = try await server.ask("\(path)?regions=EU&deals=true").body
        #expect(body.contains(" of 14 recorded days"), "\(body)")
        #expect(body.contains("to record a day, search") != areSamples, "\(body)")
      }
    }
  }

  @Test("the form keeps the sort order and long values when another field is invalid")
  func invalidForm() async throws {
    let long = String(repeating: "a", count: 600)
    try await RunningServer.run(dependencies([])) { server in
      let page = try await server.ask("/?sort=nights&limit=0&to=\(long)")
      #expect(page.status == 400)
      #expect(page.body.contains("<option value=\"nights\" selected>"))
      #expect(page.body.contains("name=\"to\" type=\"text\" value=\"\(long)\""))
    }
  }

  @Test("trips that are all in another currency than that of the price limit are an error")
  func otherCurrency() async throws {
    try await RunningServer.run(dependencies([.fixture()])) { server in
      let page = try await server.ask("/?regions=EU&max_price=60+USD")
      #expect(page.status == 422)
      #expect(page.body.contains("<li class=\"note warning\">no price is in USD; prices are in EUR"))
      #expect(page.body.contains("href=\"/?regions=EU&amp;currency=EUR\">Search in EUR without Max price each</a>"))
      #expect(page.body.contains("href=\"/?regions=EU\">Search in any currency without Max price each</a>"))
      let kept = try await server.ask("/?regions=EU&max_price=80&currency=USD").body
      #expect(kept.contains("href=\"/?regions=EU&amp;max_price=80&amp;currency=EUR\">Search in EUR</a>"), "\(kept)")
      #expect(!page.body.contains("The search failed"))
    }
  }

  @Test("the field To accepts home and the user's own regions")
  func places() async throws {
    let requests = Log<TripRequest>()
    var dependencies = dependencies([])
    dependencies.trips.trips = {
      await requests.append($0)
      return Fetched([])
    }
    var environment = ServedEnvironment(name: "test")
    environment.home = Home(places: ["VNO", "RIX"])
    environment.places = { word in
      ["home": ["VNO", "RIX"], "coast": ["BCN"]][word.lowercased()].map { $0.compactMap { Place($0) } }
    }
    try await RunningServer.run(dependencies, environment: environment) { server in
      let status = try await server.ask("/?regions=EU&to=Home,+coast").status
      #expect(status == 200)
    }
    let expected = try TripSearch(text: "to=VNO,RIX,BCN")
    #expect(await requests.entries.map(\.search) == [expected])
    try await RunningServer.run(dependencies) { server in
      let page = try await server.ask("/?to=home")
      #expect(page.status == 400)
      #expect(page.body.contains("id=\"to-error\">Home is not configured"))
    }
  }

  @Test("an ambiguous name is the place in the country of the form's other end or of the home, or else an error")
  func ambiguous() async throws {
    let requests = Log<TripRequest>()
    var dependencies = dependencies([])
    dependencies.trips.trips = {
      await requests.append($0)
      return Fetched([])
    }
    try await RunningServer.run(dependencies) { server in
      for path in ["/?regions=CCS&to=Barcelona", "/?regions=VNO&to=barcelona", "/?from=US&to=Richmond&regions=EU"] {
        let status = try await server.ask(path).status
        #expect(status == 200)
      }
      let page = try await server.ask("/?regions=EU&to=Barcelona")
      #expect(page.status == 400)
      let link = "<a href=\"/?regions=EU&amp;to=BCN\">BCN</a>"
      #expect(page.body.contains("id=\"to-error\">&quot;Barcelona&quot; is in Spain (\(link)) and Venezuela (<a "))
      #expect(page.body.contains("to=BLA\">BLA</a>); write a code"))
    }
    var environment = ServedEnvironment(name: "test")
    environment.home = Home(places: ["MAD"])
    try await RunningServer.run(dependencies, environment: environment) { server in
      let status = try await server.ask("/?regions=EU&to=Barcelona").status
      #expect(status == 200)
    }
    #expect(await requests.entries.map { $0.search.to.map(\.word) } == [["BLA"], ["BCN"], ["RIC"], ["BCN"]])
  }

  @Test("an unknown parameter and a sort order without a field are errors in words", arguments: ["x=1", "sort=best"])
  func unknown(query: String) async throws {
    try await RunningServer.run(dependencies([])) { server in
      let page = try await server.ask("/?\(query)")
      #expect(page.status == 400)
      #expect(page.body.contains("<li class=\"note warning\">"))
    }
  }

  @Test("a failing region is named with its error, and the others are shown")
  func failure() async throws {
    var dependencies = dependencies([])
    dependencies.trips.trips = { request in
      if request.origin == "US" {
        throw ClientError(
          requested: "trips in US", reason: .failed(.status(503), detail: "status 503", remedy: "try again later"))
      }
      return Fetched([.fixture()])
    }
    try await RunningServer.run(dependencies) { server in
      let page = try await server.ask("/")
      #expect(page.status == 200)
      #expect(page.body.contains("<li class=\"note warning\">US failed: status 503"))
      #expect(page.body.contains("try again later"))
      #expect(page.body.contains("1 trip in 1 region"))
      #expect(page.body.contains("<p class=\"completeness\">Incomplete</p>"))
    }
  }

  @Test("a line below the headline says how complete the trips are, on the page and at the end of the stream")
  func completeness() async throws {
    var dependencies = dependencies([.fixture()])
    try await RunningServer.run(dependencies) { server in
      for target in ["/?regions=EU", "/stream?regions=EU"] {
        let body = try await server.ask(target).body
        #expect(body.contains("<p class=\"completeness\">Complete</p>"), "\(target)")
      }
    }
    dependencies.trips.trips = { _ in
      Fetched([.fixture()], completeness: .cheapestOnly(missing: "only the cheapest trip to each destination"))
    }
    let line = "<p class=\"completeness\">Incomplete: only the cheapest trip to each destination"
    try await RunningServer.run(dependencies) { server in
      let body = try await server.ask("/?regions=EU").body
      #expect(body.contains(line + "</p>"))
    }
    var environment = ServedEnvironment(name: "test")
    environment.findsAllTripsOfRoutes = true
    try await RunningServer.run(dependencies, environment: environment) { server in
      for target in ["/?regions=EU", "/stream?regions=EU"] {
        let body = try await server.ask(target).body
        #expect(body.contains(line + "; enter a destination in To for all of its trips</p>"), "\(target)")
      }
      #expect(try await server.ask("/?regions=EU&to=Spain").body.contains(line + "</p>"))
    }
  }

  @Test(
    "if no trip matches, the page names the field that excludes most, and links a search that finds trips",
    arguments: [
      (
        "max_price=60&to=Spain",
        #"both received trips are excluded by "Max price each"; the cheapest that matches otherwise is 72 EUR"#,
        "Search up to 72 EUR", "/?max_price=72&amp;regions=EU&amp;to=Spain"
      ),
      (
        "weekend=true&sort=price", #"both received trips are excluded by "Weekend"; try without "Weekend""#,
        "Search without Weekend", "/?regions=EU&amp;sort=price"
      ),
      (
        "to=Norway", #"no received trip matches "To"; try without "To""#, "Search without To", "/?regions=EU"
      ),
      (
        "to=Norway&max_price=1", #"no received trip matches "Max price each" or "To""#, "Search without filters",
        "/?regions=EU"
      ),
      (
        "to=Norway&currency=USD", #"no received trip matches "To" or "Currency""#, "Search without filters",
        "/?regions=EU"
      ),
      (
        "airline=W6&max_price=200", #"both received trips are excluded by "Airline"; try without "Airline""#,
        "Search without Airline", "/?regions=EU&amp;max_price=200"
      ),
    ])
  func noMatch(query: String, note: String, text: String, link: String) async throws {
    try await RunningServer.run(dependencies([.fixture(id: "a"), .fixture(id: "b", price: 90)])) { server in
      for path in ["/", "/stream"] {
        let body = try await server.ask("\(path)?regions=EU&\(query)").body.replacing("&quot;", with: "\"")
        #expect(body.contains("no trips match: \(note)"), "\(body)")
        #expect(body.contains("<a class=\"button\" href=\"\(link)\">\(text)</a>"), "\(body)")
        #expect(body.components(separatedBy: "no trips match").count == 2)
        #expect(!body.contains("No trips to show"))
        // Links to searches that would find nothing either are left out.
        #expect(body.contains(">Search without To</a>") == (query == "to=Norway"), "\(body)")
      }
    }
  }

  @Test(
    "without any trip, a link leads on, and a higher price is advised only if nothing else limits the search",
    arguments: [
      ("regions=EU", "/?regions=all\">Search all regions", false),
      ("regions=EU&to=ES", "/?regions=EU\">Search anywhere", false),
      ("regions=all", "/dates\">Find the cheapest", false),
      ("regions=VNO&to=BCN", "/dates?from=VNO&amp;to=BCN\">Find the cheapest dates", false),
      ("regions=VNO&to=BCN&nights=3", "/dates?from=VNO&amp;to=BCN&amp;nights=3\">Find the cheapest dates", false),
      (
        "regions=VNO&to=BCN&two_tickets=true",
        "/dates?from=VNO&amp;to=BCN&amp;two_tickets=true\">Find the cheapest dates", false
      ),
      ("regions=EU&max_price=9", "/?regions=EU\">Search without filters", true),
      ("regions=EU&max_price=9&to=ES", "/?regions=EU&amp;to=ES\">Search without filters", false),
    ])
  func noTrips(query: String, link: String, advisesPrice: Bool) async throws {
    try await RunningServer.run(dependencies([])) { server in
      let body = try await server.ask("/?\(query)").body
      #expect(body.contains("<a class=\"button\" href=\"\(link)"), "\(body)")
      #expect(body.contains("try a higher &quot;Max price each&quot;") == advisesPrice, "\(body)")
    }
  }

  @Test("if only one-way trips fly to the destination, the page links searches for these, and keeps the destination")
  func onlyOneWay() async throws {
    let back = Date(timeIntervalSince1970: 4_000_000_000 + 3 * 86_400)
    let trips: [Trip] = [
      .fixture(id: "a", to: .vilnius, returnAt: back), .fixture(id: "b", to: .vilnius, returnAt: back),
      .fixture(id: "one way"),
    ]
    try await RunningServer.run(dependencies(trips)) { server in
      let body = try await server.ask("/?regions=CPH&to=AGP&nights=3").body
      let advice = "try &quot;Two one-way tickets&quot;, or without &quot;Nights&quot;"
      #expect(body.contains("otherwise is one way; \(advice)"), "\(body)")
      let pairs = "href=\"/?regions=CPH&amp;to=AGP&amp;nights=3&amp;two_tickets=true\""
      #expect(body.contains("\(pairs)>Search with Two one-way tickets</a>"), "\(body)")
      #expect(body.contains("href=\"/?regions=CPH&amp;to=AGP\">Search without Nights</a>"), "\(body)")
      #expect(body.contains("href=\"/dates?from=CPH&amp;to=AGP\">Find the cheapest dates</a>"), "\(body)")
      #expect(!body.contains(">Search without To</a>"), "\(body)")
    }
  }

  @Test("if only other nights have trips, the page names these, and links to their trips and dates")
  func otherNights() async throws {
    let back = Date(timeIntervalSince1970: 4_000_000_000 + 3 * 86_400)
    try await RunningServer.run(dependencies([.fixture(id: "a", returnAt: back)])) { server in
      for (query, name) in [("nights=7", "Nights"), ("return_date=2096-10-09", "Return on")] {
        let day = name == "Nights" ? "" : "date=2096-10-02&"
        let body = try await server.ask("/?regions=CPH&to=AGP&\(day)\(query)").body
        let note = "by &quot;\(name)&quot;; there are trips of 3 nights: try &quot;Nights&quot; 3"
        #expect(body.contains(note), "\(body)")
        let link = "href=\"/?regions=CPH&amp;to=AGP&amp;\(day.replacing("&", with: "&amp;"))nights=3\""
        #expect(body.contains("\(link)>Search trips of 3 nights</a>"), "\(body)")
        let dates = "href=\"/dates?from=CPH&amp;to=AGP&amp;nights=3\">Find the cheapest dates</a>"
        #expect(body.contains(dates), "\(body)")
      }
    }
  }

  @Test("a calendar is linked unless it is known that the route has no trips")
  func calendarLink() async throws {
    try await RunningServer.run(dependencies([.fixture(id: "a")])) { server in
      let none = try await server.ask("/?regions=CPH&to=Oslo").body
      #expect(none.contains(">Search without To</a>") && !none.contains("Find the cheapest dates"), "\(none)")
      let day = try await server.ask("/?regions=CPH&to=Oslo&date=2096-11-01").body
      #expect(day.contains("href=\"/dates?from=CPH&amp;to=Oslo\">Find the cheapest dates</a>"), "\(day)")
    }
  }

  @Test("if two filters each exclude all trips, the page links a search without either")
  func severalSteps() async throws {
    let trips: [Trip] = [.fixture(id: "a", price: 90), .fixture(id: "b", price: 50, airlines: "W6")]
    try await RunningServer.run(dependencies(trips)) { server in
      let body = try await server.ask("/?regions=EU&max_price=60&airline=FR").body
      #expect(body.contains(">Search up to 90 EUR</a>"))
      #expect(body.contains(">Search without Airline</a>"))
      let without = try await server.ask("/?regions=EU&max_price=60").body
      #expect(without.contains("<li class=\"trip\""))
    }
  }

  @Test(
    "a day of return is a number of nights, and days around a day are limits, also in a watch of the search",
    arguments: [
      ("date=2096-10-03&return_date=2096-10-06", "date=2096-10-03&nights=3", "date=2096-10-03&amp;nights=3"),
      (
        "date=2096-10-03&flex=2&nights=4", "depart_after=2096-10-01&depart_before=2096-10-06&nights=4",
        "nights=4&amp;depart_after=2096-10-01&amp;depart_before=2096-10-06"
      ),
      (
        "date=2096-10-31&flex=1&return_date=2096-11-02",
        "depart_after=2096-10-30&depart_before=2096-11-02&nights=2",
        "depart_after=2096-10-30&amp;depart_before=2096-11-02&amp;nights=2"
      ),
      ("date=2096-10-03&flex=0", "date=2096-10-03", "date=2096-10-03"),
    ])
  func returnDate(query: String, search: String, watch: String) async throws {
    let requests = Log<TripRequest>()
    var dependencies = dependencies([])
    dependencies.trips.trips = {
      await requests.append($0)
      return Fetched([])
    }
    try await RunningServer.run(dependencies) { server in
      let page = try await server.ask("/?regions=EU&\(query)")
      #expect(page.status == 200)
      #expect(page.body.contains("/watches/new?regions=EU&amp;\(watch)\""), "\(page.body)")
    }
    let expected = try TripSearch(text: search)
    #expect(await requests.entries.map(\.search) == [expected])
  }

  @Test(
    "a day of return or days around a day that cannot be used are errors of their fields",
    arguments: [
      ("return_date=2096-10-06", "return_date", "Needs a day of departure; fill Day"),
      ("flex=1&month=2096-10", "flex", "Needs a day of departure; fill Day"),
      ("date=2096-10-03&return_date=2096-10-02", "return_date", "Is before the day of departure"),
      ("date=2096-10-03&return_date=2096-10-06&nights=3", "return_date", "Cannot be used with Nights, Weekend or"),
      ("date=2096-10-03&return_date=soon", "return_date", "Expected a day such as"),
      ("date=2096-10-03&flex=8", "flex", "Expected a whole number from 0 to 7"),
    ])
  func invalidReturn(query: String, field: String, message: String) async throws {
    try await RunningServer.run(dependencies([])) { server in
      let page = try await server.ask("/?\(query)")
      #expect(page.status == 400)
      #expect(page.body.contains("id=\"\(field)-error\">\(message)"), "\(page.body)")
    }
  }

  @Test(
    "an error in several fields names them as the form does, stands at one of them, and names parameters elsewhere",
    arguments: [
      (
        "one_way=true&nights=3", "one_way", "One way cannot be used with Nights, Return days or Return hours",
        "one_way cannot be used with nights, return_days or return_hours"
      ),
      (
        "depart_after=2097-02-01&depart_before=2097-01-01", "depart_after",
        "Departs on or after must be earlier than Departs before", "depart_after must be earlier than depart_before"
      ),
      (
        "one_way=true&two_tickets=true", "two_tickets", "Two one-way tickets and One way cannot be used together",
        "two_tickets and one_way cannot be used together"
      ),
      (
        "direct=true&max_transfers=1", "max_transfers", "Direct only and Max stops 1 cannot be used together",
        "direct and max_transfers 1 cannot be used together"
      ),
      ("nearby=50km", "nearby", "Two tickets: other airports within requires", "nearby requires two_tickets"),
      (
        "month=2097-01&date=2097-01-02", "date", "Month and Day cannot be used together",
        "month and date cannot be used together"
      ),
      (
        "max_price=60+USD&currency=EUR", "currency", "Max price each and Currency name different currencies",
        "max_price and currency name different"
      ),
      (
        "weekend=true&nights=10", "weekend", "Weekend allows 1 to 3 nights, so no trip can match Nights",
        "weekend allows 1 to 3 nights"
      ),
      (
        "weekend=true&days=mon", "weekend", "Cannot be used with Departure days", "weekend: cannot be used with days"
      ),
      ("adults=9&children=2", "adults", "Adults and Children, 2 to 11 are 11 passengers", "adults and children are 11"),
    ])
  func combined(query: String, field: String, onPage: String, elsewhere: String) async throws {
    try await RunningServer.run(dependencies([])) { server in
      let page = try await server.ask("/?\(query)")
      #expect(page.status == 400)
      #expect(page.body.contains("id=\"\(field)-error\">\(onPage)"), "\(page.body)")
      #expect(page.body.contains("aria-describedby=\"\(field)-error\""))
      let stream = try await server.ask("/stream?\(query)").body
      #expect(stream.contains("\"\(elsewhere)"), "\(stream)")
      let both = try await server.ask("/?regions=EU&two_tickets=true&nearby=50")
      #expect(both.status == 200 && both.body.contains("airports within 50 km"), "\(both.body)")
    }
  }

  @Test("all errors are shown at once, each at its field, and two of one field both")
  func allErrors() async throws {
    var dependencies = dependencies([])
    dependencies.trips.trips = { request in
      throw ClientError(requested: "trips", reason: .unknown("region", named: request.origin ?? "", known: []))
    }
    try await RunningServer.run(dependencies) { server in
      let search = try await server.ask("/?max_price=x&nights=y&to=Spainn").body
      let reversed = try await server.ask("/?nights=5-2&to=ES").body
      #expect(reversed.contains("<a href=\"/?nights=2-5&amp;to=ES\">2-5</a>"), "\(reversed)")
      for field in ["max_price", "nights", "to"] { #expect(search.contains("id=\"\(field)-error\"")) }
      let typo = try await server.ask("/?regions=EU,Vilnus&nights=y").body
      let link = "<a href=\"/?regions=EU%2CVilnius&amp;nights=y\">&quot;Vilnius&quot;</a>"
      #expect(typo.contains("id=\"nights-error\"") && typo.contains(link), "\(typo)")
      let from = try await server.ask("/?regions=Vilnus,Rigga").body
      let error = try #require(from.components(separatedBy: "id=\"regions-error\">").last).prefix { $0 != "\n" }
      #expect(error.contains("&quot;Vilnus&quot;; did you mean") && error.contains("&quot;Rigga&quot;; did you mean"))
      let dates = try await server.ask("/dates/VNO-BCN?max_price=x&nights=y&month=z").body
      for field in ["max_price", "nights", "month"] { #expect(dates.contains("id=\"\(field)-error\"")) }
      let form = try await server.ask("/dates?from=Vilnus&to=BCN&nights=y&month=z&weekend=true&days=fri").body
      for field in ["from", "nights", "month"] { #expect(form.contains("id=\"\(field)-error\""), "\(form)") }
      let weekend = try await server.ask("/dates/VNO-BCN?weekend=true&days=fri").body
      #expect(weekend.contains("id=\"weekend-error\">Cannot be used with Departure days or Return days"))
      let query = "home=Vilnus&home=BER&home=Rigga&max_price=x&nights=y&people=1&flex=9&limit=0"
      let meet = try await server.ask("/meet?\(query)", headers: ["Accept": "text/html"])
      #expect(meet.status == 400)
      for field in ["max_price", "nights", "people", "flex", "limit"] {
        #expect(meet.body.contains("id=\"\(field)-error\""), "\(field): \(meet.body)")
      }
      for (home, word) in [("1", "Vilnius"), ("3", "Riga")] {
        let error = try #require(meet.body.components(separatedBy: "id=\"home-\(home)-error\">").last)
        #expect(error.prefix(400).contains("did you mean <a href=\"/meet?home="), "\(error.prefix(400))")
        #expect(error.prefix(400).contains(">&quot;\(word)&quot;</a>"), "\(error.prefix(400))")
      }
      #expect(!meet.body.contains("id=\"home-2-error\""))
      let people = try await server.ask("/meet?home=Vilnius&home=BER&people=2", headers: ["Accept": "text/html"]).body
      #expect(people.contains("there are 2 homes, Vilnius and BER, but 1 number"), "\(people)")
      let gap = try await server.ask(
        "/meet?home=Vilnius&home=&home=BER&people=2,1&limit=0", headers: ["Accept": "text/html"])
      #expect(gap.status == 400 && gap.body.contains("id=\"limit-error\""), "\(gap.body)")
      #expect(gap.body.contains("id=\"people-error\">A home is empty"), "\(gap.body)")
      #expect(gap.body.contains(" value=\"2,1\"") && gap.body.contains(" value=\"BER\""), "\(gap.body)")
      let watch = try await server.ask("/watches/new?review=true&name=A&below=x&to=Spainn&nights=y&every=z").body
      for field in ["name", "below", "to", "nights", "every"] {
        #expect(watch.contains("id=\"\(field)-error\""), "\(field): \(watch)")
      }
      #expect(watch.contains("to=Spain&amp;nights=y"))
      let days = try await server.ask("/watches/new?review=true&name=a&one_way=true&nights=2").body
      #expect(days.contains("id=\"one_way-error\">One way cannot be used with Nights"), "\(days)")
    }
  }

  @Test(
    "an error names the server, and the request to it is behind Details",
    arguments: [
      ("EU failed: GET https://api.example.com/v2/trips?to=ES: status 503", "EU failed: api.example.com: status 503"),
      ("create a token at https://example.com/token", "create a token at https://example.com/token"),
      (
        "EU failed: GET https://api.example.com/v2/trips: status 503 (tried once; no retries are left)",
        "EU failed: api.example.com: status 503 (tried once)"
      ),
      (
        "EU failed: GET https://api.example.com/v2: status 400 (Bad Request): \(String(repeating: "a word ", count: 30)); "
          + "check the token",
        "EU failed: api.example.com: status 400 (Bad Request): a word a word a word a word a word a word a word a word "
          + "a word a…; check the token"
      ),
    ])
  func serverNames(text: String, short: String) {
    var html = HTMLWriter()
    html.notes([text], [])
    let written = String(decoding: html.bytes, as: UTF8.self)
    #expect(written.contains("\(short)<details>") == (text != short))
    #expect(written.contains("<summary>Details</summary><p>\(text)</p>") == (text != short))
  }

  @Test(
    "a note that is cut closes its parentheses and quotations, unless its last part does",
    arguments: [
      ("JSON is expected (<html> ", "); check the base URL", ")", "; check the base URL"),
      ("excluded by \"", "\"; the cheapest costs 46 EUR", "\"", "; the cheapest costs 46 EUR"),
      ("it said (“", "”)", "”)", ""), ("results from 2 min ago (", "; try again)", "", "; try again)"),
    ])
  func cutNote(start: String, end: String, closing: String, remedy: String) {
    let short = (start + String(repeating: "word ", count: 60) + end).inOneLine
    #expect(short.hasPrefix("\(start)word") && short.hasSuffix("word…\(closing)\(remedy)"), "\(short)")
    #expect(short.count <= 140, "\(short)")
  }

  @Test("a note is not cut in the name of a filter", arguments: ["Vilnius", "Berlin", "New York City"])
  func cutName(home: String) {
    let start = "\(home): no trips match: all 480 received trips on these days are excluded by \"Max price each\""
    let end = "; the cheapest that matches otherwise is 18.95 EUR"
    #expect((start + end).inOneLine == start + end)
    #expect((start + " and others" + end).inOneLine == start + "…" + end)
  }

  @Test("with a ticket for each way, a row has the travel time of each, and links the dates of such pairs")
  func travelTimes() async throws {
    var (out, back) = (Trip.fixture(id: "out"), Trip.fixture(id: "back", from: .malaga, to: .copenhagen))
    (out.travelMinutes, back.travelMinutes) = (185, 190)
    var pair = out
    (pair.returnAt, pair.travelMinutes) = (.utc(Date(timeIntervalSince1970: 4_000_000_000 + 3 * 86_400)), 375)
    (pair.tickets, pair.terms) = ([out, back], FareTerms(tickets: 2))
    try await RunningServer.run(dependencies([pair])) { server in
      let body = try await server.ask("/?regions=EU").body
      #expect(body.contains("<span class=\"legs\">3:05 out, 3:10 back, 2 tickets</span>"), "\(body)")
      let dates = "href=\"/dates/CPH-AGP?month=2096-10&amp;nights=3&amp;two_tickets=true\">Dates</a>"
      #expect(body.contains(dates), "\(body)")
    }
  }

  @Test("a search whose regions all failed is an error, not an empty result")
  func totalFailure() async throws {
    var dependencies = dependencies([])
    dependencies.trips.trips = { _ in
      throw ClientError(requested: "trips", reason: .failed(.status(503), detail: "status 503"))
    }
    try await RunningServer.run(dependencies) { server in
      let page = try await server.ask("/")
      #expect(page.status == 502)
      #expect(page.body.contains(">The search failed</p>"))
      #expect(page.body.contains("<a class=\"button\" href=\"/\">Try again</a>"))
      #expect(page.body.contains("EU failed: "))
    }
  }

  @Test("a trip that is in two regions has one row, which links to dates with its nights")
  func twoRegions() async throws {
    var trip = Trip.fixture()
    trip.returnAt = .utc(Date(timeIntervalSince1970: 4_000_000_000 + 3 * 86_400))
    try await RunningServer.run(dependencies([trip])) { server in
      let page = try await server.ask("/")
      let ids = page.body.components(separatedBy: "<li class=\"trip\" id=\"").dropFirst().map {
        $0.prefix { $0 != "\"" }
      }
      #expect(ids.count == 1)
      #expect(page.body.contains("href=\"/dates/CPH-AGP?month=2096-10&amp;nights=3\""))
    }
  }

  @Test("a stale region says how old its trips are, and marks them")
  func stale() async throws {
    var dependencies = dependencies([])
    dependencies.trips.trips = { _ in
      let error = ClientError(
        requested: "trips in EU", reason: .failed(.status(503), detail: "status 503", remedy: nil))
      return Fetched([.fixture()], status: .stale(age: .seconds(7200), because: error))
    }
    try await RunningServer.run(dependencies) { server in
      let page = try await server.ask("/?regions=EU")
      #expect(page.body.contains("EU failed; showing results from 2 h ago"))
      #expect(page.body.contains("<li class=\"mark stale\">stale</li>"))
    }
  }

  @Test("regions that have not responded shortly before the deadline are named, and the others are shown")
  func deadline() async throws {
    let (clock, gate) = (ManualClock(), Gate())
    var dependencies = dependencies([])
    dependencies.clock = clock
    let calls = Log<String>()
    dependencies.trips.trips = { request in
      await calls.append(request.origin ?? "")
      if request.origin == "US" { try await gate.wait() }
      return Fetched([.fixture()])
    }
    let recorded = Log<Int>()
    dependencies.history.isRecording = true
    dependencies.history.record = { sightings, _ in
      try Task.checkCancellation()
      await recorded.append(sightings.count)
    }
    var limits = Server.Limits.patient
    limits.deadline = .seconds(10)
    try await RunningServer.run(dependencies, limits: limits) { server in
      async let asked = server.ask("/")
      await calls.waitForEntries(2)
      await clock.waitForSleepers(2)
      clock.advance(by: .seconds(9))
      let page = try await asked
      #expect(page.status == 200)
      #expect(page.body.contains("US failed: there was no response within 9 s"))
      #expect(page.body.contains("1 trip in 1 region"))
      #expect(await recorded.entries == [1])
    }
  }

  @Test("regions that are not listed shortly before the deadline are an error")
  func listingDeadline() async throws {
    let (clock, gate) = (ManualClock(), Gate())
    var dependencies = dependencies([])
    dependencies.clock = clock
    dependencies.trips.regions = {
      try await gate.wait()
      return Fetched([])
    }
    var limits = Server.Limits.patient
    limits.deadline = .seconds(10)
    try await RunningServer.run(dependencies, limits: limits) { server in
      async let asked = server.ask("/")
      await gate.waitForWaiters(1)
      await clock.waitForSleepers(2)
      clock.advance(by: .seconds(9))
      let page = try await asked
      #expect(page.status == 502)
      #expect(page.body.contains("the regions could not be listed: the regions: there was no response within 9 s"))
    }
  }

  @Test("a canceled search has no result")
  func cancellation() async throws {
    let gate = Gate()
    var dependencies = dependencies([])
    dependencies.trips.trips = { _ in
      try await gate.wait()
      return Fetched([])
    }
    let search = dependencies.searchTrips(home: Home(places: []))
    let form = try SearchForm([], in: ServedEnvironment(name: "test"), at: .now)
    await withTaskGroup(of: Result<SearchResult, any Error>.self) { group in
      group.addTask {
        await Result {
          try await SearchResult.found(by: search, for: form, at: .now, within: .seconds(3600))
        }
      }
      await gate.waitForWaiters(2)
      group.cancelAll()
      let result = await group.next()
      #expect(throws: CancellationError.self) { try result?.get() }
    }
  }

  @Test("a very long search leaves out the stars, which would repeat it in each row")
  func longSearch() async throws {
    let to = Array(repeating: "AGP", count: 1200).joined(separator: ",")
    let trips = (0..<20).map { Trip.fixture(id: "\($0)") }
    try await RunningServer.run(dependencies(trips)) { server in
      let page = try await server.ask("/?regions=EU&to=\(to)")
      #expect(page.status == 200)
      #expect(page.body.contains("20 trips in 1 region"))
      #expect(!page.body.contains("favorite-form"))
      // Nine times the search, not once in each row.
      #expect(page.byteCount < 70_000)
    }
  }

  @Test("text of a service cannot add markup, reorder the page, or fill it")
  func hostile() async throws {
    let city = "<script>alert(1)</script>\u{202E}\"'&" + String(repeating: "é", count: 10_000)
    var trip = Trip.fixture(id: "\"><img src=x onerror=alert(1)>", currency: "<b>", airlines: "\u{0}\u{2066}FR")
    trip.departure.city = city
    trip.departure.airportCode = String(repeating: "Z", count: 10_000)
    trip.destination.airportCode = "javascript:alert(1)"
    let dependencies = dependencies([trip])
    try await RunningServer.run(dependencies) { server in
      let page = try await server.ask("/?regions=%3Cscript%3E&to_countries=ES")
      #expect(!page.body.contains("<script>"))
      let shown = try await server.ask("/?regions=EU")
      #expect(shown.status == 200)
      for forbidden in ["<script>", "<img", "<b>\"", "\u{202E}", "\u{2066}", "\u{0}", "href=\"javascript:"] {
        #expect(!shown.body.contains(forbidden), "\(forbidden.unicodeScalars.map(\.value))")
      }
      #expect(shown.body.contains("&lt;script&gt;alert(1)&lt;/script&gt;\u{FFFD}&quot;&#39;&amp;é"))
      #expect(shown.body.utf8.count < 20_000)
      #expect(!shown.body.contains(String(repeating: "Z", count: 201)))
      #expect(!shown.body.contains("/history/"))
    }
  }

  @Test("a page with all 136 sample trips is less than 20 kB when compressed")
  func size() async throws {
    var dependencies = Dependencies.mock
    let now = Date(timeIntervalSince1970: 1_800_000_000)
    dependencies.now = { now }
    dependencies.trips = .mock(now: { now }, clocks: SharedAirportClocks(zones: .live()))
    var environment = ServedEnvironment(name: "dev")
    environment.showsSampleTrips = true
    try await RunningServer.run(dependencies, environment: environment) { server in
      let target = "/?regions=EU,US,AS,AF,OC,LATAM,blc,scd,ME,CA"
      let page = try await server.ask(target, headers: ["Accept-Encoding": "gzip"])
      #expect(page.header("Content-Encoding") == "gzip")
      #expect((10_000..<20_000).contains(page.byteCount), "\(page.byteCount)")
      #expect(try await server.ask(target).body.components(separatedBy: "<h3 class=\"route\">").count == 137)
    }
  }
}
