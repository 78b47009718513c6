import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import ArgumentParser

struct NotifyListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the notifiers, where they send messages, and which watches use them.",
    discussion: """
      Examples:
        aerogami notify list
        aerogami notify list --env live --format json

      Topics, tokens and URLs of webhooks are secrets, and not shown. The watches are those of the environment.

      \(exitStatuses("all notifiers are listed", none: "no notifiers could be listed", some: "the saved watches could not be read"))
      """)

  @OptionGroup var output: FormatOptions
  @OptionGroup var environment: EnvironmentOptions

  struct Row {
    let notifier: ConfiguredNotifier
    /// The names of the watches; `nil` if they could not be read.
    let watches: [String]?
  }

  static let fields: [Field<Row>] = [
    Field("name", "NAME", shrinksTo: 6) { .text($0.notifier.name) },
    Field("kind", "KIND") { .text($0.notifier.kind) },
    Field("to", "TO", shrinksTo: 10) { .text($0.notifier.destination) },
    Field("watches", "WATCHES", shrinksTo: 8) { $0.watches.map(FieldValue.list) ?? .absent("unknown") },
    Field("source", "SOURCE", shrinksTo: 8, leftOut: .early) { .text($0.notifier.source) },
  ]

  func run() async throws {
    let configuration = try environment.configuration().usingNoClients
    let console = Console(color: output.color)
    let users = try await NotifierUsers(configuration)
    let rows = configuration.notifiers.map { Row(notifier: $0, watches: users.watches(of: $0.name)) }
    let listing = try output.listing(Rendering(Self.fields), "notifiers")
    try await listing.write(rows, environment: configuration.environment, color: output.color, to: console)
    if rows.isEmpty {
      await console.note("no notifiers are configured; add one, for example: aerogami notify add phone --ntfy")
    }
    for problem in rows.flatMap(\.notifier.problems) { await console.note("\(problem)") }
    if let error = users.error {
      await console.note("the saved watches could not be read: \(error)")
      if !rows.isEmpty { throw ExitCode(Status.Kind.partial.exitCode) }
    }
  }
}

/// The watches of an environment, by the notifiers that they use.
struct NotifierUsers {
  private let watches: [DefinedWatch]
  /// The reason why the saved watches could not be read; `nil` if they could.
  let error: (any ReportedError)?

  /// - Throws: ``ConfigurationError``, or `CancellationError`.
  init(_ configuration: Configuration) async throws {
    do {
      watches = try await Dependencies.withConfiguration(configuration) { dependencies in
        try await NamedWatches(configuration, dependencies.watches).all.map(\.watch)
      }
      error = nil
    } catch let error as ConfigurationError {
      throw error
    } catch let error as any ReportedError {
      (watches, self.error) = ([], error)
    }
  }

  /// Returns the names of the watches that use a notifier; `nil` if the saved watches could not be read.
  func watches(of notifier: String) -> [String]? {
    if error != nil { return nil }
    return watches.filter { watch in
      switch watch {
      case .success(let watch): watch.notifiers.contains(notifier)
      // The fields of an invalid watch are only words.
      case .failure(let unusable):
        unusable.words.contains { $0.split { "=,".contains($0) }.contains { $0 == notifier } }
      }
    }.compactMap(\.name)
  }
}
