import AerogamiContainer

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
