import AerogamiCore
import NIOPosix

/// A recording, from which the requests of one client are answered instead of by a service.
package struct Fixtures: Sendable {
  /// The client's name in a configuration.
  let client: String
  /// The directory.
  let path: String
  /// The same, for people.
  let name: String
  private let maxBodyBytes: Int
  private let words: Remedy.Words
  private let mask: SecretMask
  private let manifest: RecordingManifest

  /// Reads the manifest; each answer is read when it is asked for.
  ///
  /// - Parameter mask: What secrets that a request may have were recorded as.
  /// - Throws: What is wrong with the recording, completing its name.
  package init(
    of client: String, in path: String, shownAs name: String, maxBodyBytes: Int, masking mask: SecretMask,
    words: @escaping Remedy.Words
  ) throws(FixtureError) {
    (self.client, self.path, self.name) = (client, path, name)
    (self.maxBodyBytes, self.mask, self.words) = (maxBodyBytes, mask, words)
    guard let manifest = try RecordingManifest.read(in: path) else {
      throw FixtureError(
        problem: "there is no recording (no \(RecordingManifest.fileName))", remedy: .record(name))
    }
    self.manifest = manifest
  }

  /// Where the client asked when it was recorded; `nil` where it was not.
  package var base: BaseURL? { manifest.clients[client]?.base }

  /// What stands in for the token that the client had: nothing repeats it, it goes nowhere, and as much is quoted beside
  /// it as beside the other.
  package var token: String? { manifest.clients[client]?.quoteLimit.map { String(repeating: "\u{1}", count: $0) } }

  /// Answers as the requests were answered when they were recorded, all at once and any number of times.
  package var transport: HTTPTransport { HTTPTransport { try await answer(to: $0) } }

  private func answer(to request: HTTPRequest) async throws -> HTTPResponse {
    guard let recorded = RecordedRequest(request, masking: mask), let file = manifest.files[recorded] else {
      throw unrecorded(request)
    }
    do {
      let answer = try await NIOThreadPool.singleton.runIfActive {
        try RecordedResponse(file: read(file), of: recorded, maxBodyBytes: maxBodyBytes)
      }
      return try answer.response(to: request)
    } catch let error as FixtureError {
      throw ClientError(
        requested: "\(recorded)",
        reason: .failed(
          .malformed, detail: "\(name)/\(file)\(error)",
          remedy: "\(error.remedy.map(words) ?? "mend it"), or \(words(.record(name)))"),
        attempts: 0)
    }
  }

  private func read(_ file: String) throws(FixtureError) -> [UInt8] {
    // As base64 a body takes four thirds, and a line break every 76 characters.
    let maxBytes = RecordedResponse.maxHeadBytes + maxBodyBytes / 2 * 3
    do throws(FileError) {
      if let bytes = try readWhole(file, in: path, maxBytes: maxBytes) { return bytes }
    } catch {
      throw FixtureError(problem: "\(error)")
    }
    throw FixtureError(problem: "there is no such file")
  }

  private func unrecorded(_ request: HTTPRequest) -> ClientError {
    let requested = RecordedRequest(request, masking: mask).map { "\($0)" } ?? "\(request)"
    let others = manifest.files.keys.filter { $0.client == client }.sorted().map { "\($0)" }
    let hint =
      requested.likest(among: others).map { "; the nearest is \($0.printable(maxLength: 300))" }
      ?? ", nor anything else of \(client)"
    return ClientError(
      requested: requested.printable(maxLength: 300),
      reason: .failed(
        .unimplemented, detail: "this was never recorded in \(name)\(hint)", remedy: words(.record(name))),
      attempts: 0)
  }
}

extension BaseURL {
  /// Of a client of which nothing was recorded. The name is reserved, and nothing is ever there (RFC 6761).
  package static let unrecorded = BaseURL(known: "http://unrecorded.invalid")
}

extension String {
  /// The nearest of other texts or, where none is near, the one that begins most like this, the first of equals; `nil`
  /// where there is none.
  fileprivate func likest(among others: [String]) -> String? {
    // Of more than that, one that begins alike is near enough.
    if let nearest = nearest(in: others.prefix(400)) { return nearest }
    func commonCount(_ other: String) -> Int { zip(self, other).prefix { $0 == $1 }.count }
    return others.max { commonCount($0) < commonCount($1) }
  }
}
