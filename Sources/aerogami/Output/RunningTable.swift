import AerogamiCore

/// A table with fixed column widths, for rows that arrive one by one. Every cell and title is made printable.
struct RunningTable<Row>: Sendable {
  private let columns: [Column<Row>]
  private let widths: [Int]

  /// Creates a table.
  ///
  /// - Parameter columns: The columns, each with its width in cells on a wide terminal. If the terminal is too narrow
  ///   even for shrunk columns, optional columns are left out, the last one first.
  init(_ columns: [(column: Column<Row>, width: Int)]) {
    self.columns = columns.map(\.column)
    widths = columns.map(\.width)
  }

  /// Returns the header line with its line feed.
  ///
  /// - Parameters:
  ///   - width: The terminal's columns, which no line exceeds: columns shrink, and longer lines are truncated. `nil`,
  ///     for a pipe, truncates nothing: a cell wider than its column shifts the rest of its line.
  ///   - color: Whether the line is bold, by SGR sequences.
  func header(width: Int?, color: Bool) -> String {
    line({ Cell($0.title) }, width: width, style: color ? SGR.bold : nil)
  }

  /// Returns the line of a row with its line feed. The line is dim if `style` is `dimmed` and `color` is on.
  func line(_ row: Row, style: Table<Row>.RowStyle, width: Int?, color: Bool) -> String {
    line({ Cell($0.text(row)) }, width: width, style: color && style == .dimmed ? SGR.dim : nil)
  }

  private func line(_ content: (Column<Row>) -> Cell, width limit: Int?, style: String?) -> String {
    let (columns, widths) = shown(fitting: limit)
    var cells = columns.map(content)
    if limit != nil {
      // The last cell of a line may be wider than its column.
      for index in cells.indices.dropLast() { cells[index] = cells[index].truncated(toWidth: widths[index]) }
    }
    var line = columns.line(of: cells, widths: widths)
    if let limit { line = line.truncated(toWidth: limit) }
    return (style.map { $0 + line + SGR.reset } ?? line) + "\n"
  }

  /// Returns the columns that fit, with their widths.
  private func shown(fitting limit: Int?) -> (columns: [Column<Row>], widths: [Int]) {
    guard let limit else { return (columns, widths) }
    var indices = Array(columns.indices)
    while true {
      let columns = indices.map { self.columns[$0] }
      let widths = columns.widths(indices.map { self.widths[$0] }, fitting: limit)
      guard lineWidth(widths) > limit, let last = indices.lastIndex(where: { self.columns[$0].isOptional }) else {
        return (columns, widths)
      }
      indices.remove(at: last)
    }
  }
}
