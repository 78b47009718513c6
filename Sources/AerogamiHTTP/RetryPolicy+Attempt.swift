extension RetryPolicy {
  /// One sending of one request. Whoever sends the request makes the first, and the policy every other.
  struct Attempt: Hashable, Sendable {
    /// Scheme, host and port, always in the same form: it is only compared.
    let origin: String
    /// 1 for the first.
    private(set) var number = 1
    /// Whether the request has had its free try, after ``AttemptEnding/neverConnected``.
    private(set) var hasBeenExcused = false
    /// How often it has just been sent anew, after ``AttemptEnding/idleConnectionClosed``.
    private(set) var resends = 0

    init(origin: String) {
      self.origin = origin
    }

    /// How many of the attempts, this one included, count against the greatest number.
    var countedNumber: Int { number - resends }

    func next(isExcused: Bool) -> Attempt {
      var next = self
      next.number += 1
      next.hasBeenExcused = hasBeenExcused || isExcused
      return next
    }

    func resent() -> Attempt {
      var next = self
      next.number += 1
      next.resends += 1
      return next
    }
  }

  /// How an attempt ended, as far as it matters for what comes next. A cancelled one has no ending.
  enum AttemptEnding: Hashable, Sendable {
    /// A complete answer came, whatever its status. `retryAfter` is what its header asked for, if it could be read.
    case answered(status: Int, retryAfter: Duration? = nil)
    /// The service takes no more requests for now, and all that are for it wait until it does: it has said when it will
    /// answer, so that sending this one again is no retry of the budget, which is for what failed.
    case rateLimited
    /// No connection could be made, and it was this attempt that tried.
    case failedToConnect
    /// It was still waiting for a connection when one could not be made, perhaps for another request: the library then
    /// fails all that wait, with the same error.
    ///
    /// The request has not been sent, so another try adds no load: after its first such ending it is tried for free,
    /// outside the budget but not beyond the greatest number of attempts, and the circuit does not count the failure.
    /// Any other such ending is treated as its own, ``failedToConnect``.
    case neverConnected
    /// The connection had been kept from an earlier request, and was closed before anything came in answer to this one.
    ///
    /// A service that is well does that whenever it likes (RFC 9112, section 9.5), and has not looked at the request.
    /// So it is sent again at once, for free and beyond the greatest number of attempts. That is no storm and comes to
    /// an end: each time a connection is used up that had answered before, so these are never more than the answers.
    case idleConnectionClosed
    /// There was a connection, but no complete answer: it was reset or closed early, or the body was cut short.
    case brokeOff
    /// No complete answer came within the time for one attempt, whether or not there was a connection.
    case timedOut
    /// It would end the same way again, or must not be tried again: a certificate that is not trusted, a redirect that
    /// is not followed, an answer that is too large or cannot be decoded.
    case refused
  }

  enum Admission: Hashable, Sendable {
    case send
    /// Not sent.
    case giveUp(GiveUpReason)
  }

  enum Decision: Hashable, Sendable {
    /// The answer is the service's last word, good or bad.
    case deliver
    /// Wait, zero or more but less than what remains until the deadline, and ask to admit the next attempt.
    case retry(after: Duration, with: Attempt)
    /// How the attempt ended is how the request ends.
    case giveUp(GiveUpReason)
  }

  /// Why a request is not sent, or not sent again, with what an error for people needs to say so.
  enum GiveUpReason: Hashable, Sendable {
    /// It has been sent as often as it may be.
    case attemptsUsedUp(Int)
    /// All requests of the run together have been retried this often, which is all that they may.
    case budgetUsedUp(retries: Int)
    /// The service asks for a wait that does not end before the deadline. As long as 2³¹ s, it may stand for more.
    case retryAfterPassesDeadline(Duration, remaining: Duration)
    /// No time is left, or not enough for the wait.
    case deadline
    /// The origin could not be connected to this often in a row, and is not asked again in this run.
    case circuitOpen(connectionFailures: Int)
    /// It would end the same way again, or must not be tried again.
    case notRetryable
  }
}
