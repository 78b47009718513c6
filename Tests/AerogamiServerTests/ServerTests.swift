import AerogamiContainer
import AerogamiCore
import AsyncHTTPClient
import Foundation
import TestSupport
import Testing

@testable import AerogamiServer

@Suite(.timeLimit(.minutes(20))) struct ServerTests {
  private static var dependencies: Dependencies {
    var dependencies = Dependencies.mock
    dependencies.trips = .mock(trips: [.fixture()])
    return dependencies
  }

  @Test("a response that the client already has is not sent again", arguments: ["", "W/"])
  func etag(prefix: String) async throws {
    try await RunningServer.run(Self.dependencies) { server in
      let first = try await server.ask("/trips")
      #expect(first.status == 200)
      let etag = try #require(first.header("ETag"))
      let again = try await server.ask("/trips", headers: ["If-None-Match": "\"x\", \(prefix)\(etag)"])
      #expect(again.status == 304)
      #expect(again.body == "")
      #expect(again.header("ETag") == etag)
      #expect(try await server.ask("/trips", headers: ["If-None-Match": "*"]).status == 304)
      let other = try await server.ask("/trips", headers: ["If-None-Match": "\"x\""])
      #expect(other.status == 200)
      #expect(other.body == first.body)
      #expect(try await server.ask("/regions").header("ETag") != etag)
    }
  }

  @Test("an unknown field of a trip or an airport is null, and never left out")
  func unknownFields() async throws {
    var dependencies = Self.dependencies
    dependencies.trips.airport = { code in
      Fetched(
        Airport(
          code: code, name: "Palanga", city: "Palanga", countryCode: "LT", timeZone: nil, latitude: 55, longitude: 21))
    }
    try await RunningServer.run(dependencies) { server in
      let trips = try await server.ask("/trips")
      #expect(
        trips.body.contains(#","departure_utc_offset":null,"return_at":null,"return_utc_offset":null,"created_at":"#))
      #expect(trips.body.contains(#","transfers":null,"duration":null,"link":null,"sources":[]}]"#))
      let airport = try await server.ask("/airports/PLQ")
      #expect(airport.body.contains(#""country":"LT","state":null,"tz":null,"#))
    }
  }

  @Test("the query of trips is a search that is passed to the client, and the response is filtered")
  func search() async throws {
    let requests = Log<TripRequest>()
    var dependencies = Self.dependencies
    dependencies.trips.trips = {
      await requests.append($0)
      var direct = Trip.fixture(id: "direct", price: 50)
      direct.transfers = 0
      return Fetched([direct, .fixture(id: "cheap", price: 10), .fixture(id: "dear", price: 90)])
    }
    try await RunningServer.run(dependencies) { server in
      func ids(_ target: String) async throws -> [String] {
        try await server.ask(target).body.matches(of: /"id":"(\w+)"/).map { String($0.1) }
      }
      #expect(try await ids("/trips/EU?max_price=60") == ["direct", "cheap"])
      #expect(try await ids("/trips?direct&from=CPH,+Berlin") == ["direct"])
      #expect(try await ids("/trips/EU?to=VNO&max_price=") == [])
      #expect(
        await requests.entries == [
          TripRequest(origin: "EU", search: TripSearch(maxPrice: 60)),
          TripRequest(origin: nil, search: TripSearch(from: ["CPH", "Berlin"], isDirect: true)),
          TripRequest(origin: "EU", search: TripSearch(to: ["VNO"])),
        ])
      let wrong = try await server.ask("/trips/EU?max-price=60")
      #expect(wrong.status == 400)
      #expect(wrong.body.contains(#""error":"unknown parameter \"max-price\"; did you mean \"max_price\"?"#))
      let unknown = try await server.ask("/trips?to=Barcelno")
      #expect(unknown.status == 400)
      #expect(unknown.body.contains(#""error":"to: \"Barcelno\" is not a known place; did you mean Barcelona?"#))
      #expect(await requests.entries.count == 3)
      #expect(try await ids("/trips?to=spain&airline=Ryanair&max_price=20") == ["cheap"])
      #expect(try await ids("/trips?to=Italy") == [])
      #expect(
        await requests.entries.last == TripRequest(origin: nil, search: TripSearch(to: ["IT"])))
    }
  }

  @Test("headers say how complete the trips are, and which filter excludes all of them; the body stays a list")
  func completeness() async throws {
    var dependencies = Self.dependencies
    dependencies.trips.trips = { request in
      let missing = "only the cheapest trip to each destination"
      return Fetched(
        [.fixture(price: 72)],
        completeness: request.origin == "EU"
          ? .complete
          : .cheapestOnly(missing: request.origin == "US" ? String(repeating: "no – ", count: 999) : missing))
    }
    try await RunningServer.run(dependencies) { server in
      let complete = try await server.ask("/trips/EU")
      #expect(complete.header("Aerogami-Completeness") == "complete")
      #expect(complete.header("Aerogami-Note") == nil)
      let cheapest = try await server.ask("/trips")
      #expect(cheapest.header("Aerogami-Completeness") == "cheapest_only")
      #expect(cheapest.header("Aerogami-Note") == "incomplete: only the cheapest trip to each destination")
      #expect(cheapest.body.hasPrefix("[{"))
      let long = try #require(try await server.ask("/trips/US").header("Aerogami-Note"))
      #expect(long.hasPrefix("incomplete: no ? no ? ") && long.hasSuffix("...") && long.utf8.count < 1010)
      let none = try await server.ask("/trips/EU?max_price=60")
      #expect(none.status == 200 && none.body == "[]\n")
      #expect(
        none.header("Aerogami-Note")
          == "no trips match: the only received trip is excluded by max_price; the cheapest that matches otherwise is 72 EUR"
      )
    }
  }

  @Test("a search for a field that no trip has is a 422 with the reason")
  func unanswerableSearch() async throws {
    try await RunningServer.run(Self.dependencies) { server in
      let reply = try await server.ask("/trips?direct=true")
      #expect(reply.status == 422)
      #expect(reply.body.contains("no trip in the response has a known number of stops"))
    }
  }

  @Test("a maximum price in a currency that no trip has is a 422 with the currencies")
  func unknownCurrency() async throws {
    try await RunningServer.run(Self.dependencies) { server in
      let reply = try await server.ask("/trips?max_price=60+PLN")
      #expect(reply.status == 422)
      #expect(
        reply.body.contains(#""error":"no price is in PLN; prices are in EUR; search in EUR, or without a currency"#))
      #expect(try await server.ask("/trips?max_price=9999+EUR").status == 200)
      #expect(try await server.ask("/trips?max_price=60+EUR&currency=USD").status == 400)
    }
  }

  @Test("relative days count from the server's local day, and a day in the past is a 400")
  func relativeDays() async throws {
    let requests = Log<TripRequest>()
    var dependencies = Self.dependencies
    let now = Date(timeIntervalSince1970: 1_800_000_000)
    dependencies.now = { now }
    dependencies.trips.trips = { request in
      await requests.append(request)
      return Fetched([])
    }
    try await RunningServer.run(dependencies) { server in
      for query in ["date=tomorrow", "month=this", "depart_after=%2B2w", "depart_hours=22-6&return_hours=6:30-12"] {
        #expect(try await server.ask("/trips?\(query)").status == 200)
      }
      let past = try await server.ask("/trips?date=2020-01-01")
      #expect(past.status == 400)
      #expect(past.body == "{\"error\":\"date: 2020-01-01 is in the past; specify a later day or month\"}\n")
    }
    let today = try #require(LocalTime(here: now))
    func day(_ count: Double) -> String { LocalTime(here: now + count * 86_400)?.dayText ?? "" }
    #expect(
      await requests.entries.map(\.search) == [
        TripSearch(departure: DepartureDays(day: day(1))),
        TripSearch(departure: DepartureDays(month: today.dayText.prefix(7))),
        TripSearch(departAfter: DepartureLimit(day(14))),
        TripSearch(shape: TripShape(departureHours: HoursOfDay("22-6"), returnHours: HoursOfDay("6:30-12"))),
      ])
  }

  @Test("HEAD has the headers of GET, without the body")
  func head() async throws {
    try await RunningServer.run(Self.dependencies) { server in
      let get = try await server.ask("/trips")
      let head = try await server.ask("/trips", method: "HEAD")
      #expect(head.status == 200)
      #expect(head.body == "")
      #expect(head.header("ETag") == get.header("ETag"))
      #expect(head.header("Content-Length") == "\(get.body.utf8.count)")
    }
  }

  @Test(
    "an unsupported request is rejected with the reason, as JSON",
    arguments: [
      ("/nowhere", "GET", [:], 404, "no such path; try /trips, "),
      ("/trips/EU/more", "GET", [:], 404, "no such path; try /trips, "),
      ("/trips", "POST", [:], 405, "POST is not supported; use GET or HEAD"),
      ("/nowhere", "DELETE", [:], 405, "DELETE is not supported; use GET or HEAD"),
      ("/trips", "GET", ["Host": "rebound.example"], 421, #"the host \"rebound.example\" is not accepted"#),
      ("/trips", "GET", ["Host": "a b"], 400, "the Host header is missing or invalid"),
      ("/trips?" + String(repeating: "x", count: 9000), "GET", [:], 414, "the target is longer than 8192 bytes"),
      ("/trips", "GET", ["X-Long": String(repeating: "x", count: 17_000)], 431, "the headers are longer than 16384 "),
      ("/starwars/films?page=%2B1", "GET", [:], 400, "page must be a whole number from 1 to 1000"),
      ("/starwars/people/+1", "GET", [:], 404, #"there is no person \"+1\""#),
      ("/starwars/films?page=0", "GET", [:], 400, "page must be a whole number from 1 to 1000"),
      ("/countries/v1/alpha", "GET", [:], 400, "codes must contain 1 to 300 country codes, such as AUT,BEL"),
    ] as [(String, String, [String: String], Int, String)])
  func refused(
    _ target: String, _ method: String, _ headers: [String: String], _ status: Int, _ reason: String
  ) async throws {
    try await RunningServer.run(Self.dependencies) { server in
      let reply = try await server.ask(
        target, method: method, headers: headers)
      #expect(reply.status == status)
      let key = target.hasPrefix("/countries") ? "message" : "error"
      #expect(reply.body.hasPrefix(#"{"\#(key)":"\#(reason)"#), "\(reply.body)")
      #expect(reply.header("Content-Type") == "application/json")
      // The connection is closed after a request that reaches no route.
      #expect(reply.header("Connection") == ([200, 404].contains(status) || reason.contains("must") ? nil : "close"))
      #expect(reply.header("Allow") == (status == 405 ? "GET, HEAD" : nil))
    }
  }

  @Test(
    "a local server accepts localhost and its addresses as the host, with any port",
    arguments: ["localhost", "[::1]:1"])
  func hosts(host: String) async throws {
    try await RunningServer.run(Self.dependencies) { server in
      let reply = try await server.ask("/health", headers: ["Host": host])
      #expect(reply.body == "{\"status\":\"ok\",\"environment\":\"test\"}\n")
    }
  }

  @Test(
    "only loopback addresses count as local",
    arguments: [
      ("localhost", true), ("LOCALHOST", true), ("127.0.0.1", true), ("127.9.9.9", true), ("::1", true),
      ("127.evil.example", false), ("127.0.0.1.nip.example", false), ("0.0.0.0", false), ("10.0.0.1", false),
    ])
  func loopback(host: String, isLocal: Bool) {
    #expect(Server.isLoopback(host) == isLocal)
  }

  @Test("equal requests under way are one call of the client")
  func coalesced() async throws {
    let (gate, calls, clock) = (Gate(), Log<String>(), ManualClock())
    var dependencies = Dependencies.mock
    dependencies.clock = clock
    dependencies.countries.named = { name, _ in
      await calls.append(name)
      try await gate.wait()
      return Fetched([])
    }
    dependencies.trips.trips = { request in
      await calls.append(request.origin ?? "anywhere")
      try await gate.wait()
      throw ClientError(requested: "trips", reason: .unknown("region", named: "XX", known: ["EU"]))
    }
    try await RunningServer.run(dependencies) { server in
      let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<4 { group.addTask { try await server.ask("/countries/v1/name/A").status } }
        group.addTask { try await server.ask("/countries/v1/name/B").status }
        for _ in 0..<2 { group.addTask { try await server.ask("/trips/XX").status } }
        // Each request has a deadline, once it has joined the others.
        await clock.waitForSleepers(7)
        await calls.waitForEntries(3)
        gate.open()
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(statuses == Array(repeating: 404, count: 7))
      #expect(await calls.entries.sorted() == ["A", "B", "XX"])
    }
  }

  @Test("an unknown region is a 404 with the known ones, which are requested once")
  func unknownRegion() async throws {
    let calls = Log<Void>()
    var dependencies = Dependencies.mock
    dependencies.trips.trips = { request in
      throw ClientError(requested: "trips", reason: .unknown("region", named: request.origin ?? "", known: []))
    }
    dependencies.trips.regions = {
      await calls.append(())
      return Fetched([Region(id: "EU", name: "Europe", countryCodes: ["FR"])])
    }
    try await RunningServer.run(dependencies) { server in
      for name in ["XX", "YY"] {
        let reply = try await server.ask("/trips/\(name)")
        #expect(reply.status == 404)
        #expect(reply.body.contains("EU"), "\(reply.body)")
      }
      #expect(await calls.entries.count == 1)
    }
  }

  @Test("an unknown path is a 404 that lists an example of every API")
  func unknownPath() async throws {
    try await RunningServer.run(Self.dependencies) { server in
      let reply = try await server.ask("/nowhere")
      #expect(
        reply.body
          == #"{"error":"no such path; try /trips, /trips/EU, /regions, /airports/VNO, "#
          + "/calendar/VNO-BCN, /meet?home=Vilnius&home=Berlin, "
          + "/countries/v3.1/name/Germany, /mars/rovers/curiosity/photos?sol=1000, /mars/manifests/curiosity, "
          + "/starwars/films, /starwars/films/2, /health\"}\n")
      for path in (RouteRegistration.apis + [.health(of: "test")]).flatMap(\.examples) {
        #expect(try await server.ask(path).status == 200, "\(path)")
      }
    }
  }

  @Test("a request's own id is used, except one that could forge a line of the log")
  func requestID() async throws {
    try await RunningServer.run(Self.dependencies) { server in
      let named = try await server.ask("/regions?api_key=hush&a=b", headers: ["X-Request-Id": "job-7"])
      #expect(named.header("X-Request-Id") == "job-7")
      let line = try #require(server.lines.with("job-7").last)
      for part in [
        #""level":"info","message":"responded""#, #""method":"GET""#, #""status":200"#,
        #""target":"/regions?…""#, #""bytes":\#(named.body.utf8.count)"#,
      ] {
        #expect(line.contains(part), "\(line)")
      }
      #expect(server.lines.with("hush") == [])
      let odd = String(repeating: "x", count: 65)
      let other = try await server.ask("/trips", headers: ["X-Request-Id": odd])
      #expect(other.header("X-Request-Id")?.wholeMatch(of: /[0-9a-f]{1,32}/) != nil)
      #expect(server.lines.with(odd) == [])
    }
  }

  @Test("a stale response is logged with the reason and the request's id")
  func stale() async throws {
    let error = ClientError(requested: "GET http://example.com/regions", reason: .failed(.offline, detail: "gone"))
    var dependencies = Dependencies.mock
    dependencies.trips.regions = { Fetched([], status: .stale(age: .seconds(60), because: error)) }
    try await RunningServer.run(dependencies) { server in
      let reply = try await server.ask("/regions", headers: ["X-Request-Id": "job-8"])
      #expect(reply.status == 200)
      #expect(reply.header("Age") == "60")
      let line = try #require(server.lines.with("serving a stale response").first)
      #expect(line.contains(#""level":"warning""#) && line.contains(#""request":"job-8""#), "\(line)")
      #expect(line.contains(#""error":"GET http://example.com/regions: gone""#), "\(line)")
    }
  }

  @Test("a stale part makes the whole response stale, whichever part it is", arguments: ["AUT,BEL", "BEL,AUT"])
  func staleBatch(codes: String) async throws {
    let error = ClientError(requested: "GET http://example.com/alpha", reason: .failed(.offline, detail: "gone"))
    var dependencies = Dependencies.mock
    let coded = dependencies.countries.coded
    dependencies.countries.codesAtOnce = 1
    dependencies.countries.coded = { codes in
      var fetched = try await coded(codes)
      if codes == ["AUT"] { fetched.status = .stale(age: .seconds(60), because: error) }
      return fetched
    }
    try await RunningServer.run(dependencies) { server in
      let reply = try await server.ask("/countries/v3.1/alpha?codes=\(codes)")
      #expect(reply.status == 200)
      #expect(reply.header("Age") == "60")
      #expect(server.lines.with("serving a stale response").count == 1)
    }
  }

  @Test("a response with cached data has its age")
  func age() async throws {
    var dependencies = Dependencies.mock
    dependencies.trips.regions = { Fetched([], status: .cached(age: .seconds(90.5))) }
    try await RunningServer.run(dependencies) { server in
      let old = try await server.ask("/regions")
      #expect(old.header("Age") == "90")
      #expect(server.lines.with("serving a stale response") == [])
      #expect(try await server.ask("/trips").header("Age") == nil)
    }
  }
}
