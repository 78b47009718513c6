public import AerogamiContainer
public import AerogamiCore
public import Foundation

extension LocalTime {
  /// Creates a time with an unknown offset from UTC.
  public static func utc(_ instant: Date) -> LocalTime {
    guard let time = LocalTime(instant) else { preconditionFailure("\(instant) is not in the years 0000 to 9999") }
    return time
  }

  /// Creates a time from text such as `2027-01-31T23:30:00+02:00`.
  public static func at(_ text: String) -> LocalTime {
    guard let time = LocalTime(text) else { preconditionFailure("\"\(text)\" is not a time") }
    return time
  }
}

extension Trip {
  /// Creates a valid trip; a test passes only the properties it depends on. The UTC offsets are unknown.
  public static func fixture(
    id: String = "trip", price: Price = 72, currency: String = "EUR", airlines: String = "FR",
    from: TripLocation = .copenhagen, to: TripLocation = .malaga,
    departureAt: Date = Date(timeIntervalSince1970: 4_000_000_000), returnAt: Date? = nil,
    createdAt: Date = Date(timeIntervalSince1970: 1_700_000_000),
    expiresAt: Date = Date(timeIntervalSince1970: 3_900_000_000)
  ) -> Trip {
    Trip(
      id: id, price: price, currency: currency, airlines: airlines, flightNumber: 4048, departure: from,
      destination: to, departureAt: .utc(departureAt), returnAt: returnAt.map(LocalTime.utc), createdAt: createdAt,
      expiresAt: expiresAt)
  }
}

extension TripLocation {
  public static let copenhagen = TripLocation(city: "Copenhagen", countryCode: "DK", airportCode: "CPH")
  public static let malaga = TripLocation(city: "Malaga", countryCode: "ES", airportCode: "AGP")
  public static let vilnius = TripLocation(city: "Vilnius", countryCode: "LT", airportCode: "VNO")
}

/// Returns the day, some days from now, in a time zone that is a number of hours east of UTC, such as `2027-01-31`.
public func currentDay(hoursEast: Double, daysAhead: Double = 0) -> String {
  LocalTime.utc(Date() + hoursEast * 3600 + daysAhead * 86_400).dayText
}

/// A log that tasks of a test append to, in the order of the calls.
public actor Log<Entry: Sendable> {
  public private(set) var entries: [Entry] = []
  private var waiters: [Int: (count: Int, continuation: CheckedContinuation<Void, Never>)] = [:]
  private var nextWaiter = 0

  public init() {}

  public func append(_ entry: Entry) { append { _ in entry } }

  /// Appends the result of `makeEntry`, which receives the number of the entry, starting at 1.
  @discardableResult
  public func append(_ makeEntry: (_ number: Int) -> Entry) -> Entry {
    let entry = makeEntry(entries.count + 1)
    entries.append(entry)
    for (id, waiter) in waiters where waiter.count <= entries.count { stopWaiting(id) }
    return entry
  }

  /// Returns once there are at least `count` entries, or when the task is canceled. A test that waits in vain fails at
  /// its time limit.
  public func waitForEntries(_ count: Int) async {
    nextWaiter += 1
    let id = nextWaiter
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if entries.count >= count || Task.isCancelled { return continuation.resume() }
        waiters[id] = (count, continuation)
      }
    } onCancel: {
      Task { await stopWaiting(id) }
    }
  }

  private func stopWaiting(_ id: Int) { waiters.removeValue(forKey: id)?.continuation.resume() }
}

/// A gate that opens once and stays open. Waiting ends early if the waiting task is canceled.
public final class Gate: Sendable {
  private let clock = ManualClock()

  public init() {}

  public func open() { clock.advance(by: .seconds(1)) }

  public var isOpen: Bool { clock.now.sinceStart >= .seconds(1) }

  public func wait() async throws {
    try await clock.sleep(until: ManualClock.Instant(sinceStart: .seconds(1)))
  }

  /// Returns once at least `count` tasks wait for the gate to open.
  public func waitForWaiters(_ count: Int) async { await clock.waitForSleepers(count) }
}

extension Route {
  public static let copenhagenMalaga = known("CPH-AGP")
  public static let vilniusMalaga = known("VNO-AGP")

  private static func known(_ text: String) -> Route {
    guard let route = Route(text) else { preconditionFailure("\"\(text)\" is not a route") }
    return route
  }
}

extension PricedRoute {
  /// Creates a route in euros, one way like the default trip.
  public static func fixture(_ route: Route, isOneWay: Bool = true) -> PricedRoute {
    guard let euro = LetterCode("EUR") else { preconditionFailure("the euro has no code") }
    return PricedRoute(route, isOneWay: isOneWay, currency: euro)
  }
}

extension [DailyLow] {
  /// Creates the lows of consecutive days that count; the last is the day before `day`.
  public static func fixture(_ prices: [Price], before day: Int) -> [DailyLow] {
    prices.enumerated().map { index, price in
      DailyLow(day: day - prices.count + index, price: price, dates: TripDates(departure: day + 30))
    }
  }
}

extension TripClient {
  /// Returns the trips of a region, or of all regions for `nil`, without a search.
  package func trips(in region: Region.ID?) async throws -> Fetched<[Trip]> {
    try await trips(TripRequest(origin: region))
  }
}

/// Errors other than ``ClientError`` compare as equal.
extension Status: Equatable {
  public static func == (left: Status, right: Status) -> Bool {
    left.kind == right.kind && left.age == right.age && left.clientError == right.clientError
      && (left.error == nil) == (right.error == nil)
  }
}
