import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation

/// The page that finds where people from several homes can meet.
struct MeetPage {
  let environment: ServedEnvironment
  /// The query parameters as the user entered them, without empty ones, to fill the form again.
  let parameters: [(name: String, value: String)]
  let now: Date

  /// The maximum number of meetings on a page if the address does not specify a limit.
  private static let defaultLimit = 50

  /// Returns the page with an empty form.
  func html() -> HTML { html("Meet", status: "Enter at least two homes") { _ in } }

  /// Returns the page with errors in its form.
  func html(_ errors: [InvalidField]) -> HTML {
    html("Check the search", status: "No search yet", errors: errors) { _ in }
  }

  /// Returns the page with the meetings of a result, at most `limit`, and with errors in its form.
  func html(_ result: MeetingResult, limit: Int?, _ errors: [InvalidField] = []) -> HTML {
    let limit = limit ?? Self.defaultLimit
    let headline = headline(of: result, limit: limit)
    return html(headline, status: headline, errors: errors) { html in
      html.element(.p, .class("completeness")) { html in
        if result.status != .failed { html.text("\(result.completenessWords.firstCapitalized). ") }
        // In a line that is there anyway, the link does not push the first meeting off the first screen of a phone.
        html.element(.a, .href(watchLink), text: "Watch this search")
      }
      var remarks: [String] = []
      if result.meetings.count > limit {
        remarks.append(SearchForm.endNote(after: counted(limit, "meeting"), limit: limit))
      }
      if environment.showsSampleTrips { remarks.append(ServedEnvironment.sampleNote("trips")) }
      let notes = result.notes(naming: Self.quotedNames) { "\"\(Self.title(of: $0))\"" }
      // A home is written as the user did.
      let homes = result.homes.flatMap { [$0.name] + ($0.name.commaSeparated ?? []) }
      let warnings = notes.map { note in homes.contains { note.hasPrefix($0) } ? note : note.firstCapitalized }
      html.notes(warnings, remarks)
      if result.meetings.isEmpty { html.steps(nextSteps(after: result)) }
      for meeting in result.meetings.prefix(limit) { write(meeting, &html) }
    }
  }

  /// The links to what may help after a search without meetings, the best first: at least one, at most three.
  private func nextSteps(after result: MeetingResult) -> [NextStep] {
    func search(except names: [String], with other: (name: String, value: String)? = nil) -> PageLink {
      PageLink("/meet", query: parameters.filter { !names.contains($0.name) } + [other].compactMap(\.self))
    }
    if result.error(naming: Self.names) != nil {
      // A limit in another currency would be another limit.
      let limit = result.request.search.maxPrice?.currency == nil ? [] : ["max_price"]
      let without = limit.isEmpty ? "" : " without \(Self.title(of: "max_price"))"
      let steps = result.otherCurrencies.prefix(3).map { currency in
        NextStep(
          "Search in \(currency)\(without)", search(except: ["currency"] + limit, with: ("currency", currency)))
      }
      let last = NextStep("Search in any currency\(without)", search(except: ["currency"] + limit))
      return steps.isEmpty ? [last] : steps
    }
    if result.status == .failed { return [NextStep("Try again", search(except: []))] }
    // A search for meetings has filters of its own, such as for current offers.
    var steps = result.excludingFilters.compactMap { name in
      let fields = name == "weekend" ? [name, "days", "return_days"] : [name]
      let isOwn = !parameters.contains { fields.contains($0.name) }
      return isOwn ? nil : NextStep("Search without \(Self.title(of: name))", search(except: fields))
    }
    let flex = result.request.flex
    if steps.isEmpty, flex < 3, result.mayMeetOnOtherDays {
      steps.append(
        NextStep(
          "Search up to \(counted(flex + 1, "day")) apart", search(except: ["flex"], with: ("flex", "\(flex + 1)"))))
    }
    let kept = ["home", "people", "flex", "sort", "limit", "currency"]
    let filters = parameters.map(\.name).filter { !kept.contains($0) }
    if filters.count > steps.count { steps.append(NextStep("Search without filters", search(except: filters))) }
    if steps.isEmpty {
      let isWhole = result.failedHomes.isEmpty
      steps = [isWhole ? NextStep("Clear the form", PageLink("/meet")) : NextStep("Try again", search(except: []))]
    }
    return Array(steps.prefix(3))
  }

