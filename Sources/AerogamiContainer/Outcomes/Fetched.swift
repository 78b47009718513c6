/// A value from a client, together with how it was obtained.
///
/// Every property except ``value`` has a default, so a test can write `{ _ in Fetched(20) }`, and new properties do
/// not break existing code.
public struct Fetched<Value: Sendable>: Sendable {
  /// The value that was requested.
  public var value: Value
  /// The number of requests sent, including retries; 0 if the value needed no request. A call of a mock counts as one.
  /// Each caller of a shared request has all of its attempts: see ``RequestCoalescer/value(for:send:)``.
  public var attempts: Int
  /// The unreadable rows that ``value`` does not include.
  public var skipped: SkippedRows
  /// The call or request that returned the value, in the form of ``ClientError/requested``; `nil` if the client does
  /// not report it.
  public var requested: String?
  /// How the value was obtained: ``Status/Kind/ok``, ``Status/Kind/stale`` or ``Status/Kind/partial``.
  public var status: Status
  /// How much of what was requested ``value`` contains, apart from what failed. By default, everything.
  public var completeness: Completeness
  /// What each source contributed, if the client joins the responses of several sources or names its only one;
  /// otherwise empty.
  public var sources: [SourceResponse]

  /// Wraps a value. By default, the value counts as fetched with one request.
  public init(
    _ value: Value, attempts: Int = 1, skipped: SkippedRows = SkippedRows(), requested: String? = nil,
    status: Status = .ok, completeness: Completeness = .complete, sources: [SourceResponse] = []
  ) {
    self.value = value
    self.attempts = attempts
    self.skipped = skipped
    self.requested = requested
    self.status = status
    self.completeness = completeness
    self.sources = sources
  }

  /// Returns this value if no row was skipped.
  ///
  /// - Parameter requested: The call to name in the error if ``requested`` is `nil`.
  /// - Throws: ``ClientError`` if a row was skipped: for a stale value, the error of the failed request, otherwise
  ///   ``Failure/malformed`` with the reason for the first skipped row.
  public func withoutSkippedRows(requested: String) throws(ClientError) -> Fetched {
    if skipped.count == 0 { return self }
    if status.kind == .stale, let error = status.clientError { throw error }
    throw ClientError(
      requested: self.requested ?? requested,
      reason: .failed(.malformed, detail: "a row is invalid: \(skipped.reasons.first ?? "")"), attempts: attempts,
      skipped: skipped)
  }

  /// Whether an element that ``value`` lacks does not exist: every request succeeded, every row was readable, and each
  /// source that was requested sent everything. A source that cannot answer the request does not matter.
  public var isComplete: Bool {
    guard status.kind == .ok, skipped.count == 0 else { return false }
    if sources.isEmpty { return completeness.kind == .complete }
    return sources.allSatisfy { [.complete, .notRequested].contains($0.completeness.with($0.status).kind) }
  }

  /// Appends another part of the same list, adds up attempts and skipped rows, and joins the statuses. Stores at most
  /// three reasons for skipped rows. Takes time proportional to the appended part, apart from growing ``value``.
  public mutating func append<Element>(_ other: Fetched) where Value == [Element] {
    value += other.value
    attempts += other.attempts
    skipped.count += other.skipped.count
    skipped.reasons += other.skipped.reasons.prefix(max(0, 3 - skipped.reasons.count))
    requested = requested ?? other.requested
    status = status.joined(with: other.status)
    completeness = completeness.joined(with: other.completeness)
    sources += other.sources
  }
}

/// Rows of a response that were well-formed but not valid values of the expected type.
public struct SkippedRows: Hashable, Sendable {
  /// The number of skipped rows.
  public var count: Int
  /// The reasons for the first skipped rows, at most three, each with the position of its row.
  public var reasons: [String]

  /// Creates a summary, by default without skipped rows.
  public init(count: Int = 0, reasons: [String] = []) {
    self.count = count
    self.reasons = reasons
  }
}
