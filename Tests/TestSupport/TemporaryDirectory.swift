import Foundation

/// An unused path in the system's temporary directory. Its content is removed with the last reference to this object.
public final class TemporaryDirectory: Sendable {
  public let path: String

  public init() {
    let base = realpath(NSTemporaryDirectory(), nil)
    defer { free(base) }
    path = "\(base.map { String(cString: $0) } ?? "/tmp")/aerogami-tests-\(UUID().uuidString)"
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
