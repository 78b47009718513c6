import AerogamiContainer
import AerogamiJSON
import Foundation
import Synchronization
import Testing

@testable import aerogami

struct RangesTests {
  @Test("values of ranges are passed on in order, whichever is computed first", arguments: [0, 1, 7, 8, 9, 1000])
  func order(count: Int) async {
    var passed: [Int] = []
    await computing(rangesOf: count, size: 8) {
      Array($0)
    } body: {
      passed += $0
    }
    #expect(passed == Array(0..<count))
  }

  @Test("no more ranges are computed than two per core beyond those that were passed on")
  func bounded() async {
    let limit = 2 * ProcessInfo.processInfo.activeProcessorCount
    let passed = Mutex(0)
    let isExceeded = Mutex(false)
    await computing(rangesOf: 500, size: 1) { range in
      // A range is passed on before its number is counted.
      let isBeyond = range.lowerBound > passed.withLock { $0 } + limit
      if isBeyond { isExceeded.withLock { $0 = true } }
    } body: {
      passed.withLock { $0 += 1 }
      await Task.yield()
    }
    #expect(!isExceeded.withLock { $0 })
    #expect(passed.withLock { $0 } == 500)
  }

  @Test("an error ends the computation")
  func failure() async {
    struct Full: Error {}
    var passed: [Int] = []
    let computed = Mutex(0)
    await #expect(throws: Full.self) {
      try await computing(rangesOf: 1000, size: 1) { range in
        computed.withLock { $0 += 1 }
        return range.lowerBound
      } body: { start in
        passed.append(start)
        if start == 3 { throw Full() }
      }
    }
    #expect(passed == [0, 1, 2, 3])
    #expect(computed.withLock { $0 } < 1000)
  }

  @Test("a canceled task still computes everything")
  func cancellation() async {
    let task = Task {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      var passed: [Int] = []
      await computing(rangesOf: 100, size: 8) {
        Array($0)
      } body: {
        passed += $0
      }
      return passed
    }
    #expect(await task.value == Array(0..<100))
  }

  @Test("JSON of many rows is the same as of rows written one by one", arguments: [0, 1, 255, 256, 257, 2000])
  func document(count: Int) async throws {
    let rendering = Rendering<Int>(
      columns: [], csvHeader: { _ in }, csv: { _, _ in }, json: { json, row in json.object { $0.member("row", row) } })
    let listing = Listing(format: .json, rendering: rendering, name: "rows")
    var written: [UInt8] = []
    await listing.write(
      Array(0..<count), width: nil, color: false, members: { $0.member("count", count) }, to: { written += $0 })
    let rows = (0..<count).map { "\n{\"row\":\($0)}" }.joined(separator: ",")
    #expect(
      String(decoding: written, as: UTF8.self) == #"{"count":\#(count),"rows":[\#(rows)\#(count > 0 ? "\n" : "")]}"#
        + "\n")
  }
}
