import AerogamiCore
import AerogamiLive
import AerogamiStore
import Foundation

extension Aerogami {
  /// Saves a watch in the environment `dev` as `watch add` does, without its checks and without the parser, which takes
  /// as long as a start of the program.
  ///
  /// - Parameter words: The name of a region, flags, and options with their values.
  func saveWatch(_ name: String, _ words: String...) async throws {
    var fields: [(name: String, value: String)] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("--") else {
        fields.append((name: "regions", value: word))
        continue
      }
      let isFlag = rest.first?.hasPrefix("--") ?? true
      let value = isFlag ? "true" : rest.removeFirst()
      fields.append((name: String(word.dropFirst(2)).replacing("-", with: "_"), value: value))
    }
    let watch = try Watch(name: name, fields: fields)
    let file = StoreFile(path: "\(dataDirectory)/dev.sqlite")
    let database = LocalDatabase(file, clock: ContinuousClock(), now: { Date() })
    _ = try await WatchStore.live(database, clocks: SharedAirportClocks(zones: .live())).add(watch, name)
    await database.close()
  }
}
