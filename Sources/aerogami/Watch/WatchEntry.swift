import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import AerogamiSystem
import ArgumentParser
import Foundation

/// A watch to run, and where it is defined.
struct WatchEntry {
  let watch: Watch
  /// The name of the file that configures the watch; `nil` for a saved watch and for a watch without a name.
  let source: String?

  init(_ watch: Watch, source: String? = nil) { (self.watch, self.source) = (watch, source) }

  /// - Throws: ``WatchError`` if the watch cannot run because its fields are invalid.
  init(_ watch: DefinedWatch, source: String?) throws {
    do throws(UnusableWatch) {
      self.init(try watch.get(), source: source)
    } catch {
      throw WatchError(name: error.name, source: source, problem: error.problem)
    }
  }

  /// Returns a text that identifies the watch in all processes: its name or, without a name, its regions and filters.
  func identity(at now: Date, home: () throws -> [Place]) throws -> String {
    if let name = watch.name { return name }
    if let meeting = watch.meeting { return "meetings \(meeting.text)" }
    var search = try watch.search.search(at: LocalTime(here: now), home: home)
    search.airlines = watch.search.airlines
    // Sorts and deduplicates the filters.
    let filters = WatchSubject(source: "", search: search, region: nil).search.text
    let regions = watch.search.isAnywhere ? "anywhere" : watch.search.regions.sorted().joined(separator: ",")
    return "regions \(regions) \(filters)"
  }

  /// Checks that trips can match, and that the word `home` can be used if the watch contains it. Does not check the
  /// notifiers: see ``checkNotifiers(of:)``.
  ///
  /// - Throws: ``WatchError``; for a watch without a name, `ValidationError`, or ``ConfigurationError`` if the key
  ///   `home` is needed and not set.
  func check(at now: Date, _ configuration: Configuration) throws {
    do throws(WatchRefusal) {
      let names = source == nil ? FieldNames.options : .keys
      try ServedEnvironment(configuration).check(watch, at: now, naming: names)
    } catch {
      if error.isOfConfiguration { throw self.error(error) }
      guard let name = watch.name else { throw ValidationError("\(error.named(.options))") }
      throw WatchError(name: name, source: source, problem: error.named(source == nil ? .options : .keys))
    }
  }

  /// Returns an error of the configuration with the name of this watch added; unchanged if the watch has no name.
  private func error(_ error: any ReportedError) -> any Error {
    guard let name = watch.name else { return error }
    return WatchError(
      name: name, source: source, problem: Problem(error.message, remedy: error.remedy), isOfWatch: false)
  }

  /// Returns an error if all departures of a watch with a name are in the past; otherwise `nil`.
  func ending(at now: Date) -> WatchError? {
    guard let name = watch.name, watch.search.isOver(at: LocalTime(here: now)) else { return nil }
    let remedy = source == nil ? "remove it with aerogami watch remove \(name)" : "give it later days, or remove it"
    return WatchError(
      name: name, source: source, problem: Problem("all its days of departure are in the past", remedy: remedy))
  }

  /// Returns a warning if the watch confirms prices that no source can look up; otherwise `nil`.
  func confirmationWarning(_ configuration: Configuration) -> String? {
    guard watch.confirms, let sources = configuration.tripSourcesWithoutChecks else { return nil }
    let flag = source == nil ? "--confirm" : "confirm"
    return "warning: \(watch.name.map { "the watch \($0): " } ?? "")\(flag) confirms nothing here, because "
      + "\(sources) cannot look up current prices, so messages will say that prices are not confirmed; "
      + "add a source such as ryanair or kiwi, or remove \(flag)"
  }

  /// Checks that the notifiers exist, and that they can be used in this environment.
  ///
  /// - Throws: ``WatchError``; for a watch without a name, `ValidationError` or ``ConfigurationError``.
  func checkNotifiers(of configuration: Configuration) throws {
    guard let refusal = ServedEnvironment(configuration).refusal(ofNotifiers: watch) else { return }
    if refusal.isOfConfiguration { throw error(refusal) }
    guard let name = watch.name else { throw ValidationError("\(refusal.named(.options))") }
    throw WatchError(name: name, source: source, problem: Problem(refusal.message, remedy: refusal.remedy))
  }
}

extension ServedEnvironment {
  /// Returns why a watch cannot run or, if `sends` is `true`, cannot send its messages; otherwise `nil`.
  ///
  /// - Parameter source: The file of a configured watch; `nil` for a saved one.
  func problem(of watch: Watch, from source: String?, sends: Bool, at now: Date) -> Problem? {
    let names = source == nil ? FieldNames.options : .keys
    do throws(WatchRefusal) {
      try check(watch, at: now, naming: names)
    } catch {
      return error.named(names)
    }
    return sends ? refusal(ofNotifiers: watch, isSaved: source == nil)?.named(names) : nil
  }
}

