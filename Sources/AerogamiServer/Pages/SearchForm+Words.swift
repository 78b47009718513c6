import AerogamiCore
import AerogamiFeatures

extension SearchForm {
  /// The search in words, such as `Vilnius → Spain, January 2027, 2–4 nights, up to 60 EUR`. Words that are not valid are
  /// as the user entered them.
  var words: String {
    func listed(_ name: String) -> String { (text(name).commaSeparated ?? [text(name)]).joined(separator: ", ") }
    let from = text("regions").isEmpty ? "Default regions" : listed("regions")
    let to = text("to").isEmpty ? "anywhere" : listed("to")
    let others = parameters.compactMap { parameter in
      parameter.value.isEmpty ? nil : words(for: parameter.name, parameter.value)
    }
    return (["\(from) → \(to)"] + others).joined(separator: ", ")
  }

  private func words(for name: String, _ value: String) -> String? {
    let departure = query.search.departure
    switch name {
    case "regions", "to", "limit", "wait": return nil
    case "month": return departure?.month?.title ?? value
    case "date": return departure?.day?.text ?? value
    case "flex": return value == "0" ? nil : "±\(value == "1" ? "1 day" : "\(value) days")"
    case "nights": return value == "1" ? "1 night" : "\(value.replacing("-", with: "–")) nights"
    case "max_price":
      let currency = value.contains(where: \.isLetter) ? "" : text("currency").uppercasedASCII
      return "up to \(value)\(currency.isEmpty ? "" : " \(currency)")"
    case "currency": return text("max_price").isEmpty ? "in \(value.uppercasedASCII)" : nil
    case "sort": return query.order == .price ? nil : "sorted by \(SearchPage.title(of: query.order).lowercased())"
    default:
      let title = SearchPage.title(of: name)
      let words = title.prefix(1).lowercased() + title.dropFirst()
      return value == "true" ? words : value == "false" ? nil : "\(words) \(value)"
    }
  }
}
