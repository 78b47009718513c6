import AerogamiContainer
import AerogamiCore

/// Rows under a header, as text for a terminal or a pipe. Every cell and title is made printable.
///
/// The rows are known, or they arrive one by one and are passed to ``line(_:width:color:)``. No line is wider than the
/// terminal: columns are shortened or left out as in ``Swift/Array/fit(into:)``, and lines that are still too long are
/// truncated. Without a width, as for a pipe, nothing is truncated.
///
/// Each cell is computed once, to measure it. A table that is not narrowed writes the measured texts; a narrowed one
/// computes its cells again.
struct Table<Row> {
  private let rowCount: Int
  private let row: (Int) -> Row
  private let columns: [ShownColumn<Row>]
  /// The texts of all columns, also of those that are left out, in parts; `nil` if amounts are aligned.
  private let cells: [CellTexts]?
  private let columnCount: Int
  private let isDimmed: @Sendable (Row) -> Bool

  /// Creates a table of rows. Each column is as wide as its title or its widest cell.
  init(
    _ rows: some RandomAccessCollection<Row>, columns: [Column<Row>],
    isDimmed: @escaping @Sendable (Row) -> Bool = { _ in false }
  ) {
    let columns = columns.withContent(of: rows)
    self.init(rows, columns, [MeasuredCells(of: rows, columns)], isDimmed)
  }

  /// Creates the same table, and computes the cells of many rows on all cores.
  static func measuring(
    _ rows: some RandomAccessCollection<Row> & Sendable, columns: [Column<Row>],
    isDimmed: @escaping @Sendable (Row) -> Bool
  ) async -> Table where Row: Sendable {
    let columns = columns.withContent(of: rows)
    if rows.count <= 1024 { return Table(rows, columns: columns, isDimmed: isDimmed) }
    var measured: [MeasuredCells] = []
    await computing(rangesOf: rows.count, size: 1024) {
      MeasuredCells(of: rows.dropFirst($0.lowerBound).prefix($0.count), columns)
    } body: {
      measured.append($0)
    }
    return Table(rows, columns, measured, isDimmed)
  }

  private init(
    _ rows: some RandomAccessCollection<Row>, _ columns: [Column<Row>], _ measured: [MeasuredCells],
    _ isDimmed: @escaping @Sendable (Row) -> Bool
  ) {
    var amounts: [AmountLayout?] = columns.map { _ in nil }
    var widths = columns.indices.map { index in measured.map { $0.widths[index] }.max() ?? 0 }
    for index in columns.indices where Set(measured.flatMap { $0.currencies[index] }).count > 1 {
      let layout = AmountLayout(rows.map(columns[index].text))
      amounts[index] = layout
      widths[index] = rows.map { Cell(layout.aligned(columns[index].text($0))).width }.max() ?? 0
    }
    cells = amounts.contains { $0 != nil } ? nil : measured.map(\.texts)
    rowCount = rows.count
    row = { rows[rows.index(rows.startIndex, offsetBy: $0)] }
    self.columns = columns.indices.compactMap { index in
      let (column, width) = (columns[index], widths[index])
      let title = Cell(column.title).width
      // Leaves out columns without text in any row, if they have no title or may be left out.
      if width == 0, title == 0 || column.leftOut != nil { return nil }
      return ShownColumn(column: column, index: index, width: max(title, width), amounts: amounts[index])
    }
    columnCount = columns.count
    self.isDimmed = isDimmed
  }

  /// Creates a table for rows that arrive one by one. On a wide terminal, each column has the given width.
  init(
    widths columns: [(column: Column<Row>, width: Int)],
    isDimmed: @escaping @Sendable (Row) -> Bool = { _ in false }
  ) {
    (rowCount, row) = (0, { _ in preconditionFailure("the rows arrive one by one") })
    cells = nil
    columnCount = columns.count
    self.columns = columns.enumerated().map { ShownColumn(column: $1.column, index: $0, width: $1.width) }
    self.isDimmed = isDimmed
  }

