import AerogamiContainer
import AerogamiCore
import AerogamiHTTP

extension RoverClient {
  /// Returns a client of a server with the API of NASA's former service: `GET /rovers/{rover}/photos` and
  /// `/manifests/{rover}`. Pictures are fetched from the addresses in the server's responses.
  static func live(_ service: Service) -> RoverClient {
    var service = service
    service.tokenHeader = "X-API-Key"
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

extension ClientName {
  public static let rovers: ClientName = "rovers"
}

struct RoverRegistration: ClientRegistration {
  let name = ClientName.rovers
  let endpoints = RoverClient.endpoints
  let isExample = true

  /// A successor of NASA's own service, which ended in October 2025. It requires no token.
  func defaultBaseURL(_ options: Void) -> BaseURL? { BaseURL(known: "https://rovers.nebulum.one/api/v1") }

  func live(_ service: Service, _ options: Void, _ context: ClientContext) -> RoverClient { .live(service) }

  func mock(_ options: Void) throws(ConfigurationError) -> @Sendable (ClientContext) -> RoverClient { { _ in .mock } }

  func failing(_ failure: Failure) -> RoverClient { .failing(failure) }

  func probe(_ service: Service, _ options: Void, _ context: ClientContext) async throws {
    _ = try await RoverClient.live(service).manifest(.curiosity)
  }
}

extension Configuration {
  /// Whether the photos of rovers are built-in sample data.
  public var showsSamplePhotos: Bool { client(.rovers)?.variant(of: "photos") == .mock }
}

extension Service {
  /// Fetches the picture at a URL that the service returned. The picture is not cached, and the token is sent only to
  /// the service's own origin. Throws `ClientError`, or `CancellationError`.
  func picture(at url: String) async throws -> Fetched<[UInt8]> {
    do {
      let request = try pictureRequest(url)
      let response = try await transport.send(request)
      let requested = (response.request ?? request).description
      func failure(_ failure: Failure, _ detail: String) -> ClientError {
        ClientError(requested, failure, detail, attempts: response.attempts)
      }
      guard response.status == 200 else {
        let remark = response.remark.map { " (\($0))" } ?? ""
        throw failure(.status(response.status), "status \(response.status) instead of a picture\(remark)")
      }
      guard response.body.isPicture else {
        throw failure(.malformed, "the response is not a JPEG, PNG, GIF, WebP or TIFF picture")
      }
      return Fetched(response.body, attempts: response.attempts, requested: requested)
    } catch let error as ClientError {
      throw token.map(error.hiding) ?? error
    }
  }

  private func pictureRequest(_ url: String) throws(ClientError) -> HTTPRequest {
    // `RedirectTarget` rejects an address with a user or a password, and encodes characters that need it.
    guard let origin = Origin(of: url), let target = RedirectTarget(url, from: url) else {
      throw ClientError(
        "GET \(redacted(url).printable(maxLength: 120))", .malformed,
        "the picture's address is not a valid http or https address", attempts: 0)
    }
    let ownToken = origin == Origin(of: base.text) ? tokenHeaders : []
    return HTTPRequest(url: target.url, headers: [.init(name: "Accept", value: "image/*")] + ownToken, owner: owner)
  }
}

extension [UInt8] {
  /// Whether the bytes begin like a JPEG, PNG, GIF, WebP (a RIFF container) or TIFF file in either byte order.
  var isPicture: Bool {
    let signatures: [[UInt8]] = [
      [0xFF, 0xD8, 0xFF], [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], Array("GIF87a".utf8), Array("GIF89a".utf8),
      Array("II*\0".utf8), Array("MM\0*".utf8),
    ]
    return signatures.contains(where: starts)
      || starts(with: "RIFF".utf8) && dropFirst(8).starts(with: "WEBP".utf8)
  }
}
