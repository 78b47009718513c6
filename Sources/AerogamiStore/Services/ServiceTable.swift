package import AerogamiContainer
package import AerogamiCore
import AerogamiJSON
package import Foundation
import GRDB
import Synchronization

extension DatabaseMigrator {
  /// Creates a table with the ``ServiceHealth`` of each service. Times are in milliseconds since 1970.
  @Sendable static func createServices(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE service (
          kind TEXT NOT NULL,
          name TEXT NOT NULL,
          successes INTEGER NOT NULL,
          failures INTEGER NOT NULL,
          succeeded_at INTEGER,
          failed_at INTEGER,
          problem TEXT,
          remedy TEXT,
          PRIMARY KEY (kind, name)
        ) STRICT;
        """)
  }
}

/// Counts the requests to services in memory until they are saved. It has one element for each service.
package final class ServiceCounts: Sendable {
  struct Key: Hashable {
    let kind: ServiceHealth.Kind
    let name: String
  }

  private let unsaved = Mutex<[Key: ServiceHealth]>([:])

  package init() {}

  /// Counts a request: a successful one, or a failed one with its problem.
  package func count(_ problem: Problem?, _ kind: ServiceHealth.Kind, _ name: String, at now: Date) {
    // Bounds what is saved: a message may quote a response, after an address of up to 300 characters.
    let problem = problem.map { problem in
      Problem(problem.message.printable(maxLength: 500), remedy: problem.remedy?.printable(maxLength: 300))
    }
    unsaved.withLock {
      $0[Key(kind: kind, name: name), default: ServiceHealth(kind, name)].count(problem, at: now)
    }
  }

  var all: [ServiceHealth] { unsaved.withLock { Array($0.values) } }

  /// Saves the counts, in a transaction of the caller's. They stay if that fails.
  fileprivate func save(in db: Database) throws {
    let saved = unsaved.withLock { counts in
      defer { counts = [:] }
      return counts
    }
    do {
      for later in saved.values { try later.save(in: db) }
    } catch {
      unsaved.withLock { counts in
        for (key, earlier) in saved {
          var health = earlier
          if let later = counts[key] { health.add(later) }
          counts[key] = health
        }
      }
      throw error
    }
  }
}

extension ServiceStore {
  /// Returns a store that saves counts in a database. A power failure may lose the counts that were saved last.
  ///
  /// A search without cache and price history does not open the database for the counts.
  package static func live(_ database: LocalDatabase, _ counts: ServiceCounts) -> ServiceStore {
    @Sendable func write(_ db: Database) throws { try counts.save(in: db) }
    database.beforeClosing { db in
      if !counts.all.isEmpty { try db.transaction(.immediate, write) }
    }
    return ServiceStore(
      save: { opens in
        if counts.all.isEmpty { return }
        if await database.isOpen || opens { try await database.writeDespiteCancellation(write) }
      },
      all: {
        let saved =
          database.existsOrCannot
          ? try await database.read { db in
            try Row.fetchAll(db, sql: "SELECT * FROM service").compactMap(ServiceHealth.init(row:))
          } : []
        var all = Dictionary(saved.map { (ServiceCounts.Key(kind: $0.kind, name: $0.name), $0) }) { $1 }
        for later in counts.all {
          all[ServiceCounts.Key(kind: later.kind, name: later.name), default: ServiceHealth(later.kind, later.name)]
            .add(later)
        }
        // Sources come before notifiers.
        return all.values.sorted { ($1.kind.rawValue, $0.name) < ($0.kind.rawValue, $1.name) }
      })
  }

  /// Returns this store, except that `save` throws no errors, and is skipped after a failure (see ``FirstFailure``).
  package func tolerating(_ failure: FirstFailure) -> ServiceStore {
    var store = self
    store.save = { opens in await failure.unlessFailed(.writing) { try await save(opens) } }
    return store
  }
}

extension ServiceHealth {
  /// Reads a row of the table `service`; `nil` if its kind is of a newer version.
  fileprivate init?(row: Row) {
    guard let kind = Kind(rawValue: row["kind"]) else { return nil }
    self.init(kind, row["name"])
    func date(_ column: String) -> Date? {
      (row[column] as Int?).map { Date(timeIntervalSince1970: Double($0) / 1000) }
    }
    (successCount, failureCount) = (row["successes"], row["failures"])
    (lastSuccess, lastFailure) = (date("succeeded_at"), date("failed_at"))
    problem = (row["problem"] as String?).map { Problem($0, remedy: row["remedy"]) }
  }

  /// Adds these counts to the saved ones.
  fileprivate func save(in db: Database) throws {
    try db.cachedStatement(
      sql: """
        INSERT INTO service (kind, name, successes, failures, succeeded_at, failed_at, problem, remedy)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (kind, name) DO UPDATE SET
          successes = successes + excluded.successes, failures = failures + excluded.failures,
          succeeded_at = coalesce(excluded.succeeded_at, succeeded_at),
          failed_at = coalesce(excluded.failed_at, failed_at),
          problem = CASE WHEN excluded.failed_at IS NULL THEN problem ELSE excluded.problem END,
          remedy = CASE WHEN excluded.failed_at IS NULL THEN remedy ELSE excluded.remedy END
        """
    ).execute(arguments: [
      kind.rawValue, name, successCount, failureCount, try lastSuccess?.milliseconds, try lastFailure?.milliseconds,
      problem?.message, problem?.remedy,
    ])
  }
}
