import AerogamiCore
import AerogamiFeatures
import AerogamiJSON
import Foundation
import HTTPTypes

/// The page with the saved trips.
struct FavoritesPage {
  let environment: ServedEnvironment
  /// The favorites, in the order in which they are shown.
  let favorites: [Favorite]
  /// The prices of the favorites now, in the same order; `nil` if they cannot be read.
  let pricesNow: [LatestPrice?]?
  /// The watches that were added for favorites when their prices were for another party.
  let outdatedWatches: [OutdatedWatch]
  let now: Date

  func html() -> HTML {
    Page(title: "Favorites", section: .favorites, feeds: [.favorites]).html { html in
      html.element(.h1, text: "Favorites")
      guard !favorites.isEmpty else {
        html.element(.p, .class("empty sheet folded")) { html in
          html.text("No favorites yet. The star beside a trip saves it here. ")
          html.element(.a, .href(PageLink("/")), text: "Find trips")
        }
        return
      }
      // Without the number of trips, because the script changes a star without a new page.
      html.element(.p, .class("lead")) { html in
        html.text("Each price is from when the trip was saved. Below it is the price now, if a search has recorded it ")
        html.text("since for the same route and dates.")
        if !favorites.allSatisfy(\.trip.terms.areComparable) {
          html.text(" Prices for several passengers, with bags or for several tickets are not recorded.")
        }
        html.text(" Removing a favorite does not remove its watch.")
      }
      html.notes(
        pricesNow == nil ? ["the recorded prices cannot be read; see the log of the server"] : [],
        environment.showsSampleTrips ? [ServedEnvironment.sampleNote("trips")] : [])
      html.element(.section, .label("Saved trips")) { html in
        html.element(.h2, .class("vh"), text: "Saved trips")
        html.element(.ol, .class("trips"), .role("list")) { html in
          let prices = pricesNow ?? favorites.map { _ in nil }
          for (favorite, latest) in zip(favorites, prices) {
            TripRow(
              found: FoundTrip(trip: favorite.trip, origin: favorite.region), favorite: favorite.trip,
              addedAt: favorite.addedAt,
              priceNow: latest.map {
                "now \(favorite.trip.savedPriceText(now: $0)), seen \($0.seenAt.dayInWords)"
              }, outdatedWatches: outdatedWatches.filter { $0.favorite == favorite.id },
              booking: environment.booking, now: now,
              back: [("back", "/favorites")]
            ).write(to: &html)
          }
        }
      }
      html.link(to: .favorites)
    }
  }
}

/// A change that was made to the favorites.
struct FavoriteChange: Sendable {
  /// Whether the trip is a favorite now.
  let isFavorite: Bool
  /// The page to which the user returns.
  let back: PageLink

  /// Returns a redirect to ``back`` or, for the page's script, JSON that says whether the trip is a favorite.
  func response(isForScript: Bool) -> RouteResponse {
    guard isForScript else { return .seeOther(back) }
    return RouteResponse { json in json.object { $0.member("favorite", isFavorite) } }
  }
}

/// The error for a trip that cannot become a favorite, because the service no longer offers it.
struct MissingTrip: Error {
  let message = "the service does not offer this trip now; reload the page to see the current trips"
}
