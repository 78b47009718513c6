import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation

/// The page with the cheapest price of each day of a route.
struct DatesPage {
  /// The form with the ends of the route and the other parameters as the user entered them.
  var form: RouteForm
  /// The route between two airports; `nil` if a side of the route is not a single airport.
  let airports: Route?
  let now: LocalTime
  /// Whether the prices are sample data.
  let areSamples: Bool

  /// The route in words, such as `Vilnius–Japan`.
  private var name: String { form.words.joined(separator: "–") }

  /// Returns months of the route in words, such as `Vilnius–Japan in November and December 2026`.
  func words(_: CalendarRoute, in months: [DepartureDays]) -> String {
    let titles = months.enumerated().map { index, month in
      let isLastOfYear = index + 1 == months.count || months[index + 1].title.suffix(5) != month.title.suffix(5)
      return isLastOfYear ? month.title : String(month.title.dropLast(5))
    }
    return "\(name) in \(titles.listed(with: "and"))"
  }

  /// Returns the page with the calendar of a search, and with notes about its months.
  func html(_ summary: CalendarSummary, of route: CalendarRoute, notes: [String]) -> HTML {
    let calendar = summary.calendar(of: route)
    let ranked = calendar.ranked
    let withoutPrices =
      if summary.hasFailed {
        "The search failed"
      } else {
        summary.status == .partial ? "No prices; part of the search failed" : "No prices"
      }
    return Page(title: "Dates \(name)", section: .dates).html { html in
      heading(isOneWay: calendar.search.isOneWay, &html)
      DatesForm(route: form).fold(at: now, isOneWay: calendar.search.isOneWay, to: &html)
      html.element(.p, .class("status"), .role("status"), text: status(calendar, ranked) ?? withoutPrices)
      html.notes(notes, areSamples ? [ServedEnvironment.sampleNote("prices")] : [])
      if ranked.isEmpty { html.steps(nextSteps(after: summary, calendar)) }
      html.element(.ul, .class("legend")) { html in
        html.element(.li) { html in
          html.empty(.span, .class("swatch"), .ornament)
          html.text("cheapest quarter")
        }
        html.element(.li, text: "– \(noFlight(calendar))")
        html.element(.li, text: "? no price known")
        html.element(
          .li, text: [name, calendar.kind, "one adult", calendar.currency].compactMap(\.self).joined(separator: ", "))
      }
      html.element(.div, .class("months")) { html in
        for (month, days) in calendar.months { write(month, days, calendar, ranked, &html) }
      }
      monthLinks(calendar, &html)
      cheapestDays(calendar, ranked.prefix(6), &html)
    }
  }

  /// Returns the page with the form, and with errors instead of a calendar.
  func html(_ errors: [InvalidField]) -> HTML {
    var page = self
    page.form.errors = errors
    return Page(title: "Dates \(name)", section: .dates).html { html in
      page.heading(isOneWay: nil, &html)
      html.invalidFields(errors, titled: DatesForm.title(of:))
      DatesForm(route: page.form).write(to: &html)
    }
  }

