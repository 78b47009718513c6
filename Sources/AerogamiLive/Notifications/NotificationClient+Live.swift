public import AerogamiContainer
package import AerogamiCore
import AerogamiHTTP
import AerogamiJSON

extension NotificationClient {
  /// Returns the client that sends notifications: as requests over a transport, and as e-mails with `sendMail`.
  ///
  /// - Parameter mailLimit: The time limit of an e-mail whose notification has no deadline.
  static func live(
    _ notifiers: [Notifier], over transport: HTTPTransport, clock: any Clock<Duration>,
    mailLimit: Duration = .seconds(60), sendMail: @escaping @Sendable (MailMessage) async throws -> Void
  ) -> NotificationClient {
    NotificationClient { notification in
      guard let notifier = notifiers.first(where: { $0.name == notification.notifier }) else {
        throw unknownNotifier
      }
      if let mail = notifier.mail(notification) {
        return try await deliver(mail, within: notification.deadline ?? mailLimit, clock, sendMail)
      }
      do {
        let request = notifier.request(notification)
        return try notifier.receipt(of: try await transport.send(request), to: request)
      } catch let error as ClientError {
        // The error may quote the response, and the response may repeat a secret.
        throw notifier.secrets.reduce(error) { $0.hiding($1) }
      }
    }
  }
}

/// The commands check the names that users enter, so only a notifier that was added later is unknown to a client. The
/// error does not name the notifier, because callers do.
private let unknownNotifier = ClientError(
  requested: "", reason: .domain(NotificationClient.unknown("this notifier")), attempts: 0)

private func deliver(
  _ mail: MailMessage, within limit: Duration, _ clock: any Clock<Duration>,
  _ sendMail: @escaping @Sendable (MailMessage) async throws -> Void
) async throws -> Fetched<NotificationClient.Receipt> {
  let requested = "sendmail \(mail.recipient)"
  do {
    let sent = try await withTimeLimit(limit, clock: clock) { try await sendMail(mail) }
    if sent.hasTimedOut { throw ClientError.timedOut(requested, after: limit) }
  } catch let error as MailError {
    throw ClientError(requested: requested, reason: .domain(error.problem))
  }
  return Fetched(NotificationClient.Receipt(kind: NotifierKind.email.rawValue), requested: requested)
}

extension Notifier {
  /// Returns the receipt. Throws `ClientError` if the response does not confirm that the service accepted the message.
  fileprivate func receipt(
    of response: HTTPResponse, to request: HTTPRequest
  ) throws(ClientError) -> Fetched<NotificationClient.Receipt> {
    let body = try? JSONTree.parse(response.body.span)
    guard 200..<300 ~= response.status else { throw error(response, body, to: request) }
    // A network that requires a login may respond with its login page and status 200.
    let isConfirmed =
      switch kind {
      case .ntfy: if case .string? = body?["id"]?.value { true } else { false }
      case .telegram: body?["ok"]?.value == .bool(true)
      case .webhook, .email: true
      }
    guard isConfirmed else {
      let quote = quote(response, body)
      throw ClientError(
        request.description, .malformed,
        "the response is not from \(kind.rawValue)" + (quote.isEmpty ? "" : ": \(quote)"),
        remedy: "check the address and the network", attempts: response.attempts)
    }
    return Fetched(
      NotificationClient.Receipt(kind: kind.rawValue, status: response.status), attempts: response.attempts,
      requested: request.description)
  }

  private func error(_ response: HTTPResponse, _ body: JSONTree?, to request: HTTPRequest) -> ClientError {
    let prefix = "\(NotifierKeys.root).\(name)"
    let tokenRemedy =
      if token != nil {
        "check the token (\(tokenSource))"
      } else if kind == .webhook {
        "check \(prefix).url; if a token is required, set \(tokenSource)"
      } else {
        "if a token is required, set \(tokenSource)"
      }
    let remedy =
      switch (response.status, kind) {
      case (400, .telegram), (403, .telegram):
        "check \(prefix).chat; start the bot in that chat, or add it to the group or channel"
      case (401, _), (403, _), (404, .telegram): tokenRemedy
      case (300..<400, .webhook): "set \(prefix).url to the new address"
      case (300..<400, _): "set \(prefix).server to the new address"
      case (429, _), (408, _), (500..<600, _): "try again later"
      case (_, .webhook): "check \(prefix).url"
      case (_, .ntfy), (_, .telegram), (_, .email): "check \(prefix).server"
      }
    let quote = quote(response, body)
    return ClientError(
      request.description, .status(response.status),
      "status \(response.status)" + (quote.isEmpty ? "" : ": \(quote)"), remedy: remedy,
      attempts: response.attempts, remark: response.remark)
  }

  /// Returns the service's own message, otherwise the beginning of the body, in one line and without secrets.
  private func quote(_ response: HTTPResponse, _ body: JSONTree?) -> String {
    let message = ["description", "error", "message"].lazy.compactMap { key -> String? in
      if case .string(let text)? = body?[key]?.value { text } else { nil }
    }.first
    // Reads far beyond the 120 characters that are shown: a secret that is cut in half would not be hidden.
    let text = message ?? String(decoding: response.body.prefix(16_384), as: UTF8.self)
    return secrets.reduce(text) { $0.quoted(hiding: $1) }.trimmingBlanks.printable(maxLength: 120)
  }
}

extension ClientName {
  public static let notifications: ClientName = "notifications"
}

struct NotificationRegistration: ClientRegistration {
  let name = ClientName.notifications
  let endpoints = NotificationClient.endpoints
  let hasService = false

  func options(from layers: ConfigurationLayers) -> [NotifierOptions] {
    layers.names(of: .notifiers).map { NotifierOptions(NotifierKeys($0.name), layers) }
  }

