import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiJSON
import Foundation

/// Writes changes in the requested format: as JSON in one object at the end of a round, otherwise as they arrive.
///
/// Without changes, nothing is written, not even a header. Only the JSON object is written even without changes, unless
/// the list of regions could not be fetched.
struct WatchOutput {
  private let format: OutputFormat
  private let color: Bool
  private let stream: StandardStream
  /// The names of the watches whose changes are written; empty for a watch without a name.
  private var watches: [String]
  /// What is shown about what prices cover.
  let terms: TermColumns
  /// The addresses at which the trips of meetings can be booked.
  private let link: BookingLink
  private var isHeadWritten = false
  private var isMeetingHeadWritten = false
  /// The last header of a table of trips.
  private var head = ""
  /// Whether a trip has had a mark. From then on, tables with names have room for marks.
  private var hasMarks = false
  private var pending: [TripChange] = []
  /// The trips of each watch that were written since its last round ended.
  private var shown: [String?: ShownTrips] = [:]
  /// The watches whose pairs of tickets had a note.
  private var notedWatches: Set<String?> = []

  init(
    _ format: OutputFormat, color: ColorChoice, stream: StandardStream, watches: [String] = [], terms: TermColumns = [],
    link: BookingLink
  ) {
    (self.format, self.stream, self.terms, self.link) = (format, stream, terms, link)
    self.color = color.isOn(for: stream)
    self.watches = watches
  }

  /// Makes the column of names wide enough for a watch that was added later.
  mutating func makeRoom(for watch: Watch) {
    if let name = watch.name, !watches.contains(name) { watches.append(name) }
  }

  var isBuffered: Bool { format == .json }

  /// Writes changes, or stores them for the JSON object. A table marks those that match the trigger `below`.
  mutating func write(
    _ changes: [TripChange], of watch: String? = nil, below: PriceLimit? = nil, ids: ShortIDs?
  ) async throws {
    if changes.isEmpty { return }
    for change in changes where change.kind != .gone {
      shown[watch, default: ShownTrips()].note(change.found.trip)
    }
    switch format {
    case .json: pending += changes
    case .table:
      let lines = lines(changes, watch, below, ids)
      try await stream.write(Array(lines.utf8))
    case .ndjson, .csv:
      let listing = listing(of: watch)
      if !isHeadWritten { try await stream.write(listing.head) }
      try await listing.write(changes, width: nil, color: false, members: { _ in }, to: stream.write)
    }
    isHeadWritten = true
    // A table of one kind ends where that of the other begins.
    if format == .table { isMeetingHeadWritten = false }
  }

  /// Ends a round, and returns the note that two tickets are two contracts if the round has written pairs of tickets. Each
  /// watch gets it only once: in a run of many rounds, it would repeat endlessly.
  mutating func takePairNotes(of watch: String?) -> [String] {
    let notes = shown.removeValue(forKey: watch)?.pairNotes ?? []
    if notes.isEmpty || !notedWatches.insert(watch).inserted { return [] }
    return notes
  }

  func end(environment: String, at now: Date, outcomes: OutcomeSummaries<Region.ID?>) async throws {
    guard format == .json else { return }
    try await listing(of: nil).write(
      pending, width: nil, color: false,
      members: { json in
        json.members(["environment": .text(environment), "fetched_at": .date(now)])
        json.key("regions")
        json.lines(outcomes.ordered) { $0.outcome($1, counting: "trip_count") }
        json.completeness(outcomes.completeness, counting: "trip_count")
      }, to: stream.write)
  }

