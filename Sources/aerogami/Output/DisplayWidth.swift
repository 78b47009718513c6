import AerogamiContainer
import AerogamiSystem

extension String {
  /// The number of terminal cells that this text occupies. Control characters count as 0, so make the text `printable`
  /// first.
  ///
  /// Characters are measured as grapheme clusters, as modern terminals show them. East Asian Ambiguous characters
  /// occupy one cell.
  var displayWidth: Int {
    if isPrintableASCII { return utf8.count }
    // Below the first combining mark, each scalar is measured alone.
    if unicodeScalars.allSatisfy({ $0.value < 0x300 }) { return unicodeScalars.reduce(0) { $0 + $1.displayWidth } }
    return reduce(0) { $0 + $1.displayWidth }
  }

  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

  func padded(before width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }

  func truncated(toWidth width: Int) -> String {
    if displayWidth <= width { return self }
    if width < 1 { return "" }
    var room = width - 1
    let start = prefix { character in
      room -= character.displayWidth
      return room >= 0
    }
    return start + "…"
  }

  /// Returns this text, truncated to at most `width` cells, with a `…` in its middle.
  func truncatedInMiddle(toWidth width: Int) -> String {
    if displayWidth <= width || width < 3 { return truncated(toWidth: width) }
    var room = (width - 1) / 2
    let length = reversed().prefix { character in
      room -= character.displayWidth
      return room >= 0
    }.count
    let end = String(suffix(length))
    return truncated(toWidth: width - end.displayWidth) + end
  }

  /// Returns this text, truncated to at most `width` cells like ``truncatedInMiddle(toWidth:)``. If another text would
  /// look the same, also shows the part in which they differ, as in `bar…city…end`.
  func truncatedInMiddle(toWidth width: Int, unlike others: [String]) -> String {
    let cut = truncatedInMiddle(toWidth: width)
    if cut == self || width < 5 { return cut }
    let start = cut.prefix { $0 != "…" }
    let alike = others.filter {
      $0 != self && $0.hasPrefix(start) && $0.truncatedInMiddle(toWidth: width) == cut
    }
    guard let shared = alike.map({ zip(self, $0).prefix { $0 == $1 }.count }).min() else { return cut }
    let side = (width - 2) / 3
    let rest = dropFirst(shared)
    if rest.count < width - side { return "\(prefix(side))…\(rest)" }
    return "\(prefix(side))…\(rest.prefix(width - 2 - 2 * side))…\(suffix(side))"
  }

  /// Returns this text in lines of at most `width` cells. Breaks lines at spaces, or within words that are too long.
  ///
  /// A line is wider than `width` only if it is a single character or, without `breaksWords`, a single word or command.
  func folded(toWidth width: Int, breaksWords: Bool = true) -> [String] {
    if displayWidth <= width { return [self] }
    var lines: [String] = []
    // The cells left in the last line.
    var room = 0
    for word in breaksWords ? split(separator: " ") : wordsAndCommands {
      let wordWidth = String(word).displayWidth
      if !lines.isEmpty, wordWidth < room {
        lines[lines.count - 1] += " " + word
        room -= wordWidth + 1
        continue
      }
      lines.append("")
      room = width
      for character in word {
        if breaksWords, character.displayWidth > room, lines.last != "" {
          lines.append("")
          room = width
        }
        lines[lines.count - 1].append(character)
        room -= character.displayWidth
      }
    }
    return lines.isEmpty ? [""] : lines
  }

  /// The words of this text, with each command of aerogami as one part: a pasted command would end at a line break, and
  /// could do something else without its last options.
  private var wordsAndCommands: [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while true {
      rest = rest.drop { $0 == " " }
      if rest.isEmpty { return parts }
      let word = rest.prefix { $0 != " " }
      let isCommand = word.drop { $0 == "\"" || $0 == "(" } == "aerogami"
      let part = isCommand ? rest.command : word
      parts.append(part)
      rest = rest[part.endIndex...]
    }
  }
}

