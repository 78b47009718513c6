import Foundation

/// Computes a value for each range of `0..<count` on all cores, and passes the values to `body` in order.
///
/// While `body` runs, at most two ranges per core are computed or wait for it, so memory is bounded if `body` does not
/// keep the values. If `body` throws, the ranges that wait are dropped. A canceled task still computes everything,
/// because rows that have arrived are delivered.
///
/// - Parameter size: The number of indices in a range, except the last, which may have fewer. Choose a few milliseconds
///   of work. A single range is computed without another task.
func computing<Value: Sendable, E: Error>(
  rangesOf count: Int, size: Int, _ compute: @escaping @Sendable (Range<Int>) -> Value,
  body: (Value) async throws(E) -> Void
) async throws(E) {
  if count <= size {
    if count > 0 { try await body(compute(0..<count)) }
    return
  }
  let limit = 2 * ProcessInfo.processInfo.activeProcessorCount * size
  let result: Result<Void, E> = await withTaskGroup(of: (start: Int, value: Value).self) { group in
    // The starts of the next range to compute and of the next one to pass on.
    var (next, passed) = (0, 0)
    var waiting: [Int: Value] = [:]
    while passed < count {
      while next < min(count, passed + limit) {
        let range = next..<min(count, next + size)
        group.addTask { (range.lowerBound, compute(range)) }
        next = range.upperBound
      }
      while waiting[passed] == nil, let (start, value) = await group.next() { waiting[start] = value }
      guard let value = waiting.removeValue(forKey: passed) else { break }
      passed = min(count, passed + size)
      do throws(E) { try await body(value) } catch { return .failure(error) }
    }
    return .success(())
  }
  try result.get()
}
