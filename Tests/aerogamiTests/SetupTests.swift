import AerogamiLive
import Foundation
import Subprocess
import TestSupport
import Testing

@testable import aerogami

@Suite(.timeLimit(.minutes(20))) struct SetupTests {
  private let aerogami = Aerogami()
  private let token = FareService().token

  private var path: String { aerogami.userDirectory + "/config.json" }
  private var saved: String? { try? String(contentsOf: URL(filePath: path), encoding: .utf8) }

  private func save(_ text: String) throws {
    try FileManager.default.createDirectory(atPath: aerogami.userDirectory, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  /// Runs `body` beside a service of fares, with the variables that name it.
  private func withService(_ body: (TestServer, [String: String]) async throws -> Void) async throws {
    try await TestServer.run(FareService(["VNO": [fareJSON(["origin": #""VNO""#])]]).response) { server in
      try await body(server, ["AEROGAMI_CLIENTS_TRIPS_BASE_URL": server.address])
    }
  }

  /// Returns the commands to try after the settings have been saved.
  private func guide(_ settings: [UserSetting: String] = [:], _ variables: [String: String] = [:]) throws -> String {
    let directories = AerogamiLive.Configuration.Directories(
      currentDirectory: aerogami.directory, userDirectory: aerogami.userDirectory)
    return try SetupGuide(settings, variables, directories).text(isAccepted: true)
  }

  @Test("options save the settings, check the token with one request, and name the next commands")
  func options() async throws {
    try await withService { server, variables in
      let run = try await aerogami.run(
        "setup", "--token", token, "--home", "VNO,Riga", "--currency", "usd", environment: variables)
      #expect(
        run
          == Run(
            0,
            errors: """
              aerogami: saved environment live, home VNO,Riga, the token and currency USD in \(path)
              aerogami: the service accepts the token
              Try next:
                aerogami fetch                           # the cheapest fares from home
                aerogami fetch --weekend --max-price 80  # weekend trips
                aerogami watch home --max-price 40       # wait for a low price

              """))
      #expect(await server.paths.count == 1)
      let request = try #require(await server.requests.entries.first)
      #expect(request.header("X-Access-Token") == [token])
      #expect(
        saved == """
          {
            "environment": "live",
            "home": ["VNO", "Riga"],
            "clients": {
              "trips": {
                "token": "\(token)",
                "currency": "USD"
              }
            }
          }

          """)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)

      // The suggested commands work.
      let fetched = try await aerogami.run("fetch", "--format", "ndjson", environment: variables)
      #expect(fetched.tripIDs.count == 1, "\(fetched)")
      let query = await server.paths.filter { $0.contains("origin=VNO") }
      #expect(query.count == 1 && query.first?.lowercased().contains("currency=usd") == true)
      #expect(await server.paths.contains { $0.contains("origin=RIX") })
    }
  }

  @Test("favorites and watches that remain in the environment of before are named, with the commands that show them")
  func remaining() async throws {
    try await aerogami.saveWatch("porto", "VNO", "--below", "60")
    let one = try await aerogami.run("setup", "--environment", "live")
    #expect(
      one.errors.contains(
        "aerogami: 1 watch remains in environment dev; to see it: aerogami watch list --env dev\n"), "\(one)")
    try save("{}")
    try await aerogami.saveFavorites("malaga")
    let both = try await aerogami.run("setup", "--environment", "live")
    #expect(
      both.errors.contains(
        "aerogami: 1 favorite and 1 watch remain in environment dev; to see them: aerogami favorites list --env dev, "
          + "aerogami watch list --env dev\n"), "\(both)")
  }

  @Test("a second source is added beside the token of the first, and can be removed")
  func sources() async throws {
    try save(#"{"clients": {"trips": {"token": "\#(token)"}}}"#)
    let added = try await aerogami.run("setup", "--sources", "ryanair")
    #expect(added.exitCode == 0 && added.errors.contains("sources ryanair in \(path)"), "\(added)")
    #expect(saved?.contains("\"ryanair\": {}") == true && saved?.contains(token) == true)
    let removed = try await aerogami.run("setup", "--sources", "-")
    #expect(removed.exitCode == 0 && saved?.contains("ryanair") == false)
  }

  @Test("with a source that needs no token, trips can be fetched without one")
  func sourceWithoutToken() async throws {
    let run = try await aerogami.run("setup", "--sources", "ryanair")
    #expect(run.exitCode == 0)
    #expect(run.errors.hasPrefix("aerogami: saved environment live and sources ryanair in \(path)\n"), "\(run)")
    #expect(run.errors.contains("Try next:\n  aerogami fetch Vilnius Riga "))
    let plan = try await aerogami.plan("DUB")
    #expect(plan.contains("https://www.ryanair.com/api/farfnd/v4/"), "\(plan)")
    #expect(!plan.contains("https://api.travelpayouts.com/aviasales"))
  }

  @Test("a refused token stays saved, and is an error")
  func refused() async throws {
    try await withService { server, variables in
      let run = try await aerogami.run("setup", "--token", "wr0ng", environment: variables)
      #expect(run.exitCode == 1)
      #expect(
        run.errors.contains(
          "aerogami: the token is saved, but the service refused it: \(server.address.withoutScheme)"
        ))
      #expect(run.errors.contains("status 401"))
      #expect(
        run.errors.contains(
          "Try next:\n  aerogami setup                    # check the saved token again, or give another one\n"
            + "  aerogami fetch all --env dev      # the cheapest trips (sample data)\n"))
      #expect(!run.errors.contains("wr0ng"))
      #expect(saved?.contains(#""token": "wr0ng""#) == true)
    }
  }

  @Test("a token that cannot be checked stays saved")
  func unchecked() async throws {
    try await FaultServer.withRefusingAddress { address in
      let run = try await aerogami.run(
        "setup", "--token", token, environment: ["AEROGAMI_CLIENTS_TRIPS_BASE_URL": address])
      #expect(run.exitCode == 1)
      #expect(run.errors.contains("aerogami: the token is saved, but could not be checked: \(address.withoutScheme)"))
    }
    #expect(saved?.contains(token) == true)
  }

  @Test("a signal ends the check of a token, which stays saved")
  func interruptedCheck() async throws {
    var run: Run
    repeat {
      run = try await interrupted()
      // On a busy machine, the signal may be sent after the check has given up.
    } while run.errors.contains("before the deadline of 20 s")
    #expect(run.exitCode == 130)
    #expect(run.errors.hasSuffix("\naerogami: the token is saved, but was not checked\n"), "\(run)")
    #expect(saved?.contains(token) == true)
  }

  /// Interrupts the program while it checks a token.
  private func interrupted() async throws -> Run {
    try await TestServer.runUnresponsive { server, isAsked in
      try await aerogami.run(
        "setup", "--token", token, output: .pipe(), errors: .pipe(),
        environment: ["AEROGAMI_CLIENTS_TRIPS_BASE_URL": server.address]
      ) { send in
        try await isAsked.wait()
        try send(.interrupt)
      }
    }
  }

  @Test("a token that a project's file would send elsewhere is not sent")
  func withheld() async throws {
    try await withService { server, _ in
      try aerogami.write(
        #"{"clients": {"trips": {"variant": "live", "provider": "travelpayouts", "baseURL": "\#(server.address)"}}}"#,
        to: "Config/live.json")
      let run = try await aerogami.run("setup", "--token", token)
      #expect(run.exitCode == 1)
      #expect(run.errors.contains("could not be checked: clients.trips.token in \(path) is not sent to"))
      #expect(await server.paths == [])
    }
  }

  @Test("the token is read from standard input with -, other keys of the file stay, and --no-check sends no request")
  func standardInput() async throws {
    try save(#"{"environment": "local", "cache": {"maxBytes": 5}, "clients": {"rovers": {"token": "r"}}}"#)
    try await withService { server, variables in
      let run = try await aerogami.run(
        "setup", "--token", "-", "--no-check", environment: variables, input: "\(token)\n")
      #expect(run.exitCode == 0)
      #expect(run.errors.hasPrefix("aerogami: saved the token in \(path)\n"))
      #expect(await server.paths == [])
      #expect(!run.errors.contains(token))
    }
    #expect(
      saved == """
        {
          "environment": "local",
          "cache": {
            "maxBytes": 5
          },
          "clients": {
            "rovers": {
              "token": "r"
            },
            "trips": {
              "token": "\(token)"
            }
          }
        }

        """)
  }

  @Test("a wrong key of the file stays, and is reported after saving")
  func wrongKey() async throws {
    try save(#"{"zebra": [1.50]}"#)
    let run = try await aerogami.run("setup", "--home", "VNO")
    #expect(
      run
        == Run(
          78,
          errors: """
            aerogami: saved home VNO in \(path)
            aerogami: \(path):2:3: unknown key "zebra"; known: booking, cache, clients, environment, failureNotice, faults, history, home, \
            http, notifiers, store, watches

            """))
    #expect(saved == "{\n  \"zebra\": [1.50],\n  \"home\": [\"VNO\"]\n}\n")
  }

  @Test(
    "the commands to try work with the settings",
    arguments: [
      ([:], "KRK", ["fetch all", "history VNO-BCN", "setup"]),
      (["AEROGAMI_ENV": "live"], "VNO", ["fetch --env dev", "history VNO-BCN --env dev", "setup"]),
    ] as [([String: String], String, [String])])
  func guide(variables: [String: String], home: String, commands: [String]) throws {
    try save(#"{"home": ["\#(home)"]}"#)
    let shown = try guide([.home: home], variables).matches(of: /aerogami ([a-z].*?) +[#]/).map { String($0.1) }
    #expect(shown == commands)
  }

  @Test("a token of an environment without real fares is tried with --env live")
  func otherEnvironment() throws {
    try save(#"{"environment": "dev", "clients": {"trips": {"token": "t"}}}"#)
    let shown = try guide([.token: "t"]).matches(of: /aerogami ([a-z].*?) +[#]/).map { String($0.1) }
    #expect(
      shown == [
        "fetch --env live Vilnius Riga", "fetch --env live Vilnius --weekend --max-price 80",
        "watch --env live Vilnius --max-price 40",
      ])
  }

  @Test("- removes a setting, and a variable that overrides the file is noted")
  func removed() async throws {
    try save(#"{"home": ["VNO"], "clients": {"trips": {"currency": "SEK"}}}"#)
    let run = try await aerogami.run(
      "setup", "--home", "-", "--currency", "-", environment: ["AEROGAMI_HOME": "RIX"])
    #expect(run.exitCode == 0)
    #expect(
      run.errors.hasPrefix(
        """
        aerogami: removed home and currency from \(path)
        aerogami: warning: AEROGAMI_HOME is set, and overrides the saved value
        Try next:
          aerogami fetch            # the cheapest trips from home (sample data)
        """), "\(run)")
    #expect(saved == "{}\n")
  }

  @Test(
    "an invalid value is a usage error, an unknown environment one of the configuration, and nothing is written",
    arguments: [
      (["--sources", "ryanai"], "--sources: there is no source \"ryanai\"; did you mean \"ryanair\"?"),
      (["--environment", "liv"], "--environment: there is no environment \"liv\""),
      (["--home", "VNO", "--currency", ""], "--currency: an empty value is not a three-letter currency code"),
    ])
  func invalid(options: [String], problem: String) async throws {
    let run = try await aerogami.run(["setup"] + options)
    #expect(run.exitCode == (options[0] == "--environment" ? 78 : 64))
    #expect(run.errors.hasPrefix("aerogami: \(problem)"), "\(run)")
    #expect(saved == nil)
  }

  @Test("a token from an empty input is not a wrong command line, and an empty line is")
  func emptyInput() async throws {
    let empty = try await aerogami.run("setup", "--token", "-")
    #expect(empty.exitCode == 1)
    #expect(empty.errors.hasPrefix("aerogami: --token: standard input is empty; check the command"), "\(empty)")
    let line = try await aerogami.run("setup", "--token", "-", input: "\n")
    #expect(line.exitCode == 64)
    #expect(line.errors.hasPrefix("aerogami: --token: the value is not a token"), "\(line)")
    #expect(saved == nil)
  }

  @Test("an invalid variable is an error before anything is saved")
  func invalidVariable() async throws {
    let run = try await aerogami.run("setup", "--home", "VNO", environment: ["AEROGAMI_X": "1"])
    #expect(run.exitCode == 78 && run.errors.hasPrefix("aerogami: AEROGAMI_X: unknown variable"), "\(run)")
    #expect(saved == nil)
  }

  @Test("a home that only looks like a code, or is a region, is saved with a warning, and countries as codes")
  func doubtfulHome() async throws {
    let run = try await aerogami.run("setup", "--home", "VNO,lt,QQQ,Baltics")
    #expect(run.exitCode == 0 && run.errors.components(separatedBy: "warning: ").count == 3, "\(run)")
    for warning in [
      "QQQ is not a known airport; check the code",
      "Baltics is a region, so dates home-Milan may fail; use airports or cities",
    ] { #expect(run.errors.contains("aerogami: warning: \(warning)\n"), "\(run)") }
    #expect(saved?.contains(#""home": ["VNO", "LT", "QQQ", "Baltics"]"#) == true)
  }

  @Test("without a terminal and without options, the error names the options")
  func noTerminal() async throws {
    let run = try await aerogami.run("setup")
    #expect(run.exitCode == 64)
    #expect(
      run.errors.contains(
        "there is no terminal to ask for the settings; use --token -, --home, --currency, --sources or --environment"))
  }

  @Test("an unusable file is an error before any question, and stays as it is")
  func unusable() async throws {
    try save("{")
    let run = try await aerogami.run("setup", "--home", "VNO")
    #expect(run.exitCode == 78)
    #expect(run.errors.hasPrefix("aerogami: \(path):1:2: not valid JSON"))
    #expect(saved == "{")
  }

  @Test("on a terminal, it asks for each setting until it is valid, and does not show the token")
  func interview() async throws {
    try await withService { server, variables in
      let (run, showsTyping) = try await aerogami.converse("setup", environment: variables) { terminal, _ in
        await terminal.wait(for: "not shown as you type) [none]: ")
        #expect(!terminal.showsTyping)
        try terminal.type("\(token)\n")
        await terminal.wait(for: "such as VNO,Riga [none]: ")
        #expect(terminal.showsTyping)
        try terminal.type("Barcelno\n")
        await terminal.wait(for: "aerogami: \"Barcelno\" is not a known place; did you mean Barcelona?")
        try terminal.type("Vilnius\n")
        await terminal.wait(for: "Currency of prices [EUR]: ")
        try terminal.type("\n")
        await terminal.wait(for: "for private use) [none]: ")
        try terminal.type("\n")
        await terminal.wait(for: "dev for sample data [live]: ")
        try terminal.type("\n")
        await terminal.wait(for: "with the free app ntfy? [y/N] ")
        try terminal.type("\n")
      }
      #expect(run.exitCode == 0)
      #expect(showsTyping)
      #expect(!run.output.contains(token))
      #expect(
        run.output.contains(
          """
          aerogami: saved environment live, home Vilnius and the token in \(path)
          aerogami: the service accepts the token
          Send alerts to your phone
          """) && run.output.contains("Try next:\n  aerogami fetch  "), "\(run)")
      #expect(saved?.contains("currency") == false)
      #expect(await server.paths.count == 1)

      // Enter keeps everything, and the token is checked again.
      let before = saved
      let (second, _) = try await aerogami.converse("setup", environment: variables) { terminal, _ in
        await terminal.wait(for: "not shown as you type) [saved]: ")
        try terminal.type("\n")
        await terminal.wait(for: "such as VNO,Riga [Vilnius]: ")
        try terminal.type("\n")
        await terminal.wait(for: "Currency of prices [EUR]: ")
        try terminal.type("\n")
        await terminal.wait(for: "for private use) [none]: ")
        try terminal.type("\n")
        await terminal.wait(for: "dev for sample data [live]: ")
        try terminal.type("\n")
        await terminal.wait(for: "with the free app ntfy? [y/N] ")
        try terminal.type("\n")
      }
      #expect(second.exitCode == 0)
      #expect(second.output.contains("aerogami: nothing has changed in \(path)\n"))
      #expect(saved == before)
      #expect(await server.paths.count == 2)

      // A dash removes a setting.
      let (third, _) = try await aerogami.converse("setup", environment: variables) { terminal, _ in
        await terminal.wait(for: "as you type) [saved]: ")
        try terminal.type("-\n")
        await terminal.wait(for: "[Vilnius]: ")
        try terminal.type("-\n")
        await terminal.wait(for: "[EUR]: ")
        try terminal.type("\n")
        await terminal.wait(for: "for private use) [none]: ")
        try terminal.type("\n")
        await terminal.wait(for: "[live]: ")
        try terminal.type("dev\n")
        await terminal.wait(for: "with the free app ntfy? [y/N] ")
        try terminal.type("\n")
      }
      #expect(third.exitCode == 0)
      #expect(saved == "{\n  \"environment\": \"dev\"\n}\n")
      #expect(await server.paths.count == 2)
    }
  }

  @Test("a signal and the end of the input end the questions, with nothing written", arguments: [true, false])
  func interrupted(isSignal: Bool) async throws {
    let (run, showsTyping) = try await aerogami.converse("setup") { terminal, send in
      await terminal.wait(for: "not shown as you type) [none]: ")
      #expect(!terminal.showsTyping)
      if isSignal { try send(.interrupt) } else { try terminal.type("\u{4}") }
    }
    #expect(run.exitCode == (isSignal ? 130 : 1))
    #expect(run.output.contains("aerogami: nothing was saved\n") == !isSignal)
    #expect(showsTyping)
    #expect(saved == nil)
  }

  @Test("the guide lists the configured notifiers with a command that sends")
  func notifiers() throws {
    let notifiers = #"{"phone": {"kind": "ntfy", "topic": "hush"}, "team": {"kind": "webhook"}}"#
    try save(#"{"notifiers": \#(notifiers), "home": ["VNO"]}"#)
    let printing = try guide()
    let command = "  aerogami notify test phone team --env live  # a message to phone and team\n"
    #expect(printing.contains(command), "\(printing)")
    try save(#"{"notifiers": \#(notifiers), "environment": "live"}"#)
    let live = try guide()
    #expect(live.contains(/aerogami notify test +# a message to phone and team\n/), "\(live)")
  }
}
