package import AerogamiCore
// Only Foundation has named time zones; FoundationEssentials has none. In a static build, they need ICU, which only
// GRDB links. Without ICU, `TimeZone(identifier:)` returns `nil`.
import Foundation
import Synchronization

extension TimeZones {
  /// Returns the time zones of Foundation, for the years 1973 to 2100. Each zone is read at most twice: first three
  /// years, then all years if they are needed.
  package static func live() -> TimeZones {
    let zones = ZoneCache()
    return TimeZones { zones.offsets(of: $0, at: $1) }
  }
}

private final class ZoneCache: Sendable {
  private let zones = Mutex<[String: ZoneOffsets]>([:])

  func offsets(of identifier: String, at instant: Date) -> ZoneOffsets? {
    guard Self.allYears.contains(instant.timeIntervalSince1970) else { return nil }
    return zones.withLock { zones in
      let read = zones[identifier]
      if let read, read.offset(at: instant) != nil { return read }
      // Reads three years first, because nearly all trips depart within them. This takes about 20 µs. For an instant in
      // another year, reads the whole range once: 128 years with about two changes each. So even a response with
      // invalid dates in many years causes little work.
      guard
        let offsets = ZoneOffsets(of: identifier, in: read == nil ? Self.threeYears(around: instant) : Self.allYears)
      else { return nil }
      zones[identifier] = offsets
      return offsets
    }
  }

  /// The years 1973 to 2100, in seconds since 1970. From 1973 on, all offsets are whole minutes. The rules of a zone
  /// apply to any later year, so the end is arbitrary.
  private static let allYears = start(of: 1973)..<start(of: 2101)

  /// Returns the year of `instant`, the year before and the year after.
  private static func threeYears(around instant: Date) -> Range<Double> {
    let day = Int((instant.timeIntervalSince1970 / 86_400).rounded(.down))
    let year = CivilDay(daysSince1970: day).year
    return (start(of: year - 1)..<start(of: year + 2)).clamped(to: allYears)
  }

  private static func start(of year: Int) -> Double {
    Double(CivilDay(year: year, month: 1, day: 1)?.daysSince1970 ?? 0) * 86_400
  }
}

extension ZoneOffsets {
  /// Reads a zone with Foundation; `nil` if Foundation does not know the zone.
  fileprivate init?(of identifier: String, in years: Range<Double>) {
    guard let zone = TimeZone(identifier: identifier) else { return nil }
    func change(at instant: Date) -> Change {
      Change(start: Int(instant.timeIntervalSince1970), offset: zone.secondsFromGMT(for: instant))
    }
    var instant = Date(timeIntervalSince1970: years.lowerBound)
    var changes = [change(at: instant)]
    // Despite its name, this also returns changes of standard time, and some transitions that change no offset.
    while let next = zone.nextDaylightSavingTimeTransition(after: instant), next > instant,
      next.timeIntervalSince1970 < years.upperBound
    {
      instant = next
      let change = change(at: next)
      if change.offset != changes.last?.offset { changes.append(change) }
    }
    self.init(changes, until: Int(years.upperBound))
  }
}
