import AerogamiCore
import AerogamiFeatures
import Foundation
import TestSupport
import Testing

@testable import AerogamiLive

/// Configurations with more problems than a person can read, or with a secret in an address.
@Suite(.timeLimit(.minutes(20))) struct ConfigurationFloodTests {
  private func problems(_ text: String) throws -> [String] {
    let directory = TemporaryDirectory()
    try FileManager.default.createDirectory(atPath: directory.path, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: directory.path + "/c.json"))
    let error = #expect(throws: ConfigurationError.self) {
      try Configuration.load(
        path: "c.json", variables: [:], directories: .init(currentDirectory: directory.path, userDirectory: nil))
    }
    return try #require(error).lines
  }

  private static let floods = [
    "keys": "{" + (0..<1_000).map { #""key\#($0)":0"# }.joined(separator: ",") + "}",
    "lines": "{\n" + (0..<1_000).map { #""key\#($0)":0"# }.joined(separator: ",\n") + "\n}",
    "equal keys": "{" + Array(repeating: #""http":{}"#, count: 1_000).joined(separator: ",") + "}",
    "origins": #"{"clients": {"trips": {"regions": {"EU": {"name": "", "origins": ["#
      + Array(repeating: #""x""#, count: 1_000).joined(separator: ",") + "]}}}}}",
    "faults": #"{"clients": {"trips": {"faults": ["#
      + Array(repeating: "7", count: 1_000).joined(separator: ",") + "]}}}",
  ]

  @Test("a file with a thousand problems is an error of a few lines", arguments: floods.keys.sorted())
  func flood(name: String) throws {
    let problems = try problems(#require(Self.floods[name]))
    #expect(problems.count <= 50)
    #expect(problems.first?.hasPrefix("c.json:") == true)
  }

  @Test("of 4,000 problems, the first 20 are reported with their locations, and one line counts the others")
  func counted() throws {
    let keys = (0..<3_999).map { #""key\#($0)": 0"# }.joined(separator: ",\n")
    let problems = try problems(#"{\#(keys), "http": {"maxAttempts": 0}}"#)
    #expect(problems.count == 21)
    #expect(problems[19].hasPrefix(#"c.json:20:1: unknown key "key19""#))
    #expect(problems.last == "… and 3,980 more problems")
  }

  @Test("of 21 problems, the last one in a variable, the last line counts one")
  func one() throws {
    let directory = TemporaryDirectory()
    try FileManager.default.createDirectory(atPath: directory.path, withIntermediateDirectories: true)
    let text = "{" + (0..<20).map { #""key\#($0)": 0"# }.joined(separator: ",") + "}"
    try Data(text.utf8).write(to: URL(filePath: directory.path + "/c.json"))
    let error = #expect(throws: ConfigurationError.self) {
      try Configuration.load(
        path: "c.json", variables: ["AEROGAMI_X": "1"],
        directories: .init(currentDirectory: directory.path, userDirectory: nil))
    }
    #expect(error?.problems.count == 21)
    #expect(error?.lines.last == "… and 1 more problem")
  }

  @Test("a very long key is reported in a short line")
  func longKey() throws {
    let key = #""\#(String(repeating: "http", count: 50_000))": {}"#
    for problem in try problems("{\(key),\(key)}") { #expect(problem.count < 500) }
  }

  @Test(
    "an address with a secret is not shown",
    arguments: [
      "http://user:hush@host/", "http://hush@host/", "http://host/?token=hush", "http://host/?key=hush",
      "http://host/#hush", "ftp://user:hush@host", "http://user:hush%40host/%", "host?token=hush", "ftp://host/a;hush",
      "ftp://host/a&b=hush", "ftp://host/token=hush", "ftp://host/hush0123456789abcdef", "hush0123456789abcdef/",
      "ftp://host/\u{600}?hush", "ftp://host/?a=\u{301}hush",
    ])
  func address(url: String) throws {
    for text in [
      #"{"clients": {"trips": {"baseURL": "\#(url)"}}}"#, #"{"booking": {"baseURL": "\#(url)"}}"#,
      #"{"clients": {"trips": {"variant": "ftp://host/?hush=\#(url)"}}}"#,
    ] {
      let problems = try problems(text)
      #expect(problems.count == 1)
      #expect(!problems.joined().contains("hush"))
    }
  }

  @Test(
    "an invalid address is shown with its scheme, host and path only",
    arguments: [
      ("ftp://host:80/a/b", "ftp://host:80/a/b"), ("http://host/api?token=hush", "http://host/api?…"),
      ("https://h/api#hush", "https://h/api#…"), ("localhost:8080", "localhost:8080"),
      ("ftp://host1.with-a-long-name.example/api", "ftp://host1.with-a-long-name.example/api"),
      ("ftp://host/services/0123456789abcdef0123/api", "ftp://host/services/…/api"),
    ])
  func shownAddress(url: String, shown: String) throws {
    let problems = try problems(#"{"clients": {"trips": {"baseURL": "\#(url)"}}}"#)
    #expect(problems.first?.contains(#": "\#(shown)" is not an http or https address"#) == true, "\(problems)")
  }
}
