import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import Foundation
import TestSupport
import Testing

@testable import AerogamiServer

/// The pages of a route: its prices and its dates.
@Suite(.timeLimit(.minutes(20))) struct RoutePageTests {
  private let now = Date(timeIntervalSince1970: 3_000_000_000)

  private func dependencies(_ observations: [PriceObservation], isOneWay: Bool = false) throws -> Dependencies {
    var dependencies = Dependencies.mock
    let route = PricedRoute(
      try #require(Route("VNO-BCN")), isOneWay: isOneWay, currency: try #require(LetterCode("EUR")))
    let history = PriceHistory(
      route, observations: observations,
      lastSeen: Dictionary(observations.map { ($0.dates, now) }) { first, _ in first },
      days: .fixture(observations.map(\.price), before: try #require(now.dayNumber)))
    dependencies.history.histories = { $0 == route.route && !observations.isEmpty ? [history] : [] }
    dependencies.now = { [now] in now }
    return dependencies
  }

  private func observations(_ prices: [Price]) throws -> [PriceObservation] {
    let departure = try #require(now.dayNumber) + 40
    return prices.enumerated().map { index, price in
      PriceObservation(
        dates: TripDates(departure: departure, returning: departure + 4),
        seenAt: now - Double(prices.count - index) * 86_400, price: price)
    }
  }

  @Test("a day whose price is for two tickets says so, and its link searches for pairs too")
  func pairs() async throws {
    var dependencies = try dependencies([])
    dependencies.trips = .mock(now: dependencies.now)
    try await RunningServer.run(dependencies) { server in
      let path = "/dates/VNO-BCN?month=2065-03&nights=2-4"
      let plain = try await server.ask(path).body
      #expect(plain.contains("date=2065-03-") && !plain.contains("2 tickets") && !plain.contains("two_tickets=true"))
      let pairs = try await server.ask(path + "&two_tickets=true").body
      let links = pairs.components(separatedBy: "&amp;two_tickets=true\"").dropLast()
      #expect(links.contains { $0.suffix(90).contains("date=2065-03-") }, "\(pairs)")
      #expect(pairs.contains("2 tickets") && pairs.contains("name=\"two_tickets\" value=\"true\" checked"))
    }
  }

  @Test("a calendar without trips of the requested nights names and links the nights of the others")
  func otherNights() async throws {
    var dependencies = try dependencies([])
    dependencies.trips = .mock(now: dependencies.now)
    try await RunningServer.run(dependencies) { server in
      let page = try await server.ask("/dates/VNO-BGY?month=2065-03&nights=7").body.replacing("&quot;", with: "\"")
      let note = #"no prices for 7 nights on VNO–BGY in March 2065; there are trips of 1-4 nights: try "Nights" 1-4"#
      #expect(page.contains(note), "\(page)")
      let path = "href=\"/dates/VNO-BGY?month=2065-03&amp;"
      #expect(page.contains("\(path)nights=1-4\">Search trips of 1-4 nights</a>"), "\(page)")
      #expect(page.contains("month=2065-03\">Search trips VNO–BGY</a>") && page.contains("<li>– no trip</li>"))
      #expect(try await server.ask("/dates/VNO-BGY?month=2065-03&nights=1-4").body.contains(">Cheapest days</h2>"))
      let back = try await server.ask("/dates/BGY-VNO?month=2065-03&nights=7").body
      let link = "href=\"/dates/BGY-VNO?month=2065-03&amp;nights=7&amp;two_tickets=true\""
      #expect(back.contains("\(link)>Search with Two one-way tickets</a>"), "\(back)")
    }
  }

  @Test(
    "without a route, the pages of dates and prices have a form, which leads to the route",
    arguments: ["/dates", "/history"])
  func forms(path: String) async throws {
    try await RunningServer.run(try dependencies([])) { server in
      let form = try await server.ask(path)
      #expect(form.status == 200)
      #expect(form.body.contains("action=\"\(path)\""))
      #expect(form.body.contains("<a href=\"\(path)\" aria-current=\"page\">"))
      let found = try await server.ask("\(path)?from=Vilnius&to=VNO,Barcelna&month=")
      #expect(found.status == 400)
      let link = "<a href=\"\(path)?from=Vilnius&amp;to=VNO%2CBarcelona\">Barcelona</a>?"
      #expect(found.body.contains("id=\"to-error\">&quot;Barcelna&quot; is not a known place; did you mean \(link)"))
      // The recorded prices can be listed with only one end.
      let half = try await server.ask("\(path)?to=BCN")
      #expect(half.status == (path == "/dates" ? 400 : 200))
      let error = "id=\"from-error\">Enter a city, an airport or a country"
      #expect(half.body.contains(error) == (path == "/dates"))
      #expect(try await server.ask("\(path)?from=VNO&to=VNO").body.contains("departs and arrives in the same place"))
      let route = try await server.ask("\(path)?from=Vilnius&to=BCN&currency=EUR&nights=")
      #expect(route.status == 303)
      #expect(route.header("Location") == "\(path)/Vilnius-BCN?currency=EUR")
    }
  }

  @Test(
    "an unknown parameter is refused on every page with parameters",
    arguments: [
      "/?nigths=2", "/dates?nigths=2", "/dates?from=VNO&to=BCN&nigths=2", "/dates/VNO-BCN?nigths=2",
      "/favorites?nigths=2", "/history?nigths=2", "/history/VNO-BCN?nigths=2", "/status?nigths=2",
    ])
  func unknownParameter(target: String) async throws {
    try await RunningServer.run(try dependencies([])) { server in
      let browser = ["Accept": "text/html"]
      var page = try await server.ask(target, headers: browser)
      if let location = page.header("Location") { page = try await server.ask(location, headers: browser) }
      #expect(page.status == 400)
      #expect(page.body.contains("nknown parameter &quot;nigths&quot;"), "\(page.body)")
      let isSuggested = target.hasPrefix("/?") || target.hasPrefix("/dates")
      #expect(page.body.contains("did you mean &quot;nights&quot;") == isSuggested, "\(page.body)")
    }
  }

  @Test("the page of prices lists the routes that have some, and says that there are none")
  func recordedRoutes() async throws {
    var dependencies = try dependencies([])
    try await RunningServer.run(dependencies) { server in
      let page = try await server.ask("/history").body
      #expect(page.contains("No prices are recorded yet."))
      #expect(page.contains("Each search without filters, except by place or currency records the lowest price"))
      for link in ["/", "/dates"] { #expect(page.contains("<a class=\"button\" href=\"\(link)\">"), "\(link)") }
    }
    let recorded = try #require(Route("VNO-BCN"))
    let currency = try #require(LetterCode("EUR"))
    let route = RecordedRoute(
      route: PricedRoute(recorded, isOneWay: false, currency: currency), minimum: nil, current: nil,
      usual: UsualPrices([], before: 0), seenAt: now)
    dependencies.history.routes = { _ in [route] }
    try await RunningServer.run(dependencies) { server in
      let page = try await server.ask("/history").body
      #expect(page.contains("<a href=\"/history/VNO-BCN\">VNO–BCN</a>"))
    }
  }

  @Test(
    "with only one end, the page of prices lists the recorded routes there, or says that there are none",
    arguments: [
      ("from=VNO", "1 route from VNO has recorded prices.", ["VNO-BCN"]),
      ("from=vilnius&to=", "1 route from Vilnius has recorded prices.", ["VNO-BCN"]),
      ("to=ES&currency=eur", "2 routes to Spain have recorded prices in EUR.", ["RIX-AGP", "VNO-BCN"]),
      ("to=Spain&kind=one-way", "1 route to Spain has recorded one-way prices.", ["RIX-AGP"]),
      ("from=Japan", "No prices are recorded from Japan.", []),
      ("from=VNO&currency=USD", "No prices in USD are recorded from VNO.", []),
      ("to=Barcelona", "1 route to BCN has recorded prices.", ["VNO-BCN"]),
      ("to=ES&month=2065-03", "1 route to Spain has recorded prices for departures in March 2065.", ["VNO-BCN"]),
      (
        "from=RIX&month=2065-03&kind=one-way",
        "No one-way prices for departures in March 2065 are recorded from RIX.", []
      ),
    ] as [(String, String, [String])])
  func oneEnd(query: String, sentence: String, routes: [String]) async throws {
    var dependencies = try dependencies([])
    let currency = try #require(LetterCode("EUR"))
    let recorded = try [("RIX-AGP", true), ("RIX-AGP", false), ("VNO-BCN", false)].map { code, isOneWay in
      RecordedRoute(
        route: PricedRoute(try #require(Route(code)), isOneWay: isOneWay, currency: currency), minimum: nil,
        current: nil, usual: UsualPrices([], before: 0), seenAt: now)
    }
    dependencies.history.routes = { _ in recorded }
    let march = try #require(DepartureDays(month: "2065-03")).days
    dependencies.history.histories = { [now] route in
      recorded.map(\.route).filter { $0.route == route }.map { priced in
        let departure = route == Route("VNO-BCN") ? march.lowerBound : march.upperBound
        let seen = PriceObservation(dates: TripDates(departure: departure), seenAt: now, price: 50)
        return PriceHistory(priced, observations: [seen], lastSeen: [seen.dates: now])
      }
    }
    try await RunningServer.run(dependencies) { server in
      let page = try await server.ask("/history?\(query)")
      #expect(page.status == 200)
      #expect(page.body.contains("<p>\(sentence)</p>") && !page.body.contains("-error\""), "\(page.body)")
      let listed = page.body.matches(of: /<a href="\/history\/([A-Z-]+)[^"]*">/).map { String($0.output.1) }
      #expect(listed == routes)
      let filter = query.split(separator: "&").dropFirst().first { !$0.hasSuffix("=") }.map { "?\($0)" } ?? ""
      for route in routes { #expect(page.body.contains("<a href=\"/history/\(route)\(filter)\">"), "\(page.body)") }
      // Without any, the trips from or to there can be searched.
      #expect(page.body.contains("<a class=\"button\" href=\"/?regions=") == routes.isEmpty)
    }
    try await RunningServer.run(dependencies) { server in
      // The only Barcelona with recorded prices is meant, although no price is from JFK.
      let both = try await server.ask("/history?from=JFK&to=Barcelona")
      #expect(both.header("Location") == "/history/JFK-Barcelona")
      let none = try await server.ask("/history/JFK-Barcelona")
      #expect(none.status == 404 && none.body.contains("No prices are recorded for JFK–Barcelona"), "\(none.body)")
      #expect(none.body.contains("href=\"/dates/JFK-BCN\">Cheapest dates JFK–Barcelona</a>"), "\(none.body)")
      let wrong = try await server.ask("/history?from=Vilnus")
      #expect(wrong.status == 400)
      #expect(wrong.body.contains("id=\"from-error\"") && !wrong.body.contains("id=\"to-error\""))
    }
  }

  @Test("weekend limits the calendar to weekends, and its form keeps the places")
  func weekend() async throws {
    let requests = Log<CalendarRequest>()
    var dependencies = try dependencies([])
    dependencies.trips.calendar = { request in
      await requests.append(request)
      return Fetched([])
    }
    try await RunningServer.run(dependencies) { server in
      let page = try await server.ask("/dates/Vilnius-BCN?weekend=true")
      #expect(page.status == 200)
      #expect(page.body.contains("name=\"weekend\" value=\"true\" checked"))
      #expect(page.body.contains("name=\"from\" type=\"text\" value=\"Vilnius\""))
      for query in ["weekend=1", "weekend=true&days=fri"] {
        #expect(try await server.ask("/dates/VNO-BCN?\(query)").status == 400, "\(query)")
      }
    }
    let shapes = await requests.entries.map(\.search.shape)
    #expect(!shapes.isEmpty && shapes.allSatisfy { $0 == .weekend })
  }

  @Test("the prices are plotted on the scale of the terminal's plot, and are in a table")
  func plot() async throws {
    let dependencies = try dependencies(try observations([70, 82, 44, 61]))
    try await RunningServer.run(dependencies) { server in
      let page = try await server.ask("/history/VNO-BCN")
      #expect(page.status == 200)
      #expect(page.body.contains("<svg class=\"plot\" role=\"img\" aria-labelledby=\"plot-title plot-desc\">"))
      for label in PriceScale(lowest: 44, highest: 82).labels.dropLast() {
        #expect(page.body.contains(">\(label)</text>"))
      }
      // The highest label is at the top, the lowest at the bottom.
      let texts = page.body.components(separatedBy: "<text x=\"0\" y=\"").dropFirst()
      let heights = texts.compactMap { Double($0.prefix { $0 != "\"" }) }
      #expect(heights == heights.sorted(by: >))
      #expect(heights.last == 16)
      // The line has a step for each price, from the left edge to the right one.
      let path = page.body.components(separatedBy: "<line class=\"path\" ").dropFirst().map { line in
        line.prefix { $0 != ">" }.split(separator: "\"").enumerated().compactMap { index, part in
          index % 2 == 0 ? nil : Double(part.prefix { $0 != "%" })
        }
      }
      try #require(path.allSatisfy { $0.count == 4 })
      let scale = PriceScale(lowest: 44, highest: 82)
      let steps = path.filter { $0[2] == $0[3] }
      for (step, price) in zip(steps, [70.0, 82, 44, 61]) {
        #expect(abs(step[2] - (252 - 232 * scale.height(of: price))) < 0.01)
      }
      #expect(steps.count == 4)
      #expect(path.first?[0] == 8)
      #expect(path.last?[1] == 98)
      for (line, next) in zip(path, path.dropFirst()) {
        #expect((line[1], line[3]) == (next[0], next[2]))
      }
      let table = try #require(page.body.components(separatedBy: "<tbody>").last)
      let prices = table.components(separatedBy: "<td class=\"number\">").dropFirst().map { $0.prefix { $0 != "<" } }
      #expect(prices == ["61", "44", "82", "70"])
      #expect(page.body.contains("<dt>Latest</dt><dd>61 EUR"))
      #expect(page.body.contains("<dt>Lowest</dt><dd>44 EUR"))
      #expect(page.body.contains("3 of 14 earlier days recorded"))
      // The days are in words, and only the values of fields and links are in the form of a program.
      #expect(page.body.contains("<dt>Days</dt><dd>4 <small>since Tue 20 Jan 2065</small>"), "\(page.body)")
      #expect(table.contains("<td>departing Mon 23 Feb 2065</td>"), "\(table)")
      #expect(page.body.firstMatch(of: />[^<]*\d{4}-\d\d-\d\d/) == nil)
      #expect(!page.body.contains("<dt>Usually</dt>") && !page.body.contains("class=\"usual\""))
    }
  }

  @Test("the summary and the plot show the usual prices, from 14 days on")
  func usual() async throws {
    let prices = (0..<16).map { Price(significand: 60 + Int64($0)) } + [61]
    try await RunningServer.run(try dependencies(try observations(prices))) { server in
      let page = try await server.ask("/history/VNO-BCN")
      #expect(page.body.contains("<dt>Usually</dt><dd>63–71 EUR <small>on 16 days</small>"))
      #expect(page.body.contains(", cheaper on 1 of 16 days</small>"))
      #expect(page.body.components(separatedBy: "<line class=\"usual\"").count == 3)
      #expect(page.body.contains("usually 63–71 EUR</li>"))
      let month = Date(dayNumber: try #require(now.dayNumber) + 40).asDay.prefix(7)
      let ofMonth = try await server.ask("/history/VNO-BCN?month=\(month)").body
      #expect(ofMonth.contains("<small>on 16 days, all departures</small>"), "\(ofMonth)")
      #expect(ofMonth.contains(", cheaper on 1 of 16 days</small>") && !ofMonth.contains(", seen Sat"))
      #expect(ofMonth.contains("usually 63–71 EUR, all departures</li>"))
    }
    // A price of an earlier day says so.
    var later = try dependencies(try observations(prices))
    later.now = { [now] in now + 2 * 86_400 }
    try await RunningServer.run(later) { server in
      let page = try await server.ask("/history/VNO-BCN").body
      #expect(page.contains(", seen Sat 24 Jan 2065, cheaper on 1 of 16 days</small>"), "\(page)")
    }
  }

  @Test("recorded and daily prices of sample data are labelled", arguments: [true, false])
  func sampleData(isSample: Bool) async throws {
    let label = "<li class=\"note info\">These prices are sample data; run aerogami setup for real fares</li>"
    var environment = ServedEnvironment(name: "test")
    environment.showsSampleTrips = isSample
    // Another variant can be chosen for calendars.
    environment.showsSampleCalendars = !isSample
    try await RunningServer.run(try dependencies(try observations([70, 82])), environment: environment) { server in
      let (history, dates) = (try await server.ask("/history/VNO-BCN"), try await server.ask("/dates/VNO-BCN"))
      #expect(history.body.contains(label) == isSample)
      #expect(dates.body.contains(label) == !isSample)
      let form = try await server.ask("/history").body
      #expect(form.contains("The prices of the sample data are invented, and searches add none.") == isSample)
    }
    try await RunningServer.run(try dependencies(try observations([70])), environment: environment) { server in
      let history = try await server.ask("/history/VNO-BCN").body
      #expect(history.contains("A plot needs two days."), "\(history)")
      #expect(history.contains("To record a day, search") == !isSample, "\(history)")
    }
  }

  @Test("a client that leaves the page does not lose the prices that arrived")
  func leaves() async throws {
    let (gate, recorded) = (Gate(), Log<Int>())
    var dependencies = try dependencies([])
    dependencies.history.isRecording = true
    dependencies.history.record = { sightings, _ in await recorded.append(sightings.count) }
    let route = try #require(Route("VNO-BCN"))
    dependencies.trips.calendar = { request in
      if request.month.text == "2065-02" { try await gate.wait() }
      let fare = CalendarFare(route: route, price: 30, currency: "EUR")
      return Fetched([CalendarDay(request.month.days.lowerBound, .fare(fare))])
    }
    try await RunningServer.run(dependencies) { server in
      try await RawConnection.run(port: server.port) { client in
        try await client.send("GET /dates/VNO-BCN HTTP/1.1\r\nHost: localhost\r\n\r\n")
        await gate.waitForWaiters(1)
        try await client.close()
      }
      await recorded.waitForEntries(1)
    }
    #expect(await recorded.entries == [1])
  }

  @Test("a route of thousands of prices has a page of bounded size")
  func many() async throws {
    let prices = (0..<20_000).map { Price(significand: Int64(40 + $0 * 7919 % 97)) }
    try await RunningServer.run(try dependencies(try observations(prices))) { server in
      let page = try await server.ask("/history/VNO-BCN")
      #expect(page.byteCount < 150_000)
      #expect(page.body.contains("days in UTC, the latest 500 days</caption>"))
      #expect(page.body.contains("The table below has the latest 500 days.</desc>"))
    }
  }

  @Test("the kind of trips and the currency select the prices, and an error names the recorded ones")
  func kind() async throws {
    var dependencies = try dependencies([])
    let observations = try observations([70, 82])
    let histories = try [(false, "EUR"), (true, "USD")].map { isOneWay, currency in
      let route = PricedRoute(
        try #require(Route("VNO-BCN")), isOneWay: isOneWay, currency: try #require(LetterCode(currency)))
      return PriceHistory(
        route, observations: observations, lastSeen: [observations[0].dates: now],
        days: .fixture([70, 82], before: try #require(now.dayNumber)))
    }
    dependencies.history.histories = { _ in histories }
    try await RunningServer.run(dependencies) { server in
      let page = try await server.ask("/history/VNO-BCN?kind=one-way")
      #expect(page.status == 200)
      #expect(page.body.contains("<dt>Lowest</dt><dd>70 USD"))
      #expect(page.body.contains("<a href=\"/dates/VNO-BCN\">Dates VNO–BCN</a>"), "\(page.body)")
      let euro = try await server.ask("/history/VNO-BCN?currency=eur&kind=")
      #expect(euro.body.contains("<dt>Lowest</dt><dd>70 EUR"))
      // The calendar has round trips, too.
      #expect(
        euro.body.contains("<a href=\"/dates/VNO-BCN?nights=4\">Dates VNO–BCN, 4 nights</a>"), "\(euro.body)")
      let other = try await server.ask("/history/VNO-BCN?kind=one-way&currency=EUR")
      #expect(other.status == 200)
      #expect(
        other.body.contains(
          "No one-way prices in EUR are recorded for VNO–BCN; recorded: round trip in EUR, one way in USD"))
      #expect(other.body.contains("<dt>Lowest</dt><dd>70 EUR"), "\(other.body)")
      #expect(other.body.contains("<select id=\"kind\" name=\"kind\"><option value selected>Any</option>"))
      let unknown = try await server.ask("/history/VNO-BCN?kind=one-way&currency=PLN")
      #expect(unknown.status == 404)
      #expect(
        unknown.body.contains(
          "No prices in PLN are recorded for VNO–BCN; recorded: round trip in EUR, one way in USD"))
      #expect(unknown.body.contains("<a class=\"button\" href=\"/history/VNO-BCN\">All prices VNO–BCN</a>"))
      let invalid = try await server.ask("/history/VNO-BCN?kind=return")
      #expect(invalid.status == 400)
      #expect(invalid.body.contains("id=\"kind-error\">Expected one-way or round-trip"))
      #expect(page.body.contains("<option value=\"one-way\" selected>One way</option>"))
      #expect(euro.body.contains("<select id=\"kind\" name=\"kind\"><option value selected>Any</option>"))
      for path in ["/history/VNO-BCN?", "/history?from=VNO&to=BCN&"] {
        let page = try await server.ask("\(path)currency=euro&month=2027-13&kind=return")
        #expect(page.status == 400)
        for (field, error) in [
          ("currency", "Expected three letters"), ("month", "Expected a month"), ("kind", "Expected one-way"),
        ] { #expect(page.body.contains("id=\"\(field)-error\">\(error)"), "\(path) \(field)") }
        #expect(page.body.contains("name=\"from\" type=\"text\" value=\"VNO\""))
        #expect(page.body.contains("name=\"month\" type=\"text\" value=\"2027-13\""))
      }
      let ends = try await server.ask("/history?from=VNO&to=Barcelna&currency=euro").body
      #expect(ends.contains("id=\"to-error\"") && ends.contains("id=\"currency-error\""))
    }
    // The trips of the latest prices have departed, and the days do not have the nights.
    dependencies.now = { [now] in now + 50 * 86_400 }
    try await RunningServer.run(dependencies) { server in
      let page = try await server.ask("/history/VNO-BCN?kind=round-trip").body
      #expect(page.contains("<a href=\"/dates/VNO-BCN\">One-way dates VNO–BCN</a>"), "\(page)")
    }
  }

  @Test("the page of a route shows the prices of one month of departure, and its form leads to others")
  func month() async throws {
    let early = try observations([70, 82])
    let later = early.map { observation in
      var observation = observation
      observation.dates = TripDates(departure: observation.dates.departure + 60)
      observation.price = 20
      return observation
    }
    let months = [early, later].map { Date(dayNumber: $0[0].dates.departure).asDay.prefix(7) }
    try await RunningServer.run(try dependencies(early + later)) { server in
      let first = try await server.ask("/history/VNO-BCN?month=\(months[0])")
      let title = try #require(DepartureDays(month: String(months[0]))).title
      #expect(first.body.contains("Summary (round trip, departing in \(title), one adult)</h2>"))
      #expect(first.body.contains("<dt>Lowest</dt><dd>70 EUR"))
      #expect(first.body.contains("name=\"month\" type=\"month\" value=\"\(months[0])\""))
      #expect(try await server.ask("/history/VNO-BCN?month=\(months[1])").body.contains("<dt>Latest</dt><dd>20 EUR"))
      let none = try await server.ask("/history/VNO-BCN?month=2064-01")
      #expect(none.status == 404)
      #expect(none.body.contains("No recorded price of VNO–BCN is for departure in January 2064"))
      #expect(none.body.contains("name=\"month\"") && none.body.contains("value=\"2064-01\""), "\(none.body)")
      let form = try await server.ask("/history?from=VNO&to=BCN&month=\(months[1])")
      #expect(form.header("Location") == "/history/VNO-BCN?month=\(months[1])")
    }
  }

  @Test("names of places show the recorded route with the most recorded days, and link to the others")
  func named() async throws {
    var dependencies = try dependencies([])
    let observations = try observations([70, 82])
    let histories = try ["VNO-BGY", "VNO-MXP"].enumerated().map { index, code in
      let route = PricedRoute(try #require(Route(code)), currency: try #require(LetterCode("EUR")))
      return PriceHistory(
        route, observations: observations, lastSeen: [observations[0].dates: now],
        days: .fixture(Array([70, 82].prefix(1 + index)), before: try #require(now.dayNumber)))
    }
    dependencies.history.histories = { route in histories.filter { $0.route.route == route } }
    dependencies.history.routes = { now in
      histories.map {
        RecordedRoute(route: $0.route, minimum: 1, current: nil, usual: UsualPrices([], before: 0), seenAt: now)
      }
    }
    try await RunningServer.run(dependencies) { server in
      let page = try await server.ask("/history/Vilnius-Milan")
      #expect(page.status == 200)
      #expect(page.body.contains("<title>Prices VNO–MXP"))
      let others = "<p>Prices of <a href=\"/history/VNO-BGY\">VNO–BGY</a> are also recorded.</p>"
      #expect(page.body.contains(others), "\(page.body)")
      let single = try await server.ask("/history/VNO-MXP")
      #expect(!single.body.contains("also recorded"), "\(single.body)")
    }
  }

  @Test("a route without recorded prices and an invalid route have pages with a remedy")
  func unknown() async throws {
    try await RunningServer.run(try dependencies([])) { server in
      let page = try await server.ask("/history/VNO-BCN")
      #expect(page.status == 404)
      #expect(page.body.contains("No prices are recorded for VNO–BCN or any other route"))
      #expect(page.body.contains("<a class=\"button\" href=\"/?regions=VNO&amp;to=BCN\">Search trips VNO–BCN</a>"))
      #expect(page.body.contains("<a class=\"button\" href=\"/dates/VNO-BCN\">Cheapest dates VNO–BCN</a>"))
      #expect(page.body.contains("name=\"from\" type=\"text\" value=\"VNO\""))
      // The searches have the filters of the prices.
      let filters = "month=2065-03&currency=USD&kind=one-way"
      let search = "&amp;month=2065-03&amp;currency=USD&amp;one_way=true\">Search trips"
      let filtered = try await server.ask("/history/VNO-BCN?\(filters)").body
      #expect(filtered.contains("href=\"/?regions=VNO&amp;to=BCN\(search) VNO–BCN</a>"), "\(filtered)")
      let end = try await server.ask("/history?from=VNO&\(filters)").body
      #expect(end.contains("href=\"/?regions=VNO\(search)</a>"), "\(end)")
      let wrong = try await server.ask("/history/%3Cscript%3E")
      #expect(wrong.status == 404)
      #expect(wrong.body.contains("id=\"from-error\">&quot;&lt;script&gt;&quot; is not a known place"))
    }
  }

  @Test(
    "a wrong place in the path of a route is an error at its field, which links to the nearest place",
    arguments: ["dates", "history"])
  func wrongEnd(page: String) async throws {
    try await RunningServer.run(try dependencies([])) { server in
      let arrival = try await server.ask("/\(page)/vno-Barcelna?currency=EUR")
      #expect(arrival.status == 404)
      let link = "<a href=\"/\(page)?from=VNO&amp;to=Barcelona&amp;currency=EUR\">Barcelona</a>?"
      #expect(arrival.body.contains("id=\"to-error\">&quot;Barcelna&quot; is not a known place; did you mean \(link)"))
      #expect(arrival.body.contains("name=\"from\" type=\"text\" value=\"VNO\""))
      #expect(!arrival.body.contains("id=\"from-error\""))
      // The hyphen within a name is not the one between the ends.
      let departure = try await server.ask("/\(page)/Clermont-Ferrand-Barcelna").body
      #expect(departure.contains("value=\"Clermont-Ferrand\"") && departure.contains("value=\"Barcelna\""))
      let half = try await server.ask("/\(page)/Vilnius").body
      #expect(half.contains("value=\"Vilnius\"") && half.contains("id=\"to-error\">Enter a city"))
      // What an ambiguous name means depends on the other end, so only the wrong end is an error.
      let wrong = try await server.ask("/\(page)/Vilnus-Barcelona").body
      #expect(wrong.contains("id=\"from-error\"") && !wrong.contains("id=\"to-error\""))
      let same = try await server.ask("/\(page)/VNO-VNO")
      #expect(same.status == 404 && same.body.contains("id=\"to-error\">"))
    }
  }

  @Test(
    "a list above the form links the fields with errors",
    arguments: [
      ("/dates/Vilnus-Barcelna", ["from": "From", "to": "To"]),
      ("/history/Vilnus-Barcelna", ["from": "From", "to": "To"]),
      ("/dates?from=Vilnus&to=Barcelna&nights=x", ["from": "From", "to": "To", "nights": "Nights"]),
      ("/history?from=Vilnus&kind=x&month=x", ["from": "From", "kind": "Kind of trip", "month": "Month of departure"]),
    ])
  func listedErrors(target: String, fields: [String: String]) async throws {
    try await RunningServer.run(try dependencies([])) { server in
      let page = try await server.ask(target).body
      for (name, title) in fields {
        #expect(page.contains("<li class=\"note warning\"><a href=\"#\(name)\">\(title): "), "\(page)")
        #expect(page.contains("id=\"\(name)-error\">"))
      }
      #expect(page.components(separatedBy: "<li class=\"note warning\">").count == fields.count + 1)
      let list = try #require(page.firstRange(of: "<ul class=\"notes\">"))
      let form = try #require(page.firstRange(of: "<form class=\"sheet folded\""))
      #expect(list.lowerBound < form.lowerBound)
    }
  }

  @Test("a calendar keeps ambiguous names as the user wrote them, and says that it is for one-way trips")
  func words() async throws {
    var dependencies = try dependencies([])
    dependencies.trips.calendar = { _ in Fetched([]) }
    try await RunningServer.run(dependencies) { server in
      // A note names countries and months, too.
      let country = try await server.ask("/dates/VNO-JP").body
      #expect(country.contains("no prices for VNO–Japan in January and February 2065</li>"), "\(country)")
      let page = try await server.ask("/dates/vilnius-Barcelona?month=2065-03").body
      #expect(page.contains("<span id=\"search-words\">Vilnius → Barcelona, one way, March 2065</span>"), "\(page)")
      #expect(page.contains("<title>Dates Vilnius–Barcelona") && !page.contains("Vilnius-BCN, "))
      #expect(page.contains("href=\"/dates/Vilnius-Barcelona?month=2065-04\""))
      let search = "/?regions=Vilnius&amp;to=Barcelona&amp;month=2065-03&amp;one_way=true"
      #expect(page.contains("<a href=\"\(search)\">Trips on this route</a>"), "\(page)")
      #expect(page.contains("<a href=\"/history/Vilnius-Barcelona?kind=one-way\">Prices on this route</a>"))
      #expect(page.contains("placeholder=\"Empty: one way\""))
      for query in ["nights=2", "return_days=sun", "weekend=true", "two_tickets=true"] {
        let page = try await server.ask("/dates/VNO-BCN?\(query)").body
        let words = try #require(page.firstMatch(of: /<span id="search-words">([^<]*)</)?.output.1)
        #expect(words.hasPrefix("VNO → BCN, ") && !words.contains("one way"), "\(words)")
        #expect(page.contains("<a href=\"/history/VNO-BCN?kind=round-trip\">Prices VNO–BCN</a>"), "\(page)")
      }
    }
  }

  @Test(
    "the link from a calendar to trips has the filters of the calendar",
    arguments: [
      ("month=2065-03&weekend=true&max_price=60&direct=true&two_tickets=true", ""),
      ("month=2065-03&nights=2-4&days=fri&return_days=sun&currency=EUR", ""),
      ("days=fri&max_price=60", "&one_way=true"),
    ])
  func tripsLink(filters: String, added: String) async throws {
    var dependencies = try dependencies([])
    dependencies.trips.calendar = { _ in Fetched([]) }
    try await RunningServer.run(dependencies) { server in
      let calendar = try await server.ask("/dates/VNO-BCN?\(filters)").body
      let link = "/?regions=VNO&to=BCN&\(filters)\(added)"
      #expect(calendar.contains("href=\"\(link.replacing("&", with: "&amp;"))\">Trips VNO–BCN</a>"), "\(calendar)")
      // The page with trips accepts all of them.
      #expect(try await server.ask(link).status != 400)
    }
  }

  @Test("nights that no source can search are an error of their field")
  func unsearchable() async throws {
    var environment = ServedEnvironment(name: "test")
    environment.sources = [
      SourceRules("one") { search in
        (search.shape.nights?.upperBound ?? 0) > 30 ? TripSearchError("at most 30 nights", at: "nights") : nil
      }
    ]
    try await RunningServer.run(dependencies([]), environment: environment) { server in
      let page = try await server.ask("/dates/VNO-BCN?nights=40&month=2065-03")
      #expect(page.body.contains("href=\"/?regions=VNO&amp;to=BCN&amp;month=2065-03\">Trips VNO–BCN</a>"))
      #expect(page.status == 400)
      #expect(page.body.contains("id=\"nights-error\">At most 30 nights"))
      #expect(page.body.contains("<a href=\"#nights\">") && page.body.contains(" autofocus>"))
    }
  }

  @Test("a calendar without prices links to what may help")
  func nextSteps() async throws {
    var dependencies = try dependencies([])
    let route = try #require(Route("VNO-BCN"))
    dependencies.trips.calendar = { request in
      if request.month.text == "2065-05" {
        throw ClientError(requested: "dates", reason: .failed(.status(503), detail: "status 503"))
      }
      let fare = CalendarFare(route: route, price: 30, currency: "USD")
      return Fetched([CalendarDay(request.month.days.lowerBound, .fare(fare))])
    }
    try await RunningServer.run(dependencies) { server in
      let trips = "href=\"/?regions=VNO&amp;to=BCN&amp;month=2065-0"
      for (query, step) in [
        ("month=2065-05", "\">Try again</a>"),
        ("month=2065-03&nights=2-4&max_price=20", "&amp;month=2065-03&amp;nights=2-4\">Search trips VNO–BCN</a>"),
        (
          "month=2065-03&max_price=20&currency=USD",
          "?month=2065-03&amp;currency=USD\">Search without Max price</a>"
        ),
        ("month=2065-03&nights=2&max_price=20", "?month=2065-03\">Search without filters</a>"),
      ] {
        let page = try await server.ask("/dates/VNO-BCN?\(query)").body
        #expect(page.contains(step) && page.contains(trips), "\(query): \(page)")
      }
      for limit in ["90+EUR", "%E2%82%AC90"] {
        let others = try await server.ask("/dates/VNO-BCN?month=2065-03&currency=EUR&max_price=\(limit)").body
        #expect(
          others.contains("?month=2065-03&amp;currency=USD\">Search in USD without Max price</a>"), "\(others)")
        #expect(others.contains("?month=2065-03\">Search in any currency without Max price</a>"))
      }
      let found = try await server.ask("/dates/VNO-BCN?month=2065-03").body
      #expect(!found.contains("class=\"empty sheet steps\""))
    }
  }

  @Test(
    "a calendar that knows of no flight links to searches that may find something",
    arguments: [CalendarDay.Offer.noFlight, .unknown, .soldOut])
  func nextStepsWithoutFlights(offer: CalendarDay.Offer) async throws {
    var dependencies = try dependencies([])
    dependencies.trips.calendar = { request in Fetched(request.month.days.map { CalendarDay($0, offer) }) }
    try await RunningServer.run(dependencies) { server in
      let route = ">Search trips Vilnius–Tokyo</a>"
      for month in ["", "month=2065-03"] {
        let page = try await server.ask("/dates/Vilnius-Tokyo?\(month)").body
        let start = month.isEmpty ? "" : "&amp;\(month)"
        let departure = "href=\"/?regions=Vilnius\(start)\">Search trips from Vilnius</a>"
        #expect(page.contains(departure) == (offer == .noFlight), "\(page)")
        let all = "href=\"/dates/Vilnius-Tokyo\">Search without Month</a>"
        #expect(page.contains(all) == (!month.isEmpty && offer != .soldOut), "\(page)")
        let mayHaveTrips = offer == .soldOut || offer == .unknown && month.isEmpty
        #expect(page.contains(route) == mayHaveTrips, "\(page)")
      }
    }
  }

  @Test("the calendar shows the price of each day, links to its trips, and marks the cheapest quarter in words")
  func dates() async throws {
    var dependencies = try dependencies([])
    let route = try #require(Route("VNO-BCN"))
    dependencies.trips.calendar = { request in
      let first = request.month.days.lowerBound
      let offers: [CalendarDay.Offer] =
        [30, 45, 50, 60].map { .fare(CalendarFare(route: route, price: $0, currency: "EUR")) }
        + [.soldOut, .noFlight, .unknown]
      return Fetched(offers.enumerated().map { CalendarDay(first + $0, $1) })
    }
    try await RunningServer.run(dependencies) { server in
      let page = try await server.ask("/dates/VNO-BCN?month=2065-03")
      #expect(page.status == 200)
      #expect(page.body.contains("Cheapest 30 EUR, on Sun 1 Mar 2065"))
      #expect(page.body.contains(">March 2065</h2>"))
      #expect(!page.body.contains(">April 2065</h2>"))
      #expect(
        page.body.contains(
          "<td class=\"cheapest\"><a href=\"/?regions=VNO&amp;to=BCN&amp;date=2065-03-01&amp;one_way=true\">"
            + "<time datetime=\"2065-03-01\">1</time><span>30</span><span class=\"vh\">, cheapest quarter</span></a>"))
      #expect(page.body.components(separatedBy: "<td class=\"cheapest\">").count == 2)
      #expect(page.body.contains("<small>sold out</small>"))
      #expect(page.body.contains("<span class=\"vh\">no flight</span>"))
      #expect(page.body.contains("<span class=\"vh\">no price known</span>"))
      #expect(page.body.contains("<li>? no price known</li>"))
      #expect(page.body.contains("href=\"/dates/VNO-BCN?month=2065-02\""))
      #expect(page.body.contains("href=\"/dates/VNO-BCN?month=2065-04\""))
    }
  }

  @Test("a month that fails is named, and the other is shown; if both fail, so does the page")
  func partial() async throws {
    var dependencies = try dependencies([])
    dependencies.trips.calendar = { request in
      if request.month.text == "2065-01" { return Fetched([]) }
      throw ClientError(requested: "dates", reason: .failed(.status(503), detail: "status 503"))
    }
    try await RunningServer.run(dependencies) { server in
      let page = try await server.ask("/dates/VNO-BCN")
      #expect(page.status == 200)
      #expect(page.body.contains("VNO–BCN in February 2065 failed: "))
      #expect(page.body.contains(">No prices; part of the search failed</p>"))
      let failed = try await server.ask("/dates/VNO-BCN?month=2065-05")
      #expect(failed.status == 502)
      #expect(failed.body.contains(">The search failed</p>") && !failed.body.contains("No prices"))
    }
  }

  @Test("months that have not responded shortly before the deadline are named, and the others are shown")
  func deadline() async throws {
    let (clock, gate) = (ManualClock(), Gate())
    var dependencies = try dependencies([])
    dependencies.clock = clock
    dependencies.trips.calendar = { request in
      if request.month.text == "2065-02" { try await gate.wait() }
      return Fetched([])
    }
    var limits = Server.Limits.patient
    limits.deadline = .seconds(10)
    try await RunningServer.run(dependencies, limits: limits) { server in
      async let asked = server.ask("/dates/VNO-BCN")
      await gate.waitForWaiters(1)
      await clock.waitForSleepers(2)
      clock.advance(by: .seconds(9))
      let page = try await asked
      #expect(page.status == 200)
      #expect(page.body.contains("VNO–BCN in February 2065 failed: the calendar of VNO-BCN: there was no"))
      #expect(page.body.contains("no prices for VNO–BCN in January 2065"))
    }
  }

  @Test(
    "the notes are about the currencies of the prices",
    arguments: [
      ("", nil, 200, "prices in different currencies (EUR, USD) are not compared; enter one in Currency, such as EUR"),
      ("", "EUR", 200, "the currency EUR is ignored; prices are in USD"),
      ("&currency=EUR", nil, 200, "prices in currencies other than EUR are left out: USD"),
      ("&currency=GBP", nil, 422, "no price is in GBP; prices are in EUR and USD"),
    ])
  func currencies(query: String, requested: String?, status: Int, note: String) async throws {
    var dependencies = try dependencies([])
    let route = try #require(Route("VNO-BCN"))
    dependencies.trips.calendar = { request in
      let first = request.month.days.lowerBound
      return Fetched(
        ["EUR", "USD"].enumerated().map {
          CalendarDay(first + $0, .fare(CalendarFare(route: route, price: 30, currency: $1)))
        })
    }
    var environment = ServedEnvironment(name: "test")
    environment.requestedCurrency = requested
    try await RunningServer.run(dependencies, environment: environment) { server in
      let page = try await server.ask("/dates/VNO-BCN?month=2065-03\(query)")
      #expect(page.status == status)
      #expect(page.body.contains("<li class=\"note warning\">\(note)"))
    }
  }

  @Test("a calendar accepts home and the user's own regions, and keeps long values in its form")
  func places() async throws {
    let requests = Log<CalendarRoute>()
    var dependencies = try dependencies([])
    dependencies.trips.calendar = {
      await requests.append($0.route)
      return Fetched([])
    }
    var environment = ServedEnvironment(name: "test")
    environment.home = Home(places: ["VNO"])
    environment.places = { ["home": ["VNO"], "coast": ["BCN", "AGP"]][$0].map { $0.compactMap { Place($0) } } }
    let long = String(repeating: "x", count: 600)
    try await RunningServer.run(dependencies, environment: environment) { server in
      #expect(try await server.ask("/dates/home-coast?month=2065-03").status == 200)
      let page = try await server.ask("/dates/VNO-BCN?nights=\(long)")
      #expect(page.body.contains("name=\"nights\" type=\"text\" value=\"\(long)\""))
    }
    #expect(await Set(requests.entries.map(\.text)) == ["VNO-BCN,AGP"])
    try await RunningServer.run(dependencies) { server in
      let page = try await server.ask("/dates/home-BCN")
      #expect(page.status == 404)
      #expect(page.body.contains("Home is not configured"))
    }
  }

  @Test(
    "an invalid route or filter says what to do",
    arguments: [
      ("/dates/nowhere", 404, "id=\"from-error\">&quot;nowhere&quot; is not a known place; give a country"),
      ("/dates/VNO-BCN?month=2001-01", 400, "Month: 2001-01 is in the past"),
      ("/dates/VNO-BCN?airline=FR", 400, "Airline: a calendar cannot be filtered by this"),
      ("/dates/VNO-BCN?weekend=true&nights=10", 400, "Weekend allows 1 to 3 nights"),
      ("/dates/VNO-BCN?nights=x", 400, "Nights: expected a number of nights"),
    ])
  func invalid(path: String, status: Int, message: String) async throws {
    try await RunningServer.run(try dependencies([])) { server in
      let page = try await server.ask(path)
      #expect(page.status == status)
      #expect(page.body.contains(message))
    }
  }
}
