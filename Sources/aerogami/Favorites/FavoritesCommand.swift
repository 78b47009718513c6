import AerogamiContainer
import AerogamiCore
import AerogamiFeatures
import AerogamiJSON
import AerogamiLive
import ArgumentParser
import Foundation

struct FavoritesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "favorites",
    abstract: "Save trips with their last seen price.",
    discussion: """
      Examples:
        aerogami favorites list
        aerogami favorites add 3016946a
        aerogami favorites watch --notify phone
        aerogami favorites remove 3016946a

      Each environment has its own favorites. Favorites whose offers have ended are not removed.
      """,
    subcommands: [
      FavoritesListCommand.self, FavoritesAddCommand.self, FavoritesWatchCommand.self, FavoritesRemoveCommand.self,
      FavoritesClearCommand.self,
    ])
}

struct TripIDs: ParsableArguments {
  @Argument(
    help: ArgumentHelp("Ids of trips, or unique prefixes of them.", valueName: "id"), completion: .tripIDs,
    transform: idsOrPrefixes)
  var lists: [[String]]

  var ids: [String] { lists.flatMap(\.self) }

  func validate() throws {
    if ids.contains("") { throw ValidationError("an id is empty; run aerogami fetch --ids to see ids.") }
  }
}

/// Removes a trailing `…` from an id. Earlier versions of this program and other programs show it after a prefix.
@Sendable func idOrPrefix(_ text: String) -> String { text.hasSuffix("…") ? String(text.dropLast()) : text }

/// Returns the ids of a list, each as ``idOrPrefix(_:)`` does; an empty one for a list without entries.
@Sendable func idsOrPrefixes(_ text: String) -> [String] { (text.commaSeparated ?? [""]).map(idOrPrefix) }

struct FavoritesListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List favorites with their price now, cheapest first.",
    discussion: """
      Examples:
        aerogami favorites list
        aerogami favorites list --to ES --sort departure

      PRICE is the price now and what it was when you saved the trip, such as "44 EUR, was 51". The price now is the \
      last one that was recorded for the same route and days, perhaps of another flight; without one, only the saved \
      price is shown. Prices in other currencies are not compared.

      No requests are sent. To look up each favorite now, run aerogami check --favorites. Sorting and filters use the \
      saved prices. Offers that have ended come last.
      """)

  @OptionGroup(title: "Which trips") var query: QueryOptions
  @OptionGroup(title: "Which trips") var filter: FilterOptions
  @OptionGroup var environment: EnvironmentOptions

  @OptionGroup var output: FormatOptions

  func validate() throws {
    _ = try query.query(filter, at: nil)
    _ = try filter.builtInAirlineCodes()
  }

  func run() async throws {
    let configuration = try environment.configuration().usingNoClients
    try await Dependencies.withConfiguration(configuration) { dependencies in
      let now = dependencies.now()
      try await list(
        Favorites(dependencies.favorites, now: { now }), dependencies.history, at: now, configuration,
        console: Console())
    }
  }

  private func list(
    _ favorites: Favorites, _ history: PriceHistoryStore, at now: Date, _ configuration: Configuration,
    console: Console
  ) async throws {
    let environment = configuration.environment
    var query = try query.query(filter, at: LocalTime(here: now), home: configuration.homePlaces)
    query.search.airlines = try filter.builtInAirlineCodes()
    let matches = try await favorites.matches(query)
    let latest: [LatestPrice?]
    do {
      let saved = Dictionary(matches.saved.map { ($0.id, $0.addedAt) }) { first, _ in first }
      latest = try await history.pricesNow(
        of: matches.trips.map { found in
          Favorite(trip: found.trip, region: found.origin, addedAt: saved[found.trip.id] ?? now)
        })
    } catch {
      try Task.checkCancellation()
      latest = matches.trips.map { _ in nil }
      await console.note("the latest prices could not be read: \(error)")
    }
    let rows = zip(matches.trips, latest).map { FavoriteRow(found: $0, latest: $1) }
    let rendering = Rendering.favorites(
      rows, at: now, ids: ShortIDs(matches.saved.map(\.id)), TermColumns(matches.trips))
    try await output.listing(rendering, "trips").write(
      rows, environment: environment, color: output.color, to: console, fitsHeight: self.query.fitsHeight)
    if let error = matches.currencyError { throw error }
    if matches.trips.isEmpty {
      await console.note(
        matches.saved.isEmpty
          ? "no favorites in environment \(environment); add one with aerogami favorites add ID"
          : "no favorites match (\(counted(matches.saved.count, "favorite")) saved)")
    }
    for note in matches.notes { await console.note(note) }
  }
}

