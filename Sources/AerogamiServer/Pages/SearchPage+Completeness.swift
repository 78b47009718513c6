import AerogamiContainer
import AerogamiCore
import AerogamiFeatures

// What the page says about the completeness of a result, and about filters that exclude all trips.
extension SearchPage {
  /// How complete the trips are; `nil` before the end of the search, and if it failed.
  func completeness(of result: SearchResult) -> String? {
    guard result.doneCount == result.regionCount, !result.hasFailed, result.summary.currencyError == nil else {
      return nil
    }
    let isAdvised =
      environment.findsAllTripsOfRoutes && form.query.search.to.count != 1 && !result.summary.lacksOnlyOneWayTrips
    let advice = isAdvised ? "enter a destination in To for all of its trips" : nil
    let note = result.summary.completenessNote(advice: advice)
    return (note ?? result.summary.completenessWords).firstCapitalized
  }

  /// The titles of the fields that set a filter.
  private func filterTitles(_ name: String) -> [String] {
    if name == "nights", !form.text("return_date").isEmpty { return [Self.title(of: "return_date")] }
    if name.hasPrefix("depart_"), !form.text("flex").isEmpty { return [Self.title(of: "date")] }
    return (name == "weekend" && form.text("weekend").isEmpty ? ["days", "return_days"] : [name]).map(Self.title(of:))
  }

  /// The titles of the fields that set a filter, as parts of a sentence.
  func quotedFilter(_ name: String) -> String { filterTitles(name).map { "\"\($0)\"" }.listed(with: "and") }

  /// The links to what may help after a search without trips, the best first: at least one, at most three. If received
  /// trips match without one of the filters, they lead to searches without it, or for other nights; if one-way trips
  /// match otherwise, only to searches for these, or for pairs of them. If no single filter is the reason, one link leads
  /// to the search without any filter.
  func nextSteps(after result: SearchResult) -> [NextStep] {
    let search = PageLink("/", query: parameters(except: ["wait"]))
    if !result.invalidFields.isEmpty { return [NextStep("Clear the form", PageLink("/"))] }
    if result.hasFailed { return [NextStep("Try again", search)] }
    var steps: [NextStep] = []
    if result.summary.currencyError != nil {
      // A limit in another currency would be another limit.
      let limit = form.query.search.maxPrice?.currency == nil ? [] : ["max_price"]
      let without = limit.isEmpty ? "" : " without \(Self.title(of: "max_price"))"
      let rest = parameters(except: ["wait", "currency"] + limit)
      steps = result.summary.currencies.others.filter { LetterCode($0) != nil }.map { currency in
        NextStep(
          "Search in \(currency)\(without)", PageLink("/", query: rest + [(name: "currency", value: currency)]))
      }
      return Array(steps.prefix(2)) + [NextStep("Search in any currency\(without)", PageLink("/", query: rest))]
    }
    let other = result.summary.excludingAll?.otherStay
    // The nights of the calendar, if others than those of the search have trips.
    var nights: [(name: String, value: String)] = []
    if case .nights(let range)? = other { nights = [(name: "nights", value: TripShape.text(of: range))] }
    let isOnlyOneWay = result.summary.excludingAll.map { $0.oneWayCount > 0 } ?? false
    if let excluding = result.summary.excludingAll, isOnlyOneWay {
      if other == .twoTickets {
        let query = parameters(except: ["two_tickets"]) + [(name: "two_tickets", value: "true")]
        steps.append(NextStep("Search with \(Self.title(of: "two_tickets"))", PageLink("/", query: query)))
      }
      steps.append(step(without: excluding.aboutReturn.map(\.name)))
    } else if let excluding = result.summary.excludingAll {
      for filter in excluding.ranked where filter.otherwiseCount > 0 {
        if filter.name == "max_price", let lowest = excluding.lowest {
          let price = form.query.search.maxPrice?.currency == nil ? "\(lowest.amount)" : "\(lowest)"
          let query = [(name: "max_price", value: price)] + parameters(except: ["max_price"])
          steps.append(NextStep("Search up to \(lowest.text)", PageLink("/", query: query)))
        } else {
          if filter.name == "nights", case .nights(let range)? = other {
            let query = parameters(except: fieldNames(of: "nights")) + nights
            steps.append(NextStep("Search trips of \(range.inNights)", PageLink("/", query: query)))
          }
          steps.append(step(without: [filter.name]))
        }
      }
    }
    let isSingleFilter = !steps.isEmpty
    // A destination or a currency that excludes all trips would exclude them again.
    let useless = result.summary.excludingAll.map { excluding in
      excluding.ranked.filter { $0.excludedCount == excluding.countedTripCount }.map(\.name)
    }
    let unfiltered = parameters(only: ["regions", "to", "sort", "currency"].filter { useless?.contains($0) != true })
    if !isSingleFilter, unfiltered.count < parameters(except: ["wait", "limit"]).count {
      steps.append(NextStep("Search without filters", PageLink("/", query: unfiltered)))
    }
    if steps.isEmpty {
      let destinations = parameters(only: ["to", "sort", "currency"])
      if form.text("regions") != "all" {
        steps.append(NextStep("Search all regions", PageLink("/", query: [("regions", "all")] + destinations)))
      }
      if !form.text("to").isEmpty {
        steps.append(NextStep("Search anywhere", PageLink("/", query: parameters(only: ["regions", "sort"]))))
      }
    }
    // The other links may lead anywhere, but the calendar is of the same route.
    // Without round trips, it has the prices of one way.
    var shared = ["month"]
    if !isOnlyOneWay { shared += nights.isEmpty ? ["nights", "two_tickets"] : ["two_tickets"] }
    let calendar = result.summary.lacksRoute ? nil : datesLink(with: shared, nights)
    guard let dates = calendar ?? (steps.isEmpty ? PageLink("/dates") : nil) else { return Array(steps.prefix(3)) }
    return Array(steps.prefix(2)) + [NextStep("Find the cheapest dates", dates)]
  }

