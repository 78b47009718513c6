import AerogamiCore
import AerogamiFeatures
import Foundation

/// The changes that a watch has reported, as a feed.
struct WatchFeedDocument {
  let row: ManageWatches.Row
  /// The changes, newest first.
  let changes: [ReportedChange]
  /// The start of the addresses of this server.
  let origin: String
  let now: Date

  func feed() -> AtomFeed {
    let entries = changes.map { change in
      AtomFeed.Entry(
        id: StableID("watch", row.name, change.id), title: change.title, updated: change.reportedAt,
        lines: change.lines, link: change.link.flatMap { PageLink(external: $0)?.text }, category: change.kind.rawValue)
    }
    return AtomFeed(
      id: StableID("watch.atom", row.name), title: "Watch: \(row.name)", subtitle: subtitle,
      address: origin + PageLink.feed(of: row.name).text,
      page: origin + PageLink("/watches", fragment: "watch-\(row.name)").text, entries: entries, now: now)
  }

  /// How the watch is. It has no times of successful rounds, so that a reader does not download the feed again after each.
  private var subtitle: String {
    if row.hasEnded { return "The watch has ended, because all its days of departure are in the past" }
    if let problem = row.problem { return "The watch cannot run: \(problem)" }
    return switch row.health.status {
    case .ok: "The last round succeeded"
    case .failing, .paused: "The watch is \(row.health.status.words)"
    case .neverRan: "The watch has not run yet"
    }
  }
}

extension PageLink {
  /// The address of the feed of a watch.
  static func feed(of watch: String) -> PageLink { PageLink("/watches/", "\(watch).atom") }
}
