/// The trips of a service, asked for no more often than needed.
///
/// Equal requests that are under way at the same time are one request. What the actor itself guards is the list of
/// regions: it is asked for at most once with success, and only to tell whoever named an unknown region which there are.
public actor TripRepository {
  private enum AllRegions { case all }

  private let client: TripClient
  private let requests = RequestCoalescer<TripRequest, Fetched<[Trip]>>()
  private let regionRequests = RequestCoalescer<AllRegions, [Region.ID]>()
  private var knownRegions: [Region.ID]?

  public init(_ client: TripClient) {
    self.client = client
  }

  /// The trips that depart in the request's region, in the service's order. Those that its search does not match are
  /// still among them.
  ///
  /// - Throws: What ``response(to:)`` throws, and ``ClientError/Reason/unanswerable(_:)`` where the search needs a field
  ///   that no trip of the response has.
  public nonisolated func trips(_ request: TripRequest) async throws -> Fetched<[Trip]> {
    let fetched = try await response(to: request)
    guard let field = request.search.missingField(of: fetched.value) else { return fetched }
    let region = request.region.map { "in \($0.printable(maxLength: 60))" } ?? "anywhere"
    throw ClientError(
      requested: fetched.requested ?? "the trips \(region)", reason: .unanswerable(field), attempts: fetched.attempts)
  }

  /// The same, whether or not the response can answer the search.
  ///
  /// - Throws: What the client throws; for an unknown region, with the known ones named where the service names them.
  public nonisolated func response(to request: TripRequest) async throws -> Fetched<[Trip]> {
    do {
      return try await requests.value(for: request) { [client] in try await client.trips(request) }
    } catch var error as ClientError {
      if case .unknown(let kind, let name, known: []) = error.reason {
        let known = await regionsKnown()
        error.reason =
          known.contains(name)
          ? .failed(
            .status(404), detail: "the service lists this \(kind), and then does not know it", remedy: "try again later"
          )
          : .unknown(kind, named: name, known: known)
      }
      throw error
    }
  }

  private func regionsKnown() async -> [Region.ID] {
    if let knownRegions { return knownRegions }
    let response = try? await regionRequests.value(for: .all) { [client] in
      // The request of another may have ended after the look above and before this one's turn.
      if let knownRegions = await self.knownRegions { return knownRegions }
      let ids = try await client.regions().value.map(\.id)
      // Before the request counts as done, so that whoever comes next finds either the one or the other.
      await self.remember(ids)
      return ids
    }
    return response ?? []
  }

  private func remember(_ regions: [Region.ID]) {
    knownRegions = regions
  }
}
