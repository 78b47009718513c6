import AerogamiContainer
import Foundation
import TestSupport
import Testing

extension InBrowser {
  @Suite struct WebBrowserTests {
    @Test("a page is opened, and its elements are found and described")
    func finding() async throws {
      try await Self.serve(#"<h1>Trips</h1><a id="more" href="/more" hidden>More</a><a href="/map">Map</a>"#) { page in
        #expect(try await page.title() == "Title")
        #expect(try await page.url().hasSuffix("/"))
        #expect(try await page.text() == "Trips\nMap")
        #expect(try await page.texts("a") == ["", "Map"])
        #expect(try await page.find("h1").style("font-size") == "32px")
        #expect(try await page.find("h1").rectangle().width > 100)
        let hidden = try await page.find("#more")
        #expect(try await hidden.isDisplayed() == false)
        #expect(try await hidden.attribute("href") == "/more")
        #expect(try await hidden.attribute("title") == nil)
        let link = try await page.find("a", named: "Map")
        #expect(try await link.role() == "link")
        #expect(try await link.property("href").hasSuffix("/map"))
        await #expect(throws: (any Error).self) { try await page.find("h2") }
        await #expect(throws: WebBrowserError.self) { try await page.find("a", named: "Menu") }
      }
    }

    @Test("a link is followed, back and forward again")
    func history() async throws {
      try await Self.serve(#"<a href="/more">More</a>"#) { page in
        try await page.find("a").click()
        #expect(try await page.url().hasSuffix("/more"))
        try await page.back()
        #expect(try await page.url().hasSuffix("/"))
        try await page.forward()
        try await page.reload()
        #expect(try await page.url().hasSuffix("/more"))
        #expect(try await page.evaluate("history.length") == 3)
      }
    }

    @Test("text is typed and cleared, and the keyboard moves, chooses and submits")
    func keyboard() async throws {
      let form = """
        <form action="/found"><label>City <input name="city"></label>
        <label><input type="checkbox" name="direct"> Direct</label><button>Find</button></form>
        """
      try await Self.serve(form) { page in
        let field = try await page.find("[name=city]")
        try await field.type("Oslo")
        try await field.clear()
        try await field.type("Rome")
        #expect(try await field.property("value") == "Rome")
        #expect(try await page.focused().attribute("name") == "city")
        try await page.press(.tab)
        try await page.press(.space)
        #expect(try await page.find("[name=direct]").isSelected())
        try await page.press(.tab, with: .shift)
        #expect(try await page.focused().label() == "City")
        #expect(try await page.focusOrder(2) == ["checkbox Direct", "button Find"])
        try await page.press(.enter)
        try await page.waitUntil("location.search === '?city=Rome&direct=on'")
      }
    }

    @Test("a wait ends when the document changes or a later page satisfies it, and in vain fails with the page's text")
    func waiting() async throws {
      try await Self.serve(#"<p id="status">Searching</p>"#) { page in
        try await page.find("#status").click()
        try await page.run("setTimeout(() => document.querySelector('p').textContent = 'Found', 50)")
        try await page.waitUntil("document.querySelector('#status').textContent === 'Found'")
        #expect(try await page.text() == "Found")

        let error = await #expect(throws: WebBrowserError.self) {
          try await page.waitUntil("document.querySelector('#trip').hidden", limit: .milliseconds(20))
        }
        let text = try #require(error).description
        #expect(text.contains("waited in vain for document.querySelector('#trip').hidden"))
        #expect(text.contains("TypeError") && text.hasSuffix("Found"), "\(text)")

        // Also while the later page has no elements yet.
        try await page.run("setTimeout(() => location.assign('/later'), 50)")
        try await page.waitUntil("location.pathname === '/later' && document.querySelector('p').textContent !== ''")
        #expect(try await page.url().hasSuffix("/later"))
      }
    }

