package import AerogamiContainer
package import AerogamiCore
package import Foundation

/// Lists, adds, changes, pauses, tests and removes the watches that have names.
package struct ManageWatches: Sendable {
  private let store: WatchStore
  private let notifications: NotificationClient
  private let environment: ServedEnvironment
  private let names: FieldNames
  private let now: @Sendable () -> Date

  /// - Parameter names: The names of fields in errors.
  package init(
    _ store: WatchStore, _ notifications: NotificationClient, in environment: ServedEnvironment,
    naming names: FieldNames = .parameters, now: @escaping @Sendable () -> Date
  ) {
    (self.store, self.notifications, self.environment, self.now) = (store, notifications, environment, now)
    self.names = names
  }

  /// How long a notifier may take to send a test message: 15 seconds.
  private static let testLimit = Duration.seconds(15)

  /// A watch, and how its rounds went.
  package struct Row: Sendable {
    package let watch: DefinedWatch
    /// The name of the file that configures the watch; `nil` for a saved watch.
    package let source: String?
    package let health: WatchHealth
    /// Why the watch has no next round, or cannot send its messages: its fields or the configuration that they need are
    /// invalid, or its days are in the past. `nil` if nothing is wrong.
    package let refusal: WatchRefusal?
    /// Whether all days of departure are in the past.
    package let hasEnded: Bool
    /// Whether the watch has further rounds. It has, although it cannot send messages, if only a notifier is wrong.
    package let canRun: Bool

    package var problem: String? { refusal.map { "\($0)" } }
    /// Why the watch cannot run or send, or else why its last round failed; `nil` if nothing is wrong.
    package var failure: String? { problem ?? health.failure }
    package var name: String { watch.name ?? "" }
    /// The watch; `nil` if its fields are invalid.
    package var usable: Watch? { try? watch.get() }
    /// What differs after each change of the fields, but not after a round.
    package var version: String { String(fnv1a(watch.fieldTexts.joined(separator: "\n")), radix: 16) }

    /// Returns the time of the next round, which is `now` if the round is due; `nil` if there is none.
    package func nextRound(at now: Date) -> Date? {
      guard canRun, !health.isPaused, let watch = usable else { return nil }
      if health.runRequestedAt != nil { return now }
      let pause = WatchSchedule(every: watch.interval).pause(afterFailure: health.failure != nil)
      return health.lastRound.map { max(now, $0 + pause / .seconds(1)) } ?? now
    }

    /// The status in a few words, such as `failing since 2027-01-31 08:15 UTC: status 401`.
    package var statusWords: String { statusWords { "\($0.minuteText) UTC" } }

    /// The status in a few words, with a time in the form that `time` returns.
    package func statusWords(time: (Date) -> String) -> String {
      if hasEnded { return "ended" }
      if refusal == nil, incomparable != nil, health.status == .ok { return "nothing comparable" }
      return refusal == nil ? health.status.words(time: time) : canRun ? "cannot send" : "cannot run"
    }

    /// The status as one word, for programs.
    package var statusName: String {
      if hasEnded { return "ended" }
      if refusal != nil { return canRun ? "cannot_send" : "cannot_run" }
      return switch health.status {
      case .ok: incomparable == nil ? "ok" : "nothing_comparable"
      case .failing: "failing"
      case .neverRan: "never_ran"
      case .paused: "paused"
      }
    }

    /// Why nothing can be below the limit of the watch, and what to do: the last round found only prices in another
    /// currency. `nil` if they can be compared.
    package var incomparable: String? {
      guard let below = usable?.triggers.below, let currency = below.currency, let found = health.cheapest?.currency,
        !found.equalsIgnoringASCIICase(currency)
      else { return nil }
      let shown = found.printable(maxLength: 20)
      return "prices are in \(shown), so none is below \(below); give the limit in \(shown)"
    }

    /// What explains ``statusWords`` beside them: ``problem`` or, if nothing is comparable, why; otherwise `nil`.
    package var explanation: String? { statusName == "nothing_comparable" ? incomparable : problem }

    /// Whether the watch can run, and has not run yet.
    package var isWaitingForFirstRound: Bool { canRun && !health.isPaused && health.lastRound == nil }

    /// Whether the watch does not do what its user expects of it.
    package var isFailing: Bool { !hasEnded && (refusal != nil || health.status.isFailing) }
  }

  // MARK: List

  /// Returns the watches, sorted by name, and the names of saved watches that are not used, because a file configures
  /// watches of the same names.
  package func rows() async throws -> (rows: [Row], hidden: [String]) {
    let named = try await NamedWatches(environment.watches, store)
    let health = try await store.health()
    let rows = named.all.map { watch, source in
      row(watch, source, watch.name.flatMap { health[$0] } ?? WatchHealth())
    }
    return (rows, named.hidden)
  }

  /// Returns the same about the watches of these names, in their order; without names, about all watches.
  ///
  /// - Throws: ``WatchRefusal`` for an unknown name, or an error of the store.
  package func rows(named names: [String]) async throws -> (rows: [Row], hidden: [String]) {
    let (rows, hidden) = try await rows()
    if names.isEmpty { return (rows, hidden) }
    var chosen: [Row] = []
    for name in names.uniqued() { chosen.append(try row(name, among: rows)) }
    return (chosen, hidden.filter(names.contains))
  }

  /// - Throws: ``WatchRefusal`` for an unknown name, or an error of the store.
  package func row(_ name: String) async throws -> Row { try row(name, among: try await rows().rows) }

  private func row(_ name: String, among rows: [Row]) throws(WatchRefusal) -> Row {
    guard let row = rows.first(where: { $0.name == name }) else {
      throw WatchRefusal(
        .unknown, "there is no watch \"\(name.printable(maxLength: 60))\"",
        remedy: name.correction(among: rows.map(\.name)) ?? "environment \(environment.name) has no watches")
    }
    return row
  }

  /// Returns a watch with the last changes that it reported, the newest first.
  ///
  /// - Throws: ``WatchRefusal`` for an unknown name, or an error of the store.
  package func reported(_ name: String) async throws -> (row: Row, changes: [ReportedChange]) {
    (try await row(name), try await store.reported(name))
  }

  private func row(_ watch: DefinedWatch, _ source: String?, _ health: WatchHealth) -> Row {
    // The keys of a file have other names than the parameters of a saved watch, which are shown as the caller names them.
    let names = source == nil ? names : .keys
    var (refusal, hasEnded, canRun) = (WatchRefusal?.none, false, true)
    switch watch {
    case .failure(let unusable):
      refusal = WatchRefusal(.invalid(field: nil), unusable.problem.message, remedy: unusable.problem.remedy)
      canRun = false
    case .success(let watch):
      if watch.search.isOver(at: LocalTime(here: now())) {
        refusal = WatchRefusal(
          .conflict, "all its days of departure are in the past", remedy: "give it later days, or remove it")
        (hasEnded, canRun) = (true, false)
      } else {
        do throws(WatchRefusal) {
          try environment.check(watch, at: now(), naming: names)
          refusal = environment.refusal(ofNotifiers: watch, isSaved: source == nil)
        } catch {
          (refusal, canRun) = (error, false)
        }
      }
    }
    return Row(watch: watch, source: source, health: health, refusal: refusal, hasEnded: hasEnded, canRun: canRun)
  }

  // MARK: Add and change

  /// Returns a watch of fields that can run in this environment, with a name that is free.
  ///
  /// - Throws: ``WatchRefusal`` for invalid fields or a name that is taken, or an error of the store.
  package func new(_ name: String, _ fields: [(name: String, value: String)]) async throws -> Watch {
    guard Watch.isName(name) else {
      throw WatchRefusal(
        .invalid(field: "name"),
        name.isEmpty
          ? "is missing; use a name such as weekend (\(Watch.nameRule))"
          : "\(Watch.invalidName(name, example: "weekend"))")
    }
    let watch = try watch(name, fields)
    try await checkNew(watch, name)
    return watch
  }

  /// Adds a watch of fields.
  ///
  /// - Throws: The errors of ``new(_:_:)``.
  package func add(_ name: String, _ fields: [(name: String, value: String)]) async throws {
    let watch = try await new(name, fields)
    guard try await store.add(watch, name) else { throw WatchRefusal.taken(name) }
  }

  /// Adds a watch with a valid name.
  ///
  /// - Throws: ``WatchRefusal`` if the watch cannot run here or its name is taken, or an error of the store.
  package func add(_ watch: Watch, _ name: String) async throws {
    try await checkNew(watch, name)
    guard try await store.add(watch, name) else { throw WatchRefusal.taken(name) }
  }

  private func checkNew(_ watch: Watch, _ name: String) async throws {
    try check(watch)
    guard let taken = try await rows().rows.first(where: { $0.name == name }) else { return }
    if let source = taken.source {
      throw WatchRefusal(.conflict, "\(source) already has a watch named \(name)", remedy: "use another name")
    }
    throw WatchRefusal.taken(name)
  }

  /// Returns a watch of fields that can replace a saved one.
  ///
  /// - Parameter version: The ``Row/version`` that the fields are based on; `nil` to replace every version.
  /// - Throws: ``WatchRefusal`` for invalid fields, an unknown name, another version or a watch of a file, or an error of
  ///   the store.
  package func changed(
    _ name: String, _ fields: [(name: String, value: String)], since version: String? = nil
  ) async throws -> Watch {
    try await change(of: name, fields, since: version).watch
  }

  /// Returns a watch like ``changed(_:_:since:)``, and the saved one, with which it was compared.
  private func change(
    of name: String, _ fields: [(name: String, value: String)], since version: String?
  ) async throws -> (watch: Watch, saved: DefinedWatch) {
    let row = try await row(name)
    try refuseIfConfigured(row, "change it in that file")
    let watch = try watch(name, fields)
    // After a second click on "Save", the fields are saved already.
    if let version, version != row.version, DefinedWatch.success(watch).fieldTexts != row.watch.fieldTexts {
      throw WatchRefusal(
        .conflict, "the watch \(name) was changed after this form was opened, so nothing was saved",
        remedy: "open the watch again, and repeat your changes")
    }
    try checkChange(watch, of: row.watch)
    return (watch, row.watch)
  }

  /// Replaces the fields of a saved watch, but not its trips. Its health stays unless the search changes.
  ///
  /// - Parameter version: The ``Row/version`` that the fields are based on; `nil` to replace every version.
  /// - Throws: The errors of ``changed(_:_:since:)``.
  package func change(
    _ name: String, _ fields: [(name: String, value: String)], since version: String? = nil
  ) async throws {
    let (watch, saved) = try await change(of: name, fields, since: version)
    if try await store.replace(watch, name, version == nil ? nil : saved) { return }
    // It was changed or removed after the comparison, so compares again.
    try await change(name, fields, since: version)
  }

  /// Replaces a saved watch, but not its trips, and returns the earlier one. Its health stays if its search does.
  ///
  /// - Throws: ``WatchRefusal`` if the watch cannot run here, for an unknown name or a watch of a file, or an error of
  ///   the store.
  package func change(_ watch: Watch, _ name: String) async throws -> DefinedWatch {
    let row = try await row(name)
    try refuseIfConfigured(row, "change it in that file")
    try checkChange(watch, of: row.watch)
    guard try await store.replace(watch, name, nil) else {
      throw WatchRefusal(.unknown, "the watch \(name) was removed")
    }
    return row.watch
  }

  private func watch(_ name: String, _ fields: [(name: String, value: String)]) throws(WatchRefusal) -> Watch {
    do throws(TripSearchError) {
      return try Watch(name: name, fields: fields, naming: names)
    } catch {
      throw WatchRefusal(error, naming: names)
    }
  }

  /// Checks a watch that replaces another one. One without any field would watch everything, and so would one with a new
  /// limit of a watch of meetings and without its homes.
  private func checkChange(_ watch: Watch, of saved: DefinedWatch) throws(WatchRefusal) {
    if watch.fields.isEmpty {
      throw WatchRefusal(
        .invalid(field: nil), "a change replaces the whole watch, and nothing is given for it",
        remedy: "give all of it again, with what changes")
    }
    let hasDepartures = watch.fields.contains { ["meet", "regions", "anywhere", "from"].contains($0.name) }
    if !hasDepartures, let meeting = (try? saved.get())?.meeting {
      let homes = meeting.homes.map { $0.printable(maxLength: 60) }.listed(with: "and")
      throw WatchRefusal(
        .invalid(field: nil), "a change replaces the whole watch, and no homes are given for this watch of meetings",
        remedy: "give each home again with \(names("meet")): \(homes)")
    }
    try check(watch)
  }

  private func check(_ watch: Watch) throws(WatchRefusal) {
    try environment.check(watch, at: now(), naming: names)
    // A notifier that lacks a token can be chosen: another process may have the token.
    if let refusal = environment.refusal(ofNotifiers: watch), !refusal.isOfConfiguration { throw refusal }
  }

  /// Returns the errors in single fields, whatever the others are, for a form that shows all errors at once.
  package func refusals(of fields: [(name: String, value: String)]) -> [WatchRefusal] {
    let given = fields.filter { $0.name == "meet" }
    var (homes, homesOfPeople) = (given, given)
    if !given.isEmpty, (try? check(watch("a", given))) == nil {
      // These homes have errors of their own. The others are not checked again, and are valid for any number of people.
      homes = ["VNO", "BER"].map { (name: "meet", value: $0) }
      homesOfPeople = given.indices.map { index in
        let number = given[...index].count { !$0.value.isEmpty }
        return (name: "meet", value: given[index].value.isEmpty ? "" : "home \(number)")
      }
    }
    return fields.compactMap { field in
      if field.name == "meet" { return nil }
      // How many bags are valid depends on the adults, and `nearby` needs two tickets.
      let party = ["bags": [(name: "adults", value: "9")], "nearby": [(name: "two_tickets", value: "true")]]
      do throws(WatchRefusal) {
        let others = (field.name == "people" ? homesOfPeople : homes) + (party[field.name] ?? [])
        try check(try watch("a", others + [field]))
        return nil
      } catch {
        return error.reason == .invalid(field: field.name) && !error.isNamed ? error : nil
      }
    }
  }

  private func refuseIfConfigured(_ row: Row, _ remedy: String) throws(WatchRefusal) {
    guard let source = row.source else { return }
    throw WatchRefusal(.conflict, "the watch \(row.name) is in \(source)", remedy: remedy)
  }

  // MARK: Pause, run, test, remove

  /// Pauses a watch, or resumes it. Watches of files can be paused, too.
  package func setPaused(_ name: String, to isPaused: Bool) async throws {
    _ = try await setPaused([name], to: isPaused)
  }

  /// Pauses watches, or resumes them. If a name is unknown, changes none.
  ///
  /// - Returns: The names of the watches that were changed, without those that were paused, or not paused, already.
  package func setPaused(_ names: [String], to isPaused: Bool) async throws -> [String] {
    var changed: [String] = []
    for name in names {
      if try await row(name).health.isPaused != isPaused { changed.append(name) }
    }
    for name in changed { try await store.setPaused(name, isPaused) }
    return changed
  }

  /// Asks the process that runs a watch for a round at once.
  ///
  /// - Throws: ``WatchRefusal`` if the watch is unknown or paused, or cannot run; or an error of the store.
  package func requestRun(_ name: String) async throws {
    let row = try await row(name)
    if !row.canRun {
      throw WatchRefusal(.conflict, "the watch \(name) cannot run: \(row.problem ?? "its fields are invalid")")
    }
    if row.health.isPaused { throw WatchRefusal(.conflict, "the watch \(name) is paused", remedy: "resume it first") }
    try await store.requestRun(name, now())
  }

  /// The result of a test message.
  package struct Test: Sendable {
    package let notifier: String
    /// The receipt; an error if the message was not sent, or if that is unknown.
    package let result: Result<NotificationClient.Receipt, ClientError>

    /// The result as a sentence.
    package var words: String {
      switch result {
      case .success(let receipt) where receipt.kind == "mock":
        "\(notifier): \(ServedEnvironment.printedWords)"
      case .success(let receipt): "\(notifier): sent (\(receipt.kind))"
      case .failure(let error): "\(notifier) failed: \(error)"
      }
    }
  }

  /// Sends a test message with each notifier of a watch, one after the other.
  ///
  /// - Throws: ``WatchRefusal`` if the watch is unknown or has no notifiers, or if this process sends no messages; an
  ///   error of the store; or `CancellationError`.
  package func sendTest(_ name: String) async throws -> [Test] {
    guard let watch = try await row(name).usable else {
      throw WatchRefusal(.conflict, "the fields of the watch \(name) are invalid")
    }
    if watch.notifiers.isEmpty {
      throw WatchRefusal(.conflict, "the watch \(name) has no notifiers", remedy: "change it to add one")
    }
    if !environment.runsWatches {
      throw WatchRefusal(
        .conflict, "this server sends no messages, because it was started without watches",
        remedy: "run aerogami notify test")
    }
    var tests: [Test] = []
    for notifier in watch.notifiers {
      let message = Notification(
        to: notifier, title: "Test of aerogami",
        lines: ["This is a test message.", "Messages of the watch \(name) will arrive here."], deadline: Self.testLimit)
      do {
        tests.append(Test(notifier: notifier, result: .success(try await notifications.send(message).value)))
      } catch let error as ClientError {
        try Task.checkCancellation()
        tests.append(Test(notifier: notifier, result: .failure(error)))
      }
    }
    return tests
  }

  /// Removes a saved watch, and returns it.
  ///
  /// - Throws: The errors of ``remove(_:)``.
  package func remove(_ name: String) async throws -> DefinedWatch {
    guard let removed = try await remove([name]).first else {
      throw WatchRefusal(.unknown, "there is no watch \"\(name)\" now")
    }
    return removed
  }

  /// Removes saved watches, and returns them. Removes none if a name is unknown.
  ///
  /// - Throws: ``WatchRefusal`` if a watch is unknown or in a file, or an error of the store.
  package func remove(_ names: [String]) async throws -> [DefinedWatch] {
    let hidden = try await NamedWatches(environment.watches, store).hidden
    // A saved watch that is not used can be removed; its trips belong to the one in the file.
    for name in names where !hidden.contains(name) {
      try refuseIfConfigured(try await row(name), "remove it from that file")
    }
    var removed: [DefinedWatch] = []
    for name in names {
      if let watch = try await store.remove(name, hidden.contains(name)) { removed.append(watch) }
    }
    return removed
  }
}

