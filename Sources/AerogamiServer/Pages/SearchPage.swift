import AerogamiCore
import AerogamiFeatures
import Foundation

/// The page with the search form and the trips.
struct SearchPage {
  let environment: ServedEnvironment
  let form: SearchForm
  /// The favorites as they were saved; `nil` if they cannot be read.
  let favorites: [Trip.ID: Trip]?
  /// Whether the form is for a map, because the search of one is invalid.
  var isForMap = false

  /// The path of the page to which the form leads.
  private var path: StaticString { isForMap ? "/map" : "/" }

  /// Returns the page without trips; its script requests them. Browsers without scripts load the complete page.
  func htmlBeforeSearch() -> HTML {
    html("Find a cheap trip", status: "Searching…", linkWithoutScripts: form.waitingLink, feed: .trips(form)) { html in
      html.element(.h2, .class("vh"), text: "Results")
      html.element(.p, .id("before-search"), .class("empty late")) { html in
        html.text("If no trips appear, ")
        html.element(.a, .href(form.waitingLink), text: "load the complete page")
        html.text(".")
      }
    }
  }

  /// Returns the page with the trips of a result.
  func html(_ result: SearchResult) -> HTML {
    var result = result
    let trips = result.selectTrips()
    let headline = headline(of: result, trips.shown, total: trips.total)
    return html(headline, status: headline, errors: result.invalidFields, feed: .trips(form)) { html in
      write(result, trips.shown, total: trips.total, headline, to: &html) { $0.write(to: &$1) }
    }
  }

  /// The address of the form that watches this search.
  private var watchLink: PageLink { PageLink("/watches/new", query: form.watchedParameters) }

  /// Returns the page with the errors in its form.
  func html(_ errors: InvalidFields) -> HTML {
    html("Check the search", status: "No search yet", errors: errors.all, areListed: true) { html in
      html.element(.h2, .class("vh"), .summary("No search yet"), text: "Results")
    }
  }

  private func html(
    _ title: String, status: String, errors: [InvalidField] = [], areListed: Bool = false,
    linkWithoutScripts: PageLink? = nil, feed: PageFeed? = nil, results: (inout HTMLWriter) -> Void
  ) -> HTML {
    Page(title: title, section: .trips, linkWithoutScripts: linkWithoutScripts, feeds: [feed].compactMap(\.self)).html {
      html in
      html.element(.h1, text: "Find a cheap trip")
      // Above the form, because the field with the error may be below the first screen of a phone.
      if areListed { html.invalidFields(errors, titled: Self.title(of:)) }
      html.fold(form.words, isBlank: form.isBlank, isOpen: !errors.isEmpty) { writeForm(&$0, errors: errors) }
      html.element(.div, .class("results-head")) { html in
        html.element(.p, .id("status"), .class("status"), .role("status"), text: status)
        html.element(.div, .id("progress"), .class("progress"), .hidden) { html in
          html.empty(.progress, .id("progress-bar"), .label("Regions searched"))
          html.element(.button, .id("stop"), .class("button"), .type("button"), text: "Stop")
        }
      }
      html.newline()
      // The script changes the links with the search, and shows them after the errors are corrected.
      html.element(.p, .id("search-links"), .class("crumbs"), .hidden(!errors.isEmpty)) { html in
        html.element(.a, .id("watch-link"), .href(watchLink), text: "Watch this search")
        html.text(" ")
        html.element(.a, .id("map-link"), .href(mapLink), text: "Map")
      }
      html.element(.section, .id("results"), .tabIndex(-1), .label("Results"), content: results)
    }
  }

  /// Returns the events of a result: the progress and, after the first response, the content of the section with the
  /// results. A failed search with an invalid field has no content, so the script loads the page with the error.
  func events(of result: SearchResult, after sent: inout SentRows, below site: SitePath) -> [UInt8] {
    var result = result
    let trips = result.selectTrips()
    let progress = ServerSentEvent.progress(
      done: result.doneCount, total: result.regionCount, trips: trips.total, left: result.leftRegions.firstFew,
      search: form.words, watch: watchLink, map: mapLink)
    guard result.doneCount > 0 || result.regionCount == 0, result.invalidFields.isEmpty || !result.hasFailed else {
      return progress.bytes
    }
    var html = HTMLWriter()
    let headline = headline(of: result, trips.shown, total: trips.total)
    write(result, trips.shown, total: trips.total, headline, to: &html) {
      sent.write($0, to: &$1)
    }
    return progress.bytes + ServerSentEvent.results(html.html.bytes(below: site)).bytes
  }

