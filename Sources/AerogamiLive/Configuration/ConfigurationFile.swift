import AerogamiCore

/// The bytes of a configuration, and how they were found, which decides whether a secret may follow their addresses.
struct ConfigurationFile: Sendable {
  enum Origin: Hashable, Sendable {
    /// Named by `--config` or `AEROGAMI_CONFIG`.
    case named
    /// Found below the current directory, which may be anyone's.
    case project
    /// Found in the user's own configuration directory.
    case user
    case builtIn
  }

  /// As it is shown: the path, or `built-in dev.json`.
  let name: String
  let origin: Origin
  /// What paths in the file are relative to; `nil` for a built-in one, which names none.
  let directory: String?
  let bytes: [UInt8]
}

extension ConfigurationFile {
  /// A configuration of more than this many bytes is refused: it is some other file.
  static let maxBytes = 1 << 20

  /// The built-in environments, by name.
  static let builtIn: [String: [UInt8]] = [
    "dev": PackageResources.dev_json,
    "failing": PackageResources.failing_json,
    "live": PackageResources.live_json,
    "local": PackageResources.local_json,
    "starwars-partial": PackageResources.starwars_partial_json,
  ]

  /// What can be the name of an environment: of a file without its `.json`.
  static func isName(_ name: String) -> Bool { !name.isEmpty && !name.hasPrefix(".") && !name.contains("/") }

  /// The user's own file, which holds in every environment; `nil` where there is none.
  static func user(in directories: Configuration.Directories) throws(ConfigurationError) -> ConfigurationFile? {
    guard let directory = directories.userDirectory else { return nil }
    return try read("\(directory)/\(userName).json", origin: .user, in: directories)
  }

  /// No environment of the user's directory has this name.
  private static let userName = "config"

  static func named(_ path: String, in directories: Configuration.Directories) throws(ConfigurationError)
    -> ConfigurationFile
  {
    guard !path.isEmpty else {
      throw ConfigurationError(
        "the path of the configuration file is empty", remedy: "give one, or leave it out for a named environment")
    }
    guard let file = try read(path, origin: .named, in: directories) else {
      throw ConfigurationError("\(path): there is no such file")
    }
    return file
  }

  /// `Config/NAME.json` below the current directory, else `NAME.json` in the user's configuration directory, else the
  /// built-in one.
  static func environment(_ name: String, in directories: Configuration.Directories) throws(ConfigurationError)
    -> ConfigurationFile
  {
    guard isName(name) else {
      throw ConfigurationError(
        "\"\(name)\" is not the name of an environment", remedy: "give a name such as dev, or a path with --config")
    }
    if let file = try read("Config/\(name).json", origin: .project, in: directories) { return file }
    if name == userName {
      throw ConfigurationError(
        "\"\(name)\" is not an environment: \(name).json is your own file, which holds in every environment",
        remedy: "name another one, such as dev")
    }
    if let directory = directories.userDirectory,
      let file = try read("\(directory)/\(name).json", origin: .user, in: directories)
    {
      return file
    }
    if let bytes = builtIn[name] {
      return ConfigurationFile(name: "built-in \(name).json", origin: .builtIn, directory: nil, bytes: bytes)
    }

    let known = Set(
      ["Config", directories.userDirectory].compactMap(\.self).flatMap { namesOfEnvironments(in: $0, directories) }
    )
    .subtracting([userName]).union(builtIn.keys).sorted()
    let places = ["Config/\(name).json", directories.userDirectory.map { "\($0)/\(name).json" }].compactMap(\.self)
    throw ConfigurationError(
      "there is no environment \"\(name)\" (no \(places.listed(with: "or")))", remedy: name.correction(among: known))
  }

  /// `nil` where there is no such file; an error where there is one and it cannot be read.
  private static func read(
    _ path: String, origin: Origin, in directories: Configuration.Directories
  ) throws(ConfigurationError) -> ConfigurationFile? {
    let fullPath = directories.resolve(path)
    guard let bytes = try FileContents.read(fullPath, shownAs: path, maxBytes: maxBytes) else { return nil }
    let directory = fullPath.lastIndex(of: "/").map { String(fullPath[..<$0]) }
    return ConfigurationFile(name: path, origin: origin, directory: directory, bytes: bytes)
  }

  private static func namesOfEnvironments(in directory: String, _ directories: Configuration.Directories) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directories.resolve(directory))) ?? []
    return names.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(".json".count)) }
  }
}

/// Reads files that a configuration names, with errors for the one who wrote it.
enum FileContents {
  /// `nil` where nothing is at `path`.
  static func read(
    _ path: String, shownAs name: String, maxBytes: Int
  ) throws(ConfigurationError) -> [UInt8]? {
    do {
      let target = URL(filePath: path).resolvingSymlinksInPath().path
      let attributes = try FileManager.default.attributesOfItem(atPath: target)
      guard attributes[.type] as? FileAttributeType == .typeRegular else {
        throw ConfigurationError("\(name): is not a file")
      }
      // Mapped, so that a file that is too large is not read before its size is known.
      let data = try Data(contentsOf: URL(filePath: path), options: .mappedIfSafe)
      guard data.count <= maxBytes else { throw ConfigurationError("\(name): is larger than \(maxBytes) bytes") }
      return [UInt8](data)
    } catch let error as ConfigurationError {
      throw error
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile || error.code == .fileNoSuchFile {
      return nil
    } catch let error as CocoaError where error.code == .fileReadNoPermission {
      throw ConfigurationError("\(name): may not be read by this user")
    } catch {
      throw ConfigurationError("\(name): could not be read", remedy: "is it the path of a file?")
    }
  }
}
