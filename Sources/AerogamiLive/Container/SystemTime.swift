import AerogamiCore
public import Foundation

/// The clock and the time of the system. Most code gets them from ``Dependencies``.
///
/// Only code that creates dependencies or has none uses this type directly. Examples are the log of a server, the
/// leases of watches, and the checks of `doctor` and `setup`.
public enum SystemTime {
  /// Measures durations; continues while the machine sleeps.
  public static let clock = SharedTimerClock()

  /// Returns the current time.
  public static let now: @Sendable () -> Date = { Date() }
}
