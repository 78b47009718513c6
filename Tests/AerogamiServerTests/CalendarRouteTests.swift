import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import AerogamiLive
@testable import AerogamiServer

@Suite(.timeLimit(.minutes(20))) struct ServedCalendarTests {
  /// Noon in the time zone of the tests, whose days the server uses.
  private static let now = {
    let noon = LocalTime.at("2027-01-15T12:00:00Z").instant
    return noon - Double(LocalTime(here: noon)?.offset ?? 0)
  }()
  private let requests = Log<CalendarRequest>()

  /// Dependencies with a calendar that logs its requests and returns these days.
  private func dependencies(
    _ days: [CalendarDay] = [], status: Status = .ok
  ) -> Dependencies {
    var dependencies = Dependencies.mock
    dependencies.now = { Self.now }
    dependencies.trips = .failing()
    dependencies.trips.calendar = { [requests] request in
      await requests.append(request)
      return Fetched(days, status: status)
    }
    return dependencies
  }

  private static func fare(_ price: Price, _ currency: String = "EUR", back: String? = nil) -> CalendarDay.Offer {
    .fare(CalendarFare(route: .vilniusMalaga, price: price, currency: currency, returnDay: back.map(dayNumber)))
  }

  @Test("the days from today to the end of the month, with their cheapest offers")
  func rows() async throws {
    let days = [
      CalendarDay(dayNumber("2027-01-14"), Self.fare(1)), CalendarDay(dayNumber("2027-01-29"), Self.fare(28)),
      CalendarDay(dayNumber("2027-01-29"), Self.fare(Price(significand: 2750, scale: 2))),
      CalendarDay(dayNumber("2027-01-30"), .soldOut), CalendarDay(dayNumber("2027-01-31"), .noFlight),
    ]
    try await RunningServer.run(dependencies(days)) { server in
      let reply = try await server.ask("/calendar/VNO-AGP?month=2027-01")
      #expect(reply.status == 200)
      #expect(reply.header("Content-Type") == "application/json")
      #expect(reply.body.hasPrefix(#"{"dates":[{"date":"2027-01-15","price":null,"currency":null,"status":"unknown","#))
      #expect(
        reply.body.hasSuffix(
          #"{"date":"2027-01-29","price":27.50,"currency":"EUR","status":"available","route":"VNO-AGP","#
            + #""return_date":null},{"date":"2027-01-30","price":null,"currency":null,"status":"sold_out","#
            + #""route":null,"return_date":null},{"date":"2027-01-31","price":null,"currency":null,"#
            + #""status":"no_flight","route":null,"return_date":null}]}"# + "\n"))
      #expect(reply.body.matches(of: /"date"/).count == 17)
      #expect(await requests.entries == [.fixture("VNO-AGP", month: "2027-01")])
      let etag = try #require(reply.header("ETag"))
      #expect(try await server.ask("/calendar/VNO-AGP?month=2027-01", headers: ["If-None-Match": etag]).status == 304)
    }
  }

  @Test("without a month it is the current one, and a month may be relative")
  func months() async throws {
    try await RunningServer.run(dependencies()) { server in
      for query in ["", "?month=", "?month=this", "?month=next", "?month=feb"] {
        let reply = try await server.ask("/calendar/VNO-AGP\(query)")
        #expect(reply.status == 200)
      }
    }
    #expect(
      await requests.entries.map(\.month.text) == ["2027-01", "2027-01", "2027-01", "2027-02", "2027-02"])
  }

  @Test("the filters are passed to the client, and the response is filtered")
  func filters() async throws {
    let days = [
      CalendarDay(dayNumber("2027-02-05"), Self.fare(50, back: "2027-02-07")),
      CalendarDay(dayNumber("2027-02-06"), Self.fare(60, back: "2027-02-09")),
      CalendarDay(dayNumber("2027-02-12"), Self.fare(70, back: "2027-02-14")),
      CalendarDay(dayNumber("2027-02-13"), Self.fare(40)), CalendarDay(dayNumber("2027-02-14"), Self.fare(9, "PLN")),
    ]
    let query = "month=2027-02&days=fri,sat&nights=2-3&return_days=sun&max_price=60&direct=true&currency=EUR"
    try await RunningServer.run(dependencies(days)) { server in
      func dates(_ query: String) async throws -> [String] {
        try await server.ask("/calendar/vilnius-M%C3%A1laga?\(query)").body
          .matches(of: /"date":"([0-9-]+)","price":[0-9]/).map { String($0.1) }
      }
      let all = try await dates(query)
      #expect(all == ["2027-02-05"])
      #expect(try await dates("month=2027-02&nights=2-3&max_price=60") == ["2027-02-05", "2027-02-06"])
      #expect(try await dates("month=2027-02") == ["2027-02-13", "2027-02-14"])
      #expect(try await dates("month=2027-02&currency=eur") == ["2027-02-13"])
      #expect(try await dates("month=2027-02&max_price=20+PLN") == ["2027-02-14"])
    }
    #expect(
      await requests.entries.first
        == .fixture("Vilnius-Málaga", month: "2027-02", query.replacing("month=2027-02&", with: "")))
  }

  @Test(
    "a wrong path is 404 and a wrong query is 400, with the reason, and neither sends a request",
    arguments: [
      ("VNO", #""VNO\" is not a route; join two places with a hyphen, such as VNO-BCN or Vilnius-Barcelona"#),
      ("VNO-Barcelno", #""Barcelno\" is not a known place; did you mean Barcelona?"#),
      ("VNO-VNO", #""VNO-VNO\" departs and arrives in the same place; enter two different places"#),
      ("home-BCN", #""home\" is not a known place; "#),
      ("VNO-BCN?month=2026-12", "month: 2026-12 is in the past; specify a later day or month"),
      ("VNO-BCN?month=2027-13", "month: expected a month such as 2027-01, jan, this or next"),
      (
        "VNO-BCN?date=2027-02-01",
        #"a calendar cannot be filtered by \"date\"; use currency, days, direct, max_price, "#
      ),
      ("VNO-BCN?from=CPH", #"a calendar cannot be filtered by \"from\"; use currency"#),
      ("VNO-BCN?return_hours=6-12", #"a calendar cannot be filtered by \"return_hours\"; use currency"#),
      ("VNO-BCN?one_way=true", #"a calendar cannot be filtered by \"one_way\"; use currency"#),
      ("VNO-BCN?nights=2&one_way=true", #"a calendar cannot be filtered by \"one_way\"; "#),
      ("VNO-BCN?nights=x", "nights: expected a number of nights"),
      ("VNO-BCN?night=2", #"a calendar cannot be filtered by \"night\"; "#),
      ("VNO-BCN?max_price=5+EUR&currency=PLN", "max_price and currency name different currencies"),
      ("VNO-BCN?month=%ff", "the query is not valid percent-encoded UTF-8"),
    ])
  func invalid(target: String, reason: String) async throws {
    try await RunningServer.run(dependencies()) { server in
      let reply = try await server.ask("/calendar/\(target)")
      #expect(reply.status == (target.contains("?") ? 400 : 404))
      #expect(
        reply.body.replacing(#"{"error":"\"#, with: #"{"error":""#).hasPrefix(#"{"error":"\#(reason)"#), "\(reply.body)"
      )
    }
    #expect(await requests.entries == [])
  }

  @Test("the log has the path and the parameters of the request")
  func logged() async throws {
    try await RunningServer.run(dependencies()) { server in
      let reply = try await server.ask("/calendar/VNO-BCN?month=2027-02&nights=2-4", headers: ["X-Request-Id": "job-1"])
      #expect(reply.status == 200)
      let line = try #require(server.lines.with("job-1").last)
      #expect(line.contains(#""target":"/calendar/VNO-BCN?month=2027-02&nights=2-4""#), "\(line)")
      _ = try await server.ask("/calendar/VNO-BCN?token=hush")
      #expect(server.lines.with("hush") == [])
    }
  }

  @Test("the prices of a response are recorded")
  func recorded() async throws {
    let recorded = Log<[Sighting]>()
    let days = [CalendarDay(dayNumber("2027-01-29"), Self.fare(28))]
    var dependencies = dependencies(days)
    dependencies.history.record = { sightings, _ in await recorded.append(sightings) }
    try await RunningServer.run(dependencies) { server in
      let reply = try await server.ask("/calendar/VNO-AGP?month=2027-01")
      #expect(reply.status == 200)
    }
    #expect(await recorded.entries == [[Sighting](of: days)])
  }

  @Test("the price of each source is recorded under that source")
  func recordedBySource() async throws {
    let recorded = Log<[Sighting]>()
    var dependencies = dependencies()
    let days = ["one": CalendarDay(dayNumber("2027-01-29"), Self.fare(28)), "two": .init(20_848, Self.fare(9))]
    dependencies.trips = .joined(
      days.keys.sorted().map { name in
        var client = TripClient.failing()
        client.calendar = { _ in Fetched([days[name]].compactMap(\.self)) }
        return TripSource(name, client)
      })
    dependencies.history.sources = ["one", "two"]
    dependencies.history.record = { sightings, _ in await recorded.append(sightings) }
    try await RunningServer.run(dependencies) { server in
      let reply = try await server.ask("/calendar/VNO-AGP?month=2027-01")
      #expect(reply.status == 200)
    }
    #expect(await recorded.entries.map { $0.map { "\($0.source) \($0.price)" } } == [["0 28", "1 9"]])
  }

  @Test("a header says that there is no price, in the words of the command line")
  func withoutPrices() async throws {
    let days = [CalendarDay(dayNumber("2027-02-05"), Self.fare(50))]
    try await RunningServer.run(dependencies(days)) { server in
      let none = try await server.ask("/calendar/VNO-AGP?month=2027-02&currency=PLN&nights=2")
      #expect(none.status == 422)
      let other = try await server.ask("/calendar/VNO-AGP?month=2027-02&nights=2")
      let advice = "try two_tickets, or one-way trips without nights"
      #expect(other.header("Aerogami-Note") == "no prices for 2 nights on VNO-AGP in 2027-02; \(advice)")
      #expect(other.header("Aerogami-Completeness") == "complete")
      let some = try await server.ask("/calendar/VNO-AGP?month=2027-02")
      #expect(some.header("Aerogami-Note") == nil)
    }
  }

  @Test("equal requests at the same time are one call of the client")
  func shared() async throws {
    let (gate, clock) = (Gate(), ManualClock())
    var dependencies = dependencies()
    dependencies.clock = clock
    dependencies.trips.calendar = { [requests] request in
      await requests.append(request)
      try await gate.wait()
      return Fetched([])
    }
    try await RunningServer.run(dependencies) { server in
      let bodies = try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 0..<3 { group.addTask { try await server.ask("/calendar/VNO-BCN?month=2027-02").body } }
        group.addTask { try await server.ask("/calendar/VNO-BCN?month=2027-03").body }
        await clock.waitForSleepers(4)
        await requests.waitForEntries(2)
        gate.open()
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(Set(bodies).count == 2)
      #expect(await requests.entries.map(\.month.text).sorted() == ["2027-02", "2027-03"])
    }
  }

  @Test("a failing client sets the status, and a partial or stale response is logged")
  func failures() async throws {
    let error = ClientError(requested: "GET x", reason: .failed(.offline, detail: "gone"))
    for (reason, status) in [
      (.injected(.unimplemented), 501), (.injected(.status(503)), 503), (.fault(.timeout), 504),
      (.failed(.unimplemented, detail: "none"), 501), (.failed(.offline, detail: "gone"), 502),
      (.unknown("airport", named: "ZZZ", known: []), 404),
    ] as [(ClientError.Reason, Int)] {
      var dependencies = dependencies()
      dependencies.trips.calendar = { _ in throw ClientError(requested: "calendar", reason: reason) }
      try await RunningServer.run(dependencies) { server in
        let reply = try await server.ask("/calendar/VNO-BCN")
        #expect(reply.status == status)
        #expect(reply.body.hasPrefix(#"{"error":""#))
      }
    }
    try await RunningServer.run(dependencies(status: .stale(age: .seconds(60), because: error))) { server in
      let reply = try await server.ask("/calendar/VNO-BCN")
      #expect(reply.status == 200)
      #expect(reply.header("Age") == "60")
      #expect(server.lines.with("serving a stale response").count == 1)
    }
    try await RunningServer.run(dependencies(status: .partial(because: error))) { server in
      let reply = try await server.ask("/calendar/VNO-BCN")
      #expect(reply.status == 200)
      #expect(server.lines.with("serving a partial response").count == 1)
    }
  }
}
