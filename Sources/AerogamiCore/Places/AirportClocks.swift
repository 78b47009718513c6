import Synchronization

/// The local times of airports, with the zones of those looked up so far.
///
/// Looking up is done twice for each trip, so the offsets lie in arrays without references, in milliseconds and minutes.
package struct AirportClocks: Sendable {
  private struct Clock {
    /// In the array of all changes; empty where the zone is unknown.
    var changes: Range<Int>
    /// The end of the years that were read.
    var end: Int
  }

  private struct Change {
    let start: Int
    /// `nil` for an offset that no ``LocalTime`` has.
    let minutesEast: Int32?
  }

  private let zones: TimeZones
  /// One more than the index in `clocks`, by the number of the code: half the cost of hashing it, in 35 kB.
  private var indices: [UInt16] = []
  private var clocks: [Clock] = []
  /// Those of one clock follow one another, ascending.
  private var changes: [Change] = []

  package init(zones: TimeZones) { self.zones = zones }

  /// How many airports have been looked up.
  package var count: Int { clocks.count }

  /// - Returns: A time with an unknown offset for an airport that is not in the table, and for a moment for which its
  ///   zone is not known; `nil` for one that has no ``LocalTime``.
  package mutating func localTime(at airport: String, _ instant: Date) -> LocalTime? {
    instant.roundedMilliseconds.flatMap { localTime(at: airport, milliseconds: $0) }
  }

  /// The same for a moment in milliseconds since 1970.
  package mutating func localTime(at airport: String, milliseconds: Int) -> LocalTime? {
    guard let code = AirportCode(airport)?.number else { return LocalTime(milliseconds: milliseconds, offset: nil) }
    if !indices.isEmpty, indices[code] > 0, let change = change(of: clocks[Int(indices[code]) - 1], milliseconds) {
      return LocalTime(milliseconds: milliseconds, minutesEast: change.minutesEast.map(Int.init))
    }
    let change = lookUp(airport, code, milliseconds)
    return LocalTime(milliseconds: milliseconds, minutesEast: change?.minutesEast.map(Int.init))
  }

  /// For an airport that was not looked up yet, and for other years than the ones that were read.
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

  /// The last change before a moment; `nil` outside the years.
  @inline(__always) private func change(of clock: Clock, _ milliseconds: Int) -> Change? {
    guard milliseconds < clock.end else { return nil }
    var (low, high) = (clock.changes.lowerBound, clock.changes.upperBound)
    while low < high {
      let middle = (low &+ high) &>> 1
      if changes[middle].start <= milliseconds { low = middle + 1 } else { high = middle }
    }
    return low > clock.changes.lowerBound ? changes[low - 1] : nil
  }

  /// Appends the changes of a zone in years that include a moment; `nil` where they are unknown.
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