  /// The sentence about the results, such as `200 of 1340 trips in 8 regions, cheapest 14 EUR VNO–BGY`.
  func headline(of result: SearchResult, _ trips: [FoundTrip], total: Int) -> String {
    let cheapest = trips.lazy.map(\.trip).filter { !$0.hasExpired(at: result.now) }.min { $0.price < $1.price }
    return result.summary.headline(cheapest: cheapest, of: total, isByPrice: form.query.order == .price)
      ?? (result.hasFailed ? "The search failed" : "No trips")
  }

  private func write(
    _ result: SearchResult, _ trips: [FoundTrip], total: Int, _ headline: String, to html: inout HTMLWriter,
    row write: (TripRow, inout HTMLWriter) -> Void
  ) {
    html.element(.h2, .class("vh"), .summary(headline), text: "Results")
    html.newline()
    if let text = completeness(of: result) {
      html.element(.p, .class("completeness")) { $0.failure(text) }
      html.newline()
    }
    notes(of: result, shownCount: trips.count, total: total, &html)
    guard !trips.isEmpty else {
      html.steps(nextSteps(after: result))
      return
    }
    let oneWayCount = trips.count { $0.trip.returnAt == nil }
    if oneWayCount > 0, !form.query.search.isOneWay {
      noteOneWayTrips("\(oneWayCount == trips.count ? "All" : "Some") trips are one way.", at: "/", &html)
    }
    html.element(.ol, .class("trips"), .role("list")) { html in
      let back = [("back", form.link.text)]
      for found in trips {
        let row = TripRow(
          found: found, favorite: favorites?[found.trip.id], booking: environment.booking, now: result.now,
          showsSources: environment.showsSources, bags: form.query.search.passengers.bags, back: back)
        write(row, &html)
      }
    }
    html.link(to: .trips(form))
  }

  /// Writes a note about one-way trips and, unless the search is only for those, a link to the same search without them.
  func noteOneWayTrips(_ note: String, at path: StaticString, _ html: inout HTMLWriter) {
    // A number of nights excludes one-way trips. Some services find no longer stays.
    let query = form.parameters.filter { $0.name != "wait" } + [(name: "nights", value: "0-30")]
    html.element(.p, .class("note")) { html in
      html.text(note)
      if form.query.search.isOneWay { return }
      html.text(" ")
      html.element(.a, .href(PageLink(path, query: query)), text: "Only round trips of up to 30 nights")
    }
    html.newline()
  }

  /// What failed, and what the result lacks.
  func warnings(of result: SearchResult) -> [String] {
    result.summary.notes(
      destinationAdvice: "enter destinations in To", dealAdvice: environment.recordingAdvice, filterName: quotedFilter,
      nightsName: "\"\(Self.title(of: "nights"))\"")
  }

  func notes(of result: SearchResult, shownCount: Int, total: Int, _ html: inout HTMLWriter) {
    let warnings = warnings(of: result)
    var remarks: [String] = []
    if let note = result.defaultRegions { remarks.append(note) }
    if total > shownCount {
      remarks.append(SearchForm.endNote(after: counted(shownCount, "trip"), limit: shownCount))
    }
    if environment.showsSampleTrips { remarks.append(ServedEnvironment.sampleNote("trips")) }
    if favorites == nil { remarks.append("the favorites cannot be read; see the log of the server") }
    html.notes(warnings, remarks)
  }

  // MARK: Form

