import AerogamiContainer
package import AerogamiCore
import AerogamiSystem
import NIOPosix

/// A recording that is used instead of one client's service. The client's requests get the recorded responses.
package struct Fixtures: Sendable {
  let client: String
  let path: String
  /// The directory as shown to users.
  let name: String
  private let maxBodyBytes: Int
  private let remedyText: Remedy.Formatter
  private let mask: SecretMask
  private let manifest: RecordingManifest

  /// Reads the manifest. Each response is read when it is requested. `mask` replaces secrets in requests, as when the
  /// recording was made, to find their responses. The error is text to be appended to the recording's name.
  package init(
    of client: String, in path: String, shownAs name: String, maxBodyBytes: Int, masking mask: SecretMask,
    remedyText: @escaping Remedy.Formatter
  ) throws(FixtureError) {
    (self.client, self.path, self.name) = (client, path, name)
    (self.maxBodyBytes, self.mask, self.remedyText) = (maxBodyBytes, mask, remedyText)
    guard let manifest = try RecordingManifest.read(in: path) else {
      throw FixtureError(problem: "no recording found (no \(RecordingManifest.fileName))", remedy: .record(name))
    }
    self.manifest = manifest
  }

  /// The client's base URL when it was recorded; `nil` if the recording does not contain the client.
  package var base: BaseURL? { manifest.clients[client]?.base }

  /// A placeholder for the token that the client had when it was recorded; `nil` if it had none. It is never sent. It
  /// consists of control characters, so that no text of a service contains it by chance.
  package var token: String? {
    manifest.clients[client]?.hasToken == true ? String(repeating: "\u{1}", count: 16) : nil
  }

  /// A transport that returns the recorded responses, any number of times and without waiting.
  package var transport: HTTPTransport { HTTPTransport { try await response(to: $0) } }

  private func response(to request: HTTPRequest) async throws -> HTTPResponse {
    guard let recorded = RecordedRequest(request, masking: mask), let file = manifest.files[recorded] else {
      throw unrecorded(request)
    }
    do {
      let response = try await NIOThreadPool.singleton.runIfActive {
        try RecordedResponse(file: read(file), of: recorded, maxBodyBytes: maxBodyBytes)
      }
      return try response.response(to: request)
    } catch let error as FixtureError {
      throw ClientError(
        "\(recorded)", .malformed, "\(name)/\(file)\(error)",
        remedy: "\(error.remedy.map(remedyText) ?? "correct or restore this file"), or \(remedyText(.record(name)))",
        attempts: 0)
    }
  }

  private func read(_ file: String) throws(FixtureError) -> [UInt8] {
    // Allow 1.5 times the size of the body: base64 makes it a third larger, and adds a line break every 76 characters.
    let maxBytes = RecordedResponse.maxHeadBytes + maxBodyBytes / 2 * 3
    do throws(FileError) {
      if let bytes = try readRegularFile(file, in: path, maxBytes: maxBytes) { return bytes }
    } catch {
      throw FixtureError(problem: "\(error)")
    }
    throw FixtureError(problem: "there is no such file")
  }

  private func unrecorded(_ request: HTTPRequest) -> ClientError {
    if !request.isRepeatable {
      return ClientError(
        request.description, .unimplemented, "this kind of request is never recorded, so it cannot be replayed",
        attempts: 0
      )
    }
    let requested = RecordedRequest(request, masking: mask).map { "\($0)" } ?? "\(request)"
    let others = manifest.files.keys.filter { $0.client == client }.sorted().map { "\($0)" }
    let hint =
      requested.mostSimilar(among: others).map { "the most similar request is \($0.printable(maxLength: 300))" }
      ?? "the recording has no requests of the client \(client)"
    return ClientError(
      requested.printable(maxLength: 300), .unimplemented, "this request was not recorded in \(name) (\(hint))",
      remedy: remedyText(.record(name)), attempts: 0)
  }
}

extension BaseURL {
  /// The base URL of a client without recorded requests. The host name is reserved and never resolves (RFC 6761).
  package static let unrecorded = BaseURL(known: "http://unrecorded.invalid")
}

extension String {
  /// Returns the most similar text; if none is similar, the first with the longest common prefix; `nil` for no texts.
  fileprivate func mostSimilar(among others: [String]) -> String? {
    // Only the first 400 texts are compared by edit distance, which is slow. For the rest, the prefix is good enough.
    if let nearest = nearest(in: others.prefix(400)) { return nearest }
    func commonCount(_ other: String) -> Int { zip(self, other).prefix { $0 == $1 }.count }
    return others.max { commonCount($0) < commonCount($1) }
  }
}
