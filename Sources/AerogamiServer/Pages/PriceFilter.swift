import AerogamiContainer
import AerogamiCore
import AerogamiFeatures

/// Which recorded prices of a route a page shows: the month of departure, the currency and the kind of trips.
struct PriceFilter {
  private(set) var departure: DepartureDays?
  private(set) var currency: LetterCode?
  var isOneWay: Bool?
  /// All invalid parameters.
  private(set) var errors: [InvalidField] = []

  /// Reads the parameters of a query. Empty ones select nothing.
  init(_ parameters: [(name: String, value: String)], at now: LocalTime?) {
    func value(_ name: String) -> String? { parameters.first { $0.name == name && !$0.value.isEmpty }?.value }
    if let month = value("month") {
      do throws(TripSearchError) {
        departure = try TripSearch.Parameters.month.value(month).days(at: now)
        if departure == nil { errors.append(InvalidField("month", "expected a month such as 2027-01")) }
      } catch {
        errors.append(InvalidField("month", "\(error)"))
      }
    }
    if let text = value("currency") {
      currency = LetterCode(text)
      if currency == nil { errors.append(InvalidField("currency", "expected three letters, such as EUR")) }
    }
    if let kind = value("kind") {
      isOneWay = ["one-way": true, "round-trip": false][kind]
      if isOneWay == nil { errors.append(InvalidField("kind", "expected one-way or round-trip")) }
    }
  }

  /// Returns whether this filter selects prices of a route, whatever their months of departure are.
  func selects(_ route: PricedRoute) -> Bool {
    [nil, route.currency].contains(currency) && [nil, route.isOneWay].contains(isOneWay)
  }

  /// Returns the request for the selected prices of a route.
  func request(_ route: Route) -> FindPrices.Request {
    var request = FindPrices.Request(route)
    (request.departure, request.currency, request.isOneWay) = (departure, currency, isOneWay)
    return request
  }

  /// The selected prices, such as `one-way prices in EUR for departures in January 2027`.
  var words: String {
    (isOneWay.map { $0 ? "one-way " : "round-trip " } ?? "") + "prices" + (currency.map { " in \($0)" } ?? "")
      + (departure.map { " for departures in \($0.title)" } ?? "")
  }

  private static let fields = [
    FormField(name: "month", title: "Month of departure", placeholder: "2027-01 or next", kind: .month),
    FormField(name: "currency", title: "Currency", placeholder: "EUR"),
  ]

  private static let kind = (name: "kind", title: "Kind of trip")

  /// The title of the field of a parameter.
  static func title(of name: String) -> String {
    name == kind.name ? kind.title : (RouteForm.fields + fields).first { $0.name == name }?.title ?? name
  }

  /// Writes the form that leads to the page of a route.
  static func write(_ form: RouteForm, to html: inout HTMLWriter) {
    html.element(
      .form, .class("sheet folded"), .action(PageLink("/history")), .method("get"), .label("Prices"), .noAutocomplete
    ) { html in
      html.element(.div, .class("fields")) { html in
        for field in RouteForm.fields + fields { form.write(field, to: "/history", &html) }
        html.choice(
          kind.name, kind.title, [("", "Any"), ("round-trip", "Round trip"), ("one-way", "One way")],
          chosen: form.text("kind"), errors: form.errors)
      }
      html.actions(submit: "Show prices", clear: PageLink("/history"))
    }
    html.newline()
  }
}
