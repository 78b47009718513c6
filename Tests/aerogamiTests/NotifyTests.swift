import Subprocess
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct NotifyTests {
  private let aerogami = Aerogami()

  /// Makes the environment `dev` send notifications with these notifiers.
  private func use(_ notifiers: String, variant: String = "live") throws {
    try aerogami.write(
      """
      {"clients": {"notifications": {"variant": "\(variant)"}}, "notifiers": {\(notifiers)},
       "http": {"connectTimeoutSeconds": 3600, "requestTimeoutSeconds": 3600, "deadlineSeconds": 3600}}
      """, to: "Config/dev.json")
  }

  private func ntfy(_ name: String, _ server: TestServer) -> String {
    #""\#(name)": {"kind": "ntfy", "server": "\#(server.address)", "topic": "hush-topic"}"#
  }

  private func hook(_ name: String, _ server: TestServer, template: String = "slack") -> String {
    #""\#(name)": {"kind": "webhook", "url": "\#(server.address)/hush/\#(name)", "template": "\#(template)"}"#
  }

  private static let responses: [String: TestServer.Response] = [
    "/": .init(#"{"id":"a"}"#), "/hush/work": .init("ok"), "/hush/old": .init(status: 404, "no_service"),
  ]

  @Test("each notifier sends one message, and its response is reported")
  func sent() async throws {
    try await TestServer.run(Self.responses) { server in
      try use("\(ntfy("phone", server)), \(hook("work", server))")
      let run = try await aerogami.run("notify", "test")
      #expect(run == Run(0, output: "phone: sent (ntfy, 200)\nwork: sent (webhook, 200)\n"))
      #expect(await server.paths.sorted() == ["/", "/hush/work"])
      let message = try #require(await server.requests.entries.first { $0.path == "/hush/work" })
      let body = String(decoding: message.body, as: UTF8.self)
      #expect(
        body
          == #"{"text":"Test of aerogami\u000aThis is a test message for the notifier work.\u000a"#
          + #"Messages of your watches will arrive here.","mrkdwn":false}"#)
    }
  }

  @Test("a watch sends its changes with a notifier, and again after a failure")
  func watch() async throws {
    let log = Log<String>()
    try await TestServer.run { [log] request in
      if request.method == "POST" { return await log.entries.isEmpty ? .init(status: 500, "") : .init("ok") }
      return .init(SampleTrips.list(SampleTrips.malaga))
    } _: { server in
      try use(hook("work", server))
      let variables = [
        "AEROGAMI_CLIENTS_TRIPS_VARIANT": "live", "AEROGAMI_CLIENTS_TRIPS_BASE_URL": server.address,
        "AEROGAMI_STORE_PATH": "store.sqlite",
      ]
      func watch() async throws -> Run {
        try await aerogami.run(
          "watch", "EU", "--once", "--below", "80", "--notify", "work", environment: variables)
      }
      let failed = try await watch()
      #expect(failed.exitCode == 3 && failed.output.contains("new"))
      #expect(
        failed.errors.contains(
          "aerogami: the notifier work failed: \(server.address.withoutScheme): status 500"
        ))
      await log.append("up")
      let sent = try await watch()
      #expect(sent == Run(0))
      let bodies = await server.requests.entries.filter { $0.method == "POST" }.map {
        String(decoding: $0.body, as: UTF8.self)
      }
      #expect(bodies.count == 2 && bodies[0] == bodies[1])
      #expect(bodies[0].hasPrefix(#"{"text":"1 trip from 72 EUR\u000a72 EUR, CPH Copenhagen → AGP Málaga, "#))
    }
  }

  @Test("a watch that is killed while it sends a message sends it again with the next run")
  func killed() async throws {
    let (isPosted, posts) = (Gate(), Log<String>())
    try await TestServer.run { [posts] request in
      guard request.method == "POST" else { return .init(SampleTrips.list(SampleTrips.malaga)) }
      await posts.append(String(decoding: request.body, as: UTF8.self))
      isPosted.open()
      if await posts.entries.count == 1 { try await Gate().wait() }
      return .init("ok")
    } _: { server in
      try use(hook("work", server))
      let variables = [
        "AEROGAMI_CLIENTS_TRIPS_VARIANT": "live", "AEROGAMI_CLIENTS_TRIPS_BASE_URL": server.address,
        "AEROGAMI_STORE_PATH": "store.sqlite",
      ]
      let arguments = ["watch", "EU", "--once", "--below", "80", "--notify", "work"]
      // Repeats the run if it ends before it sends the message, because the service did not respond in time, as on a busy
      // machine.
      while try await !aerogami.run(arguments, environment: variables, killedWhen: { isPosted.isOpen }) {}
      expectEqual(
        try await aerogami.run(arguments, environment: variables),
        Run(0))
      let bodies = await posts.entries
      #expect(bodies.count == 2 && bodies[0] == bodies[1])
    }
  }

  @Test("the exit status is 3 if some messages were sent, and 1 if none was")
  func failed() async throws {
    try await TestServer.run(Self.responses) { server in
      try use("\(hook("old", server)), \(hook("work", server))")
      let error =
        "aerogami: old failed: \(server.address.withoutScheme): status 404: no_service; check notifiers.old.url\n"
      expectEqual(
        try await aerogami.run("notify", "test"),
        Run(3, output: "work: sent (webhook, 200)\n", errors: error))
      expectEqual(
        try await aerogami.run("notify", "test", "old,old"),
        Run(1, errors: error))
      expectEqual(
        try await aerogami.run("notify", "test", "--format", "json"),
        Run(
          3,
          output: """
            {"environment":"dev","notifiers":[
            {"name":"old","status":"failed","kind":null,"http_status":null,"attempts":1,"error":"POST \
            \(server.address)/(secret): status 404: no_service; check notifiers.old.url"},
            {"name":"work","status":"sent","kind":"webhook","http_status":200,"attempts":1,"error":null}
            ]}

            """))
    }
  }

  @Test("--dry-run shows each request without its secrets, and sends nothing")
  func dryRun() async throws {
    try await TestServer.run(Self.responses) { server in
      try use(
        "\(ntfy("phone", server)), \(hook("work", server, template: "discord")), "
          + #""bot": {"kind": "telegram", "server": "\#(server.address)", "chat": "-7", "token": "1:hush"}"#)
      let token = ["AEROGAMI_NOTIFIERS_PHONE_SERVER": server.address, "AEROGAMI_NOTIFIERS_PHONE_TOKEN": "hush"]
      let run = try await aerogami.run("notify", "test", "--dry-run", environment: token)
      let headers = """
          Accept-Encoding: gzip
          User-Agent: aerogami
          Accept: application/json
          Content-Type: application/json; charset=utf-8
          Connection: close
        """
      let text = #"Test of aerogami\u000aThis is a test message for the notifier "#
      let end = #"\u000aMessages of your watches will arrive here."#
      #expect(
        run
          == Run(
            0,
            output: """
              Dry run in environment dev, from Config/dev.json

              phone: POST \(server.address)/
              \(headers)
                Authorization: Bearer (secret)
                {"topic":"(secret)","title":"Test of aerogami","message":"This is a test message for the notifier phone.\
              \(end)","tags":["airplane"]}

              work: POST \(server.address)/(secret)
              \(headers)
                {"content":"\(text)work.\(end)","allowed_mentions":{"parse":[]}}

              bot: POST \(server.address)/bot(secret)/sendMessage
              \(headers)
                {"chat_id":"-7","text":"\(text)bot.\(end)"}

              """))
      let json = try await aerogami.notificationPlan("--format", "json", environment: token)
      #expect(json.contains(#""sent":true,"requests":["#))
      #expect(json.contains(#"{"notifier":"phone","method":"POST","url":"\#(server.address)/","headers":["#))
      #expect(json.contains(#"{"name":"Authorization","value":"Bearer (secret)"}"#))
      #expect(!(run.output + json).contains("hush"))
      #expect(await server.paths == [])
    }
  }

  @Test("an environment with the mock variant prints messages and sends none")
  func mock() async throws {
    try await TestServer.run(Self.responses) { server in
      try use(hook("work", server), variant: "mock")
      expectEqual(
        try await aerogami.run("notify", "test"),
        Run(
          0, output: "work: printed (mock)\n",
          errors: """
            aerogami: notification to work: Test of aerogami
            aerogami:   This is a test message for the notifier work.
            aerogami:   Messages of your watches will arrive here.

            """))
      let plan = try await aerogami.notificationPlan()
      #expect(
        plan.contains(
          "This environment sends no messages. With live notifications, it would send:\n\nwork: POST"))
      #expect(await server.paths == [])
    }
  }

  @Test("the user's own notifiers are used in every environment, and the built-in one is mock")
  func ownFile() async throws {
    try aerogami.write(
      #"{"notifiers": {"phone": {"kind": "ntfy", "topic": "hush"}}}"#, to: "\(aerogami.userDirectory)/config.json")
    let run = try await aerogami.run("notify", "test", "phone")
    #expect(run.exitCode == 0)
    #expect(run.output == "phone: printed (mock)\n")
  }

  @Test("an unknown notifier, and a configuration without any, are errors with a remedy")
  func mistakes() async throws {
    expectEqual(
      try await aerogami.run("notify", "test"),
      Run(
        78,
        errors: "aerogami: no notifiers are configured; add one, for example: aerogami notify add phone --ntfy\n"))
    try use(#""phone": {"kind": "ntfy", "topic": "hush"}, "work": {"kind": "webhook"}"#)
    expectEqual(
      try await aerogami.run("notify", "test", "phne"),
      Run(
        64, errors: "aerogami: there is no notifier \"phne\"; did you mean \"phone\"? Known: phone, work\n"))
  }

  @Test("a notifier that cannot send stops only the commands that use it")
  func incomplete() async throws {
    try await TestServer.run(Self.responses) { server in
      try use(#"\#(ntfy("phone", server)), "bot": {"kind": "telegram", "chat": "1"}, "broken": {"kind": "webhook"}"#)
      let watch = ["watch", "EU", "--once", "--below", "1000", "--notify"]
      #expect(try await aerogami.run(watch + ["phone"]).exitCode == 0)
      #expect(await server.paths == ["/"])
      let both = try await aerogami.run(watch + ["phone,bot"])
      #expect(both.exitCode == 78 && both.output == "")
      #expect(both.errors.hasPrefix("aerogami: notifiers.bot.token is not set, and Telegram requires a token; set "))
      #expect(await server.paths.count == 1)
    }
  }

  @Test("a message without a response is canceled by a signal")
  func stalled() async throws {
    try await FaultServer.run({ _, exchange in try await exchange.stall() }) { server in
      try use(#""phone": {"kind": "ntfy", "server": "\#(server.address)", "topic": "hush"}"#)
      let interrupted = try await aerogami.run("notify", "test", output: .pipe(), errors: .pipe()) { send in
        await server.requests.waitForEntries(1)
        try send(.interrupt)
      }
      #expect(interrupted == Run(130, errors: "aerogami: canceled: phone\n"))
    }
  }
}
