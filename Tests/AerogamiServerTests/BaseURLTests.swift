import AerogamiCore
import AerogamiHTTP
import AerogamiLive
import Testing

@testable import AerogamiServer

@Suite(.timeLimit(.minutes(20))) struct BaseURLTests {
  private let targets = [
    ("/starwars/films/1", #""url":"$BASE/starwars/films/1/""#),
    ("/starwars/people?page=2", #""previous":"$BASE/starwars/people/?page=1""#),
    ("/mars/rovers/curiosity/photos?sol=1000", #""img_src":"$BASE/mars/pictures/curiosity/1000/"#),
  ]

  @Test("links start with the base URL, and a local server accepts its host")
  func proxied() async throws {
    let base = try #require(BaseURL("https://Flights.example.com:8443/"))
    try await RunningServer.run(.mock, baseURL: base) { server in
      for (target, link) in targets {
        for host in ["flights.example.com", "localhost"] {
          let reply = try await server.ask(target, headers: ["Host": host])
          #expect(reply.body.contains(link.replacing("$BASE", with: base.text)), "\(reply.body)")
        }
      }
      let other = try await server.ask("/health", headers: ["Host": "evil.example.com"])
      #expect(other.status == 421)
    }
  }

  @Test("without a base URL, links start with the request's host")
  func direct() async throws {
    try await RunningServer.run(.mock) { server in
      for (target, link) in targets {
        let reply = try await server.ask(target, headers: ["Host": "localhost:1234"])
        #expect(reply.body.contains(link.replacing("$BASE", with: "http://localhost:1234")), "\(reply.body)")
      }
    }
  }

  @Test("the host that nginx passes on with $host is refused with the option that accepts it, which is also logged")
  func withoutBaseURL() async throws {
    let remedy = "or start the server with a proxy's address, such as --base-url https://flights.example.com"
    try await RunningServer.run(.mock) { server in
      let refused = try await server.ask("/", headers: ["Host": "flights.example.com", "Connection": "close"])
      #expect(refused.status == 421)
      #expect(refused.body.contains(remedy))
      let lines = server.lines.with(remedy)
      #expect(lines.count == 1)
      #expect(lines.first?.contains(#""level":"warning""#) == true)
      let page = try await server.ask("/", headers: ["Host": "flights.example.com", "Accept": "text/html"])
      #expect(page.body.contains(remedy.replacing("'", with: "&#39;")))
    }
    let base = try #require(BaseURL("https://flights.example.com"))
    try await RunningServer.run(.mock, baseURL: base) { server in
      let page = try await server.ask("/favorites", headers: ["Host": "flights.example.com", "Connection": "close"])
      #expect(page.status == 200)
    }
  }

  @Test(
    "the host of a base URL is that of a Host header",
    arguments: [
      ("https://A.example.com/api", "a.example.com"), ("http://[::1]:8080", "[::1]"),
      ("http://10.0.0.1:80", "10.0.0.1"),
    ])
  func host(url: String, host: String) {
    #expect(BaseURL(url)?.host == host)
  }
}
