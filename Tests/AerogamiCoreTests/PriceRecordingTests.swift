import Foundation
import TestSupport
import Testing

@testable import AerogamiCore

@Suite struct PriceRecordingTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private func answer(_ prices: Price..., to: TripLocation = .malaga, status: Status = .ok) -> Fetched<
    [Trip]
  > {
    Fetched(prices.map { .fixture(price: $0, to: to) }, status: status)
  }

  /// A memory in which every call is written down, with how many routes or prices it is about.
  private func store(_ log: Log<String>, _ memory: PriceHistoryStore = .mock()) -> PriceHistoryStore {
    var store = memory
    store.record = { sightings, now in
      await log.append("record \(sightings.map { "\($0.price)" }.joined(separator: " "))")
      try await memory.record(sightings, now)
    }
    store.deals = { routes in
      await log.append("deals \(routes.count)")
      return try await memory.deals(routes)
    }
    return store
  }

  @Test("prices of many answers are recorded together, each of the same route and dates at the lowest")
  func together() async {
    let log = Log<String>()
    let recording = PriceRecording(in: store(log), at: now)
    _ = await recording.deals(of: answer(72))
    _ = await recording.deals(of: answer(60, 65))
    _ = await recording.deals(of: answer(50, to: .vilnius))
    #expect(await log.entries == ["deals 1", "deals 1"])
    await recording.finish()
    await recording.finish()
    #expect(await log.entries == ["deals 1", "deals 1", "record 60 50"])
  }

  @Test("so many prices are recorded without waiting for the end")
  func batches() async {
    let log = Log<String>()
    let recording = PriceRecording(in: store(log), at: now, batchSize: 2)
    _ = await recording.deals(of: answer(72))
    _ = await recording.deals(of: answer(60))
    _ = await recording.deals(of: answer(50))
    #expect(await log.entries == ["deals 1", "record 60"])
    await recording.finish()
    #expect(await log.entries == ["deals 1", "record 60", "record 50"])
  }

  @Test("a deal is one by what was recorded before the fetch, whatever the fetch has recorded meanwhile")
  func before() async throws {
    let memory = PriceHistoryStore.mock()
    for hour in 0..<20 {
      _ = try await memory.record([.fixture(price: Price(significand: Int64(100 + hour)))], now + Double(hour) * 3600)
    }
    let recording = PriceRecording(in: memory, at: now + 100_000, batchSize: 1)
    for price in 0..<8 {
      let trip = Trip.fixture(price: Price(significand: Int64(90 + price)))
      #expect(await recording.deals(of: Fetched([trip])).contains(trip, at: now))
    }
    let dear = Trip.fixture(price: 102)
    #expect(await !recording.deals(of: Fetched([dear])).contains(dear, at: now))
  }

  @Test("what is old is compared and not recorded, and a part of an answer is recorded")
  func sources() async {
    let log = Log<String>()
    let recording = PriceRecording(in: store(log), at: now)
    let error = ClientError(requested: "GET", reason: .failed(.offline, detail: "down"))
    _ = await recording.deals(of: answer(70, status: .cached(age: .seconds(1))))
    _ = await recording.deals(of: answer(60, status: .stale(age: .seconds(1), because: error)))
    await recording.finish()
    #expect(await log.entries == ["deals 1"])
    _ = await recording.deals(of: answer(50, status: .partial(because: error)))
    await recording.finish()
    #expect(await log.entries == ["deals 1", "record 50"])
  }

  @Test("a store that does not record is not asked, and one that fails is no failure")
  func notRecording() async {
    var store = PriceHistoryStore.failing { Issue.record(Comment(rawValue: $0)) }
    store.isRecording = false
    let idle = PriceRecording(in: store, at: now)
    #expect(await idle.deals(of: answer(72)).isEmpty)
    await idle.finish()
    let failing = PriceRecording(in: .failing(), at: now)
    #expect(await failing.deals(of: answer(72)).isEmpty)
    await failing.finish()
  }
}
