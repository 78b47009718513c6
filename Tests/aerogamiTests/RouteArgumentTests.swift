import AerogamiCore
import ArgumentParser
import TestSupport
import Testing

@testable import aerogami

@Suite struct RouteArgumentTests {
  private func search(_ arguments: String...) async throws -> String {
    let fetch = try await FetchCommand.asyncParse(arguments)
    let query = try fetch.query.query(fetch.filter, fetch.fares, from: fetch.regions, at: nil) { ["VNO"] }
    return "\(fetch.regions.named.joined(separator: ",")) \(query.search.text.replacing("%2C", with: ","))"
  }

  @Test("a route names a place of departure and a destination")
  func route() async throws {
    #expect(try await search("VNO-BCN") == "VNO to=BCN")
    #expect(try await search("Vilnius-Barcelona") == "Vilnius to=BCN")
    #expect(try await search("Vilnius-New", "York", "--direct") == "Vilnius to=New%20York&direct=true")
    #expect(try await search("Vilnius", "-", "Barcelona") == "Vilnius to=BCN")
    #expect(try await search("VNO,RIX", "→", "Spain") == "VNO,RIX to=ES")
    for route in ["VNO–BCN", "VNO — BCN", "VNO → BCN", "VNO->BCN"] {
      #expect(try await search(route) == "VNO to=BCN")
    }
    #expect(try await search("VNO,RIX → Spain") == "VNO,RIX to=ES")
    #expect(try await search("VNO,RIX-Spain") == "VNO,RIX to=ES")
    #expect(try await search("VNO", "-", "Spain,", "Italy") == "VNO to=ES,IT")
    #expect(try await search("VNO-ES,", "IT,", "FR") == "VNO to=ES,IT,FR")
    #expect(
      try await search("Vilnius", "-", "Palma", "de", "Mallorca,", "Las", "Palmas", "--direct")
        == "Vilnius to=Palma%20De%20Mallorca,Las%20Palmas&direct=true")
    #expect(try await search("VNO,", "Riga", "-", "Spain") == "VNO,Riga to=ES")
    #expect(try await search("VNO-BCN,", "RIX-BCN") == "VNO,RIX to=BCN")
    #expect(try await search("Clermont-Ferrand,", "VNO,") == "Clermont-Ferrand,VNO ")
    #expect(try await search("Dallas-Fort", "Worth,", "Riga") == "Dallas-Fort Worth,Riga ")
    #expect(try await search("home-Spain", "--direct") == "home to=ES&direct=true")
    #expect(try await search("VNO-BCN", "RIX-BCN") == "VNO,RIX to=BCN")
    #expect(try await search("Clermont-Ferrand") == "Clermont-Ferrand ")
    #expect(try await search("north-east") == "north-east ")
    #expect(try await search("--regions", "VNO-BCN") == "VNO-BCN ")
  }

  @Test("a route beside --to or other places is an error with the options to use instead")
  func conflict() async {
    for (arguments, message) in [
      (["VNO", "to", "BCN"], #""to" is not a place; write the destination with --to: VNO --to BCN."#),
      (["to", "BCN"], #""to" is not a place; write the destination with --to: --to BCN."#),
      (
        ["Vilnius", "and", "Riga", "to", "BCN", "and", "AGP"],
        #""to" is not a place; write the destination with --to: Vilnius Riga --to BCN,AGP."#
      ),
      (
        ["from", "Vilnius", "to", "New", "York", "--direct"],
        #""to" is not a place; write the destination with --to: Vilnius --to 'New York'."#
      ),
      (
        ["Vilnius", "to", "Barcelona", "and", "Malaga", "under", "50", "EUR"],
        #""to" is not a place; write the destination with --to: Vilnius --to Barcelona,Malaga."#
      ),
      (
        ["to", "Barcelona", "in", "jan", "from", "Vilnius"],
        #""to" is not a place; write the destination with --to: Vilnius --to Barcelona."#
      ),
      (["to", "BCN", "from", "VNO"], #""to" is not a place; write the destination with --to: VNO --to BCN."#),
      (["Vilnius to Spain"], #""to" is not a place; write the destination with --to: Vilnius --to Spain."#),
      (["from", "VNO-BCN", "to", "AGP"], #""to" is not a place; write the destination with --to: VNO --to BCN,AGP."#),
      (["from", "New York", "--to", "Spain"], #""from" is not a place; leave it out: 'New York'."#),
      (["Vilnius", "and", "Riga"], #""and" is not a place; write places one after another: Vilnius Riga."#),
      (["Vilnius", "/", "Riga"], #""/" is not a place; write places one after another: Vilnius Riga."#),
      (["VNO-"], #"the route "VNO-" has no destination; add one, as in VNO-BCN."#),
      (["--from", "VNO", "-", "BCN"], #"the route "-BCN" has no place of departure; add one, as in VNO-BCN."#),
      (["VNO–"], #"the route "VNO-" has no destination; add one, as in VNO-BCN."#),
      (["VNO-BCN", "--to", "AGP"], "--to cannot be used with the route VNO-BCN; remove one."),
      (
        ["VNO-BCN", "RIX"],
        "the route VNO-BCN cannot be combined with other places; use VNO RIX --to BCN instead."
      ),
      (
        ["VNO-BCN", "RIX-AGP"],
        "the route VNO-BCN cannot be combined with other places; use VNO RIX --to BCN,AGP instead."
      ),
    ] {
      let error = await #expect(throws: (any Error).self) { try await FetchCommand.asyncParse(arguments) }
      #expect(error.map { FetchCommand.message(for: $0) } == message)
    }
  }

  @Test("a route from a place to itself is refused as a route")
  func sameEnds() async throws {
    for route in ["VNO-VNO", "Vilnius-VNO"] {
      let error = try await #require(throws: (any Error).self) { _ = try await FetchCommand.asyncParse([route]) }
      #expect(FetchCommand.message(for: error).contains("\"\(route)\" departs and arrives in the same place"))
    }
  }

  @Test("places after the value of --to get a hint, as they are searched from")
  func placesAfterDestination() async throws {
    func hint(_ arguments: String...) async throws -> String? {
      let fetch = try await FetchCommand.asyncParse(arguments)
      return fetch.regions.hint(to: fetch.filter.to, line: ["aerogami", "fetch"] + arguments)
    }
    #expect(
      try await hint("Vilnius", "--to", "Spain", "Italy", "--direct")
        == "trips from Italy are searched, too; for trips to all, give --to Spain,Italy")
    #expect(
      try await hint("VNO", "RIX", "--to", "Spain", "New", "York")
        == "trips from New York are searched, too; for trips to all, give --to 'Spain,New York'")
    #expect(
      try await hint("VNO", "--to", "Spain", "Italy,", "Portugal")
        == "trips from Italy, Portugal are searched, too; for trips to all, give --to Spain,Italy,Portugal")
    for arguments in [
      ["--to", "Spain", "VNO"], ["--to", "Spain", "VNO", "RIX"], ["VNO", "--to", "Spain", "--direct"],
    ] {
      let fetch = try await FetchCommand.asyncParse(arguments)
      let line = ["aerogami", "fetch"] + arguments
      #expect(fetch.regions.hint(to: fetch.filter.to, line: line) == nil)
    }
  }

  @Test("two places that are probably a departure and a destination get a hint")
  func hint() async throws {
    func hint(_ arguments: String...) async throws -> String? {
      let fetch = try await FetchCommand.asyncParse(arguments)
      return fetch.regions.hint(to: fetch.filter.to)
    }
    #expect(try await hint("VNO", "BCN") == "to search from VNO to BCN, give VNO --to BCN")
    #expect(
      try await hint("Vilnius", "New", "York")
        == "to search from Vilnius to New York, give Vilnius --to 'New York'")
    for arguments in [["VNO", "RIX"], ["VNO", "BCN", "--to", "AGP"], ["VNO"], ["VNO", "BCN", "AGP"], ["VNO-BCN"]] {
      let fetch = try await FetchCommand.asyncParse(arguments)
      #expect(fetch.regions.hint(to: fetch.filter.to) == nil)
    }
  }
}
