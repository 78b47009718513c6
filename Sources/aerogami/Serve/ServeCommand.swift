import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiHTTP
import AerogamiLive
import AerogamiServer
import ArgumentParser
import Foundation
import Logging

struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve web pages and the APIs of an environment over HTTP.",
    discussion: """
      Examples:
        aerogami serve
        aerogami serve --env live --port 0           # picks a free port
        aerogami serve --host 0.0.0.0 --password-file password.txt

      Prints the server's address to standard output when it accepts requests. Open it in a browser to search trips \
      and see prices. Programs use the APIs, in the formats of the services: \
      /trips, /regions and /health are paths of Aerogami's own API, and /mcp is for assistants (Model Context Protocol).

      Logs each request to standard error as a line of JSON. Responses of live services are cached, and requested \
      again when older than --max-age (here 60 s by default).

      Also runs the watches that have names, unless another process runs them.

      Other machines can send requests if --host is not a loopback address. The server then requires a password, in a \
      file or in AEROGAMI_SERVE_PASSWORD. Clients send it with HTTP Basic and any user name, or as a Bearer token: \
      fetch, in AEROGAMI_CLIENTS_TRIPS_TOKEN. /health requires no password.

      After the first SIGINT or SIGTERM, the server finishes its current requests, for at most 10 s, and stops. A second \
      signal stops it immediately.

      Exit status:
        0         the server was stopped
        1         the server could not start, or failed
        64        invalid command line
        78        invalid configuration (found before any request)
        130, 143  a second signal stopped the server at once

      All options: aerogami serve --help-all
      """)

  @Option(help: ArgumentHelp("The address to listen on; 0.0.0.0 for all addresses of this machine.", valueName: "host"))
  var host = "127.0.0.1"

  @Option(
    "The port to listen on; 0 picks a free port. (default: 8080)", value: "n", parsing: .unconditional,
    transform: wholeNumber(in: 0...65_535))
  var port = 8080

  @OptionGroup var access: PasswordOptions

  @Option(
    "Start links with this URL, for a proxy. (default: http:// and the request's Host)", value: "url")
  var baseURL: String?

  @Option(
    "Send at most this many requests to services at once, 1 to 64. (default: 16)", value: "n", parsing: .unconditional,
    transform: wholeNumber(in: 1...64))
  var concurrency = 16

  @Option(choice: "The lowest level to log.", value: "level")
  var logLevel = LogLevel.info

  @Flag(help: "Leave requests out of the log, except those that failed.")
  var noAccessLog = false

  @Flag(
    help: ArgumentHelp(
      "Check that a server responds at --host and --port, and exit.",
      discussion: "Requests /health within 3 s, and exits with 0 or 1. For the HEALTHCHECK of a container.",
      visibility: .hidden))
  var check = false

  @Flag(help: "Leave the watches to another process.")
  var noWatches = false

  @Flag(help: "Serve metrics for Prometheus at /metrics.")
  var metrics = false

  @OptionGroup(title: "Network") var network: NetworkOptions
  @OptionGroup var environment: EnvironmentOptions

  func validate() throws {
    if host.isEmpty { throw ValidationError("--host requires an address, such as 127.0.0.1.") }
    if check, port == 0 { throw ValidationError("--check requires the --port of the server.") }
    _ = try serverURL()
  }

  /// Returns the URL of `--base-url`. The option has no transform, because errors of a transform quote the value, which
  /// may contain a secret.
  func serverURL() throws -> BaseURL? {
    guard let baseURL else { return nil }
    guard let url = BaseURL(baseURL), SitePath(of: url) != nil else {
      throw ValidationError(
        "--base-url must be an http or https URL such as https://flights.example.com or https://example.com/flights, "
          + "without user, password, query, fragment, . or .. in its path.")
    }
    return url
  }

  /// The URL of `--base-url` if other machines can reach it; `nil` if it is on this machine, or without the option.
  private func remoteURL() throws -> BaseURL? {
    guard let url = try serverURL(), let origin = Origin(of: url.text) else { return nil }
    return Server.isLoopback(origin.host.filter { !"[]".contains($0) }) ? nil : url
  }

  func run() async throws {
    if check { return try await checkHealth(host: host, port: port) }
    let loaded = try environment.configuration(flags: network.flags)
    let configuration = noWatches ? loaded.usingAll(except: .notifications) : loaded.usingUsableNotifiers
    if access.showFeedToken || access.newFeedToken { return try await printFeedToken(configuration) }
    let console = Console()
    let streams = Streams(console)
    do {
      try await serve(configuration, on: streams)
    } catch {
      await streams.finish()
      throw error
    }
    await streams.finish()
  }

  /// Checks that the fares of a service for private use are not served to other machines.
  private func checkAccess(_ configuration: Configuration) throws {
    guard let service = configuration.privateTripService else { return }
    let reason = "the fares of \(service) are for private use, so they can be served only on this machine"
    guard Server.isLoopback(host) else {
      throw UsageError(message: "\(reason), not on \(host)", remedy: "omit --host, or use another environment")
    }
    if let url = try remoteURL() {
      throw UsageError(
        message: "\(reason), not at \(url.text)", remedy: "omit --base-url, or use another environment")
    }
  }

  /// Checks that other machines need a password to read the metrics, which have the names of watches.
  private func checkMetrics(_ password: Server.Password?) throws {
    guard metrics, password == nil else { return }
    let isRemote = !Server.isLoopback(host)
    guard let place = try isRemote ? "on \(host)" : remoteURL().map({ "at \($0.text)" }) else { return }
    throw UsageError(
      message: "--metrics requires a password \(place), because other machines can read the metrics",
      remedy: "set \(Configuration.servePasswordVariable), or give --password-file PATH")
  }

  private func serve(_ configuration: Configuration, on streams: Streams) async throws {
    try checkAccess(configuration)
    let password = try access.password(for: host)
    try checkMetrics(password)
    let logger = Logger(label: "aerogami") { [level = logLevel.level] _ in
      JSONLogHandler(level: level, now: streams.now, write: streams.errors.write)
    }
    for warning in configuration.warnings + access.warnings { logger.warning("\(warning)") }
    for (name, error) in noWatches ? [] : configuration.unusableNotifiers {
      logger.warning("watches cannot send messages with \(name): \(error)")
    }
    let cache = network.cacheMode == .normal ? CacheMode.maxAge(.seconds(60)) : network.cacheMode
    let signals = await TerminationSignal.trapped()
    if let faults = configuration.faultsInForce { logger.warning("simulated faults are active: \(faults)") }
    let checked = try configuration.checked(cache: cache)
    try await withRecording(in: network.record, of: checked, note: streams.note) { recording in
      try await Dependencies.withConfiguration(
        checked,
        options: RunOptions(
          lifetime: .service, concurrency: concurrency, cache: cache, recording: recording,
          warn: { logger.warning("\($0)") }, printLines: { for line in $0 { streams.note(line) } },
          sendMail: { try await MailProgram.send($0) })
      ) { dependencies in
        var limits = Server.Limits()
        limits.deadline = configuration.http.deadline
        // Each connection needs a file descriptor. Leaves one for each concurrent request to a service, and 32 for the
        // database, event loops and standard streams. Allows at least 8 connections, even with fewer descriptors left.
        limits.connections = min(limits.connections, max(8, raiseOpenFileLimit(to: 4096) - concurrency - 32))
        var served = ServedEnvironment(configuration, isLongRunning: true)
        served.runsWatches = !noWatches
        var server = Server(
          dependencies, environment: served, limits: limits, baseURL: try serverURL(),
          logger: logger
        )
        server.password = password
        server.logsRequests = !noAccessLog
        server.servesMetrics = metrics
        server.feedToken = { [file = configuration.feedTokenFile] in
          guard let text = await file?.token(warn: { logger.warning("\($0)") }) else { return nil }
          return try? Server.Password(text)
        }
        let warning = PasswordOptions.warning(on: host, baseURL: try serverURL(), hasPassword: password != nil)
        let (started, start) = AsyncStream<Void>.makeStream()
        try await withThrowingTaskGroup(of: Void.self) { [server] group in
          if !noWatches {
            group.addTask {
              // A server that cannot start sends no messages.
              for await _ in started { break }
              while true {
                do {
                  try await runWatches(of: configuration, with: dependencies, logger: logger)
                } catch {
                  try Task.checkCancellation()
                  logger.error("the watches have stopped, and start again in a minute: \(error)")
                  try await dependencies.clock.sleep(for: .seconds(60))
                }
              }
            }
          }
          // The rounds end when the server has stopped, also if it failed.
          defer { group.cancelAll() }
          try await serve(with: server, warning: warning, logger: logger, on: streams) {
            start.yield()
          } until: {
            for await trapped in signals {
              logger.debug("received a signal", metadata: ["signal": .string(trapped.name)])
              return
            }
          }
        }
      }
    }
  }

  private func serve(
    with server: Server, warning: String?, logger: Logger, on streams: Streams,
    isListening: @escaping @Sendable () -> Void, until stop: @escaping @Sendable () async -> Void
  ) async throws {
    do {
      try await server.run(
        host: host, port: port,
        isListening: { [host] port in
          if let warning { logger.warning("\(warning)") }
          let name = host.contains(":") ? "[\(host)]" : host
          streams.output.write(Array("http://\(name):\(port)\n".utf8))
          isListening()
        }, until: stop)
    } catch let error as AmbiguousSitePath {
      throw UsageError(message: "--base-url: \(error.message)", remedy: error.remedy)
    } catch let error as ServerError {
      throw Problem(
        "cannot listen on \(host), port \(port): \(error)",
        remedy: "give another --host or --port (--port 0 picks a free port)")
    }
  }
}

