import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiJSON
import Foundation

/// Turns meetings into rows of the requested format, and notes.
struct MeetReport: Sendable {
  let result: MeetingResult
  let now: Date
  let link: BookingLink
  let advice: FetchAdvice
  /// The number of lines above the table.
  var linesAbove = 0

  /// - Parameter limit: The maximum number of meetings, 0 for all; `nil` for those that fit on a terminal.
  func write(
    to console: Console, _ output: FormatOptions, environment: String, limit: Int?, verbose: Bool
  ) async throws {
    let meetings = Array(result.meetings.prefix(limit.map { $0 == 0 ? .max : $0 } ?? .max))
    let listing = try output.listing(.meetings(at: now, link), "meetings")
    let isEmpty = result.meetings.isEmpty && result.status != .failed
    let notes =
      (isEmpty ? ["no meetings were found"] : []) + result.notes(naming: .options, filterName: advice.filterName)
    let headline = headline(showing: meetings.count)
    let below = terminalLineCount(
      of: [headline].compactMap(\.self) + notes.map { "aerogami: \($0.namingServers)" }, width: console.output.columns)
    // Details need more than one line for each meeting, so a terminal scrolls anyway.
    try await listing.write(
      meetings, environment: environment, color: output.color, to: console, fitsHeight: limit == nil && !verbose,
      linesBelow: linesAbove + below, members: members)
    if verbose, output.format == .table {
      let lines = meetings.flatMap { details(of: $0, width: console.output.columns) }
      try await console.output.write(Array(lines.map { "\($0)\n" }.joined().utf8))
    }
    if console.output.isClosed { throw OutputError.closed }
    if console.output.isTerminal, output.format == .table, let headline { await console.remark(headline) }
    for note in notes { await console.note(note) }
  }

  /// - Parameter count: The number of meetings that the limit allows.
  private func headline(showing count: Int) -> String? {
    guard let best = result.meetings.first else { return nil }
    let (total, cities) = (result.meetings.count, Set(result.meetings.map(\.city)).count)
    return (count < total ? "\(count) of " : "") + counted(total, "meeting")
      + " in \(cities == 1 ? "1 city" : "\(cities) cities"), "
      + "\(result.request.order.bestWords) \(best.priceText) in \(best.cityName); \(result.completenessWords)"
  }

  /// The lines about the trips of a meeting: the city and its days, and for each home its trip and the link of that. On a
  /// terminal, texts are wrapped at spaces; links stay whole.
  private func details(of meeting: Meeting, width: Int?) -> [String] {
    func lines(_ text: String) -> [String] {
      let text = text.printable
      guard let width, width > 20 else { return ["  \(text)"] }
      let lines = text.folded(toWidth: width - 4, breaksWords: false)
      return lines.enumerated().map { ($0 == 0 ? "  " : "    ") + $1 }
    }
    let title = "\(meeting.cityName), \(meeting.arrivalText(at: now)) to \(meeting.returnText(at: now))".printable
    var details = ["", width.map { title.wrapped(toWidth: max($0, 20)) } ?? title]
    for share in meeting.shares {
      let name = share.people == 1 ? share.home : "\(share.home) (\(share.people) people)"
      guard let trip = share.trip else {
        details += lines("\(name): no flight needed")
        continue
      }
      let each = share.people == 1 ? "" : " each"
      details += lines(
        "\(name): \(trip.price.shown) \(trip.currency)\(each), "
          + "\(trip.departure.airportCode) \(trip.departureAt.text(at: now)), "
          + "back from \(trip.destination.airportCode) \(trip.returnText), \(trip.flightText)")
      details.append("    \(link.url(for: share.bookedTrip ?? trip, at: now).printable)")
    }
    for home in meeting.missing { details += lines("\(home): failed") }
    return details
  }

  func members(_ json: inout JSONWriter) {
    let status = result.isInterrupted && result.status == .failed ? .cancelled : result.status
    json.members([
      "searched_at": .date(now), "status": .text(status.rawValue),
      "error": .text(result.error(naming: .options).map { "\($0)" }),
      "day_request_count": .integer(result.gapCount), "failed_day_request_count": .integer(result.failedGapCount),
    ])
    json.key("completeness")
    json.lines(result.homes) { json, home in
      json.object([
        "home": .text(home.name), "kind": .text(home.completeness.kind.rawValue),
        "missing": .list(home.completeness.missing), "trip_count": .integer(home.tripCount),
        "error": .text(home.error),
      ])
    }
  }
}

extension MeetingOrder {
  fileprivate var bestWords: String {
    switch self {
    case .total: "cheapest"
    case .fairest: "fairest"
    case .together: "longest"
    }
  }
}

extension Meeting {
  fileprivate var priceText: String { "\(total.shown) \(currency)" }

  fileprivate func arrivalText(at now: Date) -> String { Self.text(of: arrivals, at: now) }
  fileprivate func returnText(at now: Date) -> String { Self.text(of: returns, at: now) }

  /// Returns a day such as `Fri 15 Jan`, or the first and the last day of a range.
  private static func text(of days: ClosedRange<Int>, at now: Date) -> String {
    let texts = [days.lowerBound, days.upperBound].uniqued().map { day in
      LocalTime(Date(dayNumber: day), offset: 0)?.shortDayText(at: now) ?? day.asDay
    }
    return texts.joined(separator: "–")
  }

