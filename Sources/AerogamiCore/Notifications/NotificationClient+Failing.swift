extension NotificationClient {
  /// A client in which every call throws a ``ClientError`` with `failure`.
  ///
  /// Passes the description of each error to `report` before throwing it.
  public static func failing(
    _ failure: Failure = .unimplemented, report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> NotificationClient {
    let fail = failure.errors(of: "NotificationClient", report: report)
    return NotificationClient { throw fail(call($0.notifier)) }
  }
}
