import ArgumentParser
import TestSupport
import Testing

@testable import aerogami

/// Tests that the help of `dates` recommends only routes for which real fares have a calendar.
@Suite(.timeLimit(.minutes(20))) struct CalendarExampleTests {
  private let aerogami = Aerogami()

  @Test("the examples of dates --help, and its example of a route, work with Travelpayouts")
  func help() async throws {
    let help = RootCommand.helpMessage(for: DatesCommand.self, columns: 80)
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
      let routes = Set(examples + [String(argument.1), String(argument.2)]).sorted()
      let run = try await aerogami.run(
        ["dates"] + routes + ["--month", "2130-05", "--config", "mine.json"],
        environment: ["AEROGAMI_CLIENTS_TRIPS_TOKEN": FareService().token])
      #expect(run.exitCode == 0, "\(routes): \(run)")
    }
  }

  @Test("setup recommends only homes for which Travelpayouts has a calendar")
  func home() {
    let help = RootCommand.helpMessage(for: SetupCommand.self, columns: 80).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(help.contains("Where you depart: airports or cities, such as VNO,Riga."), "\(help)")
  }
}
