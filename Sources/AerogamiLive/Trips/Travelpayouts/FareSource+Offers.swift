import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
import AerogamiJSON

/// The results of the GraphQL requests of a plan.
struct FareOffers: Sendable {
  /// The offers found, by route.
  fileprivate(set) var responses: [FareSource.NamedResponse] = []
  /// Cached offers of failed requests, to use if no other endpoint has fares.
  fileprivate(set) var stale: [FareSource.NamedResponse] = []
  /// The queries without a complete response.
  fileprivate(set) var failedQueries: [OfferQuery] = []
  fileprivate(set) var failedAttempts = 0
  fileprivate var failures: [String] = []

  /// Why ``failedQueries`` have no offers, as a phrase for users: the first reason, and the number of the others; `nil`
  /// if all have.
  var failure: String? {
    failures.first.map { $0 + (failures.count > 1 ? " (and \(failures.count - 1) more)" : "") }
  }
}

extension FareSource {
  /// How long a call requests offers, including the wait for other calls. The rest is faster from the REST endpoint,
  /// which accepts ten times as many requests.
  static let offerTime = Duration.seconds(10)

  /// Requests all offers of the plan's queries, one request at a time. After a failed request, and after
  /// ``offerTime``, no further one is sent. Throws `CancellationError`.
  func offers(of plan: FarePlan, for request: TripRequest) async throws -> FareOffers {
    var offers = FareOffers()
    let elapsed = context.clock.stopwatch()
    var rest = plan.offers[...]
    while !rest.isEmpty {
      let queries = Array(rest.prefix(OfferRequest.maxQueries))
      rest = rest.dropFirst(queries.count)
      let isDone = try await addPages(of: queries, for: request, timeLeft: { Self.offerTime - elapsed() }, to: &offers)
      // A dry run goes on, to plan every request.
      if !isDone, context.notePlan == nil {
        offers.failedQueries += rest
        break
      }
    }
    return offers
  }

  /// Requests the pages of some queries until each query has all of its offers, or as many as the caller needs. Returns
  /// `false` if a request failed, or if no time was left for it. Throws `CancellationError`.
  private func addPages(
    of queries: [OfferQuery], for request: TripRequest, timeLeft: () -> Duration, to offers: inout FareOffers
  ) async throws -> Bool {
    var found = queries.map { _ in Fetched<[Trip]>?.none }
    defer {
      offers.responses += zip(queries, found).compactMap { query, found in
        found.map { (query.route.name, .success($0)) }
      }
    }
    var pending = Array(queries.indices)
    var rowCounts = queries.map { _ in 0 }
    for _ in 0..<OfferRequest.maxPages where !pending.isEmpty {
      let next = pending.map { index in
        var query = queries[index]
        query.offset = rowCounts[index]
        return query
      }
      let page: Fetched<OfferPage>
      do {
        let sent = try await withOfferPermit(within: timeLeft()) {
          try await service.ofOffers.get(.offers, OfferRequest(queries: next))
        }
        guard let sent else {
          offers.fail(next, because: "all offers take more than \(Self.offerTime.inSeconds) s to request")
          return false
        }
        page = sent
      } catch let error as ClientError {
        offers.fail(next, because: error.message, attempts: error.attempts)
        return false
      }
      let lists = Array(page.value.lists.prefix(next.count))
      var parts = lists.map { list in
        list.map { list in
          let skipped = service.token.map { list.skipped.hiding($0) } ?? list.skipped
          return trips(
            of: Fetched(FarePage(fares: list, currency: ""), attempts: 0, skipped: skipped, status: page.status))
        }
      }
      let reported = page.value.reported(hiding: service.token, for: lists.indices)
      if page.status.kind == .stale {
        offers.fail(
          next, because: page.status.clientError?.message ?? "the service does not respond", attempts: page.attempts)
        offers.stale += zip(next, parts).compactMap { query, part in part.map { (query.route.name, .success($0)) } }
        return false
      }
      // The attempts are those of the whole request, so only one part has them.
      if let first = parts.firstIndex(where: { $0 != nil }) {
        parts[first]?.attempts = page.attempts
        let isExplained = lists.indices.allSatisfy { lists[$0] != nil || reported.byQuery[$0] != nil }
        if let others = reported.others, isExplained {
          parts[first]?.completeness = Completeness(.partial, missing: ["not all offers, because \(others)"])
        }
      }
      var unfinished: [Int] = []
      for (position, (index, list)) in zip(pending, lists).enumerated() {
        let own = reported.byQuery[position]
        guard let list, var part = parts[position] else {
          offers.fail([queries[index]], because: own ?? reported.others ?? "the service sent no offers")
          continue
        }
        if let own {
          let missing = "not all offers of \(queries[index].route.name), because \(own)"
          part.completeness = part.completeness.joined(with: Completeness(.partial, missing: [missing]))
        }
        var joined = found[index] ?? Fetched([], attempts: 0)
        let (isNew, rowCount) = (part.value.hasTrip(notIn: joined.value), list.elements.count + list.skipped.count)
        joined.append(part)
        found[index] = joined
        rowCounts[index] += rowCount
        // The service does not document its own maximum, which may be a round number below the requested one.
        let mayBeCut = rowCount >= OfferRequest.pageSize || rowCount % 10 == 0 && isNew
        if rowCount == 0 || !mayBeCut { continue }
        if try await !areEnough(joined.value, for: request) { unfinished.append(index) }
      }
      pending = unfinished
    }
    for index in pending {
      found[index]?.completeness = Completeness(
        .partial,
        missing: [
          "no fares after the first \(rowCounts[index]) of \(queries[index].route.name)"
        ])
    }
    return true
  }

  /// Sends a request with the permit; returns `nil` without sending it if no time is left, or if the permit is not free
  /// in time.
  private func withOfferPermit<Value>(
    within limit: Duration, _ send: () async throws -> Value
  ) async throws -> Value? {
    limit > .zero ? try await offerSemaphore.withPermit(within: limit, clock: context.clock, send) : nil
  }
}

extension FareOffers {
  fileprivate mutating func fail(_ queries: [OfferQuery], because reason: String, attempts: Int = 0) {
    failedQueries += queries
    failedAttempts += attempts
    if !failures.contains(reason) { failures.append(reason) }
  }
}

extension OfferPage {
  /// The errors in words: by the position of their query, and the others, which are probably about the queries without
  /// offers, if one of these has no error of its own.
  fileprivate func reported(
    hiding token: String?, for positions: Range<Int>
  ) -> (byQuery: [Int: String], others: String?) {
    func text(_ errors: [OfferError]) -> String? {
      guard let first = errors.first else { return nil }
      let more = errors.count > 1 ? " (and \(errors.count - 1) more error\(errors.count == 2 ? "" : "s"))" : ""
      return "the service reports: \(first.message.shown(hiding: token))\(more)"
    }
    let byQuery = Dictionary(grouping: errors) { $0.query.flatMap { positions.contains($0) ? $0 : nil } }
    let known = positions.compactMap { position in text(byQuery[position] ?? []).map { (position, $0) } }
    return (Dictionary(known) { first, _ in first }, text(byQuery[nil] ?? []))
  }
}

extension [Trip] {
  fileprivate func hasTrip(notIn others: [Trip]) -> Bool {
    let known = Set(others.map(\.id))
    return contains { !known.contains($0.id) }
  }
}
