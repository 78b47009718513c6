import AerogamiContainer
import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import AerogamiHTTP
@testable import AerogamiLive

/// Event streams in unusual chunks, as a server sends them byte by byte.
@Suite(.timeLimit(.minutes(20))) struct KiwiTransportTests {
  private static let head =
    "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n"
  private static let event = "event: message\ndata: \(KiwiService.result([KiwiOffer(84).json]))\n\n"

  /// How a stream is framed, and the expected error; `nil` if the trip is received.
  struct Framing: Sendable, CustomTestStringConvertible {
    let name: String
    var bytes: String
    var end = Fault.End.keepOpen
    var error: String?

    init(_ name: String, _ bytes: String, then end: Fault.End = .keepOpen, error: String? = nil) {
      (self.name, self.bytes, self.end, self.error) = (name, bytes, end, error)
    }

    var testDescription: String { name }
  }

  /// The stream in two chunks.
  private static func chunks(
    size: (Int) -> String = { String($0, radix: 16) }, line: String = "\r\n", after: String = "\r\n",
    last: String = "0\r\n\r\n"
  ) -> String {
    let parts = [event.prefix(100), event.dropFirst(100)]
    return head + parts.map { size($0.utf8.count) + line + $0 + after }.joined() + last
  }

  static let usable: [Framing] = [
    Framing("plain chunks", chunks()),
    Framing("capitals", chunks { String($0, radix: 16, uppercase: true) }),
    Framing("leading zeros", chunks { "000" + String($0, radix: 16) }),
    Framing("an extension", chunks { String($0, radix: 16) + ";a=b" }),
    Framing("a quoted extension", chunks { String($0, radix: 16) + #";a="b c""# }),
    Framing("trailers", chunks(last: "0\r\nX-Time: 1\r\n\r\n")),
    Framing("one byte in each chunk", head + event.map { "1\r\n\($0)\r\n" }.joined() + "0\r\n\r\n"),
    Framing("closed in a chunk after the event", head + "ffff\r\n" + event, then: .halfClose),
    Framing("no last chunk, closed", chunks(last: ""), then: .halfClose),
    Framing("half of the last chunk, closed", chunks(last: "0\r\n"), then: .halfClose),
    Framing(
      "no chunks and no length, closed",
      "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n\(event)", then: .halfClose),
    Framing(
      "HTTP/1.0, closed", "HTTP/1.0 200 OK\r\nContent-Type: text/event-stream\r\n\r\n\(event)", then: .halfClose),
  ]

  private static let malformed = "the response is malformed HTTP"

  static let unusable: [Framing] = [
    Framing("a space after the size", chunks { String($0, radix: 16) + " " }, error: malformed),
    Framing("a size with 0x", chunks { "0x" + String($0, radix: 16) }, error: malformed),
    Framing("LF after the size", chunks(line: "\n"), error: malformed),
    Framing("LF after the data", chunks(after: "\n"), error: malformed),
    Framing("nothing after the data", chunks(after: ""), error: malformed),
    Framing(
      "closed in the event", head + "40\r\n" + event.prefix(64) + "\r\n", then: .halfClose,
      error: "the connection was closed before the response was complete"),
    Framing(
      "closed in a chunk", head + "40\r\n" + event.prefix(20), then: .close,
      error: "the connection was closed before the response was complete"),
  ]

  private func trips(
    _ framing: Framing, clock: ManualClock = ManualClock(), maxBodyBytes: Int = 1 << 20,
    during body: @escaping @Sendable () async -> Void = {}
  ) async throws -> Fetched<[Trip]> {
    try await FaultServer.run { _, exchange in
      try await exchange.send(framing.bytes)
      try await exchange.end(framing.end)
    } _: { server in
      let limits = HTTPTransport.Limits(
        connectTimeout: .seconds(3600), maxBodyBytes: maxBodyBytes, remedyText: Remedy.text)
      let behavior = HTTPTransport.Behavior(
        attemptTimeout: .seconds(20), deadline: Deadline(.seconds(60), clock: clock), maxAttempts: 1, clock: clock,
        now: { Date(timeIntervalSince1970: 0) }, random: { 0 }, remedyText: Remedy.text)
      let base = try #require(BaseURL(server.address))
      let search = try TripSearch(text: "date=2027-01-12&nights=4&to=BCN")
      return try await HTTPTransport.withAsyncHTTPClient(limits: limits) { transport in
        async let fetched = TripProvider.kiwi.live(
          Service(
            client: "trips", base: base, token: nil, tokenVariable: "TOKEN",
            transport: transport.configured(with: behavior)),
          TripOptions(provider: .kiwi, data: nil, regions: [], currency: "EUR", market: nil),
          ClientContext(
            clock: clock, now: { LocalTime.at("2027-01-01T12:00:00+02:00").instant },
            clocks: SharedAirportClocks(zones: .live()))
        ).trips(TripRequest(origin: "VNO", search: search))
        await body()
        return try await fetched
      }
    }
  }

  @Test("unusual framing is accepted without loss", arguments: usable)
  func accepted(framing: Framing) async throws {
    let fetched = try await trips(framing)
    #expect(fetched.value.map(\.price) == [84] && fetched.status == .ok)
  }

  @Test("other framing is an error that says what is wrong", arguments: unusable)
  func rejected(framing: Framing) async throws {
    let error = await #expect(throws: ClientError.self) { try await trips(framing) }
    #expect(error.map { "\($0)" }?.contains(framing.error ?? "") == true, "\(String(describing: error))")
  }

  @Test("an event stream that does not end times out after 20 s, also if its event has arrived")
  func endless() async throws {
    let clock = ManualClock()
    let framing = Framing("endless", Self.chunks(last: ""), then: .stall)
    let error = await #expect(throws: ClientError.self) {
      try await trips(framing, clock: clock) {
        await clock.waitForSleepers(1)
        clock.advance(by: .seconds(20))
      }
    }
    #expect(error?.message.contains("no complete response within 20 s") == true, "\(String(describing: error))")
  }

  @Test("an event stream with endless events is an error when it is too large")
  func flood() async throws {
    let events = String(repeating: "10000\r\n" + String(repeating: ": ping\n\n", count: 8192) + "\r\n", count: 4)
    let error = await #expect(throws: ClientError.self) {
      try await trips(Framing("flood", Self.head + events), maxBodyBytes: 100_000)
    }
    #expect(error?.message.contains("the response is larger than 100000 bytes") == true)
  }
}