extension DefinedWatch {
  /// The fields as `name=value`; for an unusable watch, its fields as saved or configured.
  package var fieldTexts: [String] {
    switch self {
    case .success(let watch): watch.fields.map { "\($0.name)=\($0.value)" }
    case .failure(let unusable): unusable.words
    }
  }
}

extension ServedEnvironment {
  /// Returns the places of departure that are in no table. The service may have regions of these names, also if they are
  /// the codes of countries in lowercase.
  package func unknownPlaces(of watch: Watch) -> [String] {
    watch.search.regions.filter { name in
      Place.isCodeInLowercase(name)
        || !Home.isNamed(by: name) && !Place.isKnown(name) && !Place.isPartOfWorld(name) && places(name) == nil
    }
  }

  /// Returns the warning for one of the ``unknownPlaces(of:)`` that could not be checked.
  package static func warning(aboutUnknownPlace name: String) -> String {
    let correction = Place.suggestions(for: name).first.map { "; did you mean \($0)?" } ?? "."
    return "\"\(name.printable(maxLength: 60))\" is not a known place\(correction) Ignore this if the "
      + "service has a region of that name"
  }

  /// Checks that trips of a watch can match, that its places of departure are not ambiguous, and that the word `home` can
  /// be used if the watch contains it. Does not check the notifiers: see ``refusal(ofNotifiers:isSaved:)``.
  package func check(
    _ watch: Watch, at now: Date, naming names: FieldNames = .parameters
  ) throws(WatchRefusal) {
    let now = LocalTime(here: now)
    do {
      _ = try home.expanded(watch.search.regions)
      if let meeting = watch.meeting {
        let homes = FieldNames { names($0 == "home" ? "meet" : $0) }
        for home in meeting.homes { if let error = homeError(in: home) { throw error } }
        let search = try meeting.search(at: now, naming: homes, home: homePlaces)
        if let error = search.refusal(by: sources, naming: homes) { throw error }
        if let error = meeting.contradiction(at: now, naming: homes) { throw error }
        if let error = home.sameHomeError(among: meeting.homes, destinations: search.to, naming: homes) {
          throw error
        }
      }
      let search = try watch.search.search(at: now, naming: names, home: homePlaces)
      let ends = TripEnds(destinations: search.to.map(\.word), home: home.places)
      if let error = ends.undecidedDeparture(among: watch.search.regions) {
        throw TripSearchError(error.message, remedy: error.remedy, at: watch.isOfMeetings ? "meet" : "regions")
      }
      if let error = search.refusal(by: sources, naming: names) { throw error }
      if let error = watch.search.contradiction(at: now, naming: names) { throw error }
    } catch let error as TripSearchError {
      throw WatchRefusal(error, naming: names)
    } catch {
      let problem = Problem(error)
      let isInHome = watch.meeting?.homes.contains { homeError(in: $0) != nil } ?? false
      var refusal = WatchRefusal(
        .invalid(field: isInHome ? "meet" : "regions"), problem.message, remedy: problem.remedy)
      refusal.isOfConfiguration = true
      throw refusal
    }
  }

