import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import Foundation
import TestSupport
import Testing

@testable import AerogamiServer

/// The map of the trips of a search.
@Suite(.timeLimit(.minutes(20))) struct MapPageTests {
  private func trip(
    _ id: String, _ price: Price, to code: String, _ city: String, currency: String = "EUR", isOneWay: Bool = false
  ) -> Trip {
    .fixture(
      id: id, price: price, currency: currency, to: TripLocation(city: city, countryCode: "XX", airportCode: code),
      returnAt: isOneWay ? nil : Date(timeIntervalSince1970: 4_000_259_200))
  }

  private func dependencies(_ trips: [Trip]) -> Dependencies {
    var dependencies = Dependencies.mock
    dependencies.trips.regions = { Fetched([Region(id: "EU", name: "Europe", countryCodes: [])]) }
    dependencies.trips.trips = { _ in Fetched(trips) }
    return dependencies
  }

  @Test("each city is on the map and in the list once, with its cheapest trip and a link to all of its trips")
  func cities() async throws {
    let trips = [
      trip("a", 60, to: "AGP", "Malaga"), trip("b", 45, to: "AGP", "Málaga"), trip("c", 90, to: "STN", "London"),
      trip("d", 80, to: "LGW", "London"), trip("e", 20, to: "KEF", "Reykjavik"),
    ]
    try await RunningServer.run(dependencies(trips)) { server in
      // The order and the limit of a list do not apply to a map.
      let page = try await server.ask("/map?regions=EU&max_price=85&sort=departure&limit=1")
      #expect(page.status == 200)
      #expect(page.body.contains(">3 trips in 1 region, cheapest 20 EUR CPH–KEF</p>"))
      let parts = page.body.components(separatedBy: "<ol class=\"map-cities")
      try #require(parts.count == 2)
      for (code, text) in [("AGP", "Málaga, 45 EUR"), ("LON", "London, 80 EUR"), ("REK", "Reykjavík, 20 EUR")] {
        let link = "<a href=\"/?regions=EU&amp;max_price=85&amp;sort=departure&amp;to=\(code)\""
        #expect(page.body.components(separatedBy: link).count == 3, "\(code)")
        #expect(parts[0].contains("<title>\(text), from Copenhagen</title>"), "\(text)")
      }
      for screen in ["wide", "narrow"] {
        #expect(parts[0].components(separatedBy: "<g class=\"\(screen)\"><rect").count == 4)
      }
      #expect(page.body.contains(">Show as a list</a>"))
      let list = try await server.ask("/?regions=EU&max_price=85&sort=departure&limit=1&wait=true")
      #expect(list.body.contains("<a id=\"map-link\" href=\"/map?regions=EU&amp;max_price=85\">Map</a>"))
    }
  }

  @Test("one-way prices say so: in the list, in the title of a point, and once in a sentence")
  func oneWay() async throws {
    let there = trip("a", 60, to: "AGP", "Malaga", isOneWay: true)
    let both = trip("b", 90, to: "STN", "London")
    let some = "Prices that are marked “one way” in the list are one way; the others are for a round trip."
    try await RunningServer.run(dependencies([there, both])) { server in
      let page = try await server.ask("/map?regions=EU").body
      #expect(page.contains(">2 trips in 1 region, cheapest 60 EUR CPH–AGP one way</p>"), "\(page)")
      #expect(page.components(separatedBy: some).count == 2)
      let roundTrips = "<a href=\"/map?regions=EU&amp;nights=0-30\">Only round trips of up to 30 nights</a>"
      #expect(page.contains(roundTrips))
      let list = try await server.ask("/?regions=EU&wait=true").body
      #expect(list.contains("Some trips are one way. \(roundTrips.replacing("/map", with: "/"))"), "\(list)")
      for query in ["one_way=true", "nights=0-30"] {
        let body = try await server.ask("/?\(query)&wait=true").body
        #expect(!body.contains("one way. <a"))
      }
      #expect(page.contains("<title>Malaga, 60 EUR one way, from Copenhagen</title>"))
      #expect(page.contains("<title>London, 90 EUR, from Copenhagen</title>"))
      #expect(page.contains("<span class=\"whole\">60 EUR</span> one way</span>"))
      #expect(page.contains("<span class=\"whole\">90 EUR</span></span>"))
    }
    for (trips, isOneWay) in [([there], true), ([both], false)] {
      try await RunningServer.run(dependencies(trips)) { server in
        let page = try await server.ask("/map?regions=EU").body
        #expect(page.contains("All prices are one way.") == isOneWay)
        #expect(page.contains(" one way, from") == isOneWay)
        #expect(!page.contains(some))
      }
    }
  }

  @Test("cities without a position are only in the list, prices of several currencies name theirs, and markup is text")
  func unknown() async throws {
    let trips = [
      trip("a", 60, to: "AGP", "Malaga"), trip("b", 500, to: "OSL", "Oslo", currency: "NOK"),
      trip("c", 70, to: "\"><b>", "<script>alert(1)</script>\u{202E}"),
    ]
    try await RunningServer.run(dependencies(trips)) { server in
      let page = try await server.ask("/map?regions=EU")
      #expect(page.body.contains(">60 EUR</text>"))
      #expect(page.body.contains(">500 NOK</text>"))
      #expect(page.body.contains("The position of 1 city is unknown; the list has all."))
      #expect(page.body.contains("<bdi>&lt;script&gt;alert(1)&lt;/script&gt;\u{FFFD}</bdi>"))
      #expect(!page.body.contains("<script>alert") && !page.body.contains("\u{202E}"))
    }
    try await RunningServer.run(dependencies([trips[2]])) { server in
      let page = try await server.ask("/map?regions=EU")
      #expect(page.status == 200 && !page.body.contains("class=\"land\""))
      #expect(page.body.contains("<span class=\"whole\">70 EUR</span>"))
    }
  }

  @Test("without trips, a map says why, and an error of the search is on the page with the form")
  func failures() async throws {
    var failing = dependencies([])
    failing.trips.trips = { _ in throw ClientError(requested: "trips", reason: .failed(.offline, detail: "gone")) }
    try await RunningServer.run(failing) { server in
      let page = try await server.ask("/map?regions=EU")
      #expect(page.status == 502)
      #expect(page.body.contains("gone") && page.body.contains(">Try again</a>"))
    }
    try await RunningServer.run(dependencies([trip("a", 60, to: "AGP", "Malaga")])) { server in
      let page = try await server.ask("/map?regions=EU&max_price=50")
      #expect(page.status == 200 && page.body.contains(">Search up to 60 EUR</a>"))
      let invalid = try await server.ask("/map?max_price=x")
      #expect(invalid.status == 400 && invalid.body.contains("id=\"search\""))
      // The corrected search leads to the map as well.
      #expect(invalid.body.contains("action=\"/map\" method=\"get\" role=\"search\""), "\(invalid.body)")
      let misspelled = try await server.ask("/map?to=Spainn")
      #expect(misspelled.body.contains("<a href=\"/map?to=Spain\">Spain</a>"), "\(misspelled.body)")
      #expect(try await server.ask("/map", method: "POST").status == 405)
    }
  }

  @Test("the prices on a map neither overlap nor leave it, and every city has a point, wherever the cities are")
  func labels() throws {
    var random = SplitMix64(seed: 3)
    let codes = KnownAirport.all.map(\.code)
    for count in [1, 2, 30, 400] {
      let cities = (0..<count).compactMap { _ in codes.randomElement(using: &random) }
        .map {
          DestinationMap.City(
            airportCode: $0, price: "\(Int.random(in: 1...9999, using: &random)) EUR", shortPrice: "999")
        }
      let map = try #require(DestinationMap(of: cities, from: ["VNO", "none"]))
      #expect(map.cities.map(\.index) == Array(cities.indices))
      #expect(map.departures.count == 1)
      let frame = (width: DestinationMap.width, height: map.height)
      #expect(0.5...1.21 ~= frame.height / frame.width)
      for city in map.cities { #expect(0...frame.width ~= city.point.x && 0...frame.height ~= city.point.y) }
      let departure = try #require(map.departures.first)
      let point = DestinationMap.Box(x: departure.x - 6, y: departure.y - 6, width: 12, height: 12)
      // The prices for narrow screens are larger, so that fewer fit.
      let narrow = map.cities.compactMap(\.narrowLabel)
      #expect(narrow.allSatisfy { $0.height > 48 })
      for labels in [map.cities.compactMap(\.label), narrow] {
        #expect(labels.count >= min(count, 2))
        for (index, label) in labels.enumerated() {
          #expect(label.x >= 0 && label.x + label.width <= frame.width && label.y >= 0)
          #expect(label.y + label.height <= frame.height)
          #expect(!labels[..<index].contains(where: label.overlaps) && !label.overlaps(point))
        }
      }
      #expect(!map.land.isEmpty && map.land.allSatisfy { 0...720 ~= $0.x && 0...Int(frame.height) ~= $0.y })
    }
    #expect(DestinationMap(of: [.init(airportCode: "none", price: "1", shortPrice: "1")], from: ["VNO"]) == nil)
    #expect(DestinationMap(of: [], from: ["VNO"]) == nil)
  }
}
