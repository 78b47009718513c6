import AerogamiContainer
import Testing

@Suite struct DurationSecondsTests {
  @Test(
    "a duration is shown in seconds, rounded to milliseconds",
    arguments: [
      (.zero, "0"), (.seconds(20), "20"), (.milliseconds(500), "0.5"), (.milliseconds(1234), "1.234"),
      (.microseconds(1499), "0.001"), (.microseconds(1500), "0.002"), (.microseconds(999_500), "1"),
      (.milliseconds(-1500), "-1.5"), (.microseconds(-1500), "-0.002"), (.seconds(Int64.max), "\(Int64.max)"),
    ] as [(Duration, String)])
  func text(duration: Duration, expected: String) {
    #expect(duration.inSeconds == expected)
  }
}
