import AerogamiCore
import AerogamiJSON
import Foundation

extension Duration {
  /// The maximum of a `Retry-After`, about 68 years: RFC 9111, section 1.2.2, uses 2³¹ for numbers of seconds that are
  /// too large to represent.
  static let longestRetryAfter = Duration.seconds(1 << 31)

  /// Parses a `Retry-After` header (RFC 9110, section 10.2.3): seconds, or an HTTP date. Clamps the wait to the range
  /// from zero to ``longestRetryAfter``. Returns `nil` for any other value, such as one with a sign or a fraction, a
  /// list, or a date that does not exist. Callers then ignore the header.
  init?(retryAfter value: String, now: Date) {
    let text = value.trimmingBlanks
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    if let first = text.utf8.first, digits.contains(first) {
      guard text.utf8.allSatisfy(digits.contains) else { return nil }
      self = text.utf8.reduce(.zero) { seconds, digit in
        min(.longestRetryAfter, seconds * 10 + .seconds(digit - digits.lowerBound))
      }
    } else {
      guard let date = HTTPDate.date(text) else { return nil }
      self = .seconds(min(Duration.longestRetryAfter / .seconds(1), max(0, date.timeIntervalSince(now))))
    }
  }
}

extension Duration {
  /// Returns this wait and the time until the deadline as text, such as `90 s, but the deadline is in 59 s`. Rounds the
  /// wait up and the time down, so that the text never shows a wait shorter than the time left.
  func text(pastDeadlineIn remaining: Duration) -> String {
    "\(text(.up)), but the deadline is in \(max(.zero, remaining).text(.down))"
  }

  /// The duration in the largest unit that it contains ten times, so that rounding changes it by at most a tenth.
  private func text(_ rounding: FloatingPointRoundingRule) -> String {
    let seconds = self / .seconds(1)
    if seconds > 365 * 86_400 { return "more than a year" }
    let units = [("d", 86_400.0), ("h", 3600), ("min", 60)]
    let (unit, length) = units.first { seconds >= $0.1 * 10 } ?? ("s", 1)
    return "\(Int((seconds / length).rounded(rounding))) \(unit)"
  }
}

extension HTTPResponse {
  /// Returns the wait that the service requests; `nil` for none. This is `Retry-After`, or if that is missing or
  /// invalid, `parameters.retry_after` in the body of a 429 response to a POST request, in seconds, as in Telegram's
  /// Bot API.
  func retryAfter(to request: HTTPRequest, now: Date) -> Duration? {
    if let wait = header("Retry-After").flatMap({ Duration(retryAfter: $0, now: now) }) { return wait }
    guard request.body != nil, status == 429, let tree = try? JSONTree.parse(body.span),
      case .number(let seconds)? = tree["parameters"]?["retry_after"]?.value
    else { return nil }
    return Duration(retryAfter: seconds, now: now)
  }
}
