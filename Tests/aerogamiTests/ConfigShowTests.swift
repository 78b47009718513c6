import AerogamiLive
import ArgumentParser
import Foundation
import TestSupport
import Testing

@testable import aerogami

@Suite(.timeLimit(.minutes(20))) struct ConfigShowTests {
  private let aerogami = Aerogami()

  @Test("config show lists every key with its value and source, and every endpoint with its variant")
  func table() async throws {
    try aerogami.write(
      """
      {
        "clients": {
          "trips": { "variant": "live", "baseURL": "http://127.0.0.1:1/", "endpoints": { "regions": "mock" } }
        },
        "http": { "connectTimeoutSeconds": 2.5, "requestTimeoutSeconds": 7 },
        "store": { "path": "kept.sqlite" },
        "booking": { "baseURL": "https://example.com" }
      }
      """, to: "Config/dev.json")
    let run = try await aerogami.run(
      "config", "show",
      environment: [
        "AEROGAMI_HTTP_REQUEST_TIMEOUT_SECONDS": "3", "AEROGAMI_CLIENTS_TRIPS_ENDPOINTS_AIRPORT": "failing",
      ])
    #expect(
      run
        == Run(
          0,
          output: """
            Environment dev, from Config/dev.json

            KEY                                   VALUE                              FROM
            clients.trips.variant                 live                               Config/dev.json
            clients.trips.endpoints.trips         (not set)
            clients.trips.endpoints.regions       mock                               Config/dev.json
            clients.trips.endpoints.airport       failing                            AEROGAMI_CLIENTS_TRIPS_ENDPOINTS_AIRPORT
            clients.trips.endpoints.airlines      (not set)
            clients.trips.endpoints.calendar      (not set)
            clients.trips.endpoints.check         (not set)
            clients.trips.baseURL                 http://127.0.0.1:1/                Config/dev.json
            clients.trips.token                   (not set)
            clients.trips.failure                 unimplemented                      default
            clients.trips.faults                  none                               default
            clients.trips.fixtures                (not set)
            clients.trips.data                    (not set)
            clients.trips.provider                aerogami                           default
            clients.trips.regions                 {}                                 default
            clients.trips.currency                EUR                                default
            clients.trips.market                  (not set)
            clients.countries.variant             mock                               default
            clients.countries.endpoints.named     (not set)
            clients.countries.endpoints.coded     (not set)
            clients.countries.baseURL             (not set)
            clients.countries.token               (not set)
            clients.countries.failure             unimplemented                      default
            clients.countries.faults              none                               default
            clients.countries.fixtures            (not set)
            clients.countries.api                 v3.1                               default
            clients.rovers.variant                mock                               default
            clients.rovers.endpoints.photos       (not set)
            clients.rovers.endpoints.manifest     (not set)
            clients.rovers.endpoints.picture      (not set)
            clients.rovers.baseURL                https://rovers.nebulum.one/api/v1  default
            clients.rovers.token                  (not set)
            clients.rovers.failure                unimplemented                      default
            clients.rovers.faults                 none                               default
            clients.rovers.fixtures               (not set)
            clients.starWars.variant              mock                               default
            clients.starWars.endpoints.film       (not set)
            clients.starWars.endpoints.person     (not set)
            clients.starWars.endpoints.planet     (not set)
            clients.starWars.endpoints.starship   (not set)
            clients.starWars.endpoints.species    (not set)
            clients.starWars.endpoints.vehicle    (not set)
            clients.starWars.endpoints.list       (not set)
            clients.starWars.endpoints.search     (not set)
            clients.starWars.baseURL              https://swapi.info/api             default
            clients.starWars.token                (not set)
            clients.starWars.failure              unimplemented                      default
            clients.starWars.faults               none                               default
            clients.starWars.fixtures             (not set)
            clients.notifications.variant         mock                               default
            clients.notifications.endpoints.send  (not set)
            clients.notifications.failure         unimplemented                      default
            clients.notifications.faults          none                               default
            home                                  (not set)
            faults.seed                           0                                  default
            http.connectTimeoutSeconds            2.5                                Config/dev.json
            http.requestTimeoutSeconds            3                                  AEROGAMI_HTTP_REQUEST_TIMEOUT_SECONDS
            http.deadlineSeconds                  60                                 default
            http.maxAttempts                      3                                  default
            http.maxBodyBytes                     67108864                           default
            http.caFile                           (not set)
            store.variant                         live                               default
            store.path                            kept.sqlite                        Config/dev.json
            cache.maxBytes                        268435456                          default
            cache.maxStaleSeconds                 86400                              default
            history.record                        always                             default
            booking.baseURL                       https://example.com                Config/dev.json
            booking.marker                        (not set)
            failureNotice                         6h                                 default

            ENDPOINT            VARIANT  CHOSEN BY
            trips.trips         live     clients.trips.variant
            trips.regions       mock     clients.trips.endpoints.regions
            trips.airport       failing  clients.trips.endpoints.airport
            trips.airlines      live     clients.trips.variant
            trips.calendar      live     clients.trips.variant
            trips.check         live     clients.trips.variant
            countries.named     mock     clients.countries.variant
            countries.coded     mock     clients.countries.variant
            rovers.photos       mock     clients.rovers.variant
            rovers.manifest     mock     clients.rovers.variant
            rovers.picture      mock     clients.rovers.variant
            starWars.film       mock     clients.starWars.variant
            starWars.person     mock     clients.starWars.variant
            starWars.planet     mock     clients.starWars.variant
            starWars.starship   mock     clients.starWars.variant
            starWars.species    mock     clients.starWars.variant
            starWars.vehicle    mock     clients.starWars.variant
            starWars.list       mock     clients.starWars.variant
            starWars.search     mock     clients.starWars.variant
            notifications.send  mock     clients.notifications.variant

            """))
  }

  @Test("config show writes the same as JSON, with each key's variable")
  func json() async throws {
    try aerogami.write(
      #"{"clients": {"trips": {"variant": "mock", "endpoints": {"regions": "failing"}}}}"#, to: "Config/staging.json")
    let configuration = try aerogami.loaded([
      "AEROGAMI_ENV": "staging", "AEROGAMI_HTTP_MAX_BODY_BYTES": "1000",
    ])
    let output = String(decoding: try await ConfigShowCommand.asyncParse([]).json(configuration), as: UTF8.self)
    let lines = output.split(separator: "\n")
    #expect(lines.first == #"{"environment":"staging","source":"Config/staging.json","user_source":null,"keys":["#)
    for line in [
      #"{"key":"clients.trips.variant","value":"mock","from":"Config/staging.json","#
        + #""variable":"AEROGAMI_CLIENTS_TRIPS_VARIANT"},"#,
      #"{"key":"clients.trips.baseURL","value":null,"from":null,"variable":"AEROGAMI_CLIENTS_TRIPS_BASE_URL"},"#,
      #"{"key":"clients.trips.failure","value":"unimplemented","from":"default","#
        + #""variable":"AEROGAMI_CLIENTS_TRIPS_FAILURE"},"#,
      #"{"key":"http.maxBodyBytes","value":"1000","from":"AEROGAMI_HTTP_MAX_BODY_BYTES","#
        + #""variable":"AEROGAMI_HTTP_MAX_BODY_BYTES"}"#,
    ] {
      // The last key has no comma behind it, whichever that is.
      #expect(lines.contains { $0 == line || "\($0)," == line || $0 == "\(line)," }, "\(line)")
    }
    #expect(
      lines.suffix(22).prefix(13) == [
        #"],"endpoints":["#,
        #"{"client":"trips","endpoint":"trips","variant":"mock","chosen_by":"clients.trips.variant"},"#,
        #"{"client":"trips","endpoint":"regions","variant":"failing","chosen_by":"clients.trips.endpoints.regions"},"#,
        #"{"client":"trips","endpoint":"airport","variant":"mock","chosen_by":"clients.trips.variant"},"#,
        #"{"client":"trips","endpoint":"airlines","variant":"mock","chosen_by":"clients.trips.variant"},"#,
        #"{"client":"trips","endpoint":"calendar","variant":"mock","chosen_by":"clients.trips.variant"},"#,
        #"{"client":"trips","endpoint":"check","variant":"mock","chosen_by":"clients.trips.variant"},"#,
        #"{"client":"countries","endpoint":"named","variant":"mock","chosen_by":"clients.countries.variant"},"#,
        #"{"client":"countries","endpoint":"coded","variant":"mock","chosen_by":"clients.countries.variant"},"#,
        #"{"client":"rovers","endpoint":"photos","variant":"mock","chosen_by":"clients.rovers.variant"},"#,
        #"{"client":"rovers","endpoint":"manifest","variant":"mock","chosen_by":"clients.rovers.variant"},"#,
        #"{"client":"rovers","endpoint":"picture","variant":"mock","chosen_by":"clients.rovers.variant"},"#,
        #"{"client":"starWars","endpoint":"film","variant":"mock","chosen_by":"clients.starWars.variant"},"#,
      ])
  }

  @Test("a flag overrides the variable that names an environment or a file")
  func flagBeatsVariable() async throws {
    try aerogami.write("{}", to: "mine.json")
    for (env, config, variables, expected) in [
      (nil, nil, ["AEROGAMI_ENV": "failing"], "failing, from built-in failing.json"),
      (nil, nil, ["AEROGAMI_CONFIG": "mine.json"], "mine.json, from mine.json"),
      ("dev", nil, ["AEROGAMI_ENV": "failing"], "dev, from built-in dev.json"),
      ("dev", nil, ["AEROGAMI_CONFIG": "mine.json"], "dev, from built-in dev.json"),
      (nil, "mine.json", ["AEROGAMI_ENV": "failing"], "mine.json, from mine.json"),
      // An empty variable is as good as none.
      (nil, nil, ["AEROGAMI_ENV": ""], "dev, from built-in dev.json"),
      (nil, nil, ["AEROGAMI_CONFIG": "", "AEROGAMI_ENV": "failing"], "failing, from built-in failing.json"),
      (nil, nil, ["AEROGAMI_CONFIG": "mine.json", "AEROGAMI_ENV": ""], "mine.json, from mine.json"),
      (nil, nil, ["AEROGAMI_CLIENTS_TRIPS_VARIANT": ""], "dev, from built-in dev.json"),
    ] as [(String?, String?, [String: String], String)] {
      let configuration = try AerogamiLive.Configuration.load(
        environment: env, path: config, variables: variables,
        directories: .init(currentDirectory: aerogami.directory, userDirectory: aerogami.userDirectory))
      #expect("\(configuration.environment), from \(configuration.sources)" == expected, "\(variables)")
    }
    let run = try await aerogami.run(
      "config", "show", "--config", "mine.json", environment: ["AEROGAMI_ENV": "failing"])
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("Environment mine.json, from mine.json\n"))
  }

  @Test("a relative or empty directory in a variable is not used", arguments: ["home", ""])
  func relativeHome(home: String) {
    let variables = ["HOME": home, "XDG_CONFIG_HOME": "config", "XDG_DATA_HOME": "data"]
    let none = AerogamiLive.Configuration.Directories.current(variables)
    #expect(none.userDirectory == nil && none.dataDirectory == nil)
    let below = AerogamiLive.Configuration.Directories.current(variables.merging(["HOME": "/me"]) { $1 })
    #expect(below.userDirectory == "/me/.config/aerogami")
  }

  @Test("with a relative HOME, the store has no default location, and no file is created")
  func withoutStore() async throws {
    let run = try await aerogami.run(
      "regions", "select", "EU", environment: ["HOME": "home", "XDG_CONFIG_HOME": "config", "XDG_DATA_HOME": "data"])
    #expect(run.exitCode == 1)
    #expect(
      run.errors.contains(
        "the store: there is no default location, because neither HOME nor XDG_DATA_HOME is an absolute path; "
          + "set store.path"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: aerogami.directory) == [])
  }

  /// The path of the database of an environment or a configuration file.
  private func storePath(environment: String? = nil, path: String? = nil) throws -> String {
    let configuration = try AerogamiLive.Configuration.load(
      environment: environment, path: path, variables: [:],
      directories: .init(
        currentDirectory: aerogami.directory, userDirectory: nil, dataDirectory: aerogami.dataDirectory))
    let row = try #require(configuration.listing.first { $0.key == "store.path" })
    #expect(row.source == "default")
    return try #require(row.value)
  }

  @Test("an environment and a file each have a database in the user's data directory, for any spelling of a path")
  func stores() throws {
    for path in ["mine.json", "sub/mine.json"] { try aerogami.write("{}", to: path) }
    #expect(try storePath() == aerogami.dataDirectory + "/dev.sqlite")
    #expect(try storePath(environment: "failing") == aerogami.dataDirectory + "/failing.sqlite")
    let paths = ["mine.json", "./sub/../mine.json", "\(aerogami.directory)/mine.json", "sub/mine.json"]
    let stores = try paths.map { try storePath(path: $0) }
    #expect(Set(stores[..<3]).count == 1)
    #expect(stores[3] != stores[0])
    #expect(stores.allSatisfy { $0.contains(/\/mine-[0-9a-f]{8}\.sqlite$/) }, "\(stores)")
    #expect(stores[0].hasPrefix(aerogami.dataDirectory + "/mine-"))
  }

  @Test("an unusable configuration is shown, and is an error")
  func unusable() async throws {
    let run = try await aerogami.run("config", "show", "--env", "live")
    #expect(run.exitCode == 78)
    #expect(run.output.hasPrefix("Environment live, from built-in live.json\n"))
    #expect(run.output.contains(/\nclients.trips.token +\(not set\)\n/))
    #expect(run.output.contains(/\nclients.trips.regions.blc +Baltics: KUN, RIX, TLL, VNO +built-in live.json\n/))
    #expect(
      run.errors == """
        aerogami: clients.trips.token is not set, and Travelpayouts requires a token; run aerogami setup, \
        or set AEROGAMI_CLIENTS_TRIPS_TOKEN; a token is free at https://www.travelpayouts.com/programs/100/tools/api

        """)
  }

  @Test("an invalid configuration is not shown")
  func mistake() async throws {
    try aerogami.write(#"{"http": {"maxBodyBytes": 0}}"#, to: "Config/dev.json")
    let run = try await aerogami.run("config", "show", "--format", "json")
    let expected = #"Config/dev.json:1:27: http.maxBodyBytes: "0" is not a whole number from 1 to 1073741824"#
    #expect(run == Run(78, errors: "aerogami: \(expected)\n"))
  }
}
