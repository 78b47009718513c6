import AerogamiContainer
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
    let text = Table(fares, columns: columns) { $0.isStale }.rendered(width: nil, color: false)
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
      Column<String>("A") { $0 }, Column<String>("B", leftOut: .early) { $0 == "x" ? "here" : "" },
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
    let table = Table(fares.prefix(2), columns: columns) { $0.isStale }
    let text = table.rendered(width: 19, color: true)
    #expect(
      text == """
        \u{1B}[1mPRICE  FROM    TO\u{1B}[0m
         9.99  Vilni…  Ōsa…
        \u{1B}[2m  120  Køben…  東…\u{1B}[0m

        """)
  }

  @Test("colors show the meaning of cells, except in dimmed rows and truncated lines")
  func cellColors() {
    let columns: [Column<Fare>] = [
      Column("PRICE", .number, style: { _ in .price }) { $0.price }, Column("FROM", shrinksTo: 6) { $0.from },
      Column("", style: { $0.to == "Paris" ? .deal : .plain }) { $0.to },
    ]
    let table = Table([fares[2], fares[1], fares[0]], columns: columns) { $0.isStale }
    #expect(
      table.rendered(width: 40, color: true) == """
        \u{1B}[1mPRICE  FROM\u{1B}[0m
        \u{1B}[1m72.50\u{1B}[0m  ภูเก็ต        \u{1B}[32mParis\u{1B}[0m
        \u{1B}[2m  120  København   東京国際空港\u{1B}[0m
         \u{1B}[1m9.99\u{1B}[0m  Vilnius 🇱🇹  Ōsaka

        """)
    let cut = table.rendered(width: 10, color: true)
    #expect(cut.split(separator: "\n").dropFirst().first == "72.50  ภูเ…")
    for width in [nil, 40, 20] {
      #expect(table.rendered(width: width, color: false).allSatisfy { $0 != "\u{1B}" })
    }
  }

  @Test("columns give way in stages: short texts and columns to leave out, the last one first, and then texts shrink")
  func stages() {
    let columns: [Column<String>] = [
      Column("FIRST", leftOut: .late) { $0 },
      Column("NAME", shrinksTo: 4, readable: 6, short: .init(.last, width: 1, title: "N") { String($0.prefix(1)) }) {
        $0 + "-long"
      },
      Column("SECOND", leftOut: .early) { $0 },
      Column("", short: .init(.early, width: 2) { String($0.prefix(2)) }) { $0 + "!" },
    ]
    let table = Table(["abcd"], columns: columns)
    let expected = [
      31: "FIRST  NAME       SECOND\nabcd   abcd-long  abcd    abcd!\n",
      30: "FIRST  NAME      SECOND\nabcd   abcd-lo…  abcd    abcd!\n",
      28: "FIRST  NAME    SECOND\nabcd   abcd-…  abcd    abcd!\n",
      25: "FIRST  NAME    SECOND\nabcd   abcd-…  abcd    ab\n",
      24: "FIRST  NAME\nabcd   abcd-long  ab\n",
      15: "FIRST  NAME\nabcd   abc…  ab\n",
      14: "NAME\nabcd-long  ab\n",
      8: "NAME\nabc…  ab\n",
      7: "N\na  ab\n",
      4: "N\na\n",
    ]
    for (width, text) in expected { #expect(table.rendered(width: width, color: false) == text) }
  }

  @Test("a text may be truncated in its middle")
  func middle() {
    #expect("AEROGAMI_TRIPS_AIRPORT".truncatedInMiddle(toWidth: 11) == "AEROG…RPORT")
    #expect("AEROGAMI".truncatedInMiddle(toWidth: 8) == "AEROGAMI")
    for width in 0...12 { #expect("東京-国際-空港".truncatedInMiddle(toWidth: width).displayWidth <= width) }
    let name = "barcelona-city-weekend"
    let others = [name, "barcelona-may-weekend", "porto-weekend"]
    #expect(name.truncatedInMiddle(toWidth: 12, unlike: others) == "bar…city…end")
    #expect("spain-1-x".truncatedInMiddle(toWidth: 5, unlike: ["spain-2-x"]) == "s…1-x")
    #expect("porto-weekend".truncatedInMiddle(toWidth: 11, unlike: others) == "porto…ekend")
    for width in 0...22 { #expect(name.truncatedInMiddle(toWidth: width, unlike: others).displayWidth <= width) }
  }

  @Test("a text folds at spaces, or within words that are too long, and loses nothing but spaces")
  func folding() {
    #expect("set the token of trips".folded(toWidth: 9) == ["set the", "token of", "trips"])
    #expect("set the token".folded(toWidth: 7) == ["set the", "token"])
    #expect("https://example.com/a b".folded(toWidth: 8) == ["https://", "example.", "com/a b"])
    #expect(
      "see https://example.com/a b".folded(toWidth: 8, breaksWords: false) == ["see", "https://example.com/a", "b"])
    #expect("東京国際".folded(toWidth: 1) == ["東", "京", "国", "際"])
    #expect("".folded(toWidth: 5) == [""])
    var random = RandomText(seed: 5)
    for round in 0..<200 {
      let text = random.next(maxLength: 40).printable
      let characters = text.filter { $0 != " " }
      // Each width is that of 50 texts.
      for width in stride(from: 2 + round % 4, through: 30, by: 4) {
        let lines = text.folded(toWidth: width)
        // A single character can be wider, such as a conjoined syllable.
        let fits = lines.allSatisfy { $0.displayWidth <= width || $0.count == 1 }
        #expect(fits && lines.joined().filter { $0 != " " } == characters, "\(width) columns: \(text)")
      }
    }
  }

  @Test("prices in several currencies are aligned at their decimal points")
  func currencies() {
    let prices = ["72 EUR", "1081.50 SEK", "9.5 USD", ""]
    let columns = [Column<String>("PRICE", .price) { $0 }, Column("TO") { _ in "AGP" }]
    #expect(
      Table(prices, columns: columns).rendered(width: nil, color: false) == """
              PRICE  TO
          72    EUR  AGP
        1081.50 SEK  AGP
           9.5  USD  AGP
                     AGP

        """)
    #expect(
      Table(["72 EUR", "9.50 EUR"], columns: columns).rendered(width: nil, color: false) == """
           PRICE  TO
          72 EUR  AGP
        9.50 EUR  AGP

        """)
    #expect(
      Table(["72 EUR", "149.98 EUR for 2"], columns: columns).rendered(width: nil, color: false) == """
                   PRICE  TO
         72    EUR        AGP
        149.98 EUR for 2  AGP

        """)
  }

  @Test("details that do not fit are in lines below their rows, and shorter ones in their column")
  func details() {
    let rows = [("a", "not reached; check the address"), ("bcd", "")]
    let columns: [Column<(String, String)>] = [Column("NAME") { $0.0 }, Column("DETAILS") { $0.1 }]
    #expect(
      tableWithDetails(rows, columns: columns, width: 36, color: false) == """
        NAME  DETAILS
        a     not reached; check the address
        bcd

        """)
    #expect(
      tableWithDetails(rows, columns: columns, width: 35, color: false) == """
        NAME
        a
            not reached; check the address
        bcd

        """)
    #expect(
      tableWithDetails(rows, columns: columns, width: 20, color: false) == """
        NAME
        a
            not reached;
            check the
            address
        bcd

        """)
  }

  @Test("details that fit stay in their rows when others do not, and the other columns keep their room")
  func someDetails() {
    let rows = [("a", "not reached; check the address"), ("bcd", "never ran"), ("e", "")]
    let columns: [Column<(String, String)>] = [Column("NAME", shrinksTo: 2) { $0.0 }, Column("DETAILS") { $0.1 }]
    #expect(
      tableWithDetails(rows, columns: columns, width: 20, color: false) == """
        NAME  DETAILS
        a
            not reached;
            check the
            address
        bcd   never ran
        e

        """)
    #expect(
      tableWithDetails(rows, columns: columns, width: 14, color: false) == """
        NAME
        a
            not
            reached;
            check the
            address
        bcd
            never ran
        e

        """)
    let status = Column<(String, String)>(
      "STATUS", short: .init(.early, width: 6) { String($0.1.prefix(5)) }, text: { $0.1 })
    #expect(
      tableWithDetails(rows, columns: [columns[0], status], width: 20, color: false) == """
        NAME  STATUS
        a     not r
            not reached;
            check the
            address
        bcd   never ran
        e

        """)
  }

  @Test("details with a short form are in their column, and below only if the short form is another text")
  func shortDetails() {
    let rows = [("a", "failing: not reached"), ("bcd", "ok")]
    let columns: [Column<(String, String)>] = [
      Column("NAME") { $0.0 }, Column("STATUS", short: .init(.early, width: 7) { String($0.1.prefix(7)) }) { $0.1 },
    ]
    #expect(
      tableWithDetails(rows, columns: columns, width: 20, color: false) == """
        NAME  STATUS
        a     failing
            failing: not
            reached
        bcd   ok

        """)
  }

  @Test("a prompt breaks at spaces, and words such as addresses stay whole")
  func wrapped() {
    let text = "Token of a service (free at https://example.com/a/long/path) [none]:"
    #expect(
      text.wrapped(toWidth: 24) == "Token of a service\n  (free at\n  https://example.com/a/long/path)\n  [none]:")
    #expect(text.wrapped(toWidth: text.count) == text)
  }

  @Test("a note breaks before and after a command, but not within it, so that it can be copied")
  func wrappedCommand() {
    let command = ["aerogami", "watch", "add", "a", "VNO", "--to", "New  York; it's", "--below", "60"].asCommand
    #expect(command == #"aerogami watch add a VNO --to 'New  York; it'\''s' --below 60"#)
    #expect(
      "removed a; to add it again: \(command); see the help".wrapped(toWidth: 24)
        == "removed a; to add it\n  again:\n  \(command);\n  see the help")
    #expect(
      "run aerogami fetch to see today's prices; or wait".wrapped(toWidth: 30)
        == "run\n  aerogami fetch to see today's prices;\n  or wait")
    #expect(
      "these regions are saved with \"aerogami regions select\"".wrapped(toWidth: 26)
        == "these regions are saved\n  with\n  \"aerogami regions select\"")
    // The command takes two lines of its own.
    #expect(terminalLineCount(of: ["run a long one: aerogami fetch VNO --to BCN"], width: 24) == 3)
  }

  @Test("a card continues long facts on lines below, under their texts")
  func cards() {
    let facts = [("CARD", ""), ("name", "a long fact of several words"), ("", "more"), ("empty", "")]
    #expect(
      card(facts, width: 20) == """
        CARD
        name   a long fact
               of several
               words
               more
        empty  -

        """)
    #expect(card(facts).split(separator: "\n")[1] == "name   a long fact of several words")
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

  @Test("a long table is written in pieces of whole lines, and stops at a write error", arguments: [false, true])
  func pieces(color: Bool) async {
    struct Full: Error {}
    let fares = (0..<5000).map { Fare(price: "\($0)", from: $0 % 3 == 0 ? "Kraków 🇵🇱" : "Vilnius", to: "Palma") }
    let empty = Column<Fare>("NONE", leftOut: .early) { _ in "" }
    let table = await Table.measuring(fares, columns: [columns[0], empty, columns[1], columns[2]]) { _ in false }
    var pieces: [String] = []
    await table.write(width: nil, color: color) { pieces.append(String(decoding: $0, as: UTF8.self)) }
    #expect(pieces.count > 1)
    #expect(pieces.allSatisfy { $0.last == "\n" && $0.utf8.count < 1 << 17 })
    #expect(pieces.joined() == table.rendered(width: nil, color: color))
    #expect(pieces.joined().split(separator: "\n").count == 5001)

    var count = 0
    await #expect(throws: Full.self) {
      try await table.write(width: nil, color: color) { _ in
        count += 1
        throw Full()
      }
    }
    #expect(count == 1)
  }

  @Test("a table whose cells are computed in parts is the same, also with another currency in the last part")
  func parts() async {
    let columns = [Column<String>("PRICE", .price) { $0 }, Column("TO") { $0.hasPrefix("1234") ? "Palma" : "BCN" }]
    for last in ["1234.50 EUR", "1234.50 USD"] {
      let prices = (0..<9000).map { "\($0 % 100) EUR" } + [last]
      let whole = Table(prices, columns: columns).rendered(width: nil, color: false)
      var written: [UInt8] = []
      await Table.measuring(prices, columns: columns, isDimmed: { _ in false })
        .write(width: nil, color: false) { written += $0 }
      #expect(String(decoding: written, as: UTF8.self) == whole)
      #expect(whole.hasSuffix("\n\(last)  Palma\n"))
    }
  }

  @Test("no line of a bounded table is wider than the terminal, for any cells", arguments: UInt64(0)..<20)
  func bounded(seed: UInt64) {
    var random = RandomText(seed: seed)
    let rows = (0..<8).map { _ in
      Fare(price: random.next(maxLength: 6), from: random.next(maxLength: 30), to: random.next(maxLength: 30))
    }
    let table = Table(rows, columns: columns)
    // Each width is that of four seeds.
    for width in stride(from: Int(seed % 5), through: 70, by: 5) {
      let text = table.rendered(width: width, color: false)
      let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      #expect(lines.count == rows.count + 2 && lines.last == "")
      let wrong = lines.first { $0.displayWidth > width || !$0.isInert || $0.unicodeScalars.last == " " }
      #expect(wrong == nil, "\(width) columns")
    }
  }
}
