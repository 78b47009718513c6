import AerogamiCore
package import Foundation

/// The price of a route over time, to be drawn as a line.
package struct PriceLine: Sendable {
  private let points: [(moment: Date, price: Double)]
  /// The time until which the last price applied.
  package let end: Date

  /// - Parameters:
  ///   - points: Each price with the time from which it applied, in order; at least one.
  ///   - end: The time until which the last price applied; later than the first time.
  package init(_ points: [(moment: Date, price: Double)], until end: Date) {
    precondition(!points.isEmpty, "a line needs at least one price")
    (self.points, self.end) = (points, end)
  }

  package var start: Date { points[0].moment }

  /// The axis of the prices.
  package var scale: PriceScale {
    PriceScale(lowest: points.map(\.price).min() ?? 0, highest: points.map(\.price).max() ?? 0)
  }

  /// Returns the price of each of `width` columns: the lowest price in the column's time span. For the last column,
  /// returns the latest price.
  package func columns(_ width: Int) -> [Double] {
    var index = 0
    var columns = (0..<width).map { column in
      let columnEnd = moment(column + 1, of: width)
      var lowest = points[index].price
      while index + 1 < points.count, points[index + 1].moment < columnEnd {
        index += 1
        lowest = min(lowest, points[index].price)
      }
      return lowest
    }
    columns[width - 1] = points[points.count - 1].price
    return columns
  }

  /// Returns the time at which a column begins if the line is drawn in `width` columns.
  package func moment(_ column: Int, of width: Int) -> Date {
    start + end.timeIntervalSince(start) * Double(column) / Double(width)
  }
}

/// A price axis of 11 or 13 rows, with labels at round numbers.
package struct PriceScale: Hashable {
  /// The lowest label, and the step between labels, in hundredths of the currency unit.
  private let lowest, step: Int
  /// The number of steps, which is one less than the number of labels.
  package let stepCount: Int

  /// Creates an axis that includes both prices.
  ///
  /// - Parameters:
  ///   - lowest: The lowest price in units of the currency. Its absolute value must be below 10¹², so that no
  ///     calculation overflows.
  ///   - highest: The highest price, with the same limit.
  package init(lowest: Double, highest: Double) {
    // Span at least 1 and at least a tenth of the highest price, so that a difference of a cent looks small and a
    // single price is centered.
    let room = max(0, max(1, abs(highest) / 10) - (highest - lowest)) / 2
    let (low, high) = (Int(((lowest - room) * 100).rounded(.down)), Int(((highest + room) * 100).rounded(.up)))
    var step = 1
    var index = 0
    // Try 1, 2, 5, 10, 20, 50 and so on, until six steps are enough.
    while Self.steps(from: low, to: high, by: step).count > 6 {
      step = step * (index % 3 == 1 ? 5 : 4) / 2
      index += 1
    }
    (self.lowest, stepCount) = Self.steps(from: low, to: high, by: step)
    self.step = step
  }

  /// Returns the start of the first step, a multiple of `step`, and the number of steps, at least one.
  private static func steps(from low: Int, to high: Int, by step: Int) -> (start: Int, count: Int) {
    let first = Int((Double(low) / Double(step)).rounded(.down))
    let last = Int((Double(high) / Double(step)).rounded(.up))
    return (first * step, max(1, last - first))
  }

  /// The number of rows from one label to the next.
  ///
  /// All steps together have 12 rows, which is a multiple of the step counts 1, 2, 3, 4 and 6. Five steps have 10 rows.
  package var rowsPerStep: Int { 12 / stepCount }

  /// The labels at the start of each step and at the end of the last, lowest price first.
  package var labels: [String] {
    (0...stepCount).map { index in
      let amount = lowest + index * step
      if step.isMultiple(of: 100) { return "\(amount / 100)" }
      let cents = "\(amount.magnitude % 100)"
      return "\(amount < 0 ? "-" : "")\(amount.magnitude / 100)." + (cents.count < 2 ? "0" : "") + cents
    }
  }

  /// Returns the row of a price; row 0 has the highest label.
  package func row(of price: Double) -> Int {
    let above = (Double(lowest + stepCount * step) - price * 100) / Double(step) * Double(rowsPerStep)
    return min(max(0, Int(above.rounded())), stepCount * rowsPerStep)
  }

  /// Returns the height of a price: 0 at the lowest label, 1 at the highest.
  package func height(of price: Double) -> Double {
    min(max(0, (price * 100 - Double(lowest)) / Double(stepCount * step)), 1)
  }
}

/// The smallest unit of time that a label of the horizontal axis shows.
package enum TimeUnit {
  case day, minute, second

  package init(toLabel span: TimeInterval) { self = span >= 4 * 86_400 ? .day : .minute }

  package func label(of moment: Date) -> String {
    let text = RFC3339.string(from: moment) ?? ""
    return switch self {
    case .day: String(text.prefix(10))
    case .minute: "\(text.dropFirst(5).prefix(5)) \(text.dropFirst(11).prefix(5))"
    case .second: String(text.dropFirst(11).prefix(8))
    }
  }
}
