import AerogamiMCP
import Testing

@Suite struct MessageLinesTests {
  /// Returns the lines of chunks: their text, or the mark of a line that is too long.
  private func lines(_ chunks: [[UInt8]]) -> [String] {
    var lines = MessageLines()
    var found: [String] = []
    func take(isAtEnd: Bool) {
      while let input = lines.next(isAtEnd: isAtEnd) {
        if case .message(let bytes) = input {
          found.append(String(decoding: bytes, as: UTF8.self))
        } else {
          found.append("too long")
        }
      }
    }
    for chunk in chunks {
      lines.append(chunk)
      take(isAtEnd: false)
    }
    take(isAtEnd: true)
    return found
  }

  @Test("lines are the same however the bytes arrive, and blank lines are ignored", arguments: [1, 2, 5, 1000])
  func chunks(_ size: Int) {
    let bytes = Array("\n{\"a\":1}\r\n \t\r\né\n\nlast".utf8)
    let chunks = stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<min($0 + size, bytes.count)]) }
    #expect(lines(chunks) == ["{\"a\":1}\r", "é", "last"])
  }

  @Test("a line that is too long is skipped without being stored, and the next is read")
  func tooLong() {
    let chunk = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 18)
    #expect(lines([chunk, chunk, chunk, chunk, [UInt8(ascii: "\n")]]).first?.count == 1 << 20)
    #expect(lines(Array(repeating: chunk, count: 8) + [Array("x\nnext\n".utf8)]) == ["too long", "next"])
    #expect(lines([Array(repeating: chunk, count: 5).flatMap(\.self)]) == ["too long"])
    #expect(lines([]).isEmpty)
  }
}