  /// The address of the form that watches this search.
  private var watchLink: PageLink {
    let fields = parameters.filter { !["sort", "limit"].contains($0.name) }
    return PageLink("/watches/new", query: fields.map { ($0.name == "home" ? "meet" : $0.name, $0.value) })
  }

  private func headline(of result: MeetingResult, limit: Int) -> String {
    guard let best = result.meetings.first else {
      return result.status == .failed ? "The search failed" : "No meetings"
    }
    let shown = result.meetings.count > limit ? "\(limit) of " : ""
    let meetings = counted(result.meetings.count, "meeting")
    return "\(shown)\(meetings), first \(best.cityName) for \(best.total.shown) \(best.currency)"
  }

  private func html(
    _ title: String, status: String, errors: [InvalidField] = [], results: (inout HTMLWriter) -> Void
  ) -> HTML {
    Page(title: title, section: .meet).html { html in
      html.element(.h1, text: "Meet in the middle")
      // Above the form, as on the page with trips.
      html.invalidFields(errors, titled: Self.title(of:))
      if parameters.isEmpty || !errors.isEmpty { form(&html, errors) } else { html.fold(words) { form(&$0, []) } }
      html.element(.p, .class("status"), .role("status"), text: status)
      html.newline()
      html.element(.section, .id("results"), .tabIndex(-1), .label("Results"), content: results)
    }
  }

  // MARK: Meetings

  private func write(_ meeting: Meeting, _ html: inout HTMLWriter) {
    html.element(.section, .class("sheet")) { html in
      html.element(.h2) { html in
        html.element(.bdi, text: meeting.cityName)
        html.text(" \(meeting.total.shown) \(meeting.currency)")
      }
      html.element(.p) { html in
        days(meeting.arrivals, &html)
        html.text(" to ")
        days(meeting.returns, &html)
        let hours = meeting.minutesTogether % 1440 / 60
        html.text(
          ", about \(counted(meeting.minutesTogether / 1440, "day")) and \(counted(hours, "hour")) together. "
            + "Highest share: \(meeting.highest.price.shown) \(meeting.currency) from \(meeting.highest.home).")
      }
      if !meeting.isComplete {
        html.element(.p, .class("field-error"), text: "Without \(meeting.missing.listed(with: "and")), which failed.")
      }
      html.element(.ol, .class("day-list")) { html in
        for share in meeting.shares { html.element(.li) { write(share, &$0) } }
      }
    }
    html.newline()
  }

  private func write(_ share: Meeting.Share, _ html: inout HTMLWriter) {
    let name = share.people == 1 ? share.home : "\(share.home), \(share.people) people"
    guard let trip = share.trip else {
      html.element(.b, text: "no flight")
      html.element(.span, text: "\(name): already there")
      return
    }
    html.element(.b, text: "\(trip.price.shown) \(trip.currency)")
    let codes = "\(trip.departure.airportCode)–\(trip.destination.airportCode)"
    let each = share.people == 1 ? "" : " each"
    let text =
      "\(name):\(each) \(codes), \(trip.departureAt.text(at: now)), back \(trip.returnText), \(trip.flightText)"
    html.element(.span, text: text)
    if let link = PageLink(external: environment.booking.url(for: share.bookedTrip ?? trip, at: now)) {
      html.element(
        .a, .href(link), .newTab, .rel("noopener noreferrer"), .label("Book \(codes) for \(share.home), new tab"),
        text: "Book")
    }
  }

