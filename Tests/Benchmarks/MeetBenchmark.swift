import AerogamiCore
import AerogamiFeatures
import Foundation
import TestSupport

/// Finds the meetings among the fares of a month from several homes, in memory: without requests.
struct MeetBenchmark {
  static let name = "meet"
  private static let homeCount = 3
  private static let fareCount = 2000
  private static let cities = ["BCN", "CPH", "BUD", "MXP", "BGY", "LIS", "KRK", "OSL", "ATH", "AGP", "PRG", "AMS"]

  private let fares: [[Trip]]

  init() {
    var random = SplitMix64(seed: 0)
    fares = (0..<Self.homeCount).map { home in
      (0..<Self.fareCount).map { Self.fare("\(home) \($0)", &random) }
    }
  }

  /// Returns a fare to a random city on a random day of a month, with 2 to 5 nights.
  private static func fare(_ id: String, _ random: inout SplitMix64) -> Trip {
    let departure = 1_900_000_000 + 1800 * Int.random(in: 0..<48 * 30, using: &random)
    let nights = Int.random(in: 2...5, using: &random)
    let code = cities.randomElement(using: &random) ?? ""
    var trip = Trip.fixture(
      id: id, price: Price(significand: Int64.random(in: 900..<40_000, using: &random), scale: 2),
      to: TripLocation(city: code, countryCode: "", airportCode: code),
      departureAt: Date(timeIntervalSince1970: Double(departure)),
      returnAt: Date(timeIntervalSince1970: Double(departure + nights * 86_400)))
    trip.travelMinutes = 300
    return trip
  }

  func run(rounds: Int) {
    let table = MarkdownTable(
      ["meetings of \(Self.homeCount) homes × \(Self.fareCount.grouped) fares", "found", "median ms", "more peak MiB"],
      wordColumns: 1)
    // Builds the tables of airports, which takes some milliseconds once.
    _ = meetings(flex: 0)
    let before = Usage.ownPeakBytes
    for flex in [0, 1, 3] {
      var (count, samples): (Int, [Double]) = (0, [])
      for _ in 0..<rounds {
        let start = ContinuousClock.now
        let found = meetings(flex: flex)
        samples.append((ContinuousClock.now - start) / .seconds(1))
        count = found.sorted.count
      }
      table.row([
        "arrivals up to \(flex) \(flex == 1 ? "day" : "days") apart", count.grouped,
        (samples.median * 1000).text(decimals: 1), (Double(Usage.ownPeakBytes - before) / 1_048_576).text(decimals: 1),
      ])
    }
  }

  private func meetings(flex: Int) -> Meetings {
    Meetings(of: fares.enumerated().map { MeetingHome("\($0)", fares: MeetingFares($1)) }, flex: flex)
  }
}
