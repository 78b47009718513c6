public import AerogamiContainer
import AerogamiStore
import AerogamiSystem
import Foundation

extension Configuration {
  /// The file with the token of the server's feeds; `nil` if the environment has no database file.
  public var feedTokenFile: FeedTokenFile? {
    guard store.variant == .live, let database = store.file else { return nil }
    return FeedTokenFile(path: "\(database.path).feed-token")
  }
}

/// A file beside the database with a random token, which only the user can read.
public struct FeedTokenFile: Sendable {
  fileprivate let path: String
  private static let byteCount = 24

  /// Returns the token; `nil` if there is none, or if it cannot be read.
  ///
  /// - Parameter warn: Receives the error if the file cannot be read.
  public func token(warn: @escaping @Sendable (any ReportedError) -> Void) async -> String? {
    await onBlockingThread {
      do throws(ConfigurationError) {
        return try read()
      } catch {
        warn(error)
        return nil
      }
    }
  }

  /// Returns the token, and creates one if there is none.
  ///
  /// - Parameter replaces: Whether to create another token although there is one.
  /// - Throws: `ConfigurationError` if the file cannot be read or has no token, or `Problem` if it cannot be written.
  public func token(replacing replaces: Bool) async throws -> String {
    try await onBlockingThread {
      if !replaces, let token = try read() { return token }
      var random = SystemRandomNumberGenerator()
      let token = (0..<Self.byteCount).map { _ in
        let byte = UInt8.random(in: .min ... .max, using: &random)
        return String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
      }.joined()
      let url = URL(filePath: path)
      let directory = url.deletingLastPathComponent().path(percentEncoded: false)
      do {
        try makeDirectories(directory, mode: 0o700)
        try writeAtomically(Array("\(token)\n".utf8), as: url.lastPathComponent, in: directory, mode: 0o600)
      } catch {
        throw Problem(
          "the token cannot be saved in \(path): \(error)", remedy: "check the permissions of the directory")
      }
      return token
    }
  }

  private func read() throws(ConfigurationError) -> String? {
    guard let bytes = try FileContents.read(path, shownAs: path, maxBytes: 256) else { return nil }
    let token = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    guard token.utf8.count == Self.byteCount * 2, token.utf8.allSatisfy("0123456789abcdef".utf8.contains) else {
      throw ConfigurationError("\(path): not a token", remedy: "run aerogami serve --new-feed-token to replace it")
    }
    return token
  }
}
