public import AerogamiContainer

/// A Mars rover and its cameras.
public enum Rover: String, CaseIterable, Hashable, Sendable {
  case curiosity, opportunity, perseverance, spirit

  /// Parses the name of a rover, ignoring case.
  ///
  /// - Throws: ``UnknownRoverWord`` if there is no such rover.
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

  /// Returns the short name of a camera of this rover, ignoring case.
  ///
  /// - Throws: ``UnknownRoverWord`` if the rover has no such camera.
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
