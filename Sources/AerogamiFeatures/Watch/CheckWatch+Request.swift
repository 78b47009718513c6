package import AerogamiCore

extension CheckWatch {
  /// What the environment knows about trips.
  package struct Context: Sendable {
    /// Returns the source of a region's trips: see `WatchSubject.source`.
    package let source: @Sendable (Region.ID?) -> String
    /// The places of the word `home`.
    package let home: Home
    /// Returns the places of the word `home` in a filter.
    package let homePlaces: @Sendable () throws -> [Place]
    /// The currency that is requested from a service that may ignore it; `nil` for other services.
    package let requestedCurrency: String?
    /// Returns the address at which a trip can be booked, for messages.
    package let link: @Sendable (Trip) -> String?

    package init(
      source: @escaping @Sendable (Region.ID?) -> String, home: Home,
      homePlaces: @escaping @Sendable () throws -> [Place] = { [] }, requestedCurrency: String?,
      link: @escaping @Sendable (Trip) -> String?
    ) {
      (self.source, self.home, self.homePlaces) = (source, home, homePlaces)
      (self.requestedCurrency, self.link) = (requestedCurrency, link)
    }
  }

  /// How a round is run.
  package struct Request: Sendable {
    /// Whether no round follows, so that an error of the store is thrown instead of reported.
    package var isOnce = false
    /// Whether an unknown name ends the watch, because the user can still correct it.
    package var endsAtUnknownName = false
    /// Whether notable changes are also reported as ``WatchEvent/notable(_:)`` if the watch has notifiers.
    package var hasCommand = false
    /// Whether changes are shown only after ``WatchEvent/fetched(_:at:)``, and so are saved after it.
    package var showsChangesLast = false

    package init() {}
  }
}
