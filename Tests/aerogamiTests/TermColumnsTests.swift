import AerogamiCore
import AerogamiJSON
import Foundation
import TestSupport
import Testing

@testable import aerogami

/// Tests of what the formats show about what prices cover.
@Suite struct TermColumnsTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private func found(_ price: Price, _ terms: FareTerms) -> FoundTrip {
    var trip = Trip.fixture(price: price, departureAt: now + 86_400, expiresAt: now + 1)
    (trip.terms, trip.transfers) = (terms, 1)
    return FoundTrip(trip: trip, origin: "EU")
  }

  private var rows: [FoundTrip] {
    [found(145, FareTerms(passengers: 2, tickets: 2, bags: 2)), found(100, FareTerms(passengers: 2, bags: 0))]
  }

  private func columns(_ text: String) throws -> TermColumns { TermColumns(try TripSearch(text: text)) }

  private func json(_ terms: TermColumns) -> [String] {
    rows.map { row in
      var json = JSONWriter()
      Rendering<FoundTrip>.trips(at: now, terms: terms).json(&json, row)
      return String(decoding: json.bytes, as: UTF8.self)
    }
  }

  private func csv(_ terms: TermColumns) -> [String] {
    let rendering = Rendering<FoundTrip>.trips(at: now, terms: terms)
    var csv = CSVWriter()
    rendering.csvHeader(&csv)
    for row in rows { rendering.csv(&csv, row) }
    return String(decoding: csv.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func table(_ terms: TermColumns) -> String {
    Table(rows, columns: Rendering<FoundTrip>.trips(at: now, terms: terms).columns).rendered(width: nil, color: false)
  }

  @Test("a plain search shows nothing about what prices cover")
  func plain() throws {
    for text in ["", "max_price=60&direct=true", "adults=1"] { #expect(try columns(text) == []) }
    #expect(!json([]).joined().contains("passengers") && !json([]).joined().contains("ticket_count"))
    #expect(csv([]).allSatisfy { $0.hasSuffix("stale") || $0.hasSuffix("false,false,false") })
    #expect(!table([]).contains("EACH") && !table([]).contains("BAGS") && !table([]).contains("ticket_count"))
  }

  @Test("a search for two tickets has both tickets of a pair, and an empty list for any other trip")
  func pairs() throws {
    var (out, back) = (
      Trip.fixture(id: "out", price: 20),
      Trip.fixture(id: "back", price: 30, airlines: "W6", from: .malaga, to: .copenhagen)
    )
    (out.departureAt, out.transfers, back.transfers) = (.utc(now + 86_400), 0, 0)
    (out.sources, back.sources, back.link) = (["ryanair"], ["kiwi"], FareLink("/search/AGP"))
    back.departureAt = .utc(now + 5 * 86_400)
    let pair = FoundTrip(trip: try #require(Trip(outbound: out, back: back)), origin: "EU")
    let terms = try columns("two_tickets=true")
    #expect(terms == [.tickets, .pairs] && TermColumns([pair]) == terms)
    let rendering = Rendering<FoundTrip>.trips(at: now, terms: terms)
    var json = JSONWriter()
    rendering.json(&json, pair)
    let text = String(decoding: json.bytes, as: UTF8.self)
    #expect(
      text.contains(#","ticket_count":2,"tickets":[{"id":"out","price":20,"currency":"EUR","airlines":"FR","#),
      "\(text)")
    #expect(text.contains(#","link":"/search/AGP","sources":["kiwi"]}],"expired":"#), "\(text)")
    let tree = try #require(try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: Any])
    #expect((tree["tickets"] as? [Any])?.count == 2)
    #expect(self.json(terms)[1].contains(#","ticket_count":1,"tickets":[],"#))
    var csv = CSVWriter()
    rendering.csvHeader(&csv)
    for row in [pair] + rows { rendering.csv(&csv, row) }
    let lines = String(decoding: csv.bytes, as: UTF8.self).split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    #expect(lines[0].suffix(17).first == "ticket_count" && lines[0].last == "return.sources")
    #expect(lines[1].suffix(8) == ["back", "30", "W6", "4048", "AGP", "CPH", "/search/AGP", "kiwi"])
    let table = Table([pair], columns: rendering.columns).rendered(width: nil, color: false)
    #expect(table.contains("  0, 2 tickets") && table.contains("FR 4048, W6 4048"), "\(table)")
  }

  @Test("a search for a party has the same fields in every row")
  func party() throws {
    let terms = try columns("adults=2")
    #expect(
      json(terms).map { String($0.suffix(120)) }.allSatisfy {
        $0.contains(#","sources":[],"passengers":2,"price_per_"#)
      })
    #expect(
      json(terms)[0].hasSuffix(#","price_per_person":72.50,"bags":2,"expired":false,"deal":false,"stale":false}"#))
    #expect(
      json(terms)[1].hasSuffix(#","price_per_person":50,"bags":null,"expired":false,"deal":false,"stale":false}"#))
    #expect(json(terms)[0].contains(#""price":145,"#))
    #expect(csv(terms).map { $0.split(separator: ",", omittingEmptySubsequences: false).count } == [26, 26, 26])
    #expect(csv(terms)[0].hasSuffix(",stale,passengers,price_per_person,bags"))
    #expect(csv(terms)[1].hasSuffix(",false,2,72.50,2") && csv(terms)[2].hasSuffix(",false,2,50,"))
    #expect(
      table(terms) == """
          PRICE   EACH  BAGS          FROM            TO          DEPARTS            RETURNS  NIGHTS  STOPS  FLIGHT   REGION
        145 EUR  72.50  2 included    CPH Copenhagen  AGP Malaga  Sat 16 Jan 08:00Z  one way       -      1  FR 4048  EU
        100 EUR     50  not included  CPH Copenhagen  AGP Malaga  Sat 16 Jan 08:00Z  one way       -      1  FR 4048  EU

        """)
  }

  @Test("a search with bags only has no price for each, and one with self-made connections has tickets")
  func others() throws {
    #expect(try columns("bags=1") == .bags && columns("children=1") == [.bags, .party])
    #expect(!table(.bags).contains("EACH") && table(.bags).contains("not included"))
    let rows = [found(1, FareTerms(requestedBags: 1))]
    let unknown = Table(rows, columns: Rendering<FoundTrip>.trips(at: now, terms: .bags).columns)
    #expect(unknown.rendered(width: nil, color: false).contains("  unknown  CPH Copenhagen"))
    let tickets = try columns("self_transfer=true")
    #expect(tickets == .tickets && table(tickets).contains("  1, 2 tickets  FR 4048"))
    #expect(json(tickets).map { $0.contains(#","sources":[],"ticket_count":2,"expired""#) } == [true, false])
    #expect(json(tickets)[1].contains(#","ticket_count":1,"#) && csv(tickets)[0].hasSuffix(",stale,ticket_count"))
  }

  @Test("a narrow table keeps the price for each as long as the price")
  func narrow() throws {
    let rendering = Rendering<FoundTrip>.trips(at: now, terms: try columns("adults=2&bags=2"))
    let table = Table(rows, columns: rendering.columns).rendered(width: 50, color: false)
    #expect(table.split(separator: "\n").allSatisfy { String($0).displayWidth <= 50 })
    #expect(table.contains("145 EUR  72.50  CPH"), "\(table)")
    let tickets = Table(rows, columns: Rendering<FoundTrip>.trips(at: now, terms: .tickets).columns)
    let narrow = tickets.rendered(width: 40, color: false)
    #expect(narrow.contains("  STOPS\n") && narrow.contains("   1 x2\n"), "\(narrow)")
    let deal = FoundTrip(trip: rows[0].trip, origin: "EU", isDeal: true)
    let marked = Table([deal], columns: Rendering<FoundTrip>.trips(at: now, terms: .tickets).columns)
    #expect(marked.rendered(width: 43, color: false).hasSuffix("   1 x2  deal\n"))
    #expect(marked.rendered(width: 40, color: false).hasSuffix("   1 x2\n"), "a mark is whole or left out")
    let both = Table(rows, columns: Rendering<FoundTrip>.trips(at: now, terms: [.party, .tickets]).columns)
    let whole = both.rendered(width: 40, color: false)
    #expect(whole.contains("  STOPS\n") && whole.contains("   1 x2\n"), "\(whole)")
  }

  @Test("favorites show what their prices cover if any is not plain")
  func favorites() {
    #expect(TermColumns([found(1, FareTerms(bags: 0))]) == [])
    #expect(TermColumns(rows) == [.party, .bags, .tickets])
    #expect(TermColumns([found(1, FareTerms(bags: 1))]) == .bags)
    #expect(TermColumns([found(1, FareTerms(requestedBags: 1))]) == .bags)
  }

  @Test("changes of a watch for a party have the fields of its trips, in each format")
  func changes() throws {
    let terms = TermColumns(try SearchText(text: "adults=2&bags=2&self_transfer=true"))
    let change = TripChange(.cheaper(than: 160), rows[0], seenAt: now)
    let rendering = Rendering<TripChange>.changes(of: nil, terms)
    var (csv, json) = (CSVWriter(), JSONWriter())
    rendering.csvHeader(&csv)
    rendering.csv(&csv, change)
    rendering.json(&json, change)
    let lines = String(decoding: csv.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines[0].hasSuffix(",trip.passengers,trip.price_per_person,trip.bags,trip.ticket_count"))
    #expect(lines[1].hasSuffix(",2,72.50,2,2"))
    #expect(String(decoding: json.bytes, as: UTF8.self).contains(#""bags":2,"ticket_count":2,"expired""#))
    let line = Table([change], watch: nil, nil, terms).line(change, width: 250, color: false)
    #expect(line.contains("145 EUR      -15") && line.contains("72.50  2 included    1, 2 tickets"), "\(line)")
  }
}