extension WatchRefusal {
  /// The refusal with the name of its field.
  func named(_ names: FieldNames) -> Problem {
    guard !isOfConfiguration, !isNamed, case .invalid(let field?) = reason else {
      return Problem(message, remedy: remedy)
    }
    return Problem("\(names(field)): \(message)", remedy: remedy)
  }
}

/// Returns the result of `body`, with its refusal as an error of the command line.
func watchRefusals<Value>(_ body: () async throws -> Value) async throws -> Value {
  do {
    return try await body()
  } catch let refusal as WatchRefusal where !refusal.isOfConfiguration {
    let problem = refusal.named(.options)
    throw UsageError(message: problem.message, remedy: problem.remedy)
  }
}

extension ManageWatches {
  init(_ configuration: Configuration, _ dependencies: Dependencies) {
    self.init(
      dependencies.watches, dependencies.notifications, in: ServedEnvironment(configuration), naming: .options,
      now: dependencies.now)
  }
}

/// The error for a watch that cannot run because of its own fields or the configuration that they need.
struct WatchError: ReportedError, Equatable {
  let name: String
  /// The name of the file with the watch; `nil` for a saved watch.
  let source: String?
  let problem: Problem
  /// Whether the fields of the watch are wrong, and not the configuration that they need.
  var isOfWatch = true

  var message: String { "\(source.map { "\($0): " } ?? "")the watch \(name): \(problem.message)" }

  var remedy: String? {
    problem.remedy
      ?? (source == nil && isOfWatch ? "remove it with aerogami watch remove \(name), and add it again" : nil)
  }

  var exitCode: Int32 { EX_CONFIG }
}

extension Watch {
  /// The words of a command line that define the watch.
  var words: [String] { fields.flatMap { Self.words(of: $0) } }

  fileprivate static func words(of field: (name: String, value: String)) -> [String] {
    if field.name == "regions" { return [field.value.hasPrefix("-") ? "--regions=\(field.value)" : field.value] }
    let option = FieldNames.options(field.name)
    return field.value == "true" ? [option] : [option, field.value]
  }
}

extension DefinedWatch {
  /// The words of a command line that define the watch; for an unusable watch, its fields as saved or configured.
  var words: [String] {
    switch self {
    case .success(let watch): watch.words
    case .failure(let unusable): unusable.words
    }
  }
}

extension DefinedWatch {
  /// The words that say where the trips are and up to which price, with `…` instead of other options.
  var mainWords: String {
    guard let watch = try? get() else { return words.asCommand }
    let main: Set = ["regions", "anywhere", "meet", "from", "to", "max_price", "below"]
    var parts: [String] = []
    for field in watch.fields {
      if main.contains(field.name) {
        parts.append(Watch.words(of: field).asCommand)
      } else if parts.last != "…" {
        parts.append("…")
      }
    }
    return parts.joined(separator: " ")
  }
}

extension FieldNames {
  /// The names of fields as options, such as `--max-price` for `max_price`.
  static let options = FieldNames { "--" + $0.replacing("_", with: "-") }
}

extension NamedWatches {
  init(_ configuration: Configuration, _ store: WatchStore) async throws {
    try await self.init(configuration.watches.map { (watch: $0.watch, source: $0.source) }, store)
  }

  /// Returns the watches with the given names, in that order; without names, all of them.
  ///
  /// - Throws: ``UsageError`` for an unknown name, or if there are no watches.
  func chosen(
    _ names: [String], in environment: String, _ environmentWords: [String]
  ) throws -> [(watch: DefinedWatch, source: String?)] {
    if all.isEmpty {
      let words = ["aerogami watch add spain Vilnius --to Spain --below 60"] + environmentWords.map(\.quotedForShell)
      throw UsageError(
        message: "there are no watches in environment \(environment)",
        remedy: "add one, for example: \(words.joined(separator: " "))")
    }
    return names.isEmpty ? all : try names.uniqued().map(one)
  }

  /// - Throws: ``UsageError`` for an unknown name.
  func one(_ name: String) throws -> (watch: DefinedWatch, source: String?) {
    if let found = all.first(where: { $0.watch.name == name }) { return found }
    throw UsageError(
      message: "there is no watch \"\(name.printable(maxLength: 60))\"",
      remedy: name.correction(among: names) ?? "this environment has no watches; check --env")
  }

  var note: String? { Self.note(hidden: hidden) }

  /// Returns the note about saved watches that are not used; `nil` if there are none.
  static func note(hidden: [String]) -> String? {
    switch hidden.count {
    case 0: nil
    case 1:
      "the saved watch \(hidden[0]) is not used, because a configuration file has a watch of the same name; "
        + "remove it with aerogami watch remove \(hidden[0])"
    default:
      "these saved watches are not used, because a configuration file has watches of the same names: "
        + "\(hidden.firstFew); remove them with aerogami watch remove"
    }
  }
}
