import AerogamiCore
import AerogamiJSON
import AerogamiLive
import ArgumentParser

struct ConfigShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show every key with its value and source, and the variant of every endpoint.",
    discussion: """
      Environment variables (AEROGAMI_…) override the environment's file, which overrides \
      ~/.config/aerogami/config.json, which overrides defaults. Secrets are redacted.
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case table, json
  }

  @OptionGroup var environment: EnvironmentOptions

  @Option(help: "The format of the configuration.")
  var format = Format.table

  func run() throws {
    let configuration = try environment.configuration()
    let console = Console()
    switch format {
    case .table: try console.output.write(Array(table(configuration).utf8))
    case .json: try console.output.write(json(configuration))
    }
    for warning in configuration.warnings { console.note("warning: \(warning)") }
    // Reports problems after showing the configuration, which helps to fix them.
    try configuration.check()
  }

  private func table(_ configuration: Configuration) -> String {
    let keys = Table(
      configuration.listing,
      columns: [
        Column("KEY") { $0.key }, Column("VALUE") { $0.value ?? "(not set)" }, Column("FROM") { $0.source ?? "" },
      ])
    return "Environment \(configuration.environment.printable), from \(configuration.sources.printable)\n\n"
      + keys.rendered(width: nil, color: false) + "\n" + Table.endpoints(configuration.endpoints)
  }

  private func json(_ configuration: Configuration) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.sources(of: configuration)
    json.key("keys")
    json.lines(configuration.listing) { json, row in
      json.beginObject()
      json.key("key")
      json.string(row.key)
      json.key("value")
      json.optional(row.value) { $0.string($1) }
      json.key("from")
      json.optional(row.source) { $0.string($1) }
      json.key("variable")
      json.string(row.variable)
      json.endObject()
    }
    json.key("endpoints")
    json.lines(configuration.endpoints) { $0.endpoint($1) }
    json.endObject()
    json.newline()
    return json.bytes
  }
}
