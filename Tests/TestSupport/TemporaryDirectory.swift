import Foundation

/// A path in the system's directory for temporary files, where nothing is yet; whatever is there when the last reference
/// goes is removed.
public final class TemporaryDirectory: Sendable {
  public let path: String

  public init() {
    let base = realpath(NSTemporaryDirectory(), nil)
    defer { free(base) }
    path = "\(base.map { String(cString: $0) } ?? "/tmp")/aerogami-tests-\(UUID().uuidString)"
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
