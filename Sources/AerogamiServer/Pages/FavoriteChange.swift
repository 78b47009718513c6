import AerogamiCore
import AerogamiJSON
import HTTPTypes

/// A change of the favorites that was made.
struct FavoriteChange: Sendable {
  /// Whether the trip is a favorite now.
  let isFavorite: Bool
  /// The page to which the user returns.
  let back: PageLink

  /// Returns a redirect to the page, or for the page's script, whether the trip is a favorite as JSON.
  func response(isForScript: Bool) -> RouteResponse {
    guard isForScript else {
      var response = RouteResponse(.seeOther, contentType: "text/plain; charset=utf-8", body: [])
      response.location = back.text
      return response
    }
    return RouteResponse { json in json.object { $0.member("favorite", isFavorite) } }
  }
}

/// The error of a change for a trip that the service no longer offers.
struct MissingTrip: Error {
  let message = "the service does not offer this trip now; reload the page to see the current trips"
}
