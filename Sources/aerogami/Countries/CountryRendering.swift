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
