import AerogamiCore
import Foundation

// Reads and saves what a watch has seen.
extension CheckWatch {
  func restore(_ region: Region.ID?, _ state: inout WatchState, _ request: Request) async throws {
    let subject = state.subject(region, source: context.source(region))
    let saved = try await reportingStoreErrors(&state, request) { try await store.seen(subject) }
    if let saved = saved ?? nil { state.restore(saved, in: region) }
  }

  /// Reads the changes that an earlier process could not send, because the regions of this round are not known.
  func restoreUnsent(_ state: inout WatchState, _ request: Request) async throws {
    let subject = state.subject(nil, source: "")
    let regions = try await reportingStoreErrors(&state, request) { try await store.unsentRegions(subject) } ?? []
    for region in regions where !state.seen.hasSeen(region) && state.outbox[region].isEmpty {
      try await restore(region, &state, request)
    }
  }

  func save(_ region: Region.ID?, _ state: inout WatchState, _ request: Request, at now: Date) async throws {
    let (saved, subject) = (state.saved(region), state.subject(region, source: context.source(region)))
    try await reportingStoreErrors(&state, request) { try await store.save(saved, subject, now) }
  }

  func saveRound(
    of regions: [Region.ID?], _ state: inout WatchState, _ request: Request, at now: Date
  ) async throws {
    guard let name = state.watch.name else { return }
    let subjects = regions.map { state.subject($0, source: context.source($0)) }
    let round = FinishedRound(of: name, conditions: state.conditions, subjects: subjects)
    try await reportingStoreErrors(&state, request) { try await store.saveRound(round, now) }
  }

  /// Runs an operation of the store. If this is the only round, throws its error. Otherwise adds a note about the error,
  /// and returns `nil`.
  @discardableResult
  private func reportingStoreErrors<Value>(
    _ state: inout WatchState, _ request: Request, _ body: () async throws -> Value
  ) async throws -> Value? {
    do {
      let value = try await body()
      state.notes.set(.store, to: [])
      return value
    } catch {
      try Task.checkCancellation()
      if request.isOnce { throw error }
      state.notes.start(of: .store, "warning: seen trips cannot be read or saved: \(error)")
      return nil
    }
  }
}
