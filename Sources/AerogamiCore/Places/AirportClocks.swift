import Synchronization

/// The local times of airports, with the zones of those looked up so far.
package struct AirportClocks: Sendable {
  private let zones: TimeZones
  /// One more than the index in `offsets`, by the number of the code: half the cost of hashing it, in 35 kB.
  private var indices: [UInt16] = []
  private var offsets: [ZoneOffsets?] = []

  package init(zones: TimeZones) { self.zones = zones }

  /// How many airports have been looked up.
  package var count: Int { offsets.count }

  /// - Returns: A time with an unknown offset for an airport that is not in the table, and for a moment for which its
  ///   zone is not known; `nil` for one that has no ``LocalTime``.
  package mutating func localTime(at airport: String, _ instant: Date) -> LocalTime? {
    LocalTime(instant, offset: offset(at: airport, instant))
  }

  /// Seconds east of UTC.
  private mutating func offset(at airport: String, _ instant: Date) -> Int? {
    guard let code = AirportCode(airport)?.number else { return nil }
    if indices.isEmpty { indices = Array(repeating: 0, count: AirportCode.count) }
    if indices[code] == 0 {
      offsets.append(read(airport, instant))
      indices[code] = UInt16(offsets.count)
    }
    let index = Int(indices[code]) - 1
    guard let known = offsets[index] else { return nil }
    if let offset = known.offset(at: instant) { return offset }
    // Of other years than the ones that were read.
    guard let read = read(airport, instant) else { return nil }
    offsets[index] = read
    return read.offset(at: instant)
  }

  private func read(_ airport: String, _ instant: Date) -> ZoneOffsets? {
    KnownAirport(code: airport).flatMap { zones.offsets($0.timeZone, instant) }
  }
}

/// What all responses of a run share.
package final class SharedAirportClocks: Sendable {
  private let clocks: Mutex<AirportClocks>

  package init(zones: TimeZones) { clocks = Mutex(AirportClocks(zones: zones)) }

  /// Gives one response a copy, which needs no lock, and saves the copy if it has more airports. What two responses find
  /// at the same time may be lost of one, and is then looked up again.
  package func withClocks<Result, Failure>(
    _ body: (inout AirportClocks) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var known = clocks.withLock { $0 }
    defer { clocks.withLock { if known.count > $0.count { $0 = known } } }
    return try body(&known)
  }
}
