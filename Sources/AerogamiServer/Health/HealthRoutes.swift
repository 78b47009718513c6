import AerogamiJSON
import Hummingbird

extension Routes {
  /// Adds the route `/health`, which responds with the status `ok` and the name of the environment.
  func addHealth(of environment: String) {
    get("health") { _ in
      RouteResponse { json in
        json.object { json in
          json.member("status", "ok")
          json.member("environment", environment)
        }
      }
    }
  }
}