  /// The links to what may help after a search without prices, the best first: at least one, at most three.
  private func nextSteps(after summary: CalendarSummary, _ calendar: PriceCalendar) -> [NextStep] {
    func search(except names: [String], with other: (name: String, value: String)? = nil) -> PageLink {
      let query = form.others.filter { !names.contains($0.name) } + [other].compactMap(\.self)
      return PageLink("/dates/", form.path, query: query)
    }
    if summary.currencyError != nil {
      // A limit in another currency would be another limit.
      let maxPrice = try? TripSearch.Parameters.maxPrice.value(form.text("max_price"))
      let limit = maxPrice?.currency == nil ? [] : ["max_price"]
      let without = limit.isEmpty ? "" : " without \(DatesForm.title(of: "max_price"))"
      let steps = summary.otherCurrencies.filter { LetterCode($0) != nil }.prefix(2).map { currency in
        NextStep(
          "Search in \(currency)\(without)", search(except: ["currency"] + limit, with: ("currency", currency)))
      }
      return steps + [NextStep("Search in any currency\(without)", search(except: ["currency"] + limit))]
    }
    var steps: [NextStep] = []
    let other = summary.otherStay(for: calendar)
    if summary.status != .ok { steps.append(NextStep("Try again", search(except: []))) }
    if !summary.hasFailed {
      switch other {
      case .nights(let nights):
        let link = search(except: ["nights"], with: ("nights", TripShape.text(of: nights)))
        steps.append(NextStep("Search trips of \(nights.inNights)", link))
      case .twoTickets:
        let link = search(except: ["two_tickets"], with: ("two_tickets", "true"))
        steps.append(NextStep("Search with \(DatesForm.title(of: "two_tickets"))", link))
      case nil: break
      }
      let filters = form.others.map(\.name).filter { !["month", "currency"].contains($0) }
      if filters.contains("max_price") {
        steps.append(
          NextStep("Search without \(DatesForm.title(of: "max_price"))", search(except: ["max_price"])))
      }
      if filters.contains(where: { $0 != "max_price" }) {
        steps.append(NextStep("Search without filters", search(except: filters)))
      }
    }
    // With a maximum price, days are left out, so the others do not show whether anything is known.
    let isWhole = summary.status == .ok && calendar.search.maxPrice == nil
    let offers: Set<CalendarDay.Offer> = isWhole ? Set(calendar.months.flatMap(\.days).map(\.offer)) : []
    let month: [NextStep] =
      form.text("month").isEmpty
      ? [] : [NextStep("Search without \(DatesForm.title(of: "month"))", search(except: ["month"]))]
    // A search for the trips of the route on days without flights, or for as many nights, would find none either.
    let filters = other == nil ? ["month", "nights"] : ["month"]
    let last: [NextStep] =
      if offers == [.noFlight], other == nil {
        [NextStep("Search trips from \(form.words[0])", tripsLink(to: nil, with: ["month", "nights"]))] + month
      } else if offers == [.unknown], !month.isEmpty {
        month
      } else {
        [NextStep("Search trips \(name)", tripsLink(to: form.text("to"), with: filters))]
      }
    return Array((Array(steps.prefix(2)) + last).prefix(3))
  }

  /// Returns the address of the page with the trips from the place of departure that match those of this page's
  /// parameters with these names; `destination` is `nil` for trips anywhere.
  private func tripsLink(to destination: String?, with names: [String], isOneWay: Bool = false) -> PageLink {
    let shared = form.others.filter { parameter in
      names.contains(parameter.name) && !form.errors.contains { $0.name == parameter.name }
    }
    var query: [(name: String, value: String)] = [("regions", form.text("from"))]
    if let destination { query.append((name: "to", value: destination)) }
    query += shared
    if isOneWay { query.append((name: "one_way", value: "true")) }
    return PageLink("/", query: query)
  }

  /// Writes the title and the links of the route. The page with trips understands all filters of a calendar, and the one
  /// with prices the kind of trip, which is `nil` if it is unknown.
  private func heading(isOneWay: Bool?, _ html: inout HTMLWriter) {
    html.element(.h1) { html in
      if let airports {
        RouteTitle(airports).write(to: &html)
      } else {
        html.text(form.words.joined(separator: " → "))
      }
      html.text(": dates")
    }
    // Long names would need a second line on a phone.
    let route = airports.map { "\($0.departure)–\($0.destination)" } ?? "on this route"
    html.element(.nav, .class("crumbs"), .label(name)) { html in
      let trips = tripsLink(to: form.text("to"), with: DatesForm.filterNames, isOneWay: isOneWay ?? false)
      html.element(.a, .href(trips), text: "Trips \(route)")
      let kind = isOneWay.map { [("kind", $0 ? "one-way" : "round-trip")] } ?? []
      html.element(.a, .href(PageLink("/history/", form.path, query: kind)), text: "Prices \(route)")
    }
    html.newline()
  }

  private func status(_ calendar: PriceCalendar, _ ranked: [PriceCalendar.DayFare]) -> String? {
    guard let best = ranked.first else { return nil }
    let count = ranked.count { $0.fare.price == best.fare.price }
    let days = count == 1 ? Date(dayNumber: best.day).dayInWords : counted(count, "day")
    return "Cheapest \(best.fare.price.shown) \(best.fare.currency), on \(days)"
  }

