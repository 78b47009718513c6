import AerogamiContainer
import AerogamiCore
import AerogamiJSON

/// The results of the GraphQL requests of a plan.
struct FareOffers: Sendable {
  /// The offers found, by route.
  fileprivate(set) var responses: [FareSource.NamedResponse] = []
  /// Cached offers of failed requests, to use if no other endpoint has fares.
  fileprivate(set) var stale: [FareSource.NamedResponse] = []
  /// The routes for which a request failed.
  fileprivate(set) var failedRoutes: [FareRequest] = []
  fileprivate(set) var failedAttempts = 0
}

extension FareSource {
  /// Requests all offers of the plan's queries, one request at a time. After a failed request, no further one is sent.
  /// Throws `CancellationError`.
  func offers(of plan: FarePlan, for request: TripRequest) async throws -> FareOffers {
    var offers = FareOffers()
    var rest = plan.offers[...]
    while !rest.isEmpty {
      let queries = Array(rest.prefix(OfferRequest.maxQueries))
      rest = rest.dropFirst(queries.count)
      if try await !addPages(of: queries, for: request, to: &offers) {
        offers.failedRoutes += rest.map(\.route)
        break
      }
    }
    offers.failedRoutes = offers.failedRoutes.uniqued()
    return offers
  }

  /// Requests the pages of some queries until each query has all of its offers, or as many as the caller needs. Returns
  /// `false` if a request failed. Throws `CancellationError`.
  private func addPages(
    of queries: [OfferQuery], for request: TripRequest, to offers: inout FareOffers
  ) async throws -> Bool {
    var found = queries.map { _ in Fetched<[Trip]>?.none }
    defer {
      offers.responses += zip(queries, found).compactMap { query, found in
        found.map { (query.route.name, .success($0)) }
      }
    }
    var pending = Array(queries.indices)
    for number in 0..<OfferRequest.maxPages where !pending.isEmpty {
      let next = pending.map { index in
        var query = queries[index]
        query.offset = number * OfferRequest.pageSize
        return query
      }
      let page: Fetched<OfferPage>
      do {
        page = try await offerSemaphore.withPermit {
          try await service.ofOffers.get(.offers, OfferRequest(queries: next))
        }
      } catch let error as ClientError {
        offers.failedAttempts += error.attempts
        offers.failedRoutes += next.map(\.route)
        return false
      }
      let lists = Array(page.value.lists.prefix(next.count))
      var parts = lists.map { list in
        list.map { trips(of: Fetched(FarePage(fares: $0, currency: ""), attempts: 0, status: page.status)) }
      }
      if page.status.kind == .stale {
        offers.failedAttempts += page.attempts
        offers.failedRoutes += next.map(\.route)
        offers.stale += zip(next, parts).compactMap { query, part in part.map { (query.route.name, .success($0)) } }
        return false
      }
      // The attempts and the skipped rows are those of the whole request, so only one part has them.
      if let first = parts.firstIndex(where: { $0 != nil }) {
        parts[first]?.attempts = page.attempts
        parts[first]?.skipped = page.skipped
        if let error = page.value.error, !lists.contains(where: { $0 == nil }) {
          parts[first]?.completeness = Completeness(.partial, missing: ["not all offers, because the service reports: \(error)"])
        }
      }
      var unfinished: [Int] = []
      for (index, (list, part)) in zip(pending, zip(lists, parts)) {
        guard let list, let part else {
          offers.failedRoutes.append(queries[index].route)
          continue
        }
        var joined = found[index] ?? Fetched([], attempts: 0)
        joined.append(part)
        found[index] = joined
        if list.elements.count + list.skipped.count < OfferRequest.pageSize { continue }
        if try await !areEnough(joined.value, for: request) { unfinished.append(index) }
      }
      pending = unfinished
    }
    for index in pending {
      found[index]?.completeness = Completeness(
        .partial,
        missing: [
          "no fares after the first \(OfferRequest.maxPages * OfferRequest.pageSize) of \(queries[index].route.name)"
        ])
    }
    return true
  }
}
