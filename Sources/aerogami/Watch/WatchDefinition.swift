import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import AerogamiSystem
import ArgumentParser
import Foundation

/// A watch whose options are parsed.
struct WatchDefinition {
  /// The saved or configured watch; `nil` for a watch without a name.
  let watch: NamedWatch?
  /// The name of the file that configures the watch; `nil` for a saved watch and for a watch without a name.
  var source: String?
  let options: WatchOptions

  /// Creates a definition from options that are already parsed.
  init(watch: NamedWatch?, source: String? = nil, options: WatchOptions) {
    (self.watch, self.source, self.options) = (watch, source, options)
  }

  /// Parses the words of a watch, like the arguments of `aerogami watch add`.
  ///
  /// - Throws: ``WatchError`` if they are invalid.
  init(_ watch: NamedWatch, source: String?) async throws {
    do {
      let command = try await WatchAddCommand.asyncParse([watch.name] + watch.words)
      self.init(watch: watch, source: source, options: command.options)
    } catch {
      throw WatchError(watch.name, in: source, WatchAddCommand.message(for: error))
    }
  }

  /// Returns a text that identifies the watch in all processes: its name or, without a name, its regions and filters.
  ///
  /// - Parameter home: Returns the places of the word `home`.
  /// - Throws: The errors of ``WatchOptions/search(at:home:)``.
  func identity(at now: Date, home: () throws -> [Place]) throws -> String {
    if let watch { return "name \(watch.name)" }
    var search = try options.search(at: LocalTime(here: now), home: home)
    search.airlines = options.filter.airline.flatMap(\.self)
    // Sorts and deduplicates the filters.
    let filters = WatchSubject(source: "", search: search, region: nil).search.text
    let regions = options.regions.anywhere ? "anywhere" : options.regions.named.sorted().joined(separator: ",")
    return "regions \(regions) \(filters)"
  }

  /// Checks that trips can match, and that the word `home` can be used if the options contain it. Does not check the
  /// notifiers: see ``checkNotifiers(of:)``.
  ///
  /// - Throws: ``WatchError``; for a watch without a name, `ValidationError`, or ``ConfigurationError`` if the key
  ///   `home` is needed and not set.
  func check(at now: Date, _ configuration: Configuration) throws {
    do {
      _ = try configuration.home.expanded(options.regions.named)
      _ = try options.search(at: LocalTime(here: now)) {
        do {
          return try configuration.homePlaces()
        } catch let error as ValidationError {
          throw ConfigurationError("\(UsageError(parserMessage: error.message, command: []).message)")
        }
      }
    } catch let error as ValidationError {
      guard let watch else { throw error }
      throw WatchError(watch.name, in: source, error.message)
    } catch let error as HomeError {
      throw self.error(error)
    } catch let error as ConfigurationError {
      throw self.error(error)
    }
  }

  /// Returns the error of this watch for an error of the configuration.
  private func error(_ error: some ReportedError) -> any Error {
    guard let watch else { return error }
    return WatchError(
      name: watch.name, source: source, problem: Problem(error.message, remedy: error.remedy), isFromOptions: false)
  }

  /// Returns an error if all departures of a watch with a name are in the past; otherwise `nil`.
  func ending(at now: Date) -> WatchError? {
    guard let watch, options.areOver(at: now) else { return nil }
    let remedy =
      source == nil ? "remove it with aerogami watch remove \(watch.name)" : "give it later days, or remove it"
    return WatchError(
      name: watch.name, source: source, problem: Problem("all its days of departure are in the past", remedy: remedy))
  }

