import Testing

@Suite(.timeLimit(.minutes(10))) struct HelpTests {
  private let aerogami = Aerogami()

  @Test("--version prints the version")
  func version() async throws {
    let run = try await aerogami.run("--version")
    #expect(run == Run(0, output: "0.1.0\n"))
  }

  @Test("the help lists the commands and the exit statuses", arguments: [["--help"], ["-h"], ["help"], []])
  func root(arguments: [String]) async throws {
    let run = try await aerogami.run(arguments)
    #expect(
      run
        == Run(
          0,
          output: """
            OVERVIEW: Find cheap flights for many regions at once, cheapest first.

            Exit status:
              0         everything requested was delivered
              1         nothing could be delivered
              3         some requests failed; the other results were delivered
              64        invalid command line
              78        invalid configuration (found before any request)
              130, 143  interrupted, terminated; responses received so far were delivered

            USAGE: aerogami <subcommand>

            OPTIONS:
              --version               Show the version.
              -h, --help              Show help information.

            SUBCOMMANDS:
              fetch                   Fetch trips for many regions at once, cheapest first.
              watch                   Fetch trips periodically and show which are new,
                                      cheaper, dearer or gone.
              regions                 List the regions of the service, and select those to
                                      fetch by default.
              airports                Show airports by their codes.
              favorites               Save trips with their last seen price.
              book                    Show the booking link of a trip.
              history                 Show recorded prices and how they changed.
              countries               Look up countries and their neighbors.
              rovers                  Find and download photos that rovers took on Mars.
              starwars                Look up films, people, planets, starships, species
                                      and vehicles of Star Wars.
              serve                   Serve an environment over HTTP, in the formats of its
                                      services.
              cache                   Show or clear the cached responses.
              config                  Show the configuration.
              doctor                  Check the configuration, the database and the
                                      services of an environment.

              See 'aerogami help <subcommand>' for detailed help.

            """))
  }

  @Test("the help of fetch describes every option and its default")
  func fetch() async throws {
    let run = try await aerogami.run("fetch", "--help")
    #expect(
      run
        == Run(
          0,
          output: """
            OVERVIEW: Fetch trips for many regions at once, cheapest first.

            Rows go to standard output, everything else to standard error. The formats
            ndjson and csv write each region when it arrives, sorted within the region;
            with --sort, --limit or --one-per-city, all regions are sorted together at the
            end.

            Examples:
              aerogami fetch --regions EU --max-price 80 --limit 10
              aerogami fetch --from CPH --direct --format csv

            Exit status:
              0         all regions were delivered
              1         nothing could be delivered
              3         some regions failed; the other results were delivered
              64        invalid command line
              78        invalid configuration (found before any request)
              130, 143  interrupted, terminated; responses received so far were delivered

            USAGE: aerogami fetch [<options>] [<places> ...]

            ARGUMENTS:
              <places>                Where to depart: regions, countries and cities by
                                      name or code, and airports by code.

            WHICH TRIPS:
              --sort <key>            Sort the trips of all regions together by this key;
                                      expired trips come last. (default: price) (values:
                                      price, departure, duration, nights, created)
              --limit <n>             Show at most this many trips in total.
              --one-per-city          Show only the cheapest trip to each city.
              --max-price <amount>    Show only trips that cost at most this, such as 60
                                      (any currency) or "60 EUR".
              --from <places>         Countries, cities or airports to depart from, such as
                                      Spain,Berlin,LON.
              --to <places>           Countries, cities or airports to fly to, such as
                                      Spain,Berlin,LON.
              --airline <airlines>    Airlines to fly with, as names or codes, such as
                                      Ryanair,W6.
              --depart-after <date>   Earliest departure, as a local day (2027-01-31,
                                      tomorrow, +2w) or a time (2027-01-31T06:00:00Z).
              --depart-before <date>  Show only trips that depart before this local day or
                                      time.
              --nights <nights>       Nights away, such as 3 or 2-4.
              --weekend               Show only weekends: out on Friday or Saturday, back
                                      on the next Sunday or Monday.
              --days <days>           Days of the week to depart on, such as fri,sat.
              --return-days <days>    Days of the week to return on, such as sun,mon.
              --depart-hours <hours>  Local hours of departure, such as 6-12 (from 6:00 to
                                      before 12:00) or 22-6.
              --return-hours <hours>  Local hours of the return flight's departure, such as
                                      17-23.
              --max-transfers <n>     Show only trips with at most this many stops in each
                                      direction.
              --max-hours <hours>     Show only trips with at most this travel time, both
                                      directions together, such as 6 or 6:30.
              --hide-expired          Hide expired trips, instead of marking them.

            WHICH FARES:
              --currency <code>       Currency of prices, such as EUR.
                                      (clients.trips.currency, default: EUR if the service
                                      converts prices, else any)
              --direct                Show only direct flights.
              --one-way               Show only one-way trips. (default: round trips, if
                                      the service can select them)
              --month <month>         Show only trips that depart in this month, such as
                                      2027-01, jan, this or next.
                    Words such as tomorrow and next refer to your local date when the
                    command starts.
              --date <day>            Show only trips that depart on this day, such as
                                      2027-01-31, tomorrow, +30d or +2w.

            NEIGHBORS:
              --to-neighbors-of <country>
                                      Show only trips to countries that share a land border
                                      with this one, such as Poland or PL.

            NETWORK:
              --attempts <n>          Send a request at most this many times.
                                      (http.maxAttempts, default: 3)
              --timeout <duration>    Time limit of one attempt, including the response
                                      body, such as 5s. (http.requestTimeoutSeconds,
                                      default: 20)
              --deadline <duration>   Time limit of all requests and attempts together,
                                      such as 2m. (http.deadlineSeconds, default: 60)
              --fault <fault>         Simulate a fault, such as trips:status:503@0.3; may
                                      be repeated. (adds to clients.NAME.faults)
                    Write it as CLIENT[.ENDPOINT][/KEY,…]:FAULT, where a KEY is for example
                    a region. FAULT is offline, timeout, malformed, unimplemented,
                    status:NNN or latency:100-400ms. Add @0.3 to affect three tenths of the
                    calls, or @every3 to affect every third call.
              --fault-seed <n>        Seed of random faults; the same seed causes the same
                                      faults. (faults.seed, default: 0)
              --offline               Show cached responses only, without any request.
              --max-age <duration>    Use cached responses younger than this, such as 10m
                                      or 2h, without a request.
              --record <dir>          Bypass the cache and save every response to a
                                      directory, to use with the replay variant.

            OPTIONS:
              --regions <names>       Regions and places, separated by commas, or "all";
                                      may be repeated. (default: those saved with "regions
                                      select", else all)
              --anywhere              Fetch the trips of all regions in one request.
              --concurrency <n>       Fetch at most this many regions at once, 1 to 64.
                                      (default: 4)
              --strict                Fail a region at its first invalid row, instead of
                                      skipping such rows.
              --env <name>            Environment to run in. (default: AEROGAMI_ENV, else
                                      environment in ~/.config/aerogami/config.json, else
                                      dev)
                    Environment NAME is read from Config/NAME.json below the current
                    directory, else from ~/.config/aerogami/NAME.json. The built-in
                    environments are dev, failing, live, local and starwars-partial.
              --config <path>         Configuration file to use instead of a named
                                      environment.
              --dry-run               Show the requests, retries and timeouts of this
                                      fetch, without sending any request.
              --fail-fast             Cancel the remaining regions when one fails.
              --format <format>       Output format. (values: table, json, ndjson, csv;
                                      default: table)
              --ids                   Show trip ids in the table, to use with favorites and
                                      book.
              --color <when>          When to use color. (values: auto, always, never;
                                      default: auto)
              --no-progress           Hide the progress line, which only terminals show.
              --verbose               Print settings and the result of each region to
                                      standard error.
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
          list                    List favorites with their last seen price, cheapest
                                  first.
          add                     Save trips as favorites, each with its current price.
          remove                  Remove favorites, or none if an id is unknown.
          clear                   Remove all favorites of the environment, after a
                                  confirmation.

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
            OVERVIEW: Show recorded prices and how they changed.

            Each fetch records new and changed prices, for each route and its dates. Stale,
            cached and sample prices are not recorded. To record nothing, set
            history.record to "never". Each environment and base URL has its own history.

            USAGE: aerogami history <subcommand>

            OPTIONS:
              --version               Show the version.
              -h, --help              Show help information.

            SUBCOMMANDS:
              show (default)          Show how the cheapest price of a route changed.
              list                    List the routes with recorded prices.
              prune                   Delete old prices of the environment, for all base
                                      URLs.

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
            OVERVIEW: Show or clear the cached responses.

            Each environment has its own cache.

            USAGE: aerogami cache <subcommand>

            OPTIONS:
              --version               Show the version.
              -h, --help              Show help information.

            SUBCOMMANDS:
              info                    Show the location, size and age of the cache.
              clear                   Delete all cached responses. Favorites and recorded
                                      prices stay.

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
            OVERVIEW: Show the configuration.

            USAGE: aerogami config <subcommand>

            OPTIONS:
              --version               Show the version.
              -h, --help              Show help information.

            SUBCOMMANDS:
              show                    Show every key with its value and source, and the
                                      variant of every endpoint.

              See 'aerogami help config <subcommand>' for detailed help.

            """))
  }

  @Test("the help of config show describes the precedence")
  func configShow() async throws {
    let run = try await aerogami.run("config", "show", "--help")
    #expect(
      run
        == Run(
          0,
          output: """
            OVERVIEW: Show every key with its value and source, and the variant of every
            endpoint.

            Environment variables (AEROGAMI_…) override the environment's file, which
            overrides ~/.config/aerogami/config.json, which overrides defaults. Secrets are
            redacted.

            USAGE: aerogami config show [--env <name>] [--config <path>] [--format <format>]

            OPTIONS:
              --env <name>            Environment to run in. (default: AEROGAMI_ENV, else
                                      environment in ~/.config/aerogami/config.json, else
                                      dev)
                    Environment NAME is read from Config/NAME.json below the current
                    directory, else from ~/.config/aerogami/NAME.json. The built-in
                    environments are dev, failing, live, local and starwars-partial.
              --config <path>         Configuration file to use instead of a named
                                      environment.
              --format <format>       Output format. (values: table, json; default: table)
              --version               Show the version.
              -h, --help              Show help information.


            """))
  }

  @Test("the help of doctor describes the checks and the exit statuses")
  func doctor() async throws {
    let run = try await aerogami.run("doctor", "--help")
    #expect(run.exitCode == 0)
    #expect(
      run.output.hasPrefix(
        """
        OVERVIEW: Check the configuration, the database and the services of an
        environment.

        All checks run at the same time, for at most --timeout. Each live service gets
        one request, without retries. Nothing is changed, and a missing database is not
        created. Tokens are redacted.

        Exit status:
          0         no check failed; there may be warnings
          1         a check failed, or the configuration is invalid
          64        invalid command line
          130, 143  interrupted, terminated

        USAGE: aerogami doctor [--env <name>] [--config <path>] [--format <format>] [--timeout <seconds>]

        """))
  }
}
