import TestSupport
import Testing

/// The tests that use a browser. They share one, and so run one after the other.
@Suite(.serialized, .enabledWithBrowser, .sharedBrowser, .timeLimit(.minutes(10))) enum InBrowser {}

/// Starts a browser for all tests of a suite. Each takes a page with ``WebBrowser/newPage()``.
struct SharedBrowserTrait: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
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
