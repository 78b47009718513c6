import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation

/// The two ends of a route as the user entered them, for the pages with dates and prices.
struct RouteForm {
  private(set) var parameters: [(name: String, value: String)]
  var errors: [InvalidField]
  /// The route, such as `Vilnius-Barcelona`, if both ends are valid; otherwise `nil`.
  private(set) var route: String?
  /// A search with the places of the only end that is entered, if that end is valid; otherwise `nil`.
  private(set) var onlyEnd: TripSearch?

  static let fields = [
    FormField(name: "from", title: "From", placeholder: "Vilnius", isWide: true, kind: .places),
    FormField(name: "to", title: "To", placeholder: "Barcelona", isWide: true, kind: .places),
  ]

  init(_ parameters: [(name: String, value: String)], _ errors: [InvalidField]) {
    (self.parameters, self.errors) = (parameters, errors)
  }

  /// Checks the ends of a request. A request without ends has neither a route nor errors.
  init(_ request: RouteRequest, in environment: ServedEnvironment, at now: Date, needsBothEnds: Bool = true) {
    self.init(
      checking: request.query.joiningWeekdays.compactMap(\.self), in: environment, at: now,
      needsBothEnds: needsBothEnds)
  }

  /// Checks the ends of a route such as `Vilnius-Barcelna`. With several hyphens, the one whose sides have the fewest and
  /// shortest invalid ends is the one between the ends. The ends are as in the tables, such as VNO for vno. An ambiguous
  /// name stays a name.
  init(
    route text: String, _ others: [(name: String, value: String)], in environment: ServedEnvironment, at now: Date
  ) {
    let text = text.withHyphens
    // Limits the work for a hostile text.
    let forms = text.indices.filter { text[$0] == "-" }.prefix(5).map { hyphen in
      let ends = [("from", String(text[..<hyphen])), ("to", String(text[text.index(after: hyphen)...]))]
      return RouteForm(checking: ends + others, in: environment, at: now)
    }
    func size(_ form: RouteForm) -> (Int, Int) {
      (form.errors.count, form.errors.reduce(0) { $0 + ($1.name.map(form.text)?.utf8.count ?? 0) })
    }
    self = forms.min { size($0) < size($1) } ?? RouteForm(checking: [("from", text)] + others, in: environment, at: now)
    parameters = parameters.map { name, value in
      let isEnd = Self.fields.contains { $0.name == name }
      let words = isEnd ? value.commaSeparated?.map { Place($0)?.word ?? $0 } : nil
      return (name, words?.joined(separator: ",") ?? value)
    }
  }

  private init(
    checking parameters: [(name: String, value: String)], in environment: ServedEnvironment, at now: Date,
    needsBothEnds: Bool = true
  ) {
    self.init(parameters.filter { !$0.value.isEmpty }, [])
    let names = Self.fields.map(\.name)
    if names.allSatisfy({ text($0).isEmpty }) { return }
    let ends = TripEnds(
      departures: text("from").commaSeparated ?? [], destinations: text("to").commaSeparated ?? [],
      home: environment.home.places)
    errors = names.compactMap { name in
      let value = text(name)
      if value.isEmpty { return needsBothEnds ? InvalidField(name, "enter a city, an airport or a country") : nil }
      return SearchForm.error(in: (name: name, value: value), environment, near: ends, at: LocalTime(here: now))
    }
    // A wrong end cannot decide what an ambiguous name at the other end means.
    if errors.count > 1, let name = names.last(where: { Place.isAmbiguous(text($0)) }) {
      errors.removeAll { $0.name == name }
    }
    guard errors.isEmpty else { return }
    if let name = names.first(where: { text($0).isEmpty }) {
      let other = names.filter { $0 != name }.map { (name: $0, value: text($0)) }
      onlyEnd = try? TripSearch(query: other, resolving: environment.places, near: ends)
      return
    }
    do throws(TripSearchError) {
      _ = try CalendarRoute(path, resolving: environment.places, home: environment.home.places)
      route = path
    } catch {
      errors = [InvalidField("to", "\(error)")]
    }
  }

  /// The ends as the last part of a path.
  var path: String { "\(text("from"))-\(text("to"))" }

  /// The ends in words, with the names of countries.
  var words: [String] { [text("from"), text("to")].map { SearchWords.places($0).printable(maxLength: 60) } }

  func text(_ name: String) -> String { parameters.first { $0.name == name }?.value ?? "" }

  /// The parameters besides the ends.
  var others: [(name: String, value: String)] {
    parameters.filter { parameter in !Self.fields.contains { $0.name == parameter.name } }
  }

  /// Writes a field. The suggestions of its error lead to the page with this path.
  func write(_ field: FormField, to path: StaticString, _ html: inout HTMLWriter) {
    html.field(field, value: text(field.name), errors: errors) { correction in
      PageLink(
        path,
        query: parameters.map { ($0.name, $0.name == field.name ? correction.applied(to: $0.value) : $0.value) })
    }
  }
}

