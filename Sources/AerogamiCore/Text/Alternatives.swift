extension [String] {
  /// Returns the elements as a list in words, such as `live, mock or failing`.
  package func listed(with conjunction: String) -> String {
    count < 2 ? first ?? "" : "\(dropLast().joined(separator: ", ")) \(conjunction) \(self[count - 1])"
  }

  /// The words as a phrase, such as `A, B or C`.
  var alternatives: String { listed(with: "or") }
}
