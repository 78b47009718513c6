import AerogamiCore
import AerogamiFeatures
import Foundation
import TestSupport
import Testing

@testable import AerogamiServer

extension InBrowser {
  /// The pages of a route, of the server's state and of errors, as users have them.
  @Suite struct RoutesInBrowserTests {
    private let now = Date(timeIntervalSince1970: 3_000_000_000)

    private func dependencies() throws -> Dependencies {
      var dependencies = Dependencies.mock
      let route = PricedRoute(
        try #require(Route("VNO-BCN")), isOneWay: false, currency: try #require(LetterCode("EUR")))
      let departure = try #require(now.dayNumber) + 40
      let observations = ([70, 82, 44, 61] as [Price]).enumerated().map { index, price in
        PriceObservation(
          dates: TripDates(departure: departure, returning: departure + 4),
          seenAt: now - Double(4 - index) * 86_400, price: price)
      }
      let history = PriceHistory(
        route, observations: observations,
        lastSeen: Dictionary(observations.map { ($0.dates, now) }) { first, _ in first },
        days: .fixture(observations.map(\.price), before: try #require(now.dayNumber)))
      dependencies.history.histories = { $0 == route.route ? [history] : [] }
      dependencies.now = { [now] in now }
      dependencies.trips = .mock(now: { [now] in now })
      return dependencies
    }

    @Test("the plot of prices has a name, a mark at its lowest price, and the same prices in a table")
    func plot() async throws {
      try await RunningServer.run(dependencies()) { server in
        let page = try await WebBrowser.newPage()
        try await page.open(server.address + "/history/VNO-BCN")
        let plot = try await page.find("svg.plot")
        #expect(try await ["img", "image"].contains(plot.role()))
        #expect(try await plot.label().contains("VNO–BCN"))
        #expect(try await plot.rectangle().width > 300)
        #expect(try await page.all("svg.plot circle.lowest").count == 1)
        #expect(try await page.find("details table").isDisplayed() == false)
        try await page.find("details:has(table) summary").click()
        #expect(try await page.find("details table").isDisplayed())
        try await page.expectNoProblems()
        try await page.keepScreenshot("history")
        try await page.resize(width: 320, height: 640)
        try await page.emulate(.dark)
        #expect(try await page.find("svg.plot").rectangle().width <= 320)
        let areApart: Bool = try await page.evaluate(
          "[...document.querySelectorAll('.plot text[y=\"288\"]')].map((date) => date.getBoundingClientRect())"
            + ".filter((date) => date.width > 0).every((date, index, all) => !index || all[index - 1].right < date.left)"
        )
        #expect(areApart)
        try await page.keepScreenshot("history-320-dark")
      }
    }

    @Test(
      "pages with errors can be read in both color schemes, on small screens and by assistive technology",
      arguments: ["/nowhere", "/history/BCN-VNO", "/watches/new?meet=Vilnius&meet=Berln&review=true"])
    func errors(target: String) async throws {
      try await RunningServer.run(dependencies()) { server in
        let page = try await WebBrowser.newPage()
        try await page.open(server.address + target)
        // The browser logs the status of a page that is an error.
        _ = try await page.loggedErrors()
        try await page.expectNoProblems()
        try await page.keepScreenshot(target.prefix { $0 != "?" }.split(separator: "/").joined(separator: "-"))
      }
    }

    @Test(
      "after a search, the first result is on the first screen of a phone, below the words of the search",
      arguments: [
        (
          "/dates/Vilnius-Barcelona?month=2065-03&nights=2-4&max_price=900&direct=true&currency=EUR", ".calendar a",
          "Vilnius → Barcelona, March 2065, 2–4 nights, up to 900 EUR, direct only"
        ),
        (
          "/meet?home=Vilnius&home=Berlin&people=2,1&nights=3&flex=1&sort=fairest", "#results .day-list",
          "Vilnius (2 people) and Berlin → anywhere, 3 nights, up to 1 day apart, lowest highest share"
        ),
      ])
    func firstScreen(target: String, result: String, words: String) async throws {
      var environment = ServedEnvironment(name: "test")
      (environment.showsSampleTrips, environment.showsSampleCalendars) = (true, true)
      try await RunningServer.run(dependencies(), environment: environment) { server in
        let page = try await WebBrowser.newPage()
        try await page.resize(width: 375, height: 812)
        try await page.open(server.address + target)
        let bottom: Double = try await page.evaluate(
          "document.querySelector('\(result)').getBoundingClientRect().bottom")
        #expect(bottom < 812, "\(bottom)")
        // A line with the link beside the words: 15 pixels, with a line height of 1.5.
        if target.hasPrefix("/meet") {
          #expect(try await page.find(".completeness").rectangle().height < 24)
          #expect(try await page.find(".completeness a", named: "Watch this search").isDisplayed())
        }
        #expect(try await page.find("#search-fold form").isDisplayed() == false)
        #expect(try await page.find("#search-words").text() == words)
        try await page.find("#search-fold > summary").click()
        #expect(try await page.find("#search-fold form").isDisplayed())
        #expect(try await page.find("#search-fold > summary").text() == "Search form")
        try await page.expectNoProblems()
        try await page.keepScreenshot("folded\(result.contains("calendar") ? "-dates" : "-meet")")
        guard target.hasPrefix("/meet") else { return }
        // Links to booking pages cannot be followed on paper.
        try await page.emulate(.light, isPrinted: true)
        #expect(try await page.find(".day-list [rel]").isDisplayed() == false)
        #expect(try await page.find(".completeness a").isDisplayed() == false)
      }
    }

    @Test("the status has titles beside its values on a phone, and on a wide screen, long details break no other text")
    func status() async throws {
      try await RunningServer.run(dependencies()) { server in
        let page = try await WebBrowser.newPage()
        try await page.open(server.address + "/status")
        try await page.expectNoProblems()
        try await page.keepScreenshot("status")

        try await page.resize(width: 375, height: 812)
        let titles: [String] = try await page.evaluate(
          "[...document.querySelectorAll('.data.stack tbody tr:first-child td')].map("
            + "(cell) => getComputedStyle(cell, '::before').content.replaceAll('\"', ''))")
        #expect(titles.contains("Status") && titles.contains("Details"), "\(titles)")
        let width: Double = try await page.evaluate(
          "document.querySelector('.data.stack thead').getBoundingClientRect().width")
        #expect(width <= 1)
        let tooWideOnPhone = try await page.tooWideElements()
        #expect(tooWideOnPhone == [])
        try await page.keepScreenshot("status-phone")

        try await page.resize(width: 1280, height: 800)
        let counts: [Int] = try await page.evaluate(
          """
          (() => {
            const row = document.querySelector('.data.stack tbody tr');
            row.querySelector('th').textContent = 'database /home/someone/.local/share/aerogami/dev.sqlite';
            for (const cell of row.querySelectorAll('td')) cell.textContent = 'Fri 27 Nov 2026 18:46';
            row.querySelector('td:last-child').textContent = 'the service is not reachable '.repeat(20);
            const texts = [...document.querySelectorAll('.data.stack th, .data.stack td:not(:last-child)')]
              .map((cell) => cell.firstChild).filter((node) => node?.nodeType === Node.TEXT_NODE);
            // A word that is broken has a rectangle on each of its lines.
            return texts.flatMap((text) => [...text.data.matchAll(/\\S+/g)].map((word) => {
              const range = document.createRange();
              range.setStart(text, word.index);
              range.setEnd(text, word.index + word[0].length);
              return range.getClientRects().length;
            }));
          })()
          """)
        #expect(counts.count > 10 && Set(counts) == [1], "\(counts)")
        let elements = try await page.tooWideElements()
        #expect(elements == [])
        try await page.keepScreenshot("status-wide")
      }
    }

    @Test("on the narrowest phone, a day with two tickets says so in whole words")
    func ticketsOnPhone() async throws {
      try await RunningServer.run(dependencies()) { server in
        let page = try await WebBrowser.newPage()
        try await page.resize(width: 320, height: 640)
        try await page.open(server.address + "/dates/VNO-BCN?month=2065-03&nights=2-4&two_tickets=true")
        // A word that is broken has a rectangle on each of its lines.
        let counts: [Int] = try await page.evaluate(
          "[...document.querySelectorAll('.calendar a small')].map((small) => {"
            + " const range = document.createRange();"
            + " range.setStart(small.firstChild, '2 '.length);"
            + " range.setEnd(small.firstChild, '2 tickets'.length);"
            + " return range.getClientRects().length; })")
        #expect(Set(counts) == [1])
        let elements = try await page.tooWideElements()
        #expect(elements == [])
      }
    }

    @Test("the calendar can be read, and a day leads to its trips")
    func day() async throws {
      try await RunningServer.run(dependencies()) { server in
        let page = try await WebBrowser.newPage()
        try await page.open(server.address + "/dates/VNO-BCN")
        try await page.expectNoProblems()
        try await page.keepScreenshot("dates-VNO-BCN")
        let days = try await page.all("table.calendar a")
        let first = try #require(days.first)
        try await first.click()
        #expect(try await page.url().contains("/?"))
        try await page.back()
        #expect(try await page.url().hasSuffix("/dates/VNO-BCN"))
      }
    }
  }
}
