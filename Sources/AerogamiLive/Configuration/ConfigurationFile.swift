import AerogamiContainer
import AerogamiCore
import AerogamiJSON
import Foundation

/// A configuration file. Its origin decides whether secrets may be sent to the addresses in it.
struct ConfigurationFile: Sendable {
  enum Origin: Hashable, Sendable {
    /// Named by `--config` or `AEROGAMI_CONFIG`.
    case named
    /// Found below the current directory. Anyone may have written it.
    case project
    /// Found in the user's own configuration directory.
    case user
    case builtIn
  }

  /// The name in messages: the path, or a text such as `built-in dev.json`.
  let name: String
  let origin: Origin
  /// The directory that paths in the file are relative to; `nil` for a built-in file, which contains no paths.
  let directory: String?
  let bytes: [UInt8]
}

extension ConfigurationFile {
  /// The maximum size of a configuration in bytes. A larger file is probably not a configuration.
  static let maxBytes = 1 << 20

  static let builtIn: [String: [UInt8]] = [
    "dev": PackageResources.dev_json,
    "failing": PackageResources.failing_json,
    "kiwi": PackageResources.kiwi_json,
    "live": PackageResources.live_json,
    "local": PackageResources.local_json,
    "ryanair": PackageResources.ryanair_json,
    "starwars-partial": PackageResources.starwars_partial_json,
  ]

  /// Returns whether a text can be the name of an environment, which is the name of its file without `.json`. Names of
  /// files have at most 255 bytes.
  static func isName(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && !name.contains("/") && name.utf8.count <= 200
  }

  static func user(in directories: Configuration.Directories) throws(ConfigurationError) -> ConfigurationFile? {
    guard let directory = directories.userDirectory else { return nil }
    return try read("\(directory)/\(userName).json", origin: .user, in: directories)
  }

  /// The name of the user's own file, without `.json`. No environment in the same directory can have this name.
  private static let userName = "config"

  static func named(_ path: String, in directories: Configuration.Directories) throws(ConfigurationError)
    -> ConfigurationFile
  {
    guard !path.isEmpty else {
      throw ConfigurationError(
        "the path of the configuration file is empty",
        remedy: "give a path, or omit --config to use a named environment")
    }
    guard let file = try read(path, origin: .named, in: directories) else {
      throw ConfigurationError("\(path): no such file")
    }
    return file
  }

  /// Returns `Config/NAME.json` below the current directory, else the user's `NAME.json`, else the built-in file. Skips
  /// a file below the current directory that has none of `keys`, and returns its path.
  static func environment(
    _ name: String, in directories: Configuration.Directories, keys: [AnyConfigurationKey]
  ) throws(ConfigurationError) -> (file: ConfigurationFile, foreignPath: String?) {
    guard isName(name) else {
      throw ConfigurationError(
        "\"\(name.printable(maxLength: 60))\" is not a valid environment name",
        remedy: "give a name such as dev, or a path with --config")
    }
    var foreignPath: String?
    if let file = try read("Config/\(name).json", origin: .project, in: directories) {
      guard file.isForeign(keys) else { return (file, nil) }
      foreignPath = file.name
    }
    if name == userName {
      throw ConfigurationError(
        "\"\(name)\" is not an environment: \(name).json is your own file, which applies to every environment",
        remedy: "use another name, such as dev")
    }
    if let directory = directories.userDirectory,
      let file = try read("\(directory)/\(name).json", origin: .user, in: directories)
    {
      return (file, foreignPath)
    }
    if let bytes = builtIn[name] {
      let file = ConfigurationFile(name: "built-in \(name).json", origin: .builtIn, directory: nil, bytes: bytes)
      return (file, foreignPath)
    }

    let known = environmentNames(in: directories)
    if let foreignPath {
      throw ConfigurationError(
        "there is no environment \"\(name)\": \(foreignPath) has none of aerogami's keys",
        remedy: known.contains(name) ? nil : name.correction(among: known))
    }
    let paths = ["Config/\(name).json", directories.userDirectory.map { "\($0)/\(name).json" }].compactMap(\.self)
    throw ConfigurationError(
      "there is no environment \"\(name)\" (no \(paths.listed(with: "or")))", remedy: name.correction(among: known))
  }

  /// Returns whether this is JSON of another program: not an object, or an object without a top-level key that equals
  /// or resembles one of aerogami's. Invalid JSON and an empty object do not count: they may be a user's mistake.
  private func isForeign(_ keys: [AnyConfigurationKey]) -> Bool {
    guard let root = try? JSONTree.parse(bytes.span) else { return false }
    guard case .object(let members) = root.value else { return true }
    let own = (keys.map(\.path) + [ConfigurationKeys.environment.path] + NamedKeys.all.map(\.root))
      .map { String($0.prefix { $0 != "." }) }.uniqued()
    // Looks for misspelled keys only among the first 100 members, because a file may have any number of members.
    return !members.isEmpty && !members.contains { own.contains($0.key) }
      && !members.prefix(100).contains { $0.key.nearest(in: own) != nil }
  }

  /// Reads a file. Returns `nil` if the file does not exist, and throws if it exists but cannot be read.
  private static func read(
    _ path: String, origin: Origin, in directories: Configuration.Directories
  ) throws(ConfigurationError) -> ConfigurationFile? {
    let fullPath = directories.resolve(path)
    guard let bytes = try FileContents.read(fullPath, shownAs: path, maxBytes: maxBytes) else { return nil }
    let directory = fullPath.lastIndex(of: "/").map { String(fullPath[..<$0]) }
    return ConfigurationFile(name: path, origin: origin, directory: directory, bytes: bytes)
  }

  static func environmentNames(in directories: Configuration.Directories) -> [String] {
    let files = ["Config", directories.userDirectory].compactMap(\.self).flatMap {
      (try? FileManager.default.contentsOfDirectory(atPath: directories.resolve($0))) ?? []
    }
    let names = files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(".json".count)) }
    return Set(names).subtracting([userName]).union(builtIn.keys).sorted()
  }
}

/// Reads configurations and the files that they name, and reports problems as configuration errors.
package enum FileContents {
  /// Returns the contents of a regular file; `nil` if nothing is at `path`. Follows symbolic links.
  package static func read(
    _ path: String, shownAs name: String, maxBytes: Int
  ) throws(ConfigurationError) -> [UInt8]? {
    do {
      // Uses `stat`, because reading the attributes with FileManager takes 2% of a small fetch's instructions.
      var status = stat()
      if unsafe stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
        throw ConfigurationError("\(name): not a regular file")
      }
      // Maps the file into memory, so that the size of a large file is known before it is read.
      let data = try Data(contentsOf: URL(filePath: path), options: .mappedIfSafe)
      guard data.count <= maxBytes else { throw ConfigurationError("\(name): larger than \(maxBytes) bytes") }
      return [UInt8](data)
    } catch let error as ConfigurationError {
      throw error
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile || error.code == .fileNoSuchFile {
      return nil
    } catch let error as CocoaError where error.code == .fileReadNoPermission {
      throw ConfigurationError("\(name): permission denied")
    } catch {
      throw ConfigurationError("\(name): could not be read", remedy: "check that the path names a file")
    }
  }

  /// Returns whether the permissions allow users other than the owner to read or change a file. Follows symbolic links.
  package static func isOpenToOthers(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & (S_IRWXG | S_IRWXO) != 0
  }
}
