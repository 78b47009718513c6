extension StarWarsClient {
  /// A client in which every call throws a ``ClientError`` with `failure`.
  ///
  /// Passes the description of each error to `report` before throwing it.
  public static func failing(
    _ failure: Failure = .unimplemented, report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> StarWarsClient {
    let fail = failure.errors(of: "StarWarsClient", report: report)
    return StarWarsClient(
      resource: { throw fail("\($0.kind.rawValue)(\($0.id))") },
      list: { throw fail("list(\($0.plural), page: \($1))") },
      search: { throw fail("search(\($0.plural), \"\($1)\", page: \($2))") })
  }
}
