import AerogamiContainer
import AerogamiCore
import TestSupport
import Testing

@Suite struct ReportedErrorTests {
  private static let island = Country(name: "Iceland", alpha2: "IS", alpha3: "ISL")

  @Test(
    "the text of an error is its message and, if there is one, its remedy after a semicolon",
    arguments: [
      (Problem("it is broken"), "it is broken", nil),
      (Problem("it is broken", remedy: "fix it"), "it is broken", "fix it"),
      (
        ClientError(requested: "GET /", reason: .failed(.offline, detail: "could not connect")),
        "GET /: could not connect", nil
      ),
      (
        ClientError(requested: "GET /", reason: .failed(.offline, detail: "a; b", remedy: "try again")), "GET /: a; b",
        "try again"
      ),
      (ClientError(requested: "GET /", reason: .busy(detail: "busy", remedy: "wait")), "GET /: busy", "wait"),
      (
        ClientError(requested: "GET /", reason: .injected(.offline)),
        "GET / was called, and this environment makes it fail: offline", nil
      ),
      (
        ClientError(requested: "GET /", reason: .unknown("region", named: "EV", known: ["EU", "blc"])),
        #"there is no region "EV""#, #"did you mean "EU"? Known: EU, blc"#
      ),
      (
        ClientError(requested: "GET /", reason: .unknown("region", named: "EV", known: [])),
        #"there is no region "EV" (GET /)"#, "check the spelling and the service's address"
      ),
      (
        CountryNameError.unknown("Icland", similar: ["Iceland"], requested: "GET /"), #"there is no country "Icland""#,
        #"did you mean "Iceland"?"#
      ),
      (
        CountryNameError.unknown("X", similar: [], requested: "GET /"), #"there is no country "X" (GET /)"#,
        "enter the English name or the code, such as DE or DEU"
      ),
      (
        CountryNameError.ambiguous("I", [island, island]),
        #""I" matches several countries: Iceland (ISL) and Iceland (ISL)"#,
        "enter the full name or the code"
      ),
    ] as [(any ReportedError, String, String?)])
  func joined(error: any ReportedError, message: String, remedy: String?) {
    #expect(error.message == message)
    #expect(error.remedy == remedy)
    #expect("\(error)" == message + (remedy.map { "; " + $0 } ?? ""))
    #expect(error.lines == ["\(error)"])
    #expect(error.exitCode == (message.hasPrefix("there is no country") ? 4 : 1))
  }

  @Test(
    "errors in the text form of a search have remedies",
    arguments: [
      ("max_prise=1", #"unknown parameter "max_prise""#, #"did you mean "max_price"? Known: "#),
      ("direct=true&direct=true", "direct appears more than once", "remove one"),
      ("month=2027-01&date=2027-01-31", "month and date cannot be used together", "remove one"),
      ("direct=x", "direct: expected true or false", nil),
    ] as [(String, String, String?)])
  func search(text: String, message: String, remedy: String?) {
    let error = #expect(throws: TripSearchError.self) { try TripSearch(text: text) }
    #expect(error?.message == message)
    #expect(error?.remedy?.prefix(remedy?.count ?? 0) == remedy?[...])
  }

  @Test("the remedy for an unknown rover suggests the nearest and lists the known ones")
  func rover() {
    let error = #expect(throws: UnknownRoverWord.self) { try Rover(named: "spirt") }
    #expect(error?.message == #"there is no rover "spirt""#)
    #expect(
      error?.remedy == #"did you mean "spirit"? Known: curiosity, opportunity, perseverance, spirit"#)
  }

  @Test("a remark is appended to a failed request, with a remedy and without", arguments: ["try again", nil])
  func remark(remedy: String?) {
    var error = ClientError(requested: "GET /", reason: .failed(.offline, detail: "gone", remedy: remedy))
    error.add(remark: "tried 3 times")
    #expect("\(error)" == "GET /: gone" + (remedy.map { "; \($0)" } ?? "") + " (tried 3 times)")
    #expect((error.remedy == nil) == (remedy == nil))
  }
}
