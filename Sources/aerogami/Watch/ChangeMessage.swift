import AerogamiCore

/// A message about changes, for a notifier.
struct ChangeMessage {
  /// The latest change of each trip, so that a message that cannot be sent for long stays small.
  private var changes: [Trip.ID: TripChange] = [:]

  /// The number of trips that a message names.
  static let tripCount = 5

  mutating func add(_ notices: [TripChange]) {
    for change in notices { changes[change.found.trip.id] = change }
  }

  /// Returns the message: the five cheapest trips, and how many more there are; `nil` without changes.
  ///
  /// - Parameter link: Returns the address at which a trip can be booked. The message opens that of the cheapest trip.
  func notification(
    to notifier: String, at now: Date, link: (Trip) -> String?
  ) -> AerogamiCore.Notification? {
    let sorted = changes.values.sorted { left, right in
      let (left, right) = (left.found.trip, right.found.trip)
      return (left.price, left.departureAt.milliseconds, left.id)
        < (right.price, right.departureAt.milliseconds, right.id)
    }
    guard let cheapest = sorted.first?.found.trip else { return nil }
    var lines = sorted.prefix(Self.tripCount).map { change in
      let earlier = change.previousPrice.map { ", was \($0)" } ?? ""
      return change.found.trip.summary(at: now) + earlier + (change.found.isDeal ? ", deal" : "")
    }
    if sorted.count > Self.tripCount { lines.append("and \(sorted.count - Self.tripCount) more") }
    let title = "\(counted(sorted.count, "trip")) from \(cheapest.price) \(cheapest.currency)"
    return AerogamiCore.Notification(to: notifier, title: title, lines: lines, url: link(cheapest))
  }
}