struct FavoritesAddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Save trips as favorites, each with its current price.",
    discussion: """
      Examples:
        aerogami favorites add 3016946a ab581a7a
        aerogami favorites add 3016946a --region EU
        aerogami favorites add 3016946a --format json

      Searches your last fetch, the trips that your watches have seen and the cached responses of earlier fetches; the \
      newest price counts. Regions of the last fetch are requested again only if they are not cached. With --region, requests \
      those regions with the filters of your last fetch, and searches only them. With --adults, --children or --bags, \
      only trips for that party are found.

      Saves all of the trips or none. Adding a favorite again updates its price, also for another party. Its watch \
      stays the same; the command that changes it is shown.

      \(exitStatuses(
        "all trips are favorites", none: "no trip was added; not everything could be searched or saved",
        missing: "no trip was added, because no trip has one of the ids", of: "favorites add"))
      """)

  @OptionGroup var trips: TripIDs

  @Option(choice: "Output format; json has each trip and its change.")
  var format = ReportFormat.table

  @OptionGroup var lookup: TripLookupOptions
  @OptionGroup var passengers: PassengerOptions
  @OptionGroup(title: "Network") var network: NetworkOptions
  @OptionGroup var environment: EnvironmentOptions

  func validate() throws { _ = try passengers.party }

  func run() async throws {
    let configuration = try environment.configuration(flags: network.flags).using(.trips)
    let console = Console()
    try await lookup.withFindTrip(
      of: configuration, cache: network.cacheMode, recordingIn: network.record, console: console
    ) { [self] find, dependencies in
      let now = dependencies.now()
      let favorites = Favorites(dependencies.favorites, now: { now })
      // Adds all trips in one transaction, so that an interrupted command has saved either all of them or none.
      let request = lookup.request(trips.ids, for: try passengers.party)
      let (changes, searched) = try await console.notingCancellation(of: trips.ids) {
        try await favorites.add(request, with: find)
      }
      await console.note(searched)
      // Other commands accept a prefix that is unique among the favorites.
      let ids = ShortIDs(try await dependencies.favorites.ids())
      for (trip, _, change) in changes {
        await console.note(note(about: trip, ids.prefix(of: trip.id), change, searched, at: now))
      }
      let saved = changes.filter { if case .notFound = $0.change { false } else { true } }.map(\.trip)
      await console.noteDefaultParty(of: saved, ids, request.passengers, configuration)
      let watches = WatchFavorites(favorites, ManageWatches(configuration, dependencies), now: dependencies.now)
      let asSaved = changes.map { Favorite(trip: $0.trip, region: $0.region, addedAt: now) }
      for watch in try await watches.outdated(of: asSaved) {
        await console.note(environment.note(about: watch.name, watchingFor: watch.party, watch.wanted))
      }
      if format == .json {
        try await console.output.write(
          JSONWriter.document { json in
            json.members(["environment": .text(configuration.environment)])
            json.key("favorites")
            json.lines(changes) { $0.favorite(FoundTrip(trip: $1.trip, origin: $1.region), $1.change, at: now) }
          })
      }
    }
  }

  private func note(
    about trip: Trip, _ id: String, _ change: Favorites.Change, _ searched: SearchedTrips, at now: Date
  ) -> String {
    let summary = "\(id): \(trip.summary(at: now))"
    switch change {
    case .added: return "added \(summary)"
    case .notFound:
      let command = (["aerogami", "check", id] + environment.words).asCommand.printable
      return "\(id) is already a favorite, and was not updated: \(searched.reasonNotFound)"
        + (searched.hasResponse ? "; look it up with \(command)" : "")
    case .updated(let before):
      if before.terms.party != trip.terms.party {
        return "updated \(summary); now for \(trip.terms.party.text) (was \(before.price.shown) \(before.currency) "
          + "for \(before.terms.party.text))"
      }
      if before.price == trip.price { return "already a favorite: \(summary)" }
      return "updated \(summary); the price was \(before.priceText)"
    }
  }
}

