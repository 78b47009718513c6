import AerogamiCore
public import Foundation

/// The clock and the time of the system. Most code gets them from ``Dependencies``.
///
/// Only three kinds of code use this type directly: code that creates clients; the log of a server, which is written
/// before the dependencies are created and after they are closed; and the checks of `doctor` and `setup`, which create
/// no dependencies.
public enum SystemTime {
  /// Measures durations; continues while the machine sleeps.
  public static let clock = ContinuousClock()

  /// Returns the current time.
  public static let now: @Sendable () -> Date = { Date() }
}
