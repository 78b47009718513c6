import AerogamiContainer
public import Foundation

/// A change that a watch with a name has reported, in the words of its messages, for the feed of the watch.
public struct ReportedChange: Hashable, Sendable {
  /// Why a change was reported. A change with several reasons has the first of them that this list names.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case gone
    case newLow = "new_low"
    case deal
    case drop
    case new
  }

  /// Identifies the change among those of its watch. It stays the same if the change is reported again.
  public let id: String
  public let kind: Kind
  /// When the change was reported, in whole seconds.
  public let reportedAt: Date
  public let title: String
  /// The lines of the text, without line breaks.
  public let lines: [String]
  /// The address at which the trip can be booked; `nil` for none.
  public let link: String?

  /// Creates a change. Replaces control characters in the texts, which may come from a service.
  public init(id: String, _ kind: Kind, reportedAt: Date, title: String, lines: [String], link: String?) {
    (self.id, self.kind, self.reportedAt) = (id.printable, kind, reportedAt.inWholeSeconds)
    (self.title, self.lines, self.link) = (title.printable, lines.map(\.printable), link)
  }

  /// Returns the id of a change that was seen at a time, in whole milliseconds.
  package static func id(of subject: String, seenAt: Date) -> String {
    "\(subject) \(Int((seenAt.timeIntervalSince1970 * 1000).rounded()))"
  }

  /// The maximum number of saved changes for each watch. Those older than ``WatchStore/retention`` are deleted.
  package static let maxCount = 200
}