  /// Returns the header and all rows. Each line ends with a line feed and has no trailing spaces.
  func rendered(width: Int?, color: Bool) -> String {
    let columns = shownColumns(fitting: width)
    return (0..<rowCount).reduce(into: header(columns, width, color)) { $0 += line(of: row($1), columns, width, color) }
  }

  /// Writes the header and all rows in pieces of several lines.
  ///
  /// - Parameter color: Whether SGR sequences make the header bold and dimmed rows dim, and show the ``CellStyle`` of
  ///   the cells in other rows.
  func write<E: Error>(width: Int?, color: Bool, to write: ([UInt8]) async throws(E) -> Void) async throws(E) {
    let columns = shownColumns(fitting: width)
    var piece = Array(header(columns, width, color).utf8)
    if width == nil, !color, let cells {
      let layouts = (0..<columnCount).map { index in
        columns.first { $0.index == index }.map { ColumnLayout(width: $0.width, isLeft: $0.column.content.isLeft) }
      }
      return try await computing(rangesOf: cells.count, size: 1) { [piece] range in
        cells[range.lowerBound].lines(layouts, after: range.lowerBound == 0 ? piece : [])
      } body: { lines throws(E) in
        try await write(lines)
      }
    }
    for index in 0..<rowCount {
      piece += line(of: row(index), columns, width, color).utf8
      guard piece.count >= pieceSize else { continue }
      try await write(piece)
      piece.removeAll(keepingCapacity: true)
    }
    try await write(piece)
  }

  func header(width: Int?, color: Bool) -> String { header(shownColumns(fitting: width), width, color) }

  /// Returns the line of a row with its line feed.
  ///
  /// A cell that is wider than its column and may not shrink, such as a price, shifts the rest of its line. If the line
  /// is then too long for the terminal, cells that are too wide show a short text, if they have one, and then all cells
  /// their shortest.
  func line(_ row: Row, width: Int?, color: Bool) -> String {
    line(of: row, shownColumns(fitting: width), width, color)
  }

  private func header(_ columns: [ShownColumn<Row>], _ limit: Int?, _ color: Bool) -> String {
    line(of: columns.map { Cell($0.title) }, columns, limit).styled(color ? SGR.bold : nil) + "\n"
  }

  private func line(of row: Row, _ columns: [ShownColumn<Row>], _ limit: Int?, _ color: Bool) -> String {
    var cells = columns.map { Cell($0.text(row)) }
    if let limit {
      cells = zip(cells, columns).map { cell, shown in
        guard shown.column.minimumWidth != nil, cell.width > shown.width else { return cell }
        return (shown.column.essence.map { Cell($0(row)) } ?? cell).truncated(to: shown)
      }
      if cells.line(in: columns).displayWidth > limit {
        cells = zip(cells, columns).map { cell, shown in
          guard cell.width > shown.width else { return cell }
          let forms = [shown.column.short, shown.column.shortest].compactMap(\.self).map { Cell($0.text(row)) }
          return forms.first { $0.width <= shown.width } ?? forms.last ?? cell
        }
      }
      if cells.line(in: columns).displayWidth > limit {
        cells = zip(cells, columns).map { cell, shown in shown.column.shortest.map { Cell($0.text(row)) } ?? cell }
      }
      // A part of a mark, which is in a last column without a title, is of no use.
      if let last = columns.last, last.title.isEmpty, cells.line(in: columns).displayWidth > limit {
        cells[cells.count - 1] = Cell("")
      }
    }
    if color, isDimmed(row) { return line(of: cells, columns, limit).styled(SGR.dim) + "\n" }
    return line(of: cells, columns, limit, styles: color ? columns.map { $0.column.style?(row).sequence } : []) + "\n"
  }

  private func line(
    of cells: [Cell], _ columns: [ShownColumn<Row>], _ limit: Int?, styles: [String?] = []
  ) -> String {
    let line = cells.line(in: columns)
    // A truncated line has no colors, because it could end between a sequence and its reset.
    if let limit, line.displayWidth > limit { return line.truncated(toWidth: limit) }
    return styles.isEmpty ? line : cells.line(in: columns, styles: styles)
  }

  /// Returns the number of terminal cells before the column at `index`, which need not be shown itself.
  fileprivate func start(of index: Int, fitting limit: Int) -> Int {
    shownColumns(fitting: limit).filter { $0.index < index }.reduce(0) { $0 + $1.width + gap.count }
  }

