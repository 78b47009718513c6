import Testing

@testable import AerogamiLive

@Suite struct EventStreamTests {
  private func messages(_ text: String) -> [String] {
    eventStreamMessages(Array(text.utf8).span).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(
    "an event stream is split into its messages",
    arguments: [
      ("data: a\n\n", ["a"]), ("data:a\n\n", ["a"]), ("data:  a \n\n", [" a "]),
      ("event: message\ndata: a\nid: 7\nretry: 3000\n\n", ["a"]), ("data: a\r\n\r\ndata: b\r\n\r\n", ["a", "b"]),
      ("data: a\rdata: b\r\rdata: c\r\r", ["a\nb", "c"]), ("data: a\r\ndata: b\ndata: c\r\n\n", ["a\nb\nc"]),
      (": ping\n\ndata: a\n: pong\n\n", ["a"]), (":\n:\n", []), ("data: a", ["a"]), ("data: a\n", ["a"]),
      ("event: ping\ndata: a\n\ndata: b\n\n", ["b"]), ("event:\ndata: a\n\n", ["a"]), ("event: message\n\n", []),
      ("data\n\n", []), ("id: 1\ndata:\n\ndata: a\n\n", ["a"]), ("data:\ndata: \n\n", []),
      ("Data: a\n\ndat: b\n\ndatas: c\n\n", []),
      ("data: a:b\n\n", ["a:b"]), ("\u{FEFF}data: a\n\n", ["a"]), ("", []), ("\n\n\n", []), ("garbage", []),
      ("data: é\u{1F6EB}\n\n", ["é\u{1F6EB}"]),
    ] as [(String, [String])])
  func streams(text: String, expected: [String]) {
    #expect(messages(text) == expected)
  }

  @Test("200,000 lines of one message are read in linear time")
  func lines() {
    let line = Array("data:a\n".utf8)
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 1_400_000) { buffer, count in
      for index in 0..<1_400_000 { unsafe buffer[index] = line[index % 7] }
      count = 1_400_000
    }
    #expect(eventStreamMessages(bytes.span).map(\.count) == [399_999])
  }

  @Test(
    "a body that starts with a bracket is one document",
    arguments: [#"{"data": 1}"#, " \r\n[1]\n", "\u{FEFF}{}", "{\ndata: a\n\n"])
  func documents(text: String) {
    #expect(jsonMessages(Array(text.utf8).span) == [Array(text.utf8)])
    #expect(jsonMessages(Array("data: {}\n\n".utf8).span) == [Array("{}".utf8)])
  }
}
