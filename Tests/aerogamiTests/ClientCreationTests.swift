import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiHTTP
import AerogamiServer
import ArgumentParser
import Foundation
import Logging
import Synchronization
import TestSupport
import Testing

@testable import AerogamiLive
@testable import aerogami

/// Tests that the clients are created once for a fetch, once for all pages of a server, and once for each round.
@Suite(.timeLimit(.minutes(20))) struct ClientCreationTests {
  private let directory = TemporaryDirectory()
  private let created = Counter()
  private let console = Console(output: .discarding, errors: .discarding)

  /// A configuration with a provider of trips that counts how often its client is created.
  private func configuration() throws -> Configuration {
    let ferries = TripProvider(
      name: "ferries", title: "Ferries", defaultBaseURL: BaseURL(known: "https://ferries.example"),
      client: { [created] _, _, _ in
        created.add()
        var client = TripClient.failing(.unimplemented)
        client.trips = { _ in Fetched([Trip.fixture(id: "ferry")]) }
        return client
      },
      probe: { _, _, _ in })
    let file = "\(directory.path)/ferries.json"
    try FileManager.default.createDirectory(atPath: directory.path, withIntermediateDirectories: true)
    try Data(
      #"{"clients": {"trips": {"variant": "live", "provider": "ferries"}}, "store": {"variant": "mock"}}"#.utf8
    ).write(to: URL(filePath: file))
    return try Configuration.load(
      path: file, variables: [:], directories: .init(currentDirectory: directory.path, userDirectory: nil),
      registrations: [
        TripRegistration(providers: TripProvider.all + [ferries]), CountryRegistration(), RoverRegistration(),
        StarWarsRegistration(), NotificationRegistration(),
      ]
    ).using(.trips)
  }

  @Test("a fetch creates the clients once, even if it records its responses")
  func fetch() async throws {
    let (configuration, console) = (try configuration(), console)
    let fetch = try await FetchCommand.asyncParse(["EU", "--format", "ndjson"])
    let status = try await withServices(
      of: configuration, options: RunOptions(), recordingIn: "\(directory.path)/recording", console: console
    ) { try await fetch.fetch(with: $0, configuration, console: console) }
    #expect(status == .ok && created.count == 1)
  }

  @Test("a server creates the clients once for all pages")
  func pages() async throws {
    try await Dependencies.withConfiguration(
      try configuration(), options: RunOptions(lifetime: .service)
    ) { dependencies in
      let server = Server(
        dependencies, environment: ServedEnvironment(name: "test"),
        logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
      let (ports, found) = AsyncStream<Int>.makeStream()
      let stop = Gate()
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          defer { found.finish() }
          try await server.run(port: 0, isListening: { found.yield($0) }, until: { try? await stop.wait() })
        }
        for await port in ports {
          let request = Array("GET /?regions=EU HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".utf8)
          for _ in 1...2 {
            let page = try await RawClient.exchange(port: port, sending: [request])
            #expect(String(decoding: page, as: UTF8.self).contains("Malaga"))
          }
          stop.open()
        }
        try await group.waitForAll()
      }
    }
    #expect(created.count == 1)
  }

  @Test("each round of a watch creates the clients once")
  func rounds() async throws {
    let command = try await WatchStartCommand.asyncParse(["EU"])
    let loop = WatchLoop(command.rounds, .ndjson, console)
    let checked = try configuration().checked()
    var state = WatchState(of: try command.watch(named: nil))
    var output = WatchOutput(
      .ndjson, color: .never, stream: console.output, link: BookingLink(base: "https://example.com", marker: nil))
    for number in 1...2 {
      #expect(
        try await loop.round(
          number, of: &state, &output, checked, RateLimiters(), isOnly: true, isFirst: number == 1) == .ok)
      #expect(created.count == number)
    }
  }
}

private final class Counter: Sendable {
  private let value = Mutex(0)

  var count: Int { value.withLock { $0 } }
  func add() { value.withLock { $0 += 1 } }
}
