import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiJSON
import Foundation

/// Turns the outcomes of a fetch into rows of the requested format, notes and an exit status.
struct FetchReport: Sendable {
  let environment: String
  let fetchedAt: Date
  var summary: FetchSummary
  /// The ids among which a shown prefix must be unique, because users give the prefix to other commands; `nil` to show
  /// no ids.
  var ids: Set<Trip.ID>?
  /// The number of terminal lines that the notes above the table occupy.
  var linesAbove = 0
  /// Whether a table shows the sources of trips.
  var showsSources = false
  var advice = FetchAdvice()
  /// Whether the summary has the number of trips that a limit leaves out.
  var countsTrips = false
  /// Whether a source that knows the limit may leave out trips, so that their whole number is unknown.
  var mayLackTrips = false
  private var listing: Listing<FoundTrip>
  private let query: TripQuery
  /// Whether the rows of an origin are written when its response arrives. Otherwise the rows of all origins are sorted
  /// together and written at the end.
  private let isStreamed: Bool
  private var selection: TripSelection
  /// The ids of all matching trips if they are counted, because the selection drops those beyond the limit.
  private var matchingIDs: Set<Trip.ID> = []
  /// The number of matching trips without the limit; `nil` if they are not counted.
  private var total: Int?
  /// The number and the currencies of the trips whose rows were already written.
  private var streamed = ShownTrips()
  /// The ids of the trips whose rows were already written; `nil` if they are not remembered: see ``begin(_:)``.
  private var streamedIDs: Set<Trip.ID>?
  /// The cheapest trip whose offer has not ended; `nil` if there is none. Always `nil` in formats other than a table,
  /// and before ``end(width:height:color:write:)``.
  private var cheapest: Trip?
  private var hiddenCount = 0
  /// The bytes to write before the first row; empty after they were written.
  private var head: [UInt8] = []

  init(
    environment: String, query: TripQuery, isGlobal: Bool, listing: Listing<FoundTrip>, showsOnlyDeals: Bool, now: Date
  ) {
    (self.environment, self.query, self.listing) = (environment, query, listing)
    fetchedAt = now
    isStreamed = !isGlobal && (listing.format == .ndjson || listing.format == .csv)
    selection = TripSelection(query.countingCities, at: fetchedAt)
    summary = FetchSummary(query.search, showsOnlyDeals: showsOnlyDeals)
    head = listing.head
  }

  /// Receives the origins before they are requested. Of a few origins, a trip that several return is written once.
  /// Rows that are written as they arrive need a list of all ids for that, so more origins would take much memory.
  mutating func begin(_ origins: [TripOrigin?]) {
    selection.origins = origins
    if isStreamed, (2...32).contains(origins.count) { streamedIDs = [] }
  }

  /// Prepares an origin's response for ``take(_:)``. Runs in the origin's own task, concurrently with other origins.
  var preparation: @Sendable (SearchTrips.Found) async -> OriginRows {
    let comparesPrices = summary.showsOnlyDeals
    let terms = TermColumns(query.search)
    let fields = listing.rendering.fieldIndices
    return { [isStreamed, format = listing.format, query, showsIDs = ids != nil, countsTrips] found in
      let trips = found.fetched.value
      guard isStreamed else {
        return .selection(
          found.selection(of: query.countingCities), ids: showsIDs ? trips.map(\.id) : [],
          matching: countsTrips ? found.matchingIDs : [])
      }
      let indices = query.sorted(found.matches, of: trips, at: found.now)
      let (bytes, ends) = records(of: found, at: indices, format, fields, comparesPrices: comparesPrices, terms)
      return .records(TripRecords(bytes, ends, of: trips, at: indices, bags: query.search.passengers.bags))
    }
  }

  /// Adds an outcome, and returns the bytes that can already be written.
  mutating func take(_ outcome: Outcome<TripOrigin?, OriginRows>) -> [UInt8] {
    switch outcome.response {
    case nil: return []
    case .records(var records):
      if var ids = streamedIDs.take() {
        records.removeTrips(seenIn: &ids)
        streamedIDs = ids
      }
      streamed += records.shown
      if head.isEmpty { return records.bytes }
      defer { head = [] }
      return head + records.bytes
    case .selection(let selection, let ids, let matching):
      self.ids?.formUnion(ids)
      matchingIDs.formUnion(matching)
      self.selection.add(selection)
      return []
    }
  }