  /// Writes the changes of the meetings of a round. JSON has an object even without changes. A table marks those that
  /// match the trigger `below`.
  mutating func write(
    _ changes: [MeetingChange], _ result: MeetingResult, of watch: String?, below: PriceLimit?, environment: String,
    at now: Date
  ) async throws {
    if format != .json, changes.isEmpty { return }
    let listing = Listing(
      format: format, rendering: .meetingChanges(of: watch, among: watches, at: now, link, below: below),
      name: "changes")
    switch format {
    case .table:
      let (width, table) = (stream.columns, Table(changes, columns: listing.rendering.columns))
      let lines =
        isMeetingHeadWritten
        ? changes.map { table.line($0, width: width, color: color) }.joined()
        : table.rendered(width: width, color: color)
      try await stream.write(Array(lines.utf8))
    case .json:
      let report = MeetReport(result: result, now: now, link: link, advice: FetchAdvice(hasWeekend: false))
      try await listing.write(
        changes, width: nil, color: false,
        members: { json in
          json.members(["environment": .text(environment)])
          report.members(&json)
        }, to: stream.write)
    case .ndjson, .csv:
      if !isMeetingHeadWritten { try await stream.write(listing.head) }
      try await listing.write(changes, width: nil, color: false, members: { _ in }, to: stream.write)
    }
    isMeetingHeadWritten = true
    if format == .table { isHeadWritten = false }
  }

  /// The rendering of one change, for a command.
  func rendering(of change: MeetingChange, _ watch: String?) -> Rendering<MeetingChange> {
    .meetingChanges(of: watch, at: change.seenAt, link)
  }

  private func listing(of watch: String?) -> Listing<TripChange> {
    Listing(format: format, rendering: .changes(of: watch, terms), name: "changes")
  }

  private mutating func lines(
    _ changes: [TripChange], _ watch: String?, _ below: PriceLimit?, _ ids: ShortIDs?
  ) -> String {
    let name = watch.map { (text: $0, all: watches) }
    let isFirstMark = !hasMarks && changes.contains { $0.found.mark(at: $0.seenAt) != nil }
    hasMarks = hasMarks || isFirstMark
    let table = Table(changes, watch: name, ids, terms, below: below, hasMarks: hasMarks)
    let (width, before) = (stream.columns, head)
    head = table.header(width: width, color: color)
    // On a narrow terminal, the room for the first mark moves the other columns.
    let isHeadDue = !isHeadWritten || isFirstMark && head != before
    return changes.reduce(into: isHeadDue ? head : "") { $0 += table.line($1, width: width, color: color) }
  }
}

extension Rendering<TripChange> {
  /// Returns the rendering of a watch's changes in CSV and JSON.
  ///
  /// - Parameter watch: The name of the watch, which begins each row; `nil` if it has none.
  static func changes(of watch: String?, _ terms: TermColumns) -> Rendering {
    Rendering(
      columns: [],
      csvHeader: { csv in
        if watch != nil { csv.field("watch") }
        for title in ["change", "seen_at", "previous_price", "difference"] { csv.field(title) }
        csv.tripHeader(prefix: "trip.", terms)
      }, csv: { $0.change($1, of: watch, terms) }, json: { $0.change($1, of: watch, terms) })
  }
}

