import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiJSON

extension JSONWriter {
  /// Writes an object with a summary.
  ///
  /// - Parameter countKey: The JSON key for the number of rows.
  mutating func outcome(_ summary: OutcomeSummary, counting countKey: StaticString) {
    object([
      "id": .text(summary.id), "status": .text(summary.status.kind.rawValue), "attempts": .integer(summary.attempts),
      "duration_milliseconds": .integer(summary.milliseconds), countKey: .integer(summary.count),
      "skipped_count": .integer(summary.skipped.count),
      "age_seconds": .integer(summary.status.age.map { Int($0 / .seconds(1)) }), "error": .text(summary.error),
    ])
  }
}

extension Status.Kind {
  /// The exit status: 0 if all requests succeeded, 3 if only a part succeeded or a response is stale, 1 if all failed
  /// or were canceled.
  var exitCode: Int32 {
    switch self {
    case .ok: 0
    case .stale, .partial: 3
    case .failed, .cancelled: 1
    }
  }
}