  /// Writes the remaining rows in pieces, after the last outcome. With a `height`, a table shows only as many trips as
  /// fit on a terminal of that height, together with the lines above and below the table.
  mutating func end<E: Error>(
    width: Int?, height: Int? = nil, color: Bool, write: ([UInt8]) async throws(E) -> Void
  ) async throws(E) {
    var trips = selection.selected
    if countsTrips { total = query.isOnePerCity ? trips.count : max(matchingIDs.count, trips.count) }
    if let limit = query.limit { trips.removeLast(max(0, trips.count - limit)) }
    summary.shown = streamed
    await count(trips)
    if listing.format == .table {
      let count = listing.shownCount(of: trips.count, height: height, linesBelow: linesAbove + linesBelow(width: width))
      hiddenCount = trips.count - count
      trips.removeLast(hiddenCount)
    }
    try await write(head)
    if listing.rendering.fieldIndices.isEmpty, ids != nil || showsSources {
      listing.rendering = .trips(
        at: fetchedAt, ids: ids.map { ShortIDs($0) }, comparesPrices: summary.showsOnlyDeals,
        showsSources: showsSources, terms: TermColumns(query.search))
    }
    guard listing.format == .json else {
      return try await listing.write(trips, width: width, color: color, members: members, to: write)
    }
    let (now, terms, comparesPrices) = (fetchedAt, TermColumns(query.search), summary.showsOnlyDeals)
    try await listing.document(trips.count, members: members, write: write) { [trips] json, index in
      trips.withTrip(at: index) { trip, part in
        let usual = part.deals.usual(ofDeal: trip, at: now)
        let facts = TripFacts(
          origin: part.origin, now: now, isDeal: usual != nil, isStale: part.isStale, terms: terms,
          usual: comparesPrices ? usual : nil)
        json.trip(trip, facts)
      }
    }
  }

  /// Counts the trips to be shown, and finds the cheapest one for a table.
  private mutating func count(_ trips: SelectedTrips) async {
    let (bags, now, isTable) = (query.search.passengers.bags, fetchedAt, listing.format == .table)
    await computing(rangesOf: trips.count, size: 4096) { range in
      var shown = ShownTrips()
      var cheapest: Trip?
      for index in range {
        trips.withTrip(at: index) { trip, _ in
          shown.note(trip, bags: bags)
          guard isTable, !trip.hasExpired(at: now) else { return }
          if let lowest = cheapest?.price, lowest <= trip.price { return }
          cheapest = copy trip
        }
      }
      return (shown, cheapest)
    } body: { shown, cheapest in
      summary.shown += shown
      if let price = self.cheapest?.price, price <= cheapest?.price ?? price { return }
      self.cheapest = cheapest ?? self.cheapest
    }
  }

  /// The number of terminal lines that the summary and the notes below the table occupy.
  private func linesBelow(width: Int?) -> Int {
    terminalLineCount(
      of: [headline(width: width)].compactMap(\.self) + notes.map { "aerogami: \($0.namingServers)" }, width: width)
  }

  /// Returns the lines below a table on a terminal: the number of trips that do not fit, and a summary of all trips.
  func footer(width: Int?) -> [String] {
    guard listing.format == .table else { return [] }
    return [hiddenCount > 0 ? moreRows(hiddenCount) : nil, headline(width: width)].compactMap(\.self)
  }

  /// Returns a line with the number of trips and regions, and the cheapest offer that has not ended; `nil` without
  /// trips. The line ends with whether the trips are complete. If it is too long for the terminal, omits the number of
  /// regions. The terminal wraps a line that is still too long, so that this end is never lost.
  private func headline(width: Int?) -> String? {
    let end = "; \(summary.completenessWords)"
    func text(withRegions: Bool) -> String? {
      summary.headline(
        cheapest: cheapest, of: total, isMinimum: mayLackTrips, withRegions: withRegions,
        isByPrice: query.order == .price
      ).map { $0 + end }
    }
    guard let whole = text(withRegions: true) else { return nil }
    return whole.displayWidth <= width ?? .max ? whole : text(withRegions: false)
  }

  var status: Status.Kind { summary.status }

