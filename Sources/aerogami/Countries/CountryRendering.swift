import AerogamiCore
import AerogamiLive

extension Field<Country> {
  /// The fields of a country, in this order.
  ///
  /// - Parameter isWhole: Whether a table shows all fields.
  static func all(isWhole: Bool) -> [Field] {
    [
      Field("name", "NAME", shrinksTo: 12) { .text($0.name) },
      Field("official_name", isWhole ? "OFFICIAL NAME" : nil, missing: "-") { .text($0.officialName) },
      Field("native_names", "NATIVE NAME", shrinksTo: 12) { .texts($0.nativeNames) },
      Field("alpha_2", isWhole ? "ALPHA-2" : nil, missing: "-") { .text($0.alpha2) },
      Field("alpha_3", isWhole ? "ALPHA-3" : "CODE") { .text($0.alpha3) },
      Field("borders", isWhole ? "BORDERS" : nil) { .list($0.borders) },
    ]
  }
}

extension Table {
  /// Returns a table of a single row that has a line for each field.
  static func card(of row: Row, _ fields: [Field<Row>]) -> String where Row: Sendable {
    let lines = fields.compactMap(\.column).map { (title: $0.title, text: $0.text(row)) }
    let table = Table<(title: String, text: String)>(
      lines.dropFirst().map { $0 },
      columns: [
        Column(lines.first?.title ?? "") { $0.title },
        Column(lines.first?.text ?? "") { $0.text.isEmpty ? "-" : $0.text },
      ])
    return table.rendered(width: nil, color: false)
  }
}
