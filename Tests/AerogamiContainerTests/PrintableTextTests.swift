import AerogamiContainer
import TestSupport
import Testing

struct PrintableTextTests {
  @Test(
    "safe text is not changed",
    arguments: [
      "", "Vilnius", "Ōsaka", "e\u{301}", "日本", "ภูเก็ต", "✈️", "👨‍👩‍👧", "🇱🇹", "نیم\u{200C}فاصله", "क्\u{200D}ष",
      "❤\u{FE0F}\u{200D}🔥", "☎\u{FE0E}", "葛\u{E0100}", "\u{600}١", "a  b", "\u{FFFD}",
    ])
  func safeText(text: String) {
    #expect(Array(text.printable.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test(
    "scalars that could control a terminal are replaced one by one",
    arguments: [
      ("\u{1B}[31mred\u{1B}[0m", "�[31mred�[0m"),
      ("\u{1B}]0;title\u{7}", "�]0;title�"),
      ("\u{1B}]8;;https://example.com\u{1B}\\link", "�]8;;https://example.com�\\link"),
      ("\u{9B}2J", "�2J"),
      ("\u{9D}52;c;\u{9C}", "�52;c;�"),
      ("\u{8}\u{7F}\0", "���"),
      ("\u{202E}fdp.exe\u{202C}", "�fdp.exe�"),
      ("\u{2067}a\u{2069}\u{200F}\u{61C}", "�a���"),
      ("\u{FEFF}id", "�id"),
      ("x\u{E0041}", "x�"),
      ("\u{206E}1", "�1"),
      ("E\u{200B}U\u{200E}\u{200F}", "E�U��"),
      ("Vil\u{AD}nius", "Vil�nius"),
      ("a\u{2060}b\u{2061}c\u{2062}d\u{2063}e\u{2064}f\u{2065}", "a�b�c�d�e�f�"),
      ("\u{180E}\u{1D173}\u{1D17A}", "���"),
      ("\u{E0000}\u{E007F}", "��"),
    ])
  func unsafeText(text: String, expected: String) {
    #expect(text.printable == expected)
  }

  @Test(
    "tabs and line breaks become spaces, so the text stays on one line",
    arguments: ["a\nb", "a\rb", "a\tb", "a\u{B}b", "a\u{C}b", "a\u{85}b", "a\u{2028}b", "a\u{2029}b"])
  func lineEnds(text: String) {
    #expect(text.printable == "a b")
  }

  @Test("CR and LF are replaced separately")
  func carriageReturnAndLineFeed() {
    #expect("a\r\nb".printable == "a  b")
  }

  @Test("no unsafe scalar remains, and the number of scalars stays the same", arguments: UInt64(0)..<50)
  func anyText(seed: UInt64) {
    var random = RandomText(seed: seed)
    let text = random.next(maxLength: 60)
    let printable = text.printable
    #expect(printable.isInert)
    #expect(printable.unicodeScalars.count == text.unicodeScalars.count)
    #expect(printable.printable == printable)
  }

  @Test(
    "a long text is cut between characters and ends in an ellipsis",
    arguments: [
      ("Vilnius", 7, "Vilnius"),
      ("Vilnius", 6, "Vilni…"),
      ("Vilnius", 1, "…"),
      ("", 1, ""),
      ("line\nbreak", 6, "line …"),
      ("abe\u{301}", 4, "abe\u{301}"),
      ("abe\u{301}f", 3, "ab…"),
      ("abe\u{301}f", 4, "ab…"),
      ("a🇱🇹b", 3, "a…"),
      ("a👨‍👩‍👧b", 5, "a…"),
      ("👨‍👩‍👧👨‍👩‍👧", 6, "👨‍👩‍👧…"),
      ("e\u{301}\u{302}\u{303}\u{304}", 3, "…"),
    ])
  func cutText(text: String, maxLength: Int, expected: String) {
    #expect(text.printable(maxLength: maxLength) == expected)
  }

  @Test("a cut text is within its length and consists of whole characters", arguments: UInt64(0)..<50)
  func anyCutText(seed: UInt64) {
    var random = RandomText(seed: seed)
    let text = random.next(maxLength: 40)
    for maxLength in 1...20 {
      let cut = text.printable(maxLength: maxLength)
      #expect(cut.unicodeScalars.count <= maxLength)
      #expect(cut.isInert)
      if cut != text.printable { #expect(text.printable.isCut(to: cut)) }
    }
  }
}
