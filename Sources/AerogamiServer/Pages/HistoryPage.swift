import AerogamiCore
import AerogamiFeatures
import Foundation

/// The page with the recorded prices of a route.
struct HistoryPage {
  let prices: RecordedPrices
  /// The month of departure of all shown prices; `nil` for all departures.
  let departure: DepartureDays?
  /// The form with the parameters of the page.
  let form: RouteForm
  /// The other recorded routes between the places of the request.
  let otherRoutes: [Route]
  /// Whether the prices are sample data.
  let areSamples: Bool
  /// Why the prices are not those of the request; `nil` if they are.
  let problem: String?

  private var route: Route { prices.route.route }
  private var codes: String { "\(route.departure)–\(route.destination)" }
  private var currency: String { "\(prices.route.currency)" }
  private var kind: String {
    (prices.route.isOneWay ? "one way" : "round trip") + (departure.map { ", departing in \($0.title)" } ?? "")
  }
  /// What the usual prices are of, if the other prices are of one month.
  private var usualScope: String { departure == nil ? "" : ", all departures" }
  /// The nights of the trip with the latest price, otherwise of the one with the lowest price; `nil` for one way, and if
  /// no calendar can have them.
  private var nights: Int? {
    guard !prices.route.isOneWay, let dates = (prices.current ?? prices.minimum)?.dates else { return nil }
    return dates.returning.map { $0 - dates.departure }.flatMap { (0...365).contains($0) ? $0 : nil }
  }
  /// The link to a calendar says which trips it has, unless they are of the same kind as these prices.
  private var datesTitle: String {
    if let nights { return "Dates \(codes), \(counted(nights, "night"))" }
    return prices.route.isOneWay ? "Dates \(codes)" : "One-way dates \(codes)"
  }
  private static let maximumRowCount = 500

  func html() -> HTML {
    Page(title: "Prices \(codes)", section: .prices).html { html in
      html.element(.h1) { html in
        RouteTitle(route).write(to: &html)
        html.text(": prices")
      }
      html.element(.nav, .class("crumbs"), .label(codes)) { html in
        html.element(.a, .href(RouteTitle(route).tripsLink()), text: "Trips \(codes)")
        let query = nights.map { [("nights", "\($0)")] } ?? []
        html.element(.a, .href(PageLink("/dates/", "\(route)", query: query)), text: datesTitle)
        for other in prices.others {
          let month = departure.map { [("month", $0.text)] } ?? []
          let query = [("currency", "\(other.currency)"), ("kind", other.isOneWay ? "one-way" : "round-trip")] + month
          html.element(
            .a, .href(PageLink("/history/", "\(route)", query: query)),
            text: "\(other.isOneWay ? "One way" : "Round trip"), \(other.currency)")
        }
      }
      if !otherRoutes.isEmpty {
        html.element(.p) { html in
          html.text("Prices of ")
          for (index, other) in otherRoutes.enumerated() {
            if index > 0 { html.text(index == otherRoutes.count - 1 ? " and " : ", ") }
            html.element(
              .a, .href(PageLink("/history/", "\(other)")), text: "\(other.departure)–\(other.destination)")
          }
          html.text(" are also recorded.")
        }
      }
      html.notes([problem].compactMap(\.self), areSamples ? [ServedEnvironment.sampleNote("prices")] : [])
      html.fold("\(codes), \(kind), \(currency)") { PriceFilter.write(form, to: &$0) }
      summary(&html)
      plot(&html)
    }
  }

