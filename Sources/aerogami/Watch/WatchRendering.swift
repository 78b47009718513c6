import AerogamiCore
import AerogamiJSON
import AerogamiLive

/// The rendering of changes in each format.
extension Rendering<TripChange> {
  /// Returns the rendering of a watch's changes.
  ///
  /// - Parameter watch: The name of the watch, which begins each row in CSV and JSON; `nil` if it has none.
  static func changes(of watch: String?) -> Rendering {
    Rendering(
      columns: columns(of: [], watch: nil, nil).map(\.column), style: { $0.isPast ? .dimmed : .plain },
      csvHeader: { csv in
        if watch != nil { csv.field("watch") }
        for title in ["change", "seen_at", "previous_price", "difference"] { csv.field(title) }
        csv.tripHeader(prefix: "trip.")
      }, csv: { $0.change($1, of: watch) }, json: { $0.change($1, of: watch) })
  }

  /// Returns the columns, each with a width that fits most rows.
  ///
  /// - Parameters:
  ///   - changes: The changes that are written together. The column of ids is wide enough for all of their ids.
  ///   - watch: The name of the watch and the width of its column; `nil` for no such column.
  ///   - ids: The prefixes of ids to show; `nil` to show none.
  static func columns(
    of changes: [TripChange], watch: (text: String, width: Int)?, _ ids: ShortIDs?
  ) -> [(column: Column<TripChange>, width: Int)] {
    let id = ids.map { ids in
      let widths = changes.map { Cell(ids.prefix(of: $0.found.trip.id)).width }
      return (
        column: Column<TripChange>("ID") { ids.prefix(of: $0.found.trip.id) },
        width: widths.reduce(ShortIDs.minimumLength, max)
      )
    }
    // Beside the ids, a terminal that is 40 characters wide has no room for all other columns.
    let leftOut = ids.map { _ in NarrowingStage.last }
    let name = watch.map { watch in
      (column: Column<TripChange>("WATCH", shrinksTo: 6) { _ in watch.text }, width: watch.width)
    }
    return [id, name].compactMap(\.self) + [
      (
        Column("SEEN (UTC)", leftOut: .early, short: .init(.early, width: 5, title: "UTC") { $0.seenAt.hourText }) {
          $0.seenAt.minuteText
        }, 16
      ),
      (
        Column(
          "CHANGE", leftOut: leftOut, short: .init(.early, width: 4, title: "") { $0.kind.words.short },
          style: { $0.kind.style }
        ) { $0.kind.words.table }, 14
      ),
      (
        Column("PRICE", .number, style: { _ in .price }) { "\($0.found.trip.price) \($0.found.trip.currency)" }, 10
      ),
      (
        Column(
          "BY", .number, leftOut: .late, short: .init(.late, width: 6) { $0.differenceText },
          style: { $0.kind.style }
        ) { $0.differenceText }, 7
      ),
      (
        Column(
          "FROM", shrinksTo: 8, leftOut: leftOut,
          short: .init(.late, width: 4) { $0.found.trip.departure.airportCode }
        ) { $0.found.trip.departure.title }, 16
      ),
      (
        Column("TO", shrinksTo: 8, short: .init(.late, width: 3) { $0.found.trip.destination.airportCode }) {
          $0.found.trip.destination.title
        }, 16
      ),
      (
        Column("DEPARTS", short: .init(.last, width: 10) { $0.found.trip.departureAt.shortDayText(at: $0.seenAt) }) {
          $0.found.trip.departureAt.text(at: $0.seenAt)
        }, 16
      ),
      (Column("RETURNS", leftOut: .early) { $0.found.trip.returnText }, 10),
      (Column("NIGHTS", .number, leftOut: .early) { $0.found.trip.nightsText }, 6),
      // Wide enough that a flight number is never truncated.
      (Column("FLIGHT", shrinksTo: 8, leftOut: .early) { $0.found.trip.flightText }, 8),
      (Column("REGION", shrinksTo: 6, leftOut: .early) { $0.found.origin ?? "" }, 6),
      (
        Column(
          "", leftOut: .last, short: .init(.early, width: 5) { $0.mark?.shortWord ?? "" },
          style: { $0.mark?.style ?? .plain }
        ) { $0.mark?.word ?? "" }, 11
      ),
    ]
  }
}

extension TripChange {
  /// Whether the trip is gone or its offer has ended.
  var isPast: Bool { kind == .gone || found.trip.hasExpired(at: seenAt) }

  fileprivate var differenceText: String { difference.map { $0 > 0 ? "+\($0)" : "\($0)" } ?? "" }

  fileprivate var mark: TripMark? { found.mark(at: seenAt) }
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
  fileprivate mutating func change(_ change: TripChange, of watch: String?) {
    if let watch { field(watch) }
    field(change.kind.words.value)
    field(change.seenAt)
    optional(change.previousPrice)
    optional(change.difference)
    trip(
      change.found.trip, from: change.found.origin, at: change.seenAt, isDeal: change.found.isDeal,
      isStale: change.found.isStale)
  }

  private mutating func optional(_ price: Price?) {
    if let price { field(price) } else { field("") }
  }
}

extension JSONWriter {
  /// Writes a change as an object.
  ///
  /// - Parameter watch: The name of the watch; `nil` if it has none.
  mutating func change(_ change: TripChange, of watch: String?) {
    beginObject()
    if let watch { members(["watch": .text(watch)]) }
    members([
      "change": .text(change.kind.words.value), "seen_at": .date(change.seenAt),
      "previous_price": .price(change.previousPrice),
      "difference": .price(change.difference),
    ])
    key("trip")
    trip(
      change.found.trip, from: change.found.origin, at: change.seenAt, isDeal: change.found.isDeal,
      isStale: change.found.isStale)
    endObject()
  }
}
