extension Duration {
  /// The duration in seconds, rounded to milliseconds, such as `20`, `0.5` or `1.234`.
  package var inSeconds: String {
    // Whole numbers, because rounding a `Double` needs the C library, which this target does not import.
    let (seconds, attoseconds) = components
    guard abs(seconds) < 1 << 50 else { return "\(seconds)" }
    let perMillisecond: Int64 = 1_000_000_000_000_000
    let rounded = (attoseconds + (attoseconds < 0 ? -perMillisecond / 2 : perMillisecond / 2)) / perMillisecond
    let milliseconds = seconds * 1000 + rounded
    return milliseconds.isMultiple(of: 1000) ? "\(milliseconds / 1000)" : "\(Double(milliseconds) / 1000)"
  }
}
