import AerogamiCore
import AerogamiJSON
import Testing

@testable import AerogamiMCP

@Suite struct ToolSchemaTests {
  private let calls = ToolCalls(.failing)

  @Test("there are seven tools, in a fixed order")
  func names() {
    #expect(
      calls.tools.map(\.name) == [
        "search_trips", "cheapest_dates", "find_meeting_point", "check_fare", "price_history", "find_place",
        "list_watches",
      ])
  }

  @Test("every schema is strict, every array has items, and every argument a description and one type")
  func schemas() throws {
    for tool in calls.tools {
      let (input, output) = (try JSONSchema(tool.inputSchema), try JSONSchema(tool.outputSchema))
      #expect(input.problems.isEmpty, "\(tool.name)")
      #expect(output.problems.isEmpty, "\(tool.name)")
      for name in input.tree["properties"]?.keys ?? [] {
        let property = try #require(input.tree["properties"]?[name])
        #expect(
          property["description"]?.text?.hasSuffix(".") == true
            || property["description"]?.text?.hasSuffix(")") == true, "\(tool.name) \(name)")
        #expect(property["type"]?.text != nil, "\(tool.name) \(name)")
      }
      // Bytes of a schema are part of a line of JSON.
      #expect(!tool.inputSchema.contains(0x0A) && !tool.outputSchema.contains(0x0A))
    }
  }

  @Test("search_trips takes every parameter of a search, and find_meeting_point every one of a meeting")
  func parameters() throws {
    let search = try JSONSchema(calls["search_trips"].inputSchema).tree["properties"]?.keys ?? []
    #expect(search == SearchText.names + ["sort", "one_per_city", "limit", "booking_links"])
    let meeting = try JSONSchema(calls["find_meeting_point"].inputSchema).tree["properties"]?.keys ?? []
    #expect(Set(meeting) == Set(MeetingText.names + ["limit"]))
    let dates = try JSONSchema(calls["cheapest_dates"].inputSchema).tree["properties"]?.keys ?? []
    #expect(
      Set(dates) == Set(CalendarRequest.parameterNames + ["from", "to", "month", "months", "weekend", "limit"]))
  }

  @Test(
    "a search accepts a value of each type that the schema has",
    arguments: SearchText.fields.filter { !["regions", "anywhere", "nearby", "source"].contains($0.name) })
  func values(_ field: InputField) throws {
    let texts = [
      "from": "[\"Vilnius\"]", "to": "[\"Spain\", \"BCN\"]", "max_price": "99.5", "currency": "\"EUR\"",
      "airline": "[\"FR\"]", "month": "\"next\"", "date": "\"+30d\"", "depart_after": "\"tomorrow\"",
      "depart_before": "\"+2w\"", "nights": "\"2-4\"", "days": "[\"fri\"]", "return_days": "[\"sun\", \"mon\"]",
      "depart_hours": "\"6-12\"", "return_hours": "\"17-23\"", "max_transfers": "1", "max_hours": "\"6:30\"",
      "adults": "2", "children": "1", "bags": "1",
    ]
    let value = field.kind == .flag ? "true" : try #require(texts[field.name])
    let json = Array("{\"\(field.name)\": \(value)}".utf8)
    #expect(try JSONSchema(SearchTripsTool.fields.inputSchema).problems(in: json).isEmpty)
    let arguments = try ToolArguments(JSONTree.parse(json.span), SearchTripsTool.fields)
    #expect(try SearchText(arguments.parameters(SearchText.names)).parameters.map(\.name) == [field.name])
  }
}

@Suite struct ToolArgumentsTests {
  private let fields = [
    InputField("places", .list(), "Places."), InputField("home", .repeated(1...9), "Homes."),
    InputField("price", .number, "Price."), InputField("limit", .integer(1...50), "Limit."),
    InputField("direct", .flag, "Direct."), InputField("sort", .choice(["price", "nights"]), "Sort."),
  ]

  private func read(_ json: String) throws -> ToolArguments {
    let bytes = Array(json.utf8)
    return try ToolArguments(JSONTree.parse(bytes.span), fields)
  }

  @Test("values become the texts of parameters, and null and empty texts set nothing")
  func texts() throws {
    let arguments = try read(
      #"{"places": ["Vilnius", "BCN"], "price": 60, "direct": true, "sort": null, "home": ["VNO,KUN", "BER"]}"#)
    #expect(arguments.parameters.map(\.name) == ["places", "price", "direct", "home", "home"])
    #expect(arguments.parameters.map(\.value) == ["Vilnius,BCN", "60", "true", "VNO,KUN", "BER"])
    #expect(
      try read(#"{"price": "60 EUR", "places": "VNO,RIX", "limit": 3.0}"#).parameters.map(\.value) == [
        "60 EUR", "VNO,RIX", "3",
      ])
    #expect(try read(#"{"price": "", "places": []}"#).parameters.isEmpty)
    #expect(try read("null").parameters.isEmpty)
  }

  @Test(
    "a wrong value is an error that names the argument and its place",
    arguments: [
      (#"{"place": []}"#, "unknown parameter \"place\"", "/place"),
      (#"{"price": {}}"#, "price: expected a number", "/price"),
      (#"{"direct": 1}"#, "direct: expected true or false", "/direct"),
      (#"{"places": ["BCN", 7, true]}"#, "places: expected an array of strings", "/places/2"),
      (#"{"places": ["Vilnius, Lithuania"]}"#, "places[0]: \"Vilnius, Lithuania\" has a comma", "/places/0"),
      (#"{"places": ["BCN", ""]}"#, "places[1] is empty", "/places/1"),
      (#"{"price": 1, "price": 2}"#, "price appears more than once", "/price"),
      (#"{"sort": ["price"]}"#, "sort: expected price or nights", "/sort"),
    ])
  func wrong(_ json: String, _ message: String, _ argument: String) throws {
    let error = try #require(throws: ToolError.self) { try read(json) }
    #expect(error.message == message)
    #expect(error.argument == argument)
  }

  @Test("numbers and words outside their range are errors")
  func ranges() throws {
    #expect(throws: ToolError("limit: expected a whole number from 1 to 50", argument: "/limit")) {
      try read(#"{"limit": 51}"#).integer("limit")
    }
    #expect(throws: ToolError("sort: expected price or nights", argument: "/sort")) {
      try read(#"{"sort": "hours"}"#).choice("sort")
    }
    #expect(throws: ToolError("direct: expected true or false", argument: "/direct")) {
      try read(#"{"direct": "yes"}"#).flag("direct")
    }
    #expect(throws: ToolError("the arguments are not an object")) { try read("[]") }
  }
}
