import AerogamiCore
import AerogamiFeatures
import Foundation

/// A line plot of prices over time, in text characters.
struct PricePlot: Sendable {
  struct Characters: Sendable {
    let horizontal, vertical: Character
    /// The corners of the price line. For example, `leftToDown` is the corner of a line that comes from the left and
    /// then goes down.
    let leftToDown, leftToUp, aboveToRight, belowToRight: Character
    /// The vertical axis, its ticks, the corner of both axes, and the ticks of the horizontal axis.
    let axis, tick, corner, lowerTick: Character

    static let boxes = Characters(
      horizontal: "─", vertical: "│", leftToDown: "╮", leftToUp: "╯", aboveToRight: "╰", belowToRight: "╭",
      axis: "│", tick: "┤", corner: "└", lowerTick: "┬")
    static let ascii = Characters(
      horizontal: "-", vertical: "|", leftToDown: "+", leftToUp: "+", aboveToRight: "+", belowToRight: "+",
      axis: "|", tick: "+", corner: "+", lowerTick: "+")
  }

  private let line: PriceLine
  private let unit: String
  private let scale: PriceScale

  /// Creates a plot.
  ///
  /// - Parameter unit: The label above the prices.
  init(_ line: PriceLine, unit: String) {
    (self.line, self.unit) = (line, unit)
    scale = line.scale
  }

  /// Returns the plot. Each line ends with a line feed and has no trailing spaces.
  ///
  /// - Parameters:
  ///   - width: The maximum length of a line, in terminal columns. If it is less than 40, lines have up to 40 columns.
  ///   - color: Whether the axes are dim, by SGR sequences.
  func rendered(width: Int, characters: Characters, color: Bool) -> String {
    let labels = scale.labels
    let labelWidth = labels.map(\.count).max() ?? 0
    // Subtracts 2 columns for the space and the axis after the label.
    let lineWidth = max(width, 40) - labelWidth - 2
    let cells = cells(width: lineWidth, characters)
    func dim(_ text: String) -> String { color ? SGR.dim + text + SGR.reset : text }
    func padded(_ text: String, to width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }

    var lines = [dim(padded(unit, to: max(labelWidth, unit.count)))]
    for (row, line) in cells.enumerated() {
      let (step, rest) = (scale.stepCount - row / scale.rowsPerStep, row % scale.rowsPerStep)
      let label = padded(rest == 0 ? labels[step] : "", to: labelWidth)
      lines.append(
        dim("\(label) \(rest == 0 ? characters.tick : characters.axis)") + String(line).withoutTrailingSpaces)
    }
    let ticks = ticks(width: lineWidth)
    let axis = (0..<lineWidth).map { column in
      ticks.contains { $0.column == column } ? characters.lowerTick : characters.horizontal
    }
    let indent = String(repeating: " ", count: labelWidth + 1)
    lines.append(dim(indent + String(characters.corner) + String(axis)))
    lines.append(dim((indent + " " + dates(ticks, width: lineWidth)).withoutTrailingSpaces))
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns the rows of the plot, the highest price first.
  private func cells(width: Int, _ characters: Characters) -> [[Character]] {
    let rows = line.columns(width).map(scale.row)
    var cells = [[Character]](
      repeating: [Character](repeating: " ", count: width), count: scale.stepCount * scale.rowsPerStep + 1)
    for column in 0..<width {
      let (from, to) = (rows[max(0, column - 1)], rows[column])
      if from == to {
        cells[to][column] = characters.horizontal
        continue
      }
      for row in min(from, to)...max(from, to) { cells[row][column] = characters.vertical }
      cells[from][column] = from < to ? characters.leftToDown : characters.leftToUp
      cells[to][column] = from < to ? characters.aboveToRight : characters.belowToRight
    }
    return cells
  }

  /// Returns the ticks of the horizontal axis: one for every 16 columns, so that labels do not touch, but at least 2
  /// and at most 6. If a label would occur twice, there are fewer ticks, or labels show seconds.
  private func ticks(width: Int) -> [(column: Int, label: String)] {
    let span = line.end.timeIntervalSince(line.start)
    let most = max(2, min(6, width / 16))
    var ticks: [(column: Int, label: String)] = []
    for unit in [TimeUnit(toLabel: span), .second] {
      for count in (2...most).reversed() {
        ticks = (0..<count).map { tick in
          let column = tick * (width - 1) / (count - 1)
          return (column, unit.label(of: tick == count - 1 ? line.end : line.moment(column, of: width)))
        }
        if Set(ticks.map(\.label)).count == count { return ticks }
      }
    }
    return ticks
  }

  /// Returns the labels of the horizontal axis, each centered below its tick if there is room.
  private func dates(_ ticks: [(column: Int, label: String)], width: Int) -> String {
    var line = ""
    for (column, label) in ticks {
      let start = min(max(0, column - label.count / 2), width - label.count)
      line += String(repeating: " ", count: max(0, start - line.count)) + label
    }
    return line
  }
}

extension String {
  var withoutTrailingSpaces: String {
    String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
  }
}
