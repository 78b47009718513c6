import AerogamiCore

/// A table of rows under a header, as text for a terminal or a pipe. Every cell and title is made printable.
///
/// Each cell is computed twice: once to measure it, and once to write it. Storing all cells would take more memory than
/// the rows, and as much time as computing them again.
struct Table<Row> {
  enum RowStyle: Sendable { case plain, dimmed }

  private let rows: [Row]
  private let columns: [Column<Row>]
  private let header: [Cell]
  /// The width of the widest cell of each column.
  private let naturalWidths: [Int]
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
    let header = columns.map { Cell($0.title) }
    // Leave out columns without text: optional ones, and those without a title.
    let shown = columns.indices.filter { column in
      header[column].width > 0 && !columns[column].isOptional || widths[column] > 0
    }
    self.rows = rows
    self.columns = shown.map { columns[$0] }
    self.header = shown.map { header[$0] }
    self.naturalWidths = shown.map { max(header[$0].width, widths[$0]) }
    self.style = style
  }

  /// Returns the table. Each line ends with a line feed and has no trailing spaces.
  ///
  /// - Parameters: See ``write(width:color:to:)``.
  func rendered(width: Int?, color: Bool) -> String {
    var table = ""
    write(width: width, color: color) { table += $0 }
    return table
  }

  /// Writes the table in pieces of several lines.
  ///
  /// - Parameters:
  ///   - width: The terminal's columns, which no line exceeds: shrinkable columns shrink, the widest first, and longer
  ///     lines are truncated. `nil`, for a pipe, truncates nothing.
  ///   - color: Whether the header is bold and dimmed rows are dim, by SGR sequences.
  func write<E: Error>(width: Int?, color: Bool, to write: (String) throws(E) -> Void) throws(E) {
    let widths = columnWidths(fitting: width)
    var piece = ""
    func append(_ cells: [Cell], style: String?) {
      let line = line(of: cells, widths: widths, fitting: width)
      if let style, color { piece += style + line + SGR.reset } else { piece += line }
      piece += "\n"
    }

    append(header, style: SGR.bold)
    for row in rows {
      let style =
        switch style(row) {
        case .plain: String?.none
        case .dimmed: SGR.dim
        }
      append(columns.map { Cell($0.text(row)) }, style: style)
      guard piece.utf8.count >= pieceSize else { continue }
      try write(piece)
      piece = ""
    }
    try write(piece)
  }

  private func columnWidths(fitting limit: Int?) -> [Int] {
    guard let limit else { return naturalWidths.map { min($0, widestPadding) } }
    return columns.widths(naturalWidths.map { min($0, limit) }, fitting: limit)
  }

  private func line(of cells: [Cell], widths: [Int], fitting limit: Int?) -> String {
    var line = ""
    // Empty cells at the end need no padding.
    let end = cells.lastIndex { $0.width > 0 } ?? 0
    for (column, cell) in cells[...end].enumerated() {
      let cell = limit == nil ? cell : cell.truncated(toWidth: widths[column])
      let padding = String(repeating: " ", count: max(0, widths[column] - cell.width))
      if column > 0 { line += gap }
      switch columns[column].content {
      case .text: line += column == end ? cell.text : cell.text + padding
      case .number: line += padding + cell.text
      }
    }
    while line.unicodeScalars.last == " " { line.unicodeScalars.removeLast() }
    guard let limit, lineWidth(widths) > limit else { return line }
    return line.truncated(toWidth: limit)
  }
}

extension Table: Sendable where Row: Sendable {}

/// The number of bytes that are collected before a write.
private let pieceSize = 1 << 16

/// Returns the total width of a line whose columns have these widths.
func lineWidth(_ widths: [Int]) -> Int {
  widths.reduce(0, +) + gap.count * (widths.count - 1)
}

extension Collection {
  /// Returns the widths of these columns in a line of at most `limit` cells: shrinkable columns shrink, the widest
  /// first. The line may still be too long.
  func widths<Row>(_ natural: [Int], fitting limit: Int) -> [Int] where Element == Column<Row> {
    var widths = natural
    let minima = zip(self, widths).map { column, width in Swift.min(column.minimumWidth ?? width, width) }
    var excess = lineWidth(widths) - limit
    while excess > 0,
      let widest = widths.indices.filter({ widths[$0] > minima[$0] }).max(by: { widths[$0] < widths[$1] })
    {
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }
}

/// The text between two columns.
let gap = "  "

/// The maximum width in cells to which columns are padded in a pipe, so that one long cell does not widen every line.
private let widestPadding = 200

/// The printable text of a cell, and its width.
struct Cell: Sendable {
  let text: String
  let width: Int

  init(_ text: String) {
    self.text = text.printable
    width = self.text.displayWidth
  }

  func truncated(toWidth limit: Int) -> Cell {
    width <= limit ? self : Cell(text.truncated(toWidth: limit))
  }
}

/// Select Graphic Rendition, ECMA-48 section 8.3.117.
enum SGR {
  static let bold = "\u{1B}[1m"
  static let dim = "\u{1B}[2m"
  static let reset = "\u{1B}[0m"
}
