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
  private var shownCount = 0
  private var currencies: Set<String> = []
  private var csv = CSVWriter()
  private var json = JSONWriter()

  /// - Parameter isGlobal: Whether an order or a limit over all regions was asked for.
  init(environment: String, fetchedAt: Date, query: TripQuery, isGlobal: Bool, format: OutputFormat) {
    self.environment = environment
    self.fetchedAt = fetchedAt
    self.query = query
    self.format = format
    isStreamed = !isGlobal && (format == .ndjson || format == .csv)
    selection = TripSelection(query, at: fetchedAt)
    if format == .csv { csv.header(TripRendering.csvColumns(at: fetchedAt)) }
  }

  /// Notes an outcome, and returns what can be written of it at once.
  mutating func take(_ outcome: RegionOutcome) -> [UInt8] {
    summaries[outcome.region] = RegionSummary(outcome)
    guard case .trips(let fetched) = outcome.result else { return [] }
    guard isStreamed else {
      selection.add(fetched.value, in: outcome.region)
      return []
    }
    var ofRegion = TripSelection(query, at: fetchedAt)
    ofRegion.add(fetched.value, in: outcome.region)
    return rows(ofRegion.sorted())
  }

  /// What is left to be written when every outcome has been taken.
  ///
  /// - Parameters:
  ///   - width: The terminal's columns; `nil` for a pipe.
  ///   - color: Whether a table is colored.
  mutating func end(width: Int?, color: Bool) -> [UInt8] {
    let trips = selection.sorted()
    return switch format {
    case .table: table(trips, width: width, color: color)
    case .json: document(trips)
    case .ndjson, .csv: rows(trips)
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
    var notes = [skippedRegions.note(of: "the list of regions")].compactMap(\.self) + ordered.flatMap(\.notes)
    let cancelled = ordered.filter { $0.status == .cancelled }.map(\.name)
    if !cancelled.isEmpty {
      let others = cancelled.count > 5 ? " and \(cancelled.count - 5) more" : ""
      notes.append("cancelled: \(cancelled.prefix(5).joined(separator: ", "))\(others)")
    }
    let tripCount = ordered.reduce(0) { $0 + $1.tripCount }
    if regions.isEmpty {
      notes.append("the service names no regions")
    } else if shownCount == 0, delivery != .nothing {
      notes.append(tripCount == 0 ? "no trips" : "no trips match (\(counted(tripCount, "trip")) found)")
    }
    if currencies.count > 1 {
      notes.append(
        "prices are in \(currencies.map { $0.isEmpty ? "(none)" : $0 }.sorted().joined(separator: ", ")) and are compared as numbers, not converted"
      )
    }
    return notes
  }

  private var ordered: [RegionSummary] { regions.compactMap { summaries[$0] } }

  private mutating func table(_ trips: [FoundTrip], width: Int?, color: Bool) -> [UInt8] {
    note(trips)
    if trips.isEmpty { return [] }
    let table = Table(trips, columns: TripRendering.tableColumns(at: fetchedAt)) { [fetchedAt] found in
      found.trip.hasExpired(at: fetchedAt) ? .dimmed : .plain
    }
    return Array(table.rendered(width: width, color: color).utf8)
  }

  /// Rows of a format that has one record a line.
  private mutating func rows(_ trips: [FoundTrip]) -> [UInt8] {
    note(trips)
    if format == .csv {
      let columns = TripRendering.csvColumns(at: fetchedAt)
      for found in trips { csv.record(found, columns) }
      defer { csv.bytes.removeAll(keepingCapacity: true) }
      return csv.bytes
    }
    for found in trips {
      json.trip(found, at: fetchedAt)
      json.newline()
    }
    defer { json.removeAll() }
    return json.bytes
  }

  /// The one object of `json`, with a line for each region and each trip.
  private mutating func document(_ trips: [FoundTrip]) -> [UInt8] {
    note(trips)
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
    json.lines(trips) { [fetchedAt] in $0.trip($1, at: fetchedAt) }
    json.endObject()
    json.newline()
    return json.bytes
  }

  private mutating func note(_ shown: [FoundTrip]) {
    shownCount += shown.count
    for found in shown { currencies.insert(found.trip.currency) }
  }
}

extension JSONWriter {
  /// An array with each element on a line of its own.
  mutating func lines<Element>(_ elements: [Element], write: (inout JSONWriter, Element) -> Void) {
    beginArray()
    for element in elements {
      newline()
      write(&self, element)
    }
    if !elements.isEmpty { newline() }
    endArray()
  }
}
