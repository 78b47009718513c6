package import AerogamiContainer
package import AerogamiCore
import Foundation

/// The meetings that a search found, and what to report about each home.
///
/// The terminal, the page and the API derive their notes and the status of a search from this result.
package struct MeetingResult: Sendable {
  /// What the search for the trips of one home delivered.
  package struct HomeSummary: Sendable {
    package let name: String
    /// How the search ended; `failed` if nothing was delivered.
    package fileprivate(set) var status = Status.Kind.cancelled
    package fileprivate(set) var completeness = Completeness(.failed, missing: ["the request was canceled"])
    /// The number of trips that match the filters.
    package fileprivate(set) var tripCount = 0
    /// Whether people from this home fly: not if it is the only city where people may meet.
    package fileprivate(set) var needsTrips = true
    /// Why the search failed; `nil` if it did not.
    package fileprivate(set) var error: String? = "canceled"
    fileprivate var summary: FetchSummary?

    /// The error if one of the home's places is unknown; otherwise `nil`.
    package var unknownName: ClientError? {
      summary?.origins.ordered.lazy.compactMap(\.status.clientError).first(where: \.isUnknown)
    }
  }

  package let request: FindMeetings.Request
  package private(set) var homes: [HomeSummary]
  /// Sorted in the order of the request.
  package private(set) var meetings: [Meeting] = []
  /// Whether a city is reached from all homes on any days.
  private var haveCommonCity = false
  /// The number of requests for single days that were sent to complete meetings.
  package private(set) var gapCount = 0
  /// The number of these requests that failed or were canceled, completely or in part.
  package private(set) var failedGapCount = 0
  /// The number of requests for single days that were not sent, because there were too many.
  package private(set) var leftOutGapCount = 0
  /// The pairs of homes that have a city in common.
  var overlaps: [(first: String, second: String)] = []
  /// The homes for which a request for a single day found no trip that was not known.
  private var homesWithoutNews: Set<Int> = []
  /// The homes for which the response to such a request has trips on other days, so that the source ignores days.
  private var homesIgnoringDays: Set<Int> = []
  private var canceledGapCount = 0
  private var gapError: String?
  /// Whether one of these requests failed only in part, such as that for the names of cities.
  private var hasPartGap = false
  private var sources: [MeetingHome]

  init(_ request: FindMeetings.Request, cities: [MeetingCity?]) {
    self.request = request
    homes = request.homes.map { HomeSummary(name: $0) }
    let travelers = request.travelers(from: cities)
    sources = request.homes.indices.map { index in
      MeetingHome(
        request.homes[index], people: request.people[index], in: cities[index],
        fares: MeetingFares(for: request.order), hasFailed: travelers.contains(index))
    }
    for index in homes.indices where !travelers.contains(index) {
      (homes[index].status, homes[index].completeness, homes[index].error) = (.ok, .complete, nil)
      homes[index].needsTrips = false
    }
  }

  mutating func take(_ outcome: Outcome<Int, Fetched<HomeTrips>>) {
    let index = outcome.key
    guard let trips = outcome.response?.value, let summary = trips.summary else {
      if let error = outcome.status.error {
        (homes[index].status, homes[index].error) = (.failed, "\(error)")
        homes[index].completeness = Completeness(.failed, missing: ["\(error)"])
      }
      return
    }
    let kinds = summary.origins.ordered.map(\.status)
    let isCanceled =
      summary.status == .failed && kinds.contains { $0.kind == .cancelled } && !kinds.contains { $0.error != nil }
    let status = isCanceled ? .cancelled : summary.status
    sources[index].hasFailed = summary.status == .failed
    // A home that failed has no trips, except those in another currency than the chosen one.
    if summary.status != .failed { sources[index].fares = trips.fares }
    homes[index].status = status
    homes[index].tripCount = trips.count
    homes[index].summary = summary
    homes[index].completeness = summary.completenessOfHome
    homes[index].error =
      summary.status == .failed
      ? summary.error ?? summary.origins.ordered.lazy.compactMap(\.error).first ?? "canceled" : nil
  }

  mutating func take(_ outcome: Outcome<MeetingGap, Fetched<HomeTrips>>) {
    let home = outcome.key.home
    gapCount += 1
    if outcome.status.kind != .ok { failedGapCount += 1 }
    if outcome.status.kind == .cancelled { canceledGapCount += 1 }
    if outcome.status.kind == .partial { hasPartGap = true }
    if gapError == nil { gapError = outcome.status.error.map { "\($0)" } }
    guard let trips = outcome.response?.value else { return }
    if trips.hasOtherDays { homesIgnoringDays.insert(home) }
    if sources[home].fares.add(trips.fares) {
      homesWithoutNews.remove(home)
    } else if outcome.status.kind == .ok {
      homesWithoutNews.insert(home)
    }
  }

  /// Returns the requests that complete the best incomplete meetings, and adds to the completeness of each home how many
  /// others are left out.
  mutating func gaps() -> [MeetingGap] {
    let (gaps, leftOut) = Meetings.gaps(
      of: sources, flex: request.flex, request.search, requestCount: FindMeetings.maximumGapCount,
      furtherCount: FindMeetings.furtherGapCount)
    // A home whose search was complete has no other trips.
    for (home, count) in leftOut where homes[home].completeness != .complete {
      leftOutGapCount += count
      homes[home].completeness = homes[home].completeness.joined(
        with: .cheapestOnly(missing: "\(counted(count, "request")) for single days left out"))
    }
    return gaps
  }

  /// Returns those of further requests that may find anything: those for homes for which a request for a single day found
  /// a new trip, and those whose search was not complete and whose sources filter by day.
  func needed(of gaps: [MeetingGap]) -> [MeetingGap] {
    gaps.filter { gap in
      if !homesWithoutNews.contains(gap.home) { return true }
      return homes[gap.home].completeness != .complete && !homesIgnoringDays.contains(gap.home)
    }
  }

  /// Finds the meetings among all trips that were received.
  mutating func update() {
    guard currencies.count < 2 else {
      meetings = []
      return
    }
    let found = Meetings(of: sources, flex: request.flex, order: request.order)
    (meetings, haveCommonCity) = (found.sorted, found.haveCommonCity)
  }

  /// The currencies of all trips that match.
  var currencies: Set<String> { sources.reduce(into: []) { $0.formUnion($1.fares.currencies) } }

  /// The currencies in which a search would find trips, if there are none in the chosen one, or in several.
  package var otherCurrencies: [String] {
    let known = currencies.count > 1 ? currencies : Set(homes.flatMap { $0.summary?.currencies.others ?? [] })
    return known.filter { LetterCode($0) != nil }.sorted()
  }

  /// The filters without which homes have round trips, for homes that have none: the best of each.
  package var excludingFilters: [String] {
    let excluding = homes.filter { $0.tripCount == 0 }.compactMap { $0.summary?.excludingAll }
    return excluding.filter { $0.oneWayCount == 0 }.compactMap { $0.best?.name }.uniqued()
  }

  /// Whether each home has trips.
  private var allHomesHaveTrips: Bool { homes.allSatisfy { $0.tripCount > 0 || !$0.needsTrips } }

  /// Whether each home has trips to a city that all reach. Otherwise, a higher flex finds nothing either.
  package var mayMeetOnOtherDays: Bool { allHomesHaveTrips && haveCommonCity }

  /// Whether a signal, or a client that has left, ended the search before all homes were searched.
  package var isInterrupted: Bool { homes.contains { $0.status == .cancelled } || canceledGapCount > 0 }

  /// The homes whose search failed.
  package var failedHomes: [HomeSummary] { homes.filter { $0.status == .failed || $0.status == .cancelled } }

  /// The error if no prices are in the chosen currency, or if the prices are in several currencies, so that they cannot be
  /// added up; otherwise `nil`.
  ///
  /// - Parameter names: How the caller names the parameter for the currency.
  package func error(naming names: FieldNames) -> TripSearchError? {
    let found = currencies.sorted().map { $0.isEmpty ? "an unknown currency" : $0.printable(maxLength: 20) }
    if found.isEmpty, let error = homes.lazy.compactMap({ $0.summary?.currencyError }).first {
      return TripSearchError(error.message, remedy: error.remedy)
    }
    guard found.count > 1 else { return nil }
    return TripSearchError(
      "prices in \(found.listed(with: "and")) cannot be added up",
      remedy: "choose one currency, such as \(names("currency")) \(found[0])")
  }

  /// `failed` if no meeting could be looked for: if fewer than two homes take part and no meeting was found, or if the
  /// prices are in several currencies.
  package var status: Status.Kind {
    if currencies.count > 1 { return .failed }
    let delivered = homes.count - failedHomes.count
    if meetings.isEmpty, delivered < 2 { return .failed }
    return homes.allSatisfy { $0.status == .ok } && failedGapCount == 0 ? .ok : .partial
  }

  /// The completeness of all homes together.
  package var completenessKind: Completeness.Kind {
    let kinds = homes.map(\.completeness.kind)
    guard let worst = kinds.max() else { return .complete }
    return worst == .failed && status != .failed ? .partial : worst
  }

  /// ``completenessKind`` in a few words: see ``OutcomeSummaries/completenessWords``.
  package var completenessWords: String {
    if !lacksAtMostSamples { return "incomplete" }
    return homes.compactMap { $0.summary?.completenessWords }.first { $0 != "complete" } ?? "complete"
  }

  /// Whether nothing is missing, except for sample trips.
  package var lacksAtMostSamples: Bool {
    homes.allSatisfy { home in
      home.status != .failed && home.status != .cancelled && home.summary?.lacksAtMostSamples ?? !home.needsTrips
    }
  }

  /// Returns the notes for the user, one line each.
  ///
  /// - Parameters:
  ///   - names: How the caller names the parameter for the currency.
  ///   - daysAdvice: What to try if the trips of a home are excluded by a filter about days.
  ///   - filterName: Returns the name of a filter that excludes trips.
  package func notes(
    naming names: FieldNames, daysAdvice: String? = nil, filterName: (String) -> String
  ) -> [String] {
    func note(_ home: HomeSummary) -> String {
      let name = home.name.printable(maxLength: 60)
      if home.status == .cancelled { return "interrupted; without \(name), whose search was canceled" }
      return "without \(name), which failed: \(home.error ?? "canceled")"
    }
    if let error = error(naming: names) {
      // The error already covers homes without prices in the chosen currency.
      return ["\(error)"] + failedHomes.filter { $0.summary?.currencyError == nil }.map(note)
    }
    let failed = failedHomes.map(note)
    let searched = homes.count - failed.count
    let reason =
      status == .failed && !failed.isEmpty
      ? [
        "no meetings could be looked for, because "
          + (searched == 0 ? "no home was searched" : "only \(searched) of \(homes.count) homes was searched")
      ] : []
    let overlaps = overlaps.map { first, second in
      [first, second].map { $0.printable(maxLength: 60) }.listed(with: "and")
        + " have a city in common, from which people of both may fly"
    }
    return failed + reason + overlaps + remarks(naming: names, daysAdvice: daysAdvice, filterName: filterName)
  }

  /// The note about a service that ignores the requested currency; `nil` if the search names a currency, because an
  /// error then reports others.
  private var ignoredCurrency: String? {
    let requested = homes.lazy.compactMap { $0.summary?.requestedCurrency }.first
    guard let requested, !meetings.isEmpty, request.search.requestedCurrency == nil else { return nil }
    return ignoredCurrencyNote(requested: requested, found: currencies)
  }

  /// Returns the notes about what was delivered: those without the homes that failed.
  func remarks(naming names: FieldNames, daysAdvice: String? = nil, filterName: (String) -> String) -> [String] {
    var notes: [String] = []
    var all = OutcomeSummaries<TripOrigin?>()
    for home in homes where home.status != .failed && home.status != .cancelled {
      guard let summary = home.summary else { continue }
      for key in summary.origins.keys where all[key] == nil {
        all.keys.append(key)
        all[key] = summary.origins[key]
      }
      let name = home.name.printable(maxLength: 60)
      if home.tripCount == 0 {
        let reason =
          summary.excludingAll?.note(filterName, daysAdvice: daysAdvice, allowsOtherStays: false) ?? "no trips"
        let meetsAtHome = meetings.contains { $0.shares.contains { $0.home == home.name && $0.trip == nil } }
        notes.append("\(name): \(reason)" + (meetsAtHome ? "; the meetings in \(name) need none" : ""))
      } else if let note = summary.currencies.note(of: summary.search) {
        notes.append("\(name): \(note)")
      }
      notes += summary.leftOutNotes.map { "\(name): \($0)" }
    }
    notes += all.notes
    if let note = ignoredCurrency { notes.append(note) }
    if failedGapCount > 0 {
      let failed =
        canceledGapCount == failedGapCount ? "canceled" : hasPartGap ? "failed, some only in part" : "failed"
      notes.append(
        "\(failedGapCount) of \(counted(gapCount, "request")) for single days \(failed), so there may be more meetings"
          + (gapError.map { ": \($0)" } ?? ""))
    }
    if leftOutGapCount > 0 {
      notes.append(
        "\(counted(leftOutGapCount, "more request")) for single days would be needed to find all meetings; "
          + "search fewer days or places")
    }
    // Sample trips that are missing matter if they may be the reason why nothing is found.
    if let note = all.completenessNote(includesSamples: meetings.isEmpty) { notes.append(note) }
    if meetings.isEmpty, status != .failed, allHomesHaveTrips {
      let flex = request.flex < 3 ? "; try a higher \(names("flex")), or other dates" : ""
      let days = mayMeetOnOtherDays ? " on days that fit\(flex)" : ""
      // Without all trips, there may be such a city.
      let subject = completenessKind == .complete ? "no city is" : "among the trips that were found, no city is"
      notes.append("\(subject) reached from all homes\(days)")
    }
    return notes
  }
}

extension FetchSummary {
  /// The completeness of all origins together.
  fileprivate var completenessOfHome: Completeness {
    let missing = origins.completeness.flatMap(\.completeness.missing)
    return Completeness(completenessKind, missing: completenessKind == .complete ? [] : missing)
  }

  fileprivate var leftOutNotes: [String] { leftOut.notes }
}
