import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

/// Tests of a watch as a value, and of the text form of its search.
@Suite struct WatchTests {
  /// Noon in UTC on 15 January 2027.
  private let now = LocalTime(Date(timeIntervalSince1970: 1_800_014_400), offset: 0)

  private func watch(_ query: String, naming names: FieldNames = .parameters) throws -> Watch {
    let fields = query.split(separator: "&").map { field in
      let parts = field.split(separator: "=", maxSplits: 1).map(String.init)
      return (name: parts[0], value: parts.count > 1 ? parts[1] : "true")
    }
    return try Watch(name: "w", fields: fields, naming: names)
  }

  @Test(
    "the text of a search is canonical, and keeps relative days and the word home",
    arguments: [
      ("", ""), ("to=Spain,it&regions=VNO, RIX", "regions=VNO%2CRIX&to=ES%2CIT"),
      ("date=+2w&to=home,Home", "to=home%2Chome&date=%2B14d"), ("month=January", "month=jan"),
      ("max_price=60,50 eur&currency=eur", "max_price=60.50%20EUR&currency=EUR"),
      ("direct=false&weekend&nights=2-2", "nights=2&weekend=true"), ("airline=Ryanair,w6", "airline=Ryanair%2Cw6"),
      ("days=sunday,fri", "days=fri%2Csun"), ("anywhere", "anywhere=true"),
    ])
  func text(query: String, text: String) throws {
    let search = try watch(query).search
    #expect(search.text == text)
    #expect(try SearchText(text: text) == search)
  }

