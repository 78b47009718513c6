import AerogamiCore
import AerogamiJSON
import Hummingbird

/// An API of the server: a function that adds its routes, example paths for an error message, and the parameters that
/// the log may show.
struct RouteRegistration: Sendable {
  /// Example paths, which the error message for an unknown path lists.
  let examples: [String]
  /// The query parameters that the log may show. Other parameters may be secrets.
  var parameters: [String] = []
  let add: @Sendable (Routes, Dependencies) -> Void

  /// All APIs except `/health`. Each API has a folder with its routes, and an entry in this list.
  static let apis = [
    RouteRegistration(
      examples: [
        "/trips", "/trips/EU", "/regions", "/airports/VNO", "/calendar/VNO-BCN", "/meet?home=Vilnius&home=Berlin",
      ],
      parameters: TripSearch.parameterNames + MeetingText.names
    ) { $0.addTrips(of: $1) },
    RouteRegistration(examples: ["/countries/v3.1/name/Germany"], parameters: ["codes", "fullText"]) {
      $0.add($1.countries)
    },
    RouteRegistration(
      examples: ["/mars/rovers/curiosity/photos?sol=1000", "/mars/manifests/curiosity"],
      parameters: ["camera", "earth_date", "page", "sol"]
    ) { $0.add($1.rovers) },
    RouteRegistration(examples: ["/starwars/films", "/starwars/films/2"], parameters: ["page", "search"]) {
      $0.add($1.starWars)
    },
  ]

  /// Returns the registration of the server's own `/health`, which responds with the status `ok` and the name of the
  /// environment.
  static func health(of environment: String) -> RouteRegistration {
    RouteRegistration(examples: ["/health"]) { routes, _ in
      routes.get("health") { _ in
        RouteResponse { json in
          json.object { json in
            json.member("status", "ok")
            json.member("environment", environment)
          }
        }
      }
    }
  }
}
