import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

@Suite struct PriceLimitTests {
  @Test("the case of the currency of a search is ignored")
  func currencyCase() {
    var currencies = PriceCurrencies(TripSearch(currency: "eur"))
    currencies.add([.fixture(currency: "EUR")], matching: [], at: Date(timeIntervalSince1970: 0))
    #expect(currencies.error == nil && currencies.others.isEmpty)
    currencies.add([.fixture(currency: "gbp")], matching: [], at: Date(timeIntervalSince1970: 0))
    #expect(currencies.others == ["GBP"])
  }

  private let now = Date(timeIntervalSince1970: 2_000_000_000)

  @Test(
    "an amount has a point or a comma, and a currency on either side",
    arguments: [
      ("60", "60", nil), ("60.50", "60.50", nil), ("60,50", "60.50", nil), ("60,5", "60.5", nil), ("0", "0", nil),
      ("60 EUR", "60", "EUR"), ("EUR 60", "60", "EUR"), ("60eur", "60", "EUR"), ("Usd60,5", "60.5", "USD"),
      ("€60", "60", "EUR"), ("60€", "60", "EUR"), ("€ 60", "60", "EUR"), (" 60.50 € ", "60.50", "EUR"),
      ("$60", "60", "USD"), ("£60", "60", "GBP"), ("60 £", "60", "GBP"), ("60\u{A0}€", "60", "EUR"),
      ("60 euros", "60", "EUR"), ("60 Euro", "60", "EUR"), ("60 dollars", "60", "USD"), ("60,50 zł", "60.50", "PLN"),
    ] as [(String, String, String?)])
  func parsed(text: String, amount: String, currency: String?) throws {
    let limit = try #require(PriceLimit(text))
    #expect("\(limit.amount)" == amount)
    #expect(limit.currency == currency)
    #expect(try TripSearch.Parameters.maxPrice.value(text) == limit)
  }

  @Test(
    "a text that is not an amount with an optional currency is invalid",
    arguments: [
      "", " ", "EUR", "€", "1.000", "1.000 EUR", "-5", "+5", "1,000", "1.000,50", "1,000.50", "1,", ",5", "1,2,3",
      "1.2.3", "60 EU",
      "€60€", "EUR 60 EUR", "60 60", "6 0", "60 ¥", "6e1", "٦٠", "60 EUR 5", "cheap", "99999999999999999999",
    ])
  func invalid(text: String) {
    #expect(PriceLimit(text) == nil)
    #expect(throws: TripSearchError.self) { try TripSearch.Parameters.maxPrice.value(text) }
  }

  @Test(
    "an unknown currency and a separator between thousands are named",
    arguments: [
      ("60 kr", "\"kr\" is not a currency code; give one, such as 60 EUR"),
      ("¥60", "\"¥\" is not a currency code; give one, such as 60 EUR"),
      ("1.000", "a separator between thousands cannot be used; give an amount such as 1000 or 99.50"),
      ("1 000 EUR", "a separator between thousands cannot be used; give an amount such as 1000 or 99.50"),
      ("6e1", "expected an amount such as 60, 99.50 or 60 EUR, with at most 18 digits"),
    ])
  func explained(text: String, problem: String) {
    let error = #expect(throws: TripSearchError.self) { try TripSearch.Parameters.maxPrice.value(text) }
    #expect(error.map { "\($0)" } == problem)
  }

  @Test("every limit is parsed back from its text form, also as a part of a search")
  func roundTrip() throws {
    var random = SplitMix64(seed: 60)
    for _ in 0..<500 {
      let amount = Price(
        significand: Int64.random(in: 0...10_000_000, using: &random),
        scale: [0, 1, 2, 4].randomElement(using: &random) ?? 0)
      let letters = (0..<3).map { _ in String(UnicodeScalar(UInt8.random(in: 65...90, using: &random))) }
      let limit = PriceLimit(amount, currency: Bool.random(using: &random) ? letters.joined() : nil)
      #expect(PriceLimit("\(limit)") == limit)
      #expect(try TripSearch(text: TripSearch(maxPrice: limit).text).maxPrice == limit)
    }
  }

