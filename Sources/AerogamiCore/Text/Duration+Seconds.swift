extension Duration {
  /// The duration in seconds, rounded to milliseconds, such as `20`, `0.5` or `1.234`.
  package var inSeconds: String {
    let milliseconds = Int((self / .milliseconds(1)).rounded())
    return Double(milliseconds).truncatingRemainder(dividingBy: 1000) == 0
      ? "\(milliseconds / 1000)" : "\(Double(milliseconds) / 1000)"
  }
}
