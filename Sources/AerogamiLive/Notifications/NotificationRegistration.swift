import AerogamiContainer
package import AerogamiCore
import AerogamiHTTP

extension ClientName {
  public static let notifications: ClientName = "notifications"
}

/// The API of notifications: messages that the configured notifiers send to people.
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

  func mock(_ options: [NotifierOptions], _ context: ClientContext) throws(ConfigurationError) -> NotificationClient {
    let problems = options.flatMap(\.problems)
    if !problems.isEmpty { throw ConfigurationError(problems) }
    return .mock(print: context.printLines)
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
    try using(.notifications).notifying(with: names).check(NotificationRegistration())
  }

  /// Whether notifications are sent instead of printed.
  public var sendsNotifications: Bool { client(.notifications)?.uses(.live) == true }

  /// Returns the requests that would send notifications, with placeholders instead of secrets. Leaves out notifications
  /// with an unknown notifier.
  ///
  /// - Throws: ``ConfigurationError`` if a proxy or a certificate authority cannot be used.
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
