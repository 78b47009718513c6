import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import AerogamiLive

/// What a search requests from Travelpayouts, as a value.
@Suite struct FarePlanTests {
  private func plan(_ text: String, from origins: String...) throws -> FarePlan {
    var search = try TripSearch(text: text)
    search.currency = "EUR"
    return FarePlan(search, from: origins, market: nil, at: FareClientTests.now)
  }

  @Test("the weekends of a month are ten days for each origin, nearest first")
  func weekends() throws {
    let plan = try plan("month=2027-01&days=fri,sat&return_days=sun,mon&nights=1-3", from: "VNO", "RIX")
    #expect(plan.fares.count == 20 && plan.offers.isEmpty && plan.leftOut == .complete)
    #expect(
      plan.fares.prefix(3).map(\.name) == ["VNO on 2027-01-01", "RIX on 2027-01-01", "VNO on 2027-01-02"])
    #expect(plan.fares.map(\.market).prefix(2) == ["lt", "lv"])
    #expect(
      plan.completenessOfFares()
        == .cheapestOnly(missing: "only the cheapest trip to each destination on each pair of dates"))
  }

  @Test("a search without days is one request for each origin, which finds no one-way trips")
  func noDays() throws {
    let plan = try plan("to=ES&max_price=60", from: "VNO", "RIX")
    #expect(plan.fares.map(\.name) == ["VNO", "RIX"])
    #expect(plan.completenessOfFares() == .cheapestOnly(missing: "only the cheapest trip to each destination"))
    #expect(
      try TripSearch(text: "to=ES").completenessOfRoundTrips == .cheapestOnly(missing: "no one-way trips"))
    for text in ["one_way=true", "nights=2", "return_days=sun"] {
      #expect(try TripSearch(text: text).completenessOfRoundTrips == .complete)
    }
    #expect(
      try self.plan("one_way=true&month=2027-01", from: "VNO").completenessOfFares()
        == .cheapestOnly(missing: "only the cheapest trip to each destination on each day"))
  }

  @Test("more than 200 requests are cut to the nearest days, and the plan says what would make them fewer")
  func tooMany() throws {
    let missing =
      "no later departures: the search needs 310 requests, but only the first 200 are sent; name fewer days or places"
    let origins = (0..<10).map { "AA\(UnicodeScalar(UInt8(65 + $0)))" }
    let search = try TripSearch(text: "month=2027-01&currency=EUR")
    let plan = FarePlan(search, from: origins, market: "lt", at: FareClientTests.now)
    #expect(plan.fares.count == 200)
    #expect(plan.fares.last?.name == "AAJ on 2027-01-20")
    #expect(plan.leftOut == Completeness(.partial, missing: [missing]))
    let everywhere = FarePlan(
      TripSearch(currency: "EUR"), from: (0..<201).map { "\($0)" }, market: "lt", at: FareClientTests.now)
    #expect(everywhere.fares.count == 200 && everywhere.leftOut.missing.first?.hasPrefix("not all routes: ") == true)
    let queries = origins.map { origin in
      OfferQuery(route: FareRequest(origin: origin, market: "lt", search: search), days: Array(20_800..<20_831))
    }
    let (fallback, leftOut) = plan.fares(insteadOf: queries + queries)
    #expect(fallback.count == 200 && leftOut.missing.first?.contains("needs 310 requests") == true)
    #expect(fallback.map { $0.departure?.days.lowerBound } == (0..<200).map { 20_800 + $0 / 10 })
  }

  @Test("the calls of one fetch share 200 requests, and each is for the nearest days")
  func shares() throws {
    let search = try TripSearch(text: "days=fri,sat&nights=1-3&currency=EUR")
    let plan = FarePlan(search, from: ["VNO"], market: "lt", at: FareClientTests.now, fetchSize: 6)
    #expect(plan.fares.count == 33)
    let missing =
      "no later departures: the search needs 104 requests, but only the first 33 are sent, because 6 regions share 200; "
      + "name fewer days or places"
    #expect(plan.leftOut == Completeness(.partial, missing: [missing]))
    #expect(plan.fares.first?.departure?.days.lowerBound == search.departureDays(at: FareClientTests.now)?.first)
    let many = FarePlan(search, from: ["VNO"], market: "lt", at: FareClientTests.now, fetchSize: 999)
    #expect(many.fares.count == 1)
  }

  @Test(
    "destinations with codes are queried for all offers, in a range of days or for at most five listed ones",
    arguments: [
      ("to=BCN", ["VNO-BCN"], [0]), ("to=BCN,LON&month=2027-01", ["VNO-BCN", "VNO-LON"], [31]),
      ("to=BCN&month=2027-01&days=fri,sat", ["VNO-BCN"], [5, 5]), ("to=BCN,ES", [], []), ("to=ES", [], []),
      ("to=VNO", [], []), ("to=BCN&to_countries=ES&date=2027-01-08", ["VNO-BCN"], [1]),
    ])
  func offers(text: String, routes: [String], days: [Int]) throws {
    let plan = try plan(text, from: "VNO")
    #expect(plan.offers.map(\.route.name).uniqued() == routes)
    #expect(plan.offers.map(\.days.count) == days.flatMap { count in routes.map { _ in count } })
    #expect(plan.fares.isEmpty == (!routes.isEmpty || text == "to=VNO"))
  }

  @Test("a search for past days sends no request")
  func past() throws {
    #expect(try plan("depart_before=2026-05-01", from: "VNO").fares.isEmpty)
    #expect(try plan("to=BCN&depart_before=2026-05-01", from: "VNO").offers.isEmpty)
  }

  @Test("a query has the filters of the search as literals, and the maximum price only in the requested currency")
  func text() throws {
    let search = "to=BCN&month=2027-01&nights=2-4&max_transfers=0"
    let fields =
      "value currency departure_at return_at found_at duration number_of_changes main_airline ticket_link "
      + "origin_city_iata destination_city_iata origin_airport_iata destination_airport_iata "
      + "segments{flight_legs{flight_number}}"
    #expect(
      OfferRequest(queries: try plan("\(search)&max_price=59.50", from: "VNO").offers).text == """
        {q0:prices_round_trip(params:{origin:"VNO",destination:"BCN",depart_date_min:"2027-01-01",\
        depart_date_max:"2027-01-31",return_date_min:"2027-01-03",return_date_max:"2027-02-04",direct:true,value_max:60},\
        paging:{limit:100,offset:0},sorting:VALUE_ASC,grouping:NONE,currency:"eur",market:"lt"){\(fields)}}
        """)
    #expect(
      !OfferRequest(queries: try plan("\(search)&max_price=60%20USD", from: "VNO").offers).text.contains("value_max"))
    let days = OfferRequest(queries: try plan("to=BCN&month=2027-01&days=fri&one_way=true", from: "VNO").offers).text
    #expect(days.contains(#"q0:prices_one_way(params:{origin:"VNO",destination:"BCN",depart_dates:["2027-01-01","#))
    #expect(!days.contains("return_at") && !days.contains("return_date"))
  }
}
