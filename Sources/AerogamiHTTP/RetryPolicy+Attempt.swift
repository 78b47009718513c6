extension RetryPolicy {
  /// One attempt to send a request. The caller creates the first one, and the policy every other.
  struct Attempt: Hashable, Sendable {
    /// Scheme, host and port in a normalized form, only used for comparison.
    let origin: String
    /// 1 for the first.
    private(set) var number = 1
    /// Whether the request has used its free retry, after ``AttemptEnding/neverConnected``.
    private(set) var hasUsedFreeRetry = false
    /// The number of immediate resends, after ``AttemptEnding/idleConnectionClosed``.
    private(set) var resends = 0

    init(origin: String) {
      self.origin = origin
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

  /// How an attempt ended, as far as it matters for retrying. A canceled attempt has no ending.
  enum AttemptEnding: Hashable, Sendable {
    /// A complete response with any status arrived. `retryAfter` is its parsed `Retry-After` header.
    case response(status: Int, retryAfter: Duration? = nil)
    /// The service accepts no more requests for now, and all requests to it wait until it does. A retry after that does
    /// not use the budget, which is for failures.
    case rateLimited
    /// This attempt tried to connect and failed.
    case failedToConnect
    /// A connection failed while this attempt waited for one. It may have been made for another request: the library
    /// fails all waiting requests with the same error.
    ///
    /// The request was not sent, so a retry adds no load. After its first such ending, a request is retried without
    /// using the budget, but within the maximum number of attempts, and the circuit does not count the failure. Further
    /// such endings are treated as ``failedToConnect``.
    case neverConnected
    /// A reused connection was closed before any data of the response arrived.
    ///
    /// A healthy service may close an idle connection at any time (RFC 9112, section 9.5), without having read the
    /// request. So the request is sent again at once, without using the budget, and beyond the maximum number of
    /// attempts. This ends: each time, a connection is used up that got a response before, so there are at most as many
    /// resends as responses.
    case idleConnectionClosed
    /// The connection was lost before the response was complete: it was reset or closed early, or the body was cut off.
    case connectionLost
    /// No complete response arrived within the time limit of one attempt, whether or not there was a connection.
    case timedOut
    /// A retry would fail the same way, or is not allowed: an untrusted certificate, a redirect that is not followed, a
    /// response that is too large or cannot be decoded.
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
    /// Wait, for less time than remains until the deadline, and then ask to admit the next attempt.
    case retry(after: Duration, with: Attempt)
    /// Return the response or error of the attempt.
    case giveUp(GiveUpReason)
  }

  /// The reason why a request is not sent or not retried, with the details for an error message.
  enum GiveUpReason: Hashable, Sendable {
    /// The maximum number of attempts is reached.
    case attemptsUsedUp(Int)
    /// All requests of the run together have used up the retry budget.
    case budgetUsedUp(retries: Int)
    /// The service asks for a wait that ends after the deadline. 2³¹ s may stand for more.
    case retryAfterPassesDeadline(Duration, remaining: Duration)
    /// No time is left before the deadline, or not enough for the wait.
    case deadline
    /// Connecting to the origin failed this often in a row, so no more requests are sent to it in this run.
    case circuitOpen(connectionFailures: Int)
    /// A retry would fail the same way, or is not allowed.
    case notRetryable
  }
}
