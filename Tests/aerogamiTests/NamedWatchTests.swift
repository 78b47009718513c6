import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import ArgumentParser
import Foundation
import Subprocess
import TestSupport
import Testing

@testable import aerogami

/// Tests of the watches that have names: `watch add`, `list`, `remove` and `run`.
@Suite(.timeLimit(.minutes(20))) struct NamedWatchTests {
  private let aerogami = Aerogami()
  private let soon = "; if that or serve is running, it starts within 10 s"

  private func lines(_ run: Run) -> [String] { run.errors.split(separator: "\n").map(String.init) }

  /// The configuration that variables define.
  private func configuration(
    environment: String? = nil, _ variables: [String: String] = [:]
  ) throws -> AerogamiLive.Configuration {
    try AerogamiLive.Configuration.load(
      environment: environment, variables: variables,
      directories: .init(currentDirectory: aerogami.directory, userDirectory: nil))
  }

  @Test("without watches, a run suggests one that works without a home, and an unknown name lists the known ones")
  func chosen() async throws {
    let store = WatchStore.mock()
    let none = try await NamedWatches(configuration(), store)
    let error = try #require(throws: UsageError.self) { try none.chosen([], in: "dev", []) }
    #expect(error.message == "there are no watches in environment dev")
    let start = "add one, for example: aerogami "
    let remedy = try #require(error.remedy)
    #expect(remedy == start + "watch add spain Vilnius --to Spain --below 60")
    #expect(await Run.parsing(remedy.dropFirst(start.count).split(separator: " ").map(String.init)) == Run(0))
    for name in ["down", "cheap"] {
      _ = try await store.add(try Watch(name: name, fields: [(name: "regions", value: "EU")]), name)
    }
    let two = try await NamedWatches(configuration(), store)
    let unknown = try #require(throws: UsageError.self) { try two.chosen(["nowhere"], in: "dev", []) }
    #expect("\(unknown)" == "there is no watch \"nowhere\"; known: cheap, down")
  }

  @Test("a watch is added, listed with its words, and removed with the command that adds it again")
  func saved() async throws {
    let words = ["weekend", "home", "--to", "ES,IT", "--weekend", "--nights", "2-3", "--below", "60"]
    try aerogami.write(#"{"home": ["VNO", "Riga"]}"#, to: "../config/aerogami/config.json")
    expectEqual(
      try await aerogami.run(["watch", "add"] + words),
      Run(0, errors: "aerogami: added weekend; run it with aerogami watch run\(soon)\n"))
    try await aerogami.saveWatch("beach", "New York", "--month", "next", "--every", "2h")
    let list = try await aerogami.run("watch", "list")
    #expect(
      list
        == Run(
          0,
          output: """
            NAME     OPTIONS                                            EVERY  LAST (UTC)  NEXT (UTC)  STATUS     SOURCE
            beach    'New York' --month next --every 2h                    2h  never       now         never ran  watch add
            weekend  home --to ES,IT --nights 2-3 --weekend --below 60    15m  never       now         never ran  watch add

            """))
    let rows = try await aerogami.run("watch", "list", "--format", "ndjson", "--color", "never").output
    #expect(
      rows.hasPrefix(#"{"name":"beach","options":["New York","--month","next","--every","2h"],"every_seconds":7200,"#))
    #expect(
      rows.contains(#/,"last_run":null,"next_run":"[0-9TZ:.-]+","status":"never_ran",.*,"source":null\}\n/#), "\(rows)")

    expectEqual(
      try await aerogami.run("watch", "remove", "beach"),
      Run(
        0,
        errors: "aerogami: removed beach; to add it again: "
          + "aerogami watch add beach 'New York' --month next --every 2h\n"))
  }

  @Test("a watch is changed, paused and resumed with commands")
  func changed() async throws {
    try aerogami.write(#"{"watches": {"route": {"regions": "EU", "below": 1}}}"#, to: "Config/dev.json")
    try await aerogami.saveWatch("spain", "EU", "--to", "ES", "--below", "60")
    expectEqual(
      try await aerogami.run("watch", "change", "spain", "EU", "--to", "PT", "--every", "2h"),
      Run(
        0,
        errors: "aerogami: changed spain, without --below; to undo: "
          + "aerogami watch change spain EU --to ES --below 60\n"))
    expectEqual(
      try await aerogami.run("watch", "change", "spain", "EU", "--every", "2h", "--to", "Portugal"),
      Run(0, errors: "aerogami: nothing changed: spain has these options already\n"))
    let everywhere = try await aerogami.run("watch", "change", "spain", "--to", "PT", "--every", "2h")
    #expect(
      everywhere.errors.hasPrefix(
        "aerogami: changed spain, without the places of departure (it now watches the default regions); to undo: "),
      "\(everywhere)")
    #expect(try await aerogami.run("watch", "change", "spain", "EU", "--to", "PT", "--every", "2h").exitCode == 0)
    expectEqual(
      try await aerogami.run("watch", "pause", "spain,", "route"),
      Run(0, errors: "aerogami: paused spain and route; to continue: aerogami watch resume spain route\n"))
    expectEqual(
      try await aerogami.run("watch", "pause", "spain"),
      Run(0, errors: "aerogami: spain was paused already; to continue: aerogami watch resume spain\n"))
    let paused = try await aerogami.run("watch", "run", "--once")
    #expect(paused.exitCode == 0 && paused.output == "", "\(paused)")
    let leftOut = "left out: the watch spain is paused; to continue it, run aerogami watch resume spain\n"
    #expect(lines(paused).count == 2 && paused.errors.contains(leftOut), "\(paused)")
    expectEqual(try await aerogami.run("watch", "resume", "spain"), Run(0, errors: "aerogami: resumed spain\n"))
    expectEqual(
      try await aerogami.run("watch", "resume", "spain"), Run(0, errors: "aerogami: spain was not paused\n"))
  }

  @Test("watch clear and undo, which are no commands, say what to run")
  func clear() async throws {
    expectEqual(
      try await aerogami.run("watch", "undo"),
      Run(64, errors: "aerogami: watch has no command \"undo\"; each change prints the command that undoes it\n"))
    let none = try await aerogami.run("watch", "clear")
    expectEqual(
      none, Run(64, errors: "aerogami: watch has no command \"clear\"; environment dev has no saved watches\n"))
    try await aerogami.saveWatch("spain", "EU", "--to", "ES")
    try await aerogami.saveWatch("porto", "EU", "--to", "Porto")
    expectEqual(
      try await aerogami.run("watch", "clear", "--env", "dev"),
      Run(
        64,
        errors: "aerogami: watch has no command \"clear\"; to remove all saved watches: "
          + "aerogami watch remove porto spain --env dev\n"))
    #expect(try await aerogami.run("watch", "remove", "porto", "spain", "--env", "dev").exitCode == 0)
  }

  @Test("watch list shows only the named watches, and an unknown name is an error")
  func chosenWatches() async throws {
    try await aerogami.saveWatch("spain", "EU", "--to", "ES")
    try await aerogami.saveWatch("porto", "EU", "--to", "Porto")
    try await aerogami.saveWatch("rome", "EU", "--to", "Rome")
    let run = try await aerogami.run("watch", "list", "spain,porto", "spain", "--format", "csv", "--field", "name")
    expectEqual(run, Run(0, output: "name\nspain\nporto\n"))
    expectEqual(
      try await aerogami.run("watch", "list", "spain", "prto"),
      Run(
        64, errors: "aerogami: there is no watch \"prto\"; did you mean \"porto\"? Known: porto, rome, spain\n"))
  }

  @Test("a running process takes a watch that is added, and stops one that is removed, without a restart")
  func withoutRestart() async throws {
    try await aerogami.saveWatch("spain", "EU", "--below", "1", "--every", "1d")
    let errors = try WatchedStream.pipe()
    let run = try await aerogami.run("watch", "run", "--verbose", output: .pipe(), errors: errors) { send in
      await errors.wait(for: "round 1 of spain: ")
      try await aerogami.saveWatch("rome", "EU", "--to", "Rome", "--below", "1", "--every", "1d")
      await errors.wait(for: "round 1 of rome: ")
      _ = try await aerogami.run("watch", "remove", "rome", "spain")
      await errors.wait(for: "aerogami: no watch runs here now\n")
      try send(.interrupt)
    }
    #expect(run.exitCode == 130, "\(run)")
  }

  @Test("a watch of meetings reports each meeting with every home's trip")
  func meetings() async throws {
    let words = ["--meet", "Vilnius", "--meet", "Berlin", "--people", "2,1", "--month", "next", "--below", "1000"]
    expectEqual(
      try await aerogami.run(["watch", "add", "friends"] + words),
      Run(0, errors: "aerogami: added friends; run it with aerogami watch run\(soon)\n"))
    expectEqual(
      try await aerogami.run("watch", "change", "friends", "VNO", "--month", "next", "--below", "1000"),
      Run(
        0,
        errors: "aerogami: changed friends, without --meet and --people; to undo: aerogami watch change friends "
          + "\(words.joined(separator: " "))\n"))
    _ = try await aerogami.run(["watch", "change", "friends"] + words)
    expectEqual(
      try await aerogami.run("watch", "change", "friends", "--below", "150"),
      Run(
        64,
        errors: "aerogami: a change replaces the whole watch, and no homes are given for this watch of meetings; "
          + "give each home again with --meet: Vilnius and Berlin\n"))
    let first = try await aerogami.run(
      "watch", "run", "--once", "--format", "ndjson", "--exec", "grep -c booking_link >&2")
    #expect(first.exitCode == 0 && first.errors.contains("1\n"), "\(first)")
    let row = try #require(first.output.split(separator: "\n").first)
    #expect(row.hasPrefix(#"{"watch":"friends","change":"new","seen_at":""#))
    #expect(row.contains(#""meeting":{"total":"#) && row.contains(#""home":"Vilnius","people":2,"trip":"#))
    let others = ["--meet", "Vilnius", "--meet", "Berlin", "--month", "next", "--below", "1000"]
    let narrow = try await aerogami.screen(["watch", "--once", "--no-progress"] + others, columns: 40)
    let head = try #require(narrow.split(separator: "\n").first { $0.contains("ARRIVES") }, "\(narrow)")
    #expect(!head.contains("…") && narrow.contains("\nnew* "), "\(narrow)")
    _ = try await aerogami.run(["watch", "add", "others"] + others)
    let named = try await aerogami.screen(["watch", "run", "others", "--once", "--no-progress"], columns: 40)
    let namedHead = try #require(named.split(separator: "\n").first { $0.contains("ARRIVES") }, "\(named)")
    #expect(namedHead.contains("  KIND ") && !namedHead.contains("…") && named.contains("  new* "), "\(named)")
    let wrong = await Run.parsing(["watch", "add", "other"] + words + ["--confirm"])
    #expect(wrong.exitCode == 64 && wrong.errors.contains("--confirm and --meet cannot be used together"))
  }

  @Test("in one table, the rows of trips and of meetings each begin with their own header")
  func bothKinds() async throws {
    try await aerogami.saveWatch("a", "Vilnius", "--below", "1000")
    try await aerogami.saveWatch(
      "b", "--meet", "Vilnius", "--meet", "Berlin", "--month", "next", "--below", "1000")
    try await aerogami.saveWatch("c", "Riga", "--below", "1000")
    let table = try await aerogami.run("watch", "run", "--once").output.split(separator: "\n")
    let starts = table.map { row in String(row.prefix { $0 != " " }) }
    let afterHeaders = starts.indices.dropLast().filter { starts[$0] == "WATCH" }.map { starts[$0 + 1] }
    #expect(afterHeaders == ["a", "b", "c"], "\(table)")
    #expect(table.contains { $0.contains("KIND") && $0.contains("CITY") }, "\(table)")
  }

  @Test("a limit that has no effect is a warning when the watch is saved")
  func limitWithoutEffect() async throws {
    let high = try await aerogami.run("watch", "add", "high", "VNO", "--max-price", "40", "--below", "90")
    let warning =
      "aerogami: warning: the search only finds trips up to 40, so all of them are below 90, and are reported if they "
      + "are new or cheaper\n"
    #expect(high.exitCode == 0 && high.errors.hasPrefix(warning + "aerogami: added high"), "\(high)")
    let foreign = try await aerogami.run("watch", "add", "foreign", "VNO", "--below", "60 PLN")
    #expect(
      foreign.errors.hasPrefix("aerogami: warning: no trip is below 60 PLN: prices are in EUR\n"), "\(foreign)")
  }

  @Test("a watch that confirms prices warns if no source can look them up")
  func confirmation() async throws {
    let variables = ["AEROGAMI_CLIENTS_TRIPS_TOKEN": "t", "AEROGAMI_CLIENTS_TRIPS_BASE_URL": "http://127.0.0.1:9"]
    let warning =
      "--confirm confirms nothing here, because Travelpayouts cannot look up current prices, so messages will say that "
      + "prices are not confirmed; add a source such as ryanair or kiwi, or remove --confirm"
    let added = try await aerogami.run(
      "watch", "add", "cheap", "VNO", "--confirm", "--env", "live", environment: variables)
    #expect(
      added.errors
        == "aerogami: warning: \(warning)\naerogami: added cheap; run it with aerogami watch run --env live\(soon)\n")
    let fields = [(name: "regions", value: "VNO"), (name: "confirm", value: "true")]
    let entry = WatchEntry(try Watch(name: "cheap", fields: fields))
    let one = try configuration(environment: "live", variables)
    #expect(entry.confirmationWarning(one) == "warning: the watch cheap: \(warning)")
    let sources = ["AEROGAMI_CLIENTS_TRIPS_SOURCES": "travelpayouts,ryanair"]
    let both = try configuration(environment: "live", variables.merging(sources) { $1 })
    #expect(entry.confirmationWarning(both) == nil)
  }

  @Test(
    "the saved watch is the given one, also if an option or a region equals its name or --env",
    arguments: [
      (["--to", "spain", "--below", "60", "spain"], "--to ES --below 60"),
      (["spain", "spain", "--to", "spain"], "spain --to ES"),
      (["--env", "spain", "spain", "--to=spain"], "--to ES"), (["--from", "spain", "--", "spain"], "--from ES"),
      (["spain", "--", "--env", "dev"], "--regions=--env,dev"), (["x", "--airline", "x"], "--airline x"),
      (["--airline", "x", "x", "x"], "x --airline x"), (["x", "VNO", "--to", "Barcelona"], "VNO --to Barcelona"),
    ])
  func nameAsValue(arguments: [String], words: String) async throws {
    let command = try await RootCommand.command(for: ["watch", "add"] + arguments)
    let added = try #require(command as? WatchAddCommand)
    #expect(["spain", "x"].contains(added.name))
    #expect(try added.watch(named: added.name).words.joined(separator: " ") == words)
    #expect(added.environment.words == (arguments.first == "--env" ? ["--env", "spain"] : []))
  }

  @Test(
    "a hint about places has the command that changes the saved watch, with all its options",
    arguments: [
      (
        "VNO --to Spain Italy --below 50 --env dev",
        "trips from Italy are searched, too; for trips to all: "
          + "aerogami watch change ny VNO --to ES,IT --below 50 --env dev"
      ),
      ("VNO BCN --every 2h", "to search from VNO to BCN: aerogami watch change ny VNO --to BCN --every 2h"),
      ("VNO --to Spain --below 50", nil),
    ] as [(String, String?)])
  func hint(line: String, hint: String?) async throws {
    let words = ["watch", "add", "ny"] + line.split(separator: " ").map(String.init)
    let command = try await RootCommand.command(for: words)
    let added = try #require(command as? WatchAddCommand)
    #expect(added.hint(changing: added.name, added.environment, line: ["aerogami"] + words) == hint)
  }

  @Test(
    "a place instead of a name is an error with the command that has a name",
    arguments: [
      ("Vilnius --to Spain --below 60", "vilnius Vilnius --to ES --below 60"),
      ("New York --to Spain --env live", "new-york 'New York' --to ES --env live"), ("VNO", "vno VNO"),
    ])
  func missingName(line: String, words: String) async {
    #expect(
      await Run.parsing(["watch", "add"] + line.split(separator: " ").map(String.init))
        == Run(
          64, errors: "aerogami: the name of the watch is missing; add it: aerogami watch add \(words)\n"))
  }

  @Test(
    "a name that is a place gets a hint, unless there is a place of departure or it is the destination",
    arguments: [
      (
        "vilnius --to Spain --below 60",
        "vilnius is only the name, and not a place of departure; for trips from there: "
          + "aerogami watch change vilnius Vilnius --to ES --below 60"
      ),
      ("vilnius Vilnius --to Spain", nil), ("vilnius --from Vilnius", nil), ("spain --to Italy,Spain", nil),
      ("weekend --to Spain", nil), ("sun --to Spain", nil), ("vilnius --meet Vilnius --meet Berlin", nil),
    ] as [(String, String?)])
  func placeAsName(line: String, hint: String?) async throws {
    let command = try await RootCommand.command(for: ["watch", "add"] + line.split(separator: " ").map(String.init))
    #expect(try #require(command as? WatchAddCommand).nameHint == hint)
  }

  @Test("a watch without a name says that its only place is also the name of a saved watch")
  func placeLikeASavedWatch() async throws {
    let note = #"aerogami: "spain" is also a saved watch; to run it: aerogami watch run spain"#
    #expect(try await aerogami.run("watch", "spain", "--once").errors.contains("saved watch") == false)
    try await aerogami.saveWatch("spain", "EU", "--to", "ES")
    let named = try await aerogami.run("watch", "spain", "--once", "--env", "dev")
    #expect(named.errors.contains(note + " --env dev\n"), "\(named)")
    let other = try await aerogami.run("watch", "--once", "spain", "EU", "--to", "spain")
    #expect(!other.errors.contains("saved watch"), "\(other)")
  }

  @Test("a configured watch is listed with its file, and hides a saved one of its name")
  func configured() async throws {
    try await aerogami.saveWatch("weekend", "--to", "PT")
    try aerogami.write(
      """
      {"watches": {"weekend": {"regions": ["EU", "US"], "to": ["ES", "Rome"], "maxPrice": 80, "weekend": true,
        "direct": false, "newLow": true, "every": "6h"}, "route": {"route": "VNO-Milan"}}}
      """, to: "Config/dev.json")
    let list = try await aerogami.run("watch", "list")
    #expect(
      list.output == """
        NAME     OPTIONS                                                           EVERY  LAST (UTC)  NEXT (UTC)  STATUS     SOURCE
        route    VNO --to Milan                                                      15m  never       now         never ran  Config/dev.json
        weekend  EU,US --to ES,Rome --max-price 80 --weekend --new-low --every 6h     6h  never       now         never ran  Config/dev.json

        """)
    #expect(
      list.errors == "aerogami: the saved watch weekend is not used, because a configuration file has a watch of the "
        + "same name; remove it with aerogami watch remove weekend\n")
    // The configured watch keeps what it has seen.
    #expect(try await aerogami.run("watch", "run", "weekend", "--once").exitCode == 0)
    #expect(try await aerogami.run("watch", "remove", "weekend").exitCode == 0)
    expectEqual(
      try await aerogami.run("watch", "run", "weekend", "--once"),
      Run(0))
  }

  @Test("a configured watch that cannot run is an error with its file and its name")
  func invalidConfiguration() async throws {
    for (watches, command, code, errors) in [
      (
        #"""
        "a": {"month": "jan", "date": "+1d"}, "b": {"weekend": true, "days": "fri"}, "c": {"from": "home"}
        """#, ["list"], 3,
        [
          "Config/dev.json: the watch a: month and date cannot be used together",
          "Config/dev.json: the watch b: weekend cannot be used with days or returnDays",
          "Config/dev.json: the watch c: home is not configured; run aerogami setup",
        ]
      ),
      (
        "\n" + #""a": {"every": "15"},"# + "\n" + #""b": {"route": "VNO"},"# + "\n" + #""c": {"below": [5, {}]},"#
          + #""w": {"route": "VNO-BCN", "to": "ES"}"#, ["run", "--once"], 78,
        [
          "Config/dev.json:2:16: watches.a.every: expected a whole number and a unit, from 1m to 30d",
          #"Config/dev.json:3:16: watches.b.route: "VNO" is not a route"#,
          "Config/dev.json:4:16: watches.c.below: expected an amount",
          "Config/dev.json: watches.w: route and to cannot be used together; remove one of them",
        ]
      ),
    ] as [(String, [String], Int32, [String])] {
      try aerogami.write(#"{"watches": {\#(watches)}}"#, to: "Config/dev.json")
      let run = try await aerogami.run(["watch"] + command)
      #expect(run.exitCode == code && lines(run).count == errors.count, "\(run)")
      for (line, error) in zip(lines(run), errors) { #expect(line.hasPrefix("aerogami: \(error)"), "\(run)") }
    }
  }

  @Test("a watch that the configuration keeps from running is reported when it is added, listed and run")
  func incompleteConfiguration() async throws {
    try aerogami.write(
      #"{"notifiers": {"phone": {"kind": "ntfy"}}, "watches": {"there": {"regions": "home"}}}"#, to: "Config/dev.json")
    let incomplete = "notifiers.phone.topic is not set, and a notifier of kind ntfy needs it; set the key in "
    let added = lines(try await aerogami.run("watch", "add", "here", "EU", "--notify", "phone"))
    #expect(added.count == 2 && added[0].hasPrefix("aerogami: warning: \(incomplete)"), "\(added)")
    let list = try await aerogami.run("watch", "list", "--format", "csv")
    #expect(list.output.contains(#/\nthere,home,900,,,cannot_run,.*,Config\/dev\.json\n/#), "\(list)")
    #expect(list.exitCode == 3)
    let notes = lines(list)
    #expect(
      notes.count == 2 && notes[0].hasPrefix("aerogami: the watch here: \(incomplete)")
        && notes[1].hasPrefix("aerogami: Config/dev.json: the watch there: home is not configured"), "\(notes)")
    let run = try await aerogami.run("watch", "run", "here", "--once")
    #expect(run.exitCode == 78 && run.errors.hasPrefix("aerogami: the watch here: \(incomplete)"), "\(run)")
  }

  @Test(
    "a wrong watch is an error before it is saved",
    arguments: [
      (["Québec 2!"], 64, #""Québec 2!" is not a valid name; use a name such as quebec-2 (at most 40 lowercase"#),
      (["20 EUR"], 64, #""20 EUR" is not a valid name; use a name such as weekend (at most 40 lowercase"#),
      (["-x", "a"], 64, "unknown option -x"),
      ([], 64, "missing argument <name>"), (["a", "--below", "x"], 64, #"invalid value "x" for --below: expected"#),
      (
        ["a", "--drop", "0%"], 64, #"invalid value "0%" for --drop: expected a percentage from 1% to 99%, or an amount"#
      ),
      (["a", "home"], 78, #"home is not configured"#),
      (["a", "--once"], 64, "unknown option --once; it is an option of aerogami watch start and run"),
      (["a", "--below", "0"], 64, #"invalid value "0" for --below: expected an amount above 0, such as 60"#),
    ] as [([String], Int32, String)])
  func invalid(words: [String], code: Int32, message: String) async throws {
    let run = try await aerogami.runIfValid(["watch", "add"] + words)
    #expect(run.exitCode == code && run.errors.hasPrefix("aerogami: \(message)"), "\(run)")
    #expect(!FileManager.default.fileExists(atPath: aerogami.dataDirectory))
  }

  @Test("an unknown place of departure, also a country in lowercase, is refused, as a round would refuse it")
  func lowercaseCountry() async throws {
    let run = try await aerogami.run("watch", "add", "a", "es")
    #expect(run.exitCode == 4)
    #expect(run.errors.hasPrefix(#"aerogami: there is no region or place "es"; did you mean "ES"?"#), "\(run)")
  }

  @Test("variables cannot set watches, and an extra argument of a subcommand is named as such")
  func mistakes() async throws {
    let error = try #require(throws: ConfigurationError.self) { try configuration(["AEROGAMI_WATCHES_A_TO": "ES"]) }
    #expect(error.lines == ["AEROGAMI_WATCHES_A_TO: variables cannot set keys of watches; set them in a file"])
    expectEqual(
      await Run.parsing(["notify", "list", "EU"]),
      Run(64, errors: "aerogami: unexpected argument \"EU\"; see aerogami notify list --help\n"))
    #expect(
      await Run.parsing(["watch", "run", "--format", "json"]).errors
        == "aerogami: invalid value \"json\" for --format: expected table, ndjson or csv\n")
  }

  @Test("an unknown place of departure is only a warning if the regions of the service cannot be listed")
  func unknownPlace() async throws {
    try aerogami.write(
      #"{"clients": {"trips": {"faults": ["trips.regions:offline"]}}}"#, to: "Config/dev.json")
    #expect(
      lines(try await aerogami.run("watch", "add", "a", "Barcelno")) == [
        "aerogami: warning: the regions of the service could not be listed, and \"Barcelno\" is not a known place; "
          + "did you mean Barcelona? Ignore this if the service has a region of that name",
        "aerogami: added a; run it with aerogami watch run\(soon)",
      ])
  }

  @Test("a watch whose days are in the past is left out with a note, and is an error if it is named")
  func over() async throws {
    try aerogami.write(
      #"{"watches": {"old": {"regions": "EU", "month": "2020-01"}, "new": {"regions": "EU", "maxPrice": 1}}}"#,
      to: "Config/dev.json")
    let error =
      "Config/dev.json: the watch old: all its days of departure are in the past; give it later days, or remove it\n"
    expectEqual(
      try await aerogami.run("watch", "run", "--once"),
      Run(0, errors: "aerogami: left out: \(error)"))
    expectEqual(
      try await aerogami.run("watch", "run", "--once", "new", "old"),
      Run(78, errors: "aerogami: \(error)"))
  }

  @Test("a watch that cannot run is left out with a note and status 3")
  func leftOut() async throws {
    try aerogami.write(
      #"""
      {"watches": {"bad": {"regions": "EU", "source": "ryanair"}, "mute": {"regions": "EU", "notify": "phone"},
        "new": {"regions": "EU", "maxPrice": 1}}}
      """#, to: "Config/dev.json")
    let bad =
      "Config/dev.json: the watch bad: source: there is no source \"ryanair\"; "
      + "remove source: there is only sample data\n"
    let mute =
      "Config/dev.json: the watch mute: there is no notifier \"phone\"; add one with aerogami notify add\n"
    expectEqual(
      try await aerogami.run("watch", "run", "--once"),
      Run(3, errors: "aerogami: left out: \(bad)aerogami: left out: \(mute)"))
  }

  @Test("a store that cannot be used ends the round of all watches with one error")
  func unusableStore() async throws {
    try aerogami.write(#"{"watches": {"a": {"maxPrice": 1}, "b": {"maxPrice": 1}}}"#, to: "Config/dev.json")
    let run = try await aerogami.run(
      "watch", "run", "--once", environment: ["AEROGAMI_STORE_PATH": "/dev/null/a.sqlite"])
    #expect(run.exitCode == 1 && lines(run).count == 1)
    #expect(run.errors.hasPrefix("aerogami: the store /dev/null/a.sqlite: "))
  }

  @Test("the word home in --from and --to stands for its places")
  func home() async throws {
    for filter in ["--from", "--to"] {
      let texts = try await [Home.word, "VNO,London"].asyncMap { words in
        let fetch = try await FetchCommand.asyncParse([filter, "\(words),Tallinn"])
        return try fetch.query.query(fetch.filter, from: fetch.regions, at: nil) { ["VNO", "London"] }.search.text
      }
      #expect(texts[0] == texts[1] && texts[0].contains("VNO"))
    }
    try aerogami.write(#"{"home": ["EU"]}"#, to: "../config/aerogami/config.json")
    let region = try await aerogami.run("fetch", "--from", "home")
    #expect(
      region
        == Run(
          64,
          errors: """
            aerogami: home contains "EU", which is not an airport, a city or a country; give airports, cities or countries instead

            """))
  }

  @Test("one round of each watch runs, and the times of the rounds are listed")
  func run() async throws {
    try await TestServer.run { request in
      request.path == "/trips/EU"
        ? .init(SampleTrips.list(SampleTrips.malaga, SampleTrips.bergamo)) : .init(status: 503, "")
    } _: { server in
      try aerogami.use(server)
      try await aerogami.saveWatch("cheap", "EU", "--max-price", "30")
      try await aerogami.saveWatch("spain", "EU", "--to", "Spain")
      let first = try await aerogami.run("watch", "run", "--once", "--format", "csv")
      let rows = first.output.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
      #expect(first.exitCode == 0 && first.errors == "")
      #expect(
        rows.map { "\($0[0]) \($0[1]) \($0[5])" } == ["watch change trip.id", "cheap new bergamo", "spain new malaga"])
      let list = try await aerogami.run("watch", "list").output
      #expect(list.matches(of: /20[0-9-]+ [0-9:]+  20[0-9-]+ [0-9:]+/).count == 2)

      try await aerogami.saveWatch("down", "US", "--to", "Spain")
      let partial = try await aerogami.run("watch", "run", "--once", "--attempts", "1")
      #expect(partial.exitCode == 3 && partial.errors.hasPrefix("aerogami: down: US failed: 127.0.0.1:"))
    }
  }

  @Test("a message that one notifier could not send is sent by that one only, also after a restart")
  func notifiers() async throws {
    let log = Log<String>()
    try await TestServer.run { [log] request in
      guard request.method == "POST" else {
        return .init(SampleTrips.list(SampleTrips.malaga, SampleTrips.bergamo))
      }
      await log.append("\(request.path) \(String(decoding: request.body, as: UTF8.self).prefix(40))")
      let count = await log.entries.count
      return request.path == "/b" && count < 3 ? .init(status: 500, "") : .init("ok")
    } _: { server in
      try aerogami.write(
        """
        {"clients": {"notifications": {"variant": "live"}, "trips": {"variant": "live", "baseURL": "\(server.address)"}},
         "store": {"path": "store.sqlite"},
         "notifiers": {"a": {"kind": "webhook", "url": "\(server.address)/a", "template": "slack"},
                       "b": {"kind": "webhook", "url": "\(server.address)/b", "template": "slack"}},
         "watches": {"spain": {"regions": "EU", "to": "ES", "below": 100, "deals": true, "newLow": true,
                               "notify": ["a", "b"]}}}
        """, to: "Config/dev.json")
      #expect(try await aerogami.run("watch", "run", "--once").exitCode == 3)
      #expect(try await aerogami.run("watch", "run", "--once").exitCode == 0)
      let message = #"{"text":"spain: 1 trip from 72 EUR\u000a"#
      #expect(
        await log.entries.map { $0.prefix(42) } == ["/a", "/b", "/b"].map { "\($0) \(message)".prefix(42) })
    }
  }
}

extension Array {
  fileprivate func asyncMap<Value>(_ body: (Element) async throws -> Value) async rethrows -> [Value] {
    var values: [Value] = []
    for element in self { values.append(try await body(element)) }
    return values
  }
}
