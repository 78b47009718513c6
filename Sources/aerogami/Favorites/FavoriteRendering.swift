import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import Foundation

/// A favorite, and the latest recorded price for its route and days; `nil` if there is none.
struct FavoriteRow: Sendable {
  let found: FoundTrip
  let latest: LatestPrice?

  fileprivate func facts(at now: Date, _ terms: TermColumns) -> TripFacts {
    var facts = found.facts(at: now, terms)
    (facts.showsLatest, facts.latest) = (true, latest)
    return facts
  }

  fileprivate func latestText(at now: Date) -> String {
    guard let latest else { return "unknown" }
    let age = Duration.seconds(max(0, now.timeIntervalSince(latest.seenAt)))
    return "\(latest.price) \(found.trip.currency), \(age.asAge) ago"
  }

  fileprivate var style: CellStyle {
    guard let price = latest?.price, price != found.trip.price else { return .plain }
    return price < found.trip.price ? .cheaper : .moreExpensive
  }
}

extension Rendering<FavoriteRow> {
  /// Returns the rendering of trips with their latest recorded prices. A table of favorites without any leaves them out.
  static func favorites(
    at now: Date, ids: ShortIDs, _ terms: TermColumns, showsLatest: Bool
  ) -> Rendering {
    var columns = Rendering<FoundTrip>.columns(at: now, ids, terms).map { $0.map(\FavoriteRow.found) }
    if showsLatest {
      let price = columns.firstIndex { $0.title == "PRICE" } ?? 0
      columns.insert(
        Column("LATEST", leftOut: .early, style: { $0.style }) { $0.latestText(at: now) }, at: price + 1)
    }
    return Rendering(
      columns: columns, isDimmed: { $0.found.trip.hasExpired(at: now) },
      csvHeader: { $0.tripHeader(showsLatest: true, terms) },
      csv: { $0.trip($1.found.trip, $1.facts(at: now, terms)) },
      json: { $0.trip($1.found.trip, $1.facts(at: now, terms)) })
  }
}
