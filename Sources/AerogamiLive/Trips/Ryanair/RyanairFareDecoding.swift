package import AerogamiCore
package import AerogamiJSON

// Decodes responses of Ryanair's fare finder, `/oneWayFares`, `/roundTripFares` and `/cheapestPerDay`. The service is
// not documented, so a row with a missing or unexpected value is skipped, and unknown keys are ignored. If a key is
// repeated, its last value counts, with one exception: a fare is unavailable if any `soldOut` or `unavailable` in it is
// `true`.

package struct RyanairFarePage: Sendable {
  /// The fares; `nil` for a fare that is unavailable or incomplete, such as the fare of a sold-out flight.
  package var fares: DecodedList<RyanairFare?>
  /// Whether the service names a next page. It does so on the first page of round trips even if all fares are on it.
  package var hasMore: Bool
  /// The ids of the flights and round trips that are listed but not sold.
  package var unsoldIDs: Set<RyanairFare.ID> = []
}

/// Decodes a response with fares. Rows that are not fares are skipped and counted. One-way fares have no return flight.
package func decodeRyanairFares(_ bytes: Span<UInt8>, isOneWay: Bool) throws(ResponseError) -> RyanairFarePage {
  try decodeResponse(bytes) { json throws(JSONError) in
    var fares: DecodedList<RyanairFare?>?
    var hasMore = false
    var unsoldIDs: Set<RyanairFare.ID> = []
    let object = try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "fares":
        fares = try json.readList { json throws(JSONError) in try json.readFare(isOneWay: isOneWay, &unsoldIDs) }
      case "nextPage":
        hasMore = try !json.skipNull()
        if hasMore { try json.skipValue() }
      default: try json.skipValue()
      }
    }
    return RyanairFarePage(
      fares: try fares.required("fares", in: object), hasMore: hasMore, unsoldIDs: unsoldIDs)
  }
}

/// Decodes the cheapest fare of each day of a month on a route, which the response does not repeat. Rows that are not
/// days of the month are skipped and counted.
package func decodeRyanairCalendar(
  _ bytes: Span<UInt8>, of month: DepartureDays, on route: Route
) throws(ResponseError) -> DecodedList<CalendarDay> {
  try decodeResponse(bytes) { json throws(JSONError) in
    try json.readRequiredMember("outbound") { json throws(JSONError) in
      try json.readRequiredMember("fares") { json throws(JSONError) in
        try json.readList { json throws(JSONError) in try json.readCalendarDay(of: month, on: route) }
      }
    }
  }
}

private struct Amount {
  var value: Price
  var currency: String
}

/// One direction of a fare.
private struct Leg {
  /// The flight; `nil` if it is not sold, and its number, its airports or a time are missing.
  var flight: RyanairFare.Flight?
  /// The price; `nil` if the flight is not sold.
  var amount: Amount?
}

extension JSONReader {
  /// Reads a fare; `nil` if the fare or a flight is sold out or unavailable, or if a flight, a time or a price is null.
  /// Adds the id of a fare that is not sold to `unsoldIDs`, if its flights are known.
  fileprivate mutating func readFare(
    isOneWay: Bool, _ unsoldIDs: inout Set<RyanairFare.ID>
  ) throws(JSONError) -> RyanairFare? {
    // The outer optional is `nil` for a missing key, and the inner one for a null value or a flight that is not sold.
    var outbound: Leg??
    var inbound: Leg??
    var total: Amount??
    var isSold = true
    let object = try beginObject()
    while let key = try nextKey() {
      switch key {
      case "outbound": outbound = .some(try readLeg())
      case "inbound":
        if isOneWay { try skipValue() } else { inbound = .some(try readLeg()) }
      case "summary": total = .some(try readSummary())
      case "soldOut", "unavailable": isSold = try !readFlag() && isSold
      default: try skipValue()
      }
    }
    let out = try outbound.required("outbound", in: object)
    let back = isOneWay ? nil : try inbound.required("inbound", in: object)
    guard let flight = out?.flight, isOneWay || back?.flight != nil else { return nil }
    var fare = RyanairFare(outbound: flight, inbound: back?.flight, price: 0, currency: "")
    var amount = out?.amount
    if !isOneWay {
      let isComplete = isSold && amount != nil && back?.amount != nil
      amount = isComplete ? try total.required("summary", in: object) : nil
    }
    guard isSold, let amount else {
      unsoldIDs.insert(fare.id)
      return nil
    }
    (fare.price, fare.currency) = (amount.value, amount.currency)
    return fare
  }

