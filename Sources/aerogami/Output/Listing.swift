import AerogamiContainer
import AerogamiCore
import AerogamiJSON

struct Rendering<Row: Sendable>: Sendable {
  var columns: [Column<Row>]
  var isDimmed: @Sendable (Row) -> Bool = { _ in false }
  var csvHeader: @Sendable (inout CSVWriter) -> Void
  var csv: @Sendable (inout CSVWriter, Row) -> Void
  var json: @Sendable (inout JSONWriter, Row) -> Void
  /// The indices of the fields of CSV that are written; empty for all: see ``selecting(_:)``.
  var fieldIndices: [Int] = []
}

/// Writes sorted rows in the requested format, in pieces.
struct Listing<Row: Sendable>: Sendable {
  let format: OutputFormat
  var rendering: Rendering<Row>
  let name: StaticString

  /// The bytes before the first row: the CSV header, or nothing.
  var head: [UInt8] {
    guard format == .csv else { return [] }
    var csv = CSVWriter()
    rendering.csvHeader(&csv)
    return csv.bytes
  }

  /// Writes everything after ``head``: the rows and, in JSON, the object around them with `members` before the rows.
  func write<E: Error>(
    _ rows: some RandomAccessCollection<Row> & Sendable, width: Int?, color: Bool,
    members: (inout JSONWriter) -> Void, to write: ([UInt8]) async throws(E) -> Void
  ) async throws(E) {
    switch format {
    case .table:
      if rows.isEmpty { return }
      let table = await Table.measuring(rows, columns: rendering.columns, isDimmed: rendering.isDimmed)
      try await table.write(width: width, color: color, to: write)
    case .json:
      try await document(rows.count, members: members, write: write) { [rendering] json, index in
        rendering.json(&json, rows[rows.index(rows.startIndex, offsetBy: index)])
      }
    case .ndjson, .csv: try await records(rows, write: write)
    }
  }

  /// Writes rows to standard output. A table fits the width of the terminal and, with `fitsHeight`, its height; a line
  /// below has the number of rows that do not fit. JSON has `members` between the environment and the rows.
  ///
  /// - Parameter linesBelow: The number of other lines that must fit on the terminal.
  func write(
    _ rows: [Row], environment: String, color: ColorChoice = .never, to console: Console, fitsHeight: Bool = false,
    linesBelow: Int = 0, members: (inout JSONWriter) -> Void = { _ in }
  ) async throws {
    let count = shownCount(of: rows.count, height: fitsHeight ? console.output.rows : nil, linesBelow: linesBelow)
    try await console.output.write(head)
    try await write(
      rows.prefix(count), width: console.output.columns, color: color.isOn(for: console.output),
      members: { json in
        json.members(["environment": .text(environment)])
        members(&json)
      }, to: { try await console.output.write($0) })
    if count < rows.count { await console.remark(moreRows(rows.count - count)) }
  }

  /// Returns how many of `count` rows a table shows, so that they fit on a terminal together with the header, the lines
  /// below and the next prompt. Shows at least 5 rows, if there are that many. Other formats show all rows.
  ///
  /// - Parameter linesBelow: The number of lines below the table, not counting the line of ``moreRows(_:)``.
  func shownCount(of count: Int, height: Int?, linesBelow: Int) -> Int {
    guard format == .table, let height else { return count }
    let room = max(5, height - 2 - linesBelow)
    // If rows are left out, the line of `moreRows` replaces one row.
    return count <= room ? count : max(5, room - 1)
  }

  private func records<E: Error>(
    _ rows: some Collection<Row>, write: ([UInt8]) async throws(E) -> Void
  ) async throws(E) {
    var csv = CSVWriter()
    var json = JSONWriter()
    for row in rows {
      if format == .csv {
        rendering.csv(&csv, row)
      } else {
        rendering.json(&json, row)
        json.newline()
      }
      guard csv.bytes.count + json.bytes.count >= pieceSize else { continue }
      try await write(csv.bytes + json.bytes)
      csv.bytes.removeAll(keepingCapacity: true)
      json.removeAll()
    }
    try await write(csv.bytes + json.bytes)
  }

  /// Writes one JSON object, with a line for each of `count` rows. `row` writes the row at an index, so that callers
  /// with many rows need not copy them. It is called on all cores.
  func document<E: Error>(
    _ count: Int, members: (inout JSONWriter) -> Void, write: ([UInt8]) async throws(E) -> Void,
    row: @escaping @Sendable (inout JSONWriter, Int) -> Void
  ) async throws(E) {
    var json = JSONWriter()
    json.beginObject()
    members(&json)
    json.key(name)
    json.beginArray()
    try await computing(rangesOf: count, size: 256) { range in
      var values = JSONWriter(continuingArray: range.lowerBound > 0)
      for index in range {
        values.newline()
        row(&values, index)
      }
      return values
    } body: { values throws(E) in
      json.append(values)
      if json.bytes.count < pieceSize { return }
      try await write(json.bytes)
      json.removeAll()
    }
    if count > 0 { json.newline() }
    json.endArray()
    json.endObject()
    json.newline()
    try await write(json.bytes)
  }
}

/// Returns the number of lines of a terminal that lines of text occupy, wrapped like notes. The terminal continues a
/// command that is still too long on further lines.
func terminalLineCount(of lines: [String], width: Int?) -> Int {
  guard let width else { return lines.count }
  return lines.flatMap { $0.printable.wrapped(toWidth: width).split(separator: "\n") }.reduce(0) { sum, line in
    sum + max(1, (String(line).displayWidth + width - 1) / width)
  }
}

/// Returns the line below a table that shows only the rows that fit.
func moreRows(_ count: Int) -> String { "… \(count) more; --limit 0 shows all" }
