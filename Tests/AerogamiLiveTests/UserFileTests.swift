import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import AerogamiLive

@Suite struct UserFileTests {
  private let root = TemporaryDirectory()
  private var directories: Configuration.Directories {
    .init(currentDirectory: root.path, userDirectory: root.path + "/user/aerogami")
  }
  private var path: String { root.path + "/user/aerogami/config.json" }

  private func file(_ text: String? = nil) throws -> UserFile {
    if let text {
      try FileManager.default.createDirectory(
        atPath: root.path + "/user/aerogami", withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(filePath: path))
    }
    return try #require(UserFile(in: directories))
  }

  private var text: String { get throws { try String(contentsOf: URL(filePath: path), encoding: .utf8) } }

  private func mode(_ path: String) throws -> Int {
    try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
  }

  @Test("a new file has the settings, and only its user can read it and its directory")
  func new() throws {
    let file = try file()
    #expect(try file.settings() == [:])
    try file.save([.token: "t0ken", .home: "VNO,New York", .currency: "USD", .environment: "live"])
    #expect(
      try text == """
        {
          "environment": "live",
          "home": ["VNO", "New York"],
          "clients": {
            "trips": {
              "token": "t0ken",
              "currency": "USD"
            }
          }
        }

        """)
    #expect(try mode(path) == 0o600)
    #expect(try mode(root.path + "/user/aerogami") == 0o700)
    #expect(
      try file.settings() == [.token: "t0ken", .home: "VNO,New York", .currency: "USD", .environment: "live"])
    let configuration = try Configuration.load(variables: [:], directories: directories)
    #expect(configuration.home.places == ["VNO", "New York"])
    #expect(configuration.environment == "live")
    #expect(configuration.client(.trips)?.token == "t0ken")
  }

  @Test("changes at the same time are all saved")
  func simultaneous() async throws {
    let file = try file()
    let names = (1...12).map { "n\($0)" }
    try await withThrowingTaskGroup { group in
      for name in names {
        group.addTask {
          try await onBlockingThread {
            try file.add(NewNotifier(name: name, target: .ntfy(server: nil, topic: "aerogami-topic")))
          }
        }
      }
      group.addTask { try await onBlockingThread { try file.save([.home: "VNO"]) } }
      try await group.waitForAll()
    }
    #expect(try Set(file.notifierNames()) == Set(names))
    #expect(try file.settings() == [.home: "VNO"])
  }

  @Test("all other keys stay, unknown ones too, in their order and with numbers as written")
  func merged() throws {
    let file = try file(
      """
      {"http": {"deadlineSeconds": 1.50e1}, "zebra": [1, {"a": null}, true, "\\u00e9\\n"],
       "clients": {"rovers": {"token": "r"}, "trips": {"faults": [], "token": "old", "regions": {"x": {"origins": ["VNO"]}}}},
       "apple": {}}
      """)
    try file.save([.token: "new", .home: "Riga"])
    #expect(
      try text == """
        {
          "http": {
            "deadlineSeconds": 1.50e1
          },
          "zebra": [
            1,
            {
              "a": null
            },
            true,
            "é\\u000a"
          ],
          "clients": {
            "rovers": {
              "token": "r"
            },
            "trips": {
              "faults": [],
              "token": "new",
              "regions": {
                "x": {
                  "origins": ["VNO"]
                }
              }
            }
          },
          "apple": {},
          "home": ["Riga"]
        }

        """)
    #expect(try mode(path) == 0o600)
  }

  @Test("a removed setting leaves no empty object, and nothing else is removed")
  func removed() throws {
    let file = try file(#"{"clients": {"trips": {"token": "t"}}, "home": ["VNO"], "cache": {}}"#)
    try file.save([.token: nil, .currency: nil])
    #expect(try text == "{\n  \"home\": [\"VNO\"],\n  \"cache\": {}\n}\n")
    try file.save([.home: nil])
    #expect(try text == "{\n  \"cache\": {}\n}\n")
  }

  @Test(
    "a file that cannot be changed is an error with its location, and stays as it is",
    arguments: [
      ("{\"home\": [\"VNO\"],}", ":1:18: not valid JSON: "),
      ("", ":1:1: not valid JSON: "),
      ("[]", ": the file must contain a JSON object; "),
      (#"{"clients": []}"#, ": clients must be an object; "),
      (#"{"clients": {"trips": "x"}}"#, ": clients.trips must be an object; "),
    ])
  func unusable(before: String, problem: String) throws {
    let file = try file(before)
    let error = try #require(throws: ConfigurationError.self) { try file.save([.token: "t"]) }
    #expect(error.description.hasPrefix(path + problem), "\(error)")
    #expect(try text == before)
  }

  private let phone = NewNotifier(name: "phone", target: .ntfy(server: nil, topic: "t0pic"))

  @Test("notifiers are added and removed, and everything else stays")
  func notifiers() throws {
    let file = try file(#"{"home": ["VNO"], "zebra": 1.50}"#)
    try file.add(phone)
    try file.add(NewNotifier(name: "team", target: .webhook(url: "https://hooks.slack.com/a", template: nil)))
    try file.add(NewNotifier(name: "bot", target: .telegram(server: nil, chat: "-7", token: "1:a")))
    #expect(
      try text == """
        {
          "home": ["VNO"],
          "zebra": 1.50,
          "notifiers": {
            "phone": {
              "kind": "ntfy",
              "topic": "t0pic"
            },
            "team": {
              "kind": "webhook",
              "url": "https://hooks.slack.com/a",
              "template": "slack"
            },
            "bot": {
              "kind": "telegram",
              "chat": "-7",
              "token": "1:a"
            }
          }
        }

        """)
    #expect(try mode(path) == 0o600 && file.notifierNames() == ["phone", "team", "bot"])
    for name in ["phone", "team", "bot", "unknown"] { try file.removeNotifier(name) }
    #expect(try text == "{\n  \"home\": [\"VNO\"],\n  \"zebra\": 1.50\n}\n")
  }

  @Test("a second notifier of a name, and one of too many, are errors, and the file stays as it is")
  func tooManyNotifiers() throws {
    let names = (0..<99).map { #""n\#($0)": {}"# }.joined(separator: ", ")
    let file = try file(#"{"notifiers": {\#(names)}}"#)
    try file.add(phone)
    let before = try text
    let twice = try #require(throws: ConfigurationError.self) { try file.add(phone) }
    #expect(twice.description.hasPrefix("\(path) already has a notifier named phone; "))
    let many = try #require(throws: ConfigurationError.self) {
      try file.add(NewNotifier(name: "other", target: .email(address: "me@example.com")))
    }
    #expect(many.description.hasPrefix("\(path) already has 100 notifiers"))
    #expect(try text == before)
  }

  @Test(
    "an invalid value of a new notifier is found before it is saved",
    arguments: [
      (NewNotifier.Target.ntfy(server: "ftp://a", topic: "t"), "server"),
      (.webhook(url: "not a URL", template: nil), "url"),
      (.webhook(url: "https://a.example", template: "slak"), "template"),
      (.telegram(server: nil, chat: "two words", token: nil), "chat"),
      (.telegram(server: nil, chat: "1", token: "1:a/b"), "token"),
      (.telegram(server: nil, chat: "1", token: ""), "token"),
      (.email(address: "me"), "address"),
    ])
  func invalidNotifier(target: NewNotifier.Target, key: String) {
    #expect(NewNotifier(name: "phone", target: target).problem?.key == key)
    #expect(phone.problem == nil)
  }

  @Test("a symbolic link stays, and its target is replaced", arguments: [true, false])
  func symbolicLink(exists: Bool) throws {
    let file = try file("{}")
    try FileManager.default.removeItem(atPath: path)
    let target = root.path + "/dotfile.json"
    if exists { try Data(#"{"cache": {}}"#.utf8).write(to: URL(filePath: target)) }
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "../../dotfile.json")
    try file.save([.currency: "SEK"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "../../dotfile.json")
    #expect(try String(contentsOf: URL(filePath: target), encoding: .utf8).contains(#""currency": "SEK""#))
    #expect(try String(contentsOf: URL(filePath: target), encoding: .utf8).contains("cache") == exists)
    #expect(try mode(target) == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: root.path).sorted() == ["dotfile.json", "user"])
  }

  @Test(
    "valid values are accepted, in the form in which they are saved",
    arguments: [
      (UserSetting.home, "VNO, Riga,New York,Latvia,europe,blc,QQX", "VNO,Riga,New York,Latvia,europe,blc,QQX"),
      (.currency, "usd", "USD"), (.environment, "live", "live"), (.token, "abc", "abc"),
    ])
  func valid(setting: UserSetting, text: String, saved: String) throws {
    #expect(try setting.checked(text, in: directories) == saved)
  }

  @Test(
    "invalid values are errors, which never quote a token",
    arguments: [
      (UserSetting.home, "VNO,Barcelno", #""Barcelno" is not a known place; did you mean Barcelona?"#),
      (.home, ",", #""," is not a list of places"#),
      (.home, #"["VNO", "Riga"]"#, #""["VNO", "Riga"]" is not a list of places such as VNO,Riga"#),
      (.home, "all", #""all" is not a list of places"#), (.home, "home", #""home" is not a list of places"#),
      (.currency, "euro", #""euro" is not a three-letter currency code, such as EUR"#),
      (.environment, "lvie", #"there is no environment "lvie""#),
      (.token, "two words", "the value is not a token"), (.token, "", "the value is not a token"),
    ])
  func invalid(setting: UserSetting, text: String, problem: String) throws {
    let error = try #require(throws: ConfigurationError.self) { try setting.checked(text, in: directories) }
    #expect(error.description.hasPrefix(problem), "\(error)")
  }
}
