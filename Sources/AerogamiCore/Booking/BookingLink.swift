/// The URL at which a trip can be booked.
///
/// The link leads to the fare itself if the service names one, otherwise to a search for its flights for one adult in
/// economy class.
public struct BookingLink: Hashable, Sendable {
  /// The URL of the search page, without a query.
  public var base: String
  /// The affiliate marker to add to every link, or `nil` for none.
  public var marker: String?

  /// Creates a link to a search page.
  public init(base: String, marker: String?) {
    self.base = base
    self.marker = marker
  }

  /// Returns the booking URL for a trip.
  ///
  /// Dates are local dates at the airports. Values from a service are percent-encoded, so they cannot change the host.
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
