/// A client's answer: the value, and what is known of how it came.
///
/// Everything but the value has a default, so that a test writes `{ _ in Fetched(trips) }` and more can be known later
/// without breaking it.
public struct Fetched<Value: Sendable>: Sendable {
  public var value: Value
  /// How often the service was asked: before it answered, or before it was given up; 0 where it was not to be asked.
  public var attempts: Int
  /// What the service sent as part of a list that could not be read, and was left out of the value.
  public var skipped: SkippedRows
  /// The call or request that this answers, as ``ClientError/requested`` has it; `nil` where the client does not say.
  public var requested: String?
  /// ``Status/Kind/ok``, ``Status/Kind/stale`` or ``Status/Kind/partial``.
  public var status: Status

  public init(
    _ value: Value, attempts: Int = 1, skipped: SkippedRows = SkippedRows(), requested: String? = nil,
    status: Status = .ok
  ) {
    self.value = value
    self.attempts = attempts
    self.skipped = skipped
    self.requested = requested
    self.status = status
  }
}

extension Fetched {
  /// This answer, if nothing was left out of it.
  ///
  /// - Parameter asked: What the error says was asked, where the client did not say.
  /// - Throws: ``ClientError`` with the first row that was skipped, as a malformed answer; for a stale answer, what made
  ///   it stale.
  public func withoutSkippedRows(requested: String) throws(ClientError) -> Fetched {
    if skipped.count == 0 { return self }
    if status.kind == .stale, let error = status.clientError { throw error }
    throw ClientError(
      requested: self.requested ?? requested,
      reason: .failed(.malformed, detail: "a row is unusable: \(skipped.reasons.first ?? "")"), attempts: attempts,
      skipped: skipped)
  }
}

extension Fetched {
  /// Appends the response to another request for a part of the same list.
  public mutating func append<Element>(_ other: Fetched) where Value == [Element] {
    value += other.value
    attempts += other.attempts
    skipped.count += other.skipped.count
    skipped.reasons += other.skipped.reasons.prefix(max(0, 3 - skipped.reasons.count))
    requested = requested ?? other.requested
    status = status.joined(with: other.status)
  }
}

/// Rows of an answer that were well-formed but no value of the kind that was asked for.
public struct SkippedRows: Hashable, Sendable {
  public var count: Int
  /// Why the first few were skipped, each with its place: a list of any length is told of in bounded space.
  public var reasons: [String]

  public init(count: Int = 0, reasons: [String] = []) {
    self.count = count
    self.reasons = reasons
  }
}
