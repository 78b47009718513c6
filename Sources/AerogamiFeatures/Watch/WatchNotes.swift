import AerogamiContainer
import AerogamiCore

/// The notes of a watch about problems that may persist over several rounds. A problem is reported when it begins, but
/// not again in each later round. The end of some problems is also reported.
struct WatchNotes: Sendable {
  enum Problem: Hashable, Sendable {
    case listing
    case skippedRegions
    case region(Region.ID?)
    case skippedRows(Region.ID?)
    case leftOut
    case currencies
    case limit
    case recordedDays
    case completeness
    case noMatch
    case waitingChanges
    case store
    case notifier(String)
    case round
  }

  /// The problems that have begun and not ended.
  private var problems: Set<Problem> = []
  /// The notes that are not reported yet.
  private var unreported: [String] = []
  /// The facts that are not reported yet and are not problems of the service. See ``WatchEvent/remark(_:)``.
  private var remarks: [String] = []

  /// Returns what is not reported yet, and marks it as reported.
  mutating func take() -> (notes: [String], remarks: [String]) {
    defer { (unreported, remarks) = ([], []) }
    return (unreported, remarks)
  }

  /// Marks a problem as begun, and adds its notes unless it had already begun.
  mutating func start(of problem: Problem, _ notes: String...) { set(problem, to: notes) }

  /// Marks a problem as ended, and adds a note if it had begun.
  mutating func end(of problem: Problem, _ note: String) {
    if problems.remove(problem) != nil { unreported.append(note) }
  }

  /// Marks a problem as begun if there are notes about it. Otherwise ends it without a note, so that it is reported when
  /// it begins again.
  mutating func set(_ problem: Problem, to notes: [String]) {
    if notes.isEmpty {
      problems.remove(problem)
    } else if problems.insert(problem).inserted {
      unreported += notes
    }
  }

  mutating func set(_ problem: Problem, toRemark remark: String?) {
    guard let remark else {
      problems.remove(problem)
      return
    }
    if problems.insert(problem).inserted { remarks.append(remark) }
  }

  /// Adds the notes about the list of regions, and forgets the problems of regions that are no longer watched.
  mutating func compare(_ requested: RequestedOrigins) {
    if let note = requested.listed?.status.note(of: "the list of regions") {
      start(of: .listing, note)
    } else {
      end(of: .listing, "the list of regions was fetched again")
    }
    set(.skippedRegions, to: [requested.listed?.skipped.note(of: "the list of regions")].compactMap(\.self))
    if requested.origins.isEmpty { unreported.append("the service lists no regions") }
    let watched = Set(requested.origins)
    problems = problems.filter { problem in
      switch problem {
      case .region(let region), .skippedRows(let region): watched.contains(region)
      case .listing, .skippedRegions, .leftOut, .currencies, .limit, .recordedDays, .completeness, .noMatch,
        .waitingChanges, .store, .notifier, .round:
        true
      }
    }
  }

  /// Adds the notes about trips that were left out, about currencies, about incomplete responses, about filters that
  /// exclude all trips, and about regions that fail, recover or have skipped rows, each when it begins.
  ///
  /// - Parameter found: The currencies of the trips that were seen last.
  mutating func compare(
    _ summary: FetchSummary, _ watch: Watch, currencies found: Set<String>, naming names: FieldNames
  ) {
    set(.leftOut, to: summary.leftOut.notes)
    let search = summary.search
    let ignored = search.requestedCurrency == nil ? summary.requestedCurrency : nil
    let currency =
      summary.currencies.note(of: search) ?? ignored.flatMap { ignoredCurrencyNote(requested: $0, found: found) }
    set(.currencies, to: [currency].compactMap(\.self))
    set(.limit, to: [watch.triggers.note(of: "trip", in: found)].compactMap(\.self))
    set(.completeness, toRemark: summary.reported.completenessNote())
    set(.noMatch, toRemark: currency == nil ? summary.excludingAll?.note { names($0) } : nil)
    compare(summary.origins)
  }

  /// Adds the note that a watch for deals or new lows cannot find any, when that begins.
  ///
  /// - Parameters:
  ///   - isRecording: Whether prices are recorded.
  ///   - canFindDeals: Whether a route in the responses has enough recorded days; `nil` without trips.
  mutating func compare(_ watch: Watch, _ search: TripSearch, isRecording: Bool, canFindDeals: Bool?) {
    guard watch.triggers.deals || watch.triggers.newLow else { return }
    if !isRecording {
      let note = "no trip can be a deal or a new low, because no prices are recorded here (see history.record)"
      return set(.recordedDays, to: [note])
    }
    guard let canFindDeals else { return }
    let advice = search.isWide ? "each day of this watch is one" : "to record a day, search \(TripSearch.wideCondition)"
    let note =
      "no trip can be a deal or a new low: no route has \(UsualPrices.minimumDayCount) recorded days; \(advice)"
    set(.recordedDays, to: canFindDeals ? [] : [note])
  }

  /// Adds remarks about the trips that are not reported after a check, and, when that begins, about changes that wait
  /// for a check.
  mutating func compare(outdated checks: [CheckedTrip], waitingCount: Int) {
    remarks += checks.sorted { $0.before.price < $1.before.price }.map { check in
      let now =
        check.current.map { trip in
          let seller = trip.sources.first.map { " at \($0)" } ?? ""
          return "costs \(trip.price.shown) \(trip.currency)\(seller) now"
        } ?? "is gone"
      return "not reported: \(check.before.summary(at: check.checkedAt)) \(now)"
    }
    let waiting =
      "\(counted(waitingCount, "change")) must wait for the next round, because a round checks \(Outbox.checkCount) trips"
    set(.waitingChanges, toRemark: waitingCount == 0 ? nil : waiting)
  }

  private mutating func compare(_ outcomes: OutcomeSummaries<Region.ID?>) {
    var begun = OutcomeSummaries<Region.ID?>()
    var recovered: [String] = []
    for region in outcomes.keys {
      guard let summary = outcomes[region] else { continue }
      var isNew = false
      if summary.hasFailed {
        isNew = problems.insert(.region(region)).inserted
      } else if problems.remove(.region(region)) != nil {
        recovered.append(summary.name)
      }
      if summary.skippedNote == nil {
        problems.remove(.skippedRows(region))
      } else if problems.insert(.skippedRows(region)).inserted {
        isNew = true
      }
      if isNew {
        begun.keys.append(region)
        begun[region] = summary
      }
    }
    unreported += begun.notes
    if !recovered.isEmpty { unreported.append("\(recovered.firstFew) recovered") }
  }
}

extension WatchTriggers {
  /// Returns the note about a limit of `below` in a currency that no trip or meeting has; otherwise `nil`.
  func note(of noun: String, in found: Set<String>) -> String? {
    guard let below, let currency = below.currency else { return nil }
    if found.isEmpty || found.contains(where: { $0.equalsIgnoringASCIICase(currency) }) { return nil }
    let others = found.sorted().prefix(5).map { $0.printable(maxLength: 20) }
    return "no \(noun) is below \(below): prices are in \(others.listed(with: "and"))"
  }
}
