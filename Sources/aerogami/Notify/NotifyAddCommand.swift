import AerogamiContainer
import AerogamiCore
import AerogamiLive
import AerogamiSystem
import ArgumentParser
import Foundation

struct NotifyAddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Save a notifier, and send a test message with it.",
    discussion: """
      Examples:
        aerogami notify add phone --ntfy
        aerogami notify add team --webhook -    # asks for its secret URL
        aerogami notify add bot --telegram --chat 123456789
        aerogami notify add mail --email me@example.com

      With --ntfy, makes a topic that cannot be guessed, and prints its address. Open it in a browser, or subscribe to \
      it in the app of ntfy. Everyone who knows the address can read the messages.

      Other users of this machine can see the arguments of a program. So the token of a Telegram bot is read from a \
      prompt, from standard input, or by each command from the variable AEROGAMI_NOTIFIERS_NAME_TOKEN. \
      --webhook - reads the URL in the same way.

      E-mails are delivered by the program sendmail of this system.

      Notifiers are saved in ~/.config/aerogami/config.json, which only you can read; other keys of the file are not \
      changed. The test message is really sent, also if the environment only prints messages. If this fails, \
      the notifier stays saved.

      \(exitStatuses(
        "the notifier is saved, and the test message was sent", none: "nothing was saved",
        some: "the notifier is saved, but the test message could not be sent"))
      """)

  @Argument(
    help: ArgumentHelp("The name: lowercase letters, digits and hyphens, such as phone.", valueName: "name"))
  var name: String

  @Flag(help: "A phone or a browser, through a topic of ntfy.")
  var ntfy = false

  @Option("The URL of a webhook, such as one of Slack; - reads it.", value: "url", parsing: .unconditional)
  var webhook: String?

  @Flag(help: "A chat with a bot of Telegram.")
  var telegram = false

  @Option("An e-mail address.", value: "address")
  var email: String?

  @Option("Your own server, with --ntfy or --telegram.", value: "url")
  var server: String?

  @Option("The chat, with --telegram: an id or @channel.", value: "chat", parsing: .unconditional)
  var chat: String?

  @Option("The JSON for the webhook: slack, discord or json. (default: by its URL)", value: "form")
  var template: String?

  @Flag(name: .customLong("no-test"), help: "Do not send a test message.")
  var skipsTest = false

  @OptionGroup var environment: EnvironmentOptions

  // This check is not a transform of the argument, because its error would then hide the error of an unknown option
  // before the name.
  func validate() throws {
    guard Watch.isName(name) else {
      throw ValidationError("\(Watch.invalidName(name, example: "phone")).")
    }
    let kinds = [ntfy, webhook != nil, telegram, email != nil].count { $0 }
    guard kinds == 1 else {
      throw ValidationError(
        kinds == 0
          ? "the kind is missing; use --ntfy for a phone, or --webhook, --telegram or --email."
          : "only one of --ntfy, --webhook, --telegram and --email can be used.")
    }
    if server != nil, !ntfy, !telegram { throw ValidationError("--server requires --ntfy or --telegram.") }
    if chat != nil, !telegram { throw ValidationError("--chat requires --telegram.") }
    if telegram, chat == nil { throw ValidationError("--telegram requires --chat, the id of the chat or @channel.") }
    if template != nil, webhook == nil { throw ValidationError("--template requires --webhook.") }
  }

  func run() async throws {
    let adding = try AddingNotifier(name: name, environment: environment.env, path: environment.config)
    let console = Console()
    let notifier = NewNotifier(name: name, target: try await target(adding, console))
    if let (key, problem) = notifier.problem {
      let option = key == "url" ? "--webhook" : key == "address" ? "--email" : "--\(key)"
      throw ValidationError("\(key == "token" ? "the token" : option): \(problem)")
    }
    // Without a program that can send the message, nothing is saved.
    if email != nil, let problem = MailProgram.problem { throw problem }
    let isSent = try await adding.add(notifier, test: !skipsTest, console)
    if !isSent { throw ExitCode(Status.Kind.partial.exitCode) }
  }

  private func target(_ adding: AddingNotifier, _ console: Console) async throws -> NewNotifier.Target {
    if let webhook {
      return .webhook(url: webhook == "-" ? try await secret("URL: ", console) : webhook, template: template)
    }
    if let email { return .email(address: email) }
    if telegram {
      let variable = NewNotifier.tokenVariable(of: name)
      let isSet = ProcessInfo.processInfo.environment[variable]?.isEmpty == false
      let token = isSet ? nil : try await secret("Token of the bot: ", console)
      if isSet { await console.note("\(variable) is set; the token is not saved, and is read from there") }
      return .telegram(server: server, chat: chat ?? "", token: token)
    }
    return .ntfy(server: server, topic: try await adding.newTopic())
  }

  /// Reads a secret: from a prompt on a terminal, otherwise from standard input.
  private func secret(_ prompt: String, _ console: Console) async throws -> String {
    guard isatty(console.input.descriptor) == 1 else { return try await console.input.line().text.trimmingBlanks }
    let directories = Configuration.Directories.current(ProcessInfo.processInfo.environment)
    return try await SetupInterview(saved: [:], directories: directories, console: console).secret(prompt)
  }
}