extension Substring {
  /// The command at the start of this text. It ends with a semicolon outside quotes, or with the text: a sentence that
  /// continues after a command cannot be told from its arguments.
  fileprivate var command: Substring {
    var isQuoted = false
    var last: Unicode.Scalar = " "
    for index in unicodeScalars.indices {
      let scalar = unicodeScalars[index]
      if scalar == " ", last == ";", !isQuoted { return self[..<index] }
      // As in the result of `quotedForShell`. Other quotes are apostrophes.
      if scalar == "'", isQuoted || last == " " || last == "'" { isQuoted.toggle() }
      last = scalar
    }
    return self
  }
}

extension String {
  /// Returns this text, wrapped at spaces to lines of at most `width` cells. Further lines are indented by two spaces.
  /// Words stay whole, because they may be addresses or paths, and so do commands, so that the terminal wraps and copies
  /// each as one line.
  func wrapped(toWidth width: Int) -> String {
    displayWidth <= width ? self : folded(toWidth: width - 2, breaksWords: false).joined(separator: "\n  ")
  }
}

extension [String] {
  /// The words as a shell command in one line.
  var asCommand: String { map(\.quotedForShell).joined(separator: " ") }

  /// Returns the words as a shell command that can be copied, in lines of at most `width` cells if possible. Breaks lines
  /// only before options, with a backslash. Further lines are indented by two spaces.
  func commandLines(toWidth width: Int) -> [String] {
    let starts = indices.filter { $0 == startIndex || self[$0].hasPrefix("--") }
    let parts = zip(starts, starts.dropFirst() + [endIndex]).map { Array(self[$0..<$1]).asCommand }
    var lines: [String] = []
    for (index, part) in parts.enumerated() {
      let room = index == parts.count - 1 ? 1 : 3
      if let line = lines.last, line.displayWidth + part.displayWidth + room <= width {
        lines[lines.count - 1] = "\(line) \(part)"
      } else {
        lines.append(lines.isEmpty ? part : "  \(part)")
      }
    }
    return lines.dropLast().map { "\($0) \\" } + lines.suffix(1)
  }
}

extension Character {
  fileprivate var displayWidth: Int {
    let scalars = unicodeScalars
    if let first = scalars.first, first.properties.isEmoji, scalars.contains(where: \.requestsEmoji) {
      return 2  // one emoji, from any number of joined scalars
    }
    return scalars.reduce(0) { $0 + $1.displayWidth }
  }
}

extension Unicode.Scalar {
  /// Whether this scalar makes its character an emoji picture: variation selector 16, or a scalar with emoji
  /// presentation by default, including skin tones and the letters of flags.
  fileprivate var requestsEmoji: Bool {
    value == 0xFE0F || properties.isEmojiPresentation
  }

  fileprivate var displayWidth: Int {
    if isWide { return 2 }
    return hasNoWidth ? 0 : 1
  }

  /// Whether this scalar is Wide or Fullwidth according to EastAsianWidth.txt of Unicode 17.
  ///
  /// Excludes default emoji, which are measured separately, and combining marks. Includes unassigned scalars between
  /// wide ones.
  private var isWide: Bool {
    switch value {
    case ..<0x1100: false
    case 0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F: true
    case 0x2E80...0x3029, 0x3030...0x303E, 0x3041...0x3096, 0x309B...0x3163, 0x3165...0x3247, 0x3250...0xA4C6: true
    case 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF: true
    case 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6: true
    case 0x16FE0...0x16FE3, 0x16FF2...0x18DF2, 0x1AFF0...0x1B2FB, 0x1D300...0x1D376, 0x1F200...0x1F265: true
    case 0x20000...0x3FFFD: true
    default: false
    }
  }

  private var hasNoWidth: Bool {
    switch value {
    // Printable ASCII and Latin letters, with the soft hyphen: it is ignorable, but terminals show it.
    case 0x20...0x7E, 0xA0...0x2FF: false
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: true  // Hangul vowels and finals, drawn into their wide syllable
    default:
      switch properties.generalCategory {
      case .control, .nonspacingMark, .enclosingMark: true
      default: properties.isDefaultIgnorableCodePoint
      }
    }
  }
}
