import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
import AerogamiJSON

/// A request for the cheapest fares from an airport to each destination.
struct RyanairRequest: Hashable, Sendable {
  var origin: String
  /// The departure days, as days since 1970.
  var days: ClosedRange<Int>
  /// The ISO 4217 code of the currency. The service may ignore it.
  var currency: String
  /// The search. The service applies the parts that its parameters can express.
  var search: TripSearch
  /// The number of the page, starting at 0.
  var page = 0

  /// The maximum number of pages to request. They have room for 400 destinations, more than any origin has.
  static let pageLimit = 20

  /// The minimum and maximum number of nights at the destination, for a search that does not limit them.
  static let nights = 2...14
}

/// A request for the cheapest fare of each day of a month, in one direction.
struct RyanairCalendarRequest: Hashable, Sendable {
  var route: Route
  var month: DepartureDays
  /// The ISO 4217 code of the currency. The service may ignore it.
  var currency: String
}

extension RyanairRequest {
  /// What the fares lack because the service needs limits that the search does not have.
  var completeness: Completeness {
    search.completeness(ofSearchTo: days.upperBound, nights: Self.nights)
  }
}

extension Resource<RyanairRequest, RyanairFarePage> {
  static var oneWayFares: Resource { fares("oneWayFares", isOneWay: true) }
  static var roundTripFares: Resource { fares("roundTripFares", isOneWay: false) }

  private static func fares(_ path: String, isOneWay: Bool) -> Resource {
    Resource(
      { _ in [path] },
      query: { request in
        let (search, days, hours) = (request.search, request.days, request.search.shape.departureHours)
        var query = [
          ("departureAirportIataCode", request.origin),
          ("outboundDepartureDateFrom", days.lowerBound.asDay), ("outboundDepartureDateTo", days.upperBound.asDay),
        ]
        query += search.shape.departureDays.items("outboundDepartureDaysOfWeek")
        query += hours?.items("outboundDepartureTime") ?? []
        if !isOneWay {
          let nights = search.shape.nights ?? RyanairRequest.nights
          query += [
            ("inboundDepartureDateFrom", (days.lowerBound + nights.lowerBound).asDay),
            ("inboundDepartureDateTo", (days.upperBound + nights.upperBound).asDay),
          ]
          query += search.shape.returnDays.items("inboundDepartureDaysOfWeek")
          query += search.shape.returnHours?.items("inboundDepartureTime") ?? []
          query += [("durationFrom", "\(nights.lowerBound)"), ("durationTo", "\(nights.upperBound)")]
        }
        if let airport = search.onlyAirport {
          query.append(("arrivalAirportIataCode", airport))
        } else if let country = search.onlyCountry {
          // In lowercase, as in the service's own lists.
          query.append(("arrivalCountryCode", country.lowercased()))
        }
        if let price = search.maxPrice?.amount, price > 0 { query.append(("priceValueTo", "\(price.roundedUp)")) }
        if request.page > 0 { query.append(("pageNumber", "\(request.page)")) }
        // The market decides the language of names, which are compared with the names of places.
        return query + [("market", "en-gb"), ("currency", request.currency)]
      },
      decodeRows: { body throws(ResponseError) in
        let page = try decodeRyanairFares(body, isOneWay: isOneWay)
        return (page, try page.fares.skippedRows())
      })
  }
}

extension Resource<RyanairCalendarRequest, [CalendarDay]> {
  /// The cheapest fares of a month. A 404 reports the route as unknown.
  static func cheapestPerDay(_ request: RyanairCalendarRequest) -> Resource {
    Resource(
      { ["oneWayFares", "\($0.route.departure)", "\($0.route.destination)", "cheapestPerDay"] },
      query: { [("outboundMonthOfDate", "\($0.month.text)-01"), ("currency", $0.currency)] },
      named: { ("route", "\($0.route)") },
      decodeList: { body throws(ResponseError) in
        try decodeRyanairCalendar(body, of: request.month, on: request.route)
      })
  }
}

extension TripSearch {
  /// The country of all destinations; `nil` if it is unknown, or if the destinations are in several countries.
  fileprivate var onlyCountry: String? {
    if let toCountries, toCountries.count == 1 { return toCountries.first }
    // The airport of Basel is in France, but services list it in Switzerland too.
    if to.contains(where: { $0.countryCodes.isEmpty || $0.airportCodes.contains("BSL") }) { return nil }
    let countries = Set(to.flatMap(\.countryCodes))
    return countries.count == 1 ? countries.first : nil
  }

  /// The code of the airport that is the only destination of the search; `nil` if it is not in the built-in table.
  fileprivate var onlyAirport: String? {
    // A city may have airports that are not in the built-in table.
    guard to.count == 1, to[0].airportCodes == [to[0].word] else { return nil }
    return to[0].word
  }
}

extension Set<Weekday> {
  /// Returns the parameter for these weekdays; none for an empty set, which stands for any weekday.
  fileprivate func items(_ name: String) -> [(String, String)] {
    isEmpty ? [] : [(name, sorted().map { $0.name.uppercased() }.joined(separator: ","))]
  }
}

extension HoursOfDay {
  /// Returns the parameters for these hours; none for hours that cross midnight, because the service has no such range.
  /// The service's ranges include their end, so the last minute is sent instead of the end.
  fileprivate func items(_ name: String) -> [(String, String)] {
    start < end ? [("\(name)From", start.clockText), ("\(name)To", (end - 1).clockText)] : []
  }
}

extension Int {
  /// The text of a time of day that is given as minutes since midnight, such as `06:30`.
  fileprivate var clockText: String {
    [self / 60, self % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
