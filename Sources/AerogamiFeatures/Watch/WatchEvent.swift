package import AerogamiCore
package import Foundation

/// An event of a round.
package enum WatchEvent: Sendable {
  /// A note about a problem, when it begins or ends.
  case note(String)
  /// Only the default regions are requested, because the watch names none. Reported in the first round.
  case defaults(DefaultOrigins)
  /// This many regions are about to be requested.
  case requested(Int)
  /// A region is done, with its changes and the trips that were seen last in all regions.
  case region(OutcomeSummary?, [TripChange], WatchedTrips)
  /// All regions are done; `nil` if they could not be listed.
  case fetched(OutcomeSummaries<Region.ID?>?, at: Date)
  /// The changes to notify of, except by notifiers.
  case notable([TripChange])
}
