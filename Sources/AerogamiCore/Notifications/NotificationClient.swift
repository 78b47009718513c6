public import AerogamiContainer

/// A client that sends notifications.
///
/// ``send`` throws `ClientError` if the notification was not sent, or may not have been sent, and
/// `CancellationError` soon after the calling task is canceled. No work continues after it returns or throws.
public struct NotificationClient: Sendable {
  /// How a notification was delivered.
  public struct Receipt: Hashable, Sendable {
    /// The kind of notifier, such as `ntfy`; `mock` if the notification was printed instead.
    public var kind: String
    /// The HTTP status of the service's response; `nil` if no request was sent.
    public var status: Int?

    /// Creates a receipt.
    public init(kind: String, status: Int? = nil) {
      (self.kind, self.status) = (kind, status)
    }
  }

  /// Sends a notification with the notifier that the notification names.
  ///
  /// If this closure returns, the notification was sent at least once.
  public var send: @Sendable (_ notification: Notification) async throws -> Fetched<Receipt>

  /// Creates a client from its closure.
  public init(send: @escaping @Sendable (_ notification: Notification) async throws -> Fetched<Receipt>) {
    self.send = send
  }

  /// The endpoints of this client.
  public static let endpoints: [Endpoint<NotificationClient>] = [
    Endpoint("send", \.send, keys: "notifiers") {
      CallKey($0.notifier)
    } call: {
      call($0.notifier)
    }
  ]

  /// A client in which every call throws a `ClientError` with `failure`.
  ///
  /// Passes the description of each error to `report` before throwing it.
  public static func failing(
    _ failure: Failure = .unimplemented, report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> NotificationClient {
    endpoints.failing(.mock(print: { _ in }), with: failure, report: report)
  }

  /// The description of a call, for errors.
  package static func call(_ notifier: String) -> String { "send(to: \"\(notifier.printable(maxLength: 60))\")" }
}
