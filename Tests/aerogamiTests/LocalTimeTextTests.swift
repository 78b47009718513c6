import AerogamiCore
import Foundation
import TestSupport
import Testing

@testable import aerogami

/// Days and times in tables.
@Suite(.timeLimit(.minutes(20))) struct LocalTimeTextTests {
  @Test(
    "a departure has its local weekday, day and time; the year only if it is not in the next 11 months",
    arguments: [
      ("2027-01-10T07:00:00+02:00", "Sun 10 Jan 07:00"),
      ("2027-10-17T23:59:59+02:00", "Sun 17 Oct 23:59"),
      ("2027-10-19T07:00:00+02:00", "Tue 19 Oct 2027 07:00"),
      ("2026-11-21T07:00:00+02:00", "Sat 21 Nov 2026 07:00"),
      ("2028-02-29T00:00:00+00:00", "Tue 29 Feb 2028 00:00"),
      // The night in which clocks in Lithuania go back: the same local time twice.
      ("2027-10-31T03:30:00+03:00", "Sun 31 Oct 2027 03:30"), ("2027-10-31T03:30:00+02:00", "Sun 31 Oct 2027 03:30"),
      // West and east of the date line at the same moment.
      ("2027-01-01T01:00:00+14:00", "Fri  1 Jan 01:00"), ("2026-12-30T23:00:00-12:00", "Wed 30 Dec 23:00"),
      // The zone is unknown.
      ("2027-01-10T07:00:00Z", "Sun 10 Jan 07:00Z"),
      ("0000-01-01T00:00:00Z", "Sat  1 Jan 0 00:00Z"), ("9999-12-31T23:59:59Z", "Fri 31 Dec 9999 23:59Z"),
    ])
  func departure(time: String, text: String) throws {
    let now = Date(timeIntervalSince1970: 1_795_348_800)  // 2026-11-22T12:00:00Z
    #expect(try #require(LocalTime(time)).text(at: now) == text)
  }

  @Test("a travel time is of both directions, except for a one-way trip")
  func hours() {
    var trip = Trip.fixture()
    #expect(trip.hoursText == "")
    trip.travelMinutes = 185
    #expect(trip.hoursText == "3:05")
    trip.returnAt = trip.departureAt
    #expect(trip.hoursText == "3:05 both")
  }

  @Test("a return has its local day and time, and a trip without one is one way")
  func returns() throws {
    let trip = Trip.fixture(returnAt: Date(timeIntervalSince1970: 4_000_000_000 + 86_400))
    #expect(trip.returnText == "Wed  3 Oct 07:06Z" && trip.returnDayText == "Wed  3 Oct")
    #expect(trip.nightsText == "1")
    #expect(Trip.fixture().returnText == "one way")
    #expect(Trip.fixture().nightsText == "-")
  }
}
