package import AerogamiContainer
import AerogamiCore
import AerogamiSystem
import NIOPosix

/// A recording of a run's responses: a directory with one file per request, and a manifest.
///
/// Each file is written when its response arrives, and the manifest at the end of the run, so that it never lists a
/// missing file. Recording a request again replaces its file; other files do not change. The contents do not depend on
/// the time.
///
/// Invariant: `manifest` has exactly the requests whose files this run has written.
public actor Recording {
  /// The path as the user entered it.
  public nonisolated let path: String
  private nonisolated let mask: SecretMask
  private var manifest = RecordingManifest()
  private var failed: Set<RecordedRequest> = []

  /// Creates the directory if needed, and removes partial files of killed processes. Masks `secrets` wherever a service
  /// repeats them. Throws `Problem` if the directory cannot be used.
  package init(_ path: String, secrets: [String]) throws(Problem) {
    self.path = path
    mask = SecretMask(secrets)
    do throws(DirectoryError) {
      try makeWritableDirectory(path)
    } catch {
      throw Problem("\(error)")
    }
    do throws(FixtureError) {
      _ = try RecordingManifest.read(in: path)
    } catch {
      throw Problem("\(path)\(error)", remedy: "correct or remove this file, or use another directory")
    }
    removeStaleParts(in: path) { $0 == RecordingManifest.fileName || $0.hasSuffix(".http") }
  }

  /// The number of recorded requests, and how many of them failed.
  public var counts: (requests: Int, failures: Int) { (manifest.files.count, failed.count) }

  /// Adds this run's requests to the manifest. Call this even if the run ended early.
  ///
  /// - Throws: `Problem`, or `CancellationError` if canceled while another process has the directory's lock.
  public func finish() async throws {
    do {
      try await withFileLock(at: path, isDirectory: true, timeout: .seconds(30), clock: ContinuousClock()) {
        try await onBlockingThread { [path, manifest] in
          let earlier = try RecordingManifest.read(in: path) ?? RecordingManifest()
          try writeAtomically(earlier.merging(manifest).json, as: RecordingManifest.fileName, in: path)
        }
      }
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      let problem =
        switch error {
        case let error as FixtureError: "\(error)"
        case FileLockError.busy: ": locked by another process"
        case FileLockError.system(let number): ": \(FileError.system(number))"
        default: "/\(RecordingManifest.fileName): \(error)"
        }
      throw Problem("\(path)\(problem); the responses of this run cannot be replayed; record them again")
    }
  }
}

extension Recording {
  /// Records the final result of a request. Does nothing for a request that is not repeatable, a request without an
  /// owner, or an error whose reason is not `ClientError.Reason.failed(_:detail:remedy:)`. Throws `ClientError` if the
  /// file cannot be written, or `CancellationError`.
  nonisolated func record(_ result: Result<HTTPResponse, ClientError>, of request: HTTPRequest) async throws {
    guard let owner = request.owner, let recorded = RecordedRequest(request, masking: mask) else { return }
    do {
      // Write on another thread, because bodies may be large and disks slow.
      let isRecorded = try await NIOThreadPool.singleton.runIfActive { [path, mask] in
        let response =
          switch result {
          case .success(let response): RecordedResponse(response, masking: mask)
          case .failure(let error): RecordedResponse(error, to: request, masking: mask)
          }
        guard let response else { return false }
        try writeAtomically(response.file(of: recorded), as: recorded.fileName, in: path)
        return true
      }
      if isRecorded { await note(recorded, result, of: request, owner) }
    } catch let error as FileError {
      throw ClientError(
        request.description, .unimplemented, "the response could not be recorded in \"\(path)\": \(error)",
        remedy: "check the directory's permissions and free space, then try again")
    }
  }

  private func note(
    _ recorded: RecordedRequest, _ result: Result<HTTPResponse, ClientError>, of request: HTTPRequest,
    _ owner: HTTPRequest.Owner
  ) {
    manifest.files[recorded] = recorded.fileName
    if case .failure = result { failed.insert(recorded) } else { failed.remove(recorded) }
    manifest.clients[owner.client] = RecordingManifest.Client(
      base: BaseURL(mask.text(owner.base.text)) ?? .unrecorded, hasToken: owner.hasToken)
  }
}

extension HTTPTransport {
  /// Records the final result of each request, unless it is canceled.
  func recording(in recording: Recording?) -> HTTPTransport {
    guard let recording else { return self }
    return HTTPTransport { request in
      let result: Result<HTTPResponse, ClientError>
      do {
        result = .success(try await send(request))
      } catch let error as ClientError {
        // In a canceled task, the error may come from the cancellation instead of the service, so do not record it.
        try Task.checkCancellation()
        result = .failure(error)
      }
      try await recording.record(result, of: request)
      return try result.get()
    }
  }
}
