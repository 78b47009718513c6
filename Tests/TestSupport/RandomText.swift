import AerogamiContainer
import AerogamiCore

/// A generator of difficult text that returns the same text for the same seed.
public struct RandomText {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  /// Returns up to `maxLength` random pieces, some of which combine into one character.
  public mutating func next(maxLength: Int) -> String {
    (0..<below(maxLength + 1)).map { _ in Self.pieces[below(Self.pieces.count)] }.joined()
  }

  private mutating func below(_ bound: Int) -> Int {
    // Knuth's MMIX generator, whose high bits are the most random.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  private static let pieces = [
    "a", "Z", "7", " ", "#", "é", "Ō", "日", "本", "한", "\u{1112}", "\u{1161}", "ท", "ำ", "ก", "็", "क", "्", "ष", "ा",
    "\u{301}", "\u{20E3}", "\u{200B}", "\u{200D}", "\u{AD}", "\u{600}", "\u{FE0E}", "\u{FE0F}",
    "✈", "✈️", "⌚", "👩", "👨‍👩‍👧", "❤️‍🔥", "\u{1F3FD}", "🇱", "🇹", "🇱🇹", "…", "\u{FFFD}",
    "\u{1B}", "\u{1B}[31m", "\u{9B}", "\r", "\n", "\r\n", "\t", "\0", "\u{7F}", "\u{2028}", "\u{202E}", "\u{2066}",
    "\u{FEFF}", "\u{E0041}",
  ]
}

extension String {
  /// Whether the text is safe to print.
  package var isInert: Bool {
    !unicodeScalars.contains(where: \.isUnsafeToPrint)
  }

  /// Returns whether `cut` is the start of this text with an ellipsis, cut between two characters.
  public func isCut(to cut: String) -> Bool {
    guard cut.unicodeScalars.last == "…" else { return false }
    let start = String(cut.unicodeScalars.dropLast())
    return starts(with: start) && count > start.count
  }
}