/// The steps of adding a notifier to the user's own file: checks, saving, and a test message.
struct AddingNotifier {
  private let name: String
  private let path: String?
  private let file: UserFile
  /// The configuration before the notifier is added.
  private let configuration: Configuration

  /// Checks that a notifier of this name can be added.
  ///
  /// - Parameters:
  ///   - environment: The value of `--env`.
  ///   - path: The value of `--config`.
  /// - Throws: ``ConfigurationError`` if the user's file or another part of the configuration is invalid, or
  ///   ``UsageError`` if there is already a notifier of this name.
  init(name: String, environment: String?, path: String?) throws {
    let variables = ProcessInfo.processInfo.environment
    let directories = Configuration.Directories.current(variables)
    guard let file = UserFile(in: directories) else {
      throw Problem("there is no directory for your configuration", remedy: "set HOME to an absolute path")
    }
    (self.name, self.path, self.file) = (name, path, file)
    configuration = try Configuration.load(
      environment: environment, path: path, variables: NewNotifier.variables(variables, without: name),
      directories: directories)
    let removal = "remove it first: aerogami notify remove \(name)"
    guard try !file.notifierNames().contains(name) else {
      throw UsageError(
        message: "\(file.path) already has a notifier named \(name)", remedy: "use another name, or \(removal)")
    }
    if let other = configuration.notifiers.first(where: { $0.name == name }) {
      throw UsageError(
        message: "\(other.source) defines a notifier named \(name), and would override the new one",
        remedy: "use another name")
    }
  }

  func newTopic() async throws -> String {
    try await Dependencies.withConfiguration(configuration.usingNoClients) { dependencies in
      NotificationTopic.unguessable(random: dependencies.random)
    }
  }

  /// Saves the notifier, prints what to do next, and sends a test message.
  ///
  /// - Returns: Whether the test message was sent, or no test is wanted.
  func add(_ notifier: NewNotifier, test: Bool, _ console: Console) async throws -> Bool {
    try await onBlockingThread { [file] () throws(ConfigurationError) in try file.add(notifier) }
    await console.note("saved the notifier \(name) in \(file.path)")
    if let address = notifier.topicAddress {
      await console.note("open this address in a browser, or subscribe to it in the app of ntfy:")
      do {
        try await console.output.write(Array("\(address)\n".utf8))
      } catch {
        await console.note("the notifier stays saved; its topic is notifiers.\(name).topic in \(file.path)")
        throw error
      }
    }
    let isSending = configuration.sendsNotifications
    if !isSending {
      await console.note(
        "watches in environment \(configuration.environment) only print their messages; to send them, run watches with --env live"
      )
    }
    guard test else { return true }
    let variables = ProcessInfo.processInfo.environment
    // A printed message would test nothing.
    let loaded = try Configuration.load(
      environment: isSending ? path == nil ? configuration.environment : nil : "live", path: isSending ? path : nil,
      variables: variables, directories: .current(variables))
    let advice =
      "the notifier stays saved; to test it again, run aerogami notify test \(name)\(isSending ? "" : " --env live")"
    do {
      if try await NotifyTestCommand.sendTest(to: name, loaded, console) == .ok { return true }
    } catch {
      // Also after an interruption.
      await console.note(advice)
      throw error
    }
    await console.note(advice)
    return false
  }
}