  private func shownColumns(fitting limit: Int?) -> [ShownColumn<Row>] {
    var columns = columns
    for index in columns.indices { columns[index].width = min(columns[index].width, limit ?? widestPadding) }
    if let limit { columns.fit(into: limit) }
    return columns
  }
}

/// Returns the rows as a table. If a line does not fit, the texts of the last column that are too long for their rows are
/// in lines below them, because a truncated reason or remedy is of no use. If the column has a short form, these rows show
/// that, and only texts that differ from it are in lines below.
func tableWithDetails<Row>(_ rows: [Row], columns: [Column<Row>], width: Int, color: Bool) -> String {
  let whole = Table(rows, columns: columns)
  let lines = whole.rendered(width: nil, color: false).split(separator: "\n")
  guard let details = columns.last, lines.contains(where: { String($0).displayWidth > width }) else {
    return whole.rendered(width: width, color: color)
  }
  let others = Array(columns.dropLast())
  let short = details.short.map { Column(details.title, style: details.style, text: $0.text) }
  // Texts in rows use only room that the other columns leave.
  let room = width - Table(rows, columns: others + [short].compactMap(\.self)).start(of: others.count, fitting: width)
  @Sendable func fits(_ row: Row) -> Bool {
    max(details.text(row).printable.displayWidth, details.title.displayWidth) <= room
  }
  let inRow = Column<Row>(details.title, leftOut: short == nil ? .first : nil, style: details.style) { row in
    fits(row) ? details.text(row) : short?.text(row) ?? ""
  }
  let table = Table(rows, columns: others + [inRow])
  let indent = "    "
  return rows.reduce(into: table.header(width: width, color: color)) { text, row in
    text += table.line(row, width: width, color: color)
    let details = details.text(row).printable
    if details.isEmpty || fits(row) || details == short?.text(row).printable { return }
    for line in details.folded(toWidth: width - indent.count, breaksWords: false) { text += "\(indent)\(line)\n" }
  }
}

/// Returns the facts as a table with two columns, the titles and the texts. An empty text is shown as `-`, except in
/// the first line.
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
let pieceSize = 1 << 16

/// The maximum width, in terminal cells, to which columns are padded in a pipe. It keeps one long text from widening
/// every line.
private let widestPadding = 200

/// The widths with which amounts such as `72.50 EUR` are aligned at their decimal points and at their currencies.
private struct AmountLayout: Sendable {
  private var fractionWidth = 0
  private var currencyWidth = 0

  init(_ texts: [String]) {
    for (amount, currency) in texts.compactMap(Self.parts) {
      fractionWidth = max(fractionWidth, Self.fractionWidth(of: amount))
      currencyWidth = max(currencyWidth, Cell(String(currency)).width)
    }
  }

  /// Returns an amount with spaces after it for the decimals that others have; any other text unchanged.
  func aligned(_ text: String) -> String {
    guard let (amount, currency) = Self.parts(of: text) else { return text }
    let decimals = String(repeating: " ", count: max(0, fractionWidth - Self.fractionWidth(of: amount)))
    let rest = String(repeating: " ", count: max(0, currencyWidth - Cell(String(currency)).width))
    return "\(amount)\(decimals) \(currency)\(rest)"
  }

  /// Returns the number, and the rest: the currency and, for several passengers, what the price covers.
  private static func parts(of text: String) -> (amount: Substring, currency: Substring)? {
    guard text.first?.isNumber == true, let space = text.firstIndex(of: " ") else { return nil }
    return (text[..<space], text[text.index(after: space)...])
  }

  /// The number of characters from the decimal point on.
  private static func fractionWidth(of amount: Substring) -> Int { amount.drop { $0 != "." }.count }
}

private struct ShownColumn<Row>: Sendable {
  let column: Column<Row>
  /// The index of the column among all columns of the table, including those that are left out.
  let index: Int
  var width: Int
  /// How amounts in several currencies are aligned; `nil` for other cells.
  var amounts: AmountLayout?
  /// The narrower form that is shown; `nil` for the column itself.
  var short: Column<Row>.Short?

