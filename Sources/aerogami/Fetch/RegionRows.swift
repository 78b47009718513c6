import AerogamiCore
import AerogamiFeatures

/// The rows of one region, prepared in the task that requested the region.
struct RegionRows: Sendable {
  enum Content: Sendable {
    /// Encoded rows, ready to be written.
    case records([UInt8], of: ShownTrips)
    /// Trips to be merged with those of other regions.
    case selection(TripSelection)
  }

  /// The ids of all trips in the response, if the table shows ids.
  let ids: [Trip.ID]
  let content: Content
}
