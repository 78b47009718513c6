import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation

/// The page with the watches, and how their rounds went.
struct WatchesPage {
  let environment: ServedEnvironment
  let rows: [ManageWatches.Row]
  /// The names of saved watches that are not used, because files configure watches of the same names.
  let hidden: [String]
  /// The name of the watch that was changed before; `nil` if there was none.
  var changed: String?
  /// What was done with it. Any link can contain this, so the page says it only if it fits how the watch is now.
  var done: Done?
  let now: Date

  enum Done: String { case saved, removed }

  /// Returns the address of the list after a change of a watch, or after its removal.
  static func link(to name: String, after done: Done? = nil) -> PageLink {
    PageLink(
      "/watches",
      query: [(name: "name", value: name)] + (done.map { [(name: "done", value: $0.rawValue)] } ?? []),
      fragment: done == .removed ? nil : "watch-\(name)")
  }

  func html() -> HTML {
    Page(title: "Watches", section: .watches, feeds: rows.map { .watch($0.name) }).html { html in
      html.element(.h1, text: "Watches")
      // Above the list only if there is no card to which the address leads.
      if let changed, !rows.contains(where: { $0.name == changed }) { notice(about: changed, &html) }
      html.element(.p, .class("lead")) { html in
        html.text("A watch repeats a search, and sends a message when it finds something. To add one, ")
        html.element(.a, .href(PageLink("/")), text: "find trips")
        html.text(" or ")
        html.element(.a, .href(PageLink("/meet")), text: "where to meet")
        html.text(", and follow “Watch this search”.")
      }
      html.notes(warnings, environment.showsSampleTrips ? [ServedEnvironment.sampleNote("trips")] : [])
      if rows.isEmpty { html.element(.p, .class("empty sheet folded"), text: "No watches yet.") }
      for row in rows { write(row, &html) }
    }
  }

  private var warnings: [String] {
    var warnings: [String] = []
    if !environment.runsWatches {
      warnings.append("This server was started without watches. Another process must run them: aerogami watch run")
    }
    if !hidden.isEmpty {
      warnings.append(
        "Saved watches that are not used, because a file has watches of the same names: "
          + hidden.joined(separator: ", "))
    }
    return warnings
  }

  private func notice(about name: String, _ html: inout HTMLWriter) {
    html.element(.p, .class("note status"), .role("status"), text: words(for: name))
  }

  /// How a watch is now, in words that fit after each change, and also if the user opens the address again later.
  private func words(for name: String) -> String {
    guard let row = rows.first(where: { $0.name == name }) else {
      return done == .removed ? "Removed \(name)" : "There is no watch \"\(name)\" now"
    }
    // A watch in a file cannot be saved here.
    let isSaved = done == .saved && row.source == nil
    let subject = isSaved ? "Saved \(name); it" : name
    let isOK = row.statusName == "ok"
    guard let next = row.nextRound(at: now), isOK || row.isWaitingForFirstRound || row.health.runRequestedAt != nil
    else {
      if row.statusName == "paused" { return "\(subject) is paused" }
      return "\(isSaved ? "Saved " : "")\(name): \(row.statusWords { "\($0.minuteInWords) UTC" })"
    }
    if next > now { return "\(subject) runs again \(next.minuteInWords) UTC" }
    return environment.runsWatches
      ? "\(subject) runs within seconds; reload the page for its result"
      : "\(subject) is due, and runs when a server runs the watches"
  }

