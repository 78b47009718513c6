import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import AerogamiServer

/// The stream of results, which the script of the page reads.
@Suite(.timeLimit(.minutes(20))) struct StreamTests {
  private let calls = Log<String>()
  private let gates = ["EU": Gate(), "US": Gate(), "AS": Gate()]

  /// Dependencies with three regions. Each responds with one trip when its gate opens.
  private var dependencies: Dependencies {
    var dependencies = Dependencies.mock
    dependencies.trips.regions = {
      Fetched(["EU", "US", "AS"].map { Region(id: $0, name: $0, countryCodes: []) })
    }
    dependencies.trips.trips = { [gates, calls] request in
      let region = request.origin ?? ""
      await calls.append("\(region) called")
      do {
        try await gates[region]?.wait()
      } catch {
        await calls.append("\(region) cancelled")
        throw error
      }
      return Fetched([.fixture(id: region)])
    }
    return dependencies
  }

  private func request(_ query: String = "") -> String { "GET /stream\(query) HTTP/1.1\r\nHost: localhost\r\n\r\n" }

  @Test("the results arrive region by region, with the progress, and the last event says that they are complete")
  func events() async throws {
    try await RunningServer.run(dependencies) { server in
      try await RawConnection.run(port: server.port) { client in
        try await client.send(request())
        let head = await client.received(until: #"{"done":0,"total":3,"trips":0,"#)
        #expect(head.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(head.contains("Content-Type: text/event-stream\r\n"))
        #expect(head.contains("Cache-Control: no-store\r\n"))
        #expect(!head.contains("event: results"))

        gates["US"]?.open()
        let first = await client.received(until: "</ol>")
        #expect(first.contains(#"{"done":1,"total":3,"trips":1,"left":"EU, AS","#))
        #expect(first.contains("data: <h2 class=\"vh\" data-summary=\"1 trip in 1 region, cheapest 72 EUR CPH–AGP\""))
        #expect(!first.contains("event: end"))

        gates["EU"]?.open()
        _ = await client.received(until: "2 trips in 2 regions")
        gates["AS"]?.open()
        let last = await client.received(until: "event: end\ndata: {}\n\n")
        #expect(last.contains("3 trips in 3 regions"))
        // Each row is sent once, and then only its id.
        #expect(last.components(separatedBy: "<li class=\"trip\"").count == 4)
        #expect(last.components(separatedBy: " data-sent></li>").count == 4)
        let row = try #require(first.firstMatch(of: /<li class="trip" id="([^"]*)"/)?.output.1)
        #expect(last.components(separatedBy: "<li id=\"\(row)\" data-sent></li>").count == 3)
        // The complete result is sent once.
        #expect(last.components(separatedBy: #"{"done":3,"total":3,"trips":3,"left":"","#).count == 2)
      }
    }
  }

  @Test("the stream is compressed for a client that accepts that, with the same events")
  func compressed() async throws {
    for gate in gates.values { gate.open() }
    try await RunningServer.run(dependencies) { server in
      let plain = try await server.ask("/stream")
      #expect(plain.header("Content-Encoding") == nil)
      #expect(plain.header("Vary") == "Accept-Encoding")
      let compressed = try await server.ask("/stream", headers: ["Accept-Encoding": "gzip"])
      #expect(compressed.header("Content-Encoding") == "gzip")
      let events = String(decoding: try compressed.unzipped(), as: UTF8.self)
      #expect(events.contains("3 trips in 3 regions"))
      #expect(events.hasSuffix("event: end\ndata: {}\n\n"))
      #expect(compressed.bytes.count < events.utf8.count / 2)
    }
  }

  @Test("a part of a compressed stream can be read before the next, and a repetition is nearly free")
  func parts() {
    let text = Array((0..<4000).map { "row \($0 &* 7919) " }.joined().utf8.prefix(20_000))
    var stream = GzipStream()
    let first = stream.compress(text)
    let second = stream.compress(text)
    let end = stream.compress([], isLast: true)
    #expect(second.count < first.count / 10)
    // A part that is flushed ends with an empty block.
    #expect(first.suffix(4) == [0, 0, 0xFF, 0xFF])
    #expect(gunzip(first + second + end) == text + text)
    #expect(gunzip(first + second) == nil)
  }

  @Test("a trip that becomes a favorite during the search is one in the later results")
  func favorite() async throws {
    let dependencies = dependencies
    try await RunningServer.run(dependencies) { server in
      try await RawConnection.run(port: server.port) { client in
        try await client.send(request())
        gates["EU"]?.open()
        let first = await client.received(until: "</ol>")
        #expect(first.contains("aria-pressed=\"false\""))
        let favorite = Favorite(trip: .fixture(id: "EU"), region: "EU", addedAt: dependencies.now())
        _ = try await dependencies.favorites.add([favorite])
        for gate in gates.values { gate.open() }
        let last = await client.received(until: "event: end")
        #expect(last.contains("aria-pressed=\"true\""))
      }
    }
  }

  @Test("the progress counts the trips that match")
  func matching() async throws {
    for gate in gates.values { gate.open() }
    try await RunningServer.run(dependencies) { server in
      let stream = try await server.ask("/stream?max_price=10")
      #expect(stream.body.contains(#"{"done":3,"total":3,"trips":0,"#))
    }
  }

  @Test("a search that takes too long ends with the failed regions")
  func deadline() async throws {
    let clock = ManualClock()
    var dependencies = dependencies
    dependencies.clock = clock
    try await RunningServer.run(dependencies) { server in
      async let asked = server.ask("/stream")
      await calls.waitForEntries(3)
      await clock.waitForSleepers(1)
      clock.advance(by: .seconds(54))
      let stream = try await asked
      #expect(stream.body.contains(#"{"done":3,"total":3,"trips":0,"#))
      #expect(stream.body.contains("EU failed: there was no response within 54 s"))
      #expect(stream.body.hasSuffix("event: end\ndata: {}\n\n"))
    }
  }

  @Test("a client that leaves the page cancels its search", arguments: [true, false])
  func leaves(closes: Bool) async throws {
    try await RunningServer.run(dependencies) { server in
      try await RawConnection.run(port: server.port) { client in
        try await client.send(request())
        await calls.waitForEntries(3)
        if closes { try await client.close() } else { try await client.finish() }
        await calls.waitForEntries(6)
      }
      #expect(
        Set(await calls.entries.suffix(3)) == ["EU cancelled", "US cancelled", "AS cancelled"])
      #expect(try await server.ask("/health").status == 200)
    }
  }

  @Test("an invalid search is an error before the stream begins", arguments: ["?max_price=x", "?regions=,", "?x=1"])
  func invalid(query: String) async throws {
    try await RunningServer.run(dependencies) { server in
      let refused = try await server.ask("/stream\(query)")
      #expect(refused.status == 400)
    }
    #expect(await calls.entries.isEmpty)
  }

  @Test("a search whose regions cannot be listed ends with the reason")
  func unlisted() async throws {
    var dependencies = dependencies
    dependencies.trips.regions = {
      throw ClientError(requested: "the regions", reason: .failed(.status(503), detail: "status 503"))
    }
    try await RunningServer.run(dependencies) { server in
      let stream = try await server.ask("/stream")
      #expect(stream.body.contains("the regions could not be listed: "))
      #expect(stream.body.hasSuffix("event: end\ndata: {}\n\n"))
    }
  }

  @Test("a request for the head of the stream starts no search")
  func head() async throws {
    try await RunningServer.run(dependencies) { server in
      let head = try await server.ask("/stream", method: "HEAD")
      #expect(head.status == 200)
    }
    #expect(await calls.entries.isEmpty)
  }

  @Test("each line of an event's data has a field of its own")
  func lines() {
    let bytes = ServerSentEvent.results(Array("<p>\nid: 7\n</p>\n".utf8)).bytes
    #expect(String(decoding: bytes, as: UTF8.self) == "event: results\ndata: <p>\ndata: id: 7\ndata: </p>\n\n")
  }
}
