/// A picture that a rover took, and where it is.
public struct RoverPhoto: Hashable, Identifiable, Sendable {
  /// The service's own number, 0 or more.
  public var id: Int
  /// The day of the rover's mission, in Martian days since its landing.
  public var sol: Int
  /// The short name of the camera: `RHAZ`.
  public var camera: String
  /// The same for a person: `Rear Hazard Avoidance Camera`. Not every host says it.
  public var cameraName: String?
  /// The day on Earth, as the service writes it: `2015-05-30`.
  public var earthDate: String
  /// Where the picture is, as the service says it: anything at all.
  public var url: String
  /// As the service names it: `Curiosity`. Not every host says it.
  public var rover: String?

  public init(
    id: Int, sol: Int, camera: String, cameraName: String? = nil, earthDate: String, url: String, rover: String? = nil
  ) {
    self.id = id
    self.sol = sol
    self.camera = camera
    self.cameraName = cameraName
    self.earthDate = earthDate
    self.url = url
    self.rover = rover
  }
}

extension RoverPhoto {
  /// Where the pictures of built-in photos seem to be: an address that leads nowhere (RFC 6761).
  package static let builtInPictures = "https://mars.example/"

  /// What its picture is called in a directory: its id, and `jpg` or what else of a known kind its address ends in.
  /// No word of the service is part of it, so that it can lead nowhere else.
  public var fileName: String {
    let path = url.prefix { $0 != "?" && $0 != "#" }
    let end = path.split(separator: "/").last?.split(separator: ".").last?.lowercased() ?? ""
    return "\(id).\(["jpg", "jpeg", "png", "gif", "webp", "tif"].contains(end) ? end : "jpg")"
  }
}
