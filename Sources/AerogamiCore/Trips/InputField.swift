/// A parameter as interfaces describe it to people and programs: its name, its type and its meaning.
package struct InputField: Sendable {
  /// The type of the values. An interface may also accept the value as text.
  package enum Kind: Hashable, Sendable {
    case text
    case number
    case integer(ClosedRange<Int>)
    case flag
    /// One of these words.
    case choice([String])
    /// Texts without commas, or each of them one of these words.
    case list(of: [String]? = nil)
    /// Whole numbers.
    case integers(ClosedRange<Int>)
    /// Texts that may contain commas, each of which is a parameter of its own.
    case repeated(ClosedRange<Int>)
  }

  package let name: String
  package let kind: Kind
  private let summary: String
  /// The values that the parameter takes; `nil` if the summary or the type says that.
  private let values: String?
  /// The value if there is none, as JSON; `nil` if there is no such value.
  package let initial: String?
  package let isRequired: Bool

  /// - Parameter description: What the parameter does and which values it takes, in sentences.
  package init(
    _ name: String, _ kind: Kind, _ description: String, initial: String? = nil, isRequired: Bool = false
  ) {
    (self.name, self.kind, summary, values) = (name, kind, description, nil)
    (self.initial, self.isRequired) = (kind == .flag ? "false" : initial, isRequired)
  }

  /// Creates the field of a parameter of a search. The description ends with the values that it takes, unless the type
  /// says that.
  package init<Value>(
    _ parameter: TripSearchParameter<Value>, _ summary: String, _ kind: Kind? = nil, initial: String? = nil
  ) {
    (name, self.kind, self.summary) = (parameter.name, kind ?? parameter.range.map { .integer($0) } ?? .text, summary)
    (values, self.initial, isRequired) = (parameter.expectation, initial, false)
  }

  /// What the parameter does and which values it takes, in sentences. Composed on use, because a search on a command line
  /// needs only the names.
  package var description: String {
    guard let values else { return summary }
    return switch kind {
    case .text, .number: "\(summary): \(values)."
    case .list(nil): "\(summary): \(values.replacing(", separated by commas", with: ""))."
    case .integer, .flag, .choice, .list, .integers, .repeated: "\(summary)."
    }
  }
}

extension SearchText {
  /// All parameters, in the order in which they are written. A new filter becomes known by a row here.
  package static let fields: [InputField] = {
    typealias Known = TripSearch.Parameters
    return [
      InputField(
        "regions", .list(),
        "Where to depart: cities, airports, countries, or regions of the service, such as Vilnius, VNO, Latvia or EU; "
          + "all for all regions. (default: the user's regions or home, else all)"),
      InputField("anywhere", .flag, "Whether to depart anywhere, with one request for all regions."),
      InputField(Known.from, "Narrows the places of departure within the regions", .list()),
      InputField(Known.to, "Destinations", .list()),
      InputField(
        Known.maxPrice, "The highest price per passenger, in any currency unless currency names one", .number),
      InputField(Known.currency, "The currency of prices"),
      InputField(Known.airlineWords, "Airlines", .list()),
      InputField(Known.month, "The month of departure"),
      InputField(Known.date, "The day of departure"),
      InputField(Known.departAfter, "The earliest departure, inclusive"),
      InputField(Known.departBefore, "The latest departure, exclusive"),
      InputField(Known.nights, "The number of nights away"),
      InputField("weekend", .flag, "Whether to depart on Friday or Saturday and return on Sunday or Monday."),
      InputField(Known.days, "The weekdays of departure", .list(of: weekdays)),
      InputField(Known.returnDays, "The weekdays of the return flight", .list(of: weekdays)),
      InputField(Known.departHours, "The local hours of departure"),
      InputField(Known.returnHours, "The local hours in which the return flight departs"),
      InputField(Known.maxTransfers, "The most stops in each direction"),
      InputField(Known.maxHours, "The longest travel time, both directions together"),
      InputField("direct", .flag, "Whether to find only trips without stops."),
      InputField("one_way", .flag, "Whether to find only trips without a return flight."),
      InputField(Known.adults, "The number of adults", initial: "1"),
      InputField(Known.children, "The number of children from 2 to 11 years", initial: "0"),
      InputField(Known.bags, "The number of checked bags of all passengers together", initial: "0"),
      InputField("self_transfer", .flag, "Whether to include self-made connections with several tickets."),
      InputField("two_tickets", .flag, "Whether to include round trips of two one-way tickets."),
      InputField(Known.nearby, "With two_tickets, how far apart airports at the same end may be"),
      InputField("hide_expired", .flag, "Whether to leave out offers that have ended."),
      InputField(Known.source, "The sources of fares to use", .list()),
    ]
  }()

  private static let weekdays = Weekday.allCases.map(\.abbreviation)
}
