import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import Foundation
import TestSupport
import Testing

@testable import AerogamiHTTP
@testable import AerogamiLive

private typealias Message = AerogamiCore.Notification

/// The live client, with services on loopback.
@Suite(.timeLimit(.minutes(20))) struct NotificationTests {
  private let clock = ManualClock()
  private let message = Message(
    to: "phone", title: "VNO–BCN from 19 EUR", lines: ["Fri 11 Dec, 2 nights: 19 EUR", "and 3 more"],
    url: "https://example.com/a?b=c&d=e")

  /// Returns the notifier `phone` of a configuration.
  private func notifier(_ json: String) throws -> Notifier {
    let directory = TemporaryDirectory()
    try FileManager.default.createDirectory(atPath: directory.path, withIntermediateDirectories: true)
    let path = directory.path + "/c.json"
    try Data(#"{"notifiers": {"phone": \#(json)}}"#.utf8).write(to: URL(filePath: path))
    let configuration = try Configuration.load(
      path: path, variables: [:], directories: .init(currentDirectory: directory.path, userDirectory: nil))
    let options = try #require(configuration.options(of: NotificationRegistration()).first)
    #expect(options.problems.isEmpty && options.sendingProblems.isEmpty)
    return try #require(options.notifier)
  }

  /// Runs `body` with a client of one notifier. Its retries wait on ``clock``, as does the timeout if there is one.
  private func withClient(
    _ json: String, timeout: Duration? = nil, _ body: (NotificationClient) async throws -> Void
  ) async throws {
    let notifier = try notifier(json)
    let limits = HTTPTransport.Limits(
      connectTimeout: .seconds(3600), maxBodyBytes: 1 << 20, remedyText: Remedy.text)
    try await HTTPTransport.withAsyncHTTPClient(limits: limits) { transport in
      let deadline = Deadline(.seconds(60), clock: clock)
      let attempt =
        timeout.map { transport.timingOut(after: $0, until: deadline, clock: clock, remedyText: Remedy.text) }
        ?? transport
      let whole = attempt.retrying(
        RetryState(RetryPolicy(maxAttempts: 3)), until: deadline, clock: clock,
        now: { Date(timeIntervalSince1970: 0) }, random: { 0.5 }, remedyText: Remedy.text
      ).followingRedirects()
      try await body(.live([notifier], over: whole, clock: clock, sendMail: RunOptions.withoutMail))
    }
  }

  /// Sends ``message`` while `body` runs, and returns the error; `nil` if it was sent.
  private func error(of client: NotificationClient, _ body: () async -> Void) async throws -> ClientError? {
    async let sent = client.send(message)
    await body()
    do {
      _ = try await sent
      return nil
    } catch let error as ClientError {
      return error
    }
  }

  /// The configuration of each kind of notifier at a server, with the path, headers and body of a request, and a
  /// successful response.
  private struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let json: @Sendable (_ address: String) -> String
    let path: String
    var authorization: [String] = []
    let body: String
    let status: Int
    let response: String
    var testDescription: String { name }
    var kind: String { ["ntfy", "telegram"].contains(name) ? name : "webhook" }
  }

  private static let cases = [
    Case(
      name: "ntfy",
      json: { #"{"kind": "ntfy", "server": "\#($0)", "topic": "hush-topic", "token": "tk_hush"}"# }, path: "/",
      authorization: ["Authorization: Bearer tk_hush"],
      body:
        #"{"topic":"hush-topic","title":"VNO–BCN from 19 EUR","message":"Fri 11 Dec, 2 nights: 19 EUR\u000aand 3 more","#
        + #""click":"https://example.com/a?b=c&d=e","tags":["airplane"]}"#,
      status: 200, response: #"{"id":"xE73Iyuabi","time":1673542291,"event":"message","topic":"hush-topic"}"#),
    Case(
      name: "slack", json: { #"{"kind": "webhook", "url": "\#($0)/services/T0/B0/hush", "template": "slack"}"# },
      path: "/services/T0/B0/hush",
      body: #"{"text":"VNO–BCN from 19 EUR\u000aFri 11 Dec, 2 nights: 19 EUR\u000aand 3 more\u000a"#
        + #"https://example.com/a?b=c&amp;d=e","mrkdwn":false}"#,
      status: 200, response: "ok"),
    Case(
      name: "discord", json: { #"{"kind": "webhook", "url": "\#($0)/api/webhooks/1/hush", "template": "discord"}"# },
      path: "/api/webhooks/1/hush",
      body: #"{"content":"VNO–BCN from 19 EUR\u000aFri 11 Dec, 2 nights: 19 EUR\u000aand 3 more\u000a"#
        + #"https://example.com/a?b=c&d=e","allowed_mentions":{"parse":[]}}"#,
      status: 204, response: ""),
    Case(
      name: "json", json: { #"{"kind": "webhook", "url": "\#($0)/hook?key=hush", "token": "tk_hush"}"# },
      path: "/hook?key=hush", authorization: ["Authorization: Bearer tk_hush"],
      body: #"{"title":"VNO–BCN from 19 EUR","text":"Fri 11 Dec, 2 nights: 19 EUR\u000aand 3 more","#
        + #""lines":["Fri 11 Dec, 2 nights: 19 EUR","and 3 more"],"url":"https://example.com/a?b=c&d=e"}"#,
      status: 202, response: ""),
    Case(
      name: "telegram",
      json: { #"{"kind": "telegram", "server": "\#($0)", "chat": "-1001", "token": "123:hush-AbC"}"# },
      path: "/bot123:hush-AbC/sendMessage",
      body: #"{"chat_id":"-1001","text":"VNO–BCN from 19 EUR\u000aFri 11 Dec, 2 nights: 19 EUR\u000aand 3 more\u000a"#
        + #"https://example.com/a?b=c&d=e"}"#,
      status: 200, response: #"{"ok":true,"result":{"message_id":7}}"#),
  ]

  @Test("a message is one request in the documented form, byte for byte", arguments: cases)
  private func sent(sample: Case) async throws {
    try await TestServer.run { _ in
      .init(status: sample.status, sample.response)
    } _: { server in
      try await withClient(sample.json(server.address)) { client in
        let fetched = try await client.send(message)
        #expect(fetched.value == .init(kind: sample.kind, status: sample.status))
        #expect(fetched.attempts == 1)
      }
      let requests = await server.requests.entries
      #expect(requests.count == 1)
      let request = try #require(requests.first)
      #expect(request.method == "POST")
      #expect(request.path == sample.path)
      #expect(String(decoding: request.body, as: UTF8.self) == sample.body)
      #expect(
        request.headerLines.sorted()
          == ([
            "host: \(server.address.dropFirst("http://".count))", "Content-Length: \(sample.body.utf8.count)",
            "Content-Type: application/json; charset=utf-8", "Connection: close", "User-Agent: aerogami",
            "Accept: application/json", "Accept-Encoding: gzip",
          ] + sample.authorization).sorted())
    }
  }

  /// Responds to the first request with `first`, and to all others with the case's successful response.
  private func service(
    _ sample: Case, first: TestServer.Response
  ) -> @Sendable (TestServer.Request) async throws -> TestServer.Response {
    let count = Log<Int>()
    return { _ in
      await count.append { $0 } == 1 ? first : .init(status: sample.status, sample.response)
    }
  }

  @Test("after a 429, a message is sent again after the wait that the service requests", arguments: cases)
  private func rateLimited(sample: Case) async throws {
    let busy =
      sample.name == "telegram"
      ? TestServer.Response(
        status: 429, #"{"ok":false,"error_code":429,"description":"Too Many Requests","parameters":{"retry_after":7}}"#)
      : TestServer.Response(status: 429, "slow down", headers: ["Retry-After": "7"])
    try await TestServer.run(service(sample, first: busy)) { server in
      try await withClient(sample.json(server.address)) { client in
        async let sent = client.send(message)
        await clock.waitForSleepers(1)
        clock.advance(by: .seconds(7) - .nanoseconds(1))
        #expect(clock.sleeperCount == 1, "not before its time")
        clock.advance(by: .nanoseconds(1))
        let fetched = try await sent
        #expect(fetched.attempts == 2)
      }
      let bodies = await server.requests.entries.map(\.body)
      #expect(bodies.count == 2 && bodies[0] == bodies[1])
    }
  }

  @Test("after a 503, a message is sent again on the schedule of requests", arguments: cases)
  private func unavailable(sample: Case) async throws {
    try await TestServer.run(service(sample, first: .init(status: 503, ""))) { server in
      try await withClient(sample.json(server.address)) { client in
        async let sent = client.send(message)
        await clock.waitForSleepers(1)
        // Half of 0.25 s.
        clock.advance(by: .milliseconds(125))
        let fetched = try await sent
        #expect(fetched.attempts == 2)
      }
    }
  }

  @Test("after another error status, a message is not sent again", arguments: cases, [408, 500, 502, 504])
  private func failed(sample: Case, status: Int) async throws {
    try await TestServer.run { _ in
      .init(status: status, "sorry")
    } _: { server in
      try await withClient(sample.json(server.address)) { client in
        let error = await #expect(throws: ClientError.self) { try await client.send(message) }
        #expect(error?.attempts == 1)
        #expect(
          error?.description.hasSuffix(": status \(status): sorry; try again later") == true,
          "\(error?.description ?? "")")
        #expect(error?.description.contains("hush") == false)
      }
      #expect(await server.requests.entries.count == 1)
    }
  }

  @Test("after a refused connection, a message is sent again")
  func refused() async throws {
    try await FaultServer.withRefusingAddress { address in
      try await withClient(Self.cases[0].json(address)) { client in
        let error = try await error(of: client) {
          for wait in [125, 250] {
            await clock.waitForSleepers(1)
            clock.advance(by: .milliseconds(wait))
          }
        }
        #expect(error?.attempts == 3)
        #expect(error?.description.hasPrefix("POST \(address)/: could not connect") == true)
        #expect(error?.description.contains("tried 3 times") == true)
      }
    }
  }

  @Test("after a time-out, a message is not sent again, because it may have been delivered")
  func timedOut() async throws {
    try await FaultServer.run({ _, exchange in try await exchange.stall() }) { server in
      try await withClient(Self.cases[0].json(server.address), timeout: .seconds(20)) { client in
        let error = try await error(of: client) {
          await server.requests.waitForEntries(1)
          await clock.waitForSleepers(1)
          clock.advance(by: .seconds(20))
        }
        #expect(error?.attempts == 1)
        #expect(error?.isTimeout == true)
        #expect(
          error?.description
            == "POST \(server.address)/: no complete response within 20 s; try again, or raise --timeout "
            + "(http.requestTimeoutSeconds) (not sent again at once, because the service may have received it)")
      }
      #expect(await server.requests.entries.count == 1)
    }
  }

  @Test("after a connection that was lost before the response, a message is not sent again")
  func lost() async throws {
    try await FaultServer.run({ _, exchange in try await exchange.close() }) { server in
      try await withClient(Self.cases[0].json(server.address)) { client in
        let error = await #expect(throws: ClientError.self) { try await client.send(message) }
        #expect(error?.attempts == 1)
        #expect(error?.description.contains("not sent again") == true)
      }
      #expect(await server.requests.entries.count == 1)
    }
  }

  @Test("canceling a send cancels the request")
  func canceled() async throws {
    try await FaultServer.run({ _, exchange in try await exchange.stall() }) { server in
      try await withClient(Self.cases[0].json(server.address)) { client in
        let sending = Task { try await client.send(message) }
        await server.requests.waitForEntries(1)
        sending.cancel()
        await #expect(throws: CancellationError.self) { try await sending.value }
        await server.closes.waitForEntries(1)
      }
    }
  }

  @Test("a redirect is not followed", arguments: cases)
  private func redirected(sample: Case) async throws {
    try await TestServer.run { _ in
      .init("")
    } _: { other in
      try await TestServer.run { request in
        .init(status: 308, "", headers: ["Location": other.address + request.path])
      } _: { server in
        try await withClient(sample.json(server.address)) { client in
          let error = await #expect(throws: ClientError.self) { try await client.send(message) }
          #expect(error?.description.contains("the service redirects to \(other.address), and") == true)
          #expect(error?.description.contains("hush") == false)
        }
      }
      #expect(await other.requests.entries.isEmpty)
    }
  }

  @Test(
    "a response that does not confirm the message is an error",
    arguments: [
      (0, "<html>Please log in</html>", "the response is not from ntfy: <html>Please log in</html>"),
      (0, #"{"error":"hush-topic is reserved"}"#, "the response is not from ntfy: (secret) is reserved"),
      (4, #"{"ok":false,"description":"no"}"#, "the response is not from telegram: no"),
      (4, "", "the response is not from telegram"),
    ])
  func unconfirmed(index: Int, body: String, detail: String) async throws {
    try await TestServer.run { _ in
      .init(body)
    } _: { server in
      try await withClient(Self.cases[index].json(server.address)) { client in
        let error = await #expect(throws: ClientError.self) { try await client.send(message) }
        #expect(error?.message.hasSuffix(": \(detail)") == true, "\(error?.description ?? "")")
        #expect(error?.remedy == "check the address and the network")
      }
    }
  }

  @Test(
    "an error status has the service's message and a remedy",
    arguments: [
      (
        0, 403, #"{"code":40301,"http":403,"error":"forbidden"}"#,
        "forbidden; check the token (notifiers.phone.token in "
      ),
      (1, 404, "no_service", "no_service; check notifiers.phone.url"),
      (2, 404, #"{"message":"Unknown Webhook","code":10015}"#, "Unknown Webhook; check notifiers.phone.url"),
      (2, 401, "", "if a token is required, set AEROGAMI_NOTIFIERS_PHONE_TOKEN"),
      (
        4, 400, #"{"ok":false,"description":"Bad Request: chat not found"}"#,
        "Bad Request: chat not found; check notifiers.phone.chat; start the bot in that chat, or add it to the group or channel"
      ),
      (
        4, 404, #"{"ok":false,"description":"Not Found"}"#,
        "Not Found; check the token (notifiers.phone.token in "
      ),
      (
        4, 403, #"{"description":"bot was blocked by the user"}"#,
        "check notifiers.phone.chat; start the bot in that chat"
      ),
      (4, 401, #"{"description":"no bot 123:hush-AbC"}"#, "no bot (secret); check the token"),
    ])
  func errors(index: Int, status: Int, body: String, text: String) async throws {
    try await TestServer.run { _ in
      .init(status: status, body)
    } _: { server in
      try await withClient(Self.cases[index].json(server.address)) { client in
        let error = await #expect(throws: ClientError.self) { try await client.send(message) }
        #expect(error?.description.contains(text) == true, "\(error?.description ?? "")")
        #expect(error?.description.contains("hush") == false)
        #expect(error?.reason.isStatus(status) == true)
      }
    }
  }

  @Test("a notifier that was added after the client was created is an error that says to restart")
  func unknown() async throws {
    let text =
      "the process that runs the watches does not know this notifier; "
      + "restart it if the notifier was added since it started"
    func expectError(from client: NotificationClient) async {
      let error = await #expect(throws: ClientError.self) {
        try await client.send(Message(to: "tablet", title: "", lines: []))
      }
      #expect(error?.description == text)
      #expect(error?.attempts == 0)
    }
    try await withClient(Self.cases[0].json("http://127.0.0.1:1")) { await expectError(from: $0) }
    // A process that only prints messages, and one without notifiers.
    let context = ClientContext(clock: clock, now: { Date() }, clocks: SharedAirportClocks(zones: .none))
    try await expectError(from: NotificationRegistration().mock([])(context))
    await expectError(from: NotificationRegistration().unused)
  }

  // MARK: hostile texts

  /// Returns the body of the request that sends a message, and the string with a key in it.
  private func body(_ index: Int, _ message: Message) throws -> (JSONTree, @Sendable (String) -> String) {
    let request = try notifier(Self.cases[index].json("http://127.0.0.1:1")).request(message)
    #expect(request.headers.allSatisfy { $0.name == "Authorization" })
    let bytes = try #require(request.body)
    let tree = try JSONTree.parse(bytes.span)
    return (tree, { key in if case .string(let text)? = tree[key]?.value { text } else { "" } })
  }

  private static let hostile = Message(
    to: "phone", title: "a\r\nX-Evil: 1\u{202E}\u{0}",
    lines: ["<!channel> & <@U1>", "@everyone \"q\" [x](http://evil)\nb"],
    url: "javascript:alert(1)")

  @Test("hostile texts cannot add lines, headers, mentions or markup")
  func hostile() throws {
    let ntfy = try body(0, Self.hostile).1
    #expect(ntfy("title") == "a  X-Evil: 1\u{FFFD}\u{FFFD}")
    #expect(ntfy("message") == "<!channel> & <@U1>\n@everyone \"q\" [x](http://evil) b")
    #expect(try body(0, Self.hostile).0["click"] == nil)
    #expect(
      try body(1, Self.hostile).1("text")
        == "a  X-Evil: 1\u{FFFD}\u{FFFD}\n&lt;!channel&gt; &amp; &lt;@U1&gt;\n@everyone \"q\" [x](http://evil) b")
    #expect(
      try body(2, Self.hostile).1("content")
        == "a  X-Evil: 1\u{FFFD}\u{FFFD}\n\\<!channel\\> & \\<@U1\\>\n@everyone \"q\" \\[x\\](http://evil) b")
    #expect(try body(3, Self.hostile).0["url"]?.value == .null)
    #expect(try body(4, Self.hostile).0["parse_mode"] == nil)
    // A combining character does not hide the character before it from escaping.
    #expect(try body(1, Message(to: "phone", title: "<\u{301}", lines: [])).1("text") == "&lt;\u{301}")
  }

  @Test(
    "a long text is cut between characters, and keeps the URL", arguments: ["a", "é", "👩‍👩‍👧", "<", "&", "a\u{301}", "🇱🇹"])
  func long(piece: String) throws {
    // No service takes as much.
    let text = String(repeating: piece, count: 5_000 / piece.utf16.count)
    let long = Message(to: "phone", title: text, lines: [text], url: "https://example.com/a")
    let ntfy = try body(0, long).1
    #expect(ntfy("message").utf8.count <= 4096 && ntfy("message").utf8.count > 4096 - 40)
    #expect(ntfy("title").utf16.count <= 250)
    for (index, key, limit) in [(1, "text", 4000), (2, "content", 2000), (4, "text", 4096)] {
      let text = try body(index, long).1(key)
      #expect(text.utf16.count <= limit && text.utf16.count > limit - 40, "\(index)")
      #expect(text.hasSuffix("…\nhttps://example.com/a"), "\(index)")
    }
    for text in [ntfy("message"), ntfy("title")] {
      #expect(text.hasSuffix("…") && text.dropLast().allSatisfy { String($0) == piece })
    }
    let slack = try body(1, long).1("text")
    #expect(!slack.contains(/&[a-z]*…/), "no escape sequence is cut")
  }

  @Test("a text that is one huge character is left out")
  func hugeCharacter() throws {
    let zalgo = "a" + String(repeating: "\u{301}", count: 10_000)
    #expect(try body(4, Message(to: "phone", title: zalgo, lines: [])).1("text") == "…")
  }

  @Test("a URL that a message could interpret is left out", arguments: ["http://a|b", "https://a/<b>", "ftp://a", "a"])
  func urls(url: String) throws {
    let text = try body(2, Message(to: "phone", title: "t", lines: [], url: url)).1("content")
    #expect(text == "t")
  }

  @Test("a request shows no secret", arguments: cases)
  private func shown(sample: Case) throws {
    let notifier = try notifier(sample.json("http://127.0.0.1:1"))
    #expect(!notifier.request(message).description.contains("hush"))
    let planned = PlannedRequest(notifier.redacted.request(message), through: Proxies())
    #expect(!"\(planned)".contains("hush"))
    #expect(planned.method == "POST")
  }
}

extension ClientError.Reason {
  fileprivate func isStatus(_ status: Int) -> Bool {
    if case .failed(.status(status), _, _) = self { true } else { false }
  }
}

extension NotificationTests {
  /// Returns the client of an e-mail notifier that passes each message to `sendMail`.
  private func mailClient(_ sendMail: @escaping @Sendable (MailMessage) async throws -> Void) throws
    -> NotificationClient
  {
    let notifier = try notifier(#"{"kind": "email", "address": "me@example.com"}"#)
    return .live([notifier], over: .sendingNothing, clock: clock, sendMail: sendMail)
  }

  @Test("an e-mail has the title as its subject, and the lines and the address as its text, in UTF-8")
  func mail() async throws {
    let sent = Log<MailMessage>()
    let receipt = try await mailClient { await sent.append($0) }.send(message)
    #expect(receipt.value == NotificationClient.Receipt(kind: "email"))
    let mail = try #require(await sent.entries.first)
    #expect(mail.recipient == "me@example.com")
    let (head, body) = try parts(of: mail)
    #expect(
      head == [
        "To: me@example.com", "Subject: =?UTF-8?B?Vk5P4oCTQkNOIGZyb20gMTkgRVVS?=", "MIME-Version: 1.0",
        "Content-Type: text/plain; charset=utf-8", "Content-Transfer-Encoding: base64",
        "Auto-Submitted: auto-generated",
      ])
    #expect(body == "Fri 11 Dec, 2 nights: 19 EUR\r\nand 3 more\r\nhttps://example.com/a?b=c&d=e\r\n")
  }

  @Test("no text adds a header to an e-mail or ends it, and no line is too long")
  func hostileMail() async throws {
    let sent = Log<MailMessage>()
    let hostile = "\r\nBcc: a@evil.example\n.\n\u{2028}" + String(repeating: "Málaga ✈ ", count: 50)
    _ = try await mailClient { await sent.append($0) }.send(
      Message(to: "phone", title: hostile, lines: [hostile, "."]))
    let mail = try #require(await sent.entries.first)
    let (head, body) = try parts(of: mail)
    #expect(head.filter { !$0.hasPrefix(" ") }.map { $0.prefix { $0 != ":" } }.count == 6)
    #expect(mail.source.split(separator: "\n").allSatisfy { $0.utf8.count <= 76 })
    #expect(mail.source.utf8.allSatisfy { $0 == 0x0A || (0x20...0x7E).contains($0) })
    #expect(body.split(separator: "\r\n").count == 2 && body.contains("Bcc: a@evil.example"))
    let words = mail.source.matches(of: #/=\?UTF-8\?B\?([A-Za-z0-9+/=]+)\?=/#).map { String($0.1) }
    // Each word is valid UTF-8 by itself.
    let subject = words.compactMap { Data(base64Encoded: $0).flatMap { String(data: $0, encoding: .utf8) } }
    #expect(subject.count == words.count)
    #expect(words.count > 5 && subject.joined().hasPrefix("  Bcc: a@evil.example . "))
  }

  /// Returns the lines of the headers and the decoded body.
  private func parts(of mail: MailMessage) throws -> (head: [String], body: String) {
    let empty = try #require(mail.source.firstRange(of: "\n\n"))
    let body = try #require(
      Data(base64Encoded: String(mail.source[empty.upperBound...]), options: .ignoreUnknownCharacters))
    return (
      mail.source[..<empty.lowerBound].split(separator: "\n").map(String.init), String(decoding: body, as: UTF8.self)
    )
  }

  @Test("an e-mail that is not handed over, or not in time, is an error with the reason")
  func undeliveredMail() async throws {
    let client = try mailClient { _ in throw MailError("/usr/sbin/sendmail failed", remedy: "check its log") }
    let error = await #expect(throws: ClientError.self) { try await client.send(message) }
    #expect(error?.description == "sendmail me@example.com: /usr/sbin/sendmail failed; check its log")
    var late = message
    late.deadline = .zero
    let tooLate = late
    let timeout = await #expect(throws: ClientError.self) { try await client.send(tooLate) }
    #expect(timeout?.isTimeout == true)
  }
}