  private func write(_ row: ManageWatches.Row, _ html: inout HTMLWriter) {
    html.element(.section, .class("sheet watch"), .id("watch-\(row.name)"), .label(row.name)) { html in
      html.element(.h2) { $0.element(.bdi, text: row.name) }
      // In the card, which fills the screen of a phone after a change.
      if row.name == changed { notice(about: row.name, &html) }
      html.element(.p) { $0.sentence(WatchWords(row).text) }
      html.element(.p) { html in
        html.element(.span, .class(row.isFailing ? "state-bad" : "state-ok")) { html in
          html.sentence(row.statusWords { "\($0.minuteInWords) UTC" }.firstCapitalized)
        }
        if let explanation = row.explanation { html.sentence(": \(explanation)") }
      }
      html.element(.dl, .class("figures")) { html in
        html.figure(
          "Last round", row.health.lastRound?.minuteInWords ?? "never", row.health.lastRound.map { _ in "UTC" })
        let next = row.nextRound(at: now)
        html.figure(
          "Next round", next.map { $0 > now ? $0.minuteInWords : "now" } ?? "none",
          next.flatMap { $0 > now ? "UTC" : nil })
        // The price is the total, but a limit for trips is for each passenger.
        let passengers = row.usable?.fields.passengerCount ?? 1
        let party = passengers > 1 ? " for \(passengers)" : ""
        html.figure(
          "Cheapest", row.health.cheapest.map { "\($0.price.shown) \($0.currency)\(party)" } ?? "none",
          "of the last round")
        let what = (row.usable?.isOfMeetings == true ? "meeting" : "trip") + (row.health.changeCount == 1 ? "" : "s")
        html.figure(
          "New or changed", "\(row.health.changeCount)", "\(what) in the last round, whether reported or not")
        html.figure(
          environment.printsMessages ? "Messages printed" : "Messages", "\(row.health.messageCount)",
          row.health.lastMessage.map { "last \($0.minuteInWords) UTC" })
      }
      if let source = row.source {
        html.element(.p, .class("completeness")) { $0.sentence("This watch is in \(source): change it in that file.") }
      }
      actions(row, &html)
      html.link(to: .watch(row.name))
    }
    html.newline()
  }

  private func actions(_ row: ManageWatches.Row, _ html: inout HTMLWriter) {
    let query = [(name: "name", value: row.name)]
    html.element(.div, .class("actions")) { html in
      if let watch = row.usable {
        let title = watch.isOfMeetings ? "Show meetings" : "Show trips"
        html.element(.a, .href(PageLink(searchOf: watch)), .label("\(title) of \(row.name)"), text: title)
      }
      if row.health.isPaused {
        html.post(PageLink("/watches/resume", query: query), "Resume", of: row.name)
      } else {
        if row.canRun { html.post(PageLink("/watches/run", query: query), "Run now", of: row.name) }
        html.post(PageLink("/watches/pause", query: query), "Pause", of: row.name)
      }
      if row.usable?.notifiers.isEmpty == false {
        html.post(PageLink("/watches/test", query: query), "Send a test message", of: row.name)
      }
      guard row.source == nil else { return }
      if row.usable != nil {
        html.element(.a, .href(PageLink("/watches/edit", query: query)), .label("Change \(row.name)"), text: "Change")
      }
      html.element(.a, .href(PageLink("/watches/removal", query: query)), .label("Remove \(row.name)"), text: "Remove")
    }
  }
}

extension PageLink {
  /// The address of the page with all trips or meetings that a watch searches for, whether it reports them or not.
  init(searchOf watch: Watch) {
    self.init(search: watch.fields.filter { !Watch.ownFields.contains($0.name) }, isOfMeetings: watch.isOfMeetings)
  }

  /// The address of the page that searches with the fields of a watch.
  init(search: [(name: String, value: String)], isOfMeetings: Bool) {
    let query = search.map { field in
      field.name == "anywhere"
        ? (name: "regions", value: "all") : (name: field.name == "meet" ? "home" : field.name, value: field.value)
    }
    self.init(isOfMeetings ? "/meet" : "/", query: query)
  }
}

/// The page that asks before a watch is removed.
struct WatchRemovalPage {
  let row: ManageWatches.Row

  func html() -> HTML {
    Page(title: "Remove a watch", section: .watches).html { html in
      html.element(.h1, text: "Remove \(row.name)?")
      html.element(.section, .class("sheet folded"), .label(row.name)) { html in
        html.element(.p) { $0.sentence(WatchWords(row).text) }
        if let source = row.source {
          html.element(.p, .class("field-error")) {
            $0.sentence("This watch is in \(source): remove it from that file.")
          }
        } else {
          html.element(.p, text: "This also deletes what the watch has seen.")
        }
        html.element(.div, .class("actions")) { html in
          if row.source == nil {
            let query = [(name: "name", value: row.name)]
            html.post(PageLink("/watches/remove", query: query), "Remove", of: row.name, isPrimary: true)
          }
          html.element(.a, .href(PageLink("/watches")), text: "Back to the watches")
        }
      }
    }
  }
}