  /// Returns the note that the limit of a watch has no effect: no price can be below it, because all are in another
  /// currency, or all are, because the search has a lower limit. `nil` if it may have one, or if the currency is not known
  /// before a round.
  package func limitNote(of watch: Watch) -> String? {
    let search = watch.search.parameters
    let limit = search.first { $0.name == "max_price" }.flatMap { PriceLimit($0.value) }
    let currency = search.first { $0.name == "currency" }?.value ?? limit?.currency ?? tripCurrency
    if let currency, let note = watch.triggers.note(of: watch.isOfMeetings ? "meeting" : "trip", in: [currency]) {
      return note
    }
    // The limit of a meeting is for its total, and that of its search for each trip.
    guard !watch.isOfMeetings, let below = watch.triggers.below, let limit, limit.amount < below.amount else {
      return nil
    }
    return "the search only finds trips up to \(limit), so all of them are below \(below), and are reported if they "
      + "are new or cheaper"
  }

  /// Returns why a watch cannot send messages with its notifiers; `nil` if it can.
  ///
  /// - Parameter isSaved: Whether the watch was saved by a process that knew its notifiers.
  package func refusal(ofNotifiers watch: Watch, isSaved: Bool = false) -> WatchRefusal? {
    if let unknown = watch.notifiers.first(where: { !notifiers.contains($0) }) {
      let notifier = "notifier \"\(unknown.printable(maxLength: 60))\""
      if isSaved, runsWatches || isLongRunning {
        let problem = NotificationClient.unknown("the \(notifier)")
        return WatchRefusal(
          .invalid(field: "notify"),
          runsWatches ? problem.message : "this process sends no messages, and does not know the \(notifier)",
          remedy: problem.remedy)
      }
      return WatchRefusal(
        .invalid(field: "notify"),
        isLongRunning ? "this process does not know the \(notifier)" : "there is no \(notifier)",
        remedy: notifiers.isEmpty
          ? "add one with aerogami notify add" + (isLongRunning ? ", and restart this process" : "")
          : unknown.correction(among: notifiers) ?? "check the name")
    }
    guard let problem = watch.notifiers.lazy.compactMap({ unusableNotifiers[$0] }).first else { return nil }
    var refusal = WatchRefusal(.invalid(field: "notify"), problem.message, remedy: problem.remedy)
    refusal.isOfConfiguration = true
    return refusal
  }
}

