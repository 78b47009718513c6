extension RoverClient {
  /// A client in which every call passes its description to `report` and then throws `failure`.
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
