import AerogamiCore

/// A table with fixed column widths, for rows that arrive one by one. Every cell and title is made printable.
struct RunningTable<Row>: Sendable {
  private let columns: [ShownColumn<Row>]

  /// Creates a table.
  ///
  /// - Parameter columns: The columns, each with its width in terminal cells on a wide terminal. On a narrow terminal,
  ///   columns are shortened or left out as in a ``Table``.
  init(_ columns: [(column: Column<Row>, width: Int)]) {
    self.columns = columns.map { ShownColumn(column: $0.column, width: $0.width) }
  }

  /// Returns the header line with its line feed.
  ///
  /// - Parameters:
  ///   - width: The width of the terminal, which no line exceeds: columns are shortened or left out, and lines that are
  ///     still too long are truncated. `nil` for a pipe, in which nothing is truncated.
  ///   - color: Whether the line is bold, by SGR sequences.
  func header(width: Int?, color: Bool) -> String {
    let line = shownColumns(fitting: width).map { ($0, Cell($0.title)) }.line(fitting: width)
    return (color ? SGR.bold + line + SGR.reset : line) + "\n"
  }

  /// Returns the line of a row with its line feed.
  ///
  /// A cell that is wider than its column and may not shrink, such as a price, shifts the rest of its line. If the line
  /// is then too long for the terminal, cells that are too wide show their short text, if they have one.
  ///
  /// - Parameters:
  ///   - width: See ``header(width:color:)``.
  ///   - color: Whether to add SGR sequences: a line whose `style` is `dimmed` is dim, and cells of other lines have
  ///     their colors.
  func line(_ row: Row, style: Table<Row>.RowStyle, width: Int?, color: Bool) -> String {
    var cells = shownColumns(fitting: width).map { ($0, Cell($0.text(row))) }
    if let width {
      cells = cells.map { ($0, $0.column.minimumWidth == nil ? $1 : $1.truncated(to: $0)) }
      if cells.line(fitting: nil).displayWidth > width {
        cells = cells.map { shown, cell in
          guard cell.width > shown.width, let short = shown.column.short else { return (shown, cell) }
          return (shown, Cell(short.text(row)))
        }
      }
    }
    if !color { return cells.line(fitting: width) + "\n" }
    switch style {
    case .plain:
      return cells.line(fitting: width, styles: cells.map { $0.0.column.style?(row).sequence }) + "\n"
    case .dimmed: return SGR.dim + cells.line(fitting: width) + SGR.reset + "\n"
    }
  }

  private func shownColumns(fitting limit: Int?) -> [ShownColumn<Row>] {
    var columns = columns
    if let limit { columns.fit(into: limit) }
    return columns
  }
}

extension Array {
  /// Returns the cells side by side as one line, truncated to `limit` terminal columns; `nil` for no limit.
  fileprivate func line<Row>(fitting limit: Int?, styles: [String?] = []) -> String
  where Element == (ShownColumn<Row>, Cell) {
    let (columns, cells) = (map(\.0), map(\.1))
    if let limit {
      let line = cells.line(in: columns)
      if line.displayWidth > limit { return line.truncated(toWidth: limit) }
    }
    return cells.line(in: columns, styles: styles)
  }
}
