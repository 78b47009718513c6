/// Why a client did not answer: what was asked, what happened and, where something can be done, what to do.
///
/// Its texts may quote a service, so callers escape them when they print them.
public struct ClientError: Error, Hashable, Sendable {
  public enum Reason: Hashable, Sendable {
    /// The environment makes this call fail, whatever a service would have said.
    case injected(Failure)
    /// A fault that was set for this call makes it fail, and a service was not asked.
    case fault(Failure)
    /// The request to a service failed; `detail` says what happened, and `remedy` what to do.
    case failed(Failure, detail: String, remedy: String? = nil)
    /// The request was not sent, since as many as may be are under way already; `detail` says how many.
    case busy(detail: String, remedy: String? = nil)
    /// The search filters by a field that no trip of the response has.
    case unanswerable(TripField)
    /// The service answered, and knows nothing by that name. `known` is empty where it would not say what it knows.
    case unknown(String, named: String, known: [String])
  }

  /// The call or request: `TripClient.trips(in: "EU")` or `GET https://example.com/trips/EU`, never with a secret.
  public var requested: String
  public var reason: Reason
  /// How often the service was asked before this was final; 0 where it could not or must not be asked at all.
  public var attempts: Int
  /// The rows for which a list was refused, where that is why.
  public var skipped: SkippedRows

  public init(requested: String, reason: Reason, attempts: Int = 1, skipped: SkippedRows = SkippedRows()) {
    self.requested = requested
    self.reason = reason
    self.attempts = attempts
    self.skipped = skipped
  }
}

extension ClientError {
  /// How the call was made to fail, by its environment or by a fault; `nil` where that is how the world is. Whoever
  /// passes failures on can act it out: answer with the status, drop the connection, cut the body off.
  public var injected: Failure? {
    switch reason {
    case .injected(let failure), .fault(let failure): failure
    case .failed, .busy, .unanswerable, .unknown: nil
    }
  }

  /// Whether a service did not respond in time.
  package var isTimeout: Bool {
    if case .failed(.timeout, _, _) = reason { true } else { false }
  }

  /// Adds a remark in parentheses to a failed request, after everything else that is shown of it.
  package mutating func add(remark: String) {
    guard case .failed(let failure, let detail, let remedy) = reason else { return }
    reason =
      remedy.map { .failed(failure, detail: detail, remedy: "\($0) (\(remark))") }
      ?? .failed(failure, detail: "\(detail) (\(remark))")
  }
}

extension ClientError: ReportedError {
  public var message: String {
    switch reason {
    case .injected(let failure):
      "\(requested) was called, and this environment makes it fail: \(failure)"
    case .fault(let failure):
      "\(requested) was called, and a fault makes it fail: \(failure)"
    case .failed(_, let detail, _), .busy(let detail, _):
      "\(requested): \(detail)"
    case .unanswerable(let field):
      "\(requested): no trip of the response has its \(field.name), so \"\(field.parameter)\" cannot be answered"
    case .unknown(let kind, let name, let known):
      "there is no \(kind) \"\(name.printable(maxLength: 60))\"" + (known.isEmpty ? " (\(requested))" : "")
    }
  }

  public var remedy: String? {
    switch reason {
    case .injected, .fault: nil
    case .failed(_, _, let remedy), .busy(_, let remedy): remedy
    case .unanswerable(let field): "search without \"\(field.parameter)\""
    case .unknown(_, let name, let known):
      name.correction(among: known) ?? "check its name, and the service's address"
    }
  }
}
