import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import ArgumentParser

/// The words that a shell suggests for arguments and options. They come from built-in tables, configuration files and
/// the database. No request is sent.
extension CompletionKind {
  /// Regions, countries, cities and airports, in each entry of a comma-separated list.
  static let regionsAndPlaces = words { command in
    await command.completingLists { prefix in await command.regions(prefix) + Place.completions(of: prefix, limit: 500)
    }
  }

  /// Countries, cities and airports, in each entry of a comma-separated list.
  static let places = knownWords { command in
    command.completingLists { Place.completions(of: $0, limit: 500) }
  }

  /// The ids of favorites. Except for `favorites remove`, also includes the ids of trips that watches have seen, and of
  /// the last fetch's cached trips. If there was no fetch, the cached trips of all regions are used instead.
  static let tripIDs = words { await $0.tripIDs() }

  static let environments = knownWords { command in
    EnvironmentOptions.names.filter { $0.hasPrefix(command.prefix) }
  }

  /// The names of the notifiers that the command line's environment configures.
  static let notifiers = knownWords { command in
    let names = (try? command.configuration())?.notifierNames ?? []
    return names.filter { $0.hasPrefix(command.prefix) }
  }

  /// The names of the watches of the command line's environment.
  static let watches = words { await $0.watches() }

  static let rovers = knownWords { command in Rover.allCases.map(\.rawValue).filter { $0.hasPrefix(command.prefix) } }

  /// The cameras of the rover in `--rover`, or of all rovers.
  static let cameras = knownWords { command in
    let rovers = command.value(of: "--rover").flatMap { try? Rover(named: $0) }.map { [$0] } ?? Rover.allCases
    let cameras = rovers.flatMap(\.cameras).uniqued().sorted()
    // Also suggests lowercase names if the typed text is in lowercase, because suggestions must start with that text.
    return cameras.flatMap { [$0, $0.lowercased()] }.filter { $0.hasPrefix(command.prefix) }.filter {
      !command.prefix.isEmpty || $0 == $0.uppercased()
    }
  }

  static let countries = knownWords { command in Country.completions(of: command.prefix) }

  // Synchronous, because asynchronous completions work only in commands that are an AsyncParsableCommand.
  private static func knownWords(_ words: @escaping @Sendable (PartialCommand) -> [String]) -> CompletionKind {
    .custom { arguments, _, prefix in words(PartialCommand(arguments: arguments, prefix: prefix)) }
  }

  private static func words(
    _ words: @escaping @Sendable (PartialCommand) async -> [String]
  ) -> CompletionKind {
    .custom { arguments, _, prefix in await words(PartialCommand(arguments: arguments, prefix: prefix)) }
  }
}

/// A command line that is being typed.
struct PartialCommand: Sendable {
  /// All words of the command line, including the one at the cursor.
  let arguments: [String]
  /// The part of the current word that is before the cursor.
  let prefix: String

  /// Returns the value of an option, such as `live` in `--env live` or `--env=live`; `nil` if there is none.
  func value(of option: String) -> String? {
    if let index = arguments.firstIndex(of: option), index + 1 < arguments.count { return arguments[index + 1] }
    return arguments.first { $0.hasPrefix(option + "=") }.map { String($0.dropFirst(option.count + 1)) }
  }

  /// Returns the completions of the last entry of a comma-separated list, each prefixed with the preceding entries.
  ///
  /// - Parameter words: Returns the completions of one entry.
  func completingLists(_ words: (String) -> [String]) -> [String] {
    let last = lastEntry
    return words(String(last)).map { prefix[..<last.startIndex] + $0 }
  }

  /// Like the synchronous method, for completions that are read from the database.
  func completingLists(_ words: (String) async -> [String]) async -> [String] {
    let last = lastEntry
    return await words(String(last)).map { prefix[..<last.startIndex] + $0 }
  }

  private var lastEntry: Substring {
    prefix.lastIndex(of: ",").map { prefix[prefix.index(after: $0)...] } ?? prefix[...]
  }

  /// Returns the words that start with `prefix`: `home`, and the ids and names of the environment's regions, if these
  /// are configured or cached.
  fileprivate func regions(_ prefix: String) async -> [String] {
    let regions = await withDependencies { try await $0.trips.regions().value } ?? []
    return ([Home.word] + regions.flatMap { [$0.id, $0.name] }).filter { $0.hasPrefix(prefix) }.uniqued()
  }

  fileprivate func watches() async -> [String] {
    guard let configuration = try? configuration() else { return [] }
    let watches = await withDependencies { try await NamedWatches(configuration, $0.watches).names }
    return (watches ?? []).filter { $0.hasPrefix(prefix) }
  }

  fileprivate func tripIDs() async -> [String] {
    let found = await withDependencies { dependencies in
      arguments.contains("remove")
        ? try await dependencies.favorites.find(prefix, Self.limit).map(\.id)
        : try await dependencies.findTrip(home: Home(places: [])).ids(startingWith: prefix, limit: Self.limit)
    }
    return found ?? []
  }

  private static let limit = 100

  /// Returns the configuration of this command line's environment.
  fileprivate func configuration() throws -> Configuration {
    let options = ["--env", "--config"].flatMap { name in value(of: name).map { [name, $0] } ?? [] }
    return try EnvironmentOptions.parse(options).configuration()
  }

  /// Runs `body` with the dependencies of this command line's environment, without network access. Returns `nil` if
  /// anything fails, because a shell cannot show errors while it completes words.
  private func withDependencies<Value: Sendable>(
    _ body: @Sendable (Dependencies) async throws -> Value
  ) async -> Value? {
    do {
      let configuration = try configuration().using(.trips)
      return try await Dependencies.withConfiguration(configuration, options: RunOptions(cache: .offline), body)
    } catch {
      return nil
    }
  }
}
