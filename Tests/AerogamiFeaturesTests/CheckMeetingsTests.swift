import AerogamiContainer
import AerogamiCore
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import AerogamiFeatures

/// Tests of the rounds of a watch of meetings.
@Suite(.timeLimit(.minutes(20))) struct CheckMeetingsTests {
  private static let now = Date(timeIntervalSince1970: 1_800_000_000 - 86_400)
  private static let failure = ClientError(requested: "GET /trips", reason: .failed(.status(503), detail: "status 503"))

  /// The prices of the trips from Vilnius and Berlin to Barcelona; `nil` if the request fails.
  private typealias Round = (vilnius: Price?, berlin: Price?)

  private struct Watched {
    /// The changes, such as `new 80`.
    var changes: [String] = []
    var notable: [String] = []
    var notes: [String] = []
    var statuses: [Status.Kind] = []
  }

  private func state(_ fields: [(String, String)] = [("below", "100")], name: String? = "friends") throws -> WatchState
  {
    let homes = [("meet", "VNO"), ("meet", "BER"), ("people", "2,1")]
    return WatchState(of: try Watch(name: name, fields: homes + fields))
  }

  /// Runs a round for each of `rounds`, an hour apart.
  private func run(
    _ state: inout WatchState, store: WatchStore = .mock(),
    send: @escaping @Sendable (AerogamiCore.Notification) throws -> Void = { _ in },
    after hours: Int = 0, request: CheckWatch.Request = .init(), _ rounds: [Round],
    report: (WatchEvent) async throws -> Void = { _ in }
  ) async throws -> Watched {
    var watched = Watched()
    for (number, round) in rounds.enumerated() {
      var dependencies = Dependencies.failing { Issue.record(Comment(rawValue: $0)) }
      (dependencies.clock, dependencies.watches, dependencies.history) = (ManualClock(), store, .mock())
      dependencies.now = { Self.now + Double((hours + number) * 3600) }
      dependencies.notifications = NotificationClient { notification in
        try send(notification)
        return Fetched(.init(kind: "test"))
      }
      dependencies.trips.trips = { request in
        let origin = request.origin ?? ""
        guard let price = origin == "VNO" ? round.vilnius : round.berlin else { throw Self.failure }
        var trip = MeetingsTests.trip(origin, to: "BCN", on: 3, nights: 3, price: price)
        trip.departure = TripLocation(city: origin, countryCode: "XX", airportCode: origin)
        return Fetched([trip])
      }
      let context = CheckWatch.Context(
        source: { _ in "test" }, home: Home(places: []), requestedCurrency: nil,
        link: { "https://book.example/\($0.id)?adults=\($0.terms.passengers)" })
      let status = try await CheckWatch(dependencies, context)(&state, request) { event in
        switch event {
        case .note(let note): watched.notes.append(note)
        case .meetings(let changes, _, _): watched.changes += changes.map(Self.text)
        case .notableMeetings(let changes): watched.notable += changes.map(Self.text)
        default: break
        }
        try await report(event)
      }
      watched.statuses.append(status)
    }
    return watched
  }

  private static func text(_ change: MeetingChange) -> String {
    switch change.kind {
    case .new: "new \(change.meeting.total)"
    case .cheaper(let total): "cheaper \(change.meeting.total) than \(total)"
    case .moreExpensive(let total): "more expensive \(change.meeting.total) than \(total)"
    case .gone: "gone"
    }
  }

  @Test("a meeting is reported when its total falls below the limit or becomes lower, and not in each round")
  func changes() async throws {
    var state = try state()
    let watched = try await run(&state, [(40, 30), (40, 20), (40, 20), (30, 20), (50, 20), (40, 19)])
    #expect(
      watched.changes == [
        "new 110", "cheaper 100 than 110", "cheaper 80 than 100", "more expensive 120 than 80", "cheaper 99 than 120",
      ])
    #expect(watched.notable == ["cheaper 80 than 100", "cheaper 99 than 120"])
    #expect(watched.statuses == Array(repeating: .ok, count: 6))
    // Without a limit, the first round reports nothing.
    var other = try self.state([])
    #expect(try await run(&other, [(40, 30), (40, 20)]).notable == ["cheaper 100 than 110"])
    var drop = try self.state([("drop", "10%")])
    #expect(try await run(&drop, [(40, 30), (39, 30), (30, 30)]).notable == ["cheaper 90 than 108"])
  }

  @Test("a round in which a home fails is not a result: nothing is compared, and the failure is reported once")
  func failingHome() async throws {
    var state = try state()
    let watched = try await run(&state, [(30, 20), (30, nil), (30, nil), (30, 20), (nil, nil)])
    #expect(watched.changes == ["new 80"])
    #expect(watched.statuses == [.ok, .failed, .failed, .ok, .failed])
    let failure = "failed, so no meetings could be looked for: GET /trips: status 503"
    #expect(watched.notes == ["BER \(failure)", "BER recovered", "VNO \(failure)", "BER \(failure)"])
    // A first round that fails is not the first round.
    var other = try self.state([])
    #expect(try await run(&other, [(40, nil), (40, 30), (40, 20)]).notable == ["cheaper 100 than 110"])
  }

  @Test("a message has the city, the days, the total, and each home's trip with its booking link")
  func message() async throws {
    var state = try state([("below", "100"), ("notify", "phone")])
    let box = Outgoing()
    _ = try await run(&state, send: { box.add($0) }, [(30, 20), (30, 20), (29, 20)])
    let messages = box.messages
    #expect(messages.map(\.title) == ["friends: 1 meeting from 80 EUR", "friends: 1 meeting from 78 EUR"])
    let first = try #require(messages.first)
    #expect(first.lines.count == 3 && first.url == "https://book.example/VNO?adults=2")
    #expect(first.lines[0].hasPrefix("80 EUR, Barcelona, "))
    #expect(first.lines[1].hasPrefix("VNO (2 people): 30 EUR each, VNO → BCN "))
    #expect(first.lines[1].hasSuffix(", https://book.example/VNO?adults=2"))
    #expect(first.lines[2].hasSuffix(", https://book.example/BER?adults=1"))
    #expect(messages[1].lines[0].hasSuffix(", was 80"))
  }

  @Test("reported meetings are saved for the feed of the watch in the words of messages, with the cheapest total")
  func feed() async throws {
    let store = WatchStore.mock()
    var state = try state()
    _ = try await run(&state, store: store, [(30, 20), (30, nil), (29, 20), (29, 20)])
    let changes = try await store.reported("friends")
    #expect(changes.map(\.kind) == [.drop, .new])
    #expect(changes.map { $0.title.hasPrefix("78 EUR, Barcelona, ") } == [true, false])
    #expect(changes.first?.title.hasSuffix(", was 80") == true && changes.first?.lines.count == 3)
    #expect(changes.first?.link == "https://book.example/VNO?adults=2")
    #expect(Set(changes.map(\.id)).count == 2)
    #expect(try await store.health()["friends"]?.cheapest == .init(78, "EUR"))
  }

  @Test("a message that could not be sent is sent once by a later run, even if a home fails then")
  func restart() async throws {
    let store = WatchStore.mock()
    var state = try state([("below", "100"), ("notify", "phone")])
    let failed = try await run(&state, store: store, send: { _ in throw Self.failure }, [(30, 20)])
    #expect(failed.statuses == [.partial])
    var restarted = try self.state([("below", "100"), ("notify", "phone")])
    let box = Outgoing()
    let later = try await run(&restarted, store: store, send: { box.add($0) }, after: 1, [(nil, 20), (30, 20)])
    #expect(later.changes.isEmpty && later.statuses == [.failed, .ok])
    #expect(box.messages.count == 1)
    #expect(box.messages.first?.lines.last == "the latest search failed, so the prices may have changed")
    #expect(box.messages.first?.lines.first?.contains("seen at ") == true)
  }

  @Test("an unsent change that no longer matches is not sent")
  func outdated() async throws {
    let store = WatchStore.mock()
    var state = try state([("below", "100"), ("notify", "phone")])
    _ = try await run(&state, store: store, send: { _ in throw Self.failure }, [(30, 20)])
    let box = Outgoing()
    _ = try await run(&state, store: store, send: { box.add($0) }, after: 1, [(60, 20)])
    #expect(box.messages.isEmpty)
  }

  @Test("an interruption before a change is shown repeats it, and one after it was saved does not")
  func interruption() async throws {
    let store = WatchStore.mock()
    var state = try state()
    await #expect(throws: CancellationError.self) {
      _ = try await run(&state, store: store, [(30, 20)]) { event in
        if case .notableMeetings = event { throw CancellationError() }
      }
    }
    var again = try self.state()
    #expect(try await run(&again, store: store, [(30, 20)]).notable == ["new 80"])
    var third = try self.state()
    #expect(try await run(&third, store: store, [(30, 20)]).changes.isEmpty)
    // Other conditions start anew.
    var other = try self.state([("below", "90")])
    #expect(try await run(&other, store: store, [(30, 20)]).notable == ["new 80"])
  }

  @Test("a canceled round throws, and saves nothing")
  func cancellation() async throws {
    let store = WatchStore.mock()
    let started = Gate()
    var dependencies = Dependencies.failing { Issue.record(Comment(rawValue: $0)) }
    (dependencies.clock, dependencies.watches, dependencies.history) = (ManualClock(), store, .mock())
    dependencies.now = { Self.now }
    dependencies.trips.trips = { _ in
      started.open()
      try await Gate().wait()
      return Fetched([])
    }
    let context = CheckWatch.Context(
      source: { _ in "test" }, home: Home(places: []), requestedCurrency: nil, link: { _ in nil })
    let check = CheckWatch(dependencies, context)
    let state = try state()
    let isCanceled = await withTaskGroup(of: Bool?.self) { group in
      group.addTask {
        var state = state
        do {
          _ = try await check(&state, .init()) { _ in }
          return false
        } catch { return error is CancellationError }
      }
      group.addTask {
        try? await started.wait()
        return nil
      }
      _ = await group.next()
      group.cancelAll()
      var result: Bool?
      for await value in group { result = value ?? result }
      return result
    }
    #expect(isCanceled == true)
    #expect(try await store.health().isEmpty)
  }

  @Test(
    "fields that make no sense for meetings are refused with the reason",
    arguments: [
      ("new_low", "true", "no prices of meetings are recorded"), ("gone", "true", "may still be possible"),
      ("confirm", "true", "remove one"), ("regions", "VNO", "give each home with meet"),
      ("adults", "2", "give the number of people from each home with people"), ("one_way", "true", "remove one"),
    ])
  func refused(field: String, value: String, remedy: String) throws {
    let error = #expect(throws: TripSearchError.self) { try state([(field, value)]) }
    let what = field == "regions" ? "places of departure" : field
    #expect(error?.message == "\(what) and meet cannot be used together")
    #expect(error?.remedy?.contains(remedy) == true)
    #expect(throws: TripSearchError.self) { try Watch(name: nil, fields: [("flex", "1")]) }
    #expect(throws: TripSearchError.self) { try Watch(name: nil, fields: [("meet", "VNO")]) }
  }
}

/// The messages that were sent.
private final class Outgoing: Sendable {
  private let sent = Mutex<[AerogamiCore.Notification]>([])

  var messages: [AerogamiCore.Notification] { sent.withLock { $0 } }

  func add(_ message: AerogamiCore.Notification) { sent.withLock { $0.append(message) } }
}
