import AerogamiLive
import ArgumentParser
import Foundation

/// The options for retries, timeouts and simulated faults of calls. `--fault` adds to its configuration key, and each
/// other option overrides its key.
struct RequestOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Send a request at most this many times. (http.maxAttempts, default: 3)", valueName: "n"),
    transform: { try flag(Configuration.Flag.attempts, $0) })
  var attempts: Configuration.Flag?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Time limit of one attempt, including the response body, such as 5s. (http.requestTimeoutSeconds, default: 20)",
      valueName: "duration"),
    transform: { try flag(Configuration.Flag.timeout, $0) })
  var timeout: Configuration.Flag?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Time limit of all requests and attempts together, such as 2m. (http.deadlineSeconds, default: 60)",
      valueName: "duration"),
    transform: { try flag(Configuration.Flag.deadline, $0) })
  var deadline: Configuration.Flag?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Simulate a fault, such as trips:status:503@0.3; may be repeated. (adds to clients.NAME.faults)",
      discussion: """
        Write it as CLIENT[.ENDPOINT][/KEY,...]:FAULT, where a KEY is, for example, a region or a route. FAULT is \
        offline, timeout, malformed, unimplemented, status:NNN or latency:100-400ms. Add @0.3 to affect three tenths \
        of the calls, or @every3 to affect every third call.
        """,
      valueName: "fault"),
    transform: { try flag(Configuration.Flag.fault, $0) })
  var fault: [Configuration.Flag] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Seed of random faults; the same seed causes the same faults. (faults.seed, default: 0)",
      valueName: "n"),
    transform: { try flag(Configuration.Flag.faultSeed, $0) })
  var faultSeed: Configuration.Flag?

  var flags: [Configuration.Flag] { [attempts, timeout, deadline, faultSeed].compactMap(\.self) + fault }
}

/// The options that decide how cached responses are used and where responses are recorded.
struct CacheOptions: ParsableArguments {
  @Flag(help: "Use the cache only, without any request.")
  var offline = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Use cached responses younger than this, such as 2h.", valueName: "duration"),
    transform: duration)
  var maxAge: Duration?

  @Option(
    help: ArgumentHelp(
      "Bypass the cache and save every response to a directory, to use with the replay variant.",
      valueName: "dir", visibility: .hidden))
  var record: String?

  func validate() throws {
    if record == "" { throw ValidationError("--record requires a directory, such as fixtures.") }
    if record != nil, offline || maxAge != nil {
      throw ValidationError("--record cannot be used with --offline or --max-age.")
    }
    if offline, maxAge != nil {
      throw ValidationError("--offline and --max-age cannot be used together.")
    }
  }

  var cacheMode: CacheMode { offline ? .offline : maxAge.map(CacheMode.maxAge) ?? .normal }
}

/// The options of a command that sends requests and uses cached responses.
struct NetworkOptions: ParsableArguments {
  @OptionGroup(title: "Network", visibility: .hidden) private var requests: RequestOptions
  @OptionGroup(title: "Network") private var caching: CacheOptions

  var flags: [Configuration.Flag] { requests.flags }
  var cacheMode: CacheMode { caching.cacheMode }
  /// The directory in which responses are recorded; `nil` for none.
  var record: String? { caching.record }
}

/// Returns the flag that `read` creates from an option's text.
///
/// - Throws: `ValidationError` with the text of the configuration error.
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
