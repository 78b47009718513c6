extension TripClient {
  /// A client in which every call passes its description to `report` and then throws `failure`.
  public static func failing(
    _ failure: Failure = .unimplemented, report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> TripClient {
    let fail: @Sendable (String) -> ClientError = { call in
      let error = ClientError(requested: "TripClient.\(call)", reason: .injected(failure))
      report(error.description)
      return error
    }
    return TripClient(
      trips: { request in throw fail(request.region.map { "trips(in: \"\($0)\")" } ?? "trips()") },
      regions: { throw fail("regions()") },
      airport: { code in throw fail("airport(\"\(code)\")") })
  }
}
