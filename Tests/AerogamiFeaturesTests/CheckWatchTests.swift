import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation
import TestSupport
import Testing

/// Tests of the rounds of a watch with the tests' own container.
@Suite(.timeLimit(.minutes(20))) struct CheckWatchTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)
  private let error = ClientError(
    requested: "GET https://fares.example/trips/EU", reason: .failed(.status(503), detail: "status 503"))

  /// The outcomes of the regions in one round. Other regions are not requested.
  private typealias Round = [Region.ID: Result<Fetched<[Trip]>, ClientError>]

  /// What the rounds of a watch reported.
  private struct Watched {
    /// The changes with their trips and prices, such as `new a 72`.
    var changes: [String] = []
    /// Whether the trip of each change is a deal.
    var areDeals: [Bool] = []
    /// The notes, one line each, with `aerogami: ` before it.
    var errors = ""
    /// What the responses lack, and why no trip matches.
    var remarks: [String] = []
    var statuses: [Status.Kind] = []
  }

  /// Runs a round for each of `rounds`.
  private func watch(
    _ query: String = "", name: String? = nil, store: WatchStore = .mock(), history: PriceHistoryStore = .mock(),
    notifications: NotificationClient? = nil, lists: [Result<[String], ClientError>]? = nil, after: Double = 0,
    seconds: Double = 900, request: CheckWatch.Request = .init(), rounds: [Round],
    report: (WatchEvent) async throws -> Void = { _ in }
  ) async throws -> Watched {
    let fields = query.split(separator: "&").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    let context = CheckWatch.Context(
      source: { _ in "test" }, home: Home(places: []), requestedCurrency: nil,
      link: { "https://book.example/\($0.id)" })
    var state = WatchState(of: try Watch(name: name, fields: fields.map { ($0[0], $0[1]) }))
    var watched = Watched()
    for (number, round) in rounds.enumerated() {
      var dependencies = Dependencies.failing { Issue.record(Comment(rawValue: $0)) }
      dependencies.clock = ManualClock()
      dependencies.regions = .mock()
      dependencies.watches = store
      dependencies.history = history
      if let notifications { dependencies.notifications = notifications }
      dependencies.now = { [now] in now + after + Double(number) * seconds }
      dependencies.trips.regions = {
        guard let lists else { return Fetched(round.keys.sorted().map { Region(id: $0, name: "", countryCodes: []) }) }
        return Fetched(try lists[number].get().map { Region(id: $0, name: "", countryCodes: []) })
      }
      dependencies.trips.trips = { request in try #require(round[request.origin ?? ""]).get() }
      let status = try await CheckWatch(dependencies, context)(&state, request) { event in
        switch event {
        case .note(let note): watched.errors += "aerogami: \(note)\n"
        case .remark(let remark): watched.remarks.append(remark)
        case .region(_, let changes, _):
          watched.changes += changes.map { "\($0.kind.word) \($0.found.trip.id) \($0.found.trip.price)" }
          watched.areDeals += changes.map(\.found.isDeal)
        case .defaults, .requested, .fetched, .notable, .meetings, .notableMeetings: break
        }
        try await report(event)
      }
      watched.statuses.append(status)
    }
    return watched
  }

  /// A history in which 14 days before the rounds had this price.
  private func history(_ price: Price) -> PriceHistoryStore {
    let day = now.dayNumber ?? 0
    return .mock([
      PriceHistory(
        .fixture(.copenhagenMalaga), days: .fixture(Array(repeating: price, count: 14), before: day))
    ])
  }

  private func fetched(_ trips: Trip...) -> Result<Fetched<[Trip]>, ClientError> { .success(Fetched(trips)) }

  @Test("a failure is reported when it begins and ends, followed by the changes in between")
  func failure() async throws {
    let watched = try await watch(
      rounds: [
        ["EU": fetched(.fixture(id: "a"), .fixture(id: "b"))], ["EU": .failure(error)], ["EU": .failure(error)],
        ["EU": fetched(.fixture(id: "a", price: 70))], ["EU": fetched(.fixture(id: "a", price: 70))],
        ["EU": .failure(error)],
      ])
    #expect(watched.changes == ["new a 72", "new b 72", "cheaper a 70", "gone b 72"])
    #expect(
      watched.errors == """
        aerogami: EU failed: GET https://fares.example/trips/EU: status 503
        aerogami: EU recovered
        aerogami: EU failed: GET https://fares.example/trips/EU: status 503

        """)
    #expect(watched.statuses == [.ok, .failed, .failed, .ok, .ok, .failed])
  }

  @Test("a message about a pair of tickets has the addresses of both")
  func pair() async throws {
    let departure = Date(timeIntervalSince1970: 3_800_000_000)
    let out = Trip.fixture(id: "out", price: 20, departureAt: departure)
    let back = Trip.fixture(id: "back", price: 30, from: .malaga, to: .copenhagen, departureAt: departure + 300_000)
    let pair = try #require(Trip(outbound: out, back: back))
    var cheaper = pair
    cheaper.price = 45
    let sent = Log<AerogamiCore.Notification>()
    let client = NotificationClient { notification in
      await sent.append(notification)
      return Fetched(.init(kind: "test"))
    }
    _ = try await watch(
      "notify=phone", notifications: client,
      rounds: [["EU": fetched(pair)], ["EU": fetched(cheaper)], ["EU": fetched(.fixture(id: "other"))]])
    let messages = await sent.entries
    #expect(messages.count == 2)
    let last = "the first trip is 2 tickets; book the return flight at https://book.example/back"
    #expect(messages.first?.lines.last == last && messages.first?.url == "https://book.example/\(pair.id)")
    #expect(messages.last?.lines.contains { $0.contains("return flight") } == false)
  }

  @Test("what a watch with a name reports is saved for its feed, also without notifiers")
  func reportedChanges() async throws {
    let store = WatchStore.mock()
    let rounds: [Round] = [
      ["EU": fetched(.fixture(id: "a"), .fixture(id: "c"))],
      ["EU": fetched(.fixture(id: "a", price: 70), .fixture(id: "b", price: 60), .fixture(id: "c"))],
      ["EU": .failure(error)],
      ["EU": fetched(.fixture(id: "a", price: 75), .fixture(id: "b", price: 60))],
    ]
    _ = try await watch("gone=true&drop=1", name: "spain", store: store, rounds: rounds)
    let place = "CPH Copenhagen → AGP Malaga, Tue 2 Oct 2096"
    let changes = try await store.reported("spain")
    #expect(changes.map(\.title) == ["72 EUR, \(place), gone", "70 EUR, \(place), was 72"])
    #expect(changes.map(\.kind) == [.gone, .drop])
    #expect(changes.map(\.reportedAt) == [now + 2700, now + 900])
    #expect(changes.map(\.link) == [nil, "https://book.example/a"])
    // Without triggers, new trips are reported, but not those of the first round.
    _ = try await watch(name: "all", store: store, rounds: rounds)
    #expect(try await store.reported("all").map(\.kind) == [.new, .drop])
    // A later run finds no change, and changes nothing.
    _ = try await watch(name: "all", store: store, after: 3600, rounds: [rounds[3]])
    #expect(try await store.reported("all").count == 2)
    // A watch with a trigger for a price reports the first round, too.
    _ = try await watch("below=73&new_low=true", name: "low", store: store, history: history(80), rounds: [rounds[0]])
    #expect(try await store.reported("low").map(\.kind) == [.newLow, .newLow])
  }

  @Test("a round whose trips cannot be saved is not a success")
  func unsaved() async throws {
    let memory = WatchStore.mock()
    var store = memory
    store.save = { [error] _, _, _ in throw error }
    _ = try await watch(name: "spain", store: store, rounds: [["EU": fetched(.fixture(id: "a"))]])
    let failure = try await memory.health()["spain"]?.failure
    #expect(failure?.hasPrefix("seen trips cannot be read or saved: ") == true, "\(failure ?? "no failure")")
  }

  @Test("a change is in the feed once, also if its message is sent by a later round")
  func reportedOnce() async throws {
    let store = WatchStore.mock()
    let failing = NotificationClient { [error] _ in throw error }
    let rounds: [Round] = [["EU": fetched()], ["EU": fetched(.fixture(id: "a"))], ["EU": fetched(.fixture(id: "a"))]]
    _ = try await watch("notify=phone", name: "spain", store: store, notifications: failing, rounds: rounds)
    #expect(try await store.reported("spain").map(\.kind) == [.new])
  }

  @Test("a change that cannot be saved is saved for the feed by a later round")
  func unsavedReport() async throws {
    let memory = WatchStore.mock()
    let calls = Log<Date>()
    var store = memory
    store.save = { [error] seen, subject, now in
      await calls.append(now)
      if await calls.entries.count == 2 { throw error }
      try await memory.save(seen, subject, now)
    }
    let rounds: [Round] = [["EU": fetched()], ["EU": fetched(.fixture(id: "a"))], ["EU": fetched(.fixture(id: "a"))]]
    _ = try await watch(name: "spain", store: store, rounds: rounds)
    #expect(try await memory.reported("spain").map(\.kind) == [.new])
  }

  @Test("a round saves its cheapest price, if it has one currency")
  func cheapest() async throws {
    let store = WatchStore.mock()
    func cheapest() async throws -> WatchHealth.Cheapest? { try await store.health()["spain"]?.cheapest }
    _ = try await watch(
      name: "spain", store: store, rounds: [["EU": fetched(.fixture(id: "a")), "US": fetched(.fixture(price: 60))]])
    #expect(try await cheapest() == .init(60, "EUR"))
    _ = try await watch(name: "spain", store: store, after: 900, rounds: [["EU": .failure(error)]])
    #expect(try await cheapest() == .init(60, "EUR"))
    let cached = Fetched([Trip.fixture(price: 70)], status: .cached(age: .seconds(5)))
    _ = try await watch(name: "spain", store: store, after: 1200, rounds: [["EU": .success(cached)]])
    #expect(try await cheapest() == .init(70, "EUR"))
    _ = try await watch(name: "spain", store: store, after: 1800, rounds: [["EU": fetched()]])
    #expect(try await cheapest() == nil)
  }

  @Test("every round records its prices, and the days before decide what is a deal")
  func deals() async throws {
    let history = PriceHistoryStore.mock()
    // One round a day, with falling prices.
    let rounds: [Round] = (0..<16).map { ["EU": fetched(.fixture(id: "a", price: Price(significand: 90 - Int64($0))))] }
    let watched = try await watch(history: history, seconds: 86_400, rounds: rounds)
    #expect(try await history.size().dayCount == 16)
    #expect(watched.areDeals == (0..<16).map { $0 >= 14 })
    // The search of this watch is not wide.
    let narrow = PriceHistoryStore.mock()
    let other = try await watch("depart_after=2027-01-20", history: narrow, seconds: 86_400, rounds: rounds)
    #expect(try await narrow.size().dayCount == 16)
    #expect(other.areDeals == (0..<16).map { _ in false })
  }

  @Test("a watch for deals or new lows says once that too few days are recorded, and how to record some")
  func tooFewDays() async throws {
    let rounds: [Round] = Array(repeating: ["EU": fetched(.fixture())], count: 16)
    let note = "aerogami: no trip can be a deal or a new low: no route has 14 recorded days; "
    let wide = try await watch("deals=true", seconds: 86_400, rounds: rounds)
    #expect(wide.errors == note + "each day of this watch is one\n")
    let narrow = try await watch("new_low=true&depart_after=2027-01-20", rounds: rounds)
    #expect(narrow.errors == note + "to record a day, search \(TripSearch.wideCondition)\n")
    #expect(try await watch("below=60", rounds: rounds).errors == "")
    #expect(try await watch("deals=true", rounds: [["EU": fetched()]]).errors == "")
    let unrecorded = try await watch("deals=true", history: .none, rounds: rounds)
    #expect(
      unrecorded.errors
        == "aerogami: no trip can be a deal or a new low, because no prices are recorded here (see history.record)\n")
  }

  @Test("a stale response counts as a failure, and neither shows nor hides changes")
  func stale() async throws {
    let stale = Fetched([Trip.fixture(id: "old")], status: .stale(age: .seconds(900), because: error))
    let watched = try await watch(
      rounds: [
        ["EU": fetched(.fixture(id: "a")), "US": fetched()], ["EU": .success(stale), "US": fetched(.fixture(id: "u"))],
        ["EU": fetched(.fixture(id: "a")), "US": fetched(.fixture(id: "u"))],
      ])
    #expect(watched.changes == ["new a 72", "new u 72"])
    #expect(
      watched.errors == """
        aerogami: EU failed: GET https://fares.example/trips/EU: status 503
        aerogami: EU recovered

        """)
    #expect(watched.statuses == [.ok, .partial, .ok])
  }

  @Test("an outage of several regions is reported in one line, and so is its end")
  func outage() async throws {
    let regions = (0..<8).map { "R\($0)" }
    let well = Dictionary(uniqueKeysWithValues: regions.map { ($0, fetched()) })
    let down = well.mapValues { _ in Result<Fetched<[Trip]>, ClientError>.failure(error) }
    let watched = try await watch(rounds: [well, down, down, well])
    #expect(watched.changes == [])
    #expect(
      watched.errors == """
        aerogami: R0, R1, R2, R3, R4 and 3 more failed: GET https://fares.example/trips/EU: status 503
        aerogami: R0, R1, R2, R3, R4 and 3 more recovered

        """)
  }

  @Test("a maximum price with a currency reports trips in other currencies once, and fails if there are no others")
  func currencies() async throws {
    let (euro, dollar) = (Trip.fixture(id: "a", price: 50), Trip.fixture(id: "b", price: 50, currency: "USD"))
    let watched = try await watch(
      "max_price=60 EUR",
      rounds: [
        ["EU": fetched(euro, dollar)], ["EU": fetched(euro, dollar)], ["EU": fetched(euro)],
        ["EU": fetched(dollar)], ["EU": fetched()],
      ])
    #expect(watched.changes == ["new a 50", "gone a 50"])
    #expect(
      watched.errors == """
        aerogami: the maximum price of 60 EUR left out 1 trip in other currencies
        aerogami: no price is in EUR; prices are in USD; search in USD, or without a currency

        """)
    #expect(watched.statuses == [.ok, .ok, .ok, .failed, .ok])
  }

  @Test("only matching trips are watched, and one that became too expensive is gone")
  func filter() async throws {
    func trip(_ id: String, _ price: Price) -> Trip { .fixture(id: id, price: price) }
    let watched = try await watch(
      "max_price=60",
      rounds: [["EU": fetched(trip("a", 60), trip("b", 61))], ["EU": fetched(trip("a", 61), trip("b", 60))]])
    #expect(watched.changes == ["new a 60", "gone a 60", "new b 60"])
  }

  @Test("a notifier gets one message in each round with notable changes: the five cheapest, and how many more")
  func messages() async throws {
    let sent = Log<String>()
    let client = NotificationClient { notification in
      await sent.append(
        ([notification.notifier, notification.title] + notification.lines + [notification.url ?? ""])
          .joined(separator: "|"))
      return Fetched(.init(kind: "test"))
    }
    let cheap = (1...7).map { Trip.fixture(id: "\($0)", price: Price(significand: Int64(10 + $0))) }
    let watched = try await watch(
      "notify=phone,mail", notifications: client,
      rounds: [
        ["EU": fetched(.fixture(id: "1")), "US": fetched()],
        ["EU": .success(Fetched(cheap)), "US": fetched(.fixture(id: "us", price: 5))],
        ["EU": .success(Fetched(cheap)), "US": fetched(.fixture(id: "us", price: 6))],
      ])
    let trip = "CPH Copenhagen → AGP Malaga, Tue 2 Oct 2096"
    let message = """
      8 trips from 5 EUR|5 EUR, \(trip)|11 EUR, \(trip), was 72|12 EUR, \(trip)|13 EUR, \(trip)|14 EUR, \(trip)|\
      and 3 more|https://book.example/us
      """
    let entries = await sent.entries
    #expect(entries == ["phone|\(message)", "mail|\(message)"])
    #expect(watched.errors == "" && watched.statuses == [.ok, .ok, .ok])
  }

  @Test("a message that could not be sent is saved and sent with the next round")
  func unsentMessages() async throws {
    let sent = Log<String>()
    let saved = Log<String>()
    let isDown = Log<String>()
    var store = WatchStore.mock()
    store.save = { seen, subject, _ in
      let unsent = seen.unsent.map { "\($0.change.found.trip.id) sent by [\($0.sentBy.joined(separator: ","))]" }
      await saved.append(
        "\(seen.trips.map(\.id).joined(separator: " "))\(unsent.isEmpty ? "" : "; unsent: \(unsent.joined(separator: " "))")"
      )
    }
    let client = NotificationClient { [error] notification in
      await sent.append(notification.title)
      await isDown.append("")
      if await isDown.entries.count < 3 { throw error }
      return Fetched(.init(kind: "test"))
    }
    let (a, b) = (Trip.fixture(id: "a"), Trip.fixture(id: "b", price: 30))
    let watched = try await watch(
      "notify=phone", store: store, notifications: client,
      rounds: [
        ["EU": fetched()], ["EU": fetched(a)], ["EU": fetched(a)], ["EU": fetched(a, b)], ["EU": fetched(a, b)],
      ])
    #expect(await sent.entries == ["1 trip from 72 EUR", "1 trip from 72 EUR", "2 trips from 30 EUR"])
    #expect(
      await saved.entries == [
        "", "a; unsent: a sent by []", "a; unsent: a sent by []", "a b; unsent: a sent by [] b sent by []", "a b",
        "a b",
      ])
    #expect(watched.statuses == [.ok, .partial, .partial, .ok, .ok])
    #expect(watched.changes == ["new a 72", "new b 30"])
    #expect(
      watched.errors == """
        aerogami: the notifier phone failed: GET https://fares.example/trips/EU: status 503; \
        its message will be sent with the next round
        aerogami: the notifier phone works again

        """)
  }

  @Test(
    "a changed watch sends what was not sent; it begins anew only if other changes matter now",
    arguments: [
      ("notify=phone&every=1h", [], ["phone|1 trip from 60 EUR"]),
      ("notify=mail&concurrency=2", [], ["mail|1 trip from 60 EUR"]),
      ("notify=phone,mail", [], ["phone|1 trip from 60 EUR", "mail|1 trip from 60 EUR"]),
      ("notify=phone&drop=5", ["new a 60", "new b 90"], ["phone|1 trip from 60 EUR"]),
      (
        "notify=phone&below=95", ["new a 60", "new b 90"],
        ["phone|1 trip from 60 EUR", "phone|2 trips from 60 EUR"]
      ),
      ("notify=phone&max_price=70", ["new a 60"], ["phone|1 trip from 60 EUR"]), ("", [], []),
    ] as [(String, [String], [String])])
  func changedWatch(query: String, changes: [String], messages: [String]) async throws {
    let (store, sent) = (WatchStore.mock(), Log<String>())
    let down = NotificationClient { [error] _ in throw error }
    let (a, b) = (Trip.fixture(id: "a"), Trip.fixture(id: "b", price: 90))
    var cheaper = a
    cheaper.price = 60
    let first = try await watch(
      "notify=phone", name: "spain", store: store, notifications: down,
      rounds: [["EU": fetched(a, b)], ["EU": fetched(cheaper, b)]])
    #expect(first.statuses == [.ok, .partial])
    let client = NotificationClient { notification in
      await sent.append("\(notification.notifier)|\(notification.title.dropFirst("spain: ".count))")
      return Fetched(.init(kind: "test"))
    }
    // The region fails first, so that the message is sent although the trips are not seen again.
    let second = try await watch(
      query, name: "spain", store: store, notifications: client,
      rounds: [["EU": .failure(error)], ["EU": fetched(cheaper, b)], ["EU": fetched(cheaper, b)]])
    #expect(second.changes == changes)
    #expect(await sent.entries == messages)
  }

  @Test("a late message says how its trips are now")
  func lateMessage() async throws {
    let sent = Log<String>()
    let calls = Log<String>()
    let client = NotificationClient { [error] notification in
      await calls.append("")
      if await calls.entries.count == 1 { throw error }
      await sent.append(([notification.title] + notification.lines).joined(separator: "|"))
      return Fetched(.init(kind: "test"))
    }
    func trip(_ id: String, _ price: Price) -> Trip { .fixture(id: id, price: price) }
    let watched = try await watch(
      "notify=phone&below=60", notifications: client,
      rounds: [
        ["EU": fetched(trip("a", 20), trip("b", 25), trip("c", 40), trip("d", 45))],
        ["EU": fetched(trip("a", 65), trip("c", 40), trip("d", 30))],
      ])
    #expect(watched.statuses == [.partial, .ok])
    let message = await sent.entries.first?.replacing(#/\ EUR, CPH[^,|]*,[^,|]*/#, with: "") ?? ""
    #expect(
      message
        == "2 trips from 30 EUR, 1 trip more expensive again, 1 trip gone|30|40|65, was 20 at 2027-01-15 08:00 UTC|"
        + "25, seen at 2027-01-15 08:00 UTC, gone since", "\(message)")
  }

  @Test("after a change of the options, a late message is compared with the response, and leaves out what is excluded")
  func lateMessageOfChangedWatch() async throws {
    let down = NotificationClient { [error] _ in throw error }
    func trip(_ id: String, _ price: Price) -> Trip { .fixture(id: id, price: price) }
    func message(_ query: String) async throws -> String? {
      let (store, sent) = (WatchStore.mock(), Log<String>())
      _ = try await watch(
        "notify=phone", name: "w", store: store, notifications: down,
        rounds: [
          ["EU": fetched(trip("a", 70), trip("b", 70), trip("c", 70), trip("d", 90))],
          ["EU": fetched(trip("a", 20), trip("b", 30), trip("c", 40), trip("d", 50))],
        ])
      let client = NotificationClient { notification in
        await sent.append(([notification.title] + notification.lines).joined(separator: "|"))
        return Fetched(.init(kind: "test"))
      }
      _ = try await watch(
        "notify=phone&" + query, name: "w", store: store, notifications: client, after: 1800,
        rounds: [["EU": fetched(trip("a", 60), trip("c", 35), trip("d", 50))]])
      return await sent.entries.first?.replacing(#/\ EUR, CPH[^,|]*,[^,|]*/#, with: "")
    }
    let (at, late) = ("2027-01-15 08:15 UTC", "w: 2 trips from 35 EUR, 1 trip more expensive again, 1 trip gone")
    #expect(
      try await message("drop=20")
        == "\(late)|35, was 70|50, was 90|60, was 20 at \(at)|30, seen at \(at), gone since")
    // The trip d matches no more, and the fall of c is too small now.
    #expect(
      try await message("max_price=45&drop=35")
        == "w: 1 trip more expensive again, 1 trip gone|60, was 20 at \(at)|30, seen at \(at), gone since")
    #expect(try await message("gone=true") == nil)
    // A trip that is new in a first round is shown with the price from which it fell.
    #expect(
      try await message("below=41")
        == "w: 1 trip from 35 EUR, 1 trip more expensive again, 1 trip gone|35, was 70|60, was 20 at \(at)|"
        + "30, seen at \(at), gone since")
  }

  @Test("only a region that is new to a watch begins anew, unless other conditions changed in the meantime")
  func leftRegion() async throws {
    let (store, sent) = (WatchStore.mock(), Log<String>())
    let down = NotificationClient { [error] _ in throw error }
    func trip(_ price: Price) -> Trip { .fixture(id: "a", price: price) }
    let client = NotificationClient { notification in
      await sent.append(notification.lines[0].replacing(#/\ EUR, CPH[^,]*,[^,]*/#, with: ""))
      return Fetched(.init(kind: "test"))
    }
    _ = try await watch(
      "regions=EU&notify=phone", name: "w", store: store, notifications: down,
      rounds: [["EU": fetched(trip(70))], ["EU": fetched(trip(60))]])
    _ = try await watch(
      "regions=US&notify=phone", name: "w", store: store, notifications: client, rounds: [["US": fetched()]])
    let back = try await watch(
      "regions=US,EU&notify=phone", name: "w", store: store, notifications: client,
      rounds: [["EU": fetched(trip(65)), "US": fetched()]])
    #expect(back.changes == ["moreExpensive a 65"])
    #expect(await sent.entries == ["65, was 70"])

    _ = try await watch(
      "regions=US&max_price=69", name: "w", store: store, rounds: [["US": fetched()]])
    let anew = try await watch(
      "regions=EU&notify=phone", name: "w", store: store, notifications: client,
      rounds: [["EU": fetched(trip(65))]])
    #expect(anew.changes == ["new a 65"])
    #expect(await sent.entries.count == 1)
  }

  @Test("a trip that is gone because of its price is not back while it is as expensive")
  func goneByPrice() async throws {
    let (sent, calls) = (Log<String>(), Log<String>())
    let client = NotificationClient { [error] notification in
      await calls.append("")
      if await calls.entries.count == 1 { throw error }
      await sent.append(notification.title)
      return Fetched(.init(kind: "test"))
    }
    _ = try await watch(
      "notify=phone&gone=true&max_price=60", notifications: client,
      rounds: [50, 90, 95].map { ["EU": fetched(.fixture(id: "a", price: $0))] })
    #expect(await sent.entries == ["1 trip gone"])
  }

  @Test("an offer that has ended is written, but neither sent nor kept to be sent")
  func endedOffer() async throws {
    let sent = Log<String>()
    let calls = Log<String>()
    let client = NotificationClient { [error] notification in
      await calls.append("")
      if await calls.entries.count == 1 { throw error }
      await sent.append(notification.title)
      return Fetched(.init(kind: "test"))
    }
    func trip(_ id: String, _ price: Price, endsAfter seconds: Double) -> Trip {
      var trip = Trip.fixture(id: id, price: price)
      trip.expiresAt = now + seconds
      return trip
    }
    let watched = try await watch(
      "notify=phone&below=60", notifications: client,
      rounds: [
        ["EU": fetched(trip("a", 20, endsAfter: -1), trip("b", 25, endsAfter: 60), trip("c", 30, endsAfter: 9000))],
        ["EU": fetched(trip("a", 15, endsAfter: -1), trip("b", 25, endsAfter: 60), trip("c", 30, endsAfter: 9000))],
      ])
    #expect(watched.changes == ["new a 20", "new b 25", "new c 30", "cheaper a 15"])
    #expect(await calls.entries.count == 2)
    #expect(await sent.entries == ["1 trip from 30 EUR"])
  }

  @Test("a new low is one for each watch, although the first of them records it")
  func newLowOfSeveralWatches() async throws {
    let (store, history, sent) = (WatchStore.mock(), history(75), Log<String>())
    let client = NotificationClient { notification in
      await sent.append(notification.title)
      return Fetched(.init(kind: "test"))
    }
    let prices: [Price] = [80, 72, 72, 60]
    for name in ["a", "b"] {
      // The second watch runs as if in the same pass: its last round was before the low price was recorded.
      _ = try await watch(
        "notify=phone&new_low=true", name: name, store: store, history: history, notifications: client,
        rounds: prices.map { ["EU": fetched(.fixture(id: "a", price: $0))] })
    }
    #expect(
      await sent.entries == ["a: 1 trip from 72 EUR", "a: 1 trip from 60 EUR", "b: 1 trip from 60 EUR"])
  }

  @Test("a watch that fails for six hours sends one message, and one when it works again")
  func failureNotice() async throws {
    let (sent, store) = (Log<String>(), WatchStore.mock())
    let client = NotificationClient { notification in
      await sent.append("\(notification.title): \(notification.lines.first ?? "")")
      return Fetched(.init(kind: "test"))
    }
    let failed: Round = ["EU": .failure(error)]
    let rounds = Array(repeating: failed, count: 6)
    _ = try await watch(
      "regions=EU&notify=phone&below=60", name: "spain", store: store, notifications: client, seconds: 3600,
      rounds: rounds)
    #expect(await sent.entries.isEmpty)
    // Another process continues.
    _ = try await watch(
      "regions=EU&notify=phone&below=60", name: "spain", store: store, notifications: client, after: 6 * 3600,
      seconds: 3600, rounds: rounds + [["EU": .success(Fetched([]))], ["EU": .success(Fetched([]))]])
    let entries = await sent.entries
    #expect(entries.count == 2)
    #expect(
      entries.first?.hasPrefix("The watch spain has failed since 2027-01-15 08:00 UTC: EU: ") == true, "\(entries)")
    #expect(entries.first?.contains("status 503") == true)
    #expect(
      entries.last == "The watch spain works again: Its round at 2027-01-15 20:00 UTC found everything.")
    #expect(try await store.health()["spain"]?.noticeSentAt == nil)
  }

  @Test("wherever a run is interrupted, the change is sent by the next one, at most twice, and not again")
  func interrupted() async throws {
    var (runCount, sentTwice) = (0, 0)
    for step in 1...20 {
      let (store, history, sent, steps) = (WatchStore.mock(), history(75), Log<String>(), Log<String>())
      // Ends the run like a signal, before or after one of its calls.
      @Sendable func pass(_ name: String, killed: Bool) async throws {
        guard killed else { return }
        await steps.append(name)
        if await steps.entries.count == step {
          unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
          throw CancellationError()
        }
      }
      @Sendable func run(_ price: Price, after: Double, killed: Bool = false) async throws {
        var interrupted = store
        interrupted.save = { seen, subject, now in
          try await pass("before saving", killed: killed)
          try await store.save(seen, subject, now)
          try await pass("after saving", killed: killed)
        }
        interrupted.saveRound = { round, now in
          try await pass("before the end", killed: killed)
          return try await store.saveRound(round, now)
        }
        let client = NotificationClient { notification in
          try await pass("before sending", killed: killed)
          await sent.append(notification.lines.joined())
          try await pass("after sending", killed: killed)
          return Fetched(.init(kind: "test"))
        }
        _ = try await watch(
          "notify=phone&new_low=true", name: "low", store: interrupted, history: history, notifications: client,
          after: after, rounds: [["EU": fetched(.fixture(id: "a", price: price))]])
      }
      try await run(80, after: 0)
      let killed = await withTaskGroup(of: Bool.self) { group in
        group.addTask {
          do {
            try await run(72, after: 900, killed: true)
            return false
          } catch {
            return true
          }
        }
        return await group.next() ?? false
      }
      try await run(72, after: 1800)
      let count = await sent.entries.count
      let passed = await steps.entries
      #expect((1...2).contains(count), "\(passed)")
      #expect(await sent.entries.allSatisfy { $0.hasSuffix("was 80, deal: lowest of 14 days, usually 75 EUR") })
      try await run(72, after: 2700)
      #expect(await sent.entries.count == count)
      runCount += 1
      if count == 2 { sentTwice += 1 }
      if !killed { break }
    }
    // Before and after two saves and a message, and before the end; twice only between the message and its save.
    #expect(runCount == 8 && sentTwice == 2)
  }

  @Test("each trigger sends its changes, and a message says what is gone and how low a price is")
  func triggers() async throws {
    let rounds: [Round] = [
      ["EU": fetched(.fixture(id: "a", price: 100), .fixture(id: "b", price: 90))],
      ["EU": fetched(.fixture(id: "a", price: 80), .fixture(id: "b", price: 85))],
      ["EU": fetched(.fixture(id: "a", price: 70))],
    ]
    func sent(_ triggers: String) async throws -> [String] {
      let log = Log<String>()
      let client = NotificationClient { notification in
        await log.append(([notification.title] + notification.lines).joined(separator: "|"))
        return Fetched(.init(kind: "test"))
      }
      _ = try await watch(
        "notify=phone&" + triggers, name: "w", history: history(86), notifications: client, rounds: rounds)
      return await log.entries.map { $0.replacing("CPH Copenhagen → AGP Malaga, Tue 2 Oct 2096", with: "…") }
    }
    let deal = "deal: lowest of 14 days, usually 86 EUR"
    let drop = try await sent("drop=20%")
    #expect(drop == ["w: 1 trip from 80 EUR|80 EUR, …, was 100, \(deal)"])
    let low = try await sent("new_low=true")
    #expect(
      low == [
        "w: 2 trips from 80 EUR|80 EUR, …, was 100, \(deal)|85 EUR, …, was 90, \(deal)",
        "w: 1 trip from 70 EUR|70 EUR, …, was 80, \(deal)",
      ])
    let gone = try await sent("gone=true&below=75")
    #expect(gone == ["w: 1 trip from 70 EUR, 1 trip gone|70 EUR, …, was 80, \(deal)|85 EUR, …, gone"])
    let onlyGone = try await sent("gone=true")
    #expect(onlyGone == ["w: 1 trip gone|85 EUR, …, gone"])
  }

  @Test("in a watch with a name, tomorrow is another day in each round; without a name, it stays the same")
  func relativeDays() async throws {
    let noon = (now.timeIntervalSince1970 / 86_400).rounded(.down) * 86_400 + 43_200
    let days = [0, 86_400, 172_800].map { noon + $0 }.map { Date(timeIntervalSince1970: $0) }
    let trips = days.enumerated().map { Trip.fixture(id: "\($0)", departureAt: $1) }
    let rounds = Array(repeating: ["EU": Result<Fetched<[Trip]>, ClientError>.success(Fetched(trips))], count: 2)
    let named = try await watch("date=tomorrow", name: "w", seconds: 86_400, rounds: rounds)
    #expect(named.changes.map { $0.prefix(5) } == ["new 1", "new 2"])
    let unnamed = try await watch("date=tomorrow", seconds: 86_400, rounds: rounds)
    #expect(unnamed.changes.map { $0.prefix(5) } == ["new 1", "gone "] || unnamed.changes.count == 1)
  }

  @Test("a limit in a currency that no trip has is reported once")
  func limitInOtherCurrency() async throws {
    let watched = try await watch(
      "below=60 XYZ", rounds: [["EU": fetched(.fixture(id: "a"))], ["EU": fetched(.fixture(id: "a"))]])
    #expect(watched.errors == "aerogami: no trip is below 60 XYZ: prices are in EUR\n")
    #expect(try await watch("below=60 eur", rounds: [["EU": fetched(.fixture(id: "a"))]]).errors == "")
  }

  @Test("a limit of the price also applies to messages, and without a change none is sent")
  func messageLimit() async throws {
    let sent = Log<String>()
    let client = NotificationClient { notification in
      await sent.append(notification.title)
      return Fetched(.init(kind: "test"))
    }
    _ = try await watch(
      "notify=phone&below=60", notifications: client,
      rounds: [
        ["EU": fetched(.fixture(id: "a", price: 59), .fixture(id: "b"))], ["EU": fetched(.fixture(id: "b", price: 70))],
      ])
    #expect(await sent.entries == ["1 trip from 59 EUR"])
  }

  @Test("failing rounds are reported when they begin and end")
  func failedRounds() throws {
    var state = WatchState(of: try Watch(name: nil, fields: []))
    #expect(state.roundSucceeded() == [])
    #expect(state.roundFailed(error) == ["the round failed: GET https://fares.example/trips/EU: status 503"])
    #expect(state.roundFailed(error) == [])
    #expect(state.roundSucceeded() == ["rounds succeed again"])
    #expect(state.roundSucceeded() == [])
  }

  @Test("invalid rows are reported when they first appear")
  func skipped() async throws {
    let rows = Fetched([Trip.fixture()], skipped: SkippedRows(count: 1, reasons: ["row 2 is no trip"]))
    let watched = try await watch(
      rounds: [["EU": .success(rows)], ["EU": .success(rows)], ["EU": fetched(.fixture())], ["EU": .success(rows)]])
    let note = "aerogami: EU: 1 row was skipped: row 2 is no trip\n"
    #expect(watched.errors == note + note)
  }

  @Test("what responses lack is a remark when it begins; trips that they lack are not gone, but expensive ones are")
  func incomplete() async throws {
    func cheapest(_ trips: Trip...) -> Result<Fetched<[Trip]>, ClientError> {
      .success(Fetched(trips, completeness: .cheapestOnly(missing: "only the cheapest trip to each destination")))
    }
    let sent = Log<String>()
    let client = NotificationClient { notification in
      await sent.append(notification.title)
      return Fetched(.init(kind: "test"))
    }
    let watched = try await watch(
      "notify=phone&gone=true&max_price=80", notifications: client,
      rounds: [
        ["EU": cheapest(.fixture(id: "a"), .fixture(id: "b", to: .vilnius))],
        ["EU": cheapest(.fixture(id: "b", price: 90, to: .vilnius))],
        ["EU": cheapest(.fixture(id: "b", price: 90, to: .vilnius))], ["EU": fetched(.fixture(id: "a"))],
        ["EU": cheapest()],
        ["EU": fetched(.fixture(id: "b", price: 90, to: .vilnius))],
      ])
    #expect(watched.changes == ["new a 72", "new b 72", "gone b 72", "gone a 72"])
    #expect(await sent.entries == ["1 trip gone", "1 trip gone"])
    let incomplete = "incomplete: only the cheapest trip to each destination"
    let noMatch =
      "no trips match: the only received trip is excluded by max_price; the cheapest that matches otherwise is 90 EUR"
    #expect(watched.remarks == [incomplete, noMatch, incomplete, noMatch])
    #expect(watched.errors == "")
    #expect(watched.statuses.allSatisfy { $0 == .ok })
  }

  @Test("a failing list of regions is reported once, and when it recovers")
  func listing() async throws {
    let watched = try await watch(
      lists: [.success(["EU"]), .failure(error), .failure(error), .success(["EU"])],
      rounds: [["EU": fetched(.fixture())], [:], [:], ["EU": fetched(.fixture())]])
    #expect(watched.changes == ["new trip 72"])
    #expect(
      watched.errors == """
        aerogami: the regions could not be listed: GET https://fares.example/trips/EU: status 503
        aerogami: the list of regions was fetched again

        """)
    #expect(watched.statuses == [.ok, .failed, .failed, .ok])
  }

  @Test("a region that is no longer listed is silent, and continues where it was when it is listed again")
  func unlisted() async throws {
    let watched = try await watch(
      rounds: [
        ["EU": fetched(.fixture(id: "a")), "US": fetched()], ["US": fetched()],
        ["EU": fetched(.fixture(id: "a", price: 60)), "US": fetched()],
      ])
    #expect(watched.changes == ["new a 72", "cheaper a 60"])
    #expect(watched.errors == "")
  }

  @Test("a failing database is reported once, and the watch continues with the trips in memory")
  func withoutStore() async throws {
    let watched = try await watch(
      store: .failing(),
      rounds: [
        ["EU": fetched(.fixture(id: "a"))], ["EU": fetched(.fixture(id: "a"), .fixture(id: "b"))], ["EU": fetched()],
      ])
    #expect(watched.changes == ["new a 72", "new b 72", "gone a 72", "gone b 72"])
    #expect(
      watched.errors == """
        aerogami: warning: seen trips cannot be read or saved: WatchStore.seen(in: "EU") was called, and \
        this environment makes it fail: unimplemented

        """)
  }

  @Test("a watch continues where the previous one ended, independent of other watches")
  func remembered() async throws {
    let store = WatchStore.mock()
    let first = try await watch(store: store, rounds: [["EU": fetched(.fixture(id: "a"))]])
    let other = try await watch("max_price=80", store: store, rounds: [["EU": fetched(.fixture(id: "a"))]])
    let second = try await watch(store: store, rounds: [["EU": fetched(.fixture(id: "a", price: 71))]])
    #expect([first, other, second].map { $0.changes } == [["new a 72"], ["new a 72"], ["cheaper a 71"]])
  }

  @Test(
    "seen trips are saved only after they were reported: rows at once or last, and notable ones to the command too",
    arguments: [
      (false, false, ["region", "save", "fetched"]), (false, true, ["region", "fetched", "notable", "save"]),
      (true, false, ["region", "fetched", "save"]),
    ])
  func order(showsLast: Bool, hasCommand: Bool, expected: [String]) async throws {
    let (store, log) = (WatchStore.mock(), Log<String>())
    var watching = store
    watching.save = { seen, subject, now in
      await log.append("save")
      try await store.save(seen, subject, now)
    }
    var request = CheckWatch.Request()
    (request.showsChangesLast, request.hasCommand) = (showsLast, hasCommand)
    // Without a command, a notifier gets the changes.
    let notifications = NotificationClient { _ in Fetched(.init(kind: "test")) }
    _ = try await watch(
      hasCommand ? "below=100" : "below=100&notify=phone", store: watching, notifications: notifications,
      request: request, rounds: [["EU": fetched(.fixture(id: "a"))]]
    ) { event in
      switch event {
      case .region: await log.append("region")
      case .fetched: await log.append("fetched")
      case .notable(let changes, let checks):
        #expect(checks == nil)
        #expect(changes.map(\.found.trip.id) == ["a"])
        await log.append("notable")
      case .note, .remark, .defaults, .requested, .meetings, .notableMeetings: break
      }
    }
    // A sent message is followed by another save.
    #expect(await Array(log.entries.prefix(expected.count)) == expected)
    let subject = WatchSubject(source: "test", search: TripSearch(), region: "EU")
    #expect(try await store.trips(subject)?.map(\.id) == ["a"])
  }

  @Test("if the regions cannot be listed, messages are still sent, also those of an earlier process")
  func unsentWithoutList() async throws {
    let (sent, calls) = (Log<String>(), Log<String>())
    let client = NotificationClient { [error] notification in
      await calls.append("")
      if await calls.entries.count % 2 == 1 { throw error }
      await sent.append(notification.title)
      return Fetched(.init(kind: "test"))
    }
    let eu: Result<[String], ClientError> = .success(["EU"])
    for name in ["spain", nil] {
      let store = WatchStore.mock()
      let first = try await watch(
        "notify=phone&below=60", name: name, store: store, notifications: client,
        lists: [eu, .failure(error), .failure(error)],
        rounds: [["EU": fetched(.fixture(id: "a", price: 50))], [:], [:]])
      #expect(first.statuses == [.partial, .failed, .failed])
      _ = try await watch(
        "notify=phone&below=60", name: name, store: store, notifications: client, lists: [eu], after: 3600,
        rounds: [["EU": fetched(.fixture(id: "a", price: 40))]])
      let restarted = try await watch(
        "notify=phone&below=60", name: name, store: store, notifications: client,
        lists: [.failure(error), .failure(error)], after: 7200, rounds: [[:], [:]])
      #expect(restarted.statuses == [.failed, .failed])
    }
    #expect(
      await sent.entries == [
        "spain: 1 trip from 50 EUR", "spain: 1 trip from 40 EUR", "1 trip from 50 EUR", "1 trip from 40 EUR",
      ])
  }
}

extension TripChange.Kind {
  fileprivate var word: String {
    switch self {
    case .new: "new"
    case .cheaper: "cheaper"
    case .moreExpensive: "moreExpensive"
    case .gone: "gone"
    }
  }
}