  private static let mainFields = [
    FormField(name: "regions", title: "From", placeholder: "Vilnius, EU", isWide: true, kind: .placesAndRegions),
    FormField(name: "to", title: "To", placeholder: "Anywhere", isWide: true, kind: .places),
    FormField(name: "max_price", title: "Max price each", placeholder: "No limit", isNumeric: true),
    FormField(name: "month", title: "Month", placeholder: "2027-01 or next", kind: .month),
    FormField(name: "nights", title: "Nights", placeholder: "2-4"),
  ]
  private static let moreFields = [
    FormField(name: "date", title: "Day", placeholder: "2027-01-15 or +30d", kind: .day),
    FormField(name: "return_date", title: "Return on", placeholder: "2027-01-18", kind: .day),
    FormField(name: "flex", title: "Days around it, same nights", placeholder: "0", isNumeric: true),
    FormField(name: "depart_after", title: "Departs on or after", placeholder: "2027-01-10", kind: .day),
    FormField(name: "depart_before", title: "Departs before", placeholder: "2027-01-31", kind: .day),
    FormField(name: "days", title: "Departure days", placeholder: "fri,sat", kind: .weekdays),
    FormField(name: "return_days", title: "Return days", placeholder: "sun,mon", kind: .weekdays),
    FormField(name: "depart_hours", title: "Departure hours", placeholder: "6-12"),
    FormField(name: "return_hours", title: "Return hours", placeholder: "17-23"),
    FormField(name: "airline", title: "Airline", placeholder: "FR, Wizz Air"),
    FormField(name: "from", title: "Departure airport", placeholder: "Any of From", kind: .places),
    FormField(name: "to_countries", title: "Destination countries", placeholder: "ES,PT"),
    FormField(name: "currency", title: "Currency", placeholder: "EUR"),
    FormField(name: "max_transfers", title: "Max stops", placeholder: "Any", isNumeric: true),
    FormField(name: "max_hours", title: "Max hours, both ways", placeholder: "6:30"),
    FormField(name: "adults", title: "Adults", placeholder: "1", isNumeric: true),
    FormField(name: "children", title: "Children, 2 to 11", placeholder: "0", isNumeric: true),
    FormField(name: "bags", title: "Checked bags, all together", placeholder: "0", isNumeric: true),
    FormField(name: "nearby", title: "Two tickets: other airports within", placeholder: "Such as 100 km"),
    FormField(name: "limit", title: "Limit", placeholder: "200", isNumeric: true),
    FormField(name: "source", title: "Sources", placeholder: "All"),
  ]
  private static let moreFlags = [
    (name: "one_way", title: "One way"), (name: "one_per_city", title: "One per city"),
    (name: "deals", title: "Deals only"), (name: "self_transfer", title: "Several tickets"),
    (name: "two_tickets", title: "Two one-way tickets"),
    (name: "hide_expired", title: "Hide ended offers"),
  ]
  private static let mainFlags = [(name: "direct", title: "Direct only"), (name: "weekend", title: "Weekend")]

  /// The fields of a search that a watch can repeat. Its days are typed, because words such as `+30d` move with time.
  static let watchedFields = (mainFields + moreFields).filter { SearchText.names.contains($0.name) }.map(\.typed)
  static let watchedFlags = (mainFlags + moreFlags).filter {
    SearchText.names.contains($0.name) && !Watch.ownFields.contains($0.name)
  }

  static func title(of order: TripOrder) -> String {
    switch order {
    case .price: "Price"
    case .departure: "Departure"
    case .duration: "Travel time"
    case .nights: "Nights"
    case .created: "Newest"
    }
  }

  /// The title of the field of a parameter.
  static func title(of name: String) -> String {
    let titles =
      (mainFields + moreFields).map { ($0.name, $0.title) } + moreFlags + mainFlags + [("sort", "Sort")]
    return titles.first { $0.0 == name }?.1 ?? name
  }

  private func writeForm(_ html: inout HTMLWriter, errors: [InvalidField]) {
    func write(_ fields: [FormField], _ flags: [(name: String, title: String)], _ html: inout HTMLWriter) {
      for field in fields {
        html.field(field, value: form.text(field.name), errors: errors) {
          form.link(correcting: field.name, to: $0, at: path)
        }
      }
      for flag in flags {
        html.checkbox(flag.name, flag.title, isChecked: form.text(flag.name) == "true", errors: errors)
      }
    }
    html.element(
      .form, .id("search"), .class("sheet folded"), .action(PageLink(path)), .method("get"), .role("search"),
      .label("Trips"), .noAutocomplete
    ) { html in
      html.element(.div, .class("fields main-fields")) { html in
        write(Self.mainFields, [], &html)
        html.choice(
          "sort", "Sort", TripOrder.allCases.map { ($0.rawValue, Self.title(of: $0)) },
          chosen: form.query.order.rawValue, errors: errors)
        write([], Self.mainFlags, &html)
      }
      let fields = Self.moreFields.filter { environment.offers($0.name, filledWith: form.text($0.name)) }
      let names = fields.map(\.name) + Self.moreFlags.map(\.name)
      let isOpen = names.contains { name in !form.text(name).isEmpty || errors.contains { $0.name == name } }
      html.element(.details, .class("more-filters"), .open(isOpen)) { html in
        html.element(.summary, text: "More filters")
        html.element(.div, .class("fields")) { html in
          write(fields, Self.moreFlags, &html)
        }
      }
      // Without scripts, the form requests the complete page directly: one request instead of two.
      html.element(.noscript) { $0.empty(.input, .type("hidden"), .name("wait"), .value("true")) }
      html.actions(submit: "Find trips", clear: PageLink("/"))
    }
    html.newline()
  }
}
