import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import aerogami

@Suite struct TripMarkTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private func found(ended: Bool = false, isDeal: Bool = false, isStale: Bool = false) -> FoundTrip {
    FoundTrip(
      trip: .fixture(departureAt: now + 86_400, expiresAt: ended ? now : now + 1), origin: "EU", isDeal: isDeal,
      isStale: isStale)
  }

  @Test("a row has its most important mark, with its color, and a short word on a narrow terminal")
  func marks() {
    let rows = [
      found(), found(isDeal: true), found(isDeal: true, isStale: true),
      found(ended: true, isDeal: true, isStale: true),
    ]
    #expect(rows.map { $0.mark(at: now) } == [nil, .deal, .stale, .ended])
    #expect(FoundTrip(trip: .fixture(departureAt: now), origin: "EU").mark(at: now)?.word == "departed")
    let rendering = Rendering<FoundTrip>.trips(at: now)
    let table = Table(rows, columns: rendering.columns, isDimmed: rendering.isDimmed)
    let row = "72 EUR  CPH   AGP  Sat 16 Jan"
    #expect(
      table.rendered(width: 40, color: false)
        == """
         PRICE  FROM  TO   DEPARTS
        \(row) 08:00Z
        \(row) 08:00Z  deal
        \(row) 08:00Z  stale
        \(row) 08:00Z  ended

        """.replacing(" 08:00Z", with: ""))
    let colored = table.rendered(width: 200, color: true).split(separator: "\n").dropFirst()
    #expect(
      colored.map { $0.contains("\u{1B}[1m72 EUR\u{1B}[0m") } == [true, true, true, false])
    #expect(
      zip(colored, ["  EU", "\u{1B}[32mdeal\u{1B}[0m", "\u{1B}[33mstale\u{1B}[0m", "offer ended\u{1B}[0m"])
        .allSatisfy { $0.hasSuffix($1) })
    #expect(colored.last?.hasPrefix("\u{1B}[2m72 EUR  CPH Copenhagen") == true)
  }

  @Test("a selection marks the trips of a stale response only")
  func selection() {
    var selection = TripSelection(TripQuery(), at: now)
    selection.add([.fixture(id: "old", price: 1)], from: "EU", isStale: true)
    selection.add([.fixture(id: "new", price: 2)], from: "US")
    #expect(selection.sorted().map(\.isStale) == [true, false])
  }

  @Test("a change is colored by its direction")
  func changes() {
    func line(_ kind: TripChange.Kind) -> String {
      let change = TripChange(kind, found(), seenAt: now)
      return Table([change], watch: nil, nil).line(change, width: 60, color: true)
    }
    #expect(
      line(.cheaper(than: 80)).hasPrefix(
        "\u{1B}[32mdown\u{1B}[0m      \u{1B}[1m72 EUR\u{1B}[0m      \u{1B}[32m-8\u{1B}[0m"))
    #expect(line(.moreExpensive(than: 70)).hasPrefix("\u{1B}[31mup\u{1B}[0m  "))
    #expect(line(.new).hasPrefix("new   "))
    #expect(line(.gone).hasPrefix("\u{1B}[2mgone  ") && line(.gone).hasSuffix("\u{1B}[0m\n"))
  }
}
