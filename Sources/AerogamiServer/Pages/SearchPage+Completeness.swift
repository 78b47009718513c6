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
    name == "weekend" && form.text("weekend").isEmpty
      ? "\(Self.title(of: "days")) and \(Self.title(of: "return_days"))" : Self.title(of: name)
  }

  /// The link to a search that finds trips, if filters exclude all of this one; otherwise `nil`.
  func nextStep(after result: SearchResult) -> (text: String, link: PageLink)? {
    guard !result.hasFailed, result.invalidFields.isEmpty, result.summary.currencyError == nil,
      let excluding = result.summary.excludingAll
    else { return nil }
    if excluding.ranked.first?.name == "max_price", let lowest = excluding.lowest {
      let price = form.query.search.maxPrice?.currency == nil ? "\(lowest.amount)" : "\(lowest)"
      let query = [(name: "max_price", value: price)] + parameters(except: ["max_price"])
      return ("Search up to \(lowest.text)", PageLink("/", query: query))
    }
    guard let filter = excluding.best else { return nil }
    let names = filter.name == "weekend" ? ["weekend", "days", "return_days"] : [filter.name]
    return ("Search without \(filterTitle(filter.name))", PageLink("/", query: parameters(except: names)))
  }

  private func parameters(except names: [String]) -> [(name: String, value: String)] {
    form.parameters.filter { !names.contains($0.name) }
  }
}
