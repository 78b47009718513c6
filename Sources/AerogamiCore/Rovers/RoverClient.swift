/// What a service for the photos of Mars rovers can be asked.
///
/// Every closure throws ``ClientError`` when there is no answer, and `CancellationError` soon after the calling task is
/// cancelled; it leaves nothing running behind.
public struct RoverClient: Sendable {
  /// A page of the photos that match, in the service's order; the first page is 1, and one behind the last is empty.
  public var photos: @Sendable (_ query: RoverPhotoQuery, _ page: Int) async throws -> Fetched<[RoverPhoto]>
  /// What there is of a rover's mission.
  public var manifest: @Sendable (_ rover: Rover) async throws -> Fetched<RoverManifest>
  /// The bytes of the picture at a photo's address: all of them, and of a picture and nothing else.
  public var picture: @Sendable (_ url: String) async throws -> Fetched<[UInt8]>

  public init(
    photos: @escaping @Sendable (_ query: RoverPhotoQuery, _ page: Int) async throws -> Fetched<[RoverPhoto]>,
    manifest: @escaping @Sendable (_ rover: Rover) async throws -> Fetched<RoverManifest>,
    picture: @escaping @Sendable (_ url: String) async throws -> Fetched<[UInt8]>
  ) {
    self.photos = photos
    self.manifest = manifest
    self.picture = picture
  }

  /// The one table of this client's endpoints.
  public static let endpoints: [Endpoint<RoverClient>] = [
    Endpoint("photos", \.photos, keys: "rovers") { query, page in
      CallKey(query.rover.rawValue, part: "\(query), page \(page)")
    },
    Endpoint("manifest", \.manifest, keys: "rovers") { CallKey($0.rawValue) },
    Endpoint("picture", \.picture, keys: "addresses") { CallKey($0) },
  ]
}