/// Why a watch was not added, changed, run, tested or removed.
package struct WatchRefusal: ReportedError, Hashable {
  package enum Reason: Hashable, Sendable {
    /// There is no watch of this name.
    case unknown
    /// A field is invalid; `nil` for fields that exclude each other.
    case invalid(field: String?)
    /// The watch, or another one, is in a state that forbids this.
    case conflict
  }

  package let reason: Reason
  package let message: String
  package let remedy: String?
  /// Whether the configuration is wrong, and not what the user entered.
  package internal(set) var isOfConfiguration = false
  /// Whether the message itself names the field, as an error in several fields does.
  package private(set) var isNamed = false

  package var exitCode: Int32 { isOfConfiguration ? 78 : 64 }

  package init(_ reason: Reason, _ message: String, remedy: String? = nil) {
    (self.reason, self.message, self.remedy) = (reason, message, remedy)
  }

  init(_ error: TripSearchError, naming fieldNames: FieldNames = .parameters) {
    let field = error.field.map { $0 == "home" ? "meet" : $0 }
    // The message of an error in one field begins with its name and a colon.
    let start = field.map { "\(fieldNames($0)): " } ?? ""
    self.init(
      .invalid(field: field),
      error.message.hasPrefix(start) ? String(error.message.dropFirst(start.count)) : error.message,
      remedy: error.remedy)
    isNamed = field != nil && !error.message.hasPrefix(start)
  }

  static func taken(_ name: String) -> WatchRefusal {
    WatchRefusal(.conflict, "there is already a watch named \(name)", remedy: "use another name, or change that watch")
  }

  /// The refusal as one sentence that names its field.
  package var text: String {
    if case .invalid(let field?) = reason, !isNamed { "\(field): \(self)" } else { "\(self)" }
  }
}
