import AerogamiContainer
import AerogamiCore
import AerogamiLive

/// The commands that a user can try after the setup.
struct SetupGuide {
  /// The configuration to check the token with: the default environment's configuration if its trips are live,
  /// otherwise the configuration of environment `live`.
  let checked: Configuration
  private var commands: [(command: String, effect: String)]

  private static let commandsAfterFailure = [
    (command: "aerogami setup", effect: "check the saved token again, or give another one"),
    (command: "aerogami fetch --env dev", effect: "the cheapest trips (sample data)"),
    (command: "aerogami setup --environment dev", effect: "use sample data by default"),
  ]

  /// Creates a guide for settings that were saved.
  ///
  /// - Parameter variables: The environment variables. ``checked`` ignores those that override the settings, so that
  ///   the saved values are checked.
  /// - Throws: ``ConfigurationError`` if a part of the configuration other than the settings is invalid.
  init(
    _ settings: [UserSetting: String], _ variables: [String: String], _ directories: Configuration.Directories
  ) throws {
    let overriding = Set(UserSetting.allCases.flatMap(\.variables))
    let others = variables.filter { !overriding.contains($0.key) }
    let saved = try Configuration.load(variables: others, directories: directories)
    checked =
      saved.showsLiveTrips
      ? saved : try Configuration.load(environment: "live", variables: others, directories: directories)

    let chosen = try Configuration.load(variables: variables, directories: directories)
    let (isLive, hasHome) = (chosen.showsLiveTrips, !chosen.home.places.isEmpty)
    // A live environment is not usable without a token if its service requires one.
    let isUsable = (try? chosen.using(.trips).check()) != nil
    if isLive && isUsable || !isLive && settings[.token] != nil {
      let fetch = "aerogami fetch" + (isLive ? "" : " --env live")
      commands = [
        (
          hasHome ? fetch : fetch + " Vilnius Riga",
          "the cheapest fares \(hasHome ? "from home" : "from two cities")"
        ),
        ("\(fetch)\(hasHome ? "" : " Vilnius") --weekend --max-price 80", "weekend trips"),
        (
          "aerogami watch\(isLive ? "" : " --env live") \(hasHome ? "home" : "Vilnius") --below 40",
          "wait for a low price"
        ),
      ]
    } else {
      let option = chosen.showsSampleTrips ? "" : " --env dev"
      commands = [
        ("aerogami fetch\(option)\(hasHome ? " --regions all" : "")", "the cheapest trips (sample data)"),
        ("aerogami history VNO-BCN\(option)", "the price of a route in the last 60 days (sample data)"),
        ("aerogami setup", "add a token for real fares, free at \(Configuration.tokenPage)"),
      ]
    }
    let notifiers = chosen.notifierNames
    if !notifiers.isEmpty { commands.append(("aerogami notify test", "a message to \(notifiers.listed(with: "and"))")) }
  }

  /// Returns the commands to try, one per line.
  ///
  /// - Parameter isAccepted: Whether the check of the token succeeded; `true` if there was no check.
  func text(isAccepted: Bool) -> String {
    let commands = isAccepted ? self.commands : Self.commandsAfterFailure
    let width = commands.map(\.command.count).max() ?? 0
    return "Try next:\n"
      + commands.map { command, effect in
        "  \(command)\(String(repeating: " ", count: width - command.count))  # \(effect)\n"
      }.joined()
  }
}
