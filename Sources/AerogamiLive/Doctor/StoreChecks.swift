import AerogamiCore
import AerogamiStore

extension Configuration {
  /// Whether what is kept on this machine can be used. Nothing is made, moved or brought up to date, also where a command
  /// would do so.
  ///
  /// - Throws: `CancellationError`.
  func storeChecks() async throws -> [Check] {
    switch store.variant {
    case .mock: return [Check("store", .ok, "mock: kept in memory, and gone after each run")]
    case .failing: return [Check("store", .ok, "failing: this environment makes it fail")]
    case .live: break
    }
    guard let file = store.file else { return [Check(.unusable(.noPath, .access), path: nil)] }
    return try await file.inspect().map { Check($0, path: file.path) }
  }
}

extension Check {
  fileprivate init(_ finding: StoreFinding, path: String?) {
    let path = path ?? ""
    switch finding {
    case .absent: self.init("store", .ok, "\(path) is not there yet, and is made when there is something to keep")
    case .accessible(let byteCount): self.init("store.access", .ok, "\(path), \(byteCount) bytes")
    case .schema(let version, let newest):
      self.init(
        "store.schema", .ok,
        "version \(version) of \(newest)" + (version < newest ? ", brought up to date by the next use" : ""))
    case .sound: self.init("store.integrity", .ok, "sound")
    case .unusable(let reason, let stage):
      let error = StoreError(path: path.isEmpty ? nil : path, reason: reason)
      self.init("store.\(stage.rawValue)", .failed, error)
    case .damaged(let problem):
      self.init(
        "store.integrity", .failed, "damaged (\(problem.printable(maxLength: 120)))",
        remedy:
          "save what \"sqlite3 \(path) .recover\" can; what uses the store next moves the file aside and begins anew")
    }
  }
}
