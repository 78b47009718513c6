import AerogamiCore

extension RoverClient {
  /// Returns a client of a server with the API of NASA's former service: `GET /rovers/{rover}/photos` and
  /// `/manifests/{rover}`. Pictures are fetched from the addresses in the server's responses.
  static func live(_ service: Service) -> RoverClient {
    var service = service
    service.tokenHeader = .named("X-API-Key")
    service.errorMessage = errorEnvelopeMessage
    let photos = service.requesting(
      Resource<(query: RoverPhotoQuery, page: Int), [RoverPhoto]>(
        { ["rovers", $0.query.rover.rawValue, "photos"] },
        query: { $0.query.parameters + [("page", "\($0.page)")] }, decodeList: decodeRoverPhotos
      )
      .refusing { Refusal(ofRover: $0.query.rover, $1) })
    return RoverClient(
      photos: { try await photos(($0, $1)) },
      manifest: service.requesting(
        Resource({ ["manifests", $0.rawValue] }, decodeRows: decodeRoverManifest)
          .refusing { Refusal(ofRover: $0, $1) }),
      picture: { [service] in try await service.picture(at: $0) })
  }
}

extension Refusal {
  fileprivate init?(ofRover rover: Rover, _ message: String) {
    guard message == "Invalid Rover Name" else { return nil }
    self = .unknown(kind: "rover", name: rover.rawValue)
  }
}

extension RoverPhotoQuery {
  fileprivate var parameters: [(name: String, value: String)] {
    let day =
      switch day {
      case .sol(let sol): ("sol", "\(sol)")
      case .earth: ("earth_date", "\(day)")
      }
    return [day] + (camera.map { [("camera", $0.lowercased())] } ?? [])
  }
}
