extension Duration {
  /// Parses a whole number with a unit: `90s`, `10m`, `2h`, `3d` or `1w`. Zero needs no unit. Returns `nil` for any
  /// other text, such as text with a sign, a fraction or more than nine digits.
  public init?(withUnit text: String) {
    let units: [Character: Int] = ["s": 1, "m": 60, "h": 3600, "d": 86_400, "w": 604_800]
    if text == "0" {
      self = .zero
      return
    }
    guard let unit = text.last.flatMap({ units[$0] }), text.utf8.count <= 10, let number = Int(digits: text.dropLast())
    else { return nil }
    self = .seconds(number * unit)
  }

  /// The duration as a whole number and the longest possible unit up to days, such as `15m` or `1d`.
  package var unitText: String {
    let seconds = components.seconds
    for (unit, length) in [("d", Int64(86_400)), ("h", 3600), ("m", 60)] where seconds.isMultiple(of: length) {
      return "\(seconds / length)\(unit)"
    }
    return "\(seconds)s"
  }
}
