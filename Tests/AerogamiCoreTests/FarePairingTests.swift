import AerogamiCore
import Foundation
import TestSupport
import Testing

@Suite struct FarePairingTests {
  private typealias Fare = FarePairing.Fare

  /// Generated fares of both directions, and which groups can be combined.
  private struct World {
    var outbound: [Fare] = []
    var back: [Fare] = []
    var nights = 0...0
    var maxPrice: Int128?
    var partners: [[Int]] = []

    init(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      let groupCount = Int.random(in: 1...3, using: &random)
      // Few prices and days, so that many totals are equal.
      let priceCount = [3, 10, 1000].randomElement(using: &random) ?? 3
      func fare(_ days: ClosedRange<Int>) -> Fare {
        let minutes = Int.random(in: days.lowerBound * 1440...days.upperBound * 1440, using: &random)
        let offset = [nil, 0, 7200, 10_800, -36_000].randomElement(using: &random) ?? nil
        let time = LocalTime(milliseconds: minutes * 60_000, offset: offset)
        return Fare(
          group: Int.random(in: 0..<groupCount, using: &random),
          price: Int128(Int.random(in: 1...priceCount, using: &random)),
          departs: time ?? .utc(Date()), returnsFrom: (minutes + Int.random(in: 0...2000, using: &random)) * 60_000)
      }
      for _ in 0..<Int.random(in: 0...12, using: &random) { outbound.append(fare(20_000...20_010)) }
      for _ in 0..<Int.random(in: 0...12, using: &random) { back.append(fare(20_000...20_020)) }
      let least = Int.random(in: 0...6, using: &random)
      nights = least...(least + Int.random(in: 0...6, using: &random))
      if Bool.random(using: &random) { maxPrice = Int128(Int.random(in: 1...2 * priceCount, using: &random)) }
      partners = (0..<groupCount).map { _ in (0..<groupCount).filter { _ in Bool.random(using: &random) } }
    }

    var pairing: FarePairing {
      FarePairing(outbound: outbound, back: back, nights: nights, maxPrice: maxPrice) { partners[$0] }
    }

    /// All pairs, by comparing all fares.
    var all: [FarePairing.Pair] {
      var pairs: [FarePairing.Pair] = []
      for (first, out) in outbound.enumerated() {
        for (second, home) in back.enumerated() where partners[out.group].contains(home.group) {
          let price = out.price + home.price
          if !nights.contains(out.departs.nights(until: home.departs)) { continue }
          if home.departs.milliseconds < out.returnsFrom || price > maxPrice ?? .max { continue }
          pairs.append(FarePairing.Pair(outbound: first, back: second, price: price))
        }
      }
      return pairs.sorted { ($0.price, $0.outbound, $0.back) < ($1.price, $1.outbound, $1.back) }
    }
  }

  @Test("the pairs are those of a comparison of all fares, in the same order, each once")
  func bruteForce() {
    var (pairCount, tieCount, emptyCount) = (0, 0, 0)
    for seed in UInt64(1)...1200 {
      let world = World(seed: seed)
      let (found, expected) = (Array(world.pairing), world.all)
      guard found == expected else {
        Issue.record("seed \(seed): \(found.count) pairs instead of \(expected.count)")
        return
      }
      pairCount += found.count
      tieCount += zip(found, found.dropFirst()).count { $0.price == $1.price }
      emptyCount += found.isEmpty ? 1 : 0
    }
    // The generated worlds are not trivial.
    #expect(pairCount > 1000 && tieCount > 100 && emptyCount < 1050, "\(pairCount) \(tieCount) \(emptyCount)")
  }

  @Test("the first pairs do not depend on how many are requested")
  func prefixes() {
    for seed in UInt64(5000)..<5100 {
      let world = World(seed: seed)
      for count in 0...6 { #expect(Array(world.pairing.prefix(count)) == Array(world.all.prefix(count))) }
    }
  }

  @Test("a return flight on the day of arrival must depart after the arrival")
  func sameDay() {
    func fare(_ time: String, price: Int128, returnsFrom: String? = nil) -> Fare {
      Fare(
        group: 0, price: price, departs: .at(time),
        returnsFrom: returnsFrom.map { LocalTime.at($0).milliseconds } ?? .min)
    }
    let outbound = [fare("2027-01-10T08:00:00+02:00", price: 10, returnsFrom: "2027-01-10T11:00:00+01:00")]
    let back = [
      fare("2027-01-10T10:59:00+01:00", price: 1), fare("2027-01-10T11:00:00+01:00", price: 5),
      fare("2027-01-11T09:00:00+01:00", price: 2),
    ]
    let pairing = FarePairing(outbound: outbound, back: back, nights: 0...0) { _ in [0] }
    #expect(pairing.map(\.back) == [1])
  }

  @Test("without fares of one direction, there are no pairs")
  func empty() {
    let fare = Fare(group: 0, price: 1, departs: .at("2027-01-10T08:00:00+02:00"))
    #expect(Array(FarePairing(outbound: [], back: [fare], nights: 0...9) { _ in [0] }).isEmpty)
    #expect(Array(FarePairing(outbound: [fare], back: [], nights: 0...9) { _ in [0] }).isEmpty)
    #expect(Array(FarePairing(outbound: [fare], back: [fare], nights: 0...9) { _ in [] }).isEmpty)
  }
}
