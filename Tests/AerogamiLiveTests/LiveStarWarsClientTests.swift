import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import TestSupport
import Testing

@testable import AerogamiHTTP
@testable import AerogamiLive

/// The live client against a real server on loopback. Responses may contain the server's address.
@Suite(.timeLimit(.minutes(20))) struct LiveStarWarsClientTests {
  private func run(
    _ respond: @escaping @Sendable (TestServer.Request) -> String?,
    _ body: (StarWarsClient, TestServer) async throws -> Void
  ) async throws {
    try await TestServer.run { request in
      let host = request.header("Host").first ?? ""
      return respond(request).map { .init($0.replacing("BASE", with: "http://\(host)/api")) }
        ?? .init(status: 404, "{}")
    } _: { server in
      let limits = HTTPTransport.Limits(
        connectTimeout: .seconds(3600), maxBodyBytes: 1 << 20, remedyText: Remedy.text)
      let base = try #require(BaseURL(server.address + "/api"))
      try await HTTPTransport.withAsyncHTTPClient(limits: limits) { transport in
        let service = Service(
          base: base, token: nil, tokenVariable: "TOKEN", transport: transport.configured(with: .once))
        try await body(.live(service), server)
      }
    }
  }

  private func paths(_ server: TestServer) async -> [String] { await server.requests.entries.map(\.path) }

  @Test("each kind is requested below its own path, and decoded as that kind")
  func resources() async throws {
    try await run { request in
      let parts = request.path.split(separator: "/")
      return #"{"name":"It","title":"It","url":"BASE/\#(parts[1])/\#(parts[2])/","new":{"a":[1]}}"#
    } _: { client, server in
      for (place, kind) in StarWarsKind.allCases.enumerated() {
        let resource = try await client[kind](place + 1).value
        #expect(resource.reference == StarWarsReference(kind, place + 1))
        #expect(resource.name == "It")
      }
      #expect(
        await paths(server) == [
          "/api/films/1", "/api/people/2", "/api/planets/3", "/api/starships/4", "/api/species/5", "/api/vehicles/6",
        ])
    }
  }

  @Test("texts, numbers, unknown values and relations are decoded; a link to another origin is refused")
  func values() async throws {
    try await run { _ in
      #"""
      {"name":"Jabba","height":"175","mass":"1,358","hair_color":"n/a","skin_color":null,"birth_year":600,
       "homeworld":"BASE/planets/24/",
       "films":["BASE/films/1","BASE/films/3/","https://evil.example/api/films/4?token=hush","BASE/people/5",
         "BASE/films/0",
         "BASE/films/6?x","/api/films/2","BASE/films/+2","HTTP://me@evil.example/films/1"],
       "url":"BASE/people/16/"}
      """#
    } _: { client, server in
      let jabba = try await client[.person](16).value
      #expect(jabba["height"] == .integer(175))
      #expect(jabba["mass"] == .integer(1358))
      #expect(jabba["hair_color"] == .unknown("n/a"))
      #expect(jabba["skin_color"] == .unknown(nil))
      #expect(jabba["eye_color"] == .unknown(nil))
      #expect(jabba["birth_year"] == .text("600"))
      #expect(jabba["homeworld"] == .related([24]))
      #expect(jabba["films"] == .related([1, 3]))
      #expect(jabba["species"] == .related([]))
      #expect(jabba.refused.count == 7)
      #expect(
        jabba.refused.reasons.first
          == "films: \"https://evil.example/api/films/4?token=…\" is not \(server.address)/…/films/ID")
      #expect(jabba.refused.reasons.count == 3)
    }
  }

  @Test(
    "a response that is not a resource of the kind is an error with the reason",
    arguments: [
      (#"{"name":"Luke"}"#, "the response could not be used (url: missing); try again later"),
      (#"{"url":"BASE/people/1"}"#, "the response could not be used (name: missing); try again later"),
      (#"{"name":"Luke","url":"BASE/films/1"}"#, "url: expected a URL that ends in /people/ and an id"),
      (#"{"name":"Luke","url":"BASE/people/2"}"#, "expected person 1, found person 2"),
      (#"{"name":["Luke"],"url":"BASE/people/1"}"#, "name: expected a string or a number, found an array"),
      (#"{"name":"Luke","films":"BASE/films/1","url":"BASE/people/1"}"#, "films: expected an array"),
      ("[]", "expected an object"),
    ])
  func malformed(body: String, problem: String) async throws {
    try await run { _ in
      body
    } _: { client, _ in
      let error = await #expect(throws: ClientError.self) { try await client[.person](1) }
      #expect(error?.description.contains(problem) == true, "\(String(describing: error))")
    }
  }

  @Test("a person that does not exist is unknown")
  func unknown() async throws {
    try await run { _ in
      nil
    } _: { client, _ in
      let error = await #expect(throws: ClientError.self) { try await client[.person](17) }
      #expect(error?.reason == .unknown("person", named: "17", known: []))
    }
  }

  @Test(
    "the service's error message is shown, also with the status of a success",
    arguments: [
      (
        200, #"{"errors":[{"message":"the key is wrong"}]}"#,
        "status 200, but the body reports an error: the key is wrong; "
      ),
      (401, #"{"errors":[{"message":"no key"}]}"#, "status 401: no key; "),
      (500, #"{"detail":"Oh no"}"#, "status 500: Oh no; "),
    ])
  func explanation(status: Int, body: String, detail: String) async throws {
    try await TestServer.run { _ in
      .init(status: status, body)
    } _: { server in
      let limits = HTTPTransport.Limits(
        connectTimeout: .seconds(3600), maxBodyBytes: 1 << 20, remedyText: Remedy.text)
      let base = try #require(BaseURL(server.address))
      try await HTTPTransport.withAsyncHTTPClient(limits: limits) { transport in
        let client = StarWarsClient.live(
          Service(base: base, token: nil, tokenVariable: "TOKEN", transport: transport.configured(with: .once)))
        let one = try await #require(throws: ClientError.self) { try await client[.person](1) }
        #expect(one.description.contains(detail), "\(one)")
        let list = try await #require(throws: ClientError.self) { try await client.list(.film, 1) }
        #expect(list.description.contains(detail), "\(list)")
      }
    }
  }

  private static func person(_ id: Int, _ name: String) -> String {
    #"{"name":"\#(name)","url":"BASE/people/\#(id)/"}"#
  }

  @Test("a list is an array or a page with a link to the next one, and invalid rows are skipped")
  func lists() async throws {
    try await run { request in
      switch request.path {
      case "/api/people":
        #"{"count":3,"next":"BASE/people/?page=2","previous":null,"results":[\#(Self.person(1, "Luke")),{"x":1}]}"#
      case "/api/people?page=2": #"{"next":null,"results":[\#(Self.person(2, "C-3PO"))]}"#
      case "/api/planets": #"[{"name":"Hoth","url":"BASE/planets/4"}]"#
      case "/api/films": "[]"
      case "/api/species": #"[{"name":"Human"}]"#
      default: nil
      }
    } _: { client, server in
      let first = try await client.list(.person, 1)
      #expect(first.value.resources.map(\.name) == ["Luke"])
      #expect(first.value.next == .page(2))
      #expect(first.skipped.count == 1)
      let second = try await client.list(.person, 2).value
      #expect(second.resources.map(\.reference.id) == [2])
      #expect(second.next == .none)
      let planets = try await client.list(.planet, 1).value
      #expect(planets.resources.map(\.name) == ["Hoth"])
      #expect(planets.next == .none)
      #expect(try await client.list(.film, 1).value.resources.isEmpty)
      let error = await #expect(throws: ClientError.self) { try await client.list(.species, 1) }
      #expect(error?.description.contains("the only row is invalid") == true)
      let requested = await paths(server)
      #expect(requested == ["/api/people", "/api/people?page=2", "/api/planets", "/api/films", "/api/species"])
    }
  }

  @Test("a search is sent, and its results are filtered here as well")
  func search() async throws {
    try await run { _ in
      "[\(Self.person(1, "Luke Skywalker")),\(Self.person(2, "C-3PO"))]"
    } _: { client, server in
      let found = try await client.search(.person, "SKY&walker", 1).value.resources
      #expect(found.isEmpty)
      #expect(try await client.search(.person, "sky", 2).value.resources.map(\.name) == ["Luke Skywalker"])
      let requested = await paths(server)
      #expect(requested == ["/api/people?search=SKY%26walker", "/api/people?search=sky&page=2"])
    }
  }

  @Test(
    "paths end in a slash only where the service would otherwise redirect",
    arguments: [("https://swapi.dev/api", "/"), ("https://SWAPI.dev:443/api/", "/"), ("https://swapi.info/api", "")])
  func slash(base: String, end: String) async throws {
    let urls = Log<String>()
    let transport = HTTPTransport { request in
      await urls.append(request.url)
      return HTTPResponse(status: 200, body: Array("[]".utf8))
    }
    let address = try #require(BaseURL(base))
    let client = StarWarsClient.live(
      Service(base: address, token: nil, tokenVariable: "TOKEN", transport: transport))
    _ = try? await client.resource(StarWarsReference(.person, 1))
    _ = try await client.list(.film, 1)
    _ = try await client.list(.film, 2)
    _ = try await client.search(.person, "luke", 1)
    #expect(
      await urls.entries
        == ["people/1\(end)", "films\(end)", "films\(end)?page=2", "people\(end)?search=luke"]
        .map { "\(address.text)/\($0)" })
  }

  @Test(
    "only the page number of a link is used, and only if the link is to the service's origin",
    arguments: [
      ("https://swapi.dev/api/people/?page=2", .page(2)),
      ("https://SWAPI.dev:443/api/people/?search=a&page=3", .page(3)),
      ("http://swapi.dev/api/people/?page=2", .refused("uses http, but the service uses https;")),
      ("https://evil.example/?page=2", .refused("is not an address of the service (https://swapi.dev:443)")),
      ("https://swapi.dev:444/?page=2", .refused("is not an address of the service")),
      ("https://swapi.dev@evil.example/?page=2", .refused("is not an address of the service")),
      ("/api/people/?page=2", .refused("is not an http or https address")),
      ("file:///etc/passwd?page=2", .refused("is not an http or https address")),
      ("https://swapi.dev/api/people/2", .refused("has no page=NUMBER")),
      ("https://swapi.dev/api/people/?page=0", .refused("has no page=NUMBER")),
      ("https://swapi.dev/api/people/?page=two&token=hunter2", .refused("token=…\", has no page=NUMBER")),
      ("", .refused("is not an http or https address")),
    ] as [(String, StarWarsPage.Next)])
  func next(link: String, expected: StarWarsPage.Next) {
    let next = StarWarsPage.Next(link: link, below: Origin(of: "https://swapi.dev/api"))
    if case .refused(let part) = expected, case .refused(let reason) = next {
      #expect(reason.contains(part) && reason.hasSuffix("; the remaining pages were not requested"), "\(reason)")
    } else {
      #expect(next == expected)
    }
  }

  @Test("more than 1,000 relations are an error for a resource, and skip the row in a list")
  func relations() throws {
    let origin = Origin(of: "http://host")
    func body(_ count: Int) -> String {
      let films = (1...count).map { #""http://host/films/\#($0)""# }.joined(separator: ",")
      return #"{"name":"A","url":"http://host/people/1","films":[\#(films)]}"#
    }
    let person = try decodeStarWars(.person, below: origin, Array(body(1000).utf8).span)
    #expect(person["films"].ids.count == 1000)
    #expect(throws: ResponseError.mismatched("films: expected at most 1000 elements, found more")) {
      try decodeStarWars(.person, below: origin, Array(body(1001).utf8).span)
    }
    let page = #"{"results":[\#(body(1)),\#(body(1001))]}"#
    let (list, skipped) = try decodeStarWarsPage(of: .person, below: origin, Array(page.utf8).span)
    #expect(list.resources.count == 1)
    #expect(skipped.reasons.first == "results[1].films: expected at most 1000 elements, found more")
  }
}
