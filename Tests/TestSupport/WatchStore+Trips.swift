import AerogamiContainer
public import AerogamiCore
public import Foundation

extension WatchStore {
  /// Returns the trips that were last seen; `nil` if the subject was not saved.
  public func trips(_ subject: WatchSubject) async throws -> [Trip]? { try await seen(subject)?.trips }

  /// Saves trips without unsent changes.
  public func save(_ trips: [Trip], _ subject: WatchSubject, _ now: Date) async throws {
    try await save(SeenTrips(trips), subject, now)
  }
}
