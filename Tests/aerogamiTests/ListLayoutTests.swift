import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import AerogamiFeatures
@testable import aerogami

/// Tests of the tables of saved things at the widths of terminals.
@Suite struct ListLayoutTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private var trip: Trip {
    .fixture(
      id: "3016946a", price: 51, from: .vilnius, departureAt: now + 86_400, returnAt: now + 4 * 86_400,
      expiresAt: now + 86_400)
  }

  private func favorites(width: Int) -> String {
    let rows = [LatestPrice(price: 44, seenAt: now), LatestPrice(price: 51, seenAt: now), nil].map {
      FavoriteRow(found: FoundTrip(trip: trip, origin: "EU"), latest: $0)
    }
    let rendering = Rendering.favorites(rows, at: now, ids: ShortIDs([trip.id]), [])
    return Table(rows, columns: rendering.columns).rendered(width: width, color: false)
  }

  @Test("favorites show the last day of the trip on 80 columns, and shorten the price before")
  func favorites() {
    #expect(favorites(width: 160).contains("51 EUR, unchanged"))
    #expect(
      favorites(width: 80) == """
        ID                 PRICE  FROM         TO          DEPARTS            RETURNS
        3016946a  44 EUR, was 51  VNO Vilnius  AGP Malaga  Sat 16 Jan 08:00Z  Tue 19 Jan
        3016946a          51 EUR  VNO Vilnius  AGP Malaga  Sat 16 Jan 08:00Z  Tue 19 Jan
        3016946a          51 EUR  VNO Vilnius  AGP Malaga  Sat 16 Jan 08:00Z  Tue 19 Jan

        """)
    #expect(
      favorites(width: 41).split(separator: "\n").prefix(2) == [
        "ID         PRICE  FROM  TO   DEPARTS", "3016946a  44 EUR  VNO   AGP  Sat 16 Jan",
      ])
  }

  @Test("the advised calendar has the month, the nights and the pairs of tickets of the search")
  func advisedMonth() {
    var summary = FetchSummary(TripSearch(to: ["BCN"]))
    summary.origins.keys = ["VNO"]
    let advice = FetchAdvice(hasCalendars: true)
    #expect(advice.days(for: summary) == "try aerogami dates VNO-BCN")
    for departure in [DepartureDays(month: "2027-03"), DepartureDays(day: "2027-03-31")] {
      summary = FetchSummary(TripSearch(to: ["BCN"], departure: departure))
      summary.origins.keys = ["VNO"]
      #expect(advice.days(for: summary) == "try aerogami dates VNO-BCN --month 2027-03")
    }
    let stays: [(shape: TripShape, hasWeekend: Bool, options: String)] = [
      (TripShape(nights: 1...14), false, "--nights 1-14"), (.weekend, true, "--weekend"),
    ]
    for (shape, hasWeekend, options) in stays {
      summary = FetchSummary(TripSearch(to: ["BCN"], shape: shape))
      summary.origins.keys = ["VNO"]
      let advice = FetchAdvice(hasWeekend: hasWeekend, hasCalendars: true)
      #expect(advice.days(for: summary) == "try aerogami dates VNO-BCN \(options)")
    }
    summary = FetchSummary(TripSearch(to: ["BCN"], allowsTwoTickets: true))
    summary.origins.keys = ["VNO"]
    #expect(advice.days(for: summary) == "try aerogami dates VNO-BCN --two-tickets")
  }

  private func check(_ trips: [Trip]? = nil, width: Int) -> String {
    let rows = (trips ?? [trip]).map { trip in
      var current = trip
      current.price = 60
      let checked = CheckedTrip(Outcome(of: Fetched([current]), for: FareCheck(trip)), at: now)
      return CheckReport.Row(checked: checked, origin: "EU")
    }
    let link = BookingLink(base: "https://example.com", marker: nil)
    let rendering = Rendering.checks(
      rows, at: now, ids: ShortIDs(rows.map(\.checked.before.id)), link, TermColumns(rows.map(\.found)))
    return Table(rows, columns: rendering.columns).rendered(width: width, color: false)
  }

  @Test("check keeps amounts and currencies together for several parties, and airport codes whole on 40 columns")
  func checksOfParties() {
    var other = trip
    (other.id, other.price, other.terms) = ("4026947b", Price("1149.98") ?? 0, FareTerms(passengers: 2))
    let lines = check([trip, other], width: 200).split(separator: "\n")
    #expect(lines.dropFirst().allSatisfy { $0.contains("  60 EUR") }, "\(lines)")
    #expect(lines[1].contains("  51 EUR  "), "\(lines)")
    #expect(lines.last?.contains("  60 EUR for 2  1149.98 EUR for 2  ") == true, "\(lines)")
    #expect(
      check([trip, other], width: 40) == """
        ID        FINDING     NOW  TO
        3016946a  up       60 EUR  AGP
        4026947b  down     60 EUR  AGP

        """)
  }

  @Test("check shows both prices, the time of departure and the last day for a party on 80 columns")
  func checkOfParty() {
    var trip = trip
    (trip.price, trip.terms) = (Price("93.51") ?? 0, FareTerms(passengers: 3))
    #expect(
      check([trip], width: 80) == """
        ID        FINDING     NOW     BEFORE  EACH  TO   DEPARTS            RETURNS
        3016946a  down     60 EUR  93.51 EUR    20  AGP  Sat 16 Jan 08:00Z  Tue 19 Jan

        """)
    #expect(check([trip], width: 100).contains("  60 EUR for 3  93.51 EUR for 3    20  VNO "))
  }

  @Test("check shows the last day on 80 columns, and the finding, the price and the destination on 40")
  func checks() {
    #expect(
      check(width: 80) == """
        ID        FINDING     NOW  BEFORE  FROM  TO   DEPARTS            RETURNS
        3016946a  up       60 EUR  51 EUR  VNO   AGP  Sat 16 Jan 08:00Z  Tue 19 Jan

        """)
    #expect(
      check(width: 40) == """
        ID        FINDING     NOW  BEFORE  TO
        3016946a  up       60 EUR  51 EUR  AGP

        """)
  }

  @Test("the changes of named watches show their kind and the day of departure on 40 columns")
  func changes() {
    let change = TripChange(.new, FoundTrip(trip: trip, origin: "EU"), seenAt: now)
    let table = Table<TripChange>([change], watch: (text: "weekend", all: ["weekend"]), nil)
    #expect(
      table.header(width: 40, color: false) + table.line(change, width: 40, color: false) == """
        WATCH  KIND       PRICE  TO   DEPARTS
        we…nd  new       51 EUR  AGP  Sat 16 Jan

        """)
    #expect(table.line(change, width: 60, color: false).contains("  new  "))
    let below = Table<TripChange>(
      [change], watch: (text: "weekend", all: ["weekend"]), nil, below: PriceLimit(52))
    #expect(
      below.header(width: 40, color: false) + below.line(change, width: 40, color: false) == """
        WATCH    KIND        PRICE  TO   DAY
        weekend  new*       51 EUR  AGP  16 Jan

        """)
  }

  @Test(
    "the kind of a change, its mark and the day of departure stay on 40 columns, also with ids and two tickets",
    arguments: [40, 50])
  func importantColumns(width: Int) {
    var costly = trip
    costly.price = Price("1149.98") ?? 0
    let ids = ShortIDs([trip.id])
    let rows: [(trip: Trip, watch: String?, ids: ShortIDs?)] = [
      (trip, nil, nil), (trip, "weekend", nil), (trip, nil, ids), (trip, "weekend", ids), (costly, nil, nil),
      (costly, "weekend", nil),
    ]
    for row in rows {
      let change = TripChange(.cheaper(than: 2000), FoundTrip(trip: row.trip, origin: "EU"), seenAt: now)
      for terms in [[], .tickets] as [TermColumns] {
        let table = Table<TripChange>(
          [change], watch: row.watch.map { (text: $0, all: [$0]) }, row.ids, terms, below: PriceLimit(1200))
        let line = table.line(change, width: width, color: false)
        #expect(line.contains("down*  ") && line.contains("AGP  ") && line.contains("16 Jan"), "\(line)")
        #expect(line.dropLast().count <= width, "\(line)")
      }
    }
  }

  @Test("names of watches use the room for marks on 80 columns until a trip has one")
  func namesOfWatches() {
    let names = ["porto-weekend", "weekend-with-family-somewhere-north"]
    func line(of name: String, isDeal: Bool) -> String {
      let change = TripChange(.new, FoundTrip(trip: trip, origin: "EU", isDeal: isDeal), seenAt: now)
      return Table<TripChange>([change], watch: (text: name, all: names), nil, hasMarks: isDeal)
        .line(change, width: 80, color: false)
    }
    #expect(line(of: names[0], isDeal: false).hasPrefix("porto-weekend  new "))
    #expect(line(of: names[1], isDeal: false).hasPrefix("weeken…-north  new "))
    let marked = line(of: names[0], isDeal: true)
    #expect(marked.hasPrefix("por…nd  new ") && marked.hasSuffix("  deal\n"), "\(marked)")
  }

  @Test(
    "names of watches that begin and end alike are cut where they differ",
    arguments: [
      (["barcelona-city-break-weekend", "barcelona-sunny-long-weekend", "porto"], ["b…c…d", "b…s…d", "porto"]),
      // With less than 8 cells, two of them would be the same. The weekday is left out instead.
      (
        ["spain-april-weekend", "spain-may-weekend", "sweden-april-weekend", "sweden-may-weekend"],
        ["sp…apr…nd", "sp…may…nd", "sw…apr…nd", "sw…may…nd"]
      ),
    ])
  func similarNames(names: [String], narrowest: [String]) {
    let change = TripChange(.new, FoundTrip(trip: trip, origin: "EU"), seenAt: now)
    for width in [40, 60, 80, 250] {
      let cells = names.map { name in
        let line = Table<TripChange>([change], watch: (text: name, all: names), nil)
          .line(change, width: width, color: false)
        #expect(line.contains("16 Jan"), "\(width): \(line)")
        return String(line.prefix { $0 != " " })
      }
      #expect(Set(cells).count == names.count, "\(width): \(cells)")
      if width == 40 { #expect(cells == narrowest) }
      if width == 250 { #expect(cells == names) }
    }
  }

  @Test(
    "a change for a party fits on a terminal, and leaves out the price for each before the day of departure",
    arguments: [40, 60, 80])
  func changesOfParties(width: Int) {
    var trip = trip
    trip.terms = FareTerms(passengers: 2)
    let change = TripChange(.new, FoundTrip(trip: trip, origin: "EU"), seenAt: now)
    for watch in ["weekend", nil] {
      let table = Table<TripChange>([change], watch: watch.map { (text: $0, all: [$0]) }, nil, .party)
      let lines = [table.header(width: width, color: false), table.line(change, width: width, color: false)]
      #expect(lines.allSatisfy { !$0.contains("…\n") && $0.dropLast().count <= width }, "\(lines)")
      #expect(lines[1].contains("  AGP  Sat 16 Jan"), "\(lines)")
      #expect(lines[0].contains("EACH") == (width > 40) && lines[1].contains("25.50") == (width > 40), "\(lines)")
    }
  }

  @Test("a change that matches --below has the same mark in a pipe and on terminals of all widths")
  func changeBelow() {
    let (new, cheaper) = (TripChange.Kind.new, TripChange.Kind.cheaper(than: 60))
    for (kind, limit, word, short) in [
      (new, 52, "  new*  ", "new*  "), (new, 51, "  new  ", "new  "), (cheaper, 52, "  cheaper*  ", "down*  "),
      (.moreExpensive(than: 50), 52, "  more expensive  ", "up  "),
    ] as [(TripChange.Kind, Price, String, String)] {
      let change = TripChange(kind, FoundTrip(trip: trip, origin: "EU"), seenAt: now)
      let table = Table<TripChange>([change], watch: nil, nil, below: PriceLimit(limit))
      #expect(table.line(change, width: nil, color: false).contains(word))
      for width in [40, 60, 80] {
        let line = table.line(change, width: width, color: false)
        #expect(line.hasPrefix(short) && line.contains("Sat 16 Jan"), "\(width): \(line)")
      }
    }
    let change = TripChange(new, FoundTrip(trip: trip, origin: "EU"), seenAt: now)
    let table = Table<TripChange>([change], watch: nil, nil, below: PriceLimit(52))
    #expect(table.line(change, width: 80, color: true).contains("\(SGR.green)new*\(SGR.reset)"))
  }

  @Test("a watch notes once that its pairs of tickets are two contracts, with the first that are shown")
  func pairNotes() async throws {
    let departure = Date(timeIntervalSince1970: 3_800_000_000)
    let out = Trip.fixture(id: "out", price: 20, departureAt: departure)
    let back = Trip.fixture(id: "back", price: 30, from: .malaga, to: .copenhagen, departureAt: departure + 300_000)
    let pair = try #require(Trip(outbound: out, back: back))
    var output = WatchOutput(
      .json, color: .never, stream: .discarding, link: BookingLink(base: "https://example.com", marker: nil))
    var notes: [[String]] = []
    for (kind, trip, watch) in [
      (.new, out, "a"), (.gone, pair, "a"), (.new, pair, "a"), (.cheaper(than: 60), pair, "a"), (.new, out, "b"),
      (.new, pair, "b"),
    ] as [(TripChange.Kind, Trip, String)] {
      let change = TripChange(kind, FoundTrip(trip: trip, origin: "EU"), seenAt: now)
      try await output.write([change], of: watch, ids: nil)
      notes.append(output.takePairNotes(of: watch))
    }
    let note =
      "1 trip of 2 tickets: these are two contracts, so if one flight is changed or canceled, no airline helps with "
      + "the other"
    let expected: [[String]] = [[], [], [note], [], [], [note]]
    #expect(notes == expected)
  }

  private func watches(
    named names: [String] = ["spain"],
    _ fields: [(name: String, value: String)] = [(name: "regions", value: "VNO"), (name: "to", value: "ES")], width: Int
  ) throws -> String {
    let watches = try names.map { try Watch(name: $0, fields: fields) }
    var failing = WatchHealth()
    (failing.lastRound, failing.failingSince, failing.failure) = (now, now, "VNO: the service is not reachable")
    let rows = watches.flatMap { watch in
      [WatchHealth(), failing].map { health in
        ManageWatches.Row(
          watch: .success(watch), source: nil, health: health, refusal: nil, hasEnded: false, canRun: true)
      }
    }
    let columns = WatchListCommand.columns(of: rows, at: now)
    let table = tableWithDetails(rows, columns: columns, width: width, color: false)
    return table.replacing(#/\d{4}-\d\d-\d\d \d\d:\d\d/#, with: "2027-01-15 00:00").replacing(#/ \([^)]+\)/#, with: "")
  }

  @Test("watch list shows a word for each status, and a long status in whole below its row")
  func watches() throws {
    let wide = try watches(width: 200).split(separator: "\n")
    #expect(wide.count == 3 && wide[2].hasSuffix("failing since 2027-01-15 00:00: VNO: the service is not reachable"))
    #expect(
      try watches(width: 40) == """
        NAME   OPTIONS      EVERY  STATUS
        spain  VNO --to ES    15m  never ran
        spain  VNO --to ES    15m  failing
            failing since 2027-01-15 00:00: VNO:
            the service is not reachable

        """)
    #expect(
      try watches(named: ["weekends-in-southern-spain"], width: 40).hasPrefix(
        """
        NAME                        STATUS
        weekends-in-southern-spain  never ran

        """))
  }

  @Test("watch list cuts names last, where they differ, and never the word for a status", arguments: [40, 60, 80])
  func longNames(width: Int) throws {
    let long = (1...4).map { "weekend-with-family-\($0)-somewhere-north" }
    let lines = try watches(named: long + ["spain"], width: width).split(separator: "\n")
    let rows = lines.dropFirst().filter { !$0.hasPrefix(" ") }
    let names = rows.map { String($0.prefix { $0 != " " }) }
    #expect(rows.count == 10 && Set(names).count == 5)
    #expect(lines[0].hasSuffix("  STATUS"))
    #expect(rows.allSatisfy { $0.hasSuffix("  never ran") || $0.hasSuffix("  failing") }, "\(lines)")
    #expect(names.last == "spain")
    #expect(names[0] == (width == 40 ? "weekend-w…1-somewhere-north" : long[0]))
  }

  @Test("watch list cuts long names before it leaves out options, and leaves out intervals before it cuts options far")
  func optionsOfLongNames() throws {
    let long = (1...2).map { "weekend-with-family-\($0)-somewhere-up-north" }
    let lines = try watches(named: long, width: 60).split(separator: "\n")
    #expect(lines[0].hasSuffix("  OPTIONS     STATUS"), "\(lines)")
    let rows = lines.dropFirst().filter { !$0.hasPrefix(" ") }
    #expect(rows.count == 4 && Set(rows.map { $0.prefix { $0 != " " } }).count == 2, "\(lines)")
    #expect(rows.allSatisfy { $0.contains("  VNO -…o ES  ") }, "\(lines)")
    let fields = [
      (name: "regions", value: "EU"), (name: "from", value: "BUD"), (name: "to", value: "BCN"),
      (name: "below", value: "60"),
    ]
    let table = try watches(named: long, fields, width: 71)
    #expect(table.contains("\n\(long[0])  ") && table.contains("below 60  "), "\(table)")
  }

  @Test(
    "status cuts names where they differ",
    arguments: [(40, "weekend…1-somewhere-north"), (60, "weekend-with-family-1-somewhere-north")])
  func statusNames(width: Int, first: String) {
    let parts = (1...4).map { EnvironmentStatus.Part(.watch, "weekend-with-family-\($0)-somewhere-north") }
    let columns = StatusCommand.columns(of: parts)
    let lines = tableWithDetails(parts, columns: columns, width: width, color: false).split(separator: "\n")
    #expect(lines.count == 5 && Set(lines).count == 5, "\(lines)")
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("watch  ") && $0.hasSuffix("  ok") }, "\(lines)")
    #expect(lines.count > 1 && lines[1].hasPrefix("watch  \(first)"), "\(lines)")
  }

  @Test("watch list keeps the places and the limit of options that have no room")
  func mainOptions() throws {
    let fields = [
      (name: "regions", value: "VNO"), (name: "to", value: "ES,IT"), (name: "nights", value: "2-3"),
      (name: "weekend", value: "true"), (name: "depart_hours", value: "17-23"), (name: "max_transfers", value: "1"),
      (name: "below", value: "60"), (name: "every", value: "6h"), (name: "notify", value: "phone"),
    ]
    let table = try watches(fields, width: 80)
    #expect(table.contains("  VNO --to ES,IT … --below 60 …  "), "\(table)")
    let homes = [
      (name: "meet", value: "Vilnius"), (name: "meet", value: "Berlin"), (name: "to", value: "ES"),
      (name: "weekend", value: "true"), (name: "month", value: "next"), (name: "below", value: "200"),
    ]
    #expect(try watches(homes, width: 80).contains("--to ES … --below 200  "))
  }

  @Test("watch list leaves out sources before it cuts options, and keeps the end of cut ones, with the limit")
  func watchOptions() throws {
    let fields = [
      (name: "regions", value: "EU"), (name: "from", value: "BUD"), (name: "to", value: "BCN"),
      (name: "date", value: "2027-02-14"), (name: "below", value: "60"),
    ]
    let words = "  EU --from BUD --to BCN --date 2027-02-14 --below 60  "
    for (width, hasSource, isWhole) in [(130, true, true), (120, false, true), (80, false, true), (60, false, false)] {
      let table = try watches(fields, width: width)
      #expect(table.contains("SOURCE") == hasSource && table.contains(words) == isWhole, "\(table)")
      #expect(table.contains("below 60  "), "\(table)")
    }
  }
}
