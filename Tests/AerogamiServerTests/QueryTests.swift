import AerogamiContainer
import AerogamiCore
import TestSupport
import Testing

@testable import AerogamiServer

@Suite(.timeLimit(.minutes(20))) struct QueryTests {
  @Test(
    "a query is decoded as that of a form",
    arguments: [
      ("search=a%2Bb+c%20d", "a+b c d"), ("search=first&search=second", "first"), ("%73earch=x%3Dy=z", "x=y=z"),
      ("page=1&search=caf%C3%A9", "caf\u{E9}"), ("&&search=a&", "a"), ("search=a?b", "a?b"),
    ])
  func decoded(query: String, term: String) async throws {
    let terms = Log<String>()
    var dependencies = Dependencies.mock
    dependencies.starWars.search = { _, term, _ in
      await terms.append(term)
      return Fetched(StarWarsPage([]))
    }
    try await RunningServer.run(dependencies) { server in
      let reply = try await server.ask("/starwars/people?\(query)")
      #expect(reply.status == 200)
    }
    #expect(await terms.entries == [term])
  }

  @Test("an invalid encoding is rejected with the reason", arguments: ["search=%ff", "search=a&page=%C3", "%ff=1"])
  func invalid(query: String) async throws {
    try await RunningServer.run(.mock) { server in
      let reply = try await server.ask("/starwars/people?\(query)")
      #expect(reply.status == 400)
      #expect(
        reply.body
          == "{\"error\":\"the query is not valid percent-encoded UTF-8; for example, write café as caf%C3%A9\"}\n")
    }
  }

  @Test("percent signs without digits are invalid")
  func digits() {
    #expect(decodedQuery(of: "/p?a=%zz")[0] == nil)
    #expect(decodedQuery(of: "/p?a=%4")[0] == nil)
    #expect(decodedQuery(of: "/p").isEmpty)
  }
}
