import AerogamiCore
import Foundation
import Testing

@Suite struct ZoneOffsetsTests {
  /// A day on which clocks are set forward by an hour at 1000 s, and back by half an hour at 50,000 s.
  private let zone = ZoneOffsets(
    [.init(start: 0, offset: 3600), .init(start: 1000, offset: 7200), .init(start: 50_000, offset: 5400)],
    until: 86_400)

  @Test(
    "an offset applies from the second of its change, and is unknown outside the years",
    arguments: [
      (0, 3600), (999.999, 3600), (1000, 7200), (49_999, 7200), (50_000, 5400), (86_399.999, 5400), (86_400, nil),
      (-0.001, nil), (.nan, nil), (.infinity, nil), (-.infinity, nil),
    ] as [(Double, Int?)])
  func offset(seconds: Double, offset: Int?) throws {
    let instant = Date(timeIntervalSince1970: seconds)
    let zone = try #require(zone)
    #expect(zone.offset(at: instant) == offset)
    #expect(zone.localTime(at: instant) == offset.flatMap { LocalTime(instant, offset: $0) })
  }

  @Test(
    "a repeated local time is its first occurrence, and a skipped one is later by the gap",
    arguments: [
      (3600, 0, 3600), (4599, 999, 3600),
      // Skipped: 4600 to 8199.
      (4600, 1000, 7200), (6000, 2400, 7200), (8199, 4599, 7200), (8200, 1000, 7200),
      // Repeated: 55,400 to 57,199.
      (55_399, 48_199, 7200), (55_400, 48_200, 7200), (57_199, 49_999, 7200), (57_200, 51_800, 5400),
      (91_799, 86_399, 5400), (91_800, nil, 0), (3599, nil, 0), (.nan, nil, 0), (.infinity, nil, 0),
    ] as [(Double, Double?, Int)])
  func wallClock(clock: Double, seconds: Double?, offset: Int) throws {
    let expected = seconds.flatMap { LocalTime(Date(timeIntervalSince1970: $0), offset: offset) }
    #expect(try #require(zone).localTime(wallClock: Date(timeIntervalSince1970: clock)) == expected)
  }

  @Test("changes that are not in ascending order are rejected")
  func malformed() {
    #expect(ZoneOffsets([], until: 10) == nil)
    #expect(ZoneOffsets([.init(start: 10, offset: 0)], until: 10) == nil)
    #expect(ZoneOffsets([.init(start: 0, offset: 0), .init(start: 0, offset: 60)], until: 10) == nil)
    #expect(ZoneOffsets([.init(start: 5, offset: 0), .init(start: 0, offset: 60)], until: 10) == nil)
    #expect(ZoneOffsets([.init(start: 0, offset: 60)], until: 10) != nil)
  }
}
