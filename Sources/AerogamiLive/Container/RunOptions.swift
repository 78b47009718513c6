public import AerogamiHTTP

/// How a process uses the dependencies of a configuration, and where it prints.
public struct RunOptions: Sendable {
  /// How long dependencies are used.
  public enum Lifetime: Sendable {
    /// One run of a command: all its requests share one deadline.
    case run
    /// A process that runs until it is stopped: each request has its own deadline.
    case service
  }

  /// Decides whether the deadline applies to the whole run or to each request.
  public var lifetime: Lifetime
  /// The maximum number of concurrent requests, 1 or more. With ``Lifetime/run``, it limits only the requests for
  /// fares, and callers limit their other calls themselves. With ``Lifetime/service``, it limits all requests together.
  public var concurrency: Int
  /// Decides when live clients send requests and when they use cached responses.
  public var cache: CacheMode
  /// The rate limiters of the services. Pass the same value to consecutive runs in one process, so that rate limits,
  /// and pauses after refused requests, continue in the next run.
  public var rateLimiters: RateLimiters
  /// Records the responses of live clients. Cached responses are then ignored.
  public var recording: Recording?
  /// Prints one line for users when the store fails and commands continue without it; `nil` to print nothing.
  ///
  /// Called at most once with ``Lifetime/run``. With ``Lifetime/service``, also called when the error changes, and when
  /// the store can be used again. Never called with ``CacheMode/offline``.
  public var warn: (@Sendable (String) async -> Void)?
  /// Prints the lines of one notification. Used only by the mock variant, which sends no notifications.
  public var printLines: @Sendable ([String]) async -> Void
  /// Hands over an e-mail for delivery, such as to the program `sendmail`. Throws ``MailError`` or `CancellationError`,
  /// and ends soon after it is canceled. By default, throws an error, because this library runs no programs.
  public var sendMail: @Sendable (MailMessage) async throws -> Void

  static let withoutMail: @Sendable (MailMessage) async throws -> Void = { _ in
    throw MailError("this program cannot send e-mails", remedy: "use another kind of notifier")
  }

  /// Creates the options, by default those of one command that prints nothing.
  public init(
    lifetime: Lifetime = .run, concurrency: Int = 4, cache: CacheMode = .normal,
    rateLimiters: RateLimiters = RateLimiters(), recording: Recording? = nil,
    warn: (@Sendable (String) async -> Void)? = nil,
    printLines: @escaping @Sendable ([String]) async -> Void = { _ in },
    sendMail: (@Sendable (MailMessage) async throws -> Void)? = nil
  ) {
    self.lifetime = lifetime
    self.concurrency = concurrency
    self.cache = cache
    self.rateLimiters = rateLimiters
    self.recording = recording
    self.warn = warn
    self.printLines = printLines
    self.sendMail = sendMail ?? Self.withoutMail
  }
}
