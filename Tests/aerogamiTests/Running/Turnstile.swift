/// Lets so many through at the same time, in the order in which they come, and each of the others when one is done.
///
/// All tests begin at once. Hundreds of programs that share two processors would each be so slow that they met the time
/// limits that are real: those of their own requests.
actor Turnstile {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) {
    free = count
  }

  /// Runs `body` when it is its turn. It must not wait for another one to be let through.
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
