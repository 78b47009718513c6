import AerogamiCore
import Foundation
import Synchronization
import Testing

@Suite struct AirportClocksTests {
  /// Zones with an offset of 2 hours on 1970-01-01 and 3 hours after it, and a log of the lookups.
  private final class Zones: Sendable {
    private let reads = Mutex<[String]>([])
    var read: [String] { reads.withLock { $0 } }

    var zones: TimeZones {
      TimeZones { zone, instant in
        self.reads.withLock { $0.append(zone) }
        switch instant.timeIntervalSince1970 {
        case 0..<86_400: return ZoneOffsets([.init(start: 0, offset: 7200)], until: 86_400)
        case 86_400..<1e6: return ZoneOffsets([.init(start: 0, offset: 10_800)], until: 1_000_000)
        default: return nil
        }
      }
    }
  }

  private let zones = Zones()
  private let noon = Date(timeIntervalSince1970: 43_200)

  @Test("an airport has its zone's local time, and its zone is read once")
  func known() {
    var clocks = AirportClocks(zones: zones.zones)
    for _ in 1...3 {
      #expect(clocks.localTime(at: "VNO", noon)?.description == "1970-01-01T14:00:00+02:00")
      #expect(clocks.localTime(at: "ZZV", noon)?.offset == 7200)
    }
    #expect(zones.read == ["Europe/Vilnius", "America/New_York"])
    #expect(clocks.count == 2)
  }

  @Test("other years are read when needed, and times outside of all known years are in UTC")
  func otherYears() {
    var clocks = AirportClocks(zones: zones.zones)
    #expect(clocks.localTime(at: "VNO", noon)?.offset == 7200)
    #expect(clocks.localTime(at: "VNO", noon + 86_400)?.offset == 10_800)
    #expect(clocks.localTime(at: "VNO", noon + 2 * 86_400)?.offset == 10_800)
    #expect(clocks.localTime(at: "VNO", noon + 1e6)?.description == "1970-01-13T01:46:40Z")
    #expect(clocks.localTime(at: "VNO", noon)?.offset == 10_800)
    #expect(zones.read.count == 3)
  }

  @Test("an unknown airport code has no offset", arguments: ["", "LON", "vno", "VNOX", "VNÖ", "QQQ"])
  func unknown(code: String) {
    var clocks = AirportClocks(zones: zones.zones)
    #expect(clocks.localTime(at: code, noon) == LocalTime(noon))
    #expect(clocks.localTime(at: "VNO", Date(timeIntervalSince1970: .nan)) == nil)
  }

  @Test("without time zones, local times are in UTC")
  func none() {
    var clocks = AirportClocks(zones: .none)
    #expect(clocks.localTime(at: "VNO", noon) == LocalTime(noon))
  }

  @Test("airports found for one response are known to the next, even if the first one failed")
  func shared() {
    struct Broken: Error {}
    let shared = SharedAirportClocks(zones: zones.zones)
    #expect(throws: Broken.self) {
      try shared.withClocks { clocks throws(Broken) in
        _ = clocks.localTime(at: "VNO", noon)
        throw Broken()
      }
    }
    #expect(shared.withClocks { $0.localTime(at: "VNO", noon)?.offset } == 7200)
    shared.withClocks { clocks in
      _ = clocks.localTime(at: "CPH", noon)
      // Another response that ends meanwhile and has fewer airports.
      shared.withClocks { _ = $0.localTime(at: "VNO", noon) }
    }
    #expect(shared.withClocks { $0.count } == 2)
    #expect(zones.read == ["Europe/Vilnius", "Europe/Copenhagen"])
  }
}
