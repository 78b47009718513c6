import AerogamiContainer
import Foundation
import TestSupport
import Testing

@testable import AerogamiCore

/// Tests of searches for a party, and of what prices cover.
@Suite struct PassengersTests {
  private let now = Date(timeIntervalSince1970: 2_000_000_000)

  private func trip(_ price: Price, passengers: Int, currency: String = "EUR", bags: Int? = nil) -> Trip {
    var trip = Trip.fixture(price: price, currency: currency)
    trip.terms = FareTerms(passengers: passengers, bags: bags)
    return trip
  }

  @Test("every valid party is parsed back from the text of its search, and the default one has no text")
  func roundTrip() throws {
    for (adults, children) in [1, 2, 8, 9].flatMap({ adults in [0, 1, 7, 8].map { (adults, $0) } }) {
      for bags in [0, 1, 2 * (adults + children), 2 * (adults + children) + 1] {
        let search = TripSearch(passengers: Passengers(adults: adults, children: children, bags: bags))
        let isValid = adults + children <= 9 && bags <= 2 * (adults + children)
        #expect((try? TripSearch(text: search.text)) == (isValid ? search : nil), "\(search.text)")
        #expect((try? SearchText(text: search.text))?.text == (isValid ? search.text : nil))
      }
    }
    let all = TripSearch(passengers: Passengers(adults: 2, children: 1, bags: 3), allowsSelfTransfer: true)
    #expect(all.text == "adults=2&children=1&bags=3&self_transfer=true")
    #expect(try TripSearch(text: "adults=1&children=0&bags=0&self_transfer=false") == TripSearch())
  }

  @Test(
    "an invalid party is an error with the bounds",
    arguments: [
      ("adults=0", "adults: expected a number of adults from 1 to 9"),
      ("adults=10", "adults: expected a number of adults from 1 to 9"),
      ("adults=two", "adults: expected a number of adults from 1 to 9"),
      ("children=9", "children: expected a number of children from 0 to 8"),
      ("children=-1", "children: expected a number of children from 0 to 8"),
      ("bags=99", "bags: expected a number of checked bags from 0 to 18"),
      ("bags=3", "bags: 1 passenger has at most 2 checked bags; search with fewer bags"),
      ("adults=2&children=1&bags=7", "bags: 3 passengers have at most 6 checked bags; search with fewer bags"),
      (
        "adults=5&children=6",
        "adults and children are 11 passengers together, but a party has at most 9; search for fewer passengers"
      ),
      ("adults=2&adults=2", "adults appears more than once; remove one"),
      ("self_transfer=maybe", "self_transfer: expected true or false"),
    ])
  func invalid(text: String, message: String) throws {
    let error = #expect(throws: TripSearchError.self) { try TripSearch(text: text) }
    #expect(error?.description == message)
    #expect(throws: TripSearchError.self) { try SearchText(text: text) }
  }

  @Test("a maximum price is for each passenger, and is compared exactly with the total")
  func limit() throws {
    func matches(_ limit: String, _ price: String, _ passengers: Int) throws -> Bool {
      let price = try #require(Price(price))
      return try TripSearch(text: "max_price=\(limit)").matches(trip(price, passengers: passengers), at: now)
    }
    #expect(try matches("60", "120", 2) && !matches("60", "120.01", 2))
    #expect(try matches("33.33", "99.99", 3) && !matches("33.33", "100", 3))
    #expect(try matches("0.000000000000000001", "0.000000000000000009", 9))
    #expect(try !matches("0.000000000000000001", "0.00000000000000001", 9))
    #expect(try matches("999999999999999999", "9223372036854775807", 255))
    #expect(try matches("9223372036854775807", "9223372036854775807", 255))
    #expect(try !matches("59.99", "9223372036854775807", 9) && matches("0", "-3", 2))
    let below = WatchTriggers(below: 60)
    func notifies(_ price: Price) -> Bool {
      below.match(TripChange(.new, FoundTrip(trip: trip(price, passengers: 2), origin: nil), seenAt: now))
    }
    #expect(notifies(Price(significand: 11_999, scale: 2)) && !notifies(120))
  }

