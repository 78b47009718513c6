package import Foundation
import Synchronization

/// Converts instants to local times at airports, and caches the time zone offsets of these airports.
///
/// Each round trip needs two lookups. For speed, the cache consists of flat arrays, with times in milliseconds and
/// offsets in minutes.
package struct AirportClocks: Sendable {
  /// The cached offset changes of one airport.
  private struct Clock {
    /// The indices of the airport's changes in ``AirportClocks/changes``; empty if the time zone is unknown.
    var changes: Range<Int>
    /// The end of the cached years, in milliseconds since 1970.
    var end: Int
  }

  /// The start of a period with a fixed offset.
  private struct Change {
    /// In milliseconds since 1970.
    let start: Int
    /// `nil` for an offset that ``LocalTime`` cannot represent.
    let minutesEast: Int32?
  }

  private let zones: TimeZones
  /// Maps the number of each airport code to the index in `clocks` plus one, or to 0 if the airport is not cached. This
  /// array of 35 kB is twice as fast as a dictionary.
  private var indices: [UInt16] = []
  private var clocks: [Clock] = []
  /// The changes of all clocks. The changes of each clock are contiguous and sorted by time.
  private var changes: [Change] = []

  /// Creates clocks with an empty cache.
  package init(zones: TimeZones) { self.zones = zones }

  /// The number of airports in the cache.
  package var count: Int { clocks.count }

  /// Returns the local time at an airport.
  ///
  /// The offset is unknown if the airport is not in the built-in table, or if its time zone has no data for that
  /// instant. It is also unknown if ``LocalTime`` cannot represent it.
  ///
  /// - Returns: `nil` if ``LocalTime`` cannot represent the instant.
  package mutating func localTime(at airport: String, _ instant: Date) -> LocalTime? {
    instant.roundedMilliseconds.flatMap { localTime(at: airport, milliseconds: $0) }
  }

  /// Returns the local time at an airport, for an instant in milliseconds since 1970.
  package mutating func localTime(at airport: String, milliseconds: Int) -> LocalTime? {
    guard let code = AirportCode(airport)?.number else { return LocalTime(milliseconds: milliseconds, offset: nil) }
    if !indices.isEmpty, indices[code] > 0, let change = change(of: clocks[Int(indices[code]) - 1], milliseconds) {
      return LocalTime(milliseconds: milliseconds, minutesEast: change.minutesEast.map(Int.init))
    }
    let change = lookUp(airport, code, milliseconds)
    return LocalTime(milliseconds: milliseconds, minutesEast: change?.minutesEast.map(Int.init))
  }

  /// Adds the UTC offset to a time that the clocks at an airport show, as in ``ZoneOffsets/localTime(wallClock:)``.
  ///
  /// - Parameter wallClock: The time that the clocks show, with an unknown offset.
  /// - Returns: `wallClock` unchanged if the airport's offset at that time is unknown.
  package func localTime(at airport: String, wallClock: LocalTime) -> LocalTime {
    let instant = wallClock.instant
    guard let zone = KnownAirport(code: airport)?.timeZone, let offsets = zones.offsets(zone, instant) else {
      return wallClock
    }
    return offsets.localTime(wallClock: instant) ?? wallClock
  }

  /// Looks up an airport that is not cached, or for which only other years are cached.
  private mutating func lookUp(_ airport: String, _ code: Int, _ milliseconds: Int) -> Change? {
    if indices.isEmpty { indices = Array(repeating: 0, count: AirportCode.count) }
    if indices[code] == 0 {
      clocks.append(read(airport, milliseconds) ?? Clock(changes: 0..<0, end: .max))
      indices[code] = UInt16(clocks.count)
    } else {
      let index = Int(indices[code]) - 1
      if clocks[index].changes.isEmpty { return nil }
      guard let clock = read(airport, milliseconds) else { return nil }
      clocks[index] = clock
    }
    return change(of: clocks[Int(indices[code]) - 1], milliseconds)
  }

  /// Returns the last change at or before an instant; `nil` outside the cached years.
  @inline(__always) private func change(of clock: Clock, _ milliseconds: Int) -> Change? {
    guard milliseconds < clock.end else { return nil }
    var (low, high) = (clock.changes.lowerBound, clock.changes.upperBound)
    while low < high {
      let middle = (low &+ high) &>> 1
      if changes[middle].start <= milliseconds { low = middle + 1 } else { high = middle }
    }
    return low > clock.changes.lowerBound ? changes[low - 1] : nil
  }

  /// Appends the offset changes of an airport in the years around an instant to `changes`, and returns a clock with
  /// them; `nil` if the changes are unknown.
  private mutating func read(_ airport: String, _ milliseconds: Int) -> Clock? {
    let instant = Date(timeIntervalSince1970: Double(milliseconds) / 1000)
    guard let zone = KnownAirport(code: airport)?.timeZone, let read = zones.offsets(zone, instant) else { return nil }
    let start = changes.count
    changes += read.changes.map { change in
      Change(start: change.start * 1000, minutesEast: LocalTime.minutesEast(offset: change.offset).map(Int32.init))
    }
    return Clock(changes: start..<changes.count, end: read.end * 1000)
  }
}

/// Airport clocks shared by all responses of a run.
package final class SharedAirportClocks: Sendable {
  private let clocks: Mutex<AirportClocks>

  /// Creates clocks with an empty cache.
  package init(zones: TimeZones) { clocks = Mutex(AirportClocks(zones: zones)) }

  /// Runs `body` with a copy of the clocks, without holding the lock. Then stores the copy if it has more airports than
  /// the stored clocks.
  ///
  /// If two responses add airports concurrently, only one copy is stored. The airports of the other copy are looked up
  /// again when they are needed.
  package func withClocks<Result, Failure>(
    _ body: (inout AirportClocks) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var known = clocks.withLock { $0 }
    defer { clocks.withLock { if known.count > $0.count { $0 = known } } }
    return try body(&known)
  }
}
