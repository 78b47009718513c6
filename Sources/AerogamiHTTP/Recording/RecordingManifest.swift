import AerogamiCore
import AerogamiJSON

/// What a recording holds: the clients of which answers were recorded, and the file of each answer.
struct RecordingManifest: Hashable, Sendable {
  struct Client: Hashable, Sendable {
    /// Where it asked. A replayed client believes that it asks there: links in its answers lead there, and errors name it.
    var base: BaseURL
    /// Of the token that it had; `nil` where it had none. What a service says is quoted in other words to those who have
    /// one, and to those whose token is short. Of a longer one than that this does not tell even the length.
    var quoteLimit: Int?
  }

  /// By name.
  var clients: [String: Client] = [:]
  var files: [RecordedRequest: String] = [:]

  static let fileName = "manifest.json"
  /// A manifest of more than this many bytes is refused: it is some other file.
  static let maxBytes = 1 << 26
  /// Of what is written; all from 1 on are read.
  static let version = 2

  /// All that is in either, and of what is in both what is in `newer`.
  func merging(_ newer: RecordingManifest) -> RecordingManifest {
    let replaced = Set(newer.files.values)
    // Of two requests with one file, the file is now the answer to the newer one.
    let kept = files.filter { newer.files[$0.key] == nil && !replaced.contains($0.value) }
    return RecordingManifest(
      clients: clients.merging(newer.clients) { $1 }, files: kept.merging(newer.files) { $1 })
  }
}

extension RecordingManifest {
  /// The manifest of a directory; `nil` where it has none.
  ///
  /// - Throws: What is wrong with it, completing the directory's name.
  static func read(in directory: String) throws(FixtureError) -> RecordingManifest? {
    let bytes: [UInt8]?
    do throws(FileError) {
      bytes = try readWhole(fileName, in: directory, maxBytes: maxBytes)
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
