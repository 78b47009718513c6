import Foundation
import TestSupport
import Testing

/// Tests of `fetch --dry-run`.
@Suite(.timeLimit(.minutes(20))) struct DryRunTests {
  private let aerogami = Aerogami()

  @Test("a dry run shows variants, requests in order, headers without the token, timeouts and retries")
  func text() async throws {
    let run = try await aerogami.run(
      "fetch", "--dry-run", "--env", "local", "--regions", "EU,US", "--concurrency", "2", "--timeout", "3",
      environment: ["AEROGAMI_CLIENTS_TRIPS_TOKEN": "s3cret"])
    #expect(
      run
        == Run(
          0,
          output: """
            Dry run in environment local, from built-in local.json

            ENDPOINT        VARIANT  CHOSEN BY
            trips.trips     live     clients.trips.variant
            trips.regions   live     clients.trips.variant
            trips.airport   live     clients.trips.variant
            trips.airlines  live     clients.trips.variant
            trips.calendar  live     clients.trips.variant
            trips.check     live     clients.trips.variant

            Requests in this order, with at most 2 trip requests at a time:
              GET http://127.0.0.1:8080/trips/EU
              GET http://127.0.0.1:8080/trips/US
              GET http://127.0.0.1:8080/regions  (only if the service does not know a region)
            Total: 3 requests, 1 of them only under a condition

            trips    without a proxy
                     Accept-Encoding: gzip
                     User-Agent: aerogami
                     Accept: application/json
                     Authorization: Bearer (secret)
                     token: sent, from AEROGAMI_CLIENTS_TRIPS_TOKEN
            network  attempts per request: 3
                     time limit per attempt, in seconds: 3.0
                     time limit to connect, in seconds: 2.7
                     deadline for all requests, in seconds: 60.0
                     longest random wait before each retry, in seconds: 0.25, 0.5
                     maximum wait before a retry if the response has no Retry-After, in seconds: 8.0
                     retried statuses: 408, 429, 500, 502, 503, 504
                     maximum retries in total (or a tenth of all requests, if that is more): 3
                     failed connections in a row before requests to a server stop: 5
            faults   none
            cache    used when a request fails; at most 268435456 bytes

            """))
  }

  @Test("a source's own limits are shown, and a configured region with the code of a country is certain")
  func ownLimits() async throws {
    let both = try await aerogami.plan(
      "VNO", "--env", "ryanair", environment: ["AEROGAMI_CLIENTS_TRIPS_SOURCES": "ryanair,kiwi"])
    #expect(both.contains("with at most 4 trip requests (kiwi: 2) at a time:\n"), "\(both)")
    #expect(both.contains("attempts per request: 3 (kiwi: 2)\n"))
    let json = try await aerogami.plan("SE", "--env", "kiwi", "--concurrency", "1", "--format", "json")
    #expect(json.contains(#""concurrency":1,"source_limits":["#), "\(json)")
    #expect(json.contains(#"{"source":"kiwi","concurrency":1,"attempts":2}"#))
    #expect(requests(json).map(\.condition) == [nil])
  }

  @Test("a dry run without live clients has no requests, and shows certain failures")
  func nothingLive() async throws {
    let plan = try await aerogami.plan("--fault", "trips.trips:latency:600000ms")
    #expect(
      plan == """
        Dry run in environment dev, from built-in dev.json

        ENDPOINT        VARIANT  CHOSEN BY
        trips.trips     mock     clients.trips.variant
        trips.regions   mock     clients.trips.variant
        trips.airport   mock     clients.trips.variant
        trips.airlines  mock     clients.trips.variant
        trips.calendar  mock     clients.trips.variant
        trips.check     mock     clients.trips.variant

        No requests are sent.
        Note: fetch uses the regions saved with "aerogami regions select", if any; a dry run does not read them

        faults  trips.trips:latency:600000ms (seed 0)

        """)
    let failing = try await aerogami.plan("--env", "failing", "--regions", "EU,US")
    #expect(
      failing.contains(
        """
        Fails: TripClient.trips(in: "EU") was called, and this environment makes it fail: status 503
        Fails: TripClient.trips(in: "US") was called, and this environment makes it fail: status 503

        """))
    let island = try await aerogami.plan("--to-neighbors-of", "Iceland")
    #expect(island.contains("No requests are sent.\nFails: Iceland has no land borders"))
    #expect(!FileManager.default.fileExists(atPath: aerogami.dataDirectory))
  }

  private func requests(_ plan: String) -> [(url: String, condition: String?)] {
    plan.matches(of: /"url":"([^"]*)","condition":(?:null|"([^"]*)")/).map {
      (String($0.1), $0.2.map(String.init))
    }
  }

  @Test("a dry run lists the requests of the fetch, and sends none")
  func sameRequests() async throws {
    let arguments = ["--regions", "blc,scd,a/b,ü"]
    try await TestServer.run { _ in
      .noTrips
    } _: { server in
      try aerogami.use(server)
      let plan = try await aerogami.plan(["--format", "json"] + arguments)
      #expect(await server.paths == [])
      #expect(!FileManager.default.fileExists(atPath: aerogami.dataDirectory))
      _ = try await aerogami.run(["fetch", "--concurrency", "1"] + arguments)
      let requested = await server.paths.map { server.address + $0 }
      #expect(!requested.isEmpty)
      #expect(requests(plan).filter { $0.condition == nil }.map(\.url) == requested)
    }
  }

  @Test("a request that depends on a response is listed with its condition")
  func dependent() async throws {
    let plan = try await aerogami.plan(
      "--env", "local", "--to-neighbors-of", "DE", "--format", "json", "--max-age", "10m",
      environment: [
        "AEROGAMI_CLIENTS_COUNTRIES_VARIANT": "live", "AEROGAMI_CLIENTS_COUNTRIES_BASE_URL": "http://countries.example",
      ])
    let cached = "unless a response younger than 600 s is cached"
    let expected = [
      "http://countries.example/name/DE?fullText=true \(cached)",
      "http://countries.example/alpha?codes=DE only if no country has that name; \(cached)",
      "http://countries.example/name/DE only if no country has that name; \(cached)",
      "http://countries.example/alpha?codes=CODE for all neighbors in the response; \(cached)",
      "http://127.0.0.1:8080/regions \(cached)",
      "http://127.0.0.1:8080/trips/REGION one for each REGION in the response; \(cached)",
    ]
    #expect(requests(plan).map { "\($0.url) \($0.condition ?? "")" } == expected)
    #expect(plan.hasSuffix(#""faults":null,"cache":{"mode":"max_age","max_age_seconds":600.0}}"# + "\n"))
  }

  @Test("a withheld token and a proxy are shown without their secrets")
  func secrets() async throws {
    try aerogami.use(address: "http://fares.example")
    let plan = try await aerogami.plan(
      "--regions", "EU",
      environment: ["AEROGAMI_CLIENTS_TRIPS_TOKEN": "s3cret", "HTTP_PROXY": "http://me:hunter2@proxy.example:3128"])
    #expect(plan.contains("trips    through proxy proxy.example:3128\n"))
    #expect(plan.contains("token: AEROGAMI_CLIENTS_TRIPS_TOKEN is not sent to http://fares.example, because "))
    #expect(!plan.contains("Authorization"))
    #expect(!plan.contains("s3cret") && !plan.contains("hunter2"))
  }

  @Test("the user's own file is named beside the environment's")
  func userFile() async throws {
    let path = "\(aerogami.userDirectory)/config.json"
    try aerogami.write(#"{"environment": "local"}"#, to: path)
    let json = try await aerogami.plan("--regions", "EU", "--format", "json")
    #expect(json.hasPrefix(#"{"environment":"local","source":"built-in local.json","user_source":"\#(path)","#))
  }

  @Test("clients with the same origin have their own headers")
  func oneOrigin() async throws {
    let plan = try await aerogami.plan(
      "--env", "local", "--regions", "EU", "--to-neighbors-of", "Germany",
      environment: ["AEROGAMI_CLIENTS_TRIPS_TOKEN": "s3cret"])
    let clients = plan.split(separator: "\ncountries  without a proxy\n")
    #expect(clients.count == 2)
    #expect(clients.first?.contains("Authorization: Bearer (secret)") == true)
    #expect(clients.last?.contains("Authorization") == false)
  }

  @Test(
    "a dry run rejects what fetch rejects",
    arguments: [
      (["--anywhere", "--regions", "EU"], [:]),
      (["--env", "local"], ["HTTPS_PROXY": "socks4://h", "SSL_CERT_FILE": "missing.pem"]),
    ] as [([String], [String: String])])
  func errors(arguments: [String], variables: [String: String]) async throws {
    let plan = try await aerogami.runIfValid(["fetch", "--dry-run"] + arguments, environment: variables)
    let fetch = try await aerogami.runIfValid(["fetch"] + arguments, environment: variables)
    #expect(fetch.exitCode == 64 || fetch.exitCode == 78)
    #expect(plan.exitCode == fetch.exitCode)
    #expect(plan.output == "")
    #expect(plan.errors.prefix { $0 != "\n" } == fetch.errors.prefix { $0 != "\n" })
  }

  @Test("a dry run supports only the formats table and json", arguments: ["csv"])
  func format(format: String) async throws {
    let run = await Run.parsing("fetch", "--dry-run", "--format", format)
    #expect(run.exitCode == 64)
    #expect(run.errors.hasPrefix("aerogami: --dry-run supports only --format table and json\n"))
  }
}
