/// A message to a person, and the notifier that sends it.
///
/// The texts may come from services. A ``NotificationClient`` sends them without control characters and without
/// formatting.
public struct Notification: Hashable, Sendable {
  /// The name of the notifier in the configuration, such as `phone`.
  public var notifier: String
  public var title: String
  /// The lines of the text.
  public var lines: [String]
  /// An address to open from the message; `nil` if there is none. Left out of the message unless it is an `http` or
  /// `https` URL.
  public var url: String?
  /// The time limit for sending; `nil` for the deadline that the requests of a run share.
  public var deadline: Duration?

  /// Creates a notification.
  public init(to notifier: String, title: String, lines: [String], url: String? = nil, deadline: Duration? = nil) {
    self.notifier = notifier
    self.title = title
    self.lines = lines
    self.url = url
    self.deadline = deadline
  }
}