/// The page with the results of test messages.
struct WatchTestPage {
  let name: String
  let tests: [ManageWatches.Test]

  func html() -> HTML {
    Page(title: "Test messages", section: .watches).html { html in
      html.element(.h1, text: "Test messages of \(name)")
      let isSent: (ManageWatches.Test) -> Bool = { if case .success = $0.result { true } else { false } }
      html.notes(tests.filter { !isSent($0) }.map(\.words), tests.filter(isSent).map(\.words))
      html.element(.p) { $0.element(.a, .href(PageLink("/watches")), text: "Back to the watches") }
    }
  }
}

/// What a watch searches and when it notifies, in words.
struct WatchWords {
  let text: String

  init(_ row: ManageWatches.Row) {
    switch row.watch {
    case .success(let watch): self.init(watch)
    case .failure(let unusable): self.init(text: unusable.words.joined(separator: " "))
    }
  }

  private init(text: String) { self.text = text }

  init(_ watch: Watch) {
    var triggers: [String] = []
    let isOfMeetings = watch.fields.contains { $0.name == "meet" }
    // The total of a meeting is for all people, but the price of a trip is for one.
    let each = !isOfMeetings && watch.fields.passengerCount > 1 ? " each" : ""
    if let below = watch.triggers.below {
      triggers.append(isOfMeetings ? "with a total below \(below)" : "below \(below)\(each)")
    }
    if let drop = watch.triggers.drop { triggers.append("cheaper by \(drop)") }
    if watch.triggers.newLow { triggers.append("at a new low") }
    if watch.triggers.deals { triggers.append("that are deals") }
    if watch.triggers.gone { triggers.append("that are gone") }
    let what = isOfMeetings ? "meetings" : "trips"
    let when = triggers.isEmpty ? "all new and cheaper \(what)" : "\(what) \(triggers.listed(with: "or"))"
    let by =
      watch.notifiers.isEmpty
      ? "Sends no messages, because it has no notifiers" : "Notifiers: \(watch.notifiers.joined(separator: ", "))"
    self.init(
      text: Self.search(watch.fields.filter { !Watch.ownFields.contains($0.name) })
        + ". Reports \(when). Every \(watch.interval.unitText). \(by)."
        + watch.fields.compactMap(Self.option).map { " \($0)." }.joined())
  }

  /// Returns how a watch makes its requests, if a field changes it; `nil` for any other field.
  private static func option(_ field: (name: String, value: String)) -> String? {
    switch field.name {
    case "confirm": "Checks prices before a message"
    case "concurrency": "Requests at most \(field.value) region\(field.value == "1" ? "" : "s") at once"
    case "strict": "A region fails at its first invalid row"
    default: nil
    }
  }

  /// Returns a search in words, such as `From: VNO, To: Spain, Direct only`.
  static func search(_ parameters: [(name: String, value: String)]) -> String {
    if parameters.isEmpty { return "All trips from the default regions" }
    let words = parameters.map { name, value in
      let title = title(of: name)
      let text =
        switch name {
        case "to", "to_countries": SearchWords.places(value)
        case "month": DepartureDays(month: value)?.title ?? value
        case "meet" where value.isEmpty: "none"
        default: value
        }
      return value == "true" ? title : "\(title): \(text)"
    }
    return words.joined(separator: ", ")
  }

  static func title(of name: String) -> String {
    let own = ["meet": "Home", "people": "People", "flex": "Days apart", "anywhere": "From anywhere"]
    return own[name] ?? SearchPage.title(of: name)
  }
}

extension HTMLWriter {
  /// Writes a button that sends a change. The name of the watch is for screen readers.
  mutating func post(_ action: PageLink, _ title: String, of name: String, isPrimary: Bool = false) {
    element(.form, .method("post"), .action(action)) { html in
      html.element(
        .button, .class(isPrimary ? "button primary" : "button"), .type("submit"), .label("\(title): \(name)"),
        text: title)
    }
  }
}
