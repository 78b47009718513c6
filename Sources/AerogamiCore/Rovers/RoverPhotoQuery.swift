/// Which photos of a rover are asked for.
public struct RoverPhotoQuery: Hashable, Sendable {
  public enum Day: Hashable, Sendable {
    /// The day of the mission, in Martian days since the landing, 0 or more.
    case sol(Int)
    /// The day on Earth, in UTC, that this moment is in; of the years 0000 to 9999.
    case earth(Date)
  }

  public var rover: Rover
  public var day: Day
  /// The short name of one of the rover's cameras; `nil` for all of them.
  public var camera: String?

  public init(rover: Rover, day: Day, camera: String? = nil) {
    self.rover = rover
    self.day = day
    self.camera = camera
  }
}

extension RoverPhotoQuery: CustomStringConvertible {
  /// For a sentence: `curiosity on sol 1000 with RHAZ`.
  public var description: String { "\(rover.rawValue) on \(day)" + (camera.map { " with \($0)" } ?? "") }
}

extension RoverPhotoQuery.Day: CustomStringConvertible {
  /// `sol 1000` or `2015-06-03`.
  public var description: String {
    switch self {
    case .sol(let sol): "sol \(sol)"
    case .earth(let date): String((RFC3339.string(from: date) ?? "").prefix(10))
    }
  }
}
