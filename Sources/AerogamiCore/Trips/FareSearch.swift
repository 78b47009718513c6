/// Which fares Travelpayouts is asked for, whatever the origin.
public struct FareSearch: Hashable, Sendable {
  /// ISO 4217, in capitals; `nil` for the one that the configuration names.
  public var currency: String?
  public var isDirect: Bool
  /// Without a way back; otherwise with one.
  public var isOneWay: Bool
  /// The month or the day of the departure, by the clock of where it departs: `2026-12` or `2026-12-05`; `nil` for any.
  public var departure: String?

  public init(currency: String? = nil, isDirect: Bool = false, isOneWay: Bool = false, departure: String? = nil) {
    self.currency = currency
    self.isDirect = isDirect
    self.isOneWay = isOneWay
    self.departure = departure
  }
}

extension FareSearch {
  /// One word for each thing that is set, to be remembered.
  package var text: String {
    [currency, isDirect ? "direct" : nil, isOneWay ? "one-way" : nil, departure].compactMap(\.self)
      .joined(separator: " ")
  }

  package init(text: String) {
    self.init()
    for word in text.split(separator: " ") {
      switch word {
      case "direct": isDirect = true
      case "one-way": isOneWay = true
      default:
        let isDate = word.utf8.first.map { $0 <= UInt8(ascii: "9") } == true
        if isDate { departure = "\(word)" } else { currency = "\(word)" }
      }
    }
  }
}
