/// An error of a client: the call or request, the reason it failed and, if there is one, a remedy.
///
/// The error may quote a service's response. Escape its texts before printing (see `String.printable`).
public struct ClientError: Error, Hashable, Sendable {
  /// Why a call failed.
  public enum Reason: Hashable, Sendable {
    /// The configuration makes this client fail (``Variant/failing``), so no request was sent.
    case injected(Failure)
    /// A fault rule makes this call fail, so no request was sent.
    case fault(Failure)
    /// The request failed. `detail` says what happened, and `remedy` what the user can do, if anything.
    case failed(Failure, detail: String, remedy: String? = nil)
    /// The request was not sent because too many other requests are in progress. `detail` gives their number.
    case busy(detail: String, remedy: String? = nil)
    /// The service has no resource with this name. The first value is the kind of the resource, such as `station`.
    /// `known` lists the valid names; it is empty if the service does not list them. If there is a better remedy than
    /// the nearest known name, `remedy` has it.
    case unknown(String, named: String, known: [String], remedy: String? = nil)
    /// A reason specific to the program, such as a search by a field that the service does not report.
    case domain(Problem)
  }

  /// The call or request, such as `WeatherClient.temperature("VNO")` or `GET https://example.com/temperature/VNO`.
  /// Contains no secrets. Empty if nothing was requested, and the domain's reason is a sentence of its own.
  public var requested: String
  /// Why the call failed.
  public var reason: Reason
  /// The number of requests sent; 0 if none was sent. A call of a failing variant counts as one. Each caller of a shared
  /// request has all of its attempts: see ``RequestCoalescer/value(for:send:)``.
  public var attempts: Int
  /// The rows that could not be read, if the whole list was rejected because of them.
  public var skipped: SkippedRows
  /// Text in parentheses at the end of ``description``, such as the number of attempts; `nil` if there is none.
  public var remark: String?

  /// Creates an error for a call or request.
  public init(requested: String, reason: Reason, attempts: Int = 1, skipped: SkippedRows = SkippedRows()) {
    self.requested = requested
    self.reason = reason
    self.attempts = attempts
    self.skipped = skipped
  }

  /// The simulated failure, if a failing variant or a fault caused this error; `nil` for real failures.
  ///
  /// A server can pass it on to its own clients: respond with the same status, drop the connection or cut off the body.
  public var injected: Failure? {
    switch reason {
    case .injected(let failure), .fault(let failure): failure
    case .failed, .busy, .unknown, .domain: nil
    }
  }

  /// Creates the error for a request without a response within a time limit, with one attempt: retries within the limit
  /// are not counted.
  public static func timedOut(_ requested: String, after limit: Duration) -> ClientError {
    ClientError(
      requested: requested,
      reason: .failed(.timeout, detail: "there was no response within \(limit.inSeconds) s", remedy: "try again"))
  }

  /// Whether the service does not know the requested name.
  public var isUnknown: Bool {
    if case .unknown = reason { true } else { false }
  }

  /// Whether the service did not respond in time; `false` for a simulated timeout.
  public var isTimeout: Bool {
    if case .failed(.timeout, _, _) = reason { true } else { false }
  }

  /// Adds a remark after earlier ones. Does nothing if the request was refused, as with an unknown name.
  public mutating func add(remark: String) {
    switch reason {
    case .failed, .fault, .injected: break
    case .busy, .unknown, .domain: return
    }
    self.remark = self.remark.map { "\($0); \(remark)" } ?? remark
  }
}

extension ClientError: ReportedError {
  public var message: String {
    switch reason {
    case .injected(let failure):
      "\(requested) was called, and this environment makes it fail: \(failure)" + shownRemark
    case .fault(let failure):
      "\(requested) was called, and a simulated fault makes it fail: \(failure)" + shownRemark
    case .failed(_, let detail, let remedy):
      "\(requested): \(detail)" + (remedy == nil ? shownRemark : "")
    case .busy(let detail, _):
      "\(requested): \(detail)"
    case .unknown(let kind, let name, let known, _):
      "there is no \(kind) \"\(name.printable(maxLength: 60))\""
        + (known.isEmpty && isOfService ? " (\(requested))" : "")
    case .domain(let problem):
      requested.isEmpty ? problem.message : "\(requested): \(problem.message)"
    }
  }

  public var remedy: String? {
    switch reason {
    case .injected, .fault: nil
    case .failed(_, _, let remedy): remedy.map { $0 + shownRemark }
    case .busy(_, let remedy): remedy
    case .unknown(_, let name, let known, let remedy):
      remedy ?? name.correction(among: known)
        ?? (isOfService ? "check the spelling and the service's address" : "check the spelling")
    case .domain(let problem): problem.remedy
    }
  }

  private var shownRemark: String { remark.map { " (\($0))" } ?? "" }

  private var isOfService: Bool { requested.hasPrefix("GET ") }
}
