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
  ///   - width: The terminal's columns, which no line exceeds: optional columns are left out, the last one first, then
  ///     shrinkable columns shrink, the widest first, and longer lines are truncated. `nil`, for a pipe, truncates
  ///     nothing.
  ///   - color: Whether the header is bold and dimmed rows are dim, by SGR sequences.
  func write<E: Error>(width: Int?, color: Bool, to write: (String) throws(E) -> Void) throws(E) {
    let layout = layout(fitting: width)
    var piece = ""
    func append(_ cells: [Cell], style: String?) {
      let line = line(of: cells, layout, fitting: width)
      if let style, color { piece += style + line + SGR.reset } else { piece += line }
      piece += "\n"
    }

    append(layout.map { header[$0.column] }, style: SGR.bold)
    for row in rows {
      let style =
        switch style(row) {
        case .plain: String?.none
        case .dimmed: SGR.dim
        }
      append(layout.map { Cell(columns[$0.column].text(row)) }, style: style)
      guard piece.utf8.count >= pieceSize else { continue }
      try write(piece)
      piece = ""
    }
    try write(piece)
  }

  /// Returns the indices of the columns to show, with their widths.
  private func layout(fitting limit: Int?) -> [(column: Int, width: Int)] {
    guard let limit else { return columns.indices.map { ($0, min(naturalWidths[$0], widestPadding)) } }
    var shown = Array(columns.indices)
    let readable = columns.indices.map { index in
      columns[index].minimumWidth.map { min(naturalWidths[index], max($0, readableWidth)) } ?? naturalWidths[index]
    }
    while lineWidth(shown.map { readable[$0] }) > limit,
      let last = shown.lastIndex(where: { columns[$0].isOptional })
    {
      shown.remove(at: last)
    }
    let widths = shown.map { columns[$0] }.widths(shown.map { min(naturalWidths[$0], limit) }, fitting: limit)
    return zip(shown, widths).map { ($0, $1) }
  }

  private func line(of cells: [Cell], _ layout: [(column: Int, width: Int)], fitting limit: Int?) -> String {
    let (columns, widths) = (layout.map { self.columns[$0.column] }, layout.map(\.width))
    guard let limit else { return columns.line(of: cells, widths: widths) }
    let line = columns.line(of: zip(cells, widths).map { $0.truncated(toWidth: $1) }, widths: widths)
    return lineWidth(widths) > limit ? line.truncated(toWidth: limit) : line
  }
}

extension Table: Sendable where Row: Sendable {}

/// Returns facts with their titles, one below the other. A fact without text is shown as `-`.
func card(_ facts: [(title: String, text: String)]) -> String {
  // The first fact takes the place of the header.
  let columns: [Column<(title: String, text: String)>] = [
    Column(facts.first?.title ?? "") { $0.title },
    Column(facts.first?.text ?? "") { $0.text.isEmpty ? "-" : $0.text },
  ]
  return Table(facts.dropFirst(), columns: columns).rendered(width: nil, color: false)
}

/// The number of bytes that are collected before a write.
private let pieceSize = 1 << 16

/// Returns the total width of a line whose columns have these widths.
func lineWidth(_ widths: [Int]) -> Int {
  widths.reduce(0, +) + gap.count * (widths.count - 1)
}

extension Array {
  /// Returns the cells of these columns side by side, each at least as wide as its column, without trailing spaces.
  func line<Row>(of cells: [Cell], widths: [Int]) -> String where Element == Column<Row> {
    var line = ""
    // Empty cells at the end need no padding.
    let end = cells.lastIndex { $0.width > 0 } ?? 0
    for (index, cell) in cells[...end].enumerated() {
      let padding = String(repeating: " ", count: Swift.max(0, widths[index] - cell.width))
      if index > 0 { line += gap }
      switch self[index].content {
      case .text: line += index == end ? cell.text : cell.text + padding
      case .number: line += padding + cell.text
      }
    }
    while line.unicodeScalars.last == " " { line.unicodeScalars.removeLast() }
    return line
  }

  /// Returns the widths of these columns in a line of at most `limit` cells: shrinkable columns shrink, the widest first.
  /// The line may still be too long.
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

/// Optional columns are left out before a shrinkable column gets narrower than this.
private let readableWidth = 16

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
