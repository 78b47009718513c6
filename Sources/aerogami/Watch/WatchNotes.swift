import AerogamiContainer
import AerogamiCore
import AerogamiFeatures

/// The notes of a watch about problems that may persist over several rounds. A problem is reported when it begins, but
/// not again in each later round. The end of some problems is also reported.
struct WatchNotes {
  enum Problem: Hashable {
    case listing
    case skippedRegions
    case region(Region.ID?)
    case skippedRows(Region.ID?)
    case leftOut
    case currencies
    case limit
    case store
    case notifier(String)
    case round
  }

  private let console: Console
  /// The start of each note: the name of the watch and a colon; empty if the watch has no name.
  private let prefix: String
  /// The problems that have begun and not ended.
  private var problems: Set<Problem> = []

  init(_ console: Console, watch: String? = nil) {
    self.console = console
    prefix = watch.map { "\($0): " } ?? ""
  }

  /// Marks a problem as begun, and prints notes unless it had already begun.
  ///
  /// - Parameter onOwnLine: Whether to clear the terminal's current line first.
  mutating func start(of problem: Problem, _ notes: String..., onOwnLine: Bool = false) async {
    await start(of: problem, notes, onOwnLine: onOwnLine)
  }

  mutating func start(of problem: Problem, _ notes: [String], onOwnLine: Bool = false) async {
    guard problems.insert(problem).inserted else { return }
    for note in notes { await console.note(prefix + note, onOwnLine: onOwnLine) }
  }

  /// Marks a problem as ended, and prints a note if it had begun.
  mutating func end(of problem: Problem, _ note: String) async {
    if problems.remove(problem) != nil { await console.note(prefix + note) }
  }

  /// Ends a problem without a note, so that it is reported when it begins again.
  mutating func endSilently(_ problem: Problem) { problems.remove(problem) }

  /// Forgets the problems of regions that are no longer watched.
  mutating func forgetRegions(except watched: Set<Region.ID?>) {
    problems = problems.filter { problem in
      switch problem {
      case .region(let region), .skippedRows(let region): watched.contains(region)
      case .listing, .skippedRegions, .leftOut, .currencies, .limit, .store, .notifier, .round: true
      }
    }
  }

  /// Prints notes about failures and skipped rows that are new, and about failures that have ended.
  mutating func compare(_ outcomes: OutcomeSummaries<Region.ID?>) async {
    var begun = OutcomeSummaries<Region.ID?>()
    var recovered: [String] = []
    func report(_ summary: OutcomeSummary, _ region: Region.ID?) {
      if begun[region] == nil { begun.keys.append(region) }
      begun[region] = summary
    }
    for region in outcomes.keys {
      guard let summary = outcomes[region] else { continue }
      if summary.hasFailed {
        if problems.insert(.region(region)).inserted { report(summary, region) }
      } else if problems.remove(.region(region)) != nil {
        recovered.append(summary.name)
      }
      if summary.skippedNote == nil {
        problems.remove(.skippedRows(region))
      } else if problems.insert(.skippedRows(region)).inserted {
        report(summary, region)
      }
    }
    for note in begun.notes { await console.note(prefix + note) }
    if !recovered.isEmpty { await console.note(prefix + "\(recovered.firstFew) recovered") }
  }
}
