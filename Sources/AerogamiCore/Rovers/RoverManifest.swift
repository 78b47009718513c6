/// What a service has of a rover's mission.
public struct RoverManifest: Hashable, Sendable {
  /// As the service writes it: `Curiosity`.
  public var name: String
  /// Days on Earth, as the service writes them, and what else not every host says.
  public var landingDate: String?
  public var launchDate: String?
  /// `active` or `complete`.
  public var status: String?
  /// The latest sol with photos.
  public var maxSol: Int
  public var maxDate: String?
  public var totalPhotos: Int
  /// The sols with photos, in the service's order; empty where it does not list them.
  public var sols: [Sol]

  /// What a service has of one day of a mission.
  public struct Sol: Hashable, Sendable {
    public var sol: Int
    public var earthDate: String?
    public var totalPhotos: Int?
    /// The short names of the cameras that took them.
    public var cameras: [String]

    public init(sol: Int, earthDate: String? = nil, totalPhotos: Int? = nil, cameras: [String] = []) {
      self.sol = sol
      self.earthDate = earthDate
      self.totalPhotos = totalPhotos
      self.cameras = cameras
    }
  }

  public init(
    name: String, landingDate: String? = nil, launchDate: String? = nil, status: String? = nil, maxSol: Int,
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
