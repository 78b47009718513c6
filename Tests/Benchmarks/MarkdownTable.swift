/// A Markdown table whose rows are printed at once. The first columns hold words, the others right-aligned numbers.
struct MarkdownTable {
  init(_ header: [String], wordColumns: Int) {
    print()
    row(header)
    row(header.indices.map { $0 < wordColumns ? "---" : "---:" })
  }

  func row(_ cells: [String]) { print("| \(cells.joined(separator: " | ")) |") }
}

extension Int {
  /// The number with grouped thousands, such as `2,000`.
  var grouped: String {
    var text = String(magnitude)
    for end in stride(from: text.count - 3, to: 0, by: -3) {
      text.insert(",", at: text.index(text.startIndex, offsetBy: end))
    }
    return self < 0 ? "-" + text : text
  }
}

extension Double {
  /// Returns the number with decimals and grouped thousands, such as `1,234.5`.
  func text(decimals: Int = 0) -> String {
    let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int((self * Double(scale)).rounded())
    if decimals == 0 { return scaled.grouped }
    let fraction = String(scaled % scale)
    return (scaled / scale).grouped + "." + String(repeating: "0", count: decimals - fraction.count) + fraction
  }

  /// The seconds as milliseconds, such as `12.3` or `123`.
  var milliseconds: String { (self * 1000).text(decimals: self < 0.1 ? 1 : 0) }
}

extension Double? {
  func text(decimals: Int) -> String { map { $0.text(decimals: decimals) } ?? "-" }
  var milliseconds: String { map(\.milliseconds) ?? "-" }
}
