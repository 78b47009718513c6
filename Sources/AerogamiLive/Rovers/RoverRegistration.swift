import AerogamiContainer
import AerogamiCore
import AerogamiHTTP

extension ClientName {
  public static let rovers: ClientName = "rovers"
}

/// The API for photos of Mars rovers.
struct RoverRegistration: ClientRegistration {
  let name = ClientName.rovers
  let endpoints = RoverClient.endpoints
  let isExample = true

  /// Returns the address of a successor of NASA's own service. The successor requires no token; NASA's service ended in
  /// October 2025.
  func defaultBaseURL(_ options: Void) -> BaseURL? { BaseURL(known: "https://rovers.nebulum.one/api/v1") }

  func live(_ service: Service, _ options: Void, _ context: ClientContext) -> RoverClient { .live(service) }

  func mock(_ options: Void, _ context: ClientContext) throws(ConfigurationError) -> RoverClient { .mock }

  func failing(_ failure: Failure) -> RoverClient { .failing(failure) }

  func probe(_ service: Service, _ options: Void, _ context: ClientContext) async throws {
    _ = try await RoverClient.live(service).manifest(.curiosity)
  }
}

extension Configuration {
  /// Whether the photos of rovers are built-in sample data.
  public var showsSamplePhotos: Bool { client(.rovers)?.variant(of: "photos") == .mock }
}
