import AerogamiCore
import AerogamiFeatures
import Foundation

/// The page with the recorded prices of a route.
struct HistoryPage {
  let prices: RecordedPrices
  /// Whether the prices are sample data.
  let areSamples: Bool

  private var history: PriceHistory { prices.history }
  private var route: Route { history.route.route }
  private var codes: String { "\(route.departure)–\(route.destination)" }
  private var currency: String { "\(history.route.currency)" }
  private var kind: String { history.route.isOneWay ? "one way" : "round trip" }
  private static let maximumRowCount = 500

  func html() -> [UInt8] {
    Page(title: "Prices \(codes)").html { html in
      html.element(.h1) { html in
        RouteTitle(route).write(to: &html)
        html.text(": prices")
      }
      html.element(.nav, .class("crumbs"), .label(codes)) { html in
        html.element(.a, .href(RouteTitle(route).tripsLink()), text: "Trips \(codes)")
        html.element(.a, .href(PageLink("/dates/", "\(route)")), text: "Dates \(codes)")
        for other in prices.others {
          let query = [("currency", "\(other.currency)"), ("kind", other.isOneWay ? "one-way" : "round-trip")]
          html.element(
            .a, .href(PageLink("/history/", "\(route)", query: query)),
            text: "\(other.isOneWay ? "One way" : "Round trip"), \(other.currency)")
        }
      }
      if areSamples { html.notes([], [ServedEnvironment.sampleNote("prices")]) }
      summary(&html)
      plot(&html)
    }
  }

  private func summary(_ html: inout HTMLWriter) {
    html.element(.section, .class("sheet"), .labelledBy("summary-title")) { html in
      html.element(.h2, .id("summary-title"), text: "Summary (\(kind))")
      html.element(.dl, .class("figures")) { html in
        if let current = prices.current {
          let mark = prices.isDeal ? ", a deal" : ""
          html.figure("Latest", "\(current.price) \(currency)", "\(current.dates.inWords)\(mark)")
        } else {
          html.figure("Latest", "none", "all trips of the latest search have departed")
        }
        if let minimum = prices.minimum {
          html.figure("Lowest", "\(minimum.price) \(currency)", "seen \(minimum.seenAt.asDay)")
        }
        if let median = prices.median { html.figure("Median", "\(median) \(currency)", nil) }
        html.figure(
          "Observations", "\(history.observations.count)",
          history.observations.first.map { "since \($0.seenAt.asDay)" })
      }
    }
    html.newline()
  }

  private func plot(_ html: inout HTMLWriter) {
    let changes = prices.changes
    let cut = changes.count > Self.maximumRowCount ? "the latest \(Self.maximumRowCount) changes" : nil
    html.element(.section, .class("sheet folded"), .labelledBy("plot-heading")) { html in
      html.element(.h2, .id("plot-heading"), text: "Cheapest price over time")
      if let line = prices.line {
        html.element(.figure) { html in
          DrawnPrices(
            line: line, scale: line.scale, minimum: prices.minimum, median: prices.median, codes: codes,
            currency: currency, tableContent: cut ?? "every change"
          ).write(to: &html)
        }
      } else {
        html.element(.p, .class("lead"), text: "All prices are from one search, so there is nothing to plot yet.")
      }
      html.element(.details) { html in
        html.element(.summary, text: "Table of prices")
        html.element(.table, .class("data prices")) { html in
          let remark = cut.map { ", \($0)" } ?? ""
          html.element(.caption, text: "Cheapest price \(codes), \(kind), newest first, times in UTC\(remark)")
          html.element(.thead) { html in
            html.element(.tr) { html in
              html.element(.th, .scope("col"), text: "Since")
              html.element(.th, .scope("col"), text: "Dates of the trip")
              html.element(.th, .scope("col"), .class("number"), text: "Price, \(currency)")
            }
          }
          html.element(.tbody) { html in
            for change in changes.suffix(Self.maximumRowCount).reversed() {
              html.element(.tr) { html in
                html.element(.th, .scope("row"), text: change.seenAt.minuteText)
                html.element(.td, text: change.dates.inWords)
                html.element(.td, .class("number"), text: "\(change.price)")
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
  let minimum: PriceObservation?
  let median: Price?
  let codes: String
  let currency: String
  /// What the table below the drawing contains, such as `every change`.
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
      html.element(.title, .id("plot-title"), text: "Cheapest price \(codes) over time, in \(currency)")
      html.element(.desc, .id("plot-desc"), text: description)
      grid(&html)
      if let median = median?.approximately {
        html.empty(.line, .class("median"), .x1(0), .x2(percent: 100), .y1(y(median)), .y2(y(median)))
      }
      steps(columns, &html)
      if let lowest = columns.min(), let column = columns.firstIndex(of: lowest) {
        html.empty(.circle, .class("lowest"), .cx(percent: x(column)), .cy(y(lowest)), .r(5))
        if let minimum {
          // Keeps the text inside the drawing.
          let anchor: StaticString = x(column) < 20 ? "start" : x(column) > 80 ? "end" : "middle"
          html.element(
            .text, .class("strong"), .x(percent: x(column)), .y(y(lowest) - 12), .textAnchor(anchor),
            text: "lowest \(minimum.price)")
        }
      }
      dates(&html)
    }
    html.element(.ul, .class("legend plot-legend")) { html in
      if let median {
        html.element(.li) { html in
          html.element(.svg, .class("plot-key"), .ornament) { html in
            html.empty(.line, .class("key-median"), .x1(0), .x2(24), .y1(7), .y2(7))
          }
          html.text("median (\(median) \(currency))")
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
    let lowest = minimum.map { "Lowest \($0.price) \(currency). " } ?? ""
    return "From \(line.start.asDay) to \(line.end.asDay). \(lowest)The table below has \(tableContent)."
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
      html.element(.text, .x(percent: percent), .y(276), .textAnchor(anchor), text: unit.label(of: moment))
    }
  }
}
