import AerogamiContainer
import AerogamiCore
import TestSupport
import Testing

/// Shows what a feed as an `AsyncStream` would cost, as claimed in the article `DependencyContainer.md`. What the feed
/// with a closure does instead is in `TripFeedTests`.
@Suite(.timeLimit(.minutes(20))) struct AsyncStreamTests {
  @Test("yield does not wait for the consumer: the stream buffers every element, or drops some")
  func backpressure() async {
    let (all, unlimited) = AsyncStream<Int>.makeStream()
    let (newest, limited) = AsyncStream<Int>.makeStream(bufferingPolicy: .bufferingNewest(1))
    for element in 0..<1000 {
      unlimited.yield(element)
      limited.yield(element)
    }
    unlimited.finish()
    limited.finish()
    #expect(await all.reduce(0) { count, _ in count + 1 } == 1000)
    #expect(await newest.reduce(into: []) { $0.append($1) } == [999])
  }

  @Test("leaving the loop does not wait for the task that produces the elements")
  func earlyExit() async {
    let (ended, gate) = (Log<String>(), Gate())
    let stream = AsyncStream<Int> { continuation in
      let producer = Task {
        continuation.yield(1)
        // Like a producer that closes a connection, it ends only some time after it is canceled.
        await Task { try? await gate.wait() }.value
        await ended.append("producer")
      }
      continuation.onTermination = { _ in producer.cancel() }
    }
    for await _ in stream { break }
    // Only now can the producer end: the loop has not waited for it.
    gate.open()
    await ended.waitForEntries(1)
  }

  @Test("the closure of a feed runs on the actor of the caller and changes its local variables") @MainActor
  func isolation() async {
    let feed = TripFeed({ _ in Fetched([]) }, clock: ManualClock())
    var delivered = 0
    _ = await feed.run(["EU", "US"], concurrency: 2) { _ in
      #expect(#isolation === MainActor.shared)
      delivered += 1
      return .continue
    }
    #expect(delivered == 2)
  }

  @Test("a feed throws exactly the type of the errors of its closure")
  func typedErrors() async {
    enum Stop: Error { case wanted }
    let feed = TripFeed({ _ in Fetched([]) }, clock: ManualClock())
    do throws(Stop) {
      _ = try await feed.run(["EU"], concurrency: 1) { _ throws(Stop) in throw .wanted }
      Issue.record("the feed did not throw")
    } catch {
      let stop: Stop = error
      #expect(stop == .wanted)
    }
  }
}