extension Rendering<MeetingChange> {
  /// Returns the rendering of changes of meetings.
  ///
  /// - Parameters:
  ///   - watch: The name of the watch, which begins each row; `nil` if it has none.
  ///   - names: The names of all watches, which a table tells apart.
  ///   - below: The trigger `below` of the watch. A table marks the changes that match it.
  static func meetingChanges(
    of watch: String?, among names: [String] = [], at now: Date, _ link: BookingLink, below: PriceLimit? = nil
  ) -> Rendering {
    let meetings = Rendering<Meeting>.meetings(at: now, link)
    @Sendable func mark(_ change: MeetingChange) -> String {
      below.map { WatchTriggers(below: $0).match(change) } == true ? belowMark : ""
    }
    let fields: [Field<MeetingChange>] = [
      Field(
        "change", "KIND",
        short: .init(.late, width: shortChangeWidth(below)) { $0.kind.words.short + mark($0) },
        style: .plain, cell: { $0.kind.words.value + mark($0) }
      ) { .text($0.kind.words.value) },
      Field("seen_at", now.title("SEEN"), leftOut: .early, cell: { $0.seenAt.localMinuteText }) { .date($0.seenAt) },
      Field("previous_total", nil) { .price($0.previousTotal) },
      Field("difference", "BY", .number, leftOut: .late, cell: { $0.difference.map { "\($0)" } ?? "" }) {
        .price($0.difference)
      },
    ]
    let name = watch.map { Column<MeetingChange>.watch($0, among: names) }
    let shown = meetings.columns.map { meeting -> Column<MeetingChange> in
      var column = meeting.map { (change: MeetingChange) in change.meeting }
      switch column.title {
      // On 40 terminal columns, the kind of the change and the days are more important.
      case "HIGHEST SHARE": column.leftOut = .last
      case "TOTAL": column.short = .init(.end, width: 7) { $0.meeting.total.shown }
      case "CITY": column.minimumWidth = 5
      default: break
      }
      return column
    }
    return Rendering(
      columns: [name].compactMap(\.self) + fields.compactMap(\.column) + shown,
      csvHeader: { csv in
        if watch != nil { csv.field("watch") }
        for field in fields { csv.field("\(field.key)") }
        meetings.csvHeader(&csv)
      },
      csv: { csv, change in
        csv.shares(of: change.meeting, at: now, link) { csv in
          if let watch { csv.field(watch) }
          for field in fields { csv.field(field.value(change)) }
        }
      },
      json: { json, change in
        json.beginObject()
        if let watch { json.members(["watch": .text(watch)]) }
        for field in fields {
          json.key(field.key)
          json.value(field.value(change))
        }
        json.key("meeting")
        meetings.json(&json, change.meeting)
        json.endObject()
      })
  }
}

extension MeetingChange {
  fileprivate var difference: Price? { previousTotal.flatMap { meeting.total.subtracting($0) } }
}

extension Table<TripChange> {
  /// Creates a table for changes that were seen at the same time. Each column has a width that fits most rows; the
  /// column of ids is wide enough for all of them.
  ///
  /// - Parameters:
  ///   - watch: The name of the watch and the names of all watches; `nil` for no such column.
  ///   - below: The trigger `below` of the watch. The changes that match it have a mark and another style.
  ///   - hasMarks: Whether a table with names has a column for the marks of trips, such as `deal`. Most trips have none,
  ///     and names need its room.
  init(
    _ changes: [TripChange], watch: (text: String, all: [String])?, _ ids: ShortIDs?, _ terms: TermColumns = [],
    below: PriceLimit? = nil, hasMarks: Bool = false
  ) {
    let now = changes.first?.seenAt ?? .distantPast
    let tripColumns = Rendering<FoundTrip>.columns(at: now, ids, terms)
    func trip(_ title: String, _ width: Int) -> (column: Column<TripChange>, width: Int)? {
      tripColumns.first { $0.title == title }.map { (column: $0.map(\.found), width: width) }
    }
    let idWidths = changes.map { ids?.prefix(of: $0.found.trip.id).printable.displayWidth ?? 0 }
    var mark = hasMarks || watch == nil ? trip("", 11) : nil
    mark?.column.leftOut = .last
    // The difference of the price is more important than the last day.
    var returns = trip("RETURNS", 16)
    returns?.column.leftOut = .late
    var stops = terms.contains(.tickets) ? trip("STOPS", 12) : nil
    stops?.column.leftOut = .late
    // With a shorter city, 100 columns have room for the time of the change.
    var departure = trip("FROM", 16)
    departure?.column.readableWidth = 13
    let name = watch.map { Column<TripChange>.watch($0.text, among: $0.all) }
    // With ids or names of watches, 40 columns have no room for all. The kind of the change, the price, the destination
    // and the day of departure always stay.
    if watch != nil { departure?.column.leftOut = .last }
    var departs = trip("DEPARTS", 16)
    departs?.column.shortest = .init(.end, width: 6, title: "DAY") {
      $0.found.trip.departureAt.shortestDayText(at: now)
    }
    @Sendable func isBelow(_ change: TripChange) -> Bool {
      below.map { WatchTriggers(below: $0).match(change) } ?? false
    }
    let kind = Column<TripChange>(
      "KIND",
      short: .init(.early, width: shortChangeWidth(below)) {
        $0.kind.words.short + (isBelow($0) ? belowMark : "")
      },
      style: { isBelow($0) ? .deal : $0.kind.style }
    ) { $0.kind.words.table + (isBelow($0) ? belowMark : "") }
    self.init(
      widths: [
        trip("ID", idWidths.reduce(ShortIDs.minimumLength, max)),
        name.map { (column: $0, width: (watch?.all ?? []).map(\.utf8.count).reduce(shortestName, max)) },
        (
          Column(
            now.title("SEEN"), leftOut: .early,
            short: .init(.early, width: 5, title: now.isInUTC ? "UTC" : "SEEN") { $0.seenAt.localHourText }
          ) { $0.seenAt.localMinuteText }, 16
        ),
        (column: kind, width: 14),
        trip("PRICE", 10),
        (
          Column(
            "BY", .number, leftOut: .late, short: .init(.late, width: 6) { $0.differenceText },
            style: { $0.kind.style }
          ) { $0.differenceText }, 7
        ),
        trip("EACH", 8), trip("BAGS", 12), stops, departure, trip("TO", 16), departs, returns, trip("NIGHTS", 6),
        trip("FLIGHT", 8), trip("REGION", 6), mark,
      ].compactMap(\.self),
      isDimmed: { $0.kind == .gone || $0.found.trip.hasExpired(at: $0.seenAt) })
  }
}

