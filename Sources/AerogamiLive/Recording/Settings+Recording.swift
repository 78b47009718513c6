import AerogamiCore
public import AerogamiHTTP

extension Settings {
  /// What the replay variant of a client answers from.
  func fixtures(of keys: ClientKeys) throws(ConfigurationError) -> Fixtures {
    guard let path = path(keys.fixtures) else {
      throw ConfigurationError(
        "\(keys.fixtures.path) is not set, and the replay variant of \(keys.name) needs it: \(remedy(for: keys.fixtures)), "
          + "to a directory that --record has written")
    }
    // What can be given to --record too.
    let here = place.currentDirectory + "/"
    let plain = URL(filePath: path).standardized.path
    let name = plain.hasPrefix(here) ? String(plain.dropFirst(here.count)) : plain
    do throws(FixtureError) {
      return try Fixtures(
        of: keys.name, in: path, shownAs: name, maxBodyBytes: self[ConfigurationKeys.maxBodyBytes],
        masking: SecretMask(secrets), words: Remedy.words)
    } catch {
      throw ConfigurationError(
        "\(keys.fixtures.path): \(name)\(error)", remedy: error.remedy.map(Remedy.words))
    }
  }
}

extension Recording {
  /// Makes the directory where there is none, and removes what a killed process left of a file.
  ///
  /// - Parameter settings: Whose secrets are not written, wherever a service may repeat them.
  /// - Throws: ``ConfigurationError`` where nothing can be recorded there.
  public init(_ path: String, for settings: Settings) throws(ConfigurationError) {
    do throws(RecordingError) {
      try self.init(path, secrets: settings.secrets)
    } catch {
      throw ConfigurationError("--record: \(error.message)", remedy: error.remedy)
    }
  }
}

extension Settings {
  /// The values of all keys that are never shown.
  var secrets: [String] { ConfigurationKeys.all.filter(\.isSecret).compactMap { entry($0.path)?.text } }
}
