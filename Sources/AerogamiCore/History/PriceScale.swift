/// Round prices for an axis, and the rows between them: 11 to 13 in all.
package struct PriceScale: Hashable {
  /// In hundredths.
  private let lowest, step: Int
  package let stepCount: Int

  /// - Parameters: In a currency's units, of less than 10¹² either way.
  package init(lowest: Double, highest: Double) {
    // At least a tenth of the price, so that a cent's difference is no mountain, and one price has a middle.
    let room = max(0, max(1, abs(highest) / 10) - (highest - lowest)) / 2
    let (low, high) = (Int(((lowest - room) * 100).rounded(.down)), Int(((highest + room) * 100).rounded(.up)))
    var step = 1
    var place = 0
    // 1, 2, 5, 10, 20, 50 and so on, until six are enough.
    while Self.steps(from: low, to: high, by: step).count > 6 {
      step = step * (place % 3 == 1 ? 5 : 4) / 2
      place += 1
    }
    (self.lowest, stepCount) = Self.steps(from: low, to: high, by: step)
    self.step = step
  }

  /// Where the first of the steps begins, and how many there are: at least one.
  private static func steps(from low: Int, to high: Int, by step: Int) -> (start: Int, count: Int) {
    let first = Int((Double(low) / Double(step)).rounded(.down))
    let last = Int((Double(high) / Double(step)).rounded(.up))
    return (first * step, max(1, last - first))
  }

  package var rowsPerStep: Int { 12 / stepCount }

  /// From the lowest price up, one for the beginning of each step and the end of the last.
  package var labels: [String] {
    (0...stepCount).map { place in
      let amount = lowest + place * step
      if step.isMultiple(of: 100) { return "\(amount / 100)" }
      let cents = "\(amount.magnitude % 100)"
      return "\(amount < 0 ? "-" : "")\(amount.magnitude / 100)." + (cents.count < 2 ? "0" : "") + cents
    }
  }

  /// Of a price, the highest first.
  package func row(of price: Double) -> Int {
    let above = (Double(lowest + stepCount * step) - price * 100) / Double(step) * Double(rowsPerStep)
    return min(max(0, Int(above.rounded())), stepCount * rowsPerStep)
  }
}