  private func days(_ days: ClosedRange<Int>, _ html: inout HTMLWriter) {
    for (index, day) in [days.lowerBound, days.upperBound].uniqued().enumerated() {
      if index > 0 { html.text("–") }
      let text = LocalTime(Date(dayNumber: day), offset: 0)?.dayText(at: now) ?? Date(dayNumber: day).dayInWords
      html.element(.time, .dateTime(day.asDay), text: text)
    }
  }

  // MARK: Form

  /// The search in words, such as `Vilnius (2 people) and Berlin → anywhere, January 2027, up to 1 day apart`.
  private var words: String {
    let words = SearchWords(parameters: parameters, now: LocalTime(here: now), title: Self.title(of:))
    let people = text("people").commaSeparated ?? []
    let homes = parameters.filter { $0.name == "home" }.enumerated().map { index, home in
      let place = (home.value.commaSeparated ?? [home.value]).listed(with: "or")
      return index < people.count && people[index] != "1" ? "\(place) (\(people[index]) people)" : place
    }
    var all = ["\(homes.listed(with: "and")) → \(words.places("to") ?? "anywhere")"]
    all += words.filters(except: ["home", "people", "to", "flex", "sort"])
    if let days = Int(digits: text("flex")), days > 0 { all.append("up to \(counted(days, "day")) apart") }
    if let order = MeetingOrder(rawValue: text("sort")), order != .total {
      all.append(Self.title(of: order).lowercased())
    }
    return all.joined(separator: ", ")
  }

  private static let mainFields = [
    FormField(name: "people", title: "People from each home", placeholder: "1,1,1"),
    FormField(name: "to", title: "Where to meet", placeholder: "Anywhere", isWide: true, kind: .places),
    FormField(name: "month", title: "Month", placeholder: "2027-01 or next", kind: .month),
    FormField(name: "nights", title: "Nights", placeholder: "1-14"),
    FormField(name: "flex", title: "Days apart, up to 3", placeholder: "0", isNumeric: true),
    FormField(name: "max_price", title: "Max price each", placeholder: "No limit", isNumeric: true),
  ]
  private static let moreFields = [
    FormField(name: "date", title: "Day", placeholder: "2027-01-15 or +30d", kind: .day),
    FormField(name: "depart_after", title: "Departs on or after", placeholder: "2027-01-10", kind: .day),
    FormField(name: "depart_before", title: "Departs before", placeholder: "2027-01-31", kind: .day),
    FormField(name: "days", title: "Departure days", placeholder: "fri,sat"),
    FormField(name: "return_days", title: "Return days", placeholder: "sun,mon"),
    FormField(name: "depart_hours", title: "Departure hours", placeholder: "6-12"),
    FormField(name: "return_hours", title: "Return hours", placeholder: "17-23"),
    FormField(name: "airline", title: "Airline", placeholder: "FR, Wizz Air"),
    FormField(name: "currency", title: "Currency", placeholder: "EUR"),
    FormField(name: "max_transfers", title: "Max stops", placeholder: "Any", isNumeric: true),
    FormField(name: "max_hours", title: "Max hours, both ways", placeholder: "6:30"),
    FormField(name: "source", title: "Sources", placeholder: "All"),
    FormField(name: "limit", title: "Limit", placeholder: "50", isNumeric: true),
  ]
  private static let flags = [(name: "direct", title: "Direct only"), (name: "weekend", title: "Weekend")]

  /// The fields, without the homes, of meetings that a watch can look for.
  static let watchedFields = (mainFields + moreFields).filter {
    SearchText.names.contains($0.name) || Watch.meetingFields.contains($0.name)
  }.map(\.typed)
  static let watchedFlags = flags

  /// The names of the fields in errors.
  static let names = FieldNames { title(of: $0) }
  /// The names of the fields within a sentence, without what they take, such as `"Days apart"`.
  static let quotedNames = FieldNames { field in
    let label = title(of: field).prefix { $0 != "," }
    return "\"\(label)\""
  }

