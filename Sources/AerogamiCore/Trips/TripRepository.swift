/// Trips from a service, with concurrent equal requests merged into one.
///
/// The actor guards the list of known regions. It is requested at most once successfully, and only to suggest names for
/// an unknown region.
public actor TripRepository {
  private enum AllRegions { case all }

  private let client: TripClient
  private let requests = RequestCoalescer<TripRequest, Fetched<[Trip]>>()
  private let regionRequests = RequestCoalescer<AllRegions, [Region.ID]>()
  private var knownRegions: [Region.ID]?

  /// Creates a repository that requests trips from a client.
  public init(_ client: TripClient) {
    self.client = client
  }

  /// Returns the trips that depart in the request's region, in the service's order. The result may include trips that
  /// do not match the search.
  ///
  /// - Throws: The errors of ``response(to:)``, and ``ClientError/Reason/unanswerable(_:)`` if the search filters by a
  ///   field that no trip in the response has.
  public nonisolated func trips(_ request: TripRequest) async throws -> Fetched<[Trip]> {
    try request.checked(try await response(to: request))
  }

  /// Returns the same as ``trips(_:)``, but never shares a request. For callers that already share equal work.
  ///
  /// - Throws: What ``trips(_:)`` throws.
  public nonisolated func unsharedTrips(_ request: TripRequest) async throws -> Fetched<[Trip]> {
    try request.checked(try await unsharedResponse(to: request))
  }

  /// Returns the trips of a request even if the search cannot be applied to them.
  ///
  /// - Throws: An error of the client. For an unknown region, the error lists the known regions if the service does.
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
      // Another caller's request may have finished between the check above and this closure.
      if let knownRegions = await self.knownRegions { return knownRegions }
      let ids = try await client.regions().value.map(\.id)
      // Stored before the request counts as finished, so a later caller finds either the request or the regions.
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
