import AerogamiContainer
import AerogamiCore
import Foundation

/// The maximum number of trips that a message lists.
private let listedCount = 5

extension [UnsentChange] {
  /// Returns the message about the latest change of each trip: the five cheapest, and how many more there are; `nil`
  /// without changes. Trips that have become more expensive again come after the other trips, and trips that are gone
  /// come last.
  ///
  /// The message opens the address of its first trip, unless that trip is gone. For a pair of tickets, that is the address
  /// of the outbound one, and the last line has that of the other.
  ///
  /// - Parameters:
  ///   - now: Decides whether the text of a day has a year.
  ///   - watch: The name of the watch; `nil` if it has none.
  ///   - checks: The checks of the trips' prices, by trip.
  ///   - link: Returns the address at which a trip can be booked.
  func notification(
    to notifier: String, at now: Date, watch: String?, checks: [Trip.ID: CheckedTrip] = [:], link: (Trip) -> String?
  ) -> AerogamiCore.Notification? {
    let latest = Dictionary(map { ($0.change.found.trip.id, $0) }) { $0.change.seenAt > $1.change.seenAt ? $0 : $1 }
    let sorted = latest.values.sorted { left, right in
      let trips = [left, right].map(\.change.found.trip)
      return (left.state.rawValue, trips[0].price, trips[0].departureAt.milliseconds, trips[0].id)
        < (right.state.rawValue, trips[1].price, trips[1].departureAt.milliseconds, trips[1].id)
    }
    guard let first = sorted.first else { return nil }
    func count(_ state: UnsentChange.State) -> String? {
      let count = sorted.count { $0.state == state }
      return count == 0 ? nil : counted(count, "trip")
    }
    let cheapest = first.change.found.trip
    let parts = [
      count(.holds).map { "\($0) from \(cheapest.priceText)" },
      count(.moreExpensive).map { "\($0) more expensive again" }, count(.gone).map { "\($0) gone" },
    ]
    var lines = sorted.prefix(listedCount).map { $0.line(at: now, checks) }
    if sorted.count > listedCount { lines.append("and \(sorted.count - listedCount) more") }
    if let url = first.returnAddress(link) {
      lines.append("the first trip is 2 tickets; book the return flight at \(url)")
    }
    return AerogamiCore.Notification(
      to: notifier, title: (watch.map { "\($0): " } ?? "") + parts.compactMap(\.self).joined(separator: ", "),
      lines: lines, url: first.state == .gone ? nil : link(cheapest),
      // A separate deadline, because that of the round's requests may have passed.
      deadline: .seconds(60))
  }
}

extension UnsentChange {
  /// Returns the change for the feed of a watch, in the words of a message.
  ///
  /// - Parameters:
  ///   - now: When the change is reported.
  ///   - checks: The checks of the trips' prices, by trip.
  ///   - link: Returns the address at which a trip can be booked.
  func reported(at now: Date, checks: [Trip.ID: CheckedTrip] = [:], link: (Trip) -> String?) -> ReportedChange {
    let trip = change.found.trip
    let kind: ReportedChange.Kind =
      if state == .gone {
        .gone
      } else if change.isNewLow, isAtNoticedPrice {
        .newLow
      } else if change.found.isDeal, isAtNoticedPrice {
        .deal
      } else {
        change.previousPrice == nil ? .new : .drop
      }
    var lines = [line(at: now, checks)]
    if let url = returnAddress(link) { lines.append("2 tickets; book the return flight at \(url)") }
    return ReportedChange(
      id: ReportedChange.id(of: trip.id, seenAt: change.seenAt), kind, reportedAt: now, title: line(at: now),
      lines: lines, link: state == .gone ? nil : link(trip))
  }

  fileprivate func line(at now: Date, _ checks: [Trip.ID: CheckedTrip]) -> String {
    let check = state == .holds ? checks[change.found.trip.id] : nil
    return ([line(at: now)] + (check?.remarks ?? [])).joined(separator: ", ")
  }

  /// The address at which the second of two tickets can be booked; `nil` for other trips.
  fileprivate func returnAddress(_ link: (Trip) -> String?) -> String? {
    let tickets = change.found.trip.tickets
    return state != .gone && tickets.count == 2 ? link(tickets[1]) : nil
  }
}

extension CheckedTrip {
  /// What a message says about the check of a price.
  fileprivate var remarks: [String] {
    if let problem { return ["not confirmed: \(problem.message.printable(maxLength: 100))"] }
    let listed = before.price == current?.price ? [] : ["listed at \(before.price.shown)"]
    return listed + ["price confirmed \(checkedAt.hourText) UTC"]
  }
}

extension UnsentChange {
  /// The states of trips, in the order in which a message lists them. An outdated change is not sent.
  fileprivate enum State: Int {
    case holds, moreExpensive, gone
  }

  fileprivate var state: State {
    switch later {
    case .gone, .outdated: .gone
    case .moreExpensive: .moreExpensive
    case .back: .holds
    case nil: change.kind == .gone ? .gone : .holds
    }
  }

  fileprivate func line(at now: Date) -> String {
    let trip = change.found.trip
    let noticed = "\(change.seenAt.minuteText) UTC"
    let remarks: [String?] =
      switch later {
      case .moreExpensive: ["was \(noticedPrice) at \(noticed)"]
      case .gone, .outdated: ["seen at \(noticed), gone since"]
      case .back: ["was gone at \(noticed)"]
      case nil:
        [
          change.previousPrice.map { "was \($0)" },
          change.found.isDeal && isAtNoticedPrice ? change.found.comparison.map { "deal: \($0)" } ?? "deal" : nil,
          change.kind == .gone ? "gone" : nil,
        ]
      }
    return ([trip.summary(at: now)] + remarks.compactMap(\.self)).joined(separator: ", ")
  }
}
