import Foundation
import TestSupport
import Testing

@testable import aerogami

@Suite(.timeLimit(.minutes(20))) struct LineWriterTests {
  private let pipe = Pipe()

  init() {
    // As the program does.
    signal(SIGPIPE, SIG_IGN)
  }

  private func writer(maxBytes: Int) -> LineWriter {
    LineWriter(StandardStream(descriptor: pipe.fileHandleForWriting.fileDescriptor), maxBytes: maxBytes) { lost in
      Array("lost \(lost)\n".utf8)
    }
  }

  private func line(_ number: Int) -> [UInt8] { Array("line \(number) \(String(repeating: "x", count: 100))\n".utf8) }

  /// The numbers of the lines in the pipe and the number of lost lines, once they add up to all.
  private func lines(_ count: Int) -> (numbers: [Int], lost: Int) {
    var (text, numbers, lost) = ("", [Int](), 0)
    while numbers.count + lost < count {
      text += String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
      while let end = text.firstIndex(of: "\n") {
        let words = text[..<end].split(separator: " ")
        let number = Int(words[1]) ?? -1
        if words[0] == "lost" { lost += number } else { numbers.append(number) }
        text.removeSubrange(...end)
      }
    }
    return (numbers, lost)
  }

  @Test("a stalled reader blocks no caller, and later gets the number of lost lines")
  func stalled() {
    let writer = writer(maxBytes: 10_000)
    for number in 0..<3000 { writer.write(line(number)) }
    let (numbers, lost) = lines(3000)
    #expect(numbers.count + lost == 3000)
    // At least the lines that fit into the buffer, at most those plus the capacity of a pipe.
    #expect((80..<1000).contains(numbers.count))
    let isSorted = zip(numbers, numbers.dropFirst()).allSatisfy(<)
    #expect(isSorted)
    writer.write(line(3000))
    #expect(lines(1).numbers == [3000])
  }

  @Test("finishing waits for a stalled reader no longer than the limit")
  func stalledEnd() async {
    let writer = writer(maxBytes: 1 << 20)
    for number in 0..<3000 { writer.write(line(number)) }
    await writer.finish(within: .seconds(1), clock: SkippingClock())
    // Ends the blocked write, before the descriptor is closed and used for another file.
    try? pipe.fileHandleForReading.close()
    while writer.hasLines { await Task.yield() }
  }

  @Test("every line reaches an active reader in order before the end")
  func complete() async {
    let writer = writer(maxBytes: 1 << 20)
    async let lines = lines(5000)
    for number in 0..<5000 { writer.write(line(number)) }
    await writer.finish(within: .seconds(60), clock: ContinuousClock())
    let isComplete = await lines.numbers == Array(0..<5000)
    #expect(isComplete)
  }

  @Test(
    "lines that could not be written are counted", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func full() async throws {
    let disk = unsafe open("/dev/full", O_WRONLY)
    defer { close(disk) }
    let writer = LineWriter(StandardStream(descriptor: disk), maxBytes: 1000) { Array("lost \($0)\n".utf8) }
    for number in 0..<8 { writer.write(line(number)) }
    while writer.hasLines { await Task.yield() }
    #expect(dup2(pipe.fileHandleForWriting.fileDescriptor, disk) == disk)
    writer.write(line(8))
    let (numbers, lost) = lines(9)
    #expect(numbers == [8])
    #expect(lost == 8)
    await writer.finish(within: .seconds(60), clock: ContinuousClock())
  }
}
