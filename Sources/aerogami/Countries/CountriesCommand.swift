import AerogamiCore
import ArgumentParser

struct CountriesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "countries",
    abstract: "Look up countries and their neighbors.",
    discussion: """
      Examples:
        aerogami countries show Germany
        aerogami countries borders PL

      Name a country by its common or official English name, a native name, or its code, in any case. Whole words of \
      a name are enough if no other country's name contains them.
      """,
    subcommands: [CountriesBordersCommand.self, CountriesShowCommand.self])
}

struct CountryArgument: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The country's name, or its two-letter or three-letter code.", valueName: "name"),
    completion: .countries, transform: countryName)
  var name: String
}

/// Returns a name without the spaces around it.
///
/// - Throws: `ValidationError` if the text is empty or has only spaces.
@Sendable func countryName(_ text: String) throws -> String {
  let name = text[...].trimming(\.isWhitespace)
  if name.isEmpty { throw ValidationError("the name is empty; give a country's name or code.") }
  return name
}
