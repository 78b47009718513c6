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

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ search: TripSearch) {
    self = search.allowsSelfTransfer ? .tickets : []
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
    for terms in trips.lazy.map(\.trip.terms) {
      if terms.passengers > 1 { formUnion([.party, .bags]) }
      if terms.bags ?? terms.requestedBags > 0 { insert(.bags) }
      if terms.tickets > 1 { insert(.tickets) }
    }
  }

  var csvTitles: [String] {
    (contains(.bags) ? ["passengers", "price_per_person", "bags"] : []) + (contains(.tickets) ? ["tickets"] : [])
  }
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
  }
}
