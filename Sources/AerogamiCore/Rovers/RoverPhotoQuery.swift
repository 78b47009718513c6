public import Foundation

/// A query for photos of a rover on one day.
public struct RoverPhotoQuery: Hashable, Sendable {
  /// A day of a mission.
  public enum Day: Hashable, Sendable {
    /// The number of Martian days since the landing, 0 or more.
    case sol(Int)
    /// The day on Earth, in UTC, that contains this date. The year must be between 0000 and 9999.
    case earth(Date)
  }

  /// The rover that took the photos.
  public var rover: Rover
  /// The day of the photos.
  public var day: Day
  /// The short name of one of the rover's cameras; `nil` for all cameras.
  public var camera: String?

  /// Creates a query.
  public init(rover: Rover, day: Day, camera: String? = nil) {
    self.rover = rover
    self.day = day
    self.camera = camera
  }
}

extension RoverPhotoQuery: CustomStringConvertible {
  /// A phrase for messages: `curiosity on sol 1000 with RHAZ`.
  public var description: String { "\(rover.rawValue) on \(day)" + (camera.map { " with \($0)" } ?? "") }
}

extension RoverPhotoQuery.Day: CustomStringConvertible {
  /// The day as in messages: `sol 1000` or `2015-06-03`.
  public var description: String {
    switch self {
    case .sol(let sol): "sol \(sol)"
    case .earth(let date): String((RFC3339.string(from: date) ?? "").prefix(10))
    }
  }
}