  private func summary(_ html: inout HTMLWriter) {
    html.element(.section, .class("sheet"), .labelledBy("summary-title")) { html in
      html.element(.h2, .id("summary-title"), text: "Summary (\(kind), one adult)")
      html.element(.dl, .class("figures")) { html in
        if let current = prices.current {
          let rank = "\(prices.isDeal ? "a deal, " : "")\(prices.usual.rank(of: current.price))"
          // The price is compared with the days before it, so its day explains their number.
          let seen = current.day == prices.now.dayNumber ? "" : "seen \(Date(dayNumber: current.day).dayInWords), "
          html.figure("Latest", "\(current.price.shown) \(currency)", "\(current.dates.onPage), \(seen)\(rank)")
        } else {
          html.figure(
            "Latest", "none",
            prices.minimum == nil && departure == nil
              ? "no search \(TripSearch.wideCondition) has seen the route"
              : "all trips of the latest search have departed")
        }
        if let minimum = prices.minimum {
          html.figure("Lowest", "\(minimum.price.shown) \(currency)", "seen \(Date(dayNumber: minimum.day).dayInWords)")
        }
        if let range = prices.usual.range {
          html.figure("Usually", "\(range) \(currency)", "on \(prices.usual.dayCount) days\(usualScope)")
        }
        html.figure(
          "Days", "\(prices.days.count)", prices.days.first.map { "since \(Date(dayNumber: $0.day).dayInWords)" })
      }
    }
    html.newline()
  }

  private func plot(_ html: inout HTMLWriter) {
    let days = prices.days
    let cut = days.count > Self.maximumRowCount ? "the latest \(Self.maximumRowCount) days" : nil
    html.element(.section, .class("sheet folded"), .labelledBy("plot-heading")) { html in
      html.element(.h2, .id("plot-heading"), text: "Lowest price of each day")
      if let line = prices.line {
        html.element(.figure) { html in
          DrawnPrices(
            line: line, scale: line.scale, minimum: prices.minimum, usual: prices.usual, usualScope: usualScope,
            codes: codes, currency: currency, tableContent: cut ?? "every day"
          ).write(to: &html)
        }
      } else {
        html.element(
          .p, .class("lead"),
          text: "A plot needs two days."
            + (areSamples ? "" : " To record a day, search \(TripSearch.wideCondition)."))
      }
      html.element(.details) { html in
        html.element(.summary, text: "Table of prices")
        html.element(.table, .class("data prices")) { html in
          let remark = cut.map { ", \($0)" } ?? ""
          html.element(.caption, text: "Lowest price \(codes), \(kind), one adult, newest first, days in UTC\(remark)")
          html.element(.thead) { html in
            html.element(.tr) { html in
              html.element(.th, .scope("col"), text: "Day")
              html.element(.th, .scope("col"), text: "Dates of the trip")
              html.element(.th, .scope("col"), .class("number"), text: "Price, \(currency)")
            }
          }
          html.element(.tbody) { html in
            for low in days.suffix(Self.maximumRowCount).reversed() {
              html.element(.tr) { html in
                html.element(.th, .scope("row"), text: Date(dayNumber: low.day).dayInWords)
                html.element(.td, text: low.dates.onPage)
                html.element(.td, .class("number"), text: "\(low.price.shown)")
              }
            }
          }
        }
      }
    }
  }
}

/// The prices of a route as a drawing.
///
/// Horizontal positions are in percent of the width, vertical ones in pixels, so that texts have the same size on every
/// screen.
private struct DrawnPrices {
  let line: PriceLine
  let scale: PriceScale
  let minimum: DailyLow?
  let usual: UsualPrices
  let usualScope: String
  let codes: String
  let currency: String
  /// What the table below the drawing contains, such as `every day`.
  let tableContent: String

  /// The number of prices that are drawn. More would be too close together to tell apart.
  private static let columnCount = 240
  private static let (left, right, top, bottom) = (8.0, 98.0, 20.0, 252.0)

  private func x(_ column: Int) -> Double {
    Self.left + (Self.right - Self.left) * Double(column) / Double(Self.columnCount - 1)
  }

  private func y(_ price: Double) -> Double {
    Self.bottom - scale.height(of: price) * (Self.bottom - Self.top)
  }

