import AerogamiCore
import AerogamiJSON
import AerogamiLive

/// Turns the outcomes of a fetch into rows of the requested format, notes and an exit status.
struct FetchReport: Sendable {
  let environment: String
  let fetchedAt: Date
  var regions = OutcomeSummaries<Region.ID?>()
  /// The reason why the list of regions could not be fetched; `nil` if it was fetched or was not needed.
  var listingError: String?
  /// The note that a cached list of regions is used because the request for the list failed; otherwise `nil`.
  var staleListing: String?
  /// See ``NeighborOptions/Filter/gaps``.
  var filterGaps: [String] = []
  /// The invalid rows of the list of regions.
  var skippedRegions = SkippedRows()
  /// The ids among which a shown prefix must be unique, because users give the prefix to other commands; `nil` to show
  /// no ids.
  var ids: Set<Trip.ID>?
  /// The number of terminal lines that the notes above the table occupy.
  var linesAbove = 0
  private var listing: Listing<FoundTrip>
  private let query: TripQuery
  /// Whether only deals are shown, each compared with the median price of its route.
  var showsOnlyDeals = false
  private var comparison = PriceComparison()
  /// Whether the rows of a region are written when its response arrives. Otherwise the rows of all regions are sorted
  /// together and written at the end.
  private let isStreamed: Bool
  private var selection: TripSelection
  private var shown = ShownTrips()
  /// The cheapest trip whose offer has not ended; `nil` if there is none. Always `nil` in formats other than a table,
  /// and before ``end(width:height:color:write:)``.
  private var cheapest: Trip?
  /// The number of trips that do not fit on the terminal.
  private var hiddenCount = 0
  /// See ``RegionRows/leftOut``.
  private var leftOut: [TripField: Int] = [:]
  private var currencies: PriceCurrencies
  /// The currency that was requested from a service that may ignore it; `nil` for other services.
  var requestedCurrency: String?
  /// The bytes to write before the first row; empty after they were written.
  private var head: [UInt8] = []

  /// Creates an empty report.
  ///
  /// - Parameters:
  ///   - isGlobal: See ``QueryOptions/isGlobal``.
  ///   - now: The time that decides whether an offer has ended.
  init(environment: String, query: TripQuery, isGlobal: Bool, listing: Listing<FoundTrip>, now: Date) {
    self.environment = environment
    self.query = query
    self.listing = listing
    fetchedAt = now
    isStreamed = !isGlobal && (listing.format == .ndjson || listing.format == .csv)
    selection = TripSelection(query, at: fetchedAt)
    currencies = PriceCurrencies(query.search)
    head = listing.head
  }

  /// Returns a closure that prepares a region's response for ``take(_:)``. The closure runs in the region's own task,
  /// concurrently with other regions.
  ///
  /// - Parameter recording: Records the prices of the response.
  func preparation(_ recording: PriceRecording)
    -> @Sendable (Region.ID?, Fetched<[Trip]>) async -> RegionRows
  {
    {
      [isStreamed, format = listing.format, query, now = fetchedAt, showsIDs = ids != nil, showsOnlyDeals]
      region, fetched in
      var comparison = PriceComparison()
      let (deals, candidates) =
        showsOnlyDeals
        ? await recording.dealsWithMedians(of: fetched) : (await recording.deals(of: fetched), fetched.value)
      if showsOnlyDeals { comparison.add(fetched.value, matching: query.search, deals, at: now) }
      let isStale = fetched.status.kind == .stale
      let content: RegionRows.Content
      if isStreamed {
        let indices = query.indices(of: candidates, at: now)
        var records = RecordWriter(format, at: now, expecting: indices.count)
        records.append(candidates, at: indices, in: region, deals: deals, isStale: isStale)
        var shown = ShownTrips()
        // A span borrows a trip; an array would copy it.
        let trips = candidates.span
        for index in indices { shown.note(currency: trips[index].currency) }
        content = .records(records.bytes, of: shown)
      } else {
        var selection = TripSelection(query, at: now)
        selection.add(candidates, in: region, deals: deals, isStale: isStale)
        content = .selection(selection)
      }
      var currencies = PriceCurrencies(query.search)
      currencies.add(fetched.value, at: now)
      return RegionRows(
        tripCount: fetched.value.count, skipped: fetched.skipped,
        leftOut: query.search.leftOut(of: fetched.value, at: now), currencies: currencies,
        ids: showsIDs ? fetched.value.map(\.id) : [], content: content, comparison: comparison)
    }
  }

