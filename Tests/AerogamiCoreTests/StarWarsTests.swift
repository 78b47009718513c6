import AerogamiContainer
import AerogamiCore
import TestSupport
import Testing

@Suite struct StarWarsTests {
  @Test(
    "numbers are parsed, unknown values are recognized, and other text stays text",
    arguments: [
      ("172", .integer(172)), ("1,358", .integer(1358)), ("1,000,000.5", .number(1_000_000.5)), ("78.2", .number(78.2)),
      ("2.0", .number(2)), ("0", .integer(0)), ("-5", .integer(-5)), ("1000000000000", .integer(1_000_000_000_000)),
      ("100000000000000000000", .number(1e20)),
      ("30-165", .text("30-165")), ("1000km", .text("1000km")), ("none", .text("none")), ("1,35", .text("1,35")),
      ("1234,567", .text("1234,567")), (",123", .text(",123")), ("1.", .text("1.")), (".5", .text(".5")),
      ("1e9", .text("1e9")), ("0x10", .text("0x10")), ("nan", .text("nan")), ("-", .text("-")), ("+1", .text("+1")),
      ("١", .text("١")), ("unknown", .unknown("unknown")), ("n/a", .unknown("n/a")), ("N/A", .unknown("N/A")),
      ("", .unknown(nil)),
    ] as [(String, StarWarsValue)])
  func numbers(text: String, expected: StarWarsValue) {
    #expect(StarWarsValue(text, isNumber: true) == expected)
  }

  @Test("a number that is too large stays text")
  func endlessNumber() {
    let digits = String(repeating: "9", count: 400)
    #expect(StarWarsValue(digits, isNumber: true) == .text(digits))
  }

  @Test("a text attribute stays text, with line feeds as line breaks")
  func text() {
    #expect(StarWarsValue("1977", isNumber: false) == .text("1977"))
    #expect(StarWarsValue("none", isNumber: false) == .text("none"))
    #expect(StarWarsValue("Unknown", isNumber: false) == .unknown("Unknown"))
    #expect(StarWarsValue("It is\r\n\r\na dark\ntime", isNumber: false) == .text("It is\n\na dark\ntime"))
  }

  @Test("the table of endpoints has every kind, lists and search, and copies each one separately")
  func endpoints() async throws {
    let names = StarWarsKind.allCases.map(\.rawValue) + ["list", "search"]
    #expect(StarWarsClient.endpoints.map(\.name) == names)
    for endpoint in StarWarsClient.endpoints {
      var client = StarWarsClient.failing()
      endpoint.copy(.mock, &client)
      var responding: [String] = []
      for kind in StarWarsKind.allCases where (try? await client.resource(.init(kind, ids[kind] ?? 0))) != nil {
        responding.append(kind.rawValue)
      }
      if (try? await client.list(.film, 1)) != nil { responding.append("list") }
      if (try? await client.search(.film, "new", 1)) != nil { responding.append("search") }
      #expect(responding == [endpoint.name])
    }
  }

  private let ids: [StarWarsKind: Int] = [
    .film: 2, .person: 1, .planet: 1, .starship: 9, .species: 1, .vehicle: 4,
  ]

  @Test("every call of the failing client reports itself and then fails with its name")
  func failing() async throws {
    await confirmation(expectedCount: 3) { reported in
      let client = StarWarsClient.failing(.status(503)) { _ in reported() }
      let calls: [(name: String, call: @Sendable () async throws -> Void)] = [
        ("film(2)", { _ = try await client[.film](2) }),
        ("list(people, page: 3)", { _ = try await client.list(.person, 3) }),
        ("search(people, \"luke\", page: 1)", { _ = try await client.search(.person, "luke", 1) }),
      ]
      for (name, call) in calls {
        let error = await #expect(throws: ClientError.self) { try await call() }
        #expect(
          error?.description == "StarWarsClient.\(name) was called, and this environment makes it fail: status 503")
      }
    }
  }

  @Test("replacing one kind does not affect the others")
  func oneKind() async throws {
    var client = StarWarsClient.mock
    let yoda = try await client[.person](20).value
    client[.person] = { _ in Fetched(yoda) }
    #expect(try await client[.person](1).value == yoda)
    #expect(try await client[.planet](1).value.name == "Tatooine")
  }
}

@Suite struct MockStarWarsTests {
  @Test("every relation of the sample data leads to a resource, and back")
  func relations() async throws {
    var resources: [StarWarsReference: StarWarsResource] = [:]
    for kind in StarWarsKind.allCases {
      let page = try await StarWarsClient.mock.list(kind, 1).value
      #expect(page.resources.count >= 6)
      #expect(page.resources.map(\.reference.id) == page.resources.map(\.reference.id).sorted())
      for resource in page.resources { #expect(resources.updateValue(resource, forKey: resource.reference) == nil) }
    }
    var count = 0
    for (reference, resource) in resources {
      for relation in reference.kind.relations {
        for target in resource.related(by: relation) {
          count += 1
          #expect(resources[target] != nil, "\(reference).\(relation.name): \(target)")
          // A species names its planet, but a planet names only its residents.
          if reference.kind == .species, target.kind == .planet { continue }
          let back = target.kind.relations.filter { $0.content.target == reference.kind }
          #expect(
            back.contains { resources[target]?.related(by: $0).contains(reference) == true },
            "\(target) does not lead back to \(reference)")
        }
      }
    }
    #expect(count > 500)
  }

