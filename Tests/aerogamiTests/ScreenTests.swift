import AerogamiCore
import AerogamiLive
import Foundation
import TestSupport
import Testing

@testable import aerogami

extension Aerogami {
  /// Runs the program with a pseudo-terminal for both streams, and returns everything that it writes.
  func screen(
    _ arguments: String..., columns: UInt16, rows: UInt16 = 24, environment: [String: String] = [:]
  ) async throws -> String {
    try await screen(arguments, columns: columns, rows: rows, environment: environment)
  }

  func screen(
    _ arguments: [String], columns: UInt16, rows: UInt16 = 24, environment: [String: String] = [:]
  ) async throws -> String {
    let terminal = try WatchedStream.terminal(columns: columns, rows: rows)
    return try await run(arguments, output: terminal, errors: terminal, environment: environment).output
  }
}

extension String {
  /// Whether no line takes more terminal cells than `columns`.
  func isNoWider(than columns: UInt16) -> Bool {
    split(separator: "\n").allSatisfy { String($0).displayWidth <= columns }
  }
}

/// The screens of commands without trips.
@Suite(.timeLimit(.minutes(20))) struct ScreenTests {
  private let aerogami = Aerogami()

  @Test(
    "airports fit any terminal, with the code, the name, the city and the country to the last",
    arguments: airportScreens)
  func airports(columns: UInt16, screen: String) async throws {
    try await TestServer.run([
      "/airports/VNO": .init(
        #"{"code":"VNO","city":"Vilnius","name":"Vilnius Čiurlionis International Airport","country":"LT","#
          + #""tz":"Europe/Vilnius","lon":25.286,"lat":54.634}"#),
      "/airports/JFK": .init(
        #"{"code":"JFK","city":"New York","name":"John F. Kennedy International Airport","country":"US","state":"NY","#
          + #""tz":"America/New_York","lon":-73.779,"lat":40.64}"#),
    ]) { server in
      try aerogami.use(server)
      let shown = try await aerogami.screen("airports", "VNO,JFK", columns: columns)
      #expect(shown == screen)
      #expect(shown.isNoWider(than: columns))
    }
  }

  @Test(
    "a long list has as many rows as fit, and an explicit limit has precedence",
    arguments: [["history", "list"], ["meet", "Vilnius", "Berlin", "--month", "next", "--no-progress"]])
  func height(arguments: [String]) async throws {
    let shown = try await aerogami.screen(arguments, columns: 160, rows: 24).split(separator: "\n")
    // With the prompt, the screen has one line more.
    #expect(shown.count < 24 && shown.contains { $0.hasSuffix(" more; --limit 0 shows all") }, "\(shown)")
    // MeetTests has its limits.
    if arguments[0] == "meet" { return }
    let all = try await aerogami.screen(arguments + ["--limit", "0"], columns: 160, rows: 24).split(separator: "\n")
    #expect(all.count > 24 && !all.contains { $0.hasSuffix("shows all") })
  }

  @Test("ranges of days are short instead of cut on a narrow terminal")
  func rangesOfDays() async throws {
    let shown = try await aerogami.screen(
      "meet", "Vilnius", "Berlin", "Dublin", "--month", "next", "--flex", "3", "--people", "2,1,1", "--limit", "10",
      "--no-progress", columns: 80)
    #expect(shown.isNoWider(than: 80) && !shown.contains("…"), "\(shown)")
    #expect(shown.contains(#/\d( [A-Z][a-z]{2})?–\d+ [A-Z][a-z]{2}/#), "\(shown)")
  }

  @Test("a watch names the option that excludes all trips")
  func excludingOption() async throws {
    let shown = try await aerogami.screen("watch", "EU", "--to", "SYD", "--once", columns: 160)
    #expect(shown.contains("no received trip matches --to; try without --to"), "\(shown)")
  }

  @Test("doctor continues long texts on lines below, so that nothing is lost", arguments: doctorScreens)
  func doctor(columns: UInt16, screen: String) async throws {
    let variables = ["AEROGAMI_CLIENTS_TRIPS_VARIANT": "live", "AEROGAMI_STORE_VARIANT": "mock"]
    let shown = try await aerogami.diagnosis(variables).text(width: Int(columns), color: false)
    #expect(shown == screen)
    #expect(shown.isNoWider(than: columns))
  }

  /// The golden texts have only the lines of trips and booking, because all keys have the same columns.
  @Test("config show leaves out sources first, and shortens keys in the middle", arguments: configurationScreens)
  func configuration(columns: UInt16, screen: String) async throws {
    let variables = [
      "AEROGAMI_CLIENTS_TRIPS_ENDPOINTS_AIRPORT": "failing",
      "AEROGAMI_BOOKING_BASE_URL": "https://example.com/search", "AEROGAMI_STORE_PATH": "store.sqlite",
    ]
    let shown = try await aerogami.configurationTable(variables, width: Int(columns))
    #expect(shown.isNoWider(than: columns))
    let lines = shown.split(separator: "\n").filter { line in
      ["Environment", "KEY", "clients.trip", "booking", "ENDPOINT", "trips"].contains { line.hasPrefix($0) }
    }
    #expect(lines.joined(separator: "\n") + "\n" == screen)
    // Every key and every endpoint has its line.
    guard columns == 40 else { return }
    let inPipe = try await aerogami.configurationTable()
    #expect(shown.split(separator: "\n").count == inPipe.split(separator: "\n").count)
  }

  @Test("each line of a comment about a command to try begins like a comment")
  func guide() throws {
    try aerogami.write(#"{"home": ["VNO"]}"#, to: "\(aerogami.userDirectory)/config.json")
    let directories = AerogamiLive.Configuration.Directories(
      currentDirectory: aerogami.directory, userDirectory: aerogami.userDirectory)
    let shown = try SetupGuide([.home: "VNO"], [:], directories).text(isAccepted: true, width: 40)
    let lines = try #require(shown.split(separator: "Try next:\n").last).split(separator: "\n")
    #expect(lines.count > 6 && lines.allSatisfy { $0.hasPrefix("# ") || $0.hasPrefix("  aerogami ") }, "\(shown)")
  }

  @Test("a card continues long facts on lines below")
  func cards() async throws {
    let info = try await aerogami.screen("cache", "info", columns: 40)
    #expect(info.isNoWider(than: 40))
    #expect(info.replacing(/\s+/, with: "").contains("database\(aerogami.dataDirectory)/dev.sqlite"))
  }

  @Test("a failure is red on a colored terminal")
  func failure() async throws {
    let fetch = ["fetch", "--regions", "EU,US", "--no-progress", "--fault", "trips.trips/US:status:503"]
    let colored = try await aerogami.screen(fetch, columns: 200, environment: ["TERM": "xterm"])
    #expect(colored.contains("\naerogami: US \u{1B}[31mfailed\u{1B}[0m: "))

    let doctor = try await aerogami.diagnosis(["AEROGAMI_CLIENTS_TRIPS_VARIANT": "live"]).text(width: 200, color: true)
    #expect(doctor.contains("\n\u{1B}[31mfailed\u{1B}[0m   trips          clients.trips.baseURL is not set"))
    #expect(doctor.hasPrefix("ok       configuration"))
  }

  private static let airportScreens: [(columns: UInt16, screen: String)] = [
    (
      80,
      """
      CODE  NAME                            CITY      STATE  COUNTRY  TIME ZONE
      VNO   Vilnius Čiurlionis Internatio…  Vilnius          LT       Europe/Vilnius
      JFK   John F. Kennedy International…  New York  NY     US       America/New_York

      """
    ),
    (
      40,
      """
      CODE  NAME             CITY      COUNTRY
      VNO   Vilnius Čiurli…  Vilnius   LT
      JFK   John F. Kenned…  New York  US

      """
    ),
  ]

  private static let doctorScreens: [(columns: UInt16, screen: String)] = [
    (
      80,
      """
      ok       configuration  environment dev, from built-in dev.json
      ok       timeZones      time zones such as Europe/Vilnius are available
      ok       store          mock: stored in memory until the end of each run
      failed   trips          clients.trips.baseURL is not set, and the live variant
                              of trips needs it
                              → set AEROGAMI_CLIENTS_TRIPS_BASE_URL, or the key in a
                                file that you pass with --config
      ok       notifications  no notifiers are configured
      1 of 5 checks failed.

      """
    ),
    (
      40,
      """
      ok       configuration
               environment dev, from built-in
               dev.json
      ok       timeZones
               time zones such as
               Europe/Vilnius are available
      ok       store
               mock: stored in memory until
               the end of each run
      failed   trips
               clients.trips.baseURL is not
               set, and the live variant of
               trips needs it
               → set
                 AEROGAMI_CLIENTS_TRIPS_BASE_U
                 RL, or the key in a file that
                 you pass with --config
      ok       notifications
               no notifiers are configured
      1 of 5 checks failed.

      """
    ),
  ]

  private static let configurationScreens: [(columns: UInt16, screen: String)] = [
    (
      100,
      """
      Environment dev, from built-in dev.json
      KEY                                   VALUE                           FROM
      clients.trips.variant                 mock                            built-in dev.json
      clients.trips.endpoints.trips         (not set)
      clients.trips.endpoints.regions       (not set)
      clients.trips.endpoints.airport       failing                         AEROGAMI_CLIENT…POINTS_AIRPORT
      clients.trips.endpoints.airlines      (not set)
      clients.trips.endpoints.calendar      (not set)
      clients.trips.endpoints.check         (not set)
      clients.trips.baseURL                 (not set)
      clients.trips.token                   (not set)
      clients.trips.failure                 unimplemented                   default
      clients.trips.faults                  none                            default
      clients.trips.fixtures                (not set)
      clients.trips.data                    (not set)
      clients.trips.provider                aerogami                        default
      clients.trips.regions                 {}                              default
      clients.trips.currency                EUR                             default
      clients.trips.market                  (not set)
      booking.baseURL                       https://example.com/search      AEROGAMI_BOOKING_BASE_URL
      booking.marker                        (not set)
      ENDPOINT            VARIANT  CHOSEN BY
      trips.trips         mock     clients.trips.variant
      trips.regions       mock     clients.trips.variant
      trips.airport       failing  clients.trips.endpoints.airport
      trips.airlines      mock     clients.trips.variant
      trips.calendar      mock     clients.trips.variant
      trips.check         mock     clients.trips.variant

      """
    ),
    (
      40,
      """
      Environment dev, from built-in dev.json
      KEY                       VALUE
      clients.trips.variant     mock
      clients.trip…oints.trips  (not set)
      clients.trip…nts.regions  (not set)
      clients.trip…nts.airport  failing
      clients.trip…ts.airlines  (not set)
      clients.trip…ts.calendar  (not set)
      clients.trip…oints.check  (not set)
      clients.trips.baseURL     (not set)
      clients.trips.token       (not set)
      clients.trips.failure     unimplemented
      clients.trips.faults      none
      clients.trips.fixtures    (not set)
      clients.trips.data        (not set)
      clients.trips.provider    aerogami
      clients.trips.regions     {}
      clients.trips.currency    EUR
      clients.trips.market      (not set)
      booking.baseURL           https://examp…
      booking.marker            (not set)
      ENDPOINT            VARIANT
      trips.trips         mock
      trips.regions       mock
      trips.airport       failing
      trips.airlines      mock
      trips.calendar      mock
      trips.check         mock

      """
    ),
  ]
}
