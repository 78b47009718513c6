import AerogamiCore
import HummingbirdCore
import TestSupport
import Testing

@testable import AerogamiServer

@Suite(.timeLimit(.minutes(20))) struct LoggedTargetTests {
  @Test(
    "the log has the path and the parameters that a route reads",
    arguments: [
      ("/trips", "/trips"), ("/trips?", "/trips"), ("/a%20b/c", "/a%20b/c"),
      ("/starwars/people?search=luke+s&page=2", "/starwars/people?search=luke s&page=2"),
      ("/alpha?codes=AUT;BEL", "/alpha?codes=AUT;BEL"), ("/p?%70age=2", "/p?page=2"),
      ("/p?token=hush", "/p?…"), ("/p?a=hush&page=2&b=hush", "/p?page=2&…"), ("/p?%74oken=hush", "/p?…"),
      ("/p?hush", "/p?…"), ("/p?page=1;token=hush", "/p?page=…"), ("/p?page=1?token=hush", "/p?page=…"),
      ("/p?search=https://me:hush@a.example", "/p?search=…"), ("/p?search=a%26token%3Dhush", "/p?search=…"),
      ("/p?%ff=hush", "/p?…"), ("/p?search=hush%ff", "/p?…"), ("/p#token=hush", "/p"),
      ("/p;token=hush/q?page=2", "/p…?page=2"),
      ("http://me:hush@a.example/p?token=hush", "/p?…"),
    ])
  func logged(target: String, shown: String) {
    #expect(URI(target).logged == shown)
  }

  @Test("no error repeats the query", arguments: ["/nowhere", "/starwars/people/0", "/countries/v3.1/name/Atlantis"])
  func errors(path: String) async throws {
    try await RunningServer.run(.mock) { server in
      let reply = try await server.ask("\(path)?code=hush")
      #expect(reply.status == 404)
      #expect(!reply.body.contains("hush"))
      #expect(server.lines.with("hush") == [])
    }
  }
}