  @Test("a limit with a currency matches only trips in that currency")
  func matches() throws {
    let trips: [Trip] = [
      .fixture(price: 60), .fixture(price: 61), .fixture(price: 60, currency: "USD"),
      .fixture(price: 60, currency: "eur"),
    ]
    func matching(_ text: String) throws -> [Bool] {
      let search = try TripSearch(text: text)
      return trips.map { search.matches($0, at: now) }
    }
    #expect(try matching("max_price=60") == [true, false, true, true])
    #expect(try matching("max_price=60+EUR") == [true, false, false, true])
    #expect(try matching("max_price=60+USD") == [false, false, true, false])
  }

  @Test("a limit and a search in different currencies are an error")
  func conflict() throws {
    let error = try #require(throws: TripSearchError.self) { try TripSearch(text: "currency=USD&max_price=60+EUR") }
    #expect(error.description == "max_price and currency name different currencies; use the same one")
    #expect(try TripSearch(text: "currency=eur&max_price=60+EUR").requestedCurrency == "EUR")
    #expect(try TripSearch(text: "max_price=60+EUR").requestedCurrency == "EUR")
    #expect(try TripSearch(text: "max_price=60").requestedCurrency == nil)
  }

  @Test("trips in other currencies are counted if they match otherwise, and only such trips are an error")
  func currencies() throws {
    let search = try TripSearch(text: "max_price=60+USD&from=CPH")
    var currencies = PriceCurrencies(search)
    currencies.add([], matching: [], at: now)
    #expect(currencies.error == nil, "an empty response has no currency")
    currencies.add([.fixture(), .fixture(price: 999), .fixture(from: .vilnius)], matching: [], at: now)
    currencies.add([.fixture(currency: "PLN", from: .vilnius)], matching: [], at: now)
    #expect(currencies.leftOutCount == 2)
    #expect(
      currencies.error?.description
        == "no price is in USD; prices are in EUR; search in EUR, or without a currency")
    var others = PriceCurrencies(search)
    others.add([.fixture(currency: "usd")], matching: [], at: now)
    currencies += others
    #expect(currencies.error == nil)
    #expect(currencies.leftOutCount == 2)
    var unlimited = PriceCurrencies(TripSearch(maxPrice: 60))
    unlimited.add([.fixture()], matching: [], at: now)
    #expect(unlimited.error == nil && unlimited.leftOutCount == 0)
    for (text, isError) in [
      ("currency=USD&from=CPH", true), ("currency=USD&from=VNO", false), ("currency=USD&max_price=60", false),
      ("currency=USD&max_price=80", true),
    ] {
      var named = PriceCurrencies(try TripSearch(text: text))
      named.add([.fixture(price: 72)], matching: [], at: now)
      #expect((named.error != nil) == isError, "\(text)")
    }
  }

  @Test("without a currency, those of all trips that match but for the price limit are compared")
  func compared() {
    let trips: [Trip] = [
      .fixture(price: 50, currency: "USD"), .fixture(price: 900, currency: "JPY"),
      .fixture(price: 10, currency: "PLN", from: .vilnius),
    ]
    var limited = PriceCurrencies(TripSearch(maxPrice: 60, from: ["CPH"]))
    limited.add(trips, matching: [0], at: now)
    #expect(limited.compared == ["USD", "JPY"])
    var all = PriceCurrencies(TripSearch())
    all.add(trips, matching: [0, 2], at: now)
    all.add(trips, matching: [1], at: now)
    #expect(all.compared == ["USD", "JPY", "PLN"])
    var named = PriceCurrencies(TripSearch(maxPrice: PriceLimit(60, currency: "USD")))
    named.add(trips, matching: [0], at: now)
    #expect(named.compared.isEmpty)
  }

  @Test("the names of currencies from a service are shortened and escaped")
  func hostile() throws {
    var currencies = PriceCurrencies(TripSearch(maxPrice: PriceLimit(60, currency: "USD")))
    currencies.add(
      [.fixture(currency: "\u{1B}[2J" + String(repeating: "X", count: 100)), .fixture(currency: "")],
      matching: [], at: now)
    let text = try #require(currencies.error?.description)
    #expect(!text.contains("\u{1B}"))
    #expect(text.contains("an unknown currency"))
    #expect(text.count < 200)
  }
}
