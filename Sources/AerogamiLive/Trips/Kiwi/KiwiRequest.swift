import AerogamiCore
import AerogamiJSON

/// A search for the cheapest itineraries.
struct KiwiRequest: Hashable, Sendable {
  /// The codes of cities or airports; at least one.
  var origins: [String]
  /// The codes of cities or airports; empty for the cheapest itinerary to each city anywhere.
  var destinations: [String]
  /// The departure days, as days since 1970.
  var days: ClosedRange<Int>
  /// The ISO 4217 code of the currency.
  var currency: String
  /// The search. The service applies the parts that its arguments can express.
  var search: TripSearch
  /// The lowest price, to continue after an earlier page.
  var minPrice: Int128?

  /// The minimum and maximum number of nights at the destination, for a search that does not limit them.
  static let nights = 2...14
  /// The maximum number of origins in a request. The service documents no maximum.
  static let originLimit = 10
}

extension KiwiRequest {
  /// The name of the request among those of a search.
  var name: String {
    "\(origins.joined(separator: ",")) \(DepartureLimit.day(days.lowerBound).text)"
  }

  /// The JSON-RPC call of the tool.
  var body: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("jsonrpc", "2.0")
      json.key("id")
      json.int(1)
      json.member("method", "tools/call")
      json.object("params") { json in
        json.member("name", "search-flight")
        json.object("arguments", writeArguments)
      }
    }
    return json.bytes
  }

  private func writeArguments(_ json: inout JSONWriter) {
    let (shape, passengers) = (search.shape, search.passengers)
    json.member("flyFrom", origins.joined(separator: ","))
    json.member("flyTo", destinations.isEmpty ? "anywhere" : destinations.joined(separator: ","))
    if destinations.isEmpty { json.member("one_for_city", true) }
    json.member("departureDate", days.lowerBound.argument)
    json.member("departureDateTo", days.upperBound.argument)
    if !search.isOneWay {
      let nights = shape.nights ?? Self.nights
      if days.count == 1 {
        json.member("returnDate", (days.lowerBound + nights.lowerBound).argument)
        json.member("returnDateTo", (days.lowerBound + nights.upperBound).argument)
      } else {
        // The service counts nights from the arrival, which may be on the day after the departure.
        let fewest = shape.nights == nil ? nights.lowerBound : max(0, nights.lowerBound - 1)
        json.member("nights_in_dst_from", fewest)
        json.member("nights_in_dst_to", nights.upperBound)
      }
    }
    json.member("adults", passengers.adults)
    json.member("children", passengers.children)
    if passengers.bags > 0 {
      let (each, rest) = passengers.bags.quotientAndRemainder(dividingBy: max(1, passengers.adults))
      json.key("adults_hold_bags")
      json.array(of: Array(0..<max(1, passengers.adults))) { $0.int(each + ($1 < rest ? 1 : 0)) }
    }
    json.member("currency", currency)
    json.member("sort", "price")
    if let minPrice { json.member("price_from", Int(clamping: minPrice)) }
    if let limit = search.maxPrice, limit.currency.map({ $0 == currency }) ?? true, limit.amount > 0 {
      // The limit is for one person, and the service's for all.
      json.member("price_to", Int(clamping: limit.amount.wholeUnits(.up) * Int128(passengers.count)))
    }
    if search.needsDirect || shape.maxTransfers != nil {
      json.member("max_sector_stopovers", search.needsDirect ? 0 : shape.maxTransfers)
    }
    if !search.airlines.isEmpty, search.airlines.allSatisfy({ $0.utf8.count == 2 }) {
      json.member("select_airlines", search.airlines.joined(separator: ","))
    }
    json.member("allow_self_transfer", search.allowsSelfTransfer)
  }
}

extension Resource<KiwiRequest, KiwiPage> {
  static func searchFlight(_ search: TripSearch) -> Resource {
    Resource(
      { _ in [] },
      decodeRows: { body throws(ResponseError) in
        let page = try decodeKiwiPage(body, isOneWay: search.isOneWay)
        if let party = page.party, party != [search.passengers.adults, search.passengers.children] {
          throw .mismatched(
            "the prices are for \(Passengers.text(adults: party[0], children: party[1])), and not for "
              + Passengers.text(adults: search.passengers.adults, children: search.passengers.children))
        }
        return (page, try page.itineraries.skippedRows())
      }
    )
    .posting { $0.body }
    .refusing { kiwiRefusal($1) }
  }
}

extension Price {
  /// The amount in whole units of the currency, rounded in a direction; for amounts above 0.
  func wholeUnits(_ rounding: FloatingPointRoundingRule) -> Int128 {
    let unit: Int128 = 1_000_000_000_000_000_000
    return (inSmallestUnits + (rounding == .up ? unit - 1 : 0)) / unit
  }
}

extension Int {
  /// A day in an argument, such as `31/01/2027`.
  fileprivate var argument: String {
    DepartureLimit.day(self).text.split(separator: "-").reversed().joined(separator: "/")
  }
}
