extension NotificationClient {
  /// A client that prints notifications instead of sending them. It accepts every name of a notifier.
  ///
  /// - Parameter print: Prints one line, without control characters.
  public static func mock(print: @escaping @Sendable (String) -> Void) -> NotificationClient {
    NotificationClient { notification in
      print("notification to \(notification.notifier): \(notification.title)".printable)
      for line in notification.lines + [notification.url].compactMap(\.self) { print("  \(line)".printable) }
      return Fetched(Receipt(kind: "mock"))
    }
  }
}
