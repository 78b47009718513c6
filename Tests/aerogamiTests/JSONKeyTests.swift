import AerogamiCore
import AerogamiJSON
import Foundation
import TestSupport
import Testing

@testable import aerogami

/// Tests that fields have the same name in every format, and are present in every row.
@Suite(.timeLimit(.minutes(20))) struct JSONKeyTests {
  private let aerogami = Aerogami()

  @Test(
    "every key of json is in snake case, also where no other test has the whole object",
    arguments: [
      "check malaga", "favorites list", "countries show Iceland",
      "countries borders Austria", "rovers manifest curiosity", "starwars film 1 --expand characters,planets",
      "cache info", "status",
    ])
  func keys(command: String) async throws {
    try aerogami.useSampleTrips()
    let run = try await aerogami.run(command.split(separator: " ").map(String.init) + ["--format", "json"])
    try expectSnakeCase(run.output)
  }

  @Test("every key of a dry run is in snake case")
  func plan() async throws {
    try expectSnakeCase(
      try await aerogami.plan("--env", "local", "--regions", "EU", "--max-age", "10m", "--format", "json"))
  }

  private func expectSnakeCase(_ json: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let keys = Self.keys(of: try JSONSerialization.jsonObject(with: Data(json.utf8)))
    #expect(keys.count > 1, sourceLocation: sourceLocation)
    #expect(keys.filter { $0.wholeMatch(of: /[a-z][a-z0-9_]*/) == nil } == [], sourceLocation: sourceLocation)
  }

  @Test("every trip has every field under the same name in ndjson and csv, known or not")
  func rows() async throws {
    let whole = SampleTrips.malaga.replacing(
      #""flight_number""#, with: #""transfers":1,"duration":545,"link":"/search/CPH1503AGP?t=FR1","flight_number""#)
    try aerogami.write(SampleTrips.list(whole, SampleTrips.bergamo, SampleTrips.milan), to: "Config/trips.json")
    try aerogami.write(#"{"clients": {"trips": {"variant": "mock", "data": "trips.json"}}}"#, to: "Config/dev.json")
    let csv = try await aerogami.run("fetch", "--anywhere", "--format", "csv").output.split(separator: "\n")
    let names = try #require(csv.first).split(separator: ",").map(String.init)
    #expect(csv.contains { $0.hasSuffix(",1,545,/search/CPH1503AGP?t=FR1,,false,false,false") })
    #expect(csv.contains { $0.hasSuffix(",,,,,true,false,false") })

    let ndjson = try await aerogami.run("fetch", "--anywhere", "--format", "ndjson").output
    let lines = ndjson.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    for line in lines { #expect(try Self.fields(line).sorted() == names.sorted()) }
    #expect(
      ndjson.contains(#","transfers":1,"duration":545,"link":"/search/CPH1503AGP?t=FR1","sources":[],"expired":false,"#)
    )

    let now = Date(timeIntervalSince1970: 1_800_000_000)
    let found = FoundTrip(trip: try #require(try SampleTrips.decoded().first), origin: nil)
    let changes = Rendering<TripChange>.changes(of: nil, [])
    var (csvWriter, jsonWriter) = (CSVWriter(), JSONWriter())
    changes.csvHeader(&csvWriter)
    changes.json(&jsonWriter, TripChange(.cheaper(than: 160), found, seenAt: now))
    let change = try Self.fields(String(decoding: jsonWriter.bytes, as: UTF8.self))
    let titles = String(decoding: csvWriter.bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
      .split(separator: ",").map(String.init)
    #expect(change.sorted() == titles.sorted())

    let check = ["check", "bergamo", "malaga", "--format"]
    let checked = try await aerogami.run(check + ["csv"]).output.split(separator: "\n").first
    for row in try await aerogami.run(check + ["ndjson"]).output.split(separator: "\n") {
      #expect(try Self.fields(String(row)).sorted() == checked?.split(separator: ",").map(String.init).sorted())
    }
  }

  /// The keys of an object and of its members.
  private static func keys(of value: Any) -> Set<String> {
    switch value {
    case let object as [String: Any]: Set(object.keys).union(object.values.flatMap(keys))
    case let array as [Any]: Set(array.flatMap(keys))
    default: []
    }
  }

  /// The members of an object; those of an inner one follow its name and a dot, as in CSV.
  private static func fields(_ json: String) throws -> [String] {
    func fields(_ object: [String: Any], _ prefix: String) -> [String] {
      object.flatMap { key, value in
        (value as? [String: Any]).map { fields($0, "\(prefix)\(key).") } ?? [prefix + key]
      }
    }
    return fields(try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]), "")
  }
}
