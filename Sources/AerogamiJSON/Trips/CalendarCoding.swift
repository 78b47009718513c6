package import AerogamiCore

// The JSON form of a price calendar, in the responses of `/calendar` and in the output of `dates`:
// {"dates":[{"date":"2027-01-12","price":28.4,"currency":"EUR","status":"available","route":"VNO-BCN",
//            "return_date":null}]}

/// Decodes the calendar of a month. Skips and counts invalid rows and days of other months.
package func decodeCalendar(
  _ bytes: Span<UInt8>, of month: DepartureDays
) throws(ResponseError) -> DecodedList<CalendarDay> {
  try decodeJSON(bytes) { json throws(JSONError) in
    let days = try json.readMember("dates") { json throws(JSONError) in
      try json.readList { json throws(JSONError) in try CalendarDay(&json, of: month) }
    }
    return try days.required("dates", in: 0)
  }
}

extension CalendarDay {
  fileprivate init(_ json: inout JSONReader, of month: DepartureDays) throws(JSONError) {
    let start = json
    var day: Int?
    var price: Price?
    var currency: String?
    var status: String?
    var route: Route?
    var returnDay: Int?
    let object = try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "date": day = try json.readDay(of: month)
      case "price": price = try json.skipNull() ? nil : json.readPriceToPay()
      case "currency": currency = try json.skipNull() ? nil : json.readCurrency()
      case "status": status = try json.readString()
      case "route": route = try json.skipNull() ? nil : json.readRoute()
      case "return_date": returnDay = try json.skipNull() ? nil : json.readDay()
      default: try json.skipValue()
      }
    }
    let offer: Offer
    switch try status.required("status", in: object) {
    case "available":
      offer = .fare(
        CalendarFare(
          route: try route.required("route", in: object), price: try price.required("price", in: object),
          currency: try currency.required("currency", in: object), returnDay: returnDay))
    case Offer.soldOut.status: offer = .soldOut
    case Offer.noFlight.status: offer = .noFlight
    case Offer.unknown.status: offer = .unknown
    default: throw start.outOfRange(#"a day with the status "available", "sold_out", "no_flight" or "unknown""#)
    }
    self.init(try day.required("date", in: object), offer)
  }
}

extension JSONReader {
  /// Reads a day such as `2027-01-31`, and returns it as days since 1970.
  package mutating func readDay() throws(JSONError) -> Int {
    let start = self
    guard let day = RFC3339.day(try readString())?.dayNumber else { throw start.outOfRange("a day such as 2027-01-31") }
    return day
  }

  /// Reads the price of a fare, which must be above 0.
  package mutating func readPriceToPay() throws(JSONError) -> Price {
    let start = self
    let price = try readPrice()
    guard price > 0 else { throw start.outOfRange("an amount above 0") }
    return price
  }

  /// Reads a day, which must be in the given month, and returns it as days since 1970.
  package mutating func readDay(of month: DepartureDays) throws(JSONError) -> Int {
    let start = self
    let day = try readDay()
    guard month.days.contains(day) else { throw start.outOfRange("a day of \(month.text)") }
    return day
  }

  fileprivate mutating func readCurrency() throws(JSONError) -> String {
    let start = self
    guard let code = LetterCode(try readString()) else { throw start.outOfRange("a currency code such as EUR") }
    return "\(code)"
  }

  fileprivate mutating func readRoute() throws(JSONError) -> Route {
    let start = self
    guard let route = Route(try readString()) else { throw start.outOfRange("a route such as VNO-BCN") }
    return route
  }
}

extension JSONWriter {
  /// Writes the days of a calendar as the member `dates` of an object. If a price is for two tickets, each day has the
  /// number of tickets.
  package mutating func calendar(_ days: [CalendarDay]) {
    let hasPairs = days.contains { $0.offer.fare?.back != nil }
    object { json in
      json.key("dates")
      json.array(of: days) { json, day in json.day(day, writesTickets: hasPairs) }
    }
  }

  private mutating func day(_ day: CalendarDay, writesTickets: Bool) {
    let fare = day.offer.fare
    object { json in
      json.member("date", DepartureLimit.day(day.day).text)
      json.member("price", fare?.price)
      json.member("currency", fare?.currency)
      json.member("status", day.offer.status)
      json.member("route", fare.map { "\($0.route)" })
      json.member("return_date", fare?.returnDay.map { DepartureLimit.day($0).text })
      if writesTickets { json.member("ticket_count", fare.map { $0.back == nil ? 1 : 2 }) }
    }
  }
}
