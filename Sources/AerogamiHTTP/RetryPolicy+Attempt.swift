extension RetryPolicy {
  /// One attempt to send a request. The caller creates the first attempt, and the policy creates all later ones.
  struct Attempt: Hashable, Sendable {
    /// Identifies the circuit breaker of the attempt: the normalized scheme, host and port.
    let origin: String
    /// Whether the request can be resent even if the service may have processed it.
    let isRepeatable: Bool
    /// The number of this attempt, starting at 1.
    private(set) var number = 1
    /// Whether the request has used its only free retry, the one after ``AttemptEnding/neverConnected``.
    private(set) var hasUsedFreeRetry = false
    /// The number of immediate resends. Each resend follows ``AttemptEnding/idleConnectionClosed``.
    private(set) var resends = 0

    init(origin: String, isRepeatable: Bool = true) {
      self.origin = origin
      self.isRepeatable = isRepeatable
    }

    /// The number of attempts, including this one, that count against the maximum.
    var countedNumber: Int { number - resends }

    func next(isFreeRetry: Bool) -> Attempt {
      var next = self
      next.number += 1
      next.hasUsedFreeRetry = hasUsedFreeRetry || isFreeRetry
      return next
    }

    func resent() -> Attempt {
      var next = self
      next.number += 1
      next.resends += 1
      return next
    }
  }

  /// How an attempt ended, with the details that decide whether it is retried. A canceled attempt has no ending.
  enum AttemptEnding: Hashable, Sendable {
    /// A complete response with any status arrived. `retryAfter` is the wait that the service requests.
    case response(status: Int, retryAfter: Duration? = nil)
    /// The service responded that its rate limit is exceeded, and all requests to it wait until it accepts requests
    /// again. The retry does not use the budget, because this is not a failure.
    case rateLimited
    /// This attempt tried to connect and failed. async-http-client does not report for which request it opened a
    /// connection, so its errors lead to ``neverConnected`` instead.
    case failedToConnect
    /// Connecting failed while this attempt waited for a connection. The library may have opened the connection for
    /// another request: it fails all waiting requests with the same error. This is also the ending if a connection
    /// was closed before the request was sent on it.
    ///
    /// The request was not sent, so a retry adds no load. The first time this happens to a request, its retry is free:
    /// the retry does not use the budget, and the circuit does not count the failure. A free retry still counts toward
    /// the maximum number of attempts. After that, this ending is treated as ``failedToConnect``.
    case neverConnected
    /// A reused connection was closed before any data of the response arrived.
    ///
    /// A healthy service may close an idle connection at any time (RFC 9112, section 9.5), without having read the
    /// request. So the request is resent at once if it is repeatable; otherwise, it is not retried. A resend does not
    /// use the budget, and does not count toward the maximum number of attempts. The number of resends is still
    /// limited: each one uses up a connection that has received a response, so there are at most as many resends as
    /// responses.
    case idleConnectionClosed
    /// The connection was lost before the response was complete: it was reset or closed early, or the body was cut off.
    case connectionLost
    /// No complete response arrived within the time limit of one attempt, whether or not there was a connection.
    case timedOut
    /// A retry would fail the same way or is not allowed. Examples: an untrusted certificate, and a response that is
    /// too large, is not valid HTTP or cannot be decompressed.
    case refused
  }

  enum Admission: Hashable, Sendable {
    case send
    /// The request is not sent.
    case giveUp(GiveUpReason)
  }

  enum Decision: Hashable, Sendable {
    /// Return the response, whether or not it reports success.
    case deliver
    /// Wait for the given time, which is shorter than the time until the deadline. Then call ``admit(_:remaining:)``
    /// with the given attempt.
    case retry(after: Duration, with: Attempt)
    /// Return the response or error of the attempt.
    case giveUp(GiveUpReason)
  }

  /// The reason why a request is not sent or not retried, with the details for an error message.
  enum GiveUpReason: Hashable, Sendable {
    /// The maximum number of attempts is reached. The value is the number of attempts, including resends.
    case attemptsUsedUp(Int)
    /// All requests of the run together have used up the retry budget.
    case budgetUsedUp
    /// The wait that the service requests would end after the deadline.
    case retryAfterPassesDeadline(Duration, remaining: Duration)
    /// No time is left before the deadline, or not enough for the wait.
    case deadline
    /// This number of connections to the origin failed in a row, so no more requests are sent to it in this run.
    case circuitOpen(connectionFailures: Int)
    /// A retry would fail the same way, or is not allowed.
    case notRetryable
    /// The service may have processed the request, and must not process it twice.
    case mayHaveBeenProcessed
  }
}
