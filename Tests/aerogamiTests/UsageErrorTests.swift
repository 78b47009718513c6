import Foundation
import Testing

@testable import aerogami

@Suite(.timeLimit(.minutes(20))) struct UsageErrorTests {
  private let aerogami = Aerogami()
  private static let durations = "expected a duration such as 90s, 10m, 2h, 1d or 1w"

  @Test(
    "options before a command are an error that shows where they belong, unless the word is their value",
    arguments: [
      (
        "--format json fetch EU",
        "--format is before the command fetch; write options after it: aerogami fetch --format json"
      ),
      ("--env=live fetch", "--env is before the command fetch; write options after it: aerogami fetch --env=live"),
      (
        "--env dev watch list",
        "--env is before the command watch; write options after it: aerogami watch list --env dev"
      ),
      (
        "watch --env dev list",
        "--env is before the command list; write options after it: aerogami watch list --env dev"
      ),
      (
        "favorites --to ES --one-per-city list",
        "--to is before the command list; write options after it: aerogami favorites list --to ES --one-per-city"
      ),
      (
        "watch --every 1h list",
        "unknown option --every; it is an option of aerogami watch start, add, change and run"
      ),
      ("history --since 20d list", "unknown option --since; it is an option of aerogami history show"),
      ("watch --notify list", nil), ("watch VNO --direct", nil), ("fetch --format json", nil), ("--help fetch", nil),
      ("history --since 3d -- list", nil), ("--format json", nil), ("watch list --format json", nil),
    ])
  func optionBeforeCommand(line: String, error: String?) {
    let found = RootCommand.optionBeforeSubcommand(in: line.split(separator: " ").map(String.init))
    #expect(found.map { "\($0)" } == error)
  }

  @Test(
    "an invalid value is a usage error that says what is valid",
    // Of the commands with an option, one with few others, which is parsed faster.
    arguments: [
      (["fetch", "--concurrency", "65"], #""65" for --concurrency: expected a whole number from 1 to 64"#),
      (["favorites", "list", "--limit=-1"], #""-1" for --limit: expected a whole number from 0 to 1000000000"#),
      (["regions", "--attempts", "0"], #""0" for --attempts: expected a whole number from 1 to 10"#),
      (
        ["regions", "--timeout", "-1"],
        #""-1" for --timeout: expected a duration such as 5s, or a number of seconds from 0.001 to 3600"#
      ),
      (
        ["regions", "--deadline", "soon"],
        #""soon" for --deadline: expected a duration such as 2m, or a number of seconds from 0.001 to 86400"#
      ),
      (["regions", "--max-age", "soon"], #""soon" for --max-age: \#(Self.durations)"#),
      (["regions", "--max-age", "10"], #""10" for --max-age: expected a number with a unit, such as 10m or 10d"#),
      (
        ["dates", "VNO-BCN", "--max-price", "cheap"],
        #""cheap" for --max-price: expected an amount such as 60, 99.50 or 60 EUR, with at most 18 digits"#
      ),
      (
        ["dates", "VNO-BCN", "--nights", "-1"],
        #""-1" for --nights: expected a number of nights such as 3, or a range such as 2-4, up to 365"#
      ),
      (["fetch", "--adults", "0"], #""0" for --adults: expected a number of adults from 1 to 9"#),
      (["fetch", "--children", "9"], #""9" for --children: expected a number of children from 0 to 8"#),
      (["fetch", "--bags", "-1"], #""-1" for --bags: expected a number of checked bags from 0 to 18"#),
      (
        ["fetch", "--depart-after", "soon"],
        #""soon" for --depart-after: expected a day such as 2027-01-31, tomorrow or +2w, or a "#
          + "time such as 2027-01-31T06:00:00Z"
      ),
      (
        ["fetch", "--depart-hours", "6"],
        #""6" for --depart-hours: expected a range of hours of the day such as 6-12, 6:30-12 or 22-6"#
      ),
      (
        ["fetch", "--return-hours", "6-25"],
        #""6-25" for --return-hours: expected a range of hours of the day such as 6-12, 6:30-12 or 22-6"#
      ),
      (
        ["regions", "--format", "xml"],
        #""xml" for --format: expected table, json, ndjson or csv"#
      ),
      (
        ["fetch", "--sort", "cheapest"],
        #""cheapest" for --sort: expected price, departure, duration, nights or created"#
      ),
      (
        ["regions", "--color", "red"],
        #""red" for --color: expected auto, always or never"#
      ),
      (
        ["fetch", "--regions", ","],
        #""," for --regions: the list has no entries; separate entries with commas"#
      ),
      (
        ["fetch", "--from", ","],
        #""," for --from: expected countries, cities or airport codes, separated by commas"#
      ),
      (
        ["fetch", "--airline", ","],
        #""," for --airline: expected airline codes or names, separated by commas"#
      ),
    ])
  func value(arguments: [String], problem: String) async throws {
    #expect(await Run.parsing(arguments) == Run(64, errors: "aerogami: invalid value \(problem)\n"))
  }

  @Test(
    "contradictory options and unknown words are usage errors",
    arguments: [
      (["fetch", "--to", "Barcelno"], "--to: \"Barcelno\" is not a known place; did you mean Barcelona?"),
      (["fetch", "--to", "Barcelona"], "--to: \"Barcelona\" is in Spain (BCN) and Venezuela (BLA); write a code"),
      (
        ["fetch", "--depart-after", "2027-02-01", "--depart-before", "2027-02-01"],
        "--depart-after must be earlier than --depart-before, or no trip can match"
      ),
      (
        ["config", "show", "--env", "dev", "--config", "dev.json"],
        "--env and --config cannot be used together"
      ),
      (
        ["fetch", "--anywhere", "--regions", "EU"],
        "--anywhere cannot be used with regions or places"
      ),
      (
        ["history", "prune", "--older-than", "90d", "--yes", "--dry-run"],
        "--yes and --dry-run cannot be used together"
      ),
      (
        ["fetch", "--weekend", "--return-days", "sun"], "--weekend cannot be used with --days or --return-days"
      ),
      (
        ["fetch", "--one-way", "--nights", "2"],
        "--one-way cannot be used with --nights, --weekend, --return-days or --return-hours"
      ),
      (
        ["watch", "--one-way", "--return-hours", "17-23"],
        "--one-way cannot be used with --nights, --weekend, --return-days or --return-hours"
      ),
      (
        ["fetch", "--max-price", "60 EUR", "--currency", "usd"],
        "--max-price \"60 EUR\" and --currency USD name different currencies; use the same one"
      ),
      (
        ["regions", "--offline", "--max-age", "10m"], "--offline and --max-age cannot be used together"
      ),
      (
        ["fetch", "Manchester"],
        #""Manchester" is in United Kingdom (MAN) and United States (MHT); write a code"#
      ),
      (
        ["fetch", "--to", "EU"],
        #"--to: "EU" is a region, which cannot be used here; give a country, a city or an "#
          + "airport code, such as Spain, Vilnius or VNO"
      ),
      (["fetch", "--nearby", "100km"], "--nearby requires --two-tickets; add --two-tickets"),
      (
        ["dates", "VNO-BCN", "--two-tickets", "--nearby", "100km"], "unknown option --nearby; see aerogami dates --help"
      ),
      (
        ["dates", "VNO-BCN", "--two-tickets", "--nights", "0"],
        "--two-tickets requires at least 1 night; give more --nights"
      ),
      (["fetch", "--form", "Vilnius"], "unknown option --form; did you mean --from?"),
      (["fetch", "--nights", "x", "--frm", "BCN"], "unknown option --frm; did you mean --from?"),
      (["airports", "--format"], "--format requires a value; see aerogami airports --help"),
      (
        ["watch", "run", "--every", "1h"],
        "unknown option --every; it is an option of aerogami watch start, add and change"
      ),
      (["airports", "-x"], "unknown option -x; see aerogami airports --help"),
      (["airports", "--formt"], "unknown option --formt; did you mean --format?"),
      (["favorites", "remove", "--typo"], "unknown option --typo; see aerogami favorites remove --help"),
      (["history", "prune", "--typo=1"], "unknown option --typo; see aerogami history prune --help"),
      (["regions", "--refresh=3"], "--refresh must be given without a value"),
      (["fetsh"], #"there is no command "aerogami fetsh"; did you mean aerogami fetch?"#),
      (["fav", "list", "x"], #"there is no command "aerogami fav"; did you mean aerogami favorites?"#),
      (["help", "ftech"], #"there is no command "aerogami ftech"; did you mean aerogami fetch?"#),
      (["help", "fetch", "x"], #"unexpected argument "x"; see aerogami fetch --help"#),
      (["help", "watch", "pauze"], #"there is no command "aerogami watch pauze"; did you mean aerogami watch pause?"#),
      (["setup", "VNO"], #"unexpected argument "VNO"; see aerogami setup --help"#),
      (["EU"], #"there is no command "aerogami EU"; see aerogami --help"#),
      (["watch", "pauze"], #"there is no command "aerogami watch pauze"; did you mean aerogami watch pause?"#),
      (
        ["watch", "stop", "spain", "--once"],
        #"there is no command "aerogami watch stop"; did you mean aerogami watch pause?"#
      ),
      (["notify", "ad", "x"], #"there is no command "aerogami notify ad"; did you mean aerogami notify add?"#),
      (
        ["history", "VNO-BCN", "--one-way", "--round-trip"],
        "--one-way and --round-trip cannot be used together; remove one"
      ),
      (
        ["history", "VNO-BCN", "--since", "0d"],
        #"invalid value "0d" for --since: expected more than zero, such as 30d"#
      ),
      (["book"], "missing argument <id>; see aerogami book --help"),
      (["book", "a", "b"], #"unexpected argument "b"; see aerogami book --help"#),
      (["history", "prune"], "--older-than is required; see aerogami history prune --help"),
      (
        ["config", "show", "--format", "csv"],
        #"invalid value "csv" for --format: expected table or json"#
      ),
    ])
  func combination(arguments: [String], problem: String) async throws {
    let run = try await aerogami.runIfValid(arguments)
    expectEqual(run, Run(64, errors: "aerogami: \(problem)\n"))
  }

  @Test(
    "a mistyped command, or the name that other programs have for it, is an error that names ours",
    arguments: [
      "config shw show", "regions selct select", "history prun prune", "favorites lst list", "watch rm remove",
      "watch delete remove", "watch edit change", "favorites rm remove", "history ls list", "regions lst list",
      "cache cler clear", "watch show list", "watch info list", "watch view list", "watch status list",
      "favorites show list", "notify get list", "config get show", "history view show",
    ])
  func mistyped(line: String) {
    let words = line.split(separator: " ").map(String.init)
    let error = UsageError.unexpected(words[1], in: ["aerogami", words[0]])
    #expect(error.message == "there is no command \"aerogami \(words[0]) \(words[1])\"")
    #expect(error.remedy == "did you mean aerogami \(words[0]) \(words[2])?")
  }

  @Test("a shell after completions is an error that names the command for its script")
  func shell() {
    let error = UsageError.unexpected("bash", in: ["aerogami", "completions"])
    #expect(error.remedy == "did you mean aerogami completions show bash?")
  }

  @Test(
    "long words of the command line are shortened",
    arguments: [
      ["fetch", "--to"], ["regions", "--format"], ["regions", "--attempts"], ["dates", "VNO-BCN", "--max-price"],
      ["setup"], ["config"], ["help"], ["help", "environment"],
    ])
  func long(words: [String]) async throws {
    let run = try await aerogami.runIfValid(words + [String(repeating: "x", count: 2000)])
    #expect(run.exitCode == 64 && run.errors.utf8.count < 600, "\(run.errors.prefix(600))")
    #expect(run.errors.contains(String(repeating: "x", count: 59) + "…"), "\(run.errors.prefix(600))")
  }

  @Test("a long unknown option is shortened")
  func longOption() async throws {
    let option = "--" + String(repeating: "x", count: 2000)
    let shown = "--" + String(repeating: "x", count: 57) + "…"
    let unknown = await Run.parsing("airports", option)
    #expect(unknown.errors == "aerogami: unknown option \(shown); see aerogami airports --help\n")
    let before = await Run.parsing(option, "fetch")
    #expect(before.errors == "aerogami: unknown option \(shown); see aerogami fetch --help\n")
  }

  @Test("a code in lowercase that is nearly a command is an error that names both")
  func codeLikeACommand() async {
    let words = [("lst", "list", "LST"), ("ad", "add", "AD"), ("ls", "list", "LS"), ("new", "add", "NEW")]
    for (word, command, code) in words {
      #expect(
        await Run.parsing("watch", word, "--once")
          == Run(
            64,
            errors: "aerogami: there is no command \"aerogami watch \(word)\"; did you mean aerogami watch \(command)? "
              + "For the place: aerogami watch start \(code)\n"))
    }
  }

  @Test(
    "a code in capitals, a name of several words, and a place after the command are places",
    arguments: ["watch LST", "watch new york", "watch new york,riga --once", "watch start lst", "watch vilnius"])
  func placeLikeACommand(line: String) {
    #expect(RootCommand.mistypedSubcommand(in: line.split(separator: " ").map(String.init)) == nil)
  }

  @Test("a name of a place that is nearly a command is the place, with a note")
  func nameLikeACommand() throws {
    let (error, isPlace) = try #require(RootCommand.mistypedSubcommand(in: ["watch", "stuart"]))
    #expect(isPlace && error.remedy == "did you mean aerogami watch start?")
  }

  @Test(
    "a value with spaces after an option requires quotation marks",
    arguments: [
      ("fetch VNO --to Palma de Mallorca --direct", "--to", "Palma de Mallorca", "'Palma de Mallorca'"),
      ("fetch VNO --to New York", "--to", "New York", "'New York'"),
      ("fetch VNO --to=New York RIX", "--to", "New York", "'New York'"),
      ("fetch VNO --to Spain,New York,Riga", "--to", "Spain,New York,Riga", "'Spain,New York,Riga'"),
      ("fetch --from San Francisco", "--from", "San Francisco", "'San Francisco'"),
      ("meet Vilnius Berlin --to New York", "--to", "New York", "'New York'"),
      ("watch add rio VNO --to Rio de Janeiro --below 500", "--to", "Rio de Janeiro", "'Rio de Janeiro'"),
      ("watch VNO --to Frankfurt am Main", "--to", "Frankfurt am Main", "'Frankfurt am Main'"),
      ("fetch --to Bosnia and Herzegovina VNO", "--to", "Bosnia and Herzegovina", "'Bosnia and Herzegovina'"),
      ("fetch VNO --to Spain, New York", "--to", "Spain, New York", "'Spain,New York'"),
      ("fetch VNO --to Spain & New York", "--to", "Spain & New York", "'Spain,New York'"),
      ("fetch VNO --max-price 60 GBP", "--max-price", "60 GBP", "'60 GBP'"),
      ("fetch --max-price=60 sgd VNO", "--max-price", "60 sgd", "'60 sgd'"),
      ("dates VNO-BCN --max-price EUR 60", "--max-price", "EUR 60", "'EUR 60'"),
      ("meet Vilnius Berlin --max-price 600 KZT", "--max-price", "600 KZT", "'600 KZT'"),
      ("watch add spain VNO --below 60 €", "--below", "60 €", "'60 €'"),
      ("fetch VNO --max-price 100 euros", "--max-price", "100 euros", "'100 euros'"),
      ("watch change spain --below 60 GBP", "--below", "60 GBP", "'60 GBP'"),
      ("fetch VNO --airline Wizz Air", "--airline", "Wizz Air", "'Wizz Air'"),
      ("fetch VNO --airline Air Malta RIX", "--airline", "Air Malta", "'Air Malta'"),
      ("fetch VNO --airline FR,LOT Polish Airlines", "--airline", "FR,LOT Polish Airlines", "'FR,LOT Polish Airlines'"),
      ("fetch --airline Ryanair and Wizz Air VNO", "--airline", "Ryanair and Wizz Air", "'Ryanair,Wizz Air'"),
    ])
  func unquotedValue(line: String, option: String, typed: String, value: String) async {
    #expect(
      await Run.parsing(line.split(separator: " ").map(String.init))
        == Run(
          64,
          errors: "aerogami: \(option) has only a part of \"\(typed)\"; "
            + "put values with spaces in quotation marks: \(option) \(value)\n"))
  }

  @Test(
    "a list, a range or a unit in several words after an option must be one word",
    arguments: [
      ("fetch Vilnius --to Spain and Italy", "--to", "Spain and Italy", "Spain,Italy"),
      ("fetch --to Barcelona or Malaga VNO", "--to", "Barcelona or Malaga", "Barcelona,Malaga"),
      ("fetch --from Vilnius & Riga or Tallinn", "--from", "Vilnius & Riga or Tallinn", "Vilnius,Riga,Tallinn"),
      ("fetch VNO --to Spain, Italy, France", "--to", "Spain, Italy, France", "Spain,Italy,France"),
      ("fetch VNO --to Spain ,Italy", "--to", "Spain ,Italy", "Spain,Italy"),
      ("meet Vilnius Dublin --to Italy, Germany", "--to", "Italy, Germany", "Italy,Germany"),
      ("watch add x --meet Vilnius --meet Dublin --to Spain, Italy", "--to", "Spain, Italy", "Spain,Italy"),
      ("fetch --from Vilnius, Riga --to Spain", "--from", "Vilnius, Riga", "Vilnius,Riga"),
      ("fetch --from Vilnius Riga --to Spain", "--from", "Vilnius Riga", "Vilnius,Riga"),
      ("fetch --regions EU and US", "--regions", "EU and US", "EU,US"),
      ("check --region Vilnius Riga 3016946a", "--region", "Vilnius Riga", "Vilnius,Riga"),
      ("fetch VNO --days fri sat", "--days", "fri sat", "fri,sat"),
      ("fetch VNO --days fri, sat RIX", "--days", "fri, sat", "fri,sat"),
      ("meet Vilnius Berlin --return-days sun and mon", "--return-days", "sun and mon", "sun,mon"),
      ("fetch --airline Ryanair W6 VNO", "--airline", "Ryanair W6", "Ryanair,W6"),
      ("meet --people 2 1 Vilnius Berlin", "--people", "2 1", "2,1"),
      ("fetch --nights 3 - 5 VNO", "--nights", "3 - 5", "3-5"),
      ("fetch VNO --nights 3 5", "--nights", "3 5", "3-5"),
      ("dates VNO-BCN --nights 3 to 5", "--nights", "3 to 5", "3-5"),
      ("fetch VNO --depart-hours 6 12", "--depart-hours", "6 12", "6-12"),
      ("fetch VNO --month jan 2027", "--month", "jan 2027", "2027-01"),
      ("dates VNO-BCN --month 2027 December", "--month", "2027 December", "2027-12"),
      ("history VNO-BCN --month 2027 01", "--month", "2027 01", "2027-01"),
      ("fetch VNO --date 2027 01 31", "--date", "2027 01 31", "2027-01-31"),
      ("fetch --max-age 2 h VNO", "--max-age", "2 h", "2h"),
      ("history VNO-BCN --since 30 d", "--since", "30 d", "30d"),
      ("watch VNO --every 2 hours", "--every", "2 hours", "2h"),
      ("watch VNO --every 30 min", "--every", "30 min", "30m"),
      ("history prune --older-than 1 day", "--older-than", "1 day", "1d"),
      ("fetch VNO --two-tickets --nearby 150 km", "--nearby", "150 km", "150km"),
      ("watch add spain VNO --drop 15 %", "--drop", "15 %", "15%"),
    ])
  func splitValue(line: String, option: String, typed: String, value: String) async {
    #expect(
      await Run.parsing(line.split(separator: " ").map(String.init))
        == Run(
          64,
          errors: "aerogami: \(option) has only a part of \"\(typed)\"; write it as one word: \(option) \(value)\n"))
  }

  @Test(
    "words that an option cannot have besides its value are left out",
    arguments: [
      ("fetch VNO --month jan feb", "--month", "jan feb", "jan"),
      ("dates VNO-BCN --month jan - mar", "--month", "jan - mar", "jan"),
      ("fetch --month next month VNO", "--month", "next month", "next"),
      ("watch add spain VNO --drop 20 EUR", "--drop", "20 EUR", "20"),
    ])
  func extraWords(line: String, option: String, typed: String, value: String) async {
    #expect(
      await Run.parsing(line.split(separator: " ").map(String.init))
        == Run(
          64,
          errors: "aerogami: \(option) accepts only \"\(value)\" of \"\(typed)\"; "
            + "leave out the other words: \(option) \(value)\n"))
  }

  @Test(
    "words after an option that do not continue its value are places of departure",
    arguments: [
      "fetch --to Spain VNO RIX", "fetch --to Spain,Riga VNO", "fetch --to Spain -- VNO",
      "fetch --to Palma --direct de Mallorca", "fetch --from Vilnius Lithuania", "fetch --from Vilnius Kaunas",
      "watch add --from Vilnius porto VNO",
      "fetch --max-price 60 VNO", "fetch --max-price 60 MAD", "fetch --max-price 60 all", "fetch --max-price 60EUR RIX",
      "fetch --days fri SAT", "fetch --days fri Satu Mare", "fetch --days sat Friday Harbor",
      "fetch --days fri,sat VNO", "fetch --month jan Vilnius",
      "fetch --month feb JAN", "fetch --month feb Mar del Plata", "fetch --nights 3 VNO", "fetch --nights 3-5 Vilnius",
      "fetch --airline Ryanair Malta", "fetch --airline FR ES", "fetch --airline W6 LAN", "fetch --airline FR OC",
      "fetch --max-age 2h VNO", "fetch --date 2027-01-31 Riga", "fetch --regions VNO RIX", "fetch --regions VNO, RIX",
      "check --region EU 3016946a", "meet --people 2,1 Vilnius Berlin",
    ])
  func placesAfterOption(line: String) async {
    #expect(await Run.parsing(line.split(separator: " ").map(String.init)) == Run(0))
  }

  @Test("British spellings and the words of other programs work")
  func spellings() async throws {
    for (line, ours) in [
      ("version", "--version"), ("favourites list --colour=never", "favorites list --color=never"),
      ("favourites list -- --colour", "favorites list -- --colour"), ("fetch --help-all", "fetch --help-hidden"),
    ] {
      let words = line.split(separator: " ").map(String.init)
      #expect(correctingSpelling(of: words[...]).joined(separator: " ") == ours)
    }
    #expect(try await aerogami.run("favourites", "list", "--colour=never").exitCode == 0)
    let help = try await aerogami.runIfValid(["help", "fetch", "--help-all"])
    #expect(help.exitCode == 64 && help.errors.contains("--help-all") && !help.errors.contains("hidden"), "\(help)")
  }

  @Test("the command line is checked before the configuration")
  func precedesConfiguration() async throws {
    try aerogami.write("no JSON", to: "Config/dev.json")
    #expect(try await aerogami.run("fetch", "--limit", "-1").exitCode == 64)
  }
}
