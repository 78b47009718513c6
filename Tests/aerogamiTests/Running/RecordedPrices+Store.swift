import AerogamiCore
import AerogamiStore
import Foundation
import TestSupport

extension RecordedPrices {
  /// Records at 6:00 UTC of a day what a fetch from the service records at a price. Does not start the program.
  func record(_ price: String, on day: String, from server: TestServer) async throws {
    let now = Date(timeIntervalSince1970: Double(dayNumber(day) * 86_400 + 6 * 3600))
    let file = StoreFile(path: "\(aerogami.directory)/store.sqlite", isOurs: false)
    let database = LocalDatabase(file, clock: ContinuousClock(), now: { now })
    let store = PriceHistoryStore.live(database, sources: [("aerogami", server.address)])
    let trips = try SampleTrips.decoded(Self.response(at: price))
    try await store.record([Sighting](of: trips, at: now, isWide: true), now)
    await database.close()
  }
}
