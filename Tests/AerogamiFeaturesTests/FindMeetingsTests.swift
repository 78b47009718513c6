import AerogamiContainer
import AerogamiCore
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import AerogamiFeatures

@Suite(.timeLimit(.minutes(20))) struct FindMeetingsTests {
  private static let now = Date(timeIntervalSince1970: 1_800_000_000 - 86_400)

  private func find(
    _ clock: any Clock<Duration> = ManualClock(), requestedCurrency: String? = nil,
    trips: @escaping @Sendable (TripRequest) async throws -> Fetched<[Trip]>
  ) -> FindMeetings {
    var dependencies = Dependencies.failing { Issue.record(Comment(rawValue: $0)) }
    dependencies.trips.trips = trips
    dependencies.history.usual = { _, _ in [:] }
    dependencies.history.record = { _, _ in }
    (dependencies.clock, dependencies.now) = (clock, { Self.now })
    return dependencies.findMeetings(home: Home(places: []), requestedCurrency: requestedCurrency)
  }

  private func request(_ text: String) throws -> FindMeetings.Request {
    let text = try MeetingText(text: text)
    return FindMeetings.Request(text, try text.search(at: nil) { [] })
  }

  private static func trip(
    _ id: String, from: String, to: String = "BCN", on day: Int = 3, nights: Int = 3, price: Price,
    currency: String = "EUR"
  ) -> Trip {
    var trip = MeetingsTests.trip(id, to: to, on: day, nights: nights, price: price, currency: currency)
    trip.departure = TripLocation(city: from, countryCode: "XX", airportCode: from)
    return trip
  }

  private static let failure = ClientError(requested: "GET /trips", reason: .failed(.status(503), detail: "status 503"))

  @Test("all homes are searched at the same time")
  func concurrent() async throws {
    let everyone = Gate()
    let started = Log<String>()
    let result = await find { request in
      let origin = request.origin ?? ""
      await started.append(origin)
      if await started.entries.count == 3 { everyone.open() }
      try await everyone.wait()
      return Fetched([Self.trip(origin, from: origin, price: 20)])
    }(try request("home=VNO&home=BER&home=DUB&people=2,1,1"))
    #expect(result.status == .ok)
    #expect(result.meetings.map(\.total) == [80])
    #expect(result.gapCount == 0)
    #expect(result.completenessKind == .complete)
    #expect(result.notes(naming: .parameters) { $0 } == [])
  }

  @Test("homes that have a city in common are noted, because people of both may fly from it")
  func overlaps() async throws {
    let result = await find { request in
      Fetched([Self.trip(request.origin ?? "", from: request.origin ?? "", price: 20)])
    }(try request("home=VNO,RIX&home=VNO&home=RIX,TLL&home=BER"))
    #expect(result.meetings.map(\.total) == [80])
    let end = " have a city in common, from which people of both may fly"
    #expect(
      result.notes(naming: .parameters) { $0 }.filter { $0.hasSuffix(end) } == [
        "VNO,RIX and VNO\(end)", "VNO,RIX and RIX,TLL\(end)",
      ])
  }

  @Test("a home that is the only city where people may meet is not searched, and nothing is missing for it")
  func meetingAtHome() async throws {
    let origins = Log<String>()
    let result = await find { request in
      await origins.append(request.origin ?? "")
      return Fetched([Self.trip("a", from: "VNO", to: "BER", price: 20)])
    }(try request("home=VNO&home=Berlin&to=BER"))
    #expect(await origins.entries == ["VNO"])
    #expect(result.meetings.map(\.total) == [20])
    #expect(result.meetings.first?.shares.map { $0.trip?.id } == ["a", nil])
    #expect(result.status == .ok && result.completenessKind == .complete && result.completenessWords == "complete")
    #expect(result.notes(naming: .parameters) { $0 } == [])
  }

  @Test("a home without matching trips is noted together with the meetings in its city, which need none")
  func meetingInCountry() async throws {
    let result = await find { request in
      request.origin == "VNO"
        ? Fetched([Self.trip("a", from: "VNO", to: "BER", price: 20)])
        : Fetched([Self.trip("b", from: "BER", to: "BCN", price: 20)])
    }(try request("home=VNO&home=BER&to=BER,CPH"))
    #expect(result.meetings.map(\.total) == [20])
    #expect(
      result.notes(naming: .parameters) { $0 } == [
        "BER: no trips match: no received trip matches to; try without to; the meetings in BER need none"
      ])
  }

  @Test("missing sample trips are noted if nothing is found, because they may be the reason")
  func samples() async throws {
    let find = find { request in
      Fetched(
        [Self.trip(request.origin ?? "", from: request.origin ?? "", to: "BCN", price: 20)],
        completeness: .sampleTrips)
    }
    let found = await find(try request("home=VNO&home=BER"))
    #expect(found.meetings.count == 1)
    #expect(found.notes(naming: .parameters) { $0 } == [])
    let none = await find(try request("home=VNO&home=BER&to=CPH"))
    #expect(none.meetings.isEmpty)
    let sample = try #require(Completeness.sampleTrips.missing.first)
    #expect(none.notes(naming: .parameters) { $0 }.contains("incomplete: \(sample)"))
  }

  @Test("a day that a home lacks is requested, for its route and nights")
  func gap() async throws {
    let requests = Log<TripRequest>()
    let result = await find { request in
      await requests.append(request)
      if request.origin == "VNO" { return Fetched([Self.trip("a", from: "VNO", price: 20)]) }
      let day = request.search.departure?.days.first
      return Fetched(
        [Self.trip(day == nil ? "b" : "c", from: "BER", on: day == nil ? 8 : 3, price: day == nil ? 10 : 30)])
    }(try request("home=VNO&home=BER"))
    #expect(result.meetings.map { $0.trips.map(\.id) } == [["a", "c"]])
    #expect(result.status == .ok)
    let gaps = await requests.entries.filter { $0.search.departure != nil }
    #expect(result.gapCount == 2 && gaps.count == 2)
    let gap = try #require(gaps.first { $0.origin == "BER" })
    #expect(gap.search.to.map(\.word) == ["BCN"])
    #expect(gap.search.shape.nights == 3...3)
    #expect(gap.search.departure?.days.first == 1_800_000_000 / 86_400 + 3)
  }

  /// Random trips from three homes to four cities in two weeks.
  private static func fares(_ random: inout SplitMix64) -> [Trip] {
    (0..<240).map { number in
      trip(
        "\(number)", from: ["VNO", "BER", "DUB"][number % 3],
        to: ["BCN", "CPH", "BUD", "MXP"].randomElement(using: &random) ?? "",
        on: Int.random(in: 1...14, using: &random), nights: Int.random(in: 2...4, using: &random),
        price: Price(significand: Int64.random(in: 10...200, using: &random)))
    }
  }

  /// A service that sends the cheapest trips to each city, and everything only for a single day.
  private static func cheapestOnly(of fares: [Trip], _ request: TripRequest) -> Fetched<[Trip]> {
    let trips = fares.filter {
      $0.departure.airportCode == request.origin && request.search.matches($0, at: Self.now)
    }
    if request.search.departure?.day != nil { return Fetched(trips) }
    let cheapest = Dictionary(grouping: trips, by: \.destination.airportCode).values.flatMap { trips in
      trips.sorted { $0.isCheaper(than: $1) }.prefix(3)
    }
    return Fetched(cheapest, completeness: .cheapestOnly(missing: "only the cheapest trips to each destination"))
  }

  @Test("a higher flex finds each meeting again, or a better one in the same city", arguments: MeetingOrder.allCases)
  func higherFlex(order: MeetingOrder) async throws {
    var random = SplitMix64(seed: 19)
    var (requestCount, leftOutCount) = (0, 0)
    let fares = Self.fares(&random)
    var before: [Meeting] = []
    for flex in 0...3 {
      let requests = Log<TripRequest>()
      let result = await find { request in
        await requests.append(request)
        return Self.cheapestOnly(of: fares, request)
      }(try request("home=VNO&home=BER&home=DUB&flex=\(flex)&sort=\(order.rawValue)"))
      for meeting in before {
        let isFound = result.meetings.contains { other in
          guard other.city == meeting.city else { return false }
          return switch order {
          case .total: other.total <= meeting.total
          case .fairest: other.highest.price <= meeting.highest.price
          case .together: other.minutesTogether >= meeting.minutesTogether
          }
        }
        try #require(isFound, "\(meeting.cityName) with flex \(flex)")
      }
      let sent = await requests.entries
      try #require(Set(sent).count == sent.count)
      try #require(result.gapCount == sent.count - 3 && result.gapCount <= 60 + 20 * flex)
      requestCount += result.gapCount
      leftOutCount += result.leftOutGapCount
      before = result.meetings
    }
    #expect(requestCount > 75 && leftOutCount > 0)
  }

  @Test("requests that are left out make the result incomplete, and are reported")
  func leftOut() async throws {
    var random = SplitMix64(seed: 19)
    let fares = Self.fares(&random)
    let result = await find { Self.cheapestOnly(of: fares, $0) }(try request("home=VNO&home=BER&home=DUB&flex=3"))
    let count = result.leftOutGapCount
    #expect(count > 0)
    #expect(result.completenessKind == .cheapestOnly)
    let note =
      "\(count) more requests for single days would be needed to find all meetings; search fewer days or places"
    #expect(result.notes(naming: .parameters) { $0 }.contains(note))
    let missing = result.homes.flatMap(\.completeness.missing).filter { $0.hasSuffix("for single days left out") }
    #expect(!missing.isEmpty)
  }

  @Test("a source that cannot filter by day gets one request for a day")
  func withoutDayFilter() async throws {
    var random = SplitMix64(seed: 23)
    let fares = Self.fares(&random)
    let requests = Log<String>()
    let result = await find { request in
      let origin = request.origin ?? ""
      if request.search.departure != nil { await requests.append(origin) }
      // Only Vilnius has a service with day filters.
      if origin == "VNO" { return Self.cheapestOnly(of: fares, request) }
      let all = fares.filter { $0.departure.airportCode == origin }
      if origin == "BER" { return Fetched(all) }
      return Fetched(Array(all.prefix(20)), completeness: .cheapestOnly(missing: "the other trips"))
    }(try request("home=VNO&home=BER&home=DUB"))
    let sent = await requests.entries
    #expect(sent.count { $0 == "BER" } == 1 && sent.count { $0 == "DUB" } == 1)
    #expect(sent.count { $0 == "VNO" } > 10)
    #expect(result.gapCount == sent.count && result.failedGapCount == 0)
  }

  @Test("a home that fails is named, and its meetings are not complete")
  func failingHome() async throws {
    let result = await find { request in
      let origin = request.origin ?? ""
      if origin == "DUB" { throw Self.failure }
      return Fetched([Self.trip(origin, from: origin, price: 20)])
    }(try request("home=VNO&home=BER&home=DUB"))
    #expect(result.status == .partial)
    #expect(result.meetings.map(\.missing) == [["DUB"]])
    #expect(result.homes.map(\.completeness.kind) == [.complete, .complete, .failed])
    #expect(result.notes(naming: .parameters) { $0 } == ["without DUB, which failed: GET /trips: status 503"])
  }

  @Test("with fewer than two homes, nothing could be looked for, except a meeting at the home that failed")
  func failingHomes() async throws {
    let failing: @Sendable (TripRequest) async throws -> Fetched<[Trip]> = { request in
      guard request.origin == "VNO" else { throw Self.failure }
      return Fetched([Self.trip("a", from: "VNO", price: 20), Self.trip("b", from: "VNO", to: "BER", price: 30)])
    }
    let failed = await find(trips: failing)(try request("home=VNO&home=DUB"))
    #expect(failed.status == .failed && failed.meetings.isEmpty)
    #expect(
      failed.notes(naming: .parameters) { $0 } == [
        "without DUB, which failed: GET /trips: status 503",
        "no meetings could be looked for, because only 1 of 2 homes was searched",
      ])
    let atHome = await find(trips: failing)(try request("home=VNO&home=BER"))
    #expect(atHome.status == .partial)
    #expect(atHome.meetings.map(\.cityName) == ["Berlin"])
    #expect(atHome.meetings.first?.isComplete == true)
    let none = await find { _ in throw Self.failure }(try request("home=VNO&home=DUB"))
    #expect(none.status == .failed)
    #expect(
      none.notes(naming: .parameters) { $0 }.dropFirst(2) == [
        "no meetings could be looked for, because no home was searched"
      ])
  }

  @Test("a home that is late does not delay the others beyond the time limit")
  func late() async throws {
    let clock = ManualClock()
    var request = try request("home=VNO&home=BER&home=DUB")
    request.timeLimit = .seconds(10)
    let find = find(clock) { request in
      let origin = request.origin ?? ""
      if origin == "DUB" {
        try await clock.sleep(for: .seconds(60))
      }
      return Fetched([Self.trip(origin, from: origin, price: 20)])
    }
    let result = await withTaskGroup(of: MeetingResult?.self) { group in
      group.addTask { [request] in await find(request) }
      group.addTask {
        // The late response and its time limit; the other homes have ended by then or end meanwhile.
        await clock.waitForSleepers(2)
        clock.advance(by: .seconds(10))
        return nil
      }
      var results: [MeetingResult?] = []
      for await result in group { results.append(result) }
      return results.compactMap(\.self).first
    }
    let homes = try #require(result?.homes)
    #expect(homes.last?.status == .failed)
    #expect(homes.last?.error?.contains("10") == true)
  }

  @Test("a failed request for a day is reported, because there may be more meetings")
  func failingGap() async throws {
    let result = await find { request in
      if request.search.departure != nil { throw Self.failure }
      let origin = request.origin ?? ""
      return Fetched([Self.trip(origin, from: origin, on: origin == "VNO" ? 3 : 9, price: 20)])
    }(try request("home=VNO&home=BER"))
    #expect(result.meetings.isEmpty)
    #expect(result.status == .partial)
    #expect((result.gapCount, result.failedGapCount) == (2, 2))
    #expect(
      result.notes(naming: .parameters) { $0 } == [
        "2 of 2 requests for single days failed, so there may be more meetings: GET /trips: status 503",
        "no city is reached from all homes on days that fit; try a higher flex, or other dates",
      ])
  }

  @Test("other days are not recommended if no city is reached from all homes on any day", arguments: [true, false])
  func noCommonCity(isComplete: Bool) async throws {
    let result = await find { request in
      let origin = request.origin ?? ""
      let trip = Self.trip(origin, from: origin, to: origin == "VNO" ? "BCN" : "AGP", price: 20)
      let isFound = request.search.matches(trip, at: Self.now)
      return Fetched(
        isFound ? [trip] : [], completeness: isComplete ? .complete : .cheapestOnly(missing: "the other trips"))
    }(try request("home=VNO&home=BER"))
    #expect(result.meetings.isEmpty && !result.mayMeetOnOtherDays)
    let note = result.notes(naming: .parameters) { $0 }.last
    let start = isComplete ? "" : "among the trips that were found, "
    #expect(note == "\(start)no city is reached from all homes")
  }

  @Test("prices in different currencies are not added up, and a home that failed is named, too")
  func currencies() async throws {
    let result = await find { request in
      let origin = request.origin ?? ""
      if origin == "DUB" { throw Self.failure }
      return Fetched([Self.trip(origin, from: origin, price: 20, currency: origin == "VNO" ? "EUR" : "GBP")])
    }(try request("home=VNO&home=LTN&home=DUB"))
    #expect(result.status == .failed && result.meetings.isEmpty && result.gapCount == 0)
    let names = FieldNames { "--\($0)" }
    #expect(
      result.notes(naming: names) { $0 } == [
        "prices in EUR and GBP cannot be added up; choose one currency, such as --currency EUR",
        "without DUB, which failed: GET /trips: status 503",
      ])
  }

  @Test(
    "a requested currency that is ignored is noted once",
    arguments: [("USD", "", true), ("EUR", "", false), ("USD", "&currency=EUR", false), ("USD", "&to=CPH", false)])
  func ignoredCurrency(requested: String, filter: String, isNoted: Bool) async throws {
    let find = find(requestedCurrency: requested) { request in
      let origin = request.origin ?? ""
      return Fetched([Self.trip(origin, from: origin, price: 20)])
    }
    let notes = await find(try request("home=VNO&home=BER\(filter)")).notes(naming: .parameters) { $0 }
    let ignored = notes.filter { $0.contains("is ignored") }
    #expect(ignored == (isNoted ? ["the currency USD is ignored; prices are in EUR"] : []), "\(notes)")
  }

  @Test("a home without matching trips is named")
  func withoutTrips() async throws {
    let result = await find { request in
      let origin = request.origin ?? ""
      return Fetched([Self.trip(origin, from: origin, nights: origin == "VNO" ? 3 : 20, price: 20)])
    }(try request("home=VNO&home=DUB&nights=3"))
    #expect(result.status == .ok && result.meetings.isEmpty)
    #expect(result.notes(naming: .parameters) { $0 }.first?.hasPrefix("DUB: no trips match") == true)
    let oneWay = await find { request in
      let origin = request.origin ?? ""
      var trip = Self.trip(origin, from: origin, price: 20)
      if origin == "DUB" { trip.returnAt = nil }
      return Fetched([trip])
    }(try request("home=VNO&home=DUB&nights=3"))
    #expect(
      oneWay.notes(naming: .parameters) { $0 }.first
        == "DUB: no trips match: the only received trip that matches otherwise is one way")
    #expect(oneWay.excludingFilters == [] && result.excludingFilters == ["nights"])
  }

  @Test("a cancellation at any request ends all requests, and delivers what had arrived", arguments: 1...7)
  func cancellation(at number: Int) async throws {
    let started = Log<String>()
    let running = Atomic(0)
    let gate = Gate()
    let find = find { request in
      running.add(1, ordering: .sequentiallyConsistent)
      defer { running.subtract(1, ordering: .sequentiallyConsistent) }
      let origin = request.origin ?? ""
      await started.append(origin)
      if await started.entries.count >= number {
        gate.open()
        // Ends only when the task is canceled.
        try await Gate().wait()
      }
      let day = ["VNO": 3, "BER": 6, "DUB": 9][origin] ?? 0
      // With more trips, each missing day is requested.
      let trip = Self.trip("\(origin) \(day)", from: origin, on: day, price: 20)
      return Fetched(
        request.search.matches(trip, at: Self.now) ? [trip] : [],
        completeness: .cheapestOnly(missing: "the other trips"))
    }
    let request = try request("home=VNO&home=BER&home=DUB")
    let result = await withTaskGroup(of: MeetingResult?.self) { group in
      group.addTask { await find(request) }
      group.addTask {
        try? await gate.wait()
        return nil
      }
      _ = await group.next()
      group.cancelAll()
      var last: MeetingResult?
      for await result in group { last = result ?? last }
      return last
    }
    #expect(running.load(ordering: .sequentiallyConsistent) == 0)
    let found = try #require(result)
    #expect(found.status == .failed || found.status == .partial)
    if number <= 3 {
      #expect(found.gapCount == 0)
      #expect(found.failedHomes.count >= 1)
    } else {
      #expect(found.failedHomes.isEmpty)
      #expect(found.failedGapCount >= 1)
    }
  }
}
