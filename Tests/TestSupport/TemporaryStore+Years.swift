package import AerogamiCore
import AerogamiStore
import Foundation
import GRDB

extension TemporaryStore {
  /// The service whose prices ``recordYears(routes:days:)`` records.
  package static let source = (name: "a", url: "http://a")

  /// Records prices of many routes over many days, as daily fetches would: on each day a low and a new price, and on
  /// the last day 60 fares of each route.
  ///
  /// - Returns: The routes.
  package func recordYears(routes count: Int, days: ClosedRange<Int>) async throws -> [PricedRoute] {
    let routes = (0..<count).compactMap { index -> PricedRoute? in
      let letters = [index / 676, index / 26 % 26, index % 26].map { Character(Unicode.Scalar(UInt8(65 + $0))) }
      guard let from = LetterCode("VNO"), let to = LetterCode(String(letters)), let currency = LetterCode("EUR") else {
        return nil
      }
      return PricedRoute(Route(from, to), currency: currency)
    }
    let database = database()
    let noon = Date(timeIntervalSince1970: Double(days.upperBound) * 86_400 + 43_200)
    let store = PriceHistoryStore.live(database, sources: [Self.source])
    var sightings = routes.map { route in
      Sighting(route, TripDates(departure: days.upperBound + 30, returning: days.upperBound + 33), 50, isWide: true)
    }
    sightings.sort { $0.route < $1.route }
    try await store.record(sightings, noon)
    await database.close()
    // A price is stored as millionths, followed by the number of decimals.
    let price = "(20 + (route.id * 31 + day.number * 17) % 200) * 10000000"
    try withConnection { db in
      try db.inTransaction {
        try db.execute(
          sql: """
            CREATE TEMPORARY TABLE day (number INTEGER PRIMARY KEY);
            WITH RECURSIVE days (number) AS (VALUES (\(days.lowerBound)) UNION ALL
              SELECT number + 1 FROM days WHERE number < \(days.upperBound))
            INSERT INTO day SELECT number FROM days;
            INSERT OR IGNORE INTO daily_low
              SELECT route.id, day.number, \(price), day.number + 30, day.number + 33, 1 FROM route, day
              ORDER BY 1, 2;
            INSERT OR IGNORE INTO observation
              SELECT route.id, day.number * 86400 + 43200, day.number + 30, day.number + 33, \(price) FROM route, day
              ORDER BY 1, 2;
            INSERT OR IGNORE INTO fare
              SELECT route.id, day.number + 60, day.number + 63, \(price), \(Int(noon.timeIntervalSince1970))
              FROM route, day WHERE day.number > \(days.upperBound - 60) ORDER BY 1, 2;
            DROP TABLE day;
            """)
        return .commit
      }
    }
    return routes
  }
}
