extension RoverClient {
  /// A client in which every call throws a ``ClientError`` with `failure`.
  ///
  /// Passes the description of each error to `report` before throwing it.
  public static func failing(
    _ failure: Failure = .unimplemented, report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> RoverClient {
    let fail = failure.errors(of: "RoverClient", report: report)
    return RoverClient(
      photos: { query, page in throw fail("photos(of: \(query), page: \(page))") },
      manifest: { rover in throw fail("manifest(of: \(rover.rawValue))") },
      picture: { url in throw fail("picture(at: \"\(url)\")") })
  }
}
