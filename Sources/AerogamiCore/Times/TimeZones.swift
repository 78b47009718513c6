package import Foundation

/// Provides the UTC offsets of time zones: from Foundation in the program, from a table in tests.
package struct TimeZones: Sendable {
  /// Returns the offsets of a zone such as `Europe/Vilnius` for a range of years around `instant`; `nil` if they are
  /// unknown.
  package var offsets: @Sendable (_ zone: String, _ instant: Date) -> ZoneOffsets?

  package init(offsets: @escaping @Sendable (_ zone: String, _ instant: Date) -> ZoneOffsets?) {
    self.offsets = offsets
  }

  /// A provider without any zones.
  package static let none = TimeZones { _, _ in nil }
}
