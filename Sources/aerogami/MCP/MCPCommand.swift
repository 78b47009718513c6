import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import AerogamiMCP
import ArgumentParser
import Foundation

struct MCPCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp", abstract: "Serve tools for assistants (Model Context Protocol).",
    discussion: """
      Examples:
        aerogami mcp
        aerogami mcp --env ryanair --verbose

      To connect Claude Code, Gemini CLI or VS Code, run one of these lines:
        claude mcp add aerogami -- aerogami mcp
        gemini mcp add -t stdio -s user aerogami aerogami mcp
        code --add-mcp '{"name":"aerogami","command":"aerogami","args":["mcp"]}'

      An assistant starts this command, sends messages to its standard input, and reads responses from its standard \
      output, one a line. Other assistants have a file of servers, such as \
      {"mcpServers":{"aerogami":{"command":"aerogami","args":["mcp"]}}}. To serve tools over HTTP, run aerogami serve: \
      its path /mcp is for assistants.

      All tools only read: they search trips, dates, meeting points, recorded prices and places, check prices, and list \
      watches. Found prices are recorded in the history.

      Runs at most \(Session.maxRunning) calls at once. Stops when standard input ends.

      Exit status:
        0    standard input ended, standard output was closed, or SIGTERM arrived
        1    standard output could not be written
        64   invalid command line
        78   invalid configuration (found before any request)
        130  interrupted

      All options: aerogami mcp --help-all
      """)

  @Flag(help: "Log each message to standard error.")
  var verbose = false

  @OptionGroup var environment: EnvironmentOptions

  func run() async throws {
    let configuration = try environment.configuration().usingAll(except: .notifications)
    let console = Console()
    if isatty(console.input.descriptor) == 1 {
      await console.note("waiting for messages of an assistant; to connect one, see aerogami mcp --help")
    }
    do {
      // As in `serve`, a repeated search does not send its requests again at once.
      let options = RunOptions(lifetime: .service, concurrency: 16, cache: .maxAge(.seconds(60)))
      try await withServices(of: configuration, options: options, console: console) { dependencies in
        let served = ServedEnvironment(configuration, isLongRunning: true)
        // As in `serve`: many clients give up after 60 s, so a call returns what has arrived before that.
        let tools = dependencies.tools(in: served, timeLimit: configuration.http.deadline * 9 / 10)
        try await serve(ToolServer(tools), on: console)
      }
    } catch let code as ExitCode where code.rawValue == TerminationSignal.terminate.exitCode {
      // An assistant ends a server with SIGTERM, so that is not a failure.
    }
  }

  private func serve(_ server: ToolServer, on console: Console) async throws {
    let log: @Sendable (String, [UInt8]) async -> Void = { direction, message in
      guard verbose else { return }
      await console.note("\(direction) \(String(decoding: message, as: UTF8.self).printable(maxLength: 1000))")
    }
    let input = MessageInput(console.input)
    var session = Session(server)
    try await session.run(
      receiving: {
        let received = await input.next()
        if case .message(let message) = received { await log("received", message) }
        return received
      },
      sending: { message in
        await log("sent", message.json)
        try await console.output.write(message.json + [UInt8(ascii: "\n")])
      })
  }
}

/// The messages on an input, one a line.
private actor MessageInput {
  private let input: LineInput
  private var lines = MessageLines()
  private var hasEnded = false

  init(_ input: LineInput) { self.input = input }

  /// Returns the next message; `nil` at the end, when the input cannot be read, or when the task is canceled.
  func next() async -> Session.Input? {
    while true {
      if let message = lines.next(isAtEnd: hasEnded) { return message }
      guard !hasEnded, let chunk = try? await input.chunk(upTo: 1 << 16) else { return nil }
      hasEnded = chunk.isEmpty
      lines.append(chunk)
    }
  }
}
