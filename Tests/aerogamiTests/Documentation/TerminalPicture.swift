/// A picture of a terminal as SVG, from the text that programs wrote to it.
struct TerminalPicture {
  private let rows: [[Run]]
  private let columns: Int

  /// Characters in a row with the same style.
  private struct Run {
    var text: Substring
    var style: Style
  }

  private struct Style: Equatable {
    var color: String?
    var isBold = false
    var isFaint = false

    /// Applies the parameter of a control sequence that selects a style (ECMA-48, SGR).
    mutating func apply(_ parameter: Substring) {
      switch parameter {
      case "", "0": self = Style()
      case "1": isBold = true
      case "2": isFaint = true
      default: color = ["31": "#ff7b72", "32": "#7ee787", "33": "#f2cc60", "34": "#79c0ff", "36": "#76e3ea"][parameter]
      }
    }
  }

  init(_ text: String, columns: Int) {
    self.columns = columns
    var style = Style()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    rows = (lines.last == "" ? lines.dropLast() : lines).map { line in
      var runs: [Run] = []
      var rest = line[...]
      while !rest.isEmpty {
        if let match = rest.prefixMatch(of: /\x{1B}\[([0-9;]*)m/) {
          for parameter in match.1.split(separator: ";", omittingEmptySubsequences: false) { style.apply(parameter) }
          rest = rest[match.range.upperBound...]
        } else {
          let end = rest.firstIndex(of: "\u{1B}") ?? rest.endIndex
          runs.append(Run(text: rest[..<end], style: style))
          rest = rest[end...]
        }
      }
      return runs
    }
  }

  /// The picture. Each run has its own position, so that the columns meet in any monospaced font.
  var svg: String {
    let (cell, line, margin) = (width: 8.4, height: 18, size: 14)
    let (width, height) = (Int(Double(columns) * cell) + 2 * margin, rows.count * line + 2 * margin)
    var lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(width) \#(height)" width="\#(width)" height="\#(height)">"#,
      ##"<rect width="100%" height="100%" rx="8" fill="#0d1117"/>"##,
      ##"<g font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="14" fill="#e6edf3">"##,
    ]
    for (index, runs) in rows.enumerated() {
      var column = 0
      for run in runs {
        let attributes = [
          #" xml:space="preserve""#,
          #" x="\#(Double(column) * cell + Double(margin))" y="\#((index + 1) * line + margin - 4)""#,
          #" textLength="\#(Double(run.text.count) * cell)""#, run.style.color.map { #" fill="\#($0)""# },
          run.style.isBold ? #" font-weight="bold""# : nil, run.style.isFaint ? #" opacity="0.6""# : nil,
        ]
        let text = run.text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        if run.text.contains(where: { $0 != " " }) {
          lines.append("<text\(attributes.compactMap(\.self).joined())>\(text)</text>")
        }
        column += run.text.count
      }
    }
    return (lines + ["</g>", "</svg>", ""]).joined(separator: "\n")
  }
}
