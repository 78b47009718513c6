import AerogamiContainer

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

  static let maximumCount = 9
  static let maximumBagsEach = 2

  /// The parameters of a search that change what a price covers. They exclude no trips.
  package static let parameterNames = ["adults", "children", "bags", "self_transfer", "nearby"]

  /// Returns why no source sells tickets to this party, in a message that names the parameters with `names`; `nil` if
  /// they do.
  func contradiction(naming names: FieldNames) -> TripSearchError? {
    if count > Self.maximumCount {
      return TripSearchError(
        "\(names("adults")) and \(names("children")) are \(count) passengers together, but a party has at most "
          + "\(Self.maximumCount)", remedy: "search for fewer passengers", at: "adults")
    }
    let limit = Self.maximumBagsEach * count
    if bags > limit {
      return TripSearchError(
        "\(names("bags")): \(count == 1 ? "1 passenger has" : "\(count) passengers have") at most \(limit) checked bags",
        remedy: "search with fewer bags", at: "bags")
    }
    return nil
  }
}

/// What the price of a trip covers.
public struct FareTerms: Hashable, Sendable {
  private var passengerCount: UInt8
  private var childCount: UInt8
  private var ticketCount: UInt8
  private var bagCount: UInt8?
  private var requestedBagCount: UInt8

  /// Creates terms, by default those of sources that have prices for one adult. Counts are limited to 255. Without
  /// `requestedBags`, the included bags are those that were requested.
  public init(
    passengers: Int = 1, children: Int = 0, tickets: Int = 1, bags: Int? = nil, requestedBags: Int? = nil
  ) {
    passengerCount = UInt8(clamping: max(1, passengers))
    childCount = min(UInt8(clamping: children), passengerCount - 1)
    ticketCount = UInt8(clamping: max(1, tickets))
    bagCount = bags.map { UInt8(clamping: $0) }
    requestedBagCount = UInt8(clamping: requestedBags ?? bags ?? 0)
  }

  /// The number of passengers for whom the price is, 1 or more.
  public var passengers: Int { Int(passengerCount) }
  /// How many of the ``passengers`` are children. At least one is an adult.
  public var children: Int { Int(childCount) }
  /// The number of tickets. A trip with several tickets is a self-made connection, where no airline helps if the
  /// passenger misses it, or a pair of one-way trips: see ``Trip/tickets``.
  public var tickets: Int { Int(ticketCount) }
  /// The number of checked bags that the price includes; `nil` if the source does not say.
  public var bags: Int? {
    get { bagCount.map { Int($0) } }
    set { bagCount = newValue.map { UInt8(clamping: $0) } }
  }
  /// The number of checked bags for which the price was requested. The source may ignore them, or not say how many it
  /// includes: see ``bags``.
  public var requestedBags: Int {
    get { Int(requestedBagCount) }
    set { requestedBagCount = UInt8(clamping: newValue) }
  }

  /// The party for which the price was requested.
  package var party: Passengers {
    Passengers(adults: passengers - children, children: children, bags: requestedBags)
  }

  /// Whether a price includes the checked bags of a search.
  package enum BagInclusion: Sendable {
    case included, notIncluded, unknown
  }

  /// Returns whether the price includes this many checked bags.
  package func inclusion(ofBags count: Int) -> BagInclusion {
    count == 0 ? .included : bags.map { $0 < count ? .notIncluded : .included } ?? .unknown
  }

  /// Whether the price is for one passenger with one ticket and no checked bag. Only such prices are recorded and
  /// compared with recorded ones.
  package var areComparable: Bool { passengerCount == 1 && ticketCount == 1 && bagCount ?? requestedBagCount == 0 }
}

extension Passengers {
  /// The party in words, such as `2 adults, 1 child and 1 bag`.
  package var text: String { Self.text(adults: adults, children: children, bags: bags) }

  /// Returns a party in words, also one that cannot be searched for.
  package static func text(adults: Int, children: Int, bags: Int = 0) -> String {
    func counted(_ count: Int, _ noun: String, _ plural: String) -> String? {
      count == 0 ? nil : "\(count) \(count == 1 ? noun : plural)"
    }
    return [
      counted(adults, "adult", "adults"), counted(children, "child", "children"), counted(bags, "bag", "bags"),
    ].compactMap(\.self).listed(with: "and")
  }
}

extension Trip {
  /// The price for each passenger, rounded up to the smallest coin of the currency.
  package var pricePerPerson: Price {
    price.divided(by: terms.passengers, decimals: terms.passengers == 1 ? price.scale : currency.currencyDecimals)
  }

  /// The price with its currency and, if it is not for one passenger without bags, what it covers: `144 EUR for 2 with
  /// 1 bag`.
  package var priceText: String {
    let bags = terms.bags ?? 0
    return "\(price.shown) \(currency)" + (terms.passengers > 1 ? " for \(terms.passengers)" : "")
      + (bags > 0 ? " with \(bags) bag\(bags == 1 ? "" : "s")" : "")
  }
}

extension String {
  /// The number of decimals of the currency with this ISO 4217 code.
  fileprivate var currencyDecimals: Int {
    switch uppercasedASCII {
    case "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND", "VUV", "XAF", "XOF", "XPF":
      0
    case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND": 3
    default: 2
    }
  }
}

extension TripSearchError {
  /// Returns the error of a search for deals or new lows among prices that are not recorded; `nil` for other searches.
  package static func noRecordedPrices(
    for field: String, _ parameters: [(name: String, value: String)], naming names: FieldNames
  ) -> TripSearchError? {
    guard let other = parameters.first(where: { ["adults", "children", "bags"].contains($0.name) }) else { return nil }
    return TripSearchError(
      "\(names(field)) cannot be used with \(names(other.name)): recorded prices are for one adult without bags",
      remedy: "remove one", at: field)
  }
}