  /// Adds an outcome, and returns the bytes that can already be written.
  mutating func take(_ outcome: Outcome<Region.ID?, RegionRows>) -> [UInt8] {
    regions[outcome.key] = OutcomeSummary(outcome, id: outcome.key) { ($0.tripCount, $0.skipped) }
    guard let rows = outcome.response else { return [] }
    leftOut.merge(rows.leftOut, uniquingKeysWith: +)
    currencies += rows.currencies
    ids?.formUnion(rows.ids)
    comparison += rows.comparison
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

  /// Writes the remaining rows in pieces, after the last outcome.
  ///
  /// - Parameters:
  ///   - width: The number of terminal columns; `nil` for a pipe.
  ///   - height: The number of terminal rows. A table shows only as many trips as fit together with the lines below it.
  ///     `nil` to write all trips.
  ///   - color: Whether a table is colored.
  mutating func end(
    width: Int?, height: Int? = nil, color: Bool, write: ([UInt8]) throws -> Void
  ) rethrows {
    var trips = selection.sorted()
    for found in trips { shown.note(currency: found.trip.currency) }
    if listing.format == .table {
      cheapest = trips.lazy.map(\.trip).filter { [fetchedAt] in !$0.hasExpired(at: fetchedAt) }
        .min { $0.price < $1.price }
      let count = listing.shownCount(of: trips.count, height: height, linesBelow: linesAbove + linesBelow(width: width))
      hiddenCount = trips.count - count
      trips.removeLast(hiddenCount)
    }
    try write(head)
    if let ids {
      listing.rendering = .trips(at: fetchedAt, ids: ShortIDs(ids), comparesPrices: showsOnlyDeals)
    }
    try listing.write(trips, width: width, color: color, members: members, to: write)
  }

  /// The number of terminal lines that the summary and the notes below the table occupy.
  private func linesBelow(width: Int?) -> Int {
    let lines = [summary(width: width)].compactMap(\.self) + notes.map { "aerogami: \($0)" }
    return lines.reduce(0) { sum, line in
      sum + (width.map { max(1, (line.printable.displayWidth + $0 - 1) / $0) } ?? 1)
    }
  }

  /// Returns the lines below a table on a terminal: the number of trips that do not fit, and a summary of all trips.
  ///
  /// - Parameter width: The number of terminal columns; `nil` if unknown.
  func footer(width: Int?) -> [String] {
    guard listing.format == .table else { return [] }
    return [hiddenCount > 0 ? moreRows(hiddenCount) : nil, summary(width: width)].compactMap(\.self)
  }

  /// Returns a line with the number of trips and regions, and the cheapest offer that has not ended; `nil` without
  /// trips. Omits the number of regions if the line is too long for the terminal.
  private func summary(width: Int?) -> String? {
    let whole = summary(withRegions: true)
    guard let whole, let width, whole.displayWidth > width else { return whole }
    return summary(withRegions: false)
  }

  /// Returns the summary. Omits the cheapest offer if there are several currencies, because their prices cannot be
  /// compared.
  private func summary(withRegions: Bool) -> String? {
    if shown.count == 0 { return nil }
    var summary = counted(shown.count, "trip")
    // A request for all regions together has no id, and is not counted as a region.
    let delivered = regions.ordered.count { $0.id != nil && [.ok, .stale, .partial].contains($0.status.kind) }
    if withRegions, delivered > 0 { summary += " in \(counted(delivered, "region"))" }
    if let cheapest, shown.currencies.count == 1 {
      summary +=
        ", cheapest \(cheapest.price) \(cheapest.currency) "
        + "\(cheapest.departure.airportCode)–\(cheapest.destination.airportCode)"
    }
    return summary
  }

  var status: Status.Kind {
    if listingError != nil || currencies.error != nil { return .failed }
    return regions.status.partial(if: staleListing != nil || !filterGaps.isEmpty)
  }

  /// The notes for the user, one line each.
  var notes: [String] {
    if let listingError { return ["the regions could not be listed: \(listingError)"] }
    var notes =
      filterGaps + [staleListing, skippedRegions.note(of: "the list of regions")].compactMap(\.self) + regions.notes
    let tripCount = regions.ordered.reduce(0) { $0 + $1.count }
    if regions.keys.isEmpty {
      notes.append("the service lists no regions")
    } else if showsOnlyDeals, let note = comparison.note(dealCount: shown.count) {
      notes.append(note)
    } else if shown.count == 0, status != .failed {
      notes.append(tripCount == 0 ? "no trips" : "no trips match (\(counted(tripCount, "trip")) found)")
    }
    if let note = placesWithoutTrips { notes.append(note) }
    if let note = currencies.note(of: query.search) { notes.append(note) }
    if let note = ignoredCurrency { notes.append(note) }
    return notes + leftOut.notes + shown.notes
  }

  /// The note about a service that ignores the requested currency, unless another note or error reports it.
  private var ignoredCurrency: String? {
    guard let requestedCurrency, currencies.note(of: query.search) == nil else { return nil }
    if let wanted = query.search.requestedCurrency {
      let others = currencies.others.map { $0.printable(maxLength: 20) }
      return others.isEmpty
        ? nil : "the service ignores the currency \(wanted); trips in \(others.firstFew) are left out"
    }
    return ignoredCurrencyNote(requested: requestedCurrency, found: shown.currencies)
  }

  /// The note about places from which no trip departs, if trips depart from other places; otherwise `nil`. The note
  /// tells the user of `fetch Vilnius Barcelona` that the second place is not a destination.
  private var placesWithoutTrips: String? {
    guard regions.ordered.contains(where: { $0.count > 0 }) else { return nil }
    let without = regions.ordered.filter { $0.count == 0 && $0.status.kind == .ok }
    let names = without.compactMap(\.id).filter { $0.utf8.count > 2 && Place($0) != nil }
    return names.isEmpty ? nil : "no trips depart from \(names.firstFew); give destinations with --to"
  }

  /// Writes the members of the JSON object before the trips.
  private func members(_ json: inout JSONWriter) {
    json.members([
      "environment": .text(environment), "fetched_at": .date(fetchedAt),
      "error": .text(listingError ?? currencies.error?.description ?? staleListing),
      "left_out_count": .integer(leftOut.values.reduce(0, +)),
    ])
    json.key("regions")
    json.lines(regions.ordered) { $0.outcome($1, counting: "trip_count") }
  }
}
