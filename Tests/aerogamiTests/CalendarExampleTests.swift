import TestSupport
import Testing

/// Tests that the help of `dates` recommends only routes for which real fares have a calendar.
@Suite(.timeLimit(.minutes(20))) struct CalendarExampleTests {
  private let aerogami = Aerogami()

  @Test("the examples of dates --help, and its example of a route, work with Travelpayouts")
  func help() async throws {
    let help = try await aerogami.run("dates", "--help").output
    let examples = help.matches(of: /aerogami dates (\w+-\w+)/).map { String($0.1) }
    let argument = try #require(
      help.split(whereSeparator: \.isWhitespace).joined(separator: " ").firstMatch(of: /such as (\S+) or (\S+)\./))
    try #require(examples.count == 3)
    try await TestServer.run(FareService().response) { server in
      try aerogami.write(
        """
        {"home": ["VNO", "Riga"],
         "clients": {"trips": {"variant": "live", "provider": "travelpayouts", "baseURL": "\(server.address)"}}}
        """, to: "mine.json")
      for route in examples + [String(argument.1), String(argument.2)] {
        let run = try await aerogami.run(
          "dates", route, "--month", "2130-05", "--config", "mine.json",
          environment: ["AEROGAMI_CLIENTS_TRIPS_TOKEN": FareService().token])
        #expect(run.exitCode == 0, "\(route): \(run)")
      }
    }
  }

  @Test("setup recommends only homes for which Travelpayouts has a calendar")
  func home() async throws {
    let help = try await aerogami.run("setup", "--help").output.split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(help.contains("Where you depart: airports or cities, such as VNO,Riga."), "\(help)")
  }
}