  func defaultBaseURL(_ options: [NotifierOptions]) -> BaseURL? { nil }

  func addresses(_ options: [NotifierOptions]) -> [String] { options.compactMap(\.notifier?.url) }

  func sendsToken(_ options: [NotifierOptions]) -> Bool { false }

  func checkLive(_ configuration: ClientConfiguration, _ options: [NotifierOptions]) throws(ConfigurationError) {
    let problems = options.flatMap(\.problems) + options.flatMap(\.sendingProblems)
    if !problems.isEmpty { throw ConfigurationError(problems) }
  }

  func live(_ service: Service, _ options: [NotifierOptions], _ context: ClientContext) -> NotificationClient {
    NotificationClient.live(
      options.compactMap(\.notifier), over: service.transport, clock: context.clock, sendMail: context.sendMail
    ).counting(context.counter)
  }

  func mock(
    _ options: [NotifierOptions]
  ) throws(ConfigurationError) -> @Sendable (ClientContext) -> NotificationClient {
    let problems = options.flatMap(\.problems)
    if !problems.isEmpty { throw ConfigurationError(problems) }
    let names = options.map(\.name)
    return { context in
      let printing = NotificationClient.mock(print: context.printLines)
      return NotificationClient { notification in
        guard names.contains(notification.notifier) else { throw unknownNotifier }
        return try await printing.send(notification)
      }
    }
  }

  func failing(_ failure: Failure) -> NotificationClient { .failing(failure) }

  /// The client of a process that had no notifiers when it started.
  var unused: NotificationClient { NotificationClient { _ in throw unknownNotifier } }

  func probe(_ service: Service, _ options: [NotifierOptions], _ context: ClientContext) async throws {}

  func checks(_ options: [NotifierOptions], _ configuration: ClientConfiguration) -> [Check] {
    if options.isEmpty { return [Check(name.rawValue, .ok, "no notifiers are configured")] }
    return options.compactMap(\.notifier).map { notifier in
      Check(
        "\(name.rawValue).\(notifier.name)", .ok,
        configuration.uses(.live)
          ? "\(notifier.place), not tested; to send a test message, run aerogami notify test \(notifier.name)"
          : "\(notifier.place); no messages are sent in this environment")
    }
  }
}

extension Notifier {
  /// The kind and the host of the service, or the address of an e-mail.
  fileprivate var place: String {
    kind == .email ? "\(kind.rawValue) to \(destination)" : "\(kind.rawValue) at \(origin)"
  }
}

/// A notifier of the configuration, as users may see it.
public struct ConfiguredNotifier: Hashable, Sendable {
  public let name: String
  /// The name of the kind, such as `ntfy`; `nil` if none is set.
  public let kind: String?
  /// Where messages arrive, with a placeholder instead of a secret; `nil` if a required key is not set.
  public let destination: String?
  /// The file or the variable that defines the notifier; the last one if there are several.
  public let source: String
  /// The problems that prevent the use of the notifier in this environment.
  public let problems: [Problem]
}

extension Configuration {
  /// The configured notifiers, those of the user's file first.
  public var notifiers: [ConfiguredNotifier] {
    zip(layers.names(of: .notifiers), options(of: NotificationRegistration())).map { defined, options in
      ConfiguredNotifier(
        name: defined.name, kind: layers[NotifierKeys(defined.name).kind]?.rawValue,
        destination: options.notifier?.destination, source: defined.source,
        problems: options.problems + (sendsNotifications ? options.sendingProblems : []))
    }
  }

  /// The names of the configured notifiers.
  public var notifierNames: [String] { layers.names(of: .notifiers).map(\.name) }

  /// The notifiers that cannot be used in this environment, with the reasons.
  public var unusableNotifiers: [(name: String, error: ConfigurationError)] {
    notifierNames.compactMap { name in
      do throws(ConfigurationError) {
        try checkNotifiers([name])
        return nil
      } catch {
        return (name, error)
      }
    }
  }

  /// This configuration for a process that sends notifications with all notifiers that can be used.
  public var usingUsableNotifiers: Configuration {
    let unusable = Set(unusableNotifiers.map(\.name))
    let usable = notifierNames.filter { !unusable.contains($0) }
    return usable.isEmpty ? usingAll(except: .notifications) : notifying(with: usable)
  }

  /// Checks that these notifiers can be used in this environment.
  ///
  /// - Throws: ``ConfigurationError`` with the reasons why some of them cannot be used.
  public func checkNotifiers(_ names: [String]) throws(ConfigurationError) {
    _ = try using(.notifications).notifying(with: names).checked(NotificationRegistration())
  }

  /// Whether notifications are sent instead of printed.
  public var sendsNotifications: Bool { client(.notifications)?.uses(.live) == true }

  /// Whether notifications are printed instead of sent. Is `false` where nothing uses notifiers.
  public var printsNotifications: Bool { client(.notifications)?.uses(.mock) == true }

  /// Returns the requests that would send notifications, with placeholders instead of secrets. Leaves out notifications
  /// with an unknown notifier. Throws ``ConfigurationError`` if a proxy or a certificate authority cannot be used.
  package func plannedRequests(
    for notifications: [Notification]
  ) throws(ConfigurationError) -> [(notifier: String, request: PlannedRequest)] {
    let notifiers = options(of: NotificationRegistration()).compactMap(\.notifier)
    let proxies = sendsNotifications ? try network().proxies : Proxies()
    return notifications.compactMap { notification in
      guard let notifier = notifiers.first(where: { $0.name == notification.notifier }) else { return nil }
      if let mail = notifier.mail(notification) { return (notifier.name, PlannedRequest(mail)) }
      return (notifier.name, PlannedRequest(notifier.redacted.request(notification), through: proxies))
    }
  }
}
