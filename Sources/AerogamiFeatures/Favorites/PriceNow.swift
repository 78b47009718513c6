package import AerogamiCore
import Foundation

extension PriceHistoryStore {
  /// Returns the price of each favorite now: the latest recorded price for its route, days and currency; `nil` if there
  /// is none. A price that was last seen before the trip was saved counts only if it is the saved one.
  ///
  /// - Throws: An error of the store.
  package func pricesNow(of favorites: [Favorite]) async throws -> [LatestPrice?] {
    let latest = try await latestPrices(of: favorites.map(\.trip))
    return zip(favorites, latest).map { favorite, latest in
      guard let latest else { return nil }
      // The times of recorded prices are rounded down to whole seconds.
      let savedAt = favorite.addedAt.timeIntervalSince1970.rounded(.down)
      let isLater = latest.seenAt.timeIntervalSince1970 >= savedAt
      return isLater || latest.price == favorite.trip.price ? latest : nil
    }
  }
}

extension Trip {
  /// Returns the price of a saved trip now and its change, such as `44 EUR, was 51` or `51 EUR, unchanged`; only the
  /// saved price if the price now is unknown.
  package func savedPriceText(now latest: LatestPrice?) -> String {
    guard let latest else { return "\(price.shown) \(currency)" }
    return "\(latest.price.shown) \(currency), " + (latest.price == price ? "unchanged" : "was \(price.shown)")
  }
}
