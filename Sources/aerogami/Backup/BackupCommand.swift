import AerogamiContainer
import AerogamiCore
import AerogamiLive
import ArgumentParser
import Foundation

struct BackupCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup", abstract: "Copy the database of the environment to a file, while everything runs.",
    discussion: """
      Examples:
        aerogami backup flights.sqlite
        aerogami backup ~/backups/live.sqlite --env live --force

      The copy has favorites, recorded prices, watches and cached responses as they are at one moment. Programs that \
      use the database need not be stopped. An interrupted backup leaves no file. The copy is a database: to restore it, \
      stop these programs, remove the files of the database, and copy it to their place.

      Each environment has its own database. Your configuration files are not in it.

      \(exitStatuses("the copy is complete", none: "nothing was written"))
      """)

  @Argument(help: ArgumentHelp("The file to write.", valueName: "file"), completion: .file())
  var file: String

  @Flag(help: "Replace the file if it is a database.")
  var force = false

  @OptionGroup var environment: EnvironmentOptions

  func validate() throws {
    if file.isEmpty { throw ValidationError("the name of the file is empty; use a name such as flights.sqlite.") }
  }

  func run() async throws {
    let configuration = try environment.configuration().usingNoClients
    let console = Console()
    let (file, force) = (file, force)
    let (isCopied, signal) = try await withInterruption(output: nil, onSignal: {}) {
      do {
        try await configuration.backUpDatabase(to: file, replacing: force)
        return true
      } catch is CancellationError {
        return false
      }
    }
    if let signal { throw ExitCode(signal.exitCode) }
    // Only a signal cancels the work.
    guard isCopied else { throw CancellationError() }
    await console.note("copied \(configuration.cachePath ?? "") to \(file)")
  }
}
