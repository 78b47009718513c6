import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import Foundation
import TestSupport
import Testing

@testable import AerogamiServer

/// The page with trips, as users have it.
@Suite(.serialized, .enabledWithBrowser, .sharedBrowser, .timeLimit(.minutes(20))) struct SearchInBrowserTests {
  private let cancelled = Log<String>()

  /// Dependencies with two regions: EU with two trips, US with one. `failure` is thrown for US.
  private func dependencies(gates: [String: Gate] = [:], failure: (any Error)? = nil) -> Dependencies {
    var dependencies = Dependencies.mock
    dependencies.trips.regions = {
      Fetched(["EU", "US"].map { Region(id: $0, name: $0, countryCodes: []) })
    }
    var late = Trip.fixture(id: "late", price: 50, departureAt: Date(timeIntervalSince1970: 4_000_900_000))
    late.transfers = 0
    let early = Trip.fixture(id: "early", price: 90)
    let far = Trip.fixture(id: "far", price: 300, from: .vilnius)
    dependencies.trips.trips = { [late, cancelled] request in
      let region = request.origin ?? ""
      do {
        try await gates[region]?.wait()
      } catch {
        await cancelled.append(region)
        throw error
      }
      if region == "US", let failure { throw failure }
      return Fetched(region == "US" ? [far] : [early, late])
    }
    return dependencies
  }

  /// The prices of the rows, in their order.
  private func prices(_ page: WebPage) async throws -> [String] { try await page.texts(".trip .price") }

  /// Opens the page with trips and waits for the end of its search.
  private func search(_ target: String, on server: RunningServer) async throws -> WebPage {
    let page = try await WebBrowser.newPage()
    try await page.open(server.address + target)
    try await waitForEnd(of: page)
    return page
  }

  private func waitForEnd(of page: WebPage) async throws {
    try await page.waitUntil(
      "document.querySelector('#progress').hidden && !document.querySelector('#before-search')")
  }

  private func waitForStatus(_ text: String, on page: WebPage) async throws {
    try await page.waitUntil("document.querySelector('#status').textContent.includes('\(text)')")
  }

  @Test("a search is filtered and sorted without a page load, and is in the address")
  func search() async throws {
    try await RunningServer.run(dependencies()) { server in
      let page = try await search("/", on: server)
      #expect(try await prices(page) == ["50 EUR", "90 EUR", "300 EUR"])
      try await page.expectNoProblems()
      try await page.keepScreenshot("search")

      let start: Double = try await page.evaluate("performance.timeOrigin")
      try await page.find("#max_price").type("100")
      try await page.find("#sort option[value=departure]").click()
      try await page.find("button[type=submit]").click()
      try await waitForStatus("2 trips", on: page)
      #expect(try await prices(page) == ["90 EUR", "50 EUR"])
      #expect(try await page.url() == server.address + "/?max_price=100&sort=departure")
      #expect(try await page.evaluate("performance.timeOrigin") == start)
      for (link, path) in [
        ("#watch-link", "/watches/new"), ("#map-link", "/map"), ("link[rel=alternate]", "/trips.atom"),
      ] {
        let address: String = try await page.evaluate("document.querySelector('\(link)').href")
        #expect(address.hasPrefix("\(server.address)\(path)?max_price=100"), "\(address)")
      }
      // The form is folded, and says what was searched.
      #expect(try await page.find("#search").isDisplayed() == false)
      #expect(
        try await page.find("#search-words").text() == "Default regions → anywhere, up to 100, sorted by departure")
      #expect(try await page.focused().text().hasPrefix("Default regions → anywhere"))

      try await page.find("#search-fold > summary").click()
      try await page.find("[name=direct]").click()
      try await page.find("button[type=submit]").click()
      try await waitForStatus("1 trip ", on: page)
      #expect(try await prices(page) == ["50 EUR"])
      let errors = try await page.loggedErrors()
      #expect(errors == [])
    }
  }

  @Test("the sample trips, whose picture is in the README")
  func sample() async throws {
    var dependencies = Dependencies.mock
    // Always the same day, so that the picture changes only with the page.
    let now = Date(timeIntervalSince1970: 1_800_000_000)
    dependencies.now = { now }
    dependencies.trips = .mock(now: { now }, clocks: SharedAirportClocks(zones: .live()))
    var environment = ServedEnvironment(name: "dev")
    environment.showsSampleTrips = true
    try await RunningServer.run(dependencies, environment: environment) { server in
      let page = try await WebBrowser.newPage()
      try await page.resize(width: 1100, height: 800)
      try await page.open(server.address + "/?regions=EU,+baltics&max_price=25")
      try await waitForEnd(of: page)
      #expect(try await page.all(".trip").count == 5)
      try await page.expectNoProblems()
      try await page.keepScreenshot("sample")

      // The links of two tickets wrap, and leave the route and the times on one line each.
      try await page.resize(width: 1280, height: 800)
      try await page.open(server.address + "/?regions=Vilnius&to=Spain&two_tickets=true&wait=true")
      #expect(try await page.evaluate("document.querySelector('main').innerText.includes('Book back')"))
      let height: Double = try await page.evaluate(
        "Math.max(...[...document.querySelectorAll('.route, .times')].map("
          + "(line) => line.getBoundingClientRect().height))")
      #expect(height < 40)
      try await page.keepScreenshot("two-tickets")
    }
  }

  @Test("back and forward show the earlier searches, in their forms too")
  func history() async throws {
    try await RunningServer.run(dependencies()) { server in
      let page = try await search("/", on: server)
      try await page.find("#max_price").type("60")
      try await page.find("button[type=submit]").click()
      try await waitForStatus("1 trip ", on: page)
      try await page.back()
      try await waitForStatus("3 trips", on: page)
      #expect(try await page.find("#max_price").property("value") == "")
      #expect(try await prices(page).count == 3)
      try await page.forward()
      try await waitForStatus("1 trip ", on: page)
      #expect(try await page.find("#max_price").property("value") == "60")
    }
  }

  @Test("the form is shown at once, and regions as they arrive, with the progress, which can be stopped")
  func progress() async throws {
    let gates = ["EU": Gate(), "US": Gate()]
    try await RunningServer.run(dependencies(gates: gates)) { server in
      let page = try await WebBrowser.newPage()
      try await page.open(server.address + "/?max_price=400")
      try await page.waitUntil("!document.querySelector('#progress').hidden")
      #expect(try await page.find("#max_price").property("value") == "400")
      // On a busy machine, the time after which the progress is said may be over.
      let status = try await page.find("#status").text()
      #expect(["Searching…", "0 of 2 regions, 0 trips"].contains(status), "\(status)")
      #expect(try await page.all("#before-search").isEmpty)
      gates["EU"]?.open()
      try await page.waitUntil("document.querySelectorAll('.trip').length === 2")
      #expect(try await page.find("#progress-bar").property("value", as: Double.self) == 1)
      #expect(try await page.find("#progress-bar").property("max", as: Double.self) == 2)
      #expect(try await page.find("#results").attribute("aria-busy") == "true")
      try await waitForStatus("1 of 2 regions, 2 trips", on: page)
      try await page.keepScreenshot("search-progress")
      try await page.expectNoProblems()

      try await page.find("#stop").click()
      #expect(try await page.find("#progress").isDisplayed() == false)
      #expect(try await page.find("#status").text() == "Stopped after 1 of 2 regions, 2 trips.")
      #expect(try await page.focused().text() == "Default regions → anywhere, up to 400 change")
      #expect(try await page.texts(".trip .price").count == 2)
      #expect(try await page.find("#results .completeness").text() == "Incomplete: not searched: US. Search again")
      let again = try await page.find("#results .completeness a")
      #expect(try await again.property("href") == server.address + "/?max_price=400")
      // The server no longer requests the other region.
      await cancelled.waitForEntries(1)
      #expect(await cancelled.entries == ["US"])
      #expect(try await page.evaluate("history.length") == 2)
    }
  }

  @Test("a search that is stopped before its first results links another one")
  func stopped() async throws {
    let gates = ["EU": Gate(), "US": Gate()]
    try await RunningServer.run(dependencies(gates: gates)) { server in
      let page = try await WebBrowser.newPage()
      try await page.open(server.address + "/?max_price=400")
      try await page.waitUntil("!document.querySelector('#progress').hidden")
      try await page.find("#stop").click()
      let again = try await page.find("#results a")
      #expect(try await again.text() == "Search again")
      #expect(try await again.property("href") == server.address + "/?max_price=400")
      for gate in gates.values { gate.open() }
    }
  }

  @Test("the first search ends with all trips, the title, the colors of the system, and the row that the address names")
  func first() async throws {
    try await RunningServer.run(dependencies()) { server in
      let page = try await search("/", on: server)
      #expect(try await page.title() == "3 trips in 2 regions, cheapest 50 EUR CPH–AGP – aerogami")
      for (scheme, expected) in [
        (WebPage.Scheme.light, ["rgb(242, 244, 247)", "rgb(22, 32, 43)"]),
        (.dark, ["rgb(16, 22, 29)", "rgb(232, 237, 243)"]),
      ] {
        try await page.emulate(scheme)
        let colors: [String] = try await page.evaluate(
          "(({ backgroundColor, color }) => [backgroundColor, color])(getComputedStyle(document.body))")
        #expect(colors == expected)
      }
      let row = try #require(try await page.all(".trip").last?.attribute("id"))
      try await page.resize(width: 320, height: 300)
      try await page.open("about:blank")
      try await page.open(server.address + "/#\(row)")
      try await waitForEnd(of: page)
      #expect(try await page.evaluate("document.querySelector('.trip:last-child').getBoundingClientRect().top < 300"))
    }
  }

  @Test("a reload keeps the position in the list, although the rows arrive later")
  func reload() async throws {
    try await RunningServer.run(dependencies()) { server in
      let page = try await WebBrowser.newPage()
      try await page.resize(width: 320, height: 300)
      try await page.open(server.address + "/?max_price=400")
      try await waitForEnd(of: page)
      try await page.run("scrollTo(0, 300)")
      try await page.waitUntil("history.state?.top === 300")
      try await page.reload()
      try await waitForEnd(of: page)
      try await page.waitUntil("scrollY === 300")
      // The same search from the form begins at its start.
      try await page.run("scrollTo(0, 0); document.querySelector('#search').requestSubmit()")
      try await waitForEnd(of: page)
      #expect(try await page.evaluate("scrollY") == 0)
    }
  }

  @Test("leaving the page in the middle of a search cancels its requests")
  func leaving() async throws {
    let gates = ["EU": Gate(), "US": Gate()]
    try await RunningServer.run(dependencies(gates: gates)) { server in
      let page = try await WebBrowser.newPage()
      try await page.open(server.address + "/")
      for gate in gates.values { await gate.waitForWaiters(1) }
      try await page.find("a[href='/favorites']").click()
      await cancelled.waitForEntries(2)
      #expect(await Set(cancelled.entries) == ["EU", "US"])
      #expect(try await page.url() == server.address + "/favorites")
      for gate in gates.values { gate.open() }
      try await page.back()
      try await waitForStatus("3 trips", on: page)
    }
  }

  @Test("a search without results shows its error in the form, at an address without the parameter of that page")
  func errorOfComplete() async throws {
    var dependencies = dependencies()
    dependencies.trips.trips = { request in
      throw ClientError(requested: "trips", reason: .unknown("region", named: request.origin ?? "", known: []))
    }
    try await RunningServer.run(dependencies) { server in
      let page = try await WebBrowser.newPage()
      try await page.open(server.address + "/?regions=Vilnus")
      try await page.waitUntil("document.querySelector('#regions[aria-invalid=true]') !== null")
      try await page.waitUntil("location.search === '?regions=Vilnus'")
      #expect(try await page.find("#regions-error").isDisplayed())
      #expect(try await page.evaluate("history.length") == 2)
      // The complete page has status 400.
      _ = try await page.loggedErrors()
      try await page.expectNoProblems()
    }
  }

  @Test("deals are marked, and the search can be limited to them")
  func deals() async throws {
    var dependencies = dependencies()
    let route = PricedRoute.fixture(.copenhagenMalaga)
    dependencies.history.usual = { _, day in
      [route: UsualPrices(.fixture(Array(repeating: 60, count: 34), before: day), before: day)]
    }
    try await RunningServer.run(dependencies) { server in
      let page = try await search("/", on: server)
      #expect(try await prices(page) == ["50 EUR", "90 EUR", "300 EUR"])
      #expect(try await page.texts(".mark.deal") == ["deal: lowest of 34 days, usually 60 EUR"])
      try await page.expectNoProblems()
      try await page.find(".more-filters summary").click()
      try await page.find("[name=deals]").click()
      try await page.find("button[type=submit]").click()
      try await waitForStatus("1 trip ", on: page)
      #expect(try await prices(page) == ["50 EUR"])
      #expect(try await page.texts(".mark.deal") == ["deal: lowest of 34 days, usually 60 EUR"])
      try await page.expectNoProblems()
      try await page.keepScreenshot("search-deals")
    }
  }

  @Test(
    "after a search, the first trip is on the first screen of a phone, with and without scripts",
    arguments: [
      "/?regions=EU&max_price=60",
      "/?regions=CPH&to=AGP&date=2096-10-03&nights=3&direct=true&max_hours=9&sort=nights",
    ], [true, false])
  func firstScreen(target: String, runsScripts: Bool) async throws {
    var dependencies = dependencies()
    var trip = Trip.fixture(price: 50)
    (trip.departureAt, trip.returnAt) = (.at("2096-10-03T07:00:00+02:00"), .at("2096-10-06T07:00:00+02:00"))
    (trip.transfers, trip.travelMinutes) = (0, 300)
    dependencies.trips.trips = { [trip] _ in Fetched([trip]) }
    var environment = ServedEnvironment(name: "test")
    environment.showsSampleTrips = true
    try await RunningServer.run(dependencies, environment: environment) { server in
      let page = try await WebBrowser.newPage()
      if !runsScripts { try await page.disableScripts() }
      try await page.resize(width: 375, height: 812)
      try await page.open(server.address + target)
      try await page.waitUntil("document.querySelectorAll('.trip').length === 1")
      let bottom: Double = try await page.evaluate("document.querySelector('.trip').getBoundingClientRect().bottom")
      #expect(bottom < 812, "\(bottom)")
      #expect(try await page.find("#search").isDisplayed() == false)
      try await page.find("#search-fold > summary").click()
      #expect(try await page.find("#search").isDisplayed())
      try await page.find("#max_price").clear()
      try await page.find("#max_price").type("70")
      try await page.find("button[type=submit]").click()
      try await page.waitUntil("location.search.includes('max_price=70')")
      try await page.keepScreenshot("search-phone")
    }
  }

  @Test("an error in a field does not move the other fields of its row, and its suggestion is a link")
  func errorBesideField() async throws {
    try await RunningServer.run(dependencies()) { server in
      let page = try await WebBrowser.newPage()
      try await page.resize(width: 1280, height: 800)
      try await page.open(server.address + "/?to=Spainn&nights=2-x&wait=true")
      #expect(
        try await page.evaluate(
          "new Set([...document.querySelectorAll('#max_price, #month, #nights, #sort')].map("
            + "(field) => field.getBoundingClientRect().bottom)).size") == 1)
      #expect(try await page.find("#nights-error").isDisplayed())
      try await page.find("#to-error a").click()
      try await page.waitUntil("location.search === '?to=Spain&nights=2-x'")
      #expect(try await page.find("#to").property("value") == "Spain")
      _ = try await page.loggedErrors()
    }
  }

  @Test("errors at homes and checkboxes do not move the other fields of their rows")
  func errorsOfHomes() async throws {
    try await RunningServer.run(.mock) { server in
      let page = try await WebBrowser.newPage()
      try await page.resize(width: 1280, height: 800)
      for (target, fields, error) in [
        ("/meet?home=Vilnus&home=Berlin&home=Rigga", "[name=home]", "#home-3-error"),
        ("/dates/VNO-BCN?weekend=true&days=fri", ".field.check input", "#weekend-error"),
      ] {
        try await page.open(server.address + target)
        #expect(try await page.find(error).isDisplayed())
        let rows: Int = try await page.evaluate(
          "new Set([...document.querySelectorAll('\(fields)')].slice(0, 2).map("
            + "(field) => Math.round(field.getBoundingClientRect().bottom))).size")
        #expect(rows == 1, "\(target)")
      }
      _ = try await page.loggedErrors()
      try await page.expectNoProblems()
    }
  }

  @Test("places are suggested for the last word of a field, from the second character on")
  func places() async throws {
    try await RunningServer.run(dependencies()) { server in
      let page = try await search("/", on: server)
      try await page.find("#regions").type("EU, vilni")
      try await page.waitUntil("document.querySelector('#places option') !== null")
      let first: String = try await page.evaluate("document.querySelector('#places option').value")
      #expect(first == "EU, Vilnius")
      #expect(try await page.find("#regions").attribute("list") == "places")
      try await page.find("#to").type("S")
      try await page.waitUntil("document.querySelector('#places option') === null")
    }
  }

  @Test("weekdays are checkboxes, and a day has a picker; both are in the address of the search")
  func pickers() async throws {
    try await RunningServer.run(dependencies()) { server in
      let page = try await search("/?days=fri&date=2096-10-03", on: server)
      try await page.find("#search-fold > summary").click()
      #expect(try await page.find("#date").attribute("type") == "date")
      #expect(try await page.find("#date").property("value") == "2096-10-03")
      #expect(try await page.find("[name=days][value=fri]").isSelected())
      try await page.find("[name=days][value=sun]").click()
      try await page.find("button[type=submit]").click()
      try await page.waitUntil("location.search === '?sort=price&date=2096-10-03&days=fri&days=sun'")
      try await waitForEnd(of: page)
      #expect(try await page.find("#search-words").text().hasSuffix("Wed 3 Oct 2096, departing Fri or Sun"))
      try await page.expectNoProblems()
    }
  }

  @Test("a region that fails is named, beside the trips of the others")
  func failedRegion() async throws {
    let failure = ClientError(
      requested: "trips in US", reason: .failed(.status(503), detail: "status 503", remedy: "try again later"))
    try await RunningServer.run(dependencies(failure: failure)) { server in
      let page = try await search("/", on: server)
      let notes = try await page.texts(".note.warning")
      #expect(notes.contains { $0.contains("US") && $0.contains("503") }, "\(notes)")
      #expect(try await prices(page) == ["50 EUR", "90 EUR"])
      try await page.expectNoProblems()
      try await page.keepScreenshot("search-failed-region")
    }
  }

  @Test("an invalid value is explained at its field")
  func invalid() async throws {
    try await RunningServer.run(dependencies()) { server in
      let page = try await search("/", on: server)
      try await page.find("#nights").type("2 to four")
      try await page.find("button[type=submit]").click()
      try await page.waitUntil("document.querySelector('#nights[aria-invalid=true]') !== null")
      #expect(try await page.find("#nights-error").isDisplayed())
      #expect(try await page.find("#nights").property("value") == "2 to four")
      #expect(try await page.find("#watch-link").isDisplayed() == false)
      // The response has status 400, and so has that of the stream.
      _ = try await page.loggedErrors()
      try await page.expectNoProblems()
      try await page.keepScreenshot("search-invalid")

      // The corrected search has its links.
      try await page.run("document.querySelector('#nights').value = ''")
      try await page.find("button[type=submit]").click()
      try await waitForStatus("3 trips", on: page)
      #expect(try await page.find("#watch-link").isDisplayed())
    }
  }

  @Test("a favorite is added and removed without a page load, and is on the page of favorites")
  func favorite() async throws {
    try await RunningServer.run(dependencies()) { server in
      let page = try await search("/", on: server)
      let start: Double = try await page.evaluate("performance.timeOrigin")
      let add = "Add to favorites: CPH-AGP, 50 EUR"
      let remove = "Remove from favorites: CPH-AGP, 50 EUR"
      try await page.find(".favorite", named: add).click()
      try await page.waitUntil("document.querySelector('.favorite[aria-pressed=true]') !== null")
      #expect(try await page.focused().label() == remove)
      #expect(try await page.evaluate("performance.timeOrigin") == start)

      try await page.find("a[href='/favorites']").click()
      #expect(try await page.texts(".trip .price") == ["50 EUR"])
      try await page.expectNoProblems()
      try await page.keepScreenshot("favorites")
      try await page.emulate(.light, isPrinted: true)
      #expect(try await page.find(".site-header nav").isDisplayed() == false)
      #expect(try await page.find(".favorite").isDisplayed() == false)
      let printed = try await page.lowContrasts()
      #expect(printed == [])
      try await page.keepScreenshot("favorites-printed")
      try await page.emulate(.light)

      // A favorite that was removed on its page says so, until its star saves it again.
      let remark = "getComputedStyle(document.querySelector('.trip .facts'), '::after').content"
      #expect(try await page.evaluate(remark, as: String.self) == "none")
      try await page.find(".favorite", named: remove).click()
      try await page.waitUntil("document.querySelector('.favorite[aria-pressed=false]') !== null")
      #expect(try await page.evaluate(remark, as: String.self) == "\"removed; the star saves it again\"")
      try await page.expectNoProblems()
      try await page.keepScreenshot("favorites-removed")
      try await page.find(".favorite", named: add).click()
      try await page.waitUntil("document.querySelector('.favorite[aria-pressed=true]') !== null")

      try await page.open(server.address + "/")
      try await waitForEnd(of: page)
      try await page.find(".favorite", named: remove).click()
      try await page.waitUntil("document.querySelector('.favorite[aria-pressed=true]') === null")
      try await page.open(server.address + "/favorites")
      #expect(try await page.all(".trip").isEmpty)
      try await page.expectNoProblems()
      try await page.keepScreenshot("favorites-empty")
    }
  }

  @Test("without scripts, trips are searched and favorites changed")
  func withoutScripts() async throws {
    try await RunningServer.run(dependencies()) { server in
      let page = try await WebBrowser.newPage()
      try await page.disableScripts()
      try await page.open(server.address + "/")
      try await page.waitUntil("document.querySelectorAll('.trip').length === 3")
      #expect(try await page.url() == server.address + "/?wait=true")
      try await page.find("#max_price").type("60")
      try await page.find("button[type=submit]").click()
      try await page.waitUntil("location.search.includes('max_price=60')")
      #expect(try await prices(page) == ["50 EUR"])
      try await page.find(".favorite").click()
      try await page.waitUntil("document.querySelector('.favorite[aria-pressed=true]') !== null")
      #expect(try await page.url().contains("max_price=60"))
      try await page.find(".favorite", named: "Remove from favorites: CPH-AGP, 50 EUR").click()
      try await page.waitUntil("document.querySelector('.favorite[aria-pressed=false]') !== null")
      try await page.expectNoProblems()
    }
  }

  @Test("a search and a favorite need only the keyboard, and the first key leads to the content")
  func keyboard() async throws {
    try await RunningServer.run(dependencies()) { server in
      let page = try await search("/", on: server)
      let order = try await page.focusOrder(20)
      #expect(
        order == [
          "link Skip to content", "link aerogami", "link Trips", "link Dates", "link Prices", "link Meet",
          "link Favorites", "link Watches", "link Status", "combobox From", "combobox To", "textbox Max price each",
          "DateTime Month", "DateTime Month", "DateTime Month",
          "textbox Nights", "combobox Sort", "checkbox Direct only", "checkbox Weekend",
          "DisclosureTriangle More filters",
        ])
      // The focus is visible.
      #expect(try await page.focused().style("outline-style") != "none")
      try await page.press(.enter)
      #expect(try await page.find("details.more-filters").property("open", as: Bool.self))
      for _ in 1...2 { try await page.press(.tab, with: .shift) }
      try await page.press(.space)
      #expect(try await page.find("[name=direct]").isSelected())
      try await page.press(.enter)
      try await waitForStatus("1 trip ", on: page)

      try await page.open(server.address + "/")
      try await waitForEnd(of: page)
      try await page.press(.tab)
      try await page.press(.enter)
      try await page.waitUntil("location.hash === '#main'")
      #expect(try await page.focusOrder(1) == ["combobox From"])
      // From the last control of the form to the star of the first trip.
      try await page.run("document.querySelector('#search .actions a').focus()")
      let rest = try await page.focusOrder(7)
      #expect(rest.last == "button Add to favorites: CPH-AGP, 50 EUR", "\(rest)")
      try await page.press(.space)
      try await page.waitUntil("document.activeElement.getAttribute('aria-pressed') === 'true'")
    }
  }

  @Test("all that is touched is at least 24 pixels wide and high on a small screen")
  func touch() async throws {
    try await RunningServer.run(dependencies()) { server in
      let page = try await WebBrowser.newPage()
      try await page.resize(width: 360, height: 640)
      try await page.open(server.address + "/")
      try await waitForEnd(of: page)
      // The links of a trip are in one line, beside its star.
      let lines: Int = try await page.evaluate(
        "new Set([...document.querySelectorAll('.trip:first-child .links a')].map("
          + "(link) => link.getBoundingClientRect().top)).size")
      #expect(lines == 1)
      try await page.resize(width: 320, height: 640)
      for control in try await page.all("button, select, input, .links a, .site-nav a") {
        guard try await control.isDisplayed(), try await control.attribute("type") != "checkbox" else { continue }
        let size = try await control.rectangle()
        let label = try await control.label()
        #expect(min(size.width, size.height) >= 24, "\(label)")
      }
      try await page.emulate(.dark)
      try await page.keepScreenshot("search-320-dark")
      // The whole map, with the place of departure and with prices that can be touched.
      try await page.resize(width: 390, height: 844)
      try await page.open(server.address + "/map?regions=EU")
      let map = try await page.find(".map").rectangle()
      #expect(map.x >= 0 && map.x + map.width <= 390)
      let departure = try await page.find(".map circle.from").rectangle()
      #expect(departure.x >= map.x && departure.x + departure.width <= map.x + map.width)
      #expect(try await page.find(".map .narrow").rectangle().height >= 24)
      #expect(try await page.find(".map .wide").isDisplayed() == false)
      try await page.keepScreenshot("map-390-dark")
      try await page.expectNoProblems()
      // A corrected search of a map leads to the map.
      try await page.open(server.address + "/map?regions=EU&max_price=x")
      try await page.find("#max_price").clear()
      try await page.find("#search button[type=submit]").click()
      try await page.waitUntil("document.querySelector('.map') !== null")
      _ = try await page.loggedErrors()
    }
  }
}

extension WebPage {
  /// Writes a picture to the folder that the environment names, if it does.
  func keepScreenshot(_ name: String) async throws {
    guard let folder = ProcessInfo.processInfo.environment["AEROGAMI_SCREENSHOTS"] else { return }
    try await screenshot(to: "\(folder)/\(name).png")
  }
}
