import AerogamiCore
import AerogamiJSON
import AerogamiSystem
import Foundation

/// The contents of a recording: the recorded clients, and the file of each request.
struct RecordingManifest: Hashable, Sendable {
  struct Client: Hashable, Sendable {
    /// The client's base URL. A replay uses it too, because links in responses start with it and errors contain it.
    var base: BaseURL
    /// Whether the client had a token. If so, errors in a replay quote less of a service's text, as in the recorded
    /// run.
    var hasToken = false
  }

  /// Maps each client's name to the client.
  var clients: [String: Client] = [:]
  var files: [RecordedRequest: String] = [:]

  static let fileName = "manifest.json"
  /// The maximum size of a manifest, in bytes. A larger file is not a manifest.
  static let maxBytes = 1 << 26
  /// The version of written manifests. All versions from 1 to this one can be read.
  static let version = 3

  /// Returns a manifest with the entries of this one and of `newer`. If both have an entry for a client or a request,
  /// the one of `newer` is used.
  func merging(_ newer: RecordingManifest) -> RecordingManifest {
    let replaced = Set(newer.files.values)
    // If an older request has the same file, the file now belongs to the newer one.
    let remaining = files.filter { newer.files[$0.key] == nil && !replaced.contains($0.value) }
    return RecordingManifest(
      clients: clients.merging(newer.clients) { $1 }, files: remaining.merging(newer.files) { $1 })
  }
}

extension RecordingManifest {
  /// Reads the manifest of a directory, or returns `nil` if there is none.
  ///
  /// - Throws: The problem, as text to be appended to the directory's name.
  static func read(in directory: String) throws(FixtureError) -> RecordingManifest? {
    let bytes: [UInt8]?
    do throws(FileError) {
      bytes = try readRegularFile(fileName, in: directory, maxBytes: maxBytes)
    } catch {
      throw FixtureError(file: fileName, problem: "\(error)")
    }
    guard let bytes else { return nil }
    do throws(ResponseError) {
      return try RecordingManifest(json: bytes)
    } catch {
      throw FixtureError(file: fileName, problem: "\(error)")
    }
  }
}
