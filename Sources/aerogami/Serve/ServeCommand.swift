import AerogamiCore
import AerogamiHTTP
import AerogamiLive
import AerogamiServer
import ArgumentParser
import Logging
import UnixSignals

struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve what an environment answers, in the shapes of the services that it stands for.",
    discussion: """
      Standard output has the server's address as soon as it can be asked; standard error has a line of JSON for each \
      request. Links in responses are http and have the \
      request's Host, unless --base-url says where clients reach the server. Below / is Aerogami's own API, below /countries/v3.1 (and v1, v5), /mars and /starwars are the others, \
      and /health is the server itself. What live clients answer is kept as with any command, and asked for again when \
      it is older than --max-age (60 s). The deadline is each request's own.

      The first SIGINT or SIGTERM lets requests under way finish, for at most 10 s; the second ends at once.

      Exit status: 0 stopped, 1 nothing could be served, 64 usage, 78 configuration, 130 or 143 ended by the second \
      signal.
      """)

  @Option(help: ArgumentHelp("The address to listen at; 0.0.0.0 is every one of this machine.", valueName: "host"))
  var host = "127.0.0.1"

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The port to listen at; 0 for any that is free. (default: 8080)", valueName: "n"),
    transform: wholeNumber(in: 0...65_535))
  var port = 8080

  @Option(
    help: ArgumentHelp(
      "Start links in responses with this URL, for a proxy in front of the server. (default: http:// and the Host)",
      valueName: "url"))
  var baseURL: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many requests live clients have on the wire at the same time, 1 to 64. (default: 16)", valueName: "n"),
    transform: wholeNumber(in: 1...64))
  var concurrency = 16

  @Option(help: ArgumentHelp("What is logged at least: debug, info, warning or error.", valueName: "level"))
  var logLevel = LogLevel.info

  @OptionGroup(title: "Network") var network: NetworkOptions
  @OptionGroup var environment: EnvironmentOptions

  func validate() throws {
    if host.isEmpty { throw ValidationError("the address of --host is empty; give one, such as 127.0.0.1.") }
    _ = try serverURL()
  }

  /// What `--base-url` names. The option has no transform, because its error would quote a secret in the URL.
  private func serverURL() throws -> BaseURL? {
    guard let baseURL else { return nil }
    guard let url = BaseURL(baseURL) else {
      throw ValidationError(
        "--base-url: it takes an http or https URL such as https://flights.example.com/api, without user, password, "
          + "query or fragment.")
    }
    return url
  }

  func run() async throws {
    let configuration = try environment.configuration(flags: network.flags)
    let console = Console()
    let streams = Streams(
      output: LineWriter(console.output) { _ in [] },
      errors: LineWriter(console.errors) { lost in
        JSONLogHandler.line(at: Date(), .warning, "log lines were lost", ["lines": .stringConvertible(lost)])
      })
    let result: Result<Void, any Error>
    do {
      result = .success(try await serve(configuration, on: streams))
    } catch {
      result = .failure(error)
    }
    await streams.finish()
    try result.get()
  }

  private func serve(_ configuration: Configuration, on streams: Streams) async throws {
    let logger = Logger(label: "aerogami") { [level = logLevel.level] _ in
      JSONLogHandler(level: level, now: { Date() }, write: streams.errors.write)
    }
    for warning in configuration.warnings { logger.warning("\(warning)") }
    let cache = network.cacheMode == .normal ? CacheMode.maxAge(.seconds(60)) : network.cacheMode
    let signals = await UnixSignalsSequence(trapping: .sigint, .sigterm)
    if let faults = configuration.faultsInForce { logger.warning("faults are in force: \(faults)") }
    try await withRecording(in: network.record, of: configuration, note: streams.note) { recording in
      try await Dependencies.withConfiguration(
        configuration, connections: concurrency, cache: cache, lifetime: .service, recording: recording,
        warn: { logger.warning("\($0)") }
      ) { dependencies in
        var limits = Server.Limits()
        limits.deadline = configuration.networkPlan.deadline
        // Beside the connections: those to services, the database, the event loops and the standard streams.
        limits.connections = min(limits.connections, max(8, OpenFiles.raiseLimit(to: 4096) - concurrency - 32))
        let server = Server(
          dependencies, environment: configuration.environment, limits: limits, baseURL: try serverURL(), logger: logger
        )
        try await serve(with: server, logger: logger, on: streams) {
          for await trapped in signals {
            for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
            logger.debug("signal", metadata: ["signal": .string("\(trapped)")])
            return
          }
        }
      }
    }
  }

  private func serve(
    with server: Server, logger: Logger, on streams: Streams, until stop: @escaping @Sendable () async -> Void
  ) async throws {
    do {
      try await server.run(
        host: host, port: port,
        isListening: { [host] port in
          if !Server.isLoopback(host) {
            logger.warning("listening at \(host): whoever reaches this machine can ask, and sees what is answered")
          }
          let name = host.contains(":") ? "[\(host)]" : host
          streams.output.write(Array("http://\(name):\(port)\n".utf8))
        }, until: stop)
    } catch let error as ServerError {
      throw Problem(
        "cannot listen at \(host), port \(port): \(error)",
        remedy: "give another --host or --port (0 for any that is free)")
    }
  }
}

/// Standard output and standard error while the server runs. A reader that stalls or goes away does not stop it.
private struct Streams {
  let output: LineWriter
  let errors: LineWriter

  /// Writes one line for a person, like ``Console/note(_:onOwnLine:)``.
  func note(_ message: String) { errors.write(Array("aerogami: \(message.printable)\n".utf8)) }

  /// Waits for a slow reader, but at most for a second: one that has stalled does not delay the end.
  func finish() async {
    async let outputHasEnded: Void = output.finish(within: .seconds(1), clock: ContinuousClock())
    await errors.finish(within: .seconds(1), clock: ContinuousClock())
    await outputHasEnded
  }
}

enum LogLevel: String, CaseIterable, ExpressibleByArgument {
  case debug, info, warning, error

  var level: Logger.Level {
    switch self {
    case .debug: .debug
    case .info: .info
    case .warning: .warning
    case .error: .error
    }
  }
}
