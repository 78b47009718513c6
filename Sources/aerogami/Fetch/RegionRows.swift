import AerogamiCore
import AerogamiFeatures

/// The rows of one region, prepared in the task that requested the region.
enum RegionRows: Sendable {
  /// Encoded rows, ready to be written.
  case records([UInt8], of: ShownTrips)
  /// Trips to be merged with those of other regions, and the ids of all trips in the response if the table shows ids.
  case selection(TripSelection, ids: [Trip.ID])
}
