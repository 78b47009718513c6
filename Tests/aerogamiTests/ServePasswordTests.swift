import AerogamiContainer
import AerogamiCore
import AerogamiLive
import ArgumentParser
import Foundation
import Subprocess
import TestSupport
import Testing

@testable import aerogami

/// The password of `serve`, and how clients send it.
@Suite(.timeLimit(.minutes(20))) struct ServePasswordTests {
  private let aerogami = Aerogami()
  private let password = "hush-4f1d"
  private let variable = "AEROGAMI_SERVE_PASSWORD"

  /// Runs `body` beside the program as a server.
  private func serve(
    _ arguments: [String], environment variables: [String: String] = [:],
    _ body: (_ address: String) async throws -> Void
  ) async throws -> Run {
    let output = try WatchedStream.pipe()
    return try await aerogami.run(
      ["serve", "--port", "0", "--log-level", "debug"] + arguments, output: output, errors: .pipe(),
      environment: variables
    ) { send in
      await output.wait(for: "\n")
      do {
        // A server that listens on all addresses is also at this one.
        try await body(output.text.trimmingCharacters(in: .newlines).replacing("0.0.0.0", with: "127.0.0.1"))
      } catch {
        try send(.kill)
        throw error
      }
      try send(.terminate)
    }
  }

  /// The variables that make a fetch use the server, with a token.
  private func variables(using address: String, token: String?) -> [String: String] {
    let prefix = "AEROGAMI_CLIENTS_TRIPS_"
    var variables = ["\(prefix)VARIANT": "live", "\(prefix)BASE_URL": address, "AEROGAMI_STORE_VARIANT": "mock"]
    variables["\(prefix)TOKEN"] = token
    return variables
  }

  private func write(_ text: String, mode: Int) throws {
    try aerogami.write(text, to: "password")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: aerogami.directory + "/password")
  }

  /// Requests the regions, and returns the start of the status line.
  private func response(of address: String, token: String?) async throws -> String {
    let port = try #require(address.split(separator: ":").last.flatMap { Int($0) })
    let field = token.map { "Authorization: Bearer \($0)\r\n" } ?? ""
    let request = "GET /regions HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(field)Connection: close\r\n\r\n"
    // Sends the request with the connection: the program waits 10 s for it, and this process may be busy.
    let reply = try await RawClient.exchange(port: port, sending: [Array(request.utf8)])
    return String(decoding: reply.prefix(12), as: UTF8.self)
  }

  @Test("a fetch gets everything from the server with the password as its token, and nothing without it")
  func clients() async throws {
    let served = try await serve(["--host", "0.0.0.0"], environment: [variable: password]) { address in
      for (token, isRight) in [(password, true), ("hush-other", false), (nil, false)] as [(String?, Bool)] {
        let run = try await aerogami.run(
          "fetch", "--regions", "EU", "--format", "csv", environment: variables(using: address, token: token))
        #expect((run.exitCode == 0) == isRight, "\(run)")
        // CSV has a header even without rows.
        #expect((run.output.split(separator: "\n").count > 1) == isRight, "\(run)")
        #expect(!run.errors.contains("hush") && !run.output.contains("hush"))
        if isRight { continue }
        let name = "AEROGAMI_CLIENTS_TRIPS_TOKEN"
        #expect(
          run.errors.contains(token == nil ? "a password is required; send it as a " : "the password is wrong; "))
        #expect(
          run.errors.contains(
            token == nil ? "if the service requires a token, set \(name)" : "check the token (\(name))"), "\(run)")
      }
    }
    #expect(served.exitCode == 0)
    #expect(!served.errors.contains("hush"))
    #expect(served.errors.contains(#""message":"a request does not have the right password","client":"127.0.0.1""#))
  }

  @Test("beyond loopback, a password or --no-password is required before the server listens")
  func required() async throws {
    let host = "192.0.2.1"
    let run = try await aerogami.run("serve", "--port", "0", "--host", host)
    #expect(
      run
        == Run(
          64,
          errors: "aerogami: --host \(host) requires a password, because other machines can send requests; set "
            + "AEROGAMI_SERVE_PASSWORD, or give --password-file PATH, or --no-password to allow everyone\n"))
  }

  @Test(
    "an option overrides the variable, and the server logs warnings about what is not protected",
    arguments: [
      (["--host", "0.0.0.0", "--no-password"], "hush-other", 200, ["without a password: anyone who can reach"]),
      (
        ["--host", "0.0.0.0", "--password-file", "password", "--base-url", "HTTPS://flights.example"], "", 401,
        ["--password-file password: other users can read"]
      ),
    ] as [([String], String, Int, [String])])
  func precedence(arguments: [String], other: String, status: Int, warnings: [String]) async throws {
    try write(password + "\r\n", mode: 0o640)
    let served = try await serve(arguments, environment: [variable: other]) { address in
      let without = try await response(of: address, token: nil)
      #expect(without == "HTTP/1.1 \(status)")
      let accepted = try await response(of: address, token: password)
      #expect(accepted == "HTTP/1.1 200")
    }
    let found = served.errors.split(separator: "\n").filter { $0.contains(#""level":"warning""#) }
    #expect(found.count == warnings.count, "\(served.errors)")
    for (line, warning) in zip(found, warnings) { #expect(line.contains(warning)) }
    #expect(!served.errors.contains("hush"))
  }

  @Test(
    "a server of other machines that is not behind TLS is a warning",
    arguments: [
      ("0.0.0.0", nil, true, "listening on 0.0.0.0 without TLS: the password and all responses cross the network "),
      ("0.0.0.0", "http://flights.example", true, "listening on 0.0.0.0 without TLS: "),
      ("0.0.0.0", "HTTPS://flights.example", true, nil), ("127.0.0.1", nil, true, nil), ("127.0.0.1", nil, false, nil),
      ("::", "https://flights.example", false, "listening on :: without a password: anyone who can reach"),
    ] as [(String, String?, Bool, String?)])
  func warning(host: String, baseURL: String?, hasPassword: Bool, expected: String?) throws {
    let url = try baseURL.map { try #require(BaseURL($0)) }
    let warning = PasswordOptions.warning(on: host, baseURL: url, hasPassword: hasPassword)
    #expect((warning == nil) == (expected == nil))
    if let expected { #expect(warning?.hasPrefix(expected) == true, "\(warning ?? "")") }
  }

  @Test("a password file that other users can read or change is a warning", arguments: [0o600, 0o640, 0o602])
  func permissions(mode: Int) throws {
    try write(password, mode: mode)
    let path = aerogami.directory + "/password"
    let warning = "--password-file \(path): other users can read or change this file; run chmod 600 on it"
    #expect(
      try PasswordOptions.parse(["--password-file", path]).warnings.map { "\($0)" }
        == (mode == 0o600 ? [] : [warning]))
  }

  /// Returns the lines of the error for a password file, without its path.
  private func problem(withFile path: String) throws -> String {
    let options = try PasswordOptions.parse(["--password-file", path])
    let error = try #require(throws: (any Error).self) { try options.password(for: "127.0.0.1") }
    let reported = try #require(error as? any ReportedError)
    #expect(reported.exitCode == 78)
    let lines = reported.lines.joined(separator: "\n")
    #expect(lines.hasPrefix("--password-file \(path): "), "\(lines)")
    return String(lines.dropFirst("--password-file \(path): ".count))
  }

  @Test(
    "a file without a usable password is an error of the configuration, which does not repeat the file",
    arguments: [
      ("", "the password is empty; write one line to the file, the password"),
      ("\n", "the password is empty"), (" \r\n", "the password is empty"),
      ("hush\nhush\n", "there is more than one line"), ("hush\n\n", "there is more than one line"),
      ("\nhush", "there is more than one line"), ("hu\tsh\n", "the password contains control characters"),
      ("\u{FEFF}hush\n", "invisible characters"), ("hu\rsh\n", "the password contains control characters"),
      (String(repeating: "hush", count: 257), "larger than 1024 bytes"),
    ])
  func files(text: String, reason: String) throws {
    try write(text, mode: 0o600)
    let problem = try problem(withFile: aerogami.directory + "/password")
    #expect(problem.contains(reason), "\(problem)")
    #expect(!problem.contains("hu"))
  }

  @Test("a file that is not UTF-8, not a file, or missing is an error that names it")
  func unreadable() throws {
    try aerogami.write("", to: "latin")
    try Data([0x68, 0xFC, 0x0A]).write(to: URL(filePath: aerogami.directory + "/latin"))
    for (name, reason) in [
      ("latin", "not valid UTF-8; write one line to the file, the password"), (".", "not a regular file"),
      ("missing", "no such file; write the password to that file"),
    ] {
      #expect(try problem(withFile: "\(aerogami.directory)/\(name)") == reason)
    }
  }

  @Test("an unusable variable is an error, also on loopback, and does not mean that there is no password")
  func unusableVariable() async throws {
    let run = try await aerogami.run("serve", "--port", "0", environment: [variable: ""])
    #expect(run.exitCode == 78)
    #expect(run.errors.hasPrefix("aerogami: \(variable): the password is empty"), "\(run)")
    #expect(run.errors.hasSuffix("; set it to another password, or unset it\n"))
  }

  @Test(
    "the command line takes no password, and not two answers",
    arguments: [
      (["--password", "hush"], "--password is not an option, because other users can read arguments; set "),
      (["--password=hush", "--host", "0.0.0.0"], "--password is not an option"),
      (["--password-file", ""], "--password-file requires a path"),
      (["--password-file", "password", "--no-password"], "--password-file and --no-password cannot be used together"),
    ])
  func usage(arguments: [String], reason: String) async throws {
    let run = try await aerogami.runIfValid(["serve"] + arguments)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains(reason), "\(run)")
    #expect(!run.errors.contains("hush"))
  }

  @Test("the help shows the options, and no command shows the password")
  func shown() async throws {
    let help = RootCommand.helpMessage(for: ServeCommand.self, columns: 80)
    #expect(help.contains("\n  --password-file <path>  ") && help.contains("\n  --no-password "))
    #expect(!help.contains("--password "))
    let variables = [variable: password]
    let table = try await aerogami.configurationTable(variables)
    let diagnosis = try await aerogami.diagnosis(variables)
    #expect(diagnosis.isWell)
    #expect(!table.contains("hush") && !diagnosis.text(width: nil, color: false).contains("hush"))
    let misspelled = try #require(throws: ConfigurationError.self) {
      try aerogami.loaded(["AEROGAMI_SERVE_PASWORD": password])
    }
    #expect(
      misspelled.lines == [
        "AEROGAMI_SERVE_PASWORD: unknown variable; did you mean \"AEROGAMI_SERVE_PASSWORD\"?"
      ])
  }

  @Test("the token of feeds is printed with its addresses, readable only by its user, and replaced at once")
  func feedToken() async throws {
    let shown = try await aerogami.run("serve", "--show-feed-token", "--base-url", "https://flights.example.com")
    let lines = shown.output.split(separator: "\n").map(String.init)
    let token = try #require(lines.first)
    #expect(token.wholeMatch(of: /[0-9a-f]{48}/) != nil)
    #expect(lines.contains("https://flights.example.com/favorites.ics?token=\(token)"))
    #expect(lines.contains("https://flights.example.com/watches/NAME.atom?token=\(token)"))
    let file = aerogami.dataDirectory + "/dev.sqlite.feed-token"
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    let served = try await serve([], environment: [variable: password]) { address in
      let port = try #require(address.split(separator: ":").last.flatMap { Int($0) })
      func start(_ token: String) async throws -> String {
        let request = "GET /favorites.ics?token=\(token) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        return try await RawConnection.run(port: port) { client in
          try await client.send(request)
          return String(await client.receivedToTheEnd().prefix(13))
        }
      }
      #expect(try await start(token) == "HTTP/1.1 200 ")
      let renewed = try await aerogami.run("serve", "--new-feed-token").output.prefix { $0 != "\n" }
      #expect(renewed != token)
      #expect(try await start(token) == "HTTP/1.1 401 ")
      #expect(try await start(String(renewed)) == "HTTP/1.1 200 ")
    }
    #expect(!served.errors.contains(token))

    try Data("none\n".utf8).write(to: URL(filePath: file))
    let unusable = try await aerogami.run("serve", "--show-feed-token")
    #expect(unusable.exitCode == 78)
    #expect(unusable.errors.contains("not a token; run aerogami serve --new-feed-token to replace it"))
  }
}
