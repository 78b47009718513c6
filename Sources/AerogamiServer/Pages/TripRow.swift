import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation

/// A trip in a list of a page.
struct TripRow {
  let found: FoundTrip
  /// The trip as it was saved, which may be for another party; `nil` if it is not a favorite.
  let favorite: Trip?
  /// When the trip was added to the favorites; `nil` except on the page with favorites.
  var addedAt: Date?
  /// The price now, in words; `nil` if it is unknown, and except on the page with favorites.
  var priceNow: String?
  /// The watches that were added for the favorite when its price was for another party.
  var outdatedWatches: [OutdatedWatch] = []
  let booking: BookingLink
  let now: Date
  /// Whether the row shows the sources of the trip.
  var showsSources = false
  /// The number of checked bags of the search.
  var bags = 0
  /// The parameters that bring the user back to the page after a change of the favorites.
  let back: [(name: String, value: String)]

  private var trip: Trip { found.trip }
  /// The id of the element.
  var id: String { Self.elementID(of: trip, in: found.origin) }
  private var codes: String { "\(trip.departure.airportCode)–\(trip.destination.airportCode)" }
  private var hasEnded: Bool { trip.hasExpired(at: now) }
  /// The saved price if it is for another party, such as `50 EUR for 1 adult`; otherwise `nil`.
  private var savedForOthers: String? {
    guard let favorite, favorite.terms.party != trip.terms.party else { return nil }
    return "\(favorite.price.shown) \(favorite.currency) for \(favorite.terms.party.text)"
  }

  func write(to html: inout HTMLWriter) {
    html.element(.li, .class(hasEnded ? "trip ended" : "trip"), .id(id)) { html in
      html.element(.h3, .class("route")) { html in
        location(trip.departure, &html)
        html.element(.i, .class("to"), text: " to ")
        location(trip.destination, &html)
      }
      html.element(.p, .class("price")) { html in
        html.text("\(trip.price.shown) ")
        html.element(.small, text: trip.currency)
      }
      html.element(.p, .class("times")) { html in
        time(trip.departureAt, &html)
        if let returnAt = trip.returnAt {
          html.text(" – ")
          time(returnAt, &html)
          if let way = trip.otherWayBack { html.text(" \(way)") }
        }
      }
      facts(&html)
      marks(&html)
      links(&html)
      favoriteForm(&html)
    }
    html.newline()
  }

  /// The id of the row of a trip. The id of a trip is a text of any length from a service, so a long one is hashed. A
  /// short one is compressed well, because the row has it twice. A trip that was found in two regions has two rows.
  static func elementID(of trip: Trip, in region: Region.ID?) -> String {
    let parts = [region ?? "", trip.id]
    let isPlain = parts.allSatisfy { part in
      part.utf8.count <= 40
        && part.utf8.allSatisfy {
          $0 == UInt8(ascii: "-") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
            || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20
        }
    }
    if isPlain { return "t-\(parts[0])_\(parts[1])" }
    return "t-" + String(UInt64(truncatingIfNeeded: fnv1a("\(region ?? "") \(trip.id)")), radix: 36)
  }

  private func location(_ location: TripLocation, _ html: inout HTMLWriter) {
    html.element(.b, text: location.airportCode)
    html.text(" ")
    // Isolates the name, which may be in a script that is written from right to left. The style sheet isolates the
    // other texts of a row.
    html.element(.bdi, text: location.cityName)
  }

  private func time(_ time: LocalTime, _ html: inout HTMLWriter) {
    html.element(.span, .class("time"), text: time.text(at: now))
  }

  private func facts(_ html: inout HTMLWriter) {
    html.element(.p, .class("facts")) { html in
      html.element(.span, .class("nights"), text: trip.nights.map { counted($0, "night") } ?? "one way")
      let others: [(name: StaticString, text: String?)] = [
        ("terms", terms), ("legs", legs), ("flight", trip.flightText),
        // The code of the airport is above.
        ("region", found.origin == trip.departure.airportCode ? nil : found.origin),
        ("sources", showsSources && !trip.sources.isEmpty ? "from \(trip.sources.listed(with: "and"))" : nil),
        ("saved", addedAt.map { "added \($0.dayInWords)" }), ("now", priceNow),
      ]
      for (name, text) in others {
        guard let text else { continue }
        html.text(" ")
        html.element(.span, .class(name), text: text)
      }
    }
  }

  /// What the price covers, such as `total for 2, 36 EUR each, bags not included`; `nil` if it is for one passenger, and
  /// neither the search nor the price has bags.
  private var terms: String? {
    let party =
      trip.terms.passengers > 1
      ? "total for \(trip.terms.passengers), \(trip.pricePerPerson) \(trip.currency) each" : nil
    let luggage: String? =
      switch (trip.terms.inclusion(ofBags: bags), trip.terms.bags ?? 0) {
      case (_, 1...): "\(counted(trip.terms.bags ?? 0, "bag")) included"
      case (.included, _): nil
      case (.notIncluded, _): "bags not included"
      case (.unknown, _): "unknown whether bags are included"
      }
    let terms = [party, luggage].compactMap(\.self)
    return terms.isEmpty ? nil : terms.joined(separator: ", ")
  }

