import Foundation

@testable import aerogami

extension StandardStream {
  /// A stream that accepts and ignores all bytes.
  static let discarding = unsafe StandardStream(descriptor: open("/dev/null", O_WRONLY))
}
