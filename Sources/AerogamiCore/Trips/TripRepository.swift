/// Requests the trips of a service, and explains its errors.
///
/// Equal requests under way at the same time are sent once. The actor itself guards the list of regions. The list is
/// requested only to explain an unknown region, and at most once with success.
public actor TripRepository {
  private enum AllRegions { case all }

  private let client: TripClient
  private let requests = RequestCoalescer<TripRequest, Fetched<[Trip]>>()
  private let regionRequests = RequestCoalescer<AllRegions, [Region.ID]>()
  private var knownRegions: [Region.ID]?

  public init(_ client: TripClient) {
    self.client = client
  }

  /// Returns the trips that depart in the request's region, in the service's order, without applying its search.
  ///
  /// - Throws: What ``response(to:)`` throws, and ``ClientError/Reason/unanswerable(_:)`` when the search needs a field
  ///   that no trip of the response has.
  public nonisolated func trips(_ request: TripRequest) async throws -> Fetched<[Trip]> {
    try request.checked(try await response(to: request))
  }

  /// Returns the same as ``trips(_:)``, from a request of its own. For callers that already share equal work.
  ///
  /// - Throws: What ``trips(_:)`` throws.
  public nonisolated func unsharedTrips(_ request: TripRequest) async throws -> Fetched<[Trip]> {
    try request.checked(try await unsharedResponse(to: request))
  }

  /// Returns the same as ``trips(_:)``, also when the response lacks a field that the search needs.
  ///
  /// - Throws: What the client throws. The error for an unknown region lists the known ones, if the service lists them.
  public nonisolated func response(to request: TripRequest) async throws -> Fetched<[Trip]> {
    try await requests.value(for: request) { try await unsharedResponse(to: request) }
  }

  private nonisolated func unsharedResponse(to request: TripRequest) async throws -> Fetched<[Trip]> {
    do {
      return try await client.trips(request)
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
      // Another request may have ended between the check above and this one's turn.
      if let knownRegions = await self.knownRegions { return knownRegions }
      let ids = try await client.regions().value.map(\.id)
      // Stored before the request counts as done, so that the next caller finds one or the other.
      await self.remember(ids)
      return ids
    }
    return response ?? []
  }

  private func remember(_ regions: [Region.ID]) {
    knownRegions = regions
  }
}

extension TripRequest {
  /// Returns the response if it has the fields that the search needs.
  fileprivate func checked(_ fetched: Fetched<[Trip]>) throws(ClientError) -> Fetched<[Trip]> {
    guard let field = search.missingField(of: fetched.value) else { return fetched }
    let place = region.map { "in \($0.printable(maxLength: 60))" } ?? "anywhere"
    throw ClientError(
      requested: fetched.requested ?? "the trips \(place)", reason: .unanswerable(field), attempts: fetched.attempts)
  }
}
