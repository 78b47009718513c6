import ArgumentParser

struct CountriesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "countries",
    abstract: "Look up countries and their neighbors.",
    discussion: """
      A country is named by its common or official English name, a native name, or its code. Part of a name is enough \
      if only one country has it; case does not matter.
      """,
    subcommands: [CountriesBordersCommand.self, CountriesShowCommand.self])
}

/// The argument that names a country.
struct CountryArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The country's name, or its alpha-2 or alpha-3 code.", valueName: "name"),
    transform: countryName)
  var name: String
}

/// Returns a name without the spaces around it.
@Sendable func countryName(_ text: String) throws -> String {
  let name = String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  if name.isEmpty { throw ValidationError("it takes a country's name, and that is empty.") }
  return name
}
