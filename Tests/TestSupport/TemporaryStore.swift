package import AerogamiCore
package import AerogamiStore
import Foundation
package import GRDB

/// A temporary directory for a store, and access to the store's files from outside.
package struct TemporaryStore {
  private let root = TemporaryDirectory()

  package init() {}

  package var path: String { "\(directory)/store.sqlite" }
  package var directory: String { root.path + "/data/aerogami" }

  package func database(isOurs: Bool = true) -> LocalDatabase {
    LocalDatabase(
      StoreFile(path: path, isOurs: isOurs), clock: ContinuousClock(),
      now: { Date(timeIntervalSince1970: 1_800_000_000) })
  }

  package func favorites() -> FavoriteStore { .live(database()) }

  package func write(_ bytes: some Sequence<UInt8>) throws {
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: path))
  }

  package func bytes(_ name: String = "store.sqlite") throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: "\(directory)/\(name)")))
  }

  package var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: directory).sorted() }
  }

  /// Returns the permissions of a file or directory in octal.
  package func mode(_ path: String) throws -> String {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return String((attributes[.posixPermissions] as? Int ?? 0) & 0o777, radix: 8)
  }

  /// Locks the database, like another program, until the returned queue is closed. SQLite's calls block meanwhile.
  package func lock() throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.inDatabase { try $0.beginTransaction(.exclusive) }
    return queue
  }

  /// Whether the database is being opened, migrated or moved away.
  package var isBeingOpened: Bool {
    let descriptor = unsafe open("\(path).lock", O_RDONLY)
    defer { close(descriptor) }
    return descriptor != -1 && flock(descriptor, LOCK_EX | LOCK_NB) != 0
  }

  /// Runs `body` with a separate connection, like another program.
  package func withConnection<Result>(_ body: (Database) throws -> Result) throws -> Result {
    let queue = try DatabaseQueue(path: path)
    let result = try queue.writeWithoutTransaction(body)
    try queue.close()
    return result
  }
}

extension Favorite {
  package static func fixture(_ id: String, price: Price = 72, region: String? = "scd") -> Favorite {
    Favorite(
      trip: .fixture(id: id, price: price), region: region, addedAt: Date(timeIntervalSince1970: 1_790_000_000))
  }
}

// For tests that do not depend on time zones: times without an offset stay that way.

extension FavoriteStore {
  package static func live(_ database: LocalDatabase) -> FavoriteStore {
    .live(database, clocks: SharedAirportClocks(zones: .none))
  }
}

extension WatchStore {
  package static func live(_ database: LocalDatabase) -> WatchStore {
    .live(database, clocks: SharedAirportClocks(zones: .none))
  }
}
