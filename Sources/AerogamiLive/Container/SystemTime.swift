public import AerogamiCore

/// The clock and the time of the system. The composition root puts them into the container.
///
/// Only three kinds of code use this type directly: code that creates clients; the log of a server, which begins before
/// the container and ends after it; and the checks of `doctor` and `setup`, which have no container.
public enum SystemTime {
  /// Measures durations; continues while the machine sleeps.
  public static let clock = ContinuousClock()

  /// Returns the current time.
  public static let now: @Sendable () -> Date = { Date() }
}
