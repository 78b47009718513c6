import AerogamiContainer
import AerogamiCore
import Foundation

/// A column as a table shows it.
struct ShownColumn<Row>: Sendable {
  let column: Column<Row>
  var width: Int
  /// Whether the column has its short form.
  var isShort = false

  var title: String { isShort ? column.short?.title ?? column.title : column.title }

  func text(_ row: Row) -> String { isShort ? column.short?.text(row) ?? "" : column.text(row) }

  /// The smallest width to which the column may shrink in a stage.
  fileprivate func floor(at stage: NarrowingStage) -> Int {
    guard let minimum = column.minimumWidth else { return width }
    return min(width, stage == .early ? column.readableWidth : minimum)
  }
}

extension Array {
  /// Shortens and removes columns so that a line has at most `limit` terminal cells, if possible.
  ///
  /// In each stage in which the line is too long, all columns with a short form for the stage are shortened. Then
  /// columns that may be left out in the stage are removed, the last one first, until the others can fit. After the
  /// stages, columns shrink, the widest first.
  mutating func fit<Row>(into limit: Int) where Element == ShownColumn<Row> {
    for stage in NarrowingStage.allCases {
      if isTooLong(for: limit, at: stage) {
        for index in indices {
          guard let short = self[index].column.short, short.stage == stage else { continue }
          self[index].isShort = true
          self[index].width = Swift.min(self[index].width, short.width)
        }
      }
      while isTooLong(for: limit, at: stage), let last = lastIndex(where: { $0.column.leftOut == stage }) {
        remove(at: last)
      }
    }
    shrink(to: limit, at: .early)
    shrink(to: limit, at: .last)
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
  func line<Row>(in columns: [ShownColumn<Row>], styles: [String?] = []) -> String {
    var line = ""
    // Empty cells at the end need no padding.
    let end = lastIndex { $0.width > 0 } ?? 0
    for (index, cell) in self[...end].enumerated() {
      let padding = String(repeating: " ", count: Swift.max(0, columns[index].width - cell.width))
      if index > 0 { line += gap }
      var text = cell.text
      if !styles.isEmpty, let style = styles[index], cell.width > 0 { text = style + text + SGR.reset }
      switch columns[index].column.content {
      case .text: line += index == end ? text : text + padding
      case .number: line += padding + text
      }
    }
    while line.unicodeScalars.last == " " { line.unicodeScalars.removeLast() }
    return line
  }
}

/// Returns the total width of a line whose columns have these widths.
func lineWidth(_ widths: [Int]) -> Int {
  widths.reduce(0, +) + gap.count * (widths.count - 1)
}

/// The text between two columns.
private let gap = "  "

/// The printable text of a cell, and its width.
struct Cell: Sendable {
  let text: String
  let width: Int

  init(_ text: String) {
    self.text = text.printable
    width = self.text.displayWidth
  }

  func truncated<Row>(to column: ShownColumn<Row>) -> Cell {
    if width <= column.width { return self }
    return Cell(
      column.column.keepsEnd
        ? text.truncatedInMiddle(toWidth: column.width) : text.truncated(toWidth: column.width))
  }
}
