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
    let note = result.summary.reported.completenessNote(advice: advice)
    return (note ?? result.summary.completenessWords).firstCapitalized
  }

  /// The title of the field that sets a filter.
  func filterTitle(_ name: String) -> String {
    if name == "nights", !form.text("return_date").isEmpty { return Self.title(of: "return_date") }
    if name.hasPrefix("depart_"), !form.text("flex").isEmpty { return Self.title(of: "date") }
    return name == "weekend" && form.text("weekend").isEmpty
      ? "\(Self.title(of: "days")) and \(Self.title(of: "return_days"))" : Self.title(of: name)
  }

  /// The links to searches that find trips, if filters exclude all of this one: the best first, at most three. If no
  /// single filter is the reason, one link leads to the search without any filter.
  func nextSteps(after result: SearchResult) -> [(text: String, link: PageLink)] {
    guard !result.hasFailed, result.invalidFields.isEmpty, result.summary.currencyError == nil else { return [] }
    var steps: [(text: String, link: PageLink)] = []
    if let excluding = result.summary.excludingAll {
      for filter in excluding.ranked where filter.otherwiseCount > 0 {
        if filter.name == "max_price", let lowest = excluding.lowest {
          let price = form.query.search.maxPrice?.currency == nil ? "\(lowest.amount)" : "\(lowest)"
          let query = [(name: "max_price", value: price)] + parameters(except: ["max_price"])
          steps.append(("Search up to \(lowest.text)", PageLink("/", query: query)))
        } else {
          let query = parameters(except: fieldNames(of: filter.name))
          steps.append(("Search without \(filterTitle(filter.name))", PageLink("/", query: query)))
        }
      }
    }
    let unfiltered = parameters(only: ["regions", "to", "sort", "currency"])
    if steps.isEmpty, unfiltered.count < parameters(except: ["wait", "limit"]).count {
      steps.append(("Search without filters", PageLink("/", query: unfiltered)))
    }
    return Array(steps.prefix(3))
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
