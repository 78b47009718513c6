import AerogamiCore
import AerogamiFeatures
import TestSupport
import Testing

@testable import aerogami

@Suite struct DrawnCalendarTests {
  private let route = try? CalendarRoute("VNO-BCN")
  private let january = DepartureDays(month: "2090-01")

  /// A calendar of January 2090, which begins on a Sunday. The offers are those of its first days.
  private func calendar(
    _ offers: [CalendarDay.Offer?], search: TripSearch = TripSearch(isOneWay: true)
  ) throws -> DrawnCalendar {
    let january = try #require(january)
    let days = zip(january.days, offers).compactMap { day, offer in offer.map { CalendarDay(day, $0) } }
    return DrawnCalendar(
      calendar: PriceCalendar(route: try #require(route), search: search, months: [(january, days)]))
  }

  private func fare(_ price: Price, _ currency: String = "EUR", nights: Int? = nil, on day: Int = 0) throws
    -> CalendarDay.Offer
  {
    let first = try #require(january).days.lowerBound + day - 1
    let route = try #require(Route("VNO-BCN"))
    return .fare(
      CalendarFare(route: route, price: price, currency: currency, returnDay: nights.map { first + $0 }))
  }

  @Test("weeks are rows from Monday on, with rounded prices, the cheapest marked, and the best days below")
  func wide() throws {
    let days: [CalendarDay.Offer?] = [
      nil, try fare(Price(significand: 2849, scale: 2)), .soldOut, .noFlight, .unknown, try fare(28), try fare(131),
      try fare(Price(significand: 995, scale: 1)), try fare(28),
    ]
    #expect(
      try calendar(days).text(width: 100, color: false, environmentWords: ["--env", "my own"]) == """
        VNO-BCN, one way, EUR

        January 2090
        Mon     Tue     Wed     Thu     Fri     Sat     Sun
         2  28   3   x   4   -   5   ?   6  28*  7 131   8 100
         9  28* 10      11      12      13      14      15

        * cheapest   x sold out   - no flight   ? unknown

           28 EUR  Fri  6 Jan 2090  aerogami fetch VNO --to BCN --date 2090-01-06 --one-way --env 'my own'
           28 EUR  Mon  9 Jan 2090  aerogami fetch VNO --to BCN --date 2090-01-09 --one-way --env 'my own'
        28.49 EUR  Mon  2 Jan 2090  aerogami fetch VNO --to BCN --date 2090-01-02 --one-way --env 'my own'

        """)
  }

  @Test("a day without a round trip has no trip, although it may have flights")
  func noTrip() throws {
    let text = try calendar([.noFlight, try fare(28, nights: 3)], search: TripSearch(shape: TripShape(nights: 3...3)))
      .text(width: 100, color: false, environmentWords: [])
    #expect(text.contains("* cheapest   - no trip\n"), "\(text)")
  }

  @Test("on a narrow terminal each price is below its day, and no line of the weeks is wider than 40")
  func narrow() throws {
    let text = try calendar([nil, try fare(28), .soldOut, try fare(1299)]).text(
      width: 40, color: false, environmentWords: [])
    #expect(
      text.hasPrefix(
        """
        VNO-BCN, one way, EUR

        January 2090
         Mon  Tue  Wed  Thu  Fri  Sat  Sun
           2    3    4    5    6    7    8
          28*   x 1299

        * cheapest   x sold out

        """))
    #expect(
      text.hasSuffix(
        """
          28 EUR  Mon  2 Jan 2090
          aerogami fetch VNO --to BCN \\
            --date 2090-01-02 --one-way
        1299 EUR  Wed  4 Jan 2090
          aerogami fetch VNO --to BCN \\
            --date 2090-01-04 --one-way

        """), "\(text)")
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 40 })
  }

  @Test("a command is broken only before an option, also if the part before it does not fit")
  func brokenCommand() {
    let words = ["aerogami", "fetch", "New York", "--env", "a --b", "--direct"]
    #expect(words.commandLines(toWidth: 80) == ["aerogami fetch 'New York' --env 'a --b' --direct"])
    #expect(words.commandLines(toWidth: 47) == [#"aerogami fetch 'New York' --env 'a --b' \"#, "  --direct"])
    #expect(words.commandLines(toWidth: 9) == [#"aerogami fetch 'New York' \"#, #"  --env 'a --b' \"#, "  --direct"])
  }

  @Test("a color shows the quartile of a price, and equal prices have the same")
  func colors() throws {
    let prices: [Price] = [10, 20, 30, 40, 50, 60, 70, 70]
    let text = try calendar(prices.map { try fare($0) }).text(width: 80, color: true, environmentWords: [])
    for (price, start) in [
      ("10*", SGR.bold + SGR.green), ("20 ", SGR.green), ("50 ", SGR.yellow), ("60 ", SGR.yellow),
      ("70 ", SGR.red),
    ] {
      #expect(text.contains("\(start) \(price)\(SGR.reset)"), "\(price)")
    }
    #expect(text.contains("\(SGR.dim) 3\(SGR.reset)  30  "))
    #expect(text.matches(of: #/31m 70 /#).count == 2)
  }

  @Test("fares in another currency have no color, are not the cheapest and not among the best days")
  func currencies() throws {
    let days = [try fare(28), try fare(30), try fare(3, "GBP")]
    let text = try calendar(days).text(width: 80, color: true, environmentWords: [])
    #expect(text.contains("VNO-BCN, one way, EUR"))
    #expect(!text.contains("3 GBP"))
    #expect(text.contains("28*"))
    #expect(text.matches(of: /aerogami fetch/).count == 2)
  }

  @Test("the command has the nights, the currency and the filter of a round trip")
  func command() throws {
    let search = TripSearch(currency: "EUR", isDirect: true, shape: TripShape(nights: 2...4))
    let text = try calendar([try fare(80, nights: 3, on: 1)], search: search).text(
      width: 80, color: false, environmentWords: [])
    #expect(text.hasPrefix("VNO-BCN, 2-4 nights, EUR\n"))
    #expect(
      text.hasSuffix(
        "  aerogami fetch VNO --to BCN --date 2090-01-01 --nights 3 --direct \\\n    --currency EUR\n"))
  }

  @Test("with two tickets, pairs are marked among the best days, and the commands search them too")
  func twoTickets() throws {
    let first = try #require(january).days.lowerBound
    let route = try #require(Route("VNO-BCN"))
    var pair = CalendarFare(route: route, price: 80, currency: "EUR", returnDay: first + 9)
    pair.back = CalendarFare.ReturnTicket(route: route, price: 30)
    let search = TripSearch(shape: TripShape(nights: 9...9), allowsTwoTickets: true)
    let text = try calendar([.fare(pair), try fare(101, nights: 9, on: 2)], search: search).text(
      width: 120, color: false, environmentWords: [])
    let command = "aerogami fetch VNO --to BCN --date"
    #expect(
      text.hasSuffix(
        """
         80 EUR, 2 tickets  Sun  1 Jan 2090  \(command) 2090-01-01 --nights 9 --two-tickets
        101 EUR             Mon  2 Jan 2090  \(command) 2090-01-02 --nights 9 --two-tickets

        """), "\(text)")
  }

  @Test(
    "prices of any size take at most 5 characters",
    arguments: [
      (Price(significand: 5, scale: 1), "1"), (99_999, "99999"), (100_000, "100k"), (1_234_567, "1M"),
      (999_499, "999k"), (987_654_321, "988M"), (99_999_000_000, ">9G"),
    ] as [(Price, String)])
  func sizes(price: Price, expected: String) throws {
    let text = try calendar([try fare(price)]).text(width: 80, color: false, environmentWords: [])
    #expect(text.contains(" 1 " + expected.leftPadded(to: max(3, expected.count)) + "*\n"))
  }

  @Test("a calendar of unknown days has no content, and one of sold out days has")
  func content() throws {
    #expect(try calendar([.unknown, .unknown]).calendar.hasContent == false)
    #expect(try calendar([.unknown, .soldOut]).calendar.hasContent)
  }
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String { String(repeating: " ", count: width - count) + self }
}
