import AerogamiContainer
import AerogamiCore
import AerogamiHTTP
import AerogamiLive
import Foundation

extension ServeCommand {
  /// Prints the token of the feeds and their addresses. Creates a token if there is none.
  func printFeedToken(_ configuration: Configuration) async throws {
    guard let file = configuration.feedTokenFile else {
      throw Problem(
        "environment \(configuration.environment) has no database file, beside which a token could be saved",
        remedy: "set store.variant to live, and store.path to a file")
    }
    let token = try await file.token(replacing: access.newFeedToken)
    let name = host.contains(":") ? "[\(host)]" : host
    let start = try serverURL()?.text ?? "http://\(name):\(port)"
    let paths = ["/trips.atom", "/favorites.ics", "/watches/NAME.atom"]
    let lines = [token] + paths.map { "\(start)\($0)?token=\(token)" }
    try await Console().output.write(Array((lines.joined(separator: "\n") + "\n").utf8))
  }
}
