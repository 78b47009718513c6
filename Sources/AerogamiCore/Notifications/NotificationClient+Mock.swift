import AerogamiContainer

extension NotificationClient {
  /// A client that prints notifications instead of sending them. It accepts any notifier name.
  ///
  /// - Parameter print: Prints the lines of one notification, which have no control characters. It must not mix them
  ///   with the lines of another notification that is sent at the same time.
  public static func mock(print: @escaping @Sendable ([String]) async -> Void) -> NotificationClient {
    NotificationClient { notification in
      let title = "notification to \(notification.notifier): \(notification.title)"
      let rest = (notification.lines + [notification.url].compactMap(\.self)).map { "  \($0)" }
      await print(([title] + rest).map(\.printable))
      return Fetched(Receipt(kind: "mock"))
    }
  }
}
