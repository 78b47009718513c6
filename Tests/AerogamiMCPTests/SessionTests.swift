import AerogamiJSON
import TestSupport
import Testing

@testable import AerogamiMCP

@Suite struct SessionTests {
  private static let server = ToolServer([.hello, .endless])
  private var session = Session(server)

  @Test(
    "initialize agrees on the requested version if it has a handshake, and else on the newest with one",
    arguments: [
      ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"),
      ("2025-11-25", "2025-11-25"), ("2026-07-28", "2025-11-25"), ("2031-01-01", "2025-11-25"), ("", "2025-11-25"),
    ])
  mutating func handshake(_ requested: String, _ agreed: String) throws {
    let line = request("0", "initialize", #""protocolVersion":"\#(requested)""#)
    let message = try #require(session.receive(line).sent.first)
    #expect(try tree(message)["result"]?["protocolVersion"]?.value == .string(agreed))
    #expect(try Shape.response(.welcome).problems(tree(message)) == [])
    #expect(session.receive(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#).isEmpty)
    let list = try #require(session.receive(request("1", "tools/list")).sent.first)
    #expect(try Shape.response(.list(agreed)).problems(tree(list)) == [])
    #expect(session.reply(to: request("2", "ping")) == #"{"jsonrpc":"2.0","id":2,"result":{}}"#)
  }

  @Test("a stateless request needs no handshake and does not change one")
  mutating func generations() throws {
    session.agree(on: "2024-11-05")
    for (method, shape) in [("server/discover", Shape.discovery), ("tools/list", .list("2026-07-28"))] {
      let message = try #require(session.receive(request("1", method, isStateless: true)).sent.first)
      #expect(try Shape.response(shape).problems(tree(message)) == [])
    }
    let list = try #require(session.receive(request("2", "tools/list")).sent.first)
    #expect(try Shape.response(.list("2024-11-05")).problems(tree(list)) == [])
  }

  @Test(
    "the result of a call has the fields of its revision",
    arguments: ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"])
  mutating func call(_ revision: String) throws {
    let isStateless = revision == "2026-07-28"
    if !isStateless { session.agree(on: revision) }
    let actions = session.receive(request(#""a\u0000""#, "tools/call", #""name":"hello""#, isStateless: isStateless))
    let call = try #require(actions.started.first)
    #expect(call.arguments.value == .object([]))
    let message = try #require(session.end(call.number, with: .hello).sent.first)
    let response = try tree(message)
    #expect(Shape.response(.call(revision)).problems(response) == [])
    #expect(response["id"]?.value == .string("a\0"))
    #expect(!message.json.contains(UInt8(ascii: "\n")))
    #expect(session.isIdle)
  }

  @Test(
    "a message that cannot be handled gets an error with its code",
    arguments: [
      ("{", "-32700", "null"), ("[1,2", "-32700", "null"), ("nul", "-32700", "null"),
      (#"{"jsonrpc":"2.0","id":1,"method":"ping"}}"#, "-32700", "null"),
      (String(repeating: "[", count: 100_000), "-32700", "null"),
      (String(repeating: #"{"a":"#, count: 1000) + "1" + String(repeating: "}", count: 1000), "-32700", "null"),
      ("7", "-32600", "null"), ("\"x\"", "-32600", "null"), ("null", "-32600", "null"), ("[]", "-32600", "null"),
      ("[" + initialize + "]", "-32600", "null"), ("{}", "-32600", "null"),
      (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, "-32600", "null"),
      (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, "-32600", "null"),
      (#"{"jsonrpc":"2.0","id":1e3,"method":"ping"}"#, "-32600", "null"),
      (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, "-32600", "null"),
      (#"{"jsonrpc":"2.0","id":[1],"method":"ping"}"#, "-32600", "null"),
      (#"{"jsonrpc":"2.0","id":true,"method":"ping"}"#, "-32600", "null"),
      (#"{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}"#, "-32600", "null"),
      (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, "-32600", "1"),
      (#"{"id":1,"method":"ping"}"#, "-32600", "1"), (#"{"jsonrpc":"2.0","id":1}"#, "-32600", "1"),
      (#"{"jsonrpc":"2.0","id":1,"method":7}"#, "-32600", "1"),
      (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, "-32602", "1"),
      (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":{"b":1,"b":2}}}"#, "-32602", "1"),
      (request("1", "tools/list"), "-32602", "1"), (request("1", "server/discover"), "-32602", "1"),
      (request("1", "initialize"), "-32602", "1"),
      (request("1", "initialize", #""protocolVersion":7"#), "-32602", "1"),
      (request("1", "tools/none", isStateless: true), "-32601", "1"),
      (request("1", "initialize", isStateless: true), "-32601", "1"),
      (request("1", "ping", isStateless: true), "-32601", "1"),
      (request("1", "logging/setLevel", isStateless: true), "-32601", "1"),
      (request("1", "tools/list", #""cursor":"x""#, isStateless: true), "-32602", "1"),
      (request("1", "tools/call", isStateless: true), "-32602", "1"),
      (request("1", "tools/call", #""name":["hello"]"#, isStateless: true), "-32602", "1"),
      (request("1", "tools/call", #""name":"nothing""#, isStateless: true), "-32602", "1"),
      (request("1", "tools/call", #""name":"hello","arguments":[]"#, isStateless: true), "-32602", "1"),
      (
        request(
          "1", "tools/call", #""name":"hello","_meta":{"progressToken":1.5,\#(statelessMeta)}"#), "-32602", "1"
      ),
      (request("1", "tools/list", #""_meta":{"io.modelcontextprotocol/clientCapabilities":{}}"#), "-32602", "1"),
      (
        request("1", "tools/list", #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}"#), "-32602",
        "1"
      ),
      (request("1", "tools/list", #""_meta":{"io.modelcontextprotocol/protocolVersion":7}"#), "-32602", "1"),
      (request("1", "tools/list", #""_meta":{"io.modelcontextprotocol/protocolVersion":"x"}"#), "-32022", "1"),
      (
        request("1", "initialize", #""_meta":{"io.modelcontextprotocol/protocolVersion":"2025-11-25"}"#), "-32022",
        "1"
      ),
    ])
  mutating func errors(_ line: String, _ code: String, _ id: String) throws {
    let message = try #require(session.receive(line).sent.first)
    let error = try tree(message)
    #expect(error["error"]?["code"]?.value == .number(code))
    #expect(error["id"]?.value == (id == "null" ? .null : .number(id)))
    #expect(Shape.error.problems(error) == [])
    #expect(message.errorCode == Int(code))
  }

  @Test(
    "nothing is sent for a notification or a response, also if it is malformed",
    arguments: [
      #"{"jsonrpc":"2.0","method":"notifications/none"}"#, #"{"jsonrpc":"2.0","method":"tools/call","params":7}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled"}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":{}}}"#,
      #"{"jsonrpc":"2.0","id":1,"result":{}}"#, #"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":""}}"#,
    ])
  mutating func silence(_ line: String) { #expect(session.receive(line).isEmpty) }

  @Test("ids are sent back as they came", arguments: ["0", "-7", "123456789012345678901234567890", #""""#, #""é""#])
  mutating func ids(_ id: String) {
    #expect(session.reply(to: request(id, "ping")) == #"{"jsonrpc":"2.0","id":\#(id),"result":{}}"#)
  }

  @Test("a batch is answered with one array when its last call has ended, only where the revision has batches")
  mutating func batches() throws {
    session.agree(on: "2025-03-26")
    let lines = [
      request("1", "tools/call", #""name":"hello""#), #"{"jsonrpc":"2.0","method":"notifications/none"}"#,
      request("2", "ping"), "7", request("3", "initialize", #""protocolVersion":"2025-03-26""#),
    ]
    let actions = session.receive("[\(lines.joined(separator: ","))]")
    #expect(actions.sent.isEmpty)
    let call = try #require(actions.started.first)
    let sent = session.end(call.number, with: .hello).sent
    #expect(sent.count == 1)
    let batch = try tree(try #require(sent.first))
    #expect(Shape.message.problems(batch) == [])
    guard case .array(let responses) = batch.value else { throw CancellationError() }
    #expect(responses.map { $0["id"]?.value } == [.number("2"), .null, .number("3"), .number("1")])
    #expect(session.receive(#"[{"jsonrpc":"2.0","method":"notifications/none"}]"#).isEmpty)
    #expect(
      session.reply(to: "[" + Array(repeating: "1", count: 65).joined(separator: ",") + "]")?.contains("-32600") == true
    )
  }

  @Test("at most 8 calls run, 64 wait, and further ones get an error")
  mutating func queue() throws {
    session.agree()
    var started: [Session.Call] = []
    for id in 1...72 {
      let actions = session.receive(request("\(id)", "tools/call", #""name":"hello""#))
      #expect(actions.sent.isEmpty)
      started += actions.started
    }
    #expect(started.count == 8)
    #expect(session.reply(to: request("73", "tools/call", #""name":"hello""#))?.contains("-32010") == true)
    // The queue does not delay other requests.
    #expect(session.reply(to: request("74", "ping"))?.contains("result") == true)
    var answered = 0
    while let call = started.first {
      started.removeFirst()
      let actions = session.end(call.number, with: .hello)
      answered += actions.sent.count
      started += actions.started
    }
    #expect(answered == 72)
    #expect(session.isIdle)
  }

  @Test("a request with the id of a call in progress is refused, and the call continues")
  mutating func duplicateID() throws {
    session.agree()
    let call = try #require(session.receive(request("1", "tools/call", #""name":"hello""#)).started.first)
    for method in ["ping", "tools/call"] {
      #expect(session.reply(to: request("1", method, #""name":"hello""#))?.contains(#""id":null,"error""#) == true)
    }
    // The text "1" is another id.
    #expect(session.reply(to: request("\"1\"", "ping"))?.contains("result") == true)
    #expect(session.end(call.number, with: .hello).texts.first?.contains(#""id":1,"result""#) == true)
    #expect(session.reply(to: request("1", "ping"))?.contains("result") == true)
  }

  @Test("only increasing progress is sent, and only where the client gave a token")
  mutating func progress() throws {
    session.agree()
    let line = request("1", "tools/call", #""name":"hello","_meta":{"progressToken":"t"}"#)
    let call = try #require(session.receive(line).started.first)
    let steps = [0, 1, 1, 0, 3].flatMap {
      session.report(CallProgress(done: $0, total: 3, message: "regions"), of: call.number).sent
    }
    #expect(try steps.map { try tree($0)["params"]?["progress"]?.value } == [.number("0"), .number("1"), .number("3")])
    #expect(try steps.allSatisfy { try Shape.progress.problems(tree($0)) == [] })
    _ = session.end(call.number, with: .hello)
    #expect(session.report(CallProgress(done: 4, total: 4, message: ""), of: call.number).isEmpty)
    let silent = try #require(session.receive(request("2", "tools/call", #""name":"hello""#)).started.first)
    #expect(session.report(CallProgress(done: 1, total: 1, message: ""), of: silent.number).isEmpty)
  }

  @Test("a call that fails unexpectedly gets an internal error")
  mutating func unexpected() throws {
    session.agree()
    let call = try #require(session.receive(request("1", "tools/call", #""name":"hello""#)).started.first)
    #expect(session.end(call.number, with: nil).texts.first?.contains("-32603") == true)
  }

  @Test(
    "random calls, cancellations and ends never exceed the limit and never send for a canceled call", arguments: 0..<6)
  mutating func randomOrder(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    session.agree()
    var (running, open, canceled, answered): ([Session.Call], Set<Int>, Set<Int>, Set<Int>) = ([], [], [], [])
    var refusedCount = 0
    func take(_ actions: [Session.Action]) throws {
      running += actions.started
      for message in actions.sent {
        guard message.errorCode != -32010 else {
          refusedCount += 1
          continue
        }
        let response = try tree(message)
        guard case .number(let digits) = response["id"]?.value, let id = Int(digits) else { continue }
        #expect(!canceled.contains(id) && answered.insert(id).inserted)
        open.remove(id)
      }
    }
    for id in 1...500 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0, 1:
        let actions = session.receive(
          request("\(id)", "tools/call", #""name":"hello","_meta":{"progressToken":\#(id)}"#))
        if actions.sent.isEmpty { open.insert(id) }
        try take(actions)
      case 2:
        guard let id = open.randomElement(using: &random) else { continue }
        canceled.insert(id)
        open.remove(id)
        try take(
          session.receive(
            #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(id)}}"#))
      default:
        guard let index = running.indices.randomElement(using: &random) else { continue }
        let call = running[index]
        try take(session.report(CallProgress(done: id, total: 500, message: ""), of: call.number))
        running.remove(at: index)
        try take(session.end(call.number, with: .hello))
      }
      #expect(running.count <= Session.maxRunning)
    }
    while let call = running.popLast() { try take(session.end(call.number, with: .hello)) }
    #expect(session.isIdle)
    #expect(open.isEmpty, "each call that was not canceled has a response")
    #expect(!canceled.isEmpty && !answered.isEmpty)
  }

  @Test("300 mutated lines cause only valid messages, and the session still works", arguments: 0..<1)
  mutating func mutations(_ seed: UInt64) throws {
    let lines = [
      initialize, request("1", "ping"), request("\"é\"", "tools/list", isStateless: true),
      request("2", "server/discover", isStateless: true),
      request("3", "tools/call", #""name":"hello","arguments":{"a":[1,{"b":null}]}"#, isStateless: true),
      request("4", "tools/call", #""name":"hello","_meta":{"progressToken":"t"}"#),
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":3}}"#,
      "[\(request("5", "ping")),\(request("6", "tools/call", #""name":"hello""#))]",
      #"{"jsonrpc":"2.0","id":7,"method":"initialize","params":{"protocolVersion":"2025-03-26"}}"#,
    ]
    let bits = ["\"", "{", "}", "[", "]", ",", ":", "1", "-", ".", "e", "null", "\\", "\\u0000", "\u{0}", "é", "_meta"]
    var random = SplitMix64(seed: seed)
    var (callCount, errorCount) = (0, 0)
    for _ in 0..<300 {
      var line = Array(try #require(lines.randomElement(using: &random)).utf8)
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let start = Int.random(in: 0...line.count, using: &random)
        let end = min(line.count, start + Int.random(in: 0...8, using: &random))
        let bytes: [UInt8] =
          Bool.random(using: &random)
          ? Array(try #require(bits.randomElement(using: &random)).utf8) : [.random(in: 0...255, using: &random)]
        line.replaceSubrange(start..<end, with: bytes)
      }
      var actions = session.receive(line)
      for call in actions.started {
        callCount += 1
        actions += session.end(call.number, with: .hello)
      }
      #expect(actions.sent.count <= 1)
      for message in actions.sent {
        if message.errorCode != nil { errorCount += 1 }
        let problems = try Shape.message.problems(tree(message))
        #expect(problems == [], "\(String(decoding: line, as: UTF8.self))")
      }
    }
    #expect(session.isIdle)
    #expect(callCount > 10 && errorCount > 10)
    #expect(session.reply(to: request("\"last\"", "ping"))?.contains("result") == true)
  }
}
