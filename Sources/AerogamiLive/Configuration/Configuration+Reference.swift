import AerogamiContainer
import AerogamiCore

// What can be configured, for help texts. Derived from the definitions of the keys, so that no key can be missing.
extension Configuration {
  /// A key, its values and its meaning.
  public struct KeyDescription: Hashable, Sendable {
    /// The path, with `NAME` for a name that users choose, and for the name of any client.
    public let path: String
    /// The meaning, as sentences.
    public let summary: String
    /// The valid values, such as `a whole number from 1 to 10`.
    public let values: String
    /// The default in the format of a file; `nil` if there is none.
    public let defaultValue: String?
    /// The environment variable that sets the key; `nil` if only files can set it.
    public let variable: String?

    init(_ key: AnyConfigurationKey, as path: String? = nil, summary: String? = nil, isInFilesOnly: Bool = false) {
      self.path = path ?? key.path
      let secret = key.isSecret ? " A secret, which is not shown." : ""
      let ofSource = "\(TripSourceKeys.root).NAME.\(self.path.split(separator: ".").last ?? "")"
      let isOfSource = self.path.hasPrefix("\(TripSourceKeys.root).")
      self.summary = (summary ?? Self.summaries[isOfSource ? ofSource : self.path] ?? "") + secret
      values = key.expectation
      defaultValue = key.defaultText()
      variable = isInFilesOnly ? nil : key.variable
    }
  }

  /// Everything that can be configured.
  public struct Reference: Sendable {
    /// The clients with their endpoints.
    public let clients: [(name: String, endpoints: [String])]
    /// The keys that clients have, with `NAME` for the client's name and `ENDPOINT` for an endpoint's name.
    public let clientKeys: [KeyDescription]
    /// The keys that only one client has.
    public let ownKeys: [KeyDescription]
    /// The keys that belong to no client.
    public let globalKeys: [KeyDescription]
    /// The keys of a notifier and, below, of a watch, with `NAME` for the name that the user chooses.
    public let notifierKeys: [KeyDescription]
    public let watchKeys: [KeyDescription]
    /// The variables that set no key, each with its meaning.
    public let ownVariables: [(name: String, summary: String)]
    /// The variables that set a key, each with the key's path: first those of the clients.
    public let keyVariables: [(name: String, path: String)]
    /// The names of the built-in environments.
    public let environments: [String]
  }

  /// Describes all keys and variables of the program.
  public static var reference: Reference {
    let registrations = ClientRegistrations.all
    let keys = registrations.map(\.clientKeys)
    // A client without a service lacks some of the common keys, so these are the keys of the first one with a service.
    let service = keys.first(where: \.hasService)
    let clientKeys = (service?.all ?? []).map { key in
      let name = key.path.split(separator: ".").dropFirst(2)
      let isEndpoint = name.count > 1
      return KeyDescription(
        key, as: isEndpoint ? "clients.NAME.endpoints.ENDPOINT" : "clients.NAME.\(name.joined(separator: "."))",
        isInFilesOnly: true)
    }.uniqued()
    let ofClients = zip(keys, registrations).flatMap { $0.all + $1.ownKeys }
    return Reference(
      clients: keys.map { ($0.name, $0.endpoints.map(\.name)) }, clientKeys: clientKeys,
      ownKeys: registrations.flatMap(\.ownKeys).map { KeyDescription($0) },
      globalKeys: [KeyDescription(AnyConfigurationKey(ConfigurationKeys.environment), isInFilesOnly: true)]
        + ConfigurationKeys.global.map { KeyDescription($0) },
      notifierKeys: NotifierKeys("NAME").all.map { KeyDescription($0) },
      watchKeys: WatchKeys("NAME").all.map { option in
        let name = option.key.path.split(separator: ".").last.map { String($0).separatingWords(with: "-") } ?? ""
        return KeyDescription(
          AnyConfigurationKey(option.key),
          summary: KeyDescription.summaries[option.key.path] ?? "As --\(name) of aerogami watch.", isInFilesOnly: true)
      },
      ownVariables: ownVariables.map { ($0, variableSummaries[$0] ?? "") },
      keyVariables: (ofClients + ConfigurationKeys.global + NotifierKeys("NAME").all).map { ($0.variable, $0.path) },
      environments: ConfigurationFile.environmentNames(
        in: Directories(currentDirectory: "/dev/null", userDirectory: nil)))
  }