  @Test("deals and new lows cannot be found for a party or with bags, because such prices are not recorded")
  func party() throws {
    for (text, trigger, other) in [
      ("adults=2&deals", "deals", "adults"), ("children=1&new_low", "new_low", "children"),
      ("bags=1&deals&new_low", "deals", "bags"),
    ] {
      let error = #expect(throws: TripSearchError.self) { try watch(text) }
      #expect(
        error?.description
          == "\(trigger) cannot be used with \(other): recorded prices are for one adult without bags; remove one")
    }
    #expect(try watch("adults=2&bags=1&self_transfer&below=60&gone").search.text.hasPrefix("adults=2&bags=1&self"))
    #expect(try watch("self_transfer&deals").triggers.deals)
  }

  @Test("a search from a place to itself is refused, unless trips can fly between its airports")
  func sameEnds() throws {
    for text in ["regions=VNO&to=VNO", "regions=vilnius&to=VNO", "regions=VNO,Vilnius&to=Vilnius", "from=VNO&to=VNO"] {
      let error = #expect(throws: TripSearchError.self) { try SearchText(text: text) }
      #expect(
        error?.description
          == "departure and destination are the same place, so no trip can match; choose another place for to",
        "\(text)")
    }
    for text in ["regions=VNO,RIX&to=VNO", "regions=LT&to=LT", "regions=EU&to=VNO", "regions=VNO,KUN&to=VNO,KUN"] {
      #expect(throws: Never.self) { try SearchText(text: text) }
    }
  }

  @Test("a search from cities of other countries than those that trips may depart from is refused")
  func otherCountries() throws {
    for text in ["regions=Vilnius&from=RIX", "regions=Vilnius,Kaunas&from=RIX"] {
      let error = #expect(throws: TripSearchError.self) { try SearchText(text: text) }
      let cities = text.contains("Kaunas") ? "Vilnius or Kaunas" : "Vilnius"
      #expect(
        error?.description
          == "no place of from is in \(cities), so no trip can match; remove from, or search from RIX")
    }
    // `EU` and `scd` are regions, and a service may find trips from Treviso for Venice.
    for text in [
      "regions=Vilnius,Riga&from=RIX", "regions=EU&from=RIX", "regions=scd&from=RIX", "regions=Vilnius&from=LV",
      "regions=Venice&from=TSF", "regions=Vilnius&from=home", "regions=Vilnius&from=RIX&two_tickets=true&nearby=300km",
    ] {
      #expect(throws: Never.self, "\(text)") { try SearchText(text: text) }
    }
  }

  @Test("the search of a text has the days that are meant at a time, and the places of home")
  func search() throws {
    let text = try SearchText(text: "date=tomorrow&to=home%2CES")
    let search = try text.search(at: now) { ["VNO", "RIX"] }
    #expect(search == TripSearch(to: ["VNO", "RIX", "ES"], departure: DepartureDays(day: "2027-01-16")))
    #expect(try text.search(at: nil) { [] as [Place] + ["VNO"] } == TripSearch(to: ["VNO", "ES"]))
    let weekend = try SearchText(text: "weekend=true&nights=2").search(at: now) { [] }
    var shape = TripShape.weekend
    shape.nights = 2...2
    #expect(weekend == TripSearch(shape: shape))
    struct NoHome: Error {}
    #expect(throws: NoHome.self) { try text.search(at: now) { throw NoHome() } }
    #expect(throws: Never.self) { try SearchText(text: "to=ES").search(at: now) { throw NoHome() } }
  }

  @Test("an ambiguous name stays a word, and the other end or else the home decides what it means")
  func ambiguous() throws {
    func places(_ text: String, home: [Place]) throws -> TripSearch {
      let search = try SearchText(text: text)
      #expect(search.text.replacing("%2C", with: ",") == text && search.contradiction(at: now) == nil)
      return try search.search(at: now) { home }
    }
    #expect(try places("regions=CCS&to=Barcelona", home: ["VNO"]).to == ["BLA"])
    #expect(try places("regions=VNO&to=Barcelona,home", home: ["VNO"]).to == ["BCN", "VNO"])
    #expect(try places("regions=EU&to=Barcelona", home: ["CCS"]).to == ["BLA"])
    #expect(try places("from=Manchester", home: ["LHR"]).from == ["MAN"])
    let text = try SearchText(text: "regions=SYD&to=Manchester")
    #expect {
      try text.search(at: now) { throw TripSearchError("there is no home") }
    } throws: {
      "\($0)" == "to: \"Manchester\" is in United Kingdom (MAN) and United States (MHT); write a code"
    }
  }

  @Test(
    "a search with only departures in the past has no trips at that time",
    arguments: [
      ("date=2027-01-13", "date: 2027-01-13 is in the past; specify a later month or day"),
      ("date=2020-01-31", "date: 2020-01-31 is in the past; specify a later month or day"),
      ("depart_before=2020-01-31", "depart_before: all days of departure are in the past; give later ones"),
      ("date=today&depart_after=tomorrow", "month or date does not overlap depart_after or depart_before"),
      ("date=today", nil),
    ] as [(String, String?)])
  func past(text: String, problem: String?) throws {
    let search = try SearchText(text: text)
    let found = search.contradiction(at: now).map { "\($0)" }
    #expect(found?.hasPrefix(problem ?? "no") ?? (problem == nil))
    #expect(search.isOver(at: now) == (problem?.contains("in the past") ?? false))
  }

  @Test(
    "an error names the fields in the words of the way in",
    arguments: [
      ("month=jan&date=+1d", "<month> and <date> cannot be used together; remove one"),
      ("weekend&return_days=sun", "<weekend> cannot be used with <days> or <return_days>"),
      ("one_way&nights=3", "<one_way> cannot be used with <nights>, <weekend>, <return_days> or <return_hours>"),
      ("weekend&nights=7", "<weekend> allows 1 to 3 nights, so no trip can match <nights>; remove one"),
      (
        "days=fri&return_days=sun&nights=3",
        "no <days> and <return_days> are 3 nights apart, so no trip can match; change <nights> or the weekdays"
      ),
      ("days=fri&date=2027-02-02", "2027-02-02 is not a day of <days>, so no trip can match; remove one"),
      ("weekend&date=2027-02-02", "2027-02-02 is not a day of <weekend>, so no trip can match; remove one"),
      ("anywhere&regions=EU", "<anywhere> and <regions> cannot be used together; remove one"),
      ("max_price=60 EUR&currency=USD", "<max_price> and <currency> name different currencies; use the same one"),
      (
        "depart_after=2027-02-02&depart_before=2027-02-01",
        "<depart_after> must be earlier than <depart_before>, or no trip can match"
      ),
      ("max_price=a", "<max_price>: expected an amount such as 60, 99.50 or 60 EUR, with at most 18 digits"),
      ("to=Spian", "<to>: \"Spian\" is not a known place; did you mean Spain?"),
      ("every=1s", "<every>: expected a whole number and a unit, from 1m to 30d, such as 90m or 2h"),
      ("below=-5", "<below>: a price cannot be negative; did you mean 5?"),
      ("direct=true&max_transfers=2", "<direct> and <max_transfers> 2 cannot be used together; remove one"),
      ("below=1&below=2", "<below> appears more than once; remove one"),
      ("to=ES&to=IT", "<to> appears more than once; remove one"),
      ("belo=1", "unknown parameter \"<belo>\"; did you mean \"<below>\"?"),
      ("notify=,", "<notify>: expected notifiers, separated by commas"),
      ("regions=,", "<regions>: expected regions and places, separated by commas"),
    ])
  func errors(query: String, message: String) throws {
    let error = #expect(throws: TripSearchError.self) { try watch(query, naming: FieldNames { "<\($0)>" }) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test("the fields of a watch make the same watch")
  func fields() throws {
    let watch = try watch(
      "regions=EU&max_price=80&below=60&drop=15%&new_low&deals&gone=false&every=90m&notify=a,b,a&confirm"
        + "&strict&concurrency=2")
    #expect(watch.triggers == WatchTriggers(below: 60, drop: .percent(15), newLow: true, deals: true))
    #expect(watch.interval == .seconds(5400) && watch.notifiers == ["a", "b"])
    #expect(watch.concurrency == 2 && watch.isStrict && watch.confirms)
    let fields = watch.fields.map { "\($0.name)=\($0.value)" }
    #expect(
      fields == [
        "regions=EU", "max_price=80", "below=60", "drop=15%", "new_low=true", "deals=true", "every=90m", "notify=a,b",
        "confirm=true", "concurrency=2", "strict=true",
      ])
    #expect(try Watch(name: "w", fields: watch.fields) == watch)
  }

  @Test("conditions are what decides about changes, with lists in any order; a comma may separate decimals")
  func conditions() throws {
    func conditions(_ query: String) throws -> String { try watch(query).conditions }
    #expect(
      try conditions("to=IT,ES,IT&every=1h&regions=EU&notify=a&confirm&concurrency=1")
        == conditions("to=ES,Italy&anywhere"))
    #expect(try conditions("below=60,50") != conditions("below=50,60"))
    #expect(try conditions("date=+1d") == conditions("date=tomorrow"))
    #expect(try conditions("gone") != conditions(""))
  }
}
