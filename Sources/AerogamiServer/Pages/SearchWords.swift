import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation

/// The filters of a search in words, such as `January 2027, 2–4 nights, up to 60 EUR`. Values that are not valid are as
/// the user entered them.
struct SearchWords {
  let parameters: [(name: String, value: String)]
  /// The current time, for relative days and months; `nil` to leave these as they are.
  let now: LocalTime?
  /// The titles of the fields of other parameters.
  let title: (_ name: String) -> String

  /// Returns the words of all parameters that narrow a search, except these.
  func filters(except names: Set<String>) -> [String] {
    parameters.compactMap { name, value in
      names.contains(name) || ["limit", "wait"].contains(name) || value.isEmpty ? nil : words(for: name, value)
    }
  }

  /// The words of a list of places; `nil` if there are none.
  func places(_ name: String) -> String? {
    let value = text(name)
    // Regions have codes like those of countries.
    return value.isEmpty ? nil : name == "regions" ? listed(value) : Self.places(value)
  }

  private func text(_ name: String) -> String { parameters.first { $0.name == name }?.value ?? "" }

  private func listed(_ value: String) -> String { value.commaSeparated?.joined(separator: ", ") ?? value }

  /// Returns a list of places in words, in which the codes of countries are names.
  static func places(_ value: String) -> String {
    let words = value.commaSeparated?.map { word in
      word.utf8.count == 2 ? Country.name(ofAlpha2: word.uppercased()) ?? word : word
    }
    return words?.joined(separator: ", ") ?? value
  }

  private func words(for name: String, _ value: String) -> String? {
    switch name {
    case "month": return (try? TripSearch.Parameters.month.value(value))?.days(at: now)?.month?.title ?? value
    case "date": return day(value)
    case "return_date": return "back \(day(value))"
    case "depart_after": return "departing on or after \(day(value))"
    case "depart_before": return "departing before \(day(value))"
    case "flex": return value == "0" ? nil : "±\(counted(value, "day"))"
    case "nights": return counted(value[...].trimming(\.isWhitespace).replacing("-", with: "–"), "night")
    case "max_price":
      let currency = value.contains(where: \.isLetter) ? "" : text("currency").uppercasedASCII
      let each = parameters.passengerCount > 1 ? " each" : ""
      return "up to \(value)\(currency.isEmpty ? "" : " \(currency)")\(each)"
    case "currency": return text("max_price").isEmpty ? "in \(value.uppercasedASCII)" : nil
    case "days": return "departing \(weekdays(value))"
    case "return_days": return "returning \(weekdays(value))"
    case "adults": return counted(value, "adult")
    case "children": return value == "0" ? nil : value == "1" ? "1 child" : "\(value) children"
    case "bags": return value == "0" ? nil : counted(value, "checked bag")
    case "max_transfers": return value == "0" ? "no stops" : "up to \(counted(value, "stop"))"
    case "max_hours": return "up to \(value) hours both ways"
    case "nearby": return "airports within \(value)\(value.contains(where: \.isLetter) ? "" : " km")"
    case "airline": return "with \(listed(value))"
    case "from": return "from \(listed(value))"
    default:
      let title = title(name)
      let words = title.prefix(1).lowercased() + title.dropFirst()
      return value == "true" ? words : value == "false" ? nil : "\(words) \(listed(value))"
    }
  }

  private func day(_ value: String) -> String {
    guard let day = (try? TripSearch.Parameters.departAfter.value(value))?.days(at: now)?.day else { return value }
    let date = Date(dayNumber: day.days.lowerBound)
    return LocalTime(date, offset: 0)?.dayText(at: now?.instant ?? .distantPast) ?? value
  }

  private func weekdays(_ value: String) -> String {
    guard let days = try? TripSearch.Parameters.days.value(value), !days.isEmpty else { return listed(value) }
    return days.sorted().map(\.abbreviation.firstCapitalized).listed(with: "or")
  }

  private func counted(_ value: String, _ noun: String) -> String { "\(value) \(noun)\(value == "1" ? "" : "s")" }
}

extension [(name: String, value: String)] {
  /// The number of passengers of a search; 1 if its parameters do not say otherwise. Also counts invalid values.
  var passengerCount: Int {
    func number(_ name: String) -> Int? {
      // The largest integers have no sum.
      first { $0.name == name }.flatMap { Int(digits: $0.value) }.map { Swift.min($0, 100) }
    }
    return (number("adults") ?? 1) + (number("children") ?? 0)
  }
}

extension HTMLWriter {
  /// Writes a form that is folded to the words of its search, so that the results are on the first screen of a phone.
  /// A form without a search is open, and has no line for its words.
  mutating func fold(_ words: String, isBlank: Bool = false, isOpen: Bool = false, form: (inout HTMLWriter) -> Void) {
    element(
      .details, .id("search-fold"), .class(isBlank ? "search-fold blank" : "search-fold"), .open(isOpen || isBlank)
    ) { html in
      html.element(.summary) { html in
        html.element(.span, .id("search-words"), text: words)
        html.text(" ")
        html.element(.span, .class("change"), text: "change")
        html.element(.span, .class("unfolded"), text: "Search form")
      }
      form(&html)
    }
    newline()
  }
}
