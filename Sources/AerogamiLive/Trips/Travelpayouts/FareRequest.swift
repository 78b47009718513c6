import AerogamiContainer
import AerogamiCore
import AerogamiJSON

/// A request for fares from one origin: the cheapest to each destination or, with a day or a destination, the cheapest
/// to each destination on each pair of dates. With a month and no destination, the cheapest of the month to each.
struct FareRequest: Hashable, Sendable {
  /// The IATA code of a city or an airport.
  var origin: String
  /// The IATA code of a city or an airport; `nil` for any.
  var destination: String?
  /// The day or month of departure; `nil` for any.
  var departure: DepartureDays?
  /// The country of the users whose searches found the prices, in lowercase, such as `lt`.
  var market: String
  /// The search. Only its currency, its nights, `needsDirect` and `isOneWay` are part of the request.
  var search: TripSearch
  /// The number of the page, starting at 1.
  var page = 1
  /// The maximum number of fares on a page, up to ``FarePage/maxRowCount``.
  var limit = FarePage.maxRowCount
}

extension FareRequest {
  /// The name for messages, such as `VNO-BCN on 2027-01-08`.
  var name: String { origin + (destination.map { "-\($0)" } ?? "") + (departure.map { " on \($0.text)" } ?? "") }

  func departing(on day: Int) -> FareRequest {
    var request = self
    request.departure = DepartureDays(containing: day..<day + 1)
    return request
  }

  /// The month of the return flight; `nil` for any, and if several months are possible. A month is requested even if
  /// only one day is possible, because the service has hardly any fares for a day of return.
  fileprivate var returnMonth: DepartureDays? {
    guard let days = departure?.days, let nights = search.shape.nights else { return nil }
    let month = DepartureDays(monthOf: days.lowerBound + nights.lowerBound)
    return month.flatMap { $0.days.contains(days.upperBound - 1 + nights.upperBound) ? $0 : nil }
  }
}

extension Resource<FareRequest, FarePage> {
  static var fares: Resource {
    Resource(
      { _ in ["aviasales", "v3", "prices_for_dates"] },
      query: { request in
        let search = request.search
        var query = [("origin", request.origin)]
        if let destination = request.destination { query.append(("destination", destination)) }
        if let day = request.departure { query.append(("departure_at", day.text)) }
        if let month = request.returnMonth { query.append(("return_at", month.text)) }
        query += [("one_way", search.isOneWay ? "true" : "false"), ("direct", search.needsDirect ? "true" : "false")]
        if let currency = search.requestedCurrency { query.append(("currency", currency.lowercased())) }
        query.append(("market", request.market))
        // With `unique`, the service sends only the cheapest fare to each destination.
        let isUnique = request.destination == nil && request.departure?.days.count != 1
        query += [("unique", isUnique ? "true" : "false"), ("sorting", "price")]
        return query + [("limit", "\(request.limit)"), ("page", "\(request.page)")]
      },
      decodeRows: { body throws(ResponseError) in
        let page = try decodeFares(body)
        return (page, try page.fares.skippedRows())
      }
    )
    .refusing { request, message in
      Refusal(travelpayouts: message, codes: [request.origin] + [request.destination].compactMap(\.self))
    }
  }
}

extension FarePage {
  /// The maximum number of fares that the service sends at once.
  static let maxRowCount = 1000
  /// The maximum number of pages. They have room for 20,000 fares.
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
  var market: String { (knownCountryCode ?? "US").lowercased() }

  /// The country code of the city or airport with this IATA code in the built-in table; `nil` for an unknown code.
  var knownCountryCode: String? { KnownAirport(code: self)?.countryCode ?? areaCountryCode }

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
      self = .remedy("search in another currency (\(TripRegistration.currency.path))")
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
