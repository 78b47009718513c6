import AerogamiContainer
import AerogamiCore
import AerogamiLive
import ArgumentParser
import Foundation

struct NotifyRemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove a notifier from your own configuration file, after a confirmation.",
    discussion: """
      Examples:
        aerogami notify remove phone
        aerogami notify remove phone --yes  # without asking

      Shows which watches of the environment use the notifier. They are not changed. A notifier in another file can be \
      removed only in that file. The topic of ntfy cannot be restored; a new one has another address.
      """)

  @Argument(help: ArgumentHelp("The name of the notifier.", valueName: "name"), completion: .notifiers)
  var name: String

  @Flag(help: "Skip the confirmation.")
  var yes = false

  @OptionGroup var environment: EnvironmentOptions

  func run() async throws {
    let configuration = try environment.configuration().usingNoClients
    guard let notifier = configuration.notifiers.first(where: { $0.name == name }) else {
      throw UsageError(
        message: "there is no notifier \"\(name.printable(maxLength: 60))\"",
        remedy: name.correction(among: configuration.notifierNames) ?? "no notifiers are configured")
    }
    let variables = ProcessInfo.processInfo.environment
    guard let file = UserFile(in: .current(variables)), try file.notifierNames().contains(name) else {
      let isVariable = notifier.source.hasPrefix("AEROGAMI_")
      throw UsageError(
        message: "the notifier \(name) is in \(notifier.source), not in your own file",
        remedy: isVariable ? "unset the variable" : "remove it from that file")
    }
    let console = Console()
    guard yes || console.canPrompt else {
      throw ValidationError("there is no terminal to ask for confirmation; use --yes to remove the notifier.")
    }
    let users = try await NotifierUsers(configuration)
    let use =
      switch users.watches(of: name) {
      case nil: "Watches may use it, but the saved ones could not be read"
      case let watches? where watches.isEmpty: "No watch of environment \(configuration.environment) uses it"
      case let watches?:
        "\(watches.count == 1 ? "The watch" : "The watches") \(watches.listed(with: "and")) "
          + "\(watches.count == 1 ? "uses" : "use") it"
      }
    let place = notifier.destination.map { ", \(notifier.kind ?? "") to \($0)" } ?? ""
    if !yes, try await !console.confirm("Remove the notifier \(name)\(place)? \(use). [y/N] ") {
      await console.note("nothing was removed")
      throw ExitCode.failure
    }
    try await onBlockingThread { [name] () throws(ConfigurationError) in try file.removeNotifier(name) }
    await console.note("removed the notifier \(name) from \(file.path)")
    if let error = users.error {
      await console.note("warning: the saved watches could not be read: \(error)")
    } else if let watches = users.watches(of: name), !watches.isEmpty {
      await console.note(
        "warning: \(watches.listed(with: "and")) cannot run until \(watches.count == 1 ? "it names" : "they name") "
          + "another notifier, or \(name) is added again")
    }
    let rest = try? environment.configuration()
    if rest == nil || rest?.notifierNames.contains(name) == true {
      // Another file still has keys of this name, or a variable sets a key of a notifier that is no longer defined.
      await console.note("warning: a file or a variable still sets keys of \(name); run aerogami config show")
    }
  }
}
