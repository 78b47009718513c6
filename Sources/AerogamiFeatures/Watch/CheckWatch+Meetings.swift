import AerogamiContainer
import AerogamiCore
import Foundation

extension CheckWatch {
  /// Runs a round of a watch of meetings. If a home could not be searched, nothing is compared or saved as seen: the other
  /// homes say nothing about where all can meet.
  func checkMeetings(
    of text: MeetingText, _ state: inout WatchState, _ request: Request, at now: Date,
    _ report: (WatchEvent) async throws -> Void
  ) async throws -> Status.Kind {
    let watch = state.watch
    var wanted = FindMeetings.Request(text, state.seen.search)
    if state.meetings == nil {
      let names = context.names
      try await findMeetings.checkHomes(of: wanted, naming: FieldNames { names($0 == "home" ? "meet" : $0) })
      try await restoreMeetings(&state, request)
    }
    try await report(.requested(text.homes.count))
    // A watch shows no stale trips.
    (wanted.acceptsStale, wanted.concurrency) = (false, watch.concurrency)
    wanted.timeLimit = request.timeLimit
    let result = await findMeetings(wanted)
    if Task.isCancelled {
      try await report(.meetings([], result, at: now))
      throw CancellationError()
    }
    if request.endsAtUnknownName, let unknown = result.unknownName { throw unknown }
    state.notes.compare(result, watch.triggers, naming: context.names)
    try await flush(&state, report)
    var isResult = result.failedHomes.isEmpty && result.currencies.count < 2
    if isResult {
      var meetings = state.meetings ?? WatchedMeetings()
      let (changes, notable) = meetings.update(
        with: result.meetings, watch.triggers, recipients: watch.notifiers, at: now)
      state.meetings = meetings
      (state.matchCount, state.changeCount) = (result.meetings.count, changes.count)
      state.report(notable.map { $0.reported(at: now, context.link) }, in: nil)
      for meeting in result.meetings where meeting.isComplete { state.foundPrice(meeting.total, meeting.currency) }
      try await report(.meetings(changes, result, at: now))
      if !notable.isEmpty, tellsCaller(watch, request) { try await report(.notableMeetings(notable)) }
      try await save(nil, &state, request, at: now)
    } else {
      try await report(.meetings([], result, at: now))
    }
    if try await !sendMeetings(&state, request, at: now, isResult ? result : nil, report) { isResult = false }
    let isFailed = !result.failedHomes.isEmpty || result.currencies.count > 1
    let status = isFailed ? .failed : result.status.partial(if: !isResult)
    let failed = result.failedHomes.first.map { "\($0.name): \($0.error ?? "canceled")" }
    let error = failed ?? result.error(naming: .parameters).map { "\($0)" }
    try await finish(status, because: error, of: [nil], &state, request, at: now, report)
    return status
  }

  private func restoreMeetings(_ state: inout WatchState, _ request: Request) async throws {
    let saved = try await seen(nil, &state, request)
    state.restoreMeetings(saved)
  }

  /// Sends one message with each notifier that has unsent changes.
  ///
  /// - Parameter result: The meetings of this round; `nil` if a home could not be searched.
  /// - Returns: Whether every message was sent.
  private func sendMeetings(
    _ state: inout WatchState, _ request: Request, at now: Date, _ result: MeetingResult?,
    _ report: (WatchEvent) async throws -> Void
  ) async throws -> Bool {
    var isSent = true
    let recipients = state.watch.notifiers
    state.meetings?.removeUnneeded(recipients, at: now)
    for notifier in recipients {
      let unsent = (state.meetings?.unsent ?? []).filter { !$0.sentBy.contains(notifier) }
      let message = unsent.notification(
        to: notifier, at: now, watch: state.watch.name, result, link: context.link)
      guard let message else { continue }
      if try await !send(message, &state) {
        isSent = false
        continue
      }
      state.messageCount += 1
      state.meetings?.markSent(by: notifier, of: recipients, at: now)
      try await save(nil, &state, request, at: now)
    }
    try await flush(&state, report)
    return isSent
  }
}

extension MeetingResult {
  /// The error if a home or one of its places is unknown; otherwise `nil`.
  fileprivate var unknownName: ClientError? { homes.lazy.compactMap(\.unknownName).first }
}

