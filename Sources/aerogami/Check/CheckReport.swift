import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiJSON
import AerogamiLive
import Foundation

/// Turns checked trips into rows of the requested format, notes and an exit status.
struct CheckReport: Sendable {
  struct Row: Sendable {
    let checked: CheckedTrip
    let origin: TripOrigin?

    /// The trip as it is now, or as it was known if it was not found.
    var found: FoundTrip { FoundTrip(trip: checked.current ?? checked.before, origin: origin) }
  }

  /// The trips that were looked up, in the order of the request.
  let rows: [Row]
  /// The ids of the trips that were not looked up before the run ended.
  let missing: [Trip.ID]

  var status: Status.Kind { rows.map(\.checked).status.partial(if: !missing.isEmpty) }

  func write(to console: Console, _ output: FormatOptions, _ configuration: Configuration, at now: Date) async throws {
    let ids = ShortIDs(rows.map(\.checked.before.id))
    let before = rows.map { FoundTrip(trip: $0.checked.before, origin: $0.origin) }
    let terms = TermColumns(rows.map(\.found) + before)
    let listing = try output.listing(.checks(rows, at: now, ids: ids, configuration.bookingLink, terms), "trips")
    try await listing.write(rows, environment: configuration.environment, color: output.color, to: console) {
      $0.members(["checked_at": .date(rows.first?.checked.checkedAt ?? now)])
    }
    if console.output.isClosed { throw OutputError.closed }
    if console.output.isTerminal, output.format == .table, let headline { await console.remark(headline) }
    for note in notes(ids) { await console.note(note) }
  }

  /// The number of trips of each finding, such as `3 same, 1 gone`; `nil` without rows.
  private var headline: String? {
    if rows.isEmpty { return nil }
    let counts = CheckedTrip.Finding.allCases.compactMap { finding in
      let count = rows.count { $0.checked.finding == finding }
      return count == 0 ? nil : "\(count) \(finding.words)"
    }
    return counts.joined(separator: ", ") + "; book one with aerogami book ID"
  }

  /// A note for each reason why trips are unknown, and for each source that failed although another one has the trip.
  private func notes(_ ids: ShortIDs) -> [String] {
    var notes: [(text: String, ids: [String])] = []
    for row in rows {
      let checked = row.checked
      guard let text = checked.problem.map({ "\($0)" }) ?? checked.status.error.map({ "incomplete: \($0)" }) else {
        continue
      }
      let id = ids.prefix(of: checked.before.id).printable(maxLength: 60)
      if let index = notes.firstIndex(where: { $0.text == text }) {
        notes[index].ids.append(id)
      } else {
        notes.append((text, [id]))
      }
    }
    let canceled = missing.isEmpty ? [] : ["canceled: \(missing.map { $0.printable(maxLength: 60) }.firstFew)"]
    return notes.map { "\($0.ids.firstFew): \($0.text)" } + canceled
  }
}

extension Rendering<CheckReport.Row> {
  static func checks(
    _ rows: [CheckReport.Row], at now: Date, ids: ShortIDs, _ link: BookingLink, _ terms: TermColumns = []
  ) -> Rendering {
    let fields = [Field<CheckReport.Row>].check(link, terms)
    return Rendering(
      columns: columns(rows, at: now, ids, link, terms), isDimmed: { $0.checked.finding == .gone },
      csvHeader: { csv in
        for field in fields { csv.field("\(field.key)") }
        csv.tripHeader(prefix: "trip.", terms)
      },
      csv: { csv, row in
        for field in fields { csv.field(field.value(row)) }
        csv.trip(row.found.trip, row.found.facts(at: now, terms))
      },
      json: { json, row in
        json.beginObject()
        for field in fields {
          json.key(field.key)
          json.value(field.value(row))
        }
        json.key("trip")
        json.trip(row.found.trip, row.found.facts(at: now, terms))
        json.endObject()
      })
  }

