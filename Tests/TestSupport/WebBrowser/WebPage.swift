import Foundation

/// The page that a browser shows.
///
/// An operation first waits for a page that is being loaded. It throws if the browser refuses it, such as a click on an
/// element that is covered.
public struct WebPage: Sendable {
  let driver: WebDriver

  /// Loads a page and its resources.
  public func open(_ url: String) async throws { try await driver.post("/url", ["url": url]) }

  public func back() async throws { try await driver.post("/back") }

  public func forward() async throws { try await driver.post("/forward") }

  public func reload() async throws { try await driver.post("/refresh") }

  public func url() async throws -> String { try await driver.get("/url") }

  public func title() async throws -> String { try await driver.get("/title") }

  /// The visible text.
  public func text() async throws -> String { try await evaluate("document.body?.innerText ?? ''") }

  /// Returns the first element that a selector of CSS matches. Throws if there is none.
  public func find(_ selector: String) async throws -> WebElement {
    try await WebElement(driver.post("/element", ["using": "css selector", "value": selector]), driver)
  }

  public func all(_ selector: String) async throws -> [WebElement] {
    try await driver.post(
      "/elements", ["using": "css selector", "value": selector], as: [[String: String]].self
    ).map { try WebElement($0, driver) }
  }

  /// Returns the first element that a selector matches and that has a name for assistive technology.
  public func find(_ selector: String, named name: String) async throws -> WebElement {
    var labels: [String] = []
    for element in try await all(selector) {
      let label = try await element.label()
      if label == name { return element }
      labels.append(label)
    }
    throw WebBrowserError("no \(selector) is named \"\(name)\", only \(labels)")
  }

  /// The visible texts of all elements that a selector matches.
  public func texts(_ selector: String) async throws -> [String] {
    var texts: [String] = []
    for element in try await all(selector) { texts.append(try await element.text()) }
    return texts
  }

  /// The element that receives keys; the body if no other does.
  public func focused() async throws -> WebElement { try await WebElement(driver.get("/element/active"), driver) }

  public enum Key: String, Sendable {
    case tab = "\u{E004}"
    case enter = "\u{E007}"
    case shift = "\u{E008}"
    case escape = "\u{E00C}"
    case space = " "
    case home = "\u{E011}"
    case left = "\u{E012}"
    case up = "\u{E013}"
    case right = "\u{E014}"
    case down = "\u{E015}"
  }

  /// Presses and releases a key, while another is held. Does not wait for a page that this may load.
  public func press(_ key: Key, with held: Key? = nil) async throws {
    let keys = [held, key].compactMap(\.self).map(\.rawValue)
    let changes = keys.map { ("keyDown", $0) } + keys.reversed().map { ("keyUp", $0) }
    let actions = changes.map { ["type": $0, "value": $1] }
    try await driver.post("/actions", ["actions": [["type": "key", "id": "keyboard", "actions": actions]]])
  }

  /// The value of an expression of JavaScript, which the page's content security policy cannot forbid.
  public func evaluate<Value: Decodable>(_ expression: String, as type: Value.Type = Value.self) async throws -> Value {
    try await run("return (\(expression))")
  }

  /// Runs statements of JavaScript.
  public func run(_ script: String) async throws {
    try await driver.post("/execute/sync", ["script": script, "args": [String]()])
  }

  /// Runs statements of JavaScript, with `arguments`, which must be values of JSON, and returns what they return.
  func run<Value: Decodable>(_ script: String, _ arguments: [Any] = []) async throws -> Value {
    try await driver.post("/execute/sync", ["script": script, "args": arguments])
  }
}

