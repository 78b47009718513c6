import Foundation
import Subprocess
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20))) struct NotifyAddTests {
  private let aerogami = Aerogami()

  private var path: String { aerogami.userDirectory + "/config.json" }
  private var saved: String? { try? String(contentsOfFile: path, encoding: .utf8) }

  private static let accepted: [String: TestServer.Response] = [
    "/": .init(#"{"id":"a"}"#), "/hook": .init("ok"), "/bot1:hush/sendMessage": .init(#"{"ok":true}"#),
  ]

  /// Writes a program that saves its arguments and its input in a file, and returns the variables to find it.
  private func sendmail(_ ending: String = "exit 0") throws -> [String: String] {
    try aerogami.write(
      "#!/bin/sh\n{ echo \"$@\"; env; cat; } > '\(aerogami.directory)/mail'\n\(ending)\n", to: "bin/sendmail")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: aerogami.directory + "/bin/sendmail")
    return ["PATH": "\(aerogami.directory)/bin:/usr/bin:/bin"]
  }

  @Test("a phone gets a topic that cannot be guessed, its address is printed, and a test message is really sent")
  func phone() async throws {
    try await TestServer.run(Self.accepted) { server in
      let run = try await aerogami.run("notify", "add", "phone", "--ntfy", "--server", server.address)
      #expect(run.exitCode == 0, "\(run)")
      let topic = try #require(run.output.firstMatch(of: /\/(aerogami-[a-z2-9]{26})\n/)?.1)
      #expect(run.output.hasPrefix("\(server.address)/\(topic)\n"))
      #expect(run.output.hasSuffix("phone: sent (ntfy, 200)\n"))
      expectEqual(
        Run(0, errors: run.errors),
        Run(
          0,
          errors: """
            aerogami: saved the notifier phone in \(path)
            aerogami: open this address in a browser, or subscribe to it in the app of ntfy:
            aerogami: watches in environment dev only print their messages; to send them, run watches with --env live

            """))
      let body = String(decoding: try #require(await server.requests.entries.first).body, as: UTF8.self)
      #expect(body.contains("\"topic\":\"\(topic)\""))
      #expect(saved?.contains("\"topic\": \"\(topic)\"") == true)
      #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
      let other = try await aerogami.run("notify", "add", "other", "--ntfy", "--no-test")
      #expect(
        other.output.firstMatch(of: /^https:\/\/ntfy\.sh\/(aerogami-[a-z2-9]{26})\n$/).map { $0.1 != topic } == true)
      #expect(await server.paths == ["/"], "--no-test sends nothing")
    }
  }

  @Test("a notifier whose test message fails stays saved, and the exit status is 3")
  func failedTest() async throws {
    try await TestServer.run(["/hook": .init(status: 404, "no_service")]) { server in
      let run = try await aerogami.run("notify", "add", "team", "--webhook", server.address + "/hook")
      #expect(run.exitCode == 3, "\(run)")
      #expect(run.errors.contains("aerogami: team failed: \(server.address.withoutScheme): status 404"))
      #expect(
        run.errors.hasSuffix(
          "aerogami: the notifier stays saved; to test it again, run aerogami notify test team --env live\n"))
      #expect(saved?.contains("\"url\": \"\(server.address)/hook\"") == true)
    }
  }

  @Test("secrets are read from standard input, and a token in a variable is not saved")
  func secrets() async throws {
    try await TestServer.run(Self.accepted) { server in
      let bot = ["notify", "add", "bot", "--telegram", "--chat", "-7", "--server", server.address]
      let variable = ["AEROGAMI_NOTIFIERS_BOT_TOKEN": "1:hush"]
      let run = try await aerogami.run(bot, environment: variable)
      #expect(run.exitCode == 0 && run.output == "bot: sent (telegram, 200)\n", "\(run)")
      #expect(run.errors.contains("AEROGAMI_NOTIFIERS_BOT_TOKEN is set; the token is not saved"))
      #expect(saved?.contains("hush") == false)
      try FileManager.default.removeItem(atPath: path)

      let typed = try await aerogami.run(
        "notify", "add", "bot", "--telegram", "--chat", "-7", "--server", server.address, input: "1:hush\n")
      #expect(typed.exitCode == 0 && typed.output == "bot: sent (telegram, 200)\n", "\(typed)")
      #expect(saved?.contains(#""token": "1:hush""#) == true)
      let hook = try await aerogami.run("notify", "add", "team", "--webhook", "-", input: "\(server.address)/hook\n")
      #expect(hook.exitCode == 0 && hook.output == "team: sent (webhook, 200)\n", "\(hook)")
      #expect(!"\(run)\(typed)\(hook)".contains("1:hush"))
    }
  }

  @Test("an e-mail is handed to sendmail, which gets no secret variable")
  func email() async throws {
    let variables = try sendmail().merging(["AEROGAMI_SERVE_PASSWORD": "hush"]) { $1 }
    let run = try await aerogami.run("notify", "add", "mail", "--email", "me@example.com", environment: variables)
    #expect(run.exitCode == 0 && run.output == "mail: sent (email)\n", "\(run)")
    let mail = try String(contentsOfFile: aerogami.directory + "/mail", encoding: .utf8)
    #expect(mail.hasPrefix("-i me@example.com\n") && !mail.contains("hush"))
    #expect(mail.contains("\nTo: me@example.com\nSubject: =?UTF-8?B?VGVzdCBvZiBhZXJvZ2FtaQ==?=\n"))
    let plan = try await aerogami.notificationPlan()
    #expect(plan.contains("mail: sendmail me@example.com\n  Subject: Test of aerogami\n"), "\(plan)")

    let refusing = try sendmail("echo 'no such user' >&2; exit 67")
    let refused = try await aerogami.run("notify", "test", "--env", "live", environment: refusing)
    expectEqual(
      refused,
      Run(
        1,
        errors: "aerogami: mail failed: sendmail me@example.com: \(aerogami.directory)/bin/sendmail failed with exit "
          + "status 67: no such user; check its configuration and its log\n"))
  }

  @Test(
    "without a program that sends e-mails, nothing is saved",
    .enabled(
      if: !["/usr/sbin/sendmail", "/usr/lib/sendmail"].contains(where: FileManager.default.isExecutableFile)))
  func noMailProgram() async throws {
    let run = try await aerogami.run(
      "notify", "add", "mail", "--email", "me@example.com", environment: ["PATH": "/nowhere:relative"])
    expectEqual(
      run,
      Run(
        1,
        errors: "aerogami: this system has no program named sendmail; install and configure one, such as msmtp-mta or "
          + "postfix, or use another kind of notifier\n"))
    #expect(saved == nil)
    let invalid = try await aerogami.run("notify", "add", "mail", "--email", "no", environment: ["PATH": "/nowhere"])
    #expect(invalid.exitCode == 64, "\(invalid)")
  }

  @Test("a name that is taken in the file, or by a variable, is an error, and nothing is lost")
  func taken() async throws {
    let own = #"{"notifiers": {"phone": {"kind": "ntfy", "topic": "hush"}}}"#
    try aerogami.write(own, to: path)
    let variables = ["AEROGAMI_NOTIFIERS_BOT_KIND": "telegram"]
    for (name, problem) in [
      (
        "phone",
        "\(path) already has a notifier named phone; use another name, or remove it first: aerogami notify remove phone"
      ),
      (
        "bot",
        "AEROGAMI_NOTIFIERS_BOT_KIND defines a notifier named bot, and would override the new one; use another name"
      ),
    ] {
      let run = try await aerogami.run("notify", "add", name, "--ntfy", environment: variables)
      expectEqual(run, Run(64, errors: "aerogami: \(problem)\n"))
    }
    #expect(saved == own)
  }

  @Test("a file that cannot be written is an error")
  func unusableFile() async throws {
    try aerogami.write("{}", to: path)
    // A link to a file in a directory that does not exist: it can be neither read nor created.
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/proc/nowhere/config.json")
    let unwritable = try await aerogami.run("notify", "add", "phone", "--ntfy")
    #expect(unwritable.exitCode == 1 && unwritable.errors.contains("could not be written: "), "\(unwritable)")
    #expect(unwritable.output == "", "no topic is shown that is not saved")
  }

  @Test(
    "a wrong command line is an error before anything is saved",
    arguments: [
      (["My Phone", "--ntfy"], "\"My Phone\" is not a valid name; use a name such as my-phone (at most 40"),
      (["a\u{1B}b", "--ntfy"], "\"a\u{FFFD}b\" is not a valid name"), (["phone"], "the kind is missing; use --ntfy"),
      (["phone", "--ntfy", "--telegram"], "only one of --ntfy, --webhook, --telegram and --email can be used"),
      (["phone", "--ntfy", "--chat", "1"], "--chat requires --telegram"),
      (["phone", "--telegram"], "--telegram requires --chat"),
      (["phone", "--webhook", "https://a.example", "--server", "https://b.example"], "--server requires --ntfy or"),
      (["phone", "--ntfy", "--template", "slack"], "--template requires --webhook"),
      (["phone", "--webhook", "ftp://a"], "--webhook: the value is not an http or https URL"),
    ])
  func usage(arguments: [String], problem: String) async throws {
    let run = try await aerogami.runIfValid(["notify", "add"] + arguments)
    #expect(run.exitCode == 64 && run.errors.hasPrefix("aerogami: \(problem)"), "\(run)")
    #expect(saved == nil && run.output == "")
  }

  @Test("the list has each notifier with its watches and its file, without secrets")
  func list() async throws {
    let empty = try await aerogami.run("notify", "list")
    #expect(
      empty
        == Run(
          0, errors: "aerogami: no notifiers are configured; add one, for example: aerogami notify add phone --ntfy\n"))
    try aerogami.write(
      """
      {"notifiers": {"phone": {"kind": "ntfy", "topic": "hush"}, "mail": {"kind": "email", "address": "me@example.com"}},
       "watches": {"spain": {"regions": "EU", "notify": "phone"}}}
      """, to: path)
    try aerogami.write(#"{"notifiers": {"bad": {"kind": "webhook"}}}"#, to: "Config/dev.json")
    try await aerogami.saveWatch("porto", "VNO", "--below", "60", "--notify", "phone,mail")
    let run = try await aerogami.run("notify", "list")
    expectEqual(
      run,
      Run(
        0,
        output: """
          NAME   KIND     TO                        WATCHES       SOURCE
          phone  ntfy     https://ntfy.sh/(secret)  porto, spain  \(path)
          mail   email    me@example.com            porto         \(path)
          bad    webhook                                          Config/dev.json

          """,
        errors: "aerogami: notifiers.bad.url is not set, and a notifier of kind webhook needs it; set the key in "
          + "Config/dev.json, or the variable AEROGAMI_NOTIFIERS_BAD_URL\n"))
    let json = try await aerogami.run("notify", "list", "--format", "ndjson")
    #expect(
      json.output.hasPrefix(
        #"{"name":"phone","kind":"ntfy","to":"https://ntfy.sh/(secret)","watches":["porto","spain"],"source":"#),
      "\(json)")
    #expect(!"\(run)\(json)".contains("hush"))

    try aerogami.write("not a database", to: "broken.sqlite")
    let broken = ["AEROGAMI_STORE_PATH": "broken.sqlite"]
    let unread = try await aerogami.run("notify", "list", environment: broken)
    #expect(unread.exitCode == 3 && unread.output.contains("unknown"), "\(unread)")
    #expect(unread.errors.contains("aerogami: the saved watches could not be read: the store "))
  }

  @Test("a notifier is removed after a confirmation that names its watches")
  func remove() async throws {
    let own = """
      {
        "notifiers": {
          "phone": {
            "kind": "ntfy",
            "topic": "hush"
          }
        },
        "home": ["VNO"]
      }

      """
    try aerogami.write(own, to: path)
    try await aerogami.saveWatch("porto", "VNO", "--below", "60", "--notify", "phone")
    let (asking, _) = try await aerogami.converse("notify", "remove", "phone") { terminal, _ in
      await terminal.wait(for: "? The watch porto uses it. [y/N] ")
      try terminal.type("n\n")
    }
    #expect(asking.exitCode == 1 && asking.output.contains("aerogami: nothing was removed\n"), "\(asking)")
    let silent = try await aerogami.run("notify", "remove", "phone")
    #expect(silent.exitCode == 64 && silent.errors.contains("use --yes to remove the notifier"))
    #expect(saved == own)
    expectEqual(
      try await aerogami.run("notify", "remove", "phone", "--yes"),
      Run(
        0,
        errors: """
          aerogami: removed the notifier phone from \(path)
          aerogami: warning: porto cannot run until it names another notifier, or phone is added again

          """))
    #expect(saved == "{\n  \"home\": [\"VNO\"]\n}\n")
  }

  @Test("a notifier that is unknown, or in another file, is not removed")
  func notRemoved() async throws {
    try aerogami.write(#"{"notifiers": {"work": {"kind": "webhook"}}}"#, to: "Config/dev.json")
    expectEqual(
      try await aerogami.run("notify", "remove", "wrok", "--yes"),
      Run(64, errors: "aerogami: there is no notifier \"wrok\"; did you mean \"work\"? Known: work\n"))
    expectEqual(
      try await aerogami.run("notify", "remove", "work", "--yes"),
      Run(
        64,
        errors: "aerogami: the notifier work is in Config/dev.json, not in your own file; remove it from that file\n"))
  }
}
