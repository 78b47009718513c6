extension CountryClient {
  /// A client in which every call throws a ``ClientError`` with `failure`.
  ///
  /// Passes the description of each error to `report` before throwing it.
  public static func failing(
    _ failure: Failure = .unimplemented, report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> CountryClient {
    let fail = failure.errors(of: "CountryClient", report: report)
    return CountryClient(
      named: { name, match in throw fail("named(\"\(name)\", .\(match))") },
      coded: { codes in throw fail("coded([\(codes.map { "\"\($0)\"" }.joined(separator: ", "))])") })
  }
}
