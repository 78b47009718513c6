import AerogamiCore
import Testing

@testable import aerogami

@Suite struct RunningTableTests {
  private typealias Row = (name: String, count: Int)

  private func table(dimmed: Bool = false) -> Table<Row> {
    Table(
      widths: [
        (Column("NAME", shrinksTo: 4) { $0.name }, 6), (Column("N", .number) { "\($0.count)" }, 3),
        (Column("") { _ in "" }, 4),
      ], isDimmed: { _ in dimmed })
  }

  @Test("later rows use the same columns, also with wide characters")
  func columns() {
    #expect(table().header(width: nil, color: false) == "NAME      N\n")
    #expect(table().line(("a", 1), width: nil, color: false) == "a         1\n")
    #expect(table(dimmed: true).line(("東京", 100), width: nil, color: false) == "東京    100\n")
  }

  @Test("a cell that is too wide shifts the rest of its line")
  func wide() {
    #expect(table().line(("endlessly", 1), width: nil, color: false) == "endlessly    1\n")
  }

  @Test(
    "on a terminal columns shrink, then lines are truncated, with color if enabled")
  func terminal() {
    #expect(table().line(("endlessly", 1), width: 80, color: false) == "endle…    1\n")
    #expect(table().line(("endlessly", 1), width: 16, color: false) == "endl…    1\n")
    #expect(table().header(width: 5, color: true) == "\u{1B}[1mNAME…\u{1B}[0m\n")
    #expect(table(dimmed: true).line(("a", 1), width: 80, color: true) == "\u{1B}[2ma         1\u{1B}[0m\n")
    #expect(table().line(("a", 1), width: 80, color: true) == "a         1\n")
  }

  @Test("optional columns are left out if there is no room, the last one first")
  func optional() {
    let table = Table<String>(
      widths: ["A", "B", "C", "D"].map { name in
        (Column(name, leftOut: name == "B" || name == "C" ? .early : nil) { $0 + name }, 4)
      })
    let lines = [22, 21, 16, 15, 10, 9].map { table.line("x", width: $0, color: false) }
    #expect(
      lines == [
        "xA    xB    xC    xD\n", "xA    xB    xD\n", "xA    xB    xD\n", "xA    xD\n", "xA    xD\n", "xA    xD\n",
      ])
    #expect(table.header(width: 10, color: false) == "A     D\n")
    #expect(table.line("x", width: nil, color: false) == "xA    xB    xC    xD\n")
  }

  @Test("a cell that does not fit has its short text if the line has no room, and a price is never truncated")
  func short() {
    let table = Table<(price: String, day: String)>(widths: [
      (Column("PRICE", .number, style: { _ in .price }) { $0.price }, 5),
      (Column("DAY", short: .init(.last, width: 3) { String($0.day.prefix(3)) }) { $0.day }, 5),
      (Column("") { _ in "mark" }, 4),
    ])
    #expect(table.line(("1.00", "Friday"), width: 19, color: false) == " 1.00  Friday  mark\n")
    #expect(table.line(("1.00", "Friday"), width: 18, color: false) == " 1.00  Fri    mark\n")
    #expect(table.line(("1000.00", "Mon"), width: 20, color: false) == "1000.00  Mon    mark\n")
    #expect(
      table.line(("1.00", "Mon"), width: 18, color: true)
        == " \u{1B}[1m1.00\u{1B}[0m  Mon    mark\n")
    #expect(table.header(width: 13, color: false) == "PRICE  DAY\n")
    // A part of the mark would be of no use.
    #expect(table.line(("1000.00", "Mon"), width: 13, color: false) == "1000.00  Mon\n")
  }

  @Test("no text controls the terminal")
  func hostile() {
    #expect(table().line(("\u{1B}[31m\n", 1), width: nil, color: false) == "\u{FFFD}[31m     1\n")
  }
}
