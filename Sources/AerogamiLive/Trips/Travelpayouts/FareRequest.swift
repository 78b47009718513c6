import AerogamiContainer
import AerogamiCore
import AerogamiJSON

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
      decodeRows: { body throws(ResponseError) in
        let page = try decodeFares(body)
        return (page, try page.fares.skippedRows())
      }
    )
    .refusing { request, message in
      Refusal(travelpayouts: message, codes: [request.origin] + [request.search.onlyDestination].compactMap(\.self))
    }
  }
}

extension FarePage {
  /// The maximum number of fares that the service sends at once.
  static let maxRowCount = 1000
  /// The maximum number of pages. They have room for 20,000 fares: one for each destination, or all to one destination.
  static let limit = 20
}

/// A request for the cheapest fare of each departure day from one place to another.
struct GroupedFaresRequest: Hashable, Sendable {
  /// The IATA code of a city or an airport.
  var origin: String
  var destination: String
  var departure: DepartureDays
  /// The number of nights away; `nil` for any number, and for one-way trips.
  var nights: ClosedRange<Int>?
  var isDirect: Bool
  /// The ISO 4217 code of the currency.
  var currency: String
  /// The country of the users whose searches found the prices, in lowercase, such as `lt`.
  var market: String
}

extension GroupedFaresRequest {
  /// Creates the request for a search that the service can filter completely; otherwise `nil`. Only this request
  /// filters by nights, for one destination and departures in one month or on one day. The response has only the
  /// cheapest fare of each day, so no other filter may fail that fare and pass a more expensive one.
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
      decodeRows: { body throws(ResponseError) in
        let page = try decodeGroupedFares(body)
        return (page, try page.fares.skippedRows())
      }
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

extension Refusal {
  /// Finds the cause in a message of Travelpayouts about the requested codes; `nil` for any other message.
  init?(travelpayouts message: String, codes: [String]) {
    if message.contains("unknown location code") {
      guard let code = codes.first(where: { message.contains("`\($0)`") }) else { return nil }
      self = .unknown(kind: "city or airport", name: code)
    } else if message.contains("currency") {
      self = .remedy("use another currency: --currency (\(TripRegistration.currency.path))")
    } else if message.contains("too high paging depth") {
      self = .remedy("search fewer days, or only one destination")
    } else {
      return nil
    }
  }
}

extension ClientError {
  /// The code of a city or an airport that the service does not know; `nil` for any other error.
  var unknownCode: String? {
    if case .unknown(_, let code, _, _) = reason { code } else { nil }
  }

  func about(_ requested: String) -> ClientError {
    var error = self
    error.requested = requested
    return error
  }
}
