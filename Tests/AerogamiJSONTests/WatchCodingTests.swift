import AerogamiCore
import AerogamiJSON
import Testing

@Suite("Coding watches") struct WatchCodingTests {
  private func watch(_ text: String) throws -> Watch {
    try Watch(name: "w", json: try JSONTree.parse(Array(text.utf8).span))
  }

  @Test(
    "a watch is written as an object of its search and its own fields, and read back",
    arguments: [
      ("", #"{"search":""}"#),
      (
        "regions=VNO&to=ES&month=next&below=60 EUR&new_low=true&every=2h&notify=a,b&confirm=true&concurrency=2",
        #"{"search":"regions=VNO&to=ES&month=next","below":"60 EUR","new_low":true,"every":"2h","#
          + #""notify":["a","b"],"confirm":true,"concurrency":"2"}"#
      ),
    ])
  func both(query: String, text: String) throws {
    let fields = query.split(separator: "&").map { $0.split(separator: "=").map(String.init) }
    let watch = try Watch(name: "w", fields: fields.map { ($0[0], $0[1]) })
    var json = JSONWriter()
    json.watch(watch)
    #expect(String(decoding: json.bytes, as: UTF8.self) == text)
    #expect(try self.watch(text) == watch)
  }

  @Test(
    "another form is an error", arguments: [#"[]"#, #"{"search":"to=Spian"}"#, #"{"below":60}"#, #"{"then":"now"}"#])
  func invalid(text: String) throws {
    #expect(throws: TripSearchError.self) { try watch(text) }
  }
}
