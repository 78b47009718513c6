import AerogamiContainer
import AerogamiCore
import TestSupport
import Testing

@testable import AerogamiServer

/// The page that a browser gets before its search, and which clients get the complete page instead.
@Suite(.timeLimit(.minutes(20))) struct PageBeforeSearchTests {
  private let calls = Log<String>()
  private let browser = ["Accept": "text/html,application/xhtml+xml,*/*;q=0.8"]

  private var dependencies: Dependencies {
    var dependencies = Dependencies.mock
    dependencies.trips.trips = { [calls] request in
      await calls.append(request.origin ?? "")
      return Fetched([.fixture()])
    }
    return dependencies
  }

  @Test("a browser gets the form at once, and a link to the complete page for when no script runs")
  func browserGetsForm() async throws {
    try await RunningServer.run(dependencies) { server in
      let page = try await server.ask("/?regions=EU&max_price=90", headers: browser)
      #expect(page.status == 200)
      #expect(page.body.contains("name=\"max_price\" type=\"text\" value=\"90\""))
      #expect(page.body.contains(">Searching…</p>"))
      let link = "/?regions=EU&amp;max_price=90&amp;wait=true"
      #expect(page.body.contains("<noscript><meta http-equiv=\"refresh\" content=\"0;url=\(link)\"></noscript>"))
      #expect(page.body.contains("<a href=\"\(link)\">load the complete page</a>"))
      #expect(await calls.entries.isEmpty)

      // Caches that are shared by browsers and other clients keep the two pages apart.
      #expect(page.header("Vary") == "Accept, Accept-Encoding")
      let tag = try #require(page.header("ETag"))
      let again = try await server.ask(
        "/?regions=EU&max_price=90", headers: browser.merging(["If-None-Match": tag]) { $1 })
      #expect(again.status == 304)
    }
  }

  @Test(
    "other clients, and browsers that wait, get the complete page",
    arguments: [("*/*", ""), ("text/html", "&wait=true"), ("text/html", "&deals=false&wait=true")])
  func completePage(accepted: String, query: String) async throws {
    try await RunningServer.run(dependencies) { server in
      let page = try await server.ask("/?regions=EU\(query)", headers: ["Accept": accepted])
      #expect(page.status == 200)
      #expect(page.body.contains(">1 trip in 1 region, cheapest 72 EUR CPH–AGP</p>"))
      #expect(!page.body.contains("http-equiv"))
      #expect(page.header("Vary") == "Accept, Accept-Encoding")
    }
    #expect(await calls.entries == ["EU"])
  }

  @Test("a browser without scripts waits also for its next search, and returns to the complete page from a favorite")
  func keepsWaiting() async throws {
    try await RunningServer.run(dependencies) { server in
      let page = try await server.ask("/?regions=EU&wait=true", headers: browser)
      #expect(page.body.contains("<noscript><input type=\"hidden\" name=\"wait\" value=\"true\"></noscript>"))
      #expect(page.body.contains("back=%2F%3Fregions%3DEU%26wait%3Dtrue"))
    }
  }

  @Test("an invalid field is an error in a browser's first page", arguments: ["max_price=x", "wait=maybe"])
  func invalid(query: String) async throws {
    try await RunningServer.run(dependencies) { server in
      let page = try await server.ask("/?\(query)", headers: browser)
      #expect(page.status == 400)
      #expect(!page.body.contains("http-equiv"))
    }
    #expect(await calls.entries.isEmpty)
  }

  @Test("a search that fails is an error of the complete page, and a note in the stream")
  func failure() async throws {
    var dependencies = dependencies
    dependencies.trips.trips = { _ in
      throw ClientError(requested: "trips", reason: .failed(.status(503), detail: "status 503"))
    }
    try await RunningServer.run(dependencies) { server in
      #expect(try await server.ask("/?regions=EU", headers: browser).status == 200)
      #expect(try await server.ask("/?regions=EU&wait=true", headers: browser).status == 502)
      let stream = try await server.ask("/stream?regions=EU")
      #expect(stream.body.contains("status 503") && stream.body.contains(">Try again</a>"))
    }
  }
}
