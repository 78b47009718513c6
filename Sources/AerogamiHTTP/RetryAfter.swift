import AerogamiCore

extension Duration {
  /// The longest wait that a `Retry-After` is read as, about 68 years: RFC 9111, section 1.2.2, takes 2³¹ for seconds
  /// that are too many to represent.
  static let longestRetryAfter = Duration.seconds(1 << 31)

  /// Reads the value of a `Retry-After` field (RFC 9110, section 10.2.3): seconds, or a date of HTTP.
  ///
  /// The result lies in zero to ``longestRetryAfter``, into which dates in the past and waits beyond it are moved.
  /// `nil` for anything else, which is then as good as no field: a sign, a fraction, a list, a date that does not
  /// exist. Spaces and tabs around the value are no part of it.
  ///
  /// - Parameter now: What a date is compared with.
  init?(retryAfter value: String, now: Date) {
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    let text = String(value.drop(while: isBlank).reversed().drop(while: isBlank).reversed())

    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    if let first = text.utf8.first, digits.contains(first) {
      guard text.utf8.allSatisfy(digits.contains) else { return nil }
      self = text.utf8.reduce(.zero) { seconds, digit in
        min(.longestRetryAfter, seconds * 10 + .seconds(digit - digits.lowerBound))
      }
    } else {
      guard let date = HTTPDate.date(text, now: now) else { return nil }
      self = .seconds(min(Duration.longestRetryAfter / .seconds(1), max(0, date.timeIntervalSince(now))))
    }
  }
}
