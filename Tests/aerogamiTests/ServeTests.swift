import Foundation
import Subprocess
import TestSupport
import Testing

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

@Suite(.timeLimit(.minutes(20))) struct ServeTests {
  private let aerogami = Aerogami()

  /// Runs `body` beside the program as a server, and then sends the server a signal.
  private func serve(
    _ arguments: String..., environment variables: [String: String] = [:], ending signal: Signal = .terminate,
    _ body: (_ address: String) async throws -> Void
  ) async throws -> Run {
    let output = try WatchedStream.pipe()
    return try await aerogami.run(
      ["serve", "--port", "0"] + arguments, output: output, errors: .pipe(), environment: variables
    ) { send in
      await output.wait(for: "\n")
      do {
        try await body(output.text.trimmingCharacters(in: .newlines))
      } catch {
        try send(.kill)
        throw error
      }
      try send(signal)
    }
  }

  /// The variables that make every client use the server.
  private func variables(using address: String) -> [String: String] {
    var variables: [String: String] = [:]
    for (client, path) in [
      ("TRIPS", ""), ("COUNTRIES", "/countries/v3.1"), ("ROVERS", "/mars"), ("STAR_WARS", "/starwars"),
    ] {
      variables["AEROGAMI_CLIENTS_\(client)_VARIANT"] = "live"
      variables["AEROGAMI_CLIENTS_\(client)_BASE_URL"] = address + path
      // Otherwise the cache would be used instead of a request.
      variables["AEROGAMI_STORE_VARIANT"] = "mock"
    }
    return variables
  }

  @Test("a fetch from the server equals a fetch from its environment")
  func equal() async throws {
    try aerogami.useSampleTrips()
    // Where trips come from differs, and nothing else.
    func text(_ run: Run) -> String {
      run.withoutTimes.output.replacing(#""sources":["aerogami"]"#, with: #""sources":[]"#)
    }
    let fetch = ["fetch", "--regions", "EU,scd,blc", "--format", "json"]
    let served = try await serve("--log-level", "error") { address in
      let expected = try await aerogami.run(fetch)
      let run = try await aerogami.run(fetch, environment: variables(using: address))
      #expect(run.exitCode == expected.exitCode)
      #expect(text(run) == text(expected))
      #expect(!text(expected).isEmpty)
    }
    #expect(served.exitCode == 0)
    #expect(served.errors == "")
  }

  @Test("a stalled standard error blocks neither requests nor the shutdown")
  func stalledErrors() async throws {
    let output = try WatchedStream.pipe()
    let code = try await aerogami.runWithStuckErrors("serve", "--port", "0", output: output) { send in
      await output.wait(for: "\n")
      do {
        let port = try #require(URL(string: output.text.trimmingCharacters(in: .newlines))?.port)
        let request = Array("GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".utf8)
        // Their lines are several times what a pipe takes.
        for _ in 0..<700 { _ = try await RawClient.exchange(port: port, sending: [request]) }
      } catch {
        try send(.kill)
        throw error
      }
      try send(.terminate)
    }
    #expect(code == 0)
  }

  @Test("a client that leaves a page does not lose the prices that arrived")
  func leaves() async throws {
    let never = Gate()
    try await TestServer.run { request in
      if request.path == "/trips/scd" { return .malaga }
      try await never.wait()
      return .noTrips
    } _: { service in
      try aerogami.use(service)
      _ = try await serve { address in
        let port = try #require(address.split(separator: ":").last.flatMap { Int($0) })
        let request = "GET /stream?regions=scd,blc,EU,US,AS HTTP/1.1\r\nHost: localhost\r\n\r\n"
        try await RawConnection.run(port: port, sending: request) { client in
          // A page requests four regions at once. The fifth request follows when the first response was handled.
          await never.waitForWaiters(4)
          try await client.close()
        }
      }
      let history = try await aerogami.run("history", "CPH-AGP", "--format", "csv")
      #expect(history.output.contains(",72,EUR,2030-03-15,2030-03-18\n"), "\(history)")
    }
  }

  @Test(
    "pages of sample data say so, links start with the base URL, and a missing home needs a restart; a signal ends with 0"
  )
  func pages() async throws {
    let served = try await serve("--base-url", "https://flights.example.com/", ending: .interrupt) { address in
      #expect(address.hasPrefix("http://127.0.0.1:"))
      let port = try #require(URL(string: address)?.port)
      let note = "are sample data; run aerogami setup"
      for (path, text) in [
        ("/?regions=blc", note), ("/dates/VNO-BCN", note), ("/history/VNO-BCN", note),
        ("/mars/rovers/curiosity/photos?sol=1000&page=1", "https://flights.example.com/mars/pictures/curiosity/1000/"),
      ] {
        let request = "GET \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        let page = try await RawClient.exchange(port: port, sending: [Array(request.utf8)])
        #expect(String(decoding: page, as: UTF8.self).contains(text), "\(path)")
      }
      for path in ["/?regions=home&wait=true", "/dates/home-BCN", "/meet?home=VNO&home=home"] {
        let request = "GET \(path) HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nConnection: close\r\n\r\n"
        let page = String(
          decoding: try await RawClient.exchange(port: port, sending: [Array(request.utf8)]), as: UTF8.self)
        #expect(page.contains("ome is not configured; run aerogami setup, or set "), "\(page)")
        #expect(page.contains("/aerogami/config.json, and restart the server"), "\(page)")
      }
    }
    #expect(served.exitCode == 0)
    #expect(served.errors.contains(#""message":"stopping when all current requests have finished""#))
  }

  @Test("the server runs the watches, also one that is added later, unless it has --no-watches")
  func watches() async throws {
    let messages = Log<String>()
    try await TestServer.run { request in
      await messages.append(String(decoding: request.body, as: UTF8.self))
      return .init("ok")
    } _: { server in
      try aerogami.write(
        """
        {"clients": {"notifications": {"variant": "live"}},
         "notifiers": {"hook": {"kind": "webhook", "url": "\(server.address)/hook", "template": "slack"}}}
        """, to: "Config/dev.json")
      try await aerogami.saveWatch("first", "VNO", "--below", "1000", "--notify", "hook")
      _ = try await serve("--no-watches") { _ in }
      #expect(await messages.entries.isEmpty)
      let run = try await serve { _ in
        await messages.waitForEntries(1)
        try await aerogami.saveWatch("second", "VNO", "--below", "1000", "--notify", "hook")
        await messages.waitForEntries(2)
      }
      #expect(run.exitCode == 0, "\(run)")
      #expect(run.errors.contains(#""message":"round of a watch""#), "\(run)")
      let texts = await messages.entries
      #expect(texts.count == 2 && texts[0].contains("first: ") && texts[1].contains("second: "), "\(texts)")
    }
  }

  @Test("the form of a watch says that its messages are printed")
  func printedMessages() async throws {
    try aerogami.write(
      """
      {"clients": {"notifications": {"variant": "mock"}},
       "notifiers": {"hook": {"kind": "webhook", "url": "http://127.0.0.1:9/hook", "template": "slack"}}}
      """, to: "Config/dev.json")
    _ = try await serve("--log-level", "error") { address in
      let port = try #require(URL(string: address)?.port)
      let request =
        "GET /watches/new?regions=VNO HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nConnection: close\r\n\r\n"
      let page = String(
        decoding: try await RawClient.exchange(port: port, sending: [Array(request.utf8)]), as: UTF8.self)
      #expect(page.contains("value=\"hook\""), "\(page)")
      #expect(page.contains("Messages are printed by the server and not sent"), "\(page)")
    }
  }

  @Test("serving other machines is a warning, and an address in use is an error")
  func addresses() async throws {
    let served = try await serve("--host", "0.0.0.0", "--no-password") { address in
      let port = try #require(address.split(separator: ":").last.map(String.init))
      let second = try await aerogami.run("serve", "--host", "0.0.0.0", "--no-password", "--port", port)
      #expect(second.exitCode == 1)
      #expect(second.output == "")
      #expect(
        second.errors.hasSuffix(
          "aerogami: cannot listen on 0.0.0.0, port \(port): Address already in use; give another --host or --port "
            + "(--port 0 picks a free port)\n"))
    }
    #expect(
      served.errors.contains(
        #""level":"warning","message":"listening on 0.0.0.0 without a password: anyone who can reach this machine "#))
  }

  @Test("warnings of the configuration are lines of JSON, like all of standard error")
  func warnings() async throws {
    let served = try await serve(
      "--fault", "trips.trips:status:503", environment: ["AEROGAMI_CLIENTS_TRIPS_BASE_URL": "http://127.0.0.1:9"]
    ) { _ in }
    #expect(served.errors.contains(#""level":"warning","message":"AEROGAMI_CLIENTS_TRIPS_BASE_URL is not used, "#))
    #expect(served.errors.contains(#""level":"warning","message":"simulated faults are active: "#))
    #expect(served.errors.split(separator: "\n").allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") })
  }

  @Test("an unusable database is one line of the log for requests, and one for the watches")
  func unusableStore() async throws {
    try await TestServer.run({ _ in TestServer.Response("[]") }) { service in
      let served = try await serve(
        environment: variables(using: service.address).merging(
          ["AEROGAMI_STORE_VARIANT": "live", "AEROGAMI_STORE_PATH": "/dev/null/store"]) { $1 }
      ) { address in
        let port = try #require(URL(string: address)?.port)
        let request = "GET /trips/EU HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        for _ in 0..<3 {
          let response = try await RawClient.exchange(port: port, sending: [Array(request.utf8)])
          #expect(String(decoding: response, as: UTF8.self).hasPrefix("HTTP/1.1 200 "))
        }
      }
      let lines = served.errors.split(separator: "\n").filter { $0.contains("the store /dev/null/store") }
      #expect(lines.count == 2, "\(served.errors)")
      for message in ["running without cache and price history; ", "the watches cannot be read; "] {
        #expect(lines.count { $0.contains(#""level":"warning","message":"\#(message)"#) } == 1, "\(served.errors)")
      }
    }
  }

  @Test("serve --check succeeds while the server runs, with or without a password, and fails after it has stopped")
  func check() async throws {
    var arguments: [String] = []
    _ = try await serve("--host", "0.0.0.0", environment: ["AEROGAMI_SERVE_PASSWORD": "hush-4f1d"]) { address in
      arguments = ["serve", "--check", "--host", "0.0.0.0", "--port", "\(address.split(separator: ":").last ?? "")"]
      let run = try await aerogami.run(arguments)
      #expect(run == Run(0))
    }
    let run = try await aerogami.run(arguments)
    #expect(run.exitCode == 1)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("aerogami: no server responds: 127.0.0.1:"))
    let withoutPort = try await aerogami.runIfValid(["serve", "--check", "--port", "0"])
    #expect(withoutPort == Run(64, errors: "aerogami: --check requires the --port of the server\n"))
  }

  @Test("a host of another machine is an error that names the host, and nothing else is logged")
  func unknownHost() async throws {
    let run = try await aerogami.run("serve", "--host", "http://127.0.0.1", "--no-password", "--port", "0")
    #expect(
      run
        == Run(
          1,
          errors: "aerogami: cannot listen on http://127.0.0.1, port 0: host not found; give another --host or "
            + "--port (--port 0 picks a free port)\n"))
  }

  @Test(
    "an invalid address is a usage error",
    arguments: [
      (["--port", "65536"], "expected a whole number from 0 to 65535"),
      (["--host", ""], "--host requires an address, such as 127.0.0.1"),
      (["--log-level", "loud"], "debug"),
      (["--base-url", "flights.example.com"], "--base-url must be an http or https URL such as"),
      (["--base-url", "https://flights.example.com?token=hush"], "--base-url must be an http or https URL such as"),
      (["--base-url", "https://flights.example.com/trips"], "use another path, such as /flights"),
    ])
  func usage(arguments: [String], reason: String) async throws {
    let run = try await aerogami.runIfValid(["serve"] + arguments)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains(reason), "\(run.errors)")
    #expect(!run.errors.contains("hush"))
  }

  @Test(
    "curl gets the requested responses", .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/curl")))
  func curl() async throws {
    _ = try await serve { address in
      for (arguments, expected, exitCode) in [
        ("-fsS $URL/health", #"{"status":"ok","environment":"dev"}"#, Int32(0)),
        ("-sS -o /dev/null -w '%{http_code} %{content_type}' $URL/trips/EU", "200 application/json", 0),
        ("-sS -w ' %{http_code}' $URL/trips/nope", "{\"error\":\"there is no region", 0),
        ("-fsS $URL/trips/nope", "", 22), ("-sS -X PUT -w ' %{http_code}' $URL/trips", " 405", 0),
        ("-sS --compressed --path-as-is $URL/trips/../regions", "no such path; try ", 0),
      ] {
        let result = try await Subprocess.run(
          .path("/bin/sh"), arguments: ["-c", "curl " + arguments.replacing("$URL", with: address)],
          environment: .custom(["PATH": "/usr/bin:/bin"]), input: .none, output: .string(limit: 1 << 20),
          error: .string(limit: 1 << 16))
        #expect(result.terminationStatus.code == exitCode, "\(arguments)")
        #expect((result.standardOutput).contains(expected) || expected == "", "\(result.standardOutput)")
      }
    }
  }
}