  @Test(
    "well-known resources have their real ids",
    arguments: [
      (.film, 2, "The Empire Strikes Back"), (.person, 1, "Luke Skywalker"), (.person, 4, "Darth Vader"),
      (.planet, 1, "Tatooine"), (.starship, 9, "Death Star"), (.species, 1, "Human"), (.vehicle, 4, "Sand Crawler"),
    ] as [(StarWarsKind, Int, String)])
  func wellKnown(kind: StarWarsKind, id: Int, name: String) async throws {
    let resource = try await StarWarsClient.mock[kind](id).value
    #expect(resource.name == name)
    #expect(resource.url == "https://swapi.info/api/\(kind.plural)/\(id)")
  }

  @Test("the attributes of all resources have values of the declared type")
  func attributes() async throws {
    for kind in StarWarsKind.allCases {
      for resource in try await StarWarsClient.mock.list(kind, 1).value.resources {
        for (attribute, value) in zip(kind.attributes, resource.values) {
          switch (attribute.content, value) {
          case (.one, .related(let ids)): #expect(ids.count <= 1)
          case (.many, .related): break
          case (.text, .text), (.number, _), (.text, .unknown): break
          default: Issue.record("\(resource.reference).\(attribute.name) is \(value)")
          }
        }
      }
    }
    let film = try await StarWarsClient.mock[.film](1).value
    #expect(film["episode_id"] == .integer(4))
    #expect(film["opening_crawl"].text?.contains("\n\n") == true)
    #expect(try await StarWarsClient.mock[.person](16).value["mass"] == .integer(1358))
  }

  @Test("there is no person 17")
  func unknown() async {
    let error = await #expect(throws: ClientError.self) { try await StarWarsClient.mock[.person](17) }
    #expect(error?.reason == .unknown("person", named: "17", known: []))
  }

  @Test("a list has one page, and later pages are empty", arguments: StarWarsKind.allCases)
  func lastPage(kind: StarWarsKind) async throws {
    let first = try await StarWarsClient.mock.list(kind, 1).value
    #expect(!first.resources.isEmpty && first.next == .none)
    #expect(try await StarWarsClient.mock.list(kind, 2).value.resources.isEmpty)
    #expect(try await StarWarsClient.mock.search(kind, "", 2).value.resources.isEmpty)
  }

  @Test("a search finds part of a name, ignoring case")
  func search() async throws {
    let found = try await StarWarsClient.mock.search(.person, "SKYW", 1).value.resources.map(\.name)
    #expect(found == ["Luke Skywalker", "Anakin Skywalker", "Shmi Skywalker"])
  }
}

@Suite(.timeLimit(.minutes(20))) struct StarWarsPagesTests {
  /// Runs a list and returns a line for each delivered page.
  private func run(_ pages: [Int: StarWarsPage.Next]) async -> [String] {
    var lines: [String] = []
    await StarWarsPages(
      { page in
        guard let next = pages[page] else {
          throw ClientError(requested: "page \(page)", reason: .failed(.offline, detail: "gone"))
        }
        return Fetched(StarWarsPage([], next: next), requested: "GET /people?page=\(page)")
      }, clock: ManualClock()
    ).run { outcome in
      lines.append("\(outcome.key)" + (outcome.status.error.map { ": \($0)" } ?? ""))
    }
    return lines
  }

  @Test("pages are fetched in the order of their links, until there is none")
  func walk() async {
    #expect(await run([1: .page(2), 2: .page(3), 3: .none]) == ["1", "2", "3"])
    #expect(await run([1: .none]) == ["1"])
  }

  @Test("a page that fails is the last")
  func failure() async {
    #expect(await run([1: .page(2)]) == ["1", "2: page 2: gone"])
  }

  @Test("a link that does not lead to a later page is refused", arguments: [1, 2])
  func loop(next: Int) async {
    #expect(
      await run([1: .page(2), 2: .page(next)]) == [
        "1", "2",
        "3: GET /people?page=2: page 2 links back to page \(next); the remaining pages are missing",
      ])
  }

  @Test("a page that was refused during decoding is delivered as failed")
  func refused() async {
    #expect(await run([1: .refused("elsewhere")]) == ["1", "2: GET /people?page=1: elsewhere"])
  }

  @Test("a list without end is cut off")
  func limit() async {
    let pages = Dictionary(uniqueKeysWithValues: (1...2000).map { ($0, StarWarsPage.Next.page($0 + 1)) })
    let lines = await run(pages)
    #expect(lines.count == 1001)
    #expect(
      lines.last
        == "1001: GET /people?page=1000: the list has more than 1000 pages; the remaining pages were not requested")
  }

  @Test("a canceled page is delivered as canceled and is the last")
  func cancelled() async {
    let gate = Gate()
    let delivered = await withTaskGroup(of: [Int].self) { group in
      group.addTask {
        var delivered: [Int] = []
        await StarWarsPages(
          { page in
            if page == 2 { try await gate.wait() }
            return Fetched(StarWarsPage([], next: .page(page + 1)))
          }, clock: ManualClock()
        ).run { outcome in
          if outcome.status.kind == .cancelled { delivered.append(-outcome.key) } else { delivered.append(outcome.key) }
        }
        return delivered
      }
      await gate.waitForWaiters(1)
      group.cancelAll()
      return await group.next()
    }
    #expect(delivered == [1, -2])
  }
}