  @Test(
    "the price for each passenger is rounded up to the smallest coin of the currency",
    arguments: [
      ("144", 2, "EUR", "72"), ("145", 2, "EUR", "72.50"), ("100", 3, "EUR", "33.34"), ("100.00", 4, "usd", "25.00"),
      ("100.5", 2, "EUR", "50.25"), ("0.01", 9, "EUR", "0.01"), ("10000", 3, "JPY", "3334"), ("10", 3, "KWD", "3.334"),
      ("-1", 3, "EUR", "-0.33"), ("9223372036854775807", 2, "EUR", "4611686018427387904"), ("7.125", 1, "EUR", "7.125"),
      ("0.000000000000000001", 2, "EUR", "0.000000000000000001"), ("0", 9, "", "0"),
    ])
  func each(price: String, passengers: Int, currency: String, each: String) throws {
    let price = try #require(Price(price))
    #expect("\(trip(price, passengers: passengers, currency: currency).pricePerPerson)" == each)
  }

  @Test("counts are limited, and there is at least one adult")
  func terms() {
    let none = FareTerms(passengers: 0, children: 5, tickets: -1)
    #expect([none.passengers, none.children, none.tickets] == [1, 0, 1] && none.bags == nil)
    let many = FareTerms(passengers: 999, children: 999, tickets: 999, bags: 999)
    #expect([many.passengers, many.children, many.tickets, many.bags] == [255, 254, 255, 255])
    // More than 7 bytes would make a trip larger.
    #expect(MemoryLayout<FareTerms>.size <= 7)
  }

  @Test("a price in words says what it covers")
  func words() {
    var party = trip(144, passengers: 2, bags: 1)
    party.terms = FareTerms(passengers: 2, tickets: 2, bags: 1)
    #expect(trip(72, passengers: 1, bags: 0).priceText == "72 EUR")
    #expect(trip(97, passengers: 1, bags: 2).priceText == "97 EUR with 2 bags")
    #expect(
      party.summary(at: now) == "144 EUR for 2 with 1 bag, CPH Copenhagen → AGP Malaga, Tue 2 Oct 2096, 2 tickets")
  }

  @Test("whether a price includes bags is unknown if the source does not say")
  func inclusion() {
    #expect(FareTerms().inclusion(ofBags: 0) == .included)
    #expect(FareTerms().inclusion(ofBags: 1) == .unknown)
    #expect(FareTerms(bags: 1).inclusion(ofBags: 2) == .notIncluded)
    #expect(FareTerms(bags: 2).inclusion(ofBags: 2) == .included)
    let ignored = FareTerms(passengers: 3, children: 1, requestedBags: 2)
    #expect(ignored.bags == nil && ignored.party == Passengers(adults: 2, children: 1, bags: 2))
    #expect(FareTerms(bags: 1).party == Passengers(bags: 1))
    #expect(FareTerms(bags: 1, requestedBags: 0).party == Passengers())
  }

  @Test("only prices for one passenger with one ticket and without bags are recorded and compared")
  func recorded() {
    let terms = [
      FareTerms(), FareTerms(bags: 0, requestedBags: 1), FareTerms(passengers: 2), FareTerms(bags: 1),
      FareTerms(tickets: 2), FareTerms(requestedBags: 1),
    ]
    let trips = terms.map { terms in
      var trip = Trip.fixture()
      trip.terms = terms
      return trip
    }
    #expect(trips.map { [Sighting](of: [$0], at: now).count } == [1, 1, 0, 0, 0, 0])
    let route = PricedRoute.fixture(.copenhagenMalaga)
    let lows = [DailyLow].fixture(Array(repeating: 100, count: 20), before: 23_148)
    let deals = Deals([route: UsualPrices(lows, before: 23_148)])
    #expect(trips.map { deals.usual(ofDeal: $0, at: now) != nil } == [true, true, false, false, false, false])
  }

  @Test("sample data multiplies its prices for a party, and adds 25 for each bag on each flight")
  func mock() async throws {
    let client = TripClient.mock(now: { now })
    let plain = try await client.trips(in: "EU").value
    let passengers = Passengers(adults: 2, children: 1, bags: 2)
    let party = try await client.trips(TripRequest(origin: "EU", search: TripSearch(passengers: passengers))).value
    #expect(party.map(\.id) == plain.map(\.id) && party.contains { $0.returnAt == nil })
    for (one, all) in zip(plain, party) {
      let total = (1...3).reduce(Price(significand: one.returnAt == nil ? 50 : 100)) { sum, _ in
        sum.adding(one.price) ?? 0
      }
      #expect(all.price == total && all.terms == FareTerms(passengers: 3, children: 1, bags: 2))
    }
    let check = FareCheck(plain[0], passengers: passengers)
    #expect(try await client.check(check).value == [party[0]])
  }
}