  private func write(
    _ month: DepartureDays, _ days: [CalendarDay], _ calendar: PriceCalendar, _ ranked: [PriceCalendar.DayFare],
    _ html: inout HTMLWriter
  ) {
    let byDay = Dictionary(days.map { ($0.day, $0) }) { first, _ in first }
    html.element(.section, .class("sheet")) { html in
      html.element(.h2, text: month.title)
      html.element(.table, .class("calendar"), .label("Prices in \(month.title)")) { html in
        html.element(.thead) { html in
          html.element(.tr) { html in
            for name in ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] {
              html.element(.th, .scope("col"), text: name)
            }
          }
        }
        html.element(.tbody) { html in
          for monday in month.mondays where monday + 6 >= now.dayNumber {
            html.element(.tr) { html in
              for day in monday..<monday + 7 {
                if month.days.contains(day) {
                  write(day, byDay[day], calendar, ranked, &html)
                } else {
                  html.empty(.td, .class("pad"))
                }
              }
            }
          }
        }
      }
    }
    html.newline()
  }

  private func write(
    _ number: Int, _ day: CalendarDay?, _ calendar: PriceCalendar, _ ranked: [PriceCalendar.DayFare],
    _ html: inout HTMLWriter
  ) {
    let date = Date(dayNumber: number).asDay
    let time: (inout HTMLWriter) -> Void = { html in
      html.element(.time, .dateTime(date), text: "\(CivilDay(daysSince1970: number).day)")
    }
    guard let fare = day?.offer.fare else {
      html.element(.td) { html in
        html.element(.span, .class("day")) { html in
          time(&html)
          switch day?.offer {
          case .soldOut: html.element(.small, text: "sold out")
          case .noFlight: sign("–", noFlight(calendar), &html)
          case .unknown: sign("?", "no price known", &html)
          case .fare, nil: break
          }
        }
      }
      return
    }
    let isCheap = day.flatMap { calendar.quarter(of: $0, among: ranked) } == 0
    html.element(.td, .class("cheapest", if: isCheap)) { html in
      html.element(.a, .href(tripsLink(number, fare, calendar.search))) { html in
        time(&html)
        html.element(.span, text: fare.price.compact)
        if isCheap { html.element(.span, .class("vh"), text: ", cheapest quarter") }
        if fare.back != nil { html.element(.small, text: "2 tickets") }
      }
    }
  }

  private func noFlight(_ calendar: PriceCalendar) -> String {
    CalendarDay.Offer.noFlight.words(isRoundTrip: calendar.search.shape.needsReturn)
  }

  private func sign(_ sign: String, _ words: String, _ html: inout HTMLWriter) {
    html.element(.small, .ornament, text: sign)
    html.element(.span, .class("vh"), text: words)
  }

  /// The address of the page with the trips of a day.
  private func tripsLink(_ day: Int, _ fare: CalendarFare, _ search: TripSearch) -> PageLink {
    var parameters = [("date", Date(dayNumber: day).asDay)]
    parameters.append(fare.returnDay.map { ("nights", "\($0 - day)") } ?? ("one_way", "true"))
    if search.isDirect { parameters.append(("direct", "true")) }
    if fare.back != nil { parameters.append(("two_tickets", "true")) }
    if let currency = search.currency { parameters.append(("currency", currency)) }
    return RouteTitle(fare.route).tripsLink(parameters)
  }

  private func monthLinks(_ calendar: PriceCalendar, _ html: inout HTMLWriter) {
    guard let first = calendar.months.first?.month, let last = calendar.months.last?.month else { return }
    let previous = DepartureDays(monthOf: first.days.lowerBound - 1).flatMap { $0.arePast(at: now) ? nil : $0 }
    html.element(.nav, .class("month-nav"), .label("Months")) { html in
      if let previous {
        html.element(.a, .class("button"), .rel("prev"), .href(link(previous)), text: "← \(previous.title)")
      }
      if let next = DepartureDays(monthOf: last.days.upperBound) {
        html.element(.a, .class("button"), .rel("next"), .href(link(next)), text: "\(next.title) →")
      }
    }
    html.newline()
  }

  private func link(_ month: DepartureDays) -> PageLink {
    PageLink("/dates/", form.path, query: [("month", month.text)] + form.others.filter { $0.name != "month" })
  }

  private func cheapestDays(
    _ calendar: PriceCalendar, _ fares: ArraySlice<PriceCalendar.DayFare>, _ html: inout HTMLWriter
  ) {
    guard !fares.isEmpty else { return }
    html.element(.section, .class("sheet"), .labelledBy("cheapest-days")) { html in
      html.element(.h2, .id("cheapest-days"), text: "Cheapest days")
      html.element(.ol, .class("day-list")) { html in
        for (day, fare) in fares {
          html.element(.li) { html in
            html.element(.b, text: "\(fare.price.shown) \(fare.currency)")
            html.element(.a, .href(tripsLink(day, fare, calendar.search))) { html in
              html.element(.time, .dateTime(Date(dayNumber: day).asDay), text: Date(dayNumber: day).dayInWords)
            }
            let back = fare.returnDay.map {
              ", back \(Date(dayNumber: $0).dayInWords), \(counted($0 - day, "night"))"
            }
            let tickets = fare.back == nil ? "" : ", 2 tickets"
            let codes = "\(fare.route.departure)–\(fare.route.destination)"
            html.element(.span, text: "\(codes)\(back ?? ", one way")\(tickets)")
          }
        }
      }
    }
  }
}

