/// Creates the URLs of web pages on which trips can be booked.
///
/// If the service sent a link to the trip's fare, the URL leads there. Otherwise, it leads to a search for the trip's
/// flights, for one adult in economy class.
public struct BookingLink: Hashable, Sendable {
  /// The URL of the search page, without a query.
  public var base: String
  /// The affiliate marker to add to every link except links to Ryanair, or `nil` for none.
  public var marker: String?

  /// Creates a builder of booking links.
  public init(base: String, marker: String?) {
    self.base = base
    self.marker = marker
  }

  /// Returns the booking URL for a trip.
  ///
  /// In the URL of a search, dates are local at the airports. Text from a service is percent-encoded, so that the text
  /// cannot change the host.
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
