import AerogamiCore
import AerogamiJSON
import AerogamiLive

/// Turns the outcomes of a fetch into rows, in the format that was asked for, and into what is said about them.
struct FetchReport: Sendable {
  let environment: String
  let fetchedAt: Date
  var regions = OutcomeSummaries<Region.ID?>()
  /// Why it is not known which regions there are, for a person.
  var listingError: String?
  /// What is wrong with the list of regions, for a person, where it is an old one because the service failed to answer.
  var staleListing: String?
  /// What is missing from what trips are filtered by, and why, one line each for a person.
  var filterGaps: [String] = []
  /// Rows of the list of regions that were none.
  var skippedRegions = SkippedRows()
  private let listing: Listing<FoundTrip>
  private let query: TripQuery
  /// Whether rows are written as their region arrives, and not sorted over all regions at the end.
  private let isStreamed: Bool
  private var selection: TripSelection
  private var shown = ShownTrips()
  private var leftOut: [TripField: Int] = [:]
  /// What stands before the first row, until that is written.
  private var head: [UInt8] = []

  /// - Parameters:
  ///   - isGlobal: Whether an order or a limit over all regions was asked for.
  ///   - now: What decides whether a trip has expired.
  init(environment: String, query: TripQuery, isGlobal: Bool, listing: Listing<FoundTrip>, now: Date) {
    self.environment = environment
    self.query = query
    self.listing = listing
    fetchedAt = now
    isStreamed = !isGlobal && (listing.format == .ndjson || listing.format == .csv)
    selection = TripSelection(query, at: fetchedAt)
    head = listing.head
  }

  /// Makes of a region's answer what ``take(_:)`` is given. It knows nothing of the other regions, and is called in the
  /// region's own task.
  ///
  /// - Parameter recording: Of the answer's prices.
  func preparation(_ recording: PriceRecording)
    -> @Sendable (Region.ID?, Fetched<[Trip]>) async -> RegionRows
  {
    { [isStreamed, format = listing.format, query, now = fetchedAt] region, fetched in
      let deals = await recording.deals(of: fetched)
      let content: RegionRows.Content
      if isStreamed {
        let places = query.indices(of: fetched.value, at: now)
        var records = RecordWriter(format, at: now, expecting: places.count)
        records.append(fetched.value, at: places, in: region, deals: deals)
        var shown = ShownTrips()
        // A span lends a trip where an array would copy it.
        let trips = fetched.value.span
        for place in places { shown.note(currency: trips[place].currency) }
        content = .records(records.bytes, of: shown)
      } else {
        var selection = TripSelection(query, at: now)
        selection.add(fetched.value, in: region, deals: deals)
        content = .selection(selection)
      }
      return RegionRows(
        tripCount: fetched.value.count, skipped: fetched.skipped,
        leftOut: query.search.leftOut(of: fetched.value, at: now), content: content)
    }
  }

  /// Notes an outcome, and returns what can be written of it at once.
  mutating func take(_ outcome: Outcome<Region.ID?, RegionRows>) -> [UInt8] {
    regions[outcome.key] = OutcomeSummary(outcome, id: outcome.key) { ($0.tripCount, $0.skipped) }
    guard let rows = outcome.response else { return [] }
    leftOut.merge(rows.leftOut, uniquingKeysWith: +)
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
    try listing.write(trips, width: width, color: color, members: members, to: write)
  }

  var status: Status.Kind {
    if listingError != nil { return .failed }
    return regions.status.partial(if: staleListing != nil || !filterGaps.isEmpty)
  }

  /// What a user has to know beside the rows, one line each.
  var notes: [String] {
    if let listingError { return ["the regions could not be listed: \(listingError)"] }
    var notes =
      filterGaps + [staleListing, skippedRegions.note(of: "the list of regions")].compactMap(\.self) + regions.notes
    let tripCount = regions.ordered.reduce(0) { $0 + $1.count }
    if regions.keys.isEmpty {
      notes.append("the service names no regions")
    } else if shown.count == 0, status != .failed {
      notes.append(tripCount == 0 ? "no trips" : "no trips match (\(counted(tripCount, "trip")) found)")
    }
    return notes + leftOut.notes + shown.notes
  }

  /// What the one object of `json` has before its trips.
  private func members(_ json: inout JSONWriter) {
    json.key("environment")
    json.string(environment)
    json.key("fetched_at")
    json.date(fetchedAt)
    json.key("error")
    json.optional(listingError ?? staleListing) { $0.string($1) }
    json.key("left_out_count")
    json.int(leftOut.values.reduce(0, +))
    json.key("regions")
    json.lines(regions.ordered) { $0.outcome($1, counting: "trip_count") }
  }
}
