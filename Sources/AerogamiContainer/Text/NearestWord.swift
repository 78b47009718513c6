extension String {
  /// Returns the word with the smallest edit distance, ignoring case. Of equally near words, returns the first that begins
  /// with the same letter, or else the first.
  ///
  /// Returns `nil` if no word is near. The distance to a near word is at most 1 or a third of the length of the shorter
  /// text, whichever is greater; with a `limit`, at most that instead. The distance must also be less than the length
  /// of the word.
  package func nearest(in words: some Sequence<String>, within limit: Int? = nil) -> String? {
    // Skip very long texts, because comparing them is slow and known words are shorter.
    guard utf8.count <= 200 else { return nil }
    let typed = Array(lowercased())
    // Compares bytes, because comparing characters is slow. If a text is not ASCII, the byte of a character is the
    // index of the first equal one in the typed text.
    func numbers(of text: String) -> [UInt8] {
      text.map { character in typed.firstIndex(of: character).map { UInt8($0) } ?? .max }
    }
    let (typedBytes, typedNumbers) = (String(typed).characterBytes, numbers(of: String(typed)))
    let firstLetter = typed.first(where: \.isLetter)
    var best: (word: String, edits: Int, hasFirstLetter: Bool)?
    for word in words {
      let candidate = word.lowercased()
      let bytes = typedBytes == nil ? nil : candidate.characterBytes
      let count = bytes?.count ?? candidate.count
      var bound = limit ?? Swift.max(1, Swift.min(typed.count, count) / 3)
      // The distance is at least the difference in length. This check keeps very long words cheap.
      guard abs(typed.count - count) <= bound else { continue }
      if let best { bound = Swift.min(bound, best.hasFirstLetter ? best.edits - 1 : best.edits) }
      let letters = (bytes == nil ? nil : typedBytes) ?? typedNumbers
      guard let edits = letters.edits(to: bytes ?? numbers(of: candidate), within: bound), edits < count else {
        continue
      }
      let hasFirstLetter = firstLetter == candidate.first(where: \.isLetter)
      if let best, edits == best.edits, !hasFirstLetter { continue }
      best = (word, edits, hasFirstLetter)
    }
    return best?.word
  }

  /// Returns the remedy for an unknown word.
  ///
  /// The remedy is `did you mean "live"? Known: live, mock`, or `known: live, mock` if no word is near. With more than
  /// 40 known words, it shows only the nearest of the first 400, or the first 40 if none is near.
  ///
  /// - Parameter other: A word to suggest if no known word is near.
  /// - Returns: `nil` if there are no known words and no `other`.
  package func correction(among known: [String], or other: String? = nil) -> String? {
    if known.isEmpty { return other.map { "did you mean \"\($0)\"?" } }
    // A service may list any number of words. Show at most 40, and compare at most 400, because comparing is slow.
    let others = known.count > 40 ? " and \(known.count - 40) more" : ""
    let all = known.prefix(40).joined(separator: ", ") + others
    guard let nearest = nearest(in: known.prefix(400)) ?? other else { return "known: \(all)" }
    return "did you mean \"\(nearest)\"?" + (others.isEmpty ? " Known: \(all)" : "")
  }
}

extension String {
  /// The bytes of an ASCII text, in which each is a character; `nil` for other text, and with `\r`, because `\r\n` is
  /// one character.
  fileprivate var characterBytes: [UInt8]? {
    let bytes = Array(utf8)
    for index in 0..<bytes.count where bytes[index] >= 0x80 || bytes[index] == 0x0D { return nil }
    return bytes
  }
}

extension [UInt8] {
  /// Returns the optimal string alignment distance (insertions, deletions, substitutions and swaps of neighbors); `nil`
  /// if it is greater than `bound`.
  ///
  /// Computes only the cells of the table that are at most `bound` from its diagonal, because all others are greater.
  fileprivate func edits(to other: [UInt8], within bound: Int) -> Int? {
    guard abs(count - other.count) <= bound else { return nil }
    var beforePrevious: [Int] = []
    var previous = Array<Int>(0...other.count)
    for row in 0..<count {
      var current = Array<Int>(repeating: bound + 1, count: other.count + 1)
      current[0] = row + 1
      var isWithinBound = row < bound
      for column in Swift.max(0, row - bound)..<Swift.min(other.count, row + bound + 1) {
        var edits = previous[column] + (self[row] == other[column] ? 0 : 1)
        if current[column] < edits { edits = current[column] + 1 }
        if previous[column + 1] < edits { edits = previous[column + 1] + 1 }
        if row > 0, column > 0, self[row] == other[column - 1], self[row - 1] == other[column],
          beforePrevious[column - 1] < edits
        {
          edits = beforePrevious[column - 1] + 1
        }
        current[column + 1] = edits
        if edits <= bound { isWithinBound = true }
      }
      // The numbers of the next rows are not smaller.
      if !isWithinBound { return nil }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[other.count] <= bound ? previous[other.count] : nil
  }
}
