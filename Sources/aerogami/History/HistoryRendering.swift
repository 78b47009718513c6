import AerogamiCore
import AerogamiJSON
import AerogamiLive

extension Rendering<PriceObservation> {
  /// The rendering of changes of the cheapest price.
  static func priceChanges(in currency: LetterCode) -> Rendering {
    Rendering(
      columns: [
        Column("SEEN (UTC)") { $0.seenAt.minuteText },
        Column("PRICE", .number) { "\($0.price) \(currency)" },
        Column("DEPARTS") { Date(dayNumber: $0.dates.departure).weekdayText },
        Column("RETURNS") { $0.dates.returning.map { Date(dayNumber: $0).weekdayText } ?? "one way" },
      ],
      csvHeader: { csv in
        for title in ["seen_at", "price", "currency", "departs", "returns"] { csv.field(title) }
        csv.endRecord()
      },
      csv: { csv, change in
        csv.field(change.seenAt)
        csv.field(change.price)
        csv.field("\(currency)")
        csv.field(Date(dayNumber: change.dates.departure).asDay)
        csv.field(change.dates.returning.map { Date(dayNumber: $0).asDay } ?? "")
        csv.endRecord()
      },
      json: { $0.observation($1, in: currency) })
  }
}

extension Rendering<RecordedRoute> {
  static var recordedRoutes: Rendering {
    Rendering(
      columns: [
        Column("ROUTE") { "\($0.route.route)" },
        Column("", isOptional: true) { $0.route.isOneWay ? "one way" : "" },
        Column("OBSERVATIONS", .number) { "\($0.observationCount)" },
        Column("MINIMUM", .number) { "\($0.minimum) \($0.route.currency)" },
        Column("LAST", .number) { row in row.current.map { "\($0) \(row.route.currency)" } ?? "-" },
        Column("SEEN (UTC)") { $0.seenAt.minuteText },
      ],
      csvHeader: { csv in
        for title in ["route", "one_way", "currency", "observation_count", "minimum", "last", "seen_at"] {
          csv.field(title)
        }
        csv.endRecord()
      },
      csv: { csv, row in
        csv.field("\(row.route.route)")
        csv.field(row.route.isOneWay ? "true" : "false")
        csv.field("\(row.route.currency)")
        csv.field(row.observationCount)
        csv.field(row.minimum)
        if let current = row.current { csv.field(current) } else { csv.field("") }
        csv.field(row.seenAt)
        csv.endRecord()
      },
      json: { json, row in
        json.beginObject()
        json.key("route")
        json.string("\(row.route.route)")
        json.key("one_way")
        json.bool(row.route.isOneWay)
        json.key("currency")
        json.string("\(row.route.currency)")
        json.key("observation_count")
        json.int(row.observationCount)
        json.key("minimum")
        json.price(row.minimum)
        json.key("last")
        json.optional(row.current) { $0.price($1) }
        json.key("seen_at")
        json.date(row.seenAt)
        json.endObject()
      })
  }
}

extension JSONWriter {
  mutating func observation(_ observation: PriceObservation, in currency: LetterCode) {
    beginObject()
    key("seen_at")
    date(observation.seenAt)
    key("price")
    price(observation.price)
    key("currency")
    string("\(currency)")
    key("departs")
    string(Date(dayNumber: observation.dates.departure).asDay)
    key("returns")
    optional(observation.dates.returning) { $0.string(Date(dayNumber: $1).asDay) }
    endObject()
  }
}

extension Date {
  /// The day in UTC, such as `2026-12-05`.
  var asDay: String { String((RFC3339.string(from: self) ?? "").prefix(10)) }
}

extension TripDates {
  /// The dates in one phrase, such as `departing 2026-12-05, back 2026-12-09`.
  var inWords: String {
    "departing \(Date(dayNumber: departure).asDay)" + (returning.map { ", back \(Date(dayNumber: $0).asDay)" } ?? "")
  }
}

extension Price {
  /// The price as a binary fraction, for drawing only. Shown and compared amounts stay exact.
  var approximately: Double { Double(significand) / (0..<scale).reduce(1) { power, _ in power * 10 } }
}
