import ArgumentParser
import Foundation
import Testing

@testable import aerogami

@Suite(.timeLimit(.minutes(20))) struct HelpTests {
  private let aerogami = Aerogami()

  @Test("--help-all also shows the options that most people never need")
  func hidden() {
    let short = RootCommand.helpMessage(for: FetchCommand.self, columns: 80)
    let all = RootCommand.helpMessage(for: FetchCommand.self, includeHidden: true, columns: 80)
    for option in ["--attempts", "--fault", "--record", "--strict", "--fail-fast", "--config", "--to-neighbors-of"] {
      #expect(!short.contains("  \(option) ") && all.contains("  \(option) "), "\(option)")
    }
    for option in short.matches(of: /\n  (--[a-z-]+)/) {
      #expect(all.contains(option.1))
    }
  }

  @Test("--version prints the version")
  func version() async throws {
    let run = try await aerogami.run("--version")
    #expect(run == Run(0, output: "0.2.0\n"))
  }

  @Test("the help lists the commands and the exit statuses", arguments: [["--help"], []])
  func root(arguments: [String]) async throws {
    let run = try await aerogami.run(arguments)
    #expect(
      run
        == Run(
          0,
          output: """
            OVERVIEW: Find cheap flights for many regions at once, cheapest first.

            Examples:
              aerogami fetch Vilnius --to Spain  # the cheapest trips
              aerogami history VNO-BCN           # how a price changed
              aerogami setup                     # set up real fares and your airports

            Exit status:
              0         all results are shown, or nothing matches
              1         no results could be shown
              3         some requests failed; the other results are shown
              4         nothing has the requested id, code or route
              64        invalid command line
              78        invalid configuration (found before any request)
              130, 143  interrupted, terminated; results received so far are shown

            Topics: aerogami help environment, configuration, exit-codes or formats

            USAGE: aerogami <subcommand>

            OPTIONS:
              --version               Show the version.
              -h, --help              Show help information.

            FLIGHTS SUBCOMMANDS:
              fetch                   Fetch trips for many regions at once, cheapest first.
              dates                   Show on which day a route is cheapest.
              meet                    Find where people from several homes can meet cheaply.
              watch                   Fetch trips periodically, and report which are new,
                                      cheaper, more expensive or gone.
              check                   Look up whether trips still have their price.
              book                    Show the booking link of a trip.
              favorites               Save trips with their last seen price.
              history                 Show recorded prices and how they changed.

            DATA SUBCOMMANDS:
              regions                 List the regions of the service, and select those to
                                      fetch by default.
              airports                Find airports by code, city, country or name.
              cache                   Show or clear the cached responses.
              backup                  Copy the database of the environment to a file, while
                                      everything runs.

            TOOLS SUBCOMMANDS:
              setup                   Save your home airports, your currency and a token
                                      for real fares.
              config                  Show the configuration.
              notify                  Add and test notifiers, which send messages to a
                                      phone or a chat.
              status                  Show whether watches, sources and notifiers work, and
                                      why not.
              doctor                  Check the configuration, the database and the
                                      services of an environment.
              serve                   Serve web pages and the APIs of an environment over
                                      HTTP.
              mcp                     Serve tools for assistants (Model Context Protocol).
              completions             Complete commands, options, places and ids in your
                                      shell.

            EXAMPLE SUBCOMMANDS:
              countries               Look up countries and their neighbors.
              rovers                  Find and download photos that rovers took on Mars.
              starwars                Look up films, people, planets, starships, species
                                      and vehicles of Star Wars.

              See 'aerogami help <subcommand>' for detailed help.

            """))
  }

  @Test("the help of fetch describes the options that most people need")
  func fetch() async throws {
    let run = try await aerogami.run("fetch", "--help")
    #expect(
      run
        == Run(
          0,
          output: """
            OVERVIEW: Fetch trips for many regions at once, cheapest first.

            Examples:
              aerogami fetch Vilnius --to Spain --month next
              aerogami fetch EU --max-price 80 --weekend
              aerogami fetch VNO RIX --one-per-city --format csv

            All options: aerogami fetch --help-all

            USAGE: aerogami fetch [<options>] [<places> ...]

            ARGUMENTS:
              <places>                Where to depart, such as baltics,Spain,Riga.
                                      (default: the selected regions, else home, else all)

            WHICH TRIPS:
              --sort <key>            Sort all trips together. (default: price) (values:
                                      price, departure, duration, nights, created)
              --limit <n>             Show at most this many trips, 0 for all. (default:
                                      what fits on a terminal, else all)
              --one-per-city          Only the cheapest trip to each city.
              --max-price <amount>    Highest price per passenger, such as 60 or "60 EUR".
              --from <places>         Where to depart, such as Spain,Berlin,LON.
              --to <places>           Where to fly, such as Spain,Berlin,LON.
              --airline <airlines>    Airlines by name or code, such as Ryanair,W6.
              --depart-after <date>   Depart on or after a day, such as 2027-01-31 or +2w.
              --depart-before <date>  Depart before this day.
              --nights <nights>       Nights away, such as 3 or 2-4.
              --weekend               Depart Friday or Saturday, return Sunday or Monday.
              --days <days>           Weekdays of departure, such as fri,sat.
              --return-days <days>    Weekdays of return, such as sun,mon.
              --depart-hours <hours>  Hours of departure, such as 6-12 or 22-6.
              --return-hours <hours>  Hours when the return flight departs, such as 17-23.
              --max-transfers <n>     Maximum stops in each direction.

            WHICH FARES:
              --currency <code>       Currency of prices, such as EUR.
              --direct                Direct flights only.
              --one-way               One-way trips only.
              --month <month>         Month of departure, such as 2027-01, jan or next.
              --date <day>            Day of departure, such as 2027-01-31 or +30d.
              --two-tickets           Also round trips of two one-way tickets.
              --nearby <distance>     With --two-tickets: airports within, such as 150km.
              --adults <n>            Adults; also --children and --bags. (default: 1)

            NETWORK:
              --offline               Use the cache only, without any request.
              --max-age <duration>    Use cached responses younger than this, such as 2h.

            OPTIONS:
              --regions <names>       Departures, such as VNO or EU; "all" for all regions.
              --env <name>            Environment: live, dev (sample data) or one of your
                                      own. (default: AEROGAMI_ENV, else your config.json,
                                      else dev)
              --dry-run               Show what would be requested, without any request.
              --deals                 Only deals: prices in the lowest tenth of their
                                      route's recorded days.
              --format <format>       Output format. (values: table, json, ndjson, csv;
                                      default: table)
              --field <fields>        Only these fields of table or csv, such as price,link.
              --ids                   Show ids, to use with favorites and book.
              --color <when>          When to use color. (values: auto, always, never;
                                      default: auto)
              --verbose               Report each region on standard error.
              --version               Show the version.
              -h, --help              Show help information.


            """))
  }

  @Test("the help of favorites names its commands")
  func favorites() {
    let help = RootCommand.helpMessage(for: FavoritesCommand.self, columns: 80)
    #expect(
      help.trimmingCharacters(in: .newlines) == """
        OVERVIEW: Save trips with their last seen price.

        Examples:
          aerogami favorites list
          aerogami favorites add 3016946a
          aerogami favorites watch --notify phone
          aerogami favorites remove 3016946a

        Each environment has its own favorites. Favorites whose offers have ended are
        not removed.

        USAGE: aerogami favorites <subcommand>

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          list                    List favorites with their price now, cheapest first.
          add                     Save trips as favorites, each with its current price.
          watch                   Watch favorites for prices below the saved ones.
          remove                  Remove favorites by id.
          clear                   Remove all favorites of the environment, after a
                                  confirmation.

          See 'aerogami help favorites <subcommand>' for detailed help.
        """)
  }

  @Test("the help of history names its commands")
  func history() {
    let help = RootCommand.helpMessage(for: HistoryCommand.self, columns: 80)
    #expect(
      help.trimmingCharacters(in: .newlines) == """
        OVERVIEW: Show recorded prices and how they changed.

        Examples:
          aerogami history VNO-BCN
          aerogami history list
          aerogami history prune --older-than 90d

        Each fetch records new and changed prices by route and travel dates, and the
        lowest price of each route and day. A price is compared with the lowest prices
        of the last 90 days, in UTC. A day counts if a complete fetch without filters,
        except by place or currency, saw the route. Stale, cached and sample prices are
        not recorded. To record nothing, set history.record to "never". Each
        environment and base URL has its own history.

        USAGE: aerogami history <subcommand>

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          show (default)          Show the lowest price of a route on each day.
          list                    List the routes with recorded prices.
          prune                   Delete old prices of the environment, for all base
                                  URLs.

          See 'aerogami help history <subcommand>' for detailed help.
        """)
  }

  @Test("the help of cache names its commands")
  func cache() {
    let help = RootCommand.helpMessage(for: CacheCommand.self, columns: 80)
    #expect(
      help.trimmingCharacters(in: .newlines) == """
        OVERVIEW: Show or clear the cached responses.

        Examples:
          aerogami cache info
          aerogami cache clear --env live

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
        """)
  }

  @Test("the help of config names its commands")
  func config() {
    let help = RootCommand.helpMessage(for: ConfigCommand.self, columns: 80)
    #expect(
      help.trimmingCharacters(in: .newlines) == """
        OVERVIEW: Show the configuration.

        Examples:
          aerogami config show
          aerogami config show --env live --format json

        USAGE: aerogami config <subcommand>

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          show                    Show every key with its value and source, and the
                                  variant of every endpoint.

          See 'aerogami help config <subcommand>' for detailed help.
        """)
  }

  @Test("the help of config show describes the precedence")
  func configShow() {
    let help = RootCommand.helpMessage(for: ConfigShowCommand.self, columns: 80)
    #expect(
      help.trimmingCharacters(in: .newlines) == """
        OVERVIEW: Show every key with its value and source, and the variant of every
        endpoint.

        Examples:
          aerogami config show
          aerogami config show --env live
          aerogami config show --format json

        Environment variables (AEROGAMI_*) override the environment's file, which
        overrides ~/.config/aerogami/config.json, which overrides defaults. Secrets are
        redacted.

        USAGE: aerogami config show [--env <name>] [--format <format>]

        OPTIONS:
          --env <name>            Environment: live, dev (sample data) or one of your
                                  own. (default: AEROGAMI_ENV, else your config.json,
                                  else dev)
          --format <format>       Output format. (values: table, json; default: table)
          --version               Show the version.
          -h, --help              Show help information.
        """)
  }

  @Test("the help of doctor describes the checks and the exit statuses")
  func doctor() {
    let help = RootCommand.helpMessage(for: DoctorCommand.self, columns: 80)
    #expect(
      help.trimmingCharacters(in: .newlines) == """
        OVERVIEW: Check the configuration, the database and the services of an
        environment.

        Examples:
          aerogami doctor
          aerogami doctor --env live
          aerogami doctor --examples

        All checks run at the same time, for at most --timeout. Each live service gets
        one request, without retries. Nothing is changed, and a missing database is not
        created. Tokens are redacted.

        The services of countries, rovers and Star Wars are examples, which fares do
        not need. They are checked only with --examples. If one fails, that is only a
        warning, unless you have configured its address or its token.

        Exit status:
          0         no check failed; there may be warnings
          1         a check failed, or the configuration is invalid
          64        invalid command line
          130, 143  interrupted, terminated

        USAGE: aerogami doctor [--env <name>] [--format <format>] [--examples] [--timeout <seconds>]

        OPTIONS:
          --env <name>            Environment: live, dev (sample data) or one of your
                                  own. (default: AEROGAMI_ENV, else your config.json,
                                  else dev)
          --format <format>       Output format. (values: table, json; default: table)
          --examples              Also check the services of countries, rovers and Star
                                  Wars.
          --timeout <seconds>     Time limit of all checks, 1 to 600. (default: 5)
          --version               Show the version.
          -h, --help              Show help information.
        """)
  }
}
