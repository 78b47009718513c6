import AerogamiContainer
package import AerogamiCore
import AerogamiJSON
import Foundation
import GRDB

extension DatabaseMigrator {
  /// Creates a table with one row for each ``WatchSubject``, a table of the added watches, whose `definition` is JSON, and
  /// a table with the time of the last round of each watch that has a name, added or configured.
  ///
  /// - `subject` is a digest of the subject.
  /// - `seen_at` is in milliseconds since 1970. The column precedes the trips, so that SQLite can change it without
  ///   rewriting the pages of unchanged trips.
  /// - `trips` has the trips that were last seen, in the JSON format of Aerogami's API.
  /// - `name` is the name of the watch; null for a watch without a name. `conditions` is the text of its conditions.
  /// - `unsent` and `unsent_trips` have the unsent changes and their trips.
  /// - `watcher` is a digest of the watch and `region` its region, to find the regions with unsent changes. Both are null
  ///   in rows of the version before the first release, until the region is saved again.
  @Sendable static func createWatches(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE watch (
          subject BLOB NOT NULL PRIMARY KEY,
          seen_at INTEGER NOT NULL,
          trips TEXT NOT NULL,
          name TEXT,
          unsent TEXT NOT NULL,
          unsent_trips TEXT NOT NULL,
          conditions TEXT NOT NULL,
          watcher BLOB,
          region TEXT
        ) STRICT;
        CREATE TABLE named_watch (name TEXT NOT NULL PRIMARY KEY, definition TEXT NOT NULL) STRICT;
        CREATE TABLE watch_round (name TEXT NOT NULL PRIMARY KEY, ran_at INTEGER NOT NULL) STRICT;
        """)
  }

  /// Adds a column with the meetings that a watch of meetings has seen and their unsent changes, as JSON; null for other
  /// watches. The trips of the changes are in `unsent_trips`.
  @Sendable static func addWatchedMeetings(_ db: Database) throws {
    try db.execute(sql: "ALTER TABLE watch ADD COLUMN meetings TEXT")
  }

  /// Replaces the table of the times of rounds by one with the ``WatchHealth`` of each watch, with times in seconds since
  /// 1970. A row without `ran_at` is of a watch that never ran.
  @Sendable static func createWatchHealth(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE watch_health (
          name TEXT NOT NULL PRIMARY KEY,
          ran_at INTEGER,
          succeeded_at INTEGER,
          failing_since INTEGER,
          failure TEXT,
          notice_sent_at INTEGER,
          changes INTEGER NOT NULL DEFAULT 0,
          messages INTEGER NOT NULL DEFAULT 0,
          messaged_at INTEGER,
          paused INTEGER NOT NULL DEFAULT 0,
          run_requested_at INTEGER
        ) STRICT;
        INSERT INTO watch_health (name, ran_at, succeeded_at) SELECT name, ran_at, ran_at FROM watch_round;
        DROP TABLE watch_round;
        """)
  }

  /// Converts the watches of the version before the first release: the added ones from words of a command line to JSON,
  /// and the conditions of seen trips from words to text. A watch that cannot be converted keeps its words.
  @Sendable static func convertWatches(_ db: Database) throws {
    try db.execute(
      sql: """
        ALTER TABLE named_watch RENAME COLUMN words TO definition;
        ALTER TABLE watch ADD COLUMN watcher BLOB;
        ALTER TABLE watch ADD COLUMN region TEXT;
        """)
    for row in try Row.fetchAll(db, sql: "SELECT name, definition FROM named_watch") {
      guard let words = [String](json: row[1]), let watch = try? Watch(name: row[0], words: words) else { continue }
      try db.execute(
        sql: "UPDATE named_watch SET definition = ? WHERE name = ?", arguments: [watch.json, row[0] as String])
    }
    for row in try Row.fetchAll(db, sql: "SELECT DISTINCT conditions FROM watch") {
      guard let words = [String](json: row[0]), let watch = try? Watch(name: nil, words: words) else { continue }
      try db.execute(
        sql: "UPDATE watch SET conditions = ? WHERE conditions = ?",
        arguments: [watch.conditions, row[0] as String])
    }
  }
}

