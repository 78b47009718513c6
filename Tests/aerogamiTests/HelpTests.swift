import Testing

@Suite(.timeLimit(.minutes(10))) struct HelpTests {
  private let aerogami = Aerogami()

  @Test("the program is told to say its version")
  func version() async throws {
    let run = try await aerogami.run("--version")
    #expect(run == Run(0, output: "0.1.0\n"))
  }

  @Test("the help names the commands and what each exit status means", arguments: [["--help"], ["-h"], ["help"], []])
  func root(arguments: [String]) async throws {
    let run = try await aerogami.run(arguments)
    #expect(
      run
        == Run(
          0,
          output: """
            OVERVIEW: Finds flight ideas: trips for many regions at once, the cheapest
            first.

            Exit status:
              0   everything asked for was delivered
              1   nothing could be delivered
              3   some regions failed; the rest was delivered
              64  the command line is wrong
              78  the configuration is wrong (found before any request is made)
              130, 143  interrupted, terminated; what had arrived was still delivered

            USAGE: aerogami <subcommand>

            OPTIONS:
              --version               Show the version.
              -h, --help              Show help information.

            SUBCOMMANDS:
              fetch                   Fetch trips for many regions at once and show them,
                                      the cheapest first.
              watch                   Fetch trips again and again, and show what is new,
                                      cheaper, dearer or gone.
              regions                 Show the regions that trips depart from, and select
                                      those that fetch asks for.
              airports                Show where airports are, by their codes.
              favorites               Keep trips, with the price last seen, also when they
                                      have expired.
              book                    Show where a trip can be booked.
              history                 Show what prices fetches have seen, and how they
                                      changed.
              countries               Look up countries and their neighbors.
              rovers                  Find and download photos that rovers took on Mars.
              starwars                Look up films, people, planets, starships, species
                                      and vehicles of Star Wars.
              serve                   Serve an environment over HTTP, in the formats of its
                                      services.
              cache                   Look at the answers that are kept, or forget them.
              config                  Look at the configuration.
              doctor                  Check the configuration, the store and the services
                                      of an environment.

              See 'aerogami help <subcommand>' for detailed help.

            """))
  }

  @Test("the help of fetch says what every option takes and what holds without it")
  func fetch() async throws {
    let run = try await aerogami.run("fetch", "--help")
    #expect(
      run
        == Run(
          0,
          output: """
            OVERVIEW: Fetch trips for many regions at once and show them, the cheapest
            first.

            Rows go to standard output, everything else to standard error. The formats
            ndjson and csv are written as regions arrive, sorted within each region; with
            --sort or --limit they are sorted over all regions.

            Exit status: 0 all delivered, 1 nothing, 3 some regions failed, 64 usage, 78
            configuration, 130 interrupted, 143 terminated.

            USAGE: aerogami fetch <options>

            WHICH TRIPS:
              --sort <key>            What to sort by, over all regions; expired trips come
                                      last. (default: price) (values: price, departure,
                                      duration, created)
              --limit <n>             Show at most this many trips, over all regions.
              --max-price <amount>    Show no trip that costs more, whatever its currency.
              --from <places>         Airport or country codes or cities to depart from,
                                      separated by commas.
              --to <places>           Airport or country codes or cities to fly to,
                                      separated by commas.
              --airline <codes>       Codes of the airlines to fly with, separated by
                                      commas.
              --depart-after <date>   The earliest departure, as a day at the airport
                                      (2027-01-31) or a moment (2027-01-31T06:00:00Z).
              --depart-before <date>  Only trips that depart before this day at the
                                      airport, or this moment.
              --hide-expired          Leave out trips that have expired, instead of marking
                                      them.

            WHICH FARES:
              --currency <code>       The currency of prices, as a code such as EUR.
                                      (clients.trips.currency, default: EUR where the
                                      service lets one choose, else any)
              --direct                Only direct flights.
              --one-way               Only one way. Where the service lets one choose,
                                      trips have a way back otherwise.
              --month <month>         Only trips that depart in this month, such as 2027-01.
              --date <day>            Only trips that depart on this day, such as
                                      2027-01-31.

            NEIGHBORS:
              --to-neighbors-of <country>
                                      Only trips to a country that borders this one by
                                      land; a name or a code.

            NETWORK:
              --attempts <n>          How often a request is sent at most.
                                      (http.maxAttempts, default: 3)
              --timeout <seconds>     How long one attempt may take, its body included.
                                      (http.requestTimeoutSeconds, default: 20)
              --deadline <seconds>    How long all requests and all their attempts may take
                                      together. (http.deadlineSeconds, default: 60)
              --fault <fault>         Let calls fail or wait:
                                      CLIENT[.ENDPOINT][/KEY,…]:WHAT, where WHAT is
                                      offline, timeout, malformed, unimplemented,
                                      status:NNN or latency:100-400ms, with @0.3 for three
                                      tenths of the calls and @every3 for each third; may
                                      be repeated. (adds to clients.NAME.faults)
              --fault-seed <n>        What the chance of faults comes from: the same seed,
                                      the same faults. (faults.seed, default: 0)
              --offline               Ask nobody, and show what is kept of earlier answers.
              --max-age <duration>    Show what is kept without asking where it is younger,
                                      such as 90s, 10m, 2h or 1d.
              --record <dir>          Ask whatever is kept, and write every answer to this
                                      directory, for the variant replay to answer from.

            OPTIONS:
              --regions <ids>         Regions to fetch, separated by commas; may be
                                      repeated. "all" for all that the service names.
                                      (default: those of regions select, else all)
              --anywhere              Ask once for the trips of every region, instead of
                                      region by region.
              --concurrency <n>       How many regions are fetched at the same time, 1 to
                                      64. (default: 4)
              --strict                Fail a region at its first row that is no trip,
                                      instead of skipping such rows.
              --env <name>            The environment: Config/NAME.json below the current
                                      directory, else NAME.json in ~/.config/aerogami, else
                                      built in (dev, failing, live, local,
                                      starwars-partial). (default: AEROGAMI_ENV, else the
                                      key environment of ~/.config/aerogami/config.json,
                                      else dev)
              --config <path>         A configuration file, instead of a named environment.
              --dry-run               Show the requests, with their headers, retries and
                                      time limits, and send none.
              --fail-fast             Cancel the remaining regions as soon as one fails.
              --format <format>       How trips are written. (values: table, json, ndjson,
                                      csv; default: table)
              --ids                   Show each trip's id in the table too: what favorites
                                      and book take.
              --color <when>          When to color. (values: auto, always, never; default:
                                      auto)
              --no-progress           Never show progress, which otherwise appears on a
                                      terminal.
              --verbose               Say on standard error what was asked and how each
                                      region went.
              --version               Show the version.
              -h, --help              Show help information.


            """))
  }

  @Test("the help of favorites names its commands", arguments: [["favorites", "--help"], ["favorites"]])
  func favorites(arguments: [String]) async throws {
    let run = try await aerogami.run(arguments)
    #expect(run.exitCode == 0)
    #expect(
      run.output.hasSuffix(
        """
        SUBCOMMANDS:
          list                    Show the favorites, the cheapest first, with the
                                  price last seen.
          add                     Keep trips, each with the price last seen.
          remove                  Forget favorites: all that are named, or none.
          clear                   Forget every favorite of the environment, after
                                  asking.

          See 'aerogami help favorites <subcommand>' for detailed help.

        """))
  }

  @Test("the help of history names its commands", arguments: [["history", "--help"], ["help", "history"]])
  func history(arguments: [String]) async throws {
    let run = try await aerogami.run(arguments)
    #expect(
      run
        == Run(
          0,
          output: """
            OVERVIEW: Show what prices fetches have seen, and how they changed.

            Every fetch records what a service asks for each route and dates, where it is
            not what it was before. What is shown stale, kept or made up is not recorded,
            and nothing is where history.record is never. The history belongs to an
            environment and the address that it asks.

            USAGE: aerogami history <subcommand>

            OPTIONS:
              --version               Show the version.
              -h, --help              Show help information.

            SUBCOMMANDS:
              show (default)          Show how the cheapest price of a route has changed.
              list                    Show of which routes prices are recorded.
              prune                   Forget old prices of the environment, whatever
                                      address they are from.

              See 'aerogami help history <subcommand>' for detailed help.

            """))
  }

  @Test("the help of cache names its commands", arguments: [["cache", "--help"], ["help", "cache"], ["cache"]])
  func cache(arguments: [String]) async throws {
    let run = try await aerogami.run(arguments)
    #expect(
      run
        == Run(
          0,
          output: """
            OVERVIEW: Look at the answers that are kept, or forget them.

            What services answered belongs to an environment: one does not see the answers
            of another.

            USAGE: aerogami cache <subcommand>

            OPTIONS:
              --version               Show the version.
              -h, --help              Show help information.

            SUBCOMMANDS:
              info                    Show where answers are kept, how many there are, and
                                      how old they are.
              clear                   Forget every answer that is kept. Favorites and the
                                      history of prices stay.

              See 'aerogami help cache <subcommand>' for detailed help.

            """))
  }

  @Test("the help of config names its commands", arguments: [["config", "--help"], ["help", "config"], ["config"]])
  func config(arguments: [String]) async throws {
    let run = try await aerogami.run(arguments)
    #expect(
      run
        == Run(
          0,
          output: """
            OVERVIEW: Look at the configuration.

            USAGE: aerogami config <subcommand>

            OPTIONS:
              --version               Show the version.
              -h, --help              Show help information.

            SUBCOMMANDS:
              show                    Show every key with its value and the layer it came
                                      from, and the variant of every endpoint.

              See 'aerogami help config <subcommand>' for detailed help.

            """))
  }

  @Test("the help of config show says what wins over what")
  func configShow() async throws {
    let run = try await aerogami.run("config", "show", "--help")
    #expect(
      run
        == Run(
          0,
          output: """
            OVERVIEW: Show every key with its value and the layer it came from, and the
            variant of every endpoint.

            A variable (AEROGAMI_…) wins over the environment's file, that over
            ~/.config/aerogami/config.json, and that over the default. Secrets are not
            shown.

            USAGE: aerogami config show [--env <name>] [--config <path>] [--format <format>]

            OPTIONS:
              --env <name>            The environment: Config/NAME.json below the current
                                      directory, else NAME.json in ~/.config/aerogami, else
                                      built in (dev, failing, live, local,
                                      starwars-partial). (default: AEROGAMI_ENV, else the
                                      key environment of ~/.config/aerogami/config.json,
                                      else dev)
              --config <path>         A configuration file, instead of a named environment.
              --format <format>       How it is written. (values: table, json; default:
                                      table)
              --version               Show the version.
              -h, --help              Show help information.


            """))
  }

  @Test("the help of doctor says what it does, and what its exit status means")
  func doctor() async throws {
    let run = try await aerogami.run("doctor", "--help")
    #expect(run.exitCode == 0)
    #expect(
      run.output.hasPrefix(
        """
        OVERVIEW: Check the configuration, the store and the services of an
        environment.

        Everything is checked at the same time, for at most --timeout. Each live
        service is sent one request, none a second time. Nothing is changed, and a
        store that is not there is not made. Tokens are not shown.

        Exit status: 0 nothing failed, though there may be warnings, 1 something
        failed, the configuration included, 64 usage, 130 interrupted, 143 terminated.

        USAGE: aerogami doctor [--env <name>] [--config <path>] [--format <format>] [--timeout <seconds>]

        """))
  }
}
