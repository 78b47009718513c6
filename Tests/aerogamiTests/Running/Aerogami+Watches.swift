import AerogamiCore
import AerogamiLive
import AerogamiStore
import ArgumentParser
import Foundation

@testable import aerogami

extension Aerogami {
  /// Saves a watch in the environment `dev` as `watch add` does, without starting the program and without its checks.
  func saveWatch(_ arguments: String...) async throws {
    let command = try await WatchAddCommand.asyncParse(arguments)
    let watch = try command.watch(named: command.name)
    let file = StoreFile(path: "\(dataDirectory)/dev.sqlite")
    let database = LocalDatabase(file, clock: ContinuousClock(), now: { Date() })
    _ = try await WatchStore.live(database, clocks: SharedAirportClocks(zones: .live())).add(watch, command.name)
    await database.close()
  }
}
