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
        "5",
        "2:1: clients.trips.faults: expected a string such as trips.trips:status:503@0.3 or "
          + "trips:latency:100-400ms, or an array of such strings"
      ),
      (
        #"{"failure": "offline"}"#,
        "2:1: clients.trips.faults: expected a string such as trips.trips:status:503@0.3 or "
          + "trips:latency:100-400ms, or an array of such strings"
      ),
      (
        #"["trips:offline", 5]"#,
        "2:19: clients.trips.faults: a fault must be a string such as trips.trips:status:503@0.3 or "
          + "trips:latency:100-400ms"
      ),
      (
        #"["trips:offline", "trips:offlne"]"#,
        #"2:19: clients.trips.faults: "offlne" is not latency:…, unimplemented, offline, timeout, "#
          + #"malformed or status:NNN with an error status (400 to 599); did you mean "offline"?"#
      ),
    ])
  func wrongFile(faults: String, problem: String) throws {
    #expect(try problems(faults) == [problem])
  }

  @Test("all problems with several faults are reported at once")
  func several() throws {
    let found = try problems(#"["trips:offlne", {"every": 0}, "trips"]"#)
    #expect(found.map { $0.prefix { $0 != " " } } == ["2:2:", "2:18:", "2:32:"])
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
        #"trips has no endpoint "trip"; did you mean "trips"? Known: trips, regions, airport, airlines, calendar, check"#
      ),
      ("trips.:offline", #"trips has no endpoint ""; known: trips, regions, airport, airlines, calendar, check"#),
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
