import AerogamiContainer
import AerogamiCore
import AerogamiHTTP

extension ClientName {
  public static let starWars: ClientName = "starWars"
}

/// The Star Wars API.
struct StarWarsRegistration: ClientRegistration {
  let name = ClientName.starWars
  let endpoints = StarWarsClient.endpoints
  let isExample = true

  func defaultBaseURL(_ options: Void) -> BaseURL? { BaseURL(known: "https://swapi.info/api") }

  func live(_ service: Service, _ options: Void, _ context: ClientContext) -> StarWarsClient { .live(service) }

  func mock(_ options: Void, _ context: ClientContext) throws(ConfigurationError) -> StarWarsClient { .mock }

  func failing(_ failure: Failure) -> StarWarsClient { .failing(failure) }

  func probe(_ service: Service, _ options: Void, _ context: ClientContext) async throws {
    _ = try await StarWarsClient.live(service).list(.film, 1)
  }
}
