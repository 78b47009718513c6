import AerogamiContainer
import AerogamiCore
import TestSupport
import Testing

@testable import aerogami

struct DisplayWidthTests {
  @Test(
    "text has the width that a terminal shows",
    arguments: [
      ("", 0), ("Vilnius", 7), ("Ōsaka", 5), ("e\u{301}", 1), ("\u{301}", 0), ("a\u{200B}b", 2), ("co\u{AD}op", 5),
      ("日本", 4), ("ＡＢ", 4), ("（）", 4), ("ｱｲ", 2), ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("か\u{3099}", 2),
      ("𠀀", 2), ("ภูเก็ต", 4), ("ทำ", 2), ("हिन्दी", 5), ("…", 1), ("\u{FFFD}", 1), ("±", 1), ("\u{1B}\n", 0),
    ])
  func text(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test(
    "an emoji takes two cells, for any number of scalars",
    arguments: ["😀", "⌚", "✈️", "❤️", "👍🏽", "☝🏽", "👨‍👩‍👧", "❤️‍🔥", "🏳️‍🌈", "🇱🇹", "1️⃣", "#️⃣"])
  func emoji(text: String) {
    #expect(text.displayWidth == 2)
  }

  @Test("a symbol that is text by default takes one cell", arguments: ["✈", "❤", "☀", "1", "#", "©"])
  func textPresentation(text: String) {
    #expect(text.displayWidth == 1)
  }

  @Test(
    "text is truncated to whole characters and an ellipsis",
    arguments: [
      ("Vilnius", 8, "Vilnius"), ("Vilnius", 7, "Vilnius"), ("Vilnius", 6, "Vilni…"), ("Vilnius", 1, "…"),
      ("Vilnius", 0, ""), ("Vilnius", -1, ""), ("", 0, ""),
      ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("日本語", 2, "…"),
      ("re\u{301}sume\u{301}", 3, "re\u{301}…"), ("👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧…"), ("🇱🇹🇯🇵", 3, "🇱🇹…"), ("ภูเก็ต", 3, "ภูเ…"),
    ])
  func truncated(text: String, width: Int, expected: String) {
    #expect(text.truncated(toWidth: width) == expected)
  }

  @Test("truncated text fits, and consists of whole characters", arguments: UInt64(0)..<50)
  func anyTruncatedText(seed: UInt64) {
    var random = RandomText(seed: seed)
    let text = random.next(maxLength: 40).printable
    for width in 1...20 {
      let truncated = text.truncated(toWidth: width)
      #expect(truncated.displayWidth <= width)
      if truncated != text { #expect(text.isCut(to: truncated)) }
    }
  }
}
