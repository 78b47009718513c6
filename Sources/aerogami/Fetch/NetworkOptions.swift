import AerogamiLive
import ArgumentParser

/// How patient live clients are, and what goes wrong with calls. Each wins over its key in the configuration.
struct RequestOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How often a request is sent at most. (http.maxAttempts, default: 3)", valueName: "n"),
    transform: { try flag(Configuration.Flag.attempts, $0) })
  var attempts: Configuration.Flag?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long one attempt may take, its body included. (http.requestTimeoutSeconds, default: 20)",
      valueName: "seconds"),
    transform: { try flag(Configuration.Flag.timeout, $0) })
  var timeout: Configuration.Flag?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long all requests and all their attempts may take together. (http.deadlineSeconds, default: 60)",
      valueName: "seconds"),
    transform: { try flag(Configuration.Flag.deadline, $0) })
  var deadline: Configuration.Flag?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Let calls fail or wait: CLIENT[.ENDPOINT][/KEY,…]:WHAT, where WHAT is offline, timeout, malformed, unimplemented, "
        + "status:NNN or latency:100-400ms, with @0.3 for three tenths of the calls and @every3 for each third; may be "
        + "repeated. (adds to clients.NAME.faults)",
      valueName: "fault"),
    transform: { try flag(Configuration.Flag.fault, $0) })
  var fault: [Configuration.Flag] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "What the chance of faults comes from: the same seed, the same faults. (faults.seed, default: 0)",
      valueName: "n"),
    transform: { try flag(Configuration.Flag.faultSeed, $0) })
  var faultSeed: Configuration.Flag?

  var flags: [Configuration.Flag] { [attempts, timeout, deadline, faultSeed].compactMap(\.self) + fault }
}

/// What is done with what is kept of earlier answers, and with these.
struct CacheOptions: ParsableArguments {
  @Flag(help: "Ask nobody, and show what is kept of earlier answers.")
  var offline = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Show what is kept without asking where it is younger, such as 90s, 10m, 2h or 1d.", valueName: "duration"),
    transform: duration)
  var maxAge: Duration?

  @Option(
    help: ArgumentHelp(
      "Ask whatever is kept, and write every answer to this directory, for the variant replay to answer from.",
      valueName: "dir"))
  var record: String?

  func validate() throws {
    if record == "" { throw ValidationError("the directory of --record is empty; give one, such as fixtures.") }
    if record != nil, offline || maxAge != nil {
      throw ValidationError("--record asks, and --offline and --max-age may not; give one of them.")
    }
    if offline, maxAge != nil {
      throw ValidationError("--offline and --max-age exclude each other; give one of them.")
    }
  }

  var cacheMode: CacheMode { offline ? .offline : maxAge.map(CacheMode.maxAge) ?? .normal }
}

/// How a command that asks for what may be kept does so.
struct NetworkOptions: ParsableArguments {
  @OptionGroup(title: "Network") private var requests: RequestOptions
  @OptionGroup(title: "Network") private var caching: CacheOptions

  var flags: [Configuration.Flag] { requests.flags }
  var cacheMode: CacheMode { caching.cacheMode }
  /// The directory in which answers are written down.
  var record: String? { caching.record }
}

func flag(
  _ read: (String) throws(ConfigurationError) -> Configuration.Flag, _ text: String
) throws -> Configuration.Flag {
  do throws(ConfigurationError) {
    return try read(text)
  } catch {
    let text = "\(error)"
    throw ValidationError(text + (text.hasSuffix("?") ? "" : "."))
  }
}
