import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import ArgumentParser
import Foundation

struct FavoritesWatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", abstract: "Watch favorites for prices below the saved ones.",
    discussion: """
      Examples:
        aerogami favorites watch --notify phone
        aerogami favorites watch 3016946a --every 6h
        aerogami favorites watch --dry-run

      Saves a watch for each favorite: for its route, its days and its party, with --below its saved price. Any flight \
      on that route and those days counts. The watch is named after the favorite, such as favorite-3016946a. A \
      favorite that is watched already, or has departed, is skipped.

      The watches run with "aerogami watch run" and "serve". The command that removes them is shown. Removing a \
      favorite does not remove its watch.

      \(exitStatuses(
        "each favorite is watched, or has departed", none: "no favorite can be watched",
        some: "some favorites cannot be watched", missing: "no favorite has one of the ids"))
      """)

  @Argument(
    help: ArgumentHelp("Ids of favorites, or unique prefixes of them. (default: all)", valueName: "id"),
    completion: .tripIDs, transform: idsOrPrefixes)
  var lists: [[String]] = []

  @Option(
    "Send messages with these notifiers, such as phone.", value: "names", completion: .notifiers, transform: commaList)
  var notify: [[String]] = []

  @Option(
    "Pause between rounds, from 1m to 30d. (default: 15m)", value: "duration", parsing: .unconditional,
    transform: text(of: WatchSchedule.interval))
  var every: String?

  @Flag(help: "Show the watches that would be added, without adding them.")
  var dryRun = false

  @OptionGroup var environment: EnvironmentOptions

  private var ids: [String] { lists.flatMap(\.self) }

  func validate() throws {
    if ids.contains("") { throw ValidationError("an id is empty; run aerogami favorites list to see ids.") }
  }

  func run() async throws {
    let configuration = try environment.configuration().usingNoClients
    let console = Console()
    if let warning = try notifierWarning(configuration) { await console.note(warning) }
    var request = WatchFavorites.Request(ids)
    (request.notifiers, request.interval, request.isDryRun) = (notify.flatMap(\.self), every, dryRun)
    let (changes, now) = try await Dependencies.withConfiguration(configuration) { [request] dependencies in
      let favorites = Favorites(dependencies.favorites, now: dependencies.now)
      let watch = WatchFavorites(favorites, ManageWatches(configuration, dependencies), now: dependencies.now)
      return try await choosingFavorites(in: configuration) {
        try await watchRefusals { (try await watch(request), dependencies.now()) }
      }
    }
    if changes.isEmpty {
      return await console.note(
        "no favorites in environment \(configuration.environment); add one with aerogami favorites add ID")
    }
    for (favorite, change) in changes { await console.note(line(about: change, favorite.trip, at: now)) }
    for note in closingNotes(changes.map(\.change)) { await console.note(note) }
    let refused = changes.count { if case .refused = $0.change { true } else { false } }
    if refused > 0 {
      throw ExitCode((refused == changes.count ? Status.Kind.failed : .partial).exitCode)
    }
  }

  /// Returns a warning if a notifier cannot be used now, for example without its token, which another process may have.
  ///
  /// - Throws: `ValidationError` for an unknown notifier, also if no watch is added.
  private func notifierWarning(_ configuration: Configuration) throws -> String? {
    let names = notify.flatMap(\.self).joined(separator: ",")
    let watch = try usageErrors { try Watch(name: nil, fields: [("notify", names)], naming: .options) }
    do {
      try WatchEntry(watch).checkNotifiers(of: configuration)
      return nil
    } catch let error as ValidationError {
      throw error
    } catch {
      return "warning: \(error)"
    }
  }

  private func line(about change: WatchFavorites.Change, _ trip: Trip, at now: Date) -> String {
    let summary = trip.summary(at: now)
    switch change {
    case .added(let watch): return "\(dryRun ? "would add" : "added") \(watch.name ?? ""): \(summary)"
    case .alreadyWatched(let name, nil): return "\(name) already watches \(summary)"
    case .alreadyWatched(let name, let wanted?):
      return "\(name) already watches \(summary), with other options; to replace them: "
        + command("change", [name] + wanted.words)
    case .watchedForOthers(let name, let party, let wanted):
      return environment.note(about: name, watchingFor: party, wanted)
    case .departed: return "not watched, because it has departed: \(summary)"
    case .refused(let refusal): return "not watched: \(summary): \(refusal.named(.options))"
    }
  }

  /// What to do with the watches that were added. Without any, says that nothing changed.
  private func closingNotes(_ changes: [WatchFavorites.Change]) -> [String] {
    let added = changes.compactMap { if case .added(let watch) = $0 { watch.name } else { nil } }
    if added.isEmpty { return ["nothing changed"] }
    if dryRun { return [] }
    return [environment.startNote(watchCount: added.count), "to stop watching: \(command("remove", added))"]
  }

  private func command(_ verb: String, _ words: [String]) -> String {
    (["aerogami", "watch", verb] + words + environment.words).asCommand.printable
  }
}

extension EnvironmentOptions {
  /// Returns the note about how watches that were added start.
  func startNote(watchCount: Int) -> String {
    let (them, they) = watchCount == 1 ? ("it", "it starts") : ("them", "they start")
    let command = (["aerogami", "watch", "run"] + words).asCommand.printable
    return "run \(them) with \(command); if that or serve is running, \(they) within 10 s"
  }

  /// Returns the note that a favorite's watch is for another party, with the command that changes it to the wanted
  /// watch, or removes it if there is none.
  func note(about name: String, watchingFor party: Passengers, _ wanted: Watch?) -> String {
    let change = wanted.map { ["change", name] + $0.words } ?? ["remove", name]
    let command = (["aerogami", "watch"] + change + words).asCommand.printable
    return "\(name) still watches for \(party.text); to \(wanted == nil ? "remove" : "change") it: \(command)"
  }
}
