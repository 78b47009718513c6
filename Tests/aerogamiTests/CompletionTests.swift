import ArgumentParser
import Foundation
import Subprocess
import TestSupport
import Testing

@testable import aerogami

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Tests of completions, as the shells ask for them and in the shells themselves.
@Suite(.timeLimit(.minutes(20))) struct CompletionTests {
  private let aerogami = Aerogami()

  @Test("install writes the script where the shell looks for it, and replaces an earlier one")
  func install() async throws {
    let home = try #require(aerogami.environment["HOME"])
    let data = try #require(aerogami.environment["XDG_DATA_HOME"])
    let configuration = try #require(aerogami.environment["XDG_CONFIG_HOME"])
    let path = "\(configuration)/fish/completions/aerogami.fish"
    try aerogami.write("an earlier script", to: path)
    let run = try await aerogami.run("completions", "install", "fish")
    #expect(run.exitCode == 0)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("aerogami: wrote \(path)\n"))
    let script = try String(contentsOfFile: path, encoding: .utf8)
    #expect(script.contains("---completion") && !script.contains("an earlier script"))
    let shown = try await aerogami.run("completions", "show", environment: ["SHELL": "/usr/bin/fish"])
    #expect(shown == Run(0, output: script))
    // The shells are tested below.
    #expect(Shell.bash.path(aerogami.environment) == "\(data)/bash-completion/completions/aerogami")
    #expect(Shell.zsh.path(aerogami.environment) == "\(data)/zsh/site-functions/_aerogami")
    let defaults = "\(home)/.local/share/bash-completion/completions/aerogami"
    #expect(Shell.bash.path(["HOME": home, "XDG_DATA_HOME": ""]) == defaults)
  }

  @Test("an unknown shell, and a directory that cannot be written, are errors with a remedy")
  func mistakes() async throws {
    #expect(
      await Run.parsing("completions", "install", "csh")
        == Run(64, errors: "aerogami: invalid value \"csh\" for <shell>: expected bash, zsh or fish\n"))
    let argument = try ShellArgument.parse([])
    for (variables, message) in [
      (["SHELL": "/bin/csh"], "the shell of $SHELL (/bin/csh) is not supported; give bash, zsh or fish."),
      ([:], "SHELL is not set; give bash, zsh or fish."),
    ] as [([String: String], String)] {
      let error = try #require(throws: ValidationError.self) { try argument.chosen(variables) }
      #expect(error.message == message)
    }
    let run = try await aerogami.run("completions", "install", "fish", environment: ["XDG_CONFIG_HOME": "/dev/null"])
    #expect(
      run
        == Run(
          1,
          errors: "aerogami: /dev/null/fish/completions/aerogami.fish could not be written: "
            + "cannot create directory \"/dev/null\": Not a directory; "
            + "print the script with aerogami completions show fish\n"))
  }

  /// Returns the words that the program suggests to a shell for the last word.
  private func words(
    _ line: String..., of argument: String, in command: String..., shell: String = "bash"
  ) async throws -> [String] {
    let run = try await aerogami.run(
      request(line, of: argument, in: command), environment: ["SAP_SHELL": shell, "SAP_SHELL_VERSION": "5.2"])
    #expect(run.errors == "")
    return run.output.split(separator: "\n").map(String.init)
  }

  /// Returns the words that come from tables alone, without a new process. Others depend on files of the user.
  private func tableWords(_ line: String..., of option: String, in command: String...) async throws -> [String] {
    do {
      _ = try await RootCommand.command(for: request(line, of: option, in: command))
      Issue.record("expected words")
      return []
    } catch {
      #expect(RootCommand.exitCode(for: error).rawValue == 0)
      return RootCommand.fullMessage(for: error).split(separator: "\n").map(String.init)
    }
  }

  private func request(_ line: [String], of argument: String, in command: [String]) -> [String] {
    ["---completion"] + command + ["--", argument] + ["\(line.count - 1)", "\(line.last?.count ?? 0)", "aerogami"]
      + line.dropFirst()
  }

  @Test("ids are those of favorites, watches and the last fetch, without a request")
  func ids() async throws {
    try await TestServer.run(["/regions": .regions("scd"), "/trips/scd": .malaga, "/trips/EU": .bergamo]) { server in
      try aerogami.use(server)
      _ = try await aerogami.run("fetch", "scd")
      _ = try await aerogami.run("watch", "EU", "--once")
      let requests = await server.paths.count
      #expect(try await words("aerogami", "book", "", of: "positional@0", in: "book") == ["bergamo", "malaga"])
      #expect(await server.paths.count == requests)
      try await aerogami.saveFavorites("malaga")
      #expect(
        try await words("aerogami", "favorites", "remove", "", of: "positional@0", in: "favorites", "remove")
          == ["malaga"])
      let others = try await words("aerogami", "check", "malaga", "", of: "positional@0", in: "check")
      #expect(others == ["bergamo"])
      let routes = try await words("aerogami", "dates", "CPH-AG", of: "positional@0", in: "dates")
      #expect(routes.first == "CPH-AGP" && routes.count > 1)
      let recorded = try await words("aerogami", "history", "CPH-AG", of: "positional@0", in: "history", "show")
      #expect(recorded == ["CPH-AGP"])
    }
  }

  @Test("zsh and fish show the country of a place, and the trip of a favorite")
  func descriptions() async throws {
    try aerogami.useSampleTrips()
    try await aerogami.saveFavorites("malaga")
    let ids = try await words("aerogami", "book", "m", of: "positional@0", in: "book", shell: "zsh")
    #expect(ids.contains { $0.hasPrefix("malaga:72 EUR, CPH Copenhagen") }, "\(ids)")
    let places = try await words("aerogami", "fetch", "EU,Vilni", of: "positional@0", in: "fetch", shell: "fish")
    #expect(places.first == "EU,Vilnius\tLithuania")
  }

  @Test("routes, months and airlines are completed")
  func values() async throws {
    let routes = try await words("aerogami", "dates", "Vilnius-Barcel", of: "positional@0", in: "dates")
    #expect(routes.contains("Vilnius-Barcelona") && routes.allSatisfy { $0.hasPrefix("Vilnius-Barcel") })
    #expect(try await words("aerogami", "dates", "Vilniu", of: "positional@0", in: "dates") == ["Vilnius-"])
    #expect(try await tableWords("aerogami", "meet", "--month", "fe", of: "--month", in: "meet") == ["feb"])
    let homes = try await tableWords("aerogami", "setup", "--home", "VNO,Rig", of: "--home", in: "setup")
    #expect(homes.contains("VNO,Riga"))
    let again = try await tableWords("aerogami", "setup", "--home", "Riga,Rig", of: "--home", in: "setup")
    #expect(!again.contains("Riga,Riga"))
    let regions = try await words("aerogami", "fetch", "--regions", "EU,", of: "--regions", in: "fetch")
    #expect(!regions.isEmpty && !regions.contains("EU,EU"))
    let years = try await tableWords("aerogami", "fetch", "--month", "2", of: "--month", in: "fetch")
    #expect(years.count == 12 && years.allSatisfy { $0.wholeMatch(of: /2\d\d\d-\d\d/) != nil })
    let airlines = try await tableWords("aerogami", "fetch", "--airline", "FR,Ryana", of: "--airline", in: "fetch")
    #expect(airlines.first == "FR,Ryanair")
    let days = try await tableWords("aerogami", "fetch", "--days", "fri,s", of: "--days", in: "fetch")
    #expect(days == ["fri,sat", "fri,sun"])
    #expect(try await tableWords("aerogami", "fetch", "--days", "frid", of: "--days", in: "fetch") == ["friday"])
    #expect(try await tableWords("aerogami", "setup", "--currency", "pl", of: "--currency", in: "setup") == ["pln"])
    let cameras = try await tableWords(
      "aerogami", "rovers", "photos", "--rover", "spirit", "--camera", "PA", of: "--camera", in: "rovers", "photos")
    #expect(cameras == ["PANCAM"])
    // Quotes do not count.
    for word in ["\"New Yo", #"'New'\ Yo"#] {
      let places = try await tableWords("aerogami", "fetch", "--to", word, of: "--to", in: "fetch")
      #expect(places.contains("New York"))
    }
  }

  @Test(
    "--field has the fields of the command, those of CSV",
    arguments: [
      ["fetch"], ["fetch", "--deals"], ["dates"], ["meet"], ["check"], ["favorites", "list"], ["watch", "list"],
      ["history"], ["history", "list"], ["regions"], ["airports"], ["notify", "list"], ["status"],
      ["rovers", "photos"], ["rovers", "manifest"], ["rovers", "manifest", "--sols"], ["starwars", "planet"],
      ["starwars", "search", "film"],
    ])
  func fields(command: [String]) {
    let words = PartialCommand(arguments: ["aerogami"] + command, prefix: "")
    #expect(words.fieldNames.count > 2 && words.fieldNames.allSatisfy { !$0.isEmpty })
  }

  @Test("environments are the built-in ones and those with a file, and a broken configuration suggests nothing")
  func environments() async throws {
    try aerogami.write("{}", to: "Config/mine.json")
    let names = try await words("aerogami", "fetch", "--env", "", of: "--env", in: "fetch")
    #expect(names == ["dev", "failing", "kiwi", "live", "local", "mine", "ryanair", "starwars-partial"])
    try aerogami.write("no JSON", to: "Config/dev.json")
    #expect(try await words("aerogami", "book", "", of: "positional@0", in: "book") == [])
  }

  /// A line that is typed in a shell, with a tab, and the arguments that the program then gets.
  static let typed: [(line: String, arguments: [String])] = [
    ("aerogami fe\tEU", ["fetch", "EU"]), ("aerogami fetch --one-p\t", ["fetch", "--one-per-city"]),
    // Without the name of the default subcommand, and with names of others.
    ("aerogami watch Vilni\t", ["watch", "Vilnius"]),
    ("aerogami history --mon\tfe\t", ["history", "--month", "feb"]),
    ("aerogami history pru\t", ["history", "prune"]),
    ("aerogami help favo\t", ["help", "favorites"]), ("aerogami help env\t", ["help", "environment"]),
    // Words with spaces.
    (#"aerogami fetch --to Costa\ Ri\#t"#, ["fetch", "--to", "Costa Rica"]),
    (#"aerogami fetch --to "Costa Ri\#t"#, ["fetch", "--to", "Costa Rica"]),
    ("aerogami fetch --to 'Spain,Costa Ri\t", ["fetch", "--to", "Spain,Costa Rica"]),
  ]

  @Test(
    "shells complete commands, topics, options, values, the arguments of default subcommands, and words with spaces",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/zsh")), arguments: ["bash", "zsh", "fish"])
  func terminal(shell: String) async throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/\(shell)") else { return }
    let path = try await installed(shell)
    // Without this folder, fish starts a program that reads all man pages in the background, for 24 s of processor time.
    let data = try #require(aerogami.environment["XDG_DATA_HOME"])
    if shell == "fish" { try aerogami.write("", to: "\(data)/fish/generated_completions/none.fish") }
    // Runs the shell in a pseudo-terminal, types each line when the prompt appears, and ends the shell. The time limit
    // ends a shell that waits for the end of a quote.
    try aerogami.write(
      """
      zmodload zsh/zpty
      zpty shell "timeout --foreground --signal KILL 200 $1"
      zpty -w shell "$2"
      zpty -r -m shell output '*READY*'
      for line in "${@:3}"; do
        zpty -w shell "$line"
        zpty -r -m shell output '*READY*'
      done
      zpty -w shell exit
      while zpty -r shell output; do :; done
      """, to: "drive.zsh")
    let (command, setup) =
      switch shell {
      case "bash": ("bash --noprofile --norc -i", "PS1=RE''ADY; source '\(path)'")
      case "zsh":
        (
          "zsh -f -i",
          "PS1=RE''ADY; fpath=(\(path.dropLast("/_aerogami".count)) $fpath); autoload -U compinit; compinit -u -D"
        )
      default: ("fish -i", "function fish_prompt; echo RE''ADY; end")
      }
    _ = try await run("/usr/bin/zsh", ["-f", "drive.zsh", command, setup] + Self.typed.map(\.line))
    let typed = try String(contentsOfFile: "\(aerogami.directory)/typed", encoding: .utf8)
    let runs = typed.split(separator: "\n\n", omittingEmptySubsequences: true)
    #expect(runs.count == Self.typed.count)
    for ((line, arguments), run) in zip(Self.typed, runs) {
      #expect(run.split(separator: "\n").map(String.init) == arguments, "\(line)")
    }
  }

  @Test(
    "fish shows no help of an option beside each of its values",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/fish")))
  func fishValues() async throws {
    let path = try await installed("fish")
    // A shell without a terminal has no command line, from which the function takes its words.
    let shown = try await run(
      "/usr/bin/fish",
      [
        "--no-config", "-c",
        """
        source '\(path)'
        complete -C 'aerogami fetch --sort '
        function __aerogami_tokens
          test $argv = -tC; and echo 0; or test $argv = -t; or printf '%s\\n' aerogami fetch --month
        end
        complete -C 'aerogami fetch --month fe'
        """,
      ])
    #expect(shown == "price\ndeparture\nduration\nnights\ncreated\nfeb\n")
  }

  /// Installs the script of a shell and returns its path.
  private func installed(_ shell: String) async throws -> String {
    let run = try await aerogami.run("completions", "install", shell)
    return String(try #require(run.errors.split(separator: "\n").first).dropFirst("aerogami: wrote ".count))
  }

  /// Runs a program with an `aerogami` in its path that completes words, and else writes its arguments to a file.
  private func run(_ program: String, _ arguments: [String]) async throws -> String {
    try aerogami.write(
      """
      #!/bin/sh
      case $1 in ---*) exec '\(try #require(Aerogami.program))' "$@" ;; esac
      { for word; do echo "$word"; done; echo; } >> '\(aerogami.directory)/typed'

      """, to: "bin/aerogami")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o700], ofItemAtPath: "\(aerogami.directory)/bin/aerogami")
    var variables = aerogami.environment
    variables["PATH"] = "\(aerogami.directory)/bin:/usr/bin:/bin"
    variables["TERM"] = "xterm"
    let result = try await Subprocess.run(
      .path(FilePath(program)), arguments: Arguments(arguments),
      environment: .custom(variables.reduce(into: [:]) { $0[Environment.Key(stringLiteral: $1.key)] = $1.value }),
      workingDirectory: FilePath(aerogami.directory), input: .none, output: .string(limit: 1 << 20),
      error: .string(limit: 1 << 20))
    return result.standardOutput
  }
}