extension JSONWriter {
  /// Writes an added trip with the fields that `fetch` writes, and what has changed.
  fileprivate mutating func favorite(_ found: FoundTrip, _ change: Favorites.Change, at now: Date) {
    let (word, before): (String, Trip?) =
      switch change {
      case .added: ("added", nil)
      case .notFound: ("unchanged", nil)
      // The prices for two parties are not compared.
      case .updated(let before) where before.terms.party != found.trip.terms.party: ("updated", nil)
      case .updated(let before): (before.price == found.trip.price ? "unchanged" : "updated", before)
      }
    beginObject()
    members(["change": .text(word), "previous_price": .price(before?.price)])
    key("trip")
    trip(found.trip, found.facts(at: now, TermColumns([found])))
    endObject()
  }
}

struct FavoritesRemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove favorites by id.",
    discussion: """
      Examples:
        aerogami favorites remove 3016946a
        aerogami favorites remove 3016946a ab581a7a

      If any id is unknown, no favorite is removed.

      To save a removed trip again, run "aerogami favorites add" with its id. It is saved with its price then, if it \
      is still found.
      """)

  @OptionGroup var trips: TripIDs
  @OptionGroup var environment: EnvironmentOptions

  func run() async throws {
    let configuration = try environment.configuration().usingNoClients
    try await Dependencies.withConfiguration(configuration) { dependencies in
      let now = dependencies.now()
      let ids = ShortIDs(try await dependencies.favorites.ids())
      let removed = try await choosingFavorites(in: configuration) {
        try await Favorites(dependencies.favorites, now: { now }).remove(trips.ids)
      }
      for favorite in removed {
        await Console().note("removed \(ids.prefix(of: favorite.id)): \(favorite.trip.summary(at: now))")
      }
      try await noteWatches(of: removed, dependencies.watches, environment)
    }
  }
}

/// Prints which watches of removed favorites go on, because a watch of a favorite is a search of its own.
private func noteWatches(
  of removed: [Favorite], _ store: WatchStore, _ environment: EnvironmentOptions
) async throws {
  let watchNames = Set(removed.flatMap(\.watchNames))
  let watches = try await store.named().compactMap(\.name).filter(watchNames.contains).sorted()
  if watches.isEmpty { return }
  let command = (["aerogami", "watch", "remove"] + watches + environment.words).asCommand
  await Console().note("still watched by \(watches.firstFew); to stop watching: \(command)")
}

/// Returns the result of `body`. If it throws because an id is not that of a favorite, adds a remedy.
func choosingFavorites<Result: Sendable>(
  in configuration: Configuration, _ body: () async throws -> Result
) async throws -> Result {
  do {
    return try await body()
  } catch var error as TripChoiceError {
    if case .notFavorite(let count) = error.reason {
      error.remedy =
        count == 0
        ? "the environment is \(configuration.environment); choose another with --env"
        : "run aerogami favorites list to see ids"
    }
    throw error
  }
}

struct FavoritesClearCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clear", abstract: "Remove all favorites of the environment, after a confirmation.",
    discussion: """
      Examples:
        aerogami favorites clear
        aerogami favorites clear --env live --yes  # without asking

      This cannot be undone: only trips that are still found can be added again, by their ids. To save a copy of the \
      favorites first, run "aerogami backup".
      """)

  @Flag(help: "Skip the confirmation.")
  var yes = false

  @OptionGroup var environment: EnvironmentOptions

  func validate() throws {
    guard yes || Console().canPrompt else {
      throw ValidationError("there is no terminal to ask for confirmation; use --yes to remove all favorites.")
    }
  }

  func run() async throws {
    let configuration = try environment.configuration().usingNoClients
    let console = Console()
    try await Dependencies.withConfiguration(configuration) { dependencies in
      let favorites = Favorites(dependencies.favorites, now: dependencies.now)
      let saved = try await favorites.newest()
      let count = try await favorites.clear { count in
        if yes { return true }
        return try await console.confirm(
          "Remove \(counted(count, "favorite")) of environment \(configuration.environment)? [y/N] ")
      }
      guard let count else {
        await console.note("nothing was removed")
        throw ExitCode.failure
      }
      await console.note("removed \(counted(count, "favorite"))")
      try await noteWatches(of: saved, dependencies.watches, environment)
    }
  }
}