extension WatchNotes {
  /// Adds the notes about homes that fail or recover, about currencies, and about what the responses lack, each when it
  /// begins.
  fileprivate mutating func compare(
    _ result: MeetingResult, _ triggers: WatchTriggers, naming names: FieldNames
  ) {
    let failed = Set(result.failedHomes.map(\.name))
    for home in result.homes {
      let name = home.name.printable(maxLength: 60)
      if failed.contains(home.name) {
        start(of: .region(home.name), "\(name) failed, so no meetings could be looked for: \(home.error ?? "canceled")")
      } else {
        end(of: .region(home.name), "\(name) recovered")
      }
    }
    let error = result.error(naming: .parameters)
    set(.currencies, to: [error.map { "\($0)" }].compactMap(\.self))
    set(.limit, to: [triggers.note(of: "meeting", in: Set(result.currencies))].compactMap(\.self))
    let remarks = failed.isEmpty && error == nil ? result.remarks(naming: names) { names($0) } : []
    set(.completeness, toRemark: remarks.isEmpty ? nil : remarks.joined(separator: "; "))
  }
}

extension [MeetingChange] {
  /// The maximum number of meetings that a message lists.
  private static var listedCount: Int { 3 }

  /// Returns the message about changed meetings: the three cheapest with the trips of all homes, and how many more there
  /// are; `nil` without changes. The message opens the address of the first trip.
  ///
  /// - Parameters:
  ///   - result: The meetings of this round; `nil` if a home could not be searched.
  ///   - link: Returns the address at which a trip can be booked.
  fileprivate func notification(
    to notifier: String, at now: Date, watch: String?, _ result: MeetingResult?, link: (Trip) -> String?
  ) -> AerogamiCore.Notification? {
    let sorted = sorted { $0.meeting.precedes($1.meeting, in: .total) }
    guard let first = sorted.first?.meeting else { return nil }
    var lines = sorted.prefix(Self.listedCount).flatMap { $0.lines(at: now, link) }
    if sorted.count > Self.listedCount { lines.append("and \(sorted.count - Self.listedCount) more") }
    if let result {
      if !result.lacksAtMostSamples {
        lines.append("the search was incomplete, so there may be cheaper meetings")
      }
    } else {
      lines.append("the latest search failed, so the prices may have changed")
    }
    let title = "\(counted(sorted.count, "meeting")) from \(first.total) \(first.currency)"
    return AerogamiCore.Notification(
      to: notifier, title: (watch.map { "\($0): " } ?? "") + title, lines: lines,
      url: first.firstLink(link), deadline: .seconds(60))
  }
}

extension Meeting {
  /// Returns the address at which the trip of the first home can be booked.
  fileprivate func firstLink(_ link: (Trip) -> String?) -> String? {
    shares.compactMap(\.bookedTrip).first.flatMap(link)
  }
}

extension MeetingChange {
  /// Returns the change for the feed of a watch, in the words of a message.
  fileprivate func reported(at now: Date, _ link: (Trip) -> String?) -> ReportedChange {
    let lines = lines(at: now, link)
    let days = [meeting.arrivals, meeting.returns].map { "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: " ")
    return ReportedChange(
      id: ReportedChange.id(of: "\(meeting.city.key) \(days)", seenAt: seenAt), previousTotal == nil ? .new : .drop,
      reportedAt: now, title: lines[0], lines: lines, link: meeting.firstLink(link))
  }

  /// A line about the meeting, and one about the trip of each home.
  fileprivate func lines(at now: Date, _ link: (Trip) -> String?) -> [String] {
    let remarks = [
      previousTotal.map { "was \($0)" }, seenAt == now ? nil : "seen at \(seenAt.minuteText) UTC",
    ]
    let (arrival, back) = (meeting.arrivals.dayText(at: now), meeting.returns.dayText(at: now))
    let facts = ["\(meeting.total) \(meeting.currency)", meeting.cityName, "\(arrival) to \(back)"]
    return [(facts + remarks.compactMap(\.self)).joined(separator: ", ")]
      + meeting.shares.map { share in
        let home = share.home.printable(maxLength: 60) + (share.people == 1 ? "" : " (\(share.people) people)")
        guard let trip = share.trip else { return "\(home): no flight needed" }
        let each = share.people == 1 ? "" : " each"
        let times = "\(trip.departureAt.text(at: now)), back \(trip.returnAt?.text(at: now) ?? "")"
        let route = "\(trip.departure.airportCode) → \(trip.destination.airportCode)"
        let price = "\(trip.price.shown) \(trip.currency)\(each)"
        let address = [share.bookedTrip.flatMap(link)].compactMap(\.self)
        return (["\(home): \(price), \(route) \(times)"] + address).joined(separator: ", ")
      }
  }
}

extension ClosedRange<Int> {
  /// A day such as `Fri 15 Jan`, or the first and the last day of a range.
  fileprivate func dayText(at now: Date) -> String {
    [lowerBound, upperBound].uniqued().map { day in
      LocalTime(Date(dayNumber: day), offset: 0)?.shortDayText(at: now) ?? day.asDay
    }.joined(separator: "–")
  }
}
