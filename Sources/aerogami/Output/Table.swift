import AerogamiCore
import Foundation

/// A table of rows under a header, as text for a terminal or a pipe. Every cell and title is made printable.
///
/// Each cell is computed twice: once to measure it, and once to write it. Storing all cells would use more memory than
/// the rows, and would take as long as computing the cells again.
struct Table<Row> {
  enum RowStyle: Sendable { case plain, dimmed }

  private let rows: [Row]
  /// The columns, each as wide as its title or its widest cell.
  private let columns: [ShownColumn<Row>]
  private let style: @Sendable (Row) -> RowStyle

  init(
    _ rows: some Sequence<Row>, columns: [Column<Row>],
    style: @escaping @Sendable (Row) -> RowStyle = { _ in .plain }
  ) {
    let rows = Array(rows)
    var widths = columns.map { _ in 0 }
    for row in rows {
      for index in columns.indices { widths[index] = max(widths[index], Cell(columns[index].text(row)).width) }
    }
    self.rows = rows
    self.columns = zip(columns, widths).compactMap { column, width in
      let title = Cell(column.title).width
      // Leaves out columns without text in any row, if they have no title or may be left out.
      if width == 0, title == 0 || column.leftOut != nil { return nil }
      return ShownColumn(column: column, width: max(title, width))
    }
    self.style = style
  }

  /// Returns the table. Each line ends with a line feed and has no trailing spaces.
  ///
  /// - Parameters: See ``write(width:color:to:)``.
  func rendered(width: Int?, color: Bool) -> String {
    let columns = shownColumns(fitting: width)
    return rows.reduce(into: header(columns, width: width, color: color)) {
      $0 += line(of: $1, columns, width: width, color: color)
    }
  }

  /// Writes the table in pieces of several lines.
  ///
  /// - Parameters:
  ///   - width: The width of the terminal, which no line exceeds: columns are shortened or left out as in
  ///     ``Swift/Array/fit(into:)``, and lines that are still too long are truncated. `nil` for a pipe, in which
  ///     nothing is truncated.
  ///   - color: Whether SGR sequences make the header bold and dimmed rows dim, and show the meaning of other cells.
  func write(width: Int?, color: Bool, to write: ([UInt8]) async throws -> Void) async rethrows {
    let columns = shownColumns(fitting: width)
    var piece = header(columns, width: width, color: color)
    for row in rows {
      piece += line(of: row, columns, width: width, color: color)
      guard piece.utf8.count >= pieceSize else { continue }
      try await write(Array(piece.utf8))
      piece = ""
    }
    try await write(Array(piece.utf8))
  }

  private func header(_ columns: [ShownColumn<Row>], width: Int?, color: Bool) -> String {
    let line = line(of: columns.map { Cell($0.title) }, columns, fitting: width)
    return (color ? SGR.bold + line + SGR.reset : line) + "\n"
  }

  private func line(of row: Row, _ columns: [ShownColumn<Row>], width: Int?, color: Bool) -> String {
    let cells = columns.map { Cell($0.text(row)) }
    if !color { return line(of: cells, columns, fitting: width) + "\n" }
    switch style(row) {
    case .plain:
      let styles = columns.map { $0.column.style?(row).sequence }
      return line(of: cells, columns, styles: styles, fitting: width) + "\n"
    case .dimmed: return SGR.dim + line(of: cells, columns, fitting: width) + SGR.reset + "\n"
    }
  }

  private func shownColumns(fitting limit: Int?) -> [ShownColumn<Row>] {
    var columns = columns
    for index in columns.indices { columns[index].width = min(columns[index].width, limit ?? widestPadding) }
    if let limit { columns.fit(into: limit) }
    return columns
  }

  private func line(
    of cells: [Cell], _ columns: [ShownColumn<Row>], styles: [String?] = [], fitting limit: Int?
  ) -> String {
    guard let limit else { return cells.line(in: columns, styles: styles) }
    let cells = zip(cells, columns).map { $0.truncated(to: $1) }
    // A line that must be truncated has no colors, because it could end between a sequence and its reset.
    if lineWidth(columns.map(\.width)) > limit { return cells.line(in: columns).truncated(toWidth: limit) }
    return cells.line(in: columns, styles: styles)
  }
}

extension Table: Sendable where Row: Sendable {}

/// Returns the facts as a table with two columns, the titles and the texts. An empty text is shown as `-`, except in
/// the first line.
///
/// - Parameter width: The number of terminal columns; longer texts are wrapped. `nil` for a pipe, in which nothing is
///   wrapped.
func card(_ facts: [(title: String, text: String)], width: Int? = nil) -> String {
  var facts = facts
  if let width {
    let titleWidth = facts.map { Cell($0.title).width }.max() ?? 0
    facts = facts.flatMap { title, text in
      Cell(text).text.folded(toWidth: width - lineWidth([titleWidth, 0])).enumerated()
        .map { ($0 == 0 ? title : "", $1) }
    }
  }
  // The first fact is used as the header of a table.
  let columns: [Column<(title: String, text: String)>] = [
    Column(facts.first?.title ?? "") { $0.title },
    Column(facts.first?.text ?? "") { $0.text.isEmpty ? "-" : $0.text },
  ]
  return Table(facts.dropFirst(), columns: columns).rendered(width: width, color: false)
}

/// The number of bytes that are collected before a write, to save system calls.
private let pieceSize = 1 << 16

/// The maximum width, in terminal cells, to which columns are padded in a pipe. It keeps one long text from widening
/// every line.
private let widestPadding = 200
