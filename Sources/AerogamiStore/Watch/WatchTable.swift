import AerogamiContainer
package import AerogamiCore
import AerogamiJSON
import Foundation
import GRDB

extension DatabaseMigrator {
  /// Creates a table with one row for each ``WatchSubject``. `trips` has the trips that were last seen, in the JSON
  /// format of Aerogami's API.
  ///
  /// - `subject` is a digest of the subject.
  /// - `seen_at` is in milliseconds since 1970. The column precedes the trips, so that SQLite can change it without
  ///   rewriting the pages of unchanged trips.
  @Sendable static func migrateWatches(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE watch (
          subject BLOB NOT NULL PRIMARY KEY,
          seen_at INTEGER NOT NULL,
          trips TEXT NOT NULL
        ) STRICT
        """)
  }
}

extension DatabaseMigrator {
  /// Creates a table of the added watches, whose `words` are a JSON array. Creates a second table with the time of the
  /// last round of each watch that has a name, added or configured.
  ///
  /// Adds columns to the table of seen trips: `name` is the name of the watch that saw the trips; null for a watch
  /// without a name. `unsent` and `unsent_trips` have the unsent changes and their trips.
  @Sendable static func migrateNamedWatches(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE named_watch (name TEXT NOT NULL PRIMARY KEY, words TEXT NOT NULL) STRICT;
        CREATE TABLE watch_round (name TEXT NOT NULL PRIMARY KEY, ran_at INTEGER NOT NULL) STRICT;
        ALTER TABLE watch ADD COLUMN name TEXT;
        ALTER TABLE watch ADD COLUMN unsent TEXT NOT NULL DEFAULT '[]';
        ALTER TABLE watch ADD COLUMN unsent_trips TEXT NOT NULL DEFAULT '[]';
        """)
  }
}

extension DatabaseMigrator {
  /// Adds a column with the conditions of a watch that has a name, as a JSON array. Deletes the rows of such watches,
  /// because the format of their subjects and unsent changes has changed.
  @Sendable static func migrateWatchConditions(_ db: Database) throws {
    try db.execute(
      sql: """
        DELETE FROM watch WHERE name IS NOT NULL;
        ALTER TABLE watch ADD COLUMN conditions TEXT NOT NULL DEFAULT '[]';
        """)
  }
}