  var title: String { short?.title ?? column.title }

  func text(_ row: Row) -> String {
    if let short { return short.text(row) }
    let text = column.text(row)
    return amounts?.aligned(text) ?? text
  }

  /// The smallest width to which the column may shrink in a stage.
  func floor(at stage: NarrowingStage) -> Int {
    guard stage != .first, let minimum = column.minimumWidth else { return width }
    if column.shrinksLast, !stage.isOneByOne { return width }
    return min(width, stage == .early ? column.readableWidth : minimum)
  }
}

extension Array {
  /// Shortens and removes columns so that a line has at most `limit` terminal cells, if possible.
  ///
  /// In each stage in which the line is too long, all columns with a short form for the stage are shortened; in the last
  /// two stages only as many as necessary, the first ones first. Then columns that may be left out in the stage are
  /// removed, the last one first, until the others can fit. After the stages, columns shrink, the widest first.
  fileprivate mutating func fit<Row>(into limit: Int) where Element == ShownColumn<Row> {
    for stage in NarrowingStage.allCases {
      if isTooLong(for: limit, at: stage) {
        for index in indices where !stage.isOneByOne || isTooLong(for: limit, at: stage) {
          let column = self[index].column
          guard let short = [column.short, column.shortest].compactMap(\.self).first(where: { $0.stage == stage })
          else {
            continue
          }
          self[index].short = short
          self[index].width = Swift.min(self[index].width, short.width)
        }
      }
      while isTooLong(for: limit, at: stage), let last = lastIndex(where: { $0.column.leftOut == stage }) {
        remove(at: last)
      }
    }
    for stage in [NarrowingStage.early, .late, .last] { shrink(to: limit, at: stage) }
  }

  private func isTooLong<Row>(for limit: Int, at stage: NarrowingStage) -> Bool where Element == ShownColumn<Row> {
    lineWidth(map { $0.floor(at: stage) }) > limit
  }

  private mutating func shrink<Row>(to limit: Int, at stage: NarrowingStage) where Element == ShownColumn<Row> {
    let floors = map { $0.floor(at: stage) }
    var excess = lineWidth(map(\.width)) - limit
    while excess > 0,
      let widest = indices.filter({ self[$0].width > floors[$0] }).max(by: { self[$0].width < self[$1].width })
    {
      self[widest].width -= 1
      excess -= 1
    }
  }
}

extension [Cell] {
  /// Returns a line of the cells, each padded to the width of its column, without trailing spaces.
  ///
  /// - Parameter styles: The SGR sequence of each cell; empty for a line without color.
  fileprivate func line<Row>(in columns: [ShownColumn<Row>], styles: [String?] = []) -> String {
    var line = ""
    // Empty cells at the end need no padding.
    let end = lastIndex { $0.width > 0 } ?? 0
    for (index, cell) in self[...end].enumerated() {
      let padding = String(repeating: " ", count: Swift.max(0, columns[index].width - cell.width))
      if index > 0 { line += gap }
      let text = !styles.isEmpty && cell.width > 0 ? cell.text.styled(styles[index]) : cell.text
      if columns[index].column.content.isLeft {
        line += index == end ? text : text + padding
      } else {
        line += padding + text
      }
    }
    while line.unicodeScalars.last == " " { line.unicodeScalars.removeLast() }
    return line
  }
}

extension Array {
  /// Returns the columns, with numbers or text instead of `.value`, depending on the cells.
  fileprivate func withContent<Row>(of rows: some Collection<Row>) -> Self where Element == Column<Row> {
    map { column in
      guard column.content == .value else { return column }
      var column = column
      let texts = rows.lazy.map(column.text)
      column.content = texts.allSatisfy { $0.isEmpty || Double($0) != nil } ? .number : .text
      return column
    }
  }
}

/// The cells of consecutive rows of a table, and what they mean for its layout.
private struct MeasuredCells: Sendable {
  private(set) var texts = CellTexts()
  /// The width of the widest cell of each column.
  private(set) var widths: [Int]
  /// Up to two different ends of prices, such as ` EUR`, in each column with prices.
  private(set) var currencies: [[[UInt8]]]

