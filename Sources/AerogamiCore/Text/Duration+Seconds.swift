extension Duration {
  /// `20`, `0.5` or `1.234`, to the millisecond: for people, and for keys and options that are in seconds.
  package var inSeconds: String {
    let milliseconds = Int((self / .milliseconds(1)).rounded())
    return Double(milliseconds).truncatingRemainder(dividingBy: 1000) == 0
      ? "\(milliseconds / 1000)" : "\(Double(milliseconds) / 1000)"
  }
}
