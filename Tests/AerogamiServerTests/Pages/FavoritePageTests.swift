import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiHTTP
import Foundation
import TestSupport
import Testing

@testable import AerogamiServer

/// The favorites on the pages, and who may change them.
@Suite(.timeLimit(.minutes(20))) struct FavoritePageTests {
  private let store = FavoriteStore.mock()

  private var dependencies: Dependencies {
    var dependencies = Dependencies.mock
    dependencies.favorites = store
    dependencies.trips.regions = { Fetched([Region(id: "EU", name: "Europe", countryCodes: [])]) }
    dependencies.trips.trips = { _ in Fetched([.fixture(id: "a/b", price: 50), .fixture(id: "other", price: 70)]) }
    return dependencies
  }

  private let add = "/favorites/add?id=a%2Fb&region=EU&back=%2F%3Fmax_price%3D60"
  private let remove = "/favorites/remove?id=a%2Fb&region=EU&back=%2Ffavorites"

  @Test("a favorite is added from its row and removed again, without a body and without JavaScript")
  func toggle() async throws {
    try await RunningServer.run(dependencies) { server in
      let own = ["Origin": server.address]
      let before = try await server.ask("/?max_price=60")
      #expect(before.body.contains("action=\"\(add.replacing("&", with: "&amp;"))\""))
      #expect(before.body.contains("aria-pressed=\"false\" aria-label=\"Add to favorites: CPH-AGP, 50 EUR\""))

      let added = try await server.ask(add, method: "POST", headers: own)
      #expect(added.status == 303)
      let location = try #require(added.header("Location"))
      #expect(location.hasPrefix("/?max_price=60#t-"))
      #expect(try await store.find("a/b", 1).map(\.region) == ["EU"])

      let after = try await server.ask("/?max_price=60")
      #expect(after.body.contains("id=\"\(location.split(separator: "#")[1])\""))
      #expect(after.body.contains("aria-pressed=\"true\" aria-label=\"Remove from favorites: CPH-AGP, 50 EUR\""))
      let favorites = try await server.ask("/favorites").body
      #expect(favorites.contains("<bdi>Copenhagen</bdi>"))
      // The script changes a star without a new page, which would make a number of trips wrong.
      #expect(favorites.contains("Each price is from when") && !favorites.contains("saved trip"))
      #expect(!favorites.contains("are not recorded"))

      let removed = try await server.ask(remove, method: "POST", headers: own)
      #expect(removed.status == 303)
      #expect(removed.header("Location") == "/favorites")
      #expect(try await store.count() == 0)
      #expect(try await server.ask("/favorites").body.contains("No favorites yet"))
      // Removing it again, for example from another tab, changes nothing.
      #expect(try await server.ask(remove, method: "POST", headers: own).status == 303)
    }
  }

  @Test("a favorite that was saved for another party says what is saved, and its star what a click changes")
  func otherParty() async throws {
    _ = try await store.add([Favorite(trip: .fixture(id: "a/b", price: 50), region: "EU", addedAt: dependencies.now())])
    var dependencies = dependencies
    dependencies.trips.trips = { request in
      var trip = Trip.fixture(id: "a/b", price: 50)
      if request.search.passengers.adults == 2 { (trip.price, trip.terms) = (100, FareTerms(passengers: 2)) }
      return Fetched([trip])
    }
    try await RunningServer.run(dependencies) { server in
      let label = "Remove from favorites: CPH-AGP, 50 EUR"
      let same = try await server.ask("/?regions=EU").body
      #expect(same.contains("class=\"favorite\" aria-pressed=\"true\" aria-label=\"\(label)\""), "\(same)")
      #expect(!same.contains("of-favorite"))
      let other = try await server.ask("/?regions=EU&adults=2").body
      let full = "\(label) for 1 adult"
      #expect(
        other.contains("class=\"favorite\" title=\"\(full)\" aria-pressed=\"true\" aria-label=\"\(full)\""), "\(other)")
      #expect(other.contains("<li class=\"mark of-favorite\">favorite: 50 EUR for 1 adult</li>"), "\(other)")

      // A second click saves the trip as the row shows it, not the favorite that the first one removed.
      let (own, row) = (["Origin": server.address], "?id=a%2Fb&region=EU&back=%2F%3Fregions%3DEU%26adults%3D2")
      #expect(try await server.ask("/favorites/remove\(row)", method: "POST", headers: own).status == 303)
      #expect(try await store.count() == 0)
      #expect(try await server.ask("/favorites/add\(row)", method: "POST", headers: own).status == 303)
      #expect(try await store.find("a/b", 1).map(\.trip.price) == [100])
      let favorites = try await server.ask("/favorites").body
      let remark = " Prices for several passengers, with bags or for several tickets are not recorded."
      #expect(favorites.contains(remark), "\(favorites)")
    }
  }

  @Test("an older page does not replace a favorite that was saved for another party since")
  func olderPage() async throws {
    let saved = Favorite(trip: .fixture(id: "a/b", price: 50), region: "EU", addedAt: dependencies.now())
    _ = try await store.add([saved])
    var dependencies = dependencies
    dependencies.trips.trips = { request in
      var trip = Trip.fixture(id: "a/b", price: 40)
      if request.search.passengers.adults == 2 { (trip.price, trip.terms) = (80, FareTerms(passengers: 2)) }
      return Fetched([trip])
    }
    try await RunningServer.run(dependencies) { server in
      let (own, row) = (["Origin": server.address], "/favorites/add?id=a%2Fb&region=EU&back=%2F%3Fregions%3DEU")
      let message = "his trip is already a favorite for 1 adult, so it was not saved for 2 adults"
      let refused = try await server.ask("\(row)%26adults%3D2", method: "POST", headers: own)
      #expect(refused.status == 409)
      #expect(refused.body.contains(message), "\(refused.body)")
      let script = own.merging(["Accept": "application/json"]) { $1 }
      let json = try await server.ask("\(row)%26adults%3D2", method: "POST", headers: script)
      #expect(json.status == 409)
      #expect(json.body == "{\"error\":\"t\(message); to replace the favorite, remove it first\"}\n")
      #expect(try await store.find("a/b", 1) == [saved])
      // For the same party, the price is updated.
      #expect(try await server.ask(row, method: "POST", headers: own).status == 303)
      #expect(try await store.find("a/b", 1).map(\.trip.price) == [40])
    }
  }

  @Test("the page of favorites names a watch for another party, with a link to the form that changes it")
  func outdatedWatch() async throws {
    var dependencies = dependencies
    let watches = WatchStore.mock()
    dependencies.watches = watches
    let one = Trip.fixture(id: "a/b", price: 50)
    var two = one
    (two.price, two.terms) = (90, FareTerms(passengers: 2))
    let addedAt = dependencies.now()
    let favorites = [one, two].map { Favorite(trip: $0, region: "EU", addedAt: addedAt) }
    _ = try await store.add([favorites[0]])
    let manage = ManageWatches(watches, .mock(print: { _ in }), in: ServedEnvironment(name: "test"), now: { Date() })
    let watch = WatchFavorites(Favorites(store, now: { Date() }), manage, now: { Date() })
    #expect(try await watch(WatchFavorites.Request()).count == 1)
    try await RunningServer.run(dependencies) { server in
      let same = try await server.ask("/favorites").body
      #expect(!same.contains("still watches"))
      #expect(same.contains(" Removing a favorite does not remove its watch.</p>"))
      _ = try await store.add([favorites[1]])
      let other = try await server.ask("/favorites").body
      let words = "favorite-a-b still watches for 1 adult: <a href=\"/watches/edit?name=favorite-a-b&amp;"
      #expect(other.contains(words) && other.contains(">change it</a>"), "\(other)")
      let link = try #require(other.firstMatch(of: /href="(\/watches\/edit[^"]*)"/)?.output.1)
      let form = try await server.ask(String(link).replacing("&amp;", with: "&")).body
      #expect(form.contains("action=\"/watches/change?name=favorite-a-b&amp;"), "\(form)")
      #expect(form.contains("adults=2"), "\(form)")
    }
  }

  @Test("on the page of favorites, a second click brings the saved trip back, although the service does not offer it")
  func restored() async throws {
    let favorite = Favorite(trip: .fixture(id: "old", price: 33), region: "EU", addedAt: dependencies.now() - 86_400)
    _ = try await store.add([favorite])
    let onFavorites = "?id=old&region=EU&back=%2Ffavorites"
    try await RunningServer.run(dependencies) { server in
      let own = ["Origin": server.address]
      #expect(try await server.ask("/favorites/remove\(onFavorites)", method: "POST", headers: own).status == 303)
      #expect(try await store.count() == 0)
      let again = try await server.ask("/favorites/add\(onFavorites)", method: "POST", headers: own)
      #expect(again.status == 303)
      #expect(again.header("Location") == "/favorites")
      #expect(try await store.find("old", 1) == [favorite])

      // A newer version, which was saved elsewhere, stays.
      #expect(try await server.ask("/favorites/remove\(onFavorites)", method: "POST", headers: own).status == 303)
      let newer = Favorite(trip: .fixture(id: "old", price: 31), region: "EU", addedAt: dependencies.now())
      _ = try await store.add([newer])
      #expect(try await server.ask("/favorites/add\(onFavorites)", method: "POST", headers: own).status == 303)
      #expect(try await store.find("old", 1) == [newer])

      // The page with trips saves what its search finds.
      #expect(try await server.ask("/favorites/remove\(onFavorites)", method: "POST", headers: own).status == 303)
      let searched = try await server.ask("/favorites/add?id=old&region=EU&back=%2F", method: "POST", headers: own)
      #expect(searched.status == 404)
      #expect(try await store.count() == 0)
    }
  }

  @Test("favorites of sample data are labelled", arguments: [true, false])
  func sampleData(isSample: Bool) async throws {
    var environment = ServedEnvironment(name: "test")
    environment.showsSampleTrips = isSample
    _ = try await store.add([Favorite(trip: .fixture(), region: nil, addedAt: dependencies.now())])
    try await RunningServer.run(dependencies, environment: environment) { server in
      let page = try await server.ask("/favorites")
      #expect(page.body.contains("These trips are sample data; run aerogami setup for real fares") == isSample)
    }
  }

  @Test(
    "a favorite shows the price now and how it changed; nothing is claimed about an unknown one",
    arguments: [
      (40, 60.0, "now 40 EUR, was 50, seen"), (65, 60, "now 65 EUR, was 50, seen"),
      (50, 60, "now 50 EUR, unchanged, seen"), (50, -60, "now 50 EUR, unchanged, seen"), (40, -60, nil),
      (nil, 60, nil),
    ] as [(Price?, Double, String?)])
  func priceNow(price: Price?, secondsLater: Double, words: String?) async throws {
    var dependencies = dependencies
    let (trip, added) = (Trip.fixture(price: 50), dependencies.now())
    _ = try await store.add([Favorite(trip: trip, region: nil, addedAt: added)])
    let route = try #require(PricedRoute(of: trip))
    let dates = TripDates(departure: trip.departureAt.dayNumber, returning: trip.returnAt?.dayNumber)
    let seen = added + secondsLater
    let history = PriceHistory(
      route, observations: price.map { [PriceObservation(dates: dates, seenAt: seen, price: $0)] } ?? [],
      lastSeen: price == nil ? [:] : [dates: seen])
    dependencies.history.histories = { $0 == route.route ? [history] : [] }
    try await RunningServer.run(dependencies) { server in
      let page = try await server.ask("/favorites").body
      if let words {
        #expect(page.contains("<span class=\"now\">\(words)"), "\(page)")
      } else {
        #expect(!page.contains("class=\"now\""), "\(page)")
      }
    }
    dependencies.history.histories = { _ in throw FavoriteError() }
    try await RunningServer.run(dependencies) { server in
      let page = try await server.ask("/favorites")
      #expect(page.status == 200)
      #expect(page.body.contains("the recorded prices cannot be read"))
      #expect(!page.body.contains("class=\"now\""))
    }
  }

  private struct FavoriteError: Error {}

  @Test("the script of the page gets JSON")
  func json() async throws {
    try await RunningServer.run(dependencies) { server in
      let headers = ["Sec-Fetch-Site": "same-origin", "Accept": "application/json"]
      let added = try await server.ask(add, method: "POST", headers: headers)
      #expect(added.body == "{\"favorite\":true}\n")
      let removed = try await server.ask(remove, method: "POST", headers: headers)
      #expect(removed.body == "{\"favorite\":false}\n")
    }
  }

  @Test(
    "another site cannot change the favorites",
    arguments: [
      [:], ["Origin": "http://evil.example"], ["Origin": "null"], ["Origin": "http://127.0.0.1"], ["Origin": ""],
      ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-site"], ["Sec-Fetch-Site": "none"],
      ["Sec-Fetch-Site": "same-origin, cross-site"], ["Referer": "http://127.0.0.1/"],
    ])
  func foreign(headers: [String: String]) async throws {
    try await RunningServer.run(dependencies) { server in
      for path in [add, remove] {
        let refused = try await server.ask(path, method: "POST", headers: headers)
        #expect(refused.status == 403)
      }
      // Sec-Fetch-Site has precedence over Origin, which a page can influence.
      var both = headers
      if both["Sec-Fetch-Site"] != nil {
        both["Origin"] = server.address
        #expect(try await server.ask(add, method: "POST", headers: both).status == 403)
      }
      #expect(try await store.count() == 0)
    }
  }

  @Test("equal changes for a script and for a browser have a response each")
  func formats() async throws {
    let gate = Gate()
    var dependencies = dependencies
    let service = dependencies.trips.trips
    dependencies.trips.trips = { request in
      try await gate.wait()
      return try await service(request)
    }
    try await RunningServer.run(dependencies) { server in
      async let plain = server.ask(add, method: "POST", headers: ["Sec-Fetch-Site": "same-origin"])
      async let script = server.ask(
        add, method: "POST", headers: ["Sec-Fetch-Site": "same-origin", "Accept": "application/json"])
      await server.lines.wait(for: "\"received\"", count: 2)
      gate.open()
      let (redirect, json) = (try await plain, try await script)
      #expect(redirect.status == 303)
      #expect(json.body == "{\"favorite\":true}\n")
    }
  }

  @Test("an error of a change is JSON for the page's script")
  func jsonError() async throws {
    try await RunningServer.run(dependencies) { server in
      let headers = ["Sec-Fetch-Site": "same-origin", "Accept": "application/json"]
      let error = try await server.ask("/favorites/add?id=gone&region=EU", method: "POST", headers: headers)
      #expect(error.status == 404)
      #expect(error.body.hasPrefix("{\"error\":\"the service does not offer this trip now"))
    }
  }

  @Test("pages behind a proxy change favorites from the proxy's address")
  func proxy() async throws {
    let base = try #require(BaseURL("https://flights.example.com"))
    try await RunningServer.run(dependencies, baseURL: base) { server in
      let status = try await server.ask(add, method: "POST", headers: ["Origin": "https://flights.example.com"]).status
      #expect(status == 303)
      let other = try await server.ask(add, method: "POST", headers: ["Origin": "https://example.com"]).status
      #expect(other == 403)
    }
  }

  @Test(
    "a change that cannot be made says why",
    arguments: [
      ("/favorites/add?id=gone&region=EU", 404, "The service does not offer this trip now"),
      ("/favorites/add?region=EU", 400, "The parameter id is missing"),
      ("/favorites/add?id=&region=EU", 400, "The parameter id is missing"),
      ("/favorites/add?id=a%2Fb&region=EU&back=%2F%2Fevil.example", 400, "The parameter back must be"),
      ("/favorites/remove?id=a%2Fb&back=https:%2F%2Fevil.example", 400, "The parameter back must be"),
      ("/favorites/add?id=a%2Fb&region=EU&back=%2F%3Fmax_price%3Dx", 400, "Back: max_price: expected an amount"),
    ])
  func invalid(path: String, status: Int, message: String) async throws {
    try await RunningServer.run(dependencies) { server in
      let refused = try await server.ask(path, method: "POST", headers: ["Origin": server.address])
      #expect(refused.status == status)
      #expect(refused.body.contains(message))
      #expect(try await store.count() == 0)
    }
  }

  @Test("a service that fails is a bad gateway, unless the trip is already a favorite")
  func brokenService() async throws {
    var dependencies = dependencies
    dependencies.trips.trips = { _ in
      throw ClientError(requested: "GET /trips/EU", reason: .failed(.status(500), detail: "status 500"))
    }
    try await RunningServer.run(dependencies) { server in
      let own = ["Origin": server.address]
      let refused = try await server.ask(add, method: "POST", headers: own)
      #expect(refused.status == 502)
      #expect(refused.body.contains("GET /trips/EU: status 500"))
      // For example from another tab.
      _ = try await store.add([Favorite(trip: .fixture(id: "a/b"), region: "EU", addedAt: dependencies.now())])
      #expect(try await server.ask(add, method: "POST", headers: own).status == 303)
    }
  }

  @Test("only the two paths of changes accept POST, and only without a body")
  func methods() async throws {
    try await RunningServer.run(dependencies) { server in
      let own = ["Origin": server.address]
      for path in ["/", "/trips", "/favorites", "/favorites/clear", "/nothing"] {
        let refused = try await server.ask(path, method: "POST", headers: own)
        #expect(refused.status == 405)
        #expect(refused.header("Allow") == "GET, HEAD")
      }
      for (path, method) in [(add, "DELETE"), (add, "GET"), (remove, "HEAD")] {
        let refused = try await server.ask(path, method: method, headers: own)
        #expect(refused.status == 405)
        #expect(refused.header("Allow") == "POST")
      }
      let body = try await RawConnection.run(port: server.port) { client in
        try await client.send(
          "POST \(add) HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Length: 1\r\n\r\nx")
        return await client.received(until: "\r\n")
      }
      #expect(body.hasPrefix("HTTP/1.1 413"))
      #expect(try await store.count() == 0)
    }
  }

  @Test("a page that is requested after a change shows it, although an equal request is still unanswered")
  func fresh() async throws {
    let (gate, searches) = (Gate(), Log<String>())
    var dependencies = dependencies
    let service = dependencies.trips.trips
    dependencies.regions.selected = {
      await searches.append("started")
      return []
    }
    dependencies.trips.trips = { request in
      if request.search.maxPrice != nil { try await gate.wait() }
      return try await service(request)
    }
    try await RunningServer.run(dependencies) { server in
      async let first = server.ask("/?max_price=60")
      await searches.waitForEntries(1)
      let change = "/favorites/add?id=a%2Fb&region=EU&back=%2F"
      let changed = try await server.ask(change, method: "POST", headers: ["Origin": server.address])
      #expect(changed.status == 303)
      async let second = server.ask("/?max_price=60")
      // The second page does not share the work of the first one, so it searches too.
      await searches.waitForEntries(2)
      gate.open()
      let (before, after) = (try await first, try await second)
      #expect(before.status == 200)
      #expect(after.body.contains("aria-pressed=\"true\""))
    }
  }
}