  /// Returns the key of an option: `maxPrice` for `max-price`.
  static func key(of option: some StringProtocol) -> String {
    let words = option.split(separator: "-")
    return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Checks that the notifiers exist, and that they can be used in this environment.
  ///
  /// - Throws: ``WatchError``; for a watch without a name, `ValidationError` or ``ConfigurationError``.
  func checkNotifiers(of configuration: Configuration) throws {
    try checkNotifiersExist(in: configuration)
    do {
      try configuration.checkNotifiers(options.notifiers)
    } catch {
      throw self.error(error)
    }
  }

  /// Checks that the notifiers exist.
  ///
  /// - Throws: `ValidationError`, or ``WatchError`` for a watch with a name.
  func checkNotifiersExist(in configuration: Configuration) throws {
    let known = configuration.notifierNames
    for name in options.notifiers where !known.contains(name) {
      let remedy =
        known.isEmpty
        ? "run aerogami notify test to see how to configure one" : name.correction(among: known) ?? "check the name"
      let message = "there is no notifier \"\(name.printable(maxLength: 60))\""
      guard let watch else { throw ValidationError("--notify: \(message); \(remedy)") }
      throw WatchError(name: watch.name, source: source, problem: Problem(message, remedy: remedy))
    }
  }
}

/// The error for a watch that cannot run because of its own options or the configuration that they need.
struct WatchError: ReportedError, Equatable {
  let name: String
  /// The name of the file with the watch; `nil` for a saved watch.
  let source: String?
  let problem: Problem
  /// Whether the options of the watch are wrong, and not the configuration that they need.
  var isFromOptions = true

  var message: String { "\(source.map { "\($0): " } ?? "")the watch \(name): \(problem.message)" }

  var remedy: String? {
    problem.remedy
      ?? (source == nil && isFromOptions ? "remove it with aerogami watch remove \(name), and add it again" : nil)
  }

  var exitCode: Int32 { EX_CONFIG }
}

extension WatchError {
  /// Creates an error from a message of the parser. The message for a configured watch names keys instead of options.
  init(_ name: String, in source: String?, _ parserMessage: String) {
    let error = UsageError(parserMessage: parserMessage, command: ["aerogami", "watch", "add"])
    func adapted(_ text: String) -> String {
      source == nil ? text : text.replacing(/--([a-z-]+)/) { WatchDefinition.key(of: $0.1) }
    }
    self.init(name: name, source: source, problem: Problem(adapted(error.message), remedy: error.remedy.map(adapted)))
  }
}

/// The watches that have names: those of the configuration, and those that `aerogami watch add` saved.
struct NamedWatches {
  /// The watches, sorted by name, with the file of each configured one.
  let all: [(watch: NamedWatch, source: String?)]
  /// The names of saved watches that are not used, because the configuration has watches of the same names.
  let hidden: [String]

  /// Reads the watches.
  ///
  /// - Throws: The error of the store.
  init(_ configuration: Configuration, _ store: WatchStore) async throws {
    let configured = configuration.watches
    let names = Set(configured.map(\.watch.name))
    let saved = try await store.named()
    hidden = saved.map(\.name).filter(names.contains)
    let found =
      configured.map { (watch: $0.watch, source: Optional($0.source)) }
      + saved.filter { !names.contains($0.name) }.map { (watch: $0, source: nil) }
    all = found.sorted { $0.watch.name < $1.watch.name }
  }

  /// Returns the watches with the given names, in that order; without names, all of them.
  ///
  /// - Throws: ``UsageError`` for an unknown name, or if there are no watches.
  func chosen(
    _ names: [String], in environment: String, _ environmentWords: [String]
  ) throws -> [(watch: NamedWatch, source: String?)] {
    if all.isEmpty {
      let words = ["aerogami watch add spain home --to Spain --below 60"] + environmentWords.map(\.quotedForShell)
      throw UsageError(
        message: "there are no watches in environment \(environment)",
        remedy: "add one, for example: \(words.joined(separator: " "))")
    }
    return names.isEmpty ? all : try names.uniqued().map(one)
  }

  /// Returns the watch with a name.
  ///
  /// - Throws: ``UsageError`` for an unknown name.
  func one(_ name: String) throws -> (watch: NamedWatch, source: String?) {
    if let found = all.first(where: { $0.watch.name == name }) { return found }
    throw UsageError(
      message: "there is no watch \"\(name.printable(maxLength: 60))\"",
      remedy: name.correction(among: all.map(\.watch.name)) ?? "this environment has no watches; check --env")
  }

  /// The note about hidden watches; `nil` if there are none.
  var note: String? {
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
