import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct BookTests {
  private let aerogami = Aerogami()
  private let malaga =
    "https://jetradar.com/searches/new?origin_iata=CPH&destination_iata=AGP&currency=EUR&adults=1&children=0&infants=0"
    + "&trip_class=0&depart_date=2030-03-15&return_date=2030-03-18&with_request=true\n"

  private let booked = "aerogami: 72 EUR, CPH Copenhagen → AGP Málaga, Fri 15 Mar 2030\n"

  init() throws {
    try aerogami.useSampleTrips()
  }

  @Test("book shows the link of a fetched trip")
  func link() async throws {
    expectEqual(
      try await aerogami.run("book", "mal"),
      Run(0, output: malaga, errors: booked))
  }

  @Test("the page and the marker are the configuration's")
  func configuration() async throws {
    let run = try await aerogami.run(
      "book", "malaga", "--region", "scd",
      environment: ["AEROGAMI_BOOKING_BASE_URL": "http://127.0.0.1:1/s", "AEROGAMI_BOOKING_MARKER": "me"])
    #expect(run.output.hasPrefix("http://127.0.0.1:1/s?origin_iata=CPH&"))
    #expect(run.output.hasSuffix("&return_date=2030-03-18&marker=me&with_request=true\n"))
  }

  @Test("with a party, book and favorites add find the trip for that party, also in sample data")
  func foundParty() async throws {
    let party = ["--adults", "2", "--children", "1", "--bags", "1"]
    let search = malaga.replacing("adults=1&children=0", with: "adults=2&children=1")
    let text = "266 EUR for 3 with 1 bag, CPH Copenhagen → AGP Málaga, Fri 15 Mar 2030\n"
    let note = "aerogami: the link searches without bags; add them on the page\n"
    try await aerogami.saveFavorites("malaga")
    #expect(
      try await aerogami.run(["book", "malaga"] + party) == Run(0, output: search, errors: "aerogami: \(text)\(note)"))
    try await aerogami.saveWatch(
      "favorite-malaga", "scd", "--from", "CPH", "--to", "AGP", "--date", "2030-03-15", "--nights", "3", "--below",
      "72 EUR")
    let added = try await aerogami.run(["favorites", "add", "malaga"] + party)
    let now = "now for 2 adults, 1 child and 1 bag (was 72 EUR for 1 adult)"
    let watch = "favorite-malaga still watches for 1 adult; to change it: aerogami watch change favorite-malaga scd "
    #expect(added.errors.hasPrefix("aerogami: updated malaga: \(text.dropLast()); \(now)\naerogami: \(watch)"))
    #expect(added.errors.contains(" --adults 2 --children 1 --bags 1 --below "), "\(added)")
    let invalid = await Run.parsing("book", "malaga", "--adults", "0")
    #expect(invalid.exitCode == 64)
  }

  @Test("favorites keep what a price covers, and book searches for the same party")
  func party() async throws {
    let trip = SampleTrips.malaga.replacing(#""price":72"#, with: #""price":266,"passengers":3,"children":1,"bags":1"#)
    try aerogami.write("[\(trip)]", to: "Config/trips.json")
    let search = malaga.replacing("adults=1&children=0", with: "adults=2&children=1")
    let booked = "266 EUR for 3 with 1 bag, CPH Copenhagen → AGP Málaga, Fri 15 Mar 2030\n"
    #expect(try await aerogami.run("favorites", "add", "malaga").errors == "aerogami: added malaga: \(booked)")
    try aerogami.write("[]", to: "Config/trips.json")
    let json = try await aerogami.run("book", "malaga", "--format", "json")
    #expect(
      json.output.hasPrefix(
        #"{"environment":"dev","link":null,"search_link":"\#(search.dropLast())","ticket_links":[],"trip":{"id":"malaga","#
      ))
    #expect(json.output.contains(#""passengers":3,"price_per_person":88.67,"bags":1,"ticket_count":1,"tickets":[],"#))
  }

  @Test("book shows a search for the flights of a fare that was found more than 3 hours ago")
  func age() async throws {
    let created = Int((Date().timeIntervalSince1970 - 86_400) * 1000)
    let trip = SampleTrips.malaga.replacing(
      #""created_at":1793527200000"#, with: #""created_at":\#(created),"link":"/search/CPH1503AGP18031""#)
    try aerogami.write("[\(trip)]", to: "Config/trips.json")
    let old = try await aerogami.run("book", "malaga", "--region", "scd")
    #expect(old.output == malaga)
    #expect(
      old.errors.hasSuffix(
        "aerogami: the fare was found more than 3 hours ago; the link searches for its flights again\n"))
  }

  @Test("an expired or departed trip is noted, and an empty id is an error")
  func notes() async throws {
    let expired = try await aerogami.run("book", "milan")
    #expect(expired.exitCode == 0)
    #expect(
      expired.errors == "aerogami: 31.50 EUR, BER Berlin → MXP Milan, Fri 1 Feb 2030\n"
        + "aerogami: this offer has ended; the price may have changed\n")
    let bergamo = SampleTrips.bergamo.replacing("1903932300000", with: "1735689600000")
    try aerogami.write(SampleTrips.list(bergamo), to: "Config/trips.json")
    #expect(try await aerogami.run("book", "bergamo").errors.hasSuffix("\naerogami: this trip has departed\n"))
    #expect(await Run.parsing("book", "").exitCode == 64)
  }

  @Test("an unusable database is reported once, and a fetched trip is booked")
  func withoutStoreLive() async throws {
    try await TestServer.run(["/regions": .regions("scd"), "/trips/scd": .malaga]) { server in
      try aerogami.use(server)
      let broken = ["AEROGAMI_STORE_PATH": "/dev/null/x.sqlite"]
      let booked = try await aerogami.run("book", "malaga", environment: broken)
      #expect(booked.exitCode == 0 && booked.output == malaga)
      #expect(booked.errors.hasPrefix("aerogami: warning: the store /dev/null/x.sqlite: "))
      #expect(booked.errors.split(separator: "\n").count == 2)
      #expect(booked.errors.hasSuffix(self.booked))
    }
  }

  #if os(Linux)
    @Test("--open passes the link, and no secret, to the system's program, and reports if that is missing or fails")
    func open() async throws {
      let missing = try await aerogami.run("book", "malaga", "--open", environment: ["PATH": "/nowhere"])
      #expect(missing.exitCode == 1)
      #expect(missing.output == malaga)
      #expect(
        missing.errors == booked + "aerogami: xdg-open could not open the link: the program was not found; "
          + "open the printed link yourself\n")
      let opener = "\(aerogami.directory)/bin/xdg-open"
      try aerogami.write(
        "#!/bin/sh\necho noise\nexport -p >variables\necho \"$1\" >opened\nexit 3\n", to: "bin/xdg-open")
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: opener)
      let failed = try await aerogami.run(
        "book", "malaga", "--open",
        environment: [
          "PATH": "\(aerogami.directory)/bin", "DISPLAY": ":7", "AEROGAMI_CLIENTS_TRIPS_TOKEN": "s3cret-token",
          "https_proxy": "http://me:s3cret-password@127.0.0.1:1", "ALL_PROXY": "http://me:s3cret-password@127.0.0.1:1",
        ])
      #expect(failed.exitCode == 1)
      #expect(failed.output == malaga)
      #expect(try String(contentsOfFile: "\(aerogami.directory)/opened", encoding: .utf8) == malaga)
      let variables = try String(contentsOfFile: "\(aerogami.directory)/variables", encoding: .utf8)
      #expect(variables.contains("DISPLAY=':7'"))
      #expect(variables.contains("HOME="))
      #expect(!variables.contains("s3cret") && !variables.contains("AEROGAMI_"))
    }

    @Test("Ctrl-C ends the wait for the program that opens a link, which continues in its own session")
    func openInterrupted() async throws {
      let opener = "\(aerogami.directory)/bin/xdg-open"
      // Interrupts aerogami, waits until another process is its parent, and only then opens the link.
      try aerogami.write(
        """
        #!/bin/sh
        read -r _ _ _ parent _ session _ </proc/$$/stat
        kill -INT "$parent"
        while [ "$parent" = "$PPID" ]; do read -r _ _ _ parent _ </proc/$$/stat; done
        [ "$session" = "$$" ] && echo "$1" >opened

        """, to: "bin/xdg-open")
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: opener)
      // The script also has standard error open, which ends when both processes have ended.
      let run = try await aerogami.run(
        "book", "malaga", "--open", output: .pipe(), errors: .pipe(),
        environment: ["PATH": "\(aerogami.directory)/bin"])
      #expect(run == Run(130, output: malaga, errors: booked))
      #expect(try String(contentsOfFile: "\(aerogami.directory)/opened", encoding: .utf8) == malaga)
    }
  #endif
}
