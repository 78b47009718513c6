import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import AerogamiFeatures

@Suite struct MeetingsTests {
  /// Homes with random trips on few days to few cities, so that many of them fit together.
  private static func homes(_ random: inout SplitMix64) -> [MeetingHome] {
    let cities = ["BCN", "CPH", "LTN", "STN", "BGY", "MXP"]
    return (0..<Int.random(in: 2...4, using: &random)).map { home in
      let trips = (0..<Int.random(in: 0...12, using: &random)).map { number in
        let day = Int.random(in: 0...6, using: &random)
        let nights = Bool.random(using: &random) ? Int.random(in: 0...5, using: &random) : nil
        return trip(
          "\(home)-\(number)", to: cities.randomElement(using: &random) ?? "", on: day, nights: nights ?? 2,
          hour: Int.random(in: 0...23, using: &random), returnHour: Int.random(in: 0...23, using: &random),
          price: Price(significand: Int64.random(in: 10...40, using: &random)))
      }
      let city = Int.random(in: 0...4, using: &random) == 0 ? cities.randomElement(using: &random) : nil
      var found = MeetingHome(
        "home \(home)", people: Int.random(in: 1...3, using: &random), in: city.map(Self.city),
        fares: MeetingFares(trips))
      if Int.random(in: 0...5, using: &random) == 0 { (found.fares, found.hasFailed) = (MeetingFares(), true) }
      return found
    }
  }

  static func city(_ code: String) -> MeetingCity {
    MeetingCity(of: TripLocation(city: "", countryCode: "", airportCode: code))
  }

  static func trip(
    _ id: String, to code: String, on day: Int, nights: Int, hour: Int = 8, returnHour: Int = 20, price: Price,
    currency: String = "EUR"
  ) -> Trip {
    let start = 1_800_000_000 / 86_400 * 86_400
    let departure = Date(timeIntervalSince1970: Double(start + day * 86_400 + hour * 3600))
    let back = Date(timeIntervalSince1970: Double(start + (day + nights) * 86_400 + returnHour * 3600))
    var trip = Trip.fixture(id: id, price: price)
    trip.currency = currency
    trip.destination = TripLocation(city: code, countryCode: "XX", airportCode: code)
    trip.departureAt = LocalTime(departure, offset: 0) ?? trip.departureAt
    (trip.returnAt, trip.travelMinutes) = (LocalTime(back, offset: 0), 240)
    return trip
  }

  /// A meeting as a brute-force search finds it.
  private struct Found: Hashable {
    let city: MeetingCity
    let ids: [Trip.ID]
    let total: Price
    let highest: Price
    let missing: [String]
  }

  /// Tries all combinations of a trip of each home.
  private static func allCombinations(of homes: [MeetingHome], flex: Int) -> [Found] {
    var found: [Found] = []
    let cities = Set(homes.flatMap { $0.fares.cities.keys })
    for city in cities {
      let missing = homes.filter { $0.hasFailed && $0.city != city }
      let others = homes.filter { !$0.hasFailed || $0.city == city }
      if others.count < 2 { continue }
      var combinations: [[(home: MeetingHome, days: MeetingDays, trip: Trip)]] = [[]]
      for home in others where home.city != city {
        let trips = (home.fares.cities[city] ?? [:]).flatMap { days, trips in trips.map { (days, $0) } }
        combinations = combinations.flatMap { chosen in trips.map { chosen + [(home, $0.0, $0.1)] } }
      }
      for chosen in combinations {
        let (arrivals, returns) = (chosen.map(\.days.arrival), chosen.map(\.days.returning))
        guard let first = arrivals.min(), let last = arrivals.max(), last - first <= flex,
          let firstReturn = returns.min(), let lastReturn = returns.max(), lastReturn - firstReturn <= flex,
          last < firstReturn
        else { continue }
        let total = chosen.reduce(Price(0)) { sum, row in
          (0..<row.home.people).reduce(sum) { sum, _ in sum.adding(row.trip.price) ?? sum }
        }
        found.append(
          Found(
            city: city, ids: chosen.map(\.trip.id), total: total, highest: chosen.map(\.trip.price).max() ?? 0,
            missing: missing.map(\.name)))
      }
    }
    return found
  }

  @Test(
    "the cheapest and the fairest meeting are those of all combinations of trips, and every meeting is one of them",
    arguments: 0...3)
  func bruteForce(flex: Int) throws {
    var random = SplitMix64(seed: UInt64(flex))
    var meetingCount = 0
    for _ in 0..<30 {
      let homes = Self.homes(&random)
      let all = Self.allCombinations(of: homes, flex: flex)
      let known = Set(all)
      let complete = all.filter(\.missing.isEmpty)
      for order in MeetingOrder.allCases {
        let meetings = Meetings(of: homes, flex: flex, order: order).sorted
        meetingCount += meetings.count
        let found = meetings.map { meeting in
          Found(
            city: meeting.city, ids: meeting.trips.map(\.id), total: meeting.total, highest: meeting.highest.price,
            missing: meeting.missing)
        }
        try #require(Set(found).isSubset(of: known))
        try #require(Set(found).count == found.count)
        try #require(found.isEmpty == all.isEmpty)
        try #require(Set(found.map(\.city)) == Set(all.map(\.city)))
        let best = meetings.first(where: \.isComplete)
        switch order {
        case .total: try #require(best?.total == complete.map(\.total).min())
        case .fairest: try #require(best?.highest.price == complete.map(\.highest).min())
        case .together:
          try #require(best?.minutesTogether == meetings.filter(\.isComplete).map(\.minutesTogether).max())
        }
      }
    }
    #expect(meetingCount > 20)
  }

