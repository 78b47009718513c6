import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation
import TestSupport
import Testing

/// Tests of watches that check prices before they notify the user.
@Suite(.timeLimit(.minutes(20))) struct ConfirmedWatchTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)
  private let error = ClientError(
    requested: "GET https://fares.example", reason: .failed(.status(503), detail: "status 503"))

  private struct Round {
    /// The trips in the response.
    var listed: [Trip]
    /// What a check finds, if it is not the listed price; `nil` for a trip that is gone.
    var current: [Trip.ID: Price?] = [:]
    /// The trips whose check fails.
    var failing: Set<Trip.ID> = []
    var isNotifierDown = false
  }

  private struct Watched {
    /// The messages: the title and the lines, without the routes and days.
    var messages: [String] = []
    /// The changes that were reported to the caller, with what their checks found.
    var raised: [String] = []
    /// The checked trips of each round.
    var checked: [[String]] = []
    var remarks: [String] = []
    var statuses: [Status.Kind] = []
  }

  /// Runs rounds of a watch that confirms prices, 15 minutes apart.
  private func watch(
    _ query: String, name: String? = nil, store: WatchStore = .mock(), history: PriceHistoryStore = .none,
    after: Double = 0, hasCommand: Bool = false, rounds: [Round]
  ) async throws -> Watched {
    let fields = "confirm=true&\(query)".split(separator: "&").map { $0.split(separator: "=", maxSplits: 1) }
    var state = WatchState(of: try Watch(name: name, fields: fields.map { ("\($0[0])", "\($0[1])") }))
    let context = CheckWatch.Context(
      source: { _ in "test" }, home: Home(places: []), requestedCurrency: nil, link: { _ in nil })
    var request = CheckWatch.Request()
    request.hasCommand = hasCommand
    var watched = Watched()
    let messages = Log<String>()
    for (number, round) in rounds.enumerated() {
      let checked = Log<String>()
      var dependencies = Dependencies.failing { Issue.record(Comment(rawValue: $0)) }
      dependencies.clock = ManualClock()
      dependencies.now = { [now] in now + after + Double(number) * 900 }
      (dependencies.regions, dependencies.watches, dependencies.history) = (.mock(), store, history)
      dependencies.trips.regions = { Fetched([Region(id: "EU", name: "", countryCodes: [])]) }
      dependencies.trips.trips = { _ in Fetched(round.listed) }
      dependencies.trips.check = { [error] check in
        #expect(check.isAfterDeadline)
        var trip = check.trip
        await checked.append("\(trip.id) \(trip.price)")
        if round.failing.contains(trip.id) { throw error }
        if let price = round.current[trip.id] {
          guard let price else { return Fetched([]) }
          trip.price = price
        }
        return Fetched([trip])
      }
      dependencies.notifications = NotificationClient { [error] notification in
        if round.isNotifierDown { throw error }
        await messages.append(([notification.title] + notification.lines).joined(separator: "|"))
        return Fetched(.init(kind: "test"))
      }
      let status = try await CheckWatch(dependencies, context)(&state, request) { event in
        switch event {
        case .remark(let remark): watched.remarks.append(remark)
        case .notable(let changes, let checks):
          watched.raised += changes.map { change in
            let trip = change.found.trip
            return "\(trip.id) \(trip.price) \(checks?[trip.id]?.finding.rawValue ?? "")"
          }
        case .note, .defaults, .requested, .region, .fetched, .meetings, .notableMeetings: break
        }
      }
      watched.statuses.append(status)
      watched.checked.append(await checked.entries.sorted())
    }
    watched.messages = await messages.entries.map { $0.replacing(#/\ EUR, CPH[^,|]*,[^,|]*/#, with: "") }
    return watched
  }

  private func trip(_ id: String, _ price: Price, foundAfter seconds: Double = 0) -> Trip {
    .fixture(id: id, price: price, createdAt: now + seconds)
  }

  @Test("trips that are gone or too expensive are not reported, and other trips with their current prices")
  func findings() async throws {
    let listed = [trip("a", 10), trip("b", 20), trip("c", 30), trip("d", 40), trip("e", 50)]
    let watched = try await watch(
      "below=60&notify=phone",
      rounds: [Round(listed: listed, current: ["b": 15, "c": 45, "d": 70, "e": nil as Price?]), Round(listed: listed)])
    let confirmed = "price confirmed 08:00 UTC"
    #expect(
      watched.messages == [
        "3 trips from 10 EUR|10, \(confirmed)|15, listed at 20, \(confirmed)|45, listed at 30, \(confirmed)"
      ])
    let place = "CPH Copenhagen → AGP Malaga, Tue 2 Oct 2096"
    #expect(
      watched.remarks == [
        "not reported: 40 EUR, \(place) costs 70 EUR now", "not reported: 50 EUR, \(place) is gone",
      ])
    #expect(watched.checked == [["a 10", "b 20", "c 30", "d 40", "e 50"], []])
    #expect(watched.statuses == [.ok, .ok])
  }

  @Test("the feed of a watch has the changes that checks confirmed, each once, also without notifiers")
  func feed() async throws {
    let listed = [trip("a", 10), trip("b", 20), trip("c", 30)]
    let round = Round(listed: listed, current: ["b": 15, "c": nil as Price?], isNotifierDown: true)
    for query in ["below=60", "below=60&notify=phone"] {
      let store = WatchStore.mock()
      _ = try await watch(query, name: "spain", store: store, rounds: [round, round])
      let lines = try await store.reported("spain").map { $0.lines.joined(separator: "|") }
      let place = "CPH Copenhagen → AGP Malaga, Tue 2 Oct 2096"
      #expect(
        lines == [
          "10 EUR, \(place), price confirmed 08:00 UTC",
          "15 EUR, \(place), listed at 20, price confirmed 08:00 UTC",
        ])
    }
  }

  @Test("a trip that could not be checked is reported as not confirmed, with the reason")
  func unknown() async throws {
    let watched = try await watch(
      "below=60&notify=phone", rounds: [Round(listed: [trip("a", 10), trip("b", 20)], failing: ["a"])])
    #expect(
      watched.messages == [
        "2 trips from 10 EUR|10, not confirmed: GET https://fares.example: status 503|20, price confirmed 08:00 UTC"
      ])
  }

  @Test(
    "at a higher price, a trip is reported only if it still matches",
    arguments: [
      ("drop=20%", 70, 80, "80, was 100, listed at 70"), ("drop=20%", 70, 81, nil), ("gone=false", 70, 100, nil),
      ("gone=false", 70, 99, "99, was 100, listed at 70"),
      ("deals=true", 60, 70, "70, was 100, deal: lowest of 14 days, usually 75 EUR, listed at 60"),
      ("deals=true", 60, 75, nil),
      ("new_low=true", 60, 74, "74, was 100, deal: lowest of 14 days, usually 75 EUR, listed at 60"),
      ("new_low=true", 60, 75, nil), ("below=80", 60, 79, "79, was 100, listed at 60"), ("below=80", 60, 80, nil),
    ] as [(String, Price, Price, String?)])
  func conditions(query: String, listed: Price, current: Price, line: String?) async throws {
    let history = PriceHistoryStore.mock([
      PriceHistory(
        .fixture(.copenhagenMalaga),
        days: .fixture(Array(repeating: 75, count: 14), before: now.dayNumber ?? 0))
    ])
    let rounds = [Round(listed: [trip("a", 100)]), Round(listed: [trip("a", listed)], current: ["a": current])]
    let watched = try await watch("notify=phone&\(query)", history: history, rounds: rounds)
    #expect(watched.messages == (line.map { ["1 trip from \(current) EUR|\($0), price confirmed 08:15 UTC"] } ?? []))
  }

  @Test("a trip that costs more than the maximum price now is not reported")
  func maxPrice() async throws {
    func messages(_ current: Price) async throws -> [String] {
      let round = Round(listed: [trip("a", 50)], current: ["a": current])
      return try await watch("max_price=60&below=70&notify=phone", rounds: [round]).messages
    }
    #expect(try await messages(60) == ["1 trip from 60 EUR|60, listed at 50, price confirmed 08:00 UTC"])
    #expect(try await messages(61) == [])
  }

  @Test(
    "an outdated offer is checked again only when its price changes or the service finds it again",
    arguments: [(nil, false), (nil, true), (70, false), (70, true)] as [(Price?, Bool)])
  func outdated(current: Price?, isRestarted: Bool) async throws {
    let rounds = [
      Round(listed: [trip("a", 50)], current: ["a": current]), Round(listed: [trip("a", 50)], current: ["a": current]),
      Round(listed: [trip("a", 50)]), Round(listed: [trip("a", 50, foundAfter: 60)], current: ["a": current]),
      Round(listed: [trip("a", 55, foundAfter: 90)]), Round(listed: [trip("a", 55, foundAfter: 90)]),
    ]
    var watched = Watched()
    if isRestarted {
      let store = WatchStore.mock()
      for (number, round) in rounds.enumerated() {
        let run = try await watch(
          "below=60&notify=phone", store: store, after: Double(number) * 900, rounds: [round])
        watched.messages += run.messages
        watched.checked += run.checked
      }
    } else {
      watched = try await watch("below=60&notify=phone", rounds: rounds)
    }
    #expect(watched.messages == ["1 trip from 55 EUR|55, price confirmed 09:00 UTC"])
    #expect(watched.checked == [["a 50"], [], [], ["a 50"], ["a 55"], []])
  }

  @Test("a round checks the five cheapest trips, and the other changes wait for the next round, also after a restart")
  func waiting() async throws {
    let listed = (1...7).map { trip("\($0)", Price(significand: 10 + Int64($0))) }
    let store = WatchStore.mock()
    let first = try await watch(
      "below=60&notify=phone", store: store, rounds: [Round(listed: listed, current: ["2": nil as Price?])])
    #expect(first.checked == [["1 11", "2 12", "3 13", "4 14", "5 15"]])
    #expect(first.messages.map { $0.prefix { $0 != "|" } } == ["4 trips from 11 EUR"])
    #expect(first.remarks.last == "2 changes must wait for the next round, because a round checks 5 trips")
    let second = try await watch(
      "below=60&notify=phone", store: store, after: 900, rounds: [Round(listed: listed), Round(listed: listed)])
    #expect(second.checked == [["6 16", "7 17"], []])
    #expect(second.messages == ["2 trips from 16 EUR|16, price confirmed 08:15 UTC|17, price confirmed 08:15 UTC"])
    #expect(second.remarks == [])
  }

  @Test("an expensive trip is checked although there are cheaper new ones in every round")
  func expensive() async throws {
    func cheap(_ round: Int) -> [Trip] { (1...5).map { trip("\(round)\($0)", Price(significand: 10 + Int64($0))) } }
    let rounds = (1...2).map { Round(listed: (1...$0).flatMap(cheap) + [trip("expensive", 50)]) }
    let watched = try await watch("below=60&notify=phone", rounds: rounds)
    #expect(watched.checked.map { $0.contains("expensive 50") } == [false, true])
    #expect(watched.checked.map(\.count) == [5, 5])
  }

  @Test("a message that could not be sent is sent only after another check; trips that were never checked come first")
  func unsent() async throws {
    let listed = (1...6).map { trip("\($0)", Price(significand: 10 + Int64($0))) }
    let watched = try await watch(
      "below=60&notify=phone",
      rounds: [
        Round(listed: [listed[0]], isNotifierDown: true), Round(listed: listed, isNotifierDown: true),
        Round(listed: listed, current: ["1": 9, "2": nil as Price?, "3": 70]), Round(listed: listed),
      ])
    #expect(
      watched.checked == [
        ["1 11"], ["2 12", "3 13", "4 14", "5 15", "6 16"], ["1 11", "2 12", "3 13", "4 14", "5 15"], ["6 16"],
      ])
    let confirmed = "price confirmed 08:30 UTC"
    #expect(
      watched.messages == [
        "3 trips from 9 EUR|9, listed at 11, \(confirmed)|14, \(confirmed)|15, \(confirmed)",
        "1 trip from 16 EUR|16, price confirmed 08:45 UTC",
      ])
    #expect(watched.statuses == [.partial, .partial, .ok, .ok])
  }

  @Test("a command and a bell get the same changes as a notifier", arguments: [true, false])
  func caller(hasCommand: Bool) async throws {
    let listed = (1...6).map { trip("\($0)", Price(significand: 10 + Int64($0))) }
    let store = WatchStore.mock()
    let first = try await watch(
      hasCommand ? "below=60&notify=phone" : "below=60", store: store, hasCommand: hasCommand,
      rounds: [Round(listed: listed, current: ["2": nil as Price?, "3": 12, "4": 70], failing: ["5"])])
    #expect(first.raised == ["1 11 same", "3 12 cheaper", "5 15 unknown"])
    #expect(first.messages.count == (hasCommand ? 1 : 0))
    let second = try await watch(
      "below=60", store: store, after: 900, hasCommand: hasCommand,
      rounds: [Round(listed: listed, current: ["6": 17]), Round(listed: listed)])
    #expect(second.raised == ["6 17 more_expensive"])
  }

  @Test("that a trip is gone is reported without a check, but not the end of an offer that waits for one")
  func gone() async throws {
    let watched = try await watch(
      "gone=true&below=60&notify=phone",
      rounds: [
        Round(listed: [trip("a", 90), trip("b", 50)], isNotifierDown: true), Round(listed: [trip("b", 70)]),
        Round(listed: []),
      ])
    #expect(watched.checked == [["b 50"], [], []])
    #expect(watched.messages == ["1 trip gone|90, gone", "1 trip gone|70, gone"])
  }

  @Test("checks without a response end after a minute, although the deadline of the requests has passed")
  func timeLimit() async throws {
    let (clock, messages) = (ManualClock(), Log<String>())
    var dependencies = Dependencies.failing { Issue.record(Comment(rawValue: $0)) }
    dependencies.clock = clock
    dependencies.now = { [now] in now }
    (dependencies.regions, dependencies.watches, dependencies.history) = (.mock(), .mock(), .none)
    dependencies.trips.trips = { [trip = trip("a", 50)] _ in Fetched([trip]) }
    dependencies.trips.check = { _ in
      try await Gate().wait()
      return Fetched([])
    }
    dependencies.notifications = NotificationClient { notification in
      await messages.append(notification.lines.joined())
      return Fetched(.init(kind: "test"))
    }
    let context = CheckWatch.Context(
      source: { _ in "test" }, home: Home(places: []), requestedCurrency: nil, link: { _ in nil })
    let watch = try Watch(
      name: nil, fields: [("anywhere", "true"), ("below", "60"), ("notify", "phone"), ("confirm", "true")])
    async let status = { [dependencies] in
      var state = WatchState(of: watch)
      return try await CheckWatch(dependencies, context)(&state, .init()) { _ in }
    }()
    await clock.waitForSleepers(1)
    clock.advance(by: .seconds(60))
    #expect(try await status == .ok)
    let line = await messages.entries.first ?? ""
    #expect(line.contains("50 EUR, ") && line.contains(", not confirmed: the trip a: ") && line.contains("60 s"))
  }
}
