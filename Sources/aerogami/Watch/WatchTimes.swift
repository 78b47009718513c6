import AerogamiCore
import Foundation

/// Times in the lines of `watch`, which are in the time zone of this process.
extension Date {
  /// The local date and time to the minute, such as `2026-12-03 06:40`.
  var localMinuteText: String {
    let text = LocalTime(here: self)?.description ?? ""
    return "\(text.prefix(10)) \(text.dropFirst(11).prefix(5))"
  }

  var localHourText: String { String(localMinuteText.suffix(5)) }

  /// The local date and time, with ` UTC` if that is the time zone, because it is often not the reader's.
  var localMinuteTextWithZone: String { localMinuteText + (isInUTC ? " UTC" : "") }

  /// Whether the time zone of this process is UTC: also in half a year, unlike that of London.
  var isInUTC: Bool {
    [self, self + 182 * 86_400].allSatisfy { LocalTime(here: $0)?.description.hasSuffix("+00:00") ?? true }
  }

  /// The title of a column of local times, such as `SEEN`, or `SEEN (UTC)` if the time zone is UTC.
  func title(_ word: String) -> String { isInUTC ? "\(word) (UTC)" : word }
}
