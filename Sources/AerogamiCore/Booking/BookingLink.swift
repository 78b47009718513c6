/// Where a trip can be booked: the page of its fare, where the service names one, or the address of a search for its
/// flights, for one adult in economy.
public struct BookingLink: Hashable, Sendable {
  /// The page of the search, without a query.
  public var base: String
  /// Tells the site who sent the traveller; `nil` for nobody.
  public var marker: String?

  public init(base: String, marker: String?) {
    self.base = base
    self.marker = marker
  }

  /// In a search, the days are those of the airports' clocks. What a service sent is encoded, so that it can lead
  /// nowhere else.
  public func url(for trip: Trip) -> String {
    if let link = trip.link { return link.url(marker: marker) }
    var query: [(name: String, value: String)] = [
      ("origin_iata", trip.departure.airportCode), ("destination_iata", trip.destination.airportCode),
      ("currency", trip.currency), ("adults", "1"), ("children", "0"), ("infants", "0"), ("trip_class", "0"),
      ("depart_date", trip.departureAt.dayText),
    ]
    if let returnAt = trip.returnAt { query.append(("return_date", returnAt.dayText)) }
    if let marker { query.append(("marker", marker)) }
    query.append(("with_request", "true"))
    return base + "?" + query.map { "\($0.name)=\($0.value.percentEncoded)" }.joined(separator: "&")
  }
}