extension WatchStore {
  /// Returns a store that saves watches and seen trips in a database, which is created when something is first saved.
  /// Each closure is one transaction. A power failure may lose the trips that were saved last, and some changes are
  /// then reported again.
  ///
  /// - Parameter clocks: The time zones of airports, for trips that older versions saved without local times.
  package static func live(_ database: LocalDatabase, clocks: SharedAirportClocks) -> WatchStore {
    WatchStore(
      seen: { subject in
        guard database.exists else { return nil }
        return try await database.read { db in
          let statement = try db.cachedStatement(
            sql: "SELECT trips, unsent, unsent_trips, conditions FROM watch WHERE subject = ?")
          for digest in [subject.digest] + subject.earlierDigests {
            if let row = try Row.fetchOne(statement, arguments: [Data(digest)]) {
              let unsent = try [UnsentChange](
                json: row[1], trips: try trips(from: row[2], clocks), in: subject.region)
              guard let conditions = [String](json: row[3]) else {
                throw StoreError.Reason.other("the saved conditions of a watch are invalid")
              }
              return SeenTrips(try trips(from: row[0], clocks), conditions: conditions, unsent: unsent)
            }
          }
          return nil
        }
      },
      save: { seen, subject, now in
        let (trips, seenAt) = try (json(of: seen.trips), now.milliseconds)
        let (unsent, unsentTrips) = try (seen.unsent.json, json(of: seen.unsent.map(\.change.found.trip)))
        let conditions = seen.conditions.json
        try await database.writeUnsynced { db in
          try db.cachedStatement(sql: "DELETE FROM watch WHERE seen_at < ?")
            .execute(arguments: [seenAt - Int(retention * 1000)])
          try db.cachedStatement(
            sql: """
              INSERT INTO watch (subject, seen_at, trips, name, unsent, unsent_trips, conditions)
              VALUES (?, ?, ?, ?, ?, ?, ?)
              ON CONFLICT DO UPDATE SET seen_at = excluded.seen_at, trips = excluded.trips,
                unsent = excluded.unsent, unsent_trips = excluded.unsent_trips, conditions = excluded.conditions
              """
          ).execute(arguments: [Data(subject.digest), seenAt, trips, subject.watch, unsent, unsentTrips, conditions])
        }
      },
      find: { id, limit in
        guard database.exists else { return [] }
        return try await database.read { db in
          // If several rows contain the same trip, use the row that was saved last: with max(seen_at), SQLite returns
          // seen.value from the row with the maximum.
          let rows = try String.fetchAll(
            db,
            sql: """
              SELECT seen.value, max(seen_at) FROM watch, json_each(trips) AS seen
              WHERE substr(seen.value ->> 'id', 1, length(?1)) = ?1 GROUP BY seen.value ->> 'id'
              ORDER BY seen.value ->> 'id' LIMIT ?2
              """, arguments: [id, limit])
          let found = try Self.trips(from: "[\(rows.joined(separator: ","))]", clocks)
          return found.first?.id == id ? [found[0]] : found
        }
      },
      named: {
        guard database.existsOrCannot else { return [] }
        return try await database.read { db in
          try Row.fetchAll(db, sql: "SELECT name, words FROM named_watch ORDER BY name").map(NamedWatch.init(row:))
        }
      },
      add: { watch in
        try await database.write { db in
          try db.execute(
            sql: "INSERT INTO named_watch (name, words) VALUES (?, ?) ON CONFLICT DO NOTHING",
            arguments: [watch.name, watch.words.json])
          return db.changesCount > 0
        }
      },
      remove: { name, keepsTrips in
        guard database.existsOrCannot else { return nil }
        return try await database.write { db in
          let row = try Row.fetchOne(
            db, sql: "DELETE FROM named_watch WHERE name = ? RETURNING name, words", arguments: [name])
          guard let row else { return nil }
          for table in ["watch", "watch_round"] where !keepsTrips {
            try db.execute(sql: "DELETE FROM \(table) WHERE name = ?", arguments: [name])
          }
          return try NamedWatch(row: row)
        }
      },
      rounds: {
        guard database.existsOrCannot else { return [:] }
        return try await database.read { db in
          var rounds: [String: Date] = [:]
          for row in try Row.fetchAll(db, sql: "SELECT name, ran_at FROM watch_round") {
            rounds[row[0]] = Date(seconds: row[1])
          }
          return rounds
        }
      },
      saveRound: { round, now in
        try await database.writeUnsynced { db in
          let digests = Set(round.subjects.map { Data($0.digest) })
          let outdated = try Data.fetchAll(
            db.cachedStatement(sql: "SELECT subject FROM watch WHERE name = ? AND conditions <> ?"),
            arguments: [round.name, round.conditions.json])
          for digest in outdated where !digests.contains(digest) {
            try db.cachedStatement(sql: "DELETE FROM watch WHERE subject = ?").execute(arguments: [digest])
          }
          try db.cachedStatement(sql: "DELETE FROM watch_round WHERE ran_at < ?")
            .execute(arguments: [now.seconds - Int(retention)])
          try db.cachedStatement(
            sql: """
              INSERT INTO watch_round (name, ran_at) VALUES (?, ?)
              ON CONFLICT DO UPDATE SET ran_at = excluded.ran_at
              """
          ).execute(arguments: [round.name, now.seconds])
        }
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

extension NamedWatch {
  /// Creates a watch from a row with a name and words.
  fileprivate init(row: Row) throws(StoreError.Reason) {
    guard let words = [String](json: row[1]) else { throw .other("a saved watch is invalid") }
    self.init(name: row[0], words: words)
  }
}

extension [String] {
  /// The strings as a JSON array.
  fileprivate var json: String {
    var json = JSONWriter()
    json.array(of: self) { $0.string($1) }
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// Creates an array from JSON; `nil` if the text is not a JSON array of strings.
  fileprivate init?(json text: String) {
    guard case .array(let elements)? = try? JSONTree.parse(Array<UInt8>(text.utf8).span).value else { return nil }
    self = elements.compactMap { if case .string(let word) = $0.value { word } else { nil } }
    if count < elements.count { return nil }
  }
}

extension WatchSubject {
  /// A digest that identifies this subject. Only equivalent subjects have the same digest.
  ///
  /// Earlier versions supported only UTC days, and digested a day as its midnight in UTC. A day is still digested like
  /// this, so that the digests of those versions stay valid. An instant at midnight in UTC gets the suffix `Z`, so that
  /// its digest differs from a day's digest.
  fileprivate var digest: [UInt8] { digest(of: source, search) }

  /// The digests that earlier versions of the program computed for this subject.
  ///
  /// Those versions did not remove accents from places. In the oldest ones, the source also contained the parameters of
  /// the Travelpayouts request, between the address and the origins.
  fileprivate var earlierDigests: [[UInt8]] {
    if watch != nil { return [] }
    let digests = [digest(of: source, search, withAccents: true)]
    let words = source.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 4 else { return digests }
    let requested = [
      search.currency ?? words[2], search.isDirect ? "direct" : nil, search.isOneWay ? "one-way" : nil,
      search.departure?.text,
    ].compactMap(\.self)
    var filtered = search
    (filtered.currency, filtered.isDirect, filtered.isOneWay, filtered.departure) = (nil, false, false, nil)
    let source = (words[..<2] + requested + [words[3]]).joined(separator: " ")
    return digests + [false, true].map { digest(of: source, filtered, withAccents: $0) }
  }

  private func digest(of source: String, _ search: TripSearch, withAccents: Bool = false) -> [UInt8] {
    let places = [search.from, search.to].map { places in
      Set(places.map { withAccents ? $0.word.lowercased() : $0.word.folded }).sorted()
    }
    var json = JSONWriter()
    json.beginArray()
    json.string(source)
    json.text(region)
    // Normalize the price: 60 and 60.00 are the same limit.
    json.text(
      search.maxPrice.map { limit in "\(limit.amount.inSmallestUnits)\(limit.currency.map { " \($0)" } ?? "")" })
    for words in places + [search.airlines] { json.array(of: words) { $0.string($1) } }
    if let countries = search.toCountries { json.array(of: countries.sorted()) { $0.string($1) } } else { json.null() }
    for (day, limit) in [(search.firstDay, search.departAfter), (search.endDay, search.departBefore)] {
      let moment = limit?.day == nil ? limit : nil
      let limits = [day.map(DepartureLimit.day), moment].compactMap { $0?.digestText }
      json.text(limits.isEmpty ? nil : limits.joined(separator: " "))
    }
    json.text(search.currency)
    for flag in [search.hideExpired, search.isDirect, search.isOneWay] { json.bool(flag) }
    // Write what earlier versions did not support only if it is set, so that their digests stay valid.
    if let watch { json.array(of: [watch]) { $0.string($1) } }
    if search.shape != TripShape() { json.string(TripSearch(shape: search.shape).text) }
    json.endArray()
    return SHA256.digest(json.bytes)
  }
}

extension DepartureLimit {
  fileprivate var digestText: String {
    switch self {
    case .day(let number): "\(Date(dayNumber: number).timeIntervalSince1970)"
    case .moment(let date):
      "\(date.timeIntervalSince1970)" + (date.timeIntervalSince1970.remainder(dividingBy: 86_400) == 0 ? "Z" : "")
    }
  }
}

extension JSONWriter {
  fileprivate mutating func text(_ text: String?) {
    if let text { string(text) } else { null() }
  }
}
