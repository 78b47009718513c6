/// How much of what was requested a response contains.
///
/// A ``Status`` says whether requests succeeded. A successful response may still lack matching elements, because the
/// service sends only some of them.
public struct Completeness: Hashable, Sendable {
  /// How much a response contains, from everything to nothing. Raw values are used in JSON.
  public enum Kind: String, Comparable, CaseIterable, Sendable {
    /// Everything that the source has and that matches the request.
    case complete
    /// Only the cheapest elements of some groups, or only some kinds of elements; others may match too.
    case cheapestOnly = "cheapest_only"
    /// The source was not requested, because it cannot answer this request.
    case notRequested = "not_requested"
    /// Part of the requests failed or was not sent.
    case partial
    /// The source could not be asked: nothing current was delivered.
    case failed

    /// Returns whether the first kind contains more than the second.
    public static func < (left: Kind, right: Kind) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// How much the response contains.
  public let kind: Kind
  /// What may be missing, and why: phrases without a final period that say so by themselves, such as `only the cheapest
  /// book of each author` or `no used books`. Empty for ``Kind/complete``.
  public let missing: [String]

  /// Creates a value. Removes repeated phrases.
  public init(_ kind: Kind, missing: [String] = []) { (self.kind, self.missing) = (kind, missing.uniqued()) }

  /// A response with everything that was requested.
  public static let complete = Completeness(.complete)
  /// A response with only some of the matching elements.
  ///
  /// - Parameter missing: What it lacks, such as `only the cheapest book of each author`.
  public static func cheapestOnly(missing: String) -> Completeness { Completeness(.cheapestOnly, missing: [missing]) }

  /// Returns the completeness of two responses to parts of the same request: the kind that says less, and all phrases.
  public func joined(with other: Completeness) -> Completeness {
    if other == .complete { return self }
    if self == .complete { return other }
    return Completeness(max(kind, other.kind), missing: missing + other.missing)
  }

  /// Returns this completeness without some phrases: complete if it has no other reason to be ``Kind/cheapestOnly``.
  public func without(_ phrases: [String]) -> Completeness {
    let rest = missing.filter { !phrases.contains($0) }
    if rest.count == missing.count { return self }
    return kind == .cheapestOnly && rest.isEmpty ? .complete : Completeness(kind, missing: rest)
  }

  /// Returns the completeness of a response with unreadable rows: this one if there are none.
  public func with(_ skipped: SkippedRows) -> Completeness {
    if skipped.count == 0 { return self }
    let rows = skipped.count == 1 ? "1 row" : "\(skipped.count) rows"
    return joined(with: Completeness(.partial, missing: ["\(rows) could not be read"]))
  }

  /// Returns the completeness of a response that ended with `status`: this one if every request succeeded.
  public func with(_ status: Status) -> Completeness {
    switch status.kind {
    case .ok: self
    case .partial: joined(with: Completeness(.partial, missing: status.error.map { ["\($0)"] } ?? []))
    case .stale, .failed: Completeness(.failed, missing: status.error.map { ["\($0)"] } ?? [])
    case .cancelled: Completeness(.failed, missing: ["the request was canceled"])
    }
  }
}

/// What one of several sources contributed to a response.
public struct SourceResponse: Sendable {
  /// The name of the source, such as `library`.
  public var source: String
  /// How the requests to the source ended.
  public var status: Status
  /// The number of elements that the source sent, including those that another source sent too.
  public var count: Int
  /// How much of what was requested the source sent, if its requests succeeded.
  public var completeness: Completeness

  /// Creates the contribution of one source.
  public init(source: String, status: Status, count: Int, completeness: Completeness = .complete) {
    (self.source, self.status, self.count, self.completeness) = (source, status, count, completeness)
  }
}
