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
  private let fetchSize: Int

  /// The maximum number of requests of one fetch, without further pages and those of failed GraphQL requests.
  static let maxRequests = 200
  /// The maximum number of days in a query for days that are not consecutive.
  private static let maxListedDays = 5

  /// Plans the requests for a search, whose currency is set.
  ///
  /// - Parameters:
  ///   - market: The market of all requests; `nil` for the country of each origin.
  ///   - fetchSize: The number of calls that share ``maxRequests``.
  init(_ search: TripSearch, from origins: [String], market: String?, at now: Date, fetchSize: Int = 1) {
    (self.search, days, self.fetchSize) = (search, search.departureDays(at: now), fetchSize)
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
    let maxCount = maxShare * OfferRequest.maxQueries
    var queries = chunks.prefix(maxCount / max(1, routes.count) + 1).flatMap { days in
      routes.map { OfferQuery(route: $0, days: days) }
    }
    leftOut = limit(
      &queries, of: chunks.count * routes.count, on: routes.count, perRequest: OfferRequest.maxQueries)
    offers = queries
  }

  /// The days of each query for a route: one range if they are consecutive, otherwise at most five days.
  private var offerDays: [[Int]] {
    guard let days else { return [[]] }
    if let first = days.first, let last = days.last, last - first == days.count - 1 { return [days] }
    return stride(from: 0, to: days.count, by: Self.maxListedDays).map {
      Array(days[$0..<min(days.count, $0 + Self.maxListedDays)])
    }
  }

  /// Returns the requests of the REST endpoint for the routes and days of queries, nearest first, and which trips they
  /// leave out.
  func fares(insteadOf queries: [OfferQuery]) -> ([FareRequest], Completeness) {
    let all = queries.flatMap { query in
      days == nil ? [query.route] : query.days.map { query.route.departing(on: $0) }
    }
    var requests = all.uniqued().sorted {
      ($0.departure?.days.lowerBound ?? 0) < ($1.departure?.days.lowerBound ?? 0)
    }
    let leftOut = limit(
      &requests, of: requests.count, on: Set(queries.map(\.route)).count, perRequest: 1)
    return (requests, leftOut)
  }

  /// Returns the requests of the REST endpoint for routes, and which trips they leave out.
  private func fares(on routes: [FareRequest]) -> ([FareRequest], Completeness) {
    var requests = routes
    if let days {
      requests = days.prefix(maxShare / max(1, routes.count) + 1).flatMap { day in
        routes.map { $0.departing(on: day) }
      }
    }
    let leftOut = limit(&requests, of: (days?.count ?? 1) * routes.count, on: routes.count, perRequest: 1)
    return (requests, leftOut)
  }

  /// The maximum number of requests of this call.
  private var maxShare: Int { max(1, Self.maxRequests / max(1, fetchSize)) }

  /// Limits the first parts of a plan, of `count` parts for each route and period, and returns what is left out.
  private func limit<Part>(
    _ parts: inout [Part], of count: Int, on routeCount: Int, perRequest size: Int
  ) -> Completeness {
    parts = Array(parts.prefix(maxShare * size))
    guard count > parts.count else { return .complete }
    let needed = (count + size - 1) / size
    let lacking = parts.count < routeCount ? "not all routes" : "no later departures"
    let reason = fetchSize > 1 ? ", because \(fetchSize) regions share \(Self.maxRequests)" : ""
    return Completeness(
      .partial,
      missing: [
        "\(lacking): the search needs \(needed) requests, but only the first \(maxShare) are sent\(reason); "
          + "name fewer days or places"
      ])
  }

  /// Returns what the responses of the REST endpoint lack, with the reason why it was used instead of GraphQL, if any,
  /// and the routes for which it was, if not for all.
  func completenessOfFares(because reason: String? = nil, insteadOf failed: [OfferQuery] = []) -> Completeness {
    let dates =
      days == nil && search.destinationCodes == nil ? "" : search.isOneWay ? " on each day" : " on each pair of dates"
    let because = reason.map { ", because \($0)" } ?? ""
    let routes = failed.map(\.route.name).uniqued()
    if routes.isEmpty || routes.count == Set(offers.map(\.route.name)).count {
      return .cheapestOnly(missing: "only the cheapest trip to each destination\(dates)\(because)")
    }
    let more = routes.count > 5 ? " and \(routes.count - 5) more" : ""
    let named = routes.prefix(5).joined(separator: ", ") + more
    return .cheapestOnly(missing: "only the cheapest trip of \(named)\(dates)\(because)")
  }
}