  /// Reads one direction; `nil` for null. A flight that is sold out or unavailable, or that has no time, has no price.
  private mutating func readLeg() throws(JSONError) -> Leg? {
    if try skipNull() { return nil }
    var origin: TripLocation?
    var destination: TripLocation?
    var departureAt: LocalTime??
    var arrivalAt: LocalTime??
    var amount: Amount??
    var number: (airline: String, number: Int)?
    var isSold = true
    let object = try beginObject()
    while let key = try nextKey() {
      switch key {
      case "departureAirport": origin = try readAirport()
      case "arrivalAirport": destination = try readAirport()
      case "departureDate": departureAt = .some(try skipNull() ? nil : readWallClock())
      case "arrivalDate": arrivalAt = .some(try skipNull() ? nil : readWallClock())
      case "price": amount = .some(try readAmount())
      case "flightNumber": number = try skipNull() ? nil : readFlight()
      case "soldOut", "unavailable": isSold = try !readFlag() && isSold
      default: try skipValue()
      }
    }
    guard isSold, let amount = try amount.required("price", in: object) else {
      guard let origin, let destination, let number, case .some(let departureAt?) = departureAt,
        case .some(let arrivalAt?) = arrivalAt
      else { return Leg() }
      return Leg(
        flight: RyanairFare.Flight(
          origin: origin, destination: destination, departureAt: departureAt, arrivalAt: arrivalAt,
          airline: number.airline, number: number.number))
    }
    guard let departureAt = try departureAt.required("departureDate", in: object),
      let arrivalAt = try arrivalAt.required("arrivalDate", in: object)
    else { return Leg() }
    let (airline, digits) = try number.required("flightNumber", in: object)
    return Leg(
      flight: RyanairFare.Flight(
        origin: try origin.required("departureAirport", in: object),
        destination: try destination.required("arrivalAirport", in: object), departureAt: departureAt,
        arrivalAt: arrivalAt, airline: airline, number: digits),
      amount: amount)
  }

  fileprivate mutating func readCalendarDay(of month: DepartureDays, on route: Route) throws(JSONError) -> CalendarDay {
    var day: Int?
    var amount: Amount?
    var (isSoldOut, isUnavailable) = (false, false)
    let object = try beginObject()
    while let key = try nextKey() {
      switch key {
      case "day": day = try readDay(of: month)
      case "price": amount = try readAmount()
      case "soldOut": isSoldOut = try readFlag() || isSoldOut
      case "unavailable": isUnavailable = try readFlag() || isUnavailable
      default: try skipValue()
      }
    }
    let offer: CalendarDay.Offer =
      if isSoldOut {
        .soldOut
      } else if isUnavailable {
        .noFlight
      } else if let amount {
        .fare(CalendarFare(route: route, price: amount.value, currency: amount.currency))
      } else {
        .unknown
      }
    return CalendarDay(try day.required("day", in: object), offer)
  }

  /// Reads the total price from the summary of a round trip; `nil` if the summary or its price is null.
  private mutating func readSummary() throws(JSONError) -> Amount? {
    if try skipNull() { return nil }
    return try readRequiredMember("price") { json throws(JSONError) in try json.readAmount() }
  }

  /// Reads a price; `nil` if the price or its value is null.
  private mutating func readAmount() throws(JSONError) -> Amount? {
    if try skipNull() { return nil }
    var value: Price??
    var currency: String?
    let object = try beginObject()
    while let key = try nextKey() {
      switch key {
      case "value": value = .some(try skipNull() ? nil : readPriceToPay())
      case "currencyCode": currency = try skipNull() ? nil : readCode("a currency code")
      default: try skipValue()
      }
    }
    guard let value = try value.required("value", in: object) else { return nil }
    return Amount(value: value, currency: try currency.required("currencyCode", in: object))
  }

  private mutating func readAirport() throws(JSONError) -> TripLocation {
    var code: String?
    var name: String?
    var city: (name: String?, country: String?)
    let object = try beginObject()
    while let key = try nextKey() {
      switch key {
      case "iataCode": code = try readCode("an airport code")
      case "name": name = try readTextIfAny()
      case "city": city = try skipNull() ? (nil, nil) : readCity()
      default: try skipValue()
      }
    }
    let airport = try code.required("iataCode", in: object)
    let known = KnownAirport(code: airport)
    return TripLocation(
      city: city.name ?? known?.city ?? name ?? airport, countryCode: city.country ?? known?.countryCode ?? "",
      airportCode: airport)
  }

  private mutating func readCity() throws(JSONError) -> (name: String?, country: String?) {
    var city: (name: String?, country: String?)
    try beginObject()
    while let key = try nextKey() {
      switch key {
      case "name": city.name = try readTextIfAny()
      // The service writes country codes in lowercase.
      case "countryCode": city.country = try readTextIfAny()?.uppercasedASCII
      default: try skipValue()
      }
    }
    return city
  }

  /// Reads three letters, and returns them in capitals.
  mutating func readCode(_ expectation: String) throws(JSONError) -> String {
    try readString(as: expectation) { $0.iataCode }
  }

  private mutating func readFlight() throws(JSONError) -> (airline: String, number: Int) {
    try readString(as: "a flight number such as FR3820") { text in
      text.wholeMatch(of: /([A-Za-z][A-Za-z0-9]|[0-9][A-Za-z]) ?([0-9]{1,5})/).flatMap { match in
        Int(match.2).map { (airline: String(match.1).uppercasedASCII, number: $0) }
      }
    }
  }

  /// Reads a local time without an offset.
  mutating func readWallClock() throws(JSONError) -> LocalTime {
    try readString(as: "a local date and time such as 2027-01-12T07:25:00") { text in
      LocalTime(text + "Z").flatMap { aerogamiMilliseconds.contains($0.milliseconds) ? $0 : nil }
    }
  }

  /// Reads a Boolean; `false` for null.
  mutating func readFlag() throws(JSONError) -> Bool { try skipNull() ? false : readBool() }
}
