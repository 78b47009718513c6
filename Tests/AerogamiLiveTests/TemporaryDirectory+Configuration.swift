import Foundation
import TestSupport

@testable import AerogamiLive

extension TemporaryDirectory {
  /// Writes files, and loads the configuration of a run in this directory. The user's own files are in `user`.
  func load(
    _ files: [String: String] = [:], path: String? = nil, _ variables: [String: String] = [:]
  ) throws -> Configuration {
    for (name, text) in files {
      let url = URL(filePath: "\(self.path)/\(name)")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return try Configuration.load(
      path: path, variables: variables,
      directories: .init(currentDirectory: self.path, userDirectory: self.path + "/user"))
  }
}
