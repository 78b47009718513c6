import AerogamiCore

/// A message about changes, for a notifier.
struct ChangeMessage {
  /// The latest change of each trip.
  private let changes: [TripChange]

  /// The number of trips that a message names.
  static let tripCount = 5

  init(_ changes: [TripChange]) {
    self.changes = Array(
      Dictionary(changes.map { ($0.found.trip.id, $0) }) { $0.seenAt > $1.seenAt ? $0 : $1 }.values)
  }

  /// Returns the message: the five cheapest trips, and how many more there are; `nil` without changes. Trips that are
  /// gone come last.
  ///
  /// - Parameters:
  ///   - notifier: The name of the notifier.
  ///   - now: Decides whether the text of a day has a year.
  ///   - watch: The name of the watch; `nil` if it has none.
  ///   - link: Returns the address at which a trip can be booked. The message opens that of the cheapest trip.
  func notification(
    to notifier: String, at now: Date, watch: String?, link: (Trip) -> String?
  ) -> AerogamiCore.Notification? {
    if changes.isEmpty { return nil }
    let sorted = changes.sorted { left, right in
      if (left.kind == .gone) != (right.kind == .gone) { return right.kind == .gone }
      let (left, right) = (left.found.trip, right.found.trip)
      return (left.price, left.departureAt.milliseconds, left.id)
        < (right.price, right.departureAt.milliseconds, right.id)
    }
    let goneCount = sorted.count { $0.kind == .gone }
    let cheapest = sorted.first.flatMap { $0.kind == .gone ? nil : $0.found.trip }
    let parts = [
      cheapest.map { "\(counted(sorted.count - goneCount, "trip")) from \($0.price) \($0.currency)" },
      goneCount > 0 ? "\(counted(goneCount, "trip")) gone" : nil,
    ]
    var lines = sorted.prefix(Self.tripCount).map { $0.line(at: now) }
    if sorted.count > Self.tripCount { lines.append("and \(sorted.count - Self.tripCount) more") }
    return AerogamiCore.Notification(
      to: notifier, title: (watch.map { "\($0): " } ?? "") + parts.compactMap(\.self).joined(separator: ", "),
      lines: lines, url: cheapest.flatMap(link))
  }
}

extension TripChange {
  fileprivate func line(at now: Date) -> String {
    let remarks = [
      previousPrice.map { "was \($0)" }, isNewLow ? "lowest price so far" : nil, found.isDeal ? "deal" : nil,
      kind == .gone ? "gone" : nil,
    ]
    return ([found.trip.summary(at: now)] + remarks.compactMap(\.self)).joined(separator: ", ")
  }
}
