import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

/// Tests of lists of regions and redirects that try to lead a fetch elsewhere.
@Suite(.timeLimit(.minutes(20))) struct RegionAttackTests {
  private let aerogami = Aerogami()

  static let ids = [
    "../admin", "..%2fadmin", "a/b", "a//b", "/", "a?b=c", "a#b", "a&b", "http://127.0.0.1:1/", "//127.0.0.1:1",
    "%2e%2e",
    "%00", "a%", "é😀", "e\u{301}", "\u{1B}[2J", "a b", "a\r\nX-Injected: b", "a\tb", "\0", "\u{202E}b", "--help",
    "-", "*", "a,b", "a;b", "\\..\\", "'\"`$(id)", "...", " ", "@host", "[::1]", String(repeating: "a", count: 4000),
  ]

  @Test("any id is one segment of a path below the base URL")
  func segments() async throws {
    try await listing(Self.ids) { run, paths in
      #expect(run.exitCode == 0, "\(run)")
      #expect(run.tripIDs.count == Self.ids.count)
      #expect(paths.first == "/api/regions")
      let segments = paths.dropFirst().map { $0.replacing(/^\/api\/trips\//, with: "") }
      for segment in segments {
        let isEncoded = segment.wholeMatch(of: /([A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-F]{2})+/) != nil
        #expect(isEncoded && segment != "..", "\(segment)")
      }
      #expect(Set(segments.map { $0.removingPercentEncoding ?? "" }) == Set(Self.ids))
    }
  }

  @Test("an id that would change the path is skipped, and a duplicate id is requested once")
  func leftOut() async throws {
    try await listing(["", ".", "..", "scd", "scd", "blc"]) { run, paths in
      #expect(run.exitCode == 3 || run.exitCode == 0, "\(run)")
      #expect(run.errors.contains(#"[0].id: expected an id other than "", "." and "..", found """#), "\(run)")
      #expect(paths.sorted() == ["/api/regions", "/api/trips/blc", "/api/trips/scd"])
    }
  }

  /// Fetches all regions of a service that lists `ids` and has a trip in each.
  private func listing(_ ids: [String], _ body: (Run, [String]) throws -> Void) async throws {
    let list = try String(
      decoding: JSONSerialization.data(withJSONObject: ids.map { ["id": $0, "name": $0, "country_codes": [$0]] }),
      as: UTF8.self)
    try await TestServer.run { request in
      request.path.hasSuffix("/regions") ? .init(list) : .malaga
    } _: { server in
      try aerogami.use(address: server.address + "/api")
      let run = try await aerogami.run("fetch", "--format", "ndjson")
      try body(run, await server.paths)
      let plain = run.errors.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isUnsafeToPrint }
      #expect(plain, "\(run.errors.debugDescription)")
    }
  }

  @Test("an invalid list of regions fails with one line")
  func unusable() async throws {
    let list = "[" + String(repeating: "7,", count: 100_000) + "7]"
    try await TestServer.run(["/regions": .init(list)]) { server in
      try aerogami.use(server)
      let run = try await aerogami.run("fetch", "--format", "ndjson")
      #expect(run.exitCode == 1, "\(run)")
      #expect(run.output == "")
      #expect(run.errors.split(separator: "\n").count <= 2 && run.errors.utf8.count < 2000, "\(run.errors)")
      #expect(await server.paths == ["/regions"])
    }
  }

  @Test(
    "redirects end at an address that is not http or https, and no other host gets the token",
    arguments: [
      ("another host and back", ["/trips/EU": "http://localhost:PORT/1", "/1": "http://127.0.0.1:PORT/2"], 0, ""),
      (
        "a user behind http", ["/trips/EU": "/1", "/1": "//user:pass@127.0.0.1/"], 1,
        "to an address that is not http or https"
      ),
    ] as [(String, [String: String], Int32, String)])
  func redirects(name: String, locations: [String: String], exitCode: Int32, text: String) async throws {
    try await FaultServer.run { request, exchange in
      guard let location = locations[request.path] else { return try await exchange.send(Fault.goodReply) }
      let port = request.header("Host").first?.split(separator: ":").last ?? ""
      try await exchange.send(
        Fault.reply("", status: "302 Found", fields: "Location: \(location.replacing("PORT", with: port))"))
    } _: { server in
      let run = try await aerogami.run(
        "fetch", "--regions", "EU", "--attempts", "1", "--format", "ndjson",
        environment: [
          "AEROGAMI_CLIENTS_TRIPS_VARIANT": "live", "AEROGAMI_CLIENTS_TRIPS_BASE_URL": server.address,
          "AEROGAMI_CLIENTS_TRIPS_TOKEN": "hush",
        ])
      #expect(run.exitCode == exitCode, "\(name): \(run)")
      #expect(text.isEmpty || run.errors.contains(text), "\(name): \(run)")
      #expect(!run.errors.contains("hush") && !run.errors.contains("pass@"))
      var isTrusted = true
      for request in await server.requests.entries {
        isTrusted = isTrusted && request.header("Host").first?.hasPrefix("127.0.0.1") == true
        #expect(request.head.contains("hush") == isTrusted, "\(name): \(request.path)")
      }
    }
  }
}