  /// Returns the address of the calendar for the route of this search, with some of its other parameters and with
  /// `nights`; `nil` if an end is empty or has a region.
  private func datesLink(with names: [String], _ nights: [(name: String, value: String)]) -> PageLink? {
    let (from, to) = (form.text("regions"), form.text("to"))
    let home = environment.home.places
    guard CalendarRoute(ifValid: "\(from)-\(to)", resolving: environment.places, home: home) != nil else { return nil }
    return PageLink("/dates", query: [("from", from), ("to", to)] + parameters(only: names) + nights)
  }

  private func step(without filters: [String]) -> NextStep {
    NextStep(
      "Search without \(filters.flatMap(filterTitles).listed(with: "and"))",
      PageLink("/", query: parameters(except: filters.flatMap(fieldNames(of:)))))
  }

  /// The names of the fields that set a filter.
  private func fieldNames(of filter: String) -> [String] {
    switch filter {
    case "weekend": ["weekend", "days", "return_days"]
    case "nights": ["nights", "return_date"]
    case "date", "depart_after", "depart_before": [filter, "date", "return_date", "flex"]
    default: [filter]
    }
  }

  private func parameters(only names: [String]) -> [(name: String, value: String)] {
    form.parameters.filter { names.contains($0.name) }
  }

  private func parameters(except names: [String]) -> [(name: String, value: String)] {
    form.parameters.filter { !names.contains($0.name) }
  }
}

/// A link to what may help a user who found nothing.
struct NextStep {
  let text: String
  let link: PageLink

  init(_ text: String, _ link: PageLink) { (self.text, self.link) = (text, link) }
}

extension HTMLWriter {
  mutating func steps(_ steps: [NextStep]) {
    element(.p, .class("empty sheet steps")) { html in
      for step in steps {
        html.element(.a, .class("button"), .href(step.link), text: step.text)
        html.text(" ")
      }
    }
  }
}
