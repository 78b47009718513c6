import AerogamiCore
import AerogamiFeatures
import AerogamiJSON
import AerogamiLive
import Foundation

/// The rendering of trips in each format. The keys are the same as in Aerogami's API. Departures and returns are in the
/// airport's local time, all other times in UTC. In formats other than a table, times are written as in RFC 3339.
extension Rendering<FoundTrip> {
  /// Returns the rendering of trips as they are at the time `now`.
  ///
  /// - Parameters:
  ///   - ids: The prefixes of ids that a table shows; `nil` for a table without ids. Other formats have whole ids.
  ///   - comparesPrices: Whether every trip is a deal, and is shown with the usual prices of its route.
  ///   - showsSources: Whether a table shows the sources. Other formats always have them.
  ///   - terms: What is shown about what prices cover.
  static func trips(
    at now: Date, ids: ShortIDs? = nil, comparesPrices: Bool = false, showsSources: Bool = false,
    terms: TermColumns = []
  ) -> Rendering {
    Rendering(
      columns: columns(at: now, ids, comparesPrices: comparesPrices, showsSources: showsSources, terms),
      isDimmed: { $0.trip.hasExpired(at: now) },
      csvHeader: { $0.tripHeader(comparesPrices: comparesPrices, terms) },
      csv: { $0.trip($1.trip, $1.facts(at: now, comparesPrices: comparesPrices, terms)) },
      json: { $0.trip($1.trip, $1.facts(at: now, comparesPrices: comparesPrices, terms)) })
  }

  static func columns(
    at now: Date, _ ids: ShortIDs?, comparesPrices: Bool = false, showsSources: Bool = false, _ terms: TermColumns = []
  ) -> [Column<FoundTrip>] {
    // With ids, further columns may be left out, because 40 terminal columns have no room for all of them.
    let leftOut = ids.map { _ in NarrowingStage.last }
    var columns: [Column<FoundTrip>] = []
    if let ids { columns.append(Column("ID") { ids.prefix(of: $0.trip.id) }) }
    columns.append(Column("PRICE", .price, style: { _ in .price }) { $0.trip.price.shown + " " + $0.trip.currency })
    if terms.contains(.party) {
      // 40 terminal columns have no room for it, and the day of departure is more important.
      columns.append(Column("EACH", .number, leftOut: .last) { "\($0.trip.pricePerPerson.shown)" })
    }
    if terms.contains(.bags) { columns.append(Column("BAGS", leftOut: .early) { $0.trip.terms.bagsText }) }
    if comparesPrices { columns += comparison }
    columns += [
      Column(
        "FROM", shrinksTo: 8, leftOut: leftOut, short: .init(.late, width: 4) { $0.trip.departure.airportCode }
      ) { $0.trip.departure.title },
      Column("TO", shrinksTo: 8, short: .init(.late, width: 3) { $0.trip.destination.airportCode }) {
        $0.trip.destination.title
      },
      Column("DEPARTS", short: .init(.last, width: 10) { $0.trip.departureAt.shortDayText(at: now) }) {
        $0.trip.departureAt.text(at: now)
      },
      // Leaves late, because a trip without its last day is of little use. Names of places shrink before.
      Column("RETURNS", leftOut: .last, short: .init(.early, width: 10) { $0.trip.returnDayText }) {
        $0.trip.returnText
      },
      Column("NIGHTS", .number, leftOut: .early) { $0.trip.nightsText },
      terms.contains(.tickets)
        ? Column("STOPS", .number, leftOut: leftOut, short: .init(.late, width: 5) { $0.trip.shortStopsAndTickets }) {
          $0.trip.stopsAndTickets
        } : Column("STOPS", .number, leftOut: .early) { $0.trip.stopsText },
      Column("HOURS", .number, leftOut: .early, short: .init(.early, width: 5) { $0.trip.shortHoursText }) {
        $0.trip.hoursText
      },
      // The minimum width fits an airline and a flight number, such as FR 4048, without truncation.
      Column("FLIGHT", shrinksTo: 8, leftOut: .early) { $0.trip.flightText },
      Column("REGION", shrinksTo: 6, leftOut: .early) { $0.origin ?? "" },
    ]
    if showsSources {
      columns.append(Column("SOURCE", shrinksTo: 6, leftOut: .early) { $0.trip.sources.joined(separator: ", ") })
    }
    return columns + [
      Column(
        "", leftOut: leftOut, short: .init(.early, width: 5) { $0.mark(at: now)?.shortWord ?? "" },
        style: { $0.mark(at: now)?.style ?? .plain }
      ) { $0.mark(at: now)?.word ?? "" }
    ]
  }

  private static var comparison: [Column<FoundTrip>] {
    [
      Column("USUALLY", .number, leftOut: .last, style: { _ in .deal }) { $0.usual?.range ?? "" },
      Column("COMPARED", leftOut: .early, style: { _ in .deal }) { $0.usual?.rank(of: $0.trip.price) ?? "" },
    ]
  }
}

/// The most important fact about a trip. A table has room for one mark in each row.
enum TripMark {
  case departed, ended, stale, deal

