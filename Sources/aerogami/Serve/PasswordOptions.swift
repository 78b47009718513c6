import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
import AerogamiLive
import AerogamiServer
import ArgumentParser
import Foundation

struct PasswordOptions: ParsableArguments {
  @Option(
    "Require the password in the first line of this file. (default: \(Configuration.servePasswordVariable))",
    value: "path", completion: .file())
  var passwordFile: String?

  @Flag(help: "Require no password, whatever the address is.")
  var noPassword = false

  @Flag(help: "Print the token that opens feeds without the password, with their addresses, and exit.")
  var showFeedToken = false

  @Flag(help: "Replace the token, so that addresses with the old one stop working, and print the new one.")
  var newFeedToken = false

  /// Always rejected, because other users of the machine can read arguments. Declared only for a helpful error message.
  @Option(parsing: .unconditional, help: .private)
  var password: String?

  func validate() throws {
    if password != nil {
      throw ValidationError(
        "--password is not an option, because other users can read arguments; set "
          + "\(Configuration.servePasswordVariable), or give --password-file.")
    }
    if passwordFile == "" { throw ValidationError("--password-file requires a path.") }
    if passwordFile != nil, noPassword {
      throw ValidationError("--password-file and --no-password cannot be used together.")
    }
  }

  /// Returns the password of the file or of the environment variable; `nil` if the server requires none. As for all
  /// settings, an option overrides the variable.
  ///
  /// - Throws: ``UsageError`` if other machines can reach `host` and no option or variable says whether they need a
  ///   password; `ConfigurationError` if the password cannot be read or used.
  func password(for host: String) throws -> Server.Password? {
    if noPassword { return nil }
    if let passwordFile { return try Self.password(inFile: passwordFile) }
    let variable = Configuration.servePasswordVariable
    if let text = ProcessInfo.processInfo.environment[variable] {
      return try Self.password(text, from: variable, remedy: "set it to another password, or unset it")
    }
    if Server.isLoopback(host) { return nil }
    throw UsageError(
      message: "--host \(host) requires a password, because other machines can send requests",
      remedy: "set \(variable), or give --password-file PATH, or --no-password to allow everyone")
  }

  var warnings: [Problem] {
    guard let passwordFile, FileContents.isOpenToOthers(passwordFile) else { return [] }
    return [
      Problem(
        "--password-file \(passwordFile): other users can read or change this file", remedy: "run chmod 600 on it")
    ]
  }

  /// Returns the warning about listening on an address that other machines can reach; `nil` if none is needed. An https
  /// base URL is taken to mean that a proxy with TLS is in front of the server.
  static func warning(on host: String, baseURL: BaseURL?, hasPassword: Bool) -> String? {
    if Server.isLoopback(host) { return nil }
    if !hasPassword {
      return "listening on \(host) without a password: anyone who can reach this machine can send requests"
    }
    if baseURL?.text.lowercased().hasPrefix("https://") == true { return nil }
    return
      "listening on \(host) without TLS: the password and all responses cross the network unencrypted; put a proxy "
      + "with TLS in front of the server, and give its address with --base-url https://…"
  }

  private static func password(inFile path: String) throws(ConfigurationError) -> Server.Password {
    let name = "--password-file \(path)"
    guard var line = try FileContents.read(path, shownAs: name, maxBytes: Server.Password.maxBytes)?[...] else {
      throw ConfigurationError("\(name): no such file", remedy: "write the password to that file")
    }
    if line.last == UInt8(ascii: "\n") {
      line.removeLast()
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
    }
    let remedy = "write one line to the file, the password"
    if line.contains(UInt8(ascii: "\n")) {
      throw ConfigurationError("\(name): there is more than one line", remedy: remedy)
    }
    guard let text = String(validating: line, as: UTF8.self) else {
      throw ConfigurationError("\(name): not valid UTF-8", remedy: remedy)
    }
    return try password(text, from: name, remedy: remedy)
  }

  private static func password(
    _ text: String, from source: String, remedy: String
  ) throws(ConfigurationError) -> Server.Password {
    do throws(Server.InvalidPassword) {
      return try Server.Password(text)
    } catch {
      throw ConfigurationError("\(source): \(error.message)", remedy: remedy)
    }
  }
}
