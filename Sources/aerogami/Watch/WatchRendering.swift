import AerogamiCore
import AerogamiJSON
import AerogamiLive

/// The rendering of changes in each format.
extension Rendering<TripChange> {
  static var changes: Rendering {
    Rendering(
      columns: columns(of: [], nil).map(\.column), style: { $0.isPast ? .dimmed : .plain },
      csvHeader: { csv in
        for title in ["change", "seen_at", "previous_price", "difference"] { csv.field(title) }
        csv.tripHeader(prefix: "trip.")
      }, csv: { $0.change($1) }, json: { $0.change($1) })
  }

  /// The columns, each with a width that fits most rows. A terminal of 80 columns has no room for the optional columns.
  ///
  /// - Parameters:
  ///   - changes: The changes that are written together. The column of ids is wide enough for them.
  ///   - ids: The prefixes of ids to show; `nil` to show none.
  static func columns(
    of changes: [TripChange], _ ids: ShortIDs?
  ) -> [(column: Column<TripChange>, width: Int)] {
    let id = ids.map { ids in
      let widths = changes.map { Cell(ids.prefix(of: $0.found.trip.id)).width }
      return (
        column: Column<TripChange>("ID") { ids.prefix(of: $0.found.trip.id) },
        width: widths.reduce(ShortIDs.minimumLength, max)
      )
    }
    return [id].compactMap(\.self) + [
      (Column("SEEN (UTC)") { $0.seenAt.minuteText }, 16),
      (Column("CHANGE") { $0.kind.word }, 7),
      (Column("PRICE", .number) { "\($0.found.trip.price) \($0.found.trip.currency)" }, 10),
      (Column("BY", .number) { $0.difference.map { $0 > 0 ? "+\($0)" : "\($0)" } ?? "" }, 7),
      // Wide enough that an airport code or flight number is never truncated.
      (Column("FROM", shrinksTo: 5) { $0.found.trip.departure.title }, 16),
      (Column("TO", shrinksTo: 5) { $0.found.trip.destination.title }, 16),
      (Column("DEPARTS") { $0.found.trip.departureAt.text(at: $0.seenAt) }, 16),
      (Column("RETURNS", isOptional: true) { $0.found.trip.returnText }, 10),
      (Column("NIGHTS", .number, isOptional: true) { $0.found.trip.nightsText }, 6),
      (Column("FLIGHT", shrinksTo: 8, isOptional: true) { $0.found.trip.flightText }, 8),
      (Column("REGION", shrinksTo: 6, isOptional: true) { $0.found.region ?? "" }, 6),
      (Column("") { $0.found.trip.hasExpired(at: $0.seenAt) ? "expired" : $0.found.isDeal ? "deal" : "" }, 7),
    ]
  }
}

extension TripChange {
  /// Whether the trip is no longer available.
  var isPast: Bool { kind == .gone || found.trip.hasExpired(at: seenAt) }
}

extension TripChange.Kind {
  var word: String {
    switch self {
    case .new: "new"
    case .cheaper: "cheaper"
    case .dearer: "dearer"
    case .gone: "gone"
    }
  }
}

extension CSVWriter {
  fileprivate mutating func change(_ change: TripChange) {
    field(change.kind.word)
    field(change.seenAt)
    optional(change.previousPrice)
    optional(change.difference)
    trip(change.found.trip, in: change.found.region, at: change.seenAt, isDeal: change.found.isDeal)
  }

  private mutating func optional(_ price: Price?) {
    if let price { field(price) } else { field("") }
  }
}

extension JSONWriter {
  mutating func change(_ change: TripChange) {
    beginObject()
    members([
      "change": .text(change.kind.word), "seen_at": .date(change.seenAt),
      "previous_price": .price(change.previousPrice),
      "difference": .price(change.difference),
    ])
    key("trip")
    trip(change.found.trip, in: change.found.region, at: change.seenAt, isDeal: change.found.isDeal)
    endObject()
  }
}
