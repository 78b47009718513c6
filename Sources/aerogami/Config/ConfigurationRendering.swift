import AerogamiCore
import AerogamiJSON
import AerogamiLive

extension Table<Configuration.EndpointRow> {
  /// Returns a table of the endpoints, their variants and the keys that chose them.
  static func endpoints(_ rows: [Configuration.EndpointRow]) -> String {
    Table(
      rows,
      columns: [
        Column("ENDPOINT") { "\($0.client).\($0.endpoint)" }, Column("VARIANT") { $0.variant.rawValue },
        Column("CHOSEN BY") { $0.key },
      ]
    ).rendered(width: nil, color: false)
  }
}

extension JSONWriter {
  /// Writes the members for the environment and the files that it was read from.
  mutating func sources(of configuration: Configuration) {
    key("environment")
    string(configuration.environment)
    key("source")
    string(configuration.source)
    key("user_source")
    optional(configuration.userSource) { $0.string($1) }
  }

  /// Writes an endpoint, its variant and the key that chose it as an object.
  mutating func endpoint(_ row: Configuration.EndpointRow) {
    beginObject()
    key("client")
    string(row.client)
    key("endpoint")
    string(row.endpoint)
    key("variant")
    string(row.variant.rawValue)
    key("chosen_by")
    string(row.key)
    endObject()
  }
}
