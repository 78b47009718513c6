import AerogamiCore
import FoundationEssentials

/// How requests reach a service: one closure, and behaviors that wrap it.
///
/// `send` returns a complete answer, whatever its status. Without one it throws ``AttemptError``, from the innermost
/// transport and those that wrap a single attempt, or ``ClientError``, from those that have the last word; and
/// `CancellationError` when the calling task was cancelled. Nothing of a request is left behind in any case.
struct HTTPTransport: Sendable {
  var send: @Sendable (HTTPRequest) async throws -> HTTPResponse
}

/// A GET request: the only kind there is, so that every request may be sent again.
struct HTTPRequest: Hashable, Sendable {
  struct Header: Hashable, Sendable {
    var name: String
    var value: String
    /// Whether it stays with the origin that it was meant for.
    var isSecret = false
  }

  /// Whose request it is.
  struct Asker: Hashable, Sendable {
    /// The client's name in a configuration.
    var client: String
    /// Below which it asks.
    var base: BaseURL
    /// Whether it is one of those requests of which its service takes only so many.
    var isPaced = true
    /// Of the token that it has; `nil` where it has none. See ``Swift/String/quoteLimit``.
    var quoteLimit: Int?
  }

  /// Absolute and percent-encoded.
  var url: String
  /// Without an `Accept` among them, JSON is asked for.
  var headers: [Header] = []
  /// What was asked first, where a redirect led here.
  var redirectedFrom: String?
  /// `nil` where nobody needs to know.
  var asker: Asker?

  /// The value of the first header with that name, whatever its case.
  func header(_ name: String) -> String? { headers.value(of: name) }

  /// What is sent, beside what says to whom: its own headers, and those of every request.
  var allHeaders: [Header] {
    [Header(name: "Accept-Encoding", value: "gzip"), Header(name: "User-Agent", value: "aerogami")]
      + (header("Accept") == nil ? [Header(name: "Accept", value: "application/json")] : []) + headers
  }
}

extension HTTPRequest: CustomStringConvertible {
  /// What an error or a log says of it, without headers and whatever sounds secret.
  var description: String {
    // Whatever else a redirect's address says was written by the service, and may be a secret that it was sent.
    if let redirectedFrom { return "\(redirectedFrom), redirected to \(Origin(of: url)?.description ?? "elsewhere")" }
    return "GET \(redacted(url).printable(maxLength: 300))"
  }
}

struct HTTPResponse: Sendable {
  var status: Int
  var headers: [HTTPRequest.Header] = []
  /// Decompressed and complete.
  var body: [UInt8]
  /// The request that this answers, where a redirect led to another than was made.
  var request: HTTPRequest?
  /// How many requests this answer took, those that failed or were redirected included.
  var attempts = 1
  /// Whether it is a 429 that pauses all requests of its client: who sends the request again waits for its turn.
  var isPaced = false
  /// Why a status that is usually tried again was not; for people.
  var remark: String?

  /// The value of the first header with that name, whatever its case.
  func header(_ name: String) -> String? { headers.value(of: name) }
}

extension [HTTPRequest.Header] {
  fileprivate func value(of name: String) -> String? {
    first { $0.name.lowercased() == name.lowercased() }?.value
  }
}

/// Why one attempt brought no complete answer.
struct AttemptError: Error {
  /// How far an attempt got, in the order of what comes first.
  enum Stage: String, CaseIterable, Comparable {
    /// Finding the host's address.
    case resolve
    /// A connection, be it to a proxy.
    case connect
    case secure = "tls"
    case answer

    private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    static func < (left: Stage, right: Stage) -> Bool { left.place < right.place }
  }

  /// What it means for the attempts to come.
  let ending: RetryPolicy.AttemptEnding
  let failure: Failure
  /// What happened and what to do, for people.
  let detail: String
  /// Where it came to its end.
  var stage = Stage.answer

  /// The same, of a request that went through a proxy, which may be at fault.
  func through(_ proxy: Proxy) -> AttemptError {
    AttemptError(
      ending: ending, failure: failure, detail: "through the proxy \(proxy.host):\(proxy.port): \(detail)", stage: stage
    )
  }
}

extension HTTPTransport {
  /// What surrounds every request of a run.
  struct Behavior: Sendable {
    var attemptTimeout: Duration
    var deadline: Deadline
    var maxAttempts: Int
    var clock: any Clock<Duration>
    var now: @Sendable () -> Date
    var random: @Sendable () -> Double
    var recording: Recording?
    /// By the name of the client whose service takes only so many requests.
    var paces: [String: PaceKeeper] = [:]
  }

  /// The one place where the order of the wrappers is decided, the innermost first.
  ///
  /// A timeout is of one attempt, and a wait for one's turn is no part of it. Each hop of a redirect has attempts of
  /// its own. The deadline is over everything: it cuts an attempt short, and no wait before or between attempts reaches
  /// it. What is recorded is how a request ended for its client, after all of that: whoever replays it does not wait,
  /// try again or follow anything. Around all of this is the ``ResponseCache``, where answers are read: what it keeps
  /// goes by the URL that was asked first, and what it serves takes no attempt. It is empty for those who record, so
  /// that no answer escapes them.
  func behaving(_ behavior: Behavior) -> HTTPTransport {
    behaving(behavior, RetryKeeper(RetryPolicy(maxAttempts: behavior.maxAttempts)))
  }

  /// The same for a process that lives on: each request has the deadline for itself. What a run learns until its end of
  /// services that are down, and what it has spent on retries, is forgotten after ``runOfService``.
  ///
  /// - Parameter connections: How many requests are sent at the same time.
  func behavingForEachRequest(_ behavior: Behavior, connections: Int) -> HTTPTransport {
    let window = Window(connections)
    let retries = RetryKeeper(
      RetryPolicy(maxAttempts: behavior.maxAttempts), runs: Self.runOfService, clock: behavior.clock)
    return HTTPTransport { request in
      var own = behavior
      own.deadline = Deadline(behavior.deadline.limit, on: behavior.clock)
      return try await behaving(own, retries, window).send(request)
    }
  }

  /// Long enough for an outage not to be a storm, and short enough for its end to be seen.
  static let runOfService = Duration.seconds(5)

  /// - Parameter window: How many requests are sent at the same time; `nil` where the callers see to that, as a feed does.
  private func behaving(_ behavior: Behavior, _ retries: RetryKeeper, _ window: Window? = nil) -> HTTPTransport {
    let attempt = timingOut(after: behavior.attemptTimeout, until: behavior.deadline, clock: behavior.clock)
    return (window.map { attempt.limitingConcurrency($0, patience: .seconds(1), clock: behavior.clock) } ?? attempt)
      .pacing(
        behavior.paces, until: behavior.deadline, clock: behavior.clock, now: behavior.now
      )
      .retrying(
        retries, until: behavior.deadline, clock: behavior.clock, now: behavior.now, random: behavior.random
      )
      .followingRedirects()
      .recording(in: behavior.recording)
  }
}
