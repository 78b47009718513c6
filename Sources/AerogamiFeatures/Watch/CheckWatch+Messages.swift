import AerogamiContainer
import AerogamiCore
import Foundation

extension CheckWatch {
  /// The time limit of all checks of a round. It begins after the requests of the round, whose deadline may have passed.
  private static let checkLimit = Duration.seconds(60)

  /// Sends one message with each notifier for which there are unsent changes. A message that could not be sent is sent
  /// with the next round. A watch that confirms prices first checks the changes, and also reports them to the caller.
  ///
  /// - Returns: Whether every message was sent.
  func sendMessages(
    _ state: inout WatchState, _ request: Request, at now: Date, _ report: (WatchEvent) async throws -> Void
  ) async throws -> Bool {
    var isSent = true
    state.outbox.removeUnneeded(at: now)
    if state.watch.confirms {
      try await check(&state, request, at: now)
      try await flush(&state, report)
      try await reportToCaller(&state, request, at: now, report)
      try await reportToFeed(&state, request, at: now)
    }
    for notifier in state.watch.notifiers {
      let message = state.outbox.unsent(by: notifier)
        .notification(
          to: notifier, at: now, watch: state.watch.name, checks: state.outbox.checks ?? [:], link: context.link)
      guard let message else { continue }
      if try await !send(message, &state) {
        isSent = false
        continue
      }
      state.messageCount += 1
      for region in state.outbox.markSent(by: notifier) { try await save(region, &state, request, at: now) }
    }
    try await flush(&state, report)
    return isSent
  }

  /// Sends a message, and returns whether it was sent. Adds a note if the notifier begins to fail, or works again.
  func send(_ message: AerogamiCore.Notification, _ state: inout WatchState) async throws -> Bool {
    let notifier = message.notifier
    do {
      _ = try await notifications.send(message)
      state.notes.end(of: .notifier(notifier), "the notifier \(notifier) works again")
      return true
    } catch let error as ClientError {
      try Task.checkCancellation()
      if state.problem == nil { state.problem = "the notifier \(notifier) failed: \(error)" }
      state.notes.start(
        of: .notifier(notifier),
        "the notifier \(notifier) failed: \(error); its message will be sent with the next round")
      return false
    }
  }

  /// Checks the changes to send, and saves which of them are outdated.
  private func check(_ state: inout WatchState, _ request: Request, at now: Date) async throws {
    let (trips, waitingCount) = state.outbox.tripsToCheck()
    var checks: [CheckedTrip] = []
    var usual: [PricedRoute: UsualPrices] = [:]
    if !trips.isEmpty {
      var check = CheckTrips.Request(trips)
      (check.passengers, check.timeLimit) = (state.seen.search.passengers, Self.checkLimit)
      (check.sources, check.isAfterDeadline) = (state.seen.search.sources, true)
      _ = try await checkTrips(check) { checked in
        checks.append(checked)
        return .continue
      }
      try Task.checkCancellation()
      if state.watch.triggers.deals || state.watch.triggers.newLow, let day = now.dayNumber {
        usual = (try? await history.usual(trips.compactMap { PricedRoute(of: $0) }.uniqued(), day)) ?? [:]
      }
    }
    let regions = state.take(checks, waitingCount: waitingCount) { trip in PricedRoute(of: trip).flatMap { usual[$0] } }
    for region in regions { try await save(region, &state, request, at: now) }
  }

  /// Reports the checked changes to the caller, cheapest first.
  private func reportToCaller(
    _ state: inout WatchState, _ request: Request, at now: Date, _ report: (WatchEvent) async throws -> Void
  ) async throws {
    guard state.outbox.recipients.contains(Outbox.caller) else { return }
    let changes = state.outbox.unsent(by: Outbox.caller).filter { $0.later == nil }.map(\.change)
      .sorted { ($0.found.trip.price, $0.found.trip.id) < ($1.found.trip.price, $1.found.trip.id) }
    if !changes.isEmpty { try await report(.notable(changes, checks: state.outbox.checks)) }
    for region in state.outbox.markSent(by: Outbox.caller) { try await save(region, &state, request, at: now) }
  }

  /// Adds the checked changes to the feed of the watch, cheapest first.
  private func reportToFeed(_ state: inout WatchState, _ request: Request, at now: Date) async throws {
    guard state.outbox.recipients.contains(UnsentChange.feed) else { return }
    let changes = state.outbox.unsent(by: UnsentChange.feed).sorted { left, right in
      let trips = [left, right].map(\.change.found.trip)
      return (trips[0].price, trips[0].id) < (trips[1].price, trips[1].id)
    }
    let checks = state.outbox.checks ?? [:]
    let reported = changes.map { $0.reported(at: now, checks: checks, link: context.link) }
    let regions = state.outbox.markSent(by: UnsentChange.feed)
    // The changes are saved with one region. Saved again with another one after an interruption, they are not repeated.
    if let region = regions.first { state.report(reported, in: region) }
    for region in regions { try await save(region, &state, request, at: now) }
  }
}
