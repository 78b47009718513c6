import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation

/// A favorite with its price now; `nil` if that is unknown.
struct FavoriteRow: Sendable {
  let found: FoundTrip
  let latest: LatestPrice?

  fileprivate func facts(at now: Date, _ terms: TermColumns) -> TripFacts {
    var facts = found.facts(at: now, terms)
    (facts.showsLatest, facts.latest) = (true, latest)
    return facts
  }

  /// The price now or, if that is unknown, the saved price.
  fileprivate var onlyPriceText: String { "\(latest?.price ?? found.trip.price) \(found.trip.currency)" }

  /// The price now with what it was, if it has changed; or, if the price now is unknown, the saved price.
  fileprivate var priceText: String {
    guard let price = latest?.price, price != found.trip.price else { return found.trip.savedPriceText(now: nil) }
    return found.trip.savedPriceText(now: latest)
  }

  fileprivate var style: CellStyle {
    guard let price = latest?.price, price != found.trip.price else { return .price }
    return price < found.trip.price ? .cheaper : .moreExpensive
  }
}

extension Rendering<FavoriteRow> {
  /// Returns the rendering of favorites. A table has the price now and its change in one column, which narrow terminals
  /// show too.
  static func favorites(_ rows: [FavoriteRow], at now: Date, ids: ShortIDs, _ terms: TermColumns) -> Rendering {
    let (width, shortest) = (rows.map(\.priceText.count).max() ?? 0, rows.map(\.onlyPriceText.count).max() ?? 0)
    let columns = Rendering<FoundTrip>.columns(at: now, ids, terms).map { column in
      guard column.title == "PRICE" else { return column.map(\FavoriteRow.found) }
      return Column(
        column.title, .number, short: .init(.early, width: max(width, column.title.count)) { $0.priceText },
        shortest: .init(.last, width: max(shortest, column.title.count)) { $0.onlyPriceText },
        style: { $0.style }
      ) { $0.found.trip.savedPriceText(now: $0.latest) }
    }
    return Rendering(
      columns: columns, isDimmed: { $0.found.trip.hasExpired(at: now) },
      csvHeader: { $0.tripHeader(showsLatest: true, terms) },
      csv: { $0.trip($1.found.trip, $1.facts(at: now, terms)) },
      json: { $0.trip($1.found.trip, $1.facts(at: now, terms)) })
  }
}
