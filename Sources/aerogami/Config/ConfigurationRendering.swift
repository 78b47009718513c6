import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import AerogamiLive
import Foundation

extension Table<Configuration.EndpointRow> {
  /// Returns a table of the endpoints, each with its variant and the configuration key that chose the variant.
  ///
  /// - Parameter width: The number of terminal columns; `nil` for a pipe.
  static func endpoints(_ rows: [Configuration.EndpointRow], width: Int?) -> String {
    Table(
      rows,
      columns: [
        Column("ENDPOINT") { "\($0.client).\($0.endpoint)" }, Column("VARIANT") { $0.variant.rawValue },
        Column("CHOSEN BY", shrinksTo: 14, keepsEnd: true, leftOut: .late) { $0.key },
      ]
    ).rendered(width: width, color: false)
  }
}

extension JSONWriter {
  /// Writes the members for the environment and its configuration files.
  mutating func sources(of configuration: Configuration) {
    members([
      "environment": .text(configuration.environment), "source": .text(configuration.source),
      "user_source": .text(configuration.userSource),
    ])
  }

  /// Writes an object with an endpoint, its variant, and the configuration key that chose the variant.
  mutating func endpoint(_ row: Configuration.EndpointRow) {
    object([
      "client": .text(row.client), "endpoint": .text(row.endpoint), "variant": .text(row.variant.rawValue),
      "chosen_by": .text(row.key),
    ])
  }
}
