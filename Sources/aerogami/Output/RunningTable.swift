import AerogamiCore

/// Rows in columns of fixed widths, for rows that come one after another when nobody knows yet how wide the next will be.
/// Every cell and title is made printable.
struct RunningTable<Row>: Sendable {
  private let columns: [Column<Row>]
  private let widths: [Int]

  /// - Parameter columns: Each with the cells it takes where there is room for all. On a terminal that is too narrow
  ///   for all of them, even shrunk, optional ones are left out, the last of them first.
  init(_ columns: [(column: Column<Row>, width: Int)]) {
    self.columns = columns.map(\.column)
    widths = columns.map(\.width)
  }

  /// The line of the titles, ended by a line feed.
  ///
  /// - Parameters:
  ///   - width: The terminal's columns, which no line exceeds: shrinkable columns give way, and what is too long is cut.
  ///     `nil`, for a pipe, cuts nothing, and a cell that is wider than its column moves the rest of its own line.
  ///   - color: Whether it is bold, by SGR sequences.
  func header(width: Int?, color: Bool) -> String {
    line({ Cell($0.title) }, width: width, style: color ? SGR.bold : nil)
  }

  /// One row's line, ended by a line feed; dim where it is styled so and `color` is on.
  func line(_ row: Row, style: Table<Row>.RowStyle, width: Int?, color: Bool) -> String {
    line({ Cell($0.text(row)) }, width: width, style: color && style == .dimmed ? SGR.dim : nil)
  }

  private func line(_ content: (Column<Row>) -> Cell, width limit: Int?, style: String?) -> String {
    let (columns, widths) = shown(fitting: limit)
    var line = ""
    for (place, column) in columns.enumerated() {
      // The last column is as wide as it likes.
      let whole = content(column)
      let cell = limit == nil || place == columns.count - 1 ? whole : whole.truncated(toWidth: widths[place])
      let padding = String(repeating: " ", count: max(0, widths[place] - cell.width))
      if place > 0 { line += gap }
      switch column.content {
      case .text: line += cell.text + padding
      case .number: line += padding + cell.text
      }
    }
    while line.unicodeScalars.last == " " { line.unicodeScalars.removeLast() }
    if let limit { line = line.truncated(toWidth: limit) }
    return (style.map { $0 + line + SGR.reset } ?? line) + "\n"
  }

  /// The columns that there is room for, each with its width.
  private func shown(fitting limit: Int?) -> (columns: [Column<Row>], widths: [Int]) {
    guard let limit else { return (columns, widths) }
    var places = Array(columns.indices)
    while true {
      let columns = places.map { self.columns[$0] }
      let widths = columns.widths(places.map { self.widths[$0] }, fitting: limit)
      guard lineWidth(widths) > limit, let least = places.lastIndex(where: { self.columns[$0].isOptional }) else {
        return (columns, widths)
      }
      places.remove(at: least)
    }
  }
}
