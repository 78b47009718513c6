public import AsyncHTTPClient
import Foundation
import NIOCore
import NIOPosix
import NIOSSL
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A proxy that people put in front of `aerogami serve`, as Debian packages it.
public struct TestProxy: Sendable {
  private let program: String
  private let arguments: @Sendable (_ directory: String) -> [String]
  private let file: String
  /// Returns a complete configuration with a snippet.
  private let configuration: @Sendable (_ snippet: String, _ directory: String) -> String
  /// A text in the log as soon as the proxy listens.
  private let readyText: String

  public static let nginx = TestProxy(
    program: "/usr/sbin/nginx", arguments: { ["-p", $0, "-e", "stderr", "-c", "nginx.conf"] }, file: "nginx.conf",
    configuration: { snippet, directory in
      let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map { "\($0)_temp_path \(directory)/\($0);" }.joined(separator: " ")
      return """
        daemon off; pid \(directory)/nginx.pid; error_log stderr notice; worker_processes 1;
        \(geteuid() == 0 ? "user root;" : "")
        events {}
        http { access_log off; \(temporary)
        \(snippet)
        }
        """
    }, readyText: "start worker process ")

  public static let caddy = TestProxy(
    program: "/usr/bin/caddy", arguments: { ["run", "--adapter", "caddyfile", "--config", "\($0)/Caddyfile"] },
    file: "Caddyfile",
    configuration: { snippet, _ in "{\n  admin off\n  auto_https off\n}\n\(snippet)\n" },
    readyText: "serving initial configuration")

  /// Whether the proxy is installed.
  public var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }

  /// Another process has taken the port before the proxy listened.
  private struct PortTaken: Error {}

  /// Runs `body` with a free port for a proxy, and again with another one if the proxy does not get it.
  public static func onFreePort(_ body: (Int) async throws -> Void) async throws {
    for _ in 1...3 {
      do {
        return try await body(try await freePort())
      } catch is PortTaken {
        continue
      }
    }
    throw PortTaken()
  }

  private static func freePort() async throws -> Int {
    let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .bind(host: "127.0.0.1", port: 0).get()
    defer { channel.close(promise: nil) }
    guard let port = channel.localAddress?.port else { throw PortTaken() }
    try await channel.close()
    return port
  }

  /// Runs the proxy with a snippet of its configuration while `body` runs.
  public func run(_ snippet: String, _ body: () async throws -> Void) async throws {
    let root = TemporaryDirectory()
    try FileManager.default.createDirectory(atPath: root.path, withIntermediateDirectories: true)
    try Data(configuration(snippet, root.path).utf8).write(to: URL(filePath: root.path).appending(path: file))
    var options = PlatformOptions()
    // The master and its workers.
    options.processGroupID = 0
    options.teardownSequence = [.send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .zero)]
    _ = try await Subprocess.run(
      .path(FilePath(program)), arguments: Arguments(arguments(root.path)),
      environment: .custom(["HOME": root.path, "TMPDIR": root.path, "PATH": "/usr/bin:/bin"]),
      platformOptions: options, input: .none, output: .discarded, error: .sequence
    ) { process in
      defer { try? process.send(signal: .kill, toProcessGroup: true) }
      var log = ""
      // Read only up to the start: the proxies then write less than a pipe holds.
      for try await line in process.standardError.strings() {
        log += line
        if line.contains("ddress already in use") { throw PortTaken() }
        if line.contains(readyText) { return try await body() }
      }
      throw WebBrowserError("\(program) ended: \(log)")
    }
  }
}

extension HTTPClient.Configuration {
  /// Accepts any certificate, and reaches `host` at the loopback address.
  public static func unverified(reaching host: String) -> Self {
    var configuration = Self(certificateVerification: .none)
    configuration.dnsOverride = [host: "127.0.0.1"]
    configuration.redirectConfiguration = .disallow
    configuration.timeout.connect = .minutes(1)
    return configuration
  }
}
