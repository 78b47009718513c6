import AerogamiCore
import AerogamiFeatures
import Foundation

/// The page with the saved trips.
struct FavoritesPage {
  let environment: ServedEnvironment
  /// The favorites, in the order in which they are shown.
  let favorites: [Favorite]
  let now: Date

  func html() -> [UInt8] {
    Page(title: "Favorites", section: .favorites).html { html in
      html.element(.h1, text: "Favorites")
      guard !favorites.isEmpty else {
        html.element(.p, .class("empty sheet folded")) { html in
          html.text("No favorites yet. The star beside a trip saves it here. ")
          html.element(.a, .href(PageLink("/")), text: "Find trips")
        }
        return
      }
      html.element(
        .p, .class("lead"),
        text: "\(counted(favorites.count, "saved trip")). Each price is from when the trip was saved.")
      if environment.showsSampleTrips { html.notes([], [ServedEnvironment.sampleNote("trips")]) }
      html.element(.section, .label("Saved trips")) { html in
        html.element(.h2, .class("vh"), text: "Saved trips")
        html.element(.ol, .class("trips"), .role("list")) { html in
          for favorite in favorites {
            TripRow(
              found: FoundTrip(trip: favorite.trip, origin: favorite.region), isFavorite: true,
              addedAt: favorite.addedAt, booking: environment.booking, now: now, back: [("back", "/favorites")]
            ).write(to: &html)
          }
        }
      }
    }
  }
}
