import Testing

@testable import AerogamiCore

@Suite struct DurationUnitsTests {
  @Test(
    "a whole number with a unit is a duration",
    arguments: [
      ("0", .zero), ("0s", .zero), ("90s", .seconds(90)), ("10m", .seconds(600)), ("2h", .seconds(7200)),
      ("3d", .seconds(259_200)), ("1w", .seconds(604_800)), ("999999999w", .seconds(999_999_999 * 604_800)),
    ] as [(String, Duration)])
  func valid(text: String, duration: Duration) {
    #expect(Duration(withUnit: text) == duration)
  }

  @Test(
    "a number without a unit, and everything else, is not a duration",
    arguments: [
      "", "90", "s", "1.5h", "-1s", "+1s", " 1s", "1 s", "10M", "1y", "1000000000s", "١s", "soon", "1s1s", "00",
    ])
  func invalid(text: String) {
    #expect(Duration(withUnit: text) == nil)
  }
}
