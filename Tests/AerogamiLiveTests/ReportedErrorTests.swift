import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
import AerogamiStore
import Foundation
import TestSupport
import Testing

@testable import AerogamiLive

@Suite struct ReportedErrorTests {
  private static let elsewhere = "set store.path (AEROGAMI_STORE_PATH)"

  @Test(
    "errors of the store, of recordings and of directories have a message and a remedy",
    arguments: [
      (
        StoreError(path: nil, reason: .noPath),
        "the store: there is no default location, because neither HOME nor XDG_DATA_HOME is an absolute path",
        "\(elsewhere) to a file"
      ),
      (
        StoreError(path: "/s", reason: .full), "the store /s: the disk is full; nothing was changed",
        "free some space and try again"
      ),
      (
        StoreError(path: "/s", reason: .busy), "the store /s: another process has locked it",
        "try again when that process has finished"
      ),
      (
        StoreError(path: "/s", reason: .damaged(movedTo: "/t")),
        "the store /s: the file was damaged and has been moved to /t; the next use starts with an empty store",
        "to copy favorites and other data to recovered.db, run: sqlite3 /t .recover | sqlite3 recovered.db"
      ),
      (StoreError(path: "/s", reason: .other("a; b")), "the store /s: a; b", nil),
      (Problem("x/manifest.json: wrong", remedy: "fix it"), "x/manifest.json: wrong", "fix it"),
      (PictureFolderError("x is not a file", remedy: "move it"), "x is not a file", "move it"),
    ] as [(any ReportedError, String, String?)])
  func joined(error: any ReportedError, message: String, remedy: String?) {
    #expect(error.message == message)
    #expect(error.remedy == remedy)
    #expect("\(error)" == message + (remedy.map { "; " + $0 } ?? ""))
    #expect(error.lines == ["\(error)"])
    #expect(error.exitCode == 1)
  }

  @Test("a secret is hidden in an error's message and remedy")
  func secret() {
    let error = ClientError(requested: "GET /", reason: .failed(.offline, detail: "no s3cret", remedy: "try s3cret"))
    #expect("\(error.hiding("s3cret"))" == "GET /: no (secret); try (secret)")
  }

  @Test("each problem of a configuration is one line, and a single one is a message and a remedy")
  func configuration() {
    let one = ConfigurationError("a appears more than once", remedy: "remove one")
    #expect(one.message == "a appears more than once")
    #expect(one.remedy == "remove one")
    #expect(one.lines == ["a appears more than once; remove one"])
    #expect("\(one)" == "a appears more than once; remove one")
    #expect(one.exitCode == 78)

    let two = ConfigurationError([Problem("a", remedy: "b"), Problem("c")])
    #expect(two.lines == ["a; b", "c"])
    #expect("\(two)" == "a; b\nc")
    #expect(two.remedy == nil)
  }

  @Test(
    "a configuration problem has a remedy, in any layer",
    arguments: [
      (#"{"stroe": {}}"#, [:], #"c.json:1:2: unknown key "stroe""#, #"did you mean "store"? Known: "#),
      (#"{"http": {}, "http": {}}"#, [:], "c.json:1:14: http appears more than once", "remove one"),
      (
        #"{"store": {"variant": "lvie"}}"#, [:],
        #"c.json:1:23: store.variant: "lvie" is not live, mock or failing"#, #"did you mean "live"?"#
      ),
      (
        #"{"store": {"variant": "a; b"}}"#, [:], #"c.json:1:23: store.variant: "a; b" is not live, mock or failing"#,
        nil
      ),
      (
        "{}", ["AEROGAMI_STORE_PAHT": "/x"], "AEROGAMI_STORE_PAHT: unknown variable",
        #"did you mean "AEROGAMI_STORE_PATH"?"#
      ),
      (
        #"{"clients": {"trips": {"faults": ["trips:offlin"]}}}"#, [:],
        "c.json:1:35: clients.trips.faults: \"offlin\" is not latency:…, unimplemented, offline, timeout, malformed or "
          + "status:NNN with an error status (400 to 599)", #"did you mean "offline"?"#
      ),
      (
        #"{"clients": {"trips": {"faults": "trips"}}}"#, [:],
        #"c.json:1:34: clients.trips.faults: "trips" is not a fault: it has no ":""#, "write a fault such as "
      ),
      (
        #"{"clients": {"trips": {"regions": {"EU": {"origin": []}}}}}"#, [:],
        #"c.json:1:43: clients.trips.regions: EU: unknown key "origin""#,
        #"did you mean "origins"? Known: name, origins"#
      ),
    ] as [(String, [String: String], String, String?)])
  func problem(text: String, variables: [String: String], message: String, remedy: String?) throws {
    let directory = TemporaryDirectory()
    try FileManager.default.createDirectory(atPath: directory.path, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: directory.path + "/c.json"))
    let error = try #require(throws: ConfigurationError.self) {
      try Configuration.load(
        path: "c.json", variables: variables, directories: .init(currentDirectory: directory.path, userDirectory: nil))
    }
    #expect(error.problems.map(\.message) == [message])
    #expect((error.problems[0].remedy == nil) == (remedy == nil))
    #expect(error.problems[0].remedy?.hasPrefix(remedy ?? "") != false)
    let check = Check.failures(error)[0]
    #expect(check == Check("configuration", .failed, message, remedy: error.problems[0].remedy))
  }
}
