import AerogamiContainer
import AerogamiCore
import AerogamiFeatures

/// The tool `find_place`.
struct FindPlaceTool: Sendable {
  let environment: ServedEnvironment

  static let fields = [
    InputField("name", .text, "A name or code, such as Barcelona, BCN, Spain, London or home.", isRequired: true),
    InputField("limit", .integer(1...50), "The most places to return.", initial: "10"),
  ]

  var tool: Tool {
    Tool(
      "find_place", title: "Find a place",
      """
      Looks up what a name or code means as a place: countries, cities, metropolitan areas and airports, from a \
      built-in table. Use it if another tool does not know a place, or if a name is in several countries. Give word to \
      other tools. Requests nothing.
      """,
      takes: Self.fields,
      returns: RowFormat(key: "places", fields: Self.rows) { place in
        let airports = place.kind == .airport ? [] : place.airports
        return "\(place.word): \(place.kind.rawValue) \(place.name), \(place.countryCode)"
          + (airports.isEmpty ? "" : ", airports \(airports.joined(separator: " "))")
      }, in: environment
    ) { arguments, _ in try places(arguments) }
  }

  private static let rows: [OutputField<FoundPlace>] = [
    .text("word", "The word for this place in other tools.") { $0.word },
    .text("name", "For an airport, the city that it serves.") { $0.name },
    .text("kind", FoundPlace.Kind.allCases.map(\.rawValue).listed(with: "or")) { $0.kind.rawValue },
    .text("country_code") { $0.countryCode },
    .texts("airports", "IATA codes; empty for a country.") { $0.airports },
  ]

  private func places(_ arguments: ToolArguments) throws -> ToolReport<FoundPlace> {
    let limit = try arguments.integer("limit") ?? 10
    let text = arguments["name"] ?? ""
    let name = text.printable(maxLength: 60)
    if let error = environment.homeError(in: text) { throw error }
    var found: (places: [FoundPlace], areGuesses: Bool)
    if let own = environment.places(text) {
      found = (own.flatMap { FoundPlace.named($0.word, limit: limit).places }, false)
    } else {
      found = FoundPlace.named(text, limit: limit + 1)
    }
    let shown = Array(found.places.prefix(limit))
    let headline =
      shown.isEmpty
      ? "\"\(name)\" is not a known place"
      : found.areGuesses
        ? "\"\(name)\" is not a known place; similar ones:"
        : "\"\(name)\" means \(shown.count == 1 ? "1 place" : "\(shown.count) places"):"
    var report = ToolReport(shown, of: found.places.count, headline: headline)
    report.sources = [SourceReport(name: "built-in table of places", status: .complete)]
    return report
  }
}