  private static let variableSummaries = [
    environmentVariable: "The environment, if --env and --config are not given.",
    pathVariable: "A configuration file to use instead of a named environment.",
    servePasswordVariable: "The password of aerogami serve.",
  ]
}

extension Configuration.KeyDescription {
  /// The meanings of the keys. A test finds keys without one.
  fileprivate static let summaries = [
    "clients.NAME.variant": "Where responses come from: live from the service, replay from a recording, mock from "
      + "sample data; failing fails every call.",
    "clients.NAME.endpoints.ENDPOINT": "The variant of one endpoint, instead of the client's.",
    "clients.NAME.baseURL": "The address of the service. Some services have a default.",
    "clients.NAME.token": "Sent to the service with each request.",
    "clients.NAME.failure": "How calls of the variant failing fail.",
    "clients.NAME.faults": "Faults to simulate, as with --fault.",
    "clients.NAME.fixtures": "The directory of the recording for the variant replay.",
    "clients.trips.data": "A file of trips for the variant mock, instead of sample data.",
    "clients.trips.provider": "The API of the service, if there is only one source.",
    "clients.trips.sources": "The sources of trips, which are requested together, each with its own keys.",
    "clients.trips.sources.NAME.baseURL": "The address of the source. Some sources have a default.",
    "clients.trips.sources.NAME.token": "Sent to the source with each request.",
    "clients.trips.sources.NAME.market": "The country whose users' searches found the prices, as clients.trips.market.",
    "clients.trips.sources.NAME.faults": "Faults to simulate in the requests to the source.",
    "clients.trips.regions": "The regions of a provider that knows only cities and airports.",
    "clients.trips.currency": "The currency of prices, for a provider that converts them.",
    "clients.trips.market": "The country whose users' searches found the prices of Travelpayouts; by default, the "
      + "country of each origin.",
    "clients.countries.api": "The version of the API.",
    "environment": "The default environment. Only your own file can set it.",
    "home": "The regions and places that the word home means, and that are fetched if none are named or selected.",
    "faults.seed": "The seed of random faults.",
    "http.connectTimeoutSeconds": "Time limit of connecting.",
    "http.requestTimeoutSeconds": "Time limit of one attempt, including the response body.",
    "http.deadlineSeconds": "Time limit of all requests of a run together.",
    "http.maxAttempts": "A request is sent at most this many times.",
    "http.maxBodyBytes": "Size limit of a response body, after decompression.",
    "http.caFile": "A PEM file of certificate authorities to trust in addition to the system's.",
    "store.variant": "Where favorites, prices and cached responses are stored: live in a database, mock in memory for "
      + "one run; failing fails every use.",
    "store.path": "The database. By default, each environment has its own in your data directory.",
    "cache.maxBytes": "Size limit of all cached responses together; 0 for no cache.",
    "cache.maxStaleSeconds": "Maximum age of a cached response that may be shown when a request fails; 0 for never.",
    "history.record": "Whether a fetch records prices and marks deals.",
    "booking.baseURL": "The page that booking links lead to.",
    "booking.marker": "Your affiliate marker, which is part of booking links, except those that a service sends.",
    "failureNotice": "How long a watch with a name fails before its notifiers say so; 0 for never.",
    "notifiers.NAME.kind": "The service that delivers the messages.",
    "notifiers.NAME.server": "The address of the ntfy server, or of Telegram's Bot API.",
    "notifiers.NAME.topic": "The ntfy topic.",
    "notifiers.NAME.url": "The address of the webhook.",
    "notifiers.NAME.template": "The JSON that the webhook receives.",
    "notifiers.NAME.chat": "The Telegram chat.",
    "notifiers.NAME.address": "The address that receives the e-mails, which the program sendmail delivers.",
    "notifiers.NAME.token": "Sent to the service with each message.",
    "watches.NAME.route": "Short for the keys regions and to.",
    "watches.NAME.notify": "The notifiers that send the messages of the watch.",
  ]
}
