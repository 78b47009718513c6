import AerogamiCore
import AerogamiLive
import FoundationEssentials

/// Writes trips that stand in their order already, in the format that was asked for, piece by piece.
struct TripListing: Sendable {
  let format: OutputFormat
  /// What decides whether a trip has expired.
  let now: Date
  /// Whether a table has the trips' ids, as every other format does.
  let showsIDs: Bool

  /// What stands before the first row: the names of a csv's fields.
  var head: [UInt8] {
    guard format == .csv else { return [] }
    var csv = CSVWriter()
    csv.header()
    return csv.bytes
  }

  /// Writes what comes after the head.
  ///
  /// - Parameters:
  ///   - width: The terminal's columns; `nil` for a pipe.
  ///   - color: Whether a table is colored.
  ///   - members: Writes what `json`'s one object has before its trips.
  func write(
    _ trips: [FoundTrip], width: Int?, color: Bool, members: (inout JSONWriter) -> Void,
    to write: ([UInt8]) throws -> Void
  ) rethrows {
    switch format {
    case .table: try write(table(trips, width: width, color: color))
    case .json: try document(trips, members: members, write: write)
    case .ndjson, .csv: try records(trips, write: write)
    }
  }

  private func table(_ trips: [FoundTrip], width: Int?, color: Bool) -> [UInt8] {
    if trips.isEmpty { return [] }
    let table = Table(trips, columns: TripRendering.tableColumns(at: now, showsIDs: showsIDs)) { [now] found in
      found.trip.hasExpired(at: now) ? .dimmed : .plain
    }
    return Array(table.rendered(width: width, color: color).utf8)
  }

  private func records(_ trips: [FoundTrip], write: ([UInt8]) throws -> Void) rethrows {
    var records = RecordWriter(format, at: now)
    for found in trips {
      records.append(found.trip, in: found.region)
      guard records.bytes.count >= pieceSize else { continue }
      try write(records.bytes)
      records.removeAll()
    }
    try write(records.bytes)
  }

  /// The one object of `json`, with a line for each trip.
  private func document(
    _ trips: [FoundTrip], members: (inout JSONWriter) -> Void, write: ([UInt8]) throws -> Void
  ) rethrows {
    var json = JSONWriter()
    json.beginObject()
    members(&json)
    json.key("trips")
    try json.lines(trips) { json, found in
      json.trip(found.trip, in: found.region, at: now)
      guard json.bytes.count >= pieceSize else { return }
      try write(json.bytes)
      json.removeAll()
    }
    json.endObject()
    json.newline()
    try write(json.bytes)
  }
}

/// How many bytes are gathered before they are written: enough for a call of the system to be worth it.
private let pieceSize = 1 << 16

extension JSONWriter {
  /// An array with each element on a line of its own.
  mutating func lines<Element>(
    _ elements: [Element], write: (inout JSONWriter, Element) throws -> Void
  ) rethrows {
    beginArray()
    for element in elements {
      newline()
      try write(&self, element)
    }
    if !elements.isEmpty { newline() }
    endArray()
  }
}
