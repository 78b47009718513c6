extension FavoriteStore {
  /// A store in which every call throws a ``ClientError`` with `failure`.
  ///
  /// Passes the description of each error to `report` before throwing it.
  public static func failing(
    _ failure: Failure = .unimplemented, report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> FavoriteStore {
    let fail = failure.errors(of: "FavoriteStore", report: report)
    return FavoriteStore(
      add: { favorites in throw fail("add(\(favorites.map { "\"\($0.id)\"" }.joined(separator: ", ")))") },
      trips: { _, _ in throw fail("trips()") },
      ids: { throw fail("ids()") },
      find: { id, _ in throw fail("find(\"\(id)\")") },
      remove: { ids in throw fail("remove(\(ids.map { "\"\($0)\"" }.joined(separator: ", ")))") },
      clear: { throw fail("clear()") },
      count: { throw fail("count()") })
  }
}