/// The form for the dates of a route.
struct DatesForm {
  let route: RouteForm

  /// Returns the page without a calendar, for a route that is not known yet.
  func html() -> HTML {
    Page(title: "Dates", section: .dates).html { html in
      html.element(.h1, text: "Cheapest dates")
      html.element(.p, .class("lead"), text: "The cheapest price of each day of departure, as a calendar.")
      html.invalidFields(route.errors, titled: Self.title(of:))
      write(to: &html)
    }
  }

  /// Writes the form of a calendar, folded to the words of its search.
  func fold(at now: LocalTime, isOneWay: Bool, to html: inout HTMLWriter) {
    let words = SearchWords(parameters: route.parameters, now: now, title: Self.title(of:))
    let ends = "\(words.places("from") ?? "") → \(words.places("to") ?? "")"
    let filters = words.filters(except: ["from", "to"])
    html.fold(([ends] + (isOneWay ? ["one way"] : []) + filters).joined(separator: ", ")) { write(to: &$0) }
  }

  func write(to html: inout HTMLWriter) {
    html.element(
      .form, .class("sheet folded"), .action(PageLink("/dates")), .method("get"), .label("Dates"), .noAutocomplete
    ) { html in
      html.element(.div, .class("fields")) { html in
        for field in RouteForm.fields + Self.fields { route.write(field, to: "/dates", &html) }
        for (name, title) in Self.checkboxes {
          html.checkbox(name, title, isChecked: route.text(name) == "true", errors: route.errors)
        }
      }
      html.actions(submit: "Show dates", clear: PageLink("/dates"))
    }
    html.newline()
  }

  /// The names of the parameters besides the ends of the route.
  static let filterNames = CalendarRequest.parameterNames + ["month", "weekend"]

  /// Parses the filters of a calendar. Throws one error that lists all invalid parameters.
  static func filters(
    _ query: [(name: String, value: String)?], in environment: ServedEnvironment, at now: LocalTime?
  ) throws(InvalidFields) -> TripSearch {
    let names = FieldNames(title(of:))
    var errors = query.compactMap { parameter -> InvalidField? in
      guard let (name, value) = parameter, !filterNames.contains(name) || name == "weekend" else {
        return SearchForm.error(in: parameter, environment, near: TripEnds(), at: now, naming: names)
      }
      if name == "weekend" {
        return ["", "true", "false"].contains(value) ? nil : InvalidField(name, "expected true or false")
      }
      return TripSearch.parameterNames.contains(name)
        ? InvalidField(name, "a calendar cannot be filtered by this")
        : InvalidField(FieldNames.parameters.unknown(name, known: ["from", "to"] + filterNames))
    }.uniqued()
    var filters = TripSearch()
    if errors.isEmpty {
      do throws(TripSearchError) {
        filters = try TripSearch(query: query.filter { $0?.name != "weekend" }, at: now, naming: names)
        if let error = filters.refusal(by: environment.sources, naming: names) { throw error }
      } catch {
        errors = [InvalidField(error, naming: names)]
      }
    }
    if query.contains(where: { $0?.name == "weekend" && $0?.value == "true" }) {
      if let error = filters.shape.weekendContradiction(naming: names) {
        errors.append(InvalidField(error, naming: names))
      } else if filters.shape.departureDays.isEmpty, filters.shape.returnDays.isEmpty {
        filters.shape.limitToWeekend()
      } else {
        errors.append(.cannotBeUsed("weekend", with: ["days", "return_days"], names))
      }
    }
    if !errors.isEmpty { throw InvalidFields(all: errors) }
    return filters
  }

  private static let fields = [
    FormField(name: "month", title: "Month", placeholder: "2027-01 or next", kind: .month),
    FormField(name: "nights", title: "Nights", placeholder: "Empty: one way"),
    FormField(name: "max_price", title: "Max price", placeholder: "No limit", isNumeric: true),
    FormField(name: "days", title: "Departure days", placeholder: "fri,sat", kind: .weekdays),
    FormField(name: "return_days", title: "Return days", placeholder: "sun,mon", kind: .weekdays),
    FormField(name: "currency", title: "Currency", placeholder: "EUR"),
  ]

  private static let checkboxes = [
    (name: "direct", title: "Direct only"), (name: "weekend", title: "Weekend"),
    (name: "two_tickets", title: "Two one-way tickets"),
  ]

  static func title(of name: String) -> String {
    (RouteForm.fields + fields).first { $0.name == name }?.title ?? checkboxes.first { $0.name == name }?.title ?? name
  }
}
