import TestSupport
import Testing

/// The tests that use a browser. They share one, and so run one after the other. `SearchInBrowserTests`, the longest
/// suite, has another browser: in one, these tests would end long after all others.
@Suite(.serialized, .enabledWithBrowser, .sharedBrowser, .timeLimit(.minutes(20))) enum InBrowser {}

/// Starts a browser for all tests of a suite. Each takes a page with ``WebBrowser/newPage()``.
struct SharedBrowserTrait: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await WebBrowser.run { browser in
      try await WebBrowser.$shared.withValue(browser) { try await function() }
    }
  }
}

extension Trait where Self == SharedBrowserTrait {
  static var sharedBrowser: Self { Self() }
}

extension Trait where Self == ConditionTrait {
  /// Skips tests where there is no browser, unless the environment requires one: they then fail.
  static var enabledWithBrowser: Self {
    .enabled(
      if: WebBrowser.isAvailable || WebBrowser.isRequired, "chromium and chromium-driver are not installed")
  }
}

extension WebPage {
  /// Expects that the page has loaded without an error, and that in both color schemes and on screens down to 320 pixels
  /// its text is legible, nothing is cut off, and assistive technology finds its way.
  func expectNoProblems(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let errors = try await loggedErrors()
    #expect(errors == [], sourceLocation: sourceLocation)
    for (scheme, width) in [(Scheme.dark, 320), (.light, 1280)] {
      try await emulate(scheme)
      try await resize(width: width, height: 800)
      let problems = try await accessibilityProblems()
      #expect(problems == [], sourceLocation: sourceLocation)
      let texts = try await lowContrasts()
      #expect(texts == [], "\(scheme)", sourceLocation: sourceLocation)
      let elements = try await tooWideElements()
      #expect(elements == [], "\(width) pixels", sourceLocation: sourceLocation)
    }
  }
}