    @Test("without scripts, pages can still be read and used")
    func withoutScripts() async throws {
      let html = """
        <p id="script">off</p><noscript><p id="none">no script</p></noscript>
        <form action="/found"><input name="city" aria-label="City"><button>Find</button></form>
        <script src="/script.js"></script>
        """
      try await Self.serve(html) { page in
        #expect(try await page.find("#script").text() == "on")
        try await page.disableScripts()
        try await page.reload()
        #expect(try await page.texts("#script, #none") == ["off", "no script"])
        try await page.find("input").type("Rome")
        #expect(try await page.find("input").label() == "City")
        try await page.find("button").click()
        try await page.waitUntil("location.search === '?city=Rome'")
        await #expect(throws: WebBrowserError.self) {
          try await page.waitUntil("location.search === ''", limit: .milliseconds(20))
        }
      }
    }

    @Test("a new page has neither the emulation nor the cookies nor the log of an earlier one")
    func newPage() async throws {
      try await Self.serve("") { page in
        try await page.disableScripts()
        try await page.emulate(.dark, isPrinted: true)
        try await page.resize(width: 320, height: 480)
        try await page.run("document.cookie = 'a=b'")
        try await page.run("console.error('oops')")
        #expect(try await page.evaluate("document.cookie") == "a=b")
        #expect(try await page.evaluate("matchMedia('print').matches") == true)
        let address = try await page.url()

        let next = try await WebBrowser.newPage()
        try await next.open(address)
        #expect(try await next.evaluate("[innerWidth, history.length]") == [1280, 2])
        #expect(try await next.evaluate("matchMedia('print, (prefers-color-scheme: dark)').matches") == false)
        #expect(try await next.evaluate("document.cookie") == "")
        #expect(try await next.evaluate("document.hasFocus()") == true)
        #expect(try await next.loggedErrors() == [])
      }
    }

    @Test("errors of scripts, violations of the policy and missing resources are logged")
    func errors() async throws {
      let html = """
        <p style="color: red">Red</p><img src="/missing.png" alt="Missing">
        """
      try await Self.serve(html) { page in
        _ = try await page.loggedErrors()
        try await page.run("console.error('oops')")
        #expect(try await page.loggedErrors().map { $0.contains("oops") } == [true])
        try await page.open(page.url() + "strict")
        let errors = try await page.loggedErrors()
        #expect(errors.count == 2, "\(errors)")
        #expect(errors.contains { $0.contains("Content Security Policy") })
        #expect(errors.contains { $0.contains("404") })
      }
    }

    @Test("text that is hard to read is found in each color scheme")
    func contrast() async throws {
      let html = """
        <style>
          :root { color-scheme: light dark; }
          .faint { color: #777; }
          .ground { background: rgb(0 0 0 / 50%); }
          .ground p { color: oklch(1 0 0 / 90%); }
          .half { opacity: .5; }
          .corner { color: #000; background: linear-gradient(225deg, #fff .5rem, #222 .6rem); }
          @media (prefers-color-scheme: dark) { .only-light { color: #444; } }
          .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; color: #777; }
          input::placeholder { color: #999; }
        </style>
        <p>Fine</p><p class="faint">Faint</p><p class="only-light">Light</p><p class="hidden faint">Unseen</p>
        <div class="ground"><p id="gray">Gray</p></div><div class="half"><p>Half</p></div>
        <p class="corner">Corner</p>
        <button disabled class="faint">Off</button><details><summary>More</summary><p class="faint">Closed</p></details>
        <input placeholder="City" aria-label="City"><input value="Rome" placeholder="City" aria-label="City">
        """
      try await Self.serve(html) { page in
        let light = try await page.lowContrasts()
        #expect(light.map(\.element) == ["p.faint", "p#gray", "p", "p.corner", "input"])
        #expect(light.first?.description == #"p.faint "Faint": #777777 on #ffffff is only 4.47"#)
        #expect(light.map(\.background) == ["#ffffff", "#808080", "#ffffff", "#222222", "#ffffff"])
        try await page.emulate(.dark)
        let dark = try await page.lowContrasts()
        #expect(dark.map(\.element).contains("p.only-light"))
        #expect(dark.first { $0.element == "p.only-light" }?.background == "#121212")
        #expect(try await page.lowContrasts(below: 1) == [])
      }
    }

    @Test("problems of accessibility are found")
    func accessibility() async throws {
      let html = """
        <h1>Trips</h1><h3>Rome</h3><h1>More</h1><input name="city"><button class="star"></button>
        <svg role="img" width="9" height="9"><path d="M0 0H9"/></svg><img src="data:," alt="">
        <p id="a">A</p><p id="a">B</p>
        <button aria-label="Star"><svg width="9" height="9"><path d="M0 0H9"/></svg></button><label>Day <input></label>
        """
      try await Self.serve(html) { page in
        let problems = try await page.accessibilityProblems()
        #expect(
          problems == [
            "the id a is not unique", #"the textbox <input name="city"> has no name"#,
            #"the button <button class="star"> has no name"#,
            #"the image <svg role="img" width="9" height="9"> has no name"#,
            "there are 0 main landmarks, not one", "there are 2 headings of level 1, not one",
            #"the heading "Rome" of level 3 follows "Trips" of level 1"#,
          ])
      }
      try await Self.serve("<main><h1>Trips</h1><label>Day <input></label></main>") { page in
        let problems = try await page.accessibilityProblems()
        #expect(problems == [])
      }
    }

    @Test("a screenshot shows the whole page, and elements wider than a narrow page are found")
    func sizes() async throws {
      try await Self.serve(#"<p id="wide" style="width: 400px; height: 2000px">Wide</p>"#) { page in
        let directory = TemporaryDirectory()
        let path = directory.path + "/deep/page.png"
        try await page.screenshot(to: path)
        let bytes = try Array(Data(contentsOf: URL(filePath: path)))
        try #require(bytes.count > 24)
        #expect(Array(bytes[1..<4]) == Array("PNG".utf8))
        let sizes = [16, 20].map { bytes[$0..<($0 + 4)].reduce(0) { $0 << 8 | Int($1) } }
        #expect(sizes[0] == 1280)
        #expect(sizes[1] > 2000)

        #expect(try await page.tooWideElements() == [])
        try await page.resize(width: 320, height: 640)
        #expect(try await page.evaluate("innerWidth") == 320)
        #expect(try await page.tooWideElements() == ["p#wide"])
      }
    }

    @Test("a browser and its files are gone after an error and after a cancellation")
    func ending() async throws {
      struct Failure: Error {}
      var directory = ""
      await #expect(throws: Failure.self) {
        try await WebBrowser.run { browser in
          directory = browser.directory
          #expect(FileManager.default.fileExists(atPath: directory))
          throw Failure()
        }
      }
      #expect(!FileManager.default.fileExists(atPath: directory))

      let (started, feed) = AsyncStream<String>.makeStream()
      await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          try await WebBrowser.run { browser in
            feed.yield(browser.directory)
            // A wait that only the cancellation ends.
            try await browser.newPage().waitUntil("false")
          }
        }
        for await running in started {
          directory = running
          break
        }
        group.cancelAll()
        let result = await group.nextResult()
        #expect(throws: (any Error).self) { try result?.get() }
      }
      #expect(!FileManager.default.fileExists(atPath: directory))
    }

    /// Runs `body` with a page that shows `html`. Other paths of the server show it too.
    private static func serve(_ html: String, _ body: (WebPage) async throws -> Void) async throws {
      try await TestServer.run { request in
        switch request.path {
        case "/favicon.ico": return TestServer.Response(status: 204, "")
        case "/script.js":
          return TestServer.Response(
            "document.querySelector('#script')?.replaceChildren('on')", contentType: "text/javascript")
        default:
          if request.path.hasSuffix(".png") { return TestServer.Response(status: 404, "", contentType: "image/png") }
          let document = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Title</title>\(html)"
          return TestServer.Response(
            document, contentType: "text/html",
            headers: request.path == "/strict" ? ["Content-Security-Policy": "default-src 'self'"] : [:])
        }
      } _: { server in
        let page = try await WebBrowser.newPage()
        try await page.open(server.address + "/")
        try await body(page)
      }
    }
  }
}
