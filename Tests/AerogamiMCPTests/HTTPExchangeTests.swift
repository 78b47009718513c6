import AerogamiJSON
import AerogamiMCP
import Testing

@Suite struct HTTPExchangeTests {
  private func exchange(
    _ body: String, _ versions: [String] = [], method: [String] = [], name: [String] = []
  ) -> HTTPExchange {
    HTTPExchange(
      ToolServer([.hello]), .init(versions: versions, methods: method, names: name), body: Array(body.utf8))
  }

  /// Returns the HTTP status and the code of the only response.
  private func outcome(_ exchange: HTTPExchange) throws -> String {
    let responses = try #require(exchange.responses)
    #expect(responses.count == 1)
    let response = try #require(responses.first)
    return "\(exchange.status(of: response)) \(response.errorCode ?? 0)"
  }

  @Test("a stateless request must have headers that equal its body")
  func headers() throws {
    let list = request("1", "tools/list", isStateless: true)
    let version = ["2026-07-28"]
    #expect(try outcome(exchange(list, version, method: ["tools/list"])) == "200 0")
    #expect(try outcome(exchange(list, version)) == "400 -32020")
    #expect(try outcome(exchange(list, method: ["tools/list"])) == "400 -32020")
    #expect(try outcome(exchange(list, ["2025-11-25"], method: ["tools/list"])) == "400 -32020")
    #expect(try outcome(exchange(list, version, method: ["tools/call"])) == "400 -32020")
    #expect(try outcome(exchange(list, version + version, method: ["tools/list"])) == "400 -32020")
    #expect(try outcome(exchange(request("1", "tools/list"), version, method: ["tools/list"])) == "400 -32602")
    let none = request("1", "tools/none", isStateless: true)
    #expect(try outcome(exchange(none, version, method: ["tools/none"])) == "404 -32601")
    let future = list.replacing("2026-07-28", with: "2031-01-01")
    #expect(try outcome(exchange(future, ["2031-01-01"], method: ["tools/list"])) == "400 -32022")
  }

  @Test("the name of a called tool must equal its header, which may be encoded")
  func names() throws {
    let call = request("1", "tools/call", #""name":"hello""#, isStateless: true)
    for name in ["hello", "=?base64?aGVsbG8=?="] {
      #expect(exchange(call, ["2026-07-28"], method: ["tools/call"], name: [name]).responses == nil)
    }
    for name in [[], ["other"], ["=?base64?aGVsbG8?="], ["=?base64?!?="], ["=?base64?/w==?="], ["hello", "hello"]] {
      #expect(
        try outcome(exchange(call, ["2026-07-28"], method: ["tools/call"], name: name)) == "400 -32020", "\(name)")
    }
    let unknown = call.replacing("hello", with: "nothing")
    #expect(
      try outcome(exchange(unknown, ["2026-07-28"], method: ["tools/call"], name: ["nothing"])) == "400 -32602")
  }

  @Test("a request of a handshake revision needs no session, and its errors have status 200 if it could be read")
  func handshake() throws {
    #expect(try outcome(exchange(initialize)) == "200 0")
    #expect(try outcome(exchange(request("1", "tools/list"), ["2025-06-18"])) == "200 0")
    #expect(try outcome(exchange(request("1", "ping"))) == "200 0")
    #expect(try outcome(exchange(request("1", "tools/none"), ["2025-11-25"])) == "200 -32601")
    #expect(try outcome(exchange(request("1", "tools/list"), ["2031-01-01"])) == "400 -32022")
    #expect(try outcome(exchange("{", ["2025-11-25"])) == "400 -32700")
    #expect(try outcome(exchange("[\(request("1", "ping"))]", ["2025-11-25"])) == "400 -32600")
    #expect(try outcome(exchange("[\(request("1", "ping"))]")) == "200 0")
    #expect(try outcome(exchange("")) == "400 -32700")
  }

  @Test("a notification has no response")
  func notifications() {
    let notification = #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#
    #expect(exchange(notification, ["2025-11-25"]).responses == [])
    #expect(exchange(notification, ["2026-07-28"]).responses == [])
  }
}
