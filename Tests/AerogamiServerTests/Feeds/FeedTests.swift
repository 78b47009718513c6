import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation
import FoundationXML
import TestSupport
import Testing

@testable import AerogamiServer

@Suite(.timeLimit(.minutes(20))) struct FeedTests {
  private var dependencies: Dependencies {
    var dependencies = Dependencies.mock
    dependencies.trips.regions = { Fetched([Region(id: "EU", name: "Europe", countryCodes: [])]) }
    dependencies.trips.trips = { _ in
      Fetched([
        .fixture(id: "old", price: 50, createdAt: Date(timeIntervalSince1970: 1_700_000_000)),
        .fixture(id: "new", price: 70, createdAt: Date(timeIntervalSince1970: 1_700_000_100)),
      ])
    }
    dependencies.history = .none
    return dependencies
  }

  private func feed(
    _ target: String = "/trips.atom", _ dependencies: Dependencies? = nil
  ) async throws -> ParsedFeed {
    try await RunningServer.run(dependencies ?? self.dependencies) { server in
      let reply = try await server.ask(target)
      #expect(reply.status == 200)
      #expect(reply.header("Content-Type") == "application/atom+xml; charset=utf-8")
      return try ParsedFeed(reply.bytes)
    }
  }

  @Test("the trips of a search are entries, with the newest first")
  func entries() async throws {
    let feed = try await feed("/trips.atom?regions=EU&max_price=80")
    #expect(feed.problems == [])
    #expect(feed.entries.map { $0["title"]?.contains("70 EUR") } == [true, false])
    #expect(feed.entries.map { $0["updated"] } == ["2023-11-14T22:15:00Z", "2023-11-14T22:13:20Z"])
    #expect(feed.head["updated"] == "2023-11-14T22:15:00Z")
    #expect(feed.head["title"] == "Trips: EU, max price 80")
    #expect(feed.links["self"]?.hasSuffix("/trips.atom?regions=EU&max_price=80") == true)
    #expect(feed.links["alternate"]?.hasSuffix("/?regions=EU&max_price=80") == true)
  }

  @Test("the id of an entry stays the same until the price changes")
  func stableIDs() async throws {
    let before = try await feed().entries.map { $0["id"] }
    #expect(try await feed("/trips.atom?sort=price").entries.map { $0["id"] } == before)
    var cheaper = dependencies
    cheaper.trips.trips = { _ in
      Fetched([
        .fixture(id: "old", price: 50, createdAt: Date(timeIntervalSince1970: 1_700_000_000)),
        .fixture(id: "new", price: 69, createdAt: Date(timeIntervalSince1970: 1_700_000_100)),
      ])
    }
    let after = try await feed("/trips.atom", cheaper).entries.map { $0["id"] }
    #expect(after[1] == before[1])
    #expect(after[0] != before[0])
  }

  @Test("an entry has the time at which its price was recorded")
  func recordedTime() async throws {
    var dependencies = dependencies
    dependencies.history = .none
    dependencies.history.histories = { route in
      guard let priced = PricedRoute(of: .fixture()), priced.route == route else { return [] }
      let days = TripDates(departure: Trip.fixture().departureAt.dayNumber)
      let seenAt = Date(timeIntervalSince1970: 1_700_001_000)
      return [PriceHistory(priced, observations: [PriceObservation(dates: days, seenAt: seenAt, price: 50)])]
    }
    let feed = try await feed("/trips.atom", dependencies)
    #expect(feed.entries.map { $0["updated"] } == ["2023-11-14T22:30:00Z", "2023-11-14T22:15:00Z"])
    #expect(feed.entries[0]["title"]?.contains("50 EUR") == true)
  }

  @Test("a search that could not look is an entry, and a search without trips is an empty feed")
  func failedSearch() async throws {
    var failing = dependencies
    failing.trips.trips = { _ in
      throw ClientError(requested: "GET /trips/EU", reason: .failed(.status(500), detail: "status 500"))
    }
    let failed = try await feed("/trips.atom", failing)
    #expect(failed.entries.map { $0["title"] } == ["Could not look for trips"])
    #expect(failed.entries[0]["content"]?.contains("GET /trips/EU: status 500") == true)
    #expect(failed.head["subtitle"]?.contains("The search failed") == true)

    let empty = try await feed("/trips.atom?max_price=10")
    #expect(empty.problems == [])
    #expect(empty.entries.isEmpty)
    #expect(empty.head["subtitle"]?.contains("search failed") == false)
  }

  @Test("texts of services and of the request cannot add markup")
  func hostileTexts() async throws {
    let name = "</title><script>\u{1}\u{FFFE}&\"'"
    var dependencies = dependencies
    dependencies.trips.trips = { _ in
      Fetched([.fixture(id: name, to: TripLocation(city: name, countryCode: "ES", airportCode: "AGP"))])
    }
    let feed = try await feed("/trips.atom?regions=%3C/feed%3E%22%26", dependencies)
    #expect(feed.problems == [])
    #expect(feed.entries.count == 1)
    #expect(!feed.elements.contains("script"))
  }

  @Test("an invalid search is an error")
  func invalidSearch() async throws {
    try await RunningServer.run(dependencies) { server in
      let reply = try await server.ask("/trips.atom?max_price=x")
      #expect(reply.status == 400)
      #expect(reply.body.contains("max_price: expected an amount"))
      #expect(try await server.ask("/trips.atom", method: "POST").status == 405)
    }
  }

  @Test("a reader that has the feed gets 304")
  func conditionalRequest() async throws {
    try await RunningServer.run(dependencies) { server in
      for path in ["/trips.atom", "/favorites.ics"] {
        let tag = try #require(try await server.ask(path).header("ETag"))
        #expect(try await server.ask(path, headers: ["If-None-Match": tag]).status == 304)
      }
    }
  }

  @Test("the pages link to their feeds")
  func links() async throws {
    let store = dependencies.favorites
    _ = try await store.add([Favorite(trip: .fixture(), region: nil, addedAt: dependencies.now())])
    var dependencies = dependencies
    dependencies.favorites = store
    try await RunningServer.run(dependencies) { server in
      let trips = try await server.ask("/?max_price=60&wait=true").body
      #expect(
        trips.contains("<link rel=\"alternate\" type=\"application/atom+xml\" href=\"/trips.atom?max_price=60\">"))
      #expect(trips.contains("<a href=\"/trips.atom?max_price=60\">"))
      let favorites = try await server.ask("/favorites").body
      #expect(favorites.contains("<link rel=\"alternate\" type=\"text/calendar\" href=\"/favorites.ics\">"))
      #expect(favorites.contains("<a href=\"/favorites.ics\">"))
    }
  }
}