extension WatchStore {
  /// Returns a store that saves watches and seen trips in a database, which is created when something is first saved.
  /// Each closure is one transaction. A power failure may lose the trips that were saved last, and some changes are
  /// then reported again. Trips that older versions saved without local times are read with the airports' clocks.
  package static func live(_ database: LocalDatabase, clocks: SharedAirportClocks) -> WatchStore {
    WatchStore(
      seen: { subject in
        guard database.exists else { return nil }
        return try await database.read { db in
          let statement = try db.cachedStatement(
            sql: "SELECT trips, unsent, unsent_trips, conditions, meetings FROM watch WHERE subject = ?")
          guard let row = try Row.fetchOne(statement, arguments: [Data(subject.digest)]) else { return nil }
          if let meetings = row[4] as String? {
            var seen = SeenTrips([], conditions: row[3])
            seen.meetings = try WatchedMeetings(json: meetings, trips: try trips(from: row[2], clocks))
            return seen
          }
          let unsent = try [UnsentChange](json: row[1], trips: try trips(from: row[2], clocks), in: subject.region)
          return SeenTrips(try trips(from: row[0], clocks), conditions: row[3], unsent: unsent)
        }
      },
      save: { seen, subject, now in
        let (trips, seenAt) = try (json(of: seen.trips), now.milliseconds)
        let unsentTrips = seen.meetings?.unsent.flatMap(\.meeting.trips) ?? seen.unsent.map(\.change.found.trip)
        let (unsent, unsentTripsJSON) = try (seen.unsent.json, json(of: unsentTrips))
        try await database.writeUnsynced { db in
          try db.cachedStatement(sql: "DELETE FROM watch WHERE seen_at < ?")
            .execute(arguments: [seenAt - Int(retention * 1000)])
          try db.cachedStatement(
            sql: """
              INSERT INTO watch
                (subject, seen_at, trips, name, unsent, unsent_trips, conditions, watcher, region, meetings)
              VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
              ON CONFLICT DO UPDATE SET seen_at = excluded.seen_at, trips = excluded.trips,
                unsent = excluded.unsent, unsent_trips = excluded.unsent_trips, conditions = excluded.conditions,
                watcher = excluded.watcher, region = excluded.region, meetings = excluded.meetings
              """
          ).execute(arguments: [
            Data(subject.digest), seenAt, trips, subject.watch, unsent, unsentTripsJSON, seen.conditions,
            Data(subject.watcherDigest), subject.region, seen.meetings?.json,
          ])
          if let name = subject.watch { try seen.reported.save(of: name, in: db, at: now) }
        }
      },
      reported: { name in
        guard database.existsOrCannot else { return [] }
        return try await database.read { db in try [ReportedChange](of: name, in: db) }
      },
      unsentRegions: { subject in
        guard database.exists else { return [] }
        return try await database.read { db in
          try Optional<String>.fetchAll(
            db, sql: "SELECT DISTINCT region FROM watch WHERE watcher = ? AND unsent <> '[]' ORDER BY region",
            arguments: [Data(subject.watcherDigest)])
        }
      },
      find: { id, limit in
        guard database.exists else { return [] }
        return try await database.read { db in
          // If several rows contain the same trip for the same party, use the row that was saved last: with
          // max(seen_at), SQLite returns the other columns from the row with the maximum.
          let cursor = try Row.fetchCursor(
            db,
            sql: """
              SELECT seen.value, region, max(seen_at) AS latest, seen.value ->> 'id' AS trip_id
              FROM watch, json_each(trips) AS seen
              WHERE substr(seen.value ->> 'id', 1, length(?1)) = ?1
              GROUP BY trip_id, coalesce(seen.value ->> 'passengers', 1), coalesce(seen.value ->> 'children', 0),
                coalesce(seen.value ->> 'requested_bags', seen.value ->> 'bags', 0)
              ORDER BY trip_id, latest DESC
              """, arguments: [id])
          var rows: [(trip: String, region: String?, seenAt: Int)] = []
          var ids: Set<String> = []
          while let row = try cursor.next() {
            ids.insert(row[3] as String)
            if ids.count > limit { break }
            rows.append((row[0] as String, row[1] as String?, row[2] as Int))
          }
          let trips = try Self.trips(from: "[\(rows.map(\.trip).joined(separator: ","))]", clocks)
          let found = zip(trips, rows).map { trip, row in
            let seenAt = Date(timeIntervalSince1970: Double(row.seenAt) / 1000)
            return FoundTrip(trip: trip, origin: row.region, fetchedAt: seenAt)
          }
          return found.first?.trip.id == id ? found.filter { $0.trip.id == id } : found
        }
      },
      named: {
        guard database.existsOrCannot else { return [] }
        return try await database.read { db in
          try Row.fetchAll(db, sql: "SELECT name, definition FROM named_watch ORDER BY name").map(definedWatch)
        }
      },
      add: { watch, name in
        try await database.write { db in
          try db.execute(
            sql: "INSERT INTO named_watch (name, definition) VALUES (?, ?) ON CONFLICT DO NOTHING",
            arguments: [name, watch.json])
          return db.changesCount > 0
        }
      },
      remove: { name, keepsTrips in
        guard database.existsOrCannot else { return nil }
        return try await database.write { db in
          let row = try Row.fetchOne(
            db, sql: "DELETE FROM named_watch WHERE name = ? RETURNING name, definition", arguments: [name])
          guard let row else { return nil }
          for (table, column) in [("watch", "name"), ("watch_health", "name"), ("reported_change", "watch")]
          where !keepsTrips {
            try db.execute(sql: "DELETE FROM \(table) WHERE \(column) = ?", arguments: [name])
          }
          return definedWatch(row)
        }
      },
      replace: { watch, name, old in
        guard database.existsOrCannot else { return false }
        return try await database.write { db in
          let row = try Row.fetchOne(
            db, sql: "SELECT name, definition FROM named_watch WHERE name = ?", arguments: [name])
          guard let saved = row.map(definedWatch), old == nil || old == saved else { return false }
          try db.execute(
            sql: "UPDATE named_watch SET definition = ? WHERE name = ?", arguments: [watch.json, name])
          if case .success(let saved) = saved, saved.hasSameSearch(as: watch) { return true }
          _ = try updateHealth(of: name, in: db) { $0.forgetRounds() }
          return true
        }
      },
      health: {
        guard database.existsOrCannot else { return [:] }
        return try await database.read { db in
          var health: [String: WatchHealth] = [:]
          for row in try Row.fetchAll(db, sql: "SELECT * FROM watch_health") { health[row["name"]] = WatchHealth(row) }
          return health
        }
      },
      saveRound: { round, now in
        try await database.writeUnsynced { db in
          if let subjects = round.subjects {
            let digests = Set(subjects.map { Data($0.digest) })
            let outdated = try Data.fetchAll(
              db.cachedStatement(sql: "SELECT subject FROM watch WHERE name = ? AND conditions <> ?"),
              arguments: [round.name, round.conditions])
            for digest in outdated where !digests.contains(digest) {
              try db.cachedStatement(sql: "DELETE FROM watch WHERE subject = ?").execute(arguments: [digest])
            }
          }
          try db.cachedStatement(sql: "DELETE FROM watch_health WHERE ran_at < ? AND NOT paused")
            .execute(arguments: [now.seconds - Int(retention)])
          return try updateHealth(of: round.name, in: db) { $0.take(round, at: now) }
        }
      },
      setPaused: { name, isPaused in
        _ = try await database.write { db in try updateHealth(of: name, in: db) { $0.isPaused = isPaused } }
      },
      requestRun: { name, now in
        _ = try await database.write { db in try updateHealth(of: name, in: db) { $0.runRequestedAt = now } }
      },
      saveNotice: { name, sentAt in
        _ = try await database.write { db in try updateHealth(of: name, in: db) { $0.noticeSentAt = sentAt } }
      })
  }

