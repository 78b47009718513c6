public import AerogamiCore
import NIOPosix

/// What a run writes down of the answers to its requests: a directory with a file for each, and a manifest of them.
///
/// Each file is written when its answer comes, and the manifest when the run is over, so that it never names what is not
/// there. The same request recorded again replaces its file; what else the directory holds stays. Nothing in it tells
/// when it was recorded.
///
/// Invariant: `manifest` has the requests whose files this run has written, and no other.
public actor Recording {
  /// As it was given.
  public nonisolated let path: String
  private nonisolated let mask: SecretMask
  private var manifest = RecordingManifest()
  private var failed: Set<RecordedRequest> = []

  /// Makes the directory where there is none, and removes what a killed process left of a file.
  ///
  /// - Parameter secrets: What is not written, wherever a service may repeat it.
  /// - Throws: ``RecordingError`` where nothing can be recorded there.
  package init(_ path: String, secrets: [String]) throws(RecordingError) {
    self.path = path
    mask = SecretMask(secrets)
    do throws(DirectoryError) {
      try makeWritableDirectory(path)
    } catch {
      throw RecordingError("\(error)")
    }
    do throws(FixtureError) {
      _ = try RecordingManifest.read(in: path)
    } catch {
      throw RecordingError("\(path)\(error)", remedy: "mend or remove it, or name another directory")
    }
    removeStaleParts(in: path) { $0 == RecordingManifest.fileName || $0.hasSuffix(".http") }
  }

  /// How many requests were recorded, and of how many of them there is no answer.
  public var counts: (requests: Int, failures: Int) { (manifest.files.count, failed.count) }

  /// Adds to the manifest what was recorded, also when the run ended early; a task that is cancelled may not get the
  /// lock for it.
  ///
  /// - Throws: ``RecordingError``, or `CancellationError`.
  public func finish() async throws {
    do {
      try await withDirectoryLock(at: path, patience: .seconds(30), clock: ContinuousClock()) {
        try await onBlockingThread { [path, manifest] in
          let earlier = try RecordingManifest.read(in: path) ?? RecordingManifest()
          try writeWhole(earlier.merging(manifest).json, as: RecordingManifest.fileName, in: path)
        }
      }
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      let problem =
        switch error {
        case let error as FixtureError: "\(error)"
        case FileLockError.busy: ": another process keeps it busy"
        case FileLockError.system(let number): ": \(FileError.system(number))"
        default: "/\(RecordingManifest.fileName): \(error)"
        }
      throw RecordingError("\(path)\(problem); what this run recorded cannot be replayed")
    }
  }
}

/// Why a recording is of no use.
public struct RecordingError: ReportedError, Hashable {
  public let message: String
  public let remedy: String?

  package init(_ message: String, remedy: String? = nil) {
    self.message = message
    self.remedy = remedy
  }
}

extension Recording {
  /// Writes down how a request ended for its client.
  ///
  /// - Throws: ``ClientError`` where that cannot be saved, or `CancellationError`.
  nonisolated func record(_ result: Result<HTTPResponse, ClientError>, of request: HTTPRequest) async throws {
    guard let owner = request.owner, let recorded = RecordedRequest(request, masking: mask) else { return }
    do {
      // Bodies may be large, and disks slow.
      let isRecorded = try await NIOThreadPool.singleton.runIfActive { [path, mask] in
        guard let answer = RecordedResponse(result, to: request, masking: mask) else { return false }
        try writeWhole(answer.file(of: recorded), as: recorded.fileName, in: path)
        return true
      }
      if isRecorded { await note(recorded, result, of: request, owner) }
    } catch let error as FileError {
      throw ClientError(
        requested: request.description,
        reason: .failed(
          .unimplemented,
          detail: "how this ended could not be recorded in \"\(path)\": \(error)", remedy: "mend that, and try again"))
    }
  }

  private func note(
    _ recorded: RecordedRequest, _ result: Result<HTTPResponse, ClientError>, of request: HTTPRequest,
    _ owner: HTTPRequest.Owner
  ) {
    manifest.files[recorded] = recorded.fileName
    if case .failure = result { failed.insert(recorded) } else { failed.remove(recorded) }
    manifest.clients[owner.client] = RecordingManifest.Client(
      base: BaseURL(mask.text(owner.base.text)) ?? .unrecorded, quoteLimit: owner.quoteLimit)
  }
}

extension HTTPTransport {
  /// Writes down how each request ends for whoever made it. A request that is cancelled has not ended.
  func recording(in recording: Recording?) -> HTTPTransport {
    guard let recording else { return self }
    return HTTPTransport { request in
      let result: Result<HTTPResponse, ClientError>
      do {
        result = .success(try await send(request))
      } catch let error as ClientError {
        // However a cancellation is worded, it is nothing that the service did.
        try Task.checkCancellation()
        result = .failure(error)
      }
      try await recording.record(result, of: request)
      return try result.get()
    }
  }
}

extension RecordedResponse {
  /// `nil` for an error that is not about a request that was made.
  fileprivate init?(
    _ result: Result<HTTPResponse, ClientError>, to request: HTTPRequest, masking mask: SecretMask
  ) {
    switch result {
    case .success(let response): self.init(response, masking: mask)
    case .failure(let error): self.init(error, to: request, masking: mask)
    }
  }
}