  var notes: [String] {
    summary.notes(
      destinationAdvice: "give destinations with --to", dealAdvice: advice.deals, filterName: advice.filterName,
      daysAdvice: advice.days(for: summary))
      + [summary.completenessNote(advice: advice.allTrips(for: summary, example: cheapest))].compactMap(\.self)
  }

  private func members(_ json: inout JSONWriter) {
    json.members([
      "environment": .text(environment), "fetched_at": .date(fetchedAt),
      "error": .text(summary.error),
      "left_out_count": .integer(summary.leftOutCount),
    ])
    json.key("regions")
    json.lines(summary.origins.ordered) { $0.outcome($1, counting: "trip_count") }
    json.completeness(summary.reported.completeness, counting: "trip_count")
  }
}

/// The rows of one origin, prepared in the task that requested the origin.
enum OriginRows: Sendable {
  case records(TripRecords)
  /// Trips to be merged with those of other origins, the ids of all trips in the response if the table shows ids, and
  /// those of the matching ones if they are counted.
  case selection(TripSelection, ids: [Trip.ID], matching: [Trip.ID])
}

/// The CSV or NDJSON records of an origin's trips.
struct TripRecords: Sendable {
  private(set) var bytes: [UInt8]
  private(set) var shown = ShownTrips()
  /// The end of each record in `bytes`.
  private let ends: [Int]
  private let trips: [Trip]
  /// The index in `trips` of each record's trip.
  private let indices: [Int]
  private let bags: Int

  fileprivate init(_ bytes: [UInt8], _ ends: [Int], of trips: [Trip], at indices: [Int], bags: Int) {
    (self.bytes, self.ends, self.trips, self.indices, self.bags) = (bytes, ends, trips, indices, bags)
    shown = shownTrips(at: indices)
  }

  private func shownTrips(at indices: [Int]) -> ShownTrips {
    var shown = ShownTrips()
    // A span borrows a trip; an array would copy it.
    let span = trips.span
    for index in indices {
      shown.note(
        currency: span[index].currency, bags: span[index].terms.inclusion(ofBags: bags),
        isPair: !span[index].tickets.isEmpty, isOneWay: span[index].returnAt == nil)
    }
    return shown
  }

  /// Removes the records of trips that earlier responses had, and adds the ids of the others to `seen`.
  mutating func removeTrips(seenIn seen: inout Set<Trip.ID>) {
    let kept = indices.indices.filter { [trips, indices] in !seen.contains(trips[indices[$0]].id) }
    for record in kept { seen.insert(trips[indices[record]].id) }
    if kept.count == indices.count { return }
    var bytes: [UInt8] = []
    for record in kept { bytes += self.bytes[(record == 0 ? 0 : ends[record - 1])..<ends[record]] }
    self.bytes = bytes
    shown = shownTrips(at: kept.map { [indices] in indices[$0] })
  }
}

/// Returns one CSV or NDJSON record for each trip at `indices`, in the order of `indices`, and the end of each record.
private func records(
  of found: SearchTrips.Found, at indices: [Int], _ format: OutputFormat, _ fields: [Int], comparesPrices: Bool,
  _ terms: TermColumns
) -> (bytes: [UInt8], ends: [Int]) {
  var ends: [Int] = []
  ends.reserveCapacity(indices.count)
  var (csv, json) = (CSVWriter(), JSONWriter())
  // Most records are shorter than 256 bytes in CSV and 544 in JSON. The added constants are for the last records:
  // before writing a record, `JSONWriter` reserves the maximum length that the record can have.
  if format == .csv {
    csv.bytes.reserveCapacity(indices.count * 256 + 2048)
  } else {
    json.reserveCapacity(indices.count * 544 + 4096)
  }
  var facts = TripFacts(origin: found.origin, now: found.now, isStale: found.isStale, terms: terms)
  let trips = found.fetched.value.span
  for index in indices {
    trips.withElement(at: index) { trip in
      let usual = found.deals.usual(ofDeal: trip, at: found.now)
      (facts.isDeal, facts.usual) = (usual != nil, comparesPrices ? usual : nil)
      if format == .csv {
        csv.trip(trip, facts)
        if !fields.isEmpty { csv.keepFields(fields, ofRecordsAt: ends.last ?? 0) }
        ends.append(csv.bytes.count)
      } else {
        json.trip(trip, facts)
        json.newline()
        ends.append(json.bytes.count)
      }
    }
  }
  return (format == .csv ? csv.bytes : json.bytes, ends)
}