  fileprivate func shortArrivalText(at now: Date) -> String { Self.shortText(of: arrivals, at: now) }
  fileprivate func shortReturnText(at now: Date) -> String { Self.shortText(of: returns, at: now) }

  /// Returns a day such as `Fri 15 Jan`, or a range in at most 13 characters: `12–14 Jan`, `31 Jan–2 Feb` or, with a
  /// year, `2031-01-12–14`.
  private static func shortText(of days: ClosedRange<Int>, at now: Date) -> String {
    let ends = [days.lowerBound, days.upperBound].compactMap { LocalTime(Date(dayNumber: $0), offset: 0) }
    guard days.count > 1, ends.count == 2 else { return text(of: days, at: now) }
    let (first, last) = (ends[0].shortDayText(at: now), ends[1].shortDayText(at: now))
    // One of the days has a year.
    if first.contains("-") || last.contains("-") {
      return "\(days.lowerBound.asDay)–\(days.upperBound.asDay.suffix(2))"
    }
    let parts = [first, last].map { $0.split(separator: " ").dropFirst().map(String.init) }
    let start = parts[0].last == parts[1].last ? parts[0].prefix(1) : parts[0][...]
    return "\(start.joined(separator: " "))–\(parts[1].joined(separator: " "))"
  }

  /// The time together in days and hours, such as `2 d 13 h`.
  fileprivate var togetherText: String { "\(minutesTogether / 1440) d \(minutesTogether % 1440 / 60) h" }
}

extension Rendering<Meeting> {
  /// Returns the rendering of meetings. CSV has a record for each home of a meeting, with its people and its trip.
  static func meetings(at now: Date, _ link: BookingLink) -> Rendering {
    let fields = [Field<Meeting>].meeting(at: now)
    return Rendering(
      columns: fields.compactMap(\.column), isDimmed: { !$0.isComplete },
      csvHeader: { csv in
        for field in fields { csv.field("\(field.key)") }
        for name in ["home", "people", "booking_link"] { csv.field(name) }
        csv.tripHeader(prefix: "trip.")
      },
      csv: { csv, meeting in csv.shares(of: meeting, at: now, link) { _ in } },
      json: { json, meeting in
        json.beginObject()
        for field in fields {
          json.key(field.key)
          json.value(field.value(meeting))
        }
        json.key("trips")
        json.array(of: meeting.shares) { json, share in
          json.beginObject()
          json.members(["home": .text(share.home), "people": .integer(share.people)])
          json.key("trip")
          json.optional(share.trip) { json, trip in
            json.trip(trip, FoundTrip(trip: trip, origin: nil).facts(at: now, []))
          }
          json.members(["booking_link": .text(share.bookedTrip.map { link.url(for: $0, at: now) })])
          json.endObject()
        }
        json.endObject()
      })
  }
}

extension CSVWriter {
  /// Writes a record for each home of a meeting. `start` writes the first fields of each.
  mutating func shares(
    of meeting: Meeting, at now: Date, _ link: BookingLink, _ start: (inout CSVWriter) -> Void
  ) {
    for share in meeting.shares {
      start(&self)
      for field in [Field<Meeting>].meeting(at: now) { self.field(field.value(meeting)) }
      field(share.home)
      field(share.people)
      field(share.bookedTrip.map { link.url(for: $0, at: now) } ?? "")
      if let trip = share.trip {
        self.trip(trip, FoundTrip(trip: trip, origin: nil).facts(at: now, []))
      } else {
        noTrip()
      }
    }
  }
}

extension [Field<Meeting>] {
  fileprivate static func meeting(at now: Date) -> [Field<Meeting>] {
    [
      Field("total", "TOTAL", .number, style: .price, cell: { $0.priceText }) { .price($0.total) },
      Field("currency", nil) { .text($0.currency) },
      Field("city", "CITY", shrinksTo: 6) { .text($0.cityName) },
      Field("country_code", nil) { .text($0.countryCode) },
      Field(
        "arrives_between", "ARRIVES", shrinksTo: 10,
        short: .init(.first, width: 13) { $0.shortArrivalText(at: now) }, cell: { $0.arrivalText(at: now) }
      ) {
        .list([$0.arrivals.lowerBound.asDay, $0.arrivals.upperBound.asDay])
      },
      Field(
        "returns_between", "RETURNS", shrinksTo: 10, leftOut: .late,
        short: .init(.first, width: 13) { $0.shortReturnText(at: now) }, cell: { $0.returnText(at: now) }
      ) {
        .list([$0.returns.lowerBound.asDay, $0.returns.upperBound.asDay])
      },
      Field(
        "highest_share", "HIGHEST SHARE", shrinksTo: 8,
        short: .init(.late, width: 7, title: "HIGHEST") { "\($0.highest.price.shown)" },
        cell: { "\($0.highest.price.shown) \($0.highest.home)" }
      ) { .price($0.highest.price) },
      Field("highest_share_home", nil) { .text($0.highest.home) },
      Field("minutes_together", "TOGETHER", .number, leftOut: .early, cell: { $0.togetherText }) {
        .integer($0.minutesTogether)
      },
      Field("max_transfers", "STOPS", .number, leftOut: .early) { .integer($0.stops) },
      Field(
        "without", "", shrinksTo: 7, leftOut: .last, style: .warning,
        cell: { $0.isComplete ? "" : "without \($0.missing.joined(separator: ", "))" }
      ) { .texts($0.missing) },
    ]
  }
}
