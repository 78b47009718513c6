package import AerogamiCore

/// How requests reach a service: one closure, and behaviors that wrap it.
///
/// `send` returns a complete answer, whatever its status. Without one it throws ``AttemptError``, from the innermost
/// transport and those that wrap a single attempt, or ``ClientError``, from those that have the last word; and
/// `CancellationError` when the calling task was cancelled. Nothing of a request is left behind in any case.
package struct HTTPTransport: Sendable {
  package var send: @Sendable (HTTPRequest) async throws -> HTTPResponse

  package init(_ send: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse) {
    self.send = send
  }
}

extension HTTPTransport {
  /// What surrounds every request of a run.
  package struct Behavior: Sendable {
    var attemptTimeout: Duration
    var deadline: Deadline
    var maxAttempts: Int
    var clock: any Clock<Duration>
    var now: @Sendable () -> Date
    var random: @Sendable () -> Double
    var recording: Recording?
    /// By the name of the client whose service takes only so many requests.
    var rateLimiters: [String: RateLimiter]
    var words: Remedy.Words

    package init(
      attemptTimeout: Duration, deadline: Deadline, maxAttempts: Int, clock: any Clock<Duration>,
      now: @escaping @Sendable () -> Date, random: @escaping @Sendable () -> Double, recording: Recording? = nil,
      rateLimiters: [String: RateLimiter] = [:], words: @escaping Remedy.Words
    ) {
      self.attemptTimeout = attemptTimeout
      self.deadline = deadline
      self.maxAttempts = maxAttempts
      self.clock = clock
      self.now = now
      self.random = random
      self.recording = recording
      self.rateLimiters = rateLimiters
      self.words = words
    }
  }

  /// The one place where the order of the wrappers is decided, the innermost first.
  ///
  /// A timeout is of one attempt, and a wait for one's turn is no part of it. Each hop of a redirect has attempts of
  /// its own. The deadline is over everything: it cuts an attempt short, and no wait before or between attempts reaches
  /// it. What is recorded is how a request ended for its client, after all of that: whoever replays it does not wait,
  /// try again or follow anything. Around all of this is the cache of responses, where answers are read: what it keeps
  /// goes by the URL that was asked first, and what it serves takes no attempt. It is empty for those who record, so
  /// that no answer escapes them.
  package func configured(_ behavior: Behavior) -> HTTPTransport {
    configured(behavior, RetryState(RetryPolicy(maxAttempts: behavior.maxAttempts)))
  }

  /// The same for a process that lives on: each request has the deadline for itself. What a run learns until its end of
  /// services that are down, and what it has spent on retries, is forgotten after ``runOfService``.
  ///
  /// - Parameter connections: How many requests are sent at the same time.
  package func configuredForEachRequest(_ behavior: Behavior, connections: Int) -> HTTPTransport {
    let semaphore = AsyncSemaphore(connections)
    let retries = RetryState(
      RetryPolicy(maxAttempts: behavior.maxAttempts), runs: Self.runOfService, clock: behavior.clock)
    return HTTPTransport { request in
      var own = behavior
      own.deadline = Deadline(behavior.deadline.limit, on: behavior.clock)
      return try await configured(own, retries, semaphore).send(request)
    }
  }

  /// Long enough for an outage not to be a storm, and short enough for its end to be seen.
  static let runOfService = Duration.seconds(5)

  /// - Parameter semaphore: How many requests are sent at the same time; `nil` where the callers see to that, as a feed does.
  private func configured(_ behavior: Behavior, _ retries: RetryState, _ semaphore: AsyncSemaphore? = nil)
    -> HTTPTransport
  {
    let (deadline, clock, words) = (behavior.deadline, behavior.clock, behavior.words)
    let attempt = timingOut(after: behavior.attemptTimeout, until: deadline, clock: clock, words: words)
    return
      (semaphore.map { attempt.limitingConcurrency($0, patience: .seconds(1), clock: clock, words: words) } ?? attempt)
      .limitingRate(behavior.rateLimiters, until: deadline, clock: clock, now: behavior.now, words: words)
      .retrying(
        retries, until: deadline, clock: clock, now: behavior.now, random: behavior.random, words: words
      )
      .followingRedirects()
      .recording(in: behavior.recording)
  }
}
