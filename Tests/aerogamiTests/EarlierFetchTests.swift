import TestSupport
import Testing

/// Tests that trips of earlier fetches are found by their ids, with a service that applies the filters itself.
@Suite(.timeLimit(.minutes(20))) struct EarlierFetchTests {
  private let aerogami = Aerogami()

  private static let fares = [
    fareJSON([
      "origin": #""VNO""#, "origin_airport": #""VNO""#, "destination": #""LON""#, "destination_airport": #""STN""#,
      "price": "39.5", "departure_at": #""2130-05-10T07:00:00+03:00""#, "link": #""/search/VNO1005LON1?t=FR1""#,
    ]),
    fareJSON([
      "origin": #""VNO""#, "origin_airport": #""VNO""#, "destination": #""BCN""#, "destination_airport": #""BCN""#,
      "price": "61", "departure_at": #""2130-06-01T23:30:00+03:00""#,
    ]),
  ]

  private func run(_ arguments: String...) async throws -> Run {
    try await aerogami.run(
      arguments + ["--config", "mine.json"], environment: ["AEROGAMI_CLIENTS_TRIPS_TOKEN": FareService().token])
  }

  /// Fetches all trips, and then those of June only.
  ///
  /// - Parameter body: Receives the service and the id of the trip in May.
  private func withFetches(_ body: (TestServer, String) async throws -> Void) async throws {
    try await TestServer.run(FareService(["VNO": Self.fares]).response) { server in
      try aerogami.write(
        #"{"clients": {"trips": {"variant": "live", "provider": "travelpayouts", "baseURL": "\#(server.address)"}}}"#,
        to: "mine.json")
      let ids = try await run("fetch", "VNO", "--format", "ndjson").tripIDs
      let june = try await run("fetch", "VNO", "--month", "2130-06", "--format", "ndjson").tripIDs
      try #require(ids.count == 2 && june == [ids[1]])
      try await body(server, ids[0])
    }
  }

  @Test("a sample flight of a single day is saved, removed and saved again; one of two tickets is not found")
  func sampleFlights() async throws {
    let id = try #require(
      try await aerogami.run("fetch", "Riga", "--date", "+40d", "--format", "ndjson").tripIDs.first)
    let added = "aerogami: added \(id.prefix(8)): "
    #expect(try await aerogami.run("favorites", "add", String(id.prefix(8))).errors.hasPrefix(added))
    #expect(try await aerogami.run("favorites", "remove", id).exitCode == 0)
    #expect(try await aerogami.run("favorites", "add", id).errors.hasPrefix(added))

    let run = try await aerogami.run("book", "ef33cf62bda0729c")
    #expect(run.exitCode == 4)
    #expect(
      run.errors.hasSuffix(
        "; run aerogami fetch --ids to see ids; for a sample trip of two tickets, use the id of each ticket, which "
          + "aerogami fetch --two-tickets --format json shows\n"),
      "\(run)")
  }

  @Test("a trip of an earlier fetch is booked without a request, until its response is no longer cached")
  func found() async throws {
    try await withFetches { server, id in
      let requested = await server.paths
      let booked = try await run("book", String(id.prefix(8)))
      #expect(booked.exitCode == 0, "\(booked)")
      #expect(booked.output == "https://www.aviasales.com/search/VNO1005LON1?t=FR1\n")
      #expect(await server.paths == requested)
      _ = try await run("cache", "clear")
      expectEqual(
        try await run("book", id),
        Run(
          4,
          errors: """
            aerogami: no trip "\(id)" in the favorites, in your last fetch (VNO, with the filters month=2130-06) or in \
            the cached responses of earlier fetches; run aerogami fetch --ids to see ids

            """))
    }
  }
}
