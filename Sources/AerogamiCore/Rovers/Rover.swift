/// A rover on Mars, with the cameras that it has.
public enum Rover: String, CaseIterable, Hashable, Sendable {
  case curiosity, opportunity, perseverance, spirit

  /// The rover that is called so, in any case.
  ///
  /// - Throws: ``UnknownRoverWord``.
  public init(named name: String) throws(UnknownRoverWord) {
    guard let rover = Rover(rawValue: name.lowercased()) else {
      throw UnknownRoverWord("there is no rover", name, known: Rover.allCases.map(\.rawValue))
    }
    self = rover
  }

  /// The short names of its cameras, as the service writes them.
  public var cameras: [String] {
    switch self {
    case .curiosity: ["FHAZ", "RHAZ", "MAST", "CHEMCAM", "MAHLI", "MARDI", "NAVCAM"]
    case .opportunity, .spirit: ["FHAZ", "RHAZ", "NAVCAM", "PANCAM", "MINITES"]
    case .perseverance:
      [
        "EDL_RUCAM", "EDL_RDCAM", "EDL_DDCAM", "EDL_PUCAM1", "EDL_PUCAM2", "NAVCAM_LEFT", "NAVCAM_RIGHT", "MCZ_LEFT",
        "MCZ_RIGHT", "FRONT_HAZCAM_LEFT_A", "FRONT_HAZCAM_RIGHT_A", "REAR_HAZCAM_LEFT", "REAR_HAZCAM_RIGHT", "SKYCAM",
        "SHERLOC_WATSON", "SUPERCAM_RMI", "LCAM",
      ]
    }
  }

  /// The camera of this rover that is called so, in any case.
  ///
  /// - Throws: ``UnknownRoverWord``.
  public func camera(named name: String) throws(UnknownRoverWord) -> String {
    guard let camera = cameras.first(where: { $0 == name.uppercasedASCII }) else {
      throw UnknownRoverWord("\(rawValue) has no camera", name, known: cameras)
    }
    return camera
  }
}

/// A name that nothing has, with the nearest one and the known ones as its remedy.
public struct UnknownRoverWord: ReportedError, Hashable {
  public let message: String
  public let remedy: String?

  fileprivate init(_ problem: String, _ name: String, known: [String]) {
    message = "\(problem) \"\(name.printable(maxLength: 60))\""
    remedy = name.correction(among: known)
  }
}