  @Test("meetings are sorted, and those that lack a home come last", arguments: MeetingOrder.allCases)
  func sorted(order: MeetingOrder) throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<150 {
      let meetings = Meetings(of: Self.homes(&random), flex: 2, order: order).sorted
      for (left, right) in zip(meetings, meetings.dropFirst()) {
        try #require(left.missing.count <= right.missing.count)
        guard left.missing.count == right.missing.count else { continue }
        switch order {
        case .total: try #require(left.total <= right.total)
        case .fairest: try #require(left.highest.price <= right.highest.price)
        case .together: try #require(left.minutesTogether >= right.minutesTogether)
        }
        try #require(left.precedes(right, in: order))
        try #require(!right.precedes(left, in: order))
      }
    }
  }

  @Test("on each window of days, everyone takes the cheapest trip")
  func windows() throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<150 {
      let homes = Self.homes(&random)
      for meeting in Meetings(of: homes, flex: 0).sorted {
        for share in meeting.shares {
          guard let trip = share.trip, let home = homes.first(where: { $0.name == share.home }) else { continue }
          let days = MeetingDays(arrival: meeting.arrivals.lowerBound, returning: meeting.returns.lowerBound)
          let sameDays = (home.fares.cities[meeting.city] ?? [:]).filter { $0.key == days }.map(\.value[0].price)
          try #require(sameDays.min() == trip.price)
        }
      }
    }
  }

  @Test("a city has all airports of its area, and its own name")
  func city() throws {
    let homes = [
      MeetingHome("VNO", fares: MeetingFares([Self.trip("a", to: "BGY", on: 0, nights: 3, price: 20)])),
      MeetingHome("BER", people: 2, fares: MeetingFares([Self.trip("b", to: "MXP", on: 0, nights: 3, price: 31)])),
    ]
    let meeting = try #require(Meetings(of: homes).sorted.first)
    #expect(meeting.cityName == "Milan")
    #expect(meeting.total == 82)
    #expect(meeting.highest.home == "BER")
    #expect(meeting.highest.price == 31)
    #expect(meeting.minutesTogether == (3 * 24 + 10) * 60)
    for (code, sent, name) in [
      ("YYZ", "Toronto", "Toronto"), ("YVR", "Vancouver", "Vancouver"), ("yvr", "YVR", "Richmond"),
      ("CRL", "Charleroi", "Brussels"), ("QQQ", "Nowhere", "Nowhere"),
    ] {
      let location = TripLocation(city: sent, countryCode: "XX", airportCode: code)
      #expect(MeetingCity(of: location).name(sent: location) == name)
    }
  }

  @Test("no one flies from the home where the meeting is, even if its search failed")
  func host() throws {
    let homes = [
      MeetingHome(
        "Vilnius", in: Self.city("VNO"),
        fares: MeetingFares([
          Self.trip("a", to: "BER", on: 0, nights: 3, price: 20), Self.trip("b", to: "BCN", on: 0, nights: 3, price: 5),
        ])),
      MeetingHome("Berlin", in: Self.city("BER"), hasFailed: true),
    ]
    let meetings = Meetings(of: homes).sorted
    #expect(meetings.map(\.cityName) == ["Berlin"])
    #expect(meetings.first?.shares.map(\.trip?.id) == ["a", nil])
    #expect(meetings.first?.isComplete == true)
  }

  @Test("a meeting without a home that failed is not complete")
  func incomplete() {
    let homes = [
      MeetingHome("VNO", fares: MeetingFares([Self.trip("a", to: "BCN", on: 0, nights: 3, price: 20)])),
      MeetingHome("BER", fares: MeetingFares([Self.trip("b", to: "BCN", on: 0, nights: 3, price: 30)])),
      MeetingHome("DUB", hasFailed: true),
    ]
    let meetings = Meetings(of: homes).sorted
    #expect(meetings.map(\.missing) == [["DUB"]])
    #expect(meetings.map(\.total) == [50])
  }

  @Test("gaps are the routes and days that the best incomplete meetings lack")
  func gaps() throws {
    let homes = [
      MeetingHome(
        "VNO",
        fares: MeetingFares([
          Self.trip("a", to: "BCN", on: 0, nights: 3, price: 20), Self.trip("b", to: "CPH", on: 4, nights: 2, price: 1),
        ])),
      MeetingHome("BER", fares: MeetingFares([Self.trip("c", to: "BCN", on: 2, nights: 3, price: 90)])),
    ]
    func found(_ count: Int) -> (gaps: [MeetingGap], leftOut: [Int: Int]) {
      Meetings.gaps(of: homes, flex: 0, TripSearch(), requestCount: count, furtherCount: 0)
    }
    let gaps = found(10).gaps
    // Both homes reach Barcelona, although on other days, so it comes before Copenhagen.
    #expect(gaps.map { $0.places.map(\.word) } == [["BCN"], ["BCN"], ["CPH"]])
    #expect(gaps.map(\.home) == [1, 0, 1])
    let first = 1_800_000_000 / 86_400
    #expect(gaps.map(\.day) == [first, first + 2, first + 4])
    #expect(gaps.map(\.nights) == [3...3, 3...3, 2...2])
    #expect(found(2).gaps == Array(gaps.prefix(2)))
    #expect(found(2).leftOut == [1: 1])
  }

  @Test("a higher flex adds requests, and replaces none")
  func gapsOfFlex() throws {
    var random = SplitMix64(seed: 13)
    var furtherCount = 0
    for _ in 0..<20 {
      let homes = Self.homes(&random)
      var before: [MeetingGap] = []
      for flex in 0...3 {
        let gaps = Meetings.gaps(of: homes, flex: flex, TripSearch(), requestCount: 6, furtherCount: 4).gaps
        try #require(gaps.starts(with: before))
        try #require(gaps.count <= 6 + 4 * flex && Set(gaps).count == gaps.count)
        furtherCount += gaps.count - before.count
        before = gaps
      }
    }
    #expect(furtherCount > 10)
  }

  @Test("sorted by the time together, the first meeting is the longest of all trips, and the cheapest of those")
  func longest() throws {
    var random = SplitMix64(seed: 17)
    var longerCount = 0
    for _ in 0..<24 {
      let trips = (0..<3).map { home in
        (0..<7).map { number in
          Self.trip(
            "\(home)-\(number)", to: "BCN", on: Int.random(in: 0...2, using: &random),
            nights: Int.random(in: 1...3, using: &random), hour: Int.random(in: 0...20, using: &random),
            returnHour: Int.random(in: 0...23, using: &random),
            price: Price(significand: Int64.random(in: 10...40, using: &random)))
        }
      }
      let people = (0..<3).map { _ in Int.random(in: 1...2, using: &random) }
      func homes(_ order: MeetingOrder) -> [MeetingHome] {
        trips.enumerated().map {
          MeetingHome("\($0)", people: people[$0], fares: MeetingFares($1.shuffled(using: &random), for: order))
        }
      }
      // Every meeting, with the flex that it needs.
      var all: [(flex: Int, minutes: Int, total: Price)] = []
      for first in trips[0] {
        for second in trips[1] {
          for third in trips[2] {
            let shares = zip([first, second, third], people).map { Meeting.Share(home: "", people: $1, trip: $0) }
            guard let meeting = Meeting(in: Self.city("BCN"), shares),
              meeting.arrivals.upperBound < meeting.returns.lowerBound
            else { continue }
            let flex = max(meeting.arrivals.count, meeting.returns.count) - 1
            all.append((flex, meeting.minutesTogether, meeting.total))
          }
        }
      }
      for flex in 0...3 {
        let best = all.filter { $0.flex <= flex }.min { (-$0.minutes, $0.total) < (-$1.minutes, $1.total) }
        let found = Meetings(of: homes(.together), flex: flex, order: .together).sorted
        try #require(found.first?.minutesTogether == best?.minutes && found.first?.total == best?.total)
        let cheapest = Meetings(of: homes(.total), flex: flex, order: .together).sorted.first?.minutesTogether
        if let cheapest, cheapest < best?.minutes ?? 0 { longerCount += 1 }
      }
    }
    // The cheapest trips of each pair of days would not be enough.
    #expect(longerCount > 4)
  }

  @Test("a gap on days that the search does not allow is not requested")
  func disallowed() {
    let place: Place = "BCN"
    let friday = 1_800_000_000 / 86_400
    let gap = MeetingGap(home: 0, places: [place], day: friday, nights: 2...3)
    let allowed = gap.search(TripSearch(shape: TripShape(nights: 3...5)))
    #expect(allowed?.shape.nights == 3...3)
    #expect(allowed?.departure?.days == friday..<friday + 1)
    #expect(gap.search(TripSearch(shape: TripShape(nights: 4...5))) == nil)
    #expect(gap.search(TripSearch(departure: DepartureDays(month: "2027-02"))) == nil)
    #expect(gap.search(TripSearch(shape: TripShape(departureDays: [.wednesday]))) == nil)
    #expect(gap.search(TripSearch(shape: TripShape(returnDays: [.wednesday]))) == nil)
    #expect(gap.search(TripSearch(departBefore: .day(friday))) == nil)
  }

  @Test("a total that is too large for a price is not a meeting")
  func overflow() {
    let large = Price(significand: .max)
    let homes = ["a", "b"].map { name in
      MeetingHome(name, fares: MeetingFares([Self.trip(name, to: "BCN", on: 0, nights: 3, price: large)]))
    }
    #expect(Meetings(of: homes).sorted.isEmpty)
  }
}
