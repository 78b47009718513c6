import AerogamiContainer
import AerogamiCore
import Foundation
import GRDB
import TestSupport
import Testing

@testable import AerogamiStore

@Suite(.timeLimit(.minutes(20))) struct RegionStoreTests {
  private let place = TemporaryStore()

  private var stores: [RegionStore] { [.mock(), .live(place.database())] }

  @Test("a selection is saved in order, and replaced as a whole")
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

  @Test("fetches are saved with their searches, newest first, separately from the selection")
  func fetches() async throws {
    for store in stores {
      try await store.select(["US"])
      #expect(try await store.fetches() == [])
      let first = TripFetch(origins: ["EU", "blc"])
      try await store.saveFetch(first)
      let last = TripFetch(origins: [nil, "EU"], search: TripSearch(maxPrice: 60, from: ["São Paulo"], isDirect: true))
      for _ in 0..<2 { try await store.saveFetch(last) }
      #expect(try await store.fetches() == [last, first])
      try await store.saveFetch(first)
      #expect(try await store.fetches() == [first, last], "a repeated fetch is the newest, and is saved once")
      #expect(try await store.selected() == ["US"])
    }
  }

  @Test("the oldest fetches are dropped")
  func oldFetches() async throws {
    let fetches = (0..<RegionStore.fetchCount + 2).map { TripFetch(origins: ["R\($0)"]) }
    for store in stores {
      for fetch in fetches { try await store.saveFetch(fetch) }
      #expect(try await store.fetches() == fetches.dropFirst(2).reversed())
    }
  }

  @Test("a saved search with places and airlines that are no longer known is read, and saved again unchanged")
  func unknownWords() async throws {
    let store = RegionStore.live(place.database())
    try await store.saveFetch(TripFetch(origins: ["EU"]))
    let text = "from=CPH%2CBarcelno&to=M%C3%A1laga&airline=FR%2Cnowhere"
    try place.withConnection { try $0.execute(sql: "UPDATE recent_fetch SET search = ?", arguments: [text]) }
    let last = try #require(try await store.fetches().first)
    #expect(last.search == TripSearch(from: ["CPH", "Barcelno"], to: ["Málaga"], airlines: ["FR", "nowhere"]))
    #expect(last.search.text == text)
    try await store.saveFetch(TripFetch(origins: ["US"], search: last.search))
    #expect(try await store.fetches().map(\.search) == [last.search, last.search])
  }

  @Test("a saved fetch that cannot be read is skipped", arguments: ["regions = '{'", "search = 'month=13'"])
  func invalidFetch(change: String) async throws {
    let store = RegionStore.live(place.database())
    try await store.saveFetch(TripFetch(origins: ["EU"]))
    try place.withConnection { try $0.execute(sql: "UPDATE recent_fetch SET \(change)") }
    #expect(try await store.fetches() == [])
    try await store.saveFetch(TripFetch(origins: ["US"]))
    #expect(try await store.fetches() == [TripFetch(origins: ["US"])])
  }

  @Test("reading before the first write creates no file, and the next run finds saved data")
  func file() async throws {
    let store = RegionStore.live(place.database())
    #expect(try await store.selected() == [])
    #expect(try await store.fetches() == [])
    #expect(throws: (any Error).self) { try place.names }
    try await store.select(["EU"])
    #expect(try await RegionStore.live(place.database()).selected() == ["EU"])
  }

  @Test("an invalid list is an error, and stays unchanged")
  func unreadable() async throws {
    let store = RegionStore.live(place.database())
    try await store.select(["EU"])
    try place.withConnection { try $0.execute(sql: "UPDATE region_list SET regions = '{}'") }
    let error = await #expect(throws: StoreError.self) { try await store.selected() }
    #expect(error?.remedy == "select them again with aerogami regions select")
    try await store.select(["US"])
    #expect(try await store.selected() == ["US"])
  }

  @Test("after a thousand concurrent selections, exactly one is saved", arguments: [true, false])
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

  @Test("a fetch that cannot be saved is reported once, and a selection fails every time")
  func tolerating() async throws {
    let (messages, continuation) = AsyncStream<String>.makeStream()
    let store = RegionStore.failing().tolerating(FirstFailure(yieldingTo: continuation))
    #expect(try await store.selected() == [])
    #expect(try await store.fetches() == [])
    try await store.saveFetch(TripFetch(origins: ["EU"]))
    for _ in 0..<2 { await #expect(throws: ClientError.self) { try await store.select(["EU"]) } }
    continuation.finish()
    let told = Log<String>()
    for await message in messages { await told.append(message) }
    #expect(
      await told.entries == ["RegionStore.selected() was called, and this environment makes it fail: unimplemented"])
  }
}
