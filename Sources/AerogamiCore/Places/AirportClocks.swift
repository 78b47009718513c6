package import Foundation
import Synchronization

/// Converts instants to local times at airports, and caches the time zone offsets of these airports.
package struct AirportClocks: Sendable {
  private let zones: TimeZones
  /// Maps the number of each airport code to the index in `offsets` plus one, or to 0 if the airport is not cached. Each
  /// round trip needs two lookups, and this array of 35 kB is twice as fast as a dictionary.
  private var indices: [UInt16] = []
  /// The offsets of each cached airport for a range of years around an instant; `nil` if the time zone is unknown.
  private var offsets: [ZoneOffsets?] = []

  package init(zones: TimeZones) { self.zones = zones }

  package var count: Int { offsets.count }

  /// Returns the local time at an airport; `nil` if ``LocalTime`` cannot represent the instant. The result
  /// is in UTC if the airport or its offset at the instant is unknown, or if ``LocalTime`` cannot represent the offset.
  package mutating func localTime(at airport: String, _ instant: Date) -> LocalTime? {
    instant.roundedMilliseconds.flatMap { localTime(at: airport, milliseconds: $0) }
  }

  package mutating func localTime(at airport: String, milliseconds: Int) -> LocalTime? {
    let offset = offset(at: airport, milliseconds)
    return LocalTime(milliseconds: milliseconds, minutesEast: offset.flatMap(LocalTime.minutesEast))
  }

  @inline(__always) private mutating func offset(at airport: String, _ milliseconds: Int) -> Int? {
    guard let code = LetterCode(capitals: airport).map({ Int($0.number) }) else { return nil }
    if indices.isEmpty { indices = Array(repeating: 0, count: LetterCode.count) }
    let index = Int(indices[code]) - 1
    if index < 0 {
      offsets.append(readOffsets(of: airport, milliseconds))
      indices[code] = UInt16(offsets.count)
      return offsets[offsets.count - 1]?.offset(at: milliseconds)
    }
    if let offset = offsets[index]?.offset(at: milliseconds) { return offset }
    // Either the zone is unknown, or only other years are cached.
    guard offsets[index] != nil, let read = readOffsets(of: airport, milliseconds) else { return nil }
    offsets[index] = read
    return read.offset(at: milliseconds)
  }

  private func readOffsets(of airport: String, _ milliseconds: Int) -> ZoneOffsets? {
    KnownAirport(code: airport).flatMap {
      zones.offsets($0.timeZone, Date(timeIntervalSince1970: Double(milliseconds) / 1000))
    }
  }

  /// Adds the UTC offset to a time that the clocks at an airport show, as in ``ZoneOffsets/localTime(wallClock:)``.
  /// Returns `wallClock` unchanged if the airport's offset at that time is unknown.
  package func localTime(at airport: String, wallClock: LocalTime) -> LocalTime {
    readOffsets(of: airport, wallClock.milliseconds)?.localTime(wallClock: wallClock.instant) ?? wallClock
  }
}

/// Airport clocks shared by all responses of a run.
package final class SharedAirportClocks: Sendable {
  private let clocks: Mutex<AirportClocks>

  package init(zones: TimeZones) { clocks = Mutex(AirportClocks(zones: zones)) }

  /// Runs `body` with a copy of the clocks, without holding the lock. Then replaces the clocks with the copy if it has
  /// more airports. This can lose airports that another call added meanwhile; they are looked up again when needed.
  package func withClocks<Result, Failure>(
    _ body: (inout AirportClocks) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var known = clocks.withLock { $0 }
    defer { clocks.withLock { if known.count > $0.count { $0 = known } } }
    return try body(&known)
  }
}