  func write(to html: inout HTMLWriter) {
    let columns = line.columns(Self.columnCount)
    html.element(.svg, .class("plot"), .role("img"), .labelledBy("plot-title plot-desc")) { html in
      html.element(.title, .id("plot-title"), text: "Lowest price \(codes) of each day, in \(currency)")
      html.element(.desc, .id("plot-desc"), text: description)
      grid(&html)
      for price in [usual.low, usual.high].compactMap({ $0?.approximately }) {
        html.empty(.line, .class("usual"), .x1(0), .x2(percent: 100), .y1(y(price)), .y2(y(price)))
      }
      steps(columns, &html)
      if let lowest = columns.min(), let column = columns.firstIndex(of: lowest) {
        html.empty(.circle, .class("lowest"), .cx(percent: x(column)), .cy(y(lowest)), .r(5))
        if let minimum {
          // Keeps the text inside the drawing. Below the lowest price, it cannot cover the line.
          let anchor: StaticString = x(column) < 20 ? "start" : x(column) > 80 ? "end" : "middle"
          html.element(
            .text, .class("strong"), .x(percent: x(column)), .y(y(lowest) + 20), .textAnchor(anchor),
            text: "lowest \(minimum.price.shown)")
        }
      }
      dates(&html)
    }
    html.element(.ul, .class("legend plot-legend")) { html in
      if let range = usual.range {
        html.element(.li) { html in
          html.element(.svg, .class("plot-key"), .ornament) { html in
            html.empty(.line, .class("key-usual"), .x1(0), .x2(24), .y1(7), .y2(7))
          }
          html.text("usually \(range) \(currency)\(usualScope)")
        }
      }
      html.element(.li) { html in
        html.element(.svg, .class("plot-key"), .ornament) { html in
          html.empty(.circle, .class("key-lowest"), .cx(12), .cy(7), .r(5))
        }
        html.text("lowest")
      }
    }
  }

  private var description: String {
    let lowest = minimum.map { "Lowest \($0.price.shown) \(currency). " } ?? ""
    return "From \(line.start.dayInWords) to \(line.end.dayInWords). \(lowest)The table below has \(tableContent)."
  }

  /// Draws a horizontal line for each label of the scale. The plot in the terminal has the same scale.
  private func grid(_ html: inout HTMLWriter) {
    let labels = scale.labels
    for (index, label) in labels.enumerated() {
      let y = Self.bottom - (Self.bottom - Self.top) * Double(index) / Double(labels.count - 1)
      html.empty(.line, .class("grid"), .x1(0), .x2(percent: 100), .y1(y), .y2(y))
      html.element(.text, .x(0), .y(y - 4), text: index == labels.count - 1 ? "\(label) \(currency)" : label)
    }
  }

  /// Draws the prices as steps: a horizontal line for each run of equal prices, and a vertical line for each change.
  private func steps(_ columns: [Double], _ html: inout HTMLWriter) {
    var start = 0
    for column in columns.indices {
      let isLast = column == columns.count - 1
      guard isLast || columns[column + 1] != columns[column] else { continue }
      let (height, end) = (y(columns[column]), isLast ? x(column) : x(column + 1))
      html.empty(.line, .class("path"), .x1(percent: x(start)), .x2(percent: end), .y1(height), .y2(height))
      if !isLast {
        html.empty(
          .line, .class("path"), .x1(percent: end), .x2(percent: end), .y1(height), .y2(y(columns[column + 1])))
      }
      start = column + 1
    }
  }

  private func dates(_ html: inout HTMLWriter) {
    let unit = TimeUnit(toLabel: line.end.timeIntervalSince(line.start))
    let moments: [(percent: Double, moment: Date, anchor: StaticString)] = [
      (Self.left, line.start, "start"),
      ((Self.left + Self.right) / 2, line.moment(1, of: 2), "middle"),
      (Self.right, line.end, "end"),
    ]
    for (percent, moment, anchor) in moments {
      let label = unit.label(of: moment)
      // Without the weekday, three days fit on a phone. The style sheet hides the middle one on a narrow phone.
      let words = label == moment.asDay ? String(moment.dayInWords.dropFirst(4)) : label
      html.element(.text, .class(anchor), .x(percent: percent), .y(288), .textAnchor(anchor), text: words)
    }
  }
}