  init<Row>(of rows: some RandomAccessCollection<Row>, _ columns: [Column<Row>]) {
    widths = columns.map { _ in 0 }
    currencies = columns.map { _ in [] }
    for (number, row) in rows.enumerated() {
      if number == 100 { texts.reserveCapacity(forRows: rows.count, afterFirst: number) }
      for index in columns.indices {
        let text = columns[index].text(row)
        let cell = Cell(text)
        texts.append(cell)
        widths[index] = max(widths[index], cell.width)
        // A cell may have words instead of a price.
        if columns[index].content == .price, let first = text.utf8.first, 0x30...0x39 ~= first,
          currencies[index].count < 2, !currencies[index].contains(where: text.utf8.suffix(4).elementsEqual)
        {
          currencies[index].append(Array(text.utf8.suffix(4)))
        }
      }
    }
  }
}

/// The texts of the cells of a table, row by row, in one array. Each ends with a line feed, which no cell contains.
/// Strings of all cells would use more memory than the rows, and the sizes of all cells nearly as much as this array.
private struct CellTexts: Sendable {
  private var bytes: [UInt8] = []

  mutating func append(_ cell: Cell) {
    bytes += cell.text.utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Reserves room for rows that are as long as the first ones, and an eighth more. An array that grows by doubling
  /// uses up to three times the memory. The limit is for long texts that only the first rows have.
  mutating func reserveCapacity(forRows count: Int, afterFirst firstCount: Int) {
    bytes.reserveCapacity(min(bytes.count / firstCount * count / 8 * 9, 1 << 25))
  }

  /// Returns some bytes and the lines of all rows: each as ``Swift/Array/line(in:styles:)`` without styles, and a line
  /// feed.
  ///
  /// - Parameter columns: The layout of each cell of a row; `nil` for a cell that is left out.
  func lines(_ columns: [ColumnLayout?], after head: [UInt8]) -> [UInt8] {
    var lines = head
    lines.reserveCapacity(head.count + bytes.count * 2)
    var start = 0
    while start < bytes.count { start = writeLine(from: start, columns, to: &lines) }
    return lines
  }

  /// Appends the line of the row whose first byte is at an index. Returns the index of the next row's first byte.
  private func writeLine(from start: Int, _ columns: [ColumnLayout?], to line: inout [UInt8]) -> Int {
    let lineStart = line.count
    var next = start
    var gapWidth = 0
    for column in columns {
      let cellStart = next
      var isASCII = true
      while bytes[next] != UInt8(ascii: "\n") {
        isASCII = isASCII && bytes[next] < 0x80
        next += 1
      }
      let text = bytes[cellStart..<next]
      next += 1
      guard let column else { continue }
      let width = isASCII ? text.count : String(decoding: text, as: UTF8.self).displayWidth
      let padding = max(0, column.width - width)
      for _ in 0..<gapWidth + (column.isLeft ? 0 : padding) { line.append(UInt8(ascii: " ")) }
      line += text
      gapWidth = gap.count + (column.isLeft ? padding : 0)
    }
    while line.count > lineStart, line.last == UInt8(ascii: " ") { line.removeLast() }
    line.append(UInt8(ascii: "\n"))
    return next
  }
}

/// The layout of a column whose cells are neither shortened nor styled.
private struct ColumnLayout {
  let width: Int
  let isLeft: Bool
}

private func lineWidth(_ widths: [Int]) -> Int { widths.reduce(0, +) + gap.count * (widths.count - 1) }

private let gap = "  "

private struct Cell: Sendable {
  let text: String
  let width: Int

  init(_ text: String) {
    if text.isPrintableASCII {
      (self.text, width) = (text, text.utf8.count)
    } else {
      self.text = text.printable
      width = self.text.displayWidth
    }
  }

  func truncated<Row>(to column: ShownColumn<Row>) -> Cell {
    if width <= column.width { return self }
    return Cell(
      column.column.keepsEnd
        ? text.truncatedInMiddle(toWidth: column.width, unlike: column.column.distinct)
        : text.truncated(toWidth: column.width))
  }
}
