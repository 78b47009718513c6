public import Foundation

/// Creates the URLs of web pages on which trips can be booked: the page of the fare while it is fresh, and a search for
/// the trip's flights, for its passengers in economy class.
///
/// The page of an old fare often says that the fare is sold out, although the flights have seats at another price. So
/// older trips, such as favorites, link to the search. Ryanair's pages always show the current prices of the flights.
/// The search is the documented page of Travelpayouts, which takes the passengers as parameters and works without a marker.
public struct BookingLink: Hashable, Sendable {
  /// The URL of the search page, without a query.
  public var base: String
  /// The affiliate marker to add to every link to Aviasales, or `nil` for none.
  public var marker: String?

  /// Creates a builder of booking links.
  public init(base: String, marker: String?) { (self.base, self.marker) = (base, marker) }

  /// The age of an offer, in seconds, from which its link is not used.
  public static let freshness: TimeInterval = 3 * 3600

  /// Returns the URL of the page on which a trip can be booked: the page of the fare while it is fresh, otherwise the
  /// search page. For a pair of tickets, that is the page of the outbound one: see ``urls(for:at:)``.
  public func url(for trip: Trip, at now: Date) -> String {
    let trip = trip.tickets.first ?? trip
    return fareURL(for: trip, at: now) ?? searchURL(for: trip)
  }

  /// Returns the URLs of ``url(for:at:)`` of both tickets of a pair, outbound first; of any other trip, its only one.
  public func urls(for trip: Trip, at now: Date) -> [String] {
    trip.tickets.isEmpty ? [url(for: trip, at: now)] : trip.tickets.map { url(for: $0, at: now) }
  }

  /// Returns the URL of the page of the fare; `nil` if the service sent no link, or if the link is no longer fresh.
  public func fareURL(for trip: Trip, at now: Date) -> String? {
    guard let link = trip.link, link.showsCurrentPrices || now.timeIntervalSince(trip.createdAt) < Self.freshness else {
      return nil
    }
    return link.url(marker: marker)
  }

  /// Returns the URL of a page that searches for the trip's flights, for all of its passengers. Dates are local at the
  /// airports, and text from a service is percent-encoded, so that it cannot change the host.
  public func searchURL(for trip: Trip) -> String {
    let adults = trip.terms.passengers - trip.terms.children
    var query: [(name: String, value: String)] = [
      ("origin_iata", trip.departure.airportCode), ("destination_iata", trip.destination.airportCode),
      ("currency", trip.currency), ("adults", "\(adults)"), ("children", "\(trip.terms.children)"), ("infants", "0"),
      ("trip_class", "0"), ("depart_date", trip.departureAt.dayText),
    ]
    if let returnAt = trip.returnAt { query.append(("return_date", returnAt.dayText)) }
    if let marker { query.append(("marker", marker)) }
    query.append(("with_request", "true"))
    return base + "?" + query.map { "\($0.name)=\($0.value.percentEncoded)" }.joined(separator: "&")
  }
}

/// A link to the page of a fare at Aviasales, Ryanair or Kiwi.com. The hosts are fixed, so a service cannot send a
/// traveler to another site.
public struct FareLink: Hashable, Sendable {
  /// A path at Aviasales, which starts with a slash and may have a query, or a complete URL at another site.
  public let text: String

  static let site = "https://www.aviasales.com"
  private static let ryanair = "https://www.ryanair.com/"
  /// The sites of complete URLs. Kiwi.com has a host of its own for short links.
  private static let sites = [ryanair, "https://www.kiwi.com/", "https://on.kiwi.com/"]

  /// Creates a link from a path at Aviasales, with or without a query, or from a URL at `https://www.ryanair.com/`,
  /// `https://www.kiwi.com/` or `https://on.kiwi.com/`.
  ///
  /// Returns `nil` for any other text, and for a link that has a fragment, contains a character that RFC 3986 does not
  /// allow in a path or query, or is longer than 2,048 bytes. Every browser supports links up to that length.
  public init?(_ text: String) {
    guard
      text.utf8.first == UInt8(ascii: "/") || Self.sites.contains(where: { text.hasPrefix($0) }),
      text.utf8.count <= 2048, text.utf8.allSatisfy(Self.bytes.contains)
    else { return nil }
    self.text = text
  }

  private static let bytes = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:/?@!$&'()*+,;=%".utf8)

  /// Whether the page searches for the flights again, so that it is never out of date.
  fileprivate var showsCurrentPrices: Bool { text.hasPrefix(Self.ryanair) }

  /// Returns the complete URL. Adds the affiliate marker to a link to Aviasales.
  func url(marker: String?) -> String {
    guard text.utf8.first == UInt8(ascii: "/") else { return text }
    let query = marker.map { "\(text.utf8.contains(UInt8(ascii: "?")) ? "&" : "?")marker=\($0.percentEncoded)" } ?? ""
    return Self.site + text + query
  }
}
