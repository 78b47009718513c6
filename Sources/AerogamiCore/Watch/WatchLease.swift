package import Foundation

/// Another process that runs a watch.
package struct WatchHolder: Hashable, Sendable {
  /// The text that identifies the watch.
  package let watch: String
  /// The id of the process, and the time when it began to run the watch; both are `nil` if they are unknown.
  package let process: Int32?
  package let since: Date?

  package init(watch: String, process: Int32?, since: Date?) {
    (self.watch, self.process, self.since) = (watch, process, since)
  }

  /// The process in words, such as `process 4711`.
  package var processText: String { process.map { "process \($0)" } ?? "another process" }
}

/// Which process runs a watch.
package enum WatchLease: Sendable {
  /// This process runs the watch until it calls `end`.
  case taken(end: @Sendable () async -> Void)
  case held(WatchHolder)
}
