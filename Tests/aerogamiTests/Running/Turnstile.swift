/// A semaphore that admits callers in the order of their arrival.
///
/// All tests start at once. Hundreds of programs on two cores would be so slow that they reach the real time
/// limits of their own requests.
actor Turnstile {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) {
    free = count
  }

  /// Runs `body` when it is admitted. It must not wait for another caller to be admitted.
  nonisolated func pass<Result: Sendable>(_ body: () async throws -> sending Result) async rethrows -> Result {
    await enter()
    do {
      let result = try await body()
      await leave()
      return result
    } catch {
      await leave()
      throw error
    }
  }

  private func enter() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func leave() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
