import AerogamiContainer
import AerogamiCore
public import AerogamiHTTP
import Foundation

extension Configuration {
  func fixtures(of client: ClientConfiguration) throws(ConfigurationError) -> Fixtures {
    let key = client.keys.fixtures
    guard let path = client.fixtures?.resolved else {
      throw ConfigurationError(
        "\(key.path) is not set, and the replay variant of \(client.name.rawValue) needs it",
        remedy: layers.remedy(for: key) + ", to a directory written by --record")
    }
    // Shows the path in the form in which it can be passed to --record.
    let here = layers.directories.currentDirectory + "/"
    let plain = URL(filePath: path).standardized.path
    let name = plain.hasPrefix(here) ? String(plain.dropFirst(here.count)) : plain
    do throws(FixtureError) {
      return try Fixtures(
        of: client.name.rawValue, in: path, shownAs: name, maxBodyBytes: http.maxBodyBytes,
        masking: SecretMask(secrets), remedyText: Remedy.text)
    } catch {
      throw ConfigurationError("\(key.path): \(name)\(error)", remedy: error.remedy.map(Remedy.text))
    }
  }
}

extension Recording {
  /// Creates a recording in the directory at `path`. Creates the directory if needed, and removes partial files of a
  /// killed process.
  ///
  /// - Parameter configuration: The configuration, whose secrets are removed from everything that is recorded.
  /// - Throws: ``ConfigurationError`` if the directory cannot be used.
  public init(_ path: String, for configuration: Configuration) throws(ConfigurationError) {
    do throws(Problem) {
      try self.init(path, secrets: configuration.secrets)
    } catch {
      throw ConfigurationError("--record: \(error.message)", remedy: error.remedy)
    }
  }
}
