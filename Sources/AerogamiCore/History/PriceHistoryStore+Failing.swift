extension PriceHistoryStore {
  /// A store in which every call throws a ``ClientError`` with `failure`.
  ///
  /// Passes the description of each error to `report` before throwing it.
  public static func failing(
    _ failure: Failure = .unimplemented, report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> PriceHistoryStore {
    let fail = failure.errors(of: "PriceHistoryStore", report: report)
    return PriceHistoryStore(
      record: { _, _ in throw fail("record()") },
      deals: { _ in throw fail("deals()") },
      medians: { _ in throw fail("medians()") },
      lows: { _, _ in throw fail("lows()") },
      histories: { route in throw fail("histories(\(route))") },
      routes: { _ in throw fail("routes()") },
      prune: { _, _ in throw fail("prune()") },
      size: { throw fail("size()") })
  }
}
