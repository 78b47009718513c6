import AerogamiContainer
import AerogamiCore
import AerogamiLive

extension HelpText {
  mutating func addEnvironment(_ reference: Configuration.Reference) {
    add(
      "Each key of the configuration has a variable: AEROGAMI_ and the path of the key, in capitals and with _ between "
        + "words. A variable overrides the files; an option of a command overrides its variable. An empty variable "
        + "counts as unset, except AEROGAMI_SERVE_PASSWORD, and an unknown one that begins with AEROGAMI_ is an error. For "
        + "the keys, see aerogami help configuration.")
    add("Variables of the program", reference.ownVariables.map { (term: $0.name, description: $0.summary) })
    add("Variables of keys", columns: reference.keyVariables.map { (term: $0.name, description: $0.path) })
    add(
      "The NAME of a notifier is in capitals too, with _ instead of each hyphen: AEROGAMI_NOTIFIERS_MY_PHONE_KIND "
        + "defines the notifier my-phone. Variables cannot define watches.")
    add("Other variables", columns: Self.otherVariables)
  }

  /// The variables of other programs that this program reads too.
  private static let otherVariables: [(term: String, description: String)] = [
    ("HOME", "Your home directory."),
    ("XDG_CONFIG_HOME", "The directory of your configuration, instead of ~/.config."),
    ("XDG_DATA_HOME", "The directory of your data, instead of \(dataDirectory)."),
    ("HTTP_PROXY, HTTPS_PROXY, ALL_PROXY", "Proxies, also in lowercase, which comes first."),
    ("NO_PROXY", "Hosts that are reached without a proxy, or *."),
    ("SSL_CERT_FILE", "A PEM file of certificate authorities, if http.caFile is not set."),
    ("NO_COLOR, TERM", "No color if NO_COLOR is not empty, or if TERM is dumb or not set."),
    ("LC_ALL, LC_CTYPE, LANG", "Price plots use only ASCII unless the locale is UTF-8."),
    ("SHELL", "The shell of aerogami completions."),
  ]

  #if canImport(Darwin)
    private static let dataDirectory = "~/Library/Application Support"
  #else
    private static let dataDirectory = "~/.local/share"
  #endif

  mutating func addConfiguration(_ reference: Configuration.Reference) {
    add(
      "The value of a key comes from the first of these that sets it: an option of the command, an environment "
        + "variable, the file of the environment, your own file, the default. Files contain JSON: the key "
        + "http.maxAttempts is {\"http\": {\"maxAttempts\": 3}}. An unknown key or an invalid value is an error. "
        + "aerogami config show lists every key with its value and source.")
    add(
      "An environment is chosen with --env, AEROGAMI_ENV, or the key environment of your own file; otherwise it is "
        + "dev. Built in are \(reference.environments.listed(with: "and")).")
    add(
      "Files",
      [
        ("~/.config/aerogami/config.json", "Your own file, which applies to every environment."),
        ("Config/NAME.json", "The environment NAME, in the current directory."),
        ("~/.config/aerogami/NAME.json", "The environment NAME, if the current directory has no such file."),
        (
          "\(Self.dataDirectory)/aerogami/NAME.sqlite",
          "The database of the environment NAME: favorites, selected regions, watches, prices and cached responses."
        ),
      ])
    add("Keys", reference.globalKeys.map(row))
    add("Keys of each client", reference.clientKeys.map(row))
    add(
      "Clients and endpoints",
      reference.clients.map { (term: $0.name, description: $0.endpoints.joined(separator: ", ")) })
    add("Keys of single clients", reference.ownKeys.map(row))
    add("Keys of notifiers, with a NAME of your choice", reference.notifierKeys.map(row))
    add("Keys of watches, with a NAME of your choice; only files can set them", reference.watchKeys.map(row))
  }

  private func row(_ key: Configuration.KeyDescription) -> (term: String, description: String) {
    let byDefault = key.defaultValue.map { " (default: \($0))" } ?? ""
    return (key.path, "\(key.summary) Value: \(key.values).\(byDefault)")
  }
}