  /// The number of stops, the travel time, and the number of tickets if there are several, such as `direct, 6:15 both
  /// ways` or, with a ticket for each way, `3:05 out, 3:10 back, 2 tickets`; `nil` if all are unknown.
  private var legs: String? {
    let stops = trip.transfers.map { $0 == 0 ? "direct" : counted($0, "stop") }
    let ways = trip.tickets.count == 2 ? trip.tickets.map(\.hoursText) : []
    let hours =
      ways.contains("") || ways.isEmpty
      ? trip.travelMinutes.map { _ in trip.returnAt == nil ? trip.hoursText : "\(trip.hoursText) ways" }
      : "\(ways[0]) out, \(ways[1]) back"
    let tickets = trip.terms.tickets > 1 ? counted(trip.terms.tickets, "ticket") : nil
    let legs = [stops, hours, tickets].compactMap(\.self)
    return legs.isEmpty ? nil : legs.joined(separator: ", ")
  }

  private func marks(_ html: inout HTMLWriter) {
    guard hasEnded || found.isStale || found.isDeal || savedForOthers != nil || !outdatedWatches.isEmpty else { return }
    html.element(.ul, .class("marks")) { html in
      if hasEnded {
        html.element(.li, .class("mark"), text: trip.hasDeparted(at: now) ? "departed" : "offer ended")
      }
      if found.isDeal {
        let comparison = found.comparison.map { ": \($0)" } ?? ""
        html.element(.li, .class("mark deal")) { html in
          // A range of prices stays in one line.
          for (index, part) in "deal\(comparison)".split(separator: ", ").enumerated() {
            if index > 0 { html.text(", ") }
            html.element(.span, .class("whole"), text: String(part))
          }
        }
      }
      if found.isStale { html.element(.li, .class("mark stale"), text: "stale") }
      // The script removes it together with the favorite.
      if let savedForOthers { html.element(.li, .class("mark of-favorite"), text: "favorite: \(savedForOthers)") }
      for watch in outdatedWatches {
        html.element(.li, .class("mark")) { html in
          html.text("\(watch.name) still watches for \(watch.party.text): ")
          let query = [(name: "name", value: watch.name)]
          // The form is filled with what the watch could be.
          let filled = watch.wanted.map { query + $0.fields + [(name: "review", value: "true")] }
          let link = filled.map { PageLink("/watches/edit", query: $0) } ?? PageLink("/watches/removal", query: query)
          html.element(.a, .href(link), text: watch.wanted == nil ? "remove it" : "change it")
        }
      }
    }
  }

  private func links(_ html: inout HTMLWriter) {
    html.element(.p, .class("links")) { html in
      let tickets = trip.tickets.isEmpty ? [(trip, "Book")] : Array(zip(trip.tickets, ["Book out", "Book back"]))
      for (ticket, title) in tickets {
        guard let link = PageLink(external: booking.url(for: ticket, at: now)) else { continue }
        html.element(
          .a, .href(link), .newTab, .rel("noopener noreferrer"), .label("\(title), new tab"), text: title)
        html.text(" ")
      }
      // Only routes between airports have pages with prices and dates.
      guard let route = Route("\(trip.departure.airportCode)-\(trip.destination.airportCode)") else { return }
      let kind = [("kind", trip.returnAt == nil ? "one-way" : "round-trip")]
      html.element(.a, .href(PageLink("/history/", "\(route)", query: kind)), text: "Prices")
      html.text(" ")
      let nights = trip.nights.flatMap { (0...365).contains($0) ? [("nights", "\($0)")] : nil } ?? []
      let month = DepartureDays(monthOf: trip.departureAt.dayNumber).map { [("month", $0.text)] } ?? []
      // Without pairs of tickets, the calendar may not have this trip.
      let pairs = trip.tickets.isEmpty ? [] : [("two_tickets", "true")]
      html.element(.a, .href(PageLink("/dates/", "\(route)", query: month + nights + pairs)), text: "Dates")
    }
  }

  private func favoriteForm(_ html: inout HTMLWriter) {
    let isFavorite = favorite != nil
    // The whole request is in the address, so that it needs no body.
    let query = [("id", trip.id)] + (found.origin.map { [("region", $0)] } ?? []) + back
    let action = isFavorite ? PageLink("/favorites/remove", query: query) : PageLink("/favorites/add", query: query)
    // A longer address, for example of a very long search, would make the page huge, and could be rejected.
    guard action.text.utf8.count <= 4096 else { return }
    let price = savedForOthers ?? "\(trip.price.shown) \(trip.currency)"
    // A hyphen, as in the links of the row: the same bytes again save 2 % of a compressed page.
    let ends = codes.replacing("–", with: "-")
    let label = "\(isFavorite ? "Remove from" : "Add to") favorites: \(ends), \(price)"
    html.element(.form, .class("favorite-form"), .method("post"), .action(action)) { html in
      html.element(
        .button, .class("favorite"), .title(savedForOthers.map { _ in label.printable(maxLength: 200) }),
        .pressed(isFavorite), .label(label)
      ) { html in
        html.element(.svg, .class("icon")) { $0.empty(.use, .hrefInPage("#star")) }
      }
    }
  }
}
