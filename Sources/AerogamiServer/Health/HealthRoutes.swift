import AerogamiJSON
import Hummingbird

extension Routes {
  /// Adds `/health`, the server's own API, with the name of the environment.
  func addHealth(of environment: String) {
    get("health") { _ in
      RouteResponse { json in
        json.beginObject()
        json.key("status")
        json.string("ok")
        json.key("environment")
        json.string(environment)
        json.endObject()
      }
    }
  }
}
