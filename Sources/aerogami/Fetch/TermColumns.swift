import AerogamiCore

/// What is shown about the terms of trips, in every row or in none. A plain search shows nothing about them.
struct TermColumns: OptionSet, Sendable {
  let rawValue: UInt8

  /// In a table, the price for each passenger.
  static let party = TermColumns(rawValue: 1)
  /// The checked bags and, except in a table, the passengers and the price for each.
  static let bags = TermColumns(rawValue: 2)
  /// The number of tickets, in a table only if there are several.
  static let tickets = TermColumns(rawValue: 4)

  /// Except in a table, both tickets of a pair.
  static let pairs = TermColumns(rawValue: 8)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ search: TripSearch) {
    self = search.allowsSelfTransfer ? .tickets : []
    if search.allowsTwoTickets { formUnion([.tickets, .pairs]) }
    if search.passengers != Passengers() { insert(.bags) }
    if search.passengers.count > 1 { insert(.party) }
  }

  /// Creates the columns of a watch.
  init(_ search: SearchText) {
    self = (try? search.undecidedSearch(at: nil)).map { TermColumns($0) } ?? []
  }

  /// Creates the columns for trips of several searches, such as favorites.
  init(_ trips: [FoundTrip]) {
    self = []
    for trip in trips.lazy.map(\.trip) {
      let terms = trip.terms
      if !trip.tickets.isEmpty { insert(.pairs) }
      if terms.passengers > 1 { formUnion([.party, .bags]) }
      if terms.bags ?? terms.requestedBags > 0 { insert(.bags) }
      if terms.tickets > 1 { insert(.tickets) }
    }
  }

  var csvTitles: [String] {
    (contains(.bags) ? ["passengers", "price_per_person", "bags"] : []) + (contains(.tickets) ? ["ticket_count"] : [])
      + (contains(.pairs) ? ["outbound", "return"].flatMap { part in Self.ticketTitles.map { "\(part).\($0)" } } : [])
  }
}

extension TermColumns {
  /// The columns of a ticket in CSV. The other facts about it are those of the row.
  fileprivate static let ticketTitles = [
    "id", "price", "airlines", "flight_number", "departure.airport_code", "destination.airport_code", "link", "sources",
  ]
}

extension FareTerms {
  /// The number of checked bags that the price includes; `nil` if it includes none, or if that is unknown.
  var includedBags: Int? { bags == 0 ? nil : bags }

  var bagsText: String { includedBags.map { "\($0) included" } ?? (bags == nil ? "unknown" : "not included") }
}

extension CSVWriter {
  mutating func terms(of trip: borrowing Trip, _ columns: TermColumns) {
    if columns.contains(.bags) {
      field(trip.terms.passengers)
      field(trip.pricePerPerson)
      field(trip.terms.includedBags)
    }
    if columns.contains(.tickets) { field(trip.terms.tickets) }
    if columns.contains(.pairs) {
      for index in 0..<2 { ticket(index < trip.tickets.count ? trip.tickets[index] : nil) }
    }
  }

  private mutating func ticket(_ ticket: Trip?) {
    guard let ticket else {
      for _ in TermColumns.ticketTitles { field("") }
      return
    }
    field(ticket.id)
    field(ticket.price)
    field(ticket.airlines)
    field(ticket.flightNumber)
    field(ticket.departure.airportCode)
    field(ticket.destination.airportCode)
    field(ticket.link?.text ?? "")
    field(ticket.sources.joined(separator: " "))
  }
}
