import AerogamiContainer
import AerogamiCore
import Foundation

/// The requests that find the trips of a search from some origins, nearest departures first. A pure value.
///
/// Fares to anywhere come from the REST endpoint: one request for each origin and each day, or one for each origin if
/// the search has no days. Fares to known destinations come from GraphQL, which has several offers a day, and from the
/// REST endpoint where GraphQL fails.
struct FarePlan: Sendable {
  /// The requests of the REST endpoint; empty if there are ``offers``.
  private(set) var fares: [FareRequest] = []
  /// The queries of the GraphQL endpoint, ``OfferRequest/maxQueries`` in each request.
  private(set) var offers: [OfferQuery] = []
  /// What the requests will not find, apart from what ``completeness`` says; complete if none was left out.
  private(set) var leftOut = Completeness.complete
  private let search: TripSearch
  /// The days of departure; `nil` for any.
  private let days: [Int]?

  /// The maximum number of requests of one call, without further pages.
  static let maxRequests = 200
  /// The maximum number of days in a query for days that are not consecutive.
  private static let maxListedDays = 5

  /// Plans the requests for a search, whose currency is set.
  ///
  /// - Parameter market: The market of all requests; `nil` for the country of each origin.
  init(_ search: TripSearch, from origins: [String], market: String?, at now: Date) {
    (self.search, days) = (search, search.departureDays(at: now))
    let routes = origins.flatMap { origin in
      let market = market ?? origin.market
      guard let codes = search.destinationCodes else {
        return [FareRequest(origin: origin, market: market, search: search)]
      }
      return codes.filter { $0 != origin }.map {
        FareRequest(origin: origin, destination: $0, market: market, search: search)
      }
    }
    if search.destinationCodes == nil {
      (fares, leftOut) = fares(on: routes)
      return
    }
    let chunks = offerDays
    let maxCount = Self.maxRequests * OfferRequest.maxQueries
    offers = chunks.prefix(maxCount / max(1, routes.count) + 1).flatMap { days in
      routes.map { OfferQuery(route: $0, days: days) }
    }
    leftOut = Self.limit(&offers, of: chunks.count, on: routes.count, perRequest: OfferRequest.maxQueries)
  }

  /// The days of each query for a route: one range if they are consecutive, otherwise at most five days.
  private var offerDays: [[Int]] {
    guard let days else { return [[]] }
    if let first = days.first, let last = days.last, last - first == days.count - 1 { return [days] }
    return stride(from: 0, to: days.count, by: Self.maxListedDays).map {
      Array(days[$0..<min(days.count, $0 + Self.maxListedDays)])
    }
  }

  /// Returns the requests of the REST endpoint for routes, and which trips they leave out.
  func fares(on routes: [FareRequest]) -> ([FareRequest], Completeness) {
    var requests = routes
    if let days {
      requests = days.prefix(Self.maxRequests / max(1, routes.count) + 1).flatMap { day in
        let departure = DepartureDays(containing: day..<day + 1)
        return routes.map { route in
          var request = route
          request.departure = departure
          return request
        }
      }
    }
    let leftOut = Self.limit(&requests, of: days?.count ?? 1, on: routes.count, perRequest: 1)
    return (requests, leftOut)
  }

  /// Limits the parts of a plan, one for each route and period, and returns what is left out.
  private static func limit<Part>(
    _ parts: inout [Part], of periodCount: Int, on routeCount: Int, perRequest size: Int
  ) -> Completeness {
    parts = Array(parts.prefix(maxRequests * size))
    guard periodCount * routeCount > parts.count else { return .complete }
    let needed = (periodCount * routeCount + size - 1) / size
    return Completeness(
      .partial,
      missing: [
        (parts.count < routeCount ? "not all routes" : "no later departures")
          + ": the search needs \(needed) requests, but only the first \(maxRequests) are sent; name fewer days or places"
      ])
  }

  /// What the responses of the REST endpoint lack.
  var completenessOfFares: Completeness {
    let dates =
      days == nil && search.destinationCodes == nil ? "" : search.isOneWay ? " on each day" : " on each pair of dates"
    return .cheapestOnly(missing: "only the cheapest trip to each destination\(dates)")
  }
}