  private static func title(of name: String) -> String {
    let titles =
      (mainFields + moreFields).map { ($0.name, $0.title) } + flags + [("home", "Homes"), ("sort", "Sort")]
    return titles.first { $0.0 == name }?.1 ?? name
  }

  private static func title(of order: MeetingOrder) -> String {
    switch order {
    case .total: "Lowest total"
    case .fairest: "Lowest highest share"
    case .together: "Longest time together"
    }
  }

  private func text(_ name: String) -> String { parameters.first { $0.name == name }?.value ?? "" }

  private func form(_ html: inout HTMLWriter, _ errors: [InvalidField]) {
    func write(_ fields: [FormField], _ html: inout HTMLWriter) {
      for field in fields {
        html.field(field, value: text(field.name), errors: errors) { correction in
          PageLink(
            "/meet",
            query: parameters.map { ($0.name, $0.name == field.name ? correction.applied(to: $0.value) : $0.value) })
        }
      }
    }
    html.element(
      .form, .class("sheet folded"), .action(PageLink("/meet")), .method("get"), .label("Meet"), .noAutocomplete
    ) { html in
      html.element(.div, .class("fields")) { html in
        html.homes(named: "home", in: parameters, errors: errors) { PageLink("/meet", query: $0) }
        write(Self.mainFields, &html)
        html.choice(
          "sort", "Sort", MeetingOrder.allCases.map { ($0.rawValue, Self.title(of: $0)) }, chosen: text("sort"),
          errors: errors)
        for flag in Self.flags {
          html.checkbox(flag.name, flag.title, isChecked: text(flag.name) == "true", errors: errors)
        }
      }
      let fields = Self.moreFields.filter { environment.offers($0.name, filledWith: text($0.name)) }
      let isOpen = fields.contains { field in
        !text(field.name).isEmpty || errors.contains { $0.name == field.name }
      }
      html.element(.details, .class("more-filters"), .open(isOpen)) { html in
        html.element(.summary, text: "More filters")
        html.element(.div, .class("fields")) { write(fields, &$0) }
      }
      html.actions(submit: "Find meetings", clear: PageLink("/meet"))
    }
    html.newline()
  }
}

extension HTMLWriter {
  /// Writes the fields of the homes of meetings: those that are given and an empty one, at least three. `address` returns
  /// the address of the page with a suggested word in one of the parameters.
  mutating func homes(
    named name: String, in parameters: [(name: String, value: String)], errors: [InvalidField],
    address: (_ parameters: [(name: String, value: String)]) -> PageLink
  ) {
    let given = parameters.indices.filter { parameters[$0].name == name && !parameters[$0].value.isEmpty }
    func value(_ index: Int) -> String { index < given.count ? parameters[given[index]].value : "" }
    let count = min(max(3, given.count + 1), max(MeetingText.maximumHomeCount, given.count))
    let placeholders: [StaticString] = ["Vilnius", "Berlin", "Dublin"]
    for index in 0..<count {
      element(.div, .class("field")) { html in
        let id = "home-\(index + 1)"
        let errors = errors.filter { $0.name == name && $0.index == index }
        let focus = html.focus(if: !errors.isEmpty)
        html.element(.label, .for(id), text: "Home \(index + 1)")
        html.empty(
          .input, .id(id), .name(name), .type("text"), .value(value(index)),
          .placeholder(index < placeholders.count ? placeholders[index] : ""), .noSpellcheck,
          .suggestsPlaces(true, andRegions: true),
          .invalid(!errors.isEmpty), .describedBy("\(id)-error", if: !errors.isEmpty), focus)
        if errors.isEmpty { return }
        html.errors(errors, of: id) { correction in
          guard index < given.count else { return nil }
          var corrected = parameters
          corrected[given[index]].value = correction.applied(to: value(index))
          return address(corrected)
        }
      }
    }
  }
}
