/// The party of a search: for whom a price must be.
public struct Passengers: Hashable, Sendable {
  /// The number of adults, 1 to 9.
  public var adults: Int
  /// The number of children from 2 to 11 years, 0 to 8. A party has at most 9 passengers.
  public var children: Int
  /// The number of checked bags of the whole party, at most 2 for each passenger.
  public var bags: Int

  /// Creates a party, by default one adult without checked bags, for whom every source has prices.
  public init(adults: Int = 1, children: Int = 0, bags: Int = 0) {
    (self.adults, self.children, self.bags) = (adults, children, bags)
  }

  /// The number of passengers.
  public var count: Int { adults + children }
}

/// What the price of a trip covers.
public struct FareTerms: Hashable, Sendable {
  private var passengerCount: UInt8
  private var ticketCount: UInt8
  private var bagCount: UInt8?

  /// Creates terms, by default those of sources that have prices for one adult. Counts are limited to 255.
  public init(passengers: Int = 1, tickets: Int = 1, bags: Int? = nil) {
    passengerCount = UInt8(clamping: passengers)
    ticketCount = UInt8(clamping: tickets)
    bagCount = bags.map { UInt8(clamping: $0) }
  }

  /// The number of passengers for whom the price is, 1 or more.
  public var passengers: Int { Int(passengerCount) }
  /// The number of tickets. A trip with several tickets is a self-made connection: no airline helps if the passenger
  /// misses it.
  public var tickets: Int { Int(ticketCount) }
  /// The number of checked bags that the price includes; `nil` if the source does not say.
  public var bags: Int? { bagCount.map { Int($0) } }
}
