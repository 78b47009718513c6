import AerogamiCore
import Foundation
import GRDB
import TestSupport
import Testing

@testable import AerogamiStore

@Suite(.timeLimit(.minutes(10))) struct RegionStoreTests {
  private let place = StorePlace()

  private var stores: [RegionStore] { [.mock(), .live(place.database())] }

  @Test("a selection is kept in its order, and replaced as a whole")
  func select() async throws {
    for store in stores {
      #expect(try await store.selected() == [])
      try await store.select(["US", "EU", "a\u{0}\"é"])
      #expect(try await store.selected() == ["US", "EU", "a\u{0}\"é"])
      try await store.select(["EU"])
      #expect(try await store.selected() == ["EU"])
      try await store.select([])
      #expect(try await store.selected() == [])
    }
  }

  @Test("the last fetch is saved with its search, apart from the selection")
  func lastFetch() async throws {
    for store in stores {
      try await store.select(["US"])
      #expect(try await store.lastFetch() == nil)
      try await store.noteFetch(TripFetch(regions: ["EU", "blc"]))
      let last = TripFetch(regions: [nil, "EU"], search: TripSearch(maxPrice: 60, from: ["São Paulo"], isDirect: true))
      try await store.noteFetch(last)
      #expect(try await store.lastFetch() == last)
      #expect(try await store.selected() == ["US"])
    }
  }

  @Test("reading what was never written makes no file, and the next run finds what was")
  func file() async throws {
    let store = RegionStore.live(place.database())
    #expect(try await store.selected() == [])
    #expect(try await store.lastFetch() == nil)
    #expect(throws: (any Error).self) { try place.names }
    try await store.select(["EU"])
    #expect(try await RegionStore.live(place.database()).selected() == ["EU"])
  }

  @Test("what is no list is told of and left as it is")
  func unreadable() async throws {
    let store = RegionStore.live(place.database())
    try await store.select(["EU"])
    try place.withConnection { try $0.execute(sql: "UPDATE region_list SET regions = '{}'") }
    await #expect(throws: StoreError.self) { try await store.selected() }
    try await store.select(["US"])
    #expect(try await store.selected() == ["US"])
  }

  @Test("a thousand selections at the same time leave one of them, whole", arguments: [true, false])
  func concurrent(isDatabase: Bool) async throws {
    let store: RegionStore = isDatabase ? .live(place.database()) : .mock()
    try await store.select(["start", "start"])
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<1000 {
        group.addTask {
          if number.isMultiple(of: 4) {
            try await store.select(["\(number)", "\(number)"])
          } else {
            let selected = try await store.selected()
            #expect(selected.count == 2 && Set(selected).count == 1, "never half of one and half of another")
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await store.selected() != ["start", "start"])
  }

  @Test("what is remembered by the way fails once and is told of, and what a user wants fails each time")
  func forgiving() async throws {
    let (messages, tell) = AsyncStream<String>.makeStream()
    let store = RegionStore.failing().forgiving(FirstFailure(yieldingTo: tell))
    #expect(try await store.selected() == [])
    #expect(try await store.lastFetch() == nil)
    try await store.noteFetch(TripFetch(regions: ["EU"]))
    for _ in 0..<2 { await #expect(throws: ClientError.self) { try await store.select(["EU"]) } }
    tell.finish()
    let told = Log<String>()
    for await message in messages { await told.append(message) }
    #expect(
      await told.entries == ["RegionStore.selected() was called, and this environment makes it fail: unimplemented"])
  }
}
