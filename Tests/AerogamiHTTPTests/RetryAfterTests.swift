import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import AerogamiHTTP

struct RetryAfterTests {
  /// Sun, 06 Nov 1994 08:49:37 GMT, the date in the examples of RFC 9110.
  private let now = Date(timeIntervalSince1970: 784_111_777)

  private func wait(_ value: String) -> Duration? {
    Duration(retryAfter: value, now: now)
  }

  @Test(
    "seconds are digits, surrounded by nothing but blanks",
    arguments: [
      ("0", 0), ("5", 5), ("120", 120), ("007", 7), ("00000000000000000000000000000000000000009", 9),
      ("2147483647", 2_147_483_647), (" 5 ", 5), ("\t5\t ", 5),
    ])
  func seconds(value: String, expected: Int) {
    #expect(wait(value) == .seconds(expected))
  }

  @Test(
    "too many seconds are the longest wait, without an overflow",
    arguments: [
      "2147483648", "2147483649", "4294967296", "9223372036854775807", "9223372036854775808", "18446744073709551616",
      String(repeating: "9", count: 39), "1" + String(repeating: "0", count: 400),
      String(repeating: "9", count: 100_000),
    ])
  func absurdSeconds(value: String) {
    #expect(wait(value) == .longestRetryAfter)
    #expect(Duration.longestRetryAfter == .seconds(2_147_483_648))
  }

  @Test(
    "text that is neither seconds nor a date is nil",
    arguments: [
      "", " ", "\t", "-1", "-0", "+5", "1.5", "1.", ".5", "1e3", "1E400", "0x10", "5s", "5 s", "5 5", "5,5", "5, 10",
      "5;", "\"5\"", "five", "٥", "５", "5\u{301}", "5\0", "\u{A0}5", "5\n", "\r\n5", "inf", "nan", "NaN",
      "-9223372036854775809",
      "Infinity", "1_000", "1'000", "tomorrow", "1994-11-06T08:49:37Z", "Sun",
    ])
  func garbage(value: String) {
    #expect(wait(value) == nil)
  }

  @Test(
    "a date is the wait until then",
    arguments: [
      ("Sun, 06 Nov 1994 08:50:37 GMT", 60),
      ("Sun, 06 Nov 1994 08:49:37 GMT", 0), (" Sun, 06 Nov 1994 09:49:37 GMT\t", 3600),
      ("Mon, 07 Nov 1994 08:49:37 GMT", 86400),
    ])
  func dates(value: String, expected: Int) {
    #expect(wait(value) == .seconds(expected))
  }

  @Test(
    "a date in the past is a wait of zero",
    arguments: [
      "Sun, 06 Nov 1994 08:49:36 GMT", "Thu, 01 Jan 1970 00:00:00 GMT", "Mon, 01 Jan 1900 00:00:00 GMT",
      "Sat, 01 Jan 0000 00:00:00 GMT",
    ])
  func past(value: String) {
    #expect(wait(value) == .zero)
  }

  @Test(
    "a date in the far future is the longest wait",
    arguments: ["Fri, 31 Dec 9999 23:59:59 GMT", "Wed, 01 Jan 2200 00:00:00 GMT"])
  func farFuture(value: String) {
    #expect(wait(value) == .longestRetryAfter)
  }

  @Test("a wait until a date is as precise as the current time")
  func fraction() {
    let value = "Sun, 06 Nov 1994 08:49:38 GMT"
    #expect(Duration(retryAfter: value, now: now.addingTimeInterval(0.25)) == .milliseconds(750))
  }

  @Test(
    "an extreme current time gives an extreme wait, but no crash",
    arguments: [
      -Double.infinity, -1e300, -62_167_219_201, -62_167_219_200, 0, 253_402_300_799.5, 253_402_300_800, 1e300,
      .infinity,
      .nan,
    ])
  func absurdNow(seconds: Double) {
    let now = Date(timeIntervalSince1970: seconds)
    #expect(Duration(retryAfter: "5", now: now) == .seconds(5))
    if let wait = Duration(retryAfter: "Sun, 06 Nov 1994 08:49:37 GMT", now: now) {
      #expect(.zero <= wait && wait <= .longestRetryAfter)
    }
  }

  @Test("for any value, the wait is nil, or between zero and the longest", arguments: 0..<20)
  func anyText(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces = [
      "0", "9", "42", " ", "\t", "-", "+", ".", ":", ",", "Sun", "Sunday", "Nov", "GMT", "08:49:37", "06-Nov-94", "é",
      "\0",
      "1994", "06", "99999999999999999999",
    ]
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 0...8, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
      if let wait = wait(text.joined()) {
        #expect(.zero <= wait && wait <= .longestRetryAfter, "\(text)")
      }
    }
  }
}
