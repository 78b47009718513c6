import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import AerogamiLive

@Suite struct ForeignFileTests {
  private let root = TemporaryDirectory()

  @Test(
    "a file of another program is skipped with a note",
    arguments: [#"{"database": {"port": 5432}, "name": "app"}"#, "[1]", "7", #""text""#])
  func foreign(text: String) throws {
    let builtIn = try root.load(["Config/dev.json": text])
    #expect(builtIn.source == "built-in dev.json")
    #expect(builtIn.showsSampleTrips)
    #expect(
      builtIn.warnings.map(\.description)
        == ["Config/dev.json was skipped, because it has none of aerogami's keys"])
    let ofUser = try root.load(["user/dev.json": #"{"http": {"maxAttempts": 2}}"#])
    #expect(ofUser.source == root.path + "/user/dev.json")
    #expect(ofUser.warnings.count == 1)
    #expect(throws: ConfigurationError.self) { try root.load(path: "Config/dev.json") }
  }

  @Test(
    "a file with a key of ours, or one that resembles it, an empty object and invalid JSON are not skipped",
    arguments: [
      (#"{"database": {}, "http": {}}"#, #"1:2: unknown key "database""#), ("{,}", "1:2: not valid JSON"),
      (#"{"clinets": {}}"#, #"1:2: unknown key "clinets"; did you mean "clients"?"#),
      (#"{"environment": "live"}"#, #"1:2: unknown key "environment""#),
    ])
  func ours(text: String, problem: String) throws {
    let error = try #require(throws: ConfigurationError.self) { try root.load(["Config/dev.json": text]) }
    #expect(error.lines.first?.hasPrefix("Config/dev.json:\(problem)") == true, "\(error)")
    let empty = try root.load(["Config/dev.json": "{}"])
    #expect(empty.source == "Config/dev.json" && empty.warnings.isEmpty)
  }

  @Test("an environment that only another program's file names does not exist")
  func foreignOnly() throws {
    _ = try root.load(["Config/staging.json": #"{"name": "app"}"#])
    let error = try #require(throws: ConfigurationError.self) { try root.load([:], ["AEROGAMI_ENV": "staging"]) }
    #expect(
      error.description == "there is no environment \"staging\": Config/staging.json has none of aerogami's keys")
  }
}
