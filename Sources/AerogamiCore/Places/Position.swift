import Foundation

/// A position on the Earth.
struct Position: Sendable {
  /// In degrees; north is positive.
  let latitude: Double
  /// In degrees; east is positive.
  let longitude: Double

  /// Returns the great-circle distance, on a sphere with the Earth's mean radius.
  func kilometers(to other: Position) -> Double {
    let radians = Double.pi / 180
    let (from, to) = (latitude * radians, other.latitude * radians)
    let (north, east) = ((to - from) / 2, (other.longitude - longitude) * radians / 2)
    let chord = sin(north) * sin(north) + cos(from) * cos(to) * sin(east) * sin(east)
    return 2 * 6371 * asin(min(1, chord.squareRoot()))
  }
}

extension KnownAirport {
  var position: Position { Position(latitude: latitude, longitude: longitude) }
}
