import AerogamiJSON
import Hummingbird

extension Routes {
  /// Adds `/health`, the server's own API, with the name of the environment.
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
