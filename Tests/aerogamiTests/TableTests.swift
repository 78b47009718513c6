import AerogamiCore
import TestSupport
import Testing

@testable import aerogami

private struct Fare: Sendable {
  var price: String
  var from: String
  var to: String
  var isStale = false
}

private let columns: [Column<Fare>] = [
  Column("PRICE", .number) { $0.price },
  Column("FROM", shrinksTo: 6) { $0.from },
  Column("TO", shrinksTo: 4) { $0.to },
]

private let fares = [
  Fare(price: "9.99", from: "Vilnius 🇱🇹", to: "Ōsaka"),
  Fare(price: "120", from: "København", to: "東京国際空港", isStale: true),
  Fare(price: "72.50", from: "ภูเก็ต", to: "Paris"),
]

struct TableTests {
  @Test("in a pipe every cell is complete, aligned, and without color")
  func piped() {
    let text = Table(fares, columns: columns) { $0.isStale ? .dimmed : .plain }.rendered(width: nil, color: false)
    #expect(
      text == """
        PRICE  FROM        TO
         9.99  Vilnius 🇱🇹  Ōsaka
          120  København   東京国際空港
        72.50  ภูเก็ต        Paris

        """)
  }

  @Test(
    "a narrow terminal shrinks the widest shrinkable columns first, and then truncates lines",
    arguments: [
      (
        31,
        """
        PRICE  FROM        TO
         9.99  Vilnius 🇱🇹  Ōsaka
          120  København   東京国際空港

        """
      ),
      (
        27,
        """
        PRICE  FROM       TO
         9.99  Vilnius …  Ōsaka
          120  København  東京国際…

        """
      ),
      (
        23,
        """
        PRICE  FROM     TO
         9.99  Vilniu…  Ōsaka
          120  Københ…  東京国…

        """
      ),
      (
        19,
        """
        PRICE  FROM    TO
         9.99  Vilni…  Ōsa…
          120  Køben…  東…

        """
      ),
      (
        10,
        """
        PRICE  FR…
         9.99  Vi…
          120  Kø…

        """
      ),
      (1, "…\n…\n…\n"),
      (0, "\n\n\n"),
    ])
  func narrow(width: Int, expected: String) {
    #expect(Table(fares.prefix(2), columns: columns).rendered(width: width, color: false) == expected)
  }

  @Test("an empty optional column is left out, with any title")
  func optionalColumn() {
    let columns = [
      Column<String>("A") { $0 }, Column<String>("B", isOptional: true) { $0 == "x" ? "here" : "" },
    ]
    #expect(Table(["y", "z"], columns: columns).rendered(width: nil, color: false) == "A\ny\nz\n")
    #expect(Table(["y", "x"], columns: columns).rendered(width: nil, color: false) == "A  B\ny\nx  here\n")
  }

  @Test("an empty column without a title is left out")
  func emptyColumn() {
    let columns = [Column<String>("A") { $0 }, Column<String>("") { _ in "" }, Column<String>("C") { $0 }]
    #expect(Table(["x"], columns: columns).rendered(width: nil, color: false) == "A  C\nx  x\n")
  }

  @Test("without rows there is only the header", arguments: [nil, 80])
  func empty(width: Int?) {
    #expect(Table([], columns: columns).rendered(width: width, color: false) == "PRICE  FROM  TO\n")
  }

  @Test("a line has no trailing spaces, even if its last cells are empty")
  func trailingSpaces() {
    let text = Table([Fare(price: "1", from: "a ", to: ""), Fare(price: "", from: "", to: "")], columns: columns)
      .rendered(width: nil, color: false)
    #expect(text == "PRICE  FROM  TO\n    1  a\n\n")
  }

  @Test("color makes the header bold and dimmed rows dim, and moves nothing")
  func color() {
    let table = Table(fares.prefix(2), columns: columns) { $0.isStale ? .dimmed : .plain }
    let text = table.rendered(width: 19, color: true)
    #expect(
      text == """
        \u{1B}[1mPRICE  FROM    TO\u{1B}[0m
         9.99  Vilni…  Ōsa…
        \u{1B}[2m  120  Køben…  東…\u{1B}[0m

        """)
  }

  @Test("no cell or title controls the terminal or breaks its line")
  func hostileCells() {
    let columns = [
      Column<String>("A\u{1B}[2J") { $0 },
      Column<String>("B", .number) { $0 },
    ]
    let text = Table(["\u{1B}[31mx\r\ny\u{9B}K", "\u{202E}z"], columns: columns).rendered(width: nil, color: false)
    #expect(
      text == """
        A�[2J                  B
        �[31mx  y�K  �[31mx  y�K
        �z                    �z

        """)
  }

  @Test("a very long cell in a pipe shifts only its own line")
  func endlessCell() {
    let endless = String(repeating: "x", count: 10_000)
    let rows = [Fare(price: "1", from: endless, to: "a"), Fare(price: "2", from: "b", to: "c")]
    let lines = Table(rows, columns: columns).rendered(width: nil, color: false).split(separator: "\n")
    #expect(lines[1] == "    1  \(endless)  a")
    #expect(lines[2].count == "PRICE  ".count + 200 + "  c".count)
  }

  @Test("a long table is written in pieces of whole lines, and stops at a write error")
  func pieces() {
    struct Full: Error {}
    let table = Table((0..<5000).map { Fare(price: "\($0)", from: "Vilnius", to: "Palma") }, columns: columns)
    var pieces: [String] = []
    table.write(width: nil, color: true) { pieces.append($0) }
    #expect(pieces.count > 1)
    #expect(pieces.allSatisfy { $0.last == "\n" && $0.utf8.count < 1 << 17 })
    #expect(pieces.joined() == table.rendered(width: nil, color: true))
    #expect(pieces.joined().split(separator: "\n").count == 5001)

    var count = 0
    #expect(throws: Full.self) {
      try table.write(width: nil, color: false) { _ in
        count += 1
        throw Full()
      }
    }
    #expect(count == 1)
  }

  @Test("no line of a bounded table is wider than the terminal, for any cells", arguments: UInt64(0)..<20)
  func bounded(seed: UInt64) {
    var random = RandomText(seed: seed)
    let rows = (0..<8).map { _ in
      Fare(price: random.next(maxLength: 6), from: random.next(maxLength: 30), to: random.next(maxLength: 30))
    }
    let table = Table(rows, columns: columns)
    for width in 0...70 {
      let text = table.rendered(width: width, color: false)
      let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      #expect(lines.count == rows.count + 2 && lines.last == "")
      for line in lines {
        #expect(line.displayWidth <= width)
        #expect(line.isInert)
        #expect(line.unicodeScalars.last != " ")
      }
    }
  }
}