/// The page with the routes whose prices are recorded, and a form for one of them.
struct HistoryFormPage {
  let form: RouteForm
  var recorded: [Route] = []
  /// Whether the prices are sample data.
  let areSamples: Bool
  /// Why the prices of a route cannot be shown; `nil` if none was requested.
  var problem: String?
  /// The route that was requested; `nil` if there was none, or if it is not valid.
  var route: CalendarRoute?
  /// The route that was requested, if it has recorded prices, but none that match.
  var recordedRoute: Route?
  /// The only end of all ``recorded`` routes, such as `from Vilnius`; `nil` if they are not limited to one.
  var end: String?
  /// The prices of the routes at this end, such as `one-way prices in EUR`.
  var prices = "prices"
  private static let maximumCount = 300

  func html() -> HTML {
    Page(title: "Prices", section: .prices).html { html in
      html.element(.h1, text: "Recorded prices")
      if let problem { html.notes([problem.firstCapitalized], []) }
      html.element(
        .p, .class("lead"),
        text: areSamples
          ? "The prices of the sample data are invented, and searches add none."
          : "Each search \(TripSearch.wideCondition) records the lowest price of the day on its routes. "
            + "A watch repeats a search, and so records prices every day.")
      html.invalidFields(form.errors, titled: PriceFilter.title(of:))
      PriceFilter.write(form, to: &html)
      if areSamples { html.notes([], [ServedEnvironment.sampleNote("prices")]) }
      if recorded.isEmpty || route != nil || recordedRoute != nil {
        html.element(.section, .class("empty sheet")) { html in
          if recorded.isEmpty {
            html.element(.p, text: end.map { "No \(prices) are recorded \($0)." } ?? "No prices are recorded yet.")
          }
          steps(&html)
        }
        html.newline()
      }
      if recorded.isEmpty { return }
      html.element(.section, .class("sheet"), .labelledBy("recorded")) { html in
        html.element(.h2, .id("recorded"), text: "Routes with prices")
        if let end {
          let have = recorded.count == 1 ? "has" : "have"
          html.element(.p, text: "\(counted(recorded.count, "route")) \(end) \(have) recorded \(prices).")
        }
        html.element(.p, .class("crumbs")) { html in
          for route in recorded.prefix(Self.maximumCount) {
            html.element(
              .a, .href(PageLink("/history/", "\(route)", query: end == nil ? [] : form.others)),
              text: "\(route.departure)–\(route.destination)")
            html.text(" ")
          }
        }
        if recorded.count > Self.maximumCount {
          html.element(.p, text: "\(recorded.count - Self.maximumCount) more routes are not shown.")
        }
      }
    }
  }

  /// Writes the links to the searches that record prices, and to prices that need no record.
  private func steps(_ html: inout HTMLWriter) {
    let words = route.map { route in [route.from, route.to].map { $0.map(\.word).joined(separator: ",") } }
    let name = form.words.joined(separator: "–")
    // The filters of the prices, as parameters of a search.
    let filters = form.others.compactMap { parameter -> (name: String, value: String)? in
      if parameter.value.isEmpty || form.errors.contains(where: { $0.name == parameter.name }) { return nil }
      if parameter.name == "kind" { return parameter.value == "one-way" ? (name: "one_way", value: "true") : nil }
      return ["month", "currency"].contains(parameter.name) ? parameter : nil
    }
    html.element(.p, .class("steps")) { html in
      if let recordedRoute {
        html.element(
          .a, .class("button"), .href(PageLink("/history/", "\(recordedRoute)")),
          text: "All prices \(recordedRoute.departure)–\(recordedRoute.destination)")
        html.text(" ")
      }
      if let route, let words {
        let search = PageLink("/", query: [("regions", words[0]), ("to", words[1])] + filters)
        html.element(.a, .class("button"), .href(search), text: "Search trips \(name)")
        html.text(" ")
        // The nights are unknown, and without them, a calendar has one-way trips.
        let title = form.text("kind") == "round-trip" ? "Cheapest one-way dates" : "Cheapest dates"
        html.element(.a, .class("button"), .href(PageLink("/dates/", route.text)), text: "\(title) \(name)")
      } else {
        let search: [(name: String, value: String)] =
          end == nil ? [] : [("regions", form.text("from")), ("to", form.text("to"))]
        let query = search.filter { !$0.value.isEmpty } + filters
        html.element(.a, .class("button"), .href(PageLink("/", query: query)), text: "Search trips")
        html.text(" ")
        if end == nil {
          html.element(.a, .class("button"), .href(PageLink("/dates")), text: "Cheapest dates")
        } else {
          html.element(.a, .class("button"), .href(PageLink("/history")), text: "All routes with prices")
        }
      }
    }
  }
}