  var word: String {
    switch self {
    case .departed: "departed"
    case .ended: "offer ended"
    case .stale: "stale"
    case .deal: "deal"
    }
  }

  /// The word for a narrow terminal, with at most 5 letters.
  var shortWord: String { self == .departed || self == .ended ? "ended" : word }

  var style: CellStyle {
    switch self {
    case .departed, .ended: .plain  // the whole row is dimmed
    case .stale: .stale
    case .deal: .deal
    }
  }
}

/// The values in a row that are not properties of the trip itself.
struct TripFacts {
  let origin: TripOrigin?
  /// The time that decides whether an offer has ended.
  let now: Date
  var isDeal = false
  var isStale = false
  var terms: TermColumns = []
  /// The usual prices to show; `nil` to show none.
  var usual: UsualPrices?
  /// Whether the latest recorded price is shown, which is unknown if ``latest`` is `nil`.
  var showsLatest = false
  var latest: LatestPrice?
}

extension FoundTrip {
  func facts(at now: Date, comparesPrices: Bool = false, _ terms: TermColumns = []) -> TripFacts {
    TripFacts(
      origin: origin, now: now, isDeal: isDeal, isStale: isStale, terms: terms, usual: comparesPrices ? usual : nil)
  }

  func mark(at now: Date) -> TripMark? {
    if trip.hasDeparted(at: now) { return .departed }
    return trip.hasExpired(at: now) ? .ended : isStale ? .stale : isDeal ? .deal : nil
  }
}

extension CSVWriter {
  private static let titles = [
    "id", "region", "price", "currency", "airlines", "flight_number",
    "departure.city", "departure.country_code", "departure.airport_code",
    "destination.city", "destination.country_code", "destination.airport_code",
    "departure_at", "return_at", "created_at", "expires_at", "transfers", "duration", "link", "sources", "expired",
    "deal", "stale",
  ]

  /// Writes the names of the columns, each after `prefix`, which distinguishes them from other columns of the row.
  mutating func tripHeader(
    prefix: String = "", comparesPrices: Bool = false, showsLatest: Bool = false, _ terms: TermColumns = []
  ) {
    let compared = comparesPrices ? ["usual_low", "usual_high", "days_compared"] : []
    let latest = showsLatest ? ["latest_price", "latest_seen_at"] : []
    for title in Self.titles + terms.csvTitles + compared + latest { field(prefix + title) }
    endRecord()
  }

  /// Writes empty fields instead of a trip.
  mutating func noTrip() {
    for _ in Self.titles { field("") }
    endRecord()
  }

  mutating func trip(_ trip: borrowing Trip, _ facts: TripFacts) {
    field(trip.id)
    field(facts.origin ?? "")
    field(trip.price)
    field(trip.currency)
    field(trip.airlines)
    field(trip.flightNumber)
    location(trip.departure)
    location(trip.destination)
    field(trip.departureAt)
    field(trip.returnAt)
    field(trip.createdAt)
    field(trip.expiresAt)
    field(trip.transfers)
    field(trip.travelMinutes)
    field(trip.link?.text ?? "")
    // Most trips have one source, and a joined copy of its name would take longer.
    field(trip.sources.count == 1 ? trip.sources[0] : trip.sources.joined(separator: " "))
    field(trip.hasExpired(at: facts.now) ? "true" : "false")
    field(facts.isDeal ? "true" : "false")
    field(facts.isStale ? "true" : "false")
    if !facts.terms.isEmpty { terms(of: trip, facts.terms) }
    if let usual = facts.usual {
      field(usual.low)
      field(usual.high)
      field(usual.dayCount)
    }
    if facts.showsLatest {
      field(facts.latest?.price)
      field(facts.latest?.seenAt)
    }
    endRecord()
  }

  private mutating func location(_ location: TripLocation) {
    field(location.city)
    field(location.countryCode)
    field(location.airportCode)
  }
}

