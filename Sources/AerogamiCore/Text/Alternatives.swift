extension [String] {
  /// The words as a phrase, such as `A, B or C`.
  var alternatives: String {
    count < 2 ? first ?? "" : "\(dropLast().joined(separator: ", ")) or \(self[count - 1])"
  }
}
