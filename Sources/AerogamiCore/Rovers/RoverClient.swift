public import AerogamiContainer

/// A client for photos of Mars rovers.
///
/// Every closure throws `ClientError` if the request fails, and `CancellationError` soon after the calling task is
/// canceled. No work continues after a closure returns or throws.
public struct RoverClient: Sendable {
  /// Returns a page of the matching photos, in the service's order. Pages start at 1; a page after the last is empty.
  public var photos: @Sendable (_ query: RoverPhotoQuery, _ page: Int) async throws -> Fetched<[RoverPhoto]>
  /// Returns a summary of a rover's mission.
  public var manifest: @Sendable (_ rover: Rover) async throws -> Fetched<RoverManifest>
  /// Returns the bytes of the picture at a photo's URL. Never returns part of a picture or another kind of file.
  public var picture: @Sendable (_ url: String) async throws -> Fetched<[UInt8]>

  public init(
    photos: @escaping @Sendable (_ query: RoverPhotoQuery, _ page: Int) async throws -> Fetched<[RoverPhoto]>,
    manifest: @escaping @Sendable (_ rover: Rover) async throws -> Fetched<RoverManifest>,
    picture: @escaping @Sendable (_ url: String) async throws -> Fetched<[UInt8]>
  ) {
    (self.photos, self.manifest, self.picture) = (photos, manifest, picture)
  }

  /// The endpoints of this client.
  public static let endpoints: [Endpoint<RoverClient>] = [
    Endpoint(
      "photos", \.photos, keys: "rovers", key: { CallKey($0.rover.rawValue, part: "\($0), page \($1)") },
      call: { "photos(of: \($0), page: \($1))" }),
    Endpoint(
      "manifest", \.manifest, keys: "rovers", key: { CallKey($0.rawValue) }, call: { "manifest(of: \($0.rawValue))" }),
    Endpoint("picture", \.picture, keys: "addresses", key: { CallKey($0) }, call: { "picture(at: \"\($0)\")" }),
  ]

  /// A client in which every call throws a `ClientError` with `failure`, after passing its description to `report`.
  public static func failing(
    _ failure: Failure = .unimplemented, report: @escaping @Sendable (String) -> Void = { _ in }
  ) -> RoverClient {
    endpoints.failing(.mock, with: failure, report: report)
  }
}
