import AerogamiCore
import Foundation

extension Check {
  /// Checks that named time zones can be read. A static build without ICU compiles and runs, but has no time zones.
  static func timeZones(_ zones: TimeZones) -> Check {
    // January 10 and July 10, 2024, in winter and in summer time. The offsets of past days no longer change.
    let offsets = [1_704_844_800, 1_720_569_600].map { seconds in
      let instant = Date(timeIntervalSince1970: seconds)
      return zones.offsets("Europe/Vilnius", instant)?.offset(at: instant)
    }
    guard offsets == [2 * 3600, 3 * 3600] else {
      return Check(
        "timeZones", .warning, "this program was built without time zones, so local times are shown in UTC",
        remedy: "build it without --static-swift-stdlib, or with a version of GRDB that links ICU")
    }
    return Check("timeZones", .ok, "time zones such as Europe/Vilnius are available")
  }
}
