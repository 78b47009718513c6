import Foundation
import Subprocess
import TestSupport
import Testing

@testable import aerogami

@Suite(.timeLimit(.minutes(20))) struct DoctorTests {
  private let aerogami = Aerogami()

  @Test("doctor prints a line for each check, and exits with 0 if none failed")
  func well() async throws {
    let run = try await aerogami.run("doctor")
    #expect(
      run
        == Run(
          0,
          output: """
            ok       configuration  environment dev, from built-in dev.json
            ok       timeZones      time zones such as Europe/Vilnius are available
            ok       store          \(aerogami.dataDirectory)/dev.sqlite does not exist yet and is created \
            on first use
            ok       trips          sends no requests (variants: mock)
            ok       notifications  no notifiers are configured
            No check failed.

            """))
    #expect(!FileManager.default.fileExists(atPath: aerogami.dataDirectory))
  }

  @Test("a failed check shows its remedy, does not stop other checks, and makes the exit status 1")
  func failed() async throws {
    try await TestServer.run(["/regions": .init(status: 401, "")]) { server in
      try aerogami.use(server)
      let run = try await aerogami.run(
        "doctor", "--timeout", "60",
        environment: ["AEROGAMI_STORE_VARIANT": "mock", "AEROGAMI_CLIENTS_ROVERS_BASE_URL": "http://mars.example"])
      #expect(
        run
          == Run(
            1,
            output: """
              ok       configuration   environment dev, from Config/dev.json
              warning  configuration   AEROGAMI_CLIENTS_ROVERS_BASE_URL is not used, because the client rovers sends \
              no requests in this environment
                                       → set AEROGAMI_CLIENTS_ROVERS_VARIANT=live
              ok       timeZones       time zones such as Europe/Vilnius are available
              ok       store           mock: stored in memory until the end of each run
              ok       trips.connect   \(server.address)
              failed   trips.response  GET \(server.address)/regions: status 401
                                       → if the service requires a token, set AEROGAMI_CLIENTS_TRIPS_TOKEN
              ok       trips.clock     not checked: the response has no valid Date header
              ok       trips.token     not sent: AEROGAMI_CLIENTS_TRIPS_TOKEN is not set
              ok       notifications   no notifiers are configured
              1 of 9 checks failed, with 1 warning.

              """))
      #expect(await server.paths == ["/regions"])
    }
  }

  @Test("an example API is checked only with --examples, and is then a warning, unless its address is configured")
  func examples() async throws {
    try await TestServer.run(["/regions": .regions("scd")]) { server in
      try await FaultServer.withRefusingAddress { nowhere in
        try aerogami.use(server)
        let variables = [
          "AEROGAMI_STORE_VARIANT": "mock", "AEROGAMI_CLIENTS_ROVERS_VARIANT": "live",
          "AEROGAMI_CLIENTS_STAR_WARS_VARIANT": "live", "HTTPS_PROXY": nowhere,
        ]
        func text(examples: Bool, _ more: [String: String] = [:]) async throws -> String {
          let diagnosis = try await aerogami.diagnosis(examples: examples, variables.merging(more) { $1 })
          return diagnosis.text(width: nil, color: false)
        }
        let fares = try await text(examples: false)
        #expect(fares.hasSuffix("\nNo check failed.\n"), "\(fares)")
        #expect(!fares.contains("rovers") && !fares.contains("starWars"), "\(fares)")

        let all = try await text(examples: true)
        #expect(all.contains("\nwarning  rovers.connect "), "\(all)")
        #expect(all.contains("\nwarning  starWars.connect "), "\(all)")
        #expect(all.hasSuffix("\nNo check failed, with 2 warnings.\n"))

        let configured = ["AEROGAMI_CLIENTS_ROVERS_BASE_URL": nowhere, "AEROGAMI_CLIENTS_STAR_WARS_TOKEN": "s3cret"]
        let own = try await text(examples: true, configured)
        #expect(own.contains("\nfailed   rovers.connect "), "\(own)")
        #expect(own.contains("\nfailed   starWars.connect "), "\(own)")
      }
    }
  }

  @Test("json is one object")
  func json() async throws {
    try aerogami.write(#"{"store": {"variant": "failing"}}"#, to: "mine.json")
    let diagnosis = try await aerogami.diagnosis(config: "mine.json")
    #expect(
      String(decoding: diagnosis.json, as: UTF8.self) == """
        {"environment":"mine.json","ok":true,"checks":[
        {"name":"configuration","verdict":"ok","found":"environment mine.json, from mine.json","remedy":null},
        {"name":"timeZones","verdict":"ok","found":"time zones such as Europe/Vilnius are available","remedy":null},
        {"name":"store","verdict":"ok","found":"failing: every use of the store fails, as configured","remedy":null},
        {"name":"trips","verdict":"ok","found":"sends no requests (variants: mock)","remedy":null},
        {"name":"notifications","verdict":"ok","found":"no notifiers are configured","remedy":null}
        ]}

        """)
  }

  @Test("every problem of a configuration is a failed check")
  func configuration() async throws {
    try aerogami.write(#"{"clients": {"trips": {"varaint": "mock"}}}"#, to: "Config/dev.json")
    let diagnosis = try await aerogami.diagnosis(["AEROGAMI_HTTP_MAX_ATTEMPTS": "0"])
    #expect(!diagnosis.isWell)
    let json = String(decoding: diagnosis.json, as: UTF8.self)
    #expect(json.contains(#"Config/dev.json:1:24: clients.trips: unknown key "#))
    #expect(json.contains("AEROGAMI_HTTP_MAX_ATTEMPTS: "))
    #expect(json.hasPrefix(#"{"environment":null,"ok":false,"checks":["#))
  }

  @Test("a client that cannot be created does not affect other checks")
  func unusable() async throws {
    let diagnosis = try await aerogami.diagnosis([
      "AEROGAMI_CLIENTS_TRIPS_VARIANT": "live", "AEROGAMI_STORE_VARIANT": "mock",
    ])
    #expect(!diagnosis.isWell)
    let text = diagnosis.text(width: nil, color: false)
    #expect(text.contains("\nfailed   trips          clients.trips.baseURL is not set, and the live variant"))
    #expect(text.contains("\nok       notifications  no notifiers are configured\n"))
  }

  @Test(
    "an invalid command line is a usage error",
    arguments: [["--format", "csv"], ["--timeout", "0"], ["--env", "a", "--config", "b"]])
  func usage(arguments: [String]) async throws {
    #expect(try await aerogami.runIfValid(["doctor"] + arguments).exitCode == 64)
  }

  @Test("a signal ends the running checks, and shows the finished ones")
  func signal() async throws {
    try await TestServer.runUnresponsive { server, isAsked in
      try aerogami.use(server)
      let run = try await aerogami.run("doctor", "--timeout", "60", output: .pipe(), errors: .pipe()) { send in
        try await isAsked.wait()
        try send(.interrupt)
      }
      #expect(run.exitCode == 130)
      #expect(run.output.contains("failed   trips.response  interrupted\n"))
      #expect(run.output.contains("ok       notifications   no notifiers are configured\n"))
    }
  }
}
