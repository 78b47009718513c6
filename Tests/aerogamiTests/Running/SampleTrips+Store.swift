import AerogamiCore
import AerogamiJSON
import AerogamiLive
import AerogamiStore
import Foundation

extension SampleTrips {
  /// Decodes a list of trips as the program does.
  static func decoded(_ list: String = all) throws -> [Trip] {
    let bytes = Array(list.utf8)
    return try decodeTrips(bytes.span, clocks: SharedAirportClocks(zones: .live())).elements
  }

  /// The region that has a trip when the environment uses the sample trips.
  private static let regions = ["bergamo": "blc", "malaga": "scd"]

  /// Returns favorites as `favorites add` saves them.
  fileprivate static func favorites(_ ids: [String]) throws -> [Favorite] {
    let trips = try decoded()
    return ids.compactMap { id in
      trips.first { $0.id == id }.map { Favorite(trip: $0, region: regions[id] ?? "EU", addedAt: Date()) }
    }
  }
}

extension Aerogami {
  /// Saves sample trips as favorites of the environment `dev`, without starting the program.
  func saveFavorites(_ ids: String...) async throws {
    try await save(SampleTrips.favorites(ids), in: StoreFile(path: "\(dataDirectory)/dev.sqlite"))
  }

  /// Saves all trips of a list as favorites in a database that the configuration names, without starting the program.
  func saveFavorites(of list: String, region: String, in path: String) async throws {
    let favorites = try SampleTrips.decoded(list).map { Favorite(trip: $0, region: region, addedAt: Date()) }
    try await save(favorites, in: StoreFile(path: path, isOurs: false))
  }

  private func save(_ favorites: [Favorite], in file: StoreFile) async throws {
    let database = LocalDatabase(file, clock: ContinuousClock(), now: { Date() })
    _ = try await FavoriteStore.live(database, clocks: SharedAirportClocks(zones: .live())).add(favorites)
    await database.close()
  }
}
