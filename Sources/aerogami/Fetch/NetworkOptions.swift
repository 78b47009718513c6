import AerogamiLive
import ArgumentParser

/// How patient live clients are. Each wins over its key in the configuration.
struct NetworkOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How often a request is sent at most. (http.maxAttempts, default: 3)", valueName: "n"),
    transform: { try flag(Settings.Flag.attempts, $0) })
  var attempts: Settings.Flag?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long one attempt may take, its body included. (http.requestTimeoutSeconds, default: 20)",
      valueName: "seconds"),
    transform: { try flag(Settings.Flag.timeout, $0) })
  var timeout: Settings.Flag?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long all regions and all attempts may take together. (http.deadlineSeconds, default: 60)",
      valueName: "seconds"),
    transform: { try flag(Settings.Flag.deadline, $0) })
  var deadline: Settings.Flag?

  var flags: [Settings.Flag] { [attempts, timeout, deadline].compactMap(\.self) }
}

private func flag(
  _ read: (String) throws(ConfigurationError) -> Settings.Flag, _ text: String
) throws -> Settings.Flag {
  do throws(ConfigurationError) {
    return try read(text)
  } catch {
    throw ValidationError(error.description + ".")
  }
}
