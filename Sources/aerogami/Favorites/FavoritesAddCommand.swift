import AerogamiCore
import AerogamiFeatures
import AerogamiLive
import ArgumentParser
import Foundation

struct FavoritesAddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Save trips as favorites, each with its current price.",
    discussion: """
      Examples:
        aerogami favorites add 3016946a ab581a7a
        aerogami favorites add 3016946a --region EU

      Searches your last fetch, then the trips that your watches have seen, then the cached responses of earlier \
      fetches. Regions of the last fetch are requested again only if they are not cached. With --region, requests \
      those regions with the filters of your last fetch, and searches only them.

      Saves all of the trips or none. Adding a favorite again updates its price.

      Exit status:
        0         all trips are favorites
        1         no trip was added
        64        invalid command line
        78        invalid configuration (found before any request)
        130, 143  interrupted, terminated

      All options: aerogami favorites add --help-all
      """)

  @OptionGroup var trips: TripIDs

  @OptionGroup var lookup: TripLookupOptions
  @OptionGroup(title: "Network") var network: NetworkOptions
  @OptionGroup var environment: EnvironmentOptions

  func run() async throws {
    let configuration = try environment.configuration(flags: network.flags).using(.trips)
    let console = Console()
    // Adds all trips in one transaction, so that an interrupted command has saved either all of them or none.
    try await lookup.withFindTrip(of: configuration, network, console: console) { [self] find, dependencies in
      let now = dependencies.now()
      let favorites = Favorites(dependencies.favorites, now: { now })
      let (changes, searched) = try await favorites.add(lookup.request(trips.ids), with: find)
      await console.note(searched)
      for (trip, change) in changes { await console.note(note(about: trip, change, searched, at: now)) }
    }
  }

  private func note(about trip: Trip, _ change: Favorites.Change, _ searched: SearchedTrips, at now: Date) -> String {
    let summary = "\(trip.id): \(trip.summary(at: now))"
    switch change {
    case .added: return "added \(summary)"
    case .notFound: return "\(trip.id) is already a favorite, and was not updated: \(searched.reasonNotFound)"
    case .updated(let before):
      if before.price == trip.price { return "already a favorite: \(summary)" }
      return "updated \(summary); the price was \(before.price) \(before.currency)"
    }
  }
}