/// A feed that Foundation's XML parser has read, and what RFC 4287 requires but the feed lacks.
struct ParsedFeed {
  private(set) var head: [String: String] = [:]
  private(set) var links: [String: String] = [:]
  private(set) var entries: [[String: String]] = []
  private(set) var elements: Set<String> = []

  init(_ bytes: [UInt8]) throws {
    let root = try #require(try XMLDocument(data: Data(bytes)).rootElement())
    #expect(root.name == "feed" && root.namespaces?.first?.stringValue == "http://www.w3.org/2005/Atom")
    for case let element as XMLElement in root.children ?? [] {
      elements.insert(element.name ?? "")
      if element.name == "entry" {
        var entry: [String: String] = [:]
        for case let field as XMLElement in element.children ?? [] {
          elements.insert(field.name ?? "")
          entry[field.name ?? ""] = field.stringValue
        }
        entries.append(entry)
      } else if let relation = element.attributes?.first(where: { $0.name == "rel" })?.stringValue {
        links[relation] = element.attributes?.first { $0.name == "href" }?.stringValue
      } else {
        head[element.name ?? ""] = element.stringValue
      }
    }
  }

  var problems: [String] {
    var problems: [String] = []
    for (fields, name) in [(head, "feed")] + entries.map({ ($0, "entry") }) {
      for field in ["id", "title", "updated"] where fields[field]?.isEmpty != false {
        problems.append("\(name) without \(field)")
      }
      if let text = fields["updated"], RFC3339.date(text) == nil { problems.append("\(text) is not a time") }
      let uuid = /urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/
      if fields["id"]?.wholeMatch(of: uuid) == nil {
        problems.append("\(fields["id"] ?? "") is not a UUID")
      }
    }
    if head["author"]?.isEmpty != false { problems.append("feed without author") }
    if Set(entries.map { $0["id"] }).count < entries.count { problems.append("two entries have the same id") }
    return problems
  }
}
