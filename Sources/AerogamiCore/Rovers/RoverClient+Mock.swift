import AerogamiContainer
import Foundation

extension RoverClient {
  /// A client with fixed sample data. Every picture is the same small PNG.
  public static let mock = RoverClient(
    photos: { query, page in
      let photos = MockRovers.photos(query)
      let start = (page - 1) * RoverPhotoPages.pageSize
      guard photos.indices.contains(start) else { return Fetched([]) }
      return Fetched(Array(photos[start...].prefix(RoverPhotoPages.pageSize)))
    },
    manifest: { Fetched(MockRovers.manifest(of: $0)) },
    picture: { _ in Fetched(MockRovers.picture) })
}

/// The photos of the mock variant of ``RoverClient``. The missions are real; the photos are sample data.
enum MockRovers {
  /// Returns the matching photos, sorted by id. Each sol (Martian day) of a mission has 0 to 72 photos, spread evenly
  /// over the cameras.
  static func photos(_ query: RoverPhotoQuery) -> [RoverPhoto] {
    let mission = Mission(of: query.rover)
    let sol: Int? =
      switch query.day {
      case .sol(let sol): sol
      case .earth(let date): mission.sol(at: date)
      }
    guard let sol, (0...mission.maxSol).contains(sol) else { return [] }
    return photos(of: query.rover, mission, on: sol).filter { query.camera == nil || $0.camera == query.camera }
  }

  static func manifest(of rover: Rover) -> RoverManifest {
    let mission = Mission(of: rover)
    let sols = (0...mission.maxSol).compactMap { sol -> RoverManifest.Sol? in
      let count = photoCount(of: rover, on: sol)
      if count == 0 { return nil }
      return RoverManifest.Sol(
        sol: sol, earthDate: mission.earthDate(of: sol), totalPhotos: count,
        cameras: Array(rover.cameras.prefix(count)))
    }
    return RoverManifest(
      name: rover.capitalizedName, landingDate: mission.landing, launchDate: mission.launch,
      status: mission.isActive ? "active" : "complete", maxSol: sols.last?.sol, maxDate: sols.last?.earthDate,
      totalPhotos: sols.reduce(0) { $0 + ($1.totalPhotos ?? 0) }, sols: sols)
  }

  /// A rust-colored PNG of 4 × 3 pixels.
  static let picture: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52, 0x00, 0x00, 0x00,
    0x04, 0x00, 0x00, 0x00, 0x03, 0x08, 0x02, 0x00, 0x00, 0x00, 0x3B, 0x96, 0x39, 0x91, 0x00, 0x00, 0x00, 0x10, 0x49,
    0x44, 0x41, 0x54, 0x78, 0xDA, 0x63, 0x38, 0xE8, 0xC2, 0x07, 0x47, 0x0C, 0x38, 0x39, 0x00, 0x03, 0xF8, 0x0C, 0xE5,
    0x79, 0x01, 0x12, 0x69, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
  ]

  private static func photos(of rover: Rover, _ mission: Mission, on sol: Int) -> [RoverPhoto] {
    (0..<photoCount(of: rover, on: sol)).map { index in
      let camera = rover.cameras[index % rover.cameras.count]
      let id = mission.firstID + sol * 100 + index
      return RoverPhoto(
        id: id, sol: sol, camera: camera, cameraName: cameraNames[camera], earthDate: mission.earthDate(of: sol),
        url: "\(RoverPhoto.builtInPictures)\(rover.rawValue)/\(sol)/\(camera)_\(id).png", rover: rover.capitalizedName)
    }
  }

  private static func photoCount(of rover: Rover, on sol: Int) -> Int {
    Int(fnv1a("\(rover.rawValue)/\(sol)") % 73)
  }

  private static let cameraNames = [
    "FHAZ": "Front Hazard Avoidance Camera", "RHAZ": "Rear Hazard Avoidance Camera", "MAST": "Mast Camera",
    "CHEMCAM": "Chemistry and Camera Complex", "MAHLI": "Mars Hand Lens Imager", "MARDI": "Mars Descent Imager",
    "NAVCAM": "Navigation Camera", "PANCAM": "Panoramic Camera",
    "MINITES": "Miniature Thermal Emission Spectrometer (Mini-TES)", "ENTRY": "Entry, Descent, and Landing Camera",
    "NAVCAM_LEFT": "Navigation Camera - Left", "NAVCAM_RIGHT": "Navigation Camera - Right",
    "MCZ_LEFT": "Mast Camera Zoom - Left", "MCZ_RIGHT": "Mast Camera Zoom - Right",
    "FRONT_HAZCAM_LEFT_A": "Front Hazard Avoidance Camera - Left",
    "FRONT_HAZCAM_RIGHT_A": "Front Hazard Avoidance Camera - Right",
    "REAR_HAZCAM_LEFT": "Rear Hazard Avoidance Camera - Left",
    "REAR_HAZCAM_RIGHT": "Rear Hazard Avoidance Camera - Right", "EDL_RUCAM": "Rover Up-Look Camera",
    "EDL_RDCAM": "Rover Down-Look Camera", "EDL_DDCAM": "Descent Stage Down-Look Camera",
    "EDL_PUCAM1": "Parachute Up-Look Camera A", "EDL_PUCAM2": "Parachute Up-Look Camera B", "SKYCAM": "MEDA Skycam",
    "SHERLOC_WATSON": "SHERLOC WATSON Camera", "SUPERCAM_RMI": "SuperCam Remote Micro Imager",
    "LCAM": "Lander Vision System Camera",
  ]
}

extension Rover {
  fileprivate var capitalizedName: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

/// The dates of a mission and the first id of its photos.
private struct Mission {
  /// The days of launch and landing, in UTC.
  let launch: String
  let landing: String
  let maxSol: Int
  let isActive: Bool
  let firstID: Int

  init(of rover: Rover) {
    switch rover {
    case .curiosity: self.init("2011-11-26", "2012-08-06", maxSol: 4102, isActive: true, firstID: 0)
    case .opportunity: self.init("2003-07-07", "2004-01-25", maxSol: 5111, isActive: false, firstID: 2_000_000)
    case .perseverance: self.init("2020-07-30", "2021-02-18", maxSol: 1200, isActive: true, firstID: 1_000_000)
    case .spirit: self.init("2003-06-10", "2004-01-04", maxSol: 2208, isActive: false, firstID: 3_000_000)
    }
  }

  private init(_ launch: String, _ landing: String, maxSol: Int, isActive: Bool, firstID: Int) {
    (self.launch, self.landing) = (launch, landing)
    (self.maxSol, self.isActive, self.firstID) = (maxSol, isActive, firstID)
  }

  private var landingDay: Int { RFC3339.day(landing)?.dayNumber ?? 0 }

  func earthDate(of sol: Int) -> String { Date(dayNumber: landingDay + Self.days(in: sol)).asDay }

  /// Returns the sol that begins on the Earth day of `date`, in UTC. Returns `nil` before the landing, and for a day on
  /// which no sol begins: a sol is longer than an Earth day.
  func sol(at date: Date) -> Int? {
    guard let day = date.dayNumber.map({ $0 - landingDay }), day >= 0 else { return nil }
    let sol = (day * 86_400 * 1000 + millisecondsOfSol - 1) / millisecondsOfSol
    return Self.days(in: sol) == day ? sol : nil
  }

  /// Returns the number of whole Earth days from the start of sol 0 to the start of a sol.
  private static func days(in sol: Int) -> Int { sol * millisecondsOfSol / 86_400_000 }
}

/// The length of a mean solar day on Mars.
private let millisecondsOfSol = 88_775_244
