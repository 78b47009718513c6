import Foundation

/// An unused path in the system's temporary directory. Its content is removed with the last reference to this object.
public final class TemporaryDirectory: Sendable {
  public let path: String

  public init() {
    let base = unsafe realpath(NSTemporaryDirectory(), nil)
    defer { unsafe free(base) }
    path = unsafe "\(base.map { unsafe String(cString: $0) } ?? "/tmp")/aerogami-tests-\(UUID().uuidString)"
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
