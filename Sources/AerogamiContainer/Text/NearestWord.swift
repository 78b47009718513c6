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
    var best: (word: String, edits: Int, hasFirstLetter: Bool)?
    for word in words {
      let candidate = Array(word.lowercased())
      let bound = limit ?? Swift.max(1, Swift.min(typed.count, candidate.count) / 3)
      // The distance is at least the difference in length. This check keeps very long words cheap.
      guard abs(typed.count - candidate.count) <= bound else { continue }
      let edits = typed.edits(to: candidate)
      guard edits <= bound, edits < candidate.count else { continue }
      let hasFirstLetter = typed.first(where: \.isLetter) == candidate.first(where: \.isLetter)
      let isBetter = best.map { edits < $0.edits || edits == $0.edits && hasFirstLetter && !$0.hasFirstLetter }
      if isBetter ?? true { best = (word, edits, hasFirstLetter) }
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

extension [Character] {
  /// Returns the optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbors.
  fileprivate func edits(to other: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array<Int>(0...other.count)
    for (row, mine) in enumerated() {
      var current = [row + 1]
      for (column, theirs) in other.enumerated() {
        let substituted = previous[column] + (mine == theirs ? 0 : 1)
        var edits = Swift.min(current[column] + 1, previous[column + 1] + 1, substituted)
        if row > 0, column > 0, mine == other[column - 1], self[row - 1] == theirs {
          edits = Swift.min(edits, beforePrevious[column - 1] + 1)
        }
        current.append(edits)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[other.count]
  }
}
