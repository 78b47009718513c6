public import AerogamiContainer

/// A client that sends notifications.
///
/// ``send`` throws `ClientError` if the notification was not sent or if it is unknown whether it was sent, and
/// `CancellationError` soon after the calling task is canceled. No work continues after ``send`` returns or throws.
public struct NotificationClient: Sendable {
  /// How a notification was delivered.
  public struct Receipt: Hashable, Sendable {
    /// The kind of notifier, such as `ntfy`; `mock` if the notification was printed instead.
    public var kind: String
    /// The HTTP status of the service's response; `nil` if no request was sent.
    public var status: Int?

    public init(kind: String, status: Int? = nil) { (self.kind, self.status) = (kind, status) }
  }

  /// Sends a notification with the notifier that the notification names. If this closure returns, the notification was
  /// sent at least once.
  public var send: @Sendable (_ notification: Notification) async throws -> Fetched<Receipt>

  public init(send: @escaping @Sendable (_ notification: Notification) async throws -> Fetched<Receipt>) {
    self.send = send
  }

  /// The endpoints of this client.
  public static let endpoints: [Endpoint<NotificationClient>] = [
    Endpoint("send", \.send, keys: "notifiers", key: { CallKey($0.notifier) }, call: { call($0.notifier) })
  ]

  /// A client in which every call throws a `ClientError` with `failure`, after passing its description to `report`.
  public static func failing(
    _ failure: Failure = .unimplemented, report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> NotificationClient {
    endpoints.failing(.mock(print: { _ in }), with: failure, report: report)
  }

  /// The problem of a process that read the notifiers when it started, with a notifier that was added later.
  ///
  /// - Parameter notifier: Words for the notifier, such as `the notifier "phone"`.
  package static func unknown(_ notifier: String) -> Problem {
    Problem(
      "the process that runs the watches does not know \(notifier)",
      remedy: "restart it if the notifier was added since it started")
  }

  package static func call(_ notifier: String) -> String { "send(to: \"\(notifier.printable(maxLength: 60))\")" }
}

/// A message to a person, and the notifier that sends it. The texts may come from services. A ``NotificationClient``
/// sends them without control characters and without formatting.
public struct Notification: Hashable, Sendable {
  /// The name of the notifier in the configuration, such as `phone`.
  public var notifier: String
  public var title: String
  public var lines: [String]
  /// The only URL to open from the message, an `http` or `https` URL; `nil` if there is none.
  public var url: String?
  /// The time limit for sending; `nil` for the deadline that the requests of a run share.
  public var deadline: Duration?

  public init(to notifier: String, title: String, lines: [String], url: String? = nil, deadline: Duration? = nil) {
    self.notifier = notifier
    self.title = title
    self.lines = lines
    self.url = url
    self.deadline = deadline
  }
}
