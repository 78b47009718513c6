import Testing

@Suite(.timeLimit(.minutes(10))) struct UsageErrorTests {
  private let aerogami = Aerogami()
  private static let durations = "it takes a duration such as 90s, 10m, 2h, 1d or 1w."

  /// Checks the first line of an option's error. The other lines are the option's help.
  @Test(
    "an invalid value is a usage error that says what is valid",
    arguments: [
      (["--concurrency", "0"], "'0' is invalid for '--concurrency <n>': it takes a whole number from 1 to 64."),
      (["--concurrency", "65"], "'65' is invalid for '--concurrency <n>': it takes a whole number from 1 to 64."),
      (["--concurrency", "-1"], "'-1' is invalid for '--concurrency <n>': it takes a whole number from 1 to 64."),
      (["--concurrency", "x"], "'x' is invalid for '--concurrency <n>': it takes a whole number from 1 to 64."),
      (["--concurrency", "+1"], "'+1' is invalid for '--concurrency <n>': it takes a whole number from 1 to 64."),
      (["--concurrency", "٣"], "'٣' is invalid for '--concurrency <n>': it takes a whole number from 1 to 64."),
      (["--limit", "1_000"], "'1_000' is invalid for '--limit <n>': it takes a whole number from 1 to 1000000000."),
      (["--max-age", "+1"], "'+1' is invalid for '--max-age <duration>': \(Self.durations)"),
      (["--limit", "0"], "'0' is invalid for '--limit <n>': it takes a whole number from 1 to 1000000000."),
      (["--limit", "-1"], "'-1' is invalid for '--limit <n>': it takes a whole number from 1 to 1000000000."),
      (["--limit=-1"], "'-1' is invalid for '--limit <n>': it takes a whole number from 1 to 1000000000."),
      (["--limit", "1.5"], "'1.5' is invalid for '--limit <n>': it takes a whole number from 1 to 1000000000."),
      (["--attempts", "0"], #"'0' is invalid for '--attempts <n>': it takes a whole number from 1 to 10."#),
      (
        ["--timeout", "-1"],
        #"'-1' is invalid for '--timeout <duration>': it takes a duration such as 5s, or a number of seconds from 0.001 to 3600."#
      ),
      (
        ["--deadline", "soon"],
        #"'soon' is invalid for '--deadline <duration>': it takes a duration such as 2m, or a number of seconds from 0.001 to 86400."#
      ),
      (["--max-age", "soon"], "'soon' is invalid for '--max-age <duration>': \(Self.durations)"),
      (["--max-age", "10"], "'10' is invalid for '--max-age <duration>': it needs a unit, such as 10m or 10d."),
      (["--max-age", "-1"], "'-1' is invalid for '--max-age <duration>': \(Self.durations)"),
      (["--max-age", "m"], "'m' is invalid for '--max-age <duration>': \(Self.durations)"),
      (["--max-age", "1.5h"], "'1.5h' is invalid for '--max-age <duration>': \(Self.durations)"),
      (["--max-age", "10M"], "'10M' is invalid for '--max-age <duration>': \(Self.durations)"),
      (["--max-age", "9999999999d"], "'9999999999d' is invalid for '--max-age <duration>': \(Self.durations)"),
      (
        ["--max-price", "cheap"],
        "'cheap' is invalid for '--max-price <amount>': it takes an amount such as 60, 99.50 or 60 EUR, of at most 18 digits."
      ),
      (
        ["--max-price", "-5"],
        "'-5' is invalid for '--max-price <amount>': it takes an amount such as 60, 99.50 or 60 EUR, of at most 18 digits."
      ),
      (
        ["--max-price", "72 EURO"],
        "'72 EURO' is invalid for '--max-price <amount>': it takes an amount such as 60, 99.50 or 60 EUR, of at most 18 digits."
      ),
      (
        ["--depart-after", "soon"],
        "'soon' is invalid for '--depart-after <date>': it takes a day such as 2027-01-31, tomorrow or +2w, or a "
          + "moment such as 2027-01-31T06:00:00Z."
      ),
      (
        ["--depart-before", "2027-02-29"],
        "'2027-02-29' is invalid for '--depart-before <date>': it takes a day such as 2027-01-31, tomorrow or +2w, or a "
          + "moment such as 2027-01-31T06:00:00Z."
      ),
      (
        ["--depart-before", "2027-01-31T06:00:00"],
        "'2027-01-31T06:00:00' is invalid for '--depart-before <date>': it takes a day such as 2027-01-31, tomorrow or "
          + "+2w, or a moment such as 2027-01-31T06:00:00Z."
      ),
      (
        ["--depart-hours", "6"],
        "'6' is invalid for '--depart-hours <hours>': it takes a range of hours of the day such as 6-12, 6:30-12 or 22-6."
      ),
      (
        ["--return-hours", "6-25"],
        "'6-25' is invalid for '--return-hours <hours>': it takes a range of hours of the day such as 6-12, 6:30-12 or 22-6."
      ),
      (
        ["--format", "xml"],
        "'xml' is invalid for '--format <format>'. Please provide one of 'table', 'json', 'ndjson' or 'csv'."
      ),
      (
        ["--sort", "cheapest"],
        "'cheapest' is invalid for '--sort <key>'. Please provide one of 'price', 'departure', 'duration', 'nights' or 'created'."
      ),
      (
        ["--color", "red"],
        "'red' is invalid for '--color <when>'. Please provide one of 'auto', 'always' or 'never'."
      ),
      (
        ["--regions", "EU,,US"],
        "'EU,,US' is invalid for '--regions <names>': an entry is empty; separate entries with single commas."
      ),
      (
        ["--regions", ""],
        "'' is invalid for '--regions <names>': an entry is empty; separate entries with single commas."
      ),
      (
        ["--from", "CPH,"],
        "'CPH,' is invalid for '--from <places>': it takes countries, cities or airport codes, separated by single commas."
      ),
      (
        ["--to", " "],
        "' ' is invalid for '--to <places>': it takes countries, cities or airport codes, separated by single commas."
      ),
      (
        ["--airline", ",FR"],
        "',FR' is invalid for '--airline <airlines>': it takes airline codes or names, separated by single commas."
      ),
      (
        ["--to", "Barcelno"],
        "'Barcelno' is invalid for '--to <places>': \"Barcelno\" is not a known place; did you mean Barcelona?"
      ),
      (
        ["--from", "Spain,XXX"],
        "'Spain,XXX' is invalid for '--from <places>': \"XXX\" is not a known place; give a country, a city or an "
          + "airport code, such as Spain, Barcelona or BCN."
      ),
    ])
  func value(options: [String], problem: String) async throws {
    let run = try await aerogami.run(["fetch"] + options)
    #expect(run.exitCode == 64)
    #expect(run.output == "")
    #expect(run.errors.split(separator: "\n").first == "Error: The value \(problem)")
  }

  @Test(
    "contradictory options and unknown words are usage errors",
    arguments: [
      (
        ["fetch", "--depart-after", "2027-02-01", "--depart-before", "2027-01-31"],
        "--depart-after must be earlier than --depart-before, or no trip can match."
      ),
      (
        ["fetch", "--depart-after", "2027-02-01", "--depart-before", "2027-02-01"],
        "--depart-after must be earlier than --depart-before, or no trip can match."
      ),
      (
        ["fetch", "--env", "dev", "--config", "dev.json"],
        "--env and --config cannot be used together."
      ),
      (
        ["config", "show", "--env", "dev", "--config", "dev.json"],
        "--env and --config cannot be used together."
      ),
      (
        ["fetch", "--anywhere", "--regions", "EU"],
        "--anywhere cannot be used with regions or places."
      ),
      (
        ["history", "prune", "--older-than", "90d", "--yes", "--dry-run"],
        "--yes and --dry-run cannot be used together."
      ),
      (
        ["fetch", "--weekend", "--return-days", "sun"], "--weekend cannot be used with --days or --return-days."
      ),
      (
        ["fetch", "--one-way", "--nights", "2"],
        "--one-way cannot be used with --nights, --weekend, --return-days or --return-hours."
      ),
      (
        ["watch", "--one-way", "--return-hours", "17-23"],
        "--one-way cannot be used with --nights, --weekend, --return-days or --return-hours."
      ),
      (
        ["fetch", "--max-price", "60 EUR", "--currency", "usd"],
        "--max-price \"60 EUR\" and --currency USD name different currencies; use the same one."
      ),
      (
        ["fetch", "--offline", "--max-age", "10m"], "--offline and --max-age cannot be used together."
      ),
      (["fetch", "--hide-expire"], "Unknown option '--hide-expire'. Did you mean '--hide-expired'?"),
      (["fetch", "--regions"], "Missing value for '--regions <names>'"),
      (["fetsh"], "Unexpected argument 'fetsh'"),
      (["config", "shw"], "Unexpected argument 'shw'"),
      (
        ["config", "show", "--format", "csv"],
        "The value 'csv' is invalid for '--format <format>'. Please provide one of 'table' and 'json'."
      ),
    ])
  func combination(arguments: [String], problem: String) async throws {
    let run = try await aerogami.run(arguments)
    #expect(run.exitCode == 64)
    #expect(run.output == "")
    #expect(run.errors.split(separator: "\n").first == "Error: \(problem)")
  }

  @Test("a usage error shows the help of the option, and how to get more")
  func remedy() async throws {
    let run = try await aerogami.run("fetch", "--limit", "many")
    #expect(
      run
        == Run(
          64,
          errors: """
            Error: The value 'many' is invalid for '--limit <n>': it takes a whole number from 1 to 1000000000.
            Help:  --limit <n>  Show at most this many trips in total.
            Usage: aerogami fetch [<options>] [<places> ...]
              See 'aerogami fetch --help' for more information.

            """))
  }

  @Test("the command line is checked before the configuration")
  func precedesConfiguration() async throws {
    try aerogami.write("no JSON", to: "Config/dev.json")
    #expect(try await aerogami.run("fetch", "--limit", "0").exitCode == 64)
    #expect(try await aerogami.run("fetch", "--limit", "1").exitCode == 78)
  }
}
