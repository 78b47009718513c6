import AerogamiCore
import Foundation
import TestSupport

/// Pairs 100,000 outbound with 100,000 return fares, and takes the 20 cheapest pairs.
struct PairBenchmark {
  static let name = "pairs"
  private static let fareCount = 100_000
  private static let pairCount = 20

  /// - Throws: ``BenchmarkError`` if there are too few pairs.
  func run(rounds: Int) throws {
    let table = MarkdownTable(
      ["best \(Self.pairCount) of 100,000 × 100,000 fares", "median ms", "more peak MiB"], wordColumns: 1)
    for routeCount in [1, 300] {
      let (outbound, back) = fares(routeCount)
      let before = Usage.ownPeakBytes
      let samples = try (0..<rounds).map { _ in
        let start = ContinuousClock.now
        let pairing = FarePairing(outbound: outbound, back: back, nights: 2...14) { [$0] }
        guard Array(pairing.prefix(Self.pairCount)).count == Self.pairCount else {
          throw BenchmarkError("there are fewer than \(Self.pairCount) pairs")
        }
        return (ContinuousClock.now - start) / .seconds(1)
      }
      let mebibytes = Double(Usage.ownPeakBytes - before) / 1_048_576
      table.row([
        routeCount == 1 ? "1 route" : "\(routeCount) routes", samples.median.milliseconds, mebibytes.text(decimals: 1),
      ])
    }
  }

  /// Returns fares of both directions on all days of a year.
  private func fares(_ routeCount: Int) -> (outbound: [FarePairing.Fare], back: [FarePairing.Fare]) {
    var random = SplitMix64(seed: 1)
    func fare() -> FarePairing.Fare? {
      let milliseconds = Int.random(in: 0..<365 * 86_400, using: &random) * 1000 + 1_800_000_000_000
      return LocalTime(milliseconds: milliseconds, offset: 7200).map { time in
        FarePairing.Fare(
          group: Int.random(in: 0..<routeCount, using: &random),
          price: Price(significand: Int64.random(in: 999...30_000, using: &random), scale: 2).inSmallestUnits,
          departs: time, returnsFrom: milliseconds + 3 * 3_600_000)
      }
    }
    return ((0..<Self.fareCount).compactMap { _ in fare() }, (0..<Self.fareCount).compactMap { _ in fare() })
  }
}
