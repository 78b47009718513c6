import AerogamiCore
import AerogamiJSON
import AerogamiLive
import Foundation

/// Writes trips into one buffer, in a format with one record per line.
struct RecordWriter {
  private let isCSV: Bool
  private let now: Date
  private var csv = CSVWriter()
  private var json = JSONWriter()

  /// Creates a writer with an empty buffer.
  ///
  /// - Parameters:
  ///   - format: `ndjson` or `csv`.
  ///   - now: The time that decides whether an offer has ended.
  ///   - count: The expected maximum number of records in the buffer, for which capacity is reserved.
  init(_ format: OutputFormat, at now: Date, expecting count: Int = 0) {
    isCSV = format == .csv
    self.now = now
    // Most records are shorter than 256 bytes in CSV and 544 in JSON. The added constants are for the last records:
    // before writing a record, `JSONWriter` reserves the maximum length that the record can have.
    if isCSV { csv.bytes.reserveCapacity(count * 256 + 2048) } else { json.reserveCapacity(count * 544 + 4096) }
  }

  /// Appends the trips of a response at `indices`, in that order.
  mutating func append(_ trips: [Trip], at indices: [Int], from origin: TripOrigin?, deals: Deals, isStale: Bool) {
    let trips = trips.span
    for index in indices {
      trips.withElement(at: index) { append($0, from: origin, deals: deals, isStale: isStale) }
    }
  }

  private mutating func append(_ trip: borrowing Trip, from origin: TripOrigin?, deals: Deals, isStale: Bool) {
    append(
      trip, from: origin, isDeal: deals.contains(trip, at: now), isStale: isStale,
      percentBelowMedian: deals.percentBelowMedian(of: trip))
  }

  mutating func append(
    _ trip: borrowing Trip, from origin: TripOrigin?, isDeal: Bool, isStale: Bool, percentBelowMedian: Int? = nil
  ) {
    if isCSV {
      csv.trip(
        trip, from: origin, at: now, isDeal: isDeal, isStale: isStale, percentBelowMedian: percentBelowMedian)
    } else {
      json.trip(
        trip, from: origin, at: now, isDeal: isDeal, isStale: isStale, percentBelowMedian: percentBelowMedian)
      json.newline()
    }
  }

  /// The records that were appended since the last ``removeAll()``.
  var bytes: [UInt8] { isCSV ? csv.bytes : json.bytes }

  /// Empties the buffer and keeps its capacity.
  mutating func removeAll() {
    if isCSV { csv.bytes.removeAll(keepingCapacity: true) } else { json.removeAll() }
  }
}
