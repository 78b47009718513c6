import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiHTTP
import Foundation
import TestSupport
import Testing

@testable import AerogamiServer

/// The watches on the pages and in the API, and who may change them.
@Suite(.timeLimit(.minutes(20))) struct WatchPageTests {
  private let store = WatchStore.mock()

  private var dependencies: Dependencies {
    var dependencies = Dependencies.mock
    dependencies.watches = store
    dependencies.notifications = .mock(print: { _ in })
    return dependencies
  }

  private var environment: ServedEnvironment {
    var environment = ServedEnvironment(name: "test")
    (environment.notifiers, environment.runsWatches) = (["phone"], true)
    return environment
  }

  private let browser = ["Accept": "text/html"]
  private let search = "regions=VNO&to=ES"

  private func add(_ name: String, _ fields: [(name: String, value: String)] = [(name: "to", value: "ES")]) async throws
  {
    _ = try await store.add(try Watch(name: name, fields: fields), name)
  }

  @Test("a limit in another currency than the prices is explained, with what to do")
  func otherCurrency() async throws {
    try await add("spain", [(name: "to", value: "ES"), (name: "below", value: "60 USD")])
    var dependencies = dependencies
    var health = WatchHealth()
    let now = dependencies.now()
    (health.lastRound, health.lastSuccess) = (now, now)
    health.cheapest = .init(40, "EUR")
    dependencies.watches.health = { [health] in ["spain": health] }
    try await RunningServer.run(dependencies, environment: environment) { server in
      let list = try await server.ask("/watches", headers: browser).body
      let reason = "prices are in EUR, so none is below 60 USD; give the limit in EUR"
      #expect(list.contains("Nothing comparable</span>: \(reason)</p>"), "\(list)")
    }
  }

  @Test(
    "the cheapest price of a watch says for how many passengers it is",
    arguments: [("adults=2", "114 EUR for 2"), ("adults=1&children=2", "114 EUR for 3"), ("adults=1", "114 EUR")])
  func cheapestOfParty(search: String, price: String) async throws {
    try await add("spain", decodedQuery(of: "/?to=ES&\(search)").compactMap(\.self))
    var dependencies = dependencies
    var health = WatchHealth()
    let now = dependencies.now()
    (health.lastRound, health.lastSuccess) = (now, now)
    health.cheapest = .init(114, "EUR")
    dependencies.watches.health = { [health] in ["spain": health] }
    try await RunningServer.run(dependencies, environment: environment) { server in
      let list = try await server.ask("/watches", headers: browser).body
      #expect(list.contains("<dt>Cheapest</dt><dd>\(price) <small>of the last round</small>"), "\(list)")
    }
  }

  @Test(
    "a limit in another currency than the prices is reported before the watch is saved, if the currency is known",
    arguments: [
      ("regions=VNO", "trip"), ("meet=VNO&meet=RIX", "meeting"), ("regions=VNO&currency=EUR", "trip"),
      ("regions=VNO&currency=PLN", nil),
    ] as [(String, String?)])
  func otherCurrencyBeforeSaving(search: String, noun: String?) async throws {
    var environment = environment
    for currency in ["EUR", nil] {
      environment.tripCurrency = currency
      let isKnown = currency != nil || search.contains("currency=")
      try await RunningServer.run(dependencies, environment: environment) { server in
        let page = try await server.ask("/watches/new?\(search)&review=true&name=a&below=60+PLN", headers: browser)
        #expect(page.status == 200, "\(page)")
        let note = "No \(noun ?? "trip") is below 60 PLN: prices are in "
        #expect(page.body.contains("\(note)EUR</li>") == (isKnown && noun != nil), "\(page)")
        #expect(page.body.contains(note) == (isKnown && noun != nil), "\(page)")
      }
    }
  }

  @Test(
    "a limit above that of the search is reported before the watch is saved",
    arguments: [
      ("regions=VNO&max_price=40&below=90", true), ("regions=VNO&max_price=40&below=40", false),
      ("meet=VNO&meet=RIX&max_price=40&below=90", false), ("regions=VNO&below=90", false),
    ])
  func limitAboveSearch(search: String, hasNote: Bool) async throws {
    try await RunningServer.run(dependencies, environment: environment) { server in
      let page = try await server.ask("/watches/new?\(search)&review=true&name=a", headers: browser)
      #expect(page.status == 200, "\(page)")
      #expect(
        page.body.contains("The search only finds trips up to 40, so all of them are below 90") == hasNote, "\(page)")
    }
  }

  @Test(
    "the list leads to all trips or meetings that each watch searches for, like its figures",
    arguments: [
      ([("regions", "VNO"), ("to", "ES"), ("below", "60")], "/?regions=VNO&amp;to=ES"),
      ([("to", "ES"), ("below", "50"), ("max_price", "60")], "/?to=ES&amp;max_price=60"),
      ([("to", "ES"), ("below", "60 PLN"), ("deals", "true")], "/?to=ES"),
      ([("anywhere", "true"), ("weekend", "true")], "/?regions=all&amp;weekend=true"),
      ([("every", "6h")], "/"), ([("meet", "VNO"), ("meet", "RIX"), ("below", "90")], "/meet?home=VNO&amp;home=RIX"),
    ] as [([(String, String)], String)])
  func trips(fields: [(String, String)], address: String) async throws {
    try await add("spain", fields.map { (name: $0.0, value: $0.1) })
    try await RunningServer.run(dependencies, environment: environment) { server in
      let list = try await server.ask("/watches", headers: browser).body
      let link = list.firstMatch(of: /href="([^"]*)" aria-label="Show (?:trips|meetings) of spain">/)?.1
      #expect(link.map(String.init) == address, "\(list)")
      let form = try await server.ask("/watches/edit?name=spain", headers: browser).body
      #expect(form.contains("<a href=\"\(address)\">Show what it finds now</a>"), "\(form)")
      guard address.hasPrefix("/?") else { return }
      let page = try await server.ask(address.replacing("&amp;", with: "&") + "&wait=true", headers: browser)
      #expect(page.status == 200, "\(page)")
    }
  }

  @Test("a search leads to a form, whose checked fields are saved without a body and without JavaScript")
  func form() async throws {
    try await RunningServer.run(dependencies, environment: environment) { server in
      let own = ["Origin": server.address]
      let trips = try await server.ask("/?\(search)&sort=price&limit=5&wait=true", headers: browser)
      #expect(trips.body.contains("href=\"/watches/new?regions=VNO&amp;to=ES\""))
      // A route in From is its two ends, and a watch has countries in To.
      for same in ["regions=VNO-ES", "regions=VNO%E2%86%92ES", "regions=VNO&to_countries=ES"] {
        let page = try await server.ask("/?\(same)&wait=true", headers: browser)
        #expect(page.body.contains("href=\"/watches/new?regions=VNO&amp;to=ES\""), "\(page)")
      }
      let empty = try await server.ask("/watches/new?\(search)", headers: browser)
      #expect(empty.status == 200)
      #expect(empty.body.contains("name=\"regions\" type=\"text\" value=\"VNO\""))
      #expect(!empty.body.contains("action=\"/watches/add"))
      #expect(empty.body.contains("<label for=\"below\">Price below, each</label>"), "\(empty.body)")
      // Countries and months are in words, in the sentence of the list as well.
      #expect(empty.body.contains("<p>From: VNO, To: Spain</p>"), "\(empty.body)")
      let month = try await server.ask("/watches/new?to=ES,Kyoto&month=2065-03", headers: browser).body
      #expect(month.contains("<p>To: Spain, Kyoto, Month: March 2065</p>"), "\(month)")

      let deals = try await server.ask("/?\(search)&deals=true&sort=departure&wait=true", headers: browser)
      #expect(deals.body.contains("href=\"/watches/new?regions=VNO&amp;to=ES&amp;deals=true\""), "\(deals)")
      for others in ["", "&review=true&name=spain&below=60"] {
        let form = try await server.ask("/watches/new?\(search)&deals=true\(others)", headers: browser).body
        let back = "<a href=\"/?regions=VNO&amp;to=ES&amp;deals=true\">Change the search</a>"
        #expect(form.contains(back) == others.isEmpty, "\(form)")
      }
      let anywhere = try await server.ask("/watches/new?anywhere=true&to=ES", headers: browser).body
      #expect(anywhere.contains("<a href=\"/?regions=all&amp;to=ES\">Change the search</a>"), "\(anywhere)")

      let query = "\(search)&review=true&name=spain&below=60&drop=&notify=phone"
      let checked = try await server.ask("/watches/new?\(query)", headers: browser)
      #expect(checked.body.contains("Reports trips below 60. Every 15m. Notifiers: phone."))
      let family = try await server.ask("/watches/new?\(query)&children=1", headers: browser)
      #expect(family.body.contains("Reports trips below 60 each. Every 15m."), "\(family.body)")
      let options = try await server.ask(
        "/watches/new?\(query)&confirm=true&concurrency=2&strict=true", headers: browser)
      let words =
        "Notifiers: phone. Checks prices before a message. Requests at most 2 regions at once. "
        + "A region fails at its first invalid row."
      #expect(options.body.contains(words), "\(options.body)")
      let action = "/watches/add?name=spain&regions=VNO&to=ES&below=60&notify=phone"
      #expect(checked.body.contains("action=\"\(action.replacing("&", with: "&amp;"))\""))
      // What is saved cannot be edited beside the button, but a link leads back to the form.
      #expect(!checked.body.contains("name=\"below\""), "\(checked.body)")
      let back = action.replacing("/add?", with: "/new?")
      #expect(checked.body.contains("<a href=\"\(back.replacing("&", with: "&amp;"))\">Change</a>"), "\(checked.body)")
      let filled = try await server.ask(back, headers: browser).body
      #expect(filled.contains("name=\"below\" type=\"text\" value=\"60\""), "\(filled)")
      #expect(filled.contains("name=\"notify\" value=\"phone\" checked"), "\(filled)")
      let added = try await server.ask(action, method: "POST", headers: own)
      #expect(added.status == 303)
      #expect(added.header("Location") == "/watches?name=spain&done=saved#watch-spain")
      // After Back, a second click on "Save" shows the form again.
      let again = try await server.ask(action, method: "POST", headers: own)
      #expect(again.status == 409 && again.body.contains("id=\"name-error\">There is already a watch named spain"))
      #expect(again.body.contains("<a href=\"/watches?name=spain#watch-spain\">Show the watch spain</a>"))
      #expect(again.body.contains("name=\"below\" type=\"text\" value=\"60\""), "\(again)")
      let script = own.merging(["Accept": "application/json"]) { $1 }
      let json = try await server.ask(action, method: "POST", headers: script)
      #expect(json.status == 409 && json.body.hasPrefix("{\"error\":"))
      let list = try await server.ask("/watches?name=spain&done=saved", headers: browser)
      #expect(list.body.contains("role=\"status\">Saved spain; it runs within seconds"), "\(list.body)")
      #expect(list.body.contains("Never ran"))

      let edit = try await server.ask("/watches/edit?name=spain", headers: browser)
      #expect(edit.body.contains("name=\"below\" type=\"text\" value=\"60\""))
      // The search can be changed, too.
      #expect(edit.body.contains("name=\"to\" type=\"text\" value=\"ES\""))
      let moved = try await server.ask(
        "/watches/edit?name=spain&review=true&regions=&to=PT&direct=true&below=60", headers: browser)
      #expect(moved.body.contains("action=\"/watches/change?name=spain&amp;to=PT&amp;direct=true&amp;below=60\""))
      let wrong = try await server.ask("/watches/edit?name=spain&review=true&nights=x%22%3E", headers: browser)
      #expect(wrong.status == 400 && wrong.body.contains("id=\"nights-error\""))
      #expect(wrong.body.contains("<details class=\"more-filters\" open") && !wrong.body.contains("x\">"))
      let changed = try await server.ask(
        "/watches/change?name=spain&to=ES&below=45", method: "POST", headers: own)
      #expect(changed.header("Location") == "/watches?name=spain&done=saved#watch-spain")
      #expect(try await store.named().first?.fieldTexts == ["to=ES", "below=45"])
    }
  }

  @Test("an error is at its field, and what was entered stays")
  func errors() async throws {
    try await add("spain")
    try await RunningServer.run(dependencies, environment: environment) { server in
      for (query, status, id) in [
        ("name=Spain&below=60", 400, "name-error"), ("name=new&below=cheap", 400, "below-error"),
        ("name=new&every=1s", 400, "every-error"), ("name=spain&below=60", 409, "name-error"),
      ] {
        let page = try await server.ask("/watches/new?\(search)&review=true&\(query)", headers: browser)
        #expect(page.status == status, "\(query)")
        #expect(page.body.contains("id=\"\(id)\""), "\(query)")
        #expect(page.body.contains("name=\"to\" type=\"text\" value=\"ES\""), "\(query)")
        #expect(!page.body.contains("action=\"/watches/add"), "\(query)")
      }
      let unknown = "name=new&regions=Vilnus&below=60"
      let page = try await server.ask("/watches/new?review=true&\(unknown)", headers: browser)
      #expect(page.status == 400 && page.body.contains("id=\"regions-error\""))
      let added = try await server.ask("/watches/add?\(unknown)", method: "POST", headers: ["Origin": server.address])
      #expect(added.status == 400)
      #expect(try await store.named().count == 1)
      let edit = try await server.ask("/watches/edit?name=nothing", headers: browser)
      #expect(edit.status == 404)
    }
  }

  @Test("the form of a watch that was removed meanwhile keeps what was entered, and adds it again")
  func removedMeanwhile() async throws {
    try await RunningServer.run(dependencies, environment: environment) { server in
      let own = ["Origin": server.address]
      let query = "name=spain&to=PT&below=60"
      for (path, method) in [("edit?review=true&\(query)", "GET"), ("change?\(query)", "POST")] {
        let page = try await server.ask("/watches/\(path)", method: method, headers: browser.merging(own) { $1 })
        #expect(page.status == 404, "\(path)")
        #expect(page.body.contains("There is no watch &quot;spain&quot; now; save this as a new one"), "\(page.body)")
        #expect(page.body.contains("To: Portugal. Reports trips below 60."), "\(page.body)")
        #expect(page.body.contains("action=\"/watches/add?name=spain&amp;to=PT&amp;below=60\""), "\(page.body)")
      }
      // A program gets the error.
      let script = own.merging(["Accept": "application/json"]) { $1 }
      let json = try await server.ask("/watches/change?\(query)", method: "POST", headers: script)
      #expect(json.status == 404 && json.body.hasPrefix("{\"error\":"), "\(json)")
    }
  }

  @Test("a form that was opened before another change saves nothing, and says what to do")
  func changedMeanwhile() async throws {
    try await add("spain")
    try await RunningServer.run(dependencies, environment: environment) { server in
      let own = ["Origin": server.address]
      let form = try await server.ask("/watches/edit?name=spain", headers: browser).body
      let version = try #require(form.firstMatch(of: /name="version" value="([0-9a-f]+)"/)?.1, "\(form)")
      // A round and a pause are no changes of the fields.
      _ = try await store.saveRound(FinishedRound(of: "spain"), dependencies.now())
      try await store.setPaused("spain", true)
      let first = "name=spain&to=ES&below=60&version=\(version)"
      let checked = try await server.ask("/watches/edit?review=true&\(first)", headers: browser)
      let action = "/watches/change?\(first)"
      #expect(checked.status == 200)
      #expect(checked.body.contains("action=\"\(action.replacing("&", with: "&amp;"))\""), "\(checked.body)")
      // The way back to the form keeps its fields and the version.
      let link = try #require(checked.body.firstMatch(of: /href="([^"]*)">Change</)?.1, "\(checked.body)")
      let again = try await server.ask(String(link).replacing("&amp;", with: "&"), headers: browser).body
      #expect(again.contains("name=\"version\" value=\"\(version)\""), "\(again)")
      #expect(again.contains("name=\"below\" type=\"text\" value=\"60\""), "\(again)")
      // The second click on "Save" finds what the first one has saved.
      for _ in 1...2 { #expect(try await server.ask(action, method: "POST", headers: own).status == 303) }

      let second = "name=spain&to=PT&version=\(version)"
      let message = "The watch spain was changed after this form was opened, so nothing was saved; open the watch again"
      for (path, method) in [("edit?review=true&\(second)", "GET"), ("change?\(second)", "POST")] {
        let page = try await server.ask("/watches/\(path)", method: method, headers: browser.merging(own) { $1 })
        #expect(page.status == 409, "\(path)")
        #expect(page.body.contains(message), "\(page.body)")
        #expect(page.body.contains("<a href=\"/watches/edit?name=spain\">Open the watch again</a>"), "\(page.body)")
        #expect(page.body.contains("name=\"to\" type=\"text\" value=\"PT\""), "\(page.body)")
        #expect(!page.body.contains("action=\"/watches/change"), "\(page.body)")
      }
      let script = own.merging(["Accept": "application/json"]) { $1 }
      let json = try await server.ask("/watches/change?\(second)", method: "POST", headers: script)
      #expect(json.status == 409 && json.body.hasPrefix("{\"error\":"), "\(json)")
      #expect(try await store.named().first?.fieldTexts == ["to=ES", "below=60"])
      // Without a version, a program replaces whatever there is.
      let program = try await server.ask("/watches/change?name=spain&to=PT", method: "POST", headers: script)
      #expect(program.status == 200, "\(program)")
      #expect(try await store.named().first?.fieldTexts == ["to=PT"])
    }
  }

  @Test("a watch is removed only after a page has asked")
  func removal() async throws {
    try await add("spain")
    try await RunningServer.run(dependencies, environment: environment) { server in
      let page = try await server.ask("/watches/removal?name=spain", headers: browser)
      let words = "To: Spain. Reports all new and cheaper trips. Every 15m. Sends no messages, because it has no"
      #expect(page.body.contains(words), "\(page)")
      #expect(page.body.contains("Remove spain?"))
      #expect(page.body.contains("action=\"/watches/remove?name=spain\""))
      #expect(try await store.named().count == 1)
      let removed = try await server.ask(
        "/watches/remove?name=spain", method: "POST", headers: ["Origin": server.address])
      #expect(removed.header("Location") == "/watches?name=spain&done=removed")
      #expect(try await store.named().isEmpty)
      // After Back, or with the buttons of another tab.
      for (method, path) in [("GET", "removal"), ("POST", "remove"), ("POST", "pause")] {
        let again = try await server.ask(
          "/watches/\(path)?name=spain", method: method, headers: browser.merging(["Origin": server.address]) { $1 })
        #expect(again.status == 404, "\(path)")
        let message = "There is no watch &quot;spain&quot;; it may have been removed already</h1>"
        #expect(again.body.contains(message), "\(again.body)")
        #expect(again.body.contains("<a class=\"button primary\" href=\"/watches\">Watches</a>"), "\(again.body)")
      }
    }
  }

  @Test("the list says how a watch is that a link names, and what was done only if that can be")
  func status() async throws {
    try await add("spain")
    try await store.setPaused("spain", true)
    try await RunningServer.run(dependencies, environment: environment) { server in
      let missing = "There is no watch &quot;porto&quot; now"
      for (done, words, others) in [
        ("", "spain is paused", missing), ("&done=won", "spain is paused", missing),
        ("&done=saved", "Saved spain; it is paused", missing), ("&done=removed", "spain is paused", "Removed porto"),
      ] {
        let page = try await server.ask("/watches?name=spain\(done)", headers: browser).body
        // In the card of the watch, because the address leads to it.
        let notice = "<p class=\"note status\" role=\"status\">\(words)</p>"
        #expect(page.contains("<h2><bdi>spain</bdi></h2>\(notice)"), "\(page)")
        #expect(page.components(separatedBy: "role=\"status\"").count == 2, "\(page)")
        let other = try await server.ask("/watches?name=porto\(done)", headers: browser).body
        #expect(other.contains("<h1>Watches</h1><p class=\"note status\" role=\"status\">\(others)</p>"), "\(other)")
      }
      // After a resumption or a change: a round is due, or the next one has a time.
      try await store.setPaused("spain", false)
      for (age, words) in [(86_400.0, "spain runs within seconds"), (0, "spain runs again ")] {
        _ = try await store.saveRound(FinishedRound(of: "spain"), dependencies.now() - age)
        let page = try await server.ask("/watches?name=spain", headers: browser).body
        #expect(page.contains("role=\"status\">\(words)"), "\(page)")
        let saved = try await server.ask("/watches?name=spain&done=saved", headers: browser).body
        let rest = words.dropFirst("spain".count)
        #expect(saved.contains("role=\"status\">Saved spain; it\(rest)"), "\(saved)")
      }
      let invalid = try await server.ask("/watches?name=You+won!", headers: browser).body
      #expect(!invalid.contains("role=\"status\""))
    }
  }

  @Test("an error page leads back to the section of its address")
  func errorPages() async throws {
    try await add("spain")
    try await store.setPaused("spain", true)
    try await RunningServer.run(dependencies, environment: environment) { server in
      let headers = browser.merging(["Origin": server.address]) { $1 }
      for (method, target, status, section) in [
        ("POST", "/watches/remove?name=gone", 404, "Watches"), ("POST", "/watches/run?name=spain", 409, "Watches"),
        // The address of a change, opened again.
        ("GET", "/watches/pause?name=spain", 405, "Watches"), ("GET", "/watches/gone", 404, "Watches"),
        ("POST", "/favorites/add", 400, "Favorites"), ("GET", "/gone", 404, ""),
      ] {
        let page = try await server.ask(target, method: method, headers: headers)
        #expect(page.status == status, "\(target)")
        let title = section.isEmpty ? "Find trips" : section
        let link = "<a class=\"button primary\" href=\"/\(section.lowercased())\">\(title)</a>"
        #expect(page.body.contains(link), "\(page.body)")
        #expect(page.body.contains("href=\"/\">Find trips</a>"), "\(page.body)")
      }
      // People do not know the methods of HTTP.
      for (method, target, words) in [
        ("GET", "/watches/pause?name=spain", "This address works only with a button on a page, so nothing was changed"),
        ("POST", "/watches", "This page can only be opened, so nothing was changed"),
        ("GET", "/mcp", "This address is for assistants, and has nothing to show"),
      ] {
        let page = try await server.ask(target, method: method, headers: headers)
        #expect(page.status == 405 && page.body.contains("<h1 id=\"problem\">\(words); "), "\(page.body)")
        #expect(!page.body.contains("is not supported"), "\(page.body)")
      }
    }
  }

  @Test("programs get JSON for each path")
  func api() async throws {
    try await RunningServer.run(dependencies, environment: environment) { server in
      let own = ["Origin": server.address, "Accept": "application/json"]
      let added = try await server.ask("/watches/add?name=spain&to=ES&notify=phone", method: "POST", headers: own)
      #expect(added.status == 200)
      #expect(added.body.hasPrefix(#"{"name":"spain","fields":["to=ES","notify=phone"],"every_seconds":900,"status":"#))
      let list = try await server.ask("/watches")
      #expect(list.body.hasPrefix(#"{"environment":"test","runs_watches":true,"watches":[{"name":"spain""#))
      #expect(try await server.ask("/watches?name=spain").body.contains(#""status":"never_ran""#))
      #expect(try await server.ask("/watches?name=x").status == 404)
      for (path, text) in [
        ("pause", #""status":"paused""#), ("resume", #""status":"never_ran""#), ("run", #""run_requested":"2"#),
        ("test", #""notifiers":[{"name":"phone","status":"printed","kind":"mock","error":null}]"#),
        ("remove", #"{"removed":"spain","fields":["to=ES","notify=phone"]}"#),
      ] {
        let reply = try await server.ask("/watches/\(path)?name=spain", method: "POST", headers: own)
        #expect(reply.body.contains(text), "\(path): \(reply.body)")
      }
      for (target, status) in [
        ("add?name=Spain&to=ES", 400), ("add?name=x&to=nowhere-land&below=x", 400), ("run?name=spain", 404),
        ("remove", 400), ("remove?name=%ff", 400), ("remove?name=a&name=b", 400), ("pause?name=a&x=1", 400),
      ] {
        let reply = try await server.ask("/watches/\(target)", method: "POST", headers: own)
        #expect(reply.status == status, "\(target): \(reply.body)")
        #expect(reply.body.hasPrefix("{\"error\":"), "\(target)")
      }
      let combined = try await server.ask("/watches/add?name=x&one_way=true&nights=2", method: "POST", headers: own)
      #expect(combined.body.hasPrefix(#"{"error":"one_way cannot be used with nights, weekend"#), "\(combined.body)")
    }
  }

  @Test(
    "another site cannot change the watches",
    arguments: [
      [:], ["Origin": "http://evil.example"], ["Origin": "null"], ["Sec-Fetch-Site": "cross-site"],
      ["Sec-Fetch-Site": "same-site"], ["Referer": "http://127.0.0.1/"],
    ])
  func foreign(headers: [String: String]) async throws {
    try await add("spain")
    try await RunningServer.run(dependencies, environment: environment) { server in
      for path in WatchRoutes.postPaths {
        let refused = try await server.ask("\(path)?name=spain&to=PT", method: "POST", headers: headers)
        #expect(refused.status == 403, "\(path)")
        #expect(try await server.ask("\(path)?name=spain").status == 405, "\(path)")
      }
      #expect(try await store.named().map(\.fieldTexts) == [["to=ES"]])
      #expect(try await store.health().isEmpty)
    }
  }

  @Test("all paths of the watches require the password")
  func password() async throws {
    try await RunningServer.run(dependencies, environment: environment, password: "secret") { server in
      for path in ["/watches", "/watches/new", "/watches/edit?name=a", "/watches/removal?name=a"] {
        #expect(try await server.ask(path).status == 401, "\(path)")
      }
      for path in WatchRoutes.postPaths {
        let refused = try await server.ask(path, method: "POST", headers: ["Origin": server.address])
        #expect(refused.status == 401, "\(path)")
      }
    }
  }

  @Test("texts from an address and from a watch never become markup")
  func injection() async throws {
    try await RunningServer.run(dependencies, environment: environment) { server in
      let hostile = "%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E"
      for target in [
        "/watches?name=\(hostile)&done=added", "/watches?name=a&done=\(hostile)", "/watches/edit?name=\(hostile)",
        "/watches/removal?name=\(hostile)", "/watches/new?to=\(hostile)&\(hostile)=1",
        "/watches/new?review=true&name=\(hostile)&below=\(hostile)&notify=\(hostile)&meet=\(hostile)",
      ] {
        let page = try await server.ask(target, headers: browser)
        #expect(!page.body.contains("<script>alert"), "\(target)")
      }
    }
  }

  @Test(
    "a watch shows its cheapest price and its changes, and sample data is labeled",
    arguments: [(1, "trip"), (2, "trips")])
  func figures(count: Int, noun: String) async throws {
    try await add("spain")
    var round = FinishedRound(of: "spain")
    (round.changeCount, round.cheapest) = (count, .init(44, "EUR"))
    _ = try await store.saveRound(round, dependencies.now())
    var environment = environment
    environment.showsSampleTrips = true
    try await RunningServer.run(dependencies, environment: environment) { server in
      let page = try await server.ask("/watches", headers: browser)
      let words = "\(noun) in the last round, whether reported or not"
      let changes = "<dt>New or changed</dt><dd>\(count) <small>\(words)</small>"
      for text in ["44 EUR", changes, "These trips are sample data"] {
        #expect(page.body.contains(text), "\(page.body)")
      }
    }
  }

  @Test("a watch whose messages are printed says so before and after it is added", arguments: [true, false])
  func printedMessages(arePrinted: Bool) async throws {
    try await add("spain")
    var environment = environment
    environment.printsMessages = arePrinted
    try await RunningServer.run(dependencies, environment: environment) { server in
      func count(_ text: String, at target: String) async throws -> Int {
        try await server.ask(target, headers: browser).body.components(separatedBy: text).count - 1
      }
      let note = "<p>Messages are printed by the server and not sent, because notifications are not live.</p>"
      let review = "/watches/new?\(search)&review=true&name=porto"
      let onForm = try await count(note, at: "/watches/new?\(search)")
      let beforeSave = try await count(note, at: review)
      let withNotifier = try await count(note, at: "\(review)&notify=phone")
      let figures = try await count("<dt>Messages printed</dt>", at: "/watches")
      // Beside the button that saves the watch, only if it has a notifier.
      let expected = arePrinted ? [1, 0, 1, 1] : [0, 0, 0, 0]
      #expect([onForm, beforeSave, withNotifier, figures] == expected)
    }
  }

  @Test("a server without watches says so, and a watch of a file names it")
  func notes() async throws {
    var environment = ServedEnvironment(name: "test")
    let watch = try Watch(name: "porto", fields: [(name: "to", value: "PT"), (name: "new_low", value: "true")])
    environment.watches = [(watch: .success(watch), source: "aerogami.json")]
    try await RunningServer.run(dependencies, environment: environment) { server in
      let page = try await server.ask("/watches", headers: browser)
      #expect(page.body.contains("This server was started without watches"))
      #expect(page.body.contains("This watch is in aerogami.json: change it in that file."))
      #expect(page.body.contains("trips at a new low"))
      #expect(!page.body.contains("/watches/removal"))
      #expect(!page.body.contains("/watches/edit"))
    }
  }

  @Test("meetings can be watched from their page")
  func meetings() async throws {
    try await RunningServer.run(dependencies, environment: environment) { server in
      let page = try await server.ask("/meet?home=Vilnius&home=Berlin&sort=total", headers: browser)
      #expect(page.body.contains("href=\"/watches/new?meet=Vilnius&amp;meet=Berlin\""))
      let query = "meet=Vilnius&meet=Berlin&name=friends&below=200"
      let form = try await server.ask("/watches/new?\(query)", headers: browser).body
      #expect(form.contains("<label for=\"below\">Total price below</label>"), "\(form)")
      #expect(!form.contains("new_low"))
      let checked = try await server.ask("/watches/new?\(query)&review=true", headers: browser)
      #expect(checked.status == 200)
      #expect(checked.body.contains("Reports meetings with a total below 200."))
      let action = "/watches/add?name=friends&amp;meet=Vilnius&amp;meet=Berlin&amp;below=200"
      #expect(checked.body.contains("action=\"\(action)\""), "\(checked.body)")
    }
  }

  private let friends = [(name: "meet", value: "Vilnius"), (name: "meet", value: "Berlin")]

  @Test("the homes of a watch of meetings are fields of its form, and only changed ones change")
  func homes() async throws {
    try await add("friends", friends + [(name: "people", value: "2,1")])
    try await RunningServer.run(dependencies, environment: environment) { server in
      let edit = try await server.ask("/watches/edit?name=friends", headers: browser).body
      for (index, value) in ["=\"Vilnius\"", "=\"Berlin\"", ""].enumerated() {
        let field = "id=\"home-\(index + 1)\" name=\"meet\" type=\"text\" value\(value) placeholder"
        #expect(edit.contains(field), "\(edit)")
      }
      #expect(!edit.contains("type=\"hidden\" name=\"meet\""), "\(edit)")
      for second in ["Berlin", "Oslo"] {
        let query = "name=friends&below=&meet=Vilnius&meet=\(second)&meet=&people=2,1&to="
        let checked = try await server.ask("/watches/edit?review=true&\(query)", headers: browser)
        let action = try #require(checked.body.firstMatch(of: /action="(\/watches\/change[^"]*)"/)?.1, "\(checked)")
        let saved = try await server.ask(
          String(action).replacing("&amp;", with: "&"), method: "POST", headers: ["Origin": server.address])
        #expect(saved.status == 303, "\(saved)")
        #expect(try await store.named().first?.fieldTexts == ["meet=Vilnius", "meet=\(second)", "people=2,1"])
      }
      // It is unclear whether the second number is for the empty home.
      for (people, status) in [("2,1", 400), ("2,2", 200)] {
        let query = "name=friends&meet=Vilnius&meet=&meet=Dublin&people=\(people)"
        let page = try await server.ask("/watches/edit?review=true&\(query)", headers: browser)
        #expect(page.status == status && !page.body.contains("Home: none"), "\(page.body)")
        #expect(page.body.contains("id=\"people-error\">A home is empty") == (status == 400), "\(page.body)")
        var form = page.body
        if status == 200 { form = try await server.ask("/watches/edit?\(query)", headers: browser).body }
        for value in ["Vilnius", "Dublin", people] {
          #expect(form.contains(" value=\"\(value)\""), "\(value): \(form)")
        }
        if status == 200 { continue }
        let saved = try await server.ask(
          "/watches/change?\(query)", method: "POST", headers: ["Origin": server.address])
        #expect(saved.status == 400, "\(saved)")
      }
    }
  }

  @Test(
    "an error in a home is at its field of the form, and what was entered stays",
    arguments: [
      (
        "meet=Vilnius&meet=Berln&meet=", 2,
        "There is no region or place &quot;Berln&quot;; did you mean <a href=\"/watches/edit?name=friends&amp;"
          + "meet=Vilnius&amp;meet=Berlin&amp;people=2%2C1&amp;below=60&amp;"
      ), ("meet=Vilnius&meet=QQQ", 2, "There is no region or place &quot;QQQ&quot;"),
      (
        "meet=Vilnius&meet=&meet=VNO", 2,
        "VNO is the same city as Vilnius; give it once, and the number of people with &quot;People from each home&quot;"
      ),
      ("meet=Vilnius&meet=home", 2, "Home is not configured"),
      ("meet=Vilnius&meet=", 1, "There is only one home, Vilnius"), ("meet=&meet=", 1, "No homes are given"),
    ])
  func wrongHomes(homes: String, index: Int, message: String) async throws {
    try await add("friends", friends)
    try await RunningServer.run(dependencies, environment: environment) { server in
      // All errors are shown at once.
      for others in ["", "&nights=x&flex=9"] {
        let query = "name=friends&\(homes)&people=2,1&below=60\(others)"
        let page = try await server.ask("/watches/edit?review=true&\(query)", headers: browser)
        #expect(page.status == 400)
        #expect(page.body.contains("id=\"home-\(index)-error\">\(message)"), "\(page.body)")
        let errors = Set(page.body.matches(of: /\sid="([^"]*)-error"/).map { String($0.1) })
        let people = homes.contains("meet=&meet=VNO") ? ["people"] : []
        #expect(
          errors == Set(["home-\(index)"] + people + (others.isEmpty ? [] : ["nights", "flex"])), "\(page.body)")
        #expect(!page.body.contains("<ul class=\"notes\">"), "\(page.body)")
        for value in ["2,1", "60"] + homes.matches(of: /meet=(\w+)/).map({ String($0.1) }) {
          #expect(page.body.contains(" value=\"\(value)\""), "\(value): \(page.body)")
        }
        let saved = try await server.ask(
          "/watches/change?\(query)", method: "POST", headers: ["Origin": server.address])
        #expect(saved.status == 400)
      }
      #expect(try await store.named().first?.fieldTexts == ["meet=Vilnius", "meet=Berlin"])
    }
  }
}

extension InBrowser {
  @Suite struct WatchesInBrowserTests {
    @Test("a watch is added, paused and removed on a phone, with and without scripts", arguments: [true, false])
    func phone(runsScripts: Bool) async throws {
      var environment = ServedEnvironment(name: "test")
      (environment.notifiers, environment.runsWatches) = (["phone"], true)
      var dependencies = Dependencies.mock
      let store = WatchStore.mock()
      dependencies.watches = store
      try await RunningServer.run(dependencies, environment: environment) { server in
        let page = try await WebBrowser.newPage()
        if !runsScripts { try await page.disableScripts() }
        try await page.resize(width: 375, height: 812)
        try await page.open(server.address + "/watches/new?regions=VNO&to=ES")
        try await page.find("#name").type("spain")
        try await page.find("#below").type("60")
        try await page.find("input[name=notify]").click()
        try await page.find("main form button").click()
        try await page.waitUntil("document.querySelector('form[action^=\"/watches/add\"]') !== null")
        try await page.find("form[action^='/watches/add'] button").click()
        try await page.waitUntil("document.body.innerText.includes('Saved spain; it runs within seconds')")
        #expect(try await store.named().first?.fieldTexts == ["regions=VNO", "to=ES", "below=60", "notify=phone"])
        #expect(try await page.tooWideElements() == [])
        if runsScripts { try await page.keepScreenshot("watches-375") }
        try await page.find("form[action^='/watches/pause'] button").click()
        try await page.waitUntil("document.body.innerText.includes('spain is paused')")
        #expect(try await store.health()["spain"]?.isPaused == true)
        // On the part of the page to which the address leads.
        #expect(
          try await page.evaluate(
            "(({ top, bottom }) => top >= 0 && bottom < innerHeight)"
              + "(document.querySelector('[role=status]').getBoundingClientRect())"))
        try await page.find("a[href^='/watches/removal']").click()
        try await page.waitUntil("document.body.innerText.includes('Remove spain?')")
        try await page.find("form[action^='/watches/remove'] button").click()
        try await page.waitUntil("document.body.innerText.includes('Removed spain')")
        #expect(try await store.named().isEmpty)
        if runsScripts { try await page.expectNoProblems() }
      }
    }

    @Test("back shows the watches as they are now, and that a removed one is gone")
    func back() async throws {
      var dependencies = Dependencies.mock
      dependencies.watches = .mock()
      _ = try await dependencies.watches.add(try Watch(name: "spain", fields: [(name: "to", value: "ES")]), "spain")
      try await RunningServer.run(dependencies) { server in
        let page = try await WebBrowser.newPage()
        try await page.open(server.address + "/watches")
        try await page.find("form[action^='/watches/pause'] button").click()
        try await page.waitUntil("document.body.innerText.includes('spain is paused')")
        try await page.back()
        try await page.waitUntil(
          "location.search === '' && document.querySelector('form[action^=\"/watches/resume\"]') !== null",
          limit: .seconds(30))

        try await page.open(server.address + "/watches/removal?name=spain")
        try await page.find("form[action^='/watches/remove'] button").click()
        try await page.waitUntil("document.body.innerText.includes('Removed spain')")
        try await page.back()
        try await page.waitUntil(
          "document.body.innerText.includes('it may have been removed already')", limit: .seconds(30))
        // The page has status 404.
        _ = try await page.loggedErrors()
      }
    }
  }
}
