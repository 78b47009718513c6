import AerogamiCore
import Foundation
import Testing

@Suite struct WholeNumberTests {
  @Test("digits are parsed as a number", arguments: [("0", 0), ("1", 1), ("007", 7), ("9223372036854775807", Int.max)])
  func read(text: String, number: Int) {
    #expect(Int(digits: text) == number)
  }

  @Test(
    "a text with anything but ASCII digits is not a number",
    arguments: [
      "", "+1", "-1", "-0", " 1", "1 ", "1_000", "1,000", "1.0", "1e3", "0x1", "٣", "１", "9223372036854775808",
    ])
  func rejected(text: String) {
    #expect(Int(digits: text) == nil)
  }
}
