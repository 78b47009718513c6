import AerogamiCore
import AerogamiLive
import FoundationEssentials

/// How much of what was asked for was delivered.
enum Delivery: Sendable {
  case all, some, nothing

  var exitCode: Int32 {
    switch self {
    case .all: 0
    case .some: 3
    case .nothing: 1
    }
  }
}

/// Turns the outcomes of a fetch into rows, in the format that was asked for, and into what is said about them.
struct FetchReport: Sendable {
  let environment: String
  let fetchedAt: Date
  /// In the order in which they are asked for; empty until that is known.
  var regions: [Region.ID?] = []
  /// Why it is not known which regions there are, for a person.
  var listingError: String?
  /// Rows of the list of regions that were none.
  var skippedRegions = SkippedRows()
  let format: OutputFormat
  private let query: TripQuery
  /// Whether rows are written as their region arrives, and not sorted over all regions at the end.
  private let isStreamed: Bool
  private var selection: TripSelection
  private var summaries: [Region.ID?: RegionSummary] = [:]
  private var shown = ShownTrips()
  /// What stands before the first row, until that is written.
  private var head: [UInt8] = []

  /// - Parameter isGlobal: Whether an order or a limit over all regions was asked for.
  init(environment: String, fetchedAt: Date, query: TripQuery, isGlobal: Bool, format: OutputFormat) {
    self.environment = environment
    self.fetchedAt = fetchedAt
    self.query = query
    self.format = format
    isStreamed = !isGlobal && (format == .ndjson || format == .csv)
    selection = TripSelection(query, at: fetchedAt)
    if format == .csv {
      var csv = CSVWriter()
      csv.header()
      head = csv.bytes
    }
  }

  /// Makes of a region's answer what ``take(_:)`` is given. It knows nothing of the other regions, and is called in the
  /// region's own task.
  var preparation: @Sendable (Region.ID?, Fetched<[Trip]>) -> RegionRows {
    { [isStreamed, format, query, now = fetchedAt] region, fetched in
      let content: RegionRows.Content
      if isStreamed {
        let places = query.places(of: fetched.value, at: now)
        var records = RecordWriter(format, at: now, expecting: places.count)
        records.append(fetched.value, at: places, in: region)
        var shown = ShownTrips()
        for place in places { shown.note(currency: fetched.value[place].currency) }
        content = .records(records.bytes, of: shown)
      } else {
        var selection = TripSelection(query, at: now)
        selection.add(fetched.value, in: region)
        content = .selection(selection)
      }
      return RegionRows(tripCount: fetched.value.count, skipped: fetched.skipped, content: content)
    }
  }

  /// Notes an outcome, and returns what can be written of it at once.
  mutating func take(_ outcome: RegionOutcome<RegionRows>) -> [UInt8] {
    summaries[outcome.region] = RegionSummary(outcome)
    guard case .trips(let rows) = outcome.result else { return [] }
    switch rows.content {
    case .records(let bytes, let shown):
      self.shown += shown
      if head.isEmpty { return bytes }
      defer { head = [] }
      return head + bytes
    case .selection(let selection):
      self.selection.add(selection)
      return []
    }
  }

  /// Writes what is left to be written when every outcome has been taken, piece by piece.
  ///
  /// - Parameters:
  ///   - width: The terminal's columns; `nil` for a pipe.
  ///   - color: Whether a table is colored.
  mutating func end(width: Int?, color: Bool, write: ([UInt8]) throws -> Void) rethrows {
    let trips = selection.sorted()
    for found in trips { shown.note(currency: found.trip.currency) }
    try write(head)
    switch format {
    case .table: try write(table(trips, width: width, color: color))
    case .json: try document(trips, write: write)
    case .ndjson, .csv: try records(trips, write: write)
    }
  }

  var delivery: Delivery {
    if listingError != nil { return .nothing }
    let delivered = ordered.count { $0.status == .ok }
    return delivered == regions.count ? .all : delivered > 0 ? .some : .nothing
  }

  /// What a user has to know beside the rows, one line each.
  var notes: [String] {
    if let listingError { return ["the regions could not be listed: \(listingError)"] }
    var notes = [skippedRegions.note(of: "the list of regions")].compactMap(\.self) + regionNotes
    let cancelled = ordered.filter { $0.status == .cancelled }.map(\.name)
    if !cancelled.isEmpty { notes.append("cancelled: \(cancelled.firstFew)") }
    let tripCount = ordered.reduce(0) { $0 + $1.tripCount }
    if regions.isEmpty {
      notes.append("the service names no regions")
    } else if shown.count == 0, delivery != .nothing {
      notes.append(tripCount == 0 ? "no trips" : "no trips match (\(counted(tripCount, "trip")) found)")
    }
    if shown.currencies.count > 1 {
      let currencies = shown.currencies.map { $0.isEmpty ? "(none)" : $0.printable(maxLength: 20) }.sorted()
      notes.append("prices are in \(currencies.firstFew) and are compared as numbers, not converted")
    }
    return notes
  }

  /// What a user has to know of the regions, in their order. More than three that failed alike are one line, in the
  /// place and with the address of the first: in an outage, it is the others that would be overlooked.
  private var regionNotes: [String] {
    let alike = Dictionary(grouping: ordered, by: \.reason)
    var told: Set<ClientError.Reason> = []
    return ordered.flatMap { region in
      guard let reason = region.reason, let regions = alike[reason], regions.count > 3 else { return region.notes }
      guard told.insert(reason).inserted else { return [] }
      return ["\(regions.map(\.name).firstFew) failed: \(region.error ?? "")"]
    }
  }

  private var ordered: [RegionSummary] { regions.compactMap { summaries[$0] } }

  private func table(_ trips: [FoundTrip], width: Int?, color: Bool) -> [UInt8] {
    if trips.isEmpty { return [] }
    let table = Table(trips, columns: TripRendering.tableColumns(at: fetchedAt)) { [fetchedAt] found in
      found.trip.hasExpired(at: fetchedAt) ? .dimmed : .plain
    }
    return Array(table.rendered(width: width, color: color).utf8)
  }

  private func records(_ trips: [FoundTrip], write: ([UInt8]) throws -> Void) rethrows {
    var records = RecordWriter(format, at: fetchedAt)
    for found in trips {
      records.append(found.trip, in: found.region)
      guard records.bytes.count >= pieceSize else { continue }
      try write(records.bytes)
      records.removeAll()
    }
    try write(records.bytes)
  }

  /// The one object of `json`, with a line for each region and each trip.
  private func document(_ trips: [FoundTrip], write: ([UInt8]) throws -> Void) rethrows {
    var json = JSONWriter()
    json.beginObject()
    json.key("environment")
    json.string(environment)
    json.key("fetchedAt")
    json.date(fetchedAt)
    if let listingError {
      json.key("error")
      json.string(listingError)
    }
    json.key("regions")
    json.lines(ordered) { $0.region($1) }
    json.key("trips")
    try json.lines(trips) { json, found in
      json.trip(found.trip, in: found.region, at: fetchedAt)
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
