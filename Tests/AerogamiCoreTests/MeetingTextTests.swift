import AerogamiCore
import Testing

@Suite struct MeetingTextTests {
  @Test(
    "the text form is canonical, and parses to an equal search",
    arguments: [
      ("home=Vilnius&home=Berlin", "home=Vilnius&home=Berlin"),
      (
        "month=next&flex=2&people=2,1&home=VNO,%20KUN&home=Berlin&sort=fairest&direct=true",
        "home=VNO%2CKUN&home=Berlin&people=2%2C1&flex=2&sort=fairest&month=next&direct=true"
      ),
      (
        "home=Vilnius&people=1,1&flex=0&home=Berlin&sort=total&to=&weekend=false&max_price=90",
        "home=Vilnius&home=Berlin&max_price=90"
      ),
    ])
  func canonical(text: String, expected: String) throws {
    let search = try MeetingText(text: text)
    #expect(search.text == expected)
    #expect(try MeetingText(text: search.text) == search)
  }

  @Test(
    "invalid searches are errors that name the parameter",
    arguments: [
      ("", "no homes are given; give at least two homes, such as Vilnius and Berlin"),
      ("home=Vilnius", "there is only one home, Vilnius; give at least two homes, such as Vilnius and Berlin"),
      (
        "home=Vilnius,Berlin",
        "there is only one home, Vilnius,Berlin; commas join the places of one home; give at least two homes, such as "
          + "Vilnius and Berlin"
      ),
      (
        "home=a&home=b&home=1&people=2",
        "people: there are 3 homes, a, b and 1, but 1 number; separate the numbers with commas, such as 1,1"
      ),
      ("home=a&home=A", "the home A appears more than once; give it once, and the number of people with people"),
      (
        "home=a&home=b&people=1",
        "people: there are 2 homes, a and b, but 1 number; give a number for each home, such as 1,1"
      ),
      (
        "home=a&home=&home=b&people=1,2",
        "people: a home is empty, so the numbers may be for other homes; "
          + "give the numbers again for a and b, in this order"
      ),
      ("home=a&home=b&people=1,0", "people: expected a number of people from 1 to 9 for each home, such as 2,1,1"),
      ("home=a&home=b&flex=4", "flex: expected a number of days from 0 to 3"),
      ("home=a&home=b&sort=price", "sort: expected total, fairest or together"),
      ("home=a&home=b&nights=0", "nights: people who meet stay at least 1 night; give more nights"),
      ("home=a&home=b&flex=1&flex=2", "flex appears more than once; remove one"),
      ("home=,&home=b", "home: expected a place, or several places separated by commas"),
      ("home=a&home=b&month=jan&date=today", "month and date cannot be used together; remove one"),
    ])
  func invalid(text: String, message: String) {
    let error = #expect(throws: TripSearchError.self) { try MeetingText(text: text) }
    #expect(error.map { "\($0)" } == message)
  }

  @Test("parameters for one-way trips and parties are unknown", arguments: ["one_way", "adults", "regions", "from"])
  func unknown(name: String) {
    #expect(throws: TripSearchError.self) { try MeetingText(text: "home=a&home=b&\(name)=1") }
  }

  @Test("a search is for round trips of at least a night, and leaves out expired offers")
  func search() throws {
    let search = try MeetingText(text: "home=Vilnius&home=Berlin").search(at: nil) { [] }
    #expect(search.shape.nights == 1...14)
    #expect(search.hideExpired)
    let weekend = try MeetingText(text: "home=Vilnius&home=Berlin&weekend=true").search(at: nil) { [] }
    #expect(weekend.shape.nights == 1...3)
    #expect(weekend.shape.returnDays == [.sunday, .monday])
  }

  @Test("a home decides what an ambiguous destination means")
  func ambiguous() throws {
    let search = try MeetingText(text: "home=Madrid&home=Berlin&to=Barcelona").search(at: nil) { [] }
    #expect(search.to.flatMap(\.airportCodes) == ["BCN"])
  }
}
