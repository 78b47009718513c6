import Testing

@testable import AerogamiLive

@Suite struct FaultConfigurationErrorTests {
  /// Returns the problems of a file with `faults` as `clients.trips.faults`, without the file's name.
  private func problems(_ faults: String, client: String = "trips") throws -> [String] {
    let error = #expect(throws: ConfigurationError.self) {
      try Configuration.load(file: "{\"clients\": {\"\(client)\": {\"faults\":\n\(faults)}}}")
    }
    let problems = try #require(error).lines
    return problems.map { problem in String(problem.split(separator: ".json:", maxSplits: 1).last ?? "") }
  }

  @Test(
    "a problem with a file's faults is reported with its location and the valid words",
    arguments: [
      (
        #"{"latncyMilliseconds": 5}"#,
        #"2:2: clients.trips.faults: unknown key "latncyMilliseconds"; did you mean "#
          + #""latencyMilliseconds"? Known: airports, endpoint, every, failure, failureRate, "#
          + #"latencyMilliseconds, regions, routes, seed"#
      ),
      (
        #"{"failure": "offlin"}"#,
        #"2:13: clients.trips.faults: failure: "offlin" is not unimplemented, offline, timeout, malformed or "#
          + #"status:NNN with an error status (400 to 599); did you mean "offline"?"#
      ),
      (
        #"{"failure": 503}"#,
        "2:13: clients.trips.faults: failure must be a JSON string: unimplemented, offline, timeout, "
          + "malformed or status:NNN with an error status (400 to 599)"
      ),
      (
        #"{"failure": "offline", "failureRate": 1.1}"#,
        #"2:39: clients.trips.faults: failureRate: "1.1" is not a rate from 0 to 1"#
      ),
      (
        #"{"failure": "offline", "failureRate": "1"}"#,
        "2:39: clients.trips.faults: failureRate must be a JSON number: a rate from 0 to 1"
      ),
      (
        #"{"failure": "offline", "every": 0}"#,
        #"2:33: clients.trips.faults: every: "0" is not a whole number from 1 to 1000000000"#
      ),
      (
        #"{"failure": "offline", "seed": -1}"#,
        #"2:32: clients.trips.faults: seed: "-1" is not a whole number from 0 to 9007199254740992"#
      ),
      (
        #"{"latencyMilliseconds": [400, 100]}"#,
        "2:25: clients.trips.faults: latencyMilliseconds must be a whole number from 0 to "
          + "3600000, or an array of two such numbers, the lower one first"
      ),
      (
        #"{"latencyMilliseconds": []}"#,
        "2:25: clients.trips.faults: latencyMilliseconds must be a whole number from 0 to "
          + "3600000, or an array of two such numbers, the lower one first"
      ),
      (
        #"{"latencyMilliseconds": [1, 2, 3]}"#,
        "2:25: clients.trips.faults: latencyMilliseconds must be a whole number from 0 to "
          + "3600000, or an array of two such numbers, the lower one first"
      ),
      (
        #"{"latencyMilliseconds": 3600001}"#,
        "2:25: clients.trips.faults: latencyMilliseconds must be a whole number from 0 to "
          + "3600000, or an array of two such numbers, the lower one first"
      ),
      (
        #"{"latencyMilliseconds": 5, "every": 2}"#,
        "2:28: clients.trips.faults: every is set without failure; add failure, or remove every"
      ),
      (
        #"{"regions": ["EU"]}"#,
        "2:1: clients.trips.faults: the fault has no effect; add failure or latencyMilliseconds"
      ),
      ("{}", "2:1: clients.trips.faults: the fault has no effect; add failure or latencyMilliseconds"),
      (
        #"{"failure": "offline", "failure": "timeout"}"#,
        "2:24: clients.trips.faults: failure is given twice; remove one"
      ),
      (
        #"{"failure": "offline", "endpoint": "airports"}"#,
        #"2:36: clients.trips.faults: trips has no endpoint "airports"; did you mean "airport"? "#
          + #"Known: trips, regions, airport, airlines, calendar"#
      ),
      (
        #"{"failure": "offline", "endpoint": "airport", "regions": ["EU"]}"#,
        "2:47: clients.trips.faults: regions does not apply to trips.airport; remove regions"
      ),
      (
        #"{"failure": "offline", "airports": ["VNO"], "regions": ["EU"]}"#,
        "2:45: clients.trips.faults: airports and regions belong to different endpoints; write one fault for each"
      ),
      (
        #"{"failure": "offline", "regions": "EU"}"#,
        "2:35: clients.trips.faults: regions must be an array of at least one string"
      ),
      (
        #"{"failure": "offline", "regions": []}"#,
        "2:35: clients.trips.faults: regions must be an array of at least one string"
      ),
      (
        #"{"failure": "offline", "regions": ["EU", 5]}"#,
        "2:42: clients.trips.faults: regions must be an array of strings"
      ),
      (
        #"[{"failure": "offline"}, 5]"#,
        "2:26: clients.trips.faults: a fault must be an object, or a string such as "
          + "trips.trips:status:503@0.3 or trips:latency:100-400ms"
      ),
      (
        #"[{"failure": "offline"}, "trips:offlne"]"#,
        #"2:26: clients.trips.faults: "offlne" is not latency:…, unimplemented, offline, timeout, "#
          + #"malformed or status:NNN with an error status (400 to 599); did you mean "offline"?"#
      ),
      (
        "true",
        "2:1: clients.trips.faults: a fault must be an object, or a string such as "
          + "trips.trips:status:503@0.3 or trips:latency:100-400ms"
      ),
    ])
  func wrongFile(faults: String, problem: String) throws {
    #expect(try problems(faults) == [problem])
  }

  @Test("all problems with several faults are reported at once")
  func several() throws {
    let found = try problems(#"[{"fail": "offline", "evry": 2}, {"failure": "timeout", "every": 0}, "trips"]"#)
    #expect(found.map { $0.prefix { $0 != " " } } == ["2:3:", "2:22:", "2:66:", "2:70:"])
  }

  @Test(
    "a problem with a fault's text is reported with the valid words",
    arguments: [
      ("", "there is no client \"\"; known: trips, countries, rovers, starWars, notifications"),
      (
        "trips",
        #""trips" is not a fault: it has no ":"; write a fault such as trips.trips:status:503@0.3 "#
          + #"or trips:latency:100-400ms"#
      ),
      (
        "trip:offline",
        #"there is no client "trip"; did you mean "trips"? Known: trips, countries, rovers, "#
          + #"starWars, notifications"#
      ),
      ("status:503", #"there is no client "status"; known: trips, countries, rovers, starWars, notifications"#),
      (
        "trips.trip:offline",
        #"trips has no endpoint "trip"; did you mean "trips"? Known: trips, regions, airport, airlines, calendar"#
      ),
      ("trips.:offline", #"trips has no endpoint ""; known: trips, regions, airport, airlines, calendar"#),
      ("trips.regions/EU:offline", #"trips.regions has no keys; remove "/EU""#),
      ("trips/:offline", #""/" has an empty or invalid key; \#(keysRemedy)"#),
      ("trips/EU,,US:offline", #""/EU,,US" has an empty or invalid key; \#(keysRemedy)"#),
      ("trips/EU%2:offline", #""/EU%2" has an empty or invalid key; \#(keysRemedy)"#),
      ("trips/%FF:offline", #""/%FF" has an empty or invalid key; \#(keysRemedy)"#),
      (
        "trips:latency:200",
        #""latency:200" is not a latency such as latency:200ms or latency:100-400ms, "#
          + #"from 0 to 3600000 ms"#
      ),
      (
        "trips:latency:400-100ms",
        #""latency:400-100ms" is not a latency such as latency:200ms or latency:100-400ms, from 0 to 3600000 ms"#
      ),
      (
        "trips:latency:-5ms",
        #""latency:-5ms" is not a latency such as latency:200ms or latency:100-400ms, "#
          + #"from 0 to 3600000 ms"#
      ),
      (
        "trips:latency:1-2-3ms",
        #""latency:1-2-3ms" is not a latency such as latency:200ms or latency:100-400ms, from 0 to 3600000 ms"#
      ),
      (
        "trips:latency:ms",
        #""latency:ms" is not a latency such as latency:200ms or latency:100-400ms, "#
          + #"from 0 to 3600000 ms"#
      ),
      (
        "trips:offline@nan",
        "\"@nan\" is not a rate from 0 to 1 (@0.3), an interval "
          + "(@every3: every third call for a key) or a seed (@seed7)"
      ),
      (
        "trips:offline@",
        "\"@\" is not a rate from 0 to 1 (@0.3), an interval "
          + "(@every3: every third call for a key) or a seed (@seed7)"
      ),
      (
        "trips:offline@-0.1",
        "\"@-0.1\" is not a rate from 0 to 1 (@0.3), an interval "
          + "(@every3: every third call for a key) or a seed (@seed7)"
      ),
      (
        "trips:offline@every",
        "\"@every\" is not a rate from 0 to 1 (@0.3), an interval "
          + "(@every3: every third call for a key) or a seed (@seed7)"
      ),
      (
        "trips:offline@seed-1",
        "\"@seed-1\" is not a rate from 0 to 1 (@0.3), an interval "
          + "(@every3: every third call for a key) or a seed (@seed7)"
      ),
    ])
  func wrongText(text: String, problem: String) {
    #expect(throws: ConfigurationError.self) { try Configuration.Flag.fault(text) }
    do throws(ConfigurationError) {
      _ = try Configuration.Flag.fault(text)
    } catch {
      #expect(error.lines == [problem])
    }
  }

  @Test("a variable has faults of its own client, and at least one")
  func wrongVariable() throws {
    func problems(_ text: String) throws -> [String] {
      let error = #expect(throws: ConfigurationError.self) {
        try Configuration.load(file: "{}", variables: ["AEROGAMI_CLIENTS_TRIPS_FAULTS": text])
      }
      return try #require(error).lines
    }
    #expect(
      try problems("trips:offline rovers:offline")
        == [
          #"AEROGAMI_CLIENTS_TRIPS_FAULTS: "rovers:offline" is not a fault of trips; begin it with trips: or "#
            + "trips.ENDPOINT:"
        ])
    #expect(
      try problems(" ") == [
        "AEROGAMI_CLIENTS_TRIPS_FAULTS: the value is empty; write \"none\" for no faults, or a fault such as "
          + "trips.trips:status:503@0.3 or trips:latency:100-400ms"
      ])
  }
}

private let keysRemedy = "separate keys with commas, as in /EU,US (write %2C for a comma in a key)"
