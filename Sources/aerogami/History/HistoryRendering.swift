import AerogamiCore
import AerogamiLive
import Foundation

extension Field<PriceObservation> {
  /// The fields of an observation that changed the cheapest price of a route.
  static func all(in currency: LetterCode) -> [Field] {
    [
      Field(
        "seen_at", "SEEN (UTC)", short: .init(.late, width: 10) { $0.seenAt.asDay }, cell: { $0.seenAt.minuteText }
      ) { .date($0.seenAt) },
      Field("price", "PRICE", .number, style: .price, cell: { "\($0.price) \(currency)" }) { .price($0.price) },
      Field("currency", nil) { _ in .text("\(currency)") },
      Field("departs", "DEPARTS", cell: { Date(dayNumber: $0.dates.departure).weekdayText }) {
        .text(Date(dayNumber: $0.dates.departure).asDay)
      },
      Field(
        "returns", "RETURNS", leftOut: .early,
        cell: { $0.dates.returning.map { Date(dayNumber: $0).weekdayText } ?? "one way" }
      ) { .text($0.dates.returning.map { Date(dayNumber: $0).asDay }) },
    ]
  }
}

extension Field<RecordedRoute> {
  static var all: [Field] {
    [
      Field("route", "ROUTE") { .text("\($0.route.route)") },
      Field("one_way", "") { .flag($0.route.isOneWay, "one way") },
      Field("currency", nil) { .text("\($0.route.currency)") },
      Field("observation_count", "OBSERVATIONS", .number, leftOut: .early) { .integer($0.observationCount) },
      Field(
        "minimum", "MINIMUM", .number, leftOut: .late, style: .price, cell: { "\($0.minimum) \($0.route.currency)" }
      ) { .price($0.minimum) },
      Field(
        "last", "LAST", .number, style: .price,
        cell: { row in row.current.map { "\($0) \(row.route.currency)" } ?? "-" }
      ) {
        .price($0.current)
      },
      Field("seen_at", "SEEN (UTC)", leftOut: .early, cell: { $0.seenAt.minuteText }) { .date($0.seenAt) },
    ]
  }
}
