import AsyncHTTPClient
import Foundation
import NIOCore
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// Chromium without a window, driven over WebDriver by Debian's `chromedriver`.
///
/// One page is used at a time. To start the browser takes a second or more, so the tests of a suite share one.
public struct WebBrowser: Sendable {
  /// The browser that the tests of a suite share.
  @TaskLocal public static var shared: WebBrowser?

  private static let driver = "/usr/bin/chromedriver"
  private static let browser = "/usr/bin/chromium"

  let driver: WebDriver
  /// The user's data of the browser, which is deleted at its end.
  public let directory: String

  /// Whether the browser and its driver are installed.
  public static var isAvailable: Bool { missing.isEmpty }

  /// Whether tests have to fail without the browser, instead of being skipped.
  public static var isRequired: Bool { ProcessInfo.processInfo.environment["AEROGAMI_REQUIRE_BROWSER"] == "1" }

  private static var missing: [String] {
    [driver, browser].filter { !FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs `body` with a browser of its own, which ends when `body` returns or throws or the task is canceled.
  ///
  /// - Throws: ``WebBrowserError`` if the programs are missing or do not start, and the errors of `body`.
  public static func run<Result: Sendable>(
    _ body: (WebBrowser) async throws -> Result
  ) async throws -> Result {
    guard isAvailable else {
      throw WebBrowserError(
        "there is no \(missing.joined(separator: " and no ")); install the packages chromium and chromium-driver")
    }
    // The driver ends if another process has taken the port that it chose.
    for _ in 1...3 {
      do {
        return try await runOnce(body)
      } catch is PortTaken {
        continue
      }
    }
    throw WebBrowserError("chromedriver ended before it listened")
  }

  /// The driver ended before it listened.
  private struct PortTaken: Error {}

  private static func runOnce<Result: Sendable>(
    _ body: (WebBrowser) async throws -> Result
  ) async throws -> Result {
    let directory = try makeDirectory()
    defer { try? FileManager.default.removeItem(atPath: directory) }
    var options = PlatformOptions()
    // The driver does not end its browser when it is killed. Both are in this group of processes.
    options.processGroupID = 0
    options.teardownSequence = [.send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .zero)]
    return try await Subprocess.run(
      .path(FilePath(driver)), arguments: ["--port=0"],
      environment: .custom(["HOME": directory, "TMPDIR": directory, "PATH": "/usr/bin:/bin", "TZ": "UTC"]),
      platformOptions: options, input: .none, output: .sequence, error: .discarded
    ) { process in
      defer { try? process.send(signal: .kill, toProcessGroup: true) }
      // Read only up to the port: neither program writes more than a pipe holds.
      for try await line in process.standardOutput.strings() {
        guard let port = line.firstMatch(of: /started successfully on port ([0-9]+)/)?.1 else { continue }
        return try await run("http://127.0.0.1:\(port)", directory, body)
      }
      throw PortTaken()
    }.closureResult
  }

  private static func run<Result: Sendable>(
    _ address: String, _ directory: String,
    _ body: (WebBrowser) async throws -> Result
  ) async throws -> Result {
    var configuration = HTTPClient.Configuration()
    // The driver, which already listens, has its own time limits, and tests have one.
    configuration.timeout.connect = .minutes(1)
    return try await HTTPClient.withHTTPClient(configuration: configuration) { client in
      let driver = try await WebDriver.start(
        client, at: address, browser: browser,
        arguments: [
          "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-extensions",
          "--disable-component-update", "--lang=en-US", "--force-prefers-reduced-motion",
          // The pages of all tests may share one process. To start one for each takes processor time.
          "--renderer-process-limit=1", "--disable-site-isolation-trials",
          "--disable-features=SpareRendererForSitePerProcess",
          // Tests' servers have certificates of their own.
          "--ignore-certificate-errors",
          // Only tests' servers can be reached.
          "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1", "--user-data-dir=\(directory)",
        ])
      let result: Swift.Result<Result, any Error>
      do {
        result = .success(try await body(WebBrowser(driver: driver, directory: directory)))
      } catch {
        result = .failure(error)
      }
      // Waits for the browser's end. If the task is canceled, both processes are killed instead, and a request would
      // be retried until the time limit of connecting.
      if !Task.isCancelled { try? await driver.delete("") }
      return try result.get()
    }
  }

  /// A short path, because the browser creates a socket below it.
  private static func makeDirectory() throws -> String {
    var path = Array("/tmp/aerogami-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&path) != nil else { throw WebBrowserError("no directory in /tmp could be created") }
    return String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// A new page of the browser that the tests of the suite share.
  public static func newPage() async throws -> WebPage {
    guard let shared else { throw WebBrowserError("the suite does not share a browser") }
    return try await shared.newPage()
  }

  /// Opens an empty page, 1280 pixels wide and without a history, cookies or emulation. Earlier pages are closed.
  public func newPage() async throws -> WebPage {
    let new = try await driver.post("/window/new", ["type": "tab"], as: [String: String].self)["handle"] ?? ""
    for handle in try await driver.get("/window/handles", as: [String].self) where handle != new {
      try await driver.post("/window", ["handle": handle])
      try await driver.delete("/window")
    }
    try await driver.post("/window", ["handle": new])
    let page = WebPage(driver: driver)
    try await driver.devTools("Network.clearBrowserCookies")
    // Otherwise a page does not know that it has the focus.
    try await driver.devTools("Emulation.setFocusEmulationEnabled", ["enabled": true])
    try await page.resize(width: 1280, height: 800)
    _ = try await page.loggedErrors()
    return page
  }
}

/// Why a browser or a page is not as a test expects.
public struct WebBrowserError: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
