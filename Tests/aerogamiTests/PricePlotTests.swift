import AerogamiCore
import AerogamiFeatures
import Foundation
import TestSupport
import Testing

@testable import aerogami

@Suite struct PricePlotTests {
  private let start = Date(timeIntervalSince1970: 1_800_000_000)

  /// A plot of prices, each with its day after the start.
  private func plot(_ prices: [(day: Double, price: Double)], days: Double, unit: String = "EUR") -> PricePlot {
    PricePlot(line(prices, days: days), unit: unit)
  }

  private func line(_ prices: [(day: Double, price: Double)], days: Double) -> PriceLine {
    PriceLine(prices.map { (start + $0.day * 86_400, $0.price) }, until: start + days * 86_400)
  }

  @Test("a plot shows the lowest price of each column, and ends with the last one")
  func columns() {
    let line = line([(0, 50), (2.5, 40), (2.6, 60), (9.9, 70)], days: 10)
    #expect(line.columns(10) == [50, 50, 40, 60, 60, 60, 60, 60, 60, 70])
    #expect(line.columns(2) == [40, 70])
  }

  @Test(
    "the labels of an axis are few, round, and enclose all prices",
    arguments: [
      (45, 75, ["45", "50", "55", "60", "65", "70", "75"]),
      (45, 45, ["42", "43", "44", "45", "46", "47", "48"]),
      (9.99, 12.5, ["9.50", "10.00", "10.50", "11.00", "11.50", "12.00", "12.50"]),
      (0, 0, ["-0.60", "-0.40", "-0.20", "0.00", "0.20", "0.40", "0.60"]),
      (-3, 120, ["-50", "0", "50", "100", "150"]),
      (19, 1990, ["0", "500", "1000", "1500", "2000"]),
      (980_000, 1_000_000, ["940000", "960000", "980000", "1000000", "1020000", "1040000"]),
    ] as [(Double, Double, [String])])
  func scale(lowest: Double, highest: Double, expected: [String]) {
    #expect(PriceScale(lowest: lowest, highest: highest).labels == expected)
  }

  @Test("for any prices, a plot fits its width, has 14 to 16 lines, and a line without gaps")
  func fits() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<100 {
      let days = Double.random(in: 0.001...900, using: &random)
      let count = Int.random(in: 1...200, using: &random)
      let top = pow(10, Double.random(in: -2...9, using: &random))
      let prices = (0..<count).map { index in
        (day: days * Double(index) / Double(count), price: Double.random(in: 0...top, using: &random))
      }
      let width = Int.random(in: 40...250, using: &random)
      let plot = plot(prices, days: days)
      let text = plot.rendered(width: width, characters: .ascii, color: false)
      let lines = text.split(separator: "\n")
      #expect((14...16).contains(lines.count))
      #expect(lines.allSatisfy { $0.count <= width && $0.last != " " })
      let boxes = plot.rendered(width: width, characters: .boxes, color: false)
      #expect(boxes.split(separator: "\n").map(\.count) == lines.map(\.count))
      // Each column after the axis has a part of the line.
      let body = lines.dropFirst().dropLast(2).map { Array($0.utf8) }
      let axis = body.compactMap { $0.firstIndex { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "+") } }.min() ?? 0
      let gap = ((axis + 1)..<width).first { column in
        !body.contains { $0.count > column && $0[column] != UInt8(ascii: " ") }
      }
      #expect(gap == nil, "\(text)")
    }
  }

  @Test("a short period has labels with minutes, and the width is at least 40 columns")
  func labels() {
    let text = plot([(0, 50), (1, 60)], days: 2).rendered(width: 10, characters: .boxes, color: false)
    let lines = text.split(separator: "\n")
    #expect(lines.last == "    01-15 08:00              01-17 08:00")
    #expect(lines.allSatisfy { $0.count <= 40 })
  }

  @Test("the horizontal axis never repeats a label, for any period and width")
  func distinctLabels() {
    var periods = [
      1, 2, 30, 59, 60, 61, 119, 299, 3600, 86_399, 86_400, 3 * 86_400, 4 * 86_400, 5 * 86_400, 6 * 86_400,
    ]
    // Each power of two, with up to two remainders.
    periods += stride(from: 0, to: 200, by: 5).map { 1 << ($0 % 26) + $0 }
    for seconds in periods {
      for width in [40, 60, 80, 100, 160] {
        let plot = plot([(0, 50)], days: Double(seconds) / 86_400)
        let last = plot.rendered(width: width, characters: .ascii, color: false).split(separator: "\n").last ?? ""
        let labels = last.matches(of: /\d{4}-\d\d-\d\d|\d\d-\d\d \d\d:\d\d|\d\d:\d\d:\d\d/).map { String($0.0) }
        #expect(labels.count >= 2 && Set(labels).count == labels.count, "\(seconds) s, \(width) columns: \(last)")
      }
    }
  }

  @Test("a period of a few days has as many days as labels, and one of seconds has seconds")
  func shortPeriods() {
    func axis(days: Double) -> Substring? {
      plot([(0, 50)], days: days).rendered(width: 120, characters: .boxes, color: false).split(separator: "\n").last
    }
    #expect(axis(days: 4)?.matches(of: /2027-01-\d\d/).map { $0.0.suffix(2) } == ["15", "16", "17", "18", "19"])
    let seconds = axis(days: 5 / 86_400)?.matches(of: /08:00:\d\d/).map { $0.0.suffix(2) } ?? []
    #expect(seconds.count >= 5 && seconds.first == "00" && seconds.last == "05")
  }
}
