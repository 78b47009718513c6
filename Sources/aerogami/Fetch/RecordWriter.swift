import AerogamiCore
import AerogamiJSON
import AerogamiLive

/// Writes trips in a format that has one record a line, into one buffer.
struct RecordWriter {
  private let isCSV: Bool
  private let now: Date
  private var csv = CSVWriter()
  private var json = JSONWriter()

  /// - Parameters:
  ///   - format: `ndjson` or `csv`.
  ///   - now: What decides whether a trip has expired.
  ///   - count: About how many records will be in the buffer at once, so that it need not grow again and again.
  init(_ format: OutputFormat, at now: Date, expecting count: Int = 0) {
    isCSV = format == .csv
    self.now = now
    // Records of usual trips take less.
    if isCSV { csv.bytes.reserveCapacity(count * 256) } else { json.reserveCapacity(count * 512) }
  }

  /// Appends those trips of an answer that stand at `places`, in that order.
  mutating func append(_ trips: [Trip], at places: [Int], in region: Region.ID?, deals: Deals) {
    // A span lends a trip where an array would copy it.
    let trips = trips.span
    for place in places { append(trips[place], in: region, isDeal: deals.contains(trips[place], at: now)) }
  }

  mutating func append(_ trip: borrowing Trip, in region: Region.ID?, isDeal: Bool) {
    if isCSV {
      csv.trip(trip, in: region, at: now, isDeal: isDeal)
    } else {
      json.trip(trip, in: region, at: now, isDeal: isDeal)
      json.newline()
    }
  }

  /// The records since the last ``removeAll()``.
  var bytes: [UInt8] { isCSV ? csv.bytes : json.bytes }

  /// Empties the buffer and keeps its capacity.
  mutating func removeAll() {
    if isCSV { csv.bytes.removeAll(keepingCapacity: true) } else { json.removeAll() }
  }
}
