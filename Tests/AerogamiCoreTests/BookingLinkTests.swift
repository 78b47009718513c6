import AerogamiCore
import Foundation
import TestSupport
import Testing

@Suite struct BookingLinkTests {
  private let link = BookingLink(base: "https://example.com/search", marker: "me & you")

  @Test(
    "a link searches for the trip's flights on its local days",
    arguments: [
      ("2019-03-17T23:59:59Z", "2019-03-21T07:25:00Z"), ("2019-03-17T00:30:00+02:00", "2019-03-21T00:30:00+01:00"),
      ("2019-03-17T23:30:00-05:00", "2019-03-21T23:30:00-05:00"),
    ])
  func roundTrip(departure: String, returning: String) {
    var trip = Trip.fixture()
    (trip.departureAt, trip.returnAt) = (.at(departure), .at(returning))
    #expect(
      link.url(for: trip, at: trip.createdAt)
        == "https://example.com/search?origin_iata=CPH&destination_iata=AGP&currency=EUR&adults=1&children=0&infants=0"
        + "&trip_class=0&depart_date=2019-03-17&return_date=2019-03-21&marker=me%20%26%20you&with_request=true")
  }

  @Test("the return date and the marker are optional, and values are percent-encoded")
  func oneWay() {
    let nowhere = TripLocation(city: "", countryCode: "", airportCode: "A&b=#\u{1B}é")
    let url = BookingLink(base: "https://example.com/", marker: nil).searchURL(
      for: .fixture(currency: "", from: nowhere))
    #expect(url.hasPrefix("https://example.com/?origin_iata=A%26b%3D%23%1B%C3%A9&destination_iata=AGP&currency=&"))
    #expect(url.hasSuffix("&depart_date=2096-10-02&with_request=true"))
  }

  @Test("a trip with a booking page links to it, always at the same site")
  func fare() {
    var trip = Trip.fixture()
    trip.link = FareLink("/search/CPH1005AGP1?t=FR1")
    #expect(
      link.url(for: trip, at: trip.createdAt)
        == "https://www.aviasales.com/search/CPH1005AGP1?t=FR1&marker=me%20%26%20you")
    trip.link = FareLink("/search/CPH1005AGP1")
    #expect(
      link.url(for: trip, at: trip.createdAt) == "https://www.aviasales.com/search/CPH1005AGP1?marker=me%20%26%20you")
    #expect(
      BookingLink(base: "", marker: nil).url(for: trip, at: trip.createdAt)
        == "https://www.aviasales.com/search/CPH1005AGP1")
  }

  @Test("a fare that was found three hours ago links to a search, and a page of Ryanair never grows old")
  func age() {
    var trip = Trip.fixture()
    trip.link = FareLink("/search/CPH1005AGP1")
    let search = link.searchURL(for: trip)
    #expect(search.hasPrefix("https://example.com/search?"))
    let pages = [3 * 3600 - 1, 3 * 3600].map { link.url(for: trip, at: trip.createdAt + $0) }
    #expect(pages == ["https://www.aviasales.com/search/CPH1005AGP1?marker=me%20%26%20you", search])
    #expect(link.fareURL(for: trip, at: trip.createdAt + 86_400) == nil)
    trip.link = FareLink("https://www.ryanair.com/gb/en/trip?adults=1")
    #expect(link.url(for: trip, at: trip.createdAt + 86_400) == "https://www.ryanair.com/gb/en/trip?adults=1")
  }

  @Test("a search is for all passengers of the trip")
  func passengers() {
    var trip = Trip.fixture()
    trip.terms = FareTerms(passengers: 5, children: 2, bags: 3)
    #expect(link.searchURL(for: trip).contains("&currency=EUR&adults=3&children=2&infants=0&"))
  }

  @Test("several people of a home in a meeting have a search for all of them instead of the page for one adult")
  func meeting() throws {
    var trip = Trip.fixture()
    trip.link = FareLink("/search/CPH1005AGP1")
    for people in 1...2 {
      let booked = try #require(Meeting.Share(home: "CPH", people: people, trip: trip).bookedTrip)
      #expect(booked.price == trip.price)
      let url = link.url(for: booked, at: trip.createdAt)
      #expect(people == 1 ? booked == trip : url.contains("/search?origin_iata=CPH&") && url.contains("&adults=2&"))
    }
    #expect(Meeting.Share(home: "CPH", people: 2, trip: nil).bookedTrip == nil)
  }

  @Test(
    "a page of Ryanair or Kiwi.com is a complete URL, to which no marker is added",
    arguments: [
      "https://www.ryanair.com/gb/en/trip?adults=1", "https://www.kiwi.com/en/booking?token=a",
      "https://on.kiwi.com/aBc123",
    ])
  func otherSite(url: String) {
    var trip = Trip.fixture()
    trip.link = FareLink(url)
    #expect(trip.link?.text == url)
    #expect(link.url(for: trip, at: trip.createdAt) == url)
  }

  @Test(
    "an invalid path is rejected",
    arguments: [
      "", "search", "@evil.example/", "https://evil.example/",
      "https://www.ryanair.com", "https://www.ryanair.com.evil.example/", "https://www.ryanair.com@evil.example/",
      "https://kiwi.com.evil.example/", "https://on.kiwi.com", "https://www.kiwi.com@evil.example/",
      "http://on.kiwi.com/a", "https://evil.kiwi.com/a", "http://www.ryanair.com/", "https://www.ryanair.com/a b",
      "\\evil", "/a b", "/\u{1B}[2J", "/a#b", "/é", "/\"",
      "/" + String(repeating: "a", count: 2048),
    ])
  func noLink(path: String) {
    #expect(FareLink(path) == nil)
  }
}
