import AerogamiCore
import AerogamiFeatures
import Foundation
import TestSupport
import Testing

@testable import AerogamiServer

@Suite struct FavoritesCalendarTests {
  private let addedAt = Date(timeIntervalSince1970: 1_700_000_000)

  private func trip(_ id: String = "trip", to city: String = "Malaga") throws -> Trip {
    var trip = Trip.fixture(
      id: id, from: .vilnius, to: TripLocation(city: city, countryCode: "ES", airportCode: "AGP"))
    trip.departureAt = try #require(LocalTime("2027-01-15T23:30:00+02:00"))
    trip.returnAt = LocalTime("2027-01-18T00:10:00+01:00")
    return trip
  }

  private func calendar(_ trips: [Trip]) throws -> ParsedCalendar {
    let favorites = trips.map { Favorite(trip: $0, region: nil, addedAt: addedAt) }
    let calendar = FavoritesCalendar(environment: ServedEnvironment(name: "test"), favorites: favorites, now: addedAt)
    return try ParsedCalendar(calendar.bytes())
  }

  @Test("a favorite is an event for each flight, at the instant of its local time")
  func events() throws {
    let events = try calendar([try trip()]).events
    #expect(events.map { $0["DTSTART"] } == ["20270115T213000Z", "20270117T231000Z"])
    #expect(events.map { $0["SUMMARY"] } == ["VNO–AGP: Vilnius to Malaga", "AGP–VNO: Malaga to Vilnius"])
    #expect(events.map { $0["DTSTAMP"] } == ["20231114T221320Z", "20231114T221320Z"])
    #expect(events[0]["DESCRIPTION"]?.contains("Departs at 23:30\\, local time") == true)
    let saved = "72 EUR for the whole trip when saved on Tue 14 Nov 2023\\; not booked"
    #expect(events[0]["DESCRIPTION"]?.contains(saved) == true)
    #expect(events.allSatisfy { $0["TRANSP"] == "TRANSPARENT" && $0["STATUS"] == "TENTATIVE" })
  }

  @Test("the ids of events depend on the trip and the direction only")
  func ids() throws {
    let before = try calendar([try trip()]).events.map { $0["UID"] }
    var changed = try self.trip(to: "Málaga")
    changed.price = 60
    #expect(try calendar([changed]).events.map { $0["UID"] } == before)
    #expect(Set(try calendar([try trip(), try trip("other")]).events.map { $0["UID"] }).count == 4)
  }

  @Test("a flight with an unknown time zone takes all day")
  func unknownZone() throws {
    var trip = try self.trip()
    trip.departureAt = try #require(LocalTime("2027-01-15T23:30:00Z"))
    trip.returnAt = nil
    let event = try #require(try calendar([trip]).events.first)
    #expect(event["DTSTART;VALUE=DATE"] == "20270115")
    #expect(event["DTSTART"] == nil && event["DURATION"] == nil)
    #expect(event["DESCRIPTION"]?.contains("The time zone of VNO is unknown") == true)
  }

  @Test("the travel time of a one-way trip is the duration of its event")
  func duration() throws {
    var trip = try self.trip()
    trip.travelMinutes = 265
    #expect(try calendar([trip]).events.allSatisfy { $0["DURATION"] == nil })
    trip.returnAt = nil
    #expect(try calendar([trip]).events.map { $0["DURATION"] } == ["PT265M"])
  }

  @Test("two tickets are two flights, each with its own airports")
  func twoTickets() throws {
    var trip = try self.trip()
    let (out, back) = (trip, Trip.fixture(from: .copenhagen, to: .vilnius))
    trip.tickets = [out, back]
    #expect(try calendar([trip]).events.map { $0["LOCATION"] } == ["Vilnius (VNO)", "Copenhagen (CPH)"])
  }

  @Test("without favorites, the calendar is valid and has no events")
  func empty() throws {
    let calendar = try calendar([])
    #expect(calendar.events.isEmpty)
    #expect(calendar.components.contains("VTIMEZONE"))
  }

  @Test(
    "texts of services cannot add lines or events",
    arguments: [
      "A\r\nBEGIN:VEVENT\r\nUID:evil", "A\nEND:VCALENDAR", "a;b,c\\d", String(repeating: "ü🛫", count: 60),
      "\u{2028}\u{85}\u{0}\u{7F}",
    ])
  func hostileTexts(city: String) throws {
    let calendar = try calendar([try trip(city, to: city)])
    #expect(calendar.events.count == 2)
    #expect(Set(calendar.components) == ["VCALENDAR", "VEVENT"])
    #expect(calendar.events.allSatisfy { $0["UID"]?.utf8.count == 36 })
  }
}

/// A calendar that was read line by line as RFC 5545 says, without the code that writes it.
struct ParsedCalendar {
  private(set) var components: [String] = []
  private(set) var events: [[String: String]] = []

  init(_ bytes: [UInt8]) throws {
    let text = try #require(String(validating: bytes, as: UTF8.self))
    #expect(text.hasSuffix("\r\n"))
    for line in text.unicodeScalars.split(separator: "\n").map(String.init) {
      #expect(line.unicodeScalars.last == "\r", "a line does not end in CRLF: \(line)")
      #expect(line.utf8.count <= 76, "a line is longer than 75 bytes: \(line)")
      let hasControls = line.unicodeScalars.dropLast().contains { $0.value < 0x20 || $0.value == 0x7F }
      #expect(!hasControls, "a line has control characters: \(line)")
    }
    let unfolded = text.replacing("\r\n ", with: "").split(separator: "\r\n")
    var open: [String] = []
    for line in unfolded {
      let colon = try #require(line.firstIndex(of: ":"))
      let (name, value) = (String(line[..<colon]), String(line[line.index(after: colon)...]))
      switch name {
      case "BEGIN":
        open.append(value)
        components.append(value)
        if value == "VEVENT" { events.append([:]) }
      case "END": #expect(open.popLast() == value)
      default:
        #expect(!open.isEmpty)
        if open.last == "VEVENT" {
          #expect(events[events.count - 1].updateValue(value, forKey: name) == nil, "\(name) appears twice")
        }
      }
    }
    #expect(open.isEmpty)
    #expect(components.first == "VCALENDAR" && components.count > 1)
    for event in events {
      for name in ["UID", "DTSTAMP", "SUMMARY"] { #expect(event[name] != nil) }
    }
  }
}
