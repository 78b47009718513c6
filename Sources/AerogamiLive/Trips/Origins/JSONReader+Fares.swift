import AerogamiCore
import AerogamiJSON

extension JSONReader {
  /// Reads the price of a fare, which must be above 0.
  mutating func readPriceToPay() throws(JSONError) -> Price {
    let start = self
    let price = try readPrice()
    guard price > 0 else { throw start.outOfRange("an amount above 0") }
    return price
  }

  /// Reads a string; `nil` for null and for an empty string.
  mutating func readTextIfAny() throws(JSONError) -> String? {
    if try skipNull() { return nil }
    let text = try readString()
    return text.isEmpty ? nil : text
  }
}
