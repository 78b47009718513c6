import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import AerogamiHTTP
@testable import AerogamiLive

@Suite struct NotifierConfigurationTests {
  private let root = TemporaryDirectory()

  /// Loads a configuration from the environment's file and the user's file.
  ///
  /// - Parameter path: The path of the environment's file below the current directory.
  private func load(
    _ project: String?, user: String? = nil, variables: [String: String] = [:], at path: String = "Config/dev.json",
    named: Bool = false
  ) throws -> Configuration {
    var files: [String: String] = [:]
    files[path] = project
    files["user/config.json"] = user
    return try root.load(files, path: named ? "\(root.path)/\(path)" : nil, variables)
  }

  private func live(_ notifiers: String) -> String {
    #"{"clients": {"notifications": {"variant": "live"}}, "notifiers": {\#(notifiers)}}"#
  }

  /// The lines of the error of `body`; none if it succeeds.
  private func problems(_ body: () throws -> Void) throws -> [String] {
    do {
      try body()
      return []
    } catch let error as ConfigurationError {
      return error.lines
    }
  }

  @Test("notifiers are defined by the files and by variables, key by key")
  func layers() throws {
    let configuration = try load(
      #"{"notifiers": {"phone": {"server": "https://push.example"}, "work": {"kind": "webhook"}}}"#,
      user: #"{"notifiers": {"phone": {"kind": "ntfy", "topic": "hush"}}}"#,
      variables: [
        "AEROGAMI_NOTIFIERS_WORK_URL": "https://example.com/hush", "AEROGAMI_NOTIFIERS_MY_BOT_KIND": "telegram",
        "AEROGAMI_NOTIFIERS_MY_BOT_CHAT": "@channel", "AEROGAMI_NOTIFIERS_MY_BOT_TOKEN": "1:hush",
        "AEROGAMI_NOTIFIERS_PHONE_TOKEN": "",
      ])
    #expect(configuration.notifierNames == ["phone", "work", "my-bot"])
    let notifiers = configuration.options(of: NotificationRegistration()).compactMap(\.notifier)
    #expect(
      notifiers.map(\.url) == [
        "https://push.example/", "https://example.com/hush", "https://api.telegram.org/bot1:hush/sendMessage",
      ])
    let rows = configuration.listing.filter { $0.key.hasPrefix("notifiers.") }
    let file = "Config/dev.json"
    #expect(
      rows.map { [$0.key, $0.value, $0.source] } == [
        ["notifiers.phone.kind", "ntfy", root.path + "/user/config.json"],
        ["notifiers.phone.server", "https://push.example", file],
        ["notifiers.phone.topic", "(secret)", root.path + "/user/config.json"],
        ["notifiers.phone.token", nil, nil],
        ["notifiers.work.kind", "webhook", file],
        ["notifiers.work.url", "(secret)", "AEROGAMI_NOTIFIERS_WORK_URL"],
        ["notifiers.work.template", "json", "default"],
        ["notifiers.work.token", nil, nil],
        ["notifiers.my-bot.kind", "telegram", "AEROGAMI_NOTIFIERS_MY_BOT_KIND"],
        ["notifiers.my-bot.server", nil, nil],
        ["notifiers.my-bot.chat", "@channel", "AEROGAMI_NOTIFIERS_MY_BOT_CHAT"],
        ["notifiers.my-bot.token", "(secret)", "AEROGAMI_NOTIFIERS_MY_BOT_TOKEN"],
      ])
    #expect(
      Set(configuration.secrets) == ["https://example.com/hush", "1:hush"],
      "a topic is not masked in recordings, because it can be any word")
    let passed = configuration.variables(forCommandFrom: [
      "AEROGAMI_NOTIFIERS_WORK_URL": "https://example.com/hush", "AEROGAMI_NOTIFIERS_MY_BOT_KIND": "telegram",
      "AEROGAMI_NOTIFIERS_PHONE_TOKEN": "1", "AEROGAMI_NOTIFIERS_PHONE_TOPIC": "2",
    ])
    #expect(passed == ["AEROGAMI_NOTIFIERS_MY_BOT_KIND": "telegram"], "secrets are not passed on")
  }

  @Test(
    "a wrong key or value is an error with its location and a suggestion",
    arguments: [
      (
        #""phone": {"kind": "nfty"}"#,
        #"notifiers.phone.kind: "nfty" is not ntfy, webhook, telegram or email; did you mean "ntfy"?"#
      ),
      (
        #""phone": {"topc": "a"}"#,
        #"notifiers.phone: unknown key "topc"; did you mean "topic"? Known: address, chat, kind, server, template, token, topic, url"#
      ),
      (
        #""work": {"template": "slak"}"#,
        #"notifiers.work.template: "slak" is not slack, discord or json; did you mean "slack"?"#
      ),
      (#""phone": "ntfy""#, "notifiers.phone must be an object"),
      (
        #""My Phone": {}"#,
        #"notifiers: "My Phone" is not a valid name; use a name such as my-phone (at most 40 lowercase letters, digits and hyphens, starting with a letter)"#
      ),
      (#""a.b": {}"#, #"notifiers: "a.b" is not a valid name"#),
      (#""phone": {"topic": "a/hush"}"#, "notifiers.phone.topic: the value is not an ntfy topic"),
      (
        #""phone": {"server": "https://u:hush@a"}"#, "notifiers.phone.server: the value is not an http or https address"
      ),
      (#""phone": {"url": "ftp://a/hush"}"#, "notifiers.phone.url: the value is not an http or https URL without user"),
      (#""phone": {"url": "https://u:hush@a"}"#, "notifiers.phone.url: the value is not an http or https URL"),
      (#""phone": {"chat": "12 34"}"#, #"notifiers.phone.chat: "12 34" is not the id of a chat, such as "123456789""#),
      (#""phone": {"chat": 1234}"#, #"notifiers.phone.chat must be a JSON string: the id of a chat"#),
      (#""phone": {"address": "a@b@hush"}"#, "notifiers.phone.address: the value is not an e-mail address"),
      (#""phone": {"address": "-oQ/tmp@hush"}"#, "notifiers.phone.address: the value is not an e-mail address"),
      (#""phone": {"address": "a@b\nBcc: hush"}"#, "notifiers.phone.address: the value is not an e-mail address"),
      (#""phone": {"address": "me"}"#, #"notifiers.phone.address: "me" is not an e-mail address"#),
      (#""phone": {"token": "a hush"}"#, "notifiers.phone.token: the value is not a token"),
    ])
  func wrong(notifiers: String, problem: String) throws {
    let found = try problems { _ = try load(#"{"notifiers": {\#(notifiers)}}"#) }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("Config/dev.json:1:") == true)
    #expect(found.first?.contains(problem) == true, "\(found)")
    #expect(!"\(found)".contains("hush"))
  }

  @Test("an unknown variable of a notifier is an error with a suggestion")
  func variables() throws {
    let typo = ["AEROGAMI_NOTIFIERS_PHNOE_TOKEN": "hush"]
    #expect(
      try problems { _ = try load("{}", variables: typo) } == [
        "AEROGAMI_NOTIFIERS_PHNOE_TOKEN: unknown variable; define the notifier in a configuration file, or with the variable "
          + "AEROGAMI_NOTIFIERS_NAME_KIND"
      ])
    let found = try problems {
      _ = try load(#"{"notifiers": {"phone": {"kind": "ntfy", "topic": "a"}}}"#, variables: typo)
    }
    #expect(found.count == 1 && found[0].contains(#"did you mean "AEROGAMI_NOTIFIERS_PHONE_TOKEN"?"#))
  }

  @Test(
    "a notifier without a key that its kind needs, or with a key that it has not, is an error when it is used",
    arguments: [
      (#"{}"#, "notifiers.phone.kind is not set; set it to ntfy, webhook, telegram or email"),
      (
        #"{"kind": "ntfy"}"#,
        "notifiers.phone.topic is not set, and a notifier of kind ntfy needs it; set the key in Config/dev.json, or the "
          + "variable AEROGAMI_NOTIFIERS_PHONE_TOPIC"
      ),
      (#"{"kind": "webhook"}"#, "notifiers.phone.url is not set, and a notifier of kind webhook needs it; set"),
      (#"{"kind": "email"}"#, "notifiers.phone.address is not set, and a notifier of kind email needs it; set"),
      (#"{"kind": "telegram", "token": "1:a"}"#, "notifiers.phone.chat is not set, and a notifier of kind telegram"),
      (
        #"{"kind": "ntfy", "topic": "a", "template": "slack"}"#,
        "notifiers.phone.template is set, but a notifier of kind ntfy has no such key; remove it (Config/dev.json)"
      ),
    ])
  func incomplete(notifier: String, problem: String) throws {
    for variant in ["live", "mock"] {
      let configuration = try load(
        #"{"clients": {"notifications": {"variant": "\#(variant)"}}, "notifiers": {"phone": \#(notifier)}}"#)
      let found = try problems { try configuration.using(.notifications).checked() }
      #expect(found.count == 1)
      #expect(found.first?.hasPrefix(problem) == true, "\(found)")
      #expect(try problems { try configuration.using(.trips).checked() } == [], "other commands do not need it")
      let others = configuration.using(.notifications).notifying(with: ["work"])
      #expect(try problems { try others.checked() } == [], "other notifiers do not need it")
    }
  }

  @Test("the remedy for a missing key of a notifier that a variable defines is another variable")
  func missingVariable() throws {
    let configuration = try load(nil, variables: ["AEROGAMI_NOTIFIERS_PHONE_KIND": "ntfy"])
    #expect(
      try problems { try configuration.checked() } == [
        "notifiers.phone.topic is not set, and a notifier of kind ntfy needs it; set AEROGAMI_NOTIFIERS_PHONE_TOPIC"
      ])
  }

  @Test("the token of Telegram is needed only to send, and may not change the address")
  func telegramToken() throws {
    let telegram = #"{"kind": "telegram", "chat": "1"}"#
    let missing = try load(live(#""bot": \#(telegram)"#))
    #expect(
      try problems { try missing.checked() } == [
        "notifiers.bot.token is not set, and Telegram requires a token; set AEROGAMI_NOTIFIERS_BOT_TOKEN, or "
          + "the key in your own file; the bot @BotFather creates tokens"
      ])
    #expect(try problems { try load(#"{"notifiers": {"bot": \#(telegram)}}"#).checked() } == [])
    let slash = try load(live(#""bot": \#(telegram)"#), variables: ["AEROGAMI_NOTIFIERS_BOT_TOKEN": "hush/../x"])
    #expect(
      try problems { try slash.checked() } == [
        "notifiers.bot.token is not a Telegram token such as 123456:ABC-DEF; check AEROGAMI_NOTIFIERS_BOT_TOKEN"
      ])
  }

  @Test("a secret of the user is not sent to an address that only the project's file names")
  func withheld() throws {
    let user = #"{"notifiers": {"phone": {"kind": "ntfy", "topic": "hush"}, "bot": {"kind": "telegram", "chat": "1"}}}"#
    let project = live(
      #""phone": {"server": "http://evil.example"}, "bot": {"server": "http://evil.example"}, "#
        + #""work": {"kind": "webhook", "url": "http://evil.example/a"}"#)
    let variables = [
      "AEROGAMI_NOTIFIERS_PHONE_TOKEN": "hush", "AEROGAMI_NOTIFIERS_BOT_TOKEN": "1:hush",
      "AEROGAMI_NOTIFIERS_WORK_TOKEN": "hush",
    ]
    let configuration = try load(project, user: user, variables: variables)
    func rest(_ key: String) -> String {
      "is not sent to http://evil.example, because Config/dev.json, below the current directory, sets that address "
        + "(notifiers.\(key)) and is not trusted with secrets; to trust that file, use --config Config/dev.json"
    }
    #expect(
      try problems { try configuration.checked() } == [
        "AEROGAMI_NOTIFIERS_PHONE_TOKEN \(rest("phone.server"))",
        "notifiers.phone.topic in \(root.path)/user/config.json \(rest("phone.server"))",
        "AEROGAMI_NOTIFIERS_BOT_TOKEN \(rest("bot.server"))",
        "AEROGAMI_NOTIFIERS_WORK_TOKEN \(rest("work.url"))",
      ])
    #expect(try problems { try load(project, user: user, variables: variables, named: true).checked() } == [])
    let own = live(
      #""phone": {"kind": "ntfy", "server": "http://a.example", "topic": "x", "token": "y"}"#)
    #expect(try problems { try load(own, user: "{}").checked() } == [], "a file's secrets are sent to its own address")
    let builtIn = live(#""phone": {"kind": "ntfy", "topic": "x"}"#)
    #expect(
      try problems { try load(builtIn, user: "{}", variables: ["AEROGAMI_NOTIFIERS_PHONE_TOKEN": "hush"]).checked() }
        == [],
      "a secret is sent to a built-in address")
  }

  @Test("a list of the notifiers has their source and where they send, without secrets")
  func listed() throws {
    let configuration = try load(
      live(
        #""phone": {"server": "https://push.example"}, "bot": {"kind": "telegram", "chat": "-7"}, "#
          + #""mail": {"kind": "email", "address": "me@example.com"}, "none": {}"#),
      user: #"{"notifiers": {"phone": {"kind": "ntfy", "topic": "hush"}, "#
        + #""team": {"kind": "webhook", "url": "https://example.com/hush"}}}"#, named: true)
    let (own, file) = (root.path + "/user/config.json", "\(root.path)/Config/dev.json")
    #expect(
      configuration.notifiers.map { [$0.name, $0.kind, $0.destination, $0.source] } == [
        ["phone", "ntfy", "https://push.example/(secret)", file],
        ["team", "webhook", "https://example.com/(secret)", own],
        ["bot", "telegram", "https://api.telegram.org, chat -7", file], ["mail", "email", "me@example.com", file],
        ["none", nil, nil, file],
      ])
    #expect(configuration.notifiers.map(\.problems.count) == [0, 0, 1, 0, 1])
  }

  @Test("the replay variant is an error, and keys of services cannot be set")
  func replay() throws {
    let configuration = try load(#"{"clients": {"notifications": {"endpoints": {"send": "replay"}}}}"#)
    #expect(
      try problems { try configuration.checked() } == [
        "clients.notifications.endpoints.send is replay, but the requests of notifications are never recorded; use "
          + "live, mock or failing"
      ])
    for key in ["baseURL", "token", "fixtures"] {
      let found = try problems { _ = try load(#"{"clients": {"notifications": {"\#(key)": "a"}}}"#) }
      #expect(found.count == 1 && found[0].contains("unknown key \"\(key)\""))
    }
  }

  @Test("a file with many notifiers is rejected with few problems")
  func flood() throws {
    let many = (0..<2_000).map { #""n\#($0)": {"kind": "ntfy"}"# }.joined(separator: ",")
    let found = try problems { _ = try load(#"{"notifiers": {\#(many)}}"#) }
    #expect(found.first?.hasSuffix("notifiers: at most 100 notifiers are supported") == true, "\(found.first ?? "")")
    #expect(found.last == "… and 1,880 more problems")
  }

  @Test("a file whose only key is notifiers belongs to aerogami")
  func ours() throws {
    #expect(try load(#"{"notifiers": {}}"#).warnings.isEmpty)
    #expect(try load(#"{"notifiers": {}}"#).source == "Config/dev.json")
  }

  @Test("doctor reports that e-mails cannot be sent, if messages are sent", arguments: ["live", "mock"])
  func doctorWithoutMail(variant: String) async throws {
    let configuration = try load(
      #"{"clients": {"notifications": {"variant": "\#(variant)"}}, "store": {"variant": "mock"}, "#
        + #""notifiers": {"mail": {"kind": "email", "address": "me@example.com"}}}"#)
    let checks = try await configuration.diagnosis(
      within: .seconds(60), clock: ManualClock(), now: { Date() },
      mailProblem: Problem("no mail", remedy: "install it"))
    let check = try #require(checks.first { $0.name == "notifications.mail" })
    if variant == "live" {
      #expect(check == Check("notifications.mail", .failed, "no mail", remedy: "install it"))
    } else {
      #expect(check.verdict == .ok)
    }
  }

  @Test("doctor checks the form of notifiers without sending", arguments: ["live", "mock"])
  func doctor(variant: String) async throws {
    try await TestServer.run { _ in
      .init("")
    } _: { server in
      func checks(_ notifiers: String) async throws -> [Check] {
        let configuration = try load(
          #"{"clients": {"notifications": {"variant": "\#(variant)"}}, "store": {"variant": "mock"}, "#
            + #""notifiers": {\#(notifiers)}}"#)
        return try await configuration.diagnosis(within: .seconds(60), clock: ManualClock(), now: { Date() })
          .filter { $0.name.hasPrefix("notifications") }
      }
      let use =
        variant == "live"
        ? ", not tested; to send a test message, run aerogami notify test work"
        : "; no messages are sent in this environment"
      let good = try await checks(#""work": {"kind": "webhook", "url": "\#(server.address)/hush"}"#)
      #expect(good == [Check("notifications.work", .ok, "webhook at \(server.address)\(use)")])
      let bad = try await checks(#""work": {"kind": "webhook"}"#)
      #expect(
        bad == [
          Check(
            "notifications", .failed, "notifiers.work.url is not set, and a notifier of kind webhook needs it",
            remedy: "set the key in Config/dev.json, or the variable AEROGAMI_NOTIFIERS_WORK_URL")
        ])
      #expect(await server.requests.entries.isEmpty)
    }
  }

  @Test("serve does not need the notifiers")
  func serve() throws {
    let configuration = try load(live(#""phone": {"kind": "ntfy"}"#)).usingAll(except: .notifications)
    #expect(try problems { try configuration.checked() } == [])
    #expect(!configuration.endpoints.contains { $0.client == "notifications" })
    #expect(Set(configuration.endpoints.map(\.client)) == ["trips", "countries", "rovers", "starWars"])
  }
}