/// Standard output and standard error while the server runs. A reader that stalls or exits does not stop the server.
private struct Streams {
  let output: LineWriter
  let errors: LineWriter
  let now = SystemTime.now

  init(_ console: Console) {
    output = LineWriter(console.output) { _ in [] }
    errors = LineWriter(console.errors) { [now] lost in
      JSONLogHandler.line(at: now(), .warning, "log lines were lost", ["lines": .stringConvertible(lost)])
    }
  }

  func note(_ message: String) { errors.write(Array("aerogami: \(message.printable)\n".utf8)) }

  /// Writes the remaining lines. Waits at most a second for slow readers.
  func finish() async {
    async let outputHasEnded: Void = output.finish(within: .seconds(1), clock: SystemTime.clock)
    await errors.finish(within: .seconds(1), clock: SystemTime.clock)
    await outputHasEnded
  }
}

enum LogLevel: String, CaseIterable {
  case debug, info, warning, error

  var level: Logger.Level { Logger.Level(rawValue: rawValue) ?? .info }
}

/// Raises the soft limit on open files to `wanted`, but not above the hard limit. Never lowers it. Returns the
/// resulting soft limit, or `wanted` if the limit cannot be read. Each connection counts as an open file.
private func raiseOpenFileLimit(to wanted: Int) -> Int {
  #if canImport(Glibc)
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    let resource = RLIMIT_NOFILE
  #endif
  var limit = rlimit()
  guard unsafe getrlimit(resource, &limit) == 0 else { return wanted }
  let before = limit.rlim_cur
  if before < rlim_t(wanted) {
    limit.rlim_cur = min(rlim_t(wanted), limit.rlim_max)
    if unsafe setrlimit(resource, &limit) != 0 { limit.rlim_cur = before }
  }
  return Int(clamping: limit.rlim_cur)
}