extension JSONWriter {
  /// Writes a trip with one call and a fixed template, because a call for each key takes 1.5 times as long.
  mutating func trip(_ trip: borrowing Trip, _ facts: TripFacts) {
    value(maximumLength: trip.maximumJSONLength + (facts.origin?.maximumJSONLength ?? 0)) { text in
      text.append(#"{"id":"#)
      text.append(json: trip.id)
      text.append(#","region":"#)
      if let origin = facts.origin { text.append(json: origin) } else { text.append("null") }
      text.append(#","price":"#)
      text.append(trip.price)
      text.append(#","currency":"#)
      text.append(json: trip.currency)
      text.append(#","airlines":"#)
      text.append(json: trip.airlines)
      text.append(#","flight_number":"#)
      text.append(decimal: trip.flightNumber)
      text.append(#","departure":"#)
      text.append(trip.departure)
      text.append(#","destination":"#)
      text.append(trip.destination)
      text.append(#","departure_at":"#)
      text.append(json: trip.departureAt)
      text.append(#","return_at":"#)
      if let returnAt = trip.returnAt { text.append(json: returnAt) } else { text.append("null") }
      text.append(#","created_at":"#)
      text.append(json: trip.createdAt)
      text.append(#","expires_at":"#)
      text.append(json: trip.expiresAt)
      text.append(ofFare: trip)
      if !facts.terms.isEmpty { text.append(termsOf: trip, facts.terms) }
      text.append(facts, isExpired: trip.hasExpired(at: facts.now))
    }
  }
}

extension OutputSpan<UInt8> {
  /// Appends the fields that only some services report.
  fileprivate mutating func append(ofFare trip: borrowing Trip) {
    // Most services report none of these fields, and appending the constant text in one copy is faster.
    if trip.transfers == nil, trip.travelMinutes == nil, trip.link == nil {
      append(#","transfers":null,"duration":null,"link":null,"sources":["#)
    } else {
      append(#","transfers":"#)
      if let transfers = trip.transfers { append(decimal: transfers) } else { append("null") }
      append(#","duration":"#)
      if let minutes = trip.travelMinutes { append(decimal: minutes) } else { append("null") }
      append(#","link":"#)
      if let link = trip.link { append(json: link.text) } else { append("null") }
      append(#","sources":["#)
    }
    for index in trip.sources.indices {
      if index > 0 { append(",") }
      append(json: trip.sources[index])
    }
    append("]")
  }

  fileprivate mutating func append(termsOf trip: borrowing Trip, _ columns: TermColumns) {
    if columns.contains(.bags) {
      append(#","passengers":"#)
      append(decimal: trip.terms.passengers)
      append(#","price_per_person":"#)
      append(trip.pricePerPerson)
      append(#","bags":"#)
      if let bags = trip.terms.includedBags { append(decimal: bags) } else { append("null") }
    }
    if columns.contains(.tickets) {
      append(#","ticket_count":"#)
      append(decimal: trip.terms.tickets)
    }
    if columns.contains(.pairs) {
      append(#","tickets":["#)
      for index in trip.tickets.indices {
        if index > 0 { append(",") }
        append(ticket: trip.tickets[index])
      }
      append("]")
    }
  }

  private mutating func append(ticket: borrowing Trip) {
    append(#"{"id":"#)
    append(json: ticket.id)
    append(#","price":"#)
    append(ticket.price)
    append(#","currency":"#)
    append(json: ticket.currency)
    append(#","airlines":"#)
    append(json: ticket.airlines)
    append(#","flight_number":"#)
    append(decimal: ticket.flightNumber)
    append(#","departure":"#)
    append(ticket.departure)
    append(#","destination":"#)
    append(ticket.destination)
    append(#","departure_at":"#)
    append(json: ticket.departureAt)
    append(#","created_at":"#)
    append(json: ticket.createdAt)
    append(#","expires_at":"#)
    append(json: ticket.expiresAt)
    append(ofFare: ticket)
    append("}")
  }

  fileprivate mutating func append(_ facts: TripFacts, isExpired: Bool) {
    // Most trips have no flag set, and appending the constant text in one copy is faster.
    if !isExpired, !facts.isDeal, !facts.isStale, facts.usual == nil, !facts.showsLatest {
      return append(#","expired":false,"deal":false,"stale":false}"#)
    }
    append(isExpired ? #","expired":true"# : #","expired":false"#)
    append(facts.isDeal ? #","deal":true"# : #","deal":false"#)
    append(facts.isStale ? #","stale":true"# : #","stale":false"#)
    if let usual = facts.usual, let low = usual.low, let high = usual.high {
      append(#","usual_low":"#)
      append(low)
      append(#","usual_high":"#)
      append(high)
      append(#","days_compared":"#)
      append(decimal: usual.dayCount)
    }
    if facts.showsLatest {
      append(#","latest_price":"#)
      if let latest = facts.latest { append(latest.price) } else { append("null") }
      append(#","latest_seen_at":"#)
      if let latest = facts.latest { append(json: latest.seenAt) } else { append("null") }
    }
    append("}")
  }

  fileprivate mutating func append(_ location: borrowing TripLocation) {
    append(#"{"city":"#)
    append(json: location.city)
    append(#","country_code":"#)
    append(json: location.countryCode)
    append(#","airport_code":"#)
    append(json: location.airportCode)
    append("}")
  }
}

extension Trip {
  /// The maximum number of bytes of this trip in JSON, without its region.
  fileprivate var maximumJSONLength: Int {
    // The keys, the punctuation and the flags are shorter than 500 bytes.
    500 + 9 * OutputSpan<UInt8>.maximumDecimalLength + 2 * LocalTime.maximumJSONLength + 3 * Date.maximumJSONLength
      + id.maximumJSONLength + currency.maximumJSONLength + airlines.maximumJSONLength
      + (link?.text.maximumJSONLength ?? 0) + sources.reduce(0) { $0 + $1.maximumJSONLength + 1 }
      + departure.maximumJSONLength + destination.maximumJSONLength
      + tickets.reduce(0) { $0 + $1.maximumJSONLength + 1 }
  }
}

extension TripLocation {
  fileprivate var maximumJSONLength: Int {
    city.maximumJSONLength + countryCode.maximumJSONLength + airportCode.maximumJSONLength
  }
}
