package import Foundation

/// The price of a route over time, to be drawn as a line.
package struct PriceLine: Sendable {
  private let points: [(moment: Date, price: Double)]
  /// The time until which the last price applied.
  package let end: Date

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - points: Each price with the time from which it applied, in order; at least one.
  ///   - end: The time until which the last price applied; later than the first time.
  package init(_ points: [(moment: Date, price: Double)], until end: Date) {
    precondition(!points.isEmpty, "a line needs at least one price")
    (self.points, self.end) = (points, end)
  }

  /// The time of the first price.
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

  /// Returns the time at which a column of `width` columns begins.
  package func moment(_ column: Int, of width: Int) -> Date {
    start + end.timeIntervalSince(start) * Double(column) / Double(width)
  }
}
