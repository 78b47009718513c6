/// A revision of the Model Context Protocol, from the oldest to the newest.
package enum Revision: String, CaseIterable, Comparable, Sendable {
  case november2024 = "2024-11-05"
  case march2025 = "2025-03-26"
  case june2025 = "2025-06-18"
  case november2025 = "2025-11-25"
  case july2026 = "2026-07-28"

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Whether each request names its version, instead of a handshake at the start.
  var isStateless: Bool { self >= .july2026 }
  /// Whether a message may be an array of requests and notifications.
  var hasBatches: Bool { self == .march2025 }
  var hasAnnotations: Bool { self >= .march2025 }
  /// Whether tools have a title and an output schema, and results have structured content.
  var hasStructuredContent: Bool { self >= .june2025 }

  /// The newest revision with a handshake.
  static let newestWithHandshake = november2025
  static let stateless = allCases.filter(\.isStateless)
}