  private static func json(of trips: [Trip]) throws(TripEncodingError) -> String {
    var json = JSONWriter()
    try json.array(of: trips) { json, trip throws(TripEncodingError) in try json.aerogamiTrip(trip) }
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private static func trips(from text: String, _ clocks: SharedAirportClocks) throws(StoreError.Reason) -> [Trip] {
    let problem: String
    do throws(ResponseError) {
      let trips = try decodeTrips(Array(text.utf8).span, clocks: clocks)
      if trips.skipped.count == 0 { return trips.elements }
      problem = trips.skipped.reasons.first ?? ""
    } catch {
      problem = "\(error)"
    }
    throw .other("the saved trips of a watch are invalid: \(problem)")
  }
}

/// Changes the health of a watch, in a transaction. Returns the new one.
private func updateHealth(
  of name: String, in db: Database, _ change: (inout WatchHealth) -> Void
) throws -> WatchHealth {
  let row = try Row.fetchOne(
    db.cachedStatement(sql: "SELECT * FROM watch_health WHERE name = ?"), arguments: [name])
  var health = row.map { WatchHealth($0) } ?? WatchHealth()
  change(&health)
  try db.cachedStatement(
    sql: """
      INSERT OR REPLACE INTO watch_health (name, ran_at, succeeded_at, failing_since, failure, notice_sent_at, changes,
        messages, messaged_at, paused, run_requested_at, cheapest_price, cheapest_currency)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """
  ).execute(arguments: [
    name, health.lastRound?.seconds, health.lastSuccess?.seconds, health.failingSince?.seconds, health.failure,
    health.noticeSentAt?.seconds, health.changeCount, health.messageCount, health.lastMessage?.seconds,
    health.isPaused, health.runRequestedAt?.seconds, health.cheapest.map { "\($0.price)" }, health.cheapest?.currency,
  ])
  return health
}

extension WatchHealth {
  /// Reads a row of the table `watch_health`.
  fileprivate init(_ row: Row) {
    self.init()
    func date(_ column: String) -> Date? { (row[column] as Int?).map { Date(seconds: $0) } }
    (lastRound, lastSuccess) = (date("ran_at"), date("succeeded_at"))
    (failingSince, failure, noticeSentAt) = (date("failing_since"), row["failure"], date("notice_sent_at"))
    (changeCount, messageCount, lastMessage) = (row["changes"], row["messages"], date("messaged_at"))
    (isPaused, runRequestedAt) = (row["paused"], date("run_requested_at"))
    let price = (row["cheapest_price"] as String?).flatMap { Price($0) }
    if let price, let currency = row["cheapest_currency"] as String? { cheapest = Cheapest(price, currency) }
  }
}

/// Reads a watch from a row with its name and its definition, which is JSON or, if the watch could not be converted, the
/// words of an earlier version.
private func definedWatch(_ row: Row) -> DefinedWatch {
  let (name, text): (String, String) = (row[0], row[1])
  let words = [String](json: text)
  do throws(TripSearchError) {
    if let words { return .success(try Watch(name: name, words: words)) }
    guard let json = try? JSONTree.parse(Array<UInt8>(text.utf8).span) else {
      throw TripSearchError("the saved watch is not JSON")
    }
    return .success(try Watch(name: name, json: json))
  } catch {
    return .failure(UnusableWatch(name: name, words: words ?? [text], problem: Problem(error)))
  }
}

extension Watch {
  fileprivate var json: String {
    var json = JSONWriter()
    json.watch(self)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}

extension [String] {
  /// Creates an array from JSON; `nil` if the text is not a JSON array of strings.
  fileprivate init?(json text: String) {
    let words = try? decodeJSON(Array<UInt8>(text.utf8).span) { json throws(JSONError) in try json.readStrings() }
    guard let words else { return nil }
    self = words
  }
}

extension Watch {
  /// Reads a watch that an earlier version saved as words of a command line, such as `home --to ES --below=60`.
  init(name: String?, words: [String]) throws(TripSearchError) {
    var fields: [(name: String, value: String)] = []
    func set(_ field: String, _ value: String) {
      guard let index = fields.firstIndex(where: { $0.name == field }) else { return fields.append((field, value)) }
      // A repeated option extends a list. Otherwise, its last value counts.
      fields[index].value = Self.lists.contains(field) ? "\(fields[index].value),\(value)" : value
    }
    var places: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        places += rest
        break
      }
      guard word.hasPrefix("-") else {
        places.append(word)
        continue
      }
      let option = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let field = String(option[0].trimmingPrefix("--")).replacing("-", with: "_")
      if option.count == 2 {
        set(field, String(option[1]))
      } else {
        set(field, Self.flags.contains(field) ? "true" : rest.popFirst() ?? "")
      }
    }
    // Commas may separate places, within or after a word, and several words may be the name of one place.
    let names = places.flatMap { $0.split(separator: ",").map { $0.trimming(\.isWhitespace) } }
    if !names.isEmpty { set("regions", joiningNames(names).joined(separator: ",")) }
    try self.init(name: name, fields: fields)
  }

  private static let lists: Set = ["regions", "from", "to", "airline", "notify"]
  private static let flags: Set = [
    "anywhere", "weekend", "direct", "one_way", "hide_expired", "new_low", "deals", "gone", "strict",
  ]
}
