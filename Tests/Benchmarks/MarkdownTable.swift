/// A table for the README: the first columns hold words, the others numbers, which stand at the right.
struct MarkdownTable {
  private let header: [String]
  private let wordColumns: Int
  private var rows: [[String]] = []

  init(_ header: [String], wordColumns: Int) {
    self.header = header
    self.wordColumns = wordColumns
  }

  mutating func row(_ cells: String...) { rows.append(cells) }

  var text: String {
    let rule = header.indices.map { $0 < wordColumns ? "---" : "---:" }
    return ([header, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }
}

extension Int {
  /// `2,000`
  var grouped: String {
    var text = String(magnitude)
    for end in stride(from: text.count - 3, to: 0, by: -3) {
      text.insert(",", at: text.index(text.startIndex, offsetBy: end))
    }
    return self < 0 ? "-" + text : text
  }
}

extension Double {
  /// With as many decimals, and its thousands grouped: `1,234.5`.
  func text(decimals: Int = 0) -> String {
    let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int((self * Double(scale)).rounded())
    if decimals == 0 { return scaled.grouped }
    let fraction = String(scaled % scale)
    return (scaled / scale).grouped + "." + String(repeating: "0", count: decimals - fraction.count) + fraction
  }

  /// Of seconds: `12.3`, `123`.
  var milliseconds: String { (self * 1000).text(decimals: self < 0.1 ? 1 : 0) }
}

extension Double? {
  func text(decimals: Int) -> String { map { $0.text(decimals: decimals) } ?? "-" }
  var milliseconds: String { map(\.milliseconds) ?? "-" }
}
