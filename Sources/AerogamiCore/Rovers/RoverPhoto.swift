/// A photo that a rover took, with the URL of the picture.
public struct RoverPhoto: Hashable, Identifiable, Sendable {
  /// The service's id of the photo, 0 or more.
  public var id: Int
  /// The number of Martian days from the rover's landing to the photo.
  public var sol: Int
  /// The short name of the camera, such as `RHAZ`.
  public var camera: String
  /// The full name of the camera, such as `Rear Hazard Avoidance Camera`; `nil` if the service does not report it.
  public var cameraName: String?
  /// The Earth date, as the service writes it, such as `2015-05-30`.
  public var earthDate: String
  /// The URL of the picture, as the service sent it. It is not validated.
  public var url: String
  /// The rover's name as the service writes it, such as `Curiosity`; `nil` if the service does not report it.
  public var rover: String?

  /// Creates a photo.
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
  /// The base URL of the sample pictures. The domain is reserved and never resolves (RFC 6761).
  package static let builtInPictures = "https://mars.example/"

  /// The file name for the picture: the photo's id and the extension of its URL, or `jpg` for an unknown extension.
  ///
  /// Contains no other text from the service, so the name cannot lead to another directory.
  public var fileName: String {
    let path = url.prefix { $0 != "?" && $0 != "#" }
    let end = path.split(separator: "/").last?.split(separator: ".").last?.lowercased() ?? ""
    return "\(id).\(["jpg", "jpeg", "png", "gif", "webp", "tif"].contains(end) ? end : "jpg")"
  }
}
