import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct FetchFormatTests {
  private let aerogami = Aerogami()

  init() throws {
    try aerogami.useSampleTrips()
  }

  @Test("a table in a pipe is complete and without color, cheapest first and ended offers last")
  func table() async throws {
    let run = try await aerogami.run("fetch", "--regions", "EU,scd,blc")
    #expect(
      run
        == Run(
          0,
          output: """
                 PRICE  FROM            TO            DEPARTS                RETURNS           NIGHTS  FLIGHT   REGION
             19.90 EUR  VNO Vilnius     BGY Bergamo   Thu  2 May 2030 09:05  one way                -  W6 2843  blc
                72 EUR  CPH Copenhagen  AGP Málaga    Fri 15 Mar 2030 19:40  Mon 18 Mar 21:15       3  FR 4048  scd
            328.60 EUR  LHR London      JFK New York  Thu 10 Jan 2030 10:45  Wed 16 Jan 05:45       6  VS,DL 3  EU
             31.50 EUR  BER Berlin      MXP Milan     Fri  1 Feb 2030 16:20  Sun  3 Feb 16:20       2  U2 5199  EU      offer ended

            """))
  }

  @Test("--color always colors a pipe too, with a bold header and prices, and dim rows of ended offers")
  func color() async throws {
    let run = try await aerogami.run("fetch", "--regions", "EU", "--color", "always")
    #expect(
      run
        == Run(
          0,
          output: """
            \u{1B}[1m     PRICE  FROM        TO            DEPARTS                RETURNS           NIGHTS  FLIGHT   REGION\u{1B}[0m
            \u{1B}[1m328.60 EUR\u{1B}[0m  LHR London  JFK New York  Thu 10 Jan 2030 10:45  Wed 16 Jan 05:45       6  VS,DL 3  EU
            \u{1B}[2m 31.50 EUR  BER Berlin  MXP Milan     Fri  1 Feb 2030 16:20  Sun  3 Feb 16:20       2  U2 5199  EU      offer ended\u{1B}[0m

            """))
  }

  @Test("--field selects the columns of csv and of a table, in their order")
  func fields() async throws {
    let words = ["fetch", "--regions", "scd,blc", "--field", "destination.city,price"]
    let csv = try await aerogami.run(words + ["--format", "csv"])
    #expect(csv.exitCode == 0)
    let lines = csv.output.split(separator: "\n")
    #expect(lines.first == "destination.city,price" && Set(lines.dropFirst()) == ["Bergamo,19.90", "Málaga,72"])
    // With the currency in a column of its own, amounts are plain numbers.
    #expect(
      try await aerogami.run("fetch", "--regions", "scd,blc", "--field", "destination.city,price,currency").output
        == "DESTINATION.CITY  PRICE  CURRENCY\nBergamo           19.90  EUR\nMálaga               72  EUR\n")
  }

  @Test("an unknown field lists the known ones, and json has all fields")
  func unknownFields() async throws {
    let unknown = try await aerogami.runIfValid(["fetch", "--field", "pric"])
    #expect(unknown.exitCode == 64 && unknown.output == "")
    #expect(
      unknown.errors.hasPrefix(
        "aerogami: --field: there is no field \"pric\"; did you mean price? known: id, region, price, "))
    let json = try await aerogami.runIfValid(["regions", "--field", "id", "--format", "json"])
    #expect(
      json
        == Run(
          64, errors: "aerogami: --field supports only --format table and csv; select fields of JSON with jq\n"))
  }

  @Test("a trip of escaped characters only is written completely")
  func escapes() async throws {
    let controls = String(repeating: #"\u0001\udb40\udc41"#, count: 300)
    let place = #"{"city":"\#(controls)","country_code":"\#(controls)","airport_code":"\#(controls)"}"#
    let trip = #"""
      {"id":"\#(controls)","price":0.000000000000000001,"currency":"\#(controls)","airlines":"\#(controls)",
      "flight_number":-9223372036854775808,"departure":\#(place),"destination":\#(place),
      "departure_at":-62135596799999,"return_at":253402300799999,"created_at":1,"expires_at":4102444800001}
      """#
    try await TestServer.run(["/trips/EU": .init("[\(trip)]")]) { server in
      try aerogami.use(server)
      let run = try await aerogami.run("fetch", "--regions", "EU", "--format", "json")
      #expect(run.exitCode == 0)
      #expect(run.output.components(separatedBy: controls).count == 1 + 9)
      #expect(run.output.contains("0.000000000000000001"))
      #expect(run.output.contains("9999-12-31T23:59:59.999Z"))
    }
  }

  @Test("json is one object with the outcome of each region, and all trips in one order")
  func json() async throws {
    let run = try await aerogami.run("fetch", "--regions", "EU,scd,blc", "--format", "json")
    #expect(
      run.withoutTimes
        == Run(
          0,
          output: """
            {"environment":"dev","fetched_at":"NOW","error":null,"left_out_count":0,"regions":[
            {"id":"EU","status":"ok","attempts":1,"duration_milliseconds":TIME,"trip_count":2,"skipped_count":0,"age_seconds":null,"error":null},
            {"id":"scd","status":"ok","attempts":1,"duration_milliseconds":TIME,"trip_count":1,"skipped_count":0,"age_seconds":null,"error":null},
            {"id":"blc","status":"ok","attempts":1,"duration_milliseconds":TIME,"trip_count":1,"skipped_count":0,"age_seconds":null,"error":null}
            ],"completeness":[
            {"id":"EU","source":null,"kind":"complete","missing":[],"trip_count":2},
            {"id":"scd","source":null,"kind":"complete","missing":[],"trip_count":1},
            {"id":"blc","source":null,"kind":"complete","missing":[],"trip_count":1}
            ],"trips":[
            \(Self.bergamo),
            \(Self.malaga),
            \(Self.newYork),
            \(Self.milan)
            ]}

            """))
  }

  @Test("ndjson is the same object for each trip, one per line")
  func ndjson() async throws {
    let run = try await aerogami.run("fetch", "--regions", "EU", "--format", "ndjson")
    #expect(run == Run(0, output: "\(Self.newYork)\n\(Self.milan)\n"))
  }

  @Test("csv has the same names in its header, and a record for each trip")
  func csv() async throws {
    let run = try await aerogami.run("fetch", "--regions", "EU", "--format", "csv")
    #expect(
      run
        == Run(
          0,
          output: """
            \(Self.csvHeader)
            new-york,EU,328.60,EUR,"VS,DL",3,London,GB,LHR,New York,US,JFK,\
            2030-01-10T10:45:00+00:00,2030-01-16T05:45:00-05:00,2026-11-03T10:00:00Z,2100-01-01T00:00:00Z,,,,,false,false,false
            milan,EU,31.5,EUR,U2,5199,Berlin,DE,BER,Milan,IT,MXP,\
            2030-02-01T16:20:00+01:00,2030-02-03T16:20:00+01:00,2026-10-01T10:00:00Z,2025-01-01T00:00:00Z,,,,,true,false,false

            """))
  }

  @Test("without matching trips, a table is empty, and a note names the filter that excludes them")
  func nothing() async throws {
    let nothing =
      "aerogami: no trips match: both received trips are excluded by --max-price; the cheapest that matches otherwise is 328.60 EUR\n"
    let table = try await aerogami.run("fetch", "--regions", "EU", "--max-price", "1")
    #expect(table == Run(0, errors: nothing))
  }

  @Test("a time is in the airport's time zone, or in UTC with a mark if that is unknown")
  func localTimes() async throws {
    // 23:30 in UTC.
    let known = SampleTrips.bergamo.replacing("1903932300000", with: "1903995000000")
    let unknown = known.replacing("VNO", with: "QQQ").replacing("bergamo", with: "unknown")
    try aerogami.write(SampleTrips.list(known, unknown), to: "Config/trips.json")
    let table = try await aerogami.run("fetch", "--regions", "blc")
    #expect(
      table.output == """
            PRICE  FROM         TO           DEPARTS                 RETURNS  NIGHTS  FLIGHT   REGION
        19.90 EUR  VNO Vilnius  BGY Bergamo  Fri  3 May 2030 02:30   one way       -  W6 2843  blc
        19.90 EUR  QQQ Vilnius  BGY Bergamo  Thu  2 May 2030 23:30Z  one way       -  W6 2843  blc

        """)
  }

  private static let csvHeader = """
    id,region,price,currency,airlines,flight_number,departure.city,departure.country_code,departure.airport_code,\
    destination.city,destination.country_code,destination.airport_code,\
    departure_at,return_at,created_at,expires_at,transfers,duration,link,sources,expired,deal,stale
    """

  private static let bergamo = """
    {"id":"bergamo","region":"blc","price":19.90,"currency":"EUR","airlines":"W6","flight_number":2843,\
    "departure":{"city":"Vilnius","country_code":"LT","airport_code":"VNO"},\
    "destination":{"city":"Bergamo","country_code":"IT","airport_code":"BGY"},\
    "departure_at":"2030-05-02T09:05:00+03:00","return_at":null,\
    "created_at":"2026-11-02T10:00:00Z","expires_at":"2100-01-01T00:00:00Z",\
    "transfers":null,"duration":null,"link":null,"sources":[],"expired":false,"deal":false,"stale":false}
    """
  private static let malaga = """
    {"id":"malaga","region":"scd","price":72,"currency":"EUR","airlines":"FR","flight_number":4048,\
    "departure":{"city":"Copenhagen","country_code":"DK","airport_code":"CPH"},\
    "destination":{"city":"Málaga","country_code":"ES","airport_code":"AGP"},\
    "departure_at":"2030-03-15T19:40:00+01:00","return_at":"2030-03-18T21:15:00+01:00",\
    "created_at":"2026-11-01T10:00:00Z","expires_at":"2100-01-01T00:00:00Z",\
    "transfers":null,"duration":null,"link":null,"sources":[],"expired":false,"deal":false,"stale":false}
    """
  private static let newYork = """
    {"id":"new-york","region":"EU","price":328.60,"currency":"EUR","airlines":"VS,DL","flight_number":3,\
    "departure":{"city":"London","country_code":"GB","airport_code":"LHR"},\
    "destination":{"city":"New York","country_code":"US","airport_code":"JFK"},\
    "departure_at":"2030-01-10T10:45:00+00:00","return_at":"2030-01-16T05:45:00-05:00",\
    "created_at":"2026-11-03T10:00:00Z","expires_at":"2100-01-01T00:00:00Z",\
    "transfers":null,"duration":null,"link":null,"sources":[],"expired":false,"deal":false,"stale":false}
    """
  private static let milan = """
    {"id":"milan","region":"EU","price":31.5,"currency":"EUR","airlines":"U2","flight_number":5199,\
    "departure":{"city":"Berlin","country_code":"DE","airport_code":"BER"},\
    "destination":{"city":"Milan","country_code":"IT","airport_code":"MXP"},\
    "departure_at":"2030-02-01T16:20:00+01:00","return_at":"2030-02-03T16:20:00+01:00",\
    "created_at":"2026-10-01T10:00:00Z","expires_at":"2025-01-01T00:00:00Z",\
    "transfers":null,"duration":null,"link":null,"sources":[],"expired":true,"deal":false,"stale":false}
    """
}
