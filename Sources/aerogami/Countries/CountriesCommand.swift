import ArgumentParser

struct CountriesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "countries",
    abstract: "Look up countries, and who they border.",
    discussion: """
      A country is named in English, as people call it or officially, by a native name, or by its code. A name that only \
      one country has as a part will do too; case does not matter.
      """,
    subcommands: [CountriesBordersCommand.self, CountriesShowCommand.self])
}

/// A country, as people name it.
struct CountryArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The country's name, or its alpha-2 or alpha-3 code.", valueName: "name"),
    transform: countryName)
  var name: String
}

/// A name without the spaces around it.
@Sendable func countryName(_ text: String) throws -> String {
  let name = String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  if name.isEmpty { throw ValidationError("it takes a country's name, and that is empty.") }
  return name
}
