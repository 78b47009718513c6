import AerogamiContainer
import AerogamiCore
import Synchronization
import Testing

@Suite struct NotificationTests {
  private typealias Message = AerogamiCore.Notification

  @Test("the mock prints the lines of a notification together, without control characters")
  func mock() async throws {
    let printed = Mutex<[[String]]>([])
    let client = NotificationClient.mock { lines in printed.withLock { $0.append(lines) } }
    let message = Message(
      to: "phone", title: "New\u{1B}[2J\nprice", lines: ["VNO\u{202E}BCN", "19 EUR"], url: "https://example.com/a")
    #expect(try await client.send(message).value == NotificationClient.Receipt(kind: "mock"))
    #expect(
      printed.withLock { $0 } == [
        [
          "notification to phone: New\u{FFFD}[2J price", "  VNO\u{FFFD}BCN", "  19 EUR", "  https://example.com/a",
        ]
      ])
  }

  @Test("a failing client fails with the name of the notifier")
  func failing() async throws {
    let error = await #expect(throws: ClientError.self) {
      try await NotificationClient.failing(.status(503)).send(Message(to: "phone", title: "", lines: []))
    }
    #expect(
      error?.description
        == #"NotificationClient.send(to: "phone") was called, and this environment makes it fail: status 503"#)
  }

  @Test("a fault applies to the notifier that it names")
  func faults() async throws {
    let rule = FaultRule(.failure(.offline), endpoint: "send", keys: ["phone"])
    let client = Faults([rule]).applied(
      to: .mock(print: { _ in }), NotificationClient.endpoints, clock: ContinuousClock())
    let error = await #expect(throws: ClientError.self) {
      try await client.send(Message(to: "phone", title: "", lines: []))
    }
    #expect(error?.reason == .fault(.offline))
    #expect(try await client.send(Message(to: "work", title: "", lines: [])).value.kind == "mock")
  }

  @Test("a topic has 26 random characters of 32, so it cannot be guessed")
  func topic() {
    var numbers = (0..<26).map { Double($0) / 26 }.reversed().map { $0 }
    let topic = NotificationTopic.unguessable { numbers.removeFirst() }
    #expect(topic.utf8.count == "aerogami-".utf8.count + 26 && numbers.isEmpty)
    #expect(topic.hasSuffix("a") && topic.hasPrefix("aerogami-8"))
    #expect(Set(topic.dropFirst(9)).count == 26, "each character depends on its own random number")
    var generator = SystemRandomNumberGenerator()
    let topics = (0..<100).map { _ in NotificationTopic.unguessable { .random(in: 0..<1, using: &generator) } }
    #expect(Set(topics).count == 100 && Set(topics.joined()).isDisjoint(with: "l01"))
  }
}
