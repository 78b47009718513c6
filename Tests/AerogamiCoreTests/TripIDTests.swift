import Testing

@testable import AerogamiCore

@Suite struct TripIDTests {
  private func id(_ departureAt: String, _ airline: String = "FR", number: Int = 1) throws -> String {
    Trip.id(
      from: "VNO", to: "BCN", departureAt: try #require(LocalTime(departureAt)), returnAt: nil, airline: airline,
      flightNumber: number)
  }

  @Test("the id depends on the local time to the minute, and not on the offset")
  func localTime() throws {
    let id = try id("2027-01-10T07:00:00+02:00")
    #expect(try self.id("2027-01-10T07:00:59Z") == id)
    #expect(try self.id("2027-01-10T07:01:00+02:00") != id)
    #expect(try self.id("2027-01-10T07:00:00+02:00", "BT") != id)
    #expect(try self.id("2027-01-10T07:00:00+02:00", number: 2) != id)
    #expect(id.count == 16)
  }
}
