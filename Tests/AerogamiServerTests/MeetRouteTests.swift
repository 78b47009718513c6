import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import AerogamiServer

@Suite(.timeLimit(.minutes(20))) struct MeetRouteTests {
  private static let page = ["Accept": "text/html"]

  /// Dependencies with a trip to Barcelona from each home, except from those that fail.
  private func dependencies(failing: Set<String> = [], currency: String = "EUR") -> Dependencies {
    var dependencies = Dependencies.mock
    dependencies.now = { Date(timeIntervalSince1970: 1_800_000_000) }
    dependencies.trips = .failing()
    dependencies.trips.regions = Dependencies.mock.trips.regions
    dependencies.trips.trips = { request in
      let origin = request.origin ?? ""
      if failing.contains(origin) {
        throw ClientError(requested: "GET /trips", reason: .failed(.status(503), detail: "status 503"))
      }
      // The place of the meetings.
      if origin == "BCN" { return Fetched([]) }
      let departure = Date(timeIntervalSince1970: 1_810_000_000)
      var trip = Trip.fixture(
        id: origin, price: origin == "VNO" ? 20 : 45, currency: origin == "VNO" ? "EUR" : currency,
        from: TripLocation(city: origin, countryCode: "XX", airportCode: origin),
        to: TripLocation(city: "Barcelona", countryCode: "ES", airportCode: "BCN"), departureAt: departure,
        returnAt: departure + 3 * 86_400)
      trip.travelMinutes = 300
      return Fetched([trip])
    }
    return dependencies
  }

  @Test("other clients get the meetings as JSON, with the completeness of each home")
  func json() async throws {
    try await RunningServer.run(dependencies()) { server in
      let reply = try await server.ask("/meet?home=VNO&home=BER&people=2,1")
      #expect(reply.status == 200)
      #expect(reply.body.matches(of: /&adults=\d/).map { String($0.output) } == ["&adults=2", "&adults=1"])
      #expect(reply.header("Content-Type") == "application/json")
      #expect(reply.header("Aerogami-Completeness") == "complete")
      #expect(
        reply.body.hasPrefix(#"{"meetings":[{"total":85,"currency":"EUR","city":"Barcelona","country_code":"ES","#))
      #expect(reply.body.contains(#""highest_share":45,"highest_share_home":"BER","#))
      #expect(reply.body.contains(#""trips":[{"home":"VNO","people":2,"trip":{"id":"VNO","#))
      #expect(
        reply.body.contains(
          #""completeness":[{"home":"VNO","kind":"complete","missing":[],"trip_count":1,"error":null},"#))
    }
  }

  @Test("a browser gets a page with the form, the meetings and their booking links")
  func page() async throws {
    try await RunningServer.run(dependencies()) { server in
      let empty = try await server.ask("/meet", headers: Self.page)
      #expect(empty.status == 200 && empty.body.contains("name=\"home\""))
      let page = try await server.ask("/meet?home=VNO&home=BER&people=2,1&home=", headers: Self.page)
      #expect(page.status == 200)
      #expect(page.header("Content-Type") == "text/html; charset=utf-8")
      #expect(page.body.contains("<bdi>Barcelona</bdi> 85 EUR"))
      let link = "<a href=\"/watches/new?meet=VNO&amp;meet=BER&amp;people=2%2C1\">Watch this search</a>"
      #expect(page.body.contains("<p class=\"completeness\">Complete. \(link)</p>"), "\(page.body)")
      #expect(page.body.contains("Highest share: 45 EUR from BER."))
      #expect(page.body.contains("VNO, 2 people: each VNO–BCN"))
      #expect(page.body.contains("value=\"VNO\"") && page.body.contains("value=\"2,1\""))
      #expect(page.body.matches(of: /origin_iata=/).count == 2)
      #expect(page.body.contains(/origin_iata=VNO&amp;[^"]*&amp;adults=2&amp;/), "\(page.body)")
      #expect(page.body.contains(/origin_iata=BER&amp;[^"]*&amp;adults=1&amp;/), "\(page.body)")
      let there = try await server.ask("/meet?home=VNO&home=BCN", headers: Self.page).body
      #expect(there.contains("<li><b>no flight</b><span>BCN: already there</span></li>"), "\(there)")
    }
  }

  @Test("a home that fails is named, and its meetings are marked")
  func failing() async throws {
    try await RunningServer.run(dependencies(failing: ["DUB"])) { server in
      let target = "/meet?home=VNO&home=BER&home=DUB"
      let reply = try await server.ask(target)
      #expect(reply.status == 200)
      #expect(reply.header("Aerogami-Completeness") == "partial")
      #expect(reply.body.contains(#""without":["DUB"]"#))
      let page = try await server.ask(target, headers: Self.page)
      #expect(page.body.contains("Without DUB, which failed."))
      #expect(page.body.contains("Without DUB, which failed: GET /trips: status 503"), "\(page.body)")
    }
    try await RunningServer.run(dependencies(failing: ["BER", "DUB"])) { server in
      let reply = try await server.ask("/meet?home=BER&home=DUB")
      #expect(reply.status == 502)
      let page = try await server.ask("/meet?home=BER&home=DUB", headers: Self.page)
      #expect(page.status == 502)
    }
  }

  @Test(
    "an invalid parameter is an error with its name, and at its field on the page",
    arguments: [
      ("home=VNO", "there is only one home, VNO"), ("home=VNO&home=BER&flex=4", "flex: expected a number of days"),
      ("home=VNO&home=BER&one_way=true", "unknown parameter"), ("home=VNO&home=home", "home: "),
      ("home=VNO&home=BER&source=nowhere", "source: there is no source"),
      ("home=Vilnus&home=BER", #"home: there is no region or place \"Vilnus\"; did you mean \"Vilnius\"?"#),
      ("home=VNO&home=Vilnius", "home: Vilnius is the same city as VNO; give it once"),
      ("home=VNO&home=&home=BER&people=2,1", "people: a home is empty"),
      ("home=VNO&home=BER&limit=0", "limit: expected a whole number from 1 to 1000"),
      ("home=VNO&home=BER&limit=1&limit=2", "limit: appears more than once"),
    ])
  func invalid(query: String, message: String) async throws {
    try await RunningServer.run(dependencies()) { server in
      let reply = try await server.ask("/meet?\(query)")
      #expect(reply.status == 400 && reply.body.contains(message))
      let page = try await server.ask("/meet?\(query)", headers: Self.page)
      #expect(page.status == 400 && page.body.contains("No search yet"))
    }
  }

  @Test("an error in a home is at the field of this home")
  func wrongHome() async throws {
    try await RunningServer.run(.mock) { server in
      let page = try await server.ask("/meet?home=Vilnius&home=Berln", headers: ["Accept": "text/html"])
      #expect(page.status == 400)
      let fields = page.body.components(separatedBy: "id=\"home-").dropFirst()
      let wrong = fields.filter { $0.contains("aria-invalid") }
      #expect(wrong.count == 1 && wrong.first?.hasPrefix("2\"") == true, "\(page.body)")
      #expect(page.body.contains("<a href=\"#home-2\">") && wrong.first?.contains(" autofocus>") == true)
    }
  }

  @Test("a home with a code that only the service can refuse is an error at its field, and others still meet")
  func unknownCode() async throws {
    var dependencies = dependencies()
    let known = dependencies.trips.trips
    dependencies.trips.trips = { request in
      guard request.origin == "QQQ" else { return try await known(request) }
      throw ClientError(requested: "trips", reason: .unknown("city", named: "QQQ", known: []))
    }
    try await RunningServer.run(dependencies) { server in
      for (others, hasMeetings) in [("home=VNO", false), ("home=VNO&home=BER", true)] {
        let page = try await server.ask("/meet?\(others)&home=QQQ", headers: Self.page)
        #expect(page.status == 400)
        let id = hasMeetings ? "home-3-error" : "home-2-error"
        #expect(page.body.contains("id=\"\(id)\">There is no region or place &quot;QQQ&quot;"), "\(page.body)")
        #expect(page.body.contains("<bdi>Barcelona</bdi>") == hasMeetings)
        #expect(!page.body.contains("Try again") && page.body.contains("No search yet") != hasMeetings)
      }
      let reply = try await server.ask("/meet?home=VNO&home=QQQ")
      #expect(reply.status == 400 && reply.body.contains(#"home: there is no region or place \"QQQ\""#))
    }
  }

  @Test("a limit shows the first meetings only")
  func limit() async throws {
    try await RunningServer.run(.mock) { server in
      let target = "/meet?home=Vilnius&home=Berlin&home=Dublin&nights=3"
      let one = try await server.ask("\(target)&limit=1")
      #expect(one.body.matches(of: /"total":/).count == 1)
      #expect(try await server.ask(target).body.matches(of: /"total":/).count > 1)
      let page = try await server.ask("\(target)&limit=1", headers: Self.page)
      #expect(page.body.contains("The list ends after 1 meeting"))
      #expect(page.body.contains(/role="status">1 of \d+ meetings, first/), "\(page.body)")
    }
  }

  @Test("a currency that no price has is an error")
  func wrongCurrency() async throws {
    try await RunningServer.run(dependencies()) { server in
      for headers in [[:], Self.page] {
        let reply = try await server.ask("/meet?home=VNO&home=BER&currency=USD", headers: headers)
        #expect(reply.status == 422)
        #expect(reply.body.contains("o price is in USD; prices are in EUR"))
      }
      let page = try await server.ask("/meet?home=VNO&home=BER&currency=USD", headers: Self.page).body
      #expect(page.contains("href=\"/meet?home=VNO&amp;home=BER&amp;currency=EUR\">Search in EUR</a>"), "\(page)")
      #expect(!page.contains("which failed"), "\(page)")
      let limited = try await server.ask("/meet?home=VNO&home=BER&max_price=90+USD", headers: Self.page).body
      let link = "href=\"/meet?home=VNO&amp;home=BER&amp;currency=EUR\">Search in EUR without Max price each</a>"
      #expect(limited.contains(link), "\(limited)")
    }
  }

  @Test(
    "without meetings, a link leads to a search that may find some",
    arguments: [
      ("nights=9", "/meet?home=VNO&amp;home=BER\">Search without Nights"),
      ("max_price=10", "/meet?home=VNO&amp;home=BER\">Search without Max price each"),
      ("to=PT", "/meet?home=VNO&amp;home=BER\">Search without Where to meet"),
    ])
  func nextSteps(query: String, link: String) async throws {
    try await RunningServer.run(dependencies()) { server in
      let page = try await server.ask("/meet?home=VNO&home=BER&\(query)", headers: Self.page)
      #expect(page.status == 200)
      #expect(page.body.contains("<a class=\"button\" href=\"\(link)</a>"), "\(page.body)")
    }
    try await RunningServer.run(dependencies(failing: ["BER", "VNO"])) { server in
      let page = try await server.ask("/meet?home=VNO&home=BER", headers: Self.page)
      #expect(page.body.contains("href=\"/meet?home=VNO&amp;home=BER\">Try again</a>"))
    }
    try await RunningServer.run(dependencies(currency: "GBP")) { server in
      let page = try await server.ask("/meet?home=VNO&home=LTN", headers: Self.page)
      #expect(page.body.contains("href=\"/meet?home=VNO&amp;home=LTN&amp;currency=GBP\">Search in GBP</a>"))
    }
  }

  /// Returns a trip one day later.
  private static func nextDay(_ trip: Trip) -> Trip {
    var trip = trip
    trip.departureAt = .utc(trip.departureAt.instant + 86_400)
    trip.returnAt = trip.returnAt.map { .utc($0.instant + 86_400) }
    return trip
  }

  @Test("days further apart are offered only if each home has round trips to the same city", arguments: [0, 1, 2, 3])
  func furtherApart(kind: Int) async throws {
    var dependencies = dependencies()
    let known = dependencies.trips.trips
    dependencies.trips.trips = { request in
      var trips = try await known(request).value
      guard request.origin == "BER" else { return Fetched(trips) }
      // None, one-way trips, round trips to another city, or on other days.
      if kind == 0 { return Fetched([]) }
      for index in trips.indices {
        if kind == 1 { trips[index].returnAt = nil }
        if kind == 2 {
          trips[index].destination = TripLocation(city: "Malaga", countryCode: "ES", airportCode: "AGP")
        }
        if kind == 3 { trips[index] = Self.nextDay(trips[index]) }
      }
      return Fetched(trips)
    }
    try await RunningServer.run(dependencies) { server in
      let page = try await server.ask("/meet?home=VNO&home=BER", headers: Self.page).body
      let link = "<a class=\"button\" href=\"/meet?home=VNO&amp;home=BER&amp;flex=1\">Search up to 1 day apart</a>"
      #expect(page.contains(link) == (kind == 3), "\(page)")
      #expect(page.contains("href=\"/meet\">Clear the form</a>") == (kind != 3), "\(page)")
      if kind == 2 { #expect(page.contains("No city is reached from all homes</li>"), "\(page)") }
      // A search without filters would be the same.
      #expect(!page.contains("Search without filters"), "\(page)")
    }
  }

  @Test("a note begins with a capital, and has the title of a field in quotation marks")
  func note() async throws {
    var dependencies = dependencies()
    let known = dependencies.trips.trips
    dependencies.trips.trips = { request in
      var trips = try await known(request).value
      if request.origin == "BER" { trips = trips.map(Self.nextDay) }
      return Fetched(trips)
    }
    try await RunningServer.run(dependencies) { server in
      let page = try await server.ask("/meet?home=VNO&home=BER", headers: Self.page).body
      let note = "No city is reached from all homes on days that fit; try a higher &quot;Days apart&quot;, or other"
      #expect(page.contains(note), "\(page)")
    }
  }

  @Test("prices in different currencies are an error that names the parameter")
  func currencies() async throws {
    try await RunningServer.run(dependencies(currency: "GBP")) { server in
      let reply = try await server.ask("/meet?home=VNO&home=LTN")
      #expect(reply.status == 422)
      #expect(
        reply.body.contains("prices in EUR and GBP cannot be added up; choose one currency, such as currency EUR"))
    }
  }
}