extension Column {
  /// The column of the name of a watch. On a narrow terminal, no two names look alike. If all other columns are as narrow
  /// as they can be and there is still no room, it is left out.
  fileprivate static func watch(_ name: String, among names: [String]) -> Column {
    var column = Column("WATCH") { _ in name }
    column.tellApart(names, from: shortestName)
    column.leftOut = .end
    return column
  }
}

/// The width of the title of the column of names.
private let shortestName = "WATCH".count

/// The mark after the word for a change that matches the trigger `below`.
private let belowMark = "*"

/// The width of a short word for a change, with room for the mark if the watch has the trigger `below`.
private func shortChangeWidth(_ below: PriceLimit?) -> Int { below == nil ? 4 : 5 }

extension TripChange {
  fileprivate var differenceText: String { difference.map { $0 > 0 ? "+\($0)" : "\($0)" } ?? "" }
}

extension TripChange.Kind {
  /// The words for a change: in a table, in a narrow table with at most 4 letters, and in CSV and JSON.
  fileprivate var words: (table: String, short: String, value: String) {
    switch self {
    case .new: ("new", "new", "new")
    case .cheaper: ("cheaper", "down", "cheaper")
    case .moreExpensive: ("more expensive", "up", "more_expensive")
    case .gone: ("gone", "gone", "gone")
    }
  }

  fileprivate var style: CellStyle {
    switch self {
    case .cheaper: .cheaper
    case .moreExpensive: .moreExpensive
    case .new, .gone: .plain
    }
  }
}

extension CSVWriter {
  fileprivate mutating func change(_ change: TripChange, of watch: String?, _ terms: TermColumns) {
    if let watch { field(watch) }
    field(change.kind.words.value)
    field(change.seenAt)
    field(change.previousPrice)
    field(change.difference)
    trip(change.found.trip, change.found.facts(at: change.seenAt, terms))
  }
}

extension JSONWriter {
  /// Writes a change as an object.
  ///
  /// - Parameter check: The check of the price, which is `nil` for a trip that is gone; `nil` if the watch does not
  ///   confirm prices.
  mutating func change(
    _ change: TripChange, of watch: String?, _ terms: TermColumns, checked check: CheckedTrip?? = nil
  ) {
    beginObject()
    if let watch { members(["watch": .text(watch)]) }
    members([
      "change": .text(change.kind.words.value), "seen_at": .date(change.seenAt),
      "previous_price": .price(change.previousPrice), "difference": .price(change.difference),
    ])
    if let check {
      members([
        "finding": .text(check?.finding.rawValue), "checked_at": .date(check?.checkedAt),
        "reason": .text(check?.problem.map { "\($0)" }),
      ])
    }
    key("trip")
    trip(change.found.trip, change.found.facts(at: change.seenAt, terms))
    endObject()
  }
}