extension WebPage {
  /// Returns once an expression of JavaScript is true. It is evaluated again when the document changes or another page
  /// is shown, but not if only a property changes. An expression that throws is not true.
  ///
  /// While scripts are disabled, changes cannot be observed, so the expression is evaluated all the time.
  /// - Throws: ``WebBrowserError`` with the page's text if the expression is not true within `limit`, two minutes at
  ///   most.
  public func waitUntil(_ condition: String, limit: Duration = .seconds(120)) async throws {
    let deadline = ContinuousClock.now + limit
    while true {
      let document: Double = try await evaluate("performance.timeOrigin")
      do {
        let script = Self.observation(of: condition, limit: limit)
        switch try await driver.post("/execute/async", ["script": script, "args": [String]()], as: Observation.self) {
        case .holds: return
        case .unobserved where ContinuousClock.now < deadline: continue
        case .unobserved, .timedOut: break
        }
      } catch let error as WebDriver.Failure {
        // The script ends with its document. The condition may hold in the next one.
        if try await evaluate("performance.timeOrigin") != document { continue }
        guard error.code == "script timeout" else { throw error }
      }
      let value: String = try await run("try { return `${\(condition)}` } catch (error) { return `${error}` }")
      throw WebBrowserError(
        "waited in vain for \(condition), which is \(value), at \(try await url()):\n\(try await text())")
    }
  }

  private enum Observation: String, Decodable { case holds, unobserved, timedOut }

  private static func observation(of condition: String, limit: Duration) -> String {
    """
    const resolve = arguments[arguments.length - 1];
    const holds = () => { try { return \(condition); } catch { return false; } };
    const events = ["load", "popstate", "pageshow", "hashchange", "focusin", "focusout", "input", "change"];
    const end = (result) => {
      observer.disconnect();
      clearTimeout(timer);
      clearInterval(ticks);
      for (const name of events) removeEventListener(name, check, true);
      resolve(result);
    };
    const check = () => { if (holds()) end("holds"); };
    const observer = new MutationObserver(check);
    observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
    for (const name of events) addEventListener(name, check, true);
    const timer = setTimeout(() => end("timedOut"), \(Int(limit / .milliseconds(1))));
    // The page also changes by timers that cause none of these events.
    const ticks = setInterval(check, 200);
    check();
    if (matchMedia("(scripting: none)").matches) end("unobserved");
    """
  }
}

extension WebPage {
  /// Sets the size of the visible area, which can be smaller than a window may be.
  public func resize(width: Int, height: Int) async throws {
    try await driver.devTools(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  public enum Scheme: String, Sendable, CaseIterable { case light, dark }

  /// Sets the colors that the user prefers, and whether the page is shown as printed.
  public func emulate(_ scheme: Scheme, isPrinted: Bool = false) async throws {
    try await driver.devTools(
      "Emulation.setEmulatedMedia",
      [
        "media": isPrinted ? "print" : "screen",
        "features": [["name": "prefers-color-scheme", "value": scheme.rawValue]],
      ])
  }

  /// Stops the scripts of pages that are opened from now on. All operations still work, but a click may not wait for the
  /// page that it loads.
  public func disableScripts() async throws {
    try await driver.devTools("Emulation.setScriptExecutionDisabled", ["value": true])
  }

  /// Writes a picture of the whole page, as PNG, and creates the file's directory.
  public func screenshot(to path: String) async throws {
    struct Size: Decodable { let width, height: Double }
    struct Picture: Decodable { let data: Data }
    let size: Size = try await evaluate(
      "({ width: innerWidth, height: Math.max(innerHeight, document.documentElement.scrollHeight) })")
    let picture: Picture = try await driver.devTools(
      "Page.captureScreenshot",
      [
        "format": "png", "captureBeyondViewport": true,
        "clip": ["x": 0, "y": 0, "width": size.width, "height": size.height, "scale": 1] as [String: Any],
      ])
    let file = URL(filePath: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try picture.data.write(to: file)
  }

  /// The errors that the browser has logged since the last call: those of scripts, violations of the page's content
  /// security policy, and responses with an error status.
  public func loggedErrors() async throws -> [String] {
    struct Entry: Decodable { let level, message: String }
    return try await driver.post("/se/log", ["type": "browser"], as: [Entry].self)
      .filter { $0.level == "SEVERE" }.map(\.message)
  }
}
