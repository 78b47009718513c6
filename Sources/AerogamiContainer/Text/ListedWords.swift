extension [String] {
  /// Returns the elements as a list in words, such as `live, mock or failing`.
  package func listed(with conjunction: String) -> String {
    var text = ""
    for (index, word) in enumerated() {
      text += index == 0 ? word : index == count - 1 ? " \(conjunction) \(word)" : ", \(word)"
    }
    return text
  }
}
