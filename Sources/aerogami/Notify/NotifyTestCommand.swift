import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiJSON
import AerogamiLive
import ArgumentParser

struct NotifyTestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Send a test message with each notifier, and show the responses.",
    discussion: """
      Examples:
        aerogami notify test
        aerogami notify test phone --env live
        aerogami notify test phone --dry-run  # show the request, without sending it

      A message is sent again only if the service has definitely not received it. In environment dev, messages are \
      printed and not sent.

      \(exitStatuses("all messages were sent", none: "no message was sent", some: "some messages were sent"))
      """)

  @Argument(
    help: ArgumentHelp("Names of notifiers. (default: all)", valueName: "notifiers"), completion: .notifiers,
    transform: commaList)
  var lists: [[String]] = []

  @Flag(help: "Show what would be sent, without sending it.")
  var dryRun = false

  @Option(choice: "Output format.")
  var format = ReportFormat.table

  @OptionGroup(title: "Network", visibility: .hidden) var network: NetworkOptions
  @OptionGroup var environment: EnvironmentOptions

  private var names: [String] { lists.flatMap(\.self) }

  func validate() throws { try network.checkUsesNoCache(of: "notify test") }

  func run() async throws {
    let loaded = try environment.configuration(flags: network.flags).using(.notifications)
    let console = Console()
    let names = try chosenNames(of: loaded)
    let (configuration, messages) = (loaded.notifying(with: names), names.map(Self.message))
    if dryRun {
      try configuration.checked()
      return try await console.output.write(plan(messages, configuration))
    }

    let status = try await Self.send(messages, format, configuration, console)
    if status != .ok { throw ExitCode(status.exitCode) }
  }

  /// Sends a test message with one notifier of a configuration, and prints the result.
  static func sendTest(to name: String, _ configuration: Configuration, _ console: Console) async throws -> Status.Kind
  {
    try await send([message(to: name)], .table, configuration.using(.notifications).notifying(with: [name]), console)
  }

  private static func send(
    _ messages: [AerogamiCore.Notification], _ format: ReportFormat, _ configuration: Configuration, _ console: Console
  ) async throws -> Status.Kind {
    try await withServices(of: configuration, options: RunOptions(cache: .normal), console: console) { dependencies in
      let feed = Feed(dependencies.notifications.send, clock: dependencies.clock)
      var delivered: [AerogamiCore.Notification: Delivery] = [:]
      let canceled = await feed.run(messages, concurrency: 4) { outcome in
        delivered[outcome.key] = outcome
        return .continue
      }
      // Also if this is the first use of the database: `status` shows the last result of each notifier.
      if dependencies.services.isCounting { try? await dependencies.services.save(true) }
      let outcomes = messages.compactMap { delivered[$0] }
      switch format {
      case .table: try await report(outcomes, console)
      case .json: try await console.output.write(json(outcomes, configuration))
      }
      if !canceled.isEmpty { await console.note("canceled: \(canceled.map(\.key.notifier).firstFew)", onOwnLine: true) }
      let sentCount = outcomes.count { $0.response != nil }
      return sentCount == messages.count ? .ok : sentCount > 0 ? .partial : .failed
    }
  }

  private typealias Delivery = Outcome<AerogamiCore.Notification, Fetched<NotificationClient.Receipt>>

  /// Returns the names of the notifiers to test.
  ///
  /// - Throws: ``ConfigurationError`` if no notifiers are configured, or ``UsageError`` for an unknown name.
  private func chosenNames(of configuration: Configuration) throws -> [String] {
    let known = configuration.notifierNames
    if known.isEmpty, names.isEmpty {
      throw ConfigurationError(
        "no notifiers are configured",
        remedy: "add one, for example: aerogami notify add phone --ntfy")
    }
    for name in names where !known.contains(name) {
      throw UsageError(
        message: "there is no notifier \"\(name.printable(maxLength: 60))\"",
        remedy: known.isEmpty
          ? "add one, for example: aerogami notify add phone --ntfy" : name.correction(among: known))
    }
    return names.isEmpty ? known : names.uniqued()
  }

  static func message(to notifier: String) -> AerogamiCore.Notification {
    Notification(
      to: notifier, title: "Test of aerogami",
      lines: ["This is a test message for the notifier \(notifier).", "Messages of your watches will arrive here."])
  }

  private static func report(_ outcomes: [Delivery], _ console: Console) async throws {
    for outcome in outcomes {
      if let receipt = outcome.response?.value {
        let verb = receipt.isPrinted ? "printed" : "sent"
        let status = receipt.status.map { ", \($0)" } ?? ""
        try await console.output.write(Array("\(outcome.key.notifier): \(verb) (\(receipt.kind)\(status))\n".utf8))
      } else if let note = outcome.status.note(of: outcome.key.notifier) {
        await console.note(note)
      }
    }
  }

  private static func json(_ outcomes: [Delivery], _ configuration: Configuration) -> [UInt8] {
    JSONWriter.document { json in
      json.members(["environment": .text(configuration.environment)])
      json.key("notifiers")
      json.lines(outcomes) { json, outcome in
        let receipt = outcome.response?.value
        json.object([
          "name": .text(outcome.key.notifier),
          "status": .text(receipt == nil ? "failed" : receipt?.isPrinted == true ? "printed" : "sent"),
          "kind": .text(receipt?.kind), "http_status": .integer(receipt?.status),
          "attempts": .integer(outcome.attempts), "error": .text(outcome.status.error.map { "\($0)" }),
        ])
      }
    }
  }

  /// Returns the output of a dry run: the requests that would send messages, with placeholders instead of secrets.
  func plan(_ messages: [AerogamiCore.Notification], _ configuration: Configuration) throws -> [UInt8] {
    let plan = try configuration.plannedRequests(for: messages)
    let isSent = configuration.sendsNotifications
    if format == .json {
      return JSONWriter.document { json in
        json.sources(of: configuration)
        json.members(["sent": .flag(isSent)])
        json.key("requests")
        json.lines(plan) { json, planned in
          let (notifier, request) = planned
          json.object { json in
            json.members([
              "notifier": .text(notifier), "method": .text(request.method), "url": .text(request.url),
            ])
            json.key("headers")
            json.array(of: request.headers) { $0.object(["name": .text($1.name), "value": .text($1.value)]) }
            json.members(["body": .text(request.body), "proxy": .text(request.proxy)])
          }
        }
      }
    }
    var text =
      "Dry run in environment \(configuration.environment.printable), from \(configuration.sources.printable)\n"
    if !isSent { text += "This environment sends no messages. With live notifications, it would send:\n" }
    for (notifier, request) in plan {
      // Not folded, so that the request can be copied.
      text += "\n\(notifier): \(request.method) \(request.url.printable)\n"
      for header in request.headers { text += "  \(header.name): \(header.value.printable)\n" }
      text += "  \((request.body ?? "").printable)\n"
    }
    return Array(text.utf8)
  }
}

extension NotificationClient.Receipt {
  /// Whether the message was printed instead of sent.
  fileprivate var isPrinted: Bool { kind == "mock" }
}
