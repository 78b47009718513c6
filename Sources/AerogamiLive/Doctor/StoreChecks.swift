import AerogamiContainer
import AerogamiCore
import AerogamiStore
import AerogamiSystem

extension Configuration {
  /// Checks that the store can be used, without creating, moving or migrating the database. Throws only
  /// `CancellationError`.
  func storeChecks() async throws -> [Check] {
    switch store.variant {
    case .mock: return [Check("store", .ok, "mock: stored in memory until the end of each run")]
    case .failing: return [Check("store", .ok, "failing: every use of the store fails, as configured")]
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
    case .absent: self.init("store", .ok, "\(path) does not exist yet and is created on first use")
    case .accessible(let byteCount): self.init("store.access", .ok, "\(path), \(byteCount) bytes")
    case .schema(let version, let newest):
      self.init(
        "store.schema", .ok,
        "version \(version) of \(newest)" + (version < newest ? ", migrated on next use" : ""))
    case .sound: self.init("store.integrity", .ok, "no damage found")
    case .unusable(let reason, let stage):
      let error = StoreError(path: path.isEmpty ? nil : path, reason: reason)
      self.init("store.\(stage.rawValue)", .failed, error)
    case .damaged(let problem):
      self.init(
        "store.integrity", .failed,
        "the database is damaged" + (problem.isEmpty ? "" : " (\(problem.printable(maxLength: 120)))"),
        remedy:
          "copy the data to recovered.db before other commands of aerogami move this file aside and begin an empty one: "
          + "sqlite3 \(path.quotedForShell) .recover | sqlite3 recovered.db")
    }
  }
}
