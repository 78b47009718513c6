public import AerogamiContainer

/// A Mars rover and its cameras.
public enum Rover: String, CaseIterable, Hashable, Sendable {
  case curiosity, opportunity, perseverance, spirit

  /// Parses the name of a rover, ignoring case. Throws if there is no such rover.
  public init(named name: String) throws(UnknownRoverWord) {
    guard let rover = Rover(rawValue: name.lowercased()) else {
      throw UnknownRoverWord("there is no rover", name, known: Rover.allCases.map(\.rawValue))
    }
    self = rover
  }

  /// The short names of the rover's cameras, as the service writes them.
  public var cameras: [String] {
    switch self {
    case .curiosity: ["FHAZ", "RHAZ", "MAST", "CHEMCAM", "MAHLI", "MARDI", "NAVCAM"]
    case .opportunity, .spirit: ["FHAZ", "RHAZ", "NAVCAM", "PANCAM", "MINITES", "ENTRY"]
    case .perseverance:
      [
        "EDL_RUCAM", "EDL_RDCAM", "EDL_DDCAM", "EDL_PUCAM1", "EDL_PUCAM2", "NAVCAM_LEFT", "NAVCAM_RIGHT", "MCZ_LEFT",
        "MCZ_RIGHT", "FRONT_HAZCAM_LEFT_A", "FRONT_HAZCAM_RIGHT_A", "REAR_HAZCAM_LEFT", "REAR_HAZCAM_RIGHT", "SKYCAM",
        "SHERLOC_WATSON", "SUPERCAM_RMI", "LCAM",
      ]
    }
  }

  /// Returns the short name of a camera, ignoring case. Throws if this rover has no such camera.
  public func camera(named name: String) throws(UnknownRoverWord) -> String {
    guard let camera = cameras.first(where: { $0 == name.uppercasedASCII }) else {
      throw UnknownRoverWord("\(rawValue) has no camera", name, known: cameras)
    }
    return camera
  }
}

/// An error for an unknown rover or camera. The remedy lists the valid names, and suggests one if it is similar.
public struct UnknownRoverWord: ReportedError, Hashable {
  public let message: String
  public let remedy: String?

  fileprivate init(_ problem: String, _ name: String, known: [String]) {
    message = "\(problem) \"\(name.printable(maxLength: 60))\""
    remedy = name.correction(among: known)
  }
}

/// A service's summary of a rover's mission.
public struct RoverManifest: Hashable, Sendable {
  /// The rover's name as the service writes it, such as `Curiosity`.
  public var name: String
  /// The Earth date of the landing, as the service writes it; `nil` if the service does not report it.
  public var landingDate: String?
  /// The Earth date of the launch, as the service writes it; `nil` if the service does not report it.
  public var launchDate: String?
  /// The status of the mission, such as `active` or `complete`; `nil` if the service does not report it.
  public var status: String?
  /// The latest sol (Martian day since the landing) with photos; `nil` if the rover has no photos.
  public var maxSol: Int?
  /// The Earth date of the latest photos, as the service writes it; `nil` if the service does not report it.
  public var maxDate: String?
  /// The number of photos of the whole mission.
  public var totalPhotos: Int
  /// The sols with photos, in the service's order; empty if the service does not list them.
  public var sols: [Sol]

  /// A summary of one day of a mission.
  public struct Sol: Hashable, Sendable {
    /// The number of Martian days since the landing.
    public var sol: Int
    /// The Earth date, as the service writes it; `nil` if the service does not report it.
    public var earthDate: String?
    /// The number of photos of this day; `nil` if the service does not report it.
    public var totalPhotos: Int?
    /// The short names of the cameras with photos.
    public var cameras: [String]

    public init(sol: Int, earthDate: String? = nil, totalPhotos: Int? = nil, cameras: [String] = []) {
      self.sol = sol
      self.earthDate = earthDate
      self.totalPhotos = totalPhotos
      self.cameras = cameras
    }
  }

  public init(
    name: String, landingDate: String? = nil, launchDate: String? = nil, status: String? = nil, maxSol: Int?,
    maxDate: String? = nil, totalPhotos: Int, sols: [Sol] = []
  ) {
    self.name = name
    self.landingDate = landingDate
    self.launchDate = launchDate
    self.status = status
    self.maxSol = maxSol
    self.maxDate = maxDate
    self.totalPhotos = totalPhotos
    self.sols = sols
  }
}
