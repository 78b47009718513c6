import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import Testing

@testable import AerogamiHTTP

@Suite struct RecordingManifestTests {
  private func manifest(_ base: String, _ files: [String: String]) throws -> RecordingManifest {
    RecordingManifest(
      clients: ["trips": .init(base: try #require(BaseURL(base)))],
      files: Dictionary(
        uniqueKeysWithValues: files.map { (RecordedRequest(client: "trips", target: $0.key), $0.value) }))
  }

  @Test("a manifest is written in a fixed order, with one line per request, and reads as the same")
  func roundTrip() throws {
    var written = try manifest("http://h/api", ["/b": "b.http", "/a": "a.http"])
    written.clients["rovers"] = .init(base: try #require(BaseURL("https://rovers.nebulum.one/api/v1")), hasToken: true)
    #expect(
      String(decoding: written.json, as: UTF8.self) == """
        {"version":3,"clients":[
        {"name":"rovers","base_url":"https://rovers.nebulum.one/api/v1","has_token":true},
        {"name":"trips","base_url":"http://h/api","has_token":false}
        ],"requests":[
        {"client":"trips","request":"GET /a","file":"a.http"},
        {"client":"trips","request":"GET /b","file":"b.http"}
        ]}

        """)
    #expect(try RecordingManifest(json: written.json) == written)
    #expect(try RecordingManifest(json: RecordingManifest().json) == RecordingManifest())
  }

  @Test("merging preserves requests that are not recorded again, and never lists a file twice")
  func merging() throws {
    let earlier = try manifest("http://h", ["/a": "a.http", "/b": "b.http", "/c": "c.http"])
    let newer = try manifest("http://other", ["/b": "new.http", "/d": "c.http"])
    #expect(
      earlier.merging(newer) == (try manifest("http://other", ["/a": "a.http", "/b": "new.http", "/d": "c.http"])))
  }

  @Test(
    "a file name that could lead out of the directory is an error",
    arguments: [
      "../a.http", "/etc/passwd", "a/b", ".hidden", "..", "", "manifest.json", "a\\b", "a\u{0}b", "ü", "a b", "~a/b",
      String(repeating: "a", count: 201),
    ])
  func hostile(name: String) throws {
    var json = JSONWriter()
    json.string(name)
    let file = String(decoding: json.bytes, as: UTF8.self)
    let error = #expect(throws: ResponseError.self) {
      try RecordingManifest(
        json: Array(
          #"{"version":3,"clients":[],"requests":[{"client":"trips","request":"GET /a","file":\#(file)}]}"#.utf8))
    }
    #expect(error?.description.contains("requests[0].file: expected the name of a file in the same directory") == true)
  }

  @Test(
    "an invalid manifest is an error with the position",
    arguments: [
      ("[]", "expected an object"), (#"{"clients":[],"requests":[]}"#, "version"),
      (#"{"version":2,"clients":[],"requests":[]}"#, "another version of aerogami"),
      (#"{"version":4,"clients":[],"requests":[]}"#, "another version of aerogami"),
      (#"{"version":3"#, "invalid JSON"),
      (
        #"{"version":3,"clients":[{"name":"trips","base_url":"here"}],"requests":[]}"#,
        "clients[0].base_url: expected an http or https address"
      ),
      (
        #"{"version":3,"clients":[],"requests":[{"client":"trips","request":"PUT /a","file":"a.http"}]}"#,
        "requests[0].request: expected GET or POST followed by a path or URL"
      ),
      (
        #"{"version":3,"clients":[],"requests":[{"client":"a","request":"GET /a","file":"a"},"#
          + #"{"client":"a","request":"GET /a","file":"b"}]}"#, "GET /a of the client a appears more than once"
      ),
    ])
  func broken(json: String, problem: String) {
    let error = #expect(throws: ResponseError.self) { try RecordingManifest(json: Array(json.utf8)) }
    #expect(error?.description.contains(problem) == true, "\(error?.description ?? "")")
  }
}
