import AerogamiContainer
import AerogamiCore
import AerogamiJSON

/// A request for one page of fares.
struct FareRequest: Hashable, Sendable {
  /// The IATA code of a city or an airport.
  var origin: String
  /// The country of the users whose searches found the prices, in lowercase, such as `lt`.
  var market: String
  /// The search. Only its currency, its days, `needsDirect`, `isOneWay` and ``TripSearch/onlyDestination`` are part of
  /// the request.
  var search: TripSearch
  /// The number of the page, starting at 1.
  var page: Int
  /// The maximum number of fares on a page, up to ``FarePage/maxRowCount``.
  var limit = FarePage.maxRowCount
}

extension Resource<FareRequest, FarePage> {
  static var fares: Resource {
    Resource(
      { _ in ["aviasales", "v3", "prices_for_dates"] },
      query: { request in
        let search = request.search
        let destination = search.onlyDestination
        var query = [("origin", request.origin)]
        if let destination { query.append(("destination", destination)) }
        if let days = search.requestedDays { query.append(("departure_at", days.text)) }
        if let days = search.requestedReturnDays { query.append(("return_at", days.text)) }
        query += [("one_way", search.isOneWay ? "true" : "false"), ("direct", search.needsDirect ? "true" : "false")]
        if let currency = search.requestedCurrency { query.append(("currency", currency.lowercased())) }
        query.append(("market", request.market))
        // With `unique`, the service sends only the cheapest fare to each destination.
        query += [("unique", destination == nil ? "true" : "false"), ("sorting", "price")]
        return query + [("limit", "\(request.limit)"), ("page", "\(request.page)")]
      },
      decodeRows: { body throws(ResponseError) in try decodeFares(body).withSkippedRows }
    )
    .refusing { request, message in
      Refusal(travelpayouts: message, codes: [request.origin] + [request.search.onlyDestination].compactMap(\.self))
    }
  }
}

extension FarePage {
  /// The maximum number of fares that the service sends at once.
  static let maxRowCount = 1000
  /// The maximum number of pages to request. They have room for 20,000 destinations, more than any origin has, or for
  /// as many fares to one destination.
  static let limit = 20

  /// This page and its skipped rows.
  fileprivate var withSkippedRows: (FarePage, SkippedRows) {
    get throws(ResponseError) {
      try fares.check()
      return (self, fares.skipped)
    }
  }
}

/// A request for the cheapest fare of each departure day from one place to another.
struct GroupedFaresRequest: Hashable, Sendable {
  /// The IATA code of a city or an airport.
  var origin: String
  /// The IATA code of a city or an airport.
  var destination: String
  /// The departure month or day.
  var departure: DepartureDays
  /// The number of nights away; `nil` for any number, and for one-way trips.
  var nights: ClosedRange<Int>?
  /// Whether to request only fares without stops.
  var isDirect: Bool
  /// The ISO 4217 code of the currency.
  var currency: String
  /// The country of the users whose searches found the prices, in lowercase, such as `lt`.
  var market: String
}

extension GroupedFaresRequest {
  /// Creates the request for the trips of a search from an origin.
  ///
  /// The service can filter fares by the number of nights only in this request. Returns `nil` unless the search limits
  /// the nights, has one destination, and departs in one month or on one day. The response has only the cheapest fare
  /// of each day. So the initializer also returns `nil` if the search has a filter that the cheapest fare of a day may
  /// fail and a more expensive fare may pass.
  init?(_ search: TripSearch, from origin: String, currency: String, market: String) {
    guard let nights = search.shape.nights, let destination = search.onlyDestination, let days = search.requestedDays,
      search.airlines.isEmpty, search.from.isEmpty, search.shape.returnDays.isEmpty, search.shape.departureHours == nil,
      search.shape.returnHours == nil, search.shape.maxTransfers ?? 0 == 0, search.shape.maxTravelMinutes == nil,
      ![search.departAfter, search.departBefore].contains(where: { $0?.isDay == false })
    else { return nil }
    self.init(
      origin: origin, destination: destination, departure: days, nights: nights, isDirect: search.needsDirect,
      currency: currency, market: market)
  }
}

extension DepartureLimit {
  /// Whether the limit is a day, and not an instant.
  fileprivate var isDay: Bool { day != nil }
}

extension Resource<GroupedFaresRequest, FarePage> {
  static var groupedFares: Resource {
    Resource(
      { _ in ["aviasales", "v3", "grouped_prices"] },
      query: { request in
        var query = [
          ("origin", request.origin), ("destination", request.destination), ("group_by", "departure_at"),
          ("departure_at", request.departure.text),
        ]
        if let nights = request.nights {
          query += [
            ("min_trip_duration", "\(nights.lowerBound)"), ("max_trip_duration", "\(nights.upperBound)"),
          ]
        }
        query += [("direct", request.isDirect ? "true" : "false"), ("currency", request.currency.lowercased())]
        return query + [("market", request.market)]
      },
      decodeRows: { body throws(ResponseError) in try decodeGroupedFares(body).withSkippedRows }
    )
    .refusing { Refusal(travelpayouts: $1, codes: [$0.origin, $0.destination]) }
  }
}

extension String {
  /// The market of requests from the city or airport with this IATA code: its country in lowercase, such as `lt`; `us`
  /// for an unknown code.
  var market: String {
    (KnownAirport(code: self)?.countryCode ?? areaCountryCode ?? "US").lowercased()
  }

  /// The country code of the metropolitan area with this code; `nil` for any other text. If the area's airports are in
  /// several countries, this is the first country code in alphabetical order.
  private var areaCountryCode: String? {
    // Without this check, an unknown code could be found as the alpha-3 code of a country.
    guard let place = Place(self), place.originCodes == [self] else { return nil }
    return place.countryCodes.min()
  }
}
