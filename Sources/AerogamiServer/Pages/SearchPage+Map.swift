import AerogamiCore
import AerogamiFeatures

// The trips of a search on a map: the cheapest one to each city.
extension SearchPage {
  /// The parameters of the list that do not apply to a map.
  private static let listParameters = ["sort", "limit", "one_per_city", "wait"]

  /// The address of the map of this search.
  var mapLink: PageLink {
    PageLink("/map", query: form.parameters.filter { !Self.listParameters.contains($0.name) })
  }

  /// Returns the page with the map of a result.
  func map(of result: SearchResult) -> HTML {
    var result = result
    let found = result.selectTrips().shown
    let (trips, headline) = (found.map(\.trip), headline(of: result, found, total: found.count))
    return Page(title: "Map: \(headline)", section: .trips).html { html in
      html.element(.h1, text: "The cheapest trip to each city")
      html.element(.p, text: form.words.firstCapitalized)
      html.element(.p, .class("crumbs")) { $0.element(.a, .href(form.link), text: "Show as a list") }
      html.newline()
      html.element(.p, .class("status"), .role("status"), text: headline)
      if let text = completeness(of: result) { html.element(.p, .class("completeness")) { $0.failure(text) } }
      notes(of: result, shownCount: trips.count, total: trips.count, &html)
      if trips.isEmpty {
        html.steps(nextSteps(after: result))
      } else {
        if trips.contains(where: { $0.returnAt == nil }) {
          let areAllOneWay = trips.allSatisfy { $0.returnAt == nil }
          noteOneWayTrips(
            areAllOneWay
              ? "All prices are one way."
              : "Prices that are marked “one way” in the list are one way; the others are for a round trip.",
            at: "/map", &html)
        }
        MappedTrips(trips: trips, form: form).write(to: &html)
      }
    }
  }
}

/// The cheapest trip to each city, as a map and as a list.
private struct MappedTrips {
  /// In the order of their prices.
  let trips: [Trip]
  let form: SearchForm

  func write(to html: inout HTMLWriter) {
    // A price needs its currency only beside others.
    let isMixed = Set(trips.map(\.currency)).count > 1
    let cities = trips.map { trip in
      let currency = isMixed ? " \(trip.currency)" : ""
      return DestinationMap.City(
        airportCode: trip.destination.airportCode, price: "\(trip.price.shown)\(currency)",
        shortPrice: "\(trip.price.compact)\(currency)")
    }
    let map = DestinationMap(of: cities, from: Set(trips.map(\.departure.airportCode)))
    if let map {
      html.element(.div, .class("map sheet"), .role("region"), .label("Map")) { html in
        draw(map, cities, &html)
      }
      html.element(.ul, .class("legend map-legend")) { html in
        html.element(.li) { html in
          html.element(.svg, .ornament) { $0.empty(.circle, .class("from"), .cx(12), .cy(7), .r(5)) }
          html.text("departure")
        }
      }
      html.newline()
    }
    let missing = trips.count - (map?.cities.count ?? 0)
    if missing > 0 {
      html.element(
        .p, .class("note"),
        text: "The position of \(missing == 1 ? "1 city" : "\(missing) cities") is unknown; the list has all.")
    }
    html.element(.ol, .class("map-cities sheet"), .role("list")) { html in
      for trip in trips {
        html.element(.li) { html in
          html.element(.a, .href(link(to: trip))) { $0.element(.bdi, text: name(of: trip)) }
          html.text(" ")
          html.element(.span) { html in
            html.element(.span, .class("whole"), text: "\(trip.price.shown) \(trip.currency)")
            html.text(trip.way)
          }
        }
      }
    }
  }

  private func draw(_ map: DestinationMap, _ cities: [DestinationMap.City], _ html: inout HTMLWriter) {
    html.element(.svg, .viewBox(Int(DestinationMap.width), Int(map.height))) { html in
      html.empty(.path, .class("land"), .path(dots: map.land))
      for point in map.departures { html.empty(.circle, .class("from"), .cx(point.x), .cy(point.y), .r(5)) }
      // Points without a price are below the prices of others. The cheapest is drawn last, on top.
      func labelCount(_ city: DestinationMap.PlacedCity) -> Int {
        [city.label, city.narrowLabel].compactMap(\.self).count
      }
      for city in map.cities.reversed().sorted(by: { labelCount($0) < labelCount($1) }) {
        let trip = trips[city.index]
        let price = "\(trip.price.shown) \(trip.currency)\(trip.way)"
        let text = "\(name(of: trip)), \(price), from \(trip.departure.cityName)"
        html.element(.a, .href(link(to: trip)), .class("cheapest", if: city.index == 0)) { html in
          html.element(.title, text: text)
          html.empty(.circle, .cx(city.point.x), .cy(city.point.y), .r(4))
          if let label = city.label { draw(label, cities[city.index].price, "wide", middle: 4, &html) }
          if let label = city.narrowLabel {
            draw(label, cities[city.index].shortPrice, "narrow", middle: 10, &html)
          }
        }
      }
    }
  }

  /// Draws a price for one kind of screen. `middle` is half the height of its digits.
  private func draw(
    _ label: DestinationMap.Box, _ price: String, _ screen: StaticString, middle: Double, _ html: inout HTMLWriter
  ) {
    html.element(.g, .class(screen)) { html in
      html.empty(.rect, .x(label.x), .y(label.y), .width(label.width), .height(label.height))
      html.element(
        .text, .x(label.x + label.width / 2), .y(label.y + label.height / 2 + middle), .textAnchor("middle"),
        text: price)
    }
  }

  private func name(of trip: Trip) -> String { MeetingCity(of: trip.destination).name(sent: trip.destination) }

  /// The address of the list of this search's trips to the city of a trip.
  private func link(to trip: Trip) -> PageLink {
    let places = MeetingCity(of: trip.destination).places(sent: [trip.destination.airportCode])
    guard let place = places.first else { return form.link }
    let replaced = ["to", "to_countries", "limit", "one_per_city", "wait"]
    return PageLink(
      "/", query: form.parameters.filter { !replaced.contains($0.name) } + [(name: "to", value: place.word)])
  }
}

extension Trip {
  /// ` one way` for a trip without a return; otherwise empty.
  fileprivate var way: String { returnAt == nil ? " one way" : "" }
}