  private static func columns(
    _ rows: [CheckReport.Row], at now: Date, _ ids: ShortIDs, _ link: BookingLink, _ terms: TermColumns
  ) -> [Column<CheckReport.Row>] {
    var trip = Rendering<FoundTrip>.columns(at: now, ids, terms).filter { column in
      ["EACH", "BAGS", "FROM", "TO", "DEPARTS", "RETURNS", "FLIGHT"].contains(column.title)
    }
    // The id identifies the trip, so that a terminal with 40 columns needs only its finding, price and destination.
    for index in trip.indices where trip[index].title == "DEPARTS" { trip[index].leftOut = .last }
    for index in trip.indices where trip[index].title == "FROM" { trip[index].leftOut = .late }
    // Leaves out the party on narrow terminals, as the list of favorites does.
    func short(
      _ title: String, _ price: @escaping @Sendable (CheckedTrip) -> Trip?
    ) -> Column<CheckReport.Row>.Short? {
      if terms.isDisjoint(with: [.party, .bags]) { return nil }
      let text: @Sendable (CheckReport.Row) -> String = { row in
        price(row.checked).map { "\($0.price.shown) \($0.currency)" } ?? ""
      }
      // A wider column than its texts would displace others.
      let width = rows.map { text($0).count }.max() ?? 0
      return Column<CheckReport.Row>.Short(.last, width: max(width, title.count), text: text)
    }
    let (shortNow, shortBefore) = (short("NOW") { $0.current }, short("BEFORE") { $0.before })
    return [
      Column("ID") { ids.prefix(of: $0.checked.before.id) },
      Column("FINDING", short: .init(.late, width: 7) { $0.checked.finding.shortWord }, style: { $0.checked.style }) {
        $0.checked.finding.words
      },
      Column("NOW", .number, short: shortNow, style: { _ in .price }) { $0.checked.current?.priceText ?? "" },
      Column("BEFORE", .number, leftOut: .last, short: shortBefore) { $0.checked.before.priceText },
      Column("SEEN", shrinksTo: 6, leftOut: .early) { $0.checked.seenText },
    ] + trip.map { $0.map(\.found) } + [
      Column("SOURCE", shrinksTo: 6, leftOut: .early) { $0.checked.current?.sources.joined(separator: ", ") ?? "" },
      // Does not shrink, because a part of a link is useless.
      Column("BOOK", leftOut: .early) { $0.checked.urls(link).joined(separator: " ") },
    ]
  }
}

extension [Field<CheckReport.Row>] {
  /// The fields of a row before those of the trip.
  fileprivate static func check(_ link: BookingLink, _ terms: TermColumns) -> [Field<CheckReport.Row>] {
    let ofTerms: [Field<CheckReport.Row>] = [
      Field("previous_passengers", nil) { .integer($0.checked.before.terms.passengers) },
      Field("previous_bags", nil) { .integer($0.checked.before.terms.includedBags) },
    ]
    let links = Field<CheckReport.Row>("ticket_links", nil) { .list($0.checked.urls(link)) }
    return [
      Field("finding", nil) { .text($0.checked.finding.rawValue) },
      Field("checked_at", nil) { .date($0.checked.checkedAt) },
      Field("price", nil) { .price($0.checked.current?.price) },
      Field("currency", nil) { .text($0.found.trip.currency) },
      Field("sources", nil) { .list($0.checked.current?.sources ?? []) },
      Field("difference", nil) { .price($0.checked.difference) },
      Field("previous_price", nil) { .price($0.checked.before.price) },
      Field("previous_currency", nil) { .text($0.checked.before.currency) },
      Field("previous_seen_at", nil) { .date($0.checked.before.createdAt) },
      Field("previous_sources", nil) { .list($0.checked.before.sources) },
    ] + (terms.contains(.bags) ? ofTerms : []) + [
      Field("reason", nil) { .text($0.checked.problem.map { "\($0)" }) },
      Field("link", nil) { .text($0.checked.urls(link).first) },
    ] + (terms.contains(.pairs) ? [links] : [])
  }
}

extension CheckedTrip {
  /// The age and the sources of the known price, such as `3 h ago, travelpayouts`.
  fileprivate var seenText: String {
    let age = Duration.seconds(max(0, checkedAt.timeIntervalSince(before.createdAt)))
    return (["\(age.asAge) ago"] + before.sources).joined(separator: ", ")
  }

  fileprivate var style: CellStyle {
    switch finding {
    case .same: .plain
    case .cheaper: .cheaper
    case .moreExpensive: .moreExpensive
    case .gone, .unknown: .warning
    }
  }
}

extension CheckedTrip.Finding {
  fileprivate var words: String { self == .moreExpensive ? "more expensive" : rawValue }

  /// A word for a narrow terminal, with at most 7 letters.
  fileprivate var shortWord: String { self == .moreExpensive ? "up" : self == .cheaper ? "down" : rawValue }
}
