import AerogamiContainer
import AerogamiCore
import AerogamiLive
import ArgumentParser

/// The options for requests, and for how cached responses are used. `--fault` adds a fault to those in the
/// configuration. Each other option of requests overrides the value of its configuration key.
///
/// One group, and no group contains another, because ArgumentParser validates each group in debug builds. It then builds
/// an option of a command eight times in each start, an option in a group 32 times, and 128 times in a group within a
/// group. In release builds, each type of group takes about 1.3 million instructions.
struct NetworkOptions: ParsableArguments {
  @Option(
    "Send a request at most this many times. (http.maxAttempts, default: 3)", value: "n", parsing: .unconditional,
    visibility: .hidden,
    transform: flag(Configuration.Flag.attempts))
  var attempts: Configuration.Flag?

  @Option(
    "Time limit of one attempt, including the response body, such as 5s. (http.requestTimeoutSeconds, default: 20)",
    value: "duration", parsing: .unconditional, visibility: .hidden, transform: flag(Configuration.Flag.timeout))
  var timeout: Configuration.Flag?

  @Option(
    "Time limit of all requests and attempts together, such as 2m. (http.deadlineSeconds, default: 60)",
    value: "duration", parsing: .unconditional, visibility: .hidden, transform: flag(Configuration.Flag.deadline))
  var deadline: Configuration.Flag?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Simulate a fault, such as trips:status:503@0.3; may be repeated. (adds to clients.NAME.faults)",
      discussion: """
        Write it as CLIENT[@SOURCE][.ENDPOINT][/KEY,...]:FAULT, where a KEY is, for example, a region or a route. \
        FAULT is offline, timeout, malformed, unimplemented, status:NNN or latency:100-400ms. Add @0.3 to affect \
        three tenths of the calls, or @every3 to affect every third call.
        """,
      valueName: "fault", visibility: .hidden),
    transform: flag(Configuration.Flag.fault))
  var fault: [Configuration.Flag] = []

  @Option(
    "Seed of random faults; the same seed causes the same faults. (faults.seed, default: 0)", value: "n",
    parsing: .unconditional, visibility: .hidden, transform: flag(Configuration.Flag.faultSeed))
  var faultSeed: Configuration.Flag?

  @Flag(help: "Use the cache only, without any request.")
  var offline = false

  @Option(
    "Use cached responses younger than this, such as 2h.", value: "duration", parsing: .unconditional,
    transform: duration)
  var maxAge: Duration?

  @Option(
    "Bypass the cache and save every response to a directory, to use with the replay variant.", value: "dir",
    visibility: .hidden)
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

  var flags: [Configuration.Flag] { [attempts, timeout, deadline, faultSeed].compactMap(\.self) + fault }

  var cacheMode: CacheMode { offline ? .offline : maxAge.map(CacheMode.maxAge) ?? .normal }

  /// Checks that the options of the cache are not given to a command that uses none.
  func checkUsesNoCache(of command: String) throws {
    if cacheMode != .normal || record != nil {
      throw ValidationError("--offline, --max-age and --record cannot be used with \(command).")
    }
  }

  /// Runs `work` as ``withServices(of:options:recordingIn:console:outlivesOutput:onSignal:_:)`` does, and ends the
  /// command with the exit status of the result.
  ///
  /// - Parameter cache: How the cache is used; `nil` to use it as the options say.
  /// - Throws: `ExitCode` for a status other than `ok`, or the errors of `withServices`.
  func run(
    _ configuration: Configuration, _ console: Console, cache: CacheMode? = nil, concurrency: Int = 4,
    outlivesOutput: Bool = false, onSignal: @escaping @Sendable () async -> Void = {},
    _ work: @escaping @Sendable (Dependencies) async throws -> Status.Kind
  ) async throws {
    let status = try await withServices(
      of: configuration, options: RunOptions(concurrency: concurrency, cache: cache ?? cacheMode), recordingIn: record,
      console: console, outlivesOutput: outlivesOutput,
      onSignal: onSignal, work)
    if status != .ok { throw ExitCode(status.exitCode) }
  }
}

private func flag(
  _ read: @escaping @Sendable (String) throws -> Configuration.Flag
) -> @Sendable (String) throws -> Configuration.Flag {
  { text in try usageErrors { try read(text) } }
}

/// A command whose data changes rarely, so that it prefers cached responses.
protocol RefreshableCommand: AsyncParsableCommand {
  /// Whether to send requests even if responses are cached.
  var refresh: Bool { get }
  var network: NetworkOptions { get }
}

extension RefreshableCommand {
  /// Checks the options of the cache together, for `validate()`.
  func validateCache() throws {
    if refresh, network.cacheMode != .normal {
      throw ValidationError("--refresh cannot be used with --offline or --max-age.")
    }
  }

  func cacheMode(_ defaultMode: CacheMode) -> CacheMode {
    refresh ? .normal : network.cacheMode == .normal ? defaultMode : network.cacheMode
  }
}
