/// Where the UTC offsets of named time zones come from: Foundation when live, a table in tests.
package struct TimeZones: Sendable {
  /// The offsets of a zone such as `Europe/Vilnius` in years that include `instant`; `nil` where they are unknown.
  package var offsets: @Sendable (_ zone: String, _ instant: Date) -> ZoneOffsets?

  package init(offsets: @escaping @Sendable (_ zone: String, _ instant: Date) -> ZoneOffsets?) {
    self.offsets = offsets
  }

  /// Knows no zone, as a program that was built without them.
  package static let none = TimeZones { _, _ in nil }
}
