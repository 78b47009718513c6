package import AerogamiContainer
import AerogamiCore

/// How much of what was requested from one source is in the response to one request.
package struct SourceCompleteness: Sendable {
  /// The id of the requested resource; `nil` for a request for all resources.
  package let id: String?
  /// The name of the source; `nil` if the client does not report it, or if it is unknown which source is incomplete.
  package let source: String?
  package let completeness: Completeness
  /// The number of rows that the source sent, before filtering.
  package let count: Int
}

/// What a source did not send.
private struct Gap: Hashable {
  let source: String?
  let completeness: Completeness
}

extension OutcomeSummary {
  /// A row for each source; a single row without a source if the client reports none.
  package var rows: [SourceCompleteness] {
    let whole = status.kind == .failed ? reported.with(status) : reported.with(status).with(skipped)
    func row(_ source: String?, _ completeness: Completeness, _ count: Int) -> SourceCompleteness {
      SourceCompleteness(id: id, source: source, completeness: completeness, count: count)
    }
    if sources.count == 1 {
      return [row(sources[0].source, sources[0].completeness.with(sources[0].status).joined(with: whole), count)]
    }
    let rows = sources.map { row($0.source, $0.completeness.with($0.status), $0.count) }
    // Some row may be unreadable, or some request may have failed, without a known source.
    if let worst = rows.map(\.completeness.kind).max(), worst >= whole.kind { return rows }
    return rows + [row(nil, whole, count)]
  }

  /// What is missing, except what ``notes`` reports: a failed request, and skipped rows.
  fileprivate var gaps: [Gap] {
    guard status.kind != .failed, status.kind != .cancelled else { return [] }
    let gaps: [Gap] =
      switch sources.count {
      case 0: [Gap(source: nil, completeness: reported)]
      case 1: [Gap(source: sources[0].source, completeness: sources[0].completeness.joined(with: reported))]
      default:
        // The error of a failed source is usually also that of the request.
        sources.map {
          Gap(source: $0.source, completeness: hasFailed ? $0.completeness : $0.completeness.with($0.status))
        }
      }
    return gaps.filter { $0.completeness.kind != .complete }
  }
}

extension OutcomeSummaries {
  /// A row for each request and source, in the order of the requests.
  package var completeness: [SourceCompleteness] { ordered.flatMap(\.rows) }

  /// The completeness of all responses together. `failed` only if nothing was delivered.
  package var completenessKind: Completeness.Kind {
    if areComplete { return .complete }
    let kinds = completeness.map(\.completeness.kind)
    guard let worst = kinds.max() else { return .complete }
    return worst == .failed && kinds.contains { $0 != .failed } ? .partial : worst
  }

  /// Whether nothing is missing, except for sample trips.
  package var lackAtMostSamples: Bool { without(Completeness.sampleTrips.missing).completenessKind == .complete }

  /// The completeness in a few words: `complete`, `incomplete`, or that only sample trips are missing.
  package var completenessWords: String {
    if completenessKind == .complete { return "complete" }
    return lackAtMostSamples ? "some sample trips" : "incomplete"
  }

  /// The note about what is missing for another reason than a failed request or an unreadable row, which have notes of
  /// their own; `nil` if nothing is. Equal gaps of several requests are reported once.
  ///
  /// - Parameters:
  ///   - advice: How to get all rows if the service sent only the cheapest ones.
  ///   - includesSamples: Whether missing sample trips are reported, too. They would be in nearly every note.
  package func completenessNote(advice: String? = nil, includesSamples: Bool = false) -> String? {
    if areComplete { return nil }
    let outcomes = (includesSamples ? self : without(Completeness.sampleTrips.missing)).ordered
    var gaps: [Gap] = []
    var names: [Gap: [String]] = [:]
    for outcome in outcomes {
      for gap in outcome.gaps {
        if names[gap] == nil { gaps.append(gap) }
        names[gap, default: []].append(outcome.name)
      }
    }
    if gaps.isEmpty { return nil }
    let areSourcesNamed = outcomes.contains { $0.sources.count > 1 }
    let texts = gaps.map { gap in
      let names = names[gap] ?? []
      let scope = [names.count < outcomes.count ? names.firstFew : nil, areSourcesNamed ? gap.source : nil]
      return (scope.compactMap(\.self) + [gap.completeness.text]).joined(separator: ": ")
    }
    let isAdvised = gaps.contains { $0.completeness.kind == .cheapestOnly }
    return (["incomplete: " + texts.joined(separator: "; ")] + [isAdvised ? advice : nil].compactMap(\.self))
      .joined(separator: "; ")
  }
}

extension Completeness {
  /// What the response has or lacks, in words: `only the cheapest trip to each destination`.
  fileprivate var text: String {
    let reasons = missing.joined(separator: ", ").printable
    let word = kind.rawValue.replacing("_", with: " ")
    return switch kind {
    case .complete, .cheapestOnly, .partial: reasons.isEmpty ? word : reasons
    case .notRequested, .failed: reasons.isEmpty ? word : "\(word) (\(reasons))"
    }
  }
}
