import AerogamiCore
import Foundation

/// A route in a heading, with the names of the cities if the airports are known.
struct RouteTitle {
  let route: Route

  init(_ route: Route) {
    self.route = route
  }

  func write(to html: inout HTMLWriter) {
    airport("\(route.departure)", &html)
    html.element(.i, .class("to"), text: " to ")
    airport("\(route.destination)", &html)
  }

  private func airport(_ code: String, _ html: inout HTMLWriter) {
    html.element(.span, .class("code"), text: code)
    if let city = KnownAirport(code: code)?.city { html.text(" \(city)") }
  }

  /// The address of the page with the trips of the route.
  ///
  /// - Parameter parameters: Further parameters of the search.
  func tripsLink(_ parameters: [(name: String, value: String)] = []) -> PageLink {
    PageLink("/", query: [("regions", "\(route.departure)"), ("to", "\(route.destination)")] + parameters)
  }
}

extension HTMLWriter {
  /// Writes a figure of a description list: a term, its value and a remark.
  mutating func figure(_ term: String, _ value: String, _ remark: String?) {
    element(.div) { html in
      html.element(.dt, text: term)
      html.element(.dd) { html in
        html.text(value)
        if let remark {
          html.text(" ")
          html.element(.small, text: remark)
        }
      }
    }
  }
}
