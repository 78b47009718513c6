import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import Foundation
import TestSupport
import Testing

@Suite("Coding calendars") struct CalendarCodingTests {
  private static let month = DepartureDays(month: "2027-01")

  private func decoded(_ bytes: [UInt8]) throws -> DecodedList<CalendarDay> {
    try decodeCalendar(bytes.span, of: try #require(Self.month))
  }

  private func decoded(_ rows: String...) throws -> DecodedList<CalendarDay> {
    try decoded(Array(#"{"dates":[\#(rows.joined(separator: ","))]}"#.utf8))
  }

  private func fare(_ price: Price, _ currency: String = "EUR", back: String? = nil) -> CalendarDay.Offer {
    .fare(CalendarFare(route: .vilniusMalaga, price: price, currency: currency, returnDay: back.map(dayNumber)))
  }

  private func row(_ changes: [String: String?] = [:]) -> String {
    let members = [
      ("date", #""2027-01-12""#), ("price", "28.40"), ("currency", #""EUR""#), ("status", #""available""#),
      ("route", #""VNO-AGP""#), ("return_date", "null"),
    ]
    let texts = members.compactMap { key, value in (changes[key] ?? value).map { "\"\(key)\":\($0)" } }
    return "{\(texts.joined(separator: ","))}"
  }

  private var days: [CalendarDay] {
    [
      CalendarDay(dayNumber("2027-01-01"), fare(28)), CalendarDay(dayNumber("2027-01-02"), .soldOut),
      CalendarDay(dayNumber("2027-01-03"), .noFlight), CalendarDay(dayNumber("2027-01-04"), .unknown),
      CalendarDay(dayNumber("2027-01-31"), fare(Price(significand: 2840, scale: 2), "PLN", back: "2027-02-03")),
    ]
  }

  private func written(_ days: [CalendarDay]) -> [UInt8] {
    var json = JSONWriter()
    json.calendar(days)
    return json.bytes
  }

  @Test("every field is written in every row, and null when unknown")
  func form() {
    #expect(
      String(decoding: written(days), as: UTF8.self)
        == #"{"dates":[{"date":"2027-01-01","price":28,"currency":"EUR","status":"available","route":"VNO-AGP","#
        + #""return_date":null},{"date":"2027-01-02","price":null,"currency":null,"status":"sold_out","route":null,"#
        + #""return_date":null},{"date":"2027-01-03","price":null,"currency":null,"status":"no_flight","route":null,"#
        + #""return_date":null},{"date":"2027-01-04","price":null,"currency":null,"status":"unknown","route":null,"#
        + #""return_date":null},{"date":"2027-01-31","price":28.40,"currency":"PLN","status":"available","#
        + #""route":"VNO-AGP","return_date":"2027-02-03"}]}"#)
    #expect(String(decoding: written([]), as: UTF8.self) == #"{"dates":[]}"#)
  }

  @Test("a calendar is the same after writing and reading")
  func roundTrip() throws {
    let list = try decoded(written(days))
    #expect(list.elements == days)
    #expect(list.skipped.count == 0)
    #expect(list.elements.last?.offer.fare?.price.description == "28.40")
    #expect(try decoded(written([])).elements == [])
  }

  @Test("the number of tickets is in every row if a price is for two, and in none otherwise")
  func tickets() throws {
    func text(_ days: [CalendarDay]) -> String { String(decoding: written(days), as: UTF8.self) }
    #expect(!text(days).contains("ticket_count"))
    var pair = CalendarFare(route: .vilniusMalaga, price: 60, currency: "EUR", returnDay: dayNumber("2027-01-16"))
    pair.back = CalendarFare.ReturnTicket(route: .vilniusMalaga, price: 25)
    let all = text(days + [CalendarDay(dayNumber("2027-01-13"), .fare(pair))])
    #expect(all.contains(#""return_date":"2027-01-16","ticket_count":2}"#))
    #expect(all.components(separatedBy: "ticket_count").count == days.count + 2)
  }

  @Test("unknown keys are ignored, repeated keys count last, and codes may be in lowercase")
  func tolerated() throws {
    let added = row().dropLast() + #","deals":[{"id":1}],"price":7,"currency":"eur","route":"vno-agp"}"#
    #expect(try decoded(String(added)).elements == [CalendarDay(dayNumber("2027-01-12"), fare(7))])
    let missing = try decoded(row(["return_date": nil]), #"{"date":"2027-01-13","status":"sold_out"}"#)
    #expect(missing.elements.map(\.text) == ["2027-01-12 28.40 EUR VNO-AGP", "2027-01-13 sold_out"])
  }

  @Test(
    "a row that is not a day of the month is skipped with the reason",
    arguments: [
      (["date": #""2027-02-01""#], "dates[0].date: expected a day of 2027-01, found"),
      (["date": #""2026-12-31""#], "dates[0].date: expected a day of 2027-01, found"),
      (["date": #""2027-01-32""#], "dates[0].date: expected a day such as 2027-01-31, found"),
      (["date": #""2027-01""#], "dates[0].date: expected a day such as 2027-01-31, found"),
      (["date": #""2027-01-12T00:00:00Z""#], "dates[0].date: expected a day such as 2027-01-31, found"),
      (["date": "20270112"], "dates[0].date: expected a string, found a number"),
      (["date": nil], "dates[0].date: missing"), (["status": nil], "dates[0].status: missing"),
      (["status": "null"], "dates[0].status: expected a string, found null"),
      (["status": #""cheap""#], #"dates[0]: expected a day with the status "available", "sold_out", "#),
      (["status": #""""#], #"dates[0]: expected a day with the status "available", "sold_out", "#),
      (["price": nil], "dates[0].price: missing"), (["price": "null"], "dates[0].price: missing"),
      (["price": "0"], "dates[0].price: expected an amount above 0, found 0"),
      (["price": "-5"], "dates[0].price: expected an amount above 0, found -5"),
      (["price": "1e40"], "dates[0].price: expected an amount with at most 18 digits and 18 decimals, found 1e40"),
      (["price": #""28""#], "dates[0].price: expected a number, found a string"),
      (["currency": "null"], "dates[0].currency: missing"),
      (["currency": #""EURO""#], "dates[0].currency: expected a currency code such as EUR, found"),
      (["route": "null"], "dates[0].route: missing"),
      (["route": #""VNO""#], "dates[0].route: expected a route such as VNO-BCN, found"),
      (["route": #""VNO-BCN-RIX""#], "dates[0].route: expected a route such as VNO-BCN, found"),
      (["return_date": #""soon""#], "dates[0].return_date: expected a day such as 2027-01-31, found"),
    ] as [([String: String?], String)])
  func skipped(changes: [String: String?], reason: String) throws {
    let list = try decoded(row(changes), row())
    #expect(list.elements.count == 1)
    #expect(list.skipped.count == 1)
    #expect(list.skipped.reasons.first?.hasPrefix(reason) == true, "\(list.skipped.reasons)")
  }

  @Test("huge and hostile texts are skipped with a short reason")
  func hugeTexts() throws {
    let huge = "\"\(String(repeating: "x", count: 100_000))\""
    for key in ["date", "currency", "status", "route", "return_date"] {
      for text in [huge, #""\u001b[2J""#, #""\ud83d\ude00""#] {
        let list = try decoded(row([key: text]), row())
        #expect(list.skipped.count == 1)
        let reason = try #require(list.skipped.reasons.first)
        #expect(reason.count < 200 && !reason.contains("\u{1B}"), "\(reason.prefix(300))")
      }
    }
  }

  @Test(
    "a document of another form is an error",
    arguments: [
      "{}", "[]", "null", #"{"dates":null}"#, #"{"dates":{}}"#, #"{"error":"no"}"#, "", "{\"dates\":[}", "<html>",
    ])
  func otherForms(text: String) {
    #expect(throws: ResponseError.self) { try decoded(Array(text.utf8)) }
  }

  @Test(
    "mutated documents cause no crash, and accepted rows stay valid and are the same after writing", arguments: 0..<1)
  func mutations(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let original = written(days)
    let bits = [
      "\"", "\\", "{", "}", "[", "]", ",", ":", "0", "-", "e9", "null", "2027-01-31", "sold_out", "€", "\0", " ",
    ]
    .map { Array($0.utf8) }
    var (acceptedCount, changedCount) = (0, 0)
    for _ in 0..<2_000 {
      var bytes = original
      for _ in 0...Int.random(in: 0...2, using: &random) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, place + Int.random(in: 0...3, using: &random))
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.replaceSubrange(place..<end, with: try #require(bits.randomElement(using: &random)))
        case 1: bytes.removeSubrange(place..<end)
        default: bytes.replaceSubrange(place..<end, with: [UInt8.random(in: 0...255, using: &random)])
        }
      }
      guard let list = try? decoded(bytes) else { continue }
      acceptedCount += 1
      if list.elements != days { changedCount += 1 }
      #expect(list.skipped.reasons.count == min(3, list.skipped.count))
      for day in list.elements {
        #expect(Self.month?.days.contains(day.day) == true)
        #expect(day.offer.fare.map { $0.price > 0 && LetterCode($0.currency) != nil } ?? true)
      }
      #expect(try decoded(written(list.elements)).elements == list.elements)
    }
    #expect(acceptedCount > 200 && changedCount > 100)
  }
}
