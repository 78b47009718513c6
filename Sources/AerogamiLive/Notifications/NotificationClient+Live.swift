import AerogamiContainer
package import AerogamiCore
import AerogamiHTTP
import AerogamiJSON

extension NotificationClient {
  static func live(_ notifiers: [Notifier], over transport: HTTPTransport) -> NotificationClient {
    NotificationClient { notification in
      guard let notifier = notifiers.first(where: { $0.name == notification.notifier }) else {
        throw ClientError(
          requested: "NotificationClient.\(call(notification.notifier))",
          reason: .unknown("notifier", named: notification.notifier, known: notifiers.map(\.name)), attempts: 0)
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
      case .webhook: true
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
      case (_, .ntfy), (_, .telegram): "check \(prefix).server"
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
    .live(options.compactMap(\.notifier), over: service.transport)
  }

  func mock(
    _ options: [NotifierOptions]
  ) throws(ConfigurationError) -> @Sendable (ClientContext) -> NotificationClient {
    let problems = options.flatMap(\.problems)
    if !problems.isEmpty { throw ConfigurationError(problems) }
    return { .mock(print: $0.printLines) }
  }

  func failing(_ failure: Failure) -> NotificationClient { .failing(failure) }

  func probe(_ service: Service, _ options: [NotifierOptions], _ context: ClientContext) async throws {}

  func checks(_ options: [NotifierOptions], _ configuration: ClientConfiguration) -> [Check] {
    if options.isEmpty { return [Check(name.rawValue, .ok, "no notifiers are configured")] }
    return options.compactMap(\.notifier).map { notifier in
      Check(
        "\(name.rawValue).\(notifier.name)", .ok,
        configuration.uses(.live)
          ? "\(notifier.kind.rawValue) at \(notifier.origin), not tested; to send a test message, run "
            + "aerogami notify test \(notifier.name)"
          : "\(notifier.kind.rawValue) at \(notifier.origin); no messages are sent in this environment")
    }
  }
}

extension Configuration {
  /// The names of the configured notifiers.
  public var notifierNames: [String] { layers.names(of: .notifiers).map(\.name) }

  /// Checks that these notifiers can be used in this environment.
  ///
  /// - Throws: ``ConfigurationError`` with the reasons why some of them cannot be used.
  public func checkNotifiers(_ names: [String]) throws(ConfigurationError) {
    _ = try using(.notifications).notifying(with: names).checked(NotificationRegistration())
  }

  /// Whether notifications are sent instead of printed.
  public var sendsNotifications: Bool { client(.notifications)?.uses(.live) == true }

  /// Returns the requests that would send notifications, with placeholders instead of secrets. Leaves out notifications
  /// with an unknown notifier. Throws ``ConfigurationError`` if a proxy or a certificate authority cannot be used.
  package func plannedRequests(
    for notifications: [Notification]
  ) throws(ConfigurationError) -> [(notifier: String, request: PlannedRequest)] {
    let notifiers = options(of: NotificationRegistration()).compactMap(\.notifier)
    let proxies = sendsNotifications ? try network().proxies : Proxies()
    return notifications.compactMap { notification in
      guard let notifier = notifiers.first(where: { $0.name == notification.notifier }) else { return nil }
      return (notifier.name, PlannedRequest(notifier.redacted.request(notification), through: proxies))
    }
  }
}
