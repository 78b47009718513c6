extension TripClient {
  /// A client in which every call throws a ``ClientError`` with `failure`.
  ///
  /// Passes the description of each error to `report` before throwing it.
  public static func failing(
    _ failure: Failure = .unimplemented, report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> TripClient {
    let fail = failure.errors(of: "TripClient", report: report)
    return TripClient(
      trips: { request in throw fail(request.region.map { "trips(in: \"\($0)\")" } ?? "trips()") },
      regions: { throw fail("regions()") },
      airport: { code in throw fail("airport(\"\(code)\")") },
      airlines: { throw fail("airlines()") },
      calendar: { request in throw fail("calendar(\"\(request.route.text)\", \(request.month.text))") })
  }
}
